//! How much better each level plays than the one below.

use crate::ai::{Level, Progress, Staff};
use crate::cli::args::Ladder;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::view::table;
use crate::study::{Contestant, Duel, Score, cores};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::sync::Arc;

/// Pairs of neighbours, or one pair that is named.
pub(in crate::cli) fn ladder(args: &Ladder) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.source.path())?;
    let staff = Arc::new(Staff::new(loaded.rules()));
    let cores = cores();
    let level = |word: &str| Level::find(word).ok_or_else(|| Failure::usage("no such player"));
    let pairs: Vec<(Level, Level)> = match (&args.first, &args.second) {
        (Some(first), Some(second)) => vec![(level(first)?, level(second)?)],
        _ => Level::ALL.windows(2).map(|w| (w[1], w[0])).collect(),
    };
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let contestant = |level| Contestant {
        staff: Arc::clone(&staff),
        level,
    };
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut rows: Vec<Value> = Vec::new();
    for (first, second) in pairs {
        let duel = Duel {
            first: contestant(first),
            second: contestant(second),
            pairs: args.pairs,
            seed: args.seed,
            threads: args.threads.unwrap_or(cores).min(1024),
        };
        let played = ProgressLine::watch(&control, || duel.run(&control));
        if played.is_empty() {
            break;
        }
        let score = Score::of(&played);
        let [won, drawn, lost] = score.games;
        lines.push(vec![
            first.name(),
            second.name(),
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            format!(
                "{} % ± {} %",
                decimal(100.0 * score.share.0, 1),
                decimal(100.0 * score.share.1, 1)
            ),
            format!(
                "{}{} ± {}",
                if score.margin.0 < 0.0 { '−' } else { '+' },
                decimal(score.margin.0.abs(), 2),
                decimal(score.margin.1, 2)
            ),
        ]);
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
        true => print_json(&json!({
            "seed": args.seed.to_string(),
            "asked_for": args.pairs,
            "stopped": control.stopped(),
            "damage": loaded.damage_json(),
            "rows": rows,
        }))?,
        false => print(&table(&head(), &lines))?,
    }
    match control.stopped() {
        true => Err(Failure::stopped(tr!("ladder-stopped"))),
        false => loaded.whole(),
    }
}

/// What stands over the columns.
fn head() -> Vec<String> {
    let columns = ["first", "second", "won", "drawn", "lost", "share", "margin"];
    let heads = columns.map(|column| tr!("ladder-head", column = column));
    heads.into()
}
