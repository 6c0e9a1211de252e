//! The command palette: anything the program can do, by part of its name.

use super::{Around, id_of, modal_window, most_of_text, opens_now};
use crate::app::commands::{Command, Dialog};
use crate::app::panels::{FoundCommand, PanelsView, deeds, matching, scrolled};
use crate::app::theme::{Palette, space};
use crate::words::tr;
use egui::{Key, RichText, Ui};

/// What is looked for, and which of the finds is chosen.
#[derive(Default)]
pub struct PaletteSearch {
    text: String,
    chosen: usize,
}

impl PaletteSearch {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            text: String::new(),
            chosen: 0,
        }
    }
}

impl PaletteSearch {
    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        let colours = around.theme.palette();
        let all = deeds(&PanelsView {
            room: around.room,
            keys: around.keys,
            language: around.settings.language,
            orientation: around.settings.orientation(),
            plain: around.settings.plain_map,
            coach: around.settings.coach,
            theme: &colours,
            inks: &around.theme,
            presenting: around.presenting,
        });
        // It stays where it is and as large as it is, however few are found.
        let size = most_of_text(ctx).into();
        let opens = opens_now(ctx, egui::Order::Foreground, id_of(&Dialog::Palette));
        modal_window(
            ctx,
            &tr!("palette-title"),
            Dialog::Palette,
            size,
            out,
            |ui, out| {
                let field = egui::TextEdit::singleline(&mut self.text)
                    .hint_text(tr!("palette-hint"))
                    .desired_width(f32::INFINITY);
                let response = ui.add(field);
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::SearchInput, true, tr!("palette-what"))
                });
                if response.changed() {
                    self.chosen = 0;
                }
                let list = matching(all, &self.text);
                let before = self.chosen;
                let go = steer(ui, &mut self.chosen, list.len());
                if !go {
                    response.request_focus();
                }
                let goes = opens || response.changed() || before != self.chosen;
                ui.add_space(space::SMALL);
                scrolled(ui, "found", |ui| {
                    self.list(ui, &colours, list, (go, goes), out);
                });
            },
        );
    }

    /// What was found; Enter does what is chosen, and that is brought into sight when
    /// the choice goes on to it.
    fn list(
        &self,
        ui: &mut Ui,
        colours: &Palette,
        list: Vec<FoundCommand>,
        (go, goes): (bool, bool),
        out: &mut Vec<Command>,
    ) {
        if list.is_empty() {
            ui.weak(tr!("palette-none"));
        }
        for (i, deed) in list.into_iter().enumerate() {
            let chosen = i == self.chosen;
            let can = deed.refused.is_none();
            let label = match (can, chosen) {
                (false, false) => RichText::new(&deed.name).color(colours.text_weak),
                _ => RichText::new(&deed.name),
            };
            // Weak text would be lost on the accent.
            let ink = match chosen {
                true => colours.on_accent,
                false => colours.text_weak,
            };
            let row = egui::Button::selectable(chosen, label)
                .shortcut_text(RichText::new(&deed.keys).color(ink))
                .min_size(egui::vec2(ui.available_width(), 0.0));
            let row = ui.add(row);
            row.widget_info(|| {
                let why = deed.refused.as_deref().unwrap_or_default();
                let name = format!("{} {} {why}", deed.name, deed.keys);
                egui::WidgetInfo::selected(egui::Role::Button, can, chosen, name.trim())
            });
            if let Some(why) = &deed.refused {
                ui.indent(("why", i), |ui| {
                    let why = RichText::new(why).small().color(colours.warning);
                    ui.add(egui::Label::new(why).wrap());
                });
            }
            if chosen && goes {
                row.scroll_to_me(None);
            }
            if can && (row.clicked() || (chosen && go)) {
                out.push(Command::Toggle(Dialog::Palette));
                out.push(deed.command);
            }
        }
    }
}

/// Arrow keys choose, Enter goes there.
pub(super) fn steer(ui: &Ui, chosen: &mut usize, count: usize) -> bool {
    let (up, down, enter) = ui.input(|i| {
        (
            i.key_pressed(Key::ArrowUp),
            i.key_pressed(Key::ArrowDown),
            i.key_pressed(Key::Enter),
        )
    });
    if down {
        *chosen += 1;
    }
    if up {
        *chosen = chosen.saturating_sub(1);
    }
    *chosen = (*chosen).min(count.saturating_sub(1));
    enter
}
