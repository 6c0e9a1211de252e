//! One legal action at random, without listing them all: what simulation does
//! at every step.
//!
//! Numbers stand for actions, one number for each: every legal one has a number,
//! and so have some that are not. A number is drawn and kept if its action is
//! legal, else another is drawn. So every legal action has the same chance,
//! whatever the number of the others.

use super::action::Action;
use super::audit::Audit;
use super::ids::{UnitId, UnitMask};
use super::joining::JoinView;
use super::listing;
use super::movement::MoveView;
use super::routes::Reach;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::hex::Id;

/// After so many draws in vain the legal actions are listed after all. That
/// changes no chances: the draws are independent.
const DRAWS: usize = 64;

/// One of the legal actions that take nothing back, each with the same chance;
/// `None` when there is none.
pub(super) fn random_action(
    setup: &Setup,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<Action> {
    let audit = Audit::new(setup, state);
    let drawn = match state.stage {
        Stage::Combat => Numbers::of_joining(&audit).draw(below),
        Stage::Movement => Numbers::of_moving(&audit).draw(below),
        // In the others listing is as quick.
        _ => None,
    };
    drawn.or_else(|| {
        let mut legal = Vec::with_capacity(64);
        listing::legal(setup, state, &mut legal);
        legal.retain(|action| !action.takes_back());
        legal.get(below(legal.len())).copied()
    })
}

/// The numbered actions of a position. First comes the one that ends something,
/// if it is legal; then all-out attacks; then what single units do.
struct Numbers<V> {
    end: Option<Action>,
    flips: UnitMask,
    /// The units that do something.
    units: UnitMask,
    /// How many numbers each of them has.
    each: [u8; UnitMask::CAPACITY],
    /// What they do.
    view: V,
    /// How many numbers there are.
    len: usize,
}

/// What single units do.
trait Doing {
    /// What stands for a number of the unit, if it is legal.
    fn nth(&self, unit: UnitId, n: usize) -> Option<Action>;
}

impl Doing for JoinView<'_> {
    #[inline]
    fn nth(&self, unit: UnitId, n: usize) -> Option<Action> {
        let target = self.targets(unit).iter().nth(n)?;
        Some(Action::JoinAttack { unit, target })
    }
}

impl Doing for MoveView<'_> {
    #[inline]
    fn nth(&self, unit: UnitId, n: usize) -> Option<Action> {
        let route = self.nth_route(unit, n)?;
        Some(Action::Move { unit, route })
    }
}

impl<'a> Numbers<JoinView<'a>> {
    #[inline]
    fn of_joining(audit: &Audit<'a>) -> Self {
        let view = audit.joins();
        let end = match audit.state.attack {
            Some(_) => Action::Resolve { flip: None },
            None => Action::EndPhase,
        };
        let units = view.units;
        let mut numbers = Self::new(view, units, Some(end), audit.flips());
        for unit in units {
            // With an attack open there is one target; else up to six
            // neighbours of a hex.
            let targets = match audit.state.attack {
                Some(_) => 1,
                None => numbers.view.targets(unit).len() as u8,
            };
            numbers.add(unit, targets);
        }
        numbers
    }
}

impl<'a> Numbers<MoveView<'a>> {
    #[inline]
    fn of_moving(audit: &Audit<'a>) -> Self {
        let view = audit.moves();
        let movers = view.movers();
        let two = movers & view.far(Reach::Two);
        let anywhere = two & view.far(Reach::TwoAnywhere);
        let may_end = view.tanks_together().is_empty();
        let end = may_end.then_some(Action::EndPhase);
        let mut numbers = Self::new(view, movers, end, UnitMask::EMPTY);
        for (units, reach) in [
            (movers - two, Reach::One),
            (two - anywhere, Reach::Two),
            (anywhere, Reach::TwoAnywhere),
        ] {
            let counts = audit.setup.route_counts().of(reach);
            for unit in units {
                numbers.add(unit, counts[usize::from(audit.state.hex_number(unit))]);
            }
        }
        numbers
    }
}

impl<V: Doing> Numbers<V> {
    #[inline]
    fn new(view: V, units: UnitMask, end: Option<Action>, flips: UnitMask) -> Self {
        Self {
            end,
            flips,
            units,
            each: [0; UnitMask::CAPACITY],
            view,
            len: usize::from(end.is_some()) + flips.len(),
        }
    }

    /// Gives numbers to one of the units.
    #[inline]
    fn add(&mut self, unit: UnitId, count: u8) {
        self.each[unit.index() % UnitMask::CAPACITY] = count;
        self.len += usize::from(count);
    }

    /// A legal action by drawing; `None` if all draws were in vain.
    #[inline]
    fn draw(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Action> {
        (0..DRAWS).find_map(|_| self.get(below(self.len)))
    }

    /// The action with a number below `len`, if it is legal.
    #[inline]
    fn get(&self, mut number: usize) -> Option<Action> {
        if let Some(end) = self.end {
            match number.checked_sub(1) {
                None => return Some(end),
                Some(rest) => number = rest,
            }
        }
        let flips = self.flips.len();
        if number < flips {
            let flip = self.flips.iter().nth(number);
            return Some(Action::Resolve { flip });
        }
        number -= flips;
        for unit in self.units {
            let here = usize::from(self.each[unit.index() % UnitMask::CAPACITY]);
            if number < here {
                return self.view.nth(unit, number);
            }
            number -= here;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::conformance::Chooser;
    use crate::engine::{Die, Rules};
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    fn all<V: Doing>(numbers: &Numbers<V>) -> Vec<Action> {
        (0..numbers.len).filter_map(|n| numbers.get(n)).collect()
    }

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
                let audit = Audit::new(&rules, &state);
                let numbered = match state.stage {
                    Stage::Combat => Some(all(&Numbers::of_joining(&audit))),
                    Stage::Movement => Some(all(&Numbers::of_moving(&audit))),
                    _ => None,
                };
                if let Some(mut numbered) = numbered {
                    assert!(numbered.iter().all(|&a| rules.check(&state, a).is_ok()));
                    let mut legal = Vec::new();
                    rules.legal(&state, &mut legal);
                    legal.retain(|&a| !rules.takes_back(a));
                    numbered.sort();
                    legal.sort();
                    assert_eq!(numbered, legal);
                    compared += 1;
                }
                let die = rules.rolls_dice(&state, action).then_some(Die::ALL[2]);
                rules.step(&mut state, action, die.as_slice());
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
            let die = rules.rolls_dice(&state, action).then_some(Die::ALL[4]);
            rules.step(&mut state, action, die.as_slice());
        }
    }
}
