//! A second implementation of the tabletop rules, slow and plain on purpose:
//! cells and units are names, sets are `BTreeSet`s, distance is counted in
//! steps and loss plans are found by trying. It follows the digest of the
//! rules, not the engine, to disagree with it wherever the engine misread the
//! digest; so the two share nothing but the text of the scenario file.
//!
//! Actions are small steps, written (`attack C6 29 Tank`, `lose 29 Tank`), and
//! positions are written too: texts are all the two have in common.

// Not every test crate uses every part.
#![allow(dead_code)]

pub mod arms;
mod fight;
mod grid;
mod play;
mod routes;
mod score;
mod setup;
mod supply;

pub use grid::Table;
use std::collections::{BTreeMap, BTreeSet};

/// A unit with everything the file says of it and everything that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    pub id: String,
    pub side: String,
    pub branch: String,
    /// Original strength; the present one is `strength`.
    pub full: u32,
    pub strength: u32,
    pub place: Place,
    pub oos: bool,
    pub retreated: bool,
    pub attacked: bool,
    pub moved: bool,
}

/// Where a unit is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Cell(String),
    /// To come: turn and entry cell.
    Awaited(u32, String),
    /// Due now, with a choice between these cells.
    Due(BTreeSet<String>),
    Destroyed,
    /// No free base when it was due: never on the table.
    Lost,
}

impl Unit {
    pub fn cell(&self) -> Option<&str> {
        match &self.place {
            Place::Cell(cell) => Some(cell),
            _ => None,
        }
    }

    pub fn is_in(&self, cell: &str) -> bool {
        self.cell() == Some(cell)
    }
}

/// A possible change of the ground.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Change {
    from: String,
    to: String,
    first: u32,
    last: u32,
    at_most: u8,
    player_turn: bool,
}

/// Something of a side in some turns: a limit of its lines (`what` is a number
/// of cells), an airlift (`what` is a cell), replacements (a number of points).
#[derive(Clone, PartialEq, Eq, Debug)]
struct Spell {
    side: String,
    what: String,
    first: u32,
    last: u32,
}

/// The options of T16.6.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub all_out_always: bool,
    pub crowded_always: bool,
    pub captured_base_supplies: bool,
    pub replacements_need_supply: bool,
    pub isolated_lost_at_end: bool,
}

/// A loss to be taken point by point by the units of one group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// Units and their strengths before the loss.
    before: Vec<(String, u32)>,
    loss: u32,
    /// What each of them has lost so far.
    taken: Vec<u32>,
}

/// What has to be finished before anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    Nothing,
    /// An attack is being put together.
    Attack {
        target: String,
        units: Vec<String>,
    },
    /// The attackers lose; then the defenders `then` points.
    AttackersLose {
        bill: Bill,
        target: String,
        then: u32,
    },
    /// The owner says whether he retreats.
    StayOrGo {
        target: String,
        loss: u32,
        to: BTreeSet<String>,
    },
    /// The defenders lose; then they go, if `to` says where.
    DefendersLose {
        bill: Bill,
        target: String,
        to: Option<BTreeSet<String>>,
    },
    Retreat {
        target: String,
        to: BTreeSet<String>,
    },
}

/// The phases in which something is decided or thrown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The change with this number is about to be rolled.
    Ground(usize),
    Reinforcement,
    Attack,
    Movement,
    Over,
}

/// A scenario and a position in it.
#[derive(Clone, Debug)]
pub struct Naive {
    pub table: Table,
    pub options: Options,
    /// The sides in the order of the file.
    pub sides: [String; 2],
    defence_limits: BTreeMap<String, usize>,
    initiative: String,
    turns: u32,
    start: String,
    days_per_turn: u32,
    changes: Vec<Change>,
    limits: Vec<Spell>,
    airlift: Vec<Spell>,
    replacements: Vec<Spell>,
    handicap: Option<(String, i32)>,

    pub ground: String,
    pub turn: u32,
    /// The active side.
    pub side: String,
    pub phase: Phase,
    pub pending: Pending,
    /// Replacement points left in this phase.
    pub replacements_left: u32,
    /// The cells attacked in this player turn.
    pub attacked_cells: BTreeSet<String>,
    /// Hits and losses of the last attack.
    pub last_attack: String,
    pub units: Vec<Unit>,
}

impl Naive {
    /// The side that is not this one.
    pub fn enemy(&self, side: &str) -> String {
        let [one, other] = &self.sides;
        if side == one {
            other.clone()
        } else {
            one.clone()
        }
    }

    pub fn unit(&self, id: &str) -> &Unit {
        self.units.iter().find(|u| u.id == id).unwrap()
    }

    fn change(&mut self, id: &str, how: impl FnOnce(&mut Unit)) {
        how(self.units.iter_mut().find(|u| u.id == id).unwrap());
    }

    /// The units of a side in a cell, in the order of the file.
    fn here(&self, side: &str, cell: &str) -> Vec<&Unit> {
        let units = self.units.iter();
        units.filter(|u| u.side == side && u.is_in(cell)).collect()
    }

    /// Those of them that are not retreated.
    fn fit(&self, side: &str, cell: &str) -> Vec<&Unit> {
        let mut units = self.here(side, cell);
        units.retain(|u| !u.retreated);
        units
    }

    fn holds(&self, side: &str, cell: &str) -> bool {
        self.units.iter().any(|u| u.side == side && u.is_in(cell))
    }

    /// Whether a unit of `side` stands next to the cell.
    fn controls(&self, side: &str, cell: &str) -> bool {
        self.table.near(cell).iter().any(|n| self.holds(side, n))
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<String> {
        match (&self.phase, &self.pending) {
            (Phase::Over, _) => None,
            (_, Pending::Nothing | Pending::Attack { .. } | Pending::AttackersLose { .. }) => {
                Some(self.side.clone())
            }
            _ => Some(self.enemy(&self.side)),
        }
    }

    pub fn over(&self) -> bool {
        self.phase == Phase::Over
    }
}
