//! Written actions and positions: what saves, logs and the protocol use. Kept apart
//! from the types, so that saves survive rewriting them.
//!
//! | action | written |
//! | --- | --- |
//! | merge a unit into a regiment | `join Reconnaissance.5_SS Ger.5_SS` |
//! | form a regiment | `form Grenadier_Regiment_248 1/248.88 318+Sec.88` |
//! | the one-hex move, taken back | `move 544.389 2720`, `back 544.389` |
//! | choose a stack, go on, stop | `stack 2522`, `enter 2423`, `stop` |
//! | lose a step | `lose 124.72` |
//! | be Disorganised in a crowd | `yield 124.72` |
//! | be done | `done` |

use crate::engine::NotationError;
use crate::space::{CellId, CellSet};
use crate::systems::jaws_of_victory::action::Action;
use crate::systems::jaws_of_victory::ids::UnitId;
use crate::systems::jaws_of_victory::setup::{HexNumber, Setup};
use crate::systems::jaws_of_victory::state::State;
use crate::words::tr;
use std::fmt::Write as _;

/// The written form of an action.
#[must_use]
pub fn write(setup: &Setup, action: Action) -> String {
    let u = |unit: UnitId| setup.unit(unit).map_or("?", |u| u.code.as_str());
    let h = |hex: CellId| setup.number(hex);
    match action {
        Action::Join { unit, into } => format!("join {} {}", u(unit), u(into)),
        Action::Form {
            regiment,
            first,
            second,
        } => format!("form {} {} {}", u(regiment), u(first), u(second)),
        Action::Move { unit, to } => format!("move {} {}", u(unit), h(to)),
        Action::Back { unit } => format!("back {}", u(unit)),
        Action::Choose { stack } => format!("stack {}", h(stack)),
        Action::Enter { hex } => format!("enter {}", h(hex)),
        Action::Stop => "stop".to_owned(),
        Action::Lose { unit } => format!("lose {}", u(unit)),
        Action::Yield { unit } => format!("yield {}", u(unit)),
        Action::Done => "done".to_owned(),
    }
}

/// Reads what [`write()`] writes.
///
/// # Errors
/// When the text is no action of this set-up: unknown verb, unit or hex, or words
/// missing or too many.
pub fn read(setup: &Setup, text: &str) -> Result<Action, NotationError> {
    // One more than the longest action has.
    let words: Vec<&str> = text.split_whitespace().take(5).collect();
    parse(setup, &words).map_err(|why| NotationError {
        text: text.chars().take(60).collect(),
        why,
    })
}

fn parse(setup: &Setup, words: &[&str]) -> Result<Action, String> {
    let unit = |code: &str| {
        let code: String = code.chars().take(60).collect();
        let found = setup.find_unit(&code);
        found.ok_or_else(|| tr!("notation-no-unit", code = code))
    };
    let hex = |name: &str| find_hex(setup, name);
    Ok(match words {
        ["join", u, r] => Action::Join {
            unit: unit(u)?,
            into: unit(r)?,
        },
        ["form", r, a, b] => Action::Form {
            regiment: unit(r)?,
            first: unit(a)?,
            second: unit(b)?,
        },
        ["move", u, h] => Action::Move {
            unit: unit(u)?,
            to: hex(h)?,
        },
        ["back", u] => Action::Back { unit: unit(u)? },
        ["stack", h] => Action::Choose { stack: hex(h)? },
        ["enter", h] => Action::Enter { hex: hex(h)? },
        ["stop"] => Action::Stop,
        ["lose", u] => Action::Lose { unit: unit(u)? },
        ["yield", u] => Action::Yield { unit: unit(u)? },
        ["done"] => Action::Done,
        [verb, ..] => match FORMS.iter().find(|(known, _)| known == verb) {
            Some((_, form)) => return Err(tr!("notation-form", verb = *verb, form = *form)),
            None => return Err(no_verb()),
        },
        [] => return Err(no_verb()),
    })
}

fn no_verb() -> String {
    let verbs: Vec<&str> = FORMS.iter().map(|(verb, _)| *verb).collect();
    tr!("notation-no-verb", verbs = verbs.join(", "))
}

/// A hex by its number, or why there is none, in words.
///
/// # Errors
/// When the text is no number of a hex, or of one that is not on the map.
pub fn find_hex(setup: &Setup, name: &str) -> Result<CellId, String> {
    let number: HexNumber = name.parse().map_err(|_| {
        let name: String = name.chars().take(20).collect();
        tr!("jaws-no-number", name = name)
    })?;
    let found = setup.find_hex(number);
    found.ok_or_else(|| tr!("notation-off-map", hex = number.to_string()))
}

/// How each action is written, by its first word.
const FORMS: [(&str, &str); 10] = [
    ("join", "join Reconnaissance.5_SS Ger.5_SS"),
    ("form", "form Grenadier_Regiment_248 1/248.88 318+Sec.88"),
    ("move", "move 544.389 2720"),
    ("back", "back 544.389"),
    ("stack", "stack 2522"),
    ("enter", "enter 2423"),
    ("stop", "stop"),
    ("lose", "lose 124.72"),
    ("yield", "yield 124.72"),
    ("done", "done"),
];

/// A position as text: where the night stands, then each unit with its place, its
/// steps and its marks. Equal positions have equal texts.
///
/// # Stability
/// Saved games carry hashes of this text; it does not change for positions that can
/// be written today.
#[must_use]
pub fn position(setup: &Setup, state: &State) -> String {
    let mut text = format!(
        "{} wave={} rolls={} lost={}",
        state.stage.key(),
        state.wave,
        state.rolls,
        state.lost
    );
    // Writing to a String cannot fail.
    for (hexes, word) in [(state.acted, "acted"), (state.attacked, "attacked")] {
        if !hexes.is_empty() {
            let _ = write!(text, " {word}={}", numbers(setup, hexes));
        }
    }
    if state.attackers > 0 {
        let _ = write!(text, " attackers={}", state.attackers);
    }
    if let Some(march) = state.march {
        let _ = write!(
            text,
            " march={}:{}:{}:{}:{}",
            setup.number(march.stack),
            setup.number(march.at),
            march.entered,
            march.attacked,
            march.crossed
        );
        let fight = state.fight;
        let _ = write!(
            text,
            " fight={:?}:{:?}:{:?}",
            fight.due, fight.first, fight.disorganises
        );
    }
    for unit in setup.all_units() {
        unit_line(setup, state, unit, &mut text);
    }
    text
}

fn numbers(setup: &Setup, hexes: CellSet) -> String {
    let names: Vec<String> = hexes
        .iter()
        .map(|hex| setup.number(hex).to_string())
        .collect();
    names.join(",")
}

fn unit_line(setup: &Setup, state: &State, unit: UnitId, text: &mut String) {
    let code = setup.unit(unit).map_or("?", |u| u.code.as_str());
    let _ = write!(text, "\n{code} ");
    let _ = match state.cell_of(unit) {
        Some(hex) => write!(text, "{} {}", setup.number(hex), state.steps(unit)),
        None => write!(text, "off {}", state.steps(unit)),
    };
    if let Some(origin) = state
        .origin_of(unit)
        .filter(|_| setup.pocket().contains(unit))
    {
        let _ = write!(text, " of={}", setup.number(origin));
    }
    for (set, word) in [
        (state.joined, " joined"),
        (state.enlarged, " enlarged"),
        (state.moved, " moved"),
        (state.disorganised, " disorganised"),
        (state.disorganised_beyond, " disorganised_beyond"),
        (state.escaped, " escaped"),
    ] {
        if set.contains(unit) {
            text.push_str(word);
        }
    }
}
