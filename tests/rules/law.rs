//! The law of these tests: no case, ruling, refusal or event without one.

use std::collections::BTreeSet;

const TESTS: [&str; 11] = [
    include_str!("ground.rs"),
    include_str!("combat.rs"),
    include_str!("losses.rs"),
    include_str!("movement.rs"),
    include_str!("special.rs"),
    include_str!("rulings.rs"),
    include_str!("worked_example.rs"),
    include_str!("crt.rs"),
    include_str!("edges.rs"),
    include_str!("words.rs"),
    include_str!("sound.rs"),
];

const CASES: [&str; 36] = [
    "2.1", "2.2", "3.0", "4.0", "4.1", "4.2", "4.3", "5.0", "5.1", "5.2", "5.3", "6.0", "6.1",
    "6.2", "7.0", "7.1", "7.1.1", "7.1.2", "7.1.3", "7.2", "7.3", "7.4", "7.5", "7.6", "8.0",
    "8.1", "8.2", "8.3", "9.0", "10.0", "11.1", "11.2", "11.3", "11.4", "11.5", "12.0",
];

const RULINGS: u8 = 24;

/// The names of all tests: what follows `#[test]` and `fn`.
fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for source in TESTS {
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            if line.trim() == "#[test]" {
                let mut rest = lines.by_ref().map(str::trim);
                let head = rest.find_map(|l| l.strip_prefix("fn ")).unwrap();
                names.push(head.split('(').next().unwrap());
            }
        }
    }
    names
}

#[test]
fn every_case_has_a_test_that_bears_its_number() {
    let names = names();
    assert!(names.len() > 120, "{}", names.len());
    for case in CASES {
        let start = format!("r{}_", case.replace('.', "_"));
        // r7_1_ must not be content with r7_1_1_.
        let bears = |name: &&&str| {
            name.strip_prefix(&start)
                .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        assert!(
            names.iter().find(bears).is_some(),
            "no test for case {case}"
        );
    }
}

#[test]
fn every_ruling_has_a_test_that_bears_its_number() {
    let names = names();
    for ruling in 1..=RULINGS {
        let start = format!("ruling_r{ruling:02}_");
        assert!(
            names.iter().any(|name| name.starts_with(&start)),
            "no test for ruling R{ruling}"
        );
    }
}

#[test]
fn no_test_name_is_used_twice_and_none_bears_an_unknown_number() {
    let names = names();
    let mut once = BTreeSet::new();
    for name in &names {
        assert!(once.insert(name), "{name} twice");
        if let Some(rest) = name.strip_prefix("ruling_r") {
            let number: u8 = rest[..2].parse().unwrap();
            assert!((1..=RULINGS).contains(&number), "{name}");
        } else if let Some(rest) = name.strip_prefix('r')
            && rest.starts_with(|c: char| c.is_ascii_digit())
        {
            let digits: Vec<&str> = rest
                .split('_')
                .take_while(|part| part.len() <= 2 && part.parse::<u8>().is_ok())
                .collect();
            // A number in the sentence may follow: try the longest first.
            let known = (2..=digits.len()).any(|n| CASES.contains(&digits[..n].join(".").as_str()));
            assert!(known, "{name}");
        }
    }
}

/// The variants of an enum in a source file.
fn variants(source: &str, name: &str) -> Vec<String> {
    let body = source.split_once(&format!("pub enum {name} {{")).unwrap().1;
    let body = body.split_once("\n}").unwrap().0;
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.trim_end_matches([' ', '{', ',']).to_owned())
        .collect()
}

fn used(word: &str) -> bool {
    TESTS.iter().any(|source| {
        source
            .match_indices(word)
            .any(|(at, _)| !source[at + word.len()..].starts_with(|c: char| c.is_alphanumeric()))
    })
}

#[test]
fn every_refusal_is_provoked_by_a_test() {
    let all = variants(
        include_str!("../../src/systems/hells_gate/illegal.rs"),
        "Illegal",
    );
    assert!(all.len() > 50, "{}", all.len());
    let without: Vec<_> = all
        .iter()
        .filter(|v| !used(&format!("Illegal::{v}")))
        .collect();
    assert!(without.is_empty(), "no test provokes {without:?}");
}

#[test]
fn every_event_and_cause_is_told_by_a_test() {
    let source = include_str!("../../src/systems/hells_gate/event.rs");
    for name in ["Event", "Cause"] {
        let all = variants(source, name);
        assert!(all.len() >= 5);
        let without: Vec<_> = all
            .iter()
            .filter(|v| !used(&format!("{name}::{v}")))
            .collect();
        assert!(without.is_empty(), "no test tells of {without:?}");
    }
}
