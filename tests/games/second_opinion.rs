//! The engine against the naive implementation of `tests/games/naive`, over
//! positions of random games and over positions that no game has reached.
//!
//! `HELLS_GATE_POSITIONS` raises the number of positions each test compares.

use crate::bridge;
use crate::naive;
use crate::naive::{Map, Place, Position, Stage, combat::results};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules};
use hells_gate::systems::hells_gate::codec::scenario::{built_in, load};
use hells_gate::systems::hells_gate::crt::Column;
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, State, UnitMask, supply, victory};
use std::collections::{BTreeMap, BTreeSet};

/// The same position, told twice.
struct Pair {
    rules: HellsGate,
    map: Map,
    state: State,
    plain: Position,
}

/// What has been seen, so that nothing rare is missed in silence.
#[derive(Default, Debug)]
struct Seen {
    positions: usize,
    attacks: usize,
    stages: BTreeMap<Stage, usize>,
    actions: BTreeMap<String, usize>,
}

impl Pair {
    /// One for each scenario of the whole campaign that comes with the program: the second
    /// implementation has its special rules by heart, which small battles do without.
    fn all() -> Vec<Self> {
        let whole = built_in()
            .iter()
            .filter(|known| known.id.starts_with("korsun_1944"));
        whole.map(|known| Self::new(known.text)).collect()
    }

    fn new(text: &str) -> Self {
        let map = Map::read(text);
        let rules = HellsGate::new(load(text).unwrap().setup);
        Self {
            state: rules.initial(),
            plain: map.start(),
            rules,
            map,
        }
    }

    fn assert_same<T: PartialEq + std::fmt::Debug>(&self, what: &str, engine: T, naive: T) {
        assert!(
            engine == naive,
            "{what}\nengine: {engine:?}\nnaive:  {naive:?}\nin this position:\n{}",
            bridge::text(&self.rules, &self.state)
        );
    }

    /// Compares everything about the position; the legal actions.
    fn compare(&self, chooser: &mut Chooser, seen: &mut Seen) -> Vec<Action> {
        let (rules, state) = (&self.rules, &self.state);
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let written: BTreeSet<String> = legal.iter().map(|&a| rules.notation(a)).collect();
        self.assert_same("actions listed", legal.len(), written.len());
        let naive = self.plain.legal(&self.map);
        if written != naive {
            self.assert_same(
                "legal actions: in one only",
                &written - &naive,
                &naive - &written,
            );
        }
        for (side, plain) in [
            (Side::Soviet, naive::Side::Soviet),
            (Side::German, naive::Side::German),
        ] {
            let often = [None, Some(3), None, None];
            for limit in often.into_iter().take(1 + chooser.below(2)) {
                let cut_off = supply::unsupplied(rules, state, side, limit);
                let codes = cut_off.iter().map(|u| rules.unit(u).unwrap().code.clone());
                self.assert_same(
                    &format!("{side} units cut off, limit {limit:?}"),
                    codes.collect::<BTreeSet<_>>(),
                    self.plain.cut_off(&self.map, plain, limit),
                );
            }
            self.assert_same(
                &format!("{side} line limit"),
                supply::line_limit(rules, state.turn, side),
                self.plain.longest_line(plain),
            );
            self.assert_same(
                &format!("{side} points"),
                u32::from(victory::score(rules, state).points[side]),
                self.plain.points(&self.map, plain),
            );
        }
        seen.positions += 1;
        *seen.stages.entry(self.plain.stage).or_default() += 1;
        for _ in 0..2 {
            self.compare_attack(chooser, seen);
        }
        legal
    }

    /// Compares the odds of a random attack, and its hits for each die.
    fn compare_attack(&self, chooser: &mut Chooser, seen: &mut Seen) {
        let (rules, state) = (&self.rules, &self.state);
        let occupied = state.occupied();
        let enemies: Vec<_> = occupied[state.player.enemy()].iter().collect();
        let Some(&target) = enemies.get(chooser.below(enemies.len())) else {
            return;
        };
        let own = rules.units_of(state.player);
        let mut attackers = UnitMask::EMPTY;
        for from in rules.grid.around(target) & occupied[state.player] {
            let here: Vec<_> = (state.in_hex(from) & own).iter().collect();
            for _ in 0..chooser.below(3) {
                attackers.insert(here[chooser.below(here.len())]);
            }
        }
        if attackers.is_empty() {
            return;
        }
        seen.attacks += 1;
        let engine = odds(rules, state, target, attackers);
        let codes: Vec<&str> = attackers
            .iter()
            .map(|u| rules.unit(u).unwrap().code.as_str())
            .collect();
        let units: Vec<&naive::Unit> = codes.iter().map(|c| self.plain.unit(c).unwrap()).collect();
        let name = rules.grid.name(target).to_string();
        let plain = self.plain.odds(&self.map, &units, &name);
        let number = |column| Column::ALL.iter().position(|&c| c == column).unwrap();
        self.assert_same(
            &format!("odds of {codes:?} against {name}"),
            (
                u32::from(engine.attack),
                u32::from(engine.defence),
                number(engine.base),
                i32::from(engine.net_shift()),
                number(engine.column),
                engine.overconcentrated,
            ),
            (
                plain.attack,
                plain.defence,
                plain.before_shifts,
                plain.shift,
                plain.column,
                plain.crowded,
            ),
        );
        for die in Die::ALL {
            let hits = rules.parameters.numbers.crt.hits(engine.column, die);
            self.assert_same(
                &format!("hits of {die} in {}", engine.column),
                (u32::from(hits.normal), u32::from(hits.all_out)),
                results(plain.column, u32::from(die.pips())),
            );
        }
    }

    /// Does an action in both, and compares what comes of it.
    fn play(&mut self, action: Action, chooser: &mut Chooser, seen: &mut Seen) {
        let written = self.rules.notation(action);
        let needs = self.rules.rolls_dice(&self.state, action);
        self.assert_same(&written, needs, Position::rolls_die(&written));
        let die = needs.then(|| Die::ALL[chooser.below(6)]);
        let verb = written.split(' ').next().unwrap().to_owned();
        *seen.actions.entry(verb).or_default() += 1;
        let before = bridge::text(&self.rules, &self.state);
        self.rules.step(&mut self.state, action, die.as_slice());
        self.plain
            .play(&self.map, &written, die.map(|d| u32::from(d.pips())));
        let (engine, naive) = (bridge::text(&self.rules, &self.state), self.plain.text());
        assert!(
            engine == naive,
            "“{written}” with die {die:?}\nengine: {engine}\nnaive: {naive}\nfrom: {before}"
        );
    }
}

fn positions(default: usize) -> usize {
    let asked = std::env::var("HELLS_GATE_POSITIONS").ok();
    let asked = asked.and_then(|n| n.parse().ok());
    asked.map_or(default, |n: usize| n.max(default))
}

#[test]
fn random_games_go_the_same_way() {
    let mut pairs = Pair::all();
    let scenarios = pairs.len();
    let mut seen = Seen::default();
    let mut seed = 0;
    let wanted = positions(12_000);
    while seen.positions < wanted {
        seed += 1;
        let mut chooser = Chooser::new(seed);
        let pair = &mut pairs[seed as usize % scenarios];
        pair.state = pair.rules.initial();
        pair.plain = pair.map.start();
        pair.assert_same(
            "start",
            bridge::text(&pair.rules, &pair.state),
            pair.plain.text(),
        );
        // Ending a phase is one choice of many; some games hurry more.
        let hurry = chooser.below(4);
        loop {
            let mut legal = pair.compare(&mut chooser, &mut seen);
            if legal.is_empty() {
                break;
            }
            if legal.len() > 1 {
                legal.retain(|&a| !pair.rules.takes_back(a) || chooser.below(8) == 0);
            }
            let end = legal.last().copied().unwrap();
            let action = if end == Action::EndPhase && chooser.below(40) < hurry {
                end
            } else {
                legal[chooser.below(legal.len())]
            };
            pair.play(action, &mut chooser, &mut seen);
        }
    }
    println!("{seed} games: {seen:?}");
    for verb in [
        "supply", "attack", "withdraw", "resolve", "lose", "retreat", "move",
    ] {
        assert!(seen.actions.contains_key(verb), "{verb} never happened");
    }
}

#[test]
fn scattered_positions_go_the_same_way() {
    let mut pairs = Pair::all();
    let scenarios = pairs.len();
    let mut seen = Seen::default();
    let mut seed = 0;
    let wanted = positions(12_000);
    while seen.positions < wanted {
        seed += 1;
        let mut chooser = Chooser::new(seed);
        let pair = &mut pairs[seed as usize % scenarios];
        pair.plain = scattered(&pair.map, &mut chooser);
        let text = pair.plain.text();
        pair.state = bridge::state(&pair.rules, &text);
        pair.assert_same("read back", bridge::text(&pair.rules, &pair.state), text);
        for _ in 0..12 {
            let mut legal = pair.compare(&mut chooser, &mut seen);
            if legal.is_empty() {
                break;
            }
            // What is rare comes first, every other time.
            let common = |a: &Action| match a {
                Action::JoinAttack { .. } | Action::Move { .. } => true,
                Action::EndPhase => pair.plain.stage == Stage::Combat,
                _ => false,
            };
            if chooser.below(2) == 0 && !legal.iter().all(common) {
                legal.retain(|a| !common(a));
            }
            let action = legal[chooser.below(legal.len())];
            pair.play(action, &mut chooser, &mut seen);
        }
    }
    println!("{seed} beginnings: {seen:?}");
    assert_eq!(seen.stages.len(), 9, "{seen:?}");
    assert_eq!(seen.actions.len(), 12, "{seen:?}");
}

/// Units strewn over the map, with marks at random.
fn scattered(map: &Map, chooser: &mut Chooser) -> Position {
    let mut position = map.start();
    let one_in = |n: usize, chooser: &mut Chooser| chooser.below(n) == 0;
    position.turn = 1 + chooser.below(8) as u32;
    position.player = [naive::Side::Soviet, naive::Side::German][chooser.below(2)];
    position.stage = [
        Stage::Supply,
        Stage::Combat,
        Stage::Combat,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
    ][chooser.below(6)];
    match position.stage {
        Stage::Breakout => position.turn = 8,
        Stage::Mud => {
            position.turn = 2 + chooser.below(6) as u32;
            position.player = naive::Side::German;
        }
        _ => {}
    }
    let player = position.player;
    position.mud = position.stage != Stage::Mud && one_in(3, chooser);
    position.lifted = one_in(2, chooser);
    position.released = one_in(2, chooser);

    // Who may be where; fewer hexes, higher stacks. A pocket of turn 1 to 3
    // needs tanks side by side, so some maps are very small.
    let share = [2, 3, 6, 12][chooser.below(4)];
    let mut open: BTreeMap<naive::Side, Vec<String>> = BTreeMap::new();
    for hex in map.terrain.keys() {
        if one_in(share, chooser) {
            let side = [naive::Side::Soviet, naive::Side::German][chooser.below(2)];
            open.entry(side).or_default().push(hex.clone());
        }
    }
    let density = 1 + chooser.below(6);
    let marks: [usize; 5] = std::array::from_fn(|_| 1 + chooser.below(12));
    for unit in &mut position.units {
        let hexes = open.get(&unit.side).cloned().unwrap_or_default();
        let own = unit.side == player;
        let awaited = unit.due > position.turn
            || unit.due == position.turn && own && position.stage == Stage::Supply;
        unit.place = if awaited {
            Place::Awaited
        } else if hexes.is_empty() || one_in(density, chooser) {
            [Place::Destroyed, Place::Escaped, Place::Lost][chooser.below(3)].clone()
        } else {
            Place::Hex(hexes[chooser.below(hexes.len())].clone())
        };
        let placed = unit.hex().is_some();
        unit.reduced = unit.weak.is_some() && !awaited && !one_in(marks[0], chooser);
        unit.unsupplied = placed && !one_in(marks[1], chooser);
        unit.retreated = placed && one_in(marks[2], chooser);
        let acts = placed && own && !unit.retreated && position.stage != Stage::Supply;
        unit.attacked = acts && one_in(3 + marks[3], chooser);
        unit.moved = acts
            && matches!(position.stage, Stage::Movement | Stage::Breakout)
            && one_in(3 + marks[4], chooser);
    }
    if position.stage != Stage::Supply {
        for hex in open.get(&player.enemy()).into_iter().flatten() {
            if one_in(4, chooser) {
                position.attacked_hexes.insert(hex.clone());
                if one_in(2, chooser) {
                    position.hit_hexes.insert(hex.clone());
                }
            }
        }
    }
    position
}
