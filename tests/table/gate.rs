//! Hell's Gate sits down at the table: what it says there is what the path of its
//! own says, action by action; everything that is legal can be clicked; and its
//! games are kept like those of any other system.

mod kept;
mod reached;
mod transcript;

use hells_gate::engine::conformance::Chooser;
use hells_gate::json::Doc;
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::{Entry, Rolled, Sheet, Table};

/// The list of systems of these tests.
const GATE: &[Entry] = &[ENTRY];

/// A new game of one of the scenarios.
fn open(start: usize, changed: &str, seed: u64) -> Box<dyn Table> {
    let sheet = Sheet {
        scenario: ENTRY.starts[start].text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options: hells_gate::engine::Options {
            seed,
            ..super::SEEDED
        },
    };
    (ENTRY.open)(sheet).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn doc(text: &str) -> Doc {
    text.parse().unwrap()
}

/// One of the legal actions; attacks are put together more often than uniformly
/// chosen ones would be, and phases end.
fn chosen(legal: &[String], chooser: &mut Chooser) -> Option<String> {
    let pick = |list: Vec<&String>, chooser: &mut Chooser| {
        let at = chooser.below(list.len());
        list.get(at).map(|action| (*action).clone())
    };
    let resolves = legal.iter().filter(|a| a.starts_with("resolve"));
    let resolves: Vec<&String> = resolves.collect();
    if !resolves.is_empty() && chooser.below(3) == 0 {
        return pick(resolves, chooser);
    }
    if chooser.below(10) == 0 && legal.iter().any(|a| a == "end") {
        return Some("end".to_owned());
    }
    pick(legal.iter().collect(), chooser)
}

/// Plays a game to its end, or so many actions; `look` sees every position.
fn walk(table: &mut dyn Table, seed: u64, most: usize, mut look: impl FnMut(&mut dyn Table)) {
    let mut chooser = Chooser::new(seed);
    for _ in 0..most {
        look(table);
        let legal: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
        let Some(action) = chosen(&legal, &mut chooser) else {
            return;
        };
        let played = table.play(std::slice::from_ref(&action), Rolled::ByTheGame);
        played.unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}
