//! What the ground of a hex looks like: fields, woods, a city.

use super::geometry::{add, around, blob, chance, hexagon, mix};
use crate::hex::HexId;
use crate::present::board::{Ground, MapView};
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::ink::Ink;

/// Paints the ground of every hex.
pub fn draw(list: &mut DisplayList, map: &MapView) {
    for hex in &map.hexes {
        let outline = hexagon(&map.grid, hex.id, 1.006);
        list.fill(outline.clone(), Ink::Paper);
        let seed = u32::from(hex.id.0);
        list.fill(outline, Ink::PaperDark.at(0.10 + 0.35 * chance(seed, 1, 1)));
    }
    for hex in &map.hexes {
        match hex.ground {
            Ground::Clear => fields(list, map, hex.id),
            Ground::Woods => floor(list, map, hex.id),
            Ground::City => {
                fields(list, map, hex.id);
                city(list, map, hex.id);
            }
        }
    }
    trees(list, map);
}

/// Strips of furrows, each in its own direction.
fn fields(list: &mut DisplayList, map: &MapView, hex: HexId) {
    let centre = map.grid.centre(hex);
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

/// The green floor below the trees, its edge uneven but within the hex.
fn floor(list: &mut DisplayList, map: &MapView, hex: HexId) {
    let centre = map.grid.centre(hex);
    let corners = map.grid.corners(hex);
    let seed = u32::from(hex.0);
    for (reach, paint) in [
        (0.965, Ink::WoodsFill.at(0.75)),
        (0.86, Ink::WoodsFill.at(0.6)),
    ] {
        let mut edge = Vec::with_capacity(48);
        for i in 0..6_usize {
            for step in 0..8_u32 {
                let p = mix(corners[i], corners[(i + 1) % 6], step as f32 / 8.0);
                let inward = chance(seed, (i as u32) * 8 + step, (reach * 100.0) as u32) * 0.07;
                // Corners are rounded off.
                let corner = if step == 0 { 0.05 } else { 0.0 };
                edge.push(mix(centre, p, reach - inward - corner));
            }
        }
        list.glow(edge, paint, 0.03);
    }
}

/// All the trees, the southern ones in front.
fn trees(list: &mut DisplayList, map: &MapView) {
    let mut all: Vec<(Point, f32, u32)> = Vec::new();
    for hex in map.hexes.iter().filter(|h| h.ground == Ground::Woods) {
        let centre = map.grid.centre(hex.id);
        let seed = u32::from(hex.id.0);
        let mut own: Vec<Point> = Vec::new();
        for attempt in 0..260_u32 {
            let p: Point = [
                (chance(seed, attempt, 31) - 0.5) * 1.66,
                (chance(seed, attempt, 32) - 0.5) * 1.84,
            ];
            let flat = p[0].abs().mul_add(0.5, p[1].abs() * 0.866);
            let inside = p[0].abs() < 0.75 && flat < 0.74;
            // The number and the name keep a glade of their own.
            let lettering = (p[0].abs() < 0.52 && (p[1] - 0.66).abs() < 0.15)
                || (p[0].abs() < 0.17 && p[1] < -0.66);
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

/// A town plan: crooked blocks of houses between streets.
fn city(list: &mut DisplayList, map: &MapView, hex: HexId) {
    let centre = map.grid.centre(hex);
    let seed = u32::from(hex.0);
    list.glow(
        blob(centre, [0.72, 0.66], 0.05, 26, seed),
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
            if near > 0.72 + 0.26 * chance(seed, key, 41) || main_street {
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
