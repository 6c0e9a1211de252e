//! Pairs of games that are played in the background.

use crate::engine::{Progress, cores, handed_over};
use crate::record::fault::guarded;
use crate::table::{BothWays, FactContrast, PairOf, PlayedPair, facts_that_differ};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Pairs that are played, or have been.
pub(super) struct Run {
    pub(super) of: PairOf,
    /// How many there are to be.
    pub(super) all: u32,
    progress: Arc<Progress>,
    pairs: Arc<Mutex<Vec<PlayedPair>>>,
    /// What differs besides, after so many pairs.
    facts: Option<(usize, Vec<FactContrast>)>,
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Run {
    /// Plays so many pairs on all cores.
    pub(super) fn begin(games: &Arc<BothWays>, of: PairOf, all: u32) -> Self {
        let run = Self {
            of,
            all,
            progress: Arc::default(),
            pairs: Arc::default(),
            facts: None,
        };
        let (games, control) = (Arc::clone(games), Arc::clone(&run.progress));
        let pairs = Arc::clone(&run.pairs);
        thread::spawn(move || {
            let one = |number: u32| games.pair(of, number, &control);
            let mut take = |pair: PlayedPair| {
                // A list is whole whatever happened to whoever wrote it.
                let mut all = pairs.lock().unwrap_or_else(PoisonError::into_inner);
                all.push(pair);
            };
            // Whatever happened, no more come.
            guarded(|| handed_over(all, cores(), &control, one, &mut take));
            control.stop();
        });
        run
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
        self.played() < self.all as usize && !self.progress.stopped()
    }

    /// How much has been played, from 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.progress.share()
    }

    /// No more are played; those that have been stay.
    pub(super) fn stop(&self) {
        self.progress.stop();
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
