//! Somebody who plays.

mod answer;
mod mend;
mod next_turn;
mod review;
mod search;
mod temper;
#[cfg(test)]
mod tests;

use self::mend::Matter;
use self::search::{doubt, idle};
use self::temper::Leaning;
use super::combat::KnownAssaults;
use super::endgame::Endgame;
use super::evaluator::sign;
use super::evaluators::Evaluators;
use super::greedy::Care;
use super::search::{Effort, Way};
use super::sketch::Notes;
use super::why::{Advice, Basis, Intent};
use crate::engine::Progress;
use crate::engine::Rng;
use crate::engine::{Commander, Level};
use crate::engine::{Die, Rules as _};
use crate::hex::HexMask;
use crate::systems::hells_gate::odds::odds;
use crate::systems::hells_gate::{Action, Side, Stage, State};
use std::collections::VecDeque;
use std::hash::{Hash as _, Hasher};
use std::sync::Arc;

/// How many further player turns are played out, after the one that is on: the
/// enemy's answer. More made no player better.
const HORIZON: u32 = 1;

/// As many where the end is near: to see it.
const HORIZON_AT_THE_END: u32 = 3;

/// As many when the hits of an attack are absorbed: what stands where afterwards
/// is for the attacker's next player turn, not for the defender's own.
const HORIZON_OF_LOSSES: u32 = 2;

/// More player turns than any game has.
const TO_THE_END: u32 = 1_000;

/// So many plans are told.
pub(super) const TOLD: usize = 3;

/// How often each of them is played out, all with the same dice.
const TOLD_GAMES: u32 = 24;

/// What came of thinking.
enum Thought {
    /// Nothing: the game is over, or it was stopped.
    Nothing,
    /// The plan that comes to mind at once.
    Sight(Vec<Action>),
    /// Ways to the end of the game, and what each comes to.
    Exact(Vec<(Vec<Action>, f64)>),
    /// Ways for a side. They were played out, unless there is only one.
    PlayedOut(Side, Vec<Way>),
}

/// A computer player. What it does depends on its level, its seed and the
/// position; at random, on what it has been asked before, too; nothing else.
#[derive(Clone, Debug)]
pub struct Player {
    staff: Arc<Evaluators>,
    level: Level,
    leaning: Leaning,
    seed: u64,
    threads: usize,
    /// By how many victory points its estimates are blurred.
    noise: f64,
    /// What it draws from, one game long, when it plays at random.
    series: Rng,
    /// What it has decided to do next, each with the position it is for.
    queue: VecDeque<(State, Action)>,
    /// The attacks it has judged last.
    known: KnownAssaults,
    /// What it has counted last.
    notes: Notes,
}

impl Player {
    /// A player with its own seed; a level stands for one that leans to nothing.
    #[must_use]
    pub fn new(staff: Arc<Evaluators>, who: impl Into<Commander>, seed: u64) -> Self {
        let Commander { level, temper } = who.into();
        Self {
            staff: staff.of(level),
            level,
            leaning: Leaning::of(temper),
            seed,
            threads: 1,
            noise: level.noise(),
            series: Rng::new(seed),
            queue: VecDeque::new(),
            known: KnownAssaults::default(),
            notes: Notes::default(),
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

    pub(super) fn staff(&self) -> &Evaluators {
        &self.staff
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
            // Not drawn from the position: that would take longer than the game.
            let luck = &mut self.series;
            return rules.sample(state, &mut |n| luck.quick_below(n));
        }
        let at_sight = self.level.depth().is_none() && self.noise == 0.0 && self.leaning.is_none();
        if at_sight {
            let (trusted, notes) = (self.staff.trusted(state.to_act()?), &mut self.notes);
            let orders = match state.stage {
                Stage::Combat if state.attack.is_none() => {
                    trusted.fight_on(state, &mut self.known, notes)
                }
                // Without noise nothing is drawn.
                _ => trusted.noted_orders(state, Care::FULL, &mut Rng::new(0), notes),
            };
            return self.decide(state, orders);
        }
        let thought = self.thought(state, &Progress::default(), &mut self.luck(state));
        let best = match thought {
            Thought::Nothing => return None,
            Thought::Sight(actions) => actions,
            Thought::Exact(plans) => plans.into_iter().next()?.0,
            Thought::PlayedOut(_, ways) => ways.into_iter().next()?.actions,
        };
        self.decide(state, best)
    }

    /// What it would do in this position, and why; `None` when the game is over
    /// or `control` stops it.
    #[must_use]
    pub fn decision(&self, state: &State, control: &Progress) -> Option<Advice> {
        control.open_end();
        match self.thought(state, control, &mut self.luck(state)) {
            Thought::Nothing => None,
            Thought::Sight(actions) => Some(self.at_sight(state, actions)),
            Thought::Exact(plans) => Some(self.exact(state, plans.into_iter().next()?)),
            Thought::PlayedOut(_, ways) => Some(self.told(state, ways.into_iter().next()?)),
        }
    }

    /// The few plans it thinks most of in this position, the one that brings most
    /// first. What was played out in search of them is played out once more, all
    /// alike and with fresh dice: the search knows each by the dice that speak for
    /// it. Where ending the phase at once is a plan, none is told that comes to
    /// the same. A movement plan is told by what it comes to once the other side has thought
    /// about it as hard. Empty when the game is over or `control` stops it.
    #[must_use]
    pub fn advice(&self, state: &State, control: &Progress) -> Vec<Advice> {
        control.open_end();
        let mut luck = self.luck(state);
        let mut plans: Vec<Advice> = match self.thought(state, control, &mut luck) {
            Thought::Nothing => Vec::new(),
            Thought::Sight(actions) => vec![self.at_sight(state, actions)],
            Thought::Exact(plans) => self.exact_ones(state, plans),
            Thought::PlayedOut(side, ways) => {
                let mut ways = self.held_against_something(state, afresh(ways));
                let effort = self.effort(state, control);
                control.begin(TOLD_GAMES * ways.len() as u32);
                self.staff
                    .play_out(state, side, &mut ways, TOLD_GAMES, effort, luck.bits());
                ways.sort_by(|a, b| (sign(side) * b.mean()).total_cmp(&(sign(side) * a.mean())));
                if let Some(nothing) = ways.iter().find(|way| idle(way)).cloned() {
                    ways.retain(|way| idle(way) || !way.comes_to_the_same(&nothing));
                }
                let Some(best) = ways.first().cloned() else {
                    return Vec::new();
                };
                let answered = self.answered(state, &best.actions, control);
                let one = |way: Way| {
                    let (points, error) = best.gain_over(&way);
                    let mut told = self.told(state, way);
                    told.behind = (sign(side) * points, error);
                    // The others stand as far behind as they did.
                    if let Some((margin, doubt)) = answered {
                        told.margin = margin - points;
                        told.error = doubt.hypot(error);
                    }
                    told
                };
                ways.into_iter().map(one).collect()
            }
        };
        plans.truncate(TOLD);
        let inner = Progress::default();
        control.begin(plans.len() as u32);
        for plan in &mut plans {
            if control.stopped() {
                break;
            }
            plan.answer = self.best_answer(state, &plan.actions, &inner);
            plan.next_turn = self.next_turn(state, &plan.actions, control);
            control.count();
        }
        if control.stopped() {
            plans.clear();
        }
        plans
    }

    /// Plans to the end of the game, each with how far it is behind the best.
    fn exact_ones(&self, state: &State, plans: Vec<(Vec<Action>, f64)>) -> Vec<Advice> {
        let best = plans.first().map_or(0.0, |plan| plan.1);
        let all = plans.into_iter().take(TOLD).map(|plan| {
            let behind = (best - plan.1).abs();
            let mut told = self.exact(state, plan);
            told.behind = (behind, 0.0);
            told
        });
        all.collect()
    }

    /// A movement plan that stands alone is held against staying where everybody is.
    fn held_against_something(&self, state: &State, mut ways: Vec<Way>) -> Vec<Way> {
        let [only] = &ways[..] else { return ways };
        let stays = self.staff.rules().check(state, Action::EndPhase).is_ok();
        if state.stage == Stage::Movement && stays && !idle(only) {
            ways.push(Way::new(vec![Action::EndPhase], only.style));
        }
        ways
    }

    /// A way for people.
    fn told(&self, state: &State, way: Way) -> Advice {
        if !way.is_played_out() {
            return self.at_sight(state, way.actions);
        }
        Advice {
            idea: Intent::of(self.staff.rules(), state, &way.actions),
            margin: way.mean(),
            error: way.error(),
            basis: Basis::PlayedOut,
            behind: (0.0, 0.0),
            answer: None,
            next_turn: None,
            actions: way.actions,
        }
    }

    /// A plan to the end of the game, for people.
    fn exact(&self, state: &State, (actions, margin): (Vec<Action>, f64)) -> Advice {
        Advice {
            idea: Intent::of(self.staff.rules(), state, &actions),
            margin,
            error: 0.0,
            basis: Basis::Exact,
            behind: (0.0, 0.0),
            answer: None,
            next_turn: None,
            actions,
        }
    }

    /// A plan that nobody searched, for people: judged by where it leads, in the
    /// mean over the faces of its die.
    fn at_sight(&self, state: &State, actions: Vec<Action>) -> Advice {
        let (rules, judge) = (self.staff.rules(), self.staff.judge());
        let mut now = *state;
        let mut told = None;
        for &action in &actions {
            if rules.rolls_dice(&now, action) {
                let face = |die| {
                    let mut after = now;
                    rules.step(&mut after, action, &[die]);
                    self.staff.told(&judge.settle(after))
                };
                told = Some(Die::ALL.into_iter().map(face).sum::<f64>() / 6.0);
                break;
            }
            if (now.stage, action) == (Stage::Movement, Action::EndPhase) {
                told = Some(judge.margin_moved(&now) + self.staff.misjudged(&now));
                break;
            }
            rules.step(&mut now, action, &[]);
        }
        Advice {
            idea: Intent::of(rules, state, &actions),
            margin: told.unwrap_or_else(|| self.staff.told(&judge.settle(now))),
            error: 0.0,
            basis: Basis::Sight,
            behind: (0.0, 0.0),
            answer: None,
            next_turn: None,
            actions,
        }
    }

    /// What it thinks of a position: what it would do comes first.
    fn thought(&self, state: &State, control: &Progress, luck: &mut Rng) -> Thought {
        let rules = self.staff.rules();
        let Some(side) = state.to_act() else {
            return Thought::Nothing;
        };
        let trusted = self.staff.trusted(side);
        if self.level == Level::Random {
            let action = rules.sample(state, &mut |n| luck.below(n));
            return action.map_or(Thought::Nothing, |action| Thought::Sight(vec![action]));
        }
        if let Some(exact) = Endgame::solve(rules, state, self.level.endgame()) {
            return Thought::Exact(exact);
        }
        let Some(depth) = self.level.depth() else {
            let orders = match self.leaning.is_none() {
                true => trusted.orders(state, Care::blurred(self.noise), luck),
                false => self.leaning.orders(trusted, state, self.noise, luck),
            };
            return Thought::Sight(orders);
        };
        let ways = self.ways(state, side);
        if ways.len() < 2 {
            return Thought::PlayedOut(side, ways);
        }
        let effort = self.effort(state, control);
        // The trusted style is asked first; of an attack that is begun nobody is.
        let at_sight = ways.first().filter(|_| state.attack.is_none());
        let at_sight = at_sight.map(|way| way.actions.clone());
        let at_sight = at_sight.unwrap_or_default();
        let mut ways = self.staff.best_way(state, side, ways, effort, luck.bits());
        doubt(&mut ways, &at_sight, side);
        let matter = Matter {
            state,
            side,
            depth,
            effort,
        };
        ways = match (depth.thorough, state.stage) {
            (Some(thorough), Stage::Movement) => self.mended(matter, thorough, ways, luck),
            (Some(thorough), _) => self.made_sure(matter, thorough, ways, &at_sight, luck),
            (None, Stage::Movement) => self.improved(matter, ways, luck),
            (None, _) => ways,
        };
        ways = self.for_free(state, side, ways, effort, luck);
        if control.stopped() {
            return Thought::Nothing;
        }
        Thought::PlayedOut(side, ways)
    }

    pub(super) fn effort<'a>(&self, state: &State, control: &'a Progress) -> Effort<'a> {
        let last = self.staff.rules().parameters.turns;
        let depth = self.level.depth();
        Effort {
            games: match state.stage {
                Stage::Combat => depth.map_or(0, |depth| depth.fight),
                _ => depth.map_or(0, |depth| depth.games),
            },
            turns: match state.stage {
                _ if state.turn + 1 >= last => HORIZON_AT_THE_END,
                Stage::Losses => HORIZON_OF_LOSSES,
                _ => HORIZON,
            },
            threads: self.threads,
            control,
        }
    }

    /// Chance for this position: the same each time it is asked.
    pub(super) fn luck(&self, state: &State) -> Rng {
        let mut hasher = Fnv(self.seed ^ 0xcbf2_9ce4_8422_2325);
        state.hash(&mut hasher);
        let mut luck = Rng::new(hasher.finish());
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
            if rules.rolls_dice(&now, action) {
                break;
            }
            rules.step(&mut now, action, &[]);
        }
        self.queue.pop_front().map(|(_, action)| action)
    }

    fn opening(&self, state: &State) -> bool {
        self.staff.rules().special.opening_turn == Some(state.turn)
    }

    /// The plans worth a thought in this position, each set of actions once, the best at
    /// sight first; none when the game is over.
    #[must_use]
    pub fn plans(&self, state: &State) -> Vec<Vec<Action>> {
        let ways = state.to_act().map(|side| self.ways(state, side));
        let ways = ways.unwrap_or_default().into_iter();
        ways.map(|way| way.actions).collect()
    }

    /// An attack that somebody has begun is made as it stands, if it can hit, or not at all.
    fn ways_of_attack(&self, state: &State) -> Vec<Vec<Action>> {
        let Some(attack) = state.attack else {
            return Vec::new();
        };
        let rules = self.staff.rules();
        let odds = odds(rules, state, attack.target, attack.units);
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let hits = |action: &Action| match *action {
            Action::Resolve { flip } => odds.can_hit(rules, flip.is_some()),
            _ => false,
        };
        let made = legal.into_iter().filter(hits).map(|action| vec![action]);
        let off = attack.units.iter().map(|unit| Action::LeaveAttack { unit });
        made.chain([off.collect()]).collect()
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
        let mut luck = Rng::new(0);
        let begun = state.stage == Stage::Combat && state.attack.is_some();
        for (i, style) in staff.styles(side).enumerate().filter(|_| !begun) {
            add(style.orders(state, Care::FULL, &mut luck), i);
        }
        match state.stage {
            Stage::Combat if begun => {
                for plan in self.ways_of_attack(state) {
                    add(plan, 0);
                }
            }
            Stage::Combat if state.attack.is_none() => {
                let mut assaults = staff.trusted(side).assaults(state, 0.0, &mut luck);
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
        for way in &mut ways {
            way.lean(self.leaning.worth(&way.actions));
        }
        ways
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
