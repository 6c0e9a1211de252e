//! Hell's Gate: play, study and teach with board wargames, beginning with Philip
//! Sabin's of the Korsun Pocket, 1944. Each game is one folder in the house.
//!
//! # Layers
//!
//! One package: a library and a small binary. Pure layers first, files and window
//! last. `tests/house/architecture.rs` reads this table: a layer names only
//! itself and what stands in its row, and the pure ones name no window, clock,
//! file or global chance.
//!
//! | layer | what it holds | may use |
//! | --- | --- | --- |
//! | `hex` | sets of hexes as bits, directions, hexsides, the grid with names and paper |  |
//! | `space` | cells of any grid (hexes, squares, offset squares): who touches whom, rivers along sides, outlines on paper | hex |
//! | `words` | the languages: every text people read as a Fluent message (`assets/words`), names of places and units, the language a thread speaks |  |
//! | `engine` | the `Rules` contract: steps, throws of several dice, chances, hidden things; dice; a game with its cursor, a tree of lines; what a strategy is; seeded chance and threads for it; conformance and fuzzing; no particular game |  |
//! | `json` | one reader and one value for files: known fields, each once, bounded, with paths and “did you mean” | words |
//! | `present` | boards of any cells and two sides as plain data and as display lists, pictures and pages; what a system says of itself | words, hex, space, engine, json |
//! | `players` | computer players for any system, written once over its rules and its strategy: levels, search by playing plans out side by side, exact ends | words, engine, json, present |
//! | `table` | what command line and protocol hold of a game, written once over any system: play, dice, undo, tree, saved games, computer players, many games | words, hex, space, engine, json, present, players |
//! | `systems` | a folder a game: the rules (audit, resolve, events, apply), what a position means, what there is to know of playing well, the rule book, every sentence, its pictures; `codec` reads and writes its files | words, hex, space, engine, json, present, players, table |
//! | `lesson` | lessons as files: read, written, checked by playing them, and those that come with the program | words, hex, engine, json, present, table, systems |
//! | `study` | studies as files: games, positions and text in an order that is presented; opened, checked and printed | words, hex, engine, json, present, table, systems |
//! | `record` | what is kept: saved games written atomically and listed, those of past formats read by the system that wrote them; settings; faults of the program | words, hex, engine, json, systems, present, table |
//! | `desk` | a room in a system's folder (`systems/NAME/desk`, brought along by its line in the list): what it brings for command line and protocol besides what the table gives every system | words, hex, space, engine, json, players, systems, record, present, table, cli |
//! | `cli` | the command line and the engine protocol | app, lesson, study, words, hex, space, engine, json, players, systems, record, present, table |
//! | `app` | the window; the only folder that names egui | lesson, study, words, hex, space, engine, systems, record, present, table, json |
//!
//! The window has two frames: a window of the desktop (`app::start`), and a page of a
//! browser (`app::page` with `assets/page`), for which the same program is compiled as it is.
//!
//! One way for everything: an *action* is judged by the one `audit`, `resolve`
//! turns it into *events* (facts with numbers and rules), `apply` changes the
//! *state* by one event. A roll is a function of the seed and its number. Undo,
//! redo and replay move a cursor over what was done. Every refusal is typed,
//! carries data and one rule number, and is made a sentence in one place.
//!
//! A game says what [`present::system::System`] asks and is played, saved and asked
//! through [`table::Table`]. *Hell's Gate* came first: its folder has a `record` besides,
//! which reads the files from before there was a table, a `study` of many games, and a
//! `desk`, where the command line and the protocol of those days live on. No file outside
//! a game's folder names it, and each can be taken away (`.ci/without`; with the first one go most tests of the
//! house, which play it). [`systems`] says
//! step by step how to add one.
//!
//! # Rules → module → test
//!
//! | chapter | module (`src/systems/hells_gate/`) | tests |
//! | --- | --- | --- |
//! | 2 Components | `ids`, `setup`, `codec` | `tests/rules/scenario.rs`, `tests/rules/ground.rs` |
//! | 3 Sequence of play | `resolve`, `state` | `tests/rules/ground.rs`, `tests/games/conformance.rs` |
//! | 4 Zones of control, 5 Supply | `supply` | `tests/rules/ground.rs` |
//! | 6 Reinforcements | `audit`, `resolve` | `tests/rules/ground.rs` |
//! | 7 Combat | `odds`, `crt`, `audit` | `tests/rules/crt.rs`, `tests/rules/combat.rs` |
//! | 7.5, 7.6 Losses and retreats | `retreat`, `audit` | `tests/rules/losses.rs` |
//! | 8 Movement, 9 Recovery | `movement` | `tests/rules/movement.rs` |
//! | 10 Set-up | `state` | `tests/rules/worked_example.rs` |
//! | 11 Special rules | `setup` (typed), `movement`, `retreat`, `odds` | `tests/rules/special.rs` |
//! | 12 Victory | `victory`, `resolve` | `tests/rules/special.rs` |
//! | all of them at their edges: what can and what cannot be | all | `tests/rules/edges.rs`, `tests/rules/sound.rs`, `tests/rules/words.rs` |
//! | the worked first turn | all | `tests/rules/worked_example.rs`, row by row |
//! | rulings R1–R24 | where they bear | `tests/rules/rulings.rs` |
//!
//! `tests/rules/law.rs` fails when a case, a ruling, a reason of refusal or an event has no test; `tests/games/second_opinion.rs` and `tests/games/perft.rs`
//! compare the engine with a second implementation written from the rules alone. `tests/games/golden.rs` replays ten recorded games in which every way to
//! end a game and 35 workings of special rules come about, and fails when one of them has no game.
//!
//! `tests/players/problems.rs` proves the best answers of 108 problems (`tests/data/problems.json`) by exhaustive search (`tests/players/oracle`, under the
//! public rules alone): any player can be judged by them, exactly, for every fall of the dice.
//!
//! The tabletop battle (`src/systems/tabletop`) has one test program, `tests/tabletop`:
//! every worked example as a row, the suite of `engine` over every scenario and
//! option, and a second implementation in every position of random games.
//!
//! The breakout night (`src/systems/jaws_of_victory`) has one test program,
//! `tests/jaws_of_victory`: every worked example that it uses as a row, every refusal
//! with its case, and the suite of `engine` with every option. `nights` plays the
//! first of the nights again that `assets/ai/nights.txt` keeps.
//!
//! *A Gate of Hell* (`src/systems/gate_of_hell`) hides what lies in the water from one
//! side: `tests/gate_of_hell` plays its examples as rows and sequences and whole games
//! across the table, compares a second implementation, and looks for leaks. So does
//! `tests/jaws_of_victory` with strengths that an option hides.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

#[cfg(feature = "gui")]
pub mod app;

pub mod cli;
pub mod engine;
pub mod hex;
pub mod json;
pub mod lesson;
pub mod players;
pub mod present;
pub mod record;
pub mod space;
pub mod study;
pub mod systems;
pub mod table;
pub mod words;
