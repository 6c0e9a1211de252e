//! The size of the map: rows and columns added on each side or cut off, the kind of grid,
//! and what would be lost.

use super::work::as_command;
use super::{Desk, Work};
use crate::app::commands::Command;
use crate::app::dialogs::{ask, drop_down};
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, primary};
use crate::app::theme::{Palette, space};
use crate::table::editing::{Resized, Resizing};
use crate::words::tr;
use egui::{Button, DragValue, Grid, RichText, ScrollArea, Ui};

/// What is entered, and what comes of it.
pub(super) struct Sizing {
    how: Resizing,
    /// What comes of it; worked out once a change.
    came: Option<(Resizing, Result<Resized, String>)>,
}

impl Sizing {
    /// Nothing is changed yet.
    pub(super) fn new() -> Self {
        Self {
            how: Resizing::default(),
            came: None,
        }
    }
}

impl Desk {
    /// Whether its map can become another size.
    pub(super) fn can_be_sized(&self) -> bool {
        self.bench.workshop().grid.is_some()
    }

    /// The question how large the map is to be.
    pub(super) fn ask_for_size(
        &mut self,
        ctx: &egui::Context,
        palette: &Palette,
        out: &mut Vec<Command>,
    ) {
        let Some(sizing) = &mut self.sizing else {
            return;
        };
        let workshop = self.bench.workshop();
        let Some(grid) = &workshop.grid else { return };
        let now = sizing.how.clone();
        if sizing.came.as_ref().is_none_or(|(how, _)| *how != now) {
            let came = self.bench.resized(&now);
            sizing.came = Some((now, came));
        }
        let title = tr!("editor-size");
        let mut done = false;
        let closes = ask(ctx, "size of the map", &title, |ui| {
            let [rows, columns] = self.bench.size();
            ui.label(tr!("editor-size-now", rows = rows, columns = columns));
            let kind = sizing.how.kind.unwrap_or(grid.kind);
            let blank = workshop.blanks.iter().find(|blank| blank.key == kind);
            if let Some(blank) = blank {
                let told = tr!(
                    "editor-size-limits",
                    rows = blank.bounds[1][0],
                    columns = blank.bounds[1][1],
                    low = blank.bounds[0][0],
                    narrow = blank.bounds[0][1],
                    all = blank.most
                );
                ui.weak(RichText::new(told).small());
            }
            ui.weak(RichText::new(tr!("editor-size-about")).small());
            ui.add_space(space::SMALL);
            let how = &mut sizing.how;
            Grid::new("sides of the map").num_columns(2).show(ui, |ui| {
                for (words, n) in [
                    (tr!("editor-size-north"), &mut how.north),
                    (tr!("editor-size-south"), &mut how.south),
                    (tr!("editor-size-west"), &mut how.west),
                    (tr!("editor-size-east"), &mut how.east),
                ] {
                    let label = ui.label(&words);
                    ui.horizontal(|ui| {
                        for (sign, step) in [("−", -1), ("+", 1)] {
                            let button = ui.add(Button::new(sign).min_size([28.0, 0.0].into()));
                            button.ctx.accesskit_node_builder(button.id, |node| {
                                node.set_label(format!("{words} {sign}1"));
                            });
                            if button.clicked() {
                                *n = (*n + step).clamp(-25, 25);
                            }
                            if step < 0 {
                                ui.add(DragValue::new(n).range(-25..=25).speed(0.05))
                                    .labelled_by(label.id);
                            }
                        }
                    });
                    ui.end_row();
                }
            });
            if workshop.blanks.len() > 1 {
                let name = |key| {
                    let named = workshop.blanks.iter().find(|blank| blank.key == key);
                    named.map(|blank| blank.grid_name()).unwrap_or_default()
                };
                let mut chosen = kind;
                let rows = workshop.blanks.iter();
                let rows = rows.map(|blank| (blank.key, blank.grid_name()));
                let label = tr!("editor-size-kind");
                drop_down(
                    ui,
                    "kind of grid",
                    (&label, &label),
                    &name(kind),
                    rows,
                    &mut chosen,
                );
                how.kind = (chosen != grid.kind).then_some(chosen);
            }
            ui.add_space(space::SMALL);
            let able = matches!(&sizing.came, Some((how, Ok(_))) if *how != Resizing::default());
            outcome(ui, palette, sizing.came.as_ref());
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                ui.add_enabled_ui(able, |ui| {
                    if primary(ui, palette, tr!("editor-size-do")).clicked() {
                        done = true;
                    }
                });
                if ui.button(tr!("dialog-cancel")).clicked() {
                    out.push(as_command(Work::Size(false)));
                }
            });
        });
        if done && let Some((_, Ok(to))) = sizing.came.take() {
            out.push(as_command(Work::Put(Box::new(to.doc))));
            out.push(as_command(Work::Size(false)));
        } else if closes.is_some() {
            out.push(as_command(Work::Size(false)));
        }
    }
}

/// How many lines there always is room for below the fields, whatever comes of them:
/// nothing moves under the hand that presses a button again.
const LINES: f32 = 6.0;

/// What comes of the size that is entered. A longer list is scrolled.
fn outcome(ui: &mut Ui, palette: &Palette, came: Option<&(Resizing, Result<Resized, String>)>) {
    let row = ui.text_style_height(&egui::TextStyle::Body) + ui.spacing().item_spacing.y;
    let high = row * LINES;
    ScrollArea::vertical()
        .id_salt("what becomes of the map")
        .auto_shrink([false, false])
        .max_height(high)
        .min_scrolled_height(high)
        .show_in_sight(ui, |ui| match came {
            Some((_, Err(why))) => {
                focus::spoken(&ui.colored_label(palette.refusal, why));
            }
            Some((how, Ok(to))) if *how != Resizing::default() => {
                let [rows, columns] = to.size;
                let told = tr!("editor-size-then", rows = rows, columns = columns);
                focus::spoken(&ui.label(bold(told)));
                if !to.lost.is_empty() {
                    ui.colored_label(palette.refusal, tr!("editor-size-lost"));
                }
                for lost in &to.lost {
                    ui.colored_label(palette.refusal, lost);
                }
            }
            _ => {}
        });
}
