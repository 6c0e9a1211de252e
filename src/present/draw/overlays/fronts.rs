//! Fronts: that of the game as a double line, each side's ink on its own ground; what
//! it really was as a dark line with teeth on the ground of the second side.

use super::pockets;
use crate::engine::SideNo;
use crate::present::board::BoardModel;
use crate::present::display::{DisplayList, Point, stroke};
use crate::present::draw::geometry::{add, mix, sub, times, unit};
use crate::present::ink::Ink;
use crate::present::overlay::FrontView;
use crate::space::shape::{Places, Tiling};

/// What the line that really was is drawn with, and what stands under it.
const THEN: [Ink; 2] = [Ink::DrawnIdea, Ink::ArrowEdge];

/// How many teeth a side of a place has.
const TEETH: u8 = 3;

/// Those of the game first, so that what really was lies on top.
pub fn draw(list: &mut DisplayList, model: &BoardModel) {
    let map = &model.map;
    let fronts = || model.overlays.fronts.iter();
    let inks = SideNo::BOTH.map(|side| map.side(side).ink.mark);
    for front in fronts().filter(|front| !front.then) {
        for (ends, across) in sides(&map.tiling, front) {
            doubled(list, ends, across, inks);
        }
    }
    let mut taken: Places = model.counters.iter().map(|c| c.hex).collect();
    for front in fronts().filter(|front| front.then) {
        for (ends, across) in sides(&map.tiling, front) {
            toothed(list, ends, across);
        }
        if !front.pocket.is_empty() && !front.label.is_empty() {
            let what = (front.pocket, front.label.as_slice());
            let inks = [Ink::LabelFill, Ink::LabelText];
            pockets::write_at(list, model, what, inks, &mut taken);
        }
    }
}

/// Each side of a place between the ground of the two: its ends, and the way to the
/// ground of the second side.
fn sides(tiling: &Tiling, front: &FrontView) -> Vec<([Point; 2], Point)> {
    let [first, second] = front.held;
    let mut found = Vec::new();
    for place in second {
        for side in tiling.sides(place) {
            if side.beyond.is_some_and(|beyond| first.contains(beyond)) {
                let toward = sub(tiling.centre(place), side.middle());
                found.push((side.ends, unit(toward)));
            }
        }
    }
    found
}

/// A side of a front as it is in the game.
pub fn doubled(list: &mut DisplayList, ends: [Point; 2], across: Point, inks: [Ink; 2]) {
    let along = |far: f32| ends.map(|end| add(end, times(across, far))).to_vec();
    list.round_line(along(0.0), stroke(Ink::Halo.at(0.8), 0.24));
    for (far, ink) in [(-0.075, inks[0]), (0.075, inks[1])] {
        list.round_line(along(far), stroke(ink, 0.065));
    }
}

/// A side of a front as it really was.
pub fn toothed(list: &mut DisplayList, ends: [Point; 2], across: Point) {
    let [ink, under] = THEN;
    let long = sub(ends[1], ends[0]);
    let wide = times(long, 0.07);
    for (ink, thick, grow) in [(under, 0.13, 0.03), (ink, 0.065, 0.0)] {
        list.round_line(ends.to_vec(), stroke(ink, thick));
        for tooth in 0..TEETH {
            let at = (f32::from(tooth) + 0.5) / f32::from(TEETH);
            let foot = mix(ends[0], ends[1], at);
            let tip = add(foot, times(across, 0.16 + grow));
            list.fill(vec![sub(foot, wide), tip, add(foot, wide)], ink);
        }
    }
}
