//! Groups K, S, R, T, O: attacks.

use super::Row;
use super::numbers::fraction;
use crate::position::{Example, korsun};
use hells_gate::engine::Die;
use hells_gate::engine::{Rules, SideNo};
use hells_gate::systems::tabletop::odds::{defenders, odds};
use hells_gate::systems::tabletop::retreat::judge_retreat;
use hells_gate::systems::tabletop::{Action, Event, Ground, Setup, Stage, State, Tabletop, UnitId};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The printed attacks of the board game: active side, attackers as named, those
/// that stand elsewhere than at the start, target, who alone is in the target if
/// not those of the start.
struct Printed {
    attackers: &'static [(&'static str, &'static str)],
    target: &'static str,
    /// Who is in the target, where it is not who starts there.
    holders: &'static [&'static str],
    german: bool,
}

const PRINTED: [Printed; 11] = [
    Printed {
        attackers: &[("75 Rifle", "C7"), ("48 Rifle", "C7")],
        target: "B7",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[("29 Tank", "C7"), ("48 Rifle", "C7")],
        target: "B7",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[
            ("75 Rifle", "C7"),
            ("20 Tank", "C7"),
            ("21 Gds Rifle", "D7"),
            ("26 Gds Rifle", "D7"),
        ],
        target: "C6",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[
            ("20 Gds Rifle", "D7"),
            ("373 Rifle", "E6"),
            ("294 Rifle", "E5"),
        ],
        target: "D6",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[("5 Gds Tank", "B1"), ("104 Rifle", "B1")],
        target: "B2",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[
            ("5 Gds Tank", "B1"),
            ("104 Rifle", "B1"),
            ("180 Rifle", "C1"),
            ("337 Rifle", "C1"),
        ],
        target: "B2",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[("180 Rifle", "C1"), ("337 Rifle", "C1")],
        target: "C2",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[("206 Rifle", "G2")],
        target: "F2",
        holders: &[],
        german: false,
    },
    Printed {
        attackers: &[("11 Panzer", "B7"), ("14 Panzer", "B7")],
        target: "B6",
        holders: &["29 Tank"],
        german: true,
    },
    Printed {
        attackers: &[("5 SS Panzer Bn", "D5")],
        target: "C5",
        holders: &["20 Tank"],
        german: true,
    },
    Printed {
        attackers: &[
            ("18 Tank", "C7"),
            ("5 Gds Cavalry", "C7"),
            ("20 Gds Rifle", "D7"),
            ("26 Gds Rifle", "D7"),
        ],
        target: "C6",
        holders: &["11 Panzer"],
        german: false,
    },
];

pub fn korsun_odds(row: &Row) {
    let number: usize = row.id[2..].parse().unwrap();
    // The last row is the one before it in mud.
    let printed = &PRINTED[number.min(11) - 1];
    let setup = Setup::new(korsun()).unwrap();
    let mut state = State::set_up(&setup);
    let named = |name: &str| -> UnitId {
        let code = name.replace(' ', "_");
        setup
            .find_unit(&code)
            .unwrap_or_else(|| panic!("no unit {name}"))
    };
    let cell = |name: &str| setup.cells().find(name.parse().unwrap()).unwrap();
    let target = cell(printed.target);
    if !printed.holders.is_empty() {
        for unit in state.in_cell(target, setup.all_units()) {
            state.destroy(&setup, unit);
        }
        for name in printed.holders {
            let unit = named(name);
            state.put(&setup, unit, target, setup.unit(unit).unwrap().strength);
        }
    }
    let units: Vec<UnitId> = printed
        .attackers
        .iter()
        .map(|(name, _)| named(name))
        .collect();
    for (&unit, (_, from)) in units.iter().zip(printed.attackers) {
        state.put(&setup, unit, cell(from), setup.unit(unit).unwrap().strength);
    }
    state.active = if printed.german { SideNo::B } else { SideNo::A };
    if row.text(0).contains("out-of-supply") {
        state.out_of_supply.insert(units[0]);
    }
    if number == 12 {
        state.ground = Ground::Mud;
    }
    let odds = odds(&setup, &state, &units, target);
    let chance = |fits: fn(i32) -> bool| {
        let (n, of) = odds.difference.fraction(fits);
        json!(fraction(n, of))
    };
    let modified = |units: &[hells_gate::systems::tabletop::odds::Contribution]| {
        json!(units.iter().map(|u| u.modified).collect::<Vec<_>>())
    };
    let found = json!({
        "attack": modified(&odds.attack),
        "defence": modified(&odds.defence),
        "win": chance(|d| d > 0),
        "draw": chance(|d| d == 0),
        "loss": chance(|d| d < 0),
    });
    for (key, value) in found.as_object().unwrap() {
        assert_eq!(*value, row.expected[key], "{}: {key}", row.id);
    }
    let mean = row.expected["mean"].as_str().unwrap();
    let (n, of) = mean.split_once('/').unwrap_or((mean, "1"));
    let mean = n.parse::<f64>().unwrap() / of.parse::<f64>().unwrap();
    assert!((odds.difference.mean() - mean).abs() < 1e-12, "{}", row.id);
}

/// A defender's loss of these strengths, point by point in every way the engine
/// allows.
pub fn loss_plans(row: &Row) {
    let strengths: Vec<u64> = row.given[0]
        .as_array()
        .unwrap()
        .iter()
        .map(|v| v.as_u64().unwrap())
        .collect();
    let due = u16::try_from(row.given[1].as_u64().unwrap()).unwrap();
    let mut lines: Vec<String> = strengths
        .iter()
        .map(|s| format!("soviet infantry {s} C6"))
        .collect();
    lines.push("german infantry 9 B6".to_owned());
    let mut example = Example::new(korsun(), &lines);
    // The group is that of an attack that has been rolled for.
    let target = example.cell("B6");
    let fit: Vec<UnitId> = (0..strengths.len()).map(|i| UnitId(i as u8)).collect();
    let mut attack = hells_gate::systems::tabletop::Attack::on(target);
    fit.iter().for_each(|&unit| attack.join(unit));
    attack.due = due;
    example.state.attack = Some(attack);
    example.state.stage = Stage::AttackerLoss;
    let mut results = BTreeSet::new();
    if !only_way(&example, &mut results, &fit) {
        every_way(&example.rules, &example.state, &fit, &mut results);
    }
    let found: Vec<Value> = results.iter().map(|r| json!(r)).collect();
    row.is(found);
}

/// Where there is just one way, the engine takes it at once, and nobody is asked.
fn only_way(example: &Example, results: &mut BTreeSet<Vec<u8>>, fit: &[UnitId]) -> bool {
    let attack = example.state.attack.unwrap();
    let bill =
        hells_gate::systems::tabletop::loss::Bill::new(&example.state, attack.units(), attack.due);
    let mut left: Vec<u8> = fit.iter().map(|&u| example.state.strength(u)).collect();
    let only = bill.only_way(&example.state, |unit, points| {
        left[usize::from(unit.0)] -= points
    });
    if only {
        results.insert(left);
    }
    only
}

fn every_way(rules: &Tabletop, state: &State, fit: &[UnitId], results: &mut BTreeSet<Vec<u8>>) {
    if state.stage != Stage::AttackerLoss {
        results.insert(fit.iter().map(|&u| state.strength(u)).collect());
        return;
    }
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    assert!(!legal.is_empty());
    for action in legal {
        let mut after = *state;
        rules.step(&mut after, action, &[]);
        every_way(rules, &after, fit, results);
    }
}

pub fn whether_to_retreat(row: &Row) {
    let number = |n: usize| row.given[n].as_u64().unwrap();
    let lines = [
        format!("german infantry {} C6", number(0)),
        "soviet infantry 3 C7".to_owned(),
    ];
    let example = Example::new(korsun(), &lines);
    let loss = u16::try_from(number(1)).unwrap();
    let judged = judge_retreat(
        &example.rules,
        &example.state,
        example.cell("C6"),
        SideNo::B,
        loss,
    );
    let left = judged.unwrap_or(loss.min(number(0) as u16));
    row.is(json!([judged.is_ok(), left]));
}

pub fn who_fights(row: &Row) {
    let mut example = Example::new(korsun(), &row.units());
    let text = row.text(1);
    if let Some(cell) = text.strip_prefix("defenders of ") {
        let cell = example.cell(cell);
        let side = example.rules.unit(UnitId(0)).unwrap().side;
        let ranks = defenders(&example.rules, &example.state, cell, side);
        return row.is(example.letters(ranks.units().iter().map(|u| u.0)));
    }
    let (units, target, all_out) = declaration(text);
    row.is(example.declare(units, target, all_out).is_ok());
}

/// "ab on B6, all-out".
pub fn declaration(text: &str) -> (&str, &str, bool) {
    let (units, rest) = text.split_once(" on ").unwrap();
    let target = rest.split(',').next().unwrap();
    let units = if units == "nobody" { "" } else { units };
    (units, target, rest.contains("all-out"))
}

pub fn whole_attack(row: &Row) {
    let attack = row.text(1);
    let (units, target, all_out) = declaration(attack);
    let mut example = Example::new(korsun(), &row.units()).mud(attack.contains("mud"));
    let first = example.unit(&units[..1]);
    example.state.active = example.rules.unit(first).unwrap().side;
    assert_eq!(
        example.declare(units, target, all_out),
        Ok(()),
        "{}",
        row.id
    );
    let dice: Vec<Die> = row
        .text(2)
        .split(' ')
        .skip(1)
        .map(|d| Die::new(d.parse().unwrap()).unwrap())
        .collect();
    let resolve = Action::Resolve { all_out };
    assert_eq!(
        usize::from(example.rules.dice(&example.state, resolve)),
        dice.len(),
        "{}",
        row.id
    );
    let mut events = Vec::new();
    example
        .rules
        .resolve(&example.state, resolve, &dice, &mut events);
    example.rules.step(&mut example.state, resolve, &dice);
    let choice = row.text(3);
    while example.state.stage != Stage::Attack {
        let action = chosen(&example, choice);
        assert_eq!(example.play(action), Ok(()), "{}: {action:?}", row.id);
    }
    let fought = events.iter().find_map(|e| match e {
        Event::Fought { hits, losses, .. } => Some((hits, losses)),
        _ => None,
    });
    let (hits, losses) = fought.unwrap();
    let units: Vec<String> = (0..row.units().len())
        .map(|i| told(&example, UnitId(i as u8)))
        .collect();
    row.is(format!(
        "hits {}:{}, losses {}:{}; {}",
        hits[0],
        hits[1],
        losses[0],
        losses[1],
        units.join(", ")
    ));
}

fn told(example: &Example, unit: UnitId) -> String {
    let code = &example.rules.unit(unit).unwrap().code;
    let Some(cell) = example.state.cell_of(unit) else {
        return format!("{code} 0");
    };
    let mark = if example.state.retreated.contains(unit) {
        " R"
    } else {
        ""
    };
    let cell = example.rules.cells().name(cell);
    format!("{code} {} {cell}{mark}", example.state.strength(unit))
}

/// The next step that carries out "retreat, keep b, c to A5".
fn chosen(example: &Example, choice: &str) -> Action {
    let mut legal = Vec::new();
    example.rules.legal(&example.state, &mut legal);
    let parts: Vec<&str> = choice.split(", ").collect();
    let kept = parts.iter().find_map(|p| p.strip_prefix("keep "));
    let fits = |action: &&Action| match **action {
        Action::Stay => parts[0] == "stay",
        Action::Go => parts[0] == "retreat",
        Action::Lose { unit } => kept != Some(example.rules.unit(unit).unwrap().code.as_str()),
        Action::Retreat { unit, cell } => {
            let code = &example.rules.unit(unit).unwrap().code;
            let wanted = format!("{code} to {}", example.rules.cells().name(cell));
            parts.contains(&wanted.as_str())
        }
        _ => false,
    };
    *legal
        .iter()
        .find(fits)
        .unwrap_or_else(|| panic!("{choice}: {legal:?}"))
}
