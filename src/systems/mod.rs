//! Rule systems. Each is pure: no window, clock, file or global randomness.
//!
//! # How to add a game
//!
//! A game is a folder here, a line in [`SYSTEMS`], and what it brings besides: words,
//! a rule book, scenarios and one test program. Nothing outside names it; `.ci/without`
//! takes it away again and tests the others, and fails where a source knew of it.
//!
//! 1. **Positions and actions.** In `src/systems/NAME` a `State` that is plain data, an
//!    `Action` that is small and copied, an `Event` for every fact that a game can tell,
//!    and an `Illegal` with a variant for every reason to refuse, each with the number of
//!    its case. Sets of places come from [`hex`](crate::hex) or, on any grid, from
//!    [`space`](crate::space).
//! 2. **The rules.** Implement [`Rules`](crate::engine::Rules): `audit` alone judges an
//!    action, `legal` lists what it allows, `resolve` turns an action and its dice into
//!    events, `apply` changes the state by one event and by nothing else. What a player
//!    may not see is taken out by `hide`; what undo may not pass is told by `barrier`.
//!    [`Every`](crate::engine::Every) lists every action there could be, so that tests can
//!    compare `audit` and `legal` from both ends.
//! 3. **The suite.** Before anything is drawn, play random games through
//!    [`conformance`](crate::engine::conformance) (`random_game`, `replays_agree`,
//!    `barriers_hold`, `chances_hold`, `hidden_holds` where something is hidden) and through
//!    [`fuzz`](crate::engine::fuzz), with every option.
//! 4. **Files.** Scenarios are JSON and read with [`json`](crate::json), which tells all
//!    faults at once with their paths; they lie in `scenarios/NAME_….json` and are named in
//!    `STARTS`. Notation, positions and parameters have one number of their own, `WORDS`.
//! 5. **What it says of itself.** Implement
//!    [`System`](crate::present::system::System): sides and clock (`about`), the map and
//!    what lies on it as plain data (`map`, `board`), the decision with its buttons
//!    (`panel`), the dice (`throw`), and a sentence for every action, event and refusal
//!    (`label`, `line`, `refusal`). Window, command line, protocol, saved games, pictures,
//!    undo and lines of play need no more. Most other functions of the trait have a
//!    default; each one that is written adds something: overlays, the order of battle, a
//!    set-up sheet, a tour.
//! 6. **Words.** Every sentence is a message in `assets/words/{en,de,ru,uk}/NAME.ftl`
//!    (and `NAME_….ftl` where that gets long), asked for with `tr!`; the files are found by
//!    being there. The glossary at the head of
//!    each `common.ftl` says which word stands for which thing. `cargo test --lib words::`
//!    finds what is missing, left over or wrong in its plural forms.
//! 7. **The rule book.** `assets/rules/NAME.md` and its three translations, in the form
//!    that [`book`](crate::present::book) reads: the same entries under the same numbers.
//!    Refusals cite these numbers, and the values of options are told in them.
//! 8. **Computer players.** Implement [`Strategy`](crate::engine::Strategy), which
//!    estimates a position and proposes plans, and the levels of
//!    [`players`](crate::players) play by it; without one they play at random.
//! 9. **Tests.** One program, `tests/NAME`: every worked example of the rules as a row,
//!    every refusal with its case, every option, the suite of step 3, and a game played
//!    across the table. Tests are named for the promise that they keep.
//! 10. **What it has besides.** Most games need nothing more. One that has files from
//!     before there was a table reads them through [`Past`](crate::table::Past) in its
//!     entry; sides that shall have an option of their own on the command line are named
//!     in `SEAT_OPTIONS`; commands that are to answer in another way than the table lie in
//!     a room `desk` of the folder, which its entry brings along.
//! 11. **The line.** Add `Entry::of::<name::Type>()` to [`SYSTEMS`], and write down with
//!     `UPDATE_TRANSCRIPT=1 cargo test --test command_line the_transcript` what the protocol
//!     says now. Then the game is in *New game*, `hells-gate scenarios` and `simulate`;
//!     measure whom it favours with `simulate`, and tell it in `STARTS`.
//!
//! [`jaws_of_victory`] is the smallest game here, and a model for a new one.

pub mod gate_of_hell;
pub mod hells_gate;
pub mod jaws_of_victory;
mod korsun;
pub mod tabletop;

use crate::table::Entry;

/// The systems that sit down at the [`table`](crate::table): one line each, the
/// usual one first. `.ci/without` takes a system away, folder and line, and tests
/// the others.
#[rustfmt::skip]
pub const SYSTEMS: &[Entry] = &[
    hells_gate::desk::ENTRY,
    Entry::of::<tabletop::Tabletop>(),
    Entry::of::<jaws_of_victory::Breakout>(),
    Entry::of::<gate_of_hell::GateOfHell>(),
];
