//! What the computer players do and say.

use super::{View, bold, side_colour};
use crate::app::commands::Command;
use crate::app::opponent::{Found, Question};
use crate::app::planning::PlanEdit;
use crate::engine::Level;
use crate::hex::HexMask;
use crate::study::{Forecast, Report, ahead, error_words, how, margin_words, result_words, trust};
use crate::systems::hells_gate::panel::attack_of;
use crate::systems::hells_gate::players::Advice;
use crate::systems::hells_gate::{Setup, Side, State};
use crate::words::{decimal, tr};
use egui::{RichText, Ui};

/// In place of the decision, while a computer decides.
pub fn at_work(ui: &mut Ui, view: &View<'_>, side: Side, level: Level, out: &mut Vec<Command>) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let who = tr!("computer-seat", level = level.name(), side = side.key());
        ui.label(bold(who).color(side_colour(view.theme, side)));
        ui.label(if view.seat.held {
            tr!("computer-waits")
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
            true => (tr!("computer-go-on"), tr!("computer-go-on-tip")),
            false => (tr!("computer-pause"), tr!("computer-pause-tip")),
        };
        let key = view.keys.of(&Command::HoldComputer).unwrap_or_default();
        let button = match view.seat.held {
            // The one thing to do now.
            true => {
                egui::Button::new(bold(label).color(view.theme.on_accent)).fill(view.theme.accent)
            }
            false => egui::Button::new(label),
        };
        if ui
            .add(button)
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
    super::heading(ui, &tr!("computer-plan"));
    ui.label(view.seat.said);
}

/// The window with what was found, or how far the search is.
pub fn answer(ctx: &egui::Context, view: &View<'_>, out: &mut Vec<Command>) {
    let asked = view.seat.thinking.filter(|(q, _)| *q != Question::Play);
    let (title, found) = match (view.seat.found, asked) {
        (Some(Found::Plans(..)), _) => (tr!("found-plans"), view.seat.found),
        (Some(Found::Forecast(_)), _) => (tr!("found-forecast"), view.seat.found),
        (Some(Found::LookBack(..)), _) => (tr!("found-look-back"), view.seat.found),
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
                if ui.button(tr!("computer-stop")).clicked() {
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
        ui.label(tr!("found-over"));
    }
    let here = state == view.session.state();
    for (i, advice) in plans.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(format!("{}.", i + 1)));
            ui.label(advice.sentence(setup, state));
        });
        ui.horizontal_wrapped(|ui| {
            let error = error_words(advice);
            let margin = margin_words(advice.margin);
            let text = tr!("found-expected", margin = margin, error = error);
            ui.label(RichText::new(text).small().color(view.theme.text_weak));
        });
        ui.horizontal_wrapped(|ui| {
            let hexes = touched(state, advice);
            let label = egui::Label::new(RichText::new(tr!("found-show")).color(view.theme.accent))
                .sense(egui::Sense::click());
            if !hexes.is_empty() && ui.add(label).clicked() {
                out.push(Command::Light(hexes));
            }
            let (label, tip) = match advice.only_ends() {
                true => (tr!("end-phase"), None),
                false => (tr!("found-do"), Some(tr!("found-do-tip"))),
            };
            let mut play = ui.add_enabled(here, egui::Button::new(label));
            if let Some(tip) = tip {
                play = play.on_hover_text(tip);
            }
            let play = play.on_disabled_hover_text(tr!("found-moved-on"));
            if play.clicked() {
                out.push(Command::FollowAdvice(i));
            }
            if attack_of(&advice.actions).is_some() {
                let plan = ui.add_enabled(here, egui::Button::new(tr!("found-plan-it")));
                let plan = plan
                    .on_hover_text(tr!("found-plan-it-tip"))
                    .on_disabled_hover_text(tr!("found-moved-on"));
                if plan.clicked() {
                    out.push(Command::Plan(PlanEdit::Advice(i)));
                }
            }
        });
        ui.separator();
    }
    if let Some(basis) = plans.first().map(|plan| plan.basis) {
        ui.weak(how(basis));
        ui.label(trust(basis));
    }
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
    let error = decimal(error, 1);
    let text = tr!("found-margin", margin = margin_words(margin), error = error);
    ui.label(bold(text));
    ui.add_space(6.0);
    for side in Side::ALL {
        let (share, error) = forecast.chance(side);
        ui.horizontal(|ui| {
            let name = tr!("found-wins", side = side.key());
            let room = ui.available_width();
            ui.add_sized([room * 0.3, 18.0], egui::Label::new(name).truncate());
            // Beside the bar: within a short one it would be cut.
            ui.add(
                egui::ProgressBar::new(share as f32)
                    .desired_width(room * 0.4)
                    .fill(side_colour(view.theme, side)),
            );
            let figure = format!("{:.0} % ± {:.0}", 100.0 * share, 100.0 * error);
            ui.add(egui::Label::new(figure).wrap_mode(egui::TextWrapMode::Extend));
        });
    }
    ui.add_space(6.0);
    ui.weak(tr!(
        "found-games",
        n = forecast.margins.len(),
        level = forecast.policy.name()
    ));
    ui.weak(tr!("forecast-how"));
    ui.label(tr!("forecast-trust"));
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
    ui.label(bold(tr!("found-dice")));
    ui.label(tr!(
        "found-luck",
        n = report.rolls.len(),
        side = ahead(luck).key(),
        points = tenths(luck)
    ));
    if let (Some(result), Some(adjusted)) = (report.result, report.adjusted()) {
        ui.label(tr!(
            "found-result",
            result = result_words(result),
            adjusted = result_words(adjusted)
        ));
    }
    let mut rolls: Vec<_> = report.rolls.iter().collect();
    rolls.sort_by(|a, b| b.luck.abs().total_cmp(&a.luck.abs()));
    for roll in rolls.iter().take(3) {
        let turn = states.get(roll.ply).map_or(0, |s| s.turn);
        let text = tr!(
            "found-roll",
            turn = turn,
            die = roll.die.pips(),
            points = tenths(roll.luck),
            side = ahead(roll.luck).key()
        );
        moment(ui, view, &text, roll.ply, out);
    }
    ui.add_space(8.0);
    ui.label(bold(tr!("found-decisions")));
    ui.label(tr!(
        "found-lapses",
        n = report.decisions,
        lapses = report.lapses.len()
    ));
    ui.label(tr!("look-back-trust"));
    egui::ScrollArea::vertical().show(ui, |ui| {
        for lapse in report.lapses.iter().take(12) {
            let Some(state) = states.get(lapse.ply) else {
                continue;
            };
            ui.separator();
            let (cost, error) = lapse.cost;
            let text = tr!(
                "found-lapse",
                turn = state.turn,
                side = lapse.side.key(),
                cost = tenths(cost),
                error = tenths(error)
            );
            moment(ui, view, &text, lapse.ply, out);
            let played = lapse.done.sentence(setup, state);
            ui.label(tr!("found-played", plan = played));
            let better = lapse.better.sentence(setup, state);
            ui.label(tr!("found-better", plan = better));
        }
    });
}

/// The size of a number of victory points.
fn tenths(points: f64) -> String {
    decimal(points.abs(), 1)
}

/// A line that shows its moment on the board.
fn moment(ui: &mut Ui, view: &View<'_>, text: &str, ply: usize, out: &mut Vec<Command>) {
    let label =
        egui::Label::new(RichText::new(text).color(view.theme.accent)).sense(egui::Sense::click());
    let response = ui.add(label).on_hover_text(tr!("found-moment-tip"));
    if response.clicked() {
        out.push(Command::LookAt {
            ply,
            lit: HexMask::EMPTY,
        });
    }
}
