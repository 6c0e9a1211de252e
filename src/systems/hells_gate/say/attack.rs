//! The line about an attack.

use super::super::ids::{UnitId, UnitMask};
use super::super::odds::{Odds, ShiftCause};
use super::super::setup::Setup;
use super::{count, form, units};
use crate::engine::Die;
use crate::hex::HexId;

/// Why a column shift was made, in two or three words.
const fn shift_reason(cause: ShiftCause) -> &'static str {
    match cause {
        ShiftCause::DefenderUnsupplied => "defenders out of supply",
        ShiftCause::Mud => "mud",
        ShiftCause::Rough => "terrain",
        ShiftCause::River => "river",
        ShiftCause::AttackerUnsupplied => "attackers out of supply",
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
            let reason = shift_reason(s.cause);
            format!("{} {way} for {reason}", s.columns.unsigned_abs())
        })
        .collect();
    let columns = if shifts.is_empty() {
        odds.base.to_string()
    } else {
        format!(
            "{}; {}; column {}",
            odds.base,
            shifts.join(", "),
            odds.column
        )
    };
    let mut manner = flip.map_or_else(String::new, |unit| {
        format!(" all-out, flipping {},", setup.unit_name(unit))
    });
    if odds.overconcentrated {
        manner += " (overconcentrated),";
    }
    if manner.is_empty() {
        manner.push(',');
    }
    format!(
        "{} {} {}{manner} {} to {} ({columns}): die {die}, {}.",
        units(setup, attackers),
        form(attackers.len(), "attacks", "attack"),
        setup.hex_name(target),
        odds.attack,
        odds.defence,
        count(hits.into(), "hit"),
    )
}
