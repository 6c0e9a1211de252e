//! Written positions: every one of a game is read as it was, also in the middle of an
//! activation, by whoever may see all of it and by whoever may not.

use crate::play::{APRIL, CAMPAIGN, JULY, Match, rules, thrown};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Rules as _, SideNo, Viewer, view_for};
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::systems::gate_of_hell::state::Stage;
use std::collections::BTreeSet;

/// Writes and reads the positions of a game for everybody; what was under way in them.
fn comes_back(rules: &GateOfHell, seed: u64) -> BTreeSet<String> {
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    let mut met = BTreeSet::new();
    loop {
        for viewer in [
            Viewer::All,
            Viewer::Room,
            Viewer::Side(SideNo::A),
            Viewer::Side(SideNo::B),
        ] {
            let seen = view_for(rules, &state, viewer);
            let text = rules.position(&seen).to_string();
            let doc: Doc = text.parse().unwrap();
            let read = rules.set_up(&doc, &rules.initial());
            assert_eq!(read.as_ref(), Ok(seen.state()), "{viewer:?}: {text}");
        }
        let stage = format!("{:?}", state.stage);
        met.insert(stage.split('(').next().unwrap().to_owned());
        for (what, on) in [
            ("group", !state.band.members.is_empty()),
            ("assault", state.fight.is_some()),
            ("party", state.party.is_some()),
            ("thrown", state.lying.is_some()),
            ("due", state.due.is_some()),
            ("sent", state.sent.is_some()),
            ("bought", state.bought != (0, 0)),
            ("bank", state.bank.iter().any(|b| rules.site(*b).is_some())),
        ] {
            if on {
                met.insert(what.to_owned());
            }
        }
        let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) else {
            return met;
        };
        let dice = thrown(rules, &state, action, &mut chooser);
        rules.step(&mut state, action, &dice);
    }
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_written_by_everybody() {
    let mut met = BTreeSet::new();
    for seed in 0..6 {
        met.extend(comes_back(&rules(APRIL), seed));
        met.extend(comes_back(&rules(JULY), seed));
    }
    for seed in 0..3 {
        met.extend(comes_back(&rules(CAMPAIGN), seed));
    }
    for what in [
        "group",
        "assault",
        "party",
        "thrown",
        "due",
        "sent",
        "bought",
        "bank",
        "Losses",
        "Leading",
        "Afloat",
        "Price",
        "Allocation",
        "Hunley",
        "Repairs",
        "Over",
    ] {
        assert!(met.contains(what), "no position with {what}: {met:?}");
    }
}

#[test]
fn positions_from_before_they_told_what_is_under_way_begin_a_half_of_an_impulse() {
    let mut game = Match::april(&["S7 2"]);
    game.plays(&["sail Nahant S5"]);
    let written = game
        .rules
        .position(&view_for(&game.rules, &game.state, Viewer::All));
    let Doc::Object(fields) = written else {
        panic!("no object");
    };
    let since = [
        "stage", "rolls", "group", "thrown", "due", "before", "verdict",
    ];
    let old = fields
        .into_iter()
        .filter(|(name, _)| !since.contains(&name.as_str()));
    let read = game
        .rules
        .set_up(&Doc::Object(old.collect()), &game.rules.initial());
    let read = read.unwrap();
    assert_eq!((read.stage, read.impulse), (Stage::Acting, 1));
    assert!(read.band.members.is_empty());
    assert_eq!(read.at, game.state.at);
    assert_eq!(read.mines, game.state.mines);
}

#[test]
fn a_position_that_asks_for_what_is_not_there_is_refused() {
    let rules = rules(JULY);
    for wrong in [
        r#"{ "impulse": 1, "stage": "losses" }"#,
        r#"{ "impulse": 1, "stage": "picking" }"#,
        r#"{ "impulse": 1, "stage": "acting", "due": { "for": "mine", "piece": "Fort-Wagner" } }"#,
        r#"{ "impulse": 1, "stage": "acting", "due": { "for": "assault" } }"#,
        r#"{ "impulse": 1, "stage": "acting", "sent": "Chicora" }"#,
        r#"{ "impulse": 1, "stage": "acting", "group": { "members": ["Nahant", "Chicora"] } }"#,
        r#"{ "impulse": 1, "stage": "noon" }"#,
        r#"{ "impulse": 1, "stage": "price" }"#,
        r#"{ "impulse": 1, "unseen": 9, "mines": [{ "area": "S7", "marker": "unknown", "down": true }] }"#,
    ] {
        let read = rules.set_up(&wrong.parse().unwrap(), &rules.initial());
        assert!(read.is_err(), "{wrong}");
    }
}
