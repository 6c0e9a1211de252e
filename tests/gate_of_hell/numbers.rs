//! The numbers of the examples, row by row.

use crate::play::{APRIL, Match, rules};
use hells_gate::engine::SideNo;
use hells_gate::systems::gate_of_hell::codec::{BUILT_IN, load};
use hells_gate::systems::gate_of_hell::guns::aim;
use hells_gate::systems::gate_of_hell::ids::{Mine, SiteKind, Toll};
use hells_gate::systems::gate_of_hell::numbers::{goes_on, hits, kills_angel, price, row, sunset};
use hells_gate::systems::gate_of_hell::setup::SetupParts;

fn parts(number: usize) -> SetupParts {
    load(BUILT_IN[number].1).unwrap()
}

/// The harbour entrance of the bombardment example [8.2].
pub fn entrance() -> Match {
    let mut game = Match::april(&["S7 1"]);
    game.turn_up("S7");
    game.put(&[
        "Catskill S7",
        "Weehawken S7",
        "New-Ironsides S7",
        "Nahant S7",
    ]);
    game.put(&["Chicora FS", "Palmetto-State S8"]);
    game.advantage(SideNo::B, false);
    game
}

#[test]
fn e1_nobody_has_more_than_twenty_points_of_support() {
    assert_eq!(rules(APRIL).tables().msp_most, 20);
}

#[test]
fn e2_e3_impulse_six_goes_on_with_eight_or_less() {
    let number = sunset(&rules(APRIL), 6).unwrap();
    assert!(!goes_on(number, 11));
    assert_eq!([8, 9].map(|total| goes_on(number, total)), [true, false]);
}

#[test]
fn e4_e5_eleven_in_impulse_six_costs_three_or_two_with_the_advantage() {
    let number = sunset(&rules(APRIL), 6).unwrap();
    assert_eq!(price(number, 11, false), 3);
    assert_eq!(price(number, 11, true), 2);
}

#[test]
fn e6_sunset_is_thrown_after_impulses_three_to_seven() {
    let rules = rules(APRIL);
    let thrown: Vec<u8> = (1..=8).filter(|&i| sunset(&rules, i).is_some()).collect();
    assert_eq!(thrown, [3, 4, 5, 6, 7]);
}

#[test]
fn e7_seven_impulses_and_one_more() {
    let rules = rules(APRIL);
    assert_eq!(
        (rules.numbers().impulses, rules.numbers().more_impulses),
        (7, 8)
    );
}

#[test]
fn e8_the_harbour_is_s7_to_s13() {
    let rules = rules(APRIL);
    let harbour: Vec<&str> = rules.harbour().iter().map(|s| rules.code(s)).collect();
    assert_eq!(
        harbour,
        ["S7", "S8", "S9", "S10", "S11", "S12", "S13"]
            .map(|s| { rules.code(rules.find_site(s).unwrap()) })
    );
}

#[test]
fn e9_mines_may_lie_in_eight_areas() {
    assert_eq!(rules(APRIL).fields().len(), 8);
}

#[test]
fn e10_fort_sumter_alone_is_land_and_sea() {
    let parts = parts(APRIL);
    let both: Vec<_> = parts
        .sites
        .iter()
        .filter(|s| s.kind == SiteKind::Both)
        .collect();
    assert_eq!(both.len(), 1);
    assert_eq!(both[0].code, "FS");
}

#[test]
fn e11_e12_l6_borders_l8_and_lies_three_areas_from_charleston() {
    let rules = rules(APRIL);
    let site = |code| rules.find_site(code).unwrap();
    assert!(rules.touching(site("L6")).contains(site("L8")));
    let mut reached = hells_gate::systems::gate_of_hell::ids::Sites::of(site("CH"));
    let mut steps = 0;
    while !reached.contains(site("L6")) {
        for s in reached {
            reached |= rules.touching(s);
        }
        steps += 1;
    }
    assert_eq!(steps, 3);
}

#[test]
fn e13_the_objectives() {
    let rules = rules(APRIL);
    let mut codes: Vec<&str> = rules
        .numbers()
        .objectives
        .iter()
        .map(|s| rules.code(*s))
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, ["FS", "L17", "L19", "L34", "L40", "L5", "Z34"]);
}

#[test]
fn e22_ironclads_find_room_for_five_two_and_two() {
    let rules = rules(APRIL);
    let numbers = rules.numbers();
    assert_eq!(
        (numbers.sea_ships, numbers.river_ships, numbers.sumter_ships),
        (5, 2, 2)
    );
}

#[test]
fn e23_only_a_double_at_the_number_ends_the_swamp_angel() {
    let number = sunset(&rules(APRIL), 5).unwrap();
    let ends = [[5, 5], [4, 4], [6, 4]].map(|faces| kills_angel(number, faces));
    assert_eq!(ends, [true, false, false]);
}

#[test]
fn e24_a_point_of_support_buys_a_point_of_mines_and_a_dummy() {
    let rules = rules(APRIL);
    assert_eq!(
        (rules.numbers().mine_points, rules.numbers().mine_dummies),
        (1, 1)
    );
}

#[test]
fn e40_two_dice_a_side_in_an_assault() {
    assert_eq!(rules(APRIL).numbers().assault_dice, 2);
}

#[test]
fn e41_the_entrance_touches_sumter_wagner_and_s8() {
    let rules = rules(APRIL);
    let site = |code| rules.find_site(code).unwrap();
    let near = rules.touching(site("S7"));
    assert!(
        ["FS", "L5", "S8"]
            .into_iter()
            .all(|s| near.contains(site(s)))
    );
}

#[test]
fn e42_eleven_on_a_one_point_mine_damages_severely() {
    let rules = rules(APRIL);
    assert_eq!(row(&rules.tables().mines_naval, 11 + 1), Some(Toll::Severe));
}

#[test]
fn e43_cape_hatteras_takes_union_ironclads() {
    let rules = rules(APRIL);
    let [_, hatteras] = rules.ports();
    assert_eq!(rules.code(hatteras), "ZCH");
    assert!(!rules.ways(SideNo::A, hatteras).is_empty());
}

/// What a ship adds to its dice against a target.
fn adds(game: &Match, from: &str, target: &str) -> i8 {
    aim(
        &game.rules,
        &game.state,
        game.piece(from),
        game.piece(target),
    )
    .unwrap()
    .total()
}

#[test]
fn e44_e45_the_first_shot_at_wagner_adds_three_and_hits_with_six() {
    let game = entrance();
    assert_eq!(adds(&game, "Catskill", "Fort-Wagner"), 3);
    assert!(hits(
        6 + 3,
        game.state.dv(&game.rules, game.piece("Fort-Wagner"))
    ));
}

#[test]
fn e46_e47_e48_the_second_adds_two() {
    let mut game = entrance();
    game.advantage(SideNo::B, true);
    game.play("fire Catskill Fort-Wagner =24");
    assert_eq!(adds(&game, "Weehawken", "Fort-Wagner"), 2);
    let dv = game.state.dv(&game.rules, game.piece("Fort-Wagner"));
    assert_eq!((hits(10 + 2, dv), hits(3 + 2, dv)), (true, false));
}

#[test]
fn e49_e50_e51_e52_each_ship_that_has_fired_helps_no_more() {
    let mut game = entrance();
    game.advantage(SideNo::B, true);
    game.plays(&[
        "fire Catskill Fort-Wagner =24",
        "fire Weehawken Fort-Wagner =12",
    ]);
    assert_eq!(adds(&game, "New-Ironsides", "Fort-Wagner"), 1);
    assert!(hits(
        8 + 1,
        game.state.dv(&game.rules, game.piece("Fort-Wagner"))
    ));
    game.play("fire New-Ironsides Fort-Wagner =44");
    assert_eq!(adds(&game, "Nahant", "Chicora"), 0);
    assert!(!hits(6, game.state.dv(&game.rules, game.piece("Chicora"))));
}

#[test]
fn e53_twice_the_defence_value_is_no_hit() {
    assert_eq!((hits(8, 4), hits(9, 4)), (false, true));
}

#[test]
fn e55_the_forts_of_april_stand_where_the_set_up_has_them() {
    let rules = rules(APRIL);
    let state = hells_gate::engine::Rules::initial(&rules);
    let forts = rules.forts(SideNo::B);
    let mut at: Vec<&str> = forts.iter().map(|f| rules.code(state.site(f))).collect();
    at.sort_unstable();
    assert_eq!(at, ["FS", "L17", "L34", "L4", "L40", "L5"]);
}

#[test]
fn e56_e57_seven_points_and_eight_dummies_in_seven_areas() {
    let rules = rules(APRIL);
    let mines = &rules.parts().mines;
    assert_eq!((mines.points, mines.dummies), (7, 8));
    let sites: Vec<&str> = mines.sites.iter().map(|s| rules.code(s)).collect();
    assert_eq!(sites.len(), 7);
    for code in ["S7", "S8", "S9", "S10", "S11", "S12", "FS"] {
        assert!(sites.contains(&code), "{code}");
    }
}

#[test]
fn e58_one_point_markers_alone_do_not_fit() {
    let mines = &parts(APRIL).mines;
    let places = u8::try_from(mines.sites.len()).unwrap() * mines.most_markers;
    assert!(mines.points + mines.dummies > places);
    assert_eq!([0, 1, 2].map(Mine::of).map(Mine::points), [0, 1, 2]);
}

#[test]
fn e59_nine_union_ironclads_lie_in_port_royal() {
    let game = Match::april(&[]);
    let [royal, _] = game.rules.ports();
    assert_eq!(game.state.ships(&game.rules, SideNo::A, royal).len(), 9);
}

#[test]
fn e60_one_turn_two_points_a_side_and_the_union_has_the_advantage() {
    let parts = parts(APRIL);
    assert_eq!(
        (parts.turns, parts.msp, parts.advantage),
        (1, [2, 2], SideNo::A)
    );
}

#[test]
fn e61_neither_short_scenario_has_an_allocation_phase() {
    assert_eq!([0, 1].map(|n| parts(n).first_allocation), [0, 0]);
}
