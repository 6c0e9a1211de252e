//! Bad things done to texts, by a generator with a seed.

use hells_gate::engine::conformance::Chooser;

/// No input grows longer, unless it is to begin with.
const LONGEST: usize = 96 * 1024;

/// What numbers, words and texts become: extremes, other types, and bytes that
/// are no letters.
const ODD: &[&[u8]] = &[
    b"0",
    b"-1",
    b"255",
    b"256",
    b"65536",
    b"60001",
    b"4294967296",
    b"9223372036854775808",
    b"18446744073709551615",
    b"18446744073709551616",
    b"1e999",
    b"-1e-999",
    b"0.5",
    b"-0.0",
    b"1e308",
    b"null",
    b"true",
    b"{}",
    b"[]",
    b"\"\"",
    b"\"\\ud800\"",
    b"\"\\u0000\"",
    b"\xef\xbb\xbf",
    b"\0",
    b"\xff\xfe",
    b"\xe2\x80\xae",
    b"\xe2\x80\xa8",
    b"@KORSUN@",
];

/// Does one to four bad things to an input; `others` are what pieces and words
/// are taken from.
pub fn mutate(input: &[u8], others: &[Vec<u8>], chooser: &mut Chooser) -> Vec<u8> {
    let mut bytes = input.to_vec();
    // Most often one: what is still well formed goes deepest.
    let things = [1, 1, 1, 2, 3, 4][chooser.below(6)];
    for _ in 0..things {
        once(&mut bytes, others, chooser);
        bytes.truncate(LONGEST.max(input.len()));
    }
    bytes
}

fn once(bytes: &mut Vec<u8>, others: &[Vec<u8>], chooser: &mut Chooser) {
    let at = chooser.below(bytes.len() + 1);
    match chooser.below(14) {
        0 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << chooser.below(8);
            }
        }
        1 => bytes.truncate(at),
        2 => {
            let to = (at + 1 + chooser.below(60)).min(bytes.len());
            bytes.drain(at..to);
        }
        3 => {
            let to = (at + chooser.below(200)).min(bytes.len());
            let piece = bytes[at..to].to_vec();
            let into = chooser.below(bytes.len() + 1);
            bytes.splice(into..into, piece);
        }
        // A piece of another input.
        4 => {
            let other = &others[chooser.below(others.len())];
            let from = chooser.below(other.len() + 1);
            let to = (from + chooser.below(200)).min(other.len());
            bytes.splice(at..at, other[from..to].iter().copied());
        }
        // A word becomes another.
        5..=7 => {
            let words = words(bytes);
            let other = &others[chooser.below(others.len())];
            let theirs = self::words(other);
            if words.is_empty() || theirs.is_empty() {
                return;
            }
            let word = words[chooser.below(words.len())].clone();
            let other = other[theirs[chooser.below(theirs.len())].clone()].to_vec();
            bytes.splice(word, other);
        }
        8 => {
            let words = words(bytes);
            let odd = ODD[chooser.below(ODD.len())];
            if words.is_empty() {
                return bytes.extend(odd);
            }
            let word = words[chooser.below(words.len())].clone();
            bytes.splice(word, odd.iter().copied());
        }
        // Two words change places.
        9 => {
            let words = words(bytes);
            if words.is_empty() {
                return;
            }
            let a = words[chooser.below(words.len())].clone();
            let b = words[chooser.below(words.len())].clone();
            let (a, b) = if a.start <= b.start { (a, b) } else { (b, a) };
            if a.end > b.start {
                return;
            }
            let (first, second) = (bytes[a.clone()].to_vec(), bytes[b.clone()].to_vec());
            bytes.splice(b, first);
            bytes.splice(a, second);
        }
        10 => {
            let mut lines: Vec<Vec<u8>> = bytes
                .split_inclusive(|&b| b == b'\n')
                .map(<[u8]>::to_vec)
                .collect();
            let (one, two) = (chooser.below(lines.len()), chooser.below(lines.len()));
            match (lines.is_empty(), chooser.below(3)) {
                (true, _) => {}
                (_, 0) => lines.swap(one, two),
                (_, 1) => drop(lines.remove(one)),
                _ => lines.insert(two, lines[one].clone()),
            }
            *bytes = lines.concat();
        }
        // Another digit.
        11 | 12 => {
            let digits: Vec<usize> = (0..bytes.len())
                .filter(|&i| bytes[i].is_ascii_digit())
                .collect();
            if let Some(&digit) = digits.get(chooser.below(digits.len())) {
                bytes[digit] = b"0123456789"[chooser.below(10)];
            }
        }
        // Nested deeper than anybody writes.
        _ => {
            let depth = 1 << chooser.below(14);
            let nested = [&b"["[..], b"{\"a\":", b"[[", b"{\"position\":"][chooser.below(4)];
            let nested = nested.repeat(depth.min(LONGEST / 12));
            bytes.splice(at..at, nested);
        }
    }
}

/// Where words, numbers and quoted texts stand.
fn words(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let plain = |b: &u8| b.is_ascii_alphanumeric() || b"-_.+".contains(b) || *b >= 0x80;
        let end = match bytes[at] {
            b'"' => {
                let close = bytes[at + 1..].iter().position(|&b| b == b'"');
                close.map_or(bytes.len(), |n| at + n + 2)
            }
            ref b if plain(b) => {
                let end = bytes[at..].iter().position(|b| !plain(b));
                end.map_or(bytes.len(), |n| at + n)
            }
            _ => {
                at += 1;
                continue;
            }
        };
        found.push(at..end);
        at = end;
    }
    found
}
