//! A rule book or the manual: how it is written, and how it is read.
//!
//! A book is written in Markdown:
//! - `# 7 Combat` opens a chapter and `## 7.6 Retreats` an entry;
//! - the text of an entry is read as all texts are, by [`passages`]; a line that begins
//!   with `|` is a row of a table, of which the first is the head;
//! - a line `![what is seen](pictures/NAME.png)` is a picture for whoever reads the file
//!   itself: it is left out here, where the window itself is at hand;
//! - `**bold**` marks a defined term and `[7.6]`, `[R8]` a cross reference.

mod prose;
mod search;

#[cfg(test)]
pub(crate) use prose::is_number;
pub(crate) use prose::plain;
pub use prose::{ItemMark, ListItem, Passage, Span, full_lines, passages, unmarked};
pub use search::Sought;

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
                _ => None,
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
            for line in block.lines() {
                // A point is written as people type it, however deep its list is.
                let bare = line.trim_start();
                let line = match bare.strip_prefix("• ") {
                    Some(item) => format!("{}- {item}", &line[..line.len() - bare.len()]),
                    None => line,
                };
                out.push_str(&format!("{line}\n"));
            }
        }
        out
    }

    /// The numbers this entry refers to, in order.
    pub fn references(&self) -> impl Iterator<Item = &str> {
        let spans = self.blocks.iter().flat_map(Passage::spans);
        spans.filter_map(|span| match span {
            Span::Rule(number) => Some(number.as_str()),
            _ => None,
        })
    }
}

/// What is being read of a book: the text of an entry stays as it is written until the next
/// heading.
#[derive(Default)]
struct Reader {
    book: Rulebook,
    text: String,
    fenced: bool,
}

impl Reader {
    /// A line as it is written: in code it stays so, elsewhere its ends do not count.
    fn raw(&mut self, line: &str) {
        let bare = line.trim();
        let fence = bare.starts_with("```");
        if self.fenced || fence {
            self.fenced ^= fence;
            self.keep(if fence { bare } else { line });
        } else if let Some(heading) = bare.strip_prefix("## ") {
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
        } else if let Some(heading) = bare.strip_prefix("# ") {
            self.close();
            let (number, title) = heading_parts(heading);
            self.book.chapters.push(Chapter {
                number,
                title,
                entries: Vec::new(),
            });
        } else if bare.starts_with("![") {
            self.keep("");
        } else {
            self.keep(bare);
        }
    }

    fn keep(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    /// Hands what was read to the entry it belongs to.
    fn close(&mut self) {
        let text = std::mem::take(&mut self.text);
        let chapter = self.book.chapters.last_mut();
        if let Some(entry) = chapter.and_then(|chapter| chapter.entries.last_mut()) {
            entry.blocks.extend(passages(&text));
        }
    }
}

fn heading_parts(heading: &str) -> (String, String) {
    let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
    (number.to_owned(), title.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_list_is_written_as_people_type_it() {
        let entry = BookEntry {
            blocks: passages("Either:\n\n- one\n  - of two\n- other\n"),
            ..BookEntry::default()
        };
        assert_eq!(entry.text(), "Either:\n\n- one\n  - of two\n- other\n");
    }
}
