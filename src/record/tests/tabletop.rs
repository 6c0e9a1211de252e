//! Games of further systems: kept as safely as those of the first.

use crate::engine::SideNo;
use crate::record::{AnyGame, EXTENSION, Kept, OfTable, SaveFailure, Store};
use crate::systems::SYSTEMS;
use crate::systems::hells_gate::record::sample::*;
use crate::table::{Rolled, Seat, Sheet, Table};
use crate::words::{Language, speaking};
use std::fs;

fn store() -> (tempfile::TempDir, Store) {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    (home, store)
}

/// A new game of this scenario of the tabletop battle.
fn begun(start: usize, changed: &str) -> Box<dyn Table> {
    let entry = &SYSTEMS[1];
    let sheet = Sheet {
        scenario: entry.starts[start].text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options: Options {
            seed: 5,
            ..Options::default()
        },
    };
    (entry.open)(sheet).unwrap()
}

/// The same after so many of its actions, always the first that can be done.
fn played_on(mut table: Box<dyn Table>, actions: usize) -> Box<dyn Table> {
    for _ in 0..actions {
        let first = table.legal(None).first().unwrap().action.clone();
        table.play(&[first], Rolled::ByTheGame).unwrap();
    }
    table
}

fn read_back(store: &Store, path: &std::path::Path) -> Box<dyn Table> {
    match store.open(path).unwrap() {
        AnyGame::Table(opened) => {
            assert_eq!(opened.damage, None);
            opened.table
        }
        AnyGame::Past(_) => panic!("it is no game of the first system"),
    }
}

#[test]
fn every_scenario_is_saved_listed_and_opened_with_its_changed_options() {
    let (_home, store) = store();
    for start in 0..SYSTEMS[1].starts.len() {
        let mut table = played_on(begun(start, r#"{ "isolated_lost_at_end": true }"#), 12);
        table.set_title(&format!("Evening {start}"));
        table.set_seat(SideNo::A, Some(Seat::Person("Ann".to_owned())));
        table.set_seat(SideNo::B, Some(Seat::Computer("general".to_owned())));
        let (path, mark) = store.save_beside(&OfTable(&*table)).unwrap();
        assert_eq!(store.mark(&path), Some(mark));
        let again = read_back(&store, &path);
        assert_eq!(again.glance(), table.glance());
        let value = |t: &dyn Table| {
            let all = t.parameters();
            let set = all.iter().find(|p| p.key == "isolated_lost_at_end");
            set.unwrap().value.clone()
        };
        assert_eq!(value(&*again), true.into());
    }
    store.save_beside(&played(3, 20)).unwrap();
    let games = store.list_games();
    assert_eq!(games.len(), 1 + SYSTEMS[1].starts.len());
    let kinds: std::collections::BTreeSet<&str> = games.iter().map(|g| g.game.as_str()).collect();
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        ["Hell's Gate", "The tabletop battle"]
    );
    let evening = games.iter().find(|g| g.title == "Evening 0").unwrap();
    assert_eq!(evening.players, "Ann – General (computer)");
    assert!(
        evening
            .summary
            .contains("Korsun 1944 on the table, Game turn "),
        "{}",
        evening.summary
    );
    assert!(
        evening.summary.contains("12 actions"),
        "{}",
        evening.summary
    );
    speaking(Language::German, || {
        let games = store.list_games();
        assert!(
            games
                .iter()
                .any(|g| g.game == "Die Schlacht auf dem Spieltisch")
        );
    });
}

#[test]
fn a_game_saved_under_what_its_scenario_is_called_elsewhere_is_called_so_here() {
    let (_home, store) = store();
    let mut table = begun(0, "{}");
    let english = table.title().to_owned();
    let german = speaking(Language::German, || table.about().title);
    assert_ne!(german, english);
    table.set_title(&german);
    let path = store.path_meant("evening");
    store.save_new(&path, &OfTable(&*table)).unwrap();
    assert_eq!(read_back(&store, &path).title(), english);
    // What somebody called it stays.
    table.set_title("Der lange Abend");
    store.save(&path, &OfTable(&*table)).unwrap();
    assert_eq!(read_back(&store, &path).title(), "Der lange Abend");
}

#[test]
fn a_saved_game_is_not_replaced_unasked_nor_one_that_another_has_changed_overlooked() {
    let (_home, store) = store();
    let table = played_on(begun(1, "{}"), 5);
    let path = store.path_meant(table.title());
    let mark = store.save_new(&path, &OfTable(&*table)).unwrap();
    let other = played_on(begun(1, "{}"), 9);
    let refused = store.save_new(&path, &OfTable(&*other)).unwrap_err();
    assert_eq!(refused.failure, SaveFailure::Exists);
    assert_eq!(read_back(&store, &path).actions(), 5);
    let (_, kept) = store.save_keeping(&path, &OfTable(&*other)).unwrap();
    assert_eq!(read_back(&store, &kept.unwrap()).actions(), 5);
    assert_eq!(read_back(&store, &path).actions(), 9);
    assert_ne!(store.mark(&path), Some(mark), "the change is seen");
}

#[test]
fn what_a_dead_program_left_is_offered_with_the_name_of_its_game() {
    let (home, first) = store();
    let table = played_on(begun(2, "{}"), 20);
    first.autosave(&OfTable(&*table)).unwrap();
    drop(first);
    let second = Store::at(home.path()).unwrap();
    let [left] = &second.pending()[..] else {
        panic!("one game was left")
    };
    assert!(left.opens);
    let told = "120 km by 120 km, offset squares: The tabletop battle, ";
    assert!(left.summary.starts_with(told), "{}", left.summary);
    let told = speaking(Language::German, || second.pending()[0].summary.clone());
    assert_eq!(told.matches("120 km mal 120 km").count(), 1, "{told}");
    assert_eq!(read_back(&second, &left.path).glance(), table.glance());
    second.autosave(&OfTable(&*begun(2, "{}"))).unwrap();
    assert!(!second.autosave_path().exists(), "nothing was done in it");
}

#[test]
fn a_damaged_game_is_opened_up_to_the_last_good_action_and_listed_as_damaged() {
    let (_home, store) = store();
    let text = played_on(begun(0, "{}"), 30).write("");
    let path = store.games_folder().join(format!("cut.{EXTENSION}"));
    fs::write(&path, &text[..text.rfind("\"stamp\"").unwrap() - 200]).unwrap();
    let opened = store.open(&path).unwrap();
    assert!(opened.is_cut());
    let told = opened.damage().unwrap();
    assert!(told.starts_with("This file is damaged: "), "{told}");
    let AnyGame::Table(opened) = opened else {
        panic!("it tells its system")
    };
    assert!((1..30).contains(&opened.table.actions()));
    let [listed] = &store.list_games()[..] else {
        panic!("one file lies there")
    };
    assert!(listed.summary.contains("damaged"), "{}", listed.summary);
    assert_eq!(listed.game, "The tabletop battle");
}

#[test]
fn what_no_system_here_plays_is_refused_in_words_of_the_language_spoken() {
    let text = played_on(begun(0, "{}"), 3).write("");
    let why = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        AnyGame::read(text.as_bytes()).unwrap_err().to_string()
    };
    let unknown = why("\"tabletop\"", "\"gate_of_heaven\"");
    assert!(
        unknown.contains("“gate_of_heaven”, which this program does not play"),
        "{unknown}"
    );
    assert!(why("\"version\": 5", "\"version\": 6").contains("newer version (6)"));
    assert!(why("\"words\": 1", "\"words\": 9").contains("its game is of version 9"));
    speaking(Language::German, || {
        let unknown = why("\"tabletop\"", "\"gate_of_heaven\"");
        assert!(
            unknown.contains("das dieses Programm nicht spielt"),
            "{unknown}"
        );
    });
}

#[test]
fn a_very_long_record_is_listed_by_its_head() {
    let (_home, store) = store();
    let text = played_on(begun(0, "{}"), 3).write("");
    let path = store.games_folder().join(format!("long.{EXTENSION}"));
    fs::write(&path, text + &" ".repeat(600 * 1024)).unwrap();
    let [listed] = &store.list_games()[..] else {
        panic!("one file lies there")
    };
    assert_eq!(listed.title, "Korsun 1944 on the table");
    assert!(listed.summary.contains("long record"), "{}", listed.summary);
}

#[test]
fn a_game_of_either_kind_tells_what_is_written_of_it() {
    let table = played_on(begun(0, "{}"), 3);
    assert_eq!(OfTable(&*table).text("now"), table.write("now"));
    let file = played(1, 9);
    assert_eq!(Kept::text(&file, ""), file.to_json());
    assert_eq!(Kept::text(&file, "now"), file.to_json_saved("now"));
}
