//! The window in other languages; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, at, open, play_until, press, push, says, studying};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::hex::HexId;
use hells_gate::record::Store;
use hells_gate::systems::hells_gate::picture::OverlayKind;
use hells_gate::systems::hells_gate::rulebook;
use hells_gate::systems::hells_gate::{Side, Stage};
use hells_gate::words::{AREAS, Language, source};
use std::collections::BTreeSet;

/// How what egui itself says begins, in English only.
const OF_EGUI: [&str; 2] = ["Resize panel", "Resize window "];

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
        let log = window::log(w.state());
        assert!(log.iter().any(|l| l.text.contains(unit)), "{unit}");
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
        for letter in letters(&rulebook::of(language).plain()) {
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

/// Everything on the screen that has a name, with its place.
fn told(w: &Window<'_>) -> Vec<(String, egui::Rect)> {
    let nodes = w.query_all_by_label_contains("");
    nodes
        .filter_map(|n| {
            let node = n.accesskit_node();
            Some((node.label().or_else(|| node.value())?, n.rect()))
        })
        .collect()
}

/// The words of a text that are written in Latin letters: keys, names that stay
/// and notation are none.
fn latin(text: &str) -> Vec<&str> {
    const STAY: [&str; 20] = [
        "Alt",
        "Backspace",
        "Ctrl",
        "Deutsch",
        "End",
        "English",
        "Enter",
        "Esc",
        "Gate",
        "Hell",
        "Hell’s",
        "Home",
        "CSV",
        "Markdown",
        "PDF",
        "PNG",
        "SVG",
        "PgDn",
        "PgUp",
        "Shift",
    ];
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '’');
    words
        .filter(|w| w.len() > 1 && w.chars().all(|c| c.is_ascii_alphabetic() || c == '’'))
        .filter(|w| !STAY.contains(w))
        .collect()
}

/// Names that are told in English although Ukrainian is spoken.
fn left_in_english(w: &Window<'_>, found: &mut BTreeSet<String>) {
    let all = told(w).into_iter().map(|(name, _)| name);
    let left = all.filter(|name| !latin(name).is_empty());
    found.extend(left.filter(|name| !OF_EGUI.iter().any(|own| name.starts_with(own))));
}

/// The same of the tooltips of everything on the screen but hexes, once for each
/// name; one rule stands for all.
fn tooltips_left_in_english(
    w: &mut Window<'_>,
    pointed: &mut BTreeSet<String>,
    found: &mut BTreeSet<String>,
) {
    for (name, place) in told(w) {
        let rule = "Правило ";
        let kind = if name.starts_with(rule) { rule } else { &name };
        if !name.starts_with("Гекс ") && pointed.insert(kind.to_owned()) {
            w.hover_at(place.center());
            w.run_steps(3);
            left_in_english(w, found);
        }
    }
    w.hover_at(egui::pos2(1.0, 1.0));
    w.run_steps(2);
}

#[test]
fn nothing_about_the_map_is_left_in_english() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Speak(Some(Language::Ukrainian)));
    w.run_steps(2);
    let (mut pointed, mut found) = (BTreeSet::new(), BTreeSet::new());
    left_in_english(&w, &mut found);
    for kind in OverlayKind::ALL {
        push(&mut w, window::overlay(kind));
    }
    for moment in [
        at(1, Side::Soviet, Stage::Combat),
        at(1, Side::Soviet, Stage::Movement),
        at(1, Side::German, Stage::Movement),
    ] {
        play_until(&mut w, 2, &moment);
        left_in_english(&w, &mut found);
        // What can be done with a hex.
        for n in (0..42).step_by(3) {
            window::menu_of(&mut w, HexId(n), None, None);
            w.run_steps(1);
            left_in_english(&w, &mut found);
        }
        push(&mut w, window::asked(Deed::CloseMenu));
        // Of a picked unit it is said where it cannot go.
        let session = w.state().session();
        let own = session.rules().units_of(session.state().player);
        let unit = own.iter().find(|&u| session.state().hex_of(u).is_some());
        window::goes_to(&mut w, unit.expect("somebody is on the map"));
        for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown] {
            press(&mut w, key);
            left_in_english(&w, &mut found);
        }
    }
    tooltips_left_in_english(&mut w, &mut pointed, &mut found);
    push(&mut w, Command::Toggle(Dialog::Points));
    w.run_steps(3);
    left_in_english(&w, &mut found);
    push(&mut w, Command::Toggle(Dialog::Points));
    push(&mut w, Command::LookAtLastTurn);
    w.run_steps(3);
    tooltips_left_in_english(&mut w, &mut pointed, &mut found);
    assert_eq!(found, BTreeSet::new());
}

#[test]
fn no_menu_is_left_in_english() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Speak(Some(Language::Ukrainian)));
    w.run_steps(2);
    let mut found = BTreeSet::new();
    let mut pointed: BTreeSet<String> = told(&w).into_iter().map(|(name, _)| name).collect();
    for menu in [
        "Гра",
        "Хід",
        "Вигляд",
        "Комп’ютер",
        "Шари",
        "Малюнки",
        "Довідка",
    ] {
        window::click(&mut w, menu);
        let before = pointed.len();
        tooltips_left_in_english(&mut w, &mut pointed, &mut found);
        assert!(pointed.len() > before + 3, "{menu} is open");
        press(&mut w, Key::Escape);
    }
    assert_eq!(found, BTreeSet::new());
}

#[test]
fn the_window_speaks_german_and_ukrainian() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    for (language, words) in [
        (
            Language::German,
            [
                "Einblendungen",
                "Rückgängig",
                "Der Kessel von Korsun",
                "Sowjets 0",
                "Geltende Sonderregeln",
                "Spielverlauf",
                "beenden",
                "Spielrunde 1: 25.–27. Jan.",
                "Legende: Kessel. ",
            ],
        ),
        (
            Language::Ukrainian,
            [
                "Довідка",
                "Скасувати",
                "Корсунський котел",
                "Радянські війська 0",
                "Чинні особливі правила",
                "Журнал",
                "Закінчити",
                "Ігровий хід 1: 25–27 січ.",
                "Легенда: Котли. ",
            ],
        ),
    ] {
        push(&mut w, Command::Speak(Some(language)));
        play_until(&mut w, 2, at(1, Side::Soviet, Stage::Combat));
        if !says(&w, "Leg") && !says(&w, "Лег") {
            push(&mut w, window::overlay(OverlayKind::Pockets));
        }
        w.run_steps(2);
        for text in words {
            assert!(says(&w, text), "{text}");
        }
    }
}

#[test]
fn nothing_in_the_top_bar_lies_over_anything_else_in_any_language() {
    let home = tempfile::tempdir().unwrap();
    for wide in [800.0, 1000.0] {
        let mut w = open(home.path(), [wide, 600.0], |_| ());
        for language in Language::ALL {
            push(&mut w, Command::Speak(Some(language)));
            w.run_steps(2);
            let mut bar = told(&w);
            bar.retain(|(_, place)| place.center().y < 36.0 && place.height() < 40.0);
            bar.sort_by(|a, b| a.1.left().total_cmp(&b.1.left()));
            assert!(bar.len() >= 5, "{bar:?}");
            for pair in bar.windows(2) {
                assert!(
                    pair[0].1.right() <= pair[1].1.left() + 0.5,
                    "{wide} {language:?} {pair:?}"
                );
            }
        }
    }
}
