//! The sheet, its frame, title, legend, scale and compass.

use super::geometry::{add, around, chance, held, times};
use super::{emblem, sheet};
use crate::hex::Orientation;
use crate::present::board::{MapView, Tone};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::fonts::map_letters;
use crate::present::ink::{Ink, Paint};
use crate::words::tr;

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
    // Each in a corner that no hex reaches; title and legend beyond the great
    // river.
    let orientation = map.grid.orientation();
    match orientation {
        Orientation::NorthUp => {
            let top = low[1] + 0.42;
            title(list, map, [right, top]);
            legend(list, [right, top + 1.30]);
            compass(list, [low[0] + 0.92, low[1] + 1.20], orientation);
            scale(list, map, [low[0] + 0.46, high[1] - 0.42]);
        }
        Orientation::AsPrinted => {
            let top = high[1] - 0.42 - CARTOUCHE[1];
            title(list, map, [right, top]);
            legend(list, [right, top - 0.78]);
            compass(list, [high[0] - 1.16, low[1] + 0.92], orientation);
            scale(list, map, [low[0] + 0.46, low[1] + 0.62]);
        }
    }
}

/// Width and height of the cartouche.
const CARTOUCHE: [f32; 2] = [4.7, 1.14];

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
    // Eleven letters fill the cartouche at full size.
    let letters = map_letters(&map.title).max(1.0);
    let height = 0.50 * (12.0 / letters).min(1.0);
    list.text(
        [centre[0], centre[1] - 0.16],
        Anchor::Centre,
        Lettering::new(map.title.to_uppercase(), height, Font::Map, Ink::PlaceName)
            .spaced(height * 0.28),
    );
    list.text(
        [centre[0], centre[1] + 0.27],
        Anchor::Centre,
        Lettering::new(&map.subtitle, 0.215, Font::MapItalic, Ink::PlaceName).spaced(0.02),
    );
}

/// What the signs of supply sources mean; its upper right corner is given.
fn legend(list: &mut DisplayList, corner: Point) {
    for (i, tone) in [Tone::Soviet, Tone::German].into_iter().enumerate() {
        let text = tr!("page-source", side = tone.key());
        let at = [corner[0] - 0.16, corner[1] + 0.12 + i as f32 * 0.36];
        emblem(list, at, 0.135, tone);
        list.text(
            [at[0] - 0.26, at[1]],
            Anchor::Right,
            Lettering::new(text, 0.19, Font::Map, Ink::PlaceName).halo(Ink::Sheet.at(0.8)),
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
    let km = map.hex_km;
    for (at, text) in [(0.0, "0".to_owned()), (hex, tr!("page-scale", km = km))] {
        list.text(
            [start[0] + at, start[1] - 0.17],
            Anchor::Centre,
            Lettering::new(text, 0.165, Font::Map, Ink::PlaceName).halo(Ink::Sheet.at(0.8)),
        );
    }
}
