//! What is counted in battles that are played on.

use super::rules::Tabletop;
use super::state::State;
use super::supply::isolated;
use crate::engine::SideNo;
use crate::present::system::CountedFact;
use crate::words::tr;

/// So many units of a side out of supply are a pocket.
const POCKET: usize = 3;

impl Tabletop {
    /// The facts, in the order in which [`count_up`](Self::count_up) measures them.
    pub(super) fn counted(&self) -> Vec<CountedFact> {
        let mut all = Vec::new();
        for side in SideNo::BOTH {
            let word = ["first", "second"][side.index()];
            let name = self.side_name(side);
            all.push(CountedFact::holds(
                format!("{word}_pocket"),
                tr!("tabletop-fact-pocket", side = name.as_str(), n = POCKET),
            ));
            all.push(CountedFact::number(
                format!("{word}_isolated"),
                tr!("tabletop-fact-isolated", side = name.as_str()),
            ));
            all.push(CountedFact::number(
                format!("{word}_lost"),
                tr!("tabletop-fact-lost", side = name.as_str()),
            ));
            for cell in self.bases(side) {
                all.push(CountedFact::holds(
                    format!("{word}_base_{}_lost", self.spot(cell)),
                    tr!(
                        "tabletop-fact-base",
                        side = name.as_str(),
                        place = self.place(cell)
                    ),
                ));
            }
        }
        for unit in self.all_units() {
            if let Some(known) = self.unit(unit) {
                let told = tr!("tabletop-fact-unit", unit = self.called(unit));
                all.push(CountedFact::holds(format!("{}_destroyed", known.code), told).of_unit());
            }
        }
        all
    }

    /// What each of them is in a position.
    pub(super) fn count_up(&self, state: &State, out: &mut Vec<i32>) {
        let gone = state.entered - state.on_table();
        let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        for side in SideNo::BOTH {
            let cut = isolated(self, state, side).len();
            out.push(i32::from(cut >= POCKET));
            out.push(number(cut));
            out.push(number((self.units_of(side) & gone).len()));
            let theirs = state.occupied(side.other());
            for cell in self.bases(side) {
                out.push(i32::from(theirs.contains(cell)));
            }
        }
        for unit in self.all_units() {
            if self.unit(unit).is_some() {
                out.push(i32::from(gone.contains(unit)));
            }
        }
    }
}
