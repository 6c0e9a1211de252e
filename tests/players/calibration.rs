//! How far the chances that a forecast tells can be trusted: games of strong
//! players, forecast on their way, against how they ended. Takes minutes:
//! `cargo test --release --no-default-features --test players calibration:: -- --ignored --nocapture`

use hells_gate::engine::Rules as _;
use hells_gate::engine::{Level, Progress};
use hells_gate::systems::hells_gate::codec::scenario::{KORSUN_1944, load};
use hells_gate::systems::hells_gate::players::{Player, Staff};
use hells_gate::systems::hells_gate::study::{cores, forecast, mixed, play};
use hells_gate::systems::hells_gate::{BySide, HellsGate, Side, State};
use std::sync::Arc;

/// The turns at whose beginning the end is forecast.
const ASKED: [u8; 3] = [3, 5, 7];

/// How many games a forecast plays out.
const PLAYED_OUT: u32 = 100;

/// One forecast and what came.
struct Told {
    turn: u8,
    /// The chance of the Soviets, draws counted half.
    chance: f64,
    /// Soviet less German victory points, as forecast.
    margin: f64,
    /// The same at the end.
    came: i32,
}

impl Told {
    /// 1 for a Soviet win, 0.5 for a draw.
    fn share(&self) -> f64 {
        f64::midpoint(f64::from(self.came.signum()), 1.0)
    }
}

fn mean(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let n = values.clone().count().max(1) as f64;
    values.sum::<f64>() / n
}

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).map_or(or, |v| v.parse().expect("a number"))
}

/// The positions at the beginning of the turns that are asked about, and the
/// final margin.
fn game(staff: &Arc<Staff>, level: Level, seed: u64) -> (Vec<State>, i32) {
    let mut players = BySide::from_fn(|side: Side| {
        Player::new(Arc::clone(staff), level, mixed(!seed, side as u64))
    });
    let mut moments: Vec<State> = Vec::new();
    let rules = staff.rules();
    let end = play(
        rules,
        rules.initial(),
        &mut players,
        seed,
        &mut |state, _, _| {
            let begun = moments.last().map_or(0, |s| s.turn);
            if state.turn > begun && ASKED.contains(&state.turn) {
                moments.push(*state);
            }
            true
        },
    );
    let end = end.expect("the game ends");
    (moments, rules.verdict(&end).unwrap().margin())
}

#[test]
#[ignore = "takes minutes; prints the table of `tests/README.md`"]
fn forecast_chances_come_true_as_often_as_they_say() {
    let rules = HellsGate::new(load(KORSUN_1944).unwrap().setup);
    let staff = Arc::new(Staff::new(&rules));
    let games = number("HELLS_GATE_GAMES", 100);
    let level = std::env::var("HELLS_GATE_LEVEL").map_or(Level::General, |word| {
        Level::find(&word).expect("a level of the computer player")
    });
    let mut told = Vec::new();
    for n in 0..games {
        let (moments, came) = game(&staff, level, mixed(1, n));
        for state in moments {
            let found = forecast(
                &staff,
                &state,
                Level::Colonel,
                PLAYED_OUT,
                mixed(2, n),
                cores(),
                &Progress::default(),
            );
            told.push(Told {
                turn: state.turn,
                chance: found.chance(Side::Soviet).0,
                margin: found.margin().0,
                came,
            });
        }
    }

    println!("{games} games of two {level:?}s, {PLAYED_OUT} games a forecast");
    for turn in ASKED {
        let of = || told.iter().filter(move |t| t.turn == turn);
        println!(
            "turn {turn}: forecast {:.3}, came {:.3}; squared error {:.3}; margin off by {:.2} in the mean, {:.2} typically",
            mean(of().map(|t| t.chance)),
            mean(of().map(Told::share)),
            mean(of().map(|t| (t.chance - t.share()).powi(2))),
            mean(of().map(|t| f64::from(t.came) - t.margin)),
            mean(of().map(|t| (f64::from(t.came) - t.margin).powi(2))).sqrt(),
        );
    }
    for low in [0.0, 0.2, 0.4, 0.6, 0.8] {
        let of = || {
            let inside = move |t: &&Told| t.chance >= low && (t.chance < low + 0.2 || low > 0.7);
            told.iter().filter(inside)
        };
        println!(
            "told {low:.1} to {:.1}: {} times, {:.3} in the mean, came {:.3}",
            low + 0.2,
            of().count(),
            mean(of().map(|t| t.chance)),
            mean(of().map(Told::share)),
        );
    }

    // Whoever always says "even" has 0.25, less what draws take off.
    let error = mean(told.iter().map(|t| (t.chance - t.share()).powi(2)));
    assert!(error < 0.22, "the chances say little: {error:.3}");
    let late = || told.iter().filter(|t| t.turn == ASKED[2]);
    let off = mean(late().map(|t| (t.chance - t.share()).powi(2)));
    assert!(off < error, "a late forecast is no better: {off:.3}");
}
