//! What a system brings for command line and protocol besides what the table gives
//! every system: its desk. A system without one loses nothing that others have.

use super::args::{
    Analyse, Export, Forecast, Fuzz, Hint, Ladder, New, Odds, Replay, Show, Simulate, Supply,
};
use super::commands::plot::Plot;
use super::engine::files::Files;
use super::engine::request::{Answer, Request};
use super::output::Failure;
use super::target::Target;
use crate::json::Fault;
use crate::systems::SYSTEMS;
use crate::table::{Entry, Table};
use serde_json::Value;
use std::sync::OnceLock;

/// How a command ends.
pub(crate) type Ended = Result<(), Failure>;

/// The desk of a system.
pub(crate) trait Desk: Sync {
    /// The key of the system.
    fn key(&self) -> &'static str;
    /// The title of a scenario that came with it, and a line about it, if the list
    /// is to say something else of it than the table does.
    fn scenario(&self, id: &str) -> Option<[String; 2]>;
    /// Begins a game of the scenario in this text.
    ///
    /// # Errors
    /// In words.
    fn begin(&self, text: &str) -> Result<Box<dyn DeskGame>, String>;
    /// Reads a saved game, or begins a game of a scenario; `called` is the file.
    ///
    /// # Errors
    /// In words that begin with what the file is called.
    fn read(&self, called: &str, bytes: &[u8]) -> Result<Box<dyn DeskGame>, String>;
    /// Writes a new game of the scenario in this text.
    ///
    /// # Errors
    /// Why not.
    fn write_new(&self, args: &New, text: &str, target: &Target<'_>) -> Ended;
    /// The columns of its table of simulated games, for the help: a sentence in English,
    /// and whose games the columns after it are of.
    fn csv_help(&self) -> &'static str;
    /// What can stand behind `odds`, for the help.
    fn odds_examples(&self) -> &'static [&'static str];
    /// A conversation in the protocol.
    fn talk(&self) -> Box<dyn DeskTalk>;
}

/// A game that answers commands in its system's own way.
pub(crate) trait DeskGame {
    /// The same game at the table.
    ///
    /// # Errors
    /// Why it cannot be put there.
    fn at_table(&self) -> Result<Box<dyn Table>, Vec<Fault>>;
    /// What is wrong with its file, in words.
    fn damage(&self) -> Option<String>;
    /// How a command ends that has told what there is.
    ///
    /// # Errors
    /// When a part of the game was left out.
    fn whole(&self) -> Ended;
    /// A position.
    fn show(&self, args: &Show) -> Ended;
    /// The game, action by action.
    fn replay(&self, args: &Replay) -> Ended;
    /// Who is out of supply, and why.
    fn supply(&self, args: &Supply) -> Ended;
    /// Receipt and chances of an attack by these units.
    fn odds(&self, args: &Odds, units: &[String]) -> Ended;
    /// The best few ways to go on.
    fn hint(&self, args: &Hint) -> Ended;
    /// How a position ends when it is played out many times.
    fn forecast(&self, args: &Forecast) -> Ended;
    /// The game looked back at.
    fn analyse(&self, args: &Analyse) -> Ended;
    /// Pairs of levels compared.
    fn ladder(&self, args: &Ladder) -> Ended;
    /// Many games between two computer players.
    fn simulate(&self, args: &Simulate, target: &Target<'_>, plot: Option<&Plot<'_>>) -> Ended;
    /// Random games with every check on.
    fn fuzz(&self, args: &Fuzz, target: &Target<'_>) -> Ended;
    /// The board, the log or the actions of the game.
    fn export(&self, args: &Export, target: &Target<'_>) -> Ended;
}

/// The verbs of a protocol, with the fields that each takes besides `do` and `id`.
pub(crate) type Verbs = &'static [(&'static str, &'static [&'static str])];

/// A conversation about a system's games in its own verbs.
pub(crate) trait DeskTalk {
    /// What can be said, those verbs included that are about no game on the table.
    fn verbs(&self) -> Verbs;
    /// The scenarios that came with the system.
    fn scenarios(&self) -> Vec<Value>;
    /// Begins a game.
    ///
    /// # Errors
    /// Why not; then all is as it was.
    fn begin(&mut self, request: &Request<'_>) -> Answer;
    /// Opens a saved game.
    ///
    /// # Errors
    /// Why not; then all is as it was.
    fn load(&mut self, request: &Request<'_>, files: &Files) -> Answer;
    /// Carries a verb out that is about the game on the table.
    ///
    /// # Errors
    /// Why not; then all is as it was.
    fn done(
        &mut self,
        verb: &str,
        request: &Request<'_>,
        files: &Files,
        systems: &[Entry],
    ) -> Answer;
}

/// A desk in its system's line of the list.
pub(crate) struct OwnDesk(pub &'static dyn Desk);

/// Every desk that a system of the list brings. Most have none, and need none.
pub(crate) fn desks() -> impl Iterator<Item = &'static dyn Desk> {
    let besides = SYSTEMS.iter().filter_map(|entry| entry.besides);
    besides
        .filter_map(|own| own.downcast_ref::<OwnDesk>())
        .map(|own| own.0)
}

/// The desk of a system, if it has one.
pub(crate) fn desk_of(key: &str) -> Option<&'static dyn Desk> {
    desks().find(|desk| desk.key() == key)
}

/// The desk to which everything belongs that names no system: that of the system
/// which wrote files before there was a table.
pub(crate) fn usual() -> Option<&'static dyn Desk> {
    let past = SYSTEMS.iter().find(|entry| entry.past.is_some())?;
    desk_of(past.key)
}

/// The systems that command line and protocol know by the table alone.
pub(crate) fn without_desk() -> &'static [Entry] {
    static OTHERS: OnceLock<Vec<Entry>> = OnceLock::new();
    let others = || SYSTEMS.iter().filter(|entry| desk_of(entry.key).is_none());
    OTHERS.get_or_init(|| others().copied().collect())
}
