//! Moments of a game by what happens at them: `4`, `4:german:movement`, `last`.

use super::values::side;
use crate::engine::Game;
use crate::systems::hells_gate::codec::{part_words, phase_word, stage_word};
use crate::systems::hells_gate::{HellsGate, Side, State};
use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// After the last action of the record.
    Last,
    /// Where something begins.
    Beginning {
        /// The game turn.
        turn: u8,
        /// The player turn; the first of both without it.
        side: Option<Side>,
        /// The phase, or the stage of one; the first without it.
        part: Option<&'static str>,
    },
}

impl When {
    /// After how many actions it is; `None` if the game does not come to it.
    pub fn find(self, game: &Game<HellsGate>) -> Option<usize> {
        let end = game.entries().len();
        match self {
            Self::Last => Some(end),
            Self::Beginning { turn, side, part } => (0..=end).find(|&ply| {
                let state = game.state_at(ply);
                state.turn == turn
                    && side.is_none_or(|side| state.player == side)
                    && part.is_none_or(|part| is_in(state, part))
            }),
        }
    }
}

fn is_in(state: &State, part: &str) -> bool {
    stage_word(state.stage) == part || phase_word(state.stage.phase()) == part
}

impl FromStr for When {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unread = || {
            format!(
                "write a game turn (4), with a side (4:german) and a phase (4:german:movement), \
                 or last; phases are {}",
                part_words().join(", ")
            )
        };
        let text = text.to_ascii_lowercase();
        if text == "last" {
            return Ok(Self::Last);
        }
        let mut words = text.split(':');
        let turn = words.next().and_then(|word| word.parse().ok());
        let side = words.next().map(side).transpose().map_err(|_| unread())?;
        let part = words
            .next()
            .map(|word| part_words().into_iter().find(|part| *part == word));
        match (turn, part, words.next()) {
            (Some(turn), None, None) => Ok(Self::Beginning {
                turn,
                side,
                part: None,
            }),
            (Some(turn), Some(Some(part)), None) => Ok(Self::Beginning {
                turn,
                side,
                part: Some(part),
            }),
            _ => Err(unread()),
        }
    }
}

impl Display for When {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Self::Last => f.write_str("last"),
            Self::Beginning { turn, side, part } => {
                write!(f, "{turn}")?;
                for word in side.map(Side::key).iter().chain(part) {
                    write!(f, ":{word}")?;
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::When;

    #[test]
    fn a_moment_is_written_as_it_is_read_and_nothing_else_is_one() {
        for text in ["last", "4", "4:german", "4:soviet:combat", "2:german:mud"] {
            assert_eq!(text.parse::<When>().unwrap().to_string(), text);
        }
        assert_eq!(
            "4:German:Movement".parse(),
            "4:german:movement".parse::<When>()
        );
        for text in [
            "",
            "first",
            "4:finnish",
            "4:german:lunch",
            "4:german:mud:1",
            "-1",
            ":german",
        ] {
            assert!(text.parse::<When>().is_err(), "{text}");
        }
    }
}
