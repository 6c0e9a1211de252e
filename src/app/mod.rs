//! The window. The only folder that names egui.

pub mod board;
pub mod theme;
