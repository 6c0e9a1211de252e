//! Written actions and positions: what saves, logs and the protocol use. Kept
//! apart from the types, so that saves survive rewriting them.
//!
//! | action | written |
//! | --- | --- |
//! | roll for the ground | `ground` |
//! | place a new unit | `enter 11_Panzer A6` |
//! | give a replacement point | `replace 20_Tank` |
//! | add to, take out of an attack | `attack B7 29_Tank`, `leave 29_Tank` |
//! | roll for it | `resolve`, `resolve all-out` |
//! | lose a point | `lose 106_Infantry` |
//! | hold the cell or not | `stay`, `go`, `retreat 389_Infantry D6` |
//! | move | `move 29_Tank C6`, `move 29_Tank C6 B6` |
//! | be done | `end` |

use crate::engine::{NotationError, SideNo};
use crate::space::{CellId, CellName, CellSet};
use crate::systems::tabletop::action::{Action, Route};
use crate::systems::tabletop::ids::{Ground, UnitId};
use crate::systems::tabletop::setup::Setup;
use crate::systems::tabletop::state::State;
use crate::words::tr;
use std::fmt::Write as _;

/// The written form of an action.
#[must_use]
pub fn write(setup: &Setup, action: Action) -> String {
    let u = |unit: UnitId| setup.unit(unit).map_or("?", |u| u.code.as_str());
    let c = |cell: CellId| setup.cells().name(cell);
    match action {
        Action::RollGround => "ground".to_owned(),
        Action::Enter { unit, cell } => format!("enter {} {}", u(unit), c(cell)),
        Action::Replace { unit } => format!("replace {}", u(unit)),
        Action::Join { unit, target } => format!("attack {} {}", c(target), u(unit)),
        Action::Leave { unit } => format!("leave {}", u(unit)),
        Action::Resolve { all_out: false } => "resolve".to_owned(),
        Action::Resolve { all_out: true } => "resolve all-out".to_owned(),
        Action::Lose { unit } => format!("lose {}", u(unit)),
        Action::Stay => "stay".to_owned(),
        Action::Go => "go".to_owned(),
        Action::Retreat { unit, cell } => format!("retreat {} {}", u(unit), c(cell)),
        Action::Move { unit, route } => match route.second {
            None => format!("move {} {}", u(unit), c(route.first)),
            Some(second) => format!("move {} {} {}", u(unit), c(route.first), c(second)),
        },
        Action::EndPhase => "end".to_owned(),
    }
}

/// Reads what [`write()`] writes.
///
/// # Errors
/// When the text is no action of this set-up: unknown verb, unit or cell, or
/// words missing or too many.
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
        let code: String = code.chars().take(40).collect();
        let found = setup.find_unit(&code);
        found.ok_or_else(|| tr!("notation-no-unit", code = code))
    };
    let cell = |name: &str| find_cell(setup, name);
    Ok(match words {
        ["ground"] => Action::RollGround,
        ["enter", u, c] => Action::Enter {
            unit: unit(u)?,
            cell: cell(c)?,
        },
        ["replace", u] => Action::Replace { unit: unit(u)? },
        ["attack", c, u] => Action::Join {
            target: cell(c)?,
            unit: unit(u)?,
        },
        ["leave", u] => Action::Leave { unit: unit(u)? },
        ["resolve"] => Action::Resolve { all_out: false },
        ["resolve", "all-out"] => Action::Resolve { all_out: true },
        ["lose", u] => Action::Lose { unit: unit(u)? },
        ["stay"] => Action::Stay,
        ["go"] => Action::Go,
        ["retreat", u, c] => Action::Retreat {
            unit: unit(u)?,
            cell: cell(c)?,
        },
        ["move", u, first, rest @ ..] if rest.len() <= 1 => Action::Move {
            unit: unit(u)?,
            route: Route {
                first: cell(first)?,
                second: rest.first().map(|c| cell(c)).transpose()?,
            },
        },
        ["end"] => Action::EndPhase,
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

/// A cell by its name, or why there is none, in words.
///
/// # Errors
/// When the text names no cell, or one that is not on the table.
pub fn find_cell(setup: &Setup, name: &str) -> Result<CellId, String> {
    let parsed: CellName = name.parse().map_err(|_| {
        let name: String = name.chars().take(20).collect();
        tr!("notation-no-cell", name = name)
    })?;
    let found = setup.cells().find(parsed);
    found.ok_or_else(|| tr!("notation-off-table", cell = parsed.to_string()))
}

/// How each action is written, by its first word.
const FORMS: [(&str, &str); 12] = [
    ("ground", "ground"),
    ("enter", "enter 11_Panzer A6"),
    ("replace", "replace 20_Tank"),
    ("attack", "attack B7 29_Tank"),
    ("leave", "leave 29_Tank"),
    ("resolve", "resolve, resolve all-out"),
    ("lose", "lose 106_Infantry"),
    ("stay", "stay"),
    ("go", "go"),
    ("retreat", "retreat 389_Infantry D6"),
    ("move", "move 29_Tank C6, move 29_Tank C6 B6"),
    ("end", "end"),
];

/// A position as text: the clock, then each unit with where it is, its strength
/// and its marks. Equal positions have equal texts.
///
/// # Stability
/// Saved games carry hashes of this text; it does not change for positions
/// that can be written today.
#[must_use]
pub fn position(setup: &Setup, state: &State) -> String {
    let mut text = format!(
        "{} {} {} {} rolls={}",
        state.turn,
        match state.active {
            SideNo::A => "a",
            SideNo::B => "b",
        },
        state.stage.key(),
        match state.ground {
            Ground::Easy => "easy",
            Ground::Mud => "mud",
        },
        state.rolls
    );
    // Writing to a String cannot fail.
    if state.next_change > 0 {
        let _ = write!(text, " change={}", state.next_change);
    }
    if state.points > 0 {
        let _ = write!(text, " points={}", state.points);
    }
    if !state.attacked_cells.is_empty() {
        let _ = write!(text, " attacked={}", cells(setup, state.attacked_cells));
    }
    if let Some(attack) = state.attack {
        let _ = write!(
            text,
            " attack={}:{}/{}{}",
            setup.cells().name(attack.target),
            attack.due,
            attack.loss,
            if attack.going { ":going" } else { "" }
        );
        for &unit in attack.named() {
            let _ = write!(
                text,
                ":{}",
                setup.unit(unit).map_or("?", |u| u.code.as_str())
            );
        }
    }
    for unit in setup.all_units() {
        unit_line(setup, state, unit, &mut text);
    }
    text
}

fn cells(setup: &Setup, set: CellSet) -> String {
    let names: Vec<String> = set
        .iter()
        .map(|c| setup.cells().name(c).to_string())
        .collect();
    names.join(",")
}

fn unit_line(setup: &Setup, state: &State, unit: UnitId, text: &mut String) {
    let code = setup.unit(unit).map_or("?", |u| u.code.as_str());
    let _ = write!(text, "\n{code} ");
    let _ = match state.cell_of(unit) {
        Some(cell) => write!(
            text,
            "{} {}",
            setup.cells().name(cell),
            state.strength(unit)
        ),
        None => text.write_str("off"),
    };
    for (set, word) in [
        (state.entered, " entered"),
        (state.lost, " lost"),
        (state.due, " due"),
        (state.out_of_supply, " out_of_supply"),
        (state.retreated, " retreated"),
        (state.attacked, " attacked"),
        (state.moved, " moved"),
    ] {
        if set.contains(unit) {
            text.push_str(word);
        }
    }
}
