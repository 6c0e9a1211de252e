//! What is decided, paid for and thrown.

use super::super::ids::{CONFEDERATE, PieceId, Site, UNION};
use super::super::setup::Setup;
use crate::engine::SideNo;

/// What a group can pay for before it acts [4.2.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fee {
    /// A second activation [5.1.5].
    Second,
    /// Crossing navigable rivers.
    River,
    /// From one land area at the harbour to another \[G18\].
    Harbour,
    /// Going by water to land [7.3].
    Amphibious,
    /// Twice as far, and no assault [7.4].
    Strategic,
    /// From a zone, to one, or between two [4.2.4].
    Zone,
}

impl Fee {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Second,
        Self::River,
        Self::Harbour,
        Self::Amphibious,
        Self::Strategic,
        Self::Zone,
    ];

    /// What it costs in points of support.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Zone => 2,
            _ => 1,
        }
    }

    /// Whether it is one of those ways to move of which a group uses one \[G47\].
    #[must_use]
    pub const fn is_way(self) -> bool {
        !matches!(self, Self::Second | Self::River)
    }

    /// Whether the Advantage pays for it [9.4.3].
    #[must_use]
    pub const fn may_be_free(self) -> bool {
        !matches!(self, Self::Harbour | Self::Zone)
    }

    /// The only side that may buy it, if not both.
    #[must_use]
    pub const fn only(self) -> Option<SideNo> {
        match self {
            Self::Harbour => Some(CONFEDERATE),
            Self::Amphibious => Some(UNION),
            _ => None,
        }
    }
}

/// How something was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paid {
    /// It was not.
    #[default]
    No,
    /// With points of support.
    Support,
    /// With the Advantage.
    Advantage,
}

/// What is being decided, where no throw is due and none is in question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The Confederate sets up \[G40\].
    SetUp,
    /// The points of support of a new turn [3.1.1].
    Support,
    /// The Union reduces a unit \[G44\].
    Fever,
    /// The Confederate lays what an event gave him \[G44\].
    Torpedoes,
    /// A side allocates its support \[4\].
    Allocation(SideNo),
    /// The Confederate may send the Hunley [9.1.2].
    Hunley,
    /// What will happen in the next turn [3.3].
    Fate,
    /// A half of an impulse [3.2].
    Acting,
    /// A landing party is on the water: where it goes, where it lands [7.3].
    Afloat,
    /// The Confederate names who of the party is attacked by a mine [7.3.4].
    Picking,
    /// The Confederate may fire at the party [8.2.2].
    Ambush,
    /// The defender names his leader [8.1.1], in a zone his defenders [8.1.2].
    Leading,
    /// The loser of an assault spends his Casualty Points [8.1.6].
    Losses,
    /// The winner takes units from a place that holds too many of the loser's [6.1.4].
    Crowded(Site),
    /// Whether the phase ends [3.2.1].
    Sunset,
    /// Whether to pay so much to go on [4.2.6].
    Price(u8),
    /// Whether to play the eighth impulse \[G4\].
    Eighth,
    /// Union ironclads leave [7.2.7].
    Leaving,
    /// The Confederate moves his ironclads [3.3].
    Shifting,
    /// The Confederate repairs ironclads [9.6].
    Repairs,
    /// The game is over.
    Over,
}

impl Stage {
    /// What files call it.
    pub const WORDS: [(&'static str, Self); 20] = [
        ("set-up", Self::SetUp),
        ("support", Self::Support),
        ("fever", Self::Fever),
        ("torpedoes", Self::Torpedoes),
        ("allocation-union", Self::Allocation(UNION)),
        ("allocation-confederate", Self::Allocation(CONFEDERATE)),
        ("hunley", Self::Hunley),
        ("fate", Self::Fate),
        ("acting", Self::Acting),
        ("afloat", Self::Afloat),
        ("picking", Self::Picking),
        ("ambush", Self::Ambush),
        ("leading", Self::Leading),
        ("losses", Self::Losses),
        ("sunset", Self::Sunset),
        ("eighth", Self::Eighth),
        ("leaving", Self::Leaving),
        ("shifting", Self::Shifting),
        ("repairs", Self::Repairs),
        ("over", Self::Over),
    ];
}

/// What a throw is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cast {
    /// A ship that has entered a mined area [9.5.6].
    Mine(PieceId),
    /// A unit of a landing party that a mine attacks [7.3.4].
    Party {
        /// The unit.
        unit: PieceId,
        /// Whether the marker has two points.
        two: bool,
    },
    /// The support of a side [3.1.1].
    Support(SideNo),
    /// What will happen in the next turn [3.3].
    Fate,
    /// Work on the Hunley, for so many points of support [9.1.1].
    Work(u8),
    /// The Hunley strikes a ship [9.1.2].
    Strike(PieceId),
    /// What becomes of the Hunley [9.1.3].
    Hunley,
    /// Both sides of an assault [8.1.3].
    Assault,
    /// A unit that has retreated [8.1.7].
    Retreat(PieceId),
    /// A bombardment [8.2.4].
    Shot {
        /// Who fires.
        from: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// Whether the phase ends [3.2.1].
    Sunset,
    /// A damaged Union ironclad that was sent off [7.2.8].
    Wreck(PieceId),
    /// A repair [9.6].
    Repair {
        /// The ironclad.
        ship: PieceId,
        /// Points of support spent.
        msp: u8,
        /// Where it returns to, if it lies in the Ashley.
        to: Option<Site>,
    },
}

impl Cast {
    /// The case by which it is thrown.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Mine(_) => "9.5.6",
            Self::Party { .. } => "7.3.4",
            Self::Shot { .. } => "8.2.4",
            Self::Assault => "8.1.3",
            Self::Retreat(_) => "8.1.7",
            Self::Sunset => "3.2.1",
            Self::Wreck(_) => "7.2.8",
            Self::Repair { .. } => "9.6",
            Self::Support(_) => "4.1",
            Self::Fate => "3.3",
            Self::Work(_) => "9.1.1",
            Self::Strike(_) => "9.1.2",
            Self::Hunley => "9.1.3",
        }
    }

    /// How many dice it takes.
    #[must_use]
    pub fn dice(self, setup: &Setup) -> u8 {
        match self {
            Self::Assault => setup.numbers().assault_dice * 2,
            Self::Mine(_) | Self::Shot { .. } | Self::Sunset | Self::Strike(_) | Self::Fate => 2,
            Self::Party { .. }
            | Self::Retreat(_)
            | Self::Wreck(_)
            | Self::Repair { .. }
            | Self::Support(_)
            | Self::Work(_)
            | Self::Hunley => 1,
        }
    }
}

/// The most dice in one throw.
pub const MOST_CAST: usize = 6;
