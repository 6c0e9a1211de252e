//! A list that opens below what is chosen of it.

use egui::{ComboBox, Id, IdSalt, Key, Popup, TextWrapMode, Ui};

/// One of several by its name: Enter chooses and closes the list, Escape closes
/// it and leaves everything as it is, Tab goes on to what follows. What it is called
/// is written beside it, as far as that is not done elsewhere, and told.
pub(in crate::app) fn drop_down<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    (beside, label): (&str, &str),
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
    let room = ui.available_width() - 24.0;
    let mut pressed = false;
    let list = match beside.is_empty() {
        true => ComboBox::from_id_salt(salt),
        false => ComboBox::new(salt, beside),
    };
    // As tall as it has to be, as far as the window goes.
    let tall = ui.ctx().content_rect().height() / 2.0;
    let list = list.selected_text(shown).height(tall);
    list.show_ui(ui, |ui| {
        // Before its dialog, also when both were closed and opened again.
        ui.ctx().move_to_top(ui.layer_id());
        ui.set_max_width(room);
        ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
        let begins = ui.memory(|m| m.has_focus(button));
        for (value, name) in rows {
            let row = ui.selectable_value(chosen, value, name);
            // The arrow keys go from what is chosen now.
            if begins && value == before {
                row.request_focus();
            }
            if row.clicked() {
                pressed = true;
                ui.close();
            }
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
