//! How the dice have fallen, in words.

use super::super::ids::Side;
use super::super::insight::{DiceCount, DiceTale, RolledDie};
use super::insight::sixths;
use super::plan::signed_sixths;
use crate::words::tr;

/// Whom the dice have favoured: "So far the dice of the attacks have favoured
/// the Germans by 2.3 hits."
#[must_use]
pub fn favour(tale: &DiceTale) -> String {
    if tale.throws.is_empty() {
        return tr!("luck-none");
    }
    let favour = tale.favour();
    let (side, size) = if favour < 0 {
        (Side::German, -favour)
    } else {
        (Side::Soviet, favour)
    };
    let size = u16::try_from(size).unwrap_or(u16::MAX);
    match size {
        0 => tr!("luck-even"),
        _ => tr!("luck-favour", side = side.key(), hits = sixths(size)),
    }
}

/// What a side's attacks and break-outs brought, a line each.
#[must_use]
pub fn brought(tally: &DiceCount) -> Vec<String> {
    let mut lines = Vec::new();
    let [n, hits, in_six] = tally.attacks;
    if n > 0 {
        lines.push(tr!(
            "luck-attacks",
            n = n,
            hits = hits,
            fair = sixths(in_six),
            surplus = signed_sixths(tally.surplus()),
        ));
    }
    let [n, escapes, in_six] = tally.break_outs;
    if n > 0 {
        let surplus = 6 * i32::from(escapes) - i32::from(in_six);
        lines.push(tr!(
            "luck-break-outs",
            n = n,
            escapes = escapes,
            fair = sixths(in_six),
            surplus = signed_sixths(surplus),
        ));
    }
    lines
}

/// The rolls for mud, which are nobody's; empty if there were none.
#[must_use]
pub fn mud(tale: &DiceTale) -> String {
    let rolled = |t: &RolledDie| match t.by_hand {
        true => tr!("dice-window-typed", die = t.die.pips()),
        false => t.die.to_string(),
    };
    let faces: Vec<String> = tale.mud().map(rolled).collect();
    match faces.is_empty() {
        true => String::new(),
        false => tr!("dice-window-mud", faces = faces.join(", ")),
    }
}
