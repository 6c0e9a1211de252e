//! Fitting the weights anew. Takes minutes; run it when features or rules have
//! changed:
//! `HELLS_GATE_FIT=4000 cargo test --release --no-default-features --test players fit:: -- --ignored --nocapture`

use hells_gate::engine::{Level, Progress, Rules as _};
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::players::{Evaluators, NAMES, Player, Weights};
use hells_gate::systems::hells_gate::study::{Contestant, Duel, Fit, Practice, play, score};
use hells_gate::systems::hells_gate::{BySide, HellsGate, Side, Stage};
use std::sync::Arc;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/ai/weights.json");

/// What self-play is played by: the weights by hand, unless asked otherwise.
fn style(judge: &Weights) -> Weights {
    match std::env::var("HELLS_GATE_STYLE") {
        Ok(_) => judge.clone(),
        Err(_) => Weights::by_hand(8),
    }
}

fn staff(rules: &HellsGate, judge: Weights) -> Evaluators {
    let mut styles = Weights::styles(8);
    styles.push(judge.clone());
    Evaluators::with(rules, judge, styles)
}

#[test]
#[ignore = "writes the weights anew"]
fn weights_are_fitted_to_self_play() {
    let number =
        |name: &str, or: u64| std::env::var(name).map_or(or, |v| v.parse().expect("a number"));
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let weights = std::fs::read_to_string(FILE)
        .ok()
        .and_then(|text| Weights::read(&text).ok())
        .unwrap_or_else(|| Weights::by_hand(rules.parameters.turns));
    let fit = Fit {
        staff: Arc::new(Evaluators::with(
            &rules,
            weights.clone(),
            vec![style(&weights)],
        )),
        games: u32::try_from(number("HELLS_GATE_FIT", 400)).unwrap(),
        seed: number("HELLS_GATE_SEED", 1),
        threads: 2,
    };
    let fitted = fit.run(&Progress::default()).unwrap();
    println!(
        "{} games; misses {:.2?}, before {:.2?}, deviation {:.2}",
        fitted.games, fitted.misses, fitted.missed_before, fitted.deviation
    );
    let text = fitted.weights.write();
    let rows: serde_json::Value = serde_json::from_str(&text).unwrap();
    for (i, name) in NAMES.iter().enumerate() {
        let at = |turn: usize| (0..4).map(move |m| (turn, m));
        let w: Vec<String> = at(1)
            .chain(at(4))
            .chain(at(7))
            .map(|(t, m)| format!("{:6.2}", rows["rows"][t][m][i].as_f64().unwrap()))
            .collect();
        println!("{name:45} {}", w.join(" "));
    }
    assert!(fitted.misses.iter().all(|m| m.is_finite()));
    std::fs::write(FILE, text).unwrap();
}

/// What the Marshal knows beyond the others: the style of each side after so many pairs of
/// games of practice, and the estimate fitted to games that are played so. Takes twenty
/// minutes on two cores:
/// `HELLS_GATE_PRACTICE=120000 cargo test --release --no-default-features --test players practice -- --ignored --nocapture`
#[test]
#[ignore = "writes what the Marshal knows anew"]
fn practice_makes_the_marshal() {
    let number =
        |name: &str, or: u32| std::env::var(name).map_or(or, |v| v.parse().expect("a number"));
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let shipped = Arc::new(Evaluators::new(&rules));
    let practice = Practice {
        staff: Arc::clone(&shipped),
        against: None,
        pairs: number("HELLS_GATE_PRACTICE", 1_000),
        seed: 1944,
        threads: 2,
    };
    let styles = practice.run(&Progress::default()).unwrap();
    let judge = shipped.judge().weights().clone();
    let by_hand = Weights::by_hand(rules.parameters.turns);
    let begun = Evaluators::with(&rules, judge.clone(), vec![by_hand]);
    let practised = Arc::new(begun.clone().with_practice(styles.clone()));
    let duel = Duel {
        first: Contestant::new(&practised, Level::Colonel),
        second: Contestant::new(&Arc::new(begun), Level::Colonel),
        pairs: 1_000,
        seed: 7,
        threads: 2,
    };
    let won = score(&duel.run(&Progress::default()));
    println!(
        "after practice, share {:.3} ± {:.3} against before, {:+.2} ± {:.2} victory points a game",
        won.share.0, won.share.1, won.margin.0, won.margin.1
    );
    assert!(won.share.0 > 0.5);
    let fit = Fit {
        staff: practised,
        games: 12_000,
        seed: 5,
        threads: 2,
    };
    let fitted = fit.run(&Progress::default()).unwrap();
    println!(
        "the estimate misses {:.2?} of games that are played so, before {:.2?}; deviation {:.2}",
        fitted.misses, fitted.missed_before, fitted.deviation
    );
    for (name, weights) in [
        ("soviet", &styles.soviet),
        ("german", &styles.german),
        ("judge", &fitted.weights),
    ] {
        let file = format!(
            "{}/assets/ai/practised_{name}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        std::fs::write(file, weights.write()).unwrap();
    }
}

/// Compares two levels, or two files of weights, over mirrored pairs:
/// `HELLS_GATE_FIRST=colonel[:FILE] HELLS_GATE_SECOND=… HELLS_GATE_PAIRS=200`.
#[test]
#[ignore = "an experiment"]
fn two_players_compared() {
    let text = |name: &str, or: &str| std::env::var(name).unwrap_or_else(|_| or.to_owned());
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let contestant = |name: &str| {
        let asked = text(name, "colonel");
        let (level, file) = asked.split_once(':').unwrap_or((&asked, FILE));
        let weights = match file {
            "hand" => Weights::by_hand(rules.parameters.turns),
            _ => Weights::read(&std::fs::read_to_string(file).unwrap()).unwrap(),
        };
        let staff = Arc::new(staff(&rules, weights));
        Contestant::new(&staff, Level::find(level).expect("a level"))
    };
    let duel = Duel {
        first: contestant("HELLS_GATE_FIRST"),
        second: contestant("HELLS_GATE_SECOND"),
        pairs: text("HELLS_GATE_PAIRS", "100").parse().unwrap(),
        seed: text("HELLS_GATE_SEED", "1").parse().unwrap(),
        threads: text("HELLS_GATE_THREADS", "2").parse().unwrap(),
    };
    let began = std::time::Instant::now();
    let pairs = duel.run(&Progress::default());
    let score = score(&pairs);
    let soviet = pairs
        .iter()
        .map(|p| f64::from(p.margins.soviet))
        .sum::<f64>();
    let german = pairs
        .iter()
        .map(|p| f64::from(p.margins.german))
        .sum::<f64>();
    println!(
        "{:?} share {:.3} ± {:.3}, margin {:.2} ± {:.2}; as Soviet {:.2}, as German {:.2}; {:.1} s",
        score.games,
        score.share.0,
        score.share.1,
        score.margin.0,
        score.margin.1,
        soviet / pairs.len() as f64,
        german / pairs.len() as f64,
        began.elapsed().as_secs_f64()
    );
    assert_eq!(pairs.len(), usize::try_from(duel.pairs).unwrap());
}

/// What the estimate misses the end of games by, on average, per game turn and part of it:
/// `HELLS_GATE_MISSES=4000` games, `HELLS_GATE_LEVEL=general`; with `HELLS_GATE_KNOWS=marshal`
/// what the Marshal's estimate misses, of games between Colonels who know what he knows. The
/// figures that are told are put right by these.
#[test]
#[ignore = "prints what src/systems/hells_gate/players/missed.rs holds"]
fn what_the_estimate_misses_on_average() {
    let number = |name: &str, or: u64| std::env::var(name).map_or(or, |v| v.parse().unwrap());
    let level = std::env::var("HELLS_GATE_LEVEL").unwrap_or_else(|_| "colonel".to_owned());
    let level = Level::find(&level).expect("a level");
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    let shipped = Arc::new(Evaluators::new(&rules));
    let knows = std::env::var("HELLS_GATE_KNOWS").ok();
    let knows = knows.and_then(|word| Level::find(&word));
    let judge = shipped.of(knows.unwrap_or(level));
    let staff = match level {
        Level::Colonel => Arc::clone(&judge),
        _ => shipped,
    };
    let begun = number("HELLS_GATE_SEED", 1);
    let seeds = begun..begun + number("HELLS_GATE_MISSES", 8);
    // Per turn and part of it: how many, their sum, the sum of their squares.
    let mut misses = vec![[[0.0; 3]; 6]; usize::from(rules.parameters.turns)];
    for seed in seeds {
        let mut players = BySide::from_fn(|_| Player::new(Arc::clone(&staff), level, seed));
        let (mut seen, mut last) = (Vec::new(), None);
        let end = play(
            &rules,
            rules.initial(),
            &mut players,
            seed,
            &mut |state, _, _| {
                let part = match state.stage {
                    Stage::Supply => Some(0),
                    Stage::Combat => Some(1),
                    Stage::Movement => Some(2),
                    _ => None,
                };
                let now = (state.turn, state.player, part);
                if let Some(part) = part.filter(|_| Some(now) != last) {
                    let of_side = if state.player == Side::Soviet { 0 } else { 3 };
                    let estimate = judge.judge().margin(state);
                    seen.push((usize::from(state.turn) - 1, of_side + part, estimate));
                    last = Some(now);
                }
                true
            },
        );
        let margin = f64::from(rules.verdict(&end.unwrap()).unwrap().margin());
        for (turn, moment, estimate) in seen {
            let missed = margin - estimate;
            let sums = &mut misses[turn][moment];
            for (sum, more) in sums.iter_mut().zip([1.0, missed, missed * missed]) {
                *sum += more;
            }
        }
    }
    for row in &misses {
        let told: Vec<String> = row
            .iter()
            .map(|[n, sum, squares]| {
                let mean = sum / n;
                let error = ((squares / n - mean * mean) / n).sqrt();
                format!("{mean:5.1} ± {error:.1}")
            })
            .collect();
        println!("[{}]", told.join(", "));
    }
    assert!(misses.iter().flatten().all(|[n, ..]| *n > 0.0));
}
