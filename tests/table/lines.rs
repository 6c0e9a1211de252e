//! The lines of a game at the table: listed, named, ordered, deleted, and kept so.

use super::{SEEDED, SQUAD, SYSTEMS, meadow, plays};
use hells_gate::engine::{DiceMode, Die, NodeId, Options, Viewer};
use hells_gate::table::{Edit, Judgement, Parting, Remark, Rolled, Table, Variation, read};

/// Two throws of one blast, and another way that is taken before it.
///
/// ```text
/// 1 lay – 2 send – 3 send – 4 go – 5 blast 12
///                    |       `––– 6 blast 66 – 7 send
///                    `––– 8 call – 9 go
/// ```
fn study() -> Box<dyn Table> {
    let mut table = meadow(Options {
        dice: DiceMode::ByHand,
        ..SEEDED
    });
    plays(&mut *table, &["lay F1"]);
    table.view_as(Viewer::All);
    plays(&mut *table, &["send", "send", "go", "blast =12"]);
    table.go(NodeId(4));
    plays(&mut *table, &["blast =66", "send"]);
    table.go(NodeId(3));
    plays(&mut *table, &["call", "go"]);
    table
}

fn shape(table: &dyn Table) -> Vec<(usize, Vec<usize>, usize, Parting)> {
    let of = |line: Variation| {
        let nodes = line.nodes.into_iter().map(|node| node.0).collect();
        (line.from.0, nodes, line.depth, line.parting)
    };
    table.variations().into_iter().map(of).collect()
}

#[test]
fn lines_are_listed_with_what_was_chance_and_what_was_choice() {
    let table = study();
    let all = [
        (0, vec![1, 2, 3, 4, 5], 0, Parting::None),
        (3, vec![8, 9], 1, Parting::Choice),
        (4, vec![6, 7], 1, Parting::Chance),
    ];
    assert_eq!(shape(&*table), all);
    assert_eq!(shape(&*meadow(SEEDED)), [(0, vec![], 0, Parting::None)]);
}

#[test]
fn every_change_of_the_tree_tells_what_takes_it_back() {
    let mut table = study();
    let before = table.write("");
    let edits = [
        Edit::Name(NodeId(6), "The lucky blast".to_owned()),
        Edit::Promote(NodeId(7)),
        Edit::Delete(NodeId(8)),
        Edit::Order(NodeId(3), vec![NodeId(8), NodeId(4)]),
    ];
    let mut back = Vec::new();
    for edit in edits {
        back.push(table.edit(edit).unwrap());
    }
    assert_eq!(table.name(NodeId(6)), Some("The lucky blast"));
    assert_eq!(
        table.glance().node,
        NodeId(3),
        "it stood in what is deleted"
    );
    assert_eq!(table.deleted(), [NodeId(8)]);
    let lines = [
        (0, vec![1, 2, 3, 4, 6, 7], 0, Parting::None),
        (4, vec![5], 1, Parting::Chance),
    ];
    assert_eq!(shape(&*table), lines);
    while let Some(edit) = back.pop() {
        table.edit(edit).unwrap();
    }
    assert_eq!(table.write(""), before);
    let nothing = [
        Edit::Name(NodeId(99), "Nowhere".to_owned()),
        Edit::Promote(NodeId(5)),
        Edit::Delete(NodeId(0)),
        Edit::BringBack(NodeId(4)),
        Edit::Order(NodeId(3), vec![NodeId(5)]),
    ];
    for edit in nothing {
        assert!(table.edit(edit.clone()).is_err(), "{edit:?}");
    }
    assert_eq!(table.write(""), before);
}

#[test]
fn names_order_and_what_is_deleted_are_kept_with_the_game() {
    let mut table = study();
    table
        .edit(Edit::Name(NodeId(6), "Glück „hier“".to_owned()))
        .unwrap();
    table.edit(Edit::Promote(NodeId(6))).unwrap();
    table.edit(Edit::Delete(NodeId(9))).unwrap();
    table.edit(Edit::Delete(NodeId(8))).unwrap();
    let text = table.write("2026-11-23T12:00:00Z");
    let opened = read(SYSTEMS, text.as_bytes()).unwrap();
    assert_eq!(opened.damage, None, "{text}");
    let mut again = opened.table;
    assert_eq!(again.write("2026-11-23T12:00:00Z"), text);
    assert_eq!(shape(&*again), shape(&*table));
    assert_eq!(again.name(NodeId(6)), Some("Glück „hier“"));
    assert_eq!(again.deleted(), [8, 9].map(NodeId));
    again.edit(Edit::BringBack(NodeId(8))).unwrap();
    let back = (3, vec![8], 1, Parting::Choice);
    assert!(shape(&*again).contains(&back), "{:?}", shape(&*again));
    // A file that knows nothing of all this opens as it always did.
    let plain = study().write("");
    assert!(
        !["names", "order", "deleted"]
            .iter()
            .any(|field| plain.contains(field))
    );
    assert_eq!(read(SYSTEMS, plain.as_bytes()).unwrap().damage, None);
}

#[test]
fn what_is_arranged_nowhere_is_told_and_the_rest_is_kept() {
    let mut table = study();
    table
        .edit(Edit::Name(NodeId(6), "Here".to_owned()))
        .unwrap();
    table.edit(Edit::Promote(NodeId(6))).unwrap();
    table.edit(Edit::Delete(NodeId(9))).unwrap();
    let text = table.write("");
    for (good, bad) in [
        ("{ \"at\": 6, \"name\"", "{ \"at\": 77, \"name\""),
        ("\"ways\": [6, 5]", "\"ways\": [6, 77]"),
        ("\"deleted\": [9]", "\"deleted\": [77]"),
        // The game stands in it.
        ("\"deleted\": [9]", "\"deleted\": [8]"),
    ] {
        assert!(text.contains(good), "{good}\n{text}");
        let opened = read(SYSTEMS, text.replace(good, bad).as_bytes()).unwrap();
        let damage = opened.damage.expect(bad).to_string();
        assert!(damage.contains("position"), "{damage}");
        assert_eq!(opened.table.actions(), 9);
    }
}

#[test]
fn in_a_closed_game_there_is_one_line_and_no_other_is_made() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F3", "send", "send"]);
    table.undo().unwrap();
    plays(&mut *table, &["call"]);
    table.view_as(SQUAD);
    let lines = table.variations();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(table.edit(Edit::Delete(NodeId(2))).is_err());
    assert!(table.edit(Edit::Promote(NodeId(2))).is_err());
    table
        .edit(Edit::Name(NodeId(2), "Sent".to_owned()))
        .unwrap();
    assert_eq!(table.name(NodeId(2)), Some("Sent"));
}

#[test]
fn what_is_said_of_a_position_stays_with_it_when_something_else_is_played() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F3"]);
    table.view_as(Viewer::All);
    plays(&mut *table, &["send", "send"]);
    let remark = Remark {
        text: "Too early".to_owned(),
        judgement: Some(Judgement::Dubious),
    };
    table.set_remark(NodeId(3), remark.clone()).unwrap();
    table.undo().unwrap();
    plays(&mut *table, &["go"]);
    assert_eq!(table.glance().node, NodeId(4));
    assert_eq!(table.remark(NodeId(4)), None);
    assert_eq!(table.remark(NodeId(3)), Some(&remark));
}

#[test]
fn faces_corrected_to_those_of_another_line_lead_there() {
    let mut table = study();
    table.go(NodeId(4));
    let throw = |faces: [u8; 2]| faces.map(|n| Die::new(n).unwrap()).to_vec();
    let blast = ["blast".to_owned()];
    table.play(&blast, Rolled::Given(throw([3, 3]))).unwrap();
    table.correct(&throw([1, 2])).unwrap();
    assert_eq!(table.glance().node, NodeId(5));
    assert_eq!(table.told(NodeId(5)).unwrap().misread, [throw([3, 3])]);
    let text = table.write("");
    assert_eq!(read(SYSTEMS, text.as_bytes()).unwrap().damage, None);
}

#[test]
fn the_dice_of_a_throw_fall_otherwise_and_the_record_says_they_were_chosen() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F1"]);
    let closed = table.play(
        &["send".to_owned(), "blast =11!".to_owned()],
        Rolled::ByTheGame,
    );
    assert!(closed.is_err() && table.falls(NodeId(1)).is_empty());
    table.view_as(Viewer::All);
    plays(&mut *table, &["send", "send", "go", "blast"]);
    let at = table.glance().node;
    let falls = table.falls(at);
    let sum: f64 = falls.iter().map(|fall| fall.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{falls:?}");
    let there: Vec<_> = falls.iter().filter_map(|fall| fall.node).collect();
    assert_eq!(there, [at], "one of them happened");
    assert!(
        falls.len() > 1 && falls.len() < 36,
        "those that differ: {}",
        falls.len()
    );
    assert!(falls.iter().all(|fall| !fall.lines.is_empty()));
    let other = falls.iter().find(|fall| fall.node.is_none()).unwrap();
    let line = table.choose(at, &other.faces).unwrap();
    assert_eq!((table.glance().node, table.actions()), (line, 6));
    let told = table.told(line).unwrap();
    assert!(told.chosen && told.dice == other.faces);
    assert!(!table.told(at).unwrap().chosen);
    let way = (4, vec![6], 1, Parting::Chance);
    assert!(shape(&*table).contains(&way), "{:?}", shape(&*table));
    // The same again is no other line.
    assert_eq!(table.choose(at, &other.faces), Ok(line));
    assert_eq!(
        table.choose(line, &told.dice[..1]).is_err(),
        told.dice.len() > 1
    );
    assert!(
        table.choose(NodeId(2), &told.dice).is_err(),
        "nothing was rolled there"
    );
    // No seed rolled it, and nobody takes it for damage.
    let text = table.write("");
    assert!(text.contains('!'), "{text}");
    let again = read(SYSTEMS, text.as_bytes()).unwrap();
    assert_eq!((again.damage, again.odd.n), (None, 0));
    assert_eq!(again.table.write(""), text);
    assert!(again.table.told(line).unwrap().chosen);
    // Written by hand it is the same; without the mark the seed has its say.
    let faces: String = falls[0].faces.iter().map(Die::to_string).collect();
    table.go(NodeId(4));
    plays(&mut *table, &[&format!("blast ={faces}!")]);
    assert_eq!(
        table.told(table.glance().node).unwrap().dice,
        falls[0].faces
    );
    table.go(NodeId(4));
    let odd = ["11", "66"].map(|faces| format!("blast ={faces}"));
    let refused = odd.map(|text| table.play(&[text], Rolled::ByTheGame).is_err());
    assert!(refused.contains(&true), "{refused:?}");
}

#[test]
fn what_was_chosen_is_no_luck() {
    let mut table = study();
    table.go(NodeId(5));
    let before = table.luck(NodeId(5));
    let other = Die::ALL[4];
    let line = table.choose(NodeId(5), &[other, other]).unwrap();
    assert_ne!(table.luck(line), before);
    assert_eq!(table.luck(line), table.luck(NodeId(4)));
}

#[test]
fn positions_are_compared_and_what_is_not_there_is_not() {
    let table = study();
    assert_eq!(table.compare([NodeId(5), NodeId(5)]), Some(Vec::new()));
    assert_eq!(table.compare([NodeId(5), NodeId(99)]), None);
    let differs = table.compare([NodeId(3), NodeId(5)]).unwrap();
    let first = &differs[0];
    assert!(
        first.told.contains(" → "),
        "a moment and another: {differs:?}"
    );
    let mut closed = meadow(SEEDED);
    plays(&mut *closed, &["lay F3", "send", "send"]);
    closed.undo().unwrap();
    closed.view_as(SQUAD);
    assert_eq!(
        closed.compare([NodeId(1), NodeId(3)]),
        None,
        "nobody looks ahead"
    );
}
