//! The text of a saved game.

use super::envelope::sealed;
use super::game::one_line;
use super::opening::OPENING;
use super::play::faces;
use super::{FORMAT, OpenGame, Seat, VERSION};
use crate::engine::{Clock, NodeId, SideNo, TreeNode, Viewer, digest, view_for};
use crate::json::{Doc, quote};
use crate::present::system::System;
use std::fmt::Write as _;

/// How many outer levels of a scenario have a line an entry.
const SPREAD: usize = 2;

/// A number that files have in sixteen hexadecimal digits.
pub(super) fn sixteen(n: u64) -> String {
    format!("{n:016x}")
}

/// The number of a part of a file, however it is laid out.
pub(super) fn part_digest(doc: &Doc) -> String {
    sixteen(digest(&doc.to_string()))
}

impl<S: System> OpenGame<S> {
    /// The whole file.
    pub(super) fn written(&self, saved: &str) -> String {
        let mut out = String::with_capacity(4096 + 32 * self.tree.nodes().len());
        let mut field = |name: &str, value: &str| {
            // Writing to a String cannot fail.
            let _ = write!(
                out,
                "{}\n  {}: {value}",
                if out.is_empty() { "{" } else { "," },
                quote(name)
            );
        };
        field("format", &quote(FORMAT));
        field("version", &VERSION.to_string());
        field("system", &quote(S::KEY));
        field("words", &S::WORDS.to_string());
        field("title", &quote(&self.title));
        if !saved.is_empty() {
            field("saved", &quote(&one_line(saved)));
        }
        if let Some(seats) = self.seats_doc() {
            field("seats", &seats.to_string());
        }
        field("options", &self.options_doc().to_string());
        field("opened", &number(self.opened.map(|node| node.0)));
        field("changed", &self.changed.to_string());
        field("scenario", &self.scenario_text());
        field("position", &self.position_text());
        field("cursor", &self.tree.cursor().0.to_string());
        field("lines", &self.lines_text());
        for (name, doc) in self.arrangement_docs() {
            field(name, &doc.to_string());
        }
        if let Some(corrected) = self.corrections_doc() {
            field("corrected", &corrected.to_string());
        }
        if !self.draft.is_empty() {
            field("draft", &quote(&self.draft));
        }
        if let Some(drawings) = self.drawings_doc() {
            field("drawings", &drawings.to_string());
        }
        if let Some(remarks) = self.remarks_doc() {
            field("remarks", &remarks.to_string());
        }
        field("stamp", &self.stamp_doc().to_string());
        out.push_str("\n}\n");
        out
    }

    fn seats_doc(&self) -> Option<Doc> {
        let about = self.rules().about();
        let seated = SideNo::BOTH.into_iter().filter_map(|side| {
            let seat = self.seats[side.index()].as_ref()?;
            let (kind, name) = match seat {
                Seat::Person(name) => ("person", name),
                Seat::Computer(level) => ("computer", level),
            };
            let key = about.sides[side.index()].key.clone();
            Some((key, Doc::object([(kind, name.as_str().into())])))
        });
        let seated: Vec<(String, Doc)> = seated.collect();
        (!seated.is_empty()).then_some(Doc::Object(seated))
    }

    fn options_doc(&self) -> Doc {
        Doc::object([
            ("dice", self.options.dice.word().into()),
            ("undo", self.options.undo.word().into()),
            // As a text: some readers lose digits of long numbers.
            ("seed", self.options.seed.to_string().into()),
        ])
    }

    /// What the file was when it was written.
    pub(super) fn stamp_doc(&self) -> Doc {
        let actions = self.tree.nodes().len();
        let mut stamp = vec![
            ("dice", self.options.dice.word().into()),
            ("undo", self.options.undo.word().into()),
            ("seed", self.options.seed.to_string().into()),
            ("scenario", part_digest(&self.scenario).into()),
            ("changed", part_digest(&self.changed).into()),
            ("actions", actions.to_string().into()),
            ("record", sixteen(digest(&self.vouched_for())).into()),
        ];
        if let Some(n) = self.unstamped {
            stamp.push(("unstamped", n.min(actions).to_string().into()));
        }
        Doc::object(stamp)
    }

    /// All that was played, one thing a line.
    fn vouched_for(&self) -> String {
        let (position, cursor) = (self.position_text(), self.tree.cursor().0);
        let mut out = format!("begins {position}\ncursor {cursor}\n");
        for (node, id) in self.tree.nodes().iter().zip((1..).map(NodeId)) {
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{} {}", node.parent.0, self.action_text(id, node));
        }
        out
    }

    /// The scenario; the position that it begins in is in an envelope while somebody may
    /// not know all of it.
    fn scenario_text(&self) -> String {
        let mut scenario = self.scenario.clone();
        if !self.open()
            && let Doc::Object(fields) = &mut scenario
            && let Some((_, position)) = fields.iter_mut().find(|(name, _)| name == OPENING)
            && matches!(position, Doc::Object(_))
        {
            *position = sealed(&position.to_string()).into();
        }
        scenario.laid_out(SPREAD, 2)
    }

    /// Where the game begins; in an envelope if somebody may not know it.
    fn position_text(&self) -> String {
        if !self.elsewhere {
            return "null".to_owned();
        }
        let (rules, start) = (self.rules(), self.tree.state_at(NodeId(0)));
        let whole = rules.position(&view_for(rules, start, Viewer::All));
        match self.open() || *view_for(rules, start, Viewer::Room).state() == *start {
            true => whole.to_string(),
            false => quote(&sealed(&whole.to_string())),
        }
    }

    fn lines_text(&self) -> String {
        let mut lines = Vec::new();
        let mut begin = 0;
        for (i, node) in self.tree.nodes().iter().enumerate() {
            if i > begin && node.parent.0 != i {
                lines.push(self.line_text(begin, i));
                begin = i;
            }
        }
        if begin < self.tree.nodes().len() {
            lines.push(self.line_text(begin, self.tree.nodes().len()));
        }
        match lines.is_empty() {
            true => "[]".to_owned(),
            false => format!("[{}\n  ]", lines.join(",")),
        }
    }

    /// The actions from number `begin + 1` to number `end`, each done after the
    /// one before.
    fn line_text(&self, begin: usize, end: usize) -> String {
        let nodes = self.tree.nodes().get(begin..end).unwrap_or_default();
        let from = nodes.first().map_or(0, |node| node.parent.0);
        let mut phases: Vec<String> = Vec::new();
        let mut open: Option<(Clock, Vec<String>)> = None;
        for (i, node) in nodes.iter().enumerate() {
            let at = self.rules().clock(self.tree.state_at(node.parent));
            let text = quote(&self.action_text(NodeId(begin + i + 1), node));
            match &mut open {
                Some((clock, actions)) if *clock == at => actions.push(text),
                _ => {
                    let closed = open.replace((at, vec![text]));
                    phases.extend(closed.map(|phase| self.phase_text(&phase, node.parent)));
                }
            }
        }
        phases.extend(open.map(|phase| self.phase_text(&phase, NodeId(end))));
        let phases = phases.join(",");
        format!("\n    {{ \"from\": {from}, \"phases\": [{phases}\n    ] }}")
    }

    fn phase_text(&self, (clock, actions): &(Clock, Vec<String>), last: NodeId) -> String {
        let [turn, part, phase] = clock.0;
        let actions = actions.join(",\n        ");
        let hash = sixteen(self.file_hash(last));
        format!(
            "\n      {{ \"at\": [{turn}, {part}, {phase}], \"actions\": [\n        {actions}\n      ], \"hash\": \"{hash}\" }}"
        )
    }

    /// The hash of a position in a file: of a closed game, of what everybody
    /// knows.
    pub(super) fn file_hash(&self, at: NodeId) -> u64 {
        let viewer = if self.open() {
            Viewer::All
        } else {
            Viewer::Room
        };
        let rules = self.rules();
        rules.hash(view_for(rules, self.tree.state_at(at), viewer).state())
    }

    /// "+ resolve =352614".
    fn action_text(&self, id: NodeId, node: &TreeNode<S>) -> String {
        let mut text = self.rules().notation(node.entry.action);
        if !node.entry.dice.is_empty() {
            let chosen = if node.chosen { "!" } else { "" };
            let _ = write!(text, " ={}{chosen}", faces(&node.entry.dice));
        }
        if !self.open() && self.is_secret(id, Viewer::Room) {
            text = sealed(&text);
        }
        match node.with_last {
            true => format!("+ {text}"),
            false => text,
        }
    }
}

fn number(n: Option<usize>) -> String {
    n.map_or_else(|| "null".to_owned(), |n| n.to_string())
}
