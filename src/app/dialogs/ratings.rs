//! How well people play, among the levels of the computer.

use super::{Around, modal_window, room_for};
use crate::app::commands::{Command, Dialog};
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, scrolled};
use crate::app::theme::{Palette, space};
use crate::record::Store;
use crate::record::rated::{Contender, Ranking, rankings};
use crate::words::{self, Language, tr};
use egui::{RichText, Ui};

/// The players of every game, as they were found when the dialog was opened.
pub struct RatingList {
    games: Vec<Ranking>,
    /// Which of them is seen.
    chosen: usize,
    /// Where results are kept, once there are any.
    folder: String,
    language: Option<Language>,
}

impl RatingList {
    /// Nothing is known yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            games: Vec::new(),
            chosen: 0,
            folder: String::new(),
            language: None,
        }
    }

    /// Whatever has been played by now; the game on the table is seen first.
    pub(in crate::app) fn open(&mut self, store: &Store, here: &str) {
        let results = store.results();
        let games = rankings(&results);
        let chosen = games.iter().position(|game| game.system == here);
        *self = Self {
            games,
            chosen: chosen.unwrap_or(0),
            folder: match results.is_empty() {
                true => String::new(),
                false => store.results_folder().display().to_string(),
            },
            language: Some(words::spoken()),
        };
    }

    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        if self.language != Some(words::spoken()) {
            self.open(around.store, around.room.table().system());
        }
        let size = room_for(ctx, [640.0, 560.0]);
        let palette = around.theme.palette();
        let title = tr!("ratings-title");
        modal_window(ctx, &title, Dialog::Ratings, size, out, |ui, _| {
            focus::list(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    for (n, of) in self.games.iter().enumerate() {
                        ui.selectable_value(&mut self.chosen, n, &of.game);
                    }
                });
            });
            ui.add_space(space::SMALL);
            scrolled(ui, ("ratings of", self.chosen), |ui| {
                if let Some(of) = self.games.get(self.chosen) {
                    ranking(ui, &palette, of);
                }
                ui.add_space(space::SMALL);
                ui.label(tr!("ratings-about"));
                if !self.folder.is_empty() {
                    let kept = tr!("ratings-kept", folder = self.folder.as_str());
                    ui.label(RichText::new(kept).small().color(palette.text_weak));
                }
            });
        });
    }
}

/// The players of one game below each other, people set off from levels.
fn ranking(ui: &mut Ui, palette: &Palette, of: &Ranking) {
    if !of.all.iter().any(|one| matches!(one, Contender::Person(_))) {
        ui.label(tr!("ratings-none"));
        ui.add_space(space::SMALL);
    }
    // A table as wide as its words would make the dialog wider than the window.
    let wide = egui::ScrollArea::horizontal().id_salt(("ratings", of.system));
    wide.show_in_sight(ui, |ui| table(ui, palette, of));
}

fn table(ui: &mut Ui, palette: &Palette, of: &Ranking) {
    let grid = egui::Grid::new(("ratings", of.system)).striped(true);
    grid.spacing([space::LARGE, space::TINY]).show(ui, |ui| {
        for column in ["who", "rating", "games"] {
            ui.label(bold(tr!("ratings-head", column = column)));
        }
        ui.end_row();
        for one in &of.all {
            let (name, rating) = (one.name(), one.in_words());
            match one {
                Contender::Level(_) => {
                    for text in [name, rating] {
                        ui.label(RichText::new(text).color(palette.text_weak));
                    }
                    ui.label("");
                }
                Contender::Person(rated) => {
                    ui.label(bold(name));
                    ui.label(bold(rating));
                    ui.label(rated.won_drawn_lost());
                }
            }
            ui.end_row();
        }
    });
}
