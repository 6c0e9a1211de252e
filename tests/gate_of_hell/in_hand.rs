//! What a hand on the map and in the lists meets: two ways to one place are told apart,
//! what is lit can be clicked, what is done stays where it was, and every loss is told with
//! the case by which it came.

use crate::play::{APRIL, CAMPAIGN, JULY, Match, panel, rows, rules};
use hells_gate::engine::{Rules as _, SideNo, Viewer, view_for};
use hells_gate::hex::Id as _;
use hells_gate::present::board::HighlightKind;
use hells_gate::present::system::{
    Block, Click, Effect, Panel, Pointer, Row, Selection, System as _, Whereabouts,
};
use hells_gate::space::shape::PlaceId;
use hells_gate::systems::gate_of_hell::ids::Site;
use hells_gate::systems::gate_of_hell::state::Stage;
use std::sync::Arc;

/// What stands in a row.
fn says(row: &Row) -> &str {
    match row.brief.is_empty() {
        true => &row.label,
        false => &row.brief,
    }
}

fn unit(code: &str) -> Selection {
    Selection {
        units: vec![code.to_owned()],
        ..Selection::default()
    }
}

fn place(code: &str) -> Selection {
    Selection {
        place: Some(code.to_owned()),
        ..Selection::default()
    }
}

fn confederate_half() -> Match {
    let mut game = Match::july();
    game.state.active = SideNo::B;
    game
}

#[test]
fn a_unit_that_can_walk_and_cross_the_harbour_to_one_place_has_two_rows_that_differ() {
    let mut game = confederate_half();
    game.play("pay harbour");
    let code = game
        .legal()
        .iter()
        .find_map(|line| {
            line.strip_prefix("ferry ")?
                .split(' ')
                .next()
                .map(str::to_owned)
        })
        .unwrap();
    let seen = panel(&game.rules, &game.state, &unit(&code));
    let said: Vec<&str> = rows(&seen).into_iter().map(says).collect();
    let mut once = said.clone();
    once.sort_unstable();
    once.dedup();
    let both = |row: &&str| row.ends_with(", across the harbour");
    assert!(said.iter().any(both), "{said:?}");
    let free = said
        .iter()
        .filter(|row| !row.contains("activation"))
        .count();
    assert!(once.len() >= free.min(said.len()) - 1, "{said:?}");
    let walks = said.iter().filter(|row| !both(row));
    let twice = walks.filter(|row| said.contains(&format!("{row}, across the harbour").as_str()));
    assert!(twice.count() > 0, "no place can be reached in both ways");
}

#[test]
fn a_landing_party_goes_where_the_lit_water_is_clicked() {
    let mut game = Match::july();
    game.plays(&["pay amphibious", "embark 10-Connecticut"]);
    let steam = game.legal();
    let steam: Vec<&String> = steam
        .iter()
        .filter(|line| line.starts_with("steam "))
        .collect();
    assert!(!steam.is_empty());
    let seen = view_for(&game.rules, &game.state, Viewer::Side(SideNo::A));
    for line in steam {
        let to = line.trim_start_matches("steam ").to_owned();
        let click = game
            .rules
            .pointed(&seen, &Selection::default(), &Pointer::Place(to.clone()));
        assert_eq!(
            click,
            Click::Effect(Effect::Play(vec![line.clone()])),
            "{to}"
        );
    }
}

#[test]
fn a_landing_party_lies_on_the_water_that_it_has_reached() {
    let mut game = Match::july();
    game.plays(&["pay amphibious", "embark 10-Connecticut"]);
    let steam = game.legal().into_iter().find(|it| it.starts_with("steam "));
    let steam = steam.expect("it goes somewhere");
    let to = steam.trim_start_matches("steam ");
    let lie = |game: &Match, unit: &str| {
        let seen = view_for(&game.rules, &game.state, Viewer::Side(SideNo::A));
        let map = Arc::new(game.rules.map());
        let board = game.rules.board(map, &seen, &Selection::default(), &[]);
        let counter = board.counters.into_iter().find(|it| it.code == unit);
        let hex = counter.expect("it is drawn").hex;
        game.rules
            .code(Site::from_index(usize::from(hex.0)))
            .to_owned()
    };
    assert_eq!(lie(&game, "10-Connecticut"), "ZSB");
    game.play(&steam);
    assert_eq!(lie(&game, "10-Connecticut"), to);
    assert_eq!(lie(&game, "24-Massachusetts"), "ZSB");
    // What was picked before it went hides no way to go on.
    let seen = view_for(&game.rules, &game.state, Viewer::Side(SideNo::A));
    let still = game.rules.still_picked(&seen, &place("S2"));
    assert_eq!(still, Selection::default());
    let told = |place: &str| {
        let at = Pointer::Place(place.to_owned());
        format!("{:?}", game.rules.card(&seen, &Selection::default(), &at))
    };
    assert!(told(to).contains("10 Connecticut"), "{}", told(to));
    assert!(!told("ZSB").contains("10 Connecticut"), "{}", told("ZSB"));
    let order = game.rules.order_of_battle(&seen);
    let line = order.iter().find(|line| line.code == "10-Connecticut");
    let stands = Whereabouts::On(to.to_owned());
    assert_eq!(line.expect("it is listed").stands, stands);
}

#[test]
fn who_fires_at_a_landing_party_aims_where_it_lies() {
    let mut game = Match::july();
    game.clear_but(&["2-South-Carolina", "Chicora"]);
    game.put(&["Chicora S3"]);
    game.plays(&["pay amphibious", "embark 2-South-Carolina"]);
    game.plays(&["steam S1", "steam S2", "steam S3"]);
    assert_eq!(game.state.stage, Stage::Ambush);
    let seen = view_for(&game.rules, &game.state, Viewer::Side(SideNo::B));
    let chosen = unit("Chicora");
    let map = Arc::new(game.rules.map());
    let board = game.rules.board(map, &seen, &chosen, &[]);
    let targets = board.highlights.iter();
    let mut targets = targets.filter(|it| it.kind == HighlightKind::Target);
    let site = |hex: PlaceId| Site::from_index(usize::from(hex.0));
    let lit = targets.next().map(|it| game.rules.code(site(it.hex)));
    assert_eq!((lit, targets.next()), (Some("S3"), None));
    let at = Pointer::Place("S3".to_owned());
    let click = game.rules.pointed(&seen, &chosen, &at);
    let fire = vec!["fire Chicora 2-South-Carolina".to_owned()];
    assert_eq!(click, Click::Effect(Effect::Play(fire)));
}

#[test]
fn whoever_takes_part_in_an_assault_is_ticked_without_moving_what_is_ticked() {
    let mut game = Match::july();
    game.put(&["48-New-York L4", "6-Connecticut L4"]);
    let before = panel(&game.rules, &game.state, &Selection::default());
    let ticks = |panel: &Panel| -> Vec<usize> {
        let all = panel.body.iter().enumerate();
        let ticks = all.filter(|(_, it)| matches!(it, Block::Row(row) if row.ticked.is_some()));
        ticks.map(|(n, _)| n).collect()
    };
    let facts = |panel: &Panel| -> usize {
        let mut all = panel.body.iter();
        let first = all.position(|it| matches!(it, Block::Row(_))).unwrap();
        let above = panel.body.iter().take(first);
        let told = above.map(|it| match it {
            Block::Facts(facts) => facts.len(),
            _ => 0,
        });
        told.sum()
    };
    assert_eq!(ticks(&before).len(), 3);
    game.play("charge 48-New-York");
    let now = panel(&game.rules, &game.state, &Selection::default());
    assert_eq!(ticks(&now), ticks(&before));
    assert_eq!(facts(&now), facts(&before));
}

#[test]
fn an_assault_in_the_place_that_is_picked_is_the_one_that_is_shown() {
    let mut game = Match::july();
    game.put(&["48-New-York L4", "10-Connecticut L5"]);
    let heads = |picked: &Selection| -> usize {
        let seen = panel(&game.rules, &game.state, picked);
        rows(&seen)
            .iter()
            .filter(|row| row.ticked.is_some())
            .count()
    };
    assert_eq!(
        heads(&Selection::default()),
        2,
        "two assaults, one unit each"
    );
    assert_eq!(heads(&place("L5")), 1, "one of them");
    assert_eq!(heads(&place("L20")), 2, "none there");
}

#[test]
fn who_has_nothing_to_do_is_told_so_and_not_that_it_could_not_dig_or_hit_itself() {
    let mut game = confederate_half();
    // Not even for a regroup.
    game.state.msp = [0, 0];
    let told = |code: &str| {
        let seen = panel(&game.rules, &game.state, &unit(code));
        let texts = seen.body.iter().filter_map(|block| match block {
            Block::Text(said) => Some(said.iter().map(|it| it.text.clone()).collect::<String>()),
            _ => None,
        });
        texts.collect::<Vec<String>>().join("\n")
    };
    assert!(
        told("Fort-Johnson").contains("within its reach"),
        "{}",
        told("Fort-Johnson")
    );
    let zone = told("12+18-Georgia-Bn");
    assert!(zone.contains("has to be paid for"), "{zone}");
}

#[test]
fn what_cannot_be_paid_for_has_a_price_and_leaves_nothing_below_zero() {
    let mut game = Match::july();
    game.state.msp[0] = 1;
    let seen = panel(&game.rules, &game.state, &Selection::default());
    let values: Vec<&str> = rows(&seen)
        .into_iter()
        .map(|row| row.value.as_str())
        .collect();
    assert!(values.contains(&"price: 1; leaves 0"), "{values:?}");
    assert!(values.contains(&"price: 2"), "{values:?}");
    assert!(values.iter().all(|value| !value.contains("leaves -")));
}

#[test]
fn what_is_repaired_keeps_its_row_until_the_allocation_is_over() {
    let rules = rules(CAMPAIGN);
    let state = rules.initial();
    let mut game = Match { rules, state };
    game.state.turn = 2;
    game.state.stage = Stage::Allocation(SideNo::A);
    game.state.msp = [6, 6];
    for ship in ["Catskill", "Montauk"] {
        game.wear(ship, 1);
    }
    let mends = |game: &Match| -> Vec<(String, bool)> {
        let seen = panel(&game.rules, &game.state, &Selection::default());
        let all = rows(&seen).into_iter();
        let mends = all.filter(|row| row.units.len() == 1 && row.ticked.is_none());
        mends
            .map(|row| (row.label.clone(), row.does.is_ok()))
            .collect()
    };
    let before = mends(&game);
    assert_eq!(before.len(), 2, "{before:?}");
    game.play("mend Catskill");
    let now = mends(&game);
    let labels = |all: &[(String, bool)]| all.iter().map(|it| it.0.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&now), labels(&before));
    assert_eq!(now.iter().filter(|it| it.1).count(), 1, "{now:?}");
    game.play("done");
    assert!(game.state.handled.is_empty());
}

#[test]
fn every_loss_is_told_with_the_case_by_which_it_came() {
    let told = |game: &Match, events: &[hells_gate::systems::gate_of_hell::Event]| {
        let lines = events
            .iter()
            .filter_map(|event| game.rules.say_event(event));
        lines
            .map(|line| (line.told.text, line.told.rule.unwrap_or_default()))
            .collect::<Vec<(String, &str)>>()
    };
    // A mine.
    let mut game = Match::april(&["S7 2"]);
    game.advantage(SideNo::A, true);
    game.play("sail Catskill S7");
    let events = game.play("throw =66");
    let lines = told(&game, &events);
    assert!(
        lines
            .iter()
            .any(|(text, rule)| text == "Catskill is sunk." && *rule == "9.5.6"),
        "{lines:?}"
    );
    // A bombardment.
    let mut game = Match::april(&[]);
    game.advantage(SideNo::A, true);
    game.play("sail Catskill S3");
    let events = game.play("fire Catskill Lighthouse-Fort =66");
    let lines = told(&game, &events);
    let hit = |(text, rule): &(String, &str)| text.contains("reduced") && *rule == "8.2.6";
    assert!(lines.iter().any(hit), "{lines:?}");
}

#[test]
fn points_cite_the_ruling_that_has_them_and_say_what_ground_is_worth_them() {
    for number in [APRIL, JULY] {
        let rules = rules(number);
        let mut game = Match {
            state: rules.initial(),
            rules,
        };
        game.state.msp = [1, 1];
        if number == JULY {
            game.put(&["48-New-York L5"]);
        }
        let seen = view_for(&game.rules, &game.state, Viewer::Side(SideNo::A));
        let score = game.rules.score(&seen);
        assert!(!score.is_empty());
        for row in &score {
            assert_eq!(row.text.rule, Some("G41"), "{}", row.text.text);
        }
        let contested = score
            .iter()
            .any(|row| row.text.text.ends_with(", contested"));
        assert_eq!(contested, number == JULY);
    }
}
