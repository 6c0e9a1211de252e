//! Several who are picked, places they cannot get to, and what support buys: what the
//! panel, the card and the tracks tell of them.

use crate::play::{self, APRIL, CAMPAIGN, JULY, Match, panel, rows, rules};
use hells_gate::engine::{Die, Rules as _, SideNo, Viewer, view_for};
use hells_gate::hex::Id as _;
use hells_gate::present::system::{Block, Click, Effect, Fact, Pointer, Selection, System as _};
use hells_gate::systems::gate_of_hell::ids::PieceId;
use hells_gate::systems::gate_of_hell::state::{Cast, Stage};
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, State, chances, guns, rethrow};
use std::collections::BTreeMap;

fn picked(units: Vec<String>) -> Selection {
    Selection {
        units,
        ..Selection::default()
    }
}

/// All who can fire at something now and lie with the first of them.
fn battery(rules: &GateOfHell, state: &State) -> Option<(Selection, Vec<Action>)> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let fires = |action: &&Action| matches!(action, Action::Fire { .. });
    let shots: Vec<Action> = legal.iter().filter(fires).copied().collect();
    let from = |action: &Action| match *action {
        Action::Fire { from, .. } => from,
        _ => unreachable!("only shots are asked"),
    };
    let site = state.site(from(shots.first()?));
    let mut guns: Vec<_> = shots.iter().map(from).collect();
    guns.retain(|gun| state.site(*gun) == site);
    guns.dedup();
    let codes = guns
        .iter()
        .map(|gun| rules.piece(*gun).unwrap().code.clone());
    let codes: Vec<String> = codes.collect();
    let theirs = shots.into_iter().filter(|shot| guns.contains(&from(shot)));
    (codes.len() > 1).then(|| (picked(codes), theirs.collect()))
}

fn chance(rules: &GateOfHell, state: &State, shot: Action) -> f64 {
    match shot {
        Action::Fire { from, target } => {
            guns::aim(rules, state, from, target).map_or(0.0, |aim| chances::hit(&aim))
        }
        _ => 0.0,
    }
}

#[test]
fn of_several_every_shot_is_listed_with_its_chance_and_a_click_fires_the_likeliest() {
    let (mut listed, mut clicked) = (0, 0);
    for scenario in [APRIL, JULY] {
        let rules = rules(scenario);
        for seed in 0..40 {
            play::wander(&rules, seed, 300, |state| {
                if state.stage != Stage::Acting {
                    return;
                }
                let Some((several, shots)) = battery(&rules, state) else {
                    return;
                };
                let shown = panel(&rules, state, &several);
                let all = rows(&shown);
                for shot in &shots {
                    let plays = Ok(Effect::Play(vec![rules.notation(*shot)]));
                    let row = all.iter().find(|row| row.does == plays).expect("is listed");
                    let share = (chance(&rules, state, *shot) * 100.0).round();
                    assert_eq!(row.value, format!("hits {share}%"), "{}", row.label);
                    listed += 1;
                }
                let side = rules.to_act(state).unwrap();
                let seen = view_for(&rules, state, Viewer::Side(side));
                for shot in &shots {
                    let Action::Fire { target, .. } = *shot else {
                        continue;
                    };
                    let at = Pointer::Unit(rules.piece(target).unwrap().code.clone());
                    let Click::Effect(Effect::Play(played)) = rules.pointed(&seen, &several, &at)
                    else {
                        panic!("a target of some who are picked is fired at");
                    };
                    let played = rules.parse(&played[0]).unwrap();
                    let at_it = |shot: &&Action| matches!(**shot, Action::Fire { target: it, .. } if it == target);
                    let best = shots.iter().filter(at_it);
                    let best = best.map(|shot| chance(&rules, state, *shot));
                    let best = best.fold(0.0, f64::max);
                    assert!((chance(&rules, state, played) - best).abs() < 1e-9);
                    // And the card of the target says who that is.
                    let card = rules.card(&seen, &several, &at);
                    let says = rules.label(&seen, played);
                    let told = |block: &Block| match block {
                        Block::Text(lines) => lines.iter().any(|line| line.text == says),
                        _ => false,
                    };
                    assert!(card.iter().any(told), "{says}");
                    clicked += 1;
                }
            });
        }
    }
    assert!(listed > 50 && clicked > 50, "{listed} {clicked}");
}

#[test]
fn an_order_that_not_all_carry_out_names_those_who_do() {
    let game = Match::april(&[]);
    let ships = game.rules.ships(SideNo::A).iter();
    let codes = ships.map(|ship| game.rules.piece(ship).unwrap().code.clone());
    let all = picked(codes.collect());
    let shown = panel(&game.rules, &game.state, &all);
    let mut some = 0;
    for row in rows(&shown) {
        let Ok(Effect::Play(played)) = &row.does else {
            continue;
        };
        if !row.value.contains(" of ") {
            continue;
        }
        for action in played {
            let Action::Sail { ship, .. } = game.rules.parse(action).unwrap() else {
                panic!("{action}");
            };
            assert!(
                row.label.contains(&game.rules.called(ship)),
                "{}",
                row.label
            );
        }
        some += 1;
    }
    assert!(some > 0, "five at most find room");
}

#[test]
fn the_card_of_a_water_that_a_picked_ship_cannot_enter_says_why_instead_of_chances() {
    let (mut kept_out, mut free) = (0, 0);
    let rules = rules(APRIL);
    for seed in 0..6 {
        play::wander(&rules, seed, 300, |state| {
            if state.stage != Stage::Acting || state.due.is_some() || state.lying.is_some() {
                return;
            }
            let side = rules.to_act(state).unwrap();
            let seen = view_for(&rules, state, Viewer::Side(side));
            for ship in rules.ships(side).iter().filter(|ship| state.stands(*ship)) {
                let one = picked(vec![rules.piece(ship).unwrap().code.clone()]);
                for to in (rules.seas() - rules.rivers()).iter() {
                    if state.site(ship) == to {
                        continue;
                    }
                    let at = Pointer::Place(rules.code(to).to_owned());
                    let card = rules.card(&seen, &one, &at);
                    let bad = bad_news(&card);
                    let sails = Action::Sail {
                        ship,
                        to,
                        bank: None,
                    };
                    match rules.check(state, sails) {
                        Ok(()) => {
                            assert!(bad.is_empty(), "{bad:?}");
                            free += 1;
                        }
                        Err(why) => {
                            assert_eq!(bad[0].told, rules.refusal(&why));
                            kept_out += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(kept_out > 100 && free > 100, "{kept_out} {free}");
}

/// What a card tells that is bad news for whoever decides.
fn bad_news(card: &[Block]) -> Vec<&Fact> {
    facts(card)
        .filter(|fact| fact.news == Some(false))
        .collect()
}

fn facts(card: &[Block]) -> impl Iterator<Item = &Fact> {
    let all = card.iter().filter_map(|block| match block {
        Block::Facts(facts) => Some(facts.iter()),
        _ => None,
    });
    all.flatten()
}

/// Everybody with guns who lies with the first ship of whoever acts, forts among them.
fn flotilla(rules: &GateOfHell, state: &State) -> Option<(Selection, Vec<PieceId>)> {
    let side = rules.to_act(state)?;
    let ship = rules.ships(side).iter().find(|ship| state.stands(*ship))?;
    let guns = (rules.ships(side) | rules.forts(side)).iter();
    let all: Vec<PieceId> = guns
        .filter(|gun| state.stands(*gun) && state.site(*gun) == state.site(ship))
        .collect();
    let codes = all
        .iter()
        .map(|gun| rules.piece(*gun).unwrap().code.clone());
    Some((picked(codes.collect()), all))
}

/// Plays at random where somebody is to act whom nothing keeps waiting, with all who lie with
/// his first ship picked.
fn with_flotillas(
    scenario: usize,
    mut look: impl FnMut(&GateOfHell, &State, &Selection, &[PieceId]),
) {
    let rules = rules(scenario);
    for seed in 0..12 {
        play::wander(&rules, seed, 300, |state| {
            if state.stage != Stage::Acting || state.waits() {
                return;
            }
            if let Some((several, all)) = flotilla(&rules, state) {
                look(&rules, state, &several, &all);
            }
        });
    }
}

#[test]
fn the_card_of_a_closed_water_says_what_a_click_there_is_refused_with() {
    let (mut refused, mut fired, mut open, mut with_forts, mut lit) = (0, 0, 0, 0, 0);
    with_flotillas(APRIL, |rules, state, several, all| {
        let side = rules.to_act(state).unwrap();
        let seen = view_for(rules, state, Viewer::Side(side));
        let forts = all.iter().any(|gun| rules.forts(side).contains(*gun));
        for to in (rules.seas() | rules.rivers()).iter() {
            if to == state.site(all[0]) {
                continue;
            }
            let at = Pointer::Place(rules.code(to).to_owned());
            let card = rules.card(&seen, several, &at);
            let told = bad_news(&card);
            match rules.pointed(&seen, several, &at) {
                Click::Refuse(why) => {
                    assert_eq!(told.len(), 1, "{}", rules.code(to));
                    assert_eq!(told[0].told, why);
                    let names = all.iter().map(|gun| rules.called(*gun));
                    assert!(names.into_iter().any(|name| name == told[0].head));
                    refused += 1;
                    with_forts += usize::from(forts);
                }
                // Nobody gets there, but somebody fires at what lies there.
                Click::Effect(Effect::Play(played)) if !told.is_empty() => {
                    let shot = rules.parse(&played[0]).unwrap();
                    let Action::Fire { target, .. } = shot else {
                        panic!("{played:?}");
                    };
                    // Who could hit it is told before why nobody gets there.
                    if chance(rules, state, shot) > 0.0 {
                        let head = format!("Could hit {}", rules.called(target));
                        let news = facts(&card).find(|fact| fact.news.is_some()).unwrap();
                        assert_eq!((&news.head, news.news), (&head, Some(true)));
                        lit += 1;
                    }
                    fired += 1;
                }
                Click::Choose(buttons) if !told.is_empty() => {
                    let mut legal = Vec::new();
                    rules.legal(state, &mut legal);
                    for button in buttons {
                        let Ok(Effect::Play(played)) = &button.does else {
                            panic!("{}", button.label);
                        };
                        let shot = rules.parse(&played[0]).unwrap();
                        let Action::Fire { target: at, .. } = shot else {
                            panic!("{}", button.label);
                        };
                        let best = legal.iter().filter(|action| {
                            matches!(**action, Action::Fire { from, target }
                                if target == at && all.contains(&from))
                        });
                        let best = best.map(|shot| chance(rules, state, *shot));
                        let best = best.fold(0.0, f64::max);
                        assert!((chance(rules, state, shot) - best).abs() < 1e-9);
                    }
                    fired += 1;
                }
                _ => open += usize::from(told.is_empty()),
            }
        }
    });
    let all = [refused, fired, open, with_forts, lit];
    assert!(all.iter().all(|count| *count > 10), "{all:?}");
}

#[test]
fn the_card_of_an_enemy_says_who_of_those_picked_could_hit_it_or_why_a_click_is_refused() {
    let (mut listed, mut refused) = (0, 0);
    with_flotillas(APRIL, |rules, state, several, all| {
        let side = rules.to_act(state).unwrap();
        let seen = view_for(rules, state, Viewer::Side(side));
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let foes = rules.ships(side.other()) | rules.forts(side.other());
        for foe in foes.iter().filter(|foe| state.stands(*foe)) {
            let at = Pointer::Unit(rules.piece(foe).unwrap().code.clone());
            let card = rules.card(&seen, several, &at);
            let list = facts(&card).find(|fact| fact.head.starts_with("Could hit"));
            let mut hits: Vec<(PieceId, f64)> = Vec::new();
            for action in &legal {
                if let Action::Fire { from, target } = *action
                    && target == foe
                    && all.contains(&from)
                {
                    hits.push((from, chance(rules, state, *action)));
                }
            }
            match rules.pointed(&seen, several, &at) {
                Click::Refuse(why) => {
                    assert!(hits.is_empty() && list.is_none());
                    assert_eq!(bad_news(&card)[0].told, why);
                    refused += 1;
                }
                Click::Effect(Effect::Play(_)) => {
                    assert!(bad_news(&card).is_empty());
                    hits.retain(|(_, share)| *share > 0.0);
                    if all.len() < 2 || hits.is_empty() {
                        assert!(list.is_none());
                        continue;
                    }
                    let told = &list.unwrap().told.text;
                    assert_eq!(told.split(", ").count(), hits.len(), "{told}");
                    for (gun, share) in hits {
                        let share = (share * 100.0).round();
                        let one = format!("{}\u{a0}{share}%", rules.called(gun));
                        assert!(told.contains(&one), "{told}: {one}");
                        listed += 1;
                    }
                }
                other => panic!("{other:?}"),
            }
        }
    });
    assert!(listed > 20 && refused > 100, "{listed} {refused}");
}

#[test]
fn what_would_gain_those_who_are_picked_nothing_is_sold_with_that_word() {
    let game = Match::july();
    let in_vain = |code: &str| -> Vec<String> {
        let shown = panel(&game.rules, &game.state, &picked(vec![code.to_owned()]));
        let all = rows(&shown);
        let vain = all
            .iter()
            .filter(|row| row.value.contains("gains them nothing"));
        vain.map(|row| row.brief.clone()).collect()
    };
    // On Folly Island there is no transport, and 10th Connecticut waits in a zone for one.
    assert!(in_vain("48-New-York").contains(&"Going by water".to_owned()));
    assert!(!in_vain("10-Connecticut").contains(&"Going by water".to_owned()));
}

#[test]
fn the_weeks_of_the_campaign_have_their_days_and_who_comes_in_them() {
    let rules = rules(CAMPAIGN);
    let state = rules.initial();
    let weeks = panel(&rules, &state, &Selection::default())
        .tracks
        .remove(0);
    let notes: Vec<&str> = weeks.boxes.iter().map(|week| week.note.as_str()).collect();
    assert_eq!(notes[0], "10–16 Jul");
    assert_eq!(notes[3], "31 Jul – 6 Aug");
    assert_eq!(notes[8], "4–10 Sep");
    let come = rules.parts().reinforcements.iter();
    let come: usize = come.map(|r| r.pieces.len()).sum();
    let told: usize = weeks.boxes.iter().flat_map(|week| week.coming).sum();
    assert_eq!(told, come);
}

#[test]
fn the_objectives_of_the_campaign_are_told_one_by_one() {
    let rules = rules(CAMPAIGN);
    let told = |state: &State| {
        let told = rules.score(&view_for(&rules, state, Viewer::All));
        let sum: i32 = told.iter().map(|row| row.points).sum();
        assert_eq!(sum, rules.margin(state) + 2);
        told
    };
    let mut state = rules.initial();
    let objectives = rules.numbers().objectives.clone();
    let before = told(&state);
    for site in &objectives {
        let name = rules.located(*site);
        let row = before.iter().find(|row| row.text.text.starts_with(&name));
        let row = row.expect("every objective has its row");
        assert!(row.text.text.ends_with("not held") && row.points == 0);
    }
    // The Union has one to itself, and shares another.
    let [alone, shared] = ["L17", "L34"].map(|code| rules.find_site(code).unwrap());
    for piece in rules.of_side(SideNo::B) {
        if state.site(piece) == alone || state.site(piece) == shared {
            state.at[piece.index()] = rules.find_site("Z34").unwrap();
        }
    }
    let mut troops = rules.ground(SideNo::A).iter();
    for site in [alone, shared] {
        state.at[troops.next().unwrap().index()] = site;
    }
    let foe = rules.ground(SideNo::B).first().unwrap();
    state.at[foe.index()] = shared;
    let after = told(&state);
    let row = |site| {
        let name = rules.located(site);
        after
            .iter()
            .find(|row| row.text.text.starts_with(&name))
            .unwrap()
    };
    assert!(row(alone).text.text.ends_with(", held") && row(alone).points == 1);
    assert!(row(shared).text.text.ends_with(", contested") && row(shared).points == 0);
}

#[test]
fn a_throw_for_the_hunley_says_what_it_comes_to_before_it_is_paid_for() {
    let rules = rules(CAMPAIGN);
    let mut looked = 0;
    play::wander(&rules, 1, 4_000, |state| {
        let allocates = state.stage == Stage::Allocation(SideNo::B);
        let shown = panel(&rules, state, &Selection::default());
        let mut blocks = shown.body.iter().peekable();
        while let Some(block) = blocks.next() {
            let Block::Row(row) = block else { continue };
            if !allocates || !row.label.contains("Hunley") {
                continue;
            }
            let Some(Block::Facts(facts)) = blocks.peek() else {
                panic!("{}", row.label);
            };
            assert!(facts[0].told.text.contains('%'), "{facts:?}");
            looked += 1;
        }
    });
    assert!(looked > 5, "{looked}");
}

#[test]
fn a_fort_and_the_swamp_angel_are_listed_with_the_reason_where_they_are_not_to_be_had() {
    let rules = rules(CAMPAIGN);
    let (mut open, mut closed) = (0, 0);
    for seed in 0..3 {
        play::wander(&rules, seed, 3_000, |state| {
            if state.stage != Stage::Allocation(SideNo::A) || state.lying.is_some() {
                return;
            }
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            let shown = panel(&rules, state, &Selection::default());
            let all = rows(&shown);
            for (label, can) in [
                (
                    "A new fort",
                    legal.iter().any(|a| matches!(a, Action::Build { .. })),
                ),
                (
                    "The Swamp Angel",
                    legal.iter().any(|a| matches!(a, Action::Angel { .. })),
                ),
            ] {
                let row = all.iter().find(|row| row.label == label);
                assert!(!(can && row.is_some()), "{label}");
                if let Some(row) = row {
                    let why = row.does.as_ref().expect_err("it is not to be had");
                    assert!(why.rule.is_some(), "{why:?}");
                    closed += 1;
                }
                open += usize::from(can);
            }
        });
    }
    assert!(open > 3 && closed > 3, "{open} {closed}");
}

/// What stands after a throw, for the Union: what both sides have lost, and what they have.
fn stands(rules: &GateOfHell, state: &State) -> i32 {
    let lost = |side: SideNo| -> i32 {
        let own = rules.of_side(side).iter();
        own.map(|piece| i32::from(state.losses(piece))).sum()
    };
    let hunley = match state.hunley {
        u8::MAX => 0,
        boxes => i32::from(boxes),
    };
    // Whoever is sent off is worse off than with the damage alone.
    let sent = match state.sent {
        Some(ship) if rules.of_side(SideNo::A).contains(ship) => -1,
        Some(_) => 1,
        None => 0,
    };
    let means = i32::from(state.msp[0]) - i32::from(state.msp[1]) - hunley;
    10 * (lost(SideNo::B) - lost(SideNo::A)) + sent + means
}

#[test]
fn how_likely_another_throw_is_better_is_counted_throw_by_throw() {
    let mut seen = BTreeMap::new();
    for (scenario, seeds, most) in [(APRIL, 60, 400), (JULY, 60, 400), (CAMPAIGN, 12, 3_000)] {
        let rules = rules(scenario);
        for seed in 0..seeds {
            play::wander(&rules, seed, most, |state| {
                let Some(lying) = state.lying else { return };
                let (Some(told), word) = (rethrow::better(&rules, state, &lying), lying.cast)
                else {
                    return;
                };
                // What an assault costs is decided after it, and who flees is lost whole.
                if matches!(word, Cast::Assault | Cast::Retreat(_)) {
                    return;
                }
                let dice = lying.thrown(&rules).len();
                let value = |faces: &[Die]| {
                    let mut then = *state;
                    let mut other = lying;
                    other.faces[..dice].copy_from_slice(faces);
                    then.lying = Some(other);
                    let rolls = then.rolls;
                    rules.step(&mut then, Action::Stand, &[]);
                    assert_eq!(then.rolls, rolls);
                    match state.advantage {
                        SideNo::A => stands(&rules, &then),
                        SideNo::B => -stands(&rules, &then),
                    }
                };
                let now = value(lying.thrown(&rules));
                let all: Vec<Vec<Die>> = match dice {
                    1 => Die::ALL.iter().map(|a| vec![*a]).collect(),
                    _ => (Die::ALL.iter())
                        .flat_map(|a| Die::ALL.iter().map(move |b| vec![*a, *b]))
                        .collect(),
                };
                let more = all.iter().filter(|faces| value(faces) > now).count();
                let share = more as f64 / all.len() as f64;
                assert!(
                    (told - share).abs() < 1e-9,
                    "{word:?}: {told} and not {share}"
                );
                let best = rethrow::is_best(&rules, state, &lying);
                assert_eq!(best, more == 0, "{word:?}");
                let name = format!("{word:?}");
                let name = name.split(['(', ' ']).next().unwrap().to_owned();
                *seen.entry(name).or_insert(0) += 1;
            });
        }
    }
    for name in ["Mine", "Shot", "Support", "Work", "Wreck"] {
        let count = seen.get(name).copied().unwrap_or(0);
        assert!(count > 3, "{name}: {seen:?}");
    }
}
