//! A game that was begun before comes to the table again: opened, resumed,
//! branched; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, press, push, says};
use egui::Key;
use hells_gate::app::commands::Command;
use hells_gate::engine::NodeId;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Commander, Dice as _, Level, Rules as _, Seeded, UndoPolicy};
use hells_gate::record::{DiceMode, Options, Store};
use hells_gate::systems::hells_gate::codec::scenario::{self, korsun_1944};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{BySide, HellsGate};
use std::path::{Path, PathBuf};

fn window(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| settings.pace = 0)
}

/// Writes a game down, as somebody may have sent it.
fn sent(home: &Path, file: &GameFile) -> PathBuf {
    let path = home.join("sent.hellsgate");
    std::fs::write(&path, file.to_json()).unwrap();
    path
}

/// The battle with other names and other woods.
fn elsewhere() -> GameFile {
    let text = scenario::built_in()[0]
        .text
        .replace("The Korsun Pocket, 1944", "The Pocket Next Door")
        .replace("Zvenigorodka", "Nowhere-on-the-Hill")
        .replace(
            r#""place": "Tolmach", "terrain": "woods""#,
            r#""place": "Tolmach", "terrain": "clear""#,
        );
    GameFile::new(scenario::load(&text).unwrap(), Options::default())
}

#[test]
fn a_saved_game_is_shown_on_the_map_of_its_own_scenario() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    assert!(says(&w, "Zvenigorodka") && says(&w, "Hex B4, Tolmach, woods"));
    let path = sent(home.path(), &elsewhere());
    push(&mut w, Command::Open(path));
    w.run_steps(3);
    assert!(says(&w, "Hex C3, Nowhere-on-the-Hill"));
    assert!(says(&w, "Hex B4, Tolmach, clear"));
    assert!(says(&w, "The Pocket Next Door"));
    assert!(!says(&w, "Zvenigorodka"), "the place is called so no more");
    // What is painted is drawn from the same map.
    let drawn = hells_gate::present::draw::ground(&w.state().room().table().map());
    let (names, _) = drawn.split_lettering();
    let names = format!("{names:?}");
    assert!(names.contains("Nowhere-on-the-Hill") && !names.contains("Zvenigorodka"));
    // A new game of the usual scenario has its own map again.
    push(
        &mut w,
        window::begins(0, Options::default(), BySide::default()),
    );
    w.run_steps(3);
    assert!(says(&w, "Zvenigorodka") && !says(&w, "Nowhere-on-the-Hill"));
}

/// A game between two Cadets after so many actions.
fn between_computers(actions: usize) -> GameFile {
    let options = Options {
        seed: 3,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    };
    let mut file = GameFile::new(korsun_1944().unwrap(), options);
    file.players = BySide::from_fn(|_| Commander::from(Level::Cadet).seat_name());
    let rules = HellsGate::new(file.scenario.setup.clone());
    let mut chooser = Chooser::new(3);
    for _ in 0..actions {
        let state = *file.game.state();
        let action = rules.sample(&state, &mut |n| chooser.below(n)).unwrap();
        let die = rules.rolls_dice(&state, action).then(|| {
            let dice = Seeded { seed: options.seed };
            dice.roll(rules.rolls(&state)).unwrap()
        });
        file.game.play(action, die.as_slice()).unwrap();
    }
    file
}

/// Nothing is played until somebody says so; then it goes on.
fn waits_for_the_word(w: &mut Window<'_>) {
    w.run_steps(20);
    assert!(w.state().room().computers_wait());
    assert!(w.state().room().thinks().is_none());
    assert!(says(w, "The computer waits until you press “Go on” (P)"));
    let before = *w.state().session().state();
    w.run_steps(20);
    assert_eq!(*w.state().session().state(), before);
    click(w, "Go on");
    assert!(w.state().room().computer_decides());
}

#[test]
fn an_opened_game_of_computers_waits_for_the_word() {
    let home = tempfile::tempdir().unwrap();
    let path = sent(home.path(), &between_computers(50));
    let mut w = window(home.path());
    push(&mut w, Command::Open(path));
    waits_for_the_word(&mut w);
}

#[test]
fn a_resumed_game_of_computers_waits_for_the_word() {
    let home = tempfile::tempdir().unwrap();
    // A program that is gone left it open.
    Store::at(home.path())
        .unwrap()
        .autosave(&between_computers(50))
        .unwrap();
    let mut w = window(home.path());
    assert!(says(&w, "Go on with it"));
    click(&mut w, "Go on with it");
    waits_for_the_word(&mut w);
}

#[test]
fn a_branch_of_a_game_of_computers_waits_for_the_word_and_keeps_the_pause() {
    let home = tempfile::tempdir().unwrap();
    let path = sent(home.path(), &between_computers(50));
    let mut w = window(home.path());
    push(&mut w, Command::Open(path));
    w.run_steps(3);
    push(&mut w, Command::Branch(NodeId(20)));
    w.run_steps(3);
    assert_eq!(w.state().session().file.game.cursor(), 0);
    // Whoever decides where it begins: the computers may get far before they pause.
    let side = w.state().session().to_act().unwrap();
    waits_for_the_word(&mut w);
    // Paused before a branch in which a person decides: still paused.
    press(&mut w, Key::P);
    assert!(w.state().room().computers_wait());
    push(&mut w, window::sits_down(side, None));
    push(&mut w, Command::Branch(NodeId(0)));
    w.run_steps(3);
    assert!(w.state().room().computers_wait());
}

#[test]
fn a_damaged_game_of_computers_waits_and_its_notice_stays() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("torn.hellsgate");
    let text = between_computers(60).to_json();
    std::fs::write(&path, &text[..text.len() - 700]).unwrap();
    let mut w = window(home.path());
    push(&mut w, Command::Open(path));
    w.run_steps(40);
    assert!(says(&w, "cut short"), "the notice is still there");
    waits_for_the_word(&mut w);
}

#[test]
fn a_game_in_which_a_person_decides_is_opened_as_ever() {
    let home = tempfile::tempdir().unwrap();
    let mut file = between_computers(50);
    let deciding = file.game.state().to_act().unwrap();
    file.players[deciding] = String::new();
    let path = sent(home.path(), &file);
    let mut w = window(home.path());
    push(&mut w, Command::Open(path));
    w.run_steps(3);
    assert!(!w.state().room().computers_wait());
    assert!(!says(&w, "The computer waits"));
}
