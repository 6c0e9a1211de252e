//! Random games with every promise checked after every action, and when one is
//! broken, the shortest play that still breaks it. Knows no particular game:
//! what one game promises besides is told by a [`Watch`].

mod shrink;

use super::conformance::{
    Checks, Chooser, check_position, reads_back, thrown, way_on, wrong_number,
};
use super::{Barrier, Die, Entry, Every, Game, Outcome, Rules, Seeded, UndoPolicy};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A promise that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which, in a word or two. Shrinking keeps to the same one.
    pub promise: &'static str,
    /// What happened instead.
    pub what: String,
}

impl Broken {
    /// A broken promise.
    pub fn new(promise: &'static str, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { promise, what }
    }
}

/// An action with what its dice show.
pub type Move<R> = (<R as Rules>::Action, Vec<Die>);

/// How a promise came to be broken: a position and what was done from there.
#[derive(Clone, Debug)]
pub struct Failure<R: Rules> {
    /// The promise.
    pub broken: Broken,
    /// Where play began.
    pub start: R::State,
    /// What was done. The last of them, or the position after it, breaks the
    /// promise.
    pub moves: Vec<Move<R>>,
}

/// What one game promises besides what every rule system does.
pub trait Watch<R: Rules>: Sync {
    /// Looks at one action.
    ///
    /// # Errors
    /// The promise it breaks.
    fn step(&self, rules: &R, before: &R::State, entry: &Entry<R>) -> Result<(), Broken>;

    /// Looks at a whole game. `seed` is the one its dice follow, if they do, and
    /// `luck` chooses what to look at.
    ///
    /// # Errors
    /// The promise it breaks.
    fn whole(&self, game: &Game<R>, seed: Option<u64>, luck: &mut Chooser) -> Result<(), Broken>;

    /// Positions with a little less in them than this one, from which a game
    /// may begin.
    fn simpler(&self, rules: &R, state: &R::State) -> Vec<R::State>;

    /// Whether a game may begin in this position.
    fn may_begin(&self, rules: &R, state: &R::State) -> bool;
}

/// How much of what is not listed is tried, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// In every position, so many actions drawn from all that can be written.
    pub sample: usize,
    /// In one position of so many, all of them; never if 0. Slow.
    pub brute_force_one_in: usize,
}

impl Effort {
    /// What is tried in each game when nobody says otherwise.
    pub const USUAL: Self = Self {
        sample: 8,
        brute_force_one_in: 2_000,
    };
}

/// What was done in a game whose promises were kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How it ended.
    pub outcome: Outcome,
    /// Actions played.
    pub actions: u64,
    /// Dice rolled.
    pub rolls: u64,
    /// Positions in which every action that can be written was tried.
    pub brute_forced: u64,
    /// Actions that were tried, listed or not, besides those that were listed.
    pub tried: u64,
}

/// What is played and checked.
pub struct Fuzzer<'a, R: Rules> {
    rules: &'a R,
    start: R::State,
    watch: &'a dyn Watch<R>,
    effort: Effort,
    /// Every action that can be written.
    every: Arc<[R::Action]>,
}

/// How closely a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Sample,
    All,
}

/// A game under way, and what has been counted.
struct Run<'a, R: Rules> {
    game: &'a mut Game<R>,
    brute_forced: u64,
    tried: u64,
}

const INVARIANTS: Checks = Checks {
    listed: false,
    brute_force: false,
    invariants: true,
};
const LISTED: Checks = Checks {
    listed: true,
    brute_force: false,
    invariants: false,
};
const BRUTE_FORCE: Checks = Checks {
    listed: false,
    brute_force: true,
    invariants: false,
};

/// One time in so many, what takes back is as likely as what goes on.
const ON_TO_BACK: usize = 16;

/// The longest game that is played, in actions.
const LONGEST: usize = 100_000;

/// Every action that can be written.
#[must_use]
pub fn every_action<R: Every>(rules: &R) -> Arc<[R::Action]> {
    let mut every = Vec::new();
    rules.every_action(&mut |action| every.push(action));
    every.into()
}

impl<'a, R: Every> Fuzzer<'a, R> {
    /// Games from `start`.
    pub fn new(rules: &'a R, start: R::State, watch: &'a dyn Watch<R>, effort: Effort) -> Self {
        Self::trying(rules, start, watch, effort, every_action(rules))
    }

    /// The same for many fuzzers of one set-up, which share what [`every_action`]
    /// gave.
    pub fn trying(
        rules: &'a R,
        start: R::State,
        watch: &'a dyn Watch<R>,
        effort: Effort,
        every: Arc<[R::Action]>,
    ) -> Self {
        Self {
            rules,
            start,
            watch,
            effort,
            every,
        }
    }

    /// One random game; everything in it follows from the seed.
    ///
    /// # Errors
    /// The first promise that was broken, with the whole play up to there. A
    /// panic is one, too.
    pub fn game(&self, seed: u64) -> Result<Tally, Box<Failure<R>>> {
        let mut game = self.new_game(self.start);
        let mut run = Run {
            game: &mut game,
            brute_forced: 0,
            tried: 0,
        };
        let played = guarded(|| self.random(&mut run, seed)).unwrap_or_else(|e| Err(e.into()));
        let (brute_forced, tried) = (run.brute_forced, run.tried);
        match played {
            Ok(outcome) => Ok(Tally {
                outcome,
                actions: game.entries().len() as u64,
                rolls: u64::from(self.rules.rolls(game.state()) - self.rules.rolls(&self.start)),
                brute_forced,
                tried,
            }),
            Err(Stopped { broken, attempted }) => {
                let played = game.entries().iter();
                let mut moves: Vec<Move<R>> = played.map(|e| (e.action, e.dice.clone())).collect();
                moves.extend(attempted);
                Err(Box::new(Failure {
                    broken,
                    start: self.start,
                    moves,
                }))
            }
        }
    }

    fn new_game(&self, start: R::State) -> Game<R> {
        Game::from_position(self.rules.clone(), start, UndoPolicy::ToLastBarrier)
    }

    fn random(&self, run: &mut Run<'_, R>, seed: u64) -> Result<Outcome, Stopped<R>> {
        let rules = self.rules;
        let (mut moves, mut audits) = (Chooser::new(seed), Chooser::new(!seed));
        let dice = Seeded { seed };
        let mut listed = Vec::new();
        loop {
            let state = run.game.state();
            listed.clear();
            rules.legal(state, &mut listed);
            let deep = self.effort.brute_force_one_in;
            let depth = match deep > 0 && audits.below(deep) == 0 {
                true => Depth::All,
                false => Depth::Sample,
            };
            self.position(run, &listed, depth, &mut audits)?;
            let state = run.game.state();
            if let Some(outcome) = rules.outcome(state) {
                self.whole(run.game, Some(seed), &mut audits)?;
                return Ok(outcome);
            }
            // Now and then something is taken back, but play gets on.
            let action = match moves.below(ON_TO_BACK) {
                0 => listed.get(moves.below(listed.len())).copied(),
                _ => way_on(rules, state, &listed, &mut moves),
            };
            let Some(action) = action else {
                return Err(Broken::new("a way on", "nothing is legal").into());
            };
            if run.game.cursor() == LONGEST {
                let what = format!("no end after {LONGEST} actions");
                return Err(Broken::new("an end", what).into());
            }
            let throw = thrown(rules, &dice, state, action)
                .map_err(|e| Broken::new("dice", e.to_string()))?;
            self.step(run.game, (action, throw))?;
        }
    }

    /// Looks at the position on the table.
    fn position(
        &self,
        run: &mut Run<'_, R>,
        listed: &[R::Action],
        depth: Depth,
        luck: &mut Chooser,
    ) -> Result<(), Broken> {
        let (rules, state) = (self.rules, run.game.state());
        let told = |promise| move |what: String| Broken::new(promise, what);
        check_position(rules, state, listed, INVARIANTS).map_err(told("invariants"))?;
        check_position(rules, state, listed, LISTED).map_err(told("listing"))?;
        if let Some(action) = listed
            .iter()
            .find(|&&a| !rules.explain(state, a).is_empty())
        {
            let what = format!("{action:?} is legal, and reasons are given against it");
            return Err(Broken::new("listing", what));
        }
        let over = rules.outcome(state).is_some();
        if over && (!listed.is_empty() || rules.to_act(state).is_some()) {
            return Err(Broken::new("an end", "a finished game goes on"));
        }
        if depth == Depth::All {
            run.brute_forced += 1;
            run.tried += self.every.len() as u64;
            return check_position(rules, state, listed, BRUTE_FORCE).map_err(told("listing"));
        }
        for _ in 0..self.effort.sample {
            let Some(&action) = self.every.get(luck.below(self.every.len())) else {
                break;
            };
            run.tried += 1;
            let (first, all) = (rules.check(state, action), rules.explain(state, action));
            let is_listed = listed.contains(&action);
            if first.is_ok() != is_listed
                || all.is_empty() != is_listed
                || first.err().as_ref() != all.first()
            {
                let what = format!("{action:?}: listed {is_listed}, but explained by {all:?}");
                return Err(Broken::new("listing", what));
            }
        }
        Ok(())
    }

    /// Plays one action and looks at what came of it. On failure the action is
    /// in the game, or told with the failure.
    fn step(&self, game: &mut Game<R>, (action, dice): Move<R>) -> Result<(), Stopped<R>> {
        let rules = self.rules;
        let stopped = |broken| Stopped {
            broken,
            attempted: Some((action, dice.clone())),
        };
        reads_back(rules, action).map_err(|what| stopped(Broken::new("notation", what)))?;
        let before = *game.state();
        // A die too many, or one too few, changes nothing.
        let wrong = match dice.split_last() {
            Some((_, fewer)) => fewer.to_vec(),
            None => vec![Die::ALL[0]],
        };
        let expected = wrong_number(rules.dice(&before, action), wrong.len());
        if game.play(action, &wrong).err() != Some(expected) || *game.state() != before {
            let what = format!("wrong dice were taken for {action:?}");
            return Err(stopped(Broken::new("dice", what)));
        }
        let played = guarded(|| game.play(action, &dice).err()).map_err(stopped)?;
        if let Some(refused) = played {
            let what = format!("listed but refused: {action:?}: {refused:?}");
            return Err(stopped(Broken::new("listing", what)));
        }
        Ok(self.stepped(game, &before)?)
    }

    /// Looks at the last action.
    fn stepped(&self, game: &mut Game<R>, before: &R::State) -> Result<(), Broken> {
        let rules = self.rules;
        let barred = game.can_undo().is_err();
        game.set_policy(UndoPolicy::Free);
        let undone = game.undo().is_ok() && game.state() == before;
        let redone = game.redo();
        game.set_policy(UndoPolicy::ToLastBarrier);
        let Some(entry) = game.played().last() else {
            return Ok(());
        };
        let (action, after) = (entry.action, &entry.after);
        let rolled = rules.rolls(after).wrapping_sub(rules.rolls(before));
        if rolled as usize != entry.dice.len() {
            let what = format!("{action:?} rolled {rolled} dice");
            return Err(Broken::new("dice", what));
        }
        let mut rebuilt = *before;
        for event in &entry.events {
            rules.apply(&mut rebuilt, event);
        }
        if rebuilt != *after {
            let what = format!("the events of {action:?} do not rebuild the position");
            return Err(Broken::new("events", what));
        }
        if rules.clock(after) < rules.clock(before) {
            let what = format!("{action:?} sets the clock back");
            return Err(Broken::new("clock", what));
        }
        let barrier = rules.barrier(before, action, after);
        if (barrier == Some(Barrier::Dice)) != (rolled > 0) {
            let what = format!("{action:?} rolled {rolled} dice and closes {barrier:?}");
            return Err(Broken::new("undo", what));
        }
        if barred != barrier.is_some() {
            let what = match barred {
                true => format!("{action:?} cannot be taken back"),
                false => format!("{action:?} is behind a barrier, and can be taken back"),
            };
            return Err(Broken::new("undo", what));
        }
        if !undone || !redone {
            let what = format!("{action:?} is not taken back, or not done again, exactly");
            return Err(Broken::new("undo", what));
        }
        self.watch.step(rules, before, entry)
    }

    /// Looks at a whole game.
    fn whole(
        &self,
        game: &mut Game<R>,
        seed: Option<u64>,
        luck: &mut Chooser,
    ) -> Result<(), Broken> {
        let (start, end) = (*game.state_at(0), *game.state());
        let mut again = self.new_game(start);
        for (i, entry) in game.entries().iter().enumerate() {
            if let Err(refused) = again.play(entry.action, &entry.dice) {
                let what = format!("action {} is refused in a replay: {refused:?}", i + 1);
                return Err(Broken::new("replay", what));
            }
        }
        if again.entries() != game.entries() {
            return Err(Broken::new("replay", "a replay differs"));
        }
        if self.rules.hash(again.state()) != self.rules.hash(&end) {
            let what = "equal positions have different hashes";
            return Err(Broken::new("replay", what));
        }
        game.set_policy(UndoPolicy::Free);
        let back = (0..game.entries().len())
            .rev()
            .all(|ply| game.undo().is_ok() && game.state() == again.state_at(ply));
        if !back || *game.state() != start {
            let what = "undo does not lead back through the positions of a fresh replay";
            return Err(Broken::new("undo", what));
        }
        while game.redo() {}
        game.set_policy(UndoPolicy::ToLastBarrier);
        if *game.state() != end {
            return Err(Broken::new("undo", "redo does not lead to the end"));
        }
        self.watch.whole(game, seed, luck)
    }
}

/// Why play stopped: a broken promise, and the action that was being tried.
struct Stopped<R: Rules> {
    broken: Broken,
    attempted: Option<Move<R>>,
}

impl<R: Rules> From<Broken> for Stopped<R> {
    fn from(broken: Broken) -> Self {
        Self {
            broken,
            attempted: None,
        }
    }
}

/// Does it, and makes a panic a broken promise.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied());
        let what = format!("panicked: {}", words.unwrap_or("without a word"));
        Broken::new("no panic", what)
    })
}
