//! The side panel: what to do now, how, and what has happened.

use super::bold;
use super::{View, combat, computer, decisions, log, plan, side_colour};
use super::{cited, rule_link};
use crate::app::commands::Command;
use crate::app::focus::{Region, in_sight, within};
use crate::engine::{Die, Refusal, Rules};
use crate::systems::hells_gate::{Action, Stage, say};
use crate::words::tr;
use egui::{RichText, Ui};

/// Below this height, in points, there is no room for parts side by side.
const LOW: f32 = 260.0;

/// What the frame about the decision takes, in points.
const FRAME: f32 = 20.0;

/// The whole panel.
pub fn side_panel(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    prompt(ui, view, out);
    if view.looking.is_some() {
        super::looking::panel(ui, view);
        super::heading(ui, &tr!("log-title"));
        egui::ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| log::region(ui, view, out));
        return;
    }
    if ui.available_height() < LOW {
        // Huge text or a tiny window: one column to scroll through.
        egui::ScrollArea::vertical()
            .id_salt(question(view))
            .auto_shrink([false, false])
            .show(ui, |ui| {
                in_sight(ui, |ui| {
                    within(ui, Region::Ending, |ui| phase_buttons(ui, view, out));
                    decision(ui, view, out);
                    special(ui, view, out);
                });
                super::heading(ui, &tr!("log-title"));
                log::region(ui, view, out);
            });
        return;
    }
    // At the foot, where they stay whatever is above them.
    egui::Panel::bottom("phase_buttons")
        .resizable(false)
        .show(ui, |ui| {
            within(ui, Region::Ending, |ui| phase_buttons(ui, view, out));
        });
    // The decision takes what it needs, the log what is left. Only a list of
    // targets, which is long and can be scrolled, leaves the log two lines.
    let needs = egui::Id::unique("height of the decision");
    let before = ui.data(|d| d.get_temp::<f32>(needs)).unwrap_or_default();
    let (room, least) = (ui.available_height(), log::least_height(ui));
    let left = room - before - FRAME;
    let state = view.state();
    let list = state.stage == Stage::Combat
        && state.attack.is_none()
        && !view.planning.on
        && view.interaction.target.is_none();
    if left >= least || (list && room >= 3.0 * least) {
        egui::Panel::bottom("log")
            .resizable(false)
            .exact_size(left.max(least))
            .show(ui, |ui| log::log(ui, view, out));
    }
    let shown = egui::CentralPanel::default().show(ui, |ui| {
        egui::ScrollArea::vertical()
            .id_salt(question(view))
            .auto_shrink([false, false])
            .show(ui, |ui| {
                in_sight(ui, |ui| {
                    let top = ui.cursor().top();
                    decision(ui, view, out);
                    let high = ui.cursor().top() - top;
                    special(ui, view, out);
                    high
                })
            })
    });
    let now = shown.inner.inner;
    if (now - before).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(needs, now));
        ui.ctx()
            .request_discard("the height of the decision is known now");
    }
}

/// What is asked, as far as the panel shows something else for it: that is read
/// from its beginning.
fn question(view: &View<'_>) -> impl std::hash::Hash + std::fmt::Debug {
    let state = view.state();
    let target = view.interaction.target;
    (state.turn, state.stage, state.to_act(), state.rolls, target)
}

/// Whose turn it is, which phase, what to do now.
fn prompt(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let prompt = say::prompt(view.setup(), view.state());
    let colour = prompt
        .who
        .map_or(view.theme.text_weak, |s| side_colour(view.theme, s));
    egui::Frame::new()
        .fill(colour)
        .inner_margin(egui::Margin::symmetric(10, 4))
        .corner_radius(4)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let text = RichText::new(&prompt.headline)
                    .text_style(egui::TextStyle::Heading)
                    .color(view.theme.on_accent);
                ui.label(text);
                let turn = tr!(
                    "side-turn",
                    turn = view.state().turn,
                    turns = view.setup().parameters.turns
                );
                // It goes to the next line as a whole.
                let turn = RichText::new(turn).small().color(view.theme.on_accent);
                ui.label(super::in_one_line(ui, turn, egui::TextStyle::Small));
                // In the attacker's turn the defender chooses losses.
                if let Some(side) = prompt.who.filter(|&s| s != view.state().player) {
                    let text = tr!("side-decides", side = side.key());
                    ui.label(bold(text).color(view.theme.on_accent));
                }
            });
        });
    ui.add_space(4.0);
    if view.looking.is_none() {
        // While attackers are ticked every line stays where it is: who attacks is
        // told by the list, not by a sentence that grows with it.
        let now = match view.state().stage {
            Stage::Combat if view.interaction.target.is_some() => tr!("fight-now"),
            _ => prompt.now,
        };
        cited(ui, view.theme, now.as_str(), Some(prompt.rule), out);
        ui.separator();
    }
}

fn decision(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    if let Some((side, level)) = view.seat.to_act {
        computer::at_work(ui, view, side, level, out);
        if !view.seat.held {
            return;
        }
    }
    match view.state().stage {
        Stage::Supply | Stage::Mud => decisions::forced(ui, view, out),
        Stage::Reinforcement => decisions::reinforcement(ui, view, out),
        Stage::Restoration => decisions::restoration(ui, view, out),
        Stage::Combat => combat::combat(ui, view, out),
        Stage::Losses => decisions::losses(ui, view, out),
        Stage::Movement => decisions::movement(ui, view, out),
        Stage::Breakout => decisions::breakout(ui, view, out),
        Stage::Over => decisions::over(ui, view, out),
    }
}

/// The face just typed in: a slip of a finger is no roll of the dice.
fn entered(ui: &mut Ui, die: Die, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("side-entered", die = die.pips()));
        let wrong = ui.button(tr!("side-wrong-face"));
        if wrong.on_hover_text(tr!("side-wrong-face-tip")).clicked() {
            out.push(Command::CorrectDie);
        }
    });
}

/// The special rules that apply now.
fn special(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let rules = say::special_rules(view.setup(), view.state());
    if rules.is_empty() {
        return;
    }
    super::heading(ui, &tr!("side-special"));
    for (rules, text) in rules {
        ui.horizontal_wrapped(|ui| {
            super::tight(ui);
            ui.label(text);
            for rule in rules {
                rule_link(ui, view.theme, rule, out);
            }
        });
    }
}

/// What is always in reach: rolling for the attack, ending the phase.
fn phase_buttons(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    // Here it pushes nothing aside when it goes.
    if let Some(die) = view.session.face_to_correct() {
        ui.add_space(4.0);
        entered(ui, die, out);
    }
    if view.seat.to_act.is_some() && !view.seat.held {
        return;
    }
    ui.add_space(4.0);
    let state = view.state();
    if state.stage == Stage::Combat && state.attack.is_some() {
        combat::rolls(ui, view, out);
        return;
    }
    if state.stage == Stage::Combat {
        plan::begin(ui, view, out);
    }
    let label = match state.stage {
        Stage::Supply | Stage::Mud | Stage::Over | Stage::Losses => return,
        Stage::Restoration => tr!("side-restore-none"),
        Stage::Breakout => tr!("side-break-out-no-more"),
        _ => tr!("end-phase"),
    };
    let refused = view.rules().check(state, Action::EndPhase).err();
    ui.horizontal_wrapped(|ui| {
        let response = ui.add_enabled(refused.is_none(), egui::Button::new(label));
        let response = match &refused {
            Some(why) => response.on_disabled_hover_text(super::reason(view.setup(), why)),
            None => {
                let key = view.keys.of(&Command::EndPhase).unwrap_or_default();
                response.on_hover_text(match super::stands(view, Action::EndPhase) {
                    Some(why) => format!("{key}. {why}"),
                    None => key,
                })
            }
        };
        super::point_out(ui, view, Action::EndPhase, &response);
        if response.clicked() {
            out.push(Command::EndPhase);
        }
    });
    if let Some(why) = refused {
        let text = RichText::new(say::refusal(view.setup(), &why)).small();
        cited(
            ui,
            view.theme,
            text.color(view.theme.text_weak),
            Some(why.rule()),
            out,
        );
    }
    ui.add_space(4.0);
}
