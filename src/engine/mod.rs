//! What a rule system is, whatever the game: the [`Rules`] contract, dice, and
//! a game in progress with its cursor. Knows no particular game.

mod citation;
pub mod conformance;
mod dice;
mod digest;
pub mod fuzz;
mod game;
mod rules;

pub use citation::{Refusal, RuleRef};
pub use dice::{ByHand, Dice, Die, InARow, NoDie, Recorded, Scripted, Seeded};
pub use digest::digest;
pub use game::{Entry, Game, NoFace, PlayError, UndoPolicy, UndoRefused};
pub use rules::{NotationError, Rules, Seal};
