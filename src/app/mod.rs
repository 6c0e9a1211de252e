//! The window. The only folder that names egui.
//!
//! [`App::think`] carries out queued commands; [`App::draw`] draws and pushes
//! new ones. Nothing that draws can change the game.

pub mod board;
pub mod catalogue;
pub mod commands;
mod dialogs;
mod export;
mod faults;
mod focus;
mod frame;
mod fresh;
mod games;
mod keyboard;
pub mod keymap;
mod looking;
mod model;
mod offers;
mod on_table;
pub mod opponent;
mod overlays;
mod panels;
pub mod pen;
mod place;
pub mod planning;
mod presenter;
mod resting;
pub mod room;
mod run_command;
pub mod session;
mod start;
pub mod steps;
pub mod theme;
mod tongue;
pub mod tour;

pub use room::Room;
pub use start::{TITLE, accustom_allocator, run};

use crate::engine::{Die, RuleRef};
use crate::hex::{HexId, HexMask};
use crate::record::fault::FaultKeeper;
use crate::record::{Complaint, GameFile, Moment, Options, PendingGame, Settings, Store};
use crate::scenario;
use crate::systems::hells_gate::panel::Interaction;
use crate::systems::hells_gate::panel::Planning;
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::{Action, Side, Stage, UnitId};
use crate::words::{self, Language};
use board::BoardView;
use board::camera::Camera;
use commands::{Command, Dialog, HexMenu};
use dialogs::{Forms, Replacing, RulesWindow};
use focus::Keyboard;
use fresh::Fresh;
use keymap::Keymap;
use opponent::Opponent;
use panels::DiceSheet;
use pen::Pen;
use presenter::Presenter;
use session::Session;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::{Arc, OnceLock};
use theme::Theme;
use tour::Tour;

/// How long a die rolls on the screen, in seconds.
const ROLL_SECS: f64 = 0.7;

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

/// The last roll, as it is shown.
#[derive(Clone, Debug)]
pub struct Rolling {
    /// The face that counts.
    pub die: Die,
    /// The pips to draw now.
    pub shown: u8,
    /// Whether the die lies still.
    pub settled: bool,
    /// What it decided.
    pub words: Rc<str>,
}

/// A die on its way: the action it is for is done when it lies still.
struct InTheAir {
    action: Action,
    die: Die,
    since: f64,
}

/// The program.
pub struct App {
    store: Store,
    settings: Settings,
    theme: Theme,
    /// The language of the system, as far as the program speaks it.
    system: Language,
    session: Session,
    interaction: Interaction,
    board: BoardView,
    queue: VecDeque<Command>,
    notice: Option<Notice>,
    dialog: Option<Dialog>,
    forms: Forms,
    rules_window: Option<RulesWindow>,
    /// What ending the phase would leave undone, while it is asked.
    left_undone: Option<Vec<String>>,
    /// The saved game that saving would replace, while it is asked.
    replacing: Option<Replacing>,
    /// What was kept of a line of play that was left, until it is told.
    line_told: Option<String>,
    /// The side to hand over to, until it is ready.
    hand_over: Option<Side>,
    /// The action whose die is rolled on the table.
    ask_die: Option<Action>,
    /// Whether it is asked what the last die really showed.
    ask_face: bool,
    /// The face entered last, until anything else is done: its key, pressed
    /// again, means the die and nothing else.
    entered: Option<Die>,
    in_the_air: Option<InTheAir>,
    /// What has just changed under the pointer.
    fresh: Fresh,
    /// How often the window may still be asked to fit the screen.
    fittings: u8,
    last_roll: Option<(Die, Rc<str>)>,
    lit: HexMask,
    hovered: Option<HexId>,
    dragged: Option<UnitId>,
    /// The hex the pointer rests on, and since when.
    resting: Option<(HexId, f64)>,
    /// The hex whose card is shown, and where.
    card: Option<(HexId, egui::Rect)>,
    shown: OverlaySet,
    /// The earlier moment that is looked at, if one is.
    looking: Option<usize>,
    /// Whether that has just changed.
    turned: bool,
    /// What is picked while an earlier moment is looked at.
    watching: Interaction,
    /// The menu of a hex that is open.
    menu: Option<HexMenu>,
    planning: Planning,
    /// The dice so far, while somebody looks at them.
    dice: Option<DiceSheet>,
    presenter: Presenter,
    pen: Pen,
    /// Whether the window filled the screen before presenter mode.
    was_full: bool,
    opponent: Opponent,
    keymap: Keymap,
    keyboard: Keyboard,
    tour: Option<Box<Tour>>,
    show_panel: bool,
    quit: bool,
    /// What was wrong with the settings at the start.
    complaint: Option<Complaint>,
    /// Whether it has been told that closing now would lose something.
    warned: bool,
    fault_keeper: Arc<FaultKeeper>,
    /// What a fault said that ended the program last time, and left no game.
    fault_to_tell: Option<String>,
    /// A game of another system, while one is on the table.
    room: Option<Box<room::Room>>,
    /// The moment whose drawings could not be shown, once that has been told.
    not_shown: Option<Moment>,
}

impl App {
    /// The program with a new game of the built-in scenario on the table, and
    /// an offer to go on with what was left open.
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
        let session = Session::new(GameFile::new(built_in()[0].clone(), options), None);
        let mut app = Self {
            fault_keeper: Arc::new(store.fault_keeper()),
            fault_to_tell: None,
            not_shown: None,
            room: None,
            theme,
            system: Language::English,
            session,
            forms: Forms::new(options),
            settings,
            store,
            interaction: Interaction::default(),
            board: BoardView::default(),
            queue: VecDeque::new(),
            notice: None,
            dialog: None,
            rules_window: None,
            left_undone: None,
            replacing: None,
            line_told: None,
            hand_over: None,
            ask_die: None,
            ask_face: false,
            entered: None,
            in_the_air: None,
            fresh: Fresh::default(),
            fittings: place::FITTINGS,
            last_roll: None,
            lit: HexMask::EMPTY,
            hovered: None,
            dragged: None,
            resting: None,
            card: None,
            shown: OverlaySet::default(),
            looking: None,
            turned: false,
            watching: Interaction::default(),
            menu: None,
            planning: Planning::default(),
            dice: None,
            presenter: Presenter::default(),
            pen: Pen::default(),
            was_full: false,
            opponent: Opponent::default(),
            keymap,
            keyboard: Keyboard::default(),
            tour: None,
            show_panel: true,
            quit: false,
            complaint,
            warned: false,
        };
        app.forms.pending = app.store.pending();
        let left_open = app.settings.left_open.take();
        let left_open = left_open.and_then(|path| app.store.left_open(&path));
        app.forms.pending.extend(left_open);
        app.offer_after_fault();
        app.shown = OverlaySet::of_words(&app.settings.overlays);
        if let Some([x, y, scale]) = app.settings.map {
            app.board.look_from(Camera {
                centre: [x, y],
                scale: scale.clamp(8.0, 1000.0),
            });
        }
        app.complain();
        // One question at a time: a game that was left open comes first.
        if !app.settings.tour_offered && app.forms.pending.is_empty() {
            app.dialog = Some(Dialog::Welcome);
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
        self.forms.pending.retain(same);
        self.dialog = None;
        if self.forms.pending.is_empty() {
            self.push(Command::Open(file));
        }
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game on the table.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
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
        self.notice = Some(Notice {
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
        self.land_the_die(ctx);
        self.fit_screen(ctx);
        if self.room.is_some() {
            self.tend_room(ctx);
        } else {
            self.tend_computer(ctx);
        }
        let offering = self.dialog == Some(Dialog::Welcome);
        let asking = !self.forms.pending.is_empty();
        while let Some(command) = self.queue.pop_front() {
            self.carry_out(ctx, command);
        }
        if offering && self.dialog != Some(Dialog::Welcome) && self.tour.is_none() {
            self.tour_was_offered();
        }
        // The tour that was interrupted is the next question.
        if asking
            && self.forms.pending.is_empty()
            && self.dialog.is_none()
            && self.room.is_none()
            && !self.settings.tour_offered
            && self.tour_waits_at().is_some()
        {
            self.dialog = Some(Dialog::Welcome);
        }
        // A game that has just come to the table lies as is set, too.
        self.session.lay_map(self.orientation());
        let (rules, state) = (
            self.session.file.game.rules(),
            self.session.file.game.state(),
        );
        self.interaction.settle(rules, state);
        self.planning.settle(state);
        self.note_plan();
        self.tell_of_line();
        self.count_dice();
        self.tend_tour();
        self.tend_lesson(ctx);
        let path = self.own_path().map(std::path::Path::to_owned);
        self.fault_keeper.on_table(path.as_deref());
        self.keep_room();
        self.note_fresh(ctx);
        if ctx.input(|i| i.viewport().close_requested()) || self.quit {
            self.let_the_die_fall(ctx);
            self.write_what_is_typed();
            self.interrupt_tour();
            self.interrupt_lesson();
            self.note_left_open();
            self.remember_window(ctx);
            self.keep_before_closing(ctx);
        }
        if self.quit {
            self.quit = false;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    /// Counts the dice anew when they are looked at and the game has changed.
    fn count_dice(&mut self) {
        if self.dialog != Some(Dialog::Dice) {
            return;
        }
        let plies = self
            .looking
            .unwrap_or_else(|| self.session.file.game.cursor());
        if self.dice.as_ref().is_none_or(|sheet| sheet.plies != plies) {
            self.dice = Some(DiceSheet::of(&self.session, plies));
        }
    }

    fn land_the_die(&mut self, ctx: &egui::Context) {
        let Some(roll) = &self.in_the_air else { return };
        let now = ctx.input(|i| i.time);
        if now - roll.since < ROLL_SECS {
            ctx.request_repaint_after(std::time::Duration::from_millis(50));
            return;
        }
        self.let_the_die_fall(ctx);
    }

    /// The die on its way lies still at once: what has been rolled for is done.
    fn let_the_die_fall(&mut self, ctx: &egui::Context) {
        if let Some(roll) = self.in_the_air.take() {
            self.act(ctx, roll.action, Some(roll.die));
        }
    }
}

/// The built-in scenarios in their order, read once. The build's own tests load
/// them, so that none can be missing here.
fn built_in() -> &'static [scenario::Scenario] {
    static READ: OnceLock<Vec<scenario::Scenario>> = OnceLock::new();
    READ.get_or_init(|| {
        let sound = |entry: &scenario::BuiltIn| {
            scenario::load(entry.text)
                .unwrap_or_else(|faults| unreachable!("{} is sound: {faults}", entry.id))
        };
        scenario::built_in().iter().map(sound).collect()
    })
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

/// Whether the game waits for one obvious thing.
const fn proceeds_with(stage: Stage) -> Option<Action> {
    match stage {
        Stage::Supply => Some(Action::JudgeSupply),
        Stage::Mud => Some(Action::RollForMud),
        Stage::Combat => Some(Action::Resolve { flip: None }),
        _ => None,
    }
}
