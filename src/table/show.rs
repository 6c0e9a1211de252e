//! What a viewer is told, and nothing besides.

use super::play::{Written, read_action};
use super::{Glance, Listed, NotPlayed, OpenGame, Told};
use crate::engine::{NodeId, View, Viewer};
use crate::present::system::{Cited, Line, Pointer, System, Throw};

impl<S: System> OpenGame<S> {
    /// A position of the tree as whoever looks knows it.
    pub(super) fn seen(&self, at: NodeId) -> View<S::State> {
        self.view(self.tree.state_at(at))
    }

    /// Where the game stands.
    pub(super) fn glanced(&self) -> Glance {
        let (rules, node) = (self.rules(), self.tree.cursor());
        let seen = self.seen(node);
        let state = seen.state();
        let clock = rules.clock(state);
        let named = |level: u8| {
            let mut victory = rules.about().victory.into_iter();
            victory.nth(usize::from(level)).unwrap_or_default()
        };
        Glance {
            node,
            ply: self.tree.ply(node) - self.in_the_dark(),
            plies: self.tree.line().len() - self.in_the_dark(),
            clock,
            time: rules.time(clock),
            to_act: rules.to_act(state),
            margin: rules.margin(state),
            outcome: rules.outcome(state).map(|o| (o, named(o.level))),
            digest: self.numbered(state),
        }
    }

    /// The number that a position shares with those that equal it.
    fn numbered(&self, state: &S::State) -> u64 {
        match self.numbered.get() {
            Some((of, number)) if of == *state => number,
            _ => {
                let number = self.rules().hash(state);
                self.numbered.set(Some((*state, number)));
                number
            }
        }
    }

    /// How many of the last actions nobody but their side may know of yet.
    fn in_the_dark(&self) -> usize {
        if self.open() {
            return 0;
        }
        let end = self.tree.cursor();
        let from = self.dark_since(end);
        let dark = self.tree.way_back(end).take_while(|&id| id > from);
        dark.filter(|&id| self.is_secret(id, self.viewer)).count()
    }

    /// The legal actions, for whoever may do them.
    pub(super) fn listed(&self, about: Option<&Pointer>) -> Vec<Listed> {
        if self.may_act().is_err() {
            return Vec::new();
        }
        let rules = self.rules();
        let seen = self.seen(self.tree.cursor());
        let state = seen.state();
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let forced = rules.forced(state).is_some();
        let listed = legal.into_iter().map(|action| Listed {
            action: rules.notation(action),
            label: rules.label(&seen, action),
            subjects: rules.subjects(action),
            dice: rules.dice(state, action),
            forced,
            takes_back: rules.takes_back(action),
        });
        listed
            .filter(|listed| about.is_none_or(|at| listed.subjects.are_at(at)))
            .collect()
    }

    /// Every reason against an action.
    pub(super) fn explained(&self, text: &str) -> Result<Vec<Cited>, NotPlayed> {
        self.may_act()?;
        let seen = self.seen(self.tree.cursor());
        let Written { action, .. } = read_action(self.rules(), text)?;
        match self.judge(seen.state(), 0, action) {
            Err(NotPlayed::Illegal { reasons, .. }) => Ok(reasons),
            other => other.map(|()| Vec::new()),
        }
    }

    /// The dice of an action that is allowed.
    pub(super) fn thrown(&self, text: &str) -> Result<Throw, NotPlayed> {
        self.may_act()?;
        let seen = self.seen(self.tree.cursor());
        let Written { action, .. } = read_action(self.rules(), text)?;
        self.judge(seen.state(), 0, action)?;
        Ok(self.rules().throw(&seen, action, None))
    }

    /// An action in words, and what would be lost by it.
    pub(super) fn lost_by(&self, text: &str) -> Option<(String, Vec<String>)> {
        self.may_act().ok()?;
        let seen = self.seen(self.tree.cursor());
        let Written { action, .. } = read_action(self.rules(), text).ok()?;
        self.judge(seen.state(), 0, action).ok()?;
        let lines = self.rules().given_up(&seen, action);
        (!lines.is_empty()).then(|| (self.rules().label(&seen, action), lines))
    }

    /// Whether somebody may not know all that an action of the tree did.
    pub(super) fn is_secret(&self, node: NodeId, viewer: Viewer) -> bool {
        let rules = self.rules();
        let hidden = |event: &S::Event| rules.hide_event(event, viewer).as_ref() != Some(event);
        let events = self.tree.node(node).map(|n| n.entry.events.as_slice());
        rules.hides() && viewer != Viewer::All && events.unwrap_or_default().iter().any(hidden)
    }

    /// An action of the tree.
    pub(super) fn tell(&self, id: NodeId) -> Option<Told> {
        let (rules, node) = (self.rules(), self.tree.node(id)?);
        // What was taken back in a closed game was not seen by everybody.
        if !self.open() && !self.tree.leads_to(id, self.tree.cursor()) {
            return None;
        }
        let viewer = if self.open() {
            Viewer::All
        } else {
            self.viewer
        };
        let secret = self.is_secret(id, viewer);
        if secret && id > self.dark_since(self.tree.cursor()) {
            return None;
        }
        let before = self.seen(node.parent);
        let entry = &node.entry;
        let masked = entry.events.iter().filter_map(|event| match viewer {
            Viewer::All => Some(event.clone()),
            _ => rules.hide_event(event, viewer),
        });
        let rolled = !secret && !entry.dice.is_empty();
        let lines: Vec<Line> = masked
            .filter_map(|event| rules.line(&event))
            .chain(self.correction(id).filter(|_| !secret))
            .collect();
        let unsaid = !secret && lines.is_empty();
        Some(Told {
            node: id,
            parent: node.parent,
            ply: self.tree.ply(id),
            by: rules.to_act(before.state()),
            with_last: node.with_last,
            chosen: node.chosen,
            action: (!secret).then(|| rules.notation(entry.action)),
            label: unsaid.then(|| rules.label(&before, entry.action)),
            dice: if secret {
                Vec::new()
            } else {
                entry.dice.clone()
            },
            throw: rolled.then(|| rules.throw(&before, entry.action, Some(&entry.dice))),
            misread: match secret {
                true => Vec::new(),
                false => entry.misread.clone(),
            },
            lines,
        })
    }
}
