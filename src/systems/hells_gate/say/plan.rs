//! A plan of attacks in words.

use super::super::ids::Side;
use super::super::insight::{
    Appraisal, Cost, Expectation, Garrison, Planned, Share, Sketch, Trouble, Way,
};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::insight::{short_column, sixths};
use super::{any_hex, count, form, hexes, refusal, short, some_units, units};
use crate::engine::RuleRef;
use crate::hex::HexId;
use crate::words;

/// "C6 Ositnyazhka: 4:1–5:1, 4 of 6 faces hit, 0.7 hits expected", or that
/// nobody attacks yet.
#[must_use]
pub fn planned_attack(setup: &Setup, appraisal: &Appraisal) -> String {
    let target = setup.hex_name(appraisal.planned.target);
    match (&appraisal.odds, &appraisal.normal) {
        (Some(odds), Some(normal)) => format!(
            "{target}: {}, {}",
            odds.column,
            faces_and_hits(normal, odds.overconcentrated)
        ),
        _ => format!("{target}: nobody attacks yet"),
    }
}

/// "4 of 6 faces hit, 0.7 hits expected".
#[must_use]
pub fn faces_and_hits(expected: &Expectation, overconcentrated: bool) -> String {
    let manner = match overconcentrated {
        true => " on the right-hand result",
        false => "",
    };
    format!(
        "{} of 6 faces hit{manner}, {} hits expected",
        expected.hitting_faces(),
        sixths(expected.hits)
    )
}

/// What an attack may be expected to cost both sides, a row for each way of
/// making it: how it is made, and the sentence.
#[must_use]
pub fn expected_steps(appraisal: &Appraisal) -> Vec<(&'static str, String)> {
    let over = appraisal.odds.is_some_and(|o| o.overconcentrated);
    let normal = match over {
        true => "Right-hand result",
        false => "Normal",
    };
    let side = appraisal.garrison.side;
    let row = |how, e: &Expectation| (how, steps_lost(side, e));
    let all = [
        appraisal.normal.as_ref().map(|e| row(normal, e)),
        appraisal.all_out.as_ref().map(|e| row("All-out", e)),
    ];
    all.into_iter().flatten().collect()
}

fn steps_lost(side: Side, expected: &Expectation) -> String {
    let some = |steps: u16| match steps {
        0 => "none".to_owned(),
        n => sixths(n),
    };
    let Cost {
        standing,
        retreating,
    } = expected.cost;
    let mut defender = some(standing);
    if standing != retreating {
        defender += &format!(", or {} if they retreat", some(retreating));
    }
    let own = some(expected.own);
    format!("{side} steps lost {defender}; {} {own}", side.enemy())
}

/// Where the defenders could retreat, and by which rule.
#[must_use]
pub fn ways_of_retreat(setup: &Setup, garrison: &Garrison) -> (String, RuleRef) {
    let abandoned = match garrison.retreated.len() {
        0 => String::new(),
        n => format!(
            " {} {} lost if the others go.",
            some_units(setup, garrison.retreated),
            form(n, "is", "are")
        ),
    };
    let text = if garrison.fit.is_empty() {
        "Only retreated units are there: any hit eliminates them.".to_owned()
    } else if garrison.destinations.is_empty() {
        let whose = form(garrison.fit.len(), "It has", "They have");
        format!(
            "{}: no hex to retreat to. {whose} to take every hit as a loss.{abandoned}",
            some_units(setup, garrison.fit),
        )
    } else {
        format!(
            "{} could retreat to {}.{abandoned}",
            some_units(setup, garrison.fit),
            any_hex(setup, garrison.destinations),
        )
    };
    (text, cite::RETREATS)
}

/// What an attack would be without a unit, or with it: "2:1, −0.3"; empty if
/// there is nothing to say.
#[must_use]
pub fn share(setup: &Setup, now: Option<Sketch>, share: &Share) -> String {
    let mut change = match (share.then, now) {
        (None, _) => String::new(),
        (Some(then), Some(now)) if then == now => "no change".to_owned(),
        (Some(then), now) => {
            let column = short_column(then.column);
            match now.map(|now| i32::from(then.hits) - i32::from(now.hits)) {
                None | Some(0) => column.to_owned(),
                Some(n) => format!("{column}, {}", signed_sixths(n)),
            }
        }
    };
    if let Some(hex) = share.elsewhere.filter(|_| !share.inside) {
        let joint = if change.is_empty() { "" } else { "; " };
        change += &format!("{joint}meant for {}", short(setup, hex));
    }
    change
}

/// A number of sixths with its sign: "+0.7", "−0.3".
pub(super) fn signed_sixths(n: i32) -> String {
    let size = u16::try_from(n.unsigned_abs()).unwrap_or(u16::MAX);
    let sign = if n < 0 { "−" } else { "+" };
    format!("{sign}{}", sixths(size))
}

/// What in a plan does not go together, or may change; its rule is
/// [`Trouble::rule`](crate::engine::Refusal::rule).
#[must_use]
pub fn plan_trouble(setup: &Setup, trouble: &Trouble) -> String {
    match *trouble {
        Trouble::Nobody { target } => {
            format!("Nobody is to attack {} yet.", setup.hex_name(target))
        }
        Trouble::Refused(why) => refusal(setup, &why),
        Trouble::UnitTwice { unit, earlier } => format!(
            "{} attacks {} before that; a unit attacks only once in a Combat Phase, so it counts for nothing here.",
            setup.unit_name(unit),
            setup.hex_name(earlier)
        ),
        Trouble::OddsDepend { earlier, column } => format!(
            "If the attack on {} empties it, this one is at {column}.",
            setup.hex_name(earlier)
        ),
        Trouble::RetreatDepends {
            earlier,
            way,
            hexes: list,
        } => {
            let there = hexes(setup, list);
            let first = setup.hex_name(earlier);
            match way {
                Way::Hit => {
                    format!("If the attack on {first} scores a hit, nobody may retreat to {there}.")
                }
                Way::Emptied => {
                    format!("If the attack on {first} empties it, nobody may retreat to {there}.")
                }
                Way::Joined => format!(
                    "If the defenders of {first} retreat there, these may retreat to {there} too."
                ),
            }
        }
    }
}

/// The attacks of a plan that were not made, as a line of what a phase leaves
/// undone; `None` if there are none.
#[must_use]
pub fn plan_left(setup: &Setup, left: &[HexId]) -> Option<String> {
    let names: Vec<String> = left.iter().map(|&hex| short(setup, hex)).collect();
    (!names.is_empty()).then(|| {
        format!(
            "{} of the plan {} not been made: {}.",
            count(names.len(), "attack"),
            form(names.len(), "has", "have"),
            words::all_of(&names)
        )
    })
}

/// Who attacks: "29th Tank Corps and 20th Tank Corps".
#[must_use]
pub fn planned_units(setup: &Setup, planned: &Planned) -> String {
    units(setup, planned.units)
}
