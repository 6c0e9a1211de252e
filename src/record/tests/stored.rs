use crate::record::{EXTENSION, Settings, Store};
use crate::systems::hells_gate::record::sample::*;
use crate::systems::hells_gate::record::where_it_stands;
use std::fs;
use std::path::Path;
use std::time::Duration;

fn store() -> (tempfile::TempDir, Store) {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    (home, store)
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn a_game_is_saved_listed_and_opened() {
    let (_home, store) = store();
    let mut file = played(21, 30);
    file.title = "My first game".to_owned();
    let path = store.path_for(&file.title);
    store.save(&path, &file).unwrap();
    let [game] = &store.list_games()[..] else {
        panic!("one game was saved")
    };
    assert_eq!((game.title.as_str(), &game.path), ("My first game", &path));
    let stands = where_it_stands(&file);
    assert!(stands.starts_with(&format!("{}, game turn 1, ", file.scenario.setup.title)));
    assert!(game.summary.starts_with(&stands), "{}", game.summary);
    assert!(game.summary.contains(", 30 actions, 2"), "{}", game.summary);
    let opened = store.open(&path).unwrap().past::<Opened>().unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.game.entries(), file.game.entries());
    assert!(opened.file.saved.ends_with('Z'));
    let (beside, mark) = store.save_beside(&file).unwrap();
    assert_ne!(beside, path);
    assert_eq!(store.mark(&beside), Some(mark));
    file.title = "Another".to_owned();
    let (beside, _) = store.save_beside(&file).unwrap();
    assert_eq!(beside, store.path_for("Another"));
}

#[test]
fn the_list_is_newest_first_and_bears_damaged_files() {
    let (_home, store) = store();
    let folder = store.games_folder();
    let text = played(22, 20).to_json();
    let write = |name: &str, text: &str, age: u64| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        let when = std::time::SystemTime::now() - Duration::from_secs(age);
        fs::File::options()
            .write(true)
            .open(&path)
            .unwrap()
            .set_modified(when)
            .unwrap();
    };
    write("old.hellsgate", &text, 500);
    write("cut.hellsgate", &text[..text.len() - 300], 400);
    write("foreign.hellsgate", "hello", 300);
    write("notes.txt", "hello", 200);
    fs::create_dir(folder.join("folder.hellsgate")).unwrap();
    let games = store.list_games();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].title, "foreign");
    assert!(
        games[0].summary.contains("cannot be opened"),
        "{}",
        games[0].summary
    );
    assert!(games[1].summary.contains("damaged"), "{}", games[1].summary);
    assert!(
        games[2].summary.contains("20 actions"),
        "{}",
        games[2].summary
    );
    let error = store.open(&games[0].path).unwrap_err().to_string();
    assert!(
        error.contains("foreign.hellsgate: the file is not a saved game"),
        "{error}"
    );
    let error = store.open(&folder.join("none.hellsgate")).unwrap_err();
    assert!(error.to_string().contains("cannot be read"), "{error}");
    assert!(store.open(&folder).is_err());
}

#[test]
fn what_a_dead_program_left_is_offered_and_what_a_living_one_plays_is_not() {
    let (home, first) = store();
    let game = played(23, 25);
    first.autosave(&game).unwrap();
    let second = Store::at(home.path()).unwrap();
    assert_eq!(second.pending(), []);
    assert_ne!(first.autosave_path(), second.autosave_path());
    // Dropping releases the lock, as the end of the program does.
    drop(first);
    let [left] = &second.pending()[..] else {
        panic!("one game was left")
    };
    assert!(left.summary.contains("25 actions"), "{}", left.summary);
    let opened = second.open(&left.path).unwrap().past::<Opened>().unwrap();
    assert_eq!(opened.file.game.entries(), game.game.entries());
    // It goes on the table of the second program, and is offered no longer.
    second.autosave(&opened.file).unwrap();
    second.discard_pending(&left.path).unwrap();
    assert_eq!(second.pending(), []);
    assert_eq!(second.list_games(), []);
    assert!(second.autosave_path().exists());
    second.clear_autosave().unwrap();
    second.clear_autosave().unwrap();
    drop(second);
    assert_eq!(files(&home.path().join("autosave")), 0);
}

#[test]
fn two_programs_keep_their_games_apart() {
    let (home, first) = store();
    let second = Store::at(home.path()).unwrap();
    let (one, two) = (played(24, 10), played(25, 20));
    first.autosave(&one).unwrap();
    second.autosave(&two).unwrap();
    assert_eq!(first.pending(), second.pending());
    let read = |store: &Store| {
        store
            .open(&store.autosave_path())
            .unwrap()
            .past::<Opened>()
            .unwrap()
            .file
    };
    assert_eq!(read(&first).game.entries(), one.game.entries());
    assert_eq!(read(&second).game.entries(), two.game.entries());
    // The game of a living program cannot be put away by another.
    first.discard_pending(&second.autosave_path()).unwrap();
    assert!(second.autosave_path().exists());
}

#[test]
fn a_game_put_away_goes_to_the_saved_games() {
    let (home, first) = store();
    let game = played(26, 15);
    first.autosave(&game).unwrap();
    drop(first);
    let second = Store::at(home.path()).unwrap();
    let left = second.pending();
    second.discard_pending(&left[0].path).unwrap();
    assert_eq!(second.pending(), []);
    assert_eq!(second.list_games().len(), 1);
    // Nothing outside the folder of autosaves is touched.
    let outside = home.path().join("mine.hellsgate");
    fs::write(&outside, "mine").unwrap();
    second.discard_pending(&outside).unwrap();
    assert_eq!(fs::read_to_string(&outside).unwrap(), "mine");
}

#[test]
fn a_lock_file_without_its_program_and_a_game_without_its_lock_are_understood() {
    let (home, store) = store();
    let folder = home.path().join("autosave");
    fs::write(folder.join("7-0.lock"), "").unwrap();
    let lost = folder.join(format!("8-0.{EXTENSION}"));
    fs::write(&lost, played(27, 5).to_json()).unwrap();
    assert_eq!(store.pending()[0].path, lost);
    assert!(!folder.join("7-0.lock").exists());
}

#[test]
fn a_game_without_actions_leaves_nothing_behind() {
    let (_home, store) = store();
    store.autosave(&played(28, 5)).unwrap();
    store.autosave(&new_game(28)).unwrap();
    assert!(!store.autosave_path().exists());
}

#[test]
fn settings_are_kept_and_damaged_ones_complained_of() {
    let (home, store) = store();
    assert_eq!(store.load_settings(), (Settings::default(), None));
    let settings = Settings {
        theme: "dark".to_owned(),
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    assert_eq!(store.load_settings(), (settings, None));
    fs::write(home.path().join("settings.json"), b"{\"theme\": \xff").unwrap();
    let (settings, complaint) = store.load_settings();
    assert_eq!(settings, Settings::default());
    assert!(complaint.unwrap().to_string().contains("damaged"));
    assert!(home.path().join("settings.damaged.json").exists());
}

#[test]
fn the_folder_can_be_chosen() {
    let chosen = Store::usual_root(Some("/somewhere/else".into()));
    assert_eq!(chosen.as_deref(), Some(Path::new("/somewhere/else")));
    assert_eq!(Store::usual_root(Some("".into())), Store::usual_root(None));
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Store::at(&file).unwrap_err().to_string();
    assert!(error.contains("Choose another folder"), "{error}");
}

/// Kills a program that saves without pause, again and again: the file is
/// always whole. The program is this test, started once more.
#[cfg(unix)]
#[test]
fn a_program_killed_at_any_moment_leaves_a_whole_game() {
    const FOLDER: &str = "HELLS_GATE_TEST_SAVER";
    if let Some(folder) = std::env::var_os(FOLDER) {
        let store = Store::at(folder).unwrap();
        let (short, long) = (played(29, 10), played(30, 120));
        loop {
            store.autosave(&short).unwrap();
            store.autosave(&long).unwrap();
        }
    }
    let (home, store) = store();
    let name = "record::tests::stored::a_program_killed_at_any_moment_leaves_a_whole_game";
    for round in 0..6 {
        let mut saver = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name])
            .env(FOLDER, home.path())
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let folder = home.path().join("autosave");
        let saved = || {
            let found = fs::read_dir(&folder).unwrap().flatten();
            let games = found.filter(|e| e.path().extension().is_some_and(|e| e == EXTENSION));
            games.count() > 0
        };
        for _ in 0..3000 {
            if saved() {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(7 * round));
        assert_eq!(store.pending(), [], "it still runs");
        saver.kill().unwrap();
        saver.wait().unwrap();
        let pending = store.pending();
        assert_eq!(pending.len(), 1);
        let opened = store
            .open(&pending[0].path)
            .unwrap()
            .past::<Opened>()
            .unwrap();
        assert_eq!(opened.damage, None);
        assert!([10, 120].contains(&opened.file.game.cursor()));
        fs::remove_file(&pending[0].path).unwrap();
    }
}
