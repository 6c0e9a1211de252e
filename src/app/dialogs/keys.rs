//! The keys: what each does, and another one for it.

use super::modal;
use crate::app::App;
use crate::app::commands::{Command, Dialog, key_name};
use crate::app::keymap::{KeyRefused, pressed};
use crate::app::panels::bold;
use crate::app::theme::Palette;
use crate::app::theme::space;
use crate::words::tr;
use egui::{Event, Key, KeyboardShortcut, Modifiers, RichText, Ui, vec2};

/// What is going on in the list of keys.
pub struct KeyForm {
    /// The row that waits for its new key.
    waiting: Option<usize>,
    /// What came of the last key, and for which row.
    said: Option<(usize, Said)>,
}

/// Why a row did not get a key.
enum Said {
    Reserved(String),
    Taken(KeyboardShortcut, usize),
}

impl KeyForm {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            waiting: None,
            said: None,
        }
    }
}

/// What a click in the list asks for.
#[derive(Clone, Copy)]
enum Wish {
    Wait(usize),
    Usual(usize),
    AllUsual,
    Swap(usize, usize),
    Leave,
}

impl App {
    /// Whether the list of keys waits for one; then the keys pressed are for
    /// it.
    pub(in crate::app) fn awaits_key(&mut self, ctx: &egui::Context) -> bool {
        let Some(row) = self.over.forms.keys.waiting else {
            return false;
        };
        if self.over.dialog != Some(Dialog::Keys) {
            self.over.forms.keys = KeyForm::new();
            return false;
        }
        if let Some(shortcut) = ctx.input_mut(|i| next_press(&mut i.events)) {
            self.over.forms.keys.waiting = None;
            if shortcut.logical_key != Key::Escape {
                self.give_key(row, shortcut);
            }
        }
        true
    }

    fn give_key(&mut self, row: usize, shortcut: KeyboardShortcut) {
        self.over.forms.keys.said = match self.keymap.give(row, shortcut) {
            Ok(()) => None,
            Err(KeyRefused::Reserved(why)) => {
                let key = key_name(&shortcut);
                Some((
                    row,
                    Said::Reserved(tr!("keys-reserved", key = key, why = why.words())),
                ))
            }
            Err(KeyRefused::Taken(other)) => Some((row, Said::Taken(shortcut, other))),
        };
        self.keep_keys();
    }

    fn keep_keys(&mut self) {
        let changes = self.keymap.changes();
        if changes != self.settings.keys {
            self.settings.keys = changes;
            self.keep_settings();
        }
    }

    pub(super) fn keys_dialog(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let palette = self.theme.palette();
        let mut wish = None;
        modal(ctx, &tr!("keys-title"), Dialog::Keys, out, |ui, _| {
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!("keys-how"));
                let changed = !self.keymap.changes().is_empty();
                let all = egui::Button::new(tr!("keys-all-usual"));
                if ui.add_enabled(changed, all).clicked() {
                    wish = Some(Wish::AllUsual);
                }
            });
            ui.add_space(space::SMALL);
            for row in 0..self.keymap.rows().len() {
                self.key_row(ui, &palette, row, &mut wish);
            }
            ui.horizontal(|ui| {
                fixed(ui, "Tab, Shift+Tab");
                ui.label(tr!("keys-tab"));
            });
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("keys-mouse")));
            ui.label(tr!("keys-mouse-how"));
        });
        let form = &mut self.over.forms.keys;
        if let Some(wish) = wish {
            form.said = None;
            form.waiting = None;
            match wish {
                Wish::Wait(row) => form.waiting = Some(row),
                Wish::Usual(row) => self.keymap.reset(row),
                Wish::AllUsual => self.keymap.reset_all(),
                Wish::Swap(one, other) => self.keymap.swap(one, other),
                Wish::Leave => {}
            }
            self.keep_keys();
        }
    }

    /// A key, what it does, and the way back to the usual one.
    fn key_row(&self, ui: &mut Ui, palette: &Palette, row: usize, wish: &mut Option<Wish>) {
        let (form, map) = (&self.over.forms.keys, &self.keymap);
        let binding = &map.rows()[row];
        let (key, what) = (key_name(&binding.shortcut), binding.what());
        let waits = form.waiting == Some(row);
        ui.horizontal(|ui| {
            if map.can_change(row) {
                let text = match waits {
                    true => RichText::new(tr!("keys-press")).color(palette.on_accent),
                    false => bold(&key),
                };
                let mut button = egui::Button::new(text).min_size(vec2(WIDE, 0.0));
                if waits {
                    button = button.fill(palette.accent);
                }
                let button = ui.add(button);
                button.widget_info(|| {
                    let name = match waits {
                        true => tr!("keys-press-of", what = what.as_str()),
                        false => tr!("keys-change", key = key.as_str(), what = what.as_str()),
                    };
                    egui::WidgetInfo::selected(egui::Role::Button, true, waits, name)
                });
                if button.clicked() {
                    *wish = Some(if waits { Wish::Leave } else { Wish::Wait(row) });
                }
            } else {
                fixed(ui, &key);
            }
            // Room for the button beside it, changed or not.
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width() - 84.0);
                ui.add(egui::Label::new(&what).wrap());
            });
            if map.is_changed(row) {
                let usual = ui.small_button(tr!("keys-usual"));
                usual.widget_info(|| {
                    let name = tr!("keys-usual-of", what = what.as_str());
                    egui::WidgetInfo::labeled(egui::Role::Button, true, name)
                });
                if usual.clicked() {
                    *wish = Some(Wish::Usual(row));
                }
            }
        });
        if waits {
            ui.indent(("waits", row), |ui| ui.weak(tr!("keys-escape")));
        }
        match &form.said {
            Some((of, Said::Reserved(why))) if *of == row => {
                ui.indent(("said", row), |ui| {
                    ui.add(egui::Label::new(RichText::new(why).color(palette.refusal)).wrap());
                });
            }
            Some((of, Said::Taken(shortcut, other))) if *of == row => {
                ui.indent(("said", row), |ui| {
                    let (taken, whose) = (key_name(shortcut), map.rows()[*other].what());
                    let text = RichText::new(tr!("keys-taken", key = taken, what = whose));
                    ui.label(text.color(palette.warning));
                    ui.horizontal_wrapped(|ui| {
                        let can = map.can_change(*other);
                        if ui
                            .add_enabled(can, egui::Button::new(tr!("keys-swap")))
                            .clicked()
                        {
                            *wish = Some(Wish::Swap(row, *other));
                        }
                        if ui.button(tr!("keys-leave")).clicked() {
                            *wish = Some(Wish::Leave);
                        }
                    });
                });
            }
            _ => {}
        }
    }
}

/// The width of the column of keys, in points.
const WIDE: f32 = 132.0;

/// A key that stays.
fn fixed(ui: &mut Ui, key: &str) {
    let size = vec2(WIDE, ui.spacing().interact_size.y);
    let label = egui::Label::new(bold(key));
    ui.add_sized(size, label).on_hover_text(tr!("keys-fixed"));
}

/// Takes the first key pressed out of the events. The keys of the clipboard
/// come as events of their own.
fn next_press(events: &mut Vec<Event>) -> Option<KeyboardShortcut> {
    let press = |event: &Event| match *event {
        Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } => pressed(key, modifiers),
        Event::Copy => pressed(Key::C, Modifiers::COMMAND),
        Event::Cut => pressed(Key::X, Modifiers::COMMAND),
        Event::Paste(_) => pressed(Key::V, Modifiers::COMMAND),
        _ => None,
    };
    let (at, shortcut) = events
        .iter()
        .enumerate()
        .find_map(|(at, event)| Some((at, press(event)?)))?;
    events.remove(at);
    Some(shortcut)
}
