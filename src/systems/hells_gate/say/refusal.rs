//! Why an action is not allowed, in a sentence.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::opening_attacker;
use super::super::setup::{Arrival, Setup};
use super::super::state::{Spot, Stage};
use super::{any_unit, number, on_opening, on_turns, side_of, units};
use crate::hex::HexId;
use crate::words::{sentence, tr};

/// Why an action is not allowed, in a sentence or two. The rule number is shown
/// beside it: [`Refusal::rule`](crate::engine::Refusal::rule).
#[must_use]
pub fn refusal(setup: &Setup, why: &Illegal) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match *why {
        // ---- Any time
        Illegal::GameOver => tr!("no-over"),
        Illegal::WrongStage { now } => wrong_stage(now),
        Illegal::NoSuchUnit { .. } => tr!("no-such-unit"),
        Illegal::NoSuchHex { .. } => tr!("no-such-hex"),
        Illegal::NotYours { unit, to_act } => {
            let side = side_of(setup, unit).key();
            tr!(
                "no-not-yours",
                unit = name(unit),
                side = side,
                actor = to_act.key()
            )
        }
        Illegal::NotOnMap { unit, spot } => not_on_map(setup, unit, spot),
        // ---- 5, 6, 11.4: supply, reinforcements, restoration
        Illegal::NotArriving { unit } => tr!("no-not-arriving", unit = name(unit)),
        Illegal::EntryNotSource { hex } => tr!("no-entry-not-source", hex = at(hex)),
        Illegal::EntryEnemyOccupied { hex } => tr!("no-entry-enemy", hex = at(hex)),
        Illegal::EntryNotNearest {
            hex,
            distance,
            nearest,
        } => {
            tr!(
                "no-entry-not-nearest",
                hex = at(hex),
                n = distance,
                nearest = nearest
            )
        }
        Illegal::StillArriving { units: waiting } => {
            let list = units(setup, waiting);
            tr!("no-still-arriving", units = list, n = waiting.len())
        }
        Illegal::NotACorps { unit } => tr!("no-not-a-corps", unit = name(unit)),
        Illegal::NotReduced { unit } => tr!("no-not-reduced", unit = name(unit)),
        Illegal::RestoreUnsupplied { unit } => tr!("no-restore-unsupplied", unit = name(unit)),
        // ---- 7: attacks
        Illegal::AlreadyAttacked { unit } => tr!("no-already-attacked", unit = name(unit)),
        Illegal::HexAlreadyAttacked { target } => {
            tr!("no-hex-already-attacked", hex = at(target))
        }
        Illegal::RetreatedAttacker { unit } => tr!("no-retreated-attacker", unit = name(unit)),
        Illegal::NothingToAttack { target } => tr!("no-nothing-to-attack", hex = at(target)),
        Illegal::TargetNotAdjacent { unit, from, target } => {
            let (from, hex) = (at(from), at(target));
            tr!(
                "no-target-not-adjacent",
                unit = name(unit),
                from = from,
                hex = hex
            )
        }
        Illegal::OtherAttackOpen { open: hex } | Illegal::AttackOpen { target: hex } => {
            tr!("no-attack-open", hex = at(hex))
        }
        Illegal::AlreadyInAttack { unit } => tr!("no-already-in-attack", unit = name(unit)),
        Illegal::HexsideFull { from, limit, .. } => {
            let all = number(limit.into());
            tr!(
                "no-hexside-full",
                limit = limit,
                number = all,
                hex = at(from)
            )
        }
        Illegal::OpeningAttacker { unit } => {
            let may = units(setup, opening_attackers(setup));
            tr!(
                "no-opening-attacker",
                when = opening(setup),
                unit = name(unit),
                units = may
            )
        }
        Illegal::NotInAttack { unit } => tr!("no-not-in-attack", unit = name(unit)),
        Illegal::NoAttack => tr!("no-attack"),
        Illegal::FlipNotFullStrength { unit } => tr!("no-flip-not-full", unit = name(unit)),
        Illegal::FlipMustBeTank { unit, tanks } => {
            let (side, tanks) = (side_of(setup, unit).key(), any_unit(setup, tanks));
            tr!(
                "no-flip-must-be-tank",
                unit = name(unit),
                side = side,
                units = tanks
            )
        }
        Illegal::AllOutNeedless { target, units } => {
            tr!(
                "no-all-out-needless",
                hex = at(target),
                number = number(units.into())
            )
        }
        // ---- 7.5: losses
        Illegal::NotUnderAttack { unit, target } => {
            tr!("no-not-under-attack", unit = name(unit), hex = at(target))
        }
        Illegal::RetreatedAbsorbsNothing { unit } => {
            tr!("no-retreated-absorbs", unit = name(unit))
        }
        Illegal::TwoStepsFirst { unit, instead } => {
            tr!(
                "no-two-steps-first",
                unit = name(unit),
                units = any_unit(setup, instead)
            )
        }
        Illegal::NotRetreating { unit, target } => {
            tr!("no-not-retreating", unit = name(unit), hex = at(target))
        }
        Illegal::MustRetreat { scored } => tr!("no-must-retreat", n = scored),
        Illegal::RetreatBegun { target } => tr!("no-retreat-begun", hex = at(target)),
        Illegal::NotLastHit { left } => tr!("no-not-last-hit", n = left.saturating_sub(1)),
        // ---- 7.6: retreats
        Illegal::AlreadyRetreated { unit } => tr!("no-already-retreated", unit = name(unit)),
        Illegal::RetreatNotAdjacent { from, to } => {
            tr!("no-retreat-not-adjacent", to = at(to), from = at(from))
        }
        Illegal::RetreatEnemyOccupied { to } => tr!("no-retreat-enemy", to = at(to)),
        Illegal::RetreatIntoZoc { to } => tr!("no-retreat-zoc", to = at(to)),
        Illegal::RetreatAfterFriend { to } => tr!("no-retreat-after-friend", to = at(to)),
        Illegal::RetreatIntoEnemySource { to } => tr!("no-retreat-enemy-source", to = at(to)),
        Illegal::RetreatFromSource { from, to } => {
            tr!("no-retreat-from-source", from = at(from), to = at(to))
        }
        Illegal::RetreatFreeHexFirst { to, free } => {
            tr!("no-retreat-free-first", to = at(to), free = at(free))
        }
        Illegal::OpeningRetreatAlone { to } => {
            tr!(
                "no-opening-retreat-alone",
                to = at(to),
                when = opening(setup)
            )
        }
        Illegal::OpeningRetreatHit { to } => {
            tr!(
                "no-opening-retreat-hit",
                to = at(to),
                when = on_opening(setup)
            )
        }
        Illegal::RetreatIntoClosedHex { hex } => retreat_closed(setup, hex),
        // ---- 8, 11.5: movement and break-out
        Illegal::RetreatedMover { unit } => tr!("no-retreated-mover", unit = name(unit)),
        Illegal::AlreadyMoved { unit } => tr!("no-already-moved", unit = name(unit)),
        Illegal::MoveNotAdjacent { from, to } => {
            tr!("no-move-not-adjacent", to = at(to), from = at(from))
        }
        Illegal::MoveTooFar { unit, to } => {
            tr!("no-move-too-far", to = at(to), unit = name(unit))
        }
        Illegal::MoveEnemyOccupied { hex } => tr!("no-move-enemy", hex = at(hex)),
        Illegal::NotFast { unit } => tr!("no-not-fast", unit = name(unit)),
        Illegal::TooMuddy => tr!("no-too-muddy"),
        Illegal::TooFarUnsupplied { unit } => tr!("no-too-far-unsupplied", unit = name(unit)),
        Illegal::TwoWoods { unit } => tr!("no-two-woods", unit = name(unit)),
        Illegal::TwoRivers { unit } => tr!("no-two-rivers", unit = name(unit)),
        Illegal::OpeningMover { unit } => {
            let (side, when) = (side_of(setup, unit).key(), on_opening(setup));
            tr!(
                "no-opening-mover",
                unit = name(unit),
                when = when,
                side = side
            )
        }
        Illegal::OpeningSecondMover { moved } => {
            tr!(
                "no-opening-second-mover",
                unit = name(moved),
                when = on_opening(setup)
            )
        }
        Illegal::OpeningCrowds { hex } => tr!("no-opening-crowds", hex = at(hex)),
        Illegal::OpeningTanksTogether { tanks } => {
            let tanks = units(setup, tanks);
            tr!(
                "no-opening-tanks-together",
                when = opening(setup),
                units = tanks
            )
        }
        Illegal::MoveIntoClosedHex { hex } => move_closed(setup, hex),
        Illegal::StandFast { unit, hex, turn } => {
            let side = side_of(setup, unit).enemy().key();
            let turn = setup.special.stand_fast.map_or(turn, |s| s.turns.last);
            tr!(
                "no-stand-fast",
                unit = name(unit),
                hex = at(hex),
                side = side,
                turn = turn
            )
        }
        Illegal::BreakoutSupplied { unit } => tr!("no-breakout-supplied", unit = name(unit)),
        Illegal::BreakoutMoved { unit } => tr!("no-breakout-moved", unit = name(unit)),
        Illegal::BreakoutRetreated { unit } => tr!("no-breakout-retreated", unit = name(unit)),
        Illegal::NoRefuge { unit } => {
            let reach = setup.parameters.numbers.breakout_reach;
            tr!("no-refuge", unit = name(unit), n = reach)
        }
    }
}

fn wrong_stage(now: Stage) -> String {
    match now {
        Stage::Supply => tr!("no-stage-supply"),
        Stage::Reinforcement => tr!("no-stage-reinforcement"),
        Stage::Restoration => tr!("no-stage-restoration"),
        Stage::Combat => tr!("no-stage-combat"),
        Stage::Losses => tr!("no-stage-losses"),
        Stage::Movement => tr!("no-stage-movement"),
        Stage::Breakout => tr!("no-stage-breakout"),
        Stage::Mud => tr!("no-stage-mud"),
        Stage::Over => tr!("no-over"),
    }
}

fn not_on_map(setup: &Setup, unit: UnitId, spot: Spot) -> String {
    let name = setup.unit_name(unit);
    match (spot, setup.unit(unit).map(|u| u.arrives)) {
        (Spot::Awaited, Some(Arrival::Turn(turn))) => {
            tr!("no-unit-due", unit = name, turn = turn)
        }
        (Spot::Awaited, _) => tr!("no-unit-not-yet", unit = name),
        (Spot::Destroyed, _) => tr!("no-unit-destroyed", unit = name),
        (Spot::Escaped, _) => tr!("no-unit-escaped", unit = name),
        (Spot::Lost, _) => tr!("no-unit-lost", unit = name),
        (Spot::Withheld, _) => tr!("no-unit-withheld", unit = name),
        (Spot::On(hex), _) => tr!("no-unit-elsewhere", unit = name, hex = setup.hex_name(hex)),
    }
}

/// "On game turn 1", for the opening, at the start of a sentence.
fn opening(setup: &Setup) -> String {
    sentence(&on_opening(setup))
}

/// The units that may attack in the German Combat Phase of the opening turn.
pub(super) fn opening_attackers(setup: &Setup) -> UnitMask {
    setup
        .units_of(Side::German)
        .iter()
        .filter(|&u| opening_attacker(setup, u))
        .collect()
}

/// "On game turn 2 German units may not retreat into B3 Tichonovka."
fn retreat_closed(setup: &Setup, hex: HexId) -> String {
    let hex = setup.hex_name(hex);
    match setup.special.closed_hex {
        Some(c) => {
            let when = sentence(&on_turns(c.turns));
            tr!(
                "no-retreat-closed",
                when = when,
                side = c.side.key(),
                hex = hex
            )
        }
        None => tr!("no-retreat-closed-now", hex = hex),
    }
}

/// "On game turn 2 German units may not move into B3 Tichonovka."
fn move_closed(setup: &Setup, hex: HexId) -> String {
    let hex = setup.hex_name(hex);
    match setup.special.closed_hex {
        Some(c) => {
            let when = sentence(&on_turns(c.turns));
            tr!(
                "no-move-closed",
                when = when,
                side = c.side.key(),
                hex = hex
            )
        }
        None => tr!("no-move-closed-now", hex = hex),
    }
}
