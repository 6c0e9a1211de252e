//! What can be corrected of its scenario file: every fact with what it rests on, in the
//! order in which an owner of the printed game would look through it: combat results,
//! strength counters, units, river, and what has no effect in this night.

use super::codec::{MOBILITIES, SCALES, unit_code};
use super::ids::Trade;
use crate::json::{Doc, Keys, entries, text};
use crate::present::system::walking::{Guide, WalkPart, walk};
use crate::present::system::{Brush, BrushWork, Entering, Footing, Stated, Topic, Workshop};
use crate::words::tr;

/// What the entries of its lists are called by.
pub(super) const KEYS: Keys = &[
    ("hexes", &["hex"]),
    ("river_hexsides", &["between"]),
    ("lake_hexsides", &["between"]),
    ("road_hexsides", &["between"]),
    ("sdm", &["id"]),
    ("units", &["id"]),
    ("formable_regiments", &["id"]),
    ("position.units", &["unit"]),
];

const TERRAINS: [&str; 4] = ["clear", "woods", "forest", "hilltop"];

/// The fields of units that count in the night.
const STRENGTHS: &[&str] = &[
    "strength_class",
    "max_steps",
    "steps",
    "strength_table",
    "attack_capable",
    "steps_when_converted",
    "hex",
    "side",
    "kind",
    "infantry_type",
    "armour",
    "formation",
    "printed",
    "name",
    "size",
];

const PARTS: &[WalkPart] = &[
    WalkPart {
        only: &["columns", "rows"],
        ..WalkPart::of("combat_results", "tables")
    },
    WalkPart::of("strength_classes", "classes"),
    WalkPart {
        only: STRENGTHS,
        ..WalkPart::of("units", "counters")
    },
    WalkPart::of("river_hexsides", "rivers"),
    WalkPart::of("lake_hexsides", "rivers"),
    WalkPart {
        but: &["lat", "lon"],
        ..WalkPart::of("hexes", "map")
    },
    WalkPart::of("road_hexsides", "map"),
    WalkPart {
        only: &[
            "movement",
            "movement_class",
            "white_dots",
            "black_dots",
            "star",
        ],
        ..WalkPart::of("units", "movement")
    },
    WalkPart::of("formable_regiments", "counters"),
    WalkPart::of("sdm", "counters"),
    WalkPart::of("victory", "victory"),
    WalkPart::of("armour_superiority", "special"),
    WalkPart::of("conditions", "special"),
    WalkPart {
        only: &["hex_km"],
        ..WalkPart::of("georeference", "special")
    },
    WalkPart::of("id", "texts"),
    WalkPart::of("title", "texts"),
];

/// Fields that explain the file to its readers.
const UNSEEN: [&str; 10] = [
    "for",
    "dice",
    "notation",
    "known_cells",
    "lat",
    "lon",
    "role",
    "higher",
    "division",
    "residual_km",
];

/// The tables of strengths that have a name.
const PRINTED: [&str; 18] = [
    "assault engineer",
    "engineer school",
    "construction engineer",
    "reconnaissance",
    "fusilier",
    "motorised battalion",
    "security regiment",
    "anti-air",
    "panzer 4",
    "panther",
    "tiger",
    "assault gun",
    "artillery",
    "mortar or rocket",
    "light assault gun",
    "heavy assault gun",
    "sherman",
    "anti-tank",
];

fn guide() -> Guide {
    Guide {
        keys: KEYS,
        parts: PARTS,
        field: |field| (!UNSEEN.contains(&field)).then(|| called(field)),
        topic: |list, key| match list {
            "hexes" => Some(Topic::Place(key.to_owned())),
            "units" => Some(Topic::Unit(key.to_owned())),
            "river_hexsides" | "lake_hexsides" | "road_hexsides" => {
                let (a, b) = key.split_once('-')?;
                Some(Topic::Side([a.to_owned(), b.to_owned()]))
            }
            _ => None,
        },
        // The strength of a unit without a class is that of its table.
        alias: |mark| match mark {
            "strength" => "strength_table",
            other => other,
        },
        entering,
        footing,
    }
}

fn footing(doc: &Doc, at: &str) -> Option<Footing> {
    let cell = at.strip_prefix("combat_results.rows.")?;
    let (roll, column) = cell.split_once('.')?;
    let Some(Doc::List(known)) = doc
        .get("combat_results")
        .and_then(|it| it.get("known_cells"))
    else {
        return None;
    };
    let is = |it: &&Doc| {
        let rolled = it.get("roll").map(ToString::to_string);
        it.get("column") == Some(&column.into()) && rolled.as_deref() == Some(roll)
    };
    Some(match known.iter().find(is) {
        Some(known) => match known.get("provenance") {
            Some(Doc::Text(mark)) => Footing::of_mark(mark).unwrap_or(Footing::Attested),
            _ => Footing::Attested,
        },
        None => Footing::Reconstructed,
    })
}

/// A word of the file as it is said.
fn word(word: &str) -> String {
    tr!("editor-word", word = word.replace(' ', "-"))
}

/// What a field is called. The tables of strengths are called by the words of units.
fn called(field: &str) -> String {
    match PRINTED.contains(&field) {
        true => word(field),
        false => tr!("editor-field", field = field),
    }
}

fn choice<'a>(words: impl IntoIterator<Item = &'a str>) -> Entering {
    let choices = words.into_iter().map(|it| (Doc::from(it), word(it)));
    Entering::Choice(choices.collect())
}

fn entering(doc: &Doc, list: &str, field: &str) -> Option<Entering> {
    let some = |words: &[&str]| {
        let mut choices = vec![(Doc::Null, tr!("editor-none"))];
        choices.extend(words.iter().map(|&it| (Doc::from(it), word(it))));
        Some(Entering::Choice(choices))
    };
    match (list, field) {
        ("hexes", "terrain") => Some(choice(TERRAINS)),
        ("hexes", "settlement") => Some(choice(["village", "town"])),
        ("units", "side") => Some(choice(["german", "soviet"])),
        ("units" | "formable_regiments", "strength_class") => some(&["A", "B", "C", "D", "E", "F"]),
        ("units", "strength_table") => {
            let printed = doc.get("strength_classes").and_then(|it| it.get("printed"));
            let Some(Doc::Object(tables)) = printed else {
                return None;
            };
            let tables: Vec<&str> = tables.iter().map(|(name, _)| name.as_str()).collect();
            some(&tables)
        }
        ("units", "kind") => Some(choice(Trade::WORDS.map(|(word, _)| word))),
        ("units", "size") => Some(choice(SCALES.map(|(word, _)| word))),
        ("units", "movement_class") => Some(choice(MOBILITIES.map(|(word, _)| word))),
        ("units", "hex") => {
            let hexes = entries(doc, "hexes").iter().map(|hex| text(hex, "hex"));
            Some(Entering::Choice(
                hexes.map(|hex| (hex.into(), hex.to_owned())).collect(),
            ))
        }
        ("units", "steps" | "max_steps" | "steps_when_converted") => Some(Entering::Whole {
            least: 0,
            most: 6,
            optional: false,
        }),
        // The night knows no water of another kind.
        ("river_hexsides", "kind") => Some(choice(["river"])),
        (_, "bridge") => Some(Entering::Flag),
        (list, _) if list.starts_with("combat_results.rows") => Some(Entering::Text {
            most: 8,
            optional: false,
        }),
        ("victory.levels", "from" | "to") => Some(Entering::Whole {
            least: 0,
            most: 999,
            optional: true,
        }),
        _ => None,
    }
}

/// Every fact in the order of the owner's check.
pub(super) fn stated(doc: &Doc) -> Vec<Stated> {
    walk(doc, &guide())
}

/// The entry of a unit that written actions call `code`.
pub(super) fn entry_of(doc: &Doc, code: &str) -> String {
    let ids = entries(doc, "units").iter().map(|unit| text(unit, "id"));
    let mut ids = ids.filter(|id| unit_code(id) == code);
    ids.next().unwrap_or(code).to_owned()
}

/// What can be painted and put down.
pub(super) fn workshop() -> Workshop {
    let field = |field: &str| tr!("editor-field", field = field);
    let mut brushes = Vec::new();
    for terrain in TERRAINS {
        let at = "hexes[{}].terrain".to_owned();
        brushes.push(Brush {
            group: field("terrain"),
            name: word(terrain),
            does: BrushWork::Paint(vec![(at, Some(terrain.into()))]),
        });
    }
    let mark = || Doc::from(Footing::Reconstructed.word());
    let river = Doc::object([
        ("river", "River".into()),
        ("kind", "river".into()),
        ("bridge", false.into()),
        ("bridge_provenance", mark()),
        ("provenance", mark()),
    ]);
    let other = Doc::object([("provenance", mark())]);
    for (list, name, entry) in [
        ("river_hexsides", "river", river),
        ("lake_hexsides", "lake", other.clone()),
        ("road_hexsides", "road", other),
    ] {
        brushes.push(Brush {
            group: tr!("editor-brush-map"),
            name: field(name),
            does: BrushWork::Side {
                list: list.to_owned(),
                entry,
            },
        });
    }
    brushes.push(Brush {
        group: tr!("editor-brush-map"),
        name: field("place"),
        does: BrushWork::Write("hexes[{}].place".to_owned()),
    });
    Workshop {
        brushes,
        places: ("hexes", "hex"),
        units: ("units", "id", "hex"),
        opening: ("units", "unit", "hex"),
        copied: &["terrain"],
        blanks: Vec::new(),
        grid: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::jaws_of_victory::codec::THROUGH_HELLS_GATE_TEXT;

    #[test]
    fn every_cell_of_the_table_comes_first_and_five_of_them_are_attested() {
        let facts = stated(&THROUGH_HELLS_GATE_TEXT.parse().unwrap());
        let is_cell = |it: &&Stated| it.at.starts_with("combat_results.rows.");
        let cells: Vec<&Stated> = facts.iter().filter(is_cell).collect();
        assert_eq!(cells.len(), 132);
        let attested = |it: &&&Stated| it.footing == Some(Footing::Attested);
        assert_eq!(cells.iter().filter(attested).count(), 5);
        let first = facts
            .iter()
            .position(|it| it.at.starts_with("strength_classes"));
        let last = facts.iter().rposition(|it| is_cell(&it));
        assert!(last < first, "the table comes before the strength counters");
    }
}
