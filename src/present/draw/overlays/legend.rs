//! The legend of the overlays as part of a picture, where there is no window to
//! show it in.

use super::swatch::{HALF, swatch};
use crate::present::board::SideView;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::draw::folded;
use crate::present::ink::Ink;
use crate::present::overlay::LegendRow;

/// How wide it is, in board units.
pub const LEGEND_WIDTH: f32 = 4.3;

/// Letters that fit in a line of a note.
const LINE: usize = 36;

/// The rows below each other; the upper left corner is given.
#[must_use]
pub fn legend(rows: &[LegendRow], sides: &[SideView; 2], corner: Point) -> DisplayList {
    let mut list = DisplayList::default();
    let notes: Vec<Vec<String>> = rows.iter().map(|r| folded(&r.note, LINE)).collect();
    let tall = |note: &Vec<String>| 0.45 + 0.20 * note.len() as f32;
    let height: f32 = notes.iter().map(tall).sum::<f32>() + 0.2;
    let size = [LEGEND_WIDTH - 0.2, height];
    list.push(Shape::Rect {
        centre: [corner[0] + size[0] / 2.0, corner[1] + height / 2.0],
        size,
        rounding: 0.05,
        fill: Some(Ink::Paper.into()),
        edge: Some(stroke(Ink::Frame, 0.02)),
        feather: 0.0,
    });
    let mut y = corner[1] + 0.34;
    for (row, note) in rows.iter().zip(&notes) {
        let middle = [corner[0] + 0.12 + HALF[0] * 0.8, y];
        list.shapes
            .extend(swatch(row.swatch, sides).placed(middle, 0.72).shapes);
        let left = corner[0] + 0.95;
        let mut write = |y: f32, text: &str, size: f32, font| {
            let lettering = Lettering::new(text, size, font, Ink::PlaceName);
            list.text([left, y], Anchor::Left, lettering);
        };
        write(y, &row.text, 0.20, Font::Bold);
        for (i, line) in (1_u8..).zip(note) {
            write(y + 0.21 * f32::from(i) + 0.02, line, 0.165, Font::Regular);
        }
        y += tall(note);
    }
    list
}
