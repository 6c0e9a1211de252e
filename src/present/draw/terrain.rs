//! What the ground of a place looks like: fields, woods, a city. Heights, swamps
//! and lakes are in `relief`.

use super::geometry::{add, around, blob, chance, figure, length, mix, sub};
use super::relief;
use crate::present::board::{MapView, PlaceView, Scenery};
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::ink::Ink;
use crate::space::shape::{Pattern, PlaceId};

/// Paints the ground of every hex.
pub fn draw(list: &mut DisplayList, map: &MapView) {
    if map.plain {
        return plainly(list, map);
    }
    for hex in dry(map) {
        let outline = figure(&map.tiling, hex.id, 1.006);
        list.fill(outline.clone(), Ink::Paper);
        let seed = u32::from(hex.id.0);
        list.fill(outline, Ink::PaperDark.at(0.10 + 0.35 * chance(seed, 1, 1)));
    }
    for hex in &map.places {
        match hex.scenery {
            Scenery::Open => fields(list, map, hex.id),
            Scenery::Woods => floor(list, map, hex.id, Ink::WoodsFill),
            Scenery::Rough => floor(list, map, hex.id, Ink::RockFill),
            Scenery::Swamp => {
                floor(list, map, hex.id, Ink::WoodsFill);
                relief::swamp(list, map, hex.id);
            }
            Scenery::City => {
                fields(list, map, hex.id);
                city(list, map, hex.id, 1.0);
            }
            Scenery::Town => {
                fields(list, map, hex.id);
                city(list, map, hex.id, 0.62);
            }
            Scenery::Mountains => floor(list, map, hex.id, Ink::RockFill),
            // Lakes are drawn with the rivers.
            Scenery::Water => {}
        }
    }
    relief::heights(list, map);
    trees(list, map);
}

/// The places with paper under them: all but the water of a chart, which is there
/// already.
fn dry(map: &MapView) -> impl Iterator<Item = &PlaceView> {
    let chart = super::chart::is_chart(map);
    let places = map.places.iter();
    places.filter(move |place| !chart || place.scenery != Scenery::Water)
}

/// The ground in flat colours, with as few signs as tell it.
fn plainly(list: &mut DisplayList, map: &MapView) {
    for hex in dry(map) {
        list.fill(figure(&map.tiling, hex.id, 1.006), Ink::Paper);
    }
    for hex in &map.places {
        let fill = match hex.scenery {
            Scenery::Woods | Scenery::Swamp => Some(Ink::WoodsFill),
            Scenery::Rough | Scenery::Mountains => Some(Ink::RockFill),
            Scenery::Open | Scenery::City | Scenery::Town | Scenery::Water => None,
        };
        if let Some(ink) = fill {
            list.fill(figure(&map.tiling, hex.id, 0.965), ink);
        }
        match hex.scenery {
            Scenery::Woods => {
                let centre = map.tiling.centre(hex.id);
                for (n, at) in PLAIN_TREES.into_iter().enumerate() {
                    let seed = u32::from(hex.id.0) * 1000 + n as u32;
                    tree(list, add(centre, at), 0.15, seed);
                }
            }
            Scenery::Swamp => relief::swamp(list, map, hex.id),
            Scenery::City => city(list, map, hex.id, 1.0),
            Scenery::Town => city(list, map, hex.id, 0.62),
            _ => {}
        }
    }
    relief::heights(list, map);
}

/// Where the trees of a plain wood stand, beside what lies in it.
const PLAIN_TREES: [Point; 4] = [[-0.68, -0.2], [0.68, -0.2], [-0.66, 0.22], [0.66, 0.22]];

/// Strips of furrows, each in its own direction.
fn fields(list: &mut DisplayList, map: &MapView, hex: PlaceId) {
    let centre = map.tiling.centre(hex);
    let seed = u32::from(hex.0);
    for patch in 0..7_u32 {
        let turns = (patch as f32 + chance(seed, patch, 21) * 0.7) / 7.0;
        let middle = around(centre, 0.34 + 0.30 * chance(seed, patch, 22), turns);
        let slope = chance(seed, patch, 23) * 0.5;
        let direction = around([0.0, 0.0], 1.0, slope);
        let across = [-direction[1], direction[0]];
        let half = 0.10 + 0.09 * chance(seed, patch, 24);
        let rows = 3 + (chance(seed, patch, 25) * 3.0) as u32;
        for row in 0..rows {
            let aside = (row as f32 - (rows as f32 - 1.0) / 2.0) * 0.052;
            let long = half * (0.75 + 0.5 * chance(seed, patch * 8 + row, 26));
            let at = |along: f32| {
                [
                    middle[0] + direction[0] * along + across[0] * aside,
                    middle[1] + direction[1] * along + across[1] * aside,
                ]
            };
            list.line(
                vec![at(-long), at(long)],
                stroke(Ink::Field.at(0.42), 0.011),
            );
        }
    }
}

/// The floor below trees and rocks, its edge uneven but within the place.
fn floor(list: &mut DisplayList, map: &MapView, place: PlaceId, ink: Ink) {
    let centre = map.tiling.centre(place);
    let corners = map.tiling.corners(place);
    let seed = u32::from(place.0);
    for (reach, paint) in [(0.965, ink.at(0.75)), (0.86, ink.at(0.6))] {
        let mut edge = Vec::with_capacity(64);
        for (i, &from) in corners.iter().enumerate() {
            let to = corners[(i + 1) % corners.len()];
            // A step an eighth of a hex's side long.
            let steps = (length(sub(to, from)) * 8.0).round() as u32;
            for step in 0..steps {
                let p = mix(from, to, step as f32 / steps as f32);
                let key = edge.len() as u32;
                let inward = chance(seed, key, (reach * 100.0) as u32) * 0.07;
                let corner = match (step, corners.len()) {
                    // Corners are rounded off, sharp ones more.
                    (0, 4) => 0.17,
                    (0, _) => 0.05,
                    (1, 4) => 0.07,
                    (n, 4) if n + 1 == steps => 0.07,
                    _ => 0.0,
                };
                edge.push(mix(centre, p, reach - inward - corner));
            }
        }
        list.glow(edge, paint, 0.03);
    }
}

/// All the trees, the southern ones in front.
fn trees(list: &mut DisplayList, map: &MapView) {
    let mut all: Vec<(Point, f32, u32)> = Vec::new();
    for hex in map.places.iter().filter(|h| h.scenery == Scenery::Woods) {
        let centre = map.tiling.centre(hex.id);
        let seed = u32::from(hex.id.0);
        let mut own: Vec<Point> = Vec::new();
        for attempt in 0..260_u32 {
            let p: Point = [
                (chance(seed, attempt, 31) - 0.5) * 1.66,
                (chance(seed, attempt, 32) - 0.5) * 1.84,
            ];
            let inside = stands(map, p);
            let lettering = is_lettering(p);
            let crowded = own
                .iter()
                .any(|q| (q[0] - p[0]).hypot((q[1] - p[1]) * 1.25) < 0.185);
            if inside && !lettering && !crowded {
                own.push(p);
                let size = 0.078 + 0.030 * chance(seed, attempt, 33);
                all.push((add(centre, p), size, seed * 1000 + attempt));
            }
        }
    }
    all.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    for (at, size, seed) in all {
        tree(list, at, size, seed);
    }
}

/// Whether there is ground for a tree or a rock so far from a place's centre.
pub(super) fn stands(map: &MapView, p: Point) -> bool {
    match map.tiling.cells() {
        Pattern::Hexes => {
            let flat = p[0].abs().mul_add(0.5, p[1].abs() * 0.866);
            p[0].abs() < 0.75 && flat < 0.74
        }
        Pattern::Squares | Pattern::Bricks | Pattern::Areas => {
            // Not in the corners, which are rounded off.
            p[0].abs().max(p[1].abs()) < 0.75 && p[0].abs() + p[1].abs() < 1.38
        }
    }
}

/// Whether something so far from the centre would stand in the number or the
/// name: these keep a glade of their own.
pub(super) fn is_lettering(p: Point) -> bool {
    (p[0].abs() < 0.52 && (p[1] - 0.66).abs() < 0.15) || (p[0].abs() < 0.17 && p[1] < -0.66)
}

/// One tree, leafy or fir.
fn tree(list: &mut DisplayList, at: Point, size: f32, seed: u32) {
    let shade = [at[0] + size * 0.35, at[1] + size * 0.55];
    list.fill(
        blob(shade, [size * 1.0, size * 0.42], 0.0, 12, seed),
        Ink::WoodsShade.at(0.30),
    );
    if chance(seed, 3, 3) < 0.42 {
        let tip = |dy: f32| [at[0], at[1] + size * dy];
        let tier = |w: f32, top: f32, base: f32| {
            vec![
                tip(top),
                [at[0] + size * w, at[1] + size * base],
                [at[0] - size * w, at[1] + size * base],
            ]
        };
        let lit = |w: f32, top: f32, base: f32| {
            vec![tip(top), tip(base), [at[0] - size * w, at[1] + size * base]]
        };
        for (w, top, base) in [(0.72, -0.55, 0.55), (0.55, -1.25, -0.12)] {
            list.fill(tier(w, top, base), Ink::WoodsTree);
            list.fill(lit(w, top, base), Ink::WoodsLight.at(0.55));
        }
    } else {
        let crown = blob(
            [at[0], at[1] - size * 0.2],
            [size, size * 0.95],
            0.09,
            14,
            seed,
        );
        list.push(Shape::Polygon {
            points: crown,
            fill: Some(Ink::WoodsTree.into()),
            edge: None,
            feather: 0.0,
        });
        list.fill(
            blob(
                [at[0] - size * 0.26, at[1] - size * 0.46],
                [size * 0.55, size * 0.50],
                0.10,
                11,
                seed + 7,
            ),
            Ink::WoodsLight.at(0.6),
        );
    }
}

/// A town plan: crooked blocks of houses between streets; `share` of the size of
/// a city.
fn city(list: &mut DisplayList, map: &MapView, hex: PlaceId, share: f32) {
    let centre = map.tiling.centre(hex);
    let seed = u32::from(hex.0);
    list.glow(
        blob(centre, [0.72 * share, 0.66 * share], 0.05, 26, seed),
        Ink::CityFill.at(0.9),
        0.10,
    );
    let tilt = 0.14_f32;
    for column in -5..=5_i32 {
        for row in -5..=5_i32 {
            let (u, v) = (column as f32 * 0.148, row as f32 * 0.118);
            let key = ((column + 8) * 32 + row + 8) as u32;
            let near = (u / 0.72).hypot(v / 0.60);
            let main_street = column == 0 || row == 1;
            if near > share * (0.72 + 0.26 * chance(seed, key, 41)) || main_street {
                continue;
            }
            let half = [
                0.052 + 0.010 * chance(seed, key, 42),
                0.040 + 0.008 * chance(seed, key, 43),
            ];
            let corner = |du: f32, dv: f32, n: u32| {
                let (x, y) = (
                    u + du * half[0] + 0.012 * (chance(seed, key, n) - 0.5),
                    v + dv * half[1] + 0.012 * (chance(seed, key, n + 9) - 0.5),
                );
                let turned = [
                    x * tilt.cos() - y * tilt.sin(),
                    x * tilt.sin() + y * tilt.cos(),
                ];
                add(centre, turned)
            };
            let block = vec![
                corner(-1.0, -1.0, 51),
                corner(1.0, -1.0, 52),
                corner(1.0, 1.0, 53),
                corner(-1.0, 1.0, 54),
            ];
            let strength = 0.62 + 0.3 * chance(seed, key, 44);
            list.fill(block, Ink::CityBlock.at(strength));
        }
    }
}
