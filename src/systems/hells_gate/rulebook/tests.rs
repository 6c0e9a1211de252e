//! The rule book reads as it is written, and every reference leads somewhere.

use super::*;
use crate::present::book::{
    BookEntry, ItemMark, ListItem, Passage, Span, is_number, passages, plain,
};
use proptest::prelude::*;
use std::collections::HashSet;

/// An entry with exactly this number, no chapter standing in for it.
fn exact(number: &str) -> Option<&'static BookEntry> {
    book().entries().find(|e| e.number == number)
}

#[test]
fn every_citation_is_in_the_book() {
    for rule in cite::ALL {
        assert!(exact(rule.0).is_some(), "{rule}");
    }
}

#[test]
fn every_numbered_case_can_be_cited() {
    let general = ["0.1", "0.2", "0.3", "1.0", "2.0", "11.0"];
    for entry in book().entries() {
        let number = entry.number.as_str();
        if number.starts_with(['R', 'P']) || general.contains(&number) {
            continue;
        }
        assert!(cite::ALL.iter().any(|rule| rule.0 == number), "{number}");
    }
}

#[test]
fn every_cross_reference_resolves() {
    for entry in book().entries() {
        for number in entry.references() {
            assert!(exact(number).is_some(), "{} -> {number}", entry.number);
            assert_ne!(number, entry.number, "refers to itself");
        }
    }
    for language in Language::ALL {
        let brackets = EDITIONS.source(language).matches('[').count();
        let entries = of(language).entries();
        let references: usize = entries.map(|e| e.references().count()).sum();
        assert_eq!(brackets, references, "{language:?}: a bracket is none");
    }
}

#[test]
fn every_ruling_and_the_rules_it_bears_on_name_each_other() {
    for n in 1..=24 {
        let number = format!("R{n}");
        let text = exact(&number).expect("ruling").plain();
        let (_, bears_on) = text.rsplit_once("Bears on ").expect("what it bears on");
        let read = passages(bears_on);
        let bears_on: Vec<String> = read
            .iter()
            .flat_map(Passage::spans)
            .filter_map(|span| match span {
                Span::Rule(rule) => Some(rule.clone()),
                _ => None,
            })
            .collect();
        // Chapter 0 explains the numbers, and rulings may lean on each other.
        let naming: Vec<_> = book()
            .entries()
            .filter(|e| !e.number.starts_with(['0', 'R', 'P']))
            .filter(|e| e.references().any(|r| r == number))
            .map(|e| e.number.clone())
            .collect();
        assert_eq!(bears_on, naming, "{number}");
        assert!(!naming.is_empty(), "{number}");
    }
    assert!(exact("R25").is_none());
}

#[test]
fn chapters_and_entries_are_in_order() {
    let book = book();
    let chapters: Vec<_> = book.chapters.iter().map(|c| c.number.clone()).collect();
    let expected: Vec<_> = (0..=14).map(|n| n.to_string()).collect();
    assert_eq!(chapters, expected);

    let mut seen = HashSet::new();
    for chapter in &book.chapters {
        assert!(!chapter.title.is_empty() && !chapter.entries.is_empty());
        let mut last: Vec<u32> = Vec::new();
        for entry in &chapter.entries {
            assert!(seen.insert(entry.number.clone()), "{} twice", entry.number);
            assert!(is_number(&entry.number), "{}", entry.number);
            let (prefix, parts) = match entry.number.as_str() {
                "CRT" => {
                    assert_eq!(chapter.entries.last(), Some(entry));
                    assert_eq!(chapter.number, "7");
                    continue;
                }
                n if n.starts_with(['R', 'P']) => n.split_at(1),
                n => ("", n),
            };
            let parts: Vec<u32> = parts.split('.').map(|p| p.parse().unwrap()).collect();
            assert!(last < parts, "{} out of order", entry.number);
            match chapter.number.as_str() {
                "13" => assert_eq!(prefix, "R"),
                "14" => assert_eq!(prefix, "P"),
                n => {
                    assert_eq!(prefix, "");
                    assert_eq!(parts[0].to_string(), n);
                }
            }
            last = parts;
        }
    }
}

#[test]
fn every_entry_opens_with_one_sentence() {
    for entry in book().entries() {
        let number = &entry.number;
        assert!(
            matches!(entry.blocks.first(), Some(Passage::Paragraph(_))),
            "{number}"
        );
        let summary = entry.summary();
        assert!(summary.ends_with('.'), "{number}");
        assert_eq!(summary.matches(". ").count(), 0, "{number}");
        assert!(!summary.contains('['), "{number}");
        assert!(summary.len() <= 160, "{number}: {}", summary.len());
        assert!(!entry.title.is_empty());
        assert!(entry.blocks.len() > 1 || summary.len() > 20, "{number}");
    }
}

#[test]
fn the_table_is_the_combat_results_table() {
    let tables: Vec<_> = book()
        .entries()
        .flat_map(|e| &e.blocks)
        .filter_map(|block| match block {
            Passage::Table { head, rows } => Some((head, rows)),
            _ => None,
        })
        .collect();
    assert_eq!(tables.len(), 1);
    let (head, rows) = tables[0];
    assert_eq!(
        head.join(" "),
        "Die <1:1 1:1 3:2 2:1 3:1 4:1–5:1 6:1–7:1 8:1+"
    );
    // Transcribed a second time, column by column, die 1 to 6.
    let columns = [
        [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 1)],
        [(0, 0), (0, 0), (0, 0), (0, 0), (0, 1), (0, 1)],
        [(0, 0), (0, 0), (0, 0), (0, 1), (0, 1), (1, 2)],
        [(0, 0), (0, 0), (0, 1), (0, 1), (1, 2), (1, 2)],
        [(0, 0), (0, 1), (0, 1), (1, 2), (1, 2), (1, 2)],
        [(0, 1), (0, 1), (1, 2), (1, 2), (1, 2), (1, 2)],
        [(0, 1), (1, 2), (1, 2), (1, 2), (1, 2), (2, 3)],
        [(1, 2), (1, 2), (1, 2), (1, 2), (2, 3), (2, 3)],
    ];
    assert_eq!(rows.len(), 6);
    for (die, row) in rows.iter().enumerate() {
        assert_eq!(row.len(), 9);
        assert_eq!(row[0], (die + 1).to_string());
        for (column, cell) in columns.iter().zip(&row[1..]) {
            let (normal, all_out) = column[die];
            assert_eq!(*cell, format!("{normal}/{all_out}"), "die {}", die + 1);
        }
    }
}

#[test]
fn reading_loses_no_word() {
    let words = |text: &str| -> Vec<String> {
        text.replace(['*', '`'], "")
            .split_whitespace()
            .filter(|w| !matches!(*w, "#" | "##" | "-" | "|" | "---"))
            .map(str::to_owned)
            .collect()
    };
    for language in Language::ALL {
        let book = of(language);
        assert_eq!(words(EDITIONS.source(language)), words(&book.plain()));
    }
}

#[test]
fn finds_by_number_and_by_chapter() {
    let number = |query| book().find(query).map(|e| e.number.as_str());
    assert_eq!(number("7.6"), Some("7.6"));
    assert_eq!(number("12"), Some("12.0"));
    assert_eq!(number("8"), Some("8.0"));
    assert_eq!(number("0.0"), Some("0.1"));
    assert_eq!(number("13"), Some("R1"));
    assert_eq!(number("r24"), Some("R24"));
    assert_eq!(number("crt"), Some("CRT"));
    assert_eq!(number("7.9"), None);
    assert_eq!(number(""), None);
}

#[test]
fn search_puts_numbers_and_titles_first() {
    let book = book();
    let first = |query| book.search(query).first().map(|e| e.number.as_str());
    assert_eq!(first("RETREATS"), Some("7.6"));
    assert_eq!(first("R1"), Some("R1"));
    assert_eq!(first("7.1"), Some("7.1"));
    assert_eq!(first("all-out attack"), Some("7.3"));
    assert_eq!(first("overconcentration"), Some("7.4"));
    assert!(book.search("airfield pocket").len() == 1);
    assert!(book.search("  ").is_empty());
    assert!(book.search("zeppelin").is_empty());
}

#[test]
fn reads_every_kind_of_markup() {
    let book = Rulebook::parse(
        "lost\n# 7 Combat\n## 7.6 Retreats\nA **step** by\n[R8], not [x] or **y.\n- one\n  more\n- two\n| a | b |\n| --- | --- |\n| 1 | |\nend",
    );
    let text = |s: &str| Span::Text(s.to_owned());
    let item = |s: &str| ListItem {
        depth: 0,
        mark: ItemMark::Point,
        text: vec![text(s)],
    };
    assert_eq!(
        book.chapters[0].entries[0].blocks,
        vec![
            Passage::Paragraph(vec![
                text("A "),
                Span::Strong("step".to_owned()),
                text(" by "),
                Span::Rule("R8".to_owned()),
                text(", not [x] or **y."),
            ]),
            Passage::List(vec![item("one more"), item("two")]),
            Passage::Table {
                head: vec!["a".to_owned(), "b".to_owned()],
                rows: vec![vec!["1".to_owned(), String::new()]],
            },
            Passage::Paragraph(vec![text("end")]),
        ]
    );
}

mod languages;

proptest! {
    #[test]
    fn junk_never_panics(junk in "([#|*\\[\\]\\- .\\n]|[0-9RPCT]|\\PC){0,200}", query in "\\PC{0,20}") {
        let book = Rulebook::parse(&junk);
        let _ = book.plain();
        let _ = book.search(&query);
        let _ = book.find(&query);
        for entry in book.entries() {
            let _ = (entry.summary(), entry.references().count());
        }
    }

    #[test]
    fn plain_text_is_kept(line in "[a-z ,.*\\[\\]é]{0,60}") {
        let book = Rulebook::parse(&format!("# 1 A\n## 1.0 B\nx {line}"));
        let bare = |s: &str| s.replace('*', "").split_whitespace().collect::<String>();
        let plain = plain_of(&book);
        prop_assert_eq!(bare(&plain), bare(&format!("x {line}")));
    }
}

fn plain_of(book: &Rulebook) -> String {
    book.chapters[0].entries[0].summary()
}
