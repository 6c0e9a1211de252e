//! The position that an edited scenario begins in: its facts, and where its units are.

use crate::engine::{Viewer, view_for};
use crate::json::{Correction, Doc, Keys, fact, text};
use crate::present::system::{Entering, Ledger, Stated, System, Topic, Workshop};
use crate::table::opening::OPENING;
use crate::words::tr;

/// What of a position can be set by itself, besides its units. The rest follows from it,
/// or says nothing to people.
const OF_ALL: [&str; 8] = [
    "turn", "wave", "impulse", "player", "active", "side", "weather", "ground",
];

/// What of a unit in a position can be set, besides its place.
const OF_UNIT: [&str; 4] = ["steps", "strength", "lost", "marks"];

/// The most that a number of a position can be.
const MOST: i64 = 99;

/// The list of units in a position, as the name of a fact.
fn list(workshop: &Workshop) -> String {
    format!("{OPENING}.{}", workshop.opening.0)
}

/// The codes of the units in the position, if the scenario has one.
fn codes<'a>(doc: &'a Doc, workshop: &Workshop, keys: Keys) -> impl Iterator<Item = &'a str> {
    let (_, key, _) = workshop.opening;
    let entries = match fact(doc, &list(workshop), keys) {
        Some(Doc::List(entries)) => entries.as_slice(),
        _ => &[],
    };
    entries.iter().map(move |entry| text(entry, key))
}

/// The code of the entry of a unit in the position, if the scenario has one and it names
/// the unit.
fn code_in<S: System>(doc: &Doc, unit: &str) -> Option<String> {
    let workshop = S::workshop(doc);
    let mut codes = codes(doc, &workshop, S::KEYS);
    let found = codes.find(|code| S::entry_of(doc, code) == unit);
    found.map(str::to_owned)
}

/// The facts of the set-up that the position takes the place of: where units stand.
pub(super) fn overruled<S: System>(doc: &Doc) -> Vec<String> {
    let workshop = S::workshop(doc);
    let (units, _, place) = workshop.units;
    let stands = codes(doc, &workshop, S::KEYS).map(|code| {
        let unit = S::entry_of(doc, code);
        format!("{units}[{unit}].{place}")
    });
    stands.collect()
}

/// What moves a unit in the position; `None` if that does not say where it is.
pub(super) fn moved<S: System>(doc: &Doc, unit: &str, to: &str) -> Option<Vec<Correction>> {
    let workshop = S::workshop(doc);
    let code = code_in::<S>(doc, unit)?;
    let at = format!("{}[{code}].{}", list(&workshop), workshop.opening.2);
    let moved = super::strokes::set(doc, S::KEYS, at, Some(to.into()));
    Some(moved.into_iter().collect())
}

/// What takes the entry of a unit out of the position, if there is one.
pub(super) fn removed<S: System>(doc: &Doc, unit: &str) -> Option<Correction> {
    let code = code_in::<S>(doc, unit)?;
    let at = format!("{}[{code}]", list(&S::workshop(doc)));
    super::strokes::set(doc, S::KEYS, at, None)
}

/// The unit that a fact of the position is about, by its entry in the scenario.
pub(super) fn unit_of<S: System>(doc: &Doc, workshop: &Workshop, at: &str) -> Option<Topic> {
    let rest = at.strip_prefix(&list(workshop))?.strip_prefix('[')?;
    let (code, _) = rest.split_once(']')?;
    Some(Topic::Unit(S::entry_of(doc, code)))
}

/// The facts of the position: whether there is one, moment and weather, unit by unit.
pub(super) fn stated<S: System>(doc: &Doc, rules: Option<&S>) -> Vec<Stated> {
    let workshop = S::workshop(doc);
    let (_, key, place) = workshop.opening;
    let mut ledger = Ledger::of(doc, S::KEYS);
    ledger.chapter(tr!("editor-chapter", chapter = "position"));
    let usual = rules.map(|rules| {
        let start = view_for(rules, &rules.initial(), Viewer::All);
        rules.position(&start)
    });
    let named = |field: &str| tr!("editor-position-field", field = field);
    let rests = (None, "");
    let there = Entering::There(usual);
    let title = tr!("editor-position");
    ledger.state(OPENING.to_owned(), title, &Topic::Game, there, rests);
    let Some(position) = doc.get(OPENING).filter(|it| **it != Doc::Null) else {
        return ledger.facts();
    };
    let mut state = |at: String, of: &str, field: &str, value: &Doc, topic: &Topic| {
        let words = S::position_words(doc, field);
        let entering = match value {
            Doc::Text(_) if !words.is_empty() => {
                let named = words.iter().map(|word| {
                    let name = tr!("editor-word", word = word.as_str());
                    (word.as_str().into(), name)
                });
                Entering::Choice(named.collect())
            }
            Doc::Whole(_) | Doc::Number(_) => Entering::Whole {
                least: 0,
                most: MOST,
                optional: false,
            },
            Doc::Bool(_) => Entering::Flag,
            Doc::List(_) => Entering::List { numbers: false },
            _ => Entering::Text {
                most: 40,
                optional: false,
            },
        };
        let what = match of {
            "" => named(field),
            of => tr!("editor-what", of = of, field = named(field)),
        };
        ledger.state(at, what, topic, entering, rests);
    };
    for field in OF_ALL {
        if let Some(value) = position.get(field) {
            let at = format!("{OPENING}.{field}");
            state(at, "", field, value, &Topic::Game);
        }
    }
    let list = list(&workshop);
    let Some(Doc::List(entries)) = fact(doc, &list, S::KEYS) else {
        return ledger.facts();
    };
    for entry in entries {
        let code = text(entry, key);
        let topic = Topic::Unit(S::entry_of(doc, code));
        let fields = std::iter::once(place).chain(OF_UNIT);
        for field in fields {
            let Some(value) = entry.get(field) else {
                continue;
            };
            let shown = if field == place { "place" } else { field };
            let at = format!("{list}[{code}].{field}");
            state(at, code, shown, value, &topic);
        }
    }
    ledger.facts()
}
