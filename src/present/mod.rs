//! What to show, as plain data. No window, no colours, no game: whoever paints
//! (the window, a vector picture, a test) reads what is made here.

pub mod annotation;
pub mod board;
pub mod book;
pub mod display;
pub mod draw;
pub mod duty;
pub mod embed;
pub mod exercise;
pub mod fonts;
pub mod histogram;
pub mod ink;
pub mod licences;
pub mod manual;
pub mod muster;
pub mod next_turn;
pub mod overlay;
pub mod page;
pub mod palette;
pub mod pdf;
pub mod plate;
pub mod png;
pub mod reliability;
pub mod report;
pub mod stop_page;
pub mod svg;
pub mod system;
pub mod typeset;
