//! Batches of games from the command line: streamed, stopped, kept and brought
//! back.

use crate::ran::{good, run};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{Side, Spot, State, Weather};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hells-gate");

/// What a command that must fail with this code says.
fn bad(code: i32, args: &[&str]) -> String {
    let ran = run(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(code), "{args:?}: {said}");
    said
}

fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

const COLUMNS: &str = "game,seed,winner,soviet_points,german_points,actions,dice,mud,\
                       mud_turn,turns,soviet_steps_lost,german_steps_lost,escaped";

/// The rows of a table, without its first line.
fn rows(csv: &str) -> Vec<Vec<&str>> {
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some(COLUMNS));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    let whole = COLUMNS.split(',').count();
    assert!(rows.iter().all(|row| row.len() == whole), "{csv}");
    rows
}

/// More games than anybody waits for.
fn endless(more: &[&str]) -> Child {
    Command::new(PROGRAM)
        .args(["simulate", "-n", "100000000", "--csv"])
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn no_games_at_all_are_a_wrong_argument_everywhere() {
    for command in ["simulate", "forecast", "ladder", "calibrate", "fuzz"] {
        let said = bad(2, &[command, "-n", "0"]);
        assert!(said.contains("at least 1"), "{command}: {said}");
    }
}

#[test]
fn of_no_finished_games_nothing_is_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    // The first game cannot be kept, because something has its name.
    std::fs::create_dir(folder.path().join("game-0.hellsgate")).unwrap();
    let keep = ["simulate", "-n", "3", "--threads", "1", "--save"];
    let ran = run(&[&keep[..], &[word(folder.path())]].concat());
    assert_eq!(ran.status.code(), Some(1), "{ran:?}");
    assert!(ran.stdout.is_empty(), "{ran:?}");
    assert!(!ran.stderr.is_empty(), "{ran:?}");
    let told = run(&[&keep[..], &[word(folder.path()), "--json"]].concat());
    let text = String::from_utf8(told.stdout).unwrap();
    assert!(text.contains("\"finished\": 0"), "{text}");
    assert!(!text.contains("-0"), "{text}");
}

#[test]
fn rows_come_while_games_are_played_and_whoever_has_enough_of_them_ends_it() {
    let mut child = endless(&[]);
    let mut first = BufReader::new(child.stdout.take().unwrap());
    for number in 0..4 {
        let mut line = String::new();
        first.read_line(&mut line).unwrap();
        let begins = match number {
            0 => COLUMNS.to_owned(),
            n => format!("{},", n - 1),
        };
        assert!(line.starts_with(&begins), "{line}");
    }
    drop(first);
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    assert!(ended.stderr.is_empty(), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn a_batch_that_is_told_to_end_keeps_its_finished_games() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        let mut child = endless(&[]);
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut text = String::new();
        for _ in 0..3 {
            out.read_line(&mut text).unwrap();
        }
        let id = child.id().to_string();
        let told = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(told.success());
        out.read_to_string(&mut text).unwrap();
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(130), "{signal}");
        let said = String::from_utf8(ended.stderr).unwrap();
        let count = rows(&text).len();
        assert!(count > 1);
        let told = format!("{count} of 100000000 games");
        assert!(said.contains(&told), "{signal}: {said}, not {told}");
    }
}

/// The position a saved game ends with, and those before.
fn played(path: &Path) -> (GameFile, Vec<State>) {
    let text = fs::read_to_string(path).unwrap();
    let opened = GameFile::read(&text).unwrap();
    assert!(opened.damage.is_none());
    let game = &opened.file.game;
    let states = (0..=game.cursor()).map(|ply| *game.state_at(ply)).collect();
    (opened.file, states)
}

#[test]
fn every_game_of_a_batch_can_be_kept_is_good_and_tells_what_its_row_tells() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("all/of/them");
    let csv = good(&[
        "simulate",
        "-n",
        "12",
        "--seed",
        "3",
        "--german",
        "cadet",
        "--csv",
        "--save",
        word(&games),
    ]);
    let rows = rows(&csv);
    assert_eq!(rows.len(), 12);
    let mut mud = 0;
    for (number, row) in rows.iter().enumerate() {
        let path = games.join(format!("game-{number:02}.hellsgate"));
        good(&["verify", word(&path)]);
        let (file, states) = played(&path);
        assert_eq!(file.players[Side::German], "Computer (Cadet)");
        let end = states.last().unwrap();
        let rules = file.game.rules();
        let points = rules.verdict(end).expect("it is finished").points;
        let first = states.iter().find(|s| s.weather == Weather::Mud);
        mud += usize::from(first.is_some());
        let lost = |side| -> usize {
            let lost = |u| match end.spot(u) {
                Spot::Destroyed => usize::from(rules.unit(u).unwrap().steps()),
                _ => usize::from(end.reduced.contains(u)),
            };
            rules.units_of(side).iter().map(lost).sum()
        };
        let escaped = rules.all_units().iter();
        let escaped = escaped.filter(|&u| end.spot(u) == Spot::Escaped).count();
        let told = [
            file.options.seed.to_string(),
            points.soviet.to_string(),
            points.german.to_string(),
            (states.len() - 1).to_string(),
            end.rolls.to_string(),
            first.is_some().to_string(),
            first.map_or_else(String::new, |s| s.turn.to_string()),
            end.turn.to_string(),
            lost(Side::Soviet).to_string(),
            lost(Side::German).to_string(),
            escaped.to_string(),
        ];
        assert_eq!([&row[1..2], &row[3..]].concat(), told, "game {number}");
    }
    assert!(mud > 0, "no game saw mud");
    // What is there is not written over.
    let path = games.join("game-00.hellsgate");
    let before = fs::read(&path).unwrap();
    bad(
        1,
        &[
            "simulate",
            "-n",
            "12",
            "--seed",
            "4",
            "--save",
            word(&games),
        ],
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn the_seed_of_a_row_brings_its_game_back() {
    let folder = tempfile::tempdir().unwrap();
    let players = ["--soviet", "captain", "--german", "random", "--csv"];
    let batch = [
        "simulate",
        "-n",
        "4",
        "--seed",
        "11",
        "--save",
        word(folder.path()),
    ];
    let csv = good(&[&batch[..], &players].concat());
    for (number, row) in rows(&csv).into_iter().enumerate() {
        let alone = folder.path().join(row[1]);
        let one = ["simulate", "--game-seed", row[1], "--save", word(&alone)];
        let again = good(&[&one[..], &players].concat());
        assert_eq!(rows(&again)[0][1..], row[1..]);
        let of_batch = folder.path().join(format!("game-{number}.hellsgate"));
        let of_seed = alone.join(format!("game-{}.hellsgate", row[1]));
        assert_eq!(played(&of_batch).1, played(&of_seed).1);
    }
    bad(2, &["simulate", "--game-seed", "5", "-n", "2"]);
}

#[test]
fn a_finished_game_is_over_and_nothing_is_foretold_of_it() {
    let folder = tempfile::tempdir().unwrap();
    good(&[
        "simulate",
        "--game-seed",
        "8",
        "--save",
        word(folder.path()),
    ]);
    let path = folder.path().join("game-8.hellsgate");
    let (file, states) = played(&path);
    let points = file
        .game
        .rules()
        .verdict(states.last().unwrap())
        .unwrap()
        .points;
    for command in ["hint", "forecast"] {
        let told = good(&[command, word(&path)]);
        assert!(told.starts_with("The game is over. "), "{told}");
        assert!(told.contains(&points.soviet.to_string()), "{told}");
        assert!(!told.contains('%') && !told.contains('±'), "{told}");
    }
    let json = |command: &str| -> serde_json::Value {
        serde_json::from_str(&good(&[command, word(&path), "--json"])).unwrap()
    };
    let told = json("hint");
    assert_eq!(told["over"], true);
    assert_eq!(told["plans"], serde_json::json!([]));
    let told = json("forecast");
    assert_eq!(
        (&told["over"], &told["points"]["german"]),
        (&true.into(), &points.german.into())
    );
    let said = bad(1, &["simulate", "--file", word(&path)]);
    assert!(said.starts_with("The game is over. "), "{said}");
    // From the middle of a game on, a batch begins there.
    let middle = folder.path().join("middle");
    good(&[
        "simulate",
        "--file",
        word(&path),
        "--ply",
        "60",
        "-n",
        "2",
        "--save",
        word(&middle),
    ]);
    let begun = played(&middle.join("game-1.hellsgate")).1;
    assert_eq!(begun[0], states[60]);
}

/// What the program prints for these words.
fn printed(line: &str) -> String {
    let ran = Command::new(PROGRAM)
        .args(line.split(' '))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{line}: {said}");
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn the_parts_of_a_batch_one_after_the_other_are_the_whole() {
    for game in ["korsun_1944", "example_120km_square"] {
        let batch = format!("simulate {game} -n 11 --seed 9 --csv");
        let whole = printed(&batch);
        let parts = (1..=4).map(|k| printed(&format!("{batch} --shard {k}/4")));
        assert_eq!(parts.collect::<String>(), whole, "{game}");
    }
    // More parts than games: some have none.
    let parts = (1..=5).map(|k| printed(&format!("simulate -n 3 --csv --shard {k}/5")));
    assert_eq!(parts.collect::<String>(), printed("simulate -n 3 --csv"));
    for wrong in ["0/4", "5/4", "4", "a/b", "1/0"] {
        let ran = Command::new(PROGRAM)
            .args(["simulate", "--shard", wrong])
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(2), "{wrong}");
    }
}

#[cfg(unix)]
#[test]
fn gnu_parallel_runs_the_parts_of_a_batch_on_all_cores() {
    if Command::new("parallel").arg("--version").output().is_err() {
        // Nothing is proved where it is not installed; `.ci/run` installs it.
        assert!(std::env::var_os("GNU_PARALLEL").is_none());
        return;
    }
    let recipe = format!("{PROGRAM} simulate -n 40 --csv --threads 1 --shard {{}}/8");
    let ran = Command::new("parallel")
        .args(["--will-cite", "-k", &recipe, ":::"])
        .args((1..=8).map(|k| k.to_string()))
        .env("HOME", tempfile::tempdir().unwrap().path())
        .output()
        .unwrap();
    assert!(ran.status.success(), "{ran:?}");
    let all = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(all, printed("simulate -n 40 --csv"));
}

#[test]
fn a_game_is_played_on_to_a_moment_and_written() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["korsun_1944", "korsun_1944_tabletop"] {
        let file = folder.path().join(format!("{game}.hellsgate"));
        let path = file.display();
        let line = format!("play-out {game} --soviet captain --german captain --until 3:german");
        assert_eq!(printed(&format!("{line} --out {path}")), "");
        let moment = printed(&format!("show {path}"));
        assert!(moment.contains("Game turn 3"), "{moment}");
        // The same again, and from there to the end.
        assert_eq!(
            without_time(&printed(&line)),
            without_time(&fs::read_to_string(&file).unwrap())
        );
        let end = folder.path().join(format!("{game}-end.hellsgate"));
        let end = end.display();
        printed(&format!(
            "play-out {path} --side soviet=captain --german cadet --out {end}"
        ));
        printed(&format!("verify {end}"));
        let late = Command::new(PROGRAM)
            .args(["play-out", &end.to_string(), "--until", "40"])
            .output()
            .unwrap();
        assert_eq!(late.status.code(), Some(1), "it never comes to that");
    }
}

fn without_time(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains("\"saved\""));
    lines.collect::<Vec<&str>>().join("\n")
}

#[test]
fn the_ends_of_games_are_drawn_as_bars_beside_what_is_told_of_them() {
    for game in ["korsun_1944", "korsun_1944_tabletop"] {
        let folder = tempfile::tempdir().unwrap();
        let svg = folder.path().join("ends.svg");
        let games = [
            "simulate", game, "-n", "20", "--soviet", "random", "--german", "random",
        ];
        let told = good(&[&games[..], &["--plot", word(&svg)]].concat());
        assert!(!told.is_empty());
        let picture = fs::read_to_string(&svg).unwrap();
        assert!(picture.starts_with("<svg"), "{game}");
        assert!(picture.contains("20 games"), "{game}");
        // With a table, too; and nothing is replaced unasked.
        let png = folder.path().join("ends.png");
        let table = good(&[&games[..], &["--csv", "--plot", word(&png)]].concat());
        assert_eq!(table.lines().count(), 21, "{game}");
        assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
        bad(1, &[&games[..], &["--plot", word(&svg)]].concat());
        let odd = folder.path().join("ends.gif");
        bad(2, &[&games[..], &["--plot", word(&odd)]].concat());
    }
}

#[test]
fn what_came_about_stands_behind_each_game_and_the_games_stay_the_same() {
    for scenario in ["korsun_1944", "korsun_1944_tabletop", "through_hells_gate"] {
        let from = ["simulate", scenario, "-n", "6", "--seed", "7", "--csv"];
        let plain = good(&from);
        let told = good(&[&from[..], &["--facts"]].concat());
        let columns = |line: &str| line.split(',').count();
        let head = told.lines().next().unwrap();
        assert!(
            columns(head) > 15 && head.contains("_end,"),
            "{scenario}: {head}"
        );
        assert_eq!(told.lines().count(), 7);
        for (line, without) in told.lines().zip(plain.lines()) {
            // Game, seed and winner: after them the first game has columns of its own.
            let first = |line: &str| line.split(',').take(3).collect::<Vec<_>>().join(",");
            assert_eq!(first(line), first(without), "{scenario}");
            assert_eq!(columns(line), columns(head), "{scenario}: {line}");
        }
        let parts: String = (1..=3)
            .map(|part| good(&[&from[..], &["--facts", "--shard", &format!("{part}/3")]].concat()))
            .collect();
        assert_eq!(parts, told, "the parts are the whole");
    }
}
