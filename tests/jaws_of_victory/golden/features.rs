//! What comes about in a night, seen from its events.

use crate::folder::Found;
use hells_gate::engine::{Game, PlayedAction, Rules, SideNo};
use hells_gate::systems::jaws_of_victory::odds::{columns, odds};
use hells_gate::systems::jaws_of_victory::setup::DefenderLosses;
use hells_gate::systems::jaws_of_victory::victory::safe;
use hells_gate::systems::jaws_of_victory::{Action, Breakout, Cause, Event, Stage, State};

/// Everything a golden night has to show, with its case.
pub const FEATURES: [&str; 49] = [
    "11 the one-hex move cannot be ended while a hex is too full",
    "11.1.2 a unit is named that becomes Disorganised in a crowd",
    "11.1.2 the owner chooses who of a crowd loses a step",
    "11.1.2 the strongest of a crowd loses a step",
    "12.12.3 a unit of the Gruppe is eliminated",
    "12.12.3 the Germans choose who loses",
    "12.12.4 a Soviet hex is cleared",
    "12.17 attackers become Disorganised",
    "12.17 defenders become Disorganised",
    "12.17 all defenders were Disorganised",
    "12.17 an attacker is halved",
    "12.17 a defender is halved",
    "16.5.1 a unit joins a regiment",
    "16.5.1 artillery is converted",
    "16.5.2 a unit moves one hex",
    "16.5.2 a move is taken back",
    "16.5.3 a stack does not move",
    "16.5.3 a stack enters four hexes",
    "16.5.3 a wave ends with stacks left",
    "16.5.3 wave 1",
    "16.5.3 wave 2",
    "16.5.3 wave 3",
    "16.5.3 wave 4",
    "16.5.3.4c armour shifts",
    "16.5.3.4e surprise shifts",
    "16.5.3.5 a stack gets out",
    "16.5.3.6 a stack stays among Soviets",
    "22.6.3 a strength is shown",
    "23.6.5 German propaganda victory",
    "23.6.5 Soviet minor victory",
    "23.6.5 Soviet decisive victory",
    "4.7 an extended division is attacked in its first hex",
    "4.7 an extended division is attacked in its other hex",
    "J11 a regiment is formed",
    "J17 a stack has to stop where there is no room",
    "J18 a hex is attacked again",
    "J2 a cadre draws back",
    "J20 the surprise of the second stack is lost",
    "J21 the program chooses Soviet losses",
    "J21 the Soviet player chooses losses",
    "J22 beyond the table to the left",
    "J22 beyond the table to the right",
    "J23 steps on the map score",
    "J25 a Disorganised stack ends after two hexes",
    "J4 armour dice cost the attacker a step",
    "J4 armour dice cost the defender a step",
    "J7 a stack crosses a river and stops",
    "J8 an attack to the south",
    "J9 a cleared hex is entered",
];

/// What comes about in a night.
pub fn features(game: &Game<Breakout>) -> Found {
    let rules = game.rules();
    let mut found = Found::new();
    for (ply, entry) in game.entries().iter().enumerate() {
        let before = game.state_at(ply);
        decided(rules, before, entry, &mut found);
        for event in &entry.events {
            happened(rules, before, event, &mut found);
        }
        halted(rules, before, entry, &mut found);
    }
    let state = game.state();
    if !safe(rules, state).is_empty() {
        found.insert("J23 steps on the map score");
    }
    found.extend(match rules.outcome(state).map(|outcome| outcome.level) {
        Some(2) => Some("23.6.5 German propaganda victory"),
        Some(3) => Some("23.6.5 Soviet minor victory"),
        Some(4) => Some("23.6.5 Soviet decisive victory"),
        _ => None,
    });
    found
}

/// What the action is.
fn decided(rules: &Breakout, before: &State, entry: &PlayedAction<Breakout>, found: &mut Found) {
    if before.stage == Stage::OneHex && rules.check(before, Action::Done).is_err() {
        found.insert("11 the one-hex move cannot be ended while a hex is too full");
    }
    let shows = match (entry.action, before.stage) {
        (Action::Join { unit, .. }, _) => {
            let converted = rules.unit(unit).unwrap().converted;
            if converted.is_some() {
                found.insert("16.5.1 artillery is converted");
            }
            Some("16.5.1 a unit joins a regiment")
        }
        (Action::Form { .. }, _) => Some("J11 a regiment is formed"),
        (Action::Move { .. }, _) => Some("16.5.2 a unit moves one hex"),
        (Action::Back { .. }, _) => Some("16.5.2 a move is taken back"),
        (Action::Choose { .. }, _) => Some(match before.wave {
            1 => "16.5.3 wave 1",
            2 => "16.5.3 wave 2",
            3 => "16.5.3 wave 3",
            _ => "16.5.3 wave 4",
        }),
        (Action::Done, Stage::Wave) if !before.waiting(rules).is_empty() => {
            Some("16.5.3 a wave ends with stacks left")
        }
        (Action::Lose { .. }, Stage::AttackerLoss) => Some("12.12.3 the Germans choose who loses"),
        (Action::Lose { .. }, Stage::DefenderLoss) => Some("J21 the Soviet player chooses losses"),
        (Action::Lose { .. }, Stage::CrowdLoss) => {
            Some("11.1.2 the owner chooses who of a crowd loses a step")
        }
        (Action::Yield { .. }, _) => {
            Some("11.1.2 a unit is named that becomes Disorganised in a crowd")
        }
        (Action::Enter { hex }, _) if !before.held().contains(hex) => before
            .attacked
            .contains(hex)
            .then_some("J9 a cleared hex is entered"),
        _ => None,
    };
    found.extend(shows);
}

/// An attack, by the position before it.
fn fought(rules: &Breakout, before: &State, event: &Event, found: &mut Found) {
    let Event::Attacked {
        hex,
        strengths,
        surprise,
        armour,
        ..
    } = *event
    else {
        return;
    };
    let march = before.march.unwrap();
    let odds = odds(rules, before, &march, hex);
    let [under, over] = columns(strengths[0], strengths[1], surprise + armour).beyond;
    let lost = before.wave == 1
        && !march.attacked
        && before.attackers == 1
        && before.attacked.contains(hex);
    let wide = before.enemies_in(rules, hex).iter();
    let wide = wide.filter(|&unit| before.also(rules, unit).is_some());
    let [mut first, mut other] = [false; 2];
    for unit in wide {
        match before.cell_of(unit) == Some(hex) {
            true => first = true,
            false => other = true,
        }
    }
    for (shows, feature) in [
        (surprise > 0, "16.5.3.4e surprise shifts"),
        (armour > 0, "16.5.3.4c armour shifts"),
        (under, "J22 beyond the table to the left"),
        (over, "J22 beyond the table to the right"),
        (lost, "J20 the surprise of the second stack is lost"),
        (before.attacked.contains(hex), "J18 a hex is attacked again"),
        (
            !odds.may_disorganise,
            "12.17 all defenders were Disorganised",
        ),
        (
            odds.attackers.iter().any(|one| one.disorganised),
            "12.17 an attacker is halved",
        ),
        (
            odds.defenders.iter().any(|one| one.disorganised),
            "12.17 a defender is halved",
        ),
        (
            first,
            "4.7 an extended division is attacked in its first hex",
        ),
        (
            other,
            "4.7 an extended division is attacked in its other hex",
        ),
        (
            rules.southwest_of(march.at) != Some(hex),
            "J8 an attack to the south",
        ),
    ] {
        if shows {
            found.insert(feature);
        }
    }
}

fn happened(rules: &Breakout, before: &State, event: &Event, found: &mut Found) {
    fought(rules, before, event, found);
    let own = |unit| rules.pocket().contains(unit);
    let shows = match *event {
        Event::Entered { crossed: true, .. } => Some("J7 a stack crosses a river and stops"),
        Event::Shown { .. } => Some("22.6.3 a strength is shown"),
        Event::StepLost { unit, left, cause } => {
            if left == 0 && own(unit) {
                found.insert("12.12.3 a unit of the Gruppe is eliminated");
            }
            let program = rules.options().defender_losses == DefenderLosses::Program;
            match (cause, own(unit)) {
                (Cause::ArmourDice, true) => Some("J4 armour dice cost the attacker a step"),
                (Cause::ArmourDice, false) => Some("J4 armour dice cost the defender a step"),
                (Cause::Crowd, _) => Some("11.1.2 the strongest of a crowd loses a step"),
                (Cause::Table, false) if program => Some("J21 the program chooses Soviet losses"),
                _ => None,
            }
        }
        Event::Narrowed { .. } => Some("J2 a cadre draws back"),
        Event::Disorganised { units, .. } if before.stage != Stage::Crowd => {
            match units.first().is_some_and(own) {
                true => Some("12.17 attackers become Disorganised"),
                false => Some("12.17 defenders become Disorganised"),
            }
        }
        Event::Escaped { .. } => Some("16.5.3.5 a stack gets out"),
        Event::Crowded { .. } => Some("J17 a stack has to stop where there is no room"),
        _ => None,
    };
    found.extend(shows);
}

/// How a stack ended.
fn halted(rules: &Breakout, before: &State, entry: &PlayedAction<Breakout>, found: &mut Found) {
    let after = &entry.after;
    let Some(march) = before.march else { return };
    let held = |state: &State| state.held().len();
    if held(before) > held(after) && rules.to_act(before) == Some(SideNo::A) {
        found.insert("12.12.4 a Soviet hex is cleared");
    }
    let halts = |event: &Event| matches!(event, Event::Halted { .. });
    if !entry.events.iter().any(halts) {
        return;
    }
    let left = after.stack(rules, march.stack);
    let at = left.first().and_then(|unit| after.cell_of(unit));
    let entered = match entry.action {
        Action::Enter { .. } => march.entered + 1,
        _ => march.entered,
    };
    let slow = rules.options().disorganised_slow && !(left & after.disorganised).is_empty();
    for (shows, feature) in [
        (entered == 0, "16.5.3 a stack does not move"),
        (entered == 4, "16.5.3 a stack enters four hexes"),
        (
            at.is_some_and(|at| after.held().contains(at)),
            "16.5.3.6 a stack stays among Soviets",
        ),
        (
            slow && entered == 2 && entry.action != Action::Stop,
            "J25 a Disorganised stack ends after two hexes",
        ),
    ] {
        if shows {
            found.insert(feature);
        }
    }
}
