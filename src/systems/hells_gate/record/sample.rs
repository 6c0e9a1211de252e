//! Games for tests.

pub(crate) use super::{GameFile, Opened};
use crate::engine::conformance::Chooser;
pub(crate) use crate::engine::{Dice, DiceMode, Die, Options, Rules, Seeded, UndoPolicy};
pub(crate) use crate::systems::hells_gate::Action;
use crate::systems::hells_gate::codec::scenario;

pub(crate) fn new_game(seed: u64) -> GameFile {
    let options = Options {
        seed,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::ToLastBarrier,
    };
    GameFile::new(scenario::korsun_1944().unwrap(), options)
}

/// Does a random action, with a die from the game's seed. `false` when the game
/// is over.
pub(crate) fn step(file: &mut GameFile, chooser: &mut Chooser) -> bool {
    let (rules, state) = (file.game.rules().clone(), *file.game.state());
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    // Phases are ended seldom, and attacks taken apart seldom too.
    let seldom = chooser.below(8) == 0;
    let slow: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|&a| a != Action::EndPhase && !rules.takes_back(a))
        .collect();
    let from = if seldom || slow.is_empty() {
        &legal
    } else {
        &slow
    };
    let Some(&action) = from.get(chooser.below(from.len())) else {
        return false;
    };
    let seed = file.options.seed;
    let roll = || Seeded { seed }.roll(rules.rolls(&state)).unwrap();
    let die = rules.rolls_dice(&state, action).then(roll);
    file.game.play(action, die.as_slice()).unwrap();
    true
}

/// A random game, finished or at least this long.
pub(crate) fn played(seed: u64, actions: usize) -> GameFile {
    let mut file = new_game(seed);
    let mut chooser = Chooser::new(seed);
    while file.game.cursor() < actions && step(&mut file, &mut chooser) {}
    file
}

/// A random game to its end.
pub(crate) fn finished(seed: u64) -> GameFile {
    played(seed, usize::MAX)
}

/// Whether the entries of `part` are the first entries of `all`.
pub(crate) fn is_prefix(part: &GameFile, all: &GameFile) -> bool {
    all.game.entries().starts_with(part.game.entries())
}

/// The text of a file as programs wrote it before there were stamps.
pub(crate) fn without_stamp(text: &str) -> String {
    let (before, _) = text.split_once(",\n  \"stamp\": ").unwrap();
    format!("{before}\n}}\n")
}

pub(crate) fn other_face(die: Die) -> Die {
    Die::ALL[usize::from(die.pips() % 6)]
}
