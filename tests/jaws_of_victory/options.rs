//! The options.

use super::night::{Night, with};
use hells_gate::engine::SideNo;
use hells_gate::systems::jaws_of_victory::Stage;
use hells_gate::systems::jaws_of_victory::setup::{DefenderLosses, NightOptions};

fn first_wave(options: NightOptions) -> Night {
    let mut night = Night::of(with(options));
    night.plays(&["done", "done"]);
    night
}

/// The first wave, Disorganised stacks slow \[J25\].
pub fn slow() -> Night {
    first_wave(NightOptions {
        disorganised_slow: true,
        ..NightOptions::default()
    })
}

#[test]
fn j21_the_soviet_player_chooses_losses_where_there_is_one() {
    let mut night = first_wave(NightOptions {
        defender_losses: DefenderLosses::Player,
        ..NightOptions::default()
    });
    night.set(r#"{ "units": [{ "unit": "170.18_Tk", "hex": "2423", "steps": 4 }] }"#);
    // 14 to 12 is 1:1, surprised 3:1; a sum of 2 costs two steps.
    night.plays(&["stack 2522", "enter 2423 =11"]);
    assert_eq!(night.state.stage, Stage::DefenderLoss);
    assert_eq!(night.state.to_act(), Some(SideNo::B));
    night.play("lose 170.18_Tk");
    night.play("lose 32.18_Tk");
    assert_eq!((night.steps("170.18_Tk"), night.steps("32.18_Tk")), (3, 1));
    assert!(night.is_disorganised("170.18_Tk", "2423"));
    assert_eq!(night.state.stage, Stage::March);
}

#[test]
fn j21_the_program_takes_from_the_unit_with_most_steps() {
    let mut night =
        Night::with(r#"{ "units": [{ "unit": "170.18_Tk", "hex": "2423", "steps": 4 }] }"#);
    // Equal strengths: the first loss from the one with more steps, and the next
    // again, as it still has more.
    night.plays(&["stack 2522", "enter 2423 =11"]);
    assert_eq!((night.steps("170.18_Tk"), night.steps("32.18_Tk")), (2, 2));
}

#[test]
fn j8_south_may_count_as_southwest() {
    let mut night = first_wave(NightOptions {
        south_too: true,
        ..NightOptions::default()
    });
    night.play("stack 2522");
    assert!(night.refused("enter 2523").is_empty());
    assert!(!night.refused("enter 2422").is_empty());
}

#[test]
fn j25_a_disorganised_stack_enters_two_hexes_at_most() {
    let mut night = slow();
    night.set(r#"{ "units": [{ "unit": "266.72", "hex": "2522", "marks": ["disorganised"] }] }"#);
    night.plays(&["stack 2522", "enter 2622"]);
    assert_eq!(night.state.stage, Stage::March);
    night.play("enter 2522");
    assert_eq!(night.state.stage, Stage::Wave);
}

#[test]
fn j4_dice_may_decide_between_armour_and_anti_tank_weapons() {
    let mut night = first_wave(NightOptions {
        armour_dice: true,
        ..NightOptions::default()
    });
    night.set(
        r#"{ "stage": "march", "wave": 2, "march": { "stack": "2722", "at": "2522", "entered": 1 },
            "units": [{ "unit": "Wst.5_SS", "hex": "2522", "of": "2722" },
                { "unit": "Assault_engineer.5_SS", "hex": "off" },
                { "unit": "3/5ss.5_SS", "hex": "2522", "of": "2722", "steps": 2 }] }"#,
    );
    // Two white dots on either side: red 2 hits the guns, black 3 nobody.
    night.play("enter 2423 =23");
    assert_eq!(night.steps("3/5ss.5_SS"), 1);
    assert_eq!(night.steps("170.18_Tk"), 2);
    // Between armour and guns alone the table costs nothing [12.12.1].
    night.set(
        r#"{ "stage": "march", "wave": 2, "march": { "stack": "2722", "at": "2522", "entered": 1 },
            "units": [{ "unit": "Wst.5_SS", "hex": "off" },
                { "unit": "3/5ss.5_SS", "hex": "2522", "of": "2722", "steps": 2 },
                { "unit": "170.18_Tk", "hex": "2423", "steps": 5 },
                { "unit": "32.18_Tk", "hex": "off" }] }"#,
    );
    assert!(!night.odds("2423").table_counts);
    night.play("enter 2423 =66");
    assert_eq!(
        (night.steps("3/5ss.5_SS"), night.steps("170.18_Tk")),
        (2, 5)
    );
}
