//! What the facts of a place rest on: the firmer, the stronger the line; what was
//! changed stands in two lines. A letter says it besides.

use super::figures::lettered;
use crate::present::board::MapView;
use crate::present::display::{DisplayList, Point, stroke};
use crate::present::draw::geometry::{add, figure};
use crate::present::draw::stack::CounterSpot;
use crate::present::draw::{chart, inscribed};
use crate::present::ink::Ink;
use crate::present::overlay::FootingView;

/// Where the letter stands, from the middle of the place.
const LETTER: [f32; 2] = [0.0, -0.66];

/// Where counters leave no room there, it stands in a corner of the place, this share of
/// the way to it.
const INSIDE: f32 = 0.76;

/// The reach of its disc.
const DISC: f32 = 0.155;

/// The same in a chart, whose sheet is small on the screen.
const CHARTED: f32 = 0.235;

/// Between a number and the disc beside it.
const BESIDE: f32 = 0.04;

/// Between the disc and the edges of a box.
const FOOT: f32 = 0.1;

/// The ground and the frame of a place.
pub fn ground(list: &mut DisplayList, map: &MapView, view: &FootingView) {
    let shape = |reach: f32| figure(&map.tiling, view.place, reach);
    match view.firmness {
        0 => {
            list.fill(shape(0.97), Ink::Reachable.at(0.20));
            list.outline(shape(0.90), stroke(Ink::Reachable.at(0.95), 0.05));
        }
        1 => {
            list.fill(shape(0.97), Ink::Entry.at(0.18));
            list.dashed_outline(shape(0.90), stroke(Ink::Entry, 0.05), [0.20, 0.08]);
        }
        2 => {
            list.fill(shape(0.97), Ink::RetreatTo.at(0.20));
            list.dashed_outline(shape(0.90), stroke(Ink::RetreatTo, 0.06), [0.05, 0.09]);
        }
        _ => {
            list.fill(shape(0.97), Ink::Lesson.at(0.20));
            list.outline(shape(0.93), stroke(Ink::Lesson, 0.045));
            list.outline(shape(0.82), stroke(Ink::Lesson, 0.045));
        }
    }
}

/// The letter, above the counters, where it hides none of them and no number, if there is
/// such a place.
pub fn letter(list: &mut DisplayList, map: &MapView, view: &FootingView, spots: &[CounterSpot]) {
    let at = add(map.tiling.centre(view.place), LETTER);
    let number = number(map, view);
    let disc = if number.is_some() { CHARTED } else { DISC };
    let free = |p: &Point| {
        let off = |at: Point, half: Point| {
            (0..2).any(|axis| (p[axis] - at[axis]).abs() >= half[axis] + disc)
        };
        spots.iter().all(|spot| off(spot.at, [spot.size / 2.0; 2]))
            && number.is_none_or(|(at, half)| off(at, half))
    };
    let mut within = figure(&map.tiling, view.place, INSIDE);
    within.sort_by(|a, b| a[1].total_cmp(&b[1]));
    let found = first(map, view, number)
        .into_iter()
        .chain(within)
        .find(free);
    lettered(list, found.unwrap_or(at), disc, view.letter.clone());
}

/// Where it is looked for first: above the counters; in a chart beside the number, on
/// either side of it, and at the foot of a box.
fn first(map: &MapView, view: &FootingView, number: Option<(Point, Point)>) -> Vec<Point> {
    let above = add(map.tiling.centre(view.place), LETTER);
    let Some((at, half)) = number else {
        return vec![above];
    };
    if chart::is_box(&map.tiling, view.place) {
        let [low, high] = chart::box_of(&map.tiling, view.place);
        let off = CHARTED + FOOT;
        return [low[0] + off, high[0] - off]
            .map(|x| [x, high[1] - off])
            .to_vec();
    }
    let off = half[0] + CHARTED + BESIDE;
    let beside = [off, -off].map(|x| add(at, [x, 0.0])).into_iter();
    let here = |p: &Point| map.tiling.at(*p) == Some(view.place);
    beside.filter(here).chain([above]).collect()
}

/// Where the number of an area of a chart stands, and half its size; elsewhere numbers
/// are small and stand in the corner.
fn number(map: &MapView, view: &FootingView) -> Option<(Point, Point)> {
    let place = map.place(view.place).filter(|_| chart::is_chart(map))?;
    match chart::is_box(&map.tiling, view.place) {
        true => Some(inscribed::number_in_box(&map.tiling, place)),
        false => Some(inscribed::number_at(&map.tiling, place)),
    }
}

#[cfg(test)]
mod tests {
    use super::{DISC, letter};
    use crate::present::display::{DisplayList, Shape};
    use crate::present::draw::sample;
    use crate::present::draw::stack::CounterSpot;
    use crate::present::overlay::FootingView;
    use crate::space::shape::PlaceId;

    #[test]
    fn the_letter_lies_on_no_counter_where_there_is_a_place_beside_them() {
        let map = sample::map();
        let place: PlaceId = map.places[0].id;
        let centre = map.tiling.centre(place);
        let spot = |dx: f32, dy: f32, size: f32| CounterSpot {
            key: 0,
            hex: place,
            at: [centre[0] + dx, centre[1] + dy],
            size,
            fanned: false,
            covered: false,
        };
        for spots in [
            vec![],
            vec![spot(0.0, -0.1, 1.1)],
            vec![spot(-0.3, -0.5, 0.5), spot(0.3, -0.5, 0.5)],
        ] {
            let mut list = DisplayList::default();
            let view = FootingView {
                place,
                firmness: 1,
                letter: "E".to_owned(),
            };
            letter(&mut list, &map, &view, &spots);
            let disc = list.shapes.iter().find_map(|item| match item {
                Shape::Circle { centre, .. } => Some(*centre),
                _ => None,
            });
            let at = disc.unwrap();
            for spot in &spots {
                let apart = |axis: usize| (at[axis] - spot.at[axis]).abs();
                let reach = spot.size / 2.0 + DISC - 0.001;
                assert!(apart(0) >= reach || apart(1) >= reach, "{at:?} {spot:?}");
            }
        }
    }
}
