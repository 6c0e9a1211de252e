//! An action as it is written down, with the face that was rolled for it.

use crate::engine::{Die, Entry, Rules as _};
use crate::systems::hells_gate::HellsGate;
use std::fmt::Write as _;

/// "resolve =4".
pub(super) fn entry(rules: &HellsGate, entry: &Entry<HellsGate>) -> String {
    let mut text = rules.notation(entry.action);
    if let Some(die) = entry.die() {
        // Writing to a String cannot fail.
        let _ = write!(text, " ={die}");
    }
    text
}

/// A face that no die has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadFace;

/// The words of the action, and the face after them.
pub(crate) fn read_entry(text: &str) -> Result<(&str, Option<Die>), BadFace> {
    match text.split_once('=') {
        None => Ok((text, None)),
        Some((words, face)) => match face.parse().ok().and_then(Die::new) {
            Some(die) => Ok((words, Some(die))),
            None => Err(BadFace),
        },
    }
}
