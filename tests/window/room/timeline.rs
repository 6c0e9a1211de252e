//! The line of all moments under the board, and playing a game again.

use super::{begin, play, room, seeded, tabletop};
use crate::window::{self, USUAL, Window, click, click_beginning, press, push, says};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::present::system::ReceiptRow;
use hells_gate::record::Store;
use hells_gate::table::{Found, Task};
use std::path::Path;

fn played(home: &Path) -> Window<'static> {
    let mut w = begin(home, tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    w
}

fn line(w: &Window<'_>) -> egui::Rect {
    let sliders = w.query_all_by_role(Role::Slider);
    let named = sliders.map(|it| (it.accesskit_node().label().unwrap_or_default(), it.rect()));
    let found = named
        .into_iter()
        .find(|(name, _)| name.starts_with("Timeline:"));
    found.expect("the timeline is there").1
}

fn tap(w: &mut Window<'_>, at: egui::Pos2) {
    w.hover_at(at);
    w.run_steps(1);
    w.drag_at(at);
    w.run_steps(1);
    w.drop_at(at);
    w.run_steps(3);
}

#[test]
fn a_click_on_the_timeline_goes_to_that_moment_and_on_its_end_to_the_present() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let rect = line(&w);
    tap(&mut w, rect.left_center() + egui::vec2(1.0, 0.0));
    assert_eq!(room(&w).shown_node(), NodeId(0));
    // A drag goes through what was played, moment by moment.
    w.drag_at(rect.left_center());
    w.run_steps(1);
    let mut seen = Vec::new();
    let turns = room(&w).table().panel(&Default::default()).tracks[0]
        .boxes
        .len() as f32;
    for step in 0..20 {
        let x = rect.left() + rect.width() / turns * step as f32 / 20.0;
        w.hover_at(egui::pos2(x, rect.center().y));
        w.run_steps(2);
        seen.push(room(&w).shown_node());
    }
    w.drop_at(rect.center());
    w.run_steps(3);
    let path = room(&w).table().line();
    let places = seen.iter().map(|node| path.iter().position(|n| n == node));
    let places: Vec<_> = places.collect();
    assert!(places.is_sorted(), "{places:?}");
    assert!(
        places.iter().filter(|p| p.is_some()).count() > 10,
        "{places:?}"
    );
    tap(&mut w, rect.right_center() - egui::vec2(2.0, 0.0));
    assert_eq!(room(&w).shown_node(), room(&w).table().glance().node);
    // It goes, and comes, with a key.
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::T);
    w.run_steps(3);
    assert!(!says(&w, "Timeline:"));
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::T);
    w.run_steps(3);
    assert!(says(&w, "Timeline:"));
}

#[test]
fn a_game_is_played_again_action_by_action_and_ends_in_the_present() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let path = room(&w).table().line();
    w.key_press(Key::Z);
    w.step();
    assert!(room(&w).plays_again());
    let mut seen = vec![room(&w).shown_node()];
    assert_eq!(seen, [NodeId(0)], "from the beginning");
    for _ in 0..path.len() * 200 {
        w.step();
        let now = room(&w).shown_node();
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if !room(&w).plays_again() {
            break;
        }
    }
    assert!(!room(&w).plays_again());
    assert_eq!(seen[1..], path[..], "every action, in order");
    assert_eq!(room(&w).shown_node(), room(&w).table().glance().node);
    // The same key stops it where it is.
    press(&mut w, Key::Z);
    press(&mut w, Key::Z);
    assert!(!room(&w).plays_again());
}

#[test]
fn what_was_expected_of_an_earlier_moment_is_what_was_expected_then() {
    let home = tempfile::tempdir().unwrap();
    let w = played(home.path());
    let table = room(&w).table();
    let level = *table.levels().first().unwrap();
    let earlier = table.line()[3];
    let asked = |job: hells_gate::table::Job| match job(&Default::default()) {
        Some(Found::Futures(futures)) => futures,
        other => panic!("{other:?}"),
    };
    let told = asked(table.forecast_at(earlier, level, 3, 7).unwrap());
    // The same game, gone back to that moment.
    let saved = table.write("2026-11-23T12:00:00Z");
    let opened = hells_gate::table::read(hells_gate::systems::SYSTEMS, saved.as_bytes());
    let mut game = opened.unwrap().table;
    assert!(game.go(earlier));
    let then = Task::Forecast {
        level,
        games: 3,
        seed: 7,
    };
    assert_eq!(told, asked(game.task(then).unwrap()));
}

#[test]
fn the_curve_is_worked_out_when_it_is_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 2);
    w.run_steps(20);
    assert_eq!(room(&w).expected(NodeId(0)), None, "nobody asked");
    crate::window::push(&mut w, Command::ToggleCurve);
    for _ in 0..500_000 {
        w.step();
        if room(&w).expected(NodeId(0)).is_some() {
            break;
        }
        std::thread::yield_now();
    }
    let (margin, error) = room(&w).expected(NodeId(0)).expect("it is known");
    assert!(margin.is_finite() && error > 0.0, "{margin} ± {error}");
}

#[test]
fn the_pace_of_a_replay_is_changed_while_it_plays_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let kept = || Store::at(home.path()).unwrap().load_settings().0.pace;
    w.key_press(Key::Z);
    w.step();
    click(&mut w, "Slower (now: normally)");
    assert!(room(&w).plays_again(), "it goes on");
    assert_eq!(kept(), 15);
    let slower = w.get_by_label("Slower (now: slowly)");
    assert!(slower.accesskit_node().is_disabled());
    for now in ["slowly", "normally", "fast"] {
        click(&mut w, &format!("Faster (now: {now})"));
    }
    assert_eq!(kept(), 0);
    assert!(
        w.get_by_label("Faster (now: at once)")
            .accesskit_node()
            .is_disabled()
    );
}

#[test]
fn the_points_above_are_those_of_the_moment_looked_at_and_its_line_is_marked_in_the_log() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let told = |w: &Window<'_>, at: NodeId| {
        let table = room(w).table();
        let sums = ReceiptRow::sums(&table.score_at(at));
        let side = &table.about().sides[1].name;
        format!("{side} {}", sums[1])
    };
    let (now, first) = {
        let line = room(&w).table().line();
        (*line.last().unwrap(), line[0])
    };
    let (last, then) = (told(&w, now), told(&w, first));
    assert_ne!(last, then, "something was won or lost");
    assert!(says(&w, &last));
    let look = Deed::LookAt(Some(first));
    w.state_mut().push(Command::Room(Box::new(look)));
    w.run_steps(4);
    assert!(says(&w, &then) && !says(&w, &last));
}

#[test]
fn a_notice_lies_over_the_timeline_and_over_no_place_of_the_map() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |settings| settings.timeline = true);
    click_beginning(&mut w, "Check Soviet supply");
    press(&mut w, Key::Space);
    assert!(says(&w, "Choose a hex to attack"));
    let said = w.query_all_by_label_contains("Choose a hex to attack");
    let lowest = said
        .map(|it| it.rect())
        .max_by(|a, b| a.bottom().total_cmp(&b.bottom()));
    let notice = w.get_by_label("Dismiss").rect().union(lowest.unwrap());
    assert!(line(&w).intersects(notice), "{notice}");
    let hexes: Vec<_> = w.query_all_by_label_contains("Hex ").collect();
    assert!(hexes.len() > 30);
    for hex in hexes {
        assert!(!hex.rect().intersects(notice), "{hex:?}");
    }
}

#[test]
fn every_line_of_a_long_log_is_named_and_keeps_its_place_in_sight_or_not() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 4);
    press(&mut w, Key::Escape);
    w.run_steps(4);
    let told: Vec<_> = {
        let table = room(&w).table();
        let line = table.line().into_iter();
        line.filter_map(|node| table.told(node)).collect()
    };
    let lines: Vec<_> = told.iter().flat_map(|told| &told.lines).collect();
    let link = |w: &Window<'_>, of: &str| -> Vec<egui::Rect> {
        w.query_all_by_role(Role::Link)
            .filter(|it| it.accesskit_node().label().as_deref() == Some(of))
            .map(|it| it.rect())
            .collect()
    };
    for line in &lines {
        assert!(!link(&w, &line.told.text).is_empty(), "{}", line.told.text);
    }
    // The number of a rule is drawn with what is near.
    let rules = |w: &Window<'_>| -> usize {
        w.query_all_by_role(Role::Link)
            .filter(|it| {
                it.accesskit_node()
                    .label()
                    .unwrap_or_default()
                    .starts_with("Rule ")
            })
            .count()
    };
    let with_rule = lines.iter().filter(|line| line.told.rule.is_some()).count();
    assert!(rules(&w) < with_rule, "{} of {with_rule}", rules(&w));
    let first = lines[0].told.text.as_str();
    let last = lines[lines.len() - 1].told.text.as_str();
    let long = |w: &Window<'_>| link(w, last).last().unwrap().bottom() - link(w, first)[0].top();
    let at_the_end = long(&w);
    // At the other end of it nothing has come to lie elsewhere.
    let beginning = told
        .iter()
        .find(|told| !told.lines.is_empty())
        .unwrap()
        .node;
    push(
        &mut w,
        Command::Room(Box::new(Deed::LookAt(Some(beginning)))),
    );
    w.run_steps(6);
    assert!(w.ctx.content_rect().contains_rect(link(&w, first)[0]));
    assert!(
        (long(&w) - at_the_end).abs() < 2.0,
        "{at_the_end} {}",
        long(&w)
    );
}
