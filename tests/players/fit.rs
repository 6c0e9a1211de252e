//! Fitting the weights anew. Takes minutes; run it when features or rules have
//! changed:
//! `HELLS_GATE_FIT=4000 cargo test --release --no-default-features --test players fit:: -- --ignored --nocapture`

use hells_gate::engine::{Level, Progress};
use hells_gate::systems::hells_gate::HellsGate;
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::players::{NAMES, Staff, Weights};
use hells_gate::systems::hells_gate::study::{Contestant, Duel, Fit, score};
use std::sync::Arc;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/ai/weights.json");

/// What self-play is played by: the weights by hand, unless asked otherwise.
fn style(judge: &Weights) -> Weights {
    match std::env::var("HELLS_GATE_STYLE") {
        Ok(_) => judge.clone(),
        Err(_) => Weights::by_hand(8),
    }
}

fn staff(rules: &HellsGate, judge: Weights) -> Staff {
    let mut styles = Weights::styles(8);
    styles.push(judge.clone());
    Staff::with(rules, judge, styles)
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
        staff: Arc::new(Staff::with(&rules, weights.clone(), vec![style(&weights)])),
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
        Contestant {
            staff: Arc::new(staff(&rules, weights)),
            level: Level::find(level).expect("a level"),
        }
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
