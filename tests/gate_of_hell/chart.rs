//! The chart of the harbour: its lettering.

use crate::play::{JULY, rules};
use hells_gate::present::board::{BoardModel, MapView};
use hells_gate::present::display::{Font, Shape};
use hells_gate::present::draw::{self, Look, chart};
use hells_gate::present::fonts::map_width;
use hells_gate::present::overlay::FootingView;
use hells_gate::present::system::System as _;
use hells_gate::space::shape::PlaceId;
use hells_gate::words::{Language, speaking};
use std::sync::{Arc, OnceLock};

/// A line of a name or a number of an area.
#[derive(Clone)]
struct Written {
    place: PlaceId,
    at: [f32; 2],
    /// Half its width and height.
    half: [f32; 2],
    says: String,
}

/// Everything that is written in areas, line by line from top to bottom.
fn written(map: &MapView) -> Vec<Written> {
    let shapes = draw::ground(map).shapes.into_iter();
    let mut all: Vec<Written> = shapes
        .filter_map(|shape| {
            let Shape::Text { at, lettering, .. } = shape else {
                return None;
            };
            let place = map.tiling.at(at)?;
            let says = lettering.content;
            let wide = match lettering.font {
                Font::Map => map_width(&says, false),
                Font::Condensed => says.chars().count() as f32 * 0.52,
                _ => return None,
            };
            let area = !chart::is_box(&map.tiling, place);
            area.then(|| Written {
                place,
                at,
                half: [wide * lettering.size / 2.0, lettering.size * 0.36],
                says,
            })
        })
        .collect();
    all.sort_by(|a, b| a.at[1].total_cmp(&b.at[1]));
    all
}

/// The map in each language, with what is written on it; every scenario has this map.
fn everywhere() -> &'static [(Language, MapView, Vec<Written>)] {
    static ALL: OnceLock<Vec<(Language, MapView, Vec<Written>)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let one = |language| {
            let map = speaking(language, || rules(JULY).map());
            let all = written(&map);
            (language, map, all)
        };
        Language::ALL.map(one).to_vec()
    })
}

#[test]
fn nothing_that_is_written_in_an_area_reaches_over_its_border_in_any_language() {
    for (language, map, all) in everywhere() {
        assert!(all.len() > 90, "{}", all.len());
        for Written {
            place,
            at,
            half,
            says,
        } in all
        {
            for [x, y] in [-1.0, -0.5, 0.0, 0.5, 1.0].map(|x| [x, 0.9]) {
                for y in [-y, y] {
                    let corner = [at[0] + x * half[0], at[1] + y * half[1]];
                    let here = map.tiling.at(corner);
                    assert_eq!(here, Some(*place), "{language:?}: {says} at {corner:?}");
                }
            }
        }
    }
}

#[test]
fn no_name_of_the_chart_lies_on_another_or_on_a_number_in_any_language() {
    for (language, _, all) in everywhere() {
        for (i, a) in all.iter().enumerate() {
            for b in &all[i + 1..] {
                let apart = (0..2).any(|k| (a.at[k] - b.at[k]).abs() >= a.half[k] + b.half[k]);
                assert!(apart, "{language:?}: {} and {}", a.says, b.says);
            }
        }
    }
}

#[test]
fn every_area_has_its_number_and_few_are_left_without_their_name() {
    for (language, map, all) in everywhere() {
        let mut left = Vec::new();
        for place in &map.places {
            if chart::is_box(&map.tiling, place.id) {
                continue;
            }
            let here = all.iter().filter(|it| it.place == place.id);
            let (number, name): (Vec<&Written>, Vec<&Written>) =
                here.partition(|it| it.says == place.name);
            assert_eq!(number.len(), 1, "{}", place.name);
            let name: Vec<&str> = name.iter().map(|it| it.says.as_str()).collect();
            match name.is_empty() {
                true => left.push(place.town.as_str()),
                false => assert_eq!(name.join(" "), place.town),
            }
        }
        left.retain(|name| !name.is_empty());
        assert!(left.len() <= 4, "{language:?}: {left:?}");
    }
}

#[test]
fn what_the_facts_of_an_area_rest_on_is_told_beside_its_number() {
    let (_, map, numbers) = &everywhere()[0];
    let mut model = BoardModel::new(Arc::new(map.clone()));
    for place in &model.map.places {
        model.overlays.footings.push(FootingView {
            place: place.id,
            firmness: 1,
            letter: "E".to_owned(),
        });
    }
    let drawn = draw::pieces(&model, &Look::default());
    let discs: Vec<([f32; 2], f32)> = drawn
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Circle { centre, radius, .. } => Some((*centre, *radius)),
            _ => None,
        })
        .collect();
    assert!(discs.len() >= model.map.places.len(), "{}", discs.len());
    let is_number = |it: &&Written| model.map.named(&it.says).is_some();
    for number in numbers.iter().filter(is_number) {
        for (at, radius) in &discs {
            let off = (0..2).any(|k| (at[k] - number.at[k]).abs() >= number.half[k] + radius * 0.9);
            assert!(off, "{} under {at:?}", number.says);
        }
    }
}
