//! Supply lines.

use crate::engine::SideNo;
use crate::present::board::MapView;
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::draw::geometry::{
    add, along, mix, path_length, smooth, stretch, sub, times, unit,
};
use crate::present::ink::Ink;
use crate::present::overlay::{Break, LineState, Road, SupplyLine};
use crate::space::shape::Tiling;

/// A stretch that supply runs over: thin, solid or dashed by side.
pub fn road(list: &mut DisplayList, map: &MapView, road: &Road) {
    let ends = [road.from, road.to].map(|place| map.tiling.centre(place));
    thin(list, ends, road.side, map.side(road.side).ink.mark);
}

/// The line of a road.
pub fn thin(list: &mut DisplayList, ends: [Point; 2], side: SideNo, mark: Ink) {
    list.round_line(ends.to_vec(), stroke(Ink::Halo.at(0.75), 0.105));
    list.push(Shape::Line {
        points: ends.to_vec(),
        stroke: stroke(mark, 0.05),
        round: true,
        closed: false,
        dash: match side {
            SideNo::A => None,
            SideNo::B => Some([0.13, 0.085]),
        },
        taper: [1.0, 1.0],
    });
}

/// A line drawn out, its unit's end first.
pub fn drawn_out(list: &mut DisplayList, tiling: &Tiling, line: &SupplyLine) {
    let stations: Vec<Point> = line.hexes.iter().map(|&h| tiling.centre(h)).collect();
    for broken in &line.breaks {
        who_bars(list, tiling, broken);
    }
    if stations.len() > 1 {
        body(list, &stations, line.state);
    }
    for broken in &line.breaks {
        cross(list, tiling.centre(broken.hex), 0.20);
    }
}

/// The line without its crosses, through these places.
pub fn body(list: &mut DisplayList, stations: &[Point], state: LineState) {
    let curve = if stations.len() > 2 {
        smooth(stations, 3)
    } else {
        stations.to_vec()
    };
    let long = path_length(&curve);
    let curve = stretch(&curve, 0.05, (long - 0.05).max(0.1));
    let (ink, dash) = match state {
        LineState::Open => (Ink::SupplyArrow, None),
        LineState::Gained => (Ink::Restored, None),
        LineState::Broken => (Ink::Broken, Some([0.20, 0.13])),
        LineState::Lost => (Ink::Broken, Some([0.10, 0.10])),
    };
    let shape = |ink: Ink, width: f32, dash| Shape::Line {
        points: curve.clone(),
        stroke: stroke(ink, width),
        round: true,
        closed: false,
        dash,
        taper: [1.0, 1.0],
    };
    list.push(shape(Ink::ArrowEdge, 0.18, dash));
    list.push(shape(ink, 0.10, dash));
    match state {
        // Supply flows from the source to the unit.
        LineState::Open | LineState::Gained => {
            let mut at = long * 0.5 % 0.9 + 0.35;
            while at < long - 0.3 {
                let (tip, direction) = along(&curve, at);
                chevron(list, tip, times(direction, -1.0), ink);
                at += 0.9;
            }
        }
        LineState::Lost => {
            let (middle, _) = along(&curve, long / 2.0);
            cross(list, middle, 0.16);
        }
        LineState::Broken => {}
    }
}

/// An arrowhead on a line.
fn chevron(list: &mut DisplayList, tip: Point, direction: Point, ink: Ink) {
    let across = [-direction[1], direction[0]];
    let arm = |side: f32| {
        add(
            tip,
            add(times(direction, -0.14), times(across, 0.14 * side)),
        )
    };
    for (ink, width) in [(Ink::ArrowEdge, 0.12), (ink, 0.065)] {
        list.round_line(vec![arm(-1.0), tip, arm(1.0)], stroke(ink, width));
    }
}

/// A cross in a disc.
pub fn cross(list: &mut DisplayList, at: Point, radius: f32) {
    list.disc(at, radius * 1.12, Ink::BadgeSign);
    list.disc(at, radius, Ink::Badge);
    let r = radius * 0.48;
    for side in [-1.0, 1.0] {
        let arm = vec![[at[0] - r, at[1] - r * side], [at[0] + r, at[1] + r * side]];
        list.round_line(arm, stroke(Ink::Broken, radius * 0.34));
    }
}

/// Thin lines from those who bar a hex to that hex.
fn who_bars(list: &mut DisplayList, tiling: &Tiling, broken: &Break) {
    let to = tiling.centre(broken.hex);
    for hex in broken.from {
        let from = tiling.centre(hex);
        let away = unit(sub(to, from));
        let ends = vec![mix(from, to, 0.22), sub(to, times(away, 0.2))];
        list.round_line(ends.clone(), stroke(Ink::ArrowEdge, 0.10));
        list.round_line(ends.clone(), stroke(Ink::Broken, 0.045));
        list.disc(ends[0], 0.085, Ink::ArrowEdge);
        list.disc(ends[0], 0.06, Ink::Broken);
    }
}
