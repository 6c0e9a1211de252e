//! Computer players: they see the position and nothing else, choose among legal
//! actions, and can say why.
//!
//! [`Evaluator`] estimates how a position will end, in victory points. A
//! [`Player`] of some [`Level`](crate::engine::Level) looks for the plan of a player turn with the
//! best estimate. All chance in here comes from a seed of its own: no player
//! ever sees the dice of the game.

mod combat;
mod endgame;
mod evaluator;
mod evaluators;
mod features;
mod finish;
mod force;
mod forecast;
mod greedy;
mod level;
mod menace;
mod missed;
mod movement;
mod play;
mod player;
mod report;
mod search;
mod seated;
mod sketch;
mod weights;
mod why;

pub use combat::Assault;
pub use evaluator::{Evaluator, Juncture};
pub use evaluators::Evaluators;
pub use features::{FEATURES, Features, NAMES};
pub use forecast::{FITTED, Forecast, OFF, forecast};
pub use menace::{Menace, MenaceDeed};
pub use play::play;
pub use player::Player;
pub use report::{Mistake, Report, Roll, Step, luck, report};
pub use seated::Seated;
pub use weights::{Weights, WeightsError};
pub use why::{Advice, Basis, BestAnswer, Intent, Leg, forced};
