//! Positions in files and in the protocol. What the beginning of a half of an impulse
//! has is always written; what is under way besides, only where there is something.
//! A position without a `stage` is the beginning of a half of an impulse.

mod under_way;

use super::ids::{Mine, PieceId, PieceSet, Site};
use super::rules::GateOfHell;
use super::setup::MOST_FIELDS;
use super::state::{Band, Marker, Markers, Stage, State};
use crate::engine::{Rules, SideNo};
use crate::hex::Id;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use crate::words::tr;

const SIDES: [(&str, SideNo); 2] = [("union", SideNo::A), ("confederate", SideNo::B)];

const MINES: [(&str, Mine); 4] = [
    ("two", Mine::Two),
    ("one", Mine::One),
    ("dummy", Mine::Dummy),
    ("unknown", Mine::Unknown),
];

/// What stands for the end of a game that goes on.
const UNDECIDED: u8 = 2;

const FIELDS: [&str; 39] = [
    "turn",
    "impulse",
    "stage",
    "crowded",
    "price",
    "rolls",
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
    "swamp_angel_lost",
    "group",
    "assault",
    "party",
    "thrown",
    "due",
    "sent",
    "handled",
    "bought",
    "before",
    "batch",
    "trained",
    "struck",
    "spent",
    "doomed",
    "fate",
    "gale",
    "stalled",
    "verdict",
];

fn number(n: u8) -> Doc {
    i64::from(n).into()
}

fn side_word(side: SideNo) -> Doc {
    let found = SIDES.iter().find(|(_, s)| *s == side);
    found.map_or("", |(word, _)| *word).into()
}

/// What a stage is called that concerns no place and no price.
fn stage_word(stage: Stage) -> Doc {
    match stage {
        Stage::Crowded(_) => "crowded".into(),
        Stage::Price(_) => "price".into(),
        stage => {
            let found = Stage::WORDS.iter().find(|(_, s)| *s == stage);
            found.map_or("", |(word, _)| *word).into()
        }
    }
}

impl GateOfHell {
    /// A position in words.
    pub(super) fn written(&self, state: &State) -> Doc {
        let mut fields = self.begun(state);
        fields.extend(self.besides(state));
        Doc::object(fields)
    }

    fn markers_word(&self, mines: &[Markers; MOST_FIELDS]) -> Doc {
        let all = mines.iter().zip(self.fields());
        let lie = all.flat_map(|(markers, &site)| {
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
        Doc::List(lie.collect())
    }

    /// What a half of an impulse begins with.
    fn begun(&self, state: &State) -> Vec<(&'static str, Doc)> {
        let all = || (0..self.parts().pieces.len()).map(PieceId::from_index);
        let pieces = all().map(|p| {
            let fields = [
                ("piece", self.piece_word(p)),
                ("at", self.site_word(state.site(p))),
                ("lost", number(state.losses(p))),
                ("committed", number(state.marks(p))),
            ];
            let bank = Some(self.site_word(state.bank(p))).filter(|bank| *bank != Doc::Null);
            Doc::object(fields.into_iter().chain(bank.map(|b| ("points_at", b))))
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
        vec![
            ("turn", number(state.turn)),
            ("impulse", number(state.impulse)),
            ("stage", stage_word(state.stage)),
            ("side", side_word(state.active)),
            ("passed", state.passed.into()),
            ("msp", Doc::List(state.msp.map(number).to_vec())),
            ("advantage", side_word(state.advantage)),
            ("handed", state.handed.into()),
            ("rolls", i64::from(state.rolls).into()),
            ("pieces", Doc::List(pieces.collect())),
            ("silent", self.pieces_word(state.silent)),
            ("mines", self.markers_word(&state.mines)),
            ("met", Doc::List(state.met.map(number).to_vec())),
            ("unseen", number(state.unseen)),
            ("dummies", number(state.dummies)),
            ("entrenchments", Doc::List(trenches.collect())),
            ("hunley", number(state.hunley)),
            (
                "swamp_angel",
                state.angel.map_or(Doc::Null, |s| self.site_word(s)),
            ),
        ]
    }

    /// What there is besides, if there is something.
    fn besides(&self, state: &State) -> Vec<(&'static str, Doc)> {
        let mut all = Vec::new();
        match state.stage {
            Stage::Crowded(site) => all.push(("crowded", self.site_word(site))),
            Stage::Price(cost) => all.push(("price", number(cost))),
            _ => {}
        }
        all.extend(self.band_word(&state.band).map(|d| ("group", d)));
        all.extend(state.fight.map(|f| ("assault", self.fight_word(&f))));
        all.extend(state.party.map(|p| ("party", self.party_word(&p))));
        all.extend(state.lying.map(|l| ("thrown", self.lying_word(&l))));
        all.extend(state.due.map(|cast| ("due", self.cast_word(cast))));
        all.extend(state.sent.map(|p| ("sent", self.piece_word(p))));
        for (name, pieces) in [("handled", state.handled), ("doomed", state.doomed)] {
            if !pieces.is_empty() {
                all.push((name, self.pieces_word(pieces)));
            }
        }
        let (points, dummies) = state.bought;
        if state.bought != (0, 0) {
            let bought = vec![number(points), number(dummies)];
            all.push(("bought", Doc::List(bought)));
        }
        if state.before != [[Marker::NONE; 2]; MOST_FIELDS] {
            all.push(("before", self.markers_word(&state.before)));
        }
        for (name, on) in [
            ("trained", state.trained),
            ("struck", state.struck),
            ("spent", state.spent),
            ("swamp_angel_lost", state.angel_lost),
            ("stalled", state.stalled),
        ] {
            if on {
                all.push((name, on.into()));
            }
        }
        for (name, count) in [
            ("batch", state.batch),
            ("fate", state.fate),
            ("gale", state.gale),
        ] {
            if count > 0 {
                all.push((name, number(count)));
            }
        }
        if state.verdict != UNDECIDED {
            all.push(("verdict", number(state.verdict)));
        }
        all
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
        let stage = match f.optional("stage") {
            Some(node) => Some(self.read_stage(&f, &node)?),
            // A half of an impulse begins.
            None => impulse.filter(|i| *i > 0).map(|_| Stage::Acting),
        };
        if let Some(stage) = stage {
            // What goes on in another is over.
            state.stage = stage;
            state.band = Band::NOBODY;
            (state.fight, state.party) = (None, None);
            (state.lying, state.due, state.sent) = (None, None, None);
            state.impulse = impulse.unwrap_or(state.impulse);
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
        state.silent = self.pieces_in(&f, "silent").unwrap_or(state.silent);
        state.mines = self.markers_in(&f, "mines").unwrap_or(state.mines);
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
        if f.optional("stage").is_some() {
            self.put_besides(&f, state);
        }
        Some(())
    }

    /// What is under way; nothing of it is, where nothing is said.
    fn put_besides(&self, f: &Fields<'_>, state: &mut State) {
        if let Some(node) = f.optional("group") {
            self.put_band(&node, state);
        }
        if let Some(node) = f.optional("assault") {
            self.put_fight(&node, state);
        }
        if let Some(node) = f.optional("party") {
            self.put_party(&node, state);
        }
        state.lying = f.optional("thrown").and_then(|n| self.read_lying(&n));
        state.due = f.optional("due").and_then(|n| self.read_cast(&n));
        state.sent = f.optional("sent").and_then(|n| self.piece_at(&n));
        let set = |name: &str| self.pieces_in(f, name).unwrap_or(PieceSet::EMPTY);
        (state.handled, state.doomed) = (set("handled"), set("doomed"));
        let bought = f.optional("bought").and_then(|n| n.array::<2>());
        let count = |n: &Node<'_>| n.small(0..=40).unwrap_or(0);
        state.bought = bought.map_or((0, 0), |[a, b]| (count(&a), count(&b)));
        let before = self.markers_in(f, "before");
        state.before = before.unwrap_or([[Marker::NONE; 2]; MOST_FIELDS]);
        let flag = |name: &str| f.optional(name).and_then(|n| n.flag()).unwrap_or(false);
        (state.trained, state.struck, state.spent) =
            (flag("trained"), flag("struck"), flag("spent"));
        (state.angel_lost, state.stalled) = (flag("swamp_angel_lost"), flag("stalled"));
        let small = |name: &str, most| f.optional(name).and_then(|n| n.small(0..=most));
        state.batch = small("batch", 5).unwrap_or(0);
        state.fate = small("fate", 12).unwrap_or(0);
        state.gale = small("gale", self.numbers().more_impulses).unwrap_or(0);
        state.verdict = small("verdict", 4).unwrap_or(UNDECIDED);
        let rolls = f.optional("rolls").and_then(|n| n.number(0..=99_999));
        state.rolls = rolls.and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
    }

    fn read_stage(&self, f: &Fields<'_>, node: &Node<'_>) -> Option<Stage> {
        let mut words = Stage::WORDS.to_vec();
        words.extend([
            ("crowded", Stage::Crowded(Site::NOWHERE)),
            ("price", Stage::Price(0)),
        ]);
        Some(match node.choice(&words)? {
            Stage::Crowded(_) => Stage::Crowded(self.site_at(&f.field("crowded")?)?),
            Stage::Price(_) => Stage::Price(f.field("price")?.small(0..=20)?),
            stage => stage,
        })
    }

    fn markers_in(&self, f: &Fields<'_>, name: &str) -> Option<[Markers; MOST_FIELDS]> {
        let list = f.optional(name)?.list(2 * MOST_FIELDS)?;
        let mut mines = [[Marker::NONE; 2]; MOST_FIELDS];
        for node in &list {
            self.put_marker(node, &mut mines);
        }
        Some(mines)
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
        let f = node.object(&["piece", "at", "lost", "committed", "points_at"])?;
        let piece = self.piece_at(&f.field("piece")?)?.index();
        let at = match f.optional("at") {
            Some(node) => self.site_at(&node)?,
            None => Site::NOWHERE,
        };
        *state.at.get_mut(piece)? = at;
        if let Some(to) = state.bank.get_mut(piece) {
            *to = match f.optional("points_at") {
                Some(node) => self.site_at(&node)?,
                None => Site::NOWHERE,
            };
        }
        if let Some(lost) = f.optional("lost").and_then(|n| n.small(0..=2)) {
            *state.lost.get_mut(piece)? = lost;
        }
        if let Some(marks) = f.optional("committed").and_then(|n| n.small(0..=2)) {
            *state.committed.get_mut(piece)? = marks;
        }
        Some(())
    }

    fn put_marker(&self, node: &Node<'_>, mines: &mut [Markers; MOST_FIELDS]) -> Option<()> {
        let f = node.object(&["area", "marker", "down"])?;
        let site = self.site_at(&f.field("area")?)?;
        let marker = Marker {
            mine: f.field("marker")?.choice(&MINES)?,
            down: f.field("down")?.flag()?,
        };
        let Some(markers) = self.field(site).and_then(|f| mines.get_mut(f)) else {
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
