//! Words on the command line that stand for something of the game.

use crate::systems::hells_gate::Side;
use crate::systems::hells_gate::picture::{OverlayKind, OverlaySet};

/// An overlay, or all.
pub(super) fn overlay(word: &str) -> Result<OverlaySet, String> {
    let word = word.trim().to_ascii_lowercase();
    if word == "all" {
        return Ok(OverlayKind::IN_PICTURES.into_iter().collect());
    }
    let found = OverlayKind::IN_PICTURES
        .into_iter()
        .find(|k| k.word() == word);
    found.map(|k| std::iter::once(k).collect()).ok_or_else(|| {
        let known = OverlayKind::IN_PICTURES.map(OverlayKind::word).join(", ");
        format!("there is no overlay of that name; known are {known}, all")
    })
}

/// A side by its name.
pub(super) fn side(word: &str) -> Result<Side, String> {
    let found = Side::ALL
        .into_iter()
        .find(|side| side.key().eq_ignore_ascii_case(word));
    found.ok_or_else(|| "write soviet or german".to_owned())
}
