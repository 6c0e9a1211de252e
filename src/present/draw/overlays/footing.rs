//! What the facts of a place rest on: the firmer, the stronger the line; what was
//! changed stands in two lines. A letter says it besides.

use super::figures::lettered;
use crate::present::board::MapView;
use crate::present::display::{DisplayList, stroke};
use crate::present::draw::geometry::{add, figure};
use crate::present::ink::Ink;
use crate::present::overlay::FootingView;

/// Where the letter stands, from the middle of the place.
const LETTER: [f32; 2] = [0.0, -0.66];

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

/// The letter, above the counters.
pub fn letter(list: &mut DisplayList, map: &MapView, view: &FootingView) {
    let at = add(map.tiling.centre(view.place), LETTER);
    lettered(list, at, view.letter.clone());
}
