use super::*;
use crate::cli::commands::fuzz::{Batch, written};
use crate::engine::Progress;
use crate::engine::conformance::Chooser;
use crate::engine::fuzz::Effort;
use crate::engine::fuzz::{Broken as Why, Watch};
use crate::engine::{Entry, Game};
use crate::systems::hells_gate::codec::scenario::korsun_1944;
use crate::systems::hells_gate::{Event, State};
use std::time::Duration;

/// Promises that no unit is ever reduced, which is not so.
struct NoLosses(Promises);

impl Watch<HellsGate> for NoLosses {
    fn step(&self, _: &HellsGate, _: &State, entry: &Entry<HellsGate>) -> Result<(), Why> {
        let lost = |e: &Event| matches!(e, Event::StepLost { all_out: false, .. });
        match entry.events.iter().any(lost) {
            true => Err(Why::new("no losses", "a step was lost")),
            false => Ok(()),
        }
    }

    fn whole(&self, _: &Game<HellsGate>, _: Option<u64>, _: &mut Chooser) -> Result<(), Why> {
        Ok(())
    }

    fn simpler(&self, rules: &HellsGate, state: &State) -> Vec<State> {
        self.0.simpler(rules, state)
    }

    fn may_begin(&self, rules: &HellsGate, state: &State) -> bool {
        self.0.may_begin(rules, state)
    }
}

const QUICK: Effort = Effort {
    sample: 1,
    brute_force_one_in: 0,
};

#[test]
fn a_failure_is_the_same_on_any_number_of_threads_and_is_written_to_a_file_that_opens() {
    let scenario = Arc::new(korsun_1944().unwrap());
    let rules = HellsGate::new(scenario.setup.clone());
    let watch = NoLosses(Promises::new(scenario));
    let fuzzer = Fuzzer::new(&rules, rules.initial(), &watch, QUICK);
    let game = |seed| fuzzer.game(seed).map_err(|failure| failure.broken);
    let batch = |threads| Batch {
        game: &game,
        games: Some(50),
        time: None,
        seed: 3,
        threads,
    };
    let go = Progress::default();
    let found = batch(1).run(&go).failure.unwrap();
    let again = batch(3).run(&go).failure.unwrap();
    assert_eq!(found, again);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("failure.hellsgate");
    let target = Target::new(Some(&path), false, &[]).unwrap();
    let shrunk = |seed: u64, stopped: &dyn Fn() -> bool| shrunk(&fuzzer, &watch.0, seed, stopped);
    let proven = Proven {
        game: &game,
        shrunk: &shrunk,
        trouble: &trouble,
        sides: Default::default(),
    };
    let written = written(&proven, found, &target, &go).unwrap();
    let repro = &written.repro;
    assert_eq!((repro.broken.promise, repro.actions[1]), ("no losses", 1));
    assert_eq!(written.trouble, None);
    let told = written.text();
    assert!(told.contains(&path.display().to_string()), "{told}");
    assert!(
        told.contains("do its next action again (redo): lose "),
        "{told}"
    );
    // The program opens it just before the action that fails.
    let text = std::fs::read_to_string(&path).unwrap();
    let mut file = GameFile::read(&text).unwrap().file;
    assert_eq!(
        (file.title.as_str(), file.game.cursor()),
        ("Broken: no losses", 0)
    );
    assert!(file.game.redo());
    let entry = &file.game.played()[0];
    let before = file.game.state_at(0);
    assert!(watch.step(&rules, before, entry).is_err());
    // Hardly anything else is in it: the unit that loses a step.
    assert_eq!(before.on_map().len(), 1, "{before:?}");
}

#[test]
fn a_batch_stops_when_told_and_counts_what_is_done() {
    let scenario = Arc::new(korsun_1944().unwrap());
    let rules = HellsGate::new(scenario.setup.clone());
    let promises = Promises::new(scenario);
    let fuzzer = Fuzzer::new(&rules, rules.initial(), &promises, QUICK);
    let game = |seed| fuzzer.game(seed).map_err(|failure| failure.broken);
    let batch = |games, time| Batch {
        game: &game,
        games,
        time,
        seed: 3,
        threads: 2,
    };
    let halt = Progress::default();
    halt.stop();
    assert_eq!(batch(Some(9), None).run(&halt).games, 0);
    let go = Progress::default();
    let no_time = Some(Duration::ZERO);
    assert_eq!(batch(None, no_time).run(&go).games, 0);
    let totals = batch(Some(6), None).run(&go);
    assert!(totals.failure.is_none(), "{totals:?}");
    assert_eq!(totals.ended.iter().sum::<u32>(), 6);
    assert!(totals.actions > 600 && totals.tried >= totals.actions);
}
