//! A study as its file has it.

use crate::engine::{Level, NodeId};
use crate::hex::Orientation;
use crate::json::{Doc, Syntax};
use crate::present::display::Point;
use crate::present::histogram::{HistogramView, futures_title};
use crate::table::Table;
use crate::words::{Language, spoken};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A part of a map: left, top, right and bottom in hundredths of a board unit, with the
/// north at the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MapSection(pub [i32; 4]);

impl MapSection {
    /// The part of a map that lies like this between two corners on paper.
    #[must_use]
    pub fn of(corners: [Point; 2], lies: Orientation) -> Self {
        let [low, high] = ordered(corners.map(|corner| lies.lifted(corner)));
        let hundredths = |x: f32| (x * 100.0).clamp(-1e7, 1e7).round() as i32;
        Self([low[0], low[1], high[0], high[1]].map(hundredths))
    }

    /// Its corners on the paper of a map that lies like this.
    #[must_use]
    pub fn corners(self, lies: Orientation) -> [Point; 2] {
        let [left, top, right, bottom] = self.0.map(|n| n as f32 / 100.0);
        ordered([[left, top], [right, bottom]].map(|corner| lies.laid(corner)))
    }
}

/// Two corners of a box, the upper left one first.
fn ordered([a, b]: [Point; 2]) -> [Point; 2] {
    [
        [a[0].min(b[0]), a[1].min(b[1])],
        [a[0].max(b[0]), a[1].max(b[1])],
    ]
}

/// A position as its file has it. A study may have thousands: each is taken apart when it
/// is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionText(pub(super) Box<str>);

impl PositionText {
    /// A position in writing.
    #[must_use]
    pub fn of(position: &Doc) -> Self {
        Self(position.to_string().into())
    }

    /// The position.
    ///
    /// # Errors
    /// Where and why it cannot be read.
    pub fn doc(&self) -> Result<Doc, Syntax> {
        self.0.parse()
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StopMoment {
    /// The position after the action of this number; 0 is the beginning.
    Node(usize),
    /// This position, under the rules of the game.
    Position(PositionText),
}

/// How many games ended with each margin, seen from the first side, and what was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MarginCounts {
    /// From where they were played, and by whom.
    pub title: String,
    /// The same in the languages in which it is known.
    pub titles: BTreeMap<Language, String>,
    /// The games of each margin.
    pub games: BTreeMap<i32, u32>,
}

impl MarginCounts {
    /// The counts of these margins.
    #[must_use]
    pub fn of(title: String, margins: &[i32]) -> Self {
        let mut games = BTreeMap::new();
        for &margin in margins {
            *games.entry(margin).or_insert(0) += 1;
        }
        Self {
            title,
            titles: BTreeMap::new(),
            games,
        }
    }

    /// From where they were played, in the language that is spoken if it is known in it.
    #[must_use]
    pub fn told_title(&self) -> &str {
        self.titles.get(&spoken()).unwrap_or(&self.title)
    }

    /// The margins, one of each game.
    #[must_use]
    pub fn margins(&self) -> Vec<i32> {
        let games = self.games.iter();
        games
            .flat_map(|(&margin, &n)| std::iter::repeat_n(margin, n as usize))
            .collect()
    }
}

/// How games ended that were played on from a position, kept to be shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StopHistogram {
    /// The games.
    pub counts: MarginCounts,
    /// Who played them: with it the title is told in the language that is spoken.
    pub levels: Option<[Level; 2]>,
    /// Those that they are held against.
    pub against: Option<MarginCounts>,
}

impl StopHistogram {
    /// What is seen in a picture of games that were played by these; `whence` says in every
    /// language from where those were played that they are held against.
    #[must_use]
    pub fn of(
        view: &HistogramView,
        levels: [Level; 2],
        whence: BTreeMap<Language, String>,
    ) -> Self {
        let against = view.against.as_ref();
        Self {
            counts: MarginCounts::of(view.title.clone(), &view.margins),
            levels: Some(levels),
            against: against
                .filter(|(_, others)| !others.is_empty())
                .map(|(when, others)| MarginCounts {
                    titles: whence,
                    ..MarginCounts::of(when.clone(), others)
                }),
        }
    }

    /// The picture of them, played on from a position of this game.
    #[must_use]
    pub fn view(&self, table: &dyn Table, at: NodeId) -> HistogramView {
        let against = self.against.as_ref();
        let sides = table.map().sides.clone();
        let margins = self.counts.margins();
        let when = table.time(at).map(|time| time.join(", "));
        let known = when.zip(self.levels);
        HistogramView {
            title: known.map_or_else(
                || self.counts.title.clone(),
                |(when, levels)| futures_title(&when, margins.len(), &sides, levels),
            ),
            sides,
            margins,
            against: against.map(|counts| (counts.told_title().to_owned(), counts.margins())),
        }
    }
}

/// What is seen of a game at a stop.
#[derive(Clone, PartialEq, Debug)]
pub struct StopMap {
    /// The number of its game, from 0.
    pub game: usize,
    /// When it is.
    pub at: StopMoment,
    /// What is laid over the map.
    pub overlays: Vec<String>,
    /// The part of the map that is seen; `None` shows all of it.
    pub section: Option<MapSection>,
    /// What is drawn on it, as saved games have drawings.
    pub drawn: Vec<String>,
    /// How games ended that were played on from there.
    pub histogram: Option<StopHistogram>,
}

/// A stop of a study: a moment of a game, or a page of text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StudyStop {
    /// What it is called.
    pub title: String,
    /// A page's text; of a moment, what the speaker says. In Markdown.
    pub text: String,
    /// What stands beside the map. In Markdown.
    pub caption: String,
    /// The moment, if it is no page of text.
    pub map: Option<StopMap>,
}

/// A study. Games and stops are shared: a study and what it was before one change cost
/// little more than one of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StudyFile {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// Its games, as their own files have them.
    pub games: Vec<Arc<Doc>>,
    /// Its stops, in their order.
    pub stops: Vec<Arc<StudyStop>>,
}

impl StudyFile {
    /// Games that no stop shows are left out; the others are numbered anew.
    pub fn tidy(&mut self) {
        let shown = |stop: &Arc<StudyStop>| stop.map.as_ref().map(|map| map.game);
        let mut kept: Vec<usize> = self.stops.iter().filter_map(shown).collect();
        kept.sort_unstable();
        kept.dedup();
        if kept.len() == self.games.len() {
            return;
        }
        let games = kept.iter().filter_map(|&n| self.games.get(n).cloned());
        self.games = games.collect();
        for stop in &mut self.stops {
            if let Some(map) = &stop.map
                && let Ok(now) = kept.binary_search(&map.game)
                && now != map.game
                && let Some(map) = &mut Arc::make_mut(stop).map
            {
                map.game = now;
            }
        }
    }
}
