//! What a position means, worked out from the rules and from nothing else:
//! supply to come, pockets, threats, the balance along the front, reach, what a
//! move would do to supply, how a plan of attacks stands, how the dice have
//! fallen. Pure, for the board's overlays, for reports and for
//! computer players.
//!
//! Everything here takes the units *as they stand*: nobody moves, fights or
//! arrives before the moment asked about. What is asked of the rules is asked
//! of the rules' own functions; nothing is judged a second time.

mod absorbing;
mod ahead;
mod appraisal;
mod change;
mod dice;
mod expected;
mod front;
mod outlook;
mod plan;
mod pocket;
mod reach;
mod threat;
mod trail;
mod undertaking;

pub use absorbing::{Absorbed, StepPaid, WhyThere, absorbed, step_paid};
pub use ahead::{combat_to_come, movement_to_come};
pub use appraisal::{Appraisal, AttackFigures, Share, Trouble, Way, appraise};
pub use change::{SupplyChange, supply_change};
pub use dice::{DiceCount, DiceTale, Purpose, RolledDie, dice_of, dice_so_far};
pub use expected::{Cost, Expectation, Garrison};
pub use front::{FrontHex, FrontLine, front, front_line};
pub use outlook::{Outlook, SupplyOutlook, outlook};
pub use plan::{Plan, Planned};
pub use pocket::{Pocket, pockets};
pub use reach::reach;
pub use threat::{Threat, threat, threats};
pub use trail::{Trail, last_player_turn, trails};
pub use undertaking::{Aim, MoveGroup, Undertaking, undertakings};
