//! Looking for golden games: several kinds of players, many seeds, and of what
//! they play the few games that show the most.

use super::features::{FEATURES, features};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Game, Rules, Seeded, UndoPolicy};
use hells_gate::hex::HexId;
use hells_gate::record::{DiceMode, Options};
use hells_gate::systems::hells_gate::codec::scenario::{Scenario, korsun_1944};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::supply::unsupplied;
use hells_gate::systems::hells_gate::victory::score;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, Stage, State};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Who plays both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Players {
    /// Every legal action is as likely as the others.
    Random,
    /// They attack where it pays, and encircle.
    Greedy,
    /// The Soviets go for the German sources, and the Germans let them.
    Raid,
}

/// How often every feature is shown, if it can be.
const TIMES: usize = 3;

/// The games, with titles that tell what they are there for.
pub fn games() -> Vec<GameFile> {
    let scenario = Arc::new(korsun_1944().unwrap());
    let rules = HellsGate::new(scenario.setup.clone());
    let mut pool: Vec<(Players, u64, Vec<&'static str>)> = Vec::new();
    for (players, seeds) in [
        (Players::Greedy, 0..1500),
        (Players::Random, 0..1500),
        (Players::Raid, 0..300),
    ] {
        for seed in seeds {
            let game = play(&rules, players, seed);
            pool.push((players, seed, features(&game).into_iter().collect()));
        }
    }
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    let mut chosen = Vec::new();
    loop {
        // A feature few of the games show counts for more.
        let rarity = |feature: &str| {
            let n = pool.iter().filter(|(.., f)| f.contains(&feature)).count();
            1.0 / n.max(1) as f64
        };
        let weights: BTreeMap<&str, f64> = FEATURES
            .iter()
            .filter(|f| shown.get(**f).copied().unwrap_or(0) < TIMES)
            .map(|f| (*f, 1.0 + 10.0 * rarity(f)))
            .collect();
        let worth = |all: &[&str]| -> f64 { all.iter().filter_map(|f| weights.get(f)).sum() };
        let best = (0..pool.len())
            .filter(|i| !chosen.contains(i))
            .max_by(|&a, &b| worth(&pool[a].2).total_cmp(&worth(&pool[b].2)));
        let Some(best) = best.filter(|&i| worth(&pool[i].2) > 0.0) else {
            break;
        };
        chosen.push(best);
        for feature in &pool[best].2 {
            *shown.entry(feature).or_default() += 1;
        }
        println!("{:?} {:?}", pool[best].0, pool[best].2);
    }
    let lacking: Vec<_> = FEATURES
        .iter()
        .filter(|f| !shown.contains_key(**f))
        .collect();
    println!("{} games; lacking {lacking:?}", chosen.len());
    chosen
        .into_iter()
        .map(|i| {
            let (players, seed, found) = &pool[i];
            let game = play(&rules, *players, *seed);
            record(&scenario, game, *players, *seed, found)
        })
        .collect()
}

/// The part of a title that a file is called by.
pub fn slug(title: &str) -> String {
    let letters = title.split(':').next().unwrap_or(title);
    letters.to_lowercase().replace(' ', "-")
}

fn record(
    scenario: &Arc<Scenario>,
    game: Game<HellsGate>,
    players: Players,
    seed: u64,
    found: &[&str],
) -> GameFile {
    let options = Options {
        seed,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::ToLastBarrier,
    };
    let mut file = GameFile::new(Arc::clone(scenario), options);
    let verdict = game.rules().verdict(game.state()).unwrap();
    let end = match verdict.winner() {
        Some(side) => format!("{side} win"),
        None => "Draw".to_owned(),
    };
    let players = format!("{players:?}").to_lowercase();
    file.title = format!(
        "{end} of {players} players {seed}: {} features",
        found.len()
    );
    file.game = game;
    file.game.set_policy(options.undo);
    file
}

fn play(rules: &HellsGate, players: Players, seed: u64) -> Game<HellsGate> {
    let mut luck = Chooser::new(seed);
    let mut game = Game::new(rules.clone(), UndoPolicy::Free);
    let mut listed = Vec::new();
    while rules.verdict(game.state()).is_none() {
        let state = *game.state();
        listed.clear();
        rules.legal(&state, &mut listed);
        listed.retain(|&a| !rules.takes_back(a));
        let action = match players {
            Players::Random => listed[luck.below(listed.len())],
            Players::Greedy => greedy(rules, &state, &listed, &mut luck),
            Players::Raid => raid(rules, &state, &listed, &mut luck),
        };
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| Seeded { seed }.roll(rules.rolls(&state)).unwrap());
        game.play(action, die.as_slice()).unwrap();
    }
    game
}

/// The best of some moves by what it does to supply and points.
fn greedy(rules: &HellsGate, state: &State, listed: &[Action], luck: &mut Chooser) -> Action {
    let any = |luck: &mut Chooser| listed[luck.below(listed.len())];
    match state.stage {
        Stage::Combat if luck.below(8) == 0 => any(luck),
        Stage::Combat => {
            let joins: Vec<Action> = joining(listed);
            match (joins.is_empty(), state.attack) {
                (false, Some(_)) if luck.below(4) > 0 => joins[luck.below(joins.len())],
                (false, None) => joins[luck.below(joins.len())],
                (_, Some(_)) => resolving(listed, luck),
                (true, None) => any(luck),
            }
        }
        Stage::Movement => {
            let mut best = (i32::MIN, Action::EndPhase);
            for _ in 0..14 {
                let action = any(luck);
                let mut after = *state;
                if !matches!(action, Action::EndPhase) {
                    rules.step(&mut after, action, &[]);
                }
                let worth = worth(rules, &after, state.player) + luck.below(3) as i32;
                best = best.max_by_worth((worth, action));
            }
            best.1
        }
        _ => any(luck),
    }
}

trait Best {
    fn max_by_worth(self, other: Self) -> Self;
}

impl Best for (i32, Action) {
    fn max_by_worth(self, other: Self) -> Self {
        if other.0 > self.0 { other } else { self }
    }
}

fn joining(listed: &[Action]) -> Vec<Action> {
    let join = |a: &&Action| matches!(a, Action::JoinAttack { .. });
    listed.iter().filter(join).copied().collect()
}

fn resolving(listed: &[Action], luck: &mut Chooser) -> Action {
    let all: Vec<Action> = listed
        .iter()
        .filter(|a| matches!(a, Action::Resolve { .. }))
        .copied()
        .collect();
    all[luck.below(all.len())]
}

/// How a position looks to a side: supply cut and kept, points, ground.
fn worth(rules: &HellsGate, state: &State, side: Side) -> i32 {
    let cut = |of: Side| unsupplied(rules, state, of, None).len() as i32;
    let points = score(rules, state).points;
    let own = i32::from(points[side]) - i32::from(points[side.enemy()]);
    4 * cut(side.enemy()) - 5 * cut(side) + 3 * own
}

/// Soviets who want every German source, and Germans who stay out of the way.
fn raid(rules: &HellsGate, state: &State, listed: &[Action], luck: &mut Chooser) -> Action {
    match state.stage {
        Stage::Combat if state.attack.is_none() && state.player == Side::German => Action::EndPhase,
        Stage::Combat => greedy(rules, state, listed, luck),
        Stage::Movement => {
            let mut best = (i32::MIN, Action::EndPhase);
            for &action in listed {
                let mut after = *state;
                if !matches!(action, Action::EndPhase) {
                    rules.step(&mut after, action, &[]);
                }
                let worth = raided(rules, &after) * 8 + luck.below(8) as i32;
                let worth = match state.player {
                    Side::Soviet => worth,
                    Side::German => -worth_of_leaving(rules, &after) * 8 + luck.below(8) as i32,
                };
                best = best.max_by_worth((worth, action));
            }
            best.1
        }
        _ => listed[luck.below(listed.len())],
    }
}

/// How near the Soviets are to holding every German source.
fn raided(rules: &HellsGate, state: &State) -> i32 {
    let soviets = state.hexes_of(rules.units_of(Side::Soviet));
    let near = |source: HexId| {
        let far = |hex| rules.grid.distance(source, hex);
        soviets.iter().filter_map(far).min().unwrap_or(9) as i32
    };
    -rules.sources(Side::German).iter().map(near).sum::<i32>()
}

/// How many Germans are on or next to their sources.
fn worth_of_leaving(rules: &HellsGate, state: &State) -> i32 {
    let sources = rules.sources(Side::German);
    let germans = rules.units_of(Side::German);
    let on = state.units_in(sources, germans).len() as i32;
    let next: i32 = sources
        .iter()
        .map(|s| {
            state
                .units_in(rules.grid.around(s) - sources, germans)
                .len() as i32
        })
        .sum();
    4 * on + next
}
