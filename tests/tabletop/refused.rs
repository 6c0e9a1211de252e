//! Why something is refused: the reason that is told is the one that applies.

use crate::position::{Example, korsun};
use hells_gate::engine::{Die, Rules as _, SideNo, Viewer, view_for};
use hells_gate::present::system::{Cited, Click, Pointer, Selection, System as _};
use hells_gate::systems::tabletop::{Action, Illegal, Stage};

/// Two cells side by side, and one that nobody gets to from anywhere near.
const HERE: &str = "C4";
const NEXT: &str = "C5";
const FAR: &str = "G3";

fn example(units: &[String]) -> Example {
    let example = Example::new(korsun(), units);
    let around = example.rules.cells().around(example.cell(HERE));
    assert!(around.contains(example.cell(NEXT)) && !around.contains(example.cell(FAR)));
    example
}

/// Two tank corps beside two strong divisions and a weak one.
fn facing() -> Example {
    example(&[
        format!("soviet tank 8 {HERE}"),
        format!("soviet tank 8 {HERE}"),
        format!("german infantry 5 {NEXT}"),
        format!("german infantry 4 {NEXT}"),
        format!("german infantry 1 {NEXT}"),
    ])
}

#[test]
fn t8_2_t12_1_another_phase_is_told_from_an_attack_that_is_to_be_ended_first() {
    let mut game = facing();
    let (first, target) = (game.unit("a"), game.cell(NEXT));
    let join = Action::Join {
        unit: first,
        target,
    };
    let goes = |example: &Example| {
        let mut all = Vec::new();
        let now = example.rules.clone();
        let mut state = example.state;
        (state.stage, state.attack) = (Stage::Movement, None);
        now.legal(&state, &mut all);
        let moves = |action: &&Action| matches!(action, Action::Move { .. });
        *all.iter().find(moves).unwrap()
    };
    let moves = goes(&game);
    let asked = |game: &Example, action| game.rules.check(&game.state, action);
    let now = Stage::Attack;
    assert_eq!(asked(&game, moves), Err(Illegal::OtherPhase { now }));
    // What only ever belongs to an attack, there is none of.
    let lose = Action::Lose { unit: first };
    assert_eq!(asked(&game, lose), Err(Illegal::AttackUnderWay { now }));
    game.play(join).unwrap();
    for action in [moves, Action::EndPhase] {
        assert_eq!(asked(&game, action), Err(Illegal::AttackUnderWay { now }));
    }
    for now in [Stage::AttackerLoss, Stage::DefenderLoss, Stage::Retreat] {
        game.state.stage = now;
        assert_eq!(asked(&game, moves), Err(Illegal::AttackUnderWay { now }));
    }
    let now = Stage::Movement;
    (game.state.stage, game.state.attack) = (now, None);
    assert_eq!(asked(&game, join), Err(Illegal::OtherPhase { now }));
}

#[test]
fn t12_11_whoever_has_no_part_in_a_loss_is_told_from_whoever_comes_later() {
    let mut game = facing();
    for letter in ["a", "b"] {
        let (unit, target) = (game.unit(letter), game.cell(NEXT));
        game.play(Action::Join { unit, target }).unwrap();
    }
    let throw = Action::Resolve { all_out: false };
    // The attack hits more often whatever the dice say: its tanks do not need any.
    let dice = vec![Die::ALL[0]; usize::from(game.rules.dice(&game.state, throw))];
    game.rules.step(&mut game.state, throw, &dice);
    if game.state.stage == Stage::StayOrGo {
        game.play(Action::Stay).unwrap();
    }
    assert_eq!(game.state.stage, Stage::DefenderLoss);
    let lose = |letter: &str| {
        let unit = game.unit(letter);
        game.rules.check(&game.state, Action::Lose { unit })
    };
    let [attacker, strong, weak] = ["a", "c", "e"];
    assert_eq!(lose(strong), Ok(()));
    let unit = game.unit(weak);
    assert_eq!(lose(weak), Err(Illegal::OthersFirst { unit }));
    let unit = game.unit(attacker);
    assert_eq!(lose(attacker), Err(Illegal::NotInGroup { unit }));
}

/// What sending unit a somewhere is refused with.
fn why_not(game: &Example, to: &str) -> Cited {
    let seen = view_for(&game.rules, &game.state, Viewer::All);
    let at = Pointer::Drop("a".to_owned(), to.to_owned());
    match game.rules.pointed(&seen, &Selection::default(), &at) {
        Click::Refuse(why) => why,
        sent => panic!("{sent:?}"),
    }
}

#[test]
fn chapter_t13_of_all_ways_to_a_cell_the_one_that_goes_furthest_says_why_it_is_closed() {
    let ways = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        Example::new(korsun(), &lines).at(Stage::Movement, SideNo::A)
    };
    // Both ways from C1 to A1 cross two rivers; one of them is barred before that.
    let [near, end] = ["german infantry 2 B1", "german infantry 2 A1"];
    let rivers = ways(&["soviet tank 2 C1", near]);
    assert_eq!(why_not(&rivers, "A1").rule, Some("T13.4"));
    assert_eq!(why_not(&rivers, "B1").rule, Some("T13.1"));
    let held = why_not(&ways(&["soviet tank 2 C1", near, end]), "A1");
    assert_eq!(held.rule, Some("T13.1"));
    assert!(held.text.contains("A1"), "{held:?}");
    // Whoever goes one cell only is told so, wherever he is sent.
    let foot = ways(&["soviet infantry 2 C1", near]);
    assert_eq!(why_not(&foot, "A1").rule, Some("T13.3"));
    assert_eq!(why_not(&rivers, FAR).rule, Some("T13.3"));
}
