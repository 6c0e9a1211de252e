//! From the game on the table to what the board shows, and from what is done on
//! the board to commands.

use super::board::BoardResponse;
use super::commands::{Command, HexMenu};
use super::interaction::{Interaction, able_units, legal_routes, open_hexes};
use super::overlays;
use super::panels::View;
use super::tour::Tour;
use crate::hex::{HexId, HexMask};
use crate::present::board::{Arrow, ArrowKind, BoardModel, Highlight, HighlightKind};
use crate::systems::hells_gate::{Stage, UnitId, UnitMask, picture};

/// Everything the board shows now.
#[must_use]
pub fn board_model(view: &View<'_>, lit: HexMask) -> BoardModel {
    let (rules, state) = (view.rules(), view.state());
    // An earlier moment is looked at, not played.
    let able = match view.looking {
        Some(_) => UnitMask::EMPTY,
        None => able_units(rules, state),
    };
    let mut model = picture::board(rules, state, view.session.map());
    for counter in &mut model.counters {
        let unit = UnitId(counter.key);
        counter.selected = view.interaction.units.contains(unit);
        counter.active = able.contains(unit);
    }
    if let Some(units) = view.tour.map(Tour::units).filter(|u| !u.is_empty()) {
        // Beside the units that are spoken of, their neighbours stand back.
        let hexes = state.hexes_of(units);
        for counter in &mut model.counters {
            let spoken_of = units.contains(UnitId(counter.key));
            counter.dimmed |= hexes.contains(counter.hex) && !spoken_of;
        }
    }
    // What is picked decides what is marked.
    model.highlights.clear();
    model.fanned = view.interaction.hex;
    highlights(view, lit, &mut model);
    if view.looking.is_some() {
        overlays::step(view, &mut model);
    } else {
        picture::lay_plan(rules, state, &view.plan(), &mut model);
        arrows(view, &mut model);
    }
    overlays::lay(view, able, &mut model);
    model.annotations = view.drawn().to_vec();
    model
        .annotations
        .extend(view.pen.preview(view.interaction.cursor));
    model
}

fn highlights(view: &View<'_>, lit: HexMask, model: &mut BoardModel) {
    let (rules, state, picked) = (view.rules(), view.state(), view.interaction);
    let mut mark = |kind, hexes: HexMask| {
        for hex in hexes {
            model.highlights.push(Highlight { kind, hex });
        }
    };
    let one = |hex: Option<HexId>| -> HexMask { hex.into_iter().collect() };
    if let Some(closed) = rules.special.closed_hex
        && closed.turns.contains(state.turn)
    {
        mark(HighlightKind::ClosedHex, HexMask::of(closed.hex));
    }
    mark(HighlightKind::LastEvent, lit);
    let stage = match view.looking {
        Some(_) => Stage::Over,
        None => state.stage,
    };
    match stage {
        Stage::Combat if view.planning.takes_clicks(state) => {
            if let Some(target) = view.planning.aim {
                mark(HighlightKind::Target, HexMask::of(target));
            } else {
                mark(HighlightKind::Target, open_hexes(rules, state));
            }
        }
        Stage::Combat => match picked.target {
            Some(target) => {
                mark(HighlightKind::Target, HexMask::of(target));
                let joined = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
                mark(HighlightKind::AttackFrom, state.hexes_of(joined));
            }
            None => mark(HighlightKind::Target, open_hexes(rules, state)),
        },
        Stage::Losses => {
            if let Some(hits) = state.hits {
                mark(HighlightKind::Target, HexMask::of(hits.target));
                mark(HighlightKind::RetreatTo, open_hexes(rules, state));
            }
        }
        Stage::Reinforcement => mark(HighlightKind::EntryHex, open_hexes(rules, state)),
        Stage::Movement => {
            let mut near = HexMask::EMPTY;
            let mut far = HexMask::EMPTY;
            for unit in picked.units {
                for route in legal_routes(rules, state, unit) {
                    let set = if route.second.is_none() {
                        &mut near
                    } else {
                        &mut far
                    };
                    set.insert(route.end());
                }
            }
            mark(HighlightKind::Reachable, near);
            mark(HighlightKind::ReachableFar, far - near);
        }
        _ => {}
    }
    if let Some(tour) = view.tour {
        mark(HighlightKind::Lesson, tour.lit());
    }
    mark(HighlightKind::Selected, one(picked.hex));
    mark(HighlightKind::Hovered, one(view.hovered));
    mark(HighlightKind::Focus, one(picked.cursor));
}

/// Attack arrows, and the route a move would take.
fn arrows(view: &View<'_>, model: &mut BoardModel) {
    let (rules, state, picked) = (view.rules(), view.state(), view.interaction);
    if let Some(attack) = state.attack {
        for from in state.hexes_of(attack.units) {
            model.arrows.push(Arrow {
                from,
                via: Vec::new(),
                to: attack.target,
                kind: ArrowKind::Attack,
                label: String::new(),
            });
        }
    }
    let wanted = view.hovered.or(picked.cursor);
    if let (Stage::Movement, Some(hex), Some(unit)) = (state.stage, wanted, picked.units.first()) {
        let routes = Interaction::routes_to(rules, state, unit, hex);
        if let (Some(route), Some(from)) = (
            routes.get(picked.route % routes.len().max(1)),
            state.hex_of(unit),
        ) {
            let through = route.second.map(|_| route.first);
            model.arrows.push(Arrow {
                from,
                via: through.into_iter().collect(),
                to: route.end(),
                kind: ArrowKind::Move,
                label: if routes.len() > 1 {
                    format!("{}/{}", picked.route % routes.len() + 1, routes.len())
                } else {
                    String::new()
                },
            });
        }
    }
}

/// What was done on the board, as commands. The first button picks units and
/// goes to lit hexes; the second asks what can be done; the middle one always
/// means the hex.
pub fn board_commands(
    board: &BoardResponse,
    ui: &egui::Ui,
    view: &View<'_>,
    out: &mut Vec<Command>,
) {
    if let Some(drop) = board.dropped {
        if let Some(hex) = drop.to {
            out.push(Command::Drop(UnitId(drop.key), hex));
        }
        return;
    }
    if let Some(menu) = menu_asked_for(board) {
        out.push(menu);
        return;
    }
    if let Some(hit) = board.middle_clicked {
        out.extend(hit.hex.map(Command::ClickHex));
        return;
    }
    let Some(hit) = board.clicked else { return };
    let adding = ui.input(|i| i.modifiers.shift || i.modifiers.command);
    match (hit.counter.map(UnitId), hit.hex) {
        (Some(_), Some(hex)) if !adding && leads_to(view, hex) => out.push(Command::ClickHex(hex)),
        (Some(unit), _) if adding => out.push(Command::ToggleUnit(unit)),
        (Some(unit), _) if board.double_clicked.is_some() => out.push(Command::WholeStack(unit)),
        (Some(unit), _) => out.push(Command::ClickUnit(unit)),
        (None, Some(hex)) => out.push(Command::ClickHex(hex)),
        (None, None) if view.rolling.is_none() || view.interaction.hex.is_some() => {
            out.push(Command::LetGo);
        }
        (None, None) => {}
    }
}

/// Whether the hex is lit because a click there goes there: then it wins over the
/// counters in it.
fn leads_to(view: &View<'_>, hex: HexId) -> bool {
    if view.looking.is_some() || view.pen.on {
        return false;
    }
    let (rules, state) = (view.rules(), view.state());
    match state.stage {
        Stage::Losses | Stage::Reinforcement => open_hexes(rules, state).contains(hex),
        Stage::Movement => {
            let goes = |unit| !Interaction::routes_to(rules, state, unit, hex).is_empty();
            view.interaction.units.iter().any(goes)
        }
        _ => false,
    }
}

/// The menu that the second button asked for.
pub fn menu_asked_for(board: &BoardResponse) -> Option<Command> {
    let (hit, at) = board.secondary_clicked?;
    Some(Command::OpenMenu(HexMenu {
        hex: hit.hex?,
        unit: hit.counter.map(UnitId),
        at: Some(at),
    }))
}
