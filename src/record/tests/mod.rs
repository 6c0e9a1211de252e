//! The folder of games: nothing that is kept there is lost.

mod adverse;
mod kept;
mod saving;
mod shelf;
mod stored;
mod tabletop;
