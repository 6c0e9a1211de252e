//! Scenario files and written words.

use super::*;
use crate::engine::Rules as _;
use crate::systems::jaws_of_victory::{Breakout, State};

fn shipped() -> Setup {
    load(THROUGH_HELLS_GATE_TEXT).unwrap()
}

/// The scenario with something replaced, and what is wrong with it.
fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(THROUGH_HELLS_GATE_TEXT.contains(from), "{from}");
    let text = THROUGH_HELLS_GATE_TEXT.replacen(from, to, 1);
    let faults = load(&text).expect_err("a fault");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn the_scenario_has_what_its_text_promises() {
    let setup = shipped();
    assert_eq!(setup.cells().len(), 144);
    assert_eq!(setup.unit_count(), 123);
    assert_eq!(setup.formable().len(), 2);
    assert_eq!(setup.enemies().len(), 58);
    assert_eq!(setup.relief().len(), 31);
    let attested = setup.parts().table.iter().flatten();
    assert_eq!(attested.filter(|cell| cell.attested).count(), 5);
    assert_eq!(setup.parts().rivers.len(), 31);
    assert_eq!(setup.parts().levels, [110, 61, 21, 11, 0]);
}

#[test]
fn faults_of_a_file_are_told_with_their_place() {
    let told = faults("\"hex\": \"2721\", \"kind\"", "\"hex\": \"9921\", \"kind\"");
    assert_eq!(told, ["units[0].hex: hex 9921 is not on the map"]);
    let told = faults("\"2:1\": \"-/1DR\"", "\"2:1\": \"-/1DX\"");
    assert!(
        told[0].starts_with("combat_results.rows.2.2:1: "),
        "{told:?}"
    );
    let told = faults("\"result\": \"1/1R\"", "\"result\": \"1/1\"");
    assert!(
        told[0].starts_with("combat_results.known_cells[0].result"),
        "{told:?}"
    );
    let told = faults("\"system\": \"jaws_of_victory\"", "\"system\": \"chess\"");
    assert_eq!(told.len(), 1);
    let told = faults("\"format\": 1", "\"format\": 2");
    assert!(told[0].starts_with("format: "), "{told:?}");
    let told = faults(
        "\"between\": [\"1924\", \"1925\"]",
        "\"between\": [\"1924\", \"1926\"]",
    );
    assert!(
        told[0].starts_with("river_hexsides[0].between: "),
        "{told:?}"
    );
    let told = faults(
        "\"strength_class\": \"D\", \"strength_table\": null",
        "\"strength_class\": \"X\", \"strength_table\": null",
    );
    assert!(told[0].starts_with("units[0].strength_class: "), "{told:?}");
}

#[test]
fn cut_and_mangled_texts_are_refused_and_never_panic() {
    let text = THROUGH_HELLS_GATE_TEXT;
    for cut in (0..text.len()).step_by(1531) {
        if let Some(head) = text.get(..cut) {
            assert!(load(head).is_err(), "cut after {cut} bytes");
        }
    }
    for (from, to) in [
        ("5", "-1"),
        ("true", "null"),
        ("\"2522\"", "[]"),
        ("{", "["),
    ] {
        assert!(load(&text.replace(from, to)).is_err(), "{from} for {to}");
    }
}

#[test]
fn written_actions_are_read_back_and_others_are_told_what_is_wrong() {
    let rules = Breakout::new(shipped());
    for text in [
        "join Reconnaissance.5_SS Ger.5_SS",
        "form Grenadier_Regiment_248 1/248.88 318+Sec.88",
        "move 544.389 2720",
        "back 544.389",
        "stack 2522",
        "enter 2423",
        "stop",
        "lose 124.72",
        "yield 124.72",
        "done",
    ] {
        let action = rules.parse(text).unwrap();
        assert_eq!(rules.notation(action), text);
    }
    let why = |text: &str| rules.parse(text).unwrap_err().why;
    assert!(why("march 2423").starts_with("it does not begin with one of"));
    assert!(why("enter").contains("enter 2423"));
    assert!(why("enter C6").contains("2522"));
    assert_eq!(why("enter 9999"), "hex 9999 is not on the map");
    assert!(why("lose nobody").contains("nobody"));
}

#[test]
fn positions_are_written_read_back_and_judged() {
    let rules = Breakout::new(shipped());
    let state = rules.initial();
    let doc = rules.written(&state);
    assert_eq!(rules.read_position(&doc, &State::empty()).unwrap(), state);
    let odd: Doc =
        r#"{ "stage": "waves", "units": [{ "unit": "Ger.5_S", "hex": "2721" }], "wav": 1 }"#
            .parse()
            .unwrap();
    let told = rules.read_position(&odd, &state).unwrap_err();
    assert_eq!(told.len(), 3, "{told:?}");
    let unsound: Doc = r#"{ "stage": "march" }"#.parse().unwrap();
    assert_eq!(rules.read_position(&unsound, &state).unwrap_err().len(), 1);
}
