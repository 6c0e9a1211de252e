//! Pages of a study: its title and contents, a page for each stop with the map, what
//! stands beside it and what is said of it; what has no room goes on on further pages.

use super::display::{Anchor, DisplayList, Font, Lettering, Point};
use super::fonts;
use super::histogram::{self, HistogramView};
use super::ink::Ink;
use super::page::{A4, MARGIN, narrowed, put, rule, with_picture};
use super::palette::light;
use super::plate::Plate;
use super::svg::{self, Inset};
use super::typeset::{TextColumn, set};
use crate::words::tr;

/// The column beside the map, and a line of text on a page without one.
const COLUMN: f32 = 250.0;
const LINE_LENGTH: f32 = 560.0;
/// Room between map and column, for the head, and below everything.
const GAP: f32 = 16.0;
const HEAD: f32 = 64.0;
const FOOT: f32 = 14.0;

/// Letters of the text and from line to line, beside a map and on a page of text.
const BESIDE: [f32; 2] = [9.6, 13.2];
const PAGE: [f32; 2] = [12.0, 17.0];

/// What is seen of a game at a stop.
#[derive(Clone, Debug)]
pub struct StopPicture {
    /// What the game is called.
    pub game: String,
    /// When it is.
    pub when: String,
    /// The points of the sides.
    pub points: String,
    /// What each sign over the map stands for.
    pub legend: String,
    /// The map.
    pub plate: Plate,
}

/// A stop.
#[derive(Clone, Debug)]
pub struct StopSheet<'a> {
    /// What the study is called.
    pub study: &'a str,
    /// Which stop of how many it is.
    pub number: (usize, usize),
    /// What it is called.
    pub title: &'a str,
    /// What stands beside the map, in Markdown.
    pub caption: &'a str,
    /// What is said, in Markdown.
    pub text: &'a str,
    /// Whether only the speaker is to see that: it stands under a heading that says so.
    pub notes: bool,
    /// What is seen, if it is a moment of a game that can be shown.
    pub picture: Option<StopPicture>,
    /// How games ended that were played on from there.
    pub histogram: Option<HistogramView>,
    /// What could not be shown as the file says.
    pub odd: String,
}

/// The page on which a study begins: its name, what it is about, its stops.
#[must_use]
pub fn title_page(title: &str, about: &str, contents: &[String]) -> String {
    let mut list = DisplayList::default();
    let wide = A4[0] - 2.0 * MARGIN;
    let (text, size) = narrowed(title, wide, 30.0);
    let text = Lettering::new(text, size, Font::Map, Ink::PlaceName);
    put(&mut list, [MARGIN, MARGIN + 34.0], Anchor::Left, text);
    rule(&mut list, [MARGIN, MARGIN + 60.0], A4[0] - MARGIN, 0.8);
    let mut column = TextColumn {
        left: MARGIN,
        y: MARGIN + 74.0,
        end: A4[1] - MARGIN,
        letters: PAGE,
    };
    column.fill(&mut list, &set(about, LINE_LENGTH, PAGE[0]));
    let [size, step] = BESIDE;
    let top = column.y + 18.0;
    let rows = ((A4[1] - MARGIN - top) / step).max(2.0) as usize;
    let fit = 2 * rows;
    let shown = match contents.len() > fit {
        true => fit - 1,
        false => contents.len(),
    };
    let left_over = contents.len() - shown;
    let more = (left_over > 0).then(|| tr!("stops-more", n = left_over));
    let all = contents.iter().take(shown).cloned().chain(more);
    for (n, line) in all.enumerate() {
        let (column, row) = (n / rows, n % rows);
        let half = wide / 2.0;
        let (text, size) = narrowed(&fonts::boxed(&line), half - GAP, size);
        let text = Lettering::new(text, size, Font::Regular, Ink::PlaceName);
        let at = [
            MARGIN + column as f32 * half,
            top + (row as f32 + 0.5) * step,
        ];
        put(&mut list, at, Anchor::Left, text);
    }
    plain(title, list)
}

/// A page without a picture.
fn plain(title: &str, list: DisplayList) -> String {
    let whole = [[0.0; 2], A4];
    let words = Inset {
        layers: &[list],
        bounds: whole,
        at: whole,
    };
    svg::page(title, A4, &[words], light)
}

/// The pages of a stop, each an SVG picture a unit a point.
#[must_use]
pub fn stop_pages(sheet: &StopSheet<'_>) -> Vec<String> {
    let mut pages = told_pages(sheet);
    pages.extend(sheet.histogram.as_ref().map(|view| bars_page(sheet, view)));
    pages
}

/// The page of how games ended, as large as it has room.
fn bars_page(sheet: &StopSheet<'_>, view: &HistogramView) -> String {
    let mut list = DisplayList::default();
    head(&mut list, sheet);
    let (top, end) = (MARGIN + HEAD, A4[1] - MARGIN - FOOT);
    let room = [A4[0] - 2.0 * MARGIN, end - top];
    let scale = (room[0] / histogram::SIZE[0]).min(room[1] / histogram::SIZE[1]);
    let size = histogram::SIZE.map(|side| side * scale);
    let left = (A4[0] - size[0]) / 2.0;
    let words = Inset {
        layers: &[list],
        bounds: [[0.0; 2], A4],
        at: [[0.0; 2], A4],
    };
    let bars = Inset {
        layers: &[view.drawn()],
        bounds: [[0.0; 2], histogram::SIZE],
        at: [[left, top], [left + size[0], top + size[1]]],
    };
    svg::page(sheet.title, A4, &[words, bars], light)
}

/// What is said at a stop, under its heading if it is for the speaker alone.
fn told(sheet: &StopSheet<'_>) -> String {
    match sheet.notes && !sheet.text.trim().is_empty() {
        true => format!("**{}**\n\n{}", tr!("stops-notes-head"), sheet.text),
        false => sheet.text.to_owned(),
    }
}

/// The pages of its map and its words.
fn told_pages(sheet: &StopSheet<'_>) -> Vec<String> {
    let mut pages = Vec::new();
    let mut list = DisplayList::default();
    head(&mut list, sheet);
    let top = MARGIN + HEAD;
    let end = A4[1] - MARGIN - FOOT;
    let odd = match sheet.odd.is_empty() {
        true => String::new(),
        false => format!("**{}**\n\n", sheet.odd.replace("**", "")),
    };
    let mut left;
    if let Some(picture) = &sheet.picture {
        let edge = A4[0] - MARGIN - COLUMN;
        let mut words = odd + sheet.caption;
        for part in [&told(sheet), &picture.legend] {
            words += "\n\n";
            words += part;
        }
        left = set(&words, COLUMN, BESIDE[0]);
        let mut column = TextColumn {
            left: edge,
            y: top,
            end,
            letters: BESIDE,
        };
        let n = column.fill(&mut list, &left);
        left.drain(..n);
        let room = [[MARGIN, top], [edge - GAP, end]];
        pages.push(with_picture(sheet.title, &list, &picture.plate, room));
        if left.is_empty() {
            return pages;
        }
        // Lines were cut for the column: on a page of its own the text is set again.
        list = DisplayList::default();
        head(&mut list, sheet);
    } else {
        let words = format!("{odd}{}\n\n{}", sheet.caption, told(sheet));
        left = set(&words, LINE_LENGTH, PAGE[0]);
    }
    let letters = match sheet.picture {
        Some(_) => BESIDE,
        None => PAGE,
    };
    loop {
        // Short lines stand in three columns.
        let columns: &[f32] = match sheet.picture {
            Some(_) => &[0.0, COLUMN + GAP, 2.0 * (COLUMN + GAP)],
            None => &[0.0],
        };
        for x in columns {
            let mut column = TextColumn {
                left: MARGIN + x,
                y: top,
                end,
                letters,
            };
            let n = column.fill(&mut list, &left);
            left.drain(..n);
        }
        pages.push(plain(sheet.title, std::mem::take(&mut list)));
        if left.is_empty() {
            return pages;
        }
        head(&mut list, sheet);
    }
}

/// What it is and when, and which stop it is.
fn head(list: &mut DisplayList, sheet: &StopSheet<'_>) {
    let right = A4[0] - MARGIN;
    let title = fonts::boxed(sheet.title);
    let (title, size) = narrowed(&title, right - MARGIN, 19.0);
    let title = Lettering::new(title, size, Font::Map, Ink::PlaceName);
    put(list, [MARGIN, MARGIN + 7.0], Anchor::Left, title);
    if let Some(picture) = &sheet.picture {
        let parts = [&picture.game, &picture.when, &picture.points];
        let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let (line, size) = narrowed(&parts.join("  ·  "), right - MARGIN, 9.5);
        let line = Lettering::new(line, size, Font::Regular, Ink::PlaceName);
        put(list, [MARGIN, MARGIN + 30.0], Anchor::Left, line);
    }
    rule(list, [MARGIN, MARGIN + 49.5], right, 0.8);
    let (n, all) = sheet.number;
    let small = |text: String| Lettering::new(text, 6.5, Font::Regular, Ink::HexNumber);
    let y = A4[1] - MARGIN + 2.0;
    let study = narrowed(&fonts::boxed(sheet.study), right - MARGIN - 80.0, 6.5).0;
    put(list, [MARGIN, y], Anchor::Left, small(study));
    let number: Point = [right, y];
    put(
        list,
        number,
        Anchor::Right,
        small(tr!("stops-of", n = n, all = all)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;
    use crate::present::plate::plate;

    fn picture() -> StopPicture {
        let board = sample::model();
        StopPicture {
            game: "A game of two sides".to_owned(),
            when: "The third turn".to_owned(),
            points: "One 3 · Other 5".to_owned(),
            legend: "Legend: something".to_owned(),
            plate: plate(&board, "A moment".to_owned(), false),
        }
    }

    fn sheet<'a>(text: &'a str, caption: &'a str) -> StopSheet<'a> {
        StopSheet {
            study: "Lecture",
            number: (2, 7),
            title: "The second stop",
            caption,
            text,
            notes: true,
            picture: Some(picture()),
            histogram: None,
            odd: String::new(),
        }
    }

    /// The words of a page, in their order.
    fn words(page: &str) -> String {
        let texts = page
            .split("</text>")
            .filter_map(|part| part.rsplit('>').next());
        texts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_stop_stands_on_a_page_with_its_map_caption_and_text_and_its_words_look_as_they_were_marked()
     {
        let pages = stop_pages(&sheet("What **matters** here.", "Look at the *river*."));
        let [page] = &pages[..] else {
            panic!("{}", pages.len())
        };
        let told = words(page);
        for part in [
            "The second stop",
            "A game of two sides",
            "Look at the",
            "Legend:",
        ] {
            assert!(part.split(' ').all(|word| told.contains(word)), "{part}");
        }
        let bold = page.split("<text").find(|text| text.contains(">matters<"));
        assert!(bold.is_some_and(|text| text.contains("font-weight=\"700\"")));
        let leans = page.split("<text").find(|text| text.contains(">river<"));
        assert!(leans.is_some_and(|text| text.contains("skewX")));
        assert!(!told.contains('*'), "{told}");
    }

    #[test]
    fn a_long_text_goes_on_on_further_pages_and_no_word_is_lost() {
        let text: Vec<String> = (0..2_000).map(|n| format!("word{n}")).collect();
        for picture in [true, false] {
            let long = text.join(" ");
            let mut sheet = sheet(&long, "");
            if !picture {
                sheet.picture = None;
            }
            let pages = stop_pages(&sheet);
            assert!(pages.len() > 1, "{}", pages.len());
            let told: String = pages.iter().map(|page| words(page)).collect();
            for word in &text {
                assert!(told.contains(word.as_str()), "{word}");
            }
        }
    }

    #[test]
    fn how_games_ended_has_a_page_of_its_own_that_says_whose_stop_it_is() {
        let mut sheet = sheet("Said", "");
        sheet.histogram = Some(HistogramView {
            title: "A hundred games".to_owned(),
            sides: sample::model().map.sides.clone(),
            margins: vec![-2, 0, 3],
            against: None,
        });
        let pages = stop_pages(&sheet);
        let [map, bars] = &pages[..] else {
            panic!("{}", pages.len())
        };
        assert!(map.contains("Said") && !map.contains("A hundred games"));
        assert!(bars.contains("The second stop") && bars.contains("A hundred games"));
    }

    #[test]
    fn the_title_page_names_the_stops_and_says_how_many_more_there_are() {
        let few: Vec<String> = (1..=5).map(|n| format!("{n}. Stop")).collect();
        let page = title_page("Lecture", "About it.", &few);
        assert!(page.contains("Lecture") && page.contains("5. Stop"));
        let many: Vec<String> = (1..=500).map(|n| format!("{n}. Stop")).collect();
        let page = title_page("Lecture", "", &many);
        let shown = page.matches(". Stop").count();
        assert!(
            page.contains(&format!("and {} more", 500 - shown)),
            "{shown}"
        );
    }
}
