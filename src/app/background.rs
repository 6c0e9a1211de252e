//! Work on a thread of its own, so that the window goes on.

use crate::engine::Progress;
use crate::words;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::Poll;
use std::thread;

/// Work that goes on in the background. Whoever lets go of it stops it.
pub(super) struct Background<T> {
    progress: Arc<Progress>,
    answer: Receiver<Option<T>>,
}

impl<T: Send + 'static> Background<T> {
    /// Begins it. It speaks the language that is spoken here, and comes to nothing if it
    /// was stopped.
    pub(super) fn begin(job: impl FnOnce(&Progress) -> Option<T> + Send + 'static) -> Self {
        let progress = Arc::new(Progress::default());
        let (tell, answer) = channel();
        let (watched, language) = (Arc::clone(&progress), words::spoken());
        thread::spawn(move || {
            words::speak(language);
            // Nobody waits any longer if this fails.
            let _ = tell.send(job(&watched));
        });
        Self { progress, answer }
    }

    /// What came of it, if it is done; nothing of work that was stopped, or whose thread
    /// is gone without an answer.
    pub(super) fn hear(&self) -> Poll<Option<T>> {
        match self.answer.try_recv() {
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
            Ok(found) => Poll::Ready(found),
        }
    }
}

impl<T> Background<T> {
    /// What comes of it, waited for.
    pub(super) fn wait(&self) -> Option<T> {
        self.answer.recv().ok().flatten()
    }

    /// How far it is, from 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.progress.share()
    }

    /// Whether it was asked to end.
    pub(super) fn is_stopped(&self) -> bool {
        self.progress.stopped()
    }

    /// Asks it to end soon; that is heard as nothing.
    pub(super) fn stop(&self) {
        self.progress.stop();
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, speaking, spoken};

    fn heard<T: Send + 'static>(work: &Background<T>) -> Option<T> {
        loop {
            if let Poll::Ready(found) = work.hear() {
                return found;
            }
            thread::yield_now();
        }
    }

    #[test]
    fn work_speaks_the_language_of_whoever_began_it() {
        let work = speaking(Language::German, || Background::begin(|_| Some(spoken())));
        assert_eq!(heard(&work), Some(Language::German));
    }

    #[test]
    fn work_that_nobody_waits_for_is_stopped_and_a_lost_thread_is_no_answer() {
        let (tell, ended) = channel();
        drop(Background::begin(move |control| {
            while !control.stopped() {
                thread::yield_now();
            }
            tell.send(()).ok()
        }));
        assert_eq!(ended.recv(), Ok(()));
        let lost = Background::begin(|_| crate::record::fault::guarded(|| -> u8 { panic!() }));
        assert_eq!(heard(&lost), None);
    }
}
