//! A small picture of a map, and of what stands on it: as the board paints it, without
//! lettering.

use super::mesh::Mesher;
use super::raster;
use crate::app::theme::Theme;
use crate::present::board::{BoardModel, MapView};
use crate::present::display::DisplayList;
use crate::present::draw::stack::Layout;
use crate::present::draw::{self, Look};
use crate::present::ink::Ink;
use egui::{ColorImage, Pos2, vec2};

/// How much room is left round the map, as a part of the picture.
const MARGIN: f32 = 0.05;

/// Paints the whole map into a picture of so many pixels.
#[must_use]
pub fn thumbnail(map: &MapView, theme: Theme, size: [usize; 2]) -> ColorImage {
    paint(map, theme, size, |_| Vec::new())
}

/// Paints the whole board with what stands on it.
#[must_use]
pub fn position_thumbnail(model: &BoardModel, theme: Theme, size: [usize; 2]) -> ColorImage {
    paint(&model.map, theme, size, |scale| {
        let look = Look {
            scale,
            layout: Layout::of(model, None, None),
            ..Look::default()
        };
        vec![draw::marks(model), draw::pieces(model, &look)]
    })
}

/// The land, and over it what `above` makes of the points that a board unit has.
fn paint(
    map: &MapView,
    theme: Theme,
    size: [usize; 2],
    above: impl FnOnce(f32) -> Vec<DisplayList>,
) -> ColorImage {
    let (_, land) = draw::ground(map).split_lettering();
    let [low, high] = draw::bounds(map);
    let [wide, tall] = size.map(|side| side as f32);
    let room = [wide, tall].map(|side| side * (1.0 - 2.0 * MARGIN));
    let scale = (room[0] / (high[0] - low[0])).min(room[1] / (high[1] - low[1]));
    let mut mesher = Mesher::new(&theme, Pos2::ZERO, scale, 1.0);
    let above = above(scale);
    for shape in land
        .shapes
        .iter()
        .chain(above.iter().flat_map(|list| &list.shapes))
    {
        mesher.add(shape);
    }
    let middle = vec2(low[0] + high[0], low[1] + high[1]) * (scale / 2.0);
    let origin = vec2(wide, tall) / 2.0 - middle;
    raster::paint(&mesher.mesh, size, origin, theme.color(map.ink(Ink::Table)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_map_is_seen_in_its_picture_in_every_theme() {
        let map = draw::sample::map();
        let mut pictures = HashSet::new();
        for theme in Theme::ALL {
            let picture = thumbnail(&map, theme, [120, 80]);
            assert_eq!(picture.size, [120, 80]);
            let colours: HashSet<_> = picture.pixels.iter().collect();
            assert!(colours.len() > 20, "{theme:?}: {}", colours.len());
            pictures.insert(picture.pixels);
        }
        assert_eq!(pictures.len(), Theme::ALL.len());
    }

    #[test]
    fn what_stands_on_a_map_is_seen_in_its_picture() {
        let model = draw::sample::model();
        let bare = BoardModel {
            counters: Vec::new(),
            ..model.clone()
        };
        let [full, bare] =
            [&model, &bare].map(|model| position_thumbnail(model, Theme::Printed, [120, 80]));
        let differ = full.pixels.iter().zip(&bare.pixels).filter(|(a, b)| a != b);
        assert!(differ.count() > 20, "{} counters", model.counters.len());
    }
}
