//! Receipts: how odds and victory points come about, line by line.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::odds::{Cap, Odds, Shift, ShiftCause, multiplier};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::super::state::{Spot, State};
use super::super::victory::{Item, Verdict, ended_now, receipt, score};
use super::{on_turns, short, units, yes};
use crate::engine::RuleRef;
use crate::hex::HexId;
use crate::words::{decimal, tr};

/// The odds of an attack, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddsReceipt {
    /// Each attacking unit, "29th Tank Corps 2 × 3 = 6", and the hex it
    /// attacks from.
    pub attackers: Vec<(UnitId, String, HexId)>,
    /// Each unit in the attacked hex, "389th Infantry Division 2", and whether
    /// its strength counts.
    pub defenders: Vec<(UnitId, String, bool)>,
    /// The totals: "9 : 4".
    pub ratio: String,
    /// The column of the ratio: "2:1".
    pub base: String,
    /// Each shift: columns to the right (negative: left), why, and by which
    /// rule.
    pub shifts: Vec<(i8, String, RuleRef)>,
    /// The column used: "2:1".
    pub column: String,
    /// Whether the shifts lead beyond an end of the table, so that some of
    /// them are lost.
    pub clamped: bool,
    /// The units of which one may be flipped for an all-out attack; or why
    /// there is none.
    pub all_out: Result<Vec<UnitId>, (String, RuleRef)>,
    /// The hits of a normal attack and on how many of the six faces they come;
    /// fewest hits first. On an overconcentrated hex, the right-hand values.
    pub normal: Vec<(u8, u8)>,
    /// The same for an all-out attack.
    pub all_out_dist: Vec<(u8, u8)>,
}

/// The odds of an attack, line by line. `odds` is what
/// [`odds`](super::super::odds::odds) says of the same attack.
#[must_use]
pub fn odds_lines(
    setup: &Setup,
    state: &State,
    target: HexId,
    attackers: UnitMask,
    odds: &Odds,
) -> OddsReceipt {
    let chances = |all_out| -> Vec<(u8, u8)> {
        let sixths = setup
            .parameters
            .numbers
            .crt
            .distribution(odds.column, all_out);
        (0..).zip(sixths).filter(|&(_, n)| n > 0).collect()
    };
    let shifts = odds.shifts.iter().flatten();
    OddsReceipt {
        attackers: attackers
            .iter()
            .filter_map(|unit| {
                let from = state.hex_of(unit)?;
                Some((unit, attacker(setup, state, unit, target), from))
            })
            .collect(),
        defenders: defenders(setup, state, target, odds),
        ratio: format!("{} : {}", odds.attack, odds.defence),
        base: odds.base.to_string(),
        shifts: shifts
            .map(|shift| {
                let (text, rule) = cause(setup, state, target, attackers, shift);
                (shift.columns, text, rule)
            })
            .collect(),
        column: odds.column.to_string(),
        clamped: odds.base as i8 + odds.net_shift() != odds.column as i8,
        all_out: all_out(odds),
        normal: chances(odds.overconcentrated),
        all_out_dist: chances(true),
    }
}

/// What a unit's strength comes to in an attack.
#[must_use]
pub fn comes_to(setup: &Setup, state: &State, unit: UnitId, target: HexId) -> u16 {
    u16::from(state.strength(setup, unit)) * u16::from(multiplier(setup, unit, target))
}

/// The chance of each number of hits: "no hit 2/6, 1 hit 4/6; 0.67 on average".
#[must_use]
pub fn chances(faces: &[(u8, u8)]) -> String {
    let list: Vec<String> = faces
        .iter()
        .map(|(hits, sixths)| tr!("odds-hits", n = *hits, sixths = *sixths))
        .collect();
    let sum: u32 = faces
        .iter()
        .map(|&(hits, sixths)| u32::from(hits) * u32::from(sixths))
        .sum();
    let mean = decimal(f64::from(sum) / 6.0, 2);
    tr!("odds-average", list = list.join(", "), mean = mean)
}

fn attacker(setup: &Setup, state: &State, unit: UnitId, target: HexId) -> String {
    let name = setup.unit_name(unit);
    let strength = state.strength(setup, unit);
    match multiplier(setup, unit, target) {
        1 => tr!("odds-attacker", unit = name, strength = strength),
        times => tr!(
            "odds-attacker-times",
            unit = name,
            strength = strength,
            times = times,
            product = u16::from(strength) * u16::from(times),
        ),
    }
}

fn defenders(
    setup: &Setup,
    state: &State,
    target: HexId,
    odds: &Odds,
) -> Vec<(UnitId, String, bool)> {
    let side = state.player.enemy();
    let limit = usize::from(setup.parameters.defenders[side]);
    (state.in_hex(target) & setup.units_of(side))
        .iter()
        .map(|unit| {
            let name = setup.unit_name(unit);
            let counts = odds.defenders.contains(unit);
            let text = if counts {
                let strength = state.strength(setup, unit);
                tr!("odds-attacker", unit = name, strength = strength)
            } else if state.retreated.contains(unit) {
                tr!("odds-defender-retreated", unit = name)
            } else {
                tr!(
                    "odds-defender-surplus",
                    unit = name,
                    n = limit,
                    side = side.key()
                )
            };
            (unit, text, counts)
        })
        .collect()
}

/// Why a shift is made, and by which rule.
fn cause(
    setup: &Setup,
    state: &State,
    target: HexId,
    attackers: UnitMask,
    shift: &Shift,
) -> (String, RuleRef) {
    let text = match shift.cause {
        ShiftCause::DefenderUnsupplied => {
            let here = state.in_hex(target) & setup.units_of(state.player.enemy());
            let all = state.unsupplied.contains_all(here - state.retreated);
            unsupplied(setup, "defending", all, shift)
        }
        ShiftCause::AttackerUnsupplied => {
            let all = state.unsupplied.contains_all(attackers);
            unsupplied(setup, "attacking", all, shift)
        }
        ShiftCause::Mud => tr!("odds-shift-mud"),
        ShiftCause::Rough => {
            let terrain = setup.hex(target).map_or("other", |h| h.terrain.word());
            tr!(
                "odds-shift-rough",
                hex = setup.hex_name(target),
                terrain = terrain
            )
        }
        ShiftCause::River => {
            let across = attackers
                .iter()
                .filter(|&u| {
                    state
                        .hex_of(u)
                        .is_some_and(|from| setup.river_between(from, target))
                })
                .count();
            let all = attackers.len();
            if across == all {
                tr!("odds-shift-river")
            } else {
                tr!("odds-shift-river-half", n = across, all = all)
            }
        }
    };
    let rule = match shift.capped {
        None => cite::SHIFTS,
        Some(Cap::Opening) => cite::TURN_1,
        Some(Cap::TurnTwo) => cite::TURN_2,
        Some(Cap::Dumps) => cite::TURN_3,
    };
    (text, rule)
}

/// The sentence for units out of supply, with what limits the shift.
fn unsupplied(setup: &Setup, role: &str, all: bool, shift: &Shift) -> String {
    let limit = match shift.capped {
        None if !all => {
            return tr!("odds-unsupplied-some", role = role);
        }
        None => return tr!("odds-unsupplied-all", role = role),
        Some(Cap::Opening) => super::on_opening(setup),
        Some(Cap::TurnTwo) => setup
            .special
            .supply_shift_cap
            .map_or_else(|| tr!("odds-cap-this-turn"), on_turns),
        Some(Cap::Dumps) => setup.special.dumps.map_or_else(
            || tr!("odds-cap-dumps-so"),
            |d| tr!("odds-cap-dumps", hex = short(setup, d.airfield)),
        ),
    };
    let numbers = &setup.parameters.numbers;
    let (all, due) = match all {
        true => ("all", numbers.shift_all),
        false => ("some", numbers.shift_some),
    };
    tr!(
        "odds-unsupplied-capped",
        role = role,
        all = all,
        limit = limit,
        few = numbers.shift_limit,
        due = due
    )
}

fn all_out(odds: &Odds) -> Result<Vec<UnitId>, (String, RuleRef)> {
    if odds.overconcentrated {
        Err((tr!("odds-no-all-out-crowded"), cite::OVERCONCENTRATION))
    } else if odds.may_flip.is_empty() {
        Err((tr!("odds-no-all-out"), cite::ALL_OUT))
    } else {
        Ok(odds.may_flip.iter().collect())
    }
}

/// A line of the victory receipt: the text, its points, and the unit or hex it
/// is about.
pub type VictoryLine = (String, u16, Option<UnitId>, Option<HexId>);

/// How a side's victory points in this position come about.
#[must_use]
pub fn victory_lines(setup: &Setup, state: &State, side: Side) -> Vec<VictoryLine> {
    let line = |item: Item| {
        let (text, unit, hex) = match item {
            Item::Destroyed { unit, steps } => {
                let name = setup.unit_name(unit);
                (
                    tr!("points-destroyed", unit = name, n = steps),
                    Some(unit),
                    None,
                )
            }
            Item::Reduced { unit } => {
                let escaped = yes(state.spot(unit) == Spot::Escaped);
                let name = setup.unit_name(unit);
                let text = tr!("points-reduced", unit = name, escaped = escaped);
                (text, Some(unit), None)
            }
            Item::Source { hex } => {
                let (side, name) = (side.enemy().key(), setup.hex_name(hex));
                (
                    tr!("points-source", side = side, hex = name),
                    None,
                    Some(hex),
                )
            }
            Item::Handicap { .. } => (tr!("points-handicap"), None, None),
        };
        (text, item.points(&setup.parameters.numbers), unit, hex)
    };
    receipt(setup, state, side).into_iter().map(line).collect()
}

/// "Soviet 12, German 14": what both sides would have if the game ended now.
#[must_use]
pub fn points_if_it_ended_now(setup: &Setup, state: &State) -> String {
    let points = score(setup, &ended_now(setup, state)).points;
    tr!(
        "points-of-both",
        soviet = points.soviet,
        german = points.german
    )
}

/// Who would be eliminated for lack of supply before the points are counted, if
/// the game ended now.
#[must_use]
pub fn eliminated_first(setup: &Setup, state: &State) -> String {
    let eliminated = state.on_map() - ended_now(setup, state).on_map();
    match eliminated.is_empty() {
        true => tr!("points-nobody-eliminated-first"),
        false => tr!("points-eliminated-first", units = units(setup, eliminated)),
    }
}

/// How the game ended, in a sentence.
#[must_use]
pub fn verdict(_: &Setup, verdict: &Verdict) -> String {
    let points = verdict.points;
    match verdict.winner() {
        None => tr!("verdict-draw", points = points.soviet),
        Some(side) => tr!(
            "verdict-win",
            side = side.key(),
            n = points[side],
            other = points[side.enemy()],
        ),
    }
}
