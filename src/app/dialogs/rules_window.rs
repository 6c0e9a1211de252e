//! A rule book or the manual: chapters on the left, the entry on the right, search
//! above.

use crate::app::focus::{self, InSight as _};
use crate::app::panels::{Setting, bold, prose, titled, window};
use crate::app::theme::Palette;
use crate::app::theme::space;
use crate::present::book::{BookEntry, Rulebook, Sought};
use crate::present::manual;
use crate::words::tr;
use egui::{Key, Modifiers, RichText, Sense, Ui, UiBuilder};

/// Which book is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Rules,
    Manual,
}

/// The open rule book, or the open manual.
pub struct RulesWindow {
    which: Which,
    number: String,
    search: String,
    back: Vec<String>,
    /// The entry that was shown because it has what is looked for.
    found: Option<String>,
    /// Whether Enter was pressed since something was typed.
    meant: bool,
    /// The rule whose line in the list has come into sight.
    in_list: Option<String>,
    /// Whether it is what somebody reads now: since it was opened or pointed at, until
    /// something beside it is.
    read: bool,
    /// Whether the search field is to have the keyboard: whoever opens a book looks for
    /// something, unless it was opened at a rule.
    seeks: bool,
}

impl RulesWindow {
    /// Open at a rule, or at the first one.
    #[must_use]
    pub fn at(number: Option<String>) -> Self {
        Self {
            which: Which::Rules,
            seeks: number.is_none(),
            number: number.unwrap_or_default(),
            search: String::new(),
            back: Vec::new(),
            found: None,
            meant: false,
            in_list: None,
            read: true,
        }
    }

    /// The manual, open at its first entry.
    #[must_use]
    pub fn manual() -> Self {
        Self {
            which: Which::Manual,
            ..Self::at(None)
        }
    }

    /// Whether keys are meant for it and not for the board behind it, where this says that
    /// the keyboard's attention is on something beside it.
    #[must_use]
    pub const fn has_the_keys(&self, beside: bool) -> bool {
        self.read && !beside
    }

    /// Draws it, with the rules of the game on the table; `false` when it was closed.
    pub fn show(&mut self, ctx: &egui::Context, theme: &Palette, rules: &Rulebook) -> bool {
        let mut closed = false;
        let (book, title) = match self.which {
            Which::Rules => (rules, tr!("rules-title")),
            Which::Manual => (manual::book(), tr!("manual-title")),
        };
        if self.number.is_empty() {
            let first = book.chapters.iter().find_map(|c| c.entries.first());
            self.number = first.map_or_else(String::new, |entry| entry.number.clone());
        }
        let room = ctx.content_rect();
        let shown = window(&title, "rule book")
            .pivot(egui::Align2::CENTER_CENTER)
            .default_pos(room.center())
            .default_size([
                (room.width() * 0.75).min(860.0),
                (room.height() * 0.75).min(620.0),
            ])
            .max_size(room.size() * 0.94)
            .show(ctx, |ui| {
                focus::is_window(ui, &title);
                closed = titled(ui, &title);
                self.content(ui, theme, book);
            });
        let pressed = ctx.input(|i| i.pointer.any_pressed().then(|| i.pointer.interact_pos()));
        if let (Some(Some(at)), Some(shown)) = (pressed, shown) {
            self.read = shown.response.rect.contains(at);
        }
        !closed
    }

    fn go(&mut self, number: String) {
        if number != self.number {
            let old = std::mem::replace(&mut self.number, number);
            self.back.push(old);
        }
    }

    /// While somebody types what is looked for, the entry is shown that is most about it. Back
    /// leads to the one that was read before.
    fn show_first_found(&mut self, book: &Rulebook) {
        if let Some(first) = book.search(&self.search).first() {
            self.show_found(first.number.clone());
        }
    }

    /// Shows an entry that has what is looked for in place of another that has it.
    fn show_found(&mut self, number: String) {
        match &self.found {
            Some(shown) if *shown == self.number => self.number.clone_from(&number),
            _ => self.go(number.clone()),
        }
        self.found = Some(number);
    }

    /// Enter says that what is shown is meant; pressed again it leads to the next entry that
    /// has what is looked for, with Shift to the one before; after the last comes the first.
    fn show_next_found(&mut self, book: &Rulebook, back: bool) {
        let found = book.search(&self.search);
        let count = found.len();
        let at = found.iter().position(|entry| entry.number == self.number);
        if !std::mem::replace(&mut self.meant, true) && at.is_some() && !back {
            return;
        }
        let to = match at {
            Some(n) if back => (n + count - 1) % count,
            Some(n) => (n + 1) % count,
            None => 0,
        };
        if let Some(entry) = found.get(to) {
            self.show_found(entry.number.clone());
        }
    }

    fn content(&mut self, ui: &mut Ui, theme: &Palette, book: &Rulebook) {
        let mut go = None;
        ui.horizontal(|ui| {
            let label = ui.label(tr!("rules-search"));
            // Enter leads from one that is found to the next, and leaves the keyboard here.
            let field = egui::TextEdit::singleline(&mut self.search)
                .desired_width(200.0)
                .return_key(None);
            let field = ui.add(field).labelled_by(label.id);
            if field.changed() {
                self.meant = false;
                self.show_first_found(book);
            }
            if std::mem::take(&mut self.seeks) {
                field.request_focus();
            }
            if field.has_focus() && !self.search.trim().is_empty() {
                let pressed = |held| ui.input_mut(|i| i.consume_key(held, Key::Enter));
                if pressed(Modifiers::SHIFT) {
                    self.show_next_found(book, true);
                } else if pressed(Modifiers::NONE) {
                    self.show_next_found(book, false);
                }
            }
            let back = ui.add_enabled(!self.back.is_empty(), egui::Button::new(tr!("rules-back")));
            if back.clicked()
                && let Some(number) = self.back.pop()
            {
                self.number = number;
            }
        });
        ui.separator();
        let sought = Sought::new(&self.search);
        // The window is as large as somebody made it, whatever is read in it.
        let rest = ui.available_rect_before_wrap();
        ui.allocate_rect(rest, Sense::hover());
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(rest));
        let width = (ui.available_width() * 0.34).clamp(120.0, 280.0);
        egui::Panel::left("rule list")
            .resizable(true)
            .default_size(width)
            .show(ui, |ui| {
                egui::ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .show_in_sight(ui, |ui| {
                        let clicked = self.list(ui, book);
                        go = go.take().or(clicked);
                    });
            });
        egui::CentralPanel::default().show(ui, |ui| {
            egui::ScrollArea::vertical()
                .id_salt(&self.number)
                .auto_shrink([false, false])
                .show_in_sight(ui, |ui| {
                    if self.read {
                        turn_pages(ui);
                    }
                    match book.find(&self.number) {
                        Some(entry) => {
                            let link = show_entry(ui, theme, (entry, &sought));
                            go = go.take().or(link);
                        }
                        None => {
                            ui.label(tr!("rules-unknown", rule = self.number.as_str()));
                        }
                    }
                });
        });
        if let Some(number) = go {
            self.go(number);
        }
    }

    fn list(&mut self, ui: &mut Ui, book: &Rulebook) -> Option<String> {
        let mut go = None;
        // The line of a rule that is opened from elsewhere comes into sight, once.
        let comes = self.in_list.as_ref() != Some(&self.number);
        let (number, in_list) = (&self.number, &mut self.in_list);
        let mut line = |ui: &mut Ui, entry: &BookEntry| {
            let text = format!("{}  {}", entry.number, entry.title);
            let shown = entry.number == *number;
            let line = ui.selectable_label(shown, text);
            if shown && comes {
                line.scroll_to_me(Some(egui::Align::Center));
                *in_list = Some(number.clone());
            }
            if line.clicked() {
                go = Some(entry.number.clone());
                *in_list = go.clone();
            }
        };
        if self.search.trim().is_empty() {
            for chapter in &book.chapters {
                ui.add_space(space::SMALL);
                ui.label(bold(format!("{}  {}", chapter.number, chapter.title)));
                for entry in &chapter.entries {
                    line(ui, entry);
                }
            }
        } else {
            let found = book.search(&self.search);
            if found.is_empty() {
                ui.weak(tr!("rules-none"));
            }
            for entry in found {
                line(ui, entry);
            }
        }
        go
    }
}

/// Page Up and Page Down scroll what is read by a little less than what is in sight.
fn turn_pages(ui: &Ui) {
    let page = ui.clip_rect().height() * 0.9;
    let pressed = |key| ui.input(|i| i.key_pressed(key));
    let pages = f32::from(pressed(Key::PageUp)) - f32::from(pressed(Key::PageDown));
    if pages != 0.0 {
        ui.scroll_with_delta(egui::vec2(0.0, pages * page));
    }
}

/// One rule as formatted text, with what is looked for marked; gives the number of a
/// reference that was clicked.
fn show_entry(
    ui: &mut Ui,
    theme: &Palette,
    (entry, sought): (&BookEntry, &Sought),
) -> Option<String> {
    let mut go = None;
    let title = format!("{}  {}", entry.number, entry.title);
    ui.label(RichText::new(title).text_style(egui::TextStyle::Heading));
    ui.add_space(space::TINY);
    let set = Setting {
        theme,
        gap: space::MEDIUM,
        sought: Some(sought),
    };
    prose(ui, set, &entry.blocks, &mut |ui, number| {
        let link = RichText::new(format!("[{number}]")).color(theme.accent);
        if ui.link(link).clicked() {
            go = Some(number.to_owned());
        }
    });
    go
}
