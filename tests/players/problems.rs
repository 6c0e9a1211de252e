//! Problems of one player turn with a provably best answer: what a computer player, or a
//! student, can be measured by. See `oracle` for how the answers are proved.

use crate::bridge;
use crate::oracle::judge::{LIMIT, at_random, follow, judge, solves};
use crate::oracle::problem::{Problem, problems};
use crate::oracle::{Oracle, SAME, TooBig, as_good, margin};
use hells_gate::engine::{Die, Rules};
use hells_gate::lesson::{LessonFile, QuestionKind, shipped};
use hells_gate::present::system::{AnswerPlayed, Cited};
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, Stage, State, retreat_options};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// What there have to be problems about.
const THEMES: [&str; 18] = [
    "encircle",
    "break-line",
    "save-pocket",
    "breakout",
    "target",
    "order",
    "all-out",
    "flip",
    "loss",
    "retreat-hex",
    "retreat-or-loss",
    "source",
    "reinforcement",
    "restore",
    "decline",
    "next-turn",
    "tempo",
    "guard",
];

/// The file has six decimals.
const ROUNDED: f64 = 1e-6;

/// What separates the best from a wrong answer, at least.
pub const GAP: f64 = 0.3;

/// The seeds of the random players.
pub const SEEDS: [u64; 3] = [1, 2, 3];

/// What the oracle and the judge find about one problem.
struct Found {
    problem: Problem,
    best: f64,
    solution: f64,
    tempting: f64,
    /// The plan of the solution, and then best play.
    judged_best: f64,
    /// The wrong plan, and then best play.
    judged_tempting: f64,
    judged_random: Vec<f64>,
    nodes: usize,
}

/// Everything about every problem, worked out once for all tests.
fn found() -> &'static [Found] {
    static FOUND: OnceLock<Vec<Found>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let rules = bridge::korsun();
        problems().into_iter().map(|p| find(&rules, p)).collect()
    })
}

fn find(rules: &HellsGate, problem: Problem) -> Found {
    let mut oracle = Oracle::new(rules, LIMIT);
    let start = problem.state(rules);
    let best = oracle
        .value(&start)
        .unwrap_or_else(|big| panic!("{}: {big:?}", problem.id));
    let side = problem.side;
    let solution = Problem::plan(rules, &problem.solution);
    let tempting = Problem::plan(rules, &problem.tempting.plan);
    // It has seen everything, and is asked while the judge uses the other.
    let mut adviser = oracle.clone();
    let random = |oracle: &mut Oracle<'_>, seed| at_random(oracle, &start, side, seed).unwrap();
    Found {
        best,
        solution: value_after(&mut oracle, rules, &start, &solution),
        tempting: value_after(&mut oracle, rules, &start, &tempting),
        judged_best: judged(&mut oracle, &mut adviser, &start, side, &solution),
        judged_tempting: judged(&mut oracle, &mut adviser, &start, side, &tempting),
        judged_random: SEEDS.map(|seed| random(&mut oracle, seed)).to_vec(),
        nodes: oracle.nodes(),
        problem,
    }
}

/// The value after the actions of a plan, none of which but the last may roll a
/// die.
fn value_after(oracle: &mut Oracle<'_>, rules: &HellsGate, start: &State, plan: &[Action]) -> f64 {
    let mut state = *start;
    let (last, before) = plan.split_last().expect("a plan has an action");
    for &action in before {
        assert_eq!(rules.check(&state, action), Ok(()));
        assert!(!rules.rolls_dice(&state, action));
        rules.step(&mut state, action, &[]);
    }
    assert_eq!(rules.check(&state, *last), Ok(()));
    oracle.value_of(&state, *last).unwrap()
}

/// The judge's value of a player that begins with a plan and then plays its
/// best.
fn judged(
    oracle: &mut Oracle<'_>,
    adviser: &mut Oracle<'_>,
    start: &State,
    side: Side,
    plan: &[Action],
) -> f64 {
    let mut plan = plan.iter();
    let mut policy = |state: &State| match plan.next() {
        Some(&action) => action,
        None => best_action(adviser, side, state),
    };
    follow(oracle, start, side, &mut policy).unwrap()
}

fn best_action(oracle: &mut Oracle<'_>, side: Side, state: &State) -> Action {
    let actions = oracle.actions(state).unwrap();
    let best = oracle.value(state).unwrap();
    let right = |&&(_, value): &&(Action, f64)| as_good(side, value, best, SAME);
    actions.iter().find(right).expect("one is the best").0
}

#[test]
fn the_stored_values_are_those_of_the_exhaustive_search() {
    for found in found() {
        let problem = &found.problem;
        let name = &problem.id;
        assert!((found.best - problem.best).abs() < ROUNDED, "{name}");
        assert!((found.solution - found.best).abs() < SAME, "{name}");
        let wrong = &problem.tempting;
        assert!((found.tempting - wrong.value).abs() < ROUNDED, "{name}");
    }
}

#[test]
fn the_wrong_answer_is_much_worse_than_the_best() {
    for found in found() {
        let (side, name) = (found.problem.side, &found.problem.id);
        assert!(
            !as_good(side, found.tempting, found.best, GAP - SAME),
            "{name}"
        );
        assert!(!solves(&found.problem, found.tempting), "{name}");
    }
}

#[test]
fn the_judge_finds_the_value_of_the_solution_and_of_the_wrong_answer() {
    for found in found() {
        let name = &found.problem.id;
        assert!((found.judged_best - found.best).abs() < SAME, "{name}");
        let off = (found.judged_tempting - found.tempting).abs();
        assert!(off < SAME, "{name}");
        assert!(solves(&found.problem, found.judged_best), "{name}");
    }
}

#[test]
fn playing_at_random_solves_a_third_of_the_problems_at_most() {
    for seed in 0..SEEDS.len() {
        let solved = |f: &&Found| solves(&f.problem, f.judged_random[seed]);
        let solved: Vec<&str> = found()
            .iter()
            .filter(solved)
            .map(|f| f.problem.id.as_str())
            .collect();
        assert!(3 * solved.len() <= found().len(), "{solved:?}");
    }
}

#[test]
fn nobody_is_judged_better_than_the_best() {
    for found in found() {
        for &value in &found.judged_random {
            let side = found.problem.side;
            assert!(
                as_good(side, found.best, value, SAME),
                "{}",
                found.problem.id
            );
        }
    }
}

#[test]
fn every_theme_and_both_sides_have_their_problems() {
    let all = problems();
    assert!(all.len() >= 100, "{}", all.len());
    let ids: BTreeSet<&str> = all.iter().map(|p| p.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
    for problem in &all {
        *themes.entry(&problem.theme).or_default() += 1;
        for text in [&problem.title, &problem.lesson, &problem.tempting.why] {
            assert!(!text.is_empty(), "{}", problem.id);
        }
    }
    let known: BTreeSet<&str> = THEMES.into_iter().collect();
    assert_eq!(themes.keys().copied().collect::<BTreeSet<_>>(), known);
    // None has more than an eighth of them.
    assert!(themes.values().all(|&n| 8 * n <= all.len()), "{themes:?}");
    for side in Side::ALL {
        let of_side = all.iter().filter(|p| p.side == side).count();
        assert!(of_side >= 10, "{side}: {of_side}");
    }
}

#[test]
fn the_side_with_the_problem_is_to_act_and_may_retreat_where_it_says() {
    let rules = bridge::korsun();
    for problem in problems() {
        let state = problem.state(&rules);
        assert_eq!(state.to_act(), Some(problem.side), "{}", problem.id);
        if let Some(hits) = state.hits {
            let defender = state.player.enemy();
            let open = retreat_options(&rules, &state, hits.target, defender)
                .into_iter()
                .filter(|(_, refused)| refused.is_none())
                .map(|(to, _)| to)
                .collect();
            assert_eq!(hits.destinations, open, "{}", problem.id);
        }
    }
}

#[test]
fn the_engine_protocol_sets_up_the_same_positions() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let rules = bridge::korsun();
    let mut child = Command::new(env!("CARGO_BIN_EXE_hells-gate"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let all = problems();
    let asked = std::thread::spawn(move || {
        let rules = bridge::korsun();
        let new = "{\"do\":\"new\",\"scenario\":\"korsun_1944_first\"}";
        writeln!(input, "{new}").unwrap();
        for problem in problems() {
            writeln!(input, "{}", problem.request(&rules)).unwrap();
            writeln!(input, "{{\"do\":\"state\"}}").unwrap();
        }
    });
    let output = child.wait_with_output().unwrap();
    asked.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 1 + 2 * all.len());
    for (problem, answer) in all.iter().zip(answers[1..].chunks(2)) {
        assert_eq!(answer[0]["ok"], true, "{}: {}", problem.id, answer[0]);
        let hash = rules.hash(&problem.state(&rules));
        let hash = format!("{hash:016x}");
        assert_eq!(answer[1]["position"]["hash"], hash, "{}", problem.id);
    }
}

/// Expectimax as it stands in the book: one line of play after the other,
/// nothing remembered, nothing merged.
fn one_by_one(rules: &HellsGate, state: &State) -> f64 {
    let Some(side) = state.to_act() else {
        return margin(rules, state);
    };
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let values = legal
        .into_iter()
        .filter(|&action| !rules.takes_back(action))
        .map(|action| {
            let faces = if rules.rolls_dice(state, action) {
                6
            } else {
                1
            };
            let mut sum = 0.0;
            for face in Die::ALL.into_iter().take(faces) {
                let mut after = *state;
                rules.step(&mut after, action, (faces == 6).then_some(face).as_slice());
                sum += one_by_one(rules, &after);
            }
            sum / if faces == 6 { 6.0 } else { 1.0 }
        });
    match side {
        Side::Soviet => values.fold(f64::NEG_INFINITY, f64::max),
        Side::German => values.fold(f64::INFINITY, f64::min),
    }
}

#[test]
fn remembering_and_merging_changes_no_value() {
    let rules = bridge::korsun();
    let small = found().iter().filter(|f| f.nodes < 700);
    let mut compared = 0;
    for found in small {
        let plain = one_by_one(&rules, &found.problem.state(&rules));
        assert!((plain - found.best).abs() < SAME, "{}", found.problem.id);
        compared += 1;
    }
    assert!(compared >= 4, "{compared}");
}

#[test]
fn a_position_that_is_too_big_has_no_value() {
    let rules = bridge::korsun();
    let mut oracle = Oracle::new(&rules, 1000);
    let start = rules.initial();
    assert_eq!(oracle.value(&start), Err(TooBig { limit: 1000 }));
}

#[test]
#[should_panic(expected = "goes in circles")]
fn a_player_that_goes_in_circles_is_told() {
    let rules = bridge::korsun();
    let problem = problems().into_iter().find(|p| p.id == "hit-the-hinge");
    let mut policy = |state: &State| {
        let text = match (state.attack, state.stage) {
            (Some(_), _) => "withdraw 16P",
            (None, Stage::Supply) => "supply",
            (None, _) => "attack C3 16P",
        };
        rules.parse(text).unwrap()
    };
    judge(&rules, &problem.unwrap(), &mut policy);
}

/// The exercises among the lessons, each with its problem: the name of its file is that
/// of the problem with a number before it.
fn exercises() -> Vec<(&'static LessonFile, Problem)> {
    let all = problems();
    let of = |name: &str| {
        let name = name.rsplit('/').next().unwrap_or(name);
        let name = name.split('.').next().unwrap_or(name);
        let (number, id) = name.split_once('_')?;
        let id = id.replace('_', "-");
        let found = all.iter().find(|problem| problem.id == id);
        found.filter(|_| number >= "21").cloned()
    };
    let exercise = |shipped: &'static hells_gate::lesson::ShippedLesson| {
        (shipped.lesson.system == "hells_gate").then_some(())?;
        Some((&shipped.lesson, of(shipped.name)?))
    };
    shipped().iter().filter_map(exercise).collect()
}

/// The right answers of an exercise as they are judged.
fn right_answers(lesson: &LessonFile) -> Vec<AnswerPlayed> {
    let question = lesson.steps[0].question.as_ref().unwrap();
    let QuestionKind::Play { right, .. } = &question.kind else {
        panic!("an exercise is played");
    };
    let played = right.iter().map(|answer| AnswerPlayed {
        play: answer.play.clone(),
        says: Cited::default(),
    });
    played.collect()
}

/// The position in which an exercise asks.
fn asked(rules: &HellsGate, lesson: &LessonFile, problem: &Problem) -> State {
    let mut state = problem.state(rules);
    for written in &lesson.steps[0].before {
        rules.step(&mut state, rules.parse(written).unwrap(), &[]);
    }
    state
}

/// Whoever plays as well as can be is never told that it is wrong: what is proved as good
/// as the best is accepted, action by action and in every order, until the answer is whole.
#[test]
fn every_plan_that_is_as_good_as_the_best_is_a_right_answer_of_its_exercise() {
    let rules = bridge::korsun();
    let exercises = exercises();
    assert_eq!(exercises.len(), 20);
    let (mut refused, mut whole) = (Vec::new(), 0);
    for (lesson, problem) in exercises {
        let mut oracle = Oracle::new(&rules, LIMIT);
        let right = right_answers(lesson);
        let mut seen = BTreeSet::new();
        let mut open = vec![(asked(&rules, lesson, &problem), Vec::<String>::new())];
        while let Some((state, done)) = open.pop() {
            assert_eq!(
                state.to_act(),
                Some(problem.side),
                "{} {done:?}",
                problem.id
            );
            let best = oracle.value(&state).unwrap();
            for (action, value) in oracle.actions(&state).unwrap() {
                if !as_good(problem.side, value, best, SAME) {
                    continue;
                }
                let mut tried = done.clone();
                tried.push(rules.notation(action));
                let held: Vec<&AnswerPlayed> = right.iter().filter(|a| a.holds(&tried)).collect();
                if held.iter().any(|answer| answer.is_done(&tried)) {
                    whole += 1;
                } else if held.is_empty() || rules.rolls_dice(&state, action) {
                    refused.push(format!("{}: {tried:?}", problem.id));
                } else {
                    let mut sorted = tried.clone();
                    sorted.sort();
                    if seen.insert(sorted) {
                        let mut after = state;
                        rules.step(&mut after, action, &[]);
                        open.push((after, tried));
                    }
                }
            }
        }
    }
    assert_eq!(refused, Vec::<String>::new());
    assert!(whole > 60, "{whole}");
}

/// And what is accepted is as good as the best, in the order that is written.
#[test]
fn every_right_answer_of_an_exercise_is_as_good_as_the_best() {
    let rules = bridge::korsun();
    for (lesson, problem) in exercises() {
        let mut oracle = Oracle::new(&rules, LIMIT);
        let start = asked(&rules, lesson, &problem);
        let best = oracle.value(&start).unwrap();
        for answer in right_answers(lesson) {
            let plan = Problem::plan(&rules, &answer.play);
            let value = value_after(&mut oracle, &rules, &start, &plan);
            let right = as_good(problem.side, value, best, SAME);
            assert!(right, "{}: {:?} {value} {best}", problem.id, answer.play);
        }
    }
}

#[test]
#[ignore = "prints the values for the file, and what every first choice is worth"]
fn every_first_choice() {
    for found in found() {
        let problem = &found.problem;
        println!(
            "{} {:.6} {:.6} {} {} {:?}",
            problem.id, found.best, found.tempting, problem.theme, found.nodes, found.judged_random
        );
        print_choices(problem);
    }
}

/// The values of the actions at the first choice among several.
fn print_choices(problem: &Problem) {
    let rules = bridge::korsun();
    let mut oracle = Oracle::new(&rules, LIMIT);
    let mut state = problem.state(&rules);
    let mut actions = oracle.actions(&state).unwrap();
    while let [(only, _)] = actions[..] {
        rules.step(&mut state, only, &[]);
        actions = oracle.actions(&state).unwrap();
    }
    for (action, value) in actions {
        println!("    {:<24} {value:.6}", rules.notation(action));
    }
}
