//! The guided tour in every language, headless: its cards, buttons and hints.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, click, press, push, says, studying};
use egui::Key;
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::{Command, TourWish, key_words};
use hells_gate::app::keymap::Keymap;
use hells_gate::app::tour::{self, STEPS, Step, Wait};
use hells_gate::systems::hells_gate::notation;
use hells_gate::words::{Language, Value, message, speaking};
use std::path::Path;

/// A window that speaks a language, in which the tour has begun.
fn touring(home: &Path, language: Language) -> Window<'static> {
    let mut w = studying(home);
    push(&mut w, Command::Speak(Some(language)));
    push(&mut w, Command::Tour(TourWish::Begin));
    w.run_steps(4);
    assert_eq!(at(&w), Some(0));
    w
}

fn at(w: &Window<'_>) -> Option<usize> {
    w.state().tour().map(tour::Tour::at)
}

/// A message without arguments in a language.
fn said(language: Language, id: &str) -> String {
    speaking(language, || message(id, []))
}

/// Title, text and task of a card.
fn texts(language: Language, step: &Step) -> [String; 3] {
    let keys = Keymap::default();
    speaking(language, || {
        [(step.title)(), (step.text)(&keys), (step.task)(&keys)]
    })
}

#[test]
fn the_whole_tour_is_played_by_its_buttons_in_every_language() {
    for language in Language::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut w = touring(home.path(), language);
        for (n, step) in STEPS.iter().enumerate() {
            assert_eq!(at(&w), Some(n), "{language:?}");
            let [title, text, task] = texts(language, step);
            for told in [&title, &text, &task] {
                assert!(says(&w, told), "{language:?} {n}: {told}");
            }
            // The card never lies over what it speaks of, however long it is.
            let card = w.get_by_label(&title).rect().right();
            for name in step.hexes {
                let hex = speaking(language, || {
                    message("hex-head", [("hex", Value::from(*name))])
                });
                let hex = w.get_by_label_contains(&format!("{hex},")).rect();
                assert!(card < hex.left(), "{language:?} {n}: {name}");
            }
            if n + 1 < STEPS.len() {
                let button = match step.wait {
                    Wait::Read => "tour-next",
                    _ => "tour-show-me",
                };
                click(&mut w, &said(language, button));
            }
        }
        let end = *w.state().session().state();
        click(&mut w, &said(language, "tour-play-on"));
        assert_eq!(at(&w), None);
        assert_eq!(*w.state().session().state(), end);
    }
}

#[test]
fn what_the_tour_does_not_do_is_said_in_the_language_of_the_window() {
    for language in Language::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut w = touring(home.path(), language);
        push(&mut w, Command::Save);
        w.run_steps(4);
        assert!(says(&w, &said(language, "tour-not-saved")), "{language:?}");
        let attack = |wait| matches!(wait, Wait::Do(all) if all.contains(&"attack B7 29T"));
        let card = STEPS.iter().position(|s| attack(s.wait)).unwrap();
        while at(&w) < Some(card) {
            press(&mut w, Key::T);
        }
        let rules = w.state().session().rules().clone();
        let other = notation::read(&rules, "attack C6 26GR").unwrap();
        window::does(&mut w, other);
        w.run_steps(4);
        let [_, _, task] = texts(language, &STEPS[card]);
        let hint = speaking(language, || {
            message("tour-another-way", [("task", Value::from(task))])
        });
        assert!(says(&w, &hint), "{language:?}");
        click(&mut w, &said(language, "tour-back"));
        assert_eq!(at(&w), Some(card - 1));
        click(&mut w, &said(language, "tour-leave"));
        assert_eq!(at(&w), None);
    }
}

#[test]
fn every_card_has_words_of_its_own_in_every_language() {
    let keys = Keymap::default();
    let keys: Vec<String> = (keys.rows().iter())
        .flat_map(|row| {
            let key = key_words(&row.shortcut);
            key.split('+').map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    for (n, step) in STEPS.iter().enumerate() {
        let english = texts(Language::English, step);
        for language in [Language::German, Language::Russian, Language::Ukrainian] {
            let own = texts(language, step);
            for (own, english) in own.iter().zip(&english) {
                assert_ne!(own, english, "{language:?} {n}");
                // But hexes and keys, nothing is left in Latin letters.
                let words = own.split(|c: char| !c.is_ascii_alphanumeric());
                let latin = words.filter(|w| {
                    language != Language::German
                        && w.chars().filter(char::is_ascii_alphabetic).count() > 1
                        && !keys.iter().any(|key| key == w)
                });
                let latin: Vec<&str> = latin.collect();
                assert_eq!(latin, Vec::<&str>::new(), "{language:?} {n}");
            }
        }
    }
}
