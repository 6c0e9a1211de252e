//! Watching and stopping long work from another thread.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Where nobody knows how many parts are still to come, each part is told as so much of
/// what was left before it.
const PART: f32 = 0.4;

/// Progress of a piece of work, and whether it should stop.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicU32,
    all: AtomicU32,
    /// Whether the work is in parts, and whether no more than one is still to come.
    open_ended: AtomicBool,
    last: AtomicBool,
    /// The share that was done before this part, and the most that was ever told, as bits.
    before: AtomicU32,
    told: AtomicU32,
}

impl Progress {
    /// Asks the work to end soon, without a result.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How much is done, from 0 to 1. Of open-ended work it never goes back, and is not 1
    /// before the last part.
    #[must_use]
    pub fn share(&self) -> f32 {
        let all = self.all.load(Ordering::Relaxed);
        let done = self.done.load(Ordering::Relaxed);
        let part = (done as f32 / all.max(1) as f32).min(1.0);
        if !self.open_ended.load(Ordering::Relaxed) {
            return part;
        }
        let before = f32::from_bits(self.before.load(Ordering::Relaxed));
        let is_last = self.last.load(Ordering::Relaxed);
        let of_the_rest = if is_last { 1.0 } else { PART };
        let share = before + (1.0 - before) * of_the_rest * part;
        // Numbers that are not negative are ordered as their bits are.
        let told = self.told.fetch_max(share.to_bits(), Ordering::Relaxed);
        share.max(f32::from_bits(told))
    }

    /// Nobody knows how many parts there will be: each that is begun goes on where the one
    /// before was left.
    pub fn open_end(&self) {
        self.open_ended.store(true, Ordering::Relaxed);
    }

    /// The part that was on is done, and the one that is begun next is the last.
    pub fn close_end(&self) {
        self.begin(0);
        self.last.store(true, Ordering::Relaxed);
    }

    /// Whether nobody knows how many parts are still to come.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open_ended.load(Ordering::Relaxed) && !self.last.load(Ordering::Relaxed)
    }

    /// Sets out to do so many pieces.
    pub fn begin(&self, all: u32) {
        let share = self.share();
        self.done.store(0, Ordering::Relaxed);
        self.all.store(all, Ordering::Relaxed);
        if self.open_ended.load(Ordering::Relaxed) {
            self.before.store(share.to_bits(), Ordering::Relaxed);
        }
    }

    /// One piece more is done.
    pub fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_in_parts_never_goes_back_and_is_never_told_as_done() {
        let progress = Progress::default();
        progress.open_end();
        let mut told = progress.share();
        for part in [100, 3, 40, 1, 7] {
            progress.begin(part);
            // Some parts end early.
            for _ in 0..part.min(30) {
                let share = progress.share();
                assert!(share >= told && share < 1.0, "{share} after {told}");
                told = share;
                progress.count();
            }
            assert!(progress.share() > told, "a part that is done counts");
            told = progress.share();
        }
        assert!(told > 0.8, "{told}");
    }

    #[test]
    fn the_last_part_of_a_search_is_told_to_its_end_and_begins_where_the_others_were_left() {
        let progress = Progress::default();
        progress.open_end();
        progress.begin(2);
        progress.count();
        let before = progress.share();
        assert!(progress.is_open());
        progress.close_end();
        assert!(!progress.is_open());
        progress.begin(2);
        assert_eq!(progress.share(), before);
        progress.count();
        progress.count();
        assert_eq!(progress.share(), 1.0);
    }
}
