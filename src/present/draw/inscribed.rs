//! Where the numbers and names of a chart stand: each within its own area, on as many
//! lines and in as large letters as it has room for, and beside the counters where that
//! can be.

use super::place;
use super::stack::SINGLE;
use crate::present::board::{MapView, PlaceView};
use crate::present::display::Point;
use crate::present::fonts::map_width;
use crate::space::shape::{PlaceId, Tiling};

/// The size of the numbers of areas: a chart has few and large ones, and its sheet is
/// small on the screen.
pub const NUMBER: f32 = 0.34;

/// The sizes that names may have, the largest first.
const SIZES: [f32; 12] = [
    0.42, 0.39, 0.36, 0.34, 0.32, 0.30, 0.28, 0.26, 0.24, 0.22, 0.19, 0.16,
];

/// A name in larger letters than these is not read better.
const WELL: f32 = 0.33;

/// What a unit of distance from where a name is looked for costs, as size of its letters
/// is worth.
const FAR: f32 = 0.25;

/// So many lines a name has at most.
const LINES: usize = 3;

/// Between a name and the border, or what else stands there.
const MARGIN: f32 = 0.05;

/// The heights at which the width of an area is known lie so far from each other.
const STEP: f32 = 0.05;

/// Half the room of two counters beside each other, and of four.
const COUNTERS: [Point; 2] = [[0.84, SINGLE / 2.0], [0.84, 0.6]];

/// What it costs a name to lie under counters: a smaller one beside them is worth more.
const HIDDEN: f32 = 1.0;

/// From the upper left corner of a box to where its number begins.
pub const BOX: Point = [0.1, 0.36];

/// A name in an area of a chart.
pub struct Named<'a> {
    /// Its lines.
    pub lines: Vec<&'a str>,
    /// The middle of all of them.
    pub at: Point,
    /// The size of its letters.
    pub size: f32,
}

/// The middle and half the size of what is upright on the sheet.
#[derive(Clone, Copy)]
struct Block {
    at: Point,
    half: Point,
}

impl Block {
    /// Whether they have no point in common.
    fn is_clear_of(&self, other: &Self) -> bool {
        (0..2).any(|k| (self.at[k] - other.at[k]).abs() >= self.half[k] + other.half[k])
    }
}

/// Half the width and the height of a name.
fn extent(lines: &[&str], size: f32) -> Point {
    let wide = lines.iter().map(|line| map_width(line, false));
    let wide = wide.fold(0.0, f32::max);
    let more = lines.len().saturating_sub(1) as f32;
    [wide * size / 2.0, size * (0.42 + more / 2.0)]
}

/// Half the width and the height of a number.
fn number_extent(number: &str) -> Point {
    [number.chars().count() as f32 * NUMBER * 0.29, NUMBER * 0.4]
}

/// An area, cut into the stretches that lie in it at one height after another.
struct Room {
    low: f32,
    cuts: Vec<Vec<[f32; 2]>>,
}

impl Room {
    fn of(tiling: &Tiling, place: PlaceId) -> Self {
        let corners = tiling.corners(place);
        let heights = || corners.iter().map(|corner| corner[1]);
        let (low, high) = (
            heights().fold(f32::MAX, f32::min),
            heights().fold(f32::MIN, f32::max),
        );
        let count = ((high - low) / STEP).max(0.0).floor() as usize;
        let cut = |number: usize| {
            let y = low + (number as f32 + 0.5) * STEP;
            let next = corners.iter().cycle().skip(1);
            let mut crossed: Vec<f32> = corners
                .iter()
                .zip(next)
                .filter(|(a, b)| (a[1] <= y) != (b[1] <= y))
                .map(|(a, b)| a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]))
                .collect();
            crossed.sort_by(f32::total_cmp);
            let pairs = crossed.chunks_exact(2).map(|pair| [pair[0], pair[1]]);
            pairs.collect()
        };
        Self {
            low,
            cuts: (0..count).map(cut).collect(),
        }
    }

    /// The heights at which something can be tried.
    fn heights(&self) -> impl Iterator<Item = f32> {
        (0..self.cuts.len()).map(|number| self.low + (number as f32 + 0.5) * STEP)
    }

    /// Where within the area something so large can have its middle at this height,
    /// stretch by stretch.
    fn stretches(&self, y: f32, half: Point, taken: &[Block]) -> Vec<[f32; 2]> {
        let half = half.map(|half| half + MARGIN);
        let from = (y - half[1] - self.low) / STEP;
        let to = (y + half[1] - self.low) / STEP;
        if from < 0.0 || to >= self.cuts.len() as f32 {
            return Vec::new();
        }
        let band = self.cuts.iter().take(to as usize + 1).skip(from as usize);
        let mut free: Vec<[f32; 2]> = vec![[f32::MIN, f32::MAX]];
        for cut in band {
            free = common(&free, cut);
            if free.iter().all(|[a, b]| b - a < half[0] * 2.0) {
                return Vec::new();
            }
        }
        for block in taken {
            if (block.at[1] - y).abs() >= block.half[1] + half[1] {
                continue;
            }
            let [left, right] = [-1.0, 1.0].map(|side| block.at[0] + side * block.half[0]);
            free = common(&free, &[[f32::MIN, left], [right, f32::MAX]]);
        }
        free.iter()
            .map(|[a, b]| [a + half[0], b - half[0]])
            .filter(|[a, b]| a <= b)
            .collect()
    }
}

/// What two rows of stretches have in common.
fn common(some: &[[f32; 2]], others: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let pairs = some.iter().flat_map(|a| others.iter().map(move |b| (a, b)));
    pairs
        .map(|(a, b)| [a[0].max(b[0]), a[1].min(b[1])])
        .filter(|[from, to]| from < to)
        .collect()
}

/// The ways to set a name: on one line, on two, on three, each as evenly as can be.
fn settings(name: &str) -> Vec<Vec<&str>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let mut all: Vec<Vec<&str>> = Vec::new();
    for count in 1..=LINES.min(words.len()) {
        let widest = |lines: &Vec<&str>| extent(lines, 1.0)[0];
        let best = broken(name, count).into_iter();
        all.extend(best.min_by(|a, b| widest(a).total_cmp(&widest(b))));
    }
    all
}

/// Every way to break a name into so many lines.
fn broken(name: &str, count: usize) -> Vec<Vec<&str>> {
    if count <= 1 {
        return vec![vec![name]];
    }
    let mut all = Vec::new();
    for (at, _) in name.match_indices(' ') {
        let (first, rest) = (&name[..at], &name[at + 1..]);
        for more in broken(rest, count - 1) {
            all.push(std::iter::once(first).chain(more).collect());
        }
    }
    all
}

/// Where the number of an area stands, as a block.
fn number_block(tiling: &Tiling, place: &PlaceView, room: &Room) -> Block {
    let [x, y] = tiling.centre(place.id);
    let half = number_extent(&place.name);
    let wanted = [x, y + place::number(tiling)];
    let counters = counters(tiling, place.id, COUNTERS[0]);
    let far = |at: Point| (at[0] - wanted[0]).hypot(at[1] - wanted[1]);
    // Where it is looked for first, if that is in its area; else as near as can be, and
    // rather beside the counters than below them.
    let near = |taken: &[Block]| {
        let here = room.heights().chain([wanted[1]]).flat_map(|y| {
            let found = room.stretches(y, half, taken);
            found
                .into_iter()
                .map(move |[from, to]| [wanted[0].clamp(from, to), y])
        });
        here.min_by(|a, b| far(*a).total_cmp(&far(*b)))
    };
    let at = near(&[counters]).or_else(|| near(&[])).unwrap_or(wanted);
    Block { at, half }
}

/// Where the number of an area of a chart stands, and half its width and height.
#[must_use]
pub fn number_at(tiling: &Tiling, place: &PlaceView) -> (Point, Point) {
    let block = number_block(tiling, place, &Room::of(tiling, place.id));
    (block.at, block.half)
}

/// Where the number of a box beside a chart stands, and half its width and height.
#[must_use]
pub fn number_in_box(tiling: &Tiling, place: &PlaceView) -> (Point, Point) {
    let [low, _] = super::chart::box_of(tiling, place.id);
    let half = number_extent(&place.name);
    ([low[0] + BOX[0] + half[0], low[1] + BOX[1]], half)
}

/// Where the counters of a place lie.
fn counters(tiling: &Tiling, place: PlaceId, half: Point) -> Block {
    let [x, y] = tiling.centre(place);
    Block {
        at: [x, y + place::COUNTERS],
        half,
    }
}

/// The name of an area where it has room. One that finds none is left out: its number
/// tells the area, and the card its name.
#[must_use]
pub fn named<'a>(map: &'a MapView, place: &'a PlaceView) -> Option<Named<'a>> {
    let tiling = &map.tiling;
    let room = Room::of(tiling, place.id);
    let number = number_block(tiling, place, &room);
    let counters = counters(tiling, place.id, COUNTERS[1]);
    let [x, y] = tiling.centre(place.id);
    let wanted = [x, y + place::NAME];
    let mut best: Option<(f32, Named<'_>)> = None;
    for lines in settings(&place.town) {
        for size in SIZES {
            let half = extent(&lines, size);
            let at_best = size.min(WELL) * 5.0 + size * 0.4 - lines.len() as f32 * 0.05;
            for y in room.heights() {
                // Most heights are too far off to be looked at.
                let least = best.as_ref().map_or(f32::MIN, |(most, _)| *most);
                if at_best - (y - wanted[1]).abs() * FAR <= least {
                    continue;
                }
                for [from, to] in room.stretches(y, half, &[number]) {
                    let at = [wanted[0].clamp(from, to), y];
                    let block = Block { at, half };
                    let far = (at[0] - wanted[0]).hypot(at[1] - wanted[1]);
                    let hidden = match block.is_clear_of(&counters) {
                        true => 0.0,
                        false => HIDDEN,
                    };
                    let worth = at_best - far * FAR - hidden;
                    if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                        let lines = lines.clone();
                        best = Some((worth, Named { lines, at, size }));
                    }
                }
            }
        }
    }
    best.map(|(_, named)| named)
}

#[cfg(test)]
mod tests {
    use super::settings;

    #[test]
    fn a_name_is_broken_where_its_lines_are_most_alike() {
        let all = settings("Off Lighthouse Inlet");
        let ways = [
            vec!["Off Lighthouse Inlet"],
            vec!["Off Lighthouse", "Inlet"],
            vec!["Off", "Lighthouse", "Inlet"],
        ];
        assert_eq!(all, ways);
        assert_eq!(settings("Hobcaw"), [vec!["Hobcaw"]]);
    }
}
