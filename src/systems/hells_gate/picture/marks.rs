//! What is marked on the board because of what is picked: where units can go, what
//! they attack, what a hovered move would change.

use super::super::ids::UnitMask;
use super::super::insight::Appraisal;
use super::super::panel::{Interaction, Planning, able_units, legal_routes, open_hexes};
use super::super::rules::HellsGate;
use super::super::state::{Stage, State};
use super::plan::{lay_attack, lay_plan};
use crate::hex::{HexId, HexMask};
use crate::present::board::{Arrow, ArrowKind, BoardModel, Highlight, HighlightKind};

/// What the marks are made from.
#[derive(Clone, Copy, Debug)]
pub struct Marks<'a> {
    /// What is picked.
    pub picked: &'a Interaction,
    /// What is planned.
    pub planning: &'a Planning,
    /// How the planned attacks stand.
    pub plan: &'a [Appraisal],
    /// The hex pointed at.
    pub hovered: Option<HexId>,
    /// Where something happened last.
    pub lit: HexMask,
    /// What a lesson speaks of.
    pub lesson: HexMask,
    /// Whether this is the position that is played, not an earlier one that is
    /// looked at.
    pub playing: bool,
}

/// Marks the board, in place of the marks it has.
pub fn mark(rules: &HellsGate, state: &State, marks: &Marks<'_>, model: &mut BoardModel) {
    // An earlier moment is looked at, not played.
    let able = match marks.playing {
        true => able_units(rules, state),
        false => UnitMask::EMPTY,
    };
    for counter in &mut model.counters {
        let unit = super::UnitId(counter.key);
        counter.selected = marks.picked.units.contains(unit);
        counter.active = able.contains(unit);
    }
    // What is picked decides what is marked.
    model.highlights.clear();
    model.fanned = opened(rules, state, marks);
    highlights(rules, state, marks, model);
    if marks.playing {
        lay_plan(rules, state, marks.plan, model);
        lay_attack(rules, state, model);
        arrows(rules, state, marks, model);
    }
}

/// The stack that lies open: the one that is picked, as long as nothing else is. What
/// is attacked, and the way of whoever moves, are not hidden under it.
fn opened(rules: &HellsGate, state: &State, marks: &Marks<'_>) -> Option<HexId> {
    let hex = marks.picked.hex?;
    let own = state.to_act().map(|side| rules.units_of(side));
    let theirs = own.is_some_and(|own| !state.in_hex(hex).intersects(own));
    let aims = marks.picked.target.is_some() || !marks.picked.units.is_empty();
    let hidden = aims || theirs || state.stage == Stage::Losses;
    // Whoever went left nobody there to choose from.
    let done =
        state.stage == Stage::Movement && !state.in_hex(hex).intersects(able_units(rules, state));
    (!marks.playing || !(hidden || done)).then_some(hex)
}

fn highlights(rules: &HellsGate, state: &State, marks: &Marks<'_>, model: &mut BoardModel) {
    let picked = marks.picked;
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
    mark(HighlightKind::LastEvent, marks.lit);
    let stage = match marks.playing {
        true => state.stage,
        false => Stage::Over,
    };
    match stage {
        Stage::Combat if marks.planning.takes_clicks(state) => {
            if let Some(target) = marks.planning.aim {
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
                // A way back to where it stands leads nowhere: a click there picks.
                let from = state.hex_of(unit);
                let routes = legal_routes(rules, state, unit).into_iter();
                for route in routes.filter(|route| Some(route.end()) != from) {
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
    mark(HighlightKind::Lesson, marks.lesson);
    mark(HighlightKind::Selected, one(picked.hex));
    mark(HighlightKind::Hovered, one(marks.hovered));
    mark(HighlightKind::Focus, one(picked.cursor));
}

/// Attack arrows, and the route a move would take.
fn arrows(rules: &HellsGate, state: &State, marks: &Marks<'_>, model: &mut BoardModel) {
    let picked = marks.picked;
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
    let wanted = marks.hovered.or(picked.cursor);
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
