//! Beginning, steering and leaving the guided tour of the game on the table.

use super::tour::{Touring, options};
use super::{Room, Throwing};
use crate::app::App;
use crate::app::catalogue;
use crate::app::commands::{Command, Dialog, TourWish, bindings};
use crate::app::keymap::Keymap;
use crate::app::lessons::{DONE, LessonId};
use crate::engine::{NodeId, Options, SideNo};
use crate::lesson::LessonFile;
use crate::present::system::{Lesson, OverlayInfo, Until};
use crate::record::Settings;
use crate::table::{Seat, Table, Told};
use crate::words::tr;

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

impl App {
    /// What a command comes to because of the tour of the game on the table. Whether
    /// it has been carried out or refused here.
    pub(super) fn tour_steers(&mut self, ctx: &egui::Context, command: &Command) -> bool {
        let room = &mut *self.room;
        if let Err(why) = room.tour_lets(command) {
            self.tell(why, None, false);
            return true;
        }
        if let Command::Study(of) = command {
            self.study(of);
            return true;
        }
        if let Command::Tour(wish) = command {
            self.steer_lesson(ctx, *wish);
            return true;
        }
        let Some(touring) = &room.touring else {
            return false;
        };
        match command {
            Command::Begin(_) | Command::Open(_) | Command::Resume(_) => {
                self.leave_lesson();
                false
            }
            Command::Undo if !room.pen.on && !room.in_the_air() => {
                room.undo_in_tour();
                self.after_card();
                true
            }
            Command::Proceed if touring.card().until == Until::Read && !room.blocked() => {
                self.steer_lesson(ctx, TourWish::GoOn);
                true
            }
            _ => false,
        }
    }

    fn steer_lesson(&mut self, ctx: &egui::Context, wish: TourWish) {
        let (now, animated) = (ctx.input(|i| i.time), self.settings.animations);
        let room = &mut *self.room;
        let card = room.touring.as_ref().map(|t| (t.at(), t.at_end()));
        let Some((at, last)) = card else {
            match wish {
                TourWish::Begin => self.begin_lesson(None),
                TourWish::Of(system) => self.begin_lesson(Some(system)),
                _ => {}
            }
            return;
        };
        match wish {
            TourWish::Begin | TourWish::Leave => return self.leave_lesson(),
            TourWish::List => {
                self.leave_lesson();
                return self.toggle(Dialog::Lessons);
            }
            TourWish::Hint => {
                room.read_hint();
                return ctx.request_repaint();
            }
            TourWish::TryAgain => room.go_to_card(at),
            TourWish::Choose(number) => {
                self.over.notice = room.choose_answer(number);
                self.note_progress();
                return ctx.request_repaint();
            }
            TourWish::Number(number) => {
                self.over.notice = room.number_answer(number);
                self.note_progress();
                return ctx.request_repaint();
            }
            TourWish::Of(system) => {
                self.leave_lesson();
                return self.begin_lesson(Some(system));
            }
            TourWish::PlayOn => return self.play_on_from_lesson(),
            TourWish::Against => return self.play_against(),
            TourWish::Back => room.go_to_card(at.saturating_sub(1)),
            TourWish::Again => {
                room.shown.clear();
                room.go_to_card(0);
            }
            TourWish::GoOn if last => return self.end_lesson(ctx),
            TourWish::GoOn => {
                self.note_read();
                self.room.go_on();
            }
            TourWish::ShowMe => {
                self.over.notice = room.show_lesson(now, animated);
                self.note_progress();
                // What it did is looked at before anything else is asked.
                return ctx.request_repaint();
            }
        }
        self.after_card();
        ctx.request_repaint();
    }

    /// Begins the tour of the game on the table, or of the system of this key.
    fn begin_lesson(&mut self, system: Option<&str>) {
        let begun = match system {
            None => self.lesson_table(self.room.table()),
            Some(key) => catalogue::usual(key).and_then(|usual| self.lesson_table(&*usual)),
        };
        let Some((mut table, lesson)) = begun else {
            return self.tell(tr!("tour-none"), None, false);
        };
        table.set_title(&lesson.title);
        let cards = lesson.cards.len();
        let left = self.settings.tour_cards.get(table.system());
        let left = left.map_or(0, |&card| usize::from(card));
        // From the last card nothing would follow.
        let at = if left + 1 < cards { left } else { 0 };
        let of = (LessonId::Tour(table.system()), None);
        self.sit_down(Room::touring_on(table, lesson, of), at);
        // Whoever closes the window meanwhile is offered to go on.
        self.settings.tour_offered = false;
        self.after_card();
        self.keep_settings();
        if at > 0 {
            self.tell(tr!("tour-goes-on"), None, false);
        }
    }

    /// The player's own game steps aside for a lesson, which begins with this card.
    pub(in crate::app) fn sit_down(&mut self, room: Room, at: usize) {
        let aside = std::mem::replace(&mut self.room, Box::new(room));
        self.room.wait_for_lesson(aside);
        self.room.table.lay(self.settings.orientation());
        self.room.go_to_card(at);
        self.room.board.fit();
        self.over.dialog = None;
        self.over.rules = None;
    }

    /// The table that the tour of a game is played on, and the tour as it is told
    /// there.
    fn lesson_table(&self, table: &dyn Table) -> Option<(Box<dyn Table>, Lesson)> {
        let planned = lesson(table, &self.keymap)?;
        let table = table.another(planned.start, options(&planned))?;
        let lesson = lesson(&*table, &self.keymap)?;
        Some((table, lesson))
    }

    /// Another card is read: it is noted for whoever ends the program in the midst.
    fn after_card(&mut self) {
        self.over.notice = None;
        let room = &*self.room;
        let Some((at, _)) = room.tour_card() else {
            return;
        };
        if room.lesson_file().is_some() {
            return;
        }
        let system = room.table().system();
        let card = u8::try_from(at).ok().filter(|&card| card > 0);
        if self.settings.tour_cards.get(system).copied() == card {
            return;
        }
        match card {
            Some(card) => self.settings.tour_cards.insert(system.to_owned(), card),
            None => self.settings.tour_cards.remove(system),
        };
        self.keep_settings();
    }

    /// Goes on when what the card waits for has come about.
    pub(in crate::app) fn tend_lesson(&mut self, ctx: &egui::Context) {
        let room = &mut *self.room;
        if room.touring.is_none() {
            return;
        }
        // Nothing of it is kept.
        room.unsaved = false;
        let keys = &self.keymap;
        let answered = room.has_answered();
        if room.tend_lesson(|room| lesson(room.table(), keys)) {
            self.after_card();
            ctx.request_repaint();
        }
        if self.room.has_answered() != answered {
            self.over.notice = None;
            self.note_progress();
            ctx.request_repaint();
        }
    }

    /// The player has had enough, and his own game comes back as it was.
    pub(in crate::app) fn leave_lesson(&mut self) {
        if self.interrupt_lesson() {
            self.tour_was_offered();
        }
    }

    /// The player's own game comes back as it was; a tour that had not come to its
    /// end is offered at the next start. Whether one went on.
    pub(in crate::app) fn interrupt_lesson(&mut self) -> bool {
        let Some(touring) = self.room.touring.take() else {
            return false;
        };
        let system = self.room.table().system();
        let ended = touring.at_end() && touring.file.is_none();
        if ended {
            let name = LessonId::Tour(system).name();
            let lessons = &mut self.settings.lessons;
            if lessons.len() < Settings::LESSONS || lessons.contains_key(&name) {
                lessons.insert(name, DONE.into());
            }
            self.settings.tour_cards.remove(system);
            self.settings.tour_offered = true;
        }
        if let Some(mut own) = touring.aside {
            // Another language may have been chosen meanwhile, and the map turned.
            own.retell();
            self.room = own;
            self.room.table.lay(self.settings.orientation());
        }
        self.over.notice = None;
        true
    }

    /// The tour's game becomes the player's; his own is kept first.
    fn play_on_from_lesson(&mut self) {
        let undo = self.settings.undo;
        let room = &mut *self.room;
        let Some(lesson) = room.touring.as_ref().map(|t| t.lesson().start) else {
            return;
        };
        let dice = room.table().options();
        let Some(empty) = room.table().another(lesson, dice) else {
            return;
        };
        let title = empty.title().to_owned();
        let mut table = std::mem::replace(&mut room.table, empty);
        self.leave_lesson();
        if self.keep_before_leaving().is_none() {
            return;
        }
        table.set_title(&title);
        table.set_options(dice.dice, undo);
        let mut room = Room::new(table, None);
        room.changed();
        self.enter(room);
    }

    /// The tour ends with a game against the computer.
    pub(in crate::app) fn play_against(&mut self) {
        let room = &*self.room;
        let Some(against) = room.touring.as_ref().and_then(|t| t.lesson().against) else {
            return;
        };
        let chosen = Options {
            seed: crate::app::fresh_seed(),
            dice: self.settings.dice,
            undo: self.settings.undo,
        };
        let Some(mut table) = room.table().another(against.start, chosen) else {
            return;
        };
        for side in SideNo::BOTH {
            let level = against.level.word().to_owned();
            table.set_seat(
                side,
                (side == against.side).then_some(Seat::Computer(level)),
            );
        }
        self.leave_lesson();
        if self.keep_before_leaving().is_some() {
            self.enter(Room::new(table, None));
        }
    }
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
    pub(super) const fn in_the_air(&self) -> bool {
        matches!(self.throwing, Some(Throwing::InTheAir { .. }))
    }
}
