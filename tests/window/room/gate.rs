//! Hell's Gate in the room: a whole game, and everything in it done with the
//! buttons, rows, counters and hexes on the screen.

use super::{begin, room, seeded};
use crate::window::{Window, press, says};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::engine::conformance::Chooser;
use hells_gate::present::system::{Block, Cited, Click, Effect, Panel, Pointer, Selection};
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::Table;
use std::collections::BTreeSet;

/// What a panel offers, and what that is called on the screen.
fn offers(panel: &Panel) -> Vec<(String, &Result<Effect, Cited>)> {
    let rows = panel.body.iter().filter_map(|block| match block {
        Block::Row(row) if row.value.is_empty() => Some((row.label.clone(), &row.does)),
        Block::Row(row) => Some((format!("{}, {}", row.label, row.value), &row.does)),
        _ => None,
    });
    let foot = panel.foot.iter().map(|button| {
        let name = format!("{} {}", button.label, button.chance);
        (name.trim().to_owned(), &button.does)
    });
    rows.chain(foot).collect()
}

fn plays(does: &Result<Effect, Cited>, action: &str) -> bool {
    matches!(does, Ok(Effect::Play(gesture)) if gesture.len() == 1 && gesture[0] == action)
}

/// Clicks what has exactly this name and can be clicked.
pub(super) fn tap(window: &mut Window<'_>, name: &str) {
    let pressed = [Role::Button, Role::CheckBox];
    let mut found = window
        .query_all_by_label_contains(name)
        .filter(|node| node.accesskit_node().label().as_deref() == Some(name))
        .filter(|node| pressed.contains(&node.accesskit_node().role()))
        .filter(|node| !node.accesskit_node().is_disabled());
    let node = found.next();
    node.unwrap_or_else(|| panic!("nothing to press is named “{name}”"))
        .click_accesskit();
    drop(found);
    window.run_steps(3);
}

/// Names on the panel to be clicked one after the other until the action is done;
/// none if it cannot be done like that from what is picked.
pub(super) fn by_panel(table: &dyn Table, picked: &Selection, action: &str) -> Option<Vec<String>> {
    let panel = table.panel(picked);
    let offered = offers(&panel);
    if let Some((name, _)) = offered.iter().find(|(_, does)| plays(does, action)) {
        return Some(vec![name.clone()]);
    }
    offered.iter().find_map(|(name, does)| {
        let Ok(Effect::Select(then)) = does else {
            return None;
        };
        let panel = table.panel(then);
        let next = offers(&panel);
        let (last, _) = next.iter().find(|(_, does)| plays(does, action))?;
        Some(vec![name.clone(), last.clone()])
    })
}

/// Names on the map to be clicked until the action is done: a counter or a hex, or
/// a counter and where it goes; none if it cannot be done like that.
pub(super) fn by_map(table: &dyn Table, picked: &Selection, action: &str) -> Option<Vec<String>> {
    let board = table.board(table.glance().node, picked, &[])?;
    let map = table.map();
    let name = |at: &Pointer| match at {
        Pointer::Unit(unit) => Some(board.coded(unit)?.sentence.clone()),
        Pointer::Place(place) => {
            let hex = map.places.iter().find(|p| p.name == *place)?;
            Some(board.hex_sentence(hex.id))
        }
        Pointer::Stack(_) | Pointer::Drop(..) => None,
    };
    let does = |picked: &Selection, at: &Pointer| match table.pointed(picked, at) {
        Click::Effect(effect) => Some(effect),
        _ => None,
    };
    let legal = table.legal(None);
    let about = legal.iter().find(|listed| listed.action == action)?;
    let units = about.subjects.units.iter().cloned().map(Pointer::Unit);
    let units: Vec<Pointer> = units.collect();
    let places = about.subjects.places.iter().cloned().map(Pointer::Place);
    let places: Vec<Pointer> = places.collect();
    let done = |picked: &Selection, at: &&Pointer| {
        does(picked, at).is_some_and(|effect| plays(&Ok(effect), action))
    };
    if let Some(at) = units.iter().chain(&places).find(|at| done(picked, at)) {
        return Some(vec![name(at)?]);
    }
    units.iter().find_map(|unit| {
        let Some(Effect::Select(held)) = does(picked, unit) else {
            return None;
        };
        let place = places.iter().find(|at| done(&held, at))?;
        Some(vec![name(unit)?, name(place)?])
    })
}

/// One of the legal actions: attacks that are put together are mostly rolled for.
fn chosen(table: &dyn Table, chooser: &mut Chooser) -> String {
    let mut legal: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
    let rolls = legal.iter().find(|a| a.starts_with("resolve")).cloned();
    match (rolls, legal.iter().any(|a| a == "end")) {
        (Some(roll), _) if chooser.below(2) == 0 => roll,
        (_, true) if chooser.below(5) < 2 => "end".to_owned(),
        _ => legal.swap_remove(chooser.below(legal.len())),
    }
}

#[test]
fn a_whole_game_is_played_with_buttons_rows_counters_and_hexes() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &ENTRY, 0, seeded(8));
    let mut chooser = Chooser::new(8);
    let (mut kinds, mut on_map) = (BTreeSet::new(), 0);
    while room(&w).table().glance().outcome.is_none() {
        let table = room(&w).table();
        let before = table.glance();
        assert!(before.ply < 3000, "it comes to an end");
        let action = chosen(table, &mut chooser);
        let picked = room(&w).selection();
        let mapped = match chooser.below(4) {
            0 => None,
            _ => by_map(table, picked, &action),
        };
        on_map += usize::from(mapped.is_some());
        let way = mapped.or_else(|| by_panel(table, picked, &action));
        let Some(way) = way else {
            // What is picked hides it.
            assert_ne!(*picked, Selection::default(), "{action}: {:?}", before.time);
            press(&mut w, Key::Escape);
            continue;
        };
        for name in &way {
            tap(&mut w, name);
        }
        if room(&w).doubts() {
            tap(&mut w, "Do it anyway");
        }
        let table = room(&w).table();
        let after = table.glance();
        assert_ne!(after.node, before.node, "{action}: {way:?}");
        let told = table.told(after.node).unwrap();
        // What takes a unit out again goes back to where it had not joined.
        if !action.starts_with("withdraw") {
            assert_eq!(told.action.as_deref(), Some(&*action), "{way:?}");
        }
        kinds.extend(action.split(' ').next().map(str::to_owned));
    }
    w.run_steps(2);
    let (_, verdict) = room(&w).table().glance().outcome.unwrap();
    assert!(says(&w, &verdict), "the verdict stands on the screen");
    assert!(on_map > 10, "{on_map}");
    for kind in [
        "supply", "attack", "resolve", "retreat", "lose", "move", "mud", "end",
    ] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
    // And it is kept: what is written is read again, in the same position.
    let text = room(&w).table().write("");
    let opened = hells_gate::table::read(&[ENTRY], text.as_bytes()).unwrap();
    assert!(opened.damage.is_none());
    assert_eq!(opened.table.glance(), room(&w).table().glance());
}
