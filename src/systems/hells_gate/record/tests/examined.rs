use super::*;
use crate::present::annotation::Annotation;
use crate::systems::hells_gate::Stage;
use crate::systems::hells_gate::codec::scenario;
use crate::systems::hells_gate::codec::scenario::Origin;
use crate::systems::hells_gate::record::{Change, Examination, Moment, Opened, Whole};
use crate::table::Standing;

fn examined(text: &str) -> (Examination, Opened) {
    let opened = GameFile::read(text).unwrap();
    (Examination::of(&opened), opened)
}

fn standing(text: &str) -> Standing {
    examined(text).0.standing()
}

/// The text with one part of it changed.
fn changed(text: &str, old: &str, new: &str) -> String {
    let changed = text.replacen(old, new, 1);
    assert_ne!(changed, text, "{old}");
    changed
}

/// The text without its last phase.
fn without_last_phase(text: &str) -> String {
    let (before, last) = text.rsplit_once(",\n    {\n      \"turn\"").unwrap();
    let (_, after) = last.split_once("\n  ]").unwrap();
    format!("{before}\n  ]{after}")
}

#[test]
fn a_game_as_it_was_written_proves_its_scenario_its_dice_and_that_it_is_whole() {
    let (found, opened) = examined(&played(21, 60).to_json());
    assert_eq!(opened.damage, None);
    assert_eq!(found.standing(), Standing::Good);
    assert!(matches!(found.origin, Origin::Shipped(s) if s.id == "korsun_1944"));
    assert_eq!(
        (found.whole, found.modes_changed()),
        (Whole::Yes, Some(false))
    );
    assert!(found.dice.rolled > 3 && found.dice.odd == 0);
    let said = found.lines().join("\n");
    for words in [
        "as it came with the program",
        "follow from the seed 21",
        "Record: whole",
    ] {
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_changed_scenario_is_no_good_game_with_a_stamp_or_without() {
    let text = finished(22).to_json();
    for text in [text.clone(), without_stamp(&text)] {
        assert_eq!(standing(&text), Standing::Good);
        let other = changed(&text, "\"german\": 10 }", "\"german\": 25 }");
        let (found, _) = examined(&other);
        assert_eq!(found.standing(), Standing::Faulty);
        assert!(matches!(found.origin, Origin::Changed(_)));
        let said = found.scenario_line();
        assert!(said.contains("never those"), "{said}");
    }
}

#[test]
fn a_scenario_of_ones_own_is_named_as_such() {
    let own = crate::systems::hells_gate::codec::scenario::KORSUN_1944
        .replacen("\"korsun_1944\"", "\"my_korsun\"", 1)
        .replacen("\"german\": 10 }", "\"german\": 25 }", 1);
    let file = GameFile::new(scenario::load(&own).unwrap(), Options::default());
    let (found, _) = examined(&file.to_json());
    assert_eq!(
        (found.standing(), found.origin),
        (Standing::Own, Origin::Own)
    );
    assert!(found.scenario_line().contains("my_korsun"));
    // So is a beginning of one's own.
    let branch = played(23, 40).branch(30);
    let (found, _) = examined(&branch.to_json());
    assert!(found.set_up && found.standing() == Standing::Own);
}

#[test]
fn every_die_is_compared_with_the_seed_and_the_first_that_differs_is_placed() {
    let text = without_stamp(&played(24, 80).to_json());
    // Called a game by hand, it is no good one either: nobody knows.
    let by_hand = changed(&text, "\"dice\": \"seeded\"", "\"dice\": \"by-hand\"");
    assert_eq!(standing(&by_hand), Standing::Untold);
    // With other dice from its first action on.
    let mut file = new_game(25);
    file.game.play(Action::JudgeSupply, &[]).unwrap();
    let rules = file.game.rules().clone();
    let attack = rules.parse("attack C6 29T").unwrap();
    file.game.play(attack, &[]).unwrap();
    let seeded = Seeded { seed: 25 }.roll(0).unwrap();
    let resolve = rules.parse("resolve").unwrap();
    file.game.play(resolve, &[other_face(seeded)]).unwrap();
    let (found, _) = examined(&file.to_json());
    let odd = found.dice.first_odd.unwrap();
    assert_eq!((odd.ply, odd.place.number, odd.entry), (3, 2, 2));
    assert_eq!((odd.written, odd.seeded), (other_face(seeded), seeded));
    assert_eq!(found.standing(), Standing::Faulty);
}

#[test]
fn dice_rolled_by_hand_are_said_to_be_so_and_are_no_fault() {
    let mut file = played(26, 60);
    file.options.dice = DiceMode::ByHand;
    let (found, _) = examined(&file.to_json());
    assert_eq!((found.standing(), found.dice.odd), (Standing::Good, 0));
    assert!(found.dice_line().contains("by hand"));
}

#[test]
fn a_mode_changed_afterwards_is_noticed_and_told() {
    let text = played(27, 60).to_json();
    let undo = changed(&text, "\"undo\": \"to-last-die\"", "\"undo\": \"free\"");
    let dice = changed(&text, "\"dice\": \"seeded\"", "\"dice\": \"by-hand\"");
    for (text, change) in [
        (
            undo,
            Change::Undo {
                was: UndoPolicy::ToLastBarrier,
            },
        ),
        (
            dice,
            Change::Dice {
                was: DiceMode::Seeded,
            },
        ),
    ] {
        let (found, opened) = examined(&text);
        assert_eq!(found.changes, Some(vec![change]));
        assert_eq!(
            (found.modes_changed(), found.whole),
            (Some(true), Whole::No)
        );
        assert_eq!(found.standing(), Standing::Faulty);
        // Whoever opens it in the window is told, too.
        assert!(
            opened
                .damage
                .unwrap()
                .to_string()
                .contains("after the file was written")
        );
    }
}

#[test]
fn phases_dropped_at_the_end_are_missed() {
    let text = played(28, 120).to_json();
    let short = without_last_phase(&text);
    let (found, _) = examined(&short);
    let [Change::Actions { was: 120, is }] = found.changes.as_deref().unwrap() else {
        panic!("{:?}", found.changes);
    };
    assert!(*is < 120);
    assert_eq!(found.standing(), Standing::Faulty);
    // A file without a stamp does not tell, and is not called good.
    let (found, _) = examined(&without_stamp(&short));
    assert_eq!(found.standing(), Standing::Untold);
    assert!(matches!(found.whole, Whole::Untold(_)));
    assert_eq!(found.modes_changed(), None);
    // Unless the game is over: nothing comes after its end.
    let over = finished(28);
    assert_eq!(over.game.state().stage, Stage::Over);
    let old = without_stamp(&over.to_json());
    assert_eq!(examined(&old).0.whole, Whole::Yes);
}

#[test]
fn a_stamp_changed_with_the_record_does_not_fit_either() {
    let text = played(29, 60).to_json();
    let both = text.replace("\"undo\": \"to-last-die\"", "\"undo\": \"free\"");
    let (found, _) = examined(&both);
    assert_eq!(found.changes, Some(vec![Change::Record]));
    let spoilt = changed(&text, "\"stamp\": { \"dice\"", "\"stamp\": { \"dcie\"");
    let (found, opened) = examined(&spoilt);
    assert_eq!(found.standing(), Standing::Untold);
    assert_eq!(found.changes, None);
    assert!(opened.damage.unwrap().to_string().contains("“stamp”"));
}

#[test]
fn what_never_had_a_stamp_is_remembered_when_it_is_saved_again() {
    let old = without_stamp(&played(30, 50).to_json());
    let mut file = GameFile::read(&old).unwrap().file;
    assert_eq!(file.unstamped, Some(50));
    let mut chooser = Chooser::new(30);
    for _ in 0..5 {
        assert!(step(&mut file, &mut chooser));
    }
    let text = file.to_json();
    let (found, opened) = examined(&text);
    assert_eq!((found.whole, opened.damage), (Whole::Untold(50), None));
    assert_eq!(found.standing(), Standing::Untold);
    assert_eq!(opened.file.to_json(), text);
}

#[test]
fn a_game_whose_drawings_had_to_be_left_out_is_not_good_and_says_so() {
    let mut file = played(31, 20);
    let here = Moment::of(&file.game, 20);
    let arrow = Annotation::read("arrow soviet C3 D5", &**file.game.rules()).unwrap();
    file.annotations.set(here, vec![arrow]).unwrap();
    let text = file.to_json();
    let found = |text: &str| Examination::of(&GameFile::read(text).unwrap());
    assert_eq!(found(&text).standing(), Standing::Good);
    let mut no_list: serde_json::Value = serde_json::from_str(&text).unwrap();
    no_list["annotations"] = 7.into();
    for spoilt in [
        changed(&text, "arrow soviet", "arrow purple"),
        no_list.to_string(),
    ] {
        let found = found(&spoilt);
        assert_eq!((found.standing(), found.undrawn), (Standing::Undrawn, 1));
        let told = found.lines().join("\n");
        assert!(told.contains("Drawings: 1 could not be read"), "{told}");
        assert!(found.summary().contains("not all that was drawn"));
    }
}
