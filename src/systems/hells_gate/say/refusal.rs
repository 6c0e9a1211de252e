//! Why an action is not allowed, in a sentence.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::opening_attacker;
use super::super::setup::{Arrival, Setup};
use super::super::state::{Spot, Stage};
use super::{
    any_unit, count, form, on_opening, on_turns, sentence, side_of, tank_unit, units, word,
};

/// Why an action is not allowed, in a sentence or two. The rule number is shown
/// beside it: [`Refusal::rule`](crate::engine::Refusal::rule).
#[must_use]
pub fn refusal(setup: &Setup, why: &Illegal) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match *why {
        // ---- Any time
        Illegal::GameOver => "The game is over; nothing more can be done.".to_owned(),
        Illegal::WrongStage { now } => wrong_stage(now).to_owned(),
        Illegal::NoSuchUnit { .. } => "There is no such unit in this scenario.".to_owned(),
        Illegal::NoSuchHex { .. } => "There is no such hex on the map.".to_owned(),
        Illegal::NotYours { unit, to_act } => format!(
            "{} is a {} unit, and the {to_act} player decides now.",
            setup.unit_name(unit),
            side_of(setup, unit)
        ),
        Illegal::NotOnMap { unit, spot } => not_on_map(setup, unit, spot),
        // ---- 5, 6, 11.4: supply, reinforcements, restoration
        Illegal::NotArriving { unit } => {
            format!(
                "{} is not a displaced reinforcement waiting for a hex.",
                name(unit)
            )
        }
        Illegal::EntryNotSource { hex } => format!(
            "{} is not a friendly supply source; a displaced reinforcement must arrive at the nearest one.",
            at(hex)
        ),
        Illegal::EntryEnemyOccupied { hex } => format!(
            "The enemy is in {}; choose a supply source that is vacant or holds friendly units.",
            at(hex)
        ),
        Illegal::EntryNotNearest {
            hex,
            distance,
            nearest,
        } => format!(
            "{} is {} from the entry hex; choose a supply source that is only {} away.",
            at(hex),
            hex_count(distance),
            hex_count(nearest)
        ),
        Illegal::StillArriving { units: waiting } => format!(
            "{} still {} to arrive; choose a supply source first.",
            units(setup, waiting),
            form(waiting.len(), "has", "have")
        ),
        Illegal::NotACorps { unit } => {
            format!(
                "{} is not a corps; only a corps can be restored.",
                name(unit)
            )
        }
        Illegal::NotReduced { unit } => format!(
            "{} has lost no step; only a reduced corps can be restored.",
            name(unit)
        ),
        Illegal::RestoreUnsupplied { unit } => format!(
            "{} is out of supply; only a supplied corps can be restored.",
            name(unit)
        ),
        // ---- 7: attacks
        Illegal::AlreadyAttacked { unit } => format!(
            "{} has already attacked; a unit attacks only once in a Combat Phase.",
            name(unit)
        ),
        Illegal::HexAlreadyAttacked { target } => format!(
            "{} has already been attacked; a hex is attacked only once in a Combat Phase.",
            at(target)
        ),
        Illegal::RetreatedAttacker { unit } => {
            format!("{} has retreated and may not attack.", name(unit))
        }
        Illegal::NothingToAttack { target } => {
            format!(
                "No enemy unit is in {}, so there is nothing to attack.",
                at(target)
            )
        }
        Illegal::TargetNotAdjacent { unit, from, target } => format!(
            "{} is in {}, which is not next to {}; units attack adjacent hexes only.",
            name(unit),
            at(from),
            at(target)
        ),
        Illegal::OtherAttackOpen { open } => format!(
            "The attack on {} is still open; roll for it or take its units out first.",
            at(open)
        ),
        Illegal::AlreadyInAttack { unit } => format!("{} is already in this attack.", name(unit)),
        Illegal::HexsideFull { from, limit, .. } => format!(
            "Only {} may attack across one hexside; {} already {} from {}.",
            count(limit.into(), "unit"),
            word(limit.into()),
            form(limit.into(), "attacks", "attack"),
            at(from)
        ),
        Illegal::OpeningAttacker { unit } => format!(
            "{}, {} may not attack; only these may: {}.",
            sentence(&on_opening(setup)),
            name(unit),
            units(setup, opening_attackers(setup))
        ),
        Illegal::NotInAttack { unit } => format!("{} is not in this attack.", name(unit)),
        Illegal::NoAttack => {
            "No attack is open; choose a hex and a unit to attack it first.".to_owned()
        }
        Illegal::AttackOpen { target } => format!(
            "The attack on {} is still open; roll for it or take its units out first.",
            at(target)
        ),
        Illegal::FlipNotFullStrength { unit } => format!(
            "{} has no step to give; an all-out attack flips a two-step unit at full strength.",
            name(unit)
        ),
        Illegal::FlipMustBeTank { unit, tanks } => format!(
            "{} may not be flipped while a {} at full strength is in the attack; flip {}.",
            name(unit),
            tank_unit(side_of(setup, unit)),
            any_unit(setup, tanks)
        ),
        Illegal::AllOutNeedless { target, units } => format!(
            "{} holds {} unretreated units and is overconcentrated; the right-hand result is used without an all-out attack.",
            at(target),
            word(units.into())
        ),
        // ---- 7.5: losses
        Illegal::NotUnderAttack { unit, target } => format!(
            "{} is not in {}; only units of the attacked hex absorb its hits.",
            name(unit),
            at(target)
        ),
        Illegal::RetreatedAbsorbsNothing { unit } => format!(
            "{} has retreated and absorbs no hits; choose an unretreated unit of the hex.",
            name(unit)
        ),
        Illegal::TwoStepsFirst { unit, instead } => format!(
            "{} has one step left, and units with two steps must lose one first; choose {}.",
            name(unit),
            any_unit(setup, instead)
        ),
        Illegal::MustRetreat { scored } => format!(
            "Soviet units that suffer {} must absorb the last one by retreat if they can; choose a hex to retreat to.",
            count(scored.into(), "hit")
        ),
        Illegal::RetreatBegun { target } => format!(
            "The retreat from {} has begun; every unretreated unit there must retreat.",
            at(target)
        ),
        Illegal::NotLastHit { left } => format!(
            "Only the last hit may be absorbed by retreat; first absorb {} by step loss.",
            count(usize::from(left.saturating_sub(1)), "more hit")
        ),
        // ---- 7.6: retreats
        Illegal::AlreadyRetreated { unit } => {
            format!(
                "{} has already retreated and cannot retreat again.",
                name(unit)
            )
        }
        Illegal::RetreatNotAdjacent { from, to } => format!(
            "{} is not next to {}; units retreat to an adjacent hex.",
            at(to),
            at(from)
        ),
        Illegal::RetreatEnemyOccupied { to } => {
            format!("The enemy is in {}, so no unit may retreat there.", at(to))
        }
        Illegal::RetreatIntoZoc { to } => format!(
            "{} is in an enemy zone of control, and no friendly unit was there when the retreat began.",
            at(to)
        ),
        Illegal::RetreatIntoEnemySource { to } => format!(
            "{} is an enemy supply source, and no friendly unit was there when the retreat began.",
            at(to)
        ),
        Illegal::RetreatFromSource { from, to } => format!(
            "{} is a friendly supply source, and {} is not; from a friendly supply source units retreat only to another one.",
            at(from),
            at(to)
        ),
        Illegal::RetreatFreeHexFirst { to, free } => format!(
            "{} is in an enemy zone of control; hexes outside come first, such as {}.",
            at(to),
            at(free)
        ),
        Illegal::OpeningRetreatAlone { to } => format!(
            "{} has no German supply source and no other German unit; {} Germans may retreat only to such hexes.",
            at(to),
            on_opening(setup)
        ),
        Illegal::OpeningRetreatHit { to } => format!(
            "{} took a hit earlier in this phase; {} Germans may not retreat to such hexes.",
            at(to),
            on_opening(setup)
        ),
        Illegal::RetreatIntoClosedHex { hex } => {
            format!("{} may not retreat into {}.", closed_to(setup), at(hex))
        }
        // ---- 8, 11.5: movement and break-out
        Illegal::RetreatedMover { unit } => {
            format!("{} has retreated and may not move this turn.", name(unit))
        }
        Illegal::AlreadyMoved { unit } => format!(
            "{} has already moved; a unit moves only once in a Movement Phase.",
            name(unit)
        ),
        Illegal::MoveNotAdjacent { from, to } => format!(
            "{} is not next to {}; units move from hex to adjacent hex.",
            at(to),
            at(from)
        ),
        Illegal::MoveEnemyOccupied { hex } => {
            format!("The enemy is in {}, so no unit may move there.", at(hex))
        }
        Illegal::NotFast { unit } => format!("{} is infantry and moves one hex only.", name(unit)),
        Illegal::TooMuddy => "In mud every unit moves one hex only.".to_owned(),
        Illegal::TooFarUnsupplied { unit } => {
            format!("{} is out of supply and moves one hex only.", name(unit))
        }
        Illegal::TwoWoods { unit } => format!(
            "{} may enter only one woods hex in a move of two hexes; only cavalry may enter two.",
            name(unit)
        ),
        Illegal::TwoRivers { unit } => format!(
            "{} may cross only one river hexside in a move of two hexes; only cavalry may cross two.",
            name(unit)
        ),
        Illegal::OpeningMover { unit } => {
            let side = side_of(setup, unit);
            let who = match side {
                Side::Soviet => "only tank units may move".to_owned(),
                Side::German => "only one panzer unit may move".to_owned(),
            };
            format!(
                "{} may not move; {} {who} in the {side} Movement Phase.",
                name(unit),
                on_opening(setup)
            )
        }
        Illegal::OpeningSecondMover { moved } => format!(
            "{} has moved, and {} only one panzer unit may move.",
            name(moved),
            on_opening(setup)
        ),
        Illegal::OpeningCrowds { hex } => format!(
            "If the unit ended in {}, the tank units could not all end the phase in different hexes.",
            at(hex)
        ),
        Illegal::OpeningTanksTogether { tanks } => format!(
            "{} the tank units must end the phase in different hexes; move {} apart.",
            sentence(&on_opening(setup)),
            units(setup, tanks)
        ),
        Illegal::MoveIntoClosedHex { hex } => {
            format!("{} may not move into {}.", closed_to(setup), at(hex))
        }
        Illegal::StandFast { unit, hex, turn } => format!(
            "{} is in or next to {} and may not move until a {} unit has come next to that hex, or game turn {} is over.",
            name(unit),
            at(hex),
            side_of(setup, unit).enemy(),
            setup.special.stand_fast.map_or(turn, |s| s.turns.last)
        ),
        Illegal::BreakoutSupplied { unit } => {
            format!(
                "{} is supplied; only units out of supply break out.",
                name(unit)
            )
        }
        Illegal::BreakoutMoved { unit } => format!(
            "{} has moved; only units that did not move may break out.",
            name(unit)
        ),
        Illegal::BreakoutRetreated { unit } => {
            format!("{} has retreated and may not break out.", name(unit))
        }
        Illegal::NoRefuge { unit } => format!(
            "No supplied friendly unit is within two hexes of {}, so it cannot break out.",
            name(unit)
        ),
    }
}

const fn wrong_stage(now: Stage) -> &'static str {
    match now {
        Stage::Supply => "This cannot be done yet; supply must be judged first.",
        Stage::Reinforcement => {
            "This cannot be done yet; each displaced reinforcement must be given a hex first."
        }
        Stage::Restoration => {
            "This cannot be done yet; restore one reduced corps, or go on without."
        }
        Stage::Combat => "This cannot be done in the Combat Phase; units may attack now.",
        Stage::Losses => "This cannot be done yet; the defender must absorb the hits first.",
        Stage::Movement => "This cannot be done in the Movement Phase; units may move now.",
        Stage::Breakout => "This cannot be done now; units out of supply may try to break out.",
        Stage::Mud => "This cannot be done yet; the die for mud must be rolled first.",
        Stage::Over => "The game is over; nothing more can be done.",
    }
}

fn not_on_map(setup: &Setup, unit: UnitId, spot: Spot) -> String {
    let name = setup.unit_name(unit);
    match (spot, setup.unit(unit).map(|u| u.arrives)) {
        (Spot::Awaited, Some(Arrival::Turn(turn))) => {
            format!("{name} is not on the map yet; it is due on game turn {turn}.")
        }
        (Spot::Awaited, _) => format!("{name} is not on the map yet."),
        (Spot::Destroyed, _) => format!("{name} has been destroyed."),
        (Spot::Escaped, _) => format!("{name} has broken out and left the map."),
        (Spot::Lost, _) => format!("{name} found no hex to arrive in and is lost."),
        (Spot::Withheld, _) => format!("{name} was not released and does not arrive."),
        (Spot::On(hex), _) => format!("{name} is in {}.", setup.hex_name(hex)),
    }
}

fn hex_count(n: u32) -> String {
    match n {
        1 => "1 hex".to_owned(),
        n => format!("{n} hexes"),
    }
}

/// The units that may attack in the German Combat Phase of the opening turn.
pub(super) fn opening_attackers(setup: &Setup) -> UnitMask {
    setup
        .units_of(Side::German)
        .iter()
        .filter(|&u| opening_attacker(setup, u))
        .collect()
}

/// "On game turn 2 German units".
fn closed_to(setup: &Setup) -> String {
    setup.special.closed_hex.map_or_else(
        || "These units".to_owned(),
        |c| format!("{} {} units", sentence(&on_turns(c.turns)), c.side),
    )
}
