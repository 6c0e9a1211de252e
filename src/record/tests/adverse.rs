//! What other programs, people with a file manager and clocks do to the folder
//! while the program runs.

use crate::record::{Store, time_words};
use crate::systems::hells_gate::record::sample::*;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

fn store() -> (tempfile::TempDir, Store) {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path().join("home")).unwrap();
    (home, store)
}

fn actions(store: &Store, path: &Path) -> usize {
    let opened = store.open(path).unwrap().past::<Opened>().unwrap();
    assert_eq!(opened.damage, None);
    opened.file.game.cursor()
}

#[test]
fn a_folder_removed_while_the_program_runs_is_made_again() {
    let (_home, store) = store();
    let game = played(40, 12);
    store.autosave(&game).unwrap();
    fs::remove_dir_all(store.root()).unwrap();
    store.autosave(&game).unwrap();
    assert_eq!(actions(&store, &store.autosave_path()), 12);
    // The program still lives, and others see that.
    let other = Store::at(store.root()).unwrap();
    assert_eq!(other.pending(), []);
    fs::remove_dir_all(store.root()).unwrap();
    store.save(&store.path_for("x"), &game).unwrap();
    assert_eq!(actions(&store, &store.path_for("x")), 12);
    fs::remove_dir_all(store.root()).unwrap();
    store.save_settings(&Default::default()).unwrap();
    fs::remove_dir_all(store.root()).unwrap();
    let (beside, _) = store.save_beside(&game).unwrap();
    assert_eq!(actions(&store, &beside), 12);
    // A folder of somebody else's is not ours to make.
    let elsewhere = store.root().with_file_name("usb").join("game");
    let error = store.save(&elsewhere, &game).unwrap_err().to_string();
    assert!(error.contains("does not exist"), "{error}");
}

#[test]
fn programs_that_save_new_games_at_once_never_take_the_same_name() {
    let (_home, store) = store();
    let root = store.root().to_owned();
    let savers: Vec<_> = (0..4)
        .map(|n| {
            let root = root.clone();
            std::thread::spawn(move || {
                let store = Store::at(root).unwrap();
                let game = played(41 + n, 3);
                let save = |_| store.save_beside(&game).unwrap().0;
                (0..10).map(save).collect::<Vec<_>>()
            })
        })
        .collect();
    let saved = savers.into_iter().flat_map(|s| s.join().unwrap());
    let names: HashSet<_> = saved.collect();
    assert_eq!(names.len(), 40);
    assert_eq!(store.list_games().len(), 40);
}

#[test]
fn games_put_away_never_replace_a_game() {
    let (home, first) = store();
    let second = Store::at(first.root()).unwrap();
    let kept = first.path_for(&new_game(1).title);
    fs::write(&kept, "mine").unwrap();
    first.autosave(&played(45, 5)).unwrap();
    drop(first);
    let left = second.pending();
    second.discard_pending(&left[0].path).unwrap();
    assert_eq!(fs::read_to_string(&kept).unwrap(), "mine");
    assert_eq!(second.list_games().len(), 2);
    drop(home);
}

#[test]
fn a_file_changed_by_another_program_has_another_mark() {
    let (_home, store) = store();
    let path = store.path_for("game");
    assert_eq!(store.mark(&path), None);
    let mark = store.save(&path, &played(46, 5)).unwrap();
    assert_eq!(store.mark(&path), Some(mark));
    store.save(&path, &played(46, 6)).unwrap();
    assert_ne!(store.mark(&path), Some(mark));
}

#[test]
fn no_time_a_clock_or_a_file_can_have_does_harm() {
    let epoch = SystemTime::UNIX_EPOCH;
    let times = [
        epoch - Duration::from_secs(300_000_000),
        epoch - Duration::from_nanos(1),
        epoch,
        epoch + Duration::from_secs(1),
        SystemTime::now() + Duration::from_secs(900_000_000),
        epoch + Duration::from_secs(9_000_000_000),
    ];
    for time in times {
        let (_home, store) = store();
        let folder = store.root().join("autosave");
        let aged = |path: &Path, text: &str| {
            fs::write(path, text).unwrap();
            let file = fs::File::options().write(true).open(path).unwrap();
            file.set_modified(time).unwrap();
        };
        let text = played(47, 5).to_json();
        aged(&store.path_for("game"), &text);
        aged(&folder.join("9-0.hellsgate"), &text);
        let half = folder.join(".hellsgate-x.tmp");
        aged(&half, "half");
        let (games, left) = (store.list_games(), store.pending());
        assert!(
            games[0].summary.contains("5 actions"),
            "{}",
            games[0].summary
        );
        assert!(left[0].summary.contains("5 actions"), "{}", left[0].summary);
        let sane = time > epoch && time < SystemTime::now();
        assert_eq!(games[0].written().is_empty(), time <= epoch);
        // What is half written goes when it is old, and stays when it seems to
        // come from the future.
        drop(Store::at(store.root()).unwrap());
        assert_eq!(half.exists(), !(sane || time <= epoch));
        assert_eq!(store.pending(), left);
    }
    let ten_thousand = epoch + Duration::from_secs(253_402_300_800);
    assert_eq!(time_words(ten_thousand), None);
    let before = ten_thousand - Duration::from_secs(1);
    assert_eq!(time_words(before).unwrap(), "9999-12-31T23:59:59Z");
    assert_eq!(time_words(epoch - Duration::from_secs(1)), None);
}

#[test]
fn a_game_saved_under_a_clock_before_1970_bears_no_time_and_is_whole() {
    let game = played(48, 9);
    let text = game.to_json_saved(&time_words(SystemTime::UNIX_EPOCH).unwrap_or_default());
    let opened = GameFile::read(&text).unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.saved, "");
}

#[test]
fn no_title_leads_out_of_the_folder_of_games() {
    let (_home, store) = store();
    let long = "x".repeat(5000);
    for title in [
        "../../x",
        "/etc/passwd",
        "a\0b",
        long.as_str(),
        "con",
        "..",
        ".",
        "~",
        "$HOME",
        "a/b\\c",
        "\u{202e}evil",
        "\r\n",
        "",
    ] {
        let mut game = played(49, 2);
        game.title = title.to_owned();
        let (path, _) = store.save_beside(&game).unwrap();
        assert_eq!(
            path.parent(),
            Some(store.games_folder().as_path()),
            "{title}"
        );
        assert_eq!(actions(&store, &path), 2);
    }
    assert_eq!(store.list_games().len(), 13);
}
