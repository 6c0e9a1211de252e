//! Keys become commands here, unless somebody is typing or something stands
//! between the players and the board.

use super::App;
use super::commands::{Binding, Command};
use crate::engine::Die;
use crate::words::tr;

impl App {
    /// Queues the commands of the keys pressed since the last frame.
    pub(super) fn keys(&mut self, ctx: &egui::Context) {
        // One is to be given to a command.
        if self.awaits_key(ctx) {
            return;
        }
        // Somebody is typing a name.
        if ctx.text_edit_focused() {
            return;
        }
        // An open menu or list has every key; Escape closes it and nothing else.
        if egui::Popup::is_any_open(ctx) {
            return;
        }
        if self.editing() {
            return self.editor_keys(ctx);
        }
        self.room_faces(ctx);
        // Many a clicker has a key for it that says B.
        let key = (egui::Modifiers::NONE, egui::Key::B);
        if self.presenter.on && ctx.input_mut(|i| i.consume_key(key.0, key.1)) {
            self.queue.push_back(Command::BlackOut);
        }
        let blocked = self.blocked();
        let focused = ctx.memory(|m| m.focused().is_some());
        let presses = self.keyboard.presses(focused);
        // A key with Shift or Alt before the same key without, which also answers
        // to it.
        let more = |m: egui::Modifiers| usize::from(m.shift) + usize::from(m.alt);
        let mut all: Vec<&Binding> = self.keymap.rows().iter().collect();
        all.sort_by_key(|b| std::cmp::Reverse(more(b.shortcut.modifiers)));
        let mut entered_again = None;
        let listed = egui::Popup::is_any_open(ctx);
        let mut on_the_map = false;
        for binding in all {
            let key = binding.shortcut.logical_key;
            // An open list or menu closes itself, before what it belongs to.
            if listed && key == egui::Key::Escape {
                continue;
            }
            // A focused button answers to Enter and Space itself.
            if presses && matches!(key, egui::Key::Enter | egui::Key::Space) {
                continue;
            }
            let free = match binding.command {
                Command::Escape | Command::Quit => true,
                // Asked whether to end the phase, the same key says yes.
                Command::EndPhase => !blocked || self.room.doubts(),
                // Light again.
                Command::BlackOut | Command::LookOn { .. } if self.presenter.black => true,
                _ => !blocked,
            };
            if free && ctx.input_mut(|i| i.consume_shortcut(&binding.shortcut)) {
                if let Some(die) = self.room.entered().filter(|&die| digit(die) == key) {
                    entered_again = Some(die);
                    continue;
                }
                on_the_map |= matches!(
                    binding.command,
                    Command::Cursor(_) | Command::NextUnit { .. }
                );
                self.queue.push_back(binding.command.clone());
            }
        }
        if on_the_map {
            self.attend_map(ctx);
        }
        if let Some(die) = entered_again {
            let text = tr!("tell-face-is-entered", die = die.pips());
            self.tell(text, None, false);
        }
    }

    /// Whether a dialog stands between the players and the board.
    pub(super) fn blocked(&self) -> bool {
        self.presenter.black
            || self.over.replacing.is_some()
            || self.room.blocked()
            || !self.over.forms.pending.is_empty()
            || self.over.dialog.as_ref().is_some_and(|d| !d.lies_beside())
    }
}

/// The key of a face.
pub(super) const fn digit(die: Die) -> egui::Key {
    use egui::Key;
    match die.pips() {
        1 => Key::Num1,
        2 => Key::Num2,
        3 => Key::Num3,
        4 => Key::Num4,
        5 => Key::Num5,
        _ => Key::Num6,
    }
}
