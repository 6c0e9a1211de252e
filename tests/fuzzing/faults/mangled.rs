//! Sound files, mangled: read or refused, never a panic, and what is read is
//! written as it was read.

use super::{asked, row};
use crate::mutate::mutate;
use crate::played::played;
use hells_gate::engine::Rules as _;
use hells_gate::engine::conformance::Chooser;
use hells_gate::record::{Settings, Store};
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::systems::hells_gate::codec::{position_fields, read_position};
use hells_gate::systems::hells_gate::record::GameFile;
use serde_json::value::RawValue;
use std::fs;

/// Bad things done to a text, with pieces of itself.
fn mangle(text: &[u8], chooser: &mut Chooser) -> Vec<u8> {
    mutate(text, &[text.to_vec()], chooser)
}

fn tries() -> usize {
    asked("HELLS_GATE_MANGLED", 300)
}

/// A game that was opened is written, read and written again: the same text
/// and no damage.
fn settled(file: &GameFile) {
    let text = file.to_json();
    let again = GameFile::read(&text).unwrap();
    let only_dice = again.damage.as_ref().is_none_or(|d| d.stop.is_none());
    assert!(only_dice, "{:?}", again.damage);
    assert_eq!(again.file.game.entries(), file.game.entries());
    assert_eq!(again.file.game.cursor(), file.game.cursor());
    assert_eq!(again.file.to_json(), text);
}

#[test]
fn mangled_games_are_read_or_refused_and_settle() {
    let mut chooser = Chooser::new(80);
    let mut elsewhere = played(81, 90);
    elsewhere = elsewhere.branch(50);
    let games = [played(82, 500), played(83, 60), elsewhere];
    let texts = games.map(|g| g.to_json().into_bytes());
    let (mut sound, mut partly, mut refused) = (0, 0, 0);
    for n in 0..tries() {
        let text = &texts[n % texts.len()];
        // Every second one after the scenario, whose faults refuse the file.
        let phases = text
            .windows(10)
            .rposition(|w| w == b"\"phases\": ")
            .unwrap();
        let from = if n % 2 == 0 { phases } else { 0 };
        let mut bytes = text[..from].to_vec();
        bytes.extend(mangle(&text[from..], &mut chooser));
        match GameFile::read_bytes(&bytes) {
            Ok(opened) => {
                settled(&opened.file);
                match opened.damage {
                    None => sound += 1,
                    Some(damage) => {
                        assert!(!damage.to_string().is_empty());
                        partly += 1;
                    }
                }
            }
            Err(why) => {
                assert!(!why.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(partly > 0 && refused > 0);
    row(
        "saved games mangled",
        tries(),
        &format!("{sound} sound, {partly} opened up to the damage, {refused} refused in words"),
    );
}

#[test]
fn mangled_scenarios_are_read_or_refused_and_settle() {
    let mut chooser = Chooser::new(84);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..tries() {
        let bytes = mangle(scenario::KORSUN_1944.as_bytes(), &mut chooser);
        let text = String::from_utf8_lossy(&bytes);
        match scenario::load(&text) {
            Ok(scenario) => {
                let mut file = GameFile::new(scenario, Default::default());
                // What is sound can be played.
                let mut legal = Vec::new();
                for _ in 0..30 {
                    let (rules, state) = (file.game.rules().clone(), *file.game.state());
                    legal.clear();
                    rules.legal(&state, &mut legal);
                    let Some(&action) = legal.get(chooser.below(legal.len())) else {
                        break;
                    };
                    let die = hells_gate::engine::Die::ALL[chooser.below(6)];
                    let die = rules.rolls_dice(&state, action).then_some(die);
                    file.game.play(action, die.as_slice()).unwrap();
                }
                settled(&file);
                sound += 1;
            }
            Err(faults) => {
                assert!(!faults.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(sound > 0 && refused > 0);
    row(
        "scenarios mangled",
        tries(),
        &format!("{sound} sound and played, {refused} refused in words"),
    );
}

#[test]
fn mangled_positions_are_read_or_refused_and_settle() {
    let mut chooser = Chooser::new(85);
    let game = played(86, 120);
    let (rules, state) = (game.game.rules(), game.game.state());
    let text = serde_json::to_string_pretty(&position_fields(rules, state)).unwrap();
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..tries() {
        let bytes = mangle(text.as_bytes(), &mut chooser);
        let text = String::from_utf8_lossy(&bytes);
        let Ok(raw) = serde_json::from_str::<&RawValue>(&text) else {
            refused += 1;
            continue;
        };
        match read_position(rules, &rules.initial(), raw) {
            Ok(state) => {
                let fields = position_fields(rules, &state);
                let written = serde_json::to_string(&fields).unwrap();
                let raw = serde_json::from_str::<&RawValue>(&written).unwrap();
                let again = read_position(rules, &rules.initial(), raw).unwrap();
                assert_eq!(again, state);
                sound += 1;
            }
            Err(why) => {
                assert!(!why.reason.is_empty());
                refused += 1;
            }
        }
    }
    assert!(sound > 0 && refused > 0);
    row(
        "positions mangled",
        tries(),
        &format!("{sound} sound, {refused} refused in words"),
    );
}

#[test]
fn mangled_settings_are_read_in_part_and_settle() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let path = home.path().join("settings.json");
    let mut chooser = Chooser::new(87);
    let settings = Settings {
        window_size: Some([1280.0, 800.0]),
        window_position: Some([10.0, 20.0]),
        map: Some([3.0, 4.0, 50.0]),
        panel_width: Some(300.0),
        overlays: vec!["supply".to_owned()],
        recent: vec!["a".into(), "b".into()],
        ..Settings::default()
    };
    let text = settings.to_json();
    let mut complained = 0;
    for _ in 0..tries() {
        fs::write(&path, mangle(text.as_bytes(), &mut chooser)).unwrap();
        let (settings, complaint) = store.load_settings();
        complained += usize::from(complaint.is_some());
        store.save_settings(&settings).unwrap();
        assert_eq!(store.load_settings(), (settings, None));
    }
    assert!(complained > 0);
    row(
        "settings mangled",
        tries(),
        &format!("{complained} complained of, the usual values taken; all written and read again"),
    );
}

#[test]
fn hostile_settings_do_no_harm() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let path = home.path().join("settings.json");
    let many: String = (0..16_000).map(|n| format!("\"{n:06}\":0,")).collect();
    let hostile = [
        format!("{{{many}\"a\":0}}"),
        "[".repeat(200_000),
        format!("{{\"a\":{}}}", "[".repeat(120)),
        "{\"text_scale\": 1e999}".to_owned(),
        "{\"window_size\": [1e38, 1e38], \"map\": [1e38, -1e38, 1e38]}".to_owned(),
        "{\"recent\": [\"../../x\", \"\\u0000\", \"/dev/zero\"]}".to_owned(),
        "\u{feff}{}".to_owned(),
        " ".repeat(1 << 20),
    ];
    for text in &hostile {
        fs::write(&path, text).unwrap();
        let (settings, _) = store.load_settings();
        store.save_settings(&settings).unwrap();
        assert_eq!(store.load_settings(), (settings, None));
    }
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let complaint = store.load_settings().1.unwrap().to_string();
    assert!(complaint.contains("cannot be read"));
    let error = store.save_settings(&Settings::default()).unwrap_err();
    assert!(error.to_string().contains("folder of that name"), "{error}");
    row(
        "settings made by an enemy",
        hostile.len() + 1,
        "read or refused in words",
    );
}

#[test]
fn a_game_cut_at_any_byte_keeps_its_beginning() {
    let game = played(88, 200);
    let text = game.to_json().into_bytes();
    let phases = text
        .windows(10)
        .rposition(|w| w == b"\"phases\": ")
        .unwrap();
    let step = if super::times() > 1 { 1 } else { 41 };
    let mut cuts = 0;
    for at in (0..text.len() - 2).step_by(step) {
        cuts += 1;
        match GameFile::read_bytes(&text[..at]) {
            Ok(opened) => {
                assert!(at >= phases - 4, "{at}");
                assert!(opened.damage.is_some(), "{at}");
                let kept = opened.file.game.entries();
                assert!(game.game.entries().starts_with(kept), "{at}");
                let written = text[..at]
                    .windows(10)
                    .filter(|w| w == b"\n        \"")
                    .count();
                assert!(kept.len() + 1 >= written, "{at}");
            }
            Err(why) => assert!(at <= phases + 10, "{at}: {why}"),
        }
    }
    row(
        "cuts through a saved game",
        cuts,
        "every action before the cut kept",
    );
}
