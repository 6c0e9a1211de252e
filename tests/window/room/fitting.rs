//! What is written finds its room: nothing of a decision, of a table or of a card is cut
//! off, in no language, and with huge text everything can still be reached.

use super::tabletop;
use super::{begin, room, seeded};
use crate::window::{Window, click, open, press, push, says};
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use hells_gate::app::commands::{Command, Dialog, TourWish};
use hells_gate::app::room::Deed;
use hells_gate::present::system::Block;
use hells_gate::record::Store;
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::Entry;
use hells_gate::words::Language;
use std::path::Path;

const LANGUAGES: [Language; 4] = Language::ALL;

/// Every text that is painted, with the part of the window that shows it.
pub(super) fn texts(shapes: &[ClippedShape]) -> Vec<(Rect, &TextShape)> {
    fn of<'a>(clip: Rect, shape: &'a Shape, found: &mut Vec<(Rect, &'a TextShape)>) {
        match shape {
            Shape::Text(text) => found.push((clip, text)),
            Shape::Vec(all) => all.iter().for_each(|one| of(clip, one, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for one in shapes {
        of(one.clip_rect, &one.shape, &mut found);
    }
    found
}

/// What stands in this part of the window and is not seen from its first letter to its
/// last.
fn cut(w: &Window<'_>, part: Rect) -> Vec<String> {
    cut_within(w, part, Rect::EVERYTHING)
}

/// The same of what is painted in this window: what lies behind it is another's.
fn cut_within(w: &Window<'_>, part: Rect, window: Rect) -> Vec<String> {
    let shapes = &w.output().shapes;
    let own = |(clip, _): &(Rect, &TextShape)| window.contains_rect(*clip);
    let all = texts(shapes)
        .into_iter()
        .filter(own)
        .filter(|(clip, text)| {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let shown = rect.intersects(*clip) && part.contains(rect.center());
            let whole = rect.left() > clip.left() - 1.0 && rect.right() < clip.right() + 1.0;
            shown && (text.galley.elided || !whole)
        });
    all.map(|(_, text)| text.galley.text().to_owned()).collect()
}

/// The panel of the decision.
fn panel(w: &Window<'_>) -> Rect {
    let whole = w.ctx.content_rect();
    whole.with_min_x(whole.right() - 330.0)
}

/// A game of this system in this language.
fn speaking(home: &Path, entry: &Entry, language: Language) -> Window<'static> {
    let store = Store::at(home).unwrap();
    let mut settings = store.load_settings().0;
    settings.language = Some(language);
    store.save_settings(&settings).unwrap();
    begin(home, entry, 0, seeded(3))
}

/// The same where there is a choice of targets.
fn choosing(home: &Path, entry: &Entry, language: Language) -> Window<'static> {
    let mut w = speaking(home, entry, language);
    while room(&w).table().legal(None).len() == 1 {
        press(&mut w, Key::Space);
    }
    w.run_steps(4);
    w
}

#[test]
fn no_word_of_a_decision_is_cut_off_in_any_language() {
    for language in LANGUAGES {
        for entry in [&ENTRY, tabletop::entry()] {
            let home = tempfile::tempdir().unwrap();
            let mut w = choosing(home.path(), entry, language);
            for (size, zoom) in [
                ([1280.0, 720.0], 1.0),
                ([1280.0, 720.0], 1.5),
                ([1024.0, 768.0], 1.0),
                ([1024.0, 768.0], 1.5),
            ] {
                w.ctx.set_zoom_factor(zoom);
                w.set_size(egui::Vec2::from(size) / zoom);
                w.run_steps(6);
                let what = format!("{language:?} {} {size:?} {zoom}", entry.key);
                assert_eq!(cut(&w, panel(&w)), [""; 0], "{what}");
            }
        }
    }
}

#[test]
fn what_a_throw_would_bring_is_not_cut_off_in_any_language_with_large_text() {
    for language in LANGUAGES {
        for entry in [&ENTRY, tabletop::entry()] {
            let home = tempfile::tempdir().unwrap();
            let mut w = choosing(home.path(), entry, language);
            let picked = room(&w).selection().clone();
            let body = room(&w).table().panel(&picked).body;
            let target = body.into_iter().find_map(|block| match block {
                Block::Row(row) => row.does.ok(),
                _ => None,
            });
            let does = Deed::Do(target.unwrap());
            push(&mut w, Command::Room(Box::new(does)));
            w.run_steps(3);
            let boxes = w.query_all_by_role(egui::accesskit::Role::CheckBox);
            let able = boxes
                .into_iter()
                .find(|it| !it.accesskit_node().is_disabled());
            able.unwrap().click_accesskit();
            w.run_steps(4);
            let foot = room(&w).table().panel(room(&w).selection()).foot;
            let rolls = foot.iter().any(|button| !button.chance.is_empty());
            assert!(rolls, "{language:?} {}: nothing is thrown", entry.key);
            for zoom in [1.0, 1.5] {
                w.ctx.set_zoom_factor(zoom);
                w.run_steps(4);
                let shapes = &w.output().shapes;
                let chances = texts(shapes).into_iter().filter(|(_, text)| {
                    let says = text.galley.text();
                    foot.iter()
                        .any(|it| !it.chance.is_empty() && it.chance == says)
                });
                let cut: Vec<&str> = chances
                    .filter(|(_, text)| text.galley.elided)
                    .map(|(_, text)| text.galley.text())
                    .collect();
                assert_eq!(cut, [""; 0], "{language:?} {} {zoom}", entry.key);
            }
        }
    }
}

#[test]
fn the_rows_of_a_list_are_set_in_letters_of_one_size() {
    for language in LANGUAGES {
        let home = tempfile::tempdir().unwrap();
        let mut w = speaking(home.path(), &ENTRY, language);
        press(&mut w, Key::Space);
        w.run_steps(4);
        let rows: Vec<Rect> = w
            .query_all_by_role(egui::accesskit::Role::Button)
            .map(|node| node.rect())
            .filter(|rect| panel(&w).contains(rect.center()))
            .filter(|rect| (rect.height() - 28.0).abs() < 0.5 && rect.width() > 200.0)
            .collect();
        assert!(rows.len() > 5, "{} rows", rows.len());
        let shapes = &w.output().shapes;
        let mut sizes: Vec<String> = texts(shapes)
            .into_iter()
            .filter(|(_, text)| {
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                // What a row says; its value stands at its right end.
                let says = |row: &Rect| row.contains(rect.center()) && rect.left() < row.center().x;
                // What stands on a counter is shorter than any name.
                text.galley.text().chars().count() > 5 && rows.iter().any(says)
            })
            .map(|(_, text)| format!("{:.1}", text.galley.job.sections[0].format.font_id.size))
            .collect();
        sizes.sort();
        sizes.dedup();
        assert_eq!(sizes.len(), 1, "{language:?}: {sizes:?}");
    }
}

#[test]
fn every_column_of_the_order_of_battle_is_as_wide_as_its_words() {
    for language in LANGUAGES {
        for entry in [&ENTRY, tabletop::entry()] {
            let home = tempfile::tempdir().unwrap();
            let mut w = speaking(home.path(), entry, language);
            for zoom in [1.0, 2.0, 3.0] {
                w.ctx.set_zoom_factor(zoom);
                w.run_steps(4);
                // What lies behind the dialog is no part of it.
                let behind = cut(&w, Rect::EVERYTHING);
                push(&mut w, Command::Toggle(Dialog::Find));
                w.run_steps(6);
                let id = egui::Id::unique("order of battle");
                let window = w.ctx.memory(|m| m.area_rect(id)).unwrap().expand(1.0);
                // Below the field: what it asks for may be cut.
                let list = window.with_min_y(window.top() + 90.0);
                let mut cut = cut_within(&w, list, window);
                cut.retain(|text| !behind.contains(text));
                assert_eq!(cut, [""; 0], "{language:?} {} {zoom}", entry.key);
                push(&mut w, Command::Toggle(Dialog::Find));
                w.run_steps(4);
            }
        }
    }
}

/// A small window, in pixels; so are the places of what is in it, at any size of text.
const SMALL: [f32; 2] = [1024.0, 768.0];

fn small() -> Rect {
    Rect::from_min_size(egui::Pos2::ZERO, SMALL.into()).expand(1.0)
}

/// Whether no two of these lie over each other, and all in the window.
fn apart(all: &[Rect]) -> bool {
    let whole = small();
    let inside = all.iter().all(|rect| whole.contains_rect(*rect));
    let over = |(n, one): (usize, &Rect)| {
        all[n + 1..]
            .iter()
            .any(|it| it.shrink(1.0).intersects(*one))
    };
    inside && !all.iter().enumerate().any(over)
}

#[test]
fn with_huge_text_in_a_small_window_the_bar_and_every_dialog_lie_within_it() {
    for language in LANGUAGES {
        let home = tempfile::tempdir().unwrap();
        let mut w = open(home.path(), SMALL, |settings| {
            settings.language = Some(language);
        });
        w.ctx.set_zoom_factor(3.0);
        w.run_steps(6);
        let bar: Vec<Rect> = w
            .query_all_by_role(egui::accesskit::Role::Button)
            .map(|node| node.rect())
            .filter(|rect| rect.center().y < 72.0)
            .collect();
        assert!(bar.len() >= 4, "menu, undo, redo and the score: {bar:?}");
        assert!(apart(&bar), "{language:?}: {bar:?}");
        for dialog in [
            Dialog::Keys,
            Dialog::Games,
            Dialog::Settings,
            Dialog::NewGame,
        ] {
            push(&mut w, Command::Toggle(dialog.clone()));
            w.run_steps(6);
            let closes = w.query_all_by_role(egui::accesskit::Role::Dialog);
            let dialogs: Vec<Rect> = closes.map(|node| node.rect()).collect();
            assert!(!dialogs.is_empty(), "{dialog:?}");
            let inside = dialogs.iter().all(|rect| small().contains_rect(*rect));
            assert!(inside, "{language:?} {dialog:?}: {dialogs:?}");
            push(&mut w, Command::Toggle(dialog));
            w.run_steps(4);
        }
    }
}

/// A window in which the tour has begun, with its usual keys.
fn touring(home: &Path) -> Window<'static> {
    let mut w = begin(home, &ENTRY, 0, seeded(4));
    push(&mut w, Command::Tour(TourWish::Begin));
    w.run_steps(6);
    assert_eq!(room(&w).tour_card().unwrap().0, 0);
    w
}

/// The part of the window with the card of the tour.
fn card(w: &Window<'_>) -> Rect {
    let whole = w.ctx.content_rect();
    whole.with_max_x((whole.width() * 0.205).clamp(190.0, 340.0))
}

#[test]
fn enter_turns_a_card_that_is_only_read_and_what_is_asked_for_stays_in_its_place() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    let at = |w: &Window<'_>| room(w).tour_card().unwrap().0;
    press(&mut w, Key::Enter);
    press(&mut w, Key::Enter);
    assert_eq!(at(&w), 2, "two cards were read");
    // The third asks for something: that the tour waits for it moves nothing.
    let asked = |w: &Window<'_>| w.get_by_label_contains("Click the stack").rect();
    let before = asked(&w);
    press(&mut w, Key::U);
    assert!(says(&w, "The tour goes on when this is done"));
    assert_eq!((at(&w), asked(&w)), (2, before));
    press(&mut w, Key::Enter);
    assert_eq!(
        at(&w),
        2,
        "Enter does nothing for anybody that a card asks for"
    );
}

#[test]
fn no_card_of_the_tour_is_cut_off_and_its_buttons_are_whole() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    let (mut at, all) = {
        let card = room(&w).tour_card().unwrap();
        (card.0, card.1)
    };
    while at + 1 < all {
        let part = card(&w);
        assert_eq!(cut(&w, part), [""; 0], "card {}", at + 1);
        let out: Vec<Rect> = w
            .query_all_by_role(egui::accesskit::Role::Button)
            .map(|node| node.rect())
            .filter(|rect| part.contains(rect.left_center()) && rect.top() > 80.0)
            .filter(|rect| rect.right() > part.right())
            .collect();
        assert_eq!(out, [], "buttons of card {}", at + 1);
        press(&mut w, Key::T);
        if room(&w).tour_card().unwrap().0 == at {
            press(&mut w, Key::U);
        }
        let next = room(&w).tour_card().unwrap().0;
        assert_eq!(next, at + 1, "every card leads on");
        at = next;
    }
}

#[test]
fn what_a_tour_lays_over_the_map_is_not_there_in_the_next_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path());
    press(&mut w, Key::Num2);
    w.run_steps(2);
    assert_eq!(room(&w).overlays_shown().len(), 1);
    push(&mut w, Command::Tour(TourWish::Leave));
    w.run_steps(4);
    assert!(room(&w).overlays_shown().is_empty());
    let kept = Store::at(home.path()).unwrap().load_settings().0;
    assert_eq!(kept.overlays, Vec::<String>::new());
}

#[test]
fn what_was_told_goes_when_something_is_picked() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &ENTRY, 0, seeded(4));
    press(&mut w, Key::Space);
    press(&mut w, Key::Enter);
    push(&mut w, Command::Tour(TourWish::GoOn));
    w.run_steps(3);
    assert!(says(&w, "No guided tour is running"));
    click(&mut w, "Attack C6 Ositnyazhka, strength 2");
    assert!(
        !says(&w, "No guided tour is running"),
        "it would lie over the map"
    );
}

/// Where the card of a place lies, once the pointer rests there.
fn card_of(w: &mut Window<'_>, place: &str, hex: Rect) -> Option<Rect> {
    // Whoever comes to a card means to read it: it is left first.
    let size = w.ctx.content_rect().size();
    w.hover_at(egui::pos2(size.x * 0.9, size.y * 0.3));
    w.run_steps(2);
    w.hover_at(hex.center());
    w.run_steps(9);
    let id = egui::Id::unique("card of the room");
    let card = w.ctx.memory(|m| m.area_rect(id))?;
    let head = format!("{place} ");
    let own = w.query_all_by_label_contains(&head);
    let mut own = own.filter(|node| card.contains(node.rect().center()));
    own.next().map(|_| card)
}

/// Every place with where its hex is seen.
fn hexes(w: &Window<'_>) -> Vec<(String, Rect)> {
    let map = room(w).table().map();
    let seen = map.places.iter().filter_map(|place| {
        let called = format!("Hex {}", place.name);
        let found = w.query_all_by_label_contains(&called).next();
        found.map(|node| (place.name.clone(), node.rect()))
    });
    seen.collect()
}

#[test]
fn the_card_of_a_place_lies_over_a_corner_of_the_map_and_not_over_the_place() {
    // A screen of 1280 by 720 with text half as large again, and one of 1920 by 1080 with
    // text three times as large.
    for size in [[1024.0, 768.0], [1280.0 / 1.5, 720.0 / 1.5], [640.0, 360.0]] {
        let home = tempfile::tempdir().unwrap();
        let mut w = open(home.path(), size, |settings| {
            settings.handover_notice = false;
        });
        let all = hexes(&w);
        let mut seen = 0;
        for (place, hex) in &all {
            let Some(card) = card_of(&mut w, place, *hex) else {
                continue;
            };
            seen += 1;
            assert!(!card.contains(hex.center()), "{size:?}: {place} {card}");
            let hidden = card.intersect(*hex);
            let hidden = hidden.width().max(0.0) * hidden.height().max(0.0);
            let share = hidden / hex.area();
            assert!(size[0] < 700.0 || share < 0.1, "{size:?}: {place} {share}");
        }
        assert!(seen > 30, "{size:?}: {seen} of {}", all.len());
    }
}

#[test]
fn the_card_of_a_place_hides_no_more_targets_than_in_its_usual_corner() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), [1280.0 / 1.5, 720.0 / 1.5], |settings| {
        settings.handover_notice = false;
    });
    press(&mut w, Key::Space);
    let all = hexes(&w);
    let targets = ["A1", "B2", "C6", "D2", "D5", "E4", "F2", "F3"];
    let targets: Vec<Rect> = all
        .iter()
        .filter(|(place, _)| targets.contains(&place.as_str()))
        .map(|(_, hex)| *hex)
        .collect();
    assert!(targets.len() >= 6, "{targets:?}");
    let hidden = |card: Rect| {
        targets
            .iter()
            .filter(|hex| card.contains(hex.center()))
            .count()
    };
    let (mut moved, mut spared) = (0, 0);
    for (place, hex) in &all {
        let Some(card) = card_of(&mut w, place, *hex) else {
            continue;
        };
        let left = w.ctx.content_rect().left() + 8.0;
        let bottom = all.iter().map(|(_, hex)| hex.bottom()).fold(0.0, f32::max);
        let usual = Rect::from_min_size(egui::pos2(left, bottom - card.height()), card.size());
        if usual.intersects(*hex) {
            continue;
        }
        moved += usize::from((card.left() - left).abs() > 2.0);
        spared += hidden(usual).saturating_sub(hidden(card));
        assert!(hidden(card) <= hidden(usual), "{place}: {card} {usual}");
    }
    assert!(moved > 0 && spared > 0, "{moved} {spared}");
}

#[test]
fn a_window_lies_over_the_card_of_a_place_and_never_under_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), SMALL, |_| {});
    let about = "Ground";
    let place = w.get_by_label_contains("Hex D4").rect();
    w.hover_at(place.center());
    w.run_steps(30);
    assert!(says(&w, about), "the card of the place is shown");
    w.key_press_modifiers(Modifiers::COMMAND, Key::L);
    w.run_steps(6);
    let window = w
        .ctx
        .memory(|m| m.area_rect(egui::Id::unique("lines of the game")));
    let card = w
        .query_all_by_label_contains(about)
        .next()
        .map(|node| node.rect());
    let (window, card) = (window.unwrap(), card.unwrap_or(Rect::NOTHING));
    assert!(!window.intersects(card), "{window:?} {card:?}");
}

#[test]
fn whoever_goes_by_keys_reads_of_the_place_they_are_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &ENTRY, 0, seeded(4));
    press(&mut w, Key::Space);
    press(&mut w, Key::E);
    press(&mut w, Key::E);
    press(&mut w, Key::N);
    let place = w.get_by_label_contains("Hex E3").rect();
    w.hover_at(place.center());
    w.run_steps(30);
    assert!(
        says(&w, "E3 Korsun"),
        "the card of the place that is pointed at"
    );
    press(&mut w, Key::N);
    w.run_steps(6);
    let cursor = room(&w).cursor().unwrap();
    let name = room(&w).table().map().place(cursor).unwrap().name.clone();
    assert!(
        says(&w, &format!("{name} ")),
        "the card of where the keyboard is"
    );
    w.hover_at(place.center() + egui::vec2(2.0, 0.0));
    w.run_steps(30);
    assert!(says(&w, "E3 Korsun"), "somebody points again");
}

#[test]
fn every_cell_of_a_table_of_rules_is_read_whole() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &ENTRY, 0, seeded(3));
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "All numbers and special rules");
    w.run_steps(30);
    let cell = |text: &str| text.len() == 3 && text.as_bytes()[1] == b'/';
    let shapes = &w.output().shapes;
    let cells: Vec<_> = texts(shapes)
        .into_iter()
        .filter(|(_, text)| cell(text.galley.text()))
        .collect();
    assert!(cells.len() > 20, "{} cells", cells.len());
    assert!(cells.iter().all(|(_, text)| !text.galley.elided));
}
