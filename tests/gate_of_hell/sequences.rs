//! The sequences of the examples that ships and forts play, and what else a turn
//! of theirs goes through.

use crate::numbers::entrance;
use crate::play::Match;
use hells_gate::engine::{Rules as _, SideNo};
use hells_gate::systems::gate_of_hell::state::Stage;
use hells_gate::systems::gate_of_hell::{Event, Illegal};

/// Ends this half of the impulse and the other one.
fn both_pass(game: &mut Match) {
    game.plays(&["pass", "pass"]);
}

#[test]
fn q1_four_ironclads_silence_wagner() {
    let mut game = entrance();
    game.play("fire Catskill Fort-Wagner =24");
    assert_eq!(
        game.lost("Fort-Wagner"),
        0,
        "the throw may still be made again"
    );
    game.play("stand");
    assert_eq!((game.lost("Fort-Wagner"), game.marks("Catskill")), (1, 1));
    assert_eq!(game.marks("Weehawken"), 0);
    game.plays(&["fire Weehawken Fort-Wagner =55", "again =12"]);
    assert_eq!((game.lost("Fort-Wagner"), game.marks("Weehawken")), (1, 1));
    assert_eq!((game.state.advantage, game.state.handed), (SideNo::A, true));
    game.play("fire New-Ironsides Fort-Wagner =44");
    assert_eq!(game.lost("Fort-Wagner"), 2);
    game.play("fire Nahant Chicora =33");
    assert_eq!(game.lost("Chicora"), 0);
    game.play("end");
    for ship in ["Catskill", "Weehawken", "New-Ironsides", "Nahant"] {
        assert_eq!(game.marks(ship), 1, "{ship}");
    }
    assert!(
        !game.state.has_advantage(SideNo::A),
        "not in the turn it came"
    );
}

/// The end of impulse 6, with so much support for the Union.
fn sixth(msp: u8, advantage: SideNo) -> Match {
    let mut game = Match::april(&[]);
    game.state.impulse = 6;
    game.state.msp[0] = msp;
    game.put(&["Nahant S5"]);
    game.advantage(advantage, true);
    game.plays(&["sail Nahant S4", "end", "pass"]);
    game
}

#[test]
fn q3_going_on_after_eleven_costs_three() {
    let mut game = sixth(3, SideNo::B);
    game.play("throw =56");
    assert_eq!(game.state.stage, Stage::Price(3));
    let mut other = Match {
        rules: game.rules.clone(),
        state: game.state,
    };
    game.play("on");
    assert_eq!((game.state.msp[0], game.state.impulse), (0, 7));
    other.play("stop");
    assert_eq!(other.state.stage, Stage::Leaving);
}

#[test]
fn q4_holding_the_advantage_makes_it_two() {
    let mut game = sixth(2, SideNo::A);
    game.play("throw =56");
    assert_eq!(game.state.stage, Stage::Price(2));
    game.play("on");
    assert_eq!(game.state.advantage, SideNo::A);
    // Without the points nothing is offered.
    let mut poor = sixth(2, SideNo::B);
    poor.play("throw =56");
    assert_eq!(poor.state.stage, Stage::Leaving);
}

#[test]
fn q5_the_entrance_stops_ships_and_the_bar_does_not() {
    let game = Match::april(&[]);
    assert_eq!(game.cases("sail Nahant S7"), [] as [&str; 0]);
    assert_eq!(game.cases("sail Nahant S5"), [] as [&str; 0]);
    assert_eq!(game.cases("sail Nahant S8"), ["7.2.4"]);
    let mut inside = Match::april(&[]);
    inside.plays(&[
        "sail Nahant S7",
        "end",
        "pass",
        "pay second",
        "sail Nahant S8",
    ]);
    assert_eq!(inside.at("Nahant"), "S8");
}

#[test]
fn q6_from_mines_to_mines_only_in_a_second_activation() {
    let mut game = Match::april(&["S7 1", "S8 0"]);
    game.put(&["Nahant S7"]);
    assert_eq!(
        game.why("sail Nahant S8"),
        [Illegal::MinesToMines {
            site: game.site("S8")
        }]
    );
    let nahant = hells_gate::hex::Id::index(game.piece("Nahant"));
    game.state.committed[nahant] = 1;
    game.play("pay second");
    assert_eq!(game.cases("sail Nahant S8"), [] as [&str; 0]);
}

#[test]
fn q7_a_full_fort_drives_ships_out_and_reduced_ones_do_not() {
    let mut game = Match::april(&[]);
    game.put(&["Nahant S7"]);
    for fort in ["Fort-Wagner", "Fort-Sumter", "Fort-Moultrie"] {
        game.wear(fort, 1);
    }
    let mut leaves = Match {
        rules: game.rules.clone(),
        state: game.state,
    };
    game.plays(&["pass", "pass", "done"]);
    assert_eq!(
        (game.state.stage, game.at("Nahant")),
        (Stage::Over, "S7".to_owned())
    );
    leaves.wear("Fort-Wagner", 0);
    both_pass(&mut leaves);
    assert_eq!(leaves.legal(), ["port Nahant ZPR", "port Nahant ZCH"]);
    leaves.play("port Nahant ZCH");
    assert_eq!(leaves.at("Nahant"), "ZCH");
}

#[test]
fn q8_an_ironclad_under_a_reduced_sumter_wins_where_no_mines_lie_about() {
    let mut game = Match::april(&["S7 0"]);
    game.put(&["Nahant FS"]);
    game.wear("Fort-Sumter", 1);
    let mut mined = Match::april(&["S9 1"]);
    mined.put(&["Nahant FS"]);
    mined.wear("Fort-Sumter", 1);
    both_pass(&mut game);
    assert_eq!(game.rules.outcome(&game.state).unwrap().level, 0);
    // A dummy is turned up to show that it is one; a mine saves the fort.
    both_pass(&mut mined);
    assert_eq!(mined.state.stage, Stage::Leaving);
    assert_eq!(mined.state.shown_points(&mined.rules, mined.site("S9")), 1);
}

#[test]
fn q11_two_passes_end_the_phase_without_a_throw() {
    let mut game = Match::april(&[]);
    game.state.impulse = 5;
    let events = game.plays(&["pass", "pass"]);
    assert!(events.contains(&Event::EndPhase));
    assert_eq!(game.state.rolls, 0);
    assert_eq!(game.state.stage, Stage::Shifting);
}

#[test]
fn q12_worn_ships_and_forts_are_activated_once() {
    let mut game = Match::april(&[]);
    game.put(&["Weehawken S7"]);
    game.wear("Weehawken", 1);
    game.wear("Fort-Johnson", 1);
    for piece in ["Weehawken", "Fort-Johnson", "Nahant", "Fort-Moultrie"] {
        let piece = hells_gate::hex::Id::index(game.piece(piece));
        game.state.committed[piece] = 1;
    }
    game.play("pay second");
    assert_eq!(game.cases("fire Weehawken Fort-Wagner"), ["5.1.5"]);
    game.plays(&["pass", "pay second"]);
    game.put(&["Weehawken S11"]);
    assert_eq!(game.cases("fire Fort-Johnson Weehawken"), ["5.1.5"]);
}

#[test]
fn q15_an_advantage_that_was_used_is_not_handed_back_in_the_end_phase() {
    let mut game = Match::april(&[]);
    game.put(&["Nahant S7"]);
    game.plays(&["fire Nahant Fort-Wagner =11", "again =66"]);
    assert_eq!((game.state.advantage, game.state.handed), (SideNo::B, true));
    game.plays(&["end", "pass", "pass", "pass", "port Nahant ZPR", "done"]);
    assert_eq!(game.state.advantage, SideNo::B);
    // Unused it goes over.
    let mut idle = Match::april(&[]);
    idle.plays(&["pass", "pass", "done"]);
    assert_eq!(
        (idle.state.advantage, idle.state.stage),
        (SideNo::B, Stage::Over)
    );
}

#[test]
fn a_severely_damaged_ship_is_sent_off_and_throws_for_its_life() {
    let mut game = Match::april(&["S7 1+0"]);
    game.advantage(SideNo::A, true);
    game.plays(&["sail Nahant S7", "throw =56", "port Nahant ZCH"]);
    assert_eq!(
        (game.at("Nahant"), game.lost("Nahant")),
        ("ZCH".to_owned(), 1)
    );
    // Towed round the open coast a 2 counts as a 1.
    game.play("throw =2");
    assert_eq!(game.lost("Nahant"), 2);
    let field = game.rules.field(game.site("S7")).unwrap();
    assert_eq!(
        game.state.mines[field]
            .iter()
            .filter(|m| m.mine.points() == 1)
            .count(),
        1
    );
    assert_eq!(
        game.state.marker_count(&game.rules, game.site("S7")),
        1,
        "the dummy is gone"
    );
}

#[test]
fn a_confederate_ironclad_hit_twice_lies_in_the_ashley_until_it_is_repaired() {
    let mut game = Match::april(&[]);
    game.advantage(SideNo::A, true);
    game.put(&["Chicora S8", "Nahant S7", "Catskill S7"]);
    game.plays(&["fire Nahant Chicora =66", "fire Catskill Chicora =66"]);
    assert_eq!(
        (game.at("Chicora"), game.lost("Chicora")),
        ("ASH".to_owned(), 1)
    );
    assert_eq!(game.rules.margin(&game.state), 2 - 2);
    game.plays(&["end", "pass", "pass", "pass"]);
    game.plays(&["port Catskill ZPR", "port Nahant ZPR", "done"]);
    assert_eq!(game.state.stage, Stage::Repairs);
    assert_eq!(game.cases("repair Chicora 1"), ["8.2.6"]);
    game.play("repair Chicora 2 S13 =3");
    assert_eq!(
        (game.at("Chicora"), game.lost("Chicora")),
        ("S13".to_owned(), 0)
    );
}

#[test]
fn the_eighth_impulse_is_the_unions_choice() {
    let mut game = Match::april(&[]);
    game.advantage(SideNo::A, true);
    game.state.impulse = 7;
    game.put(&["Nahant S5"]);
    game.plays(&["sail Nahant S4", "end", "pass", "throw =12"]);
    assert_eq!(game.state.stage, Stage::Eighth);
    game.play("on");
    assert_eq!(game.state.impulse, 8);
    game.plays(&["sail Catskill S5", "end", "pass"]);
    assert_eq!(
        game.state.stage,
        Stage::Leaving,
        "no throw after the eighth"
    );
}

#[test]
fn a_pass_brings_back_what_was_paid_for_nothing() {
    let mut game = Match::april(&[]);
    let nahant = hells_gate::hex::Id::index(game.piece("Nahant"));
    game.state.committed[nahant] = 1;
    game.plays(&["pay second advantage"]);
    assert!(!game.state.has_advantage(SideNo::A));
    game.play("pass");
    assert!(game.state.has_advantage(SideNo::A));
}
