//! Saved games of the toy: written, read, mangled.

use super::{LAYER, SEEDED, SQUAD, SYSTEMS, meadow, plays};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Die, NodeId, Options, SideNo, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::table::{Opened, Rolled, Seat, Sheet, Table, is_table_game, read};

/// A game that was opened, with two lines and a gesture of two actions.
fn opened() -> Box<dyn Table> {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F2", "send"]);
    table.view_as(Viewer::All);
    let gesture = ["send", "go", "go", "blast"].map(str::to_owned);
    table.play(&gesture, Rolled::ByTheGame).unwrap();
    table.go(NodeId(2));
    plays(&mut *table, &["go", "call", "send"]);
    table.undo().unwrap();
    table.set_seat(SideNo::A, Some(Seat::Person("Ann".to_owned())));
    table.set_seat(SideNo::B, Some(Seat::Computer("general".to_owned())));
    table.set_title("Two lines");
    table
}

/// A game in which the mine is laid and not found.
fn closed() -> Box<dyn Table> {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F3", "send", "send", "go", "call"]);
    table
}

fn reads(text: &str) -> Opened {
    read(SYSTEMS, text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn faults(text: &str) -> Vec<String> {
    match read(SYSTEMS, text.as_bytes()) {
        Ok(opened) => panic!("it opened: {opened:?}"),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

fn damage(text: &str) -> String {
    let opened = reads(text);
    opened.damage.map(|d| d.to_string()).unwrap_or_default()
}

#[test]
fn what_is_written_is_read_as_it_was_and_written_again_the_same() {
    for table in [meadow(SEEDED), opened(), closed()] {
        let text = table.write("2026-11-22T22:00:00Z");
        let again = reads(&text);
        assert_eq!(again.damage, None, "{text}");
        let mut again = again.table;
        assert_eq!(again.write("2026-11-22T22:00:00Z"), text);
        assert_eq!(again.is_open(), table.is_open());
        assert_eq!(again.actions(), table.actions());
        again.view_as(table.viewer());
        assert_eq!(again.glance(), table.glance());
        assert!(is_table_game(text.as_bytes()));
    }
    let again = reads(&opened().write("")).table;
    assert_eq!(
        again.seat(SideNo::B),
        Some(&Seat::Computer("general".to_owned()))
    );
    assert_eq!(again.title(), "Two lines");
    assert!(again.told(NodeId(4)).unwrap().with_last);
}

#[test]
fn secret_actions_lie_in_envelopes_until_the_game_is_open() {
    let mut table = closed();
    let text = table.write("");
    assert!(
        text.contains("\"~bGF5IEYz\"") && !text.contains("lay F3"),
        "{text}"
    );
    let mut again = reads(&text).table;
    assert_eq!(again.viewer(), Viewer::Room);
    again.view_as(SQUAD);
    assert_eq!(again.told(NodeId(1)).unwrap().action, None);
    again.view_as(LAYER);
    assert_eq!(
        again.told(NodeId(1)).unwrap().action.as_deref(),
        Some("lay F3")
    );
    table.view_as(Viewer::All);
    let text = table.write("");
    assert!(
        text.contains("lay F3") && text.contains("\"opened\": 5"),
        "{text}"
    );
    assert!(reads(&text).table.is_open());
    let bad = closed().write("").replace("~bGF5IEYz", "~b!");
    assert!(damage(&bad).contains("envelope"), "{}", damage(&bad));
}

#[test]
fn a_game_of_a_scenario_that_begins_in_a_position_hides_that_until_it_is_open() {
    let mut scenario = meadow(SEEDED).scenario().clone();
    let position = r#"{ "stage": "crossing", "mine": "F4", "at": 1, "ahead": 1 }"#;
    if let Doc::Object(fields) = &mut scenario {
        fields.push(("position".to_owned(), position.parse().unwrap()));
    }
    let sheet = Sheet {
        scenario: scenario.clone(),
        changed: Doc::Object(Vec::new()),
        options: SEEDED,
    };
    let mut table = (SYSTEMS[0].open)(sheet).unwrap();
    plays(&mut *table, &["go"]);
    let text = table.write("");
    assert!(!text.contains("F4"), "{text}");
    let again = reads(&text);
    assert_eq!(again.damage, None, "{text}");
    assert_eq!(again.table.scenario(), &scenario);
    assert_eq!(again.table.write(""), text);
    assert!(faults(&text.replace(": \"~", ": \"~~"))[0].contains("envelope"));
    table.view_as(Viewer::All);
    assert!(table.write("").contains("F4"));
}

#[test]
fn a_game_that_begins_elsewhere_says_where_and_hides_it() {
    let mut table = meadow(SEEDED);
    let position = r#"{ "stage": "crossing", "mine": "F4", "at": 1, "ahead": 1 }"#;
    table.set_up(&position.parse().unwrap()).unwrap();
    plays(&mut *table, &["go"]);
    let text = table.write("");
    assert!(!text.contains("F4"), "{text}");
    let mut again = reads(&text).table;
    again.view_as(LAYER);
    assert_eq!(
        again.position(NodeId(0)).unwrap().get("mine"),
        Some(&"F4".into())
    );
    assert!(
        faults(&text.replace("\"position\": \"~", "\"position\": \"~~"))[0].contains("envelope")
    );
    let cut = text.replacen("\"position\"", "\"positoin\"", 1);
    assert_eq!(faults(&cut), ["position: the field is missing"]);
}

#[test]
fn changed_parameters_are_kept_apart_from_the_scenario() {
    let sheet = Sheet {
        scenario: super::minefield::Minefield::STARTS[0].text.parse().unwrap(),
        changed: r#"{ "men": 5 }"#.parse().unwrap(),
        options: SEEDED,
    };
    let text = (SYSTEMS[0].open)(sheet).unwrap().write("");
    assert!(text.contains("\"changed\": { \"men\": 5 }"), "{text}");
    assert_eq!(reads(&text).table.parameters()[0].value, Doc::Whole(5));
    let told = faults(&text.replace("{ \"men\": 5 }", "{ \"mens\": 5, \"bluff\": 3 }"));
    assert_eq!(
        told,
        [
            "changed.mens: there is no such field here; did you mean “men”?",
            "changed.bluff: expected true or false, found a number",
        ]
    );
    // What was changed by hand is told.
    let other = text.replace("\"men\": 5", "\"men\": 4");
    assert!(
        damage(&other).contains("stamp.changed"),
        "{}",
        damage(&other)
    );
}

#[test]
fn what_is_no_game_of_these_systems_is_refused_and_says_why() {
    let text = opened().write("");
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        faults(&text.replacen(from, to, 1)).join("\n")
    };
    for (told, part) in [
        (faults("").join(""), "the file is empty"),
        (faults("\u{0}").join(""), "not JSON"),
        (faults("[]").join(""), "not a saved game"),
        (
            with("hells-gate-game", "hells-gate-scenario"),
            "not a saved game",
        ),
        (
            with("\"version\": 5", "\"version\": 6"),
            "newer version (6)",
        ),
        (with("\"version\": 5", "\"version\": \"5\""), "from 1 to 5"),
        (
            with("\"minefield\"", "\"minefeild\""),
            "did you mean “minefield”?",
        ),
        (with("\"words\": 1", "\"words\": 2"), "newer version"),
        (
            with("\"scenario\"", "\"scenery\""),
            "scenario: the field is missing",
        ),
        (with("\"men\": 3", "\"men\": 33"), "scenario.men: 33"),
    ] {
        assert!(told.contains(part), "{told} / {part}");
    }
    let not_text = read(SYSTEMS, b"\xff\xfe\x00").unwrap_err();
    assert!(not_text[0].to_string().contains("not text"));
    assert!(!is_table_game(
        br#"{ "format": "hells-gate-game", "version": 3 }"#
    ));
}

#[test]
fn a_damaged_game_is_kept_up_to_its_last_good_action() {
    let text = closed().write("");
    let kept = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}\n{text}");
        let opened = reads(&text.replacen(from, to, 1));
        let damage = opened.damage.expect("it is damaged");
        assert_eq!(damage.kept, opened.table.actions());
        (damage.kept, damage.to_string())
    };
    let hash = text.rfind("\"hash\": \"").unwrap() + 9;
    let last = &text[hash..hash + 16];
    for ((kept, told), actions, part) in [
        (kept("\"go\"", "\"og\""), 3, "cannot be read"),
        (
            kept("\"go\"", "\"blast\""),
            3,
            "This is not what is to be done now.",
        ),
        (kept("\"go\"", "\"go =3\""), 3, "rolls 0 dice, not 1"),
        (kept("\"go\"", "7"), 3, "it is no action"),
        (
            kept("\"call\"", "\"send\""),
            4,
            "not the one that was saved",
        ),
        (
            kept(last, "0123456789abcdef"),
            4,
            "not the one that was saved",
        ),
        (kept("\"from\": 0", "\"from\": 4"), 0, "no such action"),
        (kept("\"phases\"", "\"phasse\""), 0, "phases"),
        (kept("\"lines\"", "\"linse\""), 0, "lines"),
        (
            kept("\"cursor\": 5", "\"cursor\": 50"),
            5,
            "there is no action 50",
        ),
        (kept("\"title\"", "\"titel\""), 5, "did you mean “title”?"),
        (kept("\"seeded\"", "\"loaded\""), 5, "is not one of"),
        (
            kept("\"seed\": \"7\"", "\"seed\": \"x\""),
            5,
            "it is no seed",
        ),
        (
            kept("\"at\": [0, 1, 0]", "\"at\": [0, 2, 0]"),
            5,
            "of another phase",
        ),
        (
            kept("\"actions\": \"5\"", "\"actions\": \"6\""),
            5,
            "stamp.actions",
        ),
    ] {
        assert_eq!(kept, actions, "{told}");
        assert!(told.contains(part), "{told} / {part}");
    }
}

#[test]
fn dice_that_are_not_the_seeds_are_told() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F1", "send", "go"]);
    table.view_as(SQUAD);
    let wrong = Die::ALL.into_iter().find(|die| {
        let mut other = reads(&table.write("")).table;
        other.view_as(SQUAD);
        let text = [format!("blast ={die}")];
        other.play(&text, Rolled::ByTheGame).is_err()
    });
    let given = Rolled::Given(vec![wrong.unwrap()]);
    table.play(&["blast".to_owned()], given).unwrap();
    let text = table.write("");
    assert!(damage(&text).contains("1 die is not what the seed rolls"));
    table.set_options(DiceMode::ByHand, Options::default().undo);
    assert_eq!(damage(&table.write("")), "");
}

#[test]
fn no_cut_and_no_mangling_makes_a_panic_or_loses_what_was_sound() {
    let text = opened().write("");
    let lines = text.find("\"lines\"").unwrap();
    let mut most = 0;
    for end in 0..text.len() {
        let Some(cut) = text.get(..end) else { continue };
        match read(SYSTEMS, cut.as_bytes()) {
            Ok(opened) => {
                let kept = opened.damage.map_or(usize::MAX, |d| d.kept);
                assert!(kept >= most, "{end}: {kept} after {most}");
                most = kept.min(9);
            }
            Err(faults) => assert!(end <= lines && !faults.is_empty(), "{end}: {faults:?}"),
        }
    }
    assert!(most >= 8);
    let mut chooser = Chooser::new(1);
    for _ in 0..3000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=chooser.below(3) {
            let at = chooser.below(bytes.len());
            match chooser.below(3) {
                0 => bytes[at] = u8::try_from(chooser.below(256)).unwrap(),
                1 => bytes.insert(at, b"{}[]\",:0-~+="[chooser.below(12)]),
                _ => drop(bytes.remove(at)),
            }
        }
        if let Ok(opened) = read(SYSTEMS, &bytes) {
            let again = opened.table.write("");
            let twice = reads(&again);
            // What is saved again is whole; only dice may still be odd.
            let odd = twice.damage.map(|d| d.to_string()).unwrap_or_default();
            assert!(
                odd.is_empty() || odd.contains("not what the seed rolls"),
                "{odd}\n{again}"
            );
            assert_eq!(twice.table.actions(), opened.table.actions());
        }
    }
}
