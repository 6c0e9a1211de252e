//! A plan of attacks in words.

use super::super::ids::Side;
use super::super::insight::{
    Appraisal, AttackFigures, Cost, Expectation, Garrison, Planned, Share, Trouble, Way,
};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::insight::{short_column, sixths};
use super::{any_hex, hexes, refusal, short, some_units, units};
use crate::engine::RuleRef;
use crate::hex::HexId;
use crate::words::{self, tr};

/// "C6 Ositnyazhka: 4:1–5:1, hits on 4 of 6, 0.7 hits expected", or that
/// nobody attacks yet.
#[must_use]
pub fn planned_attack(setup: &Setup, appraisal: &Appraisal) -> String {
    let hex = setup.hex_name(appraisal.planned.target);
    match (&appraisal.odds, &appraisal.normal) {
        (Some(odds), Some(normal)) => tr!(
            "planned-target",
            hex = hex,
            column = odds.column.to_string(),
            chance = faces_and_hits(normal, odds.overconcentrated),
        ),
        _ => tr!("planned-target-empty", hex = hex),
    }
}

/// "hits on 4 of 6, 0.7 hits expected".
#[must_use]
pub fn faces_and_hits(expected: &Expectation, overconcentrated: bool) -> String {
    chance_of_hits(expected.faces, overconcentrated)
}

/// The same, of as many faces as score each number of hits.
#[must_use]
pub fn chance_of_hits(faces: [u8; 4], overconcentrated: bool) -> String {
    let hits = (0_u16..).zip(faces).map(|(hits, n)| hits * u16::from(n));
    tr!(
        "planned-faces",
        faces = 6 - faces[0],
        manner = if overconcentrated { "crowded" } else { "plain" },
        hits = sixths(hits.sum::<u16>()),
    )
}

/// What an attack may be expected to cost both sides, a row for each way of
/// making it: how it is made, and the sentence.
#[must_use]
pub fn expected_steps(appraisal: &Appraisal) -> Vec<(String, String)> {
    let normal = match appraisal.odds.is_some_and(|o| o.overconcentrated) {
        true => tr!("planned-crowded"),
        false => tr!("planned-normal"),
    };
    let side = appraisal.garrison.side;
    let row = |how, e: &Expectation| (how, steps_lost(side, e));
    let all = [
        appraisal.normal.as_ref().map(|e| row(normal, e)),
        (appraisal.all_out.as_ref()).map(|e| row(tr!("planned-all-out"), e)),
    ];
    all.into_iter().flatten().collect()
}

fn steps_lost(side: Side, expected: &Expectation) -> String {
    let some = |steps: u16| match steps {
        0 => tr!("planned-cost-none"),
        n => sixths(n),
    };
    let Cost {
        standing,
        retreating,
    } = expected.cost;
    let lost = if standing == retreating {
        some(standing)
    } else {
        tr!(
            "planned-cost-or",
            standing = some(standing),
            retreating = some(retreating),
        )
    };
    let own = some(expected.own);
    tr!("planned-cost", side = side.key(), lost = lost, own = own)
}

/// Where the defenders could retreat, and by which rule.
#[must_use]
pub fn ways_of_retreat(setup: &Setup, garrison: &Garrison) -> (String, RuleRef) {
    let fit = some_units(setup, garrison.fit);
    let mut text = if garrison.fit.is_empty() {
        tr!("planned-only-retreated")
    } else if garrison.destinations.is_empty() {
        tr!("planned-no-retreat", units = fit, n = garrison.fit.len())
    } else {
        let hexes = any_hex(setup, garrison.destinations);
        tr!("planned-retreats", units = fit, hexes = hexes)
    };
    if !garrison.fit.is_empty() && !garrison.retreated.is_empty() {
        text.push(' ');
        text += &tr!(
            "planned-abandoned",
            units = some_units(setup, garrison.retreated),
            n = garrison.retreated.len(),
        );
    }
    (text, cite::RETREATS)
}

/// What an attack would be without a unit, or with it: "2:1, −0.3"; empty if
/// there is nothing to say.
#[must_use]
pub fn share(setup: &Setup, now: Option<AttackFigures>, share: &Share) -> String {
    let mut change = match (share.then, now) {
        (None, _) => String::new(),
        (Some(then), Some(now)) if then == now => tr!("planned-no-change"),
        (Some(then), now) => {
            let column = short_column(then.column);
            match now.map(|now| i32::from(then.hits) - i32::from(now.hits)) {
                None | Some(0) => column.to_owned(),
                Some(n) => format!("{column}, {}", signed_sixths(n)),
            }
        }
    };
    if let Some(hex) = share.elsewhere.filter(|_| !share.inside) {
        if !change.is_empty() {
            change += "; ";
        }
        change += &tr!("planned-elsewhere", hex = short(setup, hex));
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
        Trouble::Nobody { target } => tr!("planned-nobody", hex = setup.hex_name(target)),
        Trouble::Refused(why) => refusal(setup, &why),
        Trouble::UnitTwice { unit, earlier } => tr!(
            "planned-twice",
            unit = setup.unit_name(unit),
            hex = setup.hex_name(earlier),
        ),
        Trouble::OddsDepend { earlier, column } => tr!(
            "planned-odds-depend",
            hex = setup.hex_name(earlier),
            column = column.to_string(),
        ),
        Trouble::RetreatDepends {
            earlier,
            way,
            hexes: list,
        } => {
            let hex = setup.hex_name(earlier);
            let there = hexes(setup, list);
            match way {
                Way::Hit => tr!("planned-hit-bars", hex = hex, there = there),
                Way::Emptied => tr!("planned-empty-bars", hex = hex, there = there),
                Way::Joined => tr!("planned-joined", hex = hex, there = there),
            }
        }
    }
}

/// The attacks of a plan that were not made, as a line of what a phase leaves
/// undone; `None` if there are none.
#[must_use]
pub fn plan_left(setup: &Setup, left: &[HexId]) -> Option<String> {
    let names: Vec<String> = left.iter().map(|&hex| short(setup, hex)).collect();
    let n = names.len();
    (n > 0).then(|| tr!("planned-left", n = n, hexes = words::all_of(&names)))
}

/// Who attacks: "29th Tank Corps and 20th Tank Corps".
#[must_use]
pub fn planned_units(setup: &Setup, planned: &Planned) -> String {
    units(setup, planned.units)
}
