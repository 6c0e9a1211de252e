//! Drawing on the map and handing it out, headless, through the accessible
//! names.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, click, click_beginning, play_until, press, push, says, studying};
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable;
use hells_gate::app::annotate::{Drawing, Tool};
use hells_gate::app::commands::Command;
use hells_gate::engine::NodeId;
use hells_gate::hex::HexId;
use hells_gate::present::annotation::Meaning;
use hells_gate::systems::hells_gate::{Side, Stage};

fn place(w: &Window<'_>, hex: &str) -> Pos2 {
    let name = format!("Hex {hex},");
    let found = w.query_all_by_label_contains(&name);
    found.last().expect("it is on the board").rect().center()
}

fn hex(w: &Window<'_>, name: &str) -> HexId {
    let session = w.state().session();
    let grid = &session.rules().grid;
    grid.find(name.parse().unwrap()).unwrap()
}

fn drag(w: &mut Window<'_>, from: &str, to: &str) {
    let (start, end) = (place(w, from), place(w, to));
    w.hover_at(start);
    w.run_steps(1);
    window::drag(w, start, end);
}

fn drawn(w: &Window<'_>) -> Vec<String> {
    let app = w.state();
    let map = app.room().table().map();
    app.drawn().iter().map(|d| d.sentence(&*map)).collect()
}

fn write(w: &mut Window<'_>, words: &str) {
    w.event(egui::Event::Text(words.to_owned()));
    w.run_steps(3);
    press(w, Key::Enter);
}

#[test]
fn a_drag_draws_an_arrow_and_a_click_a_circle_and_neither_plays() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    let before = *w.state().session().state();
    let camera = place(&w, "C3");
    press(&mut w, Key::D);
    drag(&mut w, "C6", "D5");
    assert!(says(&w, "Arrow from C6 to D5 (Soviets)"));
    click(&mut w, "Colour: Germans");
    let at = place(&w, "B7");
    w.hover_at(at);
    w.run_steps(1);
    w.drag_at(at);
    w.run_steps(1);
    w.drop_at(at);
    w.run_steps(3);
    assert_eq!(
        drawn(&w),
        ["Arrow from C6 to D5 (Soviets)", "Circle round B7 (Germans)"]
    );
    assert_eq!(*w.state().session().state(), before);
    assert!(w.state().picked_units().is_empty());
    // The same once more takes it away; the counters are not dragged along.
    drag(&mut w, "C6", "D5");
    assert_eq!(drawn(&w).len(), 3, "of another meaning it is another arrow");
    drag(&mut w, "C6", "D5");
    assert_eq!(drawn(&w).len(), 2);
    press(&mut w, Key::Escape);
    assert!(!w.state().room().pen().on && says(&w, "Circle round B7"));
    assert_eq!(place(&w, "C3"), camera, "the map was not panned");
}

/// The pointer is held down and goes through these places.
fn along(w: &mut Window<'_>, way: &[Pos2]) {
    w.hover_at(way[0]);
    w.run_steps(1);
    w.drag_at(way[0]);
    w.run_steps(1);
    for &at in &way[1..] {
        w.hover_at(at);
        w.run_steps(1);
    }
    w.drop_at(way[way.len() - 1]);
    w.run_steps(3);
}

#[test]
fn a_line_is_drawn_by_hand_taken_back_and_erased_where_it_goes() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::D);
    click(&mut w, "By hand");
    let [from, over, to] = ["C3", "D4", "C5"].map(|hex| place(&w, hex));
    along(
        &mut w,
        &[from, from.lerp(over, 0.5), over, over.lerp(to, 0.5), to],
    );
    assert_eq!(drawn(&w), ["Line by hand (Soviets)"]);
    assert!(
        says(&w, "Line by hand (Soviets)"),
        "a screen reader says it"
    );
    push(&mut w, Command::Undo);
    assert!(drawn(&w).is_empty());
    push(&mut w, Command::Redo);
    // A click is a circle, as with the other pen.
    let at = place(&w, "F1");
    along(&mut w, &[at, at]);
    assert_eq!(drawn(&w).len(), 2);
    let d4 = hex(&w, "D4");
    push(&mut w, Command::Draw(Drawing::Tool(Tool::Erase)));
    push(&mut w, Command::Draw(Drawing::At(d4)));
    assert_eq!(drawn(&w), ["Circle round F1 (Soviets)"]);
}

#[test]
fn the_slip_of_a_note_is_laid_where_it_covers_nothing_and_stays_there_with_other_words() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let d4 = hex(&w, "D4");
    push(&mut w, Command::Draw(Drawing::Tool(Tool::Note)));
    push(&mut w, Command::Draw(Drawing::At(d4)));
    w.run_steps(3);
    write(&mut w, "too thin");
    let slip = |w: &Window<'_>, words: &str| {
        let name = format!("Note at D4: {words} (Soviets)");
        w.get_by_label(&name).rect()
    };
    let before = slip(&w, "too thin");
    let (from, to) = (before.center(), before.center() + egui::vec2(90.0, 60.0));
    along(&mut w, &[from, from.lerp(to, 0.5), to]);
    let after = slip(&w, "too thin");
    assert!((after.center() - to).length() < 3.0, "{after} {to}");
    assert_eq!(drawn(&w).len(), 1, "it was moved, not drawn anew");
    push(&mut w, Command::Draw(Drawing::At(d4)));
    w.run_steps(3);
    write(&mut w, ", or not");
    let changed = slip(&w, "too thin, or not");
    assert!((changed.center() - to).length() < 3.0, "{changed}");
    push(&mut w, Command::Undo);
    push(&mut w, Command::Undo);
    w.run_steps(3);
    assert_eq!(slip(&w, "too thin"), before);
}

#[test]
fn a_drawing_stays_for_its_moment_its_turn_or_until_it_is_erased_as_was_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::D);
    for (stays, hex) in [
        ("Stays: for this moment", "C3"),
        ("Stays: for this turn", "D4"),
        ("Stays: until erased", "C5"),
    ] {
        click(&mut w, stays);
        let at = place(&w, hex);
        along(&mut w, &[at, at]);
    }
    assert_eq!(drawn(&w).len(), 3);
    press(&mut w, Key::Escape);
    click_beginning(&mut w, "Check Soviet supply");
    let [turn, erased] = ["Circle round D4 (Soviets)", "Circle round C5 (Soviets)"];
    assert_eq!(drawn(&w), [turn, erased]);
    play_until(&mut w, 3, at(2, Side::Soviet, Stage::Combat));
    assert_eq!(drawn(&w), [erased]);
    assert!(says(&w, erased), "it is on the map");
    // Taken away here it is gone everywhere, and the others are where they were.
    press(&mut w, Key::D);
    click(&mut w, "Undo drawing");
    assert!(drawn(&w).is_empty());
    press(&mut w, Key::Escape);
    push(&mut w, window::looks_at(0));
    assert_eq!(drawn(&w), ["Circle round C3 (Soviets)", turn]);
    // Whoever draws again goes on with what was chosen last.
    drop(w);
    let w = window::open(home.path(), window::USUAL, |_| {});
    let stays = w.state().room().pen().lasts;
    assert_eq!(stays, hells_gate::present::annotation::Lasts::Erased);
}

#[test]
fn everything_is_drawn_by_the_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::D);
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    assert!(says(&w, "Enter at its end"));
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    press(&mut w, Key::C);
    press(&mut w, Key::Enter);
    press(&mut w, Key::Enter);
    press(&mut w, Key::C);
    press(&mut w, Key::J);
    assert!(says(&w, "Words of the note"));
    write(&mut w, "too thin");
    let all = drawn(&w);
    assert_eq!(all.len(), 3, "{all:?}");
    assert!(
        all[0].starts_with("Arrow from ") && all[0].ends_with(" (Soviets)"),
        "{all:?}"
    );
    assert!(
        all[1].starts_with("Circle round ") && all[1].ends_with(" (Germans)"),
        "{all:?}"
    );
    assert!(all[2].ends_with(": too thin (Key point)"), "{all:?}");
    assert!(says(&w, &all[2]), "it is told to those who do not see it");
    // The note can be changed, and goes with its last word.
    press(&mut w, Key::J);
    write(&mut w, " by far");
    assert!(drawn(&w)[2].contains("too thin by far"));
    press(&mut w, Key::X);
    assert_eq!(drawn(&w).len(), 2);
    w.key_press_modifiers(Modifiers::SHIFT, Key::X);
    w.run_steps(4);
    assert!(drawn(&w).is_empty());
    for left in [2, 3] {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.run_steps(4);
        assert_eq!(drawn(&w).len(), left);
    }
    w.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
    w.run_steps(4);
    assert_eq!(drawn(&w).len(), 2);
    // An arrow that was begun is let go first, then drawing ends.
    press(&mut w, Key::Enter);
    press(&mut w, Key::Escape);
    assert!(w.state().room().pen().on && w.state().room().pen().start.is_none());
    press(&mut w, Key::Escape);
    assert!(!w.state().room().pen().on);
}

#[test]
fn a_drawing_belongs_to_its_moment_and_the_log_leads_to_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 4, at(1, Side::Soviet, Stage::Movement));
    let here = w.state().session().file.game.cursor();
    let (from, to) = (hex(&w, "C3"), hex(&w, "D5"));
    push(&mut w, Command::Draw(Drawing::Stroke(from, to)));
    w.run_steps(2);
    assert!(says(&w, "Arrow from C3 to D5 (Soviets)"));
    play_until(&mut w, 4, |app| app.session().file.game.cursor() > here);
    assert!(drawn(&w).is_empty(), "the position is another one");
    click(
        &mut w,
        &format!("Drawn after action {here}: Arrow from C3 to D5 (Soviets)"),
    );
    assert_eq!(w.state().looking(), Some(here));
    assert_eq!(drawn(&w), ["Arrow from C3 to D5 (Soviets)"]);
    // At an earlier moment one can draw as well; nothing else changes.
    let entries = w.state().session().file.game.entries().len();
    press(&mut w, Key::PageUp);
    press(&mut w, Key::D);
    window::points_at(&mut w, to);
    w.run_steps(2);
    assert_eq!(drawn(&w), ["Circle round D5 (Soviets)"]);
    let table = w.state().room().table();
    for ply in [here - 1, here] {
        assert_eq!(table.drawn(NodeId(ply)).len(), 1);
    }
    assert_eq!(w.state().session().file.game.entries().len(), entries);
    press(&mut w, Key::Escape);
    assert!(w.state().looking().is_some(), "first the drawing ends");
    press(&mut w, Key::Escape);
    assert!(w.state().looking().is_none());
}

#[test]
fn drawings_are_saved_with_the_game_and_kept_when_it_is_left_open() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let (c3, e4) = (hex(&w, "C3"), hex(&w, "E4"));
    push(&mut w, Command::Draw(Drawing::Meaning(Meaning::Idea)));
    push(&mut w, Command::Draw(Drawing::Stroke(c3, e4)));
    push(&mut w, Command::Draw(Drawing::Tool(Tool::Note)));
    push(&mut w, Command::Draw(Drawing::At(e4)));
    w.run_steps(3);
    write(&mut w, "what if");
    let all = drawn(&w);
    assert_eq!(all.len(), 2, "{all:?}");
    push(&mut w, Command::SaveAs("Lecture".to_owned()));
    push(&mut w, Command::Draw(Drawing::EraseAll));
    w.run_steps(2);
    assert!(w.state().session().unsaved && drawn(&w).is_empty());
    push(
        &mut w,
        Command::Toggle(hells_gate::app::commands::Dialog::Games),
    );
    w.run_steps(4);
    // In the list; the bar is called so, too.
    let role = egui::accesskit::Role::ListBoxOption;
    w.get_by_role_and_label(role, "Lecture").click_accesskit();
    w.run_steps(4);
    click(&mut w, "Open");
    assert_eq!(drawn(&w), all);
    assert!(!w.state().room().pen().on, "another game, another pen");
}

#[test]
fn a_lecturer_draws_in_presenter_mode() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::F5);
    press(&mut w, Key::D);
    assert!(says(&w, "Colour: Soviet"));
    drag(&mut w, "B3", "C4");
    assert!(says(&w, "Arrow from B3 to C4 (Soviets)"));
    press(&mut w, Key::Escape);
    assert!(w.state().presenter().on && !w.state().room().pen().on);
    assert!(!says(&w, "Colour: Soviet") && says(&w, "Arrow from B3 to C4"));
    press(&mut w, Key::Escape);
    assert!(!w.state().presenter().on);
}

#[test]
fn drawings_are_taken_away_one_by_one_from_the_list() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::D);
    let (a, b) = (hex(&w, "C3"), hex(&w, "C4"));
    for (from, to) in [(a, b), (b, a), (a, a)] {
        push(&mut w, Command::Draw(Drawing::Stroke(from, to)));
    }
    w.run_steps(2);
    click(&mut w, "Drawn here: 3");
    click(&mut w, "Erase: Arrow from C4 to C3 (Soviets)");
    assert_eq!(
        drawn(&w),
        ["Arrow from C3 to C4 (Soviets)", "Circle round C3 (Soviets)"]
    );
    // The eraser takes what was drawn last at a hex.
    push(&mut w, Command::Draw(Drawing::Tool(Tool::Erase)));
    push(&mut w, Command::Draw(Drawing::At(a)));
    assert_eq!(drawn(&w), ["Arrow from C3 to C4 (Soviets)"]);
}

#[test]
fn a_page_to_hand_out_is_written_and_none_before_it_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    for count in 1..=2 {
        w.key_press_modifiers(Modifiers::COMMAND, Key::E);
        w.run_steps(4);
        assert!(says(&w, "Exported as "));
        let pages = std::fs::read_dir(home.path().join("pages")).unwrap();
        let pages: Vec<_> = pages.map(|p| p.unwrap().path()).collect();
        assert_eq!(pages.len(), count, "{pages:?}");
        for page in pages {
            assert!(std::fs::read(page).unwrap().starts_with(b"%PDF-"));
        }
    }
}
