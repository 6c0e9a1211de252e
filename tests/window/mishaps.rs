//! What is typed and drawn outlives a slip of the hand, and a game outlives a fault
//! of the program; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, open, press, push, says, studying};
use egui::{Key, Modifiers, Rect, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::annotate::{Drawing, Tool};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::Rules;
use hells_gate::hex::HexId;
use hells_gate::present::annotation::Annotation;
use hells_gate::record::{DiceMode, Store};
use hells_gate::systems::hells_gate::Action;
use hells_gate::systems::hells_gate::record::{GameFile, Moment};
use hells_gate::words::Language;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

fn hex(w: &Window<'_>, name: &str) -> HexId {
    let session = w.state().session();
    let grid = &session.rules().grid;
    grid.find(name.parse().unwrap()).unwrap()
}

fn draw(w: &mut Window<'_>, drawing: Drawing) {
    push(w, Command::Draw(drawing));
    w.run_steps(3);
}

fn arrow(w: &mut Window<'_>, from: &str, to: &str) {
    let (from, to) = (hex(w, from), hex(w, to));
    draw(w, Drawing::Stroke(from, to));
}

/// The box of a note at a hex is open, and these words are typed into it.
fn type_note(w: &mut Window<'_>, at: &str, words: &str) {
    draw(w, Drawing::Tool(Tool::Note));
    let at = hex(w, at);
    draw(w, Drawing::At(at));
    w.event(egui::Event::Text(words.to_owned()));
    w.run_steps(3);
}

fn click_at(w: &mut Window<'_>, at: egui::Pos2) {
    w.hover_at(at);
    w.run_steps(1);
    w.drag_at(at);
    w.run_steps(1);
    w.drop_at(at);
    w.run_steps(4);
}

fn written(w: &Window<'_>) -> Option<String> {
    w.state()
        .room()
        .pen()
        .writing
        .as_ref()
        .map(|(_, words)| words.clone())
}

fn drawn(w: &Window<'_>) -> Vec<Annotation> {
    w.state().drawn().to_vec()
}

#[test]
fn a_click_beside_the_note_keeps_its_words_and_escape_puts_them_aside() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let beside = pos2(6.0, 700.0);
    type_note(&mut w, "C3", "");
    click_at(&mut w, beside);
    assert_eq!(written(&w), None, "there was nothing in it to lose");
    type_note(&mut w, "C3", "the flank is open");
    for _ in 0..2 {
        click_at(&mut w, beside);
        assert_eq!(written(&w).as_deref(), Some("the flank is open"));
    }
    press(&mut w, Key::Escape);
    assert_eq!(written(&w), None);
    assert!(drawn(&w).is_empty());
    // At another hex, too: the first may have been hit by mistake.
    type_note(&mut w, "D5", "");
    assert_eq!(written(&w).as_deref(), Some("the flank is open"));
    press(&mut w, Key::Enter);
    assert!(says(&w, "Note at D5: the flank is open"));
    // Written is written: the next box is empty. So it is after Cancel.
    type_note(&mut w, "C3", "");
    assert_eq!(written(&w).as_deref(), Some(""));
    w.event(egui::Event::Text("no".to_owned()));
    w.run_steps(3);
    click(&mut w, "Cancel");
    type_note(&mut w, "C3", "");
    assert_eq!(written(&w).as_deref(), Some(""));
    press(&mut w, Key::Escape);
    // Of a note that stands, a change put aside is offered at its own hex only.
    type_note(&mut w, "D5", " to both sides");
    press(&mut w, Key::Escape);
    type_note(&mut w, "D5", "");
    assert_eq!(
        written(&w).as_deref(),
        Some("the flank is open to both sides")
    );
}

#[test]
fn a_note_that_is_being_written_when_the_window_closes_is_written() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    type_note(&mut w, "C3", "not yet Enter");
    push(&mut w, Command::Quit);
    drop(w);
    let mut w = studying(home.path());
    click(&mut w, "Go on with it");
    assert!(says(&w, "Note at C3: not yet Enter"));
}

#[test]
fn a_click_beside_a_new_game_does_not_close_it_and_escape_does() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click_at(&mut w, pos2(6.0, 700.0));
    assert!(says(&w, "Begin"), "what was chosen stays");
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Begin the game"));
    push(&mut w, Command::Toggle(Dialog::About));
    w.run_steps(4);
    click_at(&mut w, pos2(6.0, 700.0));
    assert!(
        !says(&w, "The game was designed by"),
        "nothing is lost there"
    );
}

#[test]
fn what_was_drawn_before_a_restart_is_taken_back_the_newest_first() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    arrow(&mut w, "C3", "C4");
    arrow(&mut w, "C4", "C4");
    let before = drawn(&w);
    drop(w);
    let mut w = studying(home.path());
    click(&mut w, "Go on with it");
    press(&mut w, Key::D);
    arrow(&mut w, "C3", "D5");
    let all = drawn(&w);
    for left in [2, 1, 0] {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.run_steps(4);
        assert_eq!(
            drawn(&w),
            before
                .iter()
                .chain(&all[2..])
                .take(left)
                .cloned()
                .collect::<Vec<_>>()
        );
    }
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert!(says(&w, "There is nothing to undo here"));
    for n in 1..=3 {
        w.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
        w.run_steps(4);
        assert_eq!(drawn(&w), all[..n]);
    }
    // The button says the same.
    draw(&mut w, Drawing::EraseAll);
    push(&mut w, Command::SaveAs("Lecture".to_owned()));
    click(&mut w, "Undo drawing");
    assert_eq!(drawn(&w), all);
}

/// Where the button of this name is.
fn rect(w: &Window<'_>, name: &str) -> Rect {
    let mut found = w.query_all_by_label_contains(name).filter(|n| {
        let label = n.accesskit_node().label();
        label.is_some_and(|l| l.starts_with(name))
    });
    found.next().unwrap_or_else(|| panic!("no “{name}”")).rect()
}

#[test]
fn no_button_for_drawing_is_broken_at_any_width_and_text_size() {
    let home = tempfile::tempdir().unwrap();
    let names = |language| match language {
        Language::Russian => ["Нарисовано: 0", "Готово"],
        _ => ["Drawn here: 0", "Done"],
    };
    let mut w = studying(home.path());
    press(&mut w, Key::D);
    for language in [Language::English, Language::Russian] {
        push(&mut w, Command::Speak(Some(language)));
        let [here, done] = names(language);
        for text in [1.0, 1.25, 1.5, 2.0, 2.5, 3.0] {
            for wide in (1000_u16..=1400).step_by(80).chain([1366, 1340]) {
                w.set_size(vec2(f32::from(wide), 768.0) / text);
                w.run_steps(3);
                let (at, one) = (rect(&w, here), rect(&w, done));
                let told = format!("{wide} at {text}: {at} beside {one}");
                assert!((at.height() - one.height()).abs() < 2.0, "{told}");
                assert!(at.width() > at.height() * 2.0, "{told}");
                let window = f32::from(wide) / text;
                assert!(at.right() <= window && one.right() <= window, "{told}");
            }
        }
    }
}

/// The program comes upon a fault of its own in the middle of a frame.
fn comes_to_grief(mut w: Window<'_>) {
    let keeper = w.state().fault_keeper();
    let app = w.state_mut();
    let done = catch_unwind(AssertUnwindSafe(|| {
        app.work(|_| panic!("a fault on purpose"))
    }));
    assert!(done.is_err(), "it goes on to whoever ends the program");
    keeper.note("a fault on purpose (here.rs:1)");
}

fn saved_games(home: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(home.join("games")).unwrap();
    all.map(|entry| entry.unwrap().path()).collect()
}

/// What is drawn at the beginning of the game in a file.
fn drawn_in(path: &Path) -> Vec<Annotation> {
    let file = GameFile::read_bytes(&fs::read(path).unwrap()).unwrap().file;
    file.annotations.at(Moment::of(&file.game, 0)).to_vec()
}

#[test]
fn a_game_outlives_a_fault_and_is_opened_without_the_drawings_that_lie_safe() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    arrow(&mut w, "C3", "C4");
    type_note(&mut w, "D5", "half a");
    comes_to_grief(w);
    let mut w = studying(home.path());
    // Whatever the system speaks.
    w.state_mut().system_speaks(Language::Ukrainian);
    w.run_steps(3);
    assert!(says(&w, "На цій грі програма"));
    w.state_mut().system_speaks(Language::English);
    w.run_steps(3);
    assert!(says(&w, "The program failed with this game last time"));
    assert!(says(&w, "a fault on purpose (here.rs:1)"));
    let bare = w.get_by_label("Open it without its drawings");
    assert!(
        bare.accesskit_node().is_focused(),
        "the safe way is the first"
    );
    click(&mut w, "Open it without its drawings");
    assert!(drawn(&w).is_empty());
    assert!(says(&w, "Opened without its drawings"));
    let [kept] = saved_games(home.path()).try_into().unwrap();
    assert_eq!(drawn_in(&kept).len(), 2, "what was being typed, too");
    push(&mut w, Command::Open(kept));
    w.run_steps(3);
    assert!(says(&w, "Note at D5: half a") && says(&w, "Arrow from C3 to C4"));
    drop(w);
    // It has been told, and is over.
    let w = studying(home.path());
    assert!(!says(&w, "The program failed with this game last time"));
    assert!(!says(&w, "a fault of its own"));
}

#[test]
fn a_game_that_ended_the_program_can_be_gone_on_with_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    arrow(&mut w, "C3", "C4");
    comes_to_grief(w);
    let mut w = studying(home.path());
    click(&mut w, "Go on with it");
    assert_eq!(drawn(&w).len(), 1);
    // Once more: it is said once more, of the game where it is now.
    comes_to_grief(w);
    let mut w = studying(home.path());
    assert!(says(&w, "The program failed with this game last time"));
    click(&mut w, "Put it away");
    assert!(!says(&w, "The program failed with this game last time"));
    let [kept] = saved_games(home.path()).try_into().unwrap();
    assert_eq!(drawn_in(&kept).len(), 1);
    drop(w);
    assert!(!says(
        &studying(home.path()),
        "The program failed with this game last time"
    ));
}

#[test]
fn a_saved_game_that_ended_the_program_is_asked_about_before_it_is_opened() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    arrow(&mut w, "C3", "C4");
    push(&mut w, Command::SaveAs("Lecture".to_owned()));
    w.run_steps(3);
    let path = w.state().session().path.clone().unwrap();
    let before = fs::read(&path).unwrap();
    comes_to_grief(w);
    // By its icon, and without a file.
    let mut w = studying(home.path());
    assert!(says(&w, "The program failed with this game last time"));
    // By its name: another file is opened at once, this one is not.
    w.state_mut().open_first(path.clone());
    w.run_steps(4);
    assert!(says(&w, "The program failed with this game last time"));
    assert!(w.state().session().path.is_none());
    click(&mut w, "Open it without its drawings");
    assert!(drawn(&w).is_empty() && w.state().session().file.title.contains("Lecture"));
    assert_eq!(w.state().session().path, None, "it is another game now");
    assert_eq!(
        fs::read(&path).unwrap(),
        before,
        "the drawings stay in their file"
    );
    assert_eq!(drawn_in(&path).len(), 1);
}

#[test]
fn what_was_set_aside_for_a_file_that_is_asked_about_never_comes_back_later() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    arrow(&mut w, "C3", "C4");
    push(&mut w, Command::SaveAs("Lecture".to_owned()));
    w.run_steps(3);
    let path = w.state().session().path.clone().unwrap();
    comes_to_grief(w);
    let mut w = open(home.path(), USUAL, |settings| settings.opening = true);
    w.state_mut().open_first(path);
    w.run_steps(4);
    click(&mut w, "Open it without its drawings");
    let broken = home.path().join("broken.hellsgate");
    fs::write(&broken, "no game").unwrap();
    push(&mut w, Command::Open(broken));
    w.run_steps(4);
    assert!(says(&w, "it is damaged from line 1 on"));
    assert!(!says(&w, "Open a file…"), "the opening screen stays away");
}

#[test]
fn a_fault_without_a_game_is_told_once() {
    let home = tempfile::tempdir().unwrap();
    comes_to_grief(studying(home.path()));
    let mut w = open(home.path(), USUAL, |_| {});
    w.state_mut().system_speaks(Language::English);
    w.run_steps(3);
    assert!(says(
        &w,
        "Last time the program ran into a fault of its own"
    ));
    assert!(says(&w, "a fault on purpose (here.rs:1)"));
    drop(w);
    assert!(!says(&studying(home.path()), "a fault of its own"));
}

/// An attack by two units, for which a die of the program is rolling.
fn rolling(home: &Path) -> Window<'static> {
    let mut w = open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::Seeded;
        settings.animations = true;
    });
    for text in ["supply", "attack C6 20T", "attack C6 29T", "resolve"] {
        let action = w.state().session().rules().parse(text).unwrap();
        window::does(&mut w, action);
    }
    assert_eq!(w.state().session().file.game.cursor(), 3, "it still rolls");
    w
}

fn last_action(w: &Window<'_>) -> Option<Action> {
    let session = w.state().session();
    let game = &session.file.game;
    game.played().last().map(|entry| entry.action)
}

#[test]
fn nothing_is_changed_under_a_die_that_rolls() {
    let home = tempfile::tempdir().unwrap();
    let mut w = rolling(home.path());
    let leave = w.state().session().rules().parse("withdraw 29T").unwrap();
    window::does(&mut w, leave);
    push(&mut w, Command::Undo);
    w.run_steps(6);
    let session = w.state().session();
    let game = &session.file.game;
    assert_eq!(game.cursor(), 4);
    assert_eq!(last_action(&w), Some(Action::Resolve { flip: None }));
    let units = game.state_at(3).attack.map(|attack| attack.units.len());
    assert_eq!(units, Some(2), "both attacked");
}

#[test]
fn the_key_that_saves_is_heard_while_a_die_rolls() {
    let home = tempfile::tempdir().unwrap();
    let mut w = rolling(home.path());
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.step();
    assert_eq!(last_action(&w), Some(Action::Resolve { flip: None }));
    w.run_steps(4);
    assert!(says(&w, "Saved games"), "it is asked how to call it");
    // A key that plays is not.
    let mut w = rolling(home.path());
    w.key_press(Key::E);
    w.step();
    assert_eq!(w.state().session().file.game.cursor(), 3, "it still rolls");
}

#[test]
fn a_die_that_rolls_while_the_window_closes_or_the_game_is_saved_has_been_rolled() {
    for last in [Command::Quit, Command::SaveAs("Lecture".to_owned())] {
        let home = tempfile::tempdir().unwrap();
        let mut w = rolling(home.path());
        push(&mut w, last.clone());
        assert_eq!(
            last_action(&w),
            Some(Action::Resolve { flip: None }),
            "{last:?}"
        );
        drop(w);
        let games = Store::at(home.path()).unwrap().list_games();
        match games.as_slice() {
            [] => {
                let w = studying(home.path());
                assert!(says(&w, "4 actions"), "{last:?}");
            }
            [saved] => {
                let store = Store::at(home.path()).unwrap();
                assert_eq!(store.open_table(&saved.path).unwrap().table.actions(), 4);
            }
            more => panic!("{} games", more.len()),
        }
    }
}
