//! Texts that fit on a line.

/// The longest title and name, in characters.
pub const LONGEST_LINE: usize = 120;

/// A text on one line, cut to a readable length.
#[must_use]
pub fn one_line(text: &str) -> String {
    let letters = text.chars().take(4 * LONGEST_LINE);
    let line: String = letters
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let cut: String = line.trim().chars().take(LONGEST_LINE).collect();
    cut.trim_end().to_owned()
}

/// A piece of a file short enough for a sentence.
#[must_use]
pub fn short_piece(text: &str) -> String {
    let mut line: String = one_line(text).chars().take(60).collect();
    if text.chars().nth(60).is_some() {
        line.push('…');
    }
    line
}
