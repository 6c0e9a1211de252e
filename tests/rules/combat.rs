//! Case 7, first half: attacks, strengths, odds, shifts, all-out attacks,
//! overconcentration.

use crate::common::Table;
use hells_gate::systems::hells_gate::crt::Column;
use hells_gate::systems::hells_gate::odds::{Cap, ShiftCause};
use hells_gate::systems::hells_gate::{Event, Illegal, Stage};

/// What each cause shifts, in the order of `ShiftCause::ALL`.
fn shifts(table: &Table, target: &str, attackers: &[&str]) -> Vec<(ShiftCause, i8)> {
    let odds = table.odds(target, attackers);
    let told: Vec<_> = odds
        .shifts
        .iter()
        .flatten()
        .map(|s| (s.cause, s.columns))
        .collect();
    let sum: i8 = told.iter().map(|s| s.1).sum();
    assert_eq!(sum, odds.net_shift());
    assert_eq!(odds.base.shifted(sum), odds.column);
    told
}

#[test]
fn r7_0_combat_is_voluntary() {
    let mut table = Table::korsun();
    table.plays(&["supply", "end"]);
    assert_eq!(table.state.stage, Stage::Movement);
}

#[test]
fn r7_0_only_adjacent_enemies_are_attacked() {
    let table = Table::empty()
        .at("C4", &["75R"])
        .at("D4", &["KBW"])
        .at("D6", &["72I"]);
    table.allowed("attack D4 75R");
    refused!(
        table,
        "attack D6 75R",
        "7.0",
        Illegal::TargetNotAdjacent { .. }
    );
    refused!(
        table,
        "attack D5 75R",
        "7.0",
        Illegal::NothingToAttack { .. }
    );
    refused!(
        table,
        "attack C4 75R",
        "7.0",
        Illegal::NothingToAttack { .. }
    );
    assert_eq!(table.options("attack D4"), "75R");
}

#[test]
fn r7_0_each_combat_is_resolved_before_the_next_is_named() {
    let mut table = Table::empty()
        .at("C4", &["75R", "48R"])
        .at("D4", &["KBW"])
        .at("D5", &["KBE"]);
    refused!(table, "resolve", "7.0", Illegal::NoAttack);
    refused!(table, "withdraw 75R", "7.0", Illegal::NotInAttack { .. });
    let events = table.play("attack D4 75R");
    happened!(events, Event::JoinedAttack { .. });
    refused!(
        table,
        "attack D5 48R",
        "7.0",
        Illegal::OtherAttackOpen { .. }
    );
    refused!(table, "end", "7.0", Illegal::AttackOpen { .. });
    refused!(
        table,
        "resolve all-out 48R",
        "7.0",
        Illegal::NotInAttack { .. }
    );
    // It can be thought over; then nothing has happened.
    let before = Table::empty()
        .at("C4", &["75R", "48R"])
        .at("D4", &["KBW"])
        .at("D5", &["KBE"]);
    let events = table.play("withdraw 75R");
    happened!(events, Event::LeftAttack { .. });
    assert_eq!(table.state, before.state);
    // The hits of one are absorbed before the next.
    let events = table.attack("D4", &["75R"], 6);
    happened!(events, Event::HitsPending { hits } if hits.left == 1 && hits.scored == 1);
    assert_eq!(table.state.stage, Stage::Losses);
    refused!(table, "attack D5 48R", "7.5", Illegal::WrongStage { .. });
    let events = table.play("lose KBW");
    happened!(events, Event::CombatEnded { .. });
    table.allowed("attack D5 48R");
}

#[test]
fn r7_0_the_order_of_combats_is_the_attackers() {
    let start = || {
        Table::empty()
            .at("C4", &["75R", "48R"])
            .at("D4", &["KBW"])
            .at("D5", &["KBE"])
    };
    for order in [["D4", "D5"], ["D5", "D4"]] {
        let mut table = start();
        table.attack(order[0], &["75R"], 1);
        table.attack(order[1], &["48R"], 1);
        assert_eq!(table.listed(), ["end"]);
    }
}

#[test]
fn r7_0_ratios_are_rounded_down_and_capped_before_the_shifts() {
    let table = Table::empty()
        .at("D7", &["20GR", "21GR"])
        .at("D6", &["72I", "57I"]);
    assert_eq!(table.ratio("D6", &["20GR", "21GR"]), "7:4 3:2 +0 3:2");
    let table = Table::empty()
        .at("D7", &["20GR"])
        .at("C7", &["5M", "18T"])
        .at("C6", &["KBW"]);
    assert_eq!(
        table.ratio("C6", &["20GR", "5M", "18T"]),
        "12:1 8:1+ +0 8:1+"
    );
    // The example of the published text: 12 to 1 on an unsupplied unit in
    // woods behind a river in mud.
    let table = Table::empty()
        .mud()
        .at("C4", &["5GC", "20GR"])
        .at("C3", &["26GR"])
        .at("B4", &["KBW"])
        .unsupplied(&["KBW"]);
    let all = ["5GC", "20GR", "26GR"];
    assert_eq!(table.ratio("B4", &all), "12:1 8:1+ -1 6:1–7:1");
    assert_eq!(
        shifts(&table, "B4", &all),
        [
            (ShiftCause::DefenderUnsupplied, 2),
            (ShiftCause::Mud, -1),
            (ShiftCause::Rough, -1),
            (ShiftCause::River, -1),
        ]
    );
}

#[test]
fn r7_1_a_unit_attacks_once_and_a_hex_is_attacked_once() {
    let mut table = Table::empty()
        .at("C4", &["75R", "48R"])
        .at("D4", &["KBW"])
        .at("D5", &["KBE"]);
    table.play("attack D4 75R");
    refused!(
        table,
        "attack D4 75R",
        "7.1",
        Illegal::AlreadyInAttack { .. }
    );
    table.roll("resolve", 1);
    refused!(
        table,
        "attack D5 75R",
        "7.1",
        Illegal::AlreadyAttacked { .. }
    );
    refused!(
        table,
        "attack D4 48R",
        "7.1",
        Illegal::HexAlreadyAttacked { .. }
    );
    table.allowed("attack D5 48R");
    // Whichever unit is picked, the hex is what bars the attack.
    for unit in ["48R", "75R"] {
        let first = table.reasons(&format!("attack D4 {unit}"))[0];
        assert_eq!(first.0.0, "7.1");
        assert!(matches!(first.1, Illegal::HexAlreadyAttacked { .. }));
    }
    // The next player turn begins anew.
    table.plays(&["end", "end", "supply", "end", "end"]);
    table.roll("mud", 6);
    table.play("supply");
    table.allowed("attack D4 75R");
}

#[test]
fn r7_1_units_of_one_hex_may_attack_different_hexes_and_several_hexes_one() {
    let mut table = Table::empty()
        .at("C4", &["75R", "48R", "47R"])
        .at("C3", &["104R"])
        .at("D4", &["KBW"])
        .at("D5", &["KBE"]);
    table.attack("D4", &["75R", "104R"], 1);
    table.attack("D5", &["48R"], 1);
    // The 47th stays out.
    table.play("end");
    assert!(!table.state.attacked.contains(table.unit("47R")));
}

#[test]
fn r7_1_1_two_units_attack_across_one_hexside() {
    let mut table = Table::empty()
        .at("C4", &["75R", "48R", "47R"])
        .at("C3", &["104R", "5M", "51R"])
        .at("D4", &["KBW"]);
    table.join("D4", &["75R", "48R"]);
    refused!(
        table,
        "attack D4 47R",
        "7.1.1",
        Illegal::HexsideFull { limit: 2, .. }
    );
    table.join("D4", &["104R", "5M"]);
    refused!(table, "attack D4 51R", "7.1.1", Illegal::HexsideFull { .. });
    table.play("withdraw 48R");
    table.allowed("attack D4 47R");
}

#[test]
fn r7_1_1_the_strongest_two_soviets_or_three_germans_defend() {
    let table = Table::empty()
        .german()
        .at("D4", &["WIK"])
        .at("C4", &["180R", "20GR", "47R", "51R"]);
    let odds = table.odds("C4", &["WIK"]);
    assert_eq!(odds.defence, 7);
    assert_eq!(table.codes(odds.defenders), "20GR 47R");
    let table = Table::empty()
        .at("C4", &["20GR"])
        .at("D4", &["KBW", "72I", "WIK", "198I"]);
    let odds = table.odds("D4", &["20GR"]);
    assert_eq!(odds.defence, 8);
    assert_eq!(table.codes(odds.defenders), "198I 72I WIK");
    // Strength as it is now, not as printed on the strong side.
    let weak = table.reduced(&["198I", "WIK", "72I"]);
    assert_eq!(weak.odds("D4", &["20GR"]).defence, 5);
    // Three Germans all defend, and two Soviets.
    let three = Table::empty()
        .at("C4", &["20GR"])
        .at("D4", &["KBW", "72I", "WIK"]);
    assert_eq!(three.odds("D4", &["20GR"]).defence, 6);
}

#[test]
fn r7_1_2_attacking_tanks_are_tripled_in_the_open_doubled_in_woods_and_cherkassy() {
    let open = Table::empty().at("C7", &["29T", "75R"]).at("C6", &["KBW"]);
    assert_eq!(open.odds("C6", &["29T", "75R"]).attack, 9);
    // Into woods.
    let woods = Table::empty().at("B5", &["29T", "75R"]).at("C5", &["KBW"]);
    assert_eq!(woods.odds("C5", &["29T", "75R"]).attack, 7);
    // Into Cherkassy.
    let city = Table::empty()
        .german()
        .at("F5", &["11P", "72I"])
        .at("F6", &["254R"]);
    assert_eq!(city.odds("F6", &["11P", "72I"]).attack, 8);
    // The attackers' own terrain does not matter: out of woods into the open.
    let out = Table::empty().at("C5", &["29T"]).at("C6", &["KBW"]);
    assert_eq!(out.odds("C6", &["29T"]).attack, 6);
}

#[test]
fn r7_1_2_strengths_are_the_current_ones_and_only_tanks_are_multiplied() {
    let table = Table::empty()
        .at("C7", &["29T", "5M"])
        .at("D7", &["5GC"])
        .at("C6", &["3P"]);
    let all = ["29T", "5M", "5GC"];
    assert_eq!(table.odds("C6", &all).attack, 6 + 2 + 4);
    assert_eq!(
        table.odds("C6", &all).defence,
        2,
        "a panzer defends as printed"
    );
    let worn = table.reduced(&["29T", "5M", "5GC", "3P"]);
    assert_eq!(worn.odds("C6", &all).attack, 3 + 1 + 2);
    assert_eq!(worn.odds("C6", &all).defence, 1);
}

#[test]
fn r7_1_3_retreated_units_neither_attack_nor_defend() {
    let table = Table::empty()
        .at("C7", &["29T", "75R"])
        .at("C6", &["72I", "57I"])
        .retreated(&["75R", "57I"]);
    refused!(
        table,
        "attack C6 75R",
        "7.1.3",
        Illegal::RetreatedAttacker { .. }
    );
    assert_eq!(table.ratio("C6", &["29T"]), "6:2 3:1 +0 3:1");
    assert_eq!(table.codes(table.odds("C6", &["29T"]).defenders), "72I");
}

#[test]
fn r7_2_defenders_all_out_of_supply_shift_two_right_some_one() {
    let table = Table::empty().at("C4", &["20GR"]).at("D4", &["72I", "57I"]);
    assert_eq!(table.ratio("D4", &["20GR"]), "4:4 1:1 +0 1:1");
    let some = table.unsupplied(&["57I"]);
    assert_eq!(some.ratio("D4", &["20GR"]), "4:4 1:1 +1 3:2");
    let all = some.clone().unsupplied(&["72I"]);
    assert_eq!(all.ratio("D4", &["20GR"]), "4:4 1:1 +2 2:1");
    // Retreated units are not asked.
    let rest = some.retreated(&["72I"]);
    assert_eq!(rest.ratio("D4", &["20GR"]), "4:2 2:1 +2 4:1–5:1");
}

#[test]
fn r7_2_defenders_above_the_limit_count_for_all_or_some() {
    let table = Table::empty()
        .at("C4", &["20GR"])
        .at("D4", &["72I", "57I", "WIK", "KBW"])
        .unsupplied(&["72I", "57I", "WIK"]);
    // The one that does not defend is supplied: some, not all.
    assert_eq!(
        shifts(&table, "D4", &["20GR"]),
        [(ShiftCause::DefenderUnsupplied, 1)]
    );
    let all = table.unsupplied(&["KBW"]);
    assert_eq!(
        shifts(&all, "D4", &["20GR"]),
        [(ShiftCause::DefenderUnsupplied, 2)]
    );
}

#[test]
fn r7_2_mud_shifts_one_left() {
    let table = Table::empty().mud().at("C4", &["20GR"]).at("D4", &["72I"]);
    assert_eq!(table.ratio("D4", &["20GR"]), "4:2 2:1 -1 3:2");
    assert_eq!(shifts(&table, "D4", &["20GR"]), [(ShiftCause::Mud, -1)]);
}

#[test]
fn r7_2_woods_and_cherkassy_shift_one_left() {
    let woods = Table::empty().at("C4", &["20GR"]).at("C5", &["72I"]);
    assert_eq!(woods.ratio("C5", &["20GR"]), "4:2 2:1 -1 3:2");
    let city = Table::empty()
        .german()
        .at("F5", &["WIK"])
        .at("F6", &["254R"]);
    assert_eq!(shifts(&city, "F6", &["WIK"]), [(ShiftCause::Rough, -1)]);
    // Attacking out of them does not.
    let out = Table::empty().at("C5", &["20GR"]).at("C4", &["72I"]);
    assert!(shifts(&out, "C4", &["20GR"]).is_empty());
}

#[test]
fn r7_2_a_river_shifts_one_left_if_at_least_half_of_the_units_cross_it() {
    // Into D6: over the Tiasmin from E6, without it from C6 and D7.
    let table = Table::empty()
        .at("E6", &["373R", "78R"])
        .at("D7", &["20GR", "26GR"])
        .at("C6", &["21GR"])
        .at("D6", &["72I"]);
    let river = |attackers: &[&str]| !shifts(&table, "D6", attackers).is_empty();
    assert!(river(&["373R"]));
    assert!(river(&["373R", "78R"]));
    assert!(river(&["373R", "20GR"]), "one of two is half");
    assert!(!river(&["373R", "20GR", "26GR"]), "one of three is not");
    assert!(river(&["373R", "78R", "20GR"]));
    assert!(
        river(&["373R", "78R", "20GR", "26GR"]),
        "units count, not strength"
    );
    assert!(!river(&["373R", "78R", "20GR", "26GR", "21GR"]));
    assert!(!river(&["20GR"]));
    assert_eq!(shifts(&table, "D6", &["373R"]), [(ShiftCause::River, -1)]);
}

#[test]
fn r7_2_attackers_all_out_of_supply_shift_two_left_some_one() {
    let table = Table::empty()
        .at("C4", &["20GR", "26GR"])
        .at("D4", &["72I"]);
    let both = ["20GR", "26GR"];
    assert_eq!(table.ratio("D4", &both), "8:2 4:1–5:1 +0 4:1–5:1");
    let some = table.unsupplied(&["20GR"]);
    assert_eq!(some.ratio("D4", &both), "8:2 4:1–5:1 -1 3:1");
    assert_eq!(some.ratio("D4", &["20GR"]), "4:2 2:1 -2 1:1");
    assert_eq!(some.ratio("D4", &["26GR"]), "4:2 2:1 +0 2:1");
    let all = some.unsupplied(&["26GR"]);
    assert_eq!(all.ratio("D4", &both), "8:2 4:1–5:1 -2 2:1");
}

#[test]
fn r7_2_shifts_add_up_and_stop_at_the_ends_of_the_table() {
    // All five at once: +2 −1 −1 −1 −2 = −3.
    let table = Table::empty()
        .mud()
        .at("C4", &["20GR", "26GR"])
        .at("B4", &["KBW"])
        .unsupplied(&["20GR", "26GR", "KBW"]);
    assert_eq!(table.ratio("B4", &["20GR", "26GR"]), "8:1 8:1+ -3 3:1");
    assert_eq!(shifts(&table, "B4", &["20GR", "26GR"]).len(), 5);
    // The left end: 1:1 with −5.
    let left = Table::empty()
        .mud()
        .at("C4", &["51R"])
        .at("B4", &["72I"])
        .unsupplied(&["51R"]);
    assert_eq!(left.ratio("B4", &["51R"]), "2:2 1:1 -5 <1:1");
    // The right end: 8:1 with +2.
    let right = Table::empty()
        .at("C4", &["20GR", "26GR"])
        .at("D4", &["KBW"])
        .unsupplied(&["KBW"]);
    assert_eq!(right.ratio("D4", &["20GR", "26GR"]), "8:1 8:1+ +2 8:1+");
}

#[test]
fn r7_2_caps_of_11_1_11_2_and_11_3_are_told_with_the_shift() {
    let cap = |table: &Table, target: &str, unit: &str| {
        let odds = table.odds(target, &[unit]);
        odds.shifts
            .iter()
            .flatten()
            .map(|s| (s.columns, s.capped))
            .collect::<Vec<_>>()
    };
    let attack = Table::empty()
        .german()
        .at("D5", &["5SSP"])
        .at("C4", &["47R"])
        .unsupplied(&["5SSP"]);
    assert_eq!(cap(&attack, "C4", "5SSP"), [(-2, None)]);
    assert_eq!(
        cap(&attack.clone().turn(1), "C4", "5SSP"),
        [(-1, Some(Cap::Opening))]
    );
    assert_eq!(
        cap(&attack.turn(2), "C4", "5SSP"),
        [(-1, Some(Cap::TurnTwo))]
    );
    let korsun = Table::empty()
        .at("E4", &["47R"])
        .at("E3", &["72I"])
        .unsupplied(&["72I"]);
    assert_eq!(cap(&korsun, "E3", "47R"), [(1, Some(Cap::Dumps))]);
    // One of some is no more than the cap, so nothing is capped.
    let some = korsun.at("E3", &["57I"]);
    assert_eq!(cap(&some, "E3", "47R"), [(1, None)]);
}

#[test]
fn r7_3_an_all_out_attack_flips_one_full_strength_unit_and_scores_the_right_hand_result() {
    let start = || {
        let mut table = Table::empty()
            .at("C4", &["20GR", "26GR"])
            .at("D4", &["72I"]);
        table.join("D4", &["20GR", "26GR"]);
        table
    };
    // 4:1, die 3: 1 / 2.
    let events = start().roll("resolve", 3);
    happened!(
        events,
        Event::Attacked {
            hits: 1,
            flip: None,
            ..
        }
    );
    let mut table = start();
    let before = table.odds("D4", &["20GR", "26GR"]);
    let events = table.roll("resolve all-out 26GR", 3);
    // The strengths and the odds do not change by the flip.
    happened!(events, Event::Attacked { hits: 2, odds, .. } if *odds == before);
    happened!(events, Event::StepLost { all_out: true, .. });
    assert_eq!((table.steps("26GR"), table.steps("20GR")), (1, 2));
    assert_eq!(before.column, Column::Four);
}

#[test]
fn r7_3_the_flipped_unit_pays_even_if_nothing_is_hit() {
    let mut table = Table::empty().at("C4", &["47R"]).at("D4", &["72I", "57I"]);
    table.join("D4", &["47R"]);
    table.roll("resolve all-out 47R", 1);
    assert_eq!(table.steps("47R"), 1);
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn r7_3_a_full_strength_tank_is_flipped_first_of_all() {
    let mut table = Table::empty()
        .at("C7", &["29T", "75R"])
        .at("D7", &["20T", "5M"])
        .at("C6", &["72I"]);
    table.join("C6", &["29T", "75R", "20T", "5M"]);
    refused!(
        table,
        "resolve all-out 75R",
        "7.3",
        Illegal::FlipMustBeTank { .. }
    );
    refused!(
        table,
        "resolve all-out 5M",
        "7.3",
        Illegal::FlipMustBeTank { .. }
    );
    assert_eq!(table.options("resolve all-out"), "20T 29T");
    // With one of them reduced, the other must; with both, anyone may.
    let one = table.clone().reduced(&["29T"]);
    refused!(
        one,
        "resolve all-out 29T",
        "7.3",
        Illegal::FlipNotFullStrength { .. }
    );
    assert_eq!(one.options("resolve all-out"), "20T");
    let both = one.reduced(&["20T"]);
    assert_eq!(both.options("resolve all-out"), "5M 75R");
}

#[test]
fn r7_3_without_a_full_strength_two_step_unit_it_is_not_allowed() {
    let mut table = Table::empty()
        .at("C4", &["180R", "47R"])
        .at("D4", &["72I"])
        .reduced(&["47R"]);
    table.join("D4", &["180R", "47R"]);
    for unit in ["180R", "47R"] {
        let text = format!("resolve all-out {unit}");
        refused!(table, &text, "7.3", Illegal::FlipNotFullStrength { .. });
    }
    table.allowed("resolve");
    assert!(table.odds("D4", &["180R", "47R"]).may_flip.is_empty());
}

#[test]
fn r7_4_five_unretreated_units_take_the_right_hand_result_without_a_flip() {
    let crowd = ["KBW", "KBE", "88S", "88N", "WAL"];
    // 9 against three ones: 3:1, die 4: 1 / 2.
    let start = |defenders: &[&str]| {
        let mut table = Table::empty()
            .at("C4", &["47R", "104R"])
            .at("D5", &["75R"])
            .at("D4", defenders);
        table.join("D4", &["47R", "104R", "75R"]);
        table
    };
    let mut table = start(&crowd);
    assert_eq!(table.ratio("D4", &["47R", "104R", "75R"]), "9:3 3:1 +0 3:1");
    assert!(table.odds("D4", &["47R"]).overconcentrated);
    let events = table.roll("resolve", 4);
    happened!(
        events,
        Event::Attacked {
            hits: 2,
            flip: None,
            ..
        }
    );
    assert_eq!(table.steps("47R"), 2);
    let events = start(&crowd[..4]).roll("resolve", 4);
    happened!(events, Event::Attacked { hits: 1, .. });
    let events = start(&crowd).retreated(&["WAL"]).roll("resolve", 4);
    happened!(events, Event::Attacked { hits: 1, .. });
    // Soviets crowd as well.
    let table = Table::empty()
        .german()
        .at("D4", &["11P"])
        .at("C4", &["180R", "337R", "202R", "206R", "294R"]);
    assert!(table.odds("C4", &["11P"]).overconcentrated);
}
