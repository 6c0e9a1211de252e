//! Many games of *Hell's Gate*: batches between computer players with what each says
//! of the battle, duels, practice, fitting the estimate, and what games and records promise.

mod batch;
mod duel;
mod fit;
pub mod fuzz;
mod practice;

pub use crate::engine::{cores, mixed};
pub use crate::players::DuelScore;
pub use crate::systems::hells_gate::players::{
    Forecast, Mistake, Report, Roll, Step, forecast, luck, play, report,
};
pub use crate::systems::hells_gate::say::{
    ahead, error_words, how, margin_words, result_words, trust,
};
pub use batch::{Batch, Finished, Moves};
pub use duel::{Contestant, Duel, Pair, score};
pub use fit::{Fit, Fitted, moments};
pub use practice::Practice;
