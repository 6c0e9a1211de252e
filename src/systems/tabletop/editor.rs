//! What can be corrected and made of its scenario files: every fact with what it rests
//! on, the brushes, and empty maps of each kind of grid.

use super::codec;
use crate::json::{Correction, Doc, Fault, FaultKind, Keys, entries, fact, put_fact, text};
use crate::present::system::walking::{Guide, WalkPart, walk};
use crate::present::system::{
    Blank, Brush, BrushWork, Entering, Footing, GridShape, Stated, Topic, Workshop,
};
use crate::space::MAX_CELLS;
use crate::words::tr;

/// What the entries of its lists are called by.
pub(super) const KEYS: Keys = &[
    ("cells", &["cell"]),
    ("river_sides", &["between"]),
    ("sides", &["id"]),
    ("units", &["id"]),
    ("position.units", &["unit"]),
];

const TERRAINS: [&str; 4] = ["open", "difficult", "urban", "impassable"];
/// What a cell is drawn as, where its terrain leaves that open.
const KINDS: [&str; 8] = [
    "woods",
    "rough",
    "swamp",
    "lake",
    "mountains",
    "village",
    "town",
    "city",
];
const BRANCHES: [&str; 4] = ["infantry", "tank", "mechanised", "cavalry"];
const FORMATIONS: [&str; 6] = [
    "corps",
    "division",
    "battle group",
    "brigade",
    "regiment",
    "battalion",
];

/// The fields that are shown; the others explain the file to its readers.
const FIELDS: [&str; 47] = [
    "cell",
    "place",
    "terrain",
    "kind",
    "supply_base",
    "river",
    "side",
    "branch",
    "formation",
    "strength",
    "elite",
    "arrives",
    "note",
    "id",
    "name",
    "defence_limit",
    "start",
    "turns",
    "initiative",
    "changes",
    "from",
    "to",
    "first_turn",
    "last_turn",
    "die_at_most",
    "roll",
    "cells",
    "turn",
    "points",
    "all_out_extra",
    "crowded_extra",
    "captured_base_supplies",
    "replacements_need_supply",
    "isolated_lost_at_end",
    "handicap",
    "vp",
    "about",
    "title",
    "diagonals",
    "shifted_rows",
    "calendar",
    "ground",
    "options",
    "victory",
    "grid",
    "supply_limits",
    "airlift",
];

const PARTS: &[WalkPart] = &[
    WalkPart::of("cells", "map"),
    WalkPart::of("river_sides", "rivers"),
    WalkPart::of("units", "counters"),
    WalkPart::of("sides", "numbers"),
    WalkPart::of("initiative", "numbers"),
    WalkPart::of("calendar", "numbers"),
    WalkPart::of("ground", "numbers"),
    WalkPart::of("supply_limits", "numbers"),
    WalkPart::of("airlift", "numbers"),
    WalkPart::of("replacements", "numbers"),
    WalkPart::of("options", "special"),
    WalkPart::of("victory", "victory"),
    WalkPart::of("grid", "texts"),
    WalkPart::of("id", "texts"),
    WalkPart::of("title", "texts"),
    WalkPart::of("about", "texts"),
];

fn guide() -> Guide {
    Guide {
        keys: KEYS,
        parts: PARTS,
        field: |field| {
            FIELDS
                .contains(&field)
                .then(|| tr!("editor-field", field = field))
        },
        topic: |list, key| match list {
            "cells" => Some(Topic::Place(key.to_owned())),
            "units" => Some(Topic::Unit(key.to_owned())),
            "river_sides" => {
                let (a, b) = key.split_once('-')?;
                Some(Topic::Side([a.to_owned(), b.to_owned()]))
            }
            _ => None,
        },
        alias: |mark| match mark {
            "supply" => "supply_base",
            "hex" => "cell",
            "type" => "branch",
            "size" => "formation",
            other => other,
        },
        entering,
        footing: |doc, at| match at {
            // Its mark stands beside it, with its reason.
            "initiative" => match doc.get("initiative_provenance") {
                Some(Doc::Text(mark)) => Footing::of_mark(mark),
                _ => None,
            },
            _ => None,
        },
    }
}

fn word(word: &str) -> String {
    tr!("editor-word", word = word)
}

fn choice<'a>(words: impl IntoIterator<Item = &'a str>) -> Entering {
    let choices = words.into_iter().map(|it| (Doc::from(it), word(it)));
    Entering::Choice(choices.collect())
}

fn sides(doc: &Doc) -> Vec<&str> {
    entries(doc, "sides")
        .iter()
        .map(|side| text(side, "id"))
        .collect()
}

fn entering(doc: &Doc, list: &str, field: &str) -> Option<Entering> {
    let whole = |least, most| {
        Some(Entering::Whole {
            least,
            most,
            optional: false,
        })
    };
    match (list, field) {
        ("cells", "terrain") => Some(choice(TERRAINS)),
        ("cells", "supply_base") => {
            let mut choices = vec![(Doc::Null, tr!("editor-none"))];
            choices.extend(sides(doc).into_iter().map(|side| (side.into(), word(side))));
            Some(Entering::Choice(choices))
        }
        ("cells", "kind") => {
            let mut choices = vec![(Doc::Null, tr!("editor-none"))];
            choices.extend(KINDS.map(|kind| (Doc::from(kind), word(kind))));
            Some(Entering::Choice(choices))
        }
        ("cells", "place") => Some(Entering::Text {
            most: 20,
            optional: true,
        }),
        (_, "side" | "initiative") => Some(choice(sides(doc))),
        ("units", "branch") => Some(choice(BRANCHES)),
        ("units", "formation") => Some(choice(FORMATIONS)),
        ("units", "strength") => whole(1, 20),
        (_, "cell") => Some(choice(
            entries(doc, "cells").iter().map(|it| text(it, "cell")),
        )),
        ("units", "arrives") => {
            let turns = match doc.get("calendar").and_then(|it| it.get("turns")) {
                Some(Doc::Whole(turns)) => (*turns).min(u64::from(codec::MAX_TURNS)),
                _ => 8,
            };
            let mut choices = vec![(Doc::from("start"), word("start"))];
            let turn = |turn| (Doc::Whole(turn), tr!("editor-turn", turn = turn));
            choices.extend((1..=turns).map(turn));
            Some(Entering::Choice(choices))
        }
        ("calendar", "turns") => whole(1, i64::from(codec::MAX_TURNS)),
        ("sides", "defence_limit") => whole(1, 16),
        ("ground", "start") | (_, "from" | "to") => Some(choice(["easy", "mud"])),
        (_, "die_at_most") => whole(1, 6),
        (_, "roll") => Some(choice(["game_turn", "player_turn"])),
        (_, "all_out_extra" | "crowded_extra") => Some(choice(["always", "if_defender_loses"])),
        ("grid", "kind") => {
            // Whether squares touch at their corners is a fact of its own.
            let kinds = [
                ("hex", "hex"),
                ("offset_square", "offset_square"),
                ("square", "squares"),
            ];
            let named = kinds.map(|(kind, word)| (kind.into(), tr!("editor-grid", kind = word)));
            Some(Entering::Choice(named.to_vec()))
        }
        ("grid", "shifted_rows") => {
            let rows = |first: u8| -> String {
                let rows = (first..rows_of(doc)).step_by(2);
                rows.map(|row| char::from(b'A' + row)).collect()
            };
            let named = [rows(0), rows(1)].map(|rows| {
                let letters: Vec<String> = rows.chars().map(String::from).collect();
                (Doc::from(rows.as_str()), letters.join(", "))
            });
            Some(Entering::Choice(named.to_vec()))
        }
        ("victory", "handicap") => {
            let first = sides(doc).first().copied().unwrap_or_default();
            Some(Entering::There(Some(Doc::object([
                ("side", first.into()),
                ("vp", Doc::Whole(1)),
            ]))))
        }
        _ => None,
    }
}

/// What whose turn it is and the ground of a position can be.
pub(super) fn position_words(doc: &Doc, field: &str) -> Vec<String> {
    let words = match field {
        "active" => sides(doc),
        "ground" => vec!["easy", "mud"],
        _ => Vec::new(),
    };
    words.into_iter().map(str::to_owned).collect()
}

/// How many rows there are.
fn rows_of(doc: &Doc) -> u8 {
    let letters = entries(doc, "cells").iter();
    let letters = letters.filter_map(|cell| text(cell, "cell").bytes().next());
    let last = letters.filter(u8::is_ascii_uppercase).max();
    last.map_or(0, |last| last - b'A' + 1)
}

/// Every fact: cells, rivers, units, schedules, options.
pub(super) fn stated(doc: &Doc) -> Vec<Stated> {
    let mut facts = walk(doc, &guide());
    // Only squares can touch at their corners.
    if kind_of(doc).is_some_and(|kind| !kind.starts_with("square")) {
        facts.retain(|stated| stated.at != "grid.diagonals");
    }
    for unit in entries(doc, "units") {
        let id = text(unit, "id");
        let mut state = |at: String, what: String, says: String, entering: Entering| {
            facts.push(Stated {
                at,
                chapter: tr!("editor-chapter", chapter = "counters"),
                what,
                says,
                footing: None,
                source: String::new(),
                about: Topic::Unit(id.to_owned()),
                entering,
            });
        };
        let name = Entering::Text {
            most: 30,
            optional: false,
        };
        let called = tr!(
            "editor-what",
            of = id,
            field = tr!("editor-field", field = "name")
        );
        state(format!("units[{id}].id"), called, id.to_owned(), name);
        let there = Entering::There(None);
        state(
            format!("units[{id}]"),
            id.to_owned(),
            tr!("editor-there"),
            there,
        );
    }
    facts
}

/// The entry of a unit that written actions call `code`.
pub(super) fn entry_of(doc: &Doc, code: &str) -> String {
    let ids = entries(doc, "units").iter().map(|unit| text(unit, "id"));
    let mut ids = ids.filter(|id| id.replace(' ', "_") == code);
    ids.next().unwrap_or(code).to_owned()
}

/// Changes one fact, and what goes with it: a base has its mark.
pub(super) fn edit(doc: &mut Doc, correction: &Correction) -> Result<(), Fault> {
    let at = correction.at.as_str();
    let put = |doc: &mut Doc, at: &str, is: Option<Doc>| {
        put_fact(doc, at, is, KEYS).map_err(|_| Fault::at(at, FaultKind::Missing))
    };
    let is = match (at.ends_with(".handicap"), &correction.is) {
        (true, None) => Some(Doc::Null),
        (_, is) => is.clone(),
    };
    // On another kind of grid there are other sides between cells.
    if at == "grid.kind"
        && let Some(Doc::Text(kind)) = &correction.is
        && let Some(next) = regridded(doc, kind)
    {
        *doc = next;
        return Ok(());
    }
    put(doc, at, is)?;
    // A unit that has another name has it in the position, too.
    if let Some(old) = at
        .strip_prefix("units[")
        .and_then(|at| at.strip_suffix("].id"))
        && let Some(Doc::Text(new)) = &correction.is
    {
        let [old, new] = [old, new.as_str()].map(|name| name.replace(' ', "_"));
        let at = format!("position.units[{old}].unit");
        if fact(doc, &at, KEYS).is_some() {
            put(doc, &at, Some(new.as_str().into()))?;
        }
    }
    if let Some(of) = at.strip_suffix(".supply_base")
        && correction.is.is_some()
        && fact(doc, &format!("{of}.supply_provenance"), KEYS).is_none()
    {
        let mark = Footing::Reconstructed.word();
        put(doc, &format!("{of}.supply_provenance"), Some(mark.into()))?;
    }
    Ok(())
}

const BLANKS: [Blank; 4] = [
    blank_of("hex"),
    blank_of("offset_square"),
    blank_of("square"),
    blank_of(BY_SIDES),
];

/// Squares that touch along their sides only.
const BY_SIDES: &str = "square_by_sides";

const fn blank_of(key: &'static str) -> Blank {
    Blank {
        key,
        bounds: [[2, 2], [16, 16]],
        most: MAX_CELLS as u16,
    }
}

/// The kind of grid that a scenario has.
fn kind_of(doc: &Doc) -> Option<&'static str> {
    let grid = doc.get("grid")?;
    let kind = match (text(grid, "kind"), grid.get("diagonals")) {
        ("square", Some(Doc::Bool(false))) => BY_SIDES,
        (kind, _) => kind,
    };
    BLANKS
        .iter()
        .map(|blank| blank.key)
        .find(|key| *key == kind)
}

/// The same on another kind of grid: rows keep what lies in them, and rivers the sides
/// that are still sides.
pub(super) fn regridded(doc: &Doc, kind: &str) -> Option<Doc> {
    let blank = blank(kind, 2, 2)?;
    let mut next = doc.clone();
    let grid = blank.get("grid")?.clone();
    let shifted = match kind {
        "square" | BY_SIDES => None,
        _ => {
            let before = doc.get("grid").and_then(|grid| grid.get("shifted_rows"));
            Some(before.or_else(|| grid.get("shifted_rows"))?.clone())
        }
    };
    let mut fields = vec![
        ("kind", grid.get("kind")?.clone()),
        ("diagonals", grid.get("diagonals")?.clone()),
    ];
    fields.extend(shifted.map(|rows| ("shifted_rows", rows)));
    // What else is said of the grid stays, such as how wide a cell is.
    for name in ["cell_km", "note"] {
        let said = doc.get("grid").and_then(|grid| grid.get(name));
        fields.extend(said.map(|said| (name, said.clone())));
    }
    put_fact(&mut next, "grid", Some(Doc::object(fields)), KEYS).ok()?;
    // With no river at all it says which cells share a side.
    let mut dry = drawable(&next);
    put_fact(&mut dry, "river_sides", Some(Doc::List(Vec::new())), KEYS).ok()?;
    let setup = codec::read(&dry).ok()?.setup;
    let cell = |name: &Doc| match name {
        Doc::Text(name) => setup.cells().find(name.parse().ok()?),
        _ => None,
    };
    let kept = entries(&next, "river_sides").iter().filter(|side| {
        let ends: Vec<_> = entries(side, "between").iter().filter_map(cell).collect();
        matches!(ends[..], [a, b] if setup.cells().share_side(a, b))
    });
    let kept = Doc::List(kept.cloned().collect());
    put_fact(&mut next, "river_sides", Some(kept), KEYS).ok()?;
    Some(next)
}

/// What can be painted and put down.
pub(super) fn workshop(doc: &Doc) -> Workshop {
    let field = |field: &str| tr!("editor-field", field = field);
    let mut brushes = Vec::new();
    let mut add = |group: String, name: String, does: BrushWork| {
        brushes.push(Brush { group, name, does });
    };
    for terrain in TERRAINS {
        let at = "cells[{}].terrain".to_owned();
        let does = BrushWork::Paint(vec![(at, Some(terrain.into()))]);
        add(field("terrain"), word(terrain), does);
    }
    let bases = sides(doc).into_iter().map(Some).chain([None]);
    for side in bases {
        let mark = side.map(|_| Doc::from(Footing::Reconstructed.word()));
        let does = BrushWork::Paint(vec![
            ("cells[{}].supply_base".to_owned(), side.map(Doc::from)),
            ("cells[{}].supply_provenance".to_owned(), mark),
        ]);
        add(
            field("supply_base"),
            side.map_or_else(|| tr!("editor-none"), word),
            does,
        );
    }
    let entry = Doc::object([
        ("river", "River".into()),
        ("provenance", Footing::Reconstructed.word().into()),
    ]);
    let list = "river_sides".to_owned();
    add(
        tr!("editor-brush-map"),
        field("river"),
        BrushWork::Side { list, entry },
    );
    let does = BrushWork::Write("cells[{}].place".to_owned());
    add(tr!("editor-brush-map"), field("place"), does);
    add(
        tr!("editor-brush-map"),
        tr!("editor-brush-erase"),
        BrushWork::Erase,
    );
    for side in sides(doc) {
        // "S1" until somebody names it.
        let letter = side.chars().next().unwrap_or('n').to_ascii_uppercase();
        let entry = Doc::object([
            ("id", format!("{letter}{{}}").into()),
            ("side", side.into()),
            ("branch", "infantry".into()),
            ("formation", "division".into()),
            ("strength", Doc::Whole(2)),
            ("strength_provenance", Footing::Reconstructed.word().into()),
            ("elite", false.into()),
            ("arrives", "start".into()),
            ("note", "".into()),
        ]);
        add(
            tr!("editor-brush-units"),
            word(side),
            BrushWork::Unit { entry },
        );
    }
    Workshop {
        brushes,
        places: ("cells", "cell"),
        units: ("units", "id", "cell"),
        opening: ("units", "unit", "cell"),
        copied: &[
            "terrain",
            "kind",
            "supply_base",
            "supply_provenance",
            "place",
        ],
        blanks: BLANKS.to_vec(),
        grid: kind_of(doc).map(|kind| GridShape {
            kind,
            shifted: (!kind.starts_with("square")).then_some("grid.shifted_rows"),
            fresh: Doc::object([
                ("place", "".into()),
                ("terrain", "open".into()),
                ("terrain_provenance", Footing::Reconstructed.word().into()),
            ]),
        }),
    }
}

/// What an unfinished scenario lacks for its map to be drawn: a unit that comes last.
pub(super) fn drawable(doc: &Doc) -> Doc {
    let mut doc = doc.clone();
    let cell = entries(&doc, "cells")
        .iter()
        .find(|cell| text(cell, "terrain") != "impassable");
    let Some(cell) = cell.map(|cell| text(cell, "cell").to_owned()) else {
        return doc;
    };
    let turns = doc.get("calendar").and_then(|it| it.get("turns")).cloned();
    let all: Vec<String> = sides(&doc).into_iter().map(str::to_owned).collect();
    for side in all {
        if entries(&doc, "units")
            .iter()
            .any(|unit| text(unit, "side") == side)
        {
            continue;
        }
        let id = format!("later {side}").replace('_', "-");
        let unit = Doc::object([
            ("id", id.as_str().into()),
            ("side", side.as_str().into()),
            ("branch", "infantry".into()),
            ("formation", "division".into()),
            ("strength", Doc::Whole(1)),
            ("cell", cell.as_str().into()),
            ("arrives", turns.clone().unwrap_or(Doc::Whole(1))),
        ]);
        let _ = put_fact(&mut doc, &format!("units[{id}]"), Some(unit), KEYS);
    }
    doc
}

/// A table of open cells without anything on it, for eight turns.
pub(super) fn blank(kind: &str, rows: u8, columns: u8) -> Option<Doc> {
    let blank = BLANKS.iter().find(|blank| blank.key == kind)?;
    let [least, most] = blank.bounds;
    let fits = (least[0]..=most[0]).contains(&rows) && (least[1]..=most[1]).contains(&columns);
    if !fits || usize::from(rows) * usize::from(columns) > MAX_CELLS {
        return None;
    }
    let letters: String = (0..rows).map(|row| char::from(b'A' + row)).collect();
    let shifted: String = letters.chars().step_by(2).collect();
    let squares = kind.starts_with("square");
    let mut grid = vec![
        ("kind", if squares { "square" } else { kind }.into()),
        ("diagonals", (kind == "square").into()),
    ];
    if !squares {
        grid.push(("shifted_rows", shifted.as_str().into()));
    }
    let cells = letters.chars().flat_map(|row| {
        (1..=columns).map(move |column| {
            Doc::object([
                ("cell", format!("{row}{column}").into()),
                ("place", "".into()),
                ("terrain", "open".into()),
                ("terrain_provenance", Footing::Reconstructed.word().into()),
            ])
        })
    });
    let side = |id: &str, name: &str, limit: u64| {
        Doc::object([
            ("id", id.into()),
            ("name", name.into()),
            ("defence_limit", Doc::Whole(limit)),
        ])
    };
    Some(Doc::object([
        ("system", codec::SYSTEM.into()),
        ("format", Doc::Whole(codec::FORMAT)),
        ("id", "own_battle".into()),
        ("title", tr!("editor-own-title").into()),
        ("about", tr!("editor-own-about").into()),
        ("grid", Doc::object(grid)),
        (
            "calendar",
            Doc::object([("start", "1944-01-24".into()), ("turns", Doc::Whole(8))]),
        ),
        (
            "sides",
            Doc::List(vec![
                side("soviet", "Soviet", 2),
                side("german", "German", 3),
            ]),
        ),
        ("initiative", "soviet".into()),
        (
            "ground",
            Doc::object([("start", "easy".into()), ("changes", Doc::List(Vec::new()))]),
        ),
        ("cells", Doc::List(cells.collect())),
        ("river_sides", Doc::List(Vec::new())),
        ("units", Doc::List(Vec::new())),
    ]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::system::System as _;
    use crate::systems::tabletop::Tabletop;

    #[test]
    fn an_empty_table_of_every_kind_and_size_can_be_drawn_and_no_larger_one_is_made() {
        for kind in BLANKS.map(|blank| blank.key) {
            for (rows, columns) in [(2, 2), (6, 6), (16, 16)] {
                let doc = blank(kind, rows, columns).unwrap();
                let read = Tabletop::read(&drawable(&doc), &Doc::Object(Vec::new()));
                assert!(read.is_ok(), "{kind} {rows} × {columns}: {:?}", read.err());
            }
            assert_eq!(blank(kind, 17, 16), None);
        }
        assert_eq!(blank("triangle", 6, 6), None);
    }
}
