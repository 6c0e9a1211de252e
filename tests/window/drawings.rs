//! Nothing that can be written into a game stops it from being drawn: notes of
//! every length and script at every hex, on a map that lies either way, on screen
//! and in every kind of file.

use crate::window;
use crate::window::Played as _;
use crate::window::{says, studying};
use egui::{Color32, Context, FontId, RawInput};
use hells_gate::app::commands::Command;
use hells_gate::app::theme::install_fonts;
use hells_gate::engine::Rules;
use hells_gate::engine::SideNo;
use hells_gate::hex::{HexId, Orientation};
use hells_gate::present::annotation::{Annotation, LONGEST_KEPT, Meaning};
use hells_gate::present::board::BoardModel;
use hells_gate::present::display::{DisplayList, Point, Shape};
use hells_gate::present::draw::annotations::{draw, place, shows_in_part};
use hells_gate::present::draw::sheet;
use hells_gate::present::ink::Ink;
use hells_gate::present::palette::light;
use hells_gate::present::{embed, pdf, png, svg};
use hells_gate::record::Options;
use hells_gate::systems::hells_gate::HellsGate;
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::picture::OverlaySet;
use hells_gate::systems::hells_gate::picture::{Shown, board, handout, map_view, plate};
use hells_gate::systems::hells_gate::record::{GameFile, Moment};
use proptest::prelude::*;
use std::sync::{Arc, OnceLock};

const LIES: [Orientation; 2] = [Orientation::NorthUp, Orientation::AsPrinted];

/// Words that are odd to draw: of one letter, of none that is seen, without a
/// place to break, from the right, of signs that are put together, of lines.
const ODD: [&str; 24] = [
    "x",
    "i",
    "W",
    ".",
    "—",
    "Ж",
    "\u{200b}",
    "\u{301}",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
    "\u{202e}backwards\u{202c}",
    "\u{2028}",
    "שלום",
    "نقطة ضعف هنا",
    "عربي and English עברית 123",
    "😀",
    "👨\u{200d}👩\u{200d}👧\u{200d}👦👍🏽🇺🇦",
    "薄すぎる線",
    "थोड़ा पतला",
    "a\nb\r\nc\td",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "<b>&amp;\"' ]]> <!-- \u{fffd}\u{fffe}\u{feff}",
    "Wald hält: 2 Felder weiter ist Schluss, größer geht es nicht – Grüße",
    "Надто тонка лінія на північному фланзі, підкріплення лише в другій грі",
];

fn model(orientation: Orientation) -> BoardModel {
    static RULES: OnceLock<HellsGate> = OnceLock::new();
    let rules = RULES.get_or_init(|| HellsGate::new(korsun_1944().unwrap().setup));
    let map = map_view(rules).lying(orientation);
    board(rules, &rules.initial(), Arc::new(map))
}

fn drawn(model: &BoardModel, all: Vec<Annotation>) -> DisplayList {
    let mut list = DisplayList::default();
    let annotations = all;
    draw(
        &mut list,
        &BoardModel {
            annotations,
            ..model.clone()
        },
    );
    list
}

/// The box round a note's slip: its least and greatest corner.
fn slip(list: &DisplayList) -> [Point; 2] {
    let found = list.shapes.iter().find_map(|shape| match shape {
        Shape::Rect {
            centre,
            size,
            fill,
            edge: Some(edge),
            ..
        } if fill.is_some_and(|f| f.ink == Ink::LabelFill) => {
            let half = size.map(|s| (s + edge.width) / 2.0);
            let corner = |sign: f32| [0, 1].map(|axis| centre[axis] + sign * half[axis]);
            Some([corner(-1.0), corner(1.0)])
        }
        _ => None,
    });
    found.expect("a note has its slip")
}

fn words(list: &DisplayList) -> Vec<(String, f32)> {
    let texts = list.shapes.iter().filter_map(|shape| match shape {
        Shape::Text { lettering, .. } => Some((lettering.content.clone(), lettering.size)),
        _ => None,
    });
    texts.collect()
}

/// A note comes to shapes of numbers on the sheet, and tells where it is.
fn check(model: &BoardModel, note: &Annotation) {
    let list = drawn(model, vec![note.clone()]);
    assert!(list.is_finite(), "{note:?}");
    let [low, high] = sheet(&model.map);
    let [from, to] = slip(&list);
    for axis in 0..2 {
        assert!(
            from[axis] >= low[axis],
            "{note:?} reaches {from:?} beyond {low:?}"
        );
        assert!(
            to[axis] <= high[axis],
            "{note:?} reaches {to:?} beyond {high:?}"
        );
    }
    let (middle, half) = place(&model.map, note);
    for axis in 0..2 {
        assert!(middle[axis] - half[axis] >= from[axis] && middle[axis] + half[axis] <= to[axis]);
    }
    let rows = words(&list);
    assert!(rows.len() <= 9, "{} rows of {note:?}", rows.len());
    let dots = rows.last().is_some_and(|(row, _)| row.ends_with('…'));
    assert!(dots || !shows_in_part(note), "{note:?}");
}

#[test]
fn a_note_of_one_letter_is_drawn_at_every_hex() {
    for lies in LIES {
        let model = model(lies);
        for hex in model.map.tiling.all() {
            for letter in ["x", "i", ".", "W"] {
                check(
                    &model,
                    &Annotation::note(hex, letter, Meaning::Key).unwrap(),
                );
            }
        }
    }
}

#[test]
fn a_note_of_any_length_is_drawn_inside_the_map() {
    for lies in LIES {
        let model = model(lies);
        for hex in model.map.tiling.all() {
            for odd in ODD {
                if let Some(note) = Annotation::note(hex, odd, Meaning::Side(SideNo::A)) {
                    check(&model, &note);
                }
            }
            for n in [
                1,
                2,
                3,
                5,
                23,
                24,
                25,
                159,
                160,
                161,
                10_000,
                LONGEST_KEPT + 9,
            ] {
                for unit in ["x", "W", "ab ", "ש", "😀", "a\u{301}", "Щ "] {
                    let text: String = unit.chars().cycle().take(n).collect();
                    check(
                        &model,
                        &Annotation::note(hex, &text, Meaning::Idea).unwrap(),
                    );
                }
            }
        }
    }
}

#[test]
fn every_line_and_circle_is_drawn_from_every_hex_to_every_hex() {
    for lies in LIES {
        let model = model(lies);
        for from in model.map.tiling.all() {
            let all = model.map.tiling.all().into_iter().map(|to| {
                let meaning = Meaning::ALL[usize::from(from.0 + to.0) % 4];
                Annotation::stroke(from, to, meaning)
            });
            let list = drawn(&model, all.collect());
            assert!(list.is_finite() && !list.shapes.is_empty());
        }
    }
}

#[test]
fn the_words_of_a_note_stay_on_their_slip() {
    let model = model(Orientation::NorthUp);
    let ctx = Context::default();
    install_fonts(&ctx);
    ctx.run_ui(RawInput::default(), |_| {})
        .textures_delta
        .clear();
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        for odd in ODD {
            let Some(note) = Annotation::note(HexId(9), odd, Meaning::Side(SideNo::B)) else {
                continue;
            };
            let list = drawn(&model, vec![note]);
            let [from, to] = slip(&list);
            for (row, size) in words(&list) {
                let font = FontId::proportional(100.0);
                let text = ui
                    .painter()
                    .layout_no_wrap(row.clone(), font, Color32::WHITE);
                let wide = text.size().x / 100.0 * size;
                assert!(
                    wide <= to[0] - from[0],
                    "“{row}” is {wide} wide on {from:?}–{to:?}"
                );
            }
        }
    });
    output.textures_delta.clear();
}

fn any_text() -> impl Strategy<Value = String> {
    let scripts = prop_oneof![
        proptest::char::range(' ', '~'),
        proptest::char::range('\u{400}', '\u{45f}'),
        proptest::char::range('\u{5d0}', '\u{5ea}'),
        proptest::char::range('\u{620}', '\u{65f}'),
        proptest::char::range('\u{300}', '\u{36f}'),
        proptest::char::range('\u{1f300}', '\u{1f64f}'),
        any::<char>(),
    ];
    proptest::collection::vec(scripts, 0..260).prop_map(|all| all.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn a_note_of_any_letters_is_drawn_inside_the_map(
        text in any_text(),
        hex in 0_u8..40,
        printed in any::<bool>(),
    ) {
        let model = model(LIES[usize::from(printed)]);
        let hexes: Vec<HexId> = model.map.tiling.all().into_iter().collect();
        let hex = hexes[usize::from(hex) % hexes.len()];
        if let Some(note) = Annotation::note(hex, &text, Meaning::Key) {
            check(&model, &note);
            let map = &*model.map;
            let again = Annotation::read(&note.written(map), map);
            prop_assert_eq!(again, Some(note));
        }
    }
}

/// A new game with a note of each of these at its beginning.
fn game(notes: &[&str]) -> GameFile {
    let mut file = GameFile::new(korsun_1944().unwrap(), Options::default());
    let hexes: Vec<HexId> = file.game.rules().grid.all().into_iter().collect();
    let all = hexes
        .into_iter()
        .cycle()
        .zip(notes)
        .enumerate()
        .filter_map(|(i, (hex, text))| Annotation::note(hex, text, Meaning::ALL[i % 4]));
    let moment = Moment::of(&file.game, 0);
    let all = all.collect();
    file.annotations.set(moment, all).unwrap();
    file
}

fn long() -> String {
    format!("begins {} ends", "зелёный 緑 ירוק ".repeat(700))
}

#[test]
fn pictures_of_every_kind_are_made_whatever_is_written_on_the_map() {
    let long = long();
    let mut notes = ODD.to_vec();
    notes.push(&long);
    let file = game(&notes);
    let annotations = file.annotations.at(Moment::of(&file.game, 0));
    assert!(annotations.len() > 20);
    for orientation in LIES {
        let shown = Shown {
            ply: 0,
            overlays: OverlaySet::default(),
            annotations,
            orientation,
        };
        let plate = plate(&file.game, &shown);
        assert!(plate.layers.iter().all(DisplayList::is_finite));
        let picture = svg::write(&plate.title, &plate.layers, plate.bounds, light);
        assert!(picture.contains(">x</text>") && !picture.contains("NaN"));
        assert!(embed::with_fonts(&picture).contains("@font-face"));
        let painted = png::paint(&picture, 400, 0xFF_FFFF).unwrap();
        assert_eq!(painted.width, 400);
        let page = handout(&file.game, &shown, &file.title);
        assert!(pdf::write(&page).unwrap().starts_with(b"%PDF-"));
    }
}

#[test]
fn a_saved_game_with_odd_notes_opens_and_keeps_every_letter_of_them() {
    let home = tempfile::tempdir().unwrap();
    let long = long();
    let mut notes = vec!["x", "שלום", "😀"];
    notes.push(&long);
    let file = game(&notes);
    let text = file.to_json();
    let path = home.path().join("sent.hellsgate");
    std::fs::write(&path, &text).unwrap();
    let mut w = studying(home.path());
    window::push(&mut w, Command::Open(path));
    w.run_steps(4);
    assert_eq!(w.state().drawn().len(), 4);
    assert_eq!(w.state().session().file.annotations, file.annotations);
    assert!(says(&w, ": x ("));
    let whole = long.trim();
    assert!(says(&w, whole), "whoever hears the map hears all of it");
    for printed in [true, false] {
        let lies = LIES[usize::from(printed)];
        window::push(&mut w, Command::LayMap(lies));
        w.run_steps(3);
        assert_eq!(w.state().drawn().len(), 4);
    }
    assert_eq!(GameFile::read(&text).unwrap().file.to_json(), text);
}
