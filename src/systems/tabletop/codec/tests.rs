//! The four scenarios are read without a fault, and planted faults are found.

use super::*;
use crate::space::Lattice;

const HEX: usize = 1;
const SQUARE: usize = 3;

fn text(n: usize) -> &'static str {
    built_in()[n].text
}

/// The faults of a built-in scenario with one piece of it changed.
fn with(n: usize, from: &str, to: &str) -> Vec<String> {
    let changed = text(n).replacen(from, to, 1);
    assert_ne!(changed, text(n), "“{from}” is not in the file");
    match load(&changed) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

fn one(n: usize, from: &str, to: &str, wanted: &str) {
    let faults = with(n, from, to);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert!(faults[0].contains(wanted), "{faults:#?}");
}

#[test]
fn the_built_in_scenarios_have_no_fault_and_their_identifiers() {
    for scenario in built_in() {
        let read = load(scenario.text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        assert_eq!(read.setup.parts().id, scenario.id);
    }
}

#[test]
fn the_examples_are_usual_and_korsun_has_more_german_bases_than_most() {
    for n in 1..4 {
        assert_eq!(load(text(n)).unwrap().remarks, []);
    }
    let told: Vec<String> = load(text(0))
        .unwrap()
        .remarks
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(told.iter().all(|r| r.contains("[T5.1]")), "{told:#?}");
}

#[test]
fn offset_squares_differ_from_hexes_in_their_kind_only() {
    let [hex, offset] = [1, 2].map(|n| load(text(n)).unwrap().setup.parts().clone());
    let Lattice::Hex(shifted) = hex.lattice else {
        panic!("{:?}", hex.lattice);
    };
    assert_eq!(offset.lattice, Lattice::OffsetSquare(shifted));
    let same = SetupParts {
        id: hex.id.clone(),
        about: hex.about.clone(),
        lattice: hex.lattice,
        ..offset
    };
    assert_eq!(same, hex);
}

#[test]
fn what_is_no_file_of_the_system_is_said_once() {
    let said = |text: &str| load(text).unwrap_err()[0].to_string();
    assert!(said("{").contains("not JSON"));
    assert!(said("{}").contains("tabletop"));
    assert!(said(r#"{"system": "tabletop", "format": 2}"#).contains("reads format"));
    assert!(said(crate::systems::hells_gate::codec::scenario::KORSUN_1944).contains("tabletop"));
}

#[test]
fn faults_are_found_at_their_place_with_what_is_meant() {
    one(
        HEX,
        "\"terrain\": \"difficult\"",
        "\"terrain\": \"dificult\"",
        "did you mean “difficult”",
    );
    one(
        HEX,
        "\"turns\": 8",
        "\"turnes\": 8, \"turns\": 8",
        "did you mean “turns”",
    );
    one(
        HEX,
        "\"initiative\": \"soviet\"",
        "\"initiative\": \"polish\"",
        "initiative: “polish” is not one of the sides: soviet, german",
    );
    one(
        HEX,
        "\"start\": \"1944-01-24\"",
        "\"start\": \"1944-02-30\"",
        "is not a day",
    );
    one(
        HEX,
        "\"die_at_most\": 2",
        "\"die_at_most\": 7",
        "from 1 to 6",
    );
    one(
        HEX,
        "\"to\": \"mud\"",
        "\"to\": \"easy\"",
        "does not change",
    );
    one(
        HEX,
        "\"first_turn\": 3, \"last_turn\": 8",
        "\"first_turn\": 8, \"last_turn\": 3",
        "before it begins",
    );
    one(
        HEX,
        "\"between\": [\"F3\", \"F4\"]",
        "\"between\": [\"F3\", \"F5\"]",
        "F3 and F5 share no side",
    );
    one(
        HEX,
        "\"between\": [\"F3\", \"F4\"]",
        "\"between\": [\"F3\", \"F9\"]",
        "cell F9 is not on the table",
    );
    one(
        HEX,
        "\"cells\": [",
        "\"cells\": [{\"cell\": \"F6\", \"terrain\": \"open\"},",
        "cell F6 is listed already, at cells[0].cell",
    );
    one(
        HEX,
        "\"all_out_extra\": \"always\"",
        "\"all_out_extra\": \"alway\"",
        "did you mean “always”",
    );
    one(
        HEX,
        "\"defence_limit\": 2",
        "\"defence_limit\": 0",
        "from 1 to 16",
    );
    one(
        HEX,
        "\"days_per_turn\": 3",
        "\"days_per_turn\": 4",
        "from 3 to 3",
    );
    one(
        SQUARE,
        "\"diagonals\": true",
        "\"diagonals\": 1",
        "true or false",
    );
}

#[test]
fn units_that_cannot_stand_or_be_written_are_found() {
    let unit = "\"id\": \"1 Gds Rifle\"";
    one(HEX, unit, "\"id\": \"1  Gds Rifle\"", "single spaces");
    one(HEX, unit, "\"id\": \"1_Gds Rifle\"", "single spaces");
    one(HEX, unit, "\"id\": \"4 Tank\"", "listed already");
    one(
        HEX,
        "\"cell\": \"D5\", \"arrives\": \"start\"",
        "\"cell\": \"B3\", \"arrives\": \"start\"",
        "impassable",
    );
    one(
        HEX,
        "\"cell\": \"D5\", \"arrives\": \"start\"",
        "\"cell\": \"D5\", \"arrives\": \"begin\"",
        "start",
    );
    one(
        HEX,
        "\"cell\": \"D5\", \"arrives\": \"start\"",
        "\"cell\": \"D5\", \"arrives\": 9",
        "from 1 to 8",
    );
}

#[test]
fn bases_lie_on_the_edge_and_all_faults_are_told_together() {
    one(
        HEX,
        r#"{"cell": "C3", "place": "", "terrain": "open", "kind": null, "terrain_provenance": "reconstructed", "supply_base": null, "supply_provenance": null}"#,
        r#"{"cell": "C3", "place": "", "terrain": "open", "kind": null, "terrain_provenance": "reconstructed", "supply_base": "soviet", "supply_provenance": null}"#,
        "C3 is not [T5.1]",
    );
    let faults = with(HEX, "\"cells\": [", "\"cells\": [{\"cell\": \"Ä1\"}, 3,");
    assert_eq!(faults.len(), 3, "{faults:#?}");
}
