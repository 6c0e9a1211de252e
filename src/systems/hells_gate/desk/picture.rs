//! The board as a picture.

use super::game::Loaded;
use crate::cli::commands::picture::or_told;
use crate::cli::output::Failure;
use crate::hex::Orientation;
use crate::present::annotation::Annotation;
use crate::present::ink::Ink;
use crate::present::palette::light;
use crate::present::png::{self, Png};
use crate::present::{embed, pdf, svg};
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::picture::{Shown, handout, plate};
use crate::systems::hells_gate::record::Moment;

/// A moment of a game, to be shown.
pub(super) struct Picture<'a> {
    pub loaded: &'a Loaded,
    pub ply: usize,
    pub overlays: OverlaySet,
    pub orientation: Orientation,
}

impl Picture<'_> {
    /// What is drawn on the map belongs to its moment and is always shown.
    fn shown<'a>(&self, annotations: &'a [Annotation]) -> Shown<'a> {
        Shown {
            ply: self.ply,
            overlays: self.overlays,
            annotations,
            orientation: self.orientation,
        }
    }

    fn annotations(&self) -> &[Annotation] {
        let file = &self.loaded.file;
        file.annotations.at(Moment::of(&file.game, self.ply))
    }

    /// As an SVG file, with its typefaces.
    pub(super) fn svg(&self) -> Result<String, Failure> {
        or_told(|| embed::with_fonts(&self.drawn()))
    }

    fn drawn(&self) -> String {
        let plate = plate(&self.loaded.file.game, &self.shown(self.annotations()));
        svg::write(&plate.title, &plate.layers, plate.bounds, light)
    }

    /// As PNG, so many pixels wide.
    pub(super) fn png(&self, width: u32) -> Result<Png, Failure> {
        or_told(|| png::paint(&self.drawn(), width, light(Ink::Sheet)))?
            .map_err(|e| Failure::no(e.to_string()))
    }

    /// As a page to hand out.
    pub(super) fn pdf(&self) -> Result<Vec<u8>, Failure> {
        let file = &self.loaded.file;
        let page = || handout(&file.game, &self.shown(self.annotations()), &file.title);
        or_told(|| pdf::write(&page()))?.map_err(|e| Failure::no(e.to_string()))
    }
}
