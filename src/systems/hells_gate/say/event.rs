//! What happened, in a sentence.

use super::super::event::{Cause, Event};
use super::super::ids::{Phase, Side, UnitId, UnitMask};
use super::super::rulebook::cite;
use super::super::rules::HellsGate;
use super::super::setup::Setup;
use super::attack::attacked;
use super::{any_hex, units, yes};
use crate::engine::{Die, PlayedAction, RuleRef};
use crate::hex::{HexId, HexMask};
use crate::words::{self, tr};

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
pub struct RecordLine {
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
pub fn event(setup: &Setup, event: &Event) -> RecordLine {
    let (tone, rule) = kind(event);
    RecordLine {
        text: text(setup, event),
        rule,
        hexes: places(event),
        tone,
    }
}

/// Whether an event is a line of its own: who joined an attack is told when it is
/// resolved.
#[must_use]
pub const fn is_line(event: &Event) -> bool {
    !matches!(event, Event::JoinedAttack { .. } | Event::LeftAttack { .. })
}

/// That a face was entered by mistake and corrected, as a line of the record.
/// `None` when that did not happen.
#[must_use]
pub fn correction(entry: &PlayedAction<HellsGate>) -> Option<RecordLine> {
    let die = entry.die().filter(|_| !entry.misread.is_empty())?;
    let entered: Vec<String> = entry.misread.iter().flatten().map(Die::to_string).collect();
    Some(RecordLine {
        text: tr!(
            "did-correct-die",
            die = die.pips(),
            entered = words::all_of(&entered)
        ),
        rule: None,
        hexes: HexMask::EMPTY,
        tone: LineTone::Dice,
    })
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
                Cause::OnlyRetreated => cite::RETREATED_ALONE,
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
        Event::TurnBegan { turn } => match setup.days(turn) {
            Some(days) => tr!("did-turn-days", turn = turn, days = days),
            None => tr!("did-turn", turn = turn),
        },
        Event::PhaseBegan { side, phase } => {
            tr!("did-phase", phase = Setup::phase_name(side, phase))
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
            None => tr!("did-arrive", unit = name(unit), hex = at(hex)),
            Some(from) => {
                let (hex, from) = (at(hex), at(from));
                tr!(
                    "did-arrive-displaced",
                    unit = name(unit),
                    hex = hex,
                    from = from
                )
            }
        },
        Event::Displaced { unit, from } => {
            tr!("did-displace", from = at(from), unit = name(unit))
        }
        Event::ArrivalLost { unit } => tr!("did-lose-arrival", unit = name(unit)),
        Event::Withheld { unit } => withheld(setup, unit),
        Event::RestorationOffered => tr!("did-offer-restoration"),
        Event::Restored { unit } => tr!("did-restore", unit = name(unit)),
        Event::JoinedAttack { unit, target } => {
            tr!("did-join", unit = name(unit), hex = at(target))
        }
        Event::LeftAttack { unit } => tr!("did-leave", unit = name(unit)),
        Event::Attacked {
            target,
            units,
            ref odds,
            flip,
            die,
            hits,
        } => attacked(setup, (target, units), odds, flip, die, hits),
        Event::HitsPending { hits } => {
            let retreat = yes(!hits.destinations.is_empty());
            tr!(
                "did-hits",
                n = hits.left,
                hex = at(hits.target),
                retreat = retreat
            )
        }
        Event::StepLost { unit, all_out } => {
            let reduced = setup.unit(unit).and_then(|u| u.reduced_strength);
            let strength = reduced.unwrap_or_default();
            if all_out {
                tr!("did-flip", unit = name(unit), strength = strength)
            } else {
                tr!("did-lose-step", unit = name(unit), strength = strength)
            }
        }
        Event::Eliminated { unit, cause } => eliminated(&name(unit), cause),
        Event::Retreated { unit, from, to } => {
            tr!(
                "did-retreat",
                unit = name(unit),
                from = at(from),
                to = at(to)
            )
        }
        Event::CombatEnded { target } => tr!("did-end-combat", hex = at(target)),
        Event::Moved { unit, from, route } => {
            let (name, from, first) = (name(unit), at(from), at(route.first));
            match route.second {
                None => tr!("did-move", unit = name, from = from, to = first),
                Some(to) => {
                    tr!(
                        "did-move-through",
                        unit = name,
                        from = from,
                        via = first,
                        to = at(to)
                    )
                }
            }
        }
        Event::StandFastLifted { hex } => match setup.special.stand_fast {
            Some(stand) => tr!(
                "did-lift-stand-fast",
                enemy = stand.side.enemy().key(),
                hex = at(hex),
                centre = at(stand.hex),
                side = stand.side.key(),
            ),
            None => tr!("did-lift-stand-fast-so", hex = at(hex)),
        },
        Event::ReserveReleased { hex } => reserve_released(setup, hex),
        Event::BreakoutOffered => tr!(
            "did-offer-breakout",
            needed = setup.parameters.numbers.breakout_sum
        ),
        Event::BrokeOut {
            unit,
            die,
            refuges,
            escaped,
        } => tr!(
            "did-break-out",
            unit = name(unit),
            die = die.pips(),
            n = refuges,
            sum = u16::from(die.pips()) + u16::from(refuges),
            needed = setup.parameters.numbers.breakout_sum,
            escaped = yes(escaped),
        ),
        Event::Recovered { units: recovered } => {
            let list = units(setup, recovered);
            tr!("did-recover", units = list, n = recovered.len())
        }
        Event::ThawPending => tr!("did-await-thaw"),
        Event::ThawRolled { die, mud: true } => tr!("did-thaw", die = die.pips()),
        Event::ThawRolled { die, mud: false } => tr!("did-no-thaw", die = die.pips()),
        Event::GameEnded => tr!("did-end"),
    }
}

fn supply_judged(
    setup: &Setup,
    side: Side,
    unsupplied: UnitMask,
    newly: UnitMask,
    regained: UnitMask,
) -> String {
    let n = unsupplied.len();
    let side = side.key();
    let mut told = vec![match n {
        0 => tr!("did-supply-all", side = side),
        _ => tr!(
            "did-supply",
            n = n,
            side = side,
            units = units(setup, unsupplied)
        ),
    }];
    if !newly.is_empty() && newly != unsupplied {
        let list = units(setup, newly);
        told.push(tr!("did-supply-newly", units = list, n = newly.len()));
    }
    if !regained.is_empty() {
        let list = units(setup, regained);
        told.push(tr!("did-supply-again", units = list, n = regained.len()));
    }
    told.join(" ")
}

fn withheld(setup: &Setup, unit: UnitId) -> String {
    let name = setup.unit_name(unit);
    match setup.special.release {
        Some(r) => {
            let hexes = any_hex(setup, r.hexes);
            tr!(
                "did-withhold",
                unit = name,
                side = r.entered_by.key(),
                hexes = hexes
            )
        }
        None => tr!("did-withhold-so", unit = name),
    }
}

fn reserve_released(setup: &Setup, hex: HexId) -> String {
    let coming: UnitMask = setup
        .all_units()
        .iter()
        .filter(|&u| setup.unit(u).is_some_and(|i| i.conditional))
        .collect();
    let hex = setup.hex_name(hex);
    match setup.special.release {
        Some(r) if !coming.is_empty() => {
            let (side, n) = (r.entered_by.key(), coming.len());
            tr!(
                "did-release",
                side = side,
                hex = hex,
                units = units(setup, coming),
                n = n
            )
        }
        _ => tr!("did-release-so", hex = hex),
    }
}

fn eliminated(name: &str, cause: Cause) -> String {
    match cause {
        Cause::LastStep => tr!("did-lose-last-step", unit = name),
        Cause::Overwhelmed => tr!("did-overwhelmed", unit = name),
        Cause::OnlyRetreated => tr!("did-only-retreated", unit = name),
        Cause::Abandoned => tr!("did-abandoned", unit = name),
        Cause::FailedBreakout => tr!("did-fail-breakout", unit = name),
        Cause::Unsupplied => tr!("did-cut-off-at-end", unit = name),
    }
}
