//! One legal action at random, without listing them all: what simulation does
//! at every step.
//!
//! Numbers stand for actions, legal or not, one number for each. A number is
//! drawn and kept if the audit allows its action, else another is drawn. So
//! every legal action has the same chance, whatever the number of the others.

use super::action::Action;
use super::audit::Audit;
use super::ids::{UnitId, UnitMask, Weather};
use super::listing;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::hex::{Direction, Id};
use std::ops::ControlFlow;

/// After so many draws in vain the legal actions are listed after all. That
/// changes no chances: the draws are independent.
const DRAWS: usize = 64;
/// More routes lead out of no hex.
const ROUTES: usize = 42;
/// More routes of one hex lead out of no hex; they have the first numbers.
const ONE_HEX_ROUTES: usize = 6;

/// One of the legal actions that take nothing back, each with the same chance;
/// `None` when there is none.
pub(super) fn random_action(
    setup: &Setup,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<Action> {
    if let Some(numbers) = Numbers::new(setup, state) {
        let audit = Audit::new(setup, state);
        for _ in 0..DRAWS {
            let drawn = numbers.get(below(numbers.len()));
            let is_legal = |&action: &Action| audit.action(action, &mut |_| ControlFlow::Break(()));
            if let Some(action) = drawn.filter(|a| is_legal(a).is_continue()) {
                return Some(action);
            }
        }
    }
    let mut legal = Vec::new();
    listing::legal(setup, state, &mut legal);
    legal.retain(|action| !action.takes_back());
    legal.get(below(legal.len())).copied()
}

/// The numbered actions of a position in the two stages with many.
struct Numbers<'a> {
    setup: &'a Setup,
    state: &'a State,
    /// Units with one number for each route, or for each direction of attack,
    /// or just one if the target is named.
    many: UnitMask,
    /// Units with numbers for one-hex routes only.
    few: UnitMask,
    /// How many numbers each unit of `many` has.
    each: usize,
    /// The units in the attack being put together.
    attack: UnitMask,
}

impl<'a> Numbers<'a> {
    /// `None` in stages where listing is as quick.
    fn new(setup: &'a Setup, state: &'a State) -> Option<Self> {
        let fit = setup.units_of(state.player) - state.retreated;
        let occupied = state.occupied();
        let mut numbers = Self {
            setup,
            state,
            many: UnitMask::EMPTY,
            few: UnitMask::EMPTY,
            each: Direction::ALL.len(),
            attack: UnitMask::EMPTY,
        };
        // Units that are nowhere near what they could do get no numbers: the
        // fewer numbers in vain, the fewer draws.
        match (state.stage, state.attack) {
            (Stage::Combat, None) => {
                let targets = occupied[state.player.enemy()] - state.attacked_hexes;
                let near = setup.grid.around_all(targets);
                numbers.many = state.units_in(near, fit - state.attacked);
            }
            (Stage::Combat, Some(attack)) => {
                let near = setup.grid.around(attack.target);
                numbers.many = state.units_in(near, fit - state.attacked - attack.units);
                numbers.each = 1;
                numbers.attack = attack.units;
            }
            (Stage::Movement, _) => {
                let movers = state.units_in(occupied[state.player], fit - state.moved);
                let far = match state.weather {
                    Weather::Snow => (movers & setup.fast()) - state.unsupplied,
                    Weather::Mud => UnitMask::EMPTY,
                };
                (numbers.many, numbers.few) = (far, movers - far);
                numbers.each = ROUTES;
            }
            _ => return None,
        }
        Some(numbers)
    }

    /// How many numbers there are: 0, then those of units, then all-out attacks.
    fn len(&self) -> usize {
        1 + self.many.len() * self.each + self.few.len() * ONE_HEX_ROUTES + self.attack.len()
    }

    /// The action with a number below [`len`](Self::len), if there is one.
    fn get(&self, number: usize) -> Option<Action> {
        let Some(mut number) = number.checked_sub(1) else {
            return Some(match self.state.attack {
                Some(_) => Action::Resolve { flip: None },
                None => Action::EndPhase,
            });
        };
        let with_many = self.many.len() * self.each;
        if number < with_many {
            return self.of_unit(
                self.many.iter().nth(number / self.each)?,
                number % self.each,
            );
        }
        number -= with_many;
        let with_few = self.few.len() * ONE_HEX_ROUTES;
        if number < with_few {
            let unit = self.few.iter().nth(number / ONE_HEX_ROUTES)?;
            return self.of_unit(unit, number % ONE_HEX_ROUTES);
        }
        let flip = self.attack.iter().nth(number - with_few);
        flip.map(|unit| Action::Resolve { flip: Some(unit) })
    }

    fn of_unit(&self, unit: UnitId, number: usize) -> Option<Action> {
        let from = self.state.hex_of(unit)?;
        if self.state.stage == Stage::Movement {
            let routes = self.setup.routes(from)?;
            let route = routes.get(Id::from_index(number))?;
            return Some(Action::Move { unit, route });
        }
        let target = match self.state.attack {
            Some(attack) => attack.target,
            None => {
                let direction = *Direction::ALL.get(number)?;
                self.setup.grid.neighbour(from, direction)?
            }
        };
        Some(Action::JoinAttack { unit, target })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::conformance::Chooser;
    use crate::engine::{Die, Rules};
    use crate::scenario::korsun_1944;
    use crate::systems::hells_gate::HellsGate;

    /// The proof that drawing numbers is fair: among the numbered actions each
    /// legal one is there, once.
    #[test]
    fn every_legal_action_has_one_number() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let mut compared = 0;
        for seed in 0..12 {
            let mut chooser = Chooser::new(seed);
            let mut state = rules.initial();
            while let Some(action) = random_action(&rules, &state, &mut |n| chooser.below(n)) {
                if let Some(numbers) = Numbers::new(&rules, &state) {
                    let mut numbered: Vec<Action> = (0..numbers.len())
                        .filter_map(|n| numbers.get(n))
                        .filter(|&a| rules.check(&state, a).is_ok())
                        .collect();
                    let mut legal = Vec::new();
                    rules.legal(&state, &mut legal);
                    legal.retain(|&a| !rules.takes_back(a));
                    numbered.sort();
                    legal.sort();
                    assert_eq!(numbered, legal);
                    compared += 1;
                }
                let die = rules.needs_die(&state, action).then_some(Die::ALL[2]);
                rules.advance(&mut state, action, die);
            }
            assert_eq!(state.stage, Stage::Over);
        }
        assert!(compared > 3_000, "{compared}");
    }

    /// And the count agrees.
    #[test]
    fn every_legal_action_is_drawn_equally_often() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let mut chooser = Chooser::new(1);
        let mut state = rules.initial();
        for _ in 0..60 {
            let action = random_action(&rules, &state, &mut |n| chooser.below(n)).unwrap();
            let mut legal = Vec::new();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let mut drawn = vec![0_u32; legal.len()];
            let each = 100;
            for _ in 0..each * legal.len() {
                let one = random_action(&rules, &state, &mut |n| chooser.below(n)).unwrap();
                drawn[legal.iter().position(|&a| a == one).unwrap()] += 1;
            }
            // The sum of squares over the mean has mean and half its variance
            // about the number of actions; six standard deviations are rare.
            let square = |&n: &u32| (f64::from(n) - f64::from(each as u32)).powi(2);
            let sum = drawn.iter().map(square).sum::<f64>() / f64::from(each as u32);
            let k = legal.len() as f64;
            assert!(sum < k + 6.0 * (2.0 * k).sqrt(), "{sum} of {k}: {drawn:?}");
            let die = rules.needs_die(&state, action).then_some(Die::ALL[4]);
            rules.advance(&mut state, action, die);
        }
    }
}
