//! Rule systems. Each is pure: no window, clock, file or global randomness.
//!
//! # How to add a game
//!
//! A game is a folder here, a line in [`SYSTEMS`], and what it brings besides: words,
//! a rule book, scenarios and one test program. Nothing outside names it; `.ci/without`
//! takes it away again and tests the others, and fails where a source knew of it.
//!
//! 1. **Positions and actions.** In `src/systems/NAME` a `State` that is plain data (it is
//!    copied, compared and hashed), an `Action` that is small and copied, an `Event` for
//!    every fact that a game can tell, and an `Illegal` with a variant for every reason to
//!    refuse; as a [`Refusal`](crate::engine::Refusal) each gives the number of its case.
//!    Sets of places come from [`hex`](crate::hex) or, on any grid, from
//!    [`space`](crate::space). A public type may be called as in other games, but not as
//!    in the rest of the house.
//! 2. **The rules.** Implement [`Rules`](crate::engine::Rules): `audit` alone judges an
//!    action, `legal` lists what it allows, `resolve` turns an action and its dice into
//!    events, `apply` changes the state by one event and by nothing else. A throw that
//!    nobody decides is `forced`. `outcome` is the only end, `clock` never goes back, and
//!    `hash` is the [`digest`](crate::engine::digest) of the position as it is written.
//!    What a player may not see is taken out by `hide`; what undo may not pass is told by
//!    `barrier`: dice, something shown, the other side's turn to decide.
//!    [`Every`](crate::engine::Every) lists every action there could be, with a unit and a
//!    place too many, so that tests can compare `audit` and `legal` from both ends.
//! 3. **The suite.** Before anything is drawn, play random games through
//!    [`conformance`](crate::engine::conformance) (`random_game`, `replays_agree`,
//!    `barriers_hold`, `chances_hold`, `hidden_holds` where something is hidden) and through
//!    [`fuzz`](crate::engine::fuzz), with every option. It asks for a test program (step 9)
//!    and for rules that are made by hand until there are files.
//! 4. **Files.** Scenarios are JSON and read with [`json`](crate::json), which tells all
//!    faults at once with their paths; they lie in `scenarios/NAME_….json`, begin with
//!    `"system": "NAME"` and a `format`, and are named in `STARTS` by an identifier that no
//!    other game has, with their text by `shipped!`. `read` begins its paths with `scenario`
//!    and `changed`, `set_up` with `position`; both refuse what no game could come to, for
//!    which `invariants` are at hand. Notation, positions and parameters have one number of
//!    their own, `WORDS`. Units are called by codes without spaces, the same in notation,
//!    counters and [`Subjects`](crate::present::system::Subjects).
//! 5. **What it says of itself.** Implement
//!    [`System`](crate::present::system::System): sides and clock (`about`), the map and
//!    what lies on it as plain data (`map`, `board`), the decision with its buttons
//!    (`panel`), the dice (`throw`), what an action is about (`subjects`: clicks and drags
//!    follow from it), and a sentence for every action, event and refusal (`label`, `line`,
//!    `refusal`). Window, command line, protocol, saved games, pictures,
//!    undo and lines of play need no more. Most other functions of the trait have a
//!    default; each one that is written adds something: questions, overlays, the order of
//!    battle, a set-up sheet, a tour. Rows are lettered from the south; what legal actions
//!    are about can be clicked and dragged, and `pointed` is written where one click is
//!    to pick a unit and the next to move it.
//! 6. **Words.** Every sentence is a message in `assets/words/{en,de,ru,uk}/NAME.ftl`
//!    (and `NAME_….ftl` where that gets long), asked for with `tr!`; the files are found by
//!    being there, and all messages share one list of names, so begin them with a word of
//!    the game. The glossary at the head of
//!    each `common.ftl` says which word stands for which thing. `cargo test --lib words::`
//!    finds what is missing, left over or wrong in its plural forms.
//! 7. **The rule book.** `assets/rules/NAME.md` and its three translations
//!    (`NAME.de.md` …), in the form
//!    that [`book`](crate::present::book) reads: the same entries under the same numbers.
//!    [`Editions`](crate::present::book::Editions) finds them by name, and
//!    [`tell_changes`](crate::present::system::tell_changes) says at its case what is set
//!    otherwise. Refusals cite these numbers, and the values of options are told in them.
//! 8. **Computer players.** Implement [`Strategy`](crate::engine::Strategy), which
//!    estimates a position and proposes plans, and the levels of
//!    [`players`](crate::players) play by it; without one they play at random.
//! 9. **Tests.** One program, `tests/NAME/main.rs` (Cargo finds it): every worked example
//!    of the rules as a row,
//!    every refusal with its case, every option, the suite of step 3, that the rule book has
//!    every case that is cited, and a game played
//!    across the table. Tests are named for the promise that they keep.
//! 10. **What it has besides.** Most games need nothing more. Lessons are files in
//!     `assets/lessons/NAME`, found by being there. A game that has files from
//!     before there was a table reads them through [`Past`](crate::table::Past) in its
//!     entry; sides that shall have an option of their own on the command line are named
//!     in `SEAT_OPTIONS`; commands that are to answer in another way than the table lie in
//!     a room `desk` of the folder, which its entry brings along.
//! 11. **The line.** Declare the module here and add `Entry::of::<name::Type>()` to
//!     [`SYSTEMS`], and write down with
//!     `UPDATE_TRANSCRIPT=1 cargo test --test command_line the_transcript` what the protocol
//!     says now. Then the game is in *New game*, `hells-gate scenarios` and `simulate`;
//!     measure whom it favours with `simulate`, and tell it in `STARTS`. Words that nobody
//!     but this game may say, such as its sides, can be added to `OF_A_GAME` in
//!     `tests/house/architecture.rs`; its folder is known there.
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
/// the others. A static and no constant: wherever a constant is used, all that the
/// table is made of would be compiled once more for every system.
#[rustfmt::skip]
pub static SYSTEMS: &[Entry] = &[
    hells_gate::desk::ENTRY,
    Entry::of::<tabletop::Tabletop>(),
    Entry::of::<jaws_of_victory::Breakout>(),
    Entry::of::<gate_of_hell::GateOfHell>(),
];
