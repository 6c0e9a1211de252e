//! Two windows at once, files changed behind the program's back, and disks that
//! refuse: no game is lost, and it is said what happened.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, play_until, push, says, studying};
use hells_gate::app::commands::Command;
use hells_gate::engine::NodeId;
use hells_gate::record::Store;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{Action, BySide, Stage};
use std::fs;
use std::path::Path;

fn actions(window: &Window<'_>) -> usize {
    window.state().session().file.game.cursor()
}

fn saved(path: &Path) -> GameFile {
    let opened = GameFile::read_bytes(&fs::read(path).unwrap()).unwrap();
    assert_eq!(opened.damage, None);
    opened.file
}

/// A window with a game of a few actions in it.
fn playing(home: &Path, seed: u64) -> Window<'static> {
    let mut window = studying(home);
    play_until(&mut window, seed, |app| {
        app.session().state().stage == Stage::Movement
    });
    window
}

fn new_game(window: &mut Window<'_>) {
    let options = window.state().session().file.options;
    push(window, window::begins(0, options, BySide::default()));
}

#[test]
fn two_windows_on_one_save_both_keep_their_games() {
    let home = tempfile::tempdir().unwrap();
    let mut first = playing(home.path(), 1);
    push(&mut first, Command::SaveAs("Shared".to_owned()));
    let path = first.state().session().path.clone().unwrap();
    let mut second = studying(home.path());
    push(&mut second, Command::Open(path.clone()));
    assert_eq!(actions(&second), actions(&first));
    // Both go on; one saves, then the other.
    play_until(
        &mut first,
        2,
        at(
            1,
            hells_gate::systems::hells_gate::Side::German,
            Stage::Combat,
        ),
    );
    window::does(&mut second, Action::EndPhase);
    let (one, two) = (actions(&first), actions(&second));
    assert_ne!(one, two);
    push(&mut first, Command::Save);
    push(&mut second, Command::Save);
    second.run_steps(2);
    assert!(says(&second, "Another program has changed the file"));
    assert!(says(&second, "“Shared (2)”"));
    assert_eq!(saved(&path).game.cursor(), one);
    let beside = second.state().session().path.clone().unwrap();
    assert_ne!(beside, path);
    assert_eq!(saved(&beside).game.cursor(), two);
    // From now on each has a file of its own.
    push(&mut first, Command::Save);
    assert_eq!(first.state().session().path.as_ref(), Some(&path));
    push(&mut second, Command::Save);
    assert_eq!(second.state().session().path.as_ref(), Some(&beside));
}

#[test]
fn another_game_takes_the_table_only_when_this_one_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let elsewhere = home.path().join("other.hellsgate");
    let mut window = playing(home.path(), 3);
    let before = actions(&window);
    fs::write(&elsewhere, window.state().session().file.to_json()).unwrap();
    // Where the games should be is something else: nothing can be saved.
    let games = home.path().join("games");
    fs::remove_dir_all(&games).unwrap();
    fs::write(&games, "").unwrap();
    for command in [
        window::begins(0, window.state().session().file.options, BySide::default()),
        Command::Open(elsewhere.clone()),
        Command::Resume(elsewhere),
        Command::Branch(NodeId(0)),
    ] {
        push(&mut window, command);
        window.run_steps(2);
        assert_eq!(actions(&window), before, "the game is still on the table");
        assert!(says(&window, "Choose another folder"));
    }
    fs::remove_file(&games).unwrap();
    new_game(&mut window);
    assert_eq!(actions(&window), 0);
    let store = Store::at(home.path()).unwrap();
    assert_eq!(
        store.list_games().len(),
        1,
        "and is kept as soon as it can be"
    );
}

#[test]
fn going_on_with_several_games_keeps_each() {
    let home = tempfile::tempdir().unwrap();
    let counts: Vec<usize> = [4, 5]
        .map(|seed| {
            let mut other = studying(home.path());
            // The game left by the one before is not asked about.
            let pending = Store::at(home.path()).unwrap().pending();
            for game in pending {
                fs::rename(&game.path, game.path.with_extension("aside")).unwrap();
            }
            drop(other);
            other = studying(home.path());
            play_until(&mut other, seed, |app| {
                app.session().state().stage == Stage::Movement
            });
            actions(&other)
        })
        .to_vec();
    for entry in fs::read_dir(home.path().join("autosave"))
        .unwrap()
        .flatten()
    {
        if entry.path().extension().is_some_and(|e| e == "aside") {
            fs::rename(entry.path(), entry.path().with_extension("hellsgate")).unwrap();
        }
    }
    let mut window = studying(home.path());
    let left = Store::at(home.path()).unwrap().pending();
    assert_eq!(left.len(), 2);
    for game in left {
        push(&mut window, Command::Resume(game.path));
    }
    let store = Store::at(home.path()).unwrap();
    let games = store.list_games();
    assert_eq!(games.len(), 1, "the first is among the saved games");
    let mut found = vec![actions(&window), saved(&games[0].path).game.cursor()];
    found.sort_unstable();
    let mut counts = counts;
    counts.sort_unstable();
    assert_eq!(found, counts);
}

#[test]
fn a_window_that_cannot_keep_its_game_stays_open_once() {
    let home = tempfile::tempdir().unwrap();
    let mut window = playing(home.path(), 6);
    let autosaves = home.path().join("autosave");
    fs::remove_dir_all(&autosaves).unwrap();
    fs::write(&autosaves, "").unwrap();
    let closes = |window: &mut Window<'_>| {
        window.state_mut().push(Command::Quit);
        window.step();
        let output = window.output().viewport_output.values();
        let mut commands = output.flat_map(|v| v.commands.clone());
        commands.any(|c| c == egui::ViewportCommand::Close)
    };
    assert!(!closes(&mut window), "it stays");
    window.run_steps(2);
    assert!(says(&window, "This game is not saved"));
    assert!(closes(&mut window), "who insists may go");
    fs::remove_file(&autosaves).unwrap();
    push(&mut window, Command::Undo);
    assert!(closes(&mut window), "it is kept, the folder made anew");
    let count = actions(&window);
    drop(window);
    let left = Store::at(home.path()).unwrap().pending();
    assert_eq!(saved(&left[0].path).game.cursor(), count);
}

#[test]
fn a_saved_file_removed_behind_the_back_is_offered_again() {
    let home = tempfile::tempdir().unwrap();
    let mut window = playing(home.path(), 7);
    push(&mut window, Command::SaveAs("Mine".to_owned()));
    let (count, path) = (actions(&window), window.state().session().path.clone());
    fs::remove_file(path.unwrap()).unwrap();
    push(&mut window, Command::Quit);
    drop(window);
    let left = Store::at(home.path()).unwrap().pending();
    assert_eq!(saved(&left[0].path).game.cursor(), count);
}
