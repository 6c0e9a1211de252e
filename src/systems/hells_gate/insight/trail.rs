//! Who went where, from the events of a game.

use super::super::action::Route;
use super::super::event::Event;
use super::super::ids::{Side, UnitId};
use super::super::rules::HellsGate;
use super::super::setup::Setup;
use super::super::state::State;
use crate::engine::Game;
use crate::hex::HexId;
use std::ops::Range;

/// A way that a unit went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail {
    /// The unit.
    pub unit: UnitId,
    /// Its side.
    pub side: Side,
    /// From where.
    pub from: HexId,
    /// Through these hexes.
    pub route: Route,
    /// Whether it retreated [7.6]; else it moved [8.0].
    pub retreat: bool,
}

/// The moves and retreats among events, in their order.
pub fn trails<'a>(setup: &Setup, events: impl IntoIterator<Item = &'a Event>) -> Vec<Trail> {
    let side = |unit| setup.unit(unit).map_or(Side::Soviet, |u| u.side);
    events
        .into_iter()
        .filter_map(|event| match *event {
            Event::Moved { unit, from, route } => Some(Trail {
                unit,
                side: side(unit),
                from,
                route,
                retreat: false,
            }),
            Event::Retreated { unit, from, to } => Some(Trail {
                unit,
                side: side(unit),
                from,
                route: Route {
                    first: to,
                    second: None,
                },
                retreat: true,
            }),
            _ => None,
        })
        .collect()
}

/// The actions of the player turn before the one at `ply`, as a range of the
/// game's entries; empty in the first player turn.
#[must_use]
pub fn last_player_turn(game: &Game<HellsGate>, ply: usize) -> Range<usize> {
    let turn_of = |ply| {
        let state: &State = game.state_at(ply);
        (state.turn, state.player)
    };
    let start_of = |end: usize| {
        let whose = turn_of(end);
        (0..=end).rev().take_while(|&p| turn_of(p) == whose).last()
    };
    let present = start_of(ply).unwrap_or(ply);
    match present.checked_sub(1) {
        None => 0..0,
        Some(before) => start_of(before).unwrap_or(before)..present,
    }
}
