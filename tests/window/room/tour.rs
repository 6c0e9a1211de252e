//! The guided tour of a game in the room: played by names and keys, and by Show me
//! alone.

use super::gate::{by_map, by_panel, tap};
use super::{begin, room, seeded, tabletop};
use crate::window::{USUAL, Window, click, click_beginning, press, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog, TourWish};
use hells_gate::app::keymap::Keymap;
use hells_gate::app::room::lesson;
use hells_gate::engine::{SideNo, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::{
    Effect, Lesson, Pointer, PointsAt, Selection, Until, without_faces,
};
use hells_gate::record::Store;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::{Entry, Rolled, Seat, Table};
use hells_gate::words::{Language, speaking};
use std::path::Path;

/// The games that have a tour.
fn all() -> Vec<Entry> {
    let tours = |entry: &&Entry| {
        let usual = entry.usual(seeded(1)).unwrap();
        lesson(&*usual, &Keymap::default()).is_some()
    };
    SYSTEMS.iter().filter(tours).copied().collect()
}

/// Those of them that begin without a secret.
fn entries() -> Vec<Entry> {
    let open = |entry: &Entry| entry.usual(seeded(1)).unwrap().is_open();
    let found: Vec<Entry> = all().into_iter().filter(open).collect();
    assert!(found.len() > 1);
    found
}

/// The tour of a system, with the usual keys.
fn lesson_of(entry: &Entry) -> Lesson {
    let usual = entry.usual(seeded(1)).unwrap();
    let start = lesson(&*usual, &Keymap::default()).unwrap().start;
    let table = usual.another(start, seeded(1)).unwrap();
    lesson(&*table, &Keymap::default()).unwrap()
}

/// A window with a game of this system, in which the tour has begun.
fn touring(home: &Path, entry: &Entry) -> Window<'static> {
    let mut w = begin(home, entry, 0, seeded(4));
    w.key_press_modifiers(Modifiers::SHIFT, Key::F1);
    w.run_steps(4);
    assert_eq!(at(&w), Some(0));
    w
}

/// What a screen reader says of something.
fn words(node: &egui_kittest::Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// The number of the card that is read.
fn at(w: &Window<'_>) -> Option<usize> {
    Some(room(w).tour_card()?.0)
}

/// Show me or Next, until this card.
fn go_to(w: &mut Window<'_>, lesson: &Lesson, card: usize) {
    while at(w).unwrap() < card {
        let now = at(w).unwrap();
        press(w, key_of(&lesson.cards[now].until));
        assert_eq!(at(w), Some(now + 1), "{}", lesson.cards[now].title);
    }
}

/// The key that leaves a card.
fn key_of(until: &Until) -> Key {
    match until {
        Until::Read => Key::U,
        _ => Key::T,
    }
}

/// The first card that asks for this action.
fn card_of(lesson: &Lesson, action: &str) -> usize {
    let asks = |until: &Until| until.actions().iter().any(|a| without_faces(a) == action);
    let found = lesson.cards.iter().position(|card| asks(&card.until));
    found.unwrap_or_else(|| panic!("no card asks for {action}"))
}

fn digest(w: &Window<'_>) -> u64 {
    room(w).table().glance().digest
}

/// Plays a tour on a table, card by card: what stands there before each card and
/// after the last one.
fn played(entry: &Entry, lesson: &Lesson) -> Vec<Box<dyn Table>> {
    let all = (0..lesson.cards.len()).map(|card| {
        let usual = entry.usual(seeded(lesson.seed)).unwrap();
        let mut table = usual.another(lesson.start, seeded(lesson.seed)).unwrap();
        let (chapter, way) = lesson.way(card);
        if let Some(position) = &lesson.cards[chapter].position
            && *position != Doc::Object(Vec::new())
        {
            table.set_up(position).unwrap();
        }
        for written in way {
            let action = without_faces(written).to_owned();
            let legal = table.legal(None);
            assert!(
                legal.iter().any(|listed| listed.action == action),
                "card {card}: {action} is legal, and written as the rules write it"
            );
            let faces: Vec<_> = written
                .split_once('=')
                .map_or("", |(_, faces)| faces)
                .bytes()
                .map(|b| hells_gate::engine::Die::new(b - b'0').unwrap())
                .collect();
            let dice = match faces.is_empty() {
                true => Rolled::ByTheGame,
                false => Rolled::Given(faces),
            };
            table.play(&[action], dice).unwrap();
        }
        table
    });
    all.collect()
}

#[test]
fn every_card_can_be_played_where_it_stands_and_all_it_names_is_known() {
    for entry in all() {
        for language in Language::ALL {
            let lesson = speaking(language, || lesson_of(&entry));
            let tables = played(&entry, &lesson);
            for (n, (card, table)) in lesson.cards.iter().zip(&tables).enumerate() {
                for text in [&card.title, &card.text] {
                    assert!(!text.is_empty() && !text.contains('{'), "{n}: {text}");
                }
                // A key that no command has would leave a gap in the text.
                for text in [&card.text, &card.task] {
                    assert!(!text.contains("()") && !text.contains(": ."), "{n}: {text}");
                    assert!(!text.contains(": ,"), "{n}: {text}");
                }
                // What is to be done is told.
                assert!(card.until == Until::Read || !card.task.is_empty(), "{n}");
                if let Some(rule) = card.rule {
                    assert!(table.rulebook().find(rule).is_some(), "{n}: {rule}");
                }
                let map = table.map();
                let board = table.board(table.glance().node, &Selection::default(), &[]);
                for shown in &card.shows {
                    match shown {
                        PointsAt::At(Pointer::Place(name) | Pointer::Drop(_, name)) => {
                            assert!(map.named(name).is_some(), "{n}: {name}");
                        }
                        PointsAt::At(Pointer::Unit(code) | Pointer::Stack(code)) => {
                            let counter = board.as_ref().unwrap().coded(code);
                            assert!(counter.is_some(), "{n}: {code}");
                        }
                        PointsAt::Region(_) => {}
                    }
                }
                if let Until::Overlay(key) = card.until {
                    let known = table.about().overlays;
                    assert!(known.iter().any(|overlay| overlay.key == key), "{n}: {key}");
                }
                // What is asked for can be done, one after the other.
                if n + 1 == tables.len() {
                    assert_eq!(card.until, Until::Read);
                }
            }
            let last = lesson.cards.len() - 1;
            assert!(lesson.cards[last].until.actions().is_empty());
        }
    }
}

#[test]
fn show_me_alone_plays_the_whole_tour_beside_its_places_and_ends_in_a_game() {
    for entry in entries() {
        let lesson = lesson_of(&entry);
        for (size, scale) in [(USUAL, 1.0), (USUAL, 2.0), ([1920.0, 1080.0], 1.0)] {
            let home = tempfile::tempdir().unwrap();
            let mut w = touring(home.path(), &entry);
            w.set_size(egui::vec2(size[0], size[1]));
            w.ctx.set_zoom_factor(scale);
            w.run_steps(4);
            let all = lesson.cards.len();
            for (n, card) in lesson.cards.iter().enumerate() {
                assert_eq!(at(&w), Some(n), "{}", card.title);
                assert!(says(&w, &card.title), "{}", card.title);
                assert!(says(&w, &format!("Card {} of {all}", n + 1)));
                let right = w.get_all_by_label(&card.title).next().unwrap();
                let right = right.rect().right();
                for shown in &card.shows {
                    if let PointsAt::At(Pointer::Place(name)) = shown {
                        let map = room(&w).table().map();
                        let id = map.named(name).unwrap();
                        let called = map.place(id).unwrap().title.clone();
                        // The map names its places, and who is there after a comma.
                        let is_hex = |node: &egui_kittest::Node<'_>| {
                            let label = node.accesskit_node().label().unwrap_or_default();
                            let begins = label.strip_prefix(&*called);
                            begins.is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
                                && node.rect().width() > 1.0
                        };
                        let nodes = w.query_all_by_label_contains(&called);
                        let hex: Vec<_> = nodes.filter(is_hex).collect();
                        assert!(!hex.is_empty(), "{called}");
                        let left = hex
                            .iter()
                            .map(|hex| hex.rect().left())
                            .fold(f32::MAX, f32::min);
                        assert!(right < left, "{called} at {scale}: {right} {left}");
                    }
                }
                let button = match card.until {
                    _ if n + 1 == all && lesson.against.is_none() => "Play it now",
                    _ if n + 1 == all => "Play against the computer",
                    Until::Read => "Next",
                    _ => "Show me",
                };
                // What is to be pressed at the end is what the button says.
                if n + 1 == all && card.task.is_empty() {
                    let said = w.query_all_by_label_contains("To go on: ");
                    let said: Vec<_> = said.map(|node| words(&node)).collect();
                    assert!(said.iter().any(|text| text.contains(button)), "{said:?}");
                }
                click(&mut w, button);
            }
            assert_eq!(at(&w), None);
            let table = room(&w).table();
            assert!(table.is_untouched(), "a new game");
            // Against the computer, or alone where one side decides everything.
            for side in SideNo::BOTH {
                let against = lesson.against.filter(|against| against.side == side);
                let level = against.map(|against| against.level.word().to_owned());
                let seated = level.map(Seat::Computer);
                assert_eq!(table.seat(side), seated.as_ref());
            }
        }
    }
}

/// Does by names and keys what a card asks for.
fn do_as_asked(w: &mut Window<'_>, until: &Until) {
    match until {
        Until::Read => press(w, Key::U),
        Until::Picked(at) => {
            let at = at.clone();
            let deed = hells_gate::app::room::Deed::Point(at);
            push(w, Command::Room(Box::new(deed)));
            w.run_steps(3);
        }
        Until::TakenBack(n) => {
            for _ in 0..*n {
                w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
                w.run_steps(4);
            }
        }
        Until::Overlay(key) => {
            let overlays = room(w).table().about().overlays;
            let overlay = overlays.into_iter().find(|o| o.key == *key).unwrap();
            click(w, "Overlays");
            tap(w, &overlay.name);
            click(w, "Overlays");
        }
        Until::NoOverlay => press(w, Key::Backspace),
        Until::LookedBack => press(w, Key::PageUp),
        Until::Returned => press(w, Key::Escape),
        Until::Points => press(w, Key::V),
        Until::Answered(asks) => panic!("no tour asks a question: {asks:?}"),
        Until::Played(_) | Until::OneOf { .. } => {
            for action in until.actions().iter().map(|a| without_faces(a)) {
                for _ in 0..6 {
                    let done = {
                        let table = room(w).table();
                        let told = table.told(table.glance().node);
                        told.and_then(|told| told.action).as_deref() == Some(action)
                    };
                    if done {
                        break;
                    }
                    let (table, picked) = (room(w).table(), room(w).selection().clone());
                    let way =
                        by_panel(table, &picked, action).or_else(|| by_map(table, &picked, action));
                    match way {
                        Some(way) => way.iter().for_each(|name| tap(w, name)),
                        None => press(w, Key::Escape),
                    }
                }
            }
            w.run_steps(3);
        }
    }
}

#[test]
fn the_whole_tour_is_played_by_names_and_keys() {
    for entry in entries() {
        let home = tempfile::tempdir().unwrap();
        let lesson = lesson_of(&entry);
        let mut w = touring(home.path(), &entry);
        for (n, card) in lesson.cards.iter().enumerate().take(lesson.cards.len() - 1) {
            assert_eq!(at(&w), Some(n));
            do_as_asked(&mut w, &card.until);
            assert_eq!(at(&w), Some(n + 1), "{}", card.title);
        }
    }
}

#[test]
fn what_the_card_does_not_ask_for_is_said_kindly_and_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let entry = *tabletop::entry();
    let lesson = lesson_of(&entry);
    let mut w = touring(home.path(), &entry);
    let before = digest(&w);
    let play = |w: &mut Window<'_>, action: &str| {
        let play = Effect::Play(vec![action.to_owned()]);
        let deed = hells_gate::app::room::Deed::Do(play);
        push(w, Command::Room(Box::new(deed)));
        w.run_steps(3);
    };
    // Legal, but a card is being read.
    play(&mut w, "attack B4 2_Tank");
    assert!(says(&w, "Read this card first"));
    assert_eq!(digest(&w), before);
    go_to(&mut w, &lesson, card_of(&lesson, "attack B4 2_Tank"));
    let before = digest(&w);
    // Legal, but not the way of the tour, which tells what is wanted.
    play(&mut w, "attack C4 3_Rifle");
    let task = &lesson.cards[at(&w).unwrap()].task;
    assert!(says(&w, "the tour goes another way") && says(&w, task));
    assert_eq!(digest(&w), before);
    press(&mut w, Key::E);
    assert!(says(&w, "the tour goes another way"));
    assert!(!room(&w).doubts());
    assert_eq!(digest(&w), before);
    // Against the rules: their own reason.
    play(&mut w, "attack F3 2_Tank");
    assert!(!says(&w, "the tour goes another way"));
    assert_eq!(digest(&w), before);
    // What belongs to the own game is refused, and nothing is saved.
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    assert!(says(&w, "Leave the guided tour first"));
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    w.run_steps(4);
    assert_eq!(digest(&w), before);
    // What was done for the card may be undone in the rules' own way.
    go_to(&mut w, &lesson, card_of(&lesson, "attack D4 1_Tank"));
    let before = digest(&w);
    play(&mut w, "attack D4 1_Tank");
    assert_ne!(digest(&w), before);
    play(&mut w, "leave 1_Tank");
    assert_eq!(digest(&w), before);
    play(&mut w, "attack D4 1_Tank");
    let card = at(&w).unwrap();
    press(&mut w, Key::T);
    assert_eq!(at(&w), Some(card + 1), "Show me does all of it");
}

#[test]
fn back_goes_a_card_back_dice_and_all_and_undo_does_too() {
    for entry in entries() {
        let home = tempfile::tempdir().unwrap();
        let lesson = lesson_of(&entry);
        let mut w = touring(home.path(), &entry);
        let mut states = Vec::new();
        for n in 0..lesson.cards.len() {
            go_to(&mut w, &lesson, n);
            states.push(digest(&w));
        }
        for n in (1..lesson.cards.len()).rev() {
            if n % 2 == 0 {
                click(&mut w, "Back");
            } else {
                w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
                w.run_steps(4);
            }
            assert_eq!(at(&w), Some(n - 1));
            assert_eq!(digest(&w), states[n - 1], "card {n}");
        }
        // And forwards again, by the same dice.
        go_to(&mut w, &lesson, lesson.cards.len() - 1);
        assert_eq!(digest(&w), states[lesson.cards.len() - 1]);
    }
}

/// The games that are kept while they are played.
fn autosaves(home: &Path) -> Vec<String> {
    let folder = std::fs::read_dir(home.join("autosave")).unwrap();
    let files = folder.map(|entry| entry.unwrap().path());
    let games = files.filter(|path| path.extension().is_some_and(|end| end == "hellsgate"));
    games
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn leaving_the_tour_gives_the_own_game_back_with_all_that_lay_about_it() {
    for entry in entries() {
        let home = tempfile::tempdir().unwrap();
        let lesson = lesson_of(&entry);
        let mut w = begin(home.path(), &entry, 0, seeded(4));
        super::play(&mut w, 4, |table| table.glance().ply >= 3);
        press(&mut w, Key::Num3);
        let text = room(&w).table().write("");
        let shown = room(&w).overlays_shown().to_vec();
        assert!(!shown.is_empty());
        let kept = autosaves(home.path());
        assert_eq!(kept.len(), 1);
        click(&mut w, "Help");
        click_beginning(&mut w, "Guided tour");
        assert!(
            room(&w).overlays_shown().is_empty(),
            "it begins with a clear map"
        );
        go_to(&mut w, &lesson, 9);
        assert_eq!(autosaves(home.path()), kept, "nothing of the tour is kept");
        click(&mut w, "Leave the tour");
        assert_eq!(at(&w), None);
        assert_eq!(room(&w).table().write(""), text);
        assert_eq!(room(&w).overlays_shown(), shown);
        assert!(room(&w).unsaved);
        assert!(w.state().settings().tour_offered);
        assert_eq!(autosaves(home.path()), kept);
        super::play(&mut w, 4, |table| table.glance().ply >= 5);
        assert_ne!(autosaves(home.path()), kept, "from now on it is kept again");
    }
}

#[test]
fn an_interrupted_tour_goes_on_at_its_card_in_whatever_language() {
    for entry in entries() {
        let home = tempfile::tempdir().unwrap();
        let lesson = lesson_of(&entry);
        let mut w = touring(home.path(), &entry);
        go_to(&mut w, &lesson, 11);
        let before = digest(&w);
        push(&mut w, Command::Speak(Some(Language::Ukrainian)));
        w.run_steps(4);
        let told = speaking(Language::Ukrainian, || lesson_of(&entry));
        assert!(says(&w, &told.cards[11].title));
        push(&mut w, Command::Speak(Some(Language::English)));
        w.run_steps(4);
        push(&mut w, Command::Quit);
        drop(w);
        assert!(Store::at(home.path()).unwrap().pending().is_empty());
        let mut w = begin(home.path(), &entry, 0, seeded(4));
        push(&mut w, Command::Tour(TourWish::Begin));
        w.run_steps(4);
        assert_eq!(at(&w), Some(11));
        assert_eq!(digest(&w), before);
        assert!(says(&w, "The tour goes on where you left it"));
        click(&mut w, "From the first card");
        assert_eq!(at(&w), Some(0));
    }
}

#[test]
fn no_hand_over_and_no_question_stands_in_the_way() {
    let home = tempfile::tempdir().unwrap();
    let entry = *tabletop::entry();
    let lesson = lesson_of(&entry);
    let mut w = crate::window::open(home.path(), crate::window::USUAL, |settings| {
        settings.handover_notice = true;
        settings.confirm_phase_end = true;
    });
    let table = entry.usual(hells_gate::engine::Options {
        undo: UndoPolicy::ToLastBarrier,
        ..seeded(4)
    });
    let room = hells_gate::app::Room::new(table.unwrap(), None);
    w.state_mut().enter(room);
    push(&mut w, Command::Tour(TourWish::Begin));
    w.run_steps(4);
    for _ in 0..lesson.cards.len() - 1 {
        let now = at(&w).unwrap();
        press(&mut w, key_of(&lesson.cards[now].until));
        assert!(!super::room(&w).doubts());
        assert!(!says(&w, "Hand over") && !says(&w, "Ready"));
    }
    assert_eq!(at(&w), Some(lesson.cards.len() - 1));
}

#[test]
fn new_game_offers_the_tour_of_the_card_that_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let entry = *tabletop::entry();
    let lesson = lesson_of(&entry);
    let mut w = begin(home.path(), &entry, 0, seeded(4));
    let text = room(&w).table().write("");
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let title = entry.usual(seeded(1)).unwrap().about().title;
    let role = egui::accesskit::Role::ListBoxOption;
    let cards = w.query_all_by_role(role);
    let called = |node: &egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.contains(&title))
    };
    cards.into_iter().find(called).unwrap().click_accesskit();
    w.run_steps(4);
    click(&mut w, "Guided tour");
    assert_eq!(at(&w), Some(0));
    assert!(says(&w, &lesson.cards[0].title));
    // It is left in the menu in which it can be begun.
    click(&mut w, "Help");
    click_beginning(&mut w, "Leave the guided tour");
    assert_eq!(at(&w), None);
    assert_eq!(room(&w).table().write(""), text);
}

#[test]
fn the_first_turn_is_that_of_the_worked_example_dice_and_all_and_may_become_the_players_game() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson_of(&ENTRY);
    let playable = lesson.cards.iter().position(|card| card.playable).unwrap();
    let mut w = touring(home.path(), &ENTRY);
    go_to(&mut w, &lesson, playable);
    let table = room(&w).table();
    let told = table.line().into_iter().filter_map(|node| table.told(node));
    let dice: Vec<u8> = told
        .flat_map(|told| told.dice)
        .map(|die| die.pips())
        .collect();
    assert_eq!(dice, [6, 3, 3, 3, 6]);
    let text = table.position(table.glance().node).unwrap();
    click(&mut w, "Play on from here");
    assert_eq!(at(&w), None);
    let table = room(&w).table();
    assert_eq!(table.position(table.glance().node), Some(text));
    assert!(room(&w).unsaved);
    assert_ne!(table.title(), lesson.title);
    // It is played again by its seed alone.
    let opened = hells_gate::table::read(&[ENTRY], table.write("").as_bytes()).unwrap();
    assert!(opened.damage.is_none());
    assert_eq!(opened.table.glance().digest, table.glance().digest);
}

#[test]
fn an_interrupted_tour_is_offered_again_and_nobody_is_asked_who_left_it() {
    let entry = *tabletop::entry();
    let home = tempfile::tempdir().unwrap();
    let mut w = touring(home.path(), &entry);
    go_to(&mut w, &lesson_of(&entry), 3);
    assert!(!w.state().settings().tour_offered);
    click(&mut w, "Leave the tour");
    assert!(w.state().settings().tour_offered);
    let kept = Store::at(home.path()).unwrap().load_settings().0;
    assert_eq!(kept.tour_cards.get(entry.key), Some(&3));
    // The dialog of the first start tells the card of the game on the table.
    push(&mut w, Command::Toggle(Dialog::Welcome));
    w.run_steps(4);
    let all = lesson_of(&entry).cards.len();
    assert!(says(&w, &format!("card 4 of {all}")));
    click(&mut w, "Go on with the tour");
    assert_eq!(at(&w), Some(3));
    assert!(!w.state().settings().tour_offered, "it goes on");
}

#[test]
fn the_map_of_a_tour_has_the_middle_of_its_room_and_the_legend_stands_in_the_card() {
    for entry in entries() {
        let home = tempfile::tempdir().unwrap();
        let mut w = touring(home.path(), &entry);
        let on_map = |w: &Window<'_>| {
            let titles: Vec<String> = {
                let map = room(w).table().map();
                map.places.iter().map(|place| place.title.clone()).collect()
            };
            let mut sides = [f32::MAX, f32::MIN];
            for title in &titles {
                for node in w.query_all_by_label_contains(title) {
                    let rect = node.rect();
                    if words(&node).starts_with(title.as_str()) && rect.width() > 1.0 {
                        sides = [sides[0].min(rect.left()), sides[1].max(rect.right())];
                    }
                }
            }
            sides
        };
        let before = on_map(&w);
        push(&mut w, Command::Overlay(0));
        w.run_steps(4);
        let legend = w.query_all_by_label_contains("Legend: ");
        let right = legend.map(|row| row.rect().right()).fold(0.0, f32::max);
        assert!(right > 0.0 && right < before[0], "{right} {before:?}");
        assert_eq!(on_map(&w), before, "the map stays where it is");
    }
}
