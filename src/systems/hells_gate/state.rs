//! A position: facts, no heap. Two things that could be derived from the others
//! are kept up to date: which hexes are occupied, and which units are on the map.

use super::ids::{BySide, Phase, Side, UnitId, UnitMask, Weather};
use super::setup::{Arrival, Release, Setup, StandFast};
use crate::hex::{HexId, HexMask, Id};

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// In a hex of the map.
    On(HexId),
    /// Not yet arrived [6.0].
    Awaited,
    /// In the destroyed box: scores for the enemy [12.0].
    Destroyed,
    /// Broke out of the map [11.5].
    Escaped,
    /// A reinforcement that found no hex to arrive in [6.1].
    Lost,
    /// A conditional reinforcement that was not released [6.2].
    Withheld,
}

/// A [`Spot`] in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Packed(u8);

impl Packed {
    /// What is greater is no hex.
    const LAST_HEX: u8 = 250;

    const fn new(spot: Spot) -> Self {
        Self(match spot {
            // No map has so many hexes; a hex that cannot be is not a box.
            Spot::On(HexId(251..)) => Self::LAST_HEX,
            Spot::On(hex) => hex.0,
            Spot::Awaited => 251,
            Spot::Destroyed => 252,
            Spot::Escaped => 253,
            Spot::Lost => 254,
            Spot::Withheld => 255,
        })
    }

    const fn get(self) -> Spot {
        match self.0 {
            251 => Spot::Awaited,
            252 => Spot::Destroyed,
            253 => Spot::Escaped,
            254 => Spot::Lost,
            255 => Spot::Withheld,
            hex => Spot::On(HexId(hex)),
        }
    }
}

/// What is being decided. A published phase has one or more stages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Supply is about to be judged [5.0].
    Supply,
    /// The owner chooses hexes for displaced reinforcements [6.1].
    Reinforcement,
    /// A corps may be restored [11.4].
    Restoration,
    /// The attacker names attacks [7.0].
    Combat,
    /// The defender absorbs hits [7.5, 7.6].
    Losses,
    /// Units move [8.0].
    Movement,
    /// Units break out [11.5].
    Breakout,
    /// The die for mud is about to be rolled [11.2].
    Mud,
    /// The game is over [12.0].
    Over,
}

impl Stage {
    /// The published phase the stage belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Supply | Self::Reinforcement | Self::Restoration => Phase::Supply,
            Self::Combat | Self::Losses => Phase::Combat,
            Self::Movement | Self::Breakout => Phase::Movement,
            Self::Mud | Self::Over => Phase::Housekeeping,
        }
    }
}

/// The attack being put together [7.0].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// The attacked hex.
    pub target: HexId,
    /// The attacking units; at least one.
    pub units: UnitMask,
}

/// Hits the defender has yet to absorb [7.5, 7.6].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hits {
    /// The attacked hex.
    pub target: HexId,
    /// How many hits the attack scored.
    pub scored: u8,
    /// How many are still to be absorbed; at least one.
    pub left: u8,
    /// Where the defenders may retreat, judged before the first of them goes
    /// [ruling R7].
    pub destinations: HexMask,
    /// Whether one has already retreated, so that all others must.
    pub retreating: bool,
}

/// A position. `Clone` copies a few hundred bytes; there is no heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// The game turn, from 1.
    pub turn: u8,
    /// Whose player turn it is. Who decides is [`State::to_act`].
    pub player: Side,
    /// What is being decided.
    pub stage: Stage,
    /// The condition of the ground.
    pub weather: Weather,
    spots: [Packed; UnitMask::CAPACITY],
    /// The units of the Soviet side; the others are German.
    soviets: UnitMask,
    /// The hexes each side is in: `spots` seen from the map. Nearly every
    /// question about a position begins with it.
    occupied: BySide<HexMask>,
    /// The units that are in a hex.
    on_map: UnitMask,
    /// Two-step units that have lost a step.
    pub reduced: UnitMask,
    /// Units with an out-of-supply marker [5.2].
    pub unsupplied: UnitMask,
    /// Units with a Retreated marker [7.6].
    pub retreated: UnitMask,
    /// Units that attacked in this player turn [7.1].
    pub attacked: UnitMask,
    /// Units that moved in this player turn [8.0].
    pub moved: UnitMask,
    /// Displaced reinforcements whose owner has yet to choose a hex [6.1].
    pub arriving: UnitMask,
    /// Hexes attacked in this combat phase [7.1].
    pub attacked_hexes: HexMask,
    /// Hexes whose attack scored a hit in this combat phase [11.1].
    pub hit_hexes: HexMask,
    /// The attack being put together.
    pub attack: Option<Attack>,
    /// The hits being absorbed, in [`Stage::Losses`].
    pub hits: Option<Hits>,
    /// Whether an enemy has ever come next to the hex of
    /// [`StandFast`](super::setup::StandFast) [11.2].
    pub stand_fast_lifted: bool,
    /// Whether [`Release`](super::setup::Release) has happened [6.2].
    pub reserve_released: bool,
    /// How many dice have been rolled.
    pub rolls: u16,
}

impl State {
    /// The position before the first action [10.0]: units at full strength in
    /// their hexes, snow, game turn 1, Soviet supply to be judged.
    #[must_use]
    pub fn initial(setup: &Setup) -> Self {
        let mut state = Self {
            turn: 1,
            player: Side::Soviet,
            stage: Stage::Supply,
            weather: Weather::Snow,
            spots: [Packed::new(Spot::Awaited); UnitMask::CAPACITY],
            soviets: setup.units_of(Side::Soviet),
            occupied: BySide::default(),
            on_map: UnitMask::EMPTY,
            reduced: UnitMask::EMPTY,
            unsupplied: UnitMask::EMPTY,
            retreated: UnitMask::EMPTY,
            attacked: UnitMask::EMPTY,
            moved: UnitMask::EMPTY,
            arriving: UnitMask::EMPTY,
            attacked_hexes: HexMask::EMPTY,
            hit_hexes: HexMask::EMPTY,
            attack: None,
            hits: None,
            stand_fast_lifted: false,
            reserve_released: false,
            rolls: 0,
        };
        for (i, unit) in setup.units.iter().enumerate() {
            if unit.arrives == Arrival::Start {
                state.put(UnitId::from_index(i), Spot::On(unit.hex));
                // [R18] "ever entered" counts set-up too.
                let (lifts, releases) = Self::sets_off(setup, unit.side, unit.hex);
                state.stand_fast_lifted |= lifts;
                state.reserve_released |= releases;
            }
        }
        state
    }

    /// What a unit's presence in `hex` sets off for good: whether it lifts the
    /// order to stand fast [11.2], whether it releases the reserve [6.2].
    #[inline]
    pub(super) fn sets_off(setup: &Setup, side: Side, hex: HexId) -> (bool, bool) {
        let special = &setup.special;
        let lifts = |s: StandFast| side != s.side && setup.grid.adjacent(s.hex, hex);
        let releases = |r: Release| side == r.entered_by && r.hexes.contains(hex);
        (
            special.stand_fast.is_some_and(lifts),
            special.release.is_some_and(releases),
        )
    }

    /// Whose decision it is; `None` when the game is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<Side> {
        match self.stage {
            Stage::Over => None,
            Stage::Losses => Some(self.player.enemy()),
            _ => Some(self.player),
        }
    }

    /// Where a unit is. A number that is no unit's is [`Spot::Awaited`].
    #[inline]
    #[must_use]
    pub fn spot(&self, unit: UnitId) -> Spot {
        self.spots
            .get(unit.index())
            .map_or(Spot::Awaited, |p| p.get())
    }

    /// The hex a unit is in, if it is on the map.
    #[inline]
    #[must_use]
    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        let number = self.hex_number(unit);
        (number <= Packed::LAST_HEX).then_some(HexId(number))
    }

    /// The number of the hex a unit is in; of a unit that is not on the map, a
    /// number that is no hex's. For looking tables up without asking first.
    #[inline]
    pub(super) fn hex_number(&self, unit: UnitId) -> u8 {
        self.spots.get(unit.index()).map_or(u8::MAX, |p| p.0)
    }

    /// Puts a unit somewhere, without judging.
    #[inline]
    pub fn put(&mut self, unit: UnitId, spot: Spot) {
        let Some(place) = self.spots.get_mut(unit.index()) else {
            return;
        };
        let before = std::mem::replace(place, Packed::new(spot));
        let (side, friends) = if self.soviets.contains(unit) {
            (Side::Soviet, self.soviets)
        } else {
            (Side::German, !self.soviets)
        };
        if let Spot::On(hex) = before.get() {
            let still = self.in_hex(hex).intersects(friends);
            self.occupied[side].set(hex, still);
        }
        if let Spot::On(hex) = spot {
            self.occupied[side].insert(hex);
            self.on_map.insert(unit);
        } else {
            self.on_map.remove(unit);
        }
    }

    /// The units in a hex, of both sides (never both at once in a sound
    /// position).
    #[inline]
    #[must_use]
    pub fn in_hex(&self, hex: HexId) -> UnitMask {
        let wanted = Packed::new(Spot::On(hex));
        self.placed(|place| place == wanted)
    }

    /// The units that [`on_map`](Self::on_map) should say, counted again.
    pub(super) fn counted_on_map(&self) -> UnitMask {
        self.placed(|place| place.0 <= Packed::LAST_HEX)
    }

    /// The units in places like this.
    #[inline]
    fn placed(&self, like_this: impl Fn(Packed) -> bool) -> UnitMask {
        // Each place leaves the bit of its unit among its eight, which the
        // compiler does for many at once; the product gathers the bits of eight.
        const GATHER: u64 = 0x0101_0101_0101_0101;
        let mut bits = [0_u8; UnitMask::CAPACITY];
        for (i, (bit, &place)) in bits.iter_mut().zip(&self.spots).enumerate() {
            *bit = if like_this(place) { 1 << (i % 8) } else { 0 };
        }
        let mut word = 0_u64;
        for (i, eight) in bits.as_chunks::<8>().0.iter().enumerate() {
            word |= (u64::from_le_bytes(*eight).wrapping_mul(GATHER) >> 56) << (8 * i);
        }
        UnitMask::from_words([word])
    }

    /// The units that are elsewhere than in another position, or marked otherwise.
    #[inline]
    #[must_use]
    pub(super) fn units_unlike(&self, other: &Self) -> UnitMask {
        let marks = [
            (self.reduced, other.reduced),
            (self.unsupplied, other.unsupplied),
            (self.retreated, other.retreated),
        ];
        let mut unlike = UnitMask::EMPTY;
        for (one, other) in marks {
            unlike |= (one - other) | (other - one);
        }
        // Most are where they were: eight are looked at together.
        let eight = |places: &[Packed; 8]| u64::from_le_bytes(places.map(|place| place.0));
        let both = self.spots.as_chunks::<8>().0.iter();
        for (i, (here, there)) in both.zip(other.spots.as_chunks::<8>().0).enumerate() {
            let mut left = eight(here) ^ eight(there);
            while left != 0 {
                let place = left.trailing_zeros() / 8;
                unlike.insert(UnitId::from_index(8 * i + place as usize));
                left &= !(0xff << (8 * place));
            }
        }
        unlike
    }

    /// Those of the units that are in one of the hexes.
    #[inline]
    #[must_use]
    pub fn units_in(&self, hexes: HexMask, units: UnitMask) -> UnitMask {
        let mut here = UnitMask::EMPTY;
        // Who is in them is hard to foresee: no branch depends on it.
        for unit in units & self.on_map {
            let place = self.spots.get(unit.index());
            here.insert_if(unit, place.is_some_and(|p| hexes.contains(HexId(p.0))));
        }
        here
    }

    /// The units on the map.
    #[inline]
    #[must_use]
    pub const fn on_map(&self) -> UnitMask {
        self.on_map
    }

    /// The hexes each side occupies. Retreated units occupy too.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> BySide<HexMask> {
        self.occupied
    }

    /// The hexes that hold a unit of the set.
    #[inline]
    #[must_use]
    pub fn hexes_of(&self, units: UnitMask) -> HexMask {
        let mut hexes = HexMask::EMPTY;
        for unit in units & self.on_map {
            hexes.insert(HexId(self.hex_number(unit)));
        }
        hexes
    }

    /// Steps a unit has left while it is on the map.
    #[inline]
    #[must_use]
    pub fn steps(&self, setup: &Setup, unit: UnitId) -> u8 {
        if setup.two_steps().contains(unit) && !self.reduced.contains(unit) {
            2
        } else {
            1
        }
    }

    /// The strength a unit shows [2.2].
    #[inline]
    #[must_use]
    pub fn strength(&self, setup: &Setup, unit: UnitId) -> u8 {
        setup.strength(unit, self.reduced.contains(unit))
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State")
            .field("turn", &self.turn)
            .field("player", &self.player)
            .field("stage", &self.stage)
            .field("weather", &self.weather)
            .field("reduced", &self.reduced)
            .field("unsupplied", &self.unsupplied)
            .field("retreated", &self.retreated)
            .field("attack", &self.attack)
            .field("hits", &self.hits)
            .field("rolls", &self.rolls)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_small_and_has_no_heap() {
        assert!(
            std::mem::size_of::<State>() <= 256,
            "{}",
            std::mem::size_of::<State>()
        );
        assert!(!std::mem::needs_drop::<State>());
    }

    #[test]
    fn every_spot_survives_packing() {
        let others = [
            Spot::Awaited,
            Spot::Destroyed,
            Spot::Escaped,
            Spot::Lost,
            Spot::Withheld,
        ];
        let hexes = (0..=250).map(|i| Spot::On(HexId(i)));
        for spot in hexes.chain(others) {
            assert_eq!(Packed::new(spot).get(), spot);
        }
    }
}
