//! The rulings R1 to R24, which close the gaps of the published text.

use crate::common::Table;
use hells_gate::engine::{RuleRef, Rules};
use hells_gate::systems::hells_gate::odds::{Cap, ShiftCause};
use hells_gate::systems::hells_gate::setup::Thaw;
use hells_gate::systems::hells_gate::supply::supply_line;
use hells_gate::systems::hells_gate::victory::score;
use hells_gate::systems::hells_gate::{
    Cause, Event, HellsGate, Illegal, Setup, Side, Spot, Stage, State, Weather,
};

#[test]
fn ruling_r01_the_units_own_hex_and_retreated_friends_open_a_hex() {
    // G1 itself is in the zone of F2, as are F1 and E1; retreated friends do.
    let table = Table::empty()
        .at("G1", &["389I"])
        .at("F1", &["72I"])
        .at("E1", &["57I"])
        .at("F2", &["180R"])
        .retreated(&["72I", "57I"]);
    assert_eq!(table.cut_off(Side::German), "");
    // In a source that is in an enemy zone, a unit is supplied.
    let table = Table::empty().at("A1", &["34I"]).at("B1", &["47R"]);
    assert_eq!(table.cut_off(Side::German), "");
    assert_eq!(table.cut_off(Side::Soviet), "");
    // In an enemy source it may begin its own chain.
    let table = Table::empty().at("A1", &["47R"]);
    assert_eq!(table.cut_off(Side::Soviet), "");
}

#[test]
fn ruling_r02_reinforcements_are_supplied_on_arrival() {
    // 1st Panzer is due in G1, which F2 cuts off.
    let mut setup = Setup::clone(&Table::korsun().rules);
    let (unit, g1) = (Table::korsun().unit("1P"), Table::korsun().hex("G1"));
    setup.units[usize::from(unit.0)].hex = g1;
    let mut table = Table::empty()
        .turn(6)
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["1P"])
        .at("F2", &["180R"]);
    table.rules = HellsGate::new(setup);
    table.play("supply");
    assert_eq!(table.cut_off(Side::German), "1P");
    assert!(!table.is_unsupplied("1P"));
    // From its next supply phase on it is judged like all others.
    assert_eq!(table.judged(Side::German), "1P");
    // A displaced one, too, in a source of its own.
    let mut table = Table::empty()
        .turn(6)
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["1P"])
        .at("A2", &["47R"]);
    table.plays(&["supply", "enter 1P A1"]);
    assert!(!table.is_unsupplied("1P"));
}

#[test]
fn ruling_r03_nearest_is_hex_distance_whatever_lies_between() {
    // 11th Guards Tank is due in C1 on turn 5: B1 and D1 are next to it; with
    // both taken, the next nearest is far away across Germans.
    let mut table = Table::empty()
        .turn(5)
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["11GT"])
        .at("C1", &["34I"])
        .at("B1", &["198I"]);
    table.play("supply");
    assert_eq!(table.place("11GT"), "D1");
    let mut table = Table::empty()
        .turn(5)
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["11GT"])
        .at("C1", &["34I"])
        .at("B1", &["198I"])
        .at("D1", &["82I"]);
    table.play("supply");
    let grid = &table.rules.grid;
    let far = |hex: &str| grid.distance(table.hex("C1"), table.hex(hex)).unwrap();
    assert_eq!((far("G2"), far("C7"), far("D7"), far("F6")), (4, 6, 6, 6));
    assert_eq!(table.place("11GT"), "G2");
}

#[test]
fn ruling_r04_a_lost_reinforcement_scores_nothing() {
    let table = Table::empty().spot(Spot::Lost, &["1P", "29T"]);
    assert_eq!(table.points(), (0, 10));
    let table = table.reduced(&["1P"]);
    assert_eq!(table.points(), (0, 10));
}

#[test]
fn ruling_r05_a_hex_with_retreated_units_only_defends_with_nothing() {
    let table = Table::empty()
        .at("C4", &["180R"])
        .at("C5", &["WIK"])
        .retreated(&["WIK"]);
    assert_eq!(table.ratio("C5", &["180R"]), "1:0 8:1+ -1 6:1–7:1");
    table.allowed("attack C5 180R");
}

#[test]
fn ruling_r06_against_a_crowd_all_out_is_refused() {
    let mut table = Table::empty()
        .at("C4", &["47R"])
        .at("D4", &["KBW", "KBE", "88S", "88N", "WAL"]);
    table.join("D4", &["47R"]);
    refused!(
        table,
        "resolve all-out 47R",
        "7.4",
        Illegal::AllOutNeedless { units: 5, .. }
    );
    assert!(table.odds("D4", &["47R"]).may_flip.is_empty());
    table.allowed("resolve");
}

/// Two Germans in D4 took one hit from C4; the others as the test has them.
fn pressed(table: Table) -> Table {
    let mut table = table.at("C4", &["18T", "29T"]).at("D4", &["72I", "57I"]);
    table.attack("D4", &["18T", "29T"], 5);
    assert_eq!(table.state.hits.map(|h| h.left), Some(1));
    table
}

#[test]
fn ruling_r07_friends_who_just_retreated_do_not_open_a_hex() {
    // D5 is in the zone of C4 and holds a friend: the only way, but for C3,
    // which holds nobody.
    let mut table = pressed(
        Table::empty()
            .at("D5", &["KBE"])
            .at("F4", &["180R"])
            .at("D2", &["337R"]),
    );
    let before = table.state.hits.unwrap().destinations;
    assert_eq!(table.options("retreat 72I"), "D5");
    table.play("retreat 72I D5");
    assert_eq!(table.options("retreat 57I"), "D5");
    assert_eq!(table.state.hits.unwrap().destinations, before);
    // Nor do they on turn 1, when only friends and sources take in.
    let mut table = pressed(Table::empty().turn(1).at("E3", &["KBE"]));
    table.play("retreat 72I E3");
    refused!(
        table,
        "retreat 57I E4",
        "11.1",
        Illegal::OpeningRetreatAlone { .. }
    );
}

#[test]
fn ruling_r07_is_cited_where_a_friend_of_this_retreat_would_open_a_hex() {
    let mut table = pressed(Table::empty().at("F4", &["180R"]).at("D2", &["337R"]));
    assert_eq!(table.options("retreat 57I"), "");
    let d5 = table.hex("D5");
    table.state.put(table.unit("KBE"), Spot::On(d5));
    let why = Illegal::RetreatAfterFriend { to: d5 };
    assert_eq!(table.reasons("retreat 57I D5"), [(RuleRef("R7"), why)]);
}

#[test]
fn ruling_r08_free_hexes_come_first_only_among_those_that_are_open() {
    // E3, E4 and D3 are outside enemy zones, but on turn 1 they are barred:
    // the friend in the zone of C4 takes them in.
    let table = pressed(Table::empty().turn(1).at("D5", &["KBE"]));
    assert_eq!(table.options("retreat 72I"), "D5");
    // From a source, free hexes that are no sources do not come first.
    let mut table = Table::empty()
        .at("B5", &["18T", "29T"])
        .at("B3", &["180R"])
        .at("A4", &["72I"])
        .at("A5", &["57I"]);
    table.attack("A4", &["18T", "29T"], 4);
    assert_eq!(table.options("retreat 72I"), "A5");
}

#[test]
fn ruling_r09_any_hit_eliminates_a_hex_of_retreated_units() {
    let start = || {
        let mut table = Table::empty()
            .at("C4", &["20GR"])
            .at("D4", &["WIK", "72I"])
            .retreated(&["WIK", "72I"]);
        table.join("D4", &["20GR"]);
        table
    };
    // 8:1, die 1: one hit.
    let mut table = start();
    let events = table.roll("resolve", 1);
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::OnlyRetreated,
            ..
        }
    );
    assert_eq!(
        (table.place("WIK"), table.place("72I")),
        ("destroyed".into(), "destroyed".into())
    );
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn ruling_r10_mud_comes_on_a_one_or_a_two_and_a_scenario_may_say_otherwise() {
    let end = || {
        let mut table = Table::empty().german().stage(Stage::Movement);
        table.play("end");
        table
    };
    let weather = |mut table: Table, pips| {
        table.roll("mud", pips);
        table.state.weather
    };
    for pips in 1..=6 {
        let mud = weather(end(), pips) == Weather::Mud;
        assert_eq!(mud, pips <= 2, "{pips}");
        let other = end().special(|s| {
            s.thaw = Some(Thaw {
                from_turn: 2,
                faces: 0b10_0000,
            });
        });
        assert_eq!(weather(other, pips) == Weather::Mud, pips == 6);
    }
}

/// Turn 8, the Germans have moved.
fn breakout(table: Table) -> Table {
    let mut table = table.turn(8).german().stage(Stage::Movement);
    table.play("end");
    assert_eq!(table.state.stage, Stage::Breakout);
    table
}

#[test]
fn ruling_r11_refuge_hexes_are_the_same_for_every_roll() {
    let mut table = breakout(
        Table::empty()
            .at("E4", &["72I", "57I", "82I"])
            .at("D3", &["WIK"])
            .unsupplied(&["72I", "57I", "82I"]),
    );
    for (unit, pips) in [("72I", 6), ("57I", 1), ("82I", 4)] {
        let events = table.roll(&format!("breakout {unit}"), pips);
        happened!(events, Event::BrokeOut { refuges: 1, .. });
    }
    assert_eq!(table.place("82I"), "escaped");
}

#[test]
fn ruling_r12_equal_points_are_a_draw() {
    let table = Table::empty().spot(Spot::Destroyed, &["72I", "57I", "82I", "389I", "198I"]);
    assert_eq!(table.points(), (10, 10));
    assert_eq!(score(&table.rules, &table.state).winner(), None);
}

#[test]
fn ruling_r13_retreated_units_alone_give_no_supply_shift() {
    let table = Table::empty()
        .at("C4", &["20GR"])
        .at("C5", &["WIK"])
        .retreated(&["WIK"])
        .unsupplied(&["WIK"]);
    let odds = table.odds("C5", &["20GR"]);
    let causes: Vec<_> = odds.shifts.iter().flatten().map(|s| s.cause).collect();
    assert_eq!(causes, [ShiftCause::Rough]);
    // Shifts are summed before they are clamped: 8:1, +2 −1 is 8:1.
    let table = Table::empty()
        .at("C4", &["20GR", "26GR"])
        .at("C5", &["KBW"])
        .unsupplied(&["KBW"]);
    assert_eq!(table.ratio("C5", &["20GR", "26GR"]), "8:1 8:1+ +1 8:1+");
}

#[test]
fn ruling_r14_only_full_two_step_tanks_force_the_choice_and_restored_ones_flip_again() {
    // One-step tanks do not force it.
    let mut table = Table::empty().at("C4", &["11GT", "47R"]).at("D4", &["72I"]);
    table.join("D4", &["11GT", "47R"]);
    assert_eq!(table.options("resolve all-out"), "47R");
    // Among several the attacker chooses.
    let mut table = Table::empty().at("C4", &["18T", "29T"]).at("D4", &["72I"]);
    table.join("D4", &["18T", "29T"]);
    assert_eq!(table.options("resolve all-out"), "18T 29T");
    // Restored on turn 5, flipped, and moved: all in one player turn.
    let mut table = Table::empty()
        .turn(5)
        .stage(Stage::Supply)
        .at("C7", &["29T"])
        .at("C6", &["72I", "57I"])
        .reduced(&["29T"]);
    table.plays(&["supply", "restore 29T", "attack C6 29T"]);
    table.roll("resolve all-out 29T", 1);
    assert_eq!(table.steps("29T"), 1);
    table.play("end");
    table.allowed("move 29T D7");
}

#[test]
fn ruling_r15_losses_are_chosen_step_by_step_and_the_last_may_be_a_retreat() {
    let start = || {
        let mut table = Table::empty()
            .at("C4", &["18T", "29T"])
            .at("D4", &["KBW", "KBE"]);
        // 12:2, die 6: as many hits as steps.
        table.attack("D4", &["18T", "29T"], 6);
        table
    };
    let mut table = start();
    table.plays(&["lose KBE", "retreat KBW E4"]);
    assert_eq!(
        (table.place("KBE"), table.place("KBW")),
        ("destroyed".into(), "E4".into())
    );
    // The order of the losses does not matter for the end.
    let (mut one, mut other) = (start(), start());
    one.plays(&["lose KBE", "lose KBW"]);
    other.plays(&["lose KBW", "lose KBE"]);
    assert_eq!(one.state, other.state);
}

#[test]
fn ruling_r16_a_mandatory_retreat_stands_even_if_it_kills_retreated_friends() {
    let fight = |table: Table| {
        let mut table = table
            .german()
            .at("D4", &["11P", "16P"])
            .at("D3", &["1P", "14P"])
            .at("C3", &["47R", "104R"])
            .retreated(&["104R"]);
        table.attack("C3", &["11P", "16P", "1P", "14P"], 5);
        table.play("lose 47R");
        table
    };
    let mut table = fight(Table::empty());
    refused!(table, "lose 47R", "7.6", Illegal::MustRetreat { .. });
    table.play("retreat 47R B3");
    assert_eq!(table.place("104R"), "destroyed");
    // From a source with nowhere to go they cannot, and lose the step.
    let mut table = Table::empty()
        .german()
        .at("C6", &["11P", "16P"])
        .at("B7", &["1P", "14P"])
        .at("C7", &["47R"]);
    table.join("C7", &["11P", "16P", "1P", "14P"]);
    // 22:3 into woods: 7:1, 4:1; all-out.
    assert_eq!(
        table.ratio("C7", &["11P", "16P", "1P", "14P"]),
        "22:3 6:1–7:1 -1 4:1–5:1"
    );
    table.roll("resolve all-out 14P", 6);
    table.play("lose 47R");
    assert_eq!(table.options("retreat 47R"), "");
    table.play("lose 47R");
    assert_eq!(table.place("47R"), "destroyed");
}

#[test]
fn ruling_r16_retreated_friends_take_in_and_may_be_lost_with_their_hex_later() {
    // D5 is in the zone of C4 and holds only a retreated friend.
    let mut table = Table::empty()
        .at("C4", &["18T", "29T", "20GR", "26GR"])
        .at("D4", &["KBW"])
        .at("D5", &["KBE"])
        .at("F4", &["180R"])
        .at("D2", &["337R"])
        .retreated(&["KBE"]);
    table.attack("D4", &["18T", "29T"], 4);
    table.play("retreat KBW D5");
    assert_eq!(table.place("KBW"), "D5");
    // Now D5 is attacked: both are lost.
    table.attack("D5", &["20GR", "26GR"], 1);
    assert_eq!(
        (table.place("KBW"), table.place("KBE")),
        ("destroyed".into(), "destroyed".into())
    );
    // With a defender in D5, they are lost when he goes.
    let mut table = Table::empty()
        .at("C4", &["18T", "29T", "20GR", "26GR"])
        .at("D4", &["KBW"])
        .at("D5", &["72I"])
        .at("F4", &["180R"])
        .at("D2", &["337R"]);
    table.attack("D4", &["18T", "29T"], 4);
    table.play("retreat KBW D5");
    table.attack("D5", &["20GR", "26GR"], 4);
    table.play("retreat 72I D6");
    assert_eq!(
        (table.place("72I"), table.place("KBW")),
        ("D6".into(), "destroyed".into())
    );
}

#[test]
fn ruling_r17_a_hit_counts_however_it_was_absorbed() {
    // D5 was hit, and the WIK retreated: nobody is in it, or others are.
    let mut table = Table::empty()
        .turn(1)
        .at("C4", &["18T", "29T", "20GR", "26GR"])
        .at("D4", &["72I"])
        .at("D5", &["WIK", "KBE"])
        .at("E4", &["57I"]);
    table.attack("D5", &["20GR", "26GR"], 6);
    table.plays(&["retreat WIK E4", "retreat KBE E4"]);
    table.attack("D4", &["18T", "29T"], 4);
    refused!(
        table,
        "retreat 72I D5",
        "7.6",
        Illegal::RetreatIntoZoc { .. }
    );
    assert_eq!(table.options("retreat 72I"), "E4");
    // A vacant source that took a hit is closed.
    let mut table = Table::empty()
        .turn(1)
        .at("C7", &["20GR", "26GR"])
        .at("B5", &["18T", "29T"])
        .at("B7", &["KBW"])
        .at("A5", &["72I"]);
    table.attack("B7", &["20GR", "26GR"], 1);
    table.play("lose KBW");
    assert!(table.state.hit_hexes.contains(table.hex("B7")));
    assert!(table.state.in_hex(table.hex("B7")).is_empty());
    table.attack("A5", &["18T", "29T"], 4);
    // B7 is not next to A5; A6 is, and free.
    assert_eq!(table.options("retreat 72I"), "A6");
}

#[test]
fn ruling_r17_a_vacated_source_that_was_hit_takes_nobody_in() {
    let mut table = Table::empty()
        .turn(1)
        .at("B6", &["18T", "29T"])
        .at("C7", &["20GR", "26GR"])
        .at("B7", &["KBW"])
        .at("A6", &["72I"]);
    table.attack("B7", &["20GR", "26GR"], 1);
    table.play("lose KBW");
    // B7 is next to B6 and C7; say the enemy's zone did not matter.
    table.attack("A6", &["18T", "29T"], 6);
    refused!(
        table,
        "retreat 72I B7",
        "7.6",
        Illegal::RetreatIntoZoc { .. }
    );
    assert_eq!(table.options("retreat 72I"), "");
}

#[test]
fn ruling_r17_the_tanks_of_the_opening() {
    // Soviet: every tank on the map, wherever it came from.
    let table = Table::korsun().stage(Stage::Movement).at("E6", &["16T"]);
    table.allowed("move 16T F6");
    // German movement: any one unretreated tank.
    let table = Table::empty()
        .turn(1)
        .german()
        .stage(Stage::Movement)
        .at("A2", &["16P", "3P"])
        .retreated(&["3P"]);
    table.allowed("move 16P A3");
    refused!(table, "move 3P A3", "7.6", Illegal::RetreatedMover { .. });
}

#[test]
fn ruling_r17_tanks_that_cannot_part_bind_nobody() {
    let together = || {
        Table::empty()
            .turn(1)
            .stage(Stage::Movement)
            .at("D4", &["18T", "29T"])
    };
    refused!(
        together(),
        "end",
        "11.1",
        Illegal::OpeningTanksTogether { .. }
    );
    together().retreated(&["18T", "29T"]).allowed("end");
    let hemmed = together()
        .at("C3", &["72I"])
        .at("C4", &["57I"])
        .at("D3", &["KBE"])
        .at("D5", &["KBW"])
        .at("E3", &["WAL"])
        .at("E4", &["34I"]);
    assert_eq!(hemmed.options("move"), "");
    hemmed.allowed("end");
}

#[test]
fn ruling_r17_a_tank_may_stay_and_a_move_that_leaves_no_way_out_is_refused() {
    let start = || Table::korsun().stage(Stage::Movement);
    // One of the two in C7 stays.
    let mut table = start();
    table.play("move 29T D7");
    table.allowed("end");
    refused!(table, "move 20T D7", "11.1", Illegal::OpeningCrowds { .. });
    // A tank may move where another stands that can still leave.
    let mut table = start().at("D7", &["5GT"]);
    table.play("move 29T D7");
    refused!(table, "end", "11.1", Illegal::OpeningTanksTogether { .. });
    table.play("move 5GT E6");
    table.allowed("end");
    // If they cannot part at all, the phase may end.
    let stuck = start().at("C7", &["5GT"]).moved(&["5GT", "20T", "29T"]);
    stuck.allowed("end");
}

#[test]
fn ruling_r18_tichonovka_stops_movement_also_on_the_way_but_not_supply() {
    let table = Table::empty()
        .turn(2)
        .german()
        .stage(Stage::Movement)
        .at("A2", &["17P"]);
    refused!(
        table,
        "move 17P B3 B4",
        "11.2",
        Illegal::MoveIntoClosedHex { .. }
    );
    // B3 is the only way for supply into C2.
    let mut table = Table::empty()
        .turn(2)
        .at("C2", &["88S"])
        .at("B1", &["47R"])
        .at("C4", &["104R"])
        .at("D1", &["75R"]);
    assert_eq!(table.judged(Side::German), "");
    let open = table.state;
    let line = supply_line(&table.rules, &open, Side::German, table.hex("C2"), None);
    assert!(line.unwrap().contains(&table.hex("B3")));
}

#[test]
fn ruling_r18_ever_entered_counts_every_hex_of_a_path_retreats_arrivals_and_set_up() {
    let lifted = |table: &Table| table.state.stand_fast_lifted;
    // Through F3 and away again.
    let mut table = Table::empty().stage(Stage::Movement).at("G2", &["5M"]);
    let events = table.play("move 5M F3 G3");
    happened!(events, Event::StandFastLifted { .. });
    assert!(lifted(&table));
    // Through A6.
    let mut table = Table::empty().stage(Stage::Movement).at("B7", &["5GC"]);
    let events = table.play("move 5GC A6 B6");
    happened!(events, Event::ReserveReleased { .. });
    // Retreat to D4, next to Korsun.
    let mut table = Table::empty()
        .german()
        .at("D5", &["11P", "16P"])
        .at("C4", &["47R"]);
    table.attack("C4", &["11P", "16P"], 1);
    assert!(!lifted(&table));
    let mut table = Table::empty()
        .german()
        .at("B4", &["11P", "16P"])
        .at("C4", &["47R"]);
    table.attack("C4", &["11P", "16P"], 3);
    let events = table.play("retreat 47R D4");
    happened!(events, Event::StandFastLifted { .. });
    // Germans near Korsun lift nothing.
    let mut table = Table::empty()
        .german()
        .stage(Stage::Movement)
        .at("D5", &["WIK"]);
    table.play("move WIK D4");
    assert!(!lifted(&table));
    // Set-up and arrival: a scenario may begin with Soviets there.
    let mut setup = Setup::clone(&Table::korsun().rules);
    let (e4, a5) = (Table::korsun().hex("E4"), Table::korsun().hex("A5"));
    let rifles = Table::korsun().unit("206R");
    let tanks = Table::korsun().unit("18T");
    let wiking = Table::korsun().unit("WIK");
    setup.units[usize::from(wiking.0)].hex = a5;
    setup.units[usize::from(rifles.0)].hex = e4;
    let state = State::initial(&setup);
    assert!(state.stand_fast_lifted && !state.reserve_released);
    setup.units[usize::from(rifles.0)].hex = a5;
    setup.units[usize::from(wiking.0)].hex = e4;
    assert!(State::initial(&setup).reserve_released);
    let mut setup = Setup::clone(&Table::korsun().rules);
    setup.units[usize::from(tanks.0)].hex = a5;
    let rules = HellsGate::new(setup);
    let state = rules.initial();
    let mut table = Table { rules, state }.turn(2);
    // A5 is a German source: the unit is put there as its entry hex.
    let events = table.play("supply");
    happened!(events, Event::ReserveReleased { .. });
}

#[test]
fn ruling_r19_a_retreated_german_keeps_the_airfield() {
    let table = Table::empty()
        .at("E3", &["KBW"])
        .at("E2", &["72I"])
        .at("D2", &["47R"])
        .unsupplied(&["72I", "KBW"])
        .retreated(&["KBW"]);
    let odds = table.odds("E2", &["47R"]);
    assert_eq!(odds.net_shift(), 1);
    assert_eq!(odds.shifts[0].unwrap().capped, Some(Cap::Dumps));
    // A Soviet in E3 does not.
    let lost = table.spot(Spot::Withheld, &["KBW"]).at("E3", &["104R"]);
    assert_eq!(lost.odds("E2", &["47R"]).net_shift(), 2);
}

#[test]
fn ruling_r20_zones_do_not_keep_reinforcements_out_but_retreated_enemies_do() {
    // A2 is vacant and next to Soviets.
    let start = || {
        Table::empty()
            .turn(6)
            .german()
            .stage(Stage::Supply)
            .spot(Spot::Awaited, &["1P"])
    };
    let mut table = start().at("B2", &["47R"]).at("B3", &["104R"]);
    table.play("supply");
    assert_eq!(table.place("1P"), "A2");
    let mut table = start().at("A2", &["47R"]).retreated(&["47R"]);
    table.play("supply");
    assert_eq!(table.options("enter 1P"), "A1 A3");
    // Each unit chooses for itself: 16th Panzer and Baeke, both due in A2.
    let mut table = Table::empty()
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["16P", "BAE"])
        .at("A2", &["47R"]);
    table.plays(&["supply", "enter BAE A3"]);
    assert_eq!(table.state.stage, Stage::Reinforcement);
    table.play("enter 16P A1");
    assert_eq!(
        (table.place("16P"), table.place("BAE")),
        ("A1".into(), "A3".into())
    );
}

#[test]
fn ruling_r20_the_24th_panzer_is_judged_once() {
    let mut table = Table::empty()
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["24P"]);
    table.play("supply");
    // Released later: too late.
    for turn in 5..=8 {
        table.state.reserve_released = true;
        table = table.turn(turn);
        table.judge(Side::German);
        assert_eq!(table.place("24P"), "withheld");
    }
}

#[test]
fn ruling_r21_a_move_may_end_where_it_began() {
    let mut table = Table::empty().stage(Stage::Movement).at("C4", &["29T"]);
    table.play("move 29T D4 C4");
    assert_eq!(table.place("29T"), "C4");
    refused!(table, "move 29T D4", "8.0", Illegal::AlreadyMoved { .. });
    // There and back across a river are two crossings.
    let river = Table::empty().stage(Stage::Movement).at("B7", &["29T"]);
    refused!(river, "move 29T B6 B7", "8.2", Illegal::TwoRivers { .. });
}

#[test]
fn ruling_r22_break_out_goes_by_markers_and_unit_by_unit() {
    // The refuge may be retreated; supply is the marker, not the map; the
    // unit's own hex counts.
    let mut table = breakout(
        Table::empty()
            .at("E4", &["72I", "57I", "82I", "WIK"])
            .unsupplied(&["72I", "57I", "82I"])
            .retreated(&["WIK", "82I"]),
    );
    let events = table.roll("breakout 72I", 4);
    happened!(
        events,
        Event::BrokeOut {
            refuges: 1,
            escaped: true,
            ..
        }
    );
    // The next one may try, or not, knowing that.
    assert_eq!(table.listed(), ["breakout 57I", "end"]);
    let events = table.roll("breakout 57I", 3);
    happened!(events, Event::BrokeOut { escaped: false, .. });
    // Retreated units left behind stay.
    assert_eq!(table.place("82I"), "E4");
    assert_eq!(table.place("WIK"), "E4");
}

#[test]
fn ruling_r22_a_reduced_unit_that_escaped_scores_one() {
    let mut table = breakout(
        Table::empty()
            .at("E4", &["72I"])
            .at("D4", &["WIK"])
            .unsupplied(&["72I"])
            .reduced(&["72I"]),
    );
    table.roll("breakout 72I", 6);
    assert_eq!(table.place("72I"), "escaped");
    assert_eq!(table.points().0, 1);
}

#[test]
fn ruling_r23_mud_is_rolled_for_before_the_marker_advances_and_never_again() {
    let mut table = Table::empty().turn(2).german().stage(Stage::Movement);
    let events = table.play("end");
    happened!(events, Event::ThawPending);
    assert_eq!((table.state.stage, table.state.turn), (Stage::Mud, 2));
    let events = table.roll("mud", 1);
    let place = |f: fn(&Event) -> bool| events.iter().position(f).unwrap();
    let rolled = place(|e| matches!(e, Event::ThawRolled { .. }));
    let began = place(|e| matches!(e, Event::TurnBegan { .. }));
    assert!(rolled < began);
    let mut table = table.german().stage(Stage::Movement);
    let events = table.play("end");
    assert!(!events.contains(&Event::ThawPending));
    // After turn 8 there is none, mud or not.
    let mut table = Table::empty().turn(8).german().stage(Stage::Movement);
    let events = table.play("end");
    assert!(!events.contains(&Event::ThawPending));
    assert_eq!(table.state.stage, Stage::Over);
}

#[test]
fn ruling_r24_destroyed_units_count_all_steps_absent_ones_none_sources_after_eliminations() {
    let table = Table::empty()
        .spot(Spot::Destroyed, &["72I"])
        .reduced(&["72I"]);
    assert_eq!(table.points(), (2, 10));
    let table = Table::empty()
        .spot(Spot::Lost, &["72I"])
        .spot(Spot::Awaited, &["57I"])
        .spot(Spot::Withheld, &["24P"]);
    assert_eq!(table.points(), (0, 10));
    // A retreated unit in a source counts; one that is eliminated does not.
    let table = Table::empty().at("A4", &["47R"]).retreated(&["47R"]);
    assert_eq!(table.points(), (2, 10));
    let mut table = Table::empty()
        .turn(8)
        .german()
        .stage(Stage::Movement)
        .at("A4", &["47R"])
        .at("C4", &["3P"])
        .at("B3", &["17P"])
        .at("B6", &["14P"]);
    assert_eq!(table.cut_off(Side::Soviet), "47R");
    table.play("end");
    assert_eq!(table.place("47R"), "destroyed");
    assert_eq!(table.points(), (0, 12));
}
