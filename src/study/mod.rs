//! Many games: batches between computer players, and what can be learned from
//! them.

mod batch;
mod duel;
mod fit;
mod forecast;
pub mod fuzz;
mod report;

pub use batch::{Batch, Finished, mixed, play};
pub use duel::{Contestant, Duel, Pair, Score};
pub use fit::{Fit, Fitted, moments};
pub use forecast::{Forecast, forecast};
pub use report::{Lapse, Report, Roll, Step, luck, report};
