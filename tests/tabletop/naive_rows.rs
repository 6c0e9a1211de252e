//! The naive tabletop against the worked examples of the digest of the rules:
//! what it is to check the engine with must itself be right.

use crate::naive::{self, Naive, Pending, Phase, Place, arms};
use hells_gate::systems::tabletop::codec::built_in;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const SCENARIOS: [&str; 4] = [
    "korsun_1944_tabletop",
    "example_120km",
    "example_120km_offset",
    "example_120km_square",
];

/// The examples, or a scenario by its id.
fn data(name: &str) -> Value {
    match built_in().iter().find(|s| s.id == name) {
        Some(scenario) => serde_json::from_str(scenario.text).unwrap(),
        None => serde_json::from_str(include_str!("../data/tabletop/examples.json")).unwrap(),
    }
}

/// A row of the examples.
struct Row {
    id: String,
    given: Value,
    expected: Value,
}

/// The rows of a group, of which there must be so many.
fn rows(group: &str, count: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for row in data("examples")["rows"].as_array().unwrap() {
        if row["group"] == group {
            rows.push(Row {
                id: row["id"].as_str().unwrap().to_owned(),
                given: row["given"].clone(),
                expected: row["expected"].clone(),
            });
        }
    }
    assert_eq!(rows.len(), count, "rows of group {group}");
    rows
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn whole(value: &Value) -> u32 {
    value.as_u64().unwrap() as u32
}

fn texts(value: &Value) -> BTreeSet<String> {
    let list = value.as_array().unwrap().iter();
    list.map(|v| text(v).to_owned()).collect()
}

/// `key: value` as options of a game.
fn options(written: &str) -> Value {
    let (key, value) = written.split_once(": ").unwrap();
    match value {
        "true" => json!({ key: true }),
        "false" => json!({ key: false }),
        word => json!({ key: word }),
    }
}

/// The units of a row, called a, b, c …, on the map of Korsun.
fn position(units: &Value, side: &str, turn: u32, phase: Phase, options: &Value) -> Naive {
    on_map("korsun_1944_tabletop", units, side, turn, phase, options)
}

fn on_map(map: &str, units: &Value, side: &str, turn: u32, phase: Phase, options: &Value) -> Naive {
    let mut game = Naive::new(&data(map), options);
    game.clear(turn, side, phase);
    for (unit, id) in units.as_array().unwrap().iter().zip('a'..) {
        game.put(&id.to_string(), text(unit));
    }
    game
}

/// `n/d`, or a whole number, against so many cases of all.
fn is_fraction(written: &str, cases: u64, all: u64) -> bool {
    let (n, d) = written.split_once('/').unwrap_or((written, "1"));
    n.parse::<u64>().unwrap() * all == d.parse::<u64>().unwrap() * cases
}

/// How many of all throws give each number of hits: a pool, die by die.
fn hits_of(pool: &[u32]) -> BTreeMap<i64, u64> {
    let mut counts = BTreeMap::from([(0, 1)]);
    for &m in pool {
        let mut longer = BTreeMap::new();
        for (&hits, &count) in &counts {
            for die in 1..=6 {
                let more = arms::hits(m, arms::rolls(m).then_some(die));
                *longer.entry(hits + i64::from(more)).or_default() += count;
            }
        }
        counts = longer;
    }
    counts
}

/// How many of all throws give each difference, and of how many.
fn differences(attack: &[u32], defence: &[u32]) -> (BTreeMap<i64, u64>, u64) {
    let mut counts = BTreeMap::new();
    for (a, n) in hits_of(attack) {
        for (d, m) in hits_of(defence) {
            *counts.entry(a - d).or_default() += n * m;
        }
    }
    let all = counts.values().sum();
    (counts, all)
}

/// Cases in which the attacker has more hits, as many, fewer.
fn results(counts: &BTreeMap<i64, u64>) -> [u64; 3] {
    let sum = |which: &dyn Fn(i64) -> bool| {
        let cases = counts.iter().filter(|(d, _)| which(**d));
        cases.map(|(_, n)| n).sum()
    };
    [sum(&|d| d > 0), sum(&|d| d == 0), sum(&|d| d < 0)]
}

fn numbers(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(whole).collect()
}

#[test]
fn turns_have_their_days() {
    let game = Naive::new(&data(SCENARIOS[0]), &Value::Null);
    let months = ["Jan", "Feb"];
    for row in rows("D", 8) {
        let [(day, month), (last, last_month)] = game.days(whole(&row.given));
        let [one, other] = [month, last_month].map(|m| months[m as usize - 1]);
        let told = if one == other {
            format!("{day}–{last} {one}")
        } else {
            format!("{day} {one}–{last} {other}")
        };
        assert_eq!(told, text(&row.expected), "{}", row.id);
    }
}

/// Plays `end` until something else is to be done in the turn, for the side.
fn idle_until(game: &mut Naive, turn: u32, side: &str) {
    while (game.turn, game.side.as_str()) != (turn, side) {
        let action = if game.legal().contains("ground") {
            "ground"
        } else {
            "end"
        };
        // A six never changes the ground here.
        game.play(action, &[6][..game.dice_needed(action)]);
    }
}

#[test]
fn the_ground_changes_as_the_scenario_says() {
    let other = json!([
        {"from": "easy", "to": "mud", "first_turn": 1, "die_at_most": 2, "roll": "game_turn"},
        {"from": "mud", "to": "easy", "first_turn": 1, "die_at_most": 3, "roll": "player_turn"},
    ]);
    for row in rows("G", 21) {
        let given = text(&row.given);
        if let Some(turn) = given.strip_prefix("chance in turn ") {
            let (mud, all) = cases_of_mud(turn.parse().unwrap());
            assert!(is_fraction(text(&row.expected), mud, all), "{}", row.id);
            continue;
        }
        let mut scenario = data(SCENARIOS[0]);
        let others = given.starts_with("other entries");
        if others {
            scenario["ground"]["changes"] = other.clone();
            let start = if given.contains("; mud") {
                "mud"
            } else {
                "easy"
            };
            scenario["ground"]["start"] = json!(start);
        }
        let side = if given.ends_with("the other side") {
            "german"
        } else {
            "soviet"
        };
        let after = |what: &str| {
            given
                .split(what)
                .nth(1)
                .map(|t| t[..1].parse::<u8>().unwrap())
        };
        let mut game = Naive::new(&scenario, &Value::Null);
        idle_until(
            &mut game,
            after("turn ").filter(|_| !others).unwrap_or(1).into(),
            side,
        );
        let mut rolls = 0;
        while game.legal().contains("ground") {
            assert_eq!(game.legal().len(), 1, "the roll is all that is legal");
            game.play("ground", &[after("die ").unwrap()]);
            rolls += 1;
        }
        let expected = text(&row.expected).replace("no roll", "0 roll");
        let (ground, count) = expected.split_once(", ").unwrap_or((&expected, "1 roll"));
        let told = (game.ground.as_str(), format!("{rolls} roll"));
        assert_eq!(told, (ground, count.to_owned()), "{}", row.id);
    }
}

/// In how many of all throws there is mud in a turn of Korsun.
fn cases_of_mud(turn: u32) -> (u64, u64) {
    let mut games = vec![(
        Naive::new(&data(SCENARIOS[0]), &Value::Null),
        6_u64.pow(turn),
    )];
    let mut mud = 0;
    while let Some((mut game, cases)) = games.pop() {
        let roll = game.legal().contains("ground");
        if roll {
            let mut changed = game.clone();
            game.play("ground", &[3]);
            changed.play("ground", &[2]);
            games.extend([(game, cases / 6 * 4), (changed, cases / 6 * 2)]);
        } else if game.turn == turn {
            mud += if game.ground == "mud" { cases } else { 0 };
        } else {
            game.play("end", &[]);
            games.push((game, cases));
        }
    }
    (mud, 6_u64.pow(turn))
}

#[test]
fn men_make_points() {
    for row in rows("P", 11) {
        let points = arms::points_from_men(whole(&row.given[0]), row.given[1] == true);
        assert_eq!(points, whole(&row.expected), "{}", row.id);
    }
}

/// Modified strength in conditions written as in the examples.
fn modified(conditions: &str, strength: u32, branch: &str, terrain: &str) -> u32 {
    let has = |what: &str| conditions.contains(what);
    let oos = has("out-of-supply");
    if conditions.starts_with("attack") {
        arms::attacks_with(branch, strength, terrain, has("river"), oos)
    } else {
        arms::defends_with(strength, terrain, has("mud"), oos)
    }
}

const TERRAINS: [&str; 3] = ["open", "difficult", "urban"];

#[test]
fn strengths_are_modified_by_all_factors_and_rounded_up_once() {
    for row in rows("M", 26) {
        let given = text(&row.given);
        let words: Vec<&str> = given.split([' ', ',']).collect();
        let strength = words[2].parse().unwrap();
        let terrain = TERRAINS.iter().find(|t| given.contains(*t)).unwrap();
        let m = modified(given, strength, words[1], terrain);
        assert_eq!(m, whole(&row.expected), "{}", row.id);
    }
    for row in rows("A", 20) {
        let given = text(&row.given);
        let tank = given.contains("tank");
        let branches = if tank {
            &["tank"][..]
        } else {
            &["infantry", "mechanised", "cavalry"]
        };
        for branch in branches {
            for terrain in TERRAINS {
                if !given.contains(terrain) && !given.contains("any terrain") {
                    continue;
                }
                let told = [1, 2, 3, 4].map(|s| modified(given, s, branch, terrain));
                assert_eq!(
                    told.to_vec(),
                    numbers(&row.expected),
                    "{} {branch} {terrain}",
                    row.id
                );
            }
        }
    }
}

#[test]
fn hits_are_sixths_and_a_die_for_the_rest() {
    for row in rows("H", 14) {
        let m = whole(&row.given[0]);
        let die = row.given[1].as_u64().map(|d| d as u8);
        assert_eq!(arms::rolls(m), die.is_some(), "{}", row.id);
        assert_eq!(arms::hits(m, die), whole(&row.expected), "{}", row.id);
    }
    let same = |row: &Row, counts: &BTreeMap<i64, u64>, all: u64| {
        let expected = row.expected.as_object().unwrap();
        assert_eq!(expected.len(), counts.len(), "{}", row.id);
        for (hits, chance) in expected {
            let cases = counts[&hits.parse().unwrap()];
            assert!(is_fraction(text(chance), cases, all), "{} {hits}", row.id);
        }
    };
    for row in rows("U", 14) {
        same(&row, &hits_of(&[whole(&row.given)]), 6);
    }
    for row in rows("B", 15) {
        let (counts, all) = differences(&numbers(&row.given[0]), &numbers(&row.given[1]));
        same(&row, &counts, all);
    }
    for row in rows("V", 49) {
        let (counts, all) = differences(&[whole(&row.given[0])], &[whole(&row.given[1])]);
        for (n, cases) in results(&counts).into_iter().enumerate() {
            assert!(
                is_fraction(text(&row.expected[n]), cases, all),
                "{}",
                row.id
            );
        }
    }
}

/// The attacks of group K: target and its defenders, then attackers; a unit
/// with the cell it stands in and, where it is cut off, with a mark.
const KORSUN_ATTACKS: [(&str, &str, &str); 12] = [
    ("B7", "3 Panzer/106 Infantry", "75 Rifle@C7/48 Rifle@C7"),
    ("B7", "3 Panzer/106 Infantry", "29 Tank@C7/48 Rifle@C7"),
    (
        "C6",
        "389 Infantry",
        "75 Rifle@C7/20 Tank@C7/21 Gds Rifle@D7/26 Gds Rifle@D7",
    ),
    (
        "D6",
        "72 Infantry/57 Infantry",
        "20 Gds Rifle@D7/373 Rifle@E6/294 Rifle@E5",
    ),
    ("B2", "198 Infantry", "5 Gds Tank@B1/104 Rifle@B1"),
    (
        "B2",
        "198 Infantry",
        "5 Gds Tank@B1/104 Rifle@B1/180 Rifle@C1/337 Rifle@C1",
    ),
    ("C2", "88 Infantry (S)", "180 Rifle@C1/337 Rifle@C1"),
    ("F2", "Korps-Abt. B (W)", "206 Rifle@G2"),
    ("B6", "29 Tank", "11 Panzer@B7/14 Panzer@B7"),
    ("C5", "20 Tank", "5 SS Panzer Bn@D5 oos"),
    (
        "C6",
        "11 Panzer",
        "18 Tank@C7/5 Gds Cavalry@C7/20 Gds Rifle@D7/26 Gds Rifle@D7",
    ),
    (
        "C6",
        "11 Panzer",
        "18 Tank@C7/5 Gds Cavalry@C7/20 Gds Rifle@D7/26 Gds Rifle@D7",
    ),
];

#[test]
fn the_attacks_of_korsun_have_their_chances() {
    let scenario = data(SCENARIOS[0]);
    for (row, (target, defenders, attackers)) in rows("K", 12).iter().zip(KORSUN_ATTACKS) {
        let mut game = Naive::new(&scenario, &Value::Null);
        for unit in game.units.clone() {
            game.set(&unit.id, "lost");
        }
        for id in defenders.split('/') {
            let strength = game.unit(id).strength;
            game.set(id, &format!("{target} {strength}"));
        }
        if row.id == "K.12" {
            game.ground = "mud".to_owned();
        }
        game.phase = Phase::Attack;
        for attacker in attackers.split('/') {
            let (id, place) = attacker.split_once('@').unwrap();
            let (cell, mark) = place.split_once(' ').unwrap_or((place, ""));
            let strength = game.unit(id).strength;
            game.side = game.unit(id).side.clone();
            game.set(id, &format!("{cell} {strength} {mark}"));
            game.play(&format!("attack {target} {id}"), &[]);
        }
        let [attack, defence] = game.pools();
        assert_eq!(attack, numbers(&row.expected["attack"]), "{}", row.id);
        assert_eq!(defence, numbers(&row.expected["defence"]), "{}", row.id);
        let (counts, all) = differences(&attack, &defence);
        for (what, cases) in ["win", "draw", "loss"].iter().zip(results(&counts)) {
            assert!(
                is_fraction(text(&row.expected[*what]), cases, all),
                "{} {what}",
                row.id
            );
        }
        let sum: i64 = counts.iter().map(|(d, n)| d * *n as i64).sum();
        let mean = text(&row.expected["mean"]);
        let (sign, mean) = mean.strip_prefix('-').map_or((1, mean), |m| (-1, m));
        assert!(
            is_fraction(mean, (sum * sign) as u64, all),
            "{} mean",
            row.id
        );
    }
}

#[test]
fn both_sides_lose_what_the_hits_say() {
    for row in rows("L", 16) {
        let given = row.given.as_array().unwrap();
        let changed = given.get(3).map_or(Value::Null, |o| options(text(o)));
        let game = Naive::new(&data(SCENARIOS[0]), &changed);
        let difference = given[0].as_i64().unwrap();
        for equal in 0..3 {
            let attack = equal + difference.max(0) as u32;
            let defence = equal + (-difference).max(0) as u32;
            let [all_out, crowded] = [given[1] == true, given[2] == true];
            let losses = arms::losses(attack, defence, all_out, crowded, &game.options);
            assert_eq!(losses.to_vec(), numbers(&row.expected), "{}", row.id);
        }
    }
}

/// Every way a loss being taken can end, point by point.
fn ends(game: &Naive, found: &mut BTreeSet<Vec<u32>>) {
    if !matches!(game.pending, Pending::AttackersLose { .. }) {
        found.insert(game.units.iter().map(|u| u.strength).collect());
        return;
    }
    for action in game.legal() {
        let mut next = game.clone();
        next.play(&action, &[]);
        ends(&next, found);
    }
}

#[test]
fn points_lost_one_by_one_lead_to_the_legal_plans_and_no_others() {
    for row in rows("S", 13) {
        let strengths = numbers(&row.given[0]);
        let loss = whole(&row.given[1]);
        let expected: BTreeSet<Vec<u32>> = row
            .expected
            .as_array()
            .unwrap()
            .iter()
            .map(numbers)
            .collect();
        let none = vec![0; strengths.len()];
        let plans = arms::plans(&strengths, loss, &none, usize::MAX);
        assert_eq!(
            plans.into_iter().collect::<BTreeSet<_>>(),
            expected,
            "{}",
            row.id
        );
        let mut game = position(&json!([]), "soviet", 1, Phase::Attack, &Value::Null);
        let mut ids = Vec::new();
        for (strength, id) in strengths.iter().zip('a'..) {
            game.put(&id.to_string(), &format!("soviet infantry {strength} C6"));
            ids.push(id.to_string());
        }
        game.attackers_suffer(&ids, loss, "B6", 0);
        let mut found = BTreeSet::new();
        ends(&game, &mut found);
        assert_eq!(found, expected, "{}", row.id);
    }
}

#[test]
fn loss_plans_are_as_many_as_the_digest_counts() {
    fn choose(n: u32, k: u32) -> usize {
        (0..k).fold(1, |c, i| c * (n - i) as usize / (i + 1) as usize)
    }
    for a in 1..=4 {
        for b in 1..=4 {
            for c in 1..=4 {
                for loss in 0..=13 {
                    let to_ones = a + b + c - 3;
                    let counted = arms::plans(&[a, b, c], loss, &[0; 3], usize::MAX).len();
                    if loss >= a + b + c {
                        assert_eq!(counted, 1);
                    } else if loss >= to_ones {
                        assert_eq!(counted, choose(3, loss - to_ones));
                    } else {
                        let mut ways = 0;
                        for i in 0..a {
                            for j in 0..b {
                                ways += usize::from(loss >= i + j && loss - i - j < c);
                            }
                        }
                        assert_eq!(counted, ways);
                    }
                }
            }
        }
    }
}

#[test]
fn a_retreat_saves_up_to_two_points_if_the_loss_can_be_borne() {
    for row in rows("R", 8) {
        let [strength, loss] = [whole(&row.given[0]), whole(&row.given[1])];
        let units = json!([
            format!("german infantry {strength} C6"),
            "soviet infantry 3 C7"
        ]);
        let mut game = position(&units, "soviet", 1, Phase::Attack, &Value::Null);
        game.defenders_suffer("C6", loss);
        let may = game.legal().contains("go");
        if may {
            game.play("go", &[]);
        }
        let lost = strength - game.unit("a").strength;
        assert_eq!(json!([may, lost]), row.expected, "{}", row.id);
    }
}

/// The words after the units of a row.
fn asked(row: &Row) -> &str {
    text(&row.given[1])
}

/// Puts an attack together as written: `ab on B6, all-out`; whether it can be.
fn declare(game: &mut Naive, written: &str) -> bool {
    let (who, target) = written.split_once(" on ").unwrap();
    let target = target.split(',').next().unwrap();
    for unit in who.chars() {
        let step = format!("attack {target} {unit}");
        if !game.legal().contains(&step) {
            return false;
        }
        game.play(&step, &[]);
    }
    game.legal().contains(how(written))
}

fn how(written: &str) -> &'static str {
    if written.contains("all-out") {
        "resolve all-out"
    } else {
        "resolve"
    }
}

#[test]
fn the_strongest_defend_and_two_a_cell_attack() {
    for row in rows("T", 11) {
        let units = &row.given[0];
        let mut game = position(units, "soviet", 1, Phase::Attack, &Value::Null);
        if let Some(cell) = asked(&row).strip_prefix("defenders of ") {
            let side = &game.units[0].side;
            assert_eq!(
                json!(game.defenders(side, cell)),
                row.expected,
                "{}",
                row.id
            );
        } else {
            assert_eq!(
                json!(declare(&mut game, asked(&row))),
                row.expected,
                "{}",
                row.id
            );
        }
    }
}

#[test]
fn units_retreat_where_they_may() {
    for row in rows("Q", 10) {
        let mut game = position(&row.given[0], "", 1, Phase::Attack, &Value::Null);
        let side = game.units[0].side.clone();
        game.side = game.enemy(&side);
        let to = game.destinations(&side, asked(&row));
        assert_eq!(to, texts(&row.expected), "{}", row.id);
        game.defenders_suffer(asked(&row), 1);
        assert_eq!(game.legal().contains("go"), !to.is_empty(), "{}", row.id);
    }
}

#[test]
fn supply_is_traced() {
    for row in rows("Y", 18) {
        let given = row.given.as_array().unwrap();
        let changed = given.get(3).map_or(Value::Null, |o| options(text(o)));
        let turn = whole(&given[2]);
        let mut game = position(&given[0], asked(&row), turn, Phase::Attack, &changed);
        game.judge_supply();
        let oos = game.units.iter().filter(|u| u.oos);
        let ids: BTreeSet<String> = oos.map(|u| u.id.clone()).collect();
        assert_eq!(ids, texts(&row.expected), "{}", row.id);
    }
}

#[test]
fn units_reach_what_they_may() {
    for row in rows("W", 12) {
        let mut game = position(&row.given[0], "soviet", 1, Phase::Movement, &Value::Null);
        game.ground = asked(&row).to_owned();
        assert_eq!(game.reach("a"), texts(&row.expected), "{}", row.id);
    }
}

/// A game in which unit `a` of the Germans is due in a cell in turn 1, at the
/// start of their player turn.
fn arrival(entry: &str, due: u32, soviets: &[&str]) -> Naive {
    let mut game = position(&json!([]), "soviet", 1, Phase::Movement, &Value::Null);
    game.put("a", "german infantry 2 A1");
    game.units[0].place = Place::Awaited(due, entry.to_owned());
    for (cell, id) in soviets.iter().zip('b'..) {
        game.put(&id.to_string(), &format!("soviet infantry 1 {cell}"));
    }
    game.play("end", &[]);
    game
}

/// Where it can stand then.
fn arrivals(game: &Naive) -> BTreeSet<String> {
    match &game.unit("a").place {
        Place::Cell(cell) => BTreeSet::from([cell.clone()]),
        _ => {
            let legal = game.legal().into_iter();
            legal
                .filter_map(|a| a.strip_prefix("enter a ").map(str::to_owned))
                .collect()
        }
    }
}

#[test]
fn units_arrive_replacements_come_and_points_are_counted() {
    let arriving: [(&str, &[&str]); 4] = [
        ("B7", &["B7"]),
        ("B7", &["B7", "A6", "A5"]),
        ("A3", &["A3"]),
        ("B7", &[]),
    ];
    for (n, row) in rows("Z", 9).iter().enumerate() {
        if let Some((entry, soviets)) = arriving.get(n) {
            let game = arrival(entry, 1, soviets);
            assert_eq!(arrivals(&game), texts(&row.expected), "{}", row.id);
            continue;
        }
        let changed = asked(row)
            .split_once(", ")
            .map_or(Value::Null, |(_, o)| options(o));
        let mut game = position(&row.given[0], "soviet", 8, Phase::Reinforcement, &changed);
        if asked(row).starts_with("who") {
            assert_eq!(
                game.may_take_replacements(),
                texts(&row.expected),
                "{}",
                row.id
            );
            continue;
        }
        if asked(row).contains("at the end") {
            game.side = "german".to_owned();
            game.phase = Phase::Movement;
            game.play("end", &[]);
            assert!(game.over() && game.legal().is_empty());
        }
        let [soviet, german] = game.points();
        assert_eq!(
            json!({"soviet": soviet, "german": german}),
            row.expected,
            "{}",
            row.id
        );
    }
}

#[test]
fn whole_attacks_end_as_worked_out() {
    for row in rows("O", 17) {
        let attack = asked(&row);
        let mut game = position(&row.given[0], "", 1, Phase::Attack, &Value::Null);
        game.side = game.unit(&attack[..1]).side.clone();
        if attack.contains("mud") {
            game.ground = "mud".to_owned();
        }
        assert!(declare(&mut game, attack), "{}", row.id);
        let dice = text(&row.given[2]).strip_prefix("dice ").unwrap();
        let dice: Vec<u8> = dice.split(' ').map(|d| d.parse().unwrap()).collect();
        let choice = text(&row.given[3]);
        game.play(how(attack), &dice);
        while game.pending != Pending::Nothing {
            let legal = game.legal();
            let decision = if choice.starts_with("retreat") {
                "go"
            } else {
                "stay"
            };
            let kept = choice.split("keep ").nth(1).unwrap_or("nobody");
            let wanted = |action: &String| {
                let told = action.replace("retreat ", "").replace(' ', " to ");
                action == decision
                    || (action.starts_with("lose") && !action.ends_with(kept))
                    || (action.starts_with("retreat") && choice.contains(&told))
            };
            let action = legal.into_iter().find(wanted).unwrap();
            game.play(&action, &[]);
        }
        let units = game.units.iter().map(|u| {
            let mark = if u.retreated { " R" } else { "" };
            match u.cell() {
                Some(cell) => format!("{} {} {cell}{mark}", u.id, u.strength),
                None => format!("{} 0", u.id),
            }
        });
        let told = format!(
            "{}; {}",
            game.last_attack,
            units.collect::<Vec<_>>().join(", ")
        );
        assert_eq!(told, text(&row.expected), "{}", row.id);
    }
}

#[test]
fn what_is_refused_is_not_listed() {
    for row in rows("E", 46) {
        let allowed = is_allowed(&row);
        assert_eq!(allowed, row.expected.is_null(), "{} {}", row.id, row.given);
    }
}

fn is_allowed(row: &Row) -> bool {
    let asked = asked(row);
    let mut game = position(&row.given[0], "soviet", 1, Phase::Attack, &Value::Null);
    if let Some(rest) = asked.strip_prefix("retreat of ") {
        let (cell, loss) = rest.split_once(", loss ").unwrap();
        game.defenders_suffer(cell, loss.parse().unwrap());
        return game.legal().contains("go");
    }
    if let Some((from, to)) = asked.split_once(" retreats to ") {
        return game.destinations("german", from).contains(to);
    }
    if let Some((_, rest)) = asked.split_once(" moves ") {
        let (route, rest) = rest.split_once(", m").unwrap_or((rest, ""));
        if rest.starts_with("ap of ") {
            let map = "example_120km";
            game = on_map(map, &row.given[0], "soviet", 1, Phase::Attack, &Value::Null);
        }
        if rest == "ud" {
            game.ground = "mud".to_owned();
        }
        game.units[0].moved = asked.contains("has moved");
        game.phase = Phase::Movement;
        return game
            .legal()
            .contains(&format!("move a {}", route.replace(", then", "")));
    }
    if let Some((_, to)) = asked.split_once(", German active, to ") {
        let due = if asked.contains("not due") { 2 } else { 1 };
        let blocked = row.given[0].as_array().unwrap().len() > 1;
        let game = arrival("B7", due, if blocked { &["B7"] } else { &[] });
        return arrivals(&game).contains(to);
    }
    if let Some((_, left)) = asked.split_once("takes a replacement, ") {
        game.phase = Phase::Reinforcement;
        game.replacements_left = left[..1].parse().unwrap();
        return game.legal().contains("replace a");
    }
    if asked.contains("attacked before") {
        game.attacked_cells.insert("B6".to_owned());
    }
    game.units[0].attacked = asked.contains("has attacked");
    let plain = asked
        .replace("nobody", "")
        .replace("a, who has attacked,", "a");
    declare(&mut game, &plain)
}

/// The attacks that can be put together: normal ones and all-out ones.
fn declarations(game: &Naive) -> [usize; 2] {
    let mut seen = BTreeSet::new();
    let mut counts = [0, 0];
    let mut open = vec![game.clone()];
    while let Some(game) = open.pop() {
        let legal = game.legal();
        counts[0] += usize::from(legal.contains("resolve"));
        counts[1] += usize::from(legal.contains("resolve all-out"));
        for action in legal.iter().filter(|a| a.starts_with("attack")) {
            let mut next = game.clone();
            next.play(action, &[]);
            let Pending::Attack { target, units } = &next.pending else {
                panic!("no attack after {action}");
            };
            let units: BTreeSet<String> = units.iter().cloned().collect();
            if seen.insert((target.clone(), units)) {
                open.push(next);
            }
        }
    }
    counts
}

#[test]
fn the_scenarios_have_their_counts() {
    let rows = rows("C", 24);
    for (name, rows) in SCENARIOS.iter().zip(rows.chunks(6)) {
        assert!(text(&rows[0].given).starts_with(&format!("{name}:")));
        let scenario = data(name);
        let mut game = Naive::new(&scenario, &Value::Null);
        let mut told = Vec::new();
        let cells = game.table.cells();
        let pairs: Vec<(&String, String)> = cells
            .iter()
            .flat_map(|c| game.table.near(c).into_iter().map(move |n| (c, n)))
            .collect();
        let rivers = pairs.iter().filter(|(a, b)| game.table.river(a, b)).count();
        told.extend([json!(pairs.len() / 2), json!(rivers / 2)]);
        for side in game.sides.clone() {
            assert_eq!(game.side, side);
            // The rows count the units of the start: no arrivals of turn 1.
            for unit in scenario["units"].as_array().unwrap() {
                let id = text(&unit["id"]);
                if unit["arrives"] != "start" && game.unit(id).cell().is_some() {
                    game.set(id, "lost");
                }
            }
            told.push(json!(declarations(&game)));
            game.play("end", &[]);
            let ids: Vec<String> = game.units.iter().map(|u| u.id.clone()).collect();
            let reach: usize = ids.iter().map(|id| game.reach(id).len()).sum();
            let routes = game.legal().len() - 1;
            told.push(json!([reach, routes]));
            game.play("end", &[]);
        }
        for (row, told) in rows.iter().zip(told) {
            assert_eq!(told, row.expected, "{} {}", row.id, row.given);
        }
    }
}

/// Six by six cells, all open but these.
fn plain_grid(kind: &str, diagonals: bool, impassable: &[&str]) -> naive::Table {
    let mut scenario = data("example_120km_square");
    scenario["grid"] = json!({"kind": kind, "shifted_rows": "ACE", "diagonals": diagonals});
    for cell in scenario["cells"].as_array_mut().unwrap() {
        let closed = impassable.contains(&text(&cell["cell"]));
        cell["terrain"] = json!(if closed { "impassable" } else { "open" });
    }
    naive::Table::read(&scenario, None)
}

#[test]
fn cells_have_their_neighbours_distances_and_rivers() {
    for row in rows("X", 29) {
        let (grid, question) = text(&row.given).split_once(": ").unwrap();
        let (kind, diagonals) = grid.split_once(", ").unwrap_or((grid, ""));
        let table = plain_grid(kind, diagonals == "diagonals", &[]);
        let words: Vec<&str> = question.split([' ', '–']).collect();
        let answer = match words[0] {
            "neighbours" => json!(table.near(words[2])),
            "distance" => json!(table.distance(words[1], words[2])),
            "does" => {
                let table = naive::Table::read(&data("example_120km_square"), None);
                json!(table.river(words[1], words[2]))
            }
            _ => json!(
                plain_grid(kind, true, &["C3", "D4"])
                    .near("C4")
                    .contains("D3")
            ),
        };
        assert_eq!(answer, row.expected, "{} {question}", row.id);
    }
}

#[test]
fn distances_walked_are_the_distances_of_the_formula() {
    for (kind, diagonals, rows) in [
        ("hex", false, "ACE"),
        ("offset_square", false, "BDF"),
        ("square", false, "ACE"),
        ("square", true, "ACE"),
    ] {
        let mut scenario = data("example_120km");
        scenario["grid"] = json!({"kind": kind, "shifted_rows": rows, "diagonals": diagonals});
        let table = naive::Table::read(&scenario, None);
        let spot = |cell: &str| {
            let row = i32::from(cell.as_bytes()[0] - b'A');
            (row, cell[1..].parse::<i32>().unwrap())
        };
        let up = i32::from(rows.starts_with('A'));
        for one in table.cells() {
            for other in table.cells() {
                let ((r1, c1), (r2, c2)) = (spot(&one), spot(&other));
                let q = |r: i32, c: i32| c - (r + up).div_euclid(2);
                let (dq, dr, dc) = (q(r1, c1) - q(r2, c2), r1 - r2, c1 - c2);
                let formula = match (kind, diagonals) {
                    ("square", true) => dr.abs().max(dc.abs()),
                    ("square", false) => dr.abs() + dc.abs(),
                    _ => dq.abs().max(dr.abs()).max((dq + dr).abs()),
                };
                assert_eq!(
                    table.distance(&one, &other) as i32,
                    formula,
                    "{kind} {one} {other}"
                );
            }
        }
    }
}

/// The same numbers for ever: enough chance for a test.
struct Chooser(u64);

impl Chooser {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// What must hold in every position.
fn check(game: &Naive) {
    for cell in game.table.cells() {
        let here = game.units.iter().filter(|u| u.is_in(&cell));
        let sides: BTreeSet<&String> = here.map(|u| &u.side).collect();
        assert!(sides.len() < 2, "both sides in {cell}");
        assert!(sides.is_empty() || game.table.passable(&cell));
    }
    for unit in &game.units {
        assert!(unit.strength <= unit.full);
        assert_eq!(
            unit.strength == 0,
            unit.place == Place::Destroyed,
            "{unit:?}"
        );
    }
    let legal = game.legal();
    assert_eq!(legal.is_empty(), game.over());
    // Nobody ever meets a target of retreated units only [TR32].
    for unit in game.units.iter().filter(|u| u.side != game.side) {
        let cell = unit.cell().unwrap_or_default();
        let asked = legal
            .iter()
            .any(|a| a.starts_with(&format!("attack {cell} ")));
        let fit = |u: &naive::Unit| u.is_in(cell) && !u.retreated;
        assert!(!asked || game.units.iter().any(fit), "{unit:?}");
    }
    assert!(game.to_act().is_some() || game.over());
    if !matches!(game.pending, Pending::Nothing | Pending::Attack { .. }) {
        assert!(legal.len() > 1, "a choice with one answer: {legal:?}");
        assert!(!legal.contains("end"));
    }
}

#[test]
fn an_attack_is_put_together_and_nothing_else_meanwhile() {
    let units = json!([
        "soviet infantry 2 C6",
        "soviet infantry 2 C6",
        "soviet tank 2 C6",
        "german infantry 1 B6",
        "german infantry 1 C5"
    ]);
    let mut game = position(&units, "soviet", 1, Phase::Attack, &Value::Null);
    let list = |words: &[&str]| {
        words
            .iter()
            .map(|w| (*w).to_owned())
            .collect::<BTreeSet<_>>()
    };
    let start = list(&[
        "attack B6 a",
        "attack B6 b",
        "attack B6 c",
        "attack C5 a",
        "attack C5 b",
        "attack C5 c",
        "end",
    ]);
    assert_eq!(game.legal(), start);
    game.play("attack B6 c", &[]);
    let one = list(&[
        "attack B6 a",
        "attack B6 b",
        "leave c",
        "resolve",
        "resolve all-out",
    ]);
    assert_eq!(game.legal(), one);
    game.play("attack B6 a", &[]);
    let two = list(&["leave a", "leave c", "resolve", "resolve all-out"]);
    assert_eq!(game.legal(), two);
    game.play("leave c", &[]);
    game.play("leave a", &[]);
    assert_eq!(game.legal(), start);
    for unit in ["c", "a"] {
        game.play(&format!("attack B6 {unit}"), &[]);
    }
    // The tank of 2 is 6 and has a sure hit; a needs a 2, d a 1.
    assert_eq!(game.dice_needed("resolve"), 2);
    game.play("resolve", &[6, 1]);
    assert_eq!(game.legal(), list(&["attack C5 b", "end"]));
}

#[test]
fn units_attack_and_move_once_and_cells_are_attacked_once_a_player_turn() {
    let units = json!([
        "soviet infantry 1 C6",
        "soviet infantry 1 C6",
        "german infantry 1 B6",
        "german infantry 1 C5"
    ]);
    let mut game = position(&units, "soviet", 1, Phase::Attack, &Value::Null);
    for _ in 0..2 {
        assert!(game.legal().contains("attack B6 a"));
        game.play("attack B6 a", &[]);
        game.play("resolve", &[6, 6]);
        assert_eq!(game.legal(), texts(&json!(["attack C5 b", "end"])));
        game.play("end", &[]);
        let [there, back] = ["move a D6", "move a C6"];
        let action = if game.unit("a").is_in("C6") {
            there
        } else {
            back
        };
        game.play(action, &[]);
        assert!(!game.legal().iter().any(|a| a.starts_with("move a")));
        game.play("end", &[]);
        for _ in 0..2 {
            game.play("end", &[]);
        }
        assert_eq!(game.side, "soviet");
        game.set("a", "C6 1");
    }
}

#[test]
fn a_choice_with_one_answer_is_made_and_others_are_asked() {
    let units = json!([
        "soviet tank 2 C6",
        "soviet infantry 1 C6",
        "german infantry 3 B6",
        "german infantry 3 B6",
        "german infantry 1 B6 retreated"
    ]);
    let mut game = position(&units, "soviet", 1, Phase::Attack, &Value::Null);
    game.defenders_suffer("B6", 4);
    assert_eq!(game.to_act().as_deref(), Some("german"));
    let mut stays = game.clone();
    stays.play("stay", &[]);
    // Four points bring both to 1: one plan.
    assert_eq!(stays.position()["c"], "B6 1");
    assert_eq!(stays.position()["d"], "B6 1");
    assert_eq!(stays.pending, Pending::Nothing);
    game.play("go", &[]);
    assert_eq!(game.legal(), texts(&json!(["lose c", "lose d"])));
    game.play("lose c", &[]);
    game.play("lose d", &[]);
    let to: BTreeSet<String> = game.destinations("german", "B6");
    assert!(to.len() > 1 && game.legal().len() == 2 * to.len());
    game.play("retreat c A5", &[]);
    assert_eq!(game.position()["e"], "B6 1 retreated");
    game.play("retreat d B5", &[]);
    assert_eq!(game.position()["c"], "A5 2 retreated");
    assert_eq!(game.position()["d"], "B5 2 retreated");
    assert_eq!(game.position()["e"], "destroyed");
    assert_eq!(game.points(), [3, 0]);
    // The marks stand in their owner's player turn until it ends.
    game.play("end", &[]);
    game.play("end", &[]);
    assert_eq!(game.side, "german");
    assert!(game.units[2].retreated && game.legal() == texts(&json!(["end"])));
    game.play("end", &[]);
    assert!(game.units[2].retreated && game.legal() == texts(&json!(["end"])));
    game.play("end", &[]);
    assert!(!game.units[2].retreated && !game.units[3].retreated);
}

#[test]
fn the_reinforcement_phase_waits_for_choices_and_points_alone() {
    // Nothing due: the phase is over before it is seen.
    assert_eq!(arrival("B7", 2, &[]).phase, Phase::Attack);
    assert_eq!(arrival("B7", 1, &[]).phase, Phase::Attack);
    // Two bases equally near: the owner chooses, and cannot do without.
    let mut game = arrival("A3", 1, &["A3"]);
    assert_eq!(game.legal(), texts(&json!(["enter a A2", "enter a A4"])));
    game.play("enter a A4", &[]);
    assert_eq!(game.phase, Phase::Attack);
    // No free base: lost, and worth nothing.
    let held = ["A1", "A2", "A3", "A4", "A5", "A6", "B7"];
    let game = arrival("B7", 1, &held);
    assert_eq!(game.position()["a"], "lost");
    assert_eq!(game.points(), [14, 0]);
    // Points: in turn 5 the Soviets have two; they are given or let go.
    let units = json!(["soviet infantry 2 B1 full=5", "soviet infantry 1 C1 full=2"]);
    let mut game = position(&units, "soviet", 5, Phase::Attack, &Value::Null);
    game.begin_player_turn("soviet");
    game.play("ground", &[6]);
    assert_eq!(
        game.legal(),
        texts(&json!(["replace a", "replace b", "end"]))
    );
    game.play("replace a", &[]);
    assert_eq!(
        game.legal(),
        texts(&json!(["replace a", "replace b", "end"]))
    );
    game.play("replace b", &[]);
    // The second was the last; the unit that would take a third goes without.
    assert_eq!((game.phase, game.unit("b").strength), (Phase::Attack, 2));
    let mut game = position(
        &json!(["soviet infantry 2 B1"]),
        "soviet",
        5,
        Phase::Attack,
        &Value::Null,
    );
    game.begin_player_turn("soviet");
    game.play("ground", &[6]);
    assert_eq!(game.phase, Phase::Attack, "nobody to give the points to");
}

#[test]
fn a_second_entry_for_the_same_ground_is_rolled_if_the_first_changed_nothing() {
    let mut scenario = data(SCENARIOS[0]);
    scenario["ground"]["changes"] = json!([
        {"from": "easy", "to": "mud", "first_turn": 1, "last_turn": 1, "die_at_most": 1, "roll": "game_turn"},
        {"from": "easy", "to": "mud", "first_turn": 1, "die_at_most": 2, "roll": "game_turn"},
        {"from": "mud", "to": "easy", "first_turn": 1, "die_at_most": 6, "roll": "game_turn"},
    ]);
    let mut game = Naive::new(&scenario, &Value::Null);
    game.play("ground", &[2]);
    game.play("ground", &[2]);
    assert_eq!((game.ground.as_str(), game.phase), ("mud", Phase::Attack));
}

#[test]
fn random_games_end_with_every_position_sound() {
    let mut chooser = Chooser(7);
    let changed = [
        json!({}),
        json!({"all_out_extra": "if_defender_loses", "captured_base_supplies": true}),
        json!({"crowded_extra": "always", "replacements_need_supply": false, "isolated_lost_at_end": true}),
    ];
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for name in SCENARIOS {
        let scenario = data(name);
        for options in &changed {
            let mut game = Naive::new(&scenario, options);
            while !game.over() {
                check(&game);
                let legal: Vec<String> = game.legal().into_iter().collect();
                // Ends are rare, lest nothing happens; nothing is taken back.
                let mut action = legal[chooser.below(legal.len())].clone();
                if action.starts_with("leave") {
                    action = "resolve".to_owned();
                }
                let dice: Vec<u8> = (0..game.dice_needed(&action))
                    .map(|_| 1 + chooser.below(6) as u8)
                    .collect();
                let word = action.split(' ').next().unwrap();
                *kinds.entry(word.to_owned()).or_default() += 1;
                game.play(&action, &dice);
            }
            check(&game);
        }
    }
    println!("{kinds:?}");
    for word in [
        "ground", "replace", "attack", "resolve", "lose", "stay", "go", "retreat", "move", "end",
    ] {
        assert!(kinds.contains_key(word), "no {word} in {kinds:?}");
    }
}
