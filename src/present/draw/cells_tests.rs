//! Boards of squares and of bricks: read off the display list, and painted.

use super::rivers::{courses, nearest};
use super::sample::sides;
use super::stack::{Berth, Layout, stack_layout};
use super::{Look, geometry, ground, marks, pieces, sheet};
use crate::engine::SideNo;
use crate::hex::{HexName, Id as _, Orientation, Shifted};
use crate::present::board::{
    Arrow, ArrowKind, BoardModel, CounterView, Emblem, Highlight, HighlightKind, MapView, Pieces,
    PlaceView, RiverView, Scenery, Stacking, Surround, Symbol,
};
use crate::present::display::{DisplayList, Point, Shape};
use crate::present::ink::Ink;
use crate::present::overlay::{ForceView, OddsView, PocketView, ReachView, ZoneView};
use crate::present::{palette, png, svg};
use crate::space::shape::{Pattern, PlaceId, Places, Tiling, inside};
use std::sync::Arc;

/// Row by row from the north: scenery and base.
const ROWS: [&str; 6] = [
    ".a .a w. .a ma m.",
    ".a r. w. t. .. m.",
    ".. r. .. .. c. l.",
    ".. w. .. s. l. l.",
    ".. w. t. s. .. ..",
    ".b .b .b .b w. .b",
];

const TOWNS: [(&str, &str); 8] = [
    ("D5", "Alexandropol"),
    ("E4", "Mirny"),
    ("B3", "Zelenaya"),
    ("C1", "Krasny Kut"),
    ("A2", "Bobrik"),
    ("F2", "Rzhavets"),
    ("D2", "Novo-Ukrainka"),
    ("B6", "Yar"),
];

/// The rivers, along the sides that squares and that bricks have.
fn rivers(cells: Pattern) -> [(&'static str, &'static str); 3] {
    match cells {
        Pattern::Squares => [
            ("Bystraya", "C1-D1 C2-D2 C3-D3 D3-D4 E3-E4 F3-F4"),
            ("Tikaya", "A4-B4 B4-B5"),
            ("Kamenka", "B6-C6"),
        ],
        Pattern::Hexes | Pattern::Bricks | Pattern::Areas => [
            (
                "Bystraya",
                "C1-D1 C1-D2 C2-D2 C2-D3 C3-D3 D3-D4 D4-E3 E3-E4 E4-F4 F4-F5",
            ),
            ("Tikaya", "B4-B5 C4-B5"),
            ("Kamenka", "B6-C6"),
        ],
    }
}

fn find(tiling: &Tiling, name: &str) -> PlaceId {
    tiling.find(name.parse().unwrap()).unwrap()
}

fn map(cells: Pattern, lie: Orientation) -> MapView {
    let names: Vec<HexName> = (0..6)
        .flat_map(|row| (1..=6).map(move |column| HexName { row, column }))
        .collect();
    let tiling = Tiling::new(cells, &names, Shifted::OddRows)
        .unwrap()
        .lying(lie);
    let places = names.iter().enumerate().map(|(i, name)| {
        let row: Vec<&str> = ROWS[5 - usize::from(name.row)].split(' ').collect();
        let code = row[usize::from(name.column) - 1];
        let town = TOWNS.iter().find(|(at, _)| *at == name.to_string());
        PlaceView {
            id: PlaceId::from_index(i),
            name: name.to_string(),
            title: format!("Cell {name}"),
            town: town.map_or_else(String::new, |(_, town)| (*town).to_owned()),
            scenery: match &code[..1] {
                "w" => Scenery::Woods,
                "r" => Scenery::Rough,
                "s" => Scenery::Swamp,
                "t" => Scenery::Town,
                "c" => Scenery::City,
                "l" => Scenery::Water,
                "m" => Scenery::Mountains,
                _ => Scenery::Open,
            },
            base: match &code[1..] {
                "a" => Some(SideNo::A),
                "b" => Some(SideNo::B),
                _ => None,
            },
            about: String::new(),
        }
    });
    let places = places.collect();
    let rivers = rivers(cells).into_iter().flat_map(|(name, sides)| {
        let tiling = &tiling;
        sides.split(' ').map(move |side| {
            let (a, b) = side.split_once('-').unwrap();
            RiverView {
                name: name.to_owned(),
                between: [find(tiling, a), find(tiling, b)],
            }
        })
    });
    let rivers = rivers.collect();
    MapView {
        title: "Between two rivers".to_owned(),
        subtitle: "A battle of 120 kilometres · January".to_owned(),
        places,
        rivers,
        shore: None,
        surround: Surround::Bands,
        km_across: 20,
        sides: sides([Emblem::Flag, Emblem::Flag]),
        plain: false,
        night: false,
        tiling,
    }
}

/// Twenty units a side, of every branch and strength.
fn board(cells: Pattern, lie: Orientation) -> BoardModel {
    let map = Arc::new(map(cells, lie));
    let mut model = BoardModel::new(Arc::clone(&map));
    let spots = [
        "F1", "F2", "F4", "E1", "E2", "E4", "E4", "D1", "D2", "D3", "D3", "D3", "D5", "D5", "E5",
        "F5", "F6", "F3", "D4", "E3", "A1", "A2", "A3", "A4", "A6", "B1", "B2", "B3", "B3", "B4",
        "B5", "B6", "C1", "C1", "C2", "C3", "C3", "C3", "C3", "C4",
    ];
    for (i, spot) in (0_u8..).zip(spots) {
        let symbol = match i % 5 {
            1 => Symbol::Armour,
            2 => Symbol::Mechanized,
            4 => Symbol::Cavalry,
            _ => Symbol::Infantry,
        };
        let side = if i < 20 { SideNo::A } else { SideNo::B };
        let mut unit = CounterView::new(i, find(&map.tiling, spot), side, symbol);
        let full = 1 + i % 5;
        let now = full - u8::from(full > 1 && i % 3 == 0);
        unit.branch = u8::from(i % 4 == 1);
        unit.size = 1 + i % 3;
        unit.label = format!(
            "{} {}",
            u16::from(i) * 7 % 90 + 3,
            ["Gds", "Rfl", "Pz"][usize::from(i % 3)]
        );
        unit.strength = now.to_string();
        unit.steps = [now, full];
        unit.pale = now < full;
        unit.out_of_supply = i % 11 == 3;
        unit.retreated = i % 9 == 4;
        unit.active = i % 10 == 6;
        unit.selected = i == 9;
        model.counters.push(unit);
    }
    model
}

/// The same with something of everything laid over it.
fn busy(cells: Pattern, lie: Orientation) -> BoardModel {
    let mut model = board(cells, lie);
    let map = Arc::clone(&model.map);
    let at = |name: &str| find(&map.tiling, name);
    let set = |names: &str| -> Places { names.split(' ').map(at).collect() };
    let over = &mut model.overlays;
    over.zones.push(ZoneView {
        side: SideNo::A,
        hexes: set("E1 E2 E3 E4 E5 D1 D2 D3 D4 D5 C1 C2 C3"),
    });
    over.zones.push(ZoneView {
        side: SideNo::B,
        hexes: set("C1 C2 C3 C4 B3 B4 B5 D3 D4"),
    });
    over.pockets.push(PocketView {
        hexes: set("C1 C2"),
        label: vec!["3 units".to_owned(), "7 points".to_owned()],
    });
    over.reach.push(ReachView {
        hex: at("B5"),
        count: 2,
    });
    over.odds.push(OddsView {
        hex: at("D3"),
        threat: true,
        column: "3:1".to_owned(),
        faces: 3,
    });
    over.forces.push(ForceView {
        hex: at("C3"),
        side: SideNo::B,
        own: 9,
        enemy: 7,
    });
    for (kind, name) in [
        (HighlightKind::Target, "C3"),
        (HighlightKind::AttackFrom, "D3"),
        (HighlightKind::EntryHex, "F6"),
        (HighlightKind::Selected, "D4"),
        (HighlightKind::Lesson, "A6"),
        (HighlightKind::Focus, "E2"),
        (HighlightKind::Refused, "A5"),
    ] {
        model.highlights.push(Highlight {
            kind,
            hex: at(name),
        });
    }
    for (kind, from, to) in [
        (ArrowKind::Attack, "D3", "C3"),
        (ArrowKind::Move, "B4", "B5"),
        (ArrowKind::Retreat, "C2", "B2"),
    ] {
        model.arrows.push(Arrow {
            from: at(from),
            via: Vec::new(),
            to: at(to),
            kind,
            label: String::new(),
        });
    }
    model
}

fn layers(model: &BoardModel) -> Vec<DisplayList> {
    let look = Look {
        scale: 120.0,
        layout: Layout::of(model, None, None),
        ..Look::default()
    };
    let (names, land) = ground(&model.map).split_lettering();
    vec![land, marks(model), names, pieces(model, &look)]
}

/// Squares and bricks, as they lie both ways.
fn kinds() -> impl Iterator<Item = (Pattern, Orientation)> {
    let cells = [Pattern::Squares, Pattern::Bricks].into_iter();
    cells.flat_map(|c| Orientation::ALL.map(|lie| (c, lie)))
}

/// Half the width and height of a text, so far as letters can be guessed.
fn extent(shape: &Shape) -> Option<(Point, Point, &str)> {
    let Shape::Text { at, lettering, .. } = shape else {
        return None;
    };
    let wide = lettering.content.chars().count() as f32 * lettering.size * 0.27;
    Some((*at, [wide, lettering.size * 0.36], &lettering.content))
}

#[test]
fn no_two_names_of_the_map_lie_on_each_other() {
    for (cells, lie) in kinds() {
        let list = ground(&map(cells, lie));
        let texts: Vec<_> = list.shapes.iter().filter_map(extent).collect();
        assert!(texts.len() > 36 + TOWNS.len(), "{cells:?}");
        for (i, (a, half, said)) in texts.iter().enumerate() {
            for (b, other, also) in &texts[i + 1..] {
                let apart = (0..2).any(|k| (a[k] - b[k]).abs() >= half[k] + other[k]);
                assert!(apart, "{cells:?} {lie:?}: {said} and {also}");
            }
        }
    }
}

#[test]
fn every_name_of_a_place_lies_in_it_and_every_row_and_column_is_named() {
    for (cells, lie) in kinds() {
        let map = map(cells, lie);
        let list = ground(&map);
        let texts: Vec<_> = list.shapes.iter().filter_map(extent).collect();
        for place in &map.places {
            for words in [&place.name, &place.town] {
                let found = texts.iter().find(|(_, _, said)| said == words);
                let Some((at, ..)) = found else {
                    assert!(words.is_empty(), "{words}");
                    continue;
                };
                assert_eq!(map.tiling.at(*at), Some(place.id), "{words}");
            }
        }
        for name in ["A", "F", "1", "6"] {
            let named = texts.iter().filter(|(_, _, said)| *said == name);
            assert_eq!(named.count(), 2, "{name}");
        }
        let [low, high] = sheet(&map);
        for (at, _, words) in texts {
            let on = (0..2).all(|k| low[k] < at[k] && at[k] < high[k]);
            assert!(on, "{words} {at:?}");
        }
    }
}

#[test]
fn a_river_along_every_side_lies_on_that_side_and_on_no_other() {
    for (cells, lie) in kinds() {
        let whole = map(cells, lie);
        for a in whole.tiling.all() {
            for b in whole.tiling.around(a).iter().filter(|b| *b > a) {
                let mut map = whole.clone();
                map.rivers = vec![RiverView {
                    name: "Reka".to_owned(),
                    between: [a, b],
                }];
                let courses = courses(&map, &[]);
                let [course] = &courses[..] else {
                    panic!("one river")
                };
                for c in whole.tiling.all() {
                    for side in map.tiling.sides(c) {
                        let Some(d) = side.beyond else { continue };
                        let near = nearest(&course.points, side.middle()).unwrap();
                        let far = geometry::length(geometry::sub(near, side.middle()));
                        let its = [c, d] == [a, b] || [d, c] == [a, b];
                        assert_eq!(far < 0.15, its, "{cells:?} {lie:?} {a:?} {b:?}: {far}");
                    }
                }
            }
        }
    }
}

#[test]
fn rivers_that_turn_corners_keep_to_their_sides() {
    for (cells, lie) in kinds() {
        let map = map(cells, lie);
        let courses = courses(&map, &[]);
        assert_eq!(courses.len(), 3, "each river is one line");
        for river in &map.rivers {
            let middle = map.tiling.side(river.between).unwrap().middle();
            let course = courses.iter().find(|c| c.name == river.name).unwrap();
            let near = nearest(&course.points, middle).unwrap();
            let far = geometry::length(geometry::sub(near, middle));
            assert!(far < 0.15, "{cells:?} {}: {far}", river.name);
        }
        // It flows into the lake, of which C5 is a part.
        let lake = find(&map.tiling, "C5");
        let mouth = courses.iter().find(|c| c.name == "Tikaya").unwrap();
        let ends = [mouth.points[0], *mouth.points.last().unwrap()];
        assert!(
            ends.iter().any(|&p| map.tiling.at(p) == Some(lake)),
            "{cells:?}"
        );
    }
}

#[test]
fn counters_of_every_number_stay_in_their_cell() {
    for (cells, lie) in kinds() {
        let mut map = map(cells, lie);
        let place = find(&map.tiling, "C3");
        let centre = map.tiling.centre(place);
        for (n, named) in (1..=6).flat_map(|n| [(n, true), (n, false)]) {
            let town = if named { "Town" } else { "" };
            map.places[usize::from(place.0)].town = town.to_owned();
            let berth = Berth::of(&map, map.place(place).unwrap());
            for spot in stack_layout(n, Stacking::Spread, berth) {
                let half = spot.size / 2.0;
                for (x, y) in [(-half, -half), (half, -half), (half, half), (-half, half)] {
                    let p = [
                        centre[0] + spot.at[0] + x,
                        centre[1] + berth.middle() + spot.at[1] + y,
                    ];
                    assert!(inside(map.tiling.corners(place), p), "{n} {p:?}");
                }
            }
        }
    }
}

#[test]
fn everything_is_painted_on_the_ground_it_belongs_to() {
    for (cells, lie) in kinds() {
        let map = map(cells, lie);
        for place in &map.places {
            let bare = |scenery| {
                let mut map = map.clone();
                map.places.iter_mut().for_each(|p| {
                    p.scenery = Scenery::Open;
                    p.base = None;
                });
                map.rivers.clear();
                map.places[usize::from(place.id.0)].scenery = scenery;
                ground(&map).shapes
            };
            if place.scenery == Scenery::Open {
                continue;
            }
            let open = bare(Scenery::Open);
            for shape in bare(place.scenery) {
                let (Shape::Polygon { points, .. } | Shape::Line { points, .. }) = &shape else {
                    continue;
                };
                if open.contains(&shape) {
                    continue;
                }
                for &p in points {
                    let within = inside(&geometry::figure(&map.tiling, place.id, 1.02), p);
                    assert!(within, "{cells:?} {:?} {p:?}", place.scenery);
                }
            }
        }
    }
}

#[test]
fn a_block_shows_a_pip_for_each_point_and_a_counter_is_flat() {
    let mut model = board(Pattern::Squares, Orientation::NorthUp);
    model.counters.truncate(1);
    let unit = &mut model.counters[0];
    unit.steps = [3, 5];
    unit.strength = "3".to_owned();
    let text = model.map.side(SideNo::A).ink.counter(unit.branch).text;
    unit.pale = false;
    model.made = Pieces::Blocks;
    let dots = |model: &BoardModel| {
        let list = layers(model).pop().unwrap();
        let circle = |full: bool| {
            let circles = list.shapes.iter().filter(|s| match s {
                Shape::Circle { fill, edge, .. } => {
                    let paint = if full { *fill } else { edge.map(|e| e.paint) };
                    paint.is_some_and(|p| p.ink == text)
                }
                _ => false,
            });
            circles.count()
        };
        (circle(true), circle(false))
    };
    assert_eq!(dots(&model), (3, 2));
    let block = layers(&model);
    model.made = Pieces::Counters;
    assert_eq!(dots(&model), (3, 2));
    assert_ne!(block, layers(&model));
}

/// Paints a board in each theme, and keeps the pictures where
/// `BOARD_PICTURES` says, for whoever wants to look at them.
#[test]
fn a_picture_in_each_theme_renders() {
    fn printed(ink: Ink) -> u32 {
        palette::light(ink)
    }
    fn dark(ink: Ink) -> u32 {
        palette::row(ink)[1]
    }
    fn contrast(ink: Ink) -> u32 {
        palette::row(ink)[2]
    }
    type Colours = fn(Ink) -> u32;
    let themes: [(&str, Colours); 4] = [
        ("printed", printed),
        ("bright", palette::bright),
        ("dark", dark),
        ("contrast", contrast),
    ];
    let folder = std::env::var_os("BOARD_PICTURES").map(std::path::PathBuf::from);
    let wide = if folder.is_some() { 1500 } else { 200 };
    for (i, (cells, lie)) in kinds().enumerate() {
        let mut model = busy(cells, lie);
        if i % 2 == 0 {
            model.made = Pieces::Blocks;
        }
        let layers = layers(&model);
        assert!(layers.iter().all(DisplayList::is_finite));
        let mut seen = Vec::new();
        for (name, colour) in themes {
            let drawn = svg::write("", &layers, sheet(&model.map), colour);
            let png = png::paint(&drawn, wide, colour(Ink::Sheet)).unwrap();
            assert!(!seen.contains(&png.bytes), "{name}");
            if let Some(folder) = &folder {
                let file = folder.join(format!("{cells:?}-{lie:?}-{name}.png"));
                std::fs::write(file, &png.bytes).unwrap();
            }
            seen.push(png.bytes);
        }
    }
}
