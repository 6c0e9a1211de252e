//! Speed of the rules. Each benchmark asserts what it computes.
//!
//! `cargo bench --no-default-features` prints the figures of `tests/README.md`.

use divan::{Bencher, black_box};
use hells_gate::engine::conformance::{Checks, Chooser, random_game};
use hells_gate::engine::{
    Dice, Die, Every as _, InARow, Level, MOST_DICE, Progress, Rng, Rules, Seeded, UndoPolicy,
};
use hells_gate::record::{DiceMode, Options};
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::players::Evaluators;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::study::{Batch, mixed};
use hells_gate::systems::hells_gate::{Action, BySide, HellsGate, Side, Stage, State, supply};
use hells_gate::systems::tabletop::Tabletop;
use hells_gate::systems::tabletop::codec::{built_in, load};
use std::sync::Arc;

fn main() {
    divan::main();
}

fn rules() -> HellsGate {
    match korsun_1944() {
        Ok(scenario) => HellsGate::new(scenario.setup),
        Err(faults) => panic!("{faults}"),
    }
}

/// A position of a random game: the first one at this turn and stage.
fn position(rules: &HellsGate, turn: u8, stage: Stage) -> State {
    for seed in 0.. {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        let mut legal = Vec::new();
        while state.stage != Stage::Over {
            if state.turn == turn && state.stage == stage && state.attack.is_none() {
                return state;
            }
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let action = legal[chooser.below(legal.len())];
            let die = rules
                .rolls_dice(&state, action)
                .then(|| Seeded { seed }.roll(rules.rolls(&state)).ok())
                .flatten();
            rules.step(&mut state, action, die.as_slice());
        }
    }
    unreachable!()
}

#[divan::bench]
fn state_clone(bencher: Bencher) {
    let rules = rules();
    let state = position(&rules, 3, Stage::Movement);
    assert_eq!(black_box(state), state);
    bencher.bench(|| black_box(*black_box(&state)));
}

#[divan::bench]
fn supply_of_one_side(bencher: Bencher) {
    let rules = rules();
    let state = position(&rules, 3, Stage::Movement);
    let occupied = state.occupied();
    assert!(!supply::network(&rules, &occupied, Side::Soviet, None).is_empty());
    bencher.bench(|| supply::network(&rules, black_box(&occupied), Side::Soviet, None));
}

#[divan::bench(args = [Stage::Combat, Stage::Movement])]
fn legal_listing(bencher: Bencher, stage: Stage) {
    let rules = rules();
    let state = position(&rules, 3, stage);
    let mut legal = Vec::with_capacity(2048);
    rules.legal(&state, &mut legal);
    assert!(legal.len() > 1);
    bencher.bench_local(|| {
        legal.clear();
        rules.legal(black_box(&state), &mut legal);
        legal.len()
    });
}

#[divan::bench]
fn odds_of_an_attack(bencher: Bencher) {
    let rules = rules();
    let mut state = position(&rules, 1, Stage::Combat);
    let mut legal = Vec::new();
    for _ in 0..2 {
        legal.clear();
        rules.legal(&state, &mut legal);
        if let Some(&join) = legal
            .iter()
            .find(|a| matches!(a, Action::JoinAttack { .. }))
        {
            rules.step(&mut state, join, &[]);
        }
    }
    let attack = state.attack.unwrap_or_else(|| unreachable!());
    assert!(odds(&rules, &state, attack.target, attack.units).attack > 0);
    bencher.bench(|| odds(&rules, black_box(&state), attack.target, attack.units));
}

/// Listing, choosing and doing, nothing else.
#[divan::bench(sample_count = 20)]
fn random_game_fast(bencher: Bencher) {
    let rules = rules();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        let mut legal = Vec::new();
        while state.stage != Stage::Over {
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let action = legal[chooser.below(legal.len())];
            let die = if rules.rolls_dice(&state, action) {
                Seeded { seed }.roll(rules.rolls(&state)).ok()
            } else {
                None
            };
            rules.step(&mut state, action, die.as_slice());
        }
        let verdict = rules.verdict(&state);
        assert!(verdict.is_some());
        verdict
    });
}

/// A whole game at random, choosing without listing, with a quick
/// generator for choices and dice.
fn sampled_game(rules: &HellsGate, seed: u64) -> State {
    // SplitMix64: enough for games nobody keeps.
    let mut counter = seed.wrapping_mul(0x5851_f42d_4c95_7f2d);
    let mut below = |n: usize| {
        counter = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = counter;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        (((word >> 32) * n as u64) >> 32) as usize
    };
    let mut state = rules.initial();
    while let Some(action) = rules.sample(&state, &mut below) {
        let die = (rules.rolls_dice(&state, action)).then(|| Die::ALL[below(6)]);
        rules.step(&mut state, action, die.as_slice());
    }
    state
}

#[divan::bench(sample_count = 200)]
fn random_game_sampled(bencher: Bencher) {
    let rules = rules();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let end = sampled_game(&rules, seed);
        assert_eq!(end.stage, Stage::Over);
        rules.verdict(&end)
    });
}

/// A hundred random games as `simulate` numbers and seeds them.
const HUNDRED: u32 = 100;

/// Their points in a bare loop: nothing but choosing and doing.
fn hundred_bare(rules: &HellsGate, batch: u64) -> Vec<BySide<u16>> {
    let game = |number| {
        let seed = mixed(batch, number);
        let mut luck = BySide::from_fn(|side| Rng::new(mixed(!seed, side as u64)));
        let mut dice = InARow::new(seed);
        let mut state = rules.initial();
        while let Some(side) = state.to_act() {
            let own = &mut luck[side];
            let action = rules.sample(&state, &mut |n| own.quick_below(n));
            let Some(action) = action else { break };
            let die = rules.rolls_dice(&state, action);
            let die = die.then(|| dice.roll(rules.rolls(&state)));
            rules.step(&mut state, action, die.as_slice());
        }
        rules
            .verdict(&state)
            .map_or_else(BySide::default, |v| v.points)
    };
    (0..u64::from(HUNDRED)).map(game).collect()
}

/// The same by what `simulate` runs, on one thread.
fn hundred_simulated(staff: &Arc<Evaluators>, batch: u64) -> Vec<BySide<u16>> {
    let batch = Batch {
        start: staff.rules().initial(),
        staff: Arc::clone(staff),
        players: BySide::from_fn(|_| Level::Random.into()),
        first: 0,
        games: HUNDRED,
        seed: batch,
        threads: 1,
    };
    let games = batch.run(&Progress::default());
    games.into_iter().map(|game| game.points).collect()
}

/// Games a user gets, beside games that nobody watches with the same dice: the
/// second should take at most a ninth more time than the first.
#[divan::bench(args = ["bare", "simulated"], sample_count = 40)]
fn hundred_random_games(bencher: Bencher, how: &str) {
    let rules = rules();
    let staff = Arc::new(Evaluators::new(&rules));
    assert_eq!(hundred_bare(&rules, 7), hundred_simulated(&staff, 7));
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let points = match how {
            "bare" => hundred_bare(&rules, seed),
            _ => hundred_simulated(&staff, seed),
        };
        assert_eq!(points.len(), HUNDRED as usize);
        points
    });
}

/// 400 games, on one core and on two: the time of the second should be near
/// half of the first.
#[divan::bench(args = [1, 2], sample_count = 10)]
fn simulation_on_cores(bencher: Bencher, cores: u64) {
    let rules = rules();
    let play = &|core: u64| {
        (0..400).filter(|n| n % cores == core).fold(0, |sum, seed| {
            sum + u64::from(
                rules
                    .verdict(&sampled_game(&rules, seed))
                    .map_or(0, |v| v.points.soviet),
            )
        })
    };
    let alone: u64 = (0..cores).map(play).sum();
    bencher.bench_local(|| {
        let sum: u64 = std::thread::scope(|scope| {
            let games: Vec<_> = (0..cores)
                .map(|core| scope.spawn(move || play(core)))
                .collect();
            games.into_iter().filter_map(|g| g.join().ok()).sum()
        });
        assert_eq!(sum, alone);
        sum
    });
}

/// One action with its events: supply judged, reinforcements brought on.
#[divan::bench]
fn one_action_with_events(bencher: Bencher) {
    let rules = rules();
    let state = position(&rules, 2, Stage::Supply);
    let mut events = Vec::new();
    rules.resolve(&state, Action::JudgeSupply, &[], &mut events);
    assert!(events.len() > 2);
    bencher.bench_local(|| {
        events.clear();
        rules.resolve(black_box(&state), Action::JudgeSupply, &[], &mut events);
        events.len()
    });
}

/// Every action that can be written, tried in one position.
#[divan::bench(args = [Stage::Combat, Stage::Movement], sample_count = 10)]
fn position_by_brute_force(bencher: Bencher, stage: Stage) {
    let rules = rules();
    let state = position(&rules, 3, stage);
    let mut listed = Vec::new();
    rules.legal(&state, &mut listed);
    bencher.bench_local(|| {
        let mut legal = 0;
        rules.every_action(&mut |action| legal += usize::from(rules.check(&state, action).is_ok()));
        assert_eq!(legal, listed.len());
        legal
    });
}

/// Every action audited, every event kept, every state's invariants checked.
#[divan::bench(sample_count = 10)]
fn random_game_with_full_audit(bencher: Bencher) {
    let rules = rules();
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let played = random_game(&rules, seed, checks);
        assert!(played.is_ok());
        played
    });
}

/// A whole game written as a save and read again, every action replayed.
#[divan::bench(sample_count = 20)]
fn save_round_trip(bencher: Bencher) {
    let options = Options {
        seed: 7,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    };
    let Ok(scenario) = korsun_1944() else {
        unreachable!()
    };
    let mut file = GameFile::new(scenario, options);
    let rules = rules();
    let mut chooser = Chooser::new(7);
    while let Some(action) = rules.sample(file.game.state(), &mut |n| chooser.below(n)) {
        let state = *file.game.state();
        let die = (rules.rolls_dice(&state, action))
            .then(|| Seeded { seed: 7 }.roll(rules.rolls(&state)).ok())
            .flatten();
        assert!(file.game.play(action, die.as_slice()).is_ok());
    }
    bencher.bench_local(|| {
        let read = GameFile::read(&file.to_json());
        let end = read.as_ref().map(|opened| *opened.file.game.state());
        assert_eq!(end.ok(), Some(*file.game.state()));
        read
    });
}

/// A whole random game of the tabletop battle, everything listed at each step.
#[divan::bench(args = ["korsun_1944_tabletop", "example_120km_square"])]
fn random_tabletop_game(bencher: Bencher, name: &str) {
    let scenario = built_in()
        .iter()
        .find(|s| s.id == name)
        .map(|s| load(s.text));
    let Some(Ok(scenario)) = scenario else {
        panic!("{name} cannot be read");
    };
    let rules = Tabletop::new(scenario.setup);
    let first = tabletop_game(&rules, 0);
    assert!(first.0 > 100 && first == tabletop_game(&rules, 0));
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        tabletop_game(&rules, seed)
    });
}

/// How many steps the game of a seed takes, and the margin it ends with.
fn tabletop_game(rules: &Tabletop, seed: u64) -> (u32, i32) {
    let mut chooser = Chooser::new(seed);
    let mut dice = InARow::new(seed);
    let mut state = rules.initial();
    let mut faces = [Die::ALL[0]; MOST_DICE];
    let (mut legal, mut steps) = (Vec::with_capacity(512), 0);
    while rules.to_act(&state).is_some() {
        legal.clear();
        rules.legal(&state, &mut legal);
        legal.retain(|&a| !rules.takes_back(a));
        let action = legal[chooser.below(legal.len())];
        let throw = &mut faces[..usize::from(rules.dice(&state, action))];
        for (number, face) in (rules.rolls(&state)..).zip(throw.iter_mut()) {
            *face = dice.roll(number);
        }
        rules.step(&mut state, action, throw);
        steps += 1;
    }
    (steps, rules.margin(&state))
}
