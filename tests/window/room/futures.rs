//! A thousand futures of a position: bars that grow, a game behind each of them, and
//! one position against another.

use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, push, says, studying};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog, FuturesFile};
use hells_gate::engine::{Level, NodeId, Progress};
use hells_gate::record::Store;
use hells_gate::table::Match;
use std::fs;

/// Asks for a hundred games and waits for them.
fn a_hundred(w: &mut Window<'_>) {
    click(w, "100");
    click(w, "Play them");
    while room(w).outlook().and_then(|o| o.played()) != Some((100, 100)) {
        std::thread::yield_now();
        w.run_steps(1);
    }
    w.run_steps(2);
}

/// What the bars are called.
fn bars(w: &Window<'_>) -> Vec<String> {
    let named = w.query_all_by_label_contains("Margin ");
    let names = named.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.contains("games")).collect()
}

fn count(bar: &str) -> u32 {
    let (_, rest) = bar.split_once(": ").unwrap();
    rest.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn bars_hold_every_game_and_lead_to_one_of_them() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    assert!(says(&w, "A thousand futures"));
    a_hundred(&mut w);
    let bars = bars(&w);
    assert_eq!(
        bars.iter().map(|bar| count(bar)).sum::<u32>(),
        100,
        "{bars:?}"
    );
    assert!(says(&w, "Eight games in ten"));
    let fullest = bars.iter().max_by_key(|bar| count(bar)).unwrap();
    click(&mut w, fullest);
    click(&mut w, "Step through one");
    w.run_steps(4);
    // It is a game of its own, whole, looked at from its beginning.
    let table = room(&w).table();
    assert!(table.title().contains("one future"), "{}", table.title());
    assert_eq!(room(&w).shown_node(), NodeId(1));
    let (end, _) = table.glance().outcome.unwrap();
    let margins = fullest
        .trim_start_matches("Margin ")
        .split(':')
        .next()
        .unwrap();
    let whole = |text: &str| -> i32 { text.replace('\u{2212}', "-").parse().unwrap() };
    let (low, high) = match margins.split_once(" to ") {
        Some((low, high)) => (whole(low), whole(high)),
        None => (whole(margins), whole(margins)),
    };
    assert!((low..=high).contains(&end.margin), "{end:?}: {margins}");
}

#[test]
fn what_came_about_is_told_beside_the_bars_and_stands_in_the_table() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 3);
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    a_hundred(&mut w);
    assert!(says(&w, "What came about"));
    assert!(says(&w, "units destroyed: ") && says(&w, " at the end, "));
    assert!(!says(&w, " destroyed: in "), "units are folded away");
    click(&mut w, "What became of each unit");
    assert!(says(&w, " destroyed: "));
    let facts = room(&w).table().facts();
    let file = room(&w).futures_table().unwrap();
    let rows: Vec<Vec<&str>> = file.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 101);
    assert!(rows.iter().all(|row| row.len() == 6 + 2 * facts.len()));
    let lost = rows[0]
        .iter()
        .position(|name| *name == "first_lost_end")
        .unwrap();
    assert!(
        rows[1..].iter().any(|row| row[lost] != "0"),
        "somebody is lost"
    );
}

#[test]
fn every_game_measures_as_many_facts_as_it_names_each_by_a_word_of_its_own() {
    use std::collections::BTreeSet;
    for entry in hells_gate::systems::SYSTEMS {
        let table = entry.usual(seeded(4)).unwrap();
        let facts = table.facts();
        let keys: BTreeSet<&str> = facts.iter().map(|fact| fact.key.as_str()).collect();
        assert_eq!(keys.len(), facts.len(), "{}", entry.key);
        assert!(keys.iter().all(|key| !key.contains(',')), "{}", entry.key);
        let lab = table.lab_at(NodeId(0)).unwrap();
        let of = Match::of([Level::Random; 2], 9);
        let (ended, seen) = lab.game_with_facts(of, &Progress::default()).unwrap();
        assert_eq!(seen.len(), facts.len(), "{}", entry.key);
        assert_eq!(ended, lab.game(of, &Progress::default(), None).unwrap());
        assert!(seen.iter().all(|fact| (0..=fact.most).contains(&fact.last)));
        assert!(
            seen.iter()
                .all(|fact| fact.first.is_some() == (fact.most > 0))
        );
        if entry.key != "gate_of_hell" {
            assert!(seen.iter().any(|fact| fact.most > 0), "{}", entry.key);
        }
    }
}

#[test]
fn one_position_is_held_against_another() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    a_hundred(&mut w);
    click(&mut w, "Keep to compare");
    assert!(
        !says(&w, "Against "),
        "no games are held against themselves"
    );
    a_hundred(&mut w);
    assert!(
        says(&w, "so +0.0\u{a0}±"),
        "the same games differ by nothing"
    );
    click(&mut w, "No longer compare");
    assert!(!says(&w, "Against "));
}

#[test]
fn a_future_is_the_game_its_seed_says_in_every_game_and_from_any_moment() {
    let home = tempfile::tempdir().unwrap();
    let first = studying(home.path());
    let other = tempfile::tempdir().unwrap();
    let mut w = begin(other.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    for (table, at) in [
        (room(&first).table(), NodeId(0)),
        (room(&w).table(), room(&w).table().line()[8]),
    ] {
        let of = Match::of([Level::Captain, Level::Cadet], 77);
        let go = Progress::default();
        let lab = table.lab_at(at).unwrap();
        let mut kept = Vec::new();
        let ended = lab.game(of, &go, Some(&mut kept)).unwrap();
        let game = table.future(at, of, &go).unwrap();
        let (outcome, _) = game.glance().outcome.unwrap();
        assert_eq!(outcome, ended.outcome);
        assert_eq!(game.line().len(), kept.len());
        assert_eq!(game.position(NodeId(0)), table.position(at));
        // It can be kept, and is as good as any.
        let text = game.write("2026-11-24T12:00:00Z");
        let again = hells_gate::table::read(hells_gate::systems::SYSTEMS, text.as_bytes());
        assert!(again.unwrap().damage.is_none());
    }
    // A player of another level plays another game.
    let table = room(&first).table();
    let margin = |levels| {
        let lab = table.lab_at(NodeId(0)).unwrap();
        let games =
            (0..20).filter_map(|n| lab.game(Match::of(levels, n), &Progress::default(), None));
        games.map(|end| end.outcome.margin).sum::<i32>()
    };
    let (strong, weak) = (
        margin([Level::Colonel, Level::Random]),
        margin([Level::Random, Level::Colonel]),
    );
    assert!(strong > weak + 200, "{strong} {weak}");
}

#[test]
fn the_bars_are_written_as_pictures_and_the_games_as_a_table() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    let files = [FuturesFile::Svg, FuturesFile::Png, FuturesFile::Csv];
    for file in files {
        // Nothing has been played yet.
        assert!(room(&w).allows(&Command::ExportFutures(file)).is_err());
    }
    a_hundred(&mut w);
    let pages = Store::at(home.path()).unwrap().pages_folder();
    for (name, ending, begins) in [
        ("Save as SVG", "svg", &b"<svg"[..]),
        ("Save as PNG", "png", b"\x89PNG"),
        ("Save as CSV", "csv", b"game,seed,margin,"),
    ] {
        click(&mut w, name);
        w.run_steps(3);
        let written = fs::read_dir(&pages).unwrap().flatten();
        let mut of_kind = written
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|end| end == ending));
        let bytes = fs::read(of_kind.next().unwrap()).unwrap();
        assert!(bytes.starts_with(begins), "{ending}");
        if ending == "csv" {
            assert_eq!(bytes.iter().filter(|byte| **byte == b'\n').count(), 101);
        }
    }
}

#[test]
fn what_was_played_is_there_again_when_the_window_is_opened_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    a_hundred(&mut w);
    let before = bars(&w);
    assert!(!before.is_empty());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    assert!(room(&w).outlook().is_none() && bars(&w).is_empty());
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(3);
    assert_eq!(bars(&w), before);
}
