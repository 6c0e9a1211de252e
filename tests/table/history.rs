//! What really happened, held against games of the systems that know it.

use super::SEEDED;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{NodeId, SideNo};
use hells_gate::json::Doc;
use hells_gate::present::system::{HISTORY, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Rolled, Sheet, Table};
use hells_gate::words::{Language, speaking};

fn begun(text: &str) -> Box<dyn Table> {
    let scenario: Doc = text.parse().unwrap();
    let Some(Doc::Text(key)) = scenario.get("system") else {
        return of("hells_gate", scenario);
    };
    let key = key.clone();
    of(&key, scenario)
}

fn of(key: &str, scenario: Doc) -> Box<dyn Table> {
    let entry = hells_gate::table::find(SYSTEMS, key).unwrap();
    let sheet = Sheet {
        scenario,
        changed: Doc::Object(Vec::new()),
        options: SEEDED,
    };
    (entry.open)(sheet).unwrap()
}

/// A game of every scenario there is.
fn all() -> Vec<Box<dyn Table>> {
    let starts = SYSTEMS.iter().flat_map(|entry| entry.starts);
    starts.map(|start| begun(start.text)).collect()
}

/// Those of battles of which it is known what really happened.
fn known() -> Vec<Box<dyn Table>> {
    let mut known = all();
    known.retain(|table| table.history(NodeId(0)).is_some());
    assert!(!known.is_empty());
    known
}

/// Plays at random until this turn begins, or the game is over.
fn play(table: &mut dyn Table, until: u8) {
    let mut chooser = Chooser::new(4);
    while table.glance().clock.0[0] < until && table.glance().to_act.is_some() {
        let mut legal = table.legal(None);
        legal.retain(|listed| !listed.takes_back);
        let action = legal.swap_remove(chooser.below(legal.len())).action;
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
}

#[test]
fn the_overlay_is_offered_just_where_it_is_known_what_happened() {
    for table in all() {
        let overlays = table.about().overlays;
        let offered = overlays.iter().any(|overlay| overlay.key == HISTORY);
        assert_eq!(offered, table.history(NodeId(0)).is_some());
    }
}

#[test]
fn every_place_that_is_told_of_is_on_the_map_and_every_turn_has_its_words_in_every_language() {
    for table in known() {
        let map = table.map();
        let english = table.history(NodeId(0)).unwrap().history;
        assert_eq!(english.turns.len(), 8);
        for happened in &english.turns {
            for place in happened.held.iter().flatten() {
                assert!(map.named(place).is_some(), "{place}");
            }
        }
        for language in [Language::German, Language::Russian, Language::Ukrainian] {
            let other = speaking(language, || table.history(NodeId(0)).unwrap().history);
            for (one, other) in english.turns.iter().zip(&other.turns) {
                assert!(one.text != other.text && one.held == other.held);
            }
        }
    }
}

#[test]
fn at_the_beginning_the_breaches_of_the_first_turn_are_still_german() {
    for table in known() {
        let told = table.history(NodeId(0)).unwrap();
        assert_eq!(told.turn, 1);
        let lost: Vec<&String> = told
            .differs
            .iter()
            .filter(|line| line.contains("C5 Lebedin, C6 Ositnyazhka, D2 Medvin"))
            .collect();
        assert_eq!(lost.len(), 1, "{:?}", told.differs);
        assert!(told.beside[0].here.contains("not so far"));
    }
}

#[test]
fn both_fronts_lie_on_the_map_and_no_place_belongs_to_both_sides() {
    for mut table in known() {
        play(&mut *table, 3);
        let at = table.glance().node;
        let board = table.board(at, &Selection::default(), &[HISTORY]).unwrap();
        let fronts = &board.overlays.fronts;
        assert_eq!(fronts.iter().filter(|front| front.then).count(), 1);
        assert_eq!(fronts.len(), 2);
        for front in fronts {
            assert!((front.held[0] & front.held[1]).is_empty());
        }
        // Whoever stands somewhere holds it in the game.
        let here = fronts.iter().find(|front| !front.then).unwrap();
        for counter in &board.counters {
            assert!(here.held[counter.side.index()].contains(counter.hex));
        }
        let really = fronts.iter().find(|front| front.then).unwrap();
        assert!(!really.pocket.is_empty() && !really.label.is_empty());
        assert!(really.held[SideNo::B.index()].contains_all(really.pocket));
        let row = &board.overlays.legend[0];
        assert_eq!(row.key, HISTORY);
        let told = table.history(at).unwrap();
        assert_eq!(told.turn, 3);
        assert!(told.differs.iter().all(|line| row.note.contains(line)));
        // Without it there are none.
        let bare = table.board(at, &Selection::default(), &[]).unwrap();
        assert!(bare.overlays.fronts.is_empty());
    }
}

#[test]
fn an_earlier_moment_is_held_against_its_own_turn() {
    for mut table in known() {
        play(&mut *table, 4);
        let at = table.glance().node;
        let line = table.line();
        let turn = |node: &NodeId| table.clock(*node).unwrap().0[0];
        let second = line.iter().find(|node| turn(node) == 2).unwrap();
        assert_eq!(table.history(*second).unwrap().turn, 2);
        assert_eq!(table.history(at).unwrap().turn, 4);
        assert!(table.history(NodeId(99_999)).is_none());
    }
}
