//! What computer players think, as JSON and as text.

use super::side_word;
use crate::ai::Advice;
use crate::engine::Rules as _;
use crate::study::{Forecast, Report, ahead, margin_words};
use crate::systems::hells_gate::{HellsGate, Side, State};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(in crate::cli) fn advice_json(rules: &HellsGate, state: &State, advice: &[Advice]) -> Value {
    let plans: Vec<Value> = advice.iter().map(|a| plan(rules, state, a)).collect();
    plans.into()
}

fn plan(rules: &HellsGate, state: &State, advice: &Advice) -> Value {
    let actions: Vec<String> = advice.actions.iter().map(|&a| rules.notation(a)).collect();
    json!({
        "actions": actions,
        "margin": round(advice.margin),
        "error": round(advice.error),
        "text": advice.sentence(rules, state),
    })
}

/// To a hundredth: more would be a pretence.
fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

pub(in crate::cli) fn advice_text(rules: &HellsGate, state: &State, advice: &[Advice]) -> String {
    let mut out = String::new();
    for (i, advice) in advice.iter().enumerate() {
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{}. {}\n   {} victory points (±{:.1}): {}",
            i + 1,
            advice.sentence(rules, state),
            margin_words(advice.margin),
            if advice.error > 0.0 {
                advice.error.max(0.1)
            } else {
                0.0
            },
            advice
                .actions
                .iter()
                .map(|&a| rules.notation(a))
                .collect::<Vec<_>>()
                .join("; ")
        );
    }
    if out.is_empty() {
        out.push_str("The game is over.\n");
    }
    out
}

pub(in crate::cli) fn forecast_json(forecast: &Forecast) -> Value {
    let pair = |(mean, error): (f64, f64)| json!({ "mean": round(mean), "error": round(error) });
    json!({
        "player": forecast.policy.word(),
        "games": forecast.margins.len(),
        "margin": pair(forecast.margin()),
        "soviet": pair(forecast.chance(Side::Soviet)),
        "german": pair(forecast.chance(Side::German)),
    })
}

pub(in crate::cli) fn forecast_text(forecast: &Forecast) -> String {
    let (margin, margin_error) = forecast.margin();
    let mut out = format!(
        "{} games played to the end, {} on both sides\n{} victory points on average (±{margin_error:.1})\n",
        forecast.margins.len(),
        forecast.policy.name(),
        margin_words(margin)
    );
    for side in Side::ALL {
        let (share, error) = forecast.chance(side);
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{} win {:.0} % (±{:.0})",
            side.people(),
            100.0 * share,
            100.0 * error
        );
    }
    out
}

pub(in crate::cli) fn report_json(rules: &HellsGate, states: &[State], report: &Report) -> Value {
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
        "decisions": report.decisions,
        "lapses": lapses,
        "rolls": rolls,
    })
}

pub(in crate::cli) fn report_text(rules: &HellsGate, states: &[State], report: &Report) -> String {
    let luck = report.luck().soviet;
    let lucky = ahead(luck).people();
    let mut out = format!(
        "Dice: {} rolls; luck was with the {lucky}, worth {:.1} victory points\n",
        report.rolls.len(),
        luck.abs()
    );
    // Writing to a String cannot fail.
    if let (Some(result), Some(adjusted)) = (report.result, report.adjusted()) {
        let _ = writeln!(
            out,
            "Result: {}; without the luck of the dice: {}",
            margin_words(result),
            margin_words(adjusted)
        );
    }
    let _ = writeln!(
        out,
        "Decisions: {} looked at, {} of them cost something beyond doubt",
        report.decisions,
        report.lapses.len()
    );
    for lapse in report.lapses.iter().take(10) {
        let state = &states[lapse.ply];
        let _ = writeln!(
            out,
            "\nTurn {}, {}, after {} actions: {:.1} victory points (±{:.1})\n  done:   {}\n  better: {}",
            state.turn,
            lapse.side,
            lapse.ply,
            lapse.cost.0,
            lapse.cost.1,
            lapse.done.sentence(rules, state),
            lapse.better.sentence(rules, state)
        );
    }
    out
}
