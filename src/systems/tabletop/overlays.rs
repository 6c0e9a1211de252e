//! What can be laid over the table to see what a position means.

use super::ids::{UnitId, UnitSet};
use super::joining::Joins;
use super::movement::{Moves, reach};
use super::odds::{Odds, attackers, odds};
use super::rules::Tabletop;
use super::state::{Stage, State};
use super::supply::{airlifted, isolated, network, supplied_cells};
use crate::engine::SideNo;
use crate::present::board::BoardModel;
use crate::present::overlay::{
    ForceView, LegendRow, LineState, OddsView, PocketView, ReachView, SupplyLine, SupplyMark,
    Swatch, ZoneView,
};
use crate::present::system::OverlayInfo;
use crate::space::{CellId, CellSet};
use crate::words::{decimal, tr};
use std::collections::BTreeMap;

/// The overlays: their words, their keys in the messages, their forms.
const ALL: [(&str, Swatch); 9] = [
    ("zones-first", Swatch::Zone(SideNo::A)),
    ("zones-second", Swatch::Zone(SideNo::B)),
    ("supply", Swatch::Line),
    ("pockets", Swatch::Pocket),
    ("threats", Swatch::Odds { threat: true }),
    ("chances", Swatch::Odds { threat: false }),
    ("forces", Swatch::Forces),
    ("reach", Swatch::Reach),
    ("can-act", Swatch::CanAct),
];

impl Tabletop {
    /// What can be laid over the table.
    pub(super) fn overlays(&self) -> Vec<OverlayInfo> {
        let info = |(key, _): (&'static str, Swatch)| OverlayInfo {
            key,
            name: self.overlay_name(key),
            about: tr!("tabletop-overlay-about", overlay = key),
        };
        ALL.map(info).into()
    }

    fn overlay_name(&self, key: &'static str) -> String {
        let side = match key {
            "zones-first" => self.side_name(SideNo::A),
            _ => self.side_name(SideNo::B),
        };
        tr!("tabletop-overlay", overlay = key, side = side)
    }

    /// Lays these over the board; `about` are the units that are picked or pointed
    /// at.
    pub(super) fn lay_over(
        &self,
        state: &State,
        shown: &[&str],
        about: UnitSet,
        model: &mut BoardModel,
    ) {
        for (key, swatch) in ALL.into_iter().filter(|(key, _)| shown.contains(key)) {
            let note = match key {
                "zones-first" => self.lay_zones(state, SideNo::A, model),
                "zones-second" => self.lay_zones(state, SideNo::B, model),
                "supply" => self.lay_supply(state, about, model),
                "pockets" => self.lay_pockets(state, model),
                "threats" => self.lay_odds(state, true, model),
                "chances" => self.lay_odds(state, false, model),
                "forces" => self.lay_forces(state, model),
                "reach" => self.lay_reach(state, about, model),
                _ => self.lay_able(state, model),
            };
            model.overlays.legend.push(LegendRow {
                key,
                swatch,
                about: tr!("tabletop-overlay-about", overlay = key),
                text: self.overlay_name(key),
                note,
            });
        }
    }

    /// The cells next to a side's units [T3.9].
    fn lay_zones(&self, state: &State, side: SideNo, model: &mut BoardModel) -> String {
        let cells = self.cells().around_all(state.occupied(side));
        model.overlays.zones.push(ZoneView {
            side,
            hexes: cells.widened(),
        });
        for cell in cells {
            let text = tr!("tabletop-note-zone", side = self.side_name(side));
            model.overlays.note(cell, text);
        }
        String::new()
    }

    /// Who would be judged in supply now, and the way of those asked about to their
    /// base [T10.2].
    fn lay_supply(&self, state: &State, about: UnitSet, model: &mut BoardModel) -> String {
        let cut = SideNo::BOTH.map(|side| isolated(self, state, side));
        for counter in &mut model.counters {
            let unit = UnitId(counter.key);
            let marked = state.out_of_supply.contains(unit);
            let will = cut[counter.side.index()].contains(unit);
            let (mark, words) = match (marked, will) {
                (false, false) => (SupplyMark::Supplied, tr!("note-supplied")),
                (false, true) => (SupplyMark::Losing, tr!("note-losing")),
                (true, false) => (SupplyMark::Regaining, tr!("note-regaining")),
                (true, true) => (SupplyMark::Cut, tr!("note-cut")),
            };
            counter.supply = Some(mark);
            counter.sentence = format!("{}, {words}", counter.sentence);
        }
        let mut cells: Vec<(SideNo, CellId)> = about
            .iter()
            .filter_map(|unit| Some((self.unit(unit)?.side, state.cell_of(unit)?)))
            .collect();
        cells.dedup();
        for (side, cell) in cells {
            let (hexes, open) = self.line_from(state, side, cell);
            let line = if open {
                LineState::Open
            } else {
                LineState::Broken
            };
            if hexes.len() > 1 {
                model.overlays.lines.push(SupplyLine {
                    hexes,
                    state: line,
                    breaks: Vec::new(),
                });
            }
        }
        let told = SideNo::BOTH.map(|side| {
            let all = (self.units_of(side) & state.on_table()).len();
            let supplied = all - cut[side.index()].len();
            let side = self.side_name(side);
            tr!(
                "tabletop-legend-supply",
                side = side,
                n = supplied,
                all = all
            )
        });
        told.join("; ")
    }

    /// The shortest way from a cell to a base of its side, and whether it is open;
    /// over barred cells where there is no open one.
    pub(super) fn line_from(
        &self,
        state: &State,
        side: SideNo,
        from: CellId,
    ) -> (Vec<CellId>, bool) {
        let open = network(self, state, side);
        let through = match open.contains(from) {
            true => open,
            false => self.passable() - state.occupied(side.other()),
        };
        let bases = self.bases(side) & through;
        let mut before: BTreeMap<CellId, CellId> = BTreeMap::new();
        let mut layer = CellSet::of(from);
        let mut seen = layer;
        loop {
            if let Some(base) = (layer & bases).first() {
                let mut way = vec![base];
                let mut at = base;
                while let Some(&next) = before.get(&at) {
                    way.push(next);
                    at = next;
                }
                way.reverse();
                return (way, open.contains(from));
            }
            let mut next = CellSet::EMPTY;
            for cell in layer {
                for beside in (self.cells().around(cell) & through) - seen - next {
                    before.insert(beside, cell);
                    next.insert(beside);
                }
            }
            if next.is_empty() {
                return (Vec::new(), false);
            }
            seen |= next;
            layer = next;
        }
    }

    /// Groups of neighbouring cells whose units have no line [ruling TR11].
    fn lay_pockets(&self, state: &State, model: &mut BoardModel) -> String {
        let mut count = 0;
        for side in SideNo::BOTH {
            let cut = isolated(self, state, side);
            let mut left: CellSet = cut.iter().filter_map(|unit| state.cell_of(unit)).collect();
            while let Some(first) = left.first() {
                let mut group = CellSet::of(first);
                loop {
                    let wider = (group | self.cells().around_all(group)) & left;
                    if wider == group {
                        break;
                    }
                    group = wider;
                }
                left -= group;
                let units = cut.iter().filter(|&unit| {
                    let cell = state.cell_of(unit);
                    cell.is_some_and(|cell| group.contains(cell))
                });
                let units: UnitSet = units.collect();
                let strength = state.strength_of(units);
                let label = vec![
                    tr!("count-units", n = units.len()),
                    tr!("tabletop-points", n = strength),
                ];
                for cell in group {
                    let side = self.side_name(side);
                    let text = tr!("tabletop-note-pocket", side = side, what = label.join(", "));
                    model.overlays.note(cell, text);
                }
                model.overlays.pockets.push(PocketView {
                    hexes: group.widened(),
                    label,
                });
                count += 1;
            }
        }
        match count {
            0 => tr!("legend-none"),
            n => n.to_string(),
        }
    }

    /// The strongest attack on a cell that the side to attack could put together as
    /// the units stand [T12.2, T12.3].
    pub(super) fn strongest(&self, state: &State, target: CellId) -> Option<Odds> {
        let fit = self.units_of(state.active) & state.on_table();
        let able = (fit - state.retreated) - state.attacked;
        let mut named = Vec::new();
        for cell in self.cells().around(target) {
            let mut here: Vec<(u16, UnitId)> = able
                .iter()
                .filter(|&unit| state.cell_of(unit) == Some(cell))
                .filter_map(|unit| {
                    let alone = attackers(self, state, &[unit], target);
                    Some((alone.units().first()?.1, unit))
                })
                .collect();
            here.sort_unstable_by(|a, b| b.cmp(a));
            named.extend(
                here.into_iter()
                    .take(usize::from(self.numbers().attackers_per_cell))
                    .map(|(_, unit)| unit),
            );
        }
        named.truncate(super::state::MAX_ATTACKERS);
        (!named.is_empty()).then(|| odds(self, state, &named, target))
    }

    /// The position as the next attacks find it: once a side moves, those it has made are
    /// over, and what can be told of is its next attack phase.
    pub(super) fn before_attacks(state: &State) -> State {
        let mut seen = *state;
        seen.attack = None;
        if state.stage == Stage::Movement {
            seen.attacked = UnitSet::EMPTY;
            seen.attacked_cells = CellSet::EMPTY;
        }
        seen
    }

    fn lay_odds(&self, state: &State, threat: bool, model: &mut BoardModel) -> String {
        let mut seen = Self::before_attacks(state);
        if threat {
            // What the other side could do if it were to attack now.
            seen.active = state.active.other();
            seen.attacked = UnitSet::EMPTY;
            seen.attacked_cells = CellSet::EMPTY;
        }
        let mut count = 0;
        for target in state.occupied(seen.active.other()) - seen.attacked_cells {
            let Some(found) = self.strongest(&seen, target) else {
                continue;
            };
            let sum = |lines: &[super::odds::Contribution]| -> u16 {
                lines.iter().map(|line| line.modified).sum()
            };
            let (ours, theirs) = (sum(&found.attack), sum(&found.defence));
            let won = found.difference.chance(|n| n > 0);
            model.overlays.odds.push(OddsView {
                hex: target,
                threat,
                column: format!("{ours}:{theirs}"),
                faces: (won * 6.0).round().clamp(0.0, 6.0) as u8,
            });
            let won = decimal(won * 100.0, 0);
            let text = tr!(
                "tabletop-note-odds",
                ours = ours,
                theirs = theirs,
                won = won
            );
            model.overlays.note(target, text);
            count += 1;
        }
        match count {
            0 => tr!("legend-none"),
            n => tr!("tabletop-count-cells", n = n),
        }
    }

    fn lay_forces(&self, state: &State, model: &mut BoardModel) -> String {
        let strength = |side: SideNo, cells: CellSet| {
            let units = (self.units_of(side) & state.on_table()).iter();
            let there =
                units.filter(|&unit| state.cell_of(unit).is_some_and(|c| cells.contains(c)));
            state.strength_of(there.collect())
        };
        for side in SideNo::BOTH {
            for cell in state.occupied(side) {
                let own = strength(side, CellSet::of(cell));
                let enemy = strength(side.other(), self.cells().around(cell));
                model.overlays.forces.push(ForceView {
                    hex: cell,
                    side,
                    own,
                    enemy,
                });
                let text = match enemy {
                    0 => tr!("note-behind", own = own),
                    enemy => tr!("note-front", own = own, enemy = enemy),
                };
                model.overlays.note(cell, text);
            }
        }
        let told = SideNo::BOTH.map(|side| {
            let n = state.strength_of(self.units_of(side) & state.on_table());
            format!("{} {}", self.side_name(side), tr!("tabletop-points", n = n))
        });
        told.join("; ")
    }

    fn lay_reach(&self, state: &State, about: UnitSet, model: &mut BoardModel) -> String {
        let mut found: BTreeMap<CellId, u8> = BTreeMap::new();
        for unit in about {
            let Some(info) = self.unit(unit) else {
                continue;
            };
            // Where it could go if it were to move now.
            let mut seen = *state;
            seen.active = info.side;
            seen.moved = UnitSet::EMPTY;
            for cell in reach(self, &seen, unit) {
                *found.entry(cell).or_default() += 1;
            }
        }
        for (&hex, &count) in &found {
            model.overlays.reach.push(ReachView { hex, count });
            model.overlays.note(hex, tr!("note-reach", n = count));
        }
        match about.is_empty() {
            true => tr!("legend-reach-of-none"),
            false => tr!("tabletop-count-cells", n = found.len()),
        }
    }

    /// The units that can still do something now.
    pub(super) fn able_now(&self, state: &State) -> UnitSet {
        match state.stage {
            Stage::Attack => {
                let joins = Joins::new(self, state);
                let near = |unit: &UnitId| !joins.targets(*unit).is_empty();
                joins.able().iter().filter(near).collect()
            }
            Stage::Movement => {
                let moves = Moves::new(self, state);
                let goes = |unit: &UnitId| !reach(self, state, *unit).is_empty();
                moves.able().iter().filter(goes).collect()
            }
            _ => UnitSet::EMPTY,
        }
    }

    fn lay_able(&self, state: &State, model: &mut BoardModel) -> String {
        let able = self.able_now(state);
        for counter in &mut model.counters {
            counter.can_act = able.contains(UnitId(counter.key));
            if counter.can_act {
                let words = tr!("note-can-act");
                counter.sentence = format!("{}, {words}", counter.sentence);
            }
        }
        match able.len() {
            0 => tr!("legend-none"),
            n => tr!("count-units", n = n),
        }
    }

    /// Whether a cell's units would be judged in supply, and how: by a line, from the
    /// air, or not at all [T10.2, T10.5].
    pub(super) fn supply_of(&self, state: &State, side: SideNo, cell: CellId) -> &'static str {
        let lines = network(self, state, side).contains(cell);
        let air = airlifted(self, state.turn, side).contains(cell);
        debug_assert_eq!(
            lines || air,
            supplied_cells(self, state, side).contains(cell)
        );
        match (lines, air) {
            (true, _) => "line",
            (false, true) => "air",
            (false, false) => "none",
        }
    }
}
