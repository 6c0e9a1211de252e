//! A game of any system is played in the window: the meadow with its hidden mine,
//! which no file of the window knows, and the tabletop battle.

mod drawing;
mod minefield_hidden;
mod tabletop;

#[allow(dead_code, unused_imports, reason = "its leaks are another test's")]
#[path = "../../table/minefield/mod.rs"]
mod minefield;

use crate::window::{self, Window};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::Room;
use hells_gate::engine::{DiceMode, Options, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::table::{Entry, Sheet};
use std::path::Path;

/// Options with dice from this seed.
const fn seeded(seed: u64) -> Options {
    Options {
        seed,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    }
}

/// Options with dice rolled on the table.
const BY_HAND: Options = Options {
    dice: DiceMode::ByHand,
    ..seeded(1)
};

/// A scenario of a system on the table of a window of this size.
fn begin(home: &Path, entry: &Entry, start: usize, options: Options) -> Window<'static> {
    let sheet = Sheet {
        scenario: entry.starts[start].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options,
    };
    let mut window = window::open(home, window::USUAL, |_| {});
    let table = (entry.open)(sheet).unwrap();
    window.state_mut().enter(Room::new(table, None));
    window.run_steps(4);
    window
}

/// The room of a window.
fn room<'a>(window: &'a Window<'_>) -> &'a Room {
    window.state().room().expect("a room is open")
}

/// The names of everything on the screen that can be pressed now.
fn buttons(window: &Window<'_>) -> Vec<String> {
    window
        .query_all_by_role(egui::accesskit::Role::Button)
        .filter(|node| !node.accesskit_node().is_disabled())
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}
