//! What can never be: each broken promise of a position is named, by the
//! invariants that tests check after every action and by the judge of positions
//! from outside.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::Table;
use hells_gate::engine::{Rules as _, Seal};
use hells_gate::hex::HexId;
use hells_gate::systems::hells_gate::{
    Action, Attack, Hits, Spot, Stage, State, Unsound, attack_problems, sound,
};

fn broken(table: Table, change: impl FnOnce(&Table, &mut State)) -> String {
    let mut state = table.state;
    change(&table, &mut state);
    let told = table.rules.invariants(&state);
    told.expect_err("nothing is said to be broken")
}

/// A combat phase with two Soviets next to a German.
fn front() -> Table {
    let table = Table::empty()
        .at("D4", &["72I"])
        .at("C4", &["29T"])
        .at("D5", &["20GR"])
        .spot(Spot::Destroyed, &["57I"])
        .spot(Spot::Awaited, &["18T"]);
    table.rules.invariants(&table.state).unwrap();
    table
}

fn hits(table: &Table, target: &str, left: u8, to: &[&str]) -> Hits {
    Hits {
        target: table.hex(target),
        scored: 2,
        left,
        destinations: to.iter().map(|name| table.hex(name)).collect(),
        retreating: false,
    }
}

#[test]
fn nothing_is_broken_in_any_position_of_the_worked_opening() {
    let mut table = Table::korsun();
    table.rules.invariants(&table.state).unwrap();
    table.play("supply");
    table.attack("C6", &["29T", "20T"], 1);
    table.rules.invariants(&table.state).unwrap();
}

#[test]
fn units_are_on_the_map_in_a_hex_of_it_and_never_with_an_enemy() {
    let both = broken(front(), |t, s| s.put(t.unit("29T"), Spot::On(t.hex("D4"))));
    assert!(both.contains("both sides"), "{both}");
    let nowhere = broken(front(), |t, s| s.put(t.unit("29T"), Spot::On(HexId(50))));
    assert!(nowhere.contains("does not exist"), "{nowhere}");
    let nowhere = broken(front(), |t, s| s.put(t.unit("72I"), Spot::On(HexId(50))));
    assert!(nowhere.contains("does not exist"), "{nowhere}");
}

#[test]
fn marks_are_for_units_on_the_map_and_reduced_units_have_two_steps() {
    let told = broken(front(), |t, s| s.unsupplied = t.mask(&["57I"]));
    assert!(told.starts_with("unsupplied off the map"), "{told}");
    let told = broken(front(), |t, s| s.retreated = t.mask(&["57I"]));
    assert!(told.starts_with("retreated off the map"), "{told}");
    let told = broken(front(), |t, s| s.reduced = t.mask(&["KBW"]));
    assert!(told.contains("one-step unit is reduced"), "{told}");
}

#[test]
fn only_the_side_moving_has_attacked_moved_or_arrives() {
    let marks: [fn(&mut State) -> &mut _; 2] = [|s| &mut s.attacked, |s| &mut s.moved];
    for mark in marks {
        let told = broken(front(), |t, s| *mark(s) = t.mask(&["72I"]));
        assert!(told.contains("the side not moving"), "{told}");
    }
    let table = front().stage(Stage::Reinforcement);
    let told = broken(table.spot(Spot::Awaited, &["11P"]), |t, s| {
        s.arriving = t.mask(&["11P"]);
    });
    assert!(told.contains("the side not moving"), "{told}");
}

#[test]
fn the_stage_says_what_is_being_decided() {
    let told = broken(front().stage(Stage::Losses), |_, _| {});
    assert_eq!(told, "hits and stage disagree");
    let told = broken(front(), |t, s| s.hits = Some(hits(t, "D4", 1, &[])));
    assert_eq!(told, "hits and stage disagree");
    let told = broken(front().stage(Stage::Reinforcement), |_, _| {});
    assert_eq!(told, "arriving units and stage disagree");
    let told = broken(front(), |t, s| s.arriving = t.mask(&["18T"]));
    assert_eq!(told, "arriving units and stage disagree");
    let told = broken(front().stage(Stage::Reinforcement), |t, s| {
        s.arriving = t.mask(&["29T"]);
    });
    assert_eq!(told, "an arriving unit is somewhere already");
    for turn in [0, 9, 255] {
        let told = broken(front().turn(turn), |_, _| {});
        assert_eq!(told, format!("game turn {turn}"));
    }
    for turn in [1, 8] {
        let table = front().turn(turn);
        table.rules.invariants(&table.state).unwrap();
    }
}

#[test]
fn an_open_attack_has_units_and_is_of_the_combat_phase() {
    let attack = |t: &Table, units: &[&str]| {
        Some(Attack {
            target: t.hex("D4"),
            units: t.mask(units),
        })
    };
    let told = broken(front(), |t, s| s.attack = attack(t, &[]));
    assert!(told.contains("an attack is open"), "{told}");
    let told = broken(front().stage(Stage::Movement), |t, s| {
        s.attack = attack(t, &["29T"]);
    });
    assert!(told.contains("an attack is open"), "{told}");
    let table = front().with(|_| {});
    let open = attack(&table, &["29T"]);
    let table = table.with(|s| s.attack = open);
    table.rules.invariants(&table.state).unwrap();
}

#[test]
fn hits_are_left_for_somebody_to_take_and_retreats_go_next_door() {
    let with = |target: &str, left, to: &[&str]| {
        let table = front().stage(Stage::Losses);
        let hits = hits(&table, target, left, to);
        table.with(|s| s.hits = Some(hits))
    };
    let sound = with("D4", 1, &["E4", "E3"]);
    sound.rules.invariants(&sound.state).unwrap();
    for impossible in [
        with("D4", 0, &["E4"]),
        with("D4", 1, &["E4", "F4"]),
        with("E3", 1, &[]),
        with("C4", 1, &[]),
        with("D4", 1, &[]).retreated(&["72I"]),
    ] {
        let told = broken(impossible, |_, _| {});
        assert!(told.starts_with("impossible hits"), "{told}");
    }
}

#[test]
fn a_die_seals_and_so_does_a_hand_over_and_nothing_else() {
    let table = front();
    let after = |change: fn(&mut State)| {
        let mut after = table.state;
        change(&mut after);
        table.rules.seal(&table.state, Action::EndPhase, &after)
    };
    assert_eq!(after(|s| s.rolls += 1), Some(Seal::Die));
    assert_eq!(after(|s| s.stage = Stage::Over), Some(Seal::HandOver));
    assert_eq!(after(|s| s.stage = Stage::Movement), None);
    let rolled = table.with(|s| s.rolls = 300);
    assert_eq!(rolled.rules.rolls(&rolled.state), 300);
}

/// Saved games carry these hashes: they never change.
#[test]
fn the_hash_of_a_position_is_that_of_its_text_for_ever() {
    let table = Table::korsun();
    let hash = table.rules.position_hash(&table.state);
    assert_eq!(format!("{hash:016x}"), "a2a28c47832b2b35");
}

// ---- positions from outside

/// Why it cannot be played on, with the rule and a sentence that says this.
fn unsound(table: &Table, rule: Option<&str>, says: &str) -> Unsound {
    let why = sound(&table.rules, &table.state).expect_err("it is sound");
    assert_eq!(why.rule().map(|r| r.0), rule, "{why:?}");
    let sentence = why.sentence(&table.rules, &table.state);
    assert!(sentence.contains(says), "{why:?}: {sentence}");
    why
}

fn fine(table: &Table) {
    assert_eq!(sound(&table.rules, &table.state), Ok(()));
}

#[test]
fn an_open_attack_from_outside_is_judged_unit_by_unit() {
    let with = |target: &str, units: &[&str]| {
        let table = front().at("C4", &["18T", "5GT"]);
        let attack = Attack {
            target: table.hex(target),
            units: table.mask(units),
        };
        table.with(|s| s.attack = Some(attack))
    };
    fine(&with("D4", &["29T", "20GR"]));
    fine(&with("D4", &["29T", "18T"]));
    let table = with("B4", &["29T"]);
    let why = unsound(&table, Some("7.0"), "");
    assert!(!why.refusals().is_empty());
    assert!(!why.sentence(&table.rules, &table.state).is_empty());
    let crowd = with("D4", &["29T", "18T", "5GT"]);
    assert_eq!(unsound(&crowd, Some("7.1.1"), "").refusals().len(), 1);
    let plain = front();
    let (hex, units) = (plain.hex("D4"), plain.mask(&["29T", "72I"]));
    assert_eq!(
        attack_problems(&plain.rules, &plain.state, hex, units).len(),
        1
    );
}

#[test]
fn hits_from_outside_can_have_been_scored_and_can_be_taken() {
    let with = |change: fn(&Table, &mut Hits)| {
        let table = front().stage(Stage::Losses).at("D4", &["KBW"]);
        let mut hits = hits(&table, "D4", 2, &["E4", "E3"]);
        change(&table, &mut hits);
        table.with(|s| s.hits = Some(hits))
    };
    fine(&with(|_, _| {}));
    // As many as there are steps.
    fine(&with(|_, h| (h.scored, h.left) = (3, 3)));
    fine(&with(|_, h| (h.left, h.retreating) = (1, true)));
    fine(&with(|_, h| h.destinations = Default::default()));
    for (scored, left) in [(0, 0), (0, 1), (4, 1), (2, 3), (2, 0)] {
        let mut table = with(|_, _| {});
        if let Some(h) = &mut table.state.hits {
            (h.scored, h.left) = (scored, left);
        }
        let why = unsound(&table, None, "hits cannot be left");
        assert!(matches!(why, Unsound::HitCount { .. }), "{why:?}");
    }
    let many = with(|_, h| (h.scored, h.left) = (3, 3)).reduced(&["72I"]);
    unsound(&many, Some("7.5"), "more hits are left than the units of");
    let nobody = with(|_, _| {}).retreated(&["72I", "KBW"]);
    assert!(matches!(
        unsound(&nobody, None, "impossible hits"),
        Unsound::Invariant { .. }
    ));
    let late = with(|_, h| h.retreating = true);
    unsound(&late, None, "a retreat absorbs the last hit only");
    let nowhere = with(|_, h| {
        (h.left, h.retreating, h.destinations) = (1, true, Default::default());
    });
    unsound(&nowhere, None, "a retreat absorbs the last hit only");
    let enemy = with(|t, h| h.destinations.insert(t.hex("C4")));
    unsound(&enemy, Some("7.6"), "where the enemy is");
    let own = with(|t, h| h.target = t.hex("C4"));
    assert_eq!(
        unsound(&own, None, "holds units of the attacker"),
        Unsound::AttackerInTarget
    );
}

#[test]
fn whoever_has_acted_was_there_and_it_was_time() {
    let both = front().at("D4", &["29T"]);
    unsound(&both, Some("8.1"), "both sides are in D4");
    let marks: [fn(&mut State) -> &mut _; 2] = [|s| &mut s.attacked, |s| &mut s.moved];
    for mark in marks {
        for spot in [Spot::Awaited, Spot::Lost, Spot::Withheld] {
            let mut table = front().spot(spot, &["18T"]);
            *mark(&mut table.state) = table.mask(&["18T"]);
            let why = unsound(&table, None, "without being on the map");
            assert!(matches!(why, Unsound::ActedElsewhere { .. }));
        }
        let mut gone = front();
        *mark(&mut gone.state) = gone.mask(&["29T"]);
        fine(&gone.clone().spot(Spot::Destroyed, &["29T"]));
        fine(&gone);
        let early = gone.stage(Stage::Supply);
        unsound(&early, Some("3.0"), "before its Combat Phase");
    }
    fine(&front().stage(Stage::Supply));
}

#[test]
fn a_die_for_mud_comes_in_snow_from_turn_2_to_the_turn_before_the_last() {
    let mud = |turn| front().german().stage(Stage::Mud).turn(turn);
    for turn in 2..=7 {
        fine(&mud(turn));
        unsound(&mud(turn).mud(), None, "no die to be rolled for mud");
    }
    for turn in [1, 8] {
        unsound(&mud(turn), None, "no die to be rolled for mud");
    }
}

#[test]
fn a_position_from_outside_can_go_on_or_is_over() {
    let rolled = |n| front().with(|s| s.rolls = n);
    fine(&rolled(60_000));
    unsound(&rolled(60_001), None, "60001 dice");
    unsound(&front().turn(9), None, "turns are 1 to 8");
    fine(&front().stage(Stage::Over));
    // A reinforcement for which no source is left should have been lost.
    let germans = ["34I", "198I", "88S", "88N", "KBE", "WAL", "WIK", "5SSP"];
    let sources = ["B1", "C1", "C7", "D1", "D7", "E6", "F6", "G2"];
    let mut closed = Table::empty()
        .stage(Stage::Reinforcement)
        .spot(Spot::Awaited, &["18T"]);
    for (hex, unit) in sources.into_iter().zip(germans) {
        closed = closed.at(hex, &[unit]);
    }
    let arriving = closed.mask(&["18T"]);
    let closed = closed.with(|s| s.arriving = arriving);
    assert_eq!(
        unsound(&closed, None, "nothing could be done in this position"),
        Unsound::DeadEnd
    );
    fine(&closed.spot(Spot::Destroyed, &["KBE"]));
}
