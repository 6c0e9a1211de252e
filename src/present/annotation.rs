//! What people draw on the map: arrows, circles, lines by hand and notes. They
//! belong to a position, not to the game, and mean nothing to the rules. Some last
//! for positions that come after theirs.

use super::board::MapView;
use super::display::Point;
use crate::engine::SideNo;
use crate::space::shape::PlaceId;
use crate::words::tr;
use serde::{Deserialize, Serialize};

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

/// How long something drawn stays on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lasts {
    /// It is seen at its own position only.
    #[default]
    Moment,
    /// At those that come after it too, to the end of the game turn.
    Turn,
    /// At all that come after it, until it is erased.
    Erased,
}

impl Lasts {
    /// Each of them, the shortest first.
    pub const ALL: [Self; 3] = [Self::Moment, Self::Turn, Self::Erased];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Moment => tr!("draw-lasts-moment"),
            Self::Turn => tr!("draw-lasts-turn"),
            Self::Erased => tr!("draw-lasts-erased"),
        }
    }

    /// Its word in saved games; none for the usual one.
    const fn word(self) -> &'static str {
        match self {
            Self::Moment => "",
            Self::Turn => "/turn",
            Self::Erased => "/erased",
        }
    }
}

/// A place on the paper, in hundredths of a board unit.
pub type PaperSpot = [i16; 2];

/// The most places that a line by hand is kept with.
const MOST_SPOTS: usize = 400;

/// How far from its own way a line by hand may be kept, in board units.
const TRUE_TO: f32 = 0.025;

/// A place on the paper as it is kept.
#[must_use]
pub fn spot(at: Point) -> PaperSpot {
    at.map(|x| (x * 100.0).round().clamp(-32_000.0, 32_000.0) as i16)
}

/// A kept place on the paper.
#[must_use]
pub fn point(spot: PaperSpot) -> Point {
    spot.map(|x| f32::from(x) / 100.0)
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
        /// How far its slip was moved from where it would lie by itself.
        shift: PaperSpot,
    },
    /// A line drawn by hand.
    Line {
        /// Where it goes along.
        spots: Vec<PaperSpot>,
    },
}

/// Something drawn on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// What.
    pub figure: Figure,
    /// What it is about.
    pub meaning: Meaning,
    /// How long it stays.
    pub lasts: Lasts,
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
        Self::new(figure, meaning)
    }

    fn new(figure: Figure, meaning: Meaning) -> Self {
        Self {
            figure,
            meaning,
            lasts: Lasts::default(),
        }
    }

    /// The same for as long as this.
    #[must_use]
    pub fn lasting(self, lasts: Lasts) -> Self {
        Self { lasts, ..self }
    }

    /// A line along these places, as simple as it can be without going another way;
    /// `None` if it goes nowhere.
    #[must_use]
    pub fn line(along: &[Point], meaning: Meaning) -> Option<Self> {
        let mut spots: Vec<PaperSpot> = simple(along).into_iter().map(spot).collect();
        spots.dedup();
        spots.truncate(MOST_SPOTS);
        (spots.len() > 1).then(|| Self::new(Figure::Line { spots }, meaning))
    }

    /// The same with its slip moved by so much, if it is a note.
    #[must_use]
    pub fn moved(self, by: Point) -> Self {
        match self.figure {
            Figure::Note { hex, text, shift } => {
                let by = spot(by);
                let shift = [0, 1].map(|i| shift[i].saturating_add(by[i]));
                let figure = Figure::Note { hex, text, shift };
                Self { figure, ..self }
            }
            _ => self,
        }
    }

    /// A note at a hex; `None` without words.
    #[must_use]
    pub fn note(hex: PlaceId, text: &str, meaning: Meaning) -> Option<Self> {
        let text = one_line(text);
        let shift = PaperSpot::default();
        (!text.is_empty()).then(|| Self::new(Figure::Note { hex, text, shift }, meaning))
    }

    /// Whether it touches a hex of this map.
    #[must_use]
    pub fn is_at(&self, hex: PlaceId, map: &MapView) -> bool {
        match &self.figure {
            Figure::Arrow { from, to } => hex == *from || hex == *to,
            Figure::Circle { hex: at } | Figure::Note { hex: at, .. } => hex == *at,
            Figure::Line { spots } => {
                let at = |spot: &PaperSpot| map.tiling.at(point(*spot));
                spots.iter().any(|spot| at(spot) == Some(hex))
            }
        }
    }

    /// It in words: "Arrow from C3 to D5 (Soviets)", "Note at E4: too thin (What
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
            Figure::Line { .. } => tr!("draw-line", meaning = meaning),
            Figure::Note { hex, text, .. } => {
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
            Figure::Note { hex, text, shift } => {
                let (mut text, more) = shortened(text);
                if more {
                    text.push('…');
                }
                let (hex, shift) = (*hex, *shift);
                let figure = Figure::Note { hex, text, shift };
                Self::new(figure, self.meaning).sentence(names)
            }
            _ => self.sentence(names),
        }
    }

    /// It as saved games have it: "arrow soviet C3 D5", "circle key E4", "note
    /// idea E4 too thin"; a note whose slip was moved "slip idea E4 -20,135 too
    /// thin", a line by hand "line key 100,250 112,260"; what lasts has it behind its
    /// first word: "arrow/turn soviet C3 D5", "circle/erased key E4".
    #[must_use]
    pub fn written(&self, names: &impl Names) -> String {
        let meaning = self.meaning.word(names);
        let at = |hex: &PlaceId| names.place_name(*hex);
        let (kind, rest) = match &self.figure {
            Figure::Arrow { from, to } => ("arrow", format!("{} {}", at(from), at(to))),
            Figure::Circle { hex } => ("circle", at(hex)),
            Figure::Note { hex, text, shift } if *shift == PaperSpot::default() => {
                ("note", format!("{} {text}", at(hex)))
            }
            Figure::Note { hex, text, shift } => (
                "slip",
                format!("{} {} {text}", at(hex), coordinates(*shift)),
            ),
            Figure::Line { spots } => {
                let spots: Vec<String> = spots.iter().copied().map(coordinates).collect();
                ("line", spots.join(" "))
            }
        };
        format!("{kind}{} {meaning} {rest}", self.lasts.word())
    }

    /// Reads what [`written`](Self::written) writes; `None` if it is nothing
    /// that can be drawn on this map.
    #[must_use]
    pub fn read(written: &str, names: &impl Names) -> Option<Self> {
        let mut words = written.splitn(3, ' ');
        let kind = words.next()?;
        let cut = kind.find('/').unwrap_or(kind.len());
        let (kind, lasts) = kind.split_at(cut);
        let lasts = Lasts::ALL.into_iter().find(|one| one.word() == lasts)?;
        let meaning = words.next()?;
        let meaning = Meaning::ALL
            .into_iter()
            .find(|m| m.word(names) == meaning)?;
        let rest = words.next()?;
        if kind == "line" {
            let spots: Option<Vec<PaperSpot>> = rest.split(' ').map(read_coordinates).collect();
            let spots = spots.filter(|spots| (2..=MOST_SPOTS).contains(&spots.len()))?;
            return Some(Self::new(Figure::Line { spots }, meaning).lasting(lasts));
        }
        let (name, rest) = match rest.split_once(' ') {
            Some((name, rest)) => (name, Some(rest)),
            None => (rest, None),
        };
        let hex = names.place_named(name)?;
        let drawn = match (kind, rest) {
            ("arrow", Some(to)) => {
                let to = names.place_named(to).filter(|&to| to != hex)?;
                Self::stroke(hex, to, meaning)
            }
            ("circle", None) => Self::stroke(hex, hex, meaning),
            ("note", Some(text)) => Self::note(hex, text, meaning)?,
            ("slip", Some(rest)) => {
                let (shift, text) = rest.split_once(' ')?;
                let by = point(read_coordinates(shift)?);
                Self::note(hex, text, meaning)?.moved(by)
            }
            _ => return None,
        };
        Some(drawn.lasting(lasts))
    }
}

fn coordinates([x, y]: PaperSpot) -> String {
    format!("{x},{y}")
}

fn read_coordinates(written: &str) -> Option<PaperSpot> {
    let (x, y) = written.split_once(',')?;
    let spot = [x.parse().ok()?, y.parse().ok()?];
    // One way to write each, so that what is read is what was written.
    (coordinates(spot) == written).then_some(spot)
}

/// The same way in as few places as it takes, after Douglas and Peucker.
fn simple(along: &[Point]) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (along.first(), along.last()) else {
        return Vec::new();
    };
    let off = |p: Point| {
        let way = [last[0] - first[0], last[1] - first[1]];
        let from = [p[0] - first[0], p[1] - first[1]];
        let length = way[0].hypot(way[1]);
        match length > f32::EPSILON {
            true => (way[0] * from[1] - way[1] * from[0]).abs() / length,
            false => from[0].hypot(from[1]),
        }
    };
    let farthest = (1..along.len().saturating_sub(1))
        .map(|i| (i, off(along[i])))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    match farthest {
        Some((i, far)) if far > TRUE_TO => {
            let mut way = simple(&along[..=i]);
            way.pop();
            way.extend(simple(&along[i..]));
            way
        }
        _ => vec![first, last],
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
            let moved = note.clone().moved([-0.2, 1.35]);
            let way = [[1.0, 2.5], [1.12, 2.6], [1.5, 2.4]];
            for one in [
                Annotation::stroke(a, b, meaning),
                Annotation::stroke(a, a, meaning).lasting(Lasts::Erased),
                Annotation::line(&way, meaning)
                    .unwrap()
                    .lasting(Lasts::Turn),
                note.lasting(Lasts::Turn),
                moved,
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
            &format!("circle/ever reds {name}"),
            &format!("slip reds {name} 1,x words"),
            &format!("slip reds {name} 1,2"),
            "line reds 1,2",
            "line reds 1,2 3,99999",
            "line reds 1,2 +3,4",
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
    fn a_line_by_hand_keeps_its_way_in_few_places() {
        let straight: Vec<Point> = (0..500_u16).map(|n| [f32::from(n) / 100.0, 1.0]).collect();
        let Figure::Line { spots } = Annotation::line(&straight, Meaning::Key).unwrap().figure
        else {
            panic!("a line")
        };
        assert_eq!(spots, [[0, 100], [499, 100]]);
        let round: Vec<Point> = (0..=360_u16)
            .map(|n| f32::from(n).to_radians())
            .map(|angle| [angle.cos(), angle.sin()])
            .collect();
        let Figure::Line { spots } = Annotation::line(&round, Meaning::Key).unwrap().figure else {
            panic!("a line")
        };
        assert!((12..60).contains(&spots.len()), "{}", spots.len());
        for at in spots.iter().map(|&s| point(s)) {
            assert!((at[0].hypot(at[1]) - 1.0).abs() < 0.02, "{at:?}");
        }
        assert_eq!(Annotation::line(&[[1.0, 1.0]; 9], Meaning::Key), None);
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
