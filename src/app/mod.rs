//! The window. The only folder that names egui.
//!
//! [`App::think`] carries out queued commands; [`App::draw`] draws and pushes
//! new ones. Nothing that draws can change the game.
//!
//! Each field of [`App`] is a component: it has its own state and the methods that
//! change it, is given what else it needs, and gives back what is to be told or done
//! (`Taken`, `Steered`, `Edited`, `Worked`, `Saved`, `Heard`) or, while drawing,
//! commands. What several of them do together stands in `run_command` alone; what is made
//! beside the game (`works`) asks the room to step aside and to come back, and whoever
//! notes something among the settings is handed them.
//!
//! | field | what it does |
//! | --- | --- |
//! | `files` | saves, keeps and opens games, and what is offered after a fault |
//! | `room` | the game on the table: plays, draws, looks back; begins and leaves the lessons, guesses, exercises and studies that the player's own game waits behind |
//! | `works` | the scenario that is edited, the lesson that is written, the study that is put together |
//! | `over` | dialogs with what is typed in them, the rule book, the notice |
//! | `presenter` | presenter mode and its full screen |
//! | `keyboard` | where the keyboard is, and what its keys come to |
//! | `frame` | size and place of the window, and clicks and keys that came too soon |
//! | `errands` | what the desktop is asked for, and reports on their way |

pub mod annotate;
mod authoring;
mod background;
pub mod board;
pub mod catalogue;
mod cells;
pub mod commands;
pub mod desktop;
mod dialogs;
mod draft;
pub mod editor;
mod errands;
mod export;
mod faults;
mod focus;
mod frame;
mod fresh;
mod games;
mod guess;
mod keyboard;
pub mod keymap;
mod language;
pub mod lessons;
mod on_table;
mod opens_as;
#[cfg(any(test, target_family = "wasm"))]
mod page;
mod panels;
mod place;
mod practice;
mod presenter;
mod rated;
mod reporting;
pub mod room;
mod run_command;
#[cfg(not(target_family = "wasm"))]
mod start;
pub mod steps;
pub mod studies;
mod study_jobs;
mod study_place;
mod study_stops;
pub mod theme;
mod tidy;
mod waker;
mod works;

#[cfg(target_family = "wasm")]
pub use page::run;
pub use room::Room;
#[cfg(not(target_family = "wasm"))]
pub use start::{accustom_allocator, run};

use crate::engine::{Options, RuleRef};
use crate::record::fault::{FaultKeeper, guarded};
use crate::record::{PendingGame, Settings, Store};
use crate::systems::SYSTEMS;
use crate::table::Table;
use crate::words::{self, Language, tr};
use commands::{Command, Dialog};
use desktop::Desktop;
use dialogs::{Around, Over};
use errands::{Errand, Errands};
use focus::Keyboard;
use frame::Noticed;
use games::Files;
use keyboard::Reach;
use keymap::Keymap;
use place::Frame;
use presenter::Presenter;
use room::RoomFrame;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use theme::Theme;
use works::Works;

/// Something to tell the players, until the next thing happens.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<RuleRef>,
    /// Whether it is about something that went wrong.
    pub bad: bool,
}

impl Notice {
    /// Something that was done.
    #[must_use]
    pub const fn said(text: String) -> Self {
        Self {
            text,
            rule: None,
            bad: false,
        }
    }

    /// Something that went wrong.
    #[must_use]
    pub const fn wrong(text: String) -> Self {
        Self {
            text,
            rule: None,
            bad: true,
        }
    }
}

/// The program.
pub struct App {
    files: Files,
    settings: Settings,
    theme: Theme,
    keymap: Keymap,
    room: Box<Room>,
    works: Works,
    queue: VecDeque<Command>,
    over: Over,
    presenter: Presenter,
    keyboard: Keyboard,
    frame: Frame,
    errands: Errands,
}

impl App {
    /// The program with a new game of the usual scenario on the table, and an offer to
    /// go on with what was left open.
    #[must_use]
    pub fn new(store: Store) -> Self {
        let (mut settings, complaint) = store.load_settings();
        words::speak(settings.language.unwrap_or_default());
        let (keymap, _) = Keymap::read(&settings.keys);
        let theme = Theme::named(&settings.theme).unwrap_or_default();
        theme.name().clone_into(&mut settings.theme);
        let options = usual_options(&settings);
        let mut room = Room::new(usual_game(options), None);
        room.take_up(&settings);
        let mut app = Self {
            files: Files::new(store, complaint),
            theme,
            room: Box::new(room),
            works: Works::default(),
            over: Over::new(options),
            settings,
            queue: VecDeque::new(),
            presenter: Presenter::default(),
            keymap,
            keyboard: Keyboard::default(),
            frame: Frame::default(),
            errands: Errands::default(),
        };
        app.over.forms.pending = app.files.store.pending();
        let left_open = app.settings.left_open.take();
        let left_open = left_open.and_then(|path| app.files.store.left_open(&path));
        app.over.forms.pending.extend(left_open);
        app.files.offer_after_fault(&mut app.over.forms.pending);
        app.over.list_left(&app.files.store);
        app.over.notice = app.files.complaints(&app.settings);
        app.tell_left();
        // One question at a time: a game that was left open comes first.
        if app.settings.opening {
            app.over
                .begin_with_opening(&app.settings.recent, &app.files.store);
        } else if !app.settings.tour_offered && app.over.forms.pending.is_empty() {
            app.over.dialog = Some(Dialog::Welcome);
        }
        app
    }

    /// Opens a saved game at the start. What was left open is not asked about
    /// now; it stays where it is and is offered at a start without a file, or if this one
    /// cannot be opened. Only of a file that ended the program last time it is asked how to
    /// open it.
    pub fn open_first(&mut self, file: PathBuf) {
        let real = |path: &Path| path.canonicalize().ok();
        let same = |game: &PendingGame| {
            game.fault.is_some() && game.saved && real(&game.path) == real(&file)
        };
        if self.over.set_aside(same) {
            self.push(Command::Open(file));
        }
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game on the table, and all that lies about it.
    #[must_use]
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Queues a command, as a menu or key would.
    pub fn push(&mut self, command: Command) {
        self.queue.push_back(command);
    }

    /// Installs fonts, colours and sizes.
    pub fn dress(&self, ctx: &egui::Context) {
        theme::install_fonts(ctx);
        self.theme.apply(ctx);
        ctx.set_zoom_factor(self.settings.text_scale);
        // The size of the text is a setting: what egui changed by itself would be forgotten.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }

    /// Does the work of a frame. Does a fault of the program end it, what lies
    /// only in memory is written away first.
    pub fn work(&mut self, frame: impl FnOnce(&mut Self)) {
        if let Err(fault) = catch_unwind(AssertUnwindSafe(|| frame(self))) {
            // Whatever is out of joint must not keep the rest from being kept.
            guarded(|| self.room.write_what_is_typed());
            guarded(|| self.room.back_to_own_game(&mut self.settings));
            guarded(|| self.keep_on_disk());
            guarded(|| self.keep_draft(true));
            resume_unwind(fault);
        }
    }

    /// Who writes down a fault that ends the program.
    #[must_use]
    pub fn fault_keeper(&self) -> Arc<FaultKeeper> {
        Arc::clone(&self.files.fault_keeper)
    }

    /// What is spoken when the settings leave it to the system. Until this is
    /// called it is English.
    pub fn system_speaks(&mut self, language: Language) {
        self.frame.system = language;
        self.speak();
        let complaints = self.files.complaints(&self.settings);
        self.told(complaints);
        self.tell_left();
    }

    /// What was edited when the program ended is told where no opening screen offers it.
    fn tell_left(&mut self) {
        let left = self.over.forms.editor.scenarios.first();
        if let Some(left) = left.filter(|_| !self.settings.opening) {
            let title = words::name(&left.title).into_owned();
            let told = Notice::said(tr!("editor-left-unsaved", title = title));
            self.over.notice.get_or_insert(told);
        }
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.frame.system)
    }

    /// The program runs on this desktop.
    pub fn has_desktop(&mut self, desktop: Arc<dyn Desktop>) {
        self.errands.run_on(desktop);
    }

    /// Whether the desktop has been asked for a file and has not answered.
    #[must_use]
    pub const fn awaits_desktop(&self) -> bool {
        self.errands.awaited()
    }

    /// Whether the window is writing a report, or reading, writing or printing a study.
    #[must_use]
    pub fn writes_report(&self) -> bool {
        self.errands.reporting.at_work() || self.works.works_on_study()
    }

    fn tell(&mut self, text: impl Into<String>, bad: bool) {
        self.over.notice = Some(Notice {
            text: text.into(),
            rule: None,
            bad,
        });
    }

    /// Tells this, if anything is to be told.
    fn told(&mut self, notice: Option<Notice>) {
        if notice.is_some() {
            self.over.notice = notice;
        }
    }

    /// Carries out what was asked for since the last frame.
    pub fn think(&mut self, ctx: &egui::Context) {
        words::speak(self.language());
        Frame::is_called(ctx, self.room.table().title(), self.room.own_path());
        self.frame.note_place(ctx, &mut self.settings);
        self.frame.late.wait_for_escape(ctx);
        self.keyboard.tend(ctx, &self.room);
        self.keys(ctx);
        self.presenter.fit_screen(ctx, self.settings.text_scale);
        if !self.editing() {
            let presenting = self.presenter.on;
            let came = self.room.tend(ctx, &self.settings, presenting);
            if came.changed {
                self.over.notice = None;
                ctx.request_repaint();
            }
            self.told(came.told);
        }
        let (told, made) = self.errands.reporting.tend(ctx, &self.room);
        self.told(told);
        if let Some(made) = made {
            self.run_errand(ctx, Errand::Write(made));
        }
        for heard in self.errands.hear() {
            self.heard(ctx, heard);
        }
        let offers =
            |dialog: &Option<Dialog>| matches!(dialog, Some(Dialog::Welcome | Dialog::Opening));
        let offering = offers(&self.over.dialog) && !self.settings.tour_offered;
        let asking = !self.over.forms.pending.is_empty();
        while let Some(command) = self.queue.pop_front() {
            self.carry_out(ctx, command);
        }
        if offering && !offers(&self.over.dialog) && !self.room.tours() {
            self.settings.tour_offered = true;
            self.keep_settings();
        }
        // The tour that was interrupted is the next question.
        if asking
            && self.over.forms.pending.is_empty()
            && self.over.dialog.is_none()
            && !self.settings.tour_offered
            && self
                .room
                .lesson_waits_at(&self.settings, &self.keymap)
                .is_some()
        {
            self.over.dialog = Some(Dialog::Welcome);
        }
        let (settings, store) = (&mut self.settings, &self.files.store);
        let came = (self.room).tend_practised(ctx, settings, (store, &self.keymap));
        self.steered(came);
        self.tend_study(ctx);
        let path = self.room.path.clone();
        self.files.fault_keeper.on_table(path.as_deref());
        if self.room.to_be_kept() {
            self.keep_on_disk();
        }
        // While somebody types it is kept when they pause.
        if ctx.input(|i| i.events.is_empty()) {
            self.keep_draft(false);
        }
        self.frame.fresh.note(ctx, self.room.question());
        let closes = ctx.input(|i| i.viewport().close_requested()) || self.frame.quit;
        if closes && self.works.asks_about_scenario() {
            self.over.dialog = None;
            self.frame.quit = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            ctx.request_repaint();
        } else if closes {
            let told = self.room.let_dice_fall();
            self.told(told);
            self.room.write_what_is_typed();
            self.back_to_own_game();
            self.room.keep_polls();
            self.keep_draft(true);
            self.files
                .note_left_open(&mut self.room, &mut self.settings);
            Frame::note_last(ctx, &mut self.settings, self.room.camera());
            let _ = self.files.store.save_settings(&self.settings);
            let told = self.files.keep_before_closing(&mut self.room);
            // What the disk does not take is not lost unasked.
            let leaves = std::mem::take(&mut self.over.unkept.leaves);
            if !leaves {
                self.over.unkept.works = self.works.unkept();
            }
            if told.is_some() || self.over.unkept.asks() {
                self.frame.quit = false;
                ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
                ctx.request_repaint();
                self.told(told);
            }
        }
        if self.frame.quit {
            self.frame.quit = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    /// Queues the commands of the keys pressed since the last frame.
    fn keys(&mut self, ctx: &egui::Context) {
        // One is to be given to a command.
        let listed = self.over.dialog == Some(Dialog::Keys);
        let (awaited, given) = self.over.forms.keys.awaits(ctx, listed);
        self.queue.extend(given);
        // Somebody is typing a name.
        let typing = ctx.text_edit_focused();
        let dialog = self.over.dialog.is_some();
        if !typing {
            keyboard::press_once(ctx, &self.keymap);
        }
        if awaited {
            return;
        }
        // A key that types nothing is a command beside a field, and with Ctrl beside an open
        // menu, too; in the editor and in a dialog a list is a field.
        let listed = egui::Popup::is_any_open(ctx);
        if typing && dialog || listed && (dialog || self.editing()) {
            return self.queue.extend(keyboard::scales(ctx, &self.keymap));
        }
        if listed {
            self.queue.extend(keyboard::scales(ctx, &self.keymap));
        }
        if let Some(desk) = self.works.edited() {
            if dialog {
                self.queue.extend(keyboard::scales(ctx, &self.keymap));
            } else {
                let focused = ctx.memory(|m| m.focused().is_some());
                let presses = self.keyboard.presses(focused);
                let notice = &mut self.over.notice;
                let keys = desk.keys(ctx, &self.keymap, (presses, typing), notice);
                self.queue.extend(keys);
            }
            return;
        }
        if !dialog && !typing && !listed {
            self.queue.extend(self.room.faces_typed(ctx));
        }
        let beside = self.keyboard.is_beside_windows();
        let book = self.over.rules.as_ref();
        let reach = Reach {
            blocked: self.blocked(),
            falling: self.room.in_the_air() && !self.presenter.black && !self.over.blocks(),
            opening: self.over.dialog == Some(Dialog::Opening),
            reading: book.is_some_and(|book| book.has_the_keys(beside)),
            presenting: self.presenter.on,
            black: self.presenter.black,
            typing,
            listed,
        };
        let came = (self.keyboard).pressed(ctx, &self.keymap, &self.room, reach);
        // What is meant by it is not what the menu was opened for.
        if listed && !came.commands.is_empty() {
            egui::Popup::close_all(ctx);
        }
        self.queue.extend(came.commands);
        if came.on_the_map {
            self.keyboard.attend_map(ctx);
        }
        if let Some(die) = came.again {
            let text = tr!("tell-face-is-entered", die = die.pips());
            self.tell(text, false);
        }
    }

    /// Whether something stands between the players and the board.
    fn blocked(&self) -> bool {
        self.presenter.black || self.room.blocked() || self.over.blocks()
    }

    /// Draws everything.
    pub fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        focus::begin(&ctx);
        theme::bound_letters(&ctx);
        cells::stand_on(self.room.table().map().tiling.cells());
        let mut out = Vec::new();
        let editing = self.editing();
        let dialog = self.over.dialog.is_some();
        self.errands.reporting.show(&ctx);
        let drawn = match self.works.edited() {
            Some(desk) => {
                let (area, at) = desk.draw(ui, &self.theme, dialog, &mut out);
                let told = self.over.notice.as_ref();
                let file = told.and_then(|told| self.errands.written(&told.text));
                let palette = self.theme.palette();
                let leads = (file, self.errands.is_page());
                match frame::notice(&ctx, told, leads, area, &palette, |_, _| {}) {
                    Noticed::Show => {
                        out.extend(file.map(|file| Command::ShowInFolder(file.to_owned())));
                    }
                    Noticed::PutAway => self.over.notice = None,
                    Noticed::Stays => {}
                }
                Some(at)
            }
            None => {
                let of = RoomFrame {
                    keys: &self.keymap,
                    settings: &self.settings,
                    inks: self.theme,
                    presenter: self.presenter,
                    blocked: self.over.blocks(),
                    panel: self.frame.panel,
                    on_map: self.keyboard.on_map(),
                    errands: &self.errands,
                };
                self.room
                    .draw_frame(ui, &of, &mut self.over.notice, &mut out)
            }
        };
        if let Some(at) = drawn {
            self.keyboard.on_counter = at.counter.is_some();
            self.draw_over(&ctx, &mut out);
            let focused = ctx.memory(|m| m.focused());
            if let Some(id) = focused.filter(|_| at.hex.is_none()) {
                focus::paint_ring(&ctx, &self.theme.palette(), id);
            }
        }
        focus::end(&ctx);
        if !editing {
            self.frame.fresh.drop_hasty(&ctx, &mut out);
        }
        self.queue.extend(out);
        if !self.queue.is_empty() {
            ctx.request_repaint();
        }
    }

    /// Draws the windows over what is played or edited.
    fn draw_over(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let has_room = self.presenter.has_room(ctx);
        let composes = self.works.study_open && !self.room.tours() && has_room;
        if composes {
            let now = ctx.input(|i| i.time);
            self.works.look_up_study_files(&self.files.store, now);
        }
        let book = self.over.rules.is_some().then(|| self.room.book());
        let around = Around {
            room: &self.room,
            settings: &self.settings,
            theme: self.theme,
            keys: &self.keymap,
            store: &self.files.store,
            errands: &self.errands,
            desk: self.works.scenario.as_deref(),
            presenting: self.presenter.on,
            book,
        };
        self.over.draw(ctx, &around, out);
        let at_work = self.works.study_at_work();
        let writes = self.works.lesson_open && !self.room.tours() && has_room;
        if let Some(draft) = self.works.lesson.as_mut().filter(|_| writes) {
            let own = lessons::files_in(&lessons::lessons_folder(&self.files.store));
            draft.window(ctx, &self.theme.palette(), own, out);
        }
        if let (Some(draft), Some((on_disk, _)), true) =
            (&mut self.works.study, &self.works.study_files, composes)
        {
            let palette = self.theme.palette();
            draft.window(ctx, (&palette, &self.keymap), (on_disk, &at_work), out);
        }
        self.over.draw_questions(ctx, &around, out);
    }

    /// Whether a scenario is edited now.
    #[must_use]
    pub fn editing(&self) -> bool {
        self.desk().is_some_and(|desk| !desk.is_aside())
    }

    /// The scenario that is edited, if one is.
    #[must_use]
    pub fn desk(&self) -> Option<&editor::Desk> {
        self.works.scenario.as_deref()
    }

    /// The same, to be asked what has to be worked out.
    pub fn desk_mut(&mut self) -> Option<&mut editor::Desk> {
        self.works.scenario.as_deref_mut()
    }

    /// Presenter mode as it is now.
    #[must_use]
    pub const fn presenter(&self) -> Presenter {
        self.presenter
    }

    /// The colours in force.
    #[must_use]
    pub const fn theme(&self) -> Theme {
        self.theme
    }
}

/// A new game of the first scenario of the first system.
fn usual_game(options: Options) -> Box<dyn Table> {
    let begun = SYSTEMS.first().and_then(|entry| entry.usual(options));
    begun.unwrap_or_else(|| unreachable!("the build's own tests begin it"))
}

/// The options of a game that is begun without being asked.
fn usual_options(settings: &Settings) -> Options {
    Options {
        seed: fresh_seed(),
        dice: settings.dice,
        undo: settings.undo,
    }
}

/// A seed nobody can foresee, from the clock; small enough to read out.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = since.map_or(0, |d| u64::from(d.subsec_nanos()) ^ d.as_secs());
    nanos.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44
}

#[cfg(not(target_family = "wasm"))]
impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.work(|app| app.think(ctx));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.work(|app| app.draw(ui));
    }
}
