//! Positions for problems, out of games: what stands around one place of a game
//! between computer players, all else withheld, if the answer is proved and clear.
//! Which of them are worth having, and what they teach, people decide.

use crate::bridge;
use crate::oracle::judge::{at_random, solves};
use crate::oracle::problem::{Hits, Placed, Position, Problem, Tempting};
use crate::oracle::{Oracle, SAME, as_good, margin};
use crate::problems::{GAP, SEEDS};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Level, Rules as _};
use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::players::{Evaluators, Player};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::setup::Arrival;
use hells_gate::systems::hells_gate::study::play;
use hells_gate::systems::hells_gate::supply::unsupplied;
use hells_gate::systems::hells_gate::{
    Action, BySide, HellsGate, Side, Spot, Stage, State, UnitId, UnitMask, retreat_options,
};
use rustc_hash::FxHashSet;
use serde_json::json;
use std::sync::Arc;

/// Earlier turns are too far from the end of the game.
const FIRST_TURN: u8 = 5;

/// So many cuts of a position are tried.
const TRIES: usize = 12;

/// Whose mistakes make a problem tempting, the first the most.
const TEMPTED: [Level; 3] = [Level::Captain, Level::Cadet, Level::Colonel];

/// More positions than this, and a problem that begins here would be slow to prove.
const fn limit(state: &State) -> usize {
    match (state.stage, state.turn) {
        // Seldom met, and never small.
        (Stage::Restoration, _) => 40_000,
        (_, 8) => 5_000,
        (_, 7) => 12_000,
        _ => 20_000,
    }
}

#[test]
#[ignore = "prints candidates for problems; what it reads from the environment stands below"]
fn positions_of_games_with_a_clear_answer() {
    // `HELLS_GATE_GAMES=0..20` says of which games, `HELLS_GATE_STAGE=restoration` of which
    // stage only (`reinforcement`: where one finds the enemy in its hex), and
    // `HELLS_GATE_LEVEL=general` lets the General play one side.
    let staff = Arc::new(Evaluators::new(&bridge::korsun()));
    let wanted = std::env::var("HELLS_GATE_GAMES").unwrap_or_else(|_| "0..2".to_owned());
    let (first, last) = wanted.split_once("..").expect("two numbers");
    let stage = std::env::var("HELLS_GATE_STAGE");
    let level = |n| match std::env::var("HELLS_GATE_LEVEL").as_deref() {
        Ok("general") if n % 2 == 0 => [Level::General, Level::Colonel],
        Ok("general") => [Level::Colonel, Level::General],
        _ => [Level::Colonel; 2],
    };
    // Or `HELLS_GATE_FILE=game.hellsgate`: of that game, each of the numbers with other cuts.
    let file = std::env::var("HELLS_GATE_FILE");
    let mut looked_at = 0;
    for seed in first.parse().unwrap()..last.parse().unwrap() {
        let mut luck = Chooser::new(seed);
        let mut found = 0;
        let stops = match &file {
            Ok(path) => Stops::of_file(path),
            Err(_) => Stops::of_players(&staff, level(seed), seed),
        };
        for state in stops {
            let reinforces = displaced(staff.rules(), &state).is_some();
            if stage.as_ref().is_ok_and(|only| match only.as_str() {
                "reinforcement" => !reinforces,
                other => !format!("{:?}", state.stage).eq_ignore_ascii_case(other),
            }) {
                continue;
            }
            looked_at += 1;
            let mut cuts = (0..TRIES).filter_map(|_| cut(staff.rules(), &state, &mut luck));
            if let Some(text) = cuts.find_map(|cut| candidate(&staff, &cut, seed)) {
                println!("{text}");
                found += 1;
            }
        }
        println!("# game {seed}: {found}");
    }
    assert!(looked_at > 0, "no such stage in these games");
}

/// Of the positions of a game, one after the other, those at which a phase begins or hits
/// are to be absorbed.
#[derive(Default)]
struct Stops {
    found: Vec<State>,
    before: Option<(u8, Side, Stage)>,
}

impl Stops {
    fn look(&mut self, state: &State) {
        let begun = (state.turn, state.player, state.stage);
        let new = self.before.replace(begun) != Some(begun);
        let asks = match state.stage {
            Stage::Supply | Stage::Restoration | Stage::Movement | Stage::Breakout => new,
            Stage::Losses => new && state.hits.is_some_and(|hits| !hits.retreating),
            _ => false,
        };
        if asks && state.turn >= FIRST_TURN {
            self.found.push(*state);
        }
    }

    /// Of a game between computer players.
    fn of_players(staff: &Arc<Evaluators>, [soviet, german]: [Level; 2], seed: u64) -> Vec<State> {
        let rules = staff.rules();
        let player = |level| Player::new(Arc::clone(staff), level, seed);
        let mut players = BySide {
            soviet: player(soviet),
            german: player(german),
        };
        let mut stops = Self::default();
        play(
            rules,
            rules.initial(),
            &mut players,
            seed,
            &mut |state, _, _| {
                stops.look(state);
                true
            },
        );
        stops.found
    }

    /// Of a saved game of Korsun 1944.
    fn of_file(path: &str) -> Vec<State> {
        let text = std::fs::read_to_string(path).expect("a saved game");
        let game = GameFile::read(&text).expect("a saved game").file.game;
        let mut stops = Self::default();
        (0..=game.entries().len()).for_each(|ply| stops.look(game.state_at(ply)));
        stops.found
    }
}

/// The position with only the units around one place, if both sides have some.
fn cut(rules: &HellsGate, state: &State, luck: &mut Chooser) -> Option<Problem> {
    let centre = centre(rules, state, luck)?;
    let mut near: Vec<(u32, usize, UnitId)> = Vec::new();
    for unit in rules.all_units() {
        let hex = match state.spot(unit) {
            Spot::On(hex) => hex,
            Spot::Awaited if due(rules, state, unit) => rules.unit(unit)?.hex,
            _ => continue,
        };
        let far = rules.grid.distance(centre, hex)?;
        near.push((far, luck.below(1000), unit));
    }
    near.sort();
    // Fewer where the end is farther away; sometimes not the very nearest.
    let most = match state.turn {
        8 => 3 + luck.below(5),
        7 => 3 + luck.below(3),
        6 => 2 + luck.below(3),
        _ => 2 + luck.below(2),
    };
    near.truncate(most + 2);
    while near.len() > most {
        near.remove(1 + luck.below(near.len() - 1));
    }
    let kept: UnitMask = near.iter().map(|&(_, _, unit)| unit).collect();
    let has = |side| kept.intersects(rules.units_of(side) & state.on_map());
    (has(Side::Soviet) && has(Side::German)).then_some(())?;
    let problem = written(rules, &bare(rules, state, kept)?);
    Some(problem)
}

/// Whether a reinforcement comes now.
fn due(rules: &HellsGate, state: &State, unit: UnitId) -> bool {
    let now = state.stage == Stage::Supply && rules.units_of(state.player).contains(unit);
    let arrives = rules.unit(unit).map(|info| info.arrives);
    now && arrives == Some(Arrival::Turn(state.turn))
}

/// Where a reinforcement that comes now finds the enemy.
fn displaced(rules: &HellsGate, state: &State) -> Option<HexId> {
    let comes = |&unit: &UnitId| state.spot(unit) == Spot::Awaited && due(rules, state, unit);
    let entries = rules.all_units().iter().filter(comes);
    let mut entries = entries.filter_map(|unit| rules.unit(unit).map(|info| info.hex));
    entries.find(|&hex| state.occupied()[state.player.enemy()].contains(hex))
}

/// Where hits were scored or a reinforcement is displaced; otherwise a hex near the enemy.
fn centre(rules: &HellsGate, state: &State, luck: &mut Chooser) -> Option<HexId> {
    if let Some(hits) = state.hits {
        return Some(hits.target);
    }
    let displaced = displaced(rules, state);
    if displaced.is_some() {
        return displaced;
    }
    let occupied = state.occupied();
    let enemies = occupied[state.player.enemy()];
    let mut hexes: Vec<HexId> = occupied[state.player].iter().collect();
    hexes.retain(|&hex| {
        enemies
            .iter()
            .any(|e| rules.grid.distance(hex, e).is_some_and(|d| d <= 2))
    });
    if state.stage == Stage::Restoration {
        let weak = state.hexes_of(state.reduced & rules.units_of(state.player));
        hexes.retain(|&hex| weak.contains(hex));
    }
    (!hexes.is_empty()).then(|| hexes[luck.below(hexes.len())])
}

/// The position without the units that are not kept, and without what they left behind.
fn bare(rules: &HellsGate, state: &State, kept: UnitMask) -> Option<State> {
    let mut now = *state;
    for unit in rules.all_units() - kept {
        now.put(unit, Spot::Withheld);
        for marks in [
            &mut now.reduced,
            &mut now.unsupplied,
            &mut now.retreated,
            &mut now.attacked,
            &mut now.moved,
            &mut now.arriving,
        ] {
            marks.remove(unit);
        }
    }
    // Who is not cut off without the others bears no marker.
    let off = |side| unsupplied(rules, &now, side, None);
    now.unsupplied &= off(Side::Soviet) | off(Side::German);
    if state.stage != Stage::Losses {
        now.attacked = UnitMask::EMPTY;
        now.attacked_hexes = HexMask::EMPTY;
    }
    now.hit_hexes = HexMask::EMPTY;
    if let Some(mut hits) = now.hits {
        now.attacked_hexes = HexMask::of(hits.target);
        now.hit_hexes = now.attacked_hexes;
        let there = now.in_hex(hits.target) - now.retreated;
        let steps: usize = there.iter().map(|u| usize::from(now.steps(rules, u))).sum();
        (steps >= usize::from(hits.left)).then_some(())?;
        let side = now.player.enemy();
        let open = retreat_options(rules, &now, hits.target, side);
        let open = open.into_iter().filter(|(_, refused)| refused.is_none());
        hits.destinations = open.map(|(to, _)| to).collect();
        now.hits = Some(hits);
    }
    now.stand_fast_lifted = true;
    now.reserve_released = true;
    now.rolls = 0;
    rules.invariants(&now).is_ok().then_some(now)
}

/// The position in the form of the file, all that is to be written by hand left open.
fn written(rules: &HellsGate, state: &State) -> Problem {
    let name = |hex| rules.grid.name(hex).to_string();
    let placed = |unit: UnitId| {
        let at = match state.spot(unit) {
            Spot::On(hex) => name(hex),
            Spot::Awaited => "awaited".to_owned(),
            _ => return None,
        };
        let marks = [
            (state.unsupplied, "unsupplied"),
            (state.retreated, "retreated"),
            (state.attacked, "attacked"),
        ];
        let marks = marks.into_iter().filter(|(set, _)| set.contains(unit));
        Some(Placed {
            unit: rules.unit(unit)?.code.clone(),
            at,
            steps: state.reduced.contains(unit).then_some(1),
            marks: marks.map(|(_, word)| word.to_owned()).collect(),
        })
    };
    let hits = state.hits.map(|hits| Hits {
        target: name(hits.target),
        scored: hits.scored,
        left: hits.left,
        destinations: hits.destinations.iter().map(name).collect(),
    });
    Problem {
        id: String::new(),
        title: String::new(),
        theme: String::new(),
        lesson: String::new(),
        side: state.to_act().expect("the game goes on"),
        position: Position {
            turn: state.turn,
            player: state.player,
            stage: format!("{:?}", state.stage).to_lowercase(),
            weather: state.weather.word().to_owned(),
            attacked_hexes: state.attacked_hexes.iter().map(name).collect(),
            hits,
            units: rules.all_units().iter().filter_map(placed).collect(),
        },
        best: 0.0,
        solution: Vec::new(),
        tempting: Tempting {
            plan: Vec::new(),
            why: String::new(),
            value: 0.0,
        },
    }
}

/// The candidate for people and as it is to stand in the file, if its answer is proved,
/// clear and missed by somebody.
fn candidate(staff: &Arc<Evaluators>, cut: &Problem, game: u64) -> Option<String> {
    let rules = staff.rules();
    let mut problem = cut.clone();
    let start = problem.state(rules);
    let mut oracle = Oracle::new(rules, limit(&start));
    problem.best = oracle.value(&start).ok()?;
    let nodes = oracle.nodes();
    let side = problem.side;
    // From here on a wrong answer may lead to where best play does not.
    let mut missed = Vec::new();
    for level in TEMPTED {
        let mut player = Player::new(Arc::clone(staff), level, 1);
        let plan = turn_of(rules, &start, side, &mut |state| player.choose(state));
        let (plan, value) = told(&mut oracle, &start, &plan)?;
        if !as_good(side, value, problem.best, GAP - SAME) {
            missed.push((level, plan, value));
        }
    }
    let (_, plan, value) = missed.first()?.clone();
    problem.tempting.value = value;
    problem.tempting.plan = plan.iter().map(|&a| rules.notation(a)).collect();
    let ends = ends(&mut oracle, &start, side)?;
    let best = ends.iter().filter(|&&v| (v - problem.best).abs() < SAME);
    let best = best.count();
    let worse = |v: &&f64| !as_good(side, **v, problem.best, SAME);
    let clear = |v: &f64| !as_good(side, *v, problem.best, GAP - SAME);
    (ends.iter().filter(worse).all(clear) && 3 * best <= ends.len()).then_some(())?;
    let mut lucky = 0;
    for seed in SEEDS {
        let value = at_random(&mut oracle, &start, side, seed).ok()?;
        lucky += usize::from(solves(&problem, value));
    }
    (lucky < SEEDS.len() - 1).then_some(())?;
    let solution = shortest(&mut oracle, &start, side)?;
    problem.solution = solution.iter().map(|&a| rules.notation(a)).collect();
    let levels: Vec<String> = missed
        .iter()
        .map(|(level, _, value)| format!("{} {value:.3}", level.word()))
        .collect();
    let position = &problem.position;
    let mut text = format!(
        "== game {game} turn {} {side} {} nodes {nodes} best {:.6} ends {best}/{} lucky {lucky} wrong: {}\n",
        position.turn,
        position.stage,
        problem.best,
        ends.len(),
        levels.join(", "),
    );
    for (word, plan) in [("right", solution), ("wrong", plan)] {
        let line = line(&mut oracle, &start, &plan)?;
        text += &format!("{word}: {line}\n");
    }
    Some(text + &json!(problem).to_string())
}

/// What somebody does up to the first die or the end of the player turn.
fn turn_of(
    rules: &HellsGate,
    start: &State,
    side: Side,
    choose: &mut dyn FnMut(&State) -> Option<Action>,
) -> Vec<Action> {
    let (mut state, mut plan) = (*start, Vec::new());
    while (state.turn, state.player) == (start.turn, start.player) && state.to_act() == Some(side) {
        let Some(action) = choose(&state) else { break };
        plan.push(action);
        if rules.rolls_dice(&state, action) {
            break;
        }
        rules.step(&mut state, action, &[]);
    }
    plan
}

/// As much of a plan as it takes to tell it from better ones, and its value.
fn told(oracle: &mut Oracle<'_>, start: &State, plan: &[Action]) -> Option<(Vec<Action>, f64)> {
    let (mut state, mut values) = (*start, Vec::new());
    for &action in plan {
        values.push(oracle.value_of(&state, action).ok()?);
        if !oracle.rules().rolls_dice(&state, action) {
            oracle.rules().step(&mut state, action, &[]);
        }
    }
    let value = *values.last()?;
    let decided = values.iter().position(|v| (v - value).abs() < SAME)?;
    Some((plan[..=decided].to_vec(), value))
}

/// The values of all ways to play up to the first die or the end of the player turn,
/// each position that they lead to once.
fn ends(oracle: &mut Oracle<'_>, start: &State, side: Side) -> Option<Vec<f64>> {
    let (mut values, mut seen) = (Vec::new(), FxHashSet::default());
    let mut open = vec![*start];
    while let Some(state) = open.pop() {
        for (action, value) in oracle.actions(&state).ok()? {
            if oracle.rules().rolls_dice(&state, action) {
                values.push(value);
                continue;
            }
            let mut after = state;
            oracle.rules().step(&mut after, action, &[]);
            if !seen.insert(after) {
                continue;
            }
            let same = (after.turn, after.player) == (start.turn, start.player);
            if same && after.to_act() == Some(side) {
                open.push(after);
            } else {
                values.push(value);
            }
        }
        (values.len() < 3_000).then_some(())?;
    }
    Some(values)
}

/// The shortest way to play best: up to the first die, or until nothing that matters is
/// left to do.
fn shortest(oracle: &mut Oracle<'_>, start: &State, side: Side) -> Option<Vec<Action>> {
    let mut open = vec![(*start, Vec::new())];
    while !open.is_empty() {
        let mut next = Vec::new();
        for (state, plan) in &open {
            let best = oracle.value(state).ok()?;
            for (action, value) in oracle.actions(state).ok()? {
                if (value - best).abs() >= SAME {
                    continue;
                }
                let mut plan: Vec<Action> = plan.clone();
                let rolls = oracle.rules().rolls_dice(state, action);
                let ends = action == Action::EndPhase && state.stage != Stage::Combat;
                if !ends || plan.is_empty() {
                    plan.push(action);
                }
                if ends || rolls {
                    return Some(plan);
                }
                let mut after = *state;
                oracle.rules().step(&mut after, action, &[]);
                let same = (after.turn, after.player) == (start.turn, start.player);
                if !same || after.to_act() != Some(side) {
                    return Some(plan);
                }
                next.push((after, plan));
            }
        }
        open = next;
        open.truncate(200);
    }
    None
}

/// A plan and what best play makes of it: of the faces of a die, those that are the most.
fn line(oracle: &mut Oracle<'_>, start: &State, plan: &[Action]) -> Option<String> {
    let mut plan = plan.iter().copied();
    let (mut state, mut text) = (*start, String::new());
    let mut before = (state.turn, state.player);
    while let Some(side) = state.to_act() {
        if before != (state.turn, state.player) {
            before = (state.turn, state.player);
            text += &format!("| T{} {}: ", state.turn, state.player);
        }
        let action = match plan.next() {
            Some(action) => action,
            None => {
                let best = oracle.value(&state).ok()?;
                let all = oracle.actions(&state).ok()?;
                let right = |(_, value): &&(Action, f64)| as_good(side, *value, best, SAME);
                let ends = all.iter().find(|a| a.0 == Action::EndPhase && right(a));
                ends.or_else(|| all.iter().find(right))?.0
            }
        };
        text += &oracle.rules().notation(action);
        if oracle.rules().rolls_dice(&state, action) {
            let mut faces: Vec<(State, f64, String)> = Vec::new();
            for die in Die::ALL {
                let mut after = state;
                oracle.rules().step(&mut after, action, &[die]);
                let value = oracle.value(&after).ok()?;
                let face = die.to_string();
                match faces.iter_mut().find(|f| (f.1 - value).abs() < SAME) {
                    Some(same) => same.2 += &face,
                    None => faces.push((after, value, face)),
                }
            }
            faces.sort_by_key(|face| std::cmp::Reverse(face.2.len()));
            let told: Vec<String> = faces
                .iter()
                .map(|(_, value, faces)| format!("{faces}={value:.2}"))
                .collect();
            text += &format!(" [{}]", told.join(" "));
            state = faces.first()?.0;
        } else {
            oracle.rules().step(&mut state, action, &[]);
        }
        text += "; ";
    }
    let units: Vec<String> = oracle
        .rules()
        .all_units()
        .iter()
        .filter_map(|unit| {
            let code = &oracle.rules().unit(unit)?.code;
            match state.spot(unit) {
                Spot::On(hex) => Some(format!("{code}@{}", oracle.rules().grid.name(hex))),
                Spot::Destroyed => Some(format!("{code} lost")),
                Spot::Escaped => Some(format!("{code} out")),
                _ => None,
            }
        })
        .collect();
    let end = margin(oracle.rules(), &state);
    Some(format!("{text}=> {} {end}", units.join(" ")))
}
