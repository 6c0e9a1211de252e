//! The opening screen: go on where one was, begin, learn, open.

use super::pictures::Pictures;
use super::{Around, DialogPart, Over, modal_window, room_for, with_foot};
use crate::app::board::StillBoard;
use crate::app::commands::{Command, Dialog, TourWish};
use crate::app::editor::offer_left;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::bold;
use crate::app::theme::{Palette, Theme, line, space};
use crate::record::practice::{Due, Exercise, today};
use crate::record::{Kept as _, LeftScenario, OfTable, PendingGame, SavedGame, Store, by_age};
use crate::table::Table;
use crate::words::{name, tr};
use egui::{
    Align, Button, Layout, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};
use std::path::PathBuf;

/// So many files are offered.
const FILES: usize = 5;

/// Below this width one column stands over the other.
const LEAST_BESIDE: f32 = 720.0;

/// How high the picture is at most, and what part of its width.
const PICTURE: (f32, f32) = (430.0, 0.84);

/// It is at least so high, and no higher where the ways to begin stand below it.
const LEAST_PICTURE: f32 = 80.0;
const LOW_PICTURE: f32 = 150.0;

/// How high a way to begin is.
const WAY: f32 = 32.0;

/// What the opening screen offers.
#[derive(Default)]
pub struct OpeningForm {
    /// Games that were on the table when the program last ended, latest first.
    pub left: Vec<PendingGame>,
    /// Scenarios that were edited when the program ended.
    pub(in crate::app) scenarios: Vec<LeftScenario>,
    /// The games written last of those opened, saved or kept, latest first.
    files: Vec<SavedGame>,
    /// How many decisions of earlier games are to be practised today.
    due: usize,
    /// Whether the game on the table is one that somebody began or opened.
    pub(in crate::app) chosen: bool,
}

/// What one can go on with.
enum GoOn<'a> {
    /// A game that was left open.
    Left(&'a PendingGame),
    /// The game on the table.
    Table,
    /// The game that was written last.
    File(&'a SavedGame),
    /// Nothing was played yet.
    Nothing,
}

impl GoOn<'_> {
    /// Whether the game is known to have come to its end.
    fn is_over(&self, table: &dyn Table) -> bool {
        match self {
            Self::Left(game) => game.over,
            Self::Table => OfTable(table).is_over(),
            Self::File(game) => game.over,
            Self::Nothing => false,
        }
    }

    /// Where one was in it.
    fn told(&self, table: &dyn Table) -> String {
        match self {
            Self::Left(game) => game.summary.clone(),
            Self::Table => {
                let time = table.glance().time;
                let time: Vec<String> = time.into_iter().filter(|t| !t.is_empty()).collect();
                format!("{}: {}", name(table.title()), time.join(", "))
            }
            Self::File(game) => format!("{}: {}", name(&game.title), game.summary),
            Self::Nothing => tr!("welcome-tour"),
        }
    }
}

impl OpeningForm {
    /// What it offers is looked up.
    pub(in crate::app) fn look_up(&mut self, recent: &[PathBuf], store: &Store) {
        let today = today();
        let due = |exercise: &Exercise| exercise.due(today) == Due::Now;
        self.due = store.exercises().into_iter().filter(due).count();
        // Those that were kept without being asked for are among them.
        let kept = store.files_of_games().into_iter().take(FILES);
        let there = recent.iter().filter(|path| path.is_file()).cloned();
        let mut files = by_age(there.chain(kept));
        files.dedup();
        // The one that is suggested is not offered once more.
        let files = files.into_iter().take(FILES + 1);
        self.files = files.map(SavedGame::of_file).collect();
    }

    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        pictures: &mut Pictures,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        // So large whatever it offers: its buttons stand where they stood at the first start.
        let size = room_for(ctx, [1040.0, 700.0]);
        let title = tr!("welcome-title");
        modal_window(ctx, &title, Dialog::Opening, size, out, |ui, out| {
            with_foot(ui, |ui, part| match part {
                DialogPart::Content => self.offers(ui, pictures, around, out),
                DialogPart::Foot => {
                    ui.separator();
                    let mut settings = around.settings.clone();
                    let shown = ui.checkbox(&mut settings.opening, tr!("opening-show"));
                    if shown.changed() {
                        out.push(Command::Prefer(Box::new(settings)));
                    }
                }
            });
        });
    }

    /// Where one was, and beside it the ways to begin.
    fn offers(
        &self,
        ui: &mut Ui,
        pictures: &mut Pictures,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        let tall = ui.available_height();
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_in_sight(ui, |ui| {
                ui.set_max_width(ui.available_width() - space::SMALL);
                if ui.available_width() < LEAST_BESIDE {
                    self.go_on(ui, pictures, (around, tall, LOW_PICTURE), out);
                    ui.add_space(space::MEDIUM);
                    self.ways(ui, around, out);
                    return;
                }
                ui.columns(2, |sides| {
                    // Columns would set their text in blocks.
                    let down = Layout::top_down(Align::Min);
                    sides[0].with_layout(down, |ui| {
                        self.go_on(ui, pictures, (around, tall, PICTURE.0), out);
                    });
                    sides[1].with_layout(down, |ui| self.ways(ui, around, out));
                });
            });
    }

    /// Where one was, with a picture of it that leaves the button in sight where so much
    /// is seen.
    fn go_on(
        &self,
        ui: &mut Ui,
        pictures: &mut Pictures,
        (around, tall, most): (&Around<'_>, f32, f32),
        out: &mut Vec<Command>,
    ) {
        let palette = around.theme.palette();
        let looks = (around.theme, around.settings.orientation());
        let table = around.room.table();
        let to = self.suggested(table);
        let told = to.told(table);
        let wide = ui.available_width();
        let font = egui::TextStyle::Body.resolve(ui.style());
        let lines = ui
            .painter()
            .layout(told.clone(), font, palette.text, wide)
            .size()
            .y;
        let below = ui.text_style_height(&egui::TextStyle::Heading)
            + lines
            + WAY
            + space::MEDIUM
            + 4.0 * ui.spacing().item_spacing.y;
        let high = (tall - below).clamp(LEAST_PICTURE, most);
        let size = vec2(wide, (wide * PICTURE.1).min(high));
        let ctx = ui.ctx().clone();
        let picture = match &to {
            GoOn::Left(game) => {
                let of = (game.path.as_path(), game.modified);
                pictures.large_of_file(&ctx, of, looks)
            }
            GoOn::File(game) => {
                let of = (game.path.as_path(), game.modified);
                pictures.large_of_file(&ctx, of, looks)
            }
            GoOn::Table | GoOn::Nothing => pictures.large_of_table(&ctx, table, looks),
        };
        let over = to.is_over(table);
        let last = |file: &SavedGame| self.files.first().is_some_and(|it| it.path == file.path);
        let heading = match &to {
            GoOn::Nothing => tr!("opening-first"),
            GoOn::File(game) if last(game) => tr!("opening-last"),
            _ if over => tr!("opening-last"),
            _ => tr!("resume-title"),
        };
        ui.label(RichText::new(heading).text_style(egui::TextStyle::Heading));
        seen(ui, picture, size, &around.theme);
        ui.add_space(space::TINY);
        ui.label(told);
        match &to {
            GoOn::Left(game) => {
                ui.horizontal_wrapped(|ui| {
                    if primary(ui, &palette, leads_on(over)) {
                        out.push(Command::Resume(game.path.clone()));
                    }
                    put_away(ui, game, out);
                });
            }
            GoOn::Table => {
                if primary(ui, &palette, leads_on(over)) {
                    out.push(Command::Toggle(Dialog::Opening));
                }
            }
            GoOn::File(game) => {
                if primary(ui, &palette, leads_on(over)) {
                    out.push(Command::Open(game.path.clone()));
                }
            }
            GoOn::Nothing => {
                if primary(ui, &palette, tr!("welcome-take")) {
                    out.push(Command::Toggle(Dialog::Opening));
                    out.push(Command::Tour(TourWish::Begin));
                }
            }
        }
        ui.add_space(space::SMALL);
        offer_left(ui, &self.scenarios, out);
        let shown = |game: &PendingGame| matches!(&to, GoOn::Left(it) if it.path == game.path);
        for game in self.left.iter().filter(|game| !shown(game)) {
            ui.add_space(space::SMALL);
            ui.label(&game.summary);
            ui.horizontal_wrapped(|ui| {
                let on = Button::new(leads_on(game.over)).min_size(vec2(0.0, WAY));
                if ui.add(on).clicked() {
                    out.push(Command::Resume(game.path.clone()));
                }
                put_away(ui, game, out);
            });
        }
    }

    /// What is suggested: the game that is played, and at the start one of those there are;
    /// there is more to do in one that is not over.
    fn suggested(&self, table: &dyn Table) -> GoOn<'_> {
        if self.chosen || !table.is_untouched() {
            return GoOn::Table;
        }
        let left = |over: bool| self.left.iter().find(|game| game.over == over);
        let file = |over: bool| {
            let of = |game: &&SavedGame| game.opens && game.over == over;
            self.files.iter().find(of)
        };
        for over in [false, true] {
            match (left(over), file(over)) {
                (Some(left), _) => return GoOn::Left(left),
                (_, Some(file)) => return GoOn::File(file),
                _ => {}
            }
        }
        self.files.first().map_or(GoOn::Nothing, GoOn::File)
    }

    /// What else one can begin with.
    fn ways(&self, ui: &mut Ui, around: &Around<'_>, out: &mut Vec<Command>) {
        let tour = match around.lesson_waits_at() {
            Some((card, all)) => tr!("welcome-again", n = card, all = all),
            None => tr!("opening-tour-about"),
        };
        let ways = [
            (
                tr!("entry-new-game"),
                tr!("opening-new-about"),
                vec![Command::Toggle(Dialog::NewGame)],
            ),
            (
                tr!("entry-against-computer"),
                tr!("opening-against-about"),
                vec![Command::AgainstComputer],
            ),
            (
                tr!("tour-name"),
                tour,
                vec![
                    Command::Toggle(Dialog::Opening),
                    Command::Tour(TourWish::Begin),
                ],
            ),
            (
                tr!("entry-lessons"),
                match self.due {
                    0 => tr!("opening-lessons-about"),
                    n => tr!("practice-waits", n = n),
                },
                vec![Command::Toggle(Dialog::Lessons)],
            ),
            (
                tr!("entry-saved-games"),
                tr!("opening-saved-about"),
                vec![Command::Toggle(Dialog::Games)],
            ),
            (
                tr!("entry-editor"),
                tr!("opening-editor-about"),
                vec![Command::Toggle(Dialog::Editor)],
            ),
            (
                tr!("entry-open-file"),
                String::new(),
                vec![Command::OpenFile],
            ),
        ];
        ui.label(RichText::new(tr!("opening-begin")).text_style(egui::TextStyle::Heading));
        let wide = ui.available_width();
        for (title, about, commands) in ways {
            let way = Button::new(bold(title)).min_size(vec2(wide, WAY));
            if ui.add(way).clicked() {
                out.extend(commands);
            }
            if !about.is_empty() {
                ui.weak(RichText::new(about).small());
            }
            ui.add_space(space::TINY);
        }
        let shown = match self.suggested(around.room.table()) {
            GoOn::File(game) => Some(game.path.as_path()),
            GoOn::Left(game) => Some(game.path.as_path()),
            GoOn::Table => around.room.own_path(),
            GoOn::Nothing => None,
        };
        let files = self.files.iter();
        let files = files.filter(|game| Some(game.path.as_path()) != shown);
        let files: Vec<&SavedGame> = files.take(FILES).collect();
        if files.is_empty() {
            return;
        }
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("opening-files")));
        focus::list(ui, |ui| {
            for game in files {
                let words = format!("{} · {}", name(&game.title), game.written());
                let file = ui.add(Button::new(words).frame(false).truncate());
                if file
                    .on_hover_text(game.path.display().to_string())
                    .clicked()
                {
                    out.push(Command::Open(game.path.clone()));
                }
            }
        });
    }
}

impl Over {
    /// The program begins with the opening screen. Of games that the program fell over
    /// it is asked all the same.
    pub(in crate::app) fn begin_with_opening(&mut self, recent: &[PathBuf], store: &Store) {
        let pending = std::mem::take(&mut self.forms.pending);
        let clean = |game: &PendingGame| game.fault.is_none() && game.opens;
        let (left, faulty) = pending.into_iter().partition(clean);
        self.forms.pending = faulty;
        self.forms.opening.left = left;
        self.open_opening(recent, store);
        self.dialog = Some(Dialog::Opening);
    }

    /// What was edited when a program ended is looked up.
    pub(in crate::app) fn list_left(&mut self, store: &Store) {
        let left = store.left_scenarios();
        self.forms.opening.scenarios.clone_from(&left);
        self.forms.editor.scenarios = left;
    }

    /// What the opening screen offers is looked up.
    pub(in crate::app) fn open_opening(&mut self, recent: &[PathBuf], store: &Store) {
        self.forms.pictures.forget_table();
        self.forms.opening.look_up(recent, store);
    }
}

/// The picture, or its place while it is being painted.
fn seen(ui: &mut Ui, picture: Option<&mut StillBoard>, size: Vec2, theme: &Theme) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if let Some(picture) = picture {
        picture.paint(ui, rect, theme);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!("opening-picture")));
    }
    let frame = Stroke::new(line::THIN, theme.palette().line);
    ui.painter()
        .rect_stroke(rect, 0.0, frame, StrokeKind::Inside);
}

/// What leads to a game: one that is over is looked at.
fn leads_on(over: bool) -> String {
    match over {
        true => tr!("games-open"),
        false => tr!("resume-go-on"),
    }
}

/// The button that leads on; it has the keyboard's attention first.
fn primary(ui: &mut Ui, palette: &Palette, words: String) -> bool {
    let words = bold(words).color(palette.on_accent);
    let button = Button::new(words)
        .fill(palette.accent)
        .min_size(vec2(110.0, WAY));
    let button = ui.add(button);
    // In a sizing pass its place is not final, and the focus would scroll to a wrong one.
    if !ui.is_sizing_pass() && ui.memory(|m| m.focused().is_none()) {
        button.request_focus();
    }
    button.clicked()
}

/// A game that was left open need not be gone on with.
fn put_away(ui: &mut Ui, game: &PendingGame, out: &mut Vec<Command>) {
    // What somebody saved stays where it is, and is among the recent games.
    if game.saved {
        return;
    }
    let away = ui.add(Button::new(tr!("resume-put-away")).min_size(vec2(0.0, WAY)));
    if away.on_hover_text(tr!("resume-safe")).clicked() {
        out.push(Command::DiscardPending(game.path.clone()));
    }
}
