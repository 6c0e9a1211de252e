//! The chart of the harbour: its lettering.

use crate::play::{CAMPAIGN, JULY, rules};
use hells_gate::present::board::MapView;
use hells_gate::present::display::Shape;
use hells_gate::present::draw;
use hells_gate::present::system::System as _;
use hells_gate::space::shape::PlaceId;
use hells_gate::words::{Language, speaking};

/// Half the width and height of a text, so far as letters can be guessed, with its middle
/// and what it says; of the names and numbers of areas alone.
fn texts(map: &MapView) -> Vec<([f32; 2], [f32; 2], String)> {
    let shapes = draw::ground(map).shapes.into_iter();
    let area = |words: &str| {
        let mut places = map.places.iter();
        places.any(|p| !p.town.is_empty() && (p.town == words || p.name == words))
    };
    let texts = shapes.filter_map(|shape| match shape {
        Shape::Text { at, lettering, .. } if area(&lettering.content) => {
            let wide = lettering.content.chars().count() as f32 * lettering.size * 0.25;
            Some((at, [wide, lettering.size * 0.36], lettering.content))
        }
        _ => None,
    });
    texts.collect()
}

#[test]
fn no_name_of_the_chart_lies_on_another_or_on_a_number_in_any_language() {
    for language in Language::ALL {
        speaking(language, || {
            for scenario in [JULY, CAMPAIGN] {
                let map = rules(scenario).map();
                let all = texts(&map);
                assert!(all.len() > 90, "{}", all.len());
                for (i, (a, half, said)) in all.iter().enumerate() {
                    for (b, other, also) in &all[i + 1..] {
                        let apart = (0..2).any(|k| (a[k] - b[k]).abs() >= half[k] + other[k]);
                        assert!(apart, "{language:?}: {said} and {also}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_name_stands_in_its_area_and_few_are_left_to_their_numbers() {
    let map = rules(JULY).map();
    let all = texts(&map);
    let left: Vec<&str> = map
        .places
        .iter()
        .filter(|place| {
            let found = all.iter().filter(|(_, _, said)| *said == place.town);
            let here = |at: [f32; 2]| map.tiling.at(at) == Some(PlaceId(place.id.0));
            !place.town.is_empty() && !found.into_iter().any(|(at, ..)| here(*at))
        })
        .map(|place| place.town.as_str())
        .collect();
    // Boxes have their names on two lines.
    let boxes = |name: &&&str| {
        name.contains("River") || name.contains("District") || name.contains("Islands")
    };
    let areas: Vec<&&str> = left.iter().filter(|n| !boxes(n)).collect();
    assert!(areas.len() <= 6, "{areas:?}");
}
