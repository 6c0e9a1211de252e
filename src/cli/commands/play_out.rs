//! A game that computer players play on.

use super::simulate::commanders;
use crate::cli::args::PlayOut;
use crate::cli::onward::{Halted, Onward};
use crate::cli::output::Failure;
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{at_table, has_players};
use crate::cli::target::Target;
use crate::engine::Progress;
use crate::record::now;
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
    let onward = Onward {
        who,
        until: args.until.as_ref(),
        seed: args.seed,
    };
    let played = ProgressLine::watch(&control, || onward.play(table, &control));
    played.map_err(|why| match why {
        Halted::Nobody => Failure::no(tr!("room-no-computer")),
        Halted::Stopped => Failure::stopped(tr!("play-out-stopped")),
        Halted::Refused(why) => Failure::no(why.to_string()),
        Halted::Never => {
            let moment = args.until.as_ref().map(ToString::to_string);
            Failure::no(tr!("no-such-moment", moment = moment.unwrap_or_default()))
        }
    })?;
    target.write(&table.write(&now()))?;
    whole
}
