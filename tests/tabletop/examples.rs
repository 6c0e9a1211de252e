//! Every row of `examples.json`, through public functions.

mod attacks;
mod numbers;
mod places;
mod refusals;

use serde_json::Value;
use std::collections::BTreeMap;

/// A row of the file.
pub struct Row {
    pub id: String,
    pub given: Value,
    pub expected: Value,
}

impl Row {
    /// The text of `given`, or of its entry `n`.
    pub fn text(&self, n: usize) -> &str {
        match &self.given {
            Value::Array(list) => list[n].as_str().unwrap(),
            whole => whole.as_str().unwrap(),
        }
    }

    /// The units of the position, entry 0 of `given`.
    pub fn units(&self) -> Vec<String> {
        let list = self.given[0].as_array().unwrap();
        list.iter()
            .map(|v| v.as_str().unwrap().to_owned())
            .collect()
    }

    pub fn is(&self, found: impl Into<Value>) {
        assert_eq!(found.into(), self.expected, "{}: {}", self.id, self.given);
    }
}

fn rows() -> Vec<(String, Row)> {
    let text = include_str!("../data/tabletop/examples.json");
    let file: Value = serde_json::from_str(text).unwrap();
    let rows = file["rows"].as_array().unwrap().iter().map(|row| {
        let word = |name: &str| row[name].as_str().unwrap().to_owned();
        let given = row["given"].clone();
        let expected = row["expected"].clone();
        let id = word("id");
        (
            word("group"),
            Row {
                id,
                given,
                expected,
            },
        )
    });
    rows.collect()
}

/// What runs a row.
type Run = fn(&Row);

/// What runs the rows of each group.
const GROUPS: [(&str, Run); 23] = [
    ("N", numbers::constant),
    ("D", numbers::calendar),
    ("G", numbers::ground),
    ("P", numbers::men),
    ("M", numbers::modified),
    ("A", numbers::table_of_modified),
    ("H", numbers::hits),
    ("U", numbers::hits_of_one),
    ("V", numbers::one_against_one),
    ("B", numbers::pools),
    ("K", attacks::korsun_odds),
    ("L", numbers::losses),
    ("S", attacks::loss_plans),
    ("R", attacks::whether_to_retreat),
    ("T", attacks::who_fights),
    ("Q", places::retreats),
    ("Y", places::supply),
    ("W", places::movement),
    ("Z", places::arrivals_and_victory),
    ("O", attacks::whole_attack),
    ("E", refusals::refusal),
    ("C", places::counts),
    ("X", places::grids),
];

fn run(groups: &str) {
    for (group, row) in rows().iter().filter(|(g, _)| groups.contains(g.as_str())) {
        let (_, runs) = GROUPS.iter().find(|(known, _)| known == group).unwrap();
        runs(row);
    }
}

#[test]
fn every_group_is_known_and_holds_the_rows_it_should() {
    let mut counted = BTreeMap::new();
    for (group, _) in rows() {
        *counted.entry(group).or_insert(0) += 1;
    }
    let counted: Vec<(&str, i32)> = counted.iter().map(|(g, n)| (g.as_str(), *n)).collect();
    assert_eq!(
        counted,
        [
            ("A", 20),
            ("B", 15),
            ("C", 24),
            ("D", 8),
            ("E", 46),
            ("G", 21),
            ("H", 14),
            ("K", 12),
            ("L", 16),
            ("M", 26),
            ("N", 27),
            ("O", 17),
            ("P", 11),
            ("Q", 10),
            ("R", 8),
            ("S", 13),
            ("T", 11),
            ("U", 14),
            ("V", 49),
            ("W", 12),
            ("X", 29),
            ("Y", 18),
            ("Z", 9),
        ]
    );
    assert_eq!(rows().len(), 430);
    for (group, _) in counted {
        assert!(GROUPS.iter().any(|(known, _)| *known == group), "{group}");
    }
}

#[test]
fn numbers_of_the_text() {
    run("NDGP");
}

#[test]
fn strengths_hits_and_losses() {
    run("MAHUVBL");
}

#[test]
fn odds_loss_plans_and_who_fights() {
    run("KSRT");
}

#[test]
fn retreats_supply_movement_arrivals_and_points() {
    run("QYWZ");
}

#[test]
fn whole_attacks() {
    run("O");
}

#[test]
fn refusals_in_their_order() {
    run("E");
}

#[test]
fn counts_of_the_scenarios_and_grids() {
    run("CX");
}
