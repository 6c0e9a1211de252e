//! Lessons in the window: found in the list, played by names and keys, every wrong answer
//! met with what is said of it, and how far they have come kept.

use super::gate::{by_map, by_panel, tap};
use super::{begin, room, seeded, tabletop};
use crate::hand::rect_of;
use crate::window::{self, USUAL, Window, click, click_beginning, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog, TourWish};
use hells_gate::app::lessons::LessonId;
use hells_gate::app::room::Deed;
use hells_gate::lesson::{LessonFile, QuestionKind, shipped};
use hells_gate::present::system::{Effect, fits, without_faces};
use hells_gate::record::Store;
use hells_gate::words::{Language, speaking};
use std::path::Path;

/// A window in which a lesson has begun.
fn studying(home: &Path, name: &'static str) -> Window<'static> {
    let mut w = window::open(home, USUAL, |_| {});
    push(&mut w, Command::Study(LessonId::Shipped(name)));
    w.run_steps(4);
    w
}

fn lesson(name: &str) -> &'static LessonFile {
    let found = shipped().iter().find(|known| known.name == name);
    &found.unwrap_or_else(|| panic!("no lesson {name}")).lesson
}

fn at(w: &Window<'_>) -> usize {
    room(w).tour_card().unwrap().0
}

/// Does an action as a button would.
fn play(w: &mut Window<'_>, action: &str) {
    let deed = Deed::Do(Effect::Play(vec![action.to_owned()]));
    push(w, Command::Room(Box::new(deed)));
    w.run_steps(2);
}

fn wish(w: &mut Window<'_>, wish: TourWish) {
    push(w, Command::Tour(wish));
    w.run_steps(2);
}

/// The first legal action that is written so.
fn legal(w: &Window<'_>, written: &str) -> Option<String> {
    let all = room(w).table().legal(None);
    let mut all = all.into_iter().map(|listed| listed.action);
    all.find(|action| fits(written, action))
}

/// The first sentence of what is said, without its marks.
fn begins(text: &str) -> String {
    let plain = text.replace("**", "");
    let end = plain.find(['.', '[', '\n', ';']).unwrap_or(plain.len());
    plain[..end].to_owned()
}

const FIRST: &str = "hells_gate/01_attack_first";

#[test]
fn a_lesson_is_begun_from_the_list_and_its_first_question_answered_with_names() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |_| {});
    w.key_press_modifiers(Modifiers::COMMAND, Key::F1);
    w.run_steps(4);
    assert!(says(&w, "Lessons") && says(&w, "Guided tour"));
    let title = lesson(FIRST).title.told();
    click_beginning(&mut w, &format!("{title}: "));
    assert_eq!(room(&w).tour_card(), Some((0, lesson(FIRST).steps.len())));
    assert!(says(&w, title) && says(&w, "Step 1 of"));
    // Wrong: it is said why, with the rule.
    click(&mut w, "Supply, movement, combat, recovery");
    assert!(says(&w, "Here units fight before they move"));
    assert!(says(&w, "Rule 3.0") || says(&w, "3.0"));
    press(&mut w, Key::U);
    assert!(says(&w, "Answer the question first"));
    assert_eq!(at(&w), 0);
    // A hint, then the right one, then on.
    press(&mut w, Key::Y);
    assert!(says(&w, "Hint 1"));
    click(&mut w, "Supply, combat, movement, recovery");
    assert!(says(&w, "Right."));
    click(&mut w, "Next");
    assert_eq!(at(&w), 1);
    // On the map and with the panel, by names.
    for _ in 0..6 {
        if room(&w).has_answered() {
            break;
        }
        let (table, picked) = (room(&w).table(), room(&w).selection().clone());
        let action = "attack C6 20T";
        let way = by_panel(table, &picked, action).or_else(|| by_map(table, &picked, action));
        match way {
            Some(way) => way.iter().for_each(|name| tap(&mut w, name)),
            None => press(&mut w, Key::Escape),
        }
    }
    w.run_steps(3);
    assert!(room(&w).has_answered());
    assert!(says(&w, "no unit can first step up"));
}

/// Types so, as a hand does: every sign is a key, too.
fn types(w: &mut Window<'_>, text: &str) {
    for sign in text.chars() {
        let key = Key::from_name(&sign.to_string()).unwrap();
        w.key_down(key);
        w.event(egui::Event::Text(sign.to_string()));
        w.key_up(key);
        w.run_steps(2);
    }
}

#[test]
fn whoever_was_wrong_about_a_number_types_another_without_a_click() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), "hells_gate/04_all_out");
    let first = &lesson("hells_gate/04_all_out").steps[0];
    let Some(QuestionKind::Number { is, .. }) = first.question.as_ref().map(|it| &it.kind) else {
        panic!("its first question asks for a number");
    };
    w.get_by_role_and_label(Role::TextInput, "Number:").focus();
    w.run_steps(2);
    types(&mut w, &(is + 3).to_string());
    press(&mut w, Key::Enter);
    assert!(says(&w, "Not quite") && !room(&w).has_answered());
    types(&mut w, &is.to_string());
    press(&mut w, Key::Enter);
    assert!(
        room(&w).has_answered(),
        "and no key of the game was pressed"
    );
}

#[test]
fn a_class_sees_a_lesson_and_its_question_and_answers_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), FIRST);
    press(&mut w, Key::F5);
    w.run_steps(3);
    let question = &lesson(FIRST).steps[0].question;
    let asks = question.as_ref().map(|it| it.ask.told()).unwrap();
    assert!(says(&w, "Step 1 of") && says(&w, &begins(asks)));
    click(&mut w, "Supply, combat, movement, recovery");
    assert!(says(&w, "Right."));
    click(&mut w, "Next");
    assert_eq!(at(&w), 1);
    // It is played on the map and in the panel, and both are there.
    assert!(says(&w, "Show me") && says(&w, "Hex C6"));
    press(&mut w, Key::F5);
    assert_eq!(at(&w), 1);
}

#[test]
fn nobody_is_called_to_the_table_of_a_lesson_on_a_game_with_secrets() {
    let home = tempfile::tempdir().unwrap();
    for name in [
        "gate_of_hell/01_ironclads_and_mines",
        "gate_of_hell/02_across_the_inlet",
    ] {
        let w = studying(home.path(), name);
        assert!(!says(&w, "I am here"), "{name}");
    }
}

#[test]
fn every_lesson_is_played_to_its_end_and_every_wrong_answer_is_met() {
    for known in shipped() {
        let home = tempfile::tempdir().unwrap();
        let mut w = studying(home.path(), known.name);
        let steps = &known.lesson.steps;
        for (n, step) in steps.iter().enumerate() {
            let here = format!("{} step {n}", known.name);
            assert_eq!(at(&w), n, "{here}");
            assert!(says(&w, step.title.told()), "{here}");
            let before = room(&w).table().glance().digest;
            match step.question.as_ref().map(|question| &question.kind) {
                None => {}
                Some(QuestionKind::Play { right, wrong, .. }) => {
                    for answer in wrong {
                        for written in &answer.play {
                            let action = legal(&w, written)
                                .unwrap_or_else(|| without_faces(written).to_owned());
                            play(&mut w, &action);
                        }
                        let told = answer.saying.says.told();
                        if !told.is_empty() {
                            assert!(says(&w, &begins(told)), "{here}: {told}");
                        }
                        assert!(!room(&w).has_answered(), "{here}: {:?}", answer.play);
                        wish(&mut w, TourWish::TryAgain);
                        assert_eq!(room(&w).table().glance().digest, before, "{here}");
                    }
                    for (i, answer) in right.iter().enumerate().rev() {
                        for written in &answer.play {
                            let action = legal(&w, written)
                                .unwrap_or_else(|| panic!("{here}: {written} is not legal"));
                            play(&mut w, &action);
                        }
                        w.run_steps(2);
                        assert!(room(&w).has_answered(), "{here}: {:?}", answer.play);
                        if i > 0 {
                            wish(&mut w, TourWish::TryAgain);
                        }
                    }
                }
                Some(QuestionKind::Choose(choices)) => {
                    for choice in choices.iter().filter(|choice| !choice.right) {
                        click(&mut w, choice.text.told());
                        assert!(says(&w, &begins(choice.saying.says.told())), "{here}");
                        assert!(!room(&w).has_answered(), "{here}");
                    }
                    let right = choices.iter().find(|choice| choice.right).unwrap();
                    click(&mut w, right.text.told());
                    assert!(room(&w).has_answered(), "{here}");
                }
                Some(QuestionKind::Number { is, wrong, .. }) => {
                    for number in wrong {
                        wish(&mut w, TourWish::Number(number.is));
                        assert!(says(&w, &begins(number.saying.says.told())), "{here}");
                    }
                    wish(&mut w, TourWish::Number(*is));
                    assert!(room(&w).has_answered(), "{here}");
                }
            }
            if n + 1 < steps.len() {
                wish(&mut w, TourWish::GoOn);
            }
        }
        // The list, or the next lesson, follows.
        wish(&mut w, TourWish::GoOn);
        w.run_steps(3);
        let all = w.state().settings().lessons.get(known.name).unwrap();
        let marks = all.as_str().unwrap();
        assert!(
            !marks.contains(' ') && marks.len() == steps.len(),
            "{marks:?}"
        );
    }
}

#[test]
fn every_answer_can_be_shown_and_what_was_shown_is_no_merit() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), FIRST);
    let all = lesson(FIRST).steps.len();
    for n in 0..all {
        assert_eq!(at(&w), n);
        press(&mut w, Key::T);
        assert!(room(&w).has_answered(), "step {n}");
        if n + 1 < all {
            press(&mut w, Key::U);
        }
    }
    let marks = w.state().settings().lessons.get(FIRST).cloned().unwrap();
    assert_eq!(marks.as_str().unwrap(), "-".repeat(all));
    // The next lesson of the game follows.
    press(&mut w, Key::U);
    w.run_steps(3);
    let next = shipped()
        .iter()
        .position(|known| known.name == FIRST)
        .unwrap()
        + 1;
    assert!(says(&w, shipped()[next].lesson.title.told()));
}

#[test]
fn the_last_lesson_of_a_game_says_that_the_list_follows() {
    let home = tempfile::tempdir().unwrap();
    let system = lesson(FIRST).system.as_str();
    let last = shipped()
        .iter()
        .rfind(|known| known.lesson.system == system);
    let last = last.unwrap().name;
    let mut w = studying(home.path(), last);
    for _ in 1..lesson(last).steps.len() {
        press(&mut w, Key::T);
        press(&mut w, Key::U);
    }
    press(&mut w, Key::T);
    w.run_steps(2);
    assert!(!says(&w, "Next lesson"));
    click(&mut w, "All lessons…");
    w.run_steps(2);
    assert!(room(&w).tour_card().is_none() && says(&w, "Lessons"));
}

/// Whoever clicks twice in one place does not go back where he meant to go on.
#[test]
fn what_leads_on_and_what_leads_back_never_stand_in_one_place() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), FIRST);
    let (mut on, mut back) = (Vec::new(), Vec::new());
    let steps = lesson(FIRST).steps.len();
    for n in 0..steps {
        let mut look = |w: &Window<'_>| {
            on.extend(rect_of(w, Role::Button, "Next"));
            back.extend(rect_of(w, Role::Button, "Back"));
        };
        look(&w);
        wish(&mut w, TourWish::ShowMe);
        look(&w);
        if n + 1 < steps {
            wish(&mut w, TourWish::GoOn);
        }
    }
    assert!(on.len() >= steps && back.len() >= steps);
    for one in &on {
        assert!(!back.iter().any(|other| one.intersects(*other)), "{one}");
    }
}

#[test]
fn progress_is_kept_and_a_lesson_goes_on_where_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    {
        let mut w = studying(home.path(), FIRST);
        wish(&mut w, TourWish::Choose(1));
        wish(&mut w, TourWish::GoOn);
        assert_eq!(at(&w), 1);
        assert!(w.state().settings().lessons.contains_key(FIRST));
    }
    let mut w = studying(home.path(), FIRST);
    assert_eq!(at(&w), 1);
    wish(&mut w, TourWish::List);
    assert!(says(&w, "step 1 of 6 done"));
    drop(w);
    // Damaged progress is as if there were none, and nothing else is lost.
    let store = Store::at(home.path()).unwrap();
    let mut settings = store.load_settings().0;
    settings.lessons.insert(FIRST.to_owned(), 17.into());
    settings.lessons.insert("nobody".to_owned(), "???".into());
    store.save_settings(&settings).unwrap();
    let w = studying(home.path(), FIRST);
    assert_eq!(at(&w), 0);
}

#[test]
fn the_own_game_waits_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(4));
    let before = room(&w).table().glance().digest;
    push(&mut w, Command::Study(LessonId::Shipped(FIRST)));
    w.run_steps(4);
    assert_eq!(room(&w).table().system(), "hells_gate");
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(3);
    assert!(says(&w, "Leave the lesson first"));
    click(&mut w, "Leave the lesson");
    assert_eq!(room(&w).table().glance().digest, before);
}

#[test]
fn a_lesson_is_read_in_the_language_spoken_and_told_anew_in_another() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), FIRST);
    push(&mut w, Command::Speak(Some(Language::Ukrainian)));
    w.run_steps(4);
    let title = speaking(Language::Ukrainian, || {
        lesson(FIRST).steps[0].title.told().to_owned()
    });
    assert!(says(&w, &title));
    push(&mut w, Command::Speak(Some(Language::English)));
    w.run_steps(4);
}

#[test]
fn files_of_ones_own_are_listed_faulty_ones_with_the_reason() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lessons");
    std::fs::create_dir_all(&folder).unwrap();
    let own = lesson(FIRST).write();
    std::fs::write(folder.join("mine.lesson.json"), &own).unwrap();
    std::fs::write(folder.join("odd.lesson.json"), "{\"format\": 3}").unwrap();
    let mut w = window::open(home.path(), USUAL, |_| {});
    push(&mut w, Command::Toggle(Dialog::Lessons));
    w.run_steps(4);
    click(&mut w, "Your own");
    assert!(says(&w, "odd.lesson.json") && says(&w, "cannot be opened"));
    click_beginning(&mut w, &format!("{}: ", lesson(FIRST).title.told()));
    assert_eq!(at(&w), 0);
    // One that breaks off is opened as far as it goes, and stays as it is.
    let cut = &own[..own.rfind("\"title\"").unwrap()];
    let path = folder.join("cut.lesson.json");
    std::fs::write(&path, cut).unwrap();
    push(&mut w, Command::Study(LessonId::File(path.clone())));
    w.run_steps(4);
    assert!(says(&w, "is damaged"));
    let steps = lesson(FIRST).steps.len();
    assert_eq!(room(&w).tour_card(), Some((0, steps - 1)));
    assert_eq!(std::fs::read_to_string(path).unwrap(), cut);
    let named: Vec<_> = w
        .query_all_by_role(egui::accesskit::Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(named.contains(&"Leave the lesson".to_owned()), "{named:?}");
}

#[test]
fn what_an_attack_would_come_to_is_covered_while_the_lesson_asks_for_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path(), "hells_gate/04_all_out");
    assert!(says(&w, "On how many faces of the die"));
    let told = ["% to hit", "1 hit"];
    assert!(says(&w, "is covered until the question is answered"));
    for told in told {
        assert!(!says(&w, told), "{told}");
    }
    wish(&mut w, TourWish::ShowMe);
    assert!(!says(&w, "is covered until the question is answered"));
    for told in told {
        assert!(says(&w, told), "{told}");
    }
}
