use super::*;
use crate::systems::hells_gate::record::{Damage, Note, Opened, ReadError, StopKind};
use proptest::prelude::*;
use std::sync::OnceLock;

/// Opens a text, which must work, with its damage.
fn open_damaged(text: &str) -> (GameFile, Damage) {
    let Opened { file, damage } = GameFile::read(text).unwrap();
    let damage = damage.expect("the damage was not noticed");
    assert_eq!(damage.kept, file.game.entries().len());
    (file, damage)
}

/// Checks what was said about a damaged text whose good part has `kept`
/// actions.
fn says(text: &str, kept: usize, words: &[&str]) -> Damage {
    let (file, damage) = open_damaged(text);
    let said = damage.to_string();
    assert_eq!(file.game.cursor(), kept, "{said}");
    for word in words {
        assert!(said.contains(word), "no “{word}” in: {said}");
    }
    damage
}

/// How many actions the phases before number `n` (from 1) have.
fn actions_before(text: &str, n: usize) -> usize {
    let file: serde_json::Value = serde_json::from_str(text).unwrap();
    let phases = file["phases"].as_array().unwrap();
    let counts = phases.iter().take(n - 1);
    counts.map(|p| p["actions"].as_array().unwrap().len()).sum()
}

/// A game of a few turns and its text.
fn sample() -> &'static (GameFile, String) {
    static SAMPLE: OnceLock<(GameFile, String)> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let file = played(11, 150);
        let text = file.to_json();
        (file, text)
    })
}

#[test]
fn a_file_cut_anywhere_keeps_its_good_beginning() {
    let (file, text) = sample();
    let scenario_ends = text.find(",\n  \"phases\"").unwrap();
    let mut kept_last = 0;
    for at in (0..text.len() - 2).step_by(97) {
        match GameFile::read_bytes(&text.as_bytes()[..at]) {
            Ok(opened) => {
                assert!(at >= scenario_ends, "{at}");
                assert!(is_prefix(&opened.file, file), "{at}");
                let damage = opened.damage.unwrap();
                let kind = &damage.stop.as_ref().unwrap().kind;
                assert!(matches!(kind, StopKind::CutShort { .. }), "{damage}");
                assert_eq!(damage.notes, [], "{at}");
                assert!(damage.kept >= kept_last);
                kept_last = damage.kept;
                // Nothing that was wholly written is lost.
                let written = text[..at].matches("\n        \"").count();
                assert!(damage.kept + 1 >= written, "{at}: {damage}");
            }
            Err(why) => assert!(at < scenario_ends, "{at}: {why}"),
        }
    }
    assert!(kept_last > 140);
}

#[test]
fn an_action_the_rules_forbid_stops_the_replay_with_its_rule() {
    let (_, text) = sample();
    let broken = text.replacen("\"supply\"\n", "\"mud =3\"\n", 1);
    let damage = says(
        &broken,
        0,
        &["phase 1 of the file", "entry 1", "“mud =3” is not allowed"],
    );
    assert!(matches!(
        damage.stop.unwrap().kind,
        StopKind::Illegal { .. }
    ));
    let twice = text.replacen("\"supply\"\n", "\"supply\",\n        \"supply\"\n", 1);
    says(&twice, 1, &["entry 2", "“supply” is not allowed there ["]);
}

#[test]
fn an_entry_that_is_no_action_is_told_with_its_place() {
    let (_, text) = sample();
    for (bad, words) in [
        ("\"advance\"", "“advance” cannot be read"),
        ("\"move 99XX A1\"", "there is no unit “99XX”"),
        ("\"supply =7\"", "“supply =7” does not end in a face"),
        ("\"supply =\"", "face of a die"),
        ("\"supply =3\"", "“supply =3” rolls no die"),
        ("17", "it is not a text"),
        ("\"\\ud800\"", "it is not a text"),
    ] {
        let broken = text.replacen("        \"supply\"", bad, 1);
        says(
            &broken,
            0,
            &["game turn 1, Soviet Supply", "entry 1", words],
        );
    }
    let phases = text.find("\"phases\"").unwrap();
    let roll = phases + text[phases..].find(" =").unwrap();
    let without = format!("{}{}", &text[..roll], &text[roll + 3..]);
    let (_, damage) = open_damaged(&without);
    assert!(
        damage.to_string().contains("its face is not written"),
        "{damage}"
    );
}

#[test]
fn a_wrong_hash_keeps_the_game_up_to_the_phase_before() {
    let (file, text) = sample();
    let wrong = |n: usize| {
        let (at, _) = text.match_indices("\"hash\": \"").nth(n - 1).unwrap();
        let at = at + "\"hash\": \"".len();
        format!("{}0000000000000000{}", &text[..at], &text[at + 16..])
    };
    let damage = says(
        &wrong(4),
        actions_before(text, 4),
        &[
            "phase 4 of the file",
            "not the one that was saved",
            "written 0000000000000000",
            "the rest is left out",
        ],
    );
    assert_eq!(damage.stop.unwrap().place.unwrap().number, 4);
    let (opened, _) = open_damaged(&wrong(4));
    assert!(is_prefix(&opened, file));
    // A changed action is caught by the hash of its phase.
    let at = text.find("\"move ").unwrap();
    let line = text[at..].lines().next().unwrap();
    let dropped = text.replacen(&format!("{line}\n        "), "", 1);
    let (opened, damage) = open_damaged(&dropped);
    assert!(damage.stop.is_some(), "{damage}");
    assert!(is_prefix(&opened, file));
}

#[test]
fn a_changed_die_is_noticed_even_if_all_hashes_were_made_to_fit() {
    let mut file = new_game(12);
    let mut chooser = Chooser::new(12);
    while step(&mut file, &mut chooser) {
        let last = file.game.played().last().unwrap();
        if let Some(die) = last.die() {
            let (action, die) = (last.action, other_face(die));
            file.game.set_policy(UndoPolicy::Free);
            file.game.undo().unwrap();
            file.game.play(action, &[die]).unwrap();
            break;
        }
    }
    let damage = says(
        &file.to_json(),
        file.game.cursor(),
        &["1 of the dice written", "not those of the game's seed"],
    );
    assert!(damage.stop.is_none());
    assert!(matches!(
        damage.notes[..],
        [Note::DiceDiffer { count: 1, .. }]
    ));
    // Dice rolled by hand agree with no seed, and need not.
    file.options.dice = DiceMode::ByHand;
    assert_eq!(GameFile::read(&file.to_json()).unwrap().damage, None);
}

#[test]
fn odd_fields_are_told_and_lose_nothing() {
    let (file, text) = sample();
    for (from, to, words) in [
        (
            "\"title\":",
            "\"colour\": 1, \"title\":",
            "“colour” is unknown",
        ),
        (
            "\"title\":",
            "\"title\": \"x\", \"title\":",
            "“title” is given more than once",
        ),
        ("\"title\":", "\"name\":", "“title” is missing"),
        (
            "\"seed\": \"11\"",
            "\"seed\": 11",
            "“options.seed” is missing or cannot be read",
        ),
        (
            "\"to-last-die\"",
            "\"never\"",
            "undo stops at the last die roll",
        ),
        ("\"options\":", "\"opinions\":", "the program rolls"),
        (
            "\"turn\": 1, \"side\": \"soviet\"",
            "\"turn\": 2, \"side\": \"soviet\"",
            "labelled otherwise",
        ),
        ("\"hash\":", "\"crash\":", "no readable hash"),
        ("\"hash\": \"", "\"hash\": \"x", "no readable hash"),
        (
            "\"turn\": 1,",
            "\"turn\": 1, \"turn\": 1,",
            "“phases.turn” is given more than once",
        ),
        (
            "\"scenario\":",
            "\"saved\": 1e999, \"scenario\":",
            "“saved” is missing or cannot be read",
        ),
        (
            "\"scenario\":",
            "\"cursor\": 100000, \"scenario\":",
            "“cursor”",
        ),
        ("\"scenario\":", "\"cursor\": -1, \"scenario\":", "“cursor”"),
        (
            "\"scenario\":",
            "\"players\": 1, \"scenario\":",
            "“players”",
        ),
    ] {
        // The scenario has fields of the same names.
        let (head, rest) = text.split_once("\"scenario\": {").unwrap();
        let (scenario, phases) = rest.split_once("\"phases\": [").unwrap();
        let broken = if head.contains(from) {
            let head = head.replacen(from, to, 1);
            format!("{head}\"scenario\": {{{scenario}\"phases\": [{phases}")
        } else if from == "\"scenario\":" {
            text.replacen(from, to, 1)
        } else {
            let phases = phases.replacen(from, to, 1);
            format!("{head}\"scenario\": {{{scenario}\"phases\": [{phases}")
        };
        let damage = says(
            &broken,
            file.game.cursor(),
            &[words, "All 150 actions were read"],
        );
        assert!(damage.stop.is_none(), "{damage}");
    }
    // However many, they are told in few words.
    let many: String = (0..40).map(|i| format!("\"x{i}\": 0, ")).collect();
    let broken = text.replacen("\"title\":", &format!("{many}\"title\":"), 1);
    let damage = says(&broken, file.game.cursor(), &["more."]);
    assert_eq!(damage.notes.len(), Damage::NOTES);
}

#[test]
fn what_is_no_list_of_phases_gives_the_start_of_the_game() {
    let (_, text) = sample();
    let (head, _) = text.split_once("\"phases\": [").unwrap();
    says(
        &format!("{head}\"phases\": 3}}"),
        0,
        &["the list of “phases” is missing"],
    );
    says(
        &format!("{head}\"phrases\": []}}"),
        0,
        &["“phases” is missing", "“phrases” is unknown"],
    );
    says(
        &format!("{head}\"phases\": [7]}}"),
        0,
        &["phase 1", "no list of “actions”"],
    );
    says(
        &format!("{head}\"phases\": [{{}}]}}"),
        0,
        &["phase 1", "no list of “actions”"],
    );
}

#[test]
fn back_and_forth_without_end_is_cut() {
    let mut file = new_game(1);
    let (rules, mut legal) = (file.game.rules().clone(), Vec::new());
    file.game.play(Action::JudgeSupply, &[]).unwrap();
    rules.legal(file.game.state(), &mut legal);
    let join = *legal
        .iter()
        .find(|a| matches!(a, Action::JoinAttack { .. }))
        .unwrap();
    let Action::JoinAttack { unit, .. } = join else {
        unreachable!()
    };
    let text = file.to_json();
    let pair = format!(
        "\"{}\",\"{}\",",
        rules.notation(join),
        rules.notation(Action::LeaveAttack { unit })
    );
    let many = pair.repeat(30_000);
    let (head, _) = text.split_once("\"phases\": [").unwrap();
    let text = format!("{head}\"phases\": [{{\"actions\": [\"supply\", {many} \"end\"]}}]}}");
    says(
        &text,
        crate::record::MAX_ACTIONS,
        &["more than 50000 actions"],
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn spoilt_bytes_give_the_game_a_beginning_of_it_or_an_error(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        in_phases in any::<bool>(),
    ) {
        let (file, text) = sample();
        let mut bytes = text.clone().into_bytes();
        let from = if in_phases { text.find("\"phases\"").unwrap() } else { 0 };
        for (at, byte) in changes {
            let at = from + at.index(bytes.len() - from);
            bytes[at] = byte;
        }
        match GameFile::read_bytes(&bytes) {
            Ok(opened) => {
                // A spoilt scenario may be another scenario; and an action may
                // have become another one, which its hash gives away, unless
                // the phase is the last one of a file cut short.
                let same_setup = opened.file.scenario.setup == file.scenario.setup;
                let whole = opened.damage.as_ref().is_none_or(|d| d.stop.is_none());
                if same_setup && whole {
                    prop_assert_eq!(opened.file.game.entries(), file.game.entries());
                }
                let again = GameFile::read(&opened.file.to_json()).unwrap();
                prop_assert_eq!(again.file.game.entries(), opened.file.game.entries());
            }
            Err(why) => prop_assert!(!why.to_string().is_empty()),
        }
    }

    #[test]
    fn any_text_is_refused_in_words(text in ".{0,200}") {
        let refused = GameFile::read(&text).unwrap_err();
        prop_assert!(!refused.to_string().is_empty());
    }

    #[test]
    fn any_json_like_text_is_refused_in_words(text in "[\\[\\]{}\",: 0-9a-e\\\\]{0,200}") {
        let refused = GameFile::read(&text).unwrap_err();
        let newer = matches!(refused, ReadError::Newer { .. });
        prop_assert!(!newer, "{}", refused);
    }
}
