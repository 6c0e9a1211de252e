//! A toy that rolls pools and hides a mine sits down at the table: the engine's
//! promises about hidden things, the façade, its saved games, and the protocol.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod gate;
mod hidden;
mod history;
mod lines;
mod minefield;
mod players;
mod playing;
mod protocol;
mod saved;
mod trees;

use hells_gate::engine::{DiceMode, Options, SideNo, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::table::{Entry, Rolled, Sheet, Table};
use minefield::Minefield;

/// The list of systems of these tests.
const SYSTEMS: &[Entry] = &[Entry::of::<Minefield>()];

const LAYER: Viewer = Viewer::Side(SideNo::A);
const SQUAD: Viewer = Viewer::Side(SideNo::B);

/// A new game of the meadow.
fn meadow(options: Options) -> Box<dyn Table> {
    let sheet = Sheet {
        scenario: Minefield::STARTS[0].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options,
    };
    (SYSTEMS[0].open)(sheet).unwrap()
}

const SEEDED: Options = Options {
    seed: 7,
    dice: DiceMode::Seeded,
    undo: UndoPolicy::Free,
};

/// Plays as whoever acts, as two people at one screen do.
fn plays(table: &mut dyn Table, actions: &[&str]) {
    for action in actions {
        if let Some(side) = table.glance().to_act
            && !table.is_open()
        {
            table.view_as(Viewer::Side(side));
        }
        let played = table.play(&[(*action).to_owned()], Rolled::ByTheGame);
        played.unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}
