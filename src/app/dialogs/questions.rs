//! The questions the game itself asks: resume, hand over, dice by hand, things
//! left undone.

use crate::app::App;
use crate::app::commands::Command;
use crate::app::panels::bold;
use crate::engine::Die;
use crate::systems::hells_gate::say;
use egui::{RichText, Ui, vec2};

impl App {
    pub(super) fn questions(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        if !self.forms.pending.is_empty() {
            self.ask_resume(ctx, out);
        } else if let Some(side) = self.hand_over {
            let colour = crate::app::panels::side_colour(&self.theme.palette(), side);
            ask(ctx, "hand over", |ui| {
                let title = format!("{side} player turn");
                ui.label(
                    RichText::new(title)
                        .text_style(egui::TextStyle::Heading)
                        .color(colour),
                );
                let turn = self.session.state().turn;
                let date = self.session.rules().days(turn).unwrap_or_default();
                ui.label(format!("Game turn {turn}, {date} 1944."));
                ui.add_space(6.0);
                ui.label(format!("Hand over to the {side} player. The turn begins with judging supply and bringing on reinforcements."));
                ui.add_space(10.0);
                let begin = ui.button(format!("Begin the {side} player turn"));
                begin.request_focus();
                if begin.clicked() {
                    out.push(Command::HandedOver);
                }
            });
        } else if let Some(action) = self.ask_die {
            let (rules, state) = (self.session.rules(), self.session.state());
            let what = say::action(rules, state, &action);
            ask(ctx, "roll", |ui| {
                ui.label(RichText::new("Roll a die").text_style(egui::TextStyle::Heading));
                ui.label(format!("{what}. What does it show?"));
                ui.add_space(8.0);
                self.faces(ui, out);
                ui.add_space(8.0);
                if ui.button("Not yet").clicked() {
                    out.push(Command::CancelDie);
                }
            });
        } else if let Some(undone) = self.left_undone.clone() {
            ask(ctx, "left undone", |ui| {
                ui.label(RichText::new("End the phase?").text_style(egui::TextStyle::Heading));
                for line in &undone {
                    ui.label(format!("• {line}"));
                }
                ui.add_space(10.0);
                ui.horizontal(|ui| {
                    let key = self.keymap.of(&Command::EndPhase).unwrap_or_default();
                    let end = ui
                        .button("End the phase anyway")
                        .on_hover_text(format!("{key} once more"));
                    if end.clicked() {
                        out.push(Command::EndPhaseNow);
                    }
                    let back = ui.button("Go back");
                    if ui.memory(|m| m.focused().is_none()) {
                        back.request_focus();
                    }
                    if back.clicked() {
                        out.push(Command::Escape);
                    }
                });
            });
        }
    }

    /// Six faces to click, or the keys 1 to 6.
    fn faces(&self, ui: &mut Ui, out: &mut Vec<Command>) {
        const KEYS: [egui::Key; 6] = [
            egui::Key::Num1,
            egui::Key::Num2,
            egui::Key::Num3,
            egui::Key::Num4,
            egui::Key::Num5,
            egui::Key::Num6,
        ];
        ui.horizontal(|ui| {
            for (die, key) in Die::ALL.into_iter().zip(KEYS) {
                let (rect, response) =
                    ui.allocate_exact_size(vec2(56.0, 56.0), egui::Sense::click());
                crate::app::panels::paint_die(
                    ui.painter(),
                    rect,
                    die.pips(),
                    &self.theme.palette(),
                );
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Button, true, format!("Die shows {die}"))
                });
                let pressed = ui.input(|i| i.key_pressed(key));
                if response.on_hover_text(format!("Key {die}")).clicked() || pressed {
                    out.push(Command::GiveDie(die));
                }
            }
        });
    }

    fn ask_resume(&self, ctx: &egui::Context, out: &mut Vec<Command>) {
        ask(ctx, "resume", |ui| {
            ui.label(RichText::new("Go on where you left?").text_style(egui::TextStyle::Heading));
            ui.label("These games were on the table when the program last ended. Each is kept to its last action.");
            ui.add_space(8.0);
            for game in &self.forms.pending {
                ui.label(bold(&game.summary));
                ui.horizontal(|ui| {
                    let go_on = ui.button("Go on with it");
                    if ui.memory(|m| m.focused().is_none()) {
                        go_on.request_focus();
                    }
                    if go_on.clicked() {
                        out.push(Command::Resume(game.path.clone()));
                    }
                    if ui
                        .button("Put it away")
                        .on_hover_text("It is saved among your games; nothing is lost.")
                        .clicked()
                    {
                        out.push(Command::DiscardPending(game.path.clone()));
                    }
                });
                ui.add_space(6.0);
            }
        });
    }
}

/// A question over everything. Whether Escape or a click beside it would rather
/// not answer.
pub(super) fn ask(ctx: &egui::Context, id: &str, content: impl FnOnce(&mut Ui)) -> bool {
    let response = egui::Modal::new(egui::Id::unique(id)).show(ctx, |ui| {
        let room = ctx.content_rect();
        ui.set_max_width((room.width() * 0.8).min(460.0));
        egui::ScrollArea::vertical()
            .max_height(room.height() * 0.8)
            .min_scrolled_height(room.height() * 0.8)
            .show(ui, content);
    });
    response.should_close()
}
