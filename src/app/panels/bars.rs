//! Margins at the ends of games as bars, each with its name for those who hear it.

use crate::app::focus;
use crate::app::theme::{Palette, line, space};
use crate::present::histogram::Bars;
use crate::words::{decimal, signed_whole};
use egui::{
    Align2, Color32, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

/// Games as bars.
pub struct BarChart<'a> {
    /// Tells it from others of the same window.
    pub salt: &'a str,
    /// How high it is.
    pub high: f32,
    /// The bars.
    pub bars: Bars,
    /// The margins of the games.
    pub margins: &'a [i32],
    /// Those of others, drawn as an outline.
    pub outline: &'a [i32],
    /// The share that the highest bar stands for, if not that of the highest here.
    pub most: f64,
    /// The colours of the first side's games, of draws, of the second side's.
    pub inks: [Color32; 3],
    /// The least margin of the bar that was clicked; `None` where none can be.
    pub chosen: Option<Option<i32>>,
    /// What a bar is called, by its margins, its games and its share.
    pub name: &'a dyn Fn(String, u32, String) -> String,
}

impl BarChart<'_> {
    /// The share of the highest bar.
    #[must_use]
    pub fn most(bars: Bars, margins: &[i32]) -> f64 {
        let counts = bars.count(margins.iter().copied());
        let most = counts.into_iter().max().unwrap_or(0);
        f64::from(most) / margins.len().max(1) as f64
    }

    /// Draws it. The least margin of a bar that was clicked.
    pub fn show(&self, ui: &mut Ui, palette: &Palette) -> Option<i32> {
        let share = |count: u32, all: usize| f64::from(count) / all.max(1) as f64;
        let counts = self.bars.count(self.margins.iter().copied());
        let shares: Vec<f64> = counts
            .iter()
            .map(|&n| share(n, self.margins.len()))
            .collect();
        let others = self.bars.count(self.outline.iter().copied());
        let others: Vec<f64> = others
            .iter()
            .map(|&n| share(n, self.outline.len()))
            .collect();
        let most = shares
            .iter()
            .chain(&others)
            .copied()
            .fold(self.most, f64::max);
        let size = vec2(ui.available_width(), self.high);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        // Under them stand the figures of the axis.
        let foot = ui.text_style_height(&TextStyle::Small) + space::TINY;
        let chart = rect.shrink2(vec2(space::TINY, foot));
        let step = chart.width() / counts.len() as f32;
        let high = |share: f64| (share / most.max(1e-9)) as f32 * chart.height();
        let column = |bar: usize, share: f64| {
            let left = chart.left() + step * bar as f32;
            Rect::from_min_max(
                pos2(left + 1.0, chart.bottom() - high(share)),
                pos2(left + step - 1.0, chart.bottom()),
            )
        };
        let painter = ui.painter().clone();
        let thin = Stroke::new(line::THIN, palette.line);
        painter.hline(chart.x_range(), chart.bottom(), thin);
        let mut clicked = None;
        focus::list(ui, |ui| {
            for (bar, (&count, &share)) in counts.iter().zip(&shares).enumerate() {
                let (least, _) = self.bars.margins(bar);
                let whole_column = column(bar, most);
                let id = ui.unique_id().with((self.salt, least));
                let sense = match self.chosen {
                    Some(_) => Sense::click(),
                    None => Sense::hover(),
                };
                let response = ui.interact(whole_column, id, sense);
                let name = (self.name)(self.bars.words(bar), count, decimal(share * 100.0, 1));
                let chosen = self.chosen == Some(Some(least));
                response.widget_info(|| match self.chosen {
                    Some(_) => WidgetInfo::selected(egui::Role::Button, true, chosen, &name),
                    None => WidgetInfo::labeled(egui::Role::Label, true, &name),
                });
                let ink = match least {
                    1.. => self.inks[0],
                    0 => self.inks[1],
                    _ => self.inks[2],
                };
                painter.rect_filled(column(bar, share), 1.0, ink);
                if chosen || response.hovered() || response.has_focus() {
                    let edge = Stroke::new(line::STRONG, palette.text);
                    painter.rect_stroke(whole_column, 1.0, edge, StrokeKind::Inside);
                }
                if response.clicked() {
                    clicked = Some(least);
                }
                response.on_hover_text(name);
            }
        });
        if !self.outline.is_empty() {
            let firm = Stroke::new(line::FIRM, palette.text);
            for (bar, &share) in others.iter().enumerate() {
                let top = column(bar, share);
                painter.hline(top.x_range(), top.top(), firm);
            }
        }
        self.axis(ui, palette, chart, step);
        clicked
    }

    /// The ends of the axis, and its middle.
    fn axis(&self, ui: &Ui, palette: &Palette, chart: Rect, step: f32) {
        let small = TextStyle::Small.resolve(ui.style());
        let label = |x: f32, align: Align2, text: String| {
            let at = pos2(x, chart.bottom() + 2.0);
            let ink = palette.text_weak;
            ui.painter().text(at, align, text, small.clone(), ink);
        };
        let (first, _) = self.bars.margins(0);
        let all = (chart.width() / step).round() as usize;
        let (_, last) = self.bars.margins(all.saturating_sub(1));
        if first < 0 {
            label(chart.left(), Align2::LEFT_TOP, signed_whole(first));
        }
        if last > 0 {
            label(chart.right(), Align2::RIGHT_TOP, signed_whole(last));
        }
        let draws = chart.left() + step * (self.bars.of_draws() as f32 + 0.5);
        label(draws, Align2::CENTER_TOP, "0".to_owned());
    }
}
