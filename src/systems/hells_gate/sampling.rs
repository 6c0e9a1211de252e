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
    if let Some(numbers) = Numbers::new(&Audit::new(setup, state)) {
        for _ in 0..DRAWS {
            if let Some(action) = numbers.get(below(numbers.len)) {
                return Some(action);
            }
        }
    }
    let mut legal = Vec::new();
    listing::legal(setup, state, &mut legal);
    legal.retain(|action| !action.takes_back());
    legal.get(below(legal.len())).copied()
}

/// The numbered actions of a position in the two stages with many. First comes
/// the one that ends something, if it is legal; then all-out attacks; then what
/// single units do.
struct Numbers<'a> {
    end: Option<Action>,
    flips: UnitMask,
    /// The units that do something.
    units: UnitMask,
    /// How many numbers each of them has.
    each: [u8; UnitMask::CAPACITY],
    doing: Doing<'a>,
    /// How many numbers there are.
    len: usize,
}

/// What units do.
enum Doing<'a> {
    Joining(JoinView<'a>),
    Moving(MoveView<'a>),
}

impl<'a> Numbers<'a> {
    /// `None` in stages where listing is as quick.
    #[inline]
    fn new(audit: &Audit<'a>) -> Option<Self> {
        match audit.state.stage {
            Stage::Combat => Some(Self::joining(audit)),
            Stage::Movement => Some(Self::moving(audit)),
            _ => None,
        }
    }

    #[inline]
    fn joining(audit: &Audit<'a>) -> Self {
        let view = audit.joins();
        let flips = audit.flips();
        let mut each = [0; UnitMask::CAPACITY];
        let mut len = 1 + flips.len();
        for unit in view.units {
            let count = view.targets(unit).len();
            // A hex has six neighbours.
            each[unit.index() % UnitMask::CAPACITY] = count as u8;
            len += count;
        }
        let end = match audit.state.attack {
            Some(_) => Action::Resolve { flip: None },
            None => Action::EndPhase,
        };
        Self {
            end: Some(end),
            flips,
            units: view.units,
            each,
            doing: Doing::Joining(view),
            len,
        }
    }

    #[inline]
    fn moving(audit: &Audit<'a>) -> Self {
        let view = audit.moves();
        let movers = view.movers();
        let mut each = [0; UnitMask::CAPACITY];
        let mut len = 0;
        let mut of = |units: UnitMask, reach: Reach| {
            let counts = audit.setup.route_counts().of(reach);
            for unit in units {
                let count = counts[usize::from(audit.state.hex_number(unit))];
                each[unit.index() % UnitMask::CAPACITY] = count;
                len += usize::from(count);
            }
        };
        let two = movers & view.far(Reach::Two);
        let anywhere = two & view.far(Reach::TwoAnywhere);
        of(movers - two, Reach::One);
        of(two - anywhere, Reach::Two);
        of(anywhere, Reach::TwoAnywhere);
        let end = view.tanks_together().is_empty().then_some(Action::EndPhase);
        Self {
            end,
            flips: UnitMask::EMPTY,
            units: movers,
            each,
            doing: Doing::Moving(view),
            len: len + usize::from(end.is_some()),
        }
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
                return self.of_unit(unit, number);
            }
            number -= here;
        }
        None
    }

    #[inline]
    fn of_unit(&self, unit: UnitId, number: usize) -> Option<Action> {
        match &self.doing {
            Doing::Joining(view) => {
                let target = view.targets(unit).iter().nth(number)?;
                Some(Action::JoinAttack { unit, target })
            }
            Doing::Moving(view) => {
                let route = view.nth_route(unit, number)?;
                Some(Action::Move { unit, route })
            }
        }
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
                if let Some(numbers) = Numbers::new(&Audit::new(&rules, &state)) {
                    let mut numbered: Vec<Action> =
                        (0..numbers.len).filter_map(|n| numbers.get(n)).collect();
                    assert!(numbered.iter().all(|&a| rules.check(&state, a).is_ok()));
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
