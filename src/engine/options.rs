//! What is chosen when a game begins, whatever the game.

use super::UndoPolicy;
use serde::{Deserialize, Serialize};

/// Who rolls the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// The program, from the seed of the game.
    #[default]
    Seeded,
    /// The people at the table; the program asks for the face.
    ByHand,
}

/// What is chosen when a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The seed of the dice.
    pub seed: u64,
    /// Who rolls them.
    pub dice: DiceMode,
    /// How far undo goes.
    pub undo: UndoPolicy,
}

impl DiceMode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Seeded, Self::ByHand];

    /// What files call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Seeded => "seeded",
            Self::ByHand => "by-hand",
        }
    }
}

impl UndoPolicy {
    /// Both.
    pub const ALL: [Self; 2] = [Self::ToLastBarrier, Self::Free];

    /// What files call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ToLastBarrier => "to-last-die",
            Self::Free => "free",
        }
    }
}
