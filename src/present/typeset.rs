//! Text in Markdown set in lines for a page.

use super::book::{ItemMark, Passage, Span, passages};
use super::display::{Anchor, DisplayList, Font, Lettering};
use super::fonts::{self, sans_width};
use super::ink::Ink;
use super::page::put;

/// How far lists and quotations stand in, in ems.
const INDENT: f32 = 1.2;

/// Letters of a heading in a text, against those of the text.
const HEADING: f32 = 1.15;

/// A run of letters in a line, and where it begins.
#[derive(Clone, Debug)]
pub struct Run {
    /// From the left edge of the text.
    pub x: f32,
    /// What it says.
    pub text: String,
    /// Its typeface.
    pub font: Font,
    /// How large its letters are.
    pub size: f32,
    /// Whether it is typed: it stands on a shade.
    pub typed: bool,
}

impl Run {
    fn wide(&self) -> f32 {
        sans_width(&self.text, self.font == Font::Bold) * self.size
    }
}

/// A line of text, and how much room stands above it.
#[derive(Clone, Debug, Default)]
pub struct SetLine {
    /// From left to right.
    pub runs: Vec<Run>,
    /// Room above it, unless it is the first of a column.
    pub above: f32,
    /// In how many quotations it stands: each has a bar at its left.
    pub quoted: u8,
    /// Where those bars are counted from.
    left: f32,
}

/// How text is set: from where to where, in how large letters.
#[derive(Clone, Copy)]
struct Measure {
    left: f32,
    right: f32,
    size: f32,
    bold: bool,
}

/// A text in Markdown in lines of this length, in letters of this size.
#[must_use]
pub fn set(text: &str, room: f32, size: f32) -> Vec<SetLine> {
    let mut lines = Vec::new();
    let measure = Measure {
        left: 0.0,
        right: room,
        size,
        bold: false,
    };
    set_all(&mut lines, &passages(text), measure, 0);
    if let Some(first) = lines.first_mut() {
        first.above = 0.0;
    }
    lines
}

fn set_all(lines: &mut Vec<SetLine>, read: &[Passage], measure: Measure, quoted: u8) {
    let size = measure.size;
    let indented = Measure {
        left: measure.left + INDENT * size,
        ..measure
    };
    for (n, block) in read.iter().enumerate() {
        let begun = lines.len();
        match block {
            Passage::Heading(level, spans) => {
                let size = if *level == 1 { size * HEADING } else { size };
                let measure = Measure {
                    size,
                    bold: true,
                    ..measure
                };
                wrap(lines, spans, measure);
            }
            Passage::Paragraph(spans) => wrap(lines, spans, measure),
            Passage::List(items) => {
                for item in items {
                    let depth = INDENT * size * f32::from(item.depth.min(6));
                    let number = matches!(item.mark, ItemMark::Number(_));
                    let run = Run {
                        x: measure.left + depth + if number { 0.0 } else { 0.2 * size },
                        text: item.mark.written(),
                        font: Font::Regular,
                        size,
                        typed: false,
                    };
                    let beyond = run.x + run.wide() + 0.35 * size;
                    let measure = Measure {
                        left: (indented.left + depth).max(beyond),
                        ..measure
                    };
                    let first = lines.len();
                    wrap(lines, &item.text, measure);
                    if lines.len() == first {
                        lines.push(SetLine::default());
                    }
                    lines[first].runs.insert(0, run);
                }
            }
            Passage::Quote(said) => set_all(lines, said, indented, quoted.saturating_add(1)),
            Passage::Table { head, rows } => {
                let head = [Span::Strong(head.join("  ·  "))];
                wrap(lines, &head, measure);
                for row in rows {
                    wrap(lines, &[Span::Text(row.join("  ·  "))], indented);
                }
            }
            Passage::Code(typed) => {
                for line in typed {
                    wrap(lines, &[Span::Code(line.clone())], indented);
                }
            }
        }
        if let Some(line) = lines.get_mut(begun)
            && (n > 0 || quoted == 0)
        {
            line.above = size * 0.5;
        }
        if !matches!(block, Passage::Quote(_)) {
            for line in &mut lines[begun..] {
                line.quoted = quoted;
            }
        }
    }
}

/// Words, one after another, in lines. A word that is longer than a line is broken.
fn wrap(lines: &mut Vec<SetLine>, spans: &[Span], measure: Measure) {
    let Measure {
        left,
        right,
        size,
        bold,
    } = measure;
    // A word may change its style within: "**Night**,".
    let mut words: Vec<Vec<Run>> = vec![Vec::new()];
    for span in spans {
        let font = match span {
            Span::Strong(_) => Font::Bold,
            _ if bold => Font::Bold,
            Span::Slanted(_) => Font::Slanted,
            _ => Font::Regular,
        };
        let typed = matches!(span, Span::Code(_));
        let text = fonts::boxed(&span.plain()).into_owned();
        for (n, part) in text.split(char::is_whitespace).enumerate() {
            if n > 0 {
                words.push(Vec::new());
            }
            if let Some(word) = words.last_mut().filter(|_| !part.is_empty()) {
                word.push(Run {
                    x: 0.0,
                    text: part.to_owned(),
                    font,
                    size,
                    typed,
                });
            }
        }
    }
    let mut line = SetLine::default();
    let mut x = left;
    let space = sans_width(" ", false) * size;
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        let long: f32 = word.iter().map(Run::wide).sum();
        if !line.runs.is_empty() && x + space + long > right {
            lines.push(std::mem::take(&mut line));
            x = left;
        }
        if !line.runs.is_empty() {
            x += space;
        }
        for mut part in word {
            while part.wide() > right - x && part.text.chars().nth(1).is_some() {
                let rest = broken(&mut part, right - x);
                line.runs.push(Run { x, ..part });
                lines.push(std::mem::take(&mut line));
                x = left;
                part = rest;
            }
            let wide = part.wide();
            line.runs.push(Run { x, ..part });
            x += wide;
        }
    }
    if !line.runs.is_empty() {
        lines.push(line);
    }
}

/// Leaves as many letters of a run as have room, at least one; the rest of it.
fn broken(run: &mut Run, room: f32) -> Run {
    let rest = run.clone();
    let letters: Vec<char> = rest.text.chars().collect();
    let mut kept = letters.len() - 1;
    loop {
        run.text = letters[..kept].iter().collect();
        if kept == 1 || run.wide() <= room {
            break;
        }
        kept -= 1;
    }
    Run {
        text: letters[kept..].iter().collect(),
        ..rest
    }
}

/// A column that lines are set in.
pub struct TextColumn {
    /// Its left edge.
    pub left: f32,
    /// Where its next line stands.
    pub y: f32,
    /// Where it ends.
    pub end: f32,
    /// How large its letters are, and how far from line to line.
    pub letters: [f32; 2],
}

impl TextColumn {
    /// Sets as many lines as have room; how many that were.
    pub fn fill(&mut self, list: &mut DisplayList, lines: &[SetLine]) -> usize {
        let [_, step] = self.letters;
        for (n, line) in lines.iter().enumerate() {
            let above = if n == 0 { 0.0 } else { line.above };
            if self.y + above + step > self.end {
                return n;
            }
            self.y += above;
            line.draw(list, [self.left, self.y], step);
            self.y += step;
        }
        lines.len()
    }
}

impl SetLine {
    /// A line of one run.
    #[must_use]
    pub fn of(text: String, font: Font, size: f32) -> Self {
        let run = Run {
            x: 0.0,
            text,
            font,
            size,
            typed: false,
        };
        Self {
            runs: vec![run],
            ..Self::default()
        }
    }

    /// The same line farther to the right.
    #[must_use]
    pub fn moved(mut self, by: f32) -> Self {
        for run in &mut self.runs {
            run.x += by;
        }
        self.left += by;
        self
    }

    /// Draws it with its upper left corner here, so high.
    pub fn draw(&self, list: &mut DisplayList, [left, y]: [f32; 2], step: f32) {
        for n in 0..self.quoted {
            let size = self.runs.first().map_or(step, |run| run.size);
            let x = left + self.left + (f32::from(n) * INDENT + 0.3) * size;
            let ink = Ink::HexNumber.at(0.6);
            list.line(
                vec![[x, y - 0.5], [x, y + step]],
                super::display::stroke(ink, 1.2),
            );
        }
        for (n, run) in self.runs.iter().enumerate() {
            let at = [left + run.x, y + step / 2.0];
            if run.typed {
                let pad = run.size * 0.12;
                let [low, high] = [y + step * 0.04, y + step * 0.96];
                // One shade for words that follow one another.
                let next = self.runs.get(n + 1).filter(|next| next.typed);
                let end = next.map_or(run.x + run.wide() + pad, |next| next.x - pad);
                let [from, to] = [at[0] - pad, left + end];
                list.fill(
                    vec![[from, low], [to, low], [to, high], [from, high]],
                    Ink::Grid.at(0.22),
                );
            }
            let text = Lettering::new(run.text.as_str(), run.size, run.font, Ink::PlaceName);
            put(list, at, Anchor::Left, text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LETTERS: f32 = 9.6;

    #[test]
    fn no_line_of_a_text_is_longer_than_its_room() {
        let address = "https://a.example/".to_owned() + &"long".repeat(40);
        let text = format!(
            "**Wide MMMM words** and narrow illi ones, *leaning* ones, {address} \
             > 10. quoted\n\n1. one MMMM\n   - two MMMM"
        )
        .repeat(30);
        for line in set(&text, 250.0, LETTERS) {
            let last = line.runs.last().unwrap();
            assert!(last.x + last.wide() <= 250.01, "{last:?}");
        }
    }

    #[test]
    fn a_quotation_has_a_bar_and_typed_words_a_shade_and_a_number_stands_before_its_item() {
        let of = |text: &str| set(text, 250.0, LETTERS);
        let [quote] = &of("> said")[..] else { panic!() };
        assert_eq!(quote.quoted, 1);
        let [line] = &of("say `this`")[..] else {
            panic!()
        };
        assert!(line.runs[1].typed && !line.runs[0].typed);
        let [line] = &of("12. twelve")[..] else {
            panic!()
        };
        let told: Vec<&str> = line.runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(told, ["12.", "twelve"]);
        assert!(line.runs[0].x + line.runs[0].wide() < line.runs[1].x);
    }
}
