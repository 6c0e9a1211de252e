//! Many games on all cores, the same whatever the number of threads.

use crate::ai::{Level, Luck, Player, Staff};
use crate::engine::{Dice as _, Die, Rules as _, Seeded};
use crate::systems::hells_gate::{Action, BySide, HellsGate, State, Weather};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

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
        i32::from(self.points.soviet) - i32::from(self.points.german)
    }
}

/// No game has as many actions.
const MAX_ACTIONS: u32 = 100_000;

impl Batch {
    /// Plays until all are done or `stop` says so. `tell` hears now and then how
    /// many are done and for how long it has been going on. The finished games,
    /// in their order.
    pub fn run(&self, stop: &AtomicBool, tell: &mut dyn FnMut(u32, Duration)) -> Vec<Finished> {
        let next = AtomicU32::new(0);
        let began = Instant::now();
        let (sender, receiver) = mpsc::channel();
        let mut done: Vec<Finished> = Vec::new();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            break;
                        }
                        let Some(finished) = self.play(game, stop) else {
                            break;
                        };
                        if sender.send(finished).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut told = began;
            loop {
                match receiver.recv_timeout(Duration::from_millis(200)) {
                    Ok(finished) => done.push(finished),
                    Err(mpsc::RecvTimeoutError::Timeout) => {}
                    Err(mpsc::RecvTimeoutError::Disconnected) => break,
                }
                if told.elapsed() >= Duration::from_millis(500) {
                    told = Instant::now();
                    tell(
                        u32::try_from(done.len()).unwrap_or(u32::MAX),
                        began.elapsed(),
                    );
                }
            }
        });
        done.sort_by_key(|f| f.game);
        done
    }

    /// One game; `None` if it was stopped.
    fn play(&self, game: u32, stop: &AtomicBool) -> Option<Finished> {
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
            actions < MAX_ACTIONS && !stop.load(Ordering::Relaxed)
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
        let go = AtomicBool::new(false);
        let one = batch(1).run(&go, &mut |_, _| {});
        let three = batch(3).run(&go, &mut |_, _| {});
        assert_eq!(one, three);
        assert_eq!(one.len(), 12);
        assert!(one.iter().any(|f| f.points != one[0].points));
        let halt = AtomicBool::new(true);
        assert!(batch(2).run(&halt, &mut |_, _| {}).is_empty());
    }
}
