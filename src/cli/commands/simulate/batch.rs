//! Many games on all cores, the same whatever the number of threads.

use super::players::Player;
use crate::engine::conformance::Chooser;
use crate::engine::{Dice as _, Rules as _, Seeded};
use crate::systems::hells_gate::{BySide, HellsGate, Stage, State};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What is to be played.
pub(super) struct Batch<'a> {
    pub rules: &'a HellsGate,
    pub start: State,
    pub players: BySide<&'a dyn Player>,
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Finished {
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

/// No game has as many actions.
const MAX_ACTIONS: u32 = 100_000;

impl Batch<'_> {
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
        let seed = mixed(self.seed, u64::from(game));
        let dice = Seeded { seed };
        // The players' luck is not the dice's.
        let mut luck = Chooser::new(mixed(!self.seed, u64::from(game)));
        let rules = self.rules;
        let mut state = self.start;
        let mut legal = Vec::new();
        let mut actions = 0;
        while let Some(side) = state.to_act() {
            if actions == MAX_ACTIONS || stop.load(Ordering::Relaxed) {
                return None;
            }
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let chosen = self.players[side].choose(rules, &state, &legal, &mut luck);
            let &action = legal.get(chosen)?;
            let die = match rules.needs_die(&state, action) {
                true => dice.roll(rules.rolls(&state)).ok(),
                false => None,
            };
            rules.advance(&mut state, action, die);
            actions += 1;
        }
        debug_assert_eq!(state.stage, Stage::Over);
        Some(Finished {
            game,
            seed,
            points: rules.outcome(&state)?.points,
            actions,
            rolls: rules.rolls(&state) - rules.rolls(&self.start),
            mud: state.weather == crate::systems::hells_gate::Weather::Mud,
        })
    }
}

/// SplitMix64: a well-mixed number of two.
const fn mixed(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add((n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::super::players::player;
    use super::*;
    use crate::scenario::korsun_1944;

    #[test]
    fn a_batch_is_the_same_on_any_number_of_threads_and_stops_when_told() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let random = player("random").unwrap();
        let batch = |threads| Batch {
            rules: &rules,
            start: rules.initial(),
            players: BySide {
                soviet: random,
                german: random,
            },
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
