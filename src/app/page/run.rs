//! Opening the window on the page that started the program.

use super::super::faults::farewell;
use super::{Wish, listen, show};
use crate::record::Store;
use crate::record::fault::{self, FaultKeeper};
use crate::words::{Language, tr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;

/// The language that was chosen in the browser.
const LOCALE: &str = "LANG";
/// How many cores there are to work on besides the one that the window needs.
const THREADS: &str = "HELLS_GATE_THREADS";

/// Opens the window on the page that started the program, and stays until it is closed.
///
/// # Errors
/// When the page is gone.
pub fn run(store: Store, file: Option<PathBuf>, language: Option<Language>) -> Result<(), String> {
    if let Some(cores) = std::env::var(THREADS).ok().and_then(|n| n.parse().ok()) {
        crate::engine::has_cores(cores);
    }
    let locale = std::env::var(LOCALE).unwrap_or_default();
    let (tell, hear) = channel();
    let telling = tell.clone();
    std::thread::spawn(move || listen(std::io::stdin().lock(), &telling));
    let wish = Wish {
        file,
        language,
        locale: Language::of_locale(&locale),
    };
    let page = std::io::stdout();
    show(store, wish, (tell, hear), page, note_faults).map_err(|why| why.to_string())
}

/// A fault ends the program, whichever thread it happens on: it is written down, so that
/// the next start tells of it, and the page is told where the game is.
fn note_faults(keeper: Arc<FaultKeeper>) {
    std::panic::set_hook(Box::new(move |info| {
        let said = fault::said(info);
        keeper.note(&said);
        eprintln!("{said}");
        eprintln!("{}", farewell(tr!("fault-own"), &keeper));
    }));
}
