//! How the dice have fallen, in words.

use super::super::ids::Side;
use super::super::insight::{DiceCount, DiceTale};
use super::insight::sixths;
use super::plan::signed_sixths;
use crate::words::{decimal, tr};

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

/// How unusual a side's dice are, in a sentence. `chance` is what
/// [`stray`](super::super::insight::stray) says of them.
#[must_use]
pub fn unusual(tally: &DiceCount, chance: f64) -> String {
    let rolls = tally.rolls();
    if rolls == 0 {
        return tr!("luck-no-roll");
    }
    let mean = f64::from(tally.pips()) / f64::from(rolls);
    let how = match chance {
        p if p > 1.0 / 3.0 => "usual",
        p if p > 0.1 => "little",
        p if p > 0.02 => "unusual",
        _ => "very",
    };
    let often = match chance {
        p if p >= 0.01 => tr!("luck-often", percent = decimal(100.0 * p, 0)),
        p if p > 1e-6 => tr!("luck-one-in", series = decimal(1.0 / p, 0)),
        _ => tr!("luck-never"),
    };
    tr!(
        "luck-mean",
        mean = decimal(mean, 2),
        n = rolls,
        fair = decimal(3.5, 2),
        how = how,
        often = often,
    )
}

/// That faces were typed in by hand; `None` if none was.
#[must_use]
pub fn typed_in(tally: &DiceCount) -> Option<String> {
    let (n, all) = (tally.by_hand.iter().sum::<u16>(), tally.rolls());
    match n {
        0 => None,
        _ if n == all => Some(tr!("luck-all-typed")),
        _ => Some(tr!("luck-typed", n = n)),
    }
}
