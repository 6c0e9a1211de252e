//! JSON as files and requests have it: a tree that forgets nothing, a reader
//! that finds every fault in one walk, and what is left of a text whose end is
//! missing or spoilt.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Doc`] | a value; text → tree → text |
//! | [`Node`], [`Fields`], [`Log`], [`Once`] | walking a tree with a path in hand |
//! | [`Fault`], [`FaultKind`] | what is wrong, and where |
//! | `path` | single facts: their names, what changes them, what differs |
//! | `raw` | one layer at a time, for files that may be faulty anywhere |
//! | [`mend`] | a broken text, closed after its last complete value |

mod doc;
mod fault;
mod near;
mod node;
#[cfg(test)]
mod node_tests;
mod path;
pub(crate) mod raw;
mod repair;

pub use doc::{Doc, quote};
pub use fault::{Fault, FaultKind, Syntax, all_faults};
pub use near::{nearest, quoted};
pub use node::{Fields, Log, Node, Once};
pub use path::{
    Correction, Keys, NoSuchFact, differences, entries, entry_name, fact, fact_name, put_fact, text,
};
pub use repair::{BrokenText, Mended, Unmendable, mend, whole};

/// The text of a file that comes with the program, by its path from here. It is in the
/// program once, wherever it is asked for: `include_str!` in a constant would put it
/// there again for every part that the compiler works on by itself.
macro_rules! shipped {
    ($path:literal) => {{
        static BYTES: [u8; include_bytes!($path).len()] = *include_bytes!($path);
        match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("a scenario is text"),
        }
    }};
}
pub(crate) use shipped;
