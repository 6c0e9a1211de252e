//! The window, driven headless through the accessible names that a screen
//! reader would use.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::App;
use hells_gate::app::catalogue::{Beginning, Which};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules, SideNo, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::record::{DiceMode, Options, Store};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::codec::scenario;
use hells_gate::systems::hells_gate::picture::OverlayKind;
use hells_gate::systems::hells_gate::{BySide, Side, Stage};
use hells_gate::table::{Seat, find};
use std::fs;
use std::path::Path;

/// The program in a window of this size, dice by hand.
fn window(home: &Path, size: [f32; 2]) -> Window<'static> {
    window::open(home, size, |settings| settings.dice = DiceMode::ByHand)
}

/// Rolls the die that the program asks for.
fn roll(window: &mut Window<'_>, pips: u8) {
    click(window, &format!("Die shows {pips}"));
}

/// Judges Soviet supply and attacks B7 as in the worked example, die 6.
fn attack_b7(window: &mut Window<'_>) {
    click_beginning(window, "Check Soviet supply");
    click_beginning(window, "Hex B7");
    click_beginning(window, "29th Tank Corps (");
    click_beginning(window, "48th Rifle Corps (");
    assert!(says(window, "9 : 4"), "the strengths are shown");
    assert!(says(window, "column 2:1"), "the column is shown");
    click_beginning(window, "Roll: normal attack");
    roll(window, 6);
}

#[test]
fn a_whole_combat_is_fought_by_names() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut w);
    assert_eq!(w.state().session().state().to_act(), Some(Side::German));
    click_beginning(&mut w, "Reduce 106th Infantry Division");
    let state = *w.state().session().state();
    assert_eq!(
        (state.stage, state.to_act()),
        (Stage::Combat, Some(Side::Soviet))
    );
    assert_eq!(state.reduced.len(), 1);
    assert!(says(&w, "die 6"), "the log tells the roll");
}

#[test]
fn the_defender_retreats_where_the_lit_hexes_allow() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut w);
    // B7 is a source: the only way is another source, A6 [7.6].
    assert!(w.query_all_by_label_contains("to A6").next().is_some());
    let mut refused = w.query_all_by_label_contains("to B6");
    assert!(refused.all(|n| n.accesskit_node().is_disabled()));
    drop(refused);
    // Both units go, one after the other, by clicks on the map.
    click_beginning(&mut w, "Hex A6");
    click_beginning(&mut w, "Hex A6");
    let session = w.state().session();
    assert_eq!(session.state().retreated.len(), 2);
    assert_eq!(session.state().stage, Stage::Combat);
}

#[test]
fn a_refused_click_says_why_with_the_rule() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut w);
    click_beginning(&mut w, "Hex B6");
    assert_eq!(w.state().session().state().stage, Stage::Losses);
    assert!(says(&w, "[7.6]") || says(&w, "Rule 7.6"));
}

#[test]
fn a_rule_number_opens_the_rule() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    w.state_mut().push(Command::Rule(Some("7.6".to_owned())));
    w.run_steps(4);
    assert!(says(&w, "Rule book"));
    assert!(says(&w, "7.6  Retreats"));
}

#[test]
fn whoever_opens_the_rule_book_types_what_he_looks_for_and_decides_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    click_beginning(&mut w, "Check Soviet supply");
    let before = *w.state().session().state();
    window::press(&mut w, Key::F1);
    // Every letter of it is a key of the game, too.
    for letter in ["m", "o", "v", "e"] {
        let key = Key::from_name(letter).unwrap();
        w.key_down(key);
        w.event(egui::Event::Text(letter.to_owned()));
        w.key_up(key);
        w.run_steps(2);
    }
    assert_eq!(*w.state().session().state(), before);
    assert!(says(&w, "8.1  Where units may not go") && !says(&w, "7.1  "));
    // The first that was found is read, and stays when that is confirmed.
    for _ in 0..2 {
        assert!(says(&w, "2.0  What is in play") && !says(&w, "Each entry has a number"));
        window::press(&mut w, Key::Enter);
    }
    assert_eq!(*w.state().session().state(), before);
}

#[test]
fn a_movement_phase_in_which_nobody_has_moved_is_not_ended_by_one_key() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    window::play_until(&mut w, 4, |app| {
        let state = *app.session().state();
        state.stage == Stage::Movement && state.turn > 1 && state.moved.is_empty()
    });
    for key in [Key::Space, Key::E] {
        window::press(&mut w, key);
        assert_eq!(w.state().session().state().stage, Stage::Movement);
    }
    assert!(says(&w, "can still move: "), "it is asked");
    window::press(&mut w, Key::E);
    assert_ne!(w.state().session().state().stage, Stage::Movement);
}

#[test]
fn a_game_is_saved_and_reopened_where_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut w);
    w.state_mut()
        .push(Command::SaveAs("My first game".to_owned()));
    w.run_steps(4);
    assert!(says(&w, "Saved as"));
    let before = *w.state().session().state();
    let options = Options {
        seed: 7,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    };
    w.state_mut()
        .push(window::begins(0, options, BySide::default()));
    w.run_steps(4);
    assert_ne!(*w.state().session().state(), before);
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::O);
    w.run_steps(4);
    click(&mut w, "My first game");
    click(&mut w, "Open");
    assert_eq!(*w.state().session().state(), before);
    // And the defender's decision goes on.
    click_beginning(&mut w, "Reduce 3rd Panzer Division");
    assert_eq!(w.state().session().state().stage, Stage::Combat);
}

#[test]
fn what_was_left_open_is_offered_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut first = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut first);
    let before = *first.state().session().state();
    // The program is gone without a word.
    drop(first);
    let mut second = window(home.path(), [1280.0, 720.0]);
    assert!(says(&second, "Resume where you left off?"));
    click(&mut second, "Go on with it");
    assert_eq!(*second.state().session().state(), before);
}

#[test]
fn a_saved_game_that_was_left_behind_goes_on_in_its_own_file() {
    let home = tempfile::tempdir().unwrap();
    let mut first = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut first);
    push(&mut first, Command::SaveAs("My evening / test".to_owned()));
    let path = first.state().session().path.clone().unwrap();
    // Nothing was done since: there is nothing to save from a fall.
    drop(first);
    let mut second = window(home.path(), [1280.0, 720.0]);
    assert!(!says(&second, "Resume where you left off?"));
    push(&mut second, Command::Open(path.clone()));
    click_beginning(&mut second, "Reduce 3rd Panzer Division");
    drop(second);
    let saved = fs::read(&path).unwrap();
    let mut third = window(home.path(), [1280.0, 720.0]);
    assert!(says(&third, "Resume where you left off?") && says(&third, "My evening / test"));
    click(&mut third, "Go on with it");
    assert_eq!(third.state().session().path.as_ref(), Some(&path));
    assert_eq!(fs::read(&path).unwrap(), saved, "only its owner saves it");
    third.key_press_modifiers(egui::Modifiers::COMMAND, Key::S);
    third.run_steps(4);
    assert!(says(&third, "Saved as"));
    assert_ne!(fs::read(&path).unwrap(), saved);
    // Somebody else has written there since: theirs stays.
    for _ in 0..2 {
        window::press(&mut third, Key::E);
    }
    drop(third);
    fs::write(&path, "theirs").unwrap();
    let mut fourth = window(home.path(), [1280.0, 720.0]);
    click(&mut fourth, "Go on with it");
    fourth.key_press_modifiers(egui::Modifiers::COMMAND, Key::S);
    fourth.run_steps(4);
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
}

#[test]
fn a_file_that_cannot_be_opened_at_the_start_hides_nothing_that_is_offered_then() {
    let home = tempfile::tempdir().unwrap();
    let mut first = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut first);
    drop(first);
    let broken = home.path().join("broken.hellsgate");
    fs::write(&broken, "no game").unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    w.state_mut().open_first(broken.clone());
    w.run_steps(4);
    assert!(says(&w, "broken.hellsgate"), "what is wrong is said");
    assert!(says(&w, "Resume where you left off?"));
    drop(w);
    // What is sound is opened at once, and nothing is asked.
    let mut w = window(home.path(), [1280.0, 720.0]);
    push(&mut w, Command::SaveAs("Lecture".to_owned()));
    let path = w.state().session().path.clone().unwrap();
    drop(w);
    let mut w = window::open(home.path(), USUAL, |settings| settings.opening = true);
    w.state_mut().open_first(broken);
    w.run_steps(4);
    assert!(says(&w, "Open a file…"), "the opening screen is there");
    // What is wrong is said over it, not behind it.
    assert!(says(&w, "it is damaged from line 1 on"));
    let told = w.get_by_label_contains("it is damaged from line 1 on");
    assert!(told.rect().top() > USUAL[1] * 0.8, "{:?}", told.rect());
    w.state_mut().open_first(path);
    w.run_steps(4);
    assert!(!says(&w, "Open a file…"));
}

#[test]
fn another_line_of_play_is_studied_and_both_games_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    attack_b7(&mut w);
    let before = *w.state().session().state();
    let digest = |w: &Window<'_>| w.state().room().table().glance().digest;
    click(&mut w, "Play");
    click_beginning(&mut w, "New game from this position");
    assert!(says(&w, "A new game begins in this position"));
    let session = w.state().session();
    let file = &session.file;
    assert!(file.is_set_up() && file.game.cursor() == 0);
    assert_eq!(*file.game.state(), before);
    assert_eq!(file.game.policy(), UndoPolicy::Free);
    click_beginning(&mut w, "Reduce 3rd Panzer Division");
    let after = *w.state().session().state();
    assert_eq!(after.stage, Stage::Combat);
    let played_on = digest(&w);
    // From an earlier moment of the same game that is looked at.
    w.state_mut().push(window::looks_at(0));
    w.run_steps(4);
    click(&mut w, "New game from here");
    assert_eq!(w.state().looking(), None);
    assert_eq!(*w.state().session().state(), before);
    let store = Store::at(home.path()).unwrap();
    let games = store.list_games();
    assert_eq!(games.len(), 2);
    let opened = games.iter().map(|g| store.open_table(&g.path).unwrap());
    let ends: Vec<_> = opened
        .map(|opened| {
            assert_eq!(opened.damage, None);
            opened.table.glance().digest
        })
        .collect();
    assert!(ends.contains(&digest(&w)) || ends.contains(&played_on));
    assert_ne!(ends[0], ends[1]);
}

#[test]
fn the_phase_ends_only_after_a_warning_and_can_be_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    click_beginning(&mut w, "Check Soviet supply");
    w.key_press(Key::E);
    w.run_steps(4);
    assert!(says(&w, "Phase?"));
    click(&mut w, "Not yet");
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    w.key_press(Key::E);
    w.run_steps(4);
    click(&mut w, "Do it anyway");
    assert_eq!(w.state().session().state().stage, Stage::Movement);
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
}

#[test]
fn a_whole_game_is_played_in_the_window_to_the_verdict() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    let mut chooser = Chooser::new(44);
    let mut drawn = 0;
    let rules = w.state().session().rules().clone();
    loop {
        let state = window::position(w.state(), &rules);
        if state.stage == Stage::Over {
            break;
        }
        let mut legal = Vec::new();
        rules.legal(&state, &mut legal);
        legal.retain(|&a| !rules.takes_back(a));
        let action = legal[chooser.below(legal.len())];
        let asks = rules.rolls_dice(&state, action);
        window::written(&mut w, &[&rules.notation(action)]);
        w.step();
        if asks {
            w.state_mut()
                .push(window::gives(Die::ALL[chooser.below(6)]));
        }
        // The next player is ready at once.
        w.state_mut().push(window::asked(Deed::Ready));
        w.step();
        drawn += 1;
    }
    assert!(drawn > 100);
    w.run_steps(3);
    assert!(says(&w, "The game is over"));
    assert!(says(&w, "victory points"));
    // The last action is kept, too.
    let kept = Store::at(home.path()).unwrap();
    drop(w);
    assert_eq!(kept.pending().len(), 1);
}

/// From the first key to the German player turn without a mouse.
#[test]
fn a_player_turn_is_played_by_keyboard_and_undo_stops_at_the_hand_over() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    let key = |w: &mut Window<'_>, key| {
        w.key_press(key);
        w.run_steps(3);
    };
    key(&mut w, Key::Space);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    // From A1, where the cursor begins, the first press only shows it.
    key(&mut w, Key::ArrowUp);
    key(&mut w, Key::Enter);
    assert!(says(&w, "Attack on A1"));
    key(&mut w, Key::Escape);
    key(&mut w, Key::E);
    key(&mut w, Key::E);
    assert_eq!(w.state().session().state().stage, Stage::Movement);
    // The tanks of turn 1 must part: the first one that can act, 5th Guards,
    // stays; the next one moves to where the cursor goes.
    key(&mut w, Key::N);
    key(&mut w, Key::N);
    key(&mut w, Key::ArrowUp);
    key(&mut w, Key::Enter);
    assert_eq!(w.state().session().state().moved.len(), 1);
    key(&mut w, Key::E);
    key(&mut w, Key::E);
    key(&mut w, Key::Space);
    let state = *w.state().session().state();
    assert_eq!((state.player, state.stage), (Side::German, Stage::Combat));
    // Undo takes back the judging of supply, but not the hand-over.
    for _ in 0..2 {
        w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
        w.run_steps(3);
    }
    let state = *w.state().session().state();
    assert_eq!((state.player, state.stage), (Side::German, Stage::Supply));
    assert!(says(&w, "Nothing to undo"));
}

#[test]
fn every_hex_and_every_unit_of_an_open_stack_has_a_name() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Hex C7");
    let session = w.state().session();
    let c7 = session.rules().grid.find("C7".parse().unwrap()).unwrap();
    let stack = session.state().in_hex(c7);
    assert_eq!(stack.len(), 4);
    for unit in stack {
        let name = format!("{}, ", session.rules().unit_name(unit));
        let mut nodes = w.query_all_by_label_contains(&name);
        let own = |l: Option<String>| l.is_some_and(|l| l.starts_with(&name));
        assert!(nodes.any(|n| own(n.accesskit_node().label())), "{name}");
    }
    for hex in session.rules().grid.all() {
        let name = format!("Hex {},", session.rules().grid.name(hex));
        assert!(says(&w, &name), "{name}");
    }
}

#[test]
fn the_window_stands_every_text_size_and_a_small_screen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    click_beginning(&mut w, "Check Soviet supply");
    for scale in [0.8, 1.0, 2.0, 3.0] {
        w.ctx.set_zoom_factor(scale);
        w.run_steps(3);
        assert!(says(&w, "Soviet Combat Phase"), "at {scale}");
    }
}

#[test]
fn the_licence_of_every_part_is_found_and_read_by_keyboard() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    w.key_press_modifiers(egui::Modifiers::SHIFT, Key::F2);
    w.run_steps(4);
    assert!(says(&w, "DejaVu Sans (font) 2.37"));
    assert!(says(&w, "Bitstream Vera"), "the text of the first is open");
    w.event(egui::Event::Text("hexx".to_owned()));
    w.run_steps(4);
    assert!(!says(&w, "DejaVu"), "the list is searched");
    assert!(says(&w, "WITHOUT WARRANT"), "the text of the find is open");
    w.event(egui::Event::Text(" no such".to_owned()));
    w.run_steps(4);
    assert!(says(&w, "has that name"));
    window::press(&mut w, Key::Escape);
    assert!(!says(&w, "has that name"), "Escape closes it");
    // About leads there too.
    window::push(&mut w, Command::Toggle(Dialog::About));
    w.run_steps(4);
    click(&mut w, "Read their licences…");
    assert!(says(&w, "Library, font or licence"));
}

/// Chooses a game in *New game*.
fn choose_card(window: &mut Window<'_>, title: &str) {
    let role = egui::accesskit::Role::ListBoxOption;
    window.get_by_role_and_label(role, title).click_accesskit();
    window.run_steps(4);
}

#[test]
fn a_new_game_begins_with_the_scenario_that_was_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    choose_card(
        &mut w,
        "Hell's Gate: The Korsun Pocket, 1944 (later reinforcements)",
    );
    assert!(
        says(&w, "ten German units come a turn late"),
        "it is explained"
    );
    click(&mut w, "Begin");
    let session = w.state().session();
    let rules = session.rules();
    assert_eq!(rules.id, "korsun_1944_balanced");
}

#[test]
fn enter_begins_the_game_of_the_chosen_card() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    window::press(&mut w, egui::Key::ArrowDown);
    assert!(says(&w, "handicap"), "an arrow only chooses");
    window::press(&mut w, egui::Key::Enter);
    assert!(!says(&w, "handicap"), "the dialog is done");
    assert_eq!(w.state().session().rules().id, "korsun_1944_first");
}

/// In large letters on a small screen there is no room for both beside each other.
#[test]
fn in_a_narrow_window_scenarios_and_what_is_set_for_them_are_two_pages() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [680.0, 400.0]);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(says(&w, "Two German corps hold a salient"));
    assert!(!says(&w, "Soviets: who plays"));
    click(&mut w, "Players and rules");
    assert!(says(&w, "Soviets: who plays") && !says(&w, "Two German corps hold a salient"));
    click(&mut w, "Scenario");
    assert!(says(&w, "Two German corps hold a salient"));
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    // Whoever wants a computer opposite sees who sits where.
    window::push(&mut w, Command::AgainstComputer);
    w.run_steps(4);
    assert!(says(&w, "Soviets: who plays"));
    click(&mut w, "Begin");
    assert!(w.state().room().seated(SideNo::B).is_some());
}

#[test]
fn the_players_of_the_last_game_are_offered_again_after_a_start_for_each_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), window::USUAL);
    let begins = |w: &mut Window<'_>, system: &'static str, seats: [Option<Seat>; 2]| {
        let entry = find(SYSTEMS, system).unwrap();
        let beginning = Beginning {
            which: Which::Start(entry.key, entry.starts[0].id),
            options: Options::default(),
            seats,
            changed: Doc::Object(Vec::new()),
        };
        window::push(w, Command::Begin(Box::new(beginning)));
        w.run_steps(4);
    };
    let computer = |word: &str| Some(Seat::Computer(word.to_owned()));
    let person = |name: &str| Some(Seat::Person(name.to_owned()));
    begins(
        &mut w,
        "hells_gate",
        [person("Anna"), computer("bold-colonel")],
    );
    begins(&mut w, "tabletop", [computer("cadet"), None]);
    let title = w.state().room().table().title().to_owned();
    drop(w);
    let mut w = window(home.path(), window::USUAL);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "Begin");
    let seats =
        |w: &Window<'_>| SideNo::BOTH.map(|side| w.state().room().table().seat(side).cloned());
    assert_eq!(seats(&w), [person("Anna"), computer("bold-colonel")]);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let card = w.get_by_role_and_label(egui::accesskit::Role::ListBoxOption, &title);
    card.click_accesskit();
    w.run_steps(4);
    click(&mut w, "Begin");
    assert_eq!(seats(&w), [computer("cadet"), None]);
}

#[test]
fn against_the_computer_holds_for_every_game_and_seats_nobody_who_decides_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), window::USUAL);
    let begins = |w: &mut Window<'_>, title: &str| {
        window::push(w, Command::AgainstComputer);
        w.run_steps(4);
        let card = w.get_by_role_and_label(egui::accesskit::Role::ListBoxOption, title);
        card.click_accesskit();
        w.run_steps(4);
        click(w, "Begin");
        SideNo::BOTH.map(|side| w.state().room().table().seat(side).cloned())
    };
    // Two people played it last.
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "Begin");
    let captain = Some(Seat::Computer("captain".to_owned()));
    let title = |system: &str| {
        let entry = find(SYSTEMS, system).unwrap();
        entry.usual(Options::default()).unwrap().title().to_owned()
    };
    let held = [None, captain];
    assert_eq!(begins(&mut w, &title("tabletop")), held);
    assert_eq!(begins(&mut w, &title("hells_gate")), held);
    // One side of the night decides everything.
    assert_eq!(begins(&mut w, &title("jaws_of_victory")), [None, None]);
}

#[test]
fn the_size_of_the_text_that_is_set_over_the_opening_screen_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let first = || {
        window::open(home.path(), window::USUAL, |settings| {
            settings.opening = true;
            settings.tour_offered = false;
        })
    };
    let mut w = first();
    assert!(says(&w, "Correct map and counters"), "the opening screen");
    for _ in 0..2 {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
        w.run_steps(4);
    }
    let zoom = w.ctx.zoom_factor();
    assert!(zoom > 1.0);
    assert!((w.state().settings().text_scale - zoom).abs() < 0.01);
    drop(w);
    let w = first();
    assert!((w.state().settings().text_scale - zoom).abs() < 0.01);
}

#[test]
fn the_offer_of_a_new_game_says_of_each_scenario_what_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    for known in scenario::built_in() {
        assert!(says(&w, known.title), "{}", known.title);
    }
    for sentence in [
        "Even between strong players; for others it is harder for the Soviets.",
        "The same battle with the order of battle this program had at first",
        "The first order of battle again, but ten German units come a turn late",
        "Even. Soviets 48\u{a0}±\u{a0}2% in 1023 games between computers of the level General",
        "Favours: Germans. Soviets 20\u{a0}±\u{a0}1% in 2000 games",
    ] {
        assert!(says(&w, sentence), "{sentence}");
    }
    // So are the games of other systems, and each can be begun.
    choose_card(&mut w, "120 km by 120 km, squares");
    click(&mut w, "Begin");
    assert_eq!(w.state().room().table().system(), "tabletop");
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    choose_card(&mut w, "Hell's Gate: The Korsun Pocket, 1944");
    click(&mut w, "Begin");
    assert_eq!(w.state().session().rules().id, "korsun_1944");
}

#[test]
fn the_names_of_the_games_lead_to_the_first_card_of_each() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path(), [1280.0, 720.0]);
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let role = egui::accesskit::Role::ListBoxOption;
    let card = |w: &Window<'_>| w.get_by_role_and_label(role, "April’s Fools").rect();
    let foot = w.get_by_label("Begin").rect().top();
    assert!(card(&w).top() > foot, "it lies far below");
    let name = w.get_by_role_and_label(egui::accesskit::Role::Button, "A Gate of Hell");
    name.click();
    w.run_steps(12);
    assert!(card(&w).bottom() < foot, "{} {foot}", card(&w));
    assert!(card(&w).top() > 0.0);
    click(&mut w, "Begin");
    assert_eq!(w.state().room().table().system(), "gate_of_hell");
}

/// A frame costs a whole screen where no graphics card paints, and telling the
/// system something makes another.
#[test]
fn an_idle_window_rests() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let mut app = App::new(store);
    app.push(Command::Toggle(Dialog::Welcome));
    let ctx = egui::Context::default();
    app.dress(&ctx);
    let size = egui::vec2(window::USUAL[0], window::USUAL[1]);
    let mut time = 0.0;
    let mut frame = |app: &mut App, events: Vec<egui::Event>| {
        time += 0.25;
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            time: Some(time),
            events,
            ..Default::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            app.think(ui.ctx());
            app.draw(ui);
        });
        // Nobody paints here.
        output.textures_delta.clear();
        let told = &output.viewport_output[&egui::ViewportId::ROOT];
        told.commands.is_empty() && told.repaint_delay == std::time::Duration::MAX
    };
    // At rest; with the pointer on a hex and its card; with every overlay.
    let point = |x, y| vec![egui::Event::PointerMoved(egui::pos2(x, y))];
    for step in 0..3 {
        let events = if step == 0 {
            Vec::new()
        } else {
            point(500.0, 400.0)
        };
        if step == 2 {
            for overlay in OverlayKind::ALL {
                app.push(window::overlay(overlay));
            }
        }
        frame(&mut app, events);
        // The map is painted beside, which takes as long as it takes.
        let mut quiet = 0;
        for _ in 0..2_000 {
            quiet = match frame(&mut app, Vec::new()) {
                true => quiet + 1,
                false => 0,
            };
            if quiet == 20 {
                break;
            }
        }
        assert_eq!(quiet, 20, "the window never rests, step {step}");
    }
}
