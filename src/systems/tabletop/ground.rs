//! Changes of the ground [T9, TR1, TR2].

use super::ids::Ground;
use super::setup::{GroundChange, GroundRolls, Setup};
use super::state::State;
use crate::engine::{Die, SideNo};

/// The entry that is rolled for now, of those from number `from` on, with its
/// number: the first whose turns include this one and that changes the present
/// ground [ruling TR1]. Once a game turn means in the player turn of the side with the
/// initiative [ruling TR2].
#[must_use]
pub fn change_due(
    setup: &Setup,
    turn: u8,
    active: SideNo,
    ground: Ground,
    from: u8,
) -> Option<(u8, GroundChange)> {
    let parts = setup.parts();
    let numbered = (0..=u8::MAX).zip(parts.ground_changes.iter().copied());
    let mut waiting = numbered.skip(usize::from(from));
    waiting.find(|(_, change)| {
        change.from == ground
            && (change.first_turn..=change.last_turn).contains(&turn)
            && (change.rolled == GroundRolls::PlayerTurn || active == parts.initiative)
    })
}

/// The entry that is rolled for in this position.
pub(super) fn due_in(setup: &Setup, state: &State) -> Option<(u8, GroundChange)> {
    change_due(
        setup,
        state.turn,
        state.active,
        state.ground,
        state.next_change,
    )
}

/// What the face makes of the ground; `None` if it stays.
#[must_use]
pub fn changed_by(change: &GroundChange, die: Die) -> Option<Ground> {
    (die.pips() <= change.die_at_most).then_some(change.to)
}
