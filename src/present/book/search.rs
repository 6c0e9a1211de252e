//! Finding entries by their words.

use super::{BookEntry, Rulebook};

impl Rulebook {
    /// The entries in which every word of the query occurs, whatever the case, in German
    /// however an umlaut is typed («Rückzug», «Rueckzug», «Ruckzug») and, in Russian and
    /// Ukrainian, whatever the ending: first the one whose number it is, then
    /// those with more of the words in the title, then in the order of the book.
    /// Nothing for an empty query.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&BookEntry> {
        let query = folded(query);
        let words: Vec<[String; 2]> = query
            .split(|c: char| c.is_whitespace() || c == '-')
            .filter(|word| !word.is_empty())
            .map(without_ending)
            .map(|word| [word.to_owned(), without_umlauts(word)])
            .collect();
        let occurs = |word: &[String; 2], text: &str| word.iter().any(|way| text.contains(way));
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<_> = self
            .entries()
            .filter_map(|entry| {
                let text = folded(&entry.plain());
                if !words.iter().all(|word| occurs(word, &text)) {
                    return None;
                }
                let title = folded(&entry.title);
                let missing = words.iter().filter(|word| !occurs(word, &title)).count();
                let exact = entry.number.eq_ignore_ascii_case(query.trim());
                Some(((!exact, missing), entry))
            })
            .collect();
        hits.sort_by_key(|(rank, _)| *rank);
        hits.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// A text as it is compared in a search: small letters, and one letter for those
/// that people type either way.
fn folded(text: &str) -> String {
    let one = |c| match c {
        'ё' => 'е',
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        '’' | 'ʼ' => '\'',
        c => c,
    };
    let small = text.to_lowercase().replace('ß', "ss");
    small.chars().map(one).collect()
}

/// The same word if it was typed on a keyboard that has no umlauts.
fn without_umlauts(word: &str) -> String {
    let pairs = [("ae", "a"), ("oe", "o"), ("ue", "u")];
    let without = |word: String, (typed, letter)| word.replace(typed, letter);
    pairs.into_iter().fold(word.to_owned(), without)
}

/// A Cyrillic word without the vowels it ends with, which change with its case:
/// whoever types «атака» means «атаки» as well. Other words stay as they are, and
/// four letters are always kept.
fn without_ending(word: &str) -> &str {
    let mut rest = word;
    while rest.chars().count() > 4 && rest.ends_with(ENDINGS) {
        let mut chars = rest.chars();
        chars.next_back();
        rest = chars.as_str();
    }
    rest
}

/// The small letters that endings are made of.
const ENDINGS: [char; 15] = [
    'а', 'е', 'и', 'о', 'у', 'ы', 'э', 'ю', 'я', 'і', 'ї', 'є', 'й', 'ь', 'ъ',
];
