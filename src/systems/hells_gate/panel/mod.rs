//! What is to be decided, and how: clicks, plans of attacks, candidates, and the
//! panel as data.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Interaction`] | what is picked, and what a click on a hex or unit comes to |
//! | [`Planning`] | several attacks laid out before any die is rolled |
//! | [`Picks`] | both, out of the words of a selection and into them |
//! | `candidates` | what can be chosen from, and why something cannot |
//! | `pointing`, `keys`, `offers` | what pointing somewhere and the keys do, of all this, and what can be done about a hex |
//! | `desk`, `combat`, `plan`, `decisions` | the panel |

mod candidates;
mod combat;
mod decisions;
mod desk;
mod interaction;
mod keys;
mod offers;
mod picks;
mod plan;
mod planning;
mod pointing;
mod turns;

pub use candidates::{
    able_units, change_of_columns, legal_routes, neighbours_of, open_hexes, why_not_there,
    why_stuck,
};
pub(super) use desk::{Desk, cited};
pub use interaction::{Answer, Interaction};
pub use picks::Picks;
pub use planning::{Meant, Planning, attack_of, why_no_target};
