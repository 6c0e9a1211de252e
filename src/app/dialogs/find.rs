//! Finding a unit by its name.

use super::modal;
use crate::app::App;
use crate::app::commands::{Command, Dialog};
use crate::app::panels::side_colour;
use crate::app::theme::space;
use crate::systems::hells_gate::{Setup, UnitId, say};
use crate::words::{self, tr};
use egui::{Key, RichText, Ui};

/// What is looked for, and which of the finds is chosen.
#[derive(Default)]
pub struct Find {
    text: String,
    chosen: usize,
}

impl Find {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            text: String::new(),
            chosen: 0,
        }
    }
}

/// The units whose name, code or counter has all the words, in any case; in
/// the order of battle.
#[must_use]
pub fn found(setup: &Setup, text: &str) -> Vec<UnitId> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    setup
        .all_units()
        .iter()
        .filter(|&unit| {
            setup.unit(unit).is_some_and(|info| {
                // As the screen has it, and as the English record has it.
                let shown = setup.unit_name(unit);
                let label = words::name(&info.label);
                let all = format!("{shown} {label} {} {} {}", info.name, info.code, info.label);
                let all = all.to_lowercase();
                words.iter().all(|w| all.contains(w))
            })
        })
        .collect()
}

impl App {
    pub(super) fn find_dialog(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let palette = self.theme.palette();
        let game = &self.session.file.game;
        let state = *game.state_at(self.looking.unwrap_or_else(|| game.cursor()));
        let setup = self.session.rules().shared_setup();
        let find = &mut self.forms.find;
        modal(ctx, &tr!("find-title"), Dialog::Find, out, |ui, out| {
            let field = egui::TextEdit::singleline(&mut find.text)
                .hint_text(tr!("find-hint"))
                .desired_width(f32::INFINITY);
            let response = ui.add(field);
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::SearchInput, true, tr!("find-name"))
            });
            if response.changed() {
                find.chosen = 0;
            }
            let list = found(&setup, &find.text);
            let go = steer(ui, &mut find.chosen, list.len());
            if !go {
                response.request_focus();
            }
            ui.add_space(space::SMALL);
            if list.is_empty() {
                ui.weak(tr!("find-none"));
            }
            for (i, &unit) in list.iter().enumerate() {
                let line = say::unit_line(&setup, &state, unit);
                let place = state.hex_of(unit).map(|hex| setup.hex_name(hex));
                let text = place.map_or(line.clone(), |place| format!("{line} — {place}"));
                let side = setup.unit(unit).map(|u| side_colour(&palette, u.side));
                let chosen = i == find.chosen;
                let mut label = RichText::new(&text);
                if let (Some(colour), false) = (side, chosen) {
                    label = label.color(colour);
                }
                let row = ui.add(egui::Button::selectable(chosen, label).truncate());
                let heard = say::unit_and_place(&setup, &state, unit);
                row.widget_info(|| {
                    egui::WidgetInfo::selected(egui::Role::Button, true, chosen, &heard)
                });
                if chosen {
                    row.scroll_to_me(None);
                }
                if row.clicked() || (chosen && go) {
                    out.push(Command::GoTo(unit));
                }
            }
        });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, speaking};

    #[test]
    fn a_unit_is_found_by_what_its_counter_shows_in_any_language() {
        let setup = crate::scenario::korsun_1944().unwrap().setup;
        let english = found(&setup, "20 Gds");
        assert_eq!(english.len(), 1);
        let (russian, as_well) = speaking(Language::Russian, || {
            (found(&setup, "20 гв"), found(&setup, "20 Gds"))
        });
        assert!(russian.contains(&english[0]), "{russian:?}");
        assert_eq!(as_well, english);
    }
}
