//! A moment of a game as a whole picture, for files: the map, what lies on it,
//! and the legend of what is laid over it.

use super::board::BoardModel;
use super::display::{DisplayList, Point};
use super::draw::overlays::legend::{LEGEND_WIDTH, legend};
use super::draw::stack::Layout;
use super::draw::{Look, ground, marks, pieces, sheet};
use super::ink::Ink;

/// Screen points per board unit: large enough for every mark of a counter.
const DETAIL: f32 = 120.0;

/// A whole picture.
#[derive(Clone, Debug)]
pub struct Plate {
    /// What it is of, for those who do not see it.
    pub title: String,
    /// Its layers, the lowest first.
    pub layers: Vec<DisplayList>,
    /// Its corners.
    pub bounds: [Point; 2],
    /// What it lies on.
    pub paper: Ink,
}

/// The picture of a board; `explained`, with the legend of what is laid over it
/// beside the map, as in the window.
#[must_use]
pub fn plate(model: &BoardModel, title: String, explained: bool) -> Plate {
    let map = &model.map;
    let look = Look {
        scale: DETAIL,
        layout: Layout::of(model, None, None),
        ..Look::default()
    };
    let [mut low, high] = sheet(map);
    let mut legend_list = DisplayList::default();
    if explained {
        let at = [low[0] - LEGEND_WIDTH, low[1] + 0.1];
        let legend = legend(&model.overlays.legend, &map.sides, at);
        legend_list = legend.inked(|ink| map.ink(ink));
        low[0] -= LEGEND_WIDTH + 0.1;
    }
    // Tints lie below the names, so that these stay readable.
    let (names, land) = ground(map).split_lettering();
    Plate {
        title,
        layers: vec![land, marks(model), names, pieces(model, &look), legend_list],
        bounds: [low, high],
        paper: map.ink(Ink::Sheet),
    }
}
