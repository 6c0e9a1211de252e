//! Choosing among several ways to go on, by playing each of them out.
//!
//! Every way is followed up to the same horizon with the same dice, so that
//! what differs is due to the way and not to luck. The ways that do worst are
//! dropped, and the rest is played out more often.

use super::{Playable, Thought};
use crate::engine::{
    Die, MOST_DICE, Progress, Rng, Rules, SideNo, Strategy, View, Viewer, mean_and_error, mixed,
    view_for,
};

/// What is best at sight is left for what is better by so many standard errors of
/// the difference: the best of many estimates is often only the luckiest.
const DOUBT: f64 = 0.7;

/// What a point of the margin is worth beside a whole win.
const POINT: f64 = 0.004;

/// No game that is played out has as many gestures.
const MAX_GESTURES: u32 = 20_000;

/// A way to go on: some actions at once.
#[derive(Clone, Debug)]
pub(super) struct Way<A> {
    /// Legal one after the other, without a throw before the last.
    pub actions: Vec<A>,
    /// Margin and chance of the first side, per game played out.
    values: Vec<(f64, f64)>,
}

impl<A> Way<A> {
    pub const fn new(actions: Vec<A>) -> Self {
        Self {
            actions,
            values: Vec::new(),
        }
    }

    /// What it is worth to a side: its chance above all.
    pub fn worth(&self, side: SideNo) -> f64 {
        let n = self.values.len().max(1) as f64;
        self.values.iter().map(|v| good(*v, side)).sum::<f64>() / n
    }

    /// How much more this way is worth than another, and the standard error of
    /// that: both met the same dice.
    fn gain_over(&self, other: &Self, side: SideNo) -> (f64, f64) {
        let pairs = self.values.iter().zip(&other.values);
        mean_and_error(pairs.map(|(a, b)| good(*a, side) - good(*b, side)))
    }

    /// The margin it comes to.
    pub fn points(&self) -> (f64, f64) {
        mean_and_error(self.values.iter().map(|v| v.0))
    }

    /// By how many points of the first side it comes to more than another way.
    pub fn points_over(&self, other: &Self) -> (f64, f64) {
        let pairs = self.values.iter().zip(&other.values);
        mean_and_error(pairs.map(|(a, b)| a.0 - b.0))
    }

    /// What is told of it.
    pub fn told(self) -> Thought<A> {
        let (margin, error) = self.points();
        Thought {
            actions: self.actions,
            margin,
            error,
            behind: (0.0, 0.0),
        }
    }
}

fn good((margin, chance): (f64, f64), side: SideNo) -> f64 {
    let first = chance + POINT * margin;
    match side {
        SideNo::A => first,
        SideNo::B => -first,
    }
}

/// How far ways are played out, and by how many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort<'a> {
    /// How many further parts of a turn are played; to the end without one.
    pub horizon: Option<u8>,
    /// How many threads may work at it; the result does not depend on it.
    pub threads: usize,
    /// Who watches.
    pub control: &'a Progress,
}

/// Ways out of one position, seen by the side that acts.
pub(super) struct Search<'a, R: Playable> {
    pub rules: &'a R,
    pub strategy: Option<&'a dyn Strategy<R>>,
    pub seen: &'a View<R::State>,
    pub effort: Effort<'a>,
    pub seed: u64,
}

impl<R: Playable> Clone for Search<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Playable> Copy for Search<'_, R> {}

impl<R: Playable> Search<'_, R> {
    /// The same with other dice.
    pub fn again(mut self) -> Self {
        self.seed = mixed(self.seed, 1);
        self
    }

    fn side(&self) -> SideNo {
        self.rules.to_act(self.seen.state()).unwrap_or(SideNo::A)
    }

    /// The ways, the best first; the first of `ways` stays the first unless
    /// another is better beyond doubt. So many games are played out in all.
    pub fn best(&self, mut ways: Vec<Way<R::Action>>, games: u32) -> Vec<Way<R::Action>> {
        let (side, control) = (self.side(), self.effort.control);
        control.begin(games);
        let at_sight = ways.first().map(|way| way.actions.clone());
        let mut dropped: Vec<Way<R::Action>> = Vec::new();
        let mut left = games;
        while ways.len() > 1 {
            let count = u32::try_from(ways.len()).unwrap_or(u32::MAX);
            let rounds = u32::BITS - (count - 1).leading_zeros();
            let each = (left / rounds.max(1) / count).max(6) / 6 * 6;
            self.play_out(&mut ways, each);
            left = left.saturating_sub(each.saturating_mul(count));
            ways.sort_by(|a, b| b.worth(side).total_cmp(&a.worth(side)));
            // What is best at sight is compared to the end.
            let keep = ways.len().div_ceil(2);
            let mut worse = ways.split_off(keep.max(1));
            let sight = worse
                .iter()
                .position(|w| Some(&w.actions) == at_sight.as_ref());
            if let Some(place) = sight
                && ways.len() > 1
            {
                ways.push(worse.remove(place));
            }
            let ends = ways.len() <= 1;
            worse.append(&mut dropped);
            dropped = worse;
            if ends || left < 6 || control.stopped() {
                break;
            }
        }
        ways.append(&mut dropped);
        let sight = ways
            .iter()
            .position(|w| Some(&w.actions) == at_sight.as_ref());
        if let Some(place @ 1..) = sight {
            let (gain, error) = ways[0].gain_over(&ways[place], side);
            if gain < DOUBT * error {
                ways[..=place].rotate_right(1);
            }
        }
        ways
    }

    /// Plays every way out so many times more.
    pub fn play_out(&self, ways: &mut [Way<R::Action>], times: u32) {
        let control = self.effort.control;
        let jobs: Vec<(usize, u32)> = ways
            .iter()
            .enumerate()
            .flat_map(|(i, way)| {
                let from = u32::try_from(way.values.len()).unwrap_or(0);
                (from..from + times).map(move |game| (i, game))
            })
            .collect();
        let plans: Vec<&[R::Action]> = ways.iter().map(|way| way.actions.as_slice()).collect();
        let values = self.all(&plans, &jobs);
        if control.stopped() {
            return;
        }
        for (&(way, _), value) in jobs.iter().zip(values) {
            ways[way].values.push(value);
        }
    }

    fn all(&self, plans: &[&[R::Action]], jobs: &[(usize, u32)]) -> Vec<(f64, f64)> {
        let control = self.effort.control;
        let one = |&(way, game): &(usize, u32)| {
            if control.stopped() {
                return (0.0, 0.5);
            }
            control.count();
            self.follow(plans[way], game)
        };
        let threads = self.effort.threads.clamp(1, jobs.len().max(1));
        if threads == 1 {
            return jobs.iter().map(one).collect();
        }
        let chunk = jobs.len().div_ceil(threads);
        std::thread::scope(|scope| {
            let handles: Vec<_> = jobs
                .chunks(chunk)
                .map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<_>>()))
                .collect();
            let parts = handles.into_iter().map(|h| h.join().unwrap_or_default());
            parts.flatten().collect()
        })
    }

    /// Margin and chance of the first side when one way has been played out.
    fn follow(&self, plan: &[R::Action], game: u32) -> (f64, f64) {
        let rules = self.rules;
        let mut luck = Rng::new(mixed(self.seed, u64::from(game)));
        let mut now = rules.imagine(self.seen, &mut |n| luck.below(n));
        let part = |state: &R::State| {
            let [turn, part, _] = rules.clock(state).0;
            [turn, part]
        };
        let throw = Throws {
            seed: self.seed,
            game,
        };
        for &action in plan {
            throw.step(rules, &mut now, action);
        }
        let (mut here, mut left) = (part(self.seen.state()), self.effort.horizon);
        let mut next = Vec::new();
        for _ in 0..MAX_GESTURES {
            if let Some(outcome) = rules.outcome(&now) {
                let chance = self
                    .strategy
                    .map_or_else(|| outcome.share(), |s| s.won(outcome));
                return (f64::from(outcome.margin), chance);
            }
            if part(&now) != here {
                here = part(&now);
                match left {
                    Some(0) => break,
                    Some(more) => left = Some(more - 1),
                    None => {}
                }
            }
            let Some(side) = rules.to_act(&now) else {
                break;
            };
            next.clear();
            match (rules.forced(&now), self.strategy) {
                (Some(only), _) => next.push(only),
                (None, Some(strategy)) if rules.hides() => {
                    let seen = view_for(rules, &now, Viewer::Side(side));
                    strategy.plan(seen.state(), &mut || 0.0, &mut next);
                    if !rules.shows_nothing(&now) {
                        next.truncate(1);
                    }
                }
                (None, Some(strategy)) => strategy.plan(&now, &mut || 0.0, &mut next),
                (None, None) => {}
            }
            if next.is_empty() {
                next.extend(rules.sample(&now, &mut |n| luck.below(n)));
            }
            if next.is_empty() {
                break;
            }
            for &action in &next {
                debug_assert!(rules.check(&now, action).is_ok());
                throw.step(rules, &mut now, action);
            }
        }
        let strategy = self.strategy;
        let margin = strategy.map_or(f64::from(rules.margin(&now)), |s| s.value(&now));
        let spread = strategy.map_or(1.0, |s| s.spread(&now));
        (margin, chance(margin, spread))
    }
}

/// The dice of games that are played out side by side: every way meets the same.
/// Six games show every face once for every roll.
struct Throws {
    seed: u64,
    game: u32,
}

impl Throws {
    fn step<R: Rules>(&self, rules: &R, state: &mut R::State, action: R::Action) {
        let needs = usize::from(rules.dice(state, action)).min(MOST_DICE);
        let mut faces = [Die::ALL[0]; MOST_DICE];
        for (number, face) in (rules.rolls(state)..).zip(&mut faces[..needs]) {
            *face = self.roll(number);
        }
        rules.step(state, action, &faces[..needs]);
    }

    fn roll(&self, number: u32) -> Die {
        let block = u64::from(self.game / 6);
        let mut luck = Rng::new(self.seed ^ (block << 32) ^ u64::from(number));
        luck.bits();
        let mut faces = Die::ALL;
        for i in (1..6).rev() {
            faces.swap(i, luck.quick_below(i + 1));
        }
        faces[(self.game % 6) as usize]
    }
}

/// The chance that the first side wins, when the margin lies about `margin` with
/// this deviation.
pub(crate) fn chance(margin: f64, spread: f64) -> f64 {
    1.0 / (1.0 + (-1.7 * margin / spread.max(0.1)).exp())
}
