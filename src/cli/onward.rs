//! A game that computer players play on, to its end or to a moment.

use super::when::When;
use crate::engine::{Commander, Progress, Viewer};
use crate::table::{Found, NotPlayed, Rolled, Table, Task};

/// Why a game was not played on.
pub(crate) enum Halted {
    /// No computer player decides here.
    Nobody,
    /// It was stopped.
    Stopped,
    /// The table did not take what was decided.
    Refused(NotPlayed),
    /// The game ended, and never came to that moment.
    Never,
}

/// How a game is played on.
pub(crate) struct Onward<'a> {
    /// Who plays.
    pub who: [Commander; 2],
    /// Where it ends, if not at the end of the game.
    pub until: Option<&'a When>,
    /// What the players do follows from this number.
    pub seed: u64,
}

impl Onward<'_> {
    /// Whether the game has come there.
    fn is_there(&self, table: &dyn Table) -> bool {
        let found = self.until.and_then(|until| until.find_on(table));
        // What was played once and taken back is still ahead.
        found.is_some_and(|plies| plies <= table.glance().ply)
    }

    /// Plays a game on from where it stands, and tells the actions.
    pub fn play(&self, table: &mut dyn Table, control: &Progress) -> Result<Vec<String>, Halted> {
        let mut done = Vec::new();
        while let Some(side) = table.glance().to_act
            && !self.is_there(table)
        {
            // Each decides with what it may see, and nothing more.
            if !table.is_open() {
                table.view_as(Viewer::Side(side));
            }
            let job = table.task(Task::Play {
                who: self.who[side.index()],
                seed: self.seed,
            });
            let found = job.ok_or(Halted::Nobody)?(control);
            let Some(Found::Gesture(actions)) = found.filter(|_| !control.stopped()) else {
                return Err(Halted::Stopped);
            };
            // Whoever decides on nothing would be asked for ever.
            if actions.is_empty() {
                return Err(Halted::Nobody);
            }
            for action in actions {
                if self.is_there(table) {
                    break;
                }
                let one = std::slice::from_ref(&action);
                table
                    .play(one, Rolled::ByTheGame)
                    .map_err(Halted::Refused)?;
                done.push(action);
            }
        }
        match self.until {
            Some(_) if !self.is_there(table) => Err(Halted::Never),
            _ => Ok(done),
        }
    }
}
