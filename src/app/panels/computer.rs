//! What the computer players do and say.

use super::{View, bold, side_colour};
use crate::ai::{Advice, Level};
use crate::app::commands::Command;
use crate::app::opponent::{Found, Question};
use crate::app::planning::{PlanEdit, attack_of};
use crate::hex::HexMask;
use crate::study::{Forecast, Report, ahead, margin_words};
use crate::systems::hells_gate::{Setup, Side, State};
use egui::{RichText, Ui};

/// In place of the decision, while a computer decides.
pub fn at_work(ui: &mut Ui, view: &View<'_>, side: Side, level: Level, out: &mut Vec<Command>) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{} ({side})", level.name())).color(side_colour(view.theme, side)));
        ui.label(if view.seat.held {
            "waits."
        } else {
            Question::Play.words()
        });
    });
    if let Some((Question::Play, share)) = view.seat.thinking {
        ui.add(egui::ProgressBar::new(share).desired_height(6.0));
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let (label, tip) = match view.seat.held {
            true => ("Go on", "Let the computer decide"),
            false => ("Pause", "Hold the computer; you may then decide for it"),
        };
        let key = view.keys.of(&Command::HoldComputer).unwrap_or_default();
        if ui
            .button(label)
            .on_hover_text(format!("{tip} ({key})"))
            .clicked()
        {
            out.push(Command::HoldComputer);
        }
    });
    said(ui, view);
}

/// What the computer last decided.
pub fn said(ui: &mut Ui, view: &View<'_>) {
    if view.seat.said.is_empty() {
        return;
    }
    super::heading(ui, "Its plan");
    ui.label(view.seat.said);
}

/// The window with what was found, or how far the search is.
pub fn answer(ctx: &egui::Context, view: &View<'_>, out: &mut Vec<Command>) {
    let asked = view.seat.thinking.filter(|(q, _)| *q != Question::Play);
    let (title, found) = match (view.seat.found, asked) {
        (Some(Found::Plans(..)), _) => ("The best plans", view.seat.found),
        (Some(Found::Forecast(_)), _) => ("How it will probably end", view.seat.found),
        (Some(Found::LookBack(..)), _) => ("Looking back", view.seat.found),
        (None, Some((question, _))) => (question.words(), None),
        (None, None) => return,
    };
    let mut open = true;
    let room = ctx.content_rect();
    egui::Window::new(title)
        .id(egui::Id::unique("answer"))
        .open(&mut open)
        .resizable(true)
        .collapsible(false)
        .default_width((room.width() * 0.4).clamp(280.0, 460.0))
        .max_height(room.height() * 0.7)
        .default_pos(room.left_top() + egui::vec2(24.0, 110.0))
        .show(ctx, |ui| match (found, asked) {
            (Some(Found::Plans(state, plans)), _) => show_plans(ui, view, state, plans, out),
            (Some(Found::Forecast(forecast)), _) => show_forecast(ui, view, forecast),
            (Some(Found::LookBack(report, states)), _) => look_back(ui, view, report, states, out),
            (None, Some((_, share))) => {
                ui.add(egui::ProgressBar::new(share).show_percentage());
                if ui.button("Stop").clicked() {
                    out.push(Command::DismissAnswer);
                }
            }
            (None, None) => {}
        });
    if !open {
        out.push(Command::DismissAnswer);
    }
}

fn show_plans(
    ui: &mut Ui,
    view: &View<'_>,
    state: &State,
    plans: &[Advice],
    out: &mut Vec<Command>,
) {
    let setup: &Setup = view.setup();
    if plans.is_empty() {
        ui.label("The game is over.");
    }
    let here = state == view.session.state();
    for (i, advice) in plans.iter().take(3).enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(format!("{}.", i + 1)));
            ui.label(advice.sentence(setup, state));
        });
        ui.horizontal_wrapped(|ui| {
            let error = match advice.error {
                e if e > 0.0 => format!(" ± {:.1}", e.max(0.1)),
                _ => String::new(),
            };
            let text = format!(
                "Expected at the end: {} victory points{error}",
                margin_words(advice.margin)
            );
            ui.label(RichText::new(text).small().color(view.theme.text_weak));
        });
        ui.horizontal_wrapped(|ui| {
            let hexes = touched(state, advice);
            let label = egui::Label::new(RichText::new("Show").color(view.theme.accent))
                .sense(egui::Sense::click());
            if !hexes.is_empty() && ui.add(label).clicked() {
                out.push(Command::Light(hexes));
            }
            let play = ui.add_enabled(here, egui::Button::new("Do it"));
            let play = play.on_disabled_hover_text("The game has moved on since.");
            if play.clicked() {
                out.push(Command::FollowAdvice(i));
            }
            if attack_of(&advice.actions).is_some() {
                let plan = ui.add_enabled(here, egui::Button::new("Put in the plan"));
                let plan = plan
                    .on_hover_text("Among the planned attacks; nothing is done yet")
                    .on_disabled_hover_text("The game has moved on since.");
                if plan.clicked() {
                    out.push(Command::Plan(PlanEdit::Advice(i)));
                }
            }
        });
        ui.separator();
    }
    ui.weak("Each plan was played on with the same dice to the end of the next player turn and estimated there; ± is what chance alone may do to the mean.");
}

/// The hexes that a plan is about.
fn touched(state: &State, advice: &Advice) -> HexMask {
    use crate::systems::hells_gate::Action;
    let mut hexes = HexMask::EMPTY;
    for action in &advice.actions {
        match *action {
            Action::JoinAttack { unit, target } => {
                hexes.insert(target);
                hexes |= state.hex_of(unit).into_iter().collect();
            }
            Action::Move { unit, route } => {
                hexes.insert(route.end());
                hexes |= state.hex_of(unit).into_iter().collect();
            }
            Action::Retreat { hex, .. } | Action::Enter { hex, .. } => hexes.insert(hex),
            _ => {}
        }
    }
    hexes
}

fn show_forecast(ui: &mut Ui, view: &View<'_>, forecast: &Forecast) {
    let (margin, error) = forecast.margin();
    let text = format!("{} victory points ± {error:.1}", margin_words(margin));
    ui.label(bold(text));
    ui.add_space(6.0);
    for side in Side::ALL {
        let (share, error) = forecast.chance(side);
        ui.horizontal(|ui| {
            let name = format!("{} win", side.people());
            ui.add_sized(
                [ui.available_width() * 0.3, 18.0],
                egui::Label::new(name).truncate(),
            );
            let text = format!("{:.0} % ± {:.0}", 100.0 * share, 100.0 * error);
            ui.add(
                egui::ProgressBar::new(share as f32)
                    .fill(side_colour(view.theme, side))
                    .text(text),
            );
        });
    }
    ui.add_space(6.0);
    ui.weak(format!(
        "{} games from here to the end, {} on both sides. Draws count half.",
        forecast.margins.len(),
        forecast.policy.name()
    ));
}

fn look_back(
    ui: &mut Ui,
    view: &View<'_>,
    report: &Report,
    states: &[State],
    out: &mut Vec<Command>,
) {
    let setup: &Setup = view.setup();
    let luck = report.luck().soviet;
    let lucky = ahead(luck).people();
    ui.label(bold("The dice"));
    ui.label(format!(
        "{} rolls. Luck was with the {lucky}, worth {:.1} victory points.",
        report.rolls.len(),
        luck.abs()
    ));
    if let (Some(result), Some(adjusted)) = (report.result, report.adjusted()) {
        ui.label(format!(
            "Result: {}. Without the luck of the dice: {}.",
            margin_words(result),
            margin_words(adjusted)
        ));
    }
    let mut rolls: Vec<_> = report.rolls.iter().collect();
    rolls.sort_by(|a, b| b.luck.abs().total_cmp(&a.luck.abs()));
    for roll in rolls.iter().take(3) {
        let turn = states.get(roll.ply).map_or(0, |s| s.turn);
        let whom = ahead(roll.luck).people();
        let text = format!(
            "Turn {turn}: the {} was worth {:.1} to the {whom}",
            roll.die,
            roll.luck.abs()
        );
        moment(ui, view, &text, roll.ply, out);
    }
    ui.add_space(8.0);
    ui.label(bold("The decisions"));
    ui.label(format!(
        "{} looked at; {} cost something beyond doubt.",
        report.decisions,
        report.lapses.len()
    ));
    egui::ScrollArea::vertical().show(ui, |ui| {
        for lapse in report.lapses.iter().take(12) {
            let Some(state) = states.get(lapse.ply) else {
                continue;
            };
            ui.separator();
            let (cost, error) = lapse.cost;
            let text = format!(
                "Turn {}, {}: {cost:.1} victory points ± {error:.1}",
                state.turn, lapse.side
            );
            moment(ui, view, &text, lapse.ply, out);
            ui.label(format!("Played: {}", lapse.done.sentence(setup, state)));
            ui.label(format!("Better: {}", lapse.better.sentence(setup, state)));
        }
    });
}

/// A line that shows its moment on the board.
fn moment(ui: &mut Ui, view: &View<'_>, text: &str, ply: usize, out: &mut Vec<Command>) {
    let label =
        egui::Label::new(RichText::new(text).color(view.theme.accent)).sense(egui::Sense::click());
    let response = ui
        .add(label)
        .on_hover_text("Look at this moment on the board");
    if response.clicked() {
        out.push(Command::LookAt {
            ply,
            lit: HexMask::EMPTY,
        });
    }
}
