//! The rule book of the program: the text, how it is read, and the numbers that
//! the rest of the code cites.
//!
//! The book is written in a small subset of Markdown:
//! - `# 7 Combat` opens a chapter and `## 7.6 Retreats` an entry;
//! - paragraphs and `- ` bullets are separated by blank lines or by each other;
//! - `|` starts a row of a table, of which the first is the head;
//! - `**bold**` marks a defined term and `[7.6]`, `[R8]` a cross reference.

use std::sync::LazyLock;

static BOOK: LazyLock<Rulebook> =
    LazyLock::new(|| Rulebook::parse(include_str!("../../../assets/rules/hells_gate.md")));

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
    /// The book that comes with the program.
    #[must_use]
    pub fn book() -> &'static Self {
        &BOOK
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

    /// The entries in which every word of the query occurs, whatever the case: first
    /// the one whose number it is, then those with more of the words in the title,
    /// then in the order of the book. Nothing for an empty query.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&Entry> {
        let query = query.to_lowercase();
        let words: Vec<&str> = query
            .split(|c: char| c.is_whitespace() || c == '-')
            .filter(|word| !word.is_empty())
            .collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<_> = self
            .entries()
            .filter_map(|entry| {
                let text = entry.plain().to_lowercase();
                if !words.iter().all(|word| text.contains(word)) {
                    return None;
                }
                let title = entry.title.to_lowercase();
                let missing = words.iter().filter(|word| !title.contains(**word)).count();
                let exact = entry.number.eq_ignore_ascii_case(query.trim());
                Some(((!exact, missing), entry))
            })
            .collect();
        hits.sort_by_key(|(rank, _)| *rank);
        hits.into_iter().map(|(_, entry)| entry).collect()
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    const SOURCE: &str = include_str!("../../../assets/rules/hells_gate.md");

    /// An entry with exactly this number, no chapter standing in for it.
    fn exact(number: &str) -> Option<&'static Entry> {
        Rulebook::book().entries().find(|e| e.number == number)
    }

    #[test]
    fn every_citation_is_in_the_book() {
        for rule in cite::ALL {
            assert!(exact(rule.0).is_some(), "{rule}");
        }
    }

    #[test]
    fn every_numbered_case_can_be_cited() {
        let general = ["0.1", "0.2", "0.3", "1.0", "2.0", "11.0"];
        for entry in Rulebook::book().entries() {
            let number = entry.number.as_str();
            if number.starts_with(['R', 'P']) || general.contains(&number) {
                continue;
            }
            assert!(cite::ALL.iter().any(|rule| rule.0 == number), "{number}");
        }
    }

    #[test]
    fn every_cross_reference_resolves() {
        for entry in Rulebook::book().entries() {
            for number in entry.references() {
                assert!(exact(number).is_some(), "{} -> {number}", entry.number);
                assert_ne!(number, entry.number, "refers to itself");
            }
        }
        let brackets = SOURCE.matches('[').count();
        let references: usize = Rulebook::book()
            .entries()
            .map(|e| e.references().count())
            .sum();
        assert_eq!(brackets, references, "a bracket is not a reference");
    }

    #[test]
    fn every_ruling_and_the_rules_it_bears_on_name_each_other() {
        for n in 1..=24 {
            let number = format!("R{n}");
            let text = exact(&number).expect("ruling").plain();
            let (_, bears_on) = text.rsplit_once("Bears on ").expect("what it bears on");
            let bears_on: Vec<_> = spans(bears_on)
                .into_iter()
                .filter_map(|span| match span {
                    Span::Rule(rule) => Some(rule),
                    _ => None,
                })
                .collect();
            // Chapter 0 explains the numbers, and rulings may lean on each other.
            let naming: Vec<_> = Rulebook::book()
                .entries()
                .filter(|e| !e.number.starts_with(['0', 'R', 'P']))
                .filter(|e| e.references().any(|r| r == number))
                .map(|e| e.number.clone())
                .collect();
            assert_eq!(bears_on, naming, "{number}");
            assert!(!naming.is_empty(), "{number}");
        }
        assert!(exact("R25").is_none());
    }

    #[test]
    fn chapters_and_entries_are_in_order() {
        let book = Rulebook::book();
        let chapters: Vec<_> = book.chapters.iter().map(|c| c.number.clone()).collect();
        let expected: Vec<_> = (0..=14).map(|n| n.to_string()).collect();
        assert_eq!(chapters, expected);

        let mut seen = HashSet::new();
        for chapter in &book.chapters {
            assert!(!chapter.title.is_empty() && !chapter.entries.is_empty());
            let mut last: Vec<u32> = Vec::new();
            for entry in &chapter.entries {
                assert!(seen.insert(entry.number.clone()), "{} twice", entry.number);
                assert!(is_number(&entry.number), "{}", entry.number);
                let (prefix, parts) = match entry.number.as_str() {
                    "CRT" => {
                        assert_eq!(chapter.entries.last(), Some(entry));
                        assert_eq!(chapter.number, "7");
                        continue;
                    }
                    n if n.starts_with(['R', 'P']) => n.split_at(1),
                    n => ("", n),
                };
                let parts: Vec<u32> = parts.split('.').map(|p| p.parse().unwrap()).collect();
                assert!(last < parts, "{} out of order", entry.number);
                match chapter.number.as_str() {
                    "13" => assert_eq!(prefix, "R"),
                    "14" => assert_eq!(prefix, "P"),
                    n => {
                        assert_eq!(prefix, "");
                        assert_eq!(parts[0].to_string(), n);
                    }
                }
                last = parts;
            }
        }
    }

    #[test]
    fn every_entry_opens_with_one_sentence() {
        for entry in Rulebook::book().entries() {
            let number = &entry.number;
            assert!(
                matches!(entry.blocks.first(), Some(Block::Paragraph(_))),
                "{number}"
            );
            let summary = entry.summary();
            assert!(summary.ends_with('.'), "{number}");
            assert_eq!(summary.matches(". ").count(), 0, "{number}");
            assert!(!summary.contains('['), "{number}");
            assert!(summary.len() <= 160, "{number}: {}", summary.len());
            assert!(!entry.title.is_empty());
            assert!(entry.blocks.len() > 1 || summary.len() > 20, "{number}");
        }
    }

    #[test]
    fn the_table_is_the_combat_results_table() {
        let tables: Vec<_> = Rulebook::book()
            .entries()
            .flat_map(|e| &e.blocks)
            .filter_map(|block| match block {
                Block::Table { head, rows } => Some((head, rows)),
                _ => None,
            })
            .collect();
        assert_eq!(tables.len(), 1);
        let (head, rows) = tables[0];
        assert_eq!(
            head.join(" "),
            "Die <1:1 1:1 3:2 2:1 3:1 4:1–5:1 6:1–7:1 8:1+"
        );
        // Transcribed a second time, column by column, die 1 to 6.
        let columns = [
            [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 1)],
            [(0, 0), (0, 0), (0, 0), (0, 0), (0, 1), (0, 1)],
            [(0, 0), (0, 0), (0, 0), (0, 1), (0, 1), (1, 2)],
            [(0, 0), (0, 0), (0, 1), (0, 1), (1, 2), (1, 2)],
            [(0, 0), (0, 1), (0, 1), (1, 2), (1, 2), (1, 2)],
            [(0, 1), (0, 1), (1, 2), (1, 2), (1, 2), (1, 2)],
            [(0, 1), (1, 2), (1, 2), (1, 2), (1, 2), (2, 3)],
            [(1, 2), (1, 2), (1, 2), (1, 2), (2, 3), (2, 3)],
        ];
        assert_eq!(rows.len(), 6);
        for (die, row) in rows.iter().enumerate() {
            assert_eq!(row.len(), 9);
            assert_eq!(row[0], (die + 1).to_string());
            for (column, cell) in columns.iter().zip(&row[1..]) {
                let (normal, all_out) = column[die];
                assert_eq!(*cell, format!("{normal}/{all_out}"), "die {}", die + 1);
            }
        }
    }

    #[test]
    fn reading_loses_no_word() {
        let words = |text: &str| -> Vec<String> {
            text.replace("**", "")
                .split_whitespace()
                .filter(|w| !matches!(*w, "#" | "##" | "-" | "|" | "---"))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(words(SOURCE), words(&Rulebook::book().plain()));
    }

    #[test]
    fn finds_by_number_and_by_chapter() {
        let number = |query| Rulebook::book().find(query).map(|e| e.number.as_str());
        assert_eq!(number("7.6"), Some("7.6"));
        assert_eq!(number("12"), Some("12.0"));
        assert_eq!(number("8"), Some("8.0"));
        assert_eq!(number("0.0"), Some("0.1"));
        assert_eq!(number("13"), Some("R1"));
        assert_eq!(number("r24"), Some("R24"));
        assert_eq!(number("crt"), Some("CRT"));
        assert_eq!(number("7.9"), None);
        assert_eq!(number(""), None);
    }

    #[test]
    fn search_puts_numbers_and_titles_first() {
        let book = Rulebook::book();
        let first = |query| book.search(query).first().map(|e| e.number.as_str());
        assert_eq!(first("RETREATS"), Some("7.6"));
        assert_eq!(first("R1"), Some("R1"));
        assert_eq!(first("7.1"), Some("7.1"));
        assert_eq!(first("all-out attack"), Some("7.3"));
        assert_eq!(first("overconcentration"), Some("7.4"));
        assert!(book.search("airfield pocket").len() == 1);
        assert!(book.search("  ").is_empty());
        assert!(book.search("zeppelin").is_empty());
    }

    #[test]
    fn reads_every_kind_of_markup() {
        let book = Rulebook::parse(
            "lost\n# 7 Combat\n## 7.6 Retreats\nA **step** by\n[R8], not [x] or **y.\n- one\n  more\n- two\n| a | b |\n| --- | --- |\n| 1 | |\nend",
        );
        let text = |s: &str| Span::Text(s.to_owned());
        assert_eq!(
            book.chapters[0].entries[0].blocks,
            vec![
                Block::Paragraph(vec![
                    text("A "),
                    Span::Strong("step".to_owned()),
                    text(" by "),
                    Span::Rule("R8".to_owned()),
                    text(", not [x] or **y."),
                ]),
                Block::Bullets(vec![vec![text("one more")], vec![text("two")]]),
                Block::Table {
                    head: vec!["a".to_owned(), "b".to_owned()],
                    rows: vec![vec!["1".to_owned(), String::new()]],
                },
                Block::Paragraph(vec![text("end")]),
            ]
        );
    }

    proptest! {
        #[test]
        fn junk_never_panics(junk in "([#|*\\[\\]\\- .\\n]|[0-9RPCT]|\\PC){0,200}", query in "\\PC{0,20}") {
            let book = Rulebook::parse(&junk);
            let _ = book.plain();
            let _ = book.search(&query);
            let _ = book.find(&query);
            for entry in book.entries() {
                let _ = (entry.summary(), entry.references().count());
            }
        }

        #[test]
        fn plain_text_is_kept(line in "[a-z ,.*\\[\\]é]{0,60}") {
            let book = Rulebook::parse(&format!("# 1 A\n## 1.0 B\nx {line}"));
            let bare = |s: &str| s.replace("**", "").split_whitespace().collect::<String>();
            let plain = plain_of(&book);
            prop_assert_eq!(bare(&plain), bare(&format!("x {line}")));
        }
    }

    fn plain_of(book: &Rulebook) -> String {
        book.chapters[0].entries[0].summary()
    }
}
