//! The report of a game, to be read and printed.

use super::picture::or_told;
use crate::cli::args::{Report, Source};
use crate::cli::output::{Failure, print};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::at_table;
use crate::cli::target::Target;
use crate::engine::{Level, NodeId, Progress};
use crate::present::report;
use crate::table::{Found, Review, Table, Task, WorkedOut, beginnings, report as about};
use crate::words::tr;
use std::path::Path;
use std::sync::Arc;

/// Writes the report of a game as Markdown or, by its name, as PDF.
pub(crate) fn report(args: &Report) -> Result<(), Failure> {
    let file = args.file.as_path();
    let target = Target::new(Some(&args.out), args.force.force, &[file])?;
    let source = Source {
        file: Some(args.file.clone()),
        old: None,
    };
    let (mut table, whole) = at_table(&source)?;
    let table = &mut *table;
    if let Some(&last) = table.line().last()
        && !table.go(last)
    {
        return Err(Failure::no(tr!("seated-closed")));
    }
    if table.glance().ply == 0 {
        return Err(Failure::no(tr!("why-nothing-played")));
    }
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let (expected, review) = match args.plain {
        true => (Vec::new(), None),
        false => ProgressLine::watch(&control, || {
            (
                expected(table, args, &control),
                looked_back(table, args, &control),
            )
        }),
    };
    if control.stopped() {
        return Err(Failure::stopped(tr!("after-stopped")));
    }
    let known = WorkedOut {
        expected: &expected,
        review: review.as_ref(),
    };
    let told = about(table, known);
    let printed = is_pdf(&args.out);
    let written = or_told(|| report::file(&told, printed, &control))?;
    let Some(bytes) = written else {
        return Err(Failure::stopped(tr!("after-stopped")));
    };
    target.write_bytes(&bytes.map_err(Failure::no)?)?;
    if target.file().is_some() {
        let n = told.turns.len();
        print(&format!("{}\n", tr!("after-written", n = n)))?;
    }
    whole
}

/// Whether a file is to be PDF, by its name.
pub(super) fn is_pdf(out: &Path) -> bool {
    let ending = out.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"))
}

/// How the game was expected to end when each turn began.
fn expected(table: &dyn Table, args: &Report, control: &Progress) -> Vec<(NodeId, f64, f64)> {
    let level = Level::Colonel;
    let moments = beginnings(table).into_iter();
    let found = moments.filter_map(|at| {
        let job = table.forecast_at(at, level, args.games, args.seed)?;
        match job(control)? {
            Found::Futures(futures) => Some((at, futures.margin, futures.error)),
            _ => None,
        }
    });
    found.collect()
}

/// What was luck and what decisions cost, where the system can tell.
fn looked_back(table: &dyn Table, args: &Report, control: &Progress) -> Option<Review> {
    let job = table.task(Task::LookBack { seed: args.seed })?;
    match job(control)? {
        Found::Review(review) => Some(review),
        _ => None,
    }
}
