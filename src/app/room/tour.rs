//! The guided tour of whatever game lies on the table: a game of its own, played
//! with the ordinary controls. A card tells one thing and waits until it has come
//! about, however it did.
//!
//! The player's own game steps aside meanwhile, with its autosave, and comes back
//! untouched. The tour's game is not kept on disk.

use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::{Command, TourWish};
use crate::app::steps::Step;
use crate::engine::{DiceMode, Die, NodeId, Options, UndoPolicy};
use crate::json::Doc;
use crate::present::board::{BoardModel, Highlight, HighlightKind};
use crate::present::system::{
    Lesson, LessonCard, Pointer, PointsAt, Selection, Until, WindowPart, without_faces,
};
use crate::space::shape::PlaceId;
use crate::table::{Rolled, Table};
use crate::words::{self, Language, tr};

/// A tour that goes on.
pub(super) struct Touring {
    lesson: Lesson,
    /// The language its cards are written in.
    language: Language,
    at: usize,
    /// The card whose position lies on the table.
    chapter: usize,
    /// The position the card began in.
    begun: NodeId,
    /// The actions it still asks for, and the units that are to do them; after which
    /// change of the game that was worked out.
    asked: Vec<String>,
    units: Vec<String>,
    worked_out: Option<u64>,
    /// The player's own game. `None` if it lies elsewhere.
    pub(super) aside: Option<Box<Room>>,
}

impl Touring {
    /// The number of the card, from 0.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The card.
    pub(super) fn card(&self) -> &LessonCard {
        &self.lesson.cards[self.at]
    }

    /// All of it.
    pub(super) const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Whether it is the last card.
    pub(super) fn at_end(&self) -> bool {
        self.at + 1 == self.lesson.cards.len()
    }
}

/// The options of a tour's game: dice as the cards say, everything taken back.
pub(super) const fn options(lesson: &Lesson) -> Options {
    Options {
        seed: lesson.seed,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    }
}

/// The faces that are written after the actions of a gesture, all of them.
fn faces(written: &str) -> Vec<Die> {
    let faces = written.split_once('=').map_or("", |(_, faces)| faces);
    let die = |byte: u8| Die::new(byte.wrapping_sub(b'0'));
    faces.bytes().filter_map(die).collect()
}

/// The dice of an action as a tour has them: given, or those of the seed.
fn dice(written: &str) -> Rolled {
    match faces(written) {
        none if none.is_empty() => Rolled::ByTheGame,
        given => Rolled::Given(given),
    }
}

fn plain(text: String) -> Notice {
    Notice {
        text,
        rule: None,
        bad: false,
    }
}

impl Room {
    /// A room in which a tour begins on this table; the player's own game waits.
    pub(super) fn touring_on(
        table: Box<dyn Table>,
        lesson: Lesson,
        aside: Option<Box<Self>>,
    ) -> Self {
        let mut room = Self::new(table, None);
        room.touring = Some(Box::new(Touring {
            lesson,
            language: words::spoken(),
            at: 0,
            chapter: 0,
            begun: NodeId(0),
            asked: Vec::new(),
            units: Vec::new(),
            worked_out: None,
            aside,
        }));
        room
    }

    /// The number of the card that is read, from 0, and how many there are, while a
    /// guided tour goes on.
    #[must_use]
    pub fn tour_card(&self) -> Option<(usize, usize)> {
        let touring = self.touring.as_ref()?;
        Some((touring.at, touring.lesson.cards.len()))
    }

    /// Whether the card speaks of this part of the window.
    pub(super) fn tour_shows(&self, part: WindowPart) -> bool {
        let shows = |t: &Touring| t.card().shows.contains(&PointsAt::Region(part));
        self.touring.as_deref().is_some_and(shows)
    }

    /// The actions that the card asks for now, in notation.
    pub(super) fn tour_asks(&self) -> &[String] {
        self.touring.as_ref().map_or(&[], |t| &t.asked)
    }

    /// Marks what the card speaks of, and the units that are to act.
    pub(super) fn mark_lesson(&self, model: &mut BoardModel) {
        let Some(touring) = &self.touring else { return };
        for shown in &touring.card().shows {
            let hex: Option<PlaceId> = match shown {
                PointsAt::At(Pointer::Place(name) | Pointer::Drop(_, name)) => {
                    model.map.named(name)
                }
                PointsAt::At(Pointer::Unit(code) | Pointer::Stack(code)) => {
                    model.coded(code).map(|counter| counter.hex)
                }
                PointsAt::Region(_) => None,
            };
            if let Some(hex) = hex {
                let kind = HighlightKind::Lesson;
                model.highlights.push(Highlight { kind, hex });
            }
        }
        if !touring.units.is_empty() {
            for counter in &mut model.counters {
                counter.active = touring.units.contains(&counter.code);
            }
        }
    }

    /// Whether a command has its place in the tour, if one goes on.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub(super) fn tour_lets(&self, command: &Command) -> Result<(), String> {
        let Some(touring) = &self.touring else {
            return match command {
                Command::Tour(TourWish::Begin | TourWish::Of(_)) => Ok(()),
                Command::Tour(_) => Err(tr!("why-no-tour")),
                _ => Ok(()),
            };
        };
        let own = match command {
            Command::Save | Command::SaveAs(_) => tr!("tour-not-saved"),
            Command::Branch(_) => tr!("tour-no-branch"),
            Command::HoldComputer => tr!("tour-no-computer"),
            Command::FollowAdvice(_) => tr!("tour-own-plan"),
            Command::Room(deed) => match **deed {
                Deed::GoOnHere => tr!("tour-no-branch"),
                Deed::Seat(..) | Deed::Hold => tr!("tour-no-computer"),
                Deed::Follow(_) => tr!("tour-own-plan"),
                _ => return Ok(()),
            },
            Command::Redo if !self.pen.on => return Err(tr!("tour-no-redo")),
            Command::Undo if self.pen.on => return Ok(()),
            Command::Undo | Command::Tour(TourWish::Back | TourWish::Again) if touring.at == 0 => {
                return Err(tr!("tour-first-card"));
            }
            Command::Tour(TourWish::GoOn) if touring.card().until != Until::Read => {
                return Err(tr!("tour-card-waits"));
            }
            _ => return Ok(()),
        };
        Err(tr!("tour-leave-first", why = own))
    }

    /// Whether the card asks for this action, which is to be done now.
    fn tour_wants(&self, touring: &Touring, action: &str) -> bool {
        let until = &touring.card().until;
        let written = until.actions().iter().map(|w| without_faces(w));
        if written.clone().any(|w| w == action) {
            return true;
        }
        let listed = || {
            let all = self.table.legal(None).into_iter();
            all.into_iter().find(|listed| listed.action == action)
        };
        match until {
            Until::OneOf { verb, about, .. } => {
                action.split(' ').next() == Some(verb)
                    && listed().is_some_and(|listed| {
                        about.as_ref().is_none_or(|at| listed.subjects.are_at(at))
                    })
            }
            // What has been done for this card may be undone.
            Until::Played(_) => listed().is_some_and(|listed| {
                let done = self.done_since(touring.begun);
                let mut wanted = done.iter().filter(|d| written.clone().any(|w| w == **d));
                listed.takes_back
                    && wanted.any(|done| {
                        let units = &listed.subjects.units;
                        let words = || done.split(' ');
                        !units.is_empty() && units.iter().all(|u| words().any(|w| w == u))
                    })
            }),
            Until::TakenBack(_) => listed().is_some_and(|listed| listed.takes_back),
            _ => false,
        }
    }

    /// Why a gesture is not what the tour is about now; `None` if it is, or if the
    /// rules forbid it and say so themselves.
    pub(super) fn tour_refuses(&self, gesture: &[String]) -> Option<Notice> {
        let touring = self.touring.as_ref()?;
        let wants = |action: &String| self.tour_wants(touring, without_faces(action));
        let other = gesture.iter().position(|action| !wants(action))?;
        if other == 0 {
            let judged = self.table.explain(without_faces(&gesture[0]));
            if !matches!(judged, Ok(reasons) if reasons.is_empty()) {
                return None;
            }
        }
        Some(plain(match touring.card().until {
            Until::Read => tr!("tour-read-first"),
            _ => tr!("tour-another-way", task = touring.card().task.as_str()),
        }))
    }

    /// The dice that the card has for a gesture.
    pub(super) fn tour_dice(&self, gesture: &[String]) -> Option<Rolled> {
        let until = &self.touring.as_ref()?.card().until;
        let written = |action: &String| {
            let same = |w: &&String| without_faces(w) == without_faces(action);
            until.actions().iter().find(same).map(|w| faces(w))
        };
        let given: Vec<Die> = gesture.iter().filter_map(written).flatten().collect();
        (!given.is_empty()).then_some(Rolled::Given(given))
    }

    /// The actions that led here from a position of the line.
    fn done_since(&self, begun: NodeId) -> Vec<String> {
        let line = self.table.line();
        let past = &line[..self.table.glance().ply.min(line.len())];
        let from = match past.iter().position(|&node| node == begun) {
            Some(at) => at + 1,
            None if begun == NodeId(0) => 0,
            None => past.len(),
        };
        let told = past[from..]
            .iter()
            .filter_map(|&node| self.table.told(node));
        told.filter_map(|told| told.action).collect()
    }

    /// The position that this card's undoing comes to.
    fn taken_back_to(&self, touring: &Touring) -> NodeId {
        let plies = touring.lesson.way(touring.at + 1).1.len();
        let line = self.table.line();
        let last = plies.checked_sub(1).and_then(|last| line.get(last));
        last.copied().unwrap_or(NodeId(0))
    }

    /// Works out anew what the card still asks for.
    fn work_out_asked(&mut self) {
        let Some(mut touring) = self.touring.take() else {
            return;
        };
        if touring.worked_out != Some(self.changes) {
            let legal = self.table.legal(None);
            let until = &touring.card().until;
            let wanted = |action: &str| {
                let written = until.actions().iter();
                written.map(|w| without_faces(w)).any(|w| w == action)
            };
            let asked: Vec<_> = legal.into_iter().filter(|l| wanted(&l.action)).collect();
            let units = asked.iter().flat_map(|listed| &listed.subjects.units);
            touring.units = units.cloned().collect();
            touring.asked = asked.into_iter().map(|listed| listed.action).collect();
            touring.worked_out = Some(self.changes);
        }
        self.touring = Some(touring);
    }

    /// Whether this is picked: the unit, or the place or somebody in it.
    fn is_picked(&self, at: &Pointer) -> bool {
        let picked = &self.picked;
        match at {
            Pointer::Unit(code) | Pointer::Stack(code) => picked.units.contains(code),
            Pointer::Place(name) | Pointer::Drop(_, name) => {
                let map = self.table.map();
                let there = map.named(name);
                let node = self.table.glance().node;
                let in_it = |code: &String| {
                    let board = self.table.board(node, &Selection::default(), &[]);
                    let hex = board.and_then(|b| b.coded(code).map(|c| c.hex));
                    hex.is_some() && hex == there
                };
                picked.place.as_ref() == Some(name) || picked.units.iter().any(in_it)
            }
        }
    }

    /// Whether what the card waits for has come about.
    fn card_is_done(&self, touring: &Touring) -> bool {
        match &touring.card().until {
            Until::Read => false,
            Until::Played(all) => {
                let done = self.done_since(touring.begun);
                let did = |action: &str| done.iter().any(|d| d == action);
                match all.as_slice() {
                    [only] => did(without_faces(only)),
                    all => all.iter().map(|w| without_faces(w)).all(|action| {
                        did(action) && !touring.asked.iter().any(|open| open == action)
                    }),
                }
            }
            Until::OneOf { .. } => !self.done_since(touring.begun).is_empty(),
            Until::TakenBack(_) => {
                let glance = self.table.glance();
                let there = self.table.position(self.taken_back_to(touring));
                there.is_some() && self.table.position(glance.node) == there
            }
            Until::Picked(at) => self.is_picked(at),
            Until::Overlay(key) => self.shown.contains(key),
            Until::NoOverlay => self.shown.is_empty(),
            Until::LookedBack => self.looking.is_some(),
            Until::Returned => self.looking.is_none(),
            Until::Points => self.points,
        }
    }

    /// Goes on when what the card waits for has come about; the cards are written
    /// anew when another language is spoken. Whether another card is read now.
    pub(super) fn tend_lesson(&mut self, lesson: impl FnOnce(&Self) -> Option<Lesson>) -> bool {
        self.work_out_asked();
        let Some(touring) = &self.touring else {
            return false;
        };
        if touring.language != words::spoken()
            && let Some(lesson) = lesson(self)
            && let Some(touring) = &mut self.touring
        {
            touring.lesson = lesson;
            touring.language = words::spoken();
        }
        let Some(touring) = &self.touring else {
            return false;
        };
        if self.throwing.is_some() || touring.at_end() || !self.card_is_done(touring) {
            return false;
        }
        let (at, next) = (touring.at, touring.at + 1);
        let card = &touring.lesson.cards[next];
        // After another choice than the one that is meant, what follows may be gone.
        let possible = |action: &String| {
            let judged = self.table.explain(without_faces(action));
            judged.is_ok_and(|reasons| reasons.is_empty())
        };
        let chosen = matches!(touring.card().until, Until::OneOf { .. });
        let mut following = card.until.actions().iter();
        let strays = chosen && !following.all(possible);
        let set = strays || card.position.is_some() || !card.before.is_empty();
        match set {
            true => self.go_to_card(next),
            false => self.read_card(next, Some(at)),
        }
        true
    }

    /// Puts the game where a card begins. Whether that could be done: a test plays
    /// every card of every tour.
    fn put_card(&mut self, at: usize) -> bool {
        let Some(touring) = &self.touring else {
            return false;
        };
        let (chapter, way) = touring.lesson.way(at);
        let way: Vec<String> = way.into_iter().map(str::to_owned).collect();
        if chapter != touring.chapter || !self.table.go(NodeId(0)) {
            let lesson = &touring.lesson;
            let Some(mut table) = self.table.another(lesson.start, options(lesson)) else {
                return false;
            };
            if let Some(position) = &lesson.cards[chapter].position
                && *position != Doc::Object(Vec::new())
                && table.set_up(position).is_err()
            {
                return false;
            }
            table.set_title(&lesson.title);
            self.table = table;
        }
        let played = way.iter().all(|written| {
            let action = without_faces(written).to_owned();
            self.table.play(&[action], dice(written)).is_ok()
        });
        if let Some(touring) = &mut self.touring {
            touring.chapter = chapter;
        }
        self.throwing = None;
        self.look_at(None);
        self.after_going();
        played
    }

    /// Goes to a card, and to the position it begins in.
    pub(super) fn go_to_card(&mut self, at: usize) {
        self.points = false;
        self.put_card(at);
        let before = self.touring.as_ref().and_then(|touring| {
            let before = touring.lesson.cards.get(at.checked_sub(1)?)?;
            match (&touring.lesson.cards[at].until, &before.until) {
                (Until::NoOverlay, Until::Overlay(key)) => Some(*key),
                _ => None,
            }
        });
        if let Some(key) = before.filter(|key| !self.shown.contains(key)) {
            self.shown.push(key);
        }
        self.read_card(at, None);
    }

    /// A card is read from now on; what it waits for has not come about before.
    pub(super) fn read_card(&mut self, at: usize, before: Option<usize>) {
        let node = self.table.glance().node;
        let Some(touring) = &mut self.touring else {
            return;
        };
        let waited = before.map(|before| touring.lesson.cards[before].until.clone());
        touring.at = at;
        touring.begun = node;
        touring.worked_out = None;
        let until = touring.card().until.clone();
        match until {
            Until::Picked(_) => {
                self.picked.place = None;
                self.picked.units.clear();
            }
            Until::Overlay(key) => self.shown.retain(|shown| *shown != key),
            Until::NoOverlay if self.shown.is_empty() => {
                if let Some(Until::Overlay(key)) = waited {
                    self.shown.push(key);
                }
            }
            Until::Returned if self.looking.is_none() => {
                self.leap(Step::Event, true);
            }
            Until::Returned => {}
            _ if self.looking.is_some() => self.look_at(None),
            _ => {}
        }
        if waited != Some(Until::Points) {
            self.points = false;
        }
        self.scene = None;
    }

    /// Takes back what was done for this card, or goes a card back.
    pub(super) fn undo_in_tour(&mut self) {
        let Some(touring) = &self.touring else { return };
        let (at, chapter) = (touring.at, touring.chapter);
        let here = touring.lesson.way(at).1.len();
        let least = match touring.card().until {
            Until::TakenBack(back) => here.saturating_sub(back),
            _ => here,
        };
        if self.table.glance().ply > least && chapter == touring.chapter {
            self.undo();
        } else if at > 0 {
            self.go_to_card(at - 1);
        }
    }

    /// Does what the card asks for.
    pub(super) fn show_lesson(&mut self, now: f64, animated: bool) -> Option<Notice> {
        let touring = self.touring.as_ref()?;
        let (at, begun) = (touring.at, touring.begun);
        match touring.card().until.clone() {
            Until::Read => None,
            until @ (Until::Played(_) | Until::OneOf { .. }) => {
                self.look_at(None);
                if self.table.glance().node != begun {
                    self.put_card(at);
                }
                until.actions().iter().find_map(|written| {
                    let action = without_faces(written).to_owned();
                    self.try_gesture(vec![action], now, animated)
                })
            }
            Until::TakenBack(_) => {
                let to = self.taken_back_to(self.touring.as_ref()?);
                if self.table.go(to) {
                    self.after_going();
                }
                None
            }
            Until::Picked(at) => {
                self.picked = match at {
                    Pointer::Place(place) | Pointer::Drop(_, place) => Selection {
                        place: Some(place),
                        ..self.picked.clone()
                    },
                    Pointer::Unit(unit) | Pointer::Stack(unit) => Selection {
                        units: vec![unit],
                        ..self.picked.clone()
                    },
                };
                None
            }
            Until::Overlay(key) => {
                if !self.shown.contains(&key) {
                    self.shown.push(key);
                }
                self.scene = None;
                None
            }
            Until::NoOverlay => {
                self.shown.clear();
                self.scene = None;
                None
            }
            Until::LookedBack => self.leap(Step::Event, true),
            Until::Returned => {
                self.look_at(None);
                None
            }
            Until::Points if self.points => None,
            Until::Points => self.carry_out(Deed::Points, now, animated),
        }
    }
}
