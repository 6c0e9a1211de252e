//! Many like pieces of work on several threads, with the same result on any
//! number of them.

use crate::ai::Control;
use std::sync::atomic::{AtomicU32, Ordering};

/// How many cores there are to work on; one if nobody can tell.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Does the pieces 0 to `count`, `threads` at a time, until all are done or
/// `control` says stop. What came of those that were finished, in their order.
pub(super) fn in_order<T: Send>(
    count: u32,
    threads: usize,
    control: &Control,
    piece: impl Fn(u32) -> Option<T> + Sync,
) -> Vec<T> {
    control.begin(count);
    let next = AtomicU32::new(0);
    let worker = || {
        let mut done = Vec::new();
        while !control.stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            done.extend(piece(number).map(|result| (number, result)));
            control.count();
        }
        done
    };
    let mut all: Vec<(u32, T)> = std::thread::scope(|scope| {
        let crew: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        let parts = crew.into_iter().map(|one| one.join().unwrap_or_default());
        parts.flatten().collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_back_in_their_order_and_none_after_a_stop() {
        let go = Control::default();
        let odd = |n: u32| (n % 2 == 1).then_some(n);
        for threads in [0, 1, 3] {
            assert_eq!(in_order(7, threads, &go, odd), [1, 3, 5]);
        }
        assert!((go.share() - 1.0).abs() < 1e-6);
        go.stop();
        assert!(in_order(7, 2, &go, odd).is_empty());
    }
}
