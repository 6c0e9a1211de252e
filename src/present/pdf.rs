//! An SVG picture as a page of PDF: lines and letters, not pixels; the text can
//! be searched and copied. Blurs cannot be had.

use super::png::read;
use thiserror::Error;

/// Why a page could not be written.
#[derive(Debug, Error)]
pub enum PdfError {
    /// The vector picture is not sound.
    #[error("the page cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// It cannot be a page of PDF.
    #[error("the page cannot be written: {0}")]
    Page(String),
}

/// The picture as a document of one page, a pixel a point.
///
/// # Errors
/// When the picture is not sound.
pub fn write(svg: &str) -> Result<Vec<u8>, PdfError> {
    let tree = read(svg)?;
    let how = svg2pdf::ConversionOptions::default();
    svg2pdf::to_pdf(&tree, how, svg2pdf::PageOptions::default())
        .map_err(|e| PdfError::Page(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::display::{Anchor, DisplayList, Font, Lettering};
    use crate::present::ink::Ink;
    use crate::present::palette::light;
    use crate::present::svg::{Part, page};

    #[test]
    fn a_picture_is_one_page_of_its_size_with_letters_of_the_bundled_fonts() {
        let mut list = DisplayList::default();
        let letters = Lettering::new("Korsun", 20.0, Font::Map, Ink::PlaceName);
        list.text([50.0, 50.0], Anchor::Left, letters);
        let box_of_all = [[0.0, 0.0], [300.0, 200.0]];
        let part = Part {
            layers: &[list],
            bounds: box_of_all,
            at: box_of_all,
        };
        let svg = page("a page", [300.0, 200.0], &[part], light);
        let pdf = write(&svg).unwrap();
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.starts_with("%PDF-") && text.trim_end().ends_with("%%EOF"));
        assert!(
            text.contains("/Count 1") && text.contains("[0 0 300 200]"),
            "{text}"
        );
        assert!(
            text.contains("MapSerif") && text.contains("/ToUnicode"),
            "{text}"
        );
        assert_eq!(write(&svg).unwrap(), pdf, "the same page, the same file");
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert!(matches!(write("<svg"), Err(PdfError::Svg(_))));
    }
}
