//! What the places of the board on the table are called: hexes, squares, areas. What the
//! window says of any game has the word of the game that is played in it.

use crate::space::shape::Pattern;
use std::cell::Cell;

thread_local! {
    static KIND: Cell<Pattern> = const { Cell::new(Pattern::Hexes) };
}

/// The board on the table has such places.
pub fn stand_on(kind: Pattern) {
    KIND.set(kind);
}

/// The word by which a message is told what its places are.
#[must_use]
pub fn cell() -> &'static str {
    match KIND.get() {
        Pattern::Hexes => "hex",
        Pattern::Squares | Pattern::Bricks => "square",
        Pattern::Areas => "area",
    }
}
