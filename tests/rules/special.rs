//! Case 11, turn by turn, and victory.

use crate::common::Table;
use hells_gate::systems::hells_gate::odds::Cap;
use hells_gate::systems::hells_gate::victory::{Item, receipt, score};
use hells_gate::systems::hells_gate::{Cause, Event, Illegal, Setup, Side, Spot, Stage, Weather};

// ---- 11.1

#[test]
fn r11_1_germans_retreat_only_to_sources_and_friends_in_the_soviet_phase() {
    let fight = |table: Table| {
        let mut table = table.at("C4", &["18T", "29T"]).at("D4", &["72I"]);
        table.attack("D4", &["18T", "29T"], 4);
        table
    };
    let table = fight(Table::empty().turn(1).at("E3", &["57I"]));
    refused!(
        table,
        "retreat 72I E4",
        "11.1",
        Illegal::OpeningRetreatAlone { .. }
    );
    assert_eq!(table.options("retreat 72I"), "E3");
    assert_eq!(fight(Table::empty().turn(1)).options("retreat 72I"), "");
    assert_eq!(
        fight(Table::empty().turn(2)).options("retreat 72I"),
        "D3 E3 E4"
    );
    // A vacant source will do.
    let mut table = Table::empty()
        .turn(1)
        .at("C5", &["18T", "29T"])
        .at("B5", &["72I"]);
    table.attack("B5", &["18T", "29T"], 4);
    assert_eq!(table.options("retreat 72I"), "A4 A5");
}

#[test]
fn r11_1_no_retreat_into_a_hex_that_took_a_hit_earlier() {
    let fight = |pips| {
        let mut table = Table::empty()
            .turn(1)
            .at("C4", &["18T", "29T", "20GR", "26GR"])
            .at("D4", &["72I"])
            .at("D5", &["WIK"]);
        table.attack("D5", &["20GR", "26GR"], pips);
        if pips == 6 {
            table.play("lose WIK");
        }
        table.attack("D4", &["18T", "29T"], 4);
        table
    };
    let table = fight(6);
    refused!(
        table,
        "retreat 72I D5",
        "11.1",
        Illegal::OpeningRetreatHit { .. }
    );
    assert_eq!(table.options("retreat 72I"), "");
    // Attacked without a hit, it is open.
    assert_eq!(fight(1).options("retreat 72I"), "D5");
}

#[test]
fn r11_1_only_tanks_move_in_the_soviet_phase_to_three_different_hexes() {
    let mut table = Table::korsun().stage(Stage::Movement);
    for unit in ["75R", "206R", "294R"] {
        assert_eq!(table.options(&format!("move {unit}")), "");
    }
    refused!(table, "move 206R G3", "11.1", Illegal::OpeningMover { .. });
    // 20th and 29th start in one hex.
    refused!(table, "end", "11.1", Illegal::OpeningTanksTogether { .. });
    table.play("move 20T D7");
    table.allowed("end");
    refused!(table, "move 29T D7", "11.1", Illegal::OpeningCrowds { .. });
    table.play("move 29T D7 E6");
    table.allowed("end");
}

#[test]
fn r11_1_only_the_first_panzers_attack_in_the_german_phase() {
    let mut table = Table::korsun().german().stage(Stage::Supply);
    table.play("supply");
    let table = table
        .at("B5", &["5GT"])
        .at("B6", &["3P", "11P", "14P", "5SSP", "16P", "WIK"]);
    for unit in ["3P", "11P", "14P", "5SSP"] {
        table.allowed(&format!("attack B5 {unit}"));
    }
    for unit in ["16P", "WIK"] {
        let text = format!("attack B5 {unit}");
        refused!(table, &text, "11.1", Illegal::OpeningAttacker { .. });
    }
    // On turn 2 everyone may.
    table.clone().turn(2).allowed("attack B5 WIK");
}

#[test]
fn r11_1_germans_attacking_suffer_one_shift_at_most_but_nobody_else_is_spared() {
    let table = Table::empty().turn(1).at("D4", &["11P"]).at("C4", &["47R"]);
    let german = table.clone().german().unsupplied(&["11P"]);
    assert_eq!(german.ratio("C4", &["11P"]), "9:3 3:1 -1 2:1");
    assert_eq!(german.turn(4).ratio("C4", &["11P"]), "9:3 3:1 -2 3:2");
    let soviet = table.clone().unsupplied(&["47R"]);
    assert_eq!(soviet.odds("D4", &["47R"]).net_shift(), -2);
    let defended = table.unsupplied(&["11P"]);
    assert_eq!(defended.odds("D4", &["47R"]).net_shift(), 2);
}

#[test]
fn r11_1_one_panzer_unit_moves_in_the_german_phase_and_nothing_else() {
    let mut table = Table::empty()
        .turn(1)
        .german()
        .stage(Stage::Movement)
        .at("B6", &["11P", "14P", "WIK", "72I"]);
    for unit in ["WIK", "72I"] {
        let text = format!("move {unit} B5");
        refused!(table, &text, "11.1", Illegal::OpeningMover { .. });
    }
    table.play("move 11P B5 B4");
    refused!(
        table,
        "move 14P B5",
        "11.1",
        Illegal::OpeningSecondMover { .. }
    );
    assert_eq!(table.listed(), ["end"]);
}

// ---- 11.2

#[test]
fn r11_2_no_german_enters_tichonovka_on_turn_2() {
    let mover = |turn| {
        Table::empty()
            .turn(turn)
            .german()
            .stage(Stage::Movement)
            .at("A2", &["17P"])
    };
    refused!(
        mover(2),
        "move 17P B3",
        "11.2",
        Illegal::MoveIntoClosedHex { .. }
    );
    refused!(
        mover(2),
        "move 17P B2 B3",
        "11.2",
        Illegal::MoveIntoClosedHex { .. }
    );
    mover(3).allowed("move 17P B3");
    // The Soviets may.
    let soviet = Table::empty()
        .turn(2)
        .stage(Stage::Movement)
        .at("B2", &["5GT"]);
    soviet.allowed("move 5GT B3");
    // Nor does one retreat there.
    let fight = |turn| {
        let mut table = Table::empty()
            .turn(turn)
            .at("C3", &["18T", "29T"])
            .at("C2", &["5GT"])
            .at("B4", &["72I"])
            .at("B3", &["57I"])
            .at("A4", &["180R"]);
        // 8:2 into woods across the river: 2:1.
        table.attack("B4", &["18T", "29T"], 6);
        table
    };
    refused!(
        fight(2),
        "retreat 72I B3",
        "11.2",
        Illegal::RetreatIntoClosedHex { .. }
    );
    assert_eq!(fight(3).options("retreat 72I"), "B3");
}

#[test]
fn r11_2_soviet_supply_lines_have_three_hexes_at_most_on_turn_2() {
    // C4: C5, C6, C7 are three hexes. C3 is one farther.
    let table = |turn| {
        let mut table = Table::empty()
            .turn(turn)
            .at("C4", &["29T"])
            .at("C3", &["20T"])
            .at("C1", &["34I"])
            .at("D1", &["198I"]);
        table.judged(Side::Soviet)
    };
    assert_eq!(table(2), "20T");
    assert_eq!(table(3), "");
    assert_eq!(table(1), "");
    // German lines are as long as they like.
    let mut german = Table::empty().turn(2).at("G3", &["389I"]);
    assert_eq!(german.judged(Side::German), "");
}

#[test]
fn r11_2_both_sides_suffer_one_shift_at_most_attacking_or_defending() {
    let table = Table::empty()
        .turn(2)
        .at("D4", &["11P"])
        .at("C4", &["47R"])
        .unsupplied(&["11P", "47R"]);
    for (side, target, unit) in [("soviet", "D4", "47R"), ("german", "C4", "11P")] {
        let table = match side {
            "soviet" => table.clone().soviet(),
            _ => table.clone().german(),
        };
        let odds = table.odds(target, &[unit]);
        let told: Vec<_> = odds
            .shifts
            .iter()
            .flatten()
            .map(|s| (s.columns, s.capped))
            .collect();
        assert_eq!(
            told,
            [(1, Some(Cap::TurnTwo)), (-1, Some(Cap::TurnTwo))],
            "{side}"
        );
        assert_eq!(
            table
                .turn(3)
                .odds(target, &[unit])
                .shifts
                .iter()
                .flatten()
                .map(|s| s.columns)
                .collect::<Vec<_>>(),
            [2, -2]
        );
    }
}

fn garrison(turn: u8) -> Table {
    Table::empty()
        .turn(turn)
        .german()
        .stage(Stage::Movement)
        .at("E3", &["72I"])
        .at("E4", &["WIK"])
        .at("D3", &["57I"])
        .at("E5", &["389I"])
        .at("D2", &["88N"])
}

#[test]
fn r11_2_units_in_and_next_to_korsun_stand_until_a_soviet_has_come_near() {
    let table = garrison(2);
    for text in ["move 72I D4", "move WIK D5", "move 57I C3"] {
        refused!(table, text, "11.2", Illegal::StandFast { turn: 2, .. });
    }
    table.allowed("move 389I D5");
    table.allowed("move 88N C2");
    // A Soviet that came next to Korsun once lifts it for good.
    let mut lifted = garrison(2).soviet().at("G3", &["206R"]);
    let events = lifted.play("move 206R F4");
    happened!(events, Event::StandFastLifted { .. });
    lifted.state.put(lifted.unit("206R"), Spot::Withheld);
    lifted.state.moved = Default::default();
    let lifted = lifted.german();
    for text in ["move 72I D4", "move WIK D5", "move 57I C3"] {
        lifted.allowed(text);
    }
    // Farther away it does not.
    let mut far = garrison(2).soviet().at("G2", &["206R"]);
    far.play("move 206R F2");
    assert!(!far.state.stand_fast_lifted);
    // On turn 4 nobody stands any more.
    garrison(4).allowed("move 72I D4");
    garrison(1)
        .special(|s| s.opening_turn = None)
        .allowed("move 72I D4");
}

#[test]
fn r11_2_the_ground_thaws_on_a_one_or_two_from_turn_2_on() {
    let end_of = |turn| {
        let mut table = Table::empty().turn(turn).german().stage(Stage::Movement);
        table.play("end");
        table
    };
    // Turn 1: no roll.
    assert_eq!(
        (end_of(1).state.stage, end_of(1).state.turn),
        (Stage::Supply, 2)
    );
    for turn in 2..=7 {
        for pips in 1..=6 {
            let mut table = end_of(turn);
            assert_eq!(table.listed(), ["mud"]);
            assert_eq!(table.state.to_act(), Some(Side::German));
            let events = table.roll("mud", pips);
            let mud = pips <= 2;
            happened!(events, Event::ThawRolled { mud: m, .. } if *m == mud);
            let weather = if mud { Weather::Mud } else { Weather::Snow };
            assert_eq!(table.state.weather, weather);
            assert_eq!(table.state.turn, turn + 1);
        }
    }
    // Once it is mud, it stays, without a roll.
    let mut table = Table::empty().turn(3).german().mud().stage(Stage::Movement);
    table.play("end");
    assert_eq!(
        (table.state.stage, table.state.weather),
        (Stage::Supply, Weather::Mud)
    );
}

// ---- 11.3

#[test]
fn r11_3_korsun_stands_on_turn_3_again() {
    refused!(
        garrison(3),
        "move 72I D4",
        "11.3",
        Illegal::StandFast { turn: 3, .. }
    );
}

#[test]
fn r11_3_korsun_yanovka_and_shenderovka_suffer_one_shift_while_korsun_holds() {
    for (hex, from) in [("E3", "E4"), ("E2", "D2"), ("D3", "C3")] {
        let table = Table::empty()
            .at("E3", &["WIK"])
            .at(hex, &["72I"])
            .at(from, &["47R"])
            .unsupplied(&["WIK", "72I"]);
        for turn in 3..=8 {
            let now = table.clone().turn(turn);
            assert_eq!(now.odds(hex, &["47R"]).net_shift(), 1, "defending {hex}");
            let attack = now.german().odds(from, &["72I"]);
            assert_eq!(attack.net_shift(), -1, "attacking out of {hex}");
        }
        // Without a German in Korsun it is two.
        if hex != "E3" {
            let lost = table.spot(Spot::Withheld, &["WIK"]);
            assert_eq!(lost.odds(hex, &["47R"]).net_shift(), 2);
            assert_eq!(lost.german().odds(from, &["72I"]).net_shift(), -2);
        }
    }
    // Elsewhere it is two, and on turn 2 it is the rule of that turn.
    let table = Table::empty()
        .at("E3", &["WIK"])
        .at("D5", &["72I"])
        .at("C4", &["47R"])
        .unsupplied(&["WIK", "72I"]);
    assert_eq!(table.odds("D5", &["47R"]).net_shift(), 2);
    assert_eq!(table.german().odds("C4", &["72I"]).net_shift(), -2);
}

#[test]
fn r11_3_soviets_gain_nothing_from_the_dumps() {
    let table = Table::empty()
        .at("E3", &["47R"])
        .at("E4", &["72I"])
        .unsupplied(&["47R"]);
    assert_eq!(table.odds("E4", &["47R"]).net_shift(), -2);
    assert_eq!(table.german().odds("E3", &["72I"]).net_shift(), 2);
}

#[test]
fn r11_3_the_shift_is_capped_also_when_others_join_from_elsewhere() {
    let table = Table::empty()
        .german()
        .at("E3", &["WIK"])
        .at("D3", &["72I"])
        .at("D5", &["57I"])
        .at("C4", &["47R"])
        .at("D4", &["104R"])
        .unsupplied(&["72I", "57I", "WIK"]);
    assert_eq!(table.odds("D4", &["57I"]).net_shift(), -2);
    assert_eq!(table.odds("D4", &["57I", "72I"]).net_shift(), -1);
    assert_eq!(table.odds("D4", &["57I", "WIK"]).net_shift(), -1);
}

// ---- 11.4

fn worn(turn: u8) -> Table {
    Table::empty()
        .turn(turn)
        .stage(Stage::Supply)
        .at("C7", &["29T", "47R", "180R", "104R"])
        .at("C4", &["20T"])
        .at("C1", &["34I"])
        .at("D1", &["198I"])
        .at("C6", &["389I"])
        .at("D5", &["72I"])
        .at("F6", &["KBE"])
        .at("G2", &["KBW"])
        .reduced(&["29T", "47R", "20T"])
}

#[test]
fn r11_4_on_turns_5_and_7_one_reduced_supplied_corps_is_restored() {
    for turn in [5, 7] {
        let mut table = worn(turn);
        let events = table.play("supply");
        happened!(events, Event::RestorationOffered);
        assert!(table.is_unsupplied("20T"));
        assert_eq!(table.options("restore"), "29T 47R");
        refused!(
            table,
            "restore 20T",
            "11.4",
            Illegal::RestoreUnsupplied { .. }
        );
        refused!(table, "restore 104R", "11.4", Illegal::NotReduced { .. });
        refused!(table, "restore 180R", "11.4", Illegal::NotACorps { .. });
        refused!(table, "restore 389I", "3.0", Illegal::NotYours { .. });
        let events = table.play("restore 29T");
        happened!(events, Event::Restored { .. });
        assert_eq!((table.steps("29T"), table.steps("47R")), (2, 1));
        // One only; it attacks and moves normally.
        assert_eq!(table.state.stage, Stage::Combat);
        table.allowed("attack C6 29T");
    }
}

#[test]
fn r11_4_is_optional_and_of_those_turns_and_of_the_soviets_only() {
    let mut table = worn(5);
    table.plays(&["supply", "end"]);
    assert_eq!(table.state.stage, Stage::Combat);
    for turn in [4, 6, 8] {
        let mut table = worn(turn);
        table.play("supply");
        assert_eq!(table.state.stage, Stage::Combat, "turn {turn}");
    }
    let mut german = worn(5).german().reduced(&["34I"]);
    german.play("supply");
    assert_eq!(german.state.stage, Stage::Combat);
    // Nobody to restore: no question.
    let mut fresh = worn(5).with(|s| s.reduced = Default::default());
    fresh.play("supply");
    assert_eq!(fresh.state.stage, Stage::Combat);
}

// ---- 11.5

/// Turn 8: the 72nd in E4 is cut off; supplied friends in D3 and B3.
fn pocket() -> Table {
    Table::empty()
        .turn(8)
        .german()
        .stage(Stage::Movement)
        .at("E4", &["72I"])
        .at("D3", &["WIK", "57I"])
        .at("B3", &["11P"])
        .unsupplied(&["72I"])
}

#[test]
fn r11_5_unsupplied_units_break_out_to_refuges_within_two_hexes() {
    for pips in 1..=6 {
        let mut table = pocket();
        let events = table.play("end");
        happened!(events, Event::BreakoutOffered);
        assert_eq!(table.listed(), ["breakout 72I", "end"]);
        // D3 is two hexes from E4 and counts once for two units; B3 is three.
        let events = table.roll("breakout 72I", pips);
        let free = pips + 1 >= 5;
        happened!(events, Event::BrokeOut { refuges: 1, escaped, .. } if *escaped == free);
        assert_eq!(
            table.place("72I"),
            if free { "escaped" } else { "destroyed" }
        );
        if !free {
            happened!(
                events,
                Event::Eliminated {
                    cause: Cause::FailedBreakout,
                    ..
                }
            );
        }
    }
}

#[test]
fn r11_5_each_refuge_hex_adds_one_to_the_die() {
    let start = || pocket().at("D4", &["KBW"]).at("E3", &["KBE"]);
    for (pips, place) in [(1, "destroyed"), (2, "escaped")] {
        let mut table = start();
        table.play("end");
        let events = table.roll("breakout 72I", pips);
        happened!(events, Event::BrokeOut { refuges: 3, .. });
        assert_eq!(table.place("72I"), place);
    }
}

#[test]
fn r11_5_moved_retreated_and_supplied_units_do_not_break_out() {
    let mut table = pocket()
        .at("E4", &["82I", "320I", "376I"])
        .unsupplied(&["82I", "320I"])
        .retreated(&["320I"]);
    table.play("move 82I D4");
    table.play("end");
    refused!(table, "breakout 82I", "11.5", Illegal::BreakoutMoved { .. });
    refused!(
        table,
        "breakout 320I",
        "11.5",
        Illegal::BreakoutRetreated { .. }
    );
    refused!(
        table,
        "breakout 376I",
        "11.5",
        Illegal::BreakoutSupplied { .. }
    );
    table.allowed("breakout 72I");
}

#[test]
fn r11_5_without_a_refuge_there_is_no_break_out() {
    let mut table = pocket().at("G2", &["82I"]).unsupplied(&["82I"]);
    table.play("end");
    refused!(table, "breakout 82I", "11.5", Illegal::NoRefuge { .. });
    // If nobody can, nobody is asked.
    let mut table = pocket().spot(Spot::Withheld, &["WIK", "57I"]);
    table.play("end");
    assert_eq!(table.state.stage, Stage::Over);
    let mut table = pocket();
    table.play("move 72I D4");
    table.play("end");
    assert_eq!(table.state.stage, Stage::Over, "the only one has moved");
    let mut table = pocket().retreated(&["72I"]);
    table.play("end");
    assert_eq!(table.state.stage, Stage::Over, "the only one has retreated");
    // Nor on another turn.
    let mut table = pocket().turn(7);
    table.play("end");
    assert_eq!(table.state.stage, Stage::Mud);
}

#[test]
fn r11_5_soviets_break_out_in_their_own_phase_and_no_one_has_to() {
    let mut table = Table::empty()
        .turn(8)
        .stage(Stage::Movement)
        .at("C5", &["29T"])
        .at("C6", &["47R"])
        .unsupplied(&["29T"]);
    table.play("end");
    assert_eq!(table.listed(), ["breakout 29T", "end"]);
    table.play("end");
    assert_eq!(table.place("29T"), "C5");
    assert_eq!(table.state.player, Side::German);
}

// ---- 12

/// The end of the last turn.
fn last() -> Table {
    Table::empty().turn(8).german().stage(Stage::Movement)
}

#[test]
fn r12_0_units_that_cannot_trace_supply_are_eliminated_soviets_first() {
    // The 180th and the 389th cut each other off: the Soviets go first, and
    // that saves the 389th.
    let mut table = last()
        .at("F2", &["180R"])
        .at("G1", &["389I"])
        .at("D2", &["57I"])
        .at("E3", &["WIK"]);
    assert_eq!(table.cut_off(Side::Soviet), "180R");
    assert_eq!(table.cut_off(Side::German), "389I");
    let events = table.play("end");
    happened!(
        events,
        Event::Eliminated {
            cause: Cause::Unsupplied,
            ..
        }
    );
    assert_eq!(table.place("180R"), "destroyed");
    assert_eq!(table.place("389I"), "G1");
    // Markers do not matter, only the map at that instant; no limit either.
    let mut table = last()
        .at("A1", &["34I"])
        .at("C4", &["47R"])
        .unsupplied(&["34I", "47R"])
        .at("G1", &["389I"])
        .at("F2", &["180R"]);
    table.play("end");
    assert_eq!(
        (table.place("34I"), table.place("47R")),
        ("A1".into(), "C4".into())
    );
    assert_eq!(
        (table.place("180R"), table.place("389I")),
        ("F2".into(), "destroyed".into())
    );
}

#[test]
fn r12_0_points_for_steps_reduced_units_and_sources_and_ten_for_the_germans() {
    let table = last();
    assert_eq!(table.points(), (0, 10));
    // A point for each step destroyed.
    let dead = table.clone().spot(Spot::Destroyed, &["72I", "KBW", "29T"]);
    assert_eq!(dead.points(), (3, 12));
    // A point for a two-step unit with one step left, on the map or escaped.
    let worn = table
        .clone()
        .at("A1", &["72I"])
        .at("A2", &["KBW"])
        .spot(Spot::Escaped, &["57I", "82I"])
        .reduced(&["72I", "57I"]);
    assert_eq!(worn.points(), (2, 10));
    // Two for each enemy source occupied, however many units are in it.
    let held = table
        .clone()
        .at("A4", &["47R", "104R"])
        .at("B7", &["75R"])
        .at("C7", &["34I"])
        .at("C6", &["198I"]);
    assert_eq!(held.points(), (4, 12));
}

#[test]
fn r12_0_the_receipt_adds_up_and_the_one_with_more_points_wins() {
    let table = last()
        .at("A4", &["47R"])
        .spot(Spot::Destroyed, &["72I", "KBW"])
        .at("A1", &["34I"])
        .reduced(&["34I"]);
    let lines = receipt(&table.rules, &table.state, Side::Soviet);
    assert_eq!(lines.len(), 4);
    assert!(lines.contains(&Item::Source {
        hex: table.hex("A4")
    }));
    assert!(lines.contains(&Item::Reduced {
        unit: table.unit("34I")
    }));
    assert!(lines.contains(&Item::Destroyed {
        unit: table.unit("72I"),
        steps: 2
    }));
    let sum: u16 = lines
        .iter()
        .map(|i| i.points(&table.rules.parameters.numbers))
        .sum();
    assert_eq!(table.points(), (sum, 10));
    assert_eq!(sum, 6);
    assert_eq!(
        receipt(&table.rules, &table.state, Side::German),
        [Item::Handicap { points: 10 }]
    );
    assert_eq!(
        score(&table.rules, &table.state).winner(),
        Some(Side::German)
    );
    let more = table.spot(Spot::Destroyed, &["198I", "88S", "389I"]);
    assert_eq!(more.points(), (11, 10));
    assert_eq!(score(&more.rules, &more.state).winner(), Some(Side::Soviet));
}

#[test]
fn r12_0_the_game_ends_with_turn_8_and_without_a_roll_for_mud() {
    let mut table = last().at("A1", &["34I"]);
    let events = table.play("end");
    happened!(events, Event::GameEnded);
    assert_eq!(table.state.to_act(), None);
    let verdict = table.rules.verdict(&table.state).unwrap();
    assert_eq!(verdict.winner(), Some(Side::German));
    let setup: &Setup = &table.rules;
    assert_eq!(setup.parameters.handicap.german, 10);
}
