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

/// A line of Markdown without its marks.
#[must_use]
pub fn unmarked(line: &str) -> String {
    let line = line.trim().replace("**", "");
    match line.strip_prefix("- ") {
        Some(item) => format!("• {item}"),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::unmarked;

    #[test]
    fn what_was_said_is_read_without_the_marks_it_was_written_with() {
        assert_eq!(unmarked("**Hold?** (3 votes)"), "Hold? (3 votes)");
        assert_eq!(unmarked("  - A. Hold: 2"), "• A. Hold: 2");
        assert_eq!(unmarked("5 - 3 = 2"), "5 - 3 = 2");
    }
}
