//! The tabletop battle.

use super::{begin, room, seeded, until};
use crate::window::{self, Window, says};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::{Asked, Deed};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Level, Progress, SideNo};
use hells_gate::json::Doc;
use hells_gate::present::duty::PlanDepth;
use hells_gate::present::system::{Block, Click, Effect, Pointer, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Found, Sheet, Task, find};
use std::path::Path;

pub(super) fn entry() -> &'static Entry {
    find(SYSTEMS, "tabletop").unwrap()
}

fn deed(window: &mut Window<'_>, deed: Deed) {
    window.state_mut().push(Command::Room(Box::new(deed)));
    window.step();
}

#[test]
fn every_scenario_opens_and_is_played_to_its_verdict() {
    for start in 0..entry().starts.len() {
        let home = tempfile::tempdir().unwrap();
        let mut w = begin(home.path(), entry(), start, seeded(3));
        let mut chooser = Chooser::new(start as u64);
        for step in 0..4000 {
            let table = room(&w).table();
            if table.glance().outcome.is_some() {
                break;
            }
            let mut legal = table.legal(None);
            legal.retain(|listed| !listed.action.starts_with("leave"));
            let end = legal.iter().position(|listed| listed.action == "end");
            let at = match end {
                Some(end) if chooser.below(6) == 0 => end,
                _ => chooser.below(legal.len()),
            };
            let action = legal[at].action.clone();
            deed(&mut w, Deed::Do(Effect::Play(vec![action])));
            if step % 50 == 0 {
                w.run_steps(2);
                let prompt = room(&w).table().panel(&Selection::default()).prompt;
                assert!(says(&w, &prompt.now.text), "{}", prompt.now.text);
            }
        }
        w.run_steps(3);
        let (_, words) = room(&w).table().glance().outcome.expect("it ends");
        assert!(says(&w, &words), "the verdict stands on the screen");
    }
}

#[test]
fn the_list_of_the_points_says_what_wins_and_the_panel_what_hits_come_to() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 0, seeded(3));
    window::push(&mut w, Command::Toggle(Dialog::Points));
    w.run_steps(3);
    assert!(says(
        &w,
        "More points win; as many on both sides are a draw."
    ));
    window::push(&mut w, Command::Toggle(Dialog::Points));
    super::play(&mut w, 5, |table| {
        let mut legal = table.legal(None).into_iter();
        legal.any(|listed| listed.action.starts_with("leave"))
    });
    w.run_steps(3);
    assert!(says(&w, "Whoever hits less often loses the difference"));
}

/// A scenario on the table of a window in which computers play at once.
fn at_once(home: &Path, start: usize) -> Window<'static> {
    let sheet = Sheet {
        scenario: entry().starts[start].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: seeded(3),
    };
    let mut window = window::open(home, window::USUAL, |settings| settings.pace = 0);
    let table = (entry().open)(sheet).unwrap();
    window.state_mut().enter(Room::new(table, None));
    window.run_steps(4);
    window
}

#[test]
fn two_computers_are_seated_and_play_to_the_verdict() {
    let home = tempfile::tempdir().unwrap();
    let mut w = at_once(home.path(), 3);
    assert_eq!(room(&w).table().levels(), Level::ALL);
    let [a, b] = SideNo::BOTH;
    deed(&mut w, Deed::Seat(a, Some(Level::Captain.into())));
    deed(&mut w, Deed::Seat(b, Some(Level::Cadet.into())));
    assert_eq!(room(&w).seated(a), Some(Level::Captain.into()));
    until(&mut w, "the first turn is over", |w| {
        room(w).table().glance().clock.0[0] > 1
    });
    until(&mut w, "the game is over", |w| {
        room(w).table().glance().outcome.is_some()
    });
    w.run_steps(3);
    let (_, words) = room(&w).table().glance().outcome.expect("it ends");
    assert!(says(&w, &words), "the verdict stands on the screen");
    // Who played is in the file.
    let text = room(&w).table().write("");
    assert!(
        text.contains("captain") && text.contains("cadet"),
        "the seats are kept"
    );
}

#[test]
fn a_hint_is_told_with_its_reasons_and_can_be_followed() {
    let home = tempfile::tempdir().unwrap();
    let mut w = at_once(home.path(), 1);
    let job = room(&w).table().task(Task::Hint { seed: 1944 }).unwrap();
    let Some(Found::Ideas(ideas, _)) = job(&Progress::default()) else {
        panic!("no ideas");
    };
    assert!(!says(&w, &ideas[0].why[0].text));
    w.state_mut().push(Command::Tell(PlanDepth::Whole));
    deed(&mut w, Deed::Ask(Asked::Hint));
    until(&mut w, "the hint is told", |w| says(w, &ideas[0].label));
    w.run_steps(3);
    assert!(says(&w, &ideas[0].why[0].text), "{}", ideas[0].why[0].text);
    let before = room(&w).table().glance().ply;
    deed(&mut w, Deed::Follow(0));
    w.run_steps(3);
    let done = room(&w).table().glance().ply - before;
    assert_eq!(done, ideas[0].actions.len());
}

/// The rows that can be ticked, in their order: name, ticked, place.
fn boxes(w: &Window<'_>) -> Vec<(String, egui::Rect)> {
    let all = w.query_all_by_role(egui::accesskit::Role::CheckBox);
    let told = all.filter_map(|node| {
        let name = node.accesskit_node().label()?;
        let name = name.split(',').next().unwrap_or_default().to_owned();
        Some((name, node.rect()))
    });
    told.collect()
}

#[test]
fn no_row_of_an_attack_moves_by_a_click_and_its_chance_stands_at_the_target() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 0, seeded(3));
    window::press(&mut w, egui::Key::Space);
    let attacks = |block: Block| match block {
        Block::Row(row) => row.does.ok(),
        _ => None,
    };
    let picked = room(&w).selection().clone();
    let panel = room(&w).table().panel(&picked);
    let targets: Vec<Effect> = panel.body.into_iter().filter_map(attacks).collect();
    let mut ticked = 0;
    for target in targets {
        deed(&mut w, Deed::Do(target));
        w.run_steps(3);
        let rows = boxes(&w);
        if rows.len() < 4 {
            deed(&mut w, Deed::Do(Effect::Select(picked.clone())));
            continue;
        }
        for n in 0..rows.len() {
            let role = egui::accesskit::Role::CheckBox;
            let row = w.query_all_by_role(role).nth(n).unwrap();
            if row.accesskit_node().is_disabled() {
                continue;
            }
            row.click_accesskit();
            w.run_steps(4);
            assert_eq!(boxes(&w), rows, "after the tick of {}", rows[n].0);
            ticked += 1;
        }
        break;
    }
    assert!(ticked > 1, "{ticked} were ticked");
    let table = room(&w).table();
    let picked = room(&w).selection();
    let board = table.board(table.glance().node, picked, &[]).unwrap();
    let [plate] = board.overlays.planned.as_slice() else {
        panic!("one attack is put together");
    };
    assert!(plate.chance.ends_with('%'), "{}", plate.chance);
    let foot = table.panel(picked).foot;
    assert!(
        foot.iter()
            .any(|button| button.chance.contains(&plate.chance)),
        "the same chance as on the button: {}",
        plate.chance
    );
}

/// A list of what can be done in a place opens at it and stays there, wherever the pointer
/// goes then.
#[test]
fn a_list_that_a_click_opens_stands_at_its_place_and_does_not_follow_the_pointer() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 3, seeded(3));
    for _ in 0..40 {
        let table = room(&w).table();
        let panel = table.panel(&Selection::default());
        if panel.prompt.now.text.starts_with("Move units") {
            break;
        }
        let legal = table.legal(None);
        let end = legal.iter().find(|listed| listed.action == "end");
        let action = end.unwrap_or(&legal[0]).action.clone();
        deed(&mut w, Deed::Do(Effect::Play(vec![action])));
    }
    w.run_steps(4);
    let all = room(&w).table().legal(None);
    let offered = |place: &&String| {
        let at = Pointer::Place((*place).clone());
        let pointed = room(&w).table().pointed(&Selection::default(), &at);
        matches!(pointed, Click::Choose(all) if all.iter().all(|b| b.label.contains("moves to")))
    };
    let mut places = all.iter().flat_map(|l| &l.subjects.places);
    let place = places.find(offered).unwrap().clone();
    let centre = {
        let mut shown = w.query_all_by_label_contains(&place);
        let names = |label: Option<String>| label.is_some_and(|label| label.starts_with(&place));
        let found = shown.find(|node| names(node.accesskit_node().label()));
        found.expect("the place is on the map").rect().center()
    };
    w.hover_at(centre);
    w.run_steps(2);
    deed(&mut w, Deed::Point(Pointer::Place(place.clone())));
    w.run_steps(4);
    let goes = format!("moves to {place}");
    let list = |w: &Window<'_>| {
        let mut rows = w.query_all_by_label_contains(&goes);
        rows.next().expect("who can go there is listed").rect().min
    };
    let at = list(&w);
    let away = at - centre;
    assert!(
        away.x.abs() < 60.0 && away.y.abs() < 90.0,
        "{at:?} {centre:?}"
    );
    w.hover_at(egui::pos2(4.0, 4.0));
    w.run_steps(4);
    assert_eq!(list(&w), at);
}
