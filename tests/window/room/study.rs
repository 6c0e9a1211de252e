//! A study put together in the window, presented stop by stop, saved, opened again,
//! printed; and the one that outlives the program.

use super::{begin, room, seeded, until};
use crate::window::{self, USUAL, Window, click, press, push, says};
use egui::{Key, Modifiers, ViewportEvent, ViewportId};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Composing, GuessWish, TourWish};
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::present::system::Effect;
use hells_gate::study::{Readers, StopMoment, StudyFile, StudyReader, StudyStop, read};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::Remark;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) fn compose(w: &mut Window<'_>, wish: Composing) {
    push(w, Command::Compose(Box::new(wish)));
    w.run_steps(3);
}

pub(super) fn play(w: &mut Window<'_>, action: &str) {
    let deed = Deed::Do(Effect::Play(vec![action.to_owned()]));
    push(w, Command::Room(Box::new(deed)));
    w.run_steps(2);
}

/// A window with an empty study beside a game of the whole battle.
pub(super) fn composing(home: &Path) -> Window<'static> {
    let mut w = begin(home, &ENTRY, 0, seeded(4));
    play(&mut w, "supply");
    w.key_press_modifiers(Modifiers::COMMAND, Key::B);
    w.run_steps(4);
    assert!(says(&w, "No stops yet."));
    w
}

pub(super) fn files(home: &Path) -> Vec<PathBuf> {
    let Ok(all) = std::fs::read_dir(home.join("studies")) else {
        return Vec::new();
    };
    let mut all: Vec<PathBuf> = all.map(|file| file.unwrap().path()).collect();
    all.sort();
    all
}

pub(super) fn saved(path: &Path) -> StudyFile {
    let read = read(&std::fs::read(path).unwrap()).unwrap();
    assert_eq!(read.damage, []);
    read.study
}

/// The titles of the rows, in their order.
pub(super) fn rows(w: &Window<'_>) -> Vec<String> {
    let all = w.query_all_by_role(egui::accesskit::Role::Button);
    let labels = all.filter_map(|node| node.accesskit_node().label());
    let numbered = labels.filter(|label| {
        let number = label.split_once(". ").map(|(number, _)| number);
        number.is_some_and(|number| number.parse::<usize>().is_ok())
    });
    numbered.collect()
}

fn type_in(w: &mut Window<'_>, role: egui::accesskit::Role, label: &str, text: &str) {
    w.get_by_role_and_label(role, label).focus();
    w.run_steps(2);
    w.get_by_role_and_label(role, label).type_text(text);
    w.run_steps(3);
}

#[test]
fn keys_that_edit_no_text_are_commands_while_somebody_types_beside_the_map() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let text = egui::accesskit::Role::TextInput;
    type_in(&mut w, text, "Title of the study", "s d");
    let actions = room(&w).table().actions();
    w.key_press_modifiers(Modifiers::COMMAND, Key::A);
    w.run_steps(2);
    w.get_by_role_and_label(text, "Title of the study")
        .type_text("Two rings");
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    w.run_steps(3);
    assert!(says(&w, "Added as stop 1."));
    assert_eq!(
        room(&w).table().actions(),
        actions,
        "letters go to the field"
    );
    w.key_press_modifiers(Modifiers::COMMAND, Key::B);
    w.run_steps(3);
    assert!(!says(&w, "Title of the study"));
}

#[test]
fn presenting_leaves_the_window_of_the_study_where_it_lay() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), [1920.0, 1080.0], |_| {});
    w.key_press_modifiers(Modifiers::COMMAND, Key::B);
    w.run_steps(4);
    click(&mut w, "Add page of text");
    w.run_steps(4);
    let lies = |w: &Window<'_>| w.get_by_label("Title of the study").rect();
    let before = lies(&w);
    press(&mut w, Key::F5);
    w.run_steps(6);
    assert!(w.state().presenter().on && !says(&w, "Title of the study"));
    press(&mut w, Key::F5);
    w.run_steps(6);
    assert_eq!(lies(&w), before);
}

#[test]
fn moments_pages_and_a_saved_game_become_stops_are_saved_and_opened_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    push(&mut w, Command::SaveAs("Korsun game".to_owned()));
    w.run_steps(3);
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    w.run_steps(3);
    assert!(says(&w, "Added as stop 1."));
    // A stop that is gone is no longer told of.
    compose(&mut w, Composing::Remove);
    assert!(!says(&w, "Added as stop 1."));
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    w.run_steps(3);
    assert!(says(&w, "Added as stop 1."));
    push(&mut w, Command::Overlay(2));
    play(&mut w, "attack B7 29T");
    click(&mut w, "Add this moment");
    click(&mut w, "Add position only");
    click(&mut w, "Add page of text");
    let text = egui::accesskit::Role::MultilineTextInput;
    type_in(&mut w, text, "Text (**bold**, - list)", "Why **here**?");
    let game = home.path().join("games/Korsun game.hellsgate");
    compose(&mut w, Composing::Import(game));
    click(&mut w, "Save study");
    let [path] = files(home.path()).try_into().unwrap();
    let study = saved(&path);
    assert_eq!(StudyReader::default().check(&study), []);
    assert_eq!(study.stops.len(), 5);
    let at = |n: usize| study.stops[n].map.as_ref().map(|map| (map.game, &map.at));
    // Both moments are of one game, and the imported one is the same, shorter.
    assert_eq!(at(0), Some((0, &StopMoment::Node(1))));
    assert_eq!(at(1), Some((0, &StopMoment::Node(2))));
    assert!(matches!(at(2), Some((1, StopMoment::Position(_)))));
    assert_eq!(at(3), None);
    assert_eq!(study.stops[3].text, "Why **here**?");
    assert_eq!(at(4), Some((0, &StopMoment::Node(1))));
    assert_eq!(study.games.len(), 2);
    let overlays = |n: usize| study.stops[n].map.as_ref().unwrap().overlays.clone();
    assert_eq!(overlays(0), Vec::<String>::new());
    assert_eq!(overlays(1), ["supply"]);
    drop(w);
    // The file is opened as any other, and saved in its place.
    let mut w = window::open(home.path(), USUAL, |_| {});
    push(&mut w, Command::Open(path.clone()));
    w.run_steps(4);
    assert_eq!(rows(&w).len(), 5);
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(files(home.path()), std::slice::from_ref(&path));
    assert_eq!(saved(&path).stops.len(), 6);
}

#[test]
fn stops_are_moved_by_keys_and_by_hand_and_removed_and_all_of_it_is_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    for _ in 0..3 {
        click(&mut w, "Add page of text");
    }
    assert_eq!(rows(&w), ["1. Page 1", "2. Page 2", "3. Page 3"]);
    w.get_by_label("3. Page 3").focus();
    w.run_steps(2);
    w.key_press_modifiers(Modifiers::ALT, Key::ArrowUp);
    w.run_steps(3);
    w.key_press_modifiers(Modifiers::ALT, Key::ArrowUp);
    w.run_steps(3);
    assert_eq!(rows(&w), ["1. Page 3", "2. Page 1", "3. Page 2"]);
    click(&mut w, "Move down");
    assert_eq!(rows(&w), ["1. Page 1", "2. Page 3", "3. Page 2"]);
    let middle = |w: &Window<'_>, row: &str| w.get_by_label(row).rect().center();
    let (from, to) = (middle(&w, "1. Page 1"), middle(&w, "3. Page 2"));
    window::drag(&mut w, from, to);
    w.run_steps(3);
    assert_eq!(rows(&w), ["1. Page 3", "2. Page 2", "3. Page 1"]);
    w.get_by_label("2. Page 2").focus();
    w.run_steps(2);
    press(&mut w, Key::Delete);
    w.run_steps(3);
    assert_eq!(rows(&w), ["1. Page 3", "2. Page 1"]);
    for _ in 0..5 {
        click(&mut w, "Undo change");
    }
    assert_eq!(rows(&w), ["1. Page 1", "2. Page 2", "3. Page 3"]);
    click(&mut w, "Redo change");
    assert_eq!(rows(&w), ["1. Page 1", "2. Page 3", "3. Page 2"]);
}

#[test]
fn a_clicker_goes_from_stop_to_stop_and_the_own_game_comes_back_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let text = egui::accesskit::Role::MultilineTextInput;
    click(&mut w, "Add page of text");
    type_in(&mut w, text, "Text (**bold**, - list)", "Welcome to Korsun");
    push(&mut w, Command::Overlay(2));
    click(&mut w, "Add this moment");
    type_in(
        &mut w,
        text,
        "What the class sees beside the map (**bold**, - list)",
        "Look north",
    );
    play(&mut w, "attack B7 29T");
    push(&mut w, Command::Overlay(2));
    click(&mut w, "Add this moment");
    let own = (
        room(&w).table().write(""),
        room(&w).overlays_shown().to_vec(),
    );
    click(&mut w, "1. Page 1");
    click(&mut w, "Present from here");
    assert!(w.state().presenter().on);
    assert!(says(&w, "Welcome to Korsun"));
    press(&mut w, Key::PageDown);
    assert!(says(&w, "Look north"));
    assert!(room(&w).shows("supply"));
    assert_eq!(room(&w).table().glance().ply, 1);
    press(&mut w, Key::PageDown);
    assert!(!room(&w).shows("supply"));
    assert_eq!(room(&w).table().glance().ply, 2);
    press(&mut w, Key::PageDown);
    assert!(says(&w, "That was the last stop."));
    press(&mut w, Key::PageUp);
    assert!(says(&w, "Look north"));
    press(&mut w, Key::Escape);
    assert!(!w.state().presenter().on && says(&w, "Stop 2 of 3"));
    // What is played in the meantime is practice.
    play(&mut w, "attack D6 20GR");
    press(&mut w, Key::U);
    assert!(says(&w, "Stop 3 of 3"));
    click(&mut w, "Leave the study");
    assert_eq!(room(&w).table().write(""), own.0);
    assert_eq!(room(&w).overlays_shown(), own.1);
}

#[test]
fn a_stop_shows_every_game_held_with_nobody_called_to_the_table() {
    let home = tempfile::tempdir().unwrap();
    for entry in SYSTEMS {
        let mut w = begin(home.path(), entry, 0, seeded(4));
        compose(&mut w, Composing::New);
        compose(&mut w, Composing::AddMoment);
        let other = begin(home.path(), &ENTRY, 0, seeded(5));
        drop(other);
        compose(&mut w, Composing::Show(0));
        assert_eq!(room(&w).table().system(), entry.key);
        assert!(room(&w).on_show().is_some() && !room(&w).computer_decides());
        assert!(says(&w, "Stop 1 of 1"), "{}", entry.key);
        assert!(!says(&w, "I am here"), "{}", entry.key);
        compose(&mut w, Composing::Leave);
        assert!(room(&w).on_show().is_none());
    }
}

#[test]
fn another_game_that_is_begun_leaves_the_study_and_keeps_the_own_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    play(&mut w, "attack B7 29T");
    click(&mut w, "Add this moment");
    click(&mut w, "Show");
    assert!(room(&w).on_show().is_some());
    push(&mut w, window::begins(0, seeded(9), Default::default()));
    w.run_steps(4);
    assert!(room(&w).on_show().is_none());
    assert_eq!(room(&w).table().glance().ply, 0);
    let kept = std::fs::read_dir(home.path().join("games"))
        .unwrap()
        .count();
    assert_eq!(kept, 1, "the game that waited was kept");
}

#[test]
fn the_own_game_is_kept_from_behind_a_guess_or_a_tour_begun_over_a_stop() {
    for wish in [
        Command::Guess(GuessWish::Begin),
        Command::Tour(TourWish::Begin),
    ] {
        kept_from_behind(wish);
    }
}

fn kept_from_behind(wish: Command) {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    play(&mut w, "attack B7 29T");
    click(&mut w, "Add this moment");
    play(&mut w, "attack B7 48R");
    let own = room(&w).table().write("");
    click(&mut w, "Show");
    assert!(room(&w).on_show().is_some());
    push(&mut w, wish);
    w.run_steps(4);
    assert!(room(&w).on_show().is_none() && room(&w).table().glance().ply == 0);
    let root = w.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    root.events.push(ViewportEvent::Close);
    w.run_steps(4);
    drop(w);
    let mut w = window::open(home.path(), USUAL, |_| {});
    assert!(says(&w, "Resume where you left off?"));
    click(&mut w, "Go on with it");
    assert_eq!(room(&w).table().write(""), own);
}

#[test]
fn the_study_outlives_the_program_before_it_is_saved() {
    let home = tempfile::tempdir().unwrap();
    {
        let mut w = composing(home.path());
        click(&mut w, "Add this moment");
        click(&mut w, "Add page of text");
        w.run_steps(3);
    }
    assert!(files(home.path()).is_empty());
    let mut w = window::open(home.path(), USUAL, |_| {});
    compose(&mut w, Composing::Toggle);
    assert_eq!(rows(&w).len(), 2);
    assert!(says(&w, "Not saved yet"));
    click(&mut w, "Save study");
    assert_eq!(files(home.path()).len(), 1);
    w.run_steps(3);
    assert!(!home.path().join("study-draft.json").exists());
}

#[test]
fn two_programs_keep_a_study_each_and_neither_takes_the_others_away() {
    let home = tempfile::tempdir().unwrap();
    let draft = home.path().join("study-draft.json");
    let mut first = composing(home.path());
    click(&mut first, "Add page of text");
    first.run_steps(3);
    let of_first = std::fs::read(&draft).unwrap();
    // The other takes up what is kept, and goes on with it; so does the first.
    let mut second = window::open(home.path(), USUAL, |_| {});
    compose(&mut second, Composing::Toggle);
    assert_eq!(rows(&second).len(), 1);
    click(&mut first, "Add page of text");
    first.run_steps(3);
    let of_first = {
        let now = std::fs::read(&draft).unwrap();
        assert_ne!(now, of_first);
        now
    };
    for _ in 0..2 {
        click(&mut second, "Add page of text");
        second.run_steps(3);
    }
    assert_eq!(std::fs::read(&draft).unwrap(), of_first);
    let [own] = files(home.path()).try_into().unwrap();
    assert_eq!(saved(&own).stops.len(), 3);
    click(&mut second, "Save study");
    second.run_steps(3);
    assert_eq!(std::fs::read(&draft).unwrap(), of_first);
    let [path] = files(home.path()).try_into().unwrap();
    assert_eq!(saved(&path).stops.len(), 3);
}

#[test]
fn a_damaged_study_is_opened_up_to_the_damage_told_and_never_written_over() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add page of text");
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    let [path] = files(home.path()).try_into().unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let broken = &text[..text.find("Page 2").unwrap()];
    std::fs::write(&path, broken).unwrap();
    compose(&mut w, Composing::Open(path.clone()));
    assert_eq!(rows(&w), ["1. Page 1"]);
    assert!(says(&w, "has faults"));
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), broken);
    assert_eq!(files(home.path()).len(), 2);
    // Nor is what somebody else has changed meanwhile.
    let other = files(home.path())
        .into_iter()
        .find(|it| *it != path)
        .unwrap();
    let theirs = std::fs::read_to_string(&other)
        .unwrap()
        .replace("My study", "Theirs");
    std::fs::write(&other, &theirs).unwrap();
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(std::fs::read_to_string(&other).unwrap(), theirs);
    assert_eq!(files(home.path()).len(), 3);
    let newer = text.replacen("\"version\": 1", "\"version\": 9", 1);
    std::fs::write(&path, newer).unwrap();
    compose(&mut w, Composing::Open(path));
    assert!(says(&w, "newer program"));
    assert_eq!(rows(&w).len(), 3, "what was there stays");
}

#[test]
fn a_study_with_notes_is_printed_for_the_speaker_or_for_the_class() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add this moment");
    let notes = "What only the speaker sees";
    let field = w.query_all_by_label_contains(notes).find(|field| {
        let role = field.accesskit_node().role();
        role == egui::accesskit::Role::MultilineTextInput
    });
    field.expect("there is a field for them").focus();
    w.run_steps(2);
    w.event(egui::Event::Text("A hint for me".to_owned()));
    w.run_steps(3);
    let mut printed = Vec::new();
    for way in [
        "For the speaker, with the notes",
        "For the class, without the notes",
    ] {
        click(&mut w, "Print as PDF…");
        click(&mut w, way);
        until(&mut w, "it is printed", |w| !w.state().writes_report());
        w.run_steps(3);
        let pages = std::fs::read_dir(home.path().join("pages")).unwrap();
        printed.push(pages.count());
    }
    assert_eq!(printed, [1, 2]);
}

#[test]
fn a_study_is_printed_into_the_folder_of_pages() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add this moment");
    click(&mut w, "Print as PDF…");
    let pages = home.path().join("pages");
    while w.state().writes_report() {
        w.step();
        std::thread::yield_now();
    }
    w.run_steps(3);
    let file = std::fs::read_dir(&pages).unwrap().next().unwrap().unwrap();
    assert!(std::fs::read(file.path()).unwrap().starts_with(b"%PDF"));
    assert!(says(&w, "Exported as"));
}

/// Goes on until nothing is read, written or printed beside the window.
pub(super) fn settle(w: &mut Window<'_>) {
    w.step();
    while w.state().writes_report() {
        w.step();
        std::thread::yield_now();
    }
    w.run_steps(3);
}

/// A study in a file that is longer than what is read and written at once.
pub(super) fn long(folder: &Path) -> PathBuf {
    let page = |n: usize| StudyStop {
        title: format!("Page {n}"),
        text: "so much to say ".repeat(1_200),
        ..StudyStop::default()
    };
    let study = StudyFile {
        title: "Long".to_owned(),
        stops: (1..=70).map(page).map(Arc::new).collect(),
        ..StudyFile::default()
    };
    let path = folder.join("long.hgstudy");
    std::fs::write(&path, study.write()).unwrap();
    assert!(std::fs::metadata(&path).unwrap().len() > 1_048_576);
    path
}

#[test]
fn a_long_study_is_read_and_written_beside_the_window_and_opening_it_can_be_stopped() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let path = long(home.path());
    let open = || Command::Compose(Box::new(Composing::Open(path.clone())));
    // In one frame: a quick disk has read it by the next.
    w.state_mut().push(open());
    let stop = Command::Compose(Box::new(Composing::StopOpen));
    w.state_mut().push(stop);
    settle(&mut w);
    assert!(says(&w, "Opening was stopped."));
    assert!(says(&w, "No stops yet."), "what was there stays");
    push(&mut w, open());
    settle(&mut w);
    assert_eq!(rows(&w).len(), 70);
    click(&mut w, "Add page of text");
    settle(&mut w);
    let kept = home.path().join("study-draft.json");
    assert_eq!(
        saved(&kept).stops.len(),
        71,
        "it is kept before it is saved"
    );
    assert_eq!(saved(&path).stops.len(), 70);
    click(&mut w, "Save study");
    settle(&mut w);
    assert_eq!(saved(&path).stops.len(), 71);
    assert!(!kept.exists());
    // What was not saved when the window closes is waited for.
    click(&mut w, "Add page of text");
    w.state_mut().work(|app| app.push(Command::Quit));
    w.run_steps(3);
    assert_eq!(saved(&kept).stops.len(), 72);
}

#[test]
fn pages_that_are_being_made_are_made_whichever_study_is_opened_meanwhile() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add this moment");
    click(&mut w, "Save study");
    push(
        &mut w,
        Command::Compose(Box::new(Composing::Print(Readers::Speaker))),
    );
    push(&mut w, Command::Compose(Box::new(Composing::New)));
    settle(&mut w);
    assert!(says(&w, "No stops yet."));
    assert!(home.path().join("pages/My study.pdf").exists());
    assert!(says(&w, "Exported as"));
}

#[test]
fn save_as_without_dialogs_of_the_desktop_saves_it_anew_among_the_own_studies() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    click(&mut w, "Show");
    click(&mut w, "Add page of text");
    click(&mut w, "Save study as…");
    let [first, second] = files(home.path()).try_into().unwrap();
    let lengths = [&first, &second].map(|path| saved(path).stops.len());
    assert_eq!(lengths.iter().sum::<usize>(), 3, "{lengths:?}");
    assert!(!home.path().join("pages").exists());
    // From now on that is its file.
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(files(home.path()).len(), 2);
}

#[test]
fn while_a_study_is_put_together_presenting_presents_it_from_its_first_stop() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on && room(&w).on_show().is_none());
    press(&mut w, Key::F5);
    click(&mut w, "Add page of text");
    click(&mut w, "Add this moment");
    // Its title can be typed at once, and the key is one that types nothing.
    w.run_steps(2);
    w.event(egui::Event::Text("Before the storm".to_owned()));
    w.run_steps(2);
    assert_eq!(rows(&w), ["1. Page 1", "2. Before the storm"]);
    press(&mut w, Key::F5);
    w.run_steps(2);
    let seen = room(&w).on_show().unwrap();
    assert!(w.state().presenter().on && seen.number == (0, 2));
}

#[test]
fn a_file_called_a_study_that_is_none_is_told_of_as_a_study() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    for (name, bytes) in [
        ("noise.hgstudy", &b"\x00\xff\xfe noise"[..]),
        ("words.hgstudy", &b"once upon a time"[..]),
        ("game.hgstudy", &b"{ \"format\": \"hells-gate-game\" }"[..]),
    ] {
        let path = home.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        push(&mut w, Command::Open(path));
        w.run_steps(3);
        let stem = name.split('.').next().unwrap();
        assert!(says(&w, &format!("{stem} cannot be opened as a study")));
        assert!(!says(&w, "saved game"), "{name}");
    }
}

#[test]
fn esc_closes_the_window_of_the_study_before_it_leaves_the_moment_looked_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let at = NodeId(0);
    push(&mut w, Command::Room(Box::new(Deed::LookAt(Some(at)))));
    w.run_steps(3);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "No stops yet."));
    assert_eq!(room(&w).shown_node(), at);
    press(&mut w, Key::Escape);
    assert_ne!(room(&w).shown_node(), at);
}

#[test]
fn before_an_audience_esc_closes_what_lies_on_top_and_ends_presenting_last() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add page of text");
    click(&mut w, "Add this moment");
    click(&mut w, "Present from here");
    let on = |w: &Window<'_>| w.state().presenter().on;
    w.key_press_modifiers(Modifiers::COMMAND, Key::K);
    w.run_steps(3);
    click(&mut w, "Option of your own");
    click(&mut w, "Show large");
    assert!(on(&w) && room(&w).polls() && !says(&w, "Count"));
    press(&mut w, Key::Escape);
    assert!(on(&w) && says(&w, "Count"), "from afar to the window");
    press(&mut w, Key::Period);
    press(&mut w, Key::Escape);
    assert!(on(&w) && room(&w).polls(), "light again");
    press(&mut w, Key::Escape);
    assert!(on(&w) && !room(&w).polls(), "the poll is on top");
    // A page of text covers what is open: it is not closed unseen.
    w.key_press_modifiers(Modifiers::COMMAND, Key::K);
    w.run_steps(3);
    press(&mut w, Key::PageUp);
    assert!(on(&w) && room(&w).polls());
    press(&mut w, Key::Escape);
    assert!(!on(&w) && room(&w).polls());
    press(&mut w, Key::Escape);
    assert!(!room(&w).polls());
}

#[test]
fn before_an_audience_left_and_right_go_from_stop_to_stop_and_else_they_move_the_cursor() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    for _ in 0..3 {
        click(&mut w, "Add this moment");
    }
    let at = |w: &Window<'_>| room(w).on_show().map(|seen| seen.number.0);
    let cursor = |w: &Window<'_>| room(w).cursor();
    click(&mut w, "Show");
    assert_eq!(at(&w), Some(2));
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on);
    press(&mut w, Key::ArrowLeft);
    assert_eq!(at(&w), Some(1));
    press(&mut w, Key::PageUp);
    assert_eq!(at(&w), Some(0));
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::PageDown);
    assert_eq!((at(&w), cursor(&w)), (Some(2), None));
    press(&mut w, Key::ArrowRight);
    assert!(says(&w, "That was the last stop."));
    // Black, a step only makes it light again.
    press(&mut w, Key::Period);
    press(&mut w, Key::ArrowLeft);
    assert_eq!(at(&w), Some(2));
    assert!(!w.state().presenter().black);
    // Whoever draws by the keyboard needs the cursor.
    press(&mut w, Key::D);
    press(&mut w, Key::ArrowLeft);
    assert!(at(&w) == Some(2) && cursor(&w).is_some());
    press(&mut w, Key::Escape);
    press(&mut w, Key::F5);
    let before = cursor(&w);
    press(&mut w, Key::ArrowLeft);
    assert_eq!(at(&w), Some(2), "at the desk they are the cursor's");
    assert_ne!(cursor(&w), before);
    press(&mut w, Key::F2);
    assert!(says(&w, "in presenter mode: to the next stop of the study"));
}

#[test]
fn whoever_adds_stops_finds_the_button_where_it_was_and_is_told_who_sees_what() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let at = room(&w).table().glance().node;
    let remark = Remark {
        text: "A secret of mine".to_owned(),
        judgement: None,
    };
    push(&mut w, Command::Room(Box::new(Deed::Remark(at, remark))));
    w.run_steps(2);
    let lies = |w: &Window<'_>| w.get_by_label("Add this moment").rect();
    let before = lies(&w);
    for _ in 0..3 {
        // By the pointer, which stays where it is.
        w.hover_at(before.center());
        w.run_steps(1);
        w.drag_at(before.center());
        w.run_steps(1);
        w.drop_at(before.center());
        w.run_steps(4);
        assert_eq!(lies(&w), before);
    }
    assert_eq!(rows(&w).len(), 3);
    assert!(says(&w, "A moment of “"));
    let labels: Vec<String> = w
        .query_all_by_label_contains("")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(
        !labels.iter().any(|label| label.contains(" @")),
        "{labels:?}"
    );
    let text = egui::accesskit::Role::MultilineTextInput;
    type_in(
        &mut w,
        text,
        "What the class sees beside the map (**bold**, - list)",
        "Look north",
    );
    let said = "What only the speaker sees: for the speaker’s window and, if you like, in print";
    let said = w.get_by_role_and_label(text, said).value();
    assert_eq!(said.as_deref(), Some("A secret of mine"));
    click(&mut w, "Present from here");
    assert!(w.state().presenter().on);
    assert!(says(&w, "Look north") && !says(&w, "A secret of mine"));
    // Its title is the time of the moment, which stands there already.
    let title = room(&w).on_show().unwrap().title.clone();
    assert!(
        title.starts_with("Game turn 1") && !says(&w, &title),
        "{title}"
    );
    let turn = title.split(", ").next().unwrap();
    assert_eq!(w.query_all_by_label_contains(turn).count(), 1, "{turn}");
}
