//! Computer players of the tabletop battle.

use crate::conformance::variants;
use crate::position::parts;
use hells_gate::engine::{
    DiceMode, Level, Options, Progress, Rules, SideNo, UndoPolicy, Viewer, mixed, view_for,
};
use hells_gate::json::Doc;
use hells_gate::players::{ComputerPlayer, Ended, play};
use hells_gate::present::system::System;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::{Action, Setup, Stage, State, Tabletop};
use hells_gate::table::{Found, Idea, Match, Sheet, Table, Task, find};
use hells_gate::words::{Language, speaking};
use std::sync::atomic::{AtomicBool, Ordering};

fn rules(scenario: &str) -> Tabletop {
    Tabletop::new(Setup::new(parts(scenario)).unwrap())
}

fn player(rules: &Tabletop, level: Level, seed: u64) -> ComputerPlayer<Tabletop> {
    ComputerPlayer::new(rules.clone(), rules.strategy(), level, seed)
}

/// A game and its actions, each of which was legal; `look` sees every position.
fn game(
    rules: &Tabletop,
    levels: [Level; 2],
    seed: u64,
    look: &mut dyn FnMut(&State),
) -> (Ended, Vec<Action>) {
    let (mut now, mut done) = (rules.initial(), Vec::new());
    let [mut a, mut b] = levels.map(|level| player(rules, level, seed));
    let mut watch = |action, dice: &[_]| {
        assert_eq!(rules.check(&now, action), Ok(()), "{action:?}");
        look(&now);
        rules.step(&mut now, action, dice);
        done.push(action);
    };
    let control = Progress::default();
    let ended = play(
        [&mut a, &mut b],
        &rules.initial(),
        seed,
        &control,
        &mut watch,
    );
    let ended = ended.expect("a game ends");
    assert_eq!(rules.outcome(&now), Some(ended.outcome));
    assert_eq!(now.stage, Stage::Over);
    (ended, done)
}

#[test]
fn every_level_at_sight_plays_legally_to_the_verdict_in_every_scenario_and_option() {
    let levels = [Level::Random, Level::Cadet, Level::Captain, Level::Colonel];
    for (number, (name, parts)) in variants().into_iter().enumerate() {
        let rules = Tabletop::new(Setup::new(parts).unwrap());
        for (place, &level) in levels.iter().enumerate() {
            let other = levels[(place + number) % levels.len()];
            let seed = number as u64;
            let first = game(&rules, [level, other], seed, &mut |_| {});
            if level == Level::Captain {
                let again = game(&rules, [level, other], seed, &mut |_| {});
                assert_eq!(first, again, "{name}");
            }
        }
    }
}

/// The first position of each stage from the second game turn on, of a game
/// between Colonels.
fn of_each_stage(rules: &Tabletop, seed: u64) -> Vec<State> {
    let mut found: Vec<State> = Vec::new();
    game(rules, [Level::Colonel; 2], seed, &mut |state| {
        let chooses = rules.forced(state).is_none();
        if state.turn > 1 && chooses && found.iter().all(|known| known.stage != state.stage) {
            found.push(*state);
        }
    });
    found
}

fn seen(rules: &Tabletop, state: &State) -> hells_gate::engine::View<State> {
    let side = rules.to_act(state).unwrap();
    view_for(rules, state, Viewer::Side(side))
}

#[test]
fn the_general_plays_legally_and_the_same_on_one_core_and_on_three() {
    let rules = rules("example_120km");
    let positions = of_each_stage(&rules, 5);
    assert!(positions.len() >= 4);
    for state in positions.into_iter().take(4) {
        let view = seen(&rules, &state);
        let general = player(&rules, Level::General, 8);
        let control = Progress::default();
        let gesture = general.gesture(&view, &control).unwrap();
        let mut now = state;
        for (number, &action) in gesture.iter().enumerate() {
            assert_eq!(rules.check(&now, action), Ok(()));
            match rules.dice(&now, action) {
                0 => rules.step(&mut now, action, &[]),
                _ => assert_eq!(number + 1, gesture.len(), "a throw ends a gesture"),
            }
        }
        let again = general.on_cores(3).gesture(&view, &control);
        assert_eq!(again, Some(gesture), "{:?}", state.stage);
    }
}

#[test]
fn work_tells_how_far_it_is_and_stops_when_it_is_told_to() {
    let rules = rules("korsun_1944_tabletop");
    let (over, control) = (AtomicBool::new(false), Progress::default());
    let (over, control, rules) = (&over, &control, &rules);
    let ended = std::thread::scope(|scope| {
        let work = scope.spawn(move || {
            let [mut a, mut b] = [1, 2].map(|seed| player(rules, Level::General, seed));
            let start = rules.initial();
            let ended = play([&mut a, &mut b], &start, 1, control, &mut |_, _| {});
            over.store(true, Ordering::Relaxed);
            ended
        });
        while control.share() <= 0.0 && !over.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        assert!(control.share() <= 1.0);
        control.stop();
        work.join().unwrap()
    });
    assert_eq!(ended, None, "it went on to the end");
}

fn open(start: usize, seed: u64) -> Box<dyn Table> {
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let sheet = Sheet {
        scenario: entry.starts[start].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    (entry.open)(sheet).unwrap()
}

/// What comes of a task.
fn found(table: &dyn Table, task: Task) -> Found {
    let job = table.task(task).expect("there is something to do");
    job(&Progress::default()).expect("nobody stopped it")
}

#[test]
fn what_a_player_does_does_not_depend_on_the_dice_to_come() {
    let (one, other) = (open(1, 5), open(1, 6));
    assert_eq!(one.levels(), Level::ALL);
    for level in Level::ALL {
        let task = Task::Play {
            who: level.into(),
            seed: 3,
        };
        assert_eq!(found(&*one, task), found(&*other, task), "{level:?}");
    }
    // And the dice are others.
    let throws = [one, other].map(|mut table| {
        let level = Level::Colonel;
        let Found::Gesture(gesture) = found(
            &*table,
            Task::Play {
                who: level.into(),
                seed: 3,
            },
        ) else {
            panic!("no gesture");
        };
        let rolled = hells_gate::table::Rolled::ByTheGame;
        table.play(&gesture, rolled).unwrap();
        table.told(table.glance().node).unwrap().dice
    });
    assert!(throws[0].len() > 1);
    assert_ne!(throws[0], throws[1]);
}

#[test]
fn an_attack_that_is_only_begun_is_no_advice() {
    let table = open(1, 5);
    let Found::Ideas(ideas, _) = found(&*table, Task::Hint { seed: 1944 }) else {
        panic!("no ideas");
    };
    assert!(ideas.len() > 2);
    let begun = |idea: &Idea| {
        idea.actions
            .last()
            .is_some_and(|last| last.starts_with("attack"))
    };
    assert!(ideas.iter().any(|idea| idea.actions.len() > 1));
    assert!(!ideas.iter().any(begun), "{ideas:?}");
}

#[test]
fn a_hint_begins_with_what_the_general_would_do_and_says_why_with_cases() {
    let mut table = open(1, 5);
    let mut stages: Vec<String> = Vec::new();
    let (seed, mut left_open) = (4, 0);
    while stages.len() < 4 && table.glance().outcome.is_none() {
        let stage = format!("{:?}", table.glance().clock.0[2]);
        let choices = table.legal(None).len();
        if choices > 1 && table.glance().clock.0[0] > 1 && !stages.contains(&stage) {
            stages.push(stage);
            let language = Language::ALL[stages.len() % Language::ALL.len()];
            let ideas = speaking(language, || found(&*table, Task::Hint { seed }));
            let level = Level::General;
            let played = found(
                &*table,
                Task::Play {
                    who: level.into(),
                    seed,
                },
            );
            let Found::Ideas(ideas, _) = ideas else {
                panic!("no ideas");
            };
            let Found::Gesture(mut played) = played else {
                panic!("no gesture");
            };
            // Whoever follows it is left to end the phase.
            if played.len() > 1 && played.last().is_some_and(|last| last == "end") {
                played.pop();
                left_open += 1;
            }
            assert_eq!(ideas[0].actions, played);
            let book = table.rulebook();
            for idea in &ideas {
                assert!(!idea.label.is_empty() && !idea.why.is_empty(), "{idea:?}");
                for why in &idea.why {
                    let rule = why.rule.expect("a case");
                    assert!(book.find(rule).is_some(), "{rule} is in no book");
                }
                let texts = idea.why.iter().map(|why| &why.text).chain([&idea.label]);
                for text in texts {
                    assert!(!text.contains("tabletop-") && !text.contains(['{', '$']));
                }
                assert_eq!(table.explain(&idea.actions[0]).unwrap(), []);
            }
        }
        let level = Level::Colonel;
        let Found::Gesture(gesture) = found(
            &*table,
            Task::Play {
                who: level.into(),
                seed,
            },
        ) else {
            panic!("no gesture");
        };
        let rolled = hells_gate::table::Rolled::ByTheGame;
        table.play(&gesture, rolled).unwrap();
    }
    assert!(stages.len() >= 3, "{stages:?}");
    assert!(left_open > 0, "a movement phase was among them");
}

#[test]
fn a_forecast_counts_how_its_games_ended() {
    let table = open(3, 5);
    let (level, games) = (Level::Captain, 24);
    let task = Task::Forecast {
        level,
        games,
        seed: 2,
    };
    let Found::Futures(futures) = found(&*table, task) else {
        panic!("no forecast");
    };
    assert_eq!(futures.games, games);
    assert_eq!(futures.ended.len(), table.about().victory.len());
    assert_eq!(futures.ended.iter().sum::<u32>(), games);
    assert!(futures.error > 0.0 && futures.margin.abs() < 20.0);
    assert_eq!(Found::Futures(futures), found(&*table, task));
}

/// Margins of the first level less the second, both playing both sides with the
/// same dice.
fn margins(start: usize, levels: [Level; 2], pairs: u64) -> Vec<i32> {
    let lab = open(start, 1).lab();
    let control = Progress::default();
    let mut margins = Vec::new();
    for pair in 0..pairs {
        let dice = mixed(77, pair);
        let own = [dice, !dice];
        let mut margin = |levels: [Level; 2], sign: i32| {
            let who = levels.map(Into::into);
            let of = Match { who, dice, own };
            let ended = lab.game(of, &control, None).unwrap();
            margins.push(sign * ended.outcome.margin);
        };
        margin(levels, 1);
        margin([levels[1], levels[0]], -1);
    }
    margins
}

#[test]
fn each_level_at_sight_beats_the_one_below() {
    let share = |start, levels, pairs| {
        let margins = margins(start, levels, pairs);
        let won = margins
            .iter()
            .map(|m| f64::midpoint(f64::from(m.signum()), 1.0));
        won.sum::<f64>() / margins.len() as f64
    };
    assert!(share(0, [Level::Colonel, Level::Random], 6) >= 0.95);
    assert!(share(3, [Level::Cadet, Level::Random], 6) >= 0.7);
    assert!(share(1, [Level::Captain, Level::Cadet], 12) >= 0.7);
    assert!(share(3, [Level::Colonel, Level::Captain], 12) >= 0.7);
}

#[test]
fn whom_a_scenario_favours_is_what_its_games_say() {
    let entry = find(SYSTEMS, "tabletop").unwrap();
    for (number, start) in entry.starts.iter().enumerate() {
        let favour = start.favour.expect("it was measured");
        let lab = open(number, 1).lab();
        let levels = [favour.level; 2];
        let games = 24;
        let mut share = 0.0;
        for game in 0..games {
            let of = Match::of(levels, mixed(13, game));
            let ended = lab.game(of, &Progress::default(), None).unwrap();
            share += f64::midpoint(f64::from(ended.outcome.margin.signum()), 1.0);
        }
        let (share, told) = (share / games as f64, favour.share());
        let error = (told * (1.0 - told) / games as f64).sqrt();
        assert!(
            (share - told).abs() < 3.0 * error,
            "{}: {share} {told}",
            start.id
        );
        assert_eq!(favour.games(), 4000);
        // So is every option, by the one value it has besides.
        let table = open(number, 1);
        let options = table.parameters().into_iter().filter(|p| p.at_start);
        let keys: Vec<&str> = options.map(|p| p.key).collect();
        let known: Vec<&str> = start.otherwise.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, known, "{}", start.id);
        assert!(start.otherwise.iter().all(|(_, m)| m.games() == 4000));
    }
    assert_eq!(entry.starts[1].favour, entry.starts[2].favour);
    assert_eq!(entry.starts[1].otherwise, entry.starts[2].otherwise);
}

#[test]
fn whom_an_option_favours_is_what_its_games_say() {
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let start = &entry.starts[3];
    for (key, changed) in [
        ("diagonals", "{ \"diagonals\": false }"),
        ("isolated_lost_at_end", "{ \"isolated_lost_at_end\": true }"),
    ] {
        let (_, told) = start.otherwise.iter().find(|(of, _)| *of == key).unwrap();
        let sheet = Sheet {
            scenario: start.text.parse().unwrap(),
            changed: changed.parse().unwrap(),
            options: Options::default(),
        };
        let lab = (entry.open)(sheet).unwrap().lab();
        let games = 24;
        let mut share = 0.0;
        for game in 0..games {
            let of = Match::of([told.level; 2], mixed(13, game));
            let ended = lab.game(of, &Progress::default(), None).unwrap();
            share += f64::midpoint(f64::from(ended.outcome.margin.signum()), 1.0);
        }
        let (share, told) = (share / games as f64, told.share());
        let error = (told * (1.0 - told) / games as f64).sqrt();
        assert!((share - told).abs() < 3.0 * error, "{key}: {share} {told}");
    }
}

#[test]
fn bricks_are_hexes_to_a_player_too() {
    let of = |scenario: &str| {
        let rules = rules(scenario);
        let both = [Level::Colonel; 2];
        game(&rules, both, 21, &mut |_| {})
    };
    assert_eq!(of("example_120km"), of("example_120km_offset"));
    let sides = SideNo::BOTH.map(|side| rules("example_120km").units_of(side).len());
    assert!(sides.iter().all(|units| *units > 5));
}
