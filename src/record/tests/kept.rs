//! What is acknowledged can be read back, and nothing that was played or planned
//! is lost to a name, a limit or another line of play.

use crate::record::{MAX_ACTIONS, SaveFailure, SavedGame, Store, file_stem};
use crate::systems::hells_gate::insight::{Plan, Planned};
use crate::systems::hells_gate::record::sample::*;
use crate::systems::hells_gate::record::{NotPlayed, where_it_stands};
use crate::systems::hells_gate::{Side, Stage, UnitId, UnitMask};
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

fn store() -> (tempfile::TempDir, Store) {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    (home, store)
}

/// A game in its first combat phase.
fn in_combat() -> GameFile {
    let mut file = new_game(1);
    file.play(Action::JudgeSupply, None).unwrap();
    file
}

/// Two units that can join one attack.
fn attackers(file: &GameFile) -> [Action; 2] {
    let (rules, mut legal) = (file.game.rules(), Vec::new());
    rules.legal(file.game.state(), &mut legal);
    let of = |action: &Action| match *action {
        Action::JoinAttack { target, .. } => Some(target),
        _ => None,
    };
    let joins: Vec<Action> = legal.into_iter().filter(|a| of(a).is_some()).collect();
    let first = joins[0];
    let mut same = joins[1..].iter().filter(|a| of(a) == of(&first));
    [first, *same.next().unwrap()]
}

fn leaving(join: Action) -> Action {
    match join {
        Action::JoinAttack { unit, .. } => Action::LeaveAttack { unit },
        _ => unreachable!("only those that join are asked about"),
    }
}

#[test]
fn a_game_as_long_as_may_be_is_saved_and_read_back_and_nothing_more_is_acknowledged() {
    let mut file = in_combat();
    let [join, _] = attackers(&file);
    for action in [join, leaving(join)]
        .into_iter()
        .cycle()
        .take(MAX_ACTIONS - 1)
    {
        file.play(action, None).unwrap();
    }
    assert_eq!(file.game.cursor(), MAX_ACTIONS);
    assert_eq!(file.play(leaving(join), None).err(), Some(NotPlayed::Full));
    assert_eq!(file.game.cursor(), MAX_ACTIONS);
    let (_home, store) = store();
    let path = store.path_for(&file.title);
    store.save(&path, &file).unwrap();
    let opened = store.open(&path).unwrap().past::<Opened>().unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.game.entries(), file.game.entries());
    // One taken back leaves room for one.
    file.game.undo().unwrap();
    file.play(join, None).unwrap();
}

#[test]
fn joining_an_attack_and_leaving_it_in_turn_does_not_grow_the_record() {
    let mut file = in_combat();
    let [one, two] = attackers(&file);
    let begin = *file.game.state();
    let mut act = |action: Action| {
        if !file.withdraw(action) {
            file.play(action, None).unwrap();
        }
        (file.game.cursor(), *file.game.state())
    };
    for _ in 0..50 {
        // In every order: what is put together twice is told once.
        act(one);
        assert_eq!(act(leaving(one)), (1, begin));
        act(one);
        act(two);
        act(leaving(one));
        let (long, state) = act(leaving(two));
        assert_eq!((long, state), (1, begin));
    }
    // A pair that is not taken apart at once is told in full.
    act(one);
    act(two);
    let (long, _) = act(leaving(one));
    assert_eq!(long, 4);
    let opened = GameFile::read(&file.to_json()).unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.file.game.entries(), file.game.entries());
}

#[test]
fn what_the_rules_forbid_does_not_go_back() {
    let mut file = in_combat();
    let [one, two] = attackers(&file);
    file.play(one, None).unwrap();
    assert!(!file.withdraw(leaving(two)), "it is in no attack");
    assert!(!file.withdraw(two), "joining is no leaving");
    assert_eq!(file.game.cursor(), 2);
}

fn planned(file: &mut GameFile) -> Planned {
    let Action::JoinAttack { unit, target } = attackers(file)[0] else {
        unreachable!("it was chosen as one")
    };
    let attack = Planned {
        target,
        units: UnitMask::of(unit),
    };
    file.plan.add(file.game.state(), attack);
    attack
}

#[test]
fn a_plan_of_attacks_is_kept_with_its_game_as_long_as_its_phase_lasts() {
    let mut file = in_combat();
    let attack = planned(&mut file);
    let opened = GameFile::read(&file.to_json()).unwrap();
    assert_eq!(opened.damage, None);
    let state = *file.game.state();
    assert_eq!(opened.file.plan.attacks(&state), [attack]);
    assert!(opened.file.holds_the_same(&file));
    file.play(Action::EndPhase, None).unwrap();
    assert_eq!(file.game.state().stage, Stage::Movement);
    let text = file.to_json();
    assert!(!text.contains("\"plan\""), "it belongs to the phase before");
    assert!(
        text.contains("\"version\": 1"),
        "older programs can read it"
    );
    file.game.undo().unwrap();
    assert!(
        file.to_json().contains("\"plan\""),
        "and comes back with it"
    );
}

#[test]
fn a_spoilt_plan_is_told_and_loses_nothing_else() {
    let mut file = in_combat();
    let attack = planned(&mut file);
    let text = file.to_json();
    let rules = file.game.rules();
    let target = rules.grid.name(attack.target).to_string();
    let german = UnitId(u8::try_from(rules.units.len() - 1).unwrap());
    let german = rules.unit(german).unwrap().code.clone();
    let begin = text.find("\"attacks\"").unwrap();
    let (head, tail) = text.split_at(begin);
    for spoilt in [
        tail.replacen(&target, "Z99", 1),
        tail.replacen(&target, &format!("{target} {german}"), 1),
        "\"attacks\": [ \"\" ] } }".to_owned(),
        "\"attacks\": 7 } }".to_owned(),
    ] {
        let opened = GameFile::read(&format!("{head}{spoilt}")).unwrap();
        let told = opened.damage.unwrap().to_string();
        assert!(told.contains("no attack is planned"), "{told}");
        assert_eq!(opened.file.game.entries(), file.game.entries());
        assert_eq!(opened.file.plan, Plan::default());
    }
}

#[test]
fn long_titles_that_are_cut_alike_have_a_file_each() {
    let (_home, store) = store();
    let title = |group: &str| {
        format!("Seminar on the pocket in the winter term, Tuesday at ten, group {group}")
    };
    let mut paths = Vec::new();
    for group in ["A", "B"] {
        let mut file = played(60, 5);
        file.title = title(group);
        let path = store.path_meant(&file.title);
        store.save_new(&path, &file).unwrap();
        assert_eq!(store.path_meant(&file.title), path, "it is found again");
        paths.push(path);
    }
    assert_eq!(file_stem(&title("A")), file_stem(&title("B")));
    assert_ne!(paths[0], paths[1]);
    assert_eq!(SavedGame::of_file(paths[1].clone()).title, title("B"));
    // What names cannot bear makes no two titles one.
    let mut file = played(61, 5);
    file.title = "A/B".to_owned();
    let path = store.path_meant("A/B");
    store.save_new(&path, &file).unwrap();
    assert_ne!(store.path_meant("A B"), path);
}

#[test]
fn a_proposed_title_has_no_file_yet() {
    let (_home, store) = store();
    assert_eq!(store.free_title("Study"), "Study");
    let mut file = played(62, 5);
    let long = "x".repeat(200);
    for title in ["Study", long.as_str()] {
        for _ in 0..4 {
            let free = store.free_title(title);
            let path = store.path_meant(&free);
            assert!(!path.exists(), "{free}");
            file.title = free;
            store.save_new(&path, &file).unwrap();
        }
    }
    assert_eq!(store.free_title("Study"), "Study (5)");
    assert_eq!(store.free_title("Study (2)"), "Study (5)");
    assert_eq!(store.list_games().len(), 8);
    let taken = store.save_new(&store.path_for("Study"), &file).unwrap_err();
    assert_eq!(taken.failure, SaveFailure::Exists);
}

#[test]
fn a_game_that_another_takes_the_place_of_is_kept_beside_it() {
    let (_home, store) = store();
    let (old, new) = (played(63, 40), played(64, 1));
    let path = store.path_for("Study");
    store.save(&path, &old).unwrap();
    let (mark, kept) = store.save_keeping(&path, &new).unwrap();
    assert_eq!(store.mark(&path), Some(mark));
    let entries = |path: &Path| {
        store
            .open(path)
            .unwrap()
            .past::<Opened>()
            .unwrap()
            .file
            .game
            .entries()
            .to_vec()
    };
    assert_eq!(entries(&path), new.game.entries());
    assert_eq!(entries(&kept.unwrap()), old.game.entries());
    assert_eq!(store.list_games().len(), 2);
}

#[test]
fn of_the_lines_of_play_that_were_left_the_newest_are_kept() {
    let (_home, store) = store();
    let mut file = played(65, 8);
    for n in 0..Store::LINES + 3 {
        file.title = format!("Line {n}");
        let path = store.keep_line(&file).unwrap();
        let long_ago = Duration::from_secs(u64::try_from(10_000 - n).unwrap());
        let times = SystemTime::now() - long_ago;
        let open = fs::File::options().write(true).open(&path).unwrap();
        open.set_modified(times).unwrap();
    }
    let lines = store.list_lines();
    let titles: Vec<&str> = lines.iter().map(|line| line.title.as_str()).collect();
    let newest: Vec<String> = (3..Store::LINES + 3).map(|n| format!("Line {n}")).collect();
    assert!(titles.iter().rev().eq(newest.iter()), "{titles:?}");
    assert_eq!(store.list_games(), []);
}

#[test]
fn the_list_tells_where_each_game_stands() {
    let mut file = new_game(66);
    let stands = |file: &GameFile| where_it_stands(file);
    assert!(stands(&file).contains("game turn 1, Soviet Supply"));
    file.play(Action::JudgeSupply, None).unwrap();
    let words = stands(&file);
    assert!(words.contains("Soviet Combat Phase"), "{words}");
    let over = finished(67);
    let words = stands(&over);
    assert!(words.contains("ended on game turn 8"), "{words}");
    // The same stands in the list.
    let (_home, store) = store();
    store.save(&store.path_for("x"), &over).unwrap();
    let listed = &store.list_games()[0].summary;
    assert!(listed.starts_with(&words), "{listed}");
    // Taken back to the German supply phase, it stands there.
    let mut back = over;
    back.game.set_policy(UndoPolicy::Free);
    while (back.game.state().stage, back.game.state().player) != (Stage::Supply, Side::German) {
        back.game.undo().unwrap();
    }
    let words = stands(&back);
    assert!(words.contains("German Supply"), "{words}");
}

#[test]
fn of_very_long_files_a_list_reads_the_head_only() {
    let (home, store) = store();
    let text = played(68, 30).to_json();
    let (head, tail) = text.split_at(text.find("\"phases\": [").unwrap() + 11);
    // Sixteen megabytes of nothing after its beginning.
    let long = format!("{head}{}{tail}", " ".repeat(15 << 20));
    let autosaves = home.path().join("autosave");
    for n in 0..3 {
        fs::write(autosaves.join(format!("{n}-0.hellsgate")), &long).unwrap();
    }
    let broken = autosaves.join("9-0.hellsgate");
    fs::write(&broken, "neither a game nor anything else").unwrap();
    let left = store.pending();
    assert_eq!(left.len(), 4);
    for game in left {
        let unreadable = game.path == broken;
        assert_eq!(game.opens, !unreadable, "{}", game.summary);
        let words = ["a long record of 15", "cannot be opened"][usize::from(unreadable)];
        assert!(game.summary.contains(words), "{}", game.summary);
    }
}
