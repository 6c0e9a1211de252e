//! Setting up any position: JSON as `state` writes it → a sound position, or
//! why not. Saved games read the same form.

use crate::cli::engine::request::Fault;
use crate::systems::hells_gate::codec::{PositionError, read_position};
use crate::systems::hells_gate::desk::view::refusal_json;
use crate::systems::hells_gate::{HellsGate, State};
use serde_json::value::RawValue;

/// The position, with what is left out taken from the current one.
pub(super) fn read(rules: &HellsGate, now: &State, raw: &RawValue) -> Result<State, Fault> {
    read_position(rules, now, raw).map_err(|why| fault(rules, why))
}

fn fault(rules: &HellsGate, why: PositionError) -> Fault {
    let refused = why.refusals.iter();
    Fault {
        kind: match why.malformed {
            true => "request",
            false => "position",
        },
        reason: why.reason,
        rule: why.rule,
        more: refused.map(|r| refusal_json(rules, r)).collect(),
    }
}
