//! The books of all languages say the same, each in its own.

use super::*;
use crate::words::{Language, name, speaking};

/// The languages the book was translated into.
fn translations() -> impl Iterator<Item = Language> {
    Language::ALL
        .into_iter()
        .filter(|l| *l != Language::English)
}

/// Every entry of a translation beside the English one.
fn pairs(language: Language) -> impl Iterator<Item = (&'static BookEntry, &'static BookEntry)> {
    let english = of(Language::English).entries();
    english.zip(of(language).entries())
}

/// Paragraphs and items of lists, one by one.
fn texts(entry: &BookEntry) -> impl Iterator<Item = &Vec<Span>> {
    entry.blocks.iter().flat_map(|block| match block {
        Passage::Paragraph(spans) => vec![spans],
        Passage::List(items) => items.iter().map(|item| &item.text).collect(),
        _ => Vec::new(),
    })
}

/// The words of a text; a hyphen divides them, an apostrophe does not.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’'))
        .filter(|word| !word.is_empty())
}

/// Every number, and every hex name or other letter with a number: "C6", "R8".
fn numbers(entry: &BookEntry) -> Vec<String> {
    let text = entry.plain();
    let mut found: Vec<String> = words(&text)
        .filter(|word| word.chars().any(|c| c.is_ascii_digit()))
        .map(|word| {
            let ordinal = |c: char| c.is_lowercase();
            word.trim_end_matches(ordinal).to_owned()
        })
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn the_book_is_that_of_the_language_spoken() {
    assert_eq!(book(), of(Language::English));
    let title = |language| speaking(language, || book().find("7.6").map(|e| e.title.as_str()));
    assert_eq!(title(Language::English), Some("Retreats"));
    assert_eq!(title(Language::German), Some("Rückzüge"));
    assert_eq!(title(Language::Russian), Some("Отступления"));
    assert_eq!(title(Language::Ukrainian), Some("Відступи"));
}

#[test]
fn every_book_has_the_same_cases_and_rulings_in_the_same_order() {
    let contents = |language| -> Vec<(String, Vec<String>)> {
        let chapters = of(language).chapters.iter();
        chapters
            .map(|chapter| {
                let entries = chapter.entries.iter().map(|e| e.number.clone());
                (chapter.number.clone(), entries.collect())
            })
            .collect()
    };
    let english = contents(Language::English);
    assert!(english.len() > 10);
    for language in translations() {
        assert_eq!(contents(language), english, "{language:?}");
    }
}

#[test]
fn every_paragraph_has_the_same_terms_and_cross_references_in_every_language() {
    // Of each text the references in their order and the number of defined terms;
    // of the table, everything but the name of the first column.
    let shape = |entry: &BookEntry| -> Vec<(Vec<String>, usize)> {
        entry
            .blocks
            .iter()
            .flat_map(|block| match block {
                Passage::Paragraph(spans) => vec![marked(spans)],
                Passage::List(items) => {
                    let items = items.iter().map(|item| marked(&item.text));
                    std::iter::once((vec!["list".to_owned()], 0))
                        .chain(items)
                        .collect()
                }
                Passage::Table { head, rows } => {
                    let head = head.iter().skip(1).cloned().collect();
                    let rows = rows.iter().map(|row| (row.clone(), 0));
                    std::iter::once((head, 0)).chain(rows).collect()
                }
                Passage::Code(lines) => vec![(lines.clone(), 0)],
                Passage::Heading(..) | Passage::Quote(_) => Vec::new(),
            })
            .collect()
    };
    for language in translations() {
        for (english, theirs) in pairs(language) {
            assert_eq!(
                shape(theirs),
                shape(english),
                "{language:?} {}",
                english.number
            );
        }
    }
}

fn marked(spans: &[Span]) -> (Vec<String>, usize) {
    let rules = spans.iter().filter_map(|span| match span {
        Span::Rule(number) => Some(number.clone()),
        _ => None,
    });
    let strong = spans.iter().filter(|s| matches!(s, Span::Strong(_)));
    (rules.collect(), strong.count())
}

#[test]
fn every_case_has_the_same_numbers_and_hexes_in_every_language() {
    for language in translations() {
        for (english, theirs) in pairs(language) {
            assert_eq!(
                numbers(theirs),
                numbers(english),
                "{language:?} {}",
                english.number
            );
        }
    }
}

#[test]
fn no_case_is_left_in_english() {
    // Names, and words that are quoted; hexes, sizes and rules are no words.
    const NAMES: [&str; 16] = [
        "Hell’s",
        "Gate",
        "Simulating",
        "War",
        "Bloomsbury",
        "Victory",
        "Point",
        "Games",
        "Philip",
        "Sabin",
        "ZOC",
        "EZOC",
        "CRT",
        "untreated",
        "unretreated",
        "XXX",
    ];
    // Words of English that are none of German.
    const ENGLISH: [&str; 14] = [
        "the", "of", "and", "is", "with", "that", "not", "to", "it", "are", "unit", "turn",
        "hexes", "if",
    ];
    for language in translations() {
        for (english, theirs) in pairs(language) {
            let case = format!("{language:?} {}", english.number);
            assert_ne!(theirs.title, english.title, "{case}");
            for (ours, text) in texts(english).zip(texts(theirs)) {
                assert_ne!(plain(ours), plain(text), "{case}");
            }
            let text = theirs.plain();
            let foreign: Vec<&str> = words(&text)
                .filter(|word| match language {
                    Language::English | Language::German => ENGLISH.contains(word),
                    Language::Russian | Language::Ukrainian => {
                        let latin = |c: char| c.is_ascii_alphabetic();
                        let letters = word.chars().filter(|c| latin(*c)).count();
                        letters > 2 && !NAMES.contains(word)
                    }
                })
                .collect();
            assert_eq!(foreign, Vec::<&str>::new(), "{case}");
            // What one of the two languages has and the other has not.
            let other: &[char] = match language {
                Language::Russian => &['і', 'ї', 'є', 'ґ', 'І', 'Ї', 'Є', 'Ґ'],
                Language::Ukrainian => &['ы', 'э', 'ъ', 'ё', 'Ы', 'Э', 'Ъ', 'Ё'],
                Language::English | Language::German => &[],
            };
            assert!(!text.contains(other), "{case}: {text}");
        }
    }
}

#[test]
fn every_entry_opens_with_one_sentence_in_every_language() {
    for language in Language::ALL {
        for entry in of(language).entries() {
            let case = format!("{language:?} {}", entry.number);
            let summary = entry.summary();
            assert!(summary.ends_with('.'), "{case}");
            assert!(!summary.contains('['), "{case}");
            // "24. Panzer-Division" ends no sentence.
            let parts: Vec<&str> = summary.split(". ").collect();
            let ended = parts[..parts.len() - 1]
                .iter()
                .filter(|part| !part.ends_with(|c: char| c.is_ascii_digit()));
            assert_eq!(ended.count(), 0, "{case}");
            let letters = summary.chars().count();
            assert!((20..=190).contains(&letters), "{case}: {letters}");
        }
    }
}

#[test]
fn the_book_calls_places_what_the_map_calls_them() {
    let places = [
        "Cherkassy",
        "Tichonovka",
        "Korsun",
        "Yanovka",
        "Shenderovka",
        "Gniloy Tikich",
    ];
    let mut seen = 0;
    for language in translations() {
        for (english, theirs) in pairs(language) {
            let (ours, text) = (english.plain(), theirs.plain());
            for place in places.iter().filter(|place| ours.contains(**place)) {
                seen += 1;
                let name = speaking(language, || name(place).into_owned());
                assert_ne!(name, "", "{place}");
                // The ending of a name changes with its case.
                let stem: String = match language {
                    Language::English | Language::German => name,
                    Language::Russian | Language::Ukrainian => name.chars().take(5).collect(),
                };
                let case = format!("{language:?} {}", english.number);
                assert!(text.contains(&stem), "{case}: {stem}");
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

#[test]
fn every_language_is_searched_by_its_own_words() {
    let first = |language, query: &str| {
        let found = of(language).search(query);
        found.first().map(|e| e.number.as_str())
    };
    let german = |query| first(Language::German, query);
    assert_eq!(german("RÜCKZÜGE"), Some("7.6"));
    assert_eq!(german("vollangriff"), Some("7.3"));
    // On a keyboard without umlauts.
    assert_eq!(german("rueckzuege"), Some("7.6"));
    assert_eq!(german("Ruckzuge"), Some("7.6"));
    assert_eq!(german("r1"), Some("R1"));
    assert_eq!(german("Retreats"), None);
    // The nominative is what people type, and ё is what they leave out.
    let russian = |query| first(Language::Russian, query);
    assert_eq!(russian("Отступление"), Some("7.6"));
    assert_eq!(russian("решительная атака"), Some("7.3"));
    assert_eq!(russian("счет"), russian("счёт"));
    assert!(russian("счет").is_some());
    assert_eq!(russian("7.1"), Some("7.1"));
    let ukrainian = |query| first(Language::Ukrainian, query);
    assert_eq!(ukrainian("рішуча атака"), Some("7.3"));
    assert_eq!(ukrainian("зв'язує"), ukrainian("зв’язує"));
    assert!(ukrainian("зв'язує").is_some());
    assert_eq!(ukrainian("retreats"), None);
}
