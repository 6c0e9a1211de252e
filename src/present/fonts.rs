//! The bundled typefaces. Nothing is taken from the system, so that a picture
//! has the same letters everywhere.

/// DejaVu Sans, for running text.
pub const SANS: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans.ttf");
/// DejaVu Sans Bold.
pub const SANS_BOLD: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf");
/// Roboto Condensed Bold, for what stands on counters; Latin and Cyrillic letters.
pub const CONDENSED: &[u8] = include_bytes!("../../assets/fonts/RobotoCondensed-Bold.ttf");
/// Map Serif, for places; Latin and Cyrillic letters.
pub const MAP: &[u8] = include_bytes!("../../assets/fonts/MapSerif-Semibold.ttf");
/// Map Serif Italic, for rivers; the same letters.
pub const MAP_ITALIC: &[u8] = include_bytes!("../../assets/fonts/MapSerif-SemiboldItalic.ttf");

/// Every typeface; the first one lends the letters that the others lack.
pub const ALL: [&[u8]; 5] = [SANS, SANS_BOLD, CONDENSED, MAP, MAP_ITALIC];

/// How long a text in [`MAP`] is, in Latin letters: Cyrillic ones are wider.
#[must_use]
pub fn map_letters(text: &str) -> f32 {
    let wide = |c: char| ('\u{400}'..'\u{500}').contains(&c);
    let length = |c: char| if wide(c) { 1.2 } else { 1.0 };
    text.chars().map(length).sum()
}

/// The family names inside the files, by which a vector picture asks for them.
pub mod family {
    /// Of [`super::SANS`] and [`super::SANS_BOLD`].
    pub const SANS: &str = "DejaVu Sans";
    /// Of [`super::CONDENSED`].
    pub const CONDENSED: &str = "Roboto Condensed";
    /// Of [`super::MAP`] and [`super::MAP_ITALIC`].
    pub const MAP: &str = "Map Serif";
}
