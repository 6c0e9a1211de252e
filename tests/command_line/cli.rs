//! Every command through the real program, with good and with bad input.

use crate::ran::{good, run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hells-gate");

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap()
}

/// What a command that must fail with this code says.
fn bad(code: i32, args: &[&str]) -> String {
    let ran = run(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(code), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// A folder with files to try: a game of some actions, a spoilt one, a
/// scenario, and something else.
struct Files {
    _folder: tempfile::TempDir,
    game: String,
    spoilt: String,
    scenario: String,
    other: String,
    root: PathBuf,
}

/// Plays through the protocol and saves.
fn played(path: &Path, seed: u64) {
    use std::io::{BufRead as _, BufReader, Write as _};
    let mut child = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |request: String| -> Value {
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    };
    ask(format!(r#"{{"do":"new","seed":{seed}}}"#));
    for n in 0..150 {
        let legal = ask(r#"{"do":"legal","brief":true}"#.to_owned());
        let legal: Vec<&str> = legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|a| a.as_str().unwrap())
            .filter(|a| !a.starts_with("withdraw"))
            .collect();
        let action = legal[n * 7 % legal.len()];
        let done = ask(format!(r#"{{"do":"play","action":"{action}"}}"#));
        assert_eq!(done["ok"], true, "{done}");
    }
    let saved = ask(format!(r#"{{"do":"save","path":"{}"}}"#, path.display()));
    assert_eq!(saved["ok"], true, "{saved}");
    drop(input);
    child.wait().unwrap();
}

fn files() -> Files {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let game = path("game.hellsgate");
    played(Path::new(&game), 5);
    let text = std::fs::read_to_string(&game).unwrap();
    let spoilt = path("spoilt.hellsgate");
    std::fs::write(&spoilt, text.replacen("\"supply\"\n", "\"supper\"\n", 2)).unwrap();
    let other = path("other.txt");
    std::fs::write(&other, "not a game").unwrap();
    let scenario = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/korsun_1944.json");
    Files {
        game,
        spoilt,
        scenario: scenario.display().to_string(),
        other,
        root: folder.path().to_owned(),
        _folder: folder,
    }
}

#[test]
fn help_names_every_command_and_wrong_arguments_are_code_2() {
    let help = good(&["--help"]);
    for command in [
        "play",
        "new",
        "show",
        "replay",
        "verify",
        "rules",
        "odds",
        "supply",
        "hint",
        "forecast",
        "analyse",
        "ladder",
        "calibrate",
        "simulate",
        "fuzz",
        "licences",
        "export",
        "engine",
        "scenarios",
    ] {
        assert!(help.contains(&format!("  {command} ")), "{command}: {help}");
        assert!(good(&[command, "--help"]).contains("Usage"), "{command}");
        bad(2, &[command, "--no-such-option"]);
    }
    assert!(help.contains("Exit codes"));
    for command in ["show", "replay", "verify", "odds", "supply", "export"] {
        bad(2, &[command]);
    }
    good(&["--version"]);
}

#[test]
fn new_games_are_written_and_never_over_another_file() {
    let files = files();
    let path = files.root.join("new.hellsgate").display().to_string();
    let said = good(&["new", &path, "--seed", "77"]);
    assert!(said.contains("seed 77"));
    assert!(good(&["verify", &path]).contains("good, 0 actions"));
    assert!(bad(1, &["new", &path]).contains("exists already"));
    good(&["new", &path, "--seed", "78", "--force"]);
    assert!(bad(1, &["new", "--scenario", "waterloo"]).contains("korsun_1944"));
    assert!(bad(1, &["new", "--scenario", &files.other]).contains("JSON"));
    bad(2, &["new", "--seed", "many"]);
    bad(1, &["new", "/nowhere/at/all"]);
    let other = files.root.join("2.hellsgate").display().to_string();
    let said = json(&["new", &other, "--dice-by-hand", "--free-undo", "--json"]);
    assert!(said["seed"].is_string());
    assert!(good(&["new", "--scenario", &files.scenario]).contains("hells-gate-game"));
}

#[test]
fn a_new_game_can_begin_at_a_position_and_every_command_reads_it() {
    let files = files();
    let path = |name: &str| files.root.join(name).display().to_string();
    let (position, game) = (path("position.json"), path("study.hellsgate"));
    // What `show --json` writes, and what the protocol calls a position.
    let shown = good(&["show", &files.game, "--ply", "100", "--json"]);
    std::fs::write(&position, &shown).unwrap();
    good(&["new", &game, "--seed", "5", "--position", &position]);
    let shown: Value = serde_json::from_str(&shown).unwrap();
    std::fs::write(&position, shown["position"].to_string()).unwrap();
    let again = good(&["new", "--seed", "5", "--position", &position]);
    let written = std::fs::read_to_string(&game).unwrap();
    let rest = |text: &str| text.split_once("\"options\"").unwrap().1.to_owned();
    assert_eq!(rest(&again), rest(&written));
    // Not the beginning of its scenario: that has an exit code of its own.
    let verified = run(&["verify", &game]);
    assert_eq!(verified.status.code(), Some(3));
    let said = String::from_utf8(verified.stdout).unwrap();
    assert!(said.contains("a position that was set up"), "{said}");
    let start = json(&["show", &game, "--json"]);
    assert_eq!(start["position"], shown["position"]);
    let log = good(&["export", &game, "--log"]);
    let turn = format!("## Game turn {}", shown["position"]["turn"]);
    assert!(log.contains("position that was set up") && log.contains(&turn));
    assert!(good(&["export", &game, "--svg"]).contains("<svg"));
    assert!(good(&["supply", &game]).contains("supply on game turn"));
    let csv = good(&["simulate", "--file", &game, "-n", "2", "--csv"]);
    assert_eq!(csv.lines().count(), 3);
    // What cannot be set up is told, and nothing is written.
    let unfit = path("unfit.json");
    let other = path("other.hellsgate");
    for (text, words) in [
        ("{\"turn\": 9}", "not sound"),
        ("{\"trun\": 3}", "there is no field “trun”"),
        (
            "{\"units\": [{\"unit\": \"72I\", \"at\": \"C7\"}]}",
            "both sides are in C7",
        ),
        ("{\"stage\": \"restoration\"}", "of game turns 5 and 7"),
        ("{\"turn\": 7, \"stage\": \"breakout\"}", "of game turn 8"),
        (
            "{\"turn\": 8, \"player\": \"german\", \"stage\": \"mud\"}",
            "no die to be rolled",
        ),
        (
            "{\"reserve_released\": false, \"units\": [{\"unit\": \"5GT\", \"at\": \"A3\"}]}",
            "the reserve has been released",
        ),
        ("[]", "not one JSON object"),
        ("not", "not one JSON object"),
    ] {
        std::fs::write(&unfit, text).unwrap();
        let said = bad(1, &["new", &other, "--position", &unfit]);
        assert!(said.contains(words), "{text}: {said}");
        assert!(!Path::new(&other).exists());
    }
    bad(1, &["new", "--position", "/nowhere"]);
}

#[test]
fn show_tells_the_position_at_any_ply() {
    let files = files();
    let text = good(&["show", &files.game]);
    assert!(text.contains("after 150 of 150 actions") && text.contains("German units on the map"));
    let start = json(&["show", &files.game, "--ply", "0", "--json"]);
    let fresh = json(&["show", &files.scenario, "--json"]);
    assert_eq!(start["position"], fresh["position"]);
    assert_eq!(start["position"]["units"].as_array().unwrap().len(), 53);
    assert!(bad(1, &["show", &files.game, "--ply", "151"]).contains("150"));
    bad(2, &["show", &files.game, "--ply", "-1"]);
    bad(1, &["show", &files.other]);
    bad(1, &["show", "/nowhere"]);
    // Of a damaged game the sound beginning is shown, with a warning.
    let ran = run(&["show", &files.spoilt]);
    assert_eq!(ran.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("damaged"));
    assert!(String::from_utf8_lossy(&ran.stdout).contains("German units on the map"));
}

#[test]
fn replay_tells_the_game() {
    let files = files();
    let text = good(&["replay", &files.game, "--to", "5"]);
    assert!(text.contains("   1  supply") && text.contains("All Soviet units are supplied."));
    assert!(!text.contains("   6  "));
    let told = json(&["replay", &files.game, "--from", "3", "--to", "7", "--json"]);
    let actions = told["actions"].as_array().unwrap();
    assert_eq!((actions.len(), &actions[0]["ply"]), (4, &Value::from(4)));
    bad(2, &["replay", &files.game, "--from", "9", "--to", "7"]);
    bad(1, &["replay", &files.other]);
}

#[test]
fn verify_names_the_first_bad_entry() {
    let files = files();
    assert!(good(&["verify", &files.game]).contains("good, 150 actions"));
    let ran = run(&["verify", &files.game, &files.spoilt, &files.other, "--json"]);
    assert_eq!(ran.status.code(), Some(1));
    let told: Value = serde_json::from_slice(&ran.stdout).unwrap();
    let goods: Vec<bool> = (0..3)
        .map(|i| told["files"][i]["good"].as_bool().unwrap())
        .collect();
    assert_eq!(goods, [true, false, false]);
    let said = told["files"][1]["said"].as_str().unwrap();
    assert!(said.contains("supper") && said.contains("entry"), "{said}");
    bad(1, &["verify", "/nowhere"]);
}

#[test]
fn rules_are_found_by_number_and_by_words() {
    assert!(good(&["rules"]).contains("Retreats"));
    assert!(good(&["rules", "7.6"]).starts_with("7.6  Retreats\n"));
    assert!(good(&["rules", "CRT"]).contains("8:1+"));
    assert_eq!(json(&["rules", "r8", "--json"])["number"], "R8");
    assert!(good(&["rules", "--search", "supply", "line"]).contains("5.1"));
    let found = json(&["rules", "--search", "mud", "--json"]);
    assert!(!found["found"].as_array().unwrap().is_empty());
    assert!(
        json(&["rules", "--json"])["rules"]
            .as_array()
            .unwrap()
            .len()
            > 30
    );
    assert!(bad(1, &["rules", "99.1"]).contains("99.1"));
    bad(1, &["rules", "--search", "xylophone"]);
    bad(2, &["rules", "7.6", "--search", "mud"]);
}

#[test]
fn odds_have_a_receipt_and_exact_chances() {
    let text = good(&["odds", "--target", "C6", "29T", "20T"]);
    assert!(text.contains("12 : 2, column 6:1–7:1"), "{text}");
    assert!(text.contains("no hit 1/6, 1 hit 4/6, 2 hits 1/6; 1.00 on average"));
    let told = json(&[
        "odds",
        "-t",
        "C6",
        "29T",
        "--mud",
        "--turn",
        "5",
        "--defender",
        "72I",
        "--json",
    ]);
    assert_eq!(told["shifts"][0]["columns"], -1);
    assert_eq!(told["defenders"].as_array().unwrap().len(), 2);
    let sixths: u64 = told["normal"]["hits"]
        .as_array()
        .unwrap()
        .iter()
        .map(|h| h["sixths"].as_u64().unwrap())
        .sum();
    assert_eq!(sixths, 6);
    let moved = good(&["odds", "--target", "C6", "5GT@B6"]);
    assert!(moved.contains("from B6") && !moved.contains("do not allow"));
    assert!(good(&["odds", "--target", "C6", "5GT"]).contains("do not allow this attack"));
    let files = files();
    good(&[
        "odds",
        "--target",
        "C6",
        "29T@C7",
        "--file",
        &files.game,
        "--ply",
        "3",
    ]);
    bad(2, &["odds", "--target", "C6"]);
    bad(2, &["odds", "--target", "Z99", "29T"]);
    bad(2, &["odds", "--target", "C6", "nobody"]);
    bad(2, &["odds", "--target", "C6", "29T", "389I"]);
    bad(2, &["odds", "--target", "C6", "18T"]);
    bad(2, &["odds", "--target", "C6", "29T", "--turn", "9"]);
    bad(2, &["odds", "--target", "C6", "29T", "--defender", "20T"]);
    bad(
        1,
        &["odds", "--target", "C6", "29T", "--file", &files.other],
    );
}

#[test]
fn supply_names_lines_and_breaks() {
    let files = files();
    let text = good(&["supply", &files.scenario, "--side", "german"]);
    assert!(text.contains("No unit is out of supply.") && text.contains("C6 → B7"));
    let told = json(&["supply", &files.game, "--json"]);
    assert_eq!(told["sides"].as_array().unwrap().len(), 2);
    for unit in told["sides"][1]["units"].as_array().unwrap() {
        let open = unit["breaks"].as_array().is_none_or(Vec::is_empty);
        assert!(
            unit["supplied"] == open || !unit["too_long"].is_null(),
            "{unit}"
        );
    }
    bad(2, &["supply", &files.game, "--side", "finnish"]);
    bad(1, &["supply", &files.other]);
}

#[test]
fn simulated_games_follow_from_the_seed_alone() {
    let games = |threads: &str, form: &str| {
        good(&[
            "simulate",
            "-n",
            "20",
            "--seed",
            "9",
            "--threads",
            threads,
            form,
        ])
    };
    let csv = games("1", "--csv");
    assert_eq!(csv, games("3", "--csv"));
    assert_eq!(csv.lines().count(), 21);
    assert!(csv.starts_with("game,seed,winner,"));
    let told: Value = serde_json::from_str(&games("2", "--json")).unwrap();
    assert_eq!(told["finished"], 20);
    assert!(good(&["simulate", "-n", "3"]).contains("3 games, seed 1"));
    let files = files();
    let out = files.root.join("games.csv");
    let out = out.to_str().unwrap();
    let from = ["--file", &files.game, "--ply", "100"];
    good(&[&["simulate", "-n", "4", "--csv", "--out", out][..], &from].concat());
    assert_eq!(std::fs::read_to_string(out).unwrap().lines().count(), 5);
    bad(2, &["simulate", "--soviet", "zhukov"]);
    bad(2, &["simulate", "-n", "-5"]);
    bad(2, &["simulate", "--csv", "--json"]);
    bad(1, &["simulate", "--file", &files.other]);
    bad(1, &["simulate", "-n", "1", "--out", "/nowhere/at/all"]);
}

#[cfg(unix)]
#[test]
fn a_stopped_simulation_keeps_what_is_done() {
    let child = Command::new(PROGRAM)
        .args(["simulate", "-n", "100000000", "--csv"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let lines = String::from_utf8(ended.stdout).unwrap().lines().count();
    assert!(lines > 1, "nothing was kept");
    assert!(String::from_utf8_lossy(&ended.stderr).contains("are kept"));
}

#[test]
fn fuzzed_games_keep_every_promise_and_follow_from_the_seed_alone() {
    let files = files();
    let counts = |threads: &str| {
        let mut said = json(&[
            "fuzz",
            "-n",
            "4",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ]);
        said.as_object_mut().unwrap().remove("seconds");
        said
    };
    let said = counts("1");
    assert_eq!(said, counts("3"));
    assert_eq!(
        (&said["games"], &said["failure"]),
        (&Value::from(4), &Value::Null)
    );
    assert!(said["actions"].as_u64().unwrap() > 400);
    assert!(said["tried"].as_u64() > said["actions"].as_u64());
    let from = [
        "--from",
        &files.game,
        "--ply",
        "100",
        "--audit-one-in",
        "50",
    ];
    let text = good(&[&["fuzz", "-n", "2"][..], &from].concat());
    assert!(
        text.contains("2 games, seed 1: every promise kept"),
        "{text}"
    );
    assert!(!text.contains("all there are in 0 positions"), "{text}");
    assert!(good(&["fuzz", "--minutes", "0"]).contains("0 games"));
    bad(2, &["fuzz", "--minutes", "-1"]);
    bad(2, &["fuzz", "--games", "many"]);
    bad(1, &["fuzz", "--from", &files.other]);
}

#[test]
fn exports_are_notation_log_json_and_a_picture() {
    let files = files();
    let notation = good(&["export", &files.game, "--notation"]);
    assert_eq!(notation.lines().count(), 150);
    assert_eq!(notation.lines().next(), Some("supply"));
    let log = good(&["export", &files.game, "--log"]);
    assert!(log.starts_with("# Hell's Gate") && log.contains("\n## Game turn 1, 25–27 January\n"));
    assert_eq!(log.matches("\n## Game turn 1,").count(), 1);
    let svg = good(&["export", &files.game, "--svg", "--ply", "40"]);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    for word in ["Korsun", "DNEPR", "5 Gds", "E3"] {
        assert!(svg.contains(word), "{word} is not on the picture");
    }
    let (fonts, drawn) = svg.split_once("</style>").unwrap();
    assert!(fonts.contains("@font-face{font-family:\"Map Serif\";src:url(data:font/ttf;base64,"));
    assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
    let told = json(&["export", &files.game, "--json", "--ply", "10"]);
    assert_eq!(told["actions"].as_array().unwrap().len(), 10);
    let out = files.root.join("log.md");
    let out = out.to_str().unwrap();
    assert_eq!(good(&["export", &files.game, "--log", "--out", out]), "");
    assert_eq!(std::fs::read_to_string(out).unwrap(), log);
    bad(2, &["export", &files.game]);
    bad(2, &["export", &files.game, "--log", "--notation"]);
    bad(1, &["export", &files.game, "--log", "--ply", "999"]);
    bad(1, &["export", &files.other, "--log"]);
}

/// Width and height of a PNG file, from its head.
fn png_size(bytes: &[u8]) -> [u32; 2] {
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "it is no PNG");
    assert_eq!(bytes.get(12..16), Some(b"IHDR".as_slice()));
    [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()))
}

/// How many different colours a PNG file has.
fn colors(bytes: &[u8]) -> usize {
    use resvg::tiny_skia::Pixmap;
    let pixels = Pixmap::decode_png(bytes).unwrap();
    let all = pixels.pixels().iter();
    let all = all.map(|p| [p.red(), p.green(), p.blue(), p.alpha()]);
    let all: std::collections::BTreeSet<[u8; 4]> = all.collect();
    assert!(all.iter().all(|c| c[3] == 255), "something shines through");
    all.len()
}

#[test]
fn overlays_are_laid_over_an_exported_board_with_their_legend() {
    let files = files();
    let plain = good(&["export", &files.game, "--svg"]);
    let names = "supply,forces,german-zones";
    let over = good(&["export", &files.game, "--svg", "--overlays", names]);
    for words in ["Supply", "Strength and frontage", "German zones of control"] {
        assert!(over.contains(words) && !plain.contains(words), "{words}");
    }
    assert!(!over.contains("Soviet zones of control"));
    let all = good(&["export", &files.game, "--svg", "--overlays", "all"]);
    assert!(all.contains("Soviet zones of control") && all.len() > over.len());
    let said = bad(2, &["export", &files.game, "--svg", "--overlays", "fog"]);
    assert!(said.contains("german-zones"), "{said}");
    bad(2, &["export", &files.game, "--log", "--overlays", "supply"]);
}

#[test]
fn a_position_is_exported_as_png() {
    let files = files();
    let path = |name: &str| files.root.join(name).display().to_string();
    let [out, start, small] = ["now.png", "start.png", "small.png"].map(path);
    assert_eq!(good(&["export", &files.game, "--png", &out]), "");
    let now = std::fs::read(&out).unwrap();
    let [width, height] = png_size(&now);
    assert_eq!(width, 1600);
    assert!((600..1600).contains(&height), "{height} pixels high");
    assert!(now.len() > 50_000, "{} bytes", now.len());
    assert!(colors(&now) > 1000, "the picture is all but blank");

    // Another position is another picture; the same one is the same, and takes
    // the place of what was there.
    let mut last = Vec::new();
    for (ply, same) in [("150", false), ("0", false), ("0", true)] {
        let command = ["export", &files.game, "--png", &start, "--width", "300"];
        good(&[command.as_slice(), &["--ply", ply, "--force"]].concat());
        let bytes = std::fs::read(&start).unwrap();
        assert_eq!(bytes == last, same, "after {ply} actions");
        last = bytes;
    }

    let told = json(&[
        "export",
        &files.scenario,
        "--png",
        &small,
        "--width",
        "300",
        "--json",
    ]);
    let bytes = std::fs::read(&small).unwrap();
    let [width, height] = png_size(&bytes);
    assert_eq!(width, 300);
    assert_eq!(told["file"], small.as_str());
    assert_eq!(told["ply"], 0);
    assert_eq!(
        (&told["width"], &told["height"]),
        (&width.into(), &height.into())
    );
    assert_eq!(told["bytes"], bytes.len());
}

#[test]
fn a_page_to_hand_out_is_exported_as_pdf_with_text_that_can_be_searched() {
    let files = files();
    let out = files.root.join("page.pdf").display().to_string();
    let told = json(&["export", &files.game, "--pdf", &out, "--json"]);
    let now = std::fs::read(&out).unwrap();
    assert_eq!(
        (&told["pages"], &told["bytes"]),
        (&1.into(), &now.len().into())
    );
    let text = String::from_utf8_lossy(&now);
    assert!(text.starts_with("%PDF-") && text.trim_end().ends_with("%%EOF"));
    assert!(text.contains("/Count 1") && text.contains("/MediaBox [0 0 841.89 595.28]"));
    // Letters, of the bundled fonts only, with what they stand for.
    let fonts: Vec<&str> = text
        .match_indices("/BaseFont")
        .map(|(at, _)| text[at..].lines().next().unwrap())
        .collect();
    let bundled = ["DejaVuSans", "RobotoCondensed", "MapSerif"];
    assert!(fonts.len() >= 4, "{fonts:?}");
    assert!(
        fonts.iter().all(|f| bundled.iter().any(|b| f.contains(b))),
        "{fonts:?}"
    );
    assert!(text.contains("/ToUnicode"));
    good(&[
        "export",
        &files.game,
        "--pdf",
        &out,
        "--ply",
        "0",
        "--force",
    ]);
    assert_ne!(
        std::fs::read(&out).unwrap(),
        now,
        "another moment, another page"
    );
    let all = ["--overlays", "all", "--force"];
    good(&[&["export", &files.game, "--pdf", &out][..], &all].concat());
    bad(2, &["export", &files.game, "--pdf", &out, "--png", &out]);
    bad(2, &["export", &files.game, "--pdf", &out, "--width", "300"]);
    let nowhere = files.root.join("none/page.pdf").display().to_string();
    bad(1, &["export", &files.game, "--pdf", &nowhere]);
}

#[test]
fn what_was_drawn_on_the_map_is_in_the_picture_of_its_moment() {
    let files = files();
    let stored = "tests/data/saves/version-3.hellsgate";
    let stored = format!("{}/{stored}", env!("CARGO_MANIFEST_DIR"));
    let svg = |ply: &str| good(&["export", &stored, "--svg", "--ply", ply]);
    assert!(svg("187").contains("The gap between the"));
    assert!(!svg("186").contains("The gap between the"));
    assert!(svg("483").contains("“Stand fast”") || svg("483").contains("&quot;Stand fast&quot;"));
    let path = |name: &str| files.root.join(name).display().to_string();
    let [with, without] = ["with.png", "without.png"].map(path);
    let png = |out: &str, ply: &str| {
        good(&[
            "export", &stored, "--png", out, "--width", "400", "--ply", ply,
        ]);
        std::fs::read(out).unwrap()
    };
    assert_ne!(png(&with, "29"), png(&without, "30"));
}

#[test]
fn a_png_that_cannot_be_made_leaves_nothing_behind() {
    let files = files();
    let out = files.root.join("board.png").display().to_string();
    for width in ["199", "6001", "-5", "wide", "99999999999"] {
        let width = format!("--width={width}");
        let said = bad(2, &["export", &files.game, "--png", &out, &width]);
        assert!(said.contains("write 200 to 6000"), "{said}");
    }
    bad(2, &["export", &files.game, "--png"]);
    for other in ["--svg", "--log", "--notation", "--json"] {
        bad(2, &["export", &files.game, other, "--width", "800"]);
    }
    for other in ["--svg", "--log", "--notation"] {
        bad(2, &["export", &files.game, "--png", &out, other]);
    }
    bad(2, &["export", &files.game, "--png", &out, "--out", &out]);
    bad(2, &["export", &files.game, "--svg", "--json"]);
    bad(2, &["export", &files.game, "--log", "--json"]);
    bad(2, &["export", &files.game, "--notation", "--json"]);
    let said = bad(1, &["export", &files.game, "--png", &out, "--ply", "999"]);
    assert!(said.contains("the game has 150"), "{said}");
    bad(1, &["export", &files.other, "--png", &out]);
    let nowhere = files.root.join("none/board.png").display().to_string();
    let small = ["--width", "200"];
    let said = bad(
        1,
        &["export", &files.game, "--png", &nowhere, small[0], small[1]],
    );
    let folder = files.root.join("none").display().to_string();
    assert!(
        said.contains(&format!("the folder {folder} does not exist")),
        "{said}"
    );
    assert!(
        !said.contains(".hellsgate-") && !said.contains("Choose"),
        "{said}"
    );
    let folder = files.root.display().to_string();
    let said = bad(
        1,
        &["export", &files.game, "--png", &folder, small[0], small[1]],
    );
    assert!(said.contains("there is a folder of that name"), "{said}");
    let left = std::fs::read_dir(&files.root).unwrap().flatten();
    let left: Vec<_> = left.map(|e| e.file_name()).collect();
    assert!(
        !left.iter().any(|n| n.to_string_lossy().ends_with(".png")),
        "{left:?}"
    );
}

#[test]
fn nobody_has_to_read_to_the_end() {
    let mut child = Command::new(PROGRAM)
        .args(["rules", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert!(
        ended.status.success() && ended.stderr.is_empty(),
        "{ended:?}"
    );
}

#[test]
fn computer_players_advise_forecast_and_look_back() {
    let files = files();
    let plans = json(&["hint", &files.game, "--level", "captain", "--json"]);
    let first = &plans["plans"][0];
    assert!(first["actions"][0].is_string(), "{plans}");
    assert!(first["text"].as_str().unwrap().len() > 5);
    // Where there is no choice, that is done first, and said.
    let told = good(&["hint", "--level", "captain"]);
    assert!(told.starts_with("First, as there is no choice: "), "{told}");
    assert!(
        told.contains("\n\n1. Attack ") && told.contains("(not searched)"),
        "{told}"
    );
    assert!(
        !told.contains("±0.0") && told.contains("How far to trust them: "),
        "{told}"
    );
    let plans = json(&["hint", "--level", "captain", "--json"]);
    assert_eq!(
        (&plans["plans"][0]["forced"], &plans["plans"][0]["basis"]),
        (&1.into(), &"sight".into())
    );
    assert_eq!(plans["plans"][0]["actions"][0], "supply");

    // By purpose, as deep as is wanted.
    let purpose = &plans["plans"][0]["purpose"];
    assert!(purpose["tasks"][0]["duty"].is_string(), "{plans}");
    let told = good(&["hint", "--level", "captain", "--depth", "where"]);
    assert!(
        told.contains("1. Look at ") && !told.contains("Attack "),
        "{told}"
    );
    let told = good(&["hint", "--level", "captain", "--depth", "what"]);
    assert!(
        told.contains(" → ") && !told.contains("not searched"),
        "{told}"
    );
    // Of a plan beside the first no task is told that the first has, too.
    let tasks = |n: usize| -> Vec<String> {
        let all = plans["plans"][n]["purpose"]["tasks"].as_array().unwrap();
        all.iter().map(|task| task["who"].to_string()).collect()
    };
    let whole = |who: &String| {
        let task = format!(": {}. ", who.trim_matches('"'));
        told.lines().filter(|line| line.contains(&task)).count()
    };
    let alone = tasks(0).iter().all(|who| whole(who) == 1);
    assert!(alone, "{told}");
    // What the other side could do, from either side.
    let told = good(&["intentions", &files.game]);
    assert!(told.contains("costs overlap"), "{told}");
    let told = json(&["intentions", &files.game, "--side", "german", "--json"]);
    assert_eq!(told["side"], "german");
    assert!(told["dangers"].is_array(), "{told}");
    bad(2, &["intentions", &files.game, "--side", "finnish"]);

    let forecast = ["forecast", &files.game, "-n", "2", "--json"];
    let found = json(&forecast);
    assert_eq!(found["games"], 2);
    let share = |side: &str| found[side]["mean"].as_f64().unwrap();
    assert!((share("soviet") + share("german") - 1.0).abs() < 0.011);
    assert_eq!(found, json(&forecast));
    let told = good(&["forecast", "-n", "2"]);
    assert!(told.contains("2 games played to the end"), "{told}");
    assert!(
        told.contains("Draws count half.") && told.contains("How far to trust it: "),
        "{told}"
    );

    let report = json(&["analyse", &files.game, "--level", "cadet", "--json"]);
    let luck = |side: &str| report["luck"][side].as_f64().unwrap();
    assert!((luck("soviet") + luck("german")).abs() < 1e-9);
    assert!(good(&["analyse", &files.game, "--level", "cadet"]).starts_with("Dice: "));

    let ladder = [
        "ladder", "-n", "2", "--first", "cadet", "--second", "random", "--json",
    ];
    let told = json(&ladder);
    let row = &told["rows"][0];
    let games = ["won", "drawn", "lost"].map(|n| row[n].as_u64().unwrap());
    assert_eq!(games.iter().sum::<u64>(), 4);

    for key in ["expected", "comes_to", "unproved"] {
        assert!(report[key].is_number(), "{key}");
    }
    let sum = report["expected"].as_f64().unwrap()
        + luck("soviet")
        + report["brought"]["soviet"].as_f64().unwrap()
        - report["brought"]["german"].as_f64().unwrap();
    // Each of them is rounded.
    assert!(
        (sum - report["comes_to"].as_f64().unwrap()).abs() < 0.05,
        "{report}"
    );

    let calibrate = [
        "calibrate",
        "-n",
        "2",
        "--level",
        "cadet",
        "--by",
        "random",
        "--futures",
        "4",
    ];
    let found = json(&[&calibrate[..], &["--json"]].concat());
    let each = found["forecasts"].as_array().unwrap();
    // At the beginning of eight turns, and of the last player turn.
    assert_eq!((found["games"].as_u64(), each.len()), (Some(2), 18));
    let count = |rows: &str, key: &str| -> u64 {
        let rows = found[rows].as_array().unwrap().iter();
        rows.filter(|row| row["turn"] != key)
            .map(|row| row["n"].as_u64().unwrap())
            .sum()
    };
    assert_eq!((count("turns", "all"), count("bins", "")), (18, 18));
    assert!(
        each.iter()
            .all(|one| (0.0..=1.0).contains(&one[1].as_f64().unwrap()))
    );
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("told.svg");
    let plot = plot.to_str().unwrap();
    let told = good(&[&calibrate[..], &["--plot", plot]].concat());
    let drawn = std::fs::read_to_string(plot).unwrap();
    assert!(drawn.contains("All: 18") && drawn.contains("Turn 8: 2"));
    bad(1, &[&calibrate[..], &["--plot", plot]].concat());
    bad(2, &[&calibrate[..], &["--plot", "told.pdf"]].concat());
    assert!(
        told.contains("last part") && told.contains("Off by "),
        "{told}"
    );

    for command in ["hint", "forecast", "analyse"] {
        bad(1, &[command, &files.other]);
        bad(2, &[command, &files.game, "--level", "zhukov"]);
    }
    bad(1, &["hint", &files.game, "--ply", "9999"]);
    // Where mines are laid that nobody may see, that is why, and not that there is no player.
    let said = bad(1, &["hint", "scenarios/gate_of_hell_april_1863.json"]);
    assert!(said.contains("hidden from the other side"), "{said}");
    bad(2, &["analyse"]);
    bad(2, &["ladder", "--first", "cadet"]);
}

#[test]
fn licences_are_listed_and_read() {
    let all = good(&["licences"]);
    assert!(all.contains("serde 1.") && all.contains("DejaVu Sans (font) 2.37: Bitstream Vera"));
    assert!(!all.contains("Permission is hereby granted"));
    let one = good(&["licences", "hexx"]);
    assert!(
        one.starts_with("hexx ") && one.contains("WITHOUT WARRANT"),
        "{one}"
    );
    let parts = json(&["licences", "map", "serif", "--json"]);
    let text = parts["parts"][0]["texts"][0].as_str().unwrap();
    assert!(text.contains("SIL OPEN FONT LICENSE"));
    bad(1, &["licences", "no-such-crate"]);
}

#[test]
fn the_log_has_what_people_said_about_a_moment() {
    use hells_gate::engine::Options;
    use hells_gate::systems::SYSTEMS;
    use hells_gate::table::{Judgement, Remark, Rolled};
    let home = tempfile::tempdir().unwrap();
    let mut table = SYSTEMS[0].usual(Options::default()).unwrap();
    table
        .play(&["supply".to_owned()], Rolled::ByTheGame)
        .unwrap();
    let at = table.glance().node;
    let remark = Remark {
        text: "So far so *good*.\nThen?".to_owned(),
        judgement: Some(Judgement::Dubious),
    };
    table.set_remark(at, remark).unwrap();
    let file = home.path().join("said.hellsgate");
    std::fs::write(&file, table.write("")).unwrap();
    let file = file.to_str().unwrap();
    let log = good(&["export", file, "--log"]);
    assert!(
        log.contains("> **dubious**\n> So far so *good*.\n> Then?\n"),
        "{log}"
    );
    // A remark is no part of the record: it proves what it proved.
    assert!(good(&["verify", file]).contains("Record: whole."));
}
