//! The guided tour, headless: played by names and keys, and by Show me alone.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, press, push, says, studying};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::{Command, TourWish};
use hells_gate::app::keymap::Keymap;
use hells_gate::app::tour::{self, STEPS, Wait};
use hells_gate::engine::Rules;
use hells_gate::record::{Settings, Store};
use hells_gate::systems::hells_gate::rulebook;
use hells_gate::systems::hells_gate::{Action, Side, Stage, notation};
use std::fs;
use std::path::Path;

/// A fresh window in which the tour has begun by its key.
fn touring(home: &Path) -> Window<'static> {
    let mut w = studying(home);
    w.key_press_modifiers(Modifiers::SHIFT, Key::F1);
    w.run_steps(4);
    assert_eq!(at(&w), Some(0));
    w
}

fn at(w: &Window<'_>) -> Option<usize> {
    w.state().tour().map(tour::Tour::at)
}

/// Show me, until this step.
fn go_to(w: &mut Window<'_>, step: usize) {
    while at(w).unwrap() < step {
        press(w, Key::T);
    }
    assert_eq!(at(w), Some(step));
}

/// The number of the first step that waits for this action.
fn step_of(written: &str) -> usize {
    let asks = |wait: Wait| matches!(wait, Wait::Do(all) if all.contains(&written));
    STEPS.iter().position(|s| asks(s.wait)).unwrap()
}

#[test]
fn every_step_is_legal_where_it_stands_and_every_rule_key_and_hex_is_known() {
    let file = tour::game();
    let rules = file.game.rules();
    let mut session = hells_gate::app::session::Session::new(file.clone(), None);
    // A key that no command has would leave a gap in the text.
    let keys = Keymap::default();
    let asked = include_str!("../../src/app/tour/steps.rs").split("named(\"");
    for asked in asked.skip(1) {
        let word = asked.split('"').next().unwrap();
        assert_ne!(keys.named(word), "", "{word}");
    }
    for (n, step) in STEPS.iter().enumerate() {
        if let Some(rule) = step.rule {
            assert!(rulebook::book().find(rule).is_some(), "step {n}: {rule}");
        }
        for name in step.hexes {
            let hex = rules.grid.find(name.parse().unwrap());
            assert!(hex.is_some(), "step {n}: {name}");
        }
        match step.wait {
            Wait::Do(written) => {
                for text in written {
                    let action = notation::read(rules, text).expect(text);
                    let judged = rules.check(session.state(), action);
                    assert_eq!(judged, Ok(()), "step {n}: {text}");
                    if let Action::Move { unit, route } = action {
                        // Only one way leads there, so that no click goes astray.
                        let mut all = Vec::new();
                        rules.legal(session.state(), &mut all);
                        let same = all.iter().filter(|a| matches!(a, Action::Move { unit: u, route: r } if *u == unit && r.end() == route.end()));
                        assert_eq!(same.count(), 1, "step {n}: {text}");
                    }
                    session.act(action, None);
                }
            }
            Wait::TakeBack(times) => (0..times).for_each(|_| session.undo().unwrap()),
            _ => {}
        }
    }
    // The end of the worked example's Soviet turn, and German supply judged.
    let state = session.state();
    assert_eq!(
        (state.turn, state.player, state.stage),
        (1, Side::German, Stage::Combat)
    );
    let german = rules.units_of(Side::German) & state.on_map();
    let supplied: Vec<&str> = (german - state.unsupplied)
        .iter()
        .map(|u| rules.unit(u).unwrap().code.as_str())
        .collect();
    assert_eq!(supplied, ["34I", "198I", "3P", "106I", "11P", "14P"]);
    let reduced: Vec<&str> = (state.reduced.iter())
        .map(|u| rules.unit(u).unwrap().code.as_str())
        .collect();
    assert_eq!(reduced, ["5GT", "20T", "198I", "389I", "106I"]);
}

#[test]
fn show_me_alone_plays_the_whole_tour_and_the_card_never_lies_over_its_hexes() {
    for (size, scale) in [(USUAL, 1.0), (USUAL, 2.0), ([1920.0, 1080.0], 1.0)] {
        let home = tempfile::tempdir().unwrap();
        let mut w = touring(home.path());
        w.set_size(egui::vec2(size[0], size[1]));
        w.ctx.set_zoom_factor(scale);
        w.run_steps(4);
        for (n, step) in STEPS.iter().enumerate() {
            assert_eq!(at(&w), Some(n), "{}", (step.title)());
            assert!(says(&w, &(step.title)()), "{}", (step.title)());
            assert!(says(&w, &format!("Card {} of {}", n + 1, STEPS.len())));
            let card = w.get_by_label(&(step.title)()).rect().right();
            for name in step.hexes {
                let hex = w.get_by_label_contains(&format!("Hex {name},")).rect();
                assert!(card < hex.left(), "{name} at {scale}");
            }
            if n + 1 == STEPS.len() {
                break;
            }
            let button = match step.wait {
                Wait::Read => "Next",
                _ => "Show me",
            };
            click(&mut w, button);
        }
        click(&mut w, "Leave the tour");
        assert_eq!(at(&w), None);
        assert!(w.state().session().file.is_untouched());
    }
}

/// Does by names and keys what a step asks for.
fn do_as_asked(w: &mut Window<'_>, wait: Wait) {
    let hex = |w: &mut Window<'_>, name: &str| click_beginning(w, &format!("Hex {name},"));
    match wait {
        Wait::Read => press(w, Key::U),
        Wait::Open(name) | Wait::Aim(name) => hex(w, name),
        Wait::TakeBack(n) => {
            for _ in 0..n {
                w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
                w.run_steps(4);
            }
        }
        Wait::Show(kind) => {
            click(w, "Overlays");
            click(w, &kind.name());
            click(w, "Overlays");
        }
        Wait::Clear => press(w, Key::Backspace),
        Wait::Look => press(w, Key::PageUp),
        Wait::Return => press(w, Key::Escape),
        Wait::Points => press(w, Key::V),
        Wait::Do(written) => {
            let unit = |w: &Window<'_>, code: &str| {
                let session = w.state().session();
                let rules = session.rules();
                rules.unit_name(rules.find_unit(code).unwrap()).into_owned()
            };
            for text in written {
                let words: Vec<&str> = text.split(' ').collect();
                match words[..] {
                    ["supply"] => press(w, Key::Space),
                    ["end"] => press(w, Key::E),
                    ["attack", target, code] => {
                        if !says(w, &format!("Attack on {target}")) {
                            hex(w, target);
                        }
                        let name = unit(w, code);
                        click_beginning(w, &format!("{name}:"));
                    }
                    ["resolve"] => click(w, "Roll: normal attack"),
                    ["resolve", "all-out", code] => {
                        let name = unit(w, code);
                        click(w, &format!("Roll: all-out, flipping {name}"));
                    }
                    ["lose", code] => {
                        let name = unit(w, code);
                        click_beginning(w, &format!("{name} is reduced"));
                    }
                    ["retreat", _, to] => hex(w, to),
                    ["move", code, _, to] => {
                        let name = unit(w, code);
                        click_beginning(w, &format!("Pick {name}"));
                        hex(w, to);
                    }
                    _ => panic!("{text}"),
                }
            }
        }
    }
}

#[test]
fn the_whole_tour_is_played_by_names_and_keys_and_may_become_the_players_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    for (n, step) in STEPS.iter().enumerate().take(STEPS.len() - 1) {
        assert_eq!(at(&w), Some(n));
        do_as_asked(&mut w, step.wait);
        assert_eq!(at(&w), Some(n + 1), "{}", (step.title)());
    }
    let end = *w.state().session().state();
    click(&mut w, "Play on from here");
    assert_eq!(at(&w), None);
    assert_eq!(*w.state().session().state(), end);
    assert!(w.state().session().unsaved);
    let store = Store::at(home.path()).unwrap();
    drop(w);
    assert_eq!(store.pending().len(), 1, "it is kept like any game");
}

#[test]
fn what_the_card_does_not_ask_for_is_said_kindly_and_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    go_to(&mut w, step_of("attack B7 29T"));
    let before = *w.state().session().state();
    // Legal, but not the way of the tour.
    click_beginning(&mut w, "Hex C6,");
    click_beginning(&mut w, "26th Guards Rifle Corps:");
    assert!(says(&w, "the tour goes another way"));
    assert_eq!(*w.state().session().state(), before);
    press(&mut w, Key::E);
    assert!(says(&w, "the tour goes another way"));
    assert!(!says(&w, "Phase?"));
    assert_eq!(*w.state().session().state(), before);
    // Against the rules: their own reason.
    let rules = w.state().session().rules().clone();
    let far = notation::read(&rules, "attack B7 206R").unwrap();
    window::does(&mut w, far);
    w.run_steps(3);
    assert!(says(&w, "Rule 7.0") || says(&w, "Rule 7.1"));
    assert_eq!(*w.state().session().state(), before);
    // Half done and taken out again, and Show me does all of it.
    click_beginning(&mut w, "Hex B7,");
    click_beginning(&mut w, "48th Rifle Corps (");
    assert_ne!(*w.state().session().state(), before);
    click_beginning(&mut w, "48th Rifle Corps (");
    assert_eq!(*w.state().session().state(), before);
    click_beginning(&mut w, "48th Rifle Corps (");
    press(&mut w, Key::T);
    assert_eq!(at(&w), Some(step_of("attack B7 29T") + 1));
}

#[test]
fn back_goes_a_card_back_dice_and_all_and_undo_does_too() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    let mut states = Vec::new();
    for n in 0..STEPS.len() {
        go_to(&mut w, n);
        states.push(*w.state().session().state());
    }
    for n in (1..STEPS.len()).rev() {
        if n % 2 == 0 {
            click(&mut w, "Back");
        } else {
            w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            w.run_steps(4);
        }
        assert_eq!(at(&w), Some(n - 1));
        assert_eq!(*w.state().session().state(), states[n - 1], "card {n}");
    }
    // And forwards again, by the same dice.
    go_to(&mut w, STEPS.len() - 1);
    assert_eq!(*w.state().session().state(), states[STEPS.len() - 1]);
}

#[test]
fn leaving_the_tour_gives_the_own_game_back_with_its_autosave() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Space);
    click_beginning(&mut w, "Hex B7");
    click_beginning(&mut w, "29th Tank Corps (");
    press(&mut w, Key::Num3);
    let autosave = || {
        let folder = fs::read_dir(home.path().join("autosave")).unwrap();
        let mut files: Vec<_> = folder
            .map(|e| e.unwrap().path())
            .filter(|p| p.extension().is_some_and(|e| e == "hellsgate"))
            .map(|p| fs::read_to_string(p).unwrap())
            .collect();
        assert_eq!(files.len(), 1);
        files.remove(0)
    };
    // But for the place in the tour, nothing that was set changes.
    let settings = || {
        let mut settings = Store::at(home.path()).unwrap().load_settings().0;
        settings.tour_card = None;
        settings
    };
    let (kept, set) = (autosave(), settings());
    let before = *w.state().session().state();
    let cursor = w.state().session().file.game.cursor();
    click(&mut w, "Help");
    click_beginning(&mut w, "Guided tour");
    assert!(!says(&w, "Legend"), "the tour begins with a clear map");
    go_to(&mut w, step_of("lose 106I"));
    // Nothing of the tour is saved, and computers stay in the own game.
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    assert!(says(&w, "Leave the guided tour first"));
    assert_eq!(autosave(), kept);
    click(&mut w, "Leave the tour");
    assert_eq!(*w.state().session().state(), before);
    assert_eq!(w.state().session().file.game.cursor(), cursor);
    assert!(w.state().session().unsaved);
    assert!(says(&w, "Legend: Supply"), "its overlays are back");
    assert_eq!(autosave(), kept);
    assert_eq!(settings(), set);
    click_beginning(&mut w, "48th Rifle Corps (");
    assert_ne!(autosave(), kept, "from now on it is kept again");
}

#[test]
fn the_program_may_end_in_the_middle_of_the_tour_and_the_own_game_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Space);
    push(&mut w, Command::Tour(TourWish::Begin));
    go_to(&mut w, 12);
    push(&mut w, Command::Quit);
    drop(w);
    let store = Store::at(home.path()).unwrap();
    let pending = store.pending();
    assert_eq!(pending.len(), 1);
    let file = store.open(&pending[0].path).unwrap().first().unwrap().file;
    assert_eq!(file.game.cursor(), 1);
    assert_ne!(file.title, "Guided tour");
}

/// A start of the program with the settings as the last one left them.
fn anew(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| {
        settings.tour_offered = kept(home).tour_offered
    })
}

fn kept(home: &Path) -> Settings {
    Store::at(home).unwrap().load_settings().0
}

#[test]
fn the_tour_is_offered_at_the_first_start_and_not_again_once_declined_or_left() {
    for take in [true, false] {
        let home = tempfile::tempdir().unwrap();
        let mut w = window::open(home.path(), USUAL, |settings| settings.tour_offered = false);
        assert!(says(&w, "Take the guided tour"));
        if take {
            click(&mut w, "Take the guided tour");
            assert_eq!(at(&w), Some(0));
            click(&mut w, "Leave the tour");
        } else {
            press(&mut w, Key::Escape);
        }
        assert_eq!(at(&w), None);
        assert!(!says(&w, "Take the guided tour"));
        drop(w);
        assert!(kept(home.path()).tour_offered);
        assert!(!says(&anew(home.path()), "Take the guided tour"));
    }
}

#[test]
fn a_tour_that_was_interrupted_is_offered_again_and_goes_on_at_its_card() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Space);
    push(&mut w, Command::Tour(TourWish::Begin));
    go_to(&mut w, 12);
    let state = *w.state().session().state();
    push(&mut w, Command::Quit);
    drop(w);
    // The own game is asked about first, then the tour.
    let mut w = anew(home.path());
    assert!(!says(&w, "Go on with the tour"));
    let asked = Store::at(home.path()).unwrap().pending();
    push(&mut w, Command::Resume(asked[0].path.clone()));
    assert!(says(&w, "card 13 of 40"));
    click(&mut w, "Go on with the tour");
    assert_eq!(at(&w), Some(12));
    assert_eq!(*w.state().session().state(), state);
    assert!(says(&w, "The tour goes on where you left it"));
    // It may be begun anew, and is played to its end from either card.
    click(&mut w, "From the first card");
    assert_eq!(at(&w), Some(0));
    assert_eq!(w.state().session().file.game.cursor(), 0);
    go_to(&mut w, STEPS.len() - 1);
    click(&mut w, "Play on from here");
    assert_eq!(at(&w), None);
    assert_eq!(kept(home.path()).tour_card, None);
    assert!(kept(home.path()).tour_offered);
}

#[test]
fn a_tour_that_was_left_goes_on_at_its_card_when_it_is_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Tour(TourWish::Begin));
    go_to(&mut w, 20);
    let state = *w.state().session().state();
    click(&mut w, "Leave the tour");
    drop(w);
    let mut w = anew(home.path());
    assert!(!says(&w, "Go on with the tour"), "who left it is not asked");
    push(&mut w, Command::Tour(TourWish::Begin));
    assert_eq!(at(&w), Some(20));
    assert_eq!(*w.state().session().state(), state);
}

#[test]
fn no_hand_over_and_no_question_stands_in_the_way() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |settings| {
        settings.handover_notice = true;
        settings.confirm_phase_end = true;
    });
    push(&mut w, Command::Tour(TourWish::Begin));
    let last = STEPS.iter().rposition(|s| s.wait == Wait::Do(&["end"]));
    go_to(&mut w, last.unwrap());
    press(&mut w, Key::E);
    assert!(!says(&w, "Phase?") && !says(&w, "Hand over"));
    press(&mut w, Key::Space);
    let session = w.state().session();
    let state = session.state();
    assert_eq!((state.player, state.stage), (Side::German, Stage::Combat));
}
