//! The window. The only folder that names egui.
//!
//! [`App::think`] carries out queued commands; [`App::draw`] draws and pushes
//! new ones. Nothing that draws can change the game.

pub mod board;
pub mod commands;
mod dialogs;
mod export;
pub mod interaction;
mod keyboard;
pub mod keymap;
mod looking;
mod model;
mod offers;
pub mod opponent;
mod overlays;
mod panels;
pub mod pen;
pub mod planning;
mod presenter;
mod resting;
mod run_command;
pub mod session;
mod start;
pub mod theme;
mod tongue;
pub mod tour;

pub use start::{TITLE, accustom_allocator, run};

use crate::engine::{Die, RuleRef};
use crate::hex::{HexId, HexMask};
use crate::present::board::MapView;
use crate::present::overlay::OverlaySet;
use crate::record::{Complaint, GameFile, Options, Settings, Store};
use crate::scenario;
use crate::systems::hells_gate::{Action, Side, Stage, UnitId, picture};
use crate::words::{self, Language, tr};
use board::BoardView;
use board::camera::Camera;
use commands::{Command, Dialog, HexMenu};
use dialogs::{Forms, RulesWindow};
use interaction::Interaction;
use keymap::Keymap;
use opponent::Opponent;
use panels::{DiceSheet, View};
use pen::{Drawing, Pen};
use planning::Planning;
use presenter::Presenter;
use session::Session;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};
use theme::{Palette, Theme};
use tour::Tour;

/// How long a die rolls on the screen, in seconds.
const ROLL_SECS: f64 = 0.7;

/// Below this height, in points, the legend finds no room beside the map.
const LEAST_BESIDE: f32 = 110.0;

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
    map: Arc<MapView>,
    queue: VecDeque<Command>,
    notice: Option<Notice>,
    dialog: Option<Dialog>,
    forms: Forms,
    rules_window: Option<RulesWindow>,
    /// What ending the phase would leave undone, while it is asked.
    left_undone: Option<Vec<String>>,
    /// The side to hand over to, until it is ready.
    hand_over: Option<Side>,
    /// The action whose die is rolled on the table.
    ask_die: Option<Action>,
    in_the_air: Option<InTheAir>,
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
    tour: Option<Box<Tour>>,
    show_panel: bool,
    quit: bool,
    /// What was wrong with the settings at the start.
    complaint: Option<Complaint>,
    /// Whether it has been told that closing now would lose something.
    warned: bool,
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
            theme,
            system: Language::English,
            map: Arc::new(picture::map_view(session.rules())),
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
            hand_over: None,
            ask_die: None,
            in_the_air: None,
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
            tour: None,
            show_panel: true,
            quit: false,
            complaint,
            warned: false,
        };
        app.forms.pending = app.store.pending();
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
    /// now; it stays where it is and is offered at a start without a file.
    pub fn open_first(&mut self, file: PathBuf) {
        self.forms.pending.clear();
        self.dialog = None;
        self.push(Command::Open(file));
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
        Self::name_window(ctx);
        self.keys(ctx);
        self.land_the_die(ctx);
        self.tend_computer(ctx);
        let offering = self.dialog == Some(Dialog::Welcome);
        while let Some(command) = self.queue.pop_front() {
            self.carry_out(ctx, command);
        }
        if offering && self.dialog != Some(Dialog::Welcome) {
            self.tour_was_offered();
        }
        let (rules, state) = (
            self.session.file.game.rules(),
            self.session.file.game.state(),
        );
        self.interaction.settle(rules, state);
        self.planning.settle(state);
        self.count_dice();
        self.tend_tour();
        if ctx.input(|i| i.viewport().close_requested()) || self.quit {
            self.leave_tour();
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
        let (action, die) = (roll.action, roll.die);
        self.in_the_air = None;
        self.act(ctx, action, Some(die));
    }

    /// Draws everything.
    pub fn draw(&mut self, ui: &mut egui::Ui) {
        if self.presenter.black {
            return panels::black_out(ui);
        }
        let ctx = ui.ctx().clone();
        let mut out = Vec::new();
        let presenting = self.presenter.on;
        let rolling = self.rolling(&ctx);
        let palette = self.theme.palette();
        let mut board_view = std::mem::take(&mut self.board);
        let view = View {
            rolling,
            ..self.view(&palette)
        };
        if presenting {
            let line = self.telling();
            panels::telling(ui, &view, line);
        } else {
            egui::Panel::top("menu").show(ui, |ui| panels::menu_bar(ui, &view, &mut out));
            // Without height for them: the panel tells the turn, the card the hex.
            if !panels::low(&ctx) {
                egui::Panel::top("track").show(ui, |ui| {
                    ui.add_space(2.0);
                    panels::turn_track(ui, &view);
                    ui.add_space(2.0);
                });
                let status = egui::Panel::bottom("status");
                status.show(ui, |ui| panels::status_bar(ui, &view, &mut out));
            }
        }
        // Beside the map, so that it never lies over what it speaks of.
        let beside = view.tour.is_some().then(|| {
            let wide = (ctx.content_rect().width() * 0.205).clamp(190.0, 340.0);
            egui::Panel::left("tour")
                .resizable(false)
                .exact_size(wide)
                .show(ui, |ui| {
                    panels::tour_panel(ui, &view, self.notice.as_ref(), &mut out)
                })
                .inner
        });
        let panel = match presenting {
            true => self.presenter.panel,
            false => self.show_panel,
        };
        if panel {
            let room = ui.available_width();
            let most = match (panels::narrow(&ctx), beside.is_some()) {
                (true, false) => 0.45,
                (true, true) => 0.5,
                _ => 0.55,
            };
            egui::Panel::right("side")
                .resizable(true)
                .default_size((room * 0.3).clamp(280.0, 400.0).min(room * 0.48))
                .size_range((room * 0.2).min(240.0)..=room * most)
                .show(ui, |ui| panels::side_panel(ui, &view, &mut out));
        }
        if self.looking.is_some() && !presenting {
            let frame = egui::Frame::new()
                .fill(palette.accent)
                .inner_margin(egui::Margin::symmetric(10, 4));
            egui::Panel::top("looking")
                .frame(frame)
                .show(ui, |ui| panels::banner(ui, &view, &mut out));
        }
        if self.pen.on {
            egui::Panel::top("drawing").show(ui, |ui| panels::drawing_tools(ui, &view, &mut out));
        }
        board_view.centre_map(presenting);
        board_view.draw_with_pointer(self.pen.on);
        let model = model::board_model(&view, Arc::clone(&self.map), self.lit);
        let board = egui::CentralPanel::default()
            .frame(egui::Frame::NONE)
            .show(ui, |ui| board_view.show(ui, &model, &self.theme))
            .inner;
        let blocked = self.blocked();
        if !blocked {
            model::board_commands(&board, ui, &view, &mut out);
            if let Some((from, to)) = board.drawn {
                out.push(Command::Draw(Drawing::Stroke(from, to)));
            }
        }
        let over = board.dragging.map_or(board.hovered.hex, |(_, hex)| hex);
        let area = board.response.rect;
        let resting = self.rests(&ctx, over);
        // Legend and card stand beside the map where it leaves them room.
        let strip = board_view.strip(area, &self.map) - 12.0;
        let strip = match beside {
            Some(room) if room.height() > LEAST_BESIDE => room,
            _ => area.with_max_x(area.left() + strip.clamp(190.0, 340.0)),
        };
        if presenting {
            panels::pointer(&ctx, self.presenter, area, &palette);
        } else {
            panels::legend(&ctx, &view, &model.overlays.legend, strip, &mut out);
        }
        let mut card = None;
        if !blocked && !presenting && !self.pen.on {
            let changes = overlays::what_if(&view);
            if let Some(hex) = over
                && self.looking.is_none()
            {
                panels::pointer_tooltip(&ctx, &view, hex, changes.as_ref());
            }
            // In the tour its own card has the room.
            if beside.is_none()
                && let Some(hex) = self.card_hex(&ctx, over, resting)
            {
                let rect = panels::hex_card(&ctx, &view, hex, strip, changes.as_ref(), &mut out);
                card = Some((hex, rect));
                // Its place follows from its height, which is known a frame late.
                if self.card.is_none_or(|(_, before)| before != rect) {
                    ctx.request_repaint();
                }
            }
        }
        if let Some(menu) = self.menu {
            let centre = view.rules().grid.centre(menu.hex);
            let at = menu
                .at
                .unwrap_or_else(|| board_view.on_screen(area, centre));
            panels::hex_menu(&ctx, &view, menu, at, &mut out);
            out.extend(model::menu_asked_for(&board));
        }
        panels::answer(&ctx, &view, &mut out);
        if self.dialog == Some(Dialog::Points) {
            panels::points_window(&ctx, &view, &mut out);
        }
        if let (Some(Dialog::Dice), Some(sheet)) = (&self.dialog, &self.dice) {
            panels::dice_window(&ctx, &view, sheet, &mut out);
        }
        self.board = board_view;
        self.hovered = over;
        self.resting = resting;
        self.card = card;
        self.turned = false;
        self.pen.stroke = board.stroke;
        self.dragged = board.dragging.map(|(key, _)| UnitId(key));
        // In the tour its card says it.
        if beside.is_none() {
            self.draw_notice(&ctx, board.response.rect, &palette, &mut out);
        }
        self.draw_dialogs(&ctx, &mut out);
        self.queue.extend(out);
        if !self.queue.is_empty() {
            ctx.request_repaint();
        }
    }

    fn view<'a>(&'a self, palette: &'a Palette) -> View<'a> {
        View {
            session: &self.session,
            keys: &self.keymap,
            tour: self.tour.as_deref(),
            interaction: self.picked(),
            language: self.settings.language,
            theme: palette,
            inks: &self.theme,
            hovered: self.hovered,
            dragged: self.dragged,
            planning: &self.planning,
            shown: self.shown,
            looking: self.looking,
            turned: self.turned,
            presenting: self.presenter.on,
            pen: &self.pen,
            seat: self.seat(),
            rolling: None,
        }
    }

    fn rolling(&self, ctx: &egui::Context) -> Option<Rolling> {
        if let Some(roll) = &self.in_the_air {
            let ticks = ((ctx.input(|i| i.time) - roll.since) * 14.0) as u8;
            return Some(Rolling {
                die: roll.die,
                shown: (roll.die.pips() + ticks * 5 + 2) % 6 + 1,
                settled: false,
                words: Rc::from(""),
            });
        }
        let (die, words) = self.last_roll.as_ref()?;
        Some(Rolling {
            die: *die,
            shown: die.pips(),
            settled: true,
            words: Rc::clone(words),
        })
    }

    /// A notice lies over the lower edge of the board until something happens.
    fn draw_notice(
        &mut self,
        ctx: &egui::Context,
        board: egui::Rect,
        theme: &Palette,
        out: &mut Vec<Command>,
    ) {
        let Some(notice) = &self.notice else { return };
        let mut close = false;
        let at = board.center_bottom() - egui::vec2(0.0, 14.0);
        egui::Area::new(egui::Id::unique("notice"))
            .pivot(egui::Align2::CENTER_BOTTOM)
            .fixed_pos(at)
            .order(egui::Order::Foreground)
            .show(ctx, |ui| {
                ui.set_max_width((board.width() - 40.0).clamp(160.0, 620.0));
                egui::Frame::popup(ui.style()).show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        let colour = if notice.bad { theme.error } else { theme.text };
                        ui.label(egui::RichText::new(&notice.text).color(colour));
                        if let Some(rule) = notice.rule {
                            panels::rule_link(ui, theme, rule, out);
                        }
                        close = ui.small_button(tr!("dialog-dismiss")).clicked();
                    });
                });
            });
        if close {
            self.notice = None;
        }
    }

    fn remember_window(&mut self, ctx: &egui::Context) {
        let (inner, outer, maximised) = ctx.input(|i| {
            let v = i.viewport();
            (v.inner_rect, v.outer_rect, v.maximized.unwrap_or(false))
        });
        // Sizes are kept in points of an unscaled window.
        let scale = self.settings.text_scale;
        if let Some(rect) = inner {
            self.settings.window_size = Some([rect.width() * scale, rect.height() * scale]);
        }
        if let Some(rect) = outer {
            self.settings.window_position = Some([rect.left() * scale, rect.top() * scale]);
        }
        let Camera { centre, scale } = self.board.camera();
        self.settings.map = (!self.board.shows_all()).then_some([centre[0], centre[1], scale]);
        self.settings.maximised = maximised;
        let _ = self.store.save_settings(&self.settings);
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
        self.think(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.draw(ui);
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
