//! Guess the move: the rest of a game is hidden, a guess is scored, and nothing of the
//! game is changed.

use super::{played, room};
use crate::window::{self, Window, click, press, push, says};
use egui::Key;
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Composing, GuessWish};
use hells_gate::app::room::Deed;
use hells_gate::engine::{NodeId, SideNo};
use hells_gate::json::Doc;
use hells_gate::present::system::{Effect, without_faces};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Edit, Judgement, Remark, Table, find, read};
use std::path::Path;

/// A window with this game on its table.
fn shows(home: &Path, table: Box<dyn Table>) -> Window<'static> {
    let mut w = window::open(home, window::USUAL, |_| {});
    w.state_mut().enter(Room::new(table, None));
    w.run_steps(2);
    w
}

/// A battle of the tabletop game that has come to its second turn.
fn battle(home: &Path) -> Window<'static> {
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let table = played(entry, 7, |table| table.glance().clock.0[0] >= 2);
    shows(home, table)
}

/// A whole night, on which nothing is hidden any more.
fn night(home: &Path) -> Window<'static> {
    let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
    let table = played(entry, 3, |table| table.glance().outcome.is_some());
    shows(home, table)
}

/// Every action of a game as its file has it, in its order.
fn written(table: &dyn Table) -> Vec<String> {
    let doc: Doc = table.write("").parse().unwrap();
    let text = doc.to_string();
    let line = table.line();
    let told = line.iter().filter_map(|&node| table.told(node));
    let all: Vec<String> = told.filter_map(|told| told.action).collect();
    assert!(text.contains("\"lines\""));
    all
}

/// Waits until what was guessed has been played out.
fn awaits(w: &mut Window<'_>) {
    while !says(w, "Next decision") {
        assert!(says(w, "The moves are being played out…"));
        std::thread::yield_now();
        w.run_steps(1);
    }
    w.run_steps(2);
}

fn plays(w: &mut Window<'_>, action: &str) {
    let play = Effect::Play(vec![without_faces(action).to_owned()]);
    w.state_mut().push(Command::Room(Box::new(Deed::Do(play))));
    w.run_steps(2);
}

#[test]
fn while_a_move_is_guessed_nothing_tells_of_the_rest() {
    let home = tempfile::tempdir().unwrap();
    let mut w = battle(home.path());
    // The rest is talked about and named.
    let last = room(&w).table().glance().node;
    assert!(room(&w).table().line().len() > 20);
    let whole = room(&w).table().write("");
    let mut table = read(SYSTEMS, whole.as_bytes()).unwrap().table;
    let remark = Remark {
        judgement: Some(Judgement::Mistake),
        text: "here it was lost".to_owned(),
    };
    table.set_remark(last, remark).unwrap();
    table
        .edit(Edit::Name(last, "the sad end".to_owned()))
        .unwrap();
    w.state_mut().enter(Room::new(table, None));
    w.run_steps(3);
    let before = room(&w).table().write("");
    let all = written(room(&w).table());
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::G);
    w.run_steps(3);
    assert!(says(&w, "Go through this game with the rest of it hidden"));
    assert_eq!(
        room(&w).table().actions(),
        0,
        "nothing lies on the table yet"
    );
    click(&mut w, "Begin");
    let mut seen = 0;
    for _ in 0..2 {
        let table = room(&w).table();
        let ply = table.glance().ply;
        assert_eq!((table.actions(), table.line().len()), (ply, ply));
        assert_eq!(table.variations().len(), 1);
        assert_eq!(
            written(table),
            all[..ply],
            "what is known is the game so far"
        );
        let text = table.write("");
        for hidden in ["here it was lost", "the sad end"] {
            assert!(!text.contains(hidden) && !says(&w, hidden), "{hidden}");
        }
        let told = (0..=table.actions())
            .map(NodeId)
            .filter_map(|n| table.told(n));
        assert!(told.count() <= ply);
        assert!(table.glance().to_act.is_some());
        seen = ply;
        push(&mut w, Command::Guess(GuessWish::Show));
        awaits(&mut w);
        assert!(!says(&w, "Score:"), "what is shown is not scored");
        click(&mut w, "Next decision");
    }
    assert!(seen > 0, "the questions go on through the game");
    // What would leave the way is refused in words.
    let barred = [
        Command::Branch(NodeId(0)),
        // A study would lie on the table in place of what is guessed.
        Command::Compose(Box::new(Composing::Show(0))),
        Command::Compose(Box::new(Composing::Present)),
    ];
    for command in barred {
        push(&mut w, command);
        w.run_steps(2);
        assert!(says(&w, "Leave guessing first."));
        assert!(room(&w).on_show().is_none());
        press(&mut w, Key::Escape);
    }
    click(&mut w, "Leave guessing");
    assert_eq!(
        room(&w).table().write(""),
        before,
        "nothing of it is changed"
    );
}

#[test]
fn a_guess_is_scored_against_the_game_and_taken_up_where_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = night(home.path());
    let before = room(&w).table().write("");
    let game = room(&w).table().write("");
    push(&mut w, Command::Guess(GuessWish::Begin));
    w.run_steps(2);
    click(&mut w, "24");
    press(&mut w, Key::Space);
    let begun = room(&w).table().glance();
    assert!(begun.to_act.is_some() && says(&w, "what would you do?"));
    // What the game did is as good as the game, exactly.
    let source = read(SYSTEMS, game.as_bytes()).unwrap().table;
    let line = source.line();
    let mut at = begun.ply;
    while !says(&w, "Next decision") && !says(&w, "The moves are being played out…") {
        let told = source.told(line[at]).unwrap();
        plays(&mut w, &told.action.unwrap());
        at += 1;
    }
    awaits(&mut w);
    assert!(says(&w, "The same as in the game."));
    assert!(says(&w, "Score: +0.0 points"));
    assert!(says(&w, "The computer"));
    click(&mut w, "Next decision");
    // Something else is held against it, and more is never claimed than its error lets.
    let other = {
        let table = room(&w).table();
        let next = table.glance().ply;
        let played = source.told(line[next]).unwrap().action.unwrap();
        let legal = table.legal(None);
        let other = legal
            .iter()
            .find(|way| way.action != played && !way.takes_back)
            .unwrap();
        other.action.clone()
    };
    plays(&mut w, &other);
    for _ in 0..40 {
        if says(&w, "The moves are being played out…") || says(&w, "Next decision") {
            break;
        }
        let legal = room(&w).table().legal(None);
        match legal.iter().rev().find(|way| !way.takes_back) {
            Some(on) => plays(&mut w, &on.action),
            // Who got stuck on the way is shown it.
            None => push(&mut w, Command::Guess(GuessWish::Show)),
        }
        w.run_steps(1);
    }
    awaits(&mut w);
    let clear = says(&w, "Better than the game") || says(&w, "Worse than the game");
    let told = clear || says(&w, "No clear difference") || says(&w, "The same as in the game.");
    assert!(told || !says(&w, "Your move"));
    let left = room(&w).table().glance().ply;
    click(&mut w, "Leave guessing");
    assert_eq!(
        room(&w).table().write(""),
        before,
        "nothing of it is changed"
    );
    drop(w);
    // In another sitting it goes on there.
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    let table = read(SYSTEMS, game.as_bytes()).unwrap().table;
    w.state_mut().enter(Room::new(table, None));
    w.run_steps(3);
    push(&mut w, Command::Guess(GuessWish::Begin));
    w.run_steps(2);
    assert!(says(&w, "2 decisions were shown earlier"));
    push(&mut w, Command::Guess(GuessWish::Games(24)));
    click(&mut w, "Go on");
    assert!(room(&w).table().glance().ply >= left);
    assert!(says(&w, "2 decisions shown"));
}

#[test]
fn the_other_side_and_the_first_decision_of_each_turn_can_be_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = battle(home.path());
    push(&mut w, Command::Guess(GuessWish::Begin));
    w.run_steps(2);
    let name = room(&w).table().about().sides[1].name.clone();
    push(&mut w, Command::Guess(GuessWish::Side(SideNo::B)));
    push(&mut w, Command::Guess(GuessWish::Games(24)));
    click(&mut w, "the first decision of each player turn");
    click(&mut w, "Begin");
    assert!(says(&w, &format!("{name}: what would you do?")));
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::B));
    let first = room(&w).table().glance().clock;
    push(&mut w, Command::Guess(GuessWish::Show));
    awaits(&mut w);
    click(&mut w, "Next decision");
    let table = room(&w).table();
    let next = table.glance().clock;
    assert!(says(&w, "That was the last decision.") || next.0[..2] != first.0[..2]);
}

#[test]
fn guessing_begins_at_the_moment_that_is_looked_at_or_with_the_game_if_one_likes() {
    for there in [true, false] {
        let home = tempfile::tempdir().unwrap();
        let mut w = battle(home.path());
        let all = room(&w).table().line();
        let part = |at: usize| room(&w).table().clock(all[at]).unwrap().0[..2].to_vec();
        // Somewhere in the second player turn.
        let at = (1..all.len()).find(|&at| part(at) != part(0)).unwrap() + 3;
        let moment = all[at];
        push(&mut w, Command::Room(Box::new(Deed::LookAt(Some(moment)))));
        w.run_steps(2);
        push(&mut w, Command::Guess(GuessWish::Begin));
        w.run_steps(2);
        assert_eq!(
            room(&w).table().glance().ply,
            at + 1,
            "that lies on the table"
        );
        assert!(says(&w, "here: "));
        if !there {
            click(&mut w, "at the start of the game");
        }
        click(&mut w, "Begin");
        let asked = room(&w).table().glance().ply;
        assert_eq!(asked > at, there, "{asked} for {at}");
    }
}

#[test]
fn a_class_sees_the_panel_it_guesses_in_and_no_column_that_tells_what_happened() {
    let home = tempfile::tempdir().unwrap();
    let mut w = battle(home.path());
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on);
    push(&mut w, Command::Guess(GuessWish::Begin));
    w.run_steps(2);
    click(&mut w, "Begin");
    w.run_steps(3);
    // What is to be decided stands there with its buttons.
    let scene = room(&w).table().panel(room(&w).selection());
    let ends = scene
        .foot
        .iter()
        .find(|button| button.does.is_ok())
        .unwrap();
    assert!(says(&w, &ends.label), "{}", ends.label);
    // What tells the last row what happened gives its room to that.
    assert!(says(&w, "Leave guessing") && !says(&w, "current position"));
}
