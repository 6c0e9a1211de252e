//! The window in other languages; headless, through the accessible names.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![cfg(feature = "gui")]

mod window;

use hells_gate::app::commands::Command;
use hells_gate::record::Store;
use hells_gate::systems::hells_gate::rulebook::Rulebook;
use hells_gate::systems::hells_gate::{Side, Stage};
use hells_gate::words::{AREAS, Language, source};
use window::{USUAL, at, open, play_until, push, says, studying};

#[test]
fn a_language_takes_effect_at_once_on_the_map_and_in_the_log_and_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(1, Side::German, Stage::Movement));
    assert!(says(&w, "Zvenigorodka"));
    for (language, place, unit) in [
        (Language::German, "Swenigorodka", "29. Panzerkorps"),
        (Language::Russian, "Звенигородка", "29-й танковый корпус"),
        (Language::Ukrainian, "Лисянка", "29-й танковий корпус"),
        (Language::English, "Zvenigorodka", "29th Tank Corps"),
    ] {
        push(&mut w, Command::Speak(Some(language)));
        w.run_steps(2);
        assert!(says(&w, place), "{place}");
        assert!(says(&w, unit), "{unit}");
        let log = w.state().session().log();
        assert!(log.iter().any(|l| l.line.text.contains(unit)), "{unit}");
        let kept = Store::at(home.path()).unwrap().load_settings().0;
        assert_eq!(kept.language, Some(language));
    }
}

#[test]
fn the_rule_book_follows_the_language_while_it_is_open() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Rule(Some("7.6".to_owned())));
    for (language, title) in [
        (Language::Ukrainian, "7.6  Відступи"),
        (Language::German, "7.6  Rückzüge"),
        (Language::Russian, "7.6  Отступления"),
        (Language::English, "7.6  Retreats"),
    ] {
        push(&mut w, Command::Speak(Some(language)));
        w.run_steps(2);
        assert!(says(&w, title), "{title}");
    }
}

#[test]
fn without_a_choice_the_window_speaks_as_the_system_does() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |_| ());
    assert!(says(&w, "Zvenigorodka"));
    w.state_mut().system_speaks(Language::Ukrainian);
    w.run_steps(2);
    assert!(says(&w, "Лисянка"));
    push(&mut w, Command::Speak(Some(Language::German)));
    w.run_steps(2);
    assert!(says(&w, "Swenigorodka"));
    push(&mut w, Command::Speak(None));
    w.run_steps(2);
    assert!(says(&w, "Лисянка"));
}

#[test]
fn a_language_can_be_chosen_in_the_menu_the_palette_and_the_settings() {
    use egui_kittest::kittest::Queryable;
    use hells_gate::app::commands::Dialog;
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Settings));
    w.run_steps(2);
    window::click(&mut w, "Українська");
    assert_eq!(w.state().language(), Language::Ukrainian);
    push(&mut w, Command::Toggle(Dialog::Settings));
    push(&mut w, Command::Toggle(Dialog::Palette));
    w.run_steps(2);
    // Whatever is spoken, a language is found by its own name.
    w.get_by_role(egui::accesskit::Role::SearchInput)
        .type_text("english");
    w.run_steps(4);
    window::press(&mut w, egui::Key::Enter);
    assert_eq!(w.state().language(), Language::English);
}

#[test]
fn the_bundled_fonts_have_every_letter_of_every_language() {
    let home = tempfile::tempdir().unwrap();
    let w = studying(home.path());
    let ctx = &w.ctx;
    let named = |name: &str| egui::FontFamily::Name(name.into());
    let families = [
        egui::FontFamily::Proportional,
        named("bold"),
        named("condensed"),
        named("map"),
        named("map-italic"),
    ];
    for language in Language::ALL {
        for area in 0..AREAS.len() {
            let letters = letters(source(language, area));
            for family in &families {
                let font = egui::FontId::new(16.0, family.clone());
                for &letter in &letters {
                    let has = ctx.fonts_mut(|f| f.has_glyph(&font, letter));
                    assert!(has, "{family:?} lacks {letter:?}");
                }
            }
        }
    }
    for language in Language::ALL {
        for letter in letters(&Rulebook::of(language).plain()) {
            for family in &families[..2] {
                let font = egui::FontId::new(16.0, family.clone());
                let has = ctx.fonts_mut(|f| f.has_glyph(&font, letter));
                assert!(has, "{family:?} lacks {letter:?}");
            }
        }
    }
}

/// Each of the letters once.
fn letters(text: &str) -> Vec<char> {
    let mut letters: Vec<char> = text.chars().filter(|l| !l.is_control()).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

#[test]
fn names_on_the_map_and_on_counters_borrow_no_letter_of_another_typeface() {
    let mut alone = hells_gate::app::theme::fonts();
    for files in alone.families.values_mut() {
        files.truncate(1);
    }
    let ctx = egui::Context::default();
    ctx.set_fonts(alone);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| ());
    output.textures_delta.clear();
    let names = AREAS.iter().position(|area| *area == "names").unwrap();
    for language in Language::ALL {
        for (kinds, family) in [
            (&["place-", "title-"][..], "map"),
            (&["river-", "days-"], "map-italic"),
            (&["label-"], "condensed"),
        ] {
            let font = egui::FontId::new(16.0, egui::FontFamily::Name(family.into()));
            let mut seen = 0;
            for line in source(language, names).lines() {
                if !kinds.iter().any(|kind| line.starts_with(kind)) {
                    continue;
                }
                seen += 1;
                let (_, name) = line.split_once(" = ").unwrap();
                for letter in letters(name)
                    .into_iter()
                    .chain(letters(&name.to_uppercase()))
                {
                    let has = ctx.fonts_mut(|f| f.has_glyph(&font, letter));
                    assert!(has, "{family} lacks {letter:?} of {name}");
                }
            }
            assert!(seen > 5, "{family}");
        }
    }
}
