//! Losses point by point [T12.11, TR25].
//!
//! A step is allowed if it can be completed to a legal plan. With `due` points
//! to lose and `spare` the points that are above 1: a unit above 1 can always
//! lose one more; the last point of a unit can be lost when more is due than can
//! be spared, as then all come down to 1 and the rest of the loss are units gone.

use super::ids::{UnitId, UnitSet};
use super::state::State;

/// A group of units and what it has to lose.
#[derive(Clone, Copy, Debug)]
pub struct Bill {
    /// The units on the table among which it is shared.
    pub group: UnitSet,
    /// Points still to be lost.
    pub due: u16,
    /// Points above 1 in the group.
    pub spare: u16,
}

impl Bill {
    /// The bill of these units; only those on the table count.
    #[must_use]
    pub fn new(state: &State, group: UnitSet, due: u16) -> Self {
        let group = group & state.on_table();
        let points = state.strength_of(group);
        Self {
            group,
            due,
            spare: points.saturating_sub(u16::try_from(group.len()).unwrap_or(u16::MAX)),
        }
    }

    /// Whether this unit of the group may lose one point now.
    #[inline]
    #[must_use]
    pub fn allows(&self, state: &State, unit: UnitId) -> bool {
        self.due > 0
            && self.group.contains(unit)
            && (state.strength(unit) > 1 || self.due > self.spare)
    }

    /// What each unit loses, if there is only one way to share what is due:
    /// calls `each` with unit and points. Otherwise says `false`.
    pub fn only_way(&self, state: &State, mut each: impl FnMut(UnitId, u8)) -> bool {
        if self.due == 0 {
            return true;
        }
        let points = state.strength_of(self.group);
        let above_one = |u: UnitId| state.strength(u).saturating_sub(1);
        if self.due >= points {
            self.group.iter().for_each(|u| each(u, state.strength(u)));
            return true;
        }
        if self.due == self.spare {
            let losers = self.group.iter().filter(|&u| above_one(u) > 0);
            losers.for_each(|u| each(u, above_one(u)));
            return true;
        }
        let mut strong = self.group.iter().filter(|&u| above_one(u) > 0);
        match (strong.next(), strong.next()) {
            (Some(unit), None) if self.due < self.spare => {
                each(unit, u8::try_from(self.due).unwrap_or(u8::MAX));
                true
            }
            _ => false,
        }
    }
}
