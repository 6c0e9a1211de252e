//! Computer players of any system: by its judgement or without one, and never by
//! what is hidden from them.

use super::minefield::{Act, Leak, Minefield};
use super::{LAYER, SEEDED, SQUAD, meadow, plays};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Level, Progress, Rules, SideNo, Strategy, View, Viewer, view_for};
use hells_gate::players::{ComputerPlayer, Ended, play};
use hells_gate::present::system::System;
use hells_gate::table::{Found, Table, Task, held_against};
use std::sync::Arc;

type Judgement = Option<Arc<dyn Strategy<Minefield>>>;

fn rules() -> Minefield {
    Minefield::with(Leak::None)
}

/// The judgement of the minefield, and none.
fn judgements() -> [Judgement; 2] {
    [rules().strategy(), None]
}

fn player(judgement: &Judgement, level: Level, seed: u64) -> ComputerPlayer<Minefield> {
    ComputerPlayer::new(rules(), judgement.clone(), level, seed)
}

/// A game and its actions; each of them was legal.
fn game(of: [(&Judgement, Level); 2], seed: u64) -> (Ended, Vec<Act>) {
    let rules = rules();
    let (mut now, mut done) = (rules.initial(), Vec::new());
    let [mut a, mut b] = of.map(|(judgement, level)| player(judgement, level, seed));
    let ended = play(
        [&mut a, &mut b],
        &rules.initial(),
        seed,
        &Progress::default(),
        &mut |action, dice| {
            assert_eq!(rules.check(&now, action), Ok(()), "{action:?} in {now:?}");
            rules.step(&mut now, action, dice);
            done.push(action);
        },
    );
    let ended = ended.expect("a game ends");
    assert_eq!(rules.outcome(&now), Some(ended.outcome));
    (ended, done)
}

fn seen(actions: &[Act], viewer: Viewer) -> View<<Minefield as Rules>::State> {
    let rules = rules();
    let mut state = rules.initial();
    for &action in actions {
        rules.step(&mut state, action, &[]);
    }
    view_for(&rules, &state, viewer)
}

#[test]
fn every_level_plays_legally_to_the_end_and_the_same_again() {
    for judgement in &judgements() {
        for level in Level::EVERYWHERE {
            for seed in 0..6 {
                let both = [(judgement, level), (judgement, level)];
                assert_eq!(game(both, seed), game(both, seed));
            }
        }
    }
}

#[test]
fn whoever_looks_ahead_loses_fewer_men() {
    let [judgement, none] = judgements();
    let lost = |squad: (&Judgement, Level)| -> i32 {
        let layer = (&none, Level::Random);
        let ends = (0..80).map(|seed| game([layer, squad], seed).0.outcome.margin);
        ends.sum()
    };
    let random = lost((&none, Level::Random));
    for squad in [
        (&none, Level::Captain),
        (&judgement, Level::Colonel),
        (&judgement, Level::General),
    ] {
        assert!(lost(squad) + 20 < random, "{:?}", squad.1);
    }
}

#[test]
fn a_player_does_the_same_wherever_the_hidden_thing_lies() {
    for judgement in &judgements() {
        for level in Level::EVERYWHERE {
            let chosen = (0..=4).map(|field| {
                let view = seen(&[Act::Lay(field), Act::Send], SQUAD);
                let player = player(judgement, level, 3);
                player.gesture(&view, &Progress::default()).unwrap()
            });
            let mut chosen: Vec<Vec<Act>> = chosen.collect();
            chosen.dedup();
            assert_eq!(chosen.len(), 1, "{level:?}: {chosen:?}");
            assert_eq!(chosen[0].len(), 1, "the next step may show something");
        }
    }
}

/// What comes of a task, asked by the side that acts.
fn found(table: &mut dyn Table, task: Task) -> Option<Found> {
    if let Some(side) = table.glance().to_act {
        table.view_as(Viewer::Side(side));
    }
    table.task(task)?(&Progress::default())
}

#[test]
fn the_table_tells_its_players_nothing_that_their_side_does_not_know() {
    let seed = 9;
    let mut tasks = vec![Task::Hint { seed }];
    tasks.extend(Level::EVERYWHERE.map(|level| Task::Play {
        who: level.into(),
        seed,
    }));
    let level = Level::Colonel;
    let games = 12;
    tasks.push(Task::Forecast { level, games, seed });
    for task in tasks {
        let mut answers: Vec<Found> = Vec::new();
        for laid in ["lay F1", "lay F2", "lay F3", "lay F4", "lay none"] {
            let mut table = meadow(SEEDED);
            plays(&mut *table, &[laid]);
            answers.push(found(&mut *table, task).unwrap());
        }
        answers.dedup();
        assert_eq!(answers.len(), 1, "{task:?}");
    }
    // Whoever laid it is told how it goes on with the mine where it is.
    let of = |laid: &str| {
        let mut table = meadow(SEEDED);
        plays(&mut *table, &[laid]);
        table.view_as(LAYER);
        let games = 60;
        let job = table.task(Task::Forecast { level, games, seed }).unwrap();
        match job(&Progress::default()) {
            Some(Found::Futures(futures)) => futures.margin,
            other => panic!("{other:?}"),
        }
    };
    assert!(of("lay F1") > of("lay none"));
}

#[test]
fn nobody_is_asked_for_a_decision_of_the_other_side() {
    let mut table = meadow(SEEDED);
    let level = Level::Captain;
    table.view_as(SQUAD);
    assert!(
        table
            .task(Task::Play {
                who: level.into(),
                seed: 1
            })
            .is_none()
    );
    assert!(table.task(Task::Hint { seed: 1 }).is_none());
    table.view_as(LAYER);
    assert!(table.task(Task::Hint { seed: 1 }).is_some());
}

#[test]
fn a_hint_begins_with_what_the_general_would_do() {
    let mut chooser = Chooser::new(4);
    for seed in 0..12 {
        let mut table = meadow(SEEDED);
        plays(&mut *table, &["lay F3", "send"]);
        if chooser.below(2) == 0 {
            plays(&mut *table, &["go"]);
        }
        let level = Level::General;
        let Some(Found::Gesture(gesture)) = found(
            &mut *table,
            Task::Play {
                who: level.into(),
                seed,
            },
        ) else {
            panic!("nothing to do");
        };
        let Some(Found::Ideas(ideas, _)) = found(&mut *table, Task::Hint { seed }) else {
            panic!("no idea");
        };
        assert_eq!(ideas[0].actions, gesture);
        let legal: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
        for (number, idea) in ideas.iter().enumerate() {
            assert_eq!(idea.actions.len(), 1);
            assert!(legal.contains(&idea.actions[0]));
            assert!(!idea.label.is_empty() && !idea.why.is_empty());
            let again = ideas.iter().filter(|other| other.actions == idea.actions);
            assert_eq!(again.count(), 1, "idea {number} is told twice");
        }
    }
}

#[test]
fn whoever_is_told_to_stop_stops_without_an_answer() {
    let stopped = Progress::default();
    stopped.stop();
    let view = seen(&[Act::Lay(2)], SQUAD);
    for judgement in &judgements() {
        let general = player(judgement, Level::General, 1);
        assert_eq!(general.ideas(&view, &stopped), None);
        assert_eq!(general.gesture(&view, &stopped), None);
        let players = [&mut general.clone(), &mut general.clone()];
        let ended = play(players, &rules().initial(), 1, &stopped, &mut |_, _| {});
        assert_eq!(ended, None);
    }
    let mut table = meadow(SEEDED);
    table.view_as(Viewer::Side(SideNo::A));
    let level = Level::Cadet;
    let (games, seed) = (50, 1);
    let job = table.task(Task::Forecast { level, games, seed }).unwrap();
    assert_eq!(job(&stopped), None);
}

#[test]
fn a_difference_is_called_sure_perhaps_or_none_by_its_own_error() {
    let told = |points, error| held_against(&[(0.0, 0.0), (points, error)]);
    for (points, error, beginning) in [
        (0.9, 0.4, "Better than plan 2 by 0.9"),
        (0.9, 0.5, "Perhaps better than plan 2, by 0.9"),
        (0.5, 0.5, "As good as plan 2"),
        (0.04, 0.0, "As good as plan 2"),
    ] {
        let [first, second] = told(points, error).try_into().unwrap();
        assert!(first.starts_with(beginning), "{first}");
        assert!(!first.contains("for plan 2") && !second.contains("rather than"));
        let no_worse = second.starts_with("No worse than plan 1");
        assert_eq!(no_worse, first.starts_with("As good"), "{second}");
    }
    // The first may look worse with other dice than it was found with.
    let [first, second] = told(-0.9, 0.2).try_into().unwrap();
    assert!(
        first.starts_with("These games speak for plan 2, by 0.9"),
        "{first}"
    );
    assert!(second.contains("rather than for plan 1"), "{second}");
}
