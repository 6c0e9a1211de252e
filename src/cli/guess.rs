//! Words that are neither a command nor a file: what may have been meant.

use super::args::Args;
use crate::words::tr;
use clap::CommandFactory as _;
use std::ffi::OsString;
use std::path::Path;

/// Whether this can only have been meant as a command, if it is no file: no
/// letter of it belongs to a path or an ending.
pub(crate) fn is_bare(word: &str) -> bool {
    !word.is_empty() && !word.starts_with('-') && !word.contains(['.', '/', '\\'])
}

/// The first word that is no option, if it is no command and cannot be a path.
pub(crate) fn unknown_command(words: &[OsString]) -> Option<&str> {
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        let word = word.to_str()?;
        if word == "--language" {
            words.next();
        } else if !word.starts_with('-') {
            return (is_bare(word) && !commands().iter().any(|c| c == word)).then_some(word);
        }
    }
    None
}

/// That there is no such command, and which one was meant.
pub(crate) fn no_such_command(word: &str) -> String {
    let word: String = word.chars().take(40).collect();
    match nearest(&word) {
        Some(near) => tr!("unknown-command-near", word = word, near = near),
        None => tr!("unknown-command", word = word),
    }
}

/// The same of a path, as far as it can be meant so.
pub(crate) fn bare(path: &Path) -> Option<&str> {
    path.to_str().filter(|word| is_bare(word))
}

/// What commands are called.
fn commands() -> Vec<String> {
    let args = Args::command();
    let names = args.get_subcommands().flat_map(|command| {
        let name = std::iter::once(command.get_name());
        name.chain(command.get_all_aliases())
            .map(str::to_owned)
            .collect::<Vec<_>>()
    });
    names.chain(std::iter::once("help".to_owned())).collect()
}

/// The command that is written most like a word, if it is like it at all.
fn nearest(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let begins = |command: &String| word.len() > 2 && command.starts_with(&word);
    let far = |command: &String| match begins(command) {
        true => 0,
        false => distance(&word, command),
    };
    let near = commands().into_iter().min_by_key(far)?;
    // Two slips in a long word, one in a short one.
    let slips = if word.chars().count() > 4 { 2 } else { 1 };
    (far(&near) <= slips).then_some(near)
}

/// How many letters have to be put in, taken out, changed or swapped with the
/// next.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let width = other.len() + 1;
    // Row by row: from the first letters of `one` to those of `other`.
    let mut far = vec![0; (one.len() + 1) * width];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            let at = i * width + j;
            far[at] = if i == 0 || j == 0 {
                i + j
            } else {
                let same = one[i - 1] == other[j - 1];
                let changed = far[at - width - 1] + usize::from(!same);
                let least = changed.min(far[at - width] + 1).min(far[at - 1] + 1);
                let swapped =
                    i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                match swapped {
                    true => least.min(far[at - 2 * width - 2] + 1),
                    false => least,
                }
            };
        }
    }
    far[one.len() * width + other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_its_command_and_another_word_none() {
        for (word, meant) in [
            ("verfy", "verify"),
            ("Verify", "verify"),
            ("simulat", "simulate"),
            ("hnit", "hint"),
            ("analys", "analyse"),
            ("licence", "licences"),
        ] {
            assert_eq!(nearest(word).as_deref(), Some(meant), "{word}");
        }
        for word in ["completion", "list", "xyz", ""] {
            assert_eq!(nearest(word), None, "{word}");
        }
    }

    #[test]
    fn only_what_can_be_no_path_is_an_unknown_command() {
        let words = |line: &str| -> Vec<OsString> { line.split(' ').map(OsString::from).collect() };
        let unknown = |line: &str| unknown_command(&words(line)).map(str::to_owned);
        assert_eq!(unknown("hells-gate verfy g").as_deref(), Some("verfy"));
        assert_eq!(
            unknown("hells-gate --language de verfy").as_deref(),
            Some("verfy")
        );
        for line in [
            "hells-gate verify",
            "hells-gate a.b x",
            "hells-gate ./g x",
            "hells-gate -x",
        ] {
            assert_eq!(unknown(line), None, "{line}");
        }
    }
}
