//! Progress of long work on standard error, and stopping it with Ctrl-C.

use crate::engine::Progress;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Lets Ctrl-C stop the work.
pub(crate) fn stop_on_ctrl_c(control: &Arc<Progress>) {
    let heard = Arc::clone(control);
    // Without a handler Ctrl-C just ends the program: worse, but no reason not
    // to work. In a browser there is nobody to press it.
    #[cfg(not(target_family = "wasm"))]
    let _ = ctrlc::set_handler(move || heard.stop());
    #[cfg(target_family = "wasm")]
    let _ = heard;
}

/// A progress line, if a person is there to see it.
pub(crate) struct ProgressLine {
    began: Instant,
    seen: bool,
}

impl ProgressLine {
    /// Does the work and shows how far it is.
    pub fn watch<T>(control: &Progress, work: impl FnOnce() -> T) -> T {
        let progress = Self {
            began: Instant::now(),
            seen: io::stderr().is_terminal(),
        };
        if !progress.seen {
            return work();
        }
        let (finished, done) = channel::<()>();
        std::thread::scope(|scope| {
            let progress = &progress;
            scope.spawn(move || {
                while done.recv_timeout(Duration::from_millis(300))
                    == Err(RecvTimeoutError::Timeout)
                {
                    progress.show(f64::from(control.share()), control.is_open());
                }
                progress.clear();
            });
            let result = work();
            drop(finished);
            result
        })
    }

    fn show(&self, share: f64, is_open: bool) {
        if share <= 0.0 {
            return;
        }
        let left = self.began.elapsed().as_secs_f64() * (1.0 - share) / share;
        // Nobody knows it of a search that goes on while it finds something.
        let left = match is_open {
            true => String::new(),
            false => format!(", {left:.0} s left"),
        };
        let full = (share * 30.0) as usize;
        // Progress is not worth failing for.
        let _ = write!(
            io::stderr(),
            "\r[{}{}] {:.0} %{left}  ",
            "#".repeat(full),
            "·".repeat(30_usize.saturating_sub(full)),
            100.0 * share
        );
    }

    fn clear(&self) {
        let _ = write!(io::stderr(), "\r{}\r", " ".repeat(79));
    }
}
