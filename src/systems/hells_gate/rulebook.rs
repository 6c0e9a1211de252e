//! The rule book of the program: the text in each language, how it is read, and
//! the numbers that the rest of the code cites.
//!
//! The book is written in a small subset of Markdown:
//! - `# 7 Combat` opens a chapter and `## 7.6 Retreats` an entry;
//! - paragraphs and `- ` bullets are separated by blank lines or by each other;
//! - `|` starts a row of a table, of which the first is the head;
//! - `**bold**` marks a defined term and `[7.6]`, `[R8]` a cross reference.

mod search;

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
        Language::English => include_str!("../../../assets/rules/hells_gate.md"),
        Language::German => include_str!("../../../assets/rules/hells_gate.de.md"),
        Language::Russian => include_str!("../../../assets/rules/hells_gate.ru.md"),
        Language::Ukrainian => include_str!("../../../assets/rules/hells_gate.uk.md"),
    }
}

/// The rules as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// In the order of the book.
    pub chapters: Vec<Chapter>,
}

/// A chapter: "7 Combat".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// "7"
    pub number: String,
    /// "Combat"
    pub title: String,
    /// In the order of the book.
    pub entries: Vec<Entry>,
}

/// One case, one ruling, one fault of the printed text, or the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// "7.6", "R8", "P1" or "CRT".
    pub number: String,
    /// "Retreats"
    pub title: String,
    /// The text. The first block is a paragraph of one sentence.
    pub blocks: Vec<Block>,
}

/// A piece of text that stands on its own lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
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

    /// Reads a book. Takes any text; what is not markup is text, and text before
    /// the first entry is dropped.
    #[must_use]
    pub fn parse(source: &str) -> Self {
        let mut reader = Reader::default();
        for line in source.lines() {
            reader.line(line.trim());
        }
        reader.close();
        reader.book
    }

    /// All entries, in the order of the book.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The entry with this number. The number of a chapter, "12" or "12.0", is its
    /// first entry unless an entry has that very number.
    #[must_use]
    pub fn find(&self, number: &str) -> Option<&Entry> {
        let chapter = number.strip_suffix(".0").unwrap_or(number);
        self.entries()
            .find(|entry| entry.number.eq_ignore_ascii_case(number))
            .or_else(|| {
                let chapter = self.chapters.iter().find(|c| c.number == chapter)?;
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

impl Entry {
    /// What the entry says in one sentence: its first paragraph, as plain text.
    #[must_use]
    pub fn summary(&self) -> String {
        self.blocks
            .iter()
            .find_map(|block| match block {
                Block::Paragraph(spans) => Some(plain(spans)),
                Block::Bullets(_) | Block::Table { .. } => None,
            })
            .unwrap_or_default()
    }

    /// Number, title and text, without styles; cross references keep their brackets.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut out = format!("{} {}\n", self.number, self.title);
        for block in &self.blocks {
            out.push('\n');
            match block {
                Block::Paragraph(spans) => out.push_str(&format!("{}\n", plain(spans))),
                Block::Bullets(items) => {
                    for item in items {
                        out.push_str(&format!("- {}\n", plain(item)));
                    }
                }
                Block::Table { head, rows } => {
                    for row in std::iter::once(head).chain(rows) {
                        out.push_str(&format!("{}\n", row.join("\t")));
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
                Block::Paragraph(spans) => std::slice::from_ref(spans),
                Block::Bullets(items) => items.as_slice(),
                Block::Table { .. } => &[],
            })
            .flatten()
            .filter_map(|span| match span {
                Span::Rule(number) => Some(number.as_str()),
                Span::Text(_) | Span::Strong(_) => None,
            })
    }
}

fn plain(spans: &[Span]) -> String {
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
}

#[derive(Default)]
struct Reader {
    book: Rulebook,
    open: Open,
}

impl Reader {
    fn line(&mut self, line: &str) {
        if let Some(heading) = line.strip_prefix("## ") {
            self.close();
            let (number, title) = heading_parts(heading);
            let entry = Entry {
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
        } else if line.is_empty() {
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
            Open::Nothing | Open::Table(_) => {
                self.close();
                self.open = Open::Paragraph(line.to_owned());
            }
        }
    }

    /// Hands the open block to the entry it belongs to.
    fn close(&mut self) {
        let block = match std::mem::take(&mut self.open) {
            Open::Nothing => return,
            Open::Paragraph(text) => Block::Paragraph(spans(&text)),
            Open::Bullets(items) => Block::Bullets(items.iter().map(|i| spans(i)).collect()),
            Open::Table(rows) => {
                let mut rows = rows.into_iter();
                let Some(head) = rows.next() else { return };
                Block::Table {
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

fn spans(mut rest: &str) -> Vec<Span> {
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

/// Whether this can be the number of an entry: "7.1.2", "R8", "P1", "CRT".
fn is_number(text: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    text == "CRT"
        || text.split('.').all(digits)
        || text.strip_prefix(['R', 'P']).is_some_and(digits)
}

/// The numbers that code and refusals cite.
pub mod cite {
    use crate::engine::RuleRef;

    macro_rules! cases {
        ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => {
            $($(#[$doc])* pub const $name: RuleRef = RuleRef($number);)*
            /// All of them, in the order of the book.
            pub const ALL: &[RuleRef] = &[$($name),*];
        };
    }

    cases! {
        /// How large a hex and how long a turn is.
        SCALE = "2.1";
        /// What a unit is.
        UNITS = "2.2";
        /// The order of player turns and phases.
        SEQUENCE = "3.0";
        /// What a zone of control is.
        ZOC = "4.0";
        /// Every unit has one, always.
        ZOC_ALWAYS = "4.1";
        /// What a zone of control does not do.
        ZOC_EFFECTS = "4.2";
        /// Opposing zones of control do not cancel.
        ZOC_MUTUAL = "4.3";
        /// When supply is judged.
        SUPPLY = "5.0";
        /// What a supply line is.
        TRACING = "5.1";
        /// The out-of-supply marker.
        OOS_MARKER = "5.2";
        /// What being out of supply does.
        OOS_EFFECTS = "5.3";
        /// How reinforcements arrive.
        REINFORCEMENTS = "6.0";
        /// Arrival when the entry hex is enemy-occupied.
        DISPLACED = "6.1";
        /// When the 24th Panzer comes.
        PANZER_24 = "6.2";
        /// The steps of a combat, and the odds.
        COMBAT = "7.0";
        /// One attack by a unit, one on a hex.
        ATTACK_LIMITS = "7.1";
        /// How many attack across a hexside and defend a hex.
        PER_HEXSIDE = "7.1.1";
        /// Strengths, and tanks in attack.
        STRENGTHS = "7.1.2";
        /// Retreated units in combat.
        RETREATED_UNITS = "7.1.3";
        /// Column shifts.
        SHIFTS = "7.2";
        /// All-out attacks.
        ALL_OUT = "7.3";
        /// Five or more units in the attacked hex.
        OVERCONCENTRATION = "7.4";
        /// Hits and step losses.
        LOSSES = "7.5";
        /// Retreats and Retreated markers.
        RETREATS = "7.6";
        /// The combat results table.
        CRT = "CRT";
        /// Movement.
        MOVEMENT = "8.0";
        /// Where a unit may not move.
        MOVE_LIMITS = "8.1";
        /// Two-hex moves.
        FAST_UNITS = "8.2";
        /// Any number of units in a hex.
        STACKING = "8.3";
        /// Removal of Retreated markers.
        RECOVERY = "9.0";
        /// The starting position.
        SETUP = "10.0";
        /// Special rules of turn 1.
        TURN_1 = "11.1";
        /// Special rules of turn 2, and mud.
        TURN_2 = "11.2";
        /// Special rules of turn 3, and Korsun.
        TURN_3 = "11.3";
        /// The Soviet corps restored on turns 5 and 7.
        RESTORATION = "11.4";
        /// Breaking out on turn 8.
        BREAKOUT = "11.5";
        /// Victory points.
        VICTORY = "12.0";
        /// Which friends open a hex to a retreat.
        FRIENDS_BEFORE = "R7";
        /// A hit where there are only retreated units.
        RETREATED_ALONE = "R9";
        /// The die faces that bring mud.
        MUD_FACES = "R10";
        /// Who moves and attacks on turn 1.
        OPENING_UNITS = "R17";
        /// What was ever entered, and where units start.
        EVER_ENTERED = "R18";
        /// What keeps the airfield of Korsun working.
        AIRFIELD = "R19";
        /// What the text leaves open about breaking out.
        BREAKOUT_DETAIL = "R22";
    }
}

#[cfg(test)]
mod tests;
