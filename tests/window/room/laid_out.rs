//! How a game is laid out: what its units are made of, the sheet to set it up with
//! figures, and whom it favours as it is set.

use super::tabletop::entry;
use super::{begin, room, seeded};
use crate::window::{self, click, push, says};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::present::board::Pieces;
use hells_gate::record::Store;
use hells_gate::table::Table;
use std::fs;
use std::path::Path;

/// A window in which the rules of a new game are chosen.
fn choosing_rules(home: &Path) -> window::Window<'static> {
    let mut w = window::open(home, window::USUAL, |_| {});
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "All numbers and special rules");
    w.run_steps(20);
    w
}

fn names_variant(w: &mut window::Window<'_>, title: &str) {
    let role = egui::accesskit::Role::TextInput;
    let name = "Name of the variant";
    w.get_by_role_and_label(role, name).focus();
    w.run_steps(2);
    w.get_by_role_and_label(role, name).type_text(title);
    w.run_steps(3);
}

/// What is set otherwise than by default.
fn changed(table: &dyn Table) -> Vec<&'static str> {
    let set = table.parameters();
    let changed = set.iter().filter(|of| of.value != of.default);
    changed.map(|of| of.key).collect()
}

#[test]
fn units_are_blocks_when_the_menu_says_so_and_the_next_time_too() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 3, seeded(3));
    assert_eq!(room(&w).pieces(), Pieces::Counters);
    click(&mut w, "View");
    click(&mut w, "Units as blocks");
    w.run_steps(3);
    assert_eq!(room(&w).pieces(), Pieces::Blocks);
    let kept = Store::at(home.path()).unwrap().load_settings().0;
    assert!(kept.blocks, "it is remembered");
    push(&mut w, Command::MakeUnits(Pieces::Counters));
    w.run_steps(3);
    assert_eq!(room(&w).pieces(), Pieces::Counters);
}

#[test]
fn a_game_of_counters_says_that_it_has_no_blocks_and_no_set_up_sheet() {
    let home = tempfile::tempdir().unwrap();
    let toy = hells_gate::table::Entry::of::<super::minefield::Minefield>();
    let mut w = begin(home.path(), &toy, 0, seeded(3));
    for command in [Command::MakeUnits(Pieces::Blocks), Command::ExportMuster] {
        let why = room(&w).allows(&command).unwrap_err();
        assert!(!why.is_empty() && !why.contains("room-"), "{why}");
        push(&mut w, command);
        w.run_steps(2);
        assert_eq!(room(&w).pieces(), Pieces::Counters);
    }
    let store = Store::at(home.path()).unwrap();
    let pages = fs::read_dir(store.pages_folder());
    assert!(pages.is_err() || pages.unwrap().next().is_none());
}

#[test]
fn the_set_up_sheet_is_written_from_the_menu() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 2, seeded(3));
    click(&mut w, "Game");
    click(&mut w, "Set-up sheet as PDF…");
    w.run_steps(3);
    let store = Store::at(home.path()).unwrap();
    let pages = fs::read_dir(store.pages_folder()).unwrap().flatten();
    let pages: Vec<_> = pages.map(|page| page.path()).collect();
    assert_eq!(pages.len(), 1, "{pages:?}");
    let name = pages[0].file_name().unwrap().to_string_lossy().into_owned();
    assert!(name.contains("Set-up sheet"), "{name}");
    let bytes = fs::read(&pages[0]).unwrap();
    assert!(bytes.starts_with(b"%PDF") && bytes.len() > 10_000);
    assert!(says(&w, "Set-up sheet"), "it is told where");
}

#[test]
fn a_new_game_says_whom_each_option_favours_and_the_game_as_it_is_set() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let role = egui::accesskit::Role::ListBoxOption;

    let squares = "120 km by 120 km, squares";
    w.get_by_role_and_label(role, squares).click_accesskit();
    w.run_steps(4);
    let otherwise =
        "With other settings: Soviets 36% instead of 71% (4000 games, Colonel against Colonel)";
    assert!(says(&w, otherwise));
    assert!(says(
        &w,
        "With these settings: Favours: Soviets. Soviets 71\u{a0}±\u{a0}1%"
    ));
    click(&mut w, "Isolated units are lost at the end");
    w.run_steps(3);
    assert!(says(
        &w,
        "With these settings: Favours: Germans. Soviets 36\u{a0}±\u{a0}1%"
    ));
    click(&mut w, "Captured bases supply");
    w.run_steps(3);
    assert!(says(
        &w,
        "The balance with these settings has not been measured."
    ));
}

#[test]
fn rules_that_are_set_otherwise_get_a_name_that_the_game_carries() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(!says(&w, "Name of the variant"), "nothing is changed yet");
    click(&mut w, "All numbers and special rules");
    w.run_steps(20);
    assert!(says(&w, "Tanks against a clear hex"));
    assert!(says(&w, "Die 6, column 8:1+"));
    click(&mut w, "The order to stand fast");
    w.run_steps(3);
    assert!(says(&w, "Default: yes"));
    names_variant(&mut w, "Let them go");
    click(&mut w, "Begin");
    w.run_steps(6);
    let table = room(&w).table();
    assert_eq!(table.variant(), Some("Let them go"));
    assert!(table.title().ends_with("– Let them go"));
    assert_eq!(changed(table), ["stand_fast"]);
}

#[test]
fn rules_without_a_name_are_told_all_the_same_and_one_goes_back_to_its_default_by_itself() {
    let home = tempfile::tempdir().unwrap();
    let mut w = choosing_rules(home.path());
    click(&mut w, "The order to stand fast");
    click(&mut w, "The thaw");
    w.run_steps(3);
    // Beside it, and in the list of what is set otherwise.
    let back = "Back to the default: The thaw";
    assert_eq!(w.query_all_by_label(back).count(), 2);
    let beside = w.query_all_by_label(back).next();
    beside.unwrap().click_accesskit();
    w.run_steps(3);
    assert_eq!(w.query_all_by_label(back).count(), 0);
    click(&mut w, "Begin");
    w.run_steps(6);
    let table = room(&w).table();
    assert_eq!(table.variant(), None);
    assert!(
        table.title().ends_with("– changed rules"),
        "{}",
        table.title()
    );
    assert_eq!(changed(table), ["stand_fast"]);
    assert!(says(&w, "Changed rules, without a name."), "in the log");
    let report = hells_gate::table::report(table, hells_gate::table::WorkedOut::default());
    assert!(
        report
            .lines
            .iter()
            .any(|line| line.starts_with("Changed rules"))
    );
    let told = "The order to stand fast: no (published: yes)";
    assert!(
        report.lines.iter().any(|line| line == told),
        "{:?}",
        report.lines
    );
}

#[test]
fn the_rules_of_a_new_game_go_into_a_file_and_come_back_from_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = choosing_rules(home.path());
    // A cell is chosen in its place in the table.
    let cell = |w: &window::Window<'_>| -> String {
        let mut all = w.query_all_by_label_contains("Die 6, column 8:1+: ");
        all.next().unwrap().accesskit_node().label().unwrap()
    };
    w.get_by_label(&cell(&w)).focus();
    w.run_steps(6);
    window::press(&mut w, egui::Key::Enter);
    // Up to the first of the list.
    for _ in 0..8 {
        window::press(&mut w, egui::Key::ArrowUp);
    }
    window::press(&mut w, egui::Key::Enter);
    assert_eq!(cell(&w), "Die 6, column 8:1+: 0/0 *");
    names_variant(&mut w, "Dull guns");
    click(&mut w, "Save as a variant file…");
    w.run_steps(4);
    let shelf = std::fs::read_dir(home.path().join("variants")).unwrap();
    let path = shelf.map(|file| file.unwrap().path()).next().unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let variant = hells_gate::table::Variant::read(&text).unwrap();
    assert_eq!(variant.title, "Dull guns");
    drop(w);
    // Another day the file is opened as any other is.
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    push(&mut w, Command::Open(path.clone()));
    w.run_steps(6);
    assert!(says(&w, "The variant “Dull guns” is set."));
    click(&mut w, "Begin");
    w.run_steps(6);
    let table = room(&w).table();
    assert_eq!(table.variant(), Some("Dull guns"));
    assert_eq!(changed(table), ["crt_6_8to1"]);
    let book = table.rulebook();
    let case = book.find("CRT").unwrap().text();
    assert!(
        case.starts_with("In this game: Die 6, column 8:1+: 0/0 (published: "),
        "{case}"
    );
    // What is none of this game's is told, and nothing is set.
    let title = table.title().to_owned();
    std::fs::write(&path, text.replace("crt_6_8to1", "crt_7_8to1")).unwrap();
    push(&mut w, Command::Open(path.clone()));
    w.run_steps(4);
    assert!(says(&w, "cannot be used with any scenario of this game"));
    std::fs::write(&path, text.replace("\"version\": 1", "\"version\": 9")).unwrap();
    push(&mut w, Command::Open(path));
    w.run_steps(4);
    assert!(says(&w, "version"));
    assert_eq!(room(&w).table().title(), title);
}
