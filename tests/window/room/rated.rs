//! A game that is played to its end is rated.

use super::tabletop::entry;
use super::{play, seeded};
use crate::window::{self, Window, click, says};
use hells_gate::app::catalogue::{Beginning, Which};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::{Options, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::record::Store;
use hells_gate::table::Seat;
use std::path::Path;

/// Anna and Boris play the shortest battle to its end.
fn played(home: &Path, undo: UndoPolicy) -> Window<'static> {
    let mut w = window::open(home, window::USUAL, |_| {});
    let person = |name: &str| Some(Seat::Person(name.to_owned()));
    let beginning = Beginning {
        which: Which::Start(entry().key, entry().starts[3].id),
        options: Options { undo, ..seeded(3) },
        seats: [person("Anna"), person("Boris")],
        changed: Doc::Object(Vec::new()),
    };
    window::push(&mut w, Command::Begin(Box::new(beginning)));
    w.run_steps(4);
    play(&mut w, 3, |table| table.glance().outcome.is_some());
    w.run_steps(4);
    assert!(says(&w, "The game is over"));
    w
}

#[test]
fn whoever_plays_a_game_to_its_end_is_put_among_the_levels_and_once_only() {
    let home = tempfile::tempdir().unwrap();
    let results = || Store::at(home.path()).unwrap().results();
    // Where dice can be taken back, the result says nothing.
    let w = played(home.path(), UndoPolicy::Free);
    assert!(!says(&w, "Anna: rating"));
    assert!(results().is_empty());
    drop(w);
    let mut w = played(home.path(), UndoPolicy::ToLastBarrier);
    for name in ["Anna", "Boris"] {
        assert!(says(&w, &format!("{name}: rating")), "{name}");
    }
    assert!(says(&w, "after 1 game;"));
    assert_eq!(results().len(), 1);
    click(&mut w, "Close");
    window::push(&mut w, Command::Toggle(Dialog::Ratings));
    w.run_steps(4);
    for said in ["Anna", "Boris", "Colonel (computer)", "1000"] {
        assert!(says(&w, said), "{said}");
    }
    assert!(!says(&w, "Nobody has played this game"));
    drop(w);
    // The same dice between the same people count no second time.
    let w = played(home.path(), UndoPolicy::ToLastBarrier);
    assert!(!says(&w, "Anna: rating"));
    assert_eq!(results().len(), 1);
}
