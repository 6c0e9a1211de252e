//! Case 7, second half: step losses and retreats.

use crate::common::Table;
use hells_gate::engine::{Viewer, view_for};
use hells_gate::present::system::{Block, Selection, System as _};
use hells_gate::systems::hells_gate::{Cause, Event, Illegal, Stage, retreat_is_mandatory};

/// Two full tank corps, 12, attack Germans in D4 from C4.
fn hit(table: Table, pips: u8) -> Table {
    let mut table = table.at("C4", &["18T", "29T"]);
    table.attack("D4", &["18T", "29T"], pips);
    table
}

#[test]
fn r7_5_the_defender_loses_a_step_for_each_hit_from_units_of_its_choice() {
    let mut table = hit(Table::empty().at("D4", &["KBW", "KBE"]), 6);
    // 12:2, die 6: two hits on two one-step units.
    assert_eq!(table.state.hits.unwrap().left, 2);
    assert_eq!(table.options("lose"), "KBE KBW");
    let events = table.play("lose KBE");
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::LastStep,
            ..
        }
    );
    assert_eq!(table.place("KBE"), "destroyed");
    assert_eq!(table.state.hits.unwrap().left, 1);
    table.play("lose KBW");
    assert_eq!(table.state.stage, Stage::Combat);
    assert_eq!(table.place("KBW"), "destroyed");
}

#[test]
fn r7_5_units_that_added_no_strength_may_absorb_hits() {
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("D4", &["WIK", "72I", "57I", "82I"]);
    // 12:7 is 3:2; die 6 scores one.
    table.attack("D4", &["18T", "29T"], 6);
    assert_eq!(table.codes(table.odds("D4", &[]).defenders), "57I 72I WIK");
    assert_eq!(table.options("lose"), "57I 72I 82I WIK");
    table.play("lose 82I");
    assert_eq!(table.steps("82I"), 1);
}

#[test]
fn r7_5_two_step_units_lose_before_one_step_units() {
    // 12:4, die 4: one hit; the 57th has one step left.
    let table = Table::empty()
        .at("D4", &["KBW", "72I", "57I"])
        .reduced(&["57I"]);
    let mut table = hit(table, 4);
    refused!(table, "lose KBW", "7.5", Illegal::TwoStepsFirst { .. });
    refused!(table, "lose 57I", "7.5", Illegal::TwoStepsFirst { .. });
    assert_eq!(table.options("lose"), "72I");
    table.play("lose 72I");
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn r7_5_after_the_last_two_step_unit_anyone_may_be_eliminated() {
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("C3", &["20GR", "26GR"])
        .at("D4", &["KBW", "57I"]);
    // 20:3 is 6:1; die 6 scores two.
    table.attack("D4", &["18T", "29T", "20GR", "26GR"], 6);
    table.play("lose 57I");
    assert_eq!(table.options("lose"), "57I KBW");
}

#[test]
fn r7_5_retreated_units_and_units_elsewhere_absorb_nothing() {
    let table = hit(
        Table::empty()
            .at("D4", &["72I", "57I"])
            .at("D5", &["KBE"])
            .retreated(&["57I"]),
        6,
    );
    refused!(
        table,
        "lose 57I",
        "7.5",
        Illegal::RetreatedAbsorbsNothing { .. }
    );
    refused!(table, "lose KBE", "7.5", Illegal::NotUnderAttack { .. });
    refused!(
        table,
        "retreat KBE E4",
        "7.6",
        Illegal::NotRetreating { .. }
    );
    refused!(table, "lose 18T", "3.0", Illegal::NotYours { .. });
    assert_eq!(table.options("lose"), "72I");
}

#[test]
fn r7_5_more_hits_than_steps_eliminate_everyone_in_the_hex() {
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("D4", &["KBW", "72I"])
        .retreated(&["72I"]);
    // 12:1, die 5: two hits on one step.
    table.join("D4", &["18T", "29T"]);
    let events = table.roll("resolve", 5);
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::Overwhelmed,
            ..
        }
    );
    assert_eq!(
        (table.place("KBW"), table.place("72I")),
        ("destroyed".into(), "destroyed".into())
    );
    assert_eq!(table.state.stage, Stage::Combat, "nothing to decide");
    // As many hits as steps leave the choice.
    let mut table = Table::empty().at("C4", &["18T", "29T"]).at("D4", &["KBW"]);
    table.attack("D4", &["18T", "29T"], 4);
    assert_eq!(table.state.stage, Stage::Losses);
}

/// `units` in D4 have taken one hit from C4. The zone of C4 covers C3 and D5.
fn pressed(units: &[&str], also: impl FnOnce(Table) -> Table) -> Table {
    let mut table = also(Table::empty().at("C4", &["18T", "29T"]).at("D4", units));
    table.attack("D4", &["18T", "29T"], 4);
    assert_eq!(table.state.hits.map(|h| h.left), Some(1));
    table
}

#[test]
fn r7_6_the_last_hit_may_be_absorbed_by_retreat() {
    let mut table = pressed(&["72I"], |t| t);
    table.allowed("lose 72I");
    assert_eq!(table.options("retreat 72I"), "D3 E3 E4");
    let events = table.play("retreat 72I E4");
    happened!(events, Event::Retreated { .. });
    assert_eq!(
        (table.place("72I"), table.steps("72I")),
        ("E4".to_owned(), 2)
    );
    assert!(table.is_retreated("72I"));
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn r7_6_only_the_last_hit_may_be_absorbed_so() {
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("D4", &["KBW", "72I"])
        .at("C3", &["20GR", "26GR"]);
    // 20:3, die 6: two hits.
    table.attack("D4", &["18T", "29T", "20GR", "26GR"], 6);
    refused!(
        table,
        "retreat 72I E4",
        "7.6",
        Illegal::NotLastHit { left: 2 }
    );
    table.play("lose 72I");
    table.allowed("retreat 72I E4");
}

#[test]
fn r7_6_retreats_go_to_adjacent_hexes_on_the_map() {
    let table = pressed(&["72I"], |t| t);
    refused!(
        table,
        "retreat 72I F4",
        "7.6",
        Illegal::RetreatNotAdjacent { .. }
    );
    refused!(
        table,
        "retreat 72I D4",
        "7.6",
        Illegal::RetreatNotAdjacent { .. }
    );
    // In the corner of the map there are few.
    let mut table = Table::empty().at("G2", &["18T", "29T"]).at("G1", &["72I"]);
    table.attack("G1", &["18T", "29T"], 4);
    assert_eq!(table.options("retreat 72I"), "F1");
}

#[test]
fn r7_6_not_into_enemy_units() {
    let table = pressed(&["72I"], |t| t.at("E3", &["180R"]));
    refused!(
        table,
        "retreat 72I C4",
        "7.6",
        Illegal::RetreatEnemyOccupied { .. }
    );
    refused!(
        table,
        "retreat 72I E3",
        "7.6",
        Illegal::RetreatEnemyOccupied { .. }
    );
    // A retreated enemy holds its hex all the same.
    let table = pressed(&["72I"], |t| t.at("E3", &["180R"]).retreated(&["180R"]));
    refused!(
        table,
        "retreat 72I E3",
        "7.6",
        Illegal::RetreatEnemyOccupied { .. }
    );
}

#[test]
fn r7_6_not_into_an_enemy_zone_without_a_friend_there() {
    let table = pressed(&["72I"], |t| t);
    refused!(
        table,
        "retreat 72I C3",
        "7.6",
        Illegal::RetreatIntoZoc { .. }
    );
    refused!(
        table,
        "retreat 72I D5",
        "7.6",
        Illegal::RetreatIntoZoc { .. }
    );
    // Not even if there is nowhere else.
    let table = pressed(&["72I"], |t| {
        t.at("F4", &["180R"])
            .at("D2", &["337R"])
            .at("E5", &["294R"])
    });
    assert_eq!(table.options("retreat 72I"), "");
    assert_eq!(table.options("lose"), "72I");
}

#[test]
fn r7_6_hexes_outside_enemy_zones_come_first() {
    let table = pressed(&["72I"], |t| t.at("D5", &["KBE"]));
    refused!(
        table,
        "retreat 72I D5",
        "7.6",
        Illegal::RetreatFreeHexFirst { .. }
    );
    assert_eq!(table.options("retreat 72I"), "D3 E3 E4");
    // Without any such hex, friends in a zone take them in.
    let table = pressed(&["72I"], |t| {
        t.at("D5", &["KBE"]).at("F4", &["180R"]).at("D2", &["337R"])
    });
    // E3, E4 are next to F4, D3 is next to D2.
    assert_eq!(table.options("retreat 72I"), "D5");
}

#[test]
fn r7_6_not_into_an_enemy_source_without_a_friend_there() {
    let fight = |table: Table| {
        let mut table = table.at("E2", &["18T", "29T"]).at("E1", &["72I"]);
        table.attack("E1", &["18T", "29T"], 4);
        table
    };
    let table = fight(Table::empty());
    refused!(
        table,
        "retreat 72I D1",
        "7.6",
        Illegal::RetreatIntoEnemySource { .. }
    );
    assert_eq!(table.options("retreat 72I"), "F1");
    let table = fight(Table::empty().at("D1", &["88N"]));
    assert_eq!(table.options("retreat 72I"), "D1 F1");
    // Soviets and German sources, likewise.
    let mut table = Table::empty()
        .german()
        .at("B4", &["11P", "16P"])
        .at("B5", &["47R"]);
    table.attack("B5", &["11P", "16P"], 2);
    refused!(
        table,
        "retreat 47R A5",
        "7.6",
        Illegal::RetreatIntoEnemySource { .. }
    );
}

#[test]
fn r7_6_from_a_friendly_source_only_to_another_one() {
    // A4 touches A3, A5, B4 and B5; B5 zones A4, A5, B4.
    let fight = |table: Table| {
        let mut table = table.at("B5", &["18T", "29T"]).at("A4", &["72I"]);
        table.attack("A4", &["18T", "29T"], 4);
        table
    };
    let table = fight(Table::empty().at("B4", &["57I"]));
    refused!(
        table,
        "retreat 72I B4",
        "7.6",
        Illegal::RetreatFromSource { .. }
    );
    refused!(
        table,
        "retreat 72I A5",
        "7.6",
        Illegal::RetreatIntoZoc { .. }
    );
    assert_eq!(table.options("retreat 72I"), "A3");
    // A source in an enemy zone, if a friend is there and nothing else is free.
    let table = fight(Table::empty().at("A5", &["57I"]));
    assert_eq!(table.options("retreat 72I"), "A3");
    let table = fight(Table::empty().at("A5", &["57I"]).at("B3", &["180R"]));
    assert_eq!(table.options("retreat 72I"), "A5");
    let table = fight(Table::empty().at("B3", &["180R"]));
    assert_eq!(table.options("retreat 72I"), "");
}

#[test]
fn r7_6_the_units_may_split() {
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("D4", &["KBW", "KBE", "72I"]);
    table.attack("D4", &["18T", "29T"], 4);
    table.play("retreat KBW D3");
    table.play("retreat KBE E3");
    assert_eq!(table.state.stage, Stage::Losses);
    table.play("retreat 72I E3");
    assert_eq!(
        (table.place("KBW"), table.place("KBE")),
        ("D3".into(), "E3".into())
    );
    assert_eq!(table.state.stage, Stage::Combat);
    assert_eq!(table.codes(table.state.retreated), "72I KBE KBW");
}

#[test]
fn r7_6_once_one_unit_retreats_all_must() {
    let mut table = pressed(&["72I"], |t| t.at("D4", &["KBW"]));
    table.play("retreat 72I E4");
    refused!(table, "lose KBW", "7.6", Illegal::RetreatBegun { .. });
    assert_eq!(table.options("lose"), "");
    assert_eq!(table.options("retreat KBW"), "D3 E3 E4");
}

/// A Soviet corps in C3 attacked by Germans with 33:3; two hits on 5 and 6.
fn soviets_hit(table: Table, pips: u8) -> Table {
    let mut table = table
        .german()
        .at("C3", &["47R"])
        .at("D4", &["11P", "16P"])
        .at("D3", &["1P", "14P"]);
    table.attack("C3", &["11P", "16P", "1P", "14P"], pips);
    table
}

#[test]
fn r7_6_soviets_with_two_hits_must_retreat() {
    let mut table = soviets_hit(Table::empty(), 5);
    assert_eq!(table.state.hits.unwrap().scored, 2);
    assert!(retreat_is_mandatory(
        hells_gate::systems::hells_gate::Side::Soviet,
        &table.state.hits.unwrap()
    ));
    table.play("lose 47R");
    refused!(table, "lose 47R", "7.6", Illegal::MustRetreat { scored: 2 });
    assert_eq!(table.options("lose"), "");
    assert!(!table.options("retreat 47R").is_empty());
}

#[test]
fn r7_6_soviets_with_three_hits_must_retreat() {
    let mut table = Table::empty()
        .german()
        .at("C3", &["47R", "51R"])
        .at("B4", &["104R"])
        .at("D4", &["11P", "16P"])
        .at("D3", &["1P", "14P"])
        .at("B3", &["13P", "17P"]);
    let all = ["11P", "16P", "1P", "14P", "13P", "17P"];
    table.join("C3", &all);
    assert_eq!(table.ratio("C3", &all), "45:5 8:1+ +0 8:1+");
    table.roll("resolve all-out 13P", 6);
    assert_eq!(table.state.hits.unwrap().scored, 3);
    table.plays(&["lose 47R", "lose 51R"]);
    refused!(table, "lose 47R", "7.6", Illegal::MustRetreat { scored: 3 });
    assert_eq!(table.options("retreat 47R"), "B4");
}

#[test]
fn r7_6_soviets_with_one_hit_and_germans_with_any_may_stay() {
    let table = soviets_hit(Table::empty(), 4);
    assert_eq!(table.state.hits.unwrap().scored, 1);
    table.allowed("lose 47R");
    assert!(!table.options("retreat 47R").is_empty());
    let mut table = Table::empty()
        .at("C4", &["18T", "29T"])
        .at("C3", &["20GR", "26GR"])
        .at("D4", &["72I"]);
    table.attack("D4", &["18T", "29T", "20GR", "26GR"], 5);
    assert_eq!(table.state.hits.unwrap().scored, 2);
    table.play("lose 72I");
    table.allowed("lose 72I");
    table.allowed("retreat 72I E4");
}

#[test]
fn r7_6_soviets_that_cannot_retreat_lose_the_step() {
    let mut table = soviets_hit(Table::empty().at("B4", &["72I"]).at("B2", &["198I"]), 5);
    table.play("lose 47R");
    assert_eq!(
        table.options("retreat 47R"),
        "",
        "B3, C2, C4 and B4 are barred"
    );
    let events = table.play("lose 47R");
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::LastStep,
            ..
        }
    );
}

#[test]
fn r7_6_retreated_units_cannot_retreat_again_and_are_lost_with_their_hex() {
    let start = || pressed(&["72I"], |t| t.at("D4", &["KBW"]).retreated(&["KBW"]));
    refused!(
        start(),
        "retreat KBW E4",
        "7.6",
        Illegal::AlreadyRetreated { .. }
    );
    let mut table = start();
    let events = table.play("retreat 72I E4");
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::Abandoned,
            ..
        }
    );
    assert_eq!(table.place("KBW"), "destroyed");
    // A step loss keeps the 72nd there, and so the KBW.
    let mut table = start();
    // Whoever decides is told before, of that retreat and of no other loss.
    let told = |table: &Table| {
        let view = view_for(&table.rules, &table.state, Viewer::All);
        let body = table.rules.panel(&view, &Selection::default()).body;
        let rows = body.into_iter().filter_map(|block| match block {
            Block::Row(row) => Some([row.brief, row.label]),
            _ => None,
        });
        let costs = |texts: &[String; 2]| texts.iter().all(|text| text.ends_with(", too"));
        rows.filter(costs)
            .map(|[brief, _]| brief)
            .collect::<Vec<_>>()
    };
    let costly = told(&table);
    assert!(!costly.is_empty(), "a retreat costs the KBW");
    for row in costly {
        assert!(row.contains(" → ") && row.contains("eliminates "), "{row}");
    }
    table.play("lose 72I");
    assert_eq!(table.place("KBW"), "D4");
    // The last step of the last defender does not.
    let mut table = pressed(&["KBE"], |t| t.at("D4", &["KBW"]).retreated(&["KBW"]));
    let costly = told(&table);
    assert!(
        costly.iter().any(|row| row.starts_with("Eliminate ")),
        "{costly:?}"
    );
    table.play("lose KBE");
    assert_eq!(table.place("KBW"), "destroyed");
}

#[test]
fn r7_6_marks_bar_attack_and_movement_until_recovery() {
    let mut table = pressed(&["72I"], |t| t.at("D3", &["KBW"]));
    table.play("retreat 72I E4");
    table.plays(&["end", "end", "supply"]);
    refused!(
        table,
        "attack C4 72I",
        "7.1.3",
        Illegal::RetreatedAttacker { .. }
    );
    table.play("end");
    refused!(table, "move 72I F4", "7.6", Illegal::RetreatedMover { .. });
    table.play("end");
    assert!(!table.is_retreated("72I"));
}

#[test]
fn r7_6_there_is_no_advance_after_combat() {
    let mut table = pressed(&["72I"], |t| t);
    table.play("retreat 72I E4");
    assert_eq!(
        (table.place("18T"), table.place("29T")),
        ("C4".into(), "C4".into())
    );
    assert!(table.state.in_hex(table.hex("D4")).is_empty());
    refused!(table, "move 18T D4", "3.0", Illegal::WrongStage { .. });
}
