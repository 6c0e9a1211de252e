//! Units and the words of the game.

use crate::hex::{Id, Set};

/// A unit, by its number: those of the scenario first, then the regiments that can be
/// formed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u8);

impl Id for UnitId {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// How many units a scenario can have at the most.
pub const MAX_UNITS: usize = 128;

/// A set of units of one scenario.
pub type UnitSet = Set<UnitId, 2>;

/// What a unit is there for [23.7].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Of the Gruppe Stemmermann, which breaks out [14.5.1].
    Pocket,
    /// Of the relief force: it never acts and is never lost \[J3\].
    Relief,
    /// Soviet: it stands where it is [23.7.2].
    Enemy,
}

/// What kind of troops a unit is [2.8].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trade {
    /// Infantry on foot.
    Infantry,
    /// Motorised or mechanised infantry.
    Motorised,
    /// Cavalry.
    Cavalry,
    /// Fusiliers.
    Fusilier,
    /// Reconnaissance.
    Reconnaissance,
    /// Engineers who assault.
    Engineer,
    /// Engineers who build, and only defend.
    Construction,
    /// Tanks.
    Tank,
    /// Assault guns.
    AssaultGun,
    /// Anti-air guns.
    AntiAir,
    /// Anti-tank guns.
    AntiTank,
    /// Artillery.
    Artillery,
    /// Mortars.
    Mortar,
    /// Rockets.
    Rocket,
}

impl Trade {
    /// Every kind with its word in files.
    pub const WORDS: [(&'static str, Self); 14] = [
        ("infantry", Self::Infantry),
        ("motorised infantry", Self::Motorised),
        ("cavalry", Self::Cavalry),
        ("fusilier", Self::Fusilier),
        ("reconnaissance", Self::Reconnaissance),
        ("assault engineer", Self::Engineer),
        ("construction engineer", Self::Construction),
        ("tank", Self::Tank),
        ("assault gun", Self::AssaultGun),
        ("anti-air", Self::AntiAir),
        ("anti-tank", Self::AntiTank),
        ("artillery", Self::Artillery),
        ("mortar", Self::Mortar),
        ("rocket", Self::Rocket),
    ];

    /// Whether it is of the infantry type [2.8].
    #[must_use]
    pub const fn is_infantry(self) -> bool {
        matches!(
            self,
            Self::Infantry
                | Self::Motorised
                | Self::Cavalry
                | Self::Fusilier
                | Self::Reconnaissance
                | Self::Engineer
                | Self::Construction
        )
    }

    /// Whether it is armour [2.8].
    #[must_use]
    pub const fn is_armour(self) -> bool {
        matches!(self, Self::Tank | Self::AssaultGun)
    }

    /// Whether it is indirect fire: worth its steps only when it is converted
    /// [4.4.1].
    #[must_use]
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Artillery | Self::Mortar | Self::Rocket)
    }

    /// Whether it cannot cross a river without a bridge [9.2.1.3, 9.2.1.4].
    #[must_use]
    pub const fn needs_bridge(self) -> bool {
        self.is_armour() || self.is_artillery() || matches!(self, Self::AntiAir | Self::AntiTank)
    }
}

/// How large a unit is [4.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// A company.
    Company,
    /// A battalion.
    Battalion,
    /// A regiment.
    Regiment,
    /// A brigade.
    Brigade,
    /// A division.
    Division,
}

/// How a unit moves [4.1]. Nothing in this scenario depends on it but what a
/// regiment becomes that takes others in \[J12\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mobility {
    /// On foot.
    OnFoot,
    /// In lorries or half-tracks.
    Motorised,
    /// On tracks.
    Armour,
}

/// Whether a unit belongs to a division, so that it can be joined with others of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parenthood {
    /// To this one.
    Division(String),
    /// Support of a korps \[J13\].
    None,
}

/// One of the four waves, from 1 [16.5.3].
pub type Wave = u8;

/// Where a fact of a scenario comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Provenance {
    /// The text states it.
    Attested,
    /// It follows from what the text states.
    Derived,
    /// It is ours.
    Reconstructed,
}
