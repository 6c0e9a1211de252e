//! From card to card of the guided tour: forwards when what a card waits for has
//! come about, back, and by having it done.

use super::secrets::SinceLook;
use super::tour::Touring;
use super::tour::{Asking, dice, fresh};
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::steps::StepWidth;
use crate::engine::NodeId;
use crate::json::Doc;
use crate::present::system::{Lesson, Pointer, Selection, Until, without_faces};
use crate::words;

impl Room {
    /// Goes on when what the card waits for has come about; the cards are written
    /// anew when another language is spoken. Whether another card is read now.
    pub(super) fn tend_lesson(&mut self, lesson: impl FnOnce(&Self) -> Option<Lesson>) -> bool {
        self.work_out_asked();
        let Some(touring) = &self.touring else {
            return false;
        };
        let retold = |touring: &Touring| match (&touring.file, &touring.lesson.sheet) {
            (Some(file), Some([scenario, _])) => Some(file.cards(&*self.table, scenario.clone())),
            _ => lesson(self),
        };
        if touring.language != words::spoken()
            && let Some(lesson) = retold(touring)
            && let Some(touring) = &mut self.touring
        {
            touring.lesson = lesson;
            touring.language = words::spoken();
        }
        if self.throwing.is_none() {
            self.note_answer();
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
    pub(super) fn put_card(&mut self, at: usize) -> bool {
        let Some(touring) = &self.touring else {
            return false;
        };
        let (chapter, way) = touring.lesson.way(at);
        let way: Vec<String> = way.into_iter().map(str::to_owned).collect();
        if chapter != touring.chapter || !self.table.go(NodeId(0)) {
            let lesson = &touring.lesson;
            let Some(mut table) = fresh(&*self.table, lesson) else {
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
        // Whoever was to come to the table before is not asked for here.
        self.hand_over = None;
        self.look_as_whoever_acts(SinceLook::Begun);
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
        touring.asked_of = Asking::default();
        let overlays = touring.card().overlays.clone();
        let until = touring.card().until.clone();
        if let Some(keys) = overlays {
            let known = self.table.about().overlays;
            let known = known.iter().map(|overlay| overlay.key);
            self.shown = known.filter(|key| keys.iter().any(|k| k == key)).collect();
        }
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
                self.leap(StepWidth::Event, true);
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
        if touring.asked_of.answered.is_some() {
            return self.go_to_card(at);
        }
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
            Until::LookedBack => self.leap(StepWidth::Event, true),
            Until::Returned => {
                self.look_at(None);
                None
            }
            Until::Answered(asks) => self.show_answer(&asks, now, animated),
            Until::Points if self.points => None,
            Until::Points => self.carry_out(Deed::Points, now, animated),
        }
    }
}
