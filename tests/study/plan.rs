//! A plan of several attacks before any die is rolled, and the dice of a game
//! looked back at: small positions by hand, and random ones against the rules.

use crate::common::{Table, die, korsun};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Die, Game, Refusal, Rules, Seeded, UndoPolicy};
use hells_gate::hex::HexId;
use hells_gate::present::system::Faces;
use hells_gate::systems::hells_gate::crt::{Column, Crt};
use hells_gate::systems::hells_gate::insight::{
    Appraisal, Cost, DiceCount, Garrison, Plan, Planned, Purpose, Trouble, Way, appraise,
    dice_so_far,
};
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{Action, HellsGate, Illegal, Side, Spot, Stage, State, say};

/// "29T 20T > C6" as an attack of a plan.
fn attack(table: &Table, text: &str) -> Planned {
    let (units, target) = text.split_once('>').unwrap();
    Planned {
        target: table.hex(target.trim()),
        units: table.mask(&units.split_whitespace().collect::<Vec<_>>()),
    }
}

fn plan(table: &Table, attacks: &[&str]) -> Plan {
    let mut plan = Plan::default();
    for text in attacks {
        plan.add(&table.state, attack(table, text));
    }
    plan
}

fn judged(table: &Table, attacks: &[&str]) -> Vec<Appraisal> {
    appraise(&table.rules, &table.state, &plan(table, attacks))
}

/// Two German divisions side by side and Soviets about them.
fn two_targets() -> Table {
    Table::empty()
        .at("C6", &["389I"])
        .at("D6", &["72I"])
        .at("C7", &["29T", "20T", "48R"])
        .at("D7", &["104R", "75R"])
        .soviet()
}

#[test]
fn a_plan_is_a_list_that_can_be_reordered_dropped_and_added_to() {
    let table = two_targets();
    let (c6, d6) = (table.hex("C6"), table.hex("D6"));
    let mut plan = plan(&table, &["29T > C6", "104R > D6"]);
    let targets = |plan: &Plan| -> Vec<HexId> {
        plan.attacks(&table.state)
            .iter()
            .map(|p| p.target)
            .collect()
    };
    assert_eq!(targets(&plan), [c6, d6]);
    plan.shift(&table.state, 1, true);
    assert_eq!(targets(&plan), [d6, c6]);
    plan.shift(&table.state, 1, false);
    assert_eq!(targets(&plan), [d6, c6], "the last stays the last");
    plan.toggle(&table.state, table.unit("20T"), c6);
    assert_eq!(table.codes(plan.attacks(&table.state)[1].units), "20T 29T");
    plan.toggle(&table.state, table.unit("29T"), c6);
    assert_eq!(table.codes(plan.attacks(&table.state)[1].units), "20T");
    plan.remove(0);
    assert_eq!(targets(&plan), [c6]);
    assert_eq!(plan.aim(&table.state, c6), Some(0), "it is planned already");
    plan.clear();
    assert!(targets(&plan).is_empty());
}

#[test]
fn a_plan_ends_with_its_phase_and_comes_back_with_undo() {
    let mut table = two_targets();
    let mut plan = plan(&table, &["29T 20T > C6", "104R > D6"]);
    let before = table.state;
    table.state.attacked_hexes.insert(table.hex("C6"));
    let left: Vec<usize> = plan.pending(&table.state).map(|(n, _)| n).collect();
    assert_eq!(left, [1]);
    assert!(plan.done(&table.state, 0) && !plan.done(&table.state, 1));
    assert_eq!(plan.pending(&before).count(), 2, "undo");
    table.state.stage = Stage::Movement;
    assert!(plan.attacks(&table.state).is_empty());
    assert_eq!(plan.aim(&table.state, table.hex("D6")), None);
    assert_eq!(plan.attacks(&before).len(), 2);
    // A plan of another phase takes its place.
    let later = table.turn(5).stage(Stage::Combat);
    assert!(plan.attacks(&later.state).is_empty());
    assert_eq!(plan.aim(&later.state, later.hex("D6")), Some(0));
    assert!(plan.attacks(&before).is_empty());
}

#[test]
fn each_planned_attack_stands_at_the_odds_of_the_rules() {
    let table = two_targets();
    let all = judged(&table, &["29T 20T > C6", "75R 104R > D6"]);
    for (appraisal, units) in all.iter().zip([&["29T", "20T"][..], &["75R", "104R"]]) {
        let target = appraisal.planned.target;
        let right = odds(&table.rules, &table.state, target, table.mask(units));
        assert_eq!(appraisal.odds, Some(right));
        let normal = appraisal.normal.unwrap();
        assert_eq!(normal.faces, Crt::PRINTED.distribution(right.column, false));
        assert!(appraisal.can_be_made(), "{:?}", appraisal.troubles);
    }
    // 6:1 over no river: by the table, one face misses and one hits twice.
    assert_eq!(
        table.ratio("C6", &["29T", "20T"]),
        "12:2 6:1–7:1 +0 6:1–7:1"
    );
    let normal = all[0].normal.unwrap();
    assert_eq!((normal.faces, normal.hits), ([1, 4, 1, 0], 6));
    assert_eq!(normal.hitting_faces(), 5);
    let all_out = all[0].all_out.unwrap();
    assert_eq!(
        (all_out.faces, all_out.hits, all_out.own),
        ([0, 1, 4, 1], 12, 6)
    );
    assert_eq!(normal.own, 0);
}

#[test]
fn the_steps_to_be_expected_are_those_of_the_table_and_of_the_defender_s_choice() {
    // One division of two steps with a way out: at 6:1, four faces of 1 hit and
    // one of 2.
    let table = two_targets();
    let all = judged(&table, &["29T 20T > C6"]);
    assert!(!all[0].garrison.destinations.is_empty());
    let cost = all[0].normal.unwrap().cost;
    assert_eq!((cost.standing, cost.retreating), (4 + 2, 1));
    // Nobody gets out of a ring: every hit is a step.
    let ring = Table::empty()
        .at("C6", &["389I"])
        .at("C7", &["29T", "20T"])
        .at("D5", &["104R"])
        .at("B5", &["75R"])
        .soviet();
    let all = judged(&ring, &["29T 20T > C6"]);
    assert_eq!(ring.names(all[0].garrison.destinations), "");
    let cost = all[0].normal.unwrap().cost;
    assert_eq!(cost.standing, cost.retreating);
    assert_eq!(cost.standing, 4 + 2);
}

/// The fewest and the most steps the defender can lose to an attack with this
/// die, by trying everything it may do.
fn by_trial(rules: &HellsGate, state: &State, die: Option<Die>, action: Action) -> (u16, u16) {
    let steps = |s: &State| -> u16 {
        let side = state.player.enemy();
        let here = rules.units_of(side) & s.on_map();
        here.iter().map(|u| u16::from(s.steps(rules, u))).sum()
    };
    let mut after = *state;
    rules.step(&mut after, action, die.as_slice());
    let mut range: Option<(u16, u16)> = None;
    let mut open = vec![after];
    let mut seen = std::collections::HashSet::new();
    while let Some(now) = open.pop() {
        if !seen.insert(now) {
            continue;
        }
        if now.stage != Stage::Losses {
            let lost = steps(state) - steps(&now);
            let (low, high) = range.unwrap_or((lost, lost));
            range = Some((low.min(lost), high.max(lost)));
            continue;
        }
        let mut legal = Vec::new();
        rules.legal(&now, &mut legal);
        for action in legal {
            let mut next = now;
            rules.step(&mut next, action, &[]);
            open.push(next);
        }
    }
    range.unwrap()
}

#[test]
fn what_hits_cost_agrees_with_everything_the_defender_may_do() {
    let rules = korsun();
    let mut tried = 0;
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
            let target = state.attack.map(|a| a.target);
            if let (Action::Resolve { flip }, Some(target)) = (action, target) {
                let garrison = Garrison::of(&rules, &state, target);
                // Many units with many ways out make too many ends to try.
                if garrison.fit.len() <= 3 {
                    let right = odds(&rules, &state, target, state.attack.unwrap().units);
                    for die in Die::ALL {
                        let pair = Crt::PRINTED.hits(right.column, die);
                        let all_out = flip.is_some() || right.overconcentrated;
                        let hits = if all_out { pair.all_out } else { pair.normal };
                        let Cost {
                            standing,
                            retreating,
                        } = garrison.cost(hits);
                        let range = by_trial(&rules, &state, Some(die), action);
                        let expected = (standing.min(retreating), standing.max(retreating));
                        assert_eq!(range, expected, "seed {seed}, {hits} hits");
                        kinds.insert((hits, standing > retreating, garrison.fit.is_empty()));
                        tried += 1;
                    }
                }
            }
            let needs = rules.rolls_dice(&state, action);
            let die = needs.then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
            rules.step(&mut state, action, die.as_slice());
        }
    }
    assert!(tried > 1_000 && kinds.len() >= 6, "{tried} {kinds:?}");
}

#[test]
fn one_attacker_more_or_less_is_worked_out_for_every_neighbour() {
    let table = two_targets();
    let all = judged(&table, &["29T > C6", "104R > D6"]);
    let first = &all[0];
    assert_eq!(first.sketch().unwrap().column, Column::Three);
    let share = |code: &str| {
        let unit = table.unit(code);
        *first.shares.iter().find(|s| s.unit == unit).unwrap()
    };
    assert_eq!(first.shares.len(), 5, "the units in C7 and D7");
    let with = |units: &[&str]| table.odds("C6", units).column;
    assert_eq!(share("20T").then.unwrap().column, with(&["29T", "20T"]));
    assert_eq!(share("75R").then.unwrap().column, with(&["29T", "75R"]));
    assert!(
        share("29T").inside && share("29T").then.is_none(),
        "it is alone"
    );
    // Two across one hexside: no third [7.1.1].
    let full = judged(&table, &["29T 20T > C6"]);
    let third = full[0].shares.iter().find(|s| s.unit == table.unit("48R"));
    let refused = third.unwrap().refused.unwrap();
    assert_eq!(refused.rule().0, "7.1.1");
    let one_less = full[0].shares.iter().find(|s| s.unit == table.unit("20T"));
    assert_eq!(one_less.unwrap().then.unwrap().column, Column::Three);
    // A unit meant for a later attack may still be wanted here.
    let later = judged(&table, &["29T > C6", "20T > D6"]);
    let wanted = later[0].shares.iter().find(|s| s.unit == table.unit("20T"));
    assert_eq!(wanted.unwrap().elsewhere, Some(table.hex("D6")));
}

/// The troubles of an attack with their rules.
fn troubles(appraisal: &Appraisal) -> Vec<(Trouble, &'static str)> {
    let each = appraisal.troubles.iter();
    each.map(|t| (*t, t.rule().0)).collect()
}

#[test]
fn a_unit_used_twice_is_named_and_counts_for_nothing_the_second_time() {
    let table = two_targets();
    let all = judged(&table, &["29T 20T > C6", "29T 104R > D6"]);
    assert!(all[0].can_be_made());
    let twice = Trouble::UnitTwice {
        unit: table.unit("29T"),
        earlier: table.hex("C6"),
    };
    assert_eq!(troubles(&all[1])[0], (twice, "7.1"));
    assert!(!all[1].can_be_made());
    assert_eq!(table.codes(all[1].units), "104R");
    assert_eq!(all[1].odds, Some(table.odds("D6", &["104R"])));
    assert_eq!(
        table.codes(all[1].planned.units),
        "104R 29T",
        "it stays planned"
    );
    let words = say::plan_trouble(&table.rules, &twice);
    assert_eq!(
        words,
        "29th Tank Corps attacks C6 Ositnyazhka before that; a unit attacks only once in a Combat Phase, so it counts for nothing here."
    );
}

#[test]
fn a_full_hexside_a_far_unit_and_an_attacked_hex_are_refused_by_the_rules_own_reasons() {
    let table = two_targets();
    let all = judged(&table, &["29T 20T 48R > C6"]);
    let found = troubles(&all[0]);
    assert!(matches!(
        found[0],
        (Trouble::Refused(Illegal::HexsideFull { .. }), "7.1.1")
    ));
    assert_eq!(all[0].units.len(), 2);
    let all = judged(&table, &["29T > D6"]);
    let found = troubles(&all[0]);
    assert!(matches!(
        found[0],
        (Trouble::Refused(Illegal::TargetNotAdjacent { .. }), "7.0")
    ));
    assert!(all[0].odds.is_none());
    let mut gone = table.clone();
    let planned = plan(&table, &["29T 20T > C6"]);
    gone.state.put(gone.unit("389I"), Spot::Destroyed);
    let all = appraise(&gone.rules, &gone.state, &planned);
    let target = gone.hex("C6");
    let nothing = Trouble::Refused(Illegal::NothingToAttack { target });
    assert_eq!(
        troubles(&all[0]),
        [(nothing, "7.0")],
        "said once, not per unit"
    );
    let empty = judged(&table, &[" > C6"]);
    assert_eq!(troubles(&empty[0]), [(Trouble::Nobody { target }, "7.0")]);
}

#[test]
fn the_attack_being_put_together_comes_before_the_plan() {
    let mut table = two_targets();
    let (unit, target) = (table.unit("75R"), table.hex("C6"));
    let join = Action::JoinAttack { unit, target };
    table.rules.step(&mut table.state, join, &[]);
    let all = judged(&table, &["75R 104R > D6"]);
    let earlier = target;
    assert_eq!(
        troubles(&all[0]),
        [(Trouble::UnitTwice { unit, earlier }, "7.1")]
    );
    // If the two are one, nothing is wrong.
    let all = judged(&table, &["75R 104R > C6"]);
    assert!(all[0].can_be_made());
}

#[test]
fn a_hex_that_was_attacked_is_done_and_a_second_attack_on_it_is_not_dropped() {
    let table = two_targets();
    let mut planned = plan(&table, &["29T 20T > C6"]);
    let mut after = table.clone();
    after.state.attacked_hexes.insert(table.hex("C6"));
    after.state.attacked |= table.mask(&["29T", "20T"]);
    assert!(planned.done(&after.state, 0));
    planned.add(&after.state, attack(&table, "48R > C6"));
    let all = appraise(&after.rules, &after.state, &planned);
    assert_eq!(all.len(), 1);
    let target = table.hex("C6");
    let attacked = Trouble::Refused(Illegal::HexAlreadyAttacked { target });
    assert_eq!(troubles(&all[0]), [(attacked, "7.1")]);
    assert_eq!(
        say::plan_trouble(&table.rules, &attacked),
        "C6 Ositnyazhka has already been attacked; a hex is attacked only once in a Combat Phase."
    );
}

#[test]
fn an_attack_that_empties_korsun_takes_the_dumps_from_the_next_one() {
    // Out of supply at E2 with Korsun held: one column; with Korsun empty, two
    // [11.3].
    let table = Table::empty()
        .at("E3", &["72I"])
        .at("E2", &["57I"])
        .at("F3", &["75R", "48R"])
        .at("F2", &["47R", "104R"])
        .unsupplied(&["72I", "57I"])
        .soviet();
    let all = judged(&table, &["75R 48R > E3", "47R 104R > E2"]);
    let now = all[1].odds.unwrap().column;
    let mut empty = table.clone();
    empty.state.put(table.unit("72I"), Spot::Destroyed);
    let then = empty.odds("E2", &["47R", "104R"]).column;
    assert_ne!(now, then);
    let depends = Trouble::OddsDepend {
        earlier: table.hex("E3"),
        column: then,
    };
    assert!(
        troubles(&all[1]).contains(&(depends, "11.3")),
        "{:?}",
        all[1].troubles
    );
    assert!(all[1].can_be_made(), "it may change, but it stands");
    // The other way round, nothing changes.
    let all = judged(&table, &["47R 104R > E2", "75R 48R > E3"]);
    let odds_change = |a: &Appraisal| {
        let mut each = a.troubles.iter();
        each.any(|t| matches!(t, Trouble::OddsDepend { .. }))
    };
    assert!(!odds_change(&all[1]));
}

#[test]
fn an_earlier_attack_may_close_a_way_of_retreat_and_this_is_said() {
    // 389I may retreat from C6 to D6 only because 72I is there.
    let table = two_targets()
        .at("B5", &["5M"])
        .at("D5", &["180R"])
        .at("C5", &["254R"]);
    let first = Garrison::of(&table.rules, &table.state, table.hex("C6"));
    assert!(first.destinations.contains(table.hex("D6")));
    let all = judged(&table, &["104R 75R > D6", "29T 20T > C6"]);
    let closes = all[1].troubles.iter().find_map(|t| match *t {
        Trouble::RetreatDepends {
            earlier,
            way: Way::Emptied,
            hexes,
        } => Some((earlier, hexes)),
        _ => None,
    });
    let (earlier, hexes) = closes.expect("it is said");
    assert_eq!(
        (earlier, table.names(hexes).as_str()),
        (table.hex("D6"), "D6")
    );
    let mut empty = table.clone();
    empty.state.put(table.unit("72I"), Spot::Destroyed);
    let then = Garrison::of(&empty.rules, &empty.state, table.hex("C6"));
    assert_eq!(first.destinations - then.destinations, hexes);
}

#[test]
fn on_the_first_turn_a_hit_bars_a_hex_to_those_who_retreat() {
    // 11.1: Germans retreat only to sources and other Germans not hit before.
    let table = two_targets().turn(1);
    let all = judged(&table, &["104R 75R > D6", "29T 20T > C6"]);
    let closes = all[1].troubles.iter().any(|t| {
        matches!(t, Trouble::RetreatDepends { way: Way::Hit, .. }) && t.rule().0 == "11.1"
    });
    assert!(closes, "{:?}", all[1].troubles);
}

#[test]
fn the_legal_plans_of_random_games_have_no_trouble_and_can_be_made() {
    let rules = korsun();
    let mut made = 0;
    for seed in 0..6 {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
            if let (Some(open), Action::Resolve { .. }) = (state.attack, action) {
                let mut fresh = state;
                fresh.attack = None;
                let mut plan = Plan::default();
                let (target, units) = (open.target, open.units);
                plan.add(&fresh, Planned { target, units });
                let all = appraise(&rules, &fresh, &plan);
                assert!(all[0].can_be_made(), "{:?}", all[0].troubles);
                assert_eq!(all[0].units, units);
                let mut now = fresh;
                for unit in units {
                    let join = Action::JoinAttack { unit, target };
                    assert_eq!(rules.check(&now, join), Ok(()));
                    rules.step(&mut now, join, &[]);
                }
                assert_eq!(now.attack, state.attack);
                made += 1;
            }
            let needs = rules.rolls_dice(&state, action);
            let die = needs.then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
            rules.step(&mut state, action, die.as_slice());
        }
    }
    assert!(made > 60, "{made}");
}

// ---- dice

fn random_game(seed: u64) -> Game<HellsGate> {
    let mut game = Game::new(korsun(), UndoPolicy::Free);
    let mut chooser = Chooser::new(seed);
    loop {
        let rules = game.rules().clone();
        let state = *game.state();
        let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) else {
            return game;
        };
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
        game.play(action, die.as_slice()).unwrap();
    }
}

#[test]
fn every_die_of_a_game_is_counted_once_for_the_side_that_rolled_it() {
    for seed in 0..8 {
        let game = random_game(seed);
        let all = game.entries().len();
        let tale = dice_so_far(&game, all, |_, _| false);
        let rolled: Vec<Die> = game.entries().iter().filter_map(|e| e.die()).collect();
        let counted: Vec<Die> = tale.throws.iter().map(|t| t.die).collect();
        assert_eq!(counted, rolled);
        let sides = Side::ALL.map(|s| tale.counts[s].faces.rolls() as usize);
        assert_eq!(sides[0] + sides[1] + tale.mud().count(), rolled.len());
        for throw in &tale.throws {
            let before = game.state_at(throw.ply);
            let mud = before.stage == Stage::Mud;
            assert_eq!(throw.purpose == Purpose::Mud, mud);
            assert_eq!(throw.side, (!mud).then_some(before.player));
        }
        // Of half a game, half of it is told.
        let half = dice_so_far(&game, all / 2, |_, _| true);
        let early: Vec<Die> = game.entries()[..all / 2]
            .iter()
            .filter_map(|e| e.die())
            .collect();
        assert_eq!(half.throws.len(), early.len());
        assert!(half.throws.iter().all(|t| t.by_hand));
    }
}

#[test]
fn hits_to_be_expected_are_the_exact_mean_over_the_six_faces_of_each_roll() {
    let mut escapes = 0;
    for seed in 0..8 {
        let game = random_game(seed);
        let tale = dice_so_far(&game, game.entries().len(), |_, _| false);
        for throw in &tale.throws {
            let (rules, before) = (game.rules(), game.state_at(throw.ply));
            let action = game.entries()[throw.ply].action;
            let brought = |face: Die| {
                let mut events = Vec::new();
                rules.resolve(before, action, &[face], &mut events);
                use hells_gate::systems::hells_gate::Event;
                let each = events.iter().find_map(|e| match *e {
                    Event::Attacked { hits, .. } => Some(hits),
                    Event::BrokeOut { escaped, .. } => Some(u8::from(escaped)),
                    _ => None,
                });
                each.unwrap_or_default()
            };
            match throw.purpose {
                Purpose::Mud => continue,
                Purpose::BreakOut => escapes += 1,
                Purpose::Attack(_) => {}
            }
            let six: u8 = Die::ALL.into_iter().map(brought).sum();
            assert_eq!((throw.in_six, throw.brought), (six, brought(throw.die)));
        }
        let sum = |side: Side| -> i32 {
            let own = tale.throws.iter().filter(|t| t.side == Some(side));
            let attacks = own.filter(|t| matches!(t.purpose, Purpose::Attack(_)));
            attacks
                .map(|t| 6 * i32::from(t.brought) - i32::from(t.in_six))
                .sum()
        };
        assert_eq!(tale.favour(), sum(Side::Soviet) - sum(Side::German));
    }
    assert!(escapes > 0);
}

#[test]
fn how_far_dice_stray_is_an_exact_chance() {
    let of = |faces: [u16; 6]| Faces {
        faces,
        ..Faces::default()
    };
    let close = |count: Faces, right: f64| {
        let found = count.stray();
        assert!((found - right).abs() < 1e-12, "{found} {right}");
    };
    close(of([0; 6]), 1.0);
    // One die: 6 or 1 are the farthest, 3 and 4 no farther than any.
    close(of([0, 0, 0, 0, 0, 1]), 2.0 / 6.0);
    close(of([0, 0, 1, 0, 0, 0]), 1.0);
    close(of([0, 1, 0, 0, 0, 0]), 4.0 / 6.0);
    // Two sixes or two ones; 11 or more, 3 or less.
    close(of([0, 0, 0, 0, 0, 2]), 2.0 / 36.0);
    close(of([0, 0, 0, 0, 1, 1]), 6.0 / 36.0);
    // Against every one of the 6^4 ways of four dice.
    let seen = of([0, 0, 1, 0, 1, 2]);
    let mut far = 0;
    for n in 0..1296_u32 {
        let pips: i32 = (0..4).map(|i| (n / 6_u32.pow(i) % 6) as i32 + 1).sum();
        far += u32::from((pips - 14).abs() >= 20 - 14);
    }
    close(seen, f64::from(far) / 1296.0);
}

#[test]
fn the_lecturer_can_say_whom_the_dice_have_favoured() {
    let table = two_targets();
    let mut game = Game::from_position(table.rules.clone(), table.state, UndoPolicy::Free);
    let none = dice_so_far(&game, 0, |_, _| false);
    assert_eq!(say::favour(&none), "No die has been rolled yet.");
    let target = table.hex("C6");
    for code in ["29T", "20T"] {
        let unit = table.unit(code);
        game.play(Action::JoinAttack { unit, target }, &[]).unwrap();
    }
    // 6:1: six hits in six faces; a 6 brings two.
    game.play(Action::Resolve { flip: None }, &[die(6)])
        .unwrap();
    let tale = dice_so_far(&game, 3, |_, _| true);
    assert_eq!(tale.favour(), 6);
    assert_eq!(
        say::favour(&tale),
        "So far the dice of the attacks have favoured the Soviets by 1.0 hits."
    );
    let soviet = &tale.counts.soviet;
    assert_eq!(
        say::brought(soviet),
        ["1 attack: 2 hits, 1.0 expected (+1.0)."]
    );
    assert_eq!(
        soviet.faces.unusual(soviet.faces.stray()),
        "Average 6.00 over 1 roll, 3.50 expected: a little out of the ordinary (33% of fair sequences deviate at least this much)."
    );
    assert_eq!(
        soviet.faces.typed_in().unwrap(),
        "All rolled by hand and typed in."
    );
    assert_eq!(tale.counts.german, DiceCount::default());
}
