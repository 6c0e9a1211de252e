//! Saved games: what is written comes back, and nothing that is read does harm.

mod damaged;
mod drawn;
mod examined;
mod foreign;
mod round_trip;
mod set_up;

use super::sample::{finished, is_prefix, new_game, other_face, played, step, without_stamp};
use super::*;
use crate::engine::conformance::Chooser;
use crate::engine::{Dice, DiceMode, Die, Options, Rules, Seeded, UndoPolicy};
use crate::systems::hells_gate::Action;
