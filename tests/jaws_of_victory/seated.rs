//! The breakout night at the table: played, saved, asked and set up as any other
//! game.

use hells_gate::cli::Session;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Level, NodeId, Options, Progress, UndoPolicy};
use hells_gate::hex::Orientation;
use hells_gate::json::Doc;
use hells_gate::present::board::Surround;
use hells_gate::present::system::{Block, Click, Effect, Pointer, Selection};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Found, NotPlayed, Rolled, Sheet, Table, Task, find, read};
use hells_gate::words::{Language, speaking};
use serde_json::{Value, json};

const SEEDED: Options = Options {
    seed: 5,
    dice: DiceMode::Seeded,
    undo: UndoPolicy::Free,
};

fn entry() -> &'static Entry {
    find(SYSTEMS, "jaws_of_victory").unwrap()
}

fn begin(changed: &str) -> Result<Box<dyn Table>, Vec<String>> {
    let sheet = Sheet {
        scenario: entry().starts[0].text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options: SEEDED,
    };
    (entry().open)(sheet).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

fn open() -> Box<dyn Table> {
    begin("{}").unwrap()
}

fn play(table: &mut dyn Table, action: &str) -> Result<(), NotPlayed> {
    table
        .play(&[action.to_owned()], Rolled::ByTheGame)
        .map(|_| ())
}

fn plays(table: &mut dyn Table, actions: &[&str]) {
    for action in actions {
        play(table, action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

/// Plays to the end; `look` sees every position.
fn play_on(table: &mut dyn Table, seed: u64, mut look: impl FnMut(&mut dyn Table)) {
    let mut chooser = Chooser::new(seed);
    loop {
        look(table);
        let mut legal = table.legal(None);
        // Units that step anywhere would never get into hexes with room for them.
        legal.retain(|l| {
            !["back", "move"]
                .iter()
                .any(|verb| l.action.starts_with(verb))
        });
        let Some(chosen) = legal.get(chooser.below(legal.len())) else {
            break;
        };
        assert!(!chosen.label.is_empty());
        let action = chosen.action.clone();
        play(table, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

#[test]
fn random_nights_are_played_saved_and_read_back_with_every_option() {
    for (seed, changed) in [
        "{}",
        r#"{ "defender_losses": "player" }"#,
        r#"{ "south_too": true, "armour_dice": true, "disorganised_slow": true }"#,
    ]
    .into_iter()
    .enumerate()
    {
        let mut table = begin(changed).unwrap();
        play_on(&mut *table, 40 + seed as u64, |_| {});
        let glance = table.glance();
        assert!(glance.outcome.is_some() && glance.to_act.is_none());
        let rows: i32 = table.score().iter().map(|row| row.points).sum();
        assert_eq!(rows, glance.margin);
        let book = table.rulebook();
        for node in table.line() {
            let Some(told) = table.told(node) else {
                continue;
            };
            for line in told.lines {
                let rule = line.told.rule.unwrap();
                assert!(book.find(rule).is_some(), "{rule} is in no book");
                assert!(!line.told.text.contains("jaws-"), "{}", line.told.text);
            }
            if let Some(throw) = told.throw {
                assert_eq!(throw.dice.len(), told.dice.len());
            }
        }
        let text = table.write("2026-01-01");
        let opened = read(SYSTEMS, text.as_bytes()).unwrap();
        assert!(opened.damage.is_none());
        assert_eq!(opened.table.glance(), glance);
        assert_eq!(opened.table.write("2026-01-01"), text);
    }
}

#[test]
fn every_position_of_a_night_is_written_and_set_up_again() {
    let mut table = open();
    let mut other = open();
    let mut seen = 0;
    play_on(&mut *table, 7, |table| {
        seen += 1;
        if seen % 3 != 0 {
            return;
        }
        let node = table.glance().node;
        let told = table.position(node).unwrap();
        other
            .set_up(&told)
            .unwrap_or_else(|e| panic!("{e:?}\n{told}"));
        assert_eq!(other.position(NodeId(0)), Some(told));
    });
    assert!(seen > 30, "{seen}");
}

/// Every sentence that a panel has.
fn sentences(table: &dyn Table, picked: &Selection) -> Vec<String> {
    let panel = table.panel(picked);
    let mut told = vec![panel.prompt.now.text];
    for block in panel.body {
        match block {
            Block::Heading(text) => told.push(text),
            Block::Text(all) => told.extend(all.into_iter().map(|cited| cited.text)),
            Block::Facts(all) => told.extend(all.into_iter().map(|fact| fact.told.text)),
            Block::Row(row) => {
                told.push(row.label);
                told.extend(row.does.err().map(|why| why.text));
            }
            Block::Receipt(rows) => told.extend(rows.into_iter().map(|row| row.text.text)),
            Block::Chances(chances) => {
                for side in 0..2 {
                    let sure = chances.rows.iter().take(chances.rows.len() - 1);
                    let sum: f64 = sure.map(|(_, both)| both[side]).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{chances:?}");
                }
                told.push(chances.title.text);
            }
            Block::Throw(throw) => told.extend(throw.told.map(|cited| cited.text)),
            Block::Ranked(ranked) => {
                told.extend([ranked.title.text, ranked.place]);
                told.extend(ranked.told.into_iter().map(|cited| cited.text));
            }
        }
    }
    told.extend(panel.foot.into_iter().map(|button| button.label));
    told
}

#[test]
fn everything_that_is_shown_is_said_in_every_language() {
    let mut texts: Vec<Vec<String>> = Vec::new();
    for language in Language::ALL {
        let told = speaking(language, || {
            let mut told = Vec::new();
            let mut table = open();
            play_on(&mut *table, 11, |table| {
                for unit in [vec![], vec!["266.72".to_owned()]] {
                    let picked = Selection {
                        units: unit,
                        ..Selection::default()
                    };
                    told.extend(sentences(table, &picked));
                }
                for at in ["2522", "2426", "2819"] {
                    let card = table.card(
                        table.glance().node,
                        &Selection::default(),
                        &Pointer::Place(at.to_owned()),
                    );
                    assert!(!card.is_empty(), "{at}");
                }
            });
            told
        });
        assert!(
            told.iter().all(|text| !text.contains("jaws-")),
            "{language:?}"
        );
        texts.push(told);
    }
    let lengths: Vec<usize> = texts.iter().map(Vec::len).collect();
    assert!(
        lengths.windows(2).all(|pair| pair[0] == pair[1]),
        "{lengths:?}"
    );
}

#[test]
fn the_map_lies_upright_with_its_printed_numbers() {
    let table = open();
    assert_eq!(table.orientations(), [Orientation::AsPrinted]);
    let map = table.map();
    assert_eq!(map.surround, Surround::Numbered { first: 19 });
    let centre = |name: &str| map.tiling.centre(map.named(name).unwrap());
    let [middle, north, southwest] = ["2522", "2521", "2423"].map(centre);
    assert!(north[1] < middle[1] && (north[0] - middle[0]).abs() < 1e-4);
    assert!(southwest[0] < middle[0] && southwest[1] > middle[1]);
}

#[test]
fn whoever_is_picked_every_merge_stands_in_the_panel_once() {
    let table = open();
    let legal: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
    let merges = legal.iter().filter(|a| *a != "done").count();
    let of = |units: Vec<String>| {
        let picked = Selection {
            units,
            ..Selection::default()
        };
        let rows = table.panel(&picked).body.into_iter();
        let rows = rows.filter_map(|block| match block {
            Block::Row(row) => Some(row.does),
            _ => None,
        });
        let played = rows.filter_map(|does| match does {
            Ok(Effect::Play(gesture)) => Some(gesture.join(" ")),
            _ => None,
        });
        let mut played: Vec<String> = played.collect();
        let all = played.len();
        played.sort();
        played.dedup();
        (all, played.len())
    };
    assert_eq!(of(Vec::new()), (merges, merges));
    for unit in ["5ss", "199.57", "266.72", "157"] {
        assert_eq!(of(vec![unit.to_owned()]), (merges, merges), "{unit}");
    }
}

#[test]
fn clicks_pick_merge_move_choose_and_attack() {
    let mut table = open();
    let nothing = Selection::default();
    let unit = |code: &str| Pointer::Unit(code.to_owned());
    let place = |name: &str| Pointer::Place(name.to_owned());
    let Click::Effect(Effect::Select(picked)) = table.pointed(&nothing, &unit("199.57")) else {
        panic!("a unit is picked");
    };
    let Click::Effect(Effect::Play(gesture)) = table.pointed(&picked, &unit("217.57")) else {
        panic!("two units merge");
    };
    assert_eq!(gesture, ["join 199.57 217.57"]);
    let Click::Refuse(why) = table.pointed(
        &Selection {
            units: vec!["266.72".to_owned()],
            ..Selection::default()
        },
        &unit("124.72"),
    ) else {
        panic!("six steps are too many");
    };
    assert_eq!(why.rule, Some("J10"));
    plays(&mut *table, &["done"]);
    let picked = Selection {
        units: vec!["544.389".to_owned()],
        ..Selection::default()
    };
    let Click::Effect(Effect::Play(gesture)) = table.pointed(&picked, &place("2720")) else {
        panic!("a unit moves");
    };
    assert_eq!(gesture, ["move 544.389 2720"]);
    plays(&mut *table, &["done"]);
    let Click::Effect(Effect::Play(gesture)) = table.pointed(&nothing, &unit("266.72")) else {
        panic!("a stack is chosen");
    };
    assert_eq!(gesture, ["stack 2522"]);
    table.play(&gesture, Rolled::ByTheGame).unwrap();
    let Click::Effect(Effect::Select(aimed)) = table.pointed(&nothing, &place("2423")) else {
        panic!("an attack is looked at first");
    };
    let Click::Effect(Effect::Play(gesture)) = table.pointed(&aimed, &place("2423")) else {
        panic!("and made when it is meant");
    };
    assert_eq!(gesture, ["enter 2423"]);
    let Click::Refuse(why) = table.pointed(&nothing, &place("2422")) else {
        panic!("not to the north-west");
    };
    assert_eq!(why.rule, Some("23.7.3.3"));
}

#[test]
fn an_attack_is_told_with_every_shift_and_its_case_and_every_throw() {
    let mut table = open();
    plays(&mut *table, &["done", "done", "stack 2522"]);
    let answer = table.ask("odds", &r#"{ "hex": "2423" }"#.parse().unwrap());
    let answer: Value = serde_json::from_str(&answer.unwrap().to_string()).unwrap();
    assert_eq!(
        (&answer["ratio"], &answer["column"]),
        (&json!("1:1"), &json!("3:1"))
    );
    assert_eq!(answer["throws"].as_array().unwrap().len(), 36);
    let rules: Vec<&str> = answer["told"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| told["rule"].as_str().unwrap())
        .collect();
    assert_eq!(rules, ["12.1.3", "16.5.3.4e", "12.12"]);
    for fields in [r#"{ "hex": "2422" }"#, r#"{ "hex": "2521" }"#, "{}"] {
        let fields: Doc = fields.parse().unwrap();
        assert_eq!(table.ask("odds", &fields).unwrap_err().len(), 1);
    }
    let stacks = table.ask("stacks", &"{}".parse().unwrap()).unwrap();
    assert!(
        stacks.to_string().contains("\"wave\": 1") || stacks.to_string().contains("\"wave\":1")
    );
}

/// A night played by the computer at this level.
fn night(level: Level, seed: u64) -> i32 {
    let mut table = begin("{}").unwrap();
    table.set_options(DiceMode::Seeded, UndoPolicy::Free);
    let mut n = 0;
    while table.glance().outcome.is_none() {
        n += 1;
        assert!(n < 2000, "no end");
        let job = table
            .task(Task::Play {
                who: level.into(),
                seed: seed + n,
            })
            .unwrap();
        let Some(Found::Gesture(gesture)) = job(&Progress::default()) else {
            panic!("nothing to do");
        };
        table.play(&gesture, Rolled::ByTheGame).unwrap();
    }
    table.glance().margin
}

#[test]
fn computer_players_play_to_the_verdict_and_judgement_beats_chance() {
    let random: i32 = (0..4).map(|seed| night(Level::Random, seed)).sum();
    let captain: i32 = (0..4).map(|seed| night(Level::Captain, seed)).sum();
    assert!(captain > random + 60, "{captain} against {random}");
}

#[test]
fn faults_of_changes_are_told() {
    let Err(told) = begin(r#"{ "south": true, "armour_dice": 1, "defender_losses": "nobody" }"#)
    else {
        panic!("it was begun");
    };
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn a_night_is_played_over_the_protocol() {
    let mut session = Session::of(SYSTEMS);
    let mut ask = |request: Value| -> Value {
        let (reply, _) = session.answer(request.to_string().as_bytes());
        serde_json::from_str(&reply).unwrap()
    };
    let began = ask(json!({ "do": "new", "system": "jaws_of_victory" }));
    assert_eq!(began["ok"], true, "{began}");
    for action in ["done", "done", "stack 2522", "enter 2423"] {
        let played = ask(json!({ "do": "play", "action": action }));
        assert_eq!(played["ok"], true, "{played}");
    }
    let odd = ask(json!({ "do": "play", "action": "enter 2422" }));
    assert_eq!(odd["ok"], false, "{odd}");
}

#[test]
fn a_hex_that_can_be_entered_says_at_once_what_the_best_way_over_it_costs_to_the_end() {
    let mut table = open();
    plays(&mut *table, &["done", "done", "stack 2522"]);
    let body = table.panel(&Selection::default()).body;
    let heading = |block: &Block| matches!(block, Block::Heading(head) if head.starts_with("Ways"));
    let ways = body.iter().position(heading).expect("ways are told");
    let Some(Block::Row(best)) = body.get(ways + 1) else {
        panic!("the best way comes first");
    };
    // Before everything else: the row of the hex in which that way begins.
    let rows = body
        .iter()
        .take_while(|block| matches!(block, Block::Row(_)));
    let first = rows.clone().find_map(|block| match block {
        Block::Row(row) if row.does == best.does => Some(row),
        _ => None,
    });
    let value = &first.expect("the hex has a row").value;
    // Both say first how many steps come out, then how many are lost.
    let told = value.split(" · ").last().unwrap();
    let numbers = |text: &str| -> Vec<f64> {
        let words = text.split(|c: char| c != '.' && !c.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).take(2).collect()
    };
    assert_eq!(numbers(told).len(), 2, "{told}");
    assert_eq!(
        numbers(&best.value),
        numbers(told),
        "{}: {told}",
        best.value
    );
    // What cannot be entered promises nothing.
    for block in rows {
        if let Block::Row(row) = block
            && row.does.is_err()
        {
            assert!(!row.value.contains("out"), "{}: {}", row.label, row.value);
        }
    }
}

#[test]
fn before_the_one_hex_move_everybody_stands_under_his_hex_with_his_whole_name() {
    let mut table = open();
    plays(&mut *table, &["done"]);
    let mut under = None;
    let mut told = 0;
    for block in table.panel(&Selection::default()).body {
        match block {
            Block::Heading(head) => under = Some(head),
            Block::Row(row) => {
                let hex = under.as_deref().unwrap();
                assert_eq!(row.label, format!("{}, {hex}", row.brief));
                told += 1;
            }
            _ => {}
        }
    }
    assert_eq!(told, 32, "all of them");
}
