//! Playing, asking and looking across the façade.

use super::{LAYER, SEEDED, SQUAD, SYSTEMS, meadow, plays};
use hells_gate::engine::{
    Barrier, Clock, DiceMode, Die, NodeId, Options, SideNo, UndoPolicy, UndoRefused, Viewer,
};
use hells_gate::json::Doc;
use hells_gate::present::system::{Click, Effect, Pointer, Selection, System as _};
use hells_gate::table::{NotPlayed, Rolled, Seat, Sheet, Table, find};

fn play(table: &mut dyn Table, action: &str) -> Result<(), NotPlayed> {
    table.play(&[action.to_owned()], Rolled::ByTheGame)
}

fn dice(pips: &[u8]) -> Rolled {
    Rolled::Given(pips.iter().map(|&n| Die::new(n).unwrap()).collect())
}

/// The squad stands on the mine, two men ahead.
fn blast(options: Options) -> Box<dyn Table> {
    let mut table = meadow(options);
    plays(&mut *table, &["lay F1", "send", "send", "go"]);
    table
}

#[test]
fn a_system_is_one_line_and_another_word_is_near_it_or_not() {
    assert_eq!(find(SYSTEMS, "minefield").unwrap().key, "minefield");
    let why = find(SYSTEMS, "minefeild").unwrap_err().to_string();
    assert!(why.contains("did you mean “minefield”?"), "{why}");
    let sheet = Sheet {
        scenario: r#"{ "system": "minefield", "id": "x", "men": 9, "bluff": 1, "blufff": 2 }"#
            .parse()
            .unwrap(),
        changed: r#"{ "mens": 3 }"#.parse().unwrap(),
        options: SEEDED,
    };
    let Err(faults) = (SYSTEMS[0].open)(sheet) else {
        panic!("it opened");
    };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "scenario.blufff: there is no such field here; did you mean “bluff”?",
            "scenario.title: the field is missing",
            "scenario.men: 9 is not a whole number from 1 to 6",
            "scenario.bluff: expected true or false, found a number",
            "changed.mens: there is no such field here; did you mean “men”?",
        ]
    );
}

#[test]
fn whoever_does_not_act_is_told_nothing_and_does_nothing() {
    let mut table = meadow(SEEDED);
    assert_eq!(table.viewer(), Viewer::Room);
    assert_eq!(play(&mut *table, "lay F2"), Err(NotPlayed::NotYours));
    assert_eq!(table.explain("lay F2"), Err(NotPlayed::NotYours));
    assert!(table.legal(None).is_empty());
    table.view_as(LAYER);
    assert_eq!(table.legal(None).len(), 5);
    let about = table.legal(Some(&Pointer::Place("F3".to_owned())));
    assert_eq!(about.len(), 1);
    assert_eq!(about[0].action, "lay F3");
    play(&mut *table, "lay F3").unwrap();
    assert_eq!(
        table.told(NodeId(1)).unwrap().action.as_deref(),
        Some("lay F3")
    );
    let mine = |table: &dyn Table| table.position(NodeId(1)).unwrap().get("mine").cloned();
    assert_eq!(mine(&*table), Some("F3".into()));
    let digest = table.glance().digest;
    for viewer in [SQUAD, Viewer::Room] {
        table.view_as(viewer);
        assert_eq!(mine(&*table), Some("unknown".into()));
        let told = table.told(NodeId(1)).unwrap();
        assert_eq!((told.action, told.by), (None, Some(SideNo::A)));
        assert_eq!(told.lines[0].told.text, "A mine is laid, or none.");
        assert_ne!(table.glance().digest, digest);
        assert!(!table.go(NodeId(0)), "looking back waits");
    }
    // Whoever looks at everything opens the game for good.
    table.view_as(Viewer::All);
    assert!(table.is_open() && table.go(NodeId(0)) && table.go(NodeId(1)));
    table.view_as(SQUAD);
    assert_eq!(mine(&*table), Some("F3".into()));
}

#[test]
fn dice_come_from_the_seed_from_the_hand_or_are_asked_for() {
    let by_hand = Options {
        dice: DiceMode::ByHand,
        ..SEEDED
    };
    let mut table = blast(by_hand);
    let before = table.glance();
    let Err(NotPlayed::NeedsDice { at: 0, throw }) = play(&mut *table, "blast") else {
        panic!("no dice were asked for");
    };
    assert_eq!(throw.dice.len(), 2);
    assert_eq!(throw.dice[1].needs, "3 to 6");
    assert_eq!(table.throw("blast").unwrap(), throw);
    let actions = ["blast".to_owned()];
    for (given, needs) in [(&[][..], 2), (&[1], 2), (&[1, 2, 3], 2)] {
        let refused = table.play(&actions, dice(given)).unwrap_err();
        match given.len() {
            0 => assert!(matches!(refused, NotPlayed::NeedsDice { .. })),
            given => assert_eq!(refused, NotPlayed::WrongDice { needs, given }),
        }
    }
    let written = ["blast =12".to_owned()];
    assert_eq!(
        table.play(&written, dice(&[1, 1])),
        Err(NotPlayed::TwoThrows)
    );
    for odd in ["blast =", "blast =17", "blast =x"] {
        assert!(
            matches!(play(&mut *table, odd), Err(NotPlayed::Unreadable { .. })),
            "{odd}"
        );
    }
    let one = Err(NotPlayed::WrongDice { needs: 2, given: 1 });
    assert_eq!(play(&mut *table, "blast =1"), one);
    assert_eq!(table.glance(), before);
    table.play(&actions, dice(&[1, 5])).unwrap();
    let told = table.told(NodeId(5)).unwrap();
    assert_eq!(told.dice.len(), 2);
    let counted: Vec<_> = told.throw.unwrap().dice.iter().map(|d| d.counts).collect();
    assert_eq!(counted, [Some(true), Some(false)]);
    assert_eq!(table.score()[0].points, 1);

    // The seed rolls the same again, and no other faces pass for its own.
    let mut table = blast(SEEDED);
    play(&mut *table, "blast").unwrap();
    let rolled = table.told(NodeId(5)).unwrap().dice;
    let mut again = blast(SEEDED);
    let faces: String = rolled.iter().map(Die::to_string).collect();
    let other = if faces == "66" { "65" } else { "66" };
    let refused = play(&mut *again, &format!("blast ={other}")).unwrap_err();
    assert!(
        matches!(refused, NotPlayed::NotTheSeeds { .. }),
        "{refused}"
    );
    assert!(refused.to_string().contains(&faces), "{refused}");
    play(&mut *again, &format!("blast ={faces}")).unwrap();
    assert_eq!(again.glance().digest, table.glance().digest);
}

#[test]
fn refusals_are_sentences_with_a_rule_and_change_nothing() {
    let mut table = meadow(SEEDED);
    table.view_as(LAYER);
    let before = table.glance();
    let Err(NotPlayed::Illegal { at: 0, reasons }) = play(&mut *table, "lay F9") else {
        panic!("it was allowed");
    };
    assert_eq!(reasons, table.explain("lay F9").unwrap());
    assert_eq!(
        (reasons[0].text.as_str(), reasons[0].rule),
        ("There are four fields.", Some("2"))
    );
    assert!(matches!(
        play(&mut *table, "dance"),
        Err(NotPlayed::Unreadable { .. })
    ));
    assert_eq!(table.play(&[], Rolled::ByTheGame), Err(NotPlayed::Nothing));
    assert_eq!(table.glance(), before);
    assert!(table.explain("lay F1").unwrap().is_empty());
    assert_eq!(table.rulebook().find("2").unwrap().title, "The mine");
}

#[test]
fn a_closed_game_takes_single_actions_and_undo_stops_at_what_was_seen() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F3", "send"]);
    table.view_as(SQUAD);
    let both = ["send", "go"].map(str::to_owned);
    assert_eq!(
        table.play(&both, Rolled::ByTheGame),
        Err(NotPlayed::OneByOne)
    );
    plays(&mut *table, &["send", "go", "send"]);
    table.undo().unwrap();
    // No mine was found, and that was seen.
    assert_eq!(table.undo(), Err(UndoRefused::Barred(Barrier::Shown)));
    assert!(table.redo() && !table.redo());
    table.undo_all().unwrap();
    assert_eq!(table.glance().node, NodeId(4));
    assert!(table.undo_all().is_err());
    // Redo is for whoever acts; what was taken back is nobody else's business.
    table.view_as(LAYER);
    assert!(!table.redo() && table.told(NodeId(5)).is_none());
}

#[test]
fn an_open_game_takes_gestures_whole_and_goes_back_all_the_way() {
    let mut table = meadow(SEEDED);
    table.view_as(Viewer::All);
    let gesture =
        |actions: &[&str]| -> Vec<String> { actions.iter().map(|&a| a.to_owned()).collect() };
    let half = table.play(&gesture(&["lay F1", "send", "blast"]), Rolled::ByTheGame);
    assert!(matches!(half, Err(NotPlayed::Illegal { at: 2, .. })));
    assert_eq!(table.actions(), 0);
    let whole = gesture(&["lay F1", "send", "send", "go", "blast"]);
    table.play(&whole, dice(&[6, 6])).unwrap();
    assert_eq!(
        (table.actions(), table.glance().clock),
        (5, Clock([1, 1, 0]))
    );
    assert_eq!(table.glance().time[0], "field 1");
    assert!(table.told(NodeId(2)).unwrap().with_last);
    table.undo().unwrap();
    assert_eq!(table.glance().ply, 0);
    assert!(table.redo());
    assert_eq!(table.glance().ply, 5);
    assert!(table.go(NodeId(3)));
    table.play(&gesture(&["call"]), Rolled::ByTheGame).unwrap();
    assert_eq!((table.glance().node, table.actions()), (NodeId(6), 6));
    assert_eq!(table.line(), [1, 2, 3, 6].map(NodeId));
    table.set_options(DiceMode::Seeded, UndoPolicy::ToLastBarrier);
    assert!(table.go(NodeId(5)));
    assert_eq!(table.undo(), Err(UndoRefused::Barred(Barrier::Dice)));
}

#[test]
fn a_finished_game_is_open_and_says_how_it_ended() {
    let mut table = meadow(SEEDED);
    plays(&mut *table, &["lay F4", "send", "go", "go", "go"]);
    assert!(!table.is_open());
    table.view_as(SQUAD);
    play(&mut *table, "go").unwrap();
    table.play(&["blast".to_owned()], dice(&[6])).unwrap();
    let glance = table.glance();
    let (outcome, told) = glance.outcome.unwrap();
    assert_eq!((outcome.margin, told.as_str()), (-3, "The squad wins"));
    assert_eq!((glance.to_act, table.is_open()), (None, true));
    assert_eq!(
        table.told(NodeId(1)).unwrap().action.as_deref(),
        Some("lay F4")
    );
    assert!(table.legal(None).is_empty());
}

#[test]
fn panels_and_clicks_play_what_they_say() {
    let mut table = meadow(SEEDED);
    let picked = Selection::default();
    let at = Pointer::Place("F2".to_owned());
    assert!(matches!(table.pointed(&picked, &at), Click::Refuse(_)));
    table.view_as(LAYER);
    let Click::Effect(Effect::Play(gesture)) = table.pointed(&picked, &at) else {
        panic!("one action is about field 2");
    };
    table.play(&gesture, Rolled::ByTheGame).unwrap();
    table.view_as(SQUAD);
    let unit = Pointer::Unit("squad".to_owned());
    let Click::Effect(Effect::Play(only)) = table.pointed(&picked, &unit) else {
        panic!("nobody can be called back yet");
    };
    table.play(&only, Rolled::ByTheGame).unwrap();
    let Click::Choose(buttons) = table.pointed(&picked, &unit) else {
        panic!("a man can be sent or called");
    };
    let labels: Vec<&str> = buttons.iter().map(|b| b.label.as_str()).collect();
    assert_eq!(labels, ["Send a man ahead", "Call a man back"]);
    let Click::Refuse(why) = table.pointed(&picked, &at) else {
        panic!("no action is about a field now");
    };
    assert_eq!(why.rule, Some("3"));
    let panel = table.panel(&picked);
    assert_eq!(panel.prompt.who, Some(SideNo::B));
    assert_eq!(panel.foot[0].does, Ok(Effect::Play(vec!["go".to_owned()])));
    assert_eq!(panel.tracks[0].at, 0);
}

#[test]
fn a_position_is_set_up_as_it_is_told_or_refused_with_every_fault() {
    let mut table = blast(SEEDED);
    table.view_as(Viewer::All);
    let told = table.position(NodeId(4)).unwrap();
    let mut other = meadow(SEEDED);
    other.set_up(&told).unwrap();
    // The mine was found: everybody knows where it is.
    assert_eq!(other.position(NodeId(0)), Some(told));
    let before = other.glance();
    let odd: Doc = r#"{ "stage": "crosing", "men": 99, "mines": 1 }"#.parse().unwrap();
    let faults = other.set_up(&odd).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[1].contains("did you mean “crossing”?"), "{told:?}");
    let unsound: Doc = r#"{ "stage": "crossing", "mine": "F1", "at": 3 }"#.parse().unwrap();
    let faults = other.set_up(&unsound).unwrap_err();
    assert!(faults[0].to_string().contains("was crossed"), "{faults:?}");
    assert_eq!(other.glance(), before);
}

#[test]
fn questions_titles_seats_and_parameters_cross_the_table() {
    let mut table = blast(SEEDED);
    let fields: Doc = r#"{ "ahead": 2 }"#.parse().unwrap();
    let answer = table.ask("odds", &fields).unwrap();
    assert_eq!(
        answer.get("nobody_lost"),
        Some(&Doc::Number("0.4444".to_owned()))
    );
    assert_eq!(
        table.ask("odds", &"{}".parse().unwrap()).unwrap_err().len(),
        1
    );
    assert!(table.ask("weather", &fields).is_err());
    table.set_title("Ann’s\ngame");
    assert_eq!(table.title(), "Ann’s game");
    table.set_seat(SideNo::A, Some(Seat::Person("Ann".to_owned())));
    assert_eq!(table.seat(SideNo::A), Some(&Seat::Person("Ann".to_owned())));
    assert_eq!(table.seat(SideNo::B), None);
    let men = &table.parameters()[0];
    assert_eq!((men.key, &men.value), ("men", &Doc::Whole(3)));
    assert_eq!(table.system(), super::minefield::Minefield::KEY);
}
