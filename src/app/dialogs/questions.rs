//! The questions the game itself asks: resume, hand over, dice by hand, things
//! left undone.

use crate::app::App;
use crate::app::commands::Command;
use crate::app::focus::in_sight;
use crate::app::keyboard::digit;
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::engine::Die;
use crate::systems::hells_gate::say;
use crate::words::tr;
use egui::{RichText, Ui, vec2};

impl App {
    pub(super) fn questions(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        if !self.forms.pending.is_empty() {
            self.ask_resume(ctx, out);
        } else if let Some(asked) = &self.replacing {
            out.extend(self.ask_replace(asked, ctx).map(Command::AnswerReplace));
        } else if let Some(side) = self.hand_over {
            let colour = crate::app::panels::side_colour(&self.theme.palette(), side);
            ask(ctx, "hand over", |ui| {
                let whose = side.key();
                let title = tr!("hand-over-title", side = whose);
                ui.label(
                    RichText::new(title)
                        .text_style(egui::TextStyle::Heading)
                        .color(colour),
                );
                let turn = self.session.state().turn;
                let date = self.session.rules().days(turn).unwrap_or_default();
                ui.label(tr!("hand-over-turn", turn = turn, days = date.as_ref()));
                ui.add_space(space::SMALL);
                ui.label(tr!("hand-over-what", side = whose));
                ui.add_space(space::SMALL);
                let begin = ui.button(tr!("hand-over-begin", side = whose));
                begin.request_focus();
                if begin.clicked() {
                    out.push(Command::HandedOver);
                }
            });
        } else if let Some(action) = self.ask_die {
            let (rules, state) = (self.session.rules(), self.session.state());
            let what = say::action(rules, state, &action);
            ask(ctx, "roll", |ui| {
                ui.label(RichText::new(tr!("die-title")).text_style(egui::TextStyle::Heading));
                ui.label(tr!("die-what", action = what.as_str()));
                ui.add_space(space::SMALL);
                self.faces(ui, out);
                ui.add_space(space::SMALL);
                if ui.button(tr!("die-not-yet")).clicked() {
                    out.push(Command::CancelDie);
                }
            });
        } else if let Some(entered) = self.session.face_to_correct().filter(|_| self.ask_face) {
            ask(ctx, "correct", |ui| {
                let title = tr!("die-correct-title");
                ui.label(RichText::new(title).text_style(egui::TextStyle::Heading));
                ui.label(tr!("die-correct-what", die = entered.pips()));
                ui.add_space(space::SMALL);
                self.faces(ui, out);
                ui.add_space(space::SMALL);
                if ui
                    .button(tr!("die-correct-not", die = entered.pips()))
                    .clicked()
                {
                    out.push(Command::CancelDie);
                }
            });
        } else if let Some(undone) = self.left_undone.clone() {
            ask(ctx, "left undone", |ui| {
                ui.label(RichText::new(tr!("undone-title")).text_style(egui::TextStyle::Heading));
                for line in &undone {
                    ui.label(format!("• {line}"));
                }
                ui.add_space(space::SMALL);
                ui.horizontal(|ui| {
                    let key = self.keymap.of(&Command::EndPhase).unwrap_or_default();
                    let end = ui
                        .button(tr!("undone-end"))
                        .on_hover_text(tr!("undone-key", key = key.as_str()));
                    if end.clicked() {
                        out.push(Command::EndPhaseNow);
                    }
                    let back = ui.button(tr!("undone-back"));
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
        ui.horizontal(|ui| {
            for die in Die::ALL {
                let (rect, response) =
                    ui.allocate_exact_size(vec2(56.0, 56.0), egui::Sense::click());
                crate::app::panels::paint_die(
                    ui.painter(),
                    rect,
                    die.pips(),
                    &self.theme.palette(),
                );
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(
                        egui::Role::Button,
                        true,
                        tr!("die-shows", die = die.pips()),
                    )
                });
                let pressed = ui.input(|i| i.key_pressed(digit(die)));
                if response
                    .on_hover_text(tr!("die-key", die = die.pips()))
                    .clicked()
                    || pressed
                {
                    out.push(Command::GiveDie(die));
                }
            }
        });
    }

    fn ask_resume(&self, ctx: &egui::Context, out: &mut Vec<Command>) {
        ask(ctx, "resume", |ui| {
            ui.label(RichText::new(tr!("resume-title")).text_style(egui::TextStyle::Heading));
            ui.label(tr!("resume-what"));
            ui.add_space(space::SMALL);
            for game in &self.forms.pending {
                ui.label(bold(&game.summary));
                if let Some(fault) = &game.fault {
                    let colour = self.theme.palette().refusal;
                    ui.colored_label(colour, tr!("resume-fault"));
                    ui.weak(tr!("resume-fault-said", said = fault.said.as_str()));
                }
                ui.horizontal_wrapped(|ui| {
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                    let drawn = game.fault.as_ref().is_some_and(|fault| fault.drawn);
                    if game.opens && drawn {
                        let bare = ui.button(tr!("resume-bare"));
                        if ui.memory(|m| m.focused().is_none()) {
                            bare.request_focus();
                        }
                        if bare.on_hover_text(tr!("resume-bare-about")).clicked() {
                            out.push(Command::ResumeBare(game.path.clone()));
                        }
                    }
                    if game.opens {
                        let go_on = ui.button(tr!("resume-go-on"));
                        if ui.memory(|m| m.focused().is_none()) {
                            go_on.request_focus();
                        }
                        if go_on.clicked() {
                            out.push(Command::Resume(game.path.clone()));
                        }
                    }
                    let leave = match game.saved {
                        true => ui.button(tr!("resume-not-now")),
                        false => {
                            let leave = ui.button(tr!("resume-put-away"));
                            leave.on_hover_text(tr!("resume-safe"))
                        }
                    };
                    if leave.clicked() {
                        out.push(Command::DiscardPending(game.path.clone()));
                    }
                });
                ui.add_space(space::SMALL);
            }
        });
    }
}

/// How somebody would rather not answer a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// By Escape.
    Escape,
    /// By a click beside it.
    Beside,
}

/// A question over everything, and whether somebody would rather not answer it.
pub fn ask(ctx: &egui::Context, id: &str, content: impl FnOnce(&mut Ui)) -> Option<Declined> {
    let response = egui::Modal::new(egui::Id::unique(id)).show(ctx, |ui| {
        let room = ctx.content_rect();
        ui.set_max_width((room.width() * 0.8).min(460.0));
        egui::ScrollArea::vertical()
            .max_height(room.height() * 0.8)
            .min_scrolled_height(room.height() * 0.8)
            .show(ui, |ui| in_sight(ui, content));
    });
    let beside = response.backdrop_response.clicked();
    response.should_close().then_some(match beside {
        true => Declined::Beside,
        false => Declined::Escape,
    })
}
