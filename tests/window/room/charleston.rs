//! Charleston at one screen: what lies in the water is looked at again.

use super::{begin, room, seeded};
use crate::window::{Window, click, says};
use hells_gate::engine::{SideNo, Viewer};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, find};

fn entry() -> &'static Entry {
    find(SYSTEMS, "gate_of_hell").unwrap()
}

/// A game of two people whose mines are laid.
fn laid(home: &std::path::Path) -> Window<'static> {
    let mut w = begin(home, entry(), 0, seeded(3));
    click(&mut w, "I am here");
    click(&mut w, "Let the computer place all that is left");
    // It thinks on a thread of its own.
    for _ in 0..500_000 {
        if room(&w).thinks().is_none() {
            break;
        }
        w.step();
        std::thread::yield_now();
    }
    assert!(room(&w).thinks().is_none(), "the mines were never laid");
    click(&mut w, "Be done");
    w
}

fn looks(w: &Window<'_>) -> Viewer {
    room(w).table().viewer()
}

#[test]
fn mines_are_looked_at_again_once_the_other_looks_away_and_the_next_action_covers_them() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::A));
    assert!(!says(&w, "Look at my secrets"), "the Union has none");
    click(&mut w, "Pass");
    assert_eq!(looks(&w), Viewer::Room);
    click(&mut w, "Look at my secrets");
    assert_eq!(
        looks(&w),
        Viewer::Room,
        "nothing is seen before he is there"
    );
    assert!(says(&w, "The other player looks away"));
    click(&mut w, "I am here");
    assert_eq!(looks(&w), Viewer::Side(SideNo::B));
    click(&mut w, "Cover my secrets");
    assert_eq!(looks(&w), Viewer::Room);
    click(&mut w, "Look at my secrets");
    click(&mut w, "I am here");
    assert_eq!(looks(&w), Viewer::Side(SideNo::B));
    click(&mut w, "Pass");
    assert_ne!(
        looks(&w),
        Viewer::Side(SideNo::B),
        "the next action covers them"
    );
}
