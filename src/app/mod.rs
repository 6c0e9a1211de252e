//! The window. The only folder that names egui.
//!
//! [`App::think`] carries out queued commands; [`App::draw`] draws and pushes
//! new ones. Nothing that draws can change the game.

pub mod annotate;
mod authoring;
pub mod board;
pub mod catalogue;
pub mod commands;
pub mod desktop;
mod dialogs;
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
mod panels;
mod place;
mod presenter;
mod reporting;
pub mod room;
mod run_command;
mod start;
pub mod steps;
pub mod theme;
mod tidy;

pub use room::Room;
pub use start::{TITLE, accustom_allocator, run};

use crate::engine::{Options, RuleRef};
use crate::record::fault::FaultKeeper;
use crate::record::{Complaint, PendingGame, Settings, Store};
use crate::systems::SYSTEMS;
use crate::table::Table;
use crate::words::{self, Language};
use commands::{Command, Dialog};
use dialogs::{Forms, Replacing, RulesWindow};
use errands::Errands;
use focus::Keyboard;
use fresh::Fresh;
use keymap::Keymap;
use presenter::Presenter;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use theme::Theme;

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

/// What lies on the disk, and how the program ended last time.
struct Files {
    store: Store,
    fault_keeper: Arc<FaultKeeper>,
    /// What a fault said that ended the program last time, and left no game.
    fault_to_tell: Option<String>,
    /// What was wrong with the settings at the start.
    complaint: Option<Complaint>,
    /// Whether it has been told that closing now would lose something.
    warned: bool,
}

/// Windows over the game, and what is typed in them.
struct Over {
    dialog: Option<Dialog>,
    forms: Forms,
    rules: Option<RulesWindow>,
    /// The saved game that saving would replace, while it is asked.
    replacing: Option<Replacing>,
    notice: Option<Notice>,
}

/// What is being made beside the game.
#[derive(Default)]
struct Works {
    /// The scenario that is edited.
    scenario: Option<Box<editor::Desk>>,
    /// The lesson that is written.
    lesson: Option<Box<authoring::LessonDraft>>,
    /// Whether its window is open.
    lesson_open: bool,
}

/// The window itself.
struct Frame {
    /// How often the window may still be asked to fit the screen.
    fittings: u8,
    /// Whether the panel is shown.
    panel: bool,
    /// Whether it is to be closed.
    quit: bool,
    /// The language of the system, as far as the program speaks it.
    system: Language,
    /// What has just changed under the pointer.
    fresh: Fresh,
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
        let options = Options {
            seed: fresh_seed(),
            dice: settings.dice,
            undo: settings.undo,
        };
        let mut room = Room::new(usual_game(options), None);
        room.take_up(&settings);
        let mut app = Self {
            files: Files {
                fault_keeper: Arc::new(store.fault_keeper()),
                fault_to_tell: None,
                complaint,
                warned: false,
                store,
            },
            theme,
            room: Box::new(room),
            works: Works::default(),
            over: Over {
                dialog: None,
                forms: Forms::new(options),
                rules: None,
                replacing: None,
                notice: None,
            },
            settings,
            queue: VecDeque::new(),
            presenter: Presenter::default(),
            keymap,
            keyboard: Keyboard::default(),
            frame: Frame {
                fittings: place::FITTINGS,
                panel: true,
                quit: false,
                system: Language::English,
                fresh: Fresh::default(),
            },
            errands: Errands::default(),
        };
        app.over.forms.pending = app.files.store.pending();
        let left_open = app.settings.left_open.take();
        let left_open = left_open.and_then(|path| app.files.store.left_open(&path));
        app.over.forms.pending.extend(left_open);
        app.offer_after_fault();
        app.complain();
        // One question at a time: a game that was left open comes first.
        if app.settings.opening {
            app.begin_with_opening();
        } else if !app.settings.tour_offered && app.over.forms.pending.is_empty() {
            app.over.dialog = Some(Dialog::Welcome);
        }
        app
    }

    /// Opens a saved game at the start. What was left open is not asked about
    /// now; it stays where it is and is offered at a start without a file. Only of
    /// a file that ended the program last time it is asked how to open it.
    pub fn open_first(&mut self, file: PathBuf) {
        let real = |path: &Path| path.canonicalize().ok();
        let same = |game: &PendingGame| {
            game.fault.is_some() && game.saved && real(&game.path) == real(&file)
        };
        self.over.forms.pending.retain(same);
        self.over.dialog = None;
        if self.over.forms.pending.is_empty() {
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
    }

    fn tell(&mut self, text: impl Into<String>, rule: Option<RuleRef>, bad: bool) {
        self.over.notice = Some(Notice {
            text: text.into(),
            rule,
            bad,
        });
    }

    /// Carries out what was asked for since the last frame.
    pub fn think(&mut self, ctx: &egui::Context) {
        words::speak(self.language());
        self.name_window(ctx);
        self.note_window(ctx);
        self.tend_focus(ctx);
        self.keys(ctx);
        self.fit_screen(ctx);
        if !self.editing() {
            self.tend_room(ctx);
        }
        self.tend_report_file(ctx);
        self.hear_desktop();
        let offers =
            |dialog: &Option<Dialog>| matches!(dialog, Some(Dialog::Welcome | Dialog::Opening));
        let offering = offers(&self.over.dialog) && !self.settings.tour_offered;
        let asking = !self.over.forms.pending.is_empty();
        while let Some(command) = self.queue.pop_front() {
            self.carry_out(ctx, command);
        }
        if offering && !offers(&self.over.dialog) && !self.tours() {
            self.tour_was_offered();
        }
        // The tour that was interrupted is the next question.
        if asking
            && self.over.forms.pending.is_empty()
            && self.over.dialog.is_none()
            && !self.settings.tour_offered
            && self.lesson_waits_at().is_some()
        {
            self.over.dialog = Some(Dialog::Welcome);
        }
        self.tend_lesson(ctx);
        self.tend_guess(ctx);
        let path = self.room.path.clone();
        self.files.fault_keeper.on_table(path.as_deref());
        self.keep_room();
        // While somebody types it is kept when they pause.
        if ctx.input(|i| i.events.is_empty()) {
            self.keep_draft();
        }
        self.note_fresh(ctx);
        let closes = ctx.input(|i| i.viewport().close_requested()) || self.frame.quit;
        if closes && self.asks_about_scenario() {
            self.frame.quit = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            ctx.request_repaint();
        } else if closes {
            self.let_dice_fall();
            self.room.write_what_is_typed();
            self.interrupt_lesson();
            self.end_guess();
            self.keep_draft();
            self.note_left_open();
            self.remember_window(ctx);
            self.keep_before_closing(ctx);
        }
        if self.frame.quit {
            self.frame.quit = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    /// The tour was offered, and is not offered again.
    fn tour_was_offered(&mut self) {
        self.settings.tour_offered = true;
        self.keep_settings();
    }
}

/// A new game of the first scenario of the first system.
fn usual_game(options: Options) -> Box<dyn Table> {
    let begun = SYSTEMS.first().and_then(|entry| entry.usual(options));
    begun.unwrap_or_else(|| unreachable!("the build's own tests begin it"))
}

/// A seed nobody can foresee, from the clock; small enough to read out.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = since.map_or(0, |d| u64::from(d.subsec_nanos()) ^ d.as_secs());
    nanos.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.work(|app| app.think(ctx));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.work(|app| app.draw(ui));
    }
}
