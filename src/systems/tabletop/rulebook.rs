//! The rule book of the tabletop battle: the text in each language, and how it is
//! read.
//!
//! The book is written in the plainest Markdown:
//! - `# T12 Phase 4: attack` opens a chapter and `## T12.8 Hits` an entry; the
//!   rulings, `## TR22 …`, fill the last chapter;
//! - a blank line parts paragraphs, and the first paragraph of an entry is its
//!   point in one sentence;
//! - `[T12.8]`, `[ruling TR22]` is a cross reference.

use crate::words::{Language, spoken};
use std::sync::LazyLock;

static ENGLISH: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::parse(source(Language::English)));
static GERMAN: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::parse(source(Language::German)));
static RUSSIAN: LazyLock<Rulebook> = LazyLock::new(|| Rulebook::parse(source(Language::Russian)));
static UKRAINIAN: LazyLock<Rulebook> =
    LazyLock::new(|| Rulebook::parse(source(Language::Ukrainian)));

/// The book as it is written in one language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../assets/rules/tabletop.md"),
        Language::German => include_str!("../../../assets/rules/tabletop.de.md"),
        Language::Russian => include_str!("../../../assets/rules/tabletop.ru.md"),
        Language::Ukrainian => include_str!("../../../assets/rules/tabletop.uk.md"),
    }
}

/// The rules as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// In the order of the book.
    pub chapters: Vec<Chapter>,
}

/// A chapter: "T12 Phase 4: attack".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// "T12", or "TR" for the rulings.
    pub number: String,
    /// "Phase 4: attack"
    pub title: String,
    /// In the order of the book.
    pub entries: Vec<Entry>,
}

/// One case or one ruling.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// "T12.8" or "TR22", as refusals cite it.
    pub number: String,
    /// "Hits"
    pub title: String,
    /// The text. The first paragraph is one sentence without references.
    pub paragraphs: Vec<Vec<Span>>,
}

/// A run of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// A cross reference, without its brackets: "T12.8".
    Rule(String),
}

impl Rulebook {
    /// The book in the language this thread speaks.
    #[must_use]
    pub fn book() -> &'static Self {
        Self::of(spoken())
    }

    /// The book in one language. All of them have the same entries, under the same
    /// numbers.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::Russian => &RUSSIAN,
            Language::Ukrainian => &UKRAINIAN,
        }
    }

    /// Reads a book. Takes any text: an entry before the first chapter gets a
    /// chapter without a number, and text before the first entry is dropped.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut book = Self::default();
        // Joined with spaces until a blank line or a heading ends it.
        let mut paragraph = String::new();
        for line in source.lines().map(str::trim) {
            if let Some(heading) = line.strip_prefix("## ") {
                book.add_paragraph(&mut paragraph);
                book.open_entry(heading);
            } else if let Some(heading) = line.strip_prefix("# ") {
                book.add_paragraph(&mut paragraph);
                let (number, title) = heading_parts(heading);
                book.chapters.push(Chapter {
                    number,
                    title,
                    entries: Vec::new(),
                });
            } else if line.is_empty() {
                book.add_paragraph(&mut paragraph);
            } else {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line);
            }
        }
        book.add_paragraph(&mut paragraph);
        book
    }

    /// All entries, in the order of the book.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The entry with this number, in capitals or not. The number of a chapter,
    /// "T12" or "TR", is its first entry.
    #[must_use]
    pub fn find(&self, number: &str) -> Option<&Entry> {
        self.entries()
            .find(|entry| entry.number.eq_ignore_ascii_case(number))
            .or_else(|| {
                let mut chapters = self.chapters.iter();
                let chapter = chapters.find(|c| c.number.eq_ignore_ascii_case(number))?;
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

    fn open_entry(&mut self, heading: &str) {
        let (number, title) = heading_parts(heading);
        if self.chapters.is_empty() {
            self.chapters.push(Chapter::default());
        }
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.entries.push(Entry {
                number,
                title,
                paragraphs: Vec::new(),
            });
        }
    }

    /// Hands what was read to the entry it belongs to, and empties it.
    fn add_paragraph(&mut self, text: &mut String) {
        let text = std::mem::take(text);
        let chapter = self.chapters.last_mut();
        if let Some(entry) = chapter.and_then(|chapter| chapter.entries.last_mut())
            && !text.is_empty()
        {
            entry.paragraphs.push(spans(&text));
        }
    }
}

impl Entry {
    /// What the entry says in one sentence: its first paragraph, as plain text.
    #[must_use]
    pub fn summary(&self) -> String {
        self.paragraphs
            .first()
            .map(|spans| plain(spans))
            .unwrap_or_default()
    }

    /// Number, title and text; cross references keep their brackets.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut out = format!("{} {}\n", self.number, self.title);
        for paragraph in &self.paragraphs {
            out.push_str(&format!("\n{}\n", plain(paragraph)));
        }
        out
    }

    /// The numbers this entry refers to, in order.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        self.paragraphs
            .iter()
            .flatten()
            .filter_map(|span| match span {
                Span::Rule(number) => Some(number.as_str()),
                Span::Text(_) => None,
            })
    }
}

fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Text(text) => text.clone(),
            Span::Rule(number) => format!("[{number}]"),
        })
        .collect()
}

/// "T12.8 Hits" as number and title.
fn heading_parts(heading: &str) -> (String, String) {
    let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
    (number.to_owned(), title.trim().to_owned())
}

/// The text with its references told apart; brackets around anything else are text.
fn spans(text: &str) -> Vec<Span> {
    let mut out = Vec::new();
    // What is not yet in `out`, and from where on to look for the next bracket.
    let (mut rest, mut from) = (text, 0);
    while let Some(open) = rest[from..].find('[').map(|at| from + at) {
        let inner = rest[open + 1..].split_once(']');
        if let Some((number, after)) = inner
            && is_number(number)
        {
            if open > 0 {
                out.push(Span::Text(rest[..open].to_owned()));
            }
            out.push(Span::Rule(number.to_owned()));
            (rest, from) = (after, 0);
        } else {
            from = open + 1;
        }
    }
    if !rest.is_empty() {
        out.push(Span::Text(rest.to_owned()));
    }
    out
}

/// Whether this can be the number of an entry: "T12.8", "TR22".
fn is_number(text: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    match text.strip_prefix("TR") {
        Some(ruling) => digits(ruling),
        None => text
            .strip_prefix('T')
            .and_then(|case| case.split_once('.'))
            .is_some_and(|(chapter, case)| digits(chapter) && digits(case)),
    }
}

#[cfg(test)]
mod tests;
