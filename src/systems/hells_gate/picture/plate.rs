//! A moment of a game as a whole picture, for files: the map, what lies on it,
//! and the legend of what is laid over it.

use super::super::insight::{last_player_turn, trails};
use super::super::rules::HellsGate;
use super::{OverlayKind, OverlaySet, Wanted, board, lay_over, map_view};
use crate::engine::Game;
use crate::hex::Orientation;
use crate::present::annotation::Annotation;
pub use crate::present::plate::Plate;
use crate::present::plate::plate as whole;
use crate::words::{self, tr};
use std::sync::Arc;

/// What a picture shows of a game.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The moment: after so many actions.
    pub ply: usize,
    /// The overlays; those that need somebody to pick units are left out.
    pub overlays: OverlaySet,
    /// What people drew on it.
    pub annotations: &'a [Annotation],
    /// How the map lies.
    pub orientation: Orientation,
}

/// The picture of a moment.
#[must_use]
pub fn plate(game: &Game<HellsGate>, shown: &Shown<'_>) -> Plate {
    let (rules, state) = (game.rules(), game.state_at(shown.ply));
    let map = Arc::new(map_view(rules).lying(shown.orientation));
    let mut model = board(rules, state, Arc::clone(&map));
    let range = last_player_turn(game, shown.ply);
    let trails = trails(rules, game.entries()[range].iter().flat_map(|e| &e.events));
    let kept = shown.overlays.iter();
    let wanted = Wanted {
        shown: kept
            .filter(|kind| OverlayKind::IN_PICTURES.contains(kind))
            .collect(),
        trails: &trails,
        ..Wanted::default()
    };
    lay_over(rules, state, &wanted, &mut model);
    model.annotations = shown.annotations.to_vec();
    let title = tr!(
        "page-moment-title",
        title = words::name(&rules.title),
        turn = state.turn
    );
    whole(&model, title, !wanted.shown.is_empty())
}
