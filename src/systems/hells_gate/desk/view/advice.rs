//! What computer players think, as JSON and as text.

use super::side_word;
use crate::cli::view::seated::{Beyond, cited, deeds, purpose, purpose_json};
use crate::engine::{Rules as _, Viewer, view_for};
use crate::present::duty::{PlanDepth, glances, numbers};
use crate::present::system::{Sketch, System as _};
use crate::systems::hells_gate::players::Advice;
use crate::systems::hells_gate::say::{
    account_words, also_words, forecast_rests_on, unproved_words,
};
use crate::systems::hells_gate::study::{
    Forecast, Report, ahead, error_words, how, result_words, trust,
};
use crate::systems::hells_gate::victory::Verdict;
use crate::systems::hells_gate::{Action, HellsGate, Side, State, say};
use crate::table::held_against;
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(in crate::systems::hells_gate::desk) fn advice_json(
    rules: &HellsGate,
    state: &State,
    advice: &[Advice],
) -> Value {
    let plans: Vec<Value> = advice.iter().map(|a| plan(rules, state, a)).collect();
    plans.into()
}

fn plan(rules: &HellsGate, state: &State, advice: &Advice) -> Value {
    let actions: Vec<String> = advice.actions.iter().map(|&a| rules.notation(a)).collect();
    json!({
        "actions": actions,
        "margin": round(advice.margin),
        "error": round(advice.error),
        "basis": advice.basis.word(),
        "text": advice.sentence(rules, state),
        "purpose": purpose_json(
            &sketched(rules, state, advice).told,
            Beyond {
                answer: &advice.answer_sentence(rules),
                next_turn: &advice.next_turn_sentence(rules),
                instead: "",
            },
        ),
        "behind": { "points": round(advice.behind.0), "error": round(advice.behind.1) },
    })
}

/// A plan for people.
fn sketched(rules: &HellsGate, state: &State, advice: &Advice) -> Sketch {
    let seen = view_for(rules, state, Viewer::All);
    rules.idea(&seen, &advice.actions)
}

/// To a hundredth: more would be a pretence.
fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

pub(in crate::systems::hells_gate::desk) fn advice_text(
    rules: &HellsGate,
    state: &State,
    advice: &[Advice],
    depth: PlanDepth,
) -> String {
    let mut out = String::new();
    let behind: Vec<(f64, f64)> = advice.iter().map(|plan| plan.behind).collect();
    let labelled = advice.iter().enumerate();
    let labels: Vec<String> = labelled.map(|(n, a)| a.label(rules, state, n)).collect();
    let instead = held_against(&behind);
    let sketches = advice.iter().map(|one| sketched(rules, state, one));
    let told: Vec<Sketch> = sketches.collect();
    if depth == PlanDepth::Where {
        let told = told
            .iter()
            .map(|sketch| (&sketch.told, sketch.places.as_slice()));
        for (plans, there) in glances(told) {
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{} {there}", numbers(&plans));
        }
        return out;
    }
    for (i, (advice, sketch)) in advice.iter().zip(&told).enumerate() {
        let (own, first) = (&sketch.told, told.first().map(|first| &first.told));
        let first = first.filter(|_| i > 0);
        let label = labels.get(i).map_or("", String::as_str);
        if depth != PlanDepth::Whole {
            let lines = deeds((own, first), label, &sketch.why);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{}. {}", i + 1, lines.join("\n   "));
            continue;
        }
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{}. {}\n   {}: {}",
            i + 1,
            label,
            tr!(
                "hint-margin",
                side = ahead(advice.margin).key(),
                points = decimal(advice.margin.abs(), 1),
                error = error_words(advice)
            ),
            advice
                .actions
                .iter()
                .map(|&a| rules.notation(a))
                .collect::<Vec<_>>()
                .join("; ")
        );
        let beyond = Beyond {
            answer: &advice.answer_sentence(rules),
            next_turn: &advice.next_turn_sentence(rules),
            instead: instead.get(i).map_or("", String::as_str),
        };
        for line in purpose((own, first), beyond) {
            let _ = writeln!(out, "   {line}");
        }
        for why in own.besides(&sketch.why) {
            let _ = writeln!(out, "   {}", cited(why));
        }
    }
    if depth == PlanDepth::Whole
        && let Some(basis) = advice.first().map(|plan| plan.basis)
    {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "\n{}\n{}", how(basis), trust(basis));
    }
    out
}

/// What has to be done first, where there is no choice; empty if nothing has.
pub(in crate::systems::hells_gate::desk) fn forced_text(
    rules: &HellsGate,
    state: &State,
    first: &[Action],
) -> String {
    let mut now = *state;
    let mut steps = Vec::new();
    for action in first {
        steps.push(say::action(rules, &now, action));
        rules.step(&mut now, *action, &[]);
    }
    match steps.is_empty() {
        true => String::new(),
        false => format!("{}\n\n", tr!("hint-forced", steps = steps.join("; "))),
    }
}

/// That the game is over, and how it ended.
pub(in crate::systems::hells_gate::desk) fn over_text(
    rules: &HellsGate,
    verdict: &Verdict,
) -> String {
    format!("{} {}", tr!("found-over"), say::verdict(rules, verdict))
}

pub(in crate::systems::hells_gate::desk) fn forecast_json(forecast: &Forecast) -> Value {
    let pair = |(mean, error): (f64, f64)| json!({ "mean": round(mean), "error": round(error) });
    json!({
        "player": forecast.policy.word(),
        "games": forecast.margins.len(),
        "margin": pair(forecast.margin()),
        "soviet": pair(forecast.chance(Side::Soviet)),
        "german": pair(forecast.chance(Side::German)),
        "added": round(forecast.added.unwrap_or(0.0)),
    })
}

pub(in crate::systems::hells_gate::desk) fn forecast_text(forecast: &Forecast) -> String {
    let (margin, error) = forecast.margin();
    let games = tr!(
        "forecast-games",
        n = forecast.margins.len(),
        level = forecast.policy.name()
    );
    let margin = tr!(
        "forecast-margin",
        side = ahead(margin).key(),
        points = decimal(margin.abs(), 1),
        error = decimal(error, 1)
    );
    let mut out = format!("{games}\n{margin}\n");
    for side in Side::ALL {
        let (share, error) = forecast.chance(side);
        let line = tr!(
            "forecast-chance",
            side = side.key(),
            share = decimal(100.0 * share, 0),
            error = decimal(100.0 * error, 0)
        );
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{line}");
    }
    let _ = writeln!(
        out,
        "{}\n\n{}",
        tr!("forecast-draws"),
        forecast_rests_on(forecast).join("\n")
    );
    out
}

pub(in crate::systems::hells_gate::desk) fn report_json(
    rules: &HellsGate,
    states: &[State],
    report: &Report,
) -> Value {
    let lapses: Vec<Value> = report
        .lapses
        .iter()
        .map(|lapse| {
            let state = &states[lapse.ply];
            json!({
                "ply": lapse.ply,
                "turn": state.turn,
                "side": side_word(lapse.side),
                "cost": round(lapse.cost.0),
                "error": round(lapse.cost.1),
                "also": lapse.also,
                "done": plan(rules, state, &lapse.done),
                "better": plan(rules, state, &lapse.better),
            })
        })
        .collect();
    let rolls: Vec<Value> = report
        .rolls
        .iter()
        .map(|roll| {
            json!({
                "ply": roll.ply,
                "side": side_word(roll.side),
                "die": roll.die.pips(),
                "soviet_luck": round(roll.luck),
            })
        })
        .collect();
    let luck = report.luck();
    json!({
        "luck": { "soviet": round(luck.soviet), "german": round(luck.german) },
        "result": report.result,
        "result_without_luck": report.adjusted().map(round),
        "expected": round(report.expected),
        "brought": {
            "soviet": round(report.brought.soviet),
            "german": round(report.brought.german),
        },
        "comes_to": round(report.comes_to),
        "decisions": report.decisions,
        "proved_by": report.games,
        "unproved": report.unproved,
        "lapses": lapses,
        "rolls": rolls,
    })
}

pub(in crate::systems::hells_gate::desk) fn report_text(
    rules: &HellsGate,
    states: &[State],
    report: &Report,
) -> String {
    let luck = report.luck().soviet;
    let line = match report.rolls.len() {
        0 => tr!("luck-none"),
        n => tr!(
            "report-dice",
            n = n,
            side = ahead(luck).key(),
            points = decimal(luck.abs(), 1)
        ),
    };
    let mut out = format!("{line}\n");
    // Writing to a String cannot fail.
    if let (Some(result), Some(adjusted)) = (report.result, report.adjusted()) {
        let (result, adjusted) = (result_words(result), result_words(adjusted));
        let line = tr!("report-result", result = result, adjusted = adjusted);
        let _ = writeln!(out, "{line}");
    }
    let _ = writeln!(out, "{}", account_words(report));
    let line = tr!(
        "report-decisions",
        n = report.decisions,
        costly = report.lapses.len()
    );
    let _ = writeln!(out, "{line}");
    if let Some(line) = unproved_words(report) {
        let _ = writeln!(out, "{line}");
    }
    for lapse in report.lapses.iter().take(10) {
        let state = &states[lapse.ply];
        let line = tr!(
            "report-lapse",
            turn = state.turn,
            side = lapse.side.key(),
            ply = lapse.ply,
            cost = decimal(lapse.cost.0, 1),
            error = decimal(lapse.cost.1, 1)
        );
        let done = tr!("report-done", what = lapse.done.played(rules, state));
        let better = tr!("report-better", what = lapse.better.sentence(rules, state));
        let _ = writeln!(out, "\n{line}\n  {done}\n  {better}");
        if let Some(also) = also_words(lapse) {
            let _ = writeln!(out, "  {also}");
        }
    }
    let _ = writeln!(out, "\n{}", tr!("look-back-trust", games = report.games));
    out
}
