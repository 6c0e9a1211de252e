//! Sound files of the tabletop battle, mangled: read or refused in words, never a
//! panic, and what is read is written as it was read and can be played.
//!
//! `HELLS_GATE_MANGLED` is how many of each are tried.

use crate::mutate::mutate;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Options, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::codec::built_in;
use hells_gate::table::{self, Rolled, Sheet, Table};
use std::path::PathBuf;

fn tries() -> usize {
    let asked = std::env::var("HELLS_GATE_MANGLED").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(150)
}

/// Bad things done to a text, with pieces of itself.
fn mangle(text: &[u8], chooser: &mut Chooser) -> Vec<u8> {
    mutate(text, &[text.to_vec()], chooser)
}

/// The golden games and three cut short in the middle of a turn.
fn games() -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tabletop/golden/games");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "hellsgate"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect()
}

/// What was opened is written, read and written again: the same text.
fn settled(table: &dyn Table) {
    let text = table.write("");
    let again = table::read(SYSTEMS, text.as_bytes()).unwrap();
    let stop = again
        .damage
        .as_ref()
        .and_then(|damage| damage.stop.as_ref());
    assert_eq!(stop, None);
    assert_eq!(again.table.write(""), text);
    assert_eq!(again.table.glance(), table.glance());
}

/// Plays on from where it stands, if it is not over.
fn played_on(table: &mut dyn Table, chooser: &mut Chooser) {
    table.set_options(DiceMode::Seeded, UndoPolicy::Free);
    for _ in 0..20 {
        let legal = table.legal(None);
        if legal.is_empty() {
            assert!(table.glance().outcome.is_some(), "nothing is legal");
            return;
        }
        let action = legal[chooser.below(legal.len())].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
}

#[test]
fn mangled_games_are_read_or_refused_in_words_and_settle() {
    let mut chooser = Chooser::new(90);
    let texts = games();
    let (mut sound, mut partly, mut refused) = (0, 0, 0);
    for n in 0..tries() {
        let text = &texts[n % texts.len()];
        // Every second one after the scenario, whose faults refuse the file.
        let lines = text.windows(8).rposition(|w| w == b"\"lines\":").unwrap();
        let from = if n % 2 == 0 { lines } else { 0 };
        let mut bytes = text[..from].to_vec();
        bytes.extend(mangle(&text[from..], &mut chooser));
        match table::read(SYSTEMS, &bytes) {
            Ok(mut opened) => {
                settled(&*opened.table);
                played_on(&mut *opened.table, &mut chooser);
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
    assert!(partly > 0 && refused > 0);
}

#[test]
fn mangled_scenarios_are_read_or_refused_in_words_and_can_be_played() {
    let mut chooser = Chooser::new(91);
    let (mut sound, mut refused) = (0, 0);
    let starts = built_in();
    let entry = table::find(SYSTEMS, "tabletop").unwrap();
    for n in 0..tries() {
        let text = starts[n % starts.len()].text.as_bytes();
        let bytes = mangle(text, &mut chooser);
        let text = String::from_utf8_lossy(&bytes);
        let Ok(scenario) = text.parse::<Doc>() else {
            refused += 1;
            continue;
        };
        let sheet = Sheet {
            scenario,
            changed: Doc::Object(Vec::new()),
            options: Options::default(),
        };
        match (entry.open)(sheet) {
            Ok(mut table) => {
                played_on(&mut *table, &mut chooser);
                settled(&*table);
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

#[test]
fn mangled_positions_are_read_or_refused_in_words_and_come_back() {
    let mut chooser = Chooser::new(92);
    let texts = games();
    let (mut sound, mut refused) = (0, 0);
    for n in 0..tries() {
        let opened = table::read(SYSTEMS, &texts[n % texts.len()]).unwrap();
        let mut table = opened.table;
        let line = table.line();
        assert!(table.go(line[chooser.below(line.len())]));
        let position = table.position(table.glance().node).unwrap().to_string();
        let bytes = mangle(position.as_bytes(), &mut chooser);
        let Ok(doc) = String::from_utf8_lossy(&bytes).parse::<Doc>() else {
            refused += 1;
            continue;
        };
        match table.set_up(&doc) {
            Ok(()) => {
                let shown = table.position(table.glance().node).unwrap();
                let digest = table.glance().digest;
                table.set_up(&shown).unwrap();
                assert_eq!(table.glance().digest, digest);
                played_on(&mut *table, &mut chooser);
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
