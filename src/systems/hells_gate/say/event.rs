//! What happened, in a sentence.

use super::super::event::{Cause, Event};
use super::super::ids::{Phase, Side, UnitId, UnitMask};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::attack::attacked;
use super::{count, form, hexes, sentence, units};
use crate::engine::RuleRef;
use crate::hex::{HexId, HexMask};

/// What kind of line it is: how it is set off from others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineTone {
    /// A turn, phase or the game begins or ends.
    Phase,
    /// Something ordinary.
    Plain,
    /// An attack and its course.
    Combat,
    /// A step or a unit is lost.
    Loss,
    /// Something is gained.
    Good,
    /// Supply was judged.
    Supply,
    /// A die decided something other than combat.
    Dice,
}

/// One line of the record of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// The rule that made it so.
    pub rule: Option<RuleRef>,
    /// The hexes it is about.
    pub hexes: HexMask,
    /// What kind of line it is.
    pub tone: LineTone,
}

/// What happened, as a line of the record.
#[must_use]
pub fn event(setup: &Setup, event: &Event) -> Line {
    let (tone, rule) = kind(event);
    Line {
        text: text(setup, event),
        rule,
        hexes: places(event),
        tone,
    }
}

/// The tone of the line, and the rule it shows.
const fn kind(event: &Event) -> (LineTone, Option<RuleRef>) {
    use LineTone::{Combat, Dice, Good, Loss, Phase as Begin, Plain, Supply};
    let (tone, rule) = match event {
        Event::TurnBegan { .. } => (Begin, cite::SEQUENCE),
        Event::PhaseBegan { phase, .. } => (
            Begin,
            match phase {
                Phase::Supply => cite::SUPPLY,
                Phase::Combat => cite::COMBAT,
                Phase::Movement => cite::MOVEMENT,
                Phase::Recovery => cite::RECOVERY,
                Phase::Housekeeping => cite::SEQUENCE,
            },
        ),
        Event::SupplyJudged { .. } => (Supply, cite::SUPPLY),
        Event::Arrived {
            displaced_from: None,
            ..
        } => (Good, cite::REINFORCEMENTS),
        Event::Arrived { .. } => (Good, cite::DISPLACED),
        Event::Displaced { .. } => (Plain, cite::DISPLACED),
        Event::ArrivalLost { .. } => (Loss, cite::DISPLACED),
        Event::Withheld { .. } => (Plain, cite::PANZER_24),
        Event::RestorationOffered => (Plain, cite::RESTORATION),
        Event::Restored { .. } => (Good, cite::RESTORATION),
        Event::JoinedAttack { .. } | Event::LeftAttack { .. } | Event::CombatEnded { .. } => {
            (Combat, cite::COMBAT)
        }
        Event::Attacked { odds, flip, .. } => (
            Combat,
            if odds.overconcentrated {
                cite::OVERCONCENTRATION
            } else if flip.is_some() {
                cite::ALL_OUT
            } else {
                cite::COMBAT
            },
        ),
        Event::HitsPending { .. } => (Combat, cite::LOSSES),
        Event::StepLost { all_out: true, .. } => (Loss, cite::ALL_OUT),
        Event::StepLost { .. } => (Loss, cite::LOSSES),
        Event::Eliminated { cause, .. } => (
            Loss,
            match cause {
                Cause::LastStep | Cause::Overwhelmed => cite::LOSSES,
                Cause::Abandoned => cite::RETREATS,
                Cause::FailedBreakout => cite::BREAKOUT,
                Cause::Unsupplied => cite::VICTORY,
            },
        ),
        Event::Retreated { .. } => (Combat, cite::RETREATS),
        Event::Moved { .. } => (Plain, cite::MOVEMENT),
        Event::StandFastLifted { .. } => (Plain, cite::TURN_2),
        Event::ReserveReleased { .. } => (Plain, cite::PANZER_24),
        Event::BreakoutOffered => (Plain, cite::BREAKOUT),
        Event::BrokeOut { escaped: true, .. } => (Good, cite::BREAKOUT),
        Event::BrokeOut { .. } => (Dice, cite::BREAKOUT),
        Event::Recovered { .. } => (Plain, cite::RECOVERY),
        Event::ThawPending => (Plain, cite::TURN_2),
        Event::ThawRolled { .. } => (Dice, cite::TURN_2),
        Event::GameEnded => (Begin, cite::VICTORY),
    };
    (tone, Some(rule))
}

/// The hexes the event names.
fn places(event: &Event) -> HexMask {
    match *event {
        Event::Arrived {
            hex,
            displaced_from,
            ..
        } => displaced_from.into_iter().chain([hex]).collect(),
        Event::Displaced { from, .. } => HexMask::of(from),
        Event::JoinedAttack { target, .. }
        | Event::Attacked { target, .. }
        | Event::CombatEnded { target } => HexMask::of(target),
        Event::HitsPending { hits } => HexMask::of(hits.target),
        Event::Retreated { from, to, .. } => HexMask::of(from).with(to),
        Event::Moved { from, route, .. } => route.hexes().chain([from]).collect(),
        Event::StandFastLifted { hex } | Event::ReserveReleased { hex } => HexMask::of(hex),
        _ => HexMask::EMPTY,
    }
}

fn text(setup: &Setup, event: &Event) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match *event {
        Event::TurnBegan { turn } => turn_began(setup, turn),
        Event::PhaseBegan { side, phase } => {
            format!("The {} begins.", Setup::phase_name(side, phase))
        }
        Event::SupplyJudged {
            side,
            unsupplied,
            newly,
            regained,
        } => supply_judged(setup, side, unsupplied, newly, regained),
        Event::Arrived {
            unit,
            hex,
            displaced_from,
        } => match displaced_from {
            None => format!("{} arrives in {}.", name(unit), at(hex)),
            Some(from) => format!(
                "{} arrives in {}, because the enemy is in its entry hex, {}.",
                name(unit),
                at(hex),
                at(from)
            ),
        },
        Event::Displaced { unit, from } => format!(
            "The enemy is in {}, so {} must arrive at another supply source.",
            at(from),
            name(unit)
        ),
        Event::ArrivalLost { unit } => {
            format!(
                "{} finds no supply source to arrive at and is lost.",
                name(unit)
            )
        }
        Event::Withheld { unit } => withheld(setup, unit),
        Event::RestorationOffered => {
            "One reduced, supplied corps may be restored to full strength.".to_owned()
        }
        Event::Restored { unit } => format!("{} is restored to full strength.", name(unit)),
        Event::JoinedAttack { unit, target } => {
            format!("{} joins the attack on {}.", name(unit), at(target))
        }
        Event::LeftAttack { unit } => format!("{} leaves the attack.", name(unit)),
        Event::Attacked {
            target,
            units,
            ref odds,
            flip,
            die,
            hits,
        } => attacked(setup, (target, units), odds, flip, die, hits),
        Event::HitsPending { hits } => {
            let n = usize::from(hits.left);
            format!(
                "{} in {} {} to be absorbed{}.",
                sentence(&count(n, "hit")),
                at(hits.target),
                form(n, "is", "are"),
                if hits.destinations.is_empty() {
                    "; no retreat is possible"
                } else {
                    ""
                }
            )
        }
        Event::StepLost { unit, all_out } => {
            let reduced = setup.unit(unit).and_then(|u| u.reduced_strength);
            let strength = reduced.map_or_else(String::new, |s| format!(" to strength {s}"));
            if all_out {
                format!(
                    "{} is flipped for the all-out attack and reduced{strength}.",
                    name(unit)
                )
            } else {
                format!("{} loses a step and is reduced{strength}.", name(unit))
            }
        }
        Event::Eliminated { unit, cause } => eliminated(&name(unit), cause),
        Event::Retreated { unit, from, to } => {
            format!("{} retreats from {} to {}.", name(unit), at(from), at(to))
        }
        Event::CombatEnded { target } => format!("The combat in {} is over.", at(target)),
        Event::Moved { unit, from, route } => match route.second {
            None => format!(
                "{} moves from {} to {}.",
                name(unit),
                at(from),
                at(route.first)
            ),
            Some(second) => format!(
                "{} moves from {} through {} to {}.",
                name(unit),
                at(from),
                at(route.first),
                at(second)
            ),
        },
        Event::StandFastLifted { hex } => match setup.special.stand_fast {
            Some(stand) => format!(
                "A {} unit has entered {}, next to {}; the {} units in and around it may move from now on.",
                stand.side.enemy(),
                at(hex),
                at(stand.hex),
                stand.side
            ),
            None => format!(
                "An enemy unit has entered {}; the garrison may move.",
                at(hex)
            ),
        },
        Event::ReserveReleased { hex } => reserve_released(setup, hex),
        Event::BreakoutOffered => {
            "Units out of supply that did not move may now try to break out.".to_owned()
        }
        Event::BrokeOut {
            unit,
            die,
            refuges,
            escaped,
        } => format!(
            "{} tries to break out: die {die} plus {} makes {}, {}.",
            name(unit),
            refuge_hexes(refuges),
            u16::from(die.pips()) + u16::from(refuges),
            if escaped {
                "and it escapes"
            } else {
                "and it needed 5"
            }
        ),
        Event::Recovered { units: recovered } => format!(
            "{} {}; the Retreated {} removed.",
            units(setup, recovered),
            form(recovered.len(), "recovers", "recover"),
            form(recovered.len(), "marker is", "markers are")
        ),
        Event::ThawPending => "The die for mud is to be rolled.".to_owned(),
        Event::ThawRolled { die, mud: true } => {
            format!("The die for mud shows {die}: the snow turns to mud for the rest of the game.")
        }
        Event::ThawRolled { die, mud: false } => {
            format!("The die for mud shows {die}: the ground stays frozen.")
        }
        Event::GameEnded => "The last game turn is over, and the game ends.".to_owned(),
    }
}

fn turn_began(setup: &Setup, turn: u8) -> String {
    match setup.days(turn) {
        Some(dates) => format!("Game turn {turn} begins: {dates}."),
        None => format!("Game turn {turn} begins."),
    }
}

fn supply_judged(
    setup: &Setup,
    side: Side,
    unsupplied: UnitMask,
    newly: UnitMask,
    regained: UnitMask,
) -> String {
    let mut text = match unsupplied.len() {
        0 => format!("All {side} units are supplied."),
        n => format!(
            "{n} {side} {} out of supply: {}.",
            form(n, "unit is", "units are"),
            units(setup, unsupplied)
        ),
    };
    if !newly.is_empty() && newly != unsupplied {
        text += &format!(
            " {} {} supplied until now.",
            units(setup, newly),
            form(newly.len(), "was", "were")
        );
    }
    if !regained.is_empty() {
        text += &format!(
            " {} {} supplied again.",
            units(setup, regained),
            form(regained.len(), "is", "are")
        );
    }
    text
}

fn withheld(setup: &Setup, unit: UnitId) -> String {
    let name = setup.unit_name(unit);
    match setup.special.release {
        Some(r) => format!(
            "{name} does not arrive, because no {} unit has entered {}.",
            r.entered_by,
            hexes(setup, r.hexes, "or")
        ),
        None => format!("{name} does not arrive."),
    }
}

fn reserve_released(setup: &Setup, hex: HexId) -> String {
    let by = setup
        .special
        .release
        .map_or("An enemy".to_owned(), |r| format!("A {}", r.entered_by));
    let coming: UnitMask = setup
        .all_units()
        .iter()
        .filter(|&u| setup.unit(u).is_some_and(|i| i.conditional))
        .collect();
    let freed = if coming.is_empty() {
        "the reserve is released".to_owned()
    } else {
        format!(
            "{} {} released and will arrive when due",
            units(setup, coming),
            form(coming.len(), "is", "are")
        )
    };
    format!("{by} unit has entered {}; {freed}.", setup.hex_name(hex))
}

fn refuge_hexes(n: u8) -> String {
    match n {
        1 => "1 refuge hex".to_owned(),
        n => format!("{n} refuge hexes"),
    }
}

fn eliminated(name: &str, cause: Cause) -> String {
    match cause {
        Cause::LastStep => format!("{name} loses its last step and is eliminated."),
        Cause::Overwhelmed => {
            format!("{name} is eliminated, because its hex took more hits than it had steps.")
        }
        Cause::Abandoned => format!(
            "{name} had retreated and is eliminated, because no unretreated unit is left in its hex."
        ),
        Cause::FailedBreakout => format!("{name} fails to break out and is destroyed."),
        Cause::Unsupplied => {
            format!("{name} cannot trace supply at the end of the game and is eliminated.")
        }
    }
}
