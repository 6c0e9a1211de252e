//! Every parser, fed with what it does not expect: the kept inputs of
//! `tests/data/corpus`, and mutations of them by a generator with a seed. What
//! each promises is in `promises`; `.ci/fuzz` feeds the same promises guided by
//! coverage, and what it finds is kept in the corpus.
//!
//! `HELLS_GATE_INPUTS` says how many inputs each parser gets.

mod promises;

use crate::mutate::mutate;
use crate::played::played;
use hells_gate::engine::conformance::Chooser;
use hells_gate::hex::HexId;
use hells_gate::present::annotation::{Annotation, Meaning};
use hells_gate::record::Settings;
use hells_gate::systems::hells_gate::codec::position_fields;
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::systems::hells_gate::players::Weights;
use hells_gate::systems::hells_gate::record::{GameFile, Moment};
use promises::{Came, PARSERS, Parser};
use serde_json::Value;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// Kept inputs of all parsers together, in bytes.
const CORPUS: u64 = 100 * 1024;

fn corpus(parser: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/data/corpus").join(parser)
}

fn kept(parser: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = corpus(parser);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap();
        (path, bytes)
    };
    paths.into_iter().map(read).collect()
}

/// A game without the text of its scenario, for which a mark stands.
fn short(file: &GameFile) -> Vec<u8> {
    let source = scenario::KORSUN_1944.trim_end();
    file.to_json().replace(source, "@KORSUN@").into_bytes()
}

/// Inputs that are read, besides the kept ones: too large to be kept.
fn grown(parser: &str) -> Vec<Vec<u8>> {
    match parser {
        "scenario" => vec![scenario::KORSUN_1944.as_bytes().to_vec()],
        "game" | "listing" => {
            let mut drawn = played(3, 60);
            let at = Moment::of(&drawn.game, 12);
            let circle = Annotation::stroke(HexId(3), HexId(3), Meaning::Key);
            drawn.annotations.set(at, vec![circle]).unwrap();
            let branch = played(5, 90).branch(50);
            vec![short(&drawn), short(&played(4, 400)), short(&branch)]
        }
        "position" => (6..9)
            .map(|seed| {
                let file = played(seed, 40 * usize::try_from(seed).unwrap());
                let fields = position_fields(file.game.rules(), file.game.state());
                format!("{:#}", Value::Object(fields)).into_bytes()
            })
            .collect(),
        "settings" => vec![Settings::default().to_json().into_bytes()],
        "weights" => vec![Weights::by_hand(2).write().into_bytes()],
        _ => Vec::new(),
    }
}

fn inputs() -> usize {
    let asked = std::env::var("HELLS_GATE_INPUTS").ok();
    asked.map_or(600, |n| n.parse().expect("a number"))
}

/// Feeds one input; what breaks a promise is told so that it can be kept.
fn feed(name: &str, parser: Parser, input: &[u8]) -> Came {
    catch_unwind(AssertUnwindSafe(|| parser(input))).unwrap_or_else(|_| {
        let shown: String = String::from_utf8_lossy(input).chars().take(4_000).collect();
        panic!(
            "{name} broke its promise with {} bytes: {shown:?}",
            input.len()
        )
    })
}

fn fuzz(name: &str) {
    let (_, parser) = *PARSERS.iter().find(|(n, _)| *n == name).unwrap();
    let mut all: Vec<Vec<u8>> = kept(name).into_iter().map(|(_, bytes)| bytes).collect();
    all.extend(grown(name));
    let mut chooser = Chooser::new(1944);
    let (mut read, mut refused) = (0, 0);
    for n in 0..inputs() {
        let seed = &all[n % all.len()];
        let input = mutate(seed, &all, &mut chooser);
        match feed(name, parser, &input) {
            Came::Read => read += 1,
            Came::Refused => refused += 1,
        }
    }
    println!("{name}: {read} inputs read, {refused} refused in words");
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
}

macro_rules! fuzzed {
    ($($(#[$when:meta])? $test:ident $name:literal)*) => {
        $($(#[$when])? #[test] fn $test() { fuzz($name); })*

        #[test]
        fn every_parser_is_fuzzed() {
            let fuzzed = [$($(#[$when])? $name),*];
            let all: Vec<&str> = PARSERS.iter().map(|(name, _)| *name).collect();
            assert_eq!(all, fuzzed);
        }
    };
}

fuzzed! {
    any_written_action_is_read_or_refused "action"
    any_arguments_are_understood_or_refused "arguments"
    any_drawing_is_read_or_refused "drawing"
    any_saved_game_is_read_or_refused_and_settles "game"
    #[cfg(feature = "gui")]
    any_keys_are_read_or_complained_of "keys"
    any_saved_game_can_be_listed "listing"
    any_position_is_read_or_refused "position"
    any_request_is_answered_and_an_error_changes_nothing "protocol"
    any_scenario_is_played_or_refused "scenario"
    any_settings_are_read_in_part "settings"
    any_weights_are_read_or_refused "weights"
    any_words_stand_for_something_or_nothing "words"
}

#[test]
fn what_was_found_once_stays_mended() {
    let mut bytes = 0;
    for (name, parser) in PARSERS {
        let inputs = kept(name);
        assert!(!inputs.is_empty(), "{name} has no kept input");
        for (path, input) in inputs {
            // The name says what has to come of it; what was found on the way to
            // new places of a parser has only to keep the promises.
            let came = feed(&path.display().to_string(), *parser, &input);
            let file = path.file_name().unwrap().to_string_lossy().into_owned();
            let said = match file.split('-').next() {
                Some("good") => Came::Read,
                Some("bad") => Came::Refused,
                Some("found") => came,
                _ => panic!("{file} begins with none of good-, bad- and found-"),
            };
            assert_eq!(came, said, "{}", path.display());
            bytes += u64::try_from(input.len()).unwrap();
        }
    }
    assert!(bytes < CORPUS, "{bytes} bytes are kept");
}
