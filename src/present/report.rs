//! The report of a game as a document: pages to print, and Markdown with its pictures
//! in it. Plain data; what stands in it is put together by the table.

use super::board::SideView;
use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use super::ink::Ink;
use super::page::{ems, narrowed, put, rule};
use super::palette::light;
use super::pdf::{self, PdfError};
use super::plate::Plate;
use super::png::{self, PngError};
use super::svg::{self, Inset};
use super::typeset::{SetLine, set};
use crate::engine::Progress;
use crate::words::{signed_whole, tr};

/// Width and height of a page: A4, upright, in points.
pub const UPRIGHT: Point = [595.28, 841.89];

const MARGIN: f32 = 42.0;
/// Of the words, and from line to line.
const LETTERS: f32 = 8.8;
const LINE: f32 = 11.8;
/// Between parts.
const GAP: f32 = 9.0;
/// How far the words that people said stand in.
const INDENT: f32 = 10.0;
/// The picture of a turn, and what is free between it and its words.
const PICTURE: f32 = 236.0;
const GUTTER: f32 = 14.0;
/// How high the curve is.
const CURVE: f32 = 150.0;
/// A picture in Markdown is so many pixels wide; the curve in it has this size.
const PIXELS: u32 = 720;
const CURVE_IN_TEXT: Point = [520.0, 200.0];

/// A report.
#[derive(Clone, Debug)]
pub struct ReportView {
    /// What the players call the game.
    pub title: String,
    /// Who played, when it was saved, how it ended: a line each.
    pub lines: Vec<String>,
    /// How the points stood, and how the game was expected to end.
    pub curve: CurveView,
    /// What is told before the turns.
    pub before: Vec<Section>,
    /// Each game turn.
    pub turns: Vec<TurnView>,
    /// What is told after them.
    pub after: Vec<Section>,
}

/// Some lines under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The lines.
    pub lines: Vec<String>,
    /// What people said, after them: about what, and their words in Markdown.
    pub said: Vec<(String, String)>,
}

impl Section {
    /// These lines under this heading.
    #[must_use]
    pub const fn of(title: String, lines: Vec<String>) -> Self {
        Self {
            title,
            lines,
            said: Vec::new(),
        }
    }

    /// In lines of this length.
    fn set(&self, room: f32) -> Vec<SetLine> {
        let told = self.lines.iter();
        let mut lines: Vec<SetLine> = told
            .flat_map(|line| wrapped(line, room, Font::Regular))
            .collect();
        for (about, words) in &self.said {
            lines.extend(wrapped(about, room, Font::Regular));
            let said = set(words, room - INDENT, LETTERS);
            lines.extend(said.into_iter().map(|line| line.moved(INDENT)));
        }
        lines
    }
}

/// A game turn.
#[derive(Clone, Debug)]
pub struct TurnView {
    /// What it is called: "Game turn 3: 31 January – 2 February 1944".
    pub title: String,
    /// What is told of it.
    pub sections: Vec<Section>,
    /// The board at its end.
    pub plate: Plate,
}

/// How the points stood after each action, and how the game was expected to end.
#[derive(Clone, Debug)]
pub struct CurveView {
    /// What it shows, in a sentence.
    pub told: String,
    /// The sides.
    pub sides: [SideView; 2],
    /// Where each turn begins, from 0 to 1, and its number.
    pub turns: Vec<(f32, u8)>,
    /// Where and with which margin it stood, of the first side.
    pub stood: Vec<(f32, f64)>,
    /// Where it was expected to end with which margin, and how far that may be off.
    pub expected: Vec<(f32, f64, f64)>,
}

impl CurveView {
    /// The curve in a box of this width and height.
    #[must_use]
    pub fn drawn(&self, [wide, tall]: Point) -> DisplayList {
        let mut list = DisplayList::default();
        let (left, right) = (34.0, wide - 4.0);
        let (top, bottom) = (6.0, tall - 14.0);
        let ends = self.expected.iter().flat_map(|(_, m, e)| [m - e, m + e]);
        let all = self.stood.iter().map(|(_, margin)| *margin).chain(ends);
        let reach = all.map(f64::abs).fold(4.0, f64::max);
        let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0];
        let step = step.into_iter().find(|step| reach / step <= 4.0);
        let step = step.unwrap_or(reach);
        let reach = (reach / step).ceil() * step;
        let x = |at: f32| left + at * (right - left);
        let y = |margin: f64| {
            let part = ((margin / reach) as f32).clamp(-1.0, 1.0);
            (top + bottom) / 2.0 - part * (bottom - top) / 2.0
        };
        let small = |text: String, ink| Lettering::new(text, 7.0, Font::Regular, ink);
        let steps = (reach / step).round() as i32;
        for n in -steps..=steps {
            let margin = f64::from(n) * step;
            let (ink, width) = match n {
                0 => (Ink::Frame.at(0.9), 0.9),
                _ => (Ink::Grid.at(0.35), 0.4),
            };
            list.line(
                vec![[left, y(margin)], [right, y(margin)]],
                stroke(ink, width),
            );
            let label = small(signed_whole(margin.round() as i32), Ink::HexNumber);
            put(&mut list, [left - 4.0, y(margin)], Anchor::Right, label);
        }
        for &(at, turn) in &self.turns {
            list.line(
                vec![[x(at), top], [x(at), bottom]],
                stroke(Ink::Grid.at(0.5), 0.4),
            );
            let label = small(turn.to_string(), Ink::HexNumber);
            put(&mut list, [x(at) + 3.0, bottom + 7.0], Anchor::Left, label);
        }
        for (n, side) in self.sides.iter().enumerate() {
            let at = [right - 3.0, [top + 6.0, bottom - 6.0][n]];
            let name = Lettering::new(side.name.as_str(), 8.0, Font::Bold, side.ink.mark);
            put(&mut list, at, Anchor::Right, name);
        }
        // It stands where it is until something changes it.
        let mut points: Vec<Point> = Vec::new();
        for &(at, margin) in &self.stood {
            if let Some(&[_, before]) = points.last() {
                points.push([x(at), before]);
            }
            points.push([x(at), y(margin)]);
        }
        if points.len() > 1 {
            list.line(points, stroke(Ink::PlaceName, 1.3));
        }
        let ink = Ink::Lesson;
        let line: Vec<Point> = self
            .expected
            .iter()
            .map(|&(at, m, _)| [x(at), y(m)])
            .collect();
        if line.len() > 1 {
            list.push(Shape::Line {
                points: line,
                stroke: stroke(ink, 0.9),
                round: true,
                closed: false,
                dash: Some([3.0, 2.2]),
                taper: [1.0, 1.0],
            });
        }
        for &(at, margin, error) in &self.expected {
            let doubt = vec![[x(at), y(margin - error)], [x(at), y(margin + error)]];
            list.line(doubt, stroke(ink, 0.8));
            list.disc([x(at), y(margin)], 2.1, ink);
        }
        list
    }
}

/// A picture on a page.
struct Placed<'a> {
    layers: Vec<DisplayList>,
    of: &'a Plate,
    at: [Point; 2],
}

/// Pages that are filled from top to bottom.
struct Flow<'a> {
    title: &'a str,
    pages: Vec<(DisplayList, Vec<Placed<'a>>)>,
    y: f32,
}

impl<'a> Flow<'a> {
    fn new(title: &'a str) -> Self {
        Self {
            title,
            pages: vec![(DisplayList::default(), Vec::new())],
            y: MARGIN,
        }
    }

    fn words(&mut self) -> &mut DisplayList {
        if self.pages.is_empty() {
            self.pages.push((DisplayList::default(), Vec::new()));
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last].0
    }

    /// So much is left of the page.
    fn left(&self) -> f32 {
        UPRIGHT[1] - MARGIN - self.y
    }

    /// Goes on to another page where so much has no room on this one.
    fn need(&mut self, tall: f32) {
        if tall > self.left() && self.y > MARGIN {
            self.pages.push((DisplayList::default(), Vec::new()));
            self.y = MARGIN;
        }
    }

    fn line(&mut self, left: f32, line: &SetLine) {
        self.y += line.above;
        let at = [left, self.y];
        line.draw(self.words(), at, LINE);
        self.y += LINE;
    }

    fn section(&mut self, section: &Section) {
        self.need(LINE * 3.0 + GAP);
        self.y += GAP;
        self.heading(&section.title, 11.0);
        let room = UPRIGHT[0] - 2.0 * MARGIN;
        for line in section.set(room) {
            self.need(LINE + line.above);
            self.line(MARGIN, &line);
        }
    }

    fn heading(&mut self, title: &str, size: f32) {
        let room = UPRIGHT[0] - 2.0 * MARGIN;
        let (text, size) = narrowed(title, room, size);
        let at = [MARGIN, self.y + size / 2.0];
        let text = Lettering::new(text, size, Font::Map, Ink::PlaceName);
        put(self.words(), at, Anchor::Left, text);
        self.y += size + 5.0;
        let y = self.y - 1.5;
        rule(self.words(), [MARGIN, y], UPRIGHT[0] - MARGIN, 0.5);
        self.y += 2.5;
    }

    fn turn(&mut self, turn: &'a TurnView) {
        let [low, high] = turn.plate.bounds;
        let (wide, tall) = (high[0] - low[0], (high[1] - low[1]).max(0.01));
        let tall = PICTURE * tall / wide.max(0.01);
        let left = MARGIN + PICTURE + GUTTER;
        let room = UPRIGHT[0] - MARGIN - left;
        let mut lines: Vec<SetLine> = Vec::new();
        for section in &turn.sections {
            lines.extend(wrapped(&section.title, room, Font::Bold));
            lines.extend(section.set(room));
        }
        // No turn has more than a page to itself.
        let most = UPRIGHT[1] - 2.0 * MARGIN - 40.0;
        let mut high = 0.0;
        let fits = lines.iter().take_while(|line| {
            high += LINE + line.above;
            high <= most
        });
        let fits = fits.count();
        if lines.len() > fits {
            lines.truncate(fits.saturating_sub(1));
            lines.extend(wrapped("…", room, Font::Regular));
        }
        let long: f32 = lines.iter().map(|line| LINE + line.above).sum();
        let needed = long.max(tall) + 24.0;
        self.need(needed + GAP);
        self.y += GAP;
        self.heading(&turn.title, 11.0);
        let top = self.y;
        let layers = turn.plate.layers.iter();
        let placed = Placed {
            layers: layers.map(|layer| layer.clone().without_blur()).collect(),
            of: &turn.plate,
            at: [[MARGIN, top], [MARGIN + PICTURE, top + tall]],
        };
        let last = self.pages.len() - 1;
        self.pages[last].1.push(placed);
        for words in &lines {
            self.line(left, words);
        }
        self.y = self.y.max(top + tall);
    }

    fn finish(mut self) -> Vec<String> {
        let all = self.pages.len();
        let whole = [[0.0; 2], UPRIGHT];
        let mut written = Vec::new();
        for (n, (mut words, pictures)) in std::mem::take(&mut self.pages).into_iter().enumerate() {
            let foot = |text: String| Lettering::new(text, 7.0, Font::Regular, Ink::HexNumber);
            let y = UPRIGHT[1] - MARGIN / 2.0;
            put(
                &mut words,
                [MARGIN, y],
                Anchor::Left,
                foot(self.title.to_owned()),
            );
            let number = foot(tr!("after-page", n = n + 1, of = all));
            put(&mut words, [UPRIGHT[0] - MARGIN, y], Anchor::Right, number);
            let words = [words];
            let mut parts = vec![Inset {
                layers: &words,
                bounds: whole,
                at: whole,
            }];
            parts.extend(pictures.iter().map(|placed| Inset {
                layers: &placed.layers,
                bounds: placed.of.bounds,
                at: placed.at,
            }));
            written.push(svg::page(self.title, UPRIGHT, &parts, light));
        }
        written
    }
}

/// A text in lines that have room; a word that has none is cut.
fn wrapped(text: &str, room: f32, font: Font) -> Vec<SetLine> {
    let words = |text: String| {
        let (text, size) = narrowed(&text, room, LETTERS);
        SetLine::of(text, font, size)
    };
    let mut lines = Vec::new();
    let mut now = String::new();
    for word in text.split_whitespace() {
        let longer = match now.is_empty() {
            true => word.to_owned(),
            false => format!("{now} {word}"),
        };
        if ems(&longer) * LETTERS > room && !now.is_empty() {
            lines.push(words(std::mem::replace(&mut now, word.to_owned())));
        } else {
            now = longer;
        }
    }
    if !now.is_empty() {
        lines.push(words(now));
    }
    lines
}

/// The report as pages, each an SVG picture a unit a point.
fn pages(report: &ReportView) -> Vec<String> {
    let mut flow = Flow::new(&report.title);
    flow.heading(&report.title, 16.0);
    for line in &report.lines {
        for words in wrapped(line, UPRIGHT[0] - 2.0 * MARGIN, Font::Regular) {
            flow.line(MARGIN, &words);
        }
    }
    flow.y += GAP;
    let wide = UPRIGHT[0] - 2.0 * MARGIN;
    let curve = report.curve.drawn([wide, CURVE]);
    let at = [MARGIN, flow.y];
    flow.words().shapes.extend(curve.placed(at, 1.0).shapes);
    flow.y += CURVE + 2.0;
    for words in wrapped(&report.curve.told, wide, Font::Regular) {
        flow.line(MARGIN, &words);
    }
    for section in &report.before {
        flow.section(section);
    }
    for turn in &report.turns {
        flow.turn(turn);
    }
    for section in &report.after {
        flow.section(section);
    }
    flow.finish()
}

/// The report as it is written to a file: pages to print, or Markdown; `None` if it was
/// stopped.
///
/// # Errors
/// In words, when a page or a picture of it could not be made.
pub fn file(
    report: &ReportView,
    paged: bool,
    control: &Progress,
) -> Option<Result<Vec<u8>, String>> {
    Some(match paged {
        true => printed(report, control)?.map_err(|why| why.to_string()),
        false => {
            let text = text(report, control)?;
            text.map(String::into_bytes).map_err(|why| why.to_string())
        }
    })
}

/// The report as a document to print; `None` if it was stopped.
///
/// # Errors
/// When a page could not be written.
fn printed(report: &ReportView, control: &Progress) -> Option<Result<Vec<u8>, PdfError>> {
    let pages = pages(report);
    control.begin(u32::try_from(pages.len()).unwrap_or(u32::MAX));
    pdf::write_while(&pages, control)
}

/// The report as Markdown, with its pictures in it, at its end; `None` if it was stopped.
///
/// # Errors
/// When a picture could not be painted.
fn text(report: &ReportView, control: &Progress) -> Option<Result<String, PngError>> {
    let pictures = report.turns.len() + 1;
    control.begin(u32::try_from(pictures).unwrap_or(u32::MAX));
    let written = markdown(report, &|svg| {
        if control.stopped() {
            return Err(None);
        }
        let painted = png::paint(svg, PIXELS, light(Ink::Sheet));
        control.count();
        painted.map(|png| png.bytes).map_err(Some)
    });
    match written {
        Ok(text) => Some(Ok(text)),
        Err(why) => Some(Err(why?)),
    }
}

/// Makes a PNG of an SVG picture.
type Painter<'a, E> = &'a dyn Fn(&str) -> Result<Vec<u8>, E>;

/// The same with pictures that `paint` makes.
fn markdown<E>(report: &ReportView, paint: Painter<'_, E>) -> Result<String, E> {
    let mut out = format!("# {}\n\n", escaped(&report.title));
    let mut pictures = Vec::new();
    for line in &report.lines {
        out += &format!("{}  \n", escaped(line));
    }
    let size = CURVE_IN_TEXT;
    let curve = report.curve.drawn(size);
    let title = report.curve.told.as_str();
    let curve = svg::sheet(title, size, curve);
    pictures.push(("curve".to_owned(), paint(&curve)?));
    out += &format!("\n![{}][curve]\n", escaped(title));
    for section in &report.before {
        write_section(&mut out, section, "##");
    }
    for (n, turn) in (1..).zip(&report.turns) {
        let name = format!("turn-{n}");
        out += &format!("\n## {}\n\n", escaped(&turn.title));
        out += &format!("![{}][{name}]\n", escaped(&turn.plate.title));
        let plate = &turn.plate;
        let board = svg::write(&plate.title, &plate.layers, plate.bounds, light);
        pictures.push((name, paint(&board)?));
        for section in &turn.sections {
            write_section(&mut out, section, "###");
        }
    }
    for section in &report.after {
        write_section(&mut out, section, "##");
    }
    out.push('\n');
    for (name, bytes) in pictures {
        out += &format!("[{name}]: data:image/png;base64,{}\n", base64(&bytes));
    }
    Ok(out)
}

fn write_section(out: &mut String, section: &Section, level: &str) {
    *out += &format!("\n{level} {}\n\n", escaped(&section.title));
    for line in &section.lines {
        *out += &format!("- {}\n", escaped(line));
    }
    for (about, words) in &section.said {
        // Quoted, so that no heading in it is one of the report.
        *out += &format!("\n{}\n\n", escaped(about));
        for line in words.lines() {
            *out += format!("> {line}").trim_end();
            out.push('\n');
        }
    }
}

/// The text without accidental Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '*' | '_' | '`' | '<' | '#' | '|' | '\\' | '[' | ']' => out.extend(['\\', c]),
            '\n' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Bytes as letters, as data addresses have them (RFC 4648).
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |n: usize| u32::from(group.get(n).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for n in 0..4 {
            let digit = (bits >> (18 - 6 * n)) as usize & 63;
            out.push(match n > group.len() {
                true => '=',
                false => char::from(DIGITS[digit]),
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;
    use crate::present::plate::plate;

    fn report(turns: usize, lines: usize) -> ReportView {
        let board = sample::model();
        let lost = "Something was lost here, and [held] there. ".repeat(3);
        let section = |title: &str| Section::of(title.to_owned(), vec![lost.clone(); lines]);
        let turn = |n: usize| TurnView {
            title: format!("The turn called {n}"),
            sections: vec![section("Losses")],
            plate: plate(&board, format!("Board {n}"), false),
        };
        ReportView {
            title: "A game *of* two sides".to_owned(),
            lines: vec!["Who played".to_owned()],
            curve: CurveView {
                told: "How it stood".to_owned(),
                sides: board.map.sides.clone(),
                turns: vec![(0.0, 1), (0.5, 2)],
                stood: vec![(0.0, 0.0), (0.4, 3.0), (1.0, -2.0)],
                expected: vec![(0.0, 1.0, 0.5), (0.5, -1.0, 0.4)],
            },
            before: vec![section("Luck")],
            turns: (1..=turns).map(turn).collect(),
            after: vec![section("Decisions")],
        }
    }

    #[test]
    fn every_part_of_a_report_stands_on_one_of_its_pages_and_the_pages_are_numbered() {
        let pages = pages(&report(5, 8));
        assert!(pages.len() > 2, "{}", pages.len());
        let all = pages.concat();
        for n in 1..=5 {
            assert_eq!(all.matches(&format!("The turn called {n}")).count(), 1);
        }
        for (n, page) in (1..).zip(&pages) {
            let number = format!("{n} / {}", pages.len());
            assert!(page.contains(&number), "{number}");
        }
        assert!(all.contains("Luck") && all.contains("Decisions"));
        // No line is longer than its room: no word is lost.
        assert!(!all.contains('…'));
    }

    #[test]
    fn a_turn_of_which_too_much_is_told_is_cut_and_says_so() {
        let pages = pages(&report(1, 60));
        assert!(pages.concat().contains(">…<"));
    }

    #[test]
    fn a_report_that_was_stopped_is_no_document_and_one_that_was_not_counts_to_its_end() {
        let report = report(1, 1);
        let control = Progress::default();
        let whole = printed(&report, &control).and_then(Result::ok);
        assert!(whole.is_some_and(|bytes| bytes.starts_with(b"%PDF-")));
        assert!((control.share() - 1.0).abs() < f32::EPSILON);
        control.stop();
        assert!(printed(&report, &control).is_none());
        assert!(text(&report, &control).is_none());
    }

    #[test]
    fn what_people_said_looks_on_the_page_as_they_marked_it_and_stays_markdown_in_markdown() {
        let mut report = report(1, 1);
        let said = "Why *here*? See **there**.\n\n# A head\n1. one".to_owned();
        report.turns[0].sections[0].said = vec![("After action 3".to_owned(), said)];
        let page = pages(&report).concat();
        let run = |words: &str| {
            let mut texts = page.split("<text");
            texts
                .find(|text| text.contains(&format!(">{words}<")))
                .unwrap_or_default()
        };
        assert!(run("here").contains("skewX"), "{page}");
        assert!(run("there").contains("font-weight=\"700\""));
        assert!(!run("1.").is_empty() && !page.contains("*here*"));
        let paint = |_: &str| Ok::<_, ()>(Vec::new());
        let text = markdown(&report, &paint).unwrap();
        assert!(text.contains("\nAfter action 3\n\n> Why *here*? See **there**.\n>\n> # A head\n"));
    }

    #[test]
    fn markdown_has_every_picture_once_and_says_nothing_by_accident() {
        let paint = |svg: &str| Ok::<_, ()>(svg.as_bytes()[..7].to_vec());
        let text = markdown(&report(2, 1), &paint).unwrap();
        assert!(text.starts_with("# A game \\*of\\* two sides\n"));
        assert!(text.contains("and \\[held\\] there"));
        for name in ["curve", "turn-1", "turn-2"] {
            assert_eq!(text.matches(&format!("][{name}]")).count(), 1);
            let address = format!("\n[{name}]: data:image/png;base64,");
            assert_eq!(text.matches(&address).count(), 1);
        }
        assert!(!text.contains("[turn-3]"));
    }

    #[test]
    fn bytes_become_the_letters_that_others_read() {
        for (bytes, letters) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), letters);
        }
    }
}
