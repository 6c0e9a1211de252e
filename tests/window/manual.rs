//! The manual in the window; headless, through the accessible names.

use crate::window::{click, press, push, says, studying};
use egui::Key;
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::{Binding, Command, bindings, key_name};
use hells_gate::present::book::Passage;
use hells_gate::present::manual;
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
