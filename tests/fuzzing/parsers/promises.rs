//! What every parser promises about any bytes at all: they are read, or refused
//! in words; what is read is written and read again as the same; nothing panics.
//! The tests feed it here, and `tests/fuzzers` feeds it guided by coverage.

#![allow(dead_code)] // A fuzzer uses one of them.

use hells_gate::cli::{Session, Wish};
use hells_gate::engine::{Die, Level, Rules as _};
use hells_gate::hex::HexName;
use hells_gate::present::annotation::{Annotation, LONGEST_KEPT};
use hells_gate::record::{Options, Settings, Store, file_stem};
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::systems::hells_gate::codec::{position_fields, read_position};
use hells_gate::systems::hells_gate::picture::OverlaySet;
use hells_gate::systems::hells_gate::players::Weights;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::rulebook;
use hells_gate::systems::hells_gate::{HellsGate, Setup};
use hells_gate::words::Language;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// It was read, and everything promised of that was kept.
    Read,
    /// It was refused in words.
    Refused,
}

/// A parser, with what it promises.
pub type Parser = fn(&[u8]) -> Came;

/// Every parser by the name of its folder in `tests/data/corpus`.
pub const PARSERS: &[(&str, Parser)] = &[
    ("action", action),
    ("arguments", arguments),
    ("drawing", drawing),
    ("game", game),
    #[cfg(feature = "gui")]
    ("keys", keys),
    ("listing", listing),
    ("position", position),
    ("protocol", protocol),
    ("scenario", scenario),
    ("settings", settings),
    ("weights", weights),
    ("words", words),
];

fn korsun() -> &'static HellsGate {
    static RULES: OnceLock<HellsGate> = OnceLock::new();
    RULES.get_or_init(|| {
        let scenario = scenario::korsun_1944().expect("the built-in scenario is sound");
        HellsGate::new(scenario.setup)
    })
}

/// Texts come from files and lines, which are read as UTF-8 or not at all.
fn text(input: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(input)
}

/// In words, and not without end.
fn told(why: &str) {
    assert!(!why.trim().is_empty(), "refused without a word");
    assert!(why.len() < 200_000, "{} bytes of words", why.len());
}

/// `@KORSUN@` stands for the text of the scenario, so that a saved game is a
/// short input.
fn with_scenario(input: &[u8]) -> Vec<u8> {
    const MARK: &[u8] = b"@KORSUN@";
    match input.windows(MARK.len()).position(|w| w == MARK) {
        None => input.to_vec(),
        Some(at) => {
            let (before, after) = (&input[..at], &input[at + MARK.len()..]);
            [before, scenario::KORSUN_1944.trim_end().as_bytes(), after].concat()
        }
    }
}

/// A game that was opened is written, read and written again: the same text
/// and no damage but dice that are not its seed's.
fn settled(file: &GameFile) {
    let text = file.to_json();
    let again = GameFile::read(&text).expect("what was written is read");
    let only_dice = again.damage.as_ref().is_none_or(|d| d.stop.is_none());
    assert!(only_dice, "{:?}", again.damage);
    assert_eq!(again.file.game.entries(), file.game.entries());
    assert_eq!(again.file.game.cursor(), file.game.cursor());
    assert_eq!(again.file.to_json(), text);
}

/// Plays the n-th legal action, and rolls what the number says, so many times.
fn go_on(file: &mut GameFile, actions: usize, choice: usize) {
    let mut legal = Vec::new();
    for n in 0..actions {
        let (rules, state) = (file.game.rules().clone(), *file.game.state());
        legal.clear();
        rules.legal(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let action = legal[choice.wrapping_mul(31).wrapping_add(n * 7) % legal.len()];
        let die = Die::ALL[choice.wrapping_add(n) % 6];
        let die = rules.rolls_dice(&state, action).then_some(die);
        file.game
            .play(action, die.as_slice())
            .expect("what is listed is legal");
    }
}

/// The text of a scenario. What is sound can be played and saved.
pub fn scenario(input: &[u8]) -> Came {
    let text = text(input);
    match scenario::load(&text) {
        Ok(scenario) => {
            assert_eq!(scenario.source, text);
            assert_eq!(scenario::load(&text).as_ref(), Ok(&scenario));
            let mut file = GameFile::new(scenario, Options::default());
            go_on(&mut file, 12, input.len());
            settled(&file);
            Came::Read
        }
        Err(faults) => {
            assert!(!faults.0.is_empty());
            told(&faults.to_string());
            Came::Refused
        }
    }
}

/// The bytes of a saved game.
pub fn game(input: &[u8]) -> Came {
    match GameFile::read_bytes(&with_scenario(input)) {
        Ok(opened) => {
            if let Some(damage) = &opened.damage {
                told(&damage.to_string());
            }
            let mut file = opened.file;
            settled(&file);
            go_on(&mut file, 3, input.len());
            settled(&file);
            Came::Read
        }
        Err(why) => {
            told(&why.to_string());
            Came::Refused
        }
    }
}

/// The bytes of a saved game in the list of saved games, which looks into it
/// without playing it; what is left open, in what is offered at the start.
pub fn listing(input: &[u8]) -> Came {
    thread_local! {
        static HOME: (tempfile::TempDir, Store) = {
            let home = tempfile::tempdir().expect("a folder");
            let store = Store::at(home.path()).expect("a store");
            (home, store)
        };
    }
    HOME.with(|(_, store)| {
        let path = store.games_folder().join("game.hellsgate");
        std::fs::write(&path, with_scenario(input)).expect("a file");
        let listed = store.list_games();
        assert_eq!(listed.len(), 1);
        let game = &listed[0];
        let line = format!("{}: {}", game.title, game.summary);
        told(&line);
        assert!(!line.contains('\n'), "{line}");
        assert!(!game.title.trim().is_empty(), "{line}");
        match store.open(&path) {
            Ok(_) => {
                assert!(!line.contains("cannot be opened"), "{line}");
                Came::Read
            }
            Err(why) => {
                told(&why.to_string());
                Came::Refused
            }
        }
    })
}

/// A position as the protocol and `new --position` take it.
pub fn position(input: &[u8]) -> Came {
    let rules = korsun();
    let text = text(input);
    let Ok(raw) = serde_json::from_str::<&RawValue>(&text) else {
        return Came::Refused;
    };
    match read_position(rules, &rules.initial(), raw) {
        Ok(state) => {
            let written = Value::Object(position_fields(rules, &state)).to_string();
            let raw = serde_json::from_str::<&RawValue>(&written).expect("JSON");
            let again = read_position(rules, &rules.initial(), raw);
            assert_eq!(again, Ok(state), "{written}");
            let scenario = scenario::korsun_1944().expect("sound");
            let mut file = GameFile::new(scenario, Options::default());
            file.set_up(state);
            go_on(&mut file, 2, input.len());
            settled(&file);
            Came::Read
        }
        Err(why) => {
            told(&why.reason);
            Came::Refused
        }
    }
}

/// A written action.
pub fn action(input: &[u8]) -> Came {
    let rules = korsun();
    match rules.parse(&text(input)) {
        Ok(action) => {
            let written = rules.notation(action);
            assert_eq!(rules.parse(&written), Ok(action), "{written}");
            let state = rules.initial();
            let refused = rules.check(&state, action).is_err();
            assert_eq!(refused, !rules.explain(&state, action).is_empty());
            Came::Read
        }
        Err(why) => {
            told(&why.to_string());
            assert!(why.to_string().len() < 1_000, "{why}");
            Came::Refused
        }
    }
}

/// Whether a request may be sent: one that names a file would read or write it,
/// and long thought is not what is looked at.
fn harmless(line: &[u8]) -> bool {
    let Ok(fields) = serde_json::from_slice::<HashMap<String, &RawValue>>(line) else {
        return true; // the protocol reads no more of it
    };
    let thinks = fields.contains_key("level") || fields.contains_key("games");
    let asks = |verb: &str| {
        let said = fields.get("do").map(|raw| raw.get());
        said.and_then(|raw| serde_json::from_str::<String>(raw).ok()) == Some(verb.to_owned())
    };
    !fields.contains_key("path") && !thinks && !asks("hint") && !asks("evaluate")
}

/// What the game on the table is, in the words of the protocol.
fn table(session: &mut Session) -> [String; 2] {
    [r#"{"do":"state"}"#, r#"{"do":"history"}"#].map(|ask| session.answer(ask.as_bytes()).0)
}

/// Lines of the engine protocol, a conversation: one object in, one object out,
/// and after an error nothing has changed.
pub fn protocol(input: &[u8]) -> Came {
    let mut session = Session::default();
    let mut came = Came::Refused;
    for line in input.split(|&b| b == b'\n').take(40) {
        if !harmless(line) {
            continue;
        }
        let before = table(&mut session);
        let (answer, last) = session.answer(line);
        assert!(!answer.contains('\n'), "{answer}");
        let fields: Map<String, Value> = serde_json::from_str(&answer).expect("an object");
        match fields.get("ok") {
            Some(Value::Bool(true)) => came = Came::Read,
            Some(Value::Bool(false)) => {
                let error = &fields["error"];
                told(error["reason"].as_str().expect("a reason"));
                assert!(!error["kind"].as_str().expect("a kind").is_empty());
                assert!(!last, "an error ends nothing");
                assert_eq!(before, table(&mut session), "{answer}");
            }
            other => panic!("ok is {other:?}"),
        }
    }
    came
}

/// The text of the settings.
pub fn settings(input: &[u8]) -> Came {
    let (settings, complaint) = Settings::read(&text(input));
    let again = Settings::read(&settings.to_json());
    assert_eq!(again, (settings.clone(), None));
    // What the window makes of them.
    let shown = OverlaySet::of_words(&settings.overlays);
    assert_eq!(OverlaySet::of_words(&shown.words()), shown);
    #[cfg(feature = "gui")]
    keys_settle(&settings.keys);
    match complaint {
        None => Came::Read,
        Some(why) => {
            told(&why.to_string());
            Came::Refused
        }
    }
}

/// The keys of the settings, as JSON.
#[cfg(feature = "gui")]
pub fn keys(input: &[u8]) -> Came {
    match serde_json::from_slice(input) {
        Ok(changes) => keys_settle(&changes),
        Err(_) => Came::Refused,
    }
}

#[cfg(feature = "gui")]
fn keys_settle(changes: &Map<String, Value>) -> Came {
    use hells_gate::app::keymap::Keymap;
    let (map, complaints) = Keymap::read(changes);
    for complaint in &complaints {
        told(complaint);
    }
    let kept = map.changes();
    let (again, nothing) = Keymap::read(&kept);
    assert_eq!(nothing, Vec::<String>::new(), "{kept:?}");
    assert_eq!(again.changes(), kept);
    // No two rows share a key.
    let keys: Vec<_> = map.rows().iter().map(|b| b.shortcut).collect();
    for (n, key) in keys.iter().enumerate() {
        assert!(!keys[..n].contains(key), "{key:?} twice: {kept:?}");
    }
    match complaints.is_empty() {
        true => Came::Read,
        false => Came::Refused,
    }
}

/// The weights of the estimate of a computer player.
pub fn weights(input: &[u8]) -> Came {
    match Weights::read(&text(input)) {
        Ok(weights) => {
            let written = weights.write();
            let again = Weights::read(&written).expect("what was written is read");
            assert_eq!(again.write(), written);
            assert_eq!(again.games, weights.games);
            Came::Read
        }
        Err(why) => {
            told(&why.to_string());
            Came::Refused
        }
    }
}

/// A drawing on the map as a saved game has it.
pub fn drawing(input: &[u8]) -> Came {
    let map: &Setup = korsun();
    match Annotation::read(&text(input), map) {
        Some(drawn) => {
            let written = drawn.written(map);
            assert_eq!(Annotation::read(&written, map).as_ref(), Some(&drawn));
            assert!(written.chars().count() <= LONGEST_KEPT + 40, "{written}");
            assert!(!drawn.sentence(map).chars().any(char::is_control));
            Came::Read
        }
        None => Came::Refused,
    }
}

/// The arguments of the program, one a line. Nothing is done.
pub fn arguments(input: &[u8]) -> Came {
    let text = text(input);
    let words = std::iter::once("hells-gate").chain(text.lines()).take(60);
    let words: Vec<_> = words.map(std::ffi::OsString::from).collect();
    match Wish::read(words.clone()) {
        Ok(wish) => {
            let again = Wish::read(words).expect("as before");
            assert_eq!(format!("{wish:?}"), format!("{again:?}"));
            Came::Read
        }
        Err(why) => {
            // It repeats what was typed.
            let why = why.to_string();
            assert!(!why.trim().is_empty() && why.len() < 10_000 + 8 * input.len());
            Came::Refused
        }
    }
}

/// Words from settings, files and lines that stand for something: hexes,
/// languages, levels, rules, overlays, titles.
pub fn words(input: &[u8]) -> Came {
    let text = text(input);
    let mut known = false;
    for word in text.lines().take(20) {
        if let Ok(hex) = word.parse::<HexName>() {
            let name = hex.to_string();
            assert!(name.eq_ignore_ascii_case(word), "{name} of {word}");
            assert_eq!(name.parse(), Ok(hex));
            known = true;
        }
        if let Some(language) = Language::of_locale(word) {
            assert_eq!(Language::from_code(language.code()), Some(language));
            known = true;
        }
        if let Some(level) = Level::find(word) {
            assert_eq!(Level::find(level.word()), Some(level));
            known = true;
        }
        let shown = OverlaySet::of_words(&[word.to_owned()]);
        assert_eq!(OverlaySet::of_words(&shown.words()), shown);
        let found = rulebook::book().search(word);
        known |= !shown.is_empty() || !found.is_empty();
        let stem = file_stem(word);
        assert!(!stem.is_empty() && stem.len() < 250, "{stem:?} of {word:?}");
        assert_eq!(file_stem(&stem), stem, "{word:?}");
        let unfit = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
        assert!(!stem.contains(unfit) && !stem.starts_with('.'), "{stem:?}");
    }
    match known {
        true => Came::Read,
        false => Came::Refused,
    }
}
