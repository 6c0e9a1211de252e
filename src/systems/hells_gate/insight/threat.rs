//! The strongest attack a side could bring against a hex as the units stand.
//!
//! Combat comes before movement [3.0]: only units that are adjacent now can
//! attack in the next combat phase.

use super::super::action::Action;
use super::super::audit::Audit;
use super::super::ids::{Side, UnitMask};
use super::super::odds::{Odds, multiplier, odds};
use super::super::setup::Setup;
use super::super::state::State;
use super::ahead::combat_to_come;
use crate::hex::HexId;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// The strongest attack against a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The hex under threat.
    pub hex: HexId,
    /// Who could attack.
    pub attacker: Side,
    /// With these units, within the limit of each hexside [7.1.1].
    pub units: UnitMask,
    /// Strengths, shifts and column.
    pub odds: Odds,
    /// The faces that score at least one hit in a normal attack (or, on an
    /// overconcentrated hex, in any [7.4]).
    pub hitting_faces: u8,
    /// The hits of all six faces together; a sixth of it is to be expected.
    pub hits_in_six: u8,
    /// The same two figures for an all-out attack [7.3], where it is allowed.
    pub all_out: Option<(u8, u8)>,
}

/// The strongest attack of each hex that `attacker` could attack in its next
/// combat phase, in the order of the map.
#[must_use]
pub fn threats(setup: &Setup, state: &State, attacker: Side) -> Vec<Threat> {
    let Some(then) = combat_to_come(setup, state, attacker) else {
        return Vec::new();
    };
    let targets = then.occupied()[attacker.enemy()];
    let close = targets & setup.grid.around_all(then.occupied()[attacker]);
    close
        .iter()
        .filter_map(|hex| strongest(setup, &then, hex))
        .collect()
}

/// The strongest attack that `attacker` could bring against one hex in its next
/// combat phase.
#[must_use]
pub fn threat(setup: &Setup, state: &State, attacker: Side, hex: HexId) -> Option<Threat> {
    strongest(setup, &combat_to_come(setup, state, attacker)?, hex)
}

/// How much an attack is worth: its column, whether it can be all-out, its
/// strength, and of equal ones that with the fewest units.
type Worth = (usize, bool, u16, Reverse<usize>);

/// The strongest attack of the player of the position, in its combat phase.
fn strongest(setup: &Setup, then: &State, hex: HexId) -> Option<Threat> {
    let groups: Vec<Vec<UnitMask>> = setup
        .grid
        .around(hex)
        .iter()
        .map(|from| choices(setup, then, from, hex))
        .filter(|options| options.len() > 1)
        .collect();
    let mut best: Option<(Worth, UnitMask, Odds)> = None;
    combine(&groups, UnitMask::EMPTY, &mut |units| {
        if units.is_empty() {
            return;
        }
        let odds = odds(setup, then, hex, units);
        let worth = (
            odds.column as usize,
            !odds.may_flip.is_empty(),
            odds.attack,
            Reverse(units.len()),
        );
        if best.as_ref().is_none_or(|(w, ..)| worth > *w) {
            best = Some((worth, units, odds));
        }
    });
    let (_, units, odds) = best?;
    let figures = |all_out| {
        let faces = setup
            .parameters
            .numbers
            .crt
            .distribution(odds.column, all_out);
        let hits = (0..4_u8).zip(faces).map(|(hits, n)| hits * n).sum();
        (6 - faces[0], hits)
    };
    let (hitting_faces, hits_in_six) = figures(odds.overconcentrated);
    Some(Threat {
        hex,
        attacker: then.player,
        units,
        odds,
        hitting_faces,
        hits_in_six,
        all_out: (!odds.may_flip.is_empty()).then(|| figures(true)),
    })
}

/// What is worth sending across one hexside, nothing included: of the supplied
/// and of the unsupplied units the strongest, up to the limit together. The
/// others add less and shift as much.
fn choices(setup: &Setup, then: &State, from: HexId, hex: HexId) -> Vec<UnitMask> {
    let audit = Audit::new(setup, then);
    let mut stop = |_| ControlFlow::Break(());
    let able: UnitMask = (then.in_hex(from) & setup.units_of(then.player))
        .iter()
        .filter(|&unit| {
            let join = Action::JoinAttack { unit, target: hex };
            audit.action(join, &mut stop).is_continue()
        })
        .collect();
    let limit = usize::from(setup.parameters.attackers_per_hexside);
    let best_of = |units: UnitMask| {
        let mut list: Vec<_> = units.iter().collect();
        // A unit that can be flipped is worth more than an equal one.
        list.sort_by_key(|&u| {
            let strength =
                u16::from(then.strength(setup, u)) * u16::from(multiplier(setup, u, hex));
            Reverse((strength, setup.tanks().contains(u), then.steps(setup, u)))
        });
        list
    };
    let supplied = best_of(able - then.unsupplied);
    let short = best_of(able & then.unsupplied);
    let mut out = Vec::new();
    for a in 0..=limit.min(supplied.len()) {
        for b in 0..=(limit - a).min(short.len()) {
            let units = supplied.iter().take(a).chain(short.iter().take(b));
            out.push(units.copied().collect());
        }
    }
    out
}

/// Calls for every way to choose one of each group.
fn combine(groups: &[Vec<UnitMask>], chosen: UnitMask, visit: &mut dyn FnMut(UnitMask)) {
    match groups.split_first() {
        None => visit(chosen),
        Some((group, rest)) => {
            for &units in group {
                combine(rest, chosen | units, visit);
            }
        }
    }
}
