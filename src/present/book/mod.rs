//! A rule book or the manual: how it is written, and how it is read.
//!
//! A book is written in a small subset of Markdown:
//! - `# 7 Combat` opens a chapter and `## 7.6 Retreats` an entry;
//! - paragraphs and `- ` bullets are separated by blank lines or by each other;
//! - `|` starts a row of a table, of which the first is the head;
//! - lines between two of three backticks stay as they are: what is typed;
//! - a line `![what is seen](pictures/NAME.png)` is a picture for whoever reads the file
//!   itself: it is left out here, where the window itself is at hand;
//! - `**bold**` marks a defined term and `[7.6]`, `[R8]` a cross reference.

mod search;

use crate::words::{Language, spoken, text};
use std::sync::OnceLock;

/// The same book in every language, each read when it is first asked for.
pub struct Editions {
    pack: &'static str,
    name: &'static str,
    read: [OnceLock<Rulebook>; Language::ALL.len()],
}

impl Editions {
    /// The editions of the book with this name in a pack of texts: its file in English
    /// bears the name alone, every other one adds its language, as in `tabletop.de`.
    /// Without a name, files bear that of their language.
    #[must_use]
    pub const fn new(pack: &'static str, name: &'static str) -> Self {
        Self {
            pack,
            name,
            read: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The book as it is written in one language.
    #[must_use]
    pub fn source(&self, language: Language) -> &'static str {
        match (self.name, language) {
            ("", _) => text(self.pack, language.code()),
            (name, Language::English) => text(self.pack, name),
            (name, _) => text(self.pack, &format!("{name}.{}", language.code())),
        }
    }

    /// The book in one language. All of them have the same entries, under the same
    /// numbers.
    pub fn of(&self, language: Language) -> &Rulebook {
        self.read[language as usize].get_or_init(|| Rulebook::parse(self.source(language)))
    }

    /// The book in the language this thread speaks.
    pub fn spoken(&self) -> &Rulebook {
        self.of(spoken())
    }
}

/// The rules as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// In the order of the book.
    pub chapters: Vec<Chapter>,
}

/// A chapter: "7 Combat", "T12 Phase 4: attack".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// "7"
    pub number: String,
    /// "Combat"
    pub title: String,
    /// In the order of the book.
    pub entries: Vec<BookEntry>,
}

/// One case, one ruling, one fault of the printed text, or the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BookEntry {
    /// "7.6", "R8", "P1" or "CRT".
    pub number: String,
    /// "Retreats"
    pub title: String,
    /// The text. The first block is a paragraph of one sentence.
    pub blocks: Vec<Passage>,
}

/// A piece of text that stands on its own lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list.
    Bullets(Vec<Vec<Span>>),
    /// A table of plain cells. Rows may differ in length from the head.
    Table {
        /// The cells of the first row.
        head: Vec<String>,
        /// The rows below it.
        rows: Vec<Vec<String>>,
    },
    /// Lines that are typed or written to a file as they stand.
    Code(Vec<String>),
}

/// A run of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// A defined term.
    Strong(String),
    /// A cross reference, without its brackets: "7.6".
    Rule(String),
}

impl Rulebook {
    /// Reads a book. Takes any text; what is not markup is text, and text before
    /// the first entry is dropped.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut reader = Reader::default();
        for line in source.lines() {
            reader.raw(line);
        }
        reader.close();
        reader.book
    }

    /// All entries, in the order of the book.
    pub fn entries(&self) -> impl Iterator<Item = &BookEntry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The entry with this number, in capitals or not. The number of a chapter,
    /// "12", "12.0" or "T12", is its first entry unless an entry has that very
    /// number.
    #[must_use]
    pub fn find(&self, number: &str) -> Option<&BookEntry> {
        let chapter = number.strip_suffix(".0").unwrap_or(number);
        self.entries()
            .find(|entry| entry.number.eq_ignore_ascii_case(number))
            .or_else(|| {
                let chapter = {
                    let mut chapters = self.chapters.iter();
                    chapters.find(|c| c.number.eq_ignore_ascii_case(chapter))
                }?;
                chapter.entries.first()
            })
    }

    /// The whole book as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut out = String::new();
        for chapter in &self.chapters {
            out.push_str(&format!("{} {}\n\n", chapter.number, chapter.title));
            for entry in &chapter.entries {
                out.push_str(&entry.plain());
                out.push('\n');
            }
        }
        out
    }
}

impl BookEntry {
    /// What the entry says in one sentence: its first paragraph, as plain text.
    #[must_use]
    pub fn summary(&self) -> String {
        self.blocks
            .iter()
            .find_map(|block| match block {
                Passage::Paragraph(spans) => Some(plain(spans)),
                Passage::Bullets(_) | Passage::Table { .. } | Passage::Code(_) => None,
            })
            .unwrap_or_default()
    }

    /// Number, title and text, without styles; cross references keep their brackets.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{} {}\n\n{}", self.number, self.title, self.text())
    }

    /// The text alone, as plain text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (i, block) in self.blocks.iter().enumerate() {
            if i > 0 {
                out.push('\n');
            }
            match block {
                Passage::Paragraph(spans) => out.push_str(&format!("{}\n", plain(spans))),
                Passage::Bullets(items) => {
                    for item in items {
                        out.push_str(&format!("- {}\n", plain(item)));
                    }
                }
                Passage::Table { head, rows } => {
                    for row in std::iter::once(head).chain(rows) {
                        out.push_str(&format!("{}\n", row.join("\t")));
                    }
                }
                Passage::Code(lines) => {
                    for line in lines {
                        out.push_str(&format!("{line}\n"));
                    }
                }
            }
        }
        out
    }

    /// The numbers this entry refers to, in order.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.blocks
            .iter()
            .flat_map(|block| match block {
                Passage::Paragraph(spans) => std::slice::from_ref(spans),
                Passage::Bullets(items) => items.as_slice(),
                Passage::Table { .. } | Passage::Code(_) => &[],
            })
            .flatten()
            .filter_map(|span| match span {
                Span::Rule(number) => Some(number.as_str()),
                Span::Text(_) | Span::Strong(_) => None,
            })
    }
}

/// The text without styles; references keep their brackets.
pub(crate) fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Text(text) | Span::Strong(text) => text.clone(),
            Span::Rule(number) => format!("[{number}]"),
        })
        .collect()
}

/// The block being read.
#[derive(Default)]
enum Open {
    #[default]
    Nothing,
    Paragraph(String),
    Bullets(Vec<String>),
    Table(Vec<Vec<String>>),
    Code(Vec<String>),
}

#[derive(Default)]
struct Reader {
    book: Rulebook,
    open: Open,
}

impl Reader {
    /// A line as it is written: in code it stays so, elsewhere its ends do not count.
    fn raw(&mut self, line: &str) {
        let fence = line.trim().starts_with("```");
        match &mut self.open {
            Open::Code(lines) if !fence => lines.push(line.trim_end().to_owned()),
            Open::Code(_) => self.close(),
            _ if fence => {
                self.close();
                self.open = Open::Code(Vec::new());
            }
            _ => self.line(line.trim()),
        }
    }

    fn line(&mut self, line: &str) {
        if let Some(heading) = line.strip_prefix("## ") {
            self.close();
            let (number, title) = heading_parts(heading);
            let entry = BookEntry {
                number,
                title,
                blocks: Vec::new(),
            };
            if self.book.chapters.is_empty() {
                self.book.chapters.push(Chapter::default());
            }
            if let Some(chapter) = self.book.chapters.last_mut() {
                chapter.entries.push(entry);
            }
        } else if let Some(heading) = line.strip_prefix("# ") {
            self.close();
            let (number, title) = heading_parts(heading);
            self.book.chapters.push(Chapter {
                number,
                title,
                entries: Vec::new(),
            });
        } else if line.is_empty() || line.starts_with("![") {
            self.close();
        } else if let Some(item) = line.strip_prefix("- ") {
            if !matches!(self.open, Open::Bullets(_)) {
                self.close();
                self.open = Open::Bullets(Vec::new());
            }
            if let Open::Bullets(items) = &mut self.open {
                items.push(item.to_owned());
            }
        } else if let Some(row) = line.strip_prefix('|') {
            if !matches!(self.open, Open::Table(_)) {
                self.close();
                self.open = Open::Table(Vec::new());
            }
            let row = row.strip_suffix('|').unwrap_or(row);
            if let Open::Table(rows) = &mut self.open
                && !row.chars().all(|c| matches!(c, '-' | '|' | ' ' | ':'))
            {
                rows.push(row.split('|').map(|cell| cell.trim().to_owned()).collect());
            }
        } else {
            self.text(line);
        }
    }

    /// A line that opens a paragraph or continues what is open.
    fn text(&mut self, line: &str) {
        match &mut self.open {
            Open::Paragraph(text) => *text = format!("{text} {line}"),
            Open::Bullets(items) => {
                if let Some(item) = items.last_mut() {
                    *item = format!("{item} {line}");
                }
            }
            Open::Nothing | Open::Table(_) | Open::Code(_) => {
                self.close();
                self.open = Open::Paragraph(line.to_owned());
            }
        }
    }

    /// Hands the open block to the entry it belongs to.
    fn close(&mut self) {
        let block = match std::mem::take(&mut self.open) {
            Open::Nothing => return,
            Open::Paragraph(text) => Passage::Paragraph(spans(&text)),
            Open::Bullets(items) => Passage::Bullets(items.iter().map(|i| spans(i)).collect()),
            Open::Code(lines) => Passage::Code(lines),
            Open::Table(rows) => {
                let mut rows = rows.into_iter();
                let Some(head) = rows.next() else { return };
                Passage::Table {
                    head,
                    rows: rows.collect(),
                }
            }
        };
        let chapter = self.book.chapters.last_mut();
        if let Some(entry) = chapter.and_then(|chapter| chapter.entries.last_mut()) {
            entry.blocks.push(block);
        }
    }
}

fn heading_parts(heading: &str) -> (String, String) {
    let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
    (number.to_owned(), title.trim().to_owned())
}

/// A line of text with its terms and references told apart; brackets around
/// anything else are text.
pub(crate) fn spans(mut rest: &str) -> Vec<Span> {
    let mut out = Vec::new();
    let mut text = String::new();
    while let Some(c) = rest.chars().next() {
        let styled = strong(rest).or_else(|| reference(rest));
        if let Some((span, after)) = styled {
            if !text.is_empty() {
                out.push(Span::Text(std::mem::take(&mut text)));
            }
            out.push(span);
            rest = after;
        } else {
            text.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    if !text.is_empty() {
        out.push(Span::Text(text));
    }
    out
}

fn strong(rest: &str) -> Option<(Span, &str)> {
    let (inner, after) = rest.strip_prefix("**")?.split_once("**")?;
    (!inner.is_empty()).then(|| (Span::Strong(inner.to_owned()), after))
}

fn reference(rest: &str) -> Option<(Span, &str)> {
    let (inner, after) = rest.strip_prefix('[')?.split_once(']')?;
    is_number(inner).then(|| (Span::Rule(inner.to_owned()), after))
}

/// Whether this can be the number of an entry: "7.1.2", "R8", "P1", "CRT",
/// "T12.8", "TR22", "16.5.3.4e", "J10".
pub(crate) fn is_number(text: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    let rest = text.strip_prefix('T').unwrap_or(text);
    // A letter ends the number of a part of a case.
    let whole = rest.strip_suffix(|c: char| c.is_ascii_lowercase());
    let whole = whole.filter(|rest| rest.contains('.')).unwrap_or(rest);
    let case = || whole.split('.').all(digits) && (rest.len() == text.len() || rest.contains('.'));
    let ruling = text.strip_prefix('J').or(rest.strip_prefix(['R', 'P']));
    text == "CRT" || ruling.is_some_and(digits) || case()
}
