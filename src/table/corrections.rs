//! Faces of real dice that were entered by mistake and corrected: the record plays
//! what lay on the table, and keeps what had been entered, so that no correction is
//! made in secret.

use super::play::faces;
use super::read::says;
use super::{MAX_ACTIONS, OpenGame};
use crate::engine::{DiceMode, Die, NoDice, NodeId, Viewer};
use crate::json::{Doc, Fault, Fields, Node};
use crate::present::system::{Cited, Line, System, Throw};
use crate::words::{all_of, tr};

/// The most corrections of one throw.
const MOST: usize = 50;

/// The longest throw in a file, in dice.
const LONGEST: usize = 255;

impl<S: System> OpenGame<S> {
    /// The last throw, if people typed its faces in and nothing was done since.
    pub(super) fn last_typed(&self) -> Option<Throw> {
        let at = self.tree.cursor();
        let node = self.tree.node(at)?;
        let typed = self.options.dice == DiceMode::ByHand && !node.entry.dice.is_empty();
        let typed = typed && !node.chosen;
        let secret = self.is_secret(at, self.viewer);
        if !typed || secret || !self.open() || self.tree.after(at).next().is_some() {
            return None;
        }
        let before = self.seen(node.parent);
        Some(self.rules().throw(&before, node.entry.action, None))
    }

    /// Puts what lay on the table in the place of what was typed in.
    pub(super) fn corrected(&mut self, faces: &[Die]) -> Result<(), NoDice> {
        self.last_typed().ok_or(NoDice)?;
        self.tree.correct_dice(faces)?;
        self.settle();
        Ok(())
    }

    /// That a throw was entered by mistake, as a line of the log.
    pub(super) fn correction(&self, at: NodeId) -> Option<Line> {
        let entry = &self.tree.node(at)?.entry;
        if entry.misread.is_empty() {
            return None;
        }
        let entered: Vec<String> = entry.misread.iter().map(|throw| faces(throw)).collect();
        let (die, entered) = (faces(&entry.dice), all_of(&entered));
        let told = match entry.dice.len() {
            1 => tr!("did-correct-die", die = die, entered = entered),
            _ => tr!("did-correct-dice", dice = die, entered = entered),
        };
        Some(Line {
            told: Cited::plain(told),
            units: Vec::new(),
            places: Vec::new(),
            opens: false,
        })
    }

    /// The corrections as a file has them; `None` without any.
    pub(super) fn corrections_doc(&self) -> Option<Doc> {
        let told = |at: NodeId| self.open() || !self.is_secret(at, Viewer::Room);
        let nodes = (1..).map(NodeId).zip(self.tree.nodes());
        let corrected = nodes.filter(|(at, node)| !node.entry.misread.is_empty() && told(*at));
        let all = corrected.map(|(at, node)| {
            let entered = node.entry.misread.iter();
            let entered = entered.map(|throw| faces(throw).as_str().into()).collect();
            Doc::object([
                ("action", Doc::Whole(at.0 as u64)),
                ("entered", Doc::List(entered)),
            ])
        });
        let all: Vec<Doc> = all.collect();
        (!all.is_empty()).then_some(Doc::List(all))
    }

    /// Takes in the corrections of a file; those of actions that were left out are
    /// left out with them.
    pub(super) fn read_corrections(
        &mut self,
        fields: &Fields<'_>,
        is_cut: bool,
        notes: &mut Vec<Fault>,
    ) {
        let list = fields
            .optional("corrected")
            .and_then(|node| node.list(MAX_ACTIONS));
        for node in list.unwrap_or_default() {
            let Some((at, throws)) = one(&node) else {
                continue;
            };
            let left_out = is_cut && !self.tree.has(at);
            if !left_out && !self.tree.record_misread(at, &throws) {
                notes.push(Fault::at(node.path(), says(tr!("kept-corrected-odd"))));
            }
        }
    }
}

/// An action, and what was entered for it.
fn one(node: &Node<'_>) -> Option<(NodeId, Vec<Vec<Die>>)> {
    let fields = node.object(&["action", "entered"])?;
    let at = fields.field("action")?.number(1..=i64::MAX)?;
    let entered = fields.field("entered")?.list(MOST)?;
    let throw = |node: &Node<'_>| {
        let text = node.text(LONGEST)?;
        let dice = text.bytes().map(|b| Die::new(b.wrapping_sub(b'0')));
        dice.collect::<Option<Vec<Die>>>()
    };
    let throws = entered.iter().filter_map(throw).collect();
    Some((NodeId(usize::try_from(at).ok()?), throws))
}
