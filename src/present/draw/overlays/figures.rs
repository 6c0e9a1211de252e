//! Figures beside the counters: odds, strengths, how many can reach a hex.

use crate::engine::SideNo;
use crate::present::board::SideView;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::draw::geometry::add;
use crate::present::ink::{Ink, Paint};
use crate::present::overlay::{ForceView, OddsView, PlannedView};

/// Where they stand, from the centre of the hex.
const ODDS: Point = [0.60, -0.605];
const PLANNED: Point = [0.0, -0.72];
const FORCE: Point = [0.0, 0.845];
const REACH: Point = [0.66, 0.43];

fn text(list: &mut DisplayList, at: Point, content: impl Into<String>, size: f32, ink: Ink) {
    list.text(
        at,
        Anchor::Centre,
        Lettering::new(content, size, Font::Condensed, ink),
    );
}

fn rect(centre: Point, size: [f32; 2], rounding: f32, fill: impl Into<Paint>) -> Shape {
    Shape::Rect {
        centre,
        size,
        rounding,
        fill: Some(fill.into()),
        edge: None,
        feather: 0.0,
    }
}

/// The strongest attack on a hex: a shield for a threat, a plate with a point
/// upward for a chance, with the column and a tick for each face that hits.
pub fn odds(list: &mut DisplayList, centre: Point, odds: &OddsView) {
    badge(list, add(centre, ODDS), odds);
}

/// The badge itself, about its middle.
pub fn badge(list: &mut DisplayList, at: Point, odds: &OddsView) {
    let (half, top, low) = (0.215, -0.165, 0.115);
    let point = if odds.threat { low + 0.13 } else { top - 0.10 };
    let figure = |grow: f32| -> Vec<Point> {
        let p = |x: f32, y: f32| add(at, [x, y]);
        let (w, t, l) = (half + grow, top - grow, low + grow);
        if odds.threat {
            vec![
                p(-w, t),
                p(w, t),
                p(w, l),
                p(0.0, point + grow * 1.3),
                p(-w, l),
            ]
        } else {
            vec![
                p(-w, l),
                p(-w, t),
                p(0.0, point - grow * 1.3),
                p(w, t),
                p(w, l),
            ]
        }
    };
    let (ink, on) = if odds.threat {
        (Ink::Target, Ink::Badge)
    } else {
        (Ink::Restored, Ink::Badge)
    };
    list.glow(figure(0.02), Ink::Shadow.at(0.30), 0.06);
    list.fill(figure(0.045), ink);
    list.fill(figure(0.0), on);
    column_and_faces(list, at, &odds.column, odds.faces, ink);
}

/// A column, and six ticks, full for the faces that hit.
fn column_and_faces(list: &mut DisplayList, at: Point, column: &str, faces: u8, ink: Ink) {
    text(list, add(at, [0.0, -0.065]), column, 0.195, Ink::BadgeSign);
    for i in 0..6_u8 {
        let x = (f32::from(i) - 2.5) * 0.062;
        let tick = |size: [f32; 2], ink: Paint| rect(add(at, [x, 0.072]), size, 0.0, ink);
        if i < faces {
            list.push(tick([0.046, 0.088], ink.into()));
        } else {
            list.push(tick([0.046, 0.030], Ink::BadgeSign.at(0.35)));
        }
    }
}

/// An attack: a plate with the ratio and how likely it is to work, and the number of
/// a planned one in a disc at the corner; crossed out if it cannot be made.
pub fn planned(list: &mut DisplayList, centre: Point, planned: &PlannedView) {
    let ink = Ink::AttackArrow;
    let letters = planned
        .column
        .chars()
        .count()
        .max(planned.chance.chars().count());
    let wide = (0.115 * letters as f32).max(0.44);
    let tall = if planned.chance.is_empty() {
        0.31
    } else {
        0.44
    };
    // Its foot stands where it is, whatever it says.
    let middle = add(add(centre, PLANNED), [0.0, 0.145 - tall / 2.0]);
    let at = middle;
    list.push(Shape::Rect {
        centre: add(middle, [0.0, 0.02]),
        size: [wide + 0.08, tall + 0.08],
        rounding: 0.07,
        fill: Some(Ink::Shadow.at(0.30)),
        edge: None,
        feather: 0.06,
    });
    list.push(rect(middle, [wide + 0.07, tall + 0.07], 0.07, ink));
    list.push(rect(middle, [wide, tall], 0.045, Ink::Badge));
    match (planned.column.as_str(), planned.chance.as_str()) {
        ("", _) => text(list, at, "?", 0.23, Ink::BadgeSign),
        (column, "") => text(list, at, column, 0.195, Ink::BadgeSign),
        (column, chance) => {
            text(list, add(at, [0.0, -0.10]), column, 0.195, Ink::BadgeSign);
            text(list, add(at, [0.0, 0.105]), chance, 0.195, ink);
        }
    }
    if planned.stopped {
        let half = [wide / 2.0, tall / 2.0];
        let (low, high) = (
            add(middle, [-half[0], half[1]]),
            add(middle, [half[0], -half[1]]),
        );
        list.round_line(vec![low, high], stroke(ink, 0.05));
    }
    if let Some(number) = planned.number {
        let corner = add(middle, [-wide / 2.0 - 0.02, -tall / 2.0 - 0.01]);
        list.disc(corner, 0.135, Ink::ArrowEdge);
        list.disc(corner, 0.115, ink);
        text(list, corner, number.to_string(), 0.185, Ink::Badge);
    }
}

/// Strength in a hex; at the front also the enemy's next to it, as parts of a
/// bar.
pub fn force(list: &mut DisplayList, centre: Point, force: &ForceView, sides: &[SideView; 2]) {
    bar(list, add(centre, FORCE), force, sides);
}

/// The bar itself, about its middle.
pub fn bar(list: &mut DisplayList, at: Point, force: &ForceView, sides: &[SideView; 2]) {
    let inks = |side: SideNo| {
        let ink = sides[side.index()].ink.counter(0);
        (ink.fill, ink.text)
    };
    let (own, own_text) = inks(force.side);
    let (enemy, enemy_text) = inks(force.side.other());
    let tall = 0.185;
    if force.enemy == 0 {
        let wide = if force.own > 9 { 0.27 } else { 0.20 };
        list.push(rect(
            at,
            [wide + 0.035, tall + 0.035],
            0.04,
            Ink::CounterEdge,
        ));
        list.push(rect(at, [wide, tall], 0.03, own));
        text(list, at, force.own.to_string(), 0.155, own_text);
        return;
    }
    // However lopsided, both numbers keep room.
    let wide = 0.56;
    let part = f32::from(force.own) / f32::from(force.own + force.enemy);
    let split = wide * part.clamp(0.30, 0.70);
    list.push(rect(
        at,
        [wide + 0.035, tall + 0.035],
        0.04,
        Ink::CounterEdge,
    ));
    let left = at[0] - wide / 2.0;
    let middle_own = [left + split / 2.0, at[1]];
    let middle_enemy = [left + (split + wide) / 2.0, at[1]];
    list.push(rect(middle_own, [split, tall], 0.0, own));
    list.push(rect(middle_enemy, [wide - split, tall], 0.0, enemy));
    text(list, middle_own, force.own.to_string(), 0.155, own_text);
    text(
        list,
        middle_enemy,
        force.enemy.to_string(),
        0.155,
        enemy_text,
    );
    list.line(
        vec![
            [left + split, at[1] - tall / 2.0],
            [left + split, at[1] + tall / 2.0],
        ],
        stroke(Ink::Badge, 0.022),
    );
}

/// How many units can reach a hex.
pub fn reach(list: &mut DisplayList, centre: Point, count: u8) {
    disc(list, add(centre, REACH), count);
}

/// A letter in a disc of this reach.
pub fn lettered(list: &mut DisplayList, at: Point, reach: f32, letter: String) {
    list.disc(at, reach, Ink::Badge);
    text(list, at, letter, reach * 1.16, Ink::BadgeSign);
}

/// The number in its disc.
pub fn disc(list: &mut DisplayList, at: Point, count: u8) {
    list.disc(at, 0.142, Ink::Restored);
    list.disc(at, 0.106, Ink::Badge);
    text(list, at, count.to_string(), 0.165, Ink::BadgeSign);
}
