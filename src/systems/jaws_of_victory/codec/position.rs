//! A position as an object: written, read back, and judged.

use super::notation::find_hex;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, nearest, quoted};
use crate::space::{CellId, CellSet, MAX_CELLS};
use crate::systems::jaws_of_victory::ids::{UnitId, UnitSet};
use crate::systems::jaws_of_victory::rules::Breakout;
use crate::systems::jaws_of_victory::sound;
use crate::systems::jaws_of_victory::state::{Fight, March, Stage, State};
use crate::words::tr;

const FIELDS: [&str; 10] = [
    "stage",
    "wave",
    "rolls",
    "lost",
    "acted",
    "attacked",
    "attackers",
    "march",
    "fight",
    "units",
];

/// What can be said of a unit besides place and steps.
const MARKS: [&str; 6] = [
    "joined",
    "enlarged",
    "moved",
    "disorganised",
    "disorganised_beyond",
    "escaped",
];

/// Where a unit is that is not on the map.
const OFF: &str = "off";

fn marks(state: &mut State) -> [&mut UnitSet; 6] {
    [
        &mut state.joined,
        &mut state.enlarged,
        &mut state.moved,
        &mut state.disorganised,
        &mut state.disorganised_beyond,
        &mut state.escaped,
    ]
}

fn texts(words: Vec<String>) -> Doc {
    Doc::List(words.into_iter().map(Doc::Text).collect())
}

fn number(n: impl Into<i64>) -> Doc {
    n.into().into()
}

fn flags(of: [bool; 2]) -> Doc {
    Doc::List(of.map(Doc::from).to_vec())
}

impl Breakout {
    /// A position as an object.
    #[must_use]
    pub fn written(&self, state: &State) -> Doc {
        let hexes = |set: CellSet| texts(set.iter().map(|h| self.spot(h)).collect());
        let march = state.march.map(|march| {
            Doc::object([
                ("stack", self.spot(march.stack).into()),
                ("at", self.spot(march.at).into()),
                ("entered", number(march.entered)),
                ("attacked", march.attacked.into()),
                ("crossed", march.crossed.into()),
            ])
        });
        let fight = (state.fight != Fight::default()).then(|| {
            Doc::object([
                ("due", Doc::List(state.fight.due.map(number).to_vec())),
                ("first", flags(state.fight.first)),
                ("disorganises", flags(state.fight.disorganises)),
            ])
        });
        let units = self
            .all_units()
            .iter()
            .map(|unit| self.unit_doc(state, unit));
        Doc::object([
            ("stage", state.stage.key().into()),
            ("wave", number(state.wave)),
            ("rolls", number(state.rolls)),
            ("lost", number(state.lost)),
            ("acted", hexes(state.acted)),
            ("attacked", hexes(state.attacked)),
            ("attackers", number(state.attackers)),
            ("march", march.into()),
            ("fight", fight.into()),
            ("units", Doc::List(units.collect())),
        ])
    }

    fn unit_doc(&self, state: &State, unit: UnitId) -> Doc {
        let mut copy = *state;
        let words = MARKS.into_iter().zip(marks(&mut copy));
        let words = words.filter(|(_, set)| set.contains(unit));
        let words = words.map(|(word, _)| word.to_owned()).collect();
        let hex = state.cell_of(unit);
        let hex = hex.map_or_else(|| OFF.to_owned(), |hex| self.spot(hex));
        // Who is on the map has some; how many is not for everybody to know [22.6.3].
        let known = state.steps(unit) > 0 || state.cell_of(unit).is_none();
        let steps = known.then(|| number(state.steps(unit))).into();
        let mut fields = vec![
            ("unit", self.code(unit).into()),
            ("hex", hex.into()),
            ("steps", steps),
        ];
        let own = self.pocket().contains(unit);
        if let Some(origin) = state.origin_of(unit).filter(|_| own) {
            fields.push(("of", self.spot(origin).into()));
        }
        fields.push(("marks", texts(words)));
        Doc::object(fields)
    }

    /// A position read and judged; what it leaves out is as in `base`.
    ///
    /// # Errors
    /// Everything that is wrong with it; paths begin with `position`.
    pub fn read_position(&self, doc: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        let log = Log::default();
        let mut state = *base;
        let root = Node::new(doc, "position", &log);
        if let Some(fields) = root.object(&FIELDS) {
            self.read_course(&fields, &mut state);
            if let Some(units) = fields.optional("units") {
                self.read_units(&units, &mut state);
            }
            // What is under way belongs to the stage that is given.
            if fields.optional("stage").is_some() {
                state.march = None;
                state.fight = Fight::default();
            }
            if let Some(node) = fields.optional("march") {
                state.march = self.read_march(&node);
            }
            if let Some(node) = fields.optional("fight") {
                state.fight = read_fight(&node).unwrap_or_default();
            }
        }
        let mut faults = log.take();
        if faults.is_empty()
            && let Err(why) = sound::invariants(self, &state)
        {
            let why = tr!("jaws-unsound", why = why);
            faults.push(Fault::at("position", FaultKind::Says(why)));
        }
        match faults.is_empty() {
            true => Ok(state),
            false => Err(faults),
        }
    }

    fn read_course(&self, fields: &Fields<'_>, state: &mut State) {
        let keys = Stage::ALL.map(Stage::key);
        if let Some(place) = fields.optional("stage").and_then(|n| n.word(&keys))
            && let Some(stage) = Stage::ALL.get(place)
        {
            state.stage = *stage;
        }
        if let Some(wave) = fields.optional("wave").and_then(|n| n.small(0..=4)) {
            state.wave = wave;
        }
        let rolls = fields.optional("rolls");
        if let Some(rolls) = rolls.and_then(|n| n.number(0..=9999)) {
            state.rolls = u32::try_from(rolls).unwrap_or(0);
        }
        if let Some(lost) = fields.optional("lost").and_then(|n| n.number(0..=999)) {
            state.lost = u16::try_from(lost).unwrap_or(0);
        }
        for (name, set) in [
            ("acted", &mut state.acted),
            ("attacked", &mut state.attacked),
        ] {
            if let Some(node) = fields.optional(name) {
                let list = node.list(MAX_CELLS).unwrap_or_default();
                *set = list.iter().filter_map(|n| self.hex_at(n)).collect();
            }
        }
        if let Some(n) = fields.optional("attackers").and_then(|n| n.small(0..=99)) {
            state.attackers = n;
        }
    }

    fn read_units(&self, node: &Node<'_>, state: &mut State) {
        let entries = node.list(self.unit_count()).unwrap_or_default();
        let mut named = UnitSet::EMPTY;
        let mut found = Vec::new();
        for entry in entries {
            let Some(fields) = entry.object(&["unit", "hex", "steps", "of", "marks"]) else {
                continue;
            };
            let Some(node) = fields.field("unit") else {
                continue;
            };
            let Some(unit) = self.unit_at(&node) else {
                continue;
            };
            if named.contains(unit) {
                let unit = self.code(unit);
                node.fault(FaultKind::Says(tr!("jaws-unit-twice", unit = unit)));
                continue;
            }
            named.insert(unit);
            found.push((unit, fields));
        }
        for &(unit, _) in &found {
            state.lift(self, unit);
            marks(state).into_iter().for_each(|set| set.remove(unit));
        }
        for (unit, fields) in found {
            self.read_unit(unit, &fields, state);
        }
    }

    fn read_unit(&self, unit: UnitId, fields: &Fields<'_>, state: &mut State) {
        let most = self.most_steps(unit);
        let list = fields.optional("marks").and_then(|n| n.list(MARKS.len()));
        for mark in list.unwrap_or_default() {
            if let Some(i) = mark.word(&MARKS)
                && let Some(set) = marks(state).into_iter().nth(i)
            {
                set.insert(unit);
            }
        }
        let off = |node: &Node<'_>| *node.doc() == Doc::from(OFF);
        let steps = fields.optional("steps");
        match fields.field("hex") {
            Some(node) if !off(&node) => {
                let printed = self.unit(unit).map_or(1, |info| info.steps);
                let steps = steps.map_or(Some(printed), |n| n.small(1..=most));
                if let (Some(hex), Some(steps)) = (self.hex_at(&node), steps) {
                    state.put(self, unit, hex, steps);
                    if self.pocket().contains(unit) {
                        let origin = fields.optional("of").and_then(|n| self.hex_at(&n));
                        state.belong(unit, origin.unwrap_or(hex));
                    }
                }
            }
            _ => {
                // Who got out keeps its steps.
                let steps = steps.and_then(|n| n.small(0..=most)).unwrap_or(0);
                if state.escaped.contains(unit) {
                    state.got_out(unit, steps);
                } else if steps > 0 {
                    let unit = self.code(unit);
                    fields.fault(FaultKind::Says(tr!("jaws-steps-off-map", unit = unit)));
                }
            }
        }
    }

    fn read_march(&self, node: &Node<'_>) -> Option<March> {
        let fields = node.object(&["stack", "at", "entered", "attacked", "crossed"])?;
        let flag = |name| {
            fields
                .optional(name)
                .is_some_and(|n| n.flag() == Some(true))
        };
        let stack = fields.field("stack").and_then(|n| self.hex_at(&n));
        let at = fields.field("at").and_then(|n| self.hex_at(&n));
        let entered = fields.field("entered").and_then(|n| n.small(0..=4));
        Some(March {
            stack: stack?,
            at: at?,
            entered: entered?,
            attacked: flag("attacked"),
            crossed: flag("crossed"),
        })
    }

    /// The unit that a text names.
    pub(in crate::systems::jaws_of_victory) fn unit_at(&self, node: &Node<'_>) -> Option<UnitId> {
        let text = node.text(80)?;
        let found = self.find_unit(text);
        if found.is_none() {
            let codes: Vec<String> = self.all_units().iter().map(|u| self.code(u)).collect();
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            let near = nearest(text, &codes).unwrap_or("none");
            let why = tr!("jaws-no-unit", unit = quoted(text), near = near);
            node.fault(FaultKind::Says(why));
        }
        found
    }

    /// The hex that a text names.
    pub(in crate::systems::jaws_of_victory) fn hex_at(&self, node: &Node<'_>) -> Option<CellId> {
        let found = find_hex(self, node.text(20)?);
        found.map_err(|why| node.fault(FaultKind::Says(why))).ok()
    }

    /// What written actions call a unit.
    pub(in crate::systems::jaws_of_victory) fn code(&self, unit: UnitId) -> String {
        self.unit(unit)
            .map_or_else(|| "?".to_owned(), |info| info.code.clone())
    }

    /// What written actions call a hex.
    pub(in crate::systems::jaws_of_victory) fn spot(&self, hex: CellId) -> String {
        self.number(hex).to_string()
    }
}

fn read_fight(node: &Node<'_>) -> Option<Fight> {
    let fields = node.object(&["due", "first", "disorganises"])?;
    let [a, b] = fields.field("due")?.array()?.map(|n| n.small(0..=9));
    let flags = |name: &str| -> Option<[bool; 2]> {
        let [a, b] = fields.field(name)?.array()?.map(|n| n.flag());
        Some([a?, b?])
    };
    let (first, disorganises) = (flags("first"), flags("disorganises"));
    Some(Fight {
        due: [a?, b?],
        first: first?,
        disorganises: disorganises?,
    })
}
