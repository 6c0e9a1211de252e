//! Sound files of the tabletop battle, mangled: read or refused in words, never a
//! panic, and what is read is written as it was read and can be played.

use crate::mangling::{self, tries};
use hells_gate::engine::conformance::Chooser;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::codec::built_in;
use hells_gate::table;
use std::path::PathBuf;

/// So many of each are tried.
const TRIES: usize = 150;

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

#[test]
fn mangled_games_are_read_or_refused_in_words_and_settle() {
    let mut chooser = Chooser::new(90);
    let found = mangling::games(SYSTEMS, &games(), (tries(TRIES), 20), &mut chooser);
    let [_, partly, refused] = found;
    assert!(partly > 0 && refused > 0);
}

#[test]
fn mangled_scenarios_are_read_or_refused_in_words_and_can_be_played() {
    let mut chooser = Chooser::new(91);
    let starts = built_in();
    let texts: Vec<&str> = starts.iter().map(|start| start.text).collect();
    let entry = table::find(SYSTEMS, "tabletop").unwrap();
    mangling::scenarios(SYSTEMS, entry, &texts, (tries(TRIES), 20), &mut chooser);
}

#[test]
fn mangled_positions_are_read_or_refused_in_words_and_come_back() {
    let mut chooser = Chooser::new(92);
    let texts = games();
    mangling::positions(tries(TRIES), &mut chooser, |n, chooser| {
        let mut table = table::read(SYSTEMS, &texts[n % texts.len()]).unwrap().table;
        let line = table.line();
        assert!(table.go(line[chooser.below(line.len())]));
        (table.position(table.glance().node).unwrap(), table)
    });
}
