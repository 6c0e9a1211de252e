//! The panels of decisions in other languages: combat, plans, dice and the
//! computer; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{
    USUAL, Window, at, click, click_beginning, open, play_until, press, push, says,
};
use egui::Key;
use hells_gate::app::annotate::Drawing;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::{Die, UndoPolicy};
use hells_gate::record::DiceMode;
use hells_gate::systems::hells_gate::{Side, Stage};
use hells_gate::words::Language;
use std::path::Path;

/// One person who studies in this language: dice by hand, and what is decided
/// can be taken back.
fn studying(home: &Path, language: Language) -> Window<'static> {
    open(home, USUAL, |settings| {
        settings.language = Some(language);
        settings.handover_notice = false;
        settings.dice = DiceMode::ByHand;
        settings.undo = UndoPolicy::Free;
        settings.pace = 0;
    })
}

fn says_all(w: &Window<'_>, words: &[&str]) {
    for word in words {
        assert!(says(w, word), "{word}");
    }
}

fn stage(w: &Window<'_>) -> Stage {
    w.state().session().state().stage
}

#[test]
fn an_attack_is_planned_rolled_and_borne_in_german() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), Language::German);
    push(&mut w, Command::Proceed);
    w.run_steps(3);
    assert_eq!(stage(&w), Stage::Combat);
    says_all(&w, &["Ziele", "Mehrere Angriffe planen"]);
    press(&mut w, Key::A);
    says_all(&w, &["Angriffsplan", "Noch geschieht nichts."]);
    click_beginning(&mut w, "Angriff auf C6 ");
    click_beginning(&mut w, "29. Panzerkorps (");
    click_beginning(&mut w, "20. Panzerkorps (");
    let planned = [
        "Geplanter Angriff 1 auf C6 ",
        "Streichen: geplanter Angriff 1",
        "20. Panzerkorps (C7)",
        "Zu erwarten",
    ];
    says_all(&w, &planned);
    press(&mut w, Key::G);
    says_all(&w, &["Angriff auf C6 ", "Verteidiger", "im Mittel"]);
    click_beginning(&mut w, "Würfeln: normaler Angriff");
    push(&mut w, window::gives(Die::new(6).unwrap()));
    w.run_steps(3);
    assert_eq!(stage(&w), Stage::Losses);
    says_all(&w, &[": 6", "Treffer"]);
    push(&mut w, Command::Toggle(Dialog::Dice));
    w.run_steps(3);
    says_all(&w, &["Würfel und Glück", "Sowjets", "5: 0, 6: 1"]);
}

#[test]
fn a_movement_phase_and_the_dice_are_told_in_ukrainian() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), Language::Ukrainian);
    play_until(&mut w, 2, at(1, Side::German, Stage::Movement));
    says_all(&w, &["Ще можуть рухатися"]);
    press(&mut w, Key::N);
    assert!(!w.state().picked_units().is_empty());
    says_all(&w, &[": куди"]);
    push(&mut w, Command::Toggle(Dialog::Dice));
    push(&mut w, Command::Draw(Drawing::Mode));
    w.run_steps(3);
    says_all(&w, &["Кубики й везіння", "Радянські війська"]);
    says_all(&w, &["Стрілка, коло", "Колір: Радянські", "Намальовано: 0"]);
}

/// Waits for the thread that thinks.
fn until(w: &mut Window<'_>, done: impl Fn(&Window<'_>) -> bool) {
    for _ in 0..200_000 {
        if done(w) {
            return;
        }
        w.step();
        std::thread::yield_now();
    }
    panic!("it never came to pass");
}

#[test]
fn the_computer_speaks_the_language_of_the_window_and_changes_it_with_the_window() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |settings| {
        settings.language = Some(Language::German);
        // It is held before it goes on to roll, and hits that somebody else decides.
        settings.pace = 20;
    });
    push(&mut w, Command::Proceed);
    w.run_steps(3);
    click(&mut w, "Computer");
    says_all(&w, &["Rat", "Wer wird gewinnen?"]);
    click(&mut w, "Sowjets: wer spielt");
    click(&mut w, "Hauptmann");
    until(&mut w, |w| w.state().room().plan_told().is_some());
    push(&mut w, Command::HoldComputer);
    w.run_steps(3);
    says_all(&w, &["Hauptmann", "wartet.", "Sein Plan"]);
    let cyrillic = |text: &str| text.chars().any(|c| ('а'..='я').contains(&c));
    let said = |w: &Window<'_>| w.state().room().plan_told().unwrap_or_default().to_owned();
    assert!(!cyrillic(&said(&w)), "{}", said(&w));
    push(&mut w, Command::Speak(Some(Language::Ukrainian)));
    w.run_steps(3);
    says_all(&w, &["Капітан", "чекає.", "Його план"]);
    assert!(cyrillic(&said(&w)), "{}", said(&w));
    assert!(says(&w, &said(&w)), "it stands on the screen");
    push(
        &mut w,
        Command::Ask(hells_gate::app::commands::Consultation::Forecast),
    );
    w.run_steps(3);
    says_all(&w, &["Розігрує позицію до кінця…", "Перервати"]);
    push(&mut w, Command::DismissAnswer);
    // The record calls its player the same whatever is spoken.
    let session = w.state().session();
    let players = &session.file.players;
    assert_eq!(players[Side::Soviet], "Computer (Captain)");
}
