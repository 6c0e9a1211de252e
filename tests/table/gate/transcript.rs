//! The same games twice: over the protocol as Hell's Gate always spoke it, and
//! through the table.

use super::{chosen, doc, open};
use hells_gate::cli::Session;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Game, Rules, Seeded, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::systems::hells_gate::HellsGate;
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::table::{Rolled, Table};
use serde_json::{Value, json};
use std::thread;

/// The path of its own.
struct Old(Session);

impl Old {
    fn new(scenario: &str, seed: u64) -> Self {
        let mut old = Self(Session::default());
        old.ask(
            json!({ "do": "new", "scenario": scenario, "seed": seed.to_string(),
                        "dice": "seeded", "undo": "free" }),
        );
        old
    }

    fn ask(&mut self, request: Value) -> Value {
        let (answer, _) = self.0.answer(request.to_string().as_bytes());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }
}

/// A tree of the table as JSON.
fn value(doc: &Doc) -> Value {
    serde_json::from_str(&doc.to_string()).unwrap()
}

fn same_choices(old: &mut Old, table: &dyn Table) -> Vec<String> {
    let answer = old.ask(json!({ "do": "legal" }));
    let before: Vec<(String, String, bool)> = answer["actions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|action| {
            let text = |field: &str| action[field].as_str().unwrap().to_owned();
            let rolls = action["needs_die"].as_bool().unwrap();
            (text("notation"), text("label"), rolls)
        })
        .collect();
    let legal = table.legal(None).into_iter();
    let legal = legal.map(|l| (l.action, l.label, l.dice > 0));
    let legal: Vec<(String, String, bool)> = legal.collect();
    assert_eq!(legal, before);
    let about = table.about();
    let to_act = table.glance().to_act;
    let side = to_act.map(|side| about.sides[side.index()].key.clone());
    assert_eq!(answer["to_act"], json!(side));
    legal.into_iter().map(|(action, ..)| action).collect()
}

fn same_position(old: &mut Old, table: &dyn Table) {
    let answer = old.ask(json!({ "do": "state" }));
    let glance = table.glance();
    let before = &answer["position"];
    assert_eq!(before["hash"], format!("{:016x}", glance.digest));
    assert_eq!(before["over"], glance.outcome.is_some());
    let prompt = table.panel(&Default::default()).prompt.now;
    assert_eq!(before["now"], prompt.text);
    assert_eq!(before["rule"], json!(prompt.rule));
    let Value::Object(now) = value(&table.position(glance.node).unwrap()) else {
        panic!("a position is an object");
    };
    for (field, now) in now {
        if field != "units" {
            assert_eq!(before[&field], now, "{field}");
            continue;
        }
        for (unit, was) in now
            .as_array()
            .unwrap()
            .iter()
            .zip(before[&field].as_array().unwrap())
        {
            for (fact, now) in unit.as_object().unwrap() {
                assert_eq!(was[fact], *now, "{unit}");
            }
        }
    }
}

fn same_points(old: &mut Old, table: &dyn Table) {
    let answer = old.ask(json!({ "do": "points" }));
    let (score, about) = (table.score(), table.about());
    let mut margin = 0;
    for (i, sign) in [1, -1].into_iter().enumerate() {
        let rows = score.iter().filter(|row| row.side.index() == i);
        let rows: Vec<Value> = rows
            .inspect(|row| margin += sign * row.points)
            .map(|row| json!([row.text.text, row.points]))
            .collect();
        let before = &answer["receipt"][&about.sides[i].key];
        let before = before.as_array().unwrap().iter();
        let before: Vec<Value> = before
            .map(|row| json!([row["text"], row["points"]]))
            .collect();
        assert_eq!(rows, before);
    }
    assert_eq!(margin, table.glance().margin);
}

/// Actions that may be refused: each reason is the same, in the same words.
fn same_refusals(old: &mut Old, table: &dyn Table, actions: &[String]) -> usize {
    let mut refused = 0;
    for action in actions {
        let answer = old.ask(json!({ "do": "explain", "action": action }));
        let reasons = table.explain(action).unwrap();
        let reasons: Vec<Value> = reasons
            .iter()
            .map(|why| json!({ "reason": why.text, "rule": why.rule }))
            .collect();
        assert_eq!(answer["why_not"], json!(reasons), "{action}");
        refused += reasons.len();
    }
    refused
}

/// What is asked besides, with the same fields.
fn same_answers(old: &mut Old, table: &dyn Table, legal: &[String]) -> usize {
    let mut asked = 0;
    let mut same = |verb: &str, fields: Value, of: &str| {
        let mut request = fields.clone();
        request["do"] = verb.into();
        let mut before = old.ask(request);
        let now = value(&table.ask(verb, &doc(&fields.to_string())).unwrap());
        if of.is_empty() {
            before
                .as_object_mut()
                .unwrap()
                .retain(|field, _| field != "ok");
            assert_eq!(before, now, "{verb} {fields}");
        } else {
            assert_eq!(before[of], now, "{verb} {fields}");
        }
        asked += 1;
    };
    for action in legal.iter().filter(|a| a.starts_with("attack")).take(2) {
        let words: Vec<&str> = action.split(' ').collect();
        same(
            "odds",
            json!({ "target": words[1], "units": [words[2]] }),
            "odds",
        );
    }
    if legal.iter().any(|a| a.starts_with("resolve")) {
        same("odds", json!({}), "odds");
    }
    if legal
        .iter()
        .any(|a| a.starts_with("retreat") || a.starts_with("lose"))
    {
        same("retreats", json!({}), "");
    }
    asked
}

/// What the log says, without who joined an attack and left it.
fn same_lines(answer: &Value, table: &dyn Table) -> usize {
    let told = table.told(table.glance().node).unwrap();
    let joins = ["joined_attack", "left_attack"].map(Value::from);
    let events = answer["events"].as_array().unwrap().iter();
    let events = events.filter(|event| !joins.contains(&event["type"]));
    let before: Vec<Value> = events
        .map(|event| json!([event["text"], event["rule"], event["hexes"]]))
        .collect();
    let lines = told.lines.iter();
    let lines: Vec<Value> = lines
        .map(|line| json!([line.told.text, line.told.rule, line.places]))
        .collect();
    assert_eq!(lines, before);
    let dice: Vec<u8> = told.dice.iter().map(|die| die.pips()).collect();
    let rolled = answer["die"].as_u64().into_iter();
    assert_eq!(dice, rolled.map(|n| n as u8).collect::<Vec<_>>());
    if let Some(throw) = told.throw {
        assert!(throw.dice[0].counts.is_some());
        let line = throw.told.unwrap();
        assert!(
            told.lines.iter().any(|l| l.told.text == line.text),
            "{line:?}"
        );
    }
    lines.len()
}

/// What was compared.
#[derive(Default)]
struct Compared {
    positions: usize,
    refused: usize,
    asked: usize,
    lines: usize,
}

/// A game from its beginning to the verdict; every position is compared.
fn compare_game(seed: u64, so_far: &mut Compared) {
    let start = (seed % 3) as usize;
    let id = super::ENTRY.starts[start].id;
    let mut old = Old::new(id, seed);
    let mut table = open(start, "{}", seed);
    let mut chooser = Chooser::new(seed);
    // What was legal once is seldom legal later.
    let mut known: Vec<String> = ["end", "mud", "supply", "resolve"]
        .map(str::to_owned)
        .into();
    loop {
        so_far.positions += 1;
        let legal = same_choices(&mut old, &*table);
        same_position(&mut old, &*table);
        if so_far.positions.is_multiple_of(3) {
            same_points(&mut old, &*table);
            so_far.asked += same_answers(&mut old, &*table, &legal);
        }
        known.extend(legal.iter().take(3).cloned());
        let sample: Vec<String> = (0..3)
            .map(|_| known[chooser.below(known.len())].clone())
            .collect();
        so_far.refused += same_refusals(&mut old, &*table, &sample);
        let Some(action) = chosen(&legal, &mut chooser) else {
            break;
        };
        let answer = old.ask(json!({ "do": "play", "action": action }));
        let gesture = [action];
        table.play(&gesture, Rolled::ByTheGame).unwrap();
        so_far.lines += same_lines(&answer, &*table);
    }
    assert!(table.glance().outcome.is_some());
}

/// So many games, each third of another scenario, the scenarios side by side.
fn compare(games: u64) {
    let of_scenario = |start: u64| {
        let mut compared = Compared::default();
        for seed in (start..games).step_by(3) {
            compare_game(seed, &mut compared);
        }
        compared
    };
    let all: Vec<Compared> = thread::scope(|threads| {
        let running = [0, 1, 2].map(|start| threads.spawn(move || of_scenario(start)));
        running.map(|one| one.join().unwrap()).into()
    });
    let sum = |of: fn(&Compared) -> usize| all.iter().map(of).sum::<usize>();
    let (positions, refused) = (sum(|c| c.positions), sum(|c| c.refused));
    let (asked, lines) = (sum(|c| c.asked), sum(|c| c.lines));
    println!("{positions} positions, {refused} refusals, {asked} answers, {lines} lines");
    let games = usize::try_from(games).unwrap();
    assert!(
        positions > 100 * games && refused > 100 * games,
        "{positions} {refused}"
    );
    assert!(asked > 10 * games && lines > 100 * games, "{asked} {lines}");
}

#[test]
fn the_table_says_what_the_path_of_its_own_says_at_every_position() {
    compare(36);
}

/// `cargo test --test table hundreds_of_games -- --ignored --nocapture`
#[test]
#[ignore = "the same of more games, for a longer time"]
fn hundreds_of_games_are_the_same_on_both_paths() {
    compare(600);
}

#[test]
fn a_game_and_a_tree_of_the_same_rules_go_the_same_way() {
    for (start, entry) in super::ENTRY.starts.iter().enumerate() {
        let seed = 90 + start as u64;
        let rules = HellsGate::new(scenario::load(entry.text).unwrap().setup);
        let mut game = Game::new(rules.clone(), UndoPolicy::Free);
        let mut table = open(start, "{}", seed);
        let mut chooser = Chooser::new(seed);
        let mut legal = Vec::new();
        loop {
            legal.clear();
            rules.legal(game.state(), &mut legal);
            let texts: Vec<String> = legal.iter().map(|&a| rules.notation(a)).collect();
            assert_eq!(table.glance().digest, rules.hash(game.state()));
            assert_eq!(table.glance().clock, rules.clock(game.state()));
            let Some(action) = chosen(&texts, &mut chooser) else {
                break;
            };
            let done = rules.parse(&action).unwrap();
            let dice = match rules.dice(game.state(), done) {
                0 => Vec::new(),
                _ => vec![Seeded { seed }.roll(rules.rolls(game.state())).unwrap()],
            };
            game.play(done, &dice).unwrap();
            table.play(&[action], Rolled::ByTheGame).unwrap();
        }
        let outcome = table.glance().outcome.map(|(outcome, _)| outcome);
        assert_eq!(outcome, rules.outcome(game.state()));
        assert_eq!(table.glance().ply, game.entries().len());
    }
}
