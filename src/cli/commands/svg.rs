//! stub
use crate::systems::hells_gate::{HellsGate, State};
pub(super) fn board(_: &HellsGate, _: &State) -> String {
    String::new()
}
