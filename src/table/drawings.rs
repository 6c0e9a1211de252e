//! What people draw on the map: it belongs to a position of the tree, is shown there
//! and, if it is to last, at positions that come after, and means nothing to the rules. Taking actions back and playing others
//! neither moves nor drops it.

use super::read::says;
use super::{OpenGame, Table};
use crate::engine::NodeId;
use crate::json::{Doc, Fault, Fields, Node};
use crate::present::annotation::{Annotation, Lasts};
use crate::present::system::System;
use crate::words::tr;
use std::collections::{BTreeMap, BTreeSet};

/// The most positions with drawings.
const POSITIONS: usize = 2_000;

/// The most drawings of a position.
const DRAWINGS: usize = 100;

/// The longest drawing in a file, in characters.
const LONGEST: usize = 40_000;

/// What is drawn, by position; none without a drawing.
pub(super) type Drawings = BTreeMap<NodeId, Vec<Annotation>>;

impl<S: System> OpenGame<S> {
    /// What is drawn at a position.
    pub(super) fn drawn_at(&self, at: NodeId) -> &[Annotation] {
        self.drawings.get(&at).map_or(&[], Vec::as_slice)
    }

    /// What is seen at a position and was drawn before it, with where that was.
    fn lasting_at(&self, at: NodeId) -> Vec<(NodeId, Annotation)> {
        let lasts = |drawn: &[Annotation]| drawn.iter().any(|one| one.lasts != Lasts::Moment);
        if !self.drawings.values().any(|drawn| lasts(drawn)) {
            return Vec::new();
        }
        let before: BTreeSet<NodeId> = self.tree.path(at).into_iter().collect();
        let before = |from: NodeId| from != at && (from == NodeId(0) || before.contains(&from));
        let turn = |node| Table::clock(self, node).map(|clock| clock.0[0]);
        let mut lasting = Vec::new();
        for (&from, drawn) in self.drawings.iter().filter(|(from, _)| before(**from)) {
            for one in drawn {
                let seen = match one.lasts {
                    Lasts::Moment => false,
                    Lasts::Turn => turn(from) == turn(at),
                    Lasts::Erased => true,
                };
                if seen {
                    lasting.push((from, one.clone()));
                }
            }
        }
        lasting
    }

    /// What is seen at a position: what lasts from before, and what was drawn there.
    pub(super) fn seen_drawn(&self, at: NodeId) -> Vec<Annotation> {
        let lasting = self.lasting_at(at).into_iter().map(|(_, one)| one);
        lasting.chain(self.drawn_at(at).iter().cloned()).collect()
    }

    /// This is to be seen at a position: what lasts from before and is not among it is
    /// taken away where it was drawn, what is new is drawn there.
    pub(super) fn draw_seen(
        &mut self,
        at: NodeId,
        mut seen: Vec<Annotation>,
    ) -> Result<(), String> {
        let mut gone = Vec::new();
        for (from, one) in self.lasting_at(at) {
            match seen.iter().position(|drawn| *drawn == one) {
                Some(i) => {
                    seen.remove(i);
                }
                None => gone.push((from, one)),
            }
        }
        self.draw_at(at, seen)?;
        for (from, one) in gone {
            let mut drawn = self.drawn_at(from).to_vec();
            if let Some(i) = drawn.iter().position(|other| *other == one) {
                drawn.remove(i);
                self.draw_at(from, drawn)?;
            }
        }
        Ok(())
    }

    /// Draws this at a position, instead of what was there.
    pub(super) fn draw_at(&mut self, at: NodeId, drawn: Vec<Annotation>) -> Result<(), String> {
        if drawn.len() > DRAWINGS {
            return Err(tr!("draw-too-many", n = DRAWINGS));
        }
        if drawn.is_empty() {
            self.drawings.remove(&at);
        } else if self.drawings.len() >= POSITIONS && !self.drawings.contains_key(&at) {
            return Err(tr!("draw-too-many-moments", n = POSITIONS));
        } else if self.tree.has(at) {
            self.tree.hold_to(at);
            self.drawings.insert(at, drawn);
        }
        Ok(())
    }

    /// The drawings as a file has them; `None` without any.
    pub(super) fn drawings_doc(&self) -> Option<Doc> {
        if self.drawings.is_empty() {
            return None;
        }
        let map = self.rules().map();
        let positions = self.drawings.iter().map(|(at, drawn)| {
            let drawn = drawn.iter().map(|one| one.written(&map).as_str().into());
            Doc::object([
                ("at", Doc::Whole(at.0 as u64)),
                ("drawn", Doc::List(drawn.collect())),
            ])
        });
        Some(Doc::List(positions.collect()))
    }

    /// Takes in the drawings of a file. What cannot be drawn is left out, and
    /// noted.
    pub(super) fn read_drawings(&mut self, fields: &Fields<'_>, notes: &mut Vec<Fault>) {
        let Some(read) = fields.optional("drawings") else {
            return;
        };
        let Some(positions) = read.list(POSITIONS) else {
            return;
        };
        let map = self.rules().map();
        for position in &positions {
            let Some((at, drawn)) = one_position(position) else {
                continue;
            };
            if !self.tree.has(at) {
                let why = tr!("kept-drawn-nowhere", at = at.0);
                notes.push(Fault::at("drawings", says(why)));
                continue;
            }
            let mut kept = Vec::new();
            for written in drawn {
                match Annotation::read(&written, &map) {
                    Some(one) => kept.push(one),
                    None => {
                        let short: String = written.chars().take(60).collect();
                        let why = tr!("kept-drawn-odd", drawn = short);
                        notes.push(Fault::at("drawings", says(why)));
                    }
                }
            }
            // Too much of it was told by the reader.
            let _ = self.draw_at(at, kept);
        }
    }
}

/// Where something is drawn, and what.
fn one_position(node: &Node<'_>) -> Option<(NodeId, Vec<String>)> {
    let fields = node.object(&["at", "drawn"])?;
    let at = fields.field("at")?.number(0..=i64::MAX)?;
    let drawn = fields.field("drawn")?.list(DRAWINGS)?;
    let drawn = drawn
        .iter()
        .filter_map(|one| one.text(LONGEST).map(str::to_owned));
    Some((NodeId(usize::try_from(at).ok()?), drawn.collect()))
}
