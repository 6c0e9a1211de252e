//! What there is to know of getting out: make room, come near, let the strong go first,
//! take the way that costs least, and lose where it weakens least.
//!
//! All of it is a matter of opinion; nothing of the rules stands here.

use super::action::Action;
use super::audit::worth;
use super::ground::connected;
use super::ids::{UnitId, UnitSet};
use super::losses::choosable;
use super::numbers::{MOST_HEXES, ROWS};
use super::odds::{attackers, columns, half};
use super::rules::Breakout;
use super::stacking::{crowded, excess, is_regiment, mixes};
use super::state::{March, Stage, State};
use super::victory;
use crate::engine::{Rules as _, Strategy};
use crate::hex::Id as _;
use crate::space::{CellId, CellSet};

/// What a Soviet step is worth that is destroyed on the way: others come after.
const ENEMY_STEP: f64 = 0.25;

/// What a step is worth by its distance from the relief force before the waves.
const NEAR: [f64; 8] = [1.0, 1.0, 1.0, 0.80, 0.72, 0.16, 0.03, 0.0];

/// What a unit too many costs where places are compared, in points.
const TOO_MANY: f64 = 50.0;

/// The judgement of a player who keeps his nerve.
pub struct Nerve {
    rules: Breakout,
}

/// A way on for a stack, and what it is worth in points.
#[derive(Clone, Debug, Default)]
struct Way {
    hexes: Vec<CellId>,
    worth: f64,
}

/// What a stack is on its way: estimated, not played.
#[derive(Clone, Copy, Debug)]
struct Marcher {
    at: CellId,
    entered: u8,
    steps: f64,
    strength: f64,
    armour: u8,
    surprise: u8,
    disorganised: bool,
}

impl Nerve {
    /// The judgement over these rules.
    #[must_use]
    pub const fn new(rules: Breakout) -> Self {
        Self { rules }
    }

    /// What a step counts that stands there before the waves.
    fn near(&self, hex: CellId) -> f64 {
        let far = self.rules.distance_to_relief(hex).unwrap_or(u32::MAX);
        let place = usize::try_from(far.min(7)).unwrap_or(7);
        NEAR.get(place).copied().unwrap_or(0.0)
    }

    // ---- consolidation

    /// The merges that make most room, one after the other.
    fn merge(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let mut now = *state;
        loop {
            let mut legal = Vec::new();
            self.rules.legal(&now, &mut legal);
            let gain = |action: &Action| match *action {
                Action::Join { unit, into } => {
                    let room = if is_regiment(&self.rules, unit) {
                        6.0
                    } else {
                        2.0
                    };
                    let steps = now.steps(into) + worth(&self.rules, &now, unit);
                    Some(room + f64::from(steps) / 10.0)
                }
                Action::Form { first, second, .. } => {
                    let lost = [first, second].into_iter();
                    let lost = lost.filter(|&unit| is_regiment(&self.rules, unit));
                    Some(0.5 + lost.count() as f64 / 10.0)
                }
                _ => None,
            };
            let valued = legal.iter().filter_map(|a| Some((gain(a)? + blur(), *a)));
            let best = valued.max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, action)) = best.filter(|(gain, _)| *gain > 0.0) else {
                break;
            };
            self.rules.step(&mut now, action, &[]);
            out.push(action);
        }
        out.push(Action::Done);
    }

    // ---- the one-hex move

    /// What the units in a hex are worth there, less what is too full about it.
    fn hex_worth(&self, state: &State, hex: CellId, units: UnitSet) -> f64 {
        let steps = f64::from(state.steps_of(units));
        let many = excess(&self.rules, hex, units) as f64;
        let mixed = f64::from(u8::from(mixes(&self.rules, units)));
        let armour = units.iter().filter(|&unit| {
            let info = self.rules.unit(unit);
            info.is_some_and(|info| info.trade.is_armour())
        });
        // Armour helps its whole stack; a second one in it helps nobody.
        let armour = armour.count().min(1) as f64;
        steps * self.near(hex) + armour * steps.min(6.0) * 0.05 - (many + mixed) * TOO_MANY
    }

    /// Where everybody steps: climbs from the places as they are, one unit or two at a
    /// time, as long as it gains anything.
    fn close_up(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        // In a hex that is too full, whoever came goes back first.
        for hex in crowded(&self.rules, state) {
            let came = state.pocket_in(&self.rules, hex) & state.moved;
            if let Some(unit) = came.first() {
                out.push(Action::Back { unit });
                return;
            }
        }
        let own: Vec<UnitId> = (self.rules.pocket() & state.on_map()).iter().collect();
        let hexes = self.rules.cells().len();
        let mut at: Vec<CellId> = own
            .iter()
            .map(|&unit| state.cell_of(unit).unwrap_or(CellId(0)))
            .collect();
        let mut there = vec![UnitSet::EMPTY; hexes];
        for (&unit, hex) in own.iter().zip(&at) {
            if let Some(set) = there.get_mut(hex.index()) {
                set.insert(unit);
            }
        }
        let options: Vec<Vec<CellId>> = own
            .iter()
            .zip(&at)
            .map(|(&unit, &home)| {
                let near = self.rules.cells().around(home).iter();
                let free = near.filter(|&to| {
                    let action = Action::Move { unit, to };
                    self.rules.check(state, action).is_ok()
                });
                std::iter::once(home).chain(free).collect()
            })
            .collect();
        // A whim for each unit, so that blurred players differ.
        let whims: Vec<f64> = own.iter().map(|_| blur()).collect();
        let worth = |there: &[UnitSet], changed: CellSet| -> f64 {
            let each = changed.iter().map(|hex| {
                let units = there.get(hex.index()).copied().unwrap_or_default();
                self.hex_worth(state, hex, units)
            });
            each.sum()
        };
        let shift = |there: &mut Vec<UnitSet>, unit: UnitId, from: CellId, to: CellId| {
            if let Some(set) = there.get_mut(from.index()) {
                set.remove(unit);
            }
            if let Some(set) = there.get_mut(to.index()) {
                set.insert(unit);
            }
        };
        let homes = at.clone();
        let whim = |n: usize, to: CellId| {
            let home = homes.get(n) == Some(&to);
            if home {
                0.0
            } else {
                whims.get(n).copied().unwrap_or(0.0) / 8.0
            }
        };
        for _ in 0..60 {
            let mut best: (f64, Vec<(usize, CellId)>) = (1e-6, Vec::new());
            for (n, ways) in options.iter().enumerate() {
                for &to in ways.iter().filter(|to| at.get(n) != Some(to)) {
                    let (unit, from) = (own[n], at[n]);
                    let touched: CellSet = [from, to].into_iter().collect();
                    let before = worth(&there, touched);
                    shift(&mut there, unit, from, to);
                    let alone = worth(&there, touched) - before + whim(n, to) - whim(n, from);
                    if alone > best.0 {
                        best = (alone, vec![(n, to)]);
                    }
                    // Somebody who is in the way there makes room.
                    for (m, more) in options.iter().enumerate() {
                        if m == n || at[m] != to {
                            continue;
                        }
                        for &other in more.iter().filter(|&&other| other != to) {
                            let mut wide = touched;
                            wide.insert(other);
                            let far = touched.contains(other);
                            let old = match far {
                                true => before,
                                false => before + worth(&there, CellSet::of(other)),
                            };
                            shift(&mut there, own[m], to, other);
                            let gain = worth(&there, wide) - old + whim(n, to) - whim(n, from)
                                + whim(m, other)
                                - whim(m, to);
                            shift(&mut there, own[m], other, to);
                            if gain > best.0 {
                                best = (gain, vec![(n, to), (m, other)]);
                            }
                        }
                    }
                    shift(&mut there, unit, to, from);
                }
            }
            if best.1.is_empty() {
                break;
            }
            for (n, to) in best.1 {
                shift(&mut there, own[n], at[n], to);
                at[n] = to;
            }
        }
        for ((&unit, &to), &home) in own.iter().zip(&at).zip(&homes) {
            let moved = state.moved.contains(unit);
            if to != home && !moved {
                out.push(Action::Move { unit, to });
            }
        }
        out.push(Action::Done);
    }

    // ---- ways out

    /// What an attack in this column costs on average: steps of either side, and the
    /// chance that the attackers become Disorganised.
    fn cost(&self, column: u8) -> [f64; 3] {
        let mut sum = [0.0; 3];
        for row in 0..ROWS {
            let total = u8::try_from(row + 2).unwrap_or(12);
            let ways = f64::from(6 - 7_u8.abs_diff(total)) / 36.0;
            let result = self.rules.result(usize::from(column), total);
            sum[0] += ways * f64::from(result.losses[0]);
            sum[1] += ways * f64::from(result.losses[1]);
            sum[2] += ways * f64::from(u8::from(result.disorganises[0]));
        }
        sum
    }

    fn marcher(&self, state: &State, march: &March) -> Marcher {
        let rules = &self.rules;
        let stack = state.stack(rules, march.stack);
        let own = attackers(rules, state, march.stack).iter();
        let strength = own.map(|unit| {
            let full = state.strength(rules, unit);
            match state.disorganised.contains(unit) {
                true => half(full),
                false => full,
            }
        });
        let armour = stack.iter().any(|unit| {
            let info = rules.unit(unit);
            info.is_some_and(|info| info.trade.is_armour())
        });
        Marcher {
            at: march.at,
            entered: march.entered,
            steps: f64::from(state.steps_of(stack)),
            strength: f64::from(strength.sum::<u16>()),
            armour: u8::from(armour),
            surprise: match state.wave == 1 && !march.attacked && state.attackers < 2 {
                true => 2,
                false => 0,
            },
            disorganised: (stack & state.disorganised) == stack,
        }
    }

    /// The best way on of the stack under way.
    fn best_way(&self, state: &State, march: &March, blur: &mut dyn FnMut() -> f64) -> Way {
        let safe = connected(&self.rules, state);
        let mut best = Way {
            worth: self.rest(state, march.at, safe) * self.marcher(state, march).steps,
            hexes: Vec::new(),
        };
        let mut path = Vec::new();
        let marcher = self.marcher(state, march);
        self.explore(state, march, marcher, 0.0, safe, &mut path, &mut best, blur);
        best
    }

    /// What a step counts that ends the night there.
    fn rest(&self, state: &State, hex: CellId, safe: CellSet) -> f64 {
        let rests = safe.contains(hex) && !state.held().contains(hex);
        if rests { 0.9 } else { 0.0 }
    }

    #[allow(
        clippy::too_many_arguments,
        reason = "a search carries its whole state"
    )]
    fn explore(
        &self,
        state: &State,
        march: &March,
        now: Marcher,
        gained: f64,
        safe: CellSet,
        path: &mut Vec<CellId>,
        best: &mut Way,
        blur: &mut dyn FnMut() -> f64,
    ) {
        let rules = &self.rules;
        if now.entered >= MOST_HEXES || now.steps <= 0.0 {
            return;
        }
        for hex in rules.cells().around(now.at) {
            if path.contains(&hex) {
                continue;
            }
            let far = rules.distance_to_relief(hex).unwrap_or(u32::MAX);
            let left = u32::from(MOST_HEXES - now.entered - 1);
            // Only towards the relief force, or along the front for one hex.
            if far > left + 1 {
                continue;
            }
            let probe = March {
                at: now.at,
                entered: now.entered,
                ..*march
            };
            let stop = &mut |_| std::ops::ControlFlow::Break(());
            if super::audit::enter(rules, state, &probe, hex, stop).is_break() {
                continue;
            }
            let mut next = Marcher {
                at: hex,
                entered: now.entered + 1,
                ..now
            };
            let mut gain = gained;
            if state.held().contains(hex) {
                let foes = state.enemies_in(rules, hex).iter();
                let defence: u16 = foes
                    .map(|unit| {
                        let whole = state.strength(rules, unit);
                        let full = match state.also(rules, unit) {
                            Some(_) => half(whole),
                            None => whole,
                        };
                        match state.is_disorganised(unit, hex) {
                            true => half(full),
                            false => full,
                        }
                    })
                    .sum();
                let surprise = match state.attacked.contains(hex) && state.attackers > 0 {
                    true => 0,
                    false => now.surprise,
                };
                let attack = now.strength.max(1.0).round();
                let attack = attack as u16;
                let column = columns(attack, defence, surprise + now.armour);
                let [ours, theirs, disorder] = self.cost(column.shifted);
                let all = f64::from(state.steps_of(state.enemies_in(rules, hex)));
                next.surprise = 0;
                gain += ENEMY_STEP * theirs.min(all);
                next.steps = (now.steps - ours).max(0.0);
                let left = match now.steps > 0.0 {
                    true => next.steps / now.steps,
                    false => 0.0,
                };
                let order = match now.disorganised {
                    true => 1.0,
                    false => 1.0 - disorder / 2.0,
                };
                next.strength = now.strength * left * order;
            }
            path.push(hex);
            let out = rules.relief_hexes().contains(hex);
            let ends = match out {
                true => next.steps,
                false => next.steps * self.rest(state, hex, safe),
            };
            let worth = ends + gain + blur();
            if worth > best.worth {
                *best = Way {
                    hexes: path.clone(),
                    worth,
                };
            }
            if !out {
                self.explore(state, march, next, gain, safe, path, best, blur);
            }
            path.pop();
        }
    }

    /// The stack under way goes on, up to its next attack, or stops.
    fn go_on(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let Some(march) = state.march else {
            return;
        };
        let way = self.best_way(state, &march, blur);
        let mut now = *state;
        for hex in way.hexes {
            let action = Action::Enter { hex };
            if self.rules.check(&now, action).is_err() {
                break;
            }
            out.push(action);
            if self.rules.dice(&now, action) > 0 {
                return;
            }
            self.rules.step(&mut now, action, &[]);
            if now.march.is_none() {
                return;
            }
        }
        if now.stage == Stage::March && self.rules.check(&now, Action::Stop).is_ok() {
            out.push(Action::Stop);
        } else if now.stage == Stage::March {
            // It cannot stay here: anywhere else.
            let mut legal = Vec::new();
            self.rules.legal(&now, &mut legal);
            out.extend(legal.first());
        }
    }

    /// The strongest stack of the wave begins.
    fn next_stack(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let rules = &self.rules;
        let strength = |stack: CellId| -> f64 {
            let own = attackers(rules, state, stack).iter();
            own.map(|unit| f64::from(state.strength(rules, unit))).sum()
        };
        let mut valued: Vec<(f64, CellId)> = Vec::new();
        for stack in state.waiting(rules) {
            valued.push((strength(stack) + 4.0 * blur(), stack));
        }
        let best = valued.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, stack)) = best else {
            out.push(Action::Done);
            return;
        };
        let action = Action::Choose { stack };
        out.push(action);
        let mut now = *state;
        rules.step(&mut now, action, &[]);
        self.go_on(&now, blur, out);
    }

    /// Who loses a step: where it weakens least.
    fn lose(&self, state: &State, blur: &mut dyn FnMut() -> f64) -> Option<Action> {
        let rules = &self.rules;
        let enlarged = |unit| state.enlarged.contains(unit);
        let weakens = |unit: UnitId| {
            let steps = state.steps(unit);
            let now = rules.strength(unit, steps, enlarged(unit));
            let then = rules.strength(unit, steps.saturating_sub(1), enlarged(unit));
            f64::from(now) - f64::from(then)
        };
        let mut able: Vec<(f64, UnitId)> = Vec::new();
        for unit in choosable(rules, state) {
            able.push((weakens(unit) + blur(), unit));
        }
        let least = able.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        least.map(|(_, unit)| match state.stage {
            Stage::Crowd => Action::Yield { unit },
            _ => Action::Lose { unit },
        })
    }

    /// The loss that weakens the Soviets least is the one that they take.
    fn answers(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        for unit in choosable(&self.rules, state) {
            out.push(vec![match state.stage {
                Stage::Crowd => Action::Yield { unit },
                _ => Action::Lose { unit },
            }]);
        }
    }
}

impl Strategy<Breakout> for Nerve {
    fn value(&self, state: &State) -> f64 {
        let rules = &self.rules;
        let sure = f64::from(victory::points(rules, state));
        if state.stage == Stage::Over {
            return sure;
        }
        let safe = victory::safe(rules, state);
        let under_way = state.march.map(|march| march.stack);
        let mut coming = 0.0;
        for unit in (rules.pocket() & state.on_map()) - safe {
            let (Some(at), Some(stack)) = (state.cell_of(unit), state.origin_of(unit)) else {
                continue;
            };
            let steps = f64::from(state.steps(unit));
            let wave = rules.wave_of(stack);
            let done = state.acted.contains(stack) || (state.wave > wave && state.wave > 0);
            coming += match (under_way == Some(stack), done) {
                (true, _) => {
                    let left = MOST_HEXES - state.march.map_or(0, |march| march.entered);
                    let far = rules.distance_to_relief(at).unwrap_or(u32::MAX);
                    if far <= u32::from(left) {
                        steps * 0.8
                    } else {
                        0.0
                    }
                }
                (false, true) => 0.0,
                (false, false) => steps * self.near(at),
            };
        }
        // What is destroyed already makes the way of the others easier.
        let foes = f64::from(state.steps_of(rules.enemies() & state.on_map()));
        sure + coming - 0.05 * foes
    }

    fn spread(&self, state: &State) -> f64 {
        match state.wave {
            0 | 1 => 4.5,
            2 => 3.5,
            3 => 2.5,
            _ => 1.5,
        }
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        match state.stage {
            Stage::Consolidation => self.merge(state, blur, out),
            Stage::OneHex => self.close_up(state, blur, out),
            Stage::Wave => self.next_stack(state, blur, out),
            Stage::March => self.go_on(state, blur, out),
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                out.extend(self.lose(state, blur));
            }
            Stage::Over => {}
        }
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        match state.stage {
            Stage::Wave => {
                for stack in state.waiting(&self.rules) {
                    out.push(vec![Action::Choose { stack }]);
                }
            }
            Stage::March => {
                let mut legal = Vec::new();
                self.rules.legal(state, &mut legal);
                out.extend(legal.into_iter().map(|action| vec![action]));
            }
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                self.answers(state, out);
            }
            Stage::Consolidation | Stage::OneHex | Stage::Over => {}
        }
    }

    fn noise(&self) -> [f64; 2] {
        [4.0, 1.0]
    }

    fn horizon(&self, _: &State) -> u8 {
        6
    }
}
