//! Corrections of a scenario as a small file: what was corrected and what was confirmed,
//! fact by fact, so that others can apply it.
//!
//! ```text
//! { "format": "hells-gate-corrections", "version": 1,
//!   "system": "…", "scenario": "korsun_1944", "saved": "…",
//!   "corrections": [ { "at": "hexes[B4].terrain", "was": "woods", "is": "clear" } ],
//!   "confirmed": [ "hexes[A1].terrain" ] }
//! ```
//! A fact without `was` was not there; one without `is` is taken out.

use crate::json::{Correction, Doc, Fault, Log, Node, Syntax, fact};
use crate::present::system::{System, said};
use crate::words::tr;
use std::collections::{BTreeMap, BTreeSet};

/// What the field `format` of such a file says.
pub const FORMAT: &str = "hells-gate-corrections";

/// The version that is written and read here.
const VERSION: i64 = 1;

/// The longest file that is read, in bytes.
pub const MAX_ERRATA: usize = 4 * 1024 * 1024;

/// The most corrections, and the most confirmed facts.
const MOST: usize = 20_000;

/// Corrections of a scenario.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Errata {
    /// The key of its system.
    pub system: String,
    /// The identifier of the scenario.
    pub scenario: String,
    /// What was corrected, in the order in which it is done.
    pub corrections: Vec<Correction>,
    /// The names of the facts that somebody confirmed.
    pub confirmed: Vec<String>,
    /// The fact at which whoever looks through them was; empty at the beginning.
    pub at: String,
}

/// What became of corrections.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Applied {
    /// How many were made.
    pub made: usize,
    /// How many said what the scenario says already.
    pub already: usize,
    /// Which could not be made, and why.
    pub conflicts: Vec<String>,
}

impl Errata {
    /// The text of a file.
    #[must_use]
    pub fn text(&self, saved: &str) -> String {
        let one = |correction: &Correction| {
            let mut fields = vec![("at".to_owned(), correction.at.as_str().into())];
            let values = [("was", &correction.was), ("is", &correction.is)];
            for (name, value) in values {
                if let Some(value) = value {
                    fields.push((name.to_owned(), value.clone()));
                }
            }
            Doc::Object(fields)
        };
        let corrections: Vec<Doc> = self.corrections.iter().map(one).collect();
        let confirmed: Vec<Doc> = self.confirmed.iter().map(|at| at.as_str().into()).collect();
        let mut fields = vec![
            ("format", FORMAT.into()),
            ("version", VERSION.into()),
            ("system", self.system.as_str().into()),
            ("scenario", self.scenario.as_str().into()),
            ("saved", saved.into()),
            ("corrections", Doc::List(corrections)),
            ("confirmed", Doc::List(confirmed)),
        ];
        if !self.at.is_empty() {
            fields.push(("at", self.at.as_str().into()));
        }
        format!("{}\n", Doc::object(fields).laid_out(2, 0))
    }

    /// Whether a document is such a file.
    #[must_use]
    pub fn is(doc: &Doc) -> bool {
        matches!(doc.get("format"), Some(Doc::Text(format)) if format == FORMAT)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Everything that is wrong with it, a sentence each.
    pub fn read(text: &str) -> Result<Self, Vec<String>> {
        if text.len() > MAX_ERRATA {
            return Err(vec![tr!("errata-too-long", most = MAX_ERRATA)]);
        }
        let doc: Doc = text.parse().map_err(|why: Syntax| vec![why.to_string()])?;
        let (errata, faults) = Self::of(&doc);
        match errata {
            Some(errata) if faults.is_empty() => Ok(errata),
            _ => Err(faults.iter().map(ToString::to_string).collect()),
        }
    }

    /// What can be read of a document, and what is wrong with it. `None` if it is
    /// something else.
    #[must_use]
    pub fn of(doc: &Doc) -> (Option<Self>, Vec<Fault>) {
        let log = Log::default();
        let read = Self::fields(&Node::new(doc, "", &log));
        (read, log.take())
    }

    fn fields(root: &Node<'_>) -> Option<Self> {
        let fields = root.object(&[
            "format",
            "version",
            "system",
            "scenario",
            "saved",
            "corrections",
            "confirmed",
            "at",
        ])?;
        fields.field("format")?.word(&[FORMAT])?;
        fields.field("version")?.number(VERSION..=VERSION)?;
        let text = |name: &str| fields.field(name).and_then(|node| node.name(80));
        let (system, scenario) = (text("system"), text("scenario"));
        if let Some(saved) = fields.optional("saved") {
            let _ = saved.line(80);
        }
        let at = fields.optional("at").and_then(|node| node.line(400));
        let list = |name: &str| {
            let list = fields.optional(name).and_then(|node| node.list(MOST));
            list.unwrap_or_default()
        };
        let corrections = list("corrections");
        let confirmed = list("confirmed");
        Some(Self {
            system: system?,
            scenario: scenario?,
            corrections: corrections.iter().filter_map(correction).collect(),
            confirmed: confirmed.iter().filter_map(|node| node.name(400)).collect(),
            at: at.unwrap_or_default(),
        })
    }
}

fn correction(node: &Node<'_>) -> Option<Correction> {
    let fields = node.object(&["at", "was", "is"])?;
    let at = fields.field("at").and_then(|node| node.name(400));
    // A value may be nothing, which is another thing than its absence.
    let value = |name: &str| node.doc().get(name).cloned();
    Some(Correction {
        was: value("was"),
        is: value("is"),
        at: at?,
    })
}

/// Makes corrections in a document, those that fit.
pub(super) fn apply<S: System>(doc: &mut Doc, errata: &Errata) -> Applied {
    let mut applied = Applied::default();
    if errata.system != S::KEY {
        let why = tr!(
            "errata-other-system",
            theirs = errata.system.as_str(),
            ours = S::KEY
        );
        applied.conflicts.push(why);
        return applied;
    }
    let facts: BTreeMap<String, _> = S::stated(doc)
        .into_iter()
        .map(|stated| (stated.at.clone(), stated))
        .collect();
    // What a corrected fact rests on goes with it, and is told with it.
    let own = super::on_their_own(&errata.corrections);
    let own: BTreeSet<&str> = own.map(|it| it.at.as_str()).collect();
    for correction in &errata.corrections {
        let at = correction.at.as_str();
        let counts = usize::from(own.contains(at));
        let now = fact(doc, at, S::KEYS).cloned();
        if now == correction.is {
            applied.already += counts;
            continue;
        }
        let known = facts.get(at);
        let what = known.map_or(at, |stated| stated.what.as_str());
        if now != correction.was && counts == 0 {
            continue;
        }
        if now != correction.was {
            let says = |value: Option<&Doc>| match (known, value) {
                (Some(stated), value) => said(value, &stated.entering),
                (None, None) => tr!("editor-not-there"),
                (None, Some(value)) => value.to_string(),
            };
            applied.conflicts.push(tr!(
                "errata-conflict",
                what = what,
                now = says(now.as_ref()),
                was = says(correction.was.as_ref()),
                is = says(correction.is.as_ref())
            ));
            continue;
        }
        match S::edit(doc, correction) {
            Ok(()) => applied.made += counts,
            Err(_) => applied.conflicts.push(tr!("errata-no-place", what = what)),
        }
    }
    applied
}
