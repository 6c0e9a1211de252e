//! What practice has made of the habits of the tabletop battle.

use crate::position::parts;
use hells_gate::engine::{Level, Progress, Rules, Strategy, cores, in_order, mixed};
use hells_gate::players::{ComputerPlayer, DuelScore, play};
use hells_gate::present::system::System as _;
use hells_gate::systems::tabletop::{Practised, Setup, State, Tabletop, Tactics, fitted, practise};
use std::sync::Arc;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/ai/practised_tabletop.json"
);

const BATTLES: [&str; 3] = [
    "korsun_1944_tabletop",
    "example_120km",
    "example_120km_square",
];

fn battles() -> Vec<Tabletop> {
    let of = |name| Tabletop::new(Setup::new(parts(name)).unwrap());
    BATTLES.map(of).into()
}

/// The margins of the first, as both sides in turn.
fn pair(rules: &Tabletop, who: [Practised; 2], level: Level, seed: u64) -> [i32; 2] {
    let tactics = who.map(|practised| Arc::new(Tactics::with(rules.clone(), practised)));
    [0, 1].map(|first| {
        let [mut a, mut b] = [first, 1 - first].map(|who: usize| {
            let tactics: Arc<dyn Strategy<Tabletop>> = Arc::<Tactics>::clone(&tactics[who]);
            ComputerPlayer::new(rules.clone(), Some(tactics), level, seed)
        });
        let control = Progress::default();
        let ended = play(
            [&mut a, &mut b],
            &rules.initial(),
            seed,
            &control,
            &mut |_, _| {},
        );
        let margin = ended.expect("a game ends").outcome.margin;
        if first == 0 { margin } else { -margin }
    })
}

/// The positions of a game between Colonels in which somebody decides.
fn decisions(rules: &Tabletop) -> Vec<State> {
    let mut found = Vec::new();
    let mut now = rules.initial();
    let mut look = |action, dice: &[_]| {
        if rules.forced(&now).is_none() {
            found.push(now);
        }
        rules.step(&mut now, action, dice);
    };
    let player = || ComputerPlayer::new(rules.clone(), rules.strategy(), Level::Colonel, 5);
    let (mut a, mut b) = (player(), player());
    let control = Progress::default();
    play([&mut a, &mut b], &rules.initial(), 5, &control, &mut look).expect("a game ends");
    found
}

/// At sight all others play by the habits set by hand, as they did before anybody practised.
#[test]
fn the_marshal_of_the_tabletop_has_practised_and_nobody_else() {
    let practised = *Practised::marshal();
    assert!(
        practised.habits != Practised::NOTHING.habits,
        "it can be read"
    );
    assert!(practised.judge.is_some());
    for rules in battles() {
        let (usual, after) = (
            Tactics::new(rules.clone()),
            Tactics::with(rules.clone(), practised),
        );
        let theirs = rules.strategy().unwrap();
        let marshals = theirs.practised().expect("a marshal has practised");
        let plan = |of: &dyn Strategy<Tabletop>, state: &State| {
            let mut plan = Vec::new();
            of.plan(state, &mut || 0.0, &mut plan);
            plan
        };
        let (mut differ, mut count) = (0, 0);
        for state in decisions(&rules) {
            let of_all = plan(theirs.as_ref(), &state);
            assert_eq!(of_all, plan(&usual, &state));
            assert_eq!(
                theirs.value(&state).to_bits(),
                usual.value(&state).to_bits()
            );
            let of_marshal = plan(marshals.as_ref(), &state);
            assert_eq!(of_marshal, plan(&after, &state));
            assert_eq!(
                marshals.value(&state).to_bits(),
                after.value(&state).to_bits()
            );
            differ += usize::from(of_marshal != of_all);
            count += 1;
        }
        assert!(10 * differ > count, "{differ} of {count}");
    }
}

#[test]
fn practice_at_the_tabletop_hangs_on_nothing_but_its_seed() {
    let battles = &battles()[1..];
    let begun = Practised::NOTHING.habits;
    let control = Progress::default();
    let after = |threads, seed| practise(battles, begun, (20, seed, threads), &control).unwrap();
    let one = after(1, 5);
    assert!(one == after(2, 5) && one != after(1, 6) && one != begun);
    let players: Vec<Tactics> = battles
        .iter()
        .map(|rules| Tactics::new(rules.clone()))
        .collect();
    let fit = |threads| fitted(&players, (24, 5, threads), &control).unwrap();
    assert!(fit(1) == fit(2));
    let stopped = Progress::default();
    stopped.stop();
    assert!(practise(battles, begun, (20, 5, 1), &stopped).is_none());
    assert!(fitted(&players, (24, 5, 1), &stopped).is_none());
}

/// What a marshal plays by, from so many pairs of games of practice and half as many games
/// to fit the estimate to. Takes six minutes on two cores:
/// `HELLS_GATE_PRACTICE=20000 cargo test --release --no-default-features --test tabletop practice:: -- --ignored --nocapture`
#[test]
#[ignore = "writes the habits anew"]
fn practice_makes_the_marshal_of_the_tabletop() {
    let number = |name: &str, or: u32| std::env::var(name).map_or(or, |v| v.parse().unwrap());
    let pairs = number("HELLS_GATE_PRACTICE", 400);
    let (seed, battles, control) = (1, battles(), Progress::default());
    let begun = Practised::NOTHING;
    let habits = practise(&battles, begun.habits, (pairs, seed, cores()), &control).unwrap();
    let practised = Practised {
        habits,
        judge: None,
    };
    let with = |rules: &Tabletop| Tactics::with(rules.clone(), practised);
    let players: Vec<Tactics> = battles.iter().map(with).collect();
    let (judge, misses) = fitted(&players, (pairs / 2, seed, cores()), &control).unwrap();
    println!("estimate, habits and calendar miss the end by {misses:.2?} points");
    let written = Practised {
        judge: Some(judge),
        ..practised
    };
    let text = serde_json::to_string_pretty(&written).unwrap() + "\n";
    std::fs::write(FILE, text).unwrap();
    for (name, rules) in BATTLES.iter().zip(&battles) {
        let pair = |n| {
            Some(pair(
                rules,
                [practised, begun],
                Level::Colonel,
                mixed(977, n),
            ))
        };
        let pairs = in_order(200, cores(), &control, |n| pair(u64::from(n)));
        println!("{name} at sight: {:.3?}", DuelScore::of_margins(&pairs));
    }
}
