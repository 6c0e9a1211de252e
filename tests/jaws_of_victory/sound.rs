//! Positions that cannot be are refused, each for what is wrong with it.

use super::night::Night;
use hells_gate::engine::Rules;

/// Why a position is refused that differs from the first wave in this.
fn unsound(night: &Night, position: &str) -> String {
    let read = night
        .rules
        .read_position(&position.parse().unwrap(), &night.state);
    match read {
        Ok(_) => "it can be".to_owned(),
        Err(faults) => format!("{faults:?}"),
    }
}

#[test]
fn a_position_that_cannot_be_is_refused_with_what_is_wrong() {
    let night = Night::first_wave();
    let first = |units: hells_gate::systems::jaws_of_victory::UnitSet| {
        let info = night.rules.unit(units.first().unwrap()).unwrap();
        info.code.clone()
    };
    let never_formed = first(night.rules.formable());
    let relief = first(night.rules.relief());
    let of_the_first = |marks: &str| {
        format!(
            r#"{{ "units": [{{ "unit": "266.72", "hex": "2522", "of": "2522", "marks": ["{marks}"] }}] }}"#
        )
    };
    let march = |stage: &str, wave: u8, rest: &str| {
        format!(r#"{{ "stage": "{stage}", "wave": {wave}, "march": {rest} }}"#)
    };
    let at_home = r#"{ "stack": "2522", "at": "2522", "entered": 0 }"#;
    let due = |own: u8, theirs: u8| {
        format!(
            r#", "fight": {{ "due": [{own}, {theirs}], "first": [false, false], "disorganises": [false, false] }}"#
        )
    };
    let with_fight = |stage: &str, fight: String| {
        format!(r#"{{ "stage": "{stage}", "wave": 1, "march": {at_home}{fight} }}"#)
    };
    let waiting = night.state.waiting(&night.rules).iter();
    let waiting: Vec<String> = waiting
        .map(|hex| format!("\"{}\"", night.rules.number(hex)))
        .collect();
    for (position, wrong) in [
        (of_the_first("joined"), "on the map and gone"),
        (of_the_first("escaped"), "on the map and gone"),
        (
            format!(r#"{{ "units": [{{ "unit": "{never_formed}", "hex": "2522" }}] }}"#),
            "was not formed",
        ),
        (of_the_first("moved"), "moved before the waves"),
        (
            format!(r#"{{ "units": [{{ "unit": "{relief}", "hex": "2423" }}] }}"#),
            "the relief force shares a hex",
        ),
        (r#"{ "stage": "wave", "wave": 0 }"#.to_owned(), "wave 0 in"),
        (
            r#"{ "stage": "consolidation", "wave": 1 }"#.to_owned(),
            "wave 1 in",
        ),
        (r#"{ "stage": "march", "wave": 1 }"#.to_owned(), "with None"),
        (march("wave", 1, at_home), "with Some"),
        (
            march(
                "march",
                1,
                r#"{ "stack": "2522", "at": "2323", "entered": 1 }"#,
            ),
            "is not together",
        ),
        (
            march(
                "march",
                1,
                r#"{ "stack": "2522", "at": "2522", "entered": 4 }"#,
            ),
            "it can be",
        ),
        (march("march", 2, at_home), "does not act"),
        (
            format!(r#"{{ "stage": "march", "wave": 1, "acted": ["2522"], "march": {at_home} }}"#),
            "does not act",
        ),
        (with_fight("march", due(1, 0)), "losses are due in"),
        (with_fight("attacker_loss", due(0, 1)), "no loss is due"),
        (with_fight("attacker_loss", due(1, 0)), "it can be"),
        (
            march("march", 1, at_home).replace(
                "} }",
                r#"}, "units": [
                { "unit": "266.72", "hex": "off" }, { "unit": "124.72", "hex": "off" },
                { "unit": "Assault_engineer.72", "hex": "off" }] }"#,
            ),
            "is not together",
        ),
        (
            // Before Soviet units, who could be chosen.
            with_fight("defender_loss", due(1, 0)).replace(
                "} }",
                r#"}, "units": [{ "unit": "170.18_Tk", "hex": "2522" }] }"#,
            ),
            "no loss is due",
        ),
        (with_fight("crowd", String::new()), "nobody to choose"),
        (
            format!(
                r#"{{ "stage": "wave", "wave": 1, "acted": [{}] }}"#,
                waiting.join(", ")
            ),
            "nobody is left to act",
        ),
        (
            r#"{ "units": [{ "unit": "266.72", "hex": "2623", "of": "2522" }] }"#.to_owned(),
            "is not together",
        ),
    ] {
        let found = unsound(&night, &position);
        assert!(found.contains(wrong), "{position}: {found}");
    }
}

#[test]
fn whoever_is_gone_crowds_no_hex_and_belongs_to_no_stack() {
    let mut night = Night::first_wave();
    // The first hex of all is where nobody's place would be, too.
    let corner = night.rules.cells().all().first().unwrap();
    let number = night.rules.number(corner);
    night.set(&format!(
        r#"{{ "units": [{{ "unit": "266.72", "hex": "{number}", "of": "{number}" }},
            {{ "unit": "124.72", "hex": "off" }},
            {{ "unit": "Assault_engineer.72", "hex": "off" }},
            {{ "unit": "105.72", "hex": "off" }},
            {{ "unit": "Fusilier.57", "hex": "off" }}] }}"#
    ));
    let stack = night.state.stack(&night.rules, corner);
    assert_eq!(stack.iter().collect::<Vec<_>>(), [night.unit("266.72")]);
    assert_eq!(night.state.pocket_in(&night.rules, corner), stack);
    let crowded = hells_gate::systems::jaws_of_victory::stacking::crowded;
    assert!(!crowded(&night.rules, &night.state).contains(corner));
    // Nor is a hex crowded by being shared.
    let printed = Night::first_wave();
    assert!(crowded(&printed.rules, &printed.state).is_empty());
}

#[test]
fn a_state_that_cannot_be_is_told_by_the_rules_themselves() {
    let mut night = Night::first_wave();
    assert!(night.rules.invariants(&night.state).is_ok());
    night.state.moved.insert(night.unit("266.72"));
    assert!(night.rules.invariants(&night.state).is_err());
}
