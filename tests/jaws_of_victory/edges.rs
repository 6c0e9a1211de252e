//! What random nights hardly ever come to: rivers, forests, crowds, the end of the table.

use super::night::{Night, with};
use hells_gate::engine::{Barrier, Die, Every, Rules, SideNo, Viewer, view_for};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::jaws_of_victory::codec::{THROUGH_HELLS_GATE_TEXT, read};
use hells_gate::systems::jaws_of_victory::ground::{connected, zones};
use hells_gate::systems::jaws_of_victory::odds::columns;
use hells_gate::systems::jaws_of_victory::setup::{HexNumber, NightOptions};
use hells_gate::systems::jaws_of_victory::{
    Breakout, Cause, Crowding, Event, Illegal, Nerve, Stage, Trade,
};

/// The night of a scenario in which one thing is written otherwise.
fn otherwise(from: &str, to: &str) -> Night {
    assert!(THROUGH_HELLS_GATE_TEXT.contains(from), "{from}");
    let doc: Doc = THROUGH_HELLS_GATE_TEXT.replace(from, to).parse().unwrap();
    Night::of(Breakout::new(read(&doc, NightOptions::default()).unwrap()))
}

/// A stack before the Ross, which has no bridge there, and who stands beyond it.
fn at_the_river(beyond: &str) -> Night {
    Night::with(&format!(
        r#"{{ "stage": "march", "wave": 4,
            "march": {{ "stack": "2719", "at": "2719", "entered": 0 }},
            "units": [{{ "unit": "337.27_A", "hex": "off" }},
                {{ "unit": "544.389", "hex": "2719", "of": "2719" }},
                {{ "unit": "Assault_engineer.389", "hex": "2719", "of": "2719" }}{beyond}] }}"#
    ))
}

#[test]
fn a_stack_that_crosses_a_river_without_a_bridge_goes_no_further() {
    let mut night = at_the_river("");
    night.play("enter 2718");
    assert_eq!(night.state.march, None);
    assert_eq!(
        night.state.cell_of(night.unit("544.389")),
        Some(night.hex("2718"))
    );
    // Three more hexes were its own on dry ground.
    let mut dry = at_the_river("");
    dry.play("enter 2720");
    assert_eq!(dry.state.stage, Stage::March);
}

#[test]
fn there_has_to_be_room_beyond_the_river() {
    let night = at_the_river(
        r#", { "unit": "Fusilier.57", "hex": "2718", "of": "2718" },
            { "unit": "Reconnaissance.5_SS", "hex": "2718", "of": "2718" }"#,
    );
    let why = night.refused("enter 2718");
    let full = Crowding::Units { count: 4, most: 3 };
    assert!(
        matches!(why[..], [Illegal::NoRoom { crowding, .. }] if crowding == full),
        "{why:?}"
    );
    let room = at_the_river(r#", { "unit": "Fusilier.57", "hex": "2718", "of": "2718" }"#);
    assert!(room.refused("enter 2718").is_empty());
}

#[test]
fn the_relief_force_has_room_for_everybody() {
    // Three units, and a forest has room for two; whoever is out stays nowhere.
    let mut night = otherwise(
        r#""hex": "2324", "lat": 49.266, "lon": 30.86, "terrain": "clear""#,
        r#""hex": "2324", "lat": 49.266, "lon": 30.86, "terrain": "forest""#,
    );
    night.plays(&["done", "done"]);
    night.set(
        r#"{ "stage": "march", "wave": 1, "march": { "stack": "2522", "at": "2323", "entered": 3 },
            "units": [{ "unit": "266.72", "hex": "2323", "of": "2522" },
                { "unit": "124.72", "hex": "2323", "of": "2522" },
                { "unit": "Assault_engineer.72", "hex": "2323", "of": "2522" }] }"#,
    );
    night.play("enter 2324");
    assert!(night.state.escaped.contains(night.unit("266.72")));
}

#[test]
fn a_stack_stays_where_others_have_crowded_its_hex() {
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 1, "acted": ["2623"],
            "march": { "stack": "2522", "at": "2522", "entered": 0 },
            "units": [{ "unit": "105.72", "hex": "2522", "of": "2623" },
                { "unit": "Assault_engineer.72", "hex": "2522", "of": "2623" }] }"#,
    );
    night.play("stop");
    assert_eq!(night.state.march, None);
    assert_eq!(
        night.state.cell_of(night.unit("266.72")),
        Some(night.hex("2522"))
    );
}

#[test]
fn shifted_past_the_last_column_the_defender_is_disorganised_besides() {
    assert_eq!(columns(18, 2, 2).beyond, [false, true]);
    assert_eq!(columns(18, 2, 1).beyond, [false, false]);
    assert_eq!(
        columns(20, 2, 0).beyond,
        [false, false],
        "10:1 is on the table"
    );
    assert_eq!(columns(22, 2, 0).beyond, [false, true]);
}

#[test]
fn below_the_first_column_the_attacker_is_disorganised_besides() {
    assert_eq!(
        columns(2, 6, 0).beyond,
        [false, false],
        "1:3 is on the table"
    );
    assert_eq!(columns(2, 8, 0).beyond, [true, false]);
    assert_eq!(columns(2, 8, 1).beyond, [false, false]);
}

#[test]
fn past_its_last_column_the_table_has_no_other() {
    let setup = super::night::setup();
    let last = setup.result(11, 7);
    assert_eq!(setup.result(12, 7), last);
    assert_ne!(setup.result(0, 7), last);
}

#[test]
fn no_way_leads_over_a_lake() {
    let lake = |night: &Night, written: &str| {
        let why = night.refused(written);
        why.iter().any(|why| matches!(why, Illegal::Lake { .. }))
    };
    let shores = r#""lake_hexsides": [
        { "between": ["2522", "2523"], "provenance": "reconstructed" },
        { "between": ["2722", "2622"], "provenance": "reconstructed" }]"#;
    let mut night = otherwise(r#""lake_hexsides": []"#, shores);
    let mut dry = Night::printed();
    for night in [&mut night, &mut dry] {
        night.play("done");
    }
    assert!(lake(&night, "move Wst.5_SS 2622"), "before the waves");
    assert!(!lake(&dry, "move Wst.5_SS 2622"));
    for night in [&mut night, &mut dry] {
        night.plays(&["done", "stack 2522"]);
        alone(night, &[]);
    }
    assert!(lake(&night, "enter 2523"), "on the way out");
    assert!(!lake(&dry, "enter 2523"));
}

#[test]
fn the_clock_goes_on_with_every_stack_and_every_hex() {
    let mut night = at_the_river("");
    let clock = |night: &Night| night.rules.clock(&night.state).0;
    let [part, acted, _] = clock(&night);
    assert_eq!(clock(&night), [part, acted, 1], "under way");
    night.play("enter 2720");
    assert_eq!(clock(&night), [part, acted, 2]);
    let mut parts = vec![part];
    let mut evening = Night::printed();
    parts.push(clock(&evening)[0]);
    for _ in 0..2 {
        evening.play("done");
        parts.push(clock(&evening)[0]);
    }
    parts.sort_unstable();
    parts.dedup();
    assert_eq!(
        parts.len(),
        4,
        "two before the waves, the first and the fourth"
    );
    evening.set(r#"{ "stage": "over", "wave": 4 }"#);
    assert!(
        clock(&evening)[0] > part,
        "the end is after the fourth wave"
    );
    // The stack that crosses goes no further, and it was the last of its wave.
    let mut crossing = at_the_river("");
    crossing.play("enter 2718");
    assert_eq!(clock(&crossing)[2], 0, "nobody is under way");
    assert_ne!(clock(&crossing), [part, acted, 0]);
}

#[test]
fn only_a_move_back_takes_something_back() {
    let mut night = Night::printed();
    night.plays(&["done", "move 266.72 2622"]);
    let mut legal = Vec::new();
    night.rules.legal(&night.state, &mut legal);
    let back = legal
        .iter()
        .filter(|action| night.rules.takes_back(**action));
    let back: Vec<_> = back.map(|action| night.rules.notation(*action)).collect();
    assert_eq!(back, ["back 266.72"]);
}

#[test]
fn nothing_but_a_throw_bars_undo() {
    let mut night = Night::first_wave();
    for (written, bars) in [("stack 2522", false), ("enter 2423 =11", true)] {
        let before = night.state;
        night.play(written);
        let action = night
            .rules
            .parse(written.split(" =").next().unwrap())
            .unwrap();
        let barrier = night.rules.barrier(&before, action, &night.state);
        assert_eq!(barrier, bars.then_some(Barrier::Dice), "{written}");
    }
}

/// Whatever the table says: here its first column for the defender, its last for the
/// attacker, where it makes nobody Disorganised.
#[test]
fn who_is_beyond_the_table_is_disorganised_whatever_it_says() {
    let mut night = Night::first_wave();
    night.play("stack 2522");
    let dice = [Die::try_from(1).unwrap(), Die::try_from(1).unwrap()];
    for (side, column) in [(1, 0), (0, 11)] {
        for beyond in [false, true] {
            let mut odds = night.odds("2423");
            odds.columns.shifted = column;
            odds.columns.beyond = [side == 0 && beyond, side == 1 && beyond];
            let verdict = odds.verdict(&night.rules, dice);
            assert_eq!(verdict.disorganises[side], beyond, "{side} {beyond}");
        }
    }
}

#[test]
fn a_forest_has_room_for_two() {
    let mut night = otherwise(
        r#"{"hex": "2622", "lat": 49.326, "lon": 30.989, "terrain": "woods""#,
        r#"{"hex": "2622", "lat": 49.326, "lon": 30.989, "terrain": "forest""#,
    );
    night.play("done");
    night.plays(&[
        "move 266.72 2622",
        "move 124.72 2622",
        "move Assault_engineer.72 2622",
    ]);
    let full = Crowding::Units { count: 3, most: 2 };
    assert!(
        matches!(night.refused("done")[..], [Illegal::TooFull { crowding, .. }] if crowding == full)
    );
    night.play("back Assault_engineer.72");
    assert!(night.refused("done").is_empty());
}

/// Takes every Soviet unit off the map but these.
fn alone(night: &mut Night, left: &[&str]) {
    let enemies = night.rules.enemies().iter();
    let off: Vec<String> = enemies
        .map(|unit| night.rules.unit(unit).unwrap().code.clone())
        .filter(|code| !left.contains(&code.as_str()))
        .map(|code| format!(r#"{{ "unit": "{code}", "hex": "off" }}"#))
        .collect();
    night.set(&format!(r#"{{ "units": [{}] }}"#, off.join(", ")));
}

#[test]
fn zones_reach_neither_into_towns_and_forests_nor_over_rivers() {
    // The Ross parts 2718, where a division stands, from 2719; Steblev is a town.
    let mut night = Night::first_wave();
    alone(&mut night, &["337.27_A", "254.52_A"]);
    let zone =
        |night: &Night, hex: &str| zones(&night.rules, &night.state).contains(night.hex(hex));
    assert!(zone(&night, "2717") && !zone(&night, "2719"));
    assert!(zone(&night, "2820") && !zone(&night, "2819"));
    let town = r#""place": "Steblev", "place_provenance": "attested", "settlement": "town""#;
    let mut village = otherwise(town, &town.replace("town", "village"));
    alone(&mut village, &["254.52_A"]);
    assert!(zone(&village, "2819"), "only the town kept it out");
    let clear = r#"{"hex": "2717", "lat": 49.451, "lon": 31.056, "terrain": "clear""#;
    let mut forest = otherwise(clear, &clear.replace("clear", "forest"));
    alone(&mut forest, &["337.27_A"]);
    assert!(!zone(&forest, "2717"));
}

#[test]
fn a_path_crosses_a_river_without_a_bridge_in_its_first_step_only() {
    // Who holds 2818 holds the only bridge over the Ross.
    let mut night = Night::first_wave();
    alone(&mut night, &["294.52_A"]);
    let safe =
        |night: &Night, hex: &str| connected(&night.rules, &night.state).contains(night.hex(hex));
    assert!(safe(&night, "2518") && safe(&night, "2618"));
    assert!(!safe(&night, "2617"), "a step behind the bank");
    alone(&mut night, &[]);
    assert!(safe(&night, "2617"), "over the bridge");
}

#[test]
fn zones_bar_a_path_except_where_germans_stand() {
    let mut night = Night::first_wave();
    let free =
        |night: &Night, hex: &str| connected(&night.rules, &night.state).contains(night.hex(hex));
    // One division beside the way from 2522; the zone that it throws is all there is.
    alone(&mut night, &["5G.4_Gds_A"]);
    assert!(!free(&night, "2523"), "Soviets hold it");
    assert!(free(&night, "2522"));
}

/// Armour on both sides with two dots each: a die of two or less hits.
#[test]
fn a_die_between_armour_hits_up_to_the_dots_themselves() {
    for (dice, hits) in [("32", 1), ("33", 0), ("23", 1), ("22", 2)] {
        let mut night = Night::of(with(NightOptions {
            armour_dice: true,
            ..NightOptions::default()
        }));
        night.plays(&["done", "done"]);
        night.set(
            r#"{ "stage": "march", "wave": 2,
                "march": { "stack": "2722", "at": "2522", "entered": 1 },
                "units": [{ "unit": "Wst.5_SS", "hex": "2522", "of": "2722" },
                    { "unit": "Assault_engineer.5_SS", "hex": "off" },
                    { "unit": "3/5ss.5_SS", "hex": "2522", "of": "2722", "steps": 2 }] }"#,
        );
        let events = night.play(&format!("enter 2423 ={dice}"));
        let hit = |event: &&Event| {
            matches!(
                event,
                Event::StepLost {
                    cause: Cause::ArmourDice,
                    ..
                }
            )
        };
        assert_eq!(events.iter().filter(hit).count(), hits, "{dice}");
    }
}

/// A division that could stand in two hexes and does not is a cadre: that is seen on the
/// map, whether or not anybody fought it where it stands [4.7, J2].
#[test]
fn what_is_no_longer_extended_is_known_for_a_cadre_although_strengths_are_hidden() {
    let mut night = Night::of(with(NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    }));
    let seen = |night: &Night, code: &str| {
        let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
        seen.state().steps(night.unit(code))
    };
    assert_eq!(seen(&night, "41G.2_UF"), 0, "unknown");
    night.set(r#"{ "units": [{ "unit": "41G.2_UF", "hex": "2424", "steps": 1 }] }"#);
    assert_eq!(seen(&night, "41G.2_UF"), 1);
    assert_eq!(seen(&night, "5G.4_Gds_A"), 0, "unknown as before");
}

/// Vehicles and guns need a bridge [9.2.1.3, 9.2.1.4].
#[test]
fn tanks_and_guns_cross_no_river_without_a_bridge_and_men_do() {
    for (trade, needs) in [
        (Trade::Tank, true),
        (Trade::AssaultGun, true),
        (Trade::Artillery, true),
        (Trade::Mortar, true),
        (Trade::Rocket, true),
        (Trade::AntiAir, true),
        (Trade::AntiTank, true),
        (Trade::Infantry, false),
        (Trade::Motorised, false),
        (Trade::Cavalry, false),
        (Trade::Engineer, false),
    ] {
        assert_eq!(trade.needs_bridge(), needs, "{trade:?}");
    }
}

#[test]
fn a_regiment_that_was_formed_and_has_joined_another_is_not_formed_again() {
    let night = Night::printed();
    let mut again = Night::printed();
    let regiment = night.rules.formable().first().unwrap();
    let info = night.rules.unit(regiment).unwrap();
    let of: Vec<String> = info
        .of
        .iter()
        .take(2)
        .map(|unit| night.rules.unit(unit).unwrap().code.clone())
        .collect();
    let code = info.code.clone();
    again.set(&format!(
        r#"{{ "units": [{{ "unit": "{code}", "hex": "off", "marks": ["enlarged", "joined"] }}] }}"#
    ));
    let form = format!("form {code} {} {}", of[0], of[1]);
    let barred = |night: &Night| {
        let why = night.refused(&form);
        why.iter()
            .any(|why| matches!(why, Illegal::NotToForm { .. }))
    };
    assert!(barred(&again));
    assert!(!barred(&night));
}

/// Every one is asked about where nothing is listed.
#[test]
fn what_is_legal_is_among_all_that_can_be_written() {
    let mut night = Night::printed();
    for written in ["done", "done", "stack 2522", "enter 2423 =11"] {
        let mut legal = Vec::new();
        night.rules.legal(&night.state, &mut legal);
        let mut every = Vec::new();
        night.rules.every_action(&mut |action| every.push(action));
        for action in legal {
            assert!(every.contains(&action), "{}", night.rules.notation(action));
        }
        night.play(written);
    }
}

#[test]
fn the_dead_are_not_imagined_among_those_who_are_hidden() {
    let mut night = Night::of(with(NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    }));
    night.set(r#"{ "units": [{ "unit": "41G.2_UF", "hex": "off" }] }"#);
    let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
    let imagined = night.rules.imagine(&seen, &mut |n| n - 1);
    assert_eq!(imagined.steps(night.unit("41G.2_UF")), 0, "it is gone");
}

#[test]
fn who_is_hidden_is_imagined_as_weak_and_as_strong_as_can_be_and_reckoned_between() {
    let night = Night::of(with(NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    }));
    let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
    let weak = night.rules.imagine(&seen, &mut |_| 0);
    let strong = night.rules.imagine(&seen, &mut |n| n - 1);
    // A brigade of two steps, and a division that stands in two hexes: no cadre yet.
    for (code, least, most) in [("170.18_Tk", 1, 5), ("41G.2_UF", 2, 6)] {
        let unit = night.unit(code);
        assert_eq!(seen.state().steps(unit), 0, "{code} is hidden");
        assert_eq!(weak.steps(unit), least, "{code}");
        assert_eq!(strong.steps(unit), most, "{code}");
    }
}

#[test]
fn ways_out_are_weighed_as_if_who_is_hidden_stood_between_weak_and_strong() {
    let options = NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    };
    let mut night = Night::of(with(options));
    night.plays(&["done", "done", "stack 2522"]);
    let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
    let between = night.rules.imagine(&seen, &mut |n| n / 2);
    let open = Nerve::new(with(NightOptions::default())).outlooks(&between);
    assert!(!open.is_empty());
    assert_eq!(Nerve::new(night.rules).outlooks(seen.state()), open);
}

#[test]
fn a_hex_is_four_digits_of_which_neither_half_is_nought() {
    for wrong in ["+1+2", "0022", "2500", "252", "25222", "25a2"] {
        assert!(wrong.parse::<HexNumber>().is_err(), "{wrong}");
    }
    assert_eq!("2522".parse::<HexNumber>().unwrap().to_string(), "2522");
}

#[test]
fn a_map_is_at_most_twenty_six_columns_wide() {
    let with_hex = |number: &str| {
        let first = r#"{"hex": "2423","#;
        let more = format!(
            r#"{{"hex": "{number}", "lat": 49.3, "lon": 31.9, "terrain": "clear", "terrain_provenance": "reconstructed"}}, {first}"#
        );
        let doc: Doc = THROUGH_HELLS_GATE_TEXT
            .replace(first, &more)
            .parse()
            .unwrap();
        read(&doc, NightOptions::default()).is_ok()
    };
    assert!(with_hex("4330"));
    assert!(!with_hex("4430"));
    assert!(!with_hex("9930"));
    let night = Night::printed();
    assert!(night.rules.find_hex("9930".parse().unwrap()).is_none());
}

#[test]
fn the_column_of_a_throw_is_not_told_while_strengths_are_hidden() {
    let told = |options: NightOptions| {
        let mut night = Night::of(with(options));
        night.plays(&["done", "done", "stack 2522"]);
        let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
        let attack = night.rules.parse("enter 2423").unwrap();
        let throw = night.rules.throw(&seen, attack, None);
        throw.told.unwrap().text
    };
    let hidden = NightOptions {
        hidden_strengths: true,
        ..NightOptions::default()
    };
    assert!(told(NightOptions::default()).contains(':'));
    assert!(!told(hidden).contains(':'));
}
