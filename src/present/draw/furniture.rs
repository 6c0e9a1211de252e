//! The sheet, its frame, title, legend, scale and compass.

use super::geometry::{add, around, chance, held, times};
use super::{emblem, sheet};
use crate::hex::Orientation;
use crate::present::board::{MapView, Surround};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::fonts::{map_letters, map_width};
use crate::present::ink::{Ink, Paint};
use crate::space::shape::PlaceId;
use crate::words::tr;
use std::collections::BTreeMap;

fn plain(
    list: &mut DisplayList,
    low: Point,
    high: Point,
    fill: Option<Paint>,
    edge: Option<(Ink, f32, f32)>,
) {
    list.push(Shape::Rect {
        centre: [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0],
        size: [high[0] - low[0], high[1] - low[1]],
        rounding: 0.0,
        fill,
        edge: edge.map(|(ink, width, opacity)| stroke(ink.at(opacity), width)),
        feather: 0.0,
    });
}

/// The sheet below everything: soft land without detail.
pub fn sheet_below(list: &mut DisplayList, map: &MapView) {
    let [low, high] = sheet(map);
    plain(list, low, high, Some(Ink::Sheet.into()), None);
    // Long, faint, nearly level lines: land that is not part of the game.
    let mut y = low[1] + 0.1;
    let mut row = 0_u32;
    while y < high[1] {
        let mut x = low[0] - chance(row, 1, 61);
        let mut piece = 0_u32;
        while x < high[0] {
            let long = 0.5 + 1.6 * chance(row, piece, 62);
            let points: Vec<Point> = (0..=8_u8)
                .map(|i| {
                    let px = held(x + long * f32::from(i) / 8.0, low[0], high[0]);
                    let wave = (px * 1.3 + row as f32 * 0.37).sin() * 0.07
                        + (px * 3.1 + row as f32 * 1.1).sin() * 0.025;
                    [px, held(y + wave, low[1], high[1])]
                })
                .collect();
            if x + long > low[0] {
                list.push(Shape::Line {
                    points,
                    stroke: stroke(Ink::SheetGrain.at(0.5), 0.012),
                    round: true,
                    closed: false,
                    dash: None,
                    taper: [0.2, 0.2],
                });
            }
            x += long + 0.15 + 0.7 * chance(row, piece, 63);
            piece += 1;
        }
        y += 0.155;
        row += 1;
    }
}

/// Everything round the map, over all water.
pub fn draw(list: &mut DisplayList, map: &MapView) {
    let [low, high] = sheet(map);
    // What ran over the edge of the sheet is covered by the table.
    let far = 60.0;
    let table = Some(Ink::Table.into());
    plain(
        list,
        [low[0] - far, low[1] - far],
        [low[0], high[1] + far],
        table,
        None,
    );
    plain(
        list,
        [high[0], low[1] - far],
        [high[0] + far, high[1] + far],
        table,
        None,
    );
    plain(
        list,
        [low[0] - 0.01, low[1] - far],
        [high[0] + 0.01, low[1]],
        table,
        None,
    );
    plain(
        list,
        [low[0] - 0.01, high[1]],
        [high[0] + 0.01, high[1] + far],
        table,
        None,
    );
    // The sheet lies a little above the table.
    for (by, opacity) in [(0.16, 0.05), (0.11, 0.07), (0.06, 0.10)] {
        plain(
            list,
            [low[0] - by / 2.0, low[1] - by / 2.0 + 0.03],
            [high[0] + by / 2.0, high[1] + by / 2.0 + 0.03],
            None,
            Some((Ink::Shadow, by, opacity)),
        );
    }
    // A margin of bare paper between two lines.
    let inset = |by: f32| ([low[0] + by, low[1] + by], [high[0] - by, high[1] - by]);
    let (a, b) = inset(0.09);
    plain(list, a, b, None, Some((Ink::Paper, 0.18, 1.0)));
    let (a, b) = inset(0.185);
    plain(list, a, b, None, Some((Ink::Frame, 0.024, 1.0)));
    let (a, b) = inset(0.13);
    plain(list, a, b, None, Some((Ink::Frame, 0.010, 1.0)));
    plain(list, low, high, None, Some((Ink::Frame, 0.02, 1.0)));
    let right = high[0] - 0.42;
    let orientation = map.tiling.orientation();
    if map.surround.has_bands() {
        let top = low[1] + 0.42;
        title(list, map, [right, top]);
        legend(list, map, [right - CARTOUCHE[0] - 0.40, top + 0.27]);
        let upright = matches!(map.surround, Surround::Numbered { .. });
        let north = if upright {
            Orientation::NorthUp
        } else {
            orientation
        };
        compass(list, [low[0] + 1.10, top + 0.66], north);
        scale(list, map, [low[0] + 0.80, high[1] - 0.42]);
        rows_and_columns(list, map);
        return;
    }
    // Each in a corner that no hex reaches; title and legend beyond the great
    // river.
    let corners = Corners::of([low, high], orientation);
    title(list, map, corners.title);
    legend(list, map, corners.legend);
    compass(list, corners.compass, orientation);
    scale(list, map, corners.scale);
}

/// Where what stands in the corners of a sheet is.
struct Corners {
    /// The upper right corners of title and legend.
    title: Point,
    legend: Point,
    /// The middle of the compass.
    compass: Point,
    /// Where the scale begins.
    scale: Point,
}

impl Corners {
    fn of([low, high]: [Point; 2], orientation: Orientation) -> Self {
        let right = high[0] - 0.42;
        match orientation {
            Orientation::NorthUp => {
                let top = low[1] + 0.42;
                Self {
                    title: [right, top],
                    legend: [right, top + 1.30],
                    compass: [low[0] + 0.92, low[1] + 1.20],
                    scale: [low[0] + 0.46, high[1] - 0.42],
                }
            }
            Orientation::AsPrinted => {
                let top = high[1] - 0.42 - CARTOUCHE[1];
                Self {
                    title: [right, top],
                    legend: [right, top - 0.78],
                    compass: [high[0] - 1.16, low[1] + 0.92],
                    scale: [low[0] + 0.46, low[1] + 0.62],
                }
            }
        }
    }
}

/// Whether title, legend, compass and scale have corners of the sheet to themselves. On
/// a map that fills its corners they would cover places.
#[must_use]
pub fn has_free_corners(map: &MapView) -> bool {
    let sheet = sheet(&MapView {
        surround: Surround::Corners,
        ..map.clone()
    });
    let corners = Corners::of(sheet, map.tiling.orientation());
    let below = |[x, y]: Point, size: Point| [[x - size[0], y], [x, y + size[1]]];
    let [x, y] = corners.compass;
    let taken = [
        below(corners.title, CARTOUCHE),
        below(corners.legend, [2.6, 0.7]),
        [[x - 0.7, y - 0.7], [x + 0.7, y + 0.7]],
    ];
    let covers = |[a, b]: [Point; 2], place: PlaceId| {
        let at = map.tiling.centre(place);
        let off = |axis: usize| (a[axis] - at[axis]).max(at[axis] - b[axis]).max(0.0);
        off(0).hypot(off(1)) < INRADIUS
    };
    let places = || map.places.iter().map(|place| place.id);
    !taken
        .into_iter()
        .any(|spot| places().any(|place| covers(spot, place)))
}

/// What is nearer to the middle of a hex than this lies on it, whichever way.
const INRADIUS: f32 = 0.85;

/// Width and height of the cartouche.
const CARTOUCHE: [f32; 2] = [4.7, 1.14];

/// How far the names of rows and columns stand from the places.
const RULER: f32 = 0.30;

/// The least width of a sheet with bands: compass, legend and title lie beside
/// each other.
const LEAST: f32 = 10.6;

/// The corners of a sheet whose title, legend and compass lie on a band above
/// the places, and whose scale lies on one below; the corners of the box round
/// the places are given.
pub(super) fn banded([low, high]: [Point; 2]) -> [Point; 2] {
    let aside = ((LEAST - (high[0] - low[0])) / 2.0).max(0.80);
    [
        [low[0] - aside, low[1] - 2.28],
        [high[0] + aside, high[1] + 1.12],
    ]
}

/// The letters of rows and the numbers of columns, at both ends of each; on a map with
/// numbered columns, numbers for both.
fn rows_and_columns(list: &mut DisplayList, map: &MapView) {
    // Areas have neither.
    if map.tiling.cells() == crate::space::shape::Pattern::Areas {
        return;
    }
    let mut rows: BTreeMap<u8, Point> = BTreeMap::new();
    // How far the places of a column reach along the paper.
    let mut columns: BTreeMap<u8, [f32; 2]> = BTreeMap::new();
    // Along which axis of the paper rows follow each other.
    let down = match map.tiling.orientation() {
        Orientation::NorthUp => 1,
        Orientation::AsPrinted => 0,
    };
    for place in &map.places {
        let Some(name) = map.tiling.name(place.id) else {
            continue;
        };
        let centre = map.tiling.centre(place.id);
        rows.entry(name.row).or_insert(centre);
        let along = centre[1 - down];
        let [least, most] = columns.entry(name.column).or_insert([along, along]);
        *least = least.min(along);
        *most = most.max(along);
    }
    let [low, high] = super::bounds(map);
    let mut write = |text: String, along: f32, axis: usize, low_end: bool| {
        let across = 1 - axis;
        let mut at = [0.0; 2];
        at[axis] = along;
        at[across] = match low_end {
            true => low[across] - RULER,
            false => high[across] + RULER,
        };
        let letters = Lettering::new(text, 0.24, Font::Map, Ink::Frame);
        list.text(at, Anchor::Centre, letters);
    };
    for (row, centre) in rows {
        for low_end in [true, false] {
            let name = match map.surround {
                Surround::Numbered { first } => format!("{:02}", first.saturating_add(row)),
                _ => char::from(b'A' + row).to_string(),
            };
            write(name, centre[down], down, low_end);
        }
    }
    for (column, [least, most]) in columns {
        let name = match map.surround {
            Surround::Numbered { .. } => format!("{column:02}"),
            _ => column.to_string(),
        };
        // Every other row of bricks is shifted: the middle stands at the same distance from
        // its neighbours all along.
        for low_end in [true, false] {
            write(name.clone(), (least + most) / 2.0, 1 - down, low_end);
        }
    }
}

/// The cartouche; its upper right corner is given.
fn title(list: &mut DisplayList, map: &MapView, corner: Point) {
    let size = CARTOUCHE;
    let centre = [corner[0] - size[0] / 2.0, corner[1] + size[1] / 2.0];
    list.push(Shape::Rect {
        centre: [centre[0] + 0.03, centre[1] + 0.05],
        size,
        rounding: 0.03,
        fill: Some(Ink::Shadow.at(0.22)),
        edge: None,
        feather: 0.10,
    });
    for (grow, fill, width) in [(0.0, Some(Ink::Paper.into()), 0.032), (-0.14, None, 0.012)] {
        list.push(Shape::Rect {
            centre,
            size: [size[0] + grow, size[1] + grow],
            rounding: 0.02,
            fill,
            edge: Some(stroke(Ink::Frame, width)),
            feather: 0.0,
        });
    }
    let (lines, height) = inscribed(&map.title.to_uppercase());
    let rises: &[f32] = match lines.as_slice() {
        [_] => &[-0.16],
        _ => &[-0.305, -0.015],
    };
    for (line, rise) in lines.into_iter().zip(rises) {
        list.text(
            [centre[0], centre[1] + rise],
            Anchor::Centre,
            Lettering::new(line, height, Font::Map, Ink::PlaceName).spaced(height * SPACED),
        );
    }
    let wide = map_width(&map.subtitle, true) + map.subtitle.chars().count() as f32 * 0.02;
    let size = (INSCRIBED / wide.max(1.0)).min(0.215);
    list.text(
        [centre[0], centre[1] + 0.27 + (0.215 - size) * 0.2],
        Anchor::Centre,
        Lettering::new(&map.subtitle, size, Font::MapItalic, Ink::PlaceName).spaced(0.02),
    );
}

/// How wide what is written in the cartouche may be.
const INSCRIBED: f32 = CARTOUCHE[0] - 0.34;

/// The room between letters of the title, in ems, for each unit of their size.
const SPACED: f32 = 0.28;

/// Letters of a title that would be smaller on one line stand on two.
const SMALL_TITLE: f32 = 0.235;

/// A title as it stands in the cartouche: a line or two, and the size of its letters.
fn inscribed(title: &str) -> (Vec<String>, f32) {
    let one = size_of(title);
    let middle = title.chars().count() / 2;
    let spaces = title.match_indices(' ').map(|(at, _)| at);
    let off = |at: &usize| title.split_at(*at).0.chars().count().abs_diff(middle);
    match spaces.min_by_key(off) {
        Some(at) if one < SMALL_TITLE => {
            let (first, second) = title.split_at(at);
            let lines = [first, second.trim_start()];
            let size = lines.map(size_of).into_iter().fold(0.27, f32::min);
            (lines.map(str::to_owned).to_vec(), size)
        }
        _ => (vec![title.to_owned()], one),
    }
}

/// How large the letters of a line of the title can be.
fn size_of(line: &str) -> f32 {
    // Eleven letters fill the cartouche at full size, if they are not wider than most.
    let usual = 0.50 * (12.0 / map_letters(line).max(1.0)).min(1.0);
    let (ems, letters) = (map_width(line, false), line.chars().count() as f32);
    let fits = |size: f32| size * SPACED.mul_add(size * letters, ems) <= INSCRIBED;
    let sizes = (1..=50_u8).rev().map(|n| f32::from(n) / 100.0);
    let largest = sizes.filter(|size| *size <= usual).find(|size| fits(*size));
    match fits(usual) {
        true => usual,
        false => largest.unwrap_or(0.01),
    }
}

/// What the signs of bases mean; its upper right corner is given. A side that has none
/// has no word for them.
fn legend(list: &mut DisplayList, map: &MapView, corner: Point) {
    let sides = map.sides.iter().filter(|side| !side.base.is_empty());
    for (i, side) in sides.enumerate() {
        let at = [corner[0] - 0.16, corner[1] + 0.12 + i as f32 * 0.36];
        emblem(list, at, 0.135, side);
        list.text(
            [at[0] - 0.26, at[1]],
            Anchor::Right,
            Lettering::new(&side.base, 0.19, Font::Map, Ink::PlaceName).halo(Ink::Sheet.at(0.8)),
        );
    }
}

/// A compass rose with north marked.
fn compass(list: &mut DisplayList, at: Point, orientation: Orientation) {
    let radius = 0.50;
    list.ring(at, radius * 0.62, stroke(Ink::Frame.at(0.7), 0.012));
    for i in 0..8_u8 {
        let turns = f32::from(i) / 8.0 - 0.25;
        let long = if i % 2 == 0 { radius } else { radius * 0.55 };
        let tip = around(at, long, turns);
        for (side, ink) in [(-1.0, Ink::Frame), (1.0, Ink::Paper)] {
            let flank = around(at, radius * 0.17, turns + side * 0.0625);
            list.fill(vec![at, flank, tip], ink);
            list.outline(vec![at, flank, tip], stroke(Ink::Frame, 0.009));
        }
    }
    let north = orientation.laid([0.0, -1.0]);
    list.text(
        add(at, times(north, radius + 0.13)),
        Anchor::Centre,
        Lettering::new(tr!("page-north"), 0.22, Font::Map, Ink::PlaceName),
    );
}

/// A bar as long as a hex is wide; its left end is given.
fn scale(list: &mut DisplayList, map: &MapView, start: Point) {
    let hex = 3.0_f32.sqrt();
    let parts = 4_u8;
    let part = hex / f32::from(parts);
    for i in 0..parts {
        let x = start[0] + part * f32::from(i);
        let ink = if i % 2 == 0 { Ink::Frame } else { Ink::Paper };
        plain(
            list,
            [x, start[1] - 0.045],
            [x + part, start[1] + 0.045],
            Some(ink.into()),
            Some((Ink::Frame, 0.012, 1.0)),
        );
    }
    let km = map.km_across;
    for (at, text) in [(0.0, "0".to_owned()), (hex, tr!("page-scale", km = km))] {
        list.text(
            [start[0] + at, start[1] - 0.17],
            Anchor::Centre,
            Lettering::new(text, 0.165, Font::Map, Ink::PlaceName).halo(Ink::Sheet.at(0.8)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_stays_within_the_cartouche() {
        let wide = "W".repeat(14);
        let long =
            "THE BATTLE OF THE CROSSINGS OF THE GNILOY TIKICH IN THE MUD OF FEBRUARY OF 1944";
        for title in [
            "KORSUN POCKET 1944",
            &wide,
            long,
            "ЩЩЩЩЩЩЩЩЩЩЩЩ ЮЖНЫЙ ФРОНТ",
            "A",
        ] {
            let (lines, size) = inscribed(title);
            assert!(size >= 0.1 && lines.len() <= 2, "{title}: {size}");
            assert_eq!(lines.join(" "), title);
            for line in lines {
                let letters = line.chars().count() as f32;
                let wide = size * SPACED.mul_add(size * letters, map_width(&line, false));
                assert!(wide <= INSCRIBED, "{line}: {wide}");
            }
        }
        // What fits as it always stood stays as it was.
        assert_eq!(inscribed("KORSUN 1944").1, 0.50);
    }
}
