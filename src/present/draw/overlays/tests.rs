//! What the overlays look like, read off the display list.

use super::swatch::{HALF, swatch};
use crate::engine::SideNo;
use crate::present::board::BoardModel;
use crate::present::display::{DisplayList, Shape};
use crate::present::draw::stack::Layout;
use crate::present::draw::{Look, marks, pieces, sample};
use crate::present::ink::Ink;
use crate::present::overlay::{
    Break, ForceView, LineState, OddsView, PocketView, ReachView, Road, SupplyLine, Swatch,
    ZoneView,
};
use crate::space::shape::{PlaceId, Places};

fn mark(side: SideNo) -> Ink {
    sample::map().side(side).ink.mark
}

fn model() -> BoardModel {
    let mut model = sample::model();
    model.highlights.clear();
    model.arrows.clear();
    model
}

fn drawn(model: &BoardModel) -> DisplayList {
    let look = Look {
        scale: 100.0,
        layout: Layout::of(model, None, None),
        ..Look::default()
    };
    let mut list = marks(model);
    list.shapes.extend(pieces(model, &look).shapes);
    assert!(list.is_finite());
    list
}

/// What is drawn with the overlay and not without it.
fn added(change: impl FnOnce(&mut BoardModel)) -> Vec<Shape> {
    let before = drawn(&model()).shapes;
    let mut with = model();
    change(&mut with);
    drawn(&with)
        .shapes
        .into_iter()
        .filter(|s| !before.contains(s))
        .collect()
}

fn hex(name: &str) -> PlaceId {
    let map = sample::map();
    map.places.iter().find(|h| h.name == name).unwrap().id
}

fn words(shapes: &[Shape]) -> Vec<String> {
    shapes
        .iter()
        .filter_map(|s| match s {
            Shape::Text { lettering, .. } => Some(lettering.content.clone()),
            _ => None,
        })
        .collect()
}

/// The slopes of the two-point lines of an ink: +1 rises to the right.
fn slopes(shapes: &[Shape], ink: Ink) -> Vec<f32> {
    shapes
        .iter()
        .filter_map(|s| match s {
            Shape::Line {
                points,
                stroke,
                closed: false,
                ..
            } if points.len() == 2 && stroke.paint.ink == ink => {
                let [a, b] = [points[0], points[1]];
                Some(-(b[1] - a[1]) / (b[0] - a[0]))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn the_zones_of_the_sides_differ_in_slope_and_edge() {
    let zone = |side| ZoneView {
        side,
        hexes: Places::of(hex("D4")),
    };
    let edge_is_dashed = |shapes: &[Shape]| {
        shapes.iter().any(|s| {
            matches!(
                s,
                Shape::Line {
                    closed: true,
                    dash: Some(_),
                    ..
                }
            )
        })
    };
    let first = added(|m| m.overlays.zones.push(zone(SideNo::A)));
    let second = added(|m| m.overlays.zones.push(zone(SideNo::B)));
    let rising = slopes(&first, mark(SideNo::A));
    let falling = slopes(&second, mark(SideNo::B));
    assert!(rising.len() > 5 && falling.len() > 5);
    assert!(rising.iter().all(|s| (s - 1.0).abs() < 1e-3), "{rising:?}");
    assert!(
        falling.iter().all(|s| (s + 1.0).abs() < 1e-3),
        "{falling:?}"
    );
    assert!(!edge_is_dashed(&first) && edge_is_dashed(&second));
}

#[test]
fn a_broken_line_has_a_cross_on_each_break_and_a_line_from_each_who_bars_it() {
    let broken = |from: &[&str]| SupplyLine {
        hexes: ["E3", "D3", "C3"].map(hex).to_vec(),
        state: LineState::Broken,
        breaks: vec![Break {
            hex: hex("D3"),
            from: from.iter().map(|h| hex(h)).collect(),
        }],
    };
    let count = |from: &[&str]| {
        let shapes = added(|m| m.overlays.lines.push(broken(from)));
        let of_ink =
            |s: &&Shape| matches!(s, Shape::Line { stroke, .. } if stroke.paint.ink == Ink::Broken);
        shapes.iter().filter(of_ink).count()
    };
    let bare = count(&[]);
    assert_eq!(bare, 3, "the line and the two strokes of the cross");
    assert_eq!(count(&["D2", "C2"]), bare + 2);
}

#[test]
fn a_pocket_is_outlined_and_labelled_where_no_counter_lies() {
    let label = vec!["3 units".to_owned(), "4 steps".to_owned()];
    let pocket = |names: &[&str]| PocketView {
        hexes: names.iter().map(|h| hex(h)).collect(),
        label: label.clone(),
    };
    let place_of = |shapes: &[Shape]| {
        shapes.iter().find_map(|s| match s {
            Shape::Text { at, lettering, .. } if lettering.content == "3 units" => Some(*at),
            _ => None,
        })
    };
    let inside = added(|m| m.overlays.pockets.push(pocket(&["E4", "E3", "D3"])));
    assert_eq!(words(&inside), label);
    let grid = sample::map().tiling.clone();
    let at = grid.at(place_of(&inside).unwrap()).unwrap();
    assert!(
        [hex("E3"), hex("D3")].contains(&at),
        "not on Wiking's counter"
    );
    let full = added(|m| m.overlays.pockets.push(pocket(&["E4"])));
    let at = grid.at(place_of(&full).unwrap()).unwrap();
    assert!(grid.around(at).contains(hex("E4")));
}

#[test]
fn odds_show_the_column_and_a_full_tick_for_each_face_that_hits() {
    let shapes = |threat| {
        added(|m| {
            m.overlays.odds.push(OddsView {
                hex: hex("E1"),
                threat,
                column: "6:1".to_owned(),
                faces: 4,
            });
        })
    };
    for (threat, ink) in [(true, Ink::Target), (false, Ink::Restored)] {
        let shapes = shapes(threat);
        assert_eq!(words(&shapes), ["6:1"]);
        let full = shapes
            .iter()
            .filter(|s| matches!(s, Shape::Rect { fill: Some(fill), .. } if fill.ink == ink));
        assert_eq!(full.count(), 4);
    }
}

#[test]
fn forces_give_both_strengths_at_the_front_and_one_behind_it() {
    let force = |own, enemy| {
        added(|m| {
            m.overlays.forces.push(ForceView {
                hex: hex("E1"),
                side: SideNo::B,
                own,
                enemy,
            });
        })
    };
    assert_eq!(words(&force(3, 14)), ["3", "14"]);
    assert_eq!(words(&force(3, 0)), ["3"]);
    let reach = added(|m| {
        m.overlays.reach.push(ReachView {
            hex: hex("E1"),
            count: 5,
        });
    });
    assert_eq!(words(&reach), ["5"]);
}

#[test]
fn roads_of_one_side_are_solid_and_of_the_other_dashed() {
    let dashed = |side| {
        let road = Road {
            side,
            from: hex("E1"),
            to: hex("E2"),
        };
        let shapes = added(|m| m.overlays.roads.push(road));
        shapes
            .iter()
            .any(|s| matches!(s, Shape::Line { dash: Some(_), .. }))
    };
    assert!(!dashed(SideNo::A));
    assert!(dashed(SideNo::B));
}

#[test]
fn every_overlay_has_a_sample_of_its_own_that_fits_the_legend() {
    let mut seen: Vec<DisplayList> = Vec::new();
    for of in [
        Swatch::Zone(SideNo::A),
        Swatch::Zone(SideNo::B),
        Swatch::Line,
        Swatch::Pocket,
        Swatch::Odds { threat: true },
        Swatch::Odds { threat: false },
        Swatch::Forces,
        Swatch::Reach,
        Swatch::Trails,
        Swatch::CanAct,
    ] {
        let list = swatch(of, &sample::map().sides);
        assert!(list.is_finite() && !list.shapes.is_empty(), "{of:?}");
        assert!(!seen.contains(&list), "{of:?}");
        for shape in &list.shapes {
            if let Shape::Line { points, .. } | Shape::Polygon { points, .. } = shape {
                for p in points {
                    assert!(p[0].abs() <= HALF[0] + 0.05, "{of:?} {p:?}");
                    assert!(p[1].abs() <= HALF[1] + 0.09, "{of:?} {p:?}");
                }
            }
        }
        seen.push(list);
    }
}
