//! How work on another thread has the window painted.

use egui::{Context, Id};
use std::sync::Arc;

/// Has the window painted soon, from whatever thread.
#[derive(Clone)]
pub(super) struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// That of this window. To be asked for on the window's own thread.
    pub(super) fn of(ctx: &Context) -> Self {
        let own = ctx.data(|data| data.get_temp(key()));
        own.unwrap_or_else(|| {
            let ctx = ctx.clone();
            Self(Arc::new(move || ctx.request_repaint()))
        })
    }

    /// This window is woken so. Where threads cannot wait for each other's locks in the
    /// usual way, as on a page, no other thread may ask the window itself.
    #[cfg(any(test, target_family = "wasm"))]
    pub(super) fn set(ctx: &Context, wake: impl Fn() + Send + Sync + 'static) {
        ctx.data_mut(|data| data.insert_temp(key(), Self(Arc::new(wake))));
    }

    /// Has it painted soon.
    pub(super) fn wake(&self) {
        (self.0)();
    }
}

fn key() -> Id {
    Id::unique("waker")
}
