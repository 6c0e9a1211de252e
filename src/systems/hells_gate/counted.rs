//! What is counted in games that are played on.

use super::ids::{BySide, Side};
use super::rules::HellsGate;
use super::setup::Setup;
use super::state::{Spot, State};
use super::supply::unsupplied;
use crate::present::system::{CountedFact, System as _};
use crate::words::tr;

/// So many units of a side without supply are a pocket.
const POCKET: usize = 3;

impl HellsGate {
    /// The facts, in the order in which [`count_up`](Self::count_up) measures them.
    pub(super) fn counted(&self) -> Vec<CountedFact> {
        let setup: &Setup = self;
        let names = self.about().sides;
        let mut all = Vec::new();
        for (side, called) in Side::ALL.into_iter().zip(&names) {
            let (word, name) = (side.key(), called.name.as_str());
            all.push(CountedFact::holds(
                format!("{word}_pocket"),
                tr!("hg-fact-pocket", side = name, n = POCKET),
            ));
            all.push(CountedFact::number(
                format!("{word}_unsupplied"),
                tr!("hg-fact-unsupplied", side = name),
            ));
            all.push(CountedFact::number(
                format!("{word}_destroyed"),
                tr!("hg-fact-destroyed", side = name),
            ));
            all.push(CountedFact::number(
                format!("{word}_escaped"),
                tr!("hg-fact-escaped", side = name),
            ));
            for hex in setup.sources(side) {
                let (place, at) = (setup.hex_name(hex), setup.grid.name(hex));
                all.push(CountedFact::holds(
                    format!("{word}_source_{at}_lost"),
                    tr!("hg-fact-source", side = name, place = place),
                ));
            }
        }
        for unit in setup.all_units() {
            if let Some(known) = setup.unit(unit) {
                let name = setup.unit_name(unit);
                let told = tr!("hg-fact-unit", unit = name.as_ref());
                all.push(CountedFact::holds(format!("{}_destroyed", known.code), told).of_unit());
            }
        }
        all
    }

    /// What each of them is in a position.
    pub(super) fn count_up(&self, state: &State, out: &mut Vec<i32>) {
        let setup: &Setup = self;
        let occupied: BySide<_> = state.occupied();
        let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        for side in Side::ALL {
            let cut = unsupplied(setup, state, side, None).len();
            let at = |spot: Spot| {
                let units = setup.units_of(side).iter();
                units.filter(|&unit| state.spot(unit) == spot).count()
            };
            out.push(i32::from(cut >= POCKET));
            out.push(number(cut));
            out.push(number(at(Spot::Destroyed)));
            out.push(number(at(Spot::Escaped)));
            for hex in setup.sources(side) {
                out.push(i32::from(occupied[side.enemy()].contains(hex)));
            }
        }
        for unit in setup.all_units() {
            if setup.unit(unit).is_some() {
                out.push(i32::from(state.spot(unit) == Spot::Destroyed));
            }
        }
    }
}
