//! Lesson files read, written and checked; the lessons that come with the program.

use super::shipped::sources;
use super::{LessonFile, QuestionKind, check, read, shipped};
use crate::engine::conformance::Chooser;
use crate::json::Doc;
use crate::words::Language;

/// A small lesson with a question of each kind.
const SMALL: &str = r#"{ "format": "hells-gate-lesson", "version": 1, "system": "hells_gate",
  "scenario": "korsun_1944", "title": { "en": "Tanks", "de": "Panzer" },
  "steps": [
    { "title": "One", "text": "Read **this** [7.1].", "rule": "7.1", "overlays": ["supply"],
      "shows": ["C6", "20T"], "question": { "ask": "How many?",
        "number": { "is": 9, "wrong": [ { "is": 5, "says": "Tripled.", "rule": "7.1.2" } ] } },
      "before": ["supply"],
      "checks": [ { "ask": "odds", "of": { "target": "B7", "units": ["29T", "48R"] },
        "at": "attack", "is": 9 } ] },
    { "title": "Two", "text": "Play.", "question": { "ask": "Attack.", "play": {
        "right": [ { "play": ["attack B7 29T", "attack B7 48R", "resolve =6"] } ],
        "wrong": [ { "play": ["attack C6 *"], "says": "No." }, { "play": ["attack D6 20T"] } ] } },
      "hints": ["Look at B7."], "explains": { "says": "So.", "rule": "CRT" },
      "reply": ["lose 106I"] },
    { "title": "Three", "text": "Choose.", "question": { "ask": "Which?", "choose": [
        { "text": "A", "right": true }, { "text": "B", "says": "No." } ] } } ] }"#;

fn small() -> LessonFile {
    read(SMALL.as_bytes()).unwrap().lesson
}

/// The faults of a lesson in which something was replaced.
fn with(from: &str, to: &str) -> Vec<String> {
    assert!(SMALL.contains(from), "{from}");
    let text = SMALL.replace(from, to);
    let faults = match read(text.as_bytes()) {
        Ok(read) => check(&read.lesson),
        Err(faults) => faults,
    };
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_lesson_is_read_as_it_is_written_and_is_sound() {
    let lesson = small();
    let again = read(lesson.write().as_bytes()).unwrap();
    assert_eq!(again.damage, None);
    assert_eq!(again.lesson, lesson);
    assert_eq!(lesson.questions(), 3);
    let faults: Vec<String> = check(&lesson).iter().map(ToString::to_string).collect();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn every_fault_is_told_at_once_with_its_path_and_what_is_meant() {
    let text = SMALL
        .replace("\"titel\"", "")
        .replace("\"hints\"", "\"hintz\"")
        .replace("\"is\": 9, \"wrong\"", "\"is\": \"nine\", \"wrong\"")
        .replace("\"right\": true", "\"right\": false");
    let faults = read(text.as_bytes()).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let told = told.join("\n");
    assert!(
        told.contains("steps[0].question.number.is: expected a whole number"),
        "{told}"
    );
    assert!(
        told.contains("steps[1].hintz: there is no such field"),
        "{told}"
    );
    assert!(told.contains("did you mean “hints”?"), "{told}");
    assert!(
        told.contains("steps[2].question.choose: a choice needs"),
        "{told}"
    );
}

#[test]
fn what_cannot_be_played_looked_up_or_counted_is_told_where_it_stands() {
    for (from, to, path, says) in [
        (
            "hells_gate\"",
            "hels_gate\"",
            "system",
            "did you mean “hells_gate”",
        ),
        (
            "korsun_1944",
            "korsun_1945",
            "scenario",
            "did you mean “korsun_1944”",
        ),
        (
            "\"rule\": \"7.1\"",
            "\"rule\": \"77.1\"",
            "steps[0].rule",
            "no rule 77.1",
        ),
        ("[7.1].", "[R99].", "steps[0].text", "no rule R99"),
        (
            "[\"supply\"],\n      \"shows",
            "[\"suply\"],\n      \"shows",
            "steps[0].overlays[0]",
            "supply",
        ),
        (
            "\"C6\", \"20T\"",
            "\"Z9\", \"20T\"",
            "steps[0].shows[0]",
            "no place and no unit Z9",
        ),
        (
            "\"at\": \"attack\", \"is\": 9",
            "\"at\": \"attack\", \"is\": 8",
            "steps[0].checks[0]",
            "the rules say 9",
        ),
        (
            "[\"attack B7 29T\"",
            "[\"attack D6 29T\"",
            "steps[1].question.play.right[0].play[0]",
            "D6",
        ),
        (
            "[\"attack B7 29T\"",
            "[\"attack B7 *\"",
            "steps[1].question.play.right[0]",
            "written out",
        ),
        (
            "\"play\": [\"attack C6 *\"], \"says\": \"No.\"",
            "\"play\": [\"attack C6 75R\"]",
            "steps[1].question.play.wrong[0].play[0]",
            "nothing is said",
        ),
        (
            "[\"lose 106I\"]",
            "[\"lose 34I\"]",
            "steps[1].reply[0]",
            "lose 34I",
        ),
        (
            "\"before\": [\"supply\"]",
            "\"before\": [\"end\"]",
            "steps[0]",
            "end",
        ),
    ] {
        let told = with(from, to);
        let found = told
            .iter()
            .any(|t| t.starts_with(&format!("{path}: ")) && t.contains(says));
        assert!(found, "{path}: {says}\n{told:#?}");
    }
}

#[test]
fn a_lesson_that_breaks_off_is_opened_up_to_there_and_says_so() {
    let whole = small();
    let cut = SMALL.find("\"title\": \"Three\"").unwrap() + 12;
    let opened = read(&SMALL.as_bytes()[..cut]).unwrap();
    assert_eq!(opened.lesson.steps, whole.steps[..2]);
    let line = SMALL[..cut].lines().count();
    let told = format!("the file is cut short at line {line}");
    assert_eq!(opened.damage.unwrap().to_string(), told);
    let none = read(&SMALL.as_bytes()[..120]).unwrap_err();
    assert!(none.iter().any(|fault| fault.path == "steps"), "{none:?}");
}

#[test]
fn a_hundred_thousand_mangled_lessons_do_no_harm() {
    let mut luck = Chooser::new(7);
    let (mut opened, mut refused) = (0, 0);
    // A short one, so that much of it is hit.
    let text = r#"{"format":"hells-gate-lesson","version":1,"system":"hells_gate","scenario":"korsun_1944","title":"T","steps":[{"title":"A","text":"B","question":{"ask":"C","number":{"is":1,"wrong":[{"is":2,"says":"D"}]}}},{"title":"E","text":"F"}]}"#;
    for _ in 0..100_000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=luck.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = luck.below(bytes.len());
            match luck.below(4) {
                0 => bytes[at] = u8::try_from(luck.below(256)).unwrap(),
                1 => {
                    bytes.remove(at);
                }
                2 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, b"{}[]\",:0"[luck.below(8)]),
            }
        }
        match read(&bytes) {
            Ok(read) => {
                assert!(!read.lesson.steps.is_empty());
                opened += 1;
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                refused += 1;
            }
        }
    }
    assert!(opened > 1000 && refused > 1000, "{opened} {refused}");
}

#[test]
fn every_lesson_that_comes_with_the_program_is_sound_and_whole() {
    assert_eq!(shipped().len(), sources().len(), "all can be read");
    for known in shipped() {
        let faults: Vec<String> = check(&known.lesson)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(faults, Vec::<String>::new(), "{}", known.name);
    }
}

/// Every text of a lesson file, wherever it stands.
fn texts(doc: &Doc, path: &str, found: &mut Vec<(String, Doc)>) {
    const TEXTS: [&str; 7] = ["title", "chapter", "about", "text", "ask", "says", "hints"];
    match doc {
        Doc::Object(fields) => {
            for (name, value) in fields {
                let at = format!("{path}.{name}");
                // The scenario, the position and what is asked of the rules are no texts.
                let data = ["scenario", "position", "checks", "changed"].contains(&name.as_str());
                match value {
                    _ if data => {}
                    Doc::List(list) if name == "hints" => {
                        found.extend(list.iter().map(|text| (at.clone(), text.clone())));
                    }
                    text if TEXTS.contains(&name.as_str()) => found.push((at, text.clone())),
                    other => texts(other, &at, found),
                }
            }
        }
        Doc::List(list) => {
            for (n, value) in list.iter().enumerate() {
                texts(value, &format!("{path}[{n}]"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn every_lesson_speaks_all_four_languages() {
    for (name, source) in sources() {
        let mut found = Vec::new();
        texts(&source.parse().unwrap(), name, &mut found);
        assert!(found.len() > 3, "{name}");
        for (path, text) in found {
            // What needs no words is the same everywhere: “3:2”.
            let plain = |text: &str| !text.chars().any(char::is_alphabetic);
            if matches!(&text, Doc::Text(text) if plain(text)) {
                continue;
            }
            let all = Language::ALL.map(|language| match text.get(language.code()) {
                Some(Doc::Text(text)) => text.clone(),
                _ => panic!("{path} is not in {}: {text}", language.code()),
            });
            // A few words may be the same in two of them.
            for (n, own) in all.iter().enumerate().filter(|(_, own)| own.len() > 40) {
                assert!(!all[..n].contains(own), "{path}: {own}");
            }
        }
    }
}

#[test]
fn numbers_that_are_asked_for_are_held_against_the_rules_or_stand_in_a_case() {
    for known in shipped() {
        for (n, step) in known.lesson.steps.iter().enumerate() {
            let Some(question) = &step.question else {
                continue;
            };
            if matches!(question.kind, QuestionKind::Number { .. }) {
                let cited =
                    step.rule.is_some() || step.explains.as_ref().is_some_and(|e| e.rule.is_some());
                assert!(!step.checks.is_empty() || cited, "{} step {n}", known.name);
            }
        }
    }
}
