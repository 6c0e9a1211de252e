//! The campaign: what happens between the weeks, and how it ends.

use crate::play::{CAMPAIGN, Match, rules};
use hells_gate::engine::{Rules as _, SideNo, Viewer, view_for};
use hells_gate::hex::Id;
use hells_gate::systems::gate_of_hell::campaign::{angel_reaches, ladder};
use hells_gate::systems::gate_of_hell::ids::Sites;
use hells_gate::systems::gate_of_hell::landing::must_land;
use hells_gate::systems::gate_of_hell::numbers::sunset;
use hells_gate::systems::gate_of_hell::state::Stage;
use hells_gate::systems::gate_of_hell::{Event, Illegal};
use std::collections::BTreeMap;

fn refused(game: &Match, action: &str, case: &str) {
    let cases = game.cases(action);
    assert_eq!(
        cases.first(),
        Some(&case),
        "{action}: {:?}",
        game.why(action)
    );
}

/// The campaign at the first impulse of the first week, without mines; nobody may use
/// the Advantage.
fn july() -> Match {
    let rules = rules(CAMPAIGN);
    let state = rules.initial();
    let mut game = Match { rules, state };
    game.plays(&["place Palmetto-State S12", "place Chicora S12"]);
    game.state.stage = Stage::Acting;
    game.state.impulse = 1;
    game.advantage(SideNo::A, true);
    game
}

/// The second week, its support and a quiet event thrown: the Union allocates.
fn second_week() -> Match {
    let mut game = july();
    game.plays(&["pass", "pass", "done", "throw =34"]);
    game.plays(&["throw =1", "stand", "throw =1", "stand"]);
    game
}

#[test]
fn e14_four_objectives_to_none() {
    assert_eq!(
        [4, 3, 2, 1, 0].map(|n| ladder(n, false, 0, 13)),
        [0, 1, 2, 3, 4]
    );
}

#[test]
fn e15_e16_the_swamp_angel_counts_as_one() {
    assert_eq!([3, 2, 1].map(|n| ladder(n, true, 0, 13)), [0, 1, 2]);
    assert_eq!(ladder(0, true, 0, 13), 3);
}

#[test]
fn e17_e18_e19_georgia_raises_a_confederate_victory_alone() {
    assert_eq!((ladder(1, false, 13, 13), ladder(1, false, 12, 13)), (4, 3));
    assert_eq!((ladder(3, false, 13, 13), ladder(2, false, 13, 13)), (1, 2));
}

#[test]
fn e23_a_double_at_sunset_bursts_the_swamp_angel() {
    let mut game = july();
    game.state.impulse = 5;
    game.put(&["Nahant S5"]);
    game.state.angel = Some(game.site("L6"));
    assert_eq!(sunset(&game.rules, 5), Some(10));
    game.plays(&["sail Nahant S4", "end", "pass", "throw =55"]);
    assert_eq!((game.state.angel, game.state.angel_lost), (None, true));
}

/// Whether a landing party can be in Charleston by its second activation of the first
/// week, the garrison of the landing place gone and all others still.
#[test]
fn e54_no_landing_party_reaches_the_town_in_the_first_week() {
    for number in [1, 2] {
        let rules = rules(number);
        let state = rules.initial();
        let held = state.places_of(rules.of_side(SideNo::B));
        let mut waters: Vec<_> = ["ZSB", "ZCH"]
            .iter()
            .flat_map(|z| rules.currents(rules.find_site(z).unwrap()))
            .collect();
        let mut seen: Sites = waters.iter().copied().collect();
        let mut shores = Sites::EMPTY;
        while let Some(water) = waters.pop() {
            shores |= match rules.rivers().contains(water) {
                true => rules.banks(water),
                false => rules.touching(water) & rules.lands(),
            };
            if !must_land(&rules, &state, water) {
                for next in rules.currents(water) - seen - rules.zones() {
                    seen.insert(next);
                    waters.push(next);
                }
            }
        }
        assert!(shores.contains(rules.find_site("L20").unwrap()));
        for start in shores {
            let mut best = BTreeMap::from([(start, 0_u8)]);
            let mut front = vec![start];
            while let Some(site) = front.pop() {
                if site != start && held.contains(site) {
                    continue;
                }
                for &(to, border) in rules.walks(site) {
                    let cost = best[&site] + rules.entering(to) + rules.crossing(border);
                    if cost <= 5 && best.get(&to).is_none_or(|b| cost < *b) {
                        best.insert(to, cost);
                        front.push(to);
                    }
                }
            }
            let town = rules.find_site("CH").unwrap();
            assert!(!best.contains_key(&town), "from {}", rules.code(start));
        }
    }
}

#[test]
fn the_second_week_begins_with_support_arrivals_and_silence() {
    let game = second_week();
    assert_eq!(
        (game.state.turn, game.state.stage),
        (2, Stage::Allocation(SideNo::A))
    );
    assert_eq!(game.state.msp, [8 + 2, 6 + 2]);
    assert_eq!(game.at("8-North-Carolina"), "Z34");
    assert_eq!(game.state.silent.len(), game.rules.parts().pieces.len());
}

#[test]
fn q15_the_advantage_used_in_one_week_is_the_others_in_the_next() {
    let mut game = july();
    game.advantage(SideNo::A, false);
    game.put(&["Nahant S7"]);
    game.plays(&[
        "fire Nahant Fort-Wagner =11",
        "again =66",
        "end",
        "pass",
        "pass",
        "pass",
    ]);
    game.plays(&["port Nahant ZPR", "done", "throw =34", "throw =1"]);
    assert_eq!((game.state.turn, game.state.advantage), (2, SideNo::B));
    assert!(
        game.state.has_advantage(SideNo::B),
        "the throw lies before him"
    );
    assert!(game.state.lying.is_some());
}

#[test]
fn q10_fleet_and_fort_lost_at_once_let_the_campaign_go_on() {
    let mut game = july();
    game.put(&["Nahant FS"]);
    game.wear("Fort-Sumter", 1);
    game.wear("Fort-Wagner", 1);
    game.wear("Lighthouse-Fort", 2);
    for ship in ["Catskill", "Montauk", "Weehawken", "Patapsco", "Passaic"] {
        game.wear(ship, 2);
        let number = game.piece(ship).index();
        game.state.at[number] = hells_gate::systems::gate_of_hell::ids::Site::NOWHERE;
    }
    let events = game.plays(&["pass", "pass"]);
    assert!(events.contains(&Event::Stalled));
    game.play("done");
    assert_eq!(game.state.stage, Stage::Fate);
    // Without the ship in Sumter five sunk are the end of it.
    let mut sunk = july();
    for ship in ["Catskill", "Montauk", "Weehawken", "Patapsco", "Passaic"] {
        sunk.wear(ship, 2);
        let number = sunk.piece(ship).index();
        sunk.state.at[number] = hells_gate::systems::gate_of_hell::ids::Site::NOWHERE;
    }
    sunk.plays(&["pass", "pass", "done"]);
    assert_eq!((sunk.state.stage, sunk.state.verdict), (Stage::Over, 4));
}

#[test]
fn command_is_bought_for_formations_and_five_at_a_time() {
    let mut game = second_week();
    refused(&game, "heed 9-Maine", "4.2.1");
    refused(&game, "heed Chicora", "5.1");
    refused(&game, "buy", "3.0");
    refused(&game, "work 1", "3.0");
    refused(&game, "mend 9-Maine", "4.2.3");
    refused(&game, "build Fort-Wagner L3", "9.2.2");
    refused(&game, "build Union-Fort-A L5", "9.2.4");
    refused(&game, "angel L3", "9.2.6");
    game.play("command Davis");
    refused(&game, "command Davis", "4.2.1");
    for ship in ["Nahant", "Catskill", "Montauk", "Weehawken", "Patapsco"] {
        game.play(&format!("heed {ship}"));
    }
    refused(&game, "heed Nahant", "4.2.1");
    assert_eq!(game.state.msp[0], 10 - 2);
    game.play("heed Passaic");
    assert_eq!(game.state.msp[0], 10 - 3);
    refused(&game, "build Union-Fort-A L3", "6.1.1");
    game.put(&["9-Maine L1"]);
    game.play("build Union-Fort-A L1");
    refused(&game, "build Union-Fort-B L1", "9.2.2");
    game.plays(&["done", "done"]);
    assert_eq!((game.state.stage, game.state.impulse), (Stage::Acting, 1));
    assert_eq!((game.marks("9-Maine"), game.marks("Nahant")), (1, 0));
    refused(&game, "march 9-Maine L2", "3.1.2");
    assert_eq!(
        game.why("sail New-Ironsides S5"),
        [Illegal::OutOfCommand {
            piece: game.piece("New-Ironsides"),
        }]
    );
}

#[test]
fn mines_that_are_bought_are_seen_as_markers_when_all_lie() {
    let mut game = second_week();
    game.plays(&["done", "buy", "buy"]);
    refused(&game, "done", "G12");
    let before = *view_for(&game.rules, &game.state, Viewer::Side(SideNo::A)).state();
    game.play("lay S7 2");
    let view = *view_for(&game.rules, &game.state, Viewer::Side(SideNo::A)).state();
    assert_eq!(view, before, "laying is nobody else's business");
    refused(&game, "lay S5 0", "9.5.1");
    refused(&game, "lay S7 1", "9.5.2");
    refused(&game, "lift S8 1", "9.5.2");
    game.plays(&["lay S7 0", "lay S8 0"]);
    refused(&game, "lay S8 0", "9.5.2");
    game.play("done");
    assert_eq!((game.state.unseen, game.state.dummies), (2, 2));
    let seen = *view_for(&game.rules, &game.state, Viewer::Room).state();
    assert_eq!(seen.marker_count(&game.rules, game.site("S7")), 2);
    assert_eq!(seen.shown_points(&game.rules, game.site("S7")), 0);
}

#[test]
fn the_hunley_is_worked_on_and_strikes_before_the_ships_fire() {
    let mut game = second_week();
    game.play("done");
    game.plays(&["work 2 =6", "stand"]);
    assert_eq!(game.state.hunley, 2);
    refused(&game, "work 1", "9.1.1");
    game.state.hunley = 3;
    game.play("done");
    refused(&game, "halt", "G34");
    game.state.silent.remove(game.piece("Nahant"));
    let nahant = game.piece("Nahant").index();
    game.state.committed[nahant] = 0;
    game.advantage(SideNo::B, true);
    game.play("sail Nahant S7");
    refused(&game, "fire Nahant Fort-Wagner", "G34");
    refused(&game, "end", "G34");
    game.play("halt");
    refused(&game, "strike Catskill", "9.1.2");
    game.plays(&["strike Nahant =55", "throw =3"]);
    assert_eq!((game.lost("Nahant"), game.state.hunley), (1, 1));
    game.play("fire Nahant Fort-Wagner =11");
}

#[test]
fn forts_are_mended_step_by_step_and_lost_where_the_enemy_ruled() {
    let mut game = second_week();
    game.play("done");
    game.wear("Fort-Wagner", 2);
    game.play("mend Fort-Wagner");
    assert_eq!((game.lost("Fort-Wagner"), game.state.msp[1]), (1, 6));
    game.wear("Fort-Wagner", 2);
    game.state.doomed.insert(game.piece("Fort-Wagner"));
    refused(&game, "mend Fort-Wagner", "8.2.5");
    game.wear("Lighthouse-Fort", 2);
    game.put(&["9-Maine L4"]);
    refused(&game, "mend Lighthouse-Fort", "9.2.4");
    game.wear("Chicora", 1);
    game.put(&["Chicora ASH"]);
    refused(&game, "mend Chicora", "8.2.6");
    game.play("mend Chicora S12");
    assert_eq!(
        (game.at("Chicora"), game.lost("Chicora")),
        ("S12".to_owned(), 0)
    );
}

#[test]
fn whatever_is_whole_again_cites_what_mended_it() {
    let cited = |game: &mut Match, action: &str| {
        let events = game.play(action);
        let whole = events.iter().find(|it| matches!(it, Event::Whole { .. }));
        let line = game.rules.say_event(whole.expect("something is mended"));
        line.and_then(|line| line.told.rule)
    };
    let mut game = second_week();
    game.play("done");
    game.wear("Fort-Wagner", 1);
    game.wear("Chicora", 1);
    game.wear("25-South-Carolina", 1);
    assert_eq!(cited(&mut game, "mend 25-South-Carolina"), Some("4.2.1"));
    assert_eq!(cited(&mut game, "mend Fort-Wagner"), Some("4.2.3"));
    assert_eq!(cited(&mut game, "mend Chicora"), Some("4.2.1"));
    // By a throw, on the way to a port and in the End Phase.
    let mut game = Match::april(&[]);
    game.advantage(SideNo::A, true);
    game.put(&["Chicora S8", "Nahant S7", "Catskill S7"]);
    game.wear("Nahant", 1);
    game.plays(&["fire Catskill Chicora =66", "end", "pass", "pass", "pass"]);
    game.plays(&["port Catskill ZPR", "port Nahant ZPR"]);
    assert_eq!(cited(&mut game, "throw =6"), Some("7.2.8"));
    game.play("done");
    assert_eq!(cited(&mut game, "repair Chicora 2 =6"), Some("9.6"));
}

#[test]
fn the_swamp_angel_stands_within_three_areas_of_the_town() {
    let mut game = second_week();
    let reach = |code| angel_reaches(&game.rules, game.site(code));
    assert_eq!(["L6", "L3", "S9"].map(reach), [true, false, false]);
    game.put(&["9-Maine L6"]);
    game.play("angel L6");
    refused(&game, "angel L6", "9.2.6");
    assert_eq!(game.state.msp[0], 10 - 3);
}

#[test]
fn a_gale_keeps_the_fleet_away_and_fever_reduces_a_unit() {
    let mut game = july();
    game.plays(&[
        "pass",
        "pass",
        "done",
        "throw =11",
        "throw =1",
        "stand",
        "throw =1",
        "stand",
    ]);
    assert_eq!(game.state.gale, 4);
    game.plays(&[
        "heed Nahant",
        "command Davis",
        "done",
        "done",
        "pay amphibious",
    ]);
    refused(&game, "sail Nahant S5", "G44");
    refused(&game, "embark 2-South-Carolina", "G44");
    let mut ill = july();
    ill.plays(&[
        "pass",
        "pass",
        "done",
        "throw =12",
        "throw =1",
        "stand",
        "throw =1",
        "stand",
    ]);
    assert_eq!(ill.state.stage, Stage::Fever);
    refused(&ill, "suffer 2-South-Carolina", "G44");
    ill.play("suffer 9-Maine");
    assert_eq!(
        (ill.lost("9-Maine"), ill.state.stage),
        (1, Stage::Allocation(SideNo::A))
    );
}
