//! Many games: batches between computer players, and what can be learned from
//! them.

mod batch;
mod duel;
mod fit;

pub use batch::{Batch, Finished, mixed, play};
pub use duel::{Contestant, Duel, Pair, Score};
pub use fit::{Fit, Fitted, moments};
