//! What comes about in a game, seen from its events.

use crate::folder::Found;
use hells_gate::engine::{Game, PlayedAction, Rules};
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::odds::Cap;
use hells_gate::systems::hells_gate::supply::unsupplied;
use hells_gate::systems::hells_gate::{
    Action, Cause, Event, HellsGate, Illegal, Route, Side, Stage, State, Weather,
    retreat_is_mandatory, retreat_options,
};

/// Everything a golden game has to show, with its rule.
pub const FEATURES: [&str; 38] = [
    "11.1 a German retreat of the opening is refused a hex",
    "11.1 a hit of the opening closes a hex to retreat",
    "11.1 an attack of the opening is capped",
    "11.2 an out-of-supply shift is capped on turn 2",
    "11.2 mud",
    "11.2 no mud",
    "11.2 the garrison of Korsun has to stand",
    "11.2 the garrison of Korsun may move",
    "11.2 three-hex supply leaves a unit out",
    "11.3 the dumps cap a shift",
    "11.4 a corps is restored",
    "11.4 a restoration is declined",
    "11.5 a break-out fails",
    "11.5 a break-out succeeds",
    "11.5 a break-out was due and not tried",
    "12.0 German units are eliminated at the end",
    "12.0 Soviet units are eliminated at the end",
    "12.0 an enemy source is held at the end",
    "12.0 draw",
    "12.0 the Germans win",
    "12.0 the Soviets win",
    "5.2 a marker is taken off",
    "6.1 a reinforcement is lost",
    "6.1 displaced to the one nearest source",
    "6.1 displaced, and the owner chooses",
    "6.2 the 24th Panzer is released",
    "6.2 the 24th Panzer is withheld",
    "7.3 all-out attack",
    "7.4 overconcentration",
    "7.5 a hex is overwhelmed",
    "7.5 a last step is lost",
    "7.6 Soviets have to retreat",
    "7.6 Soviets who took two hits stand, with nowhere to go",
    "7.6 a stack retreats into different hexes",
    "7.6 retreated units are abandoned",
    "8.2 a unit moves two hexes",
    "8.2 a unit moves there and back",
    "9.0 retreated units recover",
];

/// What comes about in a game.
pub fn features(game: &Game<HellsGate>) -> Found {
    let rules = game.rules();
    let mut found = Found::new();
    // Where the units of the attack under way have retreated to.
    let mut retreats = HexMask::EMPTY;
    for (ply, entry) in game.played().iter().enumerate() {
        let before = game.state_at(ply);
        found.extend(decision(rules, before, entry.action));
        for event in &entry.events {
            if let Event::Attacked { .. } = event {
                retreats = HexMask::EMPTY;
            }
            if let Event::Retreated { to, .. } = *event {
                retreats.insert(to);
                if retreats.len() > 1 {
                    found.insert("7.6 a stack retreats into different hexes");
                }
            }
            found.extend(happened(rules, before, entry, event));
        }
    }
    end(rules, game.state(), &mut found);
    found
}

/// What an action shows by being chosen, or by being the only way.
fn decision(rules: &HellsGate, before: &State, action: Action) -> Vec<&'static str> {
    let mut found = Vec::new();
    match action {
        Action::Enter { .. } => found.push("6.1 displaced, and the owner chooses"),
        Action::EndPhase => match before.stage {
            Stage::Restoration => found.push("11.4 a restoration is declined"),
            Stage::Breakout => found.push("11.5 a break-out was due and not tried"),
            Stage::Movement if stands_fast(rules, before) => {
                found.push("11.2 the garrison of Korsun has to stand");
            }
            _ => {}
        },
        Action::LoseStep { .. } => {
            let side = before.player.enemy();
            let pressed = |h: hells_gate::systems::hells_gate::Hits| h.scored >= 2 && h.left == 1;
            if side == Side::Soviet
                && before
                    .hits
                    .is_some_and(|h| pressed(h) && !retreat_is_mandatory(side, &h))
            {
                found.push("7.6 Soviets who took two hits stand, with nowhere to go");
            }
        }
        Action::Move { unit, route } if before.hex_of(unit) == Some(route.end()) => {
            found.push("8.2 a unit moves there and back");
        }
        _ => {}
    }
    found
}

/// Whether a unit is kept from moving by 11.2 and nothing else.
fn stands_fast(rules: &HellsGate, state: &State) -> bool {
    let moves = |unit| {
        let around = state.hex_of(unit).map(|at| rules.grid.around(at));
        around.into_iter().flatten().map(move |first| Action::Move {
            unit,
            route: Route {
                first,
                second: None,
            },
        })
    };
    rules
        .units_of(state.player)
        .iter()
        .flat_map(moves)
        .any(|action| {
            matches!(
                rules.explain(state, action)[..],
                [Illegal::StandFast { .. }]
            )
        })
}

/// What an event shows.
fn happened(
    rules: &HellsGate,
    before: &State,
    entry: &PlayedAction<HellsGate>,
    event: &Event,
) -> Vec<&'static str> {
    match *event {
        Event::Arrived {
            displaced_from: Some(_),
            ..
        } if entry.action == Action::JudgeSupply => {
            vec!["6.1 displaced to the one nearest source"]
        }
        Event::Arrived { unit, .. } if rules.unit(unit).is_some_and(|u| u.conditional) => {
            vec!["6.2 the 24th Panzer is released"]
        }
        Event::ArrivalLost { .. } => vec!["6.1 a reinforcement is lost"],
        Event::Withheld { .. } => vec!["6.2 the 24th Panzer is withheld"],
        Event::SupplyJudged {
            side,
            unsupplied: marked,
            regained,
            ..
        } => {
            let mut found = Vec::new();
            let short = marked - unsupplied(rules, before, side, None);
            if side == Side::Soviet && before.turn == 2 && !short.is_empty() {
                found.push("11.2 three-hex supply leaves a unit out");
            }
            if !regained.is_empty() {
                found.push("5.2 a marker is taken off");
            }
            found
        }
        Event::Restored { .. } => vec!["11.4 a corps is restored"],
        Event::Attacked { odds, flip, .. } => {
            let mut found = Vec::new();
            if flip.is_some() {
                found.push("7.3 all-out attack");
            }
            if odds.overconcentrated {
                found.push("7.4 overconcentration");
            }
            for shift in odds.shifts.iter().flatten() {
                found.extend(shift.capped.map(|cap| match cap {
                    Cap::Opening => "11.1 an attack of the opening is capped",
                    Cap::TurnTwo => "11.2 an out-of-supply shift is capped on turn 2",
                    Cap::Dumps => "11.3 the dumps cap a shift",
                }));
            }
            found
        }
        Event::Eliminated { unit, cause } => {
            let side = rules.unit(unit).map(|u| u.side);
            match cause {
                Cause::LastStep => vec!["7.5 a last step is lost"],
                Cause::Overwhelmed | Cause::OnlyRetreated => vec!["7.5 a hex is overwhelmed"],
                Cause::Abandoned => vec!["7.6 retreated units are abandoned"],
                Cause::FailedBreakout => Vec::new(),
                Cause::Unsupplied if side == Some(Side::Soviet) => {
                    vec!["12.0 Soviet units are eliminated at the end"]
                }
                Cause::Unsupplied => vec!["12.0 German units are eliminated at the end"],
            }
        }
        Event::Retreated { from, .. } => retreated(rules, before, from),
        Event::Moved { route, .. } if route.second.is_some() => vec!["8.2 a unit moves two hexes"],
        Event::StandFastLifted { .. } => vec!["11.2 the garrison of Korsun may move"],
        Event::BrokeOut { escaped: true, .. } => vec!["11.5 a break-out succeeds"],
        Event::BrokeOut { .. } => vec!["11.5 a break-out fails"],
        Event::Recovered { units } if !units.is_empty() => vec!["9.0 retreated units recover"],
        Event::ThawRolled { mud: true, .. } => vec!["11.2 mud"],
        _ => Vec::new(),
    }
}

fn retreated(rules: &HellsGate, before: &State, from: hells_gate::hex::HexId) -> Vec<&'static str> {
    let side = before.player.enemy();
    let mut found = Vec::new();
    if before.hits.is_some_and(|h| retreat_is_mandatory(side, &h)) {
        found.push("7.6 Soviets have to retreat");
    }
    let refused = retreat_options(rules, before, from, side);
    for why in refused.into_iter().filter_map(|(_, why)| why) {
        found.extend(match why {
            Illegal::OpeningRetreatAlone { .. } => {
                Some("11.1 a German retreat of the opening is refused a hex")
            }
            Illegal::OpeningRetreatHit { .. } => {
                Some("11.1 a hit of the opening closes a hex to retreat")
            }
            _ => None,
        });
    }
    found
}

/// What the end shows.
fn end(rules: &HellsGate, state: &State, found: &mut Found) {
    if state.weather == Weather::Snow {
        found.insert("11.2 no mud");
    }
    for side in Side::ALL {
        let held = state.hexes_of(rules.units_of(side)) & rules.sources(side.enemy());
        if !held.is_empty() {
            found.insert("12.0 an enemy source is held at the end");
        }
    }
    if let Some(verdict) = rules.verdict(state) {
        found.insert(match verdict.winner() {
            Some(Side::Soviet) => "12.0 the Soviets win",
            Some(Side::German) => "12.0 the Germans win",
            None => "12.0 draw",
        });
    }
}
