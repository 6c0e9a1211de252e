//! Reading a scenario; laying out and reading a position.

use super::{Change, Naive, Options, Pending, Phase, Place, Spell, Table, Unit};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn number(value: &Value) -> Option<u32> {
    value.as_u64().map(|n| n as u32)
}

fn spells(list: &Value, what: &str) -> Vec<Spell> {
    let mut spells = Vec::new();
    for entry in list.as_array().into_iter().flatten() {
        let turn = number(&entry["turn"]);
        let told = &entry[what];
        spells.push(Spell {
            side: text(&entry["side"]),
            what: told.as_str().map_or(told.to_string(), str::to_owned),
            first: turn.or(number(&entry["first_turn"])).unwrap_or(1),
            last: turn.or(number(&entry["last_turn"])).unwrap_or(u32::MAX),
        });
    }
    spells
}

fn changes(list: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    for entry in list.as_array().into_iter().flatten() {
        changes.push(Change {
            from: text(&entry["from"]),
            to: text(&entry["to"]),
            first: number(&entry["first_turn"]).unwrap_or(1),
            last: number(&entry["last_turn"]).unwrap_or(u32::MAX),
            at_most: entry["die_at_most"].as_u64().unwrap() as u8,
            player_turn: entry["roll"] == "player_turn",
        });
    }
    changes
}

fn units(list: &Value) -> Vec<Unit> {
    let mut units = Vec::new();
    for entry in list.as_array().unwrap() {
        let cell = text(&entry["cell"]);
        let strength = number(&entry["strength"]).unwrap();
        units.push(Unit {
            id: text(&entry["id"]),
            side: text(&entry["side"]),
            branch: text(&entry["branch"]),
            full: strength,
            strength,
            place: match number(&entry["arrives"]) {
                Some(turn) => Place::Awaited(turn, cell),
                None => Place::Cell(cell),
            },
            oos: false,
            retreated: false,
            attacked: false,
            moved: false,
        });
    }
    units
}

impl Naive {
    /// A game at its first decision. `options` is an object with the options
    /// that are not as the file has them, `diagonals` among them, or null.
    pub fn new(scenario: &Value, options: &Value) -> Self {
        let option = |key: &str| match &options[key] {
            Value::Null => scenario["options"][key].clone(),
            changed => changed.clone(),
        };
        let sides = &scenario["sides"];
        let mut defence_limits = BTreeMap::new();
        for side in sides.as_array().unwrap() {
            let limit = side["defence_limit"].as_u64().unwrap() as usize;
            defence_limits.insert(text(&side["id"]), limit);
        }
        let handicap = &scenario["victory"]["handicap"];
        let mut game = Self {
            table: Table::read(scenario, options["diagonals"].as_bool()),
            options: Options {
                all_out_always: option("all_out_extra") != "if_defender_loses",
                crowded_always: option("crowded_extra") == "always",
                captured_base_supplies: option("captured_base_supplies") == true,
                replacements_need_supply: option("replacements_need_supply") != false,
                isolated_lost_at_end: option("isolated_lost_at_end") == true,
            },
            sides: [text(&sides[0]["id"]), text(&sides[1]["id"])],
            defence_limits,
            initiative: text(&scenario["initiative"]),
            turns: number(&scenario["calendar"]["turns"]).unwrap(),
            start: text(&scenario["calendar"]["start"]),
            days_per_turn: number(&scenario["calendar"]["days_per_turn"]).unwrap_or(3),
            changes: changes(&scenario["ground"]["changes"]),
            limits: spells(&scenario["supply_limits"], "cells"),
            airlift: spells(&scenario["airlift"], "cell"),
            replacements: spells(&scenario["replacements"], "points"),
            handicap: handicap["vp"]
                .as_i64()
                .map(|vp| (text(&handicap["side"]), vp as i32)),
            ground: text(&scenario["ground"]["start"]),
            turn: 1,
            side: String::new(),
            phase: Phase::Attack,
            pending: Pending::Nothing,
            replacements_left: 0,
            attacked_cells: BTreeSet::new(),
            last_attack: String::new(),
            units: units(&scenario["units"]),
        };
        game.begin_player_turn(&game.initiative.clone());
        game
    }

    /// Takes every unit away and stands at the given phase of a player turn in
    /// which nothing has been done.
    pub fn clear(&mut self, turn: u32, side: &str, phase: Phase) {
        self.units.clear();
        self.attacked_cells.clear();
        self.pending = Pending::Nothing;
        self.replacements_left = 0;
        self.turn = turn;
        self.side = side.to_owned();
        self.phase = phase;
    }

    /// Puts a unit, written as in the examples, after those already there:
    /// `soviet infantry 2 C6 full=4 oos retreated`.
    pub fn put(&mut self, id: &str, written: &str) {
        let words: Vec<&str> = written.split(' ').collect();
        let strength = words[2].parse().unwrap();
        let mut unit = Unit {
            id: id.to_owned(),
            side: words[0].to_owned(),
            branch: words[1].to_owned(),
            full: strength,
            strength,
            place: Place::Cell(words[3].to_owned()),
            oos: false,
            retreated: false,
            attacked: false,
            moved: false,
        };
        for word in &words[4..] {
            match word.split_once('=') {
                Some(("full", full)) => unit.full = full.parse().unwrap(),
                _ if *word == "oos" => unit.oos = true,
                _ if *word == "retreated" => unit.retreated = true,
                _ => panic!("{word}?"),
            }
        }
        self.units.push(unit);
    }

    /// Changes a unit of the scenario to what [`Naive::position`] would tell of it:
    /// `C6 3 oos retreated`, or `destroyed`, `lost`.
    pub fn set(&mut self, id: &str, told: &str) {
        let words: Vec<&str> = told.split(' ').collect();
        self.change(id, |u| {
            u.oos = words.contains(&"oos");
            u.retreated = words.contains(&"retreated");
            match words[0] {
                "destroyed" => (u.place, u.strength) = (Place::Destroyed, 0),
                "lost" => u.place = Place::Lost,
                "awaited" => {}
                cell => {
                    u.place = Place::Cell(cell.to_owned());
                    u.strength = words[1].parse().unwrap();
                }
            }
        });
    }

    /// Every unit with cell, strength and marks, or where else it is; and
    /// under their own names what is common to all.
    pub fn position(&self) -> BTreeMap<String, String> {
        let mut told = BTreeMap::new();
        for unit in &self.units {
            let words = match &unit.place {
                Place::Cell(cell) => {
                    let mut words = format!("{cell} {}", unit.strength);
                    for (mark, set) in [(" oos", unit.oos), (" retreated", unit.retreated)] {
                        words.push_str(if set { mark } else { "" });
                    }
                    words
                }
                Place::Awaited(..) => "awaited".to_owned(),
                Place::Due(_) => "due".to_owned(),
                Place::Destroyed => "destroyed".to_owned(),
                Place::Lost => "lost".to_owned(),
            };
            told.insert(unit.id.clone(), words);
        }
        let phase = match self.phase {
            Phase::Ground(_) => "ground",
            Phase::Reinforcement => "reinforcement",
            Phase::Attack => "attack",
            Phase::Movement => "movement",
            Phase::Over => "over",
        };
        for (what, value) in [
            ("ground", self.ground.clone()),
            ("turn", self.turn.to_string()),
            ("side", self.side.clone()),
            ("phase", phase.to_owned()),
        ] {
            let before = told.insert(what.to_owned(), value);
            assert!(before.is_none(), "a unit is called {what}");
        }
        told
    }
}
