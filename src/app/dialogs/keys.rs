//! The keys: what each does, and another one for it.

use super::{Around, modal};
use crate::app::cells;
use crate::app::commands::{Command, Dialog, KeyChange, key_name};
use crate::app::keymap::{KeyRefused, Keymap, pressed};
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
    Change(KeyChange),
    Leave,
}

impl KeyForm {
    /// Whether the list of keys waits for one; then the keys pressed are for
    /// it. The command that they come to.
    pub(in crate::app) fn awaits(
        &mut self,
        ctx: &egui::Context,
        open: bool,
    ) -> (bool, Option<Command>) {
        let Some(row) = self.waiting else {
            return (false, None);
        };
        if !open {
            *self = Self::new();
            return (false, None);
        }
        let Some(shortcut) = ctx.input_mut(|i| next_press(&mut i.events)) else {
            return (true, None);
        };
        self.waiting = None;
        let given = shortcut.logical_key != Key::Escape;
        let change = KeyChange::Give(row, shortcut);
        (true, given.then_some(Command::ChangeKey(change)))
    }

    /// Changes the keys as they are now, or notes why not.
    pub(in crate::app) fn change(&mut self, keys: &mut Keymap, change: KeyChange) {
        self.said = None;
        self.waiting = None;
        match change {
            KeyChange::Give(row, shortcut) => {
                self.said = match keys.give(row, shortcut) {
                    Ok(()) => None,
                    Err(KeyRefused::Reserved(why)) => {
                        let key = key_name(&shortcut);
                        let why = tr!("keys-reserved", key = key, why = why.words());
                        Some((row, Said::Reserved(why)))
                    }
                    Err(KeyRefused::Taken(other)) => Some((row, Said::Taken(shortcut, other))),
                };
            }
            KeyChange::Usual(row) => keys.reset(row),
            KeyChange::AllUsual => keys.reset_all(),
            KeyChange::Swap(one, other) => keys.swap(one, other),
        }
    }

    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        let (palette, keys) = (around.theme.palette(), around.keys);
        let mut wish = None;
        modal(ctx, &tr!("keys-title"), Dialog::Keys, out, |ui, _| {
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!("keys-how"));
                let changed = !keys.changes().is_empty();
                let all = egui::Button::new(tr!("keys-all-usual"));
                if ui.add_enabled(changed, all).clicked() {
                    wish = Some(Wish::Change(KeyChange::AllUsual));
                }
            });
            ui.add_space(space::SMALL);
            for row in 0..keys.rows().len() {
                self.row(ui, &palette, (keys, row), &mut wish);
            }
            ui.horizontal(|ui| {
                fixed(ui, "Tab, Shift+Tab");
                let tab = tr!("keys-tab", cell = cells::cell());
                ui.add(egui::Label::new(tab).wrap());
            });
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("keys-mouse")));
            ui.label(tr!("keys-mouse-how", cell = cells::cell()));
        });
        let Some(wish) = wish else { return };
        (self.said, self.waiting) = (None, None);
        match wish {
            Wish::Wait(row) => self.waiting = Some(row),
            Wish::Change(change) => out.push(Command::ChangeKey(change)),
            Wish::Leave => {}
        }
    }

    /// A key, what it does, and the way back to the usual one.
    fn row(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        (map, row): (&Keymap, usize),
        wish: &mut Option<Wish>,
    ) {
        let binding = &map.rows()[row];
        let (key, what) = (key_name(&binding.shortcut), binding.what());
        let waits = self.waiting == Some(row);
        ui.horizontal(|ui| {
            if map.can_change(row) {
                let text = match waits {
                    true => RichText::new(tr!("keys-press")).color(palette.on_accent),
                    false => bold(&key),
                };
                let mut button = egui::Button::new(text).min_size(vec2(wide(ui), 0.0));
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
                let beside = BESIDE.min(ui.available_width() * 0.3);
                ui.set_max_width(ui.available_width() - beside);
                ui.add(egui::Label::new(&what).wrap());
            });
            if map.is_changed(row) {
                let usual = ui.small_button(tr!("keys-usual"));
                usual.widget_info(|| {
                    let name = tr!("keys-usual-of", what = what.as_str());
                    egui::WidgetInfo::labeled(egui::Role::Button, true, name)
                });
                if usual.clicked() {
                    *wish = Some(Wish::Change(KeyChange::Usual(row)));
                }
            }
        });
        if waits {
            ui.indent(("waits", row), |ui| ui.weak(tr!("keys-escape")));
        }
        match &self.said {
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
                            *wish = Some(Wish::Change(KeyChange::Swap(row, *other)));
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

/// The width of the column of keys, in points, and of the button that takes a change back.
const WIDE: f32 = 132.0;
const BESIDE: f32 = 84.0;

/// How wide the column of keys is: what they do has most of a narrow window.
fn wide(ui: &Ui) -> f32 {
    WIDE.min(ui.max_rect().width() * 0.4)
}

/// A key that stays.
fn fixed(ui: &mut Ui, key: &str) {
    let size = vec2(wide(ui), ui.spacing().interact_size.y);
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
