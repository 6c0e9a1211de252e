//! How the dice have fallen, in words.

use super::super::ids::Side;
use super::super::insight::{DiceCount, DiceTale};
use super::count;
use super::insight::sixths;
use super::plan::signed_sixths;

/// Whom the dice have favoured: "So far the dice of the attacks have favoured
/// the Germans by 2.3 hits."
#[must_use]
pub fn favour(tale: &DiceTale) -> String {
    if tale.throws.is_empty() {
        return "No die has been rolled yet.".to_owned();
    }
    let favour = tale.favour();
    let (side, size) = if favour < 0 {
        (Side::German, -favour)
    } else {
        (Side::Soviet, favour)
    };
    let size = u16::try_from(size).unwrap_or(u16::MAX);
    match size {
        0 => "So far the dice of the attacks have favoured neither side.".to_owned(),
        _ => format!(
            "So far the dice of the attacks have favoured the {} by {} hits.",
            side.people(),
            sixths(size)
        ),
    }
}

/// What a side's attacks and break-outs brought, a line each.
#[must_use]
pub fn brought(tally: &DiceCount) -> Vec<String> {
    let mut lines = Vec::new();
    let [n, hits, in_six] = tally.attacks;
    if n > 0 {
        lines.push(format!(
            "{}: {}, {} to be expected ({}).",
            count(n.into(), "attack"),
            count(hits.into(), "hit"),
            sixths(in_six),
            signed_sixths(tally.surplus())
        ));
    }
    let [n, escapes, in_six] = tally.break_outs;
    if n > 0 {
        let surplus = 6 * i32::from(escapes) - i32::from(in_six);
        lines.push(format!(
            "{}: {}, {} to be expected ({}).",
            count(n.into(), "break-out"),
            count(escapes.into(), "escape"),
            sixths(in_six),
            signed_sixths(surplus)
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
        return "No die rolled yet.".to_owned();
    }
    let mean = f64::from(tally.pips()) / f64::from(rolls);
    let how = match chance {
        p if p > 1.0 / 3.0 => "nothing unusual",
        p if p > 0.1 => "a little out of the ordinary",
        p if p > 0.02 => "unusual",
        _ => "very unusual",
    };
    let often = match chance {
        p if p >= 0.01 => format!("{:.0} % of fair series stray as far", 100.0 * p),
        p if p > 1e-6 => format!("1 in {:.0} fair series strays as far", 1.0 / p),
        _ => "not one fair series in a million strays as far".to_owned(),
    };
    format!(
        "{mean:.2} pips in the mean of {}, 3.50 to be expected: {how} ({often}).",
        count(rolls.into(), "roll"),
    )
}

/// That faces were typed in by hand; `None` if none was.
#[must_use]
pub fn typed_in(tally: &DiceCount) -> Option<String> {
    let (n, all) = (tally.by_hand.iter().sum::<u16>(), tally.rolls());
    match n {
        0 => None,
        _ if n == all => Some("All rolled by hand and typed in.".to_owned()),
        _ => Some(format!("{n} of them rolled by hand and typed in.")),
    }
}
