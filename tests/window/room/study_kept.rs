//! No study is lost: not one that makes room for another, not one that is saved elsewhere,
//! not one that the disk does not take.

use super::study::{compose, composing, files, long, play, rows, saved, settle};
use crate::finding::Fake;
use crate::window::{Window, click, push, says};
use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable as _;
use hells_gate::app::commands::{Command, Composing};
use hells_gate::app::desktop::Picked;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};

/// A desktop that thinks about a file until it is told.
fn thinking(w: &mut Window<'_>) -> Sender<Picked> {
    let (tell, told) = channel();
    let fake = Fake {
        told: Mutex::new(Some(told)),
        ..Fake::default()
    };
    w.state_mut().has_desktop(Arc::new(fake));
    tell
}

/// Goes on until the desktop has answered and nothing is written any more.
fn answered(w: &mut Window<'_>) {
    while w.state().awaits_desktop() {
        std::thread::yield_now();
        w.step();
    }
    settle(w);
}

#[test]
fn a_dialog_that_answers_when_another_study_is_open_saves_the_one_it_was_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add page of text");
    let tell = thinking(&mut w);
    click(&mut w, "Save study as…");
    // What is changed while the desktop thinks goes along.
    click(&mut w, "Add page of text");
    click(&mut w, "New study");
    assert!(says(&w, "No stops yet."));
    let elsewhere = home.path().join("elsewhere.hgstudy");
    tell.send(Picked::File(elsewhere.clone())).unwrap();
    answered(&mut w);
    assert_eq!(saved(&elsewhere).stops.len(), 2);
    assert!(says(&w, "elsewhere.hgstudy"), "that is told");
    // The one that is there has no file yet, and does not get that one.
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(saved(&elsewhere).stops.len(), 2);
    let kept = files(home.path());
    let mut lengths: Vec<usize> = kept.iter().map(|path| saved(path).stops.len()).collect();
    lengths.sort_unstable();
    assert_eq!(
        lengths,
        [1, 2],
        "the first made room under a name of its own"
    );
}

#[test]
fn a_dialog_saves_the_study_that_is_still_there_as_it_is_when_it_answers() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    click(&mut w, "Add page of text");
    let tell = thinking(&mut w);
    click(&mut w, "Save study as…");
    click(&mut w, "Add page of text");
    let elsewhere = home.path().join("elsewhere.hgstudy");
    tell.send(Picked::File(elsewhere.clone())).unwrap();
    answered(&mut w);
    assert_eq!(saved(&elsewhere).stops.len(), 2);
    click(&mut w, "Add page of text");
    click(&mut w, "Save study");
    assert_eq!(
        saved(&elsewhere).stops.len(),
        3,
        "it is its file from now on"
    );
    assert_eq!(files(home.path()), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_long_study_makes_room_for_another_beside_the_window() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    let path = long(home.path());
    compose(&mut w, Composing::Open(path.clone()));
    settle(&mut w);
    click(&mut w, "Add page of text");
    settle(&mut w);
    push(&mut w, Command::Compose(Box::new(Composing::New)));
    // The window goes on, and the long one is there until it is written.
    settle(&mut w);
    assert!(says(&w, "No stops yet."));
    let [aside] = files(home.path()).try_into().unwrap();
    assert_eq!(saved(&aside).stops.len(), 71);
    assert_eq!(
        saved(&path).stops.len(),
        70,
        "its own file is its owner's to save"
    );
    // The same for one that is opened; and what is changed meanwhile is not lost.
    compose(&mut w, Composing::Open(aside.clone()));
    settle(&mut w);
    click(&mut w, "Add page of text");
    settle(&mut w);
    push(
        &mut w,
        Command::Compose(Box::new(Composing::Open(path.clone()))),
    );
    push(&mut w, Command::Compose(Box::new(Composing::AddPage)));
    settle(&mut w);
    assert_eq!(rows(&w).len(), 70);
    let all = files(home.path());
    let lengths: Vec<usize> = all.iter().map(|path| saved(path).stops.len()).collect();
    assert_eq!(
        (all.len(), lengths.iter().max()),
        (2, Some(&73)),
        "{lengths:?}"
    );
}

#[test]
fn one_that_cannot_be_saved_makes_no_room_for_another() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    std::fs::write(home.path().join("studies"), "no folder").unwrap();
    click(&mut w, "Add page of text");
    click(&mut w, "New study");
    assert_eq!(rows(&w), ["1. Page 1"]);
    settle(&mut w);
    assert_eq!(rows(&w), ["1. Page 1"], "nor later");
}

/// Neither where studies are kept nor among the user's own can anything be written.
fn bars_the_disk(home: &Path) {
    let _ = std::fs::remove_file(home.join("study-draft.json"));
    std::fs::create_dir(home.join("study-draft.json")).unwrap();
    std::fs::write(home.join("studies"), "no folder").unwrap();
}

/// What the window asked of the desktop about itself in the last step.
fn asked(w: &Window<'_>) -> Vec<ViewportCommand> {
    let output = &w.output().viewport_output;
    output[&ViewportId::ROOT].commands.clone()
}

/// Somebody closes the window. Whether it stays.
fn stays(w: &mut Window<'_>) -> bool {
    let views = &mut w.input_mut().viewports;
    let root = views.entry(ViewportId::ROOT).or_default();
    root.events.push(ViewportEvent::Close);
    w.step();
    let stays = asked(w).contains(&ViewportCommand::CancelClose);
    let views = &mut w.input_mut().viewports;
    views.entry(ViewportId::ROOT).or_default().events.clear();
    w.run_steps(3);
    stays
}

/// Presses a button; whether the window closes then.
fn closes(w: &mut Window<'_>, button: &str) -> bool {
    w.get_by_label(button).click_accesskit();
    let mut closes = false;
    for _ in 0..6 {
        w.step();
        closes |= asked(w).contains(&ViewportCommand::Close);
    }
    closes
}

#[test]
fn a_study_that_the_disk_does_not_take_is_not_lost_when_the_window_closes() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    bars_the_disk(home.path());
    click(&mut w, "Add page of text");
    assert!(stays(&mut w));
    assert!(says(&w, "This could not be written") && says(&w, "My study"));
    assert!(!closes(&mut w, "Do not close"));
    assert!(!says(&w, "This could not be written"));
    assert_eq!(rows(&w), ["1. Page 1"]);
    assert!(stays(&mut w), "it is asked each time");
    // Tried again in vain it stays, too.
    assert!(!closes(&mut w, "Try again and close"));
    assert!(says(&w, "This could not be written"));
    std::fs::remove_dir(home.path().join("study-draft.json")).unwrap();
    assert!(closes(&mut w, "Try again and close"));
    let kept = saved(&home.path().join("study-draft.json"));
    assert_eq!(kept.stops.len(), 1);
}

#[test]
fn it_can_be_saved_elsewhere_or_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = composing(home.path());
    bars_the_disk(home.path());
    click(&mut w, "Add page of text");
    assert!(stays(&mut w));
    let elsewhere = home.path().join("elsewhere.hgstudy");
    let tell = thinking(&mut w);
    w.run_steps(3);
    assert!(!closes(&mut w, "Save the study elsewhere"));
    tell.send(Picked::File(elsewhere.clone())).unwrap();
    answered(&mut w);
    assert_eq!(saved(&elsewhere).stops.len(), 1);
    assert!(!stays(&mut w), "nothing would be lost any more");
    play(&mut w, "attack B7 29T");
    click(&mut w, "Add this moment");
    assert!(stays(&mut w));
    assert!(closes(&mut w, "Close without it"));
    assert_eq!(saved(&elsewhere).stops.len(), 1);
}
