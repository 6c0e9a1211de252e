//! Typed by people and scripts: words that mean nothing, standard input and
//! output, files that are there already, moments, languages, and every example
//! that is printed anywhere.

use crate::engine::{Engine, PROGRAM};
use crate::played::played;
use serde_json::{Value, json};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder to work in, with a game of 400 actions, the same, damaged, and a
/// game of a few.
pub struct Desk {
    folder: TempDir,
}

pub const GAME: &str = "my-game.hellsgate";
const DAMAGED: &str = "damaged.hellsgate";
pub const SHORT: &str = "short.hellsgate";
/// What an owner's check writes, `mine.json` in the examples.
const CORRECTED: &str = r#"{ "format": "hells-gate-corrections", "version": 1,
  "system": "hells_gate", "scenario": "korsun_1944",
  "corrections": [ { "at": "hexes[A1].terrain", "was": "clear", "is": "woods" } ],
  "confirmed": [ "hexes[A2].terrain" ] }"#;

/// A study of a page of text.
const LECTURE: &str = r#"{ "format": "hells-gate-study", "version": 1, "title": "A lecture",
  "stops": [ { "title": "Welcome", "text": "To **Korsun**." } ], "games": [] }"#;

impl Desk {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Self { folder };
        let text = played(7, 400).to_json();
        fs::write(desk.path(GAME), &text).unwrap();
        let spoilt = text.replacen("\"resolve =", "\"resolve 29T =", 1);
        assert_ne!(spoilt, text, "there was an attack");
        fs::write(desk.path(SHORT), played(7, 12).to_json()).unwrap();
        fs::write(desk.path(DAMAGED), spoilt).unwrap();
        fs::write(desk.path("mine.json"), CORRECTED).unwrap();
        fs::write(desk.path("lecture.hgstudy"), LECTURE).unwrap();
        desk
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// What happens when this line is typed, with something on standard input.
    fn given(&self, line: &str, input: &[u8]) -> Output {
        let mut child = Command::new(PROGRAM)
            .args(line.split_whitespace())
            .current_dir(self.folder.path())
            // Whoever opens a window here fails, but does not hang.
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("HELLS_GATE_HOME", self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Not everybody reads it.
        let _ = child.stdin.take().unwrap().write_all(input);
        child.wait_with_output().unwrap()
    }

    fn run(&self, line: &str) -> Output {
        self.given(line, b"")
    }

    pub fn good(&self, line: &str) -> String {
        let ran = self.run(line);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{line}: {said}");
        String::from_utf8(ran.stdout).unwrap()
    }

    pub fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.good(line)).unwrap()
    }

    /// What a line says that must fail so.
    pub fn bad(&self, code: i32, line: &str) -> String {
        let ran = self.run(line);
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(code), "{line}: {said}");
        assert!(!said.contains("panicked"), "{said}");
        said
    }
}

/// Work that is asked for in an example, and less of the same for a test.
const LESS: [(&str, &str); 8] = [
    ("simulate -n 1000", "simulate -n 2"),
    ("colonel", "cadet"),
    ("fuzz --minutes 10", "fuzz --minutes 0.001"),
    ("ladder", "ladder -n 1 --first cadet --second random"),
    (
        "calibrate -n 100",
        "calibrate -n 1 --level cadet --by random --futures 2",
    ),
    ("hint my-game", "hint --level cadet my-game"),
    ("forecast my-game", "forecast -n 2 --level cadet my-game"),
    ("analyse my-game", "analyse --level cadet my-game"),
];

pub fn tried(desk: &Desk, line: &str) {
    let words = line.strip_prefix("hells-gate ").unwrap();
    let words = words.split('#').next().unwrap();
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut words = words.join(" ");
    for (all, less) in LESS {
        words = words.replacen(all, less, 1);
    }
    desk.good(&words);
}

#[test]
fn every_example_of_every_help_text_works() {
    let desk = Desk::new();
    let help = desk.good("--help");
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let commands = list.lines().take_while(|line| !line.trim().is_empty());
    let commands = commands.filter_map(|line| line.split_whitespace().next());
    let mut tried_any = 0;
    for command in commands {
        let help = desk.good(&format!("help {command}"));
        for (_, example) in help.lines().filter_map(|l| l.split_once("Example: ")) {
            tried(&desk, example);
            tried_any += 1;
        }
    }
    assert!(tried_any >= 2, "no example was found");
}

#[test]
fn every_command_of_the_readme_works_as_it_is_written() {
    let desk = Desk::new();
    // Looking back at a long game takes its time.
    fs::copy(desk.path(SHORT), desk.path(GAME)).unwrap();
    let position = desk.good(&format!("show {GAME} --ply 5 --json"));
    fs::write(desk.path("p.json"), position).unwrap();
    let readme = include_str!("../../README.md");
    let (_, section) = readme.split_once("\n## Without the window\n").unwrap();
    let (section, _) = section.split_once("\n## ").unwrap();
    let lines = section.lines().filter(|l| l.starts_with("hells-gate "));
    let lines: Vec<&str> = lines.collect();
    assert!(lines.len() > 10, "{lines:?}");
    for line in lines {
        tried(&desk, line);
    }
}

#[test]
fn a_word_that_means_nothing_opens_no_window() {
    let desk = Desk::new();
    let said = desk.bad(2, "verfy");
    assert!(
        said.contains("unknown command “verfy”; did you mean verify?"),
        "{said}"
    );
    let said = desk.bad(2, &format!("verfy {GAME}"));
    assert!(said.contains("did you mean verify?"), "{said}");
    let said = desk.bad(2, "completion");
    assert!(said.contains("unknown command “completion”"), "{said}");
    let said = desk.bad(2, "--language de verfy");
    assert!(said.contains("unbekannter Befehl „verfy“"), "{said}");
    for line in ["no-such.hellsgate", "./verfy", "play verfy"] {
        let said = desk.bad(1, line);
        assert!(said.contains("cannot be read"), "{line}: {said}");
        assert!(!said.contains("ssh"), "{line}: {said}");
    }
    let said = desk.bad(1, ".");
    assert!(said.contains("is no file"), "{said}");
    assert!(desk.good("licenses serde").starts_with("serde"));
    assert!(desk.bad(1, "analyze nothing.json").contains("nothing.json"));
}

#[test]
fn a_dash_is_standard_input_and_output() {
    let desk = Desk::new();
    let game = fs::read(desk.path(GAME)).unwrap();
    let fed = |line: &str| {
        let ran = desk.given(line, &game);
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(ran.status.success(), "{line}: {said}");
        ran.stdout
    };
    let shown = desk.good(&format!("show {GAME}"));
    assert_eq!(fed("show -"), shown.as_bytes());
    assert!(
        String::from_utf8(fed("verify -"))
            .unwrap()
            .contains("400 actions")
    );
    if cfg!(target_os = "linux") {
        // Through a pipe, which is no file.
        assert_eq!(fed("show /dev/stdin"), shown.as_bytes());
    }
    assert!(fed("export - --png - --width 200").starts_with(b"\x89PNG"));
    assert!(fed("export - --pdf -").starts_with(b"%PDF-"));
    let notation = desk.good(&format!("export {GAME} --notation"));
    assert_eq!(fed("export - --notation --out -"), notation.as_bytes());
    let csv = fed("simulate -n 2 --csv --out -");
    assert_eq!(csv.split(|&b| b == b'\n').count(), 4);
    let new = desk.good("new - --seed 5");
    assert!(new.contains("hells-gate-game"));
    let position = desk.good(&format!("show {GAME} --ply 100 --json"));
    let ran = desk.given("new --seed 5 --position -", position.as_bytes());
    assert!(ran.status.success());
    assert!(
        String::from_utf8(ran.stdout)
            .unwrap()
            .contains("\"position\": {")
    );
    assert!(!desk.path("-").exists());
    // Two things cannot both go there, and too much is not read.
    desk.bad(2, &format!("export {GAME} --png - --json"));
    let much = vec![b' '; 17 * 1024 * 1024];
    let ran = desk.given("show -", &much);
    let said = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert!(said.starts_with("standard input: "), "{said}");
}

#[test]
fn the_protocol_never_takes_a_dash_for_a_file() {
    let mut engine = Engine::with_game();
    for request in [
        json!({"do": "save", "path": "-"}),
        json!({"do": "save", "path": "-", "force": true}),
        json!({"do": "load", "path": "-"}),
    ] {
        engine.bad(request, "file");
    }
    assert!(!Path::new("-").exists());
    engine.end();
}

#[test]
fn nothing_is_written_over_what_is_there_without_being_told() {
    let desk = Desk::new();
    let before = desk.text(GAME);
    let lines = [
        "export my-game.hellsgate --png FILE --width 200",
        "export my-game.hellsgate --pdf FILE",
        "export my-game.hellsgate --svg --out FILE",
        "export my-game.hellsgate --log --out FILE",
        "export my-game.hellsgate --notation --out FILE",
        "export my-game.hellsgate --json --out FILE",
        "simulate my-game.hellsgate -n 1 --csv --out FILE",
        "new FILE --seed 3",
        "fuzz my-game.hellsgate -n 1 --out FILE",
    ];
    for line in lines {
        fs::write(desk.path("there"), "somebody's work").unwrap();
        let line = line.replace("FILE", "there");
        let said = desk.bad(1, &line);
        assert!(
            said.contains("there exists already") && said.contains("--force"),
            "{said}"
        );
        assert_eq!(desk.text("there"), "somebody's work", "{line}");
        desk.good(&format!("{line} --force"));
        // A failure is all that the last of them writes.
        if !line.starts_with("fuzz") {
            let bytes = fs::read(desk.path("there")).unwrap();
            assert_ne!(bytes, b"somebody's work", "{line}");
        }
    }
    // What is read is not written over even then, under any of its names.
    for line in lines.into_iter().filter(|line| line.contains(GAME)) {
        for name in [GAME, "./my-game.hellsgate"] {
            for force in ["", " --force"] {
                let line = format!("{}{force}", line.replace("FILE", name));
                let said = desk.bad(1, &line);
                assert!(said.contains("is the file that is read"), "{line}: {said}");
                assert_eq!(desk.text(GAME), before, "{line}");
            }
        }
    }
    fs::write(desk.path("p.json"), "{}").unwrap();
    desk.bad(1, "new p.json --position p.json --force");
    assert_eq!(desk.text("p.json"), "{}");
}

#[test]
fn a_picture_is_not_written_under_a_name_that_promises_another_kind() {
    let desk = Desk::new();
    for (line, kind) in [
        ("export my-game.hellsgate --png x.jpg --width 200", "PNG"),
        ("export my-game.hellsgate --png x.PDF --width 200", "PNG"),
        ("export my-game.hellsgate --pdf x.png", "PDF"),
        ("export my-game.hellsgate --svg --out x.png", "SVG"),
    ] {
        let said = desk.bad(2, line);
        assert!(
            said.contains(kind) && said.contains("end its name"),
            "{said}"
        );
        let name = line.split(' ').find(|word| word.starts_with("x.")).unwrap();
        assert!(!desk.path(name).exists(), "{line}");
    }
    // No ending promises nothing, and one's own may be written as one likes.
    for name in ["x", "x.PNG", "x.v2"] {
        desk.good(&format!(
            "export my-game.hellsgate --png {name} --width 200"
        ));
        assert!(desk.path(name).is_file());
    }
}

#[test]
fn a_folder_that_is_not_there_is_told_by_its_name() {
    let desk = Desk::new();
    for line in [
        "export my-game.hellsgate --log --out none/log.md",
        "export my-game.hellsgate --png none/board.png --width 200",
        "simulate -n 1 --out none/games",
        "new none/game.hellsgate",
    ] {
        let said = desk.bad(1, line);
        assert!(said.contains("the folder none does not exist"), "{said}");
        assert!(!said.contains(".tmp") && !said.contains("Choose"), "{said}");
    }
}

#[test]
fn a_damaged_game_is_told_in_the_json_and_by_the_exit_code() {
    let desk = Desk::new();
    for line in [
        "show FILE --json",
        "replay FILE --json",
        "supply FILE --json",
        "odds FILE --target C6 29T@C7 --json",
        "export FILE --json",
        "export FILE --png - --width 200",
        "hint FILE --level cadet --json",
        "forecast FILE -n 1 --level cadet --json",
        "analyse FILE --level cadet --json",
        "simulate FILE -n 1 --json",
        "ladder FILE -n 1 --first cadet --second random --json",
    ] {
        let ran = desk.run(&line.replace("FILE", DAMAGED));
        assert_eq!(ran.status.code(), Some(1), "{line}");
        if line.contains("--png") {
            continue;
        }
        let told: Value = serde_json::from_slice(&ran.stdout).unwrap();
        let damage = told["damage"].as_str().unwrap_or_default();
        assert!(damage.contains("resolve 29T"), "{line}: {told}");
        let whole = desk.json(&line.replace("FILE", SHORT));
        assert!(whole.as_object().unwrap().contains_key("damage"), "{line}");
        assert!(whole["damage"].is_null(), "{line}");
    }
}

#[test]
fn with_json_errors_are_json_too() {
    let desk = Desk::new();
    for (line, status) in [
        ("show nothing.hellsgate --json", 1),
        ("show --json", 2),
        ("odds --target Z9 29T --json", 2),
        ("rules 99.9 --json", 1),
    ] {
        let ran = desk.run(line);
        assert_eq!(ran.status.code(), Some(status), "{line}");
        assert!(ran.stdout.is_empty(), "{line}");
        let told: Value = serde_json::from_slice(&ran.stderr).unwrap();
        assert_eq!(told["error"]["status"], status, "{line}");
        assert!(told["error"]["said"].as_str().unwrap().len() > 10, "{line}");
    }
    // A warning is no error, and JSON as well.
    let ran = desk.run(&format!("show {DAMAGED} --json"));
    let told: Value = serde_json::from_slice(&ran.stderr).unwrap();
    assert!(
        told["warning"]["said"]
            .as_str()
            .unwrap()
            .contains("damaged")
    );
}

#[test]
fn a_moment_can_be_named_by_what_happens_at_it() {
    let desk = Desk::new();
    let at = |words: &str| desk.json(&format!("show {GAME} --json {words}"));
    let position = |shown: &Value| shown["position"].clone();
    assert_eq!(at("--at last"), at("--ply 400"));
    assert_eq!(at("--at 1"), at("--ply 0"));
    let second = at("--at 2");
    assert_eq!(position(&second)["turn"], 2);
    assert_eq!(position(&second)["player"], "soviet");
    let ply = second["ply"].as_u64().unwrap();
    let before = at(&format!("--ply {}", ply - 1));
    assert_eq!(position(&before)["turn"], 1, "it is the very beginning");
    let german = at("--at 1:German:movement");
    let words = ["turn", "player", "stage"].map(|field| position(&german)[field].clone());
    assert_eq!(words, [json!(1), json!("german"), json!("movement")]);
    let ply = german["ply"].as_u64().unwrap();
    let before = at(&format!("--ply {}", ply - 1));
    assert_eq!(position(&before)["stage"], "combat");
    assert!(at("--at 1:german")["ply"].as_u64() < Some(ply));
    // It is understood wherever a position is.
    let supply = desk.json(&format!("supply {GAME} --at 2 --json"));
    assert_eq!(supply["turn"], 2);
    let told = desk.json(&format!("export {GAME} --json --at 2"));
    assert_eq!(
        told["actions"].as_array().unwrap().len() as u64,
        second["ply"]
    );
    let said = desk.bad(1, &format!("show {GAME} --at 8:german:mud"));
    assert!(said.contains("does not come to 8:german:mud"), "{said}");
    for at in ["first", "4:finnish", "2:german:lunch", "-1"] {
        desk.bad(2, &format!("show {GAME} --at {at}"));
    }
    desk.bad(2, &format!("show {GAME} --at 1 --ply 0"));
}

#[test]
fn a_scenario_has_one_name_wherever_a_game_is_asked_for() {
    let desk = Desk::new();
    let list = desk.json("scenarios --json");
    let list = list["scenarios"].as_array().unwrap();
    assert!(list.len() >= 3);
    let text = desk.good("scenarios");
    for scenario in list {
        let id = scenario["id"].as_str().unwrap();
        for field in ["id", "title", "about"] {
            assert!(text.contains(scenario[field].as_str().unwrap()), "{text}");
        }
        assert_eq!(desk.json(&format!("show {id} --json"))["scenario"], id);
    }
    let id = "korsun_1944_balanced";
    for line in ["odds ID --target C6 29T", "supply ID", "export ID --log"] {
        desk.good(&line.replace("ID", id));
    }
    // The position that simulated games begin in makes a difference; how it is
    // named makes none.
    let csv = |source: &str| desk.good(&format!("simulate -n 3 --csv {source}"));
    assert_eq!(csv(id), csv(&format!("--file {id}")));
    assert_ne!(csv(id), csv(""));
    let ladder = "ladder -n 1 --first cadet --second random";
    let new = desk.good(&format!("{ladder} {id}"));
    assert_eq!(new, desk.good(&format!("{ladder} --scenario {id}")));
    let fuzz = "fuzz -n 1";
    desk.good(&format!("{fuzz} {id}"));
    desk.good(&format!("{fuzz} --from {id}"));
    let said = desk.bad(1, "show korsun_1945");
    assert!(said.contains("korsun_1944_first"), "{said}");
    // Its beginning and the file that is read are told apart.
    desk.bad(2, &format!("simulate {id} --file {id}"));
}

#[test]
fn units_of_an_attack_are_read_as_people_write_them() {
    let desk = Desk::new();
    let told = |line: &str| desk.json(&format!("odds --json {line}"));
    let both = told("--target C6 --defender 72I,57I 29T 20T");
    assert_eq!(both["defenders"].as_array().unwrap().len(), 3);
    assert_eq!(both["attackers"].as_array().unwrap().len(), 2);
    assert_eq!(
        both,
        told("--target C6 --defender 72I --defender 57I 29T 20T")
    );
    assert_eq!(both, told("-t c6 --defender 72i,57i 29t 20t@c7"));
    assert_eq!(both, told("korsun_1944 -t c6 --defender 72I,57I 29T 20T"));
    let early = told(&format!("{GAME} --at 1 -t C6 29T"));
    assert_eq!(early, told(&format!("--file {GAME} --at 1 -t C6 29T")));
    let said = desk.bad(2, "odds --target C6 29T 29T");
    assert!(said.contains("29th Tank Corps is named twice"), "{said}");
    desk.bad(2, "odds --target C6 29T --defender 72I,72I");
    let said = desk.bad(2, "odds --target C6 29Q");
    assert!(
        said.contains("no unit “29Q”") && said.contains("29T,"),
        "{said}"
    );
    let said = desk.bad(2, &format!("odds --target C6 {GAME}"));
    assert!(said.contains("after the game"), "{said}");
}

#[test]
fn words_are_read_in_any_case() {
    let desk = Desk::new();
    let german = desk.good("show korsun_1944 --language DE");
    assert_eq!(german, desk.good("show korsun_1944 --language de"));
    let side = desk.good("supply korsun_1944 --side German");
    assert_eq!(side, desk.good("supply korsun_1944 --side german"));
    let csv = desk.good("simulate -n 1 --csv --soviet Colonel");
    assert_eq!(csv, desk.good("simulate -n 1 --csv --soviet colonel"));
    assert!(desk.bad(2, "simulate --soviet Zhukov").contains("colonel"));
    let svg = desk.good(&format!("export {GAME} --svg --overlays Supply"));
    assert_eq!(
        svg,
        desk.good(&format!("export {GAME} --svg --overlays supply"))
    );
}

/// Words of English frames, none of which another language has.
const ENGLISH: [&str; 18] = [
    "Game turn",
    "units on the map",
    "not on the map",
    "Victory points",
    "victory points",
    "Attack",
    "Defend",
    "average",
    "Ratio",
    "column",
    "supply",
    "Soviet",
    "German ",
    "wins",
    "Draws",
    "seed",
    "after ",
    "played to the end",
];

#[test]
fn what_is_told_in_a_language_is_told_in_it_wholly() {
    let desk = Desk::new();
    for line in [
        "show my-game.hellsgate",
        "odds --target C6 29T 20T --mud",
        "odds --target C6 5GT",
        "supply my-game.hellsgate",
        "forecast short.hellsgate -n 2 --level cadet",
        "hint short.hellsgate --level cadet",
        "analyse short.hellsgate --level cadet",
        "simulate -n 2",
        "ladder -n 1 --first cadet --second random",
        "scenarios",
        "export my-game.hellsgate --log",
        "verify damaged.hellsgate",
        "show my-game.hellsgate --ply 9999",
        "show my-game.hellsgate --at 8:german:mud",
        "show nothing.hellsgate",
        "odds --target Z9 29T",
        "odds --target C6 nobody",
        "odds --target C6 29T 29T",
        "odds --target C6 29T 389I",
        "rules 99.9",
        "rules --search xylophone",
        "new my-game.hellsgate",
    ] {
        let told = |language: &str| {
            let ran = desk.run(&format!("{line} --language {language}"));
            let both = [ran.stdout, ran.stderr].concat();
            String::from_utf8(both).unwrap()
        };
        let english = told("en");
        assert!(english.len() > 20, "{line}: {english}");
        for language in ["de", "ru", "uk"] {
            let text = told(language);
            for word in ENGLISH {
                assert!(!text.contains(word), "{line}, {language}, “{word}”: {text}");
            }
            if language != "de" {
                let cyrillic = text.matches(|c| ('а'..='я').contains(&c)).count();
                assert!(cyrillic > 7, "{line}, {language}: {text}");
            }
            // “5,4” and “0.0” are not of one language.
            let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            let figures = line.starts_with("forecast") || line.starts_with("simulate");
            for (at, _) in text.match_indices('.').filter(|_| figures) {
                let (before, after) = (&text[..at], &text[at + 1..]);
                let point = digit(before.chars().last()) && digit(after.chars().next());
                assert!(!point, "{line}, {language}: {text}");
            }
        }
    }
}

#[test]
fn the_protocol_refuses_a_language_it_does_not_speak() {
    let desk = Desk::new();
    let said = desk.bad(2, "engine --language de");
    assert!(said.contains("English only"), "{said}");
    desk.good("engine --language en");
    let page = include_str!("../../assets/protocol.md");
    assert!(page.contains("`--language`"));
}

#[test]
fn the_protocol_plays_what_records_and_notation_write() {
    let desk = Desk::new();
    let notation = desk.good(&format!("export {GAME} --notation"));
    assert!(notation.contains("resolve ="), "{notation}");
    let record = desk.json(&format!("verify {GAME} --json"));
    let seeded = record["files"][0]["dice"]["mode"] == "seeded";
    assert!(
        seeded && record["files"][0]["dice"]["not_from_seed"] == 0,
        "{record}"
    );
    let seed = record["files"][0]["dice"]["seed"].clone();
    for new in [
        json!({"do": "new", "seed": seed}),
        json!({"do": "new", "dice": "by-hand"}),
    ] {
        let mut engine = Engine::start();
        engine.good(new);
        for line in notation.lines() {
            engine.good(json!({"do": "play", "action": line}));
        }
        let end = engine.good(json!({"do": "state"}));
        let shown = desk.json(&format!("show {GAME} --json"));
        assert_eq!(end["position"]["hash"], shown["position"]["hash"]);
        engine.end();
    }
}

#[test]
fn a_face_that_the_seed_does_not_roll_is_refused_in_words() {
    let mut engine = Engine::start();
    engine.good(json!({"do": "new", "seed": 1944}));
    for action in ["supply", "attack C6 29T", "attack C6 20T"] {
        engine.good(json!({"do": "play", "action": action}));
    }
    let mut refused = |request: Value, kind: &str| {
        engine.bad(request, kind)["reason"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let why = refused(json!({"do": "play", "action": "resolve =4"}), "die");
    assert!(why.contains("rolls 3 here, not 4"), "{why}");
    refused(json!({"do": "play", "action": "resolve =7"}), "notation");
    refused(
        json!({"do": "play", "action": "resolve =3", "die": 4}),
        "request",
    );
    let why = refused(json!({"do": "play", "action": "resolve 29T"}), "notation");
    assert!(why.contains("resolve all-out"), "{why}");
    refused(
        json!({"do": "play", "action": "attack D6 48R =3"}),
        "illegal",
    );
    let rolled = engine.good(json!({"do": "play", "action": "resolve =3"}));
    assert_eq!(rolled["die"], 3);
    engine.end();
}

#[test]
fn a_replay_from_beyond_the_end_says_how_long_the_game_is_as_show_does() {
    let desk = Desk::new();
    let told = desk.bad(1, "show short.hellsgate --ply 13");
    for line in ["--from 13", "--from 13 --to 20"] {
        let line = format!("replay short.hellsgate {line}");
        assert_eq!(desk.bad(1, &line), told, "{line}");
    }
    assert!(
        told.contains("13") && told.contains("the game has 12"),
        "{told}"
    );
    // What can be right in no game is a wrong argument.
    desk.bad(2, "replay short.hellsgate --from 9 --to 3");
    assert!(desk.good("replay short.hellsgate --from 12").is_empty());
}

#[test]
fn any_position_is_written_as_a_scenario_and_stands_for_a_game_anywhere() {
    let desk = Desk::new();
    for (name, scenario) in [
        ("korsun", "korsun_1944"),
        ("night", "through_hells_gate"),
        ("table", "example_120km"),
    ] {
        let (game, made) = (format!("{name}.hellsgate"), format!("{name}.json"));
        desk.good(&format!("play-out {scenario} --out {game}"));
        desk.good(&format!("export {game} --at 2 --scenario --out {made}"));
        let units = |line: &str| -> Vec<[Value; 2]> {
            let all = desk.json(line)["position"]["units"].clone();
            let all = all.as_array().unwrap().clone();
            let places = ["at", "cell", "hex"];
            let at = |it: &Value| Value::from(places.map(|field| it[field].clone()).to_vec());
            all.iter().map(|it| [it["unit"].clone(), at(it)]).collect()
        };
        let there = units(&format!("show {game} --at 2 --json"));
        assert!(!there.is_empty());
        assert_eq!(units(&format!("show {made} --json")), there, "{name}");
        let begun = format!("begun-{name}.hellsgate");
        desk.good(&format!("new --scenario {made} --seed 4 {begun}"));
        assert_eq!(units(&format!("show {begun} --json")), there, "{name}");
        let verified = desk.run(&format!("verify {begun}"));
        let told = String::from_utf8(verified.stdout).unwrap();
        assert_eq!(verified.status.code(), Some(3), "a beginning of its own");
        assert!(
            told.contains("Record: whole") && told.contains(" – "),
            "{told}"
        );
        // It goes on from there.
        desk.good(&format!("simulate {made} -n 1"));
    }
}

#[test]
fn people_are_listed_among_the_levels_of_the_computer_by_the_games_that_ended_here() {
    let desk = Desk::new();
    let alone = desk.good("ratings");
    assert!(
        alone.contains("Colonel (computer)") && !alone.contains("Anna"),
        "{alone}"
    );
    let result = r#"{ "version": 1, "system": "tabletop", "title": "Korsun", "day": 739000,
      "players": [ { "person": "Anna" }, { "computer": "colonel" } ], "won": "first" }"#;
    fs::create_dir(desk.path("results")).unwrap();
    fs::write(desk.path("results/one.result"), result).unwrap();
    let told = desk.good("ratings");
    let line = told
        .lines()
        .find(|line| line.contains("Anna"))
        .expect(&told);
    assert!(line.contains('±') && line.ends_with("1–0–0"), "{line}");
    let all = desk.json("ratings --json");
    let games = all["games"].as_array().unwrap();
    let game = games
        .iter()
        .find(|game| game["system"] == "tabletop")
        .unwrap();
    let players = game["players"].as_array().unwrap();
    let place = |key: &str, of: &str| players.iter().position(|one| one[key] == of).unwrap();
    let [anna, colonel, general] = [
        ("person", "Anna"),
        ("computer", "colonel"),
        ("computer", "general"),
    ]
    .map(|(key, of)| place(key, of));
    assert!(general < anna && anna < colonel, "{all}");
    assert_eq!(players[anna]["won"], 1);
}
