//! *Hell's Gate: The Korsun Pocket, 1944*, by Philip Sabin.

mod ids;
pub mod rulebook;
pub mod setup;
mod state;

pub use ids::{BySide, Kind, Phase, Side, Size, Terrain, UnitId, UnitMask, Weather};
pub use setup::Setup;
pub use state::{Attack, Hits, Spot, Stage, State};
