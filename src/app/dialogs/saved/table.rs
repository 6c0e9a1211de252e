//! The table itself: a row a game, of which the arrow keys choose.

use super::list::{Column, SavedForm};
use crate::app::commands::Command;
use crate::app::focus::in_sight;
use crate::app::panels::bold;
use crate::app::theme::{Palette, line, space, text_size};
use crate::record::{EXTENSION, SavedGame, file_stem};
use crate::words::{name, tr};
use egui::accesskit::{Role as Part, SortDirection};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, EventFilter, FocusDirection, FontFamily, FontId, Id, Image, Key,
    Modifiers, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextureHandle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::path::Path;

/// How large the picture of a position is, in points.
const PICTURE: Vec2 = vec2(90.0, 60.0);

/// Below this width the game and the players stand under the title.
const LEAST_WIDE: f32 = 800.0;

/// How far Page Up and Page Down go.
const PAGE: usize = 6;

fn row_id(path: &Path) -> Id {
    Id::unique(("saved game", path))
}

/// Where the columns begin and how wide they are, in points from the left.
struct Columns {
    wide: f32,
    /// The column, its left end and its width.
    all: Vec<(Column, f32, f32)>,
}

impl Columns {
    fn of(wide: f32) -> Self {
        let left = PICTURE.x + 2.0 * space::SMALL;
        let rest = wide - left - space::SMALL;
        let shares: &[(Column, f32)] = match wide >= LEAST_WIDE {
            true => &[
                (Column::Title, 0.26),
                (Column::Game, 0.15),
                (Column::Stands, 0.27),
                (Column::Players, 0.17),
                (Column::Written, 0.15),
            ],
            false => &[
                (Column::Title, 0.40),
                (Column::Stands, 0.35),
                (Column::Written, 0.25),
            ],
        };
        let mut at = left;
        let all = shares.iter().map(|&(column, share)| {
            let begins = at;
            at += rest * share;
            (column, begins, rest * share - space::SMALL)
        });
        Self {
            wide,
            all: all.collect(),
        }
    }

    fn has(&self, column: Column) -> bool {
        self.all.iter().any(|(of, ..)| *of == column)
    }
}

impl SavedForm {
    /// Draws it; `picture` gives the picture of a game, if it is painted.
    pub(super) fn table(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        out: &mut Vec<Command>,
        mut picture: impl FnMut(&egui::Context, &SavedGame, Vec2) -> Option<TextureHandle>,
    ) {
        // The bar lies over nothing.
        let columns = Columns::of(ui.available_width() - space::MEDIUM);
        self.heads(ui, &columns);
        if self.is_empty() {
            ui.weak(tr!("games-none"));
            return;
        }
        self.go_by_keys(ui, out);
        let chosen = self.chosen().map(|game| game.path.clone());
        let shown = self.shown();
        if shown.is_empty() {
            ui.weak(tr!("saved-none-found"));
        }
        let (mut clicked, mut opened) = (None, false);
        ScrollArea::vertical()
            .id_salt("saved games")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                let list = ui.scope(|ui| {
                    ui.spacing_mut().item_spacing.y = space::HAIR;
                    in_sight(ui, |ui| {
                        for (number, game) in shown.iter().enumerate() {
                            let is_chosen = chosen.as_ref() == Some(&game.path);
                            let row = Row {
                                game,
                                number,
                                of: shown.len(),
                                chosen: is_chosen,
                            };
                            let response = row.show(ui, palette, &columns, &mut picture);
                            if response.clicked() {
                                clicked = Some(game.path.clone());
                            }
                            opened |= response.double_clicked();
                        }
                    });
                });
                ui.ctx().accesskit_node_builder(list.response.id, |node| {
                    node.set_role(Part::ListBox);
                    node.set_label(tr!("games-title"));
                });
            });
        if let Some(path) = clicked {
            ui.memory_mut(|m| m.request_focus(row_id(&path)));
            if opened {
                out.push(Command::Open(path.clone()));
            }
            self.choose(Some(path));
        }
    }

    /// What the columns are called; each can be sorted by.
    fn heads(&mut self, ui: &mut Ui, columns: &Columns) {
        let size = vec2(columns.wide, text_size::BODY + space::SMALL);
        let (_, place) = ui.allocate_space(size);
        let (by, falling) = self.sorted_by();
        let mut sort = None;
        for &(column, at, wide) in &columns.all {
            let corner = pos2(place.left() + at, place.top());
            let rect = Rect::from_min_size(corner, vec2(wide, size.y));
            let inside = egui::UiBuilder::new()
                .max_rect(rect)
                .layout(egui::Layout::left_to_right(Align::Center));
            let mut here = ui.new_child(inside);
            let mark = match (by == column, falling) {
                (true, false) => " ↓",
                (true, true) => " ↑",
                _ => "",
            };
            let title = column.name();
            let head = egui::Button::new(bold(format!("{title}{mark}")))
                .frame(false)
                .truncate();
            let head = here.add(head);
            let about = tr!("saved-sort", column = title.as_str());
            head.widget_info(|| WidgetInfo::labeled(Role::Button, true, &about));
            here.ctx().accesskit_node_builder(head.id, |node| {
                if by == column {
                    node.set_sort_direction(match falling {
                        false => SortDirection::Ascending,
                        true => SortDirection::Descending,
                    });
                }
            });
            if head.on_hover_text(about).clicked() {
                sort = Some(column);
            }
        }
        if let Some(column) = sort {
            self.sort_by(column);
        }
    }

    /// The arrow keys go from game to game, and Enter opens; the list is one stop for
    /// Tab.
    fn go_by_keys(&mut self, ui: &Ui, out: &mut Vec<Command>) {
        let Some(path) = self.chosen().map(|game| game.path.clone()) else {
            return;
        };
        let now = row_id(&path);
        let free = self.renaming.is_none() && !self.find_is_asked;
        // After a click beside everything in the window the keys are the list's, too.
        let clicked = ui.input(|i| i.pointer.any_click().then(|| i.pointer.interact_pos()));
        let on_it = |at| ui.ctx().layer_id_at(at) == Some(ui.layer_id());
        self.attend |= clicked.flatten().is_some_and(on_it) && ui.memory(|m| m.focused().is_none());
        if free && self.attend && !self.awaits_chosen() && !ui.ctx().text_edit_focused() {
            // In its first frame a window has no place yet, and nothing in it keeps the
            // attention.
            self.attend = !ui.memory(|m| m.has_focus(now));
            ui.memory_mut(|m| m.request_focus(now));
        }
        if !free || !ui.memory(|m| m.has_focus(now)) {
            return;
        }
        let filter = EventFilter {
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|m| m.set_focus_lock_filter(now, filter));
        let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        if pressed(Key::Enter) {
            out.push(Command::Open(path));
            return;
        }
        let shown: Vec<&Path> = self.shown().iter().map(|game| &*game.path).collect();
        let at = shown.iter().position(|of| *of == path).unwrap_or_default();
        let last = shown.len().saturating_sub(1);
        let to = match () {
            () if pressed(Key::ArrowDown) => at + 1,
            () if pressed(Key::ArrowUp) => at.saturating_sub(1),
            () if pressed(Key::PageDown) => at + PAGE,
            () if pressed(Key::PageUp) => at.saturating_sub(PAGE),
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () => return,
        };
        let Some(path) = shown.get(to.min(last)).map(|path| path.to_path_buf()) else {
            return;
        };
        ui.memory_mut(|m| {
            m.request_focus(row_id(&path));
            m.set_focus_lock_filter(row_id(&path), filter);
            // A row that has just got the keyboard does not hold the arrow keys yet:
            // egui would look for a neighbour of it.
            m.move_focus(FocusDirection::None);
        });
        self.choose(Some(path));
    }
}

/// A row of the table.
struct Row<'a> {
    game: &'a SavedGame,
    number: usize,
    of: usize,
    chosen: bool,
}

impl Row<'_> {
    fn show(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        columns: &Columns,
        picture: &mut impl FnMut(&egui::Context, &SavedGame, Vec2) -> Option<TextureHandle>,
    ) -> egui::Response {
        let size = vec2(columns.wide, PICTURE.y + 2.0 * space::TINY);
        let (_, rect) = ui.allocate_space(size);
        // One stop for Tab: the chosen one.
        let sense = match self.chosen {
            true => Sense::click(),
            false => Sense::CLICK,
        };
        let response = ui.interact(rect, row_id(&self.game.path), sense);
        self.tell(&response);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (fill, edge) = match (self.chosen, response.hovered()) {
            (true, _) => (palette.raised, Stroke::new(line::FIRM, palette.accent)),
            (_, true) => (palette.raised_hover, Stroke::new(line::THIN, palette.line)),
            _ => (palette.well, Stroke::new(line::THIN, palette.line)),
        };
        let corner = CornerRadius::same(space::ROUNDING);
        ui.painter()
            .rect(rect, corner, fill, edge, StrokeKind::Inside);
        let place = Rect::from_min_size(rect.min + Vec2::splat(space::TINY), PICTURE);
        if let Some(picture) = picture(ui.ctx(), self.game, PICTURE) {
            Image::new((picture.id(), PICTURE)).paint_at(ui, place);
        }
        let frame = Stroke::new(line::THIN, palette.line);
        ui.painter()
            .rect_stroke(place, 0.0, frame, StrokeKind::Inside);
        for &(column, at, wide) in &columns.all {
            let job = self.text(column, palette, columns, wide);
            let galley = ui.painter().layout_job(job);
            let top = rect.center().y - galley.size().y / 2.0;
            let at = pos2(rect.left() + at, top.max(rect.top()));
            ui.painter().galley(at, galley, palette.text);
        }
        response
    }

    /// What a column says, in as many lines as have room.
    fn text(&self, column: Column, palette: &Palette, columns: &Columns, wide: f32) -> LayoutJob {
        let game = self.game;
        let mut job = LayoutJob {
            wrap: TextWrapping {
                max_width: wide,
                max_rows: 3,
                ..TextWrapping::default()
            },
            ..LayoutJob::default()
        };
        let mut add = |text: &str, family: FontFamily, size: f32, color: Color32| {
            let font = FontId { size, family };
            job.append(text, 0.0, TextFormat::simple(font, color));
        };
        let plain = FontFamily::Proportional;
        let small = (text_size::SMALL, palette.text_weak);
        match column {
            Column::Title => {
                let strong = FontFamily::Name("bold".into());
                add(&name(&game.title), strong, text_size::BODY, palette.text);
                let more = self.below_title(columns);
                if !more.is_empty() {
                    add(&format!("\n{more}"), plain, small.0, small.1);
                }
            }
            Column::Game => add(&game.game, plain, text_size::SMALL, palette.text),
            Column::Stands => add(&game.stands, plain, text_size::SMALL, palette.text),
            Column::Players => add(&game.players, plain, small.0, small.1),
            Column::Written => add(&game.written(), plain, text_size::SMALL, palette.text),
        }
        job
    }

    /// The file's name, where it is not that of the title, and what has no column.
    fn below_title(&self, columns: &Columns) -> String {
        let game = self.game;
        let file = game.path.file_stem().unwrap_or_default();
        let mut more = Vec::new();
        if file != file_stem(&game.title).as_str() {
            more.push(format!("{}.{EXTENSION}", file.to_string_lossy()));
        }
        if !columns.has(Column::Game) {
            more.extend([game.game.clone(), game.players.clone()]);
        }
        more.retain(|text| !text.is_empty());
        more.join(" · ")
    }

    /// The same for those who hear it.
    fn tell(&self, response: &egui::Response) {
        let game = self.game;
        let title = name(&game.title);
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, self.chosen, title.as_ref())
        });
        let file = game.path.file_name().unwrap_or_default().to_string_lossy();
        let told = [
            &*game.game,
            &game.stands,
            &game.players,
            &game.written(),
            &*file,
        ];
        let told: Vec<&str> = told.into_iter().filter(|part| !part.is_empty()).collect();
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_role(Part::ListBoxOption);
            node.set_selected(self.chosen);
            node.set_description(told.join(". "));
            node.set_position_in_set(self.number + 1);
            node.set_size_of_set(self.of);
        });
    }
}
