//! The report of a game, written from the window.

use super::{begin, play, room, seeded};
use crate::window::{self, Window, click, press, push, says};
use egui::Key;
use hells_gate::app::commands::{Command, ReportFile};
use hells_gate::app::room::{Asked, Deed};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::find;
use std::path::{Path, PathBuf};

/// Everything that was written among the pages.
fn pages(home: &Path) -> Vec<PathBuf> {
    let Ok(folder) = std::fs::read_dir(home.join("pages")) else {
        return Vec::new();
    };
    folder.map(|entry| entry.unwrap().path()).collect()
}

fn writes(w: &mut Window<'_>) {
    while w.state().writes_report() {
        w.step();
        std::thread::yield_now();
    }
    w.run_steps(3);
}

#[test]
fn a_report_is_written_as_text_and_as_pages() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let mut w = begin(home.path(), entry, 1, seeded(3));
    assert!(
        room(&w)
            .allows(&Command::ExportReport(ReportFile::Pdf))
            .is_err()
    );
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    for (file, ending, begins) in [
        (ReportFile::Markdown, "md", &b"# After-action report: "[..]),
        (ReportFile::Pdf, "pdf", b"%PDF-"),
    ] {
        push(&mut w, Command::ExportReport(file));
        writes(&mut w);
        let written = pages(home.path());
        let mut named = written
            .iter()
            .filter(|path| path.extension().is_some_and(|e| e == ending));
        let path = named.next().unwrap();
        assert!(std::fs::read(path).unwrap().starts_with(begins), "{ending}");
        assert!(says(&w, "Exported as"), "{ending}");
    }
}

/// A scenario of a system, played into its second turn.
fn in_turn_two(home: &Path, system: &str, start: usize) -> Window<'static> {
    let mut w = begin(home, find(SYSTEMS, system).unwrap(), start, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    w
}

#[test]
fn a_game_is_looked_back_at_first_and_stopping_that_stops_the_report() {
    let home = tempfile::tempdir().unwrap();
    let mut w = in_turn_two(home.path(), "hells_gate", 0);
    push(&mut w, Command::ExportReport(ReportFile::Markdown));
    w.step();
    assert_eq!(room(&w).thinks(), Some(Asked::LookBack));
    assert!(says(&w, "First the program looks back at the game"));
    push(&mut w, Command::DismissAnswer);
    writes(&mut w);
    assert!(says(&w, "no report was written"));
    assert!(pages(home.path()).is_empty());
}

#[test]
fn a_report_from_before_the_end_of_a_line_says_that_it_ends_there() {
    let home = tempfile::tempdir().unwrap();
    let mut w = in_turn_two(home.path(), "tabletop", 1);
    let line = room(&w).table().line();
    push(&mut w, Command::Room(Box::new(Deed::Enter(line[1]))));
    w.run_steps(3);
    assert_eq!(room(&w).table().glance().ply, 2);
    push(&mut w, Command::ExportReport(ReportFile::Markdown));
    w.step();
    writes(&mut w);
    let told = format!("goes on for {} more actions", line.len() - 2);
    let [path] = pages(home.path()).try_into().unwrap();
    assert!(std::fs::read_to_string(path).unwrap().contains(&told));
}

/// A game that is soon looked back at: little has been decided.
fn just_begun(home: &Path) -> Window<'static> {
    let mut w = begin(home, find(SYSTEMS, "hells_gate").unwrap(), 0, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 1);
    press(&mut w, Key::Escape);
    w
}

#[test]
fn a_game_that_leaves_the_table_is_looked_back_at_to_the_end_and_its_report_is_written() {
    let home = tempfile::tempdir().unwrap();
    let mut w = just_begun(home.path());
    let title = room(&w).table().title().to_owned();
    let begins = || window::begins(1, seeded(3), Default::default());
    // Not a frame later: it is soon looked back at.
    push(&mut w, Command::ExportReport(ReportFile::Markdown));
    push(&mut w, begins());
    w.run_steps(4);
    assert_ne!(room(&w).table().title(), title);
    writes(&mut w);
    assert!(says(&w, "Exported as"));
    let [path] = pages(home.path()).try_into().unwrap();
    let report = std::fs::read_to_string(path).unwrap();
    assert!(report.starts_with(&format!("# After-action report: {title}\n")));
    // What takes longer says what it does, and can be stopped.
    let mut w = in_turn_two(home.path(), "hells_gate", 0);
    push(&mut w, Command::ExportReport(ReportFile::Markdown));
    w.step();
    push(&mut w, begins());
    w.run_steps(4);
    assert!(says(&w, "is looked back at for its report"));
    assert!(w.state().writes_report() && !says(&w, "no report was written"));
    click(&mut w, "Stop writing");
    writes(&mut w);
    assert!(says(&w, "no report was written"));
    assert_eq!(pages(home.path()).len(), 1);
}
