//! What people draw on the map: arrows, circles and notes. They belong to a
//! position, not to the game, and mean nothing to the rules.

use super::board::MapView;
use crate::engine::SideNo;
use crate::space::shape::PlaceId;
use crate::words::tr;

/// The longest note that is typed, in characters, and the most of one that is
/// shown on the map and in lists.
pub const LONGEST_NOTE: usize = 160;

/// The longest note that is kept, in characters. Other programs may have written
/// more than can be typed here.
pub const LONGEST_KEPT: usize = 20_000;

/// What a drawing is about; each has a colour of its own, and the last is also
/// dashed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Meaning {
    /// A side.
    Side(SideNo),
    /// What matters here.
    Key,
    /// What might be or might have been.
    Idea,
}

/// What places and sides are called where drawings are told of and kept.
pub trait Names {
    /// The number of a place: "C6".
    fn place_name(&self, place: PlaceId) -> String;
    /// The place of this number.
    fn place_named(&self, name: &str) -> Option<PlaceId>;
    /// The word of a side in saved games: "soviet".
    fn side_word(&self, side: SideNo) -> &'static str;
    /// What a side is called, for people.
    fn side_name(&self, side: SideNo) -> String;
}

impl Names for MapView {
    fn place_name(&self, place: PlaceId) -> String {
        let found = self.place(place);
        found.map_or_else(String::new, |p| p.name.clone())
    }

    fn place_named(&self, name: &str) -> Option<PlaceId> {
        self.named(name)
    }

    fn side_word(&self, side: SideNo) -> &'static str {
        self.side(side).key
    }

    fn side_name(&self, side: SideNo) -> String {
        self.side(side).name.clone()
    }
}

impl Default for Meaning {
    fn default() -> Self {
        Self::Side(SideNo::A)
    }
}

impl Meaning {
    /// Every meaning, in the order they are offered.
    pub const ALL: [Self; 4] = [
        Self::Side(SideNo::A),
        Self::Side(SideNo::B),
        Self::Key,
        Self::Idea,
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self, names: &impl Names) -> String {
        match self {
            Self::Side(side) => names.side_name(side),
            Self::Key => tr!("draw-key"),
            Self::Idea => tr!("draw-idea"),
        }
    }

    /// Its word in saved games.
    #[must_use]
    pub fn word(self, names: &impl Names) -> &'static str {
        match self {
            Self::Side(side) => names.side_word(side),
            Self::Key => "key",
            Self::Idea => "idea",
        }
    }

    /// The next one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Side(SideNo::A) => Self::Side(SideNo::B),
            Self::Side(SideNo::B) => Self::Key,
            Self::Key => Self::Idea,
            Self::Idea => Self::Side(SideNo::A),
        }
    }
}

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// An arrow from one hex to another.
    Arrow {
        /// Where it starts.
        from: PlaceId,
        /// Where it ends.
        to: PlaceId,
    },
    /// A circle round a hex.
    Circle {
        /// The hex.
        hex: PlaceId,
    },
    /// A few words at a hex.
    Note {
        /// The hex.
        hex: PlaceId,
        /// The words, on one line.
        text: String,
    },
}

/// Something drawn on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// What.
    pub figure: Figure,
    /// What it is about.
    pub meaning: Meaning,
}

impl Annotation {
    /// What a stroke from one hex to another draws: an arrow, or a circle where
    /// it ends in the hex it began in.
    #[must_use]
    pub fn stroke(from: PlaceId, to: PlaceId, meaning: Meaning) -> Self {
        let figure = match from == to {
            true => Figure::Circle { hex: from },
            false => Figure::Arrow { from, to },
        };
        Self { figure, meaning }
    }

    /// A note at a hex; `None` without words.
    #[must_use]
    pub fn note(hex: PlaceId, text: &str, meaning: Meaning) -> Option<Self> {
        let text = one_line(text);
        let figure = Figure::Note { hex, text };
        matches!(&figure, Figure::Note { text, .. } if !text.is_empty())
            .then_some(Self { figure, meaning })
    }

    /// Whether it touches a hex.
    #[must_use]
    pub fn is_at(&self, hex: PlaceId) -> bool {
        match self.figure {
            Figure::Arrow { from, to } => hex == from || hex == to,
            Figure::Circle { hex: at } | Figure::Note { hex: at, .. } => hex == at,
        }
    }

    /// It in words: "Arrow from C3 to D5 (Soviet)", "Note at E4: too thin (What
    /// matters)".
    #[must_use]
    pub fn sentence(&self, names: &impl Names) -> String {
        let meaning = self.meaning.name(names);
        let at = |hex: &PlaceId| names.place_name(*hex);
        match &self.figure {
            Figure::Arrow { from, to } => {
                tr!(
                    "draw-arrow",
                    from = at(from),
                    to = at(to),
                    meaning = meaning
                )
            }
            Figure::Circle { hex } => tr!("draw-circle", hex = at(hex), meaning = meaning),
            Figure::Note { hex, text } => {
                tr!(
                    "draw-note",
                    hex = at(hex),
                    text = text.as_str(),
                    meaning = meaning
                )
            }
        }
    }

    /// The same for a list: of a long note its beginning.
    #[must_use]
    pub fn in_brief(&self, names: &impl Names) -> String {
        match &self.figure {
            Figure::Note { hex, text } => {
                let (mut text, more) = shortened(text);
                if more {
                    text.push('…');
                }
                let figure = Figure::Note { hex: *hex, text };
                let meaning = self.meaning;
                Self { figure, meaning }.sentence(names)
            }
            _ => self.sentence(names),
        }
    }

    /// It as saved games have it: "arrow soviet C3 D5", "circle key E4", "note
    /// idea E4 too thin".
    #[must_use]
    pub fn written(&self, names: &impl Names) -> String {
        let meaning = self.meaning.word(names);
        match &self.figure {
            Figure::Arrow { from, to } => {
                format!(
                    "arrow {meaning} {} {}",
                    names.place_name(*from),
                    names.place_name(*to)
                )
            }
            Figure::Circle { hex } => format!("circle {meaning} {}", names.place_name(*hex)),
            Figure::Note { hex, text } => {
                format!("note {meaning} {} {text}", names.place_name(*hex))
            }
        }
    }

    /// Reads what [`written`](Self::written) writes; `None` if it is nothing
    /// that can be drawn on this map.
    #[must_use]
    pub fn read(written: &str, names: &impl Names) -> Option<Self> {
        let mut words = written.splitn(4, ' ');
        let kind = words.next()?;
        let meaning = words.next()?;
        let meaning = Meaning::ALL
            .into_iter()
            .find(|m| m.word(names) == meaning)?;
        let at = |name: &str| names.place_named(name);
        let hex = at(words.next()?)?;
        match (kind, words.next()) {
            ("arrow", Some(to)) => {
                let to = at(to).filter(|&to| to != hex)?;
                Some(Self::stroke(hex, to, meaning))
            }
            ("circle", None) => Some(Self::stroke(hex, hex, meaning)),
            ("note", Some(text)) => Self::note(hex, text, meaning),
            _ => None,
        }
    }
}

/// A text on one line, no longer than a note may be.
fn one_line(text: &str) -> String {
    let letters = text.chars().take(2 * LONGEST_KEPT);
    let line: String = letters
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let cut: String = line.trim().chars().take(LONGEST_KEPT).collect();
    cut.trim_end().to_owned()
}

/// As much of a note as is shown, and whether it has more.
#[must_use]
pub fn shortened(text: &str) -> (String, bool) {
    match text.char_indices().nth(LONGEST_NOTE) {
        Some((end, _)) => (text[..end].trim_end().to_owned(), true),
        None => (text.to_owned(), false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is() {
        let map = sample::map();
        let grid = &*map;
        let [a, b] = [PlaceId(3), PlaceId(9)];
        for meaning in Meaning::ALL {
            let note = Annotation::note(b, " two  words\n\"…\" ", meaning).unwrap();
            for one in [
                Annotation::stroke(a, b, meaning),
                Annotation::stroke(a, a, meaning),
                note,
            ] {
                let written = one.written(grid);
                assert_eq!(Annotation::read(&written, grid), Some(one), "{written}");
            }
        }
        let name = grid.place_name(a);
        for odd in [
            "",
            "arrow",
            "arrow reds",
            "circle reds Z99",
            "circle pink A1",
            &format!("arrow reds {name}"),
            &format!("arrow reds {name} {name}"),
            &format!("circle reds {name} {name}"),
            &format!("note reds {name}"),
            &format!("note reds {name}  "),
            &format!("cross reds {name}"),
        ] {
            assert_eq!(Annotation::read(odd, grid), None, "{odd}");
        }
    }

    #[test]
    fn a_list_has_the_beginning_of_a_long_note_and_the_sentence_all_of_it() {
        let map = sample::map();
        let long = format!("begins {} ends", "на ".repeat(400));
        let note = Annotation::note(PlaceId(3), &long, Meaning::Idea).unwrap();
        let (brief, whole) = (note.in_brief(&*map), note.sentence(&*map));
        assert!(whole.contains("begins на") && whole.contains("на  ends"));
        assert!(brief.contains("begins на") && brief.contains('…'));
        assert!(brief.chars().count() < LONGEST_NOTE + 60, "{brief}");
        let short = Annotation::note(PlaceId(3), "too thin", Meaning::Idea).unwrap();
        assert_eq!(short.in_brief(&*map), short.sentence(&*map));
    }

    #[test]
    fn a_note_is_one_line_of_bounded_length() {
        assert_eq!(Annotation::note(PlaceId(0), " \n ", Meaning::Key), None);
        let words = |n| {
            let note = Annotation::note(PlaceId(0), &"word\n".repeat(n), Meaning::Key).unwrap();
            let Figure::Note { text, .. } = note.figure else {
                panic!("a note")
            };
            text
        };
        // Longer than can be typed, and kept whole.
        assert_eq!(words(2_000).split(' ').count(), 2_000);
        let most = words(10_000);
        assert!(most.chars().count() <= LONGEST_KEPT && !most.contains('\n'));
    }
}
