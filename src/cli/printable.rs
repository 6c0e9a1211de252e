//! Foreign text that a terminal can show without being led by it.

use std::borrow::Cow;
use std::fmt::Write as _;

/// The text with every character that would move the cursor, change colours or
/// turn the direction of reading written as JSON writes it: `\u001b`. Ends of
/// lines and tabs stay. JSON stays the same JSON.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if !text.chars().any(leads_astray) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 32);
    for c in text.chars() {
        if leads_astray(c) {
            // Writing to a String cannot fail; all of these have four digits.
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Control characters, marks of the direction of reading, and line ends that
/// only some programs know.
fn leads_astray(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{feff}' => true,
        _ => c.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_lead_a_terminal_astray_is_written_out() {
        assert_eq!(printable("a\u{1b}[31mb\rc"), "a\\u001b[31mb\\u000dc");
        assert_eq!(printable("\u{9b}2J\u{7f}"), "\\u009b2J\\u007f");
        assert_eq!(printable("x\u{202e}y\u{2066}z"), "x\\u202ey\\u2066z");
        let good = "Черкассы – “Ziel” 64 × 2\n\tעברית\n";
        assert!(matches!(printable(good), Cow::Borrowed(t) if t == good));
    }

    #[test]
    fn json_stays_the_same_json() {
        let value = serde_json::json!({ "name": "a\u{202e}b\u{9b}c\u{7f}\n" });
        let text = value.to_string();
        let shown = printable(&text);
        assert_ne!(shown, text);
        let again: serde_json::Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(again, value);
    }
}
