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

/// How wide a space of [`SANS`] is, in ems.
pub const SPACE: f32 = 0.32;

/// How wide a letter of [`SANS`] is at most, in ems; what is set on another letter
/// takes no room.
#[must_use]
pub fn letter_ems(letter: char) -> f32 {
    match letter {
        ' ' => SPACE,
        'f'
        | 'i'..='j'
        | 'l'
        | 'r'
        | 't'
        | 'I'
        | 'J'
        | '!'
        | '\''
        | '('
        | ')'
        | ','
        | '-'
        | '.'
        | '/'
        | ':'
        | ';'
        | '['
        | ']'
        | '|' => 0.42,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' | '…' | 'æ' | 'œ' | 'Æ' | 'Œ' => 1.1,
        'a'..='z' | '0'..='9' => 0.64,
        'а'..='я' | 'ё' | 'є' | 'і' | 'ї' | 'ґ' if !"жмфшщъыю".contains(letter) => {
            0.72
        }
        '\u{400}'..='\u{52f}' => 1.1,
        _ if is_set_on_another(letter) => 0.0,
        '!'..='\u{17f}' | '\u{370}'..='\u{3ff}' | '\u{5d0}'..='\u{5ea}' => 0.86,
        '‘'..='„' | '–' => 0.62,
        _ => 1.5,
    }
}

/// How wide a text in [`SANS`] is at most, in ems.
#[must_use]
pub fn sans_ems(text: &str) -> f32 {
    text.chars().map(letter_ems).sum()
}

/// Accents and other marks, joiners, and what turns a sign into another one.
const fn is_set_on_another(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0020}'..='\u{e007f}')
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
