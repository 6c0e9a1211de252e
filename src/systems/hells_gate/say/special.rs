//! The special rules of chapter 11, and 6.2, as far as they are in force.

use super::super::ids::{Phase, Side, UnitMask};
use super::super::rulebook::cite;
use super::super::setup::{Arrival, ClosedHex, Setup, Turns};
use super::super::state::{Stage, State};
use super::refusal::opening_attackers;
use super::{any_hex, faces, units, yes};
use crate::engine::RuleRef;
use crate::words::tr;

/// When a rule matters: in which phase of whose player turn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct When(Side, Phase);

/// A special rule of one game turn.
struct Rule {
    when: Vec<When>,
    /// The case, and the ruling that decides what it leaves open, if one does.
    rules: Vec<RuleRef>,
    text: String,
}

fn rule(when: &[When], rules: &[RuleRef], text: String) -> Rule {
    Rule {
        when: when.to_vec(),
        rules: rules.to_vec(),
        text,
    }
}

/// The special rules in force at this moment, a sentence each, with the case and
/// the ruling on it.
#[must_use]
pub fn special_rules(setup: &Setup, state: &State) -> Vec<(Vec<RuleRef>, String)> {
    if state.stage == Stage::Over {
        return Vec::new();
    }
    let now = When(state.player, state.stage.phase());
    of_turn(setup, state.turn, Some(state))
        .into_iter()
        .filter(|r| r.when.contains(&now))
        .map(|r| (r.rules, r.text))
        .collect()
}

/// All special rules of a game turn, as [`special_rules`] has them.
#[must_use]
pub fn special_of_turn(setup: &Setup, turn: u8) -> Vec<(Vec<RuleRef>, String)> {
    of_turn(setup, turn, None)
        .into_iter()
        .map(|r| (r.rules, r.text))
        .collect()
}

/// The rules of a turn; with a position, only those that its facts leave in
/// force.
fn of_turn(setup: &Setup, turn: u8, state: Option<&State>) -> Vec<Rule> {
    let mut rules = Vec::new();
    if setup.special.opening_turn == Some(turn) {
        opening(setup, &mut rules);
    }
    pocket(setup, turn, state, &mut rules);
    late(setup, turn, state, &mut rules);
    rules
}

fn opening(setup: &Setup, rules: &mut Vec<Rule>) {
    use Phase::{Combat, Movement};
    use Side::{German, Soviet};
    let cited = [cite::TURN_1, cite::OPENING_UNITS];
    let mut add = |when: When, text: String| rules.push(rule(&[when], &cited, text));
    add(When(Soviet, Combat), tr!("special-opening-retreats"));
    add(When(Soviet, Movement), tr!("special-opening-soviet-moves"));
    let panzers = opening_attackers(setup);
    add(
        When(German, Combat),
        if panzers.is_empty() {
            tr!("special-opening-no-attack")
        } else {
            tr!("special-opening-attack", units = units(setup, panzers))
        },
    );
    add(When(German, Movement), tr!("special-opening-german-moves"));
    let most = setup.parameters.numbers.shift_limit;
    let shift = tr!("special-opening-shift", n = most);
    rules.push(rule(&[When(German, Combat)], &[cite::TURN_1], shift));
}

/// "Until the end of game turn 3", for a rule of several turns.
fn until(turns: Turns) -> String {
    if turns.first == turns.last {
        String::new()
    } else {
        tr!("special-until", turn = turns.last)
    }
}

/// To whom a hex is closed, and until when [11.2].
pub(super) fn closed_hex(setup: &Setup, closed: ClosedHex) -> String {
    tr!(
        "special-closed",
        side = closed.side.key(),
        hex = setup.hex_name(closed.hex),
        until = until(closed.turns),
    )
}

/// 11.2 and 11.3: the days in which the pocket closes.
fn pocket(setup: &Setup, turn: u8, state: Option<&State>, rules: &mut Vec<Rule>) {
    use Phase::{Combat, Housekeeping, Movement, Supply};
    let special = &setup.special;
    if let Some(c) = special.closed_hex
        && c.turns.contains(turn)
    {
        rules.push(rule(
            &[When(c.side.enemy(), Combat), When(c.side, Movement)],
            &[cite::TURN_2, cite::EVER_ENTERED],
            closed_hex(setup, c),
        ));
    }
    if let Some(s) = special.short_supply
        && s.turns.contains(turn)
    {
        rules.push(rule(
            &[When(s.side, Supply)],
            &[cite::TURN_2],
            tr!("special-short-supply", side = s.side.key(), n = s.hexes),
        ));
    }
    if special.supply_shift_cap.is_some_and(|t| t.contains(turn)) {
        rules.push(rule(
            &Side::ALL.map(|side| When(side, Combat)),
            &[cite::TURN_2],
            tr!(
                "special-shift-cap",
                n = setup.parameters.numbers.shift_limit
            ),
        ));
    }
    if let Some(s) = special.stand_fast
        && s.turns.contains(turn)
        && state.is_none_or(|now| !now.stand_fast_lifted)
    {
        rules.push(rule(
            &[When(s.side, Movement)],
            &[
                if turn <= 2 {
                    cite::TURN_2
                } else {
                    cite::TURN_3
                },
                cite::EVER_ENTERED,
            ],
            tr!(
                "special-stand-fast",
                side = s.side.key(),
                hex = setup.hex_name(s.hex),
                enemy = s.side.enemy().key(),
            ),
        ));
    }
    if let Some(d) = special.dumps
        && turn >= d.from_turn
        && state.is_none_or(|now| now.in_hex(d.airfield).intersects(setup.units_of(d.side)))
    {
        rules.push(rule(
            &Side::ALL.map(|side| When(side, Combat)),
            &[cite::TURN_3, cite::AIRFIELD],
            tr!(
                "special-dumps",
                side = d.side.key(),
                hex = setup.hex_name(d.airfield),
                hexes = any_hex(setup, d.hexes),
                n = setup.parameters.numbers.shift_limit,
            ),
        ));
    }
    if let Some(t) = special.thaw
        && turn >= t.from_turn
        && turn < setup.parameters.turns
        && state.is_none_or(|now| now.stage == Stage::Mud)
    {
        rules.push(rule(
            &Side::ALL.map(|side| When(side, Housekeeping)),
            &[cite::TURN_2, cite::MUD_FACES],
            tr!("special-thaw", faces = faces(t.faces)),
        ));
    }
}

/// 6.2, 11.4 and 11.5.
fn late(setup: &Setup, turn: u8, state: Option<&State>, rules: &mut Vec<Rule>) {
    use Phase::{Movement, Supply};
    let special = &setup.special;
    if let Some(r) = &special.restoration
        && r.turns.contains(&turn)
    {
        rules.push(rule(
            &[When(r.side, Supply)],
            &[cite::RESTORATION],
            tr!("special-restoration", side = r.side.key()),
        ));
    }
    if special.breakout_turn == Some(turn) {
        rules.push(rule(
            &Side::ALL.map(|side| When(side, Movement)),
            &[cite::BREAKOUT, cite::BREAKOUT_DETAIL],
            tr!(
                "special-breakout",
                reach = setup.parameters.numbers.breakout_reach,
                needed = setup.parameters.numbers.breakout_sum
            ),
        ));
    }
    if let Some(r) = special.release {
        for side in Side::ALL {
            let waiting: UnitMask = setup
                .units_of(side)
                .iter()
                .filter(|&u| {
                    setup
                        .unit(u)
                        .is_some_and(|i| i.conditional && i.arrives == Arrival::Turn(turn))
                })
                .collect();
            if waiting.is_empty() {
                continue;
            }
            let so_far = match state.map(|now| now.reserve_released) {
                None => "unknown",
                Some(happened) => yes(happened),
            };
            rules.push(rule(
                &[When(side, Supply)],
                &[cite::PANZER_24, cite::EVER_ENTERED],
                tr!(
                    "special-release",
                    units = units(setup, waiting),
                    n = waiting.len(),
                    side = r.entered_by.key(),
                    hexes = any_hex(setup, r.hexes),
                    so = so_far,
                ),
            ));
        }
    }
}
