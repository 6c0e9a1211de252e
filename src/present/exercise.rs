//! Pages for a class: a position with a question and room for an answer, and the page
//! with the solution. In colours or in black and white, with or without the units.

use super::board::BoardModel;
use super::display::{Anchor, DisplayList, Font, Lettering, Point};
use super::ink::Ink;
use super::muster::wrapped;
use super::page::{A4, MARGIN, narrowed, put, rule, with_picture_in};
use super::palette::light;
use super::plate::Plate;
use crate::words::tr;

/// The column beside the map.
const COLUMN: f32 = 232.0;
/// Room between map and column, and for the head.
const GAP: f32 = 16.0;
const HEAD: f32 = 64.0;

/// Letters of the text, and from line to line.
const LETTERS: f32 = 10.5;
const LINE: f32 = 14.5;
/// From one line that is written on to the next.
const RULED: f32 = 24.0;

/// What stands beside the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExercisePart {
    /// The question, and lines to write an answer on.
    Question(String),
    /// The solution.
    Solution(String),
}

/// A page of an exercise.
#[derive(Clone, Debug)]
pub struct ExerciseSheet<'a> {
    /// What the players call the game.
    pub title: String,
    /// When it is.
    pub when: String,
    /// What lies on the map.
    pub board: &'a BoardModel,
    /// Whether the page is for a printer without colours.
    pub grey: bool,
    /// What stands beside it.
    pub part: ExercisePart,
}

/// An ink as a printer without colours has it.
const fn grey(ink: Ink) -> u32 {
    let colour = light(ink);
    let [red, green, blue] = [colour >> 16 & 0xff, colour >> 8 & 0xff, colour & 0xff];
    let shade = (red * 299 + green * 587 + blue * 114) / 1000;
    shade << 16 | shade << 8 | shade
}

/// The page as SVG, a unit a point, with this picture of the board.
#[must_use]
pub fn page(sheet: &ExerciseSheet<'_>, plate: &Plate) -> String {
    let mut list = DisplayList::default();
    let left = A4[0] - MARGIN - COLUMN;
    head(&mut list, sheet);
    let top = MARGIN + HEAD;
    match &sheet.part {
        ExercisePart::Question(text) => {
            let below = told(&mut list, &tr!("exercise-question"), text, [left, top]);
            answer(&mut list, [left, below]);
        }
        ExercisePart::Solution(text) => {
            told(&mut list, &tr!("exercise-solution"), text, [left, top]);
        }
    }
    let room = [[MARGIN, top], [left - GAP, A4[1] - MARGIN]];
    let color = if sheet.grey { grey } else { light };
    with_picture_in(&plate.title, &list, plate, room, color)
}

/// What it is and when, and a line for a name where one is to be written.
fn head(list: &mut DisplayList, sheet: &ExerciseSheet<'_>) {
    let right = A4[0] - MARGIN;
    let asks = matches!(sheet.part, ExercisePart::Question(_));
    let end = if asks { right - COLUMN - GAP } else { right };
    let (title, size) = narrowed(&sheet.title, end - MARGIN, 19.0);
    let title = Lettering::new(title, size, Font::Map, Ink::PlaceName);
    put(list, [MARGIN, MARGIN + 7.0], Anchor::Left, title);
    let (when, size) = narrowed(&sheet.when, end - MARGIN, 9.5);
    let when = Lettering::new(when, size, Font::Regular, Ink::PlaceName);
    put(list, [MARGIN, MARGIN + 28.0], Anchor::Left, when);
    if asks {
        let left = right - COLUMN;
        let name = Lettering::new(tr!("exercise-name"), 9.5, Font::Regular, Ink::PlaceName);
        put(list, [left, MARGIN + 24.0], Anchor::Left, name);
        rule(list, [left + 52.0, MARGIN + 28.0], right, 0.6);
    }
    rule(list, [MARGIN, MARGIN + 49.5], right, 0.8);
}

/// A heading and a text under it; where it ends.
fn told(list: &mut DisplayList, heading: &str, text: &str, [left, top]: Point) -> f32 {
    let head = Lettering::new(heading, 13.0, Font::Bold, Ink::PlaceName);
    put(list, [left, top + 6.0], Anchor::Left, head);
    let mut y = top + 26.0;
    for paragraph in text.lines() {
        for line in wrapped(paragraph, COLUMN, LETTERS) {
            // What has no room is left to be said, and that is seen.
            let last = y + LINE > A4[1] - MARGIN;
            let line = match last {
                true => format!("{} …", line.trim()),
                false => line.trim().to_owned(),
            };
            let line = Lettering::new(line, LETTERS, Font::Regular, Ink::PlaceName);
            put(list, [left, y], Anchor::Left, line);
            y += LINE;
            if last {
                return y;
            }
        }
        y += LINE * 0.4;
    }
    y
}

/// Lines to write on, down to the foot of the page.
fn answer(list: &mut DisplayList, [left, top]: Point) {
    let head = Lettering::new(tr!("exercise-answer"), 13.0, Font::Bold, Ink::PlaceName);
    put(list, [left, top + 12.0], Anchor::Left, head);
    let (mut y, right) = (top + 12.0 + RULED, A4[0] - MARGIN);
    while y <= A4[1] - MARGIN {
        rule(list, [left, y], right, 0.5);
        y += RULED;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;
    use crate::present::plate::plate;

    fn sheet(part: ExercisePart, grey: bool, units: bool) -> String {
        let mut board = sample::model();
        if !units {
            board.counters.clear();
        }
        let sheet = ExerciseSheet {
            title: "A game of two sides".to_owned(),
            when: "The third turn".to_owned(),
            board: &board,
            grey,
            part,
        };
        page(&sheet, &plate(&board, "A moment".to_owned(), false))
    }

    #[test]
    fn a_question_leaves_room_for_an_answer_and_the_solution_does_not_ask() {
        let asks = sheet(
            ExercisePart::Question("Hold or retreat?".to_owned()),
            false,
            true,
        );
        let solves = sheet(ExercisePart::Solution("Retreat.".to_owned()), false, true);
        assert!(asks.contains("Hold or retreat?") && asks.contains("Your answer"));
        assert!(solves.contains("Retreat.") && solves.contains("Solution"));
        assert!(!solves.contains("Your answer") && !asks.contains("Solution"));
    }

    #[test]
    fn in_black_and_white_no_colour_is_left() {
        let text = sheet(ExercisePart::Question("Why?".to_owned()), true, true);
        let colours = text
            .match_indices("=\"#")
            .map(|(at, _)| &text[at + 3..at + 9])
            // The others are names of paths along which letters run.
            .filter(|colour| colour.chars().all(|c| c.is_ascii_hexdigit()));
        let mut n = 0;
        for colour in colours {
            assert!(
                colour[..2] == colour[2..4] && colour[2..4] == colour[4..],
                "{colour}"
            );
            n += 1;
        }
        assert!(n > 20);
        let coloured = sheet(ExercisePart::Question("Why?".to_owned()), false, true);
        assert_ne!(text, coloured);
    }

    #[test]
    fn without_the_units_the_map_is_empty() {
        let question = || ExercisePart::Question("Who stood where?".to_owned());
        let with = sheet(question(), false, true);
        let without = sheet(question(), false, false);
        assert!(without.len() < with.len());
        for counter in sample::model().counters {
            assert!(
                !without.contains(&format!(">{}<", counter.name)),
                "{}",
                counter.name
            );
        }
    }
}
