//! What comes about in a game, seen from its events.

use crate::folder::Found;
use hells_gate::engine::{Game, PlayedAction, Rules, SideNo};
use hells_gate::space::{CellSet, Lattice};
use hells_gate::systems::tabletop::numbers::BattleNumbers;
use hells_gate::systems::tabletop::odds::{Contribution, Factor, Odds, odds};
use hells_gate::systems::tabletop::retreat::destinations;
use hells_gate::systems::tabletop::setup::{AllOutExtra, CrowdedExtra};
use hells_gate::systems::tabletop::supply::{airlifted, network};
use hells_gate::systems::tabletop::victory::score;
use hells_gate::systems::tabletop::{
    Action, Branch, Cause, Event, Ground, Illegal, Route, Stage, State, Tabletop, Terrain, UnitId,
    UnitSet,
};
use std::collections::BTreeSet;

/// Everything a golden game has to show, with its case.
pub const FEATURES: [&str; 70] = [
    "T10.1 a unit falls out of supply",
    "T10.1 a unit is supplied again",
    "T10.5 a unit lives from the air",
    "T11.1 a new unit arrives",
    "T11.2 a new unit arrives elsewhere",
    "T11.2 the owner chooses a base",
    "T11.3 a unit is replaced",
    "T12.1 a target is refused, as it was attacked",
    "T12.10 a target is crowded",
    "T12.10 a crowd loses nothing",
    "T12.11 a point of a stronger unit goes first",
    "T12.12 the attackers lose",
    "T12.12 the defenders lose",
    "T12.13 the defender goes",
    "T12.13 the defender stays",
    "T12.13 the units of a cell are overwhelmed",
    "T12.14 the units of a cell go to different cells",
    "T12.15 units go where friends stand, next to an enemy",
    "T12.16 there is nowhere to go",
    "T12.17 units go from base to base",
    "T12.18 a unit that retreated is left behind",
    "T12.3 a third of a cell is refused",
    "T12.3 several cells attack together",
    "T12.4 an attack goes all-out",
    "T12.5 a tank attacks into cover",
    "T12.5 a tank attacks into the open",
    "T12.5 a unit attacks across a river",
    "T12.5 a unit out of supply attacks",
    "T12.6 a unit defends in cover",
    "T12.6 a unit defends in mud",
    "T12.6 a unit out of supply defends",
    "T12.7 a half is rounded up",
    "T12.8 a hit needs no die",
    "T12.9 hits are equal",
    "T13.3 a unit is held to one cell by mud",
    "T13.3 a unit is held to one cell without supply",
    "T13.3 a unit moves two cells",
    "T13.4 a second difficult cell is refused",
    "T13.4 cavalry enters two difficult cells",
    "T14.1 units rally",
    "T15.1 enemy points are lost",
    "T15.2 an enemy base is held",
    "T15.3 it ends in a draw",
    "T15.3 the first side wins",
    "T15.3 the second side wins",
    "T15.5 isolated units are lost at the end",
    "T2.3 the ground stays easy",
    "T2.3 the ground turns to mud",
    "T3.3 hexes",
    "T3.4 offset squares",
    "T3.5 squares that touch at their sides",
    "T3.6 squares that touch at their corners",
    "T6.5 an elite unit fights",
    "T8.1 a side without anything to do passes",
    "TR12 a captured base supplies",
    "TR17 replacements need no supply",
    "TR18 a new unit is lost",
    "TR19 points are given up",
    "TR20 the weakest do not defend",
    "TR22 the all-out points are due on a loss only",
    "TR24 retreated units are not counted in a crowd",
    "TR25 the owner chooses who falls",
    "TR26 a crowd is due on any attack",
    "TR27 a lost attacker bars no retreat",
    "TR28 a retreat saves one point",
    "TR28 a retreat saves two points",
    "TR29 a loss is taken before the retreat",
    "TR33 a unit moves and comes back",
    "TR36 a side without units plays on",
    "a unit is taken out of an attack again",
];

/// What comes about in a game.
pub fn features(game: &Game<Tabletop>) -> Found {
    let rules = game.rules();
    let mut found = Found::new();
    grid_and_options(rules, &mut found);
    let mut fled = CellSet::EMPTY;
    let mut lost_attacker = false;
    for (ply, entry) in game.played().iter().enumerate() {
        let before = game.state_at(ply);
        decided(rules, before, entry.action, &mut found);
        for event in &entry.events {
            happened(rules, before, entry, event, &mut found);
            match *event {
                Event::Fought { .. } => {
                    fled = CellSet::EMPTY;
                    lost_attacker = false;
                }
                Event::Lost { unit, left: 0, .. } => {
                    lost_attacker |= rules.units_of(before.active).contains(unit);
                }
                Event::Retreated { to, .. } => {
                    fled.insert(to);
                    if fled.len() > 1 {
                        found.insert("T12.14 the units of a cell go to different cells");
                    }
                    if lost_attacker {
                        found.insert("TR27 a lost attacker bars no retreat");
                    }
                }
                _ => {}
            }
        }
    }
    end(rules, game.state(), &mut found);
    found
}

fn grid_and_options(rules: &Tabletop, found: &mut Found) {
    found.insert(match rules.cells().lattice() {
        Lattice::Hex(_) => "T3.3 hexes",
        Lattice::OffsetSquare(_) => "T3.4 offset squares",
        Lattice::Square { diagonals: false } => "T3.5 squares that touch at their sides",
        Lattice::Square { diagonals: true } => "T3.6 squares that touch at their corners",
    });
}

/// What is done, and what was refused besides.
fn decided(rules: &Tabletop, state: &State, action: Action, found: &mut Found) {
    match action {
        Action::Leave { .. } => {
            found.insert("a unit is taken out of an attack again");
        }
        Action::Resolve { all_out } => {
            let Some(attack) = state.attack else { return };
            if all_out {
                found.insert("T12.4 an attack goes all-out");
            }
            let odds = odds(rules, state, attack.named(), attack.target);
            fought(rules, state, &odds, found);
            refused_joins(rules, state, found);
        }
        Action::Lose { unit } => {
            let group = rules.units_of(rules.to_act(state).unwrap_or(SideNo::A));
            let here = state.strength(unit);
            if here > 1 {
                found.insert("T12.11 a point of a stronger unit goes first");
            }
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            if here == 1 && legal.len() > 1 && group.contains(unit) {
                found.insert("TR25 the owner chooses who falls");
            }
        }
        Action::Retreat { unit, cell } => {
            let enemy = state.active;
            let near = rules.cells().around(cell) & state.occupied(enemy);
            if !near.is_empty() {
                found.insert("T12.15 units go where friends stand, next to an enemy");
            }
            let own = rules.bases(enemy.other());
            if state.cell_of(unit).is_some_and(|from| own.contains(from)) && own.contains(cell) {
                found.insert("T12.17 units go from base to base");
            }
        }
        Action::Move { unit, route } => moved(rules, state, unit, route, found),
        Action::Enter { .. } => {
            found.insert("T11.2 the owner chooses a base");
        }
        Action::EndPhase if state.stage == Stage::Movement => refused_moves(rules, state, found),
        _ => {}
    }
}

fn fought(rules: &Tabletop, state: &State, odds: &Odds, found: &mut Found) {
    let cells: BTreeSet<_> = odds.attack.iter().map(|l| state.cell_of(l.unit)).collect();
    if cells.len() > 1 {
        found.insert("T12.3 several cells attack together");
    }
    for line in odds.attack.iter().chain(&odds.defence) {
        for factor in &line.factors {
            found.insert(match factor {
                Factor::TankInOpen => "T12.5 a tank attacks into the open",
                Factor::TankInCover => "T12.5 a tank attacks into cover",
                Factor::River => "T12.5 a unit attacks across a river",
                Factor::Cover => "T12.6 a unit defends in cover",
                Factor::Mud => "T12.6 a unit defends in mud",
                Factor::AttackerOutOfSupply => "T12.5 a unit out of supply attacks",
                Factor::DefenderOutOfSupply => "T12.6 a unit out of supply defends",
            });
        }
        if line.sure > 0 {
            found.insert("T12.8 a hit needs no die");
        }
        if is_rounded(line) {
            found.insert("T12.7 a half is rounded up");
        }
        if rules.unit(line.unit).is_some_and(|info| info.elite) {
            found.insert("T6.5 an elite unit fights");
        }
    }
    let side = state.active.other();
    let there = state.in_cell(odds.target, rules.units_of(side));
    let fit = state.fit_in(rules, odds.target, side);
    if fit.len() > odds.defence.len() {
        found.insert("TR20 the weakest do not defend");
    }
    if there.len() >= 4 && fit.len() < 4 {
        found.insert("TR24 retreated units are not counted in a crowd");
    }
    if odds.crowded {
        found.insert("T12.10 a target is crowded");
    }
}

fn is_rounded(line: &Contribution) -> bool {
    let times = line
        .factors
        .iter()
        .map(|f| f.times(&BattleNumbers::PUBLISHED));
    let [up, down] = times.fold([u16::from(line.strength), 1], |[a, b], [up, down]| {
        [a * up, b * down]
    });
    up % down != 0
}

/// What those who do not join may not do.
fn refused_joins(rules: &Tabletop, state: &State, found: &mut Found) {
    let Some(attack) = state.attack else { return };
    for unit in rules.units_of(state.active) & state.on_table() {
        let target = attack.target;
        if let Err(Illegal::ThirdOfCell { .. }) = rules.check(state, Action::Join { unit, target })
        {
            found.insert("T12.3 a third of a cell is refused");
        }
    }
    for target in state.attacked_cells {
        let mut without = *state;
        without.attack = None;
        for unit in rules.units_of(state.active) & state.on_table() {
            let action = Action::Join { unit, target };
            if let Err(Illegal::AttackedBefore { .. }) = rules.check(&without, action) {
                found.insert("T12.1 a target is refused, as it was attacked");
            }
        }
    }
}

fn moved(rules: &Tabletop, state: &State, unit: UnitId, route: Route, found: &mut Found) {
    let Some(info) = rules.unit(unit) else { return };
    let Some(second) = route.second else { return };
    found.insert("T13.3 a unit moves two cells");
    if state.cell_of(unit) == Some(second) {
        found.insert("TR33 a unit moves and comes back");
    }
    let hard = |cell| rules.terrain(cell) == Terrain::Difficult;
    if info.branch == Branch::Cavalry && hard(route.first) && hard(second) {
        found.insert("T13.4 cavalry enters two difficult cells");
    }
}

/// What those who have not moved may not do.
fn refused_moves(rules: &Tabletop, state: &State, found: &mut Found) {
    for unit in rules.units_of(state.active) & state.on_table() {
        let Some(info) = rules.unit(unit).filter(|u| u.branch != Branch::Infantry) else {
            continue;
        };
        let Some(from) = state.cell_of(unit) else {
            continue;
        };
        for first in rules.cells().around(from) {
            for second in rules.cells().around(first) {
                let route = Route {
                    first,
                    second: Some(second),
                };
                match rules.check(state, Action::Move { unit, route }) {
                    Err(Illegal::RouteLength { .. }) if state.ground == Ground::Mud => {
                        found.insert("T13.3 a unit is held to one cell by mud");
                    }
                    Err(Illegal::RouteLength { .. }) if state.out_of_supply.contains(unit) => {
                        found.insert("T13.3 a unit is held to one cell without supply");
                    }
                    Err(Illegal::SecondDifficult { .. }) if info.branch != Branch::Cavalry => {
                        found.insert("T13.4 a second difficult cell is refused");
                    }
                    _ => {}
                }
            }
        }
    }
}

fn happened(
    rules: &Tabletop,
    before: &State,
    entry: &PlayedAction<Tabletop>,
    event: &Event,
    found: &mut Found,
) {
    let options = rules.options();
    let mut show = |feature| {
        found.insert(feature);
    };
    match *event {
        Event::GroundRolled { changed, .. } => show(match changed {
            Some(Ground::Mud) => "T2.3 the ground turns to mud",
            _ => "T2.3 the ground stays easy",
        }),
        Event::SupplyJudged {
            side,
            newly,
            regained,
            ..
        } => {
            if !newly.is_empty() {
                show("T10.1 a unit falls out of supply");
            }
            if !regained.is_empty() {
                show("T10.1 a unit is supplied again");
            }
            // Judged where the units stood, whoever acts after that.
            let at = &entry.after;
            let air = airlifted(rules, at.turn, side) & at.occupied(side);
            if !(air - network(rules, at, side)).is_empty() {
                show("T10.5 a unit lives from the air");
            }
            let captured = rules.bases(side.other()) & at.occupied(side);
            if options.captured_base_supplies && !captured.is_empty() {
                show("TR12 a captured base supplies");
            }
        }
        Event::Arrived { displaced_from, .. } => show(match displaced_from {
            None => "T11.1 a new unit arrives",
            Some(_) => "T11.2 a new unit arrives elsewhere",
        }),
        Event::ArrivalLost { .. } => show("TR18 a new unit is lost"),
        Event::Replaced { unit, .. } => {
            show("T11.3 a unit is replaced");
            if before.out_of_supply.contains(unit) {
                show("TR17 replacements need no supply");
            }
        }
        Event::ReplacementsLapsed { .. } => show("TR19 points are given up"),
        Event::Fought {
            all_out,
            crowded,
            hits: [ours, theirs],
            losses: [attackers, defenders],
            target,
            ..
        } => {
            if ours == theirs {
                show("T12.9 hits are equal");
            }
            if attackers > 0 {
                show("T12.12 the attackers lose");
            }
            if defenders > 0 {
                show("T12.12 the defenders lose");
            }
            if crowded && defenders == 0 {
                show("T12.10 a crowd loses nothing");
            }
            let on_loss = options.all_out_extra == AllOutExtra::IfDefenderLoses;
            if all_out && on_loss && defenders == 0 {
                show("TR22 the all-out points are due on a loss only");
            }
            let always = options.crowded_extra == CrowdedExtra::Always;
            if crowded && always && ours <= theirs && !all_out && defenders > 0 {
                show("TR26 a crowd is due on any attack");
            }
            let side = before.active.other();
            let units = before.fit_in(rules, target, side);
            let strength = before.strength_of(units);
            if (1..=strength).contains(&defenders)
                && destinations(rules, before, target, side).is_empty()
            {
                show("T12.16 there is nowhere to go");
            }
        }
        Event::Destroyed { cause, .. } => show(match cause {
            Cause::Overwhelmed => "T12.13 the units of a cell are overwhelmed",
            Cause::LeftBehind => "T12.18 a unit that retreated is left behind",
            Cause::Isolated => "T15.5 isolated units are lost at the end",
        }),
        Event::Stayed { .. } => show("T12.13 the defender stays"),
        Event::Went { saved, loss } => {
            show("T12.13 the defender goes");
            match saved {
                1 => show("TR28 a retreat saves one point"),
                2 => show("TR28 a retreat saves two points"),
                _ => {}
            }
            if loss > 0 {
                show("TR29 a loss is taken before the retreat");
            }
        }
        Event::Rallied { units } if !units.is_empty() => show("T14.1 units rally"),
        Event::PhaseBegan { side, .. } => {
            let units = rules.units_of(side) & entry.after.on_table();
            if units.is_empty() {
                show("TR36 a side without units plays on");
            }
        }
        _ => {}
    }
    if entry.action == Action::EndPhase && before.stage == Stage::Attack {
        let can = |unit| {
            let targets = rules.cells().all();
            targets
                .iter()
                .any(|target| rules.check(before, Action::Join { unit, target }).is_ok())
        };
        let own: UnitSet = rules.units_of(before.active) & before.on_table();
        if !own.iter().any(can) {
            found.insert("T8.1 a side without anything to do passes");
        }
    }
}

fn end(rules: &Tabletop, state: &State, found: &mut Found) {
    let both = score(rules, state);
    for side in SideNo::BOTH {
        if both[side].enemy_losses > 0 {
            found.insert("T15.1 enemy points are lost");
        }
        if both[side].bases > 0 {
            found.insert("T15.2 an enemy base is held");
        }
    }
    found.insert(match rules.margin(state).signum() {
        1 => "T15.3 the first side wins",
        -1 => "T15.3 the second side wins",
        _ => "T15.3 it ends in a draw",
    });
}
