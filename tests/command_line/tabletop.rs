//! Every command with a game of a system at the table: what it tells of a game of
//! Hell's Gate it tells of this one, or says why its rules leave nothing to tell.

use crate::engine::PROGRAM;
use hells_gate::engine::{Die, conformance::Chooser};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{self, NotPlayed, Rolled};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const GAME: &str = "battle.hellsgate";

/// A folder with a game of the tabletop battle.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Self { folder };
        desk.good("new --scenario korsun_1944_tabletop --seed 7 --free-undo fresh.hellsgate");
        fs::write(desk.path(GAME), played(&desk.text("fresh.hellsgate"), 120)).unwrap();
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn run(&self, line: &str) -> Output {
        Command::new(PROGRAM)
            .args(line.split(' ').map(|word| word.replace('~', " ")))
            .current_dir(self.folder.path())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("HELLS_GATE_HOME", self.folder.path())
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    fn good(&self, line: &str) -> String {
        let ran = self.run(line);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{line}: {said}");
        assert!(said.is_empty(), "{line}: {said}");
        String::from_utf8(ran.stdout).unwrap()
    }

    fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.good(line)).unwrap()
    }

    /// What is said when it ends with this code.
    fn bad(&self, code: i32, line: &str) -> String {
        let ran = self.run(line);
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert_eq!(ran.status.code(), Some(code), "{line}: {said}");
        assert!(!said.contains("panicked"), "{line}: {said}");
        said
    }
}

/// So many actions more, chosen evenly but for ends of phases without need.
fn played(text: &str, actions: usize) -> String {
    let mut table = table::read(SYSTEMS, text.as_bytes()).unwrap().table;
    let mut chooser = Chooser::new(3);
    for _ in 0..actions {
        let mut legal = table.legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        if legal.len() > 1 && chooser.below(4) > 0 {
            legal.retain(|listed| listed.action != "end");
        }
        let action = legal[chooser.below(legal.len())].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
    table.write("2026-01-01T00:00:00Z")
}

#[test]
fn a_position_is_shown_with_its_time_its_decision_its_points_and_every_unit() {
    let desk = Desk::new();
    let shown = desk.good("show korsun_1944_tabletop");
    for words in [
        "Korsun 1944 on the table",
        "after 0 of 0 actions",
        "Game turn 1",
        "attack phase",
        "Choose a target",
        "Victory points: Soviets 0, Germans 0",
        "Soviets: units on the map",
        "C6, Ositnyazhka",
        "389_Infantry",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    let later = desk.good(&format!("show {GAME}"));
    assert!(later.contains("after 120 of 120 actions"), "{later}");
    let told = desk.json(&format!("show {GAME} --json"));
    assert_eq!(told["plies"], 120);
    assert_eq!(told["system"], "tabletop");
    assert_eq!(told["damage"], Value::Null);
    assert!(told["position"]["units"].as_array().unwrap().len() > 40);
    assert!(told["receipt"].as_array().unwrap().len() >= 4);
    assert!(told["panel"]["now"]["text"].as_str().unwrap().len() > 10);
    let russian = desk.good(&format!("--language ru show {GAME}"));
    assert!(russian.contains("Победные очки"), "{russian}");
}

#[test]
fn moments_are_named_by_number_and_by_turn_side_and_phase() {
    let desk = Desk::new();
    let at = |moment: &str| desk.json(&format!("show {GAME} --json {moment}"));
    assert_eq!(at("--ply 3")["ply"], 3);
    assert_eq!(at("--at last")["ply"], 120);
    let half = at("--at 1:german");
    assert_eq!(half["clock"][0], 1);
    assert_eq!(half["clock"][1], 1);
    let movement = at("--at 1:soviet:movement");
    assert!(movement["time"][2].as_str().unwrap().contains("movement"));
    assert!(movement["ply"].as_u64() < half["ply"].as_u64());
    let before = movement["ply"].as_u64().unwrap() - 1;
    let before = at(&format!("--ply {before}"));
    assert!(!before["time"][2].as_str().unwrap().contains("movement"));
    let said = desk.bad(1, &format!("show {GAME} --ply 121"));
    assert!(said.contains("the game has 120"), "{said}");
    let said = desk.bad(1, &format!("show {GAME} --at 7:german"));
    assert!(said.contains("does not come to 7:german"), "{said}");
}

#[test]
fn a_game_is_told_action_by_action_and_in_notation_that_plays_it_again() {
    let desk = Desk::new();
    let told = desk.good(&format!("replay {GAME}"));
    assert!(told.contains("   1  "), "{told}");
    assert!(told.contains(" 120  "), "{told}");
    let part = desk.good(&format!("replay {GAME} --from 10 --to 12"));
    assert!(part.starts_with("  11  "), "{part}");
    let json = desk.json(&format!("replay {GAME} --json"));
    assert_eq!(json["actions"].as_array().unwrap().len(), 120);
    let notation = desk.good(&format!("export {GAME} --notation"));
    assert!(notation.lines().any(|line| line.contains(" =")), "dice");
    // Played again, line by line, it is the same game.
    let fresh = desk.text("fresh.hellsgate");
    let mut again = table::read(SYSTEMS, fresh.as_bytes()).unwrap().table;
    for line in notation.lines() {
        again
            .play(&[line.to_owned()], Rolled::ByTheGame)
            .unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    let game = table::read(SYSTEMS, desk.text(GAME).as_bytes()).unwrap();
    assert_eq!(again.glance().digest, game.table.glance().digest);
    let log = desk.good(&format!("export {GAME} --log"));
    assert!(log.starts_with("# Korsun 1944 on the table\n"), "{log}");
    assert!(log.contains("\n## Game turn 1"), "{log}");
    assert!(log.lines().filter(|l| l.starts_with("### ")).count() > 3);
    let as_json = desk.json(&format!("export {GAME} --json"));
    assert_eq!(as_json["actions"], json["actions"]);
}

#[test]
fn boards_and_pages_are_drawn() {
    let desk = Desk::new();
    let svg = desk.good(&format!("export {GAME} --svg"));
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"));
    assert!(svg.contains("Ositnyazhka") && svg.contains("Game turn"));
    let told = desk.json(&format!("export {GAME} --png board.png --width 300 --json"));
    assert_eq!(told["width"], 300);
    assert!(
        fs::read(desk.path("board.png"))
            .unwrap()
            .starts_with(b"\x89PNG")
    );
    let told = desk.json("export example_120km_square --pdf page.pdf --json");
    assert_eq!(told["pages"], 1);
    assert!(
        fs::read(desk.path("page.pdf"))
            .unwrap()
            .starts_with(b"%PDF")
    );
    let told = desk.json("export example_120km_offset --sheet sheet.pdf --json");
    assert_eq!(told["pages"], 1);
    let sheet = fs::read(desk.path("sheet.pdf")).unwrap();
    assert!(sheet.starts_with(b"%PDF"));
    // What is there is not written over, nor by another ending.
    desk.bad(1, "export example_120km_offset --sheet sheet.pdf");
    desk.bad(2, "export example_120km_offset --sheet sheet.png");
    let said = desk.bad(1, "export korsun_1944 --sheet first.pdf");
    assert!(said.contains("figures"), "{said}");
    let said = desk.bad(2, &format!("export {GAME} --svg --as-printed"));
    assert!(said.contains("cannot be turned"), "{said}");
    let said = desk.bad(2, &format!("export {GAME} --svg --overlays nonsense"));
    assert!(
        said.contains("overlay") || said.contains("has no overlays"),
        "{said}"
    );
}

#[test]
fn odds_are_told_with_what_each_unit_brings_and_for_units_elsewhere() {
    let desk = Desk::new();
    let told = desk.good("odds korsun_1944_tabletop --target C6 29_Tank");
    assert!(told.contains("29 Tank"), "{told}");
    assert!(told.contains("losses on average"), "{told}");
    let plain = desk.json("odds korsun_1944_tabletop --target C6 29_Tank --json");
    assert_eq!(plain["attack"].as_array().unwrap().len(), 1);
    let mud = desk.json("odds korsun_1944_tabletop --target C6 29_Tank --mud --json");
    assert_ne!(plain["defence"], mud["defence"], "mud helps the defence");
    let moved = desk.json("odds korsun_1944_tabletop --target C6 29_Tank 5_Gds_Tank@B6 --json");
    let units = moved["attack"].as_array();
    assert_eq!(units.map(Vec::len), Some(2), "{moved}");
    let stronger =
        desk.json("odds korsun_1944_tabletop --target C6 29_Tank --defender 106_Infantry --json");
    let count = |told: &Value| told["defence"].as_array().unwrap().len();
    assert_eq!(count(&stronger), count(&plain) + 1);
    for (line, words) in [
        (
            "odds korsun_1944_tabletop --target Z9 29_Tank",
            "not on the table",
        ),
        (
            "odds korsun_1944_tabletop --target C6 29T",
            "there is no unit “29T”",
        ),
        (
            "odds korsun_1944_tabletop --target C6 29_Tank@C6",
            "both sides",
        ),
        (
            "odds korsun_1944_tabletop --target C6 29_Tank@Z9",
            "not on the table",
        ),
        (
            "odds korsun_1944_tabletop --target C6 29_Tank --turn 99",
            "from 1 to",
        ),
    ] {
        let said = desk.bad(2, line);
        assert!(said.contains(words), "{line}: {said}");
    }
}

#[test]
fn supply_is_told_for_both_sides_or_one() {
    let desk = Desk::new();
    let told = desk.good(&format!("supply {GAME}"));
    assert!(
        told.contains("Soviets") && told.contains("Germans"),
        "{told}"
    );
    let one = desk.json(&format!("supply {GAME} --side German --json"));
    assert_eq!(one["sides"].as_array().unwrap().len(), 1);
    assert_eq!(one["sides"][0]["side"], "german");
    let said = desk.bad(2, &format!("supply {GAME} --side polish"));
    assert!(said.contains("soviet, german"), "{said}");
}

#[test]
fn rules_of_every_book_are_found() {
    let desk = Desk::new();
    assert!(desk.good("rules T12.8").starts_with("T12.8  Hits"));
    assert!(desk.good("rules 7.6").starts_with("7.6"));
    let contents = desk.good("rules --system tabletop");
    assert!(contents.contains("T12.8") && !contents.contains("CRT"));
    assert!(desk.good("rules").contains("--system tabletop"));
    let found = desk.json("rules --system tabletop --search retreat --json");
    assert!(found["found"].as_array().unwrap().len() > 3);
    desk.bad(1, "rules 7.6 --system tabletop");
    let said = desk.bad(2, "rules --system chess");
    assert!(said.contains("known are hells_gate, tabletop"), "{said}");
}

#[test]
fn scenarios_of_every_game_are_listed_and_begun_with_options() {
    let desk = Desk::new();
    let listed = desk.json("scenarios --json");
    let of = |system: &str| {
        let all = listed["scenarios"].as_array().unwrap();
        all.iter().filter(|told| told["system"] == system).count()
    };
    assert_eq!((of("hells_gate"), of("tabletop")), (7, 4));
    desk.good("new --scenario example_120km_square --set diagonals=false sq.hellsgate");
    let verified = desk.json("verify sq.hellsgate --json");
    assert_eq!(
        verified["files"][0]["options"].as_object().unwrap().len(),
        1
    );
    for (line, words) in [
        (
            "new --scenario example_120km_square --set diagonal=false",
            "did you mean “diagonals”",
        ),
        (
            "new --scenario example_120km_square --set diagonals",
            "write an option and its value",
        ),
        (
            "new --scenario example_120km_square --set diagonals=maybe",
            "true or false",
        ),
        (
            "new --scenario korsun_1944 --set diagonals=true",
            "diagonals",
        ),
    ] {
        let said = desk.bad(2, line);
        assert!(said.contains(words), "{line}: {said}");
    }
    let said = desk.bad(1, "show korsun_1945");
    assert!(said.contains("korsun_1944_tabletop"), "{said}");
}

#[test]
fn a_variant_in_a_file_goes_with_the_game_and_is_named_by_verify_and_refused_by_other_games() {
    let desk = Desk::new();
    desk.good(
        "new --set tank_clear=2 --set tank_rough=1 --variant-name Weak --write-variant weak.json",
    );
    desk.good("new --variant weak.json --set step_points=2 --seed 7 weak.hellsgate");
    let verified = desk.json("verify weak.hellsgate --json");
    let options = verified["files"][0]["options"].as_object().unwrap();
    assert_eq!(options.len(), 3, "{options:?}");
    let said = desk.good("verify weak.hellsgate");
    assert!(said.contains("Variant: Weak."), "{said}");
    assert!(said.contains("Tanks against a clear hex: 2"), "{said}");
    assert!(desk.good("show weak.hellsgate").contains("Weak"));
    desk.good("replay weak.hellsgate");
    let listed = desk.good("new --settings");
    assert!(listed.contains("tank_clear=3  (0–9)"), "{listed}");
    assert!(listed.contains("crt_6_8to1=2/3"), "{listed}");
    for (line, code, words) in [
        (
            "new --variant weak.json --scenario example_120km_square",
            1,
            "hells_gate",
        ),
        ("new --variant gone.json", 1, "gone.json"),
        ("new --set tank_clear=10", 2, "tank_clear"),
        ("new --set tank_claer=2", 2, "did you mean “tank_clear”"),
    ] {
        let said = desk.bad(code, line);
        assert!(said.contains(words), "{line}: {said}");
    }
}

#[test]
fn a_position_that_is_shown_can_be_begun_from() {
    let desk = Desk::new();
    let shown = desk.good(&format!("show {GAME} --json"));
    fs::write(desk.path("position.json"), &shown).unwrap();
    desk.good("new --scenario korsun_1944_tabletop --position position.json from.hellsgate");
    let again = desk.json("show from.hellsgate --json");
    let shown: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(again["position"], shown["position"]);
    assert_eq!(again["ply"], 0);
    let verified = desk.bad(3, "verify from.hellsgate");
    assert!(verified.is_empty(), "the answer stands on standard output");
}

#[test]
fn verify_tells_good_games_from_changed_damaged_and_foreign_ones() {
    let desk = Desk::new();
    let good = desk.json(&format!("verify {GAME} --json"));
    assert_eq!(good["files"][0]["kind"], "good");
    assert!(good["files"][0]["dice"]["rolled"].as_u64().unwrap() > 0);
    let text = desk.text(GAME);
    let verify = |code: i32, name: &str, text: &str| -> Value {
        fs::write(desk.path(name), text).unwrap();
        let ran = desk.run(&format!("verify {name} --json"));
        assert_eq!(ran.status.code(), Some(code), "{name}: {ran:?}");
        serde_json::from_slice::<Value>(&ran.stdout).unwrap()["files"][0].clone()
    };
    // A die that the seed does not give.
    let at = text.find("resolve =").unwrap() + "resolve =".len();
    let face = text.as_bytes()[at] - b'0';
    let other = if face == 6 { 5 } else { face + 1 };
    assert!(Die::new(other).is_some());
    let mut loaded = text.clone();
    loaded.replace_range(at..=at, &other.to_string());
    assert_eq!(verify(1, "loaded.hellsgate", &loaded)["kind"], "faulty");
    let by_seed = text.replacen("\"seed\":\"7\"", "\"seed\":\"8\"", 1);
    let by_seed = match by_seed == text {
        true => text.replacen("\"seed\": \"7\"", "\"seed\": \"8\"", 1),
        false => by_seed,
    };
    let found = verify(1, "seed.hellsgate", &by_seed);
    assert!(
        found["dice"]["not_from_seed"].as_u64().unwrap() > 0,
        "{found}"
    );
    assert!(found["dice"]["first"]["action"].as_u64().unwrap() > 0);
    // An end that is missing, facts that are others, a scenario of one's own.
    let cut = &text[..text.len() * 2 / 3];
    let found = verify(1, "cut.hellsgate", cut);
    assert!(
        found["fault"]["said"].as_str().unwrap().contains("line"),
        "{found}"
    );
    let changed = text.replacen("\"strength\": 1", "\"strength\": 2", 1);
    assert_ne!(changed, text);
    assert_eq!(verify(1, "changed.hellsgate", &changed)["kind"], "faulty");
    let fresh = desk.text("fresh.hellsgate");
    let own = fresh.replacen("korsun_1944_tabletop", "my_own_battle", 1);
    fs::write(desk.path("own.json"), scenario("my_own_battle")).unwrap();
    assert_ne!(own, fresh);
    desk.good("new --scenario own.json own.hellsgate");
    assert_eq!(
        verify(3, "own2.hellsgate", &desk.text("own.hellsgate"))["kind"],
        "own"
    );
    // Without its stamp nothing is wrong, and nothing is proven.
    let at = fresh.find("\"stamp\"").unwrap();
    let from = fresh[..at].rfind(',').unwrap();
    let bare = format!("{}\n}}\n", &fresh[..from]);
    assert_eq!(verify(4, "bare.hellsgate", &bare)["kind"], "untold");
}

/// The Korsun scenario of the tabletop battle under another name.
fn scenario(id: &str) -> String {
    let start = SYSTEMS[1].start("korsun_1944_tabletop").unwrap();
    let text = start.text.replacen("korsun_1944_tabletop", id, 1);
    assert_ne!(text, start.text);
    text
}

#[test]
fn a_damaged_game_is_told_as_far_as_it_goes_and_ends_with_1() {
    let desk = Desk::new();
    let text = desk.text(GAME);
    fs::write(desk.path("cut.hellsgate"), &text[..text.len() * 9 / 10]).unwrap();
    for command in ["show", "replay", "supply", "export --notation"] {
        let said = desk.bad(1, &format!("{command} cut.hellsgate"));
        assert!(said.contains("cut.hellsgate"), "{command}: {said}");
        let out = desk.run(&format!("{command} cut.hellsgate")).stdout;
        assert!(out.len() > 50, "{command}");
    }
    fs::write(desk.path("odd.json"), "{\"system\": \"chess\"}").unwrap();
    for command in ["show", "replay", "verify", "supply"] {
        let said = desk.run(&format!("{command} odd.json"));
        assert_eq!(said.status.code(), Some(1), "{command}");
    }
}

#[test]
fn random_games_are_played_with_every_check() {
    let desk = Desk::new();
    let told = desk.json("fuzz -n 3 --json example_120km");
    assert_eq!(
        (&told["games"], &told["failure"]),
        (&Value::from(3), &Value::Null)
    );
    let wins: u64 = ["soviet_wins", "german_wins", "draws"]
        .iter()
        .map(|name| told[name].as_u64().unwrap())
        .sum();
    assert_eq!(wins, 3);
    let again = desk.json("fuzz -n 3 --json --threads 2 example_120km");
    assert_eq!(again["actions"], told["actions"]);
    let from = desk.json(&format!("fuzz -n 2 --json {GAME}"));
    assert_eq!(from["games"], 2);
}

#[test]
fn computer_players_are_asked_about_a_position_as_of_the_first_game() {
    let desk = Desk::new();
    let advice = desk.json(&format!("hint {GAME} --json"));
    let plans = advice["plans"].as_array().unwrap();
    assert!(!plans.is_empty(), "{advice}");
    // What is proposed can be done.
    let first = plans[0]["actions"][0].as_str().unwrap();
    let mut table = table::read(SYSTEMS, desk.text(GAME).as_bytes())
        .unwrap()
        .table;
    let first = vec![first.to_owned()];
    let refused = table.play(&first, Rolled::Given(Vec::new())).err();
    assert!(
        matches!(refused, None | Some(NotPlayed::NeedsDice { .. })),
        "{first:?}: {refused:?}"
    );
    let told = desk.good(&format!("hint {GAME}"));
    assert!(told.starts_with("1. "), "{told}");

    let line = "forecast korsun_1944_tabletop -n 6 --level captain";
    let told = desk.good(line);
    assert!(told.contains("6 games"), "{told}");
    let futures = desk.json(&format!("{line} --json"));
    let ended = futures["ended"].as_array().unwrap().iter();
    let games: i64 = ended.map(|row| row["games"].as_i64().unwrap()).sum();
    assert_eq!(games, 6, "{futures}");
    assert_eq!(futures, desk.json(&format!("{line} --json")), "by its seed");

    let said = desk.bad(2, &format!("hint {GAME} --level cadet"));
    assert!(said.contains("strongest player"), "{said}");
}

#[test]
fn a_bot_at_the_protocol_asks_the_same() {
    let mut engine = crate::engine::Engine::start();
    let new =
        serde_json::json!({"do": "new", "system": "tabletop", "scenario": "korsun_1944_tabletop"});
    engine.good(new);
    let advice = engine.good(serde_json::json!({"do": "hint", "seed": 3}));
    let plan = advice["plans"][0]["actions"].clone();
    assert!(plan[0].is_string(), "{advice}");
    engine.good(serde_json::json!({"do": "play", "actions": plan}));
    let ask = serde_json::json!({"do": "evaluate", "games": 4, "level": "captain"});
    let told = engine.good(ask)["forecast"].clone();
    assert_eq!(told["games"], 4, "{told}");
    engine.end();
}
