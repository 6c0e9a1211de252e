//! A list that opens below what is chosen of it.

use crate::app::panels::icons;
use egui::{Align, ComboBox, Id, IdSalt, Key, Popup, TextWrapMode, Ui};

/// One of several by its name: Enter chooses and closes the list, Escape closes
/// it and leaves everything as it is, Tab goes on to what follows. What it is called
/// is written before it, as far as that is not done elsewhere, and told. What is chosen
/// is cut off only where a whole line has no room for it.
pub(in crate::app) fn drop_down<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    (before, label): (&str, &str),
    shown: &str,
    rows: impl IntoIterator<Item = (T, String)>,
    chosen: &mut T,
) {
    if before.is_empty() {
        return opened(ui, salt, label, shown, rows, chosen);
    }
    if ui.layout().is_horizontal() {
        ui.label(before);
        return opened(ui, salt, label, shown, rows, chosen);
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(before);
        opened(ui, salt, label, shown, rows, chosen);
    });
}

/// How wide the button is of a list of which this is chosen.
pub(in crate::app) fn width(ui: &Ui, shown: &str) -> f32 {
    let spacing = ui.spacing();
    let padding = spacing.button_padding.x * 2.0;
    icons::wide(ui, shown) + padding + spacing.icon_width + spacing.icon_spacing
}

fn opened<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    label: &str,
    shown: &str,
    rows: impl IntoIterator<Item = (T, String)>,
    chosen: &mut T,
) {
    let salt = ("drop down", salt);
    let button = ui.make_persistent_id(IdSalt::new(salt));
    let open = ComboBox::is_open(ui.ctx(), button);
    if open && ui.input(|i| i.key_pressed(Key::Tab)) {
        // From the button: its list is closed before its rows are met.
        Popup::close_all(ui.ctx());
        ui.memory_mut(|m| m.request_focus(button));
    }
    let before = *chosen;
    let mut pressed = false;
    // As tall as it has to be, as far as the window goes.
    let window = ui.ctx().content_rect();
    let whole = ui.max_rect().width();
    let needs = width(ui, shown);
    let list = ComboBox::from_id_salt(salt).selected_text(shown);
    let list = list.height(window.height() / 2.0);
    let list = match needs > whole {
        // The button gets a line of its own, which its text fills.
        true => {
            if ui.layout().main_wrap && ui.available_size_before_wrap().x < whole {
                ui.end_row();
            }
            list.truncate()
        }
        false => list.wrap_mode(TextWrapMode::Extend),
    };
    let came_into_sight = button.with("what is chosen came into sight");
    if !open {
        ui.data_mut(|d| d.remove::<bool>(came_into_sight));
    }
    list.show_ui(ui, |ui| {
        // Before its dialog, also when both were closed and opened again.
        ui.ctx().move_to_top(ui.layer_id());
        let rows: Vec<(T, String)> = rows.into_iter().collect();
        // No wider than its rows, so that it covers no more than it has to.
        let widest = rows.iter().map(|(_, name)| icons::wide(ui, name));
        // The list has a padding of its own, whatever its button has.
        let padding = ui.spacing().button_padding.x * 2.0;
        let widest = widest.fold(0.0, f32::max) + padding;
        ui.set_max_width(widest.min(window.width() / 2.0).max(ui.min_rect().width()));
        ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
        let begins = ui.memory(|m| m.has_focus(button));
        let sought =
            !ui.is_sizing_pass() && ui.data(|d| d.get_temp::<bool>(came_into_sight)).is_none();
        // Home and End go to the first and to the last, as in every list.
        let (home, end) = ui.input(|i| (i.key_pressed(Key::Home), i.key_pressed(Key::End)));
        let last = rows.len().saturating_sub(1);
        for (n, (value, name)) in rows.into_iter().enumerate() {
            let row = ui.selectable_value(chosen, value, name);
            if home && n == 0 || end && n == last {
                row.request_focus();
                row.scroll_to_me(None);
            }
            // The arrow keys go from what is chosen now, however the list was opened.
            if (begins || sought) && value == before {
                row.request_focus();
            }
            if sought && value == before {
                row.scroll_to_me(Some(Align::Center));
            }
            if row.clicked() {
                pressed = true;
                ui.close();
            }
        }
        if sought {
            ui.data_mut(|d| d.insert_temp(came_into_sight, true));
        }
    });
    let left = open && ui.input(|i| i.key_pressed(Key::Escape));
    if pressed || left {
        ui.memory_mut(|m| m.request_focus(button));
    }
    say_value(ui, button, label, shown);
}

/// Not every screen reader asks a list for its value: the name says it, too.
fn say_value(ui: &Ui, button: Id, label: &str, shown: &str) {
    ui.ctx().accesskit_node_builder(button, |node| {
        node.clear_labelled_by();
        node.set_label(format!("{label}: {shown}"));
        node.set_value(shown);
    });
}
