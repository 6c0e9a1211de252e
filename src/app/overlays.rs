//! What is laid over the board now, and what a hovered move would change.

use super::panels::View;
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::systems::hells_gate::insight::{SupplyChange, last_player_turn, trails};
use crate::systems::hells_gate::picture::OverlayKind;
use crate::systems::hells_gate::picture::{Wanted, lay_over, what_if as draw_what_if};
use crate::systems::hells_gate::{BySide, Event, UnitMask};

/// Lays the overlays that are on over the board, and what a hovered move would
/// do to supply.
pub fn lay(view: &View<'_>, able: UnitMask, model: &mut BoardModel) {
    let found = if view.shown.has(OverlayKind::Trails) {
        let game = &view.session.file.game;
        let entries = &game.entries()[last_player_turn(game, view.ply())];
        trails(view.setup(), entries.iter().flat_map(|e| &e.events))
    } else {
        Vec::new()
    };
    let wanted = Wanted {
        shown: view.shown,
        units: view.in_focus(),
        able,
        trails: &found,
    };
    lay_over(view.setup(), view.state(), &wanted, model);
    if let Some(changes) = what_if(view) {
        draw_what_if(&changes, model);
    }
}

/// What moving the picked units to the hex pointed at would do to the supply of
/// both sides; `None` when no such move is possible.
pub fn what_if(view: &View<'_>) -> Option<BySide<SupplyChange>> {
    if view.looking.is_some() {
        return None;
    }
    let (rules, state, picked) = (view.rules(), view.state(), view.interaction);
    let hex = view.hovered.or(picked.cursor)?;
    picked.what_if(rules, state, hex, view.dragged)
}

/// The action that led to the moment looked at, as arrows.
pub fn step(view: &View<'_>, model: &mut BoardModel) {
    let Some(before) = view.ply().checked_sub(1) else {
        return;
    };
    let game = &view.session.file.game;
    let Some(entry) = game.entries().get(before) else {
        return;
    };
    let mut arrow = |from, via: Vec<_>, to, kind| {
        model.arrows.push(Arrow {
            from,
            via,
            to,
            kind,
            label: String::new(),
        });
    };
    for trail in trails(view.setup(), &entry.events) {
        let kind = if trail.retreat {
            ArrowKind::Retreat
        } else {
            ArrowKind::Move
        };
        let via = trail.route.second.map(|_| trail.route.first);
        arrow(
            trail.from,
            via.into_iter().collect(),
            trail.route.end(),
            kind,
        );
    }
    let open = view.state().attack.map(|a| (a.target, a.units));
    let rolled = entry.events.iter().find_map(|e| match *e {
        Event::Attacked { target, units, .. } => Some((target, units)),
        _ => None,
    });
    if let Some((target, units)) = open.or(rolled) {
        let from = game.state_at(before).hexes_of(units) | view.state().hexes_of(units);
        for hex in from {
            arrow(hex, Vec::new(), target, ArrowKind::Attack);
        }
    }
}
