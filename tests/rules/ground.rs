//! Cases 2 to 6, 9 and 10: components, sequence, zones of control, supply,
//! reinforcements, recovery, set-up.

use crate::common::{Table, korsun};
use hells_gate::engine::{Every as _, RuleRef, Rules};
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::setup::{Arrival, Setup};
use hells_gate::systems::hells_gate::supply::{supply_line, zone_of_control};
use hells_gate::systems::hells_gate::{
    Event, HellsGate, Illegal, Kind, Phase, Side, Size, Spot, Stage, Weather, say,
};

/// Lets both sides do nothing to the end of the game; no mud.
fn idle_to_the_end() -> (Table, Vec<Event>) {
    let mut table = Table::korsun();
    let mut events = Vec::new();
    while table.state.stage != Stage::Over {
        let listed = table.listed();
        events.extend(if listed.contains(&"mud".to_owned()) {
            table.roll("mud", 6)
        } else if listed.contains(&"supply".to_owned()) {
            table.play("supply")
        } else if listed.contains(&"end".to_owned()) {
            table.play("end")
        } else {
            // The three tanks of turn 1 must part.
            let text = listed.iter().find(|t| t.starts_with("move 20T")).unwrap();
            table.play(text)
        });
    }
    (table, events)
}

#[test]
fn r2_1_eight_game_turns_are_played() {
    let (table, events) = idle_to_the_end();
    let turns: Vec<u8> = events
        .iter()
        .filter_map(|e| match e {
            Event::TurnBegan { turn } => Some(*turn),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(table.rules.dates.len(), 8);
    assert!(table.rules.verdict(&table.state).is_some());
    refused!(table, "end", "3.0", Illegal::GameOver);
}

#[test]
fn r2_1_hexes_that_are_not_on_the_map_are_refused() {
    let table = korsun();
    let state = table.initial();
    for text in [
        "attack B8 29T",
        "move 29T G9",
        "move 29T C6 A7",
        "attack  29T",
    ] {
        assert!(table.parse(text).is_err(), "{text}");
    }
    let mut found = Vec::new();
    table.every_action(&mut |action| {
        if let Some(Illegal::NoSuchHex { .. }) = table.check(&state, action).err() {
            found.push(action);
        }
    });
    assert!(found.is_empty(), "now is the time to judge supply");
    let combat = Table::korsun().stage(Stage::Combat);
    let beyond = hells_gate::hex::HexId(combat.rules.grid.len() as u8);
    let action = hells_gate::systems::hells_gate::Action::JoinAttack {
        unit: combat.unit("29T"),
        target: beyond,
    };
    let why = combat.rules.check(&combat.state, action).unwrap_err();
    assert_eq!(why, Illegal::NoSuchHex { hex: beyond });
    assert_eq!(hells_gate::engine::Refusal::rule(&why).0, "2.1");
}

#[test]
fn r2_2_a_unit_that_lost_a_step_shows_its_reduced_strength() {
    let table = Table::korsun().reduced(&["29T", "3P"]);
    for unit in table.rules.all_units() {
        let info = table.rules.unit(unit).unwrap();
        let reduced = table.state.reduced.contains(unit);
        let strength = table.state.strength(&table.rules, unit);
        match (reduced, info.reduced_strength) {
            (true, Some(strong)) => assert_eq!(strength, strong),
            _ => assert_eq!(strength, info.strength),
        }
    }
    assert_eq!((table.steps("29T"), table.steps("20T")), (1, 2));
    assert_eq!(table.steps("180R"), 1);
}

#[test]
fn r2_2_units_of_others_off_the_map_or_of_no_scenario_are_refused() {
    let table = Table::korsun().stage(Stage::Combat);
    refused!(
        table,
        "attack C7 3P",
        "3.0",
        Illegal::NotYours {
            to_act: Side::Soviet,
            ..
        }
    );
    refused!(
        table,
        "attack C6 18T",
        "6.0",
        Illegal::NotOnMap {
            spot: Spot::Awaited,
            ..
        }
    );
    assert!(table.rules.parse("attack C6 99X").is_err());
    let nobody = hells_gate::systems::hells_gate::UnitId(60);
    let action = hells_gate::systems::hells_gate::Action::LeaveAttack { unit: nobody };
    assert_eq!(
        table.rules.check(&table.state, action),
        Err(Illegal::NoSuchUnit { unit: nobody })
    );
}

#[test]
fn r2_2_size_and_identification_do_not_matter_but_for_11_4() {
    // The same game with every unit a brigade, as far as turn 5.
    let mut setup = Setup::clone(&korsun());
    for unit in &mut setup.units {
        unit.size = Size::Brigade;
        unit.label = "?".to_owned();
        unit.name = "?".to_owned();
    }
    let (real, brigades) = (korsun(), HellsGate::new(setup));
    let mut chooser = hells_gate::engine::conformance::Chooser::new(7);
    let mut state = real.initial();
    while state.turn < 5 {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        real.legal(&state, &mut here);
        brigades.legal(&state, &mut there);
        assert_eq!(here, there);
        let action = here[chooser.below(here.len())];
        let die = hells_gate::engine::Die::ALL[chooser.below(6)];
        let die = real.rolls_dice(&state, action).then_some(die);
        real.step(&mut state, action, die.as_slice());
    }
}

#[test]
fn r3_0_phases_follow_each_other_soviets_first_combat_before_movement() {
    let (_, events) = idle_to_the_end();
    let phases: Vec<(Side, Phase)> = events
        .iter()
        .filter_map(|e| match e {
            Event::PhaseBegan { side, phase } => Some((*side, *phase)),
            _ => None,
        })
        .collect();
    let mut whole = Vec::new();
    for turn in 1..=8 {
        for side in Side::ALL {
            for phase in [
                Phase::Supply,
                Phase::Combat,
                Phase::Movement,
                Phase::Recovery,
            ] {
                whole.push((side, phase));
            }
        }
        whole.push((Side::German, Phase::Housekeeping));
        assert_eq!(whole.len(), turn * 9);
    }
    // The very first supply phase is where the game begins.
    assert_eq!(phases, whole[1..]);
}

#[test]
fn r2_2_a_unit_off_the_map_is_refused_by_the_rule_that_keeps_it_off() {
    for (spot, rule, says) in [
        (Spot::Awaited, "6.0", "due on game turn 4"),
        (Spot::Destroyed, "7.5", "has been destroyed"),
        (Spot::Escaped, "11.5", "has broken out"),
        (Spot::Lost, "6.1", "found no hex to arrive in"),
        (Spot::Withheld, "6.2", "was not released"),
    ] {
        let table = Table::korsun().german().turn(3).stage(Stage::Movement);
        let table = table.spot(spot, &["24P"]);
        let reasons = table.reasons("move 24P A3");
        let [(cited, why)] = reasons.as_slice() else {
            panic!("{reasons:?}");
        };
        assert_eq!(cited.0, rule);
        let told = say::refusal(&table.rules, why);
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn r3_0_nothing_is_done_outside_its_phase() {
    let actions = [
        ("supply", Stage::Supply),
        ("enter 11P B7", Stage::Reinforcement),
        ("restore 20T", Stage::Restoration),
        ("attack B7 29T", Stage::Combat),
        ("withdraw 29T", Stage::Combat),
        ("resolve", Stage::Combat),
        ("lose 3P", Stage::Losses),
        ("retreat 3P A6", Stage::Losses),
        ("move 29T C6", Stage::Movement),
        ("breakout 29T", Stage::Breakout),
        ("mud", Stage::Mud),
    ];
    // What is asked for now is told with its own rule.
    let asks = |now| {
        RuleRef(match now {
            Stage::Supply => "5.0",
            Stage::Reinforcement => "6.1",
            Stage::Restoration => "11.4",
            Stage::Losses => "7.5",
            Stage::Breakout => "11.5",
            Stage::Mud => "11.2",
            _ => "3.0",
        })
    };
    let stages = [
        Stage::Supply,
        Stage::Reinforcement,
        Stage::Restoration,
        Stage::Combat,
        Stage::Losses,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
    ];
    for (text, own) in actions {
        for now in stages.into_iter().filter(|&now| now != own) {
            let table = Table::korsun().stage(now);
            let reasons = table.reasons(text);
            assert_eq!(reasons, [(asks(now), Illegal::WrongStage { now })]);
        }
    }
    for now in [Stage::Supply, Stage::Losses, Stage::Mud] {
        let reasons = Table::korsun().stage(now).reasons("end");
        assert_eq!(reasons, [(asks(now), Illegal::WrongStage { now })]);
    }
}

#[test]
fn r4_0_zones_reach_all_six_hexes_across_rivers_and_any_terrain() {
    let table = Table::empty();
    let zone = |hex| table.names(zone_of_control(&table.rules, HexMask::of(table.hex(hex))));
    // Four of the six sides of B3 are rivers, and B4 and C2 are woods.
    assert_eq!(zone("B3"), "A2 A3 B2 B4 C2 C3");
    assert!(table.rules.river_between(table.hex("B3"), table.hex("C3")));
    // C6 touches these, as the published text has it.
    assert_eq!(zone("C6"), "B6 B7 C5 C7 D6 D7");
    // At the edge there are fewer; two units side by side are in the zone of
    // each other.
    assert_eq!(zone("G1"), "F1 F2 G2");
    let two: HexMask = [table.hex("G1"), table.hex("G2")].into_iter().collect();
    assert_eq!(
        table.names(zone_of_control(&table.rules, two)),
        "F1 F2 F3 G1 G2 G3"
    );
}

/// A German division alone in G1; all its ways out are next to F2.
fn lonely() -> Table {
    Table::empty().at("G1", &["389I"])
}

#[test]
fn r4_1_every_unit_always_exerts_its_zone_retreated_and_unsupplied_ones_too() {
    assert_eq!(lonely().cut_off(Side::German), "");
    let watched = lonely().at("F2", &["180R"]);
    assert_eq!(watched.cut_off(Side::German), "389I");
    let broken = watched.retreated(&["180R"]).unsupplied(&["180R"]);
    for stage in [Stage::Supply, Stage::Combat, Stage::Movement] {
        for table in [broken.clone().soviet(), broken.clone().german()] {
            assert_eq!(table.stage(stage).cut_off(Side::German), "389I");
        }
    }
}

#[test]
fn r4_2_zones_cost_no_movement() {
    // From one enemy zone through another into a third.
    let table = Table::empty()
        .german()
        .stage(Stage::Movement)
        .at("D4", &["WIK"])
        .at("C4", &["47R"])
        .at("C5", &["104R"])
        .at("D6", &["75R"])
        .at("E6", &["48R"]);
    table.allowed("move WIK D5 E5");
    table.allowed("move WIK D5 E4");
}

#[test]
fn r4_3_opposing_neighbours_are_each_in_the_zone_of_the_other() {
    let table = Table::empty().at("D4", &["WIK"]).at("D5", &["47R"]);
    let occupied = table.state.occupied();
    for side in Side::ALL {
        let zone = zone_of_control(&table.rules, occupied[side.enemy()]);
        assert!(zone.contains_all(occupied[side]), "{side}");
    }
}

#[test]
fn r5_0_supply_is_judged_in_ones_own_phase_and_stands_until_the_next() {
    let mut table = lonely().at("F2", &["180R"]);
    assert_eq!(table.judged(Side::Soviet), "");
    assert!(
        !table.is_unsupplied("389I"),
        "the Soviets judge their own only"
    );
    assert_eq!(table.judged(Side::German), "389I");
    // The way is free again, but the marker stands until the Germans judge.
    table.state.put(table.unit("180R"), Spot::Withheld);
    table.judge(Side::Soviet);
    assert!(table.is_unsupplied("389I"));
    assert_eq!(table.judged(Side::German), "");
}

#[test]
fn r5_1_a_source_hex_or_a_chain_of_any_length_supplies() {
    let table = Table::empty().at("A1", &["34I"]).at("G3", &["389I"]);
    assert_eq!(table.cut_off(Side::German), "");
    let line = supply_line(
        &table.rules,
        &table.state,
        Side::German,
        table.hex("G3"),
        None,
    );
    assert_eq!(line.unwrap().len(), 7, "six hexes to row A");
    assert!(
        supply_line(
            &table.rules,
            &table.state,
            Side::German,
            table.hex("G3"),
            Some(5)
        )
        .is_none()
    );
}

#[test]
fn r5_1_no_chain_through_enemy_units_or_their_zones() {
    // E1 and F1 are in the zone of F2.
    assert_eq!(lonely().at("F2", &["180R"]).cut_off(Side::German), "389I");
    assert_eq!(
        lonely()
            .at("F1", &["180R"])
            .at("F2", &["337R"])
            .cut_off(Side::German),
        "389I"
    );
    // A neighbour that leaves F2 free does not cut it off.
    assert_eq!(lonely().at("D1", &["180R"]).cut_off(Side::German), "");
}

#[test]
fn r5_1_a_friendly_unit_opens_a_hex_in_an_enemy_zone() {
    let table = lonely().at("F2", &["180R"]).at("F1", &["72I"]);
    assert_eq!(
        table.cut_off(Side::German),
        "389I 72I",
        "E1 is still barred"
    );
    assert_eq!(table.at("E1", &["57I"]).cut_off(Side::German), "");
}

#[test]
fn r5_1_no_chain_into_an_enemy_source_without_a_friend_in_it() {
    // Out of A6 only C7 could help: by the German sources A5 and B7, or by B6.
    let table = Table::empty().at("A6", &["75R"]);
    assert_eq!(table.cut_off(Side::Soviet), "");
    let table = table.at("C5", &["5SSP"]);
    assert_eq!(
        table.cut_off(Side::Soviet),
        "75R",
        "B6 and C6 are in a zone, B7 a source"
    );
    assert_eq!(table.at("B7", &["48R"]).cut_off(Side::Soviet), "");
}

#[test]
fn r5_1_an_enemy_occupied_source_supplies_nobody() {
    let table = Table::empty().at("C4", &["75R"]);
    assert_eq!(table.cut_off(Side::Soviet), "");
    // All Soviet sources but C7 taken, then C7 too.
    let table = table
        .at("B1", &["34I"])
        .at("C1", &["198I"])
        .at("D1", &["82I"])
        .at("E6", &["72I"])
        .at("F6", &["57I"])
        .at("G2", &["KBW"]);
    // D7 and C7 are next to nobody: C7 is open; D7 is in the zone of E6.
    assert_eq!(table.cut_off(Side::Soviet), "");
    let table = table.at("C7", &["389I"]);
    assert_eq!(table.cut_off(Side::Soviet), "75R");
}

#[test]
fn r5_1_a_vacant_source_in_an_enemy_zone_is_no_source() {
    let table = Table::empty()
        .at("C4", &["75R"])
        .at("B2", &["34I"])
        .at("D2", &["198I"])
        .at("F3", &["KBW"])
        .at("E5", &["72I"])
        .at("C6", &["389I"]);
    // Each source is next to a German: B1, C1, D1, G2, E6, F6, C7, D7.
    assert_eq!(table.cut_off(Side::Soviet), "75R");
    // A friend in C7 opens the source, but not the way through C6.
    assert_eq!(
        table.clone().at("C7", &["48R"]).cut_off(Side::Soviet),
        "75R"
    );
    // The friend himself sits in a source.
    assert_eq!(table.at("C7", &["75R"]).cut_off(Side::Soviet), "");
}

#[test]
fn r5_2_markers_are_placed_and_taken_off() {
    let mut table = lonely()
        .at("F2", &["180R"])
        .at("A1", &["34I"])
        .unsupplied(&["34I"]);
    let (lost, back) = (table.mask(&["389I"]), table.mask(&["34I"]));
    let events = table.judge(Side::German);
    happened!(events, Event::SupplyJudged { side: Side::German, unsupplied, newly, regained }
        if *unsupplied == lost && *newly == lost && *regained == back);
    assert!(table.is_unsupplied("389I") && !table.is_unsupplied("34I"));
    let events = table.judge(Side::German);
    happened!(events, Event::SupplyJudged { newly, .. } if newly.is_empty());
}

#[test]
fn r5_3_unsupplied_units_move_one_hex_only() {
    let table = Table::empty()
        .stage(Stage::Movement)
        .at("C4", &["5GC", "29T", "5M"])
        .unsupplied(&["5GC", "29T", "5M"]);
    for unit in ["5GC", "29T", "5M"] {
        table.allowed(&format!("move {unit} D4"));
        let far = format!("move {unit} D4 E4");
        refused!(table, &far, "5.3", Illegal::TooFarUnsupplied { .. });
    }
    // The shifts in combat are under 7.2.
    assert_eq!(table.ratio("D4", &["5M"]), "2:0 8:1+ -2 4:1–5:1");
}

#[test]
fn r6_0_reinforcements_arrive_at_full_strength_and_act_at_once() {
    let mut table = Table::korsun().german();
    assert_eq!(table.place("11P"), "awaited");
    table.play("supply");
    for unit in ["11P", "14P"] {
        assert_eq!((table.place(unit), table.steps(unit)), ("B7".to_owned(), 2));
    }
    table.allowed("attack C7 11P");
    table.play("end");
    table.allowed("move 11P B6");
    // Others come on their own turns.
    for unit in table.rules.all_units() {
        let info = table.rules.unit(unit).unwrap();
        if matches!(info.arrives, Arrival::Turn(n) if n > 1) {
            assert_eq!(table.state.spot(unit), Spot::Awaited);
        }
    }
}

#[test]
fn r6_0_reinforcements_cannot_be_delayed() {
    let table = Table::korsun().german();
    assert_eq!(table.listed(), ["supply"]);
    let (table, events) = idle_to_the_end();
    for unit in table.rules.all_units() {
        let info = table.rules.unit(unit).unwrap();
        let Arrival::Turn(due) = info.arrives else {
            continue;
        };
        if info.conditional {
            continue;
        }
        let mut turn = 1;
        let mut came = None;
        for event in &events {
            match event {
                Event::TurnBegan { turn: t } => turn = *t,
                Event::Arrived { unit: u, hex, .. } if *u == unit => came = Some((turn, *hex)),
                _ => {}
            }
        }
        assert_eq!(came, Some((due, info.hex)), "{}", info.code);
    }
}

/// 1st Panzer is due in A2, where the Soviets are.
fn displaced() -> Table {
    Table::empty()
        .turn(6)
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["1P"])
        .at("A2", &["47R"])
}

#[test]
fn r6_1_a_displaced_unit_comes_to_the_nearest_open_source_of_the_owners_choice() {
    let mut table = displaced().at("A1", &["34I"]);
    let events = table.play("supply");
    happened!(events, Event::Displaced { .. });
    assert_eq!(table.state.stage, Stage::Reinforcement);
    assert_eq!(
        table.options("enter 1P"),
        "A1 A3",
        "vacant or friendly-occupied"
    );
    refused!(
        table,
        "enter 1P A4",
        "6.1",
        Illegal::EntryNotNearest {
            distance: 2,
            nearest: 1,
            ..
        }
    );
    refused!(
        table,
        "enter 1P A2",
        "6.1",
        Illegal::EntryEnemyOccupied { .. }
    );
    refused!(table, "enter 1P B2", "6.1", Illegal::EntryNotSource { .. });
    refused!(table, "enter 1P B1", "6.1", Illegal::EntryNotSource { .. });
    refused!(table, "enter 34I A3", "6.1", Illegal::NotArriving { .. });
    refused!(table, "end", "6.1", Illegal::StillArriving { .. });
    let events = table.play("enter 1P A3");
    let from = table.hex("A2");
    happened!(events, Event::Arrived { displaced_from: Some(f), .. } if *f == from);
    assert_eq!(table.place("1P"), "A3");
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn r6_1_a_single_nearest_source_needs_no_choice() {
    let mut table = displaced().at("A1", &["104R"]).at("A3", &["75R"]);
    table.play("supply");
    assert_eq!(table.place("1P"), "A4");
    assert_eq!(table.state.stage, Stage::Combat);
}

#[test]
fn r6_1_without_any_open_source_the_unit_is_lost() {
    let mut table = displaced()
        .at("A1", &["104R"])
        .at("A3", &["75R"])
        .at("A4", &["48R"])
        .at("A5", &["20T"])
        .at("A6", &["29T"])
        .at("B7", &["21GR"]);
    let events = table.play("supply");
    happened!(events, Event::ArrivalLost { .. });
    assert_eq!(table.place("1P"), "lost");
}

/// The Germans are about to judge supply on turn 4.
fn reserve() -> Table {
    Table::empty()
        .german()
        .stage(Stage::Supply)
        .spot(Spot::Awaited, &["24P"])
}

#[test]
fn r6_2_the_24th_panzer_comes_only_if_soviets_have_entered_its_hexes() {
    let mut table = reserve();
    let events = table.play("supply");
    happened!(events, Event::Withheld { .. });
    assert_eq!(table.place("24P"), "withheld");

    for hex in ["A2", "A3", "A4", "A5", "A6"] {
        let next = Table::empty().at("C4", &["5GC"]);
        let from = next
            .rules
            .grid
            .around(next.hex(hex))
            .iter()
            .find(|&h| !next.rules.sources(Side::German).contains(h));
        let from = next.rules.grid.name(from.unwrap()).to_string();
        let mut table = reserve()
            .soviet()
            .stage(Stage::Movement)
            .at(&from, &["5GC"]);
        let events = table.play(&format!("move 5GC {hex}"));
        happened!(events, Event::ReserveReleased { .. });
        // It goes away again; "ever" is enough.
        table.state.put(table.unit("5GC"), Spot::Withheld);
        table.judge(Side::German);
        assert_eq!(table.place("24P"), "A4", "{hex}");
    }
}

#[test]
fn r6_2_other_german_sources_do_not_bring_the_24th_panzer() {
    let mut table = reserve()
        .soviet()
        .stage(Stage::Movement)
        .at("B1", &["5GT"])
        .at("C7", &["29T"]);
    table.play("move 5GT A1");
    table.play("move 29T B7");
    table.judge(Side::German);
    assert_eq!(table.place("24P"), "withheld");
    // A German in A4 does not either.
    let mut table = reserve().stage(Stage::Movement).at("B4", &["3P"]);
    table.play("move 3P A4");
    assert!(!table.state.reserve_released);
}

#[test]
fn r9_0_recovery_takes_off_the_markers_of_the_player_only() {
    let mut table = Table::empty()
        .stage(Stage::Movement)
        .at("C4", &["47R"])
        .at("D1", &["104R"])
        .at("A1", &["34I"])
        .retreated(&["47R", "104R", "34I"]);
    let both = table.mask(&["47R", "104R"]);
    let events = table.play("end");
    happened!(events, Event::Recovered { units } if *units == both);
    assert_eq!(table.codes(table.state.retreated), "34I");
    table.plays(&["supply", "end", "end"]);
    assert_eq!(table.codes(table.state.retreated), "");
}

#[test]
fn r10_0_units_start_at_full_strength_in_their_hexes_in_snow() {
    let table = Table::korsun();
    let state = &table.state;
    assert_eq!((state.turn, state.player), (1, Side::Soviet));
    assert_eq!((state.weather, state.stage), (Weather::Snow, Stage::Supply));
    for unit in table.rules.all_units() {
        let info = table.rules.unit(unit).unwrap();
        let spot = match info.arrives {
            Arrival::Start => Spot::On(info.hex),
            Arrival::Turn(_) => Spot::Awaited,
        };
        assert_eq!(state.spot(unit), spot, "{}", info.code);
        assert_eq!(table.state.steps(&table.rules, unit), info.steps());
    }
    let marks = state.reduced | state.unsupplied | state.retreated | state.moved | state.attacked;
    assert!(marks.is_empty());
    assert!(!state.reserve_released && !state.stand_fast_lifted);
    // What the published example says of the start.
    let places = [
        ("5GT", "B1"),
        ("20T", "C7"),
        ("29T", "C7"),
        ("75R", "C7"),
        ("48R", "C7"),
        ("20GR", "D7"),
        ("21GR", "D7"),
        ("26GR", "D7"),
        ("373R", "E6"),
        ("206R", "G2"),
        ("180R", "C1"),
        ("337R", "C1"),
        ("389I", "C6"),
        ("3P", "B7"),
        ("106I", "B7"),
        ("198I", "B2"),
        ("34I", "A1"),
        ("88S", "C2"),
        ("88N", "D2"),
        ("72I", "D6"),
    ];
    for (code, hex) in places {
        assert_eq!(table.place(code), hex, "{code}");
    }
    let tanks = table.rules.tanks() & state.on_map();
    assert_eq!(table.codes(tanks), "20T 29T 3P 5GT 5SSP");
    assert!(table.rules.units.iter().any(|u| u.kind == Kind::Cavalry));
}
