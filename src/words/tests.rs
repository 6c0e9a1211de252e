//! The messages are complete in every language, and are asked for rightly.

use super::bundles::bundle;
use super::*;
use fluent_bundle::{FluentArgs, FluentResource};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What a message says about its arguments.
#[derive(Default, Clone)]
struct Text {
    /// The whole of it, without its id.
    body: String,
    /// Arguments that a reader sees.
    shown: BTreeSet<String>,
    /// Arguments that choose between words.
    chosen: BTreeSet<String>,
    /// Messages that it takes in.
    within: BTreeSet<String>,
}

fn word(text: &str) -> String {
    let letter = |c: &char| c.is_ascii_alphanumeric() || "-_".contains(*c);
    text.chars().take_while(letter).collect()
}

/// The variants of the choice that begins here: "one", "other".
fn keys(after_arrow: &str) -> Vec<String> {
    let mut depth = 1;
    let mut keys = Vec::new();
    for (i, c) in after_arrow.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            '[' if depth == 1 => keys.push(word(&after_arrow[i + 1..])),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    keys
}

/// Whether they are forms of number, not exact numbers or words.
fn is_plural(keys: &[String]) -> bool {
    keys.iter()
        .any(|k| ["one", "few", "many"].contains(&k.as_str()))
}

/// The choices of a text: the argument, and its variants.
fn choices(body: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (at, _) in body.match_indices("->") {
        let before = body[..at].trim_end();
        let argument = before.rsplit('$').next().unwrap_or_default();
        found.push((argument.to_owned(), keys(&body[at + 2..])));
    }
    found
}

fn parsed(body: String) -> Text {
    let mut text = Text::default();
    let arguments = choices(&body).into_iter().map(|(argument, _)| argument);
    text.chosen.extend(arguments);
    for (at, _) in body.match_indices('{') {
        let inside = body[at + 1..].trim_start();
        if let Some(argument) = inside.strip_prefix('$') {
            let name = word(argument);
            if argument[name.len()..].trim_start().starts_with('}') {
                text.shown.insert(name);
            }
        } else if inside.starts_with(|c: char| c.is_ascii_alphabetic()) {
            text.within.insert(word(inside));
        }
    }
    text.body = body;
    text
}

/// The messages of a language.
fn messages(language: Language) -> BTreeMap<String, Text> {
    let mut bodies: BTreeMap<String, String> = BTreeMap::new();
    for area in 0..AREAS.len() {
        let mut id = String::new();
        for line in source(language, area).lines() {
            if line.starts_with('#') {
                continue;
            }
            let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
            let rest = if begins {
                id = word(line);
                assert!(
                    !bodies.contains_key(&id),
                    "{id} is there twice in {language:?}"
                );
                line[id.len()..].trim_start().trim_start_matches('=')
            } else {
                line
            };
            if !line.trim().is_empty() {
                *bodies.entry(id.clone()).or_default() += &format!("{rest}\n");
            }
        }
    }
    let texts = bodies.into_iter().map(|(id, body)| (id, parsed(body)));
    let mut texts: BTreeMap<String, Text> = texts.collect();
    // What a message takes in asks for its arguments too.
    for _ in 0..3 {
        let now = texts.clone();
        for text in texts.values_mut() {
            for id in &text.within.clone() {
                let inner = now.get(id).unwrap_or_else(|| panic!("no message {id}"));
                text.shown.extend(inner.shown.iter().cloned());
                text.chosen.extend(inner.chosen.iter().cloned());
            }
        }
    }
    texts
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            sources(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            found.push(path);
        }
    }
}

/// Up to the bracket that closes what is open.
fn argument_text(code: &str) -> &str {
    let (mut depth, mut quoted, mut before) = (1, false, ' ');
    for (i, c) in code.char_indices() {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &code[..i];
        }
        before = c;
    }
    code
}

/// Every `tr!` of the sources: the id and the names of its arguments.
fn asked() -> Vec<(String, BTreeSet<String>)> {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    let mut asked = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let code: Vec<&str> = text
            .lines()
            .filter(|l| !l.trim_start().starts_with("//"))
            .collect();
        let code = code.join("\n");
        for (at, _) in code.match_indices("tr!(") {
            // Not the end of `include_str!`.
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let inside = argument_text(&code[at + 4..]).trim_start();
            let Some(quoted) = inside.strip_prefix('"') else {
                continue;
            };
            let id = word(quoted);
            let mut names = BTreeSet::new();
            let mut rest = &quoted[id.len() + 1..];
            while let Some((_, after)) = rest.split_once(',') {
                let Some((name, value)) = after.split_once('=') else {
                    break;
                };
                names.insert(name.trim().to_owned());
                rest = past_value(value);
            }
            asked.push((id, names));
        }
    }
    assert!(asked.len() > 10, "no message is asked for");
    asked
}

/// Past the value of an argument, at the comma after it.
fn past_value(code: &str) -> &str {
    let (mut depth, mut quoted, mut before) = (0, false, ' ');
    for (i, c) in code.char_indices() {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => return &code[i..],
            _ => {}
        }
        before = c;
    }
    ""
}

fn is_name(id: &str) -> bool {
    let area = AREAS.iter().position(|a| *a == "names").unwrap();
    let file = source(Language::English, area);
    file.lines()
        .any(|l| l.strip_prefix(id).is_some_and(|r| r.starts_with(" = ")))
}

#[test]
fn every_file_of_messages_can_be_read() {
    for language in Language::ALL {
        for (area, name) in AREAS.iter().enumerate() {
            let text = source(language, area).to_owned();
            if let Err((_, faults)) = FluentResource::try_new(text) {
                panic!("{language:?} {name}: {faults:?}");
            }
        }
    }
}

#[test]
fn every_message_asked_for_exists_and_none_is_left_over() {
    let english = messages(Language::English);
    let mut used: BTreeSet<String> = BTreeSet::new();
    for (id, _) in asked() {
        assert!(english.contains_key(&id), "no English message {id}");
        used.insert(id);
    }
    for language in Language::ALL {
        for text in messages(language).values() {
            used.extend(text.within.iter().cloned());
        }
    }
    let in_vain: Vec<&String> = (english.keys())
        .filter(|id| !used.contains(*id) && !is_name(id))
        .collect();
    assert!(in_vain.is_empty(), "nobody asks for {in_vain:?}");
}

#[test]
fn every_argument_of_a_message_is_given_and_none_in_vain() {
    let all = Language::ALL.map(messages);
    for (id, given) in asked() {
        let mut wanted = BTreeSet::new();
        for text in all.iter().filter_map(|m| m.get(&id)) {
            wanted.extend(text.shown.iter().cloned());
            wanted.extend(text.chosen.iter().cloned());
        }
        assert_eq!(given, wanted, "arguments of {id}");
    }
}

#[test]
fn no_language_lacks_a_message_or_has_one_of_its_own() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = messages(language);
        for id in english.keys().filter(|id| !own.contains_key(*id)) {
            wrong.push(format!("{language:?} lacks {id}"));
        }
        for id in own.keys().filter(|id| !english.contains_key(*id)) {
            wrong.push(format!("only {language:?} has {id}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_message_tells_the_same_arguments_in_every_language() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (id, text) in messages(language) {
            let Some(measure) = english.get(&id) else {
                continue;
            };
            assert_eq!(text.shown, measure.shown, "{language:?} {id}");
        }
    }
}

#[test]
fn plurals_have_the_forms_their_language_asks_for() {
    for language in Language::ALL {
        let forms: &[&str] = match language {
            Language::English | Language::German => &["one", "other"],
            Language::Russian | Language::Ukrainian => &["one", "few", "many"],
        };
        for (id, text) in messages(language) {
            for (_, keys) in choices(&text.body) {
                let has = |form: &&str| keys.iter().any(|k| k == form);
                assert!(
                    !is_plural(&keys) || forms.iter().all(has),
                    "{language:?} {id}: {keys:?}"
                );
            }
        }
    }
}

#[test]
fn every_message_is_formatted_without_a_fault() {
    for language in Language::ALL {
        for (id, text) in messages(language) {
            let bundle = bundle(language);
            let pattern = bundle.get_message(&id).and_then(|m| m.value()).unwrap();
            for n in [0, 1, 2, 5, 21] {
                let mut args = FluentArgs::new();
                for name in text.shown.iter().chain(&text.chosen) {
                    args.set(name.as_str(), n);
                }
                let mut faults = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut faults);
                assert!(faults.is_empty(), "{language:?} {id}: {faults:?}");
                assert!(!said.contains(['{', '}', '$']), "{language:?} {id}: {said}");
            }
        }
    }
}

#[test]
fn a_thread_speaks_english_until_it_is_told_and_again_when_it_was_for_a_while() {
    assert_eq!(spoken(), Language::English);
    let german = speaking(Language::German, || {
        let elsewhere = std::thread::spawn(|| tr!("list-empty")).join().unwrap();
        assert_eq!(elsewhere, "none");
        tr!("list-empty")
    });
    assert_eq!(german, "nichts");
    let panicked = std::panic::catch_unwind(|| speaking(Language::German, || panic!("once")));
    assert!(panicked.is_err());
    assert_eq!(tr!("list-empty"), "none");
}

#[test]
fn what_is_nowhere_is_its_id() {
    for language in Language::ALL {
        let said = speaking(language, || message("no-such-message", []));
        assert_eq!(said, "no-such-message");
        assert!(!is_known(language, "no-such-message"));
    }
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let items = ["A", "B", "C"];
    let told = |language| speaking(language, || (all_of(&items), any_of(&items)));
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(told(Language::English), pair("A, B and C", "A, B or C"));
    assert_eq!(told(Language::German), pair("A, B und C", "A, B oder C"));
    assert_eq!(told(Language::Russian), pair("A, B и C", "A, B или C"));
    assert_eq!(told(Language::Ukrainian), pair("A, B та C", "A, B або C"));
    assert_eq!(all_of(&["A"]), "A");
    assert_eq!(all_of::<&str>(&[]), "none");
}

#[test]
fn languages_are_found_by_code_and_locale() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::of_locale("uk-UA"), Some(Language::Ukrainian));
    assert_eq!(Language::of_locale("RU"), Some(Language::Russian));
    for other in ["C", "POSIX", "fr-FR", "", "den"] {
        assert_eq!(Language::of_locale(other), None, "{other}");
    }
}

#[test]
fn names_are_known_by_their_english_and_others_stay() {
    let unit = "29th Tank Corps";
    let told = |language| speaking(language, || name(unit).into_owned());
    assert_eq!(told(Language::English), unit);
    assert_eq!(told(Language::German), "29. Panzerkorps");
    assert_eq!(told(Language::Russian), "29-й танковый корпус");
    assert_eq!(told(Language::Ukrainian), "29-й танковий корпус");
    speaking(Language::German, || {
        assert_eq!(name("Utopia"), "Utopia");
        assert_eq!(name("Zvenigorodka"), "Swenigorodka");
        // What somebody called a variant stays as it was called.
        assert_eq!(name("Zvenigorodka – Three men"), "Swenigorodka – Three men");
        assert_eq!(name("Utopia – Zvenigorodka"), "Utopia – Zvenigorodka");
    });
}

#[test]
fn a_share_is_told_with_its_error_and_none_and_all_are_counted() {
    speak(Language::English);
    assert_eq!(share_of(0.35, 100), "35%\u{a0}±\u{a0}5");
    assert_eq!(share_of(0.004, 1000), "0.4%\u{a0}±\u{a0}0.2");
    assert_eq!(share_of(0.0, 96), "0 of 96");
    assert_eq!(share_of(1.0, 96), "96 of 96");
}

#[test]
fn a_figure_has_as_many_places_as_show_its_error_and_no_error_where_there_is_none() {
    speak(Language::English);
    assert_eq!(with_error((-7.84, 0.41), true), "−7.8\u{a0}±\u{a0}0.4");
    assert_eq!(with_error((5.7, 0.031), false), "5.70\u{a0}±\u{a0}0.03");
    assert_eq!(with_error((3.0, 0.0), true), "+3.0");
    assert_eq!(with_error((3.0, f64::NAN), false), "3.0");
}
