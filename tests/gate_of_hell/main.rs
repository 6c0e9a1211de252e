//! *A Gate of Hell*: every row of the examples, sequences, refusals, and the
//! promises that every rule system keeps.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod asked;
mod chart;
mod conformance;
mod edges;
mod explained;
#[path = "../common/golden.rs"]
mod folder;
mod golden;
mod in_hand;
mod land;
mod leaks;
mod leaks_at_the_table;
mod mangled;
#[path = "../common/mangling.rs"]
mod mangling;
#[path = "../common/mutate.rs"]
mod mutate;
mod naive;
mod numbers;
mod play;
mod players;
mod positions;
mod refusals;
mod seated;
mod second_opinion;
mod sentences;
mod sequences;
mod several;
mod weeks;

/// Charleston as it sits at the table. What its façade is made of for it is in the
/// library: a line of its own would be compiled here once more.
fn entry() -> &'static hells_gate::table::Entry {
    hells_gate::table::find(hells_gate::systems::SYSTEMS, "gate_of_hell").unwrap()
}
