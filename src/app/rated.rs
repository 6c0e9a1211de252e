//! A game that has ended is kept in a few words, and its players are told how they stand.

use super::room::{Room, Steered};
use crate::record::Store;
use crate::record::rated::{EndedGame, Uncounted, rated_by};

impl Room {
    /// A game that has just been played to its end counts for ratings, if it is the
    /// player's own.
    pub(super) fn take_in_result(&mut self, store: &Store) -> Option<Steered> {
        if !self.has_just_ended() {
            return None;
        }
        let ended = EndedGame::of(self.table());
        let ended = ended.and_then(|ended| self.had_help().map_or(Ok(ended), Err));
        let rated = match ended.map(|ended| (store.keep_result(&ended), ended)) {
            Ok((Ok(true), ended)) => Ok(rated_by(&ended, &store.results())),
            Ok((Ok(false), _)) => Err(Uncounted::CountedBefore),
            Ok((Err(why), _)) => return Some(Steered::wrong(why.to_string())),
            Err(why) => Err(why),
        };
        self.is_rated(rated);
        None
    }
}
