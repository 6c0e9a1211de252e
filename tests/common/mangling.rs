//! Sound files of a system, mangled: each is read or refused in words, and what is read is
//! written as it was read and can be played.
//!
//! `HELLS_GATE_MANGLED` is how many of each are tried.

use crate::mutate::mutate;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Options, SideNo, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::table::{self, Entry, Rolled, Sheet, Table};

/// How many are tried.
pub fn tries(usual: usize) -> usize {
    let asked = std::env::var("HELLS_GATE_MANGLED").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Bad things done to a text, with pieces of itself.
pub fn mangle(text: &[u8], chooser: &mut Chooser) -> Vec<u8> {
    mutate(text, &[text.to_vec()], chooser)
}

/// A game of this scenario.
pub fn sheet(scenario: Doc) -> Sheet {
    Sheet {
        scenario,
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed: 7,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    }
}

/// Plays on from where it stands, if it is not over, as whoever acts.
pub fn played_on(table: &mut dyn Table, chooser: &mut Chooser, most: usize) {
    table.set_options(DiceMode::Seeded, UndoPolicy::Free);
    for _ in 0..most {
        let Some(side) = table.glance().to_act else {
            assert!(table.glance().outcome.is_some(), "nobody acts");
            return;
        };
        table.view_as(Viewer::Side(side));
        let legal = table.legal(None);
        assert!(!legal.is_empty(), "nothing is legal");
        let action = legal[chooser.below(legal.len())].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
}

/// What was opened is written, read and written again: the same text, and the same to
/// whoever looks.
fn settled(systems: &[Entry], table: &mut dyn Table) {
    let text = table.write("");
    let mut again = table::read(systems, text.as_bytes()).unwrap();
    let stop = again
        .damage
        .as_ref()
        .and_then(|damage| damage.stop.as_ref());
    assert_eq!(stop, None);
    assert_eq!(again.table.write(""), text);
    for viewer in [Viewer::Room, Viewer::Side(SideNo::A)] {
        table.view_as(viewer);
        again.table.view_as(viewer);
        assert_eq!(again.table.glance(), table.glance());
    }
}

/// Mangles saved games, and plays what can be opened on for `most` actions. How many were
/// sound, open up to the damage, and refused.
pub fn games(
    systems: &[Entry],
    texts: &[Vec<u8>],
    (tries, most): (usize, usize),
    chooser: &mut Chooser,
) -> [usize; 3] {
    let [mut sound, mut partly, mut refused] = [0; 3];
    for n in 0..tries {
        let text = &texts[n % texts.len()];
        // Every second one after the scenario, whose faults refuse the file.
        let lines = text.windows(8).rposition(|w| w == b"\"lines\":").unwrap();
        let from = if n % 2 == 0 { lines } else { 0 };
        let mut bytes = text[..from].to_vec();
        bytes.extend(mangle(&text[from..], chooser));
        match table::read(systems, &bytes) {
            Ok(mut opened) => {
                settled(systems, &mut *opened.table);
                played_on(&mut *opened.table, chooser, most);
                match opened.damage {
                    None => sound += 1,
                    Some(damage) => {
                        assert!(!damage.to_string().is_empty());
                        partly += 1;
                    }
                }
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                assert!(faults.iter().all(|fault| fault.to_string().len() > 5));
                refused += 1;
            }
        }
    }
    println!("saved games mangled: {sound} sound, {partly} up to the damage, {refused} refused");
    [sound, partly, refused]
}

/// Mangles scenarios, and plays those that can be begun for `most` actions. Some have to
/// be sound, and some refused.
pub fn scenarios(
    systems: &[Entry],
    entry: &Entry,
    texts: &[&str],
    (tries, most): (usize, usize),
    chooser: &mut Chooser,
) {
    let [mut sound, mut refused] = [0; 2];
    for n in 0..tries {
        let bytes = mangle(texts[n % texts.len()].as_bytes(), chooser);
        let Ok(scenario) = String::from_utf8_lossy(&bytes).parse::<Doc>() else {
            refused += 1;
            continue;
        };
        match (entry.open)(sheet(scenario)) {
            Ok(mut table) => {
                played_on(&mut *table, chooser, most);
                settled(systems, &mut *table);
                sound += 1;
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                refused += 1;
            }
        }
    }
    println!("scenarios mangled: {sound} sound and played, {refused} refused");
    assert!(sound > 0 && refused > 0);
}

/// Mangles positions, each with a table that it is set up on, and plays from there. Some
/// have to be sound, and some refused; what is set up is told and set up as the same.
pub fn positions(
    tries: usize,
    chooser: &mut Chooser,
    mut next: impl FnMut(usize, &mut Chooser) -> (Doc, Box<dyn Table>),
) {
    let [mut sound, mut refused] = [0; 2];
    for n in 0..tries {
        let (position, mut table) = next(n, chooser);
        let bytes = mangle(position.to_string().as_bytes(), chooser);
        let Ok(doc) = String::from_utf8_lossy(&bytes).parse::<Doc>() else {
            refused += 1;
            continue;
        };
        match table.set_up(&doc) {
            Ok(()) => {
                table.view_as(Viewer::All);
                let shown = table.position(table.glance().node).unwrap();
                let digest = table.glance().digest;
                table.set_up(&shown).unwrap();
                table.view_as(Viewer::All);
                assert_eq!(table.glance().digest, digest);
                played_on(&mut *table, chooser, 20);
                sound += 1;
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                refused += 1;
            }
        }
    }
    println!("positions mangled: {sound} sound, {refused} refused");
    assert!(sound > 0 && refused > 0);
}
