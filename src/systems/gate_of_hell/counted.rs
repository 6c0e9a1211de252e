//! What is counted in games that are played on. All of it is seen by both sides.

use super::ground::{Hold, hold};
use super::ids::{Mine, PieceId, PieceKind, PieceSet, Site, UNION};
use super::rules::GateOfHell;
use super::state::State;
use super::victory::holds_sumter;
use crate::engine::SideNo;
use crate::hex::Id;
use crate::present::system::CountedFact;
use crate::words::tr;

/// Something that is counted.
#[derive(Clone, Copy)]
enum Fact<'a> {
    /// Impulses of the last week that were begun.
    Impulses,
    /// Pieces of a kind that lost so many steps or more.
    Lost(SideNo, PieceKind, u8),
    /// Points of support left.
    Support(SideNo),
    /// Markers in the water that lie face up.
    Shown,
    /// A Union ironclad in Fort Sumter, its fort reduced [10.1].
    InSumter,
    /// Union control of one of these areas.
    Ground(&'a [Site]),
    /// The Hunley is lost [9.1.3].
    Hunley,
    /// The Swamp Angel stands [9.2.6].
    Angel,
    /// A piece lost so many steps or more.
    Fate(PieceId, u8),
}

impl GateOfHell {
    fn each(&self) -> Vec<Fact<'_>> {
        let mut all = vec![Fact::Impulses];
        for side in SideNo::BOTH {
            let kinds = [
                (PieceKind::Ironclad, 1),
                (PieceKind::Ironclad, 2),
                (PieceKind::Fort, 1),
                (PieceKind::Fort, 2),
                (PieceKind::Ground, 2),
            ];
            let there = kinds
                .into_iter()
                .filter(|&(kind, _)| !self.kin(side, kind).is_empty());
            all.extend(there.map(|(kind, steps)| Fact::Lost(side, kind, steps)));
            all.push(Fact::Support(side));
        }
        all.extend([Fact::Shown, Fact::InSumter]);
        match &self.parts().award {
            Some(award) => all.extend(award.ground.iter().map(|g| Fact::Ground(&g.sites))),
            None => all.extend(self.numbers().objectives.chunks(1).map(Fact::Ground)),
        }
        if self.parts().hunley {
            all.extend([Fact::Hunley, Fact::Angel]);
        }
        for number in 0..self.parts().pieces.len() {
            let piece = PieceId::from_index(number);
            if !self.of_kind(PieceKind::Ground).contains(piece) {
                all.push(Fact::Fate(piece, 1));
            }
            all.push(Fact::Fate(piece, 2));
        }
        all
    }

    fn kin(&self, side: SideNo, kind: PieceKind) -> PieceSet {
        self.of_side(side) & self.of_kind(kind)
    }

    /// The facts, in the order in which [`count_up`](Self::count_up) measures them.
    pub(super) fn counted(&self) -> Vec<CountedFact> {
        let all = self.each();
        all.into_iter().map(|fact| self.told_fact(fact)).collect()
    }

    fn told_fact(&self, fact: Fact<'_>) -> CountedFact {
        let word = |side: SideNo| ["union", "confederate"][side.index()];
        let worn = |steps| if steps == 1 { "hit" } else { "lost" };
        match fact {
            Fact::Impulses => CountedFact::number("impulses", tr!("gate-fact-impulses")),
            Fact::Lost(side, kind, steps) => {
                let kind = match kind {
                    PieceKind::Ironclad => "ironclads",
                    PieceKind::Fort => "forts",
                    PieceKind::Ground => "units",
                };
                let key = format!("{kind}_{}", worn(steps));
                let told = tr!(
                    "gate-fact-lost",
                    side = Self::side_called(side),
                    what = key.as_str()
                );
                CountedFact::number(format!("{}_{key}", word(side)), told)
            }
            Fact::Support(side) => CountedFact::number(
                format!("{}_support", word(side)),
                tr!("gate-fact-support", side = Self::side_called(side)),
            ),
            Fact::Shown => CountedFact::number("markers_shown", tr!("gate-fact-markers")),
            Fact::InSumter => CountedFact::holds("in_sumter", tr!("gate-fact-sumter")),
            Fact::Ground(sites) => {
                let codes: Vec<&str> = sites.iter().map(|&s| self.code(s)).collect();
                let places: Vec<String> = sites.iter().map(|&s| self.located(s)).collect();
                CountedFact::holds(
                    format!("union_{}", codes.join("_")),
                    tr!("gate-fact-ground", place = places.join(" / ")),
                )
            }
            Fact::Hunley => CountedFact::holds("hunley_lost", tr!("gate-fact-hunley")),
            Fact::Angel => CountedFact::holds("swamp_angel", tr!("gate-fact-angel")),
            Fact::Fate(piece, steps) => {
                let info = self.piece(piece);
                let what = match (info.map(|p| p.kind), steps) {
                    (Some(PieceKind::Ironclad), 1) => "damaged",
                    (_, 1) => "reduced",
                    _ => "lost",
                };
                let code = info.map_or("", |p| p.code.as_str());
                let told = tr!("gate-gain", name = self.called(piece), what = what);
                CountedFact::holds(format!("{code}_{}", worn(steps)), told).of_unit()
            }
        }
    }

    /// What each of them is in a position.
    pub(super) fn count_up(&self, state: &State, out: &mut Vec<i32>) {
        out.extend(self.each().into_iter().map(|fact| self.value(state, fact)));
    }

    fn value(&self, state: &State, fact: Fact<'_>) -> i32 {
        let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        match fact {
            Fact::Impulses => i32::from(state.impulse),
            Fact::Lost(side, kind, steps) => {
                let worn = self.kin(side, kind).iter();
                number(worn.filter(|&p| state.losses(p) >= steps).count())
            }
            Fact::Support(side) => i32::from(state.msp[side.index()]),
            Fact::Shown => {
                let shown = |site: &Site| {
                    let lie = state.markers(self, *site);
                    lie.iter()
                        .filter(|m| !m.down && m.mine != Mine::None)
                        .count()
                };
                number(self.fields().iter().map(shown).sum())
            }
            Fact::InSumter => i32::from(holds_sumter(self, state)),
            Fact::Ground(sites) => {
                let own = |&s: &Site| hold(self, state, UNION, s) == Hold::Friendly;
                i32::from(sites.iter().any(own))
            }
            Fact::Hunley => i32::from(state.hunley == u8::MAX),
            Fact::Angel => i32::from(state.angel.is_some()),
            Fact::Fate(piece, steps) => i32::from(state.losses(piece) >= steps),
        }
    }
}
