//! How often what forecasts tell comes true: games of strong players, forecast on
//! their way, against how they ended.

use super::plot::Plot;
use crate::cli::args::Calibrate;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{at_table, has_players};
use crate::cli::view::table;
use crate::engine::{Level, NodeId, Progress, mean_and_error, mixed};
use crate::present::reliability::{PartOfGame, ReliabilityView, Tenth};
use crate::table::{Found, Match, Table};
use crate::words::{decimal, tr, with_error};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// So many bins the chances that are told fall into.
const BINS: usize = 10;

/// How wide a bar is that stands for certainty.
const BAR: f64 = 40.0;

/// One forecast and what came.
struct Foretold {
    /// The game turn at whose beginning it was made; 0: the last part of the game.
    turn: u8,
    /// The chance told that the first side wins, a draw half.
    told: f64,
    /// 1: the first side won, 0.5: nobody.
    came: f64,
    /// The margin told, and the one at the end.
    margins: [f64; 2],
}

/// Plays games and prints how far forecasts on their way came true.
pub(crate) fn calibrate(args: &Calibrate) -> Result<(), Failure> {
    let (game, whole) = at_table(&args.source)?;
    let level = |word: &str| Level::find(word).ok_or_else(|| Failure::usage("no such player"));
    let (level, by) = (level(&args.level)?, level(&args.by)?);
    has_players(&*game, &[level.into()])?;
    if !game.is_open() {
        return Err(Failure::no(tr!("room-closed")));
    }
    let read = args.source.path();
    let plot = Plot::wanted(args.plot.as_deref(), args.force.force, read.as_slice())?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let root = game.glance().node;
    control.begin(args.games);
    let mut asked = Vec::new();
    let mut played = 0;
    ProgressLine::watch(&control, || {
        for number in 0..u64::from(args.games) {
            let of = Match::of([level; 2], mixed(args.seed, number));
            let Some(future) = game.future(root, of, &control) else {
                break;
            };
            let seed = mixed(!args.seed, number);
            let Some(found) = ask(&*future, by, args.futures, seed, &control) else {
                break;
            };
            asked.extend(found);
            played += 1;
            control.count();
        }
    });
    if played == 0 {
        return Err(Failure::stopped(tr!("forecast-stopped-early")));
    }
    if let Some(plot) = plot {
        plot.write(&drawn(args, played, &asked).svg())?;
    }
    match args.json.json {
        true => print_json(&as_json(args, played, &asked))?,
        false => print(&as_text(args, played, &asked))?,
    }
    match control.stopped() {
        true => Err(Failure::stopped(tr!("ladder-stopped"))),
        false => whole,
    }
}

/// The forecasts of one game, as they are told: at the beginning of every turn, and of its
/// last part.
fn ask(
    game: &dyn Table,
    by: Level,
    futures: u32,
    seed: u64,
    control: &Progress,
) -> Option<Vec<Foretold>> {
    let line = game.line();
    let end = game.glance().outcome?.0;
    let mut moments: Vec<(u8, NodeId)> = Vec::new();
    let mut last: Option<([u8; 2], NodeId)> = None;
    let mut turn = 0;
    for node in line {
        let clock = game.clock(node)?.0;
        if game.lab_at(node).is_none() {
            continue;
        }
        if clock[0] > turn {
            turn = clock[0];
            moments.push((turn, node));
        }
        let part = [clock[0], clock[1]];
        if last.is_none_or(|(known, _)| known != part) {
            last = Some((part, node));
        }
    }
    moments.extend(last.map(|(_, node)| (0, node)));
    let mut asked = Vec::new();
    for (number, (turn, node)) in moments.into_iter().enumerate() {
        let job = game.forecast_at(node, by, futures, mixed(seed, number as u64))?;
        // Its own count is within that of the games; it takes a moment.
        let found = job(&Progress::default());
        let Some(Found::Futures(found)) = found.filter(|_| !control.stopped()) else {
            return None;
        };
        asked.push(Foretold {
            turn,
            told: found.chance,
            came: end.share(),
            margins: [found.margin, f64::from(end.margin)],
        });
    }
    Some(asked)
}

fn mean(of: impl Iterator<Item = f64> + Clone) -> f64 {
    mean_and_error(of).0
}

/// How often something came, and the standard error of that: where it came always or
/// never it is as if it had once done otherwise.
fn came(of: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = of.clone().count() as f64;
    let sum: f64 = of.clone().sum();
    let share = (sum + 1.0) / (n + 2.0);
    (mean(of), (share * (1.0 - share) / n.max(1.0)).sqrt())
}

/// What forecasts told and what came: how many, told, came with its error, and the
/// squared error.
struct Row {
    n: usize,
    told: f64,
    came: (f64, f64),
    squared: f64,
    /// By how much the first side ended better than the margin told, with its error.
    beyond: (f64, f64),
}

impl Row {
    fn of<'a>(of: impl Iterator<Item = &'a Foretold> + Clone) -> Self {
        Self {
            n: of.clone().count(),
            told: mean(of.clone().map(|a| a.told)),
            came: came(of.clone().map(|a| a.came)),
            squared: mean(of.clone().map(|a| (a.told - a.came).powi(2))),
            beyond: mean_and_error(of.map(|a| a.margins[1] - a.margins[0])),
        }
    }

    fn json(&self) -> Value {
        json!({
            "n": self.n, "told": self.told,
            "came": self.came.0, "error": self.came.1, "squared_error": self.squared,
            "beyond": { "mean": self.beyond.0, "error": self.beyond.1 },
        })
    }
}

/// The turns, and the last part of the game as 0.
fn turns(asked: &[Foretold]) -> Vec<u8> {
    let mut turns: Vec<u8> = asked.iter().map(|a| a.turn).collect();
    turns.sort_unstable_by_key(|&turn| if turn == 0 { u8::MAX } else { turn });
    turns.dedup();
    turns
}

/// One row for each turn, the last part of the game, and all; with what it is of.
fn by_turn(asked: &[Foretold]) -> Vec<(String, Row)> {
    let row = |turn: u8| Row::of(asked.iter().filter(move |a| a.turn == turn));
    let name = |turn: u8| match turn {
        0 => tr!("calibrate-last"),
        turn => turn.to_string(),
    };
    let turns = turns(asked).into_iter();
    let mut rows: Vec<_> = turns.map(|t| (name(t), row(t))).collect();
    rows.push((tr!("calibrate-all"), Row::of(asked.iter())));
    rows
}

/// One row for each tenth of the chance told.
fn by_chance<'a>(asked: impl Iterator<Item = &'a Foretold> + Clone) -> Vec<(usize, Row)> {
    let bin = |a: &Foretold| ((a.told * BINS as f64) as usize).min(BINS - 1);
    let row = |n: usize| Row::of(asked.clone().filter(move |a| bin(a) == n));
    let rows = (0..BINS).map(|n| (n, row(n)));
    rows.filter(|(_, row)| row.n > 0).collect()
}

/// What was told against what came: all of it, then turn by turn.
fn drawn(args: &Calibrate, played: u32, asked: &[Foretold]) -> ReliabilityView {
    let part = |turn: Option<u8>| {
        let of = asked
            .iter()
            .filter(move |a| turn.is_none_or(|t| a.turn == t));
        let tenth = |(_, row): (usize, Row)| Tenth {
            n: row.n,
            told: row.told,
            came: row.came,
        };
        PartOfGame {
            title: tr!(
                "calibrate-part",
                part = match turn {
                    None => "all",
                    Some(0) => "last",
                    Some(_) => "turn",
                },
                turn = turn.unwrap_or(0),
                n = of.clone().count()
            ),
            tenths: by_chance(of).into_iter().map(tenth).collect(),
        }
    };
    let turns = turns(asked).into_iter().map(Some);
    ReliabilityView {
        what: what(args, played),
        told: tr!("calibrate-off", off = percent(off(asked))),
        parts: [None].into_iter().chain(turns).map(part).collect(),
    }
}

/// What was played, and by whom.
fn what(args: &Calibrate, played: u32) -> String {
    tr!(
        "calibrate-what",
        n = played,
        level = Level::find(&args.level).map_or_else(String::new, Level::name),
        futures = args.futures
    )
}

/// By how much the chances told are off in the mean, weighted by how often they were.
fn off(asked: &[Foretold]) -> f64 {
    let rows = by_chance(asked.iter());
    let sum: f64 = rows
        .iter()
        .map(|(_, row)| row.n as f64 * (row.told - row.came.0).abs())
        .sum();
    sum / asked.len().max(1) as f64
}

fn as_json(args: &Calibrate, played: u32, asked: &[Foretold]) -> Value {
    let named = |(name, row): (String, Row)| {
        let mut row = row.json();
        row["turn"] = name.into();
        row
    };
    let bin = |(n, row): (usize, Row)| {
        let mut row = row.json();
        row["from"] = (n as f64 / BINS as f64).into();
        row
    };
    let each = asked
        .iter()
        .map(|a| json!([a.turn, a.told, a.came, a.margins[0], a.margins[1]]));
    json!({
        "level": args.level, "by": args.by, "games": played, "futures": args.futures,
        "seed": args.seed.to_string(),
        "turns": by_turn(asked).into_iter().map(named).collect::<Vec<Value>>(),
        "bins": by_chance(asked.iter()).into_iter().map(bin).collect::<Vec<Value>>(),
        "off": off(asked),
        "forecasts": each.collect::<Vec<Value>>(),
    })
}

fn percent(share: f64) -> String {
    decimal(100.0 * share, 1)
}

fn as_text(args: &Calibrate, played: u32, asked: &[Foretold]) -> String {
    let mut out = what(args, played);
    let row = |name: String, row: &Row| {
        vec![
            name,
            row.n.to_string(),
            percent(row.told),
            format!("{} ± {}", percent(row.came.0), percent(row.came.1)),
            decimal(row.squared, 3),
            with_error(row.beyond, true),
        ]
    };
    let head = |first: &str| -> Vec<String> {
        let columns = [first, "n", "told", "came", "squared", "beyond"];
        let heads = columns.map(|column| tr!("calibrate-head", column = column));
        heads.into()
    };
    let turns = by_turn(asked);
    let turns: Vec<Vec<String>> = turns.into_iter().map(|(name, r)| row(name, &r)).collect();
    // Writing to a String cannot fail.
    let _ = writeln!(out, "\n\n{}", table(&head("turn"), &turns));
    let bins = by_chance(asked.iter());
    let name = |n: usize| format!("{}–{} %", 100 * n / BINS, 100 * (n + 1) / BINS);
    let rows: Vec<Vec<String>> = bins.iter().map(|(n, r)| row(name(*n), r)).collect();
    let _ = writeln!(out, "{}", table(&head("chance"), &rows));
    for (n, row) in &bins {
        // What came as a bar, what was told as a mark upon it.
        let (came, told) = ((row.came.0 * BAR) as usize, (row.told * BAR) as usize);
        let cell = |at: usize| match at {
            _ if at == told => '|',
            _ if at < came => '█',
            _ => '·',
        };
        let bar: String = (0..=BAR as usize).map(cell).collect();
        let _ = writeln!(out, "{:>9} {bar}", name(*n));
    }
    let off = percent(off(asked));
    let _ = writeln!(out, "\n{}", tr!("calibrate-off", off = off));
    out
}
