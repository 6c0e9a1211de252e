//! What a move that is pointed at would change: zones of control and supply.

use super::action::Action;
use super::codec::notation::find_cell;
use super::ids::{UnitId, UnitSet};
use super::rules::Tabletop;
use super::state::{Stage, State};
use super::supply::{isolated, network};
use crate::engine::{Rules as _, SideNo};
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::present::overlay::{LineState, SupplyLine, ZoneView};
use crate::present::system::Selection;
use crate::space::{CellId, CellSet};

/// A move or a retreat that is pointed at, and the position after it.
pub(super) struct Ahead {
    from: CellId,
    via: Option<CellId>,
    to: CellId,
    retreat: bool,
    after: State,
}

impl Ahead {
    /// Who of a side would be isolated after it and is not now, and the other way
    /// round [ruling TR11].
    pub fn supply(&self, rules: &Tabletop, state: &State, side: SideNo) -> [UnitSet; 2] {
        let before = isolated(rules, state, side);
        let after = isolated(rules, &self.after, side);
        // Who is gone has no supply to lose.
        [after - before, (before - after) & self.after.on_table()]
    }
}

impl Tabletop {
    /// What the picked unit would do in the cell that is pointed at; `None` if it
    /// cannot go there now.
    pub(super) fn ahead(&self, state: &State, picked: &Selection) -> Option<Ahead> {
        let unit = self.find_unit(picked.units.first()?)?;
        let to = find_cell(self, picked.hovered.as_ref()?).ok()?;
        self.ahead_of(state, unit, to)
    }

    /// What a unit would do by going there; `None` if it cannot.
    pub(super) fn ahead_of(&self, state: &State, unit: UnitId, to: CellId) -> Option<Ahead> {
        if !matches!(state.stage, Stage::Movement | Stage::Retreat) {
            return None;
        }
        let from = state.cell_of(unit)?;
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let way = |action: &Action| match *action {
            Action::Move { unit: of, route } if of == unit && route.end() == to => {
                Some(route.second.map(|_| route.first))
            }
            Action::Retreat { unit: of, cell } if of == unit && cell == to => Some(None),
            _ => None,
        };
        let ways = legal.into_iter();
        let ways = ways.filter_map(|action| way(&action).map(|via| (action, via)));
        let (action, via) = ways.min_by_key(|(_, via)| via.is_some())?;
        let mut after = *state;
        self.step(&mut after, action, &[]);
        Some(Ahead {
            from,
            via,
            to,
            retreat: matches!(action, Action::Retreat { .. }),
            after,
        })
    }

    /// Draws the way, the zones it would make and leave, and the supply it would
    /// break and open.
    pub(super) fn show_ahead(&self, state: &State, ahead: &Ahead, model: &mut BoardModel) {
        model.arrows.push(Arrow {
            from: ahead.from,
            via: ahead.via.into_iter().collect(),
            to: ahead.to,
            kind: match ahead.retreat {
                true => ArrowKind::Retreat,
                false => ArrowKind::Move,
            },
            label: String::new(),
        });
        for side in SideNo::BOTH {
            let zone = |state: &State| self.cells().around_all(state.occupied(side));
            let (before, after) = (zone(state), zone(&ahead.after));
            let view = |cells: CellSet| ZoneView {
                side,
                hexes: cells.widened(),
            };
            let changed = &mut model.overlays.changed;
            changed.made.push(view(after - before));
            changed.left.push(view(before - after));
            let [lost, gained] = ahead.supply(self, state, side);
            let open = |state: &State| network(self, state, side);
            let (now, then) = (open(state), open(&ahead.after));
            if !lost.is_empty() {
                changed.closed |= (now - then).widened();
            }
            if !gained.is_empty() {
                changed.opened |= (then - now).widened();
            }
            for (units, seen, told) in [
                (lost, state, LineState::Lost),
                (gained, &ahead.after, LineState::Gained),
            ] {
                let cells = units.iter().filter_map(|unit| seen.cell_of(unit));
                for cell in cells.collect::<CellSet>() {
                    let (hexes, _) = self.line_from(seen, side, cell);
                    if hexes.len() > 1 {
                        model.overlays.lines.push(SupplyLine {
                            hexes,
                            state: told,
                            breaks: Vec::new(),
                        });
                    }
                }
            }
        }
    }
}
