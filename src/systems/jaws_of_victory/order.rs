//! The order of battle.

use super::rules::Breakout;
use super::state::State;
use crate::present::system::{UnitLine, Whereabouts};
use crate::words::tr;

impl Breakout {
    /// Every unit of the scenario, in its order; regiments that were not formed are
    /// none.
    pub(super) fn order(&self, state: &State) -> Vec<UnitLine> {
        let lines = self.all_units().iter().filter_map(|unit| {
            let info = self.unit(unit)?;
            let here = state.cell_of(unit);
            let stands = match here {
                Some(hex) => Whereabouts::On(self.spot(hex)),
                None if state.escaped.contains(unit) => Whereabouts::Gone(tr!("jaws-gone-escaped")),
                None if state.joined.contains(unit) => Whereabouts::Gone(tr!("jaws-gone-joined")),
                None if info.at.is_none() && !state.enlarged.contains(unit) => return None,
                None => Whereabouts::Gone(tr!("jaws-gone-lost")),
            };
            let steps = state.steps(unit);
            let most = info.most.max(steps);
            let full = self.strength(unit, most, state.enlarged.contains(unit));
            Some(UnitLine {
                told: None,
                code: info.code.clone(),
                name: self.called(unit),
                side: self.side_of(unit),
                strength: [state.strength(self, unit), full].map(u32::from),
                steps: Some([steps, most]),
                stands,
                supplied: None,
            })
        });
        lines.collect()
    }
}
