//! The course of a game turn, and what the engine does by itself.

use crate::position::{Example, korsun, parts};
use hells_gate::engine::Die;
use hells_gate::engine::{Barrier, Clock, Every as _, Rules, SideNo};
use hells_gate::systems::tabletop::numbers::usual_strengths;
use hells_gate::systems::tabletop::odds::Factor;
use hells_gate::systems::tabletop::setup::{Replacements, UnitInfo};
use hells_gate::systems::tabletop::{
    Action, Event, Formation, Ground, Phase, Setup, Stage, State, Tabletop, UnitId,
};

fn lines(units: &[&str]) -> Vec<String> {
    units.iter().map(|u| (*u).to_owned()).collect()
}

fn legal(rules: &Tabletop, state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    rules.legal(state, &mut all);
    all
}

#[test]
fn a_player_turn_passes_through_its_phases_and_the_ground_is_rolled_for_in_turn_three() {
    let rules = Tabletop::new(Setup::new(korsun()).unwrap());
    let mut state = rules.initial();
    let mut stops = Vec::new();
    while state.turn < 4 {
        stops.push((rules.clock(&state).0, state.stage));
        let (action, dice) = match state.stage {
            Stage::Ground => (Action::RollGround, vec![Die::ALL[1]]),
            Stage::Reinforcement => (legal(&rules, &state)[0], vec![]),
            _ => (Action::EndPhase, vec![]),
        };
        // Only for the ground nobody decides anything.
        let forced = (action == Action::RollGround).then_some(action);
        assert_eq!(rules.forced(&state), forced);
        let before = state;
        assert_eq!(rules.check(&state, action), Ok(()));
        rules.step(&mut state, action, &dice);
        let barrier = match (action, before.active == state.active) {
            (Action::RollGround, _) => Some(Barrier::Dice),
            (_, true) => None,
            (_, false) => Some(Barrier::Answered),
        };
        assert_eq!(rules.barrier(&before, action, &state), barrier);
    }
    let ends: Vec<_> = stops
        .iter()
        .filter(|s| s.1 != Stage::Reinforcement)
        .collect();
    let rolled: Vec<_> = ends.iter().filter(|s| s.1 == Stage::Ground).collect();
    assert_eq!(rolled, [&&([3, 0, Phase::Ground as u8], Stage::Ground)]);
    assert_eq!(state.ground, Ground::Mud);
    assert_eq!(state.rolls, 1);
    assert_eq!(stops[0].0, [1, 0, Phase::Attack as u8]);
    let clocks: Vec<Clock> = stops.iter().map(|s| Clock(s.0)).collect();
    assert!(clocks.is_sorted());
}

#[test]
fn the_last_rally_ends_the_game_and_marks_fall_in_their_owners_turn() {
    let example = Example::new(
        korsun(),
        &lines(&[
            "soviet infantry 2 C7 retreated",
            "german infantry 2 A1 retreated",
        ]),
    );
    let mut example = example.at(Stage::Movement, SideNo::A);
    example.play(Action::EndPhase).unwrap();
    assert_eq!(example.letters(example.state.retreated), ["b"]);
    assert_eq!(example.state.active, SideNo::B);
    example.state.turn = example.rules.parts().turns;
    example.play(Action::EndPhase).unwrap();
    example.play(Action::EndPhase).unwrap();
    assert_eq!(example.state.stage, Stage::Over);
    assert!(example.state.retreated.is_empty());
    assert!(example.rules.outcome(&example.state).is_some());
}

#[test]
fn replacements_stop_the_phase_only_while_somebody_can_take_one() {
    let mut parts = korsun();
    let points = |side, turn, points| Replacements { side, turn, points };
    parts.replacements = vec![points(SideNo::B, 1, 1), points(SideNo::B, 1, 1)];
    let units = lines(&["soviet infantry 2 C7", "german infantry 1 A1 full=3"]);
    let mut example = Example::new(parts, &units).at(Stage::Movement, SideNo::A);
    example.play(Action::EndPhase).unwrap();
    assert_eq!(
        (example.state.stage, example.state.points),
        (Stage::Reinforcement, 2)
    );
    let unit = UnitId(1);
    example.play(Action::Replace { unit }).unwrap();
    assert_eq!(example.state.stage, Stage::Reinforcement);
    example.play(Action::Replace { unit }).unwrap();
    assert_eq!(
        (example.state.stage, example.state.strength(unit)),
        (Stage::Attack, 3)
    );
}

/// Korsun with one German unit that is due in this cell on turn 1, and enemies
/// in the cells.
pub(super) fn arrival(entry: &str, enemies: &[&str]) -> (Tabletop, State, Vec<Event>) {
    let held: Vec<String> = enemies
        .iter()
        .map(|c| format!("soviet infantry 1 {c}"))
        .collect();
    let example = Example::new(korsun(), &held);
    let mut parts = example.rules.parts().clone();
    let unit = UnitInfo {
        name: "new".to_owned(),
        code: "new".to_owned(),
        side: SideNo::B,
        cell: example.cell(entry),
        arrives: Some(1),
        strength: 2,
        ..korsun().units[0].clone()
    };
    parts.units.push(unit);
    let rules = Tabletop::new(Setup::new(parts).unwrap());
    let mut state = State::set_up(&rules);
    state.stage = Stage::Movement;
    let mut events = Vec::new();
    rules.resolve(&state, Action::EndPhase, &[], &mut events);
    rules.step(&mut state, Action::EndPhase, &[]);
    (rules, state, events)
}

/// Whoever comes in elsewhere than at his entry is told to, and nothing is told of
/// replacements where there are none.
#[test]
fn t7_an_arrival_says_from_where_it_was_displaced_and_no_replacements_are_not_told() {
    let from = |event: &Event| match *event {
        Event::Arrived { displaced_from, .. } => Some(displaced_from),
        _ => None,
    };
    let told = |events: &[Event]| events.iter().find_map(from);
    let comes = |event: &Event| matches!(event, Event::ReplacementsCame { .. });
    let (_, _, events) = arrival("A3", &[]);
    assert_eq!(told(&events), Some(None), "at its entry");
    assert!(!events.iter().any(comes), "{events:?}");
    // Two bases are equally near: its owner chooses.
    let (rules, state, events) = arrival("A3", &["A3"]);
    assert_eq!(told(&events), None);
    let cell = |name: &str| rules.cells().find(name.parse().unwrap()).unwrap();
    let unit = rules.find_unit("new").unwrap();
    let mut events = Vec::new();
    let enters = Action::Enter {
        unit,
        cell: cell("A2"),
    };
    rules.resolve(&state, enters, &[], &mut events);
    assert_eq!(told(&events), Some(Some(cell("A3"))));
}

#[test]
fn t6_4_t16_7_the_usual_strengths_of_each_formation_are_those_of_the_rules() {
    use Formation::{BattleGroup, Brigade, Corps, Division};
    let usual = |army, formation| usual_strengths(army, formation);
    for (army, formation, strengths) in [
        ("soviet", Corps, Some(2..=4)),
        ("soviet", Division, Some(1..=2)),
        ("soviet", Brigade, Some(1..=1)),
        ("soviet", BattleGroup, None),
        ("german", Corps, None),
        ("german", Division, Some(2..=3)),
        ("german", Brigade, Some(1..=1)),
        ("german", BattleGroup, Some(1..=1)),
        ("polish", Division, None),
    ] {
        assert_eq!(usual(army, formation), strengths, "{army} {formation:?}");
    }
}

#[test]
fn t12_5_t12_6_what_multiplies_a_strength_names_the_case_of_its_side() {
    for (factor, case) in [
        (Factor::TankInOpen, "T12.5"),
        (Factor::TankInCover, "T12.5"),
        (Factor::River, "T12.5"),
        (Factor::AttackerOutOfSupply, "T12.5"),
        (Factor::Cover, "T12.6"),
        (Factor::Mud, "T12.6"),
        (Factor::DefenderOutOfSupply, "T12.6"),
    ] {
        assert_eq!(factor.rule().0, case, "{factor:?}");
    }
}

#[test]
fn new_units_arrive_by_themselves_unless_two_bases_are_equally_near() {
    let place = |(rules, state, _): (Tabletop, State, Vec<Event>)| {
        let cell = state.cell_of(rules.find_unit("new").unwrap()).unwrap();
        rules.cells().name(cell).to_string()
    };
    assert_eq!(place(arrival("B7", &[])), "B7");
    assert_eq!(place(arrival("B7", &["B7"])), "A6");
    let (rules, mut state, _) = arrival("A3", &["A3"]);
    let texts: Vec<String> = legal(&rules, &state)
        .iter()
        .map(|a| rules.notation(*a))
        .collect();
    assert_eq!(texts, ["enter new A2", "enter new A4"]);
    assert!(rules.check(&state, Action::EndPhase).is_err());
    let action = rules.parse("enter new A4").unwrap();
    rules.step(&mut state, action, &[]);
    assert_eq!(state.stage, Stage::Attack);
    // With all bases taken it is lost, and scores nothing.
    let bases = ["A1", "A2", "A3", "A4", "A5", "A6", "B7"];
    let (rules, state, events) = arrival("A3", &bases);
    let lost = rules.find_unit("new").unwrap();
    assert!(events.contains(&Event::ArrivalLost { unit: lost }));
    assert!(state.lost.contains(lost) && !state.entered.contains(lost));
}

#[test]
fn undo_stops_at_dice_and_at_the_other_sides_turn_but_not_within_a_defence() {
    let units = [
        "soviet tank 2 C6",
        "soviet infantry 3 C6",
        "german infantry 2 B6",
        "german infantry 1 B6",
    ];
    let mut example = Example::new(korsun(), &lines(&units));
    example.declare("ab", "B6", false).unwrap();
    let resolve = Action::Resolve { all_out: false };
    let before = example.state;
    let throw: Vec<Die> = [3, 5, 5].map(|p| Die::new(p).unwrap()).to_vec();
    example.rules.step(&mut example.state, resolve, &throw);
    let barrier = example.rules.barrier(&before, resolve, &example.state);
    assert_eq!(barrier, Some(Barrier::Dice));
    let texts: Vec<String> = legal(&example.rules, &example.state)
        .iter()
        .map(|a| example.rules.notation(*a))
        .collect();
    assert_eq!(texts, ["stay", "go"]);
    let before = example.state;
    example.play(Action::Go).unwrap();
    assert_eq!(
        example.rules.barrier(&before, Action::Go, &example.state),
        None
    );
}

#[test]
fn tr28_whoever_goes_is_told_what_that_saves_and_what_is_left_to_lose() {
    let units = [
        "soviet tank 2 C6",
        "german infantry 2 B6",
        "german infantry 1 B6",
    ];
    let mut example = Example::new(korsun(), &lines(&units));
    example.declare("a", "B6", false).unwrap();
    example.state.stage = Stage::StayOrGo;
    for (whole, told) in [(1, [1, 0]), (2, [2, 0]), (3, [2, 1])] {
        example.state.attack.as_mut().unwrap().loss = whole;
        let mut events = Vec::new();
        let (rules, state) = (&example.rules, &example.state);
        rules.resolve(state, Action::Go, &[], &mut events);
        let went = events.iter().find_map(|event| match *event {
            Event::Went { saved, loss } => Some([saved, loss]),
            _ => None,
        });
        assert_eq!(went, Some(told));
    }
}

#[test]
fn an_attack_under_way_is_finished_first_and_leaving_it_takes_it_back() {
    let units = [
        "soviet tank 2 C6",
        "soviet infantry 3 C6",
        "german infantry 2 B6",
    ];
    let mut example = Example::new(korsun(), &lines(&units));
    let start = example.state;
    example.declare("ab", "B6", false).unwrap();
    assert!(
        example
            .rules
            .check(&example.state, Action::EndPhase)
            .is_err()
    );
    for unit in [UnitId(0), UnitId(1)] {
        example.play(Action::Leave { unit }).unwrap();
        assert!(example.rules.takes_back(Action::Leave { unit }));
    }
    assert_eq!(example.state, start);
}

#[test]
fn written_actions_that_mean_nothing_say_how_they_are_written() {
    let rules = Tabletop::new(Setup::new(parts("example_120km")).unwrap());
    for (text, told) in [
        ("", "ground, enter"),
        ("fly 4_Tank A1", "ground, enter"),
        ("move 4_Tank", "move 29_Tank C6"),
        ("move 4_Tank A1 A2 A3", "move 29_Tank C6"),
        ("move 5_Tank1 A1", "5_Tank1"),
        ("move 4_Tank A0", "A0"),
        ("move 4_Tank A9", "A9"),
        ("resolve all", "resolve all-out"),
    ] {
        let why = rules.parse(text).unwrap_err().why;
        assert!(why.contains(told), "{text}: {why}");
    }
}

#[test]
fn every_action_that_can_be_written_is_there_to_be_judged_once() {
    let example = Example::new(korsun(), &lines(&["soviet tank 2 C6"]));
    let mut seen = std::collections::HashSet::new();
    let mut see = |action| assert!(seen.insert(action), "{action:?} twice");
    example.rules.every_action(&mut see);
    let (units, cells) = (2, example.rules.cells().len() + 1);
    assert_eq!(seen.len(), 6 + units * (3 + cells * (3 + 1 + cells)));
}
