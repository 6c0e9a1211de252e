//! What a position comes to, fitted to games of those who have practised.

use super::{Tactics, sign};
use crate::engine::{
    Die, InARow, LeastSquares, Level, MOST_DICE, Progress, Rng, Rules as _, SideNo, Strategy,
    Viewer, in_order, mixed, view_for,
};
use crate::players::ComputerPlayer;
use crate::systems::tabletop::ids::{Branch, UnitSet};
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::state::{Stage, State};
use crate::systems::tabletop::{supply, victory};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many numbers are made of a position.
const NUMBERS: usize = 16;

/// The numbers of a position, plus for the first side.
type Numbers = [f64; NUMBERS];

/// What each number of a position weighs, with all game turns to come and in the last one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    first: Numbers,
    last: Numbers,
}

impl Judge {
    /// What is to be expected at the end of a position with these numbers.
    fn of(&self, numbers: &Numbers, left: f64) -> f64 {
        let weights = self.first.iter().zip(&self.last);
        let each = numbers.iter().zip(weights);
        each.map(|(number, (first, last))| number * (first * left + last * (1.0 - left)))
            .sum()
    }
}

impl Tactics {
    /// How much of the game is to come after this game turn, from 1 to 0.
    fn left(&self, state: &State) -> f64 {
        let turns = self.setup().parts().turns;
        let left = turns.saturating_sub(state.turn);
        f64::from(left) / f64::from(turns.saturating_sub(1).max(1))
    }

    /// What a judge expects of a position at the end.
    pub(super) fn judged(&self, state: &State, judge: &Judge) -> f64 {
        match state.stage {
            Stage::Over => f64::from(victory::margin(self.setup(), state)),
            _ => judge.of(&self.numbers(state), self.left(state)),
        }
    }

    /// A position in numbers.
    fn numbers(&self, state: &State) -> Numbers {
        let setup = self.setup();
        let scores = victory::score(setup, state);
        let mut numbers = [0.0; NUMBERS];
        for side in SideNo::BOTH {
            let (foe, score) = (side.other(), scores[side]);
            let units = setup.units_of(side) & state.on_table();
            let strong = |units: UnitSet| f64::from(state.strength_of(units));
            let of = |branch: fn(Branch) -> bool| -> UnitSet {
                let is = |unit| setup.unit(unit).is_some_and(|info| branch(info.branch));
                units.iter().filter(|&unit| is(unit)).collect()
            };
            let tanks = of(|branch| branch == Branch::Tank);
            let fast = of(|branch| matches!(branch, Branch::Mechanised | Branch::Cavalry));
            let to_come = (setup.units_of(side) - state.entered).iter();
            let to_come = to_come.filter_map(|unit| setup.unit(unit));
            let cut = strong(supply::isolated(setup, state, side));
            let own = state.occupied(side);
            let foes = state.occupied(foe);
            let beside = setup.cells().around_all(foes) & own;
            let held = (setup.bases(foe) & own).len() as f64;
            let [at_once, soon] = self.open_bases(state, side);
            let base = f64::from(setup.numbers().points_per_base);
            let active = state.active == side;
            let front = self.front(state, side).total();
            let crowds = own.iter().filter(|&cell| {
                state.in_cell(cell, units).len() >= usize::from(setup.numbers().crowd)
            });
            let trapped = own.iter().filter(|&cell| {
                let around = setup.cells().around(cell) & setup.passable();
                (around - setup.cells().around_all(foes) - foes).is_empty()
            });
            let trapped: UnitSet = trapped
                .flat_map(|cell| state.in_cell(cell, units))
                .collect();
            let both = [
                f64::from(score.total() - score.counts[1] * score.bases),
                base * held,
                strong(units),
                strong(tanks),
                strong(fast),
                to_come.map(|info| f64::from(info.strength)).sum(),
                if active { front } else { 0.0 },
                if active { 0.0 } else { front },
                if active { cut } else { 0.0 },
                if active { 0.0 } else { cut },
                base * at_once,
                base * soon,
                beside.len() as f64,
                crowds.count() as f64,
                strong(trapped),
                f64::from(u8::from(active)),
            ];
            for (number, of) in numbers.iter_mut().zip(both) {
                *number += sign(side) * of;
            }
        }
        numbers
    }

    /// How many enemy bases that nobody stands in a side can reach with its next move, and how
    /// many with the one after it.
    fn open_bases(&self, state: &State, side: SideNo) -> [f64; 2] {
        let setup = self.setup();
        let foe = side.other();
        let mut counts = [0.0; 2];
        for base in setup.bases(foe) - state.occupied(foe) - state.occupied(side) {
            match self.nearest(state, side, base) {
                0 | 1 => counts[0] += 1.0,
                2 => counts[1] += 1.0,
                _ => {}
            }
        }
        counts
    }
}

/// A position of a game, and what the habits themselves expect of it.
struct Sample {
    /// Which battle, game turn and side it is.
    when: [usize; 3],
    /// How much of the game is left.
    left: f64,
    numbers: Numbers,
    expected: f64,
}

/// The judge of so many games at sight between two of these, in one battle after the other;
/// and by how many points it, the habits themselves, and somebody who sees nothing but the
/// calendar miss the ends of games that it was not fitted to. `None` if stopped. Everything
/// follows from the seed, and nothing from the number of threads.
///
/// # Panics
///
/// If there is nobody.
#[must_use]
pub fn fitted(
    players: &[Tactics],
    (games, seed, threads): (u32, u64, usize),
    control: &Progress,
) -> Option<(Judge, [f64; 3])> {
    let played = in_order(games, threads, control, |number| {
        let battle = number as usize % players.len();
        let (tactics, seed) = (&players[battle], mixed(seed, u64::from(number)));
        game(tactics, battle, seed)
    });
    if control.stopped() {
        return None;
    }
    // What a battle brings at that time anyhow is not due to where anybody stands.
    let mut means: BTreeMap<[usize; 3], Means> = BTreeMap::new();
    let tested = |number: usize| number % 8 == 7;
    for (_, (samples, margin)) in played.iter().enumerate().filter(|(n, _)| !tested(*n)) {
        for sample in samples {
            means.entry(sample.when).or_default().add(sample, *margin);
        }
    }
    let mut sums = LeastSquares::<{ 2 * NUMBERS }>::default();
    for (_, (samples, margin)) in played.iter().enumerate().filter(|(n, _)| !tested(*n)) {
        for sample in samples {
            let (x, y, _) = means[&sample.when].centred(sample, *margin);
            sums.add(&x, y);
        }
    }
    let mut prior = [0.0; 2 * NUMBERS];
    // Points that are won stay won.
    (prior[0], prior[NUMBERS]) = (1.0, 1.0);
    let weights = sums.solve(&prior, 50.0);
    let judge = Judge {
        first: std::array::from_fn(|i| weights[i]),
        last: std::array::from_fn(|i| weights[NUMBERS + i]),
    };
    let (mut squares, mut count) = ([0.0; 3], 0.0_f64);
    for (_, (samples, margin)) in played.iter().enumerate().filter(|(n, _)| tested(*n)) {
        for sample in samples {
            let Some(usual) = means.get(&sample.when) else {
                continue;
            };
            let (x, y, expected) = usual.centred(sample, *margin);
            let told: f64 = x.iter().zip(&weights).map(|(x, w)| x * w).sum();
            for (sum, told) in squares.iter_mut().zip([told, expected, 0.0]) {
                *sum += (told - y).powi(2);
            }
            count += 1.0;
        }
    }
    Some((judge, squares.map(|sum| (sum / count.max(1.0)).sqrt())))
}

/// What is usual in a player turn of a battle.
#[derive(Default)]
struct Means {
    count: f64,
    margin: f64,
    expected: f64,
    numbers: Numbers,
}

impl Means {
    fn add(&mut self, sample: &Sample, margin: f64) {
        self.count += 1.0;
        self.margin += margin;
        self.expected += sample.expected;
        for (sum, number) in self.numbers.iter_mut().zip(sample.numbers) {
            *sum += number;
        }
    }

    /// What is unusual of a position: its numbers as the first and as the last game turn
    /// weigh them, the margin its game ended with, and what was expected.
    fn centred(&self, sample: &Sample, margin: f64) -> ([f64; 2 * NUMBERS], f64, f64) {
        let number = |i: usize| sample.numbers[i] - self.numbers[i] / self.count;
        let both = std::array::from_fn(|i| match i < NUMBERS {
            true => number(i) * sample.left,
            false => number(i - NUMBERS) * (1.0 - sample.left),
        });
        let expected = sample.expected - self.expected / self.count;
        (both, margin - self.margin / self.count, expected)
    }
}

/// The positions at the beginning of each player turn of a game, and its margin.
fn game(tactics: &Tactics, battle: usize, seed: u64) -> Option<(Vec<Sample>, f64)> {
    let rules: &Tabletop = &tactics.rules;
    let mut luck = Rng::new(mixed(seed, 1));
    let mut dice = InARow::new(seed);
    let strategy: Arc<dyn Strategy<Tabletop>> = Arc::new(tactics.clone());
    let players = LEVELS
        .map(|level| ComputerPlayer::new(rules.clone(), Some(Arc::clone(&strategy)), level, seed));
    let control = Progress::default();
    let (mut now, mut samples, mut known) = (rules.initial(), Vec::new(), None);
    let mut who = [0; 2];
    while let Some(side) = rules.to_act(&now) {
        let when = [battle, usize::from(now.turn), now.active as usize];
        if known != Some(when) {
            known = Some(when);
            // Either side errs now and then, so that what follows is due to the position and
            // not to who is the better player.
            who = [0, 1].map(|_| luck.below(LEVELS.len()));
            samples.push(Sample {
                when,
                left: tactics.left(&now),
                numbers: tactics.numbers(&now),
                expected: tactics.worth(&now),
            });
        }
        let seen = view_for(rules, &now, Viewer::Side(side));
        for action in players[who[side.index()]].gesture(&seen, &control)? {
            let needs = usize::from(rules.dice(&now, action)).min(MOST_DICE);
            let rolled = (rules.rolls(&now)..).take(needs).map(|n| dice.roll(n));
            let faces: Vec<Die> = rolled.collect();
            rules.step(&mut now, action, &faces);
        }
    }
    Some((samples, f64::from(rules.outcome(&now)?.margin)))
}

/// Who plays a player turn of the games that an estimate is fitted to.
const LEVELS: [Level; 6] = [
    Level::Colonel,
    Level::Colonel,
    Level::Colonel,
    Level::Captain,
    Level::Captain,
    Level::Cadet,
];
