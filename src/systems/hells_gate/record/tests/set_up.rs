//! Games that begin in a position of their own.

use super::*;
use crate::record::Store;
use crate::systems::hells_gate::Stage;
use crate::systems::hells_gate::record::ReadError;
use std::collections::HashMap;

/// Saves and reopens a game, which must come back as it was.
fn survives(file: &GameFile) {
    let text = file.to_json();
    let again = GameFile::read(&text).unwrap();
    assert_eq!(again.damage, None, "{text}");
    let again = again.file;
    assert_eq!(again.game.state_at(0), file.game.state_at(0), "{text}");
    assert_eq!(again.game.entries(), file.game.entries());
    assert_eq!(again.game.cursor(), file.game.cursor());
    assert_eq!(again.to_json(), text);
}

/// A game that begins after some turns of another one, and is played on a bit.
fn branched() -> GameFile {
    let mut file = played(31, 220).branch(150);
    let mut chooser = Chooser::new(1);
    for _ in 0..40 {
        assert!(step(&mut file, &mut chooser));
    }
    file
}

#[test]
fn a_game_from_a_position_of_any_stage_survives_saving() {
    let mut seen: HashMap<Stage, u32> = HashMap::new();
    for seed in 0..60 {
        let whole = finished(seed);
        for ply in 1..=whole.game.cursor() {
            let stage = whole.game.state_at(ply).stage;
            let n = seen.entry(stage).or_default();
            *n += 1;
            if *n > 12 && !n.is_multiple_of(400) {
                continue;
            }
            let mut file = whole.branch(ply);
            assert!(file.is_set_up());
            survives(&file);
            let mut chooser = Chooser::new(seed);
            for _ in 0..5 {
                step(&mut file, &mut chooser);
            }
            survives(&file);
        }
        if seen.len() == 9 && seed >= 3 {
            return;
        }
    }
    panic!("only {seen:?}");
}

#[test]
fn a_branch_goes_on_as_the_game_it_came_from_did() {
    let whole = finished(32);
    let mut branch = whole.branch(200);
    for entry in &whole.game.entries()[200..] {
        branch.game.play(entry.action, &entry.dice).unwrap();
    }
    assert_eq!(branch.game.entries(), &whole.game.entries()[200..]);
    // Its dice are those of the seed, so nothing is said about them.
    survives(&branch);
    branch.game.set_policy(UndoPolicy::Free);
    while branch.game.undo().is_ok() {}
    assert_eq!(branch.game.state(), whole.game.state_at(200));
}

#[test]
fn only_a_game_that_begins_elsewhere_needs_the_newer_version() {
    let whole = played(33, 60);
    assert!(whole.to_json().contains("\"version\": 1,"));
    assert!(!whole.to_json().contains("\"position\""));
    assert!(!whole.is_set_up() && !whole.branch(0).is_set_up());
    assert!(whole.branch(0).to_json().contains("\"version\": 1,"));
    let branch = whole.branch(60);
    assert!(branch.to_json().contains("\"version\": 2,"));
    assert!(branch.is_set_up() && !branch.is_untouched());
    // Without its position it would be another game: it is refused.
    let text = branch.to_json();
    let missing = text.replacen("\"position\": {", "\"post\": {", 1);
    let why = GameFile::read(&missing).unwrap_err();
    assert!(why.to_string().contains("it is missing"), "{why}");
}

#[test]
fn the_position_is_for_people_and_units_left_out_stand_as_in_the_scenario() {
    let text = new_game(3).to_json();
    let set_up = text
        .replacen("\"version\": 1", "\"version\": 2", 1)
        .replacen(
            "\"phases\"",
            "\"position\": { \"turn\": 4, \"weather\": \"mud\",
            \"units\": [ { \"unit\": \"389I\", \"at\": \"D6\", \"steps\": 1 } ] },\n  \"phases\"",
            1,
        );
    let file = GameFile::read(&set_up).unwrap().file;
    let (rules, state) = (file.game.rules(), file.game.state());
    let unit = rules.find_unit("389I").unwrap();
    assert_eq!((state.turn, state.steps(rules, unit)), (4, 1));
    let other = rules.find_unit("29T").unwrap();
    assert_eq!(state.spot(other), rules.initial().spot(other));
    // Written again it is complete, with a line for each unit.
    let text = file.to_json();
    let line = "\n      {\"unit\":\"389I\",\"at\":\"D6\",\"steps\":1,\"marks\":[]},\n";
    assert!(text.contains(line), "{text}");
    assert!(text.find("\"scenario\"").unwrap() < text.find("\n  \"position\"").unwrap());
    survives(&file);
}

#[test]
fn a_position_that_cannot_be_used_is_refused_in_words() {
    let text = branched().to_json();
    let at = text.find("\n  \"position\": {").unwrap();
    let (head, tail) = text.split_at(at);
    for (from, to, words) in [
        ("\"unit\":\"389I\"", "\"unit\":\"999I\"", "no unit “999I”"),
        ("\"unit\":\"389I\"", "\"unit\":\"106I\"", "listed twice"),
        ("\"at\":\"destroyed\"", "\"at\":\"Z9\"", "Z9"),
        ("\"at\":\"destroyed\"", "\"at\":\"moon\"", "moon"),
        ("\"stage\":", "\"stag\":", "no field “stag”"),
        ("\"steps\":1", "\"steps\":7", "steps, not 7"),
        ("\"turn\":", "\"turn\": 99, \"rolls\":", "given twice"),
        ("\"turn\": ", "\"turn\": 9", "not sound"),
        (
            "\"weather\": \"",
            "\"weather\": \"warm ",
            "“weather” is not",
        ),
        ("\"marks\":[", "\"marks\":[\"tired\",", "none of the marks"),
        (
            "\"stage\": \"",
            "\"stage\": \"losses\", \"base\": \"",
            "“base”",
        ),
    ] {
        let broken = format!("{head}{}", tail.replacen(from, to, 1));
        assert_ne!(broken, text, "{from}");
        let why = GameFile::read(&broken).unwrap_err();
        assert!(matches!(why, ReadError::Position { .. }), "{from}: {why}");
        let said = why.to_string();
        assert!(said.contains("the position the saved game begins with"));
        assert!(said.contains(words), "{from}: {said}");
    }
    for nonsense in ["7", "[]", "\"here\""] {
        let broken = format!("{head}\n  \"position\": {nonsense},\"phases\": []}}");
        assert!(GameFile::read(&broken).is_err(), "{nonsense}");
    }
    // Enemies in one hex.
    let stacked = tail.split("\"at\":\"").nth(1).unwrap();
    let hex = &stacked[..2];
    let both = tail
        .lines()
        .map(|l| match l.contains("\"unit\":") {
            true => format!(
                "{}\"at\":\"{hex}\"{}\n",
                cut(l, "\"at\"").0,
                cut(l, ",\"steps\"").1
            ),
            false => format!("{l}\n"),
        })
        .collect::<String>();
    let why = GameFile::read(&format!("{head}{both}")).unwrap_err();
    assert!(why.to_string().contains("both sides are in"), "{why}");
}

/// The text before `mark`, and from it on.
fn cut<'a>(text: &'a str, mark: &str) -> (&'a str, &'a str) {
    text.split_at(text.find(mark).unwrap())
}

#[test]
fn a_moved_unit_is_given_away_by_the_first_hash() {
    let file = branched();
    let text = file.to_json();
    let moved = text.replacen("\"rolls\": ", "\"rolls\": 1", 1);
    let damage = GameFile::read(&moved).unwrap().damage.unwrap();
    let stop = damage.stop.clone().unwrap();
    assert_eq!(stop.place.unwrap().number, 1, "{damage}");
    assert_eq!(damage.kept, 0);
}

#[test]
fn a_file_cut_anywhere_never_begins_anywhere_else() {
    let file = branched();
    let text = file.to_json();
    let begins = text.find("\n  \"phases\"").unwrap();
    for at in (0..text.len() - 2).step_by(61) {
        match GameFile::read_bytes(&text.as_bytes()[..at]) {
            Ok(opened) => {
                assert!(at > begins - 3, "{at}");
                let start = opened.file.game.state_at(0);
                assert_eq!(start, file.game.state_at(0), "{at}");
                assert!(is_prefix(&opened.file, &file), "{at}");
                assert!(opened.damage.is_some());
            }
            Err(why) => {
                assert!(at <= begins, "{at}: {why}");
                assert!(!why.to_string().is_empty());
            }
        }
    }
}

#[test]
fn a_position_nothing_was_done_in_is_kept_and_listed() {
    let home = tempfile::tempdir().unwrap();
    let first = Store::at(home.path()).unwrap();
    let branch = played(34, 80).branch(80);
    first.autosave(&branch).unwrap();
    drop(first);
    let second = Store::at(home.path()).unwrap();
    let [left] = &second.pending()[..] else {
        panic!("one game was left")
    };
    assert!(left.summary.contains("from a position"), "{}", left.summary);
    let opened = second.open(&left.path).unwrap().past::<Opened>().unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.game.state(), branch.game.state());
}

/// Stored files of every version there ever was, with how many actions they
/// have and the hash of the position they end in. They are never written anew.
const STORED: [(u64, usize, u64); 4] = [
    (1, 483, 0x622c_2113_cfb6_d4e5),
    (2, 247, 0x02c8_7664_c1cc_855b),
    (3, 483, 0x622c_2113_cfb6_d4e5),
    (4, 1, 0xbefe_eec3_c8c4_865c),
];

#[test]
fn a_save_of_every_version_is_still_read() {
    let versions: Vec<u64> = STORED.iter().map(|(version, ..)| *version).collect();
    let all: Vec<u64> = (1..=crate::systems::hells_gate::record::VERSION).collect();
    assert_eq!(versions, all, "each version has a stored file");
    for (version, actions, hash) in STORED {
        let name = format!("tests/data/saves/version-{version}.hellsgate");
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let text = std::fs::read_to_string(path).unwrap();
        assert!(text.contains(&format!("\n  \"version\": {version},\n")));
        let opened = GameFile::read(&text).unwrap();
        assert_eq!(opened.damage, None);
        let game = &opened.file.game;
        assert_eq!(game.cursor(), actions);
        assert_eq!(game.rules().hash(game.state()), hash);
        // The same version is written again: others can still open it.
        assert_eq!(without_stamp(&opened.file.to_json()), text);
    }
}
