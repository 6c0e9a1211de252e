//! Saved games of the toy.
