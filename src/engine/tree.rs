//! A game in progress with everything that was tried in it: a tree of actions
//! with a cursor.

use super::game::{done, may_be_done};
use super::{Die, NoDice, PlayError, PlayedAction, Rules, UndoPolicy, UndoRefused};
use std::collections::BTreeSet;

/// The number of a position in a tree: 0 is the first one, and every action
/// that was done leads to one of its own, numbered as they were done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NodeId(pub usize);

/// One action that was done, and where.
#[derive(Clone, Debug)]
pub struct TreeNode<R: Rules> {
    /// The position it was done in.
    pub parent: NodeId,
    /// How many actions lead from the first position to after it.
    pub ply: usize,
    /// What was done, and what came of it.
    pub entry: PlayedAction<R>,
    /// Whether it was done in one gesture with the action before: undo takes
    /// both back.
    pub with_last: bool,
    /// Whether somebody chose how its dice fell: neither chance nor a table rolled
    /// them.
    pub chosen: bool,
}

/// A game from its first position, with all its lines. Undo, redo and looking
/// elsewhere move the cursor; nothing is ever computed backwards.
///
/// A few actions that were *undone* are dropped when something else is done
/// instead; many of them, those that rolled dice, and those that are
/// [held](Self::hold), stay as a line of their own. What lies ahead of a position
/// that was *gone to* stays: doing something else there opens another line.
///
/// Of several ways on from a position the first is the one its line goes on with;
/// any can be [promoted](Self::promote). What is [deleted](Self::delete) is out of
/// sight and still there: it can be brought back, and its number stays its own.
#[derive(Clone, Debug)]
pub struct Tree<R: Rules> {
    rules: R,
    start: R::State,
    nodes: Vec<TreeNode<R>>,
    /// What was done in each position, deleted or not, the way its line goes on
    /// first; by the number of the position.
    ways: Vec<Vec<NodeId>>,
    /// What is deleted, with everything that was done after it.
    deleted: BTreeSet<NodeId>,
    cursor: NodeId,
    /// Where undo began: the cursor lies on the way there.
    undone: Option<NodeId>,
    /// So many actions are dropped by nothing.
    held: usize,
    policy: UndoPolicy,
}

/// So many undone actions are not worth keeping when others take their place.
const A_FEW: usize = 5;

impl<R: Rules> Tree<R> {
    /// A game that begins in this position. Whether that is sound is for the
    /// caller to ask [`invariants`](Rules::invariants).
    pub fn new(rules: R, start: R::State, policy: UndoPolicy) -> Self {
        Self {
            rules,
            start,
            nodes: Vec::new(),
            ways: vec![Vec::new()],
            deleted: BTreeSet::new(),
            cursor: NodeId(0),
            undone: None,
            held: 0,
            policy,
        }
    }

    /// The rules and their set-up.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// How far undo goes.
    pub const fn policy(&self) -> UndoPolicy {
        self.policy
    }

    /// Changes how far undo goes from now on.
    pub const fn set_policy(&mut self, policy: UndoPolicy) {
        self.policy = policy;
    }

    /// Every action, in the order of its number, which begins with 1.
    pub fn nodes(&self) -> &[TreeNode<R>] {
        &self.nodes
    }

    /// The action that leads to a position; `None` for the first position, and
    /// for one that the tree does not have.
    pub fn node(&self, id: NodeId) -> Option<&TreeNode<R>> {
        self.nodes.get(id.0.checked_sub(1)?)
    }

    /// Whether the tree has such a position.
    pub fn has(&self, id: NodeId) -> bool {
        id.0 <= self.nodes.len()
    }

    /// Where the game stands.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position where the game stands.
    pub fn state(&self) -> &R::State {
        self.state_at(self.cursor)
    }

    /// A position; the first one if the tree does not have it.
    pub fn state_at(&self, id: NodeId) -> &R::State {
        self.node(id).map_or(&self.start, |node| &node.entry.after)
    }

    /// The actions from the first position to this one, first one first.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.way_back(id).collect();
        path.reverse();
        path
    }

    /// The same, last one first: each has a smaller number than the one before.
    pub fn way_back(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let parent = |at: &NodeId| self.node(*at).map(|node| node.parent);
        std::iter::successors(Some(id), parent).take_while(|&at| self.node(at).is_some())
    }

    /// How many actions lead from the first position to this one.
    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).map_or(0, |node| node.ply)
    }

    /// Whether an action is on the way from the first position to this one.
    pub fn leads_to(&self, action: NodeId, id: NodeId) -> bool {
        self.way_back(id).find(|&at| at <= action) == Some(action)
    }

    /// The actions that were done in a position and are not deleted, the one its
    /// line goes on with first.
    pub fn after(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let there = |way: &NodeId| !self.deleted.contains(way);
        self.every_way(id).iter().copied().filter(there)
    }

    /// The actions that were done in a position, deleted or not.
    pub fn every_way(&self, id: NodeId) -> &[NodeId] {
        self.ways.get(id.0).map_or(&[], Vec::as_slice)
    }

    /// The line the game is on, past the cursor to its end: what redo follows.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.undone.unwrap_or(self.cursor));
        let mut last = line.last().copied().unwrap_or_default();
        while let Some(next) = self.after(last).next() {
            line.push(next);
            last = next;
        }
        line
    }

    /// Does `action` with what its dice show; `with_last` if it belongs to the
    /// gesture of the action before. If the same was done here before, the
    /// cursor just goes there.
    ///
    /// # Errors
    /// The rules' first reason, or the wrong number of dice. Nothing changes.
    pub fn play(
        &mut self,
        action: R::Action,
        dice: &[Die],
        with_last: bool,
    ) -> Result<NodeId, PlayError<R::Illegal>> {
        self.place(action, dice, with_last, false)
    }

    /// The same with dice that somebody chose.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    pub fn play_chosen(
        &mut self,
        action: R::Action,
        dice: &[Die],
        with_last: bool,
    ) -> Result<NodeId, PlayError<R::Illegal>> {
        self.place(action, dice, with_last, !dice.is_empty())
    }

    /// What was done with dice is done again, and they are chosen to fall so: a way of
    /// its own beside the one there is. The game stands after it.
    ///
    /// # Errors
    /// When that action rolled no dice or another number of them, or is deleted.
    /// Nothing changes.
    pub fn choose(&mut self, at: NodeId, dice: &[Die]) -> Result<NodeId, NoDice> {
        let node = self.node(at).filter(|_| !self.is_deleted(at));
        let node = node.ok_or(NoDice)?;
        if dice.is_empty() || node.entry.dice.len() != dice.len() {
            return Err(NoDice);
        }
        let (parent, action, with_last) = (node.parent, node.entry.action, node.with_last);
        self.hold();
        self.undone = None;
        self.cursor = parent;
        self.place(action, dice, with_last, true)
            .map_err(|_| NoDice)
    }

    fn place(
        &mut self,
        action: R::Action,
        dice: &[Die],
        with_last: bool,
        chosen: bool,
    ) -> Result<NodeId, PlayError<R::Illegal>> {
        may_be_done(&self.rules, self.state(), action, dice)?;
        let same = |id: &NodeId| {
            let entry = self.node(*id).map(|node| &node.entry);
            entry.is_some_and(|e| e.action == action && e.dice == dice)
        };
        let again = self.every_way(self.cursor).iter().copied().find(same);
        if let Some(again) = again {
            self.bring_back_alone(again);
            self.undone = self.undone.filter(|&tip| self.leads_to(again, tip));
            self.cursor = again;
            return Ok(again);
        }
        self.drop_undone();
        let entry = done(&self.rules, self.state(), action, dice);
        self.nodes.push(TreeNode {
            parent: self.cursor,
            ply: self.ply(self.cursor) + 1,
            entry,
            with_last,
            chosen,
        });
        let new = NodeId(self.nodes.len());
        self.ways.push(Vec::new());
        if let Some(ways) = self.ways.get_mut(self.cursor.0) {
            ways.push(new);
        }
        self.cursor = new;
        Ok(new)
    }

    /// All there is now stays, whatever is played instead of it: a file has it.
    pub const fn hold(&mut self) {
        self.held = self.nodes.len();
    }

    /// What leads to this position stays, whatever is played instead of it: somebody
    /// has said something about it.
    pub fn hold_to(&mut self, at: NodeId) {
        self.held = self.held.max(at.0.min(self.nodes.len()));
    }

    /// Drops what was undone if it is little, rolled no dice, is held by nobody, and
    /// nothing that stays was done after it.
    fn drop_undone(&mut self) {
        let Some(tip) = self.undone.take() else {
            return;
        };
        let path = self.path(tip);
        let Some(&first) = path.iter().find(|&&id| id > self.cursor) else {
            return;
        };
        let from = first.0 - 1;
        if from < self.held || self.nodes.len() - from > A_FEW {
            return;
        }
        // Numbers are places: only the tail of the list can go.
        let rest = self.nodes.get(first.0..).unwrap_or_default();
        let dropped = self.nodes.get(from..).unwrap_or_default();
        let threw = dropped.iter().any(|node| !node.entry.dice.is_empty());
        if !threw && rest.iter().all(|node| node.parent >= first) {
            self.cut(from);
        }
    }

    /// Keeps the first so many actions.
    fn cut(&mut self, first: usize) {
        self.nodes.truncate(first);
        self.ways.truncate(first + 1);
        for ways in &mut self.ways {
            ways.retain(|way| way.0 <= first);
        }
        self.deleted.retain(|id| id.0 <= first);
        self.held = self.held.min(first);
    }

    /// Whether a position is deleted: by itself, or with what it was done after.
    pub fn is_deleted(&self, id: NodeId) -> bool {
        let first = self.deleted.first().copied();
        let mut way = self
            .way_back(id)
            .take_while(|&at| first.is_some_and(|first| at >= first));
        way.any(|at| self.deleted.contains(&at))
    }

    /// What is deleted by itself, the oldest first; what was done after it is deleted
    /// with it.
    pub fn deleted(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.deleted.iter().copied()
    }

    /// Puts an action and everything done after it out of sight. If the game stands
    /// there, it stands before that action from now on. `false` for the first
    /// position, and for what is not there or deleted already.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.node(id).map(|node| node.parent) else {
            return false;
        };
        if self.is_deleted(id) {
            return false;
        }
        if self.leads_to(id, self.cursor) {
            self.cursor = parent;
        }
        self.undone = self.undone.filter(|&tip| !self.leads_to(id, tip));
        self.deleted.insert(id);
        true
    }

    /// Brings back what was deleted. `false` if this was not.
    pub fn bring_back(&mut self, id: NodeId) -> bool {
        self.deleted.remove(&id)
    }

    /// Brings back one action, and nothing that was done after it.
    fn bring_back_alone(&mut self, id: NodeId) {
        if self.deleted.remove(&id) {
            let after = self.every_way(id).to_vec();
            self.deleted.extend(after);
        }
    }

    /// The last fork on the way to a position that another way than the one taken goes
    /// on from first: what was done there. `None` on the main line.
    pub fn leaves_at(&self, id: NodeId) -> Option<NodeId> {
        let mut aside = self.way_back(id).filter(|&at| {
            let parent = self.node(at).map(|node| node.parent);
            parent.is_some_and(|parent| self.after(parent).next() != Some(at))
        });
        aside.next()
    }

    /// The line of a position becomes the one that goes on from where it leaves
    /// another. `false` on the main line.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(at) = self.leaves_at(id).filter(|_| !self.is_deleted(id)) else {
            return false;
        };
        let parent = self.node(at).map(|node| node.parent).unwrap_or_default();
        let ways = self.every_way(parent);
        let rest = ways.iter().copied().filter(|way| *way != at);
        let order: Vec<NodeId> = std::iter::once(at).chain(rest).collect();
        self.set_order(parent, &order)
    }

    /// The ways on from a position stand in this order; those that are not in it come
    /// after those that are. `false` if something in it is no way on from there, or
    /// stands there twice.
    pub fn set_order(&mut self, at: NodeId, order: &[NodeId]) -> bool {
        let Some(ways) = self.ways.get_mut(at.0) else {
            return false;
        };
        let known: BTreeSet<NodeId> = order.iter().copied().collect();
        if known.len() != order.len() || !order.iter().all(|way| ways.contains(way)) {
            return false;
        }
        let rest: Vec<NodeId> = ways
            .iter()
            .copied()
            .filter(|w| !known.contains(w))
            .collect();
        *ways = order.iter().copied().chain(rest).collect();
        true
    }

    /// Whether, and why not, the last action can be taken back.
    ///
    /// # Errors
    /// At the start, and behind a barrier in a game between two people.
    pub fn can_undo(&self) -> Result<(), UndoRefused> {
        let last = self.node(self.cursor).ok_or(UndoRefused::AtStart)?;
        match (self.policy, last.entry.barrier) {
            (UndoPolicy::ToLastBarrier, Some(barrier)) => Err(UndoRefused::Barred(barrier)),
            _ => Ok(()),
        }
    }

    /// Takes the last gesture back, as far as it may be; it can be redone.
    ///
    /// # Errors
    /// As [`can_undo`](Self::can_undo).
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.can_undo()?;
        let from = self.cursor;
        let undone = self.undone.filter(|&tip| self.leads_to(from, tip));
        self.undone = undone.or(Some(from));
        loop {
            let Some(node) = self.node(self.cursor) else {
                return Ok(());
            };
            let more = node.with_last;
            self.cursor = node.parent;
            if !more || self.can_undo().is_err() {
                return Ok(());
            }
        }
    }

    /// Does the gesture again that was last undone, or goes on along the first
    /// line. `false` at the end of a line.
    pub fn redo(&mut self) -> bool {
        let (line, here) = (self.line(), self.cursor);
        let mut ahead = line.into_iter().skip_while(|&id| id <= here);
        let Some(first) = ahead.next() else {
            return false;
        };
        self.cursor = first;
        for next in ahead {
            if !self.node(next).is_some_and(|node| node.with_last) {
                break;
            }
            self.cursor = next;
        }
        true
    }

    /// Keeps only the first so many actions; if it stood after a later one, the
    /// game stands where the kept ones end on the way there.
    pub fn keep(&mut self, first: usize) {
        while self.cursor.0 > first {
            self.cursor = self.node(self.cursor).map_or(NodeId(0), |node| node.parent);
        }
        self.undone = None;
        self.cut(first);
    }

    /// The dice of the last action showed something else than was entered. What
    /// came of it is worked out anew, and the wrong throw stays on record. A throw
    /// of another number of dice corrects nothing. Where the right one is a line of its
    /// own already, the game stands there, and the wrong one is deleted.
    ///
    /// # Errors
    /// When that action rolled no dice, or something was done after it. Nothing
    /// changes.
    pub fn correct_dice(&mut self, dice: &[Die]) -> Result<(), NoDice> {
        let at = self.cursor;
        let last = self.node(at).filter(|node| !node.entry.dice.is_empty());
        let last = last.ok_or(NoDice)?;
        if !self.every_way(at).is_empty() {
            return Err(NoDice);
        }
        let wrong = last.entry.dice.clone();
        if dice == wrong || dice.len() != wrong.len() {
            return Ok(());
        }
        let (parent, action) = (last.parent, last.entry.action);
        let same = |way: &&NodeId| {
            let entry = self.node(**way).map(|node| &node.entry);
            entry.is_some_and(|e| e.action == action && e.dice == dice)
        };
        if let Some(&right) = self.every_way(parent).iter().find(same) {
            self.bring_back_alone(right);
            self.record_misread(right, &[wrong]);
            self.delete(at);
            self.cursor = right;
            self.undone = None;
            return Ok(());
        }
        let mut misread = last.entry.misread.clone();
        let before = self.state_at(last.parent);
        let mut corrected = done(&self.rules, before, last.entry.action, dice);
        if !misread.contains(&wrong) {
            misread.push(wrong);
        }
        corrected.misread = misread;
        if let Some(node) = self.nodes.get_mut(at.0 - 1) {
            node.entry = corrected;
        }
        Ok(())
    }

    /// Puts on record which throws were entered by mistake for an action. `false` if
    /// that rolled no dice, or not so many.
    pub fn record_misread(&mut self, at: NodeId, throws: &[Vec<Die>]) -> bool {
        let node = at.0.checked_sub(1).and_then(|n| self.nodes.get_mut(n));
        node.is_some_and(|node| node.entry.record_misread(throws))
    }

    /// Takes back everything done after a position on the way to where the game
    /// stands; it can be redone. `false` if that lies elsewhere.
    pub fn go_back(&mut self, to: NodeId) -> bool {
        let from = self.cursor;
        let on_the_way = to == NodeId(0) || self.leads_to(to, from);
        if on_the_way {
            let undone = self.undone.filter(|&tip| self.leads_to(from, tip));
            self.undone = undone.or(Some(from));
            self.cursor = to;
        }
        on_the_way
    }

    /// Goes to any position of the tree. `false` if there is none of that
    /// number, or it is deleted.
    pub fn go(&mut self, to: NodeId) -> bool {
        let there = self.has(to) && !self.is_deleted(to);
        if there {
            self.cursor = to;
            self.undone = None;
        }
        there
    }
}
