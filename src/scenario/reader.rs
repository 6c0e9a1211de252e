//! Walking a JSON tree with a path in hand, collecting faults on the way.
//!
//! Every question returns an `Option`: `None` means that a fault was noted (or
//! that an optional thing is absent), and the walk goes on elsewhere, so that
//! one reading finds everything that is wrong.

use super::fault::{Fault, FaultKind};
use crate::json::{Doc as Value, nearest, quoted};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// The faults found so far.
#[derive(Default)]
pub(super) struct Log(RefCell<Vec<Fault>>);

impl Log {
    pub(super) fn note(&self, path: &str, what: FaultKind) {
        self.0.borrow_mut().push(Fault {
            path: path.to_owned(),
            what,
        });
    }

    pub(super) fn into_faults(self) -> Vec<Fault> {
        self.0.into_inner()
    }
}

/// A value of the file and its path.
#[derive(Clone)]
pub(super) struct Node<'a> {
    value: &'a Value,
    path: String,
    log: &'a Log,
}

/// An object whose fields have been compared with those that may be there.
#[derive(Clone)]
pub(super) struct Object<'a> {
    node: Node<'a>,
    fields: BTreeMap<&'a str, &'a Value>,
}

impl<'a> Node<'a> {
    pub(super) const fn root(value: &'a Value, log: &'a Log) -> Self {
        Self {
            value,
            path: String::new(),
            log,
        }
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// Notes a fault here.
    pub(super) fn fault(&self, what: FaultKind) {
        self.log.note(&self.path, what);
    }

    fn wrong_type<T>(&self, wanted: &'static str) -> Option<T> {
        let found = self.value.word();
        self.fault(FaultKind::WrongType { wanted, found });
        None
    }

    fn field_path(&self, field: &str) -> String {
        if self.path.is_empty() {
            quoted(field)
        } else {
            format!("{}.{}", self.path, quoted(field))
        }
    }

    /// An object that may have these fields and no others.
    pub(super) fn object(&self, known: &[&'static str]) -> Option<Object<'a>> {
        let Value::Object(entries) = self.value else {
            return self.wrong_type("an object");
        };
        let mut fields = BTreeMap::new();
        let mut doubled = BTreeSet::new();
        for (name, value) in entries {
            if fields.contains_key(name.as_str()) {
                if doubled.insert(name) {
                    let path = self.field_path(name);
                    self.log.note(&path, FaultKind::DoubledField);
                }
                continue;
            }
            fields.insert(name.as_str(), value);
            if !known.contains(&name.as_str()) {
                let near = nearest(name, known);
                let path = self.field_path(name);
                self.log.note(&path, FaultKind::UnknownField { near });
            }
        }
        Some(Object {
            node: self.clone(),
            fields,
        })
    }

    /// A list.
    pub(super) fn list(&self) -> Option<Vec<Self>> {
        let Value::List(values) = self.value else {
            return self.wrong_type("a list");
        };
        let numbered = values.iter().enumerate();
        let nodes = numbered.map(|(i, value)| Self {
            value,
            path: format!("{}[{i}]", self.path),
            log: self.log,
        });
        Some(nodes.collect())
    }

    /// A list with at least one entry.
    pub(super) fn filled_list(&self) -> Option<Vec<Self>> {
        let list = self.list()?;
        if list.is_empty() {
            let wanted = "at least 1".to_owned();
            self.fault(FaultKind::Length { found: 0, wanted });
            return None;
        }
        Some(list)
    }

    /// A list of hexes or units, cut to what this build can hold.
    pub(super) fn bounded_list(&self, what: &'static str, max: usize) -> Option<Vec<Self>> {
        let mut list = self.filled_list()?;
        if list.len() > max {
            let found = list.len();
            self.fault(FaultKind::TooMany { what, found, max });
            list.truncate(max);
        }
        Some(list)
    }

    /// Whether the value is `null`.
    pub(super) const fn is_null(&self) -> bool {
        matches!(self.value, Value::Null)
    }

    /// Whether the value is a text.
    pub(super) const fn is_text(&self) -> bool {
        matches!(self.value, Value::Text(_))
    }

    /// Whether the value is an object with this field, not `null`.
    pub(super) fn has(&self, field: &str) -> bool {
        !matches!(self.value.get(field), None | Some(Value::Null))
    }

    /// The texts in one field of every object of a list; notes no faults.
    pub(super) fn quiet_texts(&self, field: &str) -> Vec<&'a str> {
        let Value::List(values) = self.value else {
            return Vec::new();
        };
        let texts = values.iter().filter_map(|v| match v.get(field) {
            Some(Value::Text(text)) => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    /// Any text.
    pub(super) fn raw_text(&self) -> Option<&'a str> {
        match self.value {
            Value::Text(text) => Some(text),
            _ => self.wrong_type("a text"),
        }
    }

    /// One line of text of at most `max` characters, maybe empty.
    pub(super) fn note_text(&self, max: usize) -> Option<String> {
        let text = self.raw_text()?;
        let length = text.chars().count();
        if length > max {
            self.fault(FaultKind::TextTooLong { length, max });
            return None;
        }
        if text.chars().any(char::is_control) {
            self.fault(FaultKind::ControlCharacter);
            return None;
        }
        Some(text.to_owned())
    }

    /// One line of text of at most `max` characters.
    pub(super) fn text(&self, max: usize) -> Option<String> {
        let text = self.note_text(max)?;
        if text.trim().is_empty() {
            self.fault(FaultKind::EmptyText);
            return None;
        }
        Some(text)
    }

    /// A text made of certain ASCII characters.
    pub(super) fn identifier(
        &self,
        max: usize,
        allowed: &'static str,
        may: fn(&u8) -> bool,
    ) -> Option<String> {
        let text = self.text(max)?;
        if text.bytes().all(|b| may(&b)) {
            return Some(text);
        }
        let found = quoted(&text);
        self.fault(FaultKind::BadIdentifier { found, allowed });
        None
    }

    /// A whole number within bounds.
    pub(super) fn number(&self, bounds: RangeInclusive<u8>) -> Option<u8> {
        let found = match self.value {
            Value::Whole(n) => match u8::try_from(*n) {
                Ok(small) if bounds.contains(&small) => return Some(small),
                _ => n.to_string(),
            },
            Value::Number(text) => text.clone(),
            _ => return self.wrong_type("a whole number"),
        };
        let (low, high) = bounds.into_inner();
        self.fault(FaultKind::OutOfRange { found, low, high });
        None
    }

    /// `true` or `false`.
    pub(super) fn flag(&self) -> Option<bool> {
        match self.value {
            Value::Bool(flag) => Some(*flag),
            _ => self.wrong_type("true or false"),
        }
    }

    /// One of a few words, and what it stands for.
    pub(super) fn choice<T: Copy>(&self, words: &[(&'static str, T)]) -> Option<T> {
        let text = self.raw_text()?;
        if let Some((_, meaning)) = words.iter().find(|(w, _)| *w == text) {
            return Some(*meaning);
        }
        let words: Vec<&'static str> = words.iter().map(|(w, _)| *w).collect();
        self.fault(FaultKind::NotOneOf {
            found: quoted(text),
            near: nearest(text, &words),
            words,
        });
        None
    }
}

impl<'a> Object<'a> {
    /// Notes a fault of the object as a whole.
    pub(super) fn fault(&self, what: FaultKind) {
        self.node.fault(what);
    }

    /// A field that must be there; it may be `null` if its reader says so.
    pub(super) fn field(&self, name: &'static str) -> Option<Node<'a>> {
        let node = self.present(name);
        if node.is_none() {
            let path = self.node.field_path(name);
            self.node.log.note(&path, FaultKind::Missing);
        }
        node
    }

    /// A field that may be left out or `null`.
    pub(super) fn optional(&self, name: &'static str) -> Option<Node<'a>> {
        self.present(name).filter(|n| !n.is_null())
    }

    fn present(&self, name: &'static str) -> Option<Node<'a>> {
        let value = self.fields.get(name).copied()?;
        Some(Node {
            value,
            path: self.node.field_path(name),
            log: self.node.log,
        })
    }
}

/// Notices what is listed a second time.
pub(super) struct Once<T>(BTreeMap<T, String>);

impl<T> Default for Once<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Ord> Once<T> {
    /// Whether `thing` is new; if not, notes a fault at `node`, where `what`
    /// names the thing.
    pub(super) fn is_new(&mut self, thing: T, node: &Node<'_>, what: impl Fn() -> String) -> bool {
        if let Some(first) = self.0.get(&thing) {
            node.fault(FaultKind::Doubled {
                what: what(),
                first: first.clone(),
            });
            return false;
        }
        self.0.insert(thing, node.path().to_owned());
        true
    }
}
