//! Studying in the window: overlays, the card of a hex, finding units, looking
//! at earlier moments; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, click_beginning, play_until, press, push, says, studying};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use hells_gate::app::App;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::Rules;
use hells_gate::hex::HexId;
use hells_gate::systems::hells_gate::insight::supply_change;
use hells_gate::systems::hells_gate::picture::OverlayKind;
use hells_gate::systems::hells_gate::{Action, Side, Stage, UnitId};

#[test]
fn each_overlay_has_a_key_a_menu_entry_and_a_row_in_the_legend() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    let keys = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
        Key::Num0,
    ];
    let rows = [
        "Legend: Soviet zones of control",
        "Legend: German zones of control",
        "Legend: Supply. at the next check: Soviet ",
        "Legend: Pockets. ",
        "Legend: Threats to the Soviet side. ",
        "Legend: Soviet chances to attack. ",
        "Legend: Strength and frontage. Soviet ",
        "Legend: Reach. ",
        "Legend: Last player turn. ",
        "Legend: Can still act. ",
    ];
    assert!(!says(&w, "Legend"));
    for (key, row) in keys.into_iter().zip(rows) {
        press(&mut w, key);
        assert!(says(&w, row), "{row}");
    }
    // All are on together; a click on a row takes one off.
    for row in rows {
        click_beginning(&mut w, row);
        assert!(!says(&w, row), "{row}");
    }
    click_beginning(&mut w, "Overlays");
    for kind in OverlayKind::ALL {
        click_beginning(&mut w, &kind.name());
    }
    for row in rows {
        assert!(says(&w, row), "{row} from the menu");
    }
    press(&mut w, Key::Escape);
    press(&mut w, Key::Backspace);
    assert!(!says(&w, "Legend"));
}

#[test]
fn overlays_are_remembered_and_told_to_those_who_do_not_see_them() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    assert!(!says(&w, "zone of control"));
    press(&mut w, Key::Num1);
    press(&mut w, Key::Num5);
    assert!(says(&w, "389th Infantry Division; Soviet zone of control"));
    assert!(says(&w, "German attack at "));
    drop(w);
    let again = studying(home.path());
    assert!(says(&again, "Legend: Soviet zones of control"));
    assert!(says(&again, "Legend: Threats to the Soviet side"));
    assert!(!says(&again, "Legend: Supply"));
}

#[test]
fn the_card_of_a_hex_tells_everything_and_can_be_put_away() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    press(&mut w, Key::ArrowUp);
    let unit = w.state().session().rules().find_unit("389I").unwrap();
    window::goes_to(&mut w, unit);
    w.run_steps(3);
    for words in [
        "C6 Ositnyazhka",
        "clear: attacking tanks count triple",
        "389th Infantry Division, strength 2, 2 steps",
        "line of ",
        "Soviet attack at ",
        "hits on ",
    ] {
        assert!(says(&w, words), "{words}");
    }
    press(&mut w, Key::H);
    assert!(!says(&w, "clear: attacking tanks count triple"));
}

#[test]
fn the_card_appears_where_the_pointer_rests_and_its_rules_can_be_clicked() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let centre = |w: &Window<'_>, name: &str| {
        let hex = w.query_all_by_label_contains(name);
        hex.last().expect("it is on the board").rect().center()
    };
    let shpola = centre(&w, "Hex C4, Shpola");
    w.hover_at(shpola);
    w.run_steps(1);
    assert!(!says(&w, "C4 Shpola"), "not at once");
    w.run_steps(8);
    assert!(says(&w, "clear: attacking tanks count triple"));
    // On the way to the card and on it, it stays.
    let ground = centre(&w, "clear: attacking tanks");
    w.hover_at(ground);
    w.run_steps(8);
    assert!(says(&w, "clear: attacking tanks count triple"));
}

#[test]
fn a_unit_is_found_by_part_of_its_name_with_the_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(4);
    assert!(says(&w, "Find in the order of battle"));
    w.event(egui::Event::Text("gds tank".to_owned()));
    w.run_steps(3);
    w.event(egui::Event::Text(" corps".to_owned()));
    w.run_steps(3);
    // Nothing of that spelling; the name has it in full.
    for _ in 0.." corps".len() + "gds tank".len() {
        w.key_press(Key::Backspace);
        w.run_steps(1);
    }
    w.event(egui::Event::Text("guards rifle".to_owned()));
    w.run_steps(3);
    press(&mut w, Key::ArrowDown);
    press(&mut w, Key::Enter);
    let app = w.state();
    let session = app.session();
    let rules = session.rules();
    let picked = app.picked_units().first().unwrap();
    assert!(rules.unit_name(picked).contains("Guards Rifle"));
    assert_eq!(app.picked_units().len(), 1);
}

#[test]
fn a_unit_that_is_not_on_the_map_is_told_about() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Find));
    w.run_steps(3);
    let bake = w.state().session().rules().find_unit("BAE").unwrap();
    window::goes_to(&mut w, bake);
    w.run_steps(3);
    assert!(says(&w, "turn 4"));
}

#[test]
fn a_line_of_the_log_shows_that_moment_and_nothing_can_be_played_meanwhile() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 4, at(2, Side::Soviet, Stage::Movement));
    push(&mut w, Command::Undo);
    push(&mut w, Command::Undo);
    w.run_steps(2);
    let before = {
        let session = w.state().session();
        let game = &session.file.game;
        (game.cursor(), game.entries().to_vec())
    };
    let line = w.query_all_by_label_contains("The German Movement Phase begins");
    line.last().expect("it is in the log").click_accesskit();
    w.run_steps(4);
    assert!(w.state().looking().is_some());
    assert!(says(&w, "Viewing: Game turn 1"));
    for command in [
        Command::EndPhase,
        Command::Undo,
        Command::Redo,
        Command::Proceed,
        Command::NextUnit { back: false },
    ] {
        push(&mut w, command);
    }
    for action in [Action::EndPhase, Action::JudgeSupply] {
        window::does(&mut w, action);
    }
    for hex in 0..42 {
        window::points_at(&mut w, HexId(hex));
    }
    let session = w.state().session();
    let game = &session.file.game;
    assert_eq!((game.cursor(), game.entries().to_vec()), before);
    assert!(w.state().looking().is_some());
    // The first Escape dismisses the notice, the second goes home.
    press(&mut w, Key::Escape);
    press(&mut w, Key::Escape);
    assert_eq!(w.state().looking(), None);
    assert!(!says(&w, "Looking at"));
    let session = w.state().session();
    let game = &session.file.game;
    assert_eq!((game.cursor(), game.entries().to_vec()), before);
}

#[test]
fn the_last_player_turn_is_stepped_through_to_the_present() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 9, at(3, Side::Soviet, Stage::Combat));
    press(&mut w, Key::O);
    let start = w.state().looking().unwrap();
    let now = w.state().session().file.game.cursor();
    assert!(says(&w, "Viewing: Game turn 2"));
    press(&mut w, Key::PageDown);
    assert_eq!(w.state().looking(), Some(start + 1));
    press(&mut w, Key::PageUp);
    press(&mut w, Key::PageUp);
    assert_eq!(w.state().looking(), Some(start - 1));
    for _ in start - 1..now {
        push(&mut w, Command::LookOn { back: false });
    }
    w.run_steps(2);
    assert_eq!(w.state().looking(), None, "the last step is the present");
    assert_eq!(w.state().session().file.game.cursor(), now);
}

/// A unit alone in its hex with a move that changes somebody's supply: the
/// unit, the hex, and the first words of what will be told.
fn telling_move(app: &App) -> Option<(UnitId, HexId, &'static str)> {
    let session = app.session();
    let (rules, state) = (session.rules(), session.state());
    if state.stage != Stage::Movement {
        return None;
    }
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal.into_iter().find_map(|action| {
        let Action::Move { unit, route } = action else {
            return None;
        };
        let mut after = *state;
        rules.step(&mut after, action, &[]);
        let change = supply_change(rules, state, &after);
        let alone = state.in_hex(state.hex_of(unit)?).len() == 1;
        let lost = [&change.soviet, &change.german]
            .iter()
            .any(|c| !c.lost.is_empty());
        let gained = [&change.soviet, &change.german]
            .iter()
            .any(|c| !c.gained.is_empty());
        let words = if lost {
            "Cuts off "
        } else {
            "Brings back into supply "
        };
        (alone && (lost || gained)).then_some((unit, route.end(), words))
    })
}

#[test]
fn pointing_at_a_move_tells_what_it_would_do_to_supply() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 8, |app| telling_move(app).is_some());
    let (unit, hex, words) = telling_move(w.state()).unwrap();
    window::goes_to(&mut w, unit);
    w.run_steps(3);
    assert!(!says(&w, words), "nothing is pointed at yet");
    let name = w.state().session().rules().grid.name(hex).to_string();
    let label = format!("Hex {name},");
    let hexes = w.query_all_by_label_contains(&label);
    let place = hexes.last().expect("it is on the board").rect().center();
    w.hover_at(place);
    w.run_steps(3);
    assert!(says(&w, words), "{words}");
    // Only looked at: nothing has moved.
    assert!(!w.state().session().state().moved.contains(unit));
}

#[test]
fn before_the_phase_ends_units_about_to_lose_their_supply_are_named() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    // Three hexes is as far as Soviet supply goes on turn 2 [11.2].
    play_until(&mut w, 5, at(1, Side::Soviet, Stage::Movement));
    let named = |w: &Window<'_>| {
        let session = w.state().session();
        let (rules, state) = (session.rules(), session.state());
        hells_gate::systems::hells_gate::say::supply_warning(rules, state, Side::Soviet)
    };
    let expected = named(&w);
    press(&mut w, Key::E);
    let asked = says(
        &w,
        "will be out of supply when supply is checked on game turn 2",
    );
    assert_eq!(asked, expected.is_some());
    // A position in which somebody is: late in a random game.
    press(&mut w, Key::Escape);
    play_until(&mut w, 6, |app| {
        let session = app.session();
        let (rules, state) = (session.rules(), session.state());
        state.stage == Stage::Movement
            && rules.check(state, Action::EndPhase).is_ok()
            && hells_gate::systems::hells_gate::say::supply_warning(rules, state, state.player)
                .is_some()
    });
    press(&mut w, Key::E);
    assert!(says(&w, "As things stand, "));
    assert!(says(
        &w,
        "will be out of supply when supply is checked on game turn"
    ));
}

#[test]
fn an_idle_window_with_every_overlay_on_does_not_repaint() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(3, Side::German, Stage::Movement));
    for kind in OverlayKind::ALL {
        push(&mut w, window::overlay(kind));
    }
    // Would not come to an end if every frame asked for another.
    let frames = w.run();
    assert!(frames < 10, "{frames}");
}
