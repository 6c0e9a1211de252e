//! The manual of the program: one text in each language, shown in the window,
//! printed by `hells-gate manual`, and lying in `assets/manual` to be read there, with
//! pictures that `.ci/pictures` takes: the window needs no pictures of itself.

use super::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new("manual", "");

/// The manual as it is written in one language.
#[must_use]
pub fn source(language: Language) -> &'static str {
    EDITIONS.source(language)
}

/// The manual in the language this thread speaks.
#[must_use]
pub fn book() -> &'static Rulebook {
    EDITIONS.spoken()
}

/// The manual in one language.
#[must_use]
pub fn of(language: Language) -> &'static Rulebook {
    EDITIONS.of(language)
}

#[cfg(test)]
mod tests {
    use super::super::book::{BookEntry, Passage};
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// What does not depend on the language: the kinds of blocks, what is typed,
    /// and where the entry leads.
    fn bones(entry: &BookEntry) -> (&str, Vec<String>, Vec<&str>) {
        let bone = |block: &Passage| match block {
            Passage::Paragraph(_) => "paragraph".to_owned(),
            Passage::List(items) => format!("{} items", items.len()),
            Passage::Heading(..) => "heading".to_owned(),
            Passage::Quote(of) => format!("{} quoted", of.len()),
            Passage::Table { head, rows } => format!("{} by {}", head.len(), rows.len()),
            Passage::Code(lines) => lines.join("\n"),
        };
        let blocks = entry.blocks.iter().map(bone).collect();
        (&entry.number, blocks, entry.references().collect())
    }

    #[test]
    fn the_manual_has_the_same_entries_in_every_language() {
        let english = of(Language::English);
        assert!(english.chapters.len() >= 12);
        for language in Language::ALL {
            let own = of(language);
            for (entry, other) in own.entries().zip(english.entries()) {
                assert_eq!(bones(entry), bones(other), "{language:?}");
            }
            assert_eq!(own.entries().count(), english.entries().count());
            let numbers = |book: &Rulebook| -> Vec<String> {
                book.chapters.iter().map(|c| c.number.clone()).collect()
            };
            assert_eq!(numbers(own), numbers(english), "{language:?}");
        }
    }

    #[test]
    fn every_entry_of_the_manual_says_something_and_leads_somewhere() {
        for language in Language::ALL {
            let book = of(language);
            for entry in book.entries() {
                let number = &entry.number;
                assert!(!entry.summary().is_empty(), "{language:?} {number}");
                for to in entry.references() {
                    assert!(book.find(to).is_some(), "{language:?} {number} to {to}");
                }
                let chapter = number.split('.').next();
                let chapter = chapter.and_then(|c| book.chapters.iter().find(|x| x.number == c));
                let there = chapter.is_some_and(|c| c.entries.contains(entry));
                assert!(there, "{language:?} {number}");
            }
        }
    }

    #[test]
    fn the_manual_is_translated() {
        let english = of(Language::English);
        for language in Language::ALL
            .into_iter()
            .filter(|l| *l != Language::English)
        {
            for (entry, other) in of(language).entries().zip(english.entries()) {
                assert_ne!(entry.summary(), other.summary(), "{language:?}");
            }
        }
    }

    /// The pictures that the manual names in one language: under which entry, what is
    /// said of it, and its file.
    fn pictures(language: Language) -> Vec<(&'static str, &'static str, &'static str)> {
        let (mut under, mut all) = ("", Vec::new());
        for line in source(language).lines() {
            under = line.strip_prefix("## ").unwrap_or(under);
            if let Some((told, file)) = line.strip_prefix("![").and_then(|l| l.split_once("](")) {
                let number = under.split(' ').next().unwrap();
                all.push((number, told, file.strip_suffix(')').unwrap()));
            }
        }
        all
    }

    #[test]
    fn every_picture_of_the_manual_is_there_small_and_in_its_own_language() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual");
        let mut named = BTreeSet::new();
        let english = pictures(Language::English);
        assert!(english.len() >= 4, "{english:?}");
        for language in Language::ALL {
            let own = pictures(language);
            assert_eq!(own.len(), english.len(), "{language:?}");
            for ((number, told, file), (entry, original, other)) in own.into_iter().zip(&english) {
                assert_eq!(number, *entry, "{language:?}");
                assert!(!told.is_empty());
                assert_eq!(told == *original, language == Language::English, "{told}");
                let of = |code: &str| format!(".{code}.png");
                let of_english = other.strip_suffix(&of("en")).expect("a language");
                assert_eq!(file, format!("{of_english}{}", of(language.code())));
                let bytes = std::fs::read(folder.join(file)).expect(file);
                assert!(bytes.starts_with(b"\x89PNG\r\n"), "{file}");
                assert!(bytes.len() <= 60 * 1024, "{file}: {}", bytes.len());
                named.insert(file.to_owned());
            }
        }
        let lying = std::fs::read_dir(folder.join("pictures")).unwrap();
        let lying = lying.map(|file| file.unwrap().file_name().into_string().unwrap());
        let lying: BTreeSet<String> = lying.map(|name| format!("pictures/{name}")).collect();
        assert_eq!(lying, named, "all that lie there are named");
    }

    #[test]
    fn a_picture_is_for_the_file_and_not_for_the_window() {
        let book = Rulebook::parse("# 1 A\n## 1.1 B\nx.\n![y](pictures/y.png)\nz");
        let entry = book.find("1.1").unwrap();
        assert_eq!(entry.text(), "x.\n\nz\n");
        for language in Language::ALL {
            let shown = of(language).entries().map(BookEntry::text);
            assert!(!shown.into_iter().any(|text| text.contains("pictures/")));
        }
    }

    #[test]
    fn what_is_typed_is_read_as_it_stands() {
        let book = Rulebook::parse("# 1 A\n## 1.1 B\nx\n```sh\n- y  \n\n  [1.1]\n```\nz");
        let entry = book.find("1.1").unwrap();
        let lines = ["- y", "", "  [1.1]"].map(str::to_owned).to_vec();
        assert_eq!(entry.blocks[1], Passage::Code(lines));
        assert_eq!(entry.text(), "x\n\n- y\n\n  [1.1]\n\nz\n");
        assert_eq!(entry.references().count(), 0);
    }
}
