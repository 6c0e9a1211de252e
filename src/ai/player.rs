//! Somebody who plays.

use super::control::Control;
use super::endgame::Endgame;
use super::evaluator::sign;
use super::greedy::Care;
use super::level::Level;
use super::luck::Luck;
use super::movement::Orders;
use super::search::{Effort, Way};
use super::staff::Staff;
use super::why::{Advice, Idea};
use crate::engine::Rules as _;
use crate::hex::HexMask;
use crate::systems::hells_gate::{Action, Side, Stage, State};
use std::collections::VecDeque;
use std::hash::{Hash as _, Hasher};
use std::sync::Arc;

/// How many further player turns are played out, after the one that is on: the
/// enemy's answer. More made no player better.
const HORIZON: u32 = 1;

/// As many where the end is near: to see it.
const HORIZON_AT_THE_END: u32 = 3;

/// How many changes of a movement plan are tried at a time.
const CHANGES: usize = 24;

/// How often that is done, while it helps.
const ROUNDS: u32 = 3;

/// What is best at sight is left for what is better by so many standard errors
/// of the difference: the best of many estimates is often only the luckiest.
const DOUBT: f64 = 1.0;

/// How many games tell what was done from what would have been better: as each
/// shows every face of the die equally often, a multiple of six.
const REVIEW: u32 = 72;

/// How many games are played out, at the least, to find what would have been
/// better.
const REVIEW_SEARCH: u32 = 24;

/// So many plans are told.
const TOLD: usize = 3;

/// How often each of them is played out, all with the same dice.
const TOLD_GAMES: u32 = 24;

/// What came of thinking.
enum Thought {
    /// Plans whose figure is known or judged at sight.
    Told(Vec<Advice>),
    /// Ways that were played out for a side.
    PlayedOut(Side, Vec<Way>),
}

/// A computer player. What it does depends on its level, its seed and the
/// position; nothing else.
#[derive(Clone, Debug)]
pub struct Player {
    staff: Arc<Staff>,
    level: Level,
    seed: u64,
    threads: usize,
    /// By how many victory points its estimates are blurred.
    noise: f64,
    /// What it has decided to do next, each with the position it is for.
    queue: VecDeque<(State, Action)>,
}

impl Player {
    /// A player with its own seed.
    #[must_use]
    pub const fn new(staff: Arc<Staff>, level: Level, seed: u64) -> Self {
        Self {
            staff,
            level,
            seed,
            threads: 1,
            noise: level.noise(),
            queue: VecDeque::new(),
        }
    }

    /// The same player with more or less blurred estimates, in victory points.
    #[must_use]
    pub const fn blurred(mut self, noise: f64) -> Self {
        self.noise = noise;
        self
    }

    /// The same player, thinking on so many cores. It plays the same.
    #[must_use]
    pub const fn on_cores(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// What it would do in this position: a legal action; `None` when the game
    /// is over.
    pub fn choose(&mut self, state: &State) -> Option<Action> {
        let rules = self.staff.rules();
        if let Some((expected, action)) = self.queue.pop_front() {
            if expected == *state && rules.check(state, action).is_ok() {
                return Some(action);
            }
            self.queue.clear();
        }
        if self.level == Level::Random {
            let mut luck = self.luck(state);
            return rules.random_action(state, &mut |n| luck.below(n));
        }
        let best = self.decision(state, &Control::default())?;
        self.decide(state, best.actions)
    }

    /// What it would do in this position, and why; `None` when the game is over
    /// or `control` stops it.
    #[must_use]
    pub fn decision(&self, state: &State, control: &Control) -> Option<Advice> {
        match self.thought(state, control, &mut self.luck(state)) {
            Thought::Told(plans) => plans.into_iter().next(),
            Thought::PlayedOut(_, ways) => {
                let best = ways.into_iter().next()?;
                Some(self.told(state, best))
            }
        }
    }

    /// The few plans it thinks most of in this position, the one that brings most
    /// first. What was played out in search of them is played out once more, all
    /// alike and with fresh dice: the search knows each by the dice that speak for
    /// it. Empty when the game is over or `control` stops it.
    #[must_use]
    pub fn advice(&self, state: &State, control: &Control) -> Vec<Advice> {
        let mut luck = self.luck(state);
        let mut plans = match self.thought(state, control, &mut luck) {
            Thought::Told(plans) => plans,
            Thought::PlayedOut(side, ways) => {
                let mut ways = afresh(ways);
                let effort = self.effort(state, control);
                self.staff
                    .play_out(state, side, &mut ways, TOLD_GAMES, effort, luck.bits());
                ways.sort_by(|a, b| (sign(side) * b.mean()).total_cmp(&(sign(side) * a.mean())));
                ways.into_iter().map(|way| self.told(state, way)).collect()
            }
        };
        if control.stopped() {
            plans.clear();
        }
        plans.truncate(TOLD);
        plans
    }

    /// A way that was played out, for people.
    fn told(&self, state: &State, way: Way) -> Advice {
        Advice {
            idea: Idea::of(self.staff.rules(), state, &way.actions),
            margin: way.mean(),
            error: way.error(),
            actions: way.actions,
        }
    }

    /// What it thinks of a position: what it would do comes first.
    fn thought(&self, state: &State, control: &Control, luck: &mut Luck) -> Thought {
        let rules = self.staff.rules();
        let advice = |actions: Vec<Action>, margin, error| Advice {
            idea: Idea::of(rules, state, &actions),
            actions,
            margin,
            error,
        };
        let Some(side) = state.to_act() else {
            return Thought::Told(Vec::new());
        };
        let (games, trusted) = (self.level.games(), self.staff.trusted());
        if self.level == Level::Random {
            let action = rules.random_action(state, &mut |n| luck.below(n));
            let actions = action.into_iter().collect();
            return Thought::Told(vec![advice(actions, trusted.margin(state), 0.0)]);
        }
        if let Some(exact) = Endgame::solve(rules, state, self.level.endgame()) {
            let one = |(actions, margin)| advice(actions, margin, 0.0);
            return Thought::Told(exact.into_iter().map(one).collect());
        }
        let ways = match games {
            0 => vec![Way::new(
                trusted.orders(state, Care::blurred(self.noise), luck),
                0,
            )],
            _ => self.ways(state, side),
        };
        if let [only] = &ways[..] {
            let margin = self.staff.judge().margin(state);
            return Thought::Told(vec![advice(only.actions.clone(), margin, 0.0)]);
        }
        let effort = self.effort(state, control);
        // The trusted style is asked first.
        let at_sight = ways.first().map(|way| way.actions.clone());
        let mut ways = self.staff.best_way(state, side, ways, effort, luck.bits());
        doubt(&mut ways, &at_sight.unwrap_or_default(), side);
        if state.stage == Stage::Movement && !self.opening(state) {
            ways = self.improved(state, side, ways, effort, luck);
        }
        if control.stopped() {
            return Thought::Told(Vec::new());
        }
        Thought::PlayedOut(side, ways)
    }

    fn effort<'a>(&self, state: &State, control: &'a Control) -> Effort<'a> {
        let last = self.staff.rules().parameters.turns;
        Effort {
            games: self.level.games(),
            turns: match state.turn + 1 >= last {
                true => HORIZON_AT_THE_END,
                false => HORIZON,
            },
            threads: self.threads,
            control,
        }
    }

    /// What was done in a position, against the best that could have been done
    /// instead, and what the difference is worth in victory points to the side
    /// that decided, with its standard error: both met the same dice. `None` if
    /// nothing better is known.
    #[must_use]
    pub fn compare(
        &self,
        state: &State,
        done: &[Action],
        control: &Control,
    ) -> Option<(Advice, Advice, (f64, f64))> {
        let side = state.to_act()?;
        let rules = self.staff.rules();
        let mut luck = self.luck(state);
        let effort = self.effort(state, control);
        let effort = Effort {
            games: effort.games.max(REVIEW_SEARCH),
            ..effort
        };
        let ways = self.ways(state, side);
        let ways = self.staff.best_way(state, side, ways, effort, luck.bits());
        let best = ways.into_iter().next()?;
        if same(&best.actions, done) {
            return None;
        }
        // Fresh dice: the best was chosen by how it did with the others.
        let mut two = [
            Way::new(best.actions, best.style),
            Way::new(done.to_vec(), 0),
        ];
        let times = (effort.games / 4).max(REVIEW) / 6 * 6;
        let seed = luck.bits();
        self.staff
            .play_out(state, side, &mut two, times, effort, seed);
        if control.stopped() {
            return None;
        }
        let (gain, error) = two[0].gain_over(&two[1]);
        let [better, done] = two.map(|way| Advice {
            idea: Idea::of(rules, state, &way.actions),
            margin: way.mean(),
            error: way.error(),
            actions: way.actions,
        });
        Some((done, better, (sign(side) * gain, error)))
    }

    /// Chance for this position: the same each time it is asked.
    fn luck(&self, state: &State) -> Luck {
        let mut hasher = Fnv(self.seed ^ 0xcbf2_9ce4_8422_2325);
        state.hash(&mut hasher);
        let mut luck = Luck::new(hasher.finish());
        luck.bits();
        luck
    }

    /// Queues actions that follow each other without a die in between; the
    /// first of them.
    fn decide(&mut self, state: &State, actions: Vec<Action>) -> Option<Action> {
        let rules = self.staff.rules();
        let mut now = *state;
        for action in actions {
            self.queue.push_back((now, action));
            if rules.needs_die(&now, action) {
                break;
            }
            rules.advance(&mut now, action, None);
        }
        self.queue.pop_front().map(|(_, action)| action)
    }

    fn opening(&self, state: &State) -> bool {
        self.staff.rules().special.opening_turn == Some(state.turn)
    }

    /// A movement plan made better change by change, for as long as that works.
    fn improved(
        &self,
        state: &State,
        side: Side,
        mut ways: Vec<Way>,
        effort: Effort<'_>,
        luck: &mut Luck,
    ) -> Vec<Way> {
        let orders = Orders::new(self.staff.trusted(), state);
        for _ in 0..ROUNDS {
            let Some(best) = ways.first() else { break };
            let (actions, style) = (best.actions.clone(), best.style);
            let plans = orders.neighbours(&orders.after(&actions), CHANGES);
            let mut next = vec![Way::new(actions.clone(), style)];
            next.extend(plans.into_iter().map(|plan| Way::new(plan, style)));
            let mut next = self.staff.best_way(state, side, next, effort, luck.bits());
            let unchanged = next.first().is_none_or(|way| way.actions == actions);
            if effort.control.stopped() || unchanged {
                break;
            }
            next.truncate(1);
            next.append(&mut ways);
            ways = next;
        }
        ways
    }

    /// The ways worth playing out, each set of actions once.
    fn ways(&self, state: &State, side: Side) -> Vec<Way> {
        let staff = &self.staff;
        let mut ways: Vec<Way> = Vec::new();
        let mut add = |actions: Vec<Action>, style| {
            if !actions.is_empty() && ways.iter().all(|w| !same(&w.actions, &actions)) {
                ways.push(Way::new(actions, style));
            }
        };
        let mut luck = Luck::new(0);
        for (i, style) in staff.styles().iter().enumerate() {
            add(style.orders(state, Care::FULL, &mut luck), i);
        }
        match state.stage {
            Stage::Combat if state.attack.is_none() => {
                let mut assaults = staff.trusted().assaults(state, 0.0, &mut luck);
                assaults.sort_by(|a, b| b.gain.total_cmp(&a.gain));
                let mut targets = HexMask::EMPTY;
                for (i, assault) in assaults.iter().enumerate() {
                    // The best few, and the best against each hex.
                    if i < 6 || !targets.contains(assault.target) {
                        add(assault.actions(), 0);
                    }
                    targets.insert(assault.target);
                }
                add(vec![Action::EndPhase], 0);
            }
            Stage::Losses | Stage::Reinforcement | Stage::Restoration => {
                let mut legal = Vec::new();
                staff.rules().legal(state, &mut legal);
                for action in legal {
                    add(vec![action], 0);
                }
            }
            _ => {}
        }
        debug_assert_eq!(Some(side), state.to_act());
        ways
    }
}

/// Puts what is best at sight before what is no better beyond doubt.
fn doubt(ways: &mut [Way], at_sight: &[Action], side: Side) {
    if let Some(place @ 1..) = ways.iter().position(|way| way.actions == at_sight) {
        let (gain, error) = ways[0].gain_over(&ways[place]);
        if sign(side) * gain < DOUBT * error {
            ways[..=place].rotate_right(1);
        }
    }
}

/// The first few ways, each set of actions once, as if never played out.
fn afresh(ways: Vec<Way>) -> Vec<Way> {
    let mut few: Vec<Way> = Vec::new();
    for way in ways {
        if few.len() < TOLD && few.iter().all(|w| !same(&w.actions, &way.actions)) {
            few.push(Way::new(way.actions, way.style));
        }
    }
    few
}

/// Whether two lists of actions come to the same: who joins or moves first does
/// not matter.
fn same(one: &[Action], other: &[Action]) -> bool {
    let sorted = |actions: &[Action]| {
        let mut actions = actions.to_vec();
        actions.sort();
        actions
    };
    one.len() == other.len() && sorted(one) == sorted(other)
}

/// FNV-1a, 64 bits: the same on every machine.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
