//! What people are told of a scenario before they choose it.

use super::{Setup, Side};
use crate::engine::Level;
use crate::present::system::{Brief, Measured, Start};
use crate::systems::hells_gate::codec::scenario::built_in;
use crate::words::tr;

/// How games of the scenarios that come with the program ended between players of
/// one level, in their order: those of the table of shares in the README.
const FAVOURS: [Measured; 7] = [
    measured(Level::General, [462, 48, 513]),
    measured(Level::Colonel, [358, 90, 1552]),
    measured(Level::Colonel, [761, 107, 1132]),
    measured(Level::Colonel, [483, 72, 445]),
    measured(Level::Colonel, [521, 40, 439]),
    measured(Level::Colonel, [489, 68, 443]),
    measured(Level::Colonel, [507, 59, 434]),
];

/// Soviet wins, draws, German wins.
const fn measured(level: Level, ended: [u32; 3]) -> Measured {
    Measured { level, ended }
}

/// The scenarios that come with the program, and whom they favour; the Soviets
/// are the first side.
pub(super) const STARTS: &[Start] = &[
    start(0),
    start(1),
    start(2),
    start(3),
    start(4),
    start(5),
    start(6),
];

const fn start(number: usize) -> Start {
    let scenario = &built_in()[number];
    Start {
        id: scenario.id,
        text: scenario.text,
        favour: Some(FAVOURS[number]),
        compared: None,
        otherwise: &[],
    }
}

/// Whom a scenario favours, where that was measured.
#[must_use]
pub fn favour(id: &str) -> Option<Measured> {
    STARTS.iter().find(|start| start.id == id)?.favour
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
