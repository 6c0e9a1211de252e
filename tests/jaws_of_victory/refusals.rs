//! Every reason against an action, with its case.

use super::night::Night;
use hells_gate::engine::{Refusal as _, Rules as _, SideNo, Viewer, view_for};
use hells_gate::present::system::{Block, Effect, Row, Selection, System as _};
use hells_gate::systems::jaws_of_victory::{Crowding, Illegal};

/// The rules of the reasons against an action.
fn cases(night: &Night, written: &str) -> Vec<&'static str> {
    let refused = night.refused(written);
    assert!(!refused.is_empty(), "{written} is allowed");
    refused.iter().map(|why| why.rule().0).collect()
}

#[test]
fn the_consolidation_says_why_units_are_not_merged() {
    let night = Night::printed();
    for (written, rules) in [
        ("stack 2522", &["23.7.3"][..]),
        ("join 45.5_Mech Ger.5_SS", &["14.5.1", "16.5.1"]),
        ("join 326.198 Ger.5_SS", &["14.5.1", "16.5.1", "J10"]),
        ("join Ger.5_SS Ger.5_SS", &["16.5.1", "J10"]),
        ("join Wst.5_SS Ger.5_SS", &["16.5.1", "J10"]),
        ("join 529_Eng_Sch.11th_Korps 676.57", &["16.5.1", "J13"]),
        ("join 124.72 676.57", &["16.5.1", "16.5.1", "J10"][..2]),
        ("join 3/5ss.5_SS Wst.5_SS", &["16.5.1"]),
        ("join 1/248.88 318+Sec.88", &["J10"]),
        ("join 266.72 124.72", &["J10"]),
        ("form Ger.5_SS 199.57 217.57", &["J11"]),
        (
            "form Wallonien_Regiment ii/2/Wal.5_SS i/1/Wal.5_SS",
            &["J11"],
        ),
        ("form Grenadier_Regiment_248 1/248.88 RG_593.88", &["J11"]),
    ] {
        assert_eq!(cases(&night, written), rules, "{written}");
    }
}

#[test]
fn the_one_hex_move_says_why_a_unit_does_not_go() {
    let mut night = Night::printed();
    night.play("done");
    for (written, rules) in [
        ("move 45.5_Mech 2524", &["14.5.1"][..]),
        ("back 266.72", &["16.5.2"]),
        ("back 45.5_Mech", &["14.5.1"]),
        ("move 266.72 2523", &["9.10.4"]),
        ("move 266.72 2720", &["J5"]),
        ("join 266.72 124.72", &["23.7.3"]),
    ] {
        assert_eq!(cases(&night, written), rules, "{written}");
    }
    night.play("move 124.72 2622");
    assert_eq!(cases(&night, "move 124.72 2522"), ["16.5.2"]);
    // The Ross parts 2719 from 2718, and 2819 from 2918.
    night.set(
        r#"{ "units": [{ "unit": "228.11th_Korps", "hex": "2719" }, { "unit": "337.27_A", "hex": "off" }] }"#,
    );
    assert_eq!(cases(&night, "move 228.11th_Korps 2718"), ["9.2.1.3"]);
    night.set(r#"{ "units": [{ "unit": "544.389", "hex": "2719" }] }"#);
    assert!(night.refused("move 544.389 2718").is_empty());
}

#[test]
fn the_waves_say_why_a_stack_does_not_go() {
    let mut night = Night::first_wave();
    for (written, rules) in [
        ("stack 2423", &["J16"][..]),
        ("stack 2822", &["J15"]),
        ("enter 2423", &["23.7.3"]),
        ("lose 266.72", &["23.7.3"]),
    ] {
        assert_eq!(cases(&night, written), rules, "{written}");
    }
    night.plays(&["stack 2522", "stop"]);
    assert_eq!(cases(&night, "stack 2522"), ["16.5.3"]);
    // The last hex needs room: 2520 has three units of the other korps.
    night.play("stack 2623");
    night.plays(&["enter 2622", "enter 2623", "enter 2622"]);
    let why = night.refused("enter 2522");
    assert!(
        matches!(
            why[..],
            [
                Illegal::NoRoom {
                    crowding: Crowding::Units { count: 4, most: 3 },
                    ..
                },
                Illegal::NoRoom {
                    crowding: Crowding::Regiments { count: 3 },
                    ..
                },
            ]
        ),
        "{why:?}"
    );
    assert_eq!(why[0].rule().0, "J17");
    // Passing is allowed, and stopping where it is too full is not.
    let mut night = Night::first_wave();
    night.plays(&["stack 2623", "enter 2522"]);
    assert_eq!(cases(&night, "stop"), ["11"]);
}

#[test]
fn losses_say_whose_they_are_not() {
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 3, "march": { "stack": "2720", "at": "2522", "entered": 1 },
            "units": [{ "unit": "228.11th_Korps", "hex": "off" },
                { "unit": "475.KGr_B", "hex": "2522", "of": "2720", "steps": 2 },
                { "unit": "199.57", "hex": "2522", "of": "2720", "steps": 2 },
                { "unit": "529_Eng_Sch.11th_Korps", "hex": "2522", "of": "2720", "steps": 1 },
                { "unit": "410_Con.11th_Korps", "hex": "2522", "of": "2720" }] }"#,
    );
    // 10 to 10 is 1:1; a sum of 9 costs the attackers two steps.
    night.play("enter 2423 =36");
    for (unit, rule) in [
        ("529_Eng_Sch.11th_Korps", "12.12.3"),
        ("410_Con.11th_Korps", "12.3.1.3"),
        ("266.72", "12.12"),
        ("170.18_Tk", "12.12"),
    ] {
        assert_eq!(cases(&night, &format!("lose {unit}")), [rule], "{unit}");
    }
    night.play("lose 475.KGr_B");
    assert!(night.refused("lose 529_Eng_Sch.11th_Korps").is_empty());
    night.play("lose 529_Eng_Sch.11th_Korps");
}

#[test]
fn a_stack_that_must_stop_in_a_crowd_pays_for_it() {
    // With J25 a stack made Disorganised in its second hex stops there.
    let mut night = crate::options::slow();
    night.set(
        r#"{ "stage": "march", "wave": 1, "attackers": 2, "march": { "stack": "2522", "at": "2522", "entered": 1 },
            "units": [{ "unit": "124.72", "hex": "2522", "of": "2522", "steps": 2 },
                { "unit": "266.72", "hex": "2522", "of": "2522", "steps": 4 },
                { "unit": "105.72", "hex": "2423", "of": "2623", "steps": 3 },
                { "unit": "544.389", "hex": "2423", "of": "2623", "steps": 3 },
                { "unit": "Assault_engineer.72", "hex": "off" },
                { "unit": "170.18_Tk", "hex": "2423", "steps": 5 },
                { "unit": "32.18_Tk", "hex": "2423", "steps": 4 }] }"#,
    );
    // 14 to 19 is 1:2; a sum of 6 costs a step and makes Disorganised.
    night.play("enter 2423 =33");
    // Those that came are Disorganised; of three equally strong one loses a step.
    assert!(night.is_disorganised("124.72", "2423"));
    night.play("lose 544.389");
    assert_eq!((night.state.march, night.steps("544.389")), (None, 2));
    let mut night = crate::options::slow();
    night.set(
        r#"{ "stage": "crowd", "wave": 1, "march": { "stack": "2522", "at": "2423", "entered": 2 },
            "units": [{ "unit": "124.72", "hex": "2423", "of": "2522", "steps": 2 },
                { "unit": "266.72", "hex": "2423", "of": "2522", "steps": 3 },
                { "unit": "105.72", "hex": "2423", "of": "2623", "steps": 3 },
                { "unit": "Assault_engineer.72", "hex": "2423", "of": "2623", "steps": 1 }] }"#,
    );
    assert_eq!(cases(&night, "yield Assault_engineer.72"), ["11.1.2"]);
    night.play("yield 124.72");
    assert!(night.is_disorganised("124.72", "2423"));
    assert_eq!(cases(&night, "lose 124.72"), ["11.1.2"]);
    night.play("lose 105.72");
    assert_eq!(night.steps("105.72"), 2);
    assert_eq!(night.state.march, None);
}

#[test]
fn the_night_that_is_over_refuses_everything() {
    let mut night = Night::first_wave();
    night.plays(&["done", "done", "done", "done"]);
    assert_eq!(night.rules.outcome(&night.state).unwrap().level, 4);
    assert_eq!(cases(&night, "done"), ["23.7.4"]);
    assert_eq!(cases(&night, "stack 2522"), ["23.7.4"]);
}

/// The rows of the panel while a unit is picked, its ways in the one-hex move last.
fn ways(night: &Night, code: &str) -> Vec<Row> {
    let picked = Selection {
        units: vec![code.to_owned()],
        ..Selection::default()
    };
    let seen = view_for(&night.rules, &night.state, Viewer::Side(SideNo::A));
    let panel = night.rules.panel(&seen, &picked);
    let rows = panel.body.into_iter().filter_map(|block| match block {
        Block::Row(row) => Some(row),
        _ => None,
    });
    let mine = |row: &Row| row.units == [code] && row.ticked.is_none();
    rows.filter(mine).collect()
}

#[test]
fn where_a_unit_can_go_stands_before_where_it_cannot_and_a_hex_too_full_says_so() {
    let mut night = Night::printed();
    night.play("done");
    let (mut barred, mut full) = (0, 0);
    for unit in night.rules.pocket() & night.state.on_map() {
        let code = night.rules.unit(unit).unwrap().code.clone();
        let rows = ways(&night, &code);
        assert!(!rows.is_empty(), "{code}");
        let refused: Vec<bool> = rows.iter().map(|row| row.does.is_err()).collect();
        assert!(refused.is_sorted(), "{code}: {refused:?}");
        barred += refused.iter().filter(|refused| **refused).count();
        full += rows
            .iter()
            .filter(|row| row.value == "crowded for now")
            .count();
    }
    assert!(barred > 10 && full > 0, "{barred} {full}");
    // Whoever goes where it is too full has to make room before the end.
    let own = night.rules.pocket() & night.state.on_map();
    let codes = own
        .iter()
        .map(|unit| night.rules.unit(unit).unwrap().code.clone());
    let all: Vec<Row> = codes.flat_map(|code| ways(&night, &code)).collect();
    let goes = |row: &Row| match (row.value.as_str(), &row.does) {
        ("crowded for now", Ok(Effect::Play(written))) => Some(written.clone()),
        _ => None,
    };
    let written = all.iter().find_map(goes).unwrap();
    assert!(night.refused("done").is_empty());
    night.plays(&written.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(!night.refused("done").is_empty());
}
