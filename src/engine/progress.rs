//! Watching and stopping long work from another thread.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Progress of a piece of work, and whether it should stop.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicU32,
    all: AtomicU32,
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

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        let all = self.all.load(Ordering::Relaxed);
        let done = self.done.load(Ordering::Relaxed);
        (done as f32 / all.max(1) as f32).min(1.0)
    }

    /// Sets out to do so many pieces.
    pub fn begin(&self, all: u32) {
        self.done.store(0, Ordering::Relaxed);
        self.all.store(all, Ordering::Relaxed);
    }

    /// One piece more is done.
    pub fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}
