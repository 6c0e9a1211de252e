//! Positions that cannot be are refused, each for what is wrong with it.

use crate::position::{Example, korsun};
use hells_gate::engine::{Rules as _, SideNo};
use hells_gate::hex::Id as _;
use hells_gate::systems::tabletop::{Attack, Stage, Terrain, UnitId};

/// Where nobody can be.
const SEA: &str = "G3";

/// Two Soviet units beside two German ones, and one of either side elsewhere.
fn facing() -> Example {
    let mut parts = korsun();
    let sea = parts
        .cells
        .iter_mut()
        .find(|cell| cell.name.to_string() == SEA);
    sea.unwrap().terrain = Terrain::Impassable;
    let units = [
        "soviet tank 2 C6",
        "soviet infantry 3 C6",
        "german infantry 2 B6",
        "german infantry 1 B6",
        "soviet infantry 2 C7",
        "german infantry 2 A1",
    ];
    Example::new(parts, &units.map(str::to_owned))
}

/// An attack on B6 by the units of these letters, with what is still to be lost of it.
fn attack(game: &Example, units: &str, [due, loss]: [u16; 2], going: bool) -> Attack {
    let mut attack = Attack::on(game.cell("B6"));
    for letter in units.chars() {
        attack.join(game.unit(&letter.to_string()));
    }
    (attack.due, attack.loss, attack.going) = (due, loss, going);
    attack
}

/// What is wrong with a position that differs from [`facing`] in this.
fn wrong_with(change: impl FnOnce(&mut Example)) -> String {
    let mut game = facing();
    assert_eq!(game.rules.invariants(&game.state), Ok(()));
    change(&mut game);
    let found = game.rules.invariants(&game.state);
    found.err().unwrap_or_else(|| "nothing".to_owned())
}

fn refused(says: &str, change: impl FnOnce(&mut Example)) {
    let why = wrong_with(change);
    assert!(why.contains(says), "{why}, not {says}");
}

fn fine(change: impl FnOnce(&mut Example)) {
    assert_eq!(wrong_with(change), "nothing");
}

#[test]
fn nobody_is_where_nobody_can_be() {
    refused("that the scenario does not have", |game| {
        game.state.lost.insert(UnitId::from_index(6));
    });
    refused("both sides are in", |game| {
        let unit = game.unit("a");
        let taken = game.cell("B6");
        game.state.put(&game.rules, unit, taken, 2);
    });
    refused("impassable", |game| {
        let (unit, sea) = (game.unit("a"), game.cell(SEA));
        game.state.put(&game.rules, unit, sea, 2);
    });
}

#[test]
fn a_unit_has_one_point_at_least_and_what_it_began_with_at_most() {
    for (strength, can_be) in [(0, false), (1, true), (2, true), (3, false)] {
        let why = wrong_with(|game| {
            let (unit, cell) = (game.unit("a"), game.cell("C6"));
            game.state.put(&game.rules, unit, cell, strength);
        });
        let expected = match can_be {
            true => "nothing".to_owned(),
            false => format!("{:?} has strength {strength}", UnitId(0)),
        };
        assert_eq!(why, expected);
    }
}

#[test]
fn what_is_said_of_units_is_said_of_those_it_can_be_true_of() {
    // Whoever is on the table came there.
    refused("on the table", |game| {
        let unit = game.unit("a");
        game.state.entered.remove(unit);
    });
    let gone = |game: &mut Example| {
        let unit = game.unit("e");
        game.state.destroy(&game.rules, unit);
        unit
    };
    fine(|game| {
        gone(game);
    });
    refused("out-of-supply", |game| {
        let unit = gone(game);
        game.state.out_of_supply.insert(unit);
    });
    refused("retreated", |game| {
        let unit = gone(game);
        game.state.retreated.insert(unit);
    });
    // Enemies do neither in this player turn, nor does anybody who is gone.
    for letter in ["a", "c", "e"] {
        let own = letter == "a";
        for (says, attacked) in [("attacked", true), ("moved", false)] {
            let why = wrong_with(|game| {
                gone(game);
                let unit = game.unit(letter);
                let marks = match attacked {
                    true => &mut game.state.attacked,
                    false => &mut game.state.moved,
                };
                marks.insert(unit);
            });
            let told = if own { "nothing" } else { says };
            assert!(why.starts_with(told), "{letter}: {why}");
        }
    }
    // Who was on the table neither waits nor was lost on the way; the enemy's do not wait.
    refused("lost", |game| {
        let unit = game.unit("a");
        game.state.lost.insert(unit);
    });
    for (letter, entered, can_be) in [("e", false, true), ("e", true, false), ("f", false, false)] {
        let why = wrong_with(|game| {
            let unit = game.unit(letter);
            game.state.destroy(&game.rules, unit);
            game.state.entered.set(unit, entered);
            game.state.stage = Stage::Reinforcement;
            game.state.due.insert(unit);
        });
        let told = if can_be { "nothing" } else { "due" };
        assert!(why.starts_with(told), "{letter}: {why}");
    }
}

#[test]
fn new_units_and_replacements_belong_to_their_phase() {
    for stage in [Stage::Reinforcement, Stage::Attack, Stage::Movement] {
        for waits in [false, true] {
            let why = wrong_with(|game| {
                game.state.stage = stage;
                if waits {
                    let unit = game.unit("e");
                    game.state.destroy(&game.rules, unit);
                    game.state.entered.remove(unit);
                    game.state.due.insert(unit);
                } else {
                    game.state.points = 1;
                }
            });
            let told = match stage {
                Stage::Reinforcement => "nothing",
                _ => "arrivals or replacements outside their phase",
            };
            assert_eq!(why, told, "{stage:?}");
        }
    }
    for (turn, can_be) in [(0, false), (1, true)] {
        let why = wrong_with(|game| game.state.turn = turn);
        assert_eq!(why == "nothing", can_be, "{why}");
    }
    let turns = facing().rules.parts().turns;
    fine(|game| game.state.turn = turns);
    refused("game turn", |game| game.state.turn = turns + 1);
}

#[test]
fn an_attack_is_by_somebody_and_by_nobody_twice() {
    for units in ["", "aa", "aba"] {
        refused("nobody, or somebody twice", |game| {
            game.state.attack = Some(attack(game, units, [0, 0], false));
        });
    }
    refused("others than the active side's", |game| {
        game.state.attack = Some(attack(game, "ac", [0, 0], false));
    });
    for stage in [
        Stage::AttackerLoss,
        Stage::StayOrGo,
        Stage::DefenderLoss,
        Stage::Retreat,
    ] {
        refused("a result without an attack", |game| {
            game.state.stage = stage
        });
    }
}

/// What has to be left of an attack in each stage of it: who took part, what is to be
/// lost now, the whole loss, whether the defender goes.
#[test]
fn what_is_left_of_an_attack_fits_its_stage() {
    use Stage::{Attack, AttackerLoss, DefenderLoss, Movement, Retreat, StayOrGo};
    let with = |stage, left, going, change: &dyn Fn(&mut Example)| {
        let why = wrong_with(|game| {
            game.state.stage = stage;
            change(game);
            game.state.attack = Some(attack(game, "ab", left, going));
        });
        assert!(why == "nothing" || why.ends_with(&format!("in {stage:?}")));
        why == "nothing"
    };
    let takes_away = |letters: &'static str| {
        move |game: &mut Example| {
            for letter in letters.chars() {
                let unit = game.unit(&letter.to_string());
                game.state.destroy(&game.rules, unit);
            }
        }
    };
    let retreated = |game: &mut Example| {
        for letter in ["c", "d"] {
            let unit = game.unit(letter);
            game.state.retreated.insert(unit);
        }
    };
    let nothing = |_: &mut Example| ();

    assert!(with(Attack, [0, 0], false, &nothing));
    assert!(!with(Attack, [1, 0], false, &nothing));
    assert!(!with(Attack, [0, 0], false, &takes_away("a")));
    assert!(!with(Attack, [0, 0], false, &takes_away("cd")));

    assert!(with(AttackerLoss, [1, 0], false, &takes_away("a")));
    assert!(!with(AttackerLoss, [0, 0], false, &nothing));
    assert!(!with(AttackerLoss, [1, 0], false, &takes_away("ab")));

    // The three points in the cell are the most that can be lost there.
    for (loss, can_be) in [(0, false), (1, true), (3, true), (4, false)] {
        assert_eq!(with(StayOrGo, [0, loss], false, &nothing), can_be, "{loss}");
    }

    assert!(with(DefenderLoss, [1, 2], false, &nothing));
    assert!(!with(DefenderLoss, [0, 2], false, &nothing));
    assert!(!with(DefenderLoss, [1, 2], false, &retreated));

    assert!(with(Retreat, [0, 1], true, &nothing));
    assert!(!with(Retreat, [0, 1], false, &nothing));
    assert!(!with(Retreat, [1, 1], true, &nothing));
    assert!(!with(Retreat, [0, 1], true, &retreated));

    assert!(!with(Movement, [0, 0], false, &nothing));
}

#[test]
fn t8_3_t15_4_who_wins_is_who_has_more_points_with_those_given_beforehand() {
    let level = |handicap| {
        let mut parts = korsun();
        parts.handicap = handicap;
        let game = Example::new(parts, &facing_lines());
        let over = game.at(Stage::Over, SideNo::B);
        let outcome = over.rules.outcome(&over.state).unwrap();
        assert_eq!(outcome.margin, over.rules.margin(&over.state));
        (outcome.margin, outcome.level)
    };
    assert_eq!(level(None), (0, 1));
    assert_eq!(level(Some((SideNo::A, 3))), (3, 0));
    assert_eq!(level(Some((SideNo::B, 3))), (-3, 2));
    // Before the end nobody has won.
    let game = facing();
    assert_eq!(game.rules.outcome(&game.state), None);
}

/// One unit of each side, away from all bases.
fn facing_lines() -> [String; 2] {
    ["soviet tank 2 C6", "german infantry 2 B6"].map(str::to_owned)
}
