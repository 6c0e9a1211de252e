//! What can never be: each broken promise of a position is named, by the
//! invariants that tests check after every action and by the judge of positions
//! from outside.

use crate::common::Table;
use hells_gate::engine::{Barrier, Rules as _};
use hells_gate::hex::{HexId, HexMask};
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
        table.rules.barrier(&table.state, Action::EndPhase, &after)
    };
    assert_eq!(after(|s| s.rolls += 1), Some(Barrier::Dice));
    assert_eq!(after(|s| s.stage = Stage::Over), Some(Barrier::Answered));
    assert_eq!(after(|s| s.stage = Stage::Movement), None);
    let rolled = table.with(|s| s.rolls = 300);
    assert_eq!(rolled.rules.rolls(&rolled.state), 300);
}

/// Saved games carry these hashes: they never change.
#[test]
fn the_hash_of_a_position_is_that_of_its_text_for_ever() {
    let table = Table::korsun();
    let hash = table.rules.hash(&table.state);
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
        let mut hits = hits(&table, "D4", 2, &["D3", "E3"]);
        let hit = HexMask::of(table.hex("D4"));
        change(&table, &mut hits);
        table.with(|s| {
            s.hits = Some(hits);
            (s.attacked_hexes, s.hit_hexes) = (hit, hit);
        })
    };
    fine(&with(|_, _| {}));
    // As many as there are steps.
    fine(&with(|_, h| (h.scored, h.left) = (3, 3)));
    fine(&with(|_, h| (h.left, h.retreating) = (1, true)));
    // One of the hexes that are open, none, or one too many.
    let elsewhere: [fn(&Table, &mut Hits); 3] = [
        |t, h| h.destinations = HexMask::of(t.hex("E3")),
        |_, h| h.destinations = Default::default(),
        |t, h| h.destinations.insert(t.hex("E4")),
    ];
    for change in elsewhere {
        unsound(&with(change), Some("7.6"), "no others: D3");
    }
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
        let mut gone = front().stage(Stage::Movement);
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
        unsound(&mud(turn).mud(), Some("11.2"), "no die to be rolled");
        unsound(
            &mud(turn).soviet(),
            Some("11.2"),
            "after the German player turn",
        );
    }
    for turn in [1, 8] {
        unsound(&mud(turn), Some("11.2"), "at the end of game turns 2 to 7");
    }
}

#[test]
fn a_position_from_outside_can_go_on_or_is_over() {
    let rolled = |n| front().with(|s| s.rolls = n);
    fine(&rolled(60_000));
    unsound(&rolled(60_001), None, "60001 dice");
    unsound(&front().turn(9), None, "turns are 1 to 8");
    let over = || front().german().turn(8).stage(Stage::Over);
    fine(&over());
    for early in [over().turn(7), over().soviet()] {
        unsound(&early, Some("12.0"), "it ends after the German player turn");
    }
    // A reinforcement for which no source is left should have been lost.
    let germans = ["34I", "198I", "88S", "88N", "KBE", "WAL", "WIK", "5SSP"];
    let sources = ["B1", "C1", "C7", "D1", "D7", "E6", "F6", "G2"];
    let mut closed = Table::empty()
        .turn(2)
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

#[test]
fn what_units_set_off_by_where_they_stand_is_set_off() {
    for hex in ["A2", "A3", "A4", "A5", "A6"] {
        let there = front().at(hex, &["5GT"]);
        unsound(&there, Some("6.2"), "the reserve has been released");
        fine(&there.with(|s| s.reserve_released = true));
        fine(&front().at(hex, &["34I"]));
    }
    for hex in ["D3", "E2", "E4", "F3", "F4"] {
        let there = front().at(hex, &["5GT"]);
        unsound(
            &there,
            Some("11.2"),
            "the order to stand fast has been lifted",
        );
        fine(&there.with(|s| s.stand_fast_lifted = true));
        fine(&front().at(hex, &["34I"]));
    }
    // They may have been there once and gone.
    fine(&front().with(|s| (s.reserve_released, s.stand_fast_lifted) = (true, true)));
}

#[test]
fn a_stage_comes_on_the_turns_that_have_it_and_when_something_can_be_done_in_it() {
    let corps = |turn| {
        front()
            .at("C7", &["20T"])
            .turn(turn)
            .stage(Stage::Restoration)
    };
    for turn in [5, 7] {
        fine(&corps(turn).reduced(&["20T"]));
        unsound(&corps(turn), Some("11.4"), "a reduced, supplied corps");
        let german = corps(turn).reduced(&["20T", "72I"]).german();
        unsound(&german, Some("11.4"), "in the Soviet Supply");
    }
    for turn in [1, 2, 3, 4, 6, 8] {
        let table = corps(turn).reduced(&["20T"]);
        unsound(&table, Some("11.4"), "of game turns 5 and 7");
    }
    let stuck = || front().german().stage(Stage::Breakout).unsupplied(&["72I"]);
    let near = || stuck().at("E3", &["KBE"]);
    fine(&near().turn(8));
    unsound(&stuck().turn(8), Some("11.5"), "has a refuge hex");
    unsound(&near().soviet().turn(8), Some("11.5"), "has not moved");
    for turn in 1..8 {
        unsound(&near().turn(turn), Some("11.5"), "of game turn 8");
    }
}

#[test]
fn the_ground_is_mud_on_turn_3_at_the_earliest() {
    for turn in [1, 2] {
        unsound(&front().turn(turn).mud(), Some("11.2"), "cannot be mud yet");
    }
    fine(&front().turn(3).mud());
}

#[test]
fn marks_are_of_this_player_turn_and_of_its_order() {
    unsound(
        &front().moved(&["29T"]),
        Some("3.0"),
        "before its Movement Phase",
    );
    let fled = front().stage(Stage::Movement).retreated(&["29T"]);
    fine(&fled);
    unsound(
        &fled.moved(&["29T"]),
        Some("7.6"),
        "and yet it has attacked or moved",
    );
    // The Germans recovered before this Soviet player turn.
    let early = front().stage(Stage::Supply);
    fine(&early.clone().retreated(&["29T"]));
    unsound(
        &early.clone().retreated(&["72I"]),
        Some("9.0"),
        "has removed",
    );
    let mud = front().german().stage(Stage::Mud).retreated(&["72I"]);
    unsound(&mud, Some("9.0"), "has removed");
    let d4 = HexMask::of(front().hex("D4"));
    let attacked = early.with(|s| s.attacked_hexes = d4);
    unsound(&attacked, Some("3.0"), "attacked before the Combat Phase");
    let hit = front().with(|s| s.hit_hexes = d4);
    unsound(&hit, Some("7.1"), "has taken a hit, and yet");
    fine(&hit.with(|s| s.attacked_hexes = d4));
}

#[test]
fn units_off_the_map_are_as_they_left_it() {
    let never = front().reduced(&["18T"]);
    unsound(&never, Some("6.0"), "without ever having been on the map");
    fine(&front().reduced(&["57I"]));
    let gone = |turn| front().turn(turn).spot(Spot::Escaped, &["57I"]);
    unsound(&gone(7).german(), Some("11.5"), "cannot have escaped yet");
    unsound(&gone(8).german(), Some("11.5"), "cannot have escaped yet");
    fine(&gone(8).german().stage(Stage::Over));
    // Whose turn comes second has not been able to; whose came first has.
    unsound(&gone(8), Some("11.5"), "on game turn 8");
    fine(&front().german().turn(8).spot(Spot::Escaped, &["18T"]));
    let waits = |turn| {
        let table = front().turn(turn).stage(Stage::Reinforcement);
        let arriving = table.mask(&["18T"]);
        table.with(|s| s.arriving = arriving)
    };
    fine(&waits(2).at("C7", &["34I"]));
    unsound(&waits(2), Some("6.1"), "does not wait for a hex");
    unsound(&waits(3).at("C7", &["34I"]), Some("6.1"), "is not due");
}
