//! A position as an object: written, read back, and judged.

use super::notation::find_cell;
use crate::engine::{MOST_DICE, SideNo};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, nearest, quoted};
use crate::space::{CellId, MAX_CELLS};
use crate::systems::tabletop::arrival::entry_cells;
use crate::systems::tabletop::audit::retreating;
use crate::systems::tabletop::chances;
use crate::systems::tabletop::ground::due_in;
use crate::systems::tabletop::ids::{Ground, UnitId, UnitSet};
use crate::systems::tabletop::joining::Joins;
use crate::systems::tabletop::retreat::{destinations, judge_retreat};
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::say::ground_key;
use crate::systems::tabletop::sound;
use crate::systems::tabletop::state::{Attack, MAX_ATTACKERS, Stage, State};
use crate::words::tr;
use std::ops::ControlFlow;

const STAGES: [Stage; 9] = [
    Stage::Ground,
    Stage::Reinforcement,
    Stage::Attack,
    Stage::AttackerLoss,
    Stage::StayOrGo,
    Stage::DefenderLoss,
    Stage::Retreat,
    Stage::Movement,
    Stage::Over,
];

const GROUNDS: [Ground; 2] = [Ground::Easy, Ground::Mud];

const FIELDS: [&str; 10] = [
    "turn",
    "active",
    "stage",
    "ground",
    "next_change",
    "points",
    "rolls",
    "attack",
    "attacked_cells",
    "units",
];

/// What can be said of a unit besides place and strength.
const MARKS: [&str; 7] = [
    "entered",
    "lost",
    "due",
    "out_of_supply",
    "retreated",
    "attacked",
    "moved",
];

/// Where a unit is that is not on the table.
const OFF: &str = "off";

fn marks(state: &mut State) -> [&mut UnitSet; 7] {
    [
        &mut state.entered,
        &mut state.lost,
        &mut state.due,
        &mut state.out_of_supply,
        &mut state.retreated,
        &mut state.attacked,
        &mut state.moved,
    ]
}

fn texts(words: Vec<String>) -> Doc {
    Doc::List(words.into_iter().map(Doc::Text).collect())
}

fn number(n: impl Into<i64>) -> Doc {
    n.into().into()
}

impl Tabletop {
    /// A position as an object.
    pub(in crate::systems::tabletop) fn written(&self, state: &State) -> Doc {
        let attack = state.attack.map(|attack| {
            Doc::object([
                ("target", self.spot(attack.target).into()),
                (
                    "units",
                    texts(attack.named().iter().map(|&u| self.code(u)).collect()),
                ),
                ("due", number(attack.due)),
                ("loss", number(attack.loss)),
                ("going", attack.going.into()),
            ])
        });
        let units = self
            .all_units()
            .iter()
            .map(|unit| self.unit_doc(state, unit));
        Doc::object([
            ("turn", number(state.turn)),
            (
                "active",
                self.parts().sides[state.active].id.as_str().into(),
            ),
            ("stage", state.stage.key().into()),
            ("ground", ground_key(state.ground).into()),
            ("next_change", number(state.next_change)),
            ("points", number(state.points)),
            ("rolls", number(state.rolls)),
            ("attack", attack.into()),
            ("attacked_cells", texts(self.spots(state.attacked_cells))),
            ("units", Doc::List(units.collect())),
        ])
    }

    fn unit_doc(&self, state: &State, unit: UnitId) -> Doc {
        let mut copy = *state;
        let words = MARKS.into_iter().zip(marks(&mut copy));
        let words = words.filter(|(_, set)| set.contains(unit));
        let words = words.map(|(word, _)| word.to_owned()).collect();
        let cell = state.cell_of(unit);
        Doc::object([
            ("unit", self.code(unit).into()),
            (
                "cell",
                cell.map_or_else(|| OFF.to_owned(), |cell| self.spot(cell))
                    .into(),
            ),
            ("strength", number(state.strength(unit))),
            ("marks", texts(words)),
        ])
    }

    /// A position read and judged; what it leaves out is as in `base`.
    pub(in crate::systems::tabletop) fn read_position(
        &self,
        doc: &Doc,
        base: &State,
    ) -> Result<State, Vec<Fault>> {
        let log = Log::default();
        let mut state = *base;
        let root = Node::new(doc, "position", &log);
        if let Some(fields) = root.object(&FIELDS) {
            self.read_clock(&fields, &mut state);
            if let Some(units) = fields.optional("units") {
                self.read_units(&units, &mut state);
            }
            // An attack belongs to the stage that is given.
            if fields.optional("stage").is_some() || fields.optional("attack").is_some() {
                state.attack = None;
            }
            if let Some(cells) = fields.optional("attacked_cells") {
                let list = cells.list(MAX_CELLS).unwrap_or_default();
                state.attacked_cells = list.iter().filter_map(|n| self.cell_at(n)).collect();
            }
            if let Some(attack) = fields.optional("attack") {
                self.read_attack(&attack, &mut state);
            }
        }
        let faults = log.take();
        if !faults.is_empty() {
            return Err(faults);
        }
        self.judge(&state, &root);
        let faults = log.take();
        match faults.is_empty() {
            true => Ok(state),
            false => Err(faults),
        }
    }

    fn read_clock(&self, fields: &Fields<'_>, state: &mut State) {
        let small = |name: &str, most: usize, least: i64| {
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            let number = fields.optional(name)?.number(least..=most)?;
            u8::try_from(number).ok()
        };
        let turns = usize::from(self.parts().turns);
        state.turn = small("turn", turns, 1).unwrap_or(state.turn);
        let changes = self.parts().ground_changes.len();
        state.next_change = small("next_change", changes, 0).unwrap_or(state.next_change);
        state.points = small("points", 99, 0).unwrap_or(state.points);
        let rolls = fields.optional("rolls");
        let rolls = rolls.and_then(|n| n.number(0..=i64::from(u32::MAX / 2)));
        state.rolls = rolls
            .and_then(|n| u32::try_from(n).ok())
            .unwrap_or(state.rolls);
        let sides = SideNo::BOTH.map(|side| self.parts().sides[side].id.as_str());
        if let Some(i) = fields.optional("active").and_then(|n| n.word(&sides)) {
            state.active = if i == 0 { SideNo::A } else { SideNo::B };
        }
        let stages = STAGES.map(Stage::key);
        if let Some(i) = fields.optional("stage").and_then(|n| n.word(&stages)) {
            state.stage = STAGES.get(i).copied().unwrap_or(state.stage);
        }
        let grounds = GROUNDS.map(ground_key);
        if let Some(i) = fields.optional("ground").and_then(|n| n.word(&grounds)) {
            state.ground = GROUNDS.get(i).copied().unwrap_or(state.ground);
        }
    }

    /// All named units leave the table before any takes its place, so that two
    /// can change places.
    fn read_units(&self, node: &Node<'_>, state: &mut State) {
        let entries = node.list(self.unit_count()).unwrap_or_default();
        let mut named = UnitSet::EMPTY;
        let mut found = Vec::new();
        for entry in entries {
            let Some(fields) = entry.object(&["unit", "cell", "strength", "marks"]) else {
                continue;
            };
            let Some(node) = fields.field("unit") else {
                continue;
            };
            let Some(unit) = self.unit_at(&node) else {
                continue;
            };
            if named.contains(unit) {
                node.fault(FaultKind::Says(tr!(
                    "tabletop-unit-twice",
                    unit = self.called(unit)
                )));
                continue;
            }
            named.insert(unit);
            found.push((unit, fields));
        }
        for &(unit, _) in &found {
            state.destroy(self, unit);
            marks(state).into_iter().for_each(|set| set.remove(unit));
        }
        for (unit, fields) in found {
            self.read_unit(unit, &fields, state);
        }
    }

    fn read_unit(&self, unit: UnitId, fields: &Fields<'_>, state: &mut State) {
        let Some(info) = self.unit(unit) else {
            return;
        };
        let off = |node: &Node<'_>| *node.doc() == Doc::from(OFF);
        match fields.field("cell") {
            Some(node) if !off(&node) => {
                let most = i64::from(info.strength);
                let strength = match fields.optional("strength") {
                    Some(strength) => strength.number(1..=most),
                    None => Some(most),
                };
                let strength = strength.and_then(|n| u8::try_from(n).ok());
                if let (Some(cell), Some(strength)) = (self.cell_at(&node), strength) {
                    let why = if !self.passable().contains(cell) {
                        Some(tr!("tabletop-not-impassable", cell = self.place(cell)))
                    } else if state.occupied(info.side.other()).contains(cell) {
                        Some(tr!("tabletop-both-there", cell = self.place(cell)))
                    } else {
                        None
                    };
                    match why {
                        Some(why) => node.fault(FaultKind::Says(stripped(why))),
                        None => state.put(self, unit, cell, strength),
                    }
                }
            }
            _ => {
                let strength = fields.optional("strength");
                let _ = strength.and_then(|n| n.number(0..=0));
            }
        }
        let list = fields.optional("marks").and_then(|n| n.list(MARKS.len()));
        for mark in list.unwrap_or_default() {
            if let Some(i) = mark.word(&MARKS)
                && let Some(set) = marks(state).into_iter().nth(i)
            {
                set.insert(unit);
            }
        }
    }

    fn read_attack(&self, node: &Node<'_>, state: &mut State) {
        let Some(fields) = node.object(&["target", "units", "due", "loss", "going"]) else {
            return;
        };
        let target = fields.field("target").and_then(|n| self.cell_at(&n));
        let units = fields.field("units").and_then(|n| n.list(MAX_ATTACKERS));
        let points = |name: &str| {
            let number = fields.optional(name).and_then(|n| n.number(0..=999));
            number.and_then(|n| u16::try_from(n).ok()).unwrap_or(0)
        };
        let (due, loss) = (points("due"), points("loss"));
        let going = fields.optional("going").and_then(|n| n.flag()) == Some(true);
        let (Some(target), Some(units)) = (target, units) else {
            return;
        };
        let mut attack = Attack::on(target);
        for unit in &units {
            let Some(id) = self.unit_at(unit) else {
                continue;
            };
            // One after the other, as in play.
            if state.stage == Stage::Attack {
                state.attack = (!attack.named().is_empty()).then_some(attack);
                let _ = Joins::new(self, state).audit(id, target, &mut |why| {
                    unit.fault(FaultKind::Says(stripped(self.say_refusal(&why).text)));
                    ControlFlow::Break(())
                });
            }
            attack.join(id);
        }
        attack.due = due;
        attack.loss = loss;
        attack.going = going;
        state.attack = Some(attack);
    }

    /// What no position of a game is like.
    fn judge(&self, state: &State, root: &Node<'_>) {
        let says = |why: String| root.fault(FaultKind::Says(why));
        if let Err(why) = sound::invariants(self, state) {
            says(tr!("tabletop-unsound", why = why));
            return;
        }
        let foe = state.active.other();
        let stuck = match (state.stage, state.attack) {
            (Stage::Ground, _) => due_in(self, state).is_none(),
            (Stage::Reinforcement, _) => state.due.iter().any(|unit| {
                let info = self.unit(unit);
                info.is_none_or(|u| entry_cells(self, state, u.side, u.cell).is_empty())
            }),
            (Stage::StayOrGo, Some(attack)) => {
                judge_retreat(self, state, attack.target, foe, attack.loss).is_err()
            }
            (Stage::Retreat, Some(_)) => retreating(self, state)
                .is_none_or(|(from, _)| destinations(self, state, from, foe).is_empty()),
            (Stage::Attack, Some(attack)) => {
                usize::from(chances::dice(self, state, &attack)) > MOST_DICE
            }
            _ => false,
        };
        if stuck {
            says(tr!("tabletop-stuck", stage = state.stage.key()));
        }
        if state.attack.is_some() && !(state.stage.is_pending() || state.stage == Stage::Attack) {
            says(tr!("tabletop-attack-elsewhere"));
        }
    }

    /// The unit that a text names.
    pub(in crate::systems::tabletop) fn unit_at(&self, node: &Node<'_>) -> Option<UnitId> {
        let text = node.text(80)?;
        let found = self.find_unit(text);
        if found.is_none() {
            let codes = self.codes(self.all_units());
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            let near = nearest(text, &codes).unwrap_or("none");
            let why = tr!("tabletop-no-unit", unit = quoted(text), near = near);
            node.fault(FaultKind::Says(why));
        }
        found
    }

    /// The cell that a text names.
    pub(in crate::systems::tabletop) fn cell_at(&self, node: &Node<'_>) -> Option<CellId> {
        let found = find_cell(self, node.text(20)?);
        found.map_err(|why| node.fault(FaultKind::Says(why))).ok()
    }
}

/// Faults have no full stop.
pub(in crate::systems::tabletop) fn stripped(text: String) -> String {
    text.strip_suffix('.').map_or(text.clone(), str::to_owned)
}
