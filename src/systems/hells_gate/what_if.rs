//! Questions about the battle that games by other rules answer. Their answers are the
//! games themselves: `hells-gate what-if KEY -n 1000 --seed 1 --csv` writes each of the
//! files in `assets/what_if` again, and `tests/players/what_if.rs` plays some of them.

use crate::engine::Level;
use crate::json::Doc;
use crate::present::system::{StoredPairs, WhatIf};
use crate::words::tr;

/// The scenario that all of them are about.
const START: &str = "korsun_1944";

/// What everything in the answers follows from.
const SEED: u64 = 1;

/// A question: its word, the special rule that is left out, and its games.
type Asked = (&'static str, &'static str, &'static str);

/// The questions, in the order in which they are listed.
const ASKED: [Asked; 3] = [
    (
        "let_them_go",
        "stand_fast",
        include_str!("../../../assets/what_if/let_them_go.csv"),
    ),
    (
        "no_thaw",
        "thaw",
        include_str!("../../../assets/what_if/no_thaw.csv"),
    ),
    (
        "no_surprise",
        "opening_turn",
        include_str!("../../../assets/what_if/no_surprise.csv"),
    ),
];

/// The questions, in the language this thread speaks.
pub(super) fn questions() -> Vec<WhatIf> {
    let question = |(key, left_out, rows)| WhatIf {
        key,
        start: START,
        question: tr!("hells-gate-what-if", key = key),
        about: tr!("hells-gate-what-if-about", key = key),
        limits: tr!("hells-gate-what-if-limits", key = key),
        changed: Doc::object([(left_out, false.into())]),
        answer: Some(StoredPairs {
            level: Level::Colonel,
            seed: SEED,
            rows,
        }),
    };
    ASKED.into_iter().map(question).collect()
}
