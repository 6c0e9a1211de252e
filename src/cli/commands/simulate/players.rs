//! Computer players that games can be simulated with.

use crate::engine::conformance::Chooser;
use crate::systems::hells_gate::{Action, HellsGate, State};

/// Somebody who chooses actions. One is shared by all threads: what it
/// remembers of a game is in the position, and its luck is given to it.
pub(super) trait Player: Sync {
    /// One of the legal actions, by its place in the list, which is not empty.
    fn choose(
        &self,
        rules: &HellsGate,
        state: &State,
        legal: &[Action],
        luck: &mut Chooser,
    ) -> usize;
}

/// Any action, each as likely as the others.
struct Random;

impl Player for Random {
    fn choose(&self, _: &HellsGate, _: &State, legal: &[Action], luck: &mut Chooser) -> usize {
        luck.below(legal.len())
    }
}

/// Every player, by the name that is typed.
const PLAYERS: [(&str, &dyn Player); 1] = [("random", &Random)];

/// The names that can be typed.
pub(in crate::cli) fn player_names() -> Vec<&'static str> {
    PLAYERS.iter().map(|(name, _)| *name).collect()
}

/// The player with this name.
pub(super) fn player(name: &str) -> Option<&'static dyn Player> {
    let found = PLAYERS.iter().find(|(n, _)| *n == name);
    found.map(|(_, player)| *player)
}
