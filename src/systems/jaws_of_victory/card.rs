//! Everything about a hex: ground, rivers, distance, units, and why one cannot go
//! there.

use super::action::Action;
use super::codec::notation::find_hex;
use super::ids::{Provenance, UnitId};
use super::rules::Breakout;
use super::setup::Terrain;
use super::state::{Stage, State};
use crate::engine::Rules as _;
use crate::present::system::{Block, Cited, Fact, Pointer, Selection};
use crate::space::CellId;
use crate::words::{self, tr};

const fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "clear",
        Terrain::Woods => "woods",
        Terrain::Forest => "forest",
        Terrain::Hilltop => "hilltop",
    }
}

const fn provenance_key(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Attested => "attested",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    }
}

impl Breakout {
    /// What a hex is, in a few words.
    pub(super) fn ground_of(&self, hex: CellId) -> String {
        let terrain = self.hex(hex).map_or(Terrain::Clear, |info| info.terrain);
        tr!("jaws-terrain", terrain = terrain_key(terrain))
    }

    /// The card of what somebody points at.
    pub(super) fn card_of(&self, state: &State, picked: &Selection, at: &Pointer) -> Vec<Block> {
        let hex = match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => find_hex(self, name).ok(),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                self.find_unit(code).and_then(|unit| state.cell_of(unit))
            }
        };
        let Some(hex) = hex else {
            return Vec::new();
        };
        let fact = |head: String, told: Cited, news: Option<bool>| Fact { head, told, news };
        let mut facts = Vec::new();
        if let Some(info) = self.hex(hex) {
            let from = provenance_key(info.provenance);
            let text = tr!(
                "jaws-card-ground",
                ground = self.ground_of(hex),
                from = tr!("jaws-provenance", from = from)
            );
            facts.push(fact(tr!("jaws-head-ground"), Cited::plain(text), None));
        }
        for river in self.parts().rivers.iter() {
            let [a, b] = river.between;
            let other = match (a == hex, b == hex) {
                (true, _) => b,
                (_, true) => a,
                _ => continue,
            };
            let text = tr!(
                "jaws-card-river",
                river = words::name(&river.name).into_owned(),
                hex = self.place(other),
                bridge = if river.bridge { "yes" } else { "no" },
                from = tr!("jaws-provenance", from = provenance_key(river.provenance))
            );
            facts.push(fact(
                tr!("jaws-head-river"),
                Cited::new(text, "9.2.1.3"),
                None,
            ));
        }
        if let Some(far) = self.distance_to_relief(hex).filter(|far| *far > 0) {
            let text = tr!("jaws-card-far", n = far);
            facts.push(fact(
                tr!("jaws-head-distance"),
                Cited::new(text, "J15"),
                None,
            ));
            // Stacks are formed once, before the first wave.
            if matches!(state.stage, Stage::Consolidation | Stage::OneHex) {
                let text = tr!("jaws-card-wave", wave = self.wave_of(hex));
                facts.push(fact(tr!("jaws-head-wave"), Cited::new(text, "J15"), None));
            }
        }
        for unit in state.in_hex(self, hex, state.on_map()) {
            facts.push(self.fact_of(state, unit, hex));
            if state.stage == Stage::Consolidation
                && let Some(more) = self.conversion(state, unit)
            {
                facts.push(fact(String::new(), more, None));
            }
        }
        if let Some(why) = self.why_not(state, picked, hex) {
            facts.push(fact(tr!("jaws-head-barred"), why, Some(false)));
        }
        vec![Block::Heading(self.place(hex)), Block::Facts(facts)]
    }

    fn fact_of(&self, state: &State, unit: UnitId, hex: CellId) -> Fact {
        let info = self.unit(unit);
        let mut told = vec![self.condition(state, unit)];
        if info.is_some_and(|info| !info.attacks) {
            told.push(tr!("jaws-defends-only"));
        }
        if state.is_disorganised(unit, hex) {
            told.push(tr!("jaws-disorganised"));
        }
        if state.also(self, unit).is_some() {
            told.push(tr!("jaws-extended"));
        }
        if let Some(info) = info {
            told.push(words::name(&info.formation).into_owned());
            let from = provenance_key(info.provenance[1]);
            told.push(tr!(
                "jaws-card-strength",
                from = tr!("jaws-provenance", from = from)
            ));
        }
        Fact {
            head: self.called(unit),
            told: Cited::new(told.join("; "), "4.4"),
            news: None,
        }
    }

    /// Why what is picked cannot go to a hex.
    fn why_not(&self, state: &State, picked: &Selection, hex: CellId) -> Option<Cited> {
        let action = match state.stage {
            Stage::OneHex => {
                let unit = self.chosen(state, picked)?;
                let at = state.cell_of(unit)?;
                (at != hex).then_some(Action::Move { unit, to: hex })?
            }
            Stage::March => {
                let march = state.march?;
                (march.at != hex).then_some(Action::Enter { hex })?
            }
            _ => return None,
        };
        self.check(state, action)
            .err()
            .map(|why| self.say_refusal(&why))
    }
}
