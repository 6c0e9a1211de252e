//! What a change of the position does to supply.

use super::super::ids::{BySide, UnitMask};
use super::super::setup::Setup;
use super::super::state::State;
use super::super::supply::{supply_line, zone_of_control};
use super::outlook::outlook;
use crate::hex::{HexId, HexMask};

/// What a change would do to one side at its next judgement.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SupplyChange {
    /// Units that would have been supplied and no longer would be.
    pub lost: UnitMask,
    /// Units that would have been out of supply and no longer would be.
    pub gained: UnitMask,
    /// The hexes that drop out of the supply network.
    pub closed: HexMask,
    /// The hexes that come into it.
    pub opened: HexMask,
    /// Hexes that come into the side's zone of control [4.0].
    pub zone_made: HexMask,
    /// Hexes that drop out of it.
    pub zone_left: HexMask,
    /// The lines of the lost units as they are before, the unit's hex first;
    /// one for each hex.
    pub lost_lines: Vec<Vec<HexId>>,
    /// The lines of the gained units as they are after.
    pub gained_lines: Vec<Vec<HexId>>,
}

impl SupplyChange {
    /// Whether no unit's supply changes.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.lost.is_empty() && self.gained.is_empty()
    }
}

/// Compares the next judgements of both sides before and after a change, a move
/// for instance.
#[must_use]
pub fn supply_change(setup: &Setup, before: &State, after: &State) -> BySide<SupplyChange> {
    BySide::from_fn(|side| {
        let (then, now) = (outlook(setup, before, side), outlook(setup, after, side));
        let on_both: UnitMask = setup
            .units_of(side)
            .iter()
            .filter(|&u| before.hex_of(u).is_some() && after.hex_of(u).is_some())
            .collect();
        let lost = (now.unsupplied - then.unsupplied) & on_both;
        let gained = (then.unsupplied - now.unsupplied) & on_both;
        let lines = |state: &State, units: UnitMask, limit| -> Vec<Vec<HexId>> {
            state
                .hexes_of(units)
                .iter()
                .filter_map(|hex| supply_line(setup, state, side, hex, limit))
                .collect()
        };
        let zone = |state: &State| zone_of_control(setup, state.occupied()[side]);
        let (held, holds) = (zone(before), zone(after));
        SupplyChange {
            zone_made: holds - held,
            zone_left: held - holds,
            lost,
            gained,
            closed: then.network - now.network,
            opened: now.network - then.network,
            lost_lines: lines(before, lost, then.limit),
            gained_lines: lines(after, gained, now.limit),
        }
    })
}
