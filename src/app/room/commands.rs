//! Which commands of the window mean something in a room, and what.

use super::act::plain;
use super::panel::reason;
use super::{Asked, Deed, Room, Throwing};
use crate::app::Notice;
use crate::app::annotate::{Drawing, Tool};
use crate::app::commands::{Command, Consultation, Dialog, no_cursor, not_yours};
use crate::app::keyboard::{digit, heading};
use crate::app::steps::StepWidth;
use crate::engine::{Barrier, Die, NodeId, UndoRefused};
use crate::hex::Direction;
use crate::present::system::{Button, Cited, Click, Effect, Means, Pointer, Selection, Weight};
use crate::record::Settings;
use crate::words::tr;

/// What is done in a room at a time of the window, in seconds, and whether dice are
/// seen to roll; what is to be told of it.
type Act = dyn FnOnce(&mut Room, f64, bool) -> Option<Notice>;

/// Which button of the foot is pressed by key.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    /// The one that is usually meant.
    Usual,
    /// The one that ends the phase.
    End,
    /// The same, without a question.
    EndNow,
}

/// What a command comes to in a room.
enum Meaning {
    /// It is done here.
    Here(Box<Act>),
    /// It means the window, whatever lies on the table.
    Window,
    /// It cannot be done now, and why.
    Refused(Cited),
    /// It means nothing here, and why.
    Nothing(String),
}

fn deed(deed: Deed) -> Meaning {
    Meaning::Here(Box::new(move |room, now, animated| {
        room.carry_out(deed, now, animated)
    }))
}

fn told(text: String) -> Option<Notice> {
    Some(Notice {
        text,
        rule: None,
        bad: false,
    })
}

impl Room {
    /// What a command means here.
    fn meaning(&self, command: &Command) -> Meaning {
        use Command as C;
        // It has been rolled for what lies there now.
        let rolls = matches!(self.throwing, Some(Throwing::InTheAir { .. }));
        // The pause is for the computer, not for the die.
        let aside = of_the_window(command) || *command == C::HoldComputer;
        if rolls && !aside {
            return Meaning::Here(Box::new(|_, _, _| None));
        }
        if let Some(drawing) = self.drawing_meant(command) {
            let keyboard = *command == C::Activate && matches!(drawing, Drawing::At(_));
            return Meaning::Here(Box::new(move |room, _, _| match drawing {
                Drawing::At(from) if keyboard && room.pen().tool == Tool::Line => {
                    room.begin_arrow(from);
                    None
                }
                drawing => room.draw(drawing),
            }));
        }
        match command {
            C::Draw(drawing) => {
                let drawing = drawing.clone();
                Meaning::Here(Box::new(move |room, _, _| room.draw(drawing)))
            }
            C::Undo | C::Redo if self.pen().on => {
                let back = *command == C::Undo;
                Meaning::Here(Box::new(move |room, _, _| room.step_drawing(back)))
            }
            // A click beside the map draws nothing, and ends nothing.
            C::LetGo if self.pen().on => Meaning::Here(Box::new(|_, _, _| None)),
            C::Room(asked) => deed((**asked).clone()),
            C::PlayAgain => deed(Deed::PlayAgain),
            C::Undo => Meaning::Here(Box::new(|room, _, _| room.undo())),
            C::Redo => Meaning::Here(Box::new(|room, _, _| room.redo())),
            C::LetGo => Meaning::Here(Box::new(|room, _, _| {
                room.let_go();
                None
            })),
            C::Proceed => Meaning::Here(Box::new(|room, now, animated| {
                room.proceed(now, animated, Press::Usual)
            })),
            C::EndPhase => Meaning::Here(Box::new(|room, now, animated| {
                room.proceed(now, animated, Press::End)
            })),
            C::EndPhaseNow => Meaning::Here(Box::new(|room, now, animated| {
                room.proceed(now, animated, Press::EndNow)
            })),
            C::Cursor(direction) => {
                let direction = *direction;
                Meaning::Here(Box::new(move |room, _, _| {
                    room.move_cursor(direction);
                    None
                }))
            }
            C::Activate => match self.at_cursor() {
                // Where a click would change nothing, what can be done there is offered.
                Some(at) if self.points_in_vain(&at) => deed(Deed::Menu(at, None)),
                Some(at) => deed(Deed::Point(at)),
                None => Meaning::Nothing(no_cursor()),
            },
            C::MenuHere => match self.at_cursor() {
                Some(at) => deed(Deed::Menu(at, None)),
                None => Meaning::Nothing(no_cursor()),
            },
            C::NextUnit { back } => {
                let back = *back;
                Meaning::Here(Box::new(move |room, now, animated| {
                    room.next_unit(back, now, animated)
                }))
            }
            C::LookOn { back } if self.presenting => {
                let back = *back;
                Meaning::Here(Box::new(move |room, _, _| {
                    room.tell_on(back);
                    None
                }))
            }
            C::LookOn { back } => {
                let back = *back;
                Meaning::Here(Box::new(move |room, _, _| {
                    room.leap(StepWidth::Event, back)
                }))
            }
            C::Leap { step, back } => {
                let (step, back) = (*step, *back);
                Meaning::Here(Box::new(move |room, _, _| room.leap(step, back)))
            }
            C::LookAtLastTurn => Meaning::Here(Box::new(|room, _, _| room.look_at_part_before())),
            C::LookAtBeginning => deed(Deed::LookAt(Some(NodeId(0)))),
            C::LookAtPresent => deed(Deed::LookAt(None)),
            C::Overlay(number) => {
                let overlays = self.table().about().overlays;
                match overlays.get(*number) {
                    Some(overlay) => deed(Deed::Overlay(overlay.key)),
                    None => Meaning::Nothing(tr!("room-no-such-overlay")),
                }
            }
            C::NoOverlays => Meaning::Here(Box::new(|room, _, _| {
                room.shown.clear();
                room.scene = None;
                None
            })),
            C::Key(means) => {
                if let Some(no) = self.may_not_play() {
                    return Meaning::Nothing(no.text);
                }
                match self.table.key(&self.picked, *means) {
                    Some(Ok(effect)) => deed(Deed::Do(effect)),
                    Some(Err(why)) => Meaning::Refused(why),
                    None => Meaning::Nothing(self.not_for_game()),
                }
            }
            C::CorrectDie => Meaning::Here(Box::new(|room, _, _| room.correct_throw())),
            C::Ask(Consultation::Hint) => deed(Deed::Ask(Asked::Hint)),
            C::Ask(Consultation::Dangers) => deed(Deed::Ask(Asked::Dangers)),
            C::Ask(Consultation::Forecast) => deed(Deed::Ask(Asked::Forecast)),
            C::Ask(Consultation::LookBack) => deed(Deed::Ask(Asked::LookBack)),
            C::DismissAnswer => deed(Deed::Dismiss),
            C::FollowAdvice(number) => deed(Deed::Follow(*number)),
            C::HoldComputer => deed(Deed::Hold),
            C::Toggle(Dialog::Find) => match self.table.order_of_battle(NodeId(0)).is_empty() {
                true => Meaning::Nothing(tr!("room-no-order")),
                false => deed(Deed::Roster),
            },
            C::MakeUnits(pieces) if !self.table.pieces().contains(pieces) => {
                Meaning::Nothing(tr!("room-no-blocks"))
            }
            C::Toggle(Dialog::Points) => deed(Deed::Points),
            C::Toggle(Dialog::Dice) => deed(Deed::Luck),
            C::Toggle(Dialog::Remark) => deed(Deed::Remarks),
            C::Toggle(Dialog::Lines) => deed(Deed::Lines),
            C::Toggle(Dialog::Futures) => deed(Deed::Outlook),
            C::Toggle(Dialog::Falls) => deed(Deed::Falls),
            C::Toggle(Dialog::Compare) => deed(Deed::Compare),
            C::Toggle(Dialog::History) => match self.has_history() {
                true => deed(Deed::History),
                false => Meaning::Nothing(tr!("history-none")),
            },
            C::Toggle(Dialog::Poll) => deed(Deed::Poll),
            C::LayMap(orientation) if !self.table.orientations().contains(orientation) => {
                Meaning::Nothing(self.not_for_game())
            }
            C::FitMap => Meaning::Here(Box::new(|room, _, _| {
                room.board.fit();
                None
            })),
            C::ZoomMap { closer } => {
                let factor = if *closer { 1.25 } else { 0.8 };
                Meaning::Here(Box::new(move |room, _, _| {
                    room.board.zoom(factor);
                    None
                }))
            }
            _ if of_the_window(command) => Meaning::Window,
            _ => Meaning::Nothing(self.not_for_game()),
        }
    }

    /// What the keys of faces mean while a throw of the table is typed in.
    pub(in crate::app) fn faces_typed(&self, ctx: &egui::Context) -> Vec<Command> {
        let mut out = Vec::new();
        let typed = matches!(
            self.throwing,
            Some(Throwing::ByHand { .. } | Throwing::Corrected { .. })
        );
        if !typed {
            return out;
        }
        for face in Die::ALL {
            if ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, digit(face))) {
                out.push(Command::Room(Box::new(Deed::Face(face))));
            }
        }
        if ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Backspace)) {
            out.push(Command::Room(Box::new(Deed::TakeBackFace)));
        }
        out
    }

    fn not_for_game(&self) -> String {
        tr!("not-for-game", game = self.table().brief().game)
    }

    /// Whether a command can be carried out now.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub fn allows(&self, command: &Command) -> Result<(), String> {
        if let Some(back) = self.steps_stops(command) {
            return match self.stop_meant(back) {
                Some(_) => Ok(()),
                None if back => Err(tr!("stops-first")),
                None => Err(tr!("stops-last")),
            };
        }
        self.tour_lets(command)?;
        self.guess_lets(command)?;
        self.show_lets(command)?;
        match (command, self.meaning(command)) {
            (
                Command::Tour(_) | Command::Guess(_) | Command::Practise(_) | Command::Compose(_),
                _,
            ) => Ok(()),
            (_, Meaning::Nothing(why)) => Err(why),
            (_, Meaning::Refused(why)) => Err(reason(&why)),
            (Command::Draw(Drawing::EraseAll | Drawing::EraseHere), _)
                if self.drawn().is_empty() =>
            {
                Err(tr!("why-no-drawing"))
            }
            (Command::Undo | Command::Redo, _) if self.pen().on => Ok(()),
            (Command::NoOverlays, _) if self.shown.is_empty() => Err(tr!("why-no-overlay")),
            (Command::Room(deed), _) if **deed == Deed::Report && !self.has_report() => {
                Err(tr!("report-none"))
            }
            (Command::PositionAsScenario, _) if !self.table.is_open() => Err(tr!("room-closed")),
            (Command::ExportMuster, _) if self.table.muster().is_none() => Err(tr!("muster-none")),
            (Command::ExportFutures(_), _) if !self.has_futures() => Err(tr!("futures-unplayed")),
            (Command::ExportReport(_), _) if self.table.glance().ply == 0 => {
                Err(tr!("why-nothing-played"))
            }
            (Command::Ask(_), _) if self.table.levels().is_empty() => Err(tr!("room-no-computer")),
            (Command::Ask(Consultation::Dangers), _) if !self.table.tells_dangers() => {
                Err(tr!("room-no-dangers"))
            }
            (Command::Ask(Consultation::LookBack), _) if self.table.glance().ply == 0 => {
                Err(tr!("why-nothing-played"))
            }
            (Command::Ask(Consultation::LookBack), _) if !self.table.is_open() => {
                Err(tr!("room-closed-look-back"))
            }
            (Command::Ask(Consultation::LookBack), _) => Ok(()),
            (Command::Ask(_), _) if self.table.glance().to_act.is_none() => Err(tr!("why-over")),
            (Command::Ask(Consultation::Hint | Consultation::Dangers), _)
                if self.computer_decides() =>
            {
                Err(not_yours())
            }
            (Command::HoldComputer, _) if !self.computers.plays(&*self.table) => {
                Err(tr!("why-no-computer"))
            }
            (Command::CorrectDie, _) if self.table.correctable().is_none() => {
                Err(tr!("why-no-face"))
            }
            (Command::Toggle(Dialog::Falls), _) if self.falls.open => Ok(()),
            (Command::Toggle(Dialog::Falls), _) if !self.table.is_open() => Err(tr!("room-closed")),
            (Command::Toggle(Dialog::Falls), _) if self.thrown().is_none() => {
                Err(tr!("falls-none"))
            }
            (Command::Undo, _) if self.can_step_edit(true) => Ok(()),
            (Command::Redo, _) if self.can_step_edit(false) => Ok(()),
            (Command::Undo, _) if self.can_step_plan(true) => Ok(()),
            (Command::Redo, _) if self.can_step_plan(false) => Ok(()),
            (Command::Undo, _) => match self.only_the_computers() {
                Some(why) => Err(why_not_undone(why)),
                None => self.table.can_undo().map_err(why_not_undone),
            },
            // From the end; before it there was something to decide.
            (Command::Branch(at), _)
                if self.table.glance().to_act.is_none() && self.table.ways_on(*at).is_empty() =>
            {
                Err(tr!("why-over"))
            }
            (Command::Proceed | Command::EndPhase, _) => {
                let how = match command {
                    Command::Proceed => Press::Usual,
                    _ => Press::End,
                };
                match self.pressed(how) {
                    Ok(button) => button.does.map(|_| ()).map_err(|why| reason(&why)),
                    Err(why) => Err(reason(&why)),
                }
            }
            (Command::Redo, _) => {
                let glance = self.table.glance();
                match glance.ply < glance.plies {
                    true => Ok(()),
                    false => Err(tr!("why-nothing-to-redo")),
                }
            }
            (
                Command::LookAtBeginning
                | Command::LookOn { back: true }
                | Command::Leap { back: true, .. },
                _,
            ) if self.shown_node() == NodeId(0) => Err(tr!("why-at-beginning")),
            (
                Command::LookAtPresent
                | Command::LookOn { back: false }
                | Command::Leap { back: false, .. },
                _,
            ) if self.looking.is_none() => Err(tr!("why-at-present")),
            _ => Ok(()),
        }
    }

    /// Whether pointing there would change nothing.
    fn points_in_vain(&self, at: &Pointer) -> bool {
        let present = self.looking.is_none() && !self.computer_decides();
        present
            && match self.table.pointed(&self.picked, at) {
                Click::Effect(Effect::Select(picked)) => picked == self.picked,
                _ => false,
            }
    }

    fn at_cursor(&self) -> Option<Pointer> {
        let map = self.table.map();
        let place = self.cursor.and_then(|place| map.place(place))?;
        Some(Pointer::Place(place.name.clone()))
    }

    /// Presses what the decision is about; what would be lost by it is asked first,
    /// and done when it is pressed again.
    fn proceed(&mut self, now: f64, animated: bool, how: Press) -> Option<Notice> {
        if self.asking.is_some() {
            return self.carry_out(Deed::DoAsked, now, animated);
        }
        let button = match self.pressed(how) {
            Ok(button) => button,
            Err(why) => return Some(super::act::notice(&why, false)),
        };
        match (&button.does, how) {
            (Ok(effect), Press::EndNow) => self.carry_out(Deed::Do(effect.clone()), now, animated),
            _ => self.press(button, now, animated),
        }
    }

    /// The button of the foot that a key presses.
    ///
    /// # Errors
    /// What is to be decided, where there is none.
    fn pressed(&self, how: Press) -> Result<Button, Cited> {
        let panel = self.table.panel(&self.picked);
        if how != Press::Usual
            && let Some(ends) = self.table.key(&self.picked, Means::EndPhase)
        {
            let effect = ends?;
            let found = panel.foot.into_iter();
            let mut found = found.filter(|button| button.does.as_ref() == Ok(&effect));
            return found.next().ok_or(panel.prompt.now);
        }
        let foot = || panel.foot.iter();
        let quiet = |button: &&Button| button.chance.is_empty();
        let usual = |button: &&Button| button.weight == Weight::Primary;
        let button = match how {
            Press::Usual => foot().find(usual),
            // What ends a phase may be no more than one of several buttons.
            Press::End | Press::EndNow => foot()
                .find(|button| !button.asks.is_empty())
                .or_else(|| foot().filter(quiet).find(usual))
                .or_else(|| foot().filter(|_| panel.foot.len() == 1).find(quiet)),
        };
        button.cloned().ok_or(panel.prompt.now)
    }

    /// The keyboard's place is shown no longer, until the keyboard is used.
    pub(in crate::app) const fn forget_cursor(&mut self) {
        self.cursor = None;
    }

    /// The place next to the keyboard's in a direction: that whose middle lies
    /// nearest to it.
    fn move_cursor(&mut self, direction: Direction) {
        let map = self.table.map();
        let Some(at) = self.cursor else {
            // Where one was last, with the hand.
            let picked = self
                .picked
                .place
                .as_deref()
                .and_then(|name| map.named(name));
            self.cursor = picked.or_else(|| map.places.first().map(|place| place.id));
            return;
        };
        // Up and down without another key; what lies there is not also aside.
        let plain = match direction {
            Direction::NorthWest => Some([0.3, -0.95]),
            Direction::SouthEast => Some([-0.3, 0.95]),
            _ => None,
        };
        let not = plain.and_then(|along| map.beside(at, along, None));
        self.cursor = map.beside(at, heading(direction), not).or(self.cursor);
    }

    /// Points at the next unit that can act, or at the one before.
    fn next_unit(&mut self, back: bool, now: f64, animated: bool) -> Option<Notice> {
        let scene = self.scene();
        let mut able: Vec<(u8, &str)> = scene
            .model
            .counters
            .iter()
            .filter(|counter| counter.active)
            .map(|counter| (counter.key, counter.code.as_str()))
            .collect();
        able.sort_unstable();
        let mut able: Vec<&str> = able.into_iter().map(|(_, code)| code).collect();
        // Where nobody on the map waits, those do whom the panel lists while nobody is picked.
        let idle = able.is_empty();
        let listed = idle.then(|| self.table.panel(&Selection::default()).body);
        let rows = listed.iter().flatten().filter_map(super::panel::as_row);
        let open: Vec<_> = rows.filter(|row| row.does.is_ok()).collect();
        for unit in open.iter().filter_map(|row| row.units.first()) {
            if !able.contains(&unit.as_str()) {
                able.push(unit);
            }
        }
        let picked = self.picked.units.first();
        let place = |code: &str| scene.model.coded(code).map(|counter| counter.hex);
        // Where a click would do something at once, nobody is picked: the cursor goes on.
        let acts = |code: &str| {
            let at = Pointer::Unit(code.to_owned());
            let click = self.table.pointed(&self.picked, &at);
            matches!(click, Click::Effect(Effect::Play(_)))
        };
        let at = able.iter().position(|code| match picked {
            Some(unit) => unit == code,
            None => self.cursor.is_some() && place(code) == self.cursor && acts(code),
        });
        let count = able.len();
        let next = match (at, back) {
            _ if count == 0 && open.is_empty() => return told(tr!("why-nobody-acts")),
            _ if count == 0 => return told(tr!("why-no-unit-acts")),
            (Some(at), false) => (at + 1) % count,
            (Some(at), true) => (at + count - 1) % count,
            (None, false) => 0,
            (None, true) => count - 1,
        };
        let code = able[next].to_owned();
        let (only_shown, there) = (acts(&code), place(&code));
        self.cursor = there;
        match only_shown {
            true => None,
            false => self.carry_out(Deed::Point(Pointer::Unit(code)), now, animated),
        }
    }
}

/// Whether a command means the window and not the game on its table.
const fn of_the_window(command: &Command) -> bool {
    use Command as C;
    matches!(
        command,
        C::Escape
            | C::NextRegion { .. }
            | C::ToggleCard
            | C::ToggleTimeline
            | C::ToggleCurve
            | C::Tell(_)
            | C::Coach(_)
            | C::Speak(_)
            | C::Present
            | C::BlackOut
            | C::Spotlight
            | C::Speaker
            | C::Contrast
            | C::ExportPdf
            | C::ExportExercise
            | C::ExportMuster
            | C::PositionAsScenario
            | C::SaveVariant(_)
            | C::AskVariant
            | C::Suppose(_)
            | C::ExportReport(_)
            | C::ExportFutures(_)
            | C::MakeUnits(_)
            | C::ExportPicture(_)
            | C::Rule(_)
            | C::Manual
            | C::Toggle(
                Dialog::NewGame
                    | Dialog::Editor
                    | Dialog::Forces
                    | Dialog::Games
                    | Dialog::Settings
                    | Dialog::Palette
                    | Dialog::Keys
                    | Dialog::About
                    | Dialog::Welcome
                    | Dialog::Licences
                    | Dialog::Opening
                    | Dialog::Lessons
                    | Dialog::Ratings
                    | Dialog::Handout
                    | Dialog::WhatIf
            )
            | C::Study(_)
            | C::Author(_)
            | C::Compose(_)
            | C::Begin(_)
            | C::Branch(_)
            | C::StepThroughFuture
            | C::LayMap(_)
            | C::TogglePlain
            | C::Open(_)
            | C::OpenFile
            | C::SaveElsewhere
            | C::ShowInFolder(_)
            | C::Tidy(_)
            | C::AgainstComputer
            | C::PlayFollowing
            | C::Save
            | C::SaveAs(_)
            | C::AnswerReplace(_)
            | C::Unkept(_)
            | C::Resume(_)
            | C::ResumeBare(_)
            | C::DiscardPending(_)
            | C::Scale(_)
            | C::TogglePanel
            | C::Fullscreen
            | C::Prefer(_)
            | C::ChangeKey(_)
            | C::Quit
    )
}

/// What a command came to in a room.
pub(in crate::app) struct Taken {
    /// What is told of it.
    pub told: Option<Notice>,
    /// Whether the game is another than before.
    pub changed: bool,
}

impl Room {
    /// Carries out what a command means here, or tells why not; `None` where it means
    /// the window.
    pub(in crate::app) fn take(
        &mut self,
        command: &Command,
        now: f64,
        animated: bool,
    ) -> Option<Taken> {
        let before = self.changes();
        let told = match self.meaning(command) {
            Meaning::Window => return None,
            Meaning::Refused(why) => Some(super::act::notice(&why, false)),
            Meaning::Nothing(why) => told(why),
            Meaning::Here(act) => act(self, now, animated),
        };
        let changed = self.changes() != before;
        Some(Taken { told, changed })
    }

    /// A face that was entered is not asked about again once something else is done.
    pub(in crate::app) fn forget_entered(&mut self, command: &Command) {
        if !matches!(command, Command::Room(deed) if matches!(**deed, Deed::Face(_))) {
            self.entered = None;
        }
    }

    /// What lies over the map is there at the next start.
    pub(in crate::app) fn note_overlays(&self, settings: &mut Settings) {
        let known = self.table.about().overlays;
        let of_other_games = |word: &String| known.iter().all(|overlay| overlay.key != word);
        settings.overlays.retain(of_other_games);
        let shown = self.shown.iter().map(|key| (*key).to_owned());
        settings.overlays.extend(shown);
    }

    /// Dice on their way lie still at once: what has been rolled for is done. What is
    /// told of it.
    pub(in crate::app) fn let_dice_fall(&mut self) -> Option<Notice> {
        self.land(0.0, true).1
    }

    /// Lets dice land and computers think, between frames. What the settings and
    /// presenter mode say is so from now on.
    pub(in crate::app) fn tend(
        &mut self,
        ctx: &egui::Context,
        settings: &Settings,
        presenting: bool,
    ) -> Taken {
        let (now, animated) = (ctx.input(|i| i.time), settings.animations);
        let before = self.changes();
        let (rolling, landed) = self.land(now, false);
        if rolling {
            ctx.request_repaint_after(std::time::Duration::from_millis(50));
        }
        let pace = settings.pace_secs();
        self.presenting = presenting;
        self.tells_turns = settings.handover_notice && self.touring.is_none();
        // The card has told what is left undone.
        self.asks = settings.confirm_phase_end && self.touring.is_none();
        self.blocks = settings.blocks;
        self.computers.depth = settings.advice;
        let (again, told) = self.tend_computers(now, pace, animated);
        let replayed = self.tend_report(now, pace);
        self.renew_bars();
        let played = self.tend_playing(now, pace);
        let shown = settings.timeline && !presenting;
        let coach = self.tend_coach(settings.coach_speaks_from());
        let curve = self.tend_curve(shown && settings.curve);
        for secs in [again, replayed, played, curve, coach]
            .into_iter()
            .flatten()
        {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(secs));
        }
        let gave_up = self.computers.gave_up();
        let gave_up = gave_up.then(|| plain(tr!("computer-gave-up"), false));
        Taken {
            told: landed.or(told).or(gave_up),
            changed: self.changes() != before,
        }
    }
}

/// Why the last action cannot be taken back.
fn why_not_undone(why: UndoRefused) -> String {
    match why {
        UndoRefused::AtStart => tr!("why-at-beginning"),
        UndoRefused::Barred(Barrier::Dice) => tr!("why-die-stands"),
        UndoRefused::Barred(Barrier::Shown) => tr!("why-shown"),
        UndoRefused::Barred(Barrier::Answered) => tr!("why-handed-over"),
    }
}
