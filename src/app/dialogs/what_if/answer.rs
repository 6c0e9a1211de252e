//! The answer to a question: bars of both sorts of games, figures, what else differs.

use super::run::Run;
use super::{Asked, WhatIfForm};
use crate::app::dialogs::Around;
use crate::app::dialogs::drop_down::drop_down;
use crate::app::panels::{BarChart, bold, primary};
use crate::app::theme::{Palette, space};
use crate::engine::Level;
use crate::present::histogram::Bars;
use crate::table::{Contrast, FactContrast, PairOf};
use crate::words::{decimal, tr};
use egui::{Align, Color32, Layout, RichText, TextEdit, TextStyle, Ui};

/// How many games by each set of rules can be asked for.
const SIZES: [u32; 4] = [100, 400, 1000, 10_000];

/// How high the bars are, and how wide the field of the seed is, in points.
const BARS: f32 = 132.0;
const FIELD: f32 = 120.0;

impl WhatIfForm {
    /// Whether games are being played for some question.
    pub(super) fn runs(&self) -> bool {
        let mut runs = self.asked.iter().filter_map(|asked| asked.run.as_ref());
        runs.any(Run::goes_on)
    }

    /// How the games are to be played, and the button that plays them; always in sight.
    pub(super) fn foot(&mut self, ui: &mut Ui, around: &Around<'_>) {
        ui.separator();
        let palette = around.theme.palette();
        let entry = self.asked.get(self.chosen).map(|asked| asked.of.entry);
        let seed = self.seed.trim().parse::<u64>().ok();
        ui.horizontal_wrapped(|ui| {
            let rows = Level::EVERYWHERE
                .into_iter()
                .map(|level| (level, level.name()));
            let label = tr!("what-if-level");
            let shown = self.level.name();
            ui.label(&label);
            let named = ("", label.as_str());
            drop_down(ui, "what if level", named, &shown, rows, &mut self.level);
            ui.label(tr!("futures-games"));
            for size in SIZES {
                let words = decimal(f64::from(size), 0);
                ui.selectable_value(&mut self.games, size, words);
            }
            let label = ui.label(tr!("newgame-seed"));
            ui.add(TextEdit::singleline(&mut self.seed).desired_width(FIELD))
                .labelled_by(label.id);
        });
        if seed.is_none() {
            ui.colored_label(palette.refusal, tr!("what-if-seed-bad"));
        }
        ui.horizontal_wrapped(|ui| {
            let able = entry.is_some() && seed.is_some();
            let play = ui.add_enabled_ui(able, |ui| primary(ui, &palette, tr!("what-if-play")));
            let play = play.inner.on_hover_text(tr!("what-if-play-tip"));
            if let (true, Some(seed)) = (play.clicked(), seed) {
                self.play(seed);
            }
            let stop = ui.add_enabled(self.runs(), egui::Button::new(tr!("computer-stop")));
            if stop.on_hover_text(tr!("what-if-stop-tip")).clicked() {
                self.stop();
            }
            let run = self.asked.get(self.chosen).and_then(|it| it.run.as_ref());
            if let Some(run) = run.filter(|run| run.goes_on()) {
                ui.add(egui::ProgressBar::new(run.share()).show_percentage());
            }
        });
    }

    /// No more games are played, whatever the question.
    pub(super) fn stop(&self) {
        self.asked
            .iter()
            .filter_map(|asked| asked.run.as_ref())
            .for_each(Run::stop);
    }

    /// Plays the games of the question looked at instead of any others.
    fn play(&mut self, seed: u64) {
        self.stop();
        let of = PairOf {
            level: self.level,
            seed,
        };
        if let Some(asked) = self.asked.get_mut(self.chosen) {
            asked.run = Some(Run::begin(&asked.games, of, self.games));
        }
    }

    /// The question looked at and its answers: what was played here, and what came with
    /// the program.
    pub(super) fn answer(&mut self, ui: &mut Ui, around: &Around<'_>) {
        let palette = around.theme.palette();
        let Some(asked) = self.asked.get_mut(self.chosen) else {
            ui.label(tr!("what-if-own-how"));
            return;
        };
        ui.label(RichText::new(&asked.question).text_style(TextStyle::Heading));
        if !asked.about.is_empty() {
            ui.label(&asked.about);
        }
        ui.add_space(space::TINY);
        ui.weak(asked.games.title());
        for line in asked.games.otherwise() {
            ui.weak(line);
        }
        let inks = {
            let side = |n: usize| around.theme.color(asked.games.sides()[n].ink.mark);
            [side(0), palette.text_weak, side(1)]
        };
        let look = Look {
            palette: &palette,
            inks,
        };
        if let Some(mut run) = asked.run.take() {
            look.played(ui, asked, &mut run);
            asked.run = Some(run);
        }
        if let Some((of, margins)) = &asked.stored {
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("what-if-stored")).color(palette.heading));
            let of = PairOf {
                level: of.level,
                seed: of.seed,
            };
            look.contrast(ui, asked, of, margins, "stored");
            if let Some(word) = asked.word {
                ui.horizontal_wrapped(|ui| {
                    ui.weak(tr!("what-if-command"));
                    let line = command_line(word, margins.len(), of);
                    ui.label(RichText::new(line).monospace());
                });
            }
        } else if asked.run.is_none() {
            ui.add_space(space::SMALL);
            ui.label(tr!("what-if-waiting"));
        }
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("what-if-limits")).color(palette.heading));
        ui.label(&asked.limits);
    }
}

/// What writes the same figures again.
fn command_line(word: &str, games: usize, of: PairOf) -> String {
    let (level, seed) = (of.level.word(), of.seed);
    format!("hells-gate what-if {word} -n {games} --level {level} --seed {seed}")
}

/// What an answer is drawn with.
struct Look<'a> {
    palette: &'a Palette,
    inks: [Color32; 3],
}

impl Look<'_> {
    /// What was played here.
    fn played(&self, ui: &mut Ui, asked: &Asked, run: &mut Run) {
        let margins = run.margins();
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("what-if-played")).color(self.palette.heading));
        self.contrast(ui, asked, run.of, &margins, "played");
        if margins.is_empty() {
            return;
        }
        if let Some(facts) = run.facts(&asked.games) {
            ui.add_space(space::TINY);
            ui.label(bold(tr!("what-if-facts")));
            if facts.is_empty() {
                ui.label(tr!("what-if-facts-none"));
            }
            for line in facts.iter().map(FactContrast::told) {
                ui.label(line);
            }
            ui.label(RichText::new(tr!("what-if-facts-note")).small().weak());
            let copy = ui.button(tr!("what-if-copy"));
            if copy.on_hover_text(tr!("what-if-copy-tip")).clicked() {
                ui.copy_text(run.table());
            }
        }
    }

    /// Both sorts of games side by side, and what differs.
    fn contrast(&self, ui: &mut Ui, asked: &Asked, of: PairOf, margins: &[[i32; 2]], salt: &str) {
        let contrast = Contrast::of(margins);
        ui.label(tr!(
            "what-if-games",
            n = contrast.pairs,
            level = of.level.name(),
            seed = of.seed.to_string()
        ));
        if margins.is_empty() {
            return;
        }
        let names = asked.games.names();
        let bars = Bars::over(margins.iter().flatten().copied());
        let sorts =
            [0, 1].map(|n: usize| -> Vec<i32> { margins.iter().map(|pair| pair[n]).collect() });
        let most = sorts
            .iter()
            .map(|of| BarChart::most(bars, of))
            .fold(0.0, f64::max);
        let which = [tr!("what-if-default"), tr!("what-if-otherwise")];
        ui.columns_const(|columns: &mut [Ui; 2]| {
            for (n, ui) in columns.iter_mut().enumerate() {
                ui.label(bold(&which[n]));
                let chart = BarChart {
                    salt: ["bars by default", "bars otherwise"][n],
                    high: BARS,
                    bars,
                    margins: &sorts[n],
                    outline: &[],
                    most,
                    inks: self.inks,
                    chosen: None,
                    name: &|margin, games, share| {
                        tr!(
                            "what-if-bar",
                            which = which[n].as_str(),
                            margin = margin,
                            n = games,
                            share = share
                        )
                    },
                };
                ui.push_id((salt, n), |ui| chart.show(ui, self.palette));
                let [shares, mean] = contrast.told_of(n, names);
                // Columns would set their text in blocks.
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.label(shares);
                    ui.label(mean);
                });
            }
        });
        let [difference, worth] = contrast.told(names);
        ui.add_space(space::TINY);
        ui.label(bold(difference));
        ui.label(worth);
    }
}
