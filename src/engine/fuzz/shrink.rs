//! The shortest play that still breaks a promise.

use super::{Broken, Depth, Failure, Fuzzer, Move, Run, Stopped, guarded};
use crate::engine::conformance::Chooser;
use crate::engine::{Every, Rules};

/// Tries before the best found so far has to do.
const TRIES: usize = 5_000;

impl<R: Every> Fuzzer<'_, R> {
    /// A failure of the same promise with as little in it as could be found: no
    /// action after it, none before that is not needed, and a first position
    /// with little else in it. The failure itself if nothing less breaks the
    /// promise. Once `stopped` says so, the best found so far.
    #[must_use]
    pub fn shrink(&self, failure: &Failure<R>, stopped: &dyn Fn() -> bool) -> Failure<R> {
        let mut shrinking = Shrinking {
            fuzzer: self,
            best: failure.clone(),
            left: TRIES,
            stopped,
        };
        shrinking.shorten();
        shrinking.begin_later();
        while shrinking.drop_actions() | shrinking.simplify() {}
        shrinking.best
    }

    /// What breaks when a failure is played again, looking for the same promise;
    /// nothing if all is well.
    #[must_use]
    pub fn again(&self, failure: &Failure<R>) -> Option<Broken> {
        self.retrace(&failure.start, &failure.moves, failure.broken.promise)
            .map(|again| again.broken)
    }

    /// Plays the moves and gives the first failure of the same promise; `None`
    /// when they cannot be played or keep it.
    fn retrace(&self, start: &R::State, moves: &[Move<R>], promise: &str) -> Option<Failure<R>> {
        let mut game = self.new_game(*start);
        let mut done = 0;
        let mut run = Run {
            game: &mut game,
            brute_forced: 0,
            tried: 0,
        };
        let found: Result<Result<(), Stopped<R>>, Broken> = guarded(|| {
            let mut luck = Chooser::new(0);
            let mut listed = Vec::new();
            loop {
                listed.clear();
                self.rules.legal(run.game.state(), &mut listed);
                // Every action is tried where the failure is looked for.
                let depth = match moves.len() == done && promise == "listing" {
                    true => Depth::All,
                    false => Depth::Sample,
                };
                self.position(&mut run, &listed, depth, &mut luck)?;
                let Some(next) = moves.get(done) else {
                    break;
                };
                done += 1;
                // What shrinking has made unplayable is no failure.
                let (action, dice) = next;
                let state = run.game.state();
                if self.rules.check(state, *action).is_err()
                    || usize::from(self.rules.dice(state, *action)) != dice.len()
                {
                    return Ok(());
                }
                self.step(run.game, next.clone())?;
            }
            if listed.is_empty() && self.rules.outcome(run.game.state()).is_none() {
                return Err(Broken::new("a way on", "nothing is legal").into());
            }
            Ok(self.whole(run.game, None, &mut luck)?)
        });
        let broken = match found {
            Ok(kept) => kept.err()?.broken,
            Err(panicked) => panicked,
        };
        (broken.promise == promise).then(|| Failure {
            broken,
            start: *start,
            moves: moves.get(..done).unwrap_or_default().to_vec(),
        })
    }
}

struct Shrinking<'a, 'f, R: Rules> {
    fuzzer: &'f Fuzzer<'a, R>,
    best: Failure<R>,
    left: usize,
    stopped: &'f dyn Fn() -> bool,
}

impl<R: Every> Shrinking<'_, '_, R> {
    /// Takes the play for the best if it fails, too.
    fn try_out(&mut self, start: &R::State, moves: &[Move<R>]) -> bool {
        if self.left == 0 || (self.stopped)() {
            return false;
        }
        self.left -= 1;
        let found = self.fuzzer.retrace(start, moves, self.best.broken.promise);
        let better = found.is_some();
        if let Some(found) = found {
            self.best = found;
        }
        better
    }

    /// Cuts the end off: half of what is in doubt at a time, because who fails
    /// with some actions nearly always fails with more; then one at a time.
    fn shorten(&mut self) {
        let (start, all) = (self.best.start, self.best.moves.clone());
        let (mut fails, mut keeps) = (all.len(), 0);
        while fails > keeps + 1 {
            let middle = keeps + (fails - keeps) / 2;
            match self.try_out(&start, &all[..middle]) {
                true => fails = self.best.moves.len(),
                false => keeps = middle,
            }
        }
        self.try_out(&start, &[]);
    }

    /// Begins as late as possible.
    fn begin_later(&mut self) {
        let (rules, moves) = (self.fuzzer.rules, self.best.moves.clone());
        let mut game = self.fuzzer.new_game(self.best.start);
        let mut states = vec![self.best.start];
        for (action, dice) in &moves {
            if guarded(|| game.play(*action, dice).is_ok()) != Ok(true) {
                break;
            }
            states.push(*game.state());
        }
        for (skipped, start) in states.iter().enumerate().skip(1).rev() {
            let rest = moves.get(skipped..).unwrap_or_default();
            if self.fuzzer.watch.may_begin(rules, start) && self.try_out(start, rest) {
                return;
            }
        }
    }

    /// Leaves actions out, many at once and then fewer: an attack is joined and
    /// resolved, so that neither goes without the other.
    fn drop_actions(&mut self) -> bool {
        let before = self.best.moves.len();
        let mut size = before;
        while size > 0 {
            let mut at = 0;
            while at < self.best.moves.len() {
                let mut fewer = self.best.moves.clone();
                let end = (at + size).min(fewer.len());
                fewer.drain(at..end);
                let start = self.best.start;
                if !self.try_out(&start, &fewer) {
                    at += (size / 4).max(1);
                }
            }
            size = match size {
                0..=8 => size - 1,
                _ => size / 2,
            };
        }
        self.best.moves.len() < before
    }

    /// Takes things out of the first position.
    fn simplify(&mut self) -> bool {
        let (mut any, mut at) = (false, 0);
        loop {
            let watch = self.fuzzer.watch;
            let candidates = watch.simpler(self.fuzzer.rules, &self.best.start);
            let Some(start) = candidates.get(at) else {
                return any;
            };
            let moves = self.best.moves.clone();
            // What is taken out leaves its place in the list to the next.
            match self.try_out(start, &moves) {
                true => any = true,
                false => at += 1,
            }
        }
    }
}
