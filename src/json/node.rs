//! Walking a JSON tree with a path in hand, collecting faults on the way.
//!
//! Every question returns an `Option`: `None` means that a fault was noted (or
//! that an optional thing is absent), and the walk goes on elsewhere, so that
//! one reading finds everything that is wrong.

use super::{Doc, Fault, FaultKind, nearest, quoted};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The faults found so far.
#[derive(Default, Debug)]
pub struct Log(RefCell<Vec<Fault>>);

impl Log {
    /// More faults than anybody reads are not kept.
    const MOST: usize = 1000;

    /// Adds a fault.
    pub fn note(&self, fault: Fault) {
        let mut faults = self.0.borrow_mut();
        if faults.len() < Self::MOST {
            faults.push(fault);
        }
    }

    /// Takes out all faults, in the order in which they were found.
    #[must_use]
    pub fn take(&self) -> Vec<Fault> {
        self.0.take()
    }
}

/// A value and its path.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    doc: &'a Doc,
    path: String,
    log: &'a Log,
}

/// An object whose fields have been compared with those that may be there.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    node: Node<'a>,
    fields: &'a [(String, Doc)],
}

impl<'a> Node<'a> {
    /// A value at this path.
    pub fn new(doc: &'a Doc, path: impl Into<String>, log: &'a Log) -> Self {
        let path = path.into();
        Self { doc, path, log }
    }

    /// The value itself.
    #[must_use]
    pub const fn doc(&self) -> &'a Doc {
        self.doc
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Notes a fault here.
    pub fn fault(&self, what: FaultKind) {
        self.log.note(Fault::at(self.path.as_str(), what));
    }

    fn wrong_type<T>(&self, wanted: &'static str) -> Option<T> {
        let found = self.doc.word();
        self.fault(FaultKind::WrongType { wanted, found });
        None
    }

    fn child(&self, name: &str) -> String {
        match self.path.is_empty() {
            true => quoted(name),
            false => format!("{}.{}", self.path, quoted(name)),
        }
    }

    /// An object that may have these fields and no others, each once; the first
    /// one counts.
    #[must_use]
    pub fn object(&self, known: &[&str]) -> Option<Fields<'a>> {
        let Doc::Object(fields) = self.doc else {
            return self.wrong_type("an object");
        };
        let mut seen = BTreeSet::new();
        for (name, _) in fields {
            let what = if !seen.insert(name) {
                FaultKind::Doubled
            } else if !known.contains(&name.as_str()) {
                let near = nearest(name, known).map(str::to_owned);
                FaultKind::UnknownField { near }
            } else {
                continue;
            };
            self.log.note(Fault::at(self.child(name), what));
        }
        Some(Fields {
            node: self.clone(),
            fields,
        })
    }

    /// A list of at most so many entries; of a longer one, the first.
    #[must_use]
    pub fn list(&self, most: usize) -> Option<Vec<Self>> {
        let Doc::List(list) = self.doc else {
            return self.wrong_type("a list");
        };
        if list.len() > most {
            let length = list.len();
            self.fault(FaultKind::TooMany { length, most });
        }
        let numbered = list.iter().enumerate().take(most);
        let nodes =
            numbered.map(|(i, doc)| Self::new(doc, format!("{}[{i}]", self.path), self.log));
        Some(nodes.collect())
    }

    /// A text of at most so many characters.
    #[must_use]
    pub fn text(&self, most: usize) -> Option<&'a str> {
        let Doc::Text(text) = self.doc else {
            return self.wrong_type("a text");
        };
        let length = text.chars().count();
        if length > most {
            self.fault(FaultKind::TooLong { length, most });
            return None;
        }
        Some(text)
    }

    /// One of these words, by its place.
    #[must_use]
    pub fn word(&self, words: &[&str]) -> Option<usize> {
        let Doc::Text(text) = self.doc else {
            return self.wrong_type("a text");
        };
        let found = words.iter().position(|word| word == text);
        if found.is_none() {
            self.fault(FaultKind::NotOneOf {
                found: quoted(text),
                words: words.iter().map(|&w| w.to_owned()).collect(),
                near: nearest(text, words).map(str::to_owned),
            });
        }
        found
    }

    /// A whole number within bounds.
    #[must_use]
    pub fn number(&self, bounds: RangeInclusive<i64>) -> Option<i64> {
        let (found, number) = match self.doc {
            Doc::Whole(n) => (n.to_string(), i64::try_from(*n).ok()),
            Doc::Number(n) => (n.clone(), n.parse().ok()),
            _ => return self.wrong_type("a whole number"),
        };
        let within = number.filter(|n| bounds.contains(n));
        if within.is_none() {
            self.fault(FaultKind::OutOfRange {
                found: quoted(&found),
                least: *bounds.start(),
                most: *bounds.end(),
            });
        }
        within
    }

    /// True or false.
    #[must_use]
    pub fn flag(&self) -> Option<bool> {
        match self.doc {
            Doc::Bool(yes) => Some(*yes),
            _ => self.wrong_type("true or false"),
        }
    }
}

impl<'a> Fields<'a> {
    /// A field that may be missing; `null` counts as missing.
    #[must_use]
    pub fn optional(&self, name: &str) -> Option<Node<'a>> {
        let (_, doc) = self.fields.iter().find(|(n, _)| n == name)?;
        let node = || Node::new(doc, self.node.child(name), self.node.log);
        (*doc != Doc::Null).then(node)
    }

    /// A field that must be there.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Node<'a>> {
        let found = self.optional(name);
        if found.is_none() {
            let path = self.node.child(name);
            self.node.log.note(Fault::at(path, FaultKind::Missing));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_walk_finds_every_fault_with_its_place() {
        let text = r#"{ "title": 3, "men": 9, "mode": "fsat", "tilte": 1, "men": 2,
            "list": [1, "a", -4], "long": "abcdef", "on": 1 }"#;
        let doc: Doc = text.parse().unwrap();
        let log = Log::default();
        let root = Node::new(&doc, "", &log);
        let known = ["title", "men", "mode", "list", "long", "on", "end"];
        let fields = root.object(&known).unwrap();
        assert_eq!(fields.field("title").unwrap().text(9), None);
        assert_eq!(fields.field("men").unwrap().number(1..=6), None);
        assert_eq!(fields.field("mode").unwrap().word(&["fast", "slow"]), None);
        for entry in fields.field("list").unwrap().list(2).unwrap() {
            let _ = entry.number(-5..=5);
        }
        assert_eq!(fields.field("long").unwrap().text(5), None);
        assert_eq!(fields.field("on").unwrap().flag(), None);
        assert!(fields.field("end").is_none() && fields.optional("end").is_none());
        assert_eq!(root.word(&[]), None);
        let told: Vec<String> = log.take().iter().map(Fault::to_string).collect();
        assert_eq!(
            told,
            [
                "tilte: there is no such field here; did you mean “title”?",
                "men: the field is given more than once",
                "title: expected a text, found a number",
                "men: 9 is not a whole number from 1 to 6",
                "mode: “fsat” is not one of: fast, slow; did you mean “fast”?",
                "list: the list has 3 entries, more than 2",
                "list[1]: expected a whole number, found a text",
                "long: the text has 6 characters, more than 5",
                "on: expected true or false, found a number",
                "end: the field is missing",
                "expected a text, found an object",
            ]
        );
    }

    #[test]
    fn what_is_right_is_read() {
        let doc: Doc = r#"{"n": -4, "w": "slow", "t": "x", "f": true, "z": null}"#
            .parse()
            .unwrap();
        let log = Log::default();
        let fields = Node::new(&doc, "", &log)
            .object(&["n", "w", "t", "f", "z"])
            .unwrap();
        assert_eq!(fields.field("n").unwrap().number(-5..=5), Some(-4));
        assert_eq!(fields.field("w").unwrap().word(&["fast", "slow"]), Some(1));
        assert_eq!(fields.field("t").unwrap().text(1), Some("x"));
        assert_eq!(fields.field("f").unwrap().flag(), Some(true));
        assert!(fields.optional("z").is_none());
        assert!(log.take().is_empty());
    }
}
