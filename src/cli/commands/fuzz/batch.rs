//! Checked random games on all cores. Which failure is told does not depend on
//! the number of threads: the one of the lowest game.

use super::Play;
use crate::engine::Progress;
use crate::engine::fuzz::Tally;
use crate::engine::mixed;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What is to be played.
pub(crate) struct Batch<'a> {
    /// Plays the game of a seed and looks at everything in it.
    pub game: &'a Play<'a>,
    /// `None`: until the time is over.
    pub games: Option<u32>,
    pub time: Option<Duration>,
    pub seed: u64,
    pub threads: usize,
}

/// What was played.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    /// Finished games, every promise kept.
    pub games: u32,
    pub actions: u64,
    pub rolls: u64,
    pub brute_forced: u64,
    pub tried: u64,
    /// Won by the first side, by nobody, by the second.
    pub ended: [u32; 3],
    /// The first game that broke a promise.
    pub failure: Option<Found>,
    pub time: Duration,
}

/// A game that broke a promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// Its number in the batch, from 0.
    pub game: u32,
    /// Its seed.
    pub seed: u64,
}

/// Parts of the work that progress is told in.
const PARTS: u32 = 1000;

impl Batch<'_> {
    /// Plays until everything is played, something fails, or `control` says
    /// stop.
    pub fn run(&self, control: &Progress) -> Totals {
        let began = Instant::now();
        control.begin(PARTS);
        let (next, played, told) = (AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0));
        let first_failure = AtomicU32::new(u32::MAX);
        let worker = || {
            let mut totals = Totals::default();
            while !control.stopped() && self.time.is_none_or(|limit| began.elapsed() < limit) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                // Those before a failure are played to their end.
                if self.games.is_some_and(|all| game >= all)
                    || game > first_failure.load(Ordering::Relaxed)
                {
                    break;
                }
                let seed = mixed(self.seed, u64::from(game));
                totals.add((self.game)(seed).map_err(|_| {
                    first_failure.fetch_min(game, Ordering::Relaxed);
                    Found { game, seed }
                }));
                let games = played.fetch_add(1, Ordering::Relaxed) + 1;
                let part = self.part(games, began.elapsed());
                for _ in told.fetch_max(part, Ordering::Relaxed)..part {
                    control.count();
                }
            }
            totals
        };
        let mut totals = std::thread::scope(|scope| {
            let handles: Vec<_> = (0..self.threads.max(1))
                .map(|_| scope.spawn(worker))
                .collect();
            let parts = handles.into_iter().map(|h| h.join().unwrap_or_default());
            parts.fold(Totals::default(), Totals::with)
        });
        totals.time = began.elapsed();
        totals
    }

    /// How much is done, of [`PARTS`]: of the games, or of the time.
    fn part(&self, games: u32, time: Duration) -> u32 {
        let of_games = self
            .games
            .map(|all| f64::from(games) / f64::from(all.max(1)));
        let of_time = self.time.map(|all| time.as_secs_f64() / all.as_secs_f64());
        let share = of_games.into_iter().chain(of_time).fold(0.0, f64::max);
        (share.min(1.0) * f64::from(PARTS)) as u32
    }
}

impl Totals {
    fn add(&mut self, played: Result<Tally, Found>) {
        match played {
            Ok(tally) => {
                self.games += 1;
                self.actions += tally.actions;
                self.rolls += tally.rolls;
                self.brute_forced += tally.brute_forced;
                self.tried += tally.tried;
                self.ended[match tally.outcome.margin.signum() {
                    1 => 0,
                    -1 => 2,
                    _ => 1,
                }] += 1;
            }
            Err(found) => self.fail(found),
        }
    }

    /// The failure of the lowest game counts.
    fn fail(&mut self, found: Found) {
        if self.failure.as_ref().is_none_or(|f| found.game < f.game) {
            self.failure = Some(found);
        }
    }

    /// Both together.
    fn with(mut self, other: Self) -> Self {
        self.games += other.games;
        self.actions += other.actions;
        self.rolls += other.rolls;
        self.brute_forced += other.brute_forced;
        self.tried += other.tried;
        for (own, more) in self.ended.iter_mut().zip(other.ended) {
            *own += more;
        }
        other.failure.into_iter().for_each(|found| self.fail(found));
        self
    }
}
