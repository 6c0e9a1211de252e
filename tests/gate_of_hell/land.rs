//! The examples, sequences and refusals of ground units.

use crate::play::{JULY, Match, rules};
use hells_gate::engine::SideNo;
use hells_gate::systems::gate_of_hell::Event;
use hells_gate::systems::gate_of_hell::assault::{Bearer, attack, bearable, defence};
use hells_gate::systems::gate_of_hell::codec::{BUILT_IN, load};
use hells_gate::systems::gate_of_hell::ground::{lets_in, stack_holds, surrenders};
use hells_gate::systems::gate_of_hell::numbers::row;
use hells_gate::systems::gate_of_hell::state::Stage;

const DAVIS: [&str; 5] = [
    "1-South-Carolina",
    "2-South-Carolina",
    "52-Pennsylvania",
    "104-Pennsylvania",
    "56-New-York",
];

const FULL: Bearer = Bearer {
    steps: 2,
    retreats: true,
};
const FORT: Bearer = Bearer {
    steps: 2,
    retreats: false,
};

fn refused(game: &Match, action: &str, case: &str) {
    let cases = game.cases(action);
    assert_eq!(
        cases.first(),
        Some(&case),
        "{action}: {:?}",
        game.why(action)
    );
}

/// Before the landing of the assault example [8.1]: Davis at Seabrook, two units and
/// deep trenches on Morris Island, a mine in the entrance.
fn landing() -> Match {
    let mut game = Match::july();
    let mut kept = DAVIS.to_vec();
    kept.extend(["21/2-South-Carolina", "1+5-South-Carolina-Cavalry"]);
    game.clear_but(&kept);
    game.dig(SideNo::B, "L5", 2);
    game.mine("S7", &[1]);
    game
}

/// The same after it, the assault put together.
fn ashore() -> Match {
    let mut game = landing();
    game.play("pay amphibious");
    for unit in DAVIS {
        game.play(&format!("embark {unit}"));
    }
    game.plays(&["steam S1", "steam S2", "steam S3", "steam S4", "steam S7"]);
    game.plays(&["pick 1-South-Carolina", "throw =4", "land L5"]);
    game
}

fn storming() -> Match {
    let mut game = ashore();
    for unit in DAVIS {
        game.play(&format!("charge {unit}"));
    }
    game.play("storm 2-South-Carolina");
    game
}

#[test]
fn e20_e21_five_of_any_or_a_formation_and_one_more() {
    assert_eq!((stack_holds(5, 5, 1), stack_holds(5, 6, 1)), (true, false));
    assert_eq!((stack_holds(5, 7, 6), stack_holds(5, 8, 6)), (true, false));
}

#[test]
fn e25_davis_has_five_units() {
    let parts = load(BUILT_IN[JULY].1).unwrap();
    let davis = parts.formations.iter().position(|f| f == "Davis").unwrap();
    let of = |p: &&hells_gate::systems::gate_of_hell::setup::PieceInfo| {
        p.formation.map(usize::from) == Some(davis)
    };
    assert_eq!(parts.pieces.iter().filter(of).count(), 5);
}

#[test]
fn e26_e27_seabrook_holds_troops_and_leads_to_sea_and_s7_to_l5() {
    let game = landing();
    let seabrook = game.site("ZSB");
    assert!(lets_in(&game.rules, seabrook, game.piece("9-Maine")));
    assert!(game.rules.currents(seabrook).contains(game.site("S1")));
    assert!(
        game.rules
            .touching(game.site("S7"))
            .contains(game.site("L5"))
    );
}

#[test]
fn e28_a_mine_of_one_point_reduces_on_four_to_six() {
    let rules = rules(JULY);
    let tolls = [3, 4, 6].map(|die| row(&rules.tables().mines_ground, die));
    assert_eq!(tolls, [Some(0), Some(1), Some(1)]);
}

#[test]
fn e29_the_leaders_have_five_and_three() {
    let game = landing();
    let cf = |code| game.state.cf(&game.rules, game.piece(code));
    assert_eq!((cf("2-South-Carolina"), cf("21/2-South-Carolina")), (5, 3));
}

#[test]
fn e30_e31_e32_sixteen_against_thirteen() {
    let game = storming();
    let fight = game.state.fight.unwrap();
    let attack = 7 + attack(&game.rules, &game.state, &fight).total();
    let leader = game.piece("21/2-South-Carolina");
    let defence = 7 + defence(&game.rules, &game.state, &fight, leader).total();
    assert_eq!((attack, defence, attack - defence), (16, 13, 3));
}

#[test]
fn e33_e34_e35_two_full_units_spend_all_of_three_and_retreat_for_two() {
    assert_eq!(bearable(3, &[FULL; 2], true), 3);
    assert_eq!(bearable(3, &[FULL; 2], false), 2);
    assert_eq!(bearable(2, &[FULL; 2], true), 2);
}

#[test]
fn e36_a_fort_alone_bears_two_points_without_effect() {
    assert_eq!(
        (bearable(2, &[FORT], true), bearable(3, &[FORT], true)),
        (0, 3)
    );
}

#[test]
fn e37_e38_a_unit_that_retreats_may_surrender() {
    assert_eq!([3, 4].map(|die| surrenders(die, 0, 3)), [false, true]);
    assert_eq!([1, 2].map(|die| surrenders(die, 2, 3)), [false, true]);
}

#[test]
fn e39_equal_factors_have_no_effect() {
    let mut game = storming();
    game.play("lead 21/2-South-Carolina");
    let events = game.play("throw =1334");
    assert!(events.contains(&Event::FightOver), "13 against 13");
    assert_eq!(game.state.stage, Stage::Acting);
}

#[test]
fn q2_davis_lands_and_storms_wagner() {
    let mut game = storming();
    assert_eq!(game.state.msp[0], 5);
    assert_eq!(game.state.shown_points(&game.rules, game.site("S7")), 1);
    assert_eq!(game.lost("1-South-Carolina"), 1);
    game.plays(&["lead 21/2-South-Carolina", "throw =3434"]);
    assert_eq!(game.state.fight.unwrap().cp, 3);
    refused(&game, "retreat 21/2-South-Carolina L4", "8.1.6");
    game.play("flip 1+5-South-Carolina-Cavalry");
    assert_eq!(game.lost("1+5-South-Carolina-Cavalry"), 1);
    assert_eq!(game.state.stage, Stage::Acting);
    game.play("end");
    for unit in DAVIS {
        assert_eq!(
            (game.marks(unit), game.at(unit)),
            (1, "L5".to_owned()),
            "{unit}"
        );
    }
    assert_eq!(game.at("21/2-South-Carolina"), "L5");
}

#[test]
fn q9_mines_about_sumter_save_the_town_and_not_the_fort() {
    let mut game = Match::july();
    game.put(&["Catskill FS", "9-Maine FS", "1-South-Carolina-Art L17"]);
    game.wear("Fort-Sumter", 1);
    game.wear("Fort-Wagner", 1);
    game.mine("S9", &[1]);
    let mut full = Match {
        rules: game.rules.clone(),
        state: game.state,
    };
    game.plays(&["pass", "pass", "done"]);
    assert_eq!(
        (game.lost("Fort-Sumter"), game.at("Catskill")),
        (2, "FS".to_owned())
    );
    assert_eq!(game.at("9-Maine"), "FS");
    full.wear("Fort-Sumter", 0);
    full.plays(&["pass", "pass", "port Catskill ZPR", "done"]);
    assert_eq!((full.lost("Fort-Sumter"), full.lost("9-Maine")), (0, 2));
}

#[test]
fn q13_four_factors_dig_nothing_and_five_dig_a_level() {
    let mut game = Match::july();
    game.clear_but(&["9-Maine"]);
    refused(&game, "dig 9-Maine", "9.3");
    let mut game = Match::july();
    game.clear_but(&["9-Maine", "6-Connecticut"]);
    game.play("dig 9-Maine");
    assert_eq!(game.state.msp[0], 6);
    game.play("dig 6-Connecticut");
    assert_eq!(game.state.trench(SideNo::A, game.site("L3")), 1);
    assert_eq!(game.state.msp[0], 5);
    refused(&game, "march 9-Maine L2", "G36");
}

#[test]
fn q14_who_moves_strategically_or_regroups_makes_no_assault() {
    let mut game = Match::july();
    let few = ["9-Maine", "6-Connecticut", "62-Ohio", "21/1-South-Carolina"];
    game.clear_but(&few);
    game.put(&["21/1-South-Carolina L2", "62-Ohio L3"]);
    game.play("pay strategic");
    refused(&game, "march 9-Maine L2", "7.4.3");
    game.put(&["62-Ohio L2"]);
    game.play("march 9-Maine L2");
    refused(&game, "charge 9-Maine", "7.4.5");
    let mut other = Match::july();
    other.clear_but(&few);
    other.put(&["9-Maine L2", "21/1-South-Carolina L2", "62-Ohio L3"]);
    other.play("regroup 9-Maine");
    assert_eq!((other.state.msp[0], other.state.active), (5, SideNo::B));
    assert_eq!(
        (other.at("6-Connecticut"), other.marks("6-Connecticut")),
        ("L2".to_owned(), 1)
    );
    assert_eq!(
        (other.at("62-Ohio"), other.marks("62-Ohio")),
        ("L3".to_owned(), 0)
    );
}

#[test]
fn q16_nobody_goes_from_a_contested_place_into_one_the_enemy_holds() {
    let mut game = Match::july();
    game.clear_but(&[
        "1-Massachusetts-Cavalry",
        "Siege-Train-Art",
        "Charleston-Bn",
    ]);
    game.put(&["1-Massachusetts-Cavalry L26"]);
    game.play("pay river");
    refused(&game, "march 1-Massachusetts-Cavalry CH", "G17");
    game.play("march 1-Massachusetts-Cavalry L27");
    assert_eq!(game.at("1-Massachusetts-Cavalry"), "L27");
}

#[test]
fn q17_one_unit_digs_while_another_goes_and_assaults() {
    let mut game = Match::july();
    game.put(&[
        "Palmetto-Bn-Art L13",
        "Charleston-Militia L13",
        "9-Maine L9",
    ]);
    game.plays(&[
        "pass",
        "dig 25-South-Carolina",
        "march Charleston-Militia L9",
    ]);
    assert_eq!(game.state.trench(SideNo::B, game.site("L13")), 2);
    refused(&game, "charge 25-South-Carolina", "G36");
    game.plays(&["charge Charleston-Militia", "storm Charleston-Militia"]);
    assert_eq!(game.state.stage, Stage::Leading);
}

#[test]
fn refusals_of_marches() {
    let mut game = Match::july();
    refused(&game, "march 9-Maine L4", "4.2.2");
    refused(&game, "march 9-Maine L1", "7.1.1");
    refused(&game, "march 9-Maine L3", "7.0");
    refused(&game, "march Nahant L3", "7.1");
    refused(&game, "ferry 9-Maine L4", "4.2.2");
    refused(&game, "pay harbour", "4.2.2");
    refused(&game, "pay zone advantage", "9.4.3");
    refused(&game, "embark 9-Maine", "4.2.2");
    refused(&game, "steam S1", "7.3.2");
    refused(&game, "regroup 1-Massachusetts-Cavalry", "5.1.4");
    refused(&game, "charge 9-Maine", "8.1");
    refused(&game, "charge Nahant", "7.1");
    refused(&game, "rest 9-Maine", "8.1.1");
    refused(&game, "storm 9-Maine", "8.1.1");
    refused(&game, "cull 9-Maine", "3.0");
    game.play("pay amphibious");
    refused(&game, "pay strategic", "G47");
    refused(&game, "embark 9-Maine", "7.3.2");
    game.plays(&["pass", "pass"]);
    let mut far = Match::july();
    far.play("pay river");
    refused(&far, "march 9-Maine L9", "7.1.1");
    far.play("march 9-Maine L4");
    refused(&far, "sail Nahant S5", "5.1.6");
    refused(&far, "march 6-Connecticut L2", "6.1.1");
}

#[test]
fn refusals_of_landings() {
    let mut game = landing();
    game.put(&["9-Maine ZCH"]);
    game.play("pay amphibious");
    for unit in DAVIS {
        game.play(&format!("embark {unit}"));
    }
    refused(&game, "march 56-New-York L20", "G36");
    game.plays(&["steam S1", "steam S2", "steam S3"]);
    refused(&game, "steam S2", "G19");
    refused(&game, "steam S9", "7.0");
    refused(&game, "land L5", "G19");
    game.plays(&["steam S4", "steam S7"]);
    refused(&game, "pick 9-Maine", "7.3.4");
    game.plays(&["pick 1-South-Carolina", "throw =1"]);
    refused(&game, "steam S8", "7.3.3");
    let mut guarded = landing();
    guarded.put(&["Chicora S7", "Fort-Wagner L5", "Palmetto-State S8"]);
    guarded.plays(&["pay amphibious", "embark 2-South-Carolina"]);
    guarded.plays(&["steam S1", "steam S2", "steam S3", "steam S4", "steam S7"]);
    guarded.plays(&["pick 2-South-Carolina", "throw =1"]);
    assert_eq!(guarded.state.stage, Stage::Ambush);
    refused(&guarded, "fire Palmetto-State 2-South-Carolina", "8.2.2");
    refused(&guarded, "fire Chicora 9-Maine", "8.2.1");
    // 5 + 5 and 1 + 2 added are more than twice 5.
    guarded.play("fire Chicora 2-South-Carolina =55");
    assert_eq!(
        (guarded.lost("2-South-Carolina"), guarded.marks("Chicora")),
        (1, 1)
    );
    guarded.play("land L5");
    assert_eq!(
        guarded.legal(),
        ["fire Fort-Wagner 2-South-Carolina", "hold"]
    );
    // Hit again it is gone, and the landing with it.
    let (rules, state) = (guarded.rules.clone(), guarded.state);
    let mut hit = Match { rules, state };
    hit.play("fire Fort-Wagner 2-South-Carolina =66");
    let unit = hit.piece("2-South-Carolina");
    assert!(!hit.state.stands(unit) && hit.lost("2-South-Carolina") == 2);
    assert_eq!((hit.state.stage, hit.state.party), (Stage::Acting, None));
    guarded.play("hold");
    assert_eq!(guarded.at("2-South-Carolina"), "L5");
}

#[test]
fn refusals_of_assaults() {
    let mut game = storming();
    refused(&game, "lead 9-Maine", "8.1.1");
    refused(&game, "man 21/2-South-Carolina", "8.1.2");
    game.plays(&["lead 21/2-South-Carolina", "throw =3425"]);
    refused(&game, "flip 2-South-Carolina", "8.1.6");
    game.plays(&["flip 21/2-South-Carolina"]);
    // A die over the combat factor, and one for the stronger enemy: taken.
    let mut rout = storming();
    rout.plays(&["lead 21/2-South-Carolina", "throw =3326"]);
    assert_eq!(rout.state.fight.map(|f| f.cp), Some(1));
    refused(&rout, "retreat 21/2-South-Carolina L17", "8.1.7");
    refused(&rout, "flip 21/2-South-Carolina", "8.1.6");
    rout.plays(&["retreat 21/2-South-Carolina L4", "throw =4"]);
    assert_eq!(
        (
            rout.lost("21/2-South-Carolina"),
            rout.marks("21/2-South-Carolina")
        ),
        (2, 1)
    );
}

#[test]
fn union_troops_in_charleston_win_at_once() {
    let mut game = Match::july();
    game.clear_but(&["9-Maine"]);
    game.put(&["9-Maine L28"]);
    game.play("march 9-Maine CH");
    assert_eq!((game.state.stage, game.state.verdict), (Stage::Over, 0));
}
