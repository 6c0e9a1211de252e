//! What people are told of a scenario before they choose it.

use super::{Setup, Side};
use crate::engine::Level;
use crate::present::system::{Brief, Measured};
use crate::words::tr;

/// How games of these scenarios ended between players of one level: those of the
/// table of shares in the README.
const FAVOURS: [(&str, Level, [u32; 3]); 3] = [
    ("korsun_1944", Level::General, [462, 48, 513]),
    ("korsun_1944_first", Level::Colonel, [358, 90, 1552]),
    ("korsun_1944_balanced", Level::Colonel, [761, 107, 1132]),
];

/// Whom a scenario favours, where that was measured; the Soviets are the first
/// side.
#[must_use]
pub fn favour(id: &str) -> Option<Measured> {
    let found = FAVOURS.into_iter().find(|(known, ..)| *known == id);
    found.map(|(_, level, ended)| Measured { level, ended })
}

/// What people are told of a scenario before they choose it.
#[must_use]
pub fn brief(setup: &Setup) -> Brief {
    Brief {
        game: tr!("hells-gate-game"),
        about: tr!("hells-gate-about", id = setup.id.as_str()),
        length: tr!(
            "hells-gate-length",
            turns = setup.parameters.turns,
            days = setup.span()
        ),
        credit: tr!("hells-gate-credit"),
    }
}

/// What a side is called by itself: "Soviets".
#[must_use]
pub fn side_name(side: Side) -> String {
    tr!("hells-gate-side", side = side.key())
}
