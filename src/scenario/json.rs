//! JSON as a tree that keeps what `serde_json::Value` forgets: the order of
//! fields, and that a field was given twice.

use super::fault::FaultKind;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A JSON value.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Null,
    Bool(bool),
    /// A whole number that is not negative.
    Whole(u64),
    /// Any other number, as people would write it.
    Number(String),
    Text(String),
    List(Vec<Value>),
    /// In the order of the file, doubled fields included.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// "a text", "a number": for sentences.
    pub(super) const fn word(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "true or false",
            Self::Whole(_) | Self::Number(_) => "a number",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }

    /// The first value of a field of an object.
    pub(super) fn get(&self, field: &str) -> Option<&Self> {
        match self {
            Self::Object(fields) => fields.iter().find(|(k, _)| k == field).map(|(_, v)| v),
            _ => None,
        }
    }
}

/// Reads a whole text as one JSON value. Nesting is bounded by `serde_json`'s
/// recursion limit, which makes a syntax fault of deeper text.
pub(super) fn parse(text: &str) -> Result<Value, FaultKind> {
    // Some editors begin UTF-8 files with a mark; it is not part of the JSON.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = serde_json::Deserializer::from_str(text);
    Value::deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value))
        .map_err(|e| {
            let (line, column) = (e.line(), e.column());
            let said = e.to_string();
            let place = format!(" at line {line} column {column}");
            FaultKind::Syntax {
                line,
                column,
                what: said.strip_suffix(&place).unwrap_or(&said).to_owned(),
            }
        })
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(Tree)
    }
}

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, v: bool) -> Result<Value, E> {
        Ok(Value::Bool(v))
    }

    fn visit_u64<E: Error>(self, v: u64) -> Result<Value, E> {
        Ok(Value::Whole(v))
    }

    fn visit_i64<E: Error>(self, v: i64) -> Result<Value, E> {
        Ok(u64::try_from(v).map_or_else(|_| Value::Number(v.to_string()), Value::Whole))
    }

    fn visit_f64<E: Error>(self, v: f64) -> Result<Value, E> {
        // `{:?}` keeps the ".0" and writes huge numbers with an exponent.
        Ok(Value::Number(format!("{v:?}")))
    }

    fn visit_str<E: Error>(self, v: &str) -> Result<Value, E> {
        Ok(Value::Text(v.to_owned()))
    }

    fn visit_string<E: Error>(self, v: String) -> Result<Value, E> {
        Ok(Value::Text(v))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = entries.next_element()? {
            list.push(value);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            fields.push(field);
        }
        Ok(Value::Object(fields))
    }
}
