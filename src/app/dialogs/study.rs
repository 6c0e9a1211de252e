//! The window in which a study is put together.

use crate::app::commands::{Command, Composing};
use crate::app::focus::{self, InSight as _};
use crate::app::keymap::Keymap;
use crate::app::panels::{STUDY_WORK, heading, long_menu, primary, quiet_row, work_window};
use crate::app::studies::{LONGEST_LINE, LONGEST_TEXT, StudyDraft};
use crate::app::study_jobs::StudyAtWork;
use crate::app::theme::{Palette, height, line};
use crate::hex::Direction;
use crate::study::{Readers, StopMap, StopMoment, StudyReader};
use crate::words::{self, tr};
use egui::{Button, Key, Modifiers, Response, RichText, ScrollArea, Sense, TextEdit, Ui, vec2};
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

/// How tall the list of stops is at most, in rows; from so many stops on only those in
/// sight are drawn.
const ROWS: f32 = 8.0;
const MANY: usize = 300;

/// What lies on the disk to be opened and taken in.
pub(in crate::app) struct StudyFiles {
    /// The user's own studies.
    pub studies: Vec<PathBuf>,
    /// The saved games.
    pub games: Vec<PathBuf>,
}

fn push(out: &mut Vec<Command>, wish: Composing) {
    out.push(Command::Compose(Box::new(wish)));
}

/// A button that wishes something.
fn one(ui: &mut Ui, label: String, on: bool, wish: Composing, out: &mut Vec<Command>) -> Response {
    let button = ui.add_enabled(on, Button::new(label));
    if button.clicked() {
        push(out, wish);
    }
    button
}

/// A menu of files.
fn files(
    ui: &mut Ui,
    label: String,
    all: &[PathBuf],
    wish: impl Fn(PathBuf) -> Composing,
    out: &mut Vec<Command>,
) {
    long_menu(ui, |ui| {
        for path in all {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if ui.button(name.as_ref()).clicked() {
                push(out, wish(path.clone()));
                ui.close();
            }
        }
    });
    if all.is_empty() {
        ui.weak(label);
    }
}

impl StudyDraft {
    /// The window; what is on the table is the next stop, if it is to be one.
    pub(in crate::app) fn window(
        &mut self,
        ctx: &egui::Context,
        (palette, keys): (&Palette, &Keymap),
        (on_disk, at_work): (&StudyFiles, &StudyAtWork),
        out: &mut Vec<Command>,
    ) {
        let title = tr!("stops-window");
        // Both parts ask for something.
        let mut below = Vec::new();
        // What was asked for in this frame is there in the next.
        let asked = Cell::new(false);
        let closed = work_window(
            ctx,
            (&title, STUDY_WORK),
            self,
            |ui, draft| {
                let before = out.len();
                draft.head(ui, on_disk, at_work, out);
                draft.adds(ui, (palette, keys), on_disk, out);
                draft.state(ui, at_work, out);
                asked.set(out.len() > before);
            },
            |ui, draft| draft.body(ui, (palette, keys), asked.get(), &mut below),
        );
        out.append(&mut below);
        if closed {
            push(out, Composing::Toggle);
        }
    }

    /// Files, pages, undo.
    fn head(
        &self,
        ui: &mut Ui,
        on_disk: &StudyFiles,
        at_work: &StudyAtWork,
        out: &mut Vec<Command>,
    ) {
        let any = !self.study.stops.is_empty();
        quiet_row(ui, |ui| {
            one(ui, tr!("stops-new"), true, Composing::New, out);
            let menu = ui.menu_button(tr!("stops-open"), |ui| {
                files(ui, String::new(), &on_disk.studies, Composing::Open, out);
                if ui.button(tr!("stops-open-file")).clicked() {
                    push(out, Composing::OpenFile);
                    ui.close();
                }
            });
            focus::opens_menu(&menu);
            one(ui, tr!("stops-save"), self.unsaved(), Composing::Save, out);
            let (undo, redo) = (self.can_step(true), self.can_step(false));
            one(ui, tr!("author-undo"), undo, Composing::Undo, out);
            one(ui, tr!("author-redo"), redo, Composing::Redo, out);
            let elsewhere = tr!("stops-save-elsewhere");
            one(ui, elsewhere, any, Composing::SaveElsewhere, out);
            match at_work.prints {
                None => {
                    self.prints(ui, out);
                }
                Some(share) => {
                    ui.add(egui::ProgressBar::new(share).desired_width(80.0));
                    one(ui, tr!("stops-print-stop"), true, Composing::StopPrint, out);
                }
            }
        });
    }

    /// Whether it lies in a file, and what is on its way into one or out of one.
    fn state(&self, ui: &mut Ui, at_work: &StudyAtWork, out: &mut Vec<Command>) {
        let (saving, opening) = (self.saving(), at_work.reads.as_ref());
        let saving = saving.map(|share| (tr!("stops-saving"), share, Composing::StopSave));
        let opening = opening.map(|(file, share)| {
            let told = tr!("stops-opening", file = file.as_str());
            (told, *share, Composing::StopOpen)
        });
        for (told, share, stop) in saving.into_iter().chain(opening) {
            ui.horizontal_wrapped(|ui| {
                ui.label(told);
                ui.add(egui::ProgressBar::new(share).desired_width(80.0));
                let label = match stop {
                    Composing::StopSave => tr!("stops-save-stop"),
                    _ => tr!("stops-open-stop"),
                };
                one(ui, label, true, stop, out);
            });
        }
        let file = self.path().and_then(|path| path.file_name());
        let file = file.map_or_else(
            || tr!("author-no-file"),
            |name| name.to_string_lossy().into_owned(),
        );
        ui.weak(RichText::new(file).small());
    }

    /// Pages for the speaker or for the class, where that is not the same.
    fn prints(&self, ui: &mut Ui, out: &mut Vec<Command>) {
        let any = !self.study.stops.is_empty();
        let print = Composing::Print;
        if !self.study.has_notes() {
            one(ui, tr!("stops-print"), any, print(Readers::Speaker), out);
            return;
        }
        let menu = ui.menu_button(tr!("stops-print"), |ui| {
            let ways = [
                (tr!("stops-print-notes"), Readers::Speaker),
                (tr!("stops-print-class"), Readers::Class),
            ];
            for (words, readers) in ways {
                if ui.button(words).clicked() {
                    push(out, print(readers));
                    ui.close();
                }
            }
        });
        focus::opens_menu(&menu);
    }

    /// What is added. It stands above what scrolls: whoever has added something may add the
    /// next without looking for the button.
    fn adds(
        &mut self,
        ui: &mut Ui,
        (palette, keys): (&Palette, &Keymap),
        on_disk: &StudyFiles,
        out: &mut Vec<Command>,
    ) {
        ui.horizontal_wrapped(|ui| {
            let key = keys.of(&Command::Compose(Box::new(Composing::AddMoment)));
            let tip = tr!("stops-add-moment-tip", key = key.unwrap_or_default());
            let moment = primary(ui, palette, tr!("stops-add-moment")).on_hover_text(tip);
            if moment.clicked() {
                push(out, Composing::AddMoment);
            }
            let position = tr!("stops-add-position");
            let position = one(ui, position, true, Composing::AddPosition, out)
                .on_hover_text(tr!("stops-add-position-tip"));
            let page = one(ui, tr!("stops-add-page"), true, Composing::AddPage, out);
            // Whoever adds it by hand says next what it is called.
            self.to_title |= moment.clicked() || position.clicked() || page.clicked();
            let menu = ui.menu_button(tr!("stops-import"), |ui| {
                let none = tr!("stops-no-saved-games");
                files(ui, none, &on_disk.games, Composing::Import, out);
                if ui.button(tr!("stops-open-file")).clicked() {
                    push(out, Composing::ImportFile);
                    ui.close();
                }
            });
            focus::opens_menu(&menu);
        });
    }

    fn body(
        &mut self,
        ui: &mut Ui,
        (palette, keys): (&Palette, &Keymap),
        asked: bool,
        out: &mut Vec<Command>,
    ) {
        let mut title = self.study.title.clone();
        if let Some(by) = field(ui, &tr!("stops-title"), &mut title, 1).typed {
            self.changes(Some(by));
            self.study.title = title;
        }
        let mut about = self.study.about.clone();
        if let Some(by) = field(ui, &tr!("stops-about"), &mut about, 2).typed {
            self.changes(Some(by));
            self.study.about = about;
        }
        heading(ui, &tr!("stops-stops"));
        if self.study.stops.is_empty() {
            ui.weak(tr!("stops-none"));
            return;
        }
        self.list(ui, palette, out);
        let (at, all) = (self.stop, self.study.stops.len());
        ui.horizontal_wrapped(|ui| {
            let shows = tr!("stops-show-tip");
            one(ui, tr!("stops-show"), true, Composing::Show(at), out).on_hover_text(shows);
            let key = |command| keys.of(&command).unwrap_or_default();
            let tip = tr!(
                "stops-present-tip",
                on = key(Command::Cursor(Direction::East)),
                back = key(Command::Cursor(Direction::West)),
                page = key(Command::LookOn { back: false }),
                escape = key(Command::Escape)
            );
            let presents = ui.button(tr!("stops-present")).on_hover_text(tip);
            if presents.clicked() {
                push(out, Composing::Show(at));
                push(out, Composing::Present);
            }
            let up = Composing::Move {
                from: at,
                to: at.saturating_sub(1),
            };
            one(ui, tr!("author-earlier"), at > 0, up, out);
            let down = Composing::Move {
                from: at,
                to: at + 1,
            };
            one(ui, tr!("author-later"), at + 1 < all, down, out);
            one(ui, tr!("stops-remove"), true, Composing::Remove, out);
        });
        ui.separator();
        self.stop_fields(ui, asked, out);
    }

    /// The stops, to be picked, dragged and moved by keys.
    fn list(&mut self, ui: &mut Ui, palette: &Palette, out: &mut Vec<Command>) {
        let all = self.study.stops.len();
        let step = height::ROW + ui.spacing().item_spacing.y;
        let area = ScrollArea::vertical()
            .id_salt("stops of the study")
            .max_height(ROWS * step)
            .auto_shrink([false, true]);
        focus::list(ui, |ui| match all > MANY {
            false => {
                area.show_in_sight(ui, |ui| {
                    (0..all).for_each(|n| self.row(ui, palette, n, out))
                });
            }
            true => {
                area.show_rows(ui, height::ROW, all, |ui, rows| {
                    rows.for_each(|n| self.row(ui, palette, n, out));
                });
            }
        });
    }

    fn row(&mut self, ui: &mut Ui, palette: &Palette, n: usize, out: &mut Vec<Command>) {
        let Some(stop) = self.study.stops.get(n).cloned() else {
            return;
        };
        let words = format!("{}. {}", n + 1, stop.title);
        let button = Button::selectable(n == self.stop, words)
            .truncate()
            .sense(Sense::click_and_drag())
            .min_size(vec2(ui.available_width(), height::ROW));
        let row = ui.add(button);
        row.dnd_set_drag_payload(n);
        if n == self.stop && std::mem::take(&mut self.to_row) {
            row.request_focus();
            row.scroll_to_me(None);
        }
        if row.clicked() {
            push(out, Composing::Pick(n));
        }
        if row.double_clicked() {
            push(out, Composing::Show(n));
        }
        if row.has_focus() {
            if n != self.stop && row.gained_focus() {
                push(out, Composing::Pick(n));
            }
            if ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Delete)) {
                push(out, Composing::Pick(n));
                push(out, Composing::Remove);
            }
        }
        if let Some(from) = row.dnd_hover_payload::<usize>().filter(|from| **from != n) {
            let y = match *from < n {
                true => row.rect.bottom(),
                false => row.rect.top(),
            };
            let stroke = egui::Stroke::new(line::FIRM, palette.accent);
            ui.painter().hline(row.rect.x_range(), y, stroke);
        }
        if let Some(from) = row
            .dnd_release_payload::<usize>()
            .filter(|from| **from != n)
        {
            push(out, Composing::Move { from: *from, to: n });
        }
        row.on_hover_text(tr!("stops-row-tip"));
    }

    /// The words of the stop that is looked at, and what is seen there.
    fn stop_fields(&mut self, ui: &mut Ui, asked: bool, out: &mut Vec<Command>) {
        let at = self.stop;
        let Some(before) = self.study.stops.get(at).cloned() else {
            return;
        };
        let mut stop = (*before).clone();
        let mut by = None;
        let ready = !asked && out.is_empty();
        ui.push_id(("stop of the study", at), |ui| {
            let title = field(ui, &tr!("stops-title-of"), &mut stop.title, 1);
            by = by.or(title.typed);
            if ready && std::mem::take(&mut self.to_title) {
                all_chosen(ui, title.id, stop.title.chars().count());
            }
            if stop.map.is_some() {
                let seen = (tr!("stops-caption-of"), tr!("stops-caption-tip"));
                by = by.or(field_told(ui, &seen, &mut stop.caption, 3).typed);
                let said = (tr!("stops-notes-of"), tr!("stops-notes-tip"));
                by = by.or(field_told(ui, &said, &mut stop.text, 4).typed);
            } else {
                by = by.or(field(ui, &tr!("stops-text-of"), &mut stop.text, 8).typed);
            }
        });
        if by.is_some() {
            self.changes(by);
            self.study.stops[at] = Arc::new(stop);
        }
        match &before.map {
            Some(map) => self.map_fields(ui, map, out),
            None => {
                let label = tr!("stops-take-moment");
                one(ui, label, true, Composing::TakeMoment, out);
            }
        }
    }

    /// What is seen of a game at a stop.
    fn map_fields(&self, ui: &mut Ui, map: &StopMap, out: &mut Vec<Command>) {
        ui.horizontal_wrapped(|ui| {
            let game = words::name(StudyReader::title(&self.study, map.game)).into_owned();
            ui.label(match map.at {
                StopMoment::Node(_) => tr!("stops-of-game", game = game),
                StopMoment::Position(_) => tr!("stops-of-position", game = game),
            });
            let label = tr!("stops-take-moment");
            one(ui, label, true, Composing::TakeMoment, out);
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(match map.overlays.is_empty() {
                true => tr!("stops-no-overlays"),
                false => tr!("stops-overlays", keys = map.overlays.join(", ")),
            });
            let label = tr!("stops-take-overlays");
            one(ui, label, true, Composing::TakeOverlays, out);
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(match map.section {
                None => tr!("stops-whole-map"),
                Some(_) => tr!("stops-a-part"),
            });
            let label = tr!("stops-take-section");
            one(ui, label, true, Composing::TakeSection, out);
            let label = tr!("stops-show-whole");
            one(ui, label, map.section.is_some(), Composing::WholeMap, out);
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!("stops-drawings", n = map.drawn.len()));
            let label = tr!("stops-take-drawings");
            one(ui, label, true, Composing::TakeDrawings, out);
        });
        ui.horizontal_wrapped(|ui| match &map.histogram {
            None => _ = ui.weak(tr!("stops-no-histogram")),
            Some(games) => {
                let title = games.counts.title.as_str();
                ui.label(tr!("stops-histogram", title = title));
                let label = tr!("stops-drop-histogram");
                one(ui, label, true, Composing::DropHistogram, out);
            }
        });
    }
}

/// A field, and the same if it was typed in.
struct Field {
    id: egui::Id,
    typed: Option<egui::Id>,
}

/// The keyboard goes to a field with all of its text chosen: what is typed takes its place.
fn all_chosen(ui: &Ui, id: egui::Id, long: usize) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(long));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// A field with its label.
fn field(ui: &mut Ui, label: &str, text: &mut String, lines: usize) -> Field {
    field_told(ui, &(label.to_owned(), String::new()), text, lines)
}

/// The same with what is told of it to whoever points at its label.
fn field_told(
    ui: &mut Ui,
    (label, tip): &(String, String),
    text: &mut String,
    lines: usize,
) -> Field {
    let label = ui.label(RichText::new(label).small());
    let label = match tip.is_empty() {
        true => label.id,
        false => label.on_hover_text(tip).id,
    };
    let wide = ui.available_width();
    let edit = match lines {
        1 => TextEdit::singleline(text).char_limit(LONGEST_LINE),
        lines => TextEdit::multiline(text)
            .desired_rows(lines)
            .char_limit(LONGEST_TEXT),
    };
    let field = ui.add(edit.desired_width(wide)).labelled_by(label);
    let id = field.id;
    if !field.changed() {
        return Field { id, typed: None };
    }
    let odd = |c: char| c.is_control() && (c != '\n' || lines == 1);
    if text.contains(odd) {
        *text = text.replace(odd, " ");
    }
    Field {
        id,
        typed: Some(id),
    }
}
