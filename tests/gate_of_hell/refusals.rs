//! Every refusal comes about, and cites its case.

use crate::play::Match;
use crate::play::{APRIL, rules};
use hells_gate::engine::{Rules as _, SideNo};
use hells_gate::hex::Id;
use hells_gate::systems::gate_of_hell::state::Stage;

fn setting_up() -> Match {
    let rules = rules(APRIL);
    let state = rules.initial();
    Match { rules, state }
}

/// A position, an action, and the first case against it.
fn refused(game: &Match, action: &str, case: &str) {
    let cases = game.cases(action);
    assert_eq!(
        cases.first(),
        Some(&case),
        "{action}: {:?}",
        game.why(action)
    );
}

#[test]
fn in_the_set_up() {
    let mut game = setting_up();
    refused(&game, "pass", "3.0");
    refused(&game, "lay S13 1", "11.0");
    refused(&game, "lift S7 1", "9.5.2");
    refused(&game, "place Chicora S5", "11.0");
    refused(&game, "place Nahant S7", "11.0");
    refused(&game, "displace Chicora", "11.0");
    refused(&game, "throw", "2.2");
    refused(&game, "again", "9.4.3");
    refused(&game, "port Nahant ZPR", "7.2.7");
    game.plays(&["lay S7 2"]);
    refused(&game, "lay S7 1", "9.5.3");
    game.play("lay S7 0");
    refused(&game, "lay S7 0", "9.5.3");
    refused(&game, "done", "G12");
}

#[test]
fn dummies_may_not_take_the_room_that_points_need() {
    let mut game = setting_up();
    for site in ["S8", "S9", "S10"] {
        game.plays(&[&format!("lay {site} 0"), &format!("lay {site} 0")]);
    }
    game.play("lay S7 0");
    // Seven points and room for eight: a second dummy in S7 would leave six.
    refused(&game, "lay S7 0", "G12");
    game.plays(&["lay S7 2", "lay FS 2", "lay S11 2", "lay S12 1"]);
    refused(&game, "lay S12 1", "9.5.2");
    refused(&game, "done", "11.0");
    game.plays(&[
        "place Chicora FS",
        "place Palmetto-State FS",
        "displace Chicora",
    ]);
    game.put(&["Chicora FS"]);
    refused(&game, "place Chicora S12", "11.0");
    game.play("done");
    assert_eq!((game.state.stage, game.state.unseen), (Stage::Acting, 7));
}

#[test]
fn two_ironclads_find_room_in_sumter_and_no_third() {
    let mut game = setting_up();
    game.put(&["Palmetto-State FS"]);
    game.play("place Chicora FS");
    let mut full = Match::april(&[]);
    full.put(&["Nahant FS", "Catskill FS", "Montauk S7"]);
    refused(&full, "sail Montauk FS", "6.1.1");
}

#[test]
fn of_a_group() {
    let mut game = Match::april(&[]);
    game.put(&["Nahant S7", "Catskill S7", "Montauk S5", "Weehawken S7"]);
    refused(&game, "fire Chicora Nahant", "5.1");
    refused(&game, "end", "G47");
    refused(&game, "pay second", "4.2.2");
    refused(&game, "pay second advantage", "4.2.2");
    refused(&game, "sail Nahant S7", "7.0");
    refused(&game, "sail Nahant L5", "7.2.1");
    refused(&game, "sail Nahant Z34", "7.2.1");
    refused(&game, "sail Montauk S11", "7.2.4");
    refused(&game, "sail Nahant S5 L5", "7.2.2");
    refused(&game, "sail Montauk R1", "7.2.2");
    refused(&game, "sail Fort-Sumter S7", "7.2");
    refused(&game, "fire Nahant Catskill", "8.2.1");
    refused(&game, "fire Nahant Castle-Pinckney", "8.2.1");
    game.state.silent.insert(game.piece("Weehawken"));
    refused(&game, "sail Weehawken S5", "3.1.2");
    game.advantage(SideNo::B, true);
    game.play("sail Nahant S5");
    refused(&game, "sail Nahant S4", "5.1.7");
    refused(&game, "sail Montauk S4", "5.1.6");
    refused(&game, "pass", "G8");
    refused(&game, "pay second", "G10");
    game.put(&["Passaic S7"]);
    game.play("fire Catskill Fort-Wagner =11");
    refused(&game, "fire Catskill Fort-Wagner", "8.2.3");
    refused(&game, "sail Passaic S5", "5.1.7");
}

#[test]
fn of_a_second_activation() {
    let mut game = Match::april(&[]);
    game.put(&["Nahant S7", "Catskill S7", "Montauk S7"]);
    game.state.committed[game.piece("Nahant").index()] = 1;
    game.state.committed[game.piece("Montauk").index()] = 2;
    refused(&game, "fire Nahant Fort-Wagner", "5.1.5");
    refused(&game, "fire Montauk Fort-Wagner", "5.1.5");
    game.state.msp[0] = 0;
    refused(&game, "pay second", "4.2.7");
    game.state.msp[0] = 1;
    game.play("pay second");
    refused(&game, "pay second", "4.2.2");
    refused(&game, "fire Catskill Fort-Wagner", "G10");
    let mut other = Match::april(&[]);
    other.state.committed[other.piece("Nahant").index()] = 1;
    other.advantage(SideNo::B, false);
    refused(&other, "pay second advantage", "9.4.1");
    other.advantage(SideNo::A, true);
    refused(&other, "pay second advantage", "9.4.2");
}

#[test]
fn six_ironclads_are_too_many() {
    let mut game = Match::april(&[]);
    for ship in ["Nahant", "Catskill", "Montauk", "Passaic", "Patapsco"] {
        game.play(&format!("sail {ship} S5"));
    }
    refused(&game, "sail Keokuk S4", "5.1.2");
    game.plays(&["end", "pass"]);
    refused(&game, "sail Keokuk S5", "6.1.1");
}

#[test]
fn of_throws_and_ports() {
    let mut game = Match::april(&["S7 2"]);
    game.play("sail Nahant S7");
    refused(&game, "end", "2.2");
    game.play("throw =55");
    refused(&game, "end", "9.4.3");
    game.play("stand");
    refused(&game, "end", "7.2.7");
    refused(&game, "port Catskill ZPR", "7.2.7");
    refused(&game, "port Nahant S5", "7.2.7");
}

#[test]
fn of_the_end_phase() {
    let mut game = Match::april(&[]);
    game.put(&["Chicora ASH"]);
    game.wear("Chicora", 1);
    game.plays(&["pass", "pass"]);
    refused(&game, "shift Chicora S8", "5.1");
    refused(&game, "shift Palmetto-State S5", "3.3");
    refused(&game, "shift Palmetto-State S12", "7.0");
    game.play("shift Palmetto-State S8");
    assert_eq!(game.state.stage, Stage::Repairs);
    refused(&game, "repair Palmetto-State 1", "9.6");
    refused(&game, "repair Chicora 0 S12", "9.6");
    refused(&game, "repair Chicora 1 S8", "8.2.6");
    refused(&game, "repair Nahant 1", "5.1");
    game.state.msp[1] = 1;
    refused(&game, "repair Chicora 2 S12", "4.2.7");
    game.plays(&["repair Chicora 1 S12 =1", "stand"]);
    assert_eq!(game.state.stage, Stage::Over);
    refused(&game, "done", "10.3");
}
