//! The rows of the worked examples that the night uses, by their numbers.

use super::night::{Night, setup};
use hells_gate::engine::Rules as _;
use hells_gate::systems::jaws_of_victory::odds::{column_name, columns, half};
use hells_gate::systems::jaws_of_victory::victory::points;
use hells_gate::systems::jaws_of_victory::{Illegal, Setup, Stage};

fn strength(setup: &Setup, code: &str, steps: u8) -> u16 {
    setup.strength(setup.find_unit(code).unwrap(), steps, false)
}

fn shifted(attack: u16, defence: u16, shifts: u8) -> String {
    column_name(columns(attack, defence, shifts).shifted)
}

#[test]
fn s1_to_s6_strength_follows_the_steps() {
    let setup = setup();
    for (code, steps, expected) in [
        ("180.27_A", 4, 12),
        ("180.27_A", 3, 9),
        ("170.18_Tk", 5, 8),
        ("170.18_Tk", 4, 6),
        ("170.18_Tk", 3, 5),
        ("170.18_Tk", 2, 4),
        ("Reconnaissance.5_SS", 2, 6),
        ("Ger.5_SS", 3, 8),
    ] {
        assert_eq!(strength(&setup, code, steps), expected, "{code} at {steps}");
    }
    let pioneers = setup.find_unit("Assault_engineer.5_SS").unwrap();
    assert_eq!(
        setup.unit(pioneers).unwrap().steps,
        2,
        "J1: at full strength"
    );
}

#[test]
fn s7_and_s10_steps_are_added_and_artillery_counts_two() {
    let mut night = Night::printed();
    night.play("join Artillery.57 676.57");
    assert_eq!(night.steps("676.57"), 4);
    night.play("join Fusilier.57 676.57");
    assert_eq!(night.steps("676.57"), 5);
    night.play("join 199.57 217.57");
    assert_eq!(night.steps("217.57"), 5);
    assert!(matches!(
        night.refused("join 124.72 266.72")[..],
        [Illegal::TooManySteps { steps: 6, .. }]
    ));
    let merged = night.unit("676.57");
    assert_eq!(
        night.state.strength(&night.rules, merged),
        13,
        "J12: class A"
    );
}

#[test]
fn s8_artillery_that_loses_a_step_is_gone() {
    let setup = setup();
    for unit in setup.all_units() {
        let info = setup.unit(unit).unwrap();
        if info.trade.is_artillery() {
            assert_eq!(info.most, 1, "{}", info.code);
        }
    }
}

#[test]
fn s9_and_b9_an_extended_division_defends_with_half_in_each_hex() {
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 1, "attackers": 2,
            "march": { "stack": "2522", "at": "2523", "entered": 1 },
            "units": [{ "unit": "5G.4_Gds_A", "hex": "off" },
                { "unit": "266.72", "hex": "2523", "of": "2522", "steps": 4 },
                { "unit": "124.72", "hex": "2523", "of": "2522", "steps": 2 }] }"#,
    );
    assert_eq!((half(9), half(12)), (5, 6));
    assert_eq!(night.told("2424"), (14, 8, "1:1".into(), "1:1".into()));
    let defender = &night.odds("2424").defenders[0];
    assert_eq!((defender.whole, defender.extended), (16, true));
    // 1:1 with a sum of 3 costs the defender a step and no more.
    night.play("enter 2424 =12");
    assert_eq!(night.steps("41G.2_UF"), 4);
    let foes = night.odds("2425").defenders;
    assert_eq!((foes[0].full, foes[0].counts), (6, 6));
    assert!(!night.is_disorganised("41G.2_UF", "2424"));
    assert!(!night.is_disorganised("41G.2_UF", "2425"));
}

#[test]
fn b9_disorganised_is_kept_hex_by_hex_and_a_cadre_draws_back() {
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 1, "attackers": 2,
            "march": { "stack": "2522", "at": "2523", "entered": 1 },
            "units": [{ "unit": "5G.4_Gds_A", "hex": "off" },
                { "unit": "41G.2_UF", "hex": "2424", "steps": 2 },
                { "unit": "266.72", "hex": "2523", "of": "2522", "steps": 4 },
                { "unit": "124.72", "hex": "2523", "of": "2522", "steps": 2 }] }"#,
    );
    let beyond = night.hex("2425");
    assert!(night.state.held().contains(beyond));
    // 14 to 3 is 4:1; a sum of 8 makes Disorganised and costs nothing.
    night.play("enter 2424 =44");
    assert!(night.is_disorganised("41G.2_UF", "2424"));
    assert!(!night.is_disorganised("41G.2_UF", "2425"));
    // Reduced to its last step it stands in its first hex only [J2].
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 1, "attackers": 2,
            "march": { "stack": "2522", "at": "2523", "entered": 1 },
            "units": [{ "unit": "5G.4_Gds_A", "hex": "off" },
                { "unit": "41G.2_UF", "hex": "2424", "steps": 2 },
                { "unit": "124.72", "hex": "off" },
                { "unit": "266.72", "hex": "2523", "of": "2522", "steps": 4 }] }"#,
    );
    night.play("enter 2424 =13");
    assert_eq!(night.steps("41G.2_UF"), 1);
    assert!(!night.state.held().contains(beyond));
    assert!(night.state.held().contains(night.hex("2424")));
}

#[test]
fn s11_the_waves_of_the_printed_set_up_have_16_21_18_and_9_steps() {
    let night = Night::first_wave();
    let mut steps = [0_u16; 4];
    for stack in night.state.stacks(&night.rules) {
        let wave = usize::from(night.rules.wave_of(stack) - 1);
        let units = night.state.stack(&night.rules, stack);
        steps[wave] += night.state.steps_of(units);
    }
    // With the artillery of the 57th, which is one step.
    assert_eq!(steps, [16, 21, 18, 10]);
}

#[test]
fn x1_to_x10_ratios_find_their_columns() {
    for (attack, defence, shifts, column) in [
        (7, 9, 0, "1:2"),
        (7, 9, 3, "3:1"),
        (17, 12, 0, "1:1"),
        (17, 12, 5, "6:1"),
        (30, 10, 0, "3:1"),
        (30, 8, 0, "3:1"),
        (30, 10, 4, "7:1"),
        (9, 2, 0, "4:1"),
        (9, 2, 4, "8:1"),
        (9, 2, 2, "6:1"),
    ] {
        assert_eq!(
            shifted(attack, defence, shifts),
            column,
            "{attack}:{defence}"
        );
    }
    assert_eq!(half(12) + half(5), 9);
    assert_eq!((half(5), half(4)), (3, 2));
    let below = columns(3, 12, 0);
    assert_eq!((below.shifted, below.beyond), (0, [true, false]));
    let above = columns(33, 3, 0);
    assert_eq!((above.shifted, above.beyond), (11, [false, true]));
    assert_eq!(columns(30, 3, 0).beyond, [false, false]);
}

#[test]
fn c1_to_c6_the_known_cells_stand_in_the_table() {
    let setup = setup();
    for (column, sum, printed, losses, disorganises) in [
        (4, 6, "1/1R", [1, 1], [false, false]),
        (7, 3, "-/1DR", [0, 1], [false, true]),
        (8, 8, "-/DB", [0, 0], [false, true]),
        (9, 5, "-/2R", [0, 2], [false, false]),
        (7, 10, "-/DR", [0, 0], [false, true]),
    ] {
        let cell = setup.result(column, sum);
        assert_eq!(cell.printed, printed);
        assert_eq!((cell.losses, cell.disorganises), (losses, disorganises));
        assert!(cell.attested);
    }
    let cell = setup.result(4, 4);
    assert_eq!((cell.printed.as_str(), cell.losses), ("1/1DR", [1, 1]));
}

#[test]
fn c7_the_attackers_first_loss_comes_from_the_infantry() {
    // The pioneers are weaker than the assault guns, and lose all the same.
    let mut night = Night::with(
        r#"{ "stage": "march", "wave": 2,
            "march": { "stack": "2722", "at": "2522", "entered": 1 },
            "units": [{ "unit": "Wst.5_SS", "hex": "off" },
                { "unit": "Reconnaissance.5_SS", "hex": "2522", "of": "2722", "steps": 1 },
                { "unit": "Assault_engineer.5_SS", "hex": "off" },
                { "unit": "3/5ss.5_SS", "hex": "2522", "of": "2722", "steps": 2 }] }"#,
    );
    assert_eq!(night.told("2423"), (7, 10, "1:2".into(), "1:1".into()));
    night.play("enter 2423 =12");
    assert_eq!(night.steps("Reconnaissance.5_SS"), 0);
    assert_eq!(night.steps("3/5ss.5_SS"), 2);
}

#[test]
fn c8_to_c10_the_defenders_strongest_loses_first_then_disorder_and_no_more() {
    let mut night = Night::first_wave();
    // 3:1, a sum of 4: a step each, the defenders Disorganised.
    night.plays(&["stack 2522", "enter 2423 =13"]);
    assert_eq!((night.steps("32.18_Tk"), night.steps("170.18_Tk")), (1, 2));
    assert!(night.is_disorganised("32.18_Tk", "2423"));
    assert!(night.is_disorganised("170.18_Tk", "2423"));
    assert!(!night.is_disorganised("266.72", "2423"));
    assert_eq!(
        night.steps("266.72"),
        3,
        "only one is strongest: nobody is asked"
    );
    // Two steps asked of one that has one: it is gone, and that is all.
    let mut night = Night::with(
        r#"{ "units": [{ "unit": "170.18_Tk", "hex": "off" },
            { "unit": "32.18_Tk", "hex": "2423", "steps": 1 }] }"#,
    );
    night.plays(&["stack 2522", "enter 2423 =12"]);
    assert_eq!(night.steps("32.18_Tk"), 0);
    assert!(!night.state.held().contains(night.hex("2423")));
    assert_eq!(night.state.stage, Stage::March);
}

#[test]
fn g1_to_g3_hexes_lie_as_printed() {
    let night = Night::printed();
    let touch = |a: &str, b: &str| night.rules.cells().adjacent(night.hex(a), night.hex(b));
    for (a, b) in [
        ("2325", "2225"),
        ("2326", "2426"),
        ("2528", "2628"),
        ("2628", "2627"),
        ("2627", "2626"),
        ("2727", "2726"),
    ] {
        assert!(touch(a, b), "{a} {b}");
    }
    for near in ["2521", "2622", "2623", "2523", "2423", "2422"] {
        assert!(touch("2522", near), "{near}");
    }
    let around = night.rules.cells().around(night.hex("2522"));
    assert_eq!(around.len(), 6);
    assert_eq!(
        night.rules.southwest_of(night.hex("2522")),
        Some(night.hex("2423"))
    );
    assert_eq!(
        night.rules.southwest_of(night.hex("2624")),
        Some(night.hex("2524"))
    );
}

#[test]
fn b1_and_b2_the_first_attack_surprises_and_the_next_does_not() {
    let mut night = Night::first_wave();
    night.play("stack 2522");
    assert_eq!(night.told("2423"), (14, 10, "1:1".into(), "3:1".into()));
    // A sum of 8: nobody loses anything, and the defenders stay.
    night.play("enter 2423 =44");
    assert_eq!(night.told("2323"), (14, 15, "1:2".into(), "1:2".into()));
}

#[test]
fn b3_surprise_is_for_two_stacks_and_two_hexes() {
    let mut night = Night::first_wave();
    night.plays(&["stack 2522", "enter 2423 =44", "stop"]);
    night.plays(&["stack 2623", "enter 2522"]);
    assert_eq!(night.odds("2423").surprise, 0, "attacked before");
    let mut night = Night::first_wave();
    night.plays(&["stack 2522", "enter 2423 =44", "stop"]);
    night.plays(&["stack 2623", "enter 2523 =44", "stop", "stack 2521"]);
    assert_eq!(night.odds("2422").surprise, 0, "two stacks have attacked");
    let mut night = Night::first_wave();
    night.plays(&["stack 2522", "enter 2423 =44", "stop", "stack 2623"]);
    assert_eq!(night.odds("2523").surprise, 2, "another hex");
}

#[test]
fn b4_armour_is_worth_one_column_once() {
    let night = Night::with(
        r#"{ "stage": "march", "wave": 3,
            "march": { "stack": "2720", "at": "2522", "entered": 1 },
            "units": [{ "unit": "529_Eng_Sch.11th_Korps", "hex": "2522", "of": "2720" },
                { "unit": "410_Con.11th_Korps", "hex": "2522", "of": "2720" },
                { "unit": "228.11th_Korps", "hex": "2522", "of": "2720" },
                { "unit": "3/5ss.5_SS", "hex": "2522", "of": "2720" }] }"#,
    );
    let odds = night.odds("2423");
    assert_eq!((odds.armour, odds.surprise), (1, 0));
    assert_eq!(odds.strengths, [10, 10], "the builders do not attack");
}

#[test]
fn b5_and_b6_soviet_hexes_are_entered_to_the_southwest_only() {
    let mut night = Night::first_wave();
    night.play("stack 2522");
    for hex in ["2422", "2523"] {
        let target = night.hex(hex);
        assert_eq!(
            night.refused(&format!("enter {hex}")),
            [Illegal::NotSouthwest { hex: target }]
        );
    }
    assert!(night.refused("enter 2423").is_empty());
    let night = Night::with(
        r#"{ "stage": "march", "march": { "stack": "2522", "at": "2423", "entered": 1 },
            "units": [{ "unit": "170.18_Tk", "hex": "off" }, { "unit": "32.18_Tk", "hex": "off" },
                { "unit": "266.72", "hex": "2423", "of": "2522" },
                { "unit": "124.72", "hex": "2423", "of": "2522" }] }"#,
    );
    for hex in ["2422", "2424"] {
        assert!(matches!(
            night.refused(&format!("enter {hex}"))[..],
            [Illegal::NotSouthwest { .. }]
        ));
    }
    assert!(night.refused("enter 2323").is_empty());
    assert!(matches!(
        night.refused("enter 2324")[..],
        [Illegal::NotNext { .. }]
    ));
}

#[test]
fn b7_whoever_reaches_the_relief_force_is_out_with_all_its_steps() {
    for hex in ["2324", "2224"] {
        let mut night = Night::with(
            r#"{ "stage": "march", "march": { "stack": "2522", "at": "2323", "entered": 2 },
                "units": [{ "unit": "266.72", "hex": "2323", "of": "2522", "steps": 3 },
                    { "unit": "124.72", "hex": "2323", "of": "2522", "steps": 2 }] }"#,
        );
        night.play(&format!("enter {hex}"));
        assert_eq!(points(&night.rules, &night.state), 5);
        assert!(night.state.escaped.contains(night.unit("266.72")));
        assert_eq!(night.state.stage, Stage::Wave);
    }
}

#[test]
fn b8_the_one_hex_move_is_not_left_while_a_hex_is_too_full() {
    let mut night = Night::printed();
    night.plays(&["done", "move 266.72 2521"]);
    let hex = night.hex("2521");
    let why = night.refused("done");
    assert_eq!(why.len(), 3, "units, regiments, korps: {why:?}");
    let full = |why: &Illegal| matches!(why, Illegal::TooFull { hex: at, .. } if *at == hex);
    assert!(why.iter().all(full));
    night.plays(&["back 266.72", "done"]);
    assert_eq!(night.state.wave, 1);
}

#[test]
fn b10_attackers_of_the_disorganised_keep_their_order() {
    let low = r#"{ "stage": "march", "wave": 1, "attackers": 2,
        "march": { "stack": "2522", "at": "2522", "entered": 0 },
        "units": [{ "unit": "266.72", "hex": "off" },
            { "unit": "124.72", "hex": "2522", "of": "2522", "steps": 1 },
            { "unit": "170.18_Tk", "hex": "2423", "steps": 5, "marks": [] },
            { "unit": "32.18_Tk", "hex": "2423", "steps": 4, "marks": [] }] }"#;
    let mut night = Night::with(low);
    // A sum of 4 at 1:3 costs the attacker a step: leave it two.
    night.set(
        r#"{ "units": [{ "unit": "124.72", "hex": "2522", "of": "2522", "steps": 2 }],
        "stage": "march", "march": { "stack": "2522", "at": "2522", "entered": 0 } }"#,
    );
    night.play("enter 2423 =22");
    assert!(night.is_disorganised("124.72", "2423"));
    let mut night = Night::with(&low.replace("\"marks\": []", "\"marks\": [\"disorganised\"]"));
    night.set(
        r#"{ "units": [{ "unit": "124.72", "hex": "2522", "of": "2522", "steps": 2 }],
        "stage": "march", "march": { "stack": "2522", "at": "2522", "entered": 0 } }"#,
    );
    night.play("enter 2423 =22");
    assert!(!night.is_disorganised("124.72", "2423"));
}

#[test]
fn b11_who_cannot_attack_enters_no_soviet_hex() {
    let night = Night::with(
        r#"{ "stage": "march", "wave": 1, "march": { "stack": "2522", "at": "2522", "entered": 0 },
            "units": [{ "unit": "266.72", "hex": "off" }, { "unit": "124.72", "hex": "off" },
                { "unit": "Artillery.57", "hex": "2522", "of": "2522" }] }"#,
    );
    let hex = night.hex("2423");
    assert_eq!(
        night.refused("enter 2423"),
        [Illegal::NobodyAttacks { hex }]
    );
}

#[test]
fn b12_below_the_table_the_attacker_is_disorganised_unless_it_is_shifted() {
    let one_to_four = columns(3, 12, 0);
    assert_eq!(column_name(one_to_four.shifted), "1:3");
    assert_eq!(one_to_four.beyond, [true, false]);
    let with_armour = columns(3, 12, 1);
    assert_eq!(column_name(with_armour.shifted), "1:2");
    assert_eq!(with_armour.beyond, [false, false]);
}

#[test]
fn b13_on_foot_over_the_river_and_with_guns_not() {
    let position = |more: &str| {
        format!(
            r#"{{ "stage": "march", "wave": 1, "march": {{ "stack": "2522", "at": "2525", "entered": 2 }},
                "units": [{{ "unit": "45.5_Mech", "hex": "off" }}, {{ "unit": "745.5_Mech", "hex": "off" }},
                    {{ "unit": "266.72", "hex": "2525", "of": "2522" }},
                    {{ "unit": "124.72", "hex": "2525", "of": "2522" }}{more}] }}"#
        )
    };
    let mut night = Night::with(&position(""));
    night.play("enter 2426");
    assert_eq!(points(&night.rules, &night.state), 6);
    let night = Night::with(&position(
        r#", { "unit": "228.11th_Korps", "hex": "2525", "of": "2522" }"#,
    ));
    let unit = night.unit("228.11th_Korps");
    let hex = night.hex("2426");
    assert_eq!(night.refused("enter 2426"), [Illegal::River { unit, hex }]);
}

#[test]
fn b14_points_find_their_level() {
    let setup = setup();
    for (points, level) in [
        (110, 0),
        (61, 1),
        (60, 2),
        (21, 2),
        (20, 3),
        (11, 3),
        (10, 4),
    ] {
        assert_eq!(setup.level(points), level, "{points}");
    }
}

#[test]
fn b15_every_entry_attacks_and_costs_a_hex() {
    let mut night = Night::first_wave();
    night.plays(&["stack 2522", "enter 2423 =44", "enter 2522"]);
    let march = night.state.march.unwrap();
    assert_eq!(march.entered, 2);
    assert_eq!(night.odds("2423").surprise, 0);
    night.play("enter 2423 =44");
    assert_eq!(night.state.march.unwrap().entered, 3);
    assert_eq!(night.state.rolls, 4);
}

#[test]
fn b16_who_only_defends_loses_last() {
    let night = |steps: u8| {
        let mut night = Night::with(&format!(
            r#"{{ "stage": "march", "wave": 3,
                "march": {{ "stack": "2720", "at": "2522", "entered": 1 }},
                "units": [{{ "unit": "228.11th_Korps", "hex": "off" }},
                    {{ "unit": "529_Eng_Sch.11th_Korps", "hex": "2522", "of": "2720", "steps": {steps} }},
                    {{ "unit": "410_Con.11th_Korps", "hex": "2522", "of": "2720" }}] }}"#
        ));
        // 4 or 2 to 10 is 1:3, or beyond it: two steps either way.
        night.play("enter 2423 =23");
        night
    };
    let two = night(2);
    assert_eq!(
        (
            two.steps("529_Eng_Sch.11th_Korps"),
            two.steps("410_Con.11th_Korps")
        ),
        (0, 1)
    );
    let one = night(1);
    assert_eq!(
        (
            one.steps("529_Eng_Sch.11th_Korps"),
            one.steps("410_Con.11th_Korps")
        ),
        (0, 0)
    );
}

#[test]
fn b17_a_regiment_that_is_not_on_the_map_is_formed_of_two_units() {
    let mut night = Night::printed();
    night.play("form Grenadier_Regiment_248 1/248.88 318+Sec.88");
    assert_eq!(night.steps("Grenadier_Regiment_248"), 5);
    let regiment = night.unit("Grenadier_Regiment_248");
    assert_eq!(night.state.strength(&night.rules, regiment), 13);
    assert!(matches!(
        night.refused("join RG_593.88 Grenadier_Regiment_248")[..],
        [Illegal::TooManySteps { steps: 7, .. }]
    ));
    let night = Night::printed();
    assert!(matches!(
        night.refused("form Grenadier_Regiment_248 318+Sec.88 318+Sec.88")[..],
        [Illegal::Itself { .. }]
    ));
    assert!(matches!(
        night.refused("join 1/248.88 318+Sec.88")[..],
        [Illegal::TakesNobodyIn { .. }]
    ));
}

#[test]
fn the_merges_of_the_printed_set_up_are_those_of_the_text() {
    let night = Night::printed();
    let mut legal = Vec::new();
    night.rules.legal(&night.state, &mut legal);
    let mut joins: Vec<String> = legal.iter().map(|&a| night.rules.notation(a)).collect();
    joins.retain(|text| text.starts_with("join") || text.starts_with("form"));
    joins.sort();
    let mut expected = vec![
        "join Reconnaissance.5_SS Ger.5_SS",
        "join Anti-air.5_SS Ger.5_SS",
        "join Assault_engineer.5_SS Wst.5_SS",
        "join 199.57 217.57",
        "join 217.57 199.57",
        "join Fusilier.57 676.57",
        "join Artillery.57 676.57",
        "join Assault_engineer.72 105.72",
        "join Fusilier.KGr_B 475.KGr_B",
        "join Fusilier.KGr_B 678.KGr_B",
        "join 258.KGr_B 110.KGr_B",
        "join 110.KGr_B 258.KGr_B",
        "join Anti-air.KGr_B 110.KGr_B",
        "join Anti-air.KGr_B 258.KGr_B",
        "join 1/248.88 RG_593.88",
        "join 318+Sec.88 RG_593.88",
        "form Grenadier_Regiment_248 1/248.88 318+Sec.88",
        "form Wallonien_Regiment i/1/Wal.5_SS ii/2/Wal.5_SS",
        "form Wallonien_Regiment i/1/Wal.5_SS FW.5_SS",
        "form Wallonien_Regiment ii/2/Wal.5_SS FW.5_SS",
    ];
    expected.sort_unstable();
    assert_eq!(joins, expected);
}

#[test]
fn steps_that_stand_beside_the_relief_force_score_if_no_enemy_cuts_them_off() {
    // 2323 cleared, next to 2224 and 2324, which relief units hold [J23].
    let night = Night::with(
        r#"{ "units": [{ "unit": "155.20_Tk", "hex": "off" }, { "unit": "70G.20_Tk", "hex": "off" },
            { "unit": "1834H.20_Tk", "hex": "off" },
            { "unit": "266.72", "hex": "2323", "of": "2522", "steps": 3 },
            { "unit": "124.72", "hex": "2323", "of": "2522", "steps": 2 }] }"#,
    );
    assert_eq!(points(&night.rules, &night.state), 5);
    // With Soviet units in the hex they do not.
    let night = Night::with(
        r#"{ "units": [{ "unit": "266.72", "hex": "2323", "of": "2522", "steps": 3 },
            { "unit": "124.72", "hex": "2323", "of": "2522", "steps": 2 }] }"#,
    );
    assert_eq!(points(&night.rules, &night.state), 0);
}
