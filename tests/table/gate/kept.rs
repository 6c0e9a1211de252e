//! Games of Hell's Gate kept by the table: written, read, cut short, set up,
//! taken back.

use super::{GATE, doc, open, walk};
use hells_gate::engine::{NodeId, Rules as _};
use hells_gate::present::system::Selection;
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::table::{NotPlayed, Rolled, Table, is_table_game, read};

#[test]
fn a_whole_game_is_written_and_read_again_wherever_it_is_cut() {
    let mut table = open(0, r#"{ "handicap_soviet": 2 }"#, 21);
    walk(&mut *table, 21, usize::MAX, |_| {});
    let text = table.write("2026-01-01");
    assert!(is_table_game(text.as_bytes()));
    let opened = read(GATE, text.as_bytes()).unwrap();
    assert!(opened.damage.is_none(), "{:?}", opened.damage);
    assert_eq!(opened.table.glance(), table.glance());
    assert_eq!(opened.table.write("2026-01-01"), text);
    let mut kept = 0;
    for at in (0..text.len()).step_by(text.len() / 40) {
        let Some(cut) = text.get(..at) else { continue };
        if let Ok(opened) = read(GATE, cut.as_bytes()) {
            assert!(opened.damage.is_some());
            assert!(opened.table.actions() <= table.actions());
            kept += 1;
        }
    }
    assert!(kept > 5, "{kept}");
}

#[test]
fn files_of_its_own_are_not_taken_for_those_of_the_table() {
    let scenario = hells_gate::systems::hells_gate::codec::scenario::korsun_1944().unwrap();
    let file = GameFile::new(scenario, super::super::SEEDED);
    let text = file.to_json();
    assert!(!is_table_game(text.as_bytes()));
    assert!(read(GATE, text.as_bytes()).is_err());
    assert!(GameFile::read(&text).unwrap().damage.is_none());
}

#[test]
fn every_position_is_written_and_set_up_again() {
    let mut table = open(2, "{}", 4);
    let mut other = open(2, "{}", 4);
    let mut seen = 0;
    walk(&mut *table, 4, usize::MAX, |table| {
        seen += 1;
        if seen % 3 != 0 {
            return;
        }
        let glance = table.glance();
        let position = table.position(glance.node).unwrap();
        other
            .set_up(&position)
            .unwrap_or_else(|faults| panic!("{faults:?}\n{position}"));
        assert_eq!(other.glance().digest, glance.digest);
        let nothing = Selection::default();
        assert_eq!(other.panel(&nothing), table.panel(&nothing));
        assert_eq!(other.legal(None), table.legal(None));
    });
    assert!(seen > 100);
    let before = other.glance();
    let faults = other
        .set_up(&doc(r#"{ "turn": 3, "stage": "combatt" }"#))
        .unwrap_err();
    assert!(faults.iter().all(|f| f.path == "position"), "{faults:?}");
    let crowded = doc(r#"{ "units": [{ "unit": "29T", "at": "C6" }] }"#);
    assert!(other.set_up(&crowded).is_err());
    assert_eq!(other.glance(), before);
}

#[test]
fn what_was_done_is_taken_back_done_again_and_done_otherwise() {
    let mut table = open(1, "{}", 9);
    walk(&mut *table, 9, 60, |_| {});
    let end = table.glance();
    table.undo_all().unwrap();
    assert_eq!(table.glance().ply, 0);
    while table.redo() {}
    assert_eq!(table.glance(), end);
    // The last position that leaves a choice.
    let from = (1..60).rev().map(NodeId).find(|&node| {
        assert!(table.go(node));
        table.legal(None).len() > 1
    });
    let from = from.unwrap();
    let next = table.told(NodeId(from.0 + 1)).unwrap().action.unwrap();
    let legal = table.legal(None).into_iter().map(|l| l.action);
    let other = legal.into_iter().find(|action| *action != next).unwrap();
    table.play(&[other], Rolled::ByTheGame).unwrap();
    assert_eq!(table.told(table.glance().node).unwrap().parent, from);
    assert_eq!(table.actions(), 61);
    let again = read(GATE, table.write("").as_bytes()).unwrap();
    assert!(again.damage.is_none());
    assert_eq!(again.table.actions(), 61);
}

#[test]
fn dice_by_hand_are_asked_for_with_what_they_need() {
    let mut table = open(1, "{}", 9);
    table.set_options(hells_gate::engine::DiceMode::ByHand, Default::default());
    let play =
        |table: &mut dyn Table, action: &str, rolled| table.play(&[action.to_owned()], rolled);
    play(&mut *table, "supply", Rolled::ByTheGame).unwrap();
    play(&mut *table, "attack C6 29T", Rolled::ByTheGame).unwrap();
    let asked = play(&mut *table, "resolve", Rolled::ByTheGame);
    let Err(NotPlayed::NeedsDice { throw, .. }) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!(throw.dice.len(), 1);
    assert!(
        throw.dice[0].needs == "4 or more" && throw.dice[0].counts.is_none(),
        "{throw:?}"
    );
    let six = hells_gate::engine::Die::new(6).unwrap();
    play(&mut *table, "resolve", Rolled::Given(vec![six])).unwrap();
    let told = table.told(table.glance().node).unwrap();
    let throw = told.throw.unwrap();
    assert_eq!(
        (throw.dice[0].face, throw.dice[0].counts),
        (Some(six), Some(true))
    );
}

/// Saved games of every version that there has been, and those of the golden
/// games.
fn fixtures() -> Vec<std::path::PathBuf> {
    let folders = ["tests/data/saves", "tests/data/golden"].into_iter();
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ext| ext == "hellsgate"));
    files.sort();
    files
}

#[test]
fn saved_games_of_every_past_version_open_at_the_table_and_are_the_same() {
    let mut versions = std::collections::BTreeSet::new();
    let files = fixtures();
    assert!(files.len() >= 14, "{files:?}");
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let written: serde_json::Value = serde_json::from_str(&text).unwrap();
        versions.insert(written["version"].as_u64().unwrap());
        let file = GameFile::read(&text).unwrap().file;
        let mut table = file
            .at_table()
            .unwrap_or_else(|why| panic!("{path:?}: {why:?}"));
        let (game, rules) = (&file.game, file.game.rules());
        assert_eq!(table.title(), file.title);
        assert_eq!(table.options().seed, file.options.seed);
        assert_eq!(table.actions(), game.entries().len());
        assert_eq!(table.glance().node, NodeId(game.cursor()));
        assert_eq!(table.is_set_up(), file.is_set_up());
        for (n, entry) in game.entries().iter().enumerate() {
            let told = table.told(NodeId(n + 1)).unwrap();
            assert_eq!(told.action, Some(rules.notation(entry.action)));
            assert_eq!(told.dice, entry.dice);
        }
        let drawn: Vec<_> = file.annotations.of(game).collect();
        for (ply, drawn) in drawn {
            assert_eq!(table.drawn(NodeId(ply)), drawn);
        }
        // What the table writes says the same once more.
        let again = read(GATE, table.write("").as_bytes()).unwrap();
        assert!(again.damage.is_none(), "{path:?}: {:?}", again.damage);
        assert_eq!(again.table.glance(), table.glance());
        for ply in [0, game.entries().len() / 2, game.entries().len()] {
            assert!(table.go(NodeId(ply)));
            let hash = rules.hash(game.state_at(ply));
            assert_eq!(table.glance().digest, hash, "{path:?}, {ply}");
        }
    }
    assert_eq!(versions.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
}
