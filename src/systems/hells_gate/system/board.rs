//! What lies on the map and what is marked there; the card of a hex.

use super::super::ids::UnitMask;
use super::super::insight::trails;
use super::super::panel::{Interaction, Picks, able_units, cited};
use super::super::picture::{
    self, Marks, OverlayKind, OverlaySet, Wanted, lay_over, mark, what_if,
};
use super::super::rulebook::cite;
use super::super::rules::HellsGate;
use super::super::say;
use super::super::state::{Stage, State};
use crate::engine::{PlayedAction, Refusal as _, Rules as _};
use crate::hex::{HexId, HexMask};
use crate::present::board::{BoardModel, MapView};
use crate::present::system::{Block, Cited, Fact, Pointer};
use crate::words::tr;
use std::sync::Arc;

impl HellsGate {
    /// The whole board.
    pub(super) fn board_of(
        &self,
        map: Arc<MapView>,
        state: &State,
        picks: &Picks,
        shown: &[&str],
    ) -> BoardModel {
        let mut model = picture::board(self, state, map);
        let marks = Marks {
            picked: &picks.picked,
            planning: &picks.planning,
            plan: &picks.planning.appraise(self, state),
            hovered: picks.hovered,
            lit: HexMask::EMPTY,
            lesson: HexMask::EMPTY,
            playing: true,
        };
        mark(self, state, &marks, &mut model);
        let overlays = shown.iter().filter_map(|word| OverlayKind::of_word(word));
        let shown: OverlaySet = overlays.filter(|k| *k != OverlayKind::Trails).collect();
        // Those that are picked, else those that are pointed at.
        let units = match picks.picked.units.is_empty() {
            false => picks.picked.units,
            true => picks
                .hovered
                .or(picks.picked.hex)
                .map_or(UnitMask::EMPTY, |hex| state.in_hex(hex)),
        };
        let wanted = Wanted {
            shown,
            units,
            able: able_units(self, state),
            trails: &[],
        };
        lay_over(self, state, &wanted, &mut model);
        let changes = picks
            .hovered
            .and_then(|hex| picks.picked.what_if(self, state, hex, None));
        if let Some(changes) = changes {
            what_if(&changes, &mut model);
        }
        model
    }

    /// Who went where in these actions [8.0, 7.6].
    pub(super) fn draw_trails(&self, model: &mut BoardModel, past: &[&PlayedAction<Self>]) {
        let trails = trails(self, past.iter().flat_map(|entry| &entry.events));
        let wanted = Wanted {
            shown: [OverlayKind::Trails].into_iter().collect(),
            units: UnitMask::EMPTY,
            able: UnitMask::EMPTY,
            trails: &trails,
        };
        lay_over(self, &self.initial(), &wanted, model);
    }

    /// Everything about a hex, or about that of a unit.
    pub(super) fn card_of(&self, state: &State, picks: &Picks, at: &Pointer) -> Vec<Block> {
        let (dragged, hex) = match at {
            Pointer::Place(name) => (None, self.hex_named(name)),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let unit = self.find_unit(code);
                let Some(hex) = unit.and_then(|unit| state.hex_of(unit)) else {
                    let line = unit.map(|unit| say::unit_line(self, state, unit));
                    let told = line.map(|line| Block::Text(vec![cited(line, cite::UNITS)]));
                    return told.into_iter().collect();
                };
                (None, Some(hex))
            }
            Pointer::Drop(code, name) => (self.find_unit(code), self.hex_named(name)),
        };
        let Some(hex) = hex else {
            return Vec::new();
        };
        let card = say::hex_card(self, state, hex);
        let fact = |row: say::CardRow| Fact {
            head: row.head,
            told: Cited {
                text: row.text,
                rule: row.rule.map(|rule| rule.0),
            },
            news: None,
        };
        let mut told: Vec<Fact> = card.rows.into_iter().map(fact).collect();
        told.extend(self.going_there(state, picks, hex, dragged));
        vec![Block::Heading(card.title), Block::Facts(told)]
    }

    /// Whether the picked unit can go there, at what cost, or why not; and what it
    /// would do to supply.
    fn going_there(
        &self,
        state: &State,
        picks: &Picks,
        hex: HexId,
        dragged: Option<super::super::ids::UnitId>,
    ) -> Vec<Fact> {
        let picked = &picks.picked;
        let who = dragged.or_else(|| picked.units.first());
        if state.stage == Stage::Movement && who.is_some_and(|u| state.hex_of(u) == Some(hex)) {
            return Vec::new();
        }
        let fact = |head, told, news| Fact { head, told, news };
        let mut told = Vec::new();
        if let Some(why) = picked.refusal_at(self, state, hex, dragged) {
            let why = cited(say::refusal(self, &why), why.rule());
            told.push(fact(tr!("card-no-way"), why, Some(false)));
        } else if let (Stage::Movement, Some(unit)) = (state.stage, who) {
            let routes = Interaction::routes_to(self, state, unit, hex);
            if let Some(route) = routes.first() {
                let steps = if route.second.is_some() { 2 } else { 1 };
                let name = self.unit_name(unit);
                let text = tr!("card-move-of", unit = name, n = steps);
                let text = cited(text, cite::MOVEMENT);
                told.push(fact(tr!("card-move"), text, Some(true)));
            }
        }
        if let Some(changes) = picked.what_if(self, state, hex, dragged) {
            let supply = say::supply_changes(self, &changes, state.player).into_iter();
            told.extend(supply.map(|(text, bad)| {
                let sign = if bad { "▼" } else { "▲" };
                fact(sign.to_owned(), cited(text, cite::TRACING), Some(!bad))
            }));
            let zones = say::zone_changes(self, &changes, state.player).into_iter();
            told.extend(zones.map(|text| fact(String::new(), cited(text, cite::ZOC), None)));
        }
        told
    }
}
