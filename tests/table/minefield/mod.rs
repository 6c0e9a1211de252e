//! A toy that hides something and rolls pools: a squad crosses four fields, in
//! one of which the other side has laid a mine. Rules, and all that a system
//! says of itself; and ways to break its promises.

mod judgement;
mod rules;
mod system;

#[allow(unused_imports)]
pub use rules::{Act, Leak, Mine, Minefield};
