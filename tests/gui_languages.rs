//! The window in other languages; headless, through the accessible names.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![cfg(feature = "gui")]

mod window;

use hells_gate::app::commands::Command;
use hells_gate::record::Store;
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
            let mut letters: Vec<char> = source(language, area).chars().collect();
            letters.sort_unstable();
            letters.dedup();
            for family in &families {
                let font = egui::FontId::new(16.0, family.clone());
                for &letter in letters.iter().filter(|l| !l.is_control()) {
                    let has = ctx.fonts_mut(|f| f.has_glyph(&font, letter));
                    assert!(has, "{family:?} lacks {letter:?}");
                }
            }
        }
    }
}
