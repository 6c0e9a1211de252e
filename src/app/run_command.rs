//! Carrying out commands: the only place where the window changes the game.

use super::commands::{Command, Dialog, HexMenu, ScaleStep, no_cursor, not_yours};
use super::dialogs::{Find, KeyForm, RulesWindow, Wish};
use super::opponent::{Found, seat_name};
use super::session::Outcome;
use super::{App, InTheAir, proceeds_with};
use crate::engine::{Barrier, Dice, Die, Refusal, Rules, Seeded, UndoRefused};
use crate::hex::HexMask;
use crate::present::board::Pieces;
use crate::record::{DiceMode, record_full};
use crate::systems::hells_gate::panel::Answer;
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::{
    Action, BySide, Event, Illegal, Side, Stage, UnitId, UnitMask, say,
};
use crate::words::tr;
use std::rc::Rc;

/// Why the last action is not taken back.
pub(super) fn nothing_to_undo(why: UndoRefused) -> String {
    match why {
        UndoRefused::AtStart => tr!("tell-undo-at-start"),
        UndoRefused::Barred(Barrier::Dice) => tr!("tell-undo-die"),
        UndoRefused::Barred(Barrier::Shown) => tr!("tell-undo-shown"),
        UndoRefused::Barred(Barrier::Answered) => tr!("tell-undo-handed-over"),
    }
}

/// Text sizes, in per cent.
const SCALES: [u16; 12] = [80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 275, 300];

impl App {
    pub(super) fn carry_out(&mut self, ctx: &egui::Context, command: Command) {
        if self.room_takes(ctx, &command) {
            return;
        }
        if !matches!(command, Command::Computer(_)) {
            self.entered = None;
        }
        if self.in_the_air.is_some() {
            // It has been rolled for what lies there now.
            if command.plays() || command.decides() {
                return;
            }
            if command.puts_away() {
                self.let_the_die_fall(ctx);
            }
        }
        if !self.goes_on_in_tour(ctx, &command) || self.pen_takes(&command) {
            return;
        }
        if self.looking.is_some() && !self.goes_on_while_looking(&command) {
            return;
        }
        if self.computer_decides() && command.decides() {
            return self.tell(not_yours(), None, false);
        }
        if self.means_the_plan(&command) {
            return;
        }
        match command {
            Command::PlanAttacks => self.plan_attacks(),
            Command::Plan(edit) => self.edit_plan(edit),
            Command::BeginPlanned => self.begin_planned(ctx),
            Command::Act(action) | Command::Computer(action) => self.try_act(ctx, action),
            Command::HoldComputer => self.hold_computer(),
            Command::TakeSeat(side, level) => self.take_seat(side, level),
            Command::Ask(question) => self.ask(ctx, question),
            Command::FollowAdvice(number) => self.follow_advice(ctx, number),
            Command::DismissAnswer => self.dismiss_found(),
            Command::GiveDie(die) => {
                if std::mem::take(&mut self.ask_face) {
                    self.correct_face(die);
                } else if let Some(action) = self.ask_die.take() {
                    self.act(ctx, action, Some(die));
                }
                self.entered = Some(die);
            }
            Command::CancelDie => {
                self.ask_die = None;
                self.ask_face = false;
            }
            Command::CorrectDie => match self.session.face_to_correct() {
                Some(_) => self.ask_face = true,
                None => self.tell(tr!("tell-no-face"), None, false),
            },
            Command::ClickHex(hex) => {
                self.answer(ctx, |i, rules, state| i.click_hex(rules, state, hex));
            }
            Command::ClickUnit(unit) => {
                self.answer(ctx, |i, rules, state| i.click_unit(rules, state, unit));
            }
            Command::ToggleUnit(unit) => {
                let game = &self.session.file.game;
                self.interaction
                    .toggle_unit(game.rules(), game.state(), unit);
            }
            Command::WholeStack(unit) => {
                let game = &self.session.file.game;
                self.interaction
                    .whole_stack(game.rules(), game.state(), unit);
            }
            Command::Drop(unit, hex) => {
                self.answer(ctx, |i, rules, state| i.drop_on(rules, state, unit, hex));
            }
            Command::Escape if self.leaves_presenter(ctx) => {}
            // The clicker has come to a moment; a click beside the map keeps it.
            Command::LetGo if self.presenter.on && self.looking.is_some() => {}
            Command::Escape | Command::LetGo => self.escape(),
            Command::EndPhase => self.ask_end_phase(ctx),
            Command::EndPhaseNow => {
                self.left_undone = None;
                self.try_act(ctx, Action::EndPhase);
            }
            Command::Proceed => self.proceed(ctx),
            Command::Undo => self.undo_to_a_person(),
            Command::Redo => {
                if !self.session.redo() {
                    self.tell(tr!("tell-nothing-to-redo"), None, false);
                }
                self.after_change(false);
            }
            Command::Cursor(key) => {
                let direction = self.orientation().key(key);
                let rules = self.session.file.game.rules();
                match self.looking {
                    Some(_) => self.watching.move_cursor(rules, direction),
                    None => self.interaction.move_cursor(rules, direction),
                }
            }
            Command::Activate => match self.interaction.cursor {
                Some(hex) => {
                    self.answer(ctx, |i, rules, state| i.click_hex(rules, state, hex));
                }
                None => self.tell(no_cursor(), None, false),
            },
            Command::NextRegion { back } => self.next_region(ctx, back),
            Command::NextUnit { back } => {
                let game = &self.session.file.game;
                self.interaction.next_unit(game.rules(), game.state(), back);
            }
            Command::NextRoute => self.interaction.route += 1,
            Command::Light(hexes) => self.lit = hexes,
            Command::Overlay(kind) => {
                self.shown.toggle(kind);
                self.keep_overlays();
            }
            Command::NoOverlays => {
                self.shown = OverlaySet::default();
                self.keep_overlays();
            }
            Command::ToggleCard => {
                self.settings.hex_card = !self.settings.hex_card;
                self.keep_settings();
            }
            Command::Speak(language) => {
                self.settings.language = language;
                self.speak();
                self.keep_settings();
            }
            Command::GoTo(unit) => self.go_to(unit),
            Command::LookAt { ply, lit } => self.look_at(ply, lit),
            Command::LookOn { back } if self.presenter.on => self.tell_on(back),
            Command::LookOn { back } => self.look_on(back),
            Command::Leap { step, back } => self.leap(step, back),
            Command::LookAtBeginning => self.look_at(0, HexMask::EMPTY),
            Command::Present => self.present(ctx),
            Command::Contrast => self.toggle_contrast(ctx),
            Command::BlackOut if self.presenter.on => self.presenter.black = !self.presenter.black,
            Command::Spotlight if self.presenter.on => self.presenter.spot = !self.presenter.spot,
            Command::BlackOut | Command::Spotlight => {
                let key = self.keymap.of(&Command::Present).unwrap_or_default();
                self.tell(tr!("tell-presenter-only", key = key), None, false);
            }
            Command::LookAtLastTurn => self.look_at_last_turn(),
            Command::LookAtPresent => self.look_at_present(),
            Command::OpenMenu(menu) => self.menu = Some(menu),
            Command::MenuHere => match self.picked().cursor {
                Some(hex) => {
                    let (unit, at) = (None, None);
                    self.menu = Some(HexMenu { hex, unit, at });
                }
                None => self.tell(no_cursor(), None, false),
            },
            Command::CloseMenu => self.menu = None,
            Command::Draw(drawing) => self.carry_out_drawing(drawing),
            Command::ExportPdf => self.export_pdf(),
            Command::MakeUnits(pieces) => {
                self.settings.blocks = pieces == Pieces::Blocks;
                self.keep_settings();
            }
            Command::ExportMuster => self.export_muster(),
            Command::ExportPicture(file) => self.export_picture(file),
            Command::Rule(number) => self.rules_window = Some(RulesWindow::at(number)),
            Command::Toggle(dialog) => self.toggle(dialog),
            Command::Tour(wish) => self.steer_tour(ctx, wish),
            Command::NewGame {
                scenario,
                options,
                seats,
            } => {
                let name = |side| seats[side].map(seat_name).unwrap_or_default();
                self.begin(scenario, options, BySide::from_fn(name));
            }
            Command::Begin(beginning) => self.begin_any(&beginning),
            Command::Branch(ply) => self.branch(ply),
            Command::Open(path) => self.open(path),
            Command::Save => match self.own_path().map(std::path::Path::to_owned) {
                Some(path) => self.save_again(path),
                None => {
                    self.dialog = None;
                    self.toggle(Dialog::Games);
                    self.forms.name_is_asked = true;
                }
            },
            Command::SaveAs(title) => self.save_as(&title),
            Command::AnswerReplace(instead) => self.answer_replace(instead),
            Command::Resume(path) => self.resume(path),
            Command::ResumeBare(path) => self.resume_bare(path),
            Command::DiscardPending(path) => {
                self.offered_no_longer(&path);
                if let Err(error) = self.store.discard_pending(&path) {
                    self.tell(error.to_string(), None, true);
                }
            }
            Command::HandedOver => {
                self.hand_over = None;
                if self.session.state().stage == Stage::Supply {
                    self.try_act(ctx, Action::JudgeSupply);
                }
            }
            Command::Scale(step) => self.scale(ctx, step),
            Command::FitMap => self.board.fit(),
            Command::LayMap(orientation) => self.lay_map(orientation),
            Command::ZoomMap { closer } => self.board.zoom(if closer { 1.25 } else { 0.8 }),
            Command::TogglePanel if self.presenter.on => {
                self.presenter.panel = !self.presenter.panel;
            }
            Command::TogglePanel => self.show_panel = !self.show_panel,
            Command::Fullscreen => {
                let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Quit => self.quit = true,
            // Without a room it means nothing.
            Command::Room(_) => {}
        }
    }

    /// Lets a click decide, and does what it comes to.
    fn answer(
        &mut self,
        ctx: &egui::Context,
        decide: impl FnOnce(
            &mut super::Interaction,
            &crate::systems::hells_gate::HellsGate,
            &crate::systems::hells_gate::State,
        ) -> Answer,
    ) {
        self.lit = HexMask::EMPTY;
        let game = &self.session.file.game;
        let answer = decide(&mut self.interaction, game.rules(), game.state());
        match answer {
            Answer::Picked => self.notice = None,
            Answer::Refused(why) => self.refuse(&why),
            Answer::Do(actions) => {
                for action in actions {
                    self.try_act(ctx, action);
                }
            }
        }
    }

    pub(super) fn refuse(&mut self, why: &Illegal) {
        let text = say::refusal(self.session.rules(), why);
        self.tell(text, Some(why.rule()), true);
    }

    /// Does an action; if it rolls a die, the die rolls on the screen first.
    pub(super) fn try_act(&mut self, ctx: &egui::Context, action: Action) {
        if !self.tour_takes(action) {
            return;
        }
        let state = *self.session.state();
        let rules = self.session.rules();
        let rolls = rules.check(&state, action).is_ok() && rules.rolls_dice(&state, action);
        let options = self.session.file.options;
        if rolls && options.dice == DiceMode::Seeded && self.settings.animations {
            let dice = Seeded { seed: options.seed };
            if let Ok(die) = dice.roll(rules.rolls(&state)) {
                self.in_the_air = Some(InTheAir {
                    action,
                    die,
                    since: ctx.input(|i| i.time),
                });
                ctx.request_repaint();
                return;
            }
        }
        self.act(ctx, action, None);
    }

    /// Does an action for good.
    pub(super) fn act(&mut self, ctx: &egui::Context, action: Action, die: Option<Die>) {
        let before = *self.session.state();
        match self.session.act(action, die) {
            Outcome::Refused(why) => self.refuse(&why),
            Outcome::AwaitsDie => self.ask_die = Some(action),
            Outcome::Full => {
                // It would try for ever.
                self.opponent.held = true;
                self.tell(record_full(), None, true);
            }
            Outcome::WentBack => {
                self.after_change(false);
                ctx.request_repaint();
            }
            Outcome::Done => {
                self.note_roll();
                let after = *self.session.state();
                if after.stage != before.stage || after.player != before.player {
                    self.interaction.clear(&after);
                }
                if before.player != after.player || after.stage == Stage::Supply {
                    self.last_roll = None;
                }
                if after.stage == Stage::Over {
                    self.dialog = Some(Dialog::Verdict);
                }
                let new_player = before.player != after.player && after.stage == Stage::Supply;
                self.after_change(new_player);
                ctx.request_repaint();
            }
        }
    }

    /// Puts the face that lay on the table in the place of the one entered, and
    /// what comes of it in the place of what had come of it.
    fn correct_face(&mut self, face: Die) {
        if self.session.correct_face(face).is_err() {
            return self.tell(tr!("tell-no-face"), None, false);
        }
        self.note_roll();
        self.opponent_starts_anew(false);
        let after = *self.session.state();
        self.interaction.clear(&after);
        let over = after.stage == Stage::Over;
        self.dialog = over.then_some(Dialog::Verdict);
        self.after_change(false);
    }

    /// Keeps the face and the words of a roll for showing.
    fn note_roll(&mut self) {
        let rules = self.session.file.game.rules();
        let Some(entry) = self.session.file.game.played().last() else {
            return;
        };
        let Some(die) = entry.die() else { return };
        let told = entry.events.iter().find(|e| {
            matches!(
                e,
                Event::Attacked { .. } | Event::BrokeOut { .. } | Event::ThawRolled { .. }
            )
        });
        if let Some(event) = told {
            self.last_roll = Some((die, Rc::from(say::event(rules, event).text)));
        }
    }

    /// After every change of the game: it is kept, and handed over if need be.
    pub(super) fn after_change(&mut self, new_player: bool) {
        self.notice = None;
        self.dice = None;
        self.lit = HexMask::EMPTY;
        self.keep_on_disk();
        let people = Side::ALL.iter().all(|&s| self.computer(s).is_none());
        let asked = self.settings.handover_notice && self.tour.is_none();
        if new_player && people && asked {
            self.hand_over = self.session.to_act();
        }
    }

    pub(super) fn undo(&mut self) {
        match self.session.undo() {
            Ok(()) => {
                self.last_roll = None;
                let state = *self.session.state();
                self.interaction.clear(&state);
                self.opponent_starts_anew(false);
                self.after_change(false);
            }
            Err(why) => self.tell(nothing_to_undo(why), None, false),
        }
    }

    fn escape(&mut self) {
        if self.menu.take().is_some()
            || self.ask_die.take().is_some()
            || std::mem::take(&mut self.ask_face)
            || self.left_undone.take().is_some()
            || self.replacing.take().is_some()
            || self.dialog.take().is_some()
            || self.rules_window.take().is_some()
            || self.notice.take().is_some()
        {
            return;
        }
        if self.leaves_pen() {
            return;
        }
        if self.looking.is_some() {
            return self.look_at_present();
        }
        self.lit = HexMask::EMPTY;
        let state = *self.session.state();
        self.interaction.clear(&state);
    }

    fn proceed(&mut self, ctx: &egui::Context) {
        let state = *self.session.state();
        match proceeds_with(state.stage) {
            Some(action) if state.stage != Stage::Combat || state.attack.is_some() => {
                self.try_act(ctx, action);
            }
            _ => {
                let prompt = say::prompt(self.session.rules(), &state);
                self.tell(prompt.now, Some(prompt.rule), false);
            }
        }
    }

    fn ask_end_phase(&mut self, ctx: &egui::Context) {
        if self.left_undone.take().is_some() {
            return self.try_act(ctx, Action::EndPhase);
        }
        let state = *self.session.state();
        if let Err(why) = self.session.rules().check(&state, Action::EndPhase) {
            return self.refuse(&why);
        }
        let mut undone = say::left_undone(self.session.rules(), &state);
        undone.extend(self.plan_left());
        if undone.is_empty() || !self.settings.confirm_phase_end {
            self.try_act(ctx, Action::EndPhase);
        } else {
            self.left_undone = Some(undone);
        }
    }

    fn toggle(&mut self, dialog: Dialog) {
        if self.dialog.as_ref() == Some(&dialog) {
            self.dialog = None;
            return;
        }
        match dialog {
            Dialog::Games => {
                self.forms.name = self.name_to_propose();
                self.forms.games = self.store.list_games();
                self.forms.lines = self.store.list_lines();
            }
            Dialog::NewGame => self.forms.new_game.open(super::fresh_seed()),
            Dialog::Find => self.forms.find = Find::default(),
            Dialog::Palette => self.forms.wish = Wish::default(),
            Dialog::Keys => self.forms.keys = KeyForm::new(),
            _ => {}
        }
        self.dialog = Some(dialog);
    }

    fn scale(&mut self, ctx: &egui::Context, step: ScaleStep) {
        let now = (self.settings.text_scale * 100.0).round() as u16;
        let to = match step {
            ScaleStep::Up => SCALES.into_iter().find(|&s| s > now),
            ScaleStep::Down => SCALES.into_iter().rev().find(|&s| s < now),
            ScaleStep::Normal => Some(100),
        };
        if let Some(to) = to {
            self.settings.text_scale = f32::from(to) / 100.0;
            ctx.set_zoom_factor(self.settings.text_scale);
            self.keep_settings();
        }
    }

    /// Does what a plan says, up to the next die. Its phase stays open, unless
    /// ending it is the whole plan.
    fn follow_advice(&mut self, ctx: &egui::Context, number: usize) {
        let Some(Found::Plans(state, plans)) = &self.opponent.found else {
            return;
        };
        if **state != *self.session.state() {
            return self.tell(tr!("tell-advice-old"), None, false);
        }
        let actions = plans.get(number).map(|p| p.within_the_phase().to_vec());
        self.dismiss_found();
        for action in actions.unwrap_or_default() {
            self.try_act(ctx, action);
        }
    }

    fn keep_overlays(&mut self) {
        if self.tour.is_some() {
            return;
        }
        self.settings.overlays = self.shown.words();
        self.keep_settings();
    }

    /// Shows a unit: its hex is opened and in the middle, and the unit picked
    /// if it is the deciding side's.
    fn go_to(&mut self, unit: UnitId) {
        self.dialog = None;
        let looking = self.looking;
        let game = &self.session.file.game;
        let state = *game.state_at(looking.unwrap_or_else(|| game.cursor()));
        let rules = game.rules();
        let Some(hex) = state.hex_of(unit) else {
            let text = say::unit_line(rules, &state, unit);
            return self.tell(format!("{text}."), None, false);
        };
        let own = state
            .to_act()
            .is_some_and(|side| rules.units_of(side).contains(unit));
        self.board.centre_on(self.session.map().tiling.centre(hex));
        let picked = match looking {
            Some(_) => &mut self.watching,
            None => &mut self.interaction,
        };
        picked.hex = Some(hex);
        picked.cursor = Some(hex);
        picked.route = 0;
        picked.units = match own && looking.is_none() {
            true => UnitMask::of(unit),
            false => UnitMask::EMPTY,
        };
        self.lit = HexMask::of(hex);
    }

    pub(super) fn keep_settings(&mut self) {
        if let Err(error) = self.store.save_settings(&self.settings) {
            let text = tr!("tell-settings-not-kept", error = error.to_string());
            self.tell(text, None, true);
        }
    }
}
