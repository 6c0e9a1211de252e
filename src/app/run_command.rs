//! Carrying out commands: the only place where the window changes the game.

use super::App;
use super::annotate::Drawing;
use super::commands::{Command, Dialog, ScaleStep};
use super::dialogs::{KeyForm, PaletteSearch, RulesWindow};
use super::errands::Errand;
use crate::engine::{Barrier, UndoRefused};
use crate::present::board::Pieces;
use crate::words::tr;
use std::path::Path;

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
        if command.puts_away() {
            self.let_dice_fall();
        }
        if let Command::Draw(Drawing::Lasts(lasts)) = command {
            self.settings.drawings_stay = lasts;
            self.keep_settings();
        }
        if let Command::Edit(work) = command {
            return self.edit(ctx, *work);
        }
        if self.editing() && matches!(command, Command::Escape) {
            self.over.dialog = None;
            return;
        }
        if self.room_takes(ctx, &command) {
            return;
        }
        match command {
            Command::NextRegion { back } => self.next_region(ctx, back),
            Command::ToggleCard => {
                self.settings.hex_card = !self.settings.hex_card;
                self.keep_settings();
            }
            Command::ToggleTimeline => {
                self.settings.timeline = !self.settings.timeline;
                self.keep_settings();
            }
            Command::ToggleCurve => {
                self.settings.curve = !self.settings.curve;
                self.settings.timeline |= self.settings.curve;
                self.keep_settings();
            }
            Command::Speak(language) => {
                self.settings.language = language;
                self.speak();
                self.keep_settings();
            }
            Command::Present => self.present(ctx),
            Command::Contrast => self.toggle_contrast(ctx),
            Command::BlackOut if self.presenter.on => self.presenter.black = !self.presenter.black,
            Command::Spotlight if self.presenter.on => self.presenter.spot = !self.presenter.spot,
            Command::Speaker => {
                self.presenter.speaker = !self.presenter.speaker;
                // Without an audience there is nobody to speak to.
                if self.presenter.speaker && !self.presenter.on {
                    self.present(ctx);
                }
            }
            Command::BlackOut | Command::Spotlight => {
                let key = self.keymap.of(&Command::Present).unwrap_or_default();
                self.tell(tr!("tell-presenter-only", key = key), None, false);
            }
            Command::ExportPdf => self.export_pdf(ctx),
            Command::MakeUnits(pieces) => {
                self.settings.blocks = pieces == Pieces::Blocks;
                self.keep_settings();
            }
            Command::ExportExercise => self.export_exercise(ctx),
            Command::ExportFutures(file) => self.export_futures(ctx, file),
            Command::ExportReport(file) => self.export_report(file),
            Command::ExportMuster => self.export_muster(ctx),
            Command::ExportPicture(file) => self.export_picture(ctx, file),
            Command::OpenFile => self.run_errand(ctx, Errand::Open),
            Command::SaveElsewhere => self.run_errand(ctx, Errand::Save),
            Command::ShowInFolder(path) => self.show_in_folder(ctx, path),
            Command::Tidy(tidy) => self.tidy(*tidy),
            Command::AgainstComputer => {
                self.over.dialog = None;
                self.toggle(Dialog::NewGame);
                self.over.forms.new_game.against_computer();
            }
            Command::PlayFollowing => self.play_following(),
            Command::Rule(number) => self.over.rules = Some(RulesWindow::at(number)),
            Command::Manual => self.over.rules = Some(RulesWindow::manual()),
            Command::Toggle(dialog) => self.toggle(dialog),
            Command::Author(wish) => self.author(&wish),
            Command::Begin(beginning) => self.begin(&beginning),
            Command::Branch(at) => self.branch(at),
            Command::StepThroughFuture => self.step_through_future(),
            Command::Open(path) => self.open(path),
            Command::Save => match self.own_path().map(std::path::Path::to_owned) {
                Some(path) => self.save_again(path),
                None => {
                    self.show_games();
                    self.over.forms.name_is_asked = true;
                }
            },
            Command::SaveAs(title) => self.save_as(&title),
            Command::AnswerReplace(instead) => self.answer_replace(instead),
            Command::Resume(path) => self.resume(path),
            Command::ResumeBare(path) => self.resume_bare(path),
            Command::DiscardPending(path) => {
                self.offered_no_longer(&path);
                if let Err(error) = self.files.store.discard_pending(&path) {
                    self.tell(error.to_string(), None, true);
                }
            }
            Command::Scale(step) => self.scale(ctx, step),
            Command::LayMap(orientation) => self.lay_map(orientation),
            Command::TogglePlain => {
                self.settings.plain_map = !self.settings.plain_map;
                self.keep_settings();
            }
            Command::TogglePanel if self.presenter.on => {
                self.presenter.panel = !self.presenter.panel;
            }
            Command::TogglePanel => self.frame.panel = !self.frame.panel,
            Command::Fullscreen => {
                let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Quit => self.frame.quit = true,
            // All others mean the game.
            _ => {}
        }
    }

    pub(super) fn toggle(&mut self, dialog: Dialog) {
        if self.over.dialog.as_ref() == Some(&dialog) {
            self.over.dialog = None;
            return;
        }
        match dialog {
            Dialog::Games => {
                self.over.forms.name = self.name_to_propose();
                self.over.forms.saved.open(&self.files.store);
                self.over
                    .forms
                    .saved
                    .choose(self.own_path().map(Path::to_owned));
            }
            Dialog::Opening => self.open_opening(),
            Dialog::Lessons => self.open_lessons(),
            Dialog::Handout => self.open_handout(),
            Dialog::Editor => self.open_chooser(),
            Dialog::NewGame => self.over.forms.new_game.open(super::fresh_seed()),
            Dialog::Palette => self.over.forms.wish = PaletteSearch::default(),
            Dialog::Keys => self.over.forms.keys = KeyForm::new(),
            _ => {}
        }
        self.over.dialog = Some(dialog);
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

    pub(super) fn keep_settings(&mut self) {
        if let Err(error) = self.files.store.save_settings(&self.settings) {
            let text = tr!("tell-settings-not-kept", error = error.to_string());
            self.tell(text, None, true);
        }
    }
}
