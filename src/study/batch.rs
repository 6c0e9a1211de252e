//! Many games on all cores, the same whatever the number of threads.

use super::crew::in_order;
use crate::ai::{Control, Level, Luck, Player, Staff};
use crate::engine::{Dice as _, Die, Rules as _, Seeded};
use crate::systems::hells_gate::victory::Verdict;
use crate::systems::hells_gate::{Action, BySide, HellsGate, State, Weather};
use std::sync::Arc;

/// What is to be played.
pub struct Batch {
    /// What the players judge by, and the rules.
    pub staff: Arc<Staff>,
    /// Where every game begins.
    pub start: State,
    /// How well the sides play.
    pub players: BySide<Level>,
    /// How many games.
    pub games: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many are played at a time.
    pub threads: usize,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its number in the batch, from 0.
    pub game: u32,
    /// The seed of its dice.
    pub seed: u64,
    /// Victory points.
    pub points: BySide<u16>,
    /// How many actions were done.
    pub actions: u32,
    /// How many dice were rolled.
    pub rolls: u32,
    /// Whether the ground had turned to mud at the end.
    pub mud: bool,
}

impl Finished {
    /// Soviet less German victory points.
    #[must_use]
    pub fn margin(&self) -> i32 {
        Verdict {
            points: self.points,
        }
        .margin()
    }
}

/// No game has as many actions.
const MAX_ACTIONS: u32 = 100_000;

impl Batch {
    /// Plays until all are done or `control` says stop. The finished games, in
    /// their order, the same for any number of threads.
    pub fn run(&self, control: &Control) -> Vec<Finished> {
        in_order(self.games, self.threads, control, |game| {
            self.play(game, control)
        })
    }

    /// One game; `None` if it was stopped.
    fn play(&self, game: u32, control: &Control) -> Option<Finished> {
        let number = u64::from(game);
        let seed = mixed(self.seed, number);
        // The players' luck is not the dice's.
        let mut players = BySide::from_fn(|side| {
            let own = mixed(!self.seed, 2 * number + side as u64);
            Player::new(Arc::clone(&self.staff), self.players[side], own)
        });
        let rules = self.staff.rules();
        let mut actions = 0;
        let end = play(rules, self.start, &mut players, seed, &mut |_, _, _| {
            actions += 1;
            actions < MAX_ACTIONS && !control.stopped()
        })?;
        Some(Finished {
            game,
            seed,
            points: rules.outcome(&end)?.points,
            actions,
            rolls: rules.rolls(&end) - rules.rolls(&self.start),
            mud: end.weather == Weather::Mud,
        })
    }
}

/// Plays from a position to the end with dice of this seed, and calls `watch`
/// before every action with the position, the action and its die; when it says
/// `false`, play stops and there is no end.
pub fn play(
    rules: &HellsGate,
    start: State,
    players: &mut BySide<Player>,
    seed: u64,
    watch: &mut dyn FnMut(&State, Action, Option<Die>) -> bool,
) -> Option<State> {
    let dice = Seeded { seed };
    let mut state = start;
    while let Some(side) = state.to_act() {
        let action = players[side].choose(&state)?;
        let die = match rules.needs_die(&state, action) {
            true => dice.roll(rules.rolls(&state)).ok(),
            false => None,
        };
        if !watch(&state, action, die) {
            return None;
        }
        rules.advance(&mut state, action, die);
    }
    Some(state)
}

/// A well-mixed number of two.
#[must_use]
pub const fn mixed(seed: u64, n: u64) -> u64 {
    Luck::new(seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15))).bits()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::korsun_1944;

    #[test]
    fn a_batch_is_the_same_on_any_number_of_threads_and_stops_when_told() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Arc::new(Staff::new(&rules));
        let batch = |threads| Batch {
            start: staff.rules().initial(),
            staff: Arc::clone(&staff),
            players: BySide::from_fn(|_| Level::Random),
            games: 12,
            seed: 7,
            threads,
        };
        let go = Control::default();
        let one = batch(1).run(&go);
        let three = batch(3).run(&go);
        assert_eq!(one, three);
        assert_eq!(one.len(), 12);
        assert!(one.iter().any(|f| f.points != one[0].points));
        let halt = Control::default();
        halt.stop();
        assert!(batch(2).run(&halt).is_empty());
    }
}
