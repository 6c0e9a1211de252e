//! Practising decisions of earlier games: beginning and leaving, and what the disk keeps.

use super::room::{Room, Went};
use crate::record::practice::{Due, today};
use crate::record::{AnyGame, Settings, Store};
use crate::words::tr;
use std::path::Path;

impl Room {
    /// The exercise in this file comes to the table.
    ///
    /// # Errors
    /// Why not, in a sentence; the game on the table stays.
    pub(super) fn begin_practice(
        room: &mut Box<Self>,
        store: &Store,
        settings: &Settings,
        path: &Path,
    ) -> Result<(), String> {
        let unreadable = || tr!("practice-unreadable", file = path.display().to_string());
        let (exercise, game) = store.exercise(path).ok_or_else(unreadable)?;
        let game = AnyGame::read(game.as_bytes()).map_err(|_| unreadable())?;
        let game = game.seated().map_err(|_| unreadable())?;
        Self::practise(room, exercise, game.table)?;
        room.take_up(settings);
        Ok(())
    }

    /// The game that waits comes back as it was. Whether one did.
    pub(super) fn end_practice(room: &mut Box<Self>, settings: &Settings) -> bool {
        let own = room.leave_practice();
        own.map(|own| Self::returns(room, own, settings)).is_some()
    }

    /// What was found to be practised is kept, and how an exercise went. Whether the window
    /// is to look again soon, and what is to be told.
    pub(super) fn practice_goes_on(&mut self, store: &Store) -> (bool, Option<String>) {
        let mut told = None;
        let today = today();
        for (found, game) in self.take_missed() {
            if let Err(why) = store.keep_exercise(found, &game, today) {
                told = Some(why.to_string());
            }
        }
        let (waits, went) = self.tend_practice();
        if let Some(Went {
            mut exercise,
            solved,
        }) = went
        {
            exercise.answered(solved, today);
            self.comes_again(match exercise.due(today) {
                Due::In(days) => Some(days),
                Due::Now | Due::Never => None,
            });
            if let Err(why) = store.note_exercise(&exercise) {
                told = Some(why.to_string());
            }
        }
        (waits, told)
    }
}
