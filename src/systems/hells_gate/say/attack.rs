//! The line about an attack.

use super::super::ids::{UnitId, UnitMask};
use super::super::odds::{Odds, ShiftCause};
use super::super::setup::Setup;
use super::units;
use crate::engine::Die;
use crate::hex::HexId;
use crate::words::tr;

/// What the message calls the reason of a column shift.
const fn shift_reason(cause: ShiftCause) -> &'static str {
    match cause {
        ShiftCause::DefenderUnsupplied => "unsupplied-defenders",
        ShiftCause::Mud => "mud",
        ShiftCause::Rough => "rough",
        ShiftCause::River => "river",
        ShiftCause::AttackerUnsupplied => "unsupplied-attackers",
    }
}

/// An attack with its strengths, ratio, shifts, column, die and hits.
pub(super) fn attacked(
    setup: &Setup,
    (target, attackers): (HexId, UnitMask),
    odds: &Odds,
    flip: Option<UnitId>,
    die: Die,
    hits: u8,
) -> String {
    let shifts: Vec<String> = odds
        .shifts
        .iter()
        .flatten()
        .map(|s| {
            let way = if s.columns > 0 { "right" } else { "left" };
            let n = s.columns.unsigned_abs();
            tr!(
                "did-attack-shift",
                n = n,
                way = way,
                cause = shift_reason(s.cause)
            )
        })
        .collect();
    let columns = if shifts.is_empty() {
        odds.base.to_string()
    } else {
        tr!(
            "did-attack-columns",
            base = odds.base.to_string(),
            shifts = shifts.join(", "),
            column = odds.column.to_string(),
        )
    };
    let manner = match flip {
        Some(_) => "all-out",
        None if odds.overconcentrated => "crowded",
        None => "plain",
    };
    tr!(
        "did-attack",
        units = units(setup, attackers),
        n = attackers.len(),
        hex = setup.hex_name(target),
        manner = manner,
        flip = flip.map_or_else(String::new, |unit| setup.unit_name(unit).into_owned()),
        attack = odds.attack,
        defence = odds.defence,
        columns = columns,
        die = die.pips(),
        hits = hits,
    )
}
