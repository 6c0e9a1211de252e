//! Scenarios, positions and answers as files and the protocol have them.

mod answers;
mod position;
pub mod scenario;
mod words;

pub use answers::{attacking, map_doc, odds_doc, refusal_doc, retreats_doc, supply_doc};
pub use position::{PositionError, position_fields, position_text, read_position, unit_fields};
pub use words::{STAGES, part_words, phase_word, side_word, stage_word};
