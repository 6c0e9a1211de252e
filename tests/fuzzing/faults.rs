//! What happens when things go wrong: the program killed at any moment, disks
//! that are full or gone, two programs at once, files mangled or made by an
//! enemy. Nothing is lost, nothing wrong is believed, and it is always said in
//! words.
//!
//! Each test does a few of its kind in every run and prints how many as a row of
//! a table; `.ci/faults` does many. `HELLS_GATE_FAULTS` multiplies them.

mod disks;
mod hostile;
mod kills;
mod mangled;
mod program;

/// How many times as much as usual is to be tried.
fn times() -> usize {
    let asked = std::env::var("HELLS_GATE_FAULTS").ok();
    asked.map_or(1, |n| n.parse().expect("HELLS_GATE_FAULTS is a number"))
}

/// A number asked for by name, or the usual one.
fn asked(variable: &str, usual: usize) -> usize {
    let asked = std::env::var(variable).ok();
    asked.map_or(usual * times(), |n| n.parse().expect("a number"))
}

/// A row of the table: what was tried, how often, and what came of it.
fn row(what: &str, count: usize, came: &str) {
    println!("\n| {what} | {count} | {came} |");
}
