//! Whether anybody still reads what the program writes.

use super::request::Fault;
use crate::engine::Progress;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often it is looked.
const OFTEN: Duration = Duration::from_millis(200);

/// Does long work, which is told to stop when nobody could read its answer any
/// more; then there is none.
pub(crate) fn while_heard<T>(work: impl FnOnce(&Progress) -> T) -> Result<T, Fault> {
    let control = Progress::default();
    let (finished, done) = channel::<()>();
    std::thread::scope(|scope| {
        let control = &control;
        scope.spawn(move || {
            while done.recv_timeout(OFTEN) == Err(RecvTimeoutError::Timeout) {
                if nobody_reads() {
                    control.stop();
                }
            }
        });
        let result = work(control);
        drop(finished);
        match control.stopped() {
            false => Ok(result),
            true => Err(Fault::new("unheard", "nobody reads the answers any more")),
        }
    })
}

/// Whether standard output is a pipe whose other end is closed.
#[cfg(unix)]
fn nobody_reads() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let output = std::io::stdout();
    let mut watched = [PollFd::new(&output, PollFlags::empty())];
    let at_once = Timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    let gone = PollFlags::ERR | PollFlags::HUP | PollFlags::NVAL;
    poll(&mut watched, Some(&at_once)).is_ok() && watched[0].revents().intersects(gone)
}

/// Elsewhere it shows only when something is written.
#[cfg(not(unix))]
const fn nobody_reads() -> bool {
    false
}
