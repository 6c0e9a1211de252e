//! Titles that fit on a line, and file names made of them.

use super::EXTENSION;
use crate::words::{LONGEST_LINE, one_line, tr};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// How many names of a game are tried before it is given up.
pub(super) const NUMBERS: usize = 100_000;

/// The longest file name without its extension, in characters: with four bytes
/// each it stays below what file systems allow.
const STEM: usize = 50;

/// The name of the file for a game of this title, without extension: letters,
/// digits, spaces, `-`, `_` and parentheses, so that it names a file in its folder on every
/// system and nothing else. Never empty.
#[must_use]
pub fn file_stem(title: &str) -> String {
    let words = words_of(title);
    // What stands in brackets at the end tells copies apart: the words before it are cut.
    let told = words
        .rfind(" (")
        .filter(|_| words.ends_with(')') && is_cut(title))
        .map(|at| words.split_at(at))
        .filter(|(_, rest)| rest.chars().count() < STEM * 2 / 3)
        .map(|(before, rest)| {
            let most = STEM - rest.chars().count();
            format!("{}{rest}", whole_words(before, most))
        });
    let stem = told.as_deref().unwrap_or_else(|| whole_words(&words, STEM));
    if stem.is_empty() {
        return "Game".to_owned();
    }
    // Names that Windows keeps for devices.
    let upper = stem.to_ascii_uppercase();
    let numbered = ["COM", "LPT"].iter().any(|d| {
        let rest = upper.strip_prefix(d);
        rest.is_some_and(|r| r.chars().count() == 1)
    });
    if numbered || ["CON", "PRN", "AUX", "NUL"].contains(&upper.as_str()) {
        return format!("Game {stem}");
    }
    stem.to_owned()
}

/// A title and what else is told in the name of a file: the title is cut where there is no
/// room for both.
#[must_use]
pub fn stem_with(title: &str, rest: &str) -> String {
    let words = words_of(title);
    let most = STEM.saturating_sub(rest.chars().count() + 1).max(STEM / 4);
    format!("{} {rest}", whole_words(&words, most))
}

/// As many of the words as have room in so many characters; of a first word that
/// has not, its beginning.
fn whole_words(text: &str, most: usize) -> &str {
    let Some((end, next)) = text.char_indices().nth(most) else {
        return text.trim_end();
    };
    let cut = text.get(..end).unwrap_or(text);
    let word = match next == ' ' {
        true => None,
        false => cut.rfind(' '),
    };
    cut.get(..word.unwrap_or(end)).unwrap_or(cut).trim_end()
}

/// Whether the name of a game's file has less of its title than files can bear.
pub(super) fn is_cut(title: &str) -> bool {
    words_of(title).chars().nth(STEM).is_some()
}

/// What of a title can stand in the name of a file.
fn words_of(title: &str) -> String {
    let plain = title.chars().take(4 * STEM).map(|c| match c {
        c if c.is_alphanumeric() || "-_()".contains(c) => c,
        '\'' | '’' => '\'',
        _ => ' ',
    });
    let plain: String = plain.filter(|&c| c != '\'').collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ")
}

/// The file name for a game of this title; with a number from 2 on.
pub(super) fn file_name(title: &str, number: usize) -> String {
    format!("{}.{EXTENSION}", numbered(&file_stem(title), number))
}

/// A title and its number, if it ends in one: "Study (2)" is "Study" and 2.
pub(super) fn unnumbered(title: &str) -> (&str, usize) {
    let parts = title.strip_suffix(')').and_then(|t| t.rsplit_once(" ("));
    let number = parts.and_then(|(plain, n)| Some((plain, n.parse().ok()?)));
    match number {
        Some((plain, number)) if number > 1 && !plain.is_empty() => (plain, number),
        _ => (title, 1),
    }
}

/// The title with a number from 2 on, short enough to bear it.
pub(super) fn numbered_title(title: &str, number: usize) -> String {
    let plain: String = one_line(title).chars().take(LONGEST_LINE - 10).collect();
    match number {
        0 | 1 => one_line(title),
        n => numbered(plain.trim_end(), n),
    }
}

/// The names, in the order they are tried, for what was at `path` when something
/// else takes its place.
pub(super) fn names_of_replaced(path: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let stem = tr!("name-replaced", name = whole_words(&stem, STEM));
    let extension = path.extension().map(OsStr::to_os_string);
    let folder = path.parent().map(Path::to_owned).unwrap_or_default();
    (1..=NUMBERS).map(move |number| {
        let mut name = OsString::from(numbered(&stem, number));
        if let Some(extension) = &extension {
            name.push(".");
            name.push(extension);
        }
        folder.join(name)
    })
}

/// A name, with a number from 2 on.
pub(super) fn numbered(stem: &str, number: usize) -> String {
    match number {
        0 | 1 => stem.to_owned(),
        n => format!("{stem} ({n})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::path::{Component, Path};

    #[test]
    fn titles_become_names_of_files_in_the_folder() {
        for (title, stem) in [
            (
                "Hell's Gate: The Korsun Pocket, 1944",
                "Hells Gate The Korsun Pocket 1944",
            ),
            ("../../etc/passwd", "etc passwd"),
            ("C:\\temp\\x", "C temp x"),
            ("  .hidden. ", "hidden"),
            ("Черкассы 1944", "Черкассы 1944"),
            (
                "Hell's Gate: The Korsun Pocket, 1944 (later reinforcements)",
                "Hells Gate The Korsun (later reinforcements)",
            ),
            (
                "Hell's Gate: The Korsun Pocket, 1944 (changes not saved)",
                "Hells Gate The Korsun Pocket (changes not saved)",
            ),
            (
                "(In brackets from its beginning, much too long for the name of a file)",
                "(In brackets from its beginning much too long for",
            ),
            (&"x".repeat(60), &"x".repeat(50)),
            ("", "Game"),
            ("…", "Game"),
            ("con", "Game con"),
            ("LPT1", "Game LPT1"),
            ("Com passes", "Com passes"),
        ] {
            assert_eq!(file_stem(title), stem, "{title}");
        }
        assert_eq!(file_name("a", 1), "a.hellsgate");
        assert_eq!(file_name("a", 2), "a (2).hellsgate");
    }

    proptest! {
        #[test]
        fn no_title_leads_out_of_the_folder(title in ".*") {
            let name = file_name(&title, 3);
            prop_assert!(name.len() < 255);
            let parts: Vec<_> = Path::new(&name).components().collect();
            prop_assert_eq!(parts.len(), 1);
            prop_assert!(matches!(parts[0], Component::Normal(_)));
            let line = one_line(&title);
            prop_assert!(!line.chars().any(char::is_control));
            prop_assert_eq!(one_line(&line), line);
        }
    }
}
