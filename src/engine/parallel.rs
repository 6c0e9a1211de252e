//! Many like pieces of work on several threads, with the same result on any
//! number of them.

use super::Progress;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// As many as somebody said who knows it better than the system.
static CORES: OnceLock<NonZero<usize>> = OnceLock::new();

/// There are so many cores: for systems that cannot tell. Said once, at the start.
pub fn has_cores(count: NonZero<usize>) {
    // What was said first stands.
    let _ = CORES.set(count);
}

/// How many cores there are to work on; one if nobody can tell.
#[must_use]
pub fn cores() -> usize {
    let said = CORES.get().copied();
    said.or_else(|| std::thread::available_parallelism().ok())
        .map_or(1, NonZero::get)
}

/// Does the pieces 0 to `count`, `threads` at a time, until all are done or
/// `control` says stop. What came of those that were finished, in their order.
pub fn in_order<T: Send>(
    count: u32,
    threads: usize,
    control: &Progress,
    piece: impl Fn(u32) -> Option<T> + Sync,
) -> Vec<T> {
    let mut all = Vec::new();
    handed_over(count, threads, control, piece, &mut |result| {
        all.push(result)
    });
    all
}

/// As [`in_order`], but each result is handed over as soon as those before it
/// are: nobody has to wait for the last. After a stop those follow that had
/// been waiting for one that was never finished.
pub fn handed_over<T: Send>(
    count: u32,
    threads: usize,
    control: &Progress,
    piece: impl Fn(u32) -> Option<T> + Sync,
    take: &mut (dyn FnMut(T) + Send),
) {
    control.begin(count);
    let next = AtomicU32::new(0);
    let row = Mutex::new(Row {
        waiting: BTreeMap::new(),
        next: 0,
        take,
    });
    let work = || {
        while !control.stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let result = piece(number);
            // A fault of one thread is no reason to lose the others' work.
            let mut row = row.lock().unwrap_or_else(PoisonError::into_inner);
            row.add(number, result);
            control.count();
        }
    };
    if threads <= 1 {
        work();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
    }
    let row = row.into_inner().unwrap_or_else(PoisonError::into_inner);
    row.waiting.into_values().flatten().for_each(row.take);
}

/// Results on their way to whoever takes them, one after the other.
struct Row<'a, T> {
    /// Those that are finished before their turn.
    waiting: BTreeMap<u32, Option<T>>,
    /// Whose turn it is.
    next: u32,
    take: &'a mut (dyn FnMut(T) + Send),
}

impl<T> Row<'_, T> {
    fn add(&mut self, number: u32, result: Option<T>) {
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.next) {
            self.next += 1;
            if let Some(result) = result {
                (self.take)(result);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_back_in_their_order_and_none_after_a_stop() {
        let go = Progress::default();
        let odd = |n: u32| (n % 2 == 1).then_some(n);
        for threads in [0, 1, 3] {
            assert_eq!(in_order(7, threads, &go, odd), [1, 3, 5]);
        }
        assert!((go.share() - 1.0).abs() < 1e-6);
        go.stop();
        assert!(in_order(7, 2, &go, odd).is_empty());
    }

    #[test]
    fn a_result_is_handed_over_before_the_next_piece_is_done() {
        let go = Progress::default();
        let taken = AtomicU32::new(0);
        let piece = |n: u32| {
            assert_eq!(taken.load(Ordering::Relaxed), n);
            Some(n)
        };
        handed_over(5, 1, &go, piece, &mut |n| {
            taken.store(n + 1, Ordering::Relaxed)
        });
        assert_eq!(taken.into_inner(), 5);
    }

    #[test]
    fn whoever_has_seen_enough_stops_the_others_and_loses_nothing_finished() {
        for threads in [1, 4] {
            let go = Progress::default();
            let mut seen = Vec::new();
            handed_over(1000, threads, &go, Some, &mut |n| {
                seen.push(n);
                if n == 3 {
                    go.stop();
                }
            });
            assert!(seen.is_sorted() && seen.len() < 1000, "{}", seen.len());
            assert_eq!(seen[..4], [0, 1, 2, 3]);
        }
    }
}
