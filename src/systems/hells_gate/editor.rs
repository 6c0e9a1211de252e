//! What can be corrected and made of its scenario files: every fact with what it rests
//! on, in the order of the owner's check (map, counters, special rules), and the
//! brushes.

use super::codec::scenario::{ATTESTABLE, KORSUN_1944, SPECIAL_RULES};
use crate::hex::HexMask;
use crate::json::{Correction, Doc, Fault, FaultKind, Keys, entries, fact, put_fact, text};
use crate::present::system::{
    Blank, Brush, BrushWork, Entering, Footing, GridShape, Ledger, Stated, Topic, Workshop,
};
use crate::words::{name, tr};

/// What the entries of its lists are called by.
pub(super) const KEYS: Keys = &[
    ("hexes", &["hex"]),
    ("river_hexsides", &["between"]),
    ("turns", &["turn"]),
    ("units", &["code"]),
    ("position.units", &["unit"]),
];

const SIDES: [&str; 2] = ["soviet", "german"];
const TERRAINS: [&str; 3] = ["clear", "woods", "city"];
const TYPES: [&str; 4] = ["infantry", "tank", "mechanized", "cavalry"];
const SIZES: [&str; 3] = ["brigade", "division", "corps"];

/// The longest game.
const TURNS: i64 = 99;

fn field(field: &str) -> String {
    tr!("hells-gate-editor-field", field = field)
}

fn word(word: &str) -> String {
    tr!("hells-gate-editor-word", word = word)
}

fn what(of: &str, said: &str) -> String {
    tr!("editor-what", of = of, field = said)
}

fn choice(words: &[&str]) -> Entering {
    let choices = words.iter().map(|&w| (Doc::from(w), word(w)));
    Entering::Choice(choices.collect())
}

const fn whole(least: i64, most: i64) -> Entering {
    Entering::Whole {
        least,
        most,
        optional: false,
    }
}

const fn line(most: usize) -> Entering {
    Entering::Text {
        most,
        optional: true,
    }
}

fn banks(side: &Doc) -> Option<[&str; 2]> {
    let Some(Doc::List(list)) = side.get("between") else {
        return None;
    };
    match list.as_slice() {
        [Doc::Text(a), Doc::Text(b)] if a <= b => Some([a, b]),
        [Doc::Text(a), Doc::Text(b)] => Some([b, a]),
        _ => None,
    }
}

/// A hex with the place it is named after.
fn called(doc: &Doc, hex: &str) -> String {
    let place = fact(doc, &format!("hexes[{hex}].place"), KEYS);
    match place {
        Some(Doc::Text(place)) if !place.is_empty() => format!("{hex} {}", name(place)),
        _ => hex.to_owned(),
    }
}

/// Every fact: hex by hex, rivers, counters, special rules, numbers, texts.
pub(super) fn stated(doc: &Doc) -> Vec<Stated> {
    let mut ledger = Ledger::of(doc, KEYS);
    ledger.chapter(tr!("editor-chapter", chapter = "map"));
    for hex in entries(doc, "hexes") {
        of_hex(&mut ledger, text(hex, "hex"));
    }
    ledger.chapter(tr!("editor-chapter", chapter = "rivers"));
    for side in entries(doc, "river_hexsides") {
        of_river(&mut ledger, side);
    }
    if doc.get("shore").is_some() {
        let mark = ledger.text("shore.provenance");
        let rests = (Footing::of_mark(mark), "");
        let topic = Topic::Game;
        let river = what(&field("shore"), &field("river"));
        ledger.state("shore.river".into(), river, &topic, line(40), rests);
        let along = what(&field("shore"), &field("along"));
        let list = Entering::List { numbers: false };
        ledger.state("shore.along".into(), along, &topic, list, rests);
    }
    for side in SIDES {
        ledger.chapter(tr!("hells-gate-editor-counters", side = side));
        for unit in entries(doc, "units") {
            if text(unit, "side") == side {
                of_unit(&mut ledger, unit);
            }
        }
    }
    ledger.chapter(tr!("editor-chapter", chapter = "special"));
    let shipped: Option<Doc> = KORSUN_1944.parse().ok();
    for (key, rule) in SPECIAL_RULES {
        let usual = shipped
            .as_ref()
            .and_then(|doc| doc.get("special")?.get(key));
        of_special(&mut ledger, (key, rule.0), usual);
    }
    of_game(&mut ledger);
    ledger.facts()
}

fn of_hex(ledger: &mut Ledger<'_>, hex: &str) {
    let topic = Topic::Place(hex.to_owned());
    let called = called(ledger.doc(), hex);
    let at = |field: &str| format!("hexes[{hex}].{field}");
    let mark = |ledger: &Ledger<'_>, field: &str| Footing::of_mark(ledger.text(&at(field)));
    let terrain = mark(ledger, "terrain_provenance");
    let about = what(&called, &field("terrain"));
    ledger.state(
        at("terrain"),
        about,
        &topic,
        choice(&TERRAINS),
        (terrain, ""),
    );
    let mut sources = vec![(Doc::Null, tr!("editor-none"))];
    sources.extend(SIDES.map(|side| (side.into(), word(side))));
    // That a hex has no source was placed as the sources were.
    let source = mark(ledger, "source_provenance").or(Some(Footing::Reconstructed));
    let about = what(&called, &field("source"));
    let sources = Entering::Choice(sources);
    ledger.state(at("source"), about, &topic, sources, (source, ""));
    let about = what(hex, &field("place"));
    ledger.state(at("place"), about, &topic, line(40), (None, ""));
}

fn of_river(ledger: &mut Ledger<'_>, side: &Doc) {
    let Some([a, b]) = banks(side) else { return };
    let topic = Topic::Side([a.to_owned(), b.to_owned()]);
    let at = format!("river_hexsides[{a}-{b}]");
    let between = format!("{} – {}", called(ledger.doc(), a), called(ledger.doc(), b));
    let rests = Footing::of_mark(text(side, "provenance"));
    let river = name(text(side, "river"));
    let about = what(&between, &tr!("editor-river", river = river.as_ref()));
    ledger.state(
        at.clone(),
        about,
        &topic,
        Entering::There(None),
        (rests, ""),
    );
    let about = what(&between, &field("river"));
    ledger.state(format!("{at}.river"), about, &topic, line(40), (None, ""));
}

fn of_unit(ledger: &mut Ledger<'_>, unit: &Doc) {
    let code = text(unit, "code");
    let topic = Topic::Unit(code.to_owned());
    let at = |field: &str| format!("units[{code}].{field}");
    let attested: Vec<&str> = match unit.get("attested") {
        Some(Doc::List(list)) => list
            .iter()
            .filter_map(|doc| match doc {
                Doc::Text(text) => Some(text.as_str()),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    };
    let note = text(unit, "note");
    let called = name(text(unit, "name")).into_owned();
    for key in ATTESTABLE {
        let entering = match key {
            "side" => choice(&SIDES),
            "type" => choice(&TYPES),
            "size" => choice(&SIZES),
            "hex" => hexes(ledger.doc(), false),
            "arrives" => arrivals(ledger.doc()),
            "strength" => whole(1, 99),
            "reduced_strength" => Entering::Whole {
                least: 1,
                most: 98,
                optional: true,
            },
            "steps" => whole(1, 2),
            _ => Entering::Flag,
        };
        let footing = match attested.contains(&key) {
            true => Footing::Attested,
            false => Footing::Reconstructed,
        };
        let about = what(&called, &field(key));
        ledger.state(at(key), about, &topic, entering, (Some(footing), note));
    }
    for (key, most) in [("label", 6), ("name", 60), ("note", 400)] {
        let about = what(&called, &field(key));
        ledger.state(at(key), about, &topic, line(most), (None, ""));
    }
    ledger.state(
        format!("units[{code}]"),
        what(&called, &field("counter")),
        &topic,
        Entering::There(None),
        (None, ""),
    );
}

/// Every hex of the map as a choice.
fn hexes(doc: &Doc, or_none: bool) -> Entering {
    let mut choices = Vec::new();
    if or_none {
        choices.push((Doc::Null, tr!("editor-none")));
    }
    choices.extend(entries(doc, "hexes").iter().map(|hex| {
        let hex = text(hex, "hex");
        (Doc::from(hex), called(doc, hex))
    }));
    Entering::Choice(choices)
}

fn arrivals(doc: &Doc) -> Entering {
    let turns = match doc.get("parameters").and_then(|it| it.get("turns")) {
        Some(Doc::Whole(turns)) => (*turns).min(99),
        _ => 8,
    };
    let mut choices = vec![(Doc::from("start"), word("start"))];
    choices.extend((1..=turns).map(|turn| (Doc::Whole(turn), tr!("editor-turn", turn = turn))));
    Entering::Choice(choices)
}

fn of_special(ledger: &mut Ledger<'_>, (key, rule): (&str, &str), usual: Option<&Doc>) {
    let at = format!("special.{key}");
    let title = format!("{} [{rule}]", tr!("hells-gate-special", field = key));
    let mark = ledger.text(&format!("{at}.provenance"));
    let note = ledger.text(&format!("{at}.note"));
    let rests = (
        Footing::of_mark(mark).filter(|_| ledger.find(&at).is_some()),
        note,
    );
    let put = Entering::There(usual.cloned());
    ledger.state(at.clone(), title.clone(), &Topic::Game, put, rests);
    let Some(Doc::Object(fields)) = ledger.find(&at) else {
        return;
    };
    for (inner, value) in fields {
        let entering = match (inner.as_str(), value) {
            ("rule" | "provenance" | "note", _) => continue,
            ("side" | "entered_by", _) => choice(&SIDES),
            ("hex" | "airfield", _) => hexes(ledger.doc(), false),
            ("faces" | "turns", _) => Entering::List { numbers: true },
            (_, Doc::List(_)) => Entering::List { numbers: false },
            _ => whole(1, TURNS),
        };
        let about = what(&title, &field(inner));
        ledger.state(
            format!("{at}.{inner}"),
            about,
            &Topic::Game,
            entering,
            rests,
        );
    }
}

fn of_game(ledger: &mut Ledger<'_>) {
    ledger.chapter(tr!("editor-chapter", chapter = "numbers"));
    for (at, least, most) in [
        ("turns", 1, TURNS),
        ("attackers_per_hexside", 1, 64),
        ("defenders.soviet", 1, 64),
        ("defenders.german", 1, 64),
        ("overconcentration", 1, 64),
        ("handicap.soviet", 0, 100),
        ("handicap.german", 0, 100),
    ] {
        let (key, side) = at.split_once('.').unwrap_or((at, ""));
        let said = match side {
            "" => field(key),
            side => what(&word(side), &field(key)),
        };
        let path = format!("parameters.{at}");
        ledger.state(path, said, &Topic::Game, whole(least, most), (None, ""));
    }
    for turn in entries(ledger.doc(), "turns") {
        if let Some(Doc::Whole(turn)) = turn.get("turn") {
            let said = what(&tr!("editor-turn", turn = *turn), &field("dates"));
            let path = format!("turns[{turn}].dates");
            ledger.state(path, said, &Topic::Game, line(60), (None, ""));
        }
    }
    ledger.chapter(tr!("editor-chapter", chapter = "texts"));
    for (key, most) in [("id", 40), ("title", 80), ("about", 2000)] {
        ledger.state(key.into(), field(key), &Topic::Game, line(most), (None, ""));
    }
    let rows = choice(&["odd", "even"]);
    let path = "geometry.shifted_rows".to_owned();
    ledger.state(path, field("shifted_rows"), &Topic::Game, rows, (None, ""));
}

/// Changes one fact, and what goes with it: a counter has a reduced side if it has two
/// steps, a source its mark, a game as many dates as turns.
pub(super) fn edit(doc: &mut Doc, correction: &Correction) -> Result<(), Fault> {
    let at = correction.at.as_str();
    let mut put = |at: &str, is: Option<Doc>| {
        let put = put_fact(doc, at, is, KEYS);
        put.map_err(|_| Fault::at(at, FaultKind::Missing))
    };
    let is = correction.is.clone();
    if let Some(of) = at.strip_suffix(".source") {
        let is = is.filter(|is| *is != Doc::Null);
        let mark = format!("{of}.source_provenance");
        let reconstructed = is.is_some().then(|| Footing::Reconstructed.word().into());
        put(at, is)?;
        return put(&mark, reconstructed);
    }
    put(at, is.clone())?;
    if let Some(of) = at.strip_suffix(".reduced_strength") {
        let steps = if is.is_some_and(|is| is != Doc::Null) {
            2
        } else {
            1
        };
        put(&format!("{of}.steps"), Some(Doc::Whole(steps)))?;
    } else if let Some(of) = at.strip_suffix(".steps") {
        let reduced = format!("{of}.reduced_strength");
        match is {
            Some(Doc::Whole(1)) => put(&reduced, Some(Doc::Null))?,
            _ => {
                let full = match fact(doc, &format!("{of}.strength"), KEYS) {
                    Some(Doc::Whole(full)) => *full,
                    _ => 2,
                };
                if fact(doc, &reduced, KEYS).is_none_or(|it| *it == Doc::Null) {
                    let half = Doc::Whole(full.div_ceil(2).max(1));
                    put_fact(doc, &reduced, Some(half), KEYS)
                        .map_err(|_| Fault::at(reduced.as_str(), FaultKind::Missing))?;
                }
            }
        }
    } else if at == "parameters.turns"
        && let Some(Doc::Whole(turns)) = is
    {
        keep_dates(doc, turns.min(99));
    }
    Ok(())
}

/// As many dates as turns.
fn keep_dates(doc: &mut Doc, turns: u64) {
    let mut dates = entries(doc, "turns").to_vec();
    let known = u64::try_from(dates.len()).unwrap_or(turns);
    dates.truncate(usize::try_from(turns).unwrap_or(usize::MAX));
    dates.extend((known + 1..=turns).map(|turn| {
        Doc::object([
            ("turn", Doc::Whole(turn)),
            ("dates", format!("Game turn {turn}").into()),
        ])
    }));
    let _ = put_fact(doc, "turns", Some(Doc::List(dates)), KEYS);
}

/// A counter as it is put down.
fn counter(side: &str) -> Doc {
    Doc::object([
        ("label", "{}".into()),
        ("name", tr!("editor-unit-numbered", n = "{}").into()),
        ("side", side.into()),
        ("type", "infantry".into()),
        ("size", "division".into()),
        ("strength", Doc::Whole(2)),
        ("reduced_strength", Doc::Whole(1)),
        ("steps", Doc::Whole(2)),
        ("arrives", "start".into()),
        ("conditional", false.into()),
        ("attested", Doc::List(Vec::new())),
        ("note", "".into()),
    ])
}

/// The empty maps one can begin with.
const BLANKS: &[Blank] = &[Blank {
    key: "hexes",
    bounds: [[2, 2], [12, 20]],
    most: HexMask::CAPACITY as u16,
}];

/// What can be painted and put down.
pub(super) fn workshop() -> Workshop {
    let mut brushes = Vec::new();
    let mut add = |group: String, name: String, does: BrushWork| {
        brushes.push(Brush { group, name, does });
    };
    let mark = || Some(Doc::from(Footing::Reconstructed.word()));
    for terrain in TERRAINS {
        let does = BrushWork::Paint(vec![("hexes[{}].terrain".to_owned(), Some(terrain.into()))]);
        add(field("terrain"), word(terrain), does);
    }
    for side in SIDES.into_iter().map(Some).chain([None]) {
        let is = side.map(Doc::from);
        let mark = if is.is_some() { mark() } else { None };
        let does = BrushWork::Paint(vec![
            ("hexes[{}].source".to_owned(), is),
            ("hexes[{}].source_provenance".to_owned(), mark),
        ]);
        let said = side.map_or_else(|| tr!("editor-none"), word);
        add(field("source"), said, does);
    }
    let river = Doc::object([
        ("river", "River".into()),
        ("provenance", Footing::Reconstructed.word().into()),
    ]);
    let does = BrushWork::Side {
        list: "river_hexsides".to_owned(),
        entry: river,
    };
    add(
        tr!("editor-brush-map"),
        tr!("editor-field", field = "river"),
        does,
    );
    let does = BrushWork::Write("hexes[{}].place".to_owned());
    add(tr!("editor-brush-map"), field("place"), does);
    add(
        tr!("editor-brush-map"),
        tr!("editor-brush-erase"),
        BrushWork::Erase,
    );
    for side in SIDES {
        let entry = counter(side);
        add(
            tr!("editor-brush-units"),
            word(side),
            BrushWork::Unit { entry },
        );
    }
    Workshop {
        brushes,
        places: ("hexes", "hex"),
        units: ("units", "code", "hex"),
        opening: ("units", "unit", "at"),
        copied: &["terrain", "source", "source_provenance", "place"],
        blanks: BLANKS.to_vec(),
        grid: Some(GridShape {
            kind: "hexes",
            shifted: Some("geometry.shifted_rows"),
            fresh: Doc::object([
                ("place", "{}".into()),
                ("terrain", "clear".into()),
                ("terrain_provenance", "reconstructed".into()),
            ]),
        }),
    }
}

/// What an unfinished scenario lacks for its map to be drawn: a counter of each side,
/// that comes when it is over.
pub(super) fn drawable(doc: &Doc) -> Doc {
    let mut doc = doc.clone();
    let Some(hex) = entries(&doc, "hexes")
        .first()
        .map(|hex| text(hex, "hex").to_owned())
    else {
        return doc;
    };
    let turns = fact(&doc, "parameters.turns", KEYS).cloned();
    for (n, side) in SIDES.into_iter().enumerate() {
        if entries(&doc, "units")
            .iter()
            .any(|unit| text(unit, "side") == side)
        {
            continue;
        }
        let code = format!("Q{n}Q");
        let mut unit = counter(side);
        if let Doc::Object(fields) = &mut unit {
            fields.retain(|(name, _)| name != "arrives");
            fields.push(("code".to_owned(), code.as_str().into()));
            fields.push(("hex".to_owned(), hex.as_str().into()));
            fields.push(("arrives".to_owned(), turns.clone().unwrap_or(Doc::Whole(1))));
        }
        let _ = put_fact(&mut doc, &format!("units[{code}]"), Some(unit), KEYS);
    }
    doc
}

/// A map of clear hexes without anything on it, for eight turns.
pub(super) fn blank(rows: u8, columns: u8) -> Option<Doc> {
    let [least, most] = BLANKS.first()?.bounds;
    let fits = (least[0]..=most[0]).contains(&rows)
        && (least[1]..=most[1]).contains(&columns)
        && usize::from(rows) * usize::from(columns) <= HexMask::CAPACITY;
    if !fits {
        return None;
    }
    let mut doc: Doc = KORSUN_1944.parse().ok()?;
    let hexes = (0..rows).flat_map(|row| {
        (1..=columns).map(move |column| {
            let hex = format!("{}{column}", char::from(b'A' + row));
            Doc::object([
                ("hex", hex.as_str().into()),
                ("place", hex.as_str().into()),
                ("terrain", "clear".into()),
                ("terrain_provenance", "reconstructed".into()),
            ])
        })
    });
    let hexes = Doc::List(hexes.collect());
    for (at, is) in [
        ("id", Some("own_battle".into())),
        ("title", Some(tr!("editor-own-title").into())),
        ("about", Some(tr!("editor-own-about").into())),
        ("credits", Some(Doc::List(Vec::new()))),
        ("special", Some(Doc::Object(Vec::new()))),
        ("shore", None),
        ("hexes", Some(hexes)),
        ("river_hexsides", Some(Doc::List(Vec::new()))),
        ("units", Some(Doc::List(Vec::new()))),
        // Who is favoured beforehand, whoever makes the battle says.
        ("parameters.handicap.german", Some(Doc::Whole(0))),
    ] {
        put_fact(&mut doc, at, is, KEYS).ok()?;
    }
    Some(doc)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::board::Surround;
    use crate::present::system::System as _;
    use crate::systems::hells_gate::HellsGate;

    #[test]
    fn an_empty_map_of_every_size_can_be_drawn_and_no_larger_one_is_made() {
        for (rows, columns) in [(2, 2), (5, 6), (8, 8), (2, 20)] {
            let doc = blank(rows, columns).unwrap();
            let read = HellsGate::read(&drawable(&doc), &Doc::Object(Vec::new()));
            assert!(read.is_ok(), "{rows} × {columns}: {:?}", read.err());
        }
        assert_eq!(blank(1, 5), None);
        assert_eq!(blank(12, 20), None);
    }

    #[test]
    fn nothing_round_the_map_covers_a_hex_of_a_map_of_ones_own() {
        let surround = |doc: &Doc| {
            let read = HellsGate::read(&drawable(doc), &Doc::Object(Vec::new()));
            let rules = read.unwrap_or_else(|why| panic!("{why:?}"));
            rules.map().surround
        };
        for (rows, columns) in [(2, 2), (5, 6), (8, 8)] {
            let doc = blank(rows, columns).unwrap();
            assert_eq!(surround(&doc), Surround::Bands, "{rows} × {columns}");
        }
        let shipped = KORSUN_1944.parse().unwrap();
        assert_eq!(surround(&shipped), Surround::Corners);
    }
}
