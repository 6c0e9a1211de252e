//! Choosing among several ways to go on, by playing each of them out.
//!
//! Every way is followed up to the same horizon with the same dice, so that
//! what differs is due to the way and not to luck. The dice of six games each
//! show every face once for every roll. The ways that do worst are dropped, and
//! the rest is played out more often.

use super::combat::Assault;
use super::evaluator::{Evaluator, sign};
use super::evaluators::Evaluators;
use super::greedy::Care;
use crate::engine::Progress;
use crate::engine::{Die, Rules as _};
use crate::engine::{Rng, mean_and_error};
use crate::hex::{HexId, HexMask};
use crate::players::chance;
use crate::systems::hells_gate::{Action, Side, Stage, State};
use std::collections::VecDeque;

/// A way to go on: some actions at once, then a style of play.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// Legal one after the other, without a die before the last.
    pub actions: Vec<Action>,
    /// Which of [`Evaluators::styles`] then plays for the side that searches.
    pub style: usize,
    /// What its side does as soon as it may choose an attack again in the phase that is on,
    /// if it still can.
    next: Vec<Action>,
    /// No further attack is made in the phase that is on.
    alone: bool,
    /// The margin at the horizon, per game played out, and what it is worth to
    /// the Soviets.
    values: Vec<End>,
    /// How much more than that it is worth to whoever leans to it.
    lean: f64,
}

/// What one game came to where it was left.
#[derive(Clone, Copy, Default, Debug)]
struct End {
    /// Soviet less German victory points, as estimated there and told.
    margin: f64,
    /// What the estimate is worth to the Soviets, in chances to win: see [`worth`].
    worth: f64,
}

/// What a point of the margin is worth beside a whole win.
const POINT: f64 = 0.01;

/// What a margin is worth to the Soviets when so many player turns are still to
/// come: the chance to win above all. Who is far behind gains by what is rare and
/// large, who is far ahead by what is safe.
fn worth(margin: f64, turns_left: u32) -> f64 {
    let spread = match turns_left {
        0 => 0.0,
        left => 1.0 + 1.6 * f64::from(left).sqrt(),
    };
    chance(margin, spread) + POINT * margin
}

impl Way {
    pub const fn new(actions: Vec<Action>, style: usize) -> Self {
        Self {
            actions,
            style,
            next: Vec::new(),
            alone: false,
            values: Vec::new(),
            lean: 0.0,
        }
    }

    /// A way on which nothing else is attacked in the phase that is on.
    pub const fn alone(actions: Vec<Action>) -> Self {
        Self {
            actions,
            style: 0,
            next: Vec::new(),
            alone: true,
            values: Vec::new(),
            lean: 0.0,
        }
    }

    /// The same way, this attack made next.
    pub fn and_next(self, next: Vec<Action>) -> Self {
        Self { next, ..self }
    }

    /// The same way, as if never played out.
    pub fn afresh(&self) -> Self {
        Self {
            values: Vec::new(),
            ..self.clone()
        }
    }

    /// Makes it worth so much more, in chances to win, to whoever chooses.
    pub const fn lean(&mut self, more: f64) {
        self.lean = more;
    }

    /// The mean margin.
    pub fn mean(&self) -> f64 {
        mean_and_error(self.margins()).0
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        mean_and_error(self.margins()).1
    }

    fn margins(&self) -> impl Iterator<Item = f64> + Clone {
        self.values.iter().map(|end| end.margin)
    }

    /// What it is worth to a side.
    pub fn worth(&self, side: Side) -> f64 {
        let sum: f64 = self.values.iter().map(|end| end.worth).sum();
        sign(side) * sum / self.values.len().max(1) as f64 + self.lean
    }

    /// How much more it is worth to a side than another, and the standard error
    /// of that: both met the same dice.
    pub fn worth_over(&self, other: &Self, side: Side) -> (f64, f64) {
        let pairs = self.values.iter().zip(&other.values);
        let (more, error) = mean_and_error(pairs.map(|(a, b)| sign(side) * (a.worth - b.worth)));
        (more + self.lean - other.lean, error)
    }

    /// Played out in the games of another that is like it besides its own.
    pub fn and_of(mut self, other: &Self) -> Self {
        self.values.extend_from_slice(&other.values);
        self
    }

    /// Whether it goes on as another does, whatever they came to.
    pub fn is_like(&self, other: &Self) -> bool {
        self.actions == other.actions && self.next == other.next
    }

    /// How many games it was played out in.
    pub const fn games(&self) -> usize {
        self.values.len()
    }

    /// Whether it was played out at all.
    pub const fn is_played_out(&self) -> bool {
        !self.values.is_empty()
    }

    /// Whether it ended as another one did whatever the dice, both played out as
    /// often.
    pub fn comes_to_the_same(&self, other: &Self) -> bool {
        let pairs = self.values.iter().zip(&other.values);
        self.values.len() == other.values.len()
            && pairs
                .into_iter()
                .all(|(a, b)| (a.margin - b.margin).abs() < 1e-9)
    }

    /// How much more this way brings than another, and the standard error of
    /// that: both met the same dice.
    pub fn gain_over(&self, other: &Self) -> (f64, f64) {
        let pairs = self.values.iter().zip(&other.values);
        mean_and_error(pairs.map(|(a, b)| a.margin - b.margin))
    }
}

/// Dice of games that are played out side by side.
#[derive(Clone, Copy, Debug)]
pub(super) struct SixfoldDice {
    pub seed: u64,
    /// Which of the games.
    pub game: u32,
}

impl SixfoldDice {
    /// The face of a roll: in games 0–5 every face once, and so on.
    pub fn roll(self, number: u32) -> Die {
        let block = u64::from(self.game / 6);
        let mut luck = Rng::new(self.seed ^ (block << 32) ^ u64::from(number));
        luck.bits();
        let mut faces = Die::ALL;
        for i in (1..6).rev() {
            faces.swap(i, luck.below(i + 1));
        }
        faces[(self.game % 6) as usize]
    }
}

/// How far and how often ways are played out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort<'a> {
    /// How many games are played out in all.
    pub games: u32,
    /// How many further player turns are played, after the one that is on.
    pub turns: u32,
    /// How many threads may work at it; the result does not depend on it.
    pub threads: usize,
    /// Who watches.
    pub control: &'a Progress,
}

impl Evaluators {
    /// The best way for `side`, first by what it is worth; the others follow in
    /// the order in which they were kept.
    pub(super) fn best_way(
        &self,
        state: &State,
        side: Side,
        mut ways: Vec<Way>,
        effort: Effort<'_>,
        seed: u64,
    ) -> Vec<Way> {
        effort.control.begin(effort.games);
        let mut dropped: Vec<Way> = Vec::new();
        let mut left = effort.games;
        while ways.len() > 1 {
            let rounds = usize::BITS - (ways.len() - 1).leading_zeros();
            let share = left / rounds.max(1);
            let each = (share / u32::try_from(ways.len()).unwrap_or(u32::MAX)).max(6) / 6 * 6;
            self.play_out(state, side, &mut ways, each, effort, seed);
            left = left.saturating_sub(each * u32::try_from(ways.len()).unwrap_or(u32::MAX));
            ways.sort_by(|a, b| b.worth(side).total_cmp(&a.worth(side)));
            let keep = ways.len().div_ceil(2);
            let mut worse = ways.split_off(keep.max(1));
            worse.append(&mut dropped);
            dropped = worse;
            if left < 6 || effort.control.stopped() {
                break;
            }
        }
        ways.append(&mut dropped);
        ways
    }

    /// Plays every way out so many times more.
    pub(super) fn play_out(
        &self,
        state: &State,
        side: Side,
        ways: &mut [Way],
        times: u32,
        effort: Effort<'_>,
        seed: u64,
    ) {
        let jobs: Vec<(usize, u32)> = ways
            .iter()
            .enumerate()
            .flat_map(|(i, way)| {
                let from = u32::try_from(way.values.len()).unwrap_or(0);
                (from..from + times).map(move |game| (i, game))
            })
            .collect();
        let one = |&(way, game): &(usize, u32)| {
            if effort.control.stopped() {
                return End::default();
            }
            effort.control.count();
            let dice = SixfoldDice { seed, game };
            self.follow(state, side, &ways[way], dice, effort.turns)
        };
        let threads = effort.threads.clamp(1, jobs.len().max(1));
        let values: Vec<End> = if threads == 1 {
            jobs.iter().map(one).collect()
        } else {
            let chunk = jobs.len().div_ceil(threads);
            std::thread::scope(|scope| {
                let handles: Vec<_> = jobs
                    .chunks(chunk)
                    .map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<End>>()))
                    .collect();
                let parts = handles.into_iter().map(|h| h.join().unwrap_or_default());
                parts.flatten().collect()
            })
        };
        for (&(way, _), value) in jobs.iter().zip(values) {
            ways[way].values.push(value);
        }
    }

    /// What one way comes to when it has been played out to the horizon.
    fn follow(&self, state: &State, side: Side, way: &Way, dice: SixfoldDice, turns: u32) -> End {
        let rules = self.rules();
        let mut now = *state;
        let mut left = turns + 1;
        for &action in &way.actions {
            self.step(&mut now, action, dice);
        }
        let own = self.style(side, way.style);
        // Without noise nothing is drawn from it.
        let mut luck = Rng::new(0);
        let mut player = state.player;
        let mut planned = Campaign::default();
        let mut next = way.next.as_slice();
        loop {
            if now.stage == Stage::Supply && now.player != player {
                player = now.player;
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            let Some(to_act) = now.to_act() else { break };
            let style: &Evaluator = match to_act == side {
                true => own,
                false => self.trusted(to_act),
            };
            let here = (now.turn, now.player) == (state.turn, state.player);
            let quiet = way.alone && here && now.attack.is_none();
            let chooses = now.stage == Stage::Combat && now.attack.is_none() && to_act == side;
            let wanted = match chooses {
                true => std::mem::take(&mut next),
                false => &[],
            };
            let orders = if !wanted.is_empty() && here && self.can_all(now, wanted) {
                wanted.to_vec()
            } else if now.stage == Stage::Combat && quiet {
                vec![Action::EndPhase]
            } else if now.stage == Stage::Combat {
                planned.next(style, &now)
            } else {
                style.orders(&now, Care::QUICK, &mut luck)
            };
            if orders.is_empty() {
                break;
            }
            for action in orders {
                debug_assert!(rules.check(&now, action).is_ok());
                self.step(&mut now, action, dice);
            }
        }
        let margin = self.judge().margin(&now);
        let all = 2 * u32::from(rules.parameters.turns);
        let gone = 2 * u32::from(now.turn) + u32::from(now.player == Side::German);
        let left = match now.stage {
            Stage::Over => 0,
            _ => (all + 2).saturating_sub(gone),
        };
        End {
            margin: margin + self.misjudged(&now),
            worth: worth(margin, left),
        }
    }

    /// Whether these can be done one after the other, with no die before the last.
    fn can_all(&self, mut now: State, actions: &[Action]) -> bool {
        let rules = self.rules();
        actions.iter().enumerate().all(|(n, &action)| {
            let can = rules.check(&now, action).is_ok();
            if can && n + 1 < actions.len() {
                rules.step(&mut now, action, &[]);
            }
            can
        })
    }

    fn step(&self, state: &mut State, action: Action, dice: SixfoldDice) {
        let rules = self.rules();
        let die = rules
            .rolls_dice(state, action)
            .then(|| dice.roll(rules.rolls(state)));
        rules.step(state, action, die.as_slice());
    }
}

/// The attacks of one combat phase. They are thought over anew only after hits,
/// and only near them: elsewhere what was best still is.
#[derive(Default)]
struct Campaign {
    known: Vec<Assault>,
    planned: VecDeque<Assault>,
    /// The hex that was attacked last.
    last: Option<HexId>,
    /// When they were planned.
    at: Option<(u8, Side)>,
    hits: HexMask,
}

impl Campaign {
    fn next(&mut self, style: &Evaluator, state: &State) -> Vec<Action> {
        if state.attack.is_some() {
            return style.orders(state, Care::QUICK, &mut Rng::new(0));
        }
        let at = Some((state.turn, state.player));
        if self.at != at {
            self.at = at;
            self.known = style.assaults(state, 0.0, &mut Rng::new(0));
            self.plan(style, state);
        } else if self.hits != state.hit_hexes
            && let Some(changed) = self.last
        {
            self.known = style.assaults_after(state, &self.known, changed);
            self.plan(style, state);
        }
        let next = self.planned.pop_front();
        self.last = next.map(|assault| assault.target);
        next.map_or_else(|| vec![Action::EndPhase], |assault| assault.actions())
    }

    fn plan(&mut self, style: &Evaluator, state: &State) {
        self.hits = state.hit_hexes;
        self.planned = style.best_set(&self.known).0.into();
    }
}

#[cfg(test)]
impl Way {
    /// A way that came to these margins, each its worth, too.
    pub fn that_came_to(actions: Vec<Action>, margins: &[f64]) -> Self {
        let end = |&margin: &f64| End {
            margin,
            worth: margin,
        };
        Self {
            actions,
            style: 0,
            next: Vec::new(),
            alone: false,
            values: margins.iter().map(end).collect(),
            lean: 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Near the end an even chance of much more or much less is worth more than what
    /// is certain to whoever is behind, and less to whoever is ahead.
    #[test]
    fn who_is_behind_takes_risks_and_who_is_ahead_takes_none() {
        for left in 0..=4 {
            let risk = |margin: f64| worth(margin - 7.0, left) + worth(margin + 7.0, left);
            let sure = |margin: f64| 2.0 * worth(margin, left);
            assert!(risk(-6.0) > sure(-6.0), "{left} player turns left");
            assert!(risk(6.0) < sure(6.0), "{left} player turns left");
        }
        // Certain to lose or to win, it is the margin that counts.
        assert!(worth(-3.0, 0) > worth(-9.0, 0) && worth(9.0, 0) > worth(3.0, 0));
    }

    #[test]
    fn six_games_show_every_face_once_for_every_roll() {
        for block in 0..3 {
            for number in 0..40 {
                let mut faces: Vec<u8> = (0..6)
                    .map(|i| {
                        let game = 6 * block + i;
                        SixfoldDice { seed: 9, game }.roll(number).pips()
                    })
                    .collect();
                faces.sort_unstable();
                assert_eq!(faces, [1, 2, 3, 4, 5, 6]);
            }
        }
    }
}
