//! The window by keyboard alone and for a screen reader: where Tab goes first,
//! where the attention is after something was pressed, what has a name, and what
//! is said without being asked.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, click, click_beginning, play_until, press, push, says, studying};
use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::systems::hells_gate::{Side, Stage};

/// Everything a screen reader finds on the screen.
fn nodes<'a>(w: &'a Window<'_>) -> Vec<AccessKitNode<'a>> {
    let mut all = vec![w.root().accesskit_node()];
    let mut n = 0;
    while n < all.len() {
        let children: Vec<_> = all[n].children().collect();
        all.extend(children);
        n += 1;
    }
    all
}

/// What a screen reader calls a node.
fn name(node: &AccessKitNode<'_>) -> String {
    let own = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    own.unwrap_or_default()
}

/// The name of what has the keyboard's attention, if anything has.
fn focused(w: &Window<'_>) -> Option<String> {
    let all = nodes(w);
    let found = all.iter().skip(1).find(|n| n.is_focused());
    found.map(name)
}

fn focus(w: &Window<'_>) -> String {
    focused(w).unwrap_or_else(|| panic!("nothing has the focus"))
}

/// Presses Shift and a key.
fn press_shift(w: &mut Window<'_>, key: Key) {
    w.key_press_modifiers(Modifiers::SHIFT, key);
    w.run_steps(4);
}

/// How many times Tab is pressed until something of this name has the focus.
fn tabs_to(w: &mut Window<'_>, beginning: &str) -> usize {
    let mut passed = Vec::new();
    for n in 1..60 {
        press(w, Key::Tab);
        let now = focus(w);
        if now.starts_with(beginning) {
            return n;
        }
        passed.push(now);
    }
    panic!("Tab never comes to “{beginning}”: {passed:#?}");
}

/// A combat phase in the middle of the game, with a long log.
fn mid_game(w: &mut Window<'_>) {
    play_until(w, 6, at(6, Side::Soviet, Stage::Combat));
    assert!(window::log(w.state()).len() > 100, "the log is long");
}

fn choice(w: &Window<'_>) -> String {
    let all = nodes(w);
    let found = all.iter().find(|n| n.role() == Role::ComboBox);
    name(found.expect("there is a list to choose from"))
}

#[test]
fn the_first_decision_is_a_few_tabs_away_however_long_the_log_is() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    mid_game(&mut w);
    let stops = tabs_to(&mut w, "Attack ");
    assert!(stops <= 12, "{stops} stops");
    // And the other way round: map, log and menus are not far either.
    w.key_press(Key::Escape);
    w.run_steps(3);
    let around = tabs_to(&mut w, "Game");
    assert!(around <= 40, "{around} stops");
}

#[test]
fn whatever_the_keyboard_can_reach_has_a_name() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let nameless = |w: &Window<'_>| -> Vec<String> {
        let all = nodes(w);
        let found = all.iter().filter(|n| {
            n.data().supports_action(egui::accesskit::Action::Focus) && name(n).trim().is_empty()
        });
        found
            .map(|n| format!("{:?} at {:?}", n.role(), n.bounding_box()))
            .collect()
    };
    mid_game(&mut w);
    assert_eq!(nameless(&w), Vec::<String>::new(), "a combat phase");
    click_beginning(&mut w, "Attack ");
    assert_eq!(nameless(&w), Vec::<String>::new(), "an attack");
    push(&mut w, window::looks_at(30));
    w.run_steps(3);
    assert_eq!(nameless(&w), Vec::<String>::new(), "an earlier moment");
    push(&mut w, Command::LookAtPresent);
    for dialog in [
        Dialog::NewGame,
        Dialog::Points,
        Dialog::Dice,
        Dialog::Settings,
        Dialog::Keys,
        Dialog::Games,
        Dialog::Opening,
    ] {
        push(&mut w, Command::Toggle(dialog.clone()));
        w.run_steps(4);
        assert_eq!(nameless(&w), Vec::<String>::new(), "{dialog:?}");
        push(&mut w, Command::Toggle(dialog));
        w.run_steps(2);
    }
}

#[test]
fn f6_goes_from_region_to_region_and_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    mid_game(&mut w);
    press(&mut w, Key::F6);
    let decision = focus(&w);
    press(&mut w, Key::F6);
    assert_eq!(focus(&w), "Korsun Pocket 1944");
    press(&mut w, Key::F6);
    let last = window::log(w.state()).last().unwrap().text.clone();
    assert_eq!(focus(&w), last);
    press_shift(&mut w, Key::F6);
    press_shift(&mut w, Key::F6);
    assert_eq!(focus(&w), decision);
    press_shift(&mut w, Key::F6);
    assert_eq!(focus(&w), "Game");
    // The list of keys tells of it.
    push(&mut w, Command::Toggle(Dialog::Keys));
    w.run_steps(4);
    assert!(says(&w, "next part of the window"));
}

#[test]
fn the_log_is_one_stop_with_arrow_keys_from_line_to_line() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    mid_game(&mut w);
    let log: Vec<(usize, String)> = window::log(w.state())
        .iter()
        .map(|l| (l.ply, l.text.clone()))
        .collect();
    let text = |back: usize| log[log.len() - 1 - back].1.clone();
    for _ in 0..3 {
        press(&mut w, Key::F6);
    }
    assert_eq!(focus(&w), text(0));
    press(&mut w, Key::ArrowUp);
    assert_eq!(focus(&w), text(1));
    press(&mut w, Key::ArrowUp);
    press(&mut w, Key::ArrowDown);
    assert_eq!(focus(&w), text(1));
    press(&mut w, Key::Home);
    assert_eq!(focus(&w), log[0].1);
    press(&mut w, Key::End);
    assert_eq!(focus(&w), text(0));
    // The whole log is behind the next Tab; back comes to the same line.
    for _ in 0..9 {
        press(&mut w, Key::ArrowUp);
    }
    press(&mut w, Key::Tab);
    assert!(
        log.iter().all(|(_, line)| *line != focus(&w)),
        "{}",
        focus(&w)
    );
    press_shift(&mut w, Key::Tab);
    assert_eq!(focus(&w), text(9));
    // Enter goes to that moment.
    press(&mut w, Key::Enter);
    assert_eq!(w.state().looking(), Some(log[log.len() - 10].0 + 1));
    // And the arrow keys go on from there.
    press(&mut w, Key::ArrowDown);
    assert_eq!(focus(&w), text(8));
}

#[test]
fn whoever_is_ticked_by_keyboard_keeps_the_keyboard() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Attack C6");
    let row = |w: &Window<'_>, n: usize| {
        let all = w.query_all_by_role(Role::CheckBox);
        all.map(|row| row.accesskit_node().label().unwrap()).nth(n)
    };
    // What it is worth changes with who else attacks.
    let called = |label: &str| label.split(',').next().unwrap().to_owned();
    let first = called(&row(&w, 0).unwrap());
    let second = called(&row(&w, 1).unwrap());
    for _ in 0..20 {
        if focused(&w).is_none_or(|now| called(&now) != first) {
            press(&mut w, Key::Tab);
        }
    }
    press(&mut w, Key::ArrowDown);
    assert_eq!(called(&focus(&w)), second);
    for _ in 0..2 {
        press(&mut w, Key::Enter);
        assert_eq!(called(&focus(&w)), second);
    }
}

#[test]
fn the_arrow_keys_walk_the_map_and_a_screen_reader_hears_each_hex() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowDown] {
        press(&mut w, key);
        let hex = w.state().cursor().expect("the keyboard is on a hex");
        let session = w.state().session();
        let grid = &session.rules().grid;
        let head = format!("Hex {}", grid.name(hex));
        assert!(focus(&w).starts_with(&head), "{head}: {}", focus(&w));
    }
    // Space and Enter are the game's there, not the button's of the hex.
    press(&mut w, Key::Tab);
    press_shift(&mut w, Key::Tab);
    assert!(focus(&w).starts_with("Hex "), "{}", focus(&w));
}

#[test]
fn a_screen_reader_that_goes_to_a_hex_or_a_counter_takes_the_cursor_along() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    press(&mut w, Key::ArrowRight);
    for (beginning, place) in [("Hex C3", "C3"), ("389th Infantry Division, ", "C6")] {
        let mut found = w.query_all_by_label_contains(beginning);
        found.next().expect("it is on the map").focus();
        drop(found);
        w.run_steps(6);
        assert!(focus(&w).starts_with(beginning), "{}", focus(&w));
        let cursor = w.state().cursor().expect("the keyboard is on a hex");
        let session = w.state().session();
        let grid = &session.rules().grid;
        assert_eq!(grid.name(cursor).to_string(), place);
    }
}

#[test]
fn after_a_button_of_the_panel_the_next_decision_has_the_focus() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    tabs_to(&mut w, "Check Soviet supply");
    press(&mut w, Key::Enter);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    // It is read out, and nothing of it is pressed before somebody goes there.
    assert!(
        focus(&w).starts_with("Choose a hex to attack"),
        "{}",
        focus(&w)
    );
    press(&mut w, Key::Tab);
    assert!(focus(&w).starts_with("Attack "), "{}", focus(&w));
    press(&mut w, Key::Enter);
    assert!(says(&w, "Attack on "), "attackers are chosen");
    press(&mut w, Key::Tab);
    assert_eq!(focus(&w), "Choose another target", "the way back is first");
    press(&mut w, Key::Tab);
    let unit = focus(&w);
    assert!(unit.contains(" Corps ("), "{unit}");
    // Ticking leaves it among the units.
    press(&mut w, Key::Space);
    assert!(w.state().session().state().attack.is_some());
    assert!(focus(&w).contains(" Corps ("), "{}", focus(&w));
    tabs_to(&mut w, "Roll");
    press(&mut w, Key::Enter);
    assert!(says(&w, "Die shows 5"));
    press(&mut w, Key::Num1);
    assert!(focused(&w).is_some(), "the focus is lost after the die");
}

#[test]
fn a_list_is_chosen_from_left_and_closed_without_its_dialog() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert_eq!(choice(&w), "Soviets: who plays: Human");
    tabs_to(&mut w, "Soviets: who plays");
    press(&mut w, Key::Enter);
    assert!(focus(&w).starts_with("Human"), "{}", focus(&w));
    press(&mut w, Key::ArrowDown);
    let row = focus(&w);
    press(&mut w, Key::Enter);
    let chosen = row.split(':').next().unwrap().to_owned();
    assert_eq!(choice(&w), format!("Soviets: who plays: {chosen}"));
    assert!(focus(&w).starts_with("Soviets: who plays"), "{}", focus(&w));
    // Escape closes the list and leaves the choice and the dialog.
    press(&mut w, Key::Enter);
    press(&mut w, Key::ArrowDown);
    press(&mut w, Key::Escape);
    assert!(says(&w, "New game"));
    assert_eq!(choice(&w), format!("Soviets: who plays: {chosen}"));
    assert!(focus(&w).starts_with("Soviets: who plays"), "{}", focus(&w));
    // Tab leaves it for what follows.
    press(&mut w, Key::Enter);
    press(&mut w, Key::Tab);
    assert!(focus(&w).starts_with("Germans: who plays"), "{}", focus(&w));
}

#[test]
fn an_open_menu_has_every_key_and_escape_closes_only_the_menu() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Attack ");
    assert!(says(&w, "Attack on "));
    let shown = w.state().settings().overlays.clone();
    press_shift(&mut w, Key::F6);
    assert_eq!(focus(&w), "Game");
    press(&mut w, Key::Enter);
    assert!(says(&w, "Quit"), "the menu is open");
    press(&mut w, Key::ArrowDown);
    let first = focus(&w);
    press(&mut w, Key::ArrowDown);
    assert_ne!(focus(&w), first);
    assert!(w.state().cursor().is_none(), "the map took the arrow key");
    for key in [Key::E, Key::Num1, Key::I] {
        press(&mut w, key);
    }
    assert!(!says(&w, "Phase?"));
    assert_eq!(w.state().settings().overlays, shown);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Quit"), "the menu is closed");
    assert!(says(&w, "Attack on "), "the attack is still there");
    assert_eq!(focus(&w), "Game");
}

#[test]
fn in_the_menu_of_a_hex_the_arrow_keys_go_from_row_to_row() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    press(&mut w, Key::ArrowRight);
    let cursor = w.state().cursor();
    let hex = focus(&w);
    press(&mut w, Key::M);
    let first = focus(&w);
    assert_ne!(first, hex);
    press(&mut w, Key::ArrowDown);
    let second = focus(&w);
    assert_ne!(second, first);
    press(&mut w, Key::ArrowUp);
    assert_eq!(focus(&w), first);
    press(&mut w, Key::Escape);
    assert_eq!((focus(&w), w.state().cursor()), (hex, cursor));
}

#[test]
fn refusals_and_dice_are_said_without_being_asked() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let said = |w: &Window<'_>| -> Vec<String> {
        let all = nodes(w);
        let live = all.iter().filter(|n| n.live() == Live::Polite);
        live.map(name).collect()
    };
    click_beginning(&mut w, "Check Soviet supply");
    let unit = w.state().session().rules().find_unit("29T").unwrap();
    window::goes_to(&mut w, unit);
    w.run_steps(3);
    let status = said(&w);
    assert!(
        status.iter().any(|t| t.contains("29th Tank Corps")),
        "{status:?}"
    );
    click_beginning(&mut w, "Hex B7");
    click_beginning(&mut w, "29th Tank Corps (");
    click_beginning(&mut w, "48th Rifle Corps (");
    click_beginning(&mut w, "Roll: normal attack");
    click(&mut w, "Die shows 6");
    let die = said(&w);
    assert!(die.iter().any(|t| t.contains("die 6")), "{die:?}");
    click_beginning(&mut w, "Hex B6");
    let refused = said(&w);
    assert!(refused.len() > die.len(), "{refused:?}");
}

#[test]
fn a_unit_says_its_side_and_its_hex_wherever_it_is_listed() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 3, at(1, Side::Soviet, Stage::Movement));
    let state = *w.state().session().state();
    let rules = w.state().session().rules().clone();
    let (mut counters, mut picks) = (0, 0);
    for node in nodes(&w) {
        let text = name(&node);
        let whole = text.strip_prefix("Pick ").unwrap_or(&text);
        let listed = node.role() == Role::Button && whole.contains(", strength ");
        if !listed {
            continue;
        }
        let unit = rules
            .all_units()
            .iter()
            .find(|&u| whole.starts_with(&*rules.unit_name(u)));
        let unit = unit.unwrap_or_else(|| panic!("{text}"));
        let hex = rules.grid.name(state.hex_of(unit).unwrap());
        assert!(text.contains(&format!(", hex {hex}")), "{text}");
        assert!(
            text.contains(", Soviet, ") || text.contains(", German, "),
            "{text}"
        );
        match text.contains(" (") {
            true => picks += 1,
            false => counters += 1,
        }
    }
    assert!(
        counters > 20 && picks > 0,
        "{counters} counters, {picks} to pick"
    );
}

#[test]
fn what_the_keyboard_is_on_is_in_sight_all_the_way_round() {
    for size in [[1280.0, 720.0], [1024.0, 768.0]] {
        let home = tempfile::tempdir().unwrap();
        let mut w = studying(home.path());
        mid_game(&mut w);
        w.set_size(egui::Vec2::from(size));
        // The card of a place where much lies is longer than its room.
        press(&mut w, Key::N);
        w.run_steps(6);
        let mut seen = Vec::new();
        for n in 0..60 {
            press(&mut w, Key::Tab);
            let on = w.ctx.memory(|m| m.focused()).expect("something has it");
            let response = w.ctx.read_response(on).unwrap();
            let (whole, shown) = (response.rect, response.interact_rect);
            let enough = whole.height().min(12.0);
            assert!(
                shown.height() >= enough && shown.width() >= whole.width().min(12.0),
                "{size:?}: “{}” after {n}: {shown} of {whole}",
                focus(&w),
            );
            if seen.contains(&on) {
                break;
            }
            seen.push(on);
        }
        assert!(seen.len() > 12, "{} stops", seen.len());
    }
}

#[test]
fn what_cannot_be_ticked_is_come_to_by_the_arrow_keys_and_says_why() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Space);
    click_beginning(&mut w, "Attack C6");
    tabs_to(&mut w, "75th Rifle Corps");
    press(&mut w, Key::Space);
    press(&mut w, Key::ArrowDown);
    press(&mut w, Key::Space);
    // No third unit goes over the same hexside.
    press(&mut w, Key::ArrowDown);
    let on = focus(&w);
    assert!(on.starts_with("20th Tank Corps"), "{on}");
    let why = on.split_once(": ").expect("a reason").1.to_owned();
    let said = |w: &Window<'_>| {
        let all = nodes(w);
        all.iter()
            .any(|node| node.role() == Role::Label && name(node) == why)
    };
    assert!(said(&w), "{why}");
    press(&mut w, Key::Space);
    let joined = w.state().session().state().attack.map(|a| a.units.len());
    assert_eq!(joined, Some(2), "it is not done all the same");
}

#[test]
fn a_new_decision_has_the_keyboard_whatever_was_read_before() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    mid_game(&mut w);
    press(&mut w, Key::F6);
    press(&mut w, Key::F6);
    press(&mut w, Key::F6);
    press(&mut w, Key::Escape);
    press(&mut w, Key::Escape);
    push(&mut w, Command::EndPhaseNow);
    w.run_steps(6);
    assert!(focus(&w).contains("end the phase"), "{}", focus(&w));
}

#[test]
fn tab_waits_for_what_was_pressed_before_it_however_late_the_window_is() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    mid_game(&mut w);
    tabs_to(&mut w, "Attack ");
    let target = focus(&w);
    // Both within one frame.
    window::at_once(&mut w, &[Key::Enter, Key::Tab]);
    w.run_steps(4);
    let aimed = target
        .trim_start_matches("Attack ")
        .split(',')
        .next()
        .unwrap();
    assert!(says(&w, &format!("Attack on {aimed}")), "{target}");
    let all = nodes(&w);
    let on = all.iter().skip(1).find(|n| n.is_focused()).unwrap();
    assert_eq!(name(on), "Choose another target", "the first of the attack");
}

#[test]
fn in_a_narrow_window_tab_goes_down_a_new_game_and_the_arrows_turn_its_pages() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), [680.0, 400.0], |_| {});
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let tabs = |w: &mut Window<'_>, to: &str| {
        let mut passed = Vec::new();
        for _ in 0..40 {
            press(w, Key::Tab);
            let now = focused(w).unwrap_or_default();
            passed.push(now.clone());
            if now == to {
                return passed;
            }
        }
        panic!("Tab never comes to {to}: {passed:?}");
    };
    // From the card on to what ends the choice, and from the top to the card.
    let after = tabs(&mut w, "Begin");
    assert_eq!(after, ["Begin"]);
    // No arrow leads out of the dialog.
    for key in [
        Key::ArrowDown,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowRight,
    ] {
        for _ in 0..8 {
            press(&mut w, key);
            assert!(focused(&w).is_some(), "{key:?}");
        }
    }
    // Afresh: which scenario the arrows have come to hangs on how many there are.
    let mut w = window::open(home.path(), [680.0, 400.0], |_| {});
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let before = tabs(&mut w, "Scenario");
    assert!(
        before.ends_with(&["Close", "Scenario"].map(str::to_owned)),
        "{before:?}"
    );
    press(&mut w, Key::ArrowRight);
    assert_eq!(focused(&w).as_deref(), Some("Players and rules"));
    assert!(says(&w, "Soviets: who plays"));
    press(&mut w, Key::ArrowLeft);
    assert_eq!(focused(&w).as_deref(), Some("Scenario"));
    assert!(says(&w, "Two German corps hold a salient"));
    press(&mut w, Key::ArrowRight);
    // The fields of the page come before what ends the choice.
    let fields = tabs(&mut w, "Begin");
    assert!(
        fields.iter().any(|it| it.contains("who plays")),
        "{fields:?}"
    );
    assert!(!fields.contains(&"Scenario".to_owned()), "{fields:?}");
}

#[test]
fn tab_comes_last_to_what_stands_below_a_dialog() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), [1280.0, 720.0], |_| {});
    for (dialog, last) in [
        (Dialog::Opening, "Show the opening screen at the start"),
        (Dialog::WhatIf, "Play both"),
    ] {
        window::push(&mut w, Command::Toggle(dialog.clone()));
        w.run_steps(4);
        // Once round, from the top.
        let mut before = String::new();
        for _ in 0..60 {
            press(&mut w, Key::Tab);
            let now = focused(&w).unwrap_or_default();
            if now == "Close" && !before.is_empty() {
                break;
            }
            before = now;
        }
        assert_eq!(before, last);
        window::push(&mut w, Command::Toggle(dialog));
        w.run_steps(4);
    }
}
