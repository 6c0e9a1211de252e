//! Many games: batches between computer players, and what can be learned from
//! them.

mod batch;
mod duel;
mod fit;
pub mod fuzz;

pub use crate::engine::{cores, mixed};
pub use crate::systems::hells_gate::players::{
    Forecast, Lapse, Report, Roll, Step, forecast, luck, play, report,
};
pub use crate::systems::hells_gate::say::{
    ahead, error_words, how, margin_words, result_words, trust,
};
pub use batch::{Batch, Finished, Moves};
pub use duel::{Contestant, Duel, DuelScore, Pair};
pub use fit::{Fit, Fitted, moments};
