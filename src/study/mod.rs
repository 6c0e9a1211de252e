//! Many games: batches between computer players, and what can be learned from
//! them.

mod batch;
mod crew;
mod duel;
mod fit;
mod forecast;
pub mod fuzz;
mod report;

pub use batch::{Batch, Finished, mixed, play};
pub use crew::cores;
pub use duel::{Contestant, Duel, Pair, Score};
pub use fit::{Fit, Fitted, moments};
pub use forecast::{Forecast, forecast};
pub use report::{Lapse, Report, Roll, Step, luck, report};

use crate::systems::hells_gate::Side;
use crate::words::tr;

/// The side that a margin of Soviet less German victory points is good for.
#[must_use]
pub const fn ahead(margin: f64) -> Side {
    if margin < 0.0 {
        Side::German
    } else {
        Side::Soviet
    }
}

/// A margin of Soviet less German victory points in words: "Soviets by 2.3".
#[must_use]
pub fn margin_words(margin: f64) -> String {
    let points = crate::words::decimal(margin.abs(), 1);
    tr!("margin", side = ahead(margin).key(), points = points)
}
