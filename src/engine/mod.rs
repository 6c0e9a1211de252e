//! What a rule system is, whatever the game: the [`Rules`] contract, dice, and
//! a game in progress with its cursor. Knows no particular game.

mod citation;
pub mod conformance;
mod crew;
mod dice;
mod digest;
pub mod fuzz;
mod game;
mod hidden;
mod level;
mod luck;
mod options;
mod progress;
mod rules;
mod strategy;
mod tree;

pub use citation::{Refusal, RuleRef};
pub use crew::{cores, handed_over, in_order};
pub use dice::{ByHand, Dice, Die, InARow, NoDie, Recorded, Scripted, Seeded};
pub use digest::digest;
pub use game::{Entry, Game, NoDice, PlayError, UndoPolicy, UndoRefused};
pub use hidden::{View, Viewer, view_for};
pub use level::Level;
pub use luck::{Luck, mean_and_error, mixed};
pub use options::{DiceMode, Options};
pub use progress::Progress;
pub use rules::{
    Barrier, Clock, Every, MOST_DICE, NotationError, Outcome, Rules, SideNo, every_throw,
};
pub use strategy::Strategy;
pub use tree::{Node, NodeId, Tree};
