//! From what lies on the board to a picture of it.
//!
//! [`ground`] is everything that is printed and changes only with the
//! scenario; [`pieces`] is everything that lies on top.

pub mod annotations;
pub mod arrows;
pub mod badges;
mod block;
#[cfg(test)]
mod cells_tests;
pub mod chart;
pub mod counter;
pub mod furniture;
pub mod geometry;
pub mod highlights;
mod inscribed;
pub mod outline;
pub mod overlays;
mod pen;
mod relief;
mod river_names;
pub mod rivers;
#[cfg(test)]
pub(crate) mod sample;
pub mod shore;
pub mod stack;
pub mod terrain;

use super::board::{BoardModel, CounterView, Emblem, MapView, PlaceView, Scenery, SideView};
use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use super::fonts::map_letters;
use super::ink::Ink;
use crate::engine::SideNo;
use crate::hex::Orientation;
use geometry::{add, figure, star};
use stack::Layout;
use std::collections::BTreeMap;

/// Where things stand inside a place, from its centre.
pub mod place {
    use crate::hex::Orientation;
    use crate::space::shape::{Pattern, Tiling};

    /// The number: in the corner at the top, or below the side there.
    #[must_use]
    pub const fn number(tiling: &Tiling) -> f32 {
        match (tiling.cells(), tiling.orientation()) {
            (Pattern::Hexes, Orientation::NorthUp) => -0.78,
            (Pattern::Hexes, Orientation::AsPrinted)
            | (Pattern::Squares | Pattern::Bricks | Pattern::Areas, _) => -0.745,
        }
    }

    /// The name of the place.
    pub const NAME: f32 = 0.63;
    /// The dot of the place.
    pub const DOT: f32 = 0.495;
    /// The middle of the counters.
    pub const COUNTERS: f32 = -0.105;
    /// The sign of a base.
    pub const BASE: [f32; 2] = [-0.435, -0.615];
}

/// Half the width of a river line.
const RIVER_WIDTH: f32 = 0.105;

/// The corners of the sheet the map is printed on: least and greatest `x`, `y`.
#[must_use]
pub fn sheet(map: &MapView) -> [Point; 2] {
    let [low, high] = bounds(map);
    if map.surround.has_bands() {
        return furniture::banded([low, high]);
    }
    // The great river has a little more room, beyond the hexes' eastern end.
    match map.tiling.orientation() {
        Orientation::NorthUp => [
            [low[0] - 0.75, low[1] - 0.62],
            [high[0] + 0.85, high[1] + 0.62],
        ],
        Orientation::AsPrinted => [
            [low[0] - 0.62, low[1] - 0.75],
            [high[0] + 0.62, high[1] + 0.85],
        ],
    }
}

/// The corners of the box round all places.
#[must_use]
pub fn bounds(map: &MapView) -> [Point; 2] {
    let mut low = [f32::MAX; 2];
    let mut high = [f32::MIN; 2];
    for hex in &map.places {
        for c in map.tiling.corners(hex.id) {
            for axis in 0..2 {
                low[axis] = low[axis].min(c[axis]);
                high[axis] = high[axis].max(c[axis]);
            }
        }
    }
    if map.places.is_empty() {
        return [[0.0; 2], [1.0; 2]];
    }
    [low, high]
}

/// Everything printed.
#[must_use]
pub fn ground(map: &MapView) -> DisplayList {
    let mut list = DisplayList::default();
    furniture::sheet_below(&mut list, map);
    for hex in &map.places {
        list.glow(
            figure(&map.tiling, hex.id, 1.03),
            Ink::Shadow.at(0.10),
            0.16,
        );
    }
    chart::sea(&mut list, map);
    terrain::draw(&mut list, map);
    for hex in &map.places {
        list.outline(
            figure(&map.tiling, hex.id, 1.0),
            match map.plain {
                true => stroke(Ink::Grid, 0.03),
                false => stroke(Ink::Grid.at(0.55), 0.017),
            },
        );
    }
    map_edge(&mut list, map);
    bases(&mut list, map);
    water(&mut list, map);
    sea_borders(&mut list, map);
    base_signs(&mut list, map);
    for hex in &map.places {
        let centre = map.tiling.centre(hex.id);
        let city = matches!(hex.scenery, Scenery::City | Scenery::Town);
        // Plainly drawn the name has its room, and the names of a chart stand anywhere.
        if !city && !chart::is_chart(map) && !map.plain && !hex.town.is_empty() {
            let at = add(centre, [0.0, place::DOT]);
            list.disc(at, 0.043, Ink::Halo.at(0.85));
            list.disc(at, 0.030, Ink::Town);
        }
    }
    labels(&mut list, map);
    furniture::draw(&mut list, map);
    in_its_light(list, map)
}

/// A picture of what is on a map, by day or by night as the map is.
fn in_its_light(list: DisplayList, map: &MapView) -> DisplayList {
    match map.night {
        true => list.inked(|ink| map.ink(ink)),
        false => list,
    }
}

/// A firm line round the places.
fn map_edge(list: &mut DisplayList, map: &MapView) {
    for place in &map.places {
        let sides = map.tiling.sides(place.id).iter();
        for side in sides.filter(|side| side.beyond.is_none()) {
            list.round_line(side.ends.to_vec(), stroke(Ink::MapEdge, 0.034));
        }
    }
}

/// Thin lines between areas of one water: on boards of cells it is one lake.
fn sea_borders(list: &mut DisplayList, map: &MapView) {
    if !chart::is_chart(map) {
        return;
    }
    let wet = |place| {
        let found = map.place(place);
        found.is_some_and(|place| place.scenery == Scenery::Water)
    };
    for place in map.places.iter().filter(|place| wet(place.id)) {
        for side in map.tiling.sides(place.id) {
            if side
                .beyond
                .is_some_and(|other| other > place.id && wet(other))
            {
                list.round_line(side.ends.to_vec(), stroke(Ink::MapEdge.at(0.45), 0.024));
            }
        }
    }
}

/// The rims of bases, different for each side.
fn bases(list: &mut DisplayList, map: &MapView) {
    for place in &map.places {
        let Some(side) = place.base else { continue };
        let ink = map.side(side).ink.base;
        let rim = |reach: f32| figure(&map.tiling, place.id, reach);
        list.outline(rim(0.93), stroke(ink.at(0.22), 0.10));
        match side {
            SideNo::A => list.outline(rim(0.945), stroke(ink, 0.040)),
            SideNo::B => {
                list.outline(rim(0.962), stroke(ink, 0.022));
                list.dashed_outline(rim(0.912), stroke(ink, 0.030), [0.10, 0.06]);
            }
        }
    }
}

/// The signs of bases, over the rivers.
fn base_signs(list: &mut DisplayList, map: &MapView) {
    for place in &map.places {
        if let Some(side) = place.base {
            let at = add(map.tiling.centre(place.id), place::BASE);
            emblem(list, at, 0.155, map.side(side));
        }
    }
}

/// The sign of a side's bases: a star in a disc, a crate, a flag.
pub fn emblem(list: &mut DisplayList, at: Point, radius: f32, side: &SideView) {
    let (ink, sign) = (side.ink.base, side.ink.base_sign);
    let square = |size: f32, ink: Ink, rounding: f32| Shape::Rect {
        centre: at,
        size: [size, size],
        rounding,
        fill: Some(ink.into()),
        edge: None,
        feather: 0.0,
    };
    match side.emblem {
        Emblem::Star => {
            list.disc(at, radius * 1.12, Ink::Halo);
            list.disc(at, radius, ink);
            let middle = [at[0], at[1] + radius * 0.04];
            list.fill(star(middle, radius * 0.80, radius * 0.32, 5), sign);
        }
        Emblem::Crate => {
            list.push(square(radius * 2.04, Ink::Halo, radius * 0.28));
            list.push(square(radius * 1.82, ink, radius * 0.20));
            let h = radius * 0.60;
            let line = stroke(sign, radius * 0.17);
            let corner = |x: f32, y: f32| [at[0] + x * h, at[1] + y * h];
            list.outline(
                vec![
                    corner(-1.0, -1.0),
                    corner(1.0, -1.0),
                    corner(1.0, 1.0),
                    corner(-1.0, 1.0),
                ],
                line,
            );
            list.line(vec![corner(-1.0, 1.0), corner(1.0, -1.0)], line);
            list.line(vec![corner(-1.0, -0.42), corner(1.0, -0.42)], line);
        }
        Emblem::Flag => flag(list, at, radius, ink, sign),
    }
}

/// A flag on its staff, in the colours of its side.
fn flag(list: &mut DisplayList, at: Point, radius: f32, ink: Ink, sign: Ink) {
    let p = |x: f32, y: f32| [at[0] + x * radius, at[1] + y * radius];
    let staff = vec![p(-0.75, 1.1), p(-0.75, -1.1)];
    let cloth = |grow: f32| {
        vec![
            p(-0.75 - grow, -1.05 - grow),
            p(1.05 + grow * 2.0, -0.45),
            p(-0.75 - grow, 0.25 + grow),
        ]
    };
    list.round_line(staff.clone(), stroke(Ink::Halo, radius * 0.45));
    list.fill(cloth(0.16), Ink::Halo);
    list.round_line(staff, stroke(Ink::Frame, radius * 0.20));
    list.fill(cloth(0.0), ink);
    list.disc(p(-0.28, -0.42), radius * 0.20, sign);
}

/// Rivers and the great river, banks first so that waters flow together.
fn water(list: &mut DisplayList, map: &MapView) {
    let shore = shore::ShoreLine::of(map);
    let sea = shore.as_ref().map_or(&[][..], shore::ShoreLine::middle);
    let courses = rivers::courses(map, sea);
    let river = |list: &mut DisplayList, ink: Ink, width: f32| {
        for course in &courses {
            list.push(Shape::Line {
                points: course.points.clone(),
                stroke: stroke(ink, width),
                round: true,
                closed: false,
                dash: None,
                taper: course.taper,
            });
        }
    };
    let wide = match map.plain {
        true => RIVER_WIDTH * 1.4,
        false => RIVER_WIDTH,
    };
    river(list, Ink::Halo, wide + 0.085);
    river(list, Ink::RiverCasing, wide + 0.035);
    let chart = chart::is_chart(map);
    if !chart {
        relief::banks(list, map);
    }
    if let Some(shore) = &shore {
        shore.banks(list);
    }
    river(list, Ink::River, wide);
    match chart {
        true => chart::coast(list, map),
        false => relief::lakes_water(list, map),
    }
    if let Some(shore) = &shore {
        shore.water(list);
    }
    let furnished = river_names::Furnished::of(map);
    for course in &courses {
        river_names::draw(list, &furnished, course);
    }
}

/// Numbers and names.
fn labels(list: &mut DisplayList, map: &MapView) {
    let chart = chart::is_chart(map);
    let number = match (chart, map.plain) {
        (true, _) => inscribed::NUMBER,
        (_, true) => 0.19,
        (_, false) => 0.135,
    };
    for hex in &map.places {
        if chart::is_box(&map.tiling, hex.id) {
            box_labels(list, map, hex);
            continue;
        }
        let centre = map.tiling.centre(hex.id);
        let at = match chart {
            true => inscribed::number_at(&map.tiling, hex).0,
            false => add(centre, [0.0, place::number(&map.tiling)]),
        };
        list.text(
            at,
            Anchor::Centre,
            Lettering::new(&hex.name, number, Font::Condensed, Ink::HexNumber)
                .halo(Ink::Halo.at(0.7))
                .spaced(0.04),
        );
        if hex.town.is_empty() {
            continue;
        }
        if chart {
            area_name(list, map, hex);
            continue;
        }
        let city = hex.scenery == Scenery::City;
        // Long names are set a little smaller so that they stay in the hex.
        let letters = map_letters(&hex.town);
        let size = match (map.plain, city) {
            // Names of the same row have the width of a hex between them.
            (true, _) => (1.66 / (letters * 0.53)).clamp(0.17, 0.27),
            (false, true) => 0.20,
            (false, false) => (1.30 / (letters * 0.53)).clamp(0.145, 0.175),
        };
        list.text(
            add(centre, [0.0, place::NAME]),
            Anchor::Centre,
            Lettering::new(&hex.town, size, Font::Map, Ink::PlaceName).halo(Ink::Halo.at(0.9)),
        );
    }
}

/// The name of an area of a chart, within the area.
fn area_name(list: &mut DisplayList, map: &MapView, place: &PlaceView) {
    let Some(named) = inscribed::named(map, place) else {
        return;
    };
    let [x, y] = named.at;
    let middle = (named.lines.len() - 1) as f32 / 2.0;
    for (n, line) in named.lines.iter().enumerate() {
        let at = [x, y + (n as f32 - middle) * named.size];
        let line = Lettering::new(*line, named.size, Font::Map, Ink::PlaceName);
        list.text(at, Anchor::Centre, line.halo(Ink::Halo.at(0.9)));
    }
}

/// The number and the name of a box beside a chart, side by side at its top.
fn box_labels(list: &mut DisplayList, map: &MapView, place: &PlaceView) {
    let [low, high] = chart::box_of(&map.tiling, place.id);
    let number = inscribed::NUMBER;
    list.text(
        add(low, inscribed::BOX),
        Anchor::Left,
        Lettering::new(&place.name, number, Font::Condensed, Ink::HexNumber).spaced(0.04),
    );
    let from = low[0] + 0.2 + map_letters(&place.name) * number * 0.56;
    let wide = high[0] - 0.08 - from;
    let (lines, size) = chart::lines(&place.town, wide);
    for (n, line) in lines.iter().enumerate() {
        let below = n as f32 - (lines.len() - 1) as f32 / 2.0;
        list.text(
            [from + wide / 2.0, low[1] + inscribed::BOX[1] + below * size],
            Anchor::Centre,
            Lettering::new(*line, size, Font::Map, Ink::PlaceName).halo(Ink::Halo.at(0.7)),
        );
    }
}

/// How the pieces are to be shown now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Look {
    /// Screen points per board unit: small counters show less.
    pub scale: f32,
    /// Where the counters lie.
    pub layout: Layout,
    /// The counter under the pointer.
    pub hovered: Option<u8>,
    /// The hex the keyboard is on.
    pub focused: Option<crate::space::shape::PlaceId>,
    /// The counter the keyboard is on.
    pub focused_counter: Option<u8>,
    /// A counter being dragged, and where its middle is now.
    pub dragged: Option<(u8, Point)>,
}

/// A counter that lies on no hex, with its middle and its side in board units; `scale` is
/// that of the screen.
pub fn alone(
    list: &mut DisplayList,
    model: &BoardModel,
    (view, at, size): (&CounterView, Point, f32),
    scale: f32,
) {
    let pose = counter::Pose {
        at,
        size,
        points: counter::points(&model.map, size * scale),
        hovered: false,
        ghost: false,
        covered: false,
        focused: false,
        made: model.made,
    };
    counter::draw(list, &model.map, view, &pose);
}

/// Marks on the ground. They belong between the printed ground and its
/// lettering.
#[must_use]
pub fn marks(model: &BoardModel) -> DisplayList {
    let mut list = DisplayList::default();
    overlays::ground(&mut list, model);
    highlights::below(&mut list, model);
    in_its_light(list, &model.map)
}

/// Everything that lies on the map.
#[must_use]
pub fn pieces(model: &BoardModel, look: &Look) -> DisplayList {
    let mut list = DisplayList::default();
    arrows::draw(&mut list, model, arrows::Layer::Below);
    overlays::below(&mut list, model);
    let by_key: BTreeMap<u8, usize> = model
        .counters
        .iter()
        .enumerate()
        .map(|(i, c)| (c.key, i))
        .collect();
    let dragged = look.dragged.map(|(key, _)| key);
    let mut fan_drawn = false;
    for spot in &look.layout.spots {
        let Some(view) = by_key.get(&spot.key).and_then(|&i| model.counters.get(i)) else {
            continue;
        };
        if spot.fanned && !fan_drawn {
            // Arrows and badges of other hexes stay below the open stack.
            over(&mut list, model, look);
            annotations::draw(&mut list, model);
            stack::backdrop(&mut list, &model.map, &look.layout);
            fan_drawn = true;
        }
        counter::draw(
            &mut list,
            &model.map,
            view,
            &counter::Pose {
                at: spot.at,
                size: spot.size,
                points: counter::points(&model.map, spot.size * look.scale),
                hovered: look.hovered == Some(spot.key),
                ghost: dragged == Some(spot.key),
                covered: spot.covered,
                focused: look.focused_counter == Some(spot.key),
                made: model.made,
            },
        );
    }
    if !fan_drawn {
        over(&mut list, model, look);
        annotations::draw(&mut list, model);
    }
    if let Some((key, at)) = look.dragged
        && let Some(view) = by_key.get(&key).and_then(|&i| model.counters.get(i))
    {
        counter::draw(
            &mut list,
            &model.map,
            view,
            &counter::Pose {
                at,
                size: stack::SINGLE,
                points: stack::SINGLE * look.scale,
                hovered: true,
                ghost: false,
                covered: false,
                focused: false,
                made: model.made,
            },
        );
    }
    in_its_light(list, &model.map)
}

/// A text in lines of at most so many letters; a word that is longer is broken.
fn folded(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(most.max(1)) {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + piece.len() <= most => {
                    line.push(' ');
                    line.extend(piece);
                }
                _ => lines.push(piece.iter().collect()),
            }
        }
    }
    lines
}

/// What lies over the counters: frames, arrows, numbers of units in a pile.
fn over(list: &mut DisplayList, model: &BoardModel, look: &Look) {
    stack::numbers(list, &look.layout, look.scale);
    highlights::above(list, model);
    if let Some(hex) = look.focused {
        highlights::focus(list, model, hex);
    }
    arrows::draw(list, model, arrows::Layer::Past);
    overlays::above(list, model, &look.layout.spots);
    arrows::draw(list, model, arrows::Layer::Above);
    overlays::plan(list, model);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::board::Stacking;

    #[test]
    fn nothing_is_painted_at_not_a_number() {
        let model = sample::model();
        assert!(ground(&model.map).is_finite());
        assert!(marks(&model).is_finite());
        for stacking in [Stacking::Spread, Stacking::Piled] {
            for scale in [12.0, 40.0, 120.0] {
                let mut model = model.clone();
                model.stacking = stacking;
                model.fanned = model.counters.first().map(|c| c.hex);
                let layout = Layout::of(&model, model.fanned, None);
                let look = Look {
                    scale,
                    layout,
                    hovered: Some(0),
                    focused: model.fanned,
                    focused_counter: Some(2),
                    dragged: Some((1, [3.0, 3.0])),
                };
                assert!(pieces(&model, &look).is_finite());
            }
        }
    }

    #[test]
    fn an_empty_map_can_be_drawn() {
        let mut map = (*sample::map()).clone();
        map.places.clear();
        map.rivers.clear();
        map.tiling = crate::space::shape::Tiling::new(
            crate::space::shape::Pattern::Hexes,
            &[],
            crate::hex::Shifted::OddRows,
        )
        .unwrap();
        assert!(ground(&map).is_finite());
    }

    #[test]
    fn every_hex_shows_its_number_and_its_place() {
        let map = sample::map();
        let list = ground(&map);
        let said: Vec<&str> = list
            .shapes
            .iter()
            .filter_map(|s| match s {
                Shape::Text { lettering, .. } => Some(lettering.content.as_str()),
                _ => None,
            })
            .collect();
        for hex in &map.places {
            assert!(said.contains(&hex.name.as_str()), "{}", hex.name);
            assert!(said.contains(&hex.town.as_str()), "{}", hex.town);
        }
    }

    #[test]
    fn every_river_that_is_long_enough_is_named() {
        let map = sample::map();
        let list = ground(&map);
        let named = list
            .shapes
            .iter()
            .filter(|s| matches!(s, Shape::TextOnPath { .. }));
        // Eight rivers and the Dnepr; the short Turiya may go unnamed.
        assert!(named.count() >= 8);
    }
}
