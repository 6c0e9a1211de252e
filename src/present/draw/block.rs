//! A block of wood, seen a little from above: symbol, strength, and a pip for
//! each point of it.

use super::counter::{Inks, Pen, symbol};
use crate::present::board::{CounterCut, CounterView};
use crate::present::display::Point;
use crate::present::ink::Ink;

/// Half the face of a block, and the middle of the face: the flanks lie below it
/// and to its right.
const HALF: f32 = 0.445;
const MIDDLE: Point = [-0.025, -0.04];
/// How far the flanks reach, to the right and down.
const DEEP: Point = [0.055, 0.085];

/// So much of half the face is cut off the corner of a clipped block.
const CLIPPED: f32 = 0.40;

/// The most pips there is room for; whoever is stronger has the number.
const MOST: u8 = 9;

/// Draws a block; a `small` one says only what can be read.
pub fn draw(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks, small: bool) {
    body(pen, inks);
    let at = |x: f32, y: f32| [MIDDLE[0] + x, MIDDLE[1] + y];
    if small {
        symbol(pen, view.symbol, at(0.0, -0.20), [0.64, 0.32]);
        pen.text(at(0.0, 0.19), &view.strength, 0.56, inks.text);
        return;
    }
    let letters = view.label.chars().count().max(1) as f32;
    let size = (0.80 / (letters * 0.50)).min(0.19);
    pen.text(at(0.0, -0.345), &view.label, size, inks.text);
    symbol(pen, view.symbol, at(0.0, -0.095), [0.54, 0.275]);
    pen.text(at(-0.225, 0.24), &view.strength, 0.42, inks.text);
    pips(pen, view.steps, at(0.17, 0.245), inks.text);
}

/// The wood: two flanks, the face with its grain and its bevelled edge.
fn body(pen: &mut Pen<'_>, inks: &Inks) {
    let p = |x: f32, y: f32| [MIDDLE[0] + x * HALF, MIDDLE[1] + y * HALF];
    let deep = |q: Point| [q[0] + DEEP[0], q[1] + DEEP[1]];
    let [right, foot, left] = [p(1.0, -1.0), p(1.0, 1.0), p(-1.0, 1.0)];
    // A clipped block lacks the corner that lies farthest back.
    let back = match pen.cut() {
        CounterCut::Square => vec![p(-1.0, -1.0)],
        CounterCut::Clipped => vec![p(-1.0, CLIPPED - 1.0), p(CLIPPED - 1.0, -1.0)],
    };
    let rest = [right, deep(right), deep(foot), deep(left), left];
    pen.outline(&[&back, &rest[..]].concat(), Ink::CounterEdge, 0.045);
    let flank = [right, deep(right), deep(foot), foot];
    pen.fill(&flank, inks.head);
    pen.fill(&flank, Ink::Shadow.at(0.18));
    pen.fill(&[left, foot, deep(foot), deep(left)], inks.head);
    pen.line(&[foot, deep(foot)], Ink::CounterEdge.at(0.6), 0.014);
    match pen.cut() {
        CounterCut::Square => pen.rect(MIDDLE, [HALF * 2.0, HALF * 2.0], 0.035, inks.fill),
        CounterCut::Clipped => pen.fill(&[&back, &[right, foot, left][..]].concat(), inks.fill),
    }
    // The grain runs along the block.
    for (y, from, to) in [
        (-0.86, -0.5, 0.35),
        (-0.47, -0.2, 0.92),
        (0.05, -0.94, -0.70),
        (0.12, 0.74, 0.94),
        (0.30, -0.93, 0.10),
        (0.93, -0.4, 0.85),
    ] {
        let bend = [p(from, y), p((from + to) / 2.0, y + 0.03), p(to, y)];
        pen.line(&bend, inks.head.at(0.22), 0.012);
    }
    // Light from above and from the left.
    let inner = back.iter().map(|q| {
        let towards = |v: f32, middle: f32| middle + (v - middle) * 0.95;
        [towards(q[0], MIDDLE[0]), towards(q[1], MIDDLE[1])]
    });
    let ends = [p(-0.95, 0.95), p(0.95, -0.95)];
    let lit: Vec<Point> = [ends[0]]
        .into_iter()
        .chain(inner)
        .chain([ends[1]])
        .collect();
    pen.line(&lit, Ink::CounterLight.at(0.38), 0.022);
    let shade = [p(0.95, -0.95), p(0.95, 0.95), p(-0.95, 0.95)];
    pen.line(&shade, Ink::Shadow.at(0.22), 0.022);
}

/// A pip for each point of strength, full, or hollow where it is lost; in rows
/// of three.
fn pips(pen: &mut Pen<'_>, [now, full]: [u8; 2], middle: Point, ink: Ink) {
    let full = full.min(MOST);
    let columns = match full {
        0..=3 => full.max(1),
        4 => 2,
        _ => 3,
    };
    let rows = full.div_ceil(columns);
    let radius = if rows > 2 { 0.036 } else { 0.046 };
    let pitch = radius * 2.75;
    for i in 0..full {
        let (row, column) = (i / columns, i % columns);
        let at = [
            middle[0] + (f32::from(column) - f32::from(columns - 1) / 2.0) * pitch,
            middle[1] + (f32::from(row) - f32::from(rows - 1) / 2.0) * pitch,
        ];
        if i < now {
            pen.disc(at, radius, ink);
        } else {
            pen.ring(at, radius * 0.86, ink.at(0.75), radius * 0.42);
        }
    }
}
