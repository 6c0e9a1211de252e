//! What the desktop does for the program: its own file dialogs, its trash, its file
//! manager. Nothing of it may be there, and no test may meet a real one: whoever
//! opens the window hands it in.

#[cfg(not(target_family = "wasm"))]
mod real;

#[cfg(not(target_family = "wasm"))]
pub use real::RealDesktop;

use std::path::{Path, PathBuf};

/// A file that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedFile {
    /// What the dialog is called.
    pub title: String,
    /// The folder it begins in.
    pub folder: Option<PathBuf>,
    /// The name that is proposed for a file to be written; `None` when one that is
    /// there is to be opened.
    pub name: Option<String>,
    /// What files of this kind are called.
    pub kind: String,
    /// What their names end in, after the dot.
    pub ending: &'static str,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// This file. When it is there and is to be written, the desktop has asked.
    File(PathBuf),
    /// None, after all.
    Nothing,
    /// There is nobody here to ask.
    NoDialog,
}

/// What a desktop does for a program.
pub trait Desktop: Send + Sync {
    /// Asks for a file. It takes as long as somebody thinks: never to be called on
    /// the window's thread.
    fn ask(&self, asked: &AskedFile) -> Picked;

    /// Shows a file in its folder; whether it could be shown. Not for the window's
    /// thread either.
    fn show(&self, path: &Path) -> bool;

    /// Moves a file to the trash, from where [`take_back`](Self::take_back) brings it;
    /// whether there is such a trash.
    fn throw_away(&self, path: &Path) -> bool;

    /// Brings the file back that was last thrown away from there; whether it came.
    fn take_back(&self, path: &Path) -> bool;

    /// Whether it is a page in a browser: that has one window, and no folders that anybody
    /// could open.
    fn is_page(&self) -> bool {
        false
    }
}
