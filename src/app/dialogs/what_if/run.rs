//! Pairs of games that are played in the background.

use crate::app::background::Background;
use crate::engine::{cores, handed_over};
use crate::table::{BothWays, FactContrast, PairOf, PlayedPair, facts_that_differ};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

/// Pairs that are played, or have been.
pub(super) struct Run {
    pub(super) of: PairOf,
    /// How many there are to be.
    pub(super) all: u32,
    work: Background<()>,
    pairs: Arc<Mutex<Vec<PlayedPair>>>,
    /// What differs besides, after so many pairs.
    facts: Option<(usize, Vec<FactContrast>)>,
}

impl Run {
    /// Plays so many pairs on all cores.
    pub(super) fn begin(games: &Arc<BothWays>, of: PairOf, all: u32) -> Self {
        let pairs = Arc::new(Mutex::new(Vec::new()));
        let (games, played) = (Arc::clone(games), Arc::clone(&pairs));
        let work = Background::begin(move |control| {
            let one = |number: u32| games.pair(of, number, control);
            let mut take = |pair: PlayedPair| {
                // A list is whole whatever happened to whoever wrote it.
                let mut all = played.lock().unwrap_or_else(PoisonError::into_inner);
                all.push(pair);
            };
            handed_over(all, cores(), control, one, &mut take);
            Some(())
        });
        Self {
            of,
            all,
            work,
            pairs,
            facts: None,
        }
    }

    fn pairs(&self) -> MutexGuard<'_, Vec<PlayedPair>> {
        self.pairs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many pairs have been played.
    pub(super) fn played(&self) -> usize {
        self.pairs().len()
    }

    /// Whether more are being played.
    pub(super) fn goes_on(&self) -> bool {
        let ends = self.work.is_stopped() || self.work.hear() != Poll::Pending;
        self.played() < self.all as usize && !ends
    }

    /// How much has been played, from 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.work.share()
    }

    /// No more are played; those that have been stay.
    pub(super) fn stop(&self) {
        self.work.stop();
    }

    /// The margins of what has been played.
    pub(super) fn margins(&self) -> Vec<[i32; 2]> {
        self.pairs().iter().map(PlayedPair::margins).collect()
    }

    /// What differs besides, once no more are played.
    pub(super) fn facts(&mut self, games: &BothWays) -> Option<&[FactContrast]> {
        if self.goes_on() {
            return None;
        }
        let played = self.played();
        if self.facts.as_ref().is_none_or(|(n, _)| *n != played) {
            let found = facts_that_differ(games.facts(), &self.pairs());
            self.facts = Some((played, found));
        }
        self.facts.as_ref().map(|(_, facts)| facts.as_slice())
    }

    /// The pairs as a table.
    pub(super) fn table(&self) -> String {
        crate::table::pairs_table(&self.pairs())
    }
}
