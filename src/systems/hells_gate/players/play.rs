//! A game between two players, from a position to its end.

use super::Player;
use crate::engine::{Die, InARow, Rules as _};
use crate::systems::hells_gate::{Action, BySide, HellsGate, State};

/// Plays from a position to the end with dice of this seed, and calls `watch`
/// before every action with the position, the action and its die; when it says
/// `false`, play stops and there is no end.
pub fn play(
    rules: &HellsGate,
    start: State,
    players: &mut BySide<Player>,
    seed: u64,
    watch: &mut dyn FnMut(&State, Action, Option<Die>) -> bool,
) -> Option<State> {
    let mut dice = InARow::new(seed);
    let mut state = start;
    while let Some(side) = state.to_act() {
        let action = players[side].choose(&state)?;
        let die = rules
            .rolls_dice(&state, action)
            .then(|| dice.roll(rules.rolls(&state)));
        if !watch(&state, action, die) {
            return None;
        }
        rules.step(&mut state, action, die.as_slice());
    }
    Some(state)
}
