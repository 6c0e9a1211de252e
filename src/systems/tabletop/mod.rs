//! *Tabletop battle*: operational warfare with miniatures on a grid, another
//! author's adaptation of Philip Sabin's *Hell's Gate*.
//!
//! Pure rules: an [`Action`] is judged by the audit, turned into [`Event`]s and
//! applied to a [`State`]; refusals are [`Illegal`] values with one case each.
//! The text has headings but no numbers: cases in brackets, `[T12.8]`, are
//! those of our restatement, `[ruling TR23]` are its rulings.

mod action;
mod ahead;
mod apply;
pub mod arrival;
mod audit;
mod brief;
pub mod calendar;
mod card;
mod chances;
pub mod codec;
mod counted;
mod dice;
mod editor;
mod event;
mod facts;
pub mod ground;
mod history;
mod ids;
mod illegal;
mod joining;
mod listing;
pub mod loss;
pub mod movement;
mod muster;
pub mod numbers;
pub mod odds;
mod order;
mod overlays;
mod panel;
mod picture;
mod pointing;
mod points;
pub mod pool;
mod questions;
mod refusing;
mod resolve;
pub mod retreat;
pub mod rulebook;
mod rules;
mod say;
pub mod setup;
mod sheet;
mod sound;
mod state;
mod strategy;
pub mod supply;
mod supposing;
mod system;
mod telling;
mod tour;
pub mod victory;

pub use action::{Action, Route};
pub use event::{Cause, Event};
pub use ids::{
    Branch, Formation, Ground, MAX_UNITS, PerSide, Phase, Provenance, Terrain, UnitId, UnitSet,
};
pub use illegal::Illegal;
pub use rules::Tabletop;
pub use setup::{Setup, SetupParts};
pub use state::{Attack, MAX_ATTACKERS, Stage, State};
pub use strategy::{Habits, Judge, Practised, Tactics, fitted, practise};
