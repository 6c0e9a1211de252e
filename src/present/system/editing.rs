//! What a system says of its scenario files, so that people can look through them,
//! correct them and make their own: plain data; no file of the window knows a game.

use crate::json::{Doc, Keys, fact};
use crate::words::tr;
use std::fmt::Write as _;

/// What a fact of a scenario rests on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Footing {
    /// The published text states or forces it.
    Attested,
    /// It follows from what is attested.
    Derived,
    /// It was made up to fit the rest, because its source is lost.
    Reconstructed,
    /// Whoever edits it said so.
    Changed,
}

impl Footing {
    /// All of them, the firmest first.
    pub const ALL: [Self; 4] = [
        Self::Attested,
        Self::Derived,
        Self::Reconstructed,
        Self::Changed,
    ];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attested => "attested",
            Self::Derived => "derived",
            Self::Reconstructed => "reconstructed",
            Self::Changed => "changed",
        }
    }

    /// The footing that a mark begins with: files say “derived: because …”, too.
    #[must_use]
    pub fn of_mark(mark: &str) -> Option<Self> {
        let word: String = mark.chars().take_while(char::is_ascii_alphabetic).collect();
        Self::ALL.into_iter().find(|footing| footing.word() == word)
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> String {
        tr!("editor-footing", footing = self.word())
    }

    /// One letter of it, for the map.
    #[must_use]
    pub fn letter(self) -> String {
        tr!("editor-footing-letter", footing = self.word())
    }
}

/// What a fact is about: where it is looked up and shown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// The game as a whole.
    Game,
    /// A place.
    Place(String),
    /// The side between two places.
    Side([String; 2]),
    /// A unit.
    Unit(String),
}

/// How a fact is corrected.
#[derive(Clone, PartialEq, Debug)]
pub enum Entering {
    /// Yes or no.
    Flag,
    /// One of these; an absent fact is [`Doc::Null`] here.
    Choice(Vec<(Doc, String)>),
    /// A whole number.
    Whole {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// Whether there may be none.
        optional: bool,
    },
    /// A line of text.
    Text {
        /// The longest, in characters.
        most: usize,
        /// Whether there may be none.
        optional: bool,
    },
    /// Names or numbers, one after the other.
    List {
        /// Whether they are numbers.
        numbers: bool,
    },
    /// It is there, or it is taken out; this is put in where it is not there.
    There(Option<Doc>),
}

/// A fact of a scenario file.
#[derive(Clone, PartialEq, Debug)]
pub struct Stated {
    /// Its name in the document.
    pub at: String,
    /// The part of the scenario it belongs to: "Map".
    pub chapter: String,
    /// What it is about: "B4 Tolmach: terrain".
    pub what: String,
    /// What it says: "woods".
    pub says: String,
    /// What it rests on; `None` for what only names and explains, which nobody has to
    /// check.
    pub footing: Option<Footing>,
    /// Where it comes from, and what else is known of it; may be empty.
    pub source: String,
    /// What it is about.
    pub about: Topic,
    /// How it is corrected.
    pub entering: Entering,
}

impl Stated {
    /// What it is about, and which of its facts it is: "B4 Tolmach", "terrain".
    #[must_use]
    pub fn parts(&self) -> (&str, &str) {
        self.what.rsplit_once(": ").unwrap_or(("", &self.what))
    }

    /// Whether whoever looks at the other one sees this one with the same glance: it is
    /// about the same place, side or counter; of the game as a whole, about the same row
    /// of the same table.
    #[must_use]
    pub fn goes_with(&self, other: &Self) -> bool {
        let same = self.about == other.about && self.chapter == other.chapter;
        match self.about {
            Topic::Game => {
                let of = self.parts().0;
                same && (self.at == other.at || !of.is_empty() && of == other.parts().0)
            }
            _ => same,
        }
    }
}

/// What a brush does. `{}` in the name of a fact stands for a place.
#[derive(Clone, PartialEq, Debug)]
pub enum BrushWork {
    /// These facts of a place become this.
    Paint(Vec<(String, Option<Doc>)>),
    /// A text is typed in for this fact of a place.
    Write(String),
    /// A side between two places is put into this list, or taken out of it.
    Side {
        /// The list.
        list: String,
        /// The entry, without the places.
        entry: Doc,
    },
    /// A new unit is put there.
    Unit {
        /// The entry, without its place. For `{}` in its texts, and in its code where it
        /// has one, stands a number that is free.
        entry: Doc,
    },
    /// The place is taken off the map.
    Erase,
}

/// Something to paint with.
#[derive(Clone, PartialEq, Debug)]
pub struct Brush {
    /// What it belongs to: "Terrain".
    pub group: String,
    /// What people call it: "woods".
    pub name: String,
    /// What it does.
    pub does: BrushWork,
}

/// What can be done with the scenarios of a system.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Workshop {
    /// What can be painted and put down.
    pub brushes: Vec<Brush>,
    /// The list of places, and the field with their names.
    pub places: (&'static str, &'static str),
    /// The list of units, and the fields with their codes and places.
    pub units: (&'static str, &'static str, &'static str),
    /// In the position that a scenario may begin in: the list of units, and the fields with
    /// their codes and places.
    pub opening: (&'static str, &'static str, &'static str),
    /// What becomes of a place's fields when it is copied: these.
    pub copied: &'static [&'static str],
    /// The empty scenarios that one can begin with.
    pub blanks: Vec<Blank>,
    /// How rows and columns are added, where they can be.
    pub grid: Option<GridShape>,
}

impl Workshop {
    /// The lists of what lies on the sides between places.
    pub fn sides(&self) -> impl Iterator<Item = &str> {
        let lists = self.brushes.iter().filter_map(|brush| match &brush.does {
            BrushWork::Side { list, .. } => Some(list.as_str()),
            _ => None,
        });
        let mut seen: Vec<&str> = Vec::new();
        lists.filter(move |list| {
            let new = !seen.contains(list);
            seen.push(list);
            new
        })
    }
}

/// A grid that can become another size: its places are called by a letter for the row and
/// a number for the column.
#[derive(Clone, PartialEq, Debug)]
pub struct GridShape {
    /// The kind of empty map that it is like.
    pub kind: &'static str,
    /// The fact that says which rows lie half a place further east.
    pub shifted: Option<&'static str>,
    /// The entry of a new place without its name, for which `{}` stands.
    pub fresh: Doc,
}

/// A kind of empty scenario that one can begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blank {
    /// Its word.
    pub key: &'static str,
    /// The least and the most rows and columns.
    pub bounds: [[u8; 2]; 2],
    /// The most places there may be.
    pub most: u16,
}

impl Blank {
    /// What people call it.
    #[must_use]
    pub fn name(&self) -> String {
        tr!("editor-blank", kind = self.key)
    }

    /// What people call its grid.
    #[must_use]
    pub fn grid_name(&self) -> String {
        tr!("editor-grid", kind = self.key)
    }
}

/// A list of facts being written down.
pub struct Ledger<'a> {
    doc: &'a Doc,
    keys: Keys,
    chapter: String,
    facts: Vec<Stated>,
}

impl<'a> Ledger<'a> {
    /// An empty list about this document.
    #[must_use]
    pub const fn of(doc: &'a Doc, keys: Keys) -> Self {
        Self {
            doc,
            keys,
            chapter: String::new(),
            facts: Vec::new(),
        }
    }

    /// What follows belongs to this part of the scenario.
    pub fn chapter(&mut self, chapter: String) {
        self.chapter = chapter;
    }

    /// The document.
    #[must_use]
    pub const fn doc(&self) -> &'a Doc {
        self.doc
    }

    /// A fact of the document.
    #[must_use]
    pub fn find(&self, at: &str) -> Option<&'a Doc> {
        fact(self.doc, at, self.keys)
    }

    /// A text of the document; empty if there is none.
    #[must_use]
    pub fn text(&self, at: &str) -> &'a str {
        match self.find(at) {
            Some(Doc::Text(text)) => text,
            _ => "",
        }
    }

    /// Writes a fact down.
    pub fn state(
        &mut self,
        at: String,
        what: String,
        about: &Topic,
        entering: Entering,
        (footing, source): (Option<Footing>, &str),
    ) {
        let says = said(self.find(&at), &entering);
        self.facts.push(Stated {
            at,
            chapter: self.chapter.clone(),
            what,
            says,
            footing,
            source: source.to_owned(),
            about: about.clone(),
            entering,
        });
    }

    /// All that was written down.
    #[must_use]
    pub fn facts(self) -> Vec<Stated> {
        self.facts
    }
}

/// A fact in words.
#[must_use]
pub fn said(value: Option<&Doc>, entering: &Entering) -> String {
    if let Entering::Choice(choices) = entering {
        let value = value.unwrap_or(&Doc::Null);
        let found = choices.iter().find(|(choice, _)| choice == value);
        if let Some((_, name)) = found {
            return name.clone();
        }
    }
    match (value, entering) {
        (Some(Doc::Null) | None, Entering::There(_)) => tr!("editor-not-there"),
        (Some(_), Entering::There(_)) => tr!("editor-there"),
        (None | Some(Doc::Null), _) => tr!("editor-none"),
        (Some(Doc::Bool(yes)), _) => tr!("editor-flag", on = yes.to_string()),
        (Some(Doc::Text(text)), _) if text.is_empty() => tr!("editor-none"),
        (Some(Doc::Text(text)), _) => text.clone(),
        (Some(Doc::List(list)), _) => {
            let mut words = String::new();
            for (n, doc) in list.iter().enumerate() {
                let comma = if n > 0 { ", " } else { "" };
                let word = match doc {
                    Doc::Text(text) => text.clone(),
                    other => other.to_string(),
                };
                // Writing to a string cannot fail.
                let _ = write!(words, "{comma}{word}");
            }
            match words.is_empty() {
                true => tr!("editor-none"),
                false => words,
            }
        }
        (Some(other), _) => other.to_string(),
    }
}

impl Entering {
    /// What was typed, as the document has it; `None` if it cannot be so.
    #[must_use]
    pub fn read(&self, typed: &str) -> Option<Option<Doc>> {
        let typed = typed.trim();
        match self {
            Self::Flag | Self::Choice(_) | Self::There(_) => None,
            Self::Whole {
                least,
                most,
                optional,
            } => match typed {
                "" => optional.then_some(Some(Doc::Null)),
                _ => {
                    let number: i64 = typed.replace('\u{2212}', "-").parse().ok()?;
                    (*least..=*most)
                        .contains(&number)
                        .then(|| Some(number.into()))
                }
            },
            Self::Text { most, optional } => match typed {
                "" => optional.then_some(Some("".into())),
                _ => {
                    let fits =
                        typed.chars().count() <= *most && !typed.chars().any(char::is_control);
                    fits.then(|| Some(typed.into()))
                }
            },
            Self::List { numbers } => {
                let words = typed.split([',', ';']).map(str::trim);
                let words = words.filter(|word| !word.is_empty());
                let list: Option<Vec<Doc>> = words
                    .map(|word| match numbers {
                        true => word.parse::<u64>().ok().map(Doc::Whole),
                        false => Some(word.into()),
                    })
                    .collect();
                list.map(|list| Some(Doc::List(list)))
            }
        }
    }

    /// What may be entered, in words; empty if it is chosen.
    #[must_use]
    pub fn told(&self) -> String {
        match self {
            Self::Whole { least, most, .. } => {
                tr!("editor-enter-whole", least = *least, most = *most)
            }
            Self::Text { most, .. } => tr!("editor-enter-text", n = *most),
            Self::List { .. } => tr!("editor-enter-list"),
            Self::Flag | Self::Choice(_) | Self::There(_) => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_tells_what_a_fact_rests_on_even_with_its_reason() {
        assert_eq!(Footing::of_mark("derived: because"), Some(Footing::Derived));
        assert_eq!(Footing::of_mark("attested"), Some(Footing::Attested));
        assert_eq!(Footing::of_mark("mixed"), None);
    }

    #[test]
    fn what_is_typed_is_read_within_its_bounds_or_not_at_all() {
        let whole = Entering::Whole {
            least: 1,
            most: 9,
            optional: true,
        };
        assert_eq!(whole.read(" 9 "), Some(Some(Doc::Whole(9))));
        assert_eq!(whole.read(""), Some(Some(Doc::Null)));
        assert_eq!(whole.read("10"), None);
        assert_eq!(whole.read("x"), None);
        let text = Entering::Text {
            most: 3,
            optional: false,
        };
        assert_eq!((text.read(""), text.read("abcd")), (None, None));
        assert_eq!(text.read("a"), Some(Some("a".into())));
        let list = Entering::List { numbers: true };
        let two = Doc::List(vec![Doc::Whole(5), Doc::Whole(7)]);
        assert_eq!(list.read("5, 7"), Some(Some(two)));
        assert_eq!(list.read("5, x"), None);
    }
}
