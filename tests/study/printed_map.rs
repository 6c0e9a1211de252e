//! The map as the boxed game prints it: a quarter turned, with everything on it
//! upright; and the colours of its counters.

use crate::common::Table;
use hells_gate::engine::{Game, UndoPolicy};
use hells_gate::hex::{HexMask, Orientation};
use hells_gate::present::board::BoardModel;
use hells_gate::present::display::{DisplayList, Point, Shape};
use hells_gate::present::draw::overlays::legend::LEGEND_WIDTH;
use hells_gate::present::draw::stack::Layout;
use hells_gate::present::draw::{Look, bounds, ground, pieces, sheet};
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::picture::{
    OverlaySet, Shown, board, handout, map_view, plate, sides,
};
use hells_gate::systems::hells_gate::{HellsGate, Side};
use std::process::Command;
use std::sync::Arc;

/// The start of the battle on a map that lies so.
fn model(orientation: Orientation) -> BoardModel {
    let table = Table::korsun();
    let map = map_view(&table.rules).lying(orientation);
    board(&table.rules, &table.state, Arc::new(map))
}

/// Where the text with these words is.
fn place(list: &DisplayList, words: &str) -> Point {
    let found = list.shapes.iter().find_map(|shape| match shape {
        Shape::Text { at, lettering, .. } if lettering.content == words => Some(*at),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nowhere is written “{words}”"))
}

/// A title as it is written on the map: on one line, or on two.
fn inscription<'a>(list: &'a DisplayList, title: &str) -> Vec<&'a str> {
    let lines = list.shapes.iter().filter_map(|shape| match shape {
        Shape::Text { lettering, .. } if lettering.content.len() > 3 => Some(&*lettering.content),
        _ => None,
    });
    let lines: Vec<&str> = lines.filter(|line| title.contains(line)).collect();
    assert_eq!(lines.join(" "), title);
    lines
}

#[test]
fn letters_run_from_left_to_right_numbers_downwards_and_north_is_at_the_right() {
    let model = model(Orientation::AsPrinted);
    let list = ground(&model.map);
    let at = |words: &str| place(&list, words);
    for [left, right] in [["A2", "B2"], ["B2", "C2"], ["F2", "G2"]] {
        assert!(at(left)[0] < at(right)[0], "{left} {right}");
    }
    for [above, below] in [["A1", "A2"], ["C6", "C7"]] {
        assert!(at(above)[1] < at(below)[1], "{above} {below}");
        assert!((at(above)[0] - at(below)[0]).abs() < 0.01);
    }
    // The 1st Ukrainian Front at the top, the 2nd at the bottom, German supply
    // at the left.
    let [low, high] = bounds(&model.map);
    for hex in &model.map.places {
        let [x, y] = model.map.tiling.centre(hex.id);
        match hex.name.as_str() {
            "B1" | "C1" | "D1" => assert!(y < low[1] + 2.0, "{}", hex.name),
            "C7" | "D7" => assert!(y > high[1] - 2.0, "{}", hex.name),
            "A1" | "A2" | "A3" | "A4" | "A5" | "A6" => assert!(x < low[0] + 1.1, "{}", hex.name),
            _ => {}
        }
    }
    // The arrow of the compass points to where the rows go up.
    let north = at("N");
    let [first, last] = [at("A3")[0], at("G3")[0]];
    assert!(last > first && north[0] > last);
}

#[test]
fn however_the_map_lies_names_numbers_and_counters_are_in_their_hexes() {
    for orientation in Orientation::ALL {
        let model = model(orientation);
        let (map, grid) = (&model.map, &model.map.tiling);
        let list = ground(map);
        for hex in &map.places {
            for words in [&hex.name, &hex.town] {
                assert_eq!(grid.at(place(&list, words)), Some(hex.id), "{words}");
            }
        }
        let layout = Layout::of(&model, None, None);
        for spot in &layout.spots {
            assert_eq!(grid.at(spot.at), Some(spot.hex), "{orientation:?}");
            let hit = layout.counter_at(spot.at).unwrap();
            assert_eq!(hit.hex, spot.hex);
        }
        let look = Look {
            scale: 60.0,
            layout,
            ..Look::default()
        };
        assert!(list.is_finite() && pieces(&model, &look).is_finite());
    }
}

/// Title, signs and scale have their corners where no hex is.
#[test]
fn however_the_map_lies_its_furniture_covers_no_hex_and_stays_on_the_sheet() {
    for orientation in Orientation::ALL {
        let map = map_view(&Table::korsun().rules).lying(orientation);
        let list = ground(&map);
        let [low, high] = sheet(&map);
        let title = map.title.to_uppercase();
        let title = inscription(&list, &title);
        for words in [
            title[0],
            title[title.len() - 1],
            map.subtitle.as_str(),
            "Soviet supply source",
            "German supply source",
            "N",
            "0",
            "20 km",
        ] {
            let at = place(&list, words);
            assert_eq!(map.tiling.at(at), None, "{orientation:?}: {words}");
            for axis in 0..2 {
                assert!((low[axis]..high[axis]).contains(&at[axis]), "{words}");
            }
        }
        // The cartouche with its corners.
        let cartouche = list.shapes.iter().find_map(|shape| match shape {
            Shape::Rect { centre, size, .. } if *size == [4.7, 1.14] => Some(*centre),
            _ => None,
        });
        let centre = cartouche.unwrap();
        for [x, y] in [
            [-1.0, -1.0],
            [1.0, -1.0],
            [1.0, 1.0],
            [-1.0, 1.0],
            [0.0, -1.0],
        ] {
            let corner = [centre[0] + x * 2.35, centre[1] + y * 0.57];
            assert_eq!(map.tiling.at(corner), None, "{orientation:?}: {corner:?}");
        }
    }
}

#[test]
fn the_great_river_can_be_read_from_left_to_right_however_the_map_lies() {
    for orientation in Orientation::ALL {
        let map = map_view(&Table::korsun().rules).lying(orientation);
        let mut read = 0;
        for shape in &ground(&map).shapes {
            if let Shape::TextOnPath { points, lettering } = shape {
                let [first, last] = [points[0], points[points.len() - 1]];
                let name = &lettering.content;
                assert!(
                    first[0] <= last[0],
                    "{orientation:?}: {name} is upside down"
                );
                read += 1;
            }
        }
        assert!(read >= 8, "{read}");
    }
}

#[test]
fn a_picture_and_a_page_lie_as_they_are_asked_to() {
    let game = Game::new(
        HellsGate::new(korsun_1944().unwrap().setup),
        UndoPolicy::Free,
    );
    let shown = |orientation, overlays| Shown {
        ply: 0,
        overlays,
        annotations: &[],
        orientation,
    };
    let size = |orientation, overlays| {
        let [low, high] = plate(&game, &shown(orientation, overlays)).bounds;
        [high[0] - low[0], high[1] - low[1]]
    };
    let plain = OverlaySet::default();
    let [wide, tall] = size(Orientation::NorthUp, plain);
    let turned = size(Orientation::AsPrinted, plain);
    assert!((turned[0] - tall).abs() < 0.01 && (turned[1] - wide).abs() < 0.01);
    let over = size(Orientation::AsPrinted, OverlaySet::all());
    assert!(
        over[0] > turned[0] + LEGEND_WIDTH - 0.01,
        "the legend has its room"
    );
    let pages = Orientation::ALL.map(|o| handout(&game, &shown(o, plain), "Korsun"));
    assert_ne!(pages[0], pages[1]);
}

/// Where a text of an exported picture is.
fn written(svg: &str, words: &str) -> Point {
    let end = svg.find(&format!(">{words}</text>")).unwrap();
    let tag = &svg[svg[..end].rfind("<text").unwrap()..end];
    ["x", "y"].map(|axis| {
        let from = tag.find(&format!(" {axis}=\"")).unwrap() + 4;
        let number = tag[from..].split('"').next().unwrap();
        number.parse().unwrap()
    })
}

#[test]
fn an_exported_picture_lies_as_printed_when_that_is_asked_for() {
    let save = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/saves/version-3.hellsgate"
    );
    let export = |more: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_hells-gate"))
            .args(["export", save])
            .args(more)
            .output()
            .unwrap();
        let (out, code) = (String::from_utf8(done.stdout).unwrap(), done.status.code());
        (out, code.unwrap())
    };
    let (north_up, code) = export(&["--svg"]);
    assert_eq!(code, 0);
    let (printed, code) = export(&["--svg", "--as-printed"]);
    assert_eq!(code, 0);
    // With the north at the top, B lies above A; as printed, to the right of it.
    let [a, b] = ["A2", "B2"].map(|hex| written(&north_up, hex));
    assert!(b[1] < a[1]);
    let [a, b, below] = ["A2", "B2", "A3"].map(|hex| written(&printed, hex));
    assert!(b[0] > a[0] && below[1] > a[1]);
    assert_eq!(export(&["--log", "--as-printed"]).1, 2, "a log has no map");
}

#[test]
fn guards_and_waffen_ss_have_counters_of_their_own_colour() {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let mut state = hells_gate::engine::Rules::initial(&rules);
    let g1 = rules.grid.find("G1".parse().unwrap()).unwrap();
    for unit in rules.all_units() {
        state.put(unit, hells_gate::systems::hells_gate::Spot::On(g1));
    }
    let model = board(&rules, &state, Arc::new(map_view(&rules)));
    let of = |branch: u8, side: Side| {
        let codes = rules
            .units_of(side)
            .iter()
            .filter(|unit| model.counter(unit.0).is_some_and(|c| c.branch == branch));
        let codes: Vec<&str> = codes
            .map(|u| rules.unit(u).unwrap().code.as_str())
            .collect();
        codes.join(" ")
    };
    assert_eq!(
        of(sides::GUARDS, Side::Soviet),
        "5GT 20GR 21GR 26GR 5GC 11GT"
    );
    assert_eq!(of(sides::SS, Side::German), "WAL WIK 5SSP LAH");
    // Earth and black: neither is a colour of the line, nor of the other side.
    let inks = [Side::Soviet, Side::German].map(|side| {
        let ink = sides::ink(side);
        [ink.counter(sides::LINE).fill, ink.counter(1).fill]
    });
    let all: std::collections::BTreeSet<_> = inks.concat().into_iter().collect();
    assert_eq!(all.len(), 4);
    let whole: HexMask = model.counters.iter().map(|c| c.hex).collect();
    assert_eq!(whole, HexMask::of(g1));
}
