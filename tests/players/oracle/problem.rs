//! The problems: one player turn on the real map with a best way to play it.

use crate::bridge;
use hells_gate::engine::Rules;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// One problem.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// A name without spaces that does not change.
    pub id: String,
    pub title: String,
    /// One of the themes of the file.
    pub theme: String,
    /// What is to be learned, in one sentence.
    pub lesson: String,
    /// Who has to find the answer.
    pub side: Side,
    /// As the engine protocol sets it up; units not named are withheld.
    pub position: Position,
    /// The expected final margin, Soviet minus German points, of best play.
    pub best: f64,
    /// How best play begins: actions up to the first die.
    pub solution: Vec<String>,
    /// What a player who has not seen the point would do.
    pub tempting: Tempting,
}

/// A wrong answer and its price.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tempting {
    /// How it begins: actions up to the first die.
    pub plan: Vec<String>,
    /// Why it looks good and is not.
    pub why: String,
    /// The expected final margin if everything after the plan is best play.
    pub value: f64,
}

/// The fields of the protocol's `position` that problems use.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub turn: u8,
    pub player: Side,
    pub stage: String,
    pub weather: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attacked_hexes: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hits: Option<Hits>,
    pub units: Vec<Placed>,
}

/// Hits a problem begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hits {
    pub target: String,
    pub scored: u8,
    pub left: u8,
    pub destinations: Vec<String>,
}

/// A unit of a problem.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub unit: String,
    pub at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    problems: Vec<Problem>,
}

/// All problems, in the order of the file.
pub fn problems() -> Vec<Problem> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/problems.json");
    let text = std::fs::read_to_string(path).expect("the problems can be read");
    let file: File = serde_json::from_str(&text).expect("the problems are well written");
    file.problems
}

impl Problem {
    /// The position to be played.
    pub fn state(&self, rules: &HellsGate) -> State {
        let mut state = bridge::state(rules, &self.text(rules));
        // Hits are of an attack that hit, as the protocol has it.
        if let Some(hits) = state.hits {
            state.attacked_hexes.insert(hits.target);
            state.hit_hexes.insert(hits.target);
        }
        state
    }

    /// The actions of a plan, in their written form in the file.
    pub fn plan(rules: &HellsGate, plan: &[String]) -> Vec<Action> {
        let read = |text: &String| rules.parse(text).unwrap_or_else(|e| panic!("{e}"));
        plan.iter().map(read).collect()
    }

    /// The position as the request of the engine protocol that sets it up, every
    /// unit named. What happened in earlier turns plays no part any more.
    pub fn request(&self, rules: &HellsGate) -> Value {
        let mut position = json!(self.position);
        position["base"] = json!("start");
        position["rolls"] = json!(0);
        position["stand_fast_lifted"] = json!(true);
        position["reserve_released"] = json!(true);
        let others = self.others(rules);
        let others = others.map(|code| json!({"unit": code, "at": "withheld"}));
        let units = position["units"].as_array_mut().expect("a list of units");
        units.extend(others);
        json!({"do": "position", "position": position})
    }

    /// The position as the bridge reads it.
    fn text(&self, rules: &HellsGate) -> String {
        let p = &self.position;
        let mut text = format!(
            "{} {} {} {} rolls=0 lifted released",
            p.turn,
            json!(p.player).as_str().expect("a word"),
            p.stage,
            p.weather
        );
        if !p.attacked_hexes.is_empty() {
            let _ = write!(text, " attacked={}", p.attacked_hexes.join(","));
        }
        if let Some(hits) = &p.hits {
            let to = hits.destinations.join(",");
            let _ = write!(
                text,
                " hits={}:{}/{}:{to}",
                hits.target, hits.left, hits.scored
            );
        }
        for unit in &p.units {
            let _ = write!(text, "\n{} {}", unit.unit, unit.at);
            for mark in &unit.marks {
                let _ = write!(text, " {mark}");
            }
            if unit.steps == Some(1) {
                text.push_str(" reduced");
            }
        }
        for code in self.others(rules) {
            let _ = write!(text, "\n{code} withheld");
        }
        text
    }

    /// The units of the scenario that are not in the problem.
    fn others<'a>(&'a self, rules: &'a HellsGate) -> impl Iterator<Item = &'a str> {
        let code = |u| rules.unit(u).map_or("?", |info| info.code.as_str());
        let named = |code: &str| self.position.units.iter().any(|p| p.unit == code);
        rules
            .all_units()
            .iter()
            .map(code)
            .filter(move |c| !named(c))
    }
}
