//! What the hand does: the counter that is pointed at, the button that has just
//! appeared, the list that is open, the plan that is changed; headless, with the
//! pointer and through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{
    USUAL, Window, at, click, click_beginning, drag, open, play_until, press, push, says, studying,
};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::{Die, Level, Rules};
use hells_gate::hex::HexId;
use hells_gate::present::system::Means;
use hells_gate::record::{DiceMode, Store};
use hells_gate::systems::hells_gate::{Action, Side, Stage, State, UnitId, UnitMask};
use std::path::Path;

/// What a thing says.
fn words(n: &egui_kittest::Node<'_>) -> String {
    let node = n.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// Where something stands whose name begins so, and which has this role.
pub fn rect_of(w: &Window<'_>, role: Role, name: &str) -> Option<Rect> {
    let mut found = w
        .query_all_by_label_contains(name)
        .filter(|n| n.accesskit_node().role() == role && words(n).starts_with(name));
    found.next_back().map(|n| n.rect())
}

fn button(w: &Window<'_>, name: &str) -> Rect {
    rect_of(w, Role::Button, name).unwrap_or_else(|| panic!("no button is named “{name}…”"))
}

/// Where the counter of a unit lies.
fn counter(w: &Window<'_>, unit: UnitId) -> Rect {
    let name = format!("{}, ", w.state().session().rules().unit_name(unit));
    button(w, &name)
}

fn hex(w: &Window<'_>, hex: HexId) -> Rect {
    let name = w.state().session().rules().grid.name(hex).to_string();
    button(w, &format!("Hex {name},"))
}

fn map(w: &Window<'_>) -> Rect {
    let title = w.state().room().table().map().title.clone();
    rect_of(w, Role::Pane, &title).expect("the map is there")
}

fn state(w: &Window<'_>) -> State {
    *w.state().session().state()
}

fn button_event(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

/// A quick click, all in one frame.
fn tap(w: &mut Window<'_>, at: Pos2) {
    let events = [
        Event::PointerMoved(at),
        button_event(at, true),
        button_event(at, false),
    ];
    w.input_mut().events.extend(events);
    w.step();
}

/// Two quick clicks, a third of a second apart.
fn tap_twice(w: &mut Window<'_>, at: Pos2) {
    tap_again(w, at, 0.35);
}

/// Two clicks, the second so many seconds after the first.
fn tap_again(w: &mut Window<'_>, at: Pos2, later: f64) {
    let start = w.ctx.input(|i| i.time);
    let time = |w: &mut Window<'_>, after: f64| w.input_mut().time = Some(start + after);
    time(w, 0.02);
    tap(w, at);
    for after in [0.1, 0.2] {
        time(w, after);
        w.step();
    }
    time(w, later);
    tap(w, at);
    w.input_mut().time = None;
    w.run_steps(4);
}

/// Does what is written, with this die where one is needed.
fn play(w: &mut Window<'_>, texts: &[&str], die: usize) {
    for text in texts {
        let rules = w.state().session().rules().clone();
        let before = state(w);
        let action = rules.parse(text).unwrap();
        rules.check(&before, action).unwrap();
        window::does(w, action);
        if rules.rolls_dice(&before, action) {
            push(w, window::gives(Die::ALL[die - 1]));
        }
    }
    w.run_steps(4);
}

/// Where the unit can go in one step, if it can.
fn goes_to(w: &Window<'_>, unit: UnitId, wanted: impl Fn(HexId) -> bool) -> Option<HexId> {
    let mut legal = Vec::new();
    w.state().session().rules().legal(&state(w), &mut legal);
    legal.into_iter().find_map(|action| match action {
        Action::Move { unit: u, route } if u == unit && wanted(route.end()) => Some(route.end()),
        _ => None,
    })
}

#[test]
fn the_counter_pointed_at_stays_under_the_pointer_and_is_the_one_that_is_dragged() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    let rules = w.state().session().rules().clone();
    let before = state(&w);
    let own = rules.units_of(Side::Soviet);
    let stacks = rules.grid.all().iter().map(|h| before.in_hex(h) & own);
    let stack = stacks.max_by_key(|stack| stack.len()).unwrap();
    assert!(stack.len() >= 3, "{}", stack.len());
    let mut moved = 0;
    for unit in stack {
        let small = counter(&w, unit);
        // Not its middle: somewhere on it.
        let aimed = small.center() + small.size() * 0.3;
        w.hover_at(aimed);
        w.run_steps(5);
        let large = counter(&w, unit);
        assert!(large.width() > small.width() + 2.0, "the stack has opened");
        assert!(large.contains(aimed), "{unit:?}: {large} from {small}");
        let Some(to) = goes_to(&w, unit, |_| true) else {
            continue;
        };
        let (map, target) = (hex(&w, to), hex(&w, to).center());
        drag(&mut w, aimed, target);
        let after = state(&w);
        assert_eq!(after.hex_of(unit), Some(to));
        assert_eq!(after.moved.len(), before.moved.len() + 1, "none but it");
        assert_eq!(hex(&w, to), map, "the map stays");
        moved += 1;
        press(&mut w, Key::Escape);
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.hover_at(Pos2::new(2.0, 2.0));
        w.run_steps(4);
        assert_eq!(state(&w), before);
    }
    assert!(moved >= 2, "{moved}");
}

#[test]
fn a_unit_in_the_hand_shows_where_it_may_go_as_one_that_is_picked_does() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    let rules = w.state().session().rules().clone();
    let own = rules.units_of(Side::Soviet) & state(&w).on_map();
    let unit = own
        .iter()
        .find(|&unit| goes_to(&w, unit, |_| true).is_some());
    let unit = unit.expect("somebody can move");
    let start = counter(&w, unit).center();
    w.hover_at(start);
    w.run_steps(5);
    let start = counter(&w, unit).center();
    assert!(w.state().room().lit_to_go().is_empty());
    w.drag_at(start);
    w.run_steps(1);
    for away in [4.0, 12.0, 24.0] {
        w.hover_at(start + egui::vec2(away, 0.0));
        w.run_steps(2);
    }
    let offered = w.state().room().lit_to_go();
    assert!(!offered.is_empty());
    w.drop_at(start);
    w.run_steps(3);
    assert!(w.state().room().lit_to_go().is_empty(), "let go");
    click_beginning(&mut w, &format!("{}, ", rules.unit_name(unit)));
    assert_eq!(w.state().room().lit_to_go(), offered);
}

#[test]
fn dragging_a_counter_that_may_not_move_says_why_and_leaves_the_map_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply", "end"], 1);
    assert_eq!(state(&w).stage, Stage::Movement);
    let rules = w.state().session().rules().clone();
    let infantry = rules.find_unit("75R").unwrap();
    let from = state(&w).hex_of(infantry).unwrap();
    let to = rules.grid.around(from).first().unwrap();
    let (start, end) = (counter(&w, infantry).center(), hex(&w, to).center());
    let before = hex(&w, to);
    w.hover_at(start);
    w.run_steps(1);
    drag(&mut w, start, end);
    assert_eq!(hex(&w, to), before, "the map stays");
    assert_eq!(state(&w).hex_of(infantry), Some(from));
    assert!(says(&w, "on game turn 1 only tank units may move"));
}

#[test]
fn two_quick_clicks_destroy_no_division_and_its_loss_is_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let rules = w.state().session().rules().clone();
    let whole = |state: &State| {
        let hits = state.hits.filter(|h| h.left == 2 && !h.retreating)?;
        let here = state.in_hex(hits.target);
        here.iter().find(|&u| state.steps(&rules, u) == 2)
    };
    play_until(&mut w, 3, |app| whole(app.session().state()).is_some());
    let (hits, division) = (state(&w).hits.unwrap(), whole(&state(&w)).unwrap());
    let name = rules.unit_name(division);
    let reduce = button(&w, &format!("Reduce {name}"));
    let eliminated = format!("Eliminate {name}");
    assert!(rect_of(&w, Role::Button, &eliminated).is_none());
    tap_twice(&mut w, reduce.center());
    assert!(state(&w).reduced.contains(division));
    assert!(state(&w).hex_of(division).is_some(), "still on the map");
    let end = button(&w, &eliminated);
    assert!(!end.intersects(reduce), "it is another button elsewhere");
    assert!(says(&w, "Absorb a hit with a last step"));
    // Meant, it is done; and taken back, although the attacker decides now.
    click_beginning(&mut w, &eliminated);
    assert_eq!(state(&w).hex_of(division), None);
    for _ in 0..2 {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.run_steps(3);
    }
    assert!(!state(&w).reduced.contains(division));
    assert_eq!(state(&w).hits.map(|h| h.left), Some(hits.left));
    // The die stands, and is still to be seen.
    assert!(says(&w, "The last throw"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(3);
    assert_eq!(state(&w).stage, Stage::Losses);
    assert!(says(&w, "Nothing to undo"));
}

#[test]
fn a_second_click_on_the_counter_takes_the_hit_as_a_step_and_never_the_last_one() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let rules = w.state().session().rules().clone();
    let whole = |state: &State| {
        let hits = state.hits.filter(|h| h.left == 2 && !h.retreating)?;
        let here = state.in_hex(hits.target);
        here.iter().find(|&u| state.steps(&rules, u) == 2)
    };
    play_until(&mut w, 3, |app| whole(app.session().state()).is_some());
    let division = whole(&state(&w)).unwrap();
    let click = |w: &mut Window<'_>| {
        let at = counter(w, division).center();
        tap(w, at);
        w.run_steps(20);
    };
    click(&mut w);
    assert!(!state(&w).reduced.contains(division), "it is picked");
    assert!(says(&w, "it loses a step"), "what comes next is said");
    click(&mut w);
    assert!(state(&w).reduced.contains(division));
    // With one step left the counter is only picked, and let go.
    for _ in 0..2 {
        if state(&w).hits.is_some() {
            click(&mut w);
        }
    }
    assert!(state(&w).hex_of(division).is_some(), "still on the map");
}

/// The dice are rolled by the program, and nobody has to hand over.
fn quick(home: &Path) -> Window<'static> {
    open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::Seeded;
        settings.confirm_phase_end = false;
    })
}

#[test]
fn a_second_click_does_not_press_what_took_the_place_of_the_button() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quick(home.path());
    play(&mut w, &["supply"], 1);
    push(&mut w, Command::Key(Means::Plan));
    w.run_steps(4);
    click(&mut w, "Plan an attack on C6 Ositnyazhka");
    click_beginning(&mut w, "29th Tank Corps (");
    // Beginning the attack gives its place to other buttons.
    let begin = button(&w, "Begin attack").center();
    tap_twice(&mut w, begin);
    assert!(state(&w).attack.is_some());
    assert_eq!(state(&w).rolls, 0, "nothing was rolled");
    assert_eq!(state(&w).stage, Stage::Combat);
    // So does the roll.
    let roll = button(&w, "Roll: normal attack").center();
    tap_twice(&mut w, roll);
    assert_eq!(state(&w).rolls, 1);
    assert!(state(&w).attack.is_none());
    let session = w.state().session();
    let played = &session.file.game;
    let last = played.played().last().map(|entry| entry.action);
    let resolved = Action::Resolve { flip: None };
    assert_eq!(last, Some(resolved), "the second click does nothing");
    // And the end of the phase.
    while state(&w).stage == Stage::Losses {
        let mut legal = Vec::new();
        w.state().session().rules().legal(&state(&w), &mut legal);
        window::does(&mut w, legal[0]);
    }
    w.run_steps(4);
    let end = button(&w, "End the Soviet").center();
    tap_twice(&mut w, end);
    assert_eq!(state(&w).stage, Stage::Movement);
    // Half a second later a click counts.
    w.run_steps(2);
    let before = state(&w);
    let end = button(&w, "End the Soviet");
    if w.state()
        .session()
        .rules()
        .check(&before, Action::EndPhase)
        .is_ok()
    {
        tap(&mut w, end.center());
        w.run_steps(4);
        assert_ne!(state(&w), before);
    }
}

#[test]
fn the_second_click_of_a_slow_hand_does_not_press_what_took_the_place_of_the_button() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quick(home.path());
    play(&mut w, &["supply", "attack C6 29T"], 1);
    let roll = button(&w, "Roll: normal attack").center();
    tap_again(&mut w, roll, 0.7);
    assert_eq!(state(&w).rolls, 1);
    let rolled = Action::Resolve { flip: None };
    let played = &w.state().session().file.game;
    let last = played.played().last().map(|entry| entry.action);
    assert_eq!(last, Some(rolled), "the second click does nothing");
}

#[test]
fn a_click_on_its_way_decides_nothing_when_a_computer_takes_a_seat() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quick(home.path());
    play(&mut w, &["supply"], 1);
    let b2 = button(&w, "Attack B2").center();
    push(
        &mut w,
        window::sits_down(Side::German, Some(Level::General)),
    );
    tap(&mut w, b2);
    w.run_steps(4);
    assert!(!says(&w, "Attack on B2"), "too soon");
    let b2 = button(&w, "Attack B2").center();
    tap(&mut w, b2);
    w.run_steps(4);
    assert!(says(&w, "Attack on B2"));
}

#[test]
fn a_lit_hex_wins_over_the_counters_in_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    // A retreat onto friends.
    let friends = |state: &State| {
        let hits = state.hits.filter(|h| h.left == 1)?;
        let held = |&hex: &HexId| state.in_hex(hex).len() == 1;
        hits.destinations.iter().find(held)
    };
    play_until(&mut w, 5, |app| friends(app.session().state()).is_some());
    let to = friends(&state(&w)).unwrap();
    let friend = state(&w).in_hex(to).first().unwrap();
    let before = state(&w).retreated.len();
    let place = counter(&w, friend).center();
    tap(&mut w, place);
    w.run_steps(4);
    assert_eq!(state(&w).retreated.len(), before + 1);
    assert!(state(&w).in_hex(to).len() > 1, "it retreated there");
    // A move to friends.
    play_until(&mut w, 5, at(3, Side::Soviet, Stage::Movement));
    let before = state(&w);
    let rules = w.state().session().rules().clone();
    let joins = |unit| goes_to(&w, unit, |h| before.in_hex(h).len() == 1).map(|to| (unit, to));
    let (unit, to) = rules.units_of(Side::Soviet).iter().find_map(joins).unwrap();
    let friend = before.in_hex(to).first().unwrap();
    window::goes_to(&mut w, unit);
    w.run_steps(4);
    let place = counter(&w, friend).center();
    tap(&mut w, place);
    w.run_steps(4);
    assert_eq!(state(&w).hex_of(unit), Some(to));
}

/// Who can go two hexes can come back to where it stands: that lights no hex, or a click on
/// another counter there would mean the hex.
#[test]
fn beside_a_unit_that_could_come_back_the_other_counter_is_picked_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let rules = w.state().session().rules().clone();
    let pair = |state: &State| -> Option<[UnitId; 2]> {
        if state.stage != Stage::Movement {
            return None;
        }
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let moves = |of: UnitId| {
            let mine =
                move |action: &&Action| matches!(action, Action::Move { unit, .. } if *unit == of);
            legal.iter().filter(mine)
        };
        let comes_back = |unit: UnitId| {
            moves(unit).any(|action| {
                matches!(action, Action::Move { route, .. } if Some(route.end()) == state.hex_of(unit))
            })
        };
        let own = rules.units_of(state.player).iter();
        own.filter(|&unit| comes_back(unit)).find_map(|unit| {
            let here = state.in_hex(state.hex_of(unit)?);
            let other = here
                .iter()
                .find(|&it| it != unit && moves(it).next().is_some())?;
            (here.len() == 2).then_some([unit, other])
        })
    };
    play_until(&mut w, 5, |app| pair(app.session().state()).is_some());
    let [one, other] = pair(&state(&w)).unwrap();
    for unit in [one, other] {
        let place = counter(&w, unit).center();
        tap(&mut w, place);
        w.run_steps(4);
        assert_eq!(w.state().picked_units(), UnitMask::of(unit));
    }
}

#[test]
fn escape_closes_the_list_then_its_dialog_and_the_list_lies_before_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let list = |w: &Window<'_>| {
        let all = w.query_all_by_role(Role::ComboBox).next();
        all.expect("the seats are chosen from lists")
            .rect()
            .center()
    };
    for _ in 0..3 {
        w.key_press_modifiers(Modifiers::COMMAND, Key::N);
        w.run_steps(4);
        let at = list(&w);
        tap(&mut w, at);
        w.run_steps(4);
        assert!(says(&w, "General: "), "the list is open");
        press(&mut w, Key::Escape);
        assert!(!says(&w, "General: "), "the list closes first");
        assert!(says(&w, "Begin"), "its dialog stays");
        press(&mut w, Key::Escape);
        assert_eq!(w.query_all_by_role(Role::ComboBox).count(), 0);
    }
    w.key_press_modifiers(Modifiers::COMMAND, Key::N);
    w.run_steps(4);
    let at = list(&w);
    tap(&mut w, at);
    w.run_steps(4);
    let right = button(&w, "Close").right() + 16.0;
    for level in Level::ALL {
        let entry = button(&w, &format!("{}: ", level.name()));
        assert!(entry.right() <= right, "{entry} beyond {right}");
    }
    let entry = button(&w, "General: ").center();
    tap(&mut w, entry);
    w.run_steps(4);
    let chosen = w.query_all_by_role(Role::ComboBox).next().unwrap().value();
    assert_eq!(
        chosen.as_deref(),
        Some("General"),
        "it lies before the dialog"
    );
}

#[test]
fn the_legend_stays_within_the_map_or_its_column_at_every_zoom() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Num7);
    for closer in [
        true, true, true, true, true, true, false, false, false, false, false,
    ] {
        push(&mut w, Command::ZoomMap { closer });
        w.run_steps(3);
        let row = button(&w, "Legend: Strength and frontage");
        let map = map(&w);
        let beside = row.left() >= 0.0 && row.right() <= map.left();
        assert!(beside || map.contains_rect(row), "{row} in {map}");
        assert!(row.top() >= button(&w, "Game").bottom());
    }
}

#[test]
fn dice_that_fall_beyond_what_is_shown_of_the_map_are_brought_into_sight_once() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let target = w
        .state()
        .session()
        .rules()
        .grid
        .find("B2".parse().unwrap())
        .unwrap();
    let place = |w: &Window<'_>| hex(w, target).center();
    play(&mut w, &["supply"], 1);
    for _ in 0..4 {
        push(&mut w, Command::ZoomMap { closer: true });
    }
    w.run_steps(2);
    assert!(!map(&w).contains(place(&w)), "B2 lies in a corner");
    play(&mut w, &["attack B2 5GT", "resolve"], 1);
    assert!(map(&w).contains(place(&w)));
    // Whoever looks elsewhere then is left in peace.
    let middle = map(&w).center();
    drag(&mut w, middle, middle - egui::vec2(300.0, 200.0));
    let there = place(&w);
    w.run_steps(4);
    assert_eq!(place(&w), there);
}

#[test]
fn the_keyboard_begins_where_the_hand_was_and_goes_along_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    let named = |w: &Window<'_>| {
        let rules = w.state().session().rules().clone();
        w.state().cursor().map(|at| rules.grid.name(at).to_string())
    };
    click_beginning(&mut w, "Hex B2");
    assert_eq!(named(&w), None);
    press(&mut w, Key::ArrowLeft);
    assert_eq!(
        named(&w).as_deref(),
        Some("B2"),
        "the first key shows where it is"
    );
    press(&mut w, Key::ArrowLeft);
    assert_eq!(named(&w).as_deref(), Some("B1"));
    click_beginning(&mut w, "Hex C6");
    assert_eq!(named(&w).as_deref(), Some("C6"));
}

#[test]
fn where_enter_on_the_map_would_change_nothing_it_offers_what_can_be_done_there() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    click_beginning(&mut w, "Hex C6");
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::ArrowRight);
    let asked = |w: &Window<'_>| {
        let room = w.state().room();
        (room.question(), room.selection().clone())
    };
    let before = asked(&w);
    press(&mut w, Key::Enter);
    assert_ne!(asked(&w), before);
    assert!(says(&w, "75th Rifle Corps"));
}

#[test]
fn whoever_goes_to_the_present_from_the_present_keeps_the_target() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    click_beginning(&mut w, "Hex B2");
    let picked = w.state().room().selection().clone();
    assert!(picked.place.is_some());
    // The last line of the log is where the game stands.
    push(&mut w, window::looks_at(1));
    w.run_steps(2);
    assert_eq!(*w.state().room().selection(), picked);
    push(&mut w, window::looks_at(0));
    w.run_steps(2);
    assert_ne!(*w.state().room().selection(), picked);
}

/// Everything that stands in the side panel.
fn in_panel(w: &Window<'_>) -> Vec<(String, Rect)> {
    let (left, top) = (map(w).right(), map(w).top());
    let all = w.query_all_by_label_contains("");
    let all = all.map(|n| (words(&n), n.rect()));
    all.filter(|(_, r)| r.center().x > left && r.top() >= top && r.width() > 1.0)
        .collect()
}

#[test]
fn the_decision_comes_before_the_log_at_every_size_and_text_size() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    let mut logs = 0;
    for size in [
        [1280.0, 720.0],
        [1366.0, 768.0],
        [1920.0, 1080.0],
        [900.0, 500.0],
        USUAL,
    ] {
        for scale in [1.0, 1.1, 1.25, 1.5] {
            w.set_size(egui::Vec2::from(size) / scale);
            for target in [None, Some("B2"), Some("C6")] {
                press(&mut w, Key::Escape);
                if let Some(target) = target {
                    click_beginning(&mut w, &format!("Hex {target},"));
                }
                w.step();
                let what = format!("{size:?} at {scale}, {target:?}");
                let end = button(&w, "End the Soviet");
                let bottom = egui::Vec2::from(size).y / scale;
                assert!(end.bottom() <= bottom || bottom < 420.0, "{what}");
                let Some(log) = rect_of(&w, Role::Label, "Game log") else {
                    continue;
                };
                logs += 1;
                // Beside a wide map the log has a place of its own.
                if log.right() < end.left() {
                    continue;
                }
                // In one column the buttons come first, and the log last.
                let column = end.bottom() < log.top();
                assert!(column || log.top() + 70.0 <= end.top(), "two lines: {what}");
                // Of a long list at least the beginning, and what else can be done.
                let begins = |name: &str| {
                    let found = w.query_all_by_label_contains(name);
                    let mut found = found.filter(|n| n.accesskit_node().role() == Role::Button);
                    found.find(|n| words(n).starts_with(name)).map(|n| n.rect())
                };
                for name in ["Attack ", "Plan several attacks", "Choose another target"] {
                    if let Some(rect) = begins(name) {
                        assert!(rect.bottom() <= log.top(), "{name} {rect} {log}: {what}");
                    }
                }
            }
        }
    }
    assert!(logs > 10, "{logs}");
}

#[test]
fn text_three_times_as_large_is_not_cut_and_the_way_back_is_in_sight() {
    let home = tempfile::tempdir().unwrap();
    let size = [1366.0 / 3.0, 768.0 / 3.0];
    let mut w = open(home.path(), size, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::ByHand;
    });
    play(&mut w, &["supply"], 1);
    let whole = |w: &mut Window<'_>, when: &str| {
        w.run_steps(4);
        let left = map(w).right();
        let all = in_panel(w);
        assert!(all.len() > 5, "{when}");
        for (name, rect) in all.into_iter().filter(|(n, _)| n != "Resize panel") {
            assert!(rect.left() >= left, "{when}, {name}: {rect} from {left}");
            assert!(rect.right() <= size[0] + 0.5, "{when}, {name}: {rect}");
        }
    };
    whole(&mut w, "targets");
    play(&mut w, &["attack C6 29T"], 1);
    whole(&mut w, "an attack");
    play(&mut w, &["resolve"], 6);
    whole(&mut w, "losses");
    play_until(&mut w, 2, at(1, Side::German, Stage::Combat));
    press(&mut w, Key::A);
    let (target, unit) = {
        let mut legal = Vec::new();
        w.state().session().rules().legal(&state(&w), &mut legal);
        let joins = legal.into_iter().find_map(|a| match a {
            Action::JoinAttack { unit, target } => Some((target, unit)),
            _ => None,
        });
        joins.expect("somebody can attack")
    };
    window::plans(&mut w, target, &[unit]);
    whole(&mut w, "a plan");
    press(&mut w, Key::Escape);
    press(&mut w, Key::Escape);
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    press(&mut w, Key::N);
    whole(&mut w, "movement");
    push(&mut w, Command::Toggle(Dialog::Settings));
    w.run_steps(4);
    let row = button(&w, "100%");
    assert!(row.bottom() < size[1] - 30.0, "{row}");
}

#[test]
fn undo_takes_back_the_plan_change_by_change_and_then_the_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    press(&mut w, Key::A);
    click(&mut w, "Plan an attack on C6 Ositnyazhka");
    click_beginning(&mut w, "29th Tank Corps (");
    click_beginning(&mut w, "20th Tank Corps (");
    let plan = |w: &Window<'_>| {
        let all = w.state().planned().plan.attacks(&state(w)).to_vec();
        all.first().map_or(0, |planned| planned.units.len())
    };
    assert_eq!(plan(&w), 2);
    let key = |w: &mut Window<'_>, key| {
        w.key_press_modifiers(Modifiers::COMMAND, key);
        w.run_steps(3);
    };
    key(&mut w, Key::Z);
    assert_eq!(plan(&w), 1, "the last tick");
    key(&mut w, Key::Z);
    assert_eq!(plan(&w), 0, "the first");
    assert!(w.state().planned().aim.is_some());
    key(&mut w, Key::Y);
    key(&mut w, Key::Y);
    assert_eq!(plan(&w), 2, "and both again");
    for _ in 0..3 {
        key(&mut w, Key::Z);
    }
    assert_eq!(w.state().planned().aim, None, "the target, too");
    assert_eq!(w.state().session().file.game.cursor(), 1, "the game stays");
    key(&mut w, Key::Z);
    assert_eq!(
        w.state().session().file.game.cursor(),
        0,
        "only then the game"
    );
}

fn viewport<'a>(w: &'a mut Window<'_>) -> &'a mut egui::ViewportInfo {
    w.input_mut()
        .viewports
        .entry(egui::ViewportId::ROOT)
        .or_default()
}

#[test]
fn the_size_before_a_full_screen_is_the_one_that_is_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let window = Rect::from_min_size(Pos2::new(40.0, 60.0), egui::vec2(1100.0, 650.0));
    let screen = Rect::from_min_size(Pos2::ZERO, egui::vec2(1366.0, 768.0));
    viewport(&mut w).inner_rect = Some(window);
    viewport(&mut w).outer_rect = Some(window);
    w.step();
    let v = viewport(&mut w);
    (v.inner_rect, v.outer_rect, v.fullscreen) = (Some(screen), Some(screen), Some(true));
    w.step();
    viewport(&mut w).events.push(egui::ViewportEvent::Close);
    w.step();
    let (settings, _) = Store::at(home.path()).unwrap().load_settings();
    assert_eq!(settings.window_size, Some([1100.0, 650.0]));
    assert_eq!(settings.window_position, Some([40.0, 60.0]));
    assert!(!settings.maximised);
}

#[test]
fn a_window_that_opens_larger_than_the_screen_is_made_to_fit() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let mut app = hells_gate::app::App::new(store);
    let ctx = egui::Context::default();
    app.dress(&ctx);
    let mut input = egui::RawInput {
        time: Some(0.0),
        ..Default::default()
    };
    let info = input.viewports.entry(egui::ViewportId::ROOT).or_default();
    let screen = egui::vec2(1366.0, 768.0);
    // A title bar of 24 points above it.
    info.monitor_size = Some(screen);
    info.inner_rect = Some(Rect::from_min_size(Pos2::new(0.0, 24.0), screen));
    info.outer_rect = Some(Rect::from_min_size(
        Pos2::ZERO,
        screen + egui::vec2(0.0, 24.0),
    ));
    let mut output = ctx.run_ui(input, |ui| app.think(ui.ctx()));
    output.textures_delta.clear();
    let asked = &output.viewport_output[&egui::ViewportId::ROOT].commands;
    let fits = egui::ViewportCommand::InnerSize(egui::vec2(1366.0, 744.0));
    assert!(asked.contains(&fits), "{asked:?}");
}

#[test]
fn no_tip_of_the_panel_lies_over_a_dialog_that_opens() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply"], 1);
    let place = w
        .get_all_by_label("Rule 7.0")
        .next()
        .unwrap()
        .rect()
        .center();
    w.hover_at(place);
    w.run_steps(8);
    let tip = "Click to read the whole rule.";
    assert!(says(&w, tip), "the tip is there");
    w.input_mut().events.push(Event::Key {
        key: Key::F2,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    w.run_steps(3);
    assert!(says(&w, "Close"), "the dialog is open");
    assert!(!says(&w, tip));
}
