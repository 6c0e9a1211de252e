//! What people say about a moment: a judgement and words in Markdown. Like a drawing it
//! belongs to a position of the tree and means nothing to the rules.

use super::OpenGame;
use super::read::says;
use crate::engine::NodeId;
use crate::json::{Doc, Fault, Fields, Node};
use crate::present::system::System;
use crate::words::tr;
use std::collections::BTreeMap;

/// The most moments with a remark.
const MOMENTS: usize = 5_000;

/// The longest remark, in characters.
pub const LONGEST_REMARK: usize = 20_000;

/// How an action is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// Well done.
    Good,
    /// Perhaps not the best.
    Dubious,
    /// It cost something.
    Mistake,
    /// From here on it is another game.
    TurningPoint,
}

impl Judgement {
    /// Every judgement.
    pub const ALL: [Self; 4] = [Self::Good, Self::Dubious, Self::Mistake, Self::TurningPoint];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Dubious => "dubious",
            Self::Mistake => "mistake",
            Self::TurningPoint => "turning-point",
        }
    }

    /// The sign for it, as chess players write it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::TurningPoint => "◆",
        }
    }

    /// What it is called, in the language spoken.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Good => tr!("remark-good"),
            Self::Dubious => tr!("remark-dubious"),
            Self::Mistake => tr!("remark-mistake"),
            Self::TurningPoint => tr!("remark-turning-point"),
        }
    }
}

/// What is said about a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remark {
    /// In Markdown.
    pub text: String,
    /// How the action that led here is judged.
    pub judgement: Option<Judgement>,
}

impl Remark {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && self.judgement.is_none()
    }
}

/// What is said, by position; none without a word or judgement.
pub(super) type Remarks = BTreeMap<NodeId, Remark>;

impl<S: System> OpenGame<S> {
    /// Says this about a position, instead of what was said there.
    pub(super) fn remark_at(&mut self, at: NodeId, mut remark: Remark) -> Result<(), String> {
        if let Some((end, _)) = remark.text.char_indices().nth(LONGEST_REMARK) {
            remark.text.truncate(end);
        }
        if remark.is_empty() {
            self.remarks.remove(&at);
        } else if self.remarks.len() >= MOMENTS && !self.remarks.contains_key(&at) {
            return Err(tr!("remark-too-many", n = MOMENTS));
        } else if self.tree.has(at) {
            self.tree.hold_to(at);
            self.remarks.insert(at, remark);
        }
        Ok(())
    }

    /// The remarks as a file has them; `None` without any.
    pub(super) fn remarks_doc(&self) -> Option<Doc> {
        if self.remarks.is_empty() {
            return None;
        }
        let all = self.remarks.iter().map(|(at, remark)| {
            let mut fields = vec![("at", Doc::Whole(at.0 as u64))];
            if let Some(judgement) = remark.judgement {
                fields.push(("judgement", judgement.word().into()));
            }
            if !remark.text.is_empty() {
                fields.push(("text", remark.text.as_str().into()));
            }
            Doc::object(fields)
        });
        Some(Doc::List(all.collect()))
    }

    /// Takes in the remarks of a file. What belongs nowhere is left out, and noted.
    pub(super) fn read_remarks(&mut self, fields: &Fields<'_>, notes: &mut Vec<Fault>) {
        let Some(all) = fields.optional("remarks").and_then(|n| n.list(MOMENTS)) else {
            return;
        };
        for one in &all {
            let Some((at, remark)) = one_remark(one) else {
                continue;
            };
            if !self.tree.has(at) {
                let why = tr!("kept-remark-nowhere", at = at.0);
                notes.push(Fault::at("remarks", says(why)));
                continue;
            }
            // There are no more than may be: the list was read with that in mind.
            let _ = self.remark_at(at, remark);
        }
    }
}

/// A moment, and what is said about it.
fn one_remark(node: &Node<'_>) -> Option<(NodeId, Remark)> {
    let fields = node.object(&["at", "judgement", "text"])?;
    let at = fields.field("at")?.number(0..=i64::MAX)?;
    let words = Judgement::ALL.map(Judgement::word);
    let judgement = fields.optional("judgement").and_then(|n| n.word(&words));
    let text = fields.optional("text").and_then(|n| n.text(LONGEST_REMARK));
    let remark = Remark {
        text: text.unwrap_or_default().to_owned(),
        judgement: judgement.and_then(|n| Judgement::ALL.get(n).copied()),
    };
    Some((NodeId(usize::try_from(at).ok()?), remark))
}
