//! By keyboard alone, and for a screen reader.

use super::minefield::Minefield;
use super::{BY_HAND, begin, play, room, seeded, tabletop};
use crate::window::{Window, click, press, push, says};
use egui::accesskit::{Action, Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::SideNo;
use hells_gate::engine::conformance::Chooser;
use hells_gate::present::system::{Block, Button, Effect, Selection, Weight};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Table, find};

const MEADOW: Entry = Entry::of::<Minefield>();

fn nodes<'a>(w: &'a Window<'_>) -> Vec<AccessKitNode<'a>> {
    let mut all = vec![w.root().accesskit_node()];
    let mut n = 0;
    while n < all.len() {
        let children: Vec<_> = all[n].children().collect();
        all.extend(children);
        n += 1;
    }
    all
}

/// What a screen reader calls a node.
fn name(node: &AccessKitNode<'_>) -> String {
    let own = match node.role() {
        Role::Label => node.value().or_else(|| node.label()),
        _ => node.label(),
    };
    own.unwrap_or_default()
}

fn focused(w: &Window<'_>) -> Option<String> {
    let all = nodes(w);
    let found = all.iter().skip(1).find(|n| n.is_focused());
    found.map(name)
}

/// What is said without being asked.
fn spoken(w: &Window<'_>) -> Vec<String> {
    let all = nodes(w);
    let live = all.iter().filter(|n| n.data().live() == Some(Live::Polite));
    live.map(name).filter(|said| !said.is_empty()).collect()
}

/// What the panel offers to be pressed.
fn offered(w: &Window<'_>) -> Vec<String> {
    let panel = room(w).table().panel(&Selection::default());
    let rows = panel.body.into_iter().filter_map(|block| match block {
        Block::Row(row) if row.does.is_ok() => Some(row.label),
        _ => None,
    });
    let foot = panel.foot.into_iter().filter(|b| b.does.is_ok());
    rows.chain(foot.map(|button| button.label)).collect()
}

#[test]
fn the_first_decision_is_a_few_stops_away_however_long_the_log_and_its_lists_are() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(3));
    play(&mut w, 5, |table| {
        let panel = table.panel(&Selection::default());
        let row = |block: &&Block| matches!(block, Block::Row(_));
        let many = panel.body.iter().filter(row).count() > 12;
        table.line().len() > 100 && many && !panel.foot.is_empty()
    });
    press(&mut w, Key::Escape);
    assert!(room(&w).table().line().len() > 100, "the log is long");
    let wanted = offered(&w);
    let (mut first, mut last) = (None, None);
    let foot = room(&w).table().panel(&Selection::default()).foot;
    for stop in 1..=12 {
        press(&mut w, Key::Tab);
        let now = focused(&w).expect("something has the keyboard");
        if first.is_none() && wanted.iter().any(|label| now.starts_with(label.as_str())) {
            first = Some(stop);
        }
        if last.is_none() && now.starts_with(&foot[0].label) {
            last = Some(stop);
        }
    }
    assert!(first.is_some(), "no decision within twelve stops");
    assert!(last.is_some(), "a list of many rows is one stop");
}

#[test]
fn a_list_is_one_stop_and_the_arrow_keys_walk_in_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    tab_to(&mut w, "I am here");
    // The decision has the keyboard at once, and Tab goes into it.
    press(&mut w, Key::Enter);
    assert_eq!(focused(&w), Some(asks(&w)));
    press(&mut w, Key::Tab);
    let rows: Vec<String> = offered(&w);
    assert!(focused(&w).is_some_and(|now| rows.contains(&now)));
    press(&mut w, Key::Home);
    assert_eq!(focused(&w), rows.first().cloned());
    press(&mut w, Key::ArrowDown);
    assert_eq!(focused(&w), rows.get(1).cloned());
    press(&mut w, Key::End);
    assert_eq!(focused(&w), rows.last().cloned());
    // Another Tab leaves it, and Shift+Tab comes back to where one was.
    press(&mut w, Key::Tab);
    assert!(!rows.contains(&focused(&w).unwrap()));
    w.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    w.run_steps(4);
    assert_eq!(focused(&w), rows.last().cloned());
    // Enter presses, as on the desktop.
    press(&mut w, Key::Enter);
    assert_eq!(room(&w).table().glance().ply, 1);
}

#[test]
fn from_the_map_tab_goes_to_what_was_picked_there() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "hells_gate").unwrap();
    let mut w = begin(home.path(), entry, 0, seeded(4));
    press(&mut w, Key::Space);
    // Whoever was in the panel before, too.
    for _ in 0..3 {
        press(&mut w, Key::Tab);
    }
    let unit = Deed::ShowUnit("389I".to_owned());
    push(&mut w, Command::Room(Box::new(unit)));
    press(&mut w, Key::ArrowLeft);
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    assert!(says(&w, "Attack on C6"));
    press(&mut w, Key::Tab);
    assert_eq!(focused(&w).as_deref(), Some("Choose another target"));
    press(&mut w, Key::Tab);
    let unit = focused(&w).unwrap_or_default();
    assert!(unit.contains("Corps"), "{unit}");
}

/// Goes on with Tab to what is called so.
fn tab_to(w: &mut Window<'_>, label: &str) {
    for _ in 0..40 {
        if focused(w).is_some_and(|now| now.starts_with(label)) {
            return;
        }
        press(w, Key::Tab);
    }
    panic!("Tab never comes to “{label}”: {:?}", focused(w));
}

/// The sentence that says what is to be decided.
fn asks(w: &Window<'_>) -> String {
    let panel = room(w).table().panel(&Selection::default());
    panel.prompt.now.text
}

/// What the key of the decision does, and what was done last.
fn main_of(w: &Window<'_>) -> Option<Effect> {
    let panel = room(w).table().panel(room(w).selection());
    let main = |b: &Button| b.weight == Weight::Primary;
    panel.foot.into_iter().find(main)?.does.ok()
}

#[test]
fn space_and_enter_do_what_the_button_of_a_new_decision_says_and_else_nothing() {
    let (mut pressed, mut nothing) = (0, 0);
    for (n, entry) in SYSTEMS.iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let mut w = begin(home.path(), entry, 0, seeded(3));
        let mut chooser = Chooser::new(17 + n as u64);
        let there = |w: &mut Window<'_>| {
            if says(w, "I am here") {
                tab_to(w, "I am here");
                press(w, Key::Enter);
            }
        };
        there(&mut w);
        if focused(&w).is_none() {
            press(&mut w, Key::F6);
        }
        for step in 0..40 {
            if room(&w).table().glance().outcome.is_some() {
                break;
            }
            let before = asks(&w);
            let mut legal = room(&w).table().legal(None);
            if legal.iter().any(|listed| !listed.takes_back) {
                legal.retain(|listed| !listed.takes_back);
            }
            let play = Effect::Play(vec![legal[chooser.below(legal.len())].action.clone()]);
            push(&mut w, Command::Room(Box::new(Deed::Do(play))));
            w.run_steps(3);
            there(&mut w);
            if asks(&w) == before || room(&w).table().glance().outcome.is_some() {
                continue;
            }
            // It is another decision: it is read out, and nothing of it has been chosen.
            assert_eq!(focused(&w), Some(asks(&w)), "{}, step {step}", entry.key);
            let (ply, main) = (room(&w).table().glance().ply, main_of(&w));
            let picked = room(&w).selection().clone();
            press(&mut w, [Key::Space, Key::Enter][step % 2]);
            w.run_steps(2);
            let table = room(&w).table();
            let done = table
                .line()
                .get(ply)
                .and_then(|&node| table.told(node)?.action);
            match (main, done) {
                (Some(Effect::Play(gesture)), Some(done)) => {
                    assert!(
                        gesture.iter().any(|a| done.starts_with(a)),
                        "{done}: {gesture:?}"
                    );
                    pressed += 1;
                }
                (None, done) => {
                    assert_eq!(done, None, "{}, step {step}", entry.key);
                    assert_eq!(*room(&w).selection(), picked);
                    nothing += 1;
                }
                _ => {}
            }
            // What it asks first is not answered.
            if room(&w).doubts() {
                press(&mut w, Key::Escape);
            }
        }
    }
    assert!(pressed > 8 && nothing > 8, "{pressed} {nothing}");
}

#[test]
fn after_the_computer_has_placed_the_mines_space_is_done_and_opens_no_book() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(
        home.path(),
        find(SYSTEMS, "gate_of_hell").unwrap(),
        0,
        seeded(3),
    );
    tab_to(&mut w, "I am here");
    press(&mut w, Key::Enter);
    tab_to(&mut w, "Let the computer place");
    press(&mut w, Key::Enter);
    for _ in 0..500_000 {
        if room(&w).thinks().is_none() {
            break;
        }
        w.step();
        std::thread::yield_now();
    }
    w.run_steps(4);
    assert!(main_of(&w).is_some(), "all is laid");
    press(&mut w, Key::Space);
    assert!(!says(&w, "Rule book"));
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::A));
}

#[test]
fn the_next_player_is_asked_by_a_sentence_and_whoever_only_wanted_to_look_gets_away() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    // The dialog has the keyboard, and a key pressed twice shows nothing.
    w.run_steps(3);
    assert!(focused(&w).is_some_and(|now| now.contains("to decide.")));
    for key in [Key::Space, Key::Enter, Key::Escape] {
        press(&mut w, key);
        assert!(says(&w, "I am here"), "{key:?}");
    }
    // There is a way to another game.
    assert!(says(&w, "Opening screen…"));
    assert!(!says(&w, "Not now"), "what is secret has to be decided");
}

#[test]
fn a_window_that_asks_has_the_keyboard_when_it_opens() {
    let opens = [
        (
            Command::Room(Box::new(Deed::Poll)),
            "The question to the class",
        ),
        (Command::Room(Box::new(Deed::Compare)), "Swap"),
        (Command::Toggle(Dialog::Handout), "Question"),
    ];
    for (opens, first) in opens {
        let home = tempfile::tempdir().unwrap();
        let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
        play(&mut w, 5, |table| table.glance().ply >= 12);
        press(&mut w, Key::Escape);
        push(&mut w, opens);
        w.run_steps(3);
        assert_eq!(focused(&w).as_deref(), Some(first));
        // What follows is in the same window, not behind it.
        press(&mut w, Key::Tab);
        let next = focused(&w).unwrap();
        assert!(!offered(&w).contains(&next), "{next}");
    }
}

#[test]
fn whoever_goes_to_the_past_from_the_panel_waits_at_the_way_back_and_marks_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    let foot = |table: &dyn Table| table.panel(&Selection::default()).foot;
    play(&mut w, 5, |table| {
        table.glance().ply >= 12 && !foot(table).is_empty()
    });
    press(&mut w, Key::Escape);
    let ends = foot(room(&w).table())[0].label.clone();
    tab_to(&mut w, &ends);
    press(&mut w, Key::Home);
    w.run_steps(3);
    assert_eq!(focused(&w).as_deref(), Some("Back to the current position"));
    let at = room(&w).shown_node();
    assert!(room(&w).table().remark(at).is_none());
    press(&mut w, Key::Space);
    w.run_steps(3);
    assert!(room(&w).table().remark(at).is_none(), "nothing was marked");
}

#[test]
fn f6_goes_from_the_decision_to_the_map_and_to_the_log_in_any_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    let wanted = offered(&w);
    press(&mut w, Key::F6);
    let now = focused(&w).unwrap();
    assert!(
        wanted.iter().any(|label| now.starts_with(label.as_str())),
        "{now}"
    );
    press(&mut w, Key::F6);
    assert_eq!(focused(&w), Some(room(&w).table().map().title.clone()));
    press(&mut w, Key::F6);
    let table = room(&w).table();
    let told = table.line().into_iter().filter_map(|node| table.told(node));
    let last = told.flat_map(|told| told.lines).last().unwrap();
    assert_eq!(focused(&w), Some(last.told.text));
}

#[test]
fn the_keyboard_is_never_lost_by_what_it_does() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 1, BY_HAND);
    press(&mut w, Key::Tab);
    let mut chooser = Chooser::new(3);
    let mut path = Vec::new();
    for step in 0..200 {
        if room(&w).table().glance().outcome.is_some() {
            break;
        }
        let now = focused(&w);
        assert!(
            now.is_some(),
            "step {step}: nothing has the keyboard: {path:#?}"
        );
        let in_menus = now.as_deref() == Some("Game");
        path.push(now);
        match chooser.below(4) {
            // The menus lead out of the game, and a rule that is read does not end by
            // itself.
            _ if in_menus => press(&mut w, Key::F6),
            _ if says(&w, "Rule book") => press(&mut w, Key::Escape),
            0 => press(&mut w, Key::ArrowDown),
            1 => press(&mut w, Key::Tab),
            _ => press(&mut w, Key::Enter),
        }
        w.run_steps(3);
    }
    assert!(room(&w).table().glance().ply > 2, "something was done");
}

#[test]
fn a_whole_turn_can_be_read_reached_and_heard() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    let mut chooser = Chooser::new(5);
    let mut heard = 0;
    while room(&w).table().glance().clock.0[0] == 1 {
        // Whatever the keyboard can reach has a name.
        let all = nodes(&w);
        let nameless = all
            .iter()
            .filter(|n| n.data().supports_action(Action::Focus) && name(n).trim().is_empty());
        let nameless: Vec<String> = nameless
            .map(|n| format!("{:?} {:?}", n.role(), n.bounding_box()))
            .collect();
        assert_eq!(nameless, Vec::<String>::new());
        // Whatever can be decided is on the screen, to be pressed.
        let pressable: Vec<String> = all
            .iter()
            .filter(|n| !n.is_disabled() && n.data().supports_action(Action::Click))
            .map(name)
            .collect();
        drop(all);
        for label in offered(&w) {
            let there = pressable.iter().any(|name| name.starts_with(&label));
            assert!(there, "“{label}” cannot be pressed: {pressable:#?}");
        }
        let prompt = room(&w).table().panel(&Selection::default()).prompt;
        assert!(spoken(&w).contains(&prompt.now.text), "{}", prompt.now.text);
        // Whatever happens is said.
        let mut legal = room(&w).table().legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        let play = Effect::Play(vec![legal[chooser.below(legal.len())].action.clone()]);
        push(&mut w, Command::Room(Box::new(Deed::Do(play))));
        w.run_steps(2);
        let table = room(&w).table();
        let told = table.told(table.glance().node).unwrap();
        let said = spoken(&w);
        for line in &told.lines {
            heard += 1;
            let text = &line.told.text;
            assert!(said.iter().any(|one| one.contains(text)), "unsaid: {text}");
        }
        for die in told.throw.iter().flat_map(|throw| &throw.dice) {
            assert!(
                said.iter().any(|one| one.contains(&die.label)),
                "{}",
                die.label
            );
        }
    }
    assert!(heard > 20);
}

#[test]
fn refusals_and_the_place_the_keyboard_is_on_are_said() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 1");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    click(&mut w, "Field 4");
    assert!(
        spoken(&w)
            .iter()
            .any(|said| said.contains("Send men ahead"))
    );
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(3);
    click(&mut w, "the squad, the squad, 3 of 3, F0");
    let place = "Field 0, the squad, 3 men";
    assert!(spoken(&w).contains(&place.to_owned()), "{:?}", spoken(&w));
}
