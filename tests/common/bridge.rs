//! From a written position to a state of the engine, for tests that begin
//! where no game has been.

#![allow(dead_code)] // Each test program uses its own part of it.

use hells_gate::engine::Rules;
use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944_first;
use hells_gate::systems::hells_gate::{
    Attack, HellsGate, Hits, Side, Spot, Stage, State, UnitMask, Weather, notation,
};

/// The first order of battle of Korsun, whose strengths and dates stay as they
/// are: problems and counts were worked out with it.
pub fn korsun() -> HellsGate {
    match korsun_1944_first() {
        Ok(scenario) => HellsGate::new(scenario.setup),
        Err(faults) => panic!("{faults}"),
    }
}

fn hex(rules: &HellsGate, name: &str) -> HexId {
    rules.grid.find(name.parse().unwrap()).unwrap()
}

fn hexes(rules: &HellsGate, names: &str) -> HexMask {
    let names = names.split(',').filter(|n| !n.is_empty());
    names.map(|n| hex(rules, n)).collect()
}

/// Reads what `notation::position` writes. Units that are not named are
/// destroyed.
pub fn state(rules: &HellsGate, text: &str) -> State {
    let mut state = rules.initial();
    for unit in rules.all_units() {
        state.put(unit, Spot::Destroyed);
    }
    state.stand_fast_lifted = false;
    state.reserve_released = false;
    let mut lines = text.lines();
    let clock: Vec<&str> = lines.next().unwrap().split(' ').collect();
    state.turn = clock[0].parse().unwrap();
    state.player = match clock[1] {
        "soviet" => Side::Soviet,
        _ => Side::German,
    };
    state.stage = match clock[2] {
        "supply" => Stage::Supply,
        "reinforcement" => Stage::Reinforcement,
        "restoration" => Stage::Restoration,
        "combat" => Stage::Combat,
        "losses" => Stage::Losses,
        "movement" => Stage::Movement,
        "breakout" => Stage::Breakout,
        "mud" => Stage::Mud,
        _ => Stage::Over,
    };
    state.weather = match clock[3] {
        "mud" => Weather::Mud,
        _ => Weather::Snow,
    };
    let mut target = None;
    for word in &clock[4..] {
        match word.split_once('=').unwrap_or((word, "")) {
            ("lifted", _) => state.stand_fast_lifted = true,
            ("released", _) => state.reserve_released = true,
            ("rolls", n) => state.rolls = n.parse().unwrap(),
            ("attacked", list) => state.attacked_hexes = hexes(rules, list),
            ("hit", list) => state.hit_hexes = hexes(rules, list),
            ("attacking", name) => target = Some(hex(rules, name)),
            ("hits", hits) => {
                let parts: Vec<&str> = hits.split(':').collect();
                let (left, scored) = parts[1].split_once('/').unwrap();
                state.hits = Some(Hits {
                    target: hex(rules, parts[0]),
                    left: left.parse().unwrap(),
                    scored: scored.parse().unwrap(),
                    destinations: hexes(rules, parts[2]),
                    retreating: parts.len() > 3,
                });
            }
            _ => panic!("{word}?"),
        }
    }
    let mut attacking = UnitMask::EMPTY;
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let unit = rules.find_unit(words[0]).unwrap();
        let spot = match words[1] {
            "awaited" => Spot::Awaited,
            "destroyed" => Spot::Destroyed,
            "escaped" => Spot::Escaped,
            "lost" => Spot::Lost,
            "withheld" => Spot::Withheld,
            name => Spot::On(hex(rules, name)),
        };
        state.put(unit, spot);
        for word in &words[2..] {
            match *word {
                "reduced" => &mut state.reduced,
                "unsupplied" => &mut state.unsupplied,
                "retreated" => &mut state.retreated,
                "attacked" => &mut state.attacked,
                "moved" => &mut state.moved,
                "arriving" => &mut state.arriving,
                "attacking" => &mut attacking,
                other => panic!("{other}?"),
            }
            .insert(unit);
        }
    }
    state.attack = target.map(|target| Attack {
        target,
        units: attacking,
    });
    assert_eq!(rules.invariants(&state), Ok(()), "{text}");
    state
}

/// The written position of a state.
pub fn text(rules: &HellsGate, state: &State) -> String {
    notation::position(rules, state)
}
