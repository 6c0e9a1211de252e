//! A thousand futures: the position on the screen played on by computers, many times;
//! how the games end as a histogram that grows while they are played. A bar leads to
//! one of its games.

use super::panel::RoomLook;
use super::{Deed, Room, facts, push};
use crate::app::Notice;
use crate::app::commands::{Command, Composing, Dialog, FuturesFile};
use crate::app::dialogs::drop_down;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, BarChart, bold};
use crate::app::theme::space;
use crate::engine::{Level, NodeId, Progress, SideNo, cores, handed_over, mixed};
use crate::present::histogram::{Bars, HistogramView, futures_title};
use crate::present::ink::Ink;
use crate::present::palette::light;
use crate::present::png;
use crate::study::StopHistogram;
use crate::table::{Ended, FactSeen, Match, Table, facts_head, facts_row};
use crate::words::{self, Language, decimal, share_of, tr};
use egui::{RichText, Ui, vec2};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What everything here follows from, as in a forecast.
const SEED: u64 = 1944;

/// How many games can be asked for.
const SIZES: [u32; 4] = [100, 400, 1000, 10_000];

/// How wide a picture of the bars is, in pixels.
const PIXELS: u32 = 1440;

/// How wide the window is, where there is room, and how high the bars are.
const WIDE: f32 = 560.0;
const BARS: f32 = 150.0;

/// The bar of progress is no shorter than this.
const LEAST_BAR: f32 = 80.0;

/// Games that are played, or have been.
#[derive(Clone)]
struct Run {
    about: NodeId,
    /// When that is, in the words of every language.
    when: BTreeMap<Language, String>,
    /// Whether that is in another game than the one on the table: then its title is told, too.
    elsewhere: bool,
    levels: [Level; 2],
    games: u32,
    progress: Arc<Progress>,
    /// How they ended, in their order: the number of a game is its place.
    ends: Arc<Mutex<Vec<Ended>>>,
    /// What came about in them, in the same order.
    facts: Arc<Mutex<Vec<Vec<FactSeen>>>>,
}

impl Run {
    fn ends(&self) -> Vec<Ended> {
        // A list is whole whatever happened to whoever wrote it.
        let ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.clone()
    }

    fn facts(&self) -> Vec<Vec<FactSeen>> {
        let facts = self.facts.lock().unwrap_or_else(PoisonError::into_inner);
        facts.clone()
    }

    /// When they were played on, in the language that is spoken.
    fn when(&self) -> &str {
        self.when.get(&words::spoken()).map_or("", String::as_str)
    }

    /// Whether these are the games of that run, and not others.
    fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ends, &other.ends)
    }

    /// The game of this number.
    fn game(&self, number: usize) -> Match {
        Match::of(self.levels, mixed(SEED, number as u64))
    }
}

/// What the window remembers.
pub struct Foresight {
    /// Whether its window is open; what was played stays when it is closed.
    open: bool,
    levels: [Level; 2],
    games: u32,
    run: Option<Run>,
    /// What another run is held against.
    kept: Option<Run>,
    /// The bar that was clicked, by its least margin.
    bar: Option<i32>,
    /// Which of its games was looked at last.
    nth: usize,
}

impl Default for Foresight {
    fn default() -> Self {
        Self {
            open: true,
            levels: [Level::Colonel; 2],
            games: 1000,
            run: None,
            kept: None,
            bar: None,
            nth: 0,
        }
    }
}

impl Drop for Foresight {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Foresight {
    /// What these games are held against: no games are held against themselves.
    fn against(&self) -> Option<&Run> {
        let run = self.run.as_ref()?;
        self.kept.as_ref().filter(|kept| !kept.is(run))
    }

    /// What goes with whoever looks from a game of this title to another: what is held
    /// against, and from now on with its title.
    pub(super) fn for_another_game(mut self, title: &str) -> Option<Self> {
        let mut kept = self.kept.take()?;
        if !std::mem::replace(&mut kept.elsewhere, true) {
            for (&language, when) in &mut kept.when {
                let title = words::speaking(language, || words::name(title));
                *when = format!("{title}, {when}");
            }
        }
        Some(Self {
            open: self.open,
            levels: self.levels,
            games: self.games,
            run: None,
            kept: Some(kept),
            bar: None,
            nth: 0,
        })
    }

    fn stop(&self) {
        if let Some(run) = &self.run {
            run.progress.stop();
        }
    }

    /// How many games have been played of how many; nothing where none are asked for.
    #[must_use]
    pub fn played(&self) -> Option<(usize, u32)> {
        let run = self.run.as_ref()?;
        Some((run.ends().len(), run.games))
    }
}

/// How the games ended, as a picture and in words.
fn view(table: &dyn Table, outlook: &Foresight) -> Option<HistogramView> {
    let run = outlook.run.as_ref()?;
    let margins = |run: &Run| -> Vec<i32> {
        let ends = run.ends().into_iter();
        ends.map(|end| end.outcome.margin).collect()
    };
    let (now, sides) = (margins(run), table.map().sides.clone());
    Some(HistogramView {
        title: futures_title(run.when(), now.len(), &sides, run.levels),
        sides,
        margins: now,
        against: outlook
            .against()
            .map(|kept| (kept.when().to_owned(), margins(kept))),
    })
}

impl Room {
    /// The futures are shown, or no longer.
    pub(super) fn toggle_outlook(&mut self) {
        match &mut self.outlook {
            Some(outlook) => {
                outlook.open = !outlook.open;
                // What nobody sees is not played on.
                if !outlook.open {
                    outlook.stop();
                }
            }
            None => self.outlook = Some(Foresight::default()),
        }
    }

    /// The window of futures is closed; what was played stays. Whether it was open.
    pub(super) fn close_outlook(&mut self) -> bool {
        let open = self.outlook().is_some();
        if open {
            self.toggle_outlook();
        }
        open
    }

    /// What the window of futures remembers, while it is open.
    #[must_use]
    pub fn outlook(&self) -> Option<&Foresight> {
        self.outlook.as_ref().filter(|outlook| outlook.open)
    }

    /// Plays the position that is shown on, as is chosen in the window.
    pub(super) fn play_futures(&mut self) -> Option<Notice> {
        let at = self.shown_node();
        let lab = self.table().lab_at(at);
        let outlook = self.outlook.as_mut()?;
        let Some(lab) = lab else {
            return Some(super::act::plain(tr!("futures-none"), false));
        };
        outlook.stop();
        let time = |language: Language| {
            let time = words::speaking(language, || self.table.time(at));
            (language, time.unwrap_or_default().join(", "))
        };
        let run = Run {
            about: at,
            when: Language::ALL.into_iter().map(time).collect(),
            elsewhere: false,
            levels: outlook.levels,
            games: outlook.games,
            progress: Arc::new(Progress::default()),
            ends: Arc::default(),
            facts: Arc::default(),
        };
        let here = run.clone();
        std::thread::spawn(move || {
            let control = &*here.progress;
            let one = |number: u32| lab.game_with_facts(here.game(number as usize), control);
            let mut take = |(end, seen): (Ended, Vec<FactSeen>)| {
                let mut facts = here.facts.lock().unwrap_or_else(PoisonError::into_inner);
                facts.push(seen);
                drop(facts);
                let mut ends = here.ends.lock().unwrap_or_else(PoisonError::into_inner);
                ends.push(end);
            };
            handed_over(here.games, cores(), control, one, &mut take);
        });
        outlook.run = Some(run);
        outlook.bar = None;
        None
    }

    /// No more of them are played; what has been played stays.
    pub(super) fn stop_futures(&self) {
        if let Some(outlook) = &self.outlook {
            outlook.stop();
        }
    }

    /// What has been played is what the next is held against, or no longer.
    pub(super) fn keep_futures(&mut self) {
        if let Some(outlook) = &mut self.outlook {
            outlook.kept = match outlook.kept.take() {
                Some(_) => None,
                None => outlook.run.clone(),
            };
        }
    }

    /// How the games ended, as a file for others; `None` where none has been played.
    pub(in crate::app) fn futures_file(
        &self,
        file: FuturesFile,
    ) -> Option<Result<Vec<u8>, String>> {
        let outlook = self.outlook.as_ref()?;
        let run = outlook.run.as_ref()?;
        let view = view(self.table(), outlook).filter(|view| !view.margins.is_empty())?;
        Some(match file {
            FuturesFile::Csv => Ok(table(self.table(), run, &run.ends()).into_bytes()),
            FuturesFile::Svg => Ok(crate::present::embed::with_fonts(&view.svg()).into_bytes()),
            FuturesFile::Png => {
                let png = png::paint(&view.svg(), PIXELS, light(Ink::Badge));
                png.map(|png| png.bytes).map_err(|why| why.to_string())
            }
        })
    }

    /// Every game as a line of a table, comma-separated; `None` where none was played.
    #[must_use]
    pub fn futures_table(&self) -> Option<String> {
        let run = self.outlook.as_ref()?.run.as_ref()?;
        Some(table(self.table(), run, &run.ends()))
    }

    /// How the games ended, to be shown in a study, and the moment they were played on
    /// from; `None` where none has been played.
    pub(in crate::app) fn played_futures(&self) -> Option<(NodeId, StopHistogram)> {
        let outlook = self.outlook.as_ref()?;
        let view = view(self.table(), outlook).filter(|view| !view.margins.is_empty())?;
        let run = outlook.run.as_ref()?;
        let whence = outlook.against().map(|kept| kept.when.clone());
        let histogram = StopHistogram::of(&view, run.levels, whence.unwrap_or_default());
        Some((run.about, histogram))
    }

    /// Whether games have been played whose end can be written.
    pub(super) fn has_futures(&self) -> bool {
        let played = self.outlook.as_ref().and_then(Foresight::played);
        played.is_some_and(|(n, _)| n > 0)
    }

    /// The next game of the bar that was clicked, as a game of its own.
    pub(in crate::app) fn one_future(&mut self) -> Option<Box<dyn Table>> {
        let outlook = self.outlook.as_mut()?;
        let (run, least) = (outlook.run.as_ref()?, outlook.bar?);
        let ends = run.ends();
        let bars = Bars::over(ends.iter().map(|end| end.outcome.margin));
        let bar = bars.place(least)?;
        let numbers: Vec<usize> = (0..ends.len())
            .filter(|&n| bars.place(ends[n].outcome.margin) == Some(bar))
            .collect();
        let number = *numbers.get(outlook.nth % numbers.len().max(1))?;
        outlook.nth += 1;
        let (about, of) = (run.about, run.game(number));
        self.table.future(about, of, &Progress::default())
    }
}

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    if room.outlook().is_none() {
        return;
    }
    let Some(mut outlook) = room.outlook.take() else {
        return;
    };
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("futures-title");
    panels::window(&title, "futures window")
        .resizable(false)
        .default_pos(panels::free_place(ctx, whole.left_top() + vec2(40.0, 96.0)))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            let tall = whole.height() * 0.74;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| {
                    // The bar that scrolls lies over no figure.
                    ui.set_max_width(ui.available_width() - space::SMALL);
                    content(ui, look, room, &mut outlook, out);
                });
        });
    if closed {
        push(out, Deed::Outlook);
    }
    // Others are playing: the picture grows.
    if outlook.played().is_some_and(|(n, of)| n < of as usize) && !stopped(&outlook) {
        ctx.request_repaint_after(std::time::Duration::from_millis(120));
    }
    room.outlook = Some(outlook);
}

fn stopped(outlook: &Foresight) -> bool {
    outlook
        .run
        .as_ref()
        .is_none_or(|run| run.progress.stopped())
}

fn content(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    outlook: &mut Foresight,
    out: &mut Vec<Command>,
) {
    choices(ui, look, room, outlook, out);
    let Some(run) = outlook.run.clone() else {
        ui.add_space(space::SMALL);
        ui.label(tr!("futures-about"));
        return;
    };
    let ends = run.ends();
    ui.separator();
    let sides = &room.table().map().sides;
    let title = futures_title(run.when(), ends.len(), sides, run.levels);
    ui.label(bold(title));
    if ends.is_empty() {
        return;
    }
    histogram(ui, look, outlook, &ends);
    told(ui, room, outlook, &ends);
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(|ui| {
        let (name, tip) = match outlook.kept {
            Some(_) => (tr!("futures-drop"), tr!("futures-drop-tip")),
            None => (tr!("futures-keep"), tr!("futures-keep-tip")),
        };
        if ui.button(name).on_hover_text(tip).clicked() {
            push(out, Deed::KeepFutures);
        }
        let chosen = outlook.bar.is_some() && room.table().is_open();
        let step = ui.add_enabled(chosen, egui::Button::new(tr!("futures-step")));
        let step = step.on_disabled_hover_text(tr!("futures-step-how"));
        if step.on_hover_text(tr!("futures-step-tip")).clicked() {
            out.push(Command::StepThroughFuture);
        }
        let study = ui.button(tr!("futures-study"));
        if study.on_hover_text(tr!("futures-study-tip")).clicked() {
            out.push(Command::Compose(Box::new(Composing::TakeHistogram)));
        }
        let copy = ui.button(tr!("futures-copy"));
        if copy.on_hover_text(tr!("futures-copy-tip")).clicked() {
            ui.copy_text(table(room.table(), &run, &ends));
        }
        for (file, name, tip) in [
            (FuturesFile::Svg, tr!("futures-svg"), tr!("futures-svg-tip")),
            (FuturesFile::Png, tr!("futures-png"), tr!("futures-png-tip")),
            (FuturesFile::Csv, tr!("futures-csv"), tr!("futures-csv-tip")),
        ] {
            if ui.button(name).on_hover_text(tip).clicked() {
                out.push(Command::ExportFutures(file));
            }
        }
    });
    ui.add_space(space::TINY);
    ui.label(RichText::new(tr!("futures-note")).small().weak());
    // Long: what is done with the games stands above it.
    let seen = run.facts.lock().unwrap_or_else(PoisonError::into_inner);
    facts::told(ui, &room.table().facts(), &seen);
}

/// Who plays how often, and the buttons.
fn choices(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    outlook: &mut Foresight,
    out: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        for side in SideNo::BOTH {
            let chosen = &mut outlook.levels[side.index()];
            let rows = room.table().levels().iter();
            let rows = rows.map(|&level| (level, level.name()));
            let salt = ["futures first", "futures second"][side.index()];
            let shown = chosen.name();
            let side = look.side_name(side);
            drop_down(ui, salt, (side, side), &shown, rows, chosen);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("futures-games"));
        for size in SIZES {
            ui.selectable_value(&mut outlook.games, size, decimal(f64::from(size), 0));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = bold(tr!("futures-play")).color(look.theme.on_accent);
        let play = egui::Button::new(label).fill(look.theme.accent);
        if ui.add(play).clicked() {
            push(out, Deed::PlayFutures);
        }
        let runs = outlook.played().is_some_and(|(n, of)| n < of as usize) && !stopped(outlook);
        let stop = ui.add_enabled(runs, egui::Button::new(tr!("computer-stop")));
        if stop.clicked() {
            push(out, Deed::StopFutures);
        }
        let other = ui.button(tr!("what-if-entry"));
        if other.on_hover_text(tr!("what-if-key")).clicked() {
            out.push(Command::Toggle(Dialog::WhatIf));
        }
        // In a row that is there anyway: nothing below moves when the last game is played.
        if let Some(run) = outlook.run.as_ref().filter(|_| runs) {
            let left = ui.available_size_before_wrap().x - space::SMALL;
            let left = left.max(LEAST_BAR);
            ui.add(egui::ProgressBar::new(run.progress.share()).desired_width(left));
        }
    });
}

/// The margins as bars; those of the run that is held against it as an outline.
fn histogram(ui: &mut Ui, look: &RoomLook<'_>, outlook: &mut Foresight, ends: &[Ended]) {
    let margins =
        |ends: &[Ended]| -> Vec<i32> { ends.iter().map(|end| end.outcome.margin).collect() };
    let before = outlook.against().map(Run::ends).unwrap_or_default();
    let (now, kept) = (margins(ends), margins(&before));
    let [first, second] = SideNo::BOTH.map(|side| look.ink(side));
    let chart = BarChart {
        salt: "bar of futures",
        high: BARS,
        bars: Bars::over(now.iter().chain(&kept).copied()),
        margins: &now,
        outline: &kept,
        most: 0.0,
        inks: [first, look.theme.text_weak, second],
        chosen: Some(outlook.bar),
        name: &|margin, n, share| tr!("futures-bar", margin = margin, n = n, share = share),
    };
    if let Some(least) = chart.show(ui, look.theme) {
        (outlook.bar, outlook.nth) = (Some(least), 0);
    }
}

/// Shares, mean and spread in words; and against the run before.
fn told(ui: &mut Ui, room: &Room, outlook: &Foresight, ends: &[Ended]) {
    let all = ends.len().max(1);
    let levels = room.table().about().victory;
    for (level, words) in levels.iter().enumerate() {
        let count = ends
            .iter()
            .filter(|end| usize::from(end.outcome.level) == level);
        let share = share_of(count.count() as f64 / all as f64, all as u32);
        ui.horizontal(|ui| {
            ui.label(words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(share);
            });
        });
    }
    // The shares stand above, by every way to end.
    let said = view(room.table(), outlook).map(|view| view.told());
    for (n, line) in said.unwrap_or_default().into_iter().enumerate().skip(1) {
        match n {
            3 => ui.label(bold(line)),
            _ => ui.label(line),
        };
    }
}

/// Every game, a line each, comma-separated: how it ended, and what came about in it.
fn table(table: &dyn Table, run: &Run, ends: &[Ended]) -> String {
    let mut out = String::from("game,seed,margin,actions,dice,turns");
    out.push_str(&facts_head(&table.facts()));
    out.push('\n');
    let seen = run.facts();
    for (number, end) in ends.iter().enumerate() {
        let Match { dice, .. } = run.game(number);
        let margin = end.outcome.margin;
        let row = [
            number.to_string(),
            dice.to_string(),
            margin.to_string(),
            end.actions.to_string(),
            end.rolls.to_string(),
            end.turn.to_string(),
        ];
        out.push_str(&row.join(","));
        out.push_str(&facts_row(seen.get(number).map_or(&[], Vec::as_slice)));
        out.push('\n');
    }
    out
}
