//! A fault of the program itself: the next start says what happened and how to go on
//! safely.

use super::games::both;
use crate::record::fault::FaultKeeper;
use crate::words::tr;

/// What is said when the program has come upon a fault, or its window is gone:
/// what happened, and where the game is.
pub(super) fn farewell(what: String, keeper: &FaultKeeper) -> String {
    let kept = match keeper.kept_at() {
        Some(path) => tr!("fault-kept", file = path.display().to_string()),
        None => tr!("fault-nothing-to-keep"),
    };
    both(what, &kept)
}
