//! Finding entries by their words.

use super::{BookEntry, Rulebook};

/// What is looked for: words, each as it may be written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sought(Vec<[String; 2]>);

impl Sought {
    /// The words of a query.
    #[must_use]
    pub fn new(query: &str) -> Self {
        let query = folded(query);
        let words = query
            .split(|c: char| c.is_whitespace() || c == '-')
            .filter(|word| !word.is_empty())
            .map(without_ending)
            .map(|word| [word.to_owned(), without_umlauts(word)]);
        Self(words.collect())
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A text in parts, one after the other, and of each whether it is a word in which
    /// something occurs that is looked for.
    #[must_use]
    pub fn parts<'a>(&self, text: &'a str) -> Vec<(bool, &'a str)> {
        let (mut parts, mut from): (Vec<(bool, &str)>, usize) = (Vec::new(), 0);
        let is_hit = |word: &str| {
            let word = folded(word);
            self.0.iter().any(|sought| occurs(sought, &word))
        };
        // «об’єднання» is one word, «5.2» another.
        let ends = |c: char| !c.is_alphanumeric() && !['.', '\'', '’', 'ʼ'].contains(&c);
        let words = text.split_inclusive(ends);
        let mut take = |part: &'a str, hit: bool| {
            if let Some((last, so_far)) = parts.last_mut()
                && *last == hit
            {
                *so_far = &text[from - so_far.len()..from + part.len()];
            } else if !part.is_empty() {
                parts.push((hit, part));
            }
            from += part.len();
        };
        for word in words {
            let end = word.trim_end_matches(|c: char| !c.is_alphanumeric());
            take(end, is_hit(end));
            take(&word[end.len()..], false);
        }
        parts
    }
}

fn occurs(word: &[String; 2], text: &str) -> bool {
    word.iter().any(|way| text.contains(way))
}

impl Rulebook {
    /// The entries in which every word of the query occurs, whatever the case, in German
    /// however an umlaut is typed («Rückzug», «Rueckzug», «Ruckzug») and, in Russian and
    /// Ukrainian, whatever the ending: first the one whose number it is, then
    /// those with more of the words in the title, then in the order of the book.
    /// Nothing for an empty query.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&BookEntry> {
        let Sought(words) = Sought::new(query);
        let query = folded(query);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_that_are_looked_for_are_found_in_a_text_and_nothing_of_it_is_lost() {
        let text = "Rückzug, die Rückzüge; Angriff – und ein Rückzugsweg.";
        let parts = Sought::new("rueckzug").parts(text);
        let hits: Vec<&str> = parts
            .iter()
            .filter(|(hit, _)| *hit)
            .map(|(_, part)| *part)
            .collect();
        assert_eq!(hits, ["Rückzug", "Rückzüge", "Rückzugsweg"]);
        assert_eq!(
            parts.iter().map(|(_, part)| *part).collect::<String>(),
            text
        );
        // Russian words whatever their ending.
        let parts = Sought::new("атака").parts("Атаки и атаку");
        assert_eq!(parts, [(true, "Атаки"), (false, " и "), (true, "атаку")]);
        // An apostrophe is no end of a word, however it is typed, nor a point in a number.
        let parts = Sought::new("об'єднання").parts("Про об’єднання.");
        assert_eq!(parts, [(false, "Про "), (true, "об’єднання"), (false, ".")]);
        assert_eq!(
            Sought::new("5.2").parts("5.2."),
            [(true, "5.2"), (false, ".")]
        );
        assert_eq!(Sought::new("").parts("Hex"), [(false, "Hex")]);
        assert_eq!(Sought::new("x").parts(""), []);
    }
}
