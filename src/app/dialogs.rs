//! Windows over the board: new game, saved games, settings, keys, about, the
//! rule book, and the questions the game asks.

mod authoring;
mod drop_down;
pub(in crate::app) use drop_down::drop_down;
mod files;
mod forces;
mod handout;
mod keys;
mod lessons;
mod licences;
mod new_game;
mod note;
mod opening;
mod palette;
mod pictures;
mod questions;
mod ratings;
mod rules_window;
mod saved;
mod study;
mod unkept;
mod what_if;

pub use files::Replacing;
pub use forces::ForcesForm;
pub use handout::HandoutForm;
pub use keys::KeyForm;
pub use lessons::LessonList;
pub use licences::Shelf;
pub use new_game::NewGameForm;
pub(in crate::app) use note::words_of_note;
pub use opening::OpeningForm;
pub use palette::PaletteSearch;
pub(in crate::app) use questions::ask;
pub use ratings::RatingList;
pub use rules_window::RulesWindow;
pub use saved::{SavedForm, Thrown};
pub(in crate::app) use study::StudyFiles;
pub use unkept::{Unkept, UnkeptWork};
pub use what_if::WhatIfForm;

use crate::app::cells;
use crate::app::panels::{bold, low, opens_now, titled};
use crate::app::theme::space;
use crate::present::licences::licences;
use pictures::Pictures;

use super::Notice;
use super::catalogue::ScenarioCard;
use super::commands::{Command, Dialog, TourWish};
use super::editor::{ChooserForm, Desk};
use super::errands::Errands;
use super::focus::{self, InSight as _};
use super::fresh_seed;
use super::games::{Files, file_name};
use super::keymap::Keymap;
use super::room::{Room, pace_name};
use super::theme::Theme;
use crate::present::book::Rulebook;
use crate::present::system::Brief;
use crate::record::{Kept as _, OfTable, Options, PendingGame, Settings, Store};
use crate::table::{Table, Variant};
use crate::words::{Language, tr};
use egui::Ui;
use std::path::Path;
use std::rc::Rc;

/// What is typed and chosen in dialogs, until it is confirmed.
pub struct Forms {
    /// The name to save under.
    pub name: String,
    /// The path to open.
    pub path: String,
    /// The saved games, as last listed.
    pub saved: SavedForm,
    /// What the opening screen offers.
    pub opening: OpeningForm,
    /// Pictures of where games stand.
    pub pictures: Pictures,
    /// Whether the path to open is to be typed now.
    pub path_is_asked: bool,
    /// Whether the name to save under is to be typed now.
    pub name_is_asked: bool,
    /// Games left open by a program that is gone.
    pub pending: Vec<PendingGame>,
    /// What is wished for.
    pub wish: PaletteSearch,
    /// The list of keys.
    pub keys: KeyForm,
    /// Which licence is read.
    pub shelf: Shelf,
    /// What is chosen for a new game.
    pub new_game: NewGameForm,
    /// The list of lessons.
    pub lessons: LessonList,
    /// Who has played how well.
    pub ratings: RatingList,
    /// What is typed to edit a scenario.
    pub editor: ChooserForm,
    /// What a page for a class is to be like.
    pub handout: HandoutForm,
    /// Questions about other rules.
    pub what_if: WhatIfForm,
    /// Forces that are chosen by points.
    pub forces: ForcesForm,
}

impl Forms {
    /// Empty forms.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            name: String::new(),
            path: String::new(),
            saved: SavedForm::default(),
            opening: OpeningForm::default(),
            pictures: Pictures::default(),
            path_is_asked: false,
            name_is_asked: false,
            pending: Vec::new(),
            wish: PaletteSearch::new(),
            keys: KeyForm::new(),
            shelf: Shelf::new(),
            new_game: NewGameForm::new(options),
            lessons: LessonList::default(),
            ratings: RatingList::new(),
            editor: ChooserForm::default(),
            handout: HandoutForm::default(),
            what_if: WhatIfForm::default(),
            forces: ForcesForm::default(),
        }
    }

    /// The rules of a variant that was read from a file are set for a new game, or asked
    /// about in this one. What is told of it.
    ///
    /// # Errors
    /// Why they cannot be, in words.
    pub(super) fn take_variant(
        &mut self,
        path: &Path,
        read: Result<Variant, String>,
        about: Option<&dyn Table>,
    ) -> Result<Option<String>, String> {
        let variant = read.map_err(|why| format!("{}: {why}", file_name(path)))?;
        let taken = match about {
            Some(table) => {
                let asked = self.what_if.take_variant(&variant, table);
                asked.map(|()| false)
            }
            None => self.new_game.take_variant(&variant),
        };
        match taken {
            Ok(set) => Ok(set.then(|| tr!("cards-variant-taken", name = variant.title))),
            Err(why) => {
                let file = file_name(path);
                Err(tr!("cards-variant-unfit", file = file, why = why))
            }
        }
    }
}

/// Windows over the game, and what is typed in them.
pub(super) struct Over {
    pub(super) dialog: Option<Dialog>,
    pub(super) forms: Forms,
    pub(super) rules: Option<RulesWindow>,
    /// The saved game that saving would replace, while it is asked.
    pub(super) replacing: Option<Replacing>,
    /// What could not be written as the window was to close, while it is asked.
    pub(super) unkept: Unkept,
    pub(super) notice: Option<Notice>,
    /// What was open and on offer when a file was to be opened first: the dialog, and
    /// games that were left open.
    pub(super) aside: Option<(Option<Dialog>, Vec<PendingGame>)>,
}

impl Over {
    /// Nothing is open; forms begin with these options.
    pub(super) fn new(options: Options) -> Self {
        Self {
            dialog: None,
            forms: Forms::new(options),
            rules: None,
            replacing: None,
            unkept: Unkept::default(),
            notice: None,
            aside: None,
        }
    }

    /// A file is opened before anything else is asked, but for games of which this holds:
    /// then it is not opened now. Whether it is.
    pub(super) fn set_aside(&mut self, but: impl Fn(&PendingGame) -> bool) -> bool {
        let (asked, left): (Vec<_>, Vec<_>) = std::mem::take(&mut self.forms.pending)
            .into_iter()
            .partition(but);
        let opens = asked.is_empty();
        self.forms.pending = asked;
        let dialog = self.dialog.take();
        self.aside = opens.then_some((dialog, left));
        opens
    }

    /// Everything is closed, as another game comes to the table.
    pub(super) fn clear(&mut self) {
        self.dialog = None;
        self.rules = None;
        self.replacing = None;
        self.notice = None;
    }

    /// A game is on offer no longer. What was offered.
    pub(super) fn offered_no_longer(&mut self, path: &Path) -> Vec<PendingGame> {
        let (gone, left) = std::mem::take(&mut self.forms.pending)
            .into_iter()
            .partition(|game| game.path == *path);
        self.forms.pending = left;
        self.forms.opening.left.retain(|game| game.path != *path);
        gone
    }

    /// Whether something that is no part of the game stands between the players and
    /// the board.
    pub(super) fn blocks(&self) -> bool {
        self.dialog.as_ref().is_some_and(|d| !d.lies_beside())
            || self.replacing.is_some()
            || self.unkept.asks()
            || !self.forms.pending.is_empty()
    }
}

/// What the windows over the game see of everything else; they change none of it.
pub(super) struct Around<'a> {
    /// The game on the table.
    pub room: &'a Room,
    /// The settings in force.
    pub settings: &'a Settings,
    /// The colours in force.
    pub theme: Theme,
    /// The keys as they are now.
    pub keys: &'a Keymap,
    /// What lies on the disk.
    pub store: &'a Store,
    /// What the desktop does.
    pub errands: &'a Errands,
    /// The scenario that is edited.
    pub desk: Option<&'a Desk>,
    /// Whether the window is in presenter mode.
    pub presenting: bool,
    /// The rule book of the game on the table, if one is open.
    pub book: Option<Rc<Rulebook>>,
}

impl Around<'_> {
    /// The card to go on with when the tour is offered again, and how many there are.
    fn lesson_waits_at(&self) -> Option<(usize, usize)> {
        self.room.lesson_waits_at(self.settings, self.keys)
    }
}

impl Over {
    /// Closes the topmost of the dialogs and of what is asked over them. Whether there was
    /// any.
    pub(super) fn close_topmost(&mut self) -> bool {
        !std::mem::take(&mut self.unkept.works).is_empty()
            || self.replacing.take().is_some()
            || self.forms.editor.asks.take().is_some()
            || self.forms.saved.stops_renaming()
            || self.dialog.take().is_some()
    }

    /// Opens a dialog: what it offers is looked up anew.
    pub(super) fn open(&mut self, dialog: Dialog, files: &Files, room: &Room, settings: &Settings) {
        let store = &files.store;
        match dialog {
            Dialog::Games => {
                self.forms.name = files.name_to_propose(room);
                self.forms.saved.open(store);
                self.forms.saved.choose(room.own_path().map(Path::to_owned));
            }
            Dialog::Opening => {
                self.open_opening(&settings.recent, store);
                self.list_left(store);
            }
            Dialog::Lessons => {
                self.forms.lessons.open(store, room.table().system());
                if room.practising().is_some() {
                    self.forms.lessons.turn_to_exercises();
                }
            }
            Dialog::Ratings => self.forms.ratings.open(store, room.table().system()),
            Dialog::WhatIf => self.forms.what_if.open(room.table()),
            Dialog::Handout => self.forms.handout.open(room),
            Dialog::Editor => {
                self.forms.editor.open(store);
                self.list_left(store);
            }
            Dialog::NewGame => self.forms.new_game.open(fresh_seed(), store, settings),
            Dialog::Palette => self.forms.wish = PaletteSearch::default(),
            Dialog::Keys => self.forms.keys = KeyForm::new(),
            _ => {}
        }
        self.dialog = Some(dialog);
    }

    /// What was done well need not be told over what is opened now.
    pub(super) fn hush(&mut self) {
        self.notice.take_if(|notice| !notice.bad);
    }

    /// Opens the rule book, or what stands on its shelf.
    pub(super) fn read(&mut self, book: RulesWindow) {
        self.hush();
        self.rules = Some(book);
    }

    /// The dialog that is open, and the rule book.
    pub(super) fn draw(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        if let (Some(window), Some(book)) = (&mut self.rules, &around.book) {
            let open = window.show(ctx, &around.theme.palette(), book);
            if !open {
                self.rules = None;
            }
        }
        self.forms.pictures.keep_for(self.dialog.as_ref());
        if self.dialog != Some(Dialog::Forces) {
            self.forms.forces.stop();
        }
        let topmost = self.replacing.is_none();
        let forms = &mut self.forms;
        match self.dialog {
            Some(Dialog::NewGame) => forms.new_game.show(ctx, around.theme, out),
            Some(Dialog::Games) => forms.saved_games(ctx, around, topmost, out),
            Some(Dialog::Opening) => forms.opening.show(ctx, &mut forms.pictures, around, out),
            Some(Dialog::Lessons) => forms.lessons.show(ctx, around, out),
            Some(Dialog::Ratings) => forms.ratings.show(ctx, around, out),
            Some(Dialog::Editor) => {
                forms.new_game.catalogue.refresh();
                let cards = forms.new_game.catalogue.cards();
                forms.editor.show(ctx, around, cards, out);
            }
            Some(Dialog::WhatIf) => forms.what_if.show(ctx, around, out),
            Some(Dialog::Forces) => forms.forces.show(ctx, around.theme, out),
            Some(Dialog::Handout) => forms.handout.show(ctx, around.theme, out),
            Some(Dialog::Settings) => settings_dialog(ctx, around.settings, out),
            Some(Dialog::Palette) => forms.wish.show(ctx, around, out),
            Some(Dialog::Keys) => forms.keys.show(ctx, around, out),
            Some(Dialog::About) => {
                forms.new_game.catalogue.refresh();
                about(ctx, forms.new_game.catalogue.cards(), out);
            }
            Some(Dialog::Welcome) => welcome(ctx, around.lesson_waits_at(), out),
            Some(Dialog::Licences) => forms.shelf.show(ctx, out),
            // Those of the game lie about its board.
            Some(
                Dialog::Points
                | Dialog::Dice
                | Dialog::Remark
                | Dialog::Lines
                | Dialog::Futures
                | Dialog::Falls
                | Dialog::Compare
                | Dialog::History
                | Dialog::Poll
                | Dialog::Find,
            )
            | None => {}
        }
    }

    /// What is asked over everything else.
    pub(super) fn draw_questions(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        self.forms.editor.ask_for_path(ctx, out);
        if self.unkept.asks() {
            self.unkept.show(ctx, around, out);
        } else if !self.forms.pending.is_empty() {
            questions::ask_resume(ctx, &self.forms.pending, &around.theme.palette(), out);
        } else if let Some(asked) = &self.replacing {
            let stands = OfTable(around.room.table()).stands();
            out.extend(asked.ask(ctx, &stands).map(Command::AnswerReplace));
        }
    }
}

/// The settings. What is changed in them is in force with the next frame.
fn settings_dialog(ctx: &egui::Context, now: &Settings, out: &mut Vec<Command>) {
    let mut settings = now.clone();
    modal(
        ctx,
        &tr!("settings-title"),
        Dialog::Settings,
        out,
        |ui, _| {
            // First: whoever made the text huge finds the way back here.
            ui.label(bold(tr!("settings-text")));
            let mut per_cent = (settings.text_scale * 100.0).round() as u16;
            ui.horizontal_wrapped(|ui| {
                for choice in [80, 100, 125, 150, 200, 250, 300] {
                    ui.selectable_value(&mut per_cent, choice, tr!("room-share", share = choice));
                }
            });
            settings.text_scale = f32::from(per_cent) / 100.0;
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("settings-colours")));
            for theme in Theme::ALL {
                let name = theme.name();
                ui.radio_value(&mut settings.theme, name.to_owned(), theme.shown());
            }
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("language")));
            ui.horizontal_wrapped(|ui| {
                let chosen = &mut settings.language;
                ui.radio_value(chosen, None, tr!("language-of-system"));
                for language in Language::ALL {
                    ui.radio_value(chosen, Some(language), language.own_name());
                }
            });
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("settings-play")));
            let s = &mut settings;
            ui.checkbox(&mut s.handover_notice, tr!("settings-hand-over"));
            ui.checkbox(&mut s.confirm_phase_end, tr!("settings-left-undone"));
            ui.checkbox(&mut s.animations, tr!("settings-die"));
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!("settings-pace"));
                for pace in Settings::PACES {
                    ui.selectable_value(&mut s.pace, pace, pace_name(pace));
                }
            });
            ui.checkbox(
                &mut s.hex_card,
                tr!("settings-hex-card", cell = cells::cell()),
            );
            ui.checkbox(&mut s.opening, tr!("opening-show"));
            ui.add_space(space::SMALL);
            ui.weak(tr!("settings-of-new-game"));
        },
    );
    if settings != *now {
        out.push(Command::Prefer(Box::new(settings)));
    }
}

/// A dialog with a title that Escape and its button close, and a click outside,
/// if nothing was typed or chosen in it that would be lost. What it says is
/// scrolled when there is no room for all of it.
pub(super) fn modal(
    ctx: &egui::Context,
    title: &str,
    dialog: Dialog,
    out: &mut Vec<Command>,
    content: impl FnOnce(&mut Ui, &mut Vec<Command>),
) {
    let [wide, tall] = most_of_text(ctx);
    // It is read from its beginning whenever it is opened.
    let opens = opens_now(ctx, egui::Order::Foreground, id_of(&dialog));
    framed(ctx, (title, wide), dialog, out, |ui, out| {
        let mut area = egui::ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(tall)
            .min_scrolled_height(tall);
        if opens {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show_in_sight(ui, |ui| {
            // The bar lies over nothing.
            ui.set_max_width(ui.available_width() - space::SMALL);
            content(ui, out);
        });
    });
}

/// How wide and how high what a dialog says can be at most. Title and margins stay in
/// the window at any text size.
fn most_of_text(ctx: &egui::Context) -> [f32; 2] {
    let room = ctx.content_rect();
    let tall = (room.height() * 0.75).min(room.height() - 96.0);
    [(room.width() * 0.8).min(560.0), tall]
}

/// What tells a dialog from the others.
fn id_of(dialog: &Dialog) -> egui::Id {
    egui::Id::unique(format!("{dialog:?}"))
}

/// How large the content of a dialog can be in the window, and is at most.
pub(in crate::app) fn room_for(ctx: &egui::Context, most: [f32; 2]) -> egui::Vec2 {
    let window = ctx.content_rect().size();
    // Title and margins stand in the window; where that is low, little besides.
    let around = match low(ctx) {
        true => [2.0 * space::LARGE, 4.0 * space::LARGE],
        false => [4.0 * space::LARGE, 5.0 * space::LARGE],
    };
    egui::vec2(
        (window.x - around[0]).min(most[0]),
        (window.y - around[1]).min(most[1]),
    )
}

/// The same in a size of its own, which is all that its content has.
pub(in crate::app) fn modal_window(
    ctx: &egui::Context,
    title: &str,
    dialog: Dialog,
    size: egui::Vec2,
    out: &mut Vec<Command>,
    content: impl FnOnce(&mut Ui, &mut Vec<Command>),
) {
    framed(ctx, (title, size.x), dialog, out, |ui, out| {
        let (_, rect) = ui.allocate_space(size);
        let inside = egui::UiBuilder::new().max_rect(rect);
        ui.scope_builder(inside, |ui| content(ui, out));
    });
}

/// What a dialog is drawn of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DialogPart {
    /// What it is about.
    Content,
    /// What stands below, always in sight.
    Foot,
}

/// How high the foot of a dialog is, in points, before it has been drawn.
const FOOT: f32 = 44.0;

/// The content of a dialog with its foot below. Tab goes as it is drawn, so the foot comes
/// last; how high it is, the frame before knows.
fn with_foot(ui: &mut Ui, mut draw: impl FnMut(&mut Ui, DialogPart)) {
    let key = ui.scope_id().with("foot of the dialog");
    let known = ui.data(|data| data.get_temp::<f32>(key)).unwrap_or(FOOT);
    let whole = ui.max_rect();
    let (rest, foot) = whole.split_top_bottom_at_y(whole.bottom() - known);
    let part = |rect| egui::UiBuilder::new().max_rect(rect);
    ui.scope_builder(part(rest), |ui| draw(ui, DialogPart::Content));
    let foot = ui.scope_builder(part(foot), |ui| draw(ui, DialogPart::Foot));
    let high = foot.response.rect.height();
    if (known - high).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(key, high));
        ui.ctx().request_repaint();
    }
}

/// A title, what there is under it, and a button to close it, so wide at most.
fn framed(
    ctx: &egui::Context,
    (title, wide): (&str, f32),
    dialog: Dialog,
    out: &mut Vec<Command>,
    content: impl FnOnce(&mut Ui, &mut Vec<Command>),
) {
    let mut commands = Vec::new();
    let response = egui::Modal::new(id_of(&dialog)).show(ctx, |ui| {
        ui.set_max_width(wide);
        focus::is_dialog(ui, title);
        if titled(ui, title) {
            commands.push(Command::Toggle(dialog.clone()));
        }
        content(ui, &mut commands);
    });
    // What was chosen for a new game is not thrown away by a click that slips.
    let slipped =
        matches!(dialog, Dialog::NewGame | Dialog::Forces) && response.backdrop_response.clicked();
    if response.should_close() && commands.is_empty() && !slipped {
        commands.push(Command::Toggle(dialog));
    }
    out.extend(commands);
}

/// The first start: a tour is offered, and again to whoever closed the window in
/// the midst of it, with the card to go on with.
fn welcome(ctx: &egui::Context, waits_at: Option<(usize, usize)>, out: &mut Vec<Command>) {
    modal(
        ctx,
        &tr!("welcome-title"),
        Dialog::Welcome,
        out,
        |ui, out| {
            match waits_at {
                Some((card, all)) => {
                    ui.label(tr!("welcome-again", n = card, all = all));
                }
                None => {
                    ui.label(tr!("welcome-battle"));
                    ui.add_space(space::SMALL);
                    ui.label(tr!("welcome-tour"));
                }
            }
            ui.add_space(space::MEDIUM);
            ui.horizontal_wrapped(|ui| {
                let take = match waits_at {
                    Some(_) => tr!("welcome-go-on"),
                    None => tr!("welcome-take"),
                };
                let take = ui.button(bold(take));
                if ui.memory(|m| m.focused().is_none()) {
                    take.request_focus();
                }
                if take.clicked() {
                    out.push(Command::Toggle(Dialog::Welcome));
                    out.push(Command::Tour(TourWish::Begin));
                }
                if ui.button(tr!("welcome-not-now")).clicked() {
                    out.push(Command::Toggle(Dialog::Welcome));
                }
            });
            ui.add_space(space::SMALL);
            ui.weak(tr!("welcome-later"));
        },
    );
}

/// What the program is, and whose the games are.
fn about(ctx: &egui::Context, cards: &[ScenarioCard], out: &mut Vec<Command>) {
    modal(ctx, &tr!("about-title"), Dialog::About, out, |ui, out| {
        ui.label(bold(format!("Hell's Gate {}", env!("CARGO_PKG_VERSION"))));
        ui.label(tr!("about-what"));
        ui.add_space(space::SMALL);
        // What somebody made is of one of these games.
        let own = cards.iter().filter(|card| card.which.start().is_some());
        let mut briefs: Vec<&Brief> = own.map(|card| &card.brief).collect();
        // Scenarios of one game stand one after the other.
        briefs.dedup_by_key(|brief| brief.game.as_str());
        for brief in briefs {
            ui.label(bold(&brief.game));
            ui.label(&brief.credit);
        }
        ui.add_space(space::SMALL);
        ui.label(tr!("about-whose"));
        ui.add_space(space::SMALL);
        ui.label(tr!("about-network"));
        ui.add_space(space::SMALL);
        let parts = licences().parts.len();
        ui.label(tr!("about-parts", n = parts));
        ui.add_space(space::SMALL);
        if ui.button(tr!("about-licences")).clicked() {
            out.push(Command::Toggle(Dialog::Licences));
        }
    });
}
