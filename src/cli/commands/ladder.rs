//! How much better each level plays than the one below.

use crate::ai::{Control, Level, Staff};
use crate::cli::args::Ladder;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{Progress, stop_on_ctrl_c};
use crate::study::{Contestant, Duel, Score, cores};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// Pairs of neighbours, or one pair that is named.
pub(in crate::cli) fn ladder(args: &Ladder) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.scenario.as_deref())?;
    let staff = Arc::new(Staff::new(loaded.rules()));
    let cores = cores();
    let level = |word: &str| Level::find(word).ok_or_else(|| Failure::usage("no such player"));
    let pairs: Vec<(Level, Level)> = match (&args.first, &args.second) {
        (Some(first), Some(second)) => vec![(level(first)?, level(second)?)],
        _ => Level::ALL.windows(2).map(|w| (w[1], w[0])).collect(),
    };
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let contestant = |level| Contestant {
        staff: Arc::clone(&staff),
        level,
    };
    let mut text = "first     second    won  drawn  lost   share of points     margin\n".to_owned();
    let mut rows: Vec<Value> = Vec::new();
    for (first, second) in pairs {
        let duel = Duel {
            first: contestant(first),
            second: contestant(second),
            pairs: args.pairs,
            seed: args.seed,
            threads: args.threads.unwrap_or(cores).min(1024),
        };
        let played = Progress::watch(&control, || duel.run(&control));
        if played.is_empty() {
            break;
        }
        let score = Score::of(&played);
        let [won, drawn, lost] = score.games;
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{:9} {:9} {won:3}  {drawn:5}  {lost:4}   {:5.1} % ± {:4.1} %   {:+6.2} ± {:.2}",
            first.word(),
            second.word(),
            100.0 * score.share.0,
            100.0 * score.share.1,
            score.margin.0,
            score.margin.1
        );
        rows.push(json!({
            "first": first.word(),
            "second": second.word(),
            "pairs": played.len(),
            "won": won, "drawn": drawn, "lost": lost,
            "share": score.share.0, "share_error": score.share.1,
            "margin": score.margin.0, "margin_error": score.margin.1,
        }));
    }
    match args.json.json {
        true => print_json(&Value::from(rows))?,
        false => print(&text)?,
    }
    match control.stopped() {
        true => Err(Failure::stopped("Stopped: finished pairs are counted.")),
        false => Ok(()),
    }
}
