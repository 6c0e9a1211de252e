//! *Hell's Gate: The Korsun Pocket, 1944*, by Philip Sabin.
//!
//! Pure rules: an [`Action`] is judged by the audit, turned into [`Event`]s and
//! applied to a [`State`]; refusals are [`Illegal`] values with one rule each.
//! Case numbers in brackets, `[7.6]`, are the published ones; `[R8]` are the
//! rulings of the rule book in [`rulebook`].

mod action;
mod apply;
mod audit;
mod brief;
pub mod codec;
mod counted;
pub mod crt;
pub(crate) mod desk;
mod editor;
mod event;
mod history;
mod ids;
mod illegal;
pub mod insight;
mod joining;
mod listing;
mod movement;
pub mod notation;
pub mod numbers;
pub mod odds;
mod order;
pub mod panel;
pub mod picture;
pub mod players;
pub mod record;
mod resolve;
mod retreat;
mod routes;
pub mod rulebook;
mod rules;
mod sampling;
pub mod say;
pub mod setup;
mod sound;
mod state;
pub mod study;
pub mod supply;
mod system;
mod tour;
mod unsound;
pub mod victory;
mod what_if;

pub use action::{Action, Route};
pub use audit::retreat_is_mandatory;
pub use brief::{brief, favour, side_name};
pub use event::{Cause, Event};
pub use ids::{BySide, Kind, Phase, Side, Size, Terrain, UnitId, UnitMask, Weather};
pub use illegal::Illegal;
pub use retreat::retreat_options;
pub use rules::HellsGate;
pub use setup::Setup;
pub use sound::{attack_problems, set_off, sound};
pub use state::{Attack, Hits, Spot, Stage, State};
pub use system::ENTRY;
pub use unsound::Unsound;
