//! What people write, read as Markdown (CommonMark with tables): texts of books, lessons
//! and studies, and comments. All of them are read here.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeWithOffset};
use std::fmt::Write as _;

/// A piece of text that stands on its own lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A heading within a text, and of which level it is, from 1.
    Heading(u8, Vec<Span>),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list, with the lists in it.
    List(Vec<ListItem>),
    /// What somebody else said.
    Quote(Vec<Passage>),
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

/// An item of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListItem {
    /// In how many other lists its list is.
    pub depth: u8,
    /// What stands before it.
    pub mark: ItemMark,
    /// What it says.
    pub text: Vec<Span>,
}

/// What stands before an item of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemMark {
    /// A point.
    Point,
    /// Its number.
    Number(u64),
    /// Nothing: it is another paragraph of the item above.
    More,
}

impl ItemMark {
    /// As it is written: "•", "3." or nothing.
    #[must_use]
    pub fn written(self) -> String {
        match self {
            Self::Point => "•".to_owned(),
            Self::Number(n) => format!("{n}."),
            Self::More => String::new(),
        }
    }
}

/// A run of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// A defined term, or what else is bold.
    Strong(String),
    /// What leans.
    Slanted(String),
    /// What is typed.
    Code(String),
    /// A cross reference, without its brackets: "7.6".
    Rule(String),
}

impl Span {
    /// Its words; a reference has its brackets.
    #[must_use]
    pub fn plain(&self) -> String {
        match self {
            Self::Text(text) | Self::Strong(text) | Self::Slanted(text) | Self::Code(text) => {
                text.clone()
            }
            Self::Rule(number) => format!("[{number}]"),
        }
    }
}

impl Passage {
    /// Its words, line by line, without styles; items keep what stands before them.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        match self {
            Self::Heading(_, spans) | Self::Paragraph(spans) => vec![plain(spans)],
            Self::List(items) => items
                .iter()
                .map(|item| {
                    let indent = "  ".repeat(usize::from(item.depth));
                    let mark = item.mark.written();
                    let line = format!("{mark} {}", plain(&item.text));
                    indent + line.trim_start()
                })
                .collect(),
            Self::Quote(of) => {
                let lines = of.iter().flat_map(Self::lines);
                lines.map(|line| format!("› {line}")).collect()
            }
            Self::Table { head, rows } => std::iter::once(head)
                .chain(rows)
                .map(|row| row.join("\t"))
                .collect(),
            Self::Code(lines) => lines.clone(),
        }
    }

    /// Every run of text in it, in order; cells and what is typed have none.
    #[must_use]
    pub fn spans(&self) -> Vec<&Span> {
        match self {
            Self::Heading(_, spans) | Self::Paragraph(spans) => spans.iter().collect(),
            Self::List(items) => items.iter().flat_map(|item| &item.text).collect(),
            Self::Quote(of) => of.iter().flat_map(Self::spans).collect(),
            Self::Table { .. } | Self::Code(_) => Vec::new(),
        }
    }
}

/// The text without styles; references keep their brackets.
pub(crate) fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::plain).collect()
}

/// A text in Markdown without its marks, line by line and without empty ones.
#[must_use]
pub fn unmarked(text: &str) -> Vec<String> {
    full_lines(&passages(text))
}

/// The same of what has been read.
#[must_use]
pub fn full_lines(read: &[Passage]) -> Vec<String> {
    let lines = read.iter().flat_map(Passage::lines);
    lines.filter(|line| !line.trim().is_empty()).collect()
}

/// Reads a text. Takes any; what is no markup is text. Pictures are left out of what is
/// read here, but for the words that stand for them.
#[must_use]
pub fn passages(text: &str) -> Vec<Passage> {
    let text = with_tables(text);
    let parser = Parser::new_ext(&text, Options::ENABLE_TABLES);
    let mut reader = Reader::default();
    for (event, at) in TextMergeWithOffset::new(parser.into_offset_iter()) {
        if matches!(event, Event::Start(Tag::Item)) {
            let item = text.get(at).unwrap_or_default().trim_start();
            let digits = item.bytes().take_while(u8::is_ascii_digit).count();
            reader.typed = item[..digits].parse().ok();
        }
        reader.event(event);
    }
    reader.close();
    reader.done.swap_remove(0)
}

/// Tables stand for themselves and may do without the line below their head: people who
/// begin lines with `|` mean a table.
fn with_tables(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut fenced, mut row) = (false, false);
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let bare = line.trim();
        let fence = bare.starts_with("```");
        let is_row = !fenced && bare.starts_with('|');
        if is_row != row && !fenced {
            out.push('\n');
        }
        out += if is_row { bare } else { line };
        out.push('\n');
        if is_row && !row {
            let ruled = lines.peek().is_some_and(|next| is_rule(next.trim()));
            let cells = bare.trim_matches('|').split('|').count();
            if ruled {
                // Rows are as long as they are, also the rule.
                lines.next();
            }
            let _ = writeln!(out, "|{}", " - |".repeat(cells));
        }
        fenced ^= fence;
        row = is_row;
    }
    out
}

fn is_rule(line: &str) -> bool {
    let rule = |c| matches!(c, '-' | '|' | ' ' | ':');
    line.starts_with('|') && line.contains('-') && line.chars().all(rule)
}

/// A list that is being read.
#[derive(Clone, Copy)]
struct OpenList {
    numbered: bool,
    /// Whether it is none: "- 21. January" is an item that begins with a day.
    day: bool,
}

/// What is being read.
struct Reader {
    /// What is done: of the text, and of each quotation that is open.
    done: Vec<Vec<Passage>>,
    spans: Vec<Span>,
    text: String,
    /// How many marks of each kind are open: bold, leaning.
    style: [u8; 2],
    heading: Option<u8>,
    /// The lists that are open.
    lists: Vec<OpenList>,
    /// The number that somebody typed before an item: days of a month leave some out.
    typed: Option<u64>,
    items: Vec<ListItem>,
    /// What stands before what is read next of an item.
    mark: Option<ItemMark>,
    code: Option<String>,
    table: Option<Vec<Vec<String>>>,
    cell: Option<String>,
    /// Where the links that are open lead, and where their words begin.
    links: Vec<(String, usize)>,
}

impl Default for Reader {
    fn default() -> Self {
        Self {
            done: vec![Vec::new()],
            spans: Vec::new(),
            text: String::new(),
            style: [0; 2],
            heading: None,
            lists: Vec::new(),
            typed: None,
            items: Vec::new(),
            mark: None,
            code: None,
            table: None,
            cell: None,
            links: Vec::new(),
        }
    }
}

impl Reader {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) | Event::InlineHtml(text) => self.say(&text),
            // Nothing of it means anything here: it is read as it is written.
            Event::Html(text) => self.say(text.trim_end()),
            Event::Code(text) => match &mut self.cell {
                Some(cell) => cell.push_str(&text),
                None => {
                    self.flush();
                    self.spans.push(Span::Code(text.into_string()));
                }
            },
            Event::SoftBreak => self.say(" "),
            Event::HardBreak => self.break_line(),
            Event::Rule => self.close(),
            Event::InlineMath(text) | Event::DisplayMath(text) => self.say(&text),
            Event::FootnoteReference(text) => self.say(&text),
            Event::TaskListMarker(_) => {}
        }
    }

    /// Words in the style that is open.
    fn say(&mut self, words: &str) {
        match (&mut self.code, &mut self.cell) {
            (Some(code), _) => code.push_str(words),
            (_, Some(cell)) => cell.push_str(words),
            _ => self.text.push_str(words),
        }
    }

    /// A line that ends where its writer says.
    fn break_line(&mut self) {
        if self.heading.is_some() || self.cell.is_some() {
            return self.say(" ");
        }
        self.close();
        if !self.lists.is_empty() {
            self.mark = Some(ItemMark::More);
        }
    }

    /// What was said in one style is a run.
    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        if text.is_empty() {
            return;
        }
        match self.style {
            [0, 0] => references(&text, &mut self.spans),
            [0, _] => self.spans.push(Span::Slanted(text)),
            _ => self.spans.push(Span::Strong(text)),
        }
    }

    fn put(&mut self, passage: Passage) {
        if let Some(last) = self.done.last_mut() {
            last.push(passage);
        }
    }

    /// What has been said so far stands on its own lines.
    fn close(&mut self) {
        self.flush();
        let mut spans = std::mem::take(&mut self.spans);
        if let Some(Span::Text(last)) = spans.last_mut() {
            last.truncate(last.trim_end().len());
        }
        if let Some(level) = self.heading.take() {
            self.put(Passage::Heading(level, spans));
        } else if !self.lists.is_empty() {
            let depth = self.lists.iter().filter(|list| !list.day).count() - 1;
            let depth = u8::try_from(depth).unwrap_or(u8::MAX);
            let mark = self.mark.take();
            if mark.is_some() || !spans.is_empty() {
                let mark = mark.unwrap_or(ItemMark::More);
                let text = spans;
                self.items.push(ListItem { depth, mark, text });
            }
        } else if !spans.is_empty() {
            self.put(Passage::Paragraph(spans));
        }
    }

    /// The items read so far are a list.
    fn close_list(&mut self) {
        self.close();
        let items = std::mem::take(&mut self.items);
        if !items.is_empty() {
            self.put(Passage::List(items));
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph | Tag::HtmlBlock => {}
            Tag::Heading { level, .. } => {
                self.close_list();
                self.heading = Some(level as u8);
            }
            Tag::BlockQuote(_) => {
                self.close_list();
                self.done.push(Vec::new());
            }
            Tag::CodeBlock(_) => {
                self.close_list();
                self.code = Some(String::new());
            }
            Tag::List(first) => {
                let numbered = first.is_some();
                let begins = self.mark.is_some() && self.text.is_empty() && self.spans.is_empty();
                let day = numbered && begins;
                if !self.lists.is_empty() && !day {
                    self.close();
                }
                self.lists.push(OpenList { numbered, day });
            }
            Tag::Item => {
                let list = self.lists.last().copied();
                let number = self
                    .typed
                    .take()
                    .filter(|_| list.is_some_and(|it| it.numbered));
                if list.is_some_and(|list| list.day) {
                    if self.mark.is_none() {
                        self.close();
                        self.mark = Some(ItemMark::More);
                    }
                    return self.say(&number.map_or_else(String::new, |n| format!("{n}. ")));
                }
                self.close();
                self.mark = Some(number.map_or(ItemMark::Point, ItemMark::Number));
            }
            Tag::Table(_) => {
                self.close_list();
                self.table = Some(Vec::new());
            }
            Tag::TableHead | Tag::TableRow => {
                if let Some(rows) = &mut self.table {
                    rows.push(Vec::new());
                }
            }
            Tag::TableCell => self.cell = Some(String::new()),
            Tag::Strong => {
                self.flush();
                self.style[0] += 1;
            }
            Tag::Emphasis => {
                self.flush();
                self.style[1] += 1;
            }
            Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } => {
                self.flush();
                self.links.push((dest_url.into_string(), self.spans.len()));
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph | TagEnd::HtmlBlock | TagEnd::Heading(_) | TagEnd::Item => {
                self.close();
            }
            TagEnd::BlockQuote(_) => {
                self.close_list();
                if let Some(said) = self.done.pop() {
                    self.put(Passage::Quote(said));
                }
            }
            TagEnd::CodeBlock => {
                let code = self.code.take().unwrap_or_default();
                let lines = code.lines().map(|line| line.trim_end().to_owned());
                self.put(Passage::Code(lines.collect()));
            }
            TagEnd::List(_) => {
                self.close();
                if self.lists.len() == 1 {
                    self.close_list();
                }
                self.lists.pop();
            }
            TagEnd::Table => {
                let mut rows = self.table.take().unwrap_or_default().into_iter();
                if let Some(head) = rows.next() {
                    let rows = rows.collect();
                    self.put(Passage::Table { head, rows });
                }
            }
            TagEnd::TableCell => {
                let cell = self.cell.take().unwrap_or_default();
                let row = self.table.as_mut().and_then(|rows| rows.last_mut());
                if let Some(row) = row {
                    row.push(cell.trim().to_owned());
                }
            }
            TagEnd::Strong => {
                self.flush();
                self.style[0] = self.style[0].saturating_sub(1);
            }
            TagEnd::Emphasis => {
                self.flush();
                self.style[1] = self.style[1].saturating_sub(1);
            }
            TagEnd::Link | TagEnd::Image => {
                self.flush();
                if let Some((to, begun)) = self.links.pop() {
                    let said = plain(self.spans.get(begun..).unwrap_or_default());
                    // Nothing is opened from here: the address can be read.
                    let address = to.strip_prefix("mailto:").unwrap_or(&to);
                    if !address.is_empty() && said != address && tag == TagEnd::Link {
                        self.say(&format!(" ({address})"));
                    }
                }
            }
            _ => {}
        }
    }
}

/// Plain text with its cross references told apart; brackets around anything else are
/// text.
fn references(mut rest: &str, out: &mut Vec<Span>) {
    let mut text = String::new();
    while let Some(c) = rest.chars().next() {
        if let Some((span, after)) = reference(rest) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn text(said: &str) -> Span {
        Span::Text(said.to_owned())
    }

    #[test]
    fn every_kind_of_markup_is_read_and_no_mark_of_it_is_left() {
        let read = passages(
            "# Head *leaning*\n\nA *word*, **another**, `typed` and\n[a page](https://a.example/x) \
             [7.6], not [x] or 2 * 3 * 4.\n\n\
             1. one\n2. two\n   - within\n\n> Said\n> by others\n\n```\n*as typed*\n```\n| a | b |\n| 1 |\nend",
        );
        let item = |depth, mark, said: &str| ListItem {
            depth,
            mark,
            text: vec![text(said)],
        };
        let expected = vec![
            Passage::Heading(1, vec![text("Head "), Span::Slanted("leaning".to_owned())]),
            Passage::Paragraph(vec![
                text("A "),
                Span::Slanted("word".to_owned()),
                text(", "),
                Span::Strong("another".to_owned()),
                text(", "),
                Span::Code("typed".to_owned()),
                text(" and "),
                text("a page"),
                text(" (https://a.example/x) "),
                Span::Rule("7.6".to_owned()),
                text(", not [x] or 2 * 3 * 4."),
            ]),
            Passage::List(vec![
                item(0, ItemMark::Number(1), "one"),
                item(0, ItemMark::Number(2), "two"),
                item(1, ItemMark::Point, "within"),
            ]),
            Passage::Quote(vec![Passage::Paragraph(vec![text("Said by others")])]),
            Passage::Code(vec!["*as typed*".to_owned()]),
            Passage::Table {
                head: vec!["a".to_owned(), "b".to_owned()],
                rows: vec![vec!["1".to_owned(), String::new()]],
            },
            Passage::Paragraph(vec![text("end")]),
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn a_text_without_its_marks_is_what_is_read_aloud() {
        let lines = unmarked("## Hold?\n\n**Yes** (*3* votes)\n- A. `Hold`: 2\n\n5 - 3 = 2");
        assert_eq!(
            lines,
            ["Hold?", "Yes (3 votes)", "• A. Hold: 2", "5 - 3 = 2"]
        );
        assert_eq!(unmarked("<b>\n"), ["<b>"]);
        assert!(unmarked(" \n\n").is_empty());
    }

    #[test]
    fn days_of_a_month_are_no_numbers_of_a_list_and_stay_as_they_were_typed() {
        let days = unmarked(
            "3. Februar: Schnee.\n5. Februar: *Regen*.\n\n- 21. Januar: Frost.\n- 30. Januar",
        );
        let told = [
            "3. Februar: Schnee.",
            "5. Februar: Regen.",
            "• 21. Januar: Frost.",
            "• 30. Januar",
        ];
        assert_eq!(days, told);
    }

    #[test]
    fn the_address_of_a_link_is_told_once() {
        let read = |said: &str| unmarked(said).join("\n");
        assert_eq!(read("<https://a.example>"), "https://a.example");
        assert_eq!(
            read("[here](https://a.example)"),
            "here (https://a.example)"
        );
        assert_eq!(read("![A map](map.png) seen"), "A map seen");
    }
}
