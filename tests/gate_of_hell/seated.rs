//! It sits down at the table: read, played to the verdict by what is listed, saved,
//! read again, and nothing hidden is told across the façade.

use crate::entry;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Options, SideNo, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::{Effect, Selection, System as _};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::table::{Rolled, Sheet, Table, read, scenario_from};
use hells_gate::words::{Language, speaking};

fn opened(number: usize, changed: &str) -> Box<dyn Table> {
    let sheet = Sheet {
        scenario: GateOfHell::STARTS[number].text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options: Options {
            seed: 11,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::ToLastBarrier,
        },
    };
    (entry().open)(sheet).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn a_position_that_is_hidden_is_no_scenario() {
    for number in 0..GateOfHell::STARTS.len() {
        let table = opened(number, "{}");
        assert!(!table.is_open());
        let why = scenario_from(&*table, table.glance().node).unwrap_err();
        assert!(!why.is_empty());
    }
}

/// Plays as whoever acts.
fn plays(table: &mut dyn Table, action: &str) {
    if let Some(side) = table.glance().to_act {
        table.view_as(Viewer::Side(side));
    }
    let played = table.play(&[action.to_owned()], Rolled::ByTheGame);
    played.unwrap_or_else(|why| panic!("{action}: {why}"));
}

/// The mines of April laid and the ironclads placed; `swap`: S7 and S8 the other way
/// round.
fn laid(swap: bool) -> Box<dyn Table> {
    let mut table = opened(0, "{}");
    let (a, b) = if swap { ("S8", "S7") } else { ("S7", "S8") };
    for line in [
        format!("lay {a} 2"),
        format!("lay {b} 0"),
        "lay S9 2".to_owned(),
        "lay S10 2".to_owned(),
        "lay S11 1".to_owned(),
        "place Chicora S12".to_owned(),
        "place Palmetto-State S12".to_owned(),
        "done".to_owned(),
    ] {
        plays(&mut *table, &line);
    }
    table
}

/// All that somebody is told about a game.
fn seen(table: &mut dyn Table, viewer: Viewer) -> String {
    table.view_as(viewer);
    let at = table.glance().node;
    let picked = Selection::default();
    let told: Vec<_> = (0..=at.0)
        .map(|n| table.told(hells_gate::engine::NodeId(n)))
        .collect();
    format!(
        "{:?} {:?} {:?} {:?} {:?}",
        table.position(at),
        table.board(at, &picked, &[]).map(|b| b.counters),
        table.panel(&picked),
        table.legal(None),
        told
    )
}

#[test]
fn who_did_not_lay_the_mines_is_told_the_same_wherever_they_lie() {
    let (mut one, mut two) = (laid(false), laid(true));
    for viewer in [Viewer::Side(SideNo::A), Viewer::Room] {
        assert_eq!(
            seen(&mut *one, viewer),
            seen(&mut *two, viewer),
            "{viewer:?}"
        );
    }
    let owner = Viewer::Side(SideNo::B);
    assert_ne!(seen(&mut *one, owner), seen(&mut *two, owner));
}

#[test]
fn a_game_is_played_to_the_verdict_by_what_is_listed_and_saved_on_the_way() {
    for number in [0, 1] {
        let mut table = opened(number, "{}");
        let mut chooser = Chooser::new(5);
        let mut steps = 0;
        while let Some(side) = table.glance().to_act {
            table.view_as(Viewer::Side(side));
            let mut listed = table.legal(None);
            listed.retain(|l| !l.action.starts_with("lift") && !l.action.starts_with("displace"));
            listed.retain(|l| !l.action.starts_with("rest"));
            let action = listed[chooser.below(listed.len())].action.clone();
            plays(&mut *table, &action);
            steps += 1;
            if steps % 60 == 0 {
                let text = table.write("");
                let mut again = read(SYSTEMS, text.as_bytes()).unwrap();
                assert_eq!(again.damage, None);
                again.table.view_as(table.viewer());
                assert_eq!(again.table.glance(), table.glance());
                assert_eq!(again.table.write(""), text);
            }
        }
        assert!(
            steps > 20 && table.glance().outcome.is_some(),
            "{steps} steps"
        );
    }
}

#[test]
fn everything_is_told_in_every_language_and_every_row_can_be_played() {
    for language in Language::ALL {
        speaking(language, || {
            for number in 0..3 {
                let mut table = opened(number, "{}");
                let about = table.about();
                assert_eq!((about.victory.len(), about.sides.len()), (5, 2));
                assert!(
                    !table.brief().about.contains("gate-"),
                    "{:?}",
                    table.brief()
                );
                let map = table.map();
                let sites = 69;
                assert_eq!((map.places.len(), map.tiling.len()), (sites, sites));
                for place in &map.places {
                    let at = map.tiling.at(map.tiling.centre(place.id));
                    assert_eq!(at, Some(place.id), "{}", place.name);
                }
                table.view_as(Viewer::Side(SideNo::B));
                let panel = table.panel(&Selection::default());
                assert!(!panel.prompt.now.text.contains("gate-"), "{panel:?}");
                assert!(!panel.body.is_empty());
                for block in panel.body {
                    if let hells_gate::present::system::Block::Row(row) = block
                        && let Ok(Effect::Play(actions)) = row.does
                    {
                        assert_eq!(table.explain(&actions[0]).unwrap(), Vec::new());
                    }
                }
            }
        });
    }
}

#[test]
fn every_case_that_is_cited_stands_in_the_book() {
    let table = opened(2, "{}");
    let book = table.rulebook();
    for number in [
        "2.2", "5.1.5", "7.2.4", "8.2.4", "9.5.6", "G12", "G44", "11.0", "10.3",
    ] {
        let found = book.find(number).unwrap_or_else(|| panic!("no {number}"));
        assert_eq!(found.number, number);
    }
    let english = book.entries().count();
    for language in Language::ALL {
        let same = speaking(language, || opened(0, "{}").rulebook().entries().count());
        assert_eq!(same, english, "{language:?}");
    }
}

#[test]
fn options_are_read_and_faults_are_named() {
    let table = opened(2, r#"{ "assault_dice": 1, "random_events": false }"#);
    let values: Vec<Doc> = table.parameters().into_iter().map(|p| p.value).collect();
    assert_eq!(
        values,
        [Doc::from(1_i64), Doc::Bool(false), Doc::Bool(false)]
    );
    let sheet = Sheet {
        scenario: r#"{ "system": "gate_of_hell", "format": 1 }"#.parse().unwrap(),
        changed: r#"{ "assault_dices": 1 }"#.parse().unwrap(),
        options: Options {
            seed: 1,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    let Err(faults) = (entry().open)(sheet) else {
        panic!("it opened");
    };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        told.iter().any(|t| t.starts_with("scenario.areas:")),
        "{told:?}"
    );
    assert!(
        told.iter()
            .any(|t| t.contains("did you mean “assault_dice”?")),
        "{told:?}"
    );
}

#[test]
fn positions_are_read_as_they_are_written() {
    let mut table = laid(false);
    for action in ["sail Nahant S7", "throw", "stand"] {
        let listed = table.glance().to_act.map(|side| {
            table.view_as(Viewer::Side(side));
            table.legal(None).iter().any(|l| l.action == action)
        });
        if listed == Some(true) {
            plays(&mut *table, action);
        }
    }
    table.view_as(Viewer::All);
    let at = table.glance().node;
    let position = table.position(at).unwrap();
    let mut again = opened(0, "{}");
    again.set_up(&position).unwrap();
    again.view_as(Viewer::All);
    let first = again.glance().node;
    assert_eq!(again.position(first), Some(position));
    let wrong = r#"{ "turn": 1, "impulse": 1, "mines": [{ "area": "L5", "marker": "one", "down": true }], "unseen": 7 }"#;
    assert!(opened(0, "{}").set_up(&wrong.parse().unwrap()).is_err());
}

#[test]
fn the_second_pass_asks_first_since_it_ends_the_day() {
    let mut table = laid(false);
    let pass = |table: &mut dyn Table| {
        let foot = table.panel(&Selection::default()).foot;
        let found = foot.into_iter().find(|button| button.label == "Pass");
        found.expect("a pass is offered").asks
    };
    assert!(pass(&mut *table).is_empty(), "the enemy can still act");
    plays(&mut *table, "pass");
    assert_eq!(pass(&mut *table).len(), 1);
}
