//! The rule book holds every case that is cited, and says the same in every language.

use super::*;
use crate::present::book::is_number;

fn numbers(language: Language) -> Vec<String> {
    of(language).entries().map(|e| e.number.clone()).collect()
}

#[test]
fn every_language_has_the_same_cases_in_the_same_order() {
    let english = numbers(Language::English);
    assert!(english.len() > 40, "{}", english.len());
    for language in Language::ALL {
        assert_eq!(numbers(language), english, "{language:?}");
    }
}

#[test]
fn every_entry_has_a_title_and_opens_with_one_sentence() {
    for language in Language::ALL {
        for entry in of(language).entries() {
            let at = format!("{language:?} {}", entry.number);
            let summary = entry.summary();
            assert!(!entry.title.is_empty(), "{at}");
            assert!(summary.ends_with('.'), "{at}: {summary}");
            assert!(!summary.contains(". "), "{at}: {summary}");
            assert!(summary.chars().count() <= 180, "{at}: {summary}");
        }
    }
}

#[test]
fn every_cross_reference_exists() {
    let known = numbers(Language::English);
    for language in Language::ALL {
        for entry in of(language).entries() {
            for number in entry.references() {
                assert!(
                    known.iter().any(|n| n == number),
                    "{language:?} {} -> {number}",
                    entry.number
                );
            }
        }
        let brackets = EDITIONS.source(language).matches('[').count();
        let references = of(language).entries().map(|e| e.references().count());
        assert_eq!(brackets, references.sum::<usize>(), "{language:?}");
    }
}

#[test]
fn every_case_that_a_sentence_cites_is_in_the_book() {
    let sources = [
        include_str!("../illegal.rs"),
        include_str!("../panel.rs"),
        include_str!("../telling.rs"),
        include_str!("../say.rs"),
        include_str!("../card.rs"),
        include_str!("../sheet.rs"),
        include_str!("../dice.rs"),
    ];
    let known = numbers(Language::English);
    let cited: Vec<&str> = sources
        .into_iter()
        .flat_map(|code| code.split('"'))
        .filter(|text| is_number(text))
        .collect();
    assert!(cited.len() > 40, "{}", cited.len());
    for number in cited {
        assert!(known.iter().any(|n| n == number), "{number}");
    }
}

#[test]
fn every_ruling_of_ours_has_its_line() {
    let known = numbers(Language::English);
    for ruling in 1..=34 {
        let number = format!("J{ruling}");
        assert!(known.contains(&number), "{number}");
    }
}
