//! An SVG picture as PNG, painted without a display and with the bundled fonts.

use super::fonts;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};
use std::ops::RangeInclusive;
use std::sync::Arc;
use thiserror::Error;

/// How many pixels wide a picture may be: below, nothing can be read; above, it
/// takes long and hundreds of megabytes.
pub const WIDTHS: RangeInclusive<u32> = 200..=6000;

/// A picture in the PNG format.
#[derive(Clone, Debug)]
pub struct Png {
    /// The file.
    pub bytes: Vec<u8>,
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
}

/// Why a picture could not be painted.
#[derive(Debug, Error)]
pub enum PngError {
    /// The width is outside [`WIDTHS`].
    #[error("a picture is {} to {} pixels wide, not {width}", WIDTHS.start(), WIDTHS.end())]
    Width {
        /// The width that was asked for.
        width: u32,
    },
    /// The vector picture is not sound.
    #[error("the picture cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// Its shape needs a picture of no height or of far too many pixels.
    #[error("the picture would be {0} × {1} pixels large")]
    Size(u32, u32),
    /// The pixels could not be packed.
    #[error("the picture cannot be packed: {0}")]
    Packing(String),
}

/// Paints the vector picture `width` pixels wide, over `paper` (`0xRRGGBB`).
///
/// # Errors
/// When the width is outside [`WIDTHS`] or the picture is not sound.
pub fn paint(svg: &str, width: u32, paper: u32) -> Result<Png, PngError> {
    if !WIDTHS.contains(&width) {
        return Err(PngError::Width { width });
    }
    let tree = read(svg)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Some(height)
        .filter(|h| *h <= 4 * WIDTHS.end())
        .and_then(|h| Pixmap::new(width, h))
        .ok_or(PngError::Size(width, height))?;
    let [_, red, green, blue] = paper.to_be_bytes();
    // The edges may fall between two pixels: nothing shines through there.
    pixels.fill(Color::from_rgba8(red, green, blue, 255));
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    let bytes = pixels
        .encode_png()
        .map_err(|e| PngError::Packing(e.to_string()))?;
    Ok(Png {
        bytes,
        width,
        height,
    })
}

/// Reads a picture with the bundled fonts, and a box for every letter that they
/// lack.
///
/// # Errors
/// When the picture is not sound.
pub(super) fn read(svg: &str) -> Result<Tree, resvg::usvg::Error> {
    let options = Options {
        font_family: fonts::family::SANS.to_owned(),
        fontdb: Arc::new(bundled()),
        ..Options::default()
    };
    Tree::from_str(&fonts::boxed(svg), &options)
}

/// The bundled fonts and no others.
fn bundled() -> Database {
    let mut fonts = Database::new();
    for file in fonts::all() {
        fonts.load_font_source(Source::Binary(Arc::new(file)));
    }
    fonts.set_sans_serif_family(fonts::family::SANS);
    fonts.set_serif_family(fonts::family::MAP);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::display::{Anchor, DisplayList, Font, Lettering};
    use crate::present::ink::Ink;
    use crate::present::{palette, svg};

    /// How many pixels are not paper.
    fn inked(png: &Png) -> usize {
        let pixels = Pixmap::decode_png(&png.bytes).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (png.width, png.height));
        let all = pixels.pixels().iter();
        all.filter(|p| [p.red(), p.green(), p.blue(), p.alpha()] != [255; 4])
            .count()
    }

    #[test]
    fn every_typeface_of_the_board_is_a_bundled_one() {
        let families: Vec<(String, u16, bool)> = bundled()
            .faces()
            .map(|face| {
                let italic = face.style != resvg::usvg::fontdb::Style::Normal;
                (face.families[0].0.clone(), face.weight.0, italic)
            })
            .collect();
        let expected = [
            (fonts::family::SANS, 400, false),
            (fonts::family::SANS, 700, false),
            (fonts::family::CONDENSED, 700, false),
            (fonts::family::MAP, 600, false),
            (fonts::family::MAP, 600, true),
        ]
        .map(|(name, weight, italic)| (name.to_owned(), weight, italic));
        assert_eq!(families, expected);
    }

    #[test]
    fn each_typeface_leaves_its_own_letters() {
        let picture = |font: Option<Font>| {
            let mut list = DisplayList::default();
            if let Some(font) = font {
                let letters = Lettering::new("Korsun 5", 0.5, font, Ink::PlaceName);
                list.text([2.0, 0.5], Anchor::Centre, letters);
            }
            let svg = svg::write("", &[list], [[0.0; 2], [4.0, 1.0]], palette::light);
            paint(&svg, 400, 0xFF_FFFF).unwrap()
        };
        assert_eq!(inked(&picture(None)), 0);
        let fonts = [
            Font::Regular,
            Font::Bold,
            Font::Condensed,
            Font::Map,
            Font::MapItalic,
        ];
        let mut pictures: Vec<Vec<u8>> = Vec::new();
        for font in fonts {
            let png = picture(Some(font));
            assert_eq!((png.width, png.height), (400, 100));
            assert!(inked(&png) > 500, "{font:?} is not to be seen");
            assert!(!pictures.contains(&png.bytes), "{font:?} is another's");
            pictures.push(png.bytes);
        }
    }

    #[test]
    fn where_a_letter_stands_that_no_font_has_something_is_seen() {
        let picture = |text: &str| {
            let mut list = DisplayList::default();
            let letters = Lettering::new(text, 0.5, Font::Regular, Ink::PlaceName);
            list.text([2.0, 0.5], Anchor::Centre, letters);
            let svg = svg::write(text, &[list], [[0.0; 2], [4.0, 1.0]], palette::light);
            inked(&paint(&svg, 400, 0xFF_FFFF).unwrap())
        };
        assert_eq!(picture(" "), 0);
        let one = picture("□");
        assert!(one > 50);
        for strange in ["ש", "ع", "日", "λ", "😀", "\u{10ffff}"] {
            assert_eq!(picture(strange), one, "{strange}");
        }
        assert_eq!(picture("👩\u{200d}👧"), picture("□□"));
        // An accent is set on its letter.
        assert_eq!(picture("e\u{301}"), picture("é"));
    }

    #[test]
    fn what_cannot_be_painted_is_told() {
        let narrow = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"900\"/>";
        assert!(matches!(
            paint(narrow, 400, 0),
            Err(PngError::Size(400, 360_000))
        ));
        assert!(matches!(paint("<svg", 400, 0), Err(PngError::Svg(_))));
        let said = paint(narrow, 199, 0).unwrap_err().to_string();
        assert_eq!(said, "a picture is 200 to 6000 pixels wide, not 199");
        assert!(paint(narrow, 6001, 0).is_err());
    }
}
