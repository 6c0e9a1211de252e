//! Where the counters of a hex lie: side by side, piled, or fanned out.

use super::place;
use super::{chart, geometry};
use crate::engine::SideNo;
use crate::present::board::{BoardModel, MapView, PlaceView, Stacking};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::ink::Ink;
use crate::space::shape::{Pattern, PlaceId};

/// Side of a counter that has the hex to itself, in board units.
pub const SINGLE: f32 = 0.94;

/// A counter in a box beside a chart takes so much room.
const BOXED: f32 = 1.02;

/// Number and name take so much of the height of a box.
const HEAD: f32 = 0.72;

/// Side of a counter in a pile.
const PILED: f32 = 0.84;

/// The same where both sides have a pile, and how far from the middle each lies.
const SHARED: f32 = 0.66;
const APART: f32 = 0.40;

/// Side of a counter in an opened stack.
const FANNED: f32 = 0.92;

/// A number beside a pile has so many screen points at least.
const LEGIBLE: f32 = 8.0;

/// Height of the tab on an opened stack.
const TAB: f32 = 0.27;

/// From this many units a hex is piled even when stacks are spread.
const SPREAD_LIMIT: usize = 6;

/// The place of one counter of a stack, from the middle of the stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CounterPlace {
    /// The middle of the counter.
    pub at: Point,
    /// Its side.
    pub size: f32,
}

/// How much room a place has for its counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Berth {
    /// A hex, or a place with a name below its counters.
    Narrow,
    /// A square without a name: counters can be larger, to be read from afar.
    Wide,
    /// A place of a map that is drawn plainly: counters are as large as it is.
    Plain,
    /// A box beside a chart: so many counters stand beside and above each other.
    Boxed {
        /// Beside each other.
        columns: u8,
        /// Above each other.
        rows: u8,
    },
}

impl Berth {
    /// The room in a place.
    #[must_use]
    pub fn of(map: &MapView, place: &PlaceView) -> Self {
        match map.tiling.cells() {
            Pattern::Areas if chart::is_box(&map.tiling, place.id) => {
                let [low, high] = chart::box_of(&map.tiling, place.id);
                let fit = |room: f32| (room / BOXED).floor().clamp(1.0, 16.0) as u8;
                Self::Boxed {
                    columns: fit(high[0] - low[0] - 0.2),
                    rows: fit(high[1] - low[1] - HEAD),
                }
            }
            Pattern::Hexes if map.plain => Self::Plain,
            Pattern::Squares | Pattern::Bricks if place.town.is_empty() => Self::Wide,
            _ => Self::Narrow,
        }
    }

    /// How far below the middle of the place the middle of its counters lies.
    #[must_use]
    pub const fn middle(self) -> f32 {
        match self {
            Self::Narrow => place::COUNTERS,
            Self::Wide => 0.09,
            Self::Plain => -0.14,
            Self::Boxed { .. } => HEAD / 2.0 - 0.05,
        }
    }
}

/// The places of `n` counters, the top of the stack first.
#[must_use]
pub fn stack_layout(n: usize, stacking: Stacking, berth: Berth) -> Vec<CounterPlace> {
    let sized = |narrow: [f32; 2], wide: [f32; 2]| match berth {
        Berth::Narrow => narrow,
        Berth::Wide => wide,
        // A hex is narrower than a square above and below its middle.
        Berth::Plain => [0, 1].map(|i| (narrow[i] + wide[i]) / 2.0),
        Berth::Boxed { .. } => narrow,
    };
    if let Berth::Boxed {
        columns,
        rows: high,
    } = berth
    {
        return boxed(n, [columns, high]);
    }
    let spread = |columns, [size, pitch]: [f32; 2]| rows(n, columns, size, pitch);
    match (stacking, n) {
        (_, 1) => spread(1, sized([SINGLE, SINGLE], [1.16, 1.16])),
        (Stacking::Spread, 2) => spread(2, sized([0.78, 0.80], [0.81, 0.83])),
        (Stacking::Spread, 3 | 4) => spread(2, sized([0.605, 0.62], [0.68, 0.70])),
        (Stacking::Spread, n) if n <= SPREAD_LIMIT => rows(n, 3, 0.535, 0.55),
        _ => pile(n, PILED),
    }
}

/// The places of `n` counters of such a side on each other, the top of the pile first.
fn pile(n: usize, size: f32) -> Vec<CounterPlace> {
    let step = (0.36 / n.max(2) as f32).min(0.10) * size / PILED;
    let shift = step * (n.saturating_sub(1)) as f32 / 2.0;
    (0..n)
        .map(|i| {
            let k = i as f32 * step - shift;
            CounterPlace { at: [k, -k], size }
        })
        .collect()
}

/// The places of `n` counters of an opened stack, the top of it first, so many times as
/// large as usual.
#[must_use]
pub fn fan_layout(n: usize, grown: f32) -> Vec<CounterPlace> {
    let columns = match n {
        0..=4 => n.max(1),
        5 | 6 => 3,
        _ => 4,
    };
    rows(n, columns, FANNED * grown, (FANNED + 0.10) * grown)
}

/// How many times as large as usual a stack of so many is opened, for its counters to
/// have a side of `least` board units, as far as the part that can be seen has room for it.
fn grown(n: usize, least: f32, within: Option<[Point; 2]>) -> f32 {
    let wanted = (least / FANNED).max(1.0);
    let Some([low, high]) = within else {
        return wanted;
    };
    let half = half_of(&fan_layout(n, 1.0), 1.0);
    let fits = |axis: usize, more: f32| (high[axis] - low[axis]) / (2.0 * half[axis] + more);
    wanted.min(fits(0, 0.0)).min(fits(1, TAB)).max(1.0)
}

/// Half of the width and height of an opened stack.
fn half_of(places: &[CounterPlace], grown: f32) -> Point {
    [0, 1].map(|axis| {
        let reach = |p: &CounterPlace| p.at[axis].abs() + p.size / 2.0;
        places.iter().map(reach).fold(0.0, f32::max) + 0.14 * grown
    })
}

/// Counters in a box: as large as they find room for.
fn boxed(n: usize, [columns, high]: [u8; 2]) -> Vec<CounterPlace> {
    let (wide, high) = (f32::from(columns) * BOXED, f32::from(high) * BOXED);
    let fits = |columns: &usize| {
        let pitch = wide / *columns as f32;
        n.div_ceil(*columns) as f32 * pitch <= high + 1e-3
    };
    let columns = (usize::from(columns)..64).find(fits).unwrap_or(64);
    let pitch = wide / columns as f32;
    rows(n, columns, pitch * SINGLE / BOXED, pitch)
}

/// Counters in rows, the last row centred.
fn rows(n: usize, columns: usize, size: f32, pitch: f32) -> Vec<CounterPlace> {
    let count = n.div_ceil(columns);
    (0..n)
        .map(|i| {
            let (row, column) = (i / columns, i % columns);
            let in_row = (n - row * columns).min(columns);
            CounterPlace {
                at: [
                    (column as f32 - (in_row as f32 - 1.0) / 2.0) * pitch,
                    (row as f32 - (count as f32 - 1.0) / 2.0) * pitch,
                ],
                size,
            }
        })
        .collect()
}

/// Where a counter lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CounterSpot {
    /// The unit.
    pub key: u8,
    /// The hex it is in, even when it is drawn elsewhere.
    pub hex: PlaceId,
    /// The middle of the counter.
    pub at: Point,
    /// Its side.
    pub size: f32,
    /// Whether it is part of the opened stack.
    pub fanned: bool,
    /// Whether another counter lies on it.
    pub covered: bool,
}

/// A pile and how many lie in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pile {
    /// The hex.
    pub hex: PlaceId,
    /// Where the number stands.
    pub at: Point,
    /// How many.
    pub count: usize,
}

/// The opened stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fan {
    /// The hex.
    pub hex: PlaceId,
    /// Least `x` and `y` of the backdrop.
    pub low: Point,
    /// Greatest `x` and `y` of it.
    pub high: Point,
    /// The hex's centre, which the backdrop points to.
    pub from: Point,
    /// So many times as large as usual.
    pub grown: f32,
}

/// A counter that the pointer is on, and where that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// The unit.
    pub key: u8,
    /// The place of the pointer.
    pub at: Point,
}

impl Fan {
    /// Whether a place is on the backdrop.
    #[must_use]
    pub fn contains(&self, p: Point) -> bool {
        (0..2).all(|axis| self.low[axis] <= p[axis] && p[axis] <= self.high[axis])
    }
}

/// In an opened stack a counter answers for so much around it, in counters: for half of
/// the gap to the next one, and for the rim of the backdrop.
const NEAR_ENOUGH: f32 = 0.2;

/// The places of all counters, in painting order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The counters, the lowest first.
    pub spots: Vec<CounterSpot>,
    /// Piles that need a number.
    pub piles: Vec<Pile>,
    /// The opened stack.
    pub fan: Option<Fan>,
}

impl Layout {
    /// Lays out a board; `fanned` is the hex whose stack is open, `within` the
    /// part of the board that can be seen and that the open stack must not
    /// leave.
    #[must_use]
    pub fn of(model: &BoardModel, fanned: Option<PlaceId>, within: Option<[Point; 2]>) -> Self {
        Self::about(model, fanned, None, (within, 0.0))
    }

    /// The same, with the stack opened so that the held counter of it lies under
    /// the pointer still, and its counters have a side of so many board units at least.
    #[must_use]
    pub fn about(
        model: &BoardModel,
        fanned: Option<PlaceId>,
        held: Option<Held>,
        (within, least): (Option<[Point; 2]>, f32),
    ) -> Self {
        let mut out = Self::default();
        let mut open = Vec::new();
        for hex in &model.map.places {
            let here: Vec<(u8, SideNo)> = model.in_hex(hex.id).map(|c| (c.key, c.side)).collect();
            let keys: Vec<u8> = here.iter().map(|&(key, _)| key).collect();
            if keys.is_empty() {
                continue;
            }
            let centre = model.map.tiling.centre(hex.id);
            if fanned == Some(hex.id) && keys.len() > 1 {
                open = out.open((hex.id, centre), &keys, held, (within, least));
                continue;
            }
            let berth = Berth::of(&model.map, hex);
            let middle = [centre[0], centre[1] + berth.middle()];
            let places = stack_layout(keys.len(), model.stacking, berth);
            let boxed = matches!(berth, Berth::Boxed { .. });
            let piled = places.len() > 1
                && !boxed
                && (model.stacking == Stacking::Piled || places.len() > SPREAD_LIMIT);
            let of = |side| here.iter().filter(move |(_, s)| *s == side);
            let shared = piled && SideNo::BOTH.iter().all(|&side| of(side).next().is_some());
            if shared {
                // Nobody's pile hides the other side's.
                for (side, x) in SideNo::BOTH.into_iter().zip([-APART, APART]) {
                    let keys: Vec<u8> = of(side).map(|&(key, _)| key).collect();
                    let places = pile(keys.len(), SHARED);
                    out.heap(hex.id, &keys, &places, [middle[0] + x, middle[1]], true);
                }
            } else {
                out.heap(hex.id, &keys, &places, middle, piled);
            }
        }
        out.spots.append(&mut open);
        out
    }

    /// Lays counters about the middle of a place, side by side or as a pile with its
    /// number.
    fn heap(
        &mut self,
        hex: PlaceId,
        keys: &[u8],
        places: &[CounterPlace],
        middle: Point,
        piled: bool,
    ) {
        for (i, (&key, p)) in keys.iter().zip(places).enumerate().rev() {
            self.spots.push(CounterSpot {
                key,
                hex,
                at: [middle[0] + p.at[0], middle[1] + p.at[1]],
                size: p.size,
                fanned: false,
                covered: piled && i > 0,
            });
        }
        if let (true, Some(last)) = (piled && keys.len() > 1, places.last()) {
            let corner = last.size * 0.44;
            self.piles.push(Pile {
                hex,
                at: [
                    middle[0] + last.at[0] + corner,
                    middle[1] + last.at[1] - corner,
                ],
                count: keys.len(),
            });
        }
    }

    /// Opens a stack.
    fn open(
        &mut self,
        (hex, centre): (PlaceId, Point),
        keys: &[u8],
        held: Option<Held>,
        (within, least): (Option<[Point; 2]>, f32),
    ) -> Vec<CounterSpot> {
        let grown = grown(keys.len(), least, within);
        let places = fan_layout(keys.len(), grown);
        let half = half_of(&places, grown);
        let in_sight = |mut middle: Point| {
            if let Some([low, high]) = within {
                for axis in 0..2 {
                    let tab = if axis == 1 { TAB * grown } else { 0.0 };
                    let (least, most) = (low[axis] + half[axis] + tab, high[axis] - half[axis]);
                    if least <= most {
                        middle[axis] = geometry::held(middle[axis], least, most);
                    }
                }
            }
            middle
        };
        let usual = in_sight([centre[0], centre[1] + place::COUNTERS]);
        let mut keys = keys.to_vec();
        let index = held.and_then(|held| keys.iter().position(|&key| key == held.key));
        let middle = match held.zip(index) {
            Some((held, index)) => {
                under_pointer(&mut keys, index, held.at, &places, usual, in_sight)
            }
            None => usual,
        };
        self.fan = Some(Fan {
            hex,
            low: [middle[0] - half[0], middle[1] - half[1]],
            high: [middle[0] + half[0], middle[1] + half[1]],
            from: centre,
            grown,
        });
        keys.iter()
            .zip(&places)
            .map(|(&key, p)| CounterSpot {
                key,
                hex,
                at: [middle[0] + p.at[0], middle[1] + p.at[1]],
                size: p.size,
                fanned: true,
                covered: false,
            })
            .collect()
    }

    /// The counter at a place: the uppermost one. Between the counters of an opened stack
    /// it is the nearest: whoever misses one by a hair means no other thing.
    #[must_use]
    pub fn counter_at(&self, p: Point) -> Option<&CounterSpot> {
        // How far a place is from a counter's edge, in counters; below 0 it is on it.
        let beyond = |spot: &CounterSpot| {
            let off = [0, 1].map(|axis| (p[axis] - spot.at[axis]).abs() / spot.size - 0.5);
            off[0].max(off[1])
        };
        if self.fan.is_some_and(|fan| fan.contains(p)) {
            // The backdrop hides what lies below it.
            let fanned = self.spots.iter().filter(|spot| spot.fanned);
            let near = fanned.filter(|spot| beyond(spot) <= NEAR_ENOUGH);
            return near.min_by(|a, b| beyond(a).total_cmp(&beyond(b)));
        }
        self.spots.iter().rev().find(|spot| beyond(spot) <= 0.0)
    }
}

/// The middle of an opened stack in which one counter lies under the pointer. The
/// counter keeps its place in the order if the stack then stays in sight, else it
/// gets the nearest place in which it does.
fn under_pointer(
    keys: &mut Vec<u8>,
    index: usize,
    pointer: Point,
    places: &[CounterPlace],
    usual: Point,
    in_sight: impl Fn(Point) -> Point,
) -> Point {
    let mut slots: Vec<usize> = (0..places.len()).collect();
    slots.sort_by_key(|slot| slot.abs_diff(index));
    let mut best = (f32::INFINITY, index, usual);
    for slot in slots {
        let place = places[slot];
        let room = place.size * 0.4;
        let middle: Point = std::array::from_fn(|axis| {
            let at = pointer[axis] - place.at[axis];
            usual[axis].clamp(at - room, at + room)
        });
        let seen = in_sight(middle);
        let out = (seen[0] - middle[0]).abs().max((seen[1] - middle[1]).abs());
        if out + 1e-3 < best.0 {
            best = (out, slot, middle);
        }
    }
    let key = keys.remove(index);
    keys.insert(best.1, key);
    best.2
}

/// The ground an opened stack lies on, with a tab that names its hex.
pub fn backdrop(list: &mut DisplayList, map: &MapView, layout: &Layout) {
    let Some(fan) = layout.fan else { return };
    let centre = [
        (fan.low[0] + fan.high[0]) / 2.0,
        (fan.low[1] + fan.high[1]) / 2.0,
    ];
    let size = [fan.high[0] - fan.low[0], fan.high[1] - fan.low[1]];
    let heading = map
        .place(fan.hex)
        .map(|h| format!("{}  {}", h.name, h.town).trim_end().to_owned())
        .unwrap_or_default();
    let (by, high) = (fan.grown, TAB * fan.grown);
    let needed = by * (0.30 + 0.098 * heading.chars().count() as f32);
    let wide = needed.min(size[0]);
    // A name that is longer than the fan is wide is written smaller.
    let letters = 0.18 * by * wide / needed;
    let tab = [fan.low[0] + wide / 2.0, fan.low[1] - high / 2.0 + 0.04];
    for (grow, feather) in [(0.02, 0.30), (0.0, 0.10)] {
        list.push(Shape::Rect {
            centre: [centre[0], centre[1] + 0.05],
            size: [size[0] + grow, size[1] + grow],
            rounding: 0.14,
            fill: Some(Ink::Shadow.at(0.28)),
            edge: None,
            feather,
        });
    }
    list.push(Shape::Rect {
        centre: tab,
        size: [wide, high + 0.08],
        rounding: 0.08,
        fill: Some(Ink::Selected.into()),
        edge: None,
        feather: 0.0,
    });
    list.text(
        [tab[0], fan.low[1] - high / 2.0 + 0.01],
        Anchor::Centre,
        Lettering::new(heading, letters, Font::Map, Ink::CounterEdge),
    );
    list.push(Shape::Rect {
        centre,
        size,
        rounding: 0.10,
        fill: Some(Ink::LabelFill.at(0.96)),
        edge: Some(stroke(Ink::Selected, 0.028)),
        feather: 0.0,
    });
}

/// The number of units beside each pile, at so many screen points per board unit: it is
/// to be read where counters are small.
pub fn numbers(list: &mut DisplayList, layout: &Layout, scale: f32) {
    let by = (LEGIBLE / (0.22 * scale)).clamp(1.0, 2.0);
    for pile in &layout.piles {
        let below = [pile.at[0], pile.at[1] + 0.02];
        list.disc(below, 0.172 * by, Ink::Shadow.at(0.35));
        list.disc(pile.at, 0.165 * by, Ink::BadgeSign);
        list.disc(pile.at, 0.143 * by, Ink::Badge);
        list.text(
            pile.at,
            Anchor::Centre,
            Lettering::new(
                pile.count.to_string(),
                0.22 * by,
                Font::Condensed,
                Ink::BadgeSign,
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn spread_counters_do_not_overlap_and_stay_in_their_hex() {
        for n in 1..=SPREAD_LIMIT {
            let places = stack_layout(n, Stacking::Spread, Berth::Narrow);
            assert_eq!(places.len(), n);
            for (i, a) in places.iter().enumerate() {
                assert!(a.at[0].abs() + a.size / 2.0 < 0.866, "{n}");
                assert!(
                    (a.at[1] + place::COUNTERS).abs() + a.size / 2.0 < 0.72,
                    "{n}"
                );
                for b in &places[i + 1..] {
                    let apart = (0..2).any(|k| (a.at[k] - b.at[k]).abs() >= a.size - 1e-4);
                    assert!(apart, "{n}");
                }
            }
        }
    }

    #[test]
    fn every_counter_of_every_stack_can_be_hit() {
        let mut model = sample::model();
        for stacking in [Stacking::Spread, Stacking::Piled] {
            model.stacking = stacking;
            let closed = Layout::of(&model, None, None);
            assert_eq!(closed.spots.len(), model.counters.len());
            for spot in closed.spots.iter().filter(|s| !s.covered) {
                let hit = closed.counter_at(spot.at).unwrap();
                assert_eq!(hit.key, spot.key);
            }
            for hex in model.map.tiling.all() {
                let open = Layout::of(&model, Some(hex), Some([[0.0, 0.0], [12.0, 9.0]]));
                for spot in open.spots.iter().filter(|s| s.hex == hex) {
                    let hit = open.counter_at(spot.at).unwrap();
                    assert_eq!((hit.key, hit.hex), (spot.key, hex));
                    // Whoever hits the gap beside it means it or its neighbour.
                    let gap = [spot.at[0] + spot.size * 0.55, spot.at[1]];
                    let beside = open.fan.is_some_and(|fan| fan.contains(gap));
                    assert!(!beside || open.counter_at(gap).is_some(), "{hex:?}");
                }
            }
        }
    }

    #[test]
    fn the_counter_pointed_at_lies_under_the_pointer_when_its_stack_opens() {
        let mut model = sample::model();
        let [low, high] = crate::present::draw::sheet(&model.map);
        // Seen as a whole, and with the hex in each corner of what is seen.
        let wide = [4.8, 3.6];
        for stacking in [Stacking::Spread, Stacking::Piled] {
            model.stacking = stacking;
            let closed = Layout::of(&model, None, None);
            for spot in &closed.spots {
                let c = spot.at;
                let mut views = vec![[low, high]];
                for [x, y] in [[0.3, 0.3], [0.3, 0.7], [0.7, 0.3], [0.7, 0.7]] {
                    let low = [c[0] - wide[0] * x, c[1] - wide[1] * y];
                    views.push([low, [low[0] + wide[0], low[1] + wide[1]]]);
                }
                for within in views {
                    let at = [c[0] + spot.size * 0.3, c[1] - spot.size * 0.3];
                    let key = match closed.counter_at(at) {
                        Some(shown) if shown.hex == spot.hex => shown.key,
                        _ => continue,
                    };
                    let held = Some(Held { key, at });
                    let open = Layout::about(&model, Some(spot.hex), held, (Some(within), 0.0));
                    assert_eq!(open.counter_at(at).map(|s| s.key), Some(key));
                    let again = open.spots.iter().filter(|s| s.hex == spot.hex);
                    assert_eq!(again.count(), model.in_hex(spot.hex).count());
                }
            }
        }
    }

    #[test]
    fn a_stack_opens_as_large_as_it_is_to_be_read_and_stays_in_sight() {
        let model = sample::model();
        let within = [[-2.0, -2.0], [14.0, 11.0]];
        let (mut grew, mut held_back) = (0, 0);
        for hex in model.map.places.iter().map(|place| place.id) {
            if model.in_hex(hex).count() < 2 {
                continue;
            }
            for least in [0.0, 1.6, 40.0] {
                let open = Layout::about(&model, Some(hex), None, (Some(within), least));
                let fan = open.fan.unwrap();
                let [low, high] = within;
                for (axis, tab) in [(0, 0.0), (1, TAB * fan.grown)] {
                    assert!(fan.low[axis] - tab >= low[axis] - 1e-3, "{least}");
                    assert!(fan.high[axis] <= high[axis] + 1e-3, "{least}");
                }
                let sizes = open.spots.iter().filter(|s| s.fanned).map(|s| s.size);
                let size = sizes.fold(f32::INFINITY, f32::min);
                assert!(size >= FANNED - 1e-4);
                match size >= least {
                    true => grew += usize::from(least > FANNED),
                    false => held_back += 1,
                }
            }
        }
        assert!(grew > 0 && held_back > 0, "{grew} {held_back}");
    }

    #[test]
    fn of_two_sides_in_a_crowded_place_both_are_seen_and_counted() {
        let mut model = sample::model();
        let hex = model.counters[0].hex;
        for (n, counter) in model.counters.iter_mut().enumerate() {
            counter.hex = hex;
            counter.side = if n % 3 == 0 { SideNo::B } else { SideNo::A };
        }
        model.stacking = Stacking::Piled;
        let closed = Layout::of(&model, None, None);
        let side = |key: u8| model.counter(key).unwrap().side;
        for wanted in SideNo::BOTH {
            let of = closed.spots.iter().filter(|s| side(s.key) == wanted);
            let count = of.clone().count();
            let top = of.clone().find(|s| !s.covered).unwrap();
            assert_eq!(closed.counter_at(top.at).unwrap().key, top.key);
            assert!(closed.piles.iter().any(|pile| pile.count == count));
        }
        assert_eq!(closed.spots.len(), model.counters.len());
        assert_eq!(closed.piles.len(), 2);
    }

    #[test]
    fn the_edge_of_every_covered_counter_shows() {
        for n in 2..=12 {
            let places = stack_layout(n, Stacking::Piled, Berth::Narrow);
            for pair in places.windows(2) {
                let step = pair[1].at[0] - pair[0].at[0];
                assert!(step >= 0.029, "{n}: {step}");
            }
        }
    }
}
