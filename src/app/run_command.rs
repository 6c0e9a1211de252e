//! Carrying out commands: the only place where the window changes the game. What a component
//! makes of a command is its own; here stands who is asked, and what follows for the others.

use super::annotate::Drawing;
use super::catalogue::{self, Beginning};
use super::commands::{Command, Composing, Dialog, ScaleStep, Tidy, TourWish, UnkeptWish};
use super::dialogs::{RulesWindow, UnkeptWork};
use super::editor::{Brought, Page, Source, Wanted, Work};
use super::errands::{Errand, Heard, Made, ended_free};
use super::export::shelve;
use super::games::{Arrival, AskedGame, Saved, both, file_name};
use super::opens_as::{OpensAs, opens_as, variant_in, variant_made};
use super::room::{Deed, Room, Steered, Steering};
use super::studies::is_study_file;
use super::theme::Theme;
use super::tidy::Tidying;
use super::works::Worked;
use super::{App, Notice, fresh_seed, usual_options};
use crate::engine::NodeId;
use crate::hex::Orientation;
use crate::json::Doc;
use crate::record::{Kept as _, OnTable, Settings};
use crate::table::Variant;
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

impl App {
    /// Carries out a command.
    pub(super) fn carry_out(&mut self, ctx: &egui::Context, command: Command) {
        if command.lets_dice_fall() {
            let told = self.room.let_dice_fall();
            self.told(told);
        }
        if let Command::Draw(Drawing::Lasts(lasts)) = command {
            self.settings.drawings_stay = lasts;
            self.keep_settings();
        }
        if let Command::Edit(work) = command {
            return self.edit(ctx, *work);
        }
        if self.editing() && matches!(command, Command::Escape) {
            self.over.dialog = None;
            return;
        }
        if self.room_takes(ctx, &command) {
            return;
        }
        if command.sets(&mut self.settings) {
            return self.keep_settings();
        }
        match command {
            Command::NextRegion { back } => self.keyboard.next_region(ctx, back),
            Command::ToggleCard => {
                self.settings.hex_card = !self.settings.hex_card;
                self.keep_settings();
                if !self.settings.hex_card {
                    let key = self.keymap.of(&Command::ToggleCard).unwrap_or_default();
                    self.tell(tr!("tell-card-away", key = key), false);
                }
            }
            Command::Speak(language) => {
                self.settings.language = language;
                self.speak();
                self.keep_settings();
            }
            Command::Present => {
                // A study that is put together is what is spoken about.
                let study = !self.presenter.on && !self.room.is_practice();
                if study && self.works.may_present_study() && self.room.on_show().is_none() {
                    self.show_stop(ctx, 0);
                }
                self.present(ctx);
            }
            Command::Contrast => {
                let set = Theme::named(&self.settings.theme);
                self.theme = self.theme.contrasted(set);
                self.theme.apply(ctx);
                // What the settings say stays as it is, but for the contrast taken away.
                if set == Some(Theme::Contrast) {
                    self.theme.name().clone_into(&mut self.settings.theme);
                    self.keep_settings();
                }
            }
            Command::Prefer(settings) => self.prefer(ctx, *settings),
            Command::ChangeKey(change) => {
                self.over.forms.keys.change(&mut self.keymap, change);
                let changes = self.keymap.changes();
                if changes != self.settings.keys {
                    self.settings.keys = changes;
                    self.keep_settings();
                }
            }
            Command::BlackOut if self.presenter.on => self.presenter.black = !self.presenter.black,
            Command::Spotlight if self.presenter.on => self.presenter.spot = !self.presenter.spot,
            // A page has one window: the audience would see what only the speaker is to see.
            Command::Speaker if self.errands.is_page() => {
                self.tell(tr!("speaker-not-here"), false);
            }
            Command::Speaker => {
                self.presenter.speaker = !self.presenter.speaker;
                // Without an audience there is nobody to speak to.
                if self.presenter.speaker && !self.presenter.on {
                    self.present(ctx);
                }
            }
            Command::BlackOut | Command::Spotlight => {
                let key = self.keymap.of(&Command::Present).unwrap_or_default();
                self.tell(tr!("tell-presenter-only", key = key), false);
            }
            Command::ExportPdf => self.write_made(ctx, self.room.page_made()),
            Command::ExportExercise => {
                let made = self.room.exercise_made(&self.over.forms.handout);
                self.over.dialog = None;
                self.write_made(ctx, made);
            }
            Command::ExportFutures(file) => self.write_made(ctx, self.room.futures_made(file)),
            Command::ExportReport(file) => {
                let told = self.errands.reporting.begin(file, &mut self.room);
                self.told(told);
            }
            Command::SaveVariant(beginning) => self.write_made(ctx, variant_made(&beginning)),
            Command::Suppose(beginning) => self.suppose(&beginning),
            Command::AskVariant => self.run_errand(ctx, Errand::Bring(Brought::Variant)),
            Command::PositionAsScenario => {
                let source = Source::Position(self.room.shown_node());
                self.edit(ctx, Work::Begin(source, Page::Paint));
            }
            Command::ExportMuster => self.write_made(ctx, self.room.muster_made()),
            Command::ExportPicture(file) => self.write_made(ctx, self.room.picture_made(file)),
            Command::OpenFile => self.run_errand(ctx, Errand::Open),
            Command::SaveElsewhere => {
                let asked = AskedGame::of(&self.room);
                self.run_errand(ctx, Errand::Save(asked));
            }
            Command::ShowInFolder(path) => self.errands.show(ctx, path),
            Command::Tidy(tidy) => self.tidy(*tidy),
            Command::AgainstComputer => {
                self.over.dialog = None;
                self.toggle(Dialog::NewGame);
                self.over.forms.new_game.against_computer();
            }
            Command::PlayFollowing => self.play_following(),
            Command::Rule(number) => self.over.read(RulesWindow::at(number)),
            Command::Manual => self.over.read(RulesWindow::manual()),
            Command::Toggle(dialog) => self.toggle(dialog),
            Command::Author(wish) => {
                let (settings, store) = (&mut self.settings, &self.files.store);
                let came = (self.works).author(&wish, settings, store, &mut self.room);
                self.worked(ctx, came);
            }
            Command::Begin(beginning) => self.begin_asked(&beginning),
            Command::Branch(at) => self.branch(at),
            Command::StepThroughFuture => self.step_through_future(),
            Command::Open(path) => {
                // What comes later has nothing to do with the first file.
                let aside = self.over.aside.take();
                match opens_as(&path) {
                    OpensAs::Game => {
                        let opened = self.open(ctx, path.clone());
                        // Nothing came to the table: then it is as it was before.
                        if let Some((dialog, pending)) = aside.filter(|_| !opened) {
                            self.over.dialog = dialog;
                            let others = pending.into_iter().filter(|game| game.path != path);
                            self.over.forms.pending.extend(others);
                        }
                    }
                    OpensAs::Scenario => {
                        let source = Source::File(path);
                        self.edit(ctx, Work::Begin(source, Page::Paint));
                    }
                    OpensAs::Variant(read) => self.take_variant(&path, read),
                }
            }
            Command::Resume(path) => {
                self.open(ctx, path);
            }
            Command::Save => match self.room.own_path().map(Path::to_owned) {
                Some(path) => {
                    let saved = self.files.save_again(&self.room, path);
                    self.saved(saved);
                }
                None => {
                    self.show_games();
                    self.over.forms.name_is_asked = true;
                }
            },
            Command::SaveAs(title) => {
                let saved = self.files.save_as(&mut self.room, &title);
                self.saved(saved);
            }
            Command::AnswerReplace(instead) => {
                let asked = self.over.replacing.take();
                let room = &mut self.room;
                let saved = asked.and_then(|asked| self.files.answer(room, asked, instead));
                if let Some(saved) = saved {
                    self.saved(saved);
                }
            }
            Command::Unkept(wish) => self.answer_unkept(ctx, wish),
            Command::ResumeBare(path) => self.resume_bare(path),
            Command::DiscardPending(path) => self.put_away(&path),
            Command::Scale(step) => self.scale(ctx, step),
            Command::LayMap(orientation) => self.lay_map(orientation),
            Command::TogglePanel if self.presenter.on => {
                self.presenter.panel = !self.presenter.panel;
            }
            Command::TogglePanel => self.frame.panel = !self.frame.panel,
            Command::Fullscreen => {
                let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Quit => self.frame.quit = true,
            // All others mean the game.
            _ => {}
        }
    }

    fn toggle(&mut self, dialog: Dialog) {
        if self.over.dialog.as_ref() == Some(&dialog) {
            self.over.dialog = None;
            return;
        }
        self.over.hush();
        // Whoever looks for a game that was left open, and was not gone on with, finds it
        // among those that are saved.
        if dialog == Dialog::Games && self.over.dialog != Some(Dialog::Opening) {
            let left = self.over.forms.opening.left.iter();
            let left: Vec<PathBuf> = left.map(|game| game.path.clone()).collect();
            left.iter().for_each(|path| self.put_away(path));
        }
        self.over
            .open(dialog, &self.files, &self.room, &self.settings);
    }

    /// A game that was left open goes to the saved ones, and is offered no longer.
    fn put_away(&mut self, path: &Path) {
        match self.files.store.discard_pending(path) {
            Ok(kept) => {
                self.offered_no_longer(path);
                if let Some(kept) = kept {
                    // It is among the recent games from now on.
                    if self.over.dialog == Some(Dialog::Opening) {
                        let store = &self.files.store;
                        self.over.open_opening(&self.settings.recent, store);
                    }
                    self.tell(tr!("tell-left-kept", name = file_name(&kept)), false);
                }
            }
            Err(error) => self.tell(error.to_string(), true),
        }
    }

    /// Begins presenter mode, or ends it.
    fn present(&mut self, ctx: &egui::Context) {
        self.presenter.toggle(ctx, self.settings.text_scale);
        self.over.notice = None;
        // An audience has nothing of where the keyboard was.
        self.room.forget_cursor();
    }

    /// Whether a page of text covers all that lies in the room.
    fn is_covered(&self) -> bool {
        let page = self.room.on_show().is_some_and(|seen| seen.page);
        self.presenter.on && page
    }

    /// Ends presenter mode. Whether it went on.
    fn leaves_presenter(&mut self, ctx: &egui::Context) -> bool {
        let on = self.presenter.on;
        if on {
            self.present(ctx);
        }
        on
    }

    /// Has these settings from now on.
    fn prefer(&mut self, ctx: &egui::Context, settings: Settings) {
        let before = std::mem::replace(&mut self.settings, settings);
        if self.settings.theme != before.theme {
            self.theme = Theme::named(&self.settings.theme).unwrap_or_default();
            self.theme.apply(ctx);
        }
        if self.settings.language != before.language {
            self.speak();
        }
        if self.settings.text_scale != before.text_scale {
            ctx.set_zoom_factor(self.settings.text_scale);
        }
        self.keep_settings();
    }

    fn scale(&mut self, ctx: &egui::Context, step: ScaleStep) {
        if let Some(to) = step.from(self.settings.text_scale) {
            self.settings.text_scale = to;
            ctx.set_zoom_factor(self.settings.text_scale);
            self.keep_settings();
        }
    }

    /// Keeps the settings. That they could not be kept is told.
    pub(super) fn keep_settings(&mut self) {
        if let Err(error) = self.files.store.save_settings(&self.settings) {
            let text = tr!("tell-settings-not-kept", error = error.to_string());
            self.tell(text, true);
        }
    }

    /// Speaks the language in force from now on: what was said and painted
    /// before is said and painted anew, and news of the last action is dropped.
    pub(super) fn speak(&mut self) {
        words::speak(self.language());
        self.room.retell();
        self.over.notice = None;
        self.over.relist(&self.files.store, &self.settings.recent);
    }

    /// Lays the map so from now on; a camera that was moved looks at the same
    /// place.
    fn lay_map(&mut self, orientation: Orientation) {
        let before = self.settings.orientation();
        self.settings.as_printed = orientation == Orientation::AsPrinted;
        self.room.lay_map(before, orientation);
        self.keep_settings();
    }

    // ----- the game on the table

    /// Whether a command was meant for the game, and has been carried out or
    /// refused there.
    fn room_takes(&mut self, ctx: &egui::Context, command: &Command) -> bool {
        // What lies on top of what is asked first.
        let (settings, store) = (&mut self.settings, &self.files.store);
        let steering = self.room.practice_steers(command, settings, store);
        if self.follows(ctx, steering) {
            return true;
        }
        let steering = self.room.guess_steers(command, &mut self.settings);
        if self.follows(ctx, steering) || self.study_steers(ctx, command) {
            return true;
        }
        let (settings, around) = (&mut self.settings, (&self.files.store, &self.keymap));
        let now = ctx.input(|i| i.time);
        let steering = self.room.tour_steers(command, now, settings, around);
        if self.follows(ctx, steering) {
            return true;
        }
        self.room.forget_entered(command);
        if matches!(command, Command::Escape) {
            return self.escape(ctx);
        }
        if let Command::Room(deed) = command
            && let Deed::Pace(pace) = **deed
        {
            self.settings.pace = pace;
            self.keep_settings();
            return true;
        }
        // A black screen only becomes light again.
        if matches!(command, Command::LookOn { .. }) && self.presenter.becomes_light() {
            return true;
        }
        let shown = self.room.overlays_shown().to_vec();
        let Some(taken) = self.room.take(command, now, self.settings.animations) else {
            return false;
        };
        // What was told stays until something is done.
        let acts = matches!(command, Command::Room(deed) if deed.acts());
        if taken.changed || acts {
            self.over.notice = None;
        }
        // Those of a stop and of a lesson are their own.
        let own = self.room.on_show().is_some() || self.room.tours();
        if self.room.overlays_shown() != shown && !own {
            self.room.note_overlays(&mut self.settings);
            self.keep_settings();
        }
        self.told(taken.told);
        ctx.request_repaint();
        true
    }

    /// Does what follows outside the table of what was steered there. Whether the command
    /// was taken by that.
    fn follows(&mut self, ctx: &egui::Context, steering: Steering) -> bool {
        self.steered(steering.came);
        if steering.taken {
            ctx.request_repaint();
        }
        steering.taken
    }

    /// Does what follows outside the table of what was steered there.
    pub(super) fn steered(&mut self, came: impl IntoIterator<Item = Steered>) {
        for came in came {
            match came {
                Steered::Says(told) => self.over.notice = told,
                Steered::Noted => self.keep_settings(),
                Steered::RecordingEnds => self.works.stop_recording(),
                Steered::Begun => self.over.clear(),
                Steered::Lessons => self.toggle(Dialog::Lessons),
                Steered::Tour(system) => self.push(Command::Tour(TourWish::Of(system))),
                Steered::Game(room) => {
                    if self.leave().is_some() {
                        self.enter(*room);
                    }
                }
            }
        }
    }

    /// Esc closes what is on top; only what nothing of the window lies over is
    /// the room's.
    fn escape(&mut self, ctx: &egui::Context) -> bool {
        let closed = self.over.close_topmost();
        // A question of the game lies over the rule book.
        if !closed && self.room.is_asking() {
            self.room.escape();
            return true;
        }
        // Whoever opened the rule book by the keyboard is there again.
        let book = !closed && self.over.rules.take().is_some();
        if book {
            self.keyboard.comes_back();
        }
        let closed = closed || book || self.over.notice.take().is_some();
        // What an audience does not see is not what Esc is pressed for.
        let front = !closed
            && !self.presenter.becomes_light()
            && (self.is_covered() || !self.room.closes_front())
            && !self.leaves_presenter(ctx);
        if front {
            // Where windows of what is made beside the game lie over the room.
            let windows = self.presenter.has_room(ctx) && !self.room.tours();
            match self.works.closes_front().filter(|_| windows) {
                Some(closing) => self.push(closing),
                None => self.room.escape(),
            }
        }
        true
    }

    /// Puts a game on the table, with nothing of the one before left lying about.
    pub fn enter(&mut self, mut room: Room) {
        self.over.clear();
        self.over.forms.opening.chosen = true;
        // What is recorded is of the game that goes.
        self.works.stop_recording();
        room.take_up(&self.settings);
        room.take_over(&mut self.room);
        let before = std::mem::replace(&mut *self.room, room);
        self.errands.reporting.game_leaves(before);
        self.keep_on_disk();
    }

    /// The player's own game comes back from behind whatever lies over it.
    pub(super) fn back_to_own_game(&mut self) {
        let came = self.room.back_to_own_game(&mut self.settings);
        self.steered(came);
    }

    /// The game on the table is kept before another takes its place: what is to be told
    /// of it. Where it cannot be kept, that is told, and it stays.
    fn leave(&mut self) -> Option<String> {
        self.back_to_own_game();
        self.room.keep_polls();
        let kept = self.files.keep_before_leaving(&mut self.room);
        kept.map_err(|why| self.tell(why, true)).ok()
    }

    /// Keeps the game on the table as it is now.
    pub(super) fn keep_on_disk(&mut self) {
        let told = self.files.keep_on_disk(&self.room);
        self.told(told);
    }

    /// Begins a new game. Whether it was begun.
    fn begin(&mut self, beginning: &Beginning) -> bool {
        let table = match catalogue::table(beginning) {
            Ok(table) => table,
            Err(why) => {
                self.tell(tr!("cards-not-begun", why = why), true);
                return false;
            }
        };
        let Some(kept) = self.leave() else {
            return false;
        };
        self.settings.dice = beginning.options.dice;
        self.settings.undo = beginning.options.undo;
        self.enter(Room::new(table, None));
        if !kept.is_empty() {
            self.tell(kept, false);
        }
        true
    }

    /// Begins a new game as somebody asked for it; who plays it is remembered.
    fn begin_asked(&mut self, beginning: &Beginning) {
        if self.begin(beginning) {
            let (system, seats) = beginning.last_seats();
            self.settings.players.insert(system.to_owned(), seats);
            self.keep_settings();
        }
    }

    /// Begins what takes up where the game on the table ends. It is a game of its own,
    /// which is said.
    fn play_following(&mut self) {
        let Some((which, following)) = catalogue::following(self.room.table()) else {
            return;
        };
        let beginning = Beginning {
            which,
            options: usual_options(&self.settings),
            seats: [None, None],
            changed: Doc::Object(Vec::new()),
        };
        if self.begin(&beginning) {
            self.tell(following.about, false);
        }
    }

    /// Begins another game where this one stood in a position.
    fn branch(&mut self, at: NodeId) {
        let Some(room) = self.room.branched(at) else {
            return self.tell(tr!("room-closed"), false);
        };
        let Some(mut kept) = self.leave() else {
            return;
        };
        if kept.is_empty() && !self.room.as_kept().is_untouched() {
            kept = tr!("tell-other-kept");
        }
        let waits = room.waits_to_go_on(&self.keymap);
        self.enter(room);
        self.tell(both(both(tr!("tell-branched"), &kept), &waits), false);
    }

    /// Looks at one of the games that computers played on from a position: another
    /// game takes the table.
    fn step_through_future(&mut self) {
        let Some(room) = self.room.future() else {
            return self.tell(tr!("futures-step-how"), false);
        };
        if let Some(kept) = self.leave() {
            self.enter(room);
            self.tell(both(tr!("futures-opened"), &kept), false);
        }
    }

    /// What the rules that are set for a new game would change is asked.
    fn suppose(&mut self, beginning: &Beginning) {
        if let Err(why) = self.over.forms.what_if.suppose(beginning) {
            return self.tell(why, true);
        }
        self.over.dialog = None;
        self.toggle(Dialog::WhatIf);
    }

    /// The rules of a variant are set for a new game, or asked about.
    fn take_variant(&mut self, path: &Path, read: Result<Variant, String>) {
        let asks = self.over.dialog == Some(Dialog::WhatIf);
        let about = asks.then(|| self.room.table());
        match self.over.forms.take_variant(path, read, about) {
            Err(why) => self.tell(why, true),
            Ok(_) if asks => {}
            Ok(taken) => {
                if self.over.dialog != Some(Dialog::NewGame) {
                    self.over.dialog = None;
                    self.toggle(Dialog::NewGame);
                }
                self.told(taken.map(Notice::said));
            }
        }
    }

    // ----- files

    fn saved(&mut self, saved: Saved) {
        match saved {
            Saved::There(path, mark, told) => {
                self.settings.remember(&path);
                self.room.note_saved(path.clone(), mark);
                // What was kept of it for a fall has another title and is needed no more.
                self.keep_on_disk();
                self.over.dialog = None;
                // Where the list of saved games does not lead, or not where it was meant.
                if told.bad || !self.files.is_listed(&path) {
                    self.errands.tells_of(&told, path);
                }
                self.over.notice = Some(told);
            }
            Saved::Asks(replacing) => self.over.replacing = Some(replacing),
            Saved::Not(why) => self.tell(why, true),
        }
    }

    /// A game is on offer no longer.
    fn offered_no_longer(&mut self, path: &Path) {
        let gone = self.over.offered_no_longer(path);
        self.files.forget_faults(&gone);
    }

    /// What a file holds; why it cannot be opened is told.
    fn opened(&mut self, path: &Path) -> Option<OnTable> {
        match self.files.store.open_table(path) {
            Ok(opened) => Some(opened),
            Err(error) => {
                self.offered_no_longer(path);
                self.tell(error.to_string(), true);
                None
            }
        }
    }

    /// Opens a saved game or study; whether it could be.
    fn open(&mut self, ctx: &egui::Context, path: PathBuf) -> bool {
        if is_study_file(&path) {
            self.compose(ctx, &Composing::Open(path));
            return true;
        }
        // If it should end the program, that is written down of this file.
        self.files.fault_keeper.on_table(Some(&path));
        // Before it is read: what changes in between is seen as a change.
        let mark = self.files.store.mark(&path);
        let Some(opened) = self.opened(&path) else {
            return false;
        };
        let Some(kept) = self.leave() else {
            return false;
        };
        let Arrival {
            room,
            own,
            pending,
            told,
            bad,
        } = self.files.arrival(opened, &path, mark);
        if own {
            self.settings.remember(&path);
            self.keep_settings();
        }
        let held = room.waits_to_go_on(&self.keymap);
        self.enter(room);
        self.offered_no_longer(&path);
        // What is damaged stays where it is, to be looked at again.
        if pending
            && !bad
            && let Err(error) = self.files.store.discard_pending(&path)
        {
            self.tell(both(error.to_string(), &held), true);
            return true;
        }
        let told = [kept, held]
            .iter()
            .fold(told, |told, more| match told.is_empty() {
                true => more.clone(),
                false => both(told, more),
            });
        if !told.is_empty() {
            self.tell(told, bad);
        }
        true
    }

    /// Goes on with a game without what is drawn on its map: that stays in the
    /// file it came from.
    fn resume_bare(&mut self, path: PathBuf) {
        let Some(opened) = self.opened(&path) else {
            return;
        };
        let Some(kept) = self.leave() else {
            return;
        };
        let damage = opened.damage;
        let room = Room::bare(opened.table);
        let held = room.waits_to_go_on(&self.keymap);
        self.enter(room);
        self.offered_no_longer(&path);
        let (told, bad) = match self.files.store.discard_pending(&path) {
            Ok(moved) => {
                let name = file_name(moved.as_deref().unwrap_or(&path));
                (tr!("tell-opened-bare", name = name), damage.is_some())
            }
            Err(error) => (error.to_string(), true),
        };
        let told = both(told, damage.as_deref().unwrap_or_default());
        self.tell(both(both(told, &kept), &held), bad);
    }

    /// Keeps the saved games in order.
    fn tidy(&mut self, tidy: Tidy) {
        let before = self.settings.recent.clone();
        let mut tidying = Tidying {
            files: &self.files,
            saved: &mut self.over.forms.saved,
            room: &mut self.room,
            recent: &mut self.settings.recent,
            desktop: self.errands.desktop(),
            keeps_game: false,
        };
        tidying.tidy(tidy);
        if tidying.keeps_game {
            self.keep_on_disk();
        }
        if self.settings.recent != before {
            self.keep_settings();
        }
    }

    // ----- errands

    /// Asks the desktop for a file, or does without.
    pub(super) fn run_errand(&mut self, ctx: &egui::Context, errand: Errand) {
        let file = errand.file(&self.files.store, &self.settings);
        if let Some(heard) = self.errands.run(ctx, errand, file) {
            self.heard(ctx, heard);
        }
    }

    /// Writes what was made where somebody wants it, or tells why it was not made.
    fn write_made(&mut self, ctx: &egui::Context, made: Result<Made, String>) {
        match made {
            Ok(made) => self.run_errand(ctx, Errand::Write(made)),
            Err(why) => self.tell(why, true),
        }
    }

    /// Does what the desktop was asked for, now that it has answered.
    pub(super) fn heard(&mut self, ctx: &egui::Context, heard: Heard) {
        match heard {
            Heard::Told(notice) => self.over.notice = Some(notice),
            Heard::Wish(command) => self.push(command),
            Heard::SaveStudy(asked, how) => {
                let came = self.works.save_asked(asked, how, &self.files.store);
                self.worked(ctx, came);
            }
            Heard::Save(asked, path) if asked.is(&self.room) => {
                let saved = self.files.save_where_asked(&mut self.room, path);
                self.saved(saved);
            }
            // Another game has come to the table meanwhile.
            Heard::Save(asked, path) => match self.files.save_asked(&asked, &path) {
                Ok(told) => {
                    self.settings.remember(&path);
                    let told = Notice::said(told);
                    self.errands.tells_of(&told, path);
                    self.over.notice = Some(told);
                }
                Err(why) => self.tell(why, true),
            },
            Heard::Write(made, Some(path)) => {
                let written = made.write_at(path);
                if let Ok(path) = &written {
                    self.settings.written_in = path.parent().map(Path::to_owned);
                    self.keep_settings();
                }
                self.written(&made, written);
            }
            Heard::Write(made, None) => {
                let written = shelve(&self.files.store, &made);
                self.written(&made, written);
            }
            Heard::OpenByHand(told) => {
                self.show_games();
                self.over.forms.path_is_asked = true;
                self.told(told);
            }
            Heard::SaveByHand => {
                self.show_games();
                self.over.forms.name_is_asked = true;
            }
            Heard::BringByHand(brought) => self.over.forms.editor.asks = Some(brought),
        }
    }

    fn written(&mut self, made: &Made, written: Result<PathBuf, String>) {
        match written {
            Ok(path) => {
                self.works.note_written(&made.bytes, &path);
                self.works.note_lesson_written(&made.bytes);
                if let Some(variant) = variant_in(made) {
                    self.over.forms.new_game.note_written(&variant);
                }
                self.over.notice = Some(self.errands.note_written(made.shelf, path));
            }
            Err(why) => self.tell(why, true),
        }
    }

    /// The saved games are shown, whatever was.
    fn show_games(&mut self) {
        self.over.dialog = None;
        self.toggle(Dialog::Games);
    }

    // ----- editor and lessons

    /// Does something in the editor.
    fn edit(&mut self, ctx: &egui::Context, work: Work) {
        let left = matches!(work, Work::PutAway(_) | Work::Begin(Source::Left(_), _));
        let edited = self.works.edit(work, &self.files.store, self.room.table());
        if left {
            self.over.list_left(&self.files.store);
        }
        if edited.hush {
            self.over.notice = None;
        }
        if edited.closes {
            self.over.dialog = None;
        }
        self.told(edited.told);
        match edited.wants {
            Some(Wanted::File(brought)) => self.run_errand(ctx, Errand::Bring(brought)),
            Some(Wanted::Write(made)) => self.run_errand(ctx, Errand::Write(made)),
            Some(Wanted::Saved(path)) => {
                self.over.notice = Some(self.errands.note_saved(path));
            }
            Some(Wanted::Beside(path)) => {
                if let Some(told) = &self.over.notice {
                    self.errands.tells_of(told, path);
                }
            }
            Some(Wanted::Forces(doc, edited)) => {
                match self.over.forms.forces.open(*doc, edited, fresh_seed()) {
                    true => self.over.dialog = Some(Dialog::Forces),
                    false => self.tell(tr!("forces-none-here"), true),
                }
            }
            Some(Wanted::Try(table, told)) => {
                if let Some(kept) = self.leave() {
                    if let Some(desk) = self.works.scenario.as_deref_mut() {
                        desk.step_aside();
                    }
                    let mut room = Room::new(table, None);
                    room.unsaved = true;
                    self.enter(room);
                    self.tell(both(told, &kept), false);
                }
            }
            None => {}
        }
        ctx.request_repaint();
    }

    /// Keeps what is made beside the game; `now` waits for what takes long.
    pub(super) fn keep_draft(&mut self, now: bool) {
        let told = self.works.keep(&self.files.store, now);
        self.told(told);
    }

    /// Does what was answered about work that could not be written.
    fn answer_unkept(&mut self, ctx: &egui::Context, wish: UnkeptWish) {
        let unkept = &mut self.over.unkept;
        unkept.works.clear();
        match wish {
            UnkeptWish::Again => self.frame.quit = true,
            UnkeptWish::Leave => {
                unkept.leaves = true;
                self.frame.quit = true;
            }
            UnkeptWish::Elsewhere(UnkeptWork::Study(_), None) => self.save_study_elsewhere(ctx),
            UnkeptWish::Elsewhere(UnkeptWork::Study(_), Some(path)) => {
                let path = ended_free(path, crate::study::EXTENSION);
                self.compose(ctx, &Composing::SaveAt(path));
            }
            UnkeptWish::Elsewhere(UnkeptWork::Lesson(_), path) => {
                let Some(made) = self.works.lesson_made() else {
                    return;
                };
                match path {
                    None => self.run_errand(ctx, Errand::Write(made)),
                    Some(path) => {
                        let written = made.write_at(path);
                        self.written(&made, written);
                    }
                }
            }
            UnkeptWish::Stay => {}
        }
        ctx.request_repaint();
    }

    // ----- studies

    /// The desktop is asked where the study is to be saved.
    fn save_study_elsewhere(&mut self, ctx: &egui::Context) {
        // While it asks for something, what it was asked for stays.
        if self.errands.awaited() {
            return self.tell(tr!("errand-asked-already"), false);
        }
        let asked = self.works.asks_for_study_file(&self.files.store);
        self.run_errand(ctx, Errand::SaveStudy(asked));
    }

    /// What is wished of the study that is put together, or on the table.
    fn compose(&mut self, ctx: &egui::Context, wish: &Composing) {
        let (settings, around) = (&mut self.settings, (&self.files.store, &self.keymap));
        let came = self.works.compose(wish, settings, around, &mut self.room);
        self.worked(ctx, came);
    }

    /// Does what follows of making something beside the game.
    fn worked(&mut self, ctx: &egui::Context, came: impl IntoIterator<Item = Worked>) {
        for came in came {
            match came {
                Worked::Told(told) => self.told(told),
                Worked::Opened(told) => {
                    self.over.dialog = None;
                    self.told(told);
                }
                Worked::Saved(path) => {
                    self.over.notice = Some(self.errands.note_saved(path));
                }
                Worked::Shown(told) => {
                    self.over.dialog = None;
                    self.over.notice = told;
                }
                Worked::Hush => self.over.hush(),
                Worked::Steered(came) => self.steered([came]),
                Worked::Asks(errand) => self.run_errand(ctx, errand),
                Worked::AsksWhere => self.save_study_elsewhere(ctx),
                Worked::Presented if self.presenter.on => {}
                Worked::Presented => self.present(ctx),
            }
        }
    }

    /// A stop of the study comes to the table.
    fn show_stop(&mut self, ctx: &egui::Context, stop: usize) {
        let draft = self.works.study.as_mut();
        let shown = draft.map(|draft| draft.show(stop, &mut self.room, &self.settings));
        self.worked(ctx, shown);
    }

    /// What a command comes to because of the study that is put together or on the
    /// table. Whether it has been carried out or refused here.
    fn study_steers(&mut self, ctx: &egui::Context, command: &Command) -> bool {
        if let Err(why) = self.room.show_lets(command) {
            self.tell(why, false);
            return true;
        }
        if let Some(back) = self.room.steps_stops(command) {
            // A black screen only becomes light again.
            if self.presenter.becomes_light() {
                return true;
            }
            match self.room.stop_meant(back) {
                Some(stop) => self.show_stop(ctx, stop),
                // The speaker's window says it, and the class need not read it.
                None if self.presenter.on && self.presenter.speaker => {}
                None if back => self.tell(tr!("stops-first"), false),
                None => self.tell(tr!("stops-last"), false),
            }
            ctx.request_repaint();
            return true;
        }
        match command {
            // What is shown is saved with its study.
            Command::Save if self.room.on_show().is_some() => {
                self.compose(ctx, &Composing::Save);
            }
            Command::Compose(wish) => self.compose(ctx, wish),
            _ => return false,
        }
        ctx.request_repaint();
        true
    }

    /// Goes on with a study that is read, written or printed.
    pub(super) fn tend_study(&mut self, ctx: &egui::Context) {
        let around = (&self.files.store, &self.settings);
        let came = self.works.tend_study(ctx, around, &mut self.room);
        self.worked(ctx, came);
    }
}
