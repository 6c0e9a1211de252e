//! Guessing at the moves of the game on the table: beginning, steering, leaving.

use super::App;
use super::commands::{Command, GuessWish};
use super::room::Room;

impl App {
    /// What a command comes to because a game is guessed at. Whether it has been carried
    /// out or refused here.
    pub(in crate::app) fn guess_steers(&mut self, ctx: &egui::Context, command: &Command) -> bool {
        if let Err(why) = self.room.guess_lets(command) {
            self.tell(why, None, false);
            return true;
        }
        let goes_on = |room: &Room| room.guess_goes_on().filter(|_| !room.blocked());
        let wish = match command {
            Command::Guess(wish) => Some(*wish),
            Command::Proceed => goes_on(&self.room),
            _ => None,
        };
        let Some(wish) = wish else {
            // Another game comes to the table: the one that was guessed at first.
            let leaves = matches!(
                command,
                Command::Begin(_)
                    | Command::Open(_)
                    | Command::Resume(_)
                    | Command::ResumeBare(_)
                    | Command::PlayFollowing
            );
            if leaves {
                self.end_guess();
            }
            return false;
        };
        match wish {
            GuessWish::Begin if self.room.guessing().is_none() => self.begin_guess(),
            GuessWish::Begin | GuessWish::Leave => self.end_guess(),
            wish => self.over.notice = self.room.guess(wish),
        }
        ctx.request_repaint();
        true
    }

    fn begin_guess(&mut self) {
        if self.tours() {
            self.leave_lesson();
        }
        if let Some(draft) = &mut self.works.lesson {
            draft.recording = None;
        }
        let empty = match self.room.table().up_to(crate::engine::NodeId(0)) {
            Some(table) => Room::new(table, None),
            None => return self.tell(crate::words::tr!("room-closed"), None, false),
        };
        let own = std::mem::replace(&mut self.room, Box::new(empty));
        match Room::guessing_at(own, &self.settings) {
            Ok(room) => {
                *self.room = room;
                self.room.take_up(&self.settings);
                self.over.dialog = None;
                self.over.rules = None;
                self.over.notice = None;
            }
            Err((own, why)) => {
                self.room = own;
                self.tell(why, None, false);
            }
        }
    }

    /// The game that was guessed at comes back as it was.
    pub(in crate::app) fn end_guess(&mut self) {
        let Some((mut own, guessing)) = self.room.leave_guess() else {
            return;
        };
        guessing.keep(&mut self.settings);
        // Another language may have been chosen meanwhile.
        own.retell();
        self.room = own;
        let orientation = self.orientation();
        self.room.table_mut().lay(orientation);
        self.over.notice = None;
        self.keep_settings();
    }

    /// Takes in what has been played out of a guess.
    pub(in crate::app) fn tend_guess(&mut self, ctx: &egui::Context) {
        let (waits, judged) = self.room.tend_guess();
        if waits {
            ctx.request_repaint_after(std::time::Duration::from_millis(100));
        }
        if judged {
            if let Some(guessing) = self.room.guessing() {
                guessing.keep(&mut self.settings);
            }
            self.keep_settings();
            ctx.request_repaint();
        }
    }
}
