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
use super::setup::Setup;
use super::state::{Stage, State};
use crate::hex::{HexId, HexMask, Id};

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

/// What a unit does.
enum Doing<'a> {
    Joining(JoinView<'a>),
    Moving(MoveView<'a>, HexMask),
}

impl<'a> Numbers<'a> {
    /// `None` in stages where listing is as quick.
    fn new(audit: &Audit<'a>) -> Option<Self> {
        let attack = audit.state.attack.is_some();
        let mut end = attack
            .then_some(Action::Resolve { flip: None })
            .or(Some(Action::EndPhase));
        let (doing, units) = match audit.state.stage {
            Stage::Combat => {
                let view = audit.joins();
                let units = view.units();
                (Doing::Joining(view), units)
            }
            Stage::Movement => {
                let view = audit.moves();
                end = end.filter(|_| view.tanks_together().is_empty());
                let (units, barred) = (view.movers(), view.barred());
                (Doing::Moving(view, barred), units)
            }
            _ => return None,
        };
        let flips = audit.flips();
        let mut numbers = Self {
            end,
            flips,
            units,
            each: [0; UnitMask::CAPACITY],
            len: usize::from(end.is_some()) + flips.len(),
            doing,
        };
        for unit in units {
            let count = numbers.doing.count(unit);
            numbers.len += count;
            numbers.each[unit.index()] = u8::try_from(count).unwrap_or(u8::MAX);
        }
        Some(numbers)
    }

    /// The action with a number below `len`, if it is legal.
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
            let here = usize::from(self.each[unit.index()]);
            if number < here {
                return self.doing.get(unit, number);
            }
            number -= here;
        }
        None
    }
}

impl Doing<'_> {
    /// How many numbers a unit has.
    fn count(&self, unit: UnitId) -> usize {
        match self {
            Self::Joining(joins) => joins.targets(unit).len(),
            Self::Moving(moves, _) => {
                let routes = moves.routes_of(unit);
                routes.map_or(0, |routes| routes.count(moves.reach(unit)))
            }
        }
    }

    fn get(&self, unit: UnitId, number: usize) -> Option<Action> {
        match self {
            Self::Joining(joins) => {
                let target = joins.targets(unit).iter().nth(number)?;
                Some(Action::JoinAttack { unit, target })
            }
            Self::Moving(moves, barred) => {
                let reach = moves.reach(unit);
                let route = moves.routes_of(unit)?.nth_if_open(reach, number, *barred)?;
                let end: HexId = route.end();
                let crowded = moves.crowded(unit, HexMask::of(end));
                crowded.is_empty().then_some(Action::Move { unit, route })
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
