//! The manual in the window; headless, through the accessible names.

use crate::window;
use crate::window::{USUAL, Window, click, press, push, says, studying};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use hells_gate::app::Room;
use hells_gate::app::commands::{Binding, Command, bindings, key_name};
use hells_gate::engine::Options;
use hells_gate::present::book::Passage;
use hells_gate::present::manual;
use hells_gate::systems::SYSTEMS;
use hells_gate::words::{Language, speaking};

#[test]
fn the_manual_is_in_the_menu_and_speaks_every_language() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click(&mut w, "Help");
    w.run_steps(3);
    click(&mut w, "Manual");
    w.run_steps(3);
    for language in Language::ALL {
        push(&mut w, Command::Speak(Some(language)));
        w.run_steps(3);
        let first = manual::of(language).find("1.1").unwrap();
        assert!(says(&w, &format!("1.1  {}", first.title)), "{language:?}");
        assert!(says(&w, &first.summary()), "{language:?}");
        assert!(says(&w, "sudo apt install ./hells-gate_*.deb"));
    }
    push(&mut w, Command::Speak(Some(Language::English)));
    w.run_steps(3);
    // A reference leads on, and the way back returns.
    click(&mut w, "2.3  Alone, in company, in class");
    w.run_steps(3);
    click(&mut w, "[7.1]");
    w.run_steps(3);
    let presenter = manual::of(Language::English).find("7.1").unwrap();
    let there = presenter.summary().split("; ").nth(1).unwrap().to_owned();
    let tail = there.rsplit("Page Down").next().unwrap().to_owned();
    assert!(says(&w, &tail), "{tail}");
    click(&mut w, "Back");
    w.run_steps(3);
    assert!(says(&w, "[7.1]"));
    press(&mut w, Key::Escape);
    w.run_steps(3);
    assert!(!says(&w, "[7.1]"), "Esc closes it");
}

#[test]
fn the_manual_opens_beside_the_rules_of_the_game_in_the_same_place() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Rule(Some("7.6".to_owned())));
    w.run_steps(3);
    assert!(says(&w, "7.6  Retreats"));
    push(&mut w, Command::Manual);
    w.run_steps(3);
    assert!(!says(&w, "7.6  Retreats"));
    assert!(w.query_by_label("6.3  Lines").is_some());
    push(&mut w, Command::Rule(None));
    w.run_steps(3);
    assert!(says(&w, "7.6  Retreats") && !says(&w, "6.3  Lines"));
}

#[test]
fn while_one_types_the_first_entry_that_has_it_is_read_and_one_step_leads_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Rule(None));
    w.run_steps(4);
    let (first, sought) = ("opens with its point", "absorb the last hit by retreating");
    assert!(says(&w, first) && !says(&w, sought));
    for typed in ["last hit by ", "retreat", "ing all"] {
        w.event(egui::Event::Text(typed.to_owned()));
        w.run_steps(4);
    }
    assert!(says(&w, sought) && !says(&w, first));
    click(&mut w, "Back");
    w.run_steps(3);
    assert!(says(&w, first), "whatever else was found on the way");
}

#[test]
fn the_keys_of_the_manual_are_those_of_the_program_in_every_language() {
    for language in Language::ALL {
        speaking(language, || {
            let all = bindings();
            let told = |row: &Vec<String>| {
                let same = |b: &Binding| key_name(&b.shortcut) == row[0] && b.what() == row[1];
                assert!(all.iter().any(same), "{language:?}: {row:?}");
            };
            let entry = manual::of(language).find("4.1").unwrap();
            let tables = entry.blocks.iter().filter_map(|block| match block {
                Passage::Table { rows, .. } => Some(rows),
                _ => None,
            });
            let rows: Vec<_> = tables.flatten().collect();
            assert!(rows.len() > 20, "{rows:?}");
            rows.into_iter().for_each(told);
        });
    }
}

#[test]
fn enter_in_the_search_of_a_book_leads_from_one_that_is_found_to_the_next() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Rule(None));
    w.run_steps(4);
    let book = w.state().room().table().rulebook();
    let found = book.search("supply");
    assert!(found.len() > 3, "{found:?}");
    // Its title stands in the list, and once more over what is read.
    let shown = |w: &Window<'_>| {
        let twice = |title: String| w.query_all_by_label(&title).count() > 1;
        let mut all = found.iter();
        let shown = all.position(|it| twice(format!("{}  {}", it.number, it.title)));
        shown.expect("one of them is read")
    };
    w.event(egui::Event::Text("supply".to_owned()));
    w.run_steps(4);
    assert_eq!(shown(&w), 0);
    // The first time it says that this one is meant.
    for then in [0, 1, 2] {
        press(&mut w, Key::Enter);
        assert_eq!(shown(&w), then);
    }
    w.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
    w.run_steps(4);
    assert_eq!(shown(&w), 1);
    // The keyboard is where it was: what is looked for next can be typed at once.
    w.event(egui::Event::Text(" line".to_owned()));
    w.run_steps(4);
    let field = w.get_by_role_and_label(Role::TextInput, "Search");
    assert_eq!(
        field.accesskit_node().value().as_deref(),
        Some("supply line")
    );
}

#[test]
fn the_window_of_a_book_is_as_wide_whatever_is_looked_for_or_read_in_it() {
    for size in [USUAL, [1280.0 / 1.5, 720.0 / 1.5]] {
        for entry in SYSTEMS {
            let home = tempfile::tempdir().unwrap();
            let mut w = window::open(home.path(), size, |_| {});
            let table = entry.usual(Options::default()).unwrap();
            w.state_mut().enter(Room::new(table, None));
            let wide = |w: &Window<'_>| {
                let book = w.get_by_role_and_label(Role::Dialog, "Rule book");
                book.rect().width()
            };
            push(&mut w, Command::Rule(None));
            w.run_steps(4);
            let before = wide(&w);
            for letters in ["t", "a", "b", "le", "x", "q"] {
                w.event(egui::Event::Text(letters.to_owned()));
                w.run_steps(3);
                assert_eq!(wide(&w), before, "{} {letters}", entry.key);
            }
            let book = w.state().room().table().rulebook();
            let entries = book.chapters.iter().flat_map(|chapter| &chapter.entries);
            let table = |block: &Passage| matches!(block, Passage::Table { .. });
            for read in entries.filter(|read| read.blocks.iter().any(table)) {
                push(&mut w, Command::Rule(Some(read.number.clone())));
                w.run_steps(3);
                assert_eq!(wide(&w), before, "{} {}", entry.key, read.number);
            }
        }
    }
}
