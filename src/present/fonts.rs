//! The bundled typefaces. Nothing is taken from the system, so that a picture
//! has the same letters everywhere. Each is in the program once: a constant would be
//! there again wherever it is named.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// DejaVu Sans, for running text.
pub static SANS: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans.ttf");
/// DejaVu Sans Bold.
pub static SANS_BOLD: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf");
/// Roboto Condensed Bold, for what stands on counters; Latin and Cyrillic letters.
pub static CONDENSED: &[u8] = include_bytes!("../../assets/fonts/RobotoCondensed-Bold.ttf");
/// Map Serif, for places; Latin and Cyrillic letters.
pub static MAP: &[u8] = include_bytes!("../../assets/fonts/MapSerif-Semibold.ttf");
/// Map Serif Italic, for rivers; the same letters.
pub static MAP_ITALIC: &[u8] = include_bytes!("../../assets/fonts/MapSerif-SemiboldItalic.ttf");

/// Map Sans, the text face of the window, a sister of [`MAP`]; Latin and Cyrillic
/// letters, and figures that are all equally wide.
pub static TEXT: &[u8] = include_bytes!("../../assets/fonts/MapSans-Regular.ttf");
/// Map Sans Semibold.
pub static TEXT_BOLD: &[u8] = include_bytes!("../../assets/fonts/MapSans-Semibold.ttf");

/// Every typeface of pictures; the first one lends the letters that the others lack.
pub fn all() -> [&'static [u8]; 5] {
    [SANS, SANS_BOLD, CONDENSED, MAP, MAP_ITALIC]
}

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

/// How wide a text in [`SANS`] or, if it is `strong`, in [`SANS_BOLD`] is, in ems.
#[must_use]
pub fn sans_width(text: &str, strong: bool) -> f32 {
    static WIDTHS: [Widths; 2] = [OnceLock::new(), OnceLock::new()];
    let file = [SANS, SANS_BOLD][usize::from(strong)];
    width(text, file, &WIDTHS[usize::from(strong)])
}

/// How wide a text in [`MAP`] or, if it leans, in [`MAP_ITALIC`] is, in ems.
#[must_use]
pub fn map_width(text: &str, leans: bool) -> f32 {
    static WIDTHS: [Widths; 2] = [OnceLock::new(), OnceLock::new()];
    let file = [MAP, MAP_ITALIC][usize::from(leans)];
    width(text, file, &WIDTHS[usize::from(leans)])
}

/// How wide each letter of a typeface is; read once.
type Widths = OnceLock<HashMap<char, f32>>;

/// How wide a text is, in ems; letters that the file lacks are lent by [`SANS`].
fn width(text: &str, file: &[u8], known: &Widths) -> f32 {
    let widths = known.get_or_init(|| widths(file).unwrap_or_default());
    let wide = |letter: char| widths.get(&letter).copied();
    let letters = text.chars();
    letters
        .map(|letter| wide(letter).unwrap_or_else(|| letter_ems(letter)))
        .sum()
}

/// How wide each letter of a font file is, in ems: its tables `cmap` (format 4) and
/// `hmtx`. `None` where the file is not as one of ours is.
fn widths(file: &[u8]) -> Option<HashMap<char, f32>> {
    let short = |at: usize| {
        let bytes = file.get(at..at + 2)?;
        Some(usize::from(u16::from_be_bytes([bytes[0], bytes[1]])))
    };
    let long = |at: usize| Some(short(at)? << 16 | short(at + 2)?);
    let table = |name: &[u8]| {
        let rows = (0..short(4)?).map(|i| 12 + 16 * i);
        let row = rows
            .into_iter()
            .find(|&at| file.get(at..at + 4) == Some(name))?;
        long(row + 8)
    };
    let em = short(table(b"head")? + 18)? as f32;
    let (metrics, all) = (table(b"hmtx")?, short(table(b"hhea")? + 34)?);
    let cmap = table(b"cmap")?;
    let maps = (0..short(cmap + 2)?).filter_map(|i| Some(cmap + long(cmap + 4 + 8 * i + 4)?));
    let map = maps.into_iter().find(|&map| short(map) == Some(4))?;
    let of_all = short(map + 6)?;
    let (ends, begins) = (map + 14, map + 16 + of_all);
    let mut widths = HashMap::new();
    for at in (0..of_all).step_by(2) {
        let (first, last) = (short(begins + at)?, short(ends + at)?);
        let delta = short(begins + of_all + at)?;
        let place = begins + 2 * of_all + at;
        let offset = short(place)?;
        for code in first..=last.min(0xfffe) {
            let glyph = match offset {
                0 => (code + delta) & 0xffff,
                _ => match short(place + offset + 2 * (code - first))? {
                    0 => continue,
                    glyph => (glyph + delta) & 0xffff,
                },
            };
            // The last of them is that of all further ones.
            let row = glyph.min(all.saturating_sub(1));
            let wide = short(metrics + 4 * row)? as f32 / em;
            if let Some(letter) = u32::try_from(code).ok().and_then(char::from_u32) {
                widths.insert(letter, wide);
            }
        }
    }
    Some(widths)
}

/// Whether one of the typefaces has this letter, or it needs none: blanks, and what
/// is set on another letter.
#[must_use]
pub fn has_letter(letter: char) -> bool {
    let code = u32::from(letter);
    let after = LETTERS.partition_point(|&[first, _]| first <= code);
    let range = after.checked_sub(1).and_then(|i| LETTERS.get(i));
    range.is_some_and(|&[_, last]| code <= last)
        || letter.is_whitespace()
        || is_set_on_another(letter)
}

/// A text as it can be painted: where a letter stands that none of the typefaces
/// has there is a box. Whoever sees it knows that something is written there.
#[must_use]
pub fn boxed(text: &str) -> Cow<'_, str> {
    let shown = |c: char| c.is_control() || has_letter(c);
    if text.chars().all(shown) {
        return text.into();
    }
    let letters = text.chars();
    letters.map(|c| if shown(c) { c } else { '□' }).collect()
}

/// The letters of [`all`], from and to.
#[rustfmt::skip]
const LETTERS: [[u32; 2]; 39] = [
    [0x20, 0x7e], [0xa0, 0x17f], [0x400, 0x45f], [0x490, 0x491], [0x2010, 0x2015], [0x2018, 0x2026],
    [0x2030, 0x2030], [0x2032, 0x2033], [0x2039, 0x203a], [0x2044, 0x2044], [0x2070, 0x2071],
    [0x2074, 0x2079], [0x2080, 0x2089], [0x2116, 0x2116], [0x2190, 0x230f], [0x2318, 0x2318],
    [0x2326, 0x2326], [0x232b, 0x232b], [0x23ce, 0x23ce], [0x2460, 0x2469], [0x2500, 0x269c],
    [0x269e, 0x26b8], [0x26c0, 0x26c3], [0x26e2, 0x26e2], [0x2701, 0x2704], [0x2706, 0x2709],
    [0x270c, 0x2727], [0x2729, 0x274b], [0x274d, 0x274d], [0x274f, 0x2752], [0x2756, 0x2756],
    [0x2758, 0x275e], [0x2761, 0x2794], [0x2798, 0x27af], [0x27b1, 0x27be], [0x2b06, 0x2b0d],
    [0x2b12, 0x2b1a], [0x2b1f, 0x2b24], [0x2b53, 0x2b54],
];

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn number(file: &[u8], at: usize) -> usize {
        usize::from(u16::from_be_bytes([file[at], file[at + 1]]))
    }

    /// The letters that a font file says it has (its table `cmap`, format 4).
    fn letters_of(file: &[u8]) -> BTreeSet<u32> {
        let long = |at: usize| number(file, at) << 16 | number(file, at + 2);
        let tables = (0..number(file, 4)).map(|i| 12 + 16 * i);
        let cmap = tables.map(|at| (&file[at..at + 4], long(at + 8)));
        let cmap = cmap.clone().find(|(name, _)| *name == b"cmap").unwrap().1;
        let maps = (0..number(file, cmap + 2)).map(|i| cmap + long(cmap + 4 + 8 * i + 4));
        let mut letters = BTreeSet::new();
        for map in maps.filter(|&map| number(file, map) == 4) {
            let ends = map + 14;
            let of_all = number(file, map + 6);
            for at in (0..of_all).step_by(2) {
                let (first, last) = (
                    number(file, ends + 2 + of_all + at),
                    number(file, ends + at),
                );
                let begin = u32::try_from(first).unwrap();
                letters.extend(begin..=u32::try_from(last).unwrap());
            }
        }
        letters.remove(&0xffff);
        letters
    }

    #[test]
    fn a_text_is_as_wide_as_its_letters_and_bold_ones_are_wider() {
        let text = "Черкаси, 12 mm";
        assert!(sans_width(text, false) < sans_width(text, true));
        assert!(sans_width(text, true) < sans_ems(text) * 1.1);
        assert!(sans_width("i", false) < sans_width("m", false));
        let parts = sans_width("Cher", false) + sans_width("kasy", false);
        assert!((sans_width("Cherkasy", false) - parts).abs() < 1e-4);
        // In units of the typeface, 2048 to the em.
        assert!((sans_width("n", false) - 1298.0 / 2048.0).abs() < 1e-3);
        assert_eq!(widths(SANS).map(|all| all.len() > 1000), Some(true));
        assert!(map_width("I", false) < map_width("W", false));
        assert!(map_width("W", false) > 0.8 && map_width("W", true) > 0.8);
        assert_eq!(widths(b"no font"), None);
    }

    #[test]
    fn the_letters_are_those_of_the_files() {
        let all: BTreeSet<u32> = all().into_iter().flat_map(letters_of).collect();
        assert!(all.len() > 1000);
        for letter in (0..0x1_0000).filter_map(char::from_u32) {
            let needs_none = letter.is_whitespace() || is_set_on_another(letter);
            let there = all.contains(&u32::from(letter)) || needs_none;
            assert_eq!(has_letter(letter), there, "{:x}", u32::from(letter));
        }
        assert!(!has_letter('😀') && !has_letter('ש') && has_letter('№'));
        assert_eq!(boxed("№ 5 — Черкаси\n"), "№ 5 — Черкаси\n");
        assert_eq!(boxed("ω 5, 日本"), "□ 5, □□");
    }
}
