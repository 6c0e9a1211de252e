//! An SVG picture as a page of PDF: lines and letters, not pixels; the text can
//! be searched and copied. Blurs cannot be had.

use super::png::read;
use crate::engine::Progress;
use pdf_writer::{Content, Finish as _, Name, Pdf, Rect, Ref};
use std::collections::BTreeMap;
use thiserror::Error;

/// What a page calls its picture.
const PICTURE: Name<'static> = Name(b"P");

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

/// The pictures as a document of a page each, a pixel a point.
///
/// # Errors
/// When a picture is not sound.
pub fn write_all(pages: &[String]) -> Result<Vec<u8>, PdfError> {
    // Nobody stops it.
    written(pages, &Progress::default()).map(Option::unwrap_or_default)
}

/// The same, counting its pages; `None` if it was stopped.
///
/// # Errors
/// When a picture is not sound.
pub fn write_while(pages: &[String], control: &Progress) -> Option<Result<Vec<u8>, PdfError>> {
    written(pages, control).transpose()
}

fn written(pages: &[String], control: &Progress) -> Result<Option<Vec<u8>>, PdfError> {
    let mut next = Ref::new(1);
    let (catalog, all) = (next.bump(), next.bump());
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(all);
    let mut kids = Vec::new();
    for svg in pages {
        if control.stopped() {
            return Ok(None);
        }
        let tree = read(svg)?;
        let [wide, tall] = [tree.size().width(), tree.size().height()];
        let (chunk, drawn) = svg2pdf::to_chunk(&tree, svg2pdf::ConversionOptions::default())
            .map_err(|why| PdfError::Page(why.to_string()))?;
        // Every picture numbers its parts from 1.
        let mut numbers = BTreeMap::new();
        let chunk = chunk.renumber(|old| *numbers.entry(old).or_insert_with(|| next.bump()));
        let drawn = numbers.get(&drawn).copied().unwrap_or(drawn);
        let (number, content) = (next.bump(), next.bump());
        kids.push(number);
        let mut page = pdf.page(number);
        page.media_box(Rect::new(0.0, 0.0, wide, tall));
        page.parent(all).contents(content);
        page.resources().x_objects().pair(PICTURE, drawn);
        page.finish();
        let mut placed = Content::new();
        placed.transform([wide, 0.0, 0.0, tall, 0.0, 0.0]);
        placed.x_object(PICTURE);
        pdf.stream(content, &placed.finish());
        pdf.extend(&chunk);
        control.count();
    }
    let count = i32::try_from(kids.len()).unwrap_or(i32::MAX);
    pdf.pages(all).kids(kids).count(count);
    Ok(Some(pdf.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::display::{Anchor, DisplayList, Font, Lettering};
    use crate::present::ink::Ink;
    use crate::present::palette::light;
    use crate::present::svg::{Inset, page};

    #[test]
    fn a_picture_is_one_page_of_its_size_with_letters_of_the_bundled_fonts() {
        let mut list = DisplayList::default();
        let letters = Lettering::new("Korsun", 20.0, Font::Map, Ink::PlaceName);
        list.text([50.0, 50.0], Anchor::Left, letters);
        let box_of_all = [[0.0, 0.0], [300.0, 200.0]];
        let part = Inset {
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
    fn several_pictures_are_as_many_pages_of_their_own_sizes() {
        let svg = |title: &str, wide: f32| {
            let mut list = DisplayList::default();
            let letters = Lettering::new(title, 20.0, Font::Map, Ink::PlaceName);
            list.text([50.0, 50.0], Anchor::Left, letters);
            let bounds = [[0.0, 0.0], [wide, 200.0]];
            let part = Inset {
                layers: &[list],
                bounds,
                at: bounds,
            };
            page(title, [wide, 200.0], &[part], light)
        };
        let pages = [svg("Korsun", 300.0), svg("Shpola", 400.0)];
        let pdf = write_all(&pages).unwrap();
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.starts_with("%PDF-") && text.trim_end().ends_with("%%EOF"));
        for words in ["/Count 2", "[0 0 300 200]", "[0 0 400 200]", "/ToUnicode"] {
            assert!(text.contains(words), "{words}");
        }
        assert!(write_all(&["<svg".to_owned()]).is_err());
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert!(matches!(write("<svg"), Err(PdfError::Svg(_))));
    }
}
