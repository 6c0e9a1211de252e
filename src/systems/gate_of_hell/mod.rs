//! *A Gate of Hell*: Paul Rohrbaugh's game of the campaign for Charleston, 1863, by
//! land and sea.
//!
//! Pure rules: an [`Action`] is judged by the audit, turned into [`Event`]s and
//! applied to a [`State`]; refusals are [`Illegal`] values with one case each. Cases
//! in brackets, `[8.2.4]`, are the published ones; `[G29]` are our rulings where the
//! text is silent or speaks twice. Map, counters and tables of the game are lost to
//! us: every number that is ours stands in the scenario and says so there.
//!
//! What lies in the water is seen by the Confederate alone until it is shown.

mod action;
mod apply;
mod arranging;
pub mod assault;
mod audit;
pub mod campaign;
mod card;
pub mod chances;
pub mod codec;
mod counted;
mod editor;
mod event;
mod explain;
pub mod ground;
pub mod guns;
pub mod ids;
mod illegal;
pub mod landing;
mod listing;
pub mod naval;
pub mod notation;
pub mod numbers;
mod overlays;
mod panel;
mod picture;
mod pointing;
mod position;
mod purpose;
mod resolve;
pub mod rethrow;
pub mod rulebook;
mod rules;
mod say;
mod secret;
pub mod setup;
mod sound;
pub mod state;
mod strategy;
mod system;
mod tour;
pub mod victory;

pub use action::Action;
pub use event::{Event, Gait};
pub use illegal::Illegal;
pub use rules::GateOfHell;
pub use setup::Setup;
pub use state::State;
pub use strategy::Seamanship;
