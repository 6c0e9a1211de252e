//! Written actions and positions: what saves, logs and the protocol use. Kept
//! apart from the types, so that saves survive rewriting them.
//!
//! | action | written |
//! | --- | --- |
//! | judge supply | `supply` |
//! | bring a displaced unit on | `enter 11P B7` |
//! | restore a corps | `restore 20T` |
//! | add to, take out of an attack | `attack B7 29T`, `withdraw 29T` |
//! | roll for it | `resolve`, `resolve all-out 20T` |
//! | absorb hits | `lose 106I`, `retreat 389I D6` |
//! | move | `move 29T C6`, `move 29T C6 B6` |
//! | break out, roll for mud, be done | `breakout 72I`, `mud`, `end` |

use super::action::{Action, Route};
use super::ids::{Side, UnitId, Weather};
use super::setup::Setup;
use super::state::{Spot, Stage, State};
use crate::engine::NotationError;
use crate::hex::{HexId, HexName};
use crate::words::tr;
use std::fmt::Write as _;

/// The written form of an action.
#[must_use]
pub fn write(setup: &Setup, action: Action) -> String {
    let u = |unit: UnitId| setup.unit(unit).map_or("?", |u| u.code.as_str());
    let h = |hex: HexId| setup.grid.name(hex);
    let mut text = String::with_capacity(32);
    // Writing to a String cannot fail.
    let _ = match action {
        Action::JudgeSupply => text.write_str("supply"),
        Action::Enter { unit, hex } => write!(text, "enter {} {}", u(unit), h(hex)),
        Action::Restore { unit } => write!(text, "restore {}", u(unit)),
        Action::JoinAttack { unit, target } => write!(text, "attack {} {}", h(target), u(unit)),
        Action::LeaveAttack { unit } => write!(text, "withdraw {}", u(unit)),
        Action::Resolve { flip: None } => text.write_str("resolve"),
        Action::Resolve { flip: Some(unit) } => write!(text, "resolve all-out {}", u(unit)),
        Action::LoseStep { unit } => write!(text, "lose {}", u(unit)),
        Action::Retreat { unit, hex } => write!(text, "retreat {} {}", u(unit), h(hex)),
        Action::Move { unit, route } => match route.second {
            None => write!(text, "move {} {}", u(unit), h(route.first)),
            Some(second) => write!(text, "move {} {} {}", u(unit), h(route.first), h(second)),
        },
        Action::BreakOut { unit } => write!(text, "breakout {}", u(unit)),
        Action::RollForMud => text.write_str("mud"),
        Action::EndPhase => text.write_str("end"),
    };
    text
}

/// Reads what [`write()`] writes.
///
/// # Errors
/// When the text is no action of this set-up: unknown verb, unit or hex, or
/// words missing or too many.
pub fn read(setup: &Setup, text: &str) -> Result<Action, NotationError> {
    let fail = |why: String| NotationError {
        text: text.chars().take(60).collect(),
        why,
    };
    let unit = |code: &str| {
        setup.find_unit(code).ok_or_else(|| {
            let code: String = code.chars().take(12).collect();
            fail(tr!("notation-no-unit", code = code))
        })
    };
    let hex = |name: &str| find_hex(setup, name).map_err(fail);
    // One more than the longest action has.
    let mut words = [""; 6];
    let mut count = 0;
    for (word, place) in text.split_whitespace().zip(&mut words) {
        *place = word;
        count += 1;
    }
    match &words[..count] {
        ["supply"] => Ok(Action::JudgeSupply),
        ["enter", u, h] => Ok(Action::Enter {
            unit: unit(u)?,
            hex: hex(h)?,
        }),
        ["restore", u] => Ok(Action::Restore { unit: unit(u)? }),
        ["attack", h, u] => Ok(Action::JoinAttack {
            target: hex(h)?,
            unit: unit(u)?,
        }),
        ["withdraw", u] => Ok(Action::LeaveAttack { unit: unit(u)? }),
        ["resolve"] => Ok(Action::Resolve { flip: None }),
        ["resolve", "all-out", u] => Ok(Action::Resolve {
            flip: Some(unit(u)?),
        }),
        ["lose", u] => Ok(Action::LoseStep { unit: unit(u)? }),
        ["retreat", u, h] => Ok(Action::Retreat {
            unit: unit(u)?,
            hex: hex(h)?,
        }),
        ["move", u, rest @ ..] if (1..=2).contains(&rest.len()) => Ok(Action::Move {
            unit: unit(u)?,
            route: Route {
                first: hex(rest[0])?,
                second: rest.get(1).map(|h| hex(h)).transpose()?,
            },
        }),
        ["breakout", u] => Ok(Action::BreakOut { unit: unit(u)? }),
        ["mud"] => Ok(Action::RollForMud),
        ["end"] => Ok(Action::EndPhase),
        [verb, ..] => match FORMS.iter().find(|(known, _)| known == verb) {
            Some((_, form)) => Err(fail(tr!("notation-form", verb = *verb, form = *form))),
            None => Err(fail(no_verb())),
        },
        [] => Err(fail(no_verb())),
    }
}

fn no_verb() -> String {
    let verbs: Vec<&str> = FORMS.iter().map(|(verb, _)| *verb).collect();
    tr!("notation-no-verb", verbs = verbs.join(", "))
}

/// A hex by its name, or why there is none, in words.
///
/// # Errors
/// When the text names no hex, or one that is not on the map.
pub fn find_hex(setup: &Setup, name: &str) -> Result<HexId, String> {
    let parsed: HexName = name.parse().map_err(|_| {
        let name: String = name.chars().take(20).collect();
        tr!("notation-no-hex", name = name)
    })?;
    let found = setup.grid.find(parsed);
    found.ok_or_else(|| tr!("notation-off-map", hex = parsed.to_string()))
}

/// How each action is written, by its first word.
const FORMS: [(&str, &str); 12] = [
    ("supply", "supply"),
    ("enter", "enter 11P B7"),
    ("restore", "restore 20T"),
    ("attack", "attack B7 29T"),
    ("withdraw", "withdraw 29T"),
    ("resolve", "resolve, resolve all-out 20T"),
    ("lose", "lose 106I"),
    ("retreat", "retreat 389I D6"),
    ("move", "move 29T C6, move 29T C6 B6"),
    ("breakout", "breakout 72I"),
    ("mud", "mud"),
    ("end", "end"),
];

/// A position as text: the clock, then each unit with where it is and its
/// marks. Equal positions have equal texts.
///
/// # Stability
/// Saved games carry hashes of this text; it does not change for positions
/// that can be written today.
#[must_use]
pub fn position(setup: &Setup, state: &State) -> String {
    let stage = match state.stage {
        Stage::Supply => "supply",
        Stage::Reinforcement => "reinforcement",
        Stage::Restoration => "restoration",
        Stage::Combat => "combat",
        Stage::Losses => "losses",
        Stage::Movement => "movement",
        Stage::Breakout => "breakout",
        Stage::Mud => "mud",
        Stage::Over => "over",
    };
    let mut text = format!(
        "{} {} {stage} {} rolls={}",
        state.turn,
        match state.player {
            Side::Soviet => "soviet",
            Side::German => "german",
        },
        match state.weather {
            Weather::Snow => "snow",
            Weather::Mud => "mud",
        },
        state.rolls
    );
    // Writing to a String cannot fail.
    let hexes = |set: crate::hex::HexMask| -> String {
        let names: Vec<String> = set.iter().map(|h| setup.grid.name(h).to_string()).collect();
        names.join(",")
    };
    if state.stand_fast_lifted {
        text.push_str(" lifted");
    }
    if state.reserve_released {
        text.push_str(" released");
    }
    if !state.attacked_hexes.is_empty() {
        let _ = write!(text, " attacked={}", hexes(state.attacked_hexes));
    }
    if !state.hit_hexes.is_empty() {
        let _ = write!(text, " hit={}", hexes(state.hit_hexes));
    }
    if let Some(attack) = state.attack {
        let _ = write!(text, " attacking={}", setup.grid.name(attack.target));
    }
    if let Some(h) = state.hits {
        let _ = write!(
            text,
            " hits={}:{}/{}:{}{}",
            setup.grid.name(h.target),
            h.left,
            h.scored,
            hexes(h.destinations),
            if h.retreating { ":retreating" } else { "" }
        );
    }
    for unit in setup.all_units() {
        let code = setup.unit(unit).map_or("?", |u| u.code.as_str());
        let place = match state.spot(unit) {
            Spot::On(hex) => setup.grid.name(hex).to_string(),
            Spot::Awaited => "awaited".to_owned(),
            Spot::Destroyed => "destroyed".to_owned(),
            Spot::Escaped => "escaped".to_owned(),
            Spot::Lost => "lost".to_owned(),
            Spot::Withheld => "withheld".to_owned(),
        };
        let _ = write!(text, "\n{code} {place}");
        let attack = state.attack.is_some_and(|a| a.units.contains(unit));
        for (set, word) in [
            (state.reduced.contains(unit), " reduced"),
            (state.unsupplied.contains(unit), " unsupplied"),
            (state.retreated.contains(unit), " retreated"),
            (state.attacked.contains(unit), " attacked"),
            (state.moved.contains(unit), " moved"),
            (state.arriving.contains(unit), " arriving"),
            (attack, " attacking"),
        ] {
            if set {
                text.push_str(word);
            }
        }
    }
    text
}
