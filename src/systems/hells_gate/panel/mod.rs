//! What is to be decided, and how: clicks, plans of attacks, candidates, and the
//! panel as data.

mod candidates;
mod interaction;
mod planning;

pub use candidates::{
    able_units, change_of_columns, legal_routes, neighbours_of, open_hexes, why_not_there,
    why_stuck,
};
pub use interaction::{Answer, Interaction};
pub use planning::{Meant, Planning, attack_of, why_no_target};
