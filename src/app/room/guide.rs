//! Beginning, steering and leaving a lesson: the guided tour of the game on the table, or one
//! that has a file.

use super::tour::{Touring, options};
use super::{Room, Steered, Steering, Throwing};
use crate::app::catalogue;
use crate::app::commands::{Command, TourWish, bindings};
use crate::app::keymap::Keymap;
use crate::app::lessons::{DONE, LessonId, lesson_of};
use crate::app::{Notice, usual_options};
use crate::engine::{NodeId, Options, SideNo, UndoPolicy};
use crate::hex::Orientation;
use crate::lesson::LessonFile;
use crate::present::system::{Lesson, OverlayInfo, Until};
use crate::record::{Settings, Store};
use crate::table::{Seat, Table, Told};
use crate::words::tr;
use std::path::PathBuf;

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

impl Room {
    /// What a command comes to because of the lesson that goes on, or is to begin.
    pub(in crate::app) fn tour_steers(
        &mut self,
        command: &Command,
        now: f64,
        settings: &mut Settings,
        (store, keys): (&Store, &Keymap),
    ) -> Steering {
        if let Err(why) = self.tour_lets(command) {
            return Steering::refused(why);
        }
        if let Command::Study(of) = command {
            return Steering::taken(self.study(of, settings, store));
        }
        if let Some(wish) = self.wish_meant(command) {
            return Steering::taken(self.steer(wish, now, settings, (store, keys)));
        }
        if self.undoes_in_tour(command) {
            return Steering::taken(self.after_card(settings));
        }
        match command {
            // Another game comes to the table: the player's own first.
            Command::Begin(_) | Command::Open(_) | Command::Resume(_) => {
                Steering::passed_on(self.leave_lesson(settings))
            }
            _ => Steering::passed_on([]),
        }
    }

    /// Does what is wished of the lesson that goes on here, or may begin.
    fn steer(
        &mut self,
        wish: TourWish,
        now: f64,
        settings: &mut Settings,
        (store, keys): (&Store, &Keymap),
    ) -> Vec<Steered> {
        let Some(touring) = &self.touring else {
            return match wish {
                TourWish::Begin => self.begin_tour(None, settings, keys),
                TourWish::Of(system) => self.begin_tour(Some(system), settings, keys),
                _ => Vec::new(),
            };
        };
        let (at, last) = (touring.at(), touring.at_end());
        match wish {
            TourWish::Begin | TourWish::Leave => return self.leave_lesson(settings),
            TourWish::List => return self.leave_lesson_for(Steered::Lessons, settings),
            TourWish::Hint => {
                self.read_hint();
                return Vec::new();
            }
            TourWish::TryAgain => self.go_to_card(at),
            TourWish::Choose(number) => {
                let told = self.choose_answer(number);
                return self.after_answer(told, settings);
            }
            TourWish::Number(number) => {
                let told = self.number_answer(number);
                return self.after_answer(told, settings);
            }
            TourWish::Of(system) => {
                let mut came = self.leave_lesson(settings);
                came.extend(self.begin_tour(Some(system), settings, keys));
                return came;
            }
            TourWish::PlayOn => {
                let game = self.played_on(settings.undo);
                return self.leave_lesson_to_play(game, settings);
            }
            TourWish::Against => {
                let game = self.against(usual_options(settings));
                return self.leave_lesson_to_play(game, settings);
            }
            TourWish::Back => self.go_to_card(at.saturating_sub(1)),
            TourWish::Again => {
                self.shown.clear();
                self.go_to_card(0);
            }
            TourWish::GoOn if last => return self.end_lesson(settings, store),
            TourWish::GoOn => {
                let noted = self.note_read(settings);
                self.go_on();
                return noted.into_iter().chain(self.after_card(settings)).collect();
            }
            // What it did is looked at before anything else is asked.
            TourWish::ShowMe => {
                let told = self.show_lesson(now, settings.animations);
                return self.after_answer(told, settings);
            }
        }
        self.after_card(settings)
    }

    /// Begins the tour of the game on the table, or of the system of this key.
    fn begin_tour(
        &mut self,
        system: Option<&str>,
        settings: &mut Settings,
        keys: &Keymap,
    ) -> Vec<Steered> {
        let Some((room, at)) = self.tour_of(system, keys, settings) else {
            return vec![Steered::said(tr!("tour-none"))];
        };
        self.sit_down(room, at, settings.orientation());
        // Whoever closes the window meanwhile is offered to go on.
        settings.tour_offered = false;
        let mut came = vec![Steered::Begun, Steered::Noted];
        came.extend(self.note_card(settings));
        came.extend((at > 0).then(|| Steered::said(tr!("tour-goes-on"))));
        came
    }

    /// Begins a lesson, or goes on with it.
    fn study(&mut self, of: &LessonId, settings: &mut Settings, store: &Store) -> Vec<Steered> {
        if let LessonId::Tour(system) = of {
            return self.leave_lesson_for(Steered::Tour(system), settings);
        }
        let (file, damage) = match lesson_of(of) {
            Ok(read) => read,
            Err(why) => return vec![Steered::wrong(why)],
        };
        let begun = self.study_file(of.clone(), file, settings, store);
        let mut came = begun.unwrap_or_else(|why| vec![Steered::wrong(why)]);
        // On the card a refusal is headed as a wrong answer.
        came.extend(damage.map(Steered::said));
        came
    }

    /// Begins a lesson that was read, or goes on with it.
    ///
    /// # Errors
    /// Why it cannot be begun, in words; the game on the table stays.
    fn study_file(
        &mut self,
        of: LessonId,
        file: LessonFile,
        settings: &mut Settings,
        store: &Store,
    ) -> Result<Vec<Steered>, String> {
        let (room, at) = Self::for_lesson(of, file, (settings, store))?;
        let mut came = self.leave_lesson(settings);
        self.sit_down(room, at, settings.orientation());
        came.push(Steered::Begun);
        Ok(came)
    }

    /// Tries a lesson that is written, from a step on. How far whoever tries it comes is not
    /// noted.
    pub(in crate::app) fn try_lesson(
        &mut self,
        (lesson, step): (LessonFile, usize),
        settings: &mut Settings,
        store: &Store,
    ) -> Vec<Steered> {
        let of = LessonId::File(PathBuf::new());
        match self.study_file(of, lesson, settings, store) {
            Ok(came) => {
                self.read_from(step);
                came
            }
            Err(why) => vec![Steered::wrong(why)],
        }
    }

    /// Another card is read.
    fn after_card(&self, settings: &mut Settings) -> Vec<Steered> {
        let noted = self.note_card(settings);
        std::iter::once(Steered::HUSH).chain(noted).collect()
    }

    /// The question of the card was answered, and this is told of it.
    fn after_answer(&self, told: Option<Notice>, settings: &mut Settings) -> Vec<Steered> {
        let noted = self.note_progress(settings);
        std::iter::once(Steered::Says(told)).chain(noted).collect()
    }

    /// Goes on when what the card waits for has come about.
    pub(super) fn take_in_lesson(
        &mut self,
        ctx: &egui::Context,
        keys: &Keymap,
        settings: &mut Settings,
    ) -> Vec<Steered> {
        let [another, answered] = self.tend_tour(keys);
        let mut came = Vec::new();
        if another {
            came.extend(self.after_card(settings));
        }
        if answered {
            came.extend(self.after_answer(None, settings));
        }
        if another || answered {
            ctx.request_repaint();
        }
        came
    }

    /// The last card of a lesson has been read: what follows begins.
    fn end_lesson(&mut self, settings: &mut Settings, store: &Store) -> Vec<Steered> {
        let mut came: Vec<Steered> = self.note_read(settings).into_iter().collect();
        let Some(touring) = &self.touring else {
            return came;
        };
        let (tours, next) = (touring.file.is_none(), touring.next.clone());
        came.extend(match next {
            // A tour ends with a game.
            _ if tours => {
                let game = self.against(usual_options(settings));
                self.leave_lesson_to_play(game, settings)
            }
            Some(next) => {
                let mut came = self.leave_lesson(settings);
                came.extend(self.study(&next, settings, store));
                came
            }
            None => self.leave_lesson_for(Steered::Lessons, settings),
        });
        came
    }

    /// The player has had enough, and his own game comes back as it was.
    pub(in crate::app) fn leave_lesson(&mut self, settings: &mut Settings) -> Vec<Steered> {
        if !self.interrupt_lesson(settings) {
            return Vec::new();
        }
        settings.tour_offered = true;
        vec![Steered::HUSH, Steered::Noted]
    }

    /// He leaves it for something else.
    fn leave_lesson_for(&mut self, other: Steered, settings: &mut Settings) -> Vec<Steered> {
        let mut came = self.leave_lesson(settings);
        came.push(other);
        came
    }

    /// He leaves it for this game, if there is one.
    fn leave_lesson_to_play(
        &mut self,
        game: Option<Self>,
        settings: &mut Settings,
    ) -> Vec<Steered> {
        match game {
            Some(game) => self.leave_lesson_for(Steered::Game(Box::new(game)), settings),
            None => Vec::new(),
        }
    }

    /// What a command means for the lesson that goes on here: its wish, if it is one.
    fn wish_meant(&self, command: &Command) -> Option<TourWish> {
        if let Command::Tour(wish) = command {
            return Some(*wish);
        }
        let reads = |t: &Touring| t.card().until == Until::Read;
        let reads = self.touring().is_some_and(reads) && !self.blocked();
        (*command == Command::Proceed && reads).then_some(TourWish::GoOn)
    }

    /// Takes back what was done on the card, if that is what a command means. Whether
    /// it is.
    fn undoes_in_tour(&mut self, command: &Command) -> bool {
        let undoes = *command == Command::Undo && self.tours();
        if !undoes || self.pen.on || self.in_the_air() {
            return false;
        }
        self.undo_in_tour();
        true
    }

    /// The tour of the game on this table, or of the system of this key, and the card
    /// that it begins with.
    fn tour_of(
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

    /// The game on the table steps aside for a lesson, which begins with this card.
    fn sit_down(&mut self, lesson: Self, at: usize, lies: Orientation) {
        let aside = std::mem::replace(self, lesson);
        self.wait_for_lesson(Box::new(aside));
        self.table.lay(lies);
        self.go_to_card(at);
        self.board.fit();
    }

    /// Another card is read: it is noted for whoever ends the program in the midst, if that
    /// is new.
    fn note_card(&self, settings: &mut Settings) -> Option<Steered> {
        let (at, _) = self.tour_card()?;
        if self.lesson_file().is_some() {
            return None;
        }
        let system = self.table().system();
        let card = u8::try_from(at).ok().filter(|&card| card > 0);
        if settings.tour_cards.get(system).copied() == card {
            return None;
        }
        match card {
            Some(card) => settings.tour_cards.insert(system.to_owned(), card),
            None => settings.tour_cards.remove(system),
        };
        Some(Steered::Noted)
    }

    /// Goes on when what the card waits for has come about: whether another one is
    /// read, and whether its question has been answered since.
    fn tend_tour(&mut self, keys: &Keymap) -> [bool; 2] {
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
    pub(super) fn interrupt_lesson(&mut self, settings: &mut Settings) -> bool {
        let Some(touring) = self.touring.take() else {
            return false;
        };
        let system = self.table().system();
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
            self.returns(own, settings);
        }
        true
    }

    /// The game of the tour, to be played on as the player's own.
    fn played_on(&mut self, undo: UndoPolicy) -> Option<Self> {
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
    fn against(&self, options: Options) -> Option<Self> {
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
    fn read_from(&mut self, card: usize) {
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
    fn go_on(&mut self) {
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
