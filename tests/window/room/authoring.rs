//! Lessons written in the window: steps, answers played on the table, undo, files, and the
//! draft that outlives the program.

use super::{begin, room, seeded};
use crate::window::{self, USUAL, Window, click, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Authoring, Command};
use hells_gate::app::lessons::LessonId;
use hells_gate::app::room::Deed;
use hells_gate::lesson::{LessonFile, QuestionKind, check, read};
use hells_gate::present::system::Effect;
use hells_gate::systems::hells_gate::ENTRY;
use std::path::{Path, PathBuf};

fn author(w: &mut Window<'_>, wish: Authoring) {
    push(w, Command::Author(Box::new(wish)));
    w.run_steps(3);
}

fn play(w: &mut Window<'_>, action: &str) {
    let deed = Deed::Do(Effect::Play(vec![action.to_owned()]));
    push(w, Command::Room(Box::new(deed)));
    w.run_steps(2);
}

/// A window in which a lesson is begun on a game of the whole battle.
fn writing(home: &Path) -> Window<'static> {
    let mut w = begin(home, &ENTRY, 0, seeded(4));
    play(&mut w, "supply");
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::F1);
    w.run_steps(4);
    assert!(says(&w, "Writing a lesson"));
    w
}

fn files(home: &Path) -> Vec<PathBuf> {
    let Ok(all) = std::fs::read_dir(home.join("lessons")) else {
        return Vec::new();
    };
    let mut all: Vec<PathBuf> = all.map(|file| file.unwrap().path()).collect();
    all.sort();
    all
}

fn lesson(path: &Path) -> LessonFile {
    read(&std::fs::read(path).unwrap()).unwrap().lesson
}

#[test]
fn a_lesson_is_written_by_playing_it_checked_tried_saved_and_opened_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = writing(home.path());
    let before = room(&w).table().glance().digest;
    // A right answer and a wrong one, played on the table.
    click(&mut w, "By playing");
    click(&mut w, "Play a right answer");
    assert!(says(&w, "Play the answer on the map."));
    play(&mut w, "attack B7 29T");
    play(&mut w, "attack B7 48R");
    click(&mut w, "That is the answer");
    assert_eq!(
        room(&w).table().glance().digest,
        before,
        "the game is as it was"
    );
    click(&mut w, "Play a wrong answer");
    play(&mut w, "attack D6 20GR");
    click(&mut w, "That is the answer");
    // Nothing is said of the wrong one yet: that is told.
    click(&mut w, "Check it");
    assert!(says(&w, "nothing is said of this wrong answer"));
    let field = w.get_by_role_and_label(
        egui::accesskit::Role::MultilineTextInput,
        "Said of: Wrong answer 1",
    );
    field.focus();
    w.run_steps(2);
    let field = w.get_by_role_and_label(
        egui::accesskit::Role::MultilineTextInput,
        "Said of: Wrong answer 1",
    );
    field.type_text("Not there.");
    w.run_steps(3);
    click(&mut w, "Check it");
    assert!(says(
        &w,
        "Every position, answer, rule and number is sound."
    ));
    click(&mut w, "Save lesson");
    let [path] = files(home.path()).try_into().unwrap();
    let saved = lesson(&path);
    assert!(check(&saved).is_empty());
    let Some(QuestionKind::Play { right, wrong, .. }) = saved.steps[0]
        .question
        .as_ref()
        .map(|question| &question.kind)
    else {
        panic!("{:?}", saved.steps[0].question);
    };
    assert_eq!(right[0].play, ["attack B7 29T", "attack B7 48R"]);
    assert_eq!(wrong[0].play, ["attack D6 20GR"]);
    assert_eq!(wrong[0].saying.says.told(), "Not there.");
    // Tried at once: the own game waits.
    click(&mut w, "Try it");
    assert_eq!(room(&w).tour_card(), Some((0, 1)));
    play(&mut w, "attack D6 20GR");
    assert!(says(&w, "Not there."));
    click(&mut w, "Leave the lesson");
    assert_eq!(room(&w).table().glance().digest, before);
    // Opened again and changed, it is saved in its own file.
    author(&mut w, Authoring::Open(LessonId::File(path.clone())));
    click(&mut w, "Add step");
    click(&mut w, "Save lesson");
    assert_eq!(files(home.path()), std::slice::from_ref(&path));
    assert_eq!(lesson(&path).steps.len(), 2);
}

#[test]
fn steps_are_added_moved_and_deleted_and_every_change_is_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = writing(home.path());
    click(&mut w, "Add step");
    click(&mut w, "Add step");
    assert!(says(&w, "3. Step 3"));
    click(&mut w, "Move up");
    assert!(says(&w, "2. Step 3") && says(&w, "3. Step 2"));
    click(&mut w, "Delete step");
    assert!(!says(&w, "Step 3"));
    click(&mut w, "Undo change");
    assert!(says(&w, "2. Step 3"));
    click(&mut w, "Undo change");
    assert!(says(&w, "3. Step 3"));
    click(&mut w, "Undo change");
    click(&mut w, "Undo change");
    assert!(!says(&w, "Step 2"));
    click(&mut w, "Redo change");
    assert!(says(&w, "2. Step 2"));
}

#[test]
fn the_draft_outlives_the_program_half_written_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    {
        let mut w = writing(home.path());
        click(&mut w, "Add step");
        click(&mut w, "By playing");
        w.run_steps(3);
    }
    assert!(files(home.path()).is_empty());
    let mut w = window::open(home.path(), USUAL, |_| {});
    author(&mut w, Authoring::Toggle);
    assert!(says(&w, "2. Step 2"));
    assert!(says(&w, "Not saved yet"));
}

#[test]
fn no_file_is_written_over_that_lies_elsewhere_or_that_somebody_has_changed() {
    let home = tempfile::tempdir().unwrap();
    let mut w = writing(home.path());
    click(&mut w, "Save lesson");
    let [path] = files(home.path()).try_into().unwrap();
    let theirs = std::fs::read_to_string(&path)
        .unwrap()
        .replace("My lesson", "Theirs");
    std::fs::write(&path, &theirs).unwrap();
    click(&mut w, "Add step");
    click(&mut w, "Save lesson");
    assert_eq!(files(home.path()).len(), 2);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), theirs);
    // From elsewhere: it is saved among the own ones.
    let other = home.path().join("other.lesson.json");
    std::fs::write(&other, &theirs).unwrap();
    author(&mut w, Authoring::Open(LessonId::File(other.clone())));
    click(&mut w, "Save lesson");
    assert_eq!(files(home.path()).len(), 3);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), theirs);
    let names: Vec<_> = w
        .query_all_by_role(egui::accesskit::Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(names.contains(&"Add step".to_owned()), "{names:?}");
}
