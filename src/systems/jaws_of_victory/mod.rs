//! *from the Jaws of Victory*, scenario 23.7: the night of 16 February 1944, in which
//! the trapped Gruppe Stemmermann runs for the lines of the relief force.
//!
//! Pure rules: an [`Action`] is judged by the audit, turned into [`Event`]s and
//! applied to a [`State`]; refusals are [`Illegal`] values with one case each. Cases
//! are those of the published game: below 22 of its rules, from 22 on of its
//! playbook. Rulings of ours, where it is silent, are written `[J10]`.

mod action;
mod apply;
mod audit;
mod card;
pub mod codec;
mod counted;
mod dice;
mod editor;
mod event;
pub mod ground;
mod ids;
mod illegal;
mod listing;
pub mod losses;
pub mod nights;
mod numbers;
pub mod odds;
mod order;
mod overlays;
mod panel;
mod picture;
mod pointing;
mod questions;
mod refusing;
mod resolve;
pub mod rulebook;
mod rules;
mod say;
mod secret;
pub mod setup;
mod sheet;
mod sound;
pub mod stacking;
mod state;
mod strategy;
mod system;
mod telling;
mod tour;
pub mod victory;

pub use action::Action;
pub use event::{Cause, Event};
pub use ids::{
    MAX_UNITS, Mobility, Parenthood, Provenance, Role, Scale, Trade, UnitId, UnitSet, Wave,
};
pub use illegal::{Crowding, Illegal};
pub use rules::Breakout;
pub use setup::{Setup, SetupParts};
pub use state::{Fight, March, Stage, State};
pub use strategy::{Nerve, Outlook};
