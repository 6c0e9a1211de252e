//! Edges of the rules that random play hardly ever comes to, each with its case.

use crate::play::{APRIL, CAMPAIGN, JULY, Match, as_before, rules};
use hells_gate::engine::{Barrier, Rules as _, SideNo};
use hells_gate::hex::Id as _;
use hells_gate::systems::gate_of_hell::assault::{attack, defence, may_man};
use hells_gate::systems::gate_of_hell::codec::{BUILT_IN, load};
use hells_gate::systems::gate_of_hell::ground::pursuit;
use hells_gate::systems::gate_of_hell::guns::{Range, range};
use hells_gate::systems::gate_of_hell::ids::{MOST_SITES, PieceSet, Site};
use hells_gate::systems::gate_of_hell::landing::{leads_ashore, must_land, shores};
use hells_gate::systems::gate_of_hell::naval::wreck_modifier;
use hells_gate::systems::gate_of_hell::state::{Cast, Fight, Stage};
use hells_gate::systems::gate_of_hell::victory::{Cause, reckoning};
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, Setup};

fn refused(game: &Match, action: &str, case: &str) {
    let cases = game.cases(action);
    assert!(cases.contains(&case), "{action}: {:?}", game.why(action));
}

fn commit(game: &mut Match, pieces: &[&str]) {
    for code in pieces {
        let piece = game.piece(code);
        game.state.committed[piece.index()] = 1;
    }
}

#[test]
fn ships_and_troops_of_one_zone_never_act_together() {
    let mut game = Match::july();
    game.put(&["9-Maine ZCH", "Nahant ZCH", "Catskill ZCH"]);
    game.plays(&["pay amphibious", "sail Nahant S5"]);
    game.play("sail Catskill S5");
    refused(&game, "embark 9-Maine", "5.1.3");
}

/// Units of General Seymour's division, one of another, and two that are independent.
const SEYMOUR: [&str; 6] = [
    "9-Maine",
    "6-Connecticut",
    "3-New-Hampshire",
    "48-New-York",
    "76-Pennsylvania",
    "7-Connecticut-(4-coys)",
];
const VOGDES: &str = "62-Ohio";
const INDEPENDENT: [&str; 2] = ["1-New-York-Engineers", "3-Rhode-Island-Art"];

/// They stand in one place and are all that is in play.
fn gathered(mut game: Match, site: &str) -> Match {
    let all: Vec<&str> = SEYMOUR
        .iter()
        .chain(&[VOGDES])
        .chain(&INDEPENDENT)
        .copied()
        .collect();
    game.clear_but(&all);
    for unit in &all {
        game.put(&[&format!("{unit} {site}")]);
    }
    game
}

#[test]
fn a_group_is_any_four_or_five_of_a_formation_and_an_independent() {
    let mut game = gathered(Match::july(), "ZCH");
    game.play("pay amphibious");
    for unit in &SEYMOUR[..4] {
        game.play(&format!("embark {unit}"));
    }
    refused(&game, &format!("embark {VOGDES}"), "G9");
    game.play(&format!("embark {}", SEYMOUR[4]));
    refused(&game, &format!("embark {}", SEYMOUR[5]), "G9");
    refused(&game, &format!("embark {VOGDES}"), "G9");
    game.play(&format!("embark {}", INDEPENDENT[0]));
    refused(&game, &format!("embark {}", INDEPENDENT[1]), "G9");
    refused(&game, &format!("embark {}", SEYMOUR[5]), "G9");

    let mut game = gathered(Match::july(), "ZCH");
    game.play("pay amphibious");
    for unit in [SEYMOUR[0], VOGDES, INDEPENDENT[0], INDEPENDENT[1]] {
        game.play(&format!("embark {unit}"));
    }
    refused(&game, &format!("embark {}", SEYMOUR[1]), "G9");
}

#[test]
fn games_from_before_that_was_told_apart_keep_any_sixth_unit() {
    let parts = load(&as_before(BUILT_IN[JULY].1)).unwrap();
    assert!(parts.numbers.any_beside && !rules(JULY).parts().numbers.any_beside);
    let rules = GateOfHell::new(Setup::new(parts).unwrap());
    for sixth in [VOGDES, SEYMOUR[5]] {
        let game = Match {
            rules: rules.clone(),
            ..Match::july()
        };
        let mut game = gathered(game, "ZCH");
        game.play("pay amphibious");
        for unit in SEYMOUR[..5].iter().chain(&[sixth]) {
            game.play(&format!("embark {unit}"));
        }
        refused(&game, &format!("embark {}", INDEPENDENT[0]), "G9");
    }
}

#[test]
fn one_formation_is_transferred_with_at_most_one_independent() {
    let mut game = gathered(Match::july(), "ZCH");
    game.state.msp = [5, 5];
    game.plays(&["pay zone", &format!("transfer {} ZSB", SEYMOUR[0])]);
    refused(&game, &format!("transfer {VOGDES} ZSB"), "4.2.4");
    game.play(&format!("transfer {} ZSB", INDEPENDENT[0]));
    refused(&game, &format!("transfer {} ZSB", INDEPENDENT[1]), "4.2.4");
    game.play(&format!("transfer {} ZSB", SEYMOUR[5]));
}

#[test]
fn a_second_time_only_one_formation_acts_with_at_most_one_independent() {
    let mut game = Match::july();
    let four = [SEYMOUR[0], VOGDES, SEYMOUR[1], INDEPENDENT[0]];
    game.clear_but(&four);
    for unit in four {
        game.put(&[&format!("{unit} L3")]);
    }
    commit(&mut game, &four);
    game.plays(&["pay second", "march 9-Maine L7"]);
    refused(&game, &format!("march {VOGDES} L7"), "G10");
    for unit in &four[2..] {
        game.play(&format!("march {unit} L7"));
    }
}

#[test]
fn nobody_digs_in_fort_sumter() {
    let mut game = Match::july();
    game.clear_but(&["20-South-Carolina", "9-Maine"]);
    game.put(&["20-South-Carolina FS"]);
    game.play("pass");
    refused(&game, "dig 20-South-Carolina", "G36");
    game.put(&["20-South-Carolina L17"]);
    assert_eq!(game.cases("dig 20-South-Carolina"), [""; 0]);
}

/// The campaign in the allocation phase of the second week.
fn allocating(side: SideNo) -> Match {
    let rules = rules(CAMPAIGN);
    let state = rules.initial();
    let mut game = Match { rules, state };
    game.plays(&["place Palmetto-State S12", "place Chicora S12"]);
    (game.state.turn, game.state.stage) = (2, Stage::Allocation(side));
    game.state.msp = [10, 10];
    game
}

#[test]
fn a_fort_is_rebuilt_only_where_it_finds_room() {
    let mut game = allocating(SideNo::B);
    let fort = "Fort-Moultrie";
    game.wear(fort, 2);
    let six = [
        "20-South-Carolina",
        "1-South-Carolina-Regulars",
        "Lucas-Bn-Art",
        "Palmetto-Bn-Art",
        "Marion-Art",
    ];
    for unit in &six[..4] {
        game.put(&[&format!("{unit} L40")]);
    }
    assert_eq!(game.cases(&format!("mend {fort}")), [""; 0]);
    game.put(&[&format!("{} L40", six[4])]);
    refused(&game, &format!("mend {fort}"), "6.1.1");
}

#[test]
fn in_a_river_a_ship_points_at_an_area_of_that_river_alone() {
    let mut game = Match::july();
    game.put(&["Nahant S1"]);
    let river = game.site("R1");
    let banks = game.rules.banks(river);
    let own = banks.first().unwrap();
    let own = game.rules.code(own).to_owned();
    assert_eq!(game.cases(&format!("sail Nahant R1 {own}")), [""; 0]);
    refused(&game, "sail Nahant R1 L40", "7.2.2");
    refused(&game, "sail Nahant R1", "7.2.2");
    refused(&game, "sail Nahant S2 L2", "7.2.2");
}

/// [8.1.3, 8.1.4]
#[test]
fn ironclads_in_a_river_help_the_union_where_they_point_and_count_for_two_at_most() {
    let mut game = Match::july();
    let river = game.site("R1");
    let banks: Vec<Site> = game.rules.banks(river).iter().collect();
    let [here, elsewhere] = banks[..2] else {
        panic!("a river has two banks")
    };
    let sea = game.site("S1");
    let [union, enemy] = ["24-Massachusetts", "20-South-Carolina"].map(|code| game.piece(code));
    let ships = ["Catskill", "Nahant", "Weehawken"].map(|code| game.piece(code));
    let fight = |leader, other| Fight {
        site: here,
        attackers: PieceSet::of(leader),
        leader,
        defenders: PieceSet::of(other),
        other: Some(other),
        loser: SideNo::A,
        cp: 0,
        gone: PieceSet::EMPTY,
    };
    let help = |game: &Match| {
        [
            attack(&game.rules, &game.state, &fight(union, enemy)).ironclads,
            defence(&game.rules, &game.state, &fight(enemy, union), union).ironclads,
            attack(&game.rules, &game.state, &fight(enemy, union)).ironclads,
            defence(&game.rules, &game.state, &fight(union, enemy), enemy).ironclads,
        ]
    };
    assert_eq!(help(&game), [0; 4]);
    for (count, expected) in [(1, 1), (2, 2), (3, 2)] {
        for (nth, ship) in ships.iter().enumerate() {
            let helps = nth < count;
            game.state.at[ship.index()] = if helps { river } else { sea };
            game.state.bank[ship.index()] = here;
        }
        assert_eq!(help(&game), [expected, expected, 0, 0], "{count} ships");
    }
    // It is what they point at.
    game.state.bank[ships[0].index()] = elsewhere;
    game.state.bank[ships[1].index()] = elsewhere;
    assert_eq!(help(&game), [1, 1, 0, 0]);
    // And it is added to the dice.
    let plain = attack(&game.rules, &game.state, &fight(union, enemy));
    game.state.bank[ships[0].index()] = here;
    let more = attack(&game.rules, &game.state, &fight(union, enemy));
    assert_eq!(more.total(), plain.total() + 1);
}

/// [9.5.5]
#[test]
fn a_voyage_is_taken_back_unless_it_turned_up_what_lay_in_the_water() {
    let game = Match::april(&["S7 0"]);
    let barrier = |action: &str| {
        let action = game.rules.parse(action).unwrap();
        let mut after = game.state;
        game.rules.step(&mut after, action, &[]);
        game.rules.barrier(&game.state, action, &after)
    };
    assert_eq!(barrier("sail Catskill S4"), None);
    // A dummy is seen to be one, too.
    assert_eq!(barrier("sail Catskill S7"), Some(Barrier::Shown));
}

/// [7.3.4]
#[test]
fn a_landing_party_turns_back_as_long_as_it_has_met_no_markers() {
    let mut game = Match::july();
    game.mine("S7", &[2]);
    // Under no gun that would make it land.
    for fort in ["Lighthouse-Fort", "Fort-Wagner", "Fort-Sumter"] {
        game.wear(fort, 2);
    }
    game.plays(&["pay amphibious", "embark 10-Connecticut"]);
    let steam = |game: &mut Match, to: &str| {
        let before = game.state;
        let action = game.rules.parse(&format!("steam {to}")).unwrap();
        game.play(&format!("steam {to}"));
        game.rules.barrier(&before, action, &game.state)
    };
    for clear in ["S1", "S2", "S3", "S4"] {
        assert_eq!(steam(&mut game, clear), None, "{clear}");
    }
    assert_eq!(steam(&mut game, "S7"), Some(Barrier::Shown));
}

/// [8.1.7]
#[test]
fn where_the_beaten_are_too_many_one_of_them_is_lost_and_nobody_else() {
    let mut game = beaten(4);
    let crowded = game.site("L5");
    game.state.stage = Stage::Crowded(crowded);
    assert_eq!(game.cases("cull 20-South-Carolina"), [""; 0]);
    assert_ne!(game.cases("cull 24-Massachusetts"), [""; 0]);
    game.state.stage = Stage::Crowded(game.site("L4"));
    assert_ne!(game.cases("cull 20-South-Carolina"), [""; 0]);
}

/// [9.4.3]
#[test]
fn whoever_lets_a_throw_stand_has_answered_and_takes_nothing_back() {
    let mut game = Match::april(&["S7 2"]);
    game.plays(&["sail Catskill S7", "throw =11"]);
    assert!(
        game.state.lying.is_some(),
        "the Union may have it made again"
    );
    let before = game.state;
    game.play("stand");
    let answered = game.rules.barrier(&before, Action::Stand, &game.state);
    assert_eq!(answered, Some(Barrier::Answered));
}

/// [7.2.8]
#[test]
fn the_keokuk_and_cape_hatteras_each_make_a_damaged_ship_worse_off() {
    let mut game = Match::april(&[]);
    let tables = game.rules.tables();
    let (thin, far) = (tables.thin, tables.hatteras);
    assert!(thin < 0 && far < 0);
    for (ship, port, expected) in [
        ("Keokuk", "ZPR", thin),
        ("Keokuk", "ZCH", thin + far),
        ("Nahant", "ZPR", 0),
        ("Nahant", "ZCH", far),
    ] {
        game.put(&[&format!("{ship} {port}")]);
        let ship = game.piece(ship);
        assert_eq!(wreck_modifier(&game.rules, &game.state, ship), expected);
    }
}

/// [8.1.2]
#[test]
fn in_a_zone_five_of_one_formation_or_any_four_stand_together_and_never_six() {
    let game = Match::july();
    let of = |codes: &[&str]| -> PieceSet { codes.iter().map(|c| game.piece(c)).collect() };
    let seymour = of(&SEYMOUR);
    let mates = |count: usize| -> PieceSet { seymour.iter().take(count).collect() };
    let stranger = game.piece(VOGDES);
    assert!(may_man(&game.rules, mates(3).with(stranger)));
    assert!(may_man(&game.rules, mates(5)));
    assert!(!may_man(&game.rules, mates(4).with(stranger)));
    assert_eq!(seymour.len(), 6);
    assert!(!may_man(&game.rules, seymour));
}

/// Four units on Morris Island that have lost by so many points.
fn beaten(cp: u8) -> Match {
    let mut game = Match::july();
    let beaten = [
        "21/2-South-Carolina",
        "1+5-South-Carolina-Cavalry",
        "20-South-Carolina",
        "Lucas-Bn-Art",
    ];
    let mut kept = beaten.to_vec();
    kept.extend(["24-Massachusetts", "97-Pennsylvania"]);
    game.clear_but(&kept);
    for unit in kept {
        game.put(&[&format!("{unit} L5")]);
    }
    game.plays(&["charge 24-Massachusetts", "storm 24-Massachusetts"]);
    game.plays(&["lead 20-South-Carolina", "throw =6611"]);
    let fight = game.state.fight.as_mut().unwrap();
    (fight.cp, fight.loser) = (cp, SideNo::B);
    game.state.stage = Stage::Losses;
    game
}

/// [5.1.3]
#[test]
fn whoever_leaves_an_assault_is_out_of_the_group_unless_it_has_moved_in_it() {
    let mut game = Match::july();
    let [stays, comes] = ["24-Massachusetts", "97-Pennsylvania"];
    game.clear_but(&[stays, comes, "20-South-Carolina"]);
    game.put(&[
        &format!("{stays} L5"),
        &format!("{comes} L4"),
        "20-South-Carolina L5",
    ]);
    let is_member = |game: &Match, unit: &str| {
        let unit = game.piece(unit);
        game.state.band.members.contains(unit)
    };
    game.play(&format!("charge {stays}"));
    assert!(is_member(&game, stays));
    game.play(&format!("rest {stays}"));
    assert!(!is_member(&game, stays), "it has done nothing in it");
    game.play(&format!("march {comes} L5"));
    game.play(&format!("charge {comes}"));
    game.play(&format!("rest {comes}"));
    assert!(is_member(&game, comes), "it has marched in it");
}

#[test]
fn once_somebody_has_fled_nobody_loses_a_step_any_more() {
    let mut game = beaten(4);
    assert_eq!(game.cases("flip 20-South-Carolina"), [""; 0]);
    game.plays(&["retreat 21/2-South-Carolina L4", "throw =1"]);
    refused(&game, "flip 20-South-Carolina", "G21");
}

#[test]
fn in_a_zone_four_have_to_be_named_where_more_stand() {
    let mut game = Match::july();
    let five = [
        "20-South-Carolina",
        "Lucas-Bn-Art",
        "Palmetto-Bn-Art",
        "Marion-Art",
        "Siege-Train-Art",
    ];
    let mut kept = five.to_vec();
    kept.push("24-Massachusetts");
    game.clear_but(&kept);
    for unit in kept {
        game.put(&[&format!("{unit} Z34")]);
    }
    game.plays(&["charge 24-Massachusetts", "storm 24-Massachusetts"]);
    for unit in &five[..3] {
        game.play(&format!("man {unit}"));
    }
    refused(&game, "lead 20-South-Carolina", "8.1.2");
    game.play(&format!("man {}", five[3]));
    refused(&game, &format!("man {}", five[4]), "8.1.2");
    game.play("lead 20-South-Carolina");
}

#[test]
fn guns_out_of_command_do_not_fire_at_a_landing_party() {
    for silent in [false, true] {
        let mut game = Match::july();
        game.clear_but(&["2-South-Carolina", "Chicora"]);
        game.put(&["Chicora S3"]);
        let gun = game.piece("Chicora");
        game.state.silent.set(gun, silent);
        game.plays(&["pay amphibious", "embark 2-South-Carolina"]);
        game.plays(&["steam S1", "steam S2", "steam S3"]);
        let fires = game.legal().iter().any(|a| a.starts_with("fire Chicora"));
        assert_eq!(fires, !silent);
    }
}

#[test]
fn only_a_stronger_enemy_makes_whoever_flees_to_him_surrender_sooner() {
    let mut game = Match::july();
    game.clear_but(&["21/2-South-Carolina", "9-Maine", "1-Massachusetts-Cavalry"]);
    game.put(&["21/2-South-Carolina L4", "1-Massachusetts-Cavalry L4"]);
    let (unit, site) = (game.piece("21/2-South-Carolina"), game.site("L4"));
    let more = |game: &Match| pursuit(&game.rules, &game.state, unit, site);
    assert_eq!(more(&game), 0, "2 against 3");
    game.put(&["9-Maine L4"]);
    assert_eq!(more(&game), 1, "4 against 3");
    // Reduced to 2, as strong as the horse.
    game.put(&["9-Maine L3"]);
    game.wear("21/2-South-Carolina", 1);
    assert_eq!(more(&game), 0, "2 against 2");
}

#[test]
fn a_damaged_ship_that_a_mine_damages_again_is_sent_off() {
    for (worn, sent) in [(0, false), (1, true)] {
        let mut game = Match::july();
        game.mine("S7", &[2]);
        game.wear("Nahant", worn);
        game.plays(&["sail Nahant S7", "throw =54"]);
        assert_eq!(game.lost("Nahant"), 1);
        let port = game.legal().iter().any(|a| a == "port Nahant ZPR");
        assert_eq!(port, sent);
    }
}

#[test]
fn a_point_of_mines_that_spends_itself_attacks_one_ship_in_a_turn() {
    for once in [false, true] {
        let mut parts = rules(APRIL).parts().clone();
        parts.numbers.mines_once = once;
        let rules = GateOfHell::new(Setup::new(parts).unwrap());
        let state = rules.initial();
        let mut game = Match { rules, state };
        game.plays(&["place Palmetto-State S12", "place Chicora S12"]);
        (game.state.stage, game.state.impulse) = (Stage::Acting, 1);
        game.advantage(SideNo::A, true);
        game.mine("S7", &[1]);
        game.plays(&["sail Nahant S7", "throw =11", "sail Catskill S7"]);
        assert_eq!(game.state.due.is_none(), once);
    }
}

#[test]
fn mines_that_are_turned_up_about_fort_sumter_sink_those_who_hold_it() {
    for mined in [false, true] {
        let mut game = Match::july();
        game.clear_but(&["9-Maine"]);
        game.put(&["9-Maine FS"]);
        if mined {
            game.mine("FS", &[1]);
        }
        game.plays(&["pass", "pass"]);
        while game.legal().iter().any(|a| a == "done") {
            game.play("done");
        }
        assert_eq!(game.lost("9-Maine"), if mined { 2 } else { 0 });
    }
}

#[test]
fn support_never_grows_beyond_its_most() {
    let mut game = allocating(SideNo::A);
    game.advantage(SideNo::A, true);
    let most = game.rules.tables().msp_most;
    game.state.stage = Stage::Support;
    game.state.due = Some(Cast::Support(SideNo::A));
    game.state.msp = [most, most];
    game.plays(&["throw =6", "throw =6"]);
    assert_eq!(game.state.msp, [most, most]);
}

#[test]
fn the_swamp_angel_is_lost_where_the_confederate_alone_stands() {
    let mut game = Match::july();
    game.clear_but(&["20-South-Carolina", "9-Maine"]);
    let site = game.site("L4");
    for (with, left) in [("9-Maine L4", true), ("9-Maine L3", false)] {
        game.state.angel = Some(site);
        game.put(&["20-South-Carolina L4", with]);
        game.play("pass");
        assert_eq!(game.state.angel.is_some(), left, "{with}");
    }
}

#[test]
fn a_unit_counts_what_its_own_side_is_worth() {
    let mut parts = rules(JULY).parts().clone();
    parts.award.as_mut().unwrap().units = [1, 3];
    let mut game = Match::july();
    game.rules = GateOfHell::new(Setup::new(parts).unwrap());
    for (unit, side, points) in [("9-Maine", SideNo::B, 1), ("Marion-Art", SideNo::A, 3)] {
        game.wear(unit, 2);
        let piece = game.piece(unit);
        let rows = reckoning(&game.rules, &game.state);
        let row = rows.iter().find(|row| row.cause == Cause::Unit(piece));
        assert_eq!(row.map(|row| (row.side, row.points)), Some((side, points)));
    }
}

/// [8.2.1, G24]
#[test]
fn ships_in_a_river_exchange_fire_with_forts_on_its_banks_and_with_nothing_else() {
    let mut game = Match::july();
    let [ship, foe] = ["Catskill", "Chicora"].map(|code| game.piece(code));
    let fort = game.piece("Fort-Wagner");
    let (mut banks, mut others) = (0, 0);
    for river in game.rules.rivers() {
        game.state.at[ship.index()] = river;
        for number in 0..game.rules.parts().sites.len() {
            let site = Site::from_index(number);
            game.state.at[fort.index()] = site;
            game.state.at[foe.index()] = site;
            let on_bank = game.rules.banks(river).contains(site);
            for (from, target) in [(ship, fort), (fort, ship)] {
                let found = range(&game.rules, &game.state, from, target);
                // A fort never lies in a river.
                if site != river {
                    assert_eq!(
                        found,
                        on_bank.then_some(Range::Adjacent),
                        "{river:?} {site:?}"
                    );
                }
            }
            for (from, target) in [(ship, foe), (foe, ship)] {
                assert_eq!(range(&game.rules, &game.state, from, target), None);
            }
            banks += usize::from(on_bank);
            others += usize::from(!on_bank);
        }
    }
    assert!(banks > 20 && others > 300, "{banks} {others}");
}

/// [7.3.1, 7.3.3, G19]
#[test]
fn a_landing_party_lands_under_the_guns_of_a_fort_and_goes_only_where_it_can_come_ashore() {
    let mut game = Match::july();
    game.plays(&["pay amphibious", "embark 10-Connecticut"]);
    let mut party = game.state.party.unwrap();
    let [sumter, entrance, bar] = ["FS", "S7", "S5"].map(|code| game.site(code));
    let must = |game: &Match, water| must_land(&game.rules, &game.state, water);
    assert!(must(&game, entrance) && must(&game, sumter) && !must(&game, bar));
    // Over its own water alone is the fort in the harbour reached.
    let shores = |game: &Match, water| shores(&game.rules, &game.state, water, party.units);
    assert!(shores(&game, sumter).contains(sumter));
    assert!(!shores(&game, entrance).contains(sumter));
    assert!(leads_ashore(&game.rules, &game.state, &party, bar));
    // So many find room nowhere.
    party.units = game.rules.ground(SideNo::A);
    assert!(!leads_ashore(&game.rules, &game.state, &party, bar));
    for fort in [
        "Fort-Sumter",
        "Fort-Moultrie",
        "Fort-Wagner",
        "Fort-Johnson",
    ] {
        game.wear(fort, 2);
    }
    game.state.trenches = [[0; MOST_SITES]; 2];
    assert!(!must(&game, entrance) && !must(&game, sumter));
}
