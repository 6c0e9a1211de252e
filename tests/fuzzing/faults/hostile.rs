//! Files made by an enemy: refused in words, in bounded memory, and left alone.

use super::program::{Engine, PROGRAM, in_shell};
use super::row;
use crate::played::played;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// What the program may take of memory, in KiB: ulimit -v, which counts what is
/// only reserved too.
const LIMIT: usize = 1_000_000;

/// `head`, as many pieces as make `bytes`, `tail`.
#[cfg(target_os = "linux")]
fn filled(head: &str, piece: &str, tail: &str, bytes: usize) -> String {
    format!("{head}{}{tail}", piece.repeat(bytes / piece.len()))
}

/// Texts, with names for the table.
#[cfg(target_os = "linux")]
fn texts() -> Vec<(String, Vec<u8>)> {
    const SAVE: usize = 16_000_000;
    const SCENARIO: usize = 4_000_000;
    let game = played(70, 60).to_json();
    let (head, _) = game.split_once("\"phases\": [").unwrap();
    let phases = format!("{head}\"phases\": [");
    let actions = format!("{phases}{{\"actions\": [");
    let begins = "{\"format\": \"hells-gate-game\", \"version\": 1, ";
    let scenario = format!("{begins}\"scenario\": {{");
    let second = "{\"format\": \"hells-gate-game\", \"version\": 2, ";
    let korsun = hells_gate::systems::hells_gate::codec::scenario::KORSUN_1944;
    let mut texts: Vec<(String, Vec<u8>)> = Vec::new();
    let mut add = |name: &str, text: String| texts.push((name.to_owned(), text.into_bytes()));
    add("phases without end", filled(&phases, "{},", "{}]}", SAVE));
    add(
        "phases of every kind",
        filled(&phases, "0,[],\"\",null,", "0]}", SAVE),
    );
    add(
        "actions without end",
        filled(&actions, "\"\",", "\"\"]}]}", SAVE),
    );
    add(
        "supply without end",
        filled(&actions, "\"supply\",", "\"\"]}]}", SAVE),
    );
    add(
        "an action as long as the file",
        filled(&actions, "move ", "\"]}]}", 100),
    );
    add(
        "a name as long as the file",
        filled("{\"", "x", "\": 0}", SAVE),
    );
    add(
        "a title of nothing but \\u0000",
        filled(&format!("{begins}\"title\": \""), "\\u0000", "\"}", SAVE),
    );
    add("lists in lists", filled(&phases, "[", "", SAVE));
    add("objects in objects", filled(begins, "\"a\":{", "", SAVE));
    add(
        "a scenario of lists in lists",
        filled(&format!("{begins}\"scenario\": "), "[", "]", SCENARIO),
    );
    add(
        "a scenario of unknown fields",
        filled(
            &scenario,
            "\"a\":0,\"b\":0,\"c\":0,",
            "\"z\":0}, \"phases\": []}",
            SCENARIO,
        ),
    );
    let many: String = (0..SCENARIO / 12)
        .map(|n| format!("\"{n:07}\":0,"))
        .collect();
    add(
        "a scenario of different unknown fields",
        format!("{scenario}{many}\"z\":0}}, \"phases\": []}}"),
    );
    for field in ["units", "hexes", "rivers", "special_rules", "turns", "map"] {
        let from = korsun.find(&format!("\"{field}\":")).unwrap_or(1);
        let before = format!("{begins}\"scenario\": {}\"{field}\": [", &korsun[..from]);
        add(
            &format!("a scenario with millions of {field}"),
            filled(&before, "{},", "{}]}, \"phases\": []}", SCENARIO),
        );
        add(
            &format!("a scenario with millions of numbers for {field}"),
            filled(&before, "0,", "0]}, \"phases\": []}", SCENARIO),
        );
    }
    add(
        "a position of units without end",
        filled(
            &format!(
                "{second}{}\"position\": {{\"units\": [",
                &head[head.find("\"scenario\"").unwrap()..]
            ),
            "{},",
            "{}]}, \"phases\": []}",
            SAVE,
        ),
    );
    add("sixteen million spaces", " ".repeat(SAVE));
    add("sixteen million quotes", "\"".repeat(SAVE));
    add("sixteen million escapes", filled("{\"", "\\", "", SAVE));
    for odd in [
        "1e999",
        "-1e999",
        "NaN",
        "Infinity",
        "-1",
        "18446744073709551616",
        "0.1",
        "null",
        "{}",
        "[]",
        "\"\"",
        "true",
    ] {
        for field in [
            "version", "title", "saved", "players", "options", "cursor", "scenario", "position",
            "phases", "format",
        ] {
            add(
                &format!("“{field}” is {odd}"),
                game.replacen("\"title\":", &format!("\"{field}\": {odd}, \"title\":"), 1)
                    .replacen(
                        "\"format\": \"hells-gate-game\",",
                        if field == "format" {
                            ""
                        } else {
                            "\"format\": \"hells-gate-game\","
                        },
                        1,
                    ),
            );
        }
        add(&format!("“seed” is {odd}"), game.replacen("\"70\"", odd, 1));
        add(
            &format!("“turn” is {odd}"),
            game.replacen("\"turn\": 1", &format!("\"turn\": {odd}"), 1),
        );
        add(
            &format!("“strength” is {odd}"),
            game.replacen(
                "\"strength\": ",
                &format!("\"strength\": {odd}, \"x\": "),
                1,
            ),
        );
    }
    for version in ["3", "99", "4294967296", "18446744073709551615"] {
        add(
            &format!("version {version}"),
            game.replacen("\"version\": 1", &format!("\"version\": {version}"), 1),
        );
    }
    let mut add = |name: &str, bytes: Vec<u8>| texts.push((name.to_owned(), bytes));
    add(
        "UTF-16",
        game.encode_utf16().flat_map(u16::to_le_bytes).collect(),
    );
    add(
        "not UTF-8",
        [b"{\"format\": \"".as_slice(), &[0xff; 40]].concat(),
    );
    add("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec());
    add("zeros", vec![0; 100_000]);
    add("nothing", Vec::new());
    texts
}

/// Runs `verify` within the limits; what it says.
fn verified(path: &Path) -> (Option<i32>, String) {
    let path = path.display().to_string();
    let ran = in_shell(
        &format!("ulimit -v {LIMIT}; ulimit -t 60"),
        &["verify", &path],
    )
    .stdin(Stdio::null())
    .output()
    .unwrap();
    let mut said = String::from_utf8_lossy(&ran.stderr).into_owned();
    said.push_str(&String::from_utf8_lossy(&ran.stdout));
    (ran.status.code(), said)
}

/// The most memory a running program has had, in KiB.
#[cfg(target_os = "linux")]
fn peak(engine: &Engine) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", engine.child.id()));
    let status = status.unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    let number = line.and_then(|l| l.split_whitespace().next());
    number.and_then(|n| n.parse().ok()).unwrap_or(0)
}

#[cfg(target_os = "linux")]
#[test]
fn files_made_by_an_enemy_are_refused_in_words_and_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.hellsgate");
    let (mut tried, mut most) = (0, (0, String::new()));
    for (name, bytes) in texts() {
        fs::write(&path, &bytes).unwrap();
        let limit = format!("ulimit -v {LIMIT}");
        let mut engine = Engine::after(&limit);
        let answer = engine.ask(&json!({"do": "load", "path": path}));
        let told = answer["error"]["reason"]
            .as_str()
            .or(answer["damage"].as_str());
        // Nothing written for nothing.
        let nothing = [
            "“players” is {}",
            "“position” is null",
            "“position” is {}",
            "“saved” is \"\"",
        ];
        let told = match told {
            None if nothing.contains(&name.as_str()) => "sound",
            None => panic!("{name}: it passes for sound"),
            Some(told) => told,
        };
        assert!(
            !told.is_empty() && told.len() < 20_000,
            "{name}: {} bytes",
            told.len()
        );
        assert!(
            !told.contains(char::is_control) || told.contains('\n'),
            "{name}: {told}"
        );
        if most.0 < peak(&engine) {
            most = (peak(&engine), name.clone());
        }
        // The engine is as good as new.
        engine.good(&json!({"do": "new"}));
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name}");
        tried += 1;
    }
    row(
        "files made by an enemy, opened",
        tried,
        &format!(
            "all told in words; at most {} MB ({})",
            most.0 / 1024,
            most.1
        ),
    );
    assert!(most.0 < 600 * 1024, "{most:?}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_waited_for_nor_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let make = |script: &str| {
        let mut shell = std::process::Command::new("sh");
        let made = shell
            .args(["-c", script])
            .current_dir(folder.path())
            .status();
        assert!(made.unwrap().success(), "{script}");
    };
    make(
        "mkfifo pipe; mkdir folder; ln -s loop loop; ln -s nowhere dangling; ln -s /dev/zero zero; ln -s pipe link",
    );
    fs::File::create(at("huge"))
        .unwrap()
        .set_len(200 << 20)
        .unwrap();
    let mut engine = Engine::after(&format!("ulimit -v {LIMIT}"));
    engine.good(&json!({"do": "new", "seed": 1}));
    let names = ["pipe", "folder", "loop", "dangling", "zero", "link", "huge"];
    for name in names {
        // A command reads a pipe as far as somebody writes into it.
        if !["pipe", "link"].contains(&name) {
            let (code, said) = verified(&at(name));
            assert_eq!(code, Some(1), "{name}: {said}");
            assert!(!said.contains("panicked") && !said.is_empty(), "{said}");
        }
        engine.bad(&json!({"do": "load", "path": at(name)}));
    }
    for name in ["pipe", "folder", "zero", "link"] {
        let said = engine.bad(&json!({"do": "save", "path": at(name)}));
        assert!(said.contains("exists already"), "{said}");
        let said = engine.bad(&json!({"do": "save", "path": at(name), "force": true}));
        assert!(
            said.contains("is no saved game and is not replaced"),
            "{said}"
        );
    }
    let kind = |path: PathBuf| fs::symlink_metadata(path).unwrap().file_type();
    assert!(kind(at("zero")).is_symlink() && kind(at("folder")).is_dir());
    assert!(!kind(at("pipe")).is_file() && kind(at("link")).is_symlink());
    for bad in ["a\u{0}b", "", &"x/".repeat(5000), &"x".repeat(5000)] {
        engine.bad(&json!({"do": "save", "path": bad}));
        engine.bad(&json!({"do": "load", "path": bad}));
    }
    row(
        "pipes, devices, folders, loops, names that cannot be, 200 MB",
        names.len() + 4,
        "refused at once, nothing replaced",
    );
}

#[test]
fn a_mark_at_the_beginning_and_other_ends_of_lines_are_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let text = played(71, 80).to_json();
    for same in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n"),
        text.replace('\n', " "),
    ] {
        fs::write(&path, same).unwrap();
        let (code, said) = verified(&path);
        assert_eq!(code, Some(0), "{said}");
    }
    assert!(Path::new(PROGRAM).exists());
    row(
        "byte order marks, CRLF, one long line",
        3,
        "read without a complaint",
    );
}
