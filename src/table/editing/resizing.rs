//! Rows and columns added to a map or cut off it: everything that names a place goes on
//! naming it, and what stood where there is nothing any more is told before it is lost.

use super::beginning;
use super::strokes::set;
use crate::hex::HexName;
use crate::json::{Doc, Keys, entries, put_fact, text};
use crate::present::system::{GridShape, Stated, System, Workshop};
use crate::words::tr;
use std::collections::{BTreeMap, BTreeSet};

/// How a map becomes another size, or another kind of grid.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Resizing {
    /// Rows added in the north, or cut off if below 0.
    pub north: i8,
    /// The same in the south.
    pub south: i8,
    /// Columns in the west.
    pub west: i8,
    /// Columns in the east.
    pub east: i8,
    /// The kind of grid that it becomes, by its word.
    pub kind: Option<&'static str>,
}

/// A map of another size.
#[derive(Clone, PartialEq, Debug)]
pub struct Resized {
    /// The scenario.
    pub doc: Doc,
    /// Rows and columns.
    pub size: [u8; 2],
    /// What is lost, a line each.
    pub lost: Vec<String>,
}

/// Fields whose texts never name a place.
const TEXTS: [&str; 7] = ["id", "title", "about", "note", "name", "label", "river"];

/// How many rows and columns a map has.
pub(super) fn size_of(doc: &Doc, workshop: &Workshop) -> [u8; 2] {
    let (list, key) = workshop.places;
    let names = entries(doc, list).iter();
    let names = names.filter_map(|entry| text(entry, key).parse::<HexName>().ok());
    names.fold([0, 0], |[rows, columns], name| {
        [rows.max(name.row + 1), columns.max(name.column)]
    })
}

/// The scenario on a map of another size.
///
/// # Errors
/// In a sentence, when the map cannot be so.
pub(super) fn resized<S: System>(doc: &Doc, how: &Resizing) -> Result<Resized, String> {
    let workshop = S::workshop(doc);
    let none = || tr!("editor-size-none");
    let grid = workshop.grid.as_ref().ok_or_else(none)?;
    let kind = how.kind.unwrap_or(grid.kind);
    let blank = workshop.blanks.iter().find(|blank| blank.key == kind);
    let blank = blank.ok_or_else(none)?;
    let [rows, columns] = size_of(doc, &workshop);
    let sum = |now: u8, one: i8, other: i8| i16::from(now) + i16::from(one) + i16::from(other);
    let wished = [
        sum(rows, how.north, how.south),
        sum(columns, how.west, how.east),
    ];
    let [least, most] = blank.bounds;
    let within = wished
        .iter()
        .zip(least)
        .zip(most)
        .all(|((n, least), most)| (i16::from(least)..=i16::from(most)).contains(n));
    let size = wished.map(|n| u8::try_from(n).unwrap_or_default());
    if !within {
        return Err(tr!(
            "editor-size-bounds",
            rows = wished[0],
            columns = wished[1],
            low = least[0],
            high = most[0],
            narrow = least[1],
            wide = most[1]
        ));
    }
    let mut moving = Moving::new(doc, S::stated(doc), how, (&workshop, size));
    let places = moving.to.values().flatten().count() + moving.fresh.len();
    if places > usize::from(blank.most) {
        return Err(tr!("editor-size-many", n = places, most = blank.most));
    }
    let mut next = moving.moved(doc, grid, &workshop, S::KEYS);
    // Who is lost stands in no position that the scenario begins in.
    for unit in &moving.lost_units {
        if let Some(gone) = beginning::removed::<S>(doc, unit) {
            let _ = put_fact(&mut next, &gone.at, gone.is, S::KEYS);
        }
    }
    if how.south.rem_euclid(2) == 1
        && let Some(at) = grid.shifted
    {
        turn_rows(&mut next, at, size[0], S::KEYS);
    }
    if kind != grid.kind {
        let sides =
            |doc: &Doc| S::side_lists().map_or(Vec::new(), |list| entries(doc, list).to_vec());
        let before = sides(&next);
        next = S::regridded(&next, kind).ok_or_else(none)?;
        let after = sides(&next);
        for side in before.iter().filter(|side| !after.contains(side)) {
            moving.note("", "", side);
        }
    }
    Ok(Resized {
        doc: next,
        size,
        lost: moving.told(),
    })
}

/// The rows that lie half a place further east are the others from now on.
fn turn_rows(doc: &mut Doc, at: &str, rows: u8, keys: Keys) {
    let now = match crate::json::fact(doc, at, keys) {
        Some(Doc::Text(now)) => now.clone(),
        _ => return,
    };
    let next = match now.as_str() {
        "odd" => "even".to_owned(),
        "even" => "odd".to_owned(),
        letters => {
            let first = letters.bytes().next().unwrap_or(b'A');
            let first = (first.wrapping_sub(b'A') + 1) % 2;
            let shifted = (first..rows).step_by(2);
            shifted.map(|row| char::from(b'A' + row)).collect()
        }
    };
    if let Some(turned) = set(doc, keys, at.to_owned(), Some(next.into())) {
        let _ = put_fact(doc, &turned.at, turned.is, keys);
    }
}

/// What becomes of a value that may name places.
enum Fit {
    Stays(Doc),
    Goes,
}

/// Places on their way to their new names.
struct Moving {
    /// The new name of each old one; nothing where it falls outside.
    to: BTreeMap<String, Option<String>>,
    /// Places that are new.
    fresh: Vec<String>,
    units: (&'static str, &'static str),
    code_of_opening: &'static str,
    /// The facts of the scenario by their names, in words.
    facts: BTreeMap<String, String>,
    places: Vec<String>,
    lost_units: BTreeSet<String>,
    /// Their names, as far as they have some.
    called: BTreeMap<String, String>,
    sides: Vec<String>,
    others: BTreeSet<String>,
}

impl Moving {
    fn new(
        doc: &Doc,
        facts: Vec<Stated>,
        how: &Resizing,
        (workshop, [rows, columns]): (&Workshop, [u8; 2]),
    ) -> Self {
        let (list, key) = workshop.places;
        let mut to = BTreeMap::new();
        let mut places = Vec::new();
        let mut ends: BTreeMap<u8, [u8; 2]> = BTreeMap::new();
        for entry in entries(doc, list) {
            let old = text(entry, key);
            let Ok(name) = old.parse::<HexName>() else {
                continue;
            };
            let row = i16::from(name.row) + i16::from(how.south);
            let column = i16::from(name.column) + i16::from(how.west);
            let inside =
                (0..i16::from(rows)).contains(&row) && (1..=i16::from(columns)).contains(&column);
            let new = inside.then_some(HexName {
                row: u8::try_from(row).unwrap_or_default(),
                column: u8::try_from(column).unwrap_or_default(),
            });
            if let Some(new) = new {
                let ends = ends.entry(new.row).or_insert([u8::MAX, 0]);
                *ends = [ends[0].min(new.column), ends[1].max(new.column)];
            }
            if new.is_none() {
                places.push(match text(entry, "place") {
                    "" => old.to_owned(),
                    place if place == old => old.to_owned(),
                    place => format!("{old} {}", crate::words::name(place)),
                });
            }
            to.insert(old.to_owned(), new.map(|name| name.to_string()));
        }
        let mut fresh = Vec::new();
        let added = |n: i8| u8::try_from(n.max(0)).unwrap_or_default();
        for row in 0..rows {
            let strip = row < added(how.south) || row >= rows.saturating_sub(added(how.north));
            let wide: Vec<u8> = match ends.get(&row) {
                // Every row goes on from its own ends.
                Some([first, last]) => {
                    let west = first.saturating_sub(added(how.west)).max(1)..*first;
                    let east = last + 1..=last.saturating_add(added(how.east)).min(columns);
                    west.chain(east).collect()
                }
                None if strip => (1..=columns).collect(),
                None => Vec::new(),
            };
            fresh.extend(
                wide.into_iter()
                    .map(|column| HexName { row, column }.to_string()),
            );
        }
        Self {
            places,
            facts: facts.into_iter().map(|it| (it.at, it.what)).collect(),
            to,
            fresh,
            units: (workshop.units.0, workshop.units.1),
            code_of_opening: workshop.opening.1,
            lost_units: BTreeSet::new(),
            called: BTreeMap::new(),
            sides: Vec::new(),
            others: BTreeSet::new(),
        }
    }

    fn moved(&mut self, doc: &Doc, grid: &GridShape, workshop: &Workshop, keys: Keys) -> Doc {
        let (list, key) = workshop.places;
        let Doc::Object(fields) = doc else {
            return doc.clone();
        };
        let mut next = Vec::new();
        for (name, value) in fields {
            match self.fit(name, name, value) {
                Fit::Stays(value) => next.push((name.clone(), value)),
                Fit::Goes => self.note_other(name, ""),
            }
        }
        let mut next = Doc::Object(next);
        for place in &self.fresh {
            let mut entry = vec![(key.to_owned(), Doc::from(place.as_str()))];
            if let Doc::Object(more) = &grid.fresh {
                entry.extend(more.iter().map(|(name, value)| match value {
                    Doc::Text(text) if text == "{}" => (name.clone(), place.as_str().into()),
                    value => (name.clone(), value.clone()),
                }));
            }
            let at = format!("{list}[{place}]");
            let _ = put_fact(&mut next, &at, Some(Doc::Object(entry)), keys);
        }
        // Row by row, as files have them.
        if let Doc::Object(fields) = &mut next
            && let Some((_, Doc::List(places))) = fields.iter_mut().find(|(name, _)| name == list)
        {
            places.sort_by_key(|entry| text(entry, key).parse::<HexName>().ok());
        }
        next
    }

    /// A value of a field with its places under their new names; `at` is where it stands.
    fn fit(&mut self, at: &str, field: &str, value: &Doc) -> Fit {
        match value {
            Doc::Text(_) if TEXTS.contains(&field) => Fit::Stays(value.clone()),
            Doc::Text(_) if field == self.units.1 || field == self.code_of_opening => {
                Fit::Stays(value.clone())
            }
            Doc::Text(text) => match self.to.get(text) {
                Some(None) => Fit::Goes,
                Some(Some(new)) => Fit::Stays(new.as_str().into()),
                None => Fit::Stays(value.clone()),
            },
            Doc::List(list) => {
                let mut kept = Vec::new();
                for entry in list {
                    match self.fit(at, field, entry) {
                        Fit::Stays(entry) => kept.push(entry),
                        // A side has both its ends or none.
                        Fit::Goes if field == "between" => return Fit::Goes,
                        Fit::Goes => self.note(at, field, entry),
                    }
                }
                Fit::Stays(Doc::List(kept))
            }
            Doc::Object(fields) => {
                let mut kept = Vec::new();
                for (name, value) in fields {
                    let inner = format!("{at}.{name}");
                    match (self.fit(&inner, name, value), value) {
                        (Fit::Stays(value), _) => kept.push((name.clone(), value)),
                        (Fit::Goes, Doc::Object(_)) => self.note_other(&inner, ""),
                        (Fit::Goes, _) => return Fit::Goes,
                    }
                }
                Fit::Stays(Doc::Object(kept))
            }
            other => Fit::Stays(other.clone()),
        }
    }

    /// An entry of a list is lost.
    fn note(&mut self, at: &str, field: &str, entry: &Doc) {
        let code = text(entry, self.units.1);
        if field == self.units.0 && !code.is_empty() {
            let called = match text(entry, "name") {
                "" => code.to_owned(),
                called => crate::words::name(called).into_owned(),
            };
            self.called.insert(code.to_owned(), called);
            self.lost_units.insert(code.to_owned());
        } else if let Some(Doc::List(ends)) = entry.get("between") {
            let ends: Vec<&str> = ends.iter().map(entry_text).collect();
            let ends = ends.join("–");
            self.sides.push(match text(entry, "river") {
                "" => ends,
                river => format!("{} {ends}", crate::words::name(river)),
            });
        } else if let Doc::Text(place) = entry {
            self.note_other(at, place);
        } else if entry.get("terrain").is_none() {
            self.note_other(at, "");
        }
    }

    /// Something else that names a place is lost: it is told as the editor calls it.
    fn note_other(&mut self, at: &str, place: &str) {
        let mut of = at;
        let called = loop {
            if let Some(what) = self.facts.get(of) {
                break what.clone();
            }
            match of.rsplit_once('.') {
                Some((outer, _)) => of = outer,
                None => break tr!("editor-field", field = of),
            }
        };
        self.others.insert(match place {
            "" => called,
            place => format!("{called} ({place})"),
        });
    }

    /// What is lost, a line each.
    fn told(&self) -> Vec<String> {
        let mut told = Vec::new();
        if !self.places.is_empty() {
            let (n, names) = (self.places.len(), self.places.join(", "));
            told.push(tr!("editor-size-lost-places", n = n, names = names));
        }
        if !self.lost_units.is_empty() {
            let called = self.lost_units.iter();
            let all: Vec<&str> = called
                .map(|code| self.called.get(code).unwrap_or(code).as_str())
                .collect();
            let names = all.join(", ");
            told.push(tr!("editor-size-lost-units", n = all.len(), names = names));
        }
        if !self.sides.is_empty() {
            let (n, names) = (self.sides.len(), self.sides.join(", "));
            told.push(tr!("editor-size-lost-sides", n = n, names = names));
        }
        for other in &self.others {
            told.push(tr!("editor-size-lost-other", what = other.as_str()));
        }
        told
    }
}

fn entry_text(entry: &Doc) -> &str {
    match entry {
        Doc::Text(text) => text,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::system::Topic;
    use crate::systems::SYSTEMS;
    use crate::table::editing::bench_of;

    fn how(north: i8, south: i8, west: i8, east: i8) -> Resizing {
        Resizing {
            north,
            south,
            west,
            east,
            kind: None,
        }
    }

    #[test]
    fn what_is_added_on_any_side_and_cut_off_again_leaves_every_scenario_as_it_was() {
        let mut tried = 0;
        for entry in SYSTEMS {
            for start in entry.starts {
                let Ok(bench) = bench_of(SYSTEMS, start.text.parse().unwrap()) else {
                    continue;
                };
                for added in [
                    how(1, 0, 0, 0),
                    how(0, 1, 0, 0),
                    how(0, 0, 1, 0),
                    how(0, 0, 0, 1),
                ] {
                    let Ok(larger) = bench.resized(&added) else {
                        continue;
                    };
                    tried += 1;
                    assert_eq!(larger.lost, Vec::<String>::new(), "{}", start.id);
                    let mut grown = (entry.edit)(larger.doc.clone()).unwrap();
                    // What comes in addition is sound. A base that lies on the edge no
                    // longer is told as a fault, for its owner to move.
                    let mut flaws = grown.flaws();
                    flaws.retain(|it| bench.find(&it.at).is_none());
                    assert_eq!(flaws, [], "{}", start.id);
                    let cut = how(-added.north, -added.south, -added.west, -added.east);
                    let back = grown.resized(&cut).unwrap();
                    grown.put(back.doc);
                    let mut unlike = grown.unlike(bench.document());
                    // Rows that are shorter grow from their own ends, and are cut at the
                    // first or last column of all.
                    if added.east > 0 || added.west > 0 {
                        unlike.retain(|it| !matches!(it.about, Topic::Place(_)));
                    }
                    assert!(unlike.is_empty(), "{} {added:?}: {unlike:?}", start.id);
                }
            }
        }
        assert!(tried >= 16, "{tried}");
    }

    #[test]
    fn what_falls_outside_is_told_and_limits_are_told_before_they_are_met() {
        let doc: Doc = SYSTEMS[1].starts[1].text.parse().unwrap();
        let bench = bench_of(SYSTEMS, doc).unwrap();
        let cut = bench.resized(&how(0, -1, 0, 0)).unwrap();
        assert_eq!(cut.size, [5, 6]);
        assert!(cut.lost[0].contains('6'), "{:?}", cut.lost);
        assert!(bench.resized(&how(0, -5, 0, 0)).is_err());
        assert!(bench.resized(&how(11, 0, 0, 0)).is_err());
    }

    #[test]
    fn a_map_becomes_another_kind_of_grid_where_the_rules_know_several() {
        let doc: Doc = SYSTEMS[1].starts[1].text.parse().unwrap();
        let mut bench = bench_of(SYSTEMS, doc).unwrap();
        let kind = |kind| Resizing {
            kind: Some(kind),
            ..Resizing::default()
        };
        let bricks = bench.resized(&kind("offset_square")).unwrap();
        assert_eq!(bricks.lost, Vec::<String>::new());
        let squares = bench.resized(&kind("square")).unwrap();
        assert_eq!(
            squares.lost.len(),
            1,
            "rivers along sides that squares lack"
        );
        bench.put(squares.doc);
        assert!(bench.flaws().is_empty(), "{:?}", bench.flaws());
        assert!(bench.resized(&kind("hex")).is_ok());
        assert!(bench.resized(&kind("triangle")).is_err());
        assert!(bench.undo());
    }
}
