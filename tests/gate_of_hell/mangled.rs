//! Sound files of Charleston, mangled: read or refused in words, never a panic, and what
//! is read is written as it was read and can be played.
//!
//! `HELLS_GATE_MANGLED` is how many of each are tried.

use crate::mutate::mutate;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Options, SideNo, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::table::{self, Entry, Rolled, Sheet, Table};

const SYSTEMS: &[Entry] = &[Entry::of::<GateOfHell>()];

fn tries() -> usize {
    let asked = std::env::var("HELLS_GATE_MANGLED").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(100)
}

fn sheet(scenario: Doc) -> Sheet {
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
fn played_on(table: &mut dyn Table, chooser: &mut Chooser, most: usize) {
    table.set_options(DiceMode::Seeded, UndoPolicy::Free);
    for _ in 0..most {
        let Some(side) = table.glance().to_act else {
            return;
        };
        table.view_as(Viewer::Side(side));
        let legal = table.legal(None);
        assert!(!legal.is_empty(), "nothing is legal");
        let action = legal[chooser.below(legal.len())].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
}

/// A game of each scenario, cut short somewhere.
fn begun(number: usize, most: usize, chooser: &mut Chooser) -> Box<dyn Table> {
    let scenario = GateOfHell::STARTS[number].text.parse().unwrap();
    let mut table = (SYSTEMS[0].open)(sheet(scenario)).unwrap();
    played_on(&mut *table, chooser, most);
    table
}

/// What was opened is written, read and written again: the same text.
fn settled(table: &mut dyn Table) {
    let text = table.write("");
    let mut again = table::read(SYSTEMS, text.as_bytes()).unwrap();
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

#[test]
fn mangled_games_are_read_or_refused_in_words_and_settle() {
    let mut chooser = Chooser::new(90);
    let texts: Vec<Vec<u8>> = [(0, 60), (1, 120), (2, 200)]
        .map(|(number, most)| begun(number, most, &mut chooser).write("").into_bytes())
        .to_vec();
    let (mut sound, mut partly, mut refused) = (0, 0, 0);
    for n in 0..tries() {
        let text = &texts[n % texts.len()];
        // Every second one after the scenario, whose faults refuse the file.
        let lines = text.windows(8).rposition(|w| w == b"\"lines\":").unwrap();
        let from = if n % 2 == 0 { lines } else { 0 };
        let mut bytes = text[..from].to_vec();
        bytes.extend(mutate(
            &text[from..],
            std::slice::from_ref(text),
            &mut chooser,
        ));
        match table::read(SYSTEMS, &bytes) {
            Ok(mut opened) => {
                settled(&mut *opened.table);
                played_on(&mut *opened.table, &mut chooser, 10);
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
    assert!(sound + partly > 0 && refused > 0);
}

#[test]
fn mangled_scenarios_are_read_or_refused_in_words_and_can_be_played() {
    let mut chooser = Chooser::new(91);
    let (mut sound, mut refused) = (0, 0);
    for n in 0..tries() {
        let text = GateOfHell::STARTS[n % 3].text.as_bytes();
        let bytes = mutate(text, &[text.to_vec()], &mut chooser);
        let Ok(scenario) = String::from_utf8_lossy(&bytes).parse::<Doc>() else {
            refused += 1;
            continue;
        };
        match (SYSTEMS[0].open)(sheet(scenario)) {
            Ok(mut table) => {
                played_on(&mut *table, &mut chooser, 30);
                settled(&mut *table);
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
    let (mut sound, mut refused) = (0, 0);
    let mut games =
        [(0, 60), (1, 140), (2, 260)].map(|(number, most)| begun(number, most, &mut chooser));
    for n in 0..tries() {
        let number = n % games.len();
        let game = &mut games[number];
        game.view_as(Viewer::All);
        let line = game.line();
        let at = line[chooser.below(line.len())];
        let position = game.position(at).unwrap().to_string();
        let bytes = mutate(
            position.as_bytes(),
            &[position.clone().into_bytes()],
            &mut chooser,
        );
        let Ok(doc) = String::from_utf8_lossy(&bytes).parse::<Doc>() else {
            refused += 1;
            continue;
        };
        let mut table = begun(number, 0, &mut chooser);
        match table.set_up(&doc) {
            Ok(()) => {
                table.view_as(Viewer::All);
                let shown = table.position(table.glance().node).unwrap();
                let digest = table.glance().digest;
                table.set_up(&shown).unwrap();
                table.view_as(Viewer::All);
                assert_eq!(table.glance().digest, digest);
                played_on(&mut *table, &mut chooser, 20);
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
