//! Lines of bounded length from anywhere.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is read, in bytes, its end not counted.
pub(crate) const MAX_LINE: usize = 16 * 1024 * 1024;

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Its bytes, without the end of the line.
    Bytes(Vec<u8>),
    /// It was longer than allowed and has been skipped.
    TooLong,
}

/// The next line; `None` at the end of the input. A last line without an end
/// counts. Never keeps more than `max` bytes.
pub(crate) fn next_line(input: &mut impl BufRead, max: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|&b| b == b'\n');
        let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or(chunk);
        if too_long || line.len() + part.len() > max {
            too_long = true;
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(any.then_some(match too_long {
        true => Line::TooLong,
        false => Line::Bytes(line),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_are_bounded_and_a_cut_one_counts() {
        let text = b"ab\r\n\nabcdefgh\nabcde\nlast".as_slice();
        let mut input = BufReader::with_capacity(3, text);
        let mut next = || next_line(&mut input, 5).unwrap();
        let bytes = |t: &str| Some(Line::Bytes(t.as_bytes().to_vec()));
        assert_eq!(next(), bytes("ab"));
        assert_eq!(next(), bytes(""));
        assert_eq!(next(), Some(Line::TooLong));
        assert_eq!(next(), bytes("abcde"));
        assert_eq!(next(), bytes("last"));
        assert_eq!(next(), None);
    }
}
