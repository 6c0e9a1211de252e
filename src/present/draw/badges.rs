//! Markers on a counter's corners. Each has a shape of its own.

use super::counter::Pen;
use super::geometry::{around, star};
use crate::present::board::CounterView;
use crate::present::display::Point;
use crate::present::ink::Ink;
use crate::present::overlay::SupplyMark;
use crate::words::tr;

/// Draws the markers a counter carries.
pub fn draw(pen: &mut Pen<'_>, view: &CounterView) {
    if view.has_moved {
        moved(pen, [0.40, 0.40]);
    }
    if view.has_attacked {
        attacked(pen, [0.41, -0.03]);
    }
    if view.retreated {
        retreated(pen, [0.435, -0.435]);
    }
    let lacks = [
        (view.out_of_supply, tr!("page-unsupplied")),
        (view.out_of_command, tr!("page-uncommanded")),
    ];
    if let Some((_, letters)) = lacks.iter().find(|(lacks, _)| *lacks) {
        lacking(pen, [-0.36, 0.455], letters);
    }
    if view.joined_attack {
        joined(pen, [-0.43, -0.43]);
    } else if view.can_act {
        can_act(pen, [-0.44, -0.44]);
    }
    if let Some(mark) = view.supply {
        supply(pen, [-0.44, 0.04], mark);
    }
}

/// Can still act: a white arrowhead that leads on.
fn can_act(pen: &mut Pen<'_>, at: Point) {
    let p = |x: f32, y: f32| [at[0] + x, at[1] + y];
    let head = |grow: f32| {
        [
            p(-0.10 - grow, -0.15 - grow),
            p(0.15 + grow * 1.4, 0.0),
            p(-0.10 - grow, 0.15 + grow),
        ]
    };
    pen.fill(&head(0.045), Ink::BadgeSign);
    pen.fill(&head(0.0), Ink::Badge);
}

/// Supply to come: a dot, a triangle down or up, a diamond.
fn supply(pen: &mut Pen<'_>, at: Point, mark: SupplyMark) {
    let p = |x: f32, y: f32| [at[0] + x, at[1] + y];
    let triangle = |up: f32, grow: f32| {
        [
            p(-0.14 - grow * 1.5, 0.09 * up + grow * up),
            p(0.14 + grow * 1.5, 0.09 * up + grow * up),
            p(0.0, (-0.15 - grow * 1.6) * up),
        ]
    };
    let diamond = |r: f32| [p(0.0, -r), p(r, 0.0), p(0.0, r), p(-r, 0.0)];
    match mark {
        SupplyMark::Supplied => {
            pen.disc(at, 0.088, Ink::Badge);
            pen.disc(at, 0.062, Ink::Restored);
        }
        SupplyMark::Losing => {
            pen.fill(&triangle(-1.0, 0.035), Ink::CounterEdge);
            pen.fill(&triangle(-1.0, 0.0), Ink::OutOfSupply);
        }
        SupplyMark::Regaining => {
            pen.fill(&triangle(1.0, 0.035), Ink::Badge);
            pen.fill(&triangle(1.0, 0.0), Ink::Restored);
        }
        SupplyMark::Cut => {
            pen.fill(&diamond(0.145), Ink::Badge);
            pen.fill(&diamond(0.11), Ink::BadgeSign);
        }
    }
}

/// Moved: a small square with an arrow to the right.
fn moved(pen: &mut Pen<'_>, at: Point) {
    pen.rect(at, [0.25, 0.22], 0.06, Ink::BadgeSign);
    pen.rect(at, [0.215, 0.185], 0.05, Ink::Badge);
    let p = |x: f32, y: f32| [at[0] + x, at[1] + y];
    pen.line(&[p(-0.065, 0.0), p(0.03, 0.0)], Ink::BadgeSign, 0.038);
    pen.fill(
        &[p(0.012, -0.06), p(0.085, 0.0), p(0.012, 0.06)],
        Ink::BadgeSign,
    );
}

/// Attacked: a burst.
fn attacked(pen: &mut Pen<'_>, at: Point) {
    pen.fill(&star(at, 0.175, 0.105, 9), Ink::BadgeSign);
    pen.fill(&star(at, 0.140, 0.080, 9), Ink::Joined);
    let p = |x: f32, y: f32| [at[0] + x, at[1] + y];
    // Crossed blades.
    for side in [-1.0, 1.0] {
        pen.line(
            &[p(-0.055 * side, 0.055), p(0.055 * side, -0.055)],
            Ink::Badge,
            0.026,
        );
    }
}

/// Retreated: a white disc with an arrow that turns back.
fn retreated(pen: &mut Pen<'_>, at: Point) {
    pen.disc(at, 0.155, Ink::BadgeSign);
    pen.disc(at, 0.135, Ink::Badge);
    let r = 0.062;
    let middle = [at[0] + 0.012, at[1]];
    let mut arc: Vec<Point> = (0..=14_u8)
        .map(|i| around(middle, r, -0.25 + f32::from(i) / 14.0 * 0.5))
        .collect();
    arc.insert(0, [at[0] - 0.03, middle[1] - r]);
    arc.push([at[0] - 0.075, middle[1] + r]);
    pen.line(&arc, Ink::BadgeSign, 0.034);
    let tip = |x: f32, y: f32| [at[0] - 0.03 + x, at[1] - r + y];
    pen.fill(
        &[tip(0.02, -0.055), tip(-0.065, 0.0), tip(0.02, 0.055)],
        Ink::BadgeSign,
    );
}

/// Out of supply, or of command: an amber tag that hangs over the lower edge; the only marker
/// with letters.
fn lacking(pen: &mut Pen<'_>, at: Point, letters: &str) {
    pen.soft_rect(
        [at[0], at[1] + 0.02],
        [0.46, 0.22],
        0.07,
        Ink::Shadow.at(0.35),
        0.06,
    );
    pen.rect(at, [0.46, 0.24], 0.075, Ink::CounterEdge);
    pen.rect(at, [0.42, 0.20], 0.055, Ink::OutOfSupply);
    pen.text(at, letters, 0.215, Ink::OutOfSupplySign);
}

/// In the attack being put together: a tick on red.
fn joined(pen: &mut Pen<'_>, at: Point) {
    pen.disc(at, 0.15, Ink::Badge);
    pen.disc(at, 0.125, Ink::Joined);
    let p = |x: f32, y: f32| [at[0] + x, at[1] + y];
    pen.line(
        &[p(-0.055, 0.0), p(-0.012, 0.048), p(0.062, -0.045)],
        Ink::Badge,
        0.036,
    );
}
