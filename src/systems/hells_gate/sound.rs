//! Whether a position from outside can be played on: what a saved game or the
//! protocol sets up is believed no more than an action is.

use super::HellsGate;
use super::action::Action;
use super::ids::{Side, UnitId, UnitMask, Weather};
use super::illegal::Illegal;
use super::retreat::RetreatView;
use super::setup::Arrival;
use super::state::{Attack, Hits, Spot, Stage, State};
use super::unsound::Unsound;
use crate::engine::Rules as _;
use crate::hex::{HexId, HexMask};

/// The most dice that can have been rolled before a position from outside. A
/// game rolls a few hundred.
pub(super) const MOST_ROLLS: u16 = 60_000;

/// Every reason why these units could not make this attack in a combat phase of
/// their side in this position.
#[must_use]
pub fn attack_problems(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> Vec<Illegal> {
    let mut state = *state;
    state.stage = Stage::Combat;
    state.attack = None;
    state.hits = None;
    let mut joined = UnitMask::EMPTY;
    let mut all = Vec::new();
    for unit in units {
        all.extend(rules.explain(&state, Action::JoinAttack { unit, target }));
        joined.insert(unit);
        state.attack = Some(Attack {
            target,
            units: joined,
        });
    }
    all
}

/// Whether the position is sound and can be played on.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn sound(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    if let Some(open) = state.attack {
        let reasons = attack_problems(rules, state, open.target, open.units);
        if !reasons.is_empty() {
            return Err(Unsound::Attack { reasons });
        }
    }
    if let Some(hits) = state.hits {
        sound_hits(rules, state, hits)?;
    }
    sound_units(rules, state)?;
    sound_clock(rules, state)?;
    if state.rolls > MOST_ROLLS {
        return Err(Unsound::Rolls);
    }
    rules
        .invariants(state)
        .map_err(|what| Unsound::Invariant { what })?;
    sound_marks(rules, state)?;
    sound_flags(rules, state)?;
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    match legal.is_empty() && state.stage != Stage::Over {
        true => Err(Unsound::DeadEnd),
        false => Ok(()),
    }
}

/// The units are where they can be, and have acted where they were.
fn sound_units(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    let occupied = state.occupied();
    if let Some(hex) = (occupied.soviet & occupied.german).first() {
        return Err(Unsound::BothSides { hex });
    }
    let never_there = |&unit: &UnitId| {
        matches!(
            state.spot(unit),
            Spot::Awaited | Spot::Lost | Spot::Withheld
        )
    };
    if let Some(unit) = (state.attacked | state.moved).iter().find(never_there) {
        return Err(Unsound::ActedElsewhere { unit });
    }
    if before_combat(state.stage)
        && let Some(unit) = (state.attacked | state.moved).first()
    {
        return Err(Unsound::ActedEarly { unit });
    }
    let reduced_elsewhere = state.reduced.iter().find(never_there);
    // A one-step unit is a worse fault, and told as such.
    if let Some(unit) = reduced_elsewhere.filter(|&u| rules.two_steps().contains(u)) {
        return Err(Unsound::ReducedElsewhere { unit });
    }
    let escaped = |&unit: &UnitId| state.spot(unit) == Spot::Escaped;
    let early = |&unit: &UnitId| !may_have_escaped(rules, state, unit);
    match rules.all_units().iter().filter(escaped).find(early) {
        Some(unit) => Err(Unsound::EscapedEarly { unit }),
        None => Ok(()),
    }
}

/// Whether nobody of the side has attacked or moved yet in this player turn.
const fn before_combat(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Supply | Stage::Reinforcement | Stage::Restoration
    )
}

/// Whether the side of the unit has been able to break out [11.5].
fn may_have_escaped(rules: &HellsGate, state: &State, unit: UnitId) -> bool {
    if rules.special.breakout_turn != Some(state.turn) {
        return false;
    }
    let tried = matches!(state.stage, Stage::Breakout | Stage::Over);
    let own = rules.units_of(state.player).contains(unit);
    // The Soviets have their player turn first.
    if own {
        tried
    } else {
        state.player == Side::German
    }
}

/// The turn has such a stage and such weather.
fn sound_clock(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    let special = &rules.special;
    let stands = match state.stage {
        Stage::Mud if !mud_may_come(rules, state) => Err(Unsound::NoMud),
        Stage::Restoration if !corps_may_be_restored(rules, state) => Err(Unsound::NoRestoration),
        Stage::Breakout if !units_may_break_out(rules, state) => Err(Unsound::NoBreakout),
        Stage::Over if (state.turn, state.player) != (rules.parameters.turns, Side::German) => {
            Err(Unsound::OverEarly)
        }
        _ => Ok(()),
    };
    stands?;
    let early = special.thaw.is_none_or(|t| state.turn <= t.from_turn);
    match state.weather == Weather::Mud && early {
        true => Err(Unsound::MudEarly),
        false => Ok(()),
    }
}

/// Whether a corps may be restored in this phase, and there is one [11.4].
fn corps_may_be_restored(rules: &HellsGate, state: &State) -> bool {
    let now = rules.special.restoration.as_ref();
    let now = now.is_some_and(|r| r.side == state.player && r.turns.contains(&state.turn));
    now && rules
        .units_of(state.player)
        .iter()
        .any(|unit| rules.check(state, Action::Restore { unit }).is_ok())
}

/// Whether units may break out in this phase, and one can [11.5].
fn units_may_break_out(rules: &HellsGate, state: &State) -> bool {
    rules.special.breakout_turn == Some(state.turn)
        && rules
            .units_of(state.player)
            .iter()
            .any(|unit| rules.check(state, Action::BreakOut { unit }).is_ok())
}

/// No mark is left from an earlier phase, or there before its time.
fn sound_marks(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    let in_combat = matches!(state.stage, Stage::Combat | Stage::Losses);
    if in_combat && let Some(unit) = state.moved.first() {
        return Err(Unsound::MovedEarly { unit });
    }
    let acted = state.attacked | state.moved;
    if let Some(unit) = (state.retreated & acted).first() {
        return Err(Unsound::RetreatedActed { unit });
    }
    let recovered = match state.stage {
        stage if before_combat(stage) => rules.units_of(state.player.enemy()),
        Stage::Mud | Stage::Over => rules.units_of(state.player),
        _ => UnitMask::EMPTY,
    };
    if let Some(unit) = (state.retreated & recovered).first() {
        return Err(Unsound::Recovered { unit });
    }
    if before_combat(state.stage)
        && let Some(hex) = (state.attacked_hexes | state.hit_hexes).first()
    {
        return Err(Unsound::AttackedEarly { hex });
    }
    let pending: HexMask = state.hits.iter().map(|hits| hits.target).collect();
    let unhit = pending - state.hit_hexes;
    if let Some(hex) = (unhit | (state.hit_hexes - state.attacked_hexes)).first() {
        return Err(Unsound::HitWithoutAttack { hex });
    }
    let displaced = |unit: UnitId| {
        rules.unit(unit).is_some_and(|u| {
            u.arrives == Arrival::Turn(state.turn)
                && state.occupied()[state.player.enemy()].contains(u.hex)
        })
    };
    match state.arriving.iter().find(|&unit| !displaced(unit)) {
        Some(unit) => Err(Unsound::NotDisplaced { unit }),
        None => Ok(()),
    }
}

/// What the units on the map have set off for good is set off.
fn sound_flags(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    let (lifts, releases) = set_off(rules, state);
    if let Some((unit, hex)) = lifts.filter(|_| !state.stand_fast_lifted) {
        return Err(Unsound::NotLifted { unit, hex });
    }
    if let Some((unit, hex)) = releases.filter(|_| !state.reserve_released) {
        return Err(Unsound::NotReleased { unit, hex });
    }
    Ok(())
}

/// A unit and the hex that it is in.
type Placed = (UnitId, HexId);

/// A unit, with its hex, whose place lifts the order to stand fast [11.2], and
/// one whose place releases the reserve [6.2].
#[must_use]
pub fn set_off(rules: &HellsGate, state: &State) -> (Option<Placed>, Option<Placed>) {
    let (mut lifting, mut releasing) = (None, None);
    for unit in state.on_map() {
        let (Some(info), Some(hex)) = (rules.unit(unit), state.hex_of(unit)) else {
            continue;
        };
        let (lifts, releases) = State::sets_off(rules, info.side, hex);
        lifting = lifting.or(lifts.then_some((unit, hex)));
        releasing = releasing.or(releases.then_some((unit, hex)));
    }
    (lifting, releasing)
}

/// Whether a die for mud ends this game turn [11.2, R23].
fn mud_may_come(rules: &HellsGate, state: &State) -> bool {
    let thaw = rules.special.thaw;
    state.weather == Weather::Snow
        && state.player == Side::German
        && state.turn < rules.parameters.turns
        && thaw.is_some_and(|t| state.turn >= t.from_turn)
}

fn sound_hits(rules: &HellsGate, state: &State, hits: Hits) -> Result<(), Unsound> {
    let here = state.in_hex(hits.target);
    if here.intersects(rules.units_of(state.player)) {
        return Err(Unsound::AttackerInTarget);
    }
    if !(1..=3).contains(&hits.scored) || !(1..=hits.scored).contains(&hits.left) {
        return Err(Unsound::HitCount { hits });
    }
    let fit = here - state.retreated;
    let steps: u8 = fit.iter().map(|u| state.steps(rules, u)).sum();
    if !fit.is_empty() && hits.left > steps {
        return Err(Unsound::HitsExceedSteps { hex: hits.target });
    }
    if hits.retreating && (hits.left > 1 || hits.destinations.is_empty()) {
        return Err(Unsound::Retreat);
    }
    if let Some(hex) = (hits.destinations & state.occupied()[state.player]).first() {
        return Err(Unsound::RetreatToEnemy { hex });
    }
    // Units of a hex have the same choices and those who go take none from the
    // others, so the choices stay what they were before the first went [R7].
    let defender = state.player.enemy();
    let lawful = RetreatView::new(rules, state, hits.target, defender).destinations();
    match hits.destinations == lawful {
        true => Ok(()),
        false => Err(Unsound::Destinations {
            from: hits.target,
            lawful,
        }),
    }
}
