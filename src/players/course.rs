//! A game from a position to its end.

use super::{ComputerPlayer, Playable};
use crate::engine::{Die, InARow, MOST_DICE, Outcome, Progress, SideNo, Viewer, view_for};

/// No game has as many actions.
const MAX_ACTIONS: u32 = 100_000;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The end.
    pub outcome: Outcome,
    /// How many actions were done.
    pub actions: u32,
    /// How many dice were rolled.
    pub rolls: u32,
    /// The game turn in which it ended.
    pub turn: u8,
}

/// Plays from a position to the end with dice of this seed; each player sees
/// what its side may know. `watch` is told each action with its dice. `None` if
/// `control` stops it, or a player knows nothing to do.
pub fn play<R: Playable>(
    players: [&mut ComputerPlayer<R>; 2],
    start: &R::State,
    seed: u64,
    control: &Progress,
    watch: &mut dyn FnMut(R::Action, &[Die]),
) -> Option<Ended> {
    let [a, b] = players;
    let rules = a.rules().clone();
    let mut dice = InARow::new(seed);
    let mut state = *start;
    let mut faces = [Die::ALL[0]; MOST_DICE];
    let mut actions = 0;
    while let Some(side) = rules.to_act(&state) {
        let seen = view_for(&rules, &state, Viewer::Side(side));
        let who = match side {
            SideNo::A => &mut *a,
            SideNo::B => &mut *b,
        };
        for action in who.gesture(&seen, control)? {
            let needs = usize::from(rules.dice(&state, action)).min(MOST_DICE);
            for (number, face) in (rules.rolls(&state)..).zip(&mut faces[..needs]) {
                *face = dice.roll(number);
            }
            watch(action, &faces[..needs]);
            rules.step(&mut state, action, &faces[..needs]);
            actions += 1;
        }
        if control.stopped() || actions > MAX_ACTIONS {
            return None;
        }
    }
    Some(Ended {
        outcome: rules.outcome(&state)?,
        actions,
        rolls: rules.rolls(&state) - rules.rolls(start),
        turn: rules.clock(&state).0[0],
    })
}
