//! The words of sides, phases and stages in files and in the protocol.

use super::super::ids::{Phase, Side};
use super::super::state::Stage;

/// The word for a side.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    side.key()
}

/// The word for a phase.
#[must_use]
pub const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Supply => "supply",
        Phase::Combat => "combat",
        Phase::Movement => "movement",
        Phase::Recovery => "recovery",
        Phase::Housekeeping => "housekeeping",
    }
}

/// The word for each stage.
pub const STAGES: [(&str, Stage); 9] = [
    ("supply", Stage::Supply),
    ("reinforcement", Stage::Reinforcement),
    ("restoration", Stage::Restoration),
    ("combat", Stage::Combat),
    ("losses", Stage::Losses),
    ("movement", Stage::Movement),
    ("breakout", Stage::Breakout),
    ("mud", Stage::Mud),
    ("over", Stage::Over),
];

/// The words for the phases of a game turn and the stages inside them, each once, in
/// the order of play.
#[must_use]
pub fn part_words() -> Vec<&'static str> {
    let mut words = Vec::new();
    for phase in Phase::ALL {
        let stages = STAGES.iter().filter(|(_, stage)| stage.phase() == phase);
        // The end of the game is no part of a turn.
        let stages = stages.filter(|(_, stage)| *stage != Stage::Over);
        let stages = stages.map(|(word, _)| *word);
        for word in std::iter::once(phase_word(phase)).chain(stages) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    words
}

/// The word for a stage.
#[must_use]
pub fn stage_word(stage: Stage) -> &'static str {
    let found = STAGES.iter().find(|(_, s)| *s == stage);
    found.map_or("over", |(word, _)| word)
}
