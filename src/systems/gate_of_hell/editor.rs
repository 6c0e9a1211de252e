//! What can be corrected of its scenario files: every fact with what it rests on, in the
//! order in which an owner of the printed game would look through it: the tables card,
//! the map, counters, the scenario.

use crate::json::{Doc, Keys, fact};
use crate::present::system::walking::{Guide, Part, walk};
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
];

/// The tables in the order of the card.
const PARTS: &[Part] = &[
    Part::of("tables.msp", "tables"),
    Part::of("tables.mines_naval", "tables"),
    Part::of("tables.mines_ground", "tables"),
    Part::of("tables.union_damaged_ironclad", "tables"),
    Part::of("tables.confederate_repair", "tables"),
    Part::of("tables.hunley_a", "tables"),
    Part::of("tables.hunley_b", "tables"),
    Part::of("tables.movement_costs", "tables"),
    Part::of("tables.random_events", "tables"),
    Part::of("tables.bombardment", "tables"),
    Part::of("tables.assault", "tables"),
    Part::of("parameters", "numbers"),
    Part::of("tables.sunset", "tables"),
    Part {
        but: &["centre", "polygon"],
        ..Part::of("areas", "map")
    },
    Part::of("borders", "map"),
    Part {
        but: &["marks"],
        ..Part::of("rivers", "rivers")
    },
    Part {
        but: &["centre"],
        ..Part::of("zones", "map")
    },
    Part::of("units", "counters"),
    Part::of("ironclads", "counters"),
    Part::of("forts", "counters"),
    Part::of("victory", "victory"),
    Part::of("sides", "special"),
    Part::of("reinforcements", "special"),
    Part::of("turns", "numbers"),
    Part::of("first_allocation", "numbers"),
    Part::of("random_events", "special"),
    Part::of("msp", "numbers"),
    Part::of("advantage", "numbers"),
    Part::of("id", "texts"),
    Part::of("title", "texts"),
    Part::of("about", "texts"),
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

fn choice(words: &[&str]) -> Entering {
    let choices = words
        .iter()
        .map(|&it| (Doc::from(it), tr!("editor-word", word = it)));
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
        _ => None,
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
        copied: &["terrain"],
        blanks: Vec::new(),
    }
}
