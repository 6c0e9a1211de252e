//! What must stand where by the end of the next player turn.

use super::Player;
use crate::engine::{Level, Progress, Rules as _, in_order, mixed};
use crate::present::next_turn::{GAMES, NextTurn, PlayedOn};
use crate::systems::hells_gate::players::evaluator::sign;
use crate::systems::hells_gate::players::play;
use crate::systems::hells_gate::supply::doomed;
use crate::systems::hells_gate::{Action, BySide, Side, Stage, State};
use std::sync::Arc;

impl Player {
    /// What the best of many games, which Colonels play on from a plan that ends the player
    /// turn, have by the end of the next one and the others have not. `None` for other plans,
    /// in the last turn, and where nothing tells them apart.
    pub(super) fn next_turn(
        &self,
        state: &State,
        plan: &[Action],
        control: &Progress,
    ) -> Option<NextTurn> {
        let side = state.to_act()?;
        let ends = state.stage == Stage::Movement && plan.last() == Some(&Action::EndPhase);
        if !ends || state.player != side {
            return None;
        }
        let mut from = *state;
        for &action in plan {
            self.staff.rules().step(&mut from, action, &[]);
        }
        let seed = self.luck(&from).bits();
        let game = |number| {
            self.played_on(
                &from,
                (side, state.turn),
                mixed(seed, u64::from(number)),
                control,
            )
        };
        // Its own progress: what is told of it is how many plans are done.
        let games = in_order(GAMES, self.threads, &Progress::default(), game);
        NextTurn::of(games)
    }

    /// One game to the end of the next player turn of a side, or to its own end in that; `None`
    /// if it ends before, or was stopped. That turn is in the next game turn: the throw for
    /// the thaw still belongs to the German one before.
    fn played_on(
        &self,
        from: &State,
        (side, turn): (Side, u8),
        dice: u64,
        control: &Progress,
    ) -> Option<PlayedOn> {
        let rules = self.staff.rules();
        let mut players = BySide::from_fn(|of| {
            let own = mixed(!dice, of as u64);
            Player::new(Arc::clone(&self.staff), Level::Colonel, own)
        });
        let (mut begun, mut reached) = (false, None);
        let end = play(rules, *from, &mut players, dice, &mut |now, _, _| {
            begun |= now.player == side && now.turn > turn;
            let over = begun && now.player != side;
            reached = over.then_some(*now);
            !over && !control.stopped()
        });
        let now = reached.or(end.filter(|_| begun))?;
        let judge = self.staff.judge();
        Some(PlayedOn {
            worth: sign(side) * self.staff.told(&judge.settle(now)),
            places: now.occupied()[side].iter().collect(),
            cut_off: [side.enemy(), side].map(|of| doomed(rules, &now, of).len()),
        })
    }
}
