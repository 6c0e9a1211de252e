//! A game that somebody has played.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice as _, Rules as _, Seeded};
use hells_gate::record::Options;
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::systems::hells_gate::record::GameFile;

/// A random game of at most so many actions, its dice from its seed.
pub fn played(seed: u64, actions: usize) -> GameFile {
    let options = Options {
        seed,
        ..Options::default()
    };
    let mut file = GameFile::new(scenario::korsun_1944().unwrap(), options);
    let mut chooser = Chooser::new(seed);
    while file.game.cursor() < actions {
        let (rules, state) = (file.game.rules().clone(), *file.game.state());
        let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) else {
            break;
        };
        let roll = || Seeded { seed }.roll(rules.rolls(&state)).unwrap();
        let die = rules.rolls_dice(&state, action).then(roll);
        file.game.play(action, die.as_slice()).unwrap();
    }
    file
}
