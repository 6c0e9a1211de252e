//! Which way a stack goes, and who loses on it.

use super::Nerve;
use crate::engine::Rules as _;
use crate::space::{CellId, CellSet};
use crate::systems::jaws_of_victory::action::Action;
use crate::systems::jaws_of_victory::audit::most_hexes;
use crate::systems::jaws_of_victory::ground::connected;
use crate::systems::jaws_of_victory::ids::{UnitId, UnitSet};
use crate::systems::jaws_of_victory::losses::choosable;
use crate::systems::jaws_of_victory::numbers::{COLUMNS, MOST_HEXES, ROWS};
use crate::systems::jaws_of_victory::odds::{attackers, columns, defence, half};
use crate::systems::jaws_of_victory::setup::Setup;
use crate::systems::jaws_of_victory::stacking::crowdings;
use crate::systems::jaws_of_victory::state::{March, Stage, State};

/// What a Soviet step is worth at the most that is destroyed on the way: others come
/// after.
const ENEMY_STEP: f64 = 0.3;

/// The same for each step that is still to come.
const FOR_EACH: f64 = 0.012;

/// What a step counts that can stay where it is, beside one that is out.
const STAYS: f64 = 0.9;

/// How many ways out are told.
pub(super) const MOST_WAYS: usize = 6;

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
    surprise: u8,
    disorganised: bool,
}

/// What does not change while ways are looked for.
struct Front<'a> {
    nerve: &'a Nerve,
    state: &'a State,
    stack: UnitSet,
    /// Whether it needs bridges.
    heavy: bool,
    /// Whether anybody in it can attack.
    fights: bool,
    armour: u8,
    most: u8,
    safe: CellSet,
    /// What a Soviet step is worth.
    enemy: f64,
}

/// What an attack costs on average in each column: steps of either side, and the
/// chance that the attackers become Disorganised.
pub(super) fn costs(setup: &Setup) -> [[f64; 3]; COLUMNS] {
    let mut costs = [[0.0; 3]; COLUMNS];
    for (column, sum) in costs.iter_mut().enumerate() {
        for row in 0..ROWS {
            let total = u8::try_from(row + 2).unwrap_or(12);
            let ways = f64::from(6 - 7_u8.abs_diff(total)) / 36.0;
            let result = setup.result(column, total);
            sum[0] += ways * f64::from(result.losses[0]);
            sum[1] += ways * f64::from(result.losses[1]);
            sum[2] += ways * f64::from(u8::from(result.disorganises[0]));
        }
    }
    costs
}

impl Front<'_> {
    /// What a step counts that ends the night there.
    fn rest(&self, hex: CellId) -> f64 {
        let rests = self.safe.contains(hex) && !self.state.held().contains(hex);
        if rests { STAYS } else { 0.0 }
    }

    /// Whether the stack may go there, and whether it goes no further then.
    fn open(&self, now: &Marcher, hex: CellId) -> Option<bool> {
        let rules = &self.nerve.rules;
        let crosses = rules.unbridged_between(now.at, hex);
        if rules.lake_between(now.at, hex) || crosses && self.heavy {
            return None;
        }
        let southwest = || rules.leads_southwest(now.at, hex);
        if self.state.held().contains(hex) && !(self.fights && southwest()) {
            return None;
        }
        let last = crosses || now.entered + 1 >= self.most;
        if last && !rules.relief_hexes().contains(hex) {
            let units = self.state.pocket_in(rules, hex) | self.stack;
            if crowdings(rules, hex, units).next().is_some() {
                return None;
            }
        }
        Some(last)
    }

    /// The strength of the defenders of a hex, and their steps.
    fn defence(&self, hex: CellId) -> (u16, u16) {
        let (rules, state) = (&self.nerve.rules, self.state);
        let steps = state.steps_of(state.enemies_in(rules, hex));
        (defence(rules, state, hex), steps)
    }

    /// What the stack is after an attack, and what it destroyed.
    fn attacked(&self, now: &Marcher, next: &mut Marcher, hex: CellId) -> f64 {
        let (defence, all) = self.defence(hex);
        let known = self.state.attacked.contains(hex) && self.state.attackers > 0;
        let surprise = if known { 0 } else { now.surprise };
        let attack = now.strength.max(1.0).round() as u16;
        let column = columns(attack, defence, surprise + self.armour);
        let costs = self.nerve.costs.get(usize::from(column.shifted));
        let [ours, theirs, disorder] = costs.copied().unwrap_or_default();
        next.surprise = 0;
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
        theirs.min(f64::from(all))
    }

    fn explore(
        &self,
        now: Marcher,
        gained: f64,
        path: &mut Vec<CellId>,
        each: &mut dyn FnMut(&[CellId], f64),
    ) {
        let rules = &self.nerve.rules;
        if now.entered >= self.most || now.steps <= 0.0 {
            return;
        }
        for hex in rules.cells().around(now.at) {
            let far = rules.distance_to_relief(hex).unwrap_or(u32::MAX);
            // Only towards the relief force, or along the front for one hex.
            if path.contains(&hex) || far > u32::from(self.most - now.entered) {
                continue;
            }
            let Some(last) = self.open(&now, hex) else {
                continue;
            };
            let mut next = Marcher {
                at: hex,
                entered: if last { self.most } else { now.entered + 1 },
                ..now
            };
            let mut gain = gained;
            if self.state.held().contains(hex) {
                gain += self.enemy * self.attacked(&now, &mut next, hex);
            }
            path.push(hex);
            let out = rules.relief_hexes().contains(hex);
            let ends = match out {
                true => next.steps,
                false => next.steps * self.rest(hex),
            };
            each(path, ends + gain);
            if !out {
                self.explore(next, gain, path, each);
            }
            path.pop();
        }
    }
}

impl Nerve {
    fn front<'a>(&'a self, state: &'a State, march: &March) -> Front<'a> {
        let rules = &self.rules;
        let stack = state.stack(rules, march.stack);
        let any = |fits: &dyn Fn(UnitId) -> bool| stack.iter().any(fits);
        let armour = any(&|unit| rules.unit(unit).is_some_and(|u| u.trade.is_armour()));
        let coming = (rules.pocket() & state.on_map()).iter().filter(|&unit| {
            let from = state.origin_of(unit);
            from.is_some_and(|from| from != march.stack && !state.acted.contains(from))
        });
        let coming: u16 = coming.map(|unit| u16::from(state.steps(unit))).sum();
        Front {
            nerve: self,
            state,
            stack,
            heavy: any(&|unit| rules.unit(unit).is_some_and(|u| u.trade.needs_bridge())),
            fights: any(&|unit| rules.unit(unit).is_some_and(|u| u.attacks)),
            armour: u8::from(armour),
            most: match march.crossed {
                true => march.entered,
                false => most_hexes(rules, state, march),
            },
            safe: connected(rules, state),
            enemy: (f64::from(coming) * FOR_EACH).min(ENEMY_STEP),
        }
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
        Marcher {
            at: march.at,
            entered: march.entered,
            steps: f64::from(state.steps_of(stack)),
            strength: f64::from(strength.sum::<u16>()),
            surprise: match state.wave == 1 && !march.attacked && state.attackers < 2 {
                true => 2,
                false => 0,
            },
            disorganised: (stack & state.disorganised) == stack,
        }
    }

    /// The best way on of the stack under way.
    fn best_way(&self, state: &State, march: &March, blur: &mut dyn FnMut() -> f64) -> Way {
        let front = self.front(state, march);
        let marcher = self.marcher(state, march);
        let mut best = Way {
            worth: front.rest(march.at) * marcher.steps,
            hexes: Vec::new(),
        };
        front.explore(marcher, 0.0, &mut Vec::new(), &mut |path, worth| {
            let worth = worth + blur();
            if worth > best.worth {
                best = Way {
                    hexes: path.to_vec(),
                    worth,
                };
            }
        });
        best
    }

    /// The ways out of the stack under way, the best at sight first: of those that
    /// attack the same hexes, one.
    pub(super) fn ways_out(&self, state: &State, march: &March) -> Vec<Vec<CellId>> {
        let front = self.front(state, march);
        let marcher = self.marcher(state, march);
        let mut ways: Vec<(CellSet, Way)> = Vec::new();
        front.explore(marcher, 0.0, &mut Vec::new(), &mut |path, worth| {
            let out = path.last().copied();
            if !out.is_some_and(|hex| self.rules.relief_hexes().contains(hex)) {
                return;
            }
            let attacked: CellSet = path.iter().copied().collect();
            let attacked = attacked & state.held();
            let way = Way {
                hexes: path.to_vec(),
                worth,
            };
            match ways.iter_mut().find(|(known, _)| *known == attacked) {
                Some((_, known)) if known.hexes.len() > way.hexes.len() => *known = way,
                Some(_) => {}
                None => ways.push((attacked, way)),
            }
        });
        ways.sort_by(|a, b| b.1.worth.total_cmp(&a.1.worth));
        ways.truncate(MOST_WAYS);
        ways.into_iter().map(|(_, way)| way.hexes).collect()
    }

    /// The stack under way goes on, up to its next attack, or stops.
    pub(super) fn go_on(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
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
    pub(super) fn next_stack(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
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
    pub(super) fn lose(&self, state: &State, blur: &mut dyn FnMut() -> f64) -> Option<Action> {
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

    /// Everybody who can take the loss.
    pub(super) fn answers(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        for unit in choosable(&self.rules, state) {
            out.push(vec![match state.stage {
                Stage::Crowd => Action::Yield { unit },
                _ => Action::Lose { unit },
            }]);
        }
    }

    /// How far a stack that is under way can still come: whether out.
    pub(super) fn may_get_out(&self, march: &March, at: CellId) -> bool {
        let left = MOST_HEXES.saturating_sub(march.entered);
        let far = self.rules.distance_to_relief(at).unwrap_or(u32::MAX);
        far <= u32::from(left)
    }
}
