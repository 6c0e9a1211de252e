//! What whoever decides is asked: rows that keep their places, what things cost, what a
//! throw is for, and nothing that nobody would decide otherwise.

use crate::play::{APRIL, CAMPAIGN, JULY, rules};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules as _, SideNo, Viewer, view_for};
use hells_gate::present::system::{
    Block, Click, Effect, Panel, Pointer, Row, Selection, System as _,
};
use hells_gate::systems::gate_of_hell::state::Stage;
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, State};
use std::collections::BTreeSet;

/// Plays at random and looks at every position.
fn wander(number: usize, seeds: u64, most: usize, mut look: impl FnMut(&GateOfHell, &State)) {
    let rules = rules(number);
    for seed in 0..seeds {
        let (mut state, mut chooser) = (rules.initial(), Chooser::new(seed));
        for _ in 0..most {
            look(&rules, &state);
            let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) else {
                break;
            };
            let thrown = dice(&rules, &state, action, &mut chooser);
            rules.step(&mut state, action, &thrown);
        }
    }
}

fn dice(rules: &GateOfHell, state: &State, action: Action, chooser: &mut Chooser) -> Vec<Die> {
    let needs = rules.dice(state, action);
    (0..needs).map(|_| Die::ALL[chooser.below(6)]).collect()
}

/// The panel as whoever acts sees it.
fn panel(rules: &GateOfHell, state: &State, picked: &Selection) -> Panel {
    let side = rules.to_act(state).unwrap_or(SideNo::A);
    rules.panel(&view_for(rules, state, Viewer::Side(side)), picked)
}

fn rows(panel: &Panel) -> Vec<&Row> {
    let rows = panel.body.iter().filter_map(|block| match block {
        Block::Row(row) => Some(row),
        _ => None,
    });
    rows.collect()
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
        let thrown = dice(&rules, &state, action, &mut chooser);
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
            if state.stage == Stage::Over {
                over += 1;
                let shown = panel(rules, state, &Selection::default());
                assert!(shown.body.contains(&Block::Text(told)));
            }
        });
        assert!(over > 0);
    }
}
