//! The lines of a saved game, played again: every action judged, every position
//! compared.

use super::envelope::unsealed;
use super::play::{Written, read_action};
use super::read::{MAX_TEXT, says};
use super::write::sixteen;
use super::{MAX_ACTIONS, NotPlayed, OpenGame};
use crate::engine::{Clock, Dice as _, DiceMode, Die, NodeId, Options, PlayError, Seeded};
use crate::json::{Doc, Fault, FaultKind, Fields, Node};
use crate::present::system::System;
use crate::words::tr;

/// The most lines, and the most phases of a line, that are looked at.
const MAX_LINES: usize = 10_000;

/// Dice that are not those of the seed of a game whose dice follow from one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OddDice {
    /// How many.
    pub n: usize,
    /// The first of them.
    pub first: Option<OddFace>,
}

/// One die that is not that of the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddFace {
    /// The action it was rolled for.
    pub node: NodeId,
    /// What the file says.
    pub written: Die,
    /// What follows from the seed.
    pub seeded: Die,
}

/// Plays the lines of a file.
pub(super) struct Player<'a, S: System> {
    game: &'a mut OpenGame<S>,
    notes: &'a mut Vec<Fault>,
    /// The dice that faces are compared with.
    seeded: Option<Seeded>,
    pub(super) odd: OddDice,
}

impl<'a, S: System> Player<'a, S> {
    pub(super) fn new(game: &'a mut OpenGame<S>, notes: &'a mut Vec<Fault>) -> Self {
        let Options { dice, seed, .. } = game.options;
        Self {
            seeded: (dice == DiceMode::Seeded).then_some(Seeded { seed }),
            game,
            notes,
            odd: OddDice::default(),
        }
    }

    /// All lines, up to the first fault.
    pub(super) fn lines(&mut self, fields: &Fields<'_>, is_cut: bool) -> Result<(), Fault> {
        let missing = || Fault::at("lines", FaultKind::Missing);
        let lines = fields.optional("lines").ok_or_else(missing)?;
        let lines = lines.list(MAX_LINES).ok_or_else(missing)?;
        let last = lines.len();
        for (i, line) in lines.iter().enumerate() {
            self.line(line, is_cut && i + 1 == last)?;
        }
        if self.odd.n > 0 {
            let why = tr!("kept-dice-differ", n = self.odd.n);
            self.notes.push(Fault::at("lines", says(why)));
        }
        Ok(())
    }

    fn line(&mut self, line: &Node<'_>, is_cut: bool) -> Result<(), Fault> {
        let unusable =
            |name: &str| Fault::at(format!("{}.{name}", line.path()), FaultKind::Missing);
        let fields = line.object(&["from", "phases"]);
        let fields = fields.ok_or_else(|| unusable("phases"))?;
        let from = fields.field("from").and_then(|n| n.number(0..=i64::MAX));
        let from = from.and_then(|n| usize::try_from(n).ok()).map(NodeId);
        let begins = from.filter(|&from| self.game.tree.go(from));
        if begins.is_none() {
            let why = says(tr!("kept-no-such-action"));
            return Err(Fault::at(format!("{}.from", line.path()), why));
        }
        let phases = fields.field("phases").and_then(|n| n.list(MAX_LINES));
        let phases = phases.ok_or_else(|| unusable("phases"))?;
        let last = phases.len();
        for (i, phase) in phases.iter().enumerate() {
            self.phase(phase, is_cut && i + 1 == last)?;
        }
        Ok(())
    }

    fn phase(&mut self, phase: &Node<'_>, may_lack_hash: bool) -> Result<(), Fault> {
        let at = |name: &str| format!("{}.{name}", phase.path());
        let unusable = |name: &str| Fault::at(at(name), FaultKind::Missing);
        let fields = phase.object(&["at", "actions", "hash"]);
        let fields = fields.ok_or_else(|| unusable("actions"))?;
        let actions = fields
            .optional("actions")
            .and_then(|n| n.list(MAX_ACTIONS + 1));
        let actions = actions.ok_or_else(|| unusable("actions"))?;
        let begin = self.game.tree.nodes().len();
        if !may_lack_hash && !self.is_at(fields.optional("at")) {
            let why = says(tr!("kept-other-phase"));
            self.notes.push(Fault::at(at("at"), why));
        }
        for action in &actions {
            self.action(action)?;
        }
        let hash = fields.optional("hash").map(|n| n.doc());
        let found = sixteen(self.game.file_hash(self.game.tree.cursor()));
        match hash {
            Some(hash) if *hash != Doc::Text(found) => {
                // Something in this phase is not what was played: the position
                // before it is the last that is known to be right.
                self.game.tree.keep(begin);
                let why = says(tr!("kept-other-position"));
                Err(Fault::at(at("hash"), why))
            }
            None if !may_lack_hash => {
                self.notes.push(Fault::at(at("hash"), FaultKind::Missing));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Whether a clock of the file is where the game has come to.
    fn is_at(&self, at: Option<Node<'_>>) -> bool {
        let Clock(now) = self.game.rules().clock(self.game.tree.state());
        let now = now.map(|n| Doc::from(i64::from(n)));
        at.is_some_and(|at| *at.doc() == Doc::List(now.to_vec()))
    }

    fn action(&mut self, node: &Node<'_>) -> Result<(), Fault> {
        let stop = |why: String| Fault::at(node.path(), FaultKind::Says(why));
        let text = node.text(MAX_TEXT);
        let text = text.ok_or_else(|| stop(tr!("kept-no-action")))?;
        let (with_last, text) = match text.strip_prefix("+ ") {
            Some(text) => (true, text),
            None => (false, text),
        };
        let unsealed = text.strip_prefix('~').map(unsealed);
        let text = match &unsealed {
            None => text,
            Some(Some(text)) => text,
            Some(None) => return Err(stop(tr!("kept-envelope"))),
        };
        if self.game.tree.nodes().len() >= MAX_ACTIONS {
            return Err(stop(NotPlayed::Full.to_string()));
        }
        let read = read_action(self.game.rules(), text);
        let Written {
            action,
            faces,
            chosen,
        } = read.map_err(|why| stop(why.to_string()))?;
        let dice = faces.unwrap_or_default();
        let first = self.game.rules().rolls(self.game.tree.state());
        let before = self.game.tree.nodes().len();
        let played = match chosen {
            true => self.game.tree.play_chosen(action, &dice, with_last),
            false => self.game.tree.play(action, &dice, with_last),
        };
        played.map_err(|why| {
            stop(match why {
                PlayError::Illegal(why) => self.game.rules().refusal(&why).text,
                other => other.to_string(),
            })
        })?;
        if self.game.tree.nodes().len() == before {
            return Err(stop(tr!("kept-done-before")));
        }
        if let Some(seeded) = self.seeded.filter(|_| !chosen) {
            for (n, &written) in (first..).zip(&dice) {
                let Some(seeded) = seeded.roll(n).ok().filter(|die| *die != written) else {
                    continue;
                };
                self.odd.n += 1;
                self.odd.first.get_or_insert(OddFace {
                    node: self.game.tree.cursor(),
                    written,
                    seeded,
                });
            }
        }
        Ok(())
    }
}
