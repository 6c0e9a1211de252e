//! What a position means: supply to come, pockets, threats, the front, reach.
//! Small positions put together by hand, and random ones against the rules.

use crate::common::{Table, korsun};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Game, Rules, Seeded, UndoPolicy};
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::crt::{Column, Crt};
use hells_gate::systems::hells_gate::insight::{
    SupplyOutlook, combat_to_come, front, front_line, last_player_turn, outlook, pockets, reach,
    supply_change, threat, threats, trails,
};
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{
    Action, HellsGate, Side, Spot, Stage, State, UnitMask, Weather, say, supply,
};

/// Shows every position of a random game.
fn wander(rules: &HellsGate, seed: u64, mut look: impl FnMut(&State)) {
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
        look(&state);
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
        rules.step(&mut state, action, die.as_slice());
    }
    look(&state);
}

/// A German division alone at Korsun, ringed by Soviet zones.
fn ring() -> Table {
    Table::empty()
        .at("E3", &["72I"])
        .at("D2", &["47R"])
        .at("D5", &["104R"])
        .at("F2", &["75R"])
        .at("F5", &["48R"])
        .at("C3", &["49R"])
        .soviet()
}

#[test]
fn the_next_judgement_is_told_apart_from_the_marker() {
    let mut table = ring();
    let unit = table.unit("72I");
    let judged = outlook(&table.rules, &table.state, Side::German);
    assert_eq!(table.codes(judged.unsupplied), "72I");
    assert_eq!(judged.standing(&table.state, unit), SupplyOutlook::Losing);
    assert_eq!(judged.losing(&table.state), table.mask(&["72I"]));
    table.state.unsupplied |= table.mask(&["72I"]);
    assert_eq!(judged.standing(&table.state, unit), SupplyOutlook::Cut);
    let open = Table::empty().at("E3", &["72I"]).unsupplied(&["72I"]);
    let judged = outlook(&open.rules, &open.state, Side::German);
    assert_eq!(judged.standing(&open.state, unit), SupplyOutlook::Regaining);
}

#[test]
fn the_outlook_is_what_the_next_supply_phase_finds() {
    for side in Side::ALL {
        let mut table = Table::korsun().with(|s| s.stage = Stage::Supply);
        table.state.player = side;
        let judged = outlook(&table.rules, &table.state, side);
        assert_eq!(table.judged(side), table.codes(judged.unsupplied));
    }
    // In the turn before the short lines, the short lines count already [11.2].
    let table = Table::korsun().with(|s| s.stage = Stage::Movement);
    let judged = outlook(&table.rules, &table.state, Side::Soviet);
    assert_eq!((judged.turn, judged.limit), (2, Some(3)));
    let late = Table::korsun().turn(8).german().stage(Stage::Movement);
    assert!(outlook(&late.rules, &late.state, Side::Soviet).at_the_end(&late.rules));
}

#[test]
fn the_outlook_agrees_with_the_rules_in_every_supply_phase() {
    let rules = korsun();
    let mut judged = 0;
    for seed in 0..12 {
        wander(&rules, seed, |state| {
            if state.stage != Stage::Supply {
                return;
            }
            let mut after = *state;
            let expected = outlook(&rules, state, state.player).unsupplied;
            rules.step(&mut after, Action::JudgeSupply, &[]);
            let own = rules.units_of(state.player);
            assert_eq!(after.unsupplied & own, expected);
            judged += 1;
        });
    }
    assert_eq!(judged, 12 * 16);
}

#[test]
fn a_pocket_is_one_connected_group_with_its_steps_and_strength() {
    let table = ring();
    let found = pockets(&table.rules, &table.state, Side::German);
    assert_eq!(found.len(), 1);
    assert_eq!(table.codes(found[0].units), "72I");
    assert_eq!((found[0].steps, found[0].strength), (2, 2));
    assert!(found[0].hexes.contains(table.hex("E3")));
    // A neighbour joins the pocket, a division elsewhere has its own.
    let two = table
        .at("E4", &["WIK"])
        .at("G1", &["57I"])
        .reduced(&["57I"]);
    let found = pockets(&two.rules, &two.state, Side::German);
    let names: Vec<String> = found.iter().map(|p| two.codes(p.units)).collect();
    assert_eq!(names, ["72I WIK", "57I"]);
    assert_eq!((found[0].steps, found[0].strength), (4, 5));
    assert_eq!((found[1].steps, found[1].strength), (1, 1));
    assert!(pockets(&two.rules, &two.state, Side::Soviet).is_empty());
}

#[test]
fn pockets_hold_exactly_the_units_cut_off_by_the_rules() {
    let rules = korsun();
    for seed in 0..8 {
        wander(&rules, seed, |state| {
            for side in Side::ALL {
                let found = pockets(&rules, state, side);
                let all = found.iter().fold(UnitMask::EMPTY, |sum, p| {
                    assert!(!sum.intersects(p.units), "no unit is in two pockets");
                    sum | p.units
                });
                assert_eq!(all, supply::unsupplied(&rules, state, side, None));
                for pocket in found {
                    let hex = state.hex_of(pocket.units.first().unwrap()).unwrap();
                    let cut = supply::breaks(&rules, state, side, hex, None).unwrap();
                    assert_eq!(cut.pocket, pocket.hexes);
                }
            }
        });
    }
}

#[test]
fn the_strongest_attack_keeps_to_two_units_a_hexside() {
    let table = Table::empty()
        .at("C6", &["389I"])
        .at("C7", &["75R", "48R", "78R"])
        .at("D7", &["26GR"])
        .soviet();
    let found = threat(&table.rules, &table.state, Side::Soviet, table.hex("C6")).unwrap();
    assert_eq!(table.codes(found.units), "26GR 48R 75R");
    assert_eq!((found.odds.attack, found.odds.defence), (10, 2));
    assert_eq!(found.odds.column, Column::Four);
    // 4:1 scores on 3 to 6, one hit each; all-out on every face.
    assert_eq!((found.hitting_faces, found.hits_in_six), (4, 4));
    assert_eq!(found.all_out, Some((6, 10)));
}

#[test]
fn a_unit_that_spoils_the_attack_is_left_out() {
    // A division out of supply would shift the whole attack by a column.
    let table = Table::empty()
        .at("C6", &["389I"])
        .at("C7", &["75R", "48R"])
        .at("D6", &["202R"])
        .unsupplied(&["202R"])
        .soviet();
    let found = threat(&table.rules, &table.state, Side::Soviet, table.hex("C6")).unwrap();
    assert_eq!(table.codes(found.units), "48R 75R");
    assert_eq!(found.odds.column, Column::Three);
}

#[test]
fn retreated_units_threaten_only_when_they_have_recovered() {
    let at = |retreated: &[&str]| {
        Table::empty()
            .at("C6", &["389I"])
            .at("C7", &["75R"])
            .retreated(retreated)
    };
    // In the German turn a retreated Soviet corps recovers too late.
    let german = at(&["75R"]).german();
    assert_eq!(threats(&german.rules, &german.state, Side::Soviet), []);
    // Its own movement phase over, it has recovered before it fights again.
    let soviet = at(&["75R"]).soviet().stage(Stage::Movement);
    assert_eq!(threats(&soviet.rules, &soviet.state, Side::Soviet).len(), 1);
    // A retreated defender does not defend, and recovers in its own turn.
    let soviet = at(&["389I"]).soviet();
    let now = threat(&soviet.rules, &soviet.state, Side::Soviet, soviet.hex("C6")).unwrap();
    assert_eq!(now.odds.defence, 0);
    let german = at(&["389I"]).german();
    let next = threat(&german.rules, &german.state, Side::Soviet, german.hex("C6")).unwrap();
    assert_eq!(next.odds.defence, 2);
    let over = at(&[]).turn(8).german().stage(Stage::Over);
    assert_eq!(threats(&over.rules, &over.state, Side::Soviet), []);
}

/// Every set of units that the rules let join an attack, one after the other.
fn every_attack(rules: &HellsGate, state: &State, visit: &mut dyn FnMut(UnitMask)) {
    let open = state.attack.unwrap();
    visit(open.units);
    // In ascending order only, so that each set comes once.
    let last = open.units.iter().last().unwrap();
    for unit in rules.units_of(state.player).iter().filter(|&u| u > last) {
        let join = Action::JoinAttack {
            unit,
            target: open.target,
        };
        if rules.check(state, join).is_ok() {
            let mut next = *state;
            rules.step(&mut next, join, &[]);
            every_attack(rules, &next, visit);
        }
    }
}

#[test]
fn no_attack_the_rules_allow_reaches_a_better_column() {
    let rules = korsun();
    let mut compared = 0;
    for seed in 0..6 {
        let mut last = (0, Side::German);
        wander(&rules, seed, |state| {
            if state.stage != Stage::Combat || last == (state.turn, state.player) {
                return;
            }
            last = (state.turn, state.player);
            for attacker in Side::ALL {
                let Some(then) = combat_to_come(&rules, state, attacker) else {
                    continue;
                };
                let found = threats(&rules, state, attacker);
                for target in rules.grid.all() {
                    let mut best = None;
                    for unit in rules.units_of(attacker) {
                        let join = Action::JoinAttack { unit, target };
                        if rules.check(&then, join).is_ok() {
                            let mut begun = then;
                            rules.step(&mut begun, join, &[]);
                            every_attack(&rules, &begun, &mut |units| {
                                best = best.max(Some(odds(&rules, &then, target, units).column));
                            });
                        }
                    }
                    let said = found.iter().find(|t| t.hex == target);
                    assert_eq!(said.map(|t| t.odds.column), best);
                    if let Some(said) = said {
                        let faces =
                            Crt::PRINTED.distribution(said.odds.column, said.odds.overconcentrated);
                        assert_eq!(said.hitting_faces, 6 - faces[0]);
                        compared += 1;
                    }
                }
            }
        });
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_front_is_where_enemies_touch_and_its_density_is_strength_to_space() {
    let table = Table::empty()
        .at("C6", &["389I"])
        .at("C7", &["75R", "48R"])
        .at("D7", &["26GR"])
        .at("B1", &["47R"]);
    let hexes = front(&table.rules, &table.state);
    let at = |name: &str| *hexes.iter().find(|h| h.hex == table.hex(name)).unwrap();
    assert_eq!((at("C6").own, at("C6").enemy), (2, 10));
    assert_eq!((at("C7").own, at("C7").enemy), (6, 2));
    assert!(!at("B1").at_the_front());
    let lines = front_line(&hexes);
    assert_eq!((lines.soviet.hexes, lines.soviet.strength), (2, 10));
    assert_eq!((lines.soviet.on_map, lines.german.hexes), (13, 1));
    assert_eq!(lines.soviet.density_in_tenths(), 50);
    assert_eq!(lines.german.density_in_tenths(), 20);
}

#[test]
fn reach_counts_the_units_of_a_stack_for_each_hex() {
    let table = Table::empty().at("C6", &["20T", "75R"]).soviet();
    let counts = reach(&table.rules, &table.state, table.mask(&["20T", "75R"]));
    assert_eq!(counts[&table.hex("C7")], 2, "next to it both can go");
    assert_eq!(counts[&table.hex("C4")], 1, "two hexes away only the tank");
    assert!(!counts.contains_key(&table.hex("C6")));
    assert!(!counts.contains_key(&table.hex("C3")));
    let mud = table.mud();
    let counts = reach(&mud.rules, &mud.state, mud.mask(&["20T", "75R"]));
    assert!(
        counts
            .keys()
            .all(|&hex| mud.rules.grid.adjacent(hex, mud.hex("C6")))
    );
}

#[test]
fn reach_is_what_the_listing_offers_in_the_movement_phase() {
    let rules = korsun();
    let mut checked = 0;
    for seed in 0..4 {
        wander(&rules, seed, |state| {
            if state.stage != Stage::Movement || !state.moved.is_empty() {
                return;
            }
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            for unit in rules.units_of(state.player) {
                let Some(from) = state.hex_of(unit) else {
                    continue;
                };
                let mut ends: Vec<_> = legal
                    .iter()
                    .filter_map(|a| match a {
                        Action::Move { unit: u, route } if *u == unit => Some(route.end()),
                        _ => None,
                    })
                    .filter(|&end| end != from)
                    .collect();
                ends.sort();
                ends.dedup();
                let counts = reach(&rules, state, UnitMask::of(unit));
                assert_eq!(counts.keys().copied().collect::<Vec<_>>(), ends);
                checked += 1;
            }
        });
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_move_that_closes_the_ring_is_seen_to_cut_it_off() {
    // Without the corps in C3 a road leads south; with it there is none.
    let mut table = ring().spot(Spot::Withheld, &["104R"]);
    let c3 = table.unit("49R");
    let closed = table.state;
    let away = table.hex("C7");
    table.state.put(c3, Spot::On(away));
    let open = table.state;
    let change = supply_change(&table.rules, &open, &closed);
    assert_eq!(table.codes(change.german.lost), "72I");
    assert!(change.german.gained.is_empty() && change.soviet.lost.is_empty());
    assert_eq!(change.german.lost_lines.len(), 1);
    assert_eq!(change.german.lost_lines[0][0], table.hex("E3"));
    assert!(change.german.closed.contains(table.hex("E3")));
    let named = |hexes: HexMask| {
        let names = hexes.iter().map(|h| table.rules.grid.name(h).to_string());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(named(change.soviet.zone_made), "B3 B4 C4 D4");
    assert_eq!(named(change.soviet.zone_left), "B7 C6 D7");
    assert_eq!(change.german.zone_made, HexMask::EMPTY);
    let back = supply_change(&table.rules, &closed, &open);
    assert_eq!(back.soviet.zone_left, change.soviet.zone_made);
    assert_eq!(back.german.gained, change.german.lost);
    assert_eq!(back.german.gained_lines, change.german.lost_lines);
    assert!(
        supply_change(&table.rules, &open, &open)
            .german
            .is_nothing()
    );
}

#[test]
fn trails_tell_who_went_where_in_the_player_turn_before() {
    let mut game = Game::new(korsun(), UndoPolicy::Free);
    let mut chooser = Chooser::new(5);
    while game.state().turn < 3 {
        let state = *game.state();
        let rules = game.rules().clone();
        let mut legal = Vec::new();
        rules.legal(&state, &mut legal);
        legal.retain(|&a| !rules.takes_back(a));
        let action = legal[chooser.below(legal.len())];
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| Seeded { seed: 5 }.roll(rules.rolls(&state)).unwrap());
        game.play(action, die.as_slice()).unwrap();
    }
    let range = last_player_turn(&game, game.cursor());
    let (start, end) = (*game.state_at(range.start), *game.state_at(range.end));
    assert_eq!(
        (start.turn, start.player, start.stage),
        (2, Side::German, Stage::Supply)
    );
    assert_eq!((end.turn, end.player), (3, Side::Soviet));
    let events = game.entries()[range].iter().flat_map(|e| &e.events);
    let found = trails(game.rules(), events);
    let moved = found
        .iter()
        .filter(|t| !t.retreat && t.side == Side::German);
    assert!(moved.clone().count() > 0);
    for trail in moved {
        assert_eq!(start.weather, Weather::Snow);
        let now = end.hex_of(trail.unit);
        assert_eq!(now, Some(trail.route.end()), "nobody moves them again");
    }
    assert!(last_player_turn(&game, 0).is_empty());
}

#[test]
fn what_is_found_is_said_in_plain_sentences() {
    let table = ring().spot(Spot::Withheld, &["104R"]).german();
    let card = |name: &str| {
        let card = say::hex_card(&table.rules, &table.state, table.hex(name));
        let row = |r: &say::CardRow| {
            let rule = r.rule.map_or_else(String::new, |r| format!(" [{r}]"));
            format!("{}: {}{rule}", r.head, r.text)
        };
        (card.title, card.rows.iter().map(row).collect::<Vec<_>>())
    };
    let (title, rows) = card("E3");
    assert_eq!(title, "E3 Korsun");
    assert_eq!(
        rows,
        [
            "Ground: clear: attacking tanks count triple [7.1.2]",
            "River: Ros on the north-west side",
            "Unit: 72nd Infantry Division, strength 2, 2 steps",
            "Supply: supplied now, but lost when supply is checked on game turn 5: broken at D4 (zone of control from C3) [5.1]",
        ]
    );
    assert_eq!(
        card("F6").1,
        [
            "Ground: city: attacking tanks count double; one column left [7.2]",
            "Source: Soviet supply source [5.1]",
            "Zone: Soviet, from F5 [4.0]",
        ]
    );
    assert!(
        card("F2")
            .1
            .contains(&"Supply: line of 1 hex to G2 Khodorov [5.1]".to_owned())
    );
    let warning = say::supply_warning(&table.rules, &table.state, Side::German);
    assert_eq!(
        warning.as_deref(),
        Some(
            "As things stand, 1 unit will be out of supply when supply is checked on game turn 5: 72nd Infantry Division."
        )
    );
    let none = say::supply_warning(&table.rules, &table.state, Side::Soviet);
    assert_eq!(none, None);
    let attack = Table::empty()
        .at("C6", &["389I"])
        .at("C7", &["75R", "48R", "78R"])
        .at("D7", &["26GR"])
        .soviet();
    let found = threat(&attack.rules, &attack.state, Side::Soviet, attack.hex("C6")).unwrap();
    assert_eq!(
        say::threat_line(&attack.rules, &found),
        "Soviet attack at 4:1–5:1 by 75th Rifle Corps, 48th Rifle Corps and 26th Guards Rifle Corps: hits on 4 of 6, 0.7 hits expected; all-out 6 of 6, 1.7"
    );
    let mut closed = table.state;
    closed.put(table.unit("49R"), Spot::On(table.hex("C7")));
    let told = |before: &State, after: &State, mover| {
        let changes = supply_change(&table.rules, before, after);
        say::supply_changes(&table.rules, &changes, mover)
    };
    assert_eq!(
        told(&closed, &table.state, Side::Soviet),
        [("Cuts off 72nd Infantry Division".to_owned(), false)]
    );
    let changes = supply_change(&table.rules, &closed, &table.state);
    let zones = say::zone_changes(&table.rules, &changes, Side::Soviet);
    assert_eq!(zones.len(), 2);
    assert!(
        zones[0].starts_with("New Soviet zone of control: "),
        "{zones:?}"
    );
    assert!(
        zones[1].starts_with("No longer Soviet zone of control: "),
        "{zones:?}"
    );
    assert_eq!(
        told(&table.state, &closed, Side::Soviet),
        [(
            "Brings back into supply 72nd Infantry Division".to_owned(),
            true
        )]
    );
}
