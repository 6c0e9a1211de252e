//! What a position means, worked out from the rules and from nothing else:
//! supply to come, pockets, threats, the balance along the front, reach, what a
//! move would do to supply. Pure, for the board's overlays, for reports and for
//! computer players.
//!
//! Everything here takes the units *as they stand*: nobody moves, fights or
//! arrives before the moment asked about. What is asked of the rules is asked
//! of the rules' own functions; nothing is judged a second time.

mod ahead;
mod change;
mod front;
mod outlook;
mod pocket;
mod reach;
mod threat;
mod trail;

pub use ahead::{combat_to_come, movement_to_come};
pub use change::{SupplyChange, supply_change};
pub use front::{FrontHex, FrontLine, front, front_line};
pub use outlook::{Outlook, Standing, outlook};
pub use pocket::{Pocket, pockets};
pub use reach::reach;
pub use threat::{Threat, threat, threats};
pub use trail::{Trail, last_player_turn, trails};
