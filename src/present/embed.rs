//! The bundled typefaces inside an SVG file, so that it looks the same where
//! nobody has installed them.

use super::display::Font;
use super::fonts;
use super::svg::family;
use resvg::usvg::WriteOptions;
use std::fmt::Write as _;

/// Each typeface: its family, what else CSS calls it, and its file.
const FACES: [(Font, &str, &str, &[u8]); 5] = [
    (Font::Regular, fonts::family::SANS, "", fonts::SANS),
    (
        Font::Bold,
        fonts::family::SANS,
        "font-weight:700;",
        fonts::SANS_BOLD,
    ),
    (
        Font::Condensed,
        fonts::family::CONDENSED,
        "font-weight:700;",
        fonts::CONDENSED,
    ),
    (Font::Map, fonts::family::MAP, "", fonts::MAP),
    (
        Font::MapItalic,
        fonts::family::MAP,
        "font-style:italic;",
        fonts::MAP_ITALIC,
    ),
];

/// The picture that [`super::svg`] wrote, with the typefaces it asks for in it.
#[must_use]
pub fn with_fonts(picture: &str) -> String {
    let mut style = String::new();
    for (font, name, more, file) in FACES {
        if picture.contains(&format!("{} font-size", family(font))) {
            // Writing to a String cannot fail.
            let _ = write!(
                style,
                "@font-face{{font-family:\"{name}\";{more}src:url(data:font/ttf;base64,"
            );
            base64(file, &mut style);
            style.push_str(")}\n");
        }
    }
    match picture.split_once("<defs>\n") {
        Some((head, rest)) if !style.is_empty() => {
            format!("{head}<defs>\n<style>\n{style}</style>\n{rest}")
        }
        _ => picture.to_owned(),
    }
}

/// The picture that [`super::svg`] wrote, with every letter drawn as lines: for
/// programs that read no typefaces, and for printers.
///
/// # Errors
/// When the picture is not sound.
pub fn outlined(picture: &str) -> Result<String, resvg::usvg::Error> {
    let drawn = super::png::read(picture)?.to_string(&WriteOptions::default());
    let title = picture
        .split_once("<title>")
        .and_then(|(_, rest)| rest.split_once("</title>"));
    Ok(match (title, drawn.split_once('>')) {
        // Its name is no letter that is drawn.
        (Some((title, _)), Some((head, rest))) => format!("{head}>\n<title>{title}</title>{rest}"),
        _ => drawn,
    })
}

/// Appends bytes in the letters of RFC 4648.
fn base64(bytes: &[u8], out: &mut String) {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    out.reserve(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |n: usize| u32::from(chunk.get(n).copied().unwrap_or(0));
        let word = (byte(0) << 16) | (byte(1) << 8) | byte(2);
        for n in 0..4 {
            let letter = LETTERS[(word >> (18 - 6 * n)) as usize & 63];
            out.push(if n > chunk.len() {
                '='
            } else {
                char::from(letter)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::display::{Anchor, DisplayList, Lettering};
    use crate::present::ink::Ink;
    use crate::present::{palette, svg};

    #[test]
    fn bytes_are_written_as_the_standard_says() {
        // The test vectors of RFC 4648.
        for (bytes, letters) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            let mut out = String::new();
            base64(bytes.as_bytes(), &mut out);
            assert_eq!(out, letters);
        }
    }

    #[test]
    fn a_picture_takes_the_typefaces_it_asks_for_and_no_other() {
        let picture = |font| {
            let mut list = DisplayList::default();
            let letters = Lettering::new("Корсунь", 0.5, font, Ink::PlaceName);
            list.text([2.0, 0.5], Anchor::Centre, letters);
            svg::write("", &[list], [[0.0; 2], [4.0, 1.0]], palette::light)
        };
        for (font, name, more, file) in FACES {
            let whole = with_fonts(&picture(font));
            assert_eq!(whole.matches("@font-face").count(), 1, "{font:?}");
            let face = format!("@font-face{{font-family:\"{name}\";{more}src:");
            assert!(whole.contains(&face), "{font:?}");
            assert!(whole.len() > file.len() * 4 / 3, "{font:?}");
            assert!(whole.ends_with("</svg>\n") && whole.contains("Корсунь"));
        }
        let bare = svg::write("", &[], [[0.0; 2], [4.0, 1.0]], palette::light);
        assert_eq!(with_fonts(&bare), bare);
    }

    #[test]
    fn a_picture_in_outlines_asks_for_no_typeface_and_keeps_its_name() {
        let mut list = DisplayList::default();
        let letters = Lettering::new("Корсунь", 0.5, Font::Map, Ink::PlaceName);
        list.text([2.0, 0.5], Anchor::Centre, letters);
        let bounds = [[0.0; 2], [4.0, 1.0]];
        let picture = svg::write("Korsun & Kiev", &[list], bounds, palette::light);
        assert!(picture.contains("<text"));
        let outlined = outlined(&picture).unwrap();
        assert!(!outlined.contains("<text") && !outlined.contains("font"));
        assert!(outlined.contains("<path"), "the letters are there as lines");
        assert!(outlined.contains("<title>Korsun &amp; Kiev</title>"));
        // What was written can be read again, and looks alike.
        assert!(crate::present::png::paint(&outlined, 400, 0xFF_FFFF).is_ok());
    }
}
