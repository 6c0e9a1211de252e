//! What must stand where by the end of the next player turn.

use super::{Tactics, sign};
use crate::engine::{InARow, Progress, Rules as _, SideNo, Strategy as _, cores, in_order, mixed};
use crate::present::next_turn::{GAMES, NextTurn, PlayedOn};
use crate::systems::tabletop::action::Action;
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::state::{Stage, State};
use crate::systems::tabletop::supply;

impl Tabletop {
    /// What the best of many games, which are played on at sight from a plan that ends the
    /// player turn, have by the end of the next one and the others have not. `None` for other
    /// plans, in the last turn, and where nothing tells them apart.
    pub(in crate::systems::tabletop) fn next_turn_after(
        &self,
        state: &State,
        plan: &[Action],
        seed: u64,
        control: &Progress,
    ) -> Option<NextTurn> {
        let side = self.to_act(state)?;
        if state.stage != Stage::Movement || plan.last() != Some(&Action::EndPhase) {
            return None;
        }
        let mut from = *state;
        for &action in plan {
            if self.dice(&from, action) > 0 {
                return None;
            }
            self.step(&mut from, action, &[]);
        }
        let tactics = Tactics::new(self.clone());
        let game = |number| {
            let dice = mixed(seed, u64::from(number));
            let now = tactics.played_on(&from, (side, state.turn), dice, control)?;
            let places = now.occupied(side);
            Some(PlayedOn {
                worth: sign(side) * tactics.value(&now),
                places: places.iter().collect(),
                cut_off: [side.other(), side].map(|of| supply::isolated_next(self, &now, of).len()),
            })
        };
        NextTurn::of(in_order(GAMES, cores(), &Progress::default(), game))
    }
}

impl Tactics {
    /// One game to the end of the next player turn of a side, or to its own end in that; `None`
    /// if it ends before, or was stopped. Players' next turns are in the next game turn.
    fn played_on(
        &self,
        from: &State,
        (side, turn): (SideNo, u8),
        dice: u64,
        control: &Progress,
    ) -> Option<State> {
        let (mut dice, mut now) = (InARow::new(dice), *from);
        let (mut plan, mut faces) = (Vec::new(), Vec::new());
        let mut begun = false;
        while self.rules.to_act(&now).is_some() {
            begun |= now.active == side && now.turn > turn;
            if begun && now.active != side {
                break;
            }
            plan.clear();
            self.plan(&now, &mut || 0.0, &mut plan);
            if plan.is_empty() || control.stopped() {
                return None;
            }
            for &action in &plan {
                faces.clear();
                let first = self.rules.rolls(&now);
                let needs = u32::from(self.rules.dice(&now, action));
                faces.extend((first..first + needs).map(|number| dice.roll(number)));
                self.rules.step(&mut now, action, &faces);
            }
        }
        begun.then_some(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::tabletop::codec::{built_in, load};

    #[test]
    fn what_the_next_turn_takes_is_told_the_same_twice_and_never_in_the_last() {
        let (mut told, mut last) = (0, 0);
        for scenario in built_in() {
            let rules = Tabletop::new(load(scenario.text).unwrap().setup);
            let tactics = Tactics::new(rules.clone());
            let (mut now, mut dice) = (rules.initial(), InARow::new(3));
            while rules.to_act(&now).is_some() {
                let mut plan = Vec::new();
                tactics.plan(&now, &mut || 0.0, &mut plan);
                let find = || rules.next_turn_after(&now, &plan, 7, &Progress::default());
                match (now.stage, now.turn) {
                    (Stage::Movement, turn) if turn == rules.parts().turns => {
                        assert_eq!(find(), None, "{}", scenario.id);
                        last += 1;
                    }
                    (Stage::Movement, turn) if turn < 4 => {
                        let found = find();
                        assert_eq!(found, find());
                        told += u32::from(found.is_some());
                    }
                    (Stage::Movement, _) => {}
                    _ => assert_eq!(find(), None, "only plans that end a turn"),
                }
                for action in plan {
                    let first = rules.rolls(&now);
                    let needs = u32::from(rules.dice(&now, action));
                    let faces: Vec<_> = (first..first + needs).map(|n| dice.roll(n)).collect();
                    rules.step(&mut now, action, &faces);
                }
            }
        }
        assert!(told > 3 && last > 3, "{told}, {last}");
    }
}
