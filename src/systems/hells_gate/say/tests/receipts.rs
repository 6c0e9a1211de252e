//! Receipts add up to what they explain.

use super::*;
use crate::systems::hells_gate::crt::Crt;
use crate::systems::hells_gate::supply;

/// The number at the end of a line.
fn last_number(text: &str) -> u16 {
    let (_, number) = text.rsplit_once(' ').unwrap();
    number.parse().unwrap()
}

fn check_receipt(setup: &Setup, state: &State, attack: Attack) {
    let odds = odds(setup, state, attack.target, attack.units);
    let receipt = odds_lines(setup, state, attack.target, attack.units, &odds);
    let sum = |lines: Vec<&String>| lines.into_iter().map(|t| last_number(t)).sum::<u16>();
    let attackers = receipt.attackers.iter().map(|(_, text, _)| text);
    assert_eq!(sum(attackers.collect()), odds.attack);
    let counting = receipt.defenders.iter().filter(|(.., counts)| *counts);
    assert_eq!(
        sum(counting.map(|(_, text, _)| text).collect()),
        odds.defence
    );
    assert_eq!(receipt.ratio, format!("{} : {}", odds.attack, odds.defence));
    let net: i8 = receipt.shifts.iter().map(|(columns, ..)| columns).sum();
    assert_eq!(odds.base.shifted(net).to_string(), receipt.column);
    assert_eq!(
        receipt.clamped,
        odds.base.shifted(net).shifted(-net) != odds.base
    );
    for (_, text, _) in &receipt.shifts {
        well_formed(text);
    }
    check_chances(&receipt, &odds);
    match &receipt.all_out {
        Ok(units) => assert_eq!(units.iter().copied().collect::<UnitMask>(), odds.may_flip),
        Err((why, _)) => well_formed(why),
    }
}

fn check_chances(receipt: &OddsReceipt, odds: &Odds) {
    for (chances, all_out) in [
        (&receipt.normal, odds.overconcentrated),
        (&receipt.all_out_dist, true),
    ] {
        let mut faces: Vec<u8> = Die::ALL
            .iter()
            .map(|&d| Crt::PRINTED.hits(odds.column, d))
            .map(|pair| if all_out { pair.all_out } else { pair.normal })
            .collect();
        faces.sort_unstable();
        let told: Vec<u8> = chances
            .iter()
            .flat_map(|&(hits, n)| std::iter::repeat_n(hits, n.into()))
            .collect();
        assert_eq!(told, faces);
    }
}

#[test]
fn odds_receipts_add_up() {
    let mut seen = 0;
    watch(0..12, |setup, state, _, _| {
        if let Some(attack) = state.attack {
            seen += 1;
            check_receipt(setup, state, attack);
        }
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn crowded_hexes_use_the_right_hand_chances() {
    let setup = setup();
    let mut state = State::initial(&setup);
    let target = hex(&setup, "C6");
    for code in ["72I", "57I", "3P", "106I"] {
        state.put(unit_id(&setup, code), Spot::On(target));
    }
    let units = UnitMask::of(unit_id(&setup, "29T"));
    let odds = odds(&setup, &state, target, units);
    let receipt = odds_lines(&setup, &state, target, units, &odds);
    assert_eq!(receipt.normal, receipt.all_out_dist);
    assert!(receipt.all_out.is_err());
    assert_eq!(receipt.defenders.iter().filter(|d| d.2).count(), 3);
    check_receipt(&setup, &state, Attack { target, units });
}

#[test]
fn points_if_the_game_ended_now_are_those_it_would_end_with() {
    let mut differ = 0;
    watch(0..4, |setup, state, _, _| {
        let ended = ended_now(setup, state);
        let points = score(setup, &ended).points;
        differ += u32::from(points != score(setup, state).points);
        let told = points_if_it_ended_now(setup, state);
        let of_both = format!("Soviet {}, German {}", points.soviet, points.german);
        assert_eq!(told, of_both);
        let first = eliminated_first(setup, state);
        well_formed(&first);
        for unit in state.on_map() {
            let dies = state.spot(unit) != ended.spot(unit);
            assert_eq!(first.contains(&*setup.unit_name(unit)), dies, "{first}");
        }
        for side in Side::ALL {
            assert!(supply::unsupplied(setup, &ended, side, None).is_empty());
        }
        let over = state.stage == Stage::Over;
        assert!(!over || points == score(setup, state).points);
    });
    assert!(differ > 100, "{differ}");
}

#[test]
fn victory_lines_add_up_to_the_verdict() {
    watch(0..4, |setup, state, _, _| {
        let verdict = score(setup, state);
        for side in Side::ALL {
            let lines = victory_lines(setup, state, side);
            let sum: u16 = lines.iter().map(|(_, points, ..)| points).sum();
            assert_eq!(sum, verdict.points[side]);
        }
        well_formed(&super::super::verdict(setup, &verdict));
    });
}
