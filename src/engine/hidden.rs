//! What somebody may know of a position.

use super::{Rules, SideNo};

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The arbiter, who knows everything.
    All,
    /// A player.
    Side(SideNo),
    /// Whoever stands about: knows what both sides know.
    Room,
}

/// A position as somebody knows it: what that person may not know is *unknown*
/// in it. Only [`view_for`] makes one, so nothing that is given a view can know
/// more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<S> {
    state: S,
    viewer: Viewer,
}

impl<S> View<S> {
    /// The position, with *unknown* in it.
    pub const fn state(&self) -> &S {
        &self.state
    }

    /// Who sees it so.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// The position as `viewer` knows it.
pub fn view_for<R: Rules>(rules: &R, state: &R::State, viewer: Viewer) -> View<R::State> {
    let mut state = *state;
    if viewer != Viewer::All {
        rules.hide(&mut state, viewer);
    }
    View { state, viewer }
}
