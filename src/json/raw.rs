//! Looking into JSON one layer at a time, so that a fault in one place leaves
//! the others readable. Nothing is copied before it is wanted, and lists and
//! objects are bounded.

use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// An object: its fields in the order of the file, doubled ones included.
pub struct Object<'a> {
    /// Name and value of each field.
    pub fields: Vec<(String, &'a RawValue)>,
    /// Whether it had more fields than are kept.
    pub more: bool,
}

impl<'a> Object<'a> {
    /// No game file has as many fields in one object.
    const MAX: usize = 64;

    /// The value as an object, if it is one.
    pub fn read(raw: &'a RawValue) -> Option<Self> {
        serde_json::Deserializer::from_str(raw.get())
            .deserialize_map(Fields)
            .ok()
    }

    /// The first value of a field.
    pub fn get(&self, name: &str) -> Option<&'a RawValue> {
        let found = self.fields.iter().find(|(n, _)| n == name);
        found.map(|(_, value)| *value)
    }

    /// What is wrong with the names of the fields: `(name, doubled)` for each
    /// that is unknown or given twice.
    pub fn odd_fields(&self, known: &[&str]) -> Vec<(String, bool)> {
        let mut odd: Vec<(String, bool)> = Vec::new();
        for (i, (name, _)) in self.fields.iter().enumerate() {
            if !known.contains(&name.as_str()) {
                odd.push((name.clone(), false));
            } else if self.fields.iter().take(i).any(|(n, _)| n == name) {
                odd.push((name.clone(), true));
            }
        }
        odd
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Object<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut fields = Vec::new();
        while fields.len() < Object::MAX {
            match entries.next_entry()? {
                Some(field) => fields.push(field),
                None => {
                    return Ok(Object {
                        fields,
                        more: false,
                    });
                }
            }
        }
        let mut more = false;
        while entries.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {
            more = true;
        }
        Ok(Object { fields, more })
    }
}

/// The value as a list, cut after `max` entries; `None` if it is no list.
pub fn list(raw: &RawValue, max: usize) -> Option<Vec<&RawValue>> {
    serde_json::Deserializer::from_str(raw.get())
        .deserialize_seq(Entries(max))
        .ok()
}

struct Entries(usize);

impl<'de> Visitor<'de> for Entries {
    type Value = Vec<&'de RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::new();
        while list.len() < self.0 {
            match entries.next_element()? {
                Some(value) => list.push(value),
                None => return Ok(list),
            }
        }
        while entries.next_element::<IgnoredAny>()?.is_some() {}
        Ok(list)
    }
}

/// The value as a text, if it is one.
pub fn text(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
}

/// The value as a whole number that is not negative, if it is one.
pub fn number(raw: &RawValue) -> Option<u64> {
    serde_json::from_str(raw.get()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::whole;

    #[test]
    fn objects_and_lists_are_read_one_layer_deep_and_bounded() {
        let text = r#"{"a": [1, {"x": 2}], "b": "c", "a": null}"#;
        let object = Object::read(whole(text).unwrap()).unwrap();
        assert_eq!(object.get("a").unwrap().get(), r#"[1, {"x": 2}]"#);
        assert_eq!(
            object.odd_fields(&["a"]),
            [("b".to_owned(), false), ("a".to_owned(), true)]
        );
        assert_eq!(list(object.get("a").unwrap(), 1).unwrap().len(), 1);
        assert!(list(object.get("b").unwrap(), 1).is_none());
        let many: Vec<String> = (0..200).map(|i| format!("\"{i}\": 0")).collect();
        let many = format!("{{{}}}", many.join(","));
        let object = Object::read(whole(&many).unwrap()).unwrap();
        assert!(object.fields.len() == Object::MAX && object.more);
    }
}
