//! What is to be decided now, and how it is done.

use super::action::{Action, Route};
use super::audit::{bill, retreating};
use super::codec::notation::find_cell;
use super::ids::{UnitId, UnitSet};
use super::joining::Joins;
use super::movement::{Moves, reach};
use super::odds::{Contribution, Odds, odds};
use super::pool::Distribution;
use super::questions::say_factor;
use super::rules::Tabletop;
use super::state::{Attack, Stage, State};
use crate::engine::{Rules, SideNo};
use crate::present::system::{
    Block, Button, Chances, Cited, Effect, Panel, Prompt, ReceiptRow, Row, Selection, Track, Weight,
};
use crate::space::CellId;
use crate::words::{decimal, tr};

/// Losses of so many points and more share a row.
const MOST_LOSSES: i32 = 5;

/// "+1.5" or "−0.3".
fn signed(value: f64) -> String {
    let sign = if value < 0.0 { '−' } else { '+' };
    format!("{sign}{}", decimal(value.abs(), 1))
}

impl Tabletop {
    /// The whole panel.
    pub(super) fn panel_of(&self, state: &State, picked: &Selection) -> Panel {
        Panel {
            prompt: Prompt {
                who: state.to_act(),
                now: self.now(state, picked),
                public: true,
            },
            body: self.body(state, picked),
            foot: self.foot(state),
            tracks: vec![Track {
                label: tr!("tabletop-track-turns"),
                boxes: (1..=self.parts().turns)
                    .map(|turn| self.turn_box(state, turn))
                    .collect(),
                at: usize::from(state.turn.saturating_sub(1)),
            }],
        }
    }

    /// What is to be done next, with what is picked already.
    fn now(&self, state: &State, picked: &Selection) -> Cited {
        let movers: UnitSet = self.movers(state, picked).into_iter().collect();
        match (state.stage, &state.attack, self.aimed_at(state, picked)) {
            (Stage::Attack, None, Some(cell)) => {
                let cell = self.place(cell);
                Cited::new(tr!("tabletop-now-join", cell = cell), "T12.3")
            }
            (Stage::Attack, None, None) if Joins::new(self, state).all_targets().is_empty() => {
                Cited::new(tr!("tabletop-now-no-target"), "T12.1")
            }
            (Stage::Movement, ..) if !movers.is_empty() => {
                let units = self.some_called(movers);
                Cited::new(tr!("tabletop-now-where", units = units), "T13.1")
            }
            _ => self.say_stage(state),
        }
    }

    fn body(&self, state: &State, picked: &Selection) -> Vec<Block> {
        match (state.stage, &state.attack) {
            (Stage::Ground, _) => vec![Block::Throw(self.dice_of(state, Action::RollGround, None))],
            (Stage::Reinforcement, _) => self.reinforcing(state),
            (Stage::Attack, Some(attack)) => self.joining(state, attack),
            (Stage::Attack, None) => self.aiming(state, picked),
            (Stage::AttackerLoss | Stage::DefenderLoss, _) => self.losing(state),
            (Stage::StayOrGo, Some(attack)) => self.staying(state, attack),
            (Stage::Retreat, _) => self.retreating(state),
            (Stage::Movement, _) => self.moving(state, picked),
            (Stage::Over, _) => vec![Block::Receipt(self.receipt(state))],
            (Stage::StayOrGo, None) => Vec::new(),
        }
    }

    fn foot(&self, state: &State) -> Vec<Button> {
        let button = |action, weight| self.button(state, action, weight);
        match (state.stage, &state.attack) {
            (Stage::Ground, _) => vec![button(Action::RollGround, Weight::Primary)],
            (Stage::Attack, Some(attack)) => {
                let odds = odds(self, state, attack.named(), attack.target);
                // What cannot be won is nobody's usual way on.
                let weight = match odds.difference.chance(|n| n > 0) > 0.0 {
                    true => Weight::Primary,
                    false => Weight::Quiet,
                };
                let mut roll = button(Action::Resolve { all_out: false }, weight);
                roll.chance = self.chance(&odds, false);
                let mut all_out = button(Action::Resolve { all_out: true }, Weight::Quiet);
                all_out.chance = self.chance(&odds, true);
                vec![roll, all_out]
            }
            (Stage::StayOrGo, _) => vec![
                button(Action::Stay, Weight::Quiet),
                button(Action::Go, Weight::Quiet),
            ],
            (Stage::Reinforcement | Stage::Attack | Stage::Movement, _) => {
                vec![self.end_of_phase(state)]
            }
            _ => Vec::new(),
        }
    }

    /// Ending the phase; the usual thing to do once nothing would be lost by it.
    fn end_of_phase(&self, state: &State) -> Button {
        let button = self.button(state, Action::EndPhase, Weight::Primary);
        match button.asks.is_empty() {
            true => button,
            false => Button {
                weight: Weight::Quiet,
                ..button
            },
        }
    }

    /// What an action does, or the first reason why not.
    fn does(&self, state: &State, action: Action) -> Result<Effect, Cited> {
        match self.check(state, action) {
            Ok(()) => Ok(Effect::Play(vec![self.notation(action)])),
            Err(why) => Err(self.say_refusal(&why)),
        }
    }

    fn button(&self, state: &State, action: Action, weight: Weight) -> Button {
        Button {
            label: self.say_action(state, action),
            chance: String::new(),
            asks: self.undone(state, action),
            weight,
            does: self.does(state, action),
        }
    }

    fn row(&self, state: &State, unit: UnitId, action: Action, value: String) -> Row {
        Row {
            units: vec![self.code(unit)],
            brief: String::new(),
            label: self.say_action(state, action),
            value,
            ticked: None,
            does: self.does(state, action),
        }
    }

    /// "2 of 3": what a unit has, and what it had.
    fn points_of(&self, state: &State, unit: UnitId) -> String {
        let full = self.unit(unit).map_or(0, |info| info.strength);
        tr!("tabletop-strength", now = state.strength(unit), full = full)
    }

    /// New units, and those that can take a point.
    fn reinforcing(&self, state: &State) -> Vec<Block> {
        let mut blocks = Vec::new();
        for unit in state.due {
            let strength = self.unit(unit).map_or(0, |info| info.strength);
            let bases = self.bases(state.active).iter();
            let entry = self.unit(unit).map(|info| info.cell);
            for cell in bases.filter(|cell| entry != Some(*cell)).chain(entry) {
                let value = tr!("tabletop-strength", now = strength, full = strength);
                blocks.push(Block::Row(self.row(
                    state,
                    unit,
                    Action::Enter { unit, cell },
                    value,
                )));
            }
        }
        if state.points > 0 {
            blocks.push(Block::Heading(tr!(
                "tabletop-head-replacements",
                n = state.points
            )));
            let weak = |unit: &UnitId| {
                self.unit(*unit)
                    .is_some_and(|info| state.strength(*unit) < info.strength)
            };
            let own = self.units_of(state.active) & state.on_table();
            for unit in own.iter().filter(weak) {
                let value = self.points_of(state, unit);
                let row = self.row(state, unit, Action::Replace { unit }, value);
                blocks.push(Block::Row(row));
            }
        }
        blocks
    }

    /// The target that is picked, while nobody has joined an attack on it.
    pub(super) fn aimed_at(&self, state: &State, picked: &Selection) -> Option<CellId> {
        let place = picked.place.as_deref();
        let target = place.and_then(|place| find_cell(self, place).ok());
        let foe = state.active.other();
        target.filter(|cell| state.occupied(foe).contains(*cell))
    }

    /// The way back, in one place: from an attack that is put together everybody leaves it,
    /// from a target that nobody has joined against one lets go of it.
    fn way_back(&self, attack: Option<&Attack>) -> Block {
        let Some(attack) = attack else {
            let elsewhere = Effect::Select(Selection::default());
            return Block::Row(Row::plain(tr!("room-aim-elsewhere"), Ok(elsewhere)));
        };
        let leave = |&unit: &UnitId| Action::Leave { unit };
        let all: Vec<Action> = attack.named().iter().map(leave).collect();
        Block::Row(Row::plain(tr!("room-call-off"), Ok(self.all_do(&all))))
    }

    /// No attack is under way: targets, or who can attack the one picked.
    fn aiming(&self, state: &State, picked: &Selection) -> Vec<Block> {
        match self.aimed_at(state, picked) {
            Some(target) => {
                let mut blocks = vec![self.head_of(target), self.way_back(None)];
                blocks.extend(self.neighbours(state, target));
                blocks
            }
            None => self.targets(state).into_iter().map(Block::Row).collect(),
        }
    }

    fn head_of(&self, target: CellId) -> Block {
        Block::Heading(tr!("tabletop-head-attack", cell = self.place(target)))
    }

    /// The cells that somebody can attack.
    fn targets(&self, state: &State) -> Vec<Row> {
        let foe = state.active.other();
        let row = |cell: CellId| {
            let points = state.strength_of(state.fit_in(self, cell, foe));
            let there = state.fit_in(self, cell, foe).iter();
            Row {
                units: there.map(|unit| self.code(unit)).collect(),
                brief: self.place(cell),
                label: tr!("tabletop-head-attack", cell = self.place(cell)),
                value: tr!("tabletop-defended", n = points),
                ticked: None,
                does: Ok(Effect::Select(Selection {
                    place: Some(self.spot(cell)),
                    ..Selection::default()
                })),
            }
        };
        Joins::new(self, state)
            .all_targets()
            .iter()
            .map(row)
            .collect()
    }

    /// The active side's units next to a target: in, able to join, or why not.
    fn neighbours(&self, state: &State, target: CellId) -> Vec<Block> {
        let named = state.attack.map_or(UnitSet::EMPTY, |attack| attack.units());
        let around = self.cells().around(target);
        let own = self.units_of(state.active) & state.on_table();
        let near = own.iter().filter(|&unit| {
            let cell = state.cell_of(unit);
            cell.is_some_and(|cell| around.contains(cell))
        });
        let row = |unit| {
            let inside = named.contains(unit);
            let action = match inside {
                true => Action::Leave { unit },
                false => Action::Join { unit, target },
            };
            let alone = odds(self, state, &[unit], target);
            let modified = alone.attack.first().map_or(0, |line| line.modified);
            // What it brings to the hits of the attack, in it or not yet in it.
            let named = state.attack.map_or_else(Vec::new, |a| a.named().to_vec());
            let others: Vec<UnitId> = named.into_iter().filter(|&n| n != unit).collect();
            let with_it = [&others[..], &[unit]].concat();
            let hits = |named: &[UnitId]| odds(self, state, named, target).hits[0].mean();
            let change = hits(&with_it) - hits(&others);
            let value = tr!(
                "tabletop-modified",
                modified = modified,
                change = signed(change)
            );
            let mut row = self.row(state, unit, action, value);
            row.label = self.called_in(state, unit);
            row.ticked = Some(inside);
            Block::Row(row)
        };
        near.map(row).collect()
    }

    fn joining(&self, state: &State, attack: &Attack) -> Vec<Block> {
        let odds = odds(self, state, attack.named(), attack.target);
        let mut blocks = vec![self.head_of(attack.target), self.way_back(Some(attack))];
        blocks.push(self.chances_of(state, &odds, false));
        blocks.extend(self.neighbours(state, attack.target));
        blocks.push(self.chances_of(state, &odds, true));
        blocks.push(Block::Receipt(self.strengths(state, &odds)));
        let [ours, theirs] = [&odds.hits[0], &odds.hits[1]];
        let hits = tr!(
            "tabletop-hits-expected",
            ours = decimal(ours.mean(), 1),
            theirs = decimal(theirs.mean(), 1)
        );
        // What will be thrown, before it is.
        let throw = self.dice_of(state, Action::Resolve { all_out: false }, None);
        let mut texts: Vec<Cited> = throw.told.into_iter().collect();
        for die in throw.dice {
            let text = tr!("tabletop-will-throw", die = die.label, needs = die.needs);
            texts.push(Cited::new(text, "T12.8"));
        }
        texts.push(Cited::new(hits, "T12.8"));
        texts.push(Cited::new(tr!("tabletop-hits-lose"), "T12.9"));
        let saves = tr!("tabletop-may-retreat", n = self.numbers().retreat_saves);
        texts.push(Cited::new(saves, "T12.13"));
        if odds.crowded {
            texts.push(Cited::new(tr!("tabletop-crowded"), "T12.10"));
        }
        blocks.push(Block::Text(texts));
        blocks
    }

    /// How likely each loss is on both sides [T12.12, T12.4].
    fn chances_of(&self, state: &State, odds: &Odds, all_out: bool) -> Block {
        let [attacker, defender] = self.losses(odds, all_out);
        let (manner, rule) = match all_out {
            true => ("all-out", "T12.4"),
            false => ("normal", "T12.12"),
        };
        let title = tr!(
            "tabletop-losses-title",
            manner = manner,
            attacker = decimal(attacker.mean(), 1),
            defender = decimal(defender.mean(), 1)
        );
        let shares = |fits: &dyn Fn(i32) -> bool| [attacker.chance(fits), defender.chance(fits)];
        let values = || attacker.ways().chain(defender.ways()).map(|(loss, _)| loss);
        let [least, most] = [values().min(), values().max()].map(Option::unwrap_or_default);
        let mut rows: Vec<(String, [f64; 2])> = (least..=most.min(MOST_LOSSES))
            .map(|n| (n.to_string(), shares(&|loss| loss == n)))
            .collect();
        if most > MOST_LOSSES {
            let more = shares(&|loss| loss >= MOST_LOSSES);
            rows.pop();
            rows.push((format!("{MOST_LOSSES}+"), more));
        }
        let (ours, theirs) = (state.active, state.active.other());
        Block::Chances(Chances {
            title: Cited::new(title, rule),
            counted: [
                (tr!("tabletop-losses-of", who = "attackers"), ours),
                (tr!("tabletop-losses-of", who = "defenders"), theirs),
            ],
            rows,
        })
    }

    /// Who fights with what: each unit with its factors and what they come to
    /// [T12.5 to T12.7].
    fn strengths(&self, state: &State, odds: &Odds) -> Vec<ReceiptRow> {
        let row = |line: &Contribution, side| {
            let factors = line.factors.iter().map(|factor| {
                let [up, down] = factor.times(self.numbers());
                let times = match down {
                    1 => format!("×{up}"),
                    _ => format!("×{up}/{down}"),
                };
                format!("{times} {}", say_factor(*factor))
            });
            let mut told = vec![format!("{} {}", self.called(line.unit), line.strength)];
            told.extend(factors);
            if line.is_rounded(self.numbers()) {
                told.push(tr!("tabletop-rounded-up"));
            }
            let rule = line
                .factors
                .first()
                .map_or("T12.7", |factor| factor.rule().0);
            ReceiptRow {
                text: Cited::new(told.join(", "), rule),
                side,
                points: line.modified.into(),
            }
        };
        let (ours, theirs) = (state.active, state.active.other());
        let attack = odds.attack.iter().map(|line| row(line, ours));
        let defence = odds.defence.iter().map(|line| row(line, theirs));
        attack.chain(defence).collect()
    }

    /// What both sides lose by an attack: no more than they have [T12.11, T12.13].
    pub(super) fn losses(&self, odds: &Odds, all_out: bool) -> [Distribution; 2] {
        let [attacker, defender] = odds.losses(self.options(), all_out);
        let most = |loss: &Distribution, of: &[Contribution]| {
            let all: i32 = of.iter().map(|line| i32::from(line.strength)).sum();
            loss.map(|points| points.min(all))
        };
        [
            most(&attacker, &odds.attack),
            most(&defender, &odds.defence),
        ]
    }

    /// How probably an attack is won, and what both sides lose by it on average.
    fn chance(&self, odds: &Odds, all_out: bool) -> String {
        let [attacker, defender] = self.losses(odds, all_out);
        tr!(
            "tabletop-chance-brief",
            won = decimal(100.0 * odds.difference.chance(|n| n > 0), 0),
            attacker = decimal(attacker.mean(), 1),
            defender = decimal(defender.mean(), 1)
        )
    }

    fn losing(&self, state: &State) -> Vec<Block> {
        let group = bill(self, state).map_or(UnitSet::EMPTY, |bill| bill.group);
        let row = |unit| {
            let value = self.points_of(state, unit);
            Block::Row(self.row(state, unit, Action::Lose { unit }, value))
        };
        group.iter().map(row).collect()
    }

    fn staying(&self, state: &State, attack: &Attack) -> Vec<Block> {
        let foe = state.active.other();
        let units = state.fit_in(self, attack.target, foe);
        let saved = u16::from(self.numbers().retreat_saves).min(attack.loss);
        let strength = state.strength_of(units);
        let text = tr!("tabletop-saves", strength = strength, saved = saved);
        vec![Block::Text(vec![Cited::new(text, "T12.13")])]
    }

    /// Every neighbour for every unit: the way, or why it is barred.
    fn retreating(&self, state: &State) -> Vec<Block> {
        let Some((from, units)) = retreating(self, state) else {
            return Vec::new();
        };
        let mut rows = Vec::new();
        for unit in units {
            for cell in self.cells().around(from) {
                let value = self.points_of(state, unit);
                let action = Action::Retreat { unit, cell };
                let row = self.row(state, unit, action, value);
                let brief = format!("{} → {}", self.called(unit), self.place(cell));
                rows.push(Block::Row(Row { brief, ..row }));
            }
        }
        rows
    }

    fn moving(&self, state: &State, picked: &Selection) -> Vec<Block> {
        let own = self.units_of(state.active) & state.on_table();
        let chosen = self.movers(state, picked);
        let row = |unit| Block::Row(self.mover(state, unit, picked));
        let mut blocks: Vec<Block> = own.iter().map(row).collect();
        // Below everybody: whatever is ticked, nobody else's row moves.
        if !chosen.is_empty() {
            let units = self.some_called(chosen.iter().copied().collect());
            blocks.push(Block::Heading(tr!("tabletop-head-where", units = units)));
        }
        match chosen.as_slice() {
            [] => {}
            [only] => blocks.extend(self.ways_of(state, *only)),
            several => blocks.extend(self.ways_together(state, several)),
        }
        blocks
    }

    /// Where all of them can go.
    fn ways_together(&self, state: &State, units: &[UnitId]) -> Vec<Block> {
        let row = |(cell, all): (CellId, Vec<Action>)| {
            let place = self.place(cell);
            Block::Row(Row {
                units: units.iter().map(|&unit| self.code(unit)).collect(),
                brief: format!("→ {place}"),
                label: tr!("tabletop-go-together", n = units.len(), cell = place),
                value: String::new(),
                ticked: None,
                does: Ok(self.all_do(&all)),
            })
        };
        let ends = self.ends_together(state, units).into_iter();
        ends.map(row).collect()
    }

    /// A unit that may be picked to move, with others or alone, or why it does not move.
    fn mover(&self, state: &State, unit: UnitId, picked: &Selection) -> Row {
        let code = self.code(unit);
        let is_chosen = picked.units.contains(&code);
        let mut units = picked.units.clone();
        match is_chosen {
            true => units.retain(|other| *other != code),
            false => units.push(code),
        }
        let cells = reach(self, state, unit);
        let from = state.cell_of(unit);
        let around = from.map(|from| self.cells().around(from));
        let does = match around.and_then(|around| around.first()) {
            Some(first) if cells.is_empty() => {
                let second = None;
                self.does(
                    state,
                    Action::Move {
                        unit,
                        route: Route { first, second },
                    },
                )
            }
            _ => Ok(Effect::Select(Selection {
                units,
                ..Selection::default()
            })),
        };
        Row {
            units: vec![self.code(unit)],
            brief: String::new(),
            label: self.called_in(state, unit),
            value: tr!("tabletop-reach", n = cells.len()),
            ticked: Some(is_chosen),
            does,
        }
    }

    /// The ends of a unit's moves, each by its shortest way.
    fn ways_of(&self, state: &State, unit: UnitId) -> Vec<Block> {
        let row = |route: Route| {
            let value = self.points_of(state, unit);
            let row = self.row(state, unit, Action::Move { unit, route }, value);
            // The heading names the unit that goes there.
            let ends = std::iter::once(route.first).chain(route.second);
            let brief: Vec<String> = ends.map(|cell| format!("→ {}", self.place(cell))).collect();
            let brief = brief.join(" ");
            Block::Row(Row { brief, ..row })
        };
        let routes = Moves::new(self, state).shortest(unit).into_iter();
        routes.map(row).collect()
    }

    /// The side that has units in a cell.
    pub(super) fn holder(&self, state: &State, cell: CellId) -> Option<SideNo> {
        let holds = |side: &SideNo| state.occupied(*side).contains(cell);
        SideNo::BOTH.into_iter().find(holds)
    }
}
