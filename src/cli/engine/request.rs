//! A request: one JSON object, looked into no deeper than is asked for.

use crate::engine::{DiceMode, Level, UndoPolicy};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fmt;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fault {
    /// One word from the list in `assets/protocol.md`.
    pub kind: &'static str,
    /// A sentence.
    pub reason: String,
    /// The rule that forbids it, if one does.
    pub rule: Option<&'static str>,
    /// Further reasons, when several were found.
    pub more: Vec<Value>,
}

/// What a request leads to: the fields of the answer.
pub(crate) type Answer = Result<Value, Fault>;

impl Fault {
    pub fn new(kind: &'static str, reason: impl Into<String>) -> Self {
        Self {
            kind,
            reason: reason.into(),
            rule: None,
            more: Vec::new(),
        }
    }

    /// The request itself makes no sense.
    pub fn request(reason: impl Into<String>) -> Self {
        Self::new("request", reason)
    }

    /// There is nothing on the table.
    pub fn no_game() -> Self {
        Self::new("no_game", "there is no game; begin with “new” or “load”")
    }

    pub fn to_json(&self) -> Value {
        let mut out = json!({ "kind": self.kind, "reason": self.reason });
        if let Some(rule) = self.rule {
            out["rule"] = rule.into();
        }
        if !self.more.is_empty() {
            out["more"] = self.more.clone().into();
        }
        out
    }
}

/// The fields of a request.
#[derive(Debug)]
pub(crate) struct Request<'a> {
    fields: Vec<(String, &'a RawValue)>,
}

impl<'a> Request<'a> {
    /// No request, and no position, has as many fields in one object.
    const MAX: usize = 64;

    /// Reads a line.
    pub fn read(line: &'a str) -> Result<Self, Fault> {
        let mut reader = serde_json::Deserializer::from_str(line);
        reader
            .deserialize_map(Fields)
            .and_then(|read| reader.end().map(|()| read))
            .map_err(|e| Fault::new("json", format!("this line is not one JSON object: {e}")))
    }

    /// A field that holds an object, as a request of its own.
    pub fn read_inner(name: &str, raw: &'a RawValue) -> Result<Self, Fault> {
        serde_json::Deserializer::from_str(raw.get())
            .deserialize_map(Fields)
            .map_err(|e| Fault::request(format!("“{name}” is not an object: {e}")))
    }

    /// The field as it is written; `null` counts as missing.
    pub fn raw(&self, name: &str) -> Option<&'a RawValue> {
        let found = self.fields.iter().find(|(n, _)| n == name);
        found.map(|(_, raw)| *raw).filter(|raw| raw.get() != "null")
    }

    /// A field that may be missing.
    pub fn optional<T: Deserialize<'a>>(&self, name: &str, what: &str) -> Result<Option<T>, Fault> {
        let Some(raw) = self.raw(name) else {
            return Ok(None);
        };
        serde_json::from_str(raw.get())
            .map(Some)
            .map_err(|_| Fault::request(format!("“{name}” is not {what}")))
    }

    /// A field that must be there.
    pub fn field<T: Deserialize<'a>>(&self, name: &str, what: &str) -> Result<T, Fault> {
        self.optional(name, what)?
            .ok_or_else(|| Fault::request(format!("“{name}” is missing: {what}")))
    }

    /// A text that must be there.
    pub fn text(&self, name: &str, what: &str) -> Result<String, Fault> {
        self.field(name, what)
    }

    /// Refuses fields that mean nothing here, so that no slip of the pen passes
    /// for a default.
    pub fn only(&self, known: &[&str]) -> Result<(), Fault> {
        let odd = |n: &&(String, &RawValue)| !known.contains(&n.0.as_str());
        match self.fields.iter().find(odd) {
            None => Ok(()),
            Some((name, _)) => {
                let name: String = name.chars().take(40).collect();
                Err(Fault::request(format!(
                    "there is no field “{name}” here; known are {}",
                    known.join(", ")
                )))
            }
        }
    }
}

/// A seed: a whole number, or one as a text for languages that lose digits.
pub(crate) fn seed(request: &Request<'_>) -> Result<Option<u64>, Fault> {
    let Some(raw) = request.raw("seed") else {
        return Ok(None);
    };
    let digits = raw.get().trim_matches('"');
    let seed = digits.parse().map_err(|_| {
        Fault::request("“seed” is not a whole number from 0 to 18446744073709551615")
    })?;
    Ok(Some(seed))
}

/// Who rolls the dice of a new game.
pub(crate) fn dice(request: &Request<'_>) -> Result<DiceMode, Fault> {
    let dice = request.optional("dice", "“seeded” or “by-hand”")?;
    Ok(dice.unwrap_or_default())
}

/// How far undo goes in a new game.
pub(crate) fn undo(request: &Request<'_>) -> Result<UndoPolicy, Fault> {
    match request.optional::<String>("undo", "“free” or “sealed”")? {
        None => Ok(UndoPolicy::Free),
        Some(word) if word == "free" => Ok(UndoPolicy::Free),
        Some(word) if word == "sealed" => Ok(UndoPolicy::ToLastBarrier),
        Some(_) => Err(Fault::request("“undo” is not “free” or “sealed”")),
    }
}

/// A level of the computer player, by its name.
pub(crate) fn level(request: &Request<'_>, or: Level) -> Result<Level, Fault> {
    let Some(word) = request.optional::<String>("level", "a text")? else {
        return Ok(or);
    };
    Level::find(&word).ok_or_else(|| {
        let known = Level::ALL.map(Level::word).join(", ");
        Fault::request(format!("“level” is none of {known}"))
    })
}

/// More games than anybody waits for.
const MOST_GAMES: u32 = 100_000;

/// How many games are to be played out.
pub(crate) fn games(request: &Request<'_>) -> Result<u32, Fault> {
    let games: u32 = request.optional("games", "a whole number")?.unwrap_or(100);
    match (1..=MOST_GAMES).contains(&games) {
        true => Ok(games),
        false => Err(Fault::request(format!(
            "“games” goes from 1 to {MOST_GAMES}"
        ))),
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Request<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Request<'de>, A::Error> {
        let mut fields: Vec<(String, &RawValue)> = Vec::new();
        while let Some((name, value)) = entries.next_entry::<String, &RawValue>()? {
            if fields.iter().any(|(n, _)| *n == name) {
                let name: String = name.chars().take(40).collect();
                return Err(A::Error::custom(format!("field “{name}” is given twice")));
            }
            if fields.len() == Request::MAX {
                return Err(A::Error::custom("it has too many fields"));
            }
            fields.push((name, value));
        }
        Ok(Request { fields })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_object_with_few_fields_is_a_request() {
        for bad in [
            "",
            "1",
            "[]",
            "{",
            "{}x",
            "{\"a\":1,\"a\":2}",
            "null",
            "\u{0}",
        ] {
            assert_eq!(Request::read(bad).unwrap_err().kind, "json", "{bad}");
        }
        let many: Vec<String> = (0..100).map(|i| format!("\"{i}\":0")).collect();
        assert!(Request::read(&format!("{{{}}}", many.join(","))).is_err());
        let request = Request::read(r#"{"do": "x", "n": 3, "nothing": null}"#).unwrap();
        assert_eq!(request.text("do", "a word"), Ok("x".to_owned()));
        assert_eq!(request.optional::<u8>("n", "a number"), Ok(Some(3)));
        assert_eq!(request.optional::<u8>("nothing", "a number"), Ok(None));
        assert!(request.field::<u8>("do", "a number").is_err());
        assert!(request.only(&["do", "n"]).is_err());
    }
}
