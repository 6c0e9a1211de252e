//! Moments of a game by what happens at them: `4`, `4:german:movement`, `last`.

use crate::engine::NodeId;
use crate::table::Table;
use crate::words::{Language, speaking};
use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

/// A moment of a game. Which words it may have is for the game to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// After the last action of the record.
    Last,
    /// Where something begins.
    Beginning {
        /// The game turn.
        turn: u8,
        /// The player turn, by its side; the first of both without it.
        side: Option<String>,
        /// The phase, or the stage of one; the first without it.
        part: Option<String>,
    },
}

impl When {
    /// After how many actions it is of a game at the table, on the line it stands on;
    /// `None` if the game does not come to it. Player turns are
    /// known by the key of their side, phases by the words of their English names.
    pub fn find_on(&self, table: &dyn Table) -> Option<usize> {
        let line = table.line();
        let Self::Beginning { turn, side, part } = self else {
            return Some(line.len());
        };
        let sides = speaking(Language::English, || table.about().sides);
        let is_of = |whose: &str, word: &str| {
            let keyed = sides
                .iter()
                .find(|side| side.key.eq_ignore_ascii_case(word));
            keyed.is_some_and(|side| whose.contains(&side.name)) || has_word(whose, word)
        };
        let is_there = |node: NodeId| {
            let (Some(clock), Some([_, whose, phase])) = (table.clock(node), table.time(node))
            else {
                return false;
            };
            let [now, ..] = clock.0;
            now == *turn
                && side.as_ref().is_none_or(|word| is_of(&whose, word))
                && part.as_ref().is_none_or(|word| has_word(&phase, word))
        };
        speaking(Language::English, || {
            let mut nodes = std::iter::once(NodeId(0)).chain(line);
            nodes.position(is_there)
        })
    }
}

fn has_word(name: &str, word: &str) -> bool {
    let mut words = name.split(|c: char| !c.is_alphanumeric());
    words.any(|part| part.eq_ignore_ascii_case(word)) || name.eq_ignore_ascii_case(word)
}

/// How a moment is written, with the phases that a game knows.
pub(crate) fn unread(parts: &str) -> String {
    let how = "write a game turn (4), with a side (4:SIDE) and a phase (4:SIDE:PHASE), or \
               last";
    match parts {
        "" => how.to_owned(),
        parts => format!("{how}; phases are {parts}"),
    }
}

impl FromStr for When {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        if text == "last" {
            return Ok(Self::Last);
        }
        let mut words = text.split(':');
        let turn = words.next().and_then(|word| word.parse().ok());
        let mut word = || words.next().map(str::to_owned);
        let (side, part) = (word(), word());
        let empty = |word: &Option<String>| word.as_ref().is_some_and(String::is_empty);
        match (turn, words.next()) {
            (Some(turn), None) if !empty(&side) && !empty(&part) => {
                Ok(Self::Beginning { turn, side, part })
            }
            _ => Err(unread("")),
        }
    }
}

impl Display for When {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Self::Last => f.write_str("last"),
            Self::Beginning { turn, side, part } => {
                write!(f, "{turn}")?;
                for word in side.iter().chain(part) {
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
            "4:",
            "4::mud",
            "4:german:mud:1",
            "-1",
            ":german",
        ] {
            assert!(text.parse::<When>().is_err(), "{text}");
        }
    }
}
