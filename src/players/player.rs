//! Somebody who plays.

use super::exact::Exact;
use super::search::{Effort, Search, Way};
use super::{BEYOND_DOUBT, Playable, cut, number_of};
use crate::engine::{Level, Pains, Progress, Rng, SideNo, Strategy, View, decides};
use std::sync::Arc;

/// How many plans are told.
const TOLD: usize = 5;

/// How often each of them is played out.
const TOLD_GAMES: u32 = 48;

/// A plan that costs more than so many points beyond doubt is no advice: of such plans no
/// more than one is told, to hold the first against.
const NO_ADVICE: f64 = 1.0;

/// How many positions are looked at to solve the end of a game.
const EXACT: u32 = 60_000;

/// A computer player.
#[derive(Clone)]
pub struct ComputerPlayer<R: Playable> {
    rules: R,
    strategy: Option<Arc<dyn Strategy<R>>>,
    level: Level,
    seed: u64,
    threads: usize,
}

/// A plan and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The actions, up to the next throw or hand-over.
    pub actions: Vec<A>,
    /// The expected margin at the end, from the first side.
    pub margin: f64,
    /// The standard error of that.
    pub error: f64,
    /// By how many points it is worth less to whoever decides than the first one told
    /// with it, and the standard error of that: all met the same dice.
    pub behind: (f64, f64),
}

impl<R: Playable> ComputerPlayer<R> {
    /// A player of this level, a marshal by what practice has made of the strategy. Without
    /// one it plays out at random.
    #[must_use]
    pub fn new(rules: R, strategy: Option<Arc<dyn Strategy<R>>>, level: Level, seed: u64) -> Self {
        let practised = |usual: Arc<dyn Strategy<R>>| match level {
            Level::Marshal => usual.practised().unwrap_or(usual),
            _ => usual,
        };
        let strategy = strategy.map(practised);
        Self {
            rules,
            strategy,
            level,
            seed,
            threads: 1,
        }
    }

    /// The same player, thinking on so many cores. It plays the same.
    #[must_use]
    pub fn on_cores(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// What it would do: legal actions up to the next throw or hand-over; one action
    /// where that may show something hidden. `None` when the game is over or
    /// `control` stops it.
    #[must_use]
    pub fn gesture(&self, seen: &View<R::State>, control: &Progress) -> Option<Vec<R::Action>> {
        control.open_end();
        let state = seen.state();
        self.rules.to_act(state)?;
        if let Some(only) = self.rules.forced(state) {
            return Some(vec![only]);
        }
        let drawn = self.drawn(state);
        if self.level != Level::Random && !drawn.is_empty() {
            return Some(drawn);
        }
        let mut plan = match (self.level, &self.strategy) {
            (Level::Random, _) => vec![self.at_random(state)?],
            (Level::General | Level::Marshal, _) | (_, None) => {
                self.thought(seen, control)?.actions
            }
            (_, Some(strategy)) => self.at_sight(strategy.as_ref(), state)?,
        };
        if !self.rules.shows_nothing(state) {
            plan.truncate(1);
        }
        Some(plan)
    }

    /// What is worth doing: what it would do itself, and then the best of what
    /// else there is. Nothing in it comes to the same as another plan or is only the
    /// beginning of one; where an action
    /// may show something hidden, each is one action. `None` when the game is over or
    /// `control` stops it.
    #[must_use]
    pub fn ideas(
        &self,
        seen: &View<R::State>,
        control: &Progress,
    ) -> Option<Vec<Thought<R::Action>>> {
        control.open_end();
        let state = seen.state();
        let side = self.rules.to_act(state)?;
        if let Some(found) = self.solved(seen, control) {
            return Some(found.into_iter().take(TOLD).collect());
        }
        let drawn = self.drawn(state);
        if !drawn.is_empty() {
            return Some(vec![Thought {
                actions: drawn,
                margin: f64::from(self.rules.margin(state)),
                error: 0.0,
                behind: (0.0, 0.0),
            }]);
        }
        let search = self.search(seen, control);
        let mut ways = match self.rules.forced(state) {
            Some(only) => vec![Way::new(vec![only])],
            None => self.ways(seen),
        };
        if ways.len() > 1 {
            ways = search.best(ways, self.games(state));
            if self.strategy.is_some() {
                ways = self.improved(seen, &search, ways);
            }
        }
        // All with the same dice, and others than those they were chosen by: the
        // best of many is the luckiest, too.
        let mut few: Vec<Way<R::Action>> = Vec::new();
        for mut way in ways {
            if !self.rules.shows_nothing(state) {
                way.actions.truncate(1);
            }
            // What is only the beginning of another plan is no other plan.
            let other = |known: &Way<R::Action>| {
                !known.actions.starts_with(&way.actions) && !way.actions.starts_with(&known.actions)
            };
            // Nor is what decides nothing yet: one of several who are to attack.
            let whole = |plan: &[R::Action]| {
                few.is_empty()
                    || !self.rules.shows_nothing(state)
                    || decides(&self.rules, state, plan) != Some(false)
            };
            if few.len() < TOLD && few.iter().all(other) && whole(&way.actions) {
                few.push(Way::new(way.actions));
            }
        }
        search.again().play_out(&mut few, TOLD_GAMES);
        if control.stopped() {
            return None;
        }
        // What was chosen was chosen with care, by more games than these few.
        if let Some((_, others)) = few.split_first_mut() {
            others.sort_by(|a, b| b.worth(side).total_cmp(&a.worth(side)));
        }
        let toll = match side {
            SideNo::A => 1.0,
            SideNo::B => -1.0,
        };
        let best = few.first().cloned();
        let bad = |way: &Way<R::Action>| {
            let costs = best.as_ref().map(|best| best.points_over(way));
            costs.is_some_and(|(points, error)| {
                toll * points > NO_ADVICE && toll * points > BEYOND_DOUBT * error
            })
        };
        let mut number = 0;
        few.retain(|way| {
            number += 1;
            number <= 2 || !bad(way)
        });
        let told = |way: Way<R::Action>| {
            let behind = best.as_ref().map(|best| best.points_over(&way));
            let mut told = way.told();
            if let Some((points, error)) = behind {
                told.behind = (toll * points, error);
            }
            told
        };
        Some(few.into_iter().map(told).collect())
    }

    /// Chance for this position: the same each time it is asked.
    fn luck(&self, state: &R::State) -> Rng {
        let mut luck = Rng::new(number_of(state, self.seed));
        luck.bits();
        luck
    }

    fn at_random(&self, state: &R::State) -> Option<R::Action> {
        let mut luck = self.luck(state);
        self.rules.sample(state, &mut |n| luck.below(n))
    }

    /// What is decided by chance.
    fn drawn(&self, state: &R::State) -> Vec<R::Action> {
        let mut luck = self.luck(state);
        let strategy = self.strategy.as_deref();
        strategy.map_or_else(Vec::new, |s| s.drawn(state, &mut |n| luck.below(n)))
    }

    fn at_sight(&self, strategy: &dyn Strategy<R>, state: &R::State) -> Option<Vec<R::Action>> {
        let [much, little, least] = strategy.noise();
        let noise = match self.level {
            Level::Cadet => much,
            Level::Captain => little,
            _ => least,
        };
        let mut luck = self.luck(state);
        let mut plan = Vec::new();
        match noise > 0.0 {
            true => strategy.plan(state, &mut || noise * luck.normal(), &mut plan),
            false => strategy.plan(state, &mut || 0.0, &mut plan),
        }
        cut(&self.rules, state, &mut plan);
        // A judgement that finds nothing must not stop the game.
        match plan.is_empty() {
            true => Some(vec![self.at_random(state)?]),
            false => Some(plan),
        }
    }

    /// How many games are played out for a decision.
    fn games(&self, state: &R::State) -> u32 {
        let [times, _] = self.effort(state);
        match (self.level, self.strategy.is_some()) {
            (Level::General | Level::Marshal, true) => self.pains().games * times,
            (_, true) => 96 * times,
            (Level::Random, false) => 0,
            (Level::Cadet, false) => 12,
            (Level::Captain, false) => 72,
            (Level::Colonel, false) => 480,
            (Level::General | Level::Marshal, false) => 2880,
        }
    }

    /// What is spent on a search.
    fn pains(&self) -> Pains {
        let marshal = self.strategy.as_ref().and_then(|s| s.marshal());
        match self.level {
            Level::Marshal => marshal.unwrap_or(Pains::GENERAL),
            _ => Pains::GENERAL,
        }
    }

    fn effort(&self, state: &R::State) -> [u32; 2] {
        let strategy = self.strategy.as_ref();
        strategy.map_or([1, 1], |strategy| strategy.effort(state))
    }

    fn search<'a>(&'a self, seen: &'a View<R::State>, control: &'a Progress) -> Search<'a, R> {
        let state = seen.state();
        let strategy = self.strategy.as_deref();
        Search {
            rules: &self.rules,
            strategy,
            seen,
            effort: Effort {
                horizon: strategy.map(|s| s.horizon(state) + self.pains().further),
                threads: self.threads,
                control,
            },
            seed: self.luck(state).bits(),
        }
    }

    /// The end, exactly, where so little is left. The best plan first.
    fn solved(&self, seen: &View<R::State>, control: &Progress) -> Option<Vec<Thought<R::Action>>> {
        let state = seen.state();
        let small = self.strategy.as_ref().is_some_and(|s| s.small(state));
        if self.rules.hides() || !small || self.level < Level::General {
            return None;
        }
        Exact::new(&self.rules, EXACT, control).solve(state)
    }

    /// The plan it thinks most of.
    fn thought(&self, seen: &View<R::State>, control: &Progress) -> Option<Thought<R::Action>> {
        if let Some(found) = self.solved(seen, control) {
            return found.into_iter().next();
        }
        let state = seen.state();
        let search = self.search(seen, control);
        let mut ways = self.ways(seen);
        if ways.len() > 1 {
            ways = search.best(ways, self.games(state));
            if self.strategy.is_some() {
                ways = self.improved(seen, &search, ways);
            }
        }
        match control.stopped() {
            true => None,
            false => ways.into_iter().next().map(Way::told),
        }
    }

    /// A plan made better change by change, for as long as that works.
    fn improved(
        &self,
        seen: &View<R::State>,
        search: &Search<'_, R>,
        mut ways: Vec<Way<R::Action>>,
    ) -> Vec<Way<R::Action>> {
        let (state, Some(strategy)) = (seen.state(), &self.strategy) else {
            return ways;
        };
        let Pains {
            changes: most,
            rounds,
            ..
        } = self.pains();
        let mut search = *search;
        let [_, times] = self.effort(state);
        for _ in 0..rounds * times {
            let Some(best) = ways.first() else { break };
            let mut luck = Rng::new(search.seed);
            let mut plans = vec![best.actions.clone()];
            let below = &mut |n| luck.below(n);
            strategy.changes(state, &best.actions, below, most, &mut plans);
            if plans.len() < 2 || search.effort.control.stopped() {
                break;
            }
            search = search.again();
            let known = best.actions.clone();
            let next = self.distinct(state, plans);
            let next = search.best(next, self.games(state));
            let Some(first) = next.into_iter().next() else {
                break;
            };
            if first.actions == known {
                break;
            }
            ways.retain(|way| way.actions != first.actions);
            ways.insert(0, first);
        }
        ways
    }

    /// Each way to go on once, what is best at sight before the others.
    fn ways(&self, seen: &View<R::State>) -> Vec<Way<R::Action>> {
        let state = seen.state();
        let mut plans = Vec::new();
        match &self.strategy {
            Some(strategy) => {
                let mut plan = Vec::new();
                strategy.plan(state, &mut || 0.0, &mut plan);
                plans.push(plan);
                strategy.plans(state, &mut plans);
            }
            None => {
                let mut legal = Vec::new();
                self.rules.legal(state, &mut legal);
                legal.retain(|&action| !self.rules.takes_back(action));
                plans.extend(legal.into_iter().map(|action| vec![action]));
            }
        }
        self.distinct(state, plans)
    }

    /// The plans as they can be carried out, one of each that come to the same.
    fn distinct(&self, state: &R::State, plans: Vec<Vec<R::Action>>) -> Vec<Way<R::Action>> {
        let rules = &self.rules;
        let mut ways: Vec<Way<R::Action>> = Vec::new();
        let mut met: Vec<(R::State, Option<R::Action>)> = Vec::new();
        for mut plan in plans {
            cut(rules, state, &mut plan);
            let Some(&last) = plan.last() else { continue };
            let mut after = *state;
            let mut throw = None;
            for &action in &plan {
                match rules.dice(&after, action) {
                    0 => rules.step(&mut after, action, &[]),
                    _ => throw = Some(last),
                }
            }
            // Whoever is in the same position before the same throw does the same,
            // in whatever order it came about.
            if !met.contains(&(after, throw)) {
                met.push((after, throw));
                ways.push(Way::new(plan));
            }
        }
        ways
    }
}
