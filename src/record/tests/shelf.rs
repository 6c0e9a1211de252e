use crate::record::{ShelfError, Store, time_in};
use crate::systems::hells_gate::record::sample::*;
use chrono::FixedOffset;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

fn shelf(titles: &[&str]) -> (tempfile::TempDir, Store, Vec<PathBuf>) {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let paths = titles.iter().map(|title| {
        let mut file = played(21, 30);
        (*title).clone_into(&mut file.title);
        store.save_beside(&file).unwrap().0
    });
    let paths = paths.collect();
    (home, store, paths)
}

#[test]
fn a_renamed_game_keeps_all_that_was_played_and_when() {
    let (_home, store, paths) = shelf(&["Before"]);
    let then = SystemTime::now() - Duration::from_secs(10_000);
    let file = fs::File::options().write(true).open(&paths[0]).unwrap();
    file.set_modified(then).unwrap();
    let before = store
        .open(&paths[0])
        .unwrap()
        .past::<Opened>()
        .unwrap()
        .file;
    let (to, mark) = store.rename(&paths[0], " After\tnoon ").unwrap();
    assert_eq!(to, store.path_for("After noon"));
    assert!(!paths[0].exists());
    assert_eq!(store.mark(&to), Some(mark));
    let after = store.open(&to).unwrap().past::<Opened>().unwrap();
    assert_eq!(after.damage, None);
    assert_eq!(after.file.title, "After noon");
    assert_eq!(after.file.game.entries(), before.game.entries());
    assert_eq!(fs::metadata(&to).unwrap().modified().unwrap(), then);
    assert!(matches!(
        store.rename(&to, " \n "),
        Err(ShelfError::Nameless)
    ));
}

#[test]
fn no_name_is_taken_from_another_game_and_a_file_of_that_name_stays_what_it_is() {
    let (_home, store, paths) = shelf(&["One", "Two"]);
    let both = || {
        paths
            .iter()
            .map(|path| fs::read(path).unwrap())
            .collect::<Vec<_>>()
    };
    let before = both();
    assert!(
        matches!(store.rename(&paths[0], "Two"), Err(ShelfError::Taken(name)) if name == "Two")
    );
    assert_eq!(both(), before);
    // Titles that differ in what no file name bears live beside each other.
    let (to, _) = store.rename(&paths[0], "Two?").unwrap();
    assert_eq!(to, paths[1].with_file_name("Two (2).hellsgate"));
    // The same name once more changes nothing but what is in the file.
    assert_eq!(store.rename(&to, "Two?").unwrap().0, to);
}

#[test]
fn what_was_thrown_away_comes_back_as_it_was_though_its_name_was_given_away() {
    let (_home, store, paths) = shelf(&["Game"]);
    let bytes = fs::read(&paths[0]).unwrap();
    let away = store.throw_away(&paths[0]).unwrap();
    assert!(!paths[0].exists() && away.starts_with(store.trash_folder()));
    assert_eq!(store.files_of_trash(), std::slice::from_ref(&away));
    store.save(&paths[0], &played(22, 10)).unwrap();
    let again = store.throw_away(&paths[0]).unwrap();
    assert_ne!(again, away, "the trash has room for both");
    store.save(&paths[0], &played(23, 10)).unwrap();
    let back = store.put_back(&away, &store.games_folder()).unwrap();
    assert_eq!(back, paths[0].with_file_name("Game (2).hellsgate"));
    assert_eq!(fs::read(&back).unwrap(), bytes);
    assert!(store.throw_away(&away).is_err(), "it is there no longer");
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    let (_home, store, paths) = shelf(&["Game"]);
    let copy = store.duplicate(&paths[0]).unwrap();
    let [one, other] =
        [&paths[0], &copy].map(|path| store.open(path).unwrap().past::<Opened>().unwrap().file);
    assert_eq!(
        (one.title.as_str(), other.title.as_str()),
        ("Game", "Game (2)")
    );
    assert_eq!(one.game.entries(), other.game.entries());
}

#[test]
fn a_time_is_told_by_the_clock_of_the_place_as_the_language_writes_it() {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_771_110_239);
    let east = FixedOffset::east_opt(5 * 3600 + 1800).unwrap();
    let told = || time_in(time, &east);
    assert_eq!(told().as_deref(), Some("2026-02-15 04:33"));
    let german = crate::words::speaking(crate::words::Language::German, told);
    assert_eq!(german.as_deref(), Some("15.02.2026, 04:33"));
    assert_eq!(time_in(SystemTime::UNIX_EPOCH, &east), None);
}
