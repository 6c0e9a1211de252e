//! Boards without a game: what their cells look like on paper.

pub mod shape;
