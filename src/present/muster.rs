//! A set-up sheet to print, for those who play with figures: the map with everybody
//! in his place, the forces of both sides, the calendar, and what holds in this
//! game. A4, landscape, in points.

use super::board::MapView;
use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use super::draw::counter::tile;
use super::draw::emblem;
use super::draw::geometry::star;
use super::ink::{Ink, Paint};
use super::page::{A4, MARGIN, ems, narrowed, put, rule, with_picture};
use super::plate::Plate;
use super::system::{Cited, Force, Muster, MusterTurn, MusterUnit};
use crate::engine::SideNo;
use crate::words::tr;

/// Between the parts of the page.
const GAP: f32 = 12.0;
/// The title with its rule.
const HEAD: f32 = 44.0;
/// The calendar, and the notes above it.
const CALENDAR: f32 = 64.0;
const NOTES: f32 = 82.0;
/// The kinds of unit, below the map.
const KINDS: f32 = 21.0;
/// The forces of a side.
const FORCE: f32 = 184.0;

/// The tallest row of the forces, and how large its letters are in it.
const ROW: f32 = 11.0;
const LETTERS: f32 = 0.70;

/// The page as SVG, a unit a point, with this picture of the board.
#[must_use]
pub fn page(muster: &Muster, map: &MapView, plate: &Plate) -> String {
    let mut list = DisplayList::default();
    let [left, right] = [MARGIN, A4[0] - MARGIN];
    let low = A4[1] - MARGIN + 6.0;
    let calendar = low - CALENDAR;
    let notes = calendar - GAP - NOTES;
    let top = MARGIN + HEAD;
    head(&mut list, muster, map);
    let tables = right - 2.0 * FORCE - GAP;
    for (side, x) in SideNo::BOTH.into_iter().zip([tables, tables + FORCE + GAP]) {
        let force = &muster.forces[side.index()];
        forces(
            &mut list,
            map,
            side,
            force,
            [[x, top], [x + FORCE, notes - GAP]],
        );
    }
    explain(
        &mut list,
        &muster.notes,
        [[left, notes], [right, notes + NOTES]],
    );
    turns(
        &mut list,
        map,
        &muster.turns,
        [[left, calendar], [right, low]],
    );
    let below = notes - GAP - KINDS;
    kinds(
        &mut list,
        muster,
        map,
        [[left, below], [tables - GAP, notes - GAP]],
    );
    let room = [[left, top], [tables - GAP, below - 3.0]];
    with_picture(&plate.title, &list, plate, room)
}

fn lettering(text: impl Into<String>, size: f32, font: Font, ink: impl Into<Paint>) -> Lettering {
    Lettering::new(text, size, font, ink)
}

fn area(list: &mut DisplayList, [low, high]: [Point; 2], fill: impl Into<Paint>) {
    list.push(Shape::Rect {
        centre: [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0],
        size: [high[0] - low[0], high[1] - low[1]],
        rounding: 0.0,
        fill: Some(fill.into()),
        edge: None,
        feather: 0.0,
    });
}

fn boxed(list: &mut DisplayList, [low, high]: [Point; 2]) {
    let corners = vec![low, [high[0], low[1]], high, [low[0], high[1]]];
    list.outline(corners, stroke(Ink::Frame.at(0.75), 0.7));
}

/// Which battle, when, and what this sheet is.
fn head(list: &mut DisplayList, muster: &Muster, map: &MapView) {
    let ink = Ink::PlaceName;
    let right = A4[0] - MARGIN;
    let sheet = tr!("muster-title");
    let wide = ems(&sheet) * 13.0 + 60.0;
    let (title, size) = narrowed(&muster.title, right - MARGIN - wide, 25.0);
    put(
        list,
        [MARGIN, MARGIN + 8.0],
        Anchor::Left,
        lettering(title, size, Font::Map, ink),
    );
    let (about, size) = narrowed(&muster.about, right - MARGIN - wide, 9.5);
    let at = [MARGIN, MARGIN + 27.0];
    put(
        list,
        at,
        Anchor::Left,
        lettering(about, size, Font::Regular, ink),
    );
    let at = [right, MARGIN + 8.0];
    put(
        list,
        at,
        Anchor::Right,
        lettering(sheet, 13.0, Font::MapItalic, ink),
    );
    let (credit, size) = narrowed(&muster.credit, 340.0, 6.5);
    let at = [right, MARGIN + 27.0];
    put(
        list,
        at,
        Anchor::Right,
        lettering(credit, size, Font::Regular, Ink::HexNumber),
    );
    for (n, side) in (0_u8..).zip(&map.sides) {
        let x = right - wide + 22.0 + 24.0 * f32::from(n);
        emblem(list, [x, MARGIN + 9.0], 9.0, side);
    }
    rule(list, [MARGIN, MARGIN + 36.0], right, 1.6);
    rule(list, [MARGIN, MARGIN + 38.6], right, 0.5);
}

/// What a side has: first who stands on the table, then who comes.
fn forces(list: &mut DisplayList, map: &MapView, side: SideNo, force: &Force, room: [Point; 2]) {
    let [low, high] = room;
    let coming = force
        .units
        .iter()
        .filter(|unit| unit.turn.is_some())
        .count();
    let heads = 1 + usize::from(coming > 0);
    let rows = force.units.len() as f32 + heads as f32 * 1.15 + 1.6 + 1.0;
    let unit = ((high[1] - low[1]) / rows).min(ROW);
    let view = map.side(side);
    let mut y = low[1] + 1.6 * unit;
    area(list, [low, [high[0], y]], view.ink.counter(0).head);
    let middle = low[1] + 0.8 * unit;
    let size = unit * LETTERS;
    let sum = ems(&force.sum) * size * 0.9;
    let room = high[0] - low[0] - sum - 14.0;
    let (name, large) = narrowed(&view.name, room, size * 1.25);
    let name = lettering(name, large, Font::Bold, Ink::HeadText);
    put(list, [low[0] + 5.0, middle], Anchor::Left, name);
    let sum = lettering(force.sum.as_str(), size * 0.9, Font::Regular, Ink::HeadText);
    put(list, [high[0] - 5.0, middle], Anchor::Right, sum);
    let mut before: Option<&MusterUnit> = None;
    let mut shaded = false;
    for of in &force.units {
        if before.is_none_or(|before| before.turn.is_some() != of.turn.is_some()) {
            let head = match of.turn {
                None => tr!("muster-start"),
                Some(_) => tr!("muster-arrivals"),
            };
            y += 1.15 * unit;
            let at = [low[0] + 3.0, y - 0.5 * unit];
            put(
                list,
                at,
                Anchor::Left,
                lettering(head, size * 0.92, Font::Bold, Ink::HexNumber),
            );
            rule(list, [low[0], y], high[0], 0.4);
            before = None;
            shaded = false;
        }
        y += unit;
        // Those of one cell, or of one turn, lie on one band.
        let same =
            before.is_some_and(|b| b.turn == of.turn && (b.turn.is_some() || b.place == of.place));
        shaded ^= !same;
        if shaded {
            area(
                list,
                [[low[0], y - unit], [high[0], y]],
                Ink::PaperDark.at(0.40),
            );
        }
        row(
            list,
            map,
            side,
            of,
            same,
            [[low[0], y - unit], [high[0], y]],
        );
        before = Some(of);
    }
    rule(list, [low[0], y], high[0], 0.6);
    let elite = lettering(
        tr!("muster-elite"),
        size * 0.86,
        Font::Regular,
        Ink::HexNumber,
    );
    if force.units.iter().any(|of| of.elite) {
        put(list, [low[0] + 3.0, y + 0.6 * unit], Anchor::Left, elite);
    }
}

/// A unit: where, what, its name, and a pip for each point.
fn row(
    list: &mut DisplayList,
    map: &MapView,
    side: SideNo,
    of: &MusterUnit,
    same: bool,
    [low, high]: [Point; 2],
) {
    let unit = high[1] - low[1];
    let (size, middle, ink) = (unit * LETTERS, low[1] + unit / 2.0, Ink::PlaceName);
    // Who stands on the table is told by his cell, who comes by his turn.
    let first = match of.turn {
        None => of.place.clone(),
        Some(turn) => tr!("muster-turn", n = turn),
    };
    let indent = if of.turn.is_some() {
        ems(&first) * size * 1.12 + 6.0
    } else {
        19.0
    };
    if !same {
        let (first, size) = narrowed(&first, indent - 3.0, size);
        put(
            list,
            [low[0] + 3.0, middle],
            Anchor::Left,
            lettering(first, size, Font::Bold, ink),
        );
    }
    let symbol = [low[0] + indent + unit * 0.5, middle];
    tile(list, map.side(side), of.symbol, symbol, unit * 0.92);
    let pips = high[0] - 46.0 - if of.turn.is_some() { 20.0 } else { 0.0 };
    let name_at = low[0] + indent + unit + 3.0;
    let (name, small) = narrowed(&of.name, pips - name_at - 3.0, size);
    put(
        list,
        [name_at, middle],
        Anchor::Left,
        lettering(name, small, Font::Regular, ink),
    );
    let number = lettering(of.strength.to_string(), size * 1.1, Font::Bold, ink);
    put(list, [pips + 4.0, middle], Anchor::Centre, number);
    for n in 0..of.strength.min(5) {
        let x = pips + 12.5 + 5.4 * f32::from(n);
        list.disc([x, middle], unit * 0.17, ink);
    }
    let last = pips + 12.5 + 5.4 * f32::from(of.strength.min(5));
    if of.elite {
        let at = [last + 0.8, middle + 0.3];
        list.fill(
            star(at, unit * 0.38, unit * 0.16, 5),
            map.side(side).ink.base,
        );
    }
    if of.turn.is_some() {
        let place = lettering(of.place.as_str(), size, Font::Bold, ink);
        put(list, [high[0] - 3.0, middle], Anchor::Right, place);
    }
}

/// What the tiles mean, and what figures stand for them.
fn kinds(list: &mut DisplayList, muster: &Muster, map: &MapView, [low, high]: [Point; 2]) {
    const TILE: f32 = 10.5;
    const LETTER: f32 = 7.0;
    let room = high[0] - low[0];
    let words: f32 = muster.kinds.iter().map(|(_, text)| ems(text)).sum();
    let n = muster.kinds.len() as f32;
    let wide = words * LETTER + n * (2.0 * TILE + 11.0);
    let k = (room / wide).min(1.0);
    let (mut x, middle) = (low[0], low[1] + TILE / 2.0);
    for (symbol, text) in &muster.kinds {
        for side in SideNo::BOTH {
            x += k * TILE / 2.0;
            tile(list, map.side(side), *symbol, [x, middle], k * TILE * 0.9);
            x += k * TILE / 2.0;
        }
        x += k * 2.5;
        let words = lettering(text.as_str(), k * LETTER, Font::Regular, Ink::PlaceName);
        put(list, [x, middle], Anchor::Left, words);
        x += k * (ems(text) * LETTER + 8.5);
    }
    let (figures, size) = narrowed(&muster.figures, room, LETTER);
    let figures = lettering(figures, size, Font::Regular, Ink::HexNumber);
    put(list, [low[0], high[1] - 3.5], Anchor::Left, figures);
}

/// The turns side by side, with their days and what happens then.
fn turns(list: &mut DisplayList, map: &MapView, turns: &[MusterTurn], room: [Point; 2]) {
    let [low, high] = room;
    let wide = (high[0] - low[0]) / turns.len().max(1) as f32;
    let head = 13.0;
    for (n, turn) in turns.iter().enumerate() {
        let at = [low[0] + wide * n as f32, low[1]];
        area(
            list,
            [at, [at[0] + wide, at[1] + head]],
            Ink::PaperDark.at(0.75),
        );
        boxed(list, [at, [at[0] + wide, high[1]]]);
        let middle = at[1] + head / 2.0;
        let name = lettering(turn.name.as_str(), 10.5, Font::Bold, Ink::PlaceName);
        put(list, [at[0] + 5.0, middle], Anchor::Left, name);
        let (days, size) = narrowed(&turn.days, wide - 22.0, 6.8);
        let days = lettering(days, size, Font::Regular, Ink::PlaceName);
        put(list, [at[0] + wide - 4.0, middle], Anchor::Right, days);
        let lines = turn.events.iter().flat_map(|(side, text)| {
            let room = wide - if side.is_some() { 15.0 } else { 9.0 };
            let lines = wrapped(text, room, 6.6);
            let first = std::iter::once(true).chain(std::iter::repeat(false));
            lines
                .into_iter()
                .zip(first)
                .map(|(line, first)| (*side, line, first))
                .collect::<Vec<_>>()
        });
        let lines: Vec<(Option<SideNo>, String, bool)> = lines.collect();
        let tall = ((high[1] - at[1] - head - 3.0) / lines.len().max(1) as f32).min(9.2);
        let mut y = at[1] + head + 2.0 + tall / 2.0;
        for (side, line, first) in lines {
            let mut x = at[0] + 4.5;
            if let Some(side) = side {
                if first {
                    emblem(list, [x + 3.0, y], 3.2, map.side(side));
                }
                x += 9.0;
            }
            let size = (tall * 0.76).min(6.6);
            put(
                list,
                [x, y],
                Anchor::Left,
                lettering(line, size, Font::Regular, Ink::PlaceName),
            );
            y += tall;
        }
    }
}

/// What holds in this game, in columns under their headings.
fn explain(list: &mut DisplayList, notes: &[(String, Vec<Cited>)], [low, high]: [Point; 2]) {
    let wide = (high[0] - low[0] + GAP) / notes.len().max(1) as f32 - GAP;
    let tall = high[1] - low[1] - 15.0;
    let told = |size: f32| -> Vec<Vec<String>> {
        let column = notes.iter().map(|(_, all)| {
            let lines = all.iter().flat_map(|cited| {
                let text = match cited.rule {
                    Some(rule) => format!("{} [{rule}]", cited.text),
                    None => cited.text.clone(),
                };
                wrapped(&text, (wide - 8.0) * 1.08, size)
            });
            lines.collect()
        });
        column.collect()
    };
    // As large as the fullest column allows.
    let sizes = [7.9, 7.6, 7.3, 7.0, 6.8, 6.5, 6.2, 5.9, 5.6, 5.2];
    let fits = |size: &&f32| {
        let most = told(**size).iter().map(Vec::len).max().unwrap_or_default();
        most as f32 * **size * 1.24 <= tall
    };
    let size = *sizes.iter().find(fits).unwrap_or(&5.0);
    for (n, ((title, _), lines)) in notes.iter().zip(told(size)).enumerate() {
        let x = low[0] + n as f32 * (wide + GAP);
        let (title, large) = narrowed(title, wide, 9.0);
        put(
            list,
            [x, low[1] + 4.5],
            Anchor::Left,
            lettering(title, large, Font::Map, Ink::PlaceName),
        );
        rule(list, [x, low[1] + 11.0], x + wide, 0.6);
        let mut y = low[1] + 15.0 + size * 0.5;
        for line in lines {
            // What goes on from the line above stands in a little.
            let (indent, line) = match line.strip_prefix(' ') {
                Some(rest) => (6.0, rest.to_owned()),
                None => (0.0, line),
            };
            put(
                list,
                [x + indent, y],
                Anchor::Left,
                lettering(line, size, Font::Regular, Ink::PlaceName),
            );
            y += size * 1.24;
        }
    }
}

/// A text in as many lines as it needs; all but the first begin with a space.
pub(super) fn wrapped(text: &str, room: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = match line.is_empty() {
            true => word.to_owned(),
            false => format!("{line} {word}"),
        };
        if !line.is_empty() && ems(&longer) * size > room {
            lines.push(std::mem::take(&mut line));
            line = format!(" {word}");
        } else {
            line = longer;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_wrapped_without_losing_a_word() {
        let text = "one two three four five six seven eight nine ten";
        let lines = wrapped(text, 60.0, 8.0);
        assert!(lines.len() > 2 && lines[1].starts_with(' '));
        assert_eq!(lines.concat(), text);
        assert!(
            lines.iter().all(|line| ems(line) * 8.0 <= 66.0),
            "{lines:?}"
        );
    }
}
