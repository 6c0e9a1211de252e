//! A page to hand out of any game: the map as it is seen, when that is, the
//! points, and where every unit stands. A4, landscape, in points.

use super::board::{BoardModel, CounterView};
use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use super::draw::geometry::held;
use super::ink::{Ink, Paint};
use super::palette::light;
use super::plate::Plate;
use super::svg::{self, Inset};
use crate::engine::SideNo;
use crate::words::tr;

/// Width and height of the page.
pub const A4: Point = [841.89, 595.28];

/// Round everything on it.
pub const MARGIN: f32 = 28.0;
/// The tables, at the right.
const TABLE: f32 = 214.0;
/// Room between map and tables, and for head and foot.
const GAP: f32 = 14.0;
const HEAD: f32 = 64.0;
const FOOT: f32 = 14.0;

/// The tallest row of the tables, and how large its letters are in it.
const ROW: f32 = 11.2;
const LETTERS: f32 = 0.70;

/// Columns of a unit's row, from the left edge of the tables.
const PLACE: f32 = 134.0;
const STRENGTH: f32 = 172.0;

/// How wide a letter is on the average, in ems; of Cyrillic ones at the end.
const LETTER: f32 = 0.575;
const CYRILLIC: f32 = 0.63;

/// What stands on a page.
#[derive(Clone, Debug)]
pub struct PageView<'a> {
    /// What the players call the game.
    pub title: String,
    /// When it is, and how it ended.
    pub lines: [String; 2],
    /// The points of the sides.
    pub points: [i32; 2],
    /// What lies on the map.
    pub board: &'a BoardModel,
    /// After how many actions of how many it is.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
}

/// The page as SVG, a unit a point, with this picture of the board.
#[must_use]
pub fn page(sheet: &PageView<'_>, plate: &Plate) -> String {
    let mut list = DisplayList::default();
    let right = A4[0] - MARGIN - TABLE;
    head(&mut list, sheet, right - GAP);
    tables(&mut list, sheet.board, right);
    foot(&mut list, sheet);
    let room = [
        [MARGIN, MARGIN + HEAD],
        [right - GAP, A4[1] - MARGIN - FOOT],
    ];
    with_picture(&plate.title, &list, plate, room)
}

/// A page of these words, with a picture in this room, as SVG.
#[must_use]
pub fn with_picture(title: &str, words: &DisplayList, plate: &Plate, room: [Point; 2]) -> String {
    with_picture_in(title, words, plate, room, light)
}

/// The same in the colours that `color` gives each ink.
#[must_use]
pub fn with_picture_in(
    title: &str,
    words: &DisplayList,
    plate: &Plate,
    room: [Point; 2],
    color: fn(Ink) -> u32,
) -> String {
    let flat: Vec<DisplayList> = plate
        .layers
        .iter()
        .map(|layer| layer.clone().without_blur())
        .collect();
    let whole = Inset {
        layers: std::slice::from_ref(words),
        bounds: [[0.0; 2], A4],
        at: [[0.0; 2], A4],
    };
    let map = Inset {
        layers: &flat,
        bounds: plate.bounds,
        at: fitted(plate, room),
    };
    svg::page(title, A4, &[whole, map], color)
}

/// The largest box of the picture's shape in a room, at its top and in its
/// middle.
#[must_use]
fn fitted(plate: &Plate, [low, high]: [Point; 2]) -> [Point; 2] {
    let of = |[a, b]: [Point; 2], axis: usize| (b[axis] - a[axis]).max(0.01);
    let room = [high[0] - low[0], high[1] - low[1]];
    let (wide, tall) = (of(plate.bounds, 0), of(plate.bounds, 1));
    let scale = (room[0] / wide).min(room[1] / tall);
    let left = low[0] + (room[0] - wide * scale) / 2.0;
    [[left, low[1]], [left + wide * scale, low[1] + tall * scale]]
}

/// Text whose left end, middle or right end lies at a place.
pub fn put(list: &mut DisplayList, at: Point, anchor: Anchor, lettering: Lettering) {
    list.text(at, anchor, lettering);
}

/// A line across.
pub fn rule(list: &mut DisplayList, from: Point, to: f32, width: f32) {
    list.line(vec![from, [to, from[1]]], stroke(Ink::Frame.at(0.8), width));
}

/// How wide a text is, in ems.
#[must_use]
pub fn ems(text: &str) -> f32 {
    let wide = |c| match c {
        '\u{400}'..='\u{52f}' => CYRILLIC,
        _ => LETTER,
    };
    text.chars().map(wide).sum()
}

/// As much of a text as has room.
#[must_use]
pub fn cut(text: &str, room: f32, size: f32) -> String {
    if ems(text) * size <= room {
        return text.to_owned();
    }
    let mut kept = text.to_owned();
    while kept.pop().is_some() && (ems(&kept) + LETTER) * size > room {}
    format!("{}…", kept.trim_end())
}

/// A text in its room: a little smaller if need be, and cut where that is not
/// enough.
#[must_use]
pub fn narrowed(text: &str, room: f32, size: f32) -> (String, f32) {
    let size = held(room / ems(text).max(0.1), size * 0.85, size);
    (cut(text, room, size), size)
}

/// What it is and when, and the points.
fn head(list: &mut DisplayList, sheet: &PageView<'_>, right: f32) {
    let ink = Ink::PlaceName;
    let sides = &sheet.board.map.sides;
    let top = MARGIN + 7.0;
    let (title, size) = narrowed(&sheet.title, (right - MARGIN) * 0.8, 19.0);
    let title = Lettering::new(title, size, Font::Map, ink);
    put(list, [MARGIN, top], Anchor::Left, title);
    let [one, other] = sheet.points;
    let points = Lettering::new(format!("{one} : {other}"), 19.0, Font::Bold, ink);
    put(list, [right, top], Anchor::Right, points);
    let names = format!("{} : {}", sides[0].name, sides[1].name);
    let (names, small) = narrowed(&names, (right - MARGIN) * 0.3, 7.5);
    let wide = ems(&names) * small;
    let names = Lettering::new(names, small, Font::Regular, ink);
    put(list, [right, MARGIN + 25.0], Anchor::Right, names);
    for ((y, end), line) in [(25.0, right - wide - 12.0), (37.5, right)]
        .into_iter()
        .zip(&sheet.lines)
    {
        let (text, size) = narrowed(line, end - MARGIN, 9.5);
        let line = Lettering::new(text, size, Font::Regular, ink);
        put(list, [MARGIN, MARGIN + y], Anchor::Left, line);
    }
    rule(list, [MARGIN, MARGIN + 49.5], right, 0.8);
}

/// The units of both sides, as large as the page allows.
fn tables(list: &mut DisplayList, board: &BoardModel, left: f32) {
    const SIDE: f32 = 1.75;
    let rows = board.counters.len() as f32 + 2.0 * (SIDE + 1.0);
    let room = A4[1] - 2.0 * MARGIN - FOOT;
    let unit = (room / rows).min(ROW);
    let mut y = MARGIN;
    for side in SideNo::BOTH {
        let counters = board.counters.iter().filter(|c| c.side == side);
        let counters: Vec<&CounterView> = counters.collect();
        y += SIDE * unit;
        banner(list, board, side, counters.len(), [left, y], unit);
        y += unit;
        columns(list, [left, y], unit);
        for (i, counter) in counters.into_iter().enumerate() {
            y += unit;
            if i % 2 == 0 {
                bar(list, left, y, unit, Ink::PaperDark.at(0.45));
            }
            row(list, board, counter, [left, y], unit);
        }
    }
}

/// A bar across the tables that ends at this height.
fn bar(list: &mut DisplayList, left: f32, end: f32, tall: f32, fill: impl Into<Paint>) {
    list.push(Shape::Rect {
        centre: [left + TABLE / 2.0, end - tall / 2.0],
        size: [TABLE, tall],
        rounding: 0.0,
        fill: Some(fill.into()),
        edge: None,
        feather: 0.0,
    });
}

fn banner(
    list: &mut DisplayList,
    board: &BoardModel,
    side: SideNo,
    n: usize,
    [left, end]: Point,
    unit: f32,
) {
    let view = &board.map.sides[side.index()];
    bar(list, left, end, unit * 1.35, view.ink.counter(0).head);
    let sum = tr!("page-units", n = n);
    let size = (unit * LETTERS).min((TABLE - 20.0) / (1.3 * ems(&view.name) + ems(&sum)));
    let middle = end - unit * 0.675;
    let name = Lettering::new(view.name.as_str(), size * 1.15, Font::Bold, Ink::HeadText);
    put(list, [left + 4.0, middle], Anchor::Left, name);
    let sum = Lettering::new(sum, size, Font::Regular, Ink::HeadText);
    put(list, [left + TABLE - 4.0, middle], Anchor::Right, sum);
}

fn columns(list: &mut DisplayList, [left, end]: Point, unit: f32) {
    let middle = end - unit * 0.5;
    let mut column = |x: f32, anchor, what: String| {
        let what = Lettering::new(what, unit * LETTERS * 0.86, Font::Regular, Ink::HexNumber);
        put(list, [x, middle], anchor, what);
    };
    column(left + 3.0, Anchor::Left, tr!("page-unit"));
    column(left + PLACE, Anchor::Left, tr!("page-place"));
    column(left + STRENGTH, Anchor::Centre, tr!("page-strength"));
    column(left + TABLE - 3.0, Anchor::Right, tr!("page-supply"));
}

fn row(
    list: &mut DisplayList,
    board: &BoardModel,
    counter: &CounterView,
    [left, end]: Point,
    unit: f32,
) {
    let (size, middle, plain) = (unit * LETTERS, end - unit * 0.5, Ink::PlaceName);
    let (name, small) = narrowed(&counter.name, PLACE - 5.0, size);
    let mut text = |x: f32, anchor, text: String, size, font, ink| {
        put(
            list,
            [x, middle],
            anchor,
            Lettering::new(text, size, font, ink),
        );
    };
    text(left + 3.0, Anchor::Left, name, small, Font::Regular, plain);
    let place = board.map.place(counter.hex);
    let place = place.map(|place| place.name.clone()).unwrap_or_default();
    text(left + PLACE, Anchor::Left, place, size, Font::Bold, plain);
    let [now, full] = counter.steps;
    let strength = match now == full {
        true => counter.strength.clone(),
        false => format!("{now}/{full}"),
    };
    let at = left + STRENGTH;
    text(at, Anchor::Centre, strength, size, Font::Regular, plain);
    let (supply, font, ink) = match counter.out_of_supply {
        false => (tr!("page-supplied"), Font::Regular, plain),
        true => (tr!("page-cut-off"), Font::Bold, Ink::Broken),
    };
    text(left + TABLE - 3.0, Anchor::Right, supply, size, font, ink);
}

/// The moment, at the foot of the page.
fn foot(list: &mut DisplayList, sheet: &PageView<'_>) {
    let moment = match sheet.ply {
        0 => tr!("page-beginning"),
        n if n == sheet.plies => tr!("page-after", n = n),
        n => tr!("page-after-of", n = n, all = sheet.plies),
    };
    let moment = Lettering::new(moment, 6.5, Font::Regular, Ink::HexNumber);
    let at = [A4[0] - MARGIN, A4[1] - MARGIN];
    put(list, at, Anchor::Right, moment);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;
    use crate::present::plate::plate;

    #[test]
    fn a_page_names_every_unit_once_with_its_place() {
        let board = sample::model();
        let sheet = PageView {
            title: "A game of two sides".to_owned(),
            lines: ["The third turn".to_owned(), String::new()],
            points: [3, 12],
            board: &board,
            ply: 4,
            plies: 9,
        };
        let page = page(&sheet, &plate(&board, "A moment".to_owned(), false));
        for words in [
            "A game of two sides",
            "The third turn",
            "3 : 12",
            "After 4 of 9",
        ] {
            assert!(page.contains(words), "{words}");
        }
        let rows = page.matches(">yes<").count() + page.matches(">OUT<").count();
        assert_eq!(rows, board.counters.len());
    }

    #[test]
    fn a_text_without_room_is_cut_and_says_so() {
        assert_eq!(cut("short", 100.0, 8.0), "short");
        let cut = cut(&"long ".repeat(40), 100.0, 8.0);
        assert!(cut.ends_with('…') && ems(&cut) * 8.0 <= 110.0, "{cut}");
    }
}
