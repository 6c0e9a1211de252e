//! Variants: every number of the rules that can be set otherwise is played, told and
//! reckoned with as it is set, and stands nowhere a second time.

use crate::common::Table as Position;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Level, Options, Progress, Rules};
use hells_gate::hex::{HexId, Id};
use hells_gate::json::Doc;
use hells_gate::present::system::{Parameter, ParameterKind, System};
use hells_gate::record::{Proof, Standing};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::codec::scenario::KORSUN_1944;
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::players::Evaluators;
use hells_gate::systems::hells_gate::victory::score;
use hells_gate::systems::hells_gate::{
    Action, HellsGate, Illegal, Side, Stage, State, UnitId, say, supply,
};
use hells_gate::table::{self, Found, Rolled, Sheet, Table, Task};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Korsun with these things set otherwise.
fn set(changed: &[(&str, Doc)]) -> HellsGate {
    let scenario: Doc = KORSUN_1944.parse().unwrap();
    let changed = Doc::object(changed.iter().map(|(key, value)| (*key, value.clone())));
    HellsGate::read(&scenario, &changed).unwrap()
}

/// A value that the parameter does not have in the scenario.
fn other(parameter: &Parameter) -> Doc {
    match (&parameter.kind, &parameter.default) {
        (ParameterKind::Flag, Doc::Bool(yes)) => (!yes).into(),
        (ParameterKind::Choice(words), default) => {
            let word = words.iter().find(|(word, _)| *default != (*word).into());
            word.unwrap().0.into()
        }
        (ParameterKind::Whole { .. }, Doc::Whole(n)) => match parameter.key {
            // The first game turn of a rule can only come earlier, the last later, and
            // a limit has to bite.
            key if key.ends_with("_first") && *n > 1 => Doc::Whole(n - 1),
            key if key.starts_with("supply_line") => Doc::Whole(2),
            "short_supply_hexes" | "shift_limit" => Doc::Whole(n - 1),
            key if key.starts_with("defenders_") || key == "attackers_per_hexside" => Doc::Whole(1),
            _ => Doc::Whole(n + 1),
        },
        odd => panic!("{}: {odd:?}", parameter.key),
    }
}

/// Positions of random games.
fn positions(rules: &HellsGate) -> Vec<State> {
    let mut all = Vec::new();
    let mut luck = 12_345_u64;
    let mut below = |n: usize| {
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) as usize % n
    };
    for _ in 0..10 {
        let (mut state, mut legal) = (rules.initial(), Vec::new());
        for ply in 0.. {
            if ply % 3 == 0 || matches!(state.stage, Stage::Breakout | Stage::Over | Stage::Mud) {
                all.push(state);
            }
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&action| !rules.takes_back(action));
            if legal.is_empty() {
                break;
            }
            let action = legal[below(legal.len())];
            let die = Die::ALL[below(6)];
            rules.step(&mut state, action, &[die]);
        }
    }
    all
}

/// All that the rules make of a position: what is legal, what comes of it with every
/// face, the points, and who could be supplied.
fn played(rules: &HellsGate, state: &State) -> u64 {
    let mut made = DefaultHasher::new();
    let mut legal: Vec<Action> = Vec::new();
    rules.legal(state, &mut legal);
    format!("{legal:?}").hash(&mut made);
    for &action in &legal {
        let rolls = rules.rolls_dice(state, action);
        for die in Die::ALL.into_iter().take(if rolls { 6 } else { 1 }) {
            let mut after = *state;
            rules.step(&mut after, action, &[die]);
            (after, score(rules, &after).points.soviet).hash(&mut made);
            if rolls {
                rules.margin(&after).hash(&mut made);
            }
        }
    }
    let points = score(rules, state).points;
    (points.soviet, points.german).hash(&mut made);
    for side in Side::ALL {
        let limit = supply::line_limit(rules, state.turn, side);
        let cut = supply::unsupplied(rules, state, side, limit);
        format!("{limit:?} {cut:?}").hash(&mut made);
    }
    made.finish()
}

fn whole_book(rules: &HellsGate, number: &str) -> String {
    let book = rules.rulebook();
    format!("{:?}", book.find(number).unwrap())
}

/// What the estimate of the computer players looks at in every position.
const ESTIMATED: [&str; 12] = [
    "attackers_per_hexside",
    "overconcentration",
    "tank_clear",
    "tank_rough",
    "shift_unsupplied_all",
    "shift_mud",
    "shift_rough",
    "shift_river",
    "zone_reach",
    "supply_line_soviet",
    "step_points",
    "source_points",
];

#[test]
fn every_number_and_special_rule_that_is_set_otherwise_is_played_told_and_reckoned_with() {
    let usual = set(&[]);
    let states = positions(&usual);
    assert!(states.iter().any(|state| state.stage == Stage::Breakout));
    let before: Vec<u64> = states.iter().map(|state| played(&usual, state)).collect();
    let judged = Evaluators::new(&usual);
    let all = usual.parameters();
    assert!(all.len() > 90, "{}", all.len());
    let mut nothing = Vec::new();
    for parameter in &all {
        let key = parameter.key;
        assert_eq!(parameter.value, parameter.default, "{key}");
        let value = other(parameter);
        let rules = set(&[(key, value.clone())]);
        // It is told as it is set, and what the scenario has beside it.
        let told = rules.parameters();
        let told = told.iter().find(|of| of.key == key).unwrap();
        assert_eq!((&told.value, &told.default), (&value, &parameter.default));
        let case = parameter.about.rule.unwrap();
        assert_ne!(whole_book(&rules, case), whole_book(&usual, case), "{key}");
        assert!(whole_book(&rules, case).contains(&parameter.title), "{key}");
        // It is played.
        let mut pairs = states.iter().zip(&before);
        let differs = pairs.any(|(state, before)| played(&rules, state) != *before);
        // Cells on the far left are hardly ever looked up, and some turns are later
        // than random games make them matter.
        let seldom = key.starts_with("crt_") || key == "release" || key.ends_with("_last");
        // What would hold on game turn 1, too: there the opening forbids as much already.
        let opening = ["closed_hex_first", "shift_limit_first", "stand_fast_first"];
        if !differs && !seldom && !opening.contains(&key) {
            nothing.push(key);
        }
        // It is reckoned with.
        let staff = Evaluators::new(&rules);
        let looks = |state: &State| staff.judge().features(state) != judged.judge().features(state);
        if ESTIMATED.contains(&key) {
            assert!(states.iter().any(looks), "{key}: the estimate is the same");
        }
    }
    assert!(nothing.is_empty(), "{nothing:?} change nothing");
}

#[test]
fn every_cell_of_the_table_is_looked_up_as_it_is_set() {
    use hells_gate::systems::hells_gate::crt::Column;
    let usual = set(&[]);
    for parameter in usual.parameters() {
        let Some(cell) = parameter.key.strip_prefix("crt_") else {
            continue;
        };
        let rules = set(&[(parameter.key, "3/3".into())]);
        let crt = &rules.parameters.numbers.crt;
        let mut others = 0;
        for die in Die::ALL {
            for column in Column::ALL {
                let now = crt.hits(column, die);
                let was = usual.parameters.numbers.crt.hits(column, die);
                match now == was {
                    true => others += 1,
                    false => {
                        assert_eq!((now.normal, now.all_out), (3, 3));
                        assert!(cell.starts_with(&die.pips().to_string()), "{cell}");
                        assert_eq!(crt.distribution(column, false)[3], 1);
                    }
                }
            }
        }
        assert_eq!(others, 47, "{cell}");
    }
}

#[test]
fn what_a_variant_may_not_be_is_refused_in_words() {
    let scenario: Doc = KORSUN_1944.parse().unwrap();
    let refused = |key: &str, value: Doc| {
        let faults = HellsGate::read(&scenario, &Doc::object([(key, value)])).err();
        faults.unwrap()[0].to_string()
    };
    assert!(refused("tank_clear", Doc::Whole(10)).contains("tank_clear"));
    assert!(refused("crt_6_8to1", "4/4".into()).contains("crt_6_8to1"));
    assert!(refused("dumps_from", Doc::Whole(9)).contains("dumps_from"));
    assert!(refused("short_supply_first", Doc::Whole(8)).contains("after the last"));
    assert!(refused("tank", Doc::Whole(1)).contains("tank"));
}

#[test]
fn a_game_with_anything_set_otherwise_is_as_good_as_one_of_the_scenario() {
    let entry = table::find(SYSTEMS, "hells_gate").unwrap();
    for parameter in set(&[]).parameters() {
        let sheet = Sheet {
            scenario: KORSUN_1944.parse().unwrap(),
            changed: Doc::object([(parameter.key, other(&parameter))]),
            options: Options::default(),
        };
        let begun = (entry.open)(sheet).unwrap_or_else(|why| panic!("{}: {why:?}", parameter.key));
        let opened = table::read(SYSTEMS, begun.write("").as_bytes()).unwrap();
        let proof = Proof::of(&opened);
        assert_eq!(proof.standing(), Standing::Good, "{}", parameter.key);
        assert_eq!(proof.options().len(), 1, "{}: it is told", parameter.key);
    }
}

/// A game of Korsun with these things set otherwise.
fn begun(changed: &[(&str, Doc)]) -> Box<dyn Table> {
    let entry = table::find(SYSTEMS, "hells_gate").unwrap();
    let changed = changed.iter().map(|(key, value)| (*key, value.clone()));
    let begun = (entry.open)(Sheet {
        scenario: KORSUN_1944.parse().unwrap(),
        changed: Doc::object(changed),
        options: Options::default(),
    });
    begun.unwrap_or_else(|why| panic!("{why:?}"))
}

/// What the receipts beside the board say in a random game.
fn receipts(table: Box<dyn Table>, actions: usize) -> Vec<String> {
    receipts_of(table, actions, 3)
}

/// The same in the game of another seed.
fn receipts_of(mut table: Box<dyn Table>, actions: usize, seed: u64) -> Vec<String> {
    let mut chooser = Chooser::new(seed);
    let mut all = Vec::new();
    for _ in 0..actions {
        let legal = table.legal(None);
        if legal.is_empty() {
            break;
        }
        let next = legal[chooser.below(legal.len())].action.clone();
        table.play(&[next], Rolled::ByTheGame).unwrap();
        let body = table.panel(&Default::default()).body;
        all.extend(body.iter().map(|block| format!("{block:?}")));
    }
    all
}

/// What is told beside the board of hexes, of the special rules of every turn, and of why
/// nobody breaks out.
fn told(rules: &HellsGate) -> String {
    // A source of the Germans is in Soviet hands.
    let held = Position::korsun().at("A2", &["5GT"]).state;
    let mut all = Vec::new();
    for hex in (0..64).map(HexId::from_index) {
        if rules.hex(hex).is_some() {
            let rows = say::hex_card(rules, &held, hex).rows;
            all.extend(rows.into_iter().map(|row| row.text));
        }
    }
    for turn in 1..=rules.parameters.turns {
        let special = say::special_of_turn(rules, turn);
        all.extend(special.into_iter().map(|(_, text)| text));
    }
    let unit = UnitId::from_index(0);
    all.push(say::refusal(rules, &Illegal::NoRefuge { unit }));
    all.join("\n")
}

#[test]
fn no_sentence_beside_the_board_says_a_number_that_is_set_otherwise() {
    let usual = told(&set(&[]));
    for (key, before, now) in [
        ("tank_clear", "count triple", "count ×5"),
        ("tank_rough", "count double", "count ×5"),
        ("shift_rough", "one column left", "columns left: 5"),
        (
            "shift_limit",
            "one supply shift at most",
            "5 supply shifts at most",
        ),
        (
            "source_points",
            "enemy: 2 victory points",
            "enemy: 5 victory points",
        ),
        ("breakout_reach", "within two hexes", "within 5 hexes"),
    ] {
        assert!(usual.contains(before) && !usual.contains(now), "{key}");
        let other = told(&set(&[(key, Doc::Whole(5))]));
        assert!(
            other.contains(now) && !other.contains(before),
            "{key}: {other}"
        );
    }
}

#[test]
fn a_limit_on_shifts_says_how_many_there_would_be_and_for_how_many_units() {
    let table = |some: bool| {
        // The 389th stands in C6, as at the start.
        let place = Position::korsun().turn(2).at("C7", &["75R", "48R"]);
        match some {
            true => place.unsupplied(&["75R"]),
            false => place.unsupplied(&["75R", "48R"]),
        }
    };
    let receipt = |rules: &HellsGate, some: bool| {
        let at = table(some);
        let (units, target) = (at.mask(&["75R", "48R"]), at.hex("C6"));
        let odds = odds(rules, &at.state, target, units);
        let lines = say::odds_lines(rules, &at.state, target, units, &odds);
        let told = lines.shifts.into_iter().map(|(_, text, _)| text);
        told.collect::<Vec<_>>().join("\n")
    };
    let usual = set(&[]);
    assert!(receipt(&usual, false).contains("one column shift instead of two"));
    assert!(receipt(&usual, true).contains("Some, but not all, attacking units"));
    let wide = set(&[
        ("shift_unsupplied_some", 4.into()),
        ("shift_limit", 3.into()),
    ]);
    let told = receipt(&wide, true);
    assert!(
        told.contains("Some, but not all, attacking units"),
        "{told}"
    );
    assert!(told.contains("3 column shifts instead of 4"), "{told}");
}

/// How a game ends from its beginning between players who draw lots.
fn forecast(table: &dyn Table, games: u32) -> f64 {
    let job = table.forecast_at(table.glance().node, Level::Random, games, 3);
    match job.unwrap()(&Progress::default()) {
        Some(Found::Futures(told)) => told.margin,
        _ => panic!("no forecast"),
    }
}

/// What is told of what is worth doing.
fn hint(table: &dyn Table) -> String {
    match table.task(Task::Hint { seed: 1 }).unwrap()(&Progress::default()) {
        Some(Found::Ideas(ideas, _)) => format!("{ideas:?}"),
        _ => panic!("no idea"),
    }
}

/// What hardly comes about in games of players who draw lots, so that many of them may end
/// as without it.
fn is_seldom(key: &str) -> bool {
    // Turns of rules one earlier or later, and single faces and cells.
    let beginnings = ["crt_", "mud_on_"];
    let ends = ["_first", "_last", "_from"];
    // On turn 2 nobody is as far from home as supply lines are short.
    key.starts_with("short_supply")
        || beginnings.iter().any(|of| key.starts_with(of))
        || ends.iter().any(|of| key.ends_with(of))
}

#[test]
fn forecasts_are_of_every_number_and_special_rule_that_is_set_otherwise() {
    let usual = begun(&[]);
    let all = usual.parameters();
    let same_in = |games: u32, some: Vec<Parameter>| -> Vec<Parameter> {
        let before = forecast(&*usual, games);
        let same = some.into_iter().filter(|parameter| {
            let now = begun(&[(parameter.key, other(parameter))]);
            (forecast(&*now, games) - before).abs() < 1e-9
        });
        same.collect()
    };
    let same = same_in(6, all.clone());
    let mut rest = same.clone();
    rest.retain(|parameter| !is_seldom(parameter.key));
    // What does not come about in six games does in more.
    let rest = same_in(60, rest);
    let odd: Vec<&str> = rest.iter().map(|parameter| parameter.key).collect();
    assert!(odd.is_empty(), "their forecasts are the same: {odd:?}");
    // Most of what is seldom shows all the same.
    assert!(all.len() > 90 && same.len() * 2 < all.len());
}

#[test]
fn hints_are_of_the_numbers_that_are_set() {
    let usual = hint(&*begun(&[]));
    for (key, value) in [
        ("attackers_per_hexside", Doc::Whole(1)),
        ("defenders_german", 1.into()),
        ("tank_clear", 1.into()),
        ("shift_rough", 4.into()),
        ("zone_reach", 2.into()),
        ("source_points", 9.into()),
        ("crt_6_8to1", "0/0".into()),
        ("opening_turn", false.into()),
    ] {
        let now = hint(&*begun(&[(key, value)]));
        assert_ne!(now, usual, "{key}: the hint is the same");
    }
}

#[test]
fn receipts_forecasts_and_hints_are_of_the_rules_that_are_set() {
    let usual = receipts(begun(&[]), 240);
    assert!(usual.len() > 240);
    for (key, value) in [
        ("tank_clear", 5),
        ("tank_rough", 4),
        ("shift_unsupplied_all", 4),
        ("shift_rough", 3),
        ("shift_river", 3),
        ("defenders_german", 1),
        ("attackers_per_hexside", 1),
    ] {
        let now = receipts(begun(&[(key, Doc::Whole(value))]), 240);
        assert_ne!(now, usual, "{key}: the receipts say the same");
    }
    let (plain, others) = (begun(&[]), begun(&[("step_points", Doc::Whole(4))]));
    let margins = [&plain, &others].map(|table| forecast(&**table, 6));
    assert!((margins[0] - margins[1]).abs() > 1e-9, "{margins:?}");
    assert_ne!(hint(&*plain), hint(&*others));
}

/// What the panel says in a random game of a scenario that comes with it.
fn panels_of(scenario: &str, changed: &[(&str, Doc)], seed: u64) -> Vec<String> {
    let entry = table::find(SYSTEMS, "hells_gate").unwrap();
    let changed = changed.iter().map(|(key, value)| (*key, value.clone()));
    let begun = (entry.open)(Sheet {
        scenario: entry.start(scenario).unwrap().text.parse().unwrap(),
        changed: Doc::object(changed),
        options: Options::default(),
    });
    receipts_of(begun.unwrap_or_else(|why| panic!("{why:?}")), 300, seed)
}

#[test]
fn numbers_that_random_games_seldom_meet_have_their_receipt_where_they_count() {
    let usual = set(&[]);
    let all = usual.parameters();
    let changed = |key: &str| -> (String, Doc) {
        let parameter = all.iter().find(|of| of.key == key).unwrap();
        (key.to_owned(), other(parameter))
    };
    // What is added up for the verdict tells what each thing counts.
    let states = positions(&usual);
    let points = |rules: &HellsGate, state: &State| {
        Side::ALL.map(|side| format!("{:?}", say::victory_lines(rules, state, side)))
    };
    for key in [
        "handicap_soviet",
        "handicap_german",
        "step_points",
        "source_points",
    ] {
        let (key, value) = changed(key);
        let now = set(&[(&key, value)]);
        let differs = |state: &State| points(&now, state) != points(&usual, state);
        assert!(states.iter().any(differs), "{key}: the points are the same");
    }
    // A single unit is a crowd: the receipt takes the right-hand results for it.
    let at = Position::korsun().turn(2).at("C7", &["75R", "48R"]);
    let told = |rules: &HellsGate| {
        let (units, target) = (at.mask(&["75R", "48R"]), at.hex("C6"));
        let odds = odds(rules, &at.state, target, units);
        let lines = say::odds_lines(rules, &at.state, target, units, &odds);
        format!("{:?} {:?}", lines.normal, lines.all_out)
    };
    let crowd = set(&[("overconcentration", 1.into())]);
    assert_ne!(told(&crowd), told(&usual), "a crowd is told in the receipt");
    // Who breaks out reads with how many refuges and on which faces.
    for key in ["breakout_sum", "breakout_reach"] {
        let (key, value) = changed(key);
        let set = [(key.as_str(), value)];
        let differs = (0..6).any(|seed| {
            let scenario = "out_over_the_tikich";
            panels_of(scenario, &set, seed) != panels_of(scenario, &[], seed)
        });
        assert!(differs, "{key}: the panel says the same");
    }
}
