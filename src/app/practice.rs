//! Practising decisions of earlier games: what commands mean there, beginning and leaving,
//! and what the disk keeps.

use super::commands::{Command, PracticeWish};
use super::guess::leaves_guess;
use super::room::{Room, Steered, Steering, Went, bars_practice};
use crate::record::practice::{Due, today};
use crate::record::{AnyGame, Settings, Store};
use crate::words::tr;
use std::path::Path;

impl Room {
    /// What a command comes to because a decision is practised, or is to be.
    pub(super) fn practice_steers(
        &mut self,
        command: &Command,
        settings: &mut Settings,
        store: &Store,
    ) -> Steering {
        match command {
            Command::Practise(PracticeWish::Begin(path)) => {
                Steering::taken(self.begin_practice(settings, store, path))
            }
            Command::Practise(PracticeWish::Again) => {
                self.practise_again();
                Steering::taken([])
            }
            Command::Practise(PracticeWish::Leave) => Steering::taken(self.end_practice(settings)),
            _ if self.practising().is_none() => Steering::passed_on([]),
            // Another game comes to the table: the one that waits first.
            command if leaves_guess(command) => Steering::passed_on(self.end_practice(settings)),
            command if bars_practice(command) => Steering::refused(tr!("practice-leave-first")),
            _ => Steering::passed_on([]),
        }
    }

    /// The exercise in this file comes to the table; the player's own game waits, whatever
    /// lay over it.
    fn begin_practice(
        &mut self,
        settings: &mut Settings,
        store: &Store,
        path: &Path,
    ) -> Vec<Steered> {
        self.end_show(settings);
        let mut came = self.leave_lesson(settings);
        came.extend(self.back_to_own_game(settings));
        came.push(Steered::RecordingEnds);
        came.push(match self.take_exercise(settings, store, path) {
            Ok(()) => Steered::Begun,
            Err(why) => Steered::wrong(why),
        });
        came
    }

    /// The same where it can be read.
    fn take_exercise(
        &mut self,
        settings: &Settings,
        store: &Store,
        path: &Path,
    ) -> Result<(), String> {
        let unreadable = || tr!("practice-unreadable", file = path.display().to_string());
        let (exercise, game) = store.exercise(path).ok_or_else(unreadable)?;
        let game = AnyGame::read(game.as_bytes()).map_err(|_| unreadable())?;
        let game = game.seated().map_err(|_| unreadable())?;
        self.practise(exercise, game.table)?;
        self.take_up(settings);
        Ok(())
    }

    /// The game that waits while a decision is practised comes back as it was.
    pub(super) fn end_practice(&mut self, settings: &Settings) -> Option<Steered> {
        let own = self.leave_practice()?;
        self.returns(own, settings);
        Some(Steered::HUSH)
    }

    /// What was found to be practised is kept, and how an exercise went.
    pub(super) fn take_in_practice(
        &mut self,
        ctx: &egui::Context,
        store: &Store,
    ) -> Option<Steered> {
        let mut told = None;
        let today = today();
        for (found, game) in self.take_missed() {
            if let Err(why) = store.keep_exercise(found, &game, today) {
                told = Some(why.to_string());
            }
        }
        let (waits, went) = self.tend_practice();
        if waits {
            ctx.request_repaint_after(std::time::Duration::from_millis(100));
        }
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
        told.map(Steered::wrong)
    }
}
