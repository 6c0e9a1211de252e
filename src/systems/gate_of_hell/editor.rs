//! What can be corrected of its scenario files: every fact with what it rests on, in the
//! order in which an owner of the printed game would look through it: the tables card,
//! the map, counters, the scenario.

use super::codec::words_of;
use crate::json::{Doc, Keys, fact};
use crate::present::system::walking::{Guide, WalkPart, walk};
use crate::present::system::{Brush, BrushWork, Entering, Footing, Stated, Topic, Workshop};
use crate::words::tr;

/// What the entries of its lists are called by.
pub(super) const KEYS: Keys = &[
    ("areas", &["id"]),
    ("borders", &["between"]),
    ("rivers", &["id"]),
    ("zones", &["id"]),
    ("units", &["id"]),
    ("ironclads", &["id"]),
    ("forts", &["id"]),
    ("sides.union.forts", &["fort"]),
    ("sides.confederate.forts", &["fort"]),
    ("victory.union.forts", &["fort"]),
    ("position.pieces", &["piece"]),
];

/// The tables in the order of the card.
const PARTS: &[WalkPart] = &[
    WalkPart::of("tables.msp", "tables"),
    WalkPart::of("tables.mines_naval", "tables"),
    WalkPart::of("tables.mines_ground", "tables"),
    WalkPart::of("tables.union_damaged_ironclad", "tables"),
    WalkPart::of("tables.confederate_repair", "tables"),
    WalkPart::of("tables.hunley_a", "tables"),
    WalkPart::of("tables.hunley_b", "tables"),
    WalkPart::of("tables.movement_costs", "tables"),
    WalkPart::of("tables.random_events", "tables"),
    WalkPart::of("tables.bombardment", "tables"),
    WalkPart::of("tables.assault", "tables"),
    WalkPart::of("parameters", "numbers"),
    WalkPart::of("tables.sunset", "tables"),
    WalkPart {
        but: &["centre", "polygon"],
        ..WalkPart::of("areas", "map")
    },
    WalkPart::of("borders", "map"),
    WalkPart {
        but: &["marks"],
        ..WalkPart::of("rivers", "rivers")
    },
    WalkPart {
        but: &["centre"],
        ..WalkPart::of("zones", "map")
    },
    WalkPart::of("units", "counters"),
    WalkPart::of("ironclads", "counters"),
    WalkPart::of("forts", "counters"),
    WalkPart::of("victory", "victory"),
    WalkPart::of("sides", "special"),
    WalkPart::of("reinforcements", "special"),
    WalkPart::of("turns", "numbers"),
    WalkPart::of("first_allocation", "numbers"),
    WalkPart::of("random_events", "special"),
    WalkPart::of("msp", "numbers"),
    WalkPart::of("advantage", "numbers"),
    WalkPart::of("id", "texts"),
    WalkPart::of("title", "texts"),
    WalkPart::of("about", "texts"),
];

fn guide() -> Guide {
    Guide {
        keys: KEYS,
        parts: PARTS,
        field: |field| Some(tr!("editor-field", field = field)),
        topic: |list, key| match list {
            "areas" | "rivers" | "zones" => Some(Topic::Place(key.to_owned())),
            "units" | "ironclads" | "forts" => Some(Topic::Unit(key.to_owned())),
            "borders" => {
                let (a, b) = key.split_once('-')?;
                Some(Topic::Side([a.to_owned(), b.to_owned()]))
            }
            _ => None,
        },
        alias: |mark| match mark {
            "place" => "name",
            "two steps" => "reduced_cf",
            "ironclads" => "ironclads_most",
            other => other,
        },
        entering,
        footing,
    }
}

/// Where a fort stands is attested by its counter; the set-up by the scenario.
fn footing(doc: &Doc, at: &str) -> Option<Footing> {
    if !at.starts_with("sides.") {
        return None;
    }
    let (_, fort) = at.split_once(".forts[")?;
    let (fort, _) = fort.split_once(']')?;
    let Some(Doc::List(attested)) = fact(doc, &format!("forts[{fort}].attested"), KEYS) else {
        return None;
    };
    Some(match attested.contains(&"area".into()) {
        true => Footing::Attested,
        false => Footing::Reconstructed,
    })
}

/// A word of a file as it is said.
fn said_word(word: &str) -> String {
    tr!("editor-word", word = word.replace(' ', "-"))
}

fn choice(words: &[&str]) -> Entering {
    let choices = words.iter().map(|&it| (Doc::from(it), said_word(it)));
    Entering::Choice(choices.collect())
}

fn entering(_: &Doc, list: &str, field: &str) -> Option<Entering> {
    match (list, field) {
        ("areas", "terrain") => Some(choice(&["clear", "sand", "marsh", "town", "fort", "sea"])),
        ("borders", "kind") => Some(choice(&["open", "creek", "river", "coast", "sea"])),
        (_, "side" | "advantage") => Some(choice(&["union", "confederate"])),
        (_, "cf" | "dv" | "damaged_cf" | "damaged_dv" | "reduced_cf" | "reduced_dv" | "mp") => {
            Some(Entering::Whole {
                least: 0,
                most: 20,
                optional: false,
            })
        }
        _ => {
            let words = words_of(list, field);
            (!words.is_empty()).then(|| choice(&words))
        }
    }
}

/// Every fact in the order of the owner's check.
pub(super) fn stated(doc: &Doc) -> Vec<Stated> {
    walk(doc, &guide())
}

/// What can be painted.
pub(super) fn workshop(doc: &Doc) -> Workshop {
    let mut brushes = Vec::new();
    let mut terrains: Vec<&str> = Vec::new();
    if let Some(Doc::List(areas)) = doc.get("areas") {
        for area in areas {
            if let Some(Doc::Text(terrain)) = area.get("terrain")
                && !terrains.contains(&terrain.as_str())
            {
                terrains.push(terrain);
            }
        }
    }
    for terrain in terrains {
        let at = "areas[{}].terrain".to_owned();
        brushes.push(Brush {
            group: tr!("editor-field", field = "terrain"),
            name: tr!("editor-word", word = terrain),
            does: BrushWork::Paint(vec![(at, Some(terrain.into()))]),
        });
    }
    brushes.push(Brush {
        group: tr!("editor-brush-map"),
        name: tr!("editor-field", field = "name"),
        does: BrushWork::Write("areas[{}].name".to_owned()),
    });
    Workshop {
        brushes,
        places: ("areas", "id"),
        units: ("units", "id", "at"),
        opening: ("pieces", "piece", "at"),
        copied: &["terrain"],
        blanks: Vec::new(),
        grid: None,
    }
}
