//! Whatever is lit on a map can be clicked.

use super::{minefield::Minefield, played, seeded};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{SideNo, Viewer};
use hells_gate::present::board::{Highlight, HighlightKind};
use hells_gate::present::system::{Click, Effect, Pointer, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Rolled, Table};
use std::collections::BTreeSet;

const MEADOW: Entry = Entry::of::<Minefield>();

/// Clicks every place that is lit with this picked; how many those were.
fn clicks(table: &dyn Table, picked: &Selection, refused: &mut BTreeSet<String>) -> usize {
    let node = table.glance().node;
    let Some(board) = table.board(node, picked, &[]) else {
        return 0;
    };
    let map = table.map();
    // An attack that is fought marks its target whatever is picked: nothing is on offer there.
    let none = table.board(node, &Selection::default(), &[]).unwrap();
    let fought =
        |mark: &&Highlight| mark.kind == HighlightKind::Target && none.highlights.contains(mark);
    let lit = board.highlights.iter().filter(|mark| mark.kind.offers());
    let lit = lit.filter(|mark| !fought(mark));
    let mut count = 0;
    for mark in lit {
        let place = map.place(mark.hex).unwrap();
        let at = Pointer::Place(place.name.clone());
        let click = table.pointed(picked, &at);
        if let Click::Refuse(why) = click {
            let system = table.system();
            refused.insert(format!("{system}: lit as {:?}: {}", mark.kind, why.text));
        }
        count += 1;
    }
    count
}

#[test]
fn no_click_on_a_lit_place_is_refused_in_any_game() {
    let mut refused = BTreeSet::new();
    for entry in SYSTEMS.iter().chain([&MEADOW]) {
        for start in 0..entry.starts.len().min(3) {
            let id = entry.starts[start].id;
            let mut table = played(entry, 5, |_| true);
            if start > 0 {
                let Some(other) = table.another(id, seeded(5)) else {
                    continue;
                };
                table = other;
            }
            let mut chooser = Chooser::new(29);
            let mut lit = 0;
            for step in 0..600 {
                let Some(side) = table.glance().to_act else {
                    break;
                };
                if !table.is_open() {
                    table.view_as(Viewer::Side(side));
                }
                if step % 5 == 0 {
                    let none = Selection::default();
                    lit += clicks(&*table, &none, &mut refused);
                    let board = table.board(table.glance().node, &none, &[]).unwrap();
                    for counter in board.counters.iter().filter(|c| c.side == side) {
                        let at = Pointer::Unit(counter.code.clone());
                        if let Click::Effect(Effect::Select(picked)) = table.pointed(&none, &at) {
                            lit += clicks(&*table, &picked, &mut refused);
                        }
                    }
                }
                let mut legal = table.legal(None);
                if legal.iter().any(|listed| !listed.takes_back) {
                    legal.retain(|listed| !listed.takes_back);
                }
                let action = legal[chooser.below(legal.len())].action.clone();
                table.play(&[action], Rolled::ByTheGame).unwrap();
            }
            let sides = SideNo::BOTH.len();
            assert!(lit > sides || entry.key == "minefield", "{id}: {lit}");
        }
    }
    assert_eq!(refused, BTreeSet::new());
}
