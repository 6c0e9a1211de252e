//! Guessing at the moves of the game on the table: what commands mean there, beginning and
//! leaving.

use super::commands::{Command, GuessWish};
use super::room::{Room, Steered, Steering};
use crate::record::Settings;

/// Whether a command brings another game to the table, so that one that is guessed at
/// comes back first.
pub(super) const fn leaves_guess(command: &Command) -> bool {
    matches!(
        command,
        Command::Begin(_)
            | Command::Open(_)
            | Command::Resume(_)
            | Command::ResumeBare(_)
            | Command::Study(_)
            | Command::PlayFollowing
    )
}

impl Room {
    /// What a command comes to because a game is guessed at, or is to be.
    pub(super) fn guess_steers(&mut self, command: &Command, settings: &mut Settings) -> Steering {
        if let Err(why) = self.guess_lets(command) {
            return Steering::refused(why);
        }
        let Some(wish) = self.guess_meant(command) else {
            // Another game comes to the table: the one that was guessed at first.
            return match leaves_guess(command) {
                true => Steering::passed_on(self.end_guess(settings)),
                false => Steering::passed_on([]),
            };
        };
        match wish {
            GuessWish::Begin if self.guessing().is_none() => {
                Steering::taken(self.begin_guess(settings))
            }
            GuessWish::Begin | GuessWish::Leave => Steering::taken(self.end_guess(settings)),
            wish => Steering::taken([Steered::Says(self.guess(wish))]),
        }
    }

    /// What a command means for the game that is guessed at here.
    fn guess_meant(&self, command: &Command) -> Option<GuessWish> {
        match command {
            Command::Guess(wish) => Some(*wish),
            Command::Proceed => self.guess_goes_on().filter(|_| !self.blocked()),
            _ => None,
        }
    }

    /// The game on the table is guessed at from now on; it waits meanwhile.
    fn begin_guess(&mut self, settings: &mut Settings) -> Vec<Steered> {
        let mut came = self.leave_lesson(settings);
        came.push(Steered::RecordingEnds);
        came.push(match self.try_to_guess(settings) {
            Ok(()) => Steered::Begun,
            Err(why) => Steered::said(why),
        });
        came
    }

    /// The same where it can be.
    fn try_to_guess(&mut self, settings: &Settings) -> Result<(), String> {
        self.begin_guessing(settings)?;
        self.take_up(settings);
        Ok(())
    }

    /// The game that was guessed at comes back as it was.
    pub(super) fn end_guess(&mut self, settings: &mut Settings) -> Vec<Steered> {
        if let Some(guessing) = self.guessing() {
            guessing.keep(settings);
        }
        match self.leave_guess() {
            Some(own) => {
                self.returns(own, settings);
                vec![Steered::HUSH, Steered::Noted]
            }
            None => Vec::new(),
        }
    }

    /// Takes in what has been played out of a guess.
    pub(super) fn take_in_guess(
        &mut self,
        ctx: &egui::Context,
        settings: &mut Settings,
    ) -> Option<Steered> {
        let (waits, judged) = self.tend_guess();
        if waits {
            ctx.request_repaint_after(std::time::Duration::from_millis(100));
        }
        if judged {
            if let Some(guessing) = self.guessing() {
                guessing.keep(settings);
            }
            ctx.request_repaint();
        }
        Steered::noted(judged)
    }
}
