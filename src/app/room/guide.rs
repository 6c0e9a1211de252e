//! Beginning, steering and leaving the guided tour of the game on the table.

use super::tour::{Touring, options};
use super::{Room, Throwing};
use crate::app::Notice;
use crate::app::catalogue;
use crate::app::commands::{Command, TourWish, bindings};
use crate::app::keymap::Keymap;
use crate::app::lessons::{DONE, LessonId};
use crate::engine::{NodeId, Options, SideNo, UndoPolicy};
use crate::hex::Orientation;
use crate::lesson::LessonFile;
use crate::present::system::{Lesson, OverlayInfo, Until};
use crate::record::Settings;
use crate::table::{Seat, Table, Told};

/// What the key is called that does what a card speaks of.
fn key_name(keys: &Keymap, overlays: &[OverlayInfo], word: &str) -> String {
    let Some(overlay) = word.strip_prefix("overlay ") else {
        return keys.named(word);
    };
    let number = overlays.iter().position(|known| known.key == overlay);
    let commands = bindings().into_iter().map(|binding| binding.command);
    let mut laid = commands.filter_map(|command| match command {
        Command::Overlay(of) if Some(of) == number => Some(command),
        _ => None,
    });
    let command = laid.next().filter(|_| number.is_some());
    command.and_then(|it| keys.of(&it)).unwrap_or_default()
}

/// The tour of a game, with the keys as they are now.
pub fn lesson(table: &dyn Table, keys: &Keymap) -> Option<Lesson> {
    let overlays = table.about().overlays;
    let lesson = table.tour(&|word| key_name(keys, &overlays, word));
    lesson.filter(|lesson| !lesson.cards.is_empty())
}

/// What steering a lesson comes to outside its table.
pub(in crate::app) enum Steered {
    /// Nothing.
    Nothing,
    /// Only what is seen.
    Seen,
    /// Another card is read.
    Card,
    /// An answer was given, and what is told of it.
    Answered(Option<Notice>),
    /// The card was read; the next one is wanted.
    Read,
    /// The last card was read.
    End,
    /// The tour of the game on the table begins, or that of this system.
    Begin(Option<&'static str>),
    /// It is left.
    Leave,
    /// It is left for the list of lessons.
    List,
    /// It is left for the tour of this system.
    Other(&'static str),
    /// Its game is played on.
    PlayOn,
    /// A game against the computer follows.
    Against,
}

impl Room {
    /// Does what is wished of the lesson that goes on here, or may begin.
    pub(in crate::app) fn steer(&mut self, wish: TourWish, now: f64, animated: bool) -> Steered {
        let card = self.touring.as_ref().map(|t| (t.at(), t.at_end()));
        let Some((at, last)) = card else {
            return match wish {
                TourWish::Begin => Steered::Begin(None),
                TourWish::Of(system) => Steered::Begin(Some(system)),
                _ => Steered::Nothing,
            };
        };
        match wish {
            TourWish::Begin | TourWish::Leave => return Steered::Leave,
            TourWish::List => return Steered::List,
            TourWish::Hint => {
                self.read_hint();
                return Steered::Seen;
            }
            TourWish::TryAgain => self.go_to_card(at),
            TourWish::Choose(number) => return Steered::Answered(self.choose_answer(number)),
            TourWish::Number(number) => return Steered::Answered(self.number_answer(number)),
            TourWish::Of(system) => return Steered::Other(system),
            TourWish::PlayOn => return Steered::PlayOn,
            TourWish::Against => return Steered::Against,
            TourWish::Back => self.go_to_card(at.saturating_sub(1)),
            TourWish::Again => {
                self.shown.clear();
                self.go_to_card(0);
            }
            TourWish::GoOn if last => return Steered::End,
            TourWish::GoOn => return Steered::Read,
            // What it did is looked at before anything else is asked.
            TourWish::ShowMe => return Steered::Answered(self.show_lesson(now, animated)),
        }
        Steered::Card
    }

    /// What a command means for the lesson that goes on here: its wish, if it is one.
    pub(in crate::app) fn wish_meant(&self, command: &Command) -> Option<TourWish> {
        if let Command::Tour(wish) = command {
            return Some(*wish);
        }
        let reads = |t: &Touring| t.card().until == Until::Read;
        let reads = self.touring().is_some_and(reads) && !self.blocked();
        (*command == Command::Proceed && reads).then_some(TourWish::GoOn)
    }

    /// Takes back what was done on the card, if that is what a command means. Whether
    /// it is.
    pub(in crate::app) fn undoes_in_tour(&mut self, command: &Command) -> bool {
        let undoes = *command == Command::Undo && self.tours();
        if !undoes || self.pen.on || self.in_the_air() {
            return false;
        }
        self.undo_in_tour();
        true
    }

    /// The tour of the game on this table, or of the system of this key, and the card
    /// that it begins with.
    pub(in crate::app) fn tour_of(
        &self,
        system: Option<&str>,
        keys: &Keymap,
        settings: &Settings,
    ) -> Option<(Self, usize)> {
        let (mut table, lesson) = match system {
            None => lesson_table(self.table(), keys),
            Some(key) => catalogue::usual(key).and_then(|usual| lesson_table(&*usual, keys)),
        }?;
        table.set_title(&lesson.title);
        let cards = lesson.cards.len();
        let left = settings.tour_cards.get(table.system());
        let left = left.map_or(0, |&card| usize::from(card));
        // From the last card nothing would follow.
        let at = if left + 1 < cards { left } else { 0 };
        let of = (LessonId::Tour(table.system()), None);
        Some((Self::touring_on(table, lesson, of, None), at))
    }

    /// The player's own game steps aside for a lesson, which begins with this card.
    pub(in crate::app) fn sit_down(own: &mut Box<Self>, room: Self, at: usize, lies: Orientation) {
        let aside = std::mem::replace(own, Box::new(room));
        own.wait_for_lesson(aside);
        own.table.lay(lies);
        own.go_to_card(at);
        own.board.fit();
    }

    /// Another card is read: it is noted for whoever ends the program in the midst.
    /// Whether that is new.
    pub(in crate::app) fn note_card(&self, settings: &mut Settings) -> bool {
        let Some((at, _)) = self.tour_card() else {
            return false;
        };
        if self.lesson_file().is_some() {
            return false;
        }
        let system = self.table().system();
        let card = u8::try_from(at).ok().filter(|&card| card > 0);
        if settings.tour_cards.get(system).copied() == card {
            return false;
        }
        match card {
            Some(card) => settings.tour_cards.insert(system.to_owned(), card),
            None => settings.tour_cards.remove(system),
        };
        true
    }

    /// Goes on when what the card waits for has come about: whether another one is
    /// read, and whether its question has been answered since.
    pub(in crate::app) fn tend_tour(&mut self, keys: &Keymap) -> [bool; 2] {
        if !self.tours() {
            return [false; 2];
        }
        // Nothing of it is kept.
        self.unsaved = false;
        let answered = self.has_answered();
        let another = self.tend_lesson(|room| lesson(room.table(), keys));
        [another, self.has_answered() != answered]
    }

    /// The player's own game comes back as it was; a tour that had not come to its
    /// end is offered at the next start. Whether one went on.
    pub(in crate::app) fn interrupt_lesson(room: &mut Box<Self>, settings: &mut Settings) -> bool {
        let Some(touring) = room.touring.take() else {
            return false;
        };
        let system = room.table().system();
        let ended = touring.at_end() && touring.file.is_none();
        if ended {
            let name = LessonId::Tour(system).name();
            let lessons = &mut settings.lessons;
            if lessons.len() < Settings::LESSONS || lessons.contains_key(&name) {
                lessons.insert(name, DONE.into());
            }
            settings.tour_cards.remove(system);
            settings.tour_offered = true;
        }
        if let Some(own) = touring.aside {
            Self::returns(room, own, settings);
        }
        true
    }

    /// The game of the tour, to be played on as the player's own.
    pub(in crate::app) fn played_on(&mut self, undo: UndoPolicy) -> Option<Self> {
        let lesson = self.touring.as_ref().map(|t| t.lesson().start)?;
        let dice = self.table().options();
        let empty = self.table().another(lesson, dice)?;
        let title = empty.title().to_owned();
        let mut table = std::mem::replace(&mut self.table, empty);
        table.set_title(&title);
        table.set_options(dice.dice, undo);
        let mut room = Self::new(table, None);
        room.changed();
        Some(room)
    }

    /// The game that the tour ends with: against the computer, or alone.
    pub(in crate::app) fn against(&self, options: Options) -> Option<Self> {
        let lesson = self.touring.as_ref()?.lesson();
        let start = lesson.against.map_or(lesson.start, |against| against.start);
        let mut table = self.table().another(start, options)?;
        for side in SideNo::BOTH {
            let against = lesson.against.filter(|against| side == against.side);
            let level = against.map(|against| against.level.word().to_owned());
            table.set_seat(side, level.map(Seat::Computer));
        }
        Some(Self::new(table, None))
    }
}

/// The table that the tour of a game is played on, and the tour as it is told
/// there.
fn lesson_table(table: &dyn Table, keys: &Keymap) -> Option<(Box<dyn Table>, Lesson)> {
    let planned = lesson(table, keys)?;
    let table = table.another(planned.start, options(&planned))?;
    let lesson = lesson(&*table, keys)?;
    Some((table, lesson))
}

impl Room {
    /// The card to go on with when the tour of the game on the table is offered again,
    /// from 1, and how many there are.
    pub(in crate::app) fn lesson_waits_at(
        &self,
        settings: &Settings,
        keys: &Keymap,
    ) -> Option<(usize, usize)> {
        if self.touring.is_some() {
            return None;
        }
        let left = settings.tour_cards.get(self.table().system())?;
        let all = lesson(self.table(), keys)?.cards.len();
        let card = usize::from(*left) + 1;
        (1 < card && card < all).then_some((card, all))
    }

    /// What the file of the lesson says that goes on here, if one does that has a file.
    #[must_use]
    pub fn lesson_file(&self) -> Option<&LessonFile> {
        self.touring.as_ref()?.file.as_deref()
    }

    /// Reads the lesson that goes on here from this card.
    pub(in crate::app) fn read_from(&mut self, card: usize) {
        let last = self.touring.as_ref().map(|t| t.lesson().cards.len());
        self.go_to_card(card.min(last.unwrap_or(1).saturating_sub(1)));
    }

    /// What was played since a position of the line, with the faces of its dice.
    pub(in crate::app) fn played_since(&self, from: NodeId) -> Vec<String> {
        let line = self.table.line();
        let past = &line[..self.table.glance().ply.min(line.len())];
        let begun = past.iter().position(|&node| node == from);
        let since = match begun {
            Some(at) => &past[at + 1..],
            None if from == NodeId(0) => past,
            None => &[],
        };
        let told = since.iter().filter_map(|&node| self.table.told(node));
        let written = |told: Told| {
            let action = told.action?;
            let dice: String = told.dice.iter().map(ToString::to_string).collect();
            Some(match dice.is_empty() {
                true => action,
                false => format!("{action} ={dice}"),
            })
        };
        told.filter_map(written).collect()
    }

    /// The game stands in this position again.
    pub(in crate::app) fn back_to(&mut self, node: NodeId) {
        self.enter(node);
    }

    /// Whether a guided tour goes on.
    pub(in crate::app) const fn tours(&self) -> bool {
        self.touring.is_some()
    }

    /// Whether a card is only to be read, and there is nothing under the keyboard's cursor
    /// that could be clicked instead.
    pub(in crate::app) fn reads_card(&self) -> bool {
        let reads = |touring: &Touring| matches!(touring.card().until, Until::Read);
        self.cursor.is_none() && self.touring().is_some_and(reads)
    }

    /// The lesson that goes on here.
    pub(in crate::app) fn touring(&self) -> Option<&Touring> {
        self.touring.as_deref()
    }

    /// Whether the question of the card has been answered.
    #[must_use]
    pub fn has_answered(&self) -> bool {
        let answered = |t: &Touring| t.asked_of.answered.is_some();
        self.touring.as_deref().is_some_and(answered)
    }

    /// The card has been read.
    pub(in crate::app) fn go_on(&mut self) {
        let Some(touring) = &self.touring else { return };
        let (at, next) = (touring.at(), touring.at() + 1);
        let Some(card) = touring.lesson().cards.get(next) else {
            return;
        };
        let strayed = touring.asked_of.strayed;
        match strayed || card.position.is_some() || !card.before.is_empty() {
            true => self.go_to_card(next),
            false => self.read_card(next, Some(at)),
        }
    }

    /// Whether dice are on their way.
    pub(in crate::app) const fn in_the_air(&self) -> bool {
        matches!(self.throwing, Some(Throwing::InTheAir { .. }))
    }
}
