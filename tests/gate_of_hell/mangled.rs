//! Sound files of Charleston, mangled: read or refused in words, never a panic, and what
//! is read is written as it was read and can be played.

use crate::entry;
use crate::mangling::{self, played_on, sheet, tries};
use hells_gate::engine::Viewer;
use hells_gate::engine::conformance::Chooser;
use hells_gate::present::system::System as _;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::table::Table;

/// So many of each are tried.
const TRIES: usize = 100;

/// A game of each scenario, cut short somewhere.
fn begun(number: usize, most: usize, chooser: &mut Chooser) -> Box<dyn Table> {
    let scenario = GateOfHell::STARTS[number].text.parse().unwrap();
    let mut table = (entry().open)(sheet(scenario)).unwrap();
    played_on(&mut *table, chooser, most);
    table
}

#[test]
fn mangled_games_are_read_or_refused_in_words_and_settle() {
    let mut chooser = Chooser::new(90);
    let texts: Vec<Vec<u8>> = [(0, 60), (1, 120), (2, 200)]
        .map(|(number, most)| begun(number, most, &mut chooser).write("").into_bytes())
        .to_vec();
    let found = mangling::games(SYSTEMS, &texts, (tries(TRIES), 10), &mut chooser);
    let [sound, partly, refused] = found;
    assert!(sound + partly > 0 && refused > 0);
}

#[test]
fn mangled_scenarios_are_read_or_refused_in_words_and_can_be_played() {
    let mut chooser = Chooser::new(91);
    let texts: Vec<&str> = GateOfHell::STARTS.iter().map(|start| start.text).collect();
    mangling::scenarios(SYSTEMS, entry(), &texts, (tries(TRIES), 30), &mut chooser);
}

#[test]
fn mangled_positions_are_read_or_refused_in_words_and_come_back() {
    let mut chooser = Chooser::new(92);
    let mut games =
        [(0, 60), (1, 140), (2, 260)].map(|(number, most)| begun(number, most, &mut chooser));
    mangling::positions(tries(TRIES), &mut chooser, |n, chooser| {
        let number = n % games.len();
        let game = &mut games[number];
        game.view_as(Viewer::All);
        let line = game.line();
        let at = line[chooser.below(line.len())];
        (game.position(at).unwrap(), begun(number, 0, chooser))
    });
}
