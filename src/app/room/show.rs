//! A study on the table: its stops one after another, each with its game, overlays,
//! drawings and part of the map. The game that was on the table waits aside.

use super::Room;
use crate::app::commands::{Command, Composing, Dialog, TourWish};
use crate::app::study_stops::when;
use crate::app::usual_game;
use crate::engine::{NodeId, Options, Viewer};
use crate::json::Doc;
use crate::present::annotation::Annotation;
use crate::present::histogram::{Bars, HistogramView};
use crate::record::Settings;
use crate::study::{
    MapSection, StopHistogram, StopMap, StopMoment, StudyFile, StudyReader, is_grown_from,
};
use crate::table::Table;
use crate::words::{self, Language, tr};
use std::sync::Arc;

/// How games ended, worked out to be drawn.
pub struct StopBars {
    language: Language,
    /// The games.
    pub view: HistogramView,
    /// The bars that they fall into.
    pub bars: Bars,
    /// What they come to, in words.
    pub told: Vec<String>,
}

/// A stop of a study as it is on the table.
#[derive(Default)]
pub struct StopSeen {
    /// Which stop it is, from 0, and how many there are.
    pub number: (usize, usize),
    /// What it is called.
    pub title: String,
    /// Whether that says when the moment is and nothing else.
    pub only_when: bool,
    /// What stands beside the map.
    pub caption: String,
    /// What is said; of a page, its text.
    pub text: String,
    /// Whether it is a page of text.
    pub page: bool,
    /// How games ended that were played on from there.
    pub histogram: Option<StopHistogram>,
    /// The same as it is drawn, in the language that was spoken then.
    pub bars: Option<StopBars>,
    /// What the next stop is called.
    pub next: Option<String>,
    /// The game of the study that is on the table.
    pub game: Option<usize>,
    /// The moment that is shown.
    pub at: NodeId,
}

/// A study on the table.
pub struct OnShow {
    /// The game that waits.
    aside: Box<Room>,
    /// Games of the study that were shown before, by their numbers: with what was
    /// played, asked and drawn there.
    left: Vec<(usize, Room)>,
    /// The games of the study as they were then: their numbers may change.
    games: Vec<Arc<Doc>>,
    /// The stop that is shown.
    pub stop: StopSeen,
}

impl OnShow {
    /// Games of the study may have been added, removed or taken back since: what lies here
    /// is found again by what it is.
    fn renumber(&mut self, games: &[Arc<Doc>]) {
        let same = |now: &Arc<Doc>, before: &Arc<Doc>| {
            Arc::ptr_eq(now, before) || is_grown_from(now, before) || is_grown_from(before, now)
        };
        let before = std::mem::replace(&mut self.games, games.to_vec());
        let now = |number: usize| {
            let lay = before.get(number)?;
            if games.get(number).is_some_and(|game| Arc::ptr_eq(game, lay)) {
                return Some(number);
            }
            games.iter().position(|game| same(game, lay))
        };
        self.stop.game = self.stop.game.and_then(now);
        let left = std::mem::take(&mut self.left).into_iter();
        self.left = left.filter_map(|(n, room)| Some((now(n)?, room))).collect();
    }
}

/// Whether a title is the time of a moment, in whatever language it was written.
fn says_only_when(table: &dyn Table, at: NodeId, title: &str) -> bool {
    let same = |language| words::speaking(language, || when(table, at)) == title;
    Language::ALL.into_iter().any(same)
}

/// So many games of a study stay as they were left.
const LEFT: usize = 20;

/// Where a stop is seen.
struct Placed {
    /// A room of its own; `None` if it is seen in the one there is.
    room: Option<Room>,
    at: NodeId,
    /// The game of the study that lies there.
    game: Option<usize>,
    /// What could not be shown as the file says.
    told: Vec<String>,
}

impl Room {
    /// The stop of a study that is on the table, if one is.
    #[must_use]
    pub fn on_show(&self) -> Option<&StopSeen> {
        self.on_show.as_ref().map(|show| &show.stop)
    }

    /// Works out how the games of the stop on the table are drawn, once for a language.
    pub(super) fn renew_bars(&mut self) {
        let language = words::spoken();
        let Some(seen) = self.on_show() else { return };
        let Some(histogram) = &seen.histogram else {
            return;
        };
        if seen
            .bars
            .as_ref()
            .is_some_and(|bars| bars.language == language)
        {
            return;
        }
        let view = histogram.view(&*self.table, seen.at);
        let others = view.against.iter().flat_map(|(_, others)| others);
        let bars = StopBars {
            language,
            bars: Bars::over(view.margins.iter().chain(others).copied()),
            told: view.told(),
            view,
        };
        if let Some(show) = &mut self.on_show {
            show.stop.bars = Some(bars);
        }
    }

    /// What is seen of the map, if that is not all of it.
    pub(in crate::app) fn section(&self) -> Option<MapSection> {
        let lies = self.table.map().tiling.orientation();
        let corners = self.board.section_seen()?;
        Some(MapSection::of(corners, lies))
    }

    /// A stop of a study comes to the table; the game that was there waits. What could
    /// not be shown as the file says.
    ///
    /// # Errors
    /// Why it cannot be shown. Nothing changes.
    pub(in crate::app) fn show_stop(
        &mut self,
        study: &StudyFile,
        number: usize,
        settings: &Settings,
    ) -> Result<Vec<String>, String> {
        let stop = study.stops.get(number);
        let stop = stop.ok_or_else(|| tr!("stops-not-on-show"))?;
        let map = stop.map.as_ref();
        if let Some(show) = &mut self.on_show {
            show.renumber(&study.games);
        }
        let placed = match map {
            Some(map) => self.place(study, map)?,
            None => self.place_page(study, number),
        };
        let there = placed.room.as_ref().unwrap_or(self);
        let only_when = map.is_some() && says_only_when(&*there.table, placed.at, &stop.title);
        let seen = StopSeen {
            number: (number, study.stops.len()),
            title: stop.title.clone(),
            only_when,
            caption: stop.caption.clone(),
            text: stop.text.clone(),
            page: map.is_none(),
            histogram: map.and_then(|map| map.histogram.clone()),
            bars: None,
            next: study.stops.get(number + 1).map(|stop| stop.title.clone()),
            game: placed.game,
            at: placed.at,
        };
        let before = self.on_show.take();
        let show = match (placed.room, before) {
            (None, Some(mut show)) => {
                show.stop = seen;
                show
            }
            (Some(mut other), Some(mut show)) => {
                other.take_up(settings);
                other.pen = self.pen.put_down();
                let left = std::mem::replace(self, other);
                if let Some(game) = show.stop.game {
                    show.left.push((game, left));
                }
                if show.left.len() > LEFT {
                    show.left.remove(0);
                }
                show.stop = seen;
                show
            }
            (other, None) => {
                let usual = || Self::new(usual_game(Options::default()), None);
                let mut other = other.unwrap_or_else(usual);
                other.take_up(settings);
                other.pen = self.pen.put_down();
                Box::new(OnShow {
                    aside: Box::new(std::mem::replace(self, other)),
                    left: Vec::new(),
                    games: study.games.clone(),
                    stop: seen,
                })
            }
        };
        self.on_show = Some(show);
        self.stand_still(placed.at);
        if let Some(map) = map {
            self.lay_out(map, placed.at);
        }
        Ok(placed.told)
    }

    /// Where a moment of a study is seen: what was played in the same game stays.
    fn place(&mut self, study: &StudyFile, map: &StopMap) -> Result<Placed, String> {
        let node = match map.at {
            StopMoment::Node(node) => Some(NodeId(node)),
            StopMoment::Position(_) => None,
        };
        let game = node.map(|_| map.game);
        let lies = self.on_show().and_then(|seen| seen.game);
        let here = node.filter(|&node| lies == game && self.table.clock(node).is_some());
        if let Some(at) = here {
            self.table.go(at);
            return Ok(Placed {
                room: None,
                at,
                game,
                told: Vec::new(),
            });
        }
        // So does what was played in it when it was shown before.
        if let (Some(at), Some(show)) = (node, &mut self.on_show) {
            let left = show.left.iter().position(|(of, _)| Some(*of) == game);
            let mut there = left.map(|n| show.left.remove(n).1);
            if let Some(room) = &mut there
                && room.table.clock(at).is_some()
            {
                room.table.go(at);
                return Ok(Placed {
                    room: there,
                    at,
                    game,
                    told: Vec::new(),
                });
            }
        }
        let found = StudyReader::default().show(study, map)?;
        Ok(Placed {
            room: Some(Self::new(found.table, None)),
            at: found.at,
            game,
            told: found.told,
        })
    }

    /// Beside a page of text lies what lay there; at first, what comes after it.
    fn place_page(&mut self, study: &StudyFile, number: usize) -> Placed {
        if let Some(seen) = self.on_show() {
            return Placed {
                room: None,
                at: self.shown_node(),
                game: seen.game,
                told: Vec::new(),
            };
        }
        let stops = study.stops.get(number..).unwrap_or_default();
        let map = stops.iter().find_map(|stop| stop.map.as_ref());
        // The page can be read whether that can be shown or not.
        let placed = map.and_then(|map| self.place(study, map).ok());
        placed.unwrap_or(Placed {
            room: None,
            at: NodeId(0),
            game: None,
            told: Vec::new(),
        })
    }

    /// Drawings, overlays and the part of the map of a stop.
    fn lay_out(&mut self, map: &StopMap, at: NodeId) {
        let paper = self.table.map();
        let drawn = map.drawn.iter();
        // What cannot be drawn was told when the game was opened.
        let drawn = drawn.filter_map(|one| Annotation::read(one, &*paper));
        // A stop has no more drawings than a moment can have.
        let _ = self.table.draw(at, drawn.collect());
        let overlays = self.table.about().overlays;
        let keys = overlays.into_iter().map(|overlay| overlay.key);
        let on = |key: &&'static str| map.overlays.iter().any(|word| word == key);
        self.shown = keys.filter(on).collect();
        match map.section {
            Some(section) => {
                let lies = paper.tiling.orientation();
                self.board.fit_section(section.corners(lies));
            }
            None => self.board.fit(),
        }
        self.scene = None;
    }

    /// The table stands still: nobody comes to it, no computer goes on, and what all may
    /// see is seen.
    fn stand_still(&mut self, at: NodeId) {
        if !self.table.is_open() {
            self.table.view_as(Viewer::Room);
        }
        self.hand_over = None;
        self.verdict = false;
        self.throwing = None;
        self.last_throw = None;
        self.look_at(Some(at));
        self.lit.clear();
        self.news.clear();
        self.wait_for_the_word();
        self.hold_computers(true);
        self.scene = None;
    }

    /// The game that waited for a study comes back as it was.
    pub(in crate::app) fn end_show(&mut self, settings: &Settings) {
        if let Some(show) = self.on_show.take() {
            self.returns(show.aside, settings);
        }
    }

    /// Whether the game on the table stands as the study shows it.
    pub(super) fn stands_as_shown(&self) -> bool {
        let shown = |seen: &StopSeen| seen.at == self.shown_node();
        self.on_show().is_some_and(shown) && self.throwing.is_none()
    }

    /// What a command means for a study that is on the table: the next stop, or the one
    /// before. `None` if it means nothing of the kind.
    pub(in crate::app) fn stop_meant(&self, back: bool) -> Option<usize> {
        let (at, all) = self.on_show()?.number;
        match back {
            true => at.checked_sub(1),
            false => Some(at + 1).filter(|&next| next < all),
        }
    }

    /// Whether a command goes to another stop, and if so, whether backwards: the keys of
    /// the cards of lessons do, and while it is presented those of a clicker.
    pub(in crate::app) fn steps_stops(&self, command: &Command) -> Option<bool> {
        let wished = match command {
            Command::Tour(TourWish::GoOn) => Some(false),
            Command::Tour(TourWish::Back) => Some(true),
            Command::LookOn { back } if self.presenting => Some(*back),
            Command::Compose(wish) => match **wish {
                Composing::Step { back } => Some(back),
                _ => None,
            },
            _ => None,
        };
        wished.filter(|_| self.on_show.is_some())
    }

    /// Whether the arrows go to other stops where one is presented: whoever draws needs
    /// them for the cursor.
    pub(in crate::app) const fn steps_by_arrows(&self) -> bool {
        self.on_show.is_some() && !self.pen.on
    }

    /// Whether a command may be carried out while a study is on the table.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub(in crate::app) fn show_lets(&self, command: &Command) -> Result<(), String> {
        use Command as C;
        let Some(_) = &self.on_show else {
            return match command {
                C::Compose(wish) => match **wish {
                    Composing::Leave | Composing::Step { .. } => Err(tr!("stops-not-on-show")),
                    _ => Ok(()),
                },
                _ => Ok(()),
            };
        };
        match command {
            C::SaveAs(_)
            | C::SaveElsewhere
            | C::Branch(_)
            | C::StepThroughFuture
            | C::Author(_)
            | C::Toggle(Dialog::Editor) => Err(tr!("stops-leave-first")),
            _ => Ok(()),
        }
    }
}
