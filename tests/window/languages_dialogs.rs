//! Dialogs, keys and notices in other languages; headless, through the
//! accessible names.

use crate::window::{USUAL, Window, click, open, press, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::record::{Settings, Store};
use hells_gate::words::{AREAS, Language, source};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn speaking(home: &Path, language: Language) -> Window<'static> {
    open(home, USUAL, |settings| {
        settings.language = Some(language);
        settings.handover_notice = false;
    })
}

fn kept(home: &Path) -> Settings {
    Store::at(home).unwrap().load_settings().0
}

/// The messages of the dialogs that are one line without arguments.
fn lines(language: Language) -> BTreeMap<&'static str, &'static str> {
    let area = AREAS.iter().position(|a| *a == "dialog").unwrap();
    let all = source(language, area).lines();
    all.filter_map(|line| line.split_once(" = "))
        .filter(|(_, text)| !text.contains('{'))
        .collect()
}

/// Accessible names that are still the English message.
fn left_in_english(w: &Window<'_>, language: Language) -> Vec<String> {
    let (english, own) = (lines(Language::English), lines(language));
    let all: Vec<&str> = english
        .iter()
        .filter(|(id, text)| own.get(*id) != Some(text))
        .map(|(_, text)| *text)
        .collect();
    assert!(all.len() > 150, "{language:?}: {}", all.len());
    let nodes = w.root().children_recursive();
    let names = nodes.filter_map(|n| {
        let node = n.accesskit_node();
        node.label().or_else(|| node.value())
    });
    names.filter(|name| all.contains(&name.as_str())).collect()
}

#[test]
fn about_says_in_every_language_that_no_network_is_used() {
    for language in Language::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut w = speaking(home.path(), language);
        let said = lines(language)["about-network"];
        assert!(!says(&w, said), "{language:?}");
        push(&mut w, Command::Toggle(Dialog::About));
        w.run_steps(4);
        assert!(says(&w, said), "{language:?}");
    }
}

#[test]
fn no_dialog_leaves_a_text_in_english() {
    for language in [Language::German, Language::Russian, Language::Ukrainian] {
        let home = tempfile::tempdir().unwrap();
        let mut w = speaking(home.path(), language);
        for dialog in [
            Dialog::NewGame,
            Dialog::Games,
            Dialog::Settings,
            Dialog::Find,
            Dialog::Palette,
            Dialog::Keys,
            Dialog::About,
            Dialog::Welcome,
            Dialog::Licences,
            Dialog::Opening,
        ] {
            push(&mut w, Command::Toggle(dialog.clone()));
            w.run_steps(4);
            let left = left_in_english(&w, language);
            assert!(left.is_empty(), "{language:?} {dialog:?}: {left:?}");
            push(&mut w, Command::Toggle(dialog));
            w.run_steps(2);
        }
        push(&mut w, Command::Rule(None));
        w.run_steps(4);
        let left = left_in_english(&w, language);
        assert!(left.is_empty(), "{language:?} rule book: {left:?}");
    }
    // English is found where it is spoken.
    let home = tempfile::tempdir().unwrap();
    let mut w = speaking(home.path(), Language::English);
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(!left_in_english(&w, Language::German).is_empty());
}

#[test]
fn a_game_is_begun_and_saved_in_another_language_under_the_same_file_name() {
    for (language, dice, begin, save, saved) in [
        (
            Language::German,
            "Wir würfeln mit echten Würfeln und geben die Augen ein",
            "Beginnen",
            "Unter diesem Namen speichern",
            "Gespeichert als „Hell’s Gate: Der Kessel von Korsun 1944“.",
        ),
        (
            Language::Ukrainian,
            "Кидаємо справжній кубик і вводимо, що випало",
            "Почати",
            "Зберегти під цією назвою",
            "Збережено як «Hell’s Gate: Корсунський котел, 1944».",
        ),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut w = speaking(home.path(), language);
        push(&mut w, Command::Toggle(Dialog::NewGame));
        w.run_steps(4);
        click(&mut w, dice);
        click(&mut w, begin);
        push(&mut w, Command::Save);
        w.run_steps(4);
        click(&mut w, save);
        assert!(says(&w, saved), "{saved}");
        let file = home
            .path()
            .join("games/Hells Gate The Korsun Pocket 1944.hellsgate");
        assert!(file.exists(), "{language:?}");
        let text = fs::read_to_string(file).unwrap();
        assert!(text.contains("Hell's Gate: The Korsun Pocket, 1944"));
    }
}

#[test]
fn a_command_is_found_by_what_it_is_called_in_the_language() {
    for (language, part, name) in [
        (
            Language::German,
            "anderen weg",
            "Anderen Weg zum selben Hexfeld nehmen",
        ),
        (
            Language::Ukrainian,
            "інший шлях",
            "Обрати інший шлях до того самого гекса",
        ),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut w = speaking(home.path(), language);
        push(&mut w, Command::Toggle(Dialog::Palette));
        w.run_steps(2);
        w.get_by_role(egui::accesskit::Role::SearchInput)
            .type_text(part);
        w.run_steps(4);
        assert!(says(&w, name), "{name}");
        assert!(!says(&w, "Take another route"));
    }
}

#[test]
fn keys_are_changed_in_any_language_and_kept_in_none() {
    let home = tempfile::tempdir().unwrap();
    let mut w = speaking(home.path(), Language::Ukrainian);
    press(&mut w, Key::F2);
    assert!(says(&w, "Змінити Ctrl+Z: скасувати"));
    click(&mut w, "Змінити Ctrl+Z: скасувати");
    w.key_press_modifiers(Modifiers::NONE, Key::Enter);
    w.run_steps(4);
    assert!(says(
        &w,
        "Enter зайняти не можна: Enter завжди натискає обране."
    ));
    click(&mut w, "Змінити Ctrl+Z: скасувати");
    w.key_press_modifiers(Modifiers::ALT, Key::U);
    w.run_steps(4);
    let keys = kept(home.path()).keys;
    assert_eq!(keys.get("undo").and_then(|k| k.as_str()), Some("Alt+U"));
    push(&mut w, Command::Speak(Some(Language::German)));
    w.run_steps(4);
    assert!(says(&w, "Alt+U ändern: rückgängig machen"));
    assert_eq!(kept(home.path()).keys, keys);
}

#[test]
fn a_file_that_is_not_opened_is_told_in_the_language() {
    let home = tempfile::tempdir().unwrap();
    let newer = home.path().join("newer.hellsgate");
    fs::write(&newer, "{\"format\": \"hells-gate-game\", \"version\": 99}").unwrap();
    let empty = home.path().join("empty.hellsgate");
    fs::write(&empty, "").unwrap();
    for (language, of_newer, of_empty) in [
        (
            Language::German,
            "Mit einem neueren Hell’s Gate öffnen",
            "die Datei ist leer",
        ),
        (
            Language::Ukrainian,
            "Відкрийте його в новішому Hell’s Gate",
            "файл порожній",
        ),
    ] {
        let mut w = speaking(home.path(), language);
        push(&mut w, Command::Open(newer.clone()));
        w.run_steps(2);
        assert!(says(&w, of_newer), "{of_newer}");
        push(&mut w, Command::Open(empty.clone()));
        w.run_steps(2);
        assert!(says(&w, of_empty), "{of_empty}");
    }
}

#[test]
fn bad_settings_are_told_in_the_language_of_the_system_that_is_known_later() {
    let home = tempfile::tempdir().unwrap();
    let mut settings = Settings {
        tour_offered: true,
        ..Settings::default()
    };
    settings.keys.insert("quit".to_owned(), "Enter".into());
    settings.pace = 6;
    let text = settings
        .to_json()
        .replace("\"pace\": 6", "\"pace\": \"late\"");
    let store = Store::at(home.path()).unwrap();
    fs::write(home.path().join("settings.json"), text).unwrap();
    let mut app = hells_gate::app::App::new(store);
    app.system_speaks(Language::German);
    let mut w = egui_kittest::Harness::builder()
        .with_size(USUAL)
        .with_context_setup(hells_gate::app::theme::install_fonts)
        .build_ui_state(
            |ui, app: &mut hells_gate::app::App| {
                app.think(ui.ctx());
                app.draw(ui);
            },
            app,
        );
    w.run_steps(4);
    assert!(says(&w, "gelten die Standardwerte: pace."));
    assert!(says(&w, "„quit“ kann die Taste Enter nicht haben"));
}
