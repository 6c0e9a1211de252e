//! JSON as a tree that keeps what `serde_json::Value` forgets: that a field was
//! given twice, and how a number was written.

use super::Syntax;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::str::FromStr;

/// A JSON value.
#[derive(Clone, PartialEq, Debug)]
pub enum Doc {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number that is not negative.
    Whole(u64),
    /// Any other number, as people would write it.
    Number(String),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Doc>),
    /// In the order of the file, doubled fields included.
    Object(Vec<(String, Doc)>),
}

impl Doc {
    /// "a text", "a number": for sentences.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "true or false",
            Self::Whole(_) | Self::Number(_) => "a number",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }

    /// An object of these fields.
    #[must_use]
    pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Self)>) -> Self {
        let fields = fields.into_iter();
        Self::Object(
            fields
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        )
    }

    /// The value as JSON, its outer `levels` an entry a line, so that files can
    /// be compared line by line; `indent` is that of the line it begins in.
    #[must_use]
    pub fn laid_out(&self, levels: usize, indent: usize) -> String {
        let inner = |doc: &Self| doc.laid_out(levels - 1, indent + 2);
        let (entries, ends): (Vec<String>, _) = match self {
            Self::Object(fields) if levels > 0 && !fields.is_empty() => {
                let field =
                    |(name, doc): &(String, Self)| format!("{}: {}", quote(name), inner(doc));
                (fields.iter().map(field).collect(), ['{', '}'])
            }
            Self::List(list) if levels > 0 && !list.is_empty() => {
                (list.iter().map(inner).collect(), ['[', ']'])
            }
            _ => return self.to_string(),
        };
        let line = format!("\n{}", " ".repeat(indent));
        let entries = entries.join(&format!(",{line}  "));
        format!("{}{line}  {entries}{line}{}", ends[0], ends[1])
    }

    /// The first value of a field of an object.
    #[must_use]
    pub fn get(&self, field: &str) -> Option<&Self> {
        match self {
            Self::Object(fields) => fields.iter().find(|(k, _)| k == field).map(|(_, v)| v),
            _ => None,
        }
    }
}

impl FromStr for Doc {
    type Err = Syntax;

    /// Reads a whole text as one JSON value. Nesting is bounded by
    /// `serde_json`'s recursion limit, which makes a syntax fault of deeper
    /// text.
    fn from_str(text: &str) -> Result<Self, Syntax> {
        // Some editors begin UTF-8 files with a mark; it is not part of the JSON.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = serde_json::Deserializer::from_str(text);
        Self::deserialize(&mut reader)
            .and_then(|value| reader.end().map(|()| value))
            .map_err(|e| Syntax::of(&e))
    }
}

impl fmt::Display for Doc {
    /// The value as JSON on one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(yes) => write!(f, "{yes}"),
            Self::Whole(n) => write!(f, "{n}"),
            Self::Number(n) => f.write_str(n),
            Self::Text(text) => f.write_str(&quote(text)),
            Self::List(list) => {
                f.write_str("[")?;
                for (i, entry) in list.iter().enumerate() {
                    write!(f, "{}{entry}", if i > 0 { ", " } else { "" })?;
                }
                f.write_str("]")
            }
            Self::Object(fields) => {
                f.write_str("{")?;
                for (i, (name, value)) in fields.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { " " };
                    write!(f, "{comma}{}: {value}", quote(name))?;
                }
                f.write_str(if fields.is_empty() { "}" } else { " }" })
            }
        }
    }
}

/// A text as JSON.
#[must_use]
pub fn quote(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

impl From<&str> for Doc {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Doc {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for Doc {
    fn from(yes: bool) -> Self {
        Self::Bool(yes)
    }
}

impl From<i64> for Doc {
    fn from(n: i64) -> Self {
        u64::try_from(n).map_or_else(|_| Self::Number(n.to_string()), Self::Whole)
    }
}

impl From<Vec<Self>> for Doc {
    fn from(list: Vec<Self>) -> Self {
        Self::List(list)
    }
}

impl<T: Into<Self>> From<Option<T>> for Doc {
    fn from(some: Option<T>) -> Self {
        some.map_or(Self::Null, Into::into)
    }
}

impl<'de> Deserialize<'de> for Doc {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(Tree)
    }
}

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Doc;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Doc, E> {
        Ok(Doc::Null)
    }

    fn visit_bool<E: Error>(self, v: bool) -> Result<Doc, E> {
        Ok(Doc::Bool(v))
    }

    fn visit_u64<E: Error>(self, v: u64) -> Result<Doc, E> {
        Ok(Doc::Whole(v))
    }

    fn visit_i64<E: Error>(self, v: i64) -> Result<Doc, E> {
        Ok(u64::try_from(v).map_or_else(|_| Doc::Number(v.to_string()), Doc::Whole))
    }

    fn visit_f64<E: Error>(self, v: f64) -> Result<Doc, E> {
        // `{:?}` keeps the ".0" and writes huge numbers with an exponent.
        Ok(Doc::Number(format!("{v:?}")))
    }

    fn visit_str<E: Error>(self, v: &str) -> Result<Doc, E> {
        Ok(Doc::Text(v.to_owned()))
    }

    fn visit_string<E: Error>(self, v: String) -> Result<Doc, E> {
        Ok(Doc::Text(v))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Doc, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = entries.next_element()? {
            list.push(value);
        }
        Ok(Doc::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Doc, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            fields.push(field);
        }
        Ok(Doc::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_written_as_it_is_read_with_doubled_fields_and_odd_numbers() {
        let text = r#"{ "a": [1, -2, 1.50, null], "b": {}, "a": "\"x\"" }"#;
        let doc: Doc = text.parse().unwrap();
        let again: Doc = doc.to_string().parse().unwrap();
        assert_eq!(again, doc);
        assert_eq!(doc.get("b"), Some(&Doc::Object(Vec::new())));
        assert_eq!(doc.to_string(), text.replace("1.50", "1.5"));
        let built = Doc::object([
            ("n", (-3).into()),
            ("t", Doc::from("x")),
            ("o", None::<bool>.into()),
        ]);
        assert_eq!(built.to_string(), r#"{ "n": -3, "t": "x", "o": null }"#);
        assert_eq!(
            doc.laid_out(1, 2),
            "{\n    \"a\": [1, -2, 1.5, null],\n    \"b\": {},\n    \"a\": \"\\\"x\\\"\"\n  }"
        );
        assert_eq!(doc.laid_out(9, 0).parse::<Doc>().unwrap(), doc);
    }
}
