//! A game of any system is kept, saved, opened and gone on with as every other.

use super::{begin, room, seeded};
use crate::window::{self, USUAL, Window, click, press, push, says};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog, PictureFile};
use hells_gate::app::room::Deed;
use hells_gate::present::system::Effect;
use hells_gate::record::Store;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, find};
use std::fs;
use std::path::Path;

fn entry() -> &'static Entry {
    find(SYSTEMS, "tabletop").unwrap()
}

/// Ends the phase, as the first thing that is done.
fn end_phase(window: &mut Window<'_>) {
    let play = Effect::Play(vec!["end".to_owned()]);
    push(window, Command::Room(Box::new(Deed::Do(play))));
    window.run_steps(3);
}

fn open(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |_| {})
}

#[test]
fn a_game_that_was_left_open_is_gone_on_with_where_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 0, seeded(3));
    end_phase(&mut w);
    let glance = room(&w).table().glance();
    // The program ends without a word.
    drop(w);
    let mut w = open(home.path());
    click(&mut w, "Go on with it");
    assert_eq!(room(&w).table().glance(), glance);
    assert!(room(&w).unsaved, "it is in no file of its own");
}

#[test]
fn a_game_is_saved_under_its_name_changed_saved_again_and_opened() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    end_phase(&mut w);
    push(&mut w, Command::SaveAs("Two battalions".to_owned()));
    w.run_steps(3);
    assert!(!room(&w).unsaved && says(&w, "Two battalions"));
    let path = room(&w).path.clone().unwrap();
    let saved = fs::read_to_string(&path).unwrap();
    end_phase(&mut w);
    assert!(room(&w).unsaved);
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        saved,
        "its owner saves it"
    );
    push(&mut w, Command::Save);
    w.run_steps(3);
    assert_ne!(fs::read_to_string(&path).unwrap(), saved);
    let glance = room(&w).table().glance();
    // Another game takes the table, and this one comes back from the list.
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "Begin");
    assert_eq!(room(&w).table().system(), "hells_gate");
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(4);
    let row = w.get_by_label("Two battalions").accesskit_node();
    let told = row.data().description().unwrap_or_default().to_owned();
    assert!(told.starts_with("The tabletop battle"), "{told}");
    click(&mut w, "Two battalions");
    click(&mut w, "Open");
    assert_eq!(room(&w).table().glance(), glance);
    assert_eq!(room(&w).path.as_deref(), Some(&*path));
}

#[test]
fn what_only_the_record_holds_is_kept_when_another_game_begins() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    end_phase(&mut w);
    let glance = room(&w).table().glance();
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "Begin");
    assert_eq!(room(&w).table().system(), "hells_gate");
    let store = Store::at(home.path()).unwrap();
    let games = store.list_games();
    assert_eq!(games.len(), 1);
    push(&mut w, Command::Open(games[0].path.clone()));
    w.run_steps(4);
    assert_eq!(room(&w).table().glance(), glance);
}

#[test]
fn a_game_of_a_system_nobody_plays_here_is_refused_in_words() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    let path = home.path().join("odd.hellsgate");
    let text = room(&w).table().write("");
    fs::write(&path, text.replace("\"tabletop\"", "\"tablestop\"")).unwrap();
    let before = room(&w).table().glance();
    push(&mut w, Command::Open(path));
    w.run_steps(3);
    assert!(says(&w, "did you mean") || says(&w, "which this program does not play"));
    assert_eq!(room(&w).table().glance(), before, "what was there stays");
}

#[test]
fn a_damaged_game_is_opened_as_far_as_it_goes_and_its_file_is_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    end_phase(&mut w);
    end_phase(&mut w);
    let text = room(&w).table().write("");
    let cut = &text[..text.len() - 120];
    let path = home.path().join("cut.hellsgate");
    fs::write(&path, cut).unwrap();
    push(&mut w, Command::Open(path.clone()));
    w.run_steps(3);
    assert!(room(&w).path.is_none(), "nothing is saved over it");
    assert_eq!(fs::read_to_string(&path).unwrap(), cut);
}

#[test]
fn the_board_is_written_as_a_picture_of_either_kind_whatever_is_played() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 2, seeded(3));
    let store = Store::at(home.path()).unwrap();
    let mut before = 0;
    for first in [false, true] {
        if first {
            push(&mut w, Command::Toggle(Dialog::NewGame));
            w.run_steps(4);
            click(&mut w, "Begin");
            assert_eq!(room(&w).table().system(), "hells_gate");
        }
        // Twice: nothing is written over what is there.
        for file in [PictureFile::Png, PictureFile::Svg, PictureFile::Svg] {
            push(&mut w, Command::ExportPicture(file));
            w.run_steps(3);
            assert!(says(&w, "Exported as"), "{file:?}");
        }
        let pages: Vec<_> = fs::read_dir(store.pages_folder())
            .unwrap()
            .flatten()
            .collect();
        assert_eq!(pages.len(), before + 3);
        before = pages.len();
    }
    for page in fs::read_dir(store.pages_folder()).unwrap().flatten() {
        let bytes = fs::read(page.path()).unwrap();
        let png = page.path().extension().is_some_and(|end| end == "png");
        match png {
            true => assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 20_000),
            false => assert!(bytes.starts_with(b"<svg") || bytes.starts_with(b"<?xml")),
        }
    }
}

#[test]
fn the_rule_book_and_the_page_are_those_of_the_game_on_the_table() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 2, seeded(3));
    push(&mut w, Command::Rule(Some("T12.1".to_owned())));
    w.run_steps(4);
    assert!(says(&w, "T12.1"));
    assert!(!says(&w, "There is no rule"));
    press(&mut w, Key::Escape);
    push(&mut w, Command::ExportPdf);
    w.run_steps(3);
    let store = Store::at(home.path()).unwrap();
    let pages: Vec<_> = fs::read_dir(store.pages_folder())
        .unwrap()
        .flatten()
        .collect();
    assert_eq!(pages.len(), 1);
    let bytes = fs::read(pages[0].path()).unwrap();
    assert!(bytes.starts_with(b"%PDF") && bytes.len() > 10_000);
}

#[test]
fn keys_are_for_the_rule_book_until_something_beside_it_is_pointed_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    push(&mut w, Command::Rule(None));
    w.run_steps(4);
    let opens = |w: &mut Window<'_>| {
        press(w, Key::L);
        says(w, "Dice and luck")
    };
    assert!(!opens(&mut w), "somebody reads");
    let beside = egui::pos2(8.0, 400.0);
    w.drag_at(beside);
    w.drop_at(beside);
    w.run_steps(4);
    assert!(opens(&mut w), "somebody plays on beside the open book");
}

#[test]
fn a_whole_path_in_place_of_a_name_saves_in_that_folder() {
    let home = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    end_phase(&mut w);
    for typed in ["My battle", "My battle.hellsgate"] {
        let typed = other.path().join(typed);
        push(&mut w, Command::SaveAs(typed.display().to_string()));
        w.run_steps(3);
        let path = other.path().join("My battle.hellsgate");
        assert_eq!(room(&w).path, Some(path));
        assert_eq!(room(&w).table().title(), "My battle");
    }
    // A folder alone: the name stays.
    let below = other.path().join("below");
    fs::create_dir(&below).unwrap();
    push(&mut w, Command::SaveAs(below.display().to_string()));
    w.run_steps(3);
    assert!(below.join("My battle.hellsgate").is_file());
    // A folder that is not there is told, and nothing is lost.
    let nowhere = other.path().join("no").join("where");
    end_phase(&mut w);
    push(&mut w, Command::SaveAs(nowhere.display().to_string()));
    w.run_steps(3);
    assert!(room(&w).unsaved);
    assert_eq!(room(&w).table().title(), "My battle");
}

#[test]
fn a_damaged_game_that_was_only_looked_at_leaves_nothing_to_go_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 1, seeded(3));
    end_phase(&mut w);
    end_phase(&mut w);
    let text = room(&w).table().write("");
    drop(w);
    let elsewhere = tempfile::tempdir().unwrap();
    let path = elsewhere.path().join("cut.hellsgate");
    fs::write(&path, &text[..text.len() - 120]).unwrap();
    let fresh = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let mut w = open(fresh.path());
        assert!(!says(&w, "Resume where you left off?"));
        push(&mut w, Command::Open(path.clone()));
        w.run_steps(3);
        assert!(room(&w).table().glance().ply > 0);
        push(&mut w, Command::Quit);
        w.run_steps(2);
        drop(w);
        assert!(Store::at(fresh.path()).unwrap().pending().is_empty());
    }
}
