//! The lines of a game as a tree: which there are, what makes each another than the
//! one it leaves, what they are called, in which order they stand, and which are
//! deleted. None of it means anything to the rules.

use super::game::one_line;
use super::read::says;
use super::{MAX_ACTIONS, OpenGame};
use crate::engine::NodeId;
use crate::json::{Doc, Fault, Fields, Node};
use crate::present::system::System;
use crate::words::tr;
use std::collections::BTreeMap;

/// The most positions with a name.
const NAMES: usize = 5_000;

/// The longest name in a file, in characters.
const LONGEST: usize = 400;

/// What makes a line another than the one it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parting {
    /// It leaves none: the game begins with it.
    None,
    /// The same was done, and the dice fell otherwise.
    Chance,
    /// Something else was done.
    Choice,
}

impl Parting {
    /// Its word in the protocol.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Chance => "chance",
            Self::Choice => "choice",
        }
    }
}

/// A line of the tree, from where it leaves another to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The position it leaves another line in; the first position for the main line.
    pub from: NodeId,
    /// What was done in it, one after the other; never empty but for the main line of
    /// a game in which nothing has been done.
    pub nodes: Vec<NodeId>,
    /// How many lines it is away from the main line.
    pub depth: usize,
    /// What makes it another than the line it leaves.
    pub parting: Parting,
}

/// A change of the tree that adds nothing to what was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// A position, and the line that begins with it, is called so; by no name if that
    /// is empty.
    Name(NodeId, String),
    /// The line of a position becomes the one that goes on from where it leaves
    /// another.
    Promote(NodeId),
    /// The ways on from a position stand in this order.
    Order(NodeId, Vec<NodeId>),
    /// An action and everything done after it is put out of sight.
    Delete(NodeId),
    /// What was deleted is there again.
    BringBack(NodeId),
    /// The game stands in this position from now on.
    Enter(NodeId),
    /// All of these, one after the other; what cannot be done of it is left out.
    All(Vec<Edit>),
}

/// What positions are called.
pub(super) type Names = BTreeMap<NodeId, String>;

impl<S: System> OpenGame<S> {
    /// Every line whoever looks may know, the main line first, each before those that
    /// leave it.
    pub(super) fn all_variations(&self) -> Vec<Variation> {
        let mut found = Vec::new();
        // Where the lines begin that are yet to be followed, the next one last.
        let mut open = vec![(NodeId(0), None, 0, Parting::None)];
        while let Some((from, first, depth, parting)) = open.pop() {
            let mut nodes = Vec::new();
            let mut aside = Vec::new();
            let mut next = match first {
                Some(first) => Some(first),
                None => self.ways_seen(from).first().copied(),
            };
            while let Some(at) = next {
                nodes.push(at);
                let ways = self.ways_seen(at);
                next = ways.first().copied();
                aside.extend(self.others_of(&ways, at, depth));
            }
            if first.is_none() {
                let ways = self.ways_seen(from);
                let mut before = self.others_of(&ways, from, depth);
                before.append(&mut aside);
                aside = before;
            }
            found.push(Variation {
                from,
                nodes,
                depth,
                parting,
            });
            open.extend(aside.into_iter().rev());
        }
        found
    }

    /// The ways on from a position but the first, as lines to be followed.
    fn others_of(
        &self,
        ways: &[NodeId],
        from: NodeId,
        depth: usize,
    ) -> Vec<(NodeId, Option<NodeId>, usize, Parting)> {
        let others = (1..ways.len()).filter_map(|n| ways.get(..=n)?.split_last());
        others
            .map(|(&way, before)| (from, Some(way), depth + 1, self.parting(way, before)))
            .collect()
    }

    /// What makes a way another than those before it.
    fn parting(&self, way: NodeId, before: &[NodeId]) -> Parting {
        let action = |at: NodeId| self.tree.node(at).map(|node| node.entry.action);
        match before.iter().any(|&other| action(other) == action(way)) {
            true => Parting::Chance,
            false => Parting::Choice,
        }
    }

    /// The ways on from a position, as far as whoever looks may know of them.
    pub(super) fn ways_seen(&self, at: NodeId) -> Vec<NodeId> {
        let mut ways: Vec<NodeId> = self.tree.after(at).collect();
        if !self.open() {
            let path = self.tree.path(self.tree.cursor());
            ways.retain(|way| path.contains(way));
        }
        ways
    }

    /// What is deleted by itself, if whoever looks may know of it.
    pub(super) fn all_deleted(&self) -> Vec<NodeId> {
        match self.open() {
            true => self.tree.deleted().collect(),
            false => Vec::new(),
        }
    }

    /// Changes the tree; what takes that back.
    pub(super) fn edited(&mut self, edit: Edit) -> Result<Edit, String> {
        if let Edit::All(edits) = edit {
            let mut back = Vec::new();
            for edit in edits {
                back.extend(self.edited(edit));
            }
            back.reverse();
            return match back.is_empty() {
                true => Err(tr!("lines-nothing-changed")),
                false => Ok(Edit::All(back)),
            };
        }
        let names = matches!(edit, Edit::Name(..));
        if !names && !self.open() {
            return Err(tr!("room-closed"));
        }
        let back = match edit {
            Edit::Name(at, name) => Some(Edit::Name(at, self.named(at, &name)?)),
            Edit::Promote(at) => {
                let fork = self.tree.leaves_at(at);
                let fork = fork.and_then(|at| self.tree.node(at)).map(|n| n.parent);
                let before = fork.map(|fork| (fork, self.tree.every_way(fork).to_vec()));
                let done = self.tree.promote(at);
                before
                    .filter(|_| done)
                    .map(|(fork, order)| Edit::Order(fork, order))
            }
            Edit::Order(at, order) => {
                let before = self.tree.every_way(at).to_vec();
                let done = self.tree.set_order(at, &order);
                done.then_some(Edit::Order(at, before))
            }
            Edit::Delete(at) => {
                let stood = self.tree.cursor();
                let done = self.tree.delete(at);
                let back = match self.tree.cursor() == stood {
                    true => Edit::BringBack(at),
                    false => Edit::All(vec![Edit::BringBack(at), Edit::Enter(stood)]),
                };
                done.then_some(back)
            }
            Edit::BringBack(at) => self.tree.bring_back(at).then_some(Edit::Delete(at)),
            Edit::Enter(at) => {
                let stood = self.tree.cursor();
                let done = stood != at && self.tree.go(at);
                done.then_some(Edit::Enter(stood))
            }
            Edit::All(_) => None,
        };
        // Whatever was arranged by hand is not dropped in passing.
        self.tree.hold();
        self.settle();
        back.ok_or_else(|| tr!("lines-nothing-changed"))
    }

    /// Calls a position so; what it was called before.
    fn named(&mut self, at: NodeId, name: &str) -> Result<String, String> {
        let name = one_line(name);
        if !self.tree.has(at) {
            return Err(tr!("lines-nothing-changed"));
        }
        let before = self.names.remove(&at).unwrap_or_default();
        if name.is_empty() {
            return Ok(before);
        }
        // A name that is there already has made room for the new one.
        if self.names.len() >= NAMES {
            return Err(tr!("lines-too-many-names", n = NAMES));
        }
        self.names.insert(at, name);
        Ok(before)
    }

    /// Names, order and what is deleted, as a file has them: field by field, each left
    /// out where there is nothing to say.
    pub(super) fn arrangement_docs(&self) -> Vec<(&'static str, Doc)> {
        let mut fields = Vec::new();
        let names = self
            .names
            .iter()
            .map(|(at, name)| Doc::object([("at", number(*at)), ("name", name.as_str().into())]));
        let nodes = (0..=self.tree.nodes().len()).map(NodeId);
        let order = nodes.filter_map(|at| {
            let ways = self.tree.every_way(at);
            let ways = (!ways.is_sorted()).then(|| ways.iter().copied().map(number).collect())?;
            Some(Doc::object([("at", number(at)), ("ways", Doc::List(ways))]))
        });
        let deleted = self.tree.deleted().map(number);
        let all: [(&str, Vec<Doc>); 3] = [
            ("names", names.collect()),
            ("order", order.collect()),
            ("deleted", deleted.collect()),
        ];
        for (name, list) in all {
            if !list.is_empty() {
                fields.push((name, Doc::List(list)));
            }
        }
        fields
    }

    /// Takes in names, order and what is deleted from a file. What belongs nowhere is
    /// left out, and noted if the file was `whole`.
    pub(super) fn read_arrangement(
        &mut self,
        fields: &Fields<'_>,
        whole: bool,
        notes: &mut Vec<Fault>,
    ) {
        let list = |name: &str, most: usize| {
            let list = fields.optional(name).and_then(|node| node.list(most));
            list.unwrap_or_default()
        };
        let mut odd = |field: &str, at: NodeId| {
            if whole {
                let why = tr!("kept-arranged-nowhere", at = at.0);
                notes.push(Fault::at(field, says(why)));
            }
        };
        for node in list("names", NAMES) {
            let Some((at, name)) = one_name(&node) else {
                continue;
            };
            if self.named(at, &name).is_err() {
                odd("names", at);
            }
        }
        for node in list("order", MAX_ACTIONS) {
            let Some((at, ways)) = one_order(&node) else {
                continue;
            };
            if !self.tree.set_order(at, &ways) {
                odd("order", at);
            }
        }
        // What comes later first: it may lie in what is deleted before it.
        for node in list("deleted", MAX_ACTIONS).iter().rev() {
            let Some(at) = node.number(1..=i64::MAX).and_then(node_id) else {
                continue;
            };
            // What the game stands in is in sight.
            let stands = self.tree.leads_to(at, self.tree.cursor());
            if stands || !self.tree.delete(at) {
                odd("deleted", at);
            }
        }
    }
}

fn number(at: NodeId) -> Doc {
    Doc::Whole(at.0 as u64)
}

fn node_id(number: i64) -> Option<NodeId> {
    usize::try_from(number).ok().map(NodeId)
}

/// A position, and what it is called.
fn one_name(node: &Node<'_>) -> Option<(NodeId, String)> {
    let fields = node.object(&["at", "name"])?;
    let at = fields.field("at")?.number(0..=i64::MAX)?;
    let name = fields.field("name")?.text(LONGEST)?;
    Some((node_id(at)?, name.to_owned()))
}

/// A position, and the order of the ways on from it.
fn one_order(node: &Node<'_>) -> Option<(NodeId, Vec<NodeId>)> {
    let fields = node.object(&["at", "ways"])?;
    let at = fields.field("at")?.number(0..=i64::MAX)?;
    let ways = fields.field("ways")?.list(MAX_ACTIONS)?;
    let ways = ways.iter().map(|way| node_id(way.number(1..=i64::MAX)?));
    Some((node_id(at)?, ways.collect::<Option<_>>()?))
}
