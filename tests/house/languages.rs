//! The program in other languages: what people read changes, what is written
//! into files never does.

use crate::played::played;
use hells_gate::engine::Options;
use hells_gate::hex::Orientation;
use hells_gate::json::Doc;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::codec::position_fields;
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::picture::OverlaySet;
use hells_gate::systems::hells_gate::picture::{Shown, handout};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::table::Sheet;
use hells_gate::words::{Language, name, speaking};
use std::process::Command;

/// A game played in this language, as it is written to a file, and its last
/// position.
fn written(language: Language) -> (String, String) {
    speaking(language, || {
        let file = played(7, 400);
        let opened = GameFile::read(&file.to_json()).unwrap();
        assert_eq!(opened.damage, None);
        let position = position_fields(file.game.rules(), file.game.state());
        let position = serde_json::to_string(&position).unwrap();
        (opened.file.to_json(), position)
    })
}

#[test]
fn a_saved_game_is_the_same_in_every_language() {
    let english = written(Language::English);
    assert!(english.0.contains("\"turn\": 2"), "the game gets somewhere");
    for language in Language::ALL {
        assert_eq!(written(language), english, "{language:?}");
    }
}

#[test]
fn every_name_of_the_scenario_is_known_in_every_language() {
    let setup = korsun_1944().unwrap().setup;
    let mut names: Vec<&str> = vec![&setup.title, &setup.about];
    names.extend(setup.dates.iter().map(String::as_str));
    names.extend(setup.hexes.iter().map(|h| h.place.as_str()));
    names.extend(setup.rivers.iter().map(|r| r.river.as_str()));
    names.extend(setup.shore.iter().map(|s| s.river.as_str()));
    names.extend(setup.units.iter().map(|u| u.name.as_str()));
    // Names that are in the table are in it for every language, and a name in
    // Cyrillic letters is not the English one.
    let unknown = |language| {
        let lost = |n: &&str| speaking(language, || name(n) == *n);
        names.iter().copied().filter(lost).collect::<Vec<_>>()
    };
    assert_eq!(unknown(Language::Russian), Vec::<&str>::new());
    assert_eq!(unknown(Language::Ukrainian), Vec::<&str>::new());
    let told = |language| speaking(language, || setup.span());
    assert_eq!(told(Language::English), "25 January – 17 February 1944");
    assert_eq!(told(Language::German), "25. Januar – 17. Februar 1944");
    assert_eq!(told(Language::Ukrainian), "25 січня – 17 лютого 1944 року");
}

/// What is written on the page to hand out, at the beginning or later.
fn on_the_page(language: Language, actions: usize) -> Vec<String> {
    speaking(language, || {
        let file = played(7, actions);
        let shown = Shown {
            ply: file.game.entries().len(),
            overlays: OverlaySet::default(),
            annotations: &[],
            orientation: Orientation::NorthUp,
        };
        let svg = handout(&file.game, &shown, &file.title);
        let texts = svg.split("</text>").filter_map(|t| t.rsplit('>').next());
        texts.map(str::to_owned).collect()
    })
}

#[test]
fn the_page_to_hand_out_speaks_the_language() {
    let has = |page: &[String], words: &str| page.iter().any(|t| t.contains(words));
    let page = on_the_page(Language::English, 0);
    assert!(
        has(&page, "Game turn 1 of 8, 25–27 January 1944"),
        "{page:?}"
    );
    for words in ["N", "20 km", "Soviet supply source", "Supply", "Steps"] {
        assert!(page.iter().any(|t| t == words), "{words}: {page:?}");
    }
    let page = on_the_page(Language::German, 0);
    assert!(has(&page, "Spielrunde 1 von 8, 25.–27. Januar 1944"));
    assert!(has(&page, "Sowjetische Quelle"));
    assert!(has(&page, "Der Kessel von Korsun 1944"));
    assert!(has(&page, "Runde 2, "));
    for english in [
        "upply",
        "Victory",
        "Game",
        " units",
        "Reinforcements",
        "turn",
    ] {
        assert!(!has(&page, english), "{english}: {page:?}");
    }
    for (language, about) in [
        (Language::Russian, "Победные очки"),
        (Language::Ukrainian, "Переможні очки"),
    ] {
        for actions in [0, 1, 2, 400] {
            let page = on_the_page(language, actions);
            assert!(has(&page, about), "{page:?}");
            // Latin letters name hexes, and the game.
            for text in &page {
                let text = text.replace("Hell’s Gate", "");
                let latin = text.matches(|c: char| c.is_ascii_alphabetic()).count();
                assert!(latin < 2, "{language:?}: {text}");
            }
        }
    }
}

/// What the program prints.
fn prints(args: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_hells-gate"))
        .args(args)
        // English is not for want of another locale.
        .env("LC_ALL", "de_DE.UTF-8")
        .output()
        .unwrap();
    assert!(done.status.success(), "{done:?}");
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn the_command_line_speaks_the_language_it_is_asked_for_and_english_otherwise() {
    let save = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/saves/version-1.hellsgate"
    );
    let english = prints(&["show", save]);
    assert!(
        english.contains("Movement Phase")
            || english.contains("Combat Phase")
            || english.contains("Game over")
    );
    let german = prints(&["show", save, "--language", "de"]);
    assert_ne!(german, english);
    assert!(
        german.contains("Februar") || german.contains("Januar"),
        "{german}"
    );
    let refused = Command::new(env!("CARGO_BIN_EXE_hells-gate"))
        .args(["show", save, "--language", "xx"])
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn the_rule_book_on_the_command_line_is_that_of_the_language() {
    for (code, title, words, number) in [
        ("en", "7.6  Retreats", "all-out attack", "7.3"),
        ("de", "7.6  Rückzüge", "Vollangriff", "7.3"),
        ("ru", "7.6  Отступления", "решительная атака", "7.3"),
        ("uk", "7.6  Відступи", "рішуча атака", "7.3"),
    ] {
        let told = prints(&["rules", "7.6", "--language", code]);
        assert!(told.contains(title), "{told}");
        assert!(prints(&["rules", "--language", code]).contains(title.trim_start_matches("7.6  ")));
        let found = prints(&["rules", "--language", code, "--search", words]);
        assert!(found.starts_with(number), "{found}");
    }
}

#[test]
fn a_game_of_any_shipped_scenario_is_called_as_its_card_is_whatever_was_spoken_when_it_began() {
    for began in Language::ALL {
        for (entry, start) in SYSTEMS
            .iter()
            .flat_map(|entry| entry.starts.iter().map(move |start| (entry, start)))
        {
            let sheet = Sheet {
                scenario: start.text.parse().unwrap(),
                changed: Doc::Object(Vec::new()),
                options: Options::default(),
            };
            let table = speaking(began, || (entry.open)(sheet)).unwrap();
            for language in Language::ALL {
                let [bar, card] = speaking(language, || {
                    [name(table.title()).into_owned(), table.about().title]
                });
                assert_eq!(bar, card, "{language:?}, begun in {began:?}");
            }
        }
    }
}
