//! Guessing at the moves of the game on the table: beginning and leaving.

use super::commands::{Command, GuessWish};
use super::room::Room;
use crate::engine::NodeId;
use crate::record::Settings;
use crate::words::tr;

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
    /// What a command means for the game that is guessed at here.
    pub(super) fn guess_meant(&self, command: &Command) -> Option<GuessWish> {
        match command {
            Command::Guess(wish) => Some(*wish),
            Command::Proceed => self.guess_goes_on().filter(|_| !self.blocked()),
            _ => None,
        }
    }

    /// The game in this room is guessed at from now on.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub(super) fn begin_guess(room: &mut Box<Self>, settings: &Settings) -> Result<(), String> {
        let empty = room.table().up_to(NodeId(0));
        let empty = Self::new(empty.ok_or_else(|| tr!("room-closed"))?, None);
        let own = std::mem::replace(room, Box::new(empty));
        match Self::guessing_at(own, settings) {
            Ok(guessed) => {
                **room = guessed;
                room.take_up(settings);
                Ok(())
            }
            Err((own, why)) => {
                *room = own;
                Err(why)
            }
        }
    }

    /// The game that was guessed at comes back as it was. Whether one was.
    pub(super) fn end_guess(room: &mut Box<Self>, settings: &mut Settings) -> bool {
        if let Some(guessing) = room.guessing() {
            guessing.keep(settings);
        }
        let own = room.leave_guess();
        own.map(|own| Self::returns(room, own, settings)).is_some()
    }
}
