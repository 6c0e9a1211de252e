//! Making JSON whole again whose end is missing or spoilt: it is cut after the
//! last complete value, and what is open there is closed.

use super::Syntax;
use crate::words::tr;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A whole text as one JSON value, looked at no further.
///
/// # Errors
/// The JSON reader's.
pub fn whole(text: &str) -> Result<&RawValue, serde_json::Error> {
    serde_json::from_str(text)
}

/// Why a text cannot be made JSON.
#[derive(Clone, PartialEq, Debug)]
pub enum Unmendable {
    /// Nothing in it.
    Empty,
    /// Pictures, programs, archives.
    NotText,
    /// Text, but not JSON.
    NotJson(Syntax),
}

/// A text that is JSON, perhaps after mending.
#[derive(Clone, PartialEq, Debug)]
pub struct Mended<'a> {
    /// JSON.
    pub text: Cow<'a, str>,
    /// Where and why the original text was given up.
    pub broken: Option<BrokenText>,
}

/// Where and why a text stops being JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct BrokenText {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The JSON reader's own words; `None` if the text just ends.
    pub what: Option<String>,
    /// How many lists and objects had to be closed.
    pub depth: usize,
}

/// Tries before a text is given up. Two are enough for every fault that
/// [`scan`] and the JSON reader see alike.
const TRIES: usize = 8;

/// Makes `bytes` JSON by leaving out what follows the last complete value
/// before the first fault.
///
/// # Errors
/// When nothing is left of them then.
pub fn mend(bytes: &[u8]) -> Result<Mended<'_>, Unmendable> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (text, bad_letter) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, false),
        Err(e) => {
            let good = bytes.get(..e.valid_up_to()).unwrap_or_default();
            // `error_len` is `None` when the file ends within a letter.
            let good = std::str::from_utf8(good).unwrap_or_default();
            (good, e.error_len().is_some())
        }
    };
    if text.trim().is_empty() {
        return Err(match bytes.is_empty() || !bad_letter {
            true => Unmendable::Empty,
            false => Unmendable::NotText,
        });
    }
    let error = match whole(text) {
        Ok(_) if text.len() == bytes.len() => {
            return Ok(Mended {
                text: Cow::Borrowed(text),
                broken: None,
            });
        }
        Ok(_) => None,
        Err(e) => Some(e),
    };
    let (line, column, what) = match &error {
        Some(e) if !(e.is_eof() && bad_letter) => {
            let Syntax { line, column, what } = Syntax::of(e);
            (line, column, (!e.is_eof()).then_some(what))
        }
        _ => {
            let line = text.lines().count().max(1);
            let column = text.lines().last().map_or(0, str::len) + 1;
            let what = bad_letter.then(|| tr!("file-not-utf8"));
            (line, column, what)
        }
    };
    let mut end = match &error {
        Some(e) if !e.is_eof() => before(text, e),
        _ => text.len(),
    };
    for _ in 0..TRIES {
        let scan = scan(text.get(..end).unwrap_or_default());
        let mut mended = text.get(..scan.cut).unwrap_or_default().to_owned();
        mended.extend(scan.closers.iter().rev().map(|&b| char::from(b)));
        match whole(&mended) {
            Ok(_) => {
                return Ok(Mended {
                    text: Cow::Owned(mended),
                    broken: Some(BrokenText {
                        line,
                        column,
                        what,
                        depth: scan.closers.len(),
                    }),
                });
            }
            Err(e) => end = before(&mended, &e).min(floor(text, end.saturating_sub(1))),
        }
    }
    Err(Unmendable::NotJson(Syntax {
        line,
        column,
        what: what.unwrap_or_else(|| tr!("file-ends-early")),
    }))
}

/// The place just before the letter that `error` complains of.
fn before(text: &str, error: &serde_json::Error) -> usize {
    let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
    let start = match error.line() {
        0 | 1 => 0,
        n => breaks.map(|(i, _)| i + 1).nth(n - 2).unwrap_or(text.len()),
    };
    floor(text, (start + error.column()).saturating_sub(1))
}

fn floor(text: &str, at: usize) -> usize {
    text.floor_char_boundary(at.min(text.len()))
}

/// Where a text can be cut, and what then closes it, innermost last.
struct Scan {
    cut: usize,
    closers: Vec<u8>,
}

/// Finds the end of the last complete value. Looks only at brackets, strings
/// and separators: the JSON reader judges the result.
fn scan(text: &str) -> Scan {
    let bytes = text.as_bytes();
    let mut found = Scan {
        cut: 0,
        closers: Vec::new(),
    };
    // Whether the next string is the value of a field and not its name.
    let mut after_colon = false;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let is_value = after_colon || found.closers.last() != Some(&b'}');
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' | b',' => at += 1,
            b':' => {
                after_colon = true;
                at += 1;
                continue;
            }
            b'{' | b'[' if is_value => {
                found.closers.push(if byte == b'{' { b'}' } else { b']' });
                at += 1;
                found.cut = at;
            }
            b'}' | b']' if found.closers.last() == Some(&byte) => {
                found.closers.pop();
                at += 1;
                found.cut = at;
            }
            b'"' => {
                let Some(end) = string_end(bytes, at + 1) else {
                    break;
                };
                at = end;
                if is_value {
                    found.cut = at;
                }
            }
            b'-' | b'0'..=b'9' | b'a'..=b'z' if is_value => {
                let rest = bytes.get(at..).unwrap_or_default();
                let length = rest.iter().position(|b| b",]} \t\r\n".contains(b));
                // A number at the very end may lack digits.
                let Some(length) = length else { break };
                at += length;
                found.cut = at;
            }
            _ => break,
        }
        if !byte.is_ascii_whitespace() {
            after_colon = false;
        }
        if found.closers.is_empty() && found.cut > 0 {
            break;
        }
    }
    found
}

/// The place after the closing quote of a string whose text begins at `at`.
fn string_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mended(text: &str) -> String {
        mend(text.as_bytes()).unwrap().text.into_owned()
    }

    #[test]
    fn whole_json_is_left_alone() {
        let text = "{\"a\": [1, 2]}\n";
        let mended = mend(text.as_bytes()).unwrap();
        assert_eq!((mended.text.as_ref(), mended.broken), (text, None));
    }

    #[test]
    fn cut_json_is_closed_after_its_last_complete_value() {
        assert_eq!(mended(r#"{"a": ["x", "y"#), r#"{"a": ["x"]}"#);
        assert_eq!(mended(r#"{"a": ["x", "y"], "b"#), r#"{"a": ["x", "y"]}"#);
        assert_eq!(mended(r#"{"a": 1, "b": 12"#), r#"{"a": 1}"#);
        assert_eq!(mended(r#"{"a": {"b": tr"#), r#"{"a": {}}"#);
        assert_eq!(mended(r#"{"a": "\""#), "{}");
        assert_eq!(mended("{"), "{}");
        let broken = mend(b"{\"a\": [\"b\"").unwrap().broken.unwrap();
        assert_eq!((broken.depth, broken.what), (2, None));
    }

    #[test]
    fn spoilt_json_is_cut_before_the_fault() {
        assert_eq!(mended(r#"{"a": 1, "b" 2, "c": 3}"#), r#"{"a": 1}"#);
        assert_eq!(mended("[1, 2, 3x, 4]"), "[1, 2]");
        assert_eq!(mended("[1] and so on"), "[1]");
        assert_eq!(mended("[\"a\", \"b\nc\"]"), "[\"a\"]");
        assert_eq!(mended("[[1]}]"), "[[1]]");
        let letters = b"[\"a\", \"\xff\"]";
        let mended = mend(letters).unwrap();
        assert_eq!(mended.text, "[\"a\"]");
        assert!(mended.broken.unwrap().what.unwrap().contains("UTF-8"));
    }

    #[test]
    fn what_is_no_json_is_refused() {
        assert_eq!(mend(b""), Err(Unmendable::Empty));
        assert_eq!(mend(b" \n"), Err(Unmendable::Empty));
        assert_eq!(mend(b"\xff\xfe\x00"), Err(Unmendable::NotText));
        for text in ["hello", "}", ":", "\"abc"] {
            let refused = mend(text.as_bytes());
            assert!(matches!(refused, Err(Unmendable::NotJson(_))), "{text}");
        }
    }

    #[test]
    fn deep_nesting_does_no_harm() {
        let deep = "[".repeat(300_000);
        assert_eq!(mended(&deep).len(), 600_000);
    }
}
