//! Computer players in the window, headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, says};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::App;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::{Deed, Practising};
use hells_gate::engine::{Commander, Die, Level, Rules as _, SideNo, Temper, UndoPolicy};
use hells_gate::present::system::Pointer;
use hells_gate::record::practice::{Due, Missed, today};
use hells_gate::record::{DiceMode, Options, Store};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{BySide, Side, Stage};
use std::path::Path;

fn window(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| settings.pace = 0)
}

/// A new game with these computer players.
fn begin(window: &mut Window<'_>, seats: [Option<Level>; 2]) {
    let options = Options {
        seed: 7,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    };
    let seats = BySide {
        soviet: seats[0],
        german: seats[1],
    };
    window.state_mut().push(window::begins(0, options, seats));
    window.run_steps(2);
}

/// Steps until something holds; the computer thinks in a thread of its own.
fn until(window: &mut Window<'_>, what: &str, done: impl Fn(&App) -> bool) {
    for _ in 0..200_000 {
        if done(window.state()) {
            return;
        }
        window.step();
        std::thread::yield_now();
    }
    panic!("it never came to pass that {what}");
}

#[test]
fn two_computers_play_a_game_to_its_verdict() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [Some(Level::Captain), Some(Level::Cadet)]);
    until(&mut w, "the game is over", |app| app.session().is_over());
    w.run_steps(4);
    assert!(says(&w, "The game is over"));
    // Who played is in the record.
    let text = w.state().session().file.to_json();
    let read = GameFile::read(&text).unwrap().file;
    assert_eq!(read.players[Side::Soviet], "Computer (Captain)");
    assert_eq!(read.players[Side::German], "Computer (Cadet)");
}

#[test]
fn where_only_the_computer_has_answered_the_die_nothing_can_be_undone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    let options = Options {
        seed: 7,
        dice: DiceMode::ByHand,
        undo: UndoPolicy::ToLastBarrier,
    };
    let seats = BySide {
        soviet: None,
        german: Some(Level::Captain),
    };
    for face in Die::ALL {
        w.state_mut().push(window::begins(0, options, seats));
        w.run_steps(2);
        for text in ["supply", "attack B2 5GT", "resolve"] {
            let action = w.state().session().rules().parse(text).unwrap();
            window::does(&mut w, action);
        }
        w.state_mut().push(window::gives(face));
        w.run_steps(2);
        until(&mut w, "a person decides", |app| {
            app.session().state().to_act() == Some(Side::Soviet)
        });
        w.run_steps(4);
        let ply = w.state().room().table().glance().ply;
        let why = w.state().room().allows(&Command::Undo).unwrap_err();
        assert!(why.contains("die has been rolled"), "{why}");
        w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
        w.run_steps(4);
        assert_eq!(w.state().room().table().glance().ply, ply);
        // Once a computer had something to answer, nothing more need be tried.
        if ply > 3 {
            return;
        }
    }
    panic!("no face of the die asked anything of the computer");
}

#[test]
fn whoever_picks_a_target_has_the_attack_before_him_and_what_was_advised_below() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    w.state_mut().push(Command::Proceed);
    w.run_steps(4);
    w.key_press(Key::I);
    until(&mut w, "advice is there", |app| {
        app.room().found().is_some()
    });
    w.run_steps(4);
    assert!(says(&w, "Suggestions"));
    click_beginning(&mut w, "Hex B7");
    let top = |label: &str| {
        let all = w.query_all_by_label_contains(label);
        all.map(|node| node.rect().top()).reduce(f32::max).unwrap()
    };
    // Who can attack stands above the suggestions.
    assert!(top("48th Rifle Corps (") < top("Suggestions"));
}

#[test]
fn the_computer_answers_and_undo_goes_back_to_the_person() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, Some(Level::Captain)]);
    assert!(!w.state().room().computer_decides());
    // The Soviet player turn by hand, as short as can be.
    w.state_mut().push(Command::Proceed);
    w.run_steps(4);
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(4);
    assert_eq!(w.state().session().state().stage, Stage::Movement);
    // Three tanks share no hex at the end: ask for advice, and follow it.
    w.key_press(Key::I);
    until(&mut w, "advice is there", |app| {
        app.room().found().is_some()
    });
    w.run_steps(4);
    assert!(says(&w, "1."));
    let before = *w.state().session().state();
    // What to do comes first; what it rests on is a click away.
    assert!(!says(&w, "How far to trust them"));
    click(&mut w, "The whole plan");
    // What a figure rests on, and how far it can be trusted, stand beside it.
    assert!(says(&w, "“Who will win?” plays whole games instead"));
    assert!(says(
        &w,
        "How far to trust them: when such plans were played out"
    ));
    // The plan names its units.
    assert!(says(&w, " from ") && says(&w, " to "));
    // It is told by purpose, in three depths, and how deep is remembered.
    click(&mut w, "Where to look");
    assert!(says(&w, "Look at ") && !says(&w, " → "));
    assert!(!says(&w, "How far to trust them"));
    click(&mut w, "What to do");
    assert!(says(&w, " → ") && !says(&w, "How far to trust them"));
    assert_eq!(
        w.state().settings().advice,
        hells_gate::present::duty::PlanDepth::What
    );
    click(&mut w, "The whole plan");
    assert!(says(&w, "How far to trust them"));
    w.state_mut().push(Command::FollowAdvice(0));
    w.run_steps(4);
    // It was carried out, and the phase is still open.
    let now = *w.state().session().state();
    assert_eq!((now.player, now.stage), (Side::Soviet, Stage::Movement));
    assert!(now.moved.len() > before.moved.len());
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(2);
    until(&mut w, "the Germans have played", |app| {
        let state = *app.session().state();
        state.turn == 2 && state.player == Side::Soviet
    });
    // Nobody has to confirm a hand-over to a computer.
    assert!(!says(&w, "Hand over"));
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    let session = w.state().session();
    let after = session.state();
    assert_eq!((after.turn, after.player), (1, Side::Soviet));
    assert_eq!(after.stage, before.stage);
}

#[test]
fn a_person_cannot_decide_for_the_computer_but_may_hold_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [Some(Level::General), None]);
    until(&mut w, "supply is judged", |app| {
        app.session().state().stage == Stage::Combat
    });
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(2);
    assert!(says(&w, "The computer is to decide now"));
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    click(&mut w, "Pause");
    assert!(says(&w, "waits."));
    let held = *w.state().session().state();
    w.run_steps(8);
    assert_eq!(*w.state().session().state(), held);
    // Held, a person may decide, whatever the computer had begun by then.
    let table = w.state().room().table();
    let (before, legal) = (table.glance().ply, table.legal(None));
    let action = legal
        .last()
        .expect("there is something to do")
        .action
        .clone();
    window::written(&mut w, &[&action]);
    w.run_steps(4);
    assert_eq!(
        w.state().room().table().glance().ply,
        before + 1,
        "{action}"
    );
    click(&mut w, "Go on");
    assert!(w.state().room().computer_decides());
}

#[test]
fn what_the_other_side_could_do_is_asked_by_key_and_put_away() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [Some(Level::Cadet), Some(Level::Cadet)]);
    until(&mut w, "turn 3 has begun", |app| {
        app.session().state().turn == 3
    });
    w.key_press(Key::P);
    w.run_steps(2);
    w.key_press_modifiers(egui::Modifiers::SHIFT, Key::I);
    until(&mut w, "it is known what could be done", |app| {
        app.room().found().is_some()
    });
    w.run_steps(4);
    assert!(says(&w, "What the other side could do next"));
    assert!(says(&w, "costs overlap and cannot be added up"));
    let found = w.state().room().found();
    let Some(hells_gate::table::Found::Dangers(dangers)) = found else {
        panic!("something else was found");
    };
    let n = dangers.list.len();
    assert!(n > 0);
    assert_eq!(w.query_all_by_label("Only this").count(), n);
    w.state_mut().push(Command::DismissAnswer);
    w.run_steps(2);
    assert!(w.state().room().found().is_none());
}

#[test]
fn a_forecast_and_a_look_back_are_told_and_can_be_dismissed() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [Some(Level::Cadet), Some(Level::Cadet)]);
    until(&mut w, "turn 2 has begun", |app| {
        app.session().state().turn == 2
    });
    w.key_press(Key::P);
    w.run_steps(2);
    assert!(w.state().room().computers_wait());
    w.key_press(Key::W);
    until(&mut w, "the forecast is there", |app| {
        app.room().found().is_some()
    });
    w.run_steps(4);
    assert!(says(&w, "400 games played on from here"));
    assert!(says(&w, "an estimate after a short search instead"));
    assert!(says(&w, "victory points are added for the Soviets"));
    assert!(says(&w, "came true to within"));
    // The figures stand beside the bars, whole, not cut within them.
    let figures: Vec<_> = w.query_all_by_label_contains("%\u{a0}±\u{a0}").collect();
    assert_eq!(figures.len(), 3);
    for figure in figures {
        assert_eq!(figure.accesskit_node().role(), egui::accesskit::Role::Label);
    }
    w.state_mut().push(Command::DismissAnswer);
    w.run_steps(2);
    assert!(w.state().room().found().is_none());
    // Whoever asks the same again has not to wait again.
    w.key_press(Key::W);
    w.run_steps(2);
    assert!(w.state().room().thinks().is_none());
    assert!(says(&w, "400 games played on from here"));
    // After an action it is another question.
    let played = |w: &mut Window| {
        let action = w.state().room().table().legal(None)[0].action.clone();
        window::written(w, &[&action]);
        w.run_steps(3);
    };
    played(&mut w);
    assert!(w.state().room().found().is_none());
    // Where the game goes on before the answer is there, that is said.
    w.key_press(Key::W);
    w.run_steps(2);
    assert!(w.state().room().thinks().is_some());
    played(&mut w);
    assert!(w.state().room().thinks().is_none());
    assert!(says(&w, "The game went on before the answer was there"));
    // Thinking can be stopped too.
    w.key_press(Key::B);
    w.run_steps(2);
    assert!(w.state().room().thinks().is_some());
    // Minutes of work are not thrown away with a key that closes everything else.
    w.key_press(Key::Escape);
    w.run_steps(2);
    let room = w.state().room();
    assert!(room.thinks().is_some() || room.found().is_some());
    w.state_mut().push(Command::DismissAnswer);
    w.run_steps(4);
    assert!(w.state().room().thinks().is_none());
    assert!(w.state().room().found().is_none());
}

/// The coach looks while one plays on, says nothing where nothing was decided or what was
/// decided was taken back, and goes when it is told to.
#[test]
fn the_coach_is_silent_about_what_was_taken_back_and_stops_when_told() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    let coach = |app: &App| {
        let coach = app.room().coach();
        (coach.watches(), coach.costly().len())
    };
    w.state_mut().push(Command::Coach(Some(30)));
    w.run_steps(4);
    assert_eq!(w.state().settings().coach, Some(30));
    // Supply is judged: nothing was decided.
    w.state_mut().push(Command::Proceed);
    w.run_steps(4);
    until(&mut w, "the coach has looked", |app| !coach(app).0);
    assert_eq!(coach(w.state()).1, 0);
    assert!(!says(&w, "The coach has looked at what you decided last"));
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(2);
    assert!(coach(w.state()).0, "it looks while one plays on");
    assert!(says(&w, "The coach is looking at what you decided"));
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    w.run_steps(2);
    until(&mut w, "the coach has looked", |app| !coach(app).0);
    assert_eq!(coach(w.state()).1, 0);
    assert!(!says(&w, "Your coach"));
    // What was taken back is no decision to which it could agree.
    assert!(!says(&w, "The coach has looked at what you decided last"));
    assert!(says(&w, "A coach watches"));
    // Whoever reads that it does not object knows that it is done, and not about to speak.
    w.state_mut().push(Command::Coach(Some(250)));
    w.run_steps(2);
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(2);
    until(&mut w, "the coach has looked", |app| !coach(app).0);
    w.run_steps(2);
    assert!(says(&w, "The coach has looked at what you decided last"));
    // Nobody watches any more.
    w.state_mut().push(Command::Coach(Some(30)));
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(2);
    w.state_mut().push(Command::Coach(None));
    w.run_steps(2);
    assert!(!coach(w.state()).0);
}

#[test]
fn a_coach_is_chosen_with_a_new_game_and_only_if_it_is_begun() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    let choose = |w: &mut Window<'_>, coach: &str, ends: &str| {
        w.state_mut().push(Command::Toggle(Dialog::NewGame));
        w.run_steps(4);
        click_beginning(w, "Coach");
        click(w, coach);
        click(w, ends);
        w.state().settings().coach
    };
    assert_eq!(
        choose(&mut w, "Speaks from 1.0 victory points on", "Cancel"),
        None
    );
    // The dialog keeps what was chosen in it.
    w.state_mut().push(Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(says(&w, "Speaks from 1.0 victory points on"));
    click(&mut w, "Cancel");
    assert_eq!(
        choose(&mut w, "Speaks from 2.0 victory points on", "Begin"),
        Some(20)
    );
    // Who is watched already stays so, and sees it there.
    w.state_mut().push(Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(says(&w, "Speaks from 2.0 victory points on"));
    click(&mut w, "Begin");
    assert_eq!(w.state().settings().coach, Some(20));
}

/// The arrow keys go on from what is chosen, whether a list was opened by a key or not.
#[test]
fn a_list_opened_with_the_pointer_goes_on_from_what_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    w.state_mut().push(Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click_beginning(&mut w, "Coach");
    click(&mut w, "Speaks from 1.0 victory points on");
    let list = w.query_all_by_label_contains("Coach: Speaks");
    let at = list.map(|it| it.rect().center()).next().unwrap();
    w.hover_at(at);
    w.drag_at(at);
    w.drop_at(at);
    w.run_steps(4);
    window::press(&mut w, Key::ArrowDown);
    window::press(&mut w, Key::Enter);
    w.run_steps(4);
    assert!(says(&w, "Coach: Speaks from 2.0 victory points on"));
    // And Home and End go to the first and to the last.
    for (key, chosen) in [
        (Key::Home, "Coach: Nobody watches"),
        (Key::End, "Coach: Speaks"),
    ] {
        w.hover_at(at);
        w.drag_at(at);
        w.drop_at(at);
        w.run_steps(4);
        window::press(&mut w, key);
        window::press(&mut w, Key::Enter);
        w.run_steps(4);
        assert!(says(&w, chosen));
    }
}

/// That a coach watches is seen; what he speaks of he names, what would have been better he
/// draws, and all of it stays to be read until it has been decided anew.
#[test]
fn the_coach_is_seen_to_watch_and_what_he_said_stays_while_it_is_tried_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    assert!(!says(&w, "A coach watches"));
    w.state_mut().push(Command::Coach(Some(5)));
    w.run_steps(4);
    assert!(says(
        &w,
        "A coach watches, and speaks from 0.5 victory points on."
    ));
    w.state_mut().push(Command::Proceed);
    w.run_steps(2);
    // Not one attack in the first phase, in which everything can be attacked.
    w.state_mut().push(Command::EndPhaseNow);
    until(&mut w, "the coach speaks", |app| {
        app.room().coach().speaks_of().is_some()
    });
    w.run_steps(4);
    let one = w.state().room().coach().speaks_of().unwrap().clone();
    assert!(!says(&w, "A coach watches"), "he speaks");
    assert!(says(&w, &one.when) && says(&w, "Played: No attack."));
    assert!(!says(&w, "Better: "));
    let place = |w: &Window<'_>, label: &str| w.get_by_label(label).rect();
    let lies = [
        place(&w, "Take back and try"),
        place(&w, "What did I miss?"),
    ];
    assert_eq!(w.state().room().coach().arrows().len(), 0);
    click(&mut w, "What did I miss?");
    let better = format!("Better: {}", one.better);
    assert!(says(&w, &better));
    // What it would have been for.
    let table = w.state().room().table();
    let told = table.sketch(one.node, &one.plan).unwrap().told;
    let task = &told.tasks[0];
    assert!(says(&w, &task.who) && says(&w, &task.ends[0].text));
    assert!(!w.state().room().coach().arrows().is_empty());
    let now = [
        place(&w, "Take back and try"),
        place(&w, "What did I miss?"),
    ];
    assert_eq!(now, lies, "no button moves under the pointer");
    click(&mut w, "Take back and try");
    assert_eq!(w.state().room().shown_node(), one.node);
    assert!(says(&w, &better), "it stays to be read");
    assert!(!w.state().room().coach().arrows().is_empty());
    // What is put together stands above it.
    let said = |w: &Window<'_>| place(w, "Your coach").top();
    assert!(said(&w) < place(&w, "Targets").top());
    let target = Pointer::Place("B7".to_owned());
    window::push(&mut w, window::asked(Deed::Point(target)));
    w.run_steps(4);
    let attack = w.query_all_by_label_contains("Attack on B7");
    let attack = attack.map(|it| it.rect().top()).fold(f32::MAX, f32::min);
    assert!(attack < said(&w), "{attack}");
    w.state_mut().push(Command::EndPhaseNow);
    w.run_steps(4);
    assert!(!says(&w, &better), "it was decided anew");
    // Whoever goes on instead of trying again has no arrows to what is past.
    until(&mut w, "the coach speaks again", |app| {
        app.room().coach().speaks_of().is_some()
    });
    w.run_steps(4);
    click(&mut w, "What did I miss?");
    assert!(!w.state().room().coach().arrows().is_empty());
    window::written(&mut w, &["move 5GT C1"]);
    w.run_steps(4);
    assert_eq!(w.state().room().coach().arrows().len(), 0);
    assert!(says(&w, "What did I miss?"), "it stays to be read");
    w.state_mut().push(Command::Coach(None));
    w.run_steps(4);
    assert!(!says(&w, "A coach watches"));
}

/// A decision that a coach kept comes to the table on the day it is due; how it goes the
/// first time moves it, the own game waits meanwhile and nothing of the practice is saved.
#[test]
fn a_decision_to_be_practised_comes_to_the_table_and_the_own_game_waits() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    let table = w.state().room().table();
    let (own, title) = (table.write(""), table.title().to_owned());
    let store = Store::at(home.path()).unwrap();
    let found = Missed {
        title: title.clone(),
        when: "Turn 1, German player turn".to_owned(),
        theme: "Supply".to_owned(),
        cost: (2.5, 0.4),
        played: "Nothing at all.".to_owned(),
        better: "Something else.".to_owned(),
    };
    store.keep_exercise(found, &own, today() - 1).unwrap();
    w.state_mut().push(Command::Toggle(Dialog::Lessons));
    w.run_steps(4);
    assert!(says(&w, "To practise (1 due)"));
    assert!(says(&w, "cost 2.5\u{a0}±\u{a0}0.4"));
    let exercise = "Supply: Turn 1, German player turn: due";
    w.get_by_label(exercise).click();
    w.run_steps(4);
    assert!(says(&w, "Once more"));
    assert!(!says(&w, "Something else."), "the answer is not given away");
    w.state_mut().push(Command::Save);
    w.run_steps(4);
    assert!(says(&w, "First go back to your own game"));
    for _ in 0..2 {
        w.state_mut().push(Command::Proceed);
        w.run_steps(2);
    }
    until(&mut w, "it is judged", |app| {
        app.room().practising().is_some_and(Practising::is_judged)
    });
    w.run_steps(4);
    assert!(w.state().room().practising().unwrap().is_solved());
    assert!(says(&w, "It comes again in 3 days."));
    assert!(says(&w, "Better then: Something else."));
    let kept = store.exercises();
    assert_eq!(kept[0].due(today()), Due::In(3));
    // Tried once more, it stays as it is: only the first answer counts.
    w.get_by_role_and_label(Role::Button, "Once more").click();
    w.run_steps(4);
    assert!(!w.state().room().practising().unwrap().is_judged());
    assert_eq!(w.state().room().table().glance().ply, 0);
    w.get_by_label("Back to my game").click();
    w.run_steps(4);
    assert!(w.state().room().practising().is_none());
    assert_eq!(w.state().room().table().write(""), own);
    assert_eq!(store.exercises(), kept);
    assert!(store.list_games().is_empty());
    // Its card leads to the others, whether one is due or not.
    w.state_mut().push(Command::Toggle(Dialog::Lessons));
    w.run_steps(4);
    click(&mut w, "To practise");
    window::click_beginning(&mut w, "Supply: Turn 1, German player turn");
    for _ in 0..2 {
        w.state_mut().push(Command::Proceed);
        w.run_steps(2);
    }
    until(&mut w, "it is judged again", |app| {
        app.room().practising().is_some_and(Practising::is_judged)
    });
    w.run_steps(4);
    click(&mut w, "Other exercises");
    assert!(w.state().room().practising().is_none());
    assert!(says(&w, "Decisions of your own games that cost something"));
}

#[test]
fn what_is_asked_while_the_panel_is_scrolled_down_is_answered_in_sight() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    w.state_mut().push(Command::Proceed);
    w.run_steps(4);
    let top = |w: &Window<'_>| w.get_by_label("Targets").rect().top();
    let before = top(&w);
    window::reads_on(&mut w, egui::pos2(1100.0, 400.0), 200.0);
    assert!(top(&w) < before - 20.0, "it is scrolled");
    w.key_press(Key::I);
    until(&mut w, "advice is there", |app| {
        app.room().found().is_some()
    });
    w.run_steps(8);
    let depth = w.get_by_label("Where to look").rect();
    assert!(depth.top() > 180.0, "{depth:?}");
}

#[test]
fn what_is_asked_while_an_attack_is_put_together_is_answered_below_it_and_in_sight() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    begin(&mut w, [None, None]);
    // So low that the attack fills the panel.
    w.set_size(egui::vec2(1280.0, 720.0));
    w.state_mut().push(Command::Proceed);
    w.run_steps(4);
    click_beginning(&mut w, "Hex B7");
    click_beginning(&mut w, "29th Tank Corps (");
    w.key_press(Key::I);
    until(&mut w, "advice is there", |app| {
        app.room().found().is_some()
    });
    w.run_steps(8);
    let [rows, advice, foot] = ["29th Tank Corps (", "Where to look", "Roll: normal attack"]
        .map(|label| w.query_all_by_label_contains(label).next().unwrap().rect());
    assert!(rows.top() < advice.top(), "{rows:?} {advice:?}");
    assert!(advice.bottom() < foot.top(), "{advice:?} {foot:?}");
}

/// Who plays is chosen with what it leans to, in the dialog and later in the menu; the
/// file keeps both.
#[test]
fn a_computer_is_chosen_with_its_temper_and_the_file_keeps_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window(home.path());
    window::push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    let how = "Germans: how the computer plays";
    assert!(!says(&w, how), "a person leans to what he likes");
    click_beginning(&mut w, "Germans: who plays");
    click_beginning(&mut w, "Captain");
    assert!(says(&w, how));
    click_beginning(&mut w, how);
    click_beginning(&mut w, "careful");
    click(&mut w, "Begin");
    w.run_steps(4);
    let seated = |w: &Window<'_>| w.state().room().seated(SideNo::B);
    let careful = Commander::new(Level::Captain, Temper::Careful);
    assert_eq!(seated(&w), Some(careful));
    let text = w.state().session().file.to_json();
    let read = GameFile::read(&text).unwrap().file;
    assert_eq!(read.players[Side::German], "Computer (Careful-captain)");
    // Both can be changed later, from the menu and the palette.
    w.set_size(egui::vec2(1280.0, 6000.0));
    window::push(&mut w, Command::Toggle(Dialog::Palette));
    w.run_steps(4);
    assert!(says(&w, "Germans: who plays: Colonel"));
    click_beginning(&mut w, "Germans: how the computer plays: bold");
    let bold = Commander::new(Level::Captain, Temper::Bold);
    assert_eq!(seated(&w), Some(bold));
    window::push(&mut w, Command::Toggle(Dialog::Palette));
    w.run_steps(4);
    // Another level leans to the same.
    click_beginning(&mut w, "Germans: who plays: Colonel");
    let bold = Commander::new(Level::Colonel, Temper::Bold);
    assert_eq!(seated(&w), Some(bold));
}
