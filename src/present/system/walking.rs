//! Every fact of a scenario file whose marks stand beside what they are about: its fields
//! one after the other, each with what it rests on.
//!
//! A field rests on what `NAME_provenance` beside it says, or the list of `provenance`,
//! `attested`, `derived` or `reconstructed` that names it; else on the `provenance` of
//! its entry, else on that of what the entry is in.

use super::editing::{Entering, Footing, Ledger, Stated, Topic};
use crate::json::{Doc, Keys, fact};
use crate::words::{name, tr};

/// A part of a file, in the order in which it is looked through.
#[derive(Clone, Copy, Debug)]
pub struct WalkPart {
    /// Its name in the file.
    pub at: &'static str,
    /// The word of its chapter.
    pub chapter: &'static str,
    /// These of its fields only; all if there are none.
    pub only: &'static [&'static str],
    /// All but these.
    pub but: &'static [&'static str],
}

impl WalkPart {
    /// All of a part.
    #[must_use]
    pub const fn of(at: &'static str, chapter: &'static str) -> Self {
        Self {
            at,
            chapter,
            only: &[],
            but: &[],
        }
    }
}

/// What a system knows of its files besides.
#[derive(Clone, Copy)]
pub struct Guide {
    /// What entries of lists are called by.
    pub keys: Keys,
    /// The parts, in order.
    pub parts: &'static [WalkPart],
    /// What a field is called; nothing for one that nobody has to see.
    pub field: fn(&str) -> Option<String>,
    /// What a list or an object is about.
    pub topic: fn(list: &str, key: &str) -> Option<Topic>,
    /// What is called otherwise in marks than as a field: "area".
    pub alias: fn(mark: &str) -> &str,
    /// How a field is corrected, where its value does not say it.
    pub entering: fn(doc: &Doc, list: &str, field: &str) -> Option<Entering>,
    /// What a fact rests on, where no mark beside it says so.
    pub footing: fn(doc: &Doc, at: &str) -> Option<Footing>,
}

/// Fields that say where others come from.
const ABOUT_OTHERS: [&str; 9] = [
    "provenance",
    "attested",
    "derived",
    "reconstructed",
    "attested_in_board_game",
    "attested_entries",
    "source",
    "note",
    "why",
];

/// Every fact of a file.
#[must_use]
pub fn walk(doc: &Doc, guide: &Guide) -> Vec<Stated> {
    let mut ledger = Ledger::of(doc, guide.keys);
    for part in guide.parts {
        ledger.chapter(tr!("editor-chapter", chapter = part.chapter));
        let Some(value) = fact(doc, part.at, guide.keys) else {
            continue;
        };
        let title = part.at.rsplit('.').next().unwrap_or(part.at);
        let title = match value {
            Doc::List(_) => String::new(),
            _ => (guide.field)(title).unwrap_or_default(),
        };
        let above = Above {
            title,
            topic: Topic::Game,
            footing: None,
            source: "",
            marks: None,
        };
        Walker {
            ledger: &mut ledger,
            guide,
            part,
        }
        .visit(part.at, part.at, value, &above, true);
    }
    ledger.facts()
}

struct Walker<'a, 'l, 'd> {
    ledger: &'l mut Ledger<'d>,
    guide: &'a Guide,
    part: &'a WalkPart,
}

/// What is known from above.
#[derive(Clone)]
struct Above<'d> {
    title: String,
    topic: Topic,
    footing: Option<Footing>,
    source: &'d str,
    /// Marks of the fields of this object, by their names.
    marks: Option<&'d Doc>,
}

fn text<'d>(doc: &'d Doc, field: &str) -> Option<&'d str> {
    match doc.get(field) {
        Some(Doc::Text(text)) => Some(text),
        _ => None,
    }
}

fn names(doc: Option<&Doc>, field: &str, alias: fn(&str) -> &str) -> bool {
    let Some(Doc::List(list)) = doc else {
        return false;
    };
    list.iter()
        .any(|it| matches!(it, Doc::Text(mark) if alias(mark) == field))
}

/// What the marks of an entry say of one of its fields.
fn marked(entry: &Doc, field: &str, alias: fn(&str) -> &str) -> Option<Footing> {
    let own = text(entry, &format!("{field}_provenance")).or_else(|| {
        let Doc::Object(fields) = entry else {
            return None;
        };
        let mark = fields.iter().find(|(name, _)| {
            let mark = name.strip_suffix("_provenance");
            mark.is_some_and(|mark| alias(mark) == field)
        });
        match mark {
            Some((_, Doc::Text(mark))) => Some(mark.as_str()),
            _ => None,
        }
    });
    if let Some(footing) = own.and_then(Footing::of_mark) {
        return Some(footing);
    }
    let inside = entry.get("provenance");
    if let Some(Doc::Text(mark)) = inside.and_then(|marks| marks.get(field)) {
        return Footing::of_mark(mark);
    }
    let lists = [
        (Footing::Attested, "attested"),
        (Footing::Attested, "attested_in_board_game"),
        (Footing::Derived, "derived"),
        (Footing::Reconstructed, "reconstructed"),
    ];
    let mut any = false;
    for (footing, word) in lists {
        for list in [entry.get(word), inside.and_then(|marks| marks.get(word))] {
            any |= list.is_some();
            if names(list, field, alias) {
                return Some(footing);
            }
        }
    }
    // Where some fields are said to be attested, the others are not.
    any.then_some(Footing::Reconstructed)
}

impl<'d> Walker<'_, '_, 'd> {
    /// A value: its facts, if it has several, or itself. `list` is its name without
    /// the names of entries.
    fn visit(&mut self, at: &str, list: &str, value: &'d Doc, above: &Above<'d>, top: bool) {
        match value {
            Doc::Object(fields) => self.object(at, list, (value, fields), above, top),
            Doc::List(entries) if entries.iter().any(|it| matches!(it, Doc::Object(_))) => {
                self.list(at, list, entries, above);
            }
            _ => self.leaf(at, list, value, above),
        }
    }

    fn object(
        &mut self,
        at: &str,
        list: &str,
        (value, fields): (&'d Doc, &'d [(String, Doc)]),
        above: &Above<'d>,
        top: bool,
    ) {
        let own = text(value, "provenance").and_then(Footing::of_mark);
        let marks = match value.get("provenance") {
            Some(marks @ Doc::Object(_)) => Some(marks),
            _ => None,
        };
        let said = ["source", "note", "why"];
        let source = said.iter().find_map(|field| text(value, field));
        let within = Above {
            footing: own.or(above.footing),
            source: source.filter(|it| !it.is_empty()).unwrap_or(above.source),
            ..above.clone()
        };
        let keyed = self.keyed(list);
        for (field, inner) in fields {
            let tells = ABOUT_OTHERS.contains(&field.as_str())
                || field.ends_with("_provenance")
                || field.ends_with("_source")
                || field.ends_with("_note")
                || keyed.contains(&field.as_str());
            let wanted = !top
                || (self.part.only.is_empty() || self.part.only.contains(&field.as_str()))
                    && !self.part.but.contains(&field.as_str());
            if tells || !wanted {
                continue;
            }
            let Some(called) = (self.guide.field)(field) else {
                continue;
            };
            let mark = marked(value, field, self.guide.alias);
            let by_name = above.marks.and_then(|marks| text(marks, field));
            let footing = mark.or_else(|| by_name.and_then(Footing::of_mark));
            let child = Above {
                title: match within.title.is_empty() {
                    true => called,
                    false => tr!("editor-what", of = within.title.as_str(), field = called),
                },
                footing: footing.or(within.footing),
                marks: marks.filter(|_| matches!(inner, Doc::Object(_))),
                ..within.clone()
            };
            let path = format!("{at}.{field}");
            self.visit(&path, &format!("{list}.{field}"), inner, &child, false);
        }
    }

    /// The fields that name the entries of a list.
    fn keyed(&self, list: &str) -> &'static [&'static str] {
        let found = self.guide.keys.iter().find(|(name, _)| *name == list);
        found.map_or(&[], |(_, fields)| *fields)
    }

    fn list(&mut self, at: &str, list: &str, entries: &'d [Doc], above: &Above<'d>) {
        let keyed = self.keyed(list);
        for (n, entry) in entries.iter().enumerate() {
            let key =
                crate::json::fact_name(self.ledger.doc(), &format!("{list}[{n}]"), self.guide.keys);
            let key = match keyed.is_empty() {
                true => n.to_string(),
                false => match key.split_once('[') {
                    Some((_, rest)) if !list.contains('.') => rest.trim_end_matches(']').to_owned(),
                    _ => crate::json::entry_name(entry, keyed).unwrap_or_else(|| n.to_string()),
                },
            };
            let path = format!("{at}[{key}]");
            let called = ["name", "place", "printed"];
            let called = called.iter().find_map(|field| text(entry, field));
            let of = match called.filter(|it| !it.is_empty()) {
                Some(called) if list.starts_with("units") => name(called).into_owned(),
                // A key that only is the name in small letters says nothing more.
                Some(called) if called.to_lowercase() == key => name(called).into_owned(),
                Some(called) => format!("{key} {}", name(called)),
                None if keyed.is_empty() => (n + 1).to_string(),
                None => name(&key).into_owned(),
            };
            let title = match above.title.is_empty() {
                true => of,
                false => format!("{} {of}", above.title),
            };
            let topic = (self.guide.topic)(list, &key);
            let mut below = Above {
                title,
                topic: topic.unwrap_or_else(|| above.topic.clone()),
                ..above.clone()
            };
            if keyed.contains(&"between") {
                // That it is there is the fact.
                let own = text(entry, "provenance").and_then(Footing::of_mark);
                let river = text(entry, "river").map(name).unwrap_or_default();
                let what = match river.is_empty() {
                    true => below.title.clone(),
                    false => format!("{} ({river})", below.title),
                };
                let source = text(entry, "source").or_else(|| text(entry, "note"));
                self.ledger.state(
                    path.clone(),
                    what,
                    &below.topic,
                    Entering::There(None),
                    (own.or(above.footing), source.unwrap_or(above.source)),
                );
                below.footing = None;
            }
            if let [key] = keyed
                && let Some(footing) =
                    text(entry, &format!("{key}_provenance")).and_then(Footing::of_mark)
            {
                // Which one it is, is a fact of its own.
                let source = text(entry, "source").unwrap_or(above.source);
                let field = (self.guide.field)(key).unwrap_or_default();
                let what = tr!("editor-what", of = below.title.as_str(), field = field);
                let rests = (Some(footing), source);
                self.ledger.state(
                    path.clone(),
                    what,
                    &below.topic,
                    Entering::There(None),
                    rests,
                );
            }
            self.visit(&path, list, entry, &below, list == self.part.at);
        }
    }

    fn leaf(&mut self, at: &str, list: &str, value: &Doc, above: &Above<'d>) {
        let field = list.rsplit('.').next().unwrap_or(list);
        let own = list.rsplit_once('.').map_or("", |(list, _)| list);
        let known = (self.guide.entering)(self.ledger.doc(), own, field);
        let entering = known.or_else(|| match value {
            Doc::Bool(_) => Some(Entering::Flag),
            Doc::Whole(n) => Some(Entering::Whole {
                least: 0,
                most: i64::try_from(*n).unwrap_or(0).max(99),
                optional: false,
            }),
            Doc::Number(n) => n.parse::<i64>().ok().map(|_| Entering::Whole {
                least: -99,
                most: 99,
                optional: false,
            }),
            Doc::Text(text) => Some(Entering::Text {
                most: text.chars().count().max(60),
                optional: true,
            }),
            Doc::List(list) => {
                let numbers = list.iter().all(|it| matches!(it, Doc::Whole(_)));
                let plain = |it: &Doc| matches!(it, Doc::Text(_) | Doc::Whole(_));
                // Of an empty list nobody knows what would be in it.
                let told = !list.is_empty() && list.iter().all(plain);
                told.then_some(Entering::List { numbers })
            }
            Doc::Null | Doc::Object(_) => None,
        });
        let Some(entering) = entering else { return };
        let footing = (self.guide.footing)(self.ledger.doc(), at).or(above.footing);
        self.ledger.state(
            at.to_owned(),
            above.title.clone(),
            &above.topic,
            entering,
            (footing, above.source),
        );
    }
}
