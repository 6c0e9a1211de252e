use super::*;
use crate::app::theme;
use crate::present::annotation::{Annotation, Meaning};
use crate::present::board::Stacking;
use crate::present::draw::sample;
use egui::vec2;
use egui_kittest::{Harness, kittest::Queryable};

struct Stage {
    view: BoardView,
    model: BoardModel,
    clicked: Vec<Hit>,
    dropped: Vec<Drop>,
}

fn harness(model: BoardModel) -> Harness<'static, Stage> {
    let stage = Stage {
        view: BoardView::default(),
        model,
        clicked: Vec::new(),
        dropped: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size(vec2(1100.0, 900.0))
        .build_ui_state(
            |ui, stage: &mut Stage| {
                theme::install_fonts(ui.ctx());
                let theme = Theme::default();
                let shown = stage.view.show(ui, &stage.model, &theme);
                stage.clicked.extend(shown.clicked);
                stage.dropped.extend(shown.dropped);
            },
            stage,
        );
    harness.run_steps(4);
    harness
}

#[test]
fn every_hex_and_counter_can_be_pressed_by_its_name() {
    let mut harness = harness(sample::model());
    let model = sample::model();
    for hex in &model.map.places {
        let name = model.hex_sentence(hex.id);
        harness.get_by_label(&name).click_accesskit();
        harness.run_steps(2);
        let hit = harness.state_mut().clicked.pop().unwrap();
        assert_eq!((hit.hex, hit.counter), (Some(hex.id), None), "{name}");
    }
    let seven = model
        .counters
        .iter()
        .filter(|c| model.in_hex(c.hex).count() <= 6);
    for counter in seven {
        harness.get_by_label(&counter.sentence).click_accesskit();
        harness.run_steps(2);
        let hit = harness.state_mut().clicked.pop().unwrap();
        assert_eq!(hit.counter, Some(counter.key), "{}", counter.sentence);
    }
}

#[test]
fn the_mouse_presses_what_is_painted() {
    let mut harness = harness(sample::model());
    let model = sample::model();
    let counter = &model.counters[0];
    harness.get_by_label(&counter.sentence).click();
    harness.run_steps(3);
    let hit = harness.state_mut().clicked.pop().unwrap();
    assert_eq!(hit.counter, Some(counter.key));
    assert_eq!(hit.hex, Some(counter.hex));
}

#[test]
fn every_counter_of_an_open_pile_can_be_pressed() {
    let mut model = sample::model();
    model.stacking = Stacking::Piled;
    for hex in model.map.tiling.all() {
        model.fanned = Some(hex);
        if model.in_hex(hex).count() < 2 {
            continue;
        }
        let mut harness = harness(model.clone());
        for counter in model.in_hex(hex) {
            harness.get_by_label(&counter.sentence).click();
            harness.run_steps(3);
            let hit = harness.state_mut().clicked.pop().unwrap();
            assert_eq!(hit.counter, Some(counter.key), "{}", counter.sentence);
        }
    }
}

#[test]
fn a_counter_is_dragged_to_a_hex_and_bare_ground_is_not() {
    let mut model = sample::model();
    for counter in &mut model.counters {
        counter.active = counter.key == 0;
    }
    let target = model.map.places[7].id;
    let mut harness = harness(model.clone());
    let start = harness
        .get_by_label(&model.counters[0].sentence)
        .rect()
        .center();
    let end = harness
        .get_by_label(&model.hex_sentence(target))
        .rect()
        .center();
    drag(&mut harness, start, end);
    let from = model.counters[0].hex;
    assert_eq!(
        harness.state_mut().dropped.pop(),
        Some(Drop {
            key: 0,
            from,
            to: Some(target)
        })
    );
    // A counter that may not act is let go, too: the rules say why it may not.
    let other = (model.counters.iter()).find(|c| !c.active && c.hex != target);
    let other = other.unwrap();
    let there = harness.get_by_label(&other.sentence).rect().center();
    drag(&mut harness, there, end);
    let told = harness.state_mut().dropped.pop().unwrap();
    assert_eq!((told.key, told.to), (other.key, Some(target)));
    let bare = (model.map.places.iter()).find(|h| model.in_hex(h.id).next().is_none());
    let bare = model.hex_sentence(bare.unwrap().id);
    let ground = harness.get_by_label(&bare).rect().center();
    drag(&mut harness, ground, start);
    assert!(harness.state().dropped.is_empty());
}

fn drag(harness: &mut Harness<'_, Stage>, start: Pos2, end: Pos2) {
    harness.hover_at(start);
    harness.run_steps(1);
    harness.drag_at(start);
    harness.run_steps(1);
    for i in 1..=4_u8 {
        harness.hover_at(start + (end - start) * f32::from(i) / 4.0);
        harness.run_steps(1);
    }
    harness.drop_at(end);
    harness.run_steps(3);
}

#[test]
fn the_wheel_zooms_and_fit_goes_back() {
    let mut harness = harness(sample::model());
    let before = harness.state().view.camera();
    harness.hover_at(Pos2::new(300.0, 300.0));
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, 4.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    harness.run_steps(20);
    assert!(harness.state().view.camera().scale > before.scale * 1.1);
    harness.state_mut().view.fit();
    harness.run_steps(3);
    assert_eq!(harness.state().view.camera(), before);
}

#[test]
fn a_note_in_letters_that_no_font_has_is_painted_as_boxes() {
    fn texts(shape: &egui::Shape, out: &mut Vec<String>) {
        match shape {
            egui::Shape::Vec(all) => all.iter().for_each(|one| texts(one, out)),
            egui::Shape::Text(text) => out.push(text.galley.text().to_owned()),
            _ => {}
        }
    }
    let mut model = sample::model();
    let note = Annotation::note(PlaceId(3), "too שלום", Meaning::Key);
    model.annotations = note.into_iter().collect();
    let harness = harness(model);
    let mut painted = Vec::new();
    for clipped in &harness.output().shapes {
        texts(&clipped.shape, &mut painted);
    }
    assert!(painted.contains(&"too □□□□".to_owned()), "{painted:?}");
}
