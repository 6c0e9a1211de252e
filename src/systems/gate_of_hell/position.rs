//! Positions in files and in the protocol: the beginning of a half of an impulse. What
//! a group has done in it, a landing under way or an assault is no part of it.

use super::ids::{Mine, PieceId, Site};
use super::rules::GateOfHell;
use super::state::{Band, Marker, Stage, State};
use crate::engine::{Rules, SideNo};
use crate::hex::Id;
use crate::json::{Doc, Fault, FaultKind, Log, Node};
use crate::words::tr;

const SIDES: [(&str, SideNo); 2] = [("union", SideNo::A), ("confederate", SideNo::B)];

const MINES: [(&str, Mine); 4] = [
    ("two", Mine::Two),
    ("one", Mine::One),
    ("dummy", Mine::Dummy),
    ("unknown", Mine::Unknown),
];

const FIELDS: [&str; 16] = [
    "turn",
    "impulse",
    "side",
    "passed",
    "msp",
    "advantage",
    "handed",
    "pieces",
    "silent",
    "mines",
    "met",
    "unseen",
    "dummies",
    "entrenchments",
    "hunley",
    "swamp_angel",
];

fn number(n: u8) -> Doc {
    i64::from(n).into()
}

fn side_word(side: SideNo) -> Doc {
    let found = SIDES.iter().find(|(_, s)| *s == side);
    found.map_or("", |(word, _)| *word).into()
}

impl GateOfHell {
    /// A position in words.
    pub(super) fn written(&self, state: &State) -> Doc {
        let all = || (0..self.parts().pieces.len()).map(PieceId::from_index);
        let code = |p: PieceId| self.piece(p).map_or("?", |i| i.code.as_str());
        let place = |site: Site| match self.site(site) {
            Some(info) => info.code.as_str().into(),
            None => Doc::Null,
        };
        let pieces = all().map(|p| {
            Doc::object([
                ("piece", code(p).into()),
                ("at", place(state.site(p))),
                ("lost", number(state.losses(p))),
                ("committed", number(state.marks(p))),
            ])
        });
        let silent = state.silent.iter().map(|p| code(p).into());
        let mines = state
            .mines
            .iter()
            .zip(self.fields())
            .flat_map(|(markers, &site)| {
                let lie = markers.iter().filter(|m| m.mine != Mine::None);
                lie.map(move |m| {
                    let word = MINES.iter().find(|(_, mine)| *mine == m.mine);
                    Doc::object([
                        ("area", self.code(site).into()),
                        ("marker", word.map_or("unknown", |(w, _)| *w).into()),
                        ("down", m.down.into()),
                    ])
                })
            });
        let trenches = SideNo::BOTH.into_iter().flat_map(|side| {
            let dug = self
                .lands()
                .iter()
                .filter(move |&s| state.trench(side, s) > 0);
            dug.map(move |site| {
                Doc::object([
                    ("side", side_word(side)),
                    ("area", self.code(site).into()),
                    ("level", number(state.trench(side, site))),
                ])
            })
        });
        let met = state.met.map(number).to_vec();
        Doc::object([
            ("turn", number(state.turn)),
            ("impulse", number(state.impulse)),
            ("side", side_word(state.active)),
            ("passed", state.passed.into()),
            ("msp", Doc::List(state.msp.map(number).to_vec())),
            ("advantage", side_word(state.advantage)),
            ("handed", state.handed.into()),
            ("pieces", Doc::List(pieces.collect())),
            ("silent", Doc::List(silent.collect())),
            ("mines", Doc::List(mines.collect())),
            ("met", Doc::List(met)),
            ("unseen", number(state.unseen)),
            ("dummies", number(state.dummies)),
            ("entrenchments", Doc::List(trenches.collect())),
            ("hunley", number(state.hunley)),
            ("swamp_angel", state.angel.map_or(Doc::Null, place)),
        ])
    }

    /// A position read, out of `base` where it says nothing.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(super) fn read_position(&self, doc: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        let log = Log::default();
        let mut state = *base;
        self.fill(&Node::new(doc, "position", &log), &mut state);
        let faults = log.take();
        if !faults.is_empty() {
            return Err(faults);
        }
        if let Err(why) = self.invariants(&state) {
            return Err(vec![Fault::at("position", FaultKind::Says(why))]);
        }
        Ok(state)
    }

    fn fill(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&FIELDS)?;
        let small = |name: &str, most| f.optional(name).and_then(|n| n.small(0..=most));
        if let Some(turn) = f
            .optional("turn")
            .and_then(|n| n.small(1..=self.parts().turns))
        {
            state.turn = turn;
        }
        let impulse = small("impulse", self.numbers().more_impulses);
        if let Some(impulse) = impulse.filter(|i| *i > 0) {
            // A half of an impulse begins; what went on in another is over.
            state.impulse = impulse;
            state.stage = Stage::Acting;
            state.band = Band::NOBODY;
            (state.fight, state.party) = (None, None);
            (state.lying, state.due, state.sent) = (None, None, None);
        }
        let side = |name: &str| f.optional(name).and_then(|n| n.choice(&SIDES));
        state.active = side("side").unwrap_or(state.active);
        state.advantage = side("advantage").unwrap_or(state.advantage);
        let flag = |name: &str| f.optional(name).and_then(|n| n.flag());
        state.passed = flag("passed").unwrap_or(state.passed);
        state.handed = flag("handed").unwrap_or(state.handed);
        if let Some([a, b]) = f.optional("msp").and_then(|n| n.array::<2>()) {
            let most = self.tables().msp_most;
            if let (Some(a), Some(b)) = (a.small(0..=most), b.small(0..=most)) {
                state.msp = [a, b];
            }
        }
        for node in f
            .optional("pieces")
            .and_then(|n| n.list(200))
            .unwrap_or_default()
        {
            self.put_piece(&node, state);
        }
        if let Some(silent) = f.optional("silent").and_then(|n| n.list(200)) {
            let found = silent.iter().filter_map(|n| self.piece_at(n));
            state.silent = found.collect();
        }
        if let Some(mines) = f.optional("mines").and_then(|n| n.list(16)) {
            state.mines = [[Marker::NONE; 2]; super::setup::MOST_FIELDS];
            for node in &mines {
                self.put_marker(node, state);
            }
        }
        if let Some(list) = f.optional("met").and_then(|n| n.list(state.met.len())) {
            for (to, node) in state.met.iter_mut().zip(&list) {
                *to = node.small(0..=9)?;
            }
        }
        state.unseen = small("unseen", 40).unwrap_or(state.unseen);
        state.dummies = small("dummies", 40).unwrap_or(state.dummies);
        if let Some(list) = f.optional("entrenchments").and_then(|n| n.list(40)) {
            state.trenches = [[0; super::ids::MOST_SITES]; 2];
            for node in &list {
                self.put_trench(node, state);
            }
        }
        state.hunley = small("hunley", u8::MAX).unwrap_or(state.hunley);
        if let Some(node) = f.optional("swamp_angel") {
            state.angel = self.site_at(&node);
        }
        Some(())
    }

    fn piece_at(&self, node: &Node<'_>) -> Option<PieceId> {
        let text = node.text(60)?;
        let found = self.find_piece(text);
        if found.is_none() {
            node.fault(FaultKind::Says(tr!("gate-unknown", found = text)));
        }
        found
    }

    fn site_at(&self, node: &Node<'_>) -> Option<Site> {
        let text = node.text(10)?;
        let found = self.find_site(text);
        if found.is_none() {
            node.fault(FaultKind::Says(tr!("gate-unknown", found = text)));
        }
        found
    }

    fn put_piece(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&["piece", "at", "lost", "committed"])?;
        let piece = self.piece_at(&f.field("piece")?)?.index();
        let at = match f.optional("at") {
            Some(node) => self.site_at(&node)?,
            None => Site::NOWHERE,
        };
        *state.at.get_mut(piece)? = at;
        if let Some(lost) = f.optional("lost").and_then(|n| n.small(0..=2)) {
            *state.lost.get_mut(piece)? = lost;
        }
        if let Some(marks) = f.optional("committed").and_then(|n| n.small(0..=2)) {
            *state.committed.get_mut(piece)? = marks;
        }
        Some(())
    }

    fn put_marker(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&["area", "marker", "down"])?;
        let site = self.site_at(&f.field("area")?)?;
        let marker = Marker {
            mine: f.field("marker")?.choice(&MINES)?,
            down: f.field("down")?.flag()?,
        };
        let Some(markers) = self.field(site).and_then(|f| state.mines.get_mut(f)) else {
            node.fault(FaultKind::Says(tr!(
                "gate-unknown",
                found = self.code(site)
            )));
            return None;
        };
        let free = markers.iter_mut().find(|m| m.mine == Mine::None);
        match free {
            Some(free) => *free = marker,
            None => node.fault(FaultKind::TooMany { length: 3, most: 2 }),
        }
        super::apply::ordered(markers);
        Some(())
    }

    fn put_trench(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&["side", "area", "level"])?;
        let side = f.field("side")?.choice(&SIDES)?;
        let site = self.site_at(&f.field("area")?)?;
        let level = f.field("level")?.small(0..=2)?;
        *state.trenches[side.index()].get_mut(site.index())? = level;
        Some(())
    }
}
