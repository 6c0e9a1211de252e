//! How much better each level plays than the one below.

use crate::cli::args::Ladder;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{Subject, subject};
use crate::cli::view::table;
use crate::engine::{Commander, Level, Progress, cores, in_order, mixed};
use crate::players::DuelScore;
use crate::table::{Lab, Match};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::sync::Arc;

/// Pairs of neighbours, or one pair that is named.
pub(crate) fn ladder(args: &Ladder) -> Result<(), Failure> {
    match subject(&args.source)? {
        Subject::Desk(game) => game.ladder(args),
        Subject::Seated(game) => {
            let named = args.first.iter().chain(&args.second);
            let named = named.filter_map(|word| Commander::find(word));
            game.seats(&named.collect::<Vec<_>>())?;
            let lab = game.table.lab();
            let decide = lab.about().sides.iter().filter(|side| side.decides);
            // Of two that play the only side that decides, the better game wins.
            let score = match decide.count() {
                1 => DuelScore::of_one_sided,
                _ => DuelScore::of_margins,
            };
            let played = |of: Rung<'_>| of.played(lab.as_ref());
            climb(args, &game.damage_json(), &played, &score)?;
            game.whole()
        }
    }
}

/// Two levels that are compared.
pub(crate) struct Rung<'a> {
    pub levels: [Level; 2],
    pub pairs: u32,
    pub seed: u64,
    pub threads: usize,
    pub control: &'a Progress,
}

impl Rung<'_> {
    /// Plays its pairs at the table, until all are done or it is stopped: the
    /// margins of the first level as either side, with the same dice.
    fn played(&self, lab: &dyn Lab) -> Vec<[i32; 2]> {
        let game = |number: u32, turned: bool| {
            let number = u64::from(number);
            let own = |first: bool| mixed(!self.seed, 2 * number + u64::from(first));
            let [first, second] = self.levels;
            let (levels, own) = match turned {
                false => ([first, second], [own(true), own(false)]),
                true => ([second, first], [own(false), own(true)]),
            };
            let dice = mixed(self.seed, number);
            let who = levels.map(Commander::from);
            let ended = lab.game(Match { who, dice, own }, self.control, None)?;
            let margin = ended.outcome.margin;
            Some(if turned { -margin } else { margin })
        };
        in_order(self.pairs, self.threads, self.control, |number| {
            Some([game(number, false)?, game(number, true)?])
        })
    }
}

/// Plays each pair of levels and tells how it went.
pub(crate) fn climb(
    args: &Ladder,
    damage: &Value,
    play: &dyn Fn(Rung<'_>) -> Vec<[i32; 2]>,
    of_margins: &dyn Fn(&[[i32; 2]]) -> DuelScore,
) -> Result<(), Failure> {
    let cores = cores();
    let level = |word: &str| Level::find(word).ok_or_else(|| Failure::usage("no such player"));
    let pairs: Vec<(Level, Level)> = match (&args.first, &args.second) {
        (Some(first), Some(second)) => vec![(level(first)?, level(second)?)],
        _ => Level::EVERYWHERE.windows(2).map(|w| (w[1], w[0])).collect(),
    };
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut rows: Vec<Value> = Vec::new();
    for (first, second) in pairs {
        let rung = Rung {
            levels: [first, second],
            pairs: args.pairs,
            seed: args.seed,
            threads: args.threads.unwrap_or(cores).min(1024),
            control: &control,
        };
        let played = ProgressLine::watch(&control, || play(rung));
        if played.is_empty() {
            break;
        }
        let score = of_margins(&played);
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
            "damage": damage,
            "rows": rows,
        }))?,
        false => print(&table(&head(), &lines))?,
    }
    match control.stopped() {
        true => Err(Failure::stopped(tr!("ladder-stopped"))),
        false => Ok(()),
    }
}

/// What stands over the columns.
fn head() -> Vec<String> {
    let columns = ["first", "second", "won", "drawn", "lost", "share", "margin"];
    let heads = columns.map(|column| tr!("ladder-head", column = column));
    heads.into()
}
