//! A position to be looked at: as the board paints it on the printed map, lettering and
//! all, but nothing on it answers the pointer.

use super::camera::Camera;
use super::drawings::Trial;
use super::ground::PaintedGround;
use super::paint::{LastPainted, Placement};
use crate::app::theme::Theme;
use crate::present::board::BoardModel;
use crate::present::draw::stack::Layout;
use crate::present::draw::{self, Look};
use egui::{Rect, Ui};

/// How much room is left round the sheet, in points.
const MARGIN: f32 = 8.0;

/// In a room that is not so high, in points, the hexes need what the sheet's margin takes.
const LOW: f32 = 320.0;

/// A position, ready to be painted.
pub struct StillBoard {
    model: BoardModel,
    ground: Option<PaintedGround>,
    marks: LastPainted,
    pieces: LastPainted,
    /// The points of a board unit that the pieces were drawn for.
    scale: Option<f32>,
    drawings: Trial,
}

impl StillBoard {
    /// A position.
    #[must_use]
    pub fn new(model: BoardModel) -> Self {
        let mut drawings = Trial::default();
        let model = drawings.shown(&model).into_owned();
        Self {
            ground: None,
            marks: LastPainted::new(draw::marks(&model)),
            pieces: LastPainted::default(),
            scale: None,
            drawings,
            model,
        }
    }

    /// The same with its map drawn for these colours, which takes a while.
    #[must_use]
    pub fn with_map(mut self, theme: Theme) -> Self {
        self.ground = Some(PaintedGround::new(self.model.map.clone(), theme));
        self
    }

    /// Another position; what is painted of the map stays if that is the same.
    #[must_use]
    pub fn then(self, model: BoardModel) -> Self {
        Self {
            ground: self.ground,
            ..Self::new(model)
        }
    }

    /// Paints all of it, as large as fits.
    pub fn paint(&mut self, ui: &Ui, room: Rect, theme: &Theme) {
        let map = &self.model.map;
        let camera = match room.height() < LOW {
            true => Camera::fitting(room, draw::bounds(map), 0.0),
            false => Camera::fitting(room, draw::sheet(map), MARGIN),
        };
        let place = Placement {
            origin: camera.origin(room),
            scale: camera.scale,
        };
        let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
        let ground = self.ground.take().filter(|it| it.shows(map, *theme));
        let ground = ground.unwrap_or_else(|| PaintedGround::new(map.clone(), *theme));
        let ground = self.ground.insert(ground);
        ground.paint(&painter, place);
        self.marks.paint(&painter, theme, place);
        ground.write(&painter, place);
        // Huge text around the map takes nothing off the counters.
        let scale = camera.scale * ui.ctx().zoom_factor();
        let anew = self.scale.replace(scale) != Some(scale);
        let pieces = &mut self.pieces;
        self.drawings.paint(&self.model, |model| {
            if anew {
                let look = Look {
                    scale,
                    layout: Layout::of(model, None, None),
                    ..Look::default()
                };
                pieces.renew(draw::pieces(model, &look));
            }
            pieces.paint(&painter, theme, place);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme;
    use crate::present::annotation::{Annotation, Meaning};
    use crate::present::draw::sample;
    use crate::space::shape::PlaceId;
    use egui::epaint::ClippedShape;
    use egui::{Context, RawInput, Shape, pos2, vec2};

    /// Its pictures and the texts that stand on it, in a room of this size.
    fn painted(model: BoardModel, room: Rect) -> (usize, Vec<String>) {
        let ctx = Context::default();
        let mut still = StillBoard::new(model);
        let mut shapes = Vec::new();
        // The letters are there from the second frame on.
        for _ in 0..3 {
            let input = RawInput {
                screen_rect: Some(room),
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                theme::install_fonts(ui.ctx());
                still.paint(ui, room, &Theme::Printed);
            });
            output.textures_delta.clear();
            shapes = output.shapes;
        }
        let mut pictures = 0;
        let mut texts = Vec::new();
        for ClippedShape { shape, .. } in shapes {
            match shape {
                Shape::Mesh(mesh) if mesh.texture_id != egui::TextureId::default() => pictures += 1,
                Shape::Text(text) => {
                    let rect = text.visual_bounding_rect();
                    assert!(room.contains_rect(rect), "{} {rect}", text.galley.text());
                    texts.push(text.galley.text().to_owned());
                }
                _ => {}
            }
        }
        (pictures, texts)
    }

    #[test]
    fn a_position_is_painted_whole_with_its_map_its_names_and_its_counters() {
        let model = sample::model();
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 500.0));
        let (pictures, texts) = painted(model.clone(), room);
        assert_eq!(pictures, 1, "the map");
        let stands = |words: &str| texts.iter().any(|text| text == words);
        assert!(stands(&model.map.title.to_uppercase()) && stands("Korsun"));
        let strengths = texts.iter().filter(|text| text.parse::<u8>().is_ok());
        assert!(strengths.count() >= model.counters.len(), "{texts:?}");
    }

    #[test]
    fn drawings_that_cannot_be_drawn_keep_no_position_from_being_seen() {
        let mut model = sample::model();
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 500.0));
        let sound = painted(model.clone(), room);
        // Nowhere on this map.
        model.annotations = vec![Annotation::stroke(PlaceId(3), PlaceId(250), Meaning::Key)];
        assert_eq!(painted(model, room), sound);
    }
}
