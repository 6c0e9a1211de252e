//! What whoever decides is asked: rows that keep their places, what things cost, what a
//! throw is for, and nothing that nobody would decide otherwise.

use crate::play::{self, APRIL, CAMPAIGN, JULY, Match, panel, rows, rules, thrown};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules as _, SideNo, Viewer, view_for};
use hells_gate::present::system::{
    Block, Click, Effect, Panel, Pointer, Selection, System as _, Weight,
};
use hells_gate::systems::gate_of_hell::assault::{attack, defence};
use hells_gate::systems::gate_of_hell::guns;
use hells_gate::systems::gate_of_hell::state::{Fee, Stage};
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, State};
use std::collections::{BTreeMap, BTreeSet};

/// Plays games at random, so many actions each at the most, and looks at every position.
fn wander(number: usize, seeds: u64, most: usize, mut look: impl FnMut(&GateOfHell, &State)) {
    let rules = rules(number);
    for seed in 0..seeds {
        play::wander(&rules, seed, most, |state| look(&rules, state));
    }
}

fn labels(panel: &Panel) -> Vec<String> {
    rows(panel)
        .into_iter()
        .map(|row| row.label.clone())
        .collect()
}

fn place(code: &str) -> Selection {
    Selection {
        place: Some(code.to_owned()),
        ..Selection::default()
    }
}

fn unit(code: &str) -> Selection {
    Selection {
        units: vec![code.to_owned()],
        ..Selection::default()
    }
}

#[test]
fn whatever_is_laid_or_taken_up_every_row_keeps_its_place() {
    let rules = rules(APRIL);
    let mut state = rules.initial();
    let picked = place("S8");
    let before = labels(&panel(&rules, &state, &picked));
    let ships = labels(&panel(&rules, &state, &unit("Chicora")));
    let whole = labels(&panel(&rules, &state, &Selection::default()));
    for step in [
        "lay S8 1",
        "lay S8 0",
        "lift S8 1",
        "lay S8 1",
        "place Chicora S12",
    ] {
        let action = rules.parse(step).unwrap();
        assert!(rules.check(&state, action).is_ok(), "{step}");
        rules.step(&mut state, action, &[]);
        assert_eq!(labels(&panel(&rules, &state, &picked)), before, "{step}");
        let now = labels(&panel(&rules, &state, &unit("Chicora")));
        assert_eq!(now, ships, "{step}");
        let now = panel(&rules, &state, &Selection::default());
        assert_eq!(labels(&now).len(), whole.len(), "{step}");
        // What ends the set-up is there from the beginning, and says what is missing.
        assert_eq!(now.foot.len(), 1);
        assert!(
            now.foot[0]
                .does
                .as_ref()
                .is_err_and(|why| why.rule.is_some())
        );
    }
}

/// The first position of a campaign in which this side allocates.
fn allocation(side: SideNo) -> (GateOfHell, State) {
    let rules = rules(CAMPAIGN);
    let (mut state, mut chooser) = (rules.initial(), Chooser::new(4));
    while state.stage != Stage::Allocation(side) {
        let action = rules.sample(&state, &mut |n| chooser.below(n)).unwrap();
        let thrown = thrown(&rules, &state, action, &mut chooser);
        rules.step(&mut state, action, &thrown);
    }
    (rules, state)
}

#[test]
fn in_an_allocation_everything_has_its_price_and_what_is_commanded_stays_in_its_row() {
    for side in SideNo::BOTH {
        let (rules, mut state) = allocation(side);
        state.msp[side.index()] = 6;
        let seen = panel(&rules, &state, &Selection::default());
        let all = rows(&seen);
        assert!(all.len() > 3, "{side:?}");
        for row in &all {
            assert!(!row.value.is_empty(), "{}", row.label);
        }
        let before = labels(&seen);
        let offers: Vec<(usize, Effect)> = (all.iter().enumerate())
            .filter(|(_, row)| row.ticked == Some(false))
            .filter_map(|(n, row)| Some((n, row.does.clone().ok()?)))
            .collect();
        assert!(offers.len() > 1, "{side:?}");
        // What was bought first is ticked where it stood, and the others stay where they were.
        for (n, effect) in offers.into_iter().take(3) {
            let Effect::Play(actions) = effect else {
                panic!("{effect:?}")
            };
            let action = rules.parse(&actions[0]).unwrap();
            rules.step(&mut state, action, &[]);
            let now = panel(&rules, &state, &Selection::default());
            assert_eq!(labels(&now), before);
            let row = rows(&now)[n];
            assert!(
                row.ticked == Some(true) && row.does.is_err(),
                "{}",
                row.label
            );
        }
        // Too dear is not gone.
        state.msp[side.index()] = 0;
        assert_eq!(
            labels(&panel(&rules, &state, &Selection::default())),
            before
        );
    }
}

#[test]
fn no_two_rows_of_a_decision_say_the_same() {
    for number in [APRIL, JULY, CAMPAIGN] {
        let mut seen = 0;
        wander(number, 3, 3_000, |rules, state| {
            seen += 1;
            if seen % 7 > 0 || rules.to_act(state).is_none() {
                return;
            }
            let mut panels = vec![panel(rules, state, &Selection::default())];
            let units: Vec<String> = (panels[0].body.iter())
                .filter_map(|block| match block {
                    Block::Row(row) => row.units.first().cloned(),
                    _ => None,
                })
                .collect();
            panels.extend(units.iter().map(|code| panel(rules, state, &unit(code))));
            for panel in panels {
                let said = labels(&panel);
                let different: BTreeSet<&String> = said.iter().collect();
                assert_eq!(different.len(), said.len(), "{said:#?}");
            }
        });
    }
}

#[test]
fn joining_an_assault_and_leaving_it_moves_no_row() {
    let mut met = 0;
    wander(JULY, 30, 2_000, |rules, state| {
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        for action in legal {
            let Action::Charge { unit: piece } = action else {
                continue;
            };
            let code = &rules.piece(piece).unwrap().code;
            let before = labels(&panel(rules, state, &unit(code)));
            let mut joined = *state;
            rules.step(&mut joined, action, &[]);
            let after = panel(rules, &joined, &unit(code));
            let [first, second] = [0, 1].map(|n| rows(&after)[n].clone());
            assert_eq!(labels(&after)[..2], before[..2]);
            assert!(first.ticked == Some(true) && first.does.is_ok());
            assert!(second.does.is_ok(), "whoever has joined can lead");
            met += 1;
        }
    });
    assert!(met > 5, "{met}");
}

/// What became of both sides, as anybody would count it: more is better for the Union.
fn union_stands(rules: &GateOfHell, before: &State, after: &State) -> i64 {
    let mut sum = 0;
    for side in SideNo::BOTH {
        let sign = if side == SideNo::A { 1 } else { -1 };
        for piece in rules.of_side(side) {
            let lost = i64::from(after.losses(piece)) * 4;
            let away = before.site(piece) != after.site(piece) || after.sent == Some(piece);
            sum -= sign * (lost + i64::from(away));
        }
        sum += sign * i64::from(after.msp[side.index()]);
    }
    let hunley = if after.hunley > 3 {
        -1
    } else {
        i64::from(after.hunley)
    };
    let clash = after
        .fight
        .filter(|_| before.fight.is_some_and(|f| f.cp == 0));
    let cp = clash.map_or(0, |fight| {
        let sign = if fight.loser == SideNo::A { -1 } else { 1 };
        sign * i64::from(fight.cp)
    });
    sum - hunley + cp
}

#[test]
fn nobody_is_asked_where_no_other_throw_could_be_better_for_him() {
    let (mut asked, mut settled, mut for_side) = (0, 0, [0; 2]);
    for number in [APRIL, JULY, CAMPAIGN] {
        wander(number, 8, 3_000, |rules, state| {
            let Some(lying) = state.lying else { return };
            let holder = state.advantage;
            let seen = view_for(rules, state, Viewer::Side(holder));
            let count = usize::from(lying.cast.dice(rules));
            let Some(action) = rules.settled(&seen) else {
                asked += 1;
                return;
            };
            assert_eq!(action, Action::Stand);
            settled += 1;
            for_side[holder.index()] += 1;
            let sign = if holder == SideNo::A { 1 } else { -1 };
            let good = |after: &State| sign * union_stands(rules, state, after);
            let mut stands = *state;
            rules.step(&mut stands, Action::Stand, &[]);
            // Every other throw of two dice; of four, those with the same dice twice.
            for a in Die::ALL {
                for b in Die::ALL {
                    let faces: Vec<Die> = (0..count)
                        .map(|i| if i < count.div_ceil(2) { a } else { b })
                        .collect();
                    let mut again = *state;
                    rules.step(&mut again, Action::Again, &faces);
                    assert!(good(&again) <= good(&stands), "{lying:?} {faces:?}");
                }
            }
        });
    }
    assert!(asked > 50 && settled > 20, "{asked} {settled}");
    assert!(for_side.iter().all(|n| *n > 3), "{for_side:?}");
}

#[test]
fn what_is_to_be_thrown_says_what_for() {
    let mut said = BTreeSet::new();
    for number in [APRIL, JULY, CAMPAIGN] {
        wander(number, 6, 4_000, |rules, state| {
            let cast = state.due.or(state.lying.map(|lying| lying.cast));
            let Some(cast) = cast else { return };
            let now = panel(rules, state, &Selection::default()).prompt.now.text;
            let what = rules.say_cast(state, cast);
            assert!(!what.is_empty() && now.starts_with(&what), "{now}");
            said.insert(
                format!("{cast:?}")
                    .split(['(', ' '])
                    .next()
                    .unwrap()
                    .to_owned(),
            );
        });
    }
    assert!(said.len() >= 10, "{said:?}");
}

#[test]
fn an_area_that_is_lit_as_a_target_is_fired_at_where_one_thing_is_meant() {
    let (mut fired, mut chosen) = (0, 0);
    for number in [APRIL, JULY] {
        wander(number, 6, 400, |rules, state| {
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            let side = rules.to_act(state).unwrap_or(SideNo::A);
            let seen = view_for(rules, state, Viewer::Side(side));
            for action in &legal {
                let Action::Fire { from, target } = *action else {
                    continue;
                };
                if state.stage != Stage::Acting {
                    continue;
                }
                let picked = unit(&rules.piece(from).unwrap().code);
                let at = Pointer::Place(rules.code(state.site(target)).to_owned());
                match rules.pointed(&seen, &picked, &at) {
                    Click::Effect(Effect::Play(played)) => {
                        assert_eq!(played, [rules.notation(*action)]);
                        fired += 1;
                    }
                    Click::Choose(all) => {
                        let play = Effect::Play(vec![rules.notation(*action)]);
                        assert!(all.iter().any(|button| button.does.as_ref() == Ok(&play)));
                        chosen += 1;
                    }
                    other => panic!("{other:?}"),
                }
            }
        });
    }
    assert!(fired > 20 && chosen > 5, "{fired} {chosen}");
}

#[test]
fn the_end_says_what_each_way_to_end_needs() {
    for (number, ranges) in [(APRIL, 6), (CAMPAIGN, 6)] {
        let mut over = 0;
        wander(number, 2, 40_000, |rules, state| {
            let seen = view_for(rules, state, Viewer::Room);
            let told = rules.if_it_ended(&seen);
            assert!(told.len() >= ranges, "{told:#?}");
            for level in rules.about().victory {
                let said = |it: &&hells_gate::present::system::Cited| it.text.ends_with(&level);
                assert!(told[1..ranges].iter().any(|it| said(&it)), "{level}");
            }
            // And what else decides, with how far that is.
            let says = |what: &str| told.iter().any(|it| it.text.contains(what));
            assert_eq!(says("in the Georgia zone"), number == CAMPAIGN);
            assert_eq!(says("The Swamp Angel counts"), number == CAMPAIGN);
            if state.stage == Stage::Over {
                over += 1;
                let shown = panel(rules, state, &Selection::default());
                assert!(shown.body.contains(&Block::Text(told)));
            }
        });
        assert!(over > 0);
    }
}

/// July before the first half of an impulse, for the window.
fn first_impulse() -> Match {
    Match::july()
}

/// Plays a gesture as the table would.
fn gesture(game: &mut Match, click: Click) {
    let Click::Effect(Effect::Play(actions)) = click else {
        panic!("{click:?}");
    };
    for action in actions {
        game.plays(&[&action]);
    }
}

fn pointed(game: &Match, picked: &Selection, at: &Pointer) -> Click {
    let side = game.rules.to_act(&game.state).unwrap();
    let seen = view_for(&game.rules, &game.state, Viewer::Side(side));
    game.rules.pointed(&seen, picked, at)
}

#[test]
fn those_who_lie_together_go_together_and_storm_together() {
    let mut game = first_impulse();
    game.plays(&["pay river"]);
    let stack = Pointer::Stack("48-New-York".to_owned());
    let Click::Effect(Effect::Select(picked)) = pointed(&game, &Selection::default(), &stack)
    else {
        panic!("a stack is picked whole");
    };
    assert_eq!(picked.units.len(), 7, "{picked:?}");
    let there = Pointer::Place("L4".to_owned());
    let click = pointed(&game, &picked, &there);
    gesture(&mut game, click);
    // A formation of five and one unit besides [G8, G9].
    let (site, side) = (game.site("L4"), SideNo::A);
    let came = game.rules.of_side(side) & game.state.here(game.rules.of_side(side), site);
    assert_eq!(came.len(), 6);
    let seen = view_for(&game.rules, &game.state, Viewer::Side(side));
    let still = game.rules.still_picked(&seen, &picked);
    assert_eq!(still.units.len(), 6, "{still:?}");
    // With or without somebody picked: all of them join with one row.
    for chosen in [&still, &Selection::default()] {
        let shown = panel(&game.rules, &game.state, chosen);
        let all = rows(&shown);
        let join = all.iter().find(|row| row.ticked == Some(false)).unwrap();
        let Ok(Effect::Play(actions)) = &join.does else {
            panic!("{join:?}");
        };
        assert_eq!(actions.len(), 6);
        // What it would come to with all of them stands there before.
        let leads = all.iter().find(|row| row.label.contains("led by")).unwrap();
        let Ok(Effect::Play(begun)) = &leads.does else {
            panic!("{leads:?}");
        };
        assert_eq!(begun[..6], actions[..], "six join, and one leads");
        assert!(leads.label.starts_with("Assault by all"), "{leads:?}");
        assert!(
            begun.len() == 7 && begun[6].starts_with("storm"),
            "{begun:?}"
        );
        let share = leads.value.clone();
        assert!(
            share.starts_with("wins ") && share.ends_with('%') && share != "wins 0%",
            "{share}"
        );
        let mut joined = Match {
            rules: rules(JULY),
            state: game.state,
        };
        for action in actions {
            joined.plays(&[action]);
        }
        let after = panel(&joined.rules, &joined.state, chosen);
        assert_eq!(labels(&after), labels(&shown), "no row moves");
        let leads = rows(&after)
            .into_iter()
            .find(|row| row.label.contains("led by"));
        assert!(leads.is_some_and(|row| row.does.is_ok() && row.value == share));
    }
}

#[test]
fn an_order_to_several_is_carried_out_as_far_as_it_goes_in_every_position() {
    let mut given = 0;
    for number in [APRIL, JULY, CAMPAIGN] {
        wander(number, 2, 250, |rules, state| {
            if state.stage != Stage::Acting || state.due.is_some() || state.lying.is_some() {
                return;
            }
            let side = rules.to_act(state).unwrap();
            let seen = view_for(rules, state, Viewer::Side(side));
            let mut met = BTreeSet::new();
            for piece in rules.of_side(side).iter().filter(|p| state.stands(*p)) {
                if !met.insert(state.site(piece)) {
                    continue;
                }
                let at = Pointer::Stack(rules.piece(piece).unwrap().code.clone());
                let Click::Effect(Effect::Select(picked)) =
                    rules.pointed(&seen, &Selection::default(), &at)
                else {
                    continue;
                };
                for row in rows(&rules.panel(&seen, &picked)) {
                    let Ok(Effect::Play(actions)) = &row.does else {
                        continue;
                    };
                    let mut played = *state;
                    for action in actions {
                        let action = rules.parse(action).unwrap();
                        assert_eq!(rules.check(&played, action), Ok(()), "{row:?}");
                        if rules.dice(&played, action) > 0 {
                            break;
                        }
                        rules.step(&mut played, action, &[]);
                    }
                    given += usize::from(actions.len() > 1);
                }
            }
        });
    }
    assert!(given > 30, "{given}");
}

#[test]
fn a_group_that_could_still_hit_or_win_is_asked_about_before_it_is_done() {
    let mut asked = [0; 2];
    for number in [APRIL, JULY] {
        wander(number, 12, 900, |rules, state| {
            let shown = panel(rules, state, &Selection::default());
            let end = rules.say_action(Action::End);
            let Some(button) = shown.foot.iter().find(|b| b.label == end) else {
                return;
            };
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            let hits = legal.iter().any(|action| {
                matches!(*action, Action::Fire { from, target }
                    if state.band.members.contains(from)
                        && guns::aim(rules, state, from, target)
                            .is_some_and(|aim| aim.needs() <= 12))
            });
            let fires = button.asks.iter().any(|said| said.contains("fired"));
            assert_eq!(fires, hits, "{:?}", button.asks);
            asked[usize::from(hits)] += 1;
        });
    }
    assert!(asked.iter().all(|n| *n > 20), "{asked:?}");
}

#[test]
fn whoever_names_the_defence_is_told_how_likely_each_leader_wins() {
    let mut differ = 0;
    wander(JULY, 30, 900, |rules, state| {
        let Some(fight) = state.fight.filter(|_| state.stage == Stage::Leading) else {
            return;
        };
        let shown = panel(rules, state, &Selection::default());
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let leaders = legal.iter().filter_map(|action| match *action {
            Action::Lead { leader } => Some(leader),
            _ => None,
        });
        let mut told = BTreeSet::new();
        for leader in leaders {
            let lead = attack(rules, state, &fight).total()
                - defence(rules, state, &fight, leader).total();
            // Every throw of both sides.
            let dice = u32::from(rules.numbers().assault_dice);
            let faces = |mut n: u32| {
                let mut sum = 0;
                for _ in 0..dice {
                    sum += n % 6;
                    n /= 6;
                }
                i64::from(sum)
            };
            let all = 6_u32.pow(dice);
            let pairs = (0..all).flat_map(|a| (0..all).map(move |b| (a, b)));
            let won = pairs.filter(|(a, b)| i64::from(lead) + faces(*a) - faces(*b) < 0);
            let share = 100.0 * won.count() as f64 / f64::from(all * all);
            let says = format!("wins {share:.0}%");
            let label = rules.say_action(Action::Lead { leader });
            let row = rows(&shown).into_iter().find(|row| row.label == label);
            assert_eq!(row.expect("each has its row").value, says, "{label}");
            told.insert(says);
        }
        differ += usize::from(told.len() > 1);
    });
    assert!(differ > 5, "{differ}");
}

#[test]
fn whoever_begins_is_asked_for_what_can_be_done() {
    let mut met = BTreeMap::new();
    for (number, games) in [(APRIL, 12), (JULY, 12)] {
        wander(number, games, 900, |rules, state| {
            let waits = state.due.is_some() || state.lying.is_some() || state.sent.is_some();
            if state.stage != Stage::Acting || state.has_acted() || waits {
                return;
            }
            let shown = panel(rules, state, &Selection::default());
            let picks = rows(&shown).iter().any(|row| !row.units.is_empty());
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            let pays = legal.iter().any(|it| matches!(it, Action::Pay { .. }));
            let paid = Fee::ALL.iter().any(|fee| state.band.has(*fee));
            let more = legal.iter().any(|it| matches!(it, Action::Embark { .. }));
            let aboard = state.party.is_some_and(|party| !party.units.is_empty());
            let says = match (picks, pays) {
                _ if aboard && more => "Put more units aboard, or let the landing party set out.",
                _ if aboard => "Let the landing party set out.",
                (true, _) if paid => "Act with the group: it is paid for.",
                (true, _) => "Act with a group, or pass; once both pass, the day is over.",
                (false, true) => "Nobody can act unless it is paid for: pay, or pass.",
                (false, false) => "Nobody can act any more: pass.",
            };
            assert_eq!(shown.prompt.now.text, says);
            let heading = shown.body.iter().any(
                |block| matches!(block, Block::Heading(text) if text.starts_with("Paid for: ")),
            );
            assert_eq!(heading, paid);
            *met.entry(says).or_insert(0) += 1;
        });
    }
    assert_eq!(met.len(), 6, "{met:?}");
}

#[test]
fn every_throw_says_what_it_may_come_to() {
    let mut told = BTreeSet::new();
    // A torpedo boat that is ready and finds a ship is rare.
    for (number, games) in [(APRIL, 6), (JULY, 6), (CAMPAIGN, 80)] {
        wander(number, games, 3_000, |rules, state| {
            let Some(cast) = state.due else { return };
            let shown = panel(rules, state, &Selection::default());
            // What the table of events holds is told when it has come about.
            let explains = shown
                .body
                .iter()
                .any(|block| matches!(block, Block::Facts(_) | Block::Chances(_)));
            let fate = cast.rule() == "3.3";
            assert_eq!(explains, !fate, "{cast:?}");
            told.insert(cast.rule());
        });
    }
    assert!(told.len() >= 9, "{told:?}");
}

#[test]
fn a_damaged_ship_that_leaves_is_told_what_each_port_means() {
    let mut told = 0;
    wander(APRIL, 30, 900, |rules, state| {
        let Some(ship) = state.sent.filter(|ship| state.losses(*ship) > 0) else {
            return;
        };
        if state.due.is_some() || state.lying.is_some() {
            return;
        }
        let shown = panel(rules, state, &Selection::default());
        let facts = shown
            .body
            .iter()
            .filter(|block| matches!(block, Block::Facts(_)));
        assert_eq!(facts.count(), 2, "{ship:?}");
        told += 1;
    });
    assert!(told > 10, "{told}");
}

#[test]
fn an_ironclad_of_the_set_up_goes_to_another_berth_in_one_gesture() {
    let rules = rules(APRIL);
    let mut state = rules.initial();
    rules.step(&mut state, rules.parse("place Chicora S12").unwrap(), &[]);
    let shown = panel(&rules, &state, &unit("Chicora"));
    let row = rows(&shown)
        .into_iter()
        .find(|row| row.label.contains("S8"))
        .unwrap();
    let goes = ["displace Chicora", "place Chicora S8"].map(str::to_owned);
    assert_eq!(row.does, Ok(Effect::Play(goes.to_vec())));
    let seen = view_for(&rules, &state, Viewer::Side(SideNo::B));
    let at = Pointer::Place("S8".to_owned());
    let click = rules.pointed(&seen, &unit("Chicora"), &at);
    assert_eq!(click, Click::Effect(Effect::Play(goes.to_vec())));
}

#[test]
fn all_who_lie_together_are_picked_with_one_row_that_says_how_many() {
    let game = first_impulse();
    for picked in [Selection::default(), unit("48-New-York")] {
        let shown = panel(&game.rules, &game.state, &picked);
        let all = rows(&shown);
        let together = all
            .iter()
            .find(|row| row.label == "All who can act in L3 (7)");
        let Ok(Effect::Select(picked)) = &together.unwrap().does else {
            panic!("{together:?}");
        };
        assert_eq!(picked.units.len(), 7);
    }
    let ship = panel(&game.rules, &game.state, &unit("Catskill"));
    assert!(
        rows(&ship)
            .iter()
            .any(|row| row.label.starts_with("All who can act in") && row.label.ends_with("(4)"))
    );
}

#[test]
fn what_only_serves_troops_is_not_sold_to_ships() {
    let game = first_impulse();
    let sold = |picked: &Selection| -> Vec<String> {
        let shown = panel(&game.rules, &game.state, picked);
        let all = rows(&shown);
        let sold = all.iter().filter(|row| row.label.starts_with("Pay for"));
        sold.map(|row| row.label.clone()).collect()
    };
    let for_ships = sold(&unit("Catskill"));
    assert_eq!(for_ships.len(), 1, "a second activation: {for_ships:?}");
    let for_troops = sold(&unit("48-New-York"));
    assert!(for_troops.len() > 3, "{for_troops:?}");
    assert_eq!(sold(&Selection::default()), for_troops);
}

#[test]
fn whoever_points_at_an_enemy_with_troops_hears_why_they_do_not_get_there() {
    let game = first_impulse();
    let enemy = Pointer::Unit("21/1-South-Carolina".to_owned());
    let Click::Refuse(why) = pointed(&game, &unit("48-New-York"), &enemy) else {
        panic!("a navigable river lies between");
    };
    let there = Pointer::Place("L4".to_owned());
    let Click::Refuse(place) = pointed(&game, &unit("48-New-York"), &there) else {
        panic!("a navigable river lies between");
    };
    assert_eq!(why, place, "the same as of the place");
    assert!(why.text.contains("navigable"), "{why:?}");
}

#[test]
fn a_throw_that_costs_whoever_decides_a_step_is_not_let_stand_by_a_key() {
    let (mut seen, mut left) = ([0; 2], 0);
    for number in [APRIL, JULY] {
        wander(number, 60, 400, |rules, state| {
            let able = rules.check(state, Action::Stand).is_ok();
            let Some(side) = rules.to_act(state).filter(|_| able) else {
                return;
            };
            let lost = |state: &State| -> u32 {
                let own = rules.of_side(side).iter();
                own.map(|piece| u32::from(state.losses(piece))).sum()
            };
            let mut stands = *state;
            rules.step(&mut stands, Action::Stand, &[]);
            let costs = lost(&stands) > lost(state);
            let shown = panel(rules, state, &Selection::default());
            let usual = shown
                .foot
                .iter()
                .any(|button| button.weight == Weight::Primary);
            assert!(!(costs && usual), "{:?}", state.lying);
            seen[usize::from(costs)] += 1;
            left += usize::from(usual);
        });
    }
    assert!(seen[0] > 20 && seen[1] > 5, "{seen:?}");
    assert!(
        left * 2 > seen[0],
        "what costs nothing is mostly let stand by a key: {left} of {seen:?}"
    );
}
