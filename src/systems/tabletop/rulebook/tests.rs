//! The rule book reads as it is written, holds every case and says the same in
//! every language.

use super::*;
use crate::present::book::{BookEntry, Passage, Span, is_number, passages};
use proptest::prelude::*;

/// How many cases each chapter has, T1 to T16.
const CASES: [usize; 16] = [6, 3, 9, 5, 2, 7, 3, 3, 1, 6, 3, 19, 4, 1, 5, 7];
/// The number of the last ruling; the first is TR0.
const LAST_RULING: usize = 37;

fn books() -> impl Iterator<Item = (Language, &'static Rulebook)> {
    Language::ALL.into_iter().map(|l| (l, of(l)))
}

/// An entry with exactly this number, no chapter standing in for it.
fn exact(number: &str) -> Option<&'static BookEntry> {
    of(Language::English).entries().find(|e| e.number == number)
}

/// Runs of figures, sorted: the numbers of a text however a language groups,
/// orders and marks them.
fn figures(text: &str) -> Vec<&str> {
    let mut found: Vec<_> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|run| !run.is_empty())
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn every_language_has_every_case_and_every_ruling_in_order() {
    let mut expected: Vec<String> = Vec::new();
    for (chapter, cases) in (1..).zip(CASES) {
        expected.extend((1..=cases).map(|case| format!("T{chapter}.{case}")));
    }
    expected.extend((0..=LAST_RULING).map(|ruling| format!("TR{ruling}")));
    for (language, book) in books() {
        let numbers: Vec<_> = book.entries().map(|e| e.number.clone()).collect();
        assert_eq!(numbers, expected, "{language:?}");
    }
}

#[test]
fn every_entry_stands_in_the_chapter_of_its_number() {
    for (language, book) in books() {
        assert_eq!(book.chapters.len(), CASES.len() + 1, "{language:?}");
        for chapter in &book.chapters {
            assert!(!chapter.title.is_empty(), "{language:?} {}", chapter.number);
            for BookEntry { number, .. } in &chapter.entries {
                let (of, _) = number.split_once('.').unwrap_or(("TR", number));
                assert_eq!(chapter.number, of, "{language:?} {number}");
            }
        }
    }
}

#[test]
fn every_entry_has_a_title_and_opens_with_one_sentence() {
    for (language, book) in books() {
        for entry in book.entries() {
            let at = format!("{language:?} {}", entry.number);
            let summary = entry.summary();
            assert!(!entry.title.is_empty(), "{at}");
            assert!(summary.ends_with('.'), "{at}: {summary}");
            assert!(!summary.contains(". "), "{at}: {summary}");
            assert!(!summary.contains('['), "{at}: {summary}");
            let letters = summary.chars().count();
            assert!((20..=160).contains(&letters), "{at}: {letters}");
        }
    }
}

#[test]
fn every_cross_reference_exists() {
    for (language, book) in books() {
        for entry in book.entries() {
            for number in entry.references() {
                let at = format!("{language:?} {} -> {number}", entry.number);
                assert!(exact(number).is_some(), "{at}");
                assert_ne!(number, entry.number, "{at}: refers to itself");
            }
        }
        let brackets = EDITIONS.source(language).matches('[').count();
        let references: usize = book.entries().map(|e| e.references().count()).sum();
        assert_eq!(brackets, references, "{language:?}: a bracket is none");
    }
}

#[test]
fn every_case_that_a_refusal_or_a_factor_cites_is_in_the_book() {
    let cited: Vec<_> = [include_str!("../illegal.rs"), include_str!("../odds.rs")]
        .into_iter()
        .flat_map(|code| code.split('"'))
        .filter(|text| is_number(text))
        .collect();
    // One for each arm of the match: the search itself has found something.
    assert!(cited.len() > 20, "{cited:?}");
    for number in cited {
        assert!(exact(number).is_some(), "{number}");
    }
}

#[test]
fn every_case_that_a_ruling_bears_on_names_the_ruling() {
    for ruling in 1..=LAST_RULING {
        let number = format!("TR{ruling}");
        let text = exact(&number).expect("ruling").plain();
        let (_, bears_on) = text.rsplit_once("Bears on ").expect("what it bears on");
        let read = passages(bears_on);
        let cases: Vec<String> = read
            .iter()
            .flat_map(Passage::spans)
            .filter_map(|span| match span {
                Span::Rule(case) => Some(case.clone()),
                _ => None,
            })
            .collect();
        assert!(!cases.is_empty(), "{number}");
        for case in cases {
            let entry = exact(&case).expect("case");
            assert!(entry.references().any(|r| r == number), "{case}: {number}");
        }
    }
}

#[test]
fn translations_keep_every_number_reference_and_paragraph() {
    for (language, book) in books() {
        for (english, entry) in of(Language::English).entries().zip(book.entries()) {
            let at = format!("{language:?} {}", entry.number);
            assert_eq!(english.blocks.len(), entry.blocks.len(), "{at}");
            let sorted = |entry: &BookEntry| {
                let mut all: Vec<_> = entry.references().map(str::to_owned).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(sorted(english), sorted(entry), "{at}");
            let (ours, theirs) = (english.plain(), entry.plain());
            assert_eq!(figures(&ours), figures(&theirs), "{at}");
        }
    }
}

#[test]
fn translations_are_translated() {
    for (language, book) in books().filter(|(l, _)| *l != Language::English) {
        for (english, entry) in of(Language::English).entries().zip(book.entries()) {
            let at = format!("{language:?} {}", entry.number);
            assert_ne!(english.summary(), entry.summary(), "{at}");
            let cyrillic = entry.summary().chars().any(|c| ('а'..='я').contains(&c));
            let expected = matches!(language, Language::Russian | Language::Ukrainian);
            assert_eq!(cyrillic, expected, "{at}");
        }
    }
    // Letters that one of the two does not have.
    let foreign = |language, letters: &[char]| EDITIONS.source(language).contains(letters);
    assert!(!foreign(Language::Russian, &['і', 'ї', 'є', 'ґ']));
    assert!(!foreign(Language::Ukrainian, &['ы', 'э', 'ё', 'ъ']));
}

#[test]
fn reading_loses_no_word() {
    let words = |text: &str| -> Vec<String> {
        text.split_whitespace()
            .filter(|word| !matches!(*word, "#" | "##"))
            .map(str::to_owned)
            .collect()
    };
    for (language, book) in books() {
        assert_eq!(words(EDITIONS.source(language)), words(&book.plain()));
    }
}

#[test]
fn finds_by_number_and_by_chapter() {
    let number = |query| book().find(query).map(|e| e.number.as_str());
    assert_eq!(number("T12.8"), Some("T12.8"));
    assert_eq!(number("t1.1"), Some("T1.1"));
    assert_eq!(number("tr22"), Some("TR22"));
    assert_eq!(number("T12"), Some("T12.1"));
    assert_eq!(number("TR"), Some("TR0"));
    assert_eq!(number("T12.20"), None);
    assert_eq!(number("7.6"), None);
    assert_eq!(number(""), None);
}

#[test]
fn reads_headings_paragraphs_and_references() {
    let book = Rulebook::parse(
        "lost\n# T12 Attack\nlost\n## T12.8 Hits\nA die\n[TR22], not [x] [T1] [T.1].\n\n[T1.1]\n",
    );
    let text = |s: &str| Span::Text(s.to_owned());
    let rule = |s: &str| Span::Rule(s.to_owned());
    assert_eq!(book.chapters[0].title, "Attack");
    let entry = book.find("T12.8").expect("read");
    assert_eq!(entry.title, "Hits");
    assert_eq!(
        entry.blocks,
        vec![
            Passage::Paragraph(vec![
                text("A die "),
                rule("TR22"),
                text(", not [x] [T1] [T.1].")
            ]),
            Passage::Paragraph(vec![rule("T1.1")]),
        ]
    );
    assert_eq!(
        entry.plain(),
        "T12.8 Hits\n\nA die [TR22], not [x] [T1] [T.1].\n\n[T1.1]\n"
    );
}

proptest! {
    #[test]
    fn junk_never_panics(junk in "([#\\[\\] .\\n]|[0-9TR]|\\PC){0,200}", query in "\\PC{0,20}") {
        let book = Rulebook::parse(&junk);
        let _ = (book.plain(), book.find(&query));
        for entry in book.entries() {
            let _ = (entry.summary(), entry.references().count());
        }
    }
}
