//! A game that computer players play on.

use super::simulate::commanders;
use crate::cli::args::PlayOut;
use crate::cli::output::Failure;
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{at_table, has_players};
use crate::cli::target::Target;
use crate::engine::{Progress, Viewer};
use crate::record::now;
use crate::table::{Found, Rolled, Table, Task};
use crate::words::tr;
use std::sync::Arc;

/// Plays a game of any system on and writes it.
pub(crate) fn play_out(args: &PlayOut) -> Result<(), Failure> {
    let from = args.source.path();
    let target = Target::new(args.out.as_deref(), args.force.force, from.as_slice())?;
    let (mut table, whole) = at_table(&args.source)?;
    let table = &mut *table;
    let who = commanders(&args.seats, &table.about())?;
    has_players(table, &who)?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let there = |table: &dyn Table| {
        let until = args.until.as_ref();
        until.is_some_and(|until| until.find_on(table).is_some())
    };
    ProgressLine::watch(&control, || {
        while let Some(side) = table.glance().to_act
            && !there(table)
        {
            // Each decides with what it may see, and nothing more.
            if !table.is_open() {
                table.view_as(Viewer::Side(side));
            }
            let task = Task::Play {
                who: who[side.index()],
                seed: args.seed,
            };
            let job = table.task(task);
            let job = job.ok_or_else(|| Failure::no(tr!("room-no-computer")))?;
            let Some(Found::Gesture(actions)) = job(&control) else {
                return Err(Failure::stopped(tr!("play-out-stopped")));
            };
            for action in actions {
                if !there(table) {
                    let played = table.play(&[action], Rolled::ByTheGame);
                    played.map_err(|why| Failure::no(why.to_string()))?;
                }
            }
        }
        Ok(())
    })?;
    if let Some(until) = args.until.as_ref().filter(|_| !there(table)) {
        let moment = until.to_string();
        return Err(Failure::no(tr!("no-such-moment", moment = moment)));
    }
    target.write(&table.write(&now()))?;
    whole
}
