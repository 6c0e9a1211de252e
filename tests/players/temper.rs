//! What a computer player leans to shows in what it does, and is no reason to lose.

use crate::bridge;
use hells_gate::engine::{Commander, Level, Rules as _, Temper, cores, mixed};
use hells_gate::systems::hells_gate::players::{Evaluators, Player};
use hells_gate::systems::hells_gate::study::play;
use hells_gate::systems::hells_gate::{Action, BySide, Side};
use std::sync::Arc;

/// What somebody did in a number of games, and how they ended.
#[derive(Clone, Copy, Default, Debug)]
struct Conduct {
    games: u32,
    attacks: u32,
    all_outs: u32,
    retreats: u32,
    /// Twice the games won, and the draws.
    halves: u32,
}

impl Conduct {
    fn each(self, count: u32) -> f64 {
        f64::from(count) / f64::from(self.games)
    }

    fn share(self) -> f64 {
        self.each(self.halves) / 2.0
    }
}

/// What a player of this level and temper does against one of the level that leans to
/// nothing, in games of both sides.
fn conduct(level: Level, temper: Temper, pairs: u32, threads: usize) -> Conduct {
    let staff = Arc::new(Evaluators::new(&bridge::korsun()));
    let mut seen = Conduct::default();
    for number in 0..2 * pairs {
        let side = Side::ALL[(number % 2) as usize];
        let seed = mixed(77, u64::from(number / 2));
        let mut players = BySide::from_fn(|of| {
            let who = Commander::new(
                level,
                if of == side {
                    temper
                } else {
                    Temper::ByTheBook
                },
            );
            Player::new(Arc::clone(&staff), who, mixed(seed, of as u64)).on_cores(threads)
        });
        let start = staff.rules().initial();
        let end = play(
            staff.rules(),
            start,
            &mut players,
            seed,
            &mut |state, action, _| {
                if state.to_act() == Some(side) {
                    match action {
                        Action::Resolve { flip } => {
                            seen.attacks += 1;
                            seen.all_outs += u32::from(flip.is_some());
                        }
                        Action::Retreat { .. } => seen.retreats += 1,
                        _ => {}
                    }
                }
                true
            },
        );
        let outcome = staff.rules().outcome(&end.expect("games end")).unwrap();
        let ahead = match side {
            Side::Soviet => outcome.margin,
            Side::German => -outcome.margin,
        };
        seen.games += 1;
        seen.halves += match ahead {
            1.. => 2,
            0 => 1,
            _ => 0,
        };
    }
    seen
}

#[test]
fn the_bold_attack_more_and_retreat_less_than_the_careful() {
    let [book, bold, careful] = Temper::ALL.map(|t| conduct(Level::Colonel, t, 6, 1));
    let ranked = [careful, book, bold];
    for (what, of) in [
        ("attacks", ranked.map(|of| of.attacks)),
        ("all-out attacks", ranked.map(|of| of.all_outs)),
    ] {
        assert!(of.is_sorted_by(|a, b| a < b), "{what}: {of:?}");
    }
    assert!(bold.retreats < careful.retreats, "{bold:?} {careful:?}");
}

#[test]
fn who_leans_to_nothing_plays_as_the_level_does() {
    let staff = Arc::new(Evaluators::new(&bridge::korsun()));
    let whole = |who: [Commander; 2]| {
        let mut players = BySide {
            soviet: Player::new(Arc::clone(&staff), who[0], 3),
            german: Player::new(Arc::clone(&staff), who[1], 4),
        };
        let mut done = Vec::new();
        let start = staff.rules().initial();
        play(
            staff.rules(),
            start,
            &mut players,
            5,
            &mut |_, action, _| {
                done.push(action);
                true
            },
        );
        done
    };
    let usual = [Level::Colonel, Level::Captain];
    let book = usual.map(|level| Commander::new(level, Temper::ByTheBook));
    assert_eq!(whole(usual.map(Into::into)), whole(book));
    let bold = usual.map(|level| Commander::new(level, Temper::Bold));
    assert_ne!(whole(usual.map(Into::into)), whole(bold));
}

#[test]
#[ignore = "for people: prints what each temper does in a game, and its share"]
fn what_each_temper_does() {
    for (level, pairs) in [(Level::Colonel, 400), (Level::General, 30)] {
        for temper in Temper::ALL {
            let seen = conduct(level, temper, pairs, cores());
            println!(
                "{:18} attacks {:5.1}  all-out {:4.2}  retreats {:4.1}  share {:4.1} %",
                Commander::new(level, temper).word(),
                seen.each(seen.attacks),
                seen.each(seen.all_outs),
                seen.each(seen.retreats),
                100.0 * seen.share()
            );
        }
    }
}
