//! The two sides as the board shows them: what they are called there, their
//! colours, their branches and the signs of their sources.

use crate::engine::SideNo;
use crate::present::board::{CounterCut, Emblem, SideView};
use crate::present::ink::{Colours, CounterInk, SideInk};
use crate::systems::hells_gate::Side;
use crate::words::tr;

/// Of the line: the first colours of either side.
pub const LINE: u8 = 0;
/// Guards: the second colours of Soviet counters.
pub const GUARDS: u8 = 1;
/// Waffen-SS: the second colours of German counters.
pub const SS: u8 = 1;

/// The place of a side in pictures.
#[must_use]
pub const fn side_no(side: Side) -> SideNo {
    match side {
        Side::Soviet => SideNo::A,
        Side::German => SideNo::B,
    }
}

/// The colours of a side.
#[must_use]
pub const fn ink(side: Side) -> SideInk {
    match side {
        Side::Soviet => SOVIET,
        Side::German => GERMAN,
    }
}

/// What a side is called where something is drawn about it.
#[must_use]
pub fn name(side: Side) -> String {
    match side {
        Side::Soviet => tr!("draw-soviet"),
        Side::German => tr!("draw-german"),
    }
}

/// Both sides as the board shows them, in the language spoken.
#[must_use]
pub fn sides() -> [SideView; 2] {
    Side::ALL.map(|side| SideView {
        key: side.key(),
        name: name(side),
        base: tr!("page-source", side = side.key()),
        emblem: match side {
            Side::Soviet => Emblem::Star,
            Side::German => Emblem::Crate,
        },
        cut: match side {
            Side::Soviet => CounterCut::Square,
            Side::German => CounterCut::Clipped,
        },
        ink: ink(side),
    })
}

const SOVIET_LINE: CounterInk = CounterInk {
    fill: Colours::ink([0xC24A38, 0xB84838, 0xB81010]),
    pale: Colours::ink([0xEBBFA8, 0xD8A08C, 0xFFCFC4]),
    text: Colours::ink([0xFFF6E3, 0xFFF2E0, 0xFFFFFF]),
    pale_text: Colours::ink([0x5E170E, 0x44100A, 0x580000]),
    head: Colours::ink([0x973325, 0x8A3024, 0x800000]),
};

// Earth and black as on the printed counters; darker than the line, for whoever
// does not see red or green.
const SOVIET_GUARDS: CounterInk = CounterInk {
    fill: Colours::ink([0x684526, 0x6E4A2A, 0x4A2800]),
    pale: Colours::ink([0xCDAC7E, 0xB8966A, 0xE0C090]),
    text: Colours::ink([0xFFF6E3, 0xFFF2E0, 0xFFFFFF]),
    pale_text: Colours::ink([0x38200C, 0x2E1A0A, 0x2A1600]),
    head: Colours::ink([0x3F2712, 0x3A2412, 0x261400]),
};

const GERMAN_LINE: CounterInk = CounterInk {
    fill: Colours::ink([0x94A9A6, 0x869C9C, 0x8CC4E8]),
    pale: Colours::ink([0xD3DCD3, 0xB8C4C0, 0xE4F4FF]),
    text: Colours::ink([0x141E20, 0x0E181A, 0x000000]),
    pale_text: Colours::ink([0x2A3A3C, 0x1C2A2C, 0x002E50]),
    head: Colours::ink([0x445C62, 0x3A5258, 0x003E70]),
};

const WAFFEN_SS: CounterInk = CounterInk {
    fill: Colours::ink([0x2A2C2F, 0x0A0B0C, 0x1C1C1C]),
    pale: Colours::ink([0x66696D, 0x5E6165, 0x505050]),
    text: Colours::ink([0xFBF5E6, 0xF8F2E4, 0xFFFFFF]),
    pale_text: Colours::ink([0xFBF5E6, 0xF8F2E4, 0xFFFFFF]),
    head: Colours::ink([0x0E0F10, 0x000000, 0x000000]),
};

// What is drawn about the sides is told apart by how light it is, too, by whoever
// does not see red or green.
const SOVIET: SideInk = SideInk {
    counters: &[SOVIET_LINE, SOVIET_GUARDS],
    base: Colours::ink([0xB42B22, 0xD25446, 0xC00000]),
    base_sign: Colours::ink([0xFFE9B8, 0xFFEEC8, 0xFFFFFF]),
    mark: Colours::ink([0xB42B22, 0xF08470, 0xC00000]),
    drawn: Colours::ink([0xD1490F, 0xF4763C, 0xC84000]),
};

const GERMAN: SideInk = SideInk {
    counters: &[GERMAN_LINE, WAFFEN_SS],
    base: Colours::ink([0x3B505C, 0x8FACBB, 0x002E50]),
    base_sign: Colours::ink([0xF2EEE0, 0x1A242A, 0xFFFFFF]),
    mark: Colours::ink([0x2E5468, 0x9CC4DA, 0x003E80]),
    drawn: Colours::ink([0x0B5CA8, 0x58A8EC, 0x0048B0]),
};
