//! What a rule system is, whatever the game: the [`Rules`] contract, dice, and
//! a game in progress with its cursor. Knows no particular game.

mod citation;
mod commander;
pub mod conformance;
mod decision;
mod dice;
mod digest;
pub mod fuzz;
mod game;
mod hidden;
mod hinges;
mod level;
mod options;
mod parallel;
mod pending;
mod practice;
mod progress;
mod rng;
mod rules;
mod squares;
mod strategy;
mod tree;

pub use citation::{Refusal, RuleRef};
pub use commander::{Commander, Temper};
pub use decision::{after, decides};
pub use dice::{ByHand, Dice, Die, InARow, NoDie, Recorded, Scripted, Seeded};
pub use digest::{digest, digest_of};
pub use game::{Game, NoDice, PlayError, PlayedAction, UndoPolicy, UndoRefused};
pub use hidden::{View, Viewer, view_for};
pub use hinges::hinges;
pub use level::Level;
pub use options::{DiceMode, Options};
pub use parallel::{cores, handed_over, has_cores, in_order};
pub use pending::leads_to;
pub use practice::Drill;
pub use progress::Progress;
pub use rng::{Rng, mean_and_error, mixed};
pub use rules::{
    Barrier, Clock, Every, MOST_DICE, NotationError, Outcome, Rules, SideNo, every_throw,
    share_of_margin,
};
pub use squares::LeastSquares;
pub use strategy::{Pains, Strategy};
pub use tree::{NodeId, Tree, TreeNode};
