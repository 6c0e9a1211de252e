use super::*;
use crate::engine::{Rules as _, UndoPolicy};
use crate::hex::Orientation;
use crate::systems::hells_gate::codec::scenario::korsun_1944;
use crate::systems::hells_gate::picture::OverlayKind;

#[test]
fn the_page_names_every_unit_once_with_its_place_and_fits() {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let game = Game::new(rules, UndoPolicy::Free);
    let (setup, state) = (game.rules(), game.state());
    let rows = rows(setup, state);
    let mut names: Vec<&str> = rows
        .iter()
        .filter_map(|row| match row {
            Row::Unit { name, .. } | Row::Elsewhere(name, _) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    names.sort_unstable();
    let mut all: Vec<String> = setup
        .all_units()
        .iter()
        .map(|u| setup.unit_name(u).into_owned())
        .collect();
    all.sort_unstable();
    assert_eq!(names, all);
    let mut list = DisplayList::default();
    tables(&mut list, &rows, 500.0);
    assert!(list.is_finite());
    for shape in &list.shapes {
        if let Shape::Text { at, .. } = shape {
            assert!(at[1] > 0.0 && at[1] < A4[1] - MARGIN, "{shape:?}");
        }
    }
}

/// Left and right end of a text, and how high it stands.
fn extent(shape: &Shape) -> Option<(f32, f32, f32)> {
    let Shape::Text {
        at,
        anchor,
        lettering,
    } = shape
    else {
        return None;
    };
    let wide = ems(&lettering.content) * lettering.size;
    let left = match anchor {
        Anchor::Left => at[0],
        Anchor::Centre => at[0] - wide / 2.0,
        Anchor::Right => at[0] - wide,
    };
    Some((left, left + wide, at[1]))
}

#[test]
fn no_two_texts_of_the_head_lie_over_each_other_in_any_language_or_phase() {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let start = rules.initial();
    let right = A4[0] - MARGIN - TABLE - GAP;
    let stages = [Stage::Supply, Stage::Combat, Stage::Movement, Stage::Over];
    for language in words::Language::ALL {
        for (stage, turn) in stages
            .into_iter()
            .flat_map(|s| (1..=8).map(move |t| (s, t)))
        {
            for player in Side::ALL {
                let mut state = start;
                (state.stage, state.turn, state.player) = (stage, turn, player);
                let mut list = DisplayList::default();
                words::speaking(language, || {
                    head(&mut list, &rules, &state, "Hell's Gate", right);
                });
                let texts: Vec<_> = list.shapes.iter().filter_map(extent).collect();
                for (i, &(left, end, y)) in texts.iter().enumerate() {
                    assert!(left >= MARGIN - 0.1 && end <= right + 0.1 && y < MARGIN + HEAD);
                    for &(other, far, line) in &texts[..i] {
                        // 9 points: the tallest of the small letters.
                        let apart = end <= other || far <= left || (y - line).abs() >= 9.0;
                        assert!(apart, "{language:?}, {stage:?}, turn {turn}: {list:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_page_says_whose_supply_the_table_tells_and_the_legend_the_other() {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let game = Game::new(rules, UndoPolicy::Free);
    let shown = Shown {
        ply: 0,
        overlays: std::iter::once(OverlayKind::Supply).collect(),
        annotations: &[],
        orientation: Orientation::NorthUp,
    };
    let page = handout(&game, &shown, "A game");
    assert!(page.contains("Supply: the marker of the last supply check"));
    assert!(page.contains("at the next check"));
}

#[test]
fn long_names_keep_out_of_the_next_column_in_every_language() {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let game = Game::new(rules, UndoPolicy::Free);
    for language in words::Language::ALL {
        let rows = words::speaking(language, || rows(game.rules(), game.state()));
        for row in &rows {
            if let Row::Unit { name, .. } = row {
                let (told, size) = narrowed(name, HEX - 5.0, 6.0);
                assert!(ems(&told) * size <= HEX - 4.9, "{told}");
                assert_eq!(told, *name, "{language:?}");
            }
        }
    }
    let (told, size) = narrowed(&"a".repeat(60), HEX - 5.0, 6.0);
    assert!(told.ends_with('…') && ems(&told) * size <= HEX - 4.9);
}
