//! Groups N, D, G, P, M, A, H, U, V, B, L: arithmetic.

use super::Row;
use crate::position::{branch, korsun, parts};
use hells_gate::engine::Die;
use hells_gate::engine::SideNo;
use hells_gate::space::{Lattice, Shifted};
use hells_gate::systems::tabletop::calendar::{Date, days_of_turn};
use hells_gate::systems::tabletop::ground::{change_due, changed_by};
use hells_gate::systems::tabletop::numbers::*;
use hells_gate::systems::tabletop::odds::{
    attack_factors, defence_factors, losses as losses_of, modified_strength,
};
use hells_gate::systems::tabletop::pool::{Distribution, hits as hits_with, hits_on};
use hells_gate::systems::tabletop::setup::{
    AllOutExtra, BattleOptions, CrowdedExtra, GroundChange, GroundRolls,
};
use hells_gate::systems::tabletop::{Formation, Ground, Phase, Setup};
use serde_json::{Value, json};

pub fn constant(row: &Row) {
    let range = |army: &str, formation| {
        let usual = usual_strengths(army, formation).unwrap();
        json!([usual.start(), usual.end()])
    };
    let limit = |side: SideNo| json!(korsun().sides[side].defence_limit);
    let points = |side: SideNo| -> u32 {
        let units = parts("example_120km").units;
        units
            .iter()
            .filter(|u| u.side == side)
            .map(|u| u32::from(u.strength))
            .sum()
    };
    let lattices = [
        Lattice::Hex(Shifted::OddRows),
        Lattice::OffsetSquare(Shifted::OddRows),
        Lattice::Square { diagonals: false },
        Lattice::Square { diagonals: true },
    ];
    row.is(match row.id.as_str() {
        "N.1" => json!(DAYS_PER_TURN),
        "N.2" => json!([USUAL_TURNS.start(), USUAL_TURNS.end()]),
        "N.3" => json!(CELL_KM),
        "N.4" => json!(scale(10)),
        "N.5" => json!(scale(15)),
        "N.6" => json!([USUAL_BASES.start(), USUAL_BASES.end()]),
        "N.7" => json!(MEN_PER_POINT),
        "N.8" => json!(ELITE_POINTS),
        "N.9" => range("soviet", Formation::Corps),
        "N.10" => range("soviet", Formation::Division),
        "N.11" => range("german", Formation::Division),
        "N.12" => {
            let small = [
                Formation::BattleGroup,
                Formation::Brigade,
                Formation::Regiment,
            ];
            assert!(
                small
                    .iter()
                    .all(|f| usual_strengths("german", *f) == Some(1..=1))
            );
            json!(1)
        }
        "N.13" => {
            assert_eq!(SideNo::BOTH.map(points), [MODEST_POINTS; 2]);
            json!(MODEST_POINTS)
        }
        "N.14" => json!(points(SideNo::A) + points(SideNo::B)),
        "N.15" => json!(2 * MODEST_POINTS * MEN_PER_POINT),
        "N.16" => json!(Phase::ALL.map(Phase::key)),
        "N.17" => limit(SideNo::B),
        "N.18" => limit(SideNo::A),
        "N.19" => json!(BattleNumbers::PUBLISHED.attackers_per_cell),
        "N.20" => json!(BattleNumbers::PUBLISHED.all_out_gain),
        "N.21" => json!(BattleNumbers::PUBLISHED.all_out_price),
        "N.22" => json!(BattleNumbers::PUBLISHED.crowd),
        "N.23" => json!(BattleNumbers::PUBLISHED.crowd_points),
        "N.24" => json!(BattleNumbers::PUBLISHED.retreat_saves),
        "N.25" => json!(BattleNumbers::PUBLISHED.points_per_loss),
        "N.26" => json!(BattleNumbers::PUBLISHED.points_per_base),
        "N.27" => json!(lattices.map(Lattice::neighbours)),
        other => panic!("{other} is not known"),
    });
}

pub fn calendar(row: &Row) {
    let start = Date::new(1944, 1, 24).unwrap();
    let turn = u8::try_from(row.given.as_u64().unwrap()).unwrap();
    let [first, last] = days_of_turn(start, turn);
    let month = |day: Date| ["", "Jan", "Feb"][usize::from(day.month())];
    row.is(match first.month() == last.month() {
        true => format!("{}–{} {}", first.day(), last.day(), month(first)),
        false => format!(
            "{} {}–{} {}",
            first.day(),
            month(first),
            last.day(),
            month(last)
        ),
    });
}

pub fn ground(row: &Row) {
    let text = row.text(0);
    if let Some(turn) = text.strip_prefix("chance in turn ") {
        return row.is(chance_of_mud(turn.parse().unwrap()));
    }
    let other = text.starts_with("other entries");
    let mut parts = korsun();
    if other {
        let entry = |from, to, die_at_most, rolled| GroundChange {
            from,
            to,
            first_turn: 1,
            last_turn: 8,
            die_at_most,
            rolled,
        };
        parts.ground_changes = vec![
            entry(Ground::Easy, Ground::Mud, 2, GroundRolls::GameTurn),
            entry(Ground::Mud, Ground::Easy, 3, GroundRolls::PlayerTurn),
        ];
    }
    let words: Vec<&str> = text.split([' ', ',', ';']).collect();
    let after = |word: &str| {
        let place = words.iter().rposition(|w| *w == word);
        place.and_then(|i| words[i + 1].parse::<u8>().ok())
    };
    let turn = after("turn").filter(|_| !other).unwrap_or(1);
    let die = Die::new(after("die").unwrap()).unwrap();
    let active = match text.ends_with("the other side") {
        true => SideNo::B,
        false => SideNo::A,
    };
    let mut ground = match text.contains("; mud, die") {
        true => Ground::Mud,
        false => Ground::Easy,
    };
    let setup = Setup::new(parts).unwrap();
    let (mut rolls, mut from) = (0, 0);
    while let Some((entry, change)) = change_due(&setup, turn, active, ground, from) {
        rolls += 1;
        match changed_by(&change, die) {
            Some(to) => {
                ground = to;
                break;
            }
            None => from = entry + 1,
        }
    }
    let word = if ground == Ground::Mud { "mud" } else { "easy" };
    row.is(match (rolls, other) {
        (0, _) => format!("{word}, no roll"),
        (1, false) => word.to_owned(),
        (n, _) => format!("{word}, {n} roll"),
    });
}

/// Of all faces in all turns up to this one.
fn chance_of_mud(turn: u8) -> String {
    let setup = Setup::new(korsun()).unwrap();
    let mut easy = (1_u64, 1_u64);
    for turn in 1..=turn {
        if let Some((_, change)) = change_due(&setup, turn, SideNo::A, Ground::Easy, 0) {
            let dry = Die::ALL
                .iter()
                .filter(|d| changed_by(&change, **d).is_none());
            easy = (easy.0 * dry.count() as u64, easy.1 * 6);
        }
    }
    fraction(u128::from(easy.1 - easy.0), u128::from(easy.1))
}

pub fn fraction(mut a: u128, mut b: u128) -> String {
    let (n, of) = (a, b);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    match of / a {
        1 => format!("{}", n / a),
        whole => format!("{}/{whole}", n / a),
    }
}

pub fn men(row: &Row) {
    let men = u32::try_from(row.given[0].as_u64().unwrap()).unwrap();
    row.is(strength_of(men, row.given[1].as_bool().unwrap()));
}

/// "attack: tank, open, river" at these strengths.
fn modified_by(text: &str, strength: u8, kind: &str) -> u16 {
    let has = |word: &str| text.split(", ").any(|part| part.contains(word));
    let (cover, out) = (has("difficult") || has("urban"), has("out-of-supply"));
    let factors = if text.starts_with("attack: ") {
        let kind = if kind == "other" { "infantry" } else { kind };
        attack_factors(branch(kind), cover, has("river"), out)
    } else {
        let ground = if has("mud") {
            Ground::Mud
        } else {
            Ground::Easy
        };
        defence_factors(cover, ground, out)
    };
    modified_strength(strength, factors, &BattleNumbers::PUBLISHED)
}

pub fn modified(row: &Row) {
    let text = row.text(0);
    let words: Vec<&str> = text.split([' ', ',']).collect();
    row.is(modified_by(text, words[2].parse().unwrap(), words[1]));
}

pub fn table_of_modified(row: &Row) {
    let text = row.text(0);
    let kind = text.split([' ', ',']).nth(1).unwrap();
    row.is(json!(
        [1, 2, 3, 4].map(|strength| modified_by(text, strength, kind))
    ));
}

pub fn hits(row: &Row) {
    let modified = u16::try_from(row.given[0].as_u64().unwrap()).unwrap();
    let die = row.given[1].as_u64().map(|d| Die::new(d as u8).unwrap());
    assert_eq!(hits_on(modified) > 0, die.is_some(), "{}", row.id);
    row.is(hits_with(modified, die));
}

/// Value to chance, as the file writes it.
fn told(distribution: &Distribution) -> Value {
    let all = distribution.ways().map(|(value, _)| {
        let (n, of) = distribution.fraction(|v| v == value);
        (value.to_string(), json!(fraction(n, of)))
    });
    Value::Object(all.collect())
}

fn pool(value: &Value) -> Distribution {
    let one = |v: &Value| u16::try_from(v.as_u64().unwrap()).unwrap();
    match value {
        Value::Array(list) => Distribution::of_hits(list.iter().map(one)),
        single => Distribution::of_hits([one(single)]),
    }
}

pub fn hits_of_one(row: &Row) {
    row.is(told(&pool(&row.given)));
}

pub fn one_against_one(row: &Row) {
    let difference = pool(&row.given[0]).minus(&pool(&row.given[1]));
    let chance = |fits: fn(i32) -> bool| {
        let (n, of) = difference.fraction(fits);
        fraction(n, of)
    };
    row.is(json!([
        chance(|d| d > 0),
        chance(|d| d == 0),
        chance(|d| d < 0)
    ]));
}

pub fn pools(row: &Row) {
    row.is(told(&pool(&row.given[0]).minus(&pool(&row.given[1]))));
}

pub fn losses(row: &Row) {
    let mut options = BattleOptions::default();
    match row.given.get(3).and_then(Value::as_str) {
        None => {}
        Some("all_out_extra: if_defender_loses") => {
            options.all_out_extra = AllOutExtra::IfDefenderLoses;
        }
        Some("crowded_extra: always") => options.crowded_extra = CrowdedExtra::Always,
        Some(other) => panic!("{other}"),
    }
    let flag = |n: usize| row.given[n].as_bool().unwrap();
    let difference = row.given[0].as_i64().unwrap() as i32;
    row.is(json!(losses_of(&options, difference, flag(1), flag(2))));
}
