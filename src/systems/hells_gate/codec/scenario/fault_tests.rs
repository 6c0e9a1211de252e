//! Every kind of fault in what a scenario says is found, with its place.

use super::{ATTESTABLE, Fault, FaultKind, Faults, KORSUN_1944, load};

pub(super) fn faults(text: &str) -> Vec<Fault> {
    load(text).expect_err("the text has a fault").0
}

/// The built-in text with the first occurrence of `from` replaced.
fn with(from: &str, to: &str) -> String {
    assert!(KORSUN_1944.contains(from), "{from}");
    KORSUN_1944.replacen(from, to, 1)
}

/// Asserts that the change makes exactly this fault.
#[track_caller]
pub(super) fn one_fault(from: &str, to: &str, path: &str, sentence: &str) {
    let found: Vec<(String, String)> = faults(&with(from, to))
        .into_iter()
        .map(|f| (f.path, f.what.to_string()))
        .collect();
    assert_eq!(found, [(path.to_owned(), sentence.to_owned())]);
}

#[test]
fn missing_unknown_and_doubled_fields_are_found() {
    one_fault(
        "\"place\": \"Mankovka\", ",
        "",
        "hexes[0].place",
        "the field is missing",
    );
    one_fault(
        "\"geometry\": { \"shifted_rows\": \"odd\" },",
        "",
        "geometry",
        "the field is missing",
    );
    one_fault(
        "\"about\"",
        "\"colour\": 1, \"about\"",
        "colour",
        "there is no such field here",
    );
    one_fault(
        "\"label\": \"5 Gds\"",
        "\"label\": \"5 Gds\", \"strenght\": 2",
        "units[0].strenght",
        "there is no such field here; did you mean “strength”?",
    );
    one_fault(
        "\"label\": \"5 Gds\"",
        "\"label\": \"5 Gds\", \"label\": \"6 Gds\"",
        "units[0].label",
        "the field is given more than once",
    );
}

#[test]
fn wrong_types_ranges_and_words_are_found() {
    one_fault(
        "\"strength\": 2",
        "\"strength\": \"2\"",
        "units[0].strength",
        "expected a whole number, found a text",
    );
    one_fault(
        "\"conditional\": false",
        "\"conditional\": 0",
        "units[0].conditional",
        "expected true or false, found a number",
    );
    one_fault(
        "\"strength\": 2",
        "\"strength\": 300",
        "units[0].strength",
        "300 is not a whole number from 1 to 99",
    );
    one_fault(
        "\"strength\": 2",
        "\"strength\": 2.5",
        "units[0].strength",
        "2.5 is not a whole number from 1 to 99",
    );
    one_fault(
        "\"strength\": 2",
        "\"strength\": -2",
        "units[0].strength",
        "-2 is not a whole number from 1 to 99",
    );
    one_fault(
        "\"type\": \"tank\"",
        "\"type\": \"tonk\"",
        "units[0].type",
        "“tonk” is not one of: infantry, tank, mechanized, cavalry; did you mean “tank”?",
    );
}

#[test]
fn texts_that_cannot_be_shown_are_found() {
    one_fault(
        "\"label\": \"5 Gds\"",
        "\"label\": \"5 Guards\"",
        "units[0].label",
        "the text has 8 characters, more than 6",
    );
    one_fault(
        "\"label\": \"5 Gds\"",
        "\"label\": \" \"",
        "units[0].label",
        "the text is empty",
    );
    one_fault(
        "\"place\": \"Buki\"",
        "\"place\": \"Bu\\nki\"",
        "hexes[6].place",
        "the text holds a line break or another control character",
    );
    one_fault(
        "\"id\": \"korsun_1944\"",
        "\"id\": \"../1944\"",
        "id",
        "“../1944” may hold only small letters, digits and _",
    );
    one_fault(
        "\"code\": \"5GT\"",
        "\"code\": \"5-GT\"",
        "units[0].code",
        "“5-GT” may hold only capital letters and digits",
    );
    one_fault(
        "\"code\": \"5GT\"",
        "\"code\": \"G5\"",
        "units[0].code",
        "the unit code “G5” reads like the name of a hex",
    );
}

#[test]
fn hexes_that_are_no_hexes_or_not_there_are_found() {
    let bad = "“3C” is not a hex: write a row letter and a column number, like C6";
    one_fault(
        "\"airfield\": \"E3\"",
        "\"airfield\": \"3C\"",
        "special.dumps.airfield",
        bad,
    );
    one_fault("\"hex\": \"G1\"", "\"hex\": \"3C\"", "hexes[39].hex", bad);
    one_fault(
        "\"airfield\": \"E3\"",
        "\"airfield\": \"E9\"",
        "special.dumps.airfield",
        "hex E9 is not on the map",
    );
    one_fault(
        "\"hex\": \"B1\", \"arrives\"",
        "\"hex\": \"Z1\", \"arrives\"",
        "units[0].hex",
        "hex Z1 is not on the map",
    );
    one_fault(
        "[\"D7\", \"E6\"]",
        "[\"D7\", \"E7\"]",
        "river_hexsides[18].between[1]",
        "hex E7 is not on the map",
    );
}

#[test]
fn doubles_are_found_with_the_place_of_the_first() {
    one_fault(
        "{ \"hex\": \"G1\"",
        "{ \"hex\": \"A1\"",
        "hexes[39].hex",
        "hex A1 is listed already, at hexes[0].hex",
    );
    one_fault(
        "\"code\": \"47R\"",
        "\"code\": \"5GT\"",
        "units[1].code",
        "unit code 5GT is listed already, at units[0].code",
    );
    one_fault(
        "[\"A1\", \"B2\"]",
        "[\"B1\", \"A1\"]",
        "river_hexsides[1].between",
        "the hexside B1–A1 is listed already, at river_hexsides[0].between",
    );
    one_fault(
        "\"faces\": [1, 2]",
        "\"faces\": [1, 1]",
        "special.thaw.faces[1]",
        "1 is listed already, at special.thaw.faces[0]",
    );
    one_fault(
        "[\"E3\", \"E2\"",
        "[\"E3\", \"E3\"",
        "special.dumps.hexes[1]",
        "hex E3 is listed already, at special.dumps.hexes[0]",
    );
    one_fault(
        "[\"hex\", \"type\", \"steps\"]",
        "[\"hex\", \"hex\"]",
        "units[0].attested[1]",
        "“hex” is listed already, at units[0].attested[0]",
    );
}

#[test]
fn hexsides_without_a_side_are_found() {
    one_fault(
        "[\"A1\", \"B2\"]",
        "[\"A1\", \"C1\"]",
        "river_hexsides[1].between",
        "A1 and C1 do not touch, so there is no hexside between them",
    );
    one_fault(
        "[\"A1\", \"B2\"]",
        "[\"A1\", \"A1\"]",
        "river_hexsides[1].between",
        "A1 and A1 do not touch, so there is no hexside between them",
    );
    one_fault(
        "[\"A1\", \"B2\"]",
        "[\"A1\"]",
        "river_hexsides[1].between",
        "the list has 1 entries, but must have 2",
    );
    // With the other geometry, C6 and its like touch other hexes.
    let f = faults(&with("\"odd\"", "\"even\""));
    assert!(
        f.iter()
            .all(|f| matches!(f.what, FaultKind::NotTouching(..)))
            && f.len() > 5
    );
}

#[test]
fn more_than_the_sets_can_hold_is_found() {
    let mut rows = String::new();
    for row in 'H'..='K' {
        for column in 1..=9 {
            rows += &format!(
                "{{ \"hex\": \"{row}{column}\", \"place\": \"x\", \"terrain\": \"clear\", \"terrain_provenance\": \"reconstructed\" }},"
            );
        }
    }
    let text = with("\"hexes\": [\n", &format!("\"hexes\": [\n{rows}"));
    let f = faults(&text);
    assert_eq!(f.len(), 1, "{f:?}");
    assert_eq!(
        f[0].to_string(),
        "hexes: 78 hexes are more than the 64 this build can hold"
    );

    let line = KORSUN_1944.lines().find(|l| l.contains("\"5GT\"")).unwrap();
    let more: String = (0..20)
        .map(|i| line.replace("\"5GT\"", &format!("\"{i}XX\"")))
        .collect();
    let f = faults(&with("\"units\": [\n", &format!("\"units\": [\n{more}")));
    assert_eq!(
        f[0].to_string(),
        "units: 73 units are more than the 64 this build can hold"
    );
}

#[test]
fn steps_and_strengths_that_disagree_are_found() {
    one_fault(
        "\"steps\": 2",
        "\"steps\": 1",
        "units[0].steps",
        "1 step(s) do not agree with reduced strength 1",
    );
    one_fault(
        "\"reduced_strength\": 1",
        "\"reduced_strength\": null",
        "units[0].steps",
        "2 step(s) do not agree with reduced strength null",
    );
    one_fault(
        "\"reduced_strength\": 1",
        "\"reduced_strength\": 2",
        "units[0].reduced_strength",
        "reduced strength 2 is not below the full strength 2",
    );
    one_fault(
        "\"reduced_strength\": 1",
        "\"reduced_strength\": 0",
        "units[0].reduced_strength",
        "0 is not a whole number from 1 to 99",
    );
    one_fault(
        "\"steps\": 2",
        "\"steps\": 3",
        "units[0].steps",
        "3 is not a whole number from 1 to 2",
    );
}

#[test]
fn units_that_cannot_be_set_up_or_arrive_are_found() {
    one_fault(
        "\"hex\": \"A1\", \"arrives\": \"start\"",
        "\"hex\": \"B1\", \"arrives\": \"start\"",
        "units[26].hex",
        "the unit is set up in B1 together with the enemy unit 5GT",
    );
    one_fault(
        "\"arrives\": 6",
        "\"arrives\": 9",
        "units[52].arrives",
        "9 is not a whole number from 1 to 8",
    );
    one_fault(
        "\"arrives\": 6",
        "\"arrives\": \"6\"",
        "units[52].arrives",
        "“6” is not one of: start",
    );
    one_fault(
        "\"attested\": [\"hex\", \"type\"",
        "\"attested\": [\"hexx\", \"type\"",
        "units[0].attested[0]",
        &format!(
            "“hexx” is not one of: {}; did you mean “hex”?",
            ATTESTABLE.join(", ")
        ),
    );
    let release = KORSUN_1944
        .lines()
        .find(|l| l.contains("\"release\":"))
        .unwrap();
    let before = "\"provenance\": \"attested\" },\n";
    one_fault(
        &format!("{before}{release}"),
        "\"provenance\": \"attested\" }",
        "units[50].conditional",
        "the unit is conditional, but the scenario has no special rule “release” [6.2]",
    );
    let f = faults(&KORSUN_1944.replace(
        "\"side\": \"soviet\", \"type\"",
        "\"side\": \"german\", \"type\"",
    ));
    assert_eq!(
        f.last().unwrap().to_string(),
        "units: the Soviet side has no units"
    );
}

#[test]
fn turns_faces_and_rule_numbers_are_checked() {
    one_fault(
        "\"turns\": 8",
        "\"turns\": 9",
        "turns",
        "the list has 8 entries, but must have 9, one for each game turn of parameters.turns",
    );
    one_fault(
        "{ \"turn\": 3,",
        "{ \"turn\": 4,",
        "turns[2].turn",
        "game turn 3 belongs here, not 4",
    );
    one_fault(
        "\"faces\": [1, 2]",
        "\"faces\": [1, 7]",
        "special.thaw.faces[1]",
        "7 is not a whole number from 1 to 6",
    );
    one_fault(
        "\"faces\": [1, 2]",
        "\"faces\": []",
        "special.thaw.faces",
        "the list has 0 entries, but must have at least 1",
    );
    one_fault(
        "\"turns\": [5, 7]",
        "\"turns\": [5, 17]",
        "special.restoration.turns[1]",
        "17 is not a whole number from 1 to 8",
    );
    one_fault(
        "\"first_turn\": 2, \"last_turn\": 2",
        "\"first_turn\": 3, \"last_turn\": 2",
        "special.closed_hex.last_turn",
        "the span ends on game turn 2, before it begins on game turn 3",
    );
    one_fault(
        "\"rule\": \"11.5\"",
        "\"rule\": \"11.4\"",
        "special.breakout_turn.rule",
        "this special rule is 11.5, not “11.4”",
    );
    one_fault(
        "\"source\": \"german\", ",
        "",
        "hexes[0]",
        "give both “source” and “source_provenance”, or neither",
    );
}

#[test]
fn a_scenario_without_special_rules_is_fine() {
    let start = KORSUN_1944.find("\"special\": {").unwrap();
    let end = start + KORSUN_1944[start..].find("\n  }").unwrap();
    let text = format!(
        "{}\"special\": {{{}",
        &KORSUN_1944[..start],
        &KORSUN_1944[end..]
    );
    let text = text.replace("\"conditional\": true", "\"conditional\": false");
    let scenario = load(&text).unwrap_or_else(|f| panic!("{f}"));
    assert_eq!(scenario.setup.special, Default::default());
    assert!(scenario.special.is_empty());
}

#[test]
fn all_faults_are_reported_together() {
    let text = KORSUN_1944
        .replacen("\"title\"", "\"titel\"", 1)
        .replacen(
            "\"attackers_per_hexside\": 2",
            "\"attackers_per_hexside\": 0",
            1,
        )
        .replacen("\"rule\": \"11.1\"", "\"rule\": \"11\"", 1)
        .replacen("\"terrain\": \"city\"", "\"terrain\": \"town\"", 1)
        .replacen("[\"A1\", \"B2\"]", "[\"A1\", \"C1\"]", 1)
        .replacen("\"arrives\": 6", "\"arrives\": 9", 1);
    let faults = load(&text).unwrap_err();
    let paths: Vec<&str> = faults.0.iter().map(|f| f.path.as_str()).collect();
    assert_eq!(
        paths,
        [
            "titel",
            "title",
            "parameters.attackers_per_hexside",
            "hexes[38].terrain",
            "special.opening_turn.rule",
            "river_hexsides[1].between",
            "units[52].arrives",
        ]
    );
    let text = faults.to_string();
    assert!(text.starts_with("The scenario has 7 faults:\n  titel: there is no such field here; did you mean “title”?\n"), "{text}");
    // Even without a map the rest is checked.
    let text =
        with("\"hexes\": [\n", "\"hexen\": [\n").replacen("\"arrives\": 6", "\"arrives\": 9", 1);
    let paths: Vec<String> = load(&text)
        .unwrap_err()
        .0
        .into_iter()
        .map(|f| f.path)
        .collect();
    assert_eq!(paths, ["hexen", "hexes", "units[52].arrives"]);
}

#[test]
fn a_long_list_of_faults_is_cut_when_shown() {
    let text = load(&KORSUN_1944.replace("\"note\": ", "\"nota\": ")).unwrap_err();
    assert!(text.0.len() > Faults::SHOWN);
    assert_eq!(text.to_string().lines().count(), Faults::SHOWN + 2);
    assert!(
        text.to_string()
            .ends_with(&format!("… and {} more", text.0.len() - Faults::SHOWN))
    );
}
