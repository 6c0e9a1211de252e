//! What really happened, where a scenario is of a battle that was fought: told turn by
//! turn, laid over the map, held against a game. Plain data; nothing of it means
//! anything to the rules.

use crate::engine::SideNo;

/// The key of the overlay that lays it over the map.
pub const HISTORY: &str = "history";

/// What really happened, in the language this thread speaks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chronicle {
    /// Turn by turn, in their order; turns that nothing is told of are left out.
    pub turns: Vec<Happened>,
    /// What came of it, in a few sentences.
    pub outcome: String,
    /// How far days and places can be trusted, in a few sentences.
    pub trust: String,
    /// Books, one each.
    pub sources: Vec<String>,
}

/// What really happened in a game turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// The game turn, as the clock counts.
    pub turn: u8,
    /// The days it stands for: "25–27 January".
    pub days: String,
    /// What happened, in a few sentences.
    pub text: String,
    /// The places that each side held at its end, by
    /// [`SideNo::index`](crate::engine::SideNo::index). What stands on neither list is
    /// uncertain, and not compared.
    pub held: [Vec<String>; 2],
    /// The places of a salient or pocket, all of them held by its side.
    pub pocket: Option<Ring>,
}

/// A salient or a pocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Whose units were in it.
    pub side: SideNo,
    /// Its places.
    pub places: Vec<String>,
    /// Whether they were cut off.
    pub closed: bool,
}

/// Something that came out in one way then, and in another in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// What is compared: "The ring closed".
    pub what: String,
    /// How it was then.
    pub then: String,
    /// How it is in the game.
    pub here: String,
}

impl Chronicle {
    /// What happened in a game turn, if anything is told of it.
    #[must_use]
    pub fn turn(&self, turn: u8) -> Option<&Happened> {
        self.turns.iter().find(|happened| happened.turn == turn)
    }
}
