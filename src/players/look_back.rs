//! Looking back at a game: what it was expected to come to, what was luck, and what
//! decisions cost.
//!
//! A game is cut into stretches: what one side did up to a throw or a hand-over. Each is
//! played out twice by equals who meet the same dice: as it was done, and as what is best
//! at sight goes. The difference is what the decision was worth (what looks like a mistake
//! is played out by those who have practised, too, where there are any); what the next stretch
//! is expected to come to above this one is what the dice were worth. So expectation,
//! decisions and luck add up to the result.

use super::search::{Effort, Search, Way};
use super::{LOOKS, Playable, SURELY, cut, number_of};
use crate::engine::{Progress, SideNo, Strategy, View, Viewer, mixed, view_for};
use crate::present::system::Done;
use std::sync::Arc;

/// About how many games are played out in all, and for each way at the least and at the
/// most: a long game takes more, and so does what looks like a mistake.
const GAMES: usize = 9_000;
const EACH: [usize; 2] = [12, 96];

/// So many times as many decide about what looks like a mistake.
const AGAIN: u32 = 4;

/// Less than this part of how much games vary is no mistake worth a word.
const MATTERS: f64 = 0.06;

/// No side does as much before a throw.
const MOST_ACTIONS: usize = 1_000;

/// A number with its standard error.
pub type Measure = (f64, f64);

/// What a side decided, up to a throw or a hand-over.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided<A> {
    /// How many actions lie before it, and before what differs from what is best.
    pub ply: usize,
    /// Whose decision it was.
    pub side: SideNo,
    /// What was done.
    pub done: Vec<A>,
    /// What is best at sight; the same, if that was done.
    pub better: Vec<A>,
    /// What its side gave up with it, in points; below 0 it gained.
    pub cost: Measure,
    /// Whether that is a mistake beyond doubt.
    pub mistake: bool,
    /// How many actions lie before its throw, and what the dice brought the first side.
    pub rolled: Option<(usize, Measure)>,
}

/// A game looked back at. All points are those of the first side.
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight<A> {
    /// What the game was expected to come to when it began.
    pub expected: Measure,
    /// What it came to, or is expected to come to now.
    pub result: f64,
    /// What the decisions of each side brought the first one.
    pub decisions: [Measure; 2],
    /// What the dice brought it: all that is left.
    pub luck: f64,
    /// Decision by decision.
    pub decided: Vec<Decided<A>>,
}

/// Some actions in a row, from one number of them to another.
struct Stretch {
    from: usize,
    to: usize,
    side: SideNo,
    rolls: bool,
}

fn stretches<R: Playable>(rules: &R, past: &[Done<R>]) -> Vec<Stretch> {
    let mut all: Vec<Stretch> = Vec::new();
    let mut closed = true;
    for (ply, done) in past.iter().enumerate() {
        let Some(side) = rules.to_act(&done.before) else {
            continue;
        };
        match all.last_mut() {
            Some(last) if !closed && last.side == side => last.to = ply + 1,
            _ => all.push(Stretch {
                from: ply,
                to: ply + 1,
                side,
                rolls: false,
            }),
        }
        let rolls = rules.rolls_dice(&done.before, done.action);
        let after = past.get(ply + 1).map(|next| &next.before);
        let barred = after.is_some_and(|next| {
            let barrier = rules.barrier(&done.before, done.action, next);
            barrier.is_some()
        });
        closed = rolls || barred;
        if let Some(last) = all.last_mut() {
            last.rolls = rolls;
        }
    }
    all
}

/// Looks back at what was done, to the position that stands `now`. `None` if it was
/// stopped, or nothing was done.
#[must_use]
pub fn look_back<R: Playable>(
    rules: &R,
    strategy: &dyn Strategy<R>,
    (past, now): (&[Done<R>], &R::State),
    seed: u64,
    threads: usize,
    control: &Progress,
) -> Option<Hindsight<R::Action>> {
    let stretches = stretches(rules, past);
    let each = GAMES / (2 * stretches.len()).max(1);
    // Dice are dealt out by sixes.
    let each = each.clamp(EACH[0], EACH[1]) / 6 * 6;
    let each = u32::try_from(each).unwrap_or(12);
    let all = u32::try_from(2 * stretches.len()).unwrap_or(u32::MAX);
    control.begin(all.saturating_mul(each));
    let mut decided = Vec::new();
    // What each stretch was expected to come to before it, and before its dice.
    let mut values: Vec<[Measure; 2]> = Vec::new();
    let mut decisions = [(0.0, 0.0); 2];
    for (n, stretch) in stretches.iter().enumerate() {
        let before = &past.get(stretch.from)?.before;
        let known = match rules.hides() {
            true => Viewer::Side(stretch.side),
            false => Viewer::All,
        };
        let seen = view_for(rules, before, known);
        // A set-up is judged by what comes of it, not by the points it begins with.
        let later = stretches.iter().skip(n);
        let mut later = later.filter_map(|later| past.get(later.from));
        let horizon = later.find_map(|done| match strategy.horizon(&done.before) {
            0 => None,
            parts => Some(parts),
        });
        let horizon = horizon.unwrap_or_default();
        let search = asking(rules, strategy, &seen, (horizon, seed, threads), control);
        let done = past.get(stretch.from..stretch.to)?;
        let done: Vec<R::Action> = done.iter().map(|done| done.action).collect();
        let plan = at_sight(rules, strategy, seen.state());
        let same = plan.is_empty() || comes_to_the_same(rules, seen.state(), [&done, &plan]);
        let mut ways = vec![Way::new(done.clone())];
        if !same {
            ways.push(Way::new(plan.clone()));
        }
        search.play_out(&mut ways, each);
        let mut cost = gap(&ways, stretch.side);
        let matters = MATTERS * strategy.spread(seen.state());
        let mut mistake = false;
        if cost.0 > matters && cost.0 > LOOKS * cost.1 {
            let other = strategy.practised();
            let times = AGAIN * each / if other.is_some() { 2 } else { 1 };
            let by = |search: Search<'_, R>| {
                let mut again = vec![Way::new(done.clone()), Way::new(plan.clone())];
                search.again().play_out(&mut again, times);
                gap(&again, stretch.side)
            };
            let measured = match &other {
                None => vec![by(search)],
                // By how much those who play games out contradict each other is doubt, too.
                Some(other) => {
                    let asked = (horizon, mixed(seed, 1), threads);
                    let others = asking(rules, Arc::as_ref(other), &seen, asked, control);
                    vec![by(search), by(others)]
                }
            };
            cost = match measured[..] {
                [one, other] => agreed([one, other]),
                _ => measured[0],
            };
            let sure = |of: &Measure| of.0 > SURELY * of.1;
            mistake = cost.0 > matters && (sure(&cost) || measured.iter().all(sure));
        }
        if control.stopped() {
            return None;
        }
        let as_done = ways.first()?.points();
        let for_first = match stretch.side {
            SideNo::A => -cost.0,
            SideNo::B => cost.0,
        };
        values.push([(as_done.0 - for_first, as_done.1), as_done]);
        let of_side = &mut decisions[stretch.side.index()];
        of_side.0 += for_first;
        of_side.1 = f64::hypot(of_side.1, cost.1);
        let better = if same { done.clone() } else { plan };
        // What both begin with is not what was decided.
        let alike = done.iter().zip(&better).take_while(|(a, b)| a == b);
        let alike = match alike.count() {
            all if all >= done.len().min(better.len()) => 0,
            some => some,
        };
        decided.push(Decided {
            ply: stretch.from + alike,
            side: stretch.side,
            better: better.into_iter().skip(alike).collect(),
            done: done.into_iter().skip(alike).collect(),
            cost,
            mistake,
            rolled: stretch.rolls.then(|| (stretch.to - 1, (0.0, 0.0))),
        });
    }
    let [expected, _] = *values.first()?;
    let result = match rules.outcome(now) {
        Some(outcome) => (f64::from(outcome.margin), 0.0),
        // As it stands, played on by equals.
        None => {
            let seen = view_for(rules, now, Viewer::All);
            let mut on = vec![Way::new(Vec::new())];
            let horizon = strategy.horizon(seen.state());
            let search = asking(rules, strategy, &seen, (horizon, seed, threads), control);
            search.play_out(&mut on, each);
            on.first()?.points()
        }
    };
    if control.stopped() {
        return None;
    }
    let next = values.iter().skip(1).map(|[before, _]| *before);
    let next = next.chain(std::iter::once(result));
    let result = result.0;
    for ((decided, [_, as_done]), next) in decided.iter_mut().zip(&values).zip(next) {
        if let Some((_, luck)) = &mut decided.rolled {
            *luck = (next.0 - as_done.0, f64::hypot(next.1, as_done.1));
        }
    }
    Some(Hindsight {
        expected,
        result,
        decisions,
        luck: result - expected.0 - decisions[0].0 - decisions[1].0,
        decided,
    })
}

/// Ways out of a position are played out by equals.
fn asking<'a, R: Playable>(
    rules: &'a R,
    strategy: &'a dyn Strategy<R>,
    seen: &'a View<R::State>,
    (horizon, seed, threads): (u8, u64, usize),
    control: &'a Progress,
) -> Search<'a, R> {
    Search {
        rules,
        strategy: Some(strategy),
        seen,
        effort: Effort {
            horizon: Some(horizon),
            threads,
            control,
        },
        seed: number_of(seen.state(), seed),
    }
}

/// What is best at sight, up to a throw or a hand-over; while something is hidden, the
/// first of it, since it may show something.
fn at_sight<R: Playable>(
    rules: &R,
    strategy: &dyn Strategy<R>,
    state: &R::State,
) -> Vec<R::Action> {
    let side = rules.to_act(state);
    let (mut now, mut plan) = (*state, Vec::new());
    while rules.to_act(&now) == side && plan.len() < MOST_ACTIONS {
        let mut next = Vec::new();
        match rules.forced(&now) {
            Some(only) => next.push(only),
            None => strategy.plan(&now, &mut || 0.0, &mut next),
        }
        cut(rules, &now, &mut next);
        for action in &next {
            plan.push(*action);
            if rules.rolls_dice(&now, *action) {
                return plan;
            }
            rules.step(&mut now, *action, &[]);
        }
        if next.is_empty() || rules.hides() {
            break;
        }
    }
    plan
}

/// By how much the second way is better for a side than the first; nothing where there
/// is only one.
fn gap<A>(ways: &[Way<A>], side: SideNo) -> Measure {
    match ways {
        [done, better] => {
            let (more, error) = better.points_over(done);
            match side {
                SideNo::A => (more, error),
                SideNo::B => (-more, error),
            }
        }
        _ => (0.0, 0.0),
    }
}

/// What two kinds of players measured, half of the games each: the mean, with no less doubt
/// than the luck of the games and than what they contradict each other by.
pub(crate) fn agreed([one, other]: [Measure; 2]) -> Measure {
    let luck = f64::hypot(one.1, other.1) / 2.0;
    let apart = (one.0 - other.0).abs() / 2.0;
    (f64::midpoint(one.0, other.0), luck.max(apart))
}

/// Whether two plans lead to one position, before the same throw.
fn comes_to_the_same<R: Playable>(
    rules: &R,
    state: &R::State,
    plans: [&Vec<R::Action>; 2],
) -> bool {
    let [one, other] = plans.map(|plan| {
        let mut after = *state;
        let mut throw = None;
        for &action in plan {
            match rules.dice(&after, action) {
                0 => rules.step(&mut after, action, &[]),
                _ => throw = Some(action),
            }
        }
        (after, throw)
    });
    one == other
}

#[cfg(test)]
mod tests {
    use super::agreed;

    #[test]
    fn what_players_contradict_each_other_by_is_doubt() {
        assert_eq!(agreed([(2.0, 0.3), (2.0, 0.4)]), (2.0, 0.25));
        assert_eq!(agreed([(4.0, 0.3), (1.0, 0.4)]), (2.5, 1.5));
    }
}
