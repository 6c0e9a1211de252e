//! The engine against a second, plain implementation that was written from the
//! rules alone: in every position of random games the same actions, dice, units
//! and points. `HELLS_GATE_POSITIONS=100000 cargo test --release
//! --no-default-features --test tabletop second_opinion -- --nocapture` compares
//! more of them.

use crate::naive::Naive;
use crate::position::parts;
use hells_gate::engine::conformance::{Chooser, thrown};
use hells_gate::engine::{Die, Rules, Seeded, SideNo};
use hells_gate::space::Lattice;
use hells_gate::systems::tabletop::codec::{built_in, load};
use hells_gate::systems::tabletop::setup::{AllOutExtra, BattleOptions, CrowdedExtra, SetupParts};
use hells_gate::systems::tabletop::victory::score;
use hells_gate::systems::tabletop::{Ground, Setup, State, Tabletop};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The options of a scenario as the file has them, and all of them the other
/// way round: once as the plain implementation reads them, once as ours.
fn options() -> [(Value, Option<BattleOptions>); 2] {
    let other = BattleOptions {
        all_out_extra: AllOutExtra::IfDefenderLoses,
        crowded_extra: CrowdedExtra::Always,
        captured_base_supplies: true,
        replacements_need_supply: false,
        isolated_lost_at_end: true,
        ..BattleOptions::default()
    };
    let written = json!({
        "all_out_extra": "if_defender_loses",
        "crowded_extra": "always",
        "captured_base_supplies": true,
        "replacements_need_supply": false,
        "isolated_lost_at_end": true,
    });
    [(Value::Null, None), (written, Some(other))]
}

/// Both implementations of a scenario with these options.
fn pair(id: &str, written: &Value, ours: Option<BattleOptions>, lattice: Option<Lattice>) -> Pair {
    let found = built_in().iter().find(|s| s.id == id).unwrap();
    let mut facts: SetupParts = parts(id);
    facts.options = ours.unwrap_or(facts.options);
    facts.lattice = lattice.unwrap_or(facts.lattice);
    let scenario = serde_json::from_str(found.text).unwrap();
    let rules = Tabletop::new(Setup::new(facts).unwrap());
    Pair {
        state: rules.initial(),
        naive: Naive::new(&scenario, written),
        rules,
    }
}

/// One game in both.
struct Pair {
    rules: Tabletop,
    state: State,
    naive: Naive,
}

impl Pair {
    /// As the plain implementation writes it: with spaces in the names of units.
    fn plain(text: &str) -> String {
        text.replace('_', " ")
    }

    /// Where every unit is and what it is like, and what is common to all.
    fn position(&self) -> BTreeMap<String, String> {
        let (setup, state) = (self.rules.shared_setup(), &self.state);
        let mut told = BTreeMap::new();
        for unit in setup.all_units() {
            let at = match state.cell_of(unit) {
                Some(cell) => {
                    let name = setup.parts().cells[usize::from(cell.0)].name;
                    let mut words = format!("{name} {}", state.strength(unit));
                    for (mark, set) in [
                        (" oos", state.out_of_supply),
                        (" retreated", state.retreated),
                    ] {
                        words.push_str(if set.contains(unit) { mark } else { "" });
                    }
                    words
                }
                None if state.lost.contains(unit) => "lost".to_owned(),
                None if state.due.contains(unit) => "due".to_owned(),
                None if state.entered.contains(unit) => "destroyed".to_owned(),
                None => "awaited".to_owned(),
            };
            told.insert(setup.unit(unit).unwrap().name.clone(), at);
        }
        let ground = match state.ground {
            Ground::Easy => "easy",
            Ground::Mud => "mud",
        };
        let phase = match self.rules.outcome(state) {
            Some(_) => "over",
            None => state.stage.phase().key(),
        };
        let side = ["soviet", "german"][state.active.index()];
        for (what, value) in [
            ("ground", ground),
            ("turn", &state.turn.to_string()),
            ("side", side),
            ("phase", phase),
        ] {
            told.insert(what.to_owned(), value.to_owned());
        }
        told
    }

    /// Compares the position and gives what is legal in it.
    fn compare(&self, after: &[String]) -> Vec<String> {
        let tell = || after.join("; ");
        assert_eq!(self.position(), self.naive.position(), "after {}", tell());
        let whose = self.rules.to_act(&self.state);
        let whose = whose.map(|side| ["soviet", "german"][side.index()].to_owned());
        assert_eq!(whose, self.naive.to_act(), "after {}", tell());
        let points = score(&self.rules, &self.state);
        let points = SideNo::BOTH.map(|side| points[side].total());
        assert_eq!(points, self.naive.points(), "after {}", tell());
        let mut legal = Vec::new();
        self.rules.legal(&self.state, &mut legal);
        let legal: Vec<String> = legal.iter().map(|&a| self.rules.notation(a)).collect();
        let ours: BTreeSet<String> = legal.iter().map(|a| Self::plain(a)).collect();
        assert_eq!(ours, self.naive.legal(), "after {}", tell());
        legal
    }

    /// Plays to the end, choosing evenly; how many positions were compared.
    fn play(mut self, seed: u64) -> u64 {
        let mut chooser = Chooser::new(seed);
        let (mut positions, mut after) = (0, Vec::new());
        loop {
            let legal = self.compare(&after);
            positions += 1;
            // Taking back is tried, too, but seldom, so that play gets on.
            let forth: Vec<String> = match chooser.below(12) {
                0 => legal,
                _ => legal
                    .into_iter()
                    .filter(|a| !a.starts_with("leave"))
                    .collect(),
            };
            if forth.is_empty() {
                return positions;
            }
            let text = &forth[chooser.below(forth.len())];
            let action = self.rules.parse(text).unwrap();
            let dice = thrown(&self.rules, &Seeded { seed }, &self.state, action).unwrap();
            let plain = Self::plain(text);
            assert_eq!(
                dice.len(),
                self.naive.dice_needed(&plain),
                "{plain} after {}",
                after.join("; ")
            );
            let faces: Vec<u8> = dice.iter().map(|d| Die::pips(*d)).collect();
            self.rules.step(&mut self.state, action, &dice);
            self.naive.play(&plain, &faces);
            after.push(format!("{plain} {faces:?}"));
        }
    }
}

#[test]
fn a_second_implementation_agrees_in_every_position_of_random_games() {
    let asked = std::env::var("HELLS_GATE_POSITIONS").ok();
    let asked: u64 = asked.and_then(|n| n.parse().ok()).unwrap_or(4_000);
    let sides_only = (
        "example_120km_square",
        json!({ "diagonals": false }),
        None,
        Some(Lattice::Square { diagonals: false }),
    );
    let mut variants = vec![sides_only];
    for scenario in built_in() {
        for (written, ours) in options() {
            variants.push((scenario.id, written, ours, None));
        }
    }
    let mut compared = 0;
    for seed in 0.. {
        for (id, written, ours, lattice) in &variants {
            compared += pair(id, written, *ours, *lattice).play(seed);
        }
        if compared >= asked {
            break;
        }
    }
    println!("{compared} positions compared, no difference");
}

#[test]
fn every_scenario_that_is_compared_is_one_that_comes_with_the_program() {
    assert_eq!(built_in().len(), 4);
    assert!(built_in().iter().all(|s| load(s.text).is_ok()));
}
