use super::*;
use crate::systems::hells_gate::codec::scenario::KORSUN_1944;
use crate::systems::hells_gate::record::ReadError;
use crate::table::MAX_BYTES;

fn refused(text: &str, words: &str) -> ReadError {
    let why = GameFile::read(text).unwrap_err();
    assert!(why.to_string().contains(words), "no “{words}” in: {why}");
    why
}

#[test]
fn files_of_others_are_refused_in_words() {
    refused("", "the file is empty");
    refused("Dear diary", "it is not JSON");
    refused("Dear diary", "line 1");
    refused("[1, 2]", "not a saved game of Hell's Gate");
    refused("{}", "not a saved game of Hell's Gate");
    refused("{\"format\": \"chess\"}", "but “chess”");
    refused("{\"form", "not JSON");
    refused(KORSUN_1944, "this is a scenario, not a saved game");
    let picture = GameFile::read_bytes(b"\x89PNG\r\n\x1a\n\x00\x00").unwrap_err();
    assert_eq!(picture, ReadError::NotText);
}

#[test]
fn a_game_of_another_system_is_not_called_newer() {
    let text = new_game(1).to_json();
    let other = "\"version\": 5, \"system\": \"tabletop\",";
    let other = text.replacen("\"version\": 1,", other, 1);
    let system = "tabletop".to_owned();
    let why = refused(
        &other,
        "another system, “tabletop”: it is opened over the protocol",
    );
    assert_eq!(why, ReadError::OtherSystem { system });
}

#[test]
fn other_versions_are_refused_in_words() {
    let text = new_game(1).to_json();
    let version = |v: &str| text.replacen("\"version\": 1,", &format!("\"version\": {v},"), 1);
    let newer = "written by a newer version (7); this one reads up to 4";
    assert_eq!(refused(&version("7"), newer), ReadError::Newer { found: 7 });
    for nonsense in ["0", "-1", "1.5", "\"1\"", "null", "99999999999999999999999"] {
        refused(&version(nonsense), "the version of the format");
    }
    refused(
        &text.replacen("\"version\": 1,", "", 1),
        "the version of the format",
    );
}

#[test]
fn a_faulty_scenario_is_told_fault_by_fault() {
    let text = new_game(1).to_json();
    let broken = text.replacen("\"strength\":", "\"strenght\":", 1);
    assert_ne!(broken, text);
    let why = refused(&broken, "the scenario inside the saved game");
    assert!(
        why.to_string().contains("did you mean “strength”?"),
        "{why}"
    );
    refused(
        "{\"format\": \"hells-gate-game\", \"version\": 1}",
        "“scenario” is missing",
    );
    let early = &text[..text.len() / 2];
    refused(early, "before the first of its phases");
}

#[test]
fn a_file_too_large_is_not_looked_at() {
    let bytes = vec![b' '; MAX_BYTES + 1];
    let why = GameFile::read_bytes(&bytes).unwrap_err();
    assert_eq!(
        why,
        ReadError::TooLarge {
            bytes: MAX_BYTES + 1
        }
    );
}

#[test]
fn the_largest_file_of_nothing_is_refused_without_harm() {
    for piece in ["[", "[],", "{\"a\":", "\"\\u0000\",", "0,"] {
        let head = "{\"format\":\"hells-gate-game\",\"version\":1,\"phases\":[";
        let text = format!("{head}{}", piece.repeat(200_000));
        refused(&text, "damaged");
    }
}
