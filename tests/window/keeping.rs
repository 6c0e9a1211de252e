//! Files in the window: one changes only when its owner says save, no name takes
//! another game's place unasked, and nothing that was played or planned is lost.

use crate::played;
use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::engine::{Options, Rules, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::Means;
use hells_gate::record::{MAX_ACTIONS, SavedGame, Store};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::{Action, BySide, Stage};
use hells_gate::table::{Sheet, find};
use std::fs;
use std::path::{Path, PathBuf};

/// The program as one person studies with it, undo all the way.
fn studying(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.undo = UndoPolicy::Free;
    })
}

/// A game of this title in a file of this name among the saved games.
fn saved(home: &Path, name: &str, title: &str, actions: usize) -> PathBuf {
    let mut file = played::played(5, actions);
    file.options.undo = UndoPolicy::Free;
    file.game.set_policy(UndoPolicy::Free);
    file.title = title.to_owned();
    let store = Store::at(home).unwrap();
    let path = store.games_folder().join(name);
    store.save(&path, &file).unwrap();
    path
}

fn read(path: &Path) -> GameFile {
    let opened = GameFile::read_bytes(&fs::read(path).unwrap()).unwrap();
    assert_eq!(opened.damage, None);
    opened.file
}

/// The saved game with these words in its title.
fn listed(home: &Path, words: &str) -> GameFile {
    let games = Store::at(home).unwrap().list_games();
    let found: Vec<_> = games.iter().filter(|g| g.title.contains(words)).collect();
    assert_eq!(found.len(), 1, "one game is called “…{words}…”");
    read(&found[0].path)
}

/// Another action than the one that was undone.
fn play_otherwise(window: &mut Window<'_>) {
    let session = window.state().session();
    let game = &session.file.game;
    let undone = game.entries()[game.cursor()].action;
    let (rules, mut legal) = (game.rules(), Vec::new());
    rules.legal(game.state(), &mut legal);
    let other = |&&a: &&Action| a != undone && !rules.rolls_dice(game.state(), a);
    let action = *legal.iter().find(other).expect("there is another way");
    window::does(window, action);
    window.run_steps(2);
}

fn undo(window: &mut Window<'_>, times: usize) {
    for _ in 0..times {
        push(window, Command::Undo);
    }
}

fn actions(window: &Window<'_>) -> usize {
    window.state().session().file.game.cursor()
}

fn begin(w: &mut Window<'_>) {
    let options = w.state().session().file.options;
    push(w, window::begins(0, options, BySide::default()));
    w.run_steps(2);
}

/// What somebody may leave a game for.
fn leaves(home: &Path) -> Vec<Command> {
    let other = saved(home, "other.hellsgate", "Another battle", 9);
    vec![
        Command::Open(other),
        Command::Branch(NodeId(3)),
        Command::Quit,
        window::begins(0, played::played(5, 1).options, BySide::default()),
    ]
}

#[test]
fn leaving_a_game_never_writes_in_the_file_it_came_from() {
    for number in 0..4 {
        let home = tempfile::tempdir().unwrap();
        let path = saved(home.path(), "battle.hellsgate", "The battle", 80);
        let (before, whole) = (fs::read(&path).unwrap(), read(&path));
        let mut w = studying(home.path());
        push(&mut w, Command::Open(path.clone()));
        undo(&mut w, 30);
        play_otherwise(&mut w);
        let leave = leaves(home.path()).swap_remove(number);
        let quits = leave == Command::Quit;
        push(&mut w, leave);
        w.run_steps(2);
        let told = says(&w, "“battle” is as it was last saved");
        assert_eq!(told, !quits, "leaving is told, closing offers it next time");
        drop(w);
        assert_eq!(fs::read(&path).unwrap(), before, "the file is untouched");
        let store = Store::at(home.path()).unwrap();
        let changed = match quits {
            true => read(&store.pending()[0].path),
            false => listed(home.path(), "The battle (played on)"),
        };
        assert_eq!(changed.game.cursor(), 51);
        // And the line of play that was left is in its record, to its end.
        let path = match quits {
            true => store.pending()[0].path.clone(),
            false => store.list_games()[0].path.clone(),
        };
        let kept = store.open_table(&path).unwrap().table;
        assert!(kept.actions() > whole.game.entries().len());
    }
}

#[test]
fn a_game_that_is_as_in_its_file_leaves_nothing_behind() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "battle.hellsgate", "The battle", 40);
    let mut w = studying(home.path());
    push(&mut w, Command::Open(path));
    // There and back again.
    undo(&mut w, 3);
    for _ in 0..3 {
        push(&mut w, Command::Redo);
    }
    begin(&mut w);
    assert_eq!(actions(&w), 0);
    let store = Store::at(home.path()).unwrap();
    assert_eq!(store.list_games().len(), 1);
}

#[test]
fn what_was_undone_and_played_otherwise_is_kept_and_told() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "battle.hellsgate", "The battle", 60);
    let whole = read(&path);
    let mut w = studying(home.path());
    push(&mut w, Command::Open(path));
    undo(&mut w, 20);
    play_otherwise(&mut w);
    assert!(says(
        &w,
        "20 actions that had been taken back stay in the record"
    ));
    // They are the game's own: the log leads to them.
    assert!(w.state().room().table().actions() > whole.game.entries().len());
    assert!(says(&w, "Played instead: "));
    // A few actions that no file had are only a slip.
    play_otherwise_after(&mut w, 1);
    assert!(!says(&w, "had been undone"));
    let store = Store::at(home.path()).unwrap();
    assert_eq!((store.list_games().len(), store.list_lines().len()), (1, 0));
    // More of them are kept by themselves, apart from the saved games.
    let mut more = 0;
    while more < 8 {
        let session = w.state().session();
        let rules = session.rules().clone();
        let state = *session.state();
        let mut first = |_| 0;
        let action = rules.sample(&state, &mut first).unwrap();
        window::does(&mut w, action);
        more += usize::from(!rules.takes_back(action));
    }
    let played = w.state().session().file.game.entries().to_vec();
    let long = actions(&w);
    undo(&mut w, 8);
    let after = actions(&w);
    assert_eq!(long - after, 8);
    play_otherwise(&mut w);
    assert!(says(
        &w,
        "8 actions that had been taken back stay in the record"
    ));
    // The log leads to them, and from there the game goes on.
    let table = w.state().room().table();
    let line = table.line();
    let other = (1..=table.actions()).map(NodeId);
    let mut other = other.filter(|node| !line.contains(node));
    let first = other.next().unwrap();
    let last = other.next_back().unwrap();
    assert!(table.ways_on(table.told(first).unwrap().parent).len() > 1);
    push(&mut w, window::asked(Deed::LookAt(Some(last))));
    push(&mut w, window::asked(Deed::GoOnHere));
    assert_eq!(w.state().session().file.game.entries(), played);
}

/// Undoes so many actions, and plays another one.
fn play_otherwise_after(window: &mut Window<'_>, times: usize) {
    undo(window, times);
    play_otherwise(window);
}

#[test]
fn the_name_to_save_under_is_free_and_ready_to_be_typed_over() {
    let home = tempfile::tempdir().unwrap();
    let title = "Hell's Gate: The Korsun Pocket, 1944";
    let name = "Hells Gate The Korsun Pocket 1944.hellsgate";
    let path = saved(home.path(), name, title, 70);
    let before = fs::read(&path).unwrap();
    let mut w = studying(home.path());
    window::does(&mut w, Action::JudgeSupply);
    // Whoever just says yes gets a name that nothing has.
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    press(&mut w, Key::Enter);
    assert!(says(
        &w,
        "Saved as “Hell's Gate: The Korsun Pocket, 1944 (2)”"
    ));
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(listed(home.path(), "1944 (2)").game.cursor(), 1);
    // Typing takes the place of the name that is proposed.
    begin(&mut w);
    window::does(&mut w, Action::JudgeSupply);
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    w.event(egui::Event::Text("Tuesday".to_owned()));
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert!(says(&w, "Saved as “Tuesday”"));
    assert_eq!(listed(home.path(), "Tuesday").game.cursor(), 1);
}

#[test]
fn enter_opens_the_file_whose_path_was_typed() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Seminar.hellsgate", "Seminar", 30);
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(4);
    let field = "Or the path of a game file";
    w.get_by_role_and_label(Role::TextInput, field).focus();
    w.run_steps(2);
    w.event(egui::Event::Text(
        path.with_extension("lost").display().to_string(),
    ));
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert_eq!(actions(&w), 0, "there is no such file");
    w.get_by_role_and_label(Role::TextInput, field).focus();
    w.key_press_modifiers(Modifiers::COMMAND, Key::A);
    w.run_steps(2);
    w.event(egui::Event::Text(path.display().to_string()));
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert_eq!(actions(&w), 30);
}

#[test]
fn a_game_takes_the_place_of_another_only_when_both_were_shown() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Study.hellsgate", "Study", 70);
    let (before, theirs) = (fs::read(&path).unwrap(), read(&path));
    let mut w = studying(home.path());
    window::does(&mut w, Action::JudgeSupply);
    let ask = |w: &mut Window<'_>| {
        push(w, Command::SaveAs("Study".to_owned()));
        w.run_steps(3);
        assert!(says(w, "Replace “Study”?"));
        assert!(says(w, "70 actions"), "the game that is there");
        assert!(says(w, "1 action"), "the game on the table");
        let there = SavedGame::of_file(path.clone()).written();
        assert!(says(w, &there), "when it was saved: {there}");
        assert_eq!(fs::read(&path).unwrap(), before);
    };
    ask(&mut w);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Replace “Study”?"), "Escape leaves all as it is");
    ask(&mut w);
    click(&mut w, "Save under a free name");
    assert!(says(&w, "Saved as “Study (2)”"));
    assert_eq!(fs::read(&path).unwrap(), before);
    ask(&mut w);
    click(&mut w, "Replace it");
    assert!(says(&w, "is kept as “Study (replaced)”"));
    assert_eq!(read(&path).game.cursor(), 1);
    let kept = path.with_file_name("Study (replaced).hellsgate");
    assert_eq!(read(&kept).game.entries(), theirs.game.entries());
    // From now on the file is the game's own: nothing is asked.
    window::does(&mut w, Action::EndPhase);
    push(&mut w, Command::Save);
    w.run_steps(2);
    assert!(says(&w, "Saved as “Study”"));
    assert_eq!(read(&path).game.cursor(), 2);
}

#[test]
fn the_file_is_named_where_it_was_saved_and_when_it_had_vanished() {
    let home = tempfile::tempdir().unwrap();
    let title = "Hell's Gate: The Korsun Pocket, 1944";
    let path = saved(home.path(), "twin.hellsgate", title, 30);
    let mut w = studying(home.path());
    push(&mut w, Command::Open(path.clone()));
    undo(&mut w, 1);
    push(&mut w, Command::Save);
    w.run_steps(2);
    assert!(says(&w, "Saved as “twin”"));
    fs::remove_file(&path).unwrap();
    push(&mut w, Command::Save);
    w.run_steps(2);
    assert!(says(&w, "was gone; it has been written again: “twin”"));
    assert_eq!(read(&path).game.cursor(), 29);
    // The list tells the file of a title that several may bear.
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(3);
    let all = w.get_by_role_and_label(Role::ListBoxOption, "Hell's Gate: The Korsun Pocket, 1944");
    let told = all
        .accesskit_node()
        .data()
        .description()
        .unwrap_or_default()
        .to_owned();
    assert!(told.ends_with("twin.hellsgate"), "{told}");
}

/// What the window is called in the next frames, whenever that is told.
fn called(w: &mut Window<'_>) -> Vec<String> {
    let mut called = Vec::new();
    for _ in 0..4 {
        w.step();
        let outputs = w.output().viewport_output.values();
        for command in outputs.flat_map(|v| v.commands.clone()) {
            if let egui::ViewportCommand::Title(title) = command {
                called.push(title);
            }
        }
    }
    called
}

#[test]
fn the_window_is_called_after_its_file_and_the_game_in_it() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "twin.hellsgate", "The battle", 30);
    let mut w = studying(home.path());
    w.state_mut().push(Command::Open(path));
    assert_eq!(called(&mut w), ["twin – The battle"]);
    let entry = find(SYSTEMS, "gate_of_hell").unwrap();
    let sheet = Sheet {
        scenario: entry.starts[0].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options::default(),
    };
    let table = (entry.open)(sheet).unwrap();
    let title = table.title().to_owned();
    w.state_mut().enter(Room::new(table, None));
    assert_eq!(called(&mut w), [title]);
}

#[test]
fn a_full_record_is_refused_in_words_before_anything_is_acknowledged() {
    let home = tempfile::tempdir().unwrap();
    let mut file = played::played(5, 1);
    file.options.undo = UndoPolicy::Free;
    file.game.set_policy(UndoPolicy::Free);
    let mut legal = Vec::new();
    let rules = file.game.rules().clone();
    rules.legal(file.game.state(), &mut legal);
    let joins = |a: &&Action| matches!(a, Action::JoinAttack { .. });
    let join = *legal.iter().find(joins).unwrap();
    let Action::JoinAttack { unit, .. } = join else {
        unreachable!("it joins")
    };
    let pair = [join, Action::LeaveAttack { unit }];
    for action in pair.into_iter().cycle().take(MAX_ACTIONS - 1) {
        file.play(action, None).unwrap();
    }
    let store = Store::at(home.path()).unwrap();
    let path = store.path_for("Long");
    store.save(&path, &file).unwrap();
    drop(store);
    let mut w = studying(home.path());
    push(&mut w, Command::Open(path));
    assert_eq!(actions(&w), MAX_ACTIONS);
    window::does(&mut w, Action::Resolve { flip: None });
    w.run_steps(2);
    assert_eq!(actions(&w), MAX_ACTIONS);
    assert!(says(&w, "as long as a record can be"));
}

#[test]
fn attacking_and_withdrawing_in_turn_leaves_the_record_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Hex B7");
    let before = actions(&w);
    for _ in 0..5 {
        click_beginning(&mut w, "29th Tank Corps (");
        assert_eq!(actions(&w), before + 1);
        click_beginning(&mut w, "29th Tank Corps (");
        assert_eq!(actions(&w), before);
    }
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    assert_eq!(w.state().session().state().attack, None);
}

#[test]
fn a_plan_of_attacks_outlives_the_window() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    window::does(&mut w, Action::JudgeSupply);
    let rules = w.state().session().rules().clone();
    let target = rules.grid.find("B7".parse().unwrap()).unwrap();
    let unit = rules.find_unit("29T").unwrap();
    push(&mut w, Command::Key(Means::Plan));
    window::plans(&mut w, target, &[unit]);
    w.run_steps(2);
    let plan = |w: &Window<'_>| {
        let state = *w.state().session().state();
        w.state().planned().plan.attacks(&state).to_vec()
    };
    let planned = plan(&w);
    assert_eq!(planned.len(), 1);
    push(&mut w, Command::Quit);
    drop(w);
    let mut w = studying(home.path());
    assert_eq!(plan(&w), []);
    click(&mut w, "Go on with it");
    assert_eq!(plan(&w), planned);
    // Saved with the game, it comes back from its file, too.
    push(&mut w, Command::SaveAs("Planned".to_owned()));
    let path = w.state().session().path.clone().unwrap();
    begin(&mut w);
    assert_eq!(plan(&w), [], "it belongs to its game");
    push(&mut w, Command::Open(path));
    w.run_steps(2);
    assert_eq!(plan(&w), planned);
}

#[test]
fn after_a_clean_end_the_next_start_offers_the_game_that_was_open() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "battle.hellsgate", "The battle", 30);
    let before = fs::read(&path).unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Open(path.clone()));
    push(&mut w, Command::Quit);
    drop(w);
    let mut w = studying(home.path());
    assert!(says(&w, "Resume where you left off?"));
    assert!(says(&w, "The battle: "));
    click(&mut w, "Go on with it");
    assert_eq!(w.state().session().path.as_ref(), Some(&path));
    assert_eq!(actions(&w), 30);
    assert_eq!(fs::read(&path).unwrap(), before);
    push(&mut w, Command::Quit);
    drop(w);
    // Whoever does not want it is not asked again, and it stays where it is.
    let mut w = studying(home.path());
    click(&mut w, "Not now");
    push(&mut w, Command::Quit);
    drop(w);
    let w = studying(home.path());
    assert!(!says(&w, "Resume where you left off?"));
    assert!(path.exists());
}

#[test]
fn what_cannot_be_gone_on_with_is_not_offered_as_if_it_could() {
    let home = tempfile::tempdir().unwrap();
    drop(Store::at(home.path()).unwrap());
    let broken = home.path().join("autosave/1-0.hellsgate");
    fs::write(&broken, "half a").unwrap();
    let mut w = studying(home.path());
    assert!(says(&w, "cannot be opened"));
    assert!(w.query_by_label("Go on with it").is_none());
    click(&mut w, "Put it away");
    assert!(!broken.exists());
    let store = Store::at(home.path()).unwrap();
    assert_eq!(store.list_games().len(), 1, "nothing is thrown away");
}
