//! Every refusal, action and event has a sentence of its own in every language.

use crate::play::{APRIL, CAMPAIGN, JULY, Match, rules, thrown};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Every as _, Refusal as _, Rules as _};
use hells_gate::systems::gate_of_hell::Illegal;
use hells_gate::words::{Language, speaking};
use std::collections::{BTreeMap, BTreeSet};

/// The variants by which sentences are found, of a message in a language.
fn variants(language: Language, message: &str) -> BTreeSet<String> {
    let area = hells_gate::words::AREAS
        .iter()
        .position(|a| *a == "gate_of_hell");
    let text = hells_gate::words::source(language, area.unwrap());
    let body = text.split(&format!("\n{message} = ")).nth(1).unwrap();
    let rows = body.lines().skip(1).take_while(|l| *l != "}");
    let word = |l: &str| l.split(['[', ']']).nth(1).unwrap().to_owned();
    rows.map(word).collect()
}

#[test]
fn every_language_has_the_same_sentences() {
    for message in ["gate-not", "gate-do", "gate-told"] {
        let english = variants(Language::English, message);
        assert!(english.len() > 40, "{message}");
        for language in Language::ALL {
            assert_eq!(
                variants(language, message),
                english,
                "{language:?}: {message}"
            );
        }
    }
}

/// What is refused in games of all scenarios, each reason once.
fn refusals() -> BTreeMap<String, (usize, Illegal)> {
    let mut found = BTreeMap::new();
    for number in [APRIL, JULY, CAMPAIGN] {
        let rules = rules(number);
        let mut chooser = Chooser::new(7);
        let mut state = rules.initial();
        let mut step = 0;
        while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
            if step % 40 == 0 && step < 1200 {
                rules.every_action(&mut |action| {
                    for why in rules.explain(&state, action) {
                        let text = format!("{why:?}");
                        let word = text.split([' ', '{']).next().unwrap().to_owned();
                        found.entry(word).or_insert((number, why));
                    }
                });
            }
            step += 1;
            let dice = thrown(&rules, &state, action, &mut chooser);
            rules.step(&mut state, action, &dice);
        }
    }
    found
}

#[test]
fn refusals_are_told_with_their_case() {
    let found = refusals();
    assert!(found.len() > 60, "{:?}", found.keys());
    for language in Language::ALL {
        let known = variants(language, "gate-not");
        let over = speaking(language, || {
            rules(APRIL).say_refusal(&Illegal::GameOver).text
        });
        for (word, (number, why)) in &found {
            assert!(known.contains(word), "{word} has no sentence");
            let told = speaking(language, || rules(*number).say_refusal(why));
            assert_eq!(told.rule, Some(why.rule().0));
            assert_eq!(told.text == over, word == "GameOver", "{word}: {told:?}");
            assert!(
                !told.text.contains('$') && !told.text.contains("  "),
                "{told:?}"
            );
        }
    }
}

#[test]
fn actions_and_events_of_a_campaign_are_told_in_every_language() {
    let rules = rules(CAMPAIGN);
    let mut chooser = Chooser::new(3);
    let mut state = rules.initial();
    let mut told = BTreeSet::new();
    while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
        let dice = thrown(&rules, &state, action, &mut chooser);
        let mut events = Vec::new();
        rules.resolve(&state, action, &dice, &mut events);
        for language in Language::ALL {
            speaking(language, || {
                let label = rules.say_action(action);
                assert!(!label.is_empty() && !label.contains("$"), "{label}");
                for event in &events {
                    if let Some(line) = rules.say_event(event) {
                        assert!(!line.told.text.contains("$"), "{line:?}");
                        told.insert(line.told.text);
                    }
                }
            });
        }
        rules.step(&mut state, action, &dice);
    }
    assert!(told.len() > 400, "{}", told.len());
}

#[test]
fn sentences_name_pieces_places_and_numbers() {
    let game = Match::april(&[]);
    let why = game.why("sail Nahant S8");
    let told = game.rules.say_refusal(&why[0]);
    assert!(
        told.text.starts_with("S8 Sumter-Moultrie channel:"),
        "{told:?}"
    );
    let action = game.rules.parse("sail Nahant S7").unwrap();
    assert_eq!(
        game.rules.say_action(action),
        "Nahant sails to S7 Harbour entrance"
    );
    let about = game.rules.about_action(action);
    assert_eq!(
        (about.units, about.places),
        (vec!["Nahant".to_owned()], vec!["S7".to_owned()])
    );
}
