//! Single facts of a document: how they are named, found, changed, and what differs
//! between two documents.
//!
//! A name is a path of fields; an entry of a list stands in brackets, called by what
//! it is of (`hexes[B4].terrain`, `river_hexsides[B4-C3]`) and not by its number, so
//! that it is found in another document, too. In lists that have no such names it is
//! its number, counted from 0.

use super::Doc;
use std::borrow::Cow;

/// Which fields name the entries of which list: `("hexes", &["hex"])`. Lists within
/// lists are called by their fields alone: `units.steps`.
pub type Keys = &'static [(&'static str, &'static [&'static str])];

/// One fact of a document that is another in a second one.
#[derive(Clone, PartialEq, Debug)]
pub struct Correction {
    /// Its name.
    pub at: String,
    /// What it was; `None` if it was not there.
    pub was: Option<Doc>,
    /// What it is; `None` if it is not there any more.
    pub is: Option<Doc>,
}

/// Why a fact cannot be put into a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSuchFact {
    /// The name cannot be read.
    Unreadable,
    /// What it is said to be a part of is not there.
    Nowhere,
    /// The entry calls itself otherwise.
    OtherName,
}

/// A step of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Field(String),
    Entry(String),
}

/// The longest name that is read, in bytes.
const LONGEST: usize = 400;

fn steps(path: &str) -> Option<Vec<Step>> {
    if path.is_empty() || path.len() > LONGEST {
        return None;
    }
    let mut all = Vec::new();
    let mut rest = path;
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('[') {
            let (key, after) = inside.split_once(']')?;
            if all.is_empty() {
                return None;
            }
            all.push(Step::Entry(key.to_owned()));
            rest = after;
        } else {
            let plain = match all.is_empty() {
                true => rest,
                false => rest.strip_prefix('.')?,
            };
            let end = plain.find(['.', '[']).unwrap_or(plain.len());
            let (name, after) = plain.split_at(end);
            if name.is_empty() {
                return None;
            }
            all.push(Step::Field(name.to_owned()));
            rest = after;
        }
    }
    Some(all)
}

/// What an entry of a list is called, by these fields of it.
fn key_of(entry: &Doc, fields: &[&str]) -> Option<String> {
    let parts = fields.iter().map(|field| part_of(entry.get(field)?));
    let parts: Option<Vec<Cow<'_, str>>> = parts.collect();
    parts
        .map(|parts| parts.join(":"))
        .filter(|key| !key.is_empty() && !key.contains(']'))
}

/// What a field adds to the name of its entry.
fn part_of(value: &Doc) -> Option<Cow<'_, str>> {
    match value {
        Doc::Text(text) => Some(text.into()),
        Doc::Whole(n) => Some(n.to_string().into()),
        Doc::Bool(yes) => Some(yes.to_string().into()),
        Doc::List(list) => {
            let mut texts: Vec<&str> = texts(list).collect();
            texts.sort_unstable();
            Some(texts.join("-").into())
        }
        _ => None,
    }
}

fn texts(list: &[Doc]) -> impl Iterator<Item = &str> {
    list.iter().filter_map(|doc| match doc {
        Doc::Text(text) => Some(text.as_str()),
        _ => None,
    })
}

/// Whether an entry of a list is called so by these fields of it. Where a fact is looked
/// up, this is asked of entry after entry: what each is called is not put together.
fn is_called(entry: &Doc, fields: &[&str], key: &str) -> bool {
    let rest = || {
        let mut rest = key;
        for (n, field) in fields.iter().enumerate() {
            if n > 0 {
                rest = rest.strip_prefix(':')?;
            }
            let value = entry.get(field)?;
            // Most lists are others, which is seen before they are sorted.
            if let Doc::List(list) = value
                && !texts(list).all(|text| rest.contains(text))
            {
                return None;
            }
            rest = rest.strip_prefix(&*part_of(value)?)?;
        }
        Some(rest)
    };
    !key.is_empty() && !key.contains(']') && rest() == Some("")
}

/// What an entry of a list is called by these fields of it.
#[must_use]
pub fn entry_name(entry: &Doc, fields: &[&str]) -> Option<String> {
    key_of(entry, fields)
}

/// The fields that name the entries of the list at this place.
fn fields_at(keys: Keys, at: &[&str]) -> Option<&'static [&'static str]> {
    let here = at.join(".");
    keys.iter()
        .find(|(list, _)| *list == here)
        .map(|(_, fields)| *fields)
}

fn entry_at(list: &[Doc], key: &str, fields: Option<&[&str]>) -> Option<usize> {
    match fields {
        Some(fields) => list.iter().position(|entry| is_called(entry, fields, key)),
        None => key.parse().ok().filter(|n| *n < list.len()),
    }
}

/// A fact of a document.
#[must_use]
pub fn fact<'a>(doc: &'a Doc, path: &str, keys: Keys) -> Option<&'a Doc> {
    let steps = steps(path)?;
    let mut at = Vec::new();
    let mut here = doc;
    for step in &steps {
        here = match step {
            Step::Field(name) => {
                at.push(name.as_str());
                here.get(name)?
            }
            Step::Entry(key) => {
                let Doc::List(list) = here else { return None };
                list.get(entry_at(list, key, fields_at(keys, &at))?)?
            }
        };
    }
    Some(here)
}

/// Puts a fact into a document, in place of what was there; takes it out if it is
/// `None`. A new entry of a list comes to its end.
///
/// # Errors
/// When there is no place for it. Nothing changes.
pub fn put_fact(
    doc: &mut Doc,
    path: &str,
    value: Option<Doc>,
    keys: Keys,
) -> Result<(), NoSuchFact> {
    let steps = steps(path).ok_or(NoSuchFact::Unreadable)?;
    let (last, way) = steps.split_last().ok_or(NoSuchFact::Unreadable)?;
    let mut at: Vec<&str> = Vec::new();
    let mut here = doc;
    for step in way {
        here = match (step, here) {
            (Step::Field(name), Doc::Object(fields)) => {
                at.push(name.as_str());
                let found = fields.iter_mut().find(|(field, _)| field == name);
                found.map(|(_, value)| value).ok_or(NoSuchFact::Nowhere)?
            }
            (Step::Entry(key), Doc::List(list)) => {
                let place = entry_at(list, key, fields_at(keys, &at));
                let place = place.ok_or(NoSuchFact::Nowhere)?;
                list.get_mut(place).ok_or(NoSuchFact::Nowhere)?
            }
            _ => return Err(NoSuchFact::Nowhere),
        };
    }
    match (last, here) {
        (Step::Field(name), Doc::Object(fields)) => {
            let place = fields.iter().position(|(field, _)| field == name);
            match (place, value) {
                (Some(place), Some(value)) => {
                    if let Some((_, old)) = fields.get_mut(place) {
                        *old = value;
                    }
                }
                (Some(place), None) => {
                    fields.remove(place);
                }
                (None, Some(value)) => fields.push((name.clone(), value)),
                (None, None) => {}
            }
            Ok(())
        }
        (Step::Entry(key), Doc::List(list)) => {
            let fields = fields_at(keys, &at);
            let place = entry_at(list, key, fields);
            let Some(value) = value else {
                if let Some(place) = place {
                    list.remove(place);
                }
                return Ok(());
            };
            if let Some(fields) = fields
                && key_of(&value, fields).as_ref() != Some(key)
            {
                return Err(NoSuchFact::OtherName);
            }
            let new = fields.is_some() || *key == list.len().to_string();
            match place.and_then(|place| list.get_mut(place)) {
                Some(old) => *old = value,
                None if new => list.push(value),
                None => return Err(NoSuchFact::Nowhere),
            }
            Ok(())
        }
        _ => Err(NoSuchFact::Nowhere),
    }
}

/// The name of a fact whose entries of lists are numbered, as faults have it:
/// `units[3].hex` is `units[75R].hex`.
#[must_use]
pub fn fact_name(doc: &Doc, path: &str, keys: Keys) -> String {
    let Some(steps) = steps(path) else {
        return path.to_owned();
    };
    let mut name = String::new();
    let mut at: Vec<&str> = Vec::new();
    let mut here = Some(doc);
    for step in &steps {
        match step {
            Step::Field(field) => {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(field);
                at.push(field);
                here = here.and_then(|doc| doc.get(field));
            }
            Step::Entry(number) => {
                let entry = match here {
                    Some(Doc::List(list)) => number.parse().ok().and_then(|n: usize| list.get(n)),
                    _ => None,
                };
                let fields = fields_at(keys, &at);
                let key = entry.zip(fields).and_then(|(entry, f)| key_of(entry, f));
                name.push('[');
                name.push_str(key.as_deref().unwrap_or(number));
                name.push(']');
                here = entry;
            }
        }
    }
    name
}

/// What is another fact in the second document, in the order of both. Applied one after
/// the other they make the first document say what the second says.
#[must_use]
pub fn differences(old: &Doc, new: &Doc, keys: Keys) -> Vec<Correction> {
    let mut found = Vec::new();
    compare(old, new, (String::new(), &mut Vec::new()), keys, &mut found);
    found
}

fn compare<'a>(
    old: &'a Doc,
    new: &'a Doc,
    (path, at): (String, &mut Vec<&'a str>),
    keys: Keys,
    found: &mut Vec<Correction>,
) {
    if old == new {
        return;
    }
    match (old, new) {
        (Doc::Object(before), Doc::Object(after)) => {
            let child = |name: &str| match path.is_empty() {
                true => name.to_owned(),
                false => format!("{path}.{name}"),
            };
            for (name, value) in before {
                at.push(name);
                match new.get(name) {
                    Some(other) => compare(value, other, (child(name), at), keys, found),
                    None => found.push(Correction {
                        at: child(name),
                        was: Some(value.clone()),
                        is: None,
                    }),
                }
                at.pop();
            }
            for (name, value) in after.iter().filter(|(name, _)| old.get(name).is_none()) {
                found.push(Correction {
                    at: child(name),
                    was: None,
                    is: Some(value.clone()),
                });
            }
        }
        (Doc::List(before), Doc::List(after)) => {
            let fields = fields_at(keys, at);
            let Some(fields) = fields else {
                // A list without names is one fact, unless only entries of it differ.
                let plain = |doc: &Doc| matches!(doc, Doc::Object(_) | Doc::List(_));
                if before.len() == after.len() && before.iter().all(plain) {
                    for (n, (one, other)) in before.iter().zip(after).enumerate() {
                        compare(one, other, (format!("{path}[{n}]"), at), keys, found);
                    }
                } else {
                    found.push(Correction {
                        at: path,
                        was: Some(old.clone()),
                        is: Some(new.clone()),
                    });
                }
                return;
            };
            let named = |list: &'a [Doc]| -> Vec<(Option<String>, &'a Doc)> {
                list.iter().map(|doc| (key_of(doc, fields), doc)).collect()
            };
            let (was, is) = (named(before), named(after));
            for (key, entry) in &was {
                let Some(key) = key else { continue };
                let path = format!("{path}[{key}]");
                match is.iter().find(|(other, _)| other.as_ref() == Some(key)) {
                    Some((_, other)) => compare(entry, other, (path, at), keys, found),
                    None => found.push(Correction {
                        at: path,
                        was: Some((*entry).clone()),
                        is: None,
                    }),
                }
            }
            for (key, entry) in &is {
                let Some(key) = key else { continue };
                if !was.iter().any(|(other, _)| other.as_ref() == Some(key)) {
                    found.push(Correction {
                        at: format!("{path}[{key}]"),
                        was: None,
                        is: Some((*entry).clone()),
                    });
                }
            }
        }
        _ => found.push(Correction {
            at: path,
            was: Some(old.clone()),
            is: Some(new.clone()),
        }),
    }
}

/// The entries of a list that a document has in this field; none where it has no list.
#[must_use]
pub fn entries<'a>(doc: &'a Doc, list: &str) -> &'a [Doc] {
    match doc.get(list) {
        Some(Doc::List(list)) => list,
        _ => &[],
    }
}

/// The text that a document has in this field; empty where it has none.
#[must_use]
pub fn text<'a>(doc: &'a Doc, field: &str) -> &'a str {
    match doc.get(field) {
        Some(Doc::Text(text)) => text,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: Keys = &[("hexes", &["hex"]), ("rivers", &["between"])];

    fn doc() -> Doc {
        r#"{ "id": "x", "hexes": [{ "hex": "A1", "t": "clear" }, { "hex": "A2", "t": "woods" }],
            "rivers": [{ "between": ["B1", "A1"], "river": "Ros" }],
            "faces": [1, 2], "rows": [{ "n": 1 }, { "n": 2 }] }"#
            .parse()
            .unwrap()
    }

    #[test]
    fn an_entry_is_asked_for_by_exactly_the_name_it_has() {
        let entries: Vec<Doc> = [
            r#"{ "a": "x", "b": 12, "c": true, "d": ["q", "p"] }"#,
            r#"{ "a": "x:12", "b": 1, "c": false, "d": ["p", "q", 3] }"#,
            r#"{ "a": "", "b": -1, "c": true, "d": [] }"#,
            r#"{ "a": "x]", "b": 2, "d": ["p-q"] }"#,
            r#"{ "a": { "x": 1 }, "d": "p-q" }"#,
        ]
        .map(|text| text.parse().unwrap())
        .into();
        let named: [&[&str]; 9] = [
            &["a"],
            &["b"],
            &["c"],
            &["d"],
            &["a", "b"],
            &["a", "b", "c"],
            &["d", "a"],
            &["b", "d"],
            &[],
        ];
        let mut keys = vec![
            String::new(),
            "x".into(),
            "p".into(),
            "x:".into(),
            "]".into(),
        ];
        for fields in named {
            keys.extend(entries.iter().filter_map(|entry| key_of(entry, fields)));
        }
        let mut called = 0;
        for (entry, fields) in entries.iter().flat_map(|e| named.map(|f| (e, f))) {
            for key in &keys {
                let is = key_of(entry, fields).as_ref() == Some(key);
                assert_eq!(
                    is_called(entry, fields, key),
                    is,
                    "{entry} {fields:?} “{key}”"
                );
                called += u32::from(is);
            }
        }
        assert!(called > 20, "{called}");
    }

    #[test]
    fn a_fact_is_found_by_what_it_is_of() {
        let doc = doc();
        let find = |path| fact(&doc, path, KEYS);
        assert_eq!(find("hexes[A2].t"), Some(&"woods".into()));
        assert_eq!(find("rivers[A1-B1].river"), Some(&"Ros".into()));
        assert_eq!(find("rows[1].n"), Some(&Doc::Whole(2)));
        for none in [
            "",
            "hexes[A3].t",
            "hexes[0].t",
            "[A1]",
            "hexes[A1",
            "a..b",
            "rows[2]",
        ] {
            assert_eq!(find(none), None, "{none}");
        }
        assert_eq!(fact_name(&doc, "hexes[1].t", KEYS), "hexes[A2].t");
        assert_eq!(fact_name(&doc, "rows[1].n", KEYS), "rows[1].n");
        assert_eq!(fact_name(&doc, "hexes[9].t", KEYS), "hexes[9].t");
    }

    #[test]
    fn a_fact_is_put_in_changed_and_taken_out_again() {
        let mut now = doc();
        put_fact(&mut now, "hexes[A2].t", Some("city".into()), KEYS).unwrap();
        assert_eq!(fact(&now, "hexes[A2].t", KEYS), Some(&"city".into()));
        put_fact(&mut now, "hexes[A2].t", Some("woods".into()), KEYS).unwrap();
        let new = Doc::object([("hex", "A3".into())]);
        put_fact(&mut now, "hexes[A3]", Some(new.clone()), KEYS).unwrap();
        assert_eq!(
            put_fact(&mut now, "hexes[A4]", Some(new), KEYS),
            Err(NoSuchFact::OtherName)
        );
        put_fact(&mut now, "hexes[A3].new", Some(true.into()), KEYS).unwrap();
        put_fact(&mut now, "hexes[A3]", None, KEYS).unwrap();
        let refused = put_fact(&mut now, "hexes[A9].t", None, KEYS);
        assert_eq!(refused, Err(NoSuchFact::Nowhere));
        assert_eq!(now, doc());
    }

    #[test]
    fn the_differences_of_two_documents_lead_from_one_to_the_other() {
        let old = doc();
        let new: Doc =
            r#"{ "id": "y", "hexes": [{ "hex": "A1", "t": "city", "m": 1 }, { "hex": "A9" }],
            "rivers": [], "faces": [1], "rows": [{ "n": 1 }, { "n": 3 }], "more": {} }"#
                .parse()
                .unwrap();
        let found = differences(&old, &new, KEYS);
        let names: Vec<&str> = found.iter().map(|it| it.at.as_str()).collect();
        assert_eq!(
            names,
            [
                "id",
                "hexes[A1].t",
                "hexes[A1].m",
                "hexes[A2]",
                "hexes[A9]",
                "rivers[A1-B1]",
                "faces",
                "rows[1].n",
                "more"
            ]
        );
        let mut now = old.clone();
        for it in &found {
            assert_eq!(fact(&now, &it.at, KEYS), it.was.as_ref());
            put_fact(&mut now, &it.at, it.is.clone(), KEYS).unwrap();
        }
        assert_eq!(now, new);
        assert_eq!(differences(&old, &old, KEYS), []);
    }
}
