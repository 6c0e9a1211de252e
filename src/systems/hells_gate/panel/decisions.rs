//! The decisions of a turn besides combat: hits, movement, reinforcements,
//! restoration, break-outs, the end.

use super::super::action::{Action, Route};
use super::super::ids::{UnitId, UnitMask};
use super::super::rulebook::cite;
use super::super::say;
use super::candidates::{able_units, legal_routes, why_stuck};
use super::desk::{Desk, cited, text};
use super::interaction::Interaction;
use crate::engine::{Refusal as _, Rules};
use crate::hex::HexMask;
use crate::present::system::{Block, Cited, Row};
use crate::words::tr;

impl Desk<'_> {
    /// Displaced reinforcements choose a hex [6.1].
    pub(super) fn reinforcement(&self) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(tr!("choose-displaced"))];
        for unit in self.state.arriving {
            let line = say::unit_line(self.rules, self.state, unit);
            blocks.push(text(Cited::plain(line)));
            for hex in self.rules.sources(self.state.player) {
                blocks.push(self.brief_row(unit, Action::Enter { unit, hex }, self.place(hex)));
            }
        }
        blocks
    }

    /// One corps may be restored [11.4].
    pub(super) fn restoration(&self) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(tr!("choose-restore"))];
        let weak = self.state.reduced & self.state.on_map();
        for unit in self.rules.units_of(self.state.player) & weak {
            let from = self.state.hex_of(unit).map(|hex| self.place(hex));
            let row = self.row_of(unit, Action::Restore { unit }, from.unwrap_or_default());
            blocks.push(Block::Row(Row {
                brief: self.rules.unit_name(unit).into_owned(),
                ..row
            }));
        }
        blocks
    }

    /// The defender absorbs hits [7.5, 7.6].
    pub(super) fn losses(&self) -> Vec<Block> {
        let (rules, state) = (self.rules, self.state);
        let (Some(hits), Some(side)) = (state.hits, state.to_act()) else {
            return Vec::new();
        };
        let here = state.in_hex(hits.target) & rules.units_of(side);
        let (one, two): (Vec<UnitId>, Vec<UnitId>) =
            here.iter().partition(|&unit| state.steps(rules, unit) == 1);
        let mut blocks = Vec::new();
        if !two.is_empty() {
            blocks.push(Block::Heading(tr!("choose-loss")));
        }
        blocks.extend(two.into_iter().map(|unit| {
            let brief = self.rules.unit_name(unit).into_owned();
            self.brief_row(unit, Action::LoseStep { unit }, brief)
        }));
        // What the counter that is picked does on the map.
        let picked = (self.picks.picked.units & here).first();
        if let Some(unit) = picked.filter(|&unit| state.steps(rules, unit) > 1) {
            let hint = tr!("choose-loss-again", unit = rules.unit_name(unit));
            blocks.push(text(cited(hint, cite::LOSSES)));
        }
        blocks.push(Block::Heading(tr!("choose-retreat")));
        blocks.extend(self.retreats(here - state.retreated, hits.destinations));
        // Apart from all others, and saying what it does: it is for good.
        if !one.is_empty() {
            blocks.push(Block::Heading(tr!("choose-last-step")));
        }
        blocks.extend(one.into_iter().map(|unit| self.loss(unit)));
        blocks
    }

    fn loss(&self, unit: UnitId) -> Block {
        let brief = tr!("choose-eliminate", unit = self.rules.unit_name(unit));
        self.costing_row(unit, Action::LoseStep { unit }, brief)
    }

    /// A row for what the defender may do that says who else is eliminated by it: units
    /// that had retreated into the hex, when nobody else is left in it [7.6].
    fn costing_row(&self, unit: UnitId, action: Action, brief: String) -> Block {
        let row = self.row_of(unit, action, String::new());
        let mut after = *self.state;
        self.rules.step(&mut after, action, &[]);
        let mut gone = self.state.on_map() - after.on_map();
        gone.remove(unit);
        if gone.is_empty() {
            return Block::Row(Row { brief, ..row });
        }
        let units = say::units(self.rules, gone);
        let costing = |what: String| tr!("choose-costs-too", what = what, units = units.as_str());
        Block::Row(Row {
            brief: costing(brief),
            label: costing(row.label.clone()),
            ..row
        })
    }

    /// Who can absorb the last hit by retreating and where to; of the other hexes
    /// around, why not there [7.6].
    fn retreats(&self, fit: UnitMask, open: HexMask) -> Vec<Block> {
        let Some(hits) = self.state.hits else {
            return Vec::new();
        };
        let mut blocks = Vec::new();
        if open.is_empty() {
            let none = tr!("choose-no-retreat");
            blocks.push(text(cited(none, cite::RETREATS)));
        }
        let retreat = |unit, hex| {
            let brief = format!("{} → {}", self.rules.unit_name(unit), self.place(hex));
            (Action::Retreat { unit, hex }, brief)
        };
        for unit in fit {
            let ways = open.iter().map(|hex| retreat(unit, hex));
            blocks.extend(ways.map(|(action, brief)| self.costing_row(unit, action, brief)));
        }
        let barred = self.rules.grid.around(hits.target) - open;
        if let Some(unit) = fit.first() {
            let ways = barred.iter().map(|hex| retreat(unit, hex));
            blocks.extend(ways.map(|(action, brief)| self.brief_row(unit, action, brief)));
        }
        blocks
    }

    /// Units move [8.0].
    pub(super) fn movement(&self) -> Vec<Block> {
        let (rules, state, picked) = (self.rules, self.state, &self.picks.picked);
        let able = able_units(rules, state);
        // The list of units stays where it is when one of them is picked.
        let mut blocks = Vec::new();
        blocks.push(Block::Heading(tr!("choose-can-move")));
        if able.is_empty() {
            let nobody = tr!("choose-nobody-moves");
            blocks.push(text(cited(nobody, cite::MOVEMENT)));
        }
        for unit in able {
            let mut then = self.picks.clone();
            let _ = then.picked.click_unit(rules, state, unit);
            blocks.push(Block::Row(Row {
                units: self.code(unit).into_iter().collect(),
                brief: String::new(),
                label: self.called(unit),
                value: tr!("unit-strength", n = state.strength(rules, unit)),
                ticked: Some(picked.units.contains(unit)),
                does: Ok(self.picking(|picks| *picks = then)),
            }));
        }
        if let Some(hex) = picked.hex {
            blocks.push(Block::Heading(self.place(hex)));
            let here = state.in_hex(hex);
            blocks.extend(here.iter().map(|unit| self.mover(unit, able)));
        }
        if let Some(unit) = picked.units.first() {
            match self.stuck(unit, able) {
                Some(why) => blocks.push(text(why)),
                None => {
                    let name = rules.unit_name(unit);
                    blocks.push(Block::Heading(tr!("choose-moves-to", unit = name)));
                    blocks.extend(self.routes(unit));
                }
            }
            if picked.units.len() > 1 {
                blocks.push(text(Cited::plain(tr!("choose-moves-first"))));
            }
        }
        blocks
    }

    /// Why a unit stays where it is, if it is none of those able to move.
    fn stuck(&self, unit: UnitId, able: UnitMask) -> Option<Cited> {
        let why = why_stuck(self.rules, self.state, unit).filter(|_| !able.contains(unit))?;
        Some(cited(say::refusal(self.rules, &why), why.rule()))
    }

    /// One unit of the picked hex: pick it too, or read why it stays.
    fn mover(&self, unit: UnitId, able: UnitMask) -> Block {
        let (rules, state) = (self.rules, self.state);
        let own = state.to_act();
        let line = say::unit_line(rules, state, unit);
        if !own.is_some_and(|side| rules.units_of(side).contains(unit)) {
            return text(Cited::plain(line));
        }
        Block::Row(Row {
            units: self.code(unit).into_iter().collect(),
            // Strength, steps and type stand on the counter beside it.
            brief: say::unit_brief(rules, state, unit),
            label: line,
            value: String::new(),
            ticked: Some(self.picks.picked.units.contains(unit)),
            does: match self.stuck(unit, able) {
                Some(why) => Err(why),
                None => Ok(self.picking(|picks| picks.picked.toggle_unit(rules, state, unit))),
            },
        })
    }

    /// Where the picked unit can go; several routes to one hex are told apart.
    fn routes(&self, unit: UnitId) -> Vec<Block> {
        let (rules, state) = (self.rules, self.state);
        let routes = legal_routes(rules, state, unit);
        let ends: HexMask = routes.iter().map(|route| route.end()).collect();
        let ways = ends
            .iter()
            .flat_map(|hex| Interaction::routes_to(rules, state, unit, hex));
        let way = |route: Route| {
            let brief = match route.second {
                None => self.place(route.first),
                Some(second) => format!("{} → {}", self.place(route.first), self.place(second)),
            };
            self.brief_row(unit, Action::Move { unit, route }, brief)
        };
        ways.map(way).collect()
    }

    /// Break-outs of the last turn [11.5].
    pub(super) fn breakout(&self) -> Vec<Block> {
        let (rules, state) = (self.rules, self.state);
        let mut blocks = vec![Block::Heading(tr!("choose-break-out"))];
        for unit in rules.units_of(state.player) & state.unsupplied {
            let refuges = rules.refuges(state, unit).len();
            let faces = rules.parameters.numbers.escaping_faces(refuges);
            let action = Action::BreakOut { unit };
            let can = rules.check(state, action).is_ok();
            let value = can.then(|| tr!("choose-escapes", refuges = refuges, faces = faces));
            let row = self.row_of(unit, action, value.unwrap_or_default());
            blocks.push(Block::Row(Row {
                brief: self.called(unit),
                ..row
            }));
        }
        blocks
    }

    /// The end of the game: how its points come about [12.0]. Who wins is said above.
    pub(super) fn over(&self) -> Vec<Block> {
        vec![Block::Receipt(self.rules.receipt_of(self.state))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::system::Selection;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::panel::Picks;
    use crate::systems::hells_gate::{HellsGate, Stage};

    #[test]
    fn a_stack_in_movement_is_shown_unit_by_unit_and_toggled() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let mut state = rules.initial();
        state.stage = Stage::Movement;
        state.turn = 3;
        let able = able_units(&rules, &state);
        let crowded = |&unit: &UnitId| {
            let hex = state.hex_of(unit).unwrap();
            (state.in_hex(hex) & able).len() > 1
        };
        let unit = able.iter().find(crowded).unwrap();
        let code = rules.unit(unit).unwrap().code.clone();
        let hex = state.hex_of(unit).unwrap();
        let selection = Selection {
            units: vec![code],
            place: Some(rules.grid.name(hex).to_string()),
            ..Selection::default()
        };
        let picks = Picks::of(&rules, &state, &selection);
        assert_eq!(picks.selection(&rules), selection);
        let desk = Desk::new(&rules, &state, &picks);
        let ticked = |block: &Block| matches!(block, Block::Row(row) if row.ticked == Some(true));
        assert_eq!(desk.movement().iter().filter(|b| ticked(b)).count(), 2);
        let routes = legal_routes(&rules, &state, unit).len();
        assert_eq!(desk.routes(unit).len(), routes);
    }
}
