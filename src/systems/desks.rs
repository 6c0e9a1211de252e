//! The desks that systems bring for command line and protocol: one line each, as in
//! the list of systems. Most have none, and need none.

use crate::cli::desk::Desk;

/// Every desk.
#[rustfmt::skip]
pub(crate) static DESKS: &[&dyn Desk] = &[
    &super::hells_gate::desk::HellsGateDesk,
];
