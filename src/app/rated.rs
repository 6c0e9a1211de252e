//! A game that has ended is kept in a few words, and its players are told how they stand.

use super::room::{Room, Steered};
use crate::record::Store;
use crate::record::rated::{EndedGame, rated_by};

impl Room {
    /// A game that has just been played to its end counts for ratings, if it is the
    /// player's own.
    pub(super) fn take_in_result(&mut self, store: &Store) -> Option<Steered> {
        if !self.has_just_ended() {
            return None;
        }
        let ended = EndedGame::of(self.table())?;
        match store.keep_result(&ended) {
            Ok(counts) => {
                if counts {
                    self.is_rated(rated_by(&ended, &store.results()));
                }
                None
            }
            Err(why) => Some(Steered::wrong(why.to_string())),
        }
    }
}
