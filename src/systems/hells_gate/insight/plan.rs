//! Several attacks laid out before the first die of a combat phase: a list on
//! the player's side of the table. It is no part of the game and changes
//! nothing in it; each attack is made through the ordinary actions.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::state::{Stage, State};
use crate::hex::HexId;

/// One attack of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planned {
    /// The hex to be attacked.
    pub target: HexId,
    /// The units that are to attack it.
    pub units: UnitMask,
}

/// Attacks in the order in which they are to be made.
///
/// A plan belongs to the combat phase it was made in. Which of its attacks have
/// been made is read off the position, so that undo brings them back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    phase: Option<(u8, Side)>,
    attacks: Vec<Planned>,
}

impl Plan {
    /// Attacks planned in the combat phase of a side.
    #[must_use]
    pub const fn of_phase(turn: u8, side: Side, attacks: Vec<Planned>) -> Self {
        Self {
            phase: Some((turn, side)),
            attacks,
        }
    }

    /// The phase it was made in, and all its attacks; `None` if there are none.
    #[must_use]
    pub fn written(&self) -> Option<((u8, Side), &[Planned])> {
        let phase = self.phase.filter(|_| !self.attacks.is_empty())?;
        Some((phase, &self.attacks))
    }

    /// The same without the attacks that nobody is to make.
    #[must_use]
    pub fn manned(&self) -> Self {
        let manned = self.attacks.iter().filter(|p| !p.units.is_empty());
        let attacks: Vec<Planned> = manned.copied().collect();
        match attacks.is_empty() {
            true => Self::default(),
            false => Self {
                phase: self.phase,
                attacks,
            },
        }
    }

    /// Whether attacks can be planned in this position.
    #[must_use]
    pub const fn fits(state: &State) -> bool {
        matches!(state.stage, Stage::Combat | Stage::Losses)
    }

    /// Every attack of the plan, those already made included; none in another
    /// phase than the one it was made in.
    #[must_use]
    pub fn attacks(&self, state: &State) -> &[Planned] {
        let now = Some((state.turn, state.player));
        if Self::fits(state) && self.phase == now {
            &self.attacks
        } else {
            &[]
        }
    }

    /// Whether the attack with this number has been made: the hex has been
    /// attacked, and no attack before it in the plan was meant for it.
    #[must_use]
    pub fn done(&self, state: &State, number: usize) -> bool {
        let all = self.attacks(state);
        all.get(number).is_some_and(|planned| {
            let target = planned.target;
            let before = &all[..number];
            state.attacked_hexes.contains(target) && before.iter().all(|p| p.target != target)
        })
    }

    /// The attacks still to be made, with their numbers.
    pub fn pending(&self, state: &State) -> impl Iterator<Item = (usize, Planned)> {
        let all = self.attacks(state).iter().copied().enumerate();
        all.filter(|&(number, _)| !self.done(state, number))
    }

    /// Plans an attack on a hex, after all others; if one is planned on it, that
    /// one is meant. Says which number it has.
    pub fn aim(&mut self, state: &State, target: HexId) -> Option<usize> {
        if !Self::fits(state) {
            return None;
        }
        let now = Some((state.turn, state.player));
        if self.phase != now {
            *self = Self {
                phase: now,
                attacks: Vec::new(),
            };
        }
        let there = self.pending(state).find(|(_, p)| p.target == target);
        Some(there.map_or_else(
            || {
                let units = UnitMask::EMPTY;
                self.attacks.push(Planned { target, units });
                self.attacks.len() - 1
            },
            |(number, _)| number,
        ))
    }

    /// Takes a unit into the attack on a hex, or out of it again.
    pub fn toggle(&mut self, state: &State, unit: UnitId, target: HexId) {
        if let Some(number) = self.aim(state, target) {
            let units = &mut self.attacks[number].units;
            let inside = units.contains(unit);
            units.set(unit, !inside);
        }
    }

    /// Adds a whole attack, in place of one planned on the same hex.
    pub fn add(&mut self, state: &State, planned: Planned) {
        if let Some(number) = self.aim(state, planned.target) {
            self.attacks[number] = planned;
        }
    }

    /// Drops the attack with this number.
    pub fn remove(&mut self, number: usize) {
        if number < self.attacks.len() {
            self.attacks.remove(number);
        }
    }

    /// Makes the attack with this number earlier than the one before it that is
    /// still to be made, or later than the one after it.
    pub fn shift(&mut self, state: &State, number: usize, earlier: bool) {
        let open: Vec<usize> = self.pending(state).map(|(number, _)| number).collect();
        let Some(at) = open.iter().position(|&n| n == number) else {
            return;
        };
        let other = if earlier {
            at.checked_sub(1)
        } else {
            Some(at + 1)
        };
        if let Some(&other) = other.and_then(|at| open.get(at)) {
            self.attacks.swap(number, other);
        }
    }

    /// Drops all attacks.
    pub fn clear(&mut self) {
        self.attacks.clear();
    }
}
