//! The guided tour of whatever game lies on the table: a game of its own, played
//! with the ordinary controls. A card tells one thing and waits until it has come
//! about, however it did.
//!
//! The player's own game steps aside meanwhile, with its autosave, and comes back
//! untouched. The tour's game is not kept on disk.

use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::{Command, TourWish};
use crate::app::lessons::LessonId;
use crate::engine::{DiceMode, Die, NodeId, Options, UndoPolicy};
use crate::lesson::LessonFile;
use crate::present::board::{BoardModel, Highlight, HighlightKind};
use crate::present::system::{
    Asks, Cited, Lesson, LessonCard, Pointer, PointsAt, Selection, Until, WindowPart, fits,
    without_faces,
};
use crate::space::shape::PlaceId;
use crate::systems::SYSTEMS;
use crate::table::{Rolled, Sheet, Table, find};
use crate::words::{self, Language, tr};
use std::rc::Rc;

/// A tour that goes on.
pub(in crate::app) struct Touring {
    pub(super) lesson: Lesson,
    /// The language its cards are written in.
    pub(super) language: Language,
    pub(super) at: usize,
    /// The card whose position lies on the table.
    pub(super) chapter: usize,
    /// The position the card began in.
    pub(super) begun: NodeId,
    /// The actions it still asks for, and the units that are to do them; after which
    /// change of the game that was worked out.
    asked: Vec<String>,
    units: Vec<String>,
    pub(super) worked_out: Option<u64>,
    /// Which lesson it is, and what its file says, if it has one.
    pub(in crate::app) of: LessonId,
    pub(in crate::app) file: Option<Rc<LessonFile>>,
    /// The lesson that follows it.
    pub(in crate::app) next: Option<LessonId>,
    /// How far the question of the card has come.
    pub(in crate::app) asked_of: Asking,
    /// The player's own game.
    pub(super) aside: Option<Box<Room>>,
}

/// How far the question of a card has come.
#[derive(Clone, Default, Debug)]
pub(in crate::app) struct Asking {
    /// What was said of the right answer, once it has been given.
    pub answered: Option<Cited>,
    /// So many hints are read.
    pub hints: usize,
    /// So many wrong answers were given.
    pub tries: usize,
    /// Whether it was shown.
    pub shown: bool,
    /// Whether another answer than the one that is meant was given: what follows begins
    /// after the one that is.
    pub strayed: bool,
}

impl Asking {
    /// Whether the answer was found at once and without help.
    pub(in crate::app) const fn at_once(&self) -> bool {
        self.hints == 0 && self.tries == 0 && !self.shown
    }
}

impl Touring {
    /// The number of the card, from 0.
    pub(in crate::app) const fn at(&self) -> usize {
        self.at
    }

    /// The card.
    pub(in crate::app) fn card(&self) -> &LessonCard {
        &self.lesson.cards[self.at]
    }

    /// All of it.
    pub(in crate::app) const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Whether nothing is left to do for the card but to go on.
    pub(in crate::app) fn may_go_on(&self) -> bool {
        self.card().until == Until::Read || self.asked_of.answered.is_some()
    }

    /// Whether what an attack would come to is covered: it could be the answer that is
    /// asked for, and nobody has given it yet.
    pub(super) fn covers(&self) -> bool {
        let until = &self.card().until;
        let asks = matches!(
            until,
            Until::Answered(Asks::Choose(_) | Asks::Number { .. })
        );
        asks && self.asked_of.answered.is_none()
    }

    /// Whether it is the last card.
    pub(in crate::app) fn at_end(&self) -> bool {
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

/// A new table for a lesson that is played on this one.
pub(super) fn fresh(table: &dyn Table, lesson: &Lesson) -> Option<Box<dyn Table>> {
    let Some([scenario, changed]) = &lesson.sheet else {
        return table.another(lesson.start, options(lesson));
    };
    let entry = find(SYSTEMS, table.system()).ok()?;
    let sheet = Sheet {
        scenario: scenario.clone(),
        changed: changed.clone(),
        options: options(lesson),
    };
    (entry.open)(sheet).ok()
}

/// The faces that are written after the actions of a gesture, all of them.
fn faces(written: &str) -> Vec<Die> {
    let faces = written.split_once('=').map_or("", |(_, faces)| faces);
    let die = |byte: u8| Die::new(byte.wrapping_sub(b'0'));
    faces.bytes().filter_map(die).collect()
}

/// The dice of an action as a tour has them: given, or those of the seed.
pub(super) fn dice(written: &str) -> Rolled {
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
    /// A room in which a tour begins on this table.
    pub(in crate::app) fn touring_on(
        table: Box<dyn Table>,
        lesson: Lesson,
        (of, file): (LessonId, Option<Rc<LessonFile>>),
        next: Option<LessonId>,
    ) -> Self {
        let mut room = Self::new(table, None);
        room.touring = Some(Box::new(Touring {
            lesson,
            language: words::spoken(),
            at: 0,
            // The first position of a lesson has yet to be set up.
            chapter: match file {
                Some(_) => usize::MAX,
                None => 0,
            },
            begun: NodeId(0),
            asked: Vec::new(),
            units: Vec::new(),
            worked_out: None,
            of,
            file,
            next,
            asked_of: Asking::default(),
            aside: None,
        }));
        room
    }

    /// The player's own game waits until the tour ends.
    pub(super) fn wait_for_lesson(&mut self, own: Box<Self>) {
        if let Some(touring) = &mut self.touring {
            touring.aside = Some(own);
        }
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

    /// Whether anything is played on a card of this way.
    pub(super) fn tour_plays(&self) -> bool {
        let plays = |until: &Until| !matches!(until, Until::Read) && !until.asks_in_words();
        let cards = self.touring.as_deref().map(|t| &t.lesson().cards);
        cards.is_some_and(|cards| cards.iter().any(|card| plays(&card.until)))
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
    pub(in crate::app) fn tour_lets(&self, command: &Command) -> Result<(), String> {
        let Some(touring) = &self.touring else {
            return match command {
                Command::Tour(TourWish::Begin | TourWish::Of(_)) => Ok(()),
                Command::Tour(_) => Err(tr!("why-no-tour")),
                _ => Ok(()),
            };
        };
        let own = match command {
            Command::Save | Command::SaveAs(_) => match touring.file {
                Some(_) => tr!("lesson-not-saved"),
                None => tr!("tour-not-saved"),
            },
            Command::Branch(_) | Command::StepThroughFuture => tr!("tour-no-branch"),
            Command::HoldComputer => tr!("tour-no-computer"),
            Command::FollowAdvice(_) => tr!("tour-own-plan"),
            Command::Room(deed) => match **deed {
                Deed::GoOnHere
                | Deed::Enter(_)
                | Deed::Choose(..)
                | Deed::ChooseAll(_)
                | Deed::Edit(_)
                | Deed::EditAgain { .. } => {
                    tr!("tour-no-branch")
                }
                Deed::Seat(..) | Deed::Hold => tr!("tour-no-computer"),
                Deed::Follow(_) => tr!("tour-own-plan"),
                _ => return Ok(()),
            },
            Command::Redo if !self.pen.on => return Err(tr!("tour-no-redo")),
            Command::Undo if self.pen.on => return Ok(()),
            Command::Undo | Command::Tour(TourWish::Back | TourWish::Again) if touring.at == 0 => {
                return Err(tr!("tour-first-card"));
            }
            Command::Tour(TourWish::GoOn) if !touring.may_go_on() => {
                return Err(match touring.card().until {
                    Until::Answered(_) => tr!("lesson-answer-first"),
                    _ => tr!("tour-card-waits"),
                });
            }
            Command::Tour(TourWish::ShowMe) if touring.asked_of.answered.is_some() => {
                return Err(tr!("lesson-answered"));
            }
            Command::Tour(TourWish::Hint)
                if touring.asked_of.hints >= touring.card().hints.len()
                    || touring.asked_of.answered.is_some() =>
            {
                return Err(tr!("lesson-no-hints"));
            }
            _ => return Ok(()),
        };
        Err(match touring.file {
            Some(_) => tr!("lesson-leave-first", why = own),
            None => tr!("tour-leave-first", why = own),
        })
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
    pub(super) fn tour_refuses(&mut self, gesture: &[String]) -> Option<Notice> {
        if let Some(judged) = self.answer_refused(gesture) {
            return judged;
        }
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
        let all: Vec<&String> = match until {
            Until::Answered(Asks::Play { right, .. }) => {
                right.iter().flat_map(|answer| &answer.play).collect()
            }
            _ => until.actions().iter().collect(),
        };
        let written = |action: &String| {
            let same = |w: &&&String| fits(w, without_faces(action));
            all.iter().find(same).map(|w| faces(w))
        };
        let given: Vec<Die> = gesture.iter().filter_map(written).flatten().collect();
        (!given.is_empty()).then_some(Rolled::Given(given))
    }

    /// The actions that led here from a position of the line.
    pub(super) fn done_since(&self, begun: NodeId) -> Vec<String> {
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
    pub(super) fn taken_back_to(&self, touring: &Touring) -> NodeId {
        let plies = touring.lesson.way(touring.at + 1).1.len();
        let line = self.table.line();
        let last = plies.checked_sub(1).and_then(|last| line.get(last));
        last.copied().unwrap_or(NodeId(0))
    }

    /// Works out anew what the card still asks for.
    pub(super) fn work_out_asked(&mut self) {
        let Some(mut touring) = self.touring.take() else {
            return;
        };
        if touring.worked_out != Some(self.changes) {
            let legal = self.table.legal(None);
            let until = &touring.card().until;
            let wanted = |action: &str| {
                // What would be right is not shown.
                if matches!(until, Until::Answered(_)) {
                    return false;
                }
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
    pub(super) fn card_is_done(&self, touring: &Touring) -> bool {
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
            // Whoever has answered reads on, and goes on.
            Until::Answered(_) => false,
        }
    }
}
