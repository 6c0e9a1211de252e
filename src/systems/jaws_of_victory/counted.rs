//! What is counted in nights that are played on.

use super::rules::Breakout;
use super::state::State;
use super::victory::escaped;
use crate::present::system::CountedFact;
use crate::words::tr;

impl Breakout {
    /// The facts, in the order in which [`count_up`](Self::count_up) measures them.
    pub(super) fn counted(&self) -> Vec<CountedFact> {
        let mut all = vec![
            CountedFact::number("steps_out", tr!("jaws-fact-out")),
            CountedFact::number("steps_lost", tr!("jaws-fact-lost")),
            CountedFact::number("steps_left", tr!("jaws-fact-left")),
            CountedFact::holds("anyone_out", tr!("jaws-fact-anyone")),
        ];
        for unit in self.pocket() {
            if let Some(known) = self.unit(unit) {
                let told = tr!("jaws-fact-unit", unit = self.called(unit));
                all.push(CountedFact::holds(format!("{}_out", known.code), told).of_unit());
            }
        }
        all
    }

    /// What each of them is in a position.
    pub(super) fn count_up(&self, state: &State, out: &mut Vec<i32>) {
        let on_map = self.pocket() & state.on_map();
        out.push(i32::from(escaped(state)));
        out.push(i32::from(state.lost));
        out.push(i32::from(state.steps_of(on_map)));
        out.push(i32::from(escaped(state) > 0));
        for unit in self.pocket() {
            if self.unit(unit).is_some() {
                out.push(i32::from(state.escaped.contains(unit)));
            }
        }
    }
}
