//! Walking a JSON tree with a path in hand, collecting faults on the way.
//!
//! Every question returns an `Option`: `None` means that a fault was noted (or
//! that an optional thing is absent), and the walk goes on elsewhere, so that
//! one reading finds everything that is wrong.
//!
//! A kind of file that has faults of its own names their type as `K`; what every
//! file can have wrong is made one of them.

use super::{Doc, Fault, FaultKind, nearest, quoted};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The faults found so far.
#[derive(Debug)]
pub struct Log<K = FaultKind>(RefCell<Vec<Fault<K>>>);

impl<K> Default for Log<K> {
    fn default() -> Self {
        Self(RefCell::new(Vec::new()))
    }
}

impl<K> Log<K> {
    /// More faults than anybody reads are not kept.
    const MOST: usize = 1000;

    /// Adds a fault.
    pub fn note(&self, fault: Fault<K>) {
        let mut faults = self.0.borrow_mut();
        if faults.len() < Self::MOST {
            faults.push(fault);
        }
    }

    /// Takes out all faults, in the order in which they were found.
    #[must_use]
    pub fn take(&self) -> Vec<Fault<K>> {
        self.0.take()
    }
}

/// A value and its path.
#[derive(Debug)]
pub struct Node<'a, K = FaultKind> {
    doc: &'a Doc,
    path: String,
    log: &'a Log<K>,
}

impl<K> Clone for Node<'_, K> {
    fn clone(&self) -> Self {
        Self {
            doc: self.doc,
            path: self.path.clone(),
            log: self.log,
        }
    }
}

/// An object whose fields have been compared with those that may be there.
#[derive(Debug)]
pub struct Fields<'a, K = FaultKind> {
    node: Node<'a, K>,
    fields: &'a [(String, Doc)],
}

impl<K> Clone for Fields<'_, K> {
    fn clone(&self) -> Self {
        Self {
            node: self.node.clone(),
            fields: self.fields,
        }
    }
}

impl<'a, K: From<FaultKind>> Node<'a, K> {
    /// A value at this path.
    pub fn new(doc: &'a Doc, path: impl Into<String>, log: &'a Log<K>) -> Self {
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
    pub fn fault(&self, what: impl Into<K>) {
        self.log.note(Fault::at(self.path.as_str(), what.into()));
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
    pub fn object(&self, known: &[&str]) -> Option<Fields<'a, K>> {
        let Doc::Object(fields) = self.doc else {
            return self.wrong_type("an object");
        };
        let (mut seen, mut doubled) = (BTreeSet::new(), BTreeSet::new());
        for (name, _) in fields {
            let what = if !seen.insert(name) {
                if !doubled.insert(name) {
                    continue;
                }
                FaultKind::Doubled
            } else if !known.contains(&name.as_str()) {
                let near = nearest(name, known).map(str::to_owned);
                FaultKind::UnknownField { near }
            } else {
                continue;
            };
            self.log.note(Fault::at(self.child(name), what.into()));
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

    /// The same, with at least one entry.
    #[must_use]
    pub fn filled_list(&self, most: usize) -> Option<Vec<Self>> {
        let list = self.list(most)?;
        if list.is_empty() {
            let wanted = "at least 1".to_owned();
            self.fault(FaultKind::Length { found: 0, wanted });
            return None;
        }
        Some(list)
    }

    /// A list of just so many entries.
    #[must_use]
    pub fn array<const N: usize>(&self) -> Option<[Self; N]> {
        let list = self.list(usize::MAX)?;
        let found = list.len();
        let array = <[Self; N]>::try_from(list).ok();
        if array.is_none() {
            let wanted = N.to_string();
            self.fault(FaultKind::Length { found, wanted });
        }
        array
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

    /// One line of text of at most so many characters, maybe empty.
    #[must_use]
    pub fn line(&self, most: usize) -> Option<String> {
        let text = self.text(most)?;
        if text.chars().any(char::is_control) {
            self.fault(FaultKind::ControlCharacter);
            return None;
        }
        Some(text.to_owned())
    }

    /// One line of text of at most so many characters, with something in it.
    #[must_use]
    pub fn name(&self, most: usize) -> Option<String> {
        let text = self.line(most)?;
        if text.trim().is_empty() {
            self.fault(FaultKind::Empty);
            return None;
        }
        Some(text)
    }

    /// A text made of certain ASCII characters, which `allowed` names.
    #[must_use]
    pub fn identifier(
        &self,
        most: usize,
        allowed: &'static str,
        may: fn(&u8) -> bool,
    ) -> Option<String> {
        let text = self.name(most)?;
        if text.bytes().all(|b| may(&b)) {
            return Some(text);
        }
        let found = quoted(&text);
        self.fault(FaultKind::Alphabet { found, allowed });
        None
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

    /// What one of these words stands for.
    #[must_use]
    pub fn choice<T: Copy>(&self, table: &[(&str, T)]) -> Option<T> {
        let words: Vec<&str> = table.iter().map(|(word, _)| *word).collect();
        let place = self.word(&words)?;
        table.get(place).map(|(_, meaning)| *meaning)
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

    /// A small whole number within bounds.
    #[must_use]
    pub fn small(&self, bounds: RangeInclusive<u8>) -> Option<u8> {
        let (least, most) = bounds.into_inner();
        let number = self.number(least.into()..=most.into())?;
        u8::try_from(number).ok()
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

impl<'a, K: From<FaultKind>> Fields<'a, K> {
    /// Notes a fault of the object as a whole.
    pub fn fault(&self, what: impl Into<K>) {
        self.node.fault(what);
    }

    fn present(&self, name: &str) -> Option<Node<'a, K>> {
        let (_, doc) = self.fields.iter().find(|(n, _)| n == name)?;
        Some(Node::new(doc, self.node.child(name), self.node.log))
    }

    /// A field that may be missing; `null` counts as missing.
    #[must_use]
    pub fn optional(&self, name: &str) -> Option<Node<'a, K>> {
        self.present(name).filter(|node| *node.doc != Doc::Null)
    }

    fn or_missing(&self, found: Option<Node<'a, K>>, name: &str) -> Option<Node<'a, K>> {
        if found.is_none() {
            let path = self.node.child(name);
            self.node
                .log
                .note(Fault::at(path, FaultKind::Missing.into()));
        }
        found
    }

    /// A field that must be there.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<Node<'a, K>> {
        self.or_missing(self.optional(name), name)
    }

    /// A field that must be there, if only to say `null`.
    #[must_use]
    pub fn given(&self, name: &str) -> Option<Node<'a, K>> {
        self.or_missing(self.present(name), name)
    }
}

/// Notices what is listed a second time.
#[derive(Debug)]
pub struct Once<T>(BTreeMap<T, String>);

impl<T> Default for Once<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Ord> Once<T> {
    /// Whether `thing` is new; if not, notes a fault at `node`, where `what`
    /// names the thing.
    pub fn is_new<K: From<FaultKind>>(
        &mut self,
        thing: T,
        node: &Node<'_, K>,
        what: impl FnOnce() -> String,
    ) -> bool {
        if let Some(first) = self.0.get(&thing) {
            let (what, first) = (what(), first.clone());
            node.fault(FaultKind::Listed { what, first });
            return false;
        }
        self.0.insert(thing, node.path().to_owned());
        true
    }
}
