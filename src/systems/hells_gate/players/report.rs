//! A game looked back at: what was luck, and which decisions cost most.
//!
//! Luck of a roll is the estimate after it less its mean over the six faces; what
//! estimates change by without dice is due to decisions. So what was expected,
//! luck and decisions add up to the result.
//!
//! Which decisions cost something is asked at the same information: what was done
//! and what might have been done are played out with the same dice for a while,
//! and what looks costliest then to the end of the game, with fresh dice. Only
//! what costs something there is told, with what it costs there.

use super::evaluator::sign;
use super::{Advice, Evaluators, Player};
use crate::engine::{Die, Level, Progress, Rules as _};
use crate::players::LOOKS;
use crate::systems::hells_gate::{Action, BySide, Side, Stage, State};
use std::sync::Arc;

/// One step of a game that is looked back at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The position before it.
    pub before: State,
    /// What was done.
    pub action: Action,
    /// What was rolled.
    pub die: Option<Die>,
}

/// How lucky one roll was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roll {
    /// How many actions lie before it.
    pub ply: usize,
    /// Who rolled.
    pub side: Side,
    /// What.
    pub die: Die,
    /// Victory points above the mean of the six faces, for the Soviets.
    pub luck: f64,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// How many actions lie before it.
    pub ply: usize,
    /// Whose it was.
    pub side: Side,
    /// What was done, up to the next die.
    pub done: Advice,
    /// What would have been better.
    pub better: Advice,
    /// By how many victory points in the mean of games played to the end, and the
    /// standard error of that.
    pub cost: (f64, f64),
    /// Other decisions of the same phase that cost something, too. Often it is the
    /// same loss, which could have been avoided here and there.
    pub also: Vec<usize>,
}

/// A game looked back at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// What the game was expected to come to when it began, as estimated: Soviet
    /// less German victory points.
    pub expected: f64,
    /// Every roll, in its order.
    pub rolls: Vec<Roll>,
    /// What the decisions of each side brought it, as estimated.
    pub brought: BySide<f64>,
    /// What the game came to, or is expected to come to where it stands.
    pub comes_to: f64,
    /// The decisions that cost most, each a mistake beyond doubt in games
    /// played to the end, the costliest first.
    pub lapses: Vec<Mistake>,
    /// In how many games each of them was played to the end.
    pub games: u32,
    /// How many looked like mistakes, and did not prove to be any when they were
    /// played to the end.
    pub unproved: usize,
    /// How many decisions were looked at.
    pub decisions: usize,
    /// The margin the game ended with, Soviet less German victory points; `None`
    /// if it is not over.
    pub result: Option<f64>,
}

impl Report {
    /// The luck of each side in victory points: what its own rolls and the
    /// other's brought it. The two are each other's opposite.
    #[must_use]
    pub fn luck(&self) -> BySide<f64> {
        let soviet: f64 = self.rolls.iter().map(|r| r.luck).sum();
        BySide {
            soviet,
            german: -soviet,
        }
    }
}

impl Report {
    /// The margin less the luck of the Soviets: what the same decisions would
    /// have come to with mean dice.
    #[must_use]
    pub fn adjusted(&self) -> Option<f64> {
        Some(self.result? - self.luck().soviet)
    }
}

/// What a game was expected to come to, what each side's decisions brought it, and
/// what it came to, all as estimated; with the [`luck`] of the rolls they add up.
fn account(staff: &Evaluators, steps: &[Step]) -> (f64, BySide<f64>, f64) {
    let (rules, judge) = (staff.rules(), staff.judge());
    let value = |state: State| staff.told(&judge.settle(state));
    let after = |step: &Step, die: Option<Die>| {
        let mut after = step.before;
        rules.step(&mut after, step.action, die.as_slice());
        value(after)
    };
    let mut brought = BySide::from_fn(|_| 0.0);
    let mut expected = steps.first().map_or(0.0, |step| value(step.before));
    let mut comes_to = expected;
    let (mut decider, mut legal) = (None, Vec::new());
    for step in steps {
        let chosen = match step.die {
            Some(_) => {
                Die::ALL
                    .map(|die| after(step, Some(die)))
                    .iter()
                    .sum::<f64>()
                    / 6.0
            }
            None => after(step, None),
        };
        legal.clear();
        rules.legal(&step.before, &mut legal);
        if legal.len() > 1 {
            decider = step.before.to_act();
        }
        // What only shows when something forced is done was decided before.
        let change = chosen - comes_to;
        match decider {
            Some(side) => brought[side] += sign(side) * change,
            None => expected += change,
        }
        comes_to = match step.die {
            Some(die) => after(step, Some(die)),
            None => chosen,
        };
    }
    (expected, brought, comes_to)
}

/// How lucky every roll of a game was.
#[must_use]
pub fn luck(staff: &Evaluators, steps: &[Step]) -> Vec<Roll> {
    let rolled = steps.iter().enumerate();
    rolled
        .filter_map(|(ply, step)| {
            let die = step.die?;
            let value = |face| {
                let mut after = step.before;
                staff.rules().step(&mut after, step.action, &[face]);
                staff.told(&staff.judge().settle(after))
            };
            let mean = Die::ALL.into_iter().map(value).sum::<f64>() / 6.0;
            Some(Roll {
                ply,
                side: step.before.to_act()?,
                die,
                luck: value(die) - mean,
            })
        })
        .collect()
}

/// Looks back at a game: its luck at once, its decisions one by one, until all
/// are seen or `control` says stop. `judge` is how hard each is thought about.
#[must_use]
pub fn report(
    staff: &Arc<Evaluators>,
    steps: &[Step],
    judge: Level,
    seed: u64,
    threads: usize,
    control: &Progress,
) -> Report {
    let (expected, brought, comes_to) = account(staff, steps);
    let mut report = Report {
        expected,
        brought,
        comes_to,
        rolls: luck(staff, steps),
        result: result(staff, steps),
        games: judge.review().proof,
        ..Report::default()
    };
    let decisions = decisions(staff, steps);
    let player = Player::new(Arc::clone(staff), judge, seed).on_cores(threads);
    let inner = Progress::default();
    control.begin(u32::try_from(decisions.len() + PROVED).unwrap_or(u32::MAX));
    (report.lapses, report.decisions) = suspected(&player, steps, decisions, [control, &inner]);
    let suspected = report.lapses.len();
    // The largest of many estimates are those that err most: fresh dice, to the end.
    report.lapses.retain_mut(|lapse| {
        if control.stopped() {
            return false;
        }
        control.count();
        player.proved(&steps[lapse.ply].before, lapse, &inner)
    });
    report.unproved = suspected - report.lapses.len();
    report.lapses.sort_by(by_cost);
    once(&mut report.lapses, steps);
    report
}

/// What looks like a mistake when it is played on for a while, the costliest first, as many
/// as are played to the end, and how many decisions were looked at. Of those who watch, the
/// first counts them.
pub(super) fn suspected(
    player: &Player,
    steps: &[Step],
    decisions: Vec<(usize, Vec<Action>)>,
    [control, inner]: [&Progress; 2],
) -> (Vec<Mistake>, usize) {
    let (mut found, mut looked_at) = (Vec::new(), 0);
    for (ply, actions) in decisions {
        if control.stopped() {
            break;
        }
        control.count();
        let state = &steps[ply].before;
        let Some(side) = state.to_act() else { continue };
        looked_at += 1;
        let Some((done, better, cost)) = player.compare(state, &actions, inner) else {
            continue;
        };
        if is_worth_a_word(cost) && cost.0 > LOOKS * cost.1 {
            found.push(Mistake {
                ply,
                side,
                done,
                better,
                cost,
                also: Vec::new(),
            });
        }
    }
    found.sort_by(by_cost);
    found.truncate(PROVED);
    (found, looked_at)
}

fn by_cost(a: &Mistake, b: &Mistake) -> std::cmp::Ordering {
    b.cost.0.total_cmp(&a.cost.0)
}

/// Whether it costs enough to be told.
pub(super) fn is_worth_a_word((cost, _): (f64, f64)) -> bool {
    cost > 0.3
}

/// So many of what look like mistakes are played to the end.
const PROVED: usize = 16;

/// Leaves of the mistakes of a side in one phase the costliest: what is lost once
/// is told once.
fn once(lapses: &mut Vec<Mistake>, steps: &[Step]) {
    let phase = |lapse: &Mistake| {
        let before = &steps[lapse.ply].before;
        let moves = matches!(before.stage, Stage::Movement | Stage::Breakout);
        let fights = matches!(before.stage, Stage::Combat | Stage::Losses);
        (before.turn, before.player, lapse.side, moves, fights)
    };
    let mut kept: Vec<Mistake> = Vec::new();
    for lapse in lapses.drain(..) {
        match kept.iter_mut().find(|known| phase(known) == phase(&lapse)) {
            Some(known) => known.also.push(lapse.ply),
            None => kept.push(lapse),
        }
    }
    *lapses = kept;
}

/// How the game ended, if it did.
fn result(staff: &Evaluators, steps: &[Step]) -> Option<f64> {
    let last = steps.last()?;
    let mut end = last.before;
    staff
        .rules()
        .step(&mut end, last.action, last.die.as_slice());
    let verdict = staff.rules().verdict(&end)?;
    Some(f64::from(verdict.margin()))
}

/// The decisions of a game: what was done from one die, phase or change of
/// sides to the next. Forced ones are left out.
pub(super) fn decisions(staff: &Evaluators, steps: &[Step]) -> Vec<(usize, Vec<Action>)> {
    let rules = staff.rules();
    let mut all: Vec<(usize, Vec<Action>)> = Vec::new();
    let mut legal = Vec::new();
    let mut open = false;
    for (ply, step) in steps.iter().enumerate() {
        let stage = step.before.stage;
        if open && let Some((_, actions)) = all.last_mut() {
            actions.push(step.action);
        } else {
            legal.clear();
            rules.legal(&step.before, &mut legal);
            if legal.len() < 2 || matches!(stage, Stage::Supply | Stage::Mud) {
                continue;
            }
            all.push((ply, vec![step.action]));
        }
        // A movement phase is one decision, an attack another, and how all its
        // hits are absorbed the next.
        let goes_on = || steps.get(ply + 1).map(|next| next.before.stage) == Some(stage);
        open = step.die.is_none()
            && match (stage, step.action) {
                (Stage::Movement, Action::Move { .. })
                | (Stage::Combat, Action::JoinAttack { .. } | Action::LeaveAttack { .. }) => true,
                (Stage::Losses, _) => goes_on(),
                _ => false,
            };
    }
    all
}
