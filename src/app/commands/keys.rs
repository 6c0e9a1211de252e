//! The usual keys of the program, and keys in words.

use super::{Authoring, Command, Composing, Consultation, Dialog, GuessWish, ScaleStep, TourWish};
use crate::app::annotate::Drawing;
use crate::app::steps::StepWidth;
use crate::hex::Direction;
use crate::present::system::Means;
use crate::words::tr;
use egui::{Key, KeyboardShortcut, Modifiers};

/// A key and what it does.
pub struct Binding {
    /// The key with its modifiers.
    pub shortcut: KeyboardShortcut,
    /// The command.
    pub command: Command,
}

impl Binding {
    /// What it does, for the list of keys, in the language spoken.
    #[must_use]
    pub fn what(&self) -> String {
        self.command.what()
    }
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;
const ALT: Modifiers = Modifiers::ALT;
const BOTH: Modifiers = CTRL.plus(SHIFT);

/// The usual keys of the program.
#[must_use]
pub fn bindings() -> Vec<Binding> {
    let key = |modifiers, key, command| Binding {
        shortcut: KeyboardShortcut::new(modifiers, key),
        command,
    };
    use Command as C;
    let leap = |modifiers, name, step, back| key(modifiers, name, C::Leap { step, back });
    let mut all = vec![
        key(PLAIN, Key::ArrowLeft, C::Cursor(Direction::West)),
        key(PLAIN, Key::ArrowRight, C::Cursor(Direction::East)),
        key(PLAIN, Key::ArrowUp, C::Cursor(Direction::NorthEast)),
        key(PLAIN, Key::ArrowDown, C::Cursor(Direction::SouthWest)),
        key(SHIFT, Key::ArrowUp, C::Cursor(Direction::NorthWest)),
        key(SHIFT, Key::ArrowDown, C::Cursor(Direction::SouthEast)),
        key(PLAIN, Key::Enter, C::Activate),
        key(PLAIN, Key::F6, C::NextRegion { back: false }),
        key(SHIFT, Key::F6, C::NextRegion { back: true }),
        key(PLAIN, Key::M, C::MenuHere),
        key(PLAIN, Key::N, C::NextUnit { back: false }),
        key(SHIFT, Key::N, C::NextUnit { back: true }),
        key(PLAIN, Key::R, C::Key(Means::NextWay)),
        key(PLAIN, Key::Space, C::Proceed),
        key(PLAIN, Key::A, C::Key(Means::Plan)),
        key(PLAIN, Key::G, C::Key(Means::Planned)),
        key(PLAIN, Key::E, C::EndPhase),
        key(PLAIN, Key::Escape, C::Escape),
        key(CTRL, Key::Z, C::Undo),
        key(BOTH, Key::Z, C::Redo),
        key(CTRL, Key::Y, C::Redo),
        key(PLAIN, Key::PageUp, C::LookOn { back: true }),
        key(PLAIN, Key::PageDown, C::LookOn { back: false }),
        leap(CTRL, Key::PageUp, StepWidth::Battle, true),
        leap(CTRL, Key::PageDown, StepWidth::Battle, false),
        leap(SHIFT, Key::PageUp, StepWidth::Phase, true),
        leap(SHIFT, Key::PageDown, StepWidth::Phase, false),
        leap(ALT, Key::PageUp, StepWidth::Part, true),
        leap(ALT, Key::PageDown, StepWidth::Part, false),
        leap(BOTH, Key::PageUp, StepWidth::Turn, true),
        leap(BOTH, Key::PageDown, StepWidth::Turn, false),
        key(PLAIN, Key::O, C::LookAtLastTurn),
        key(PLAIN, Key::Home, C::LookAtBeginning),
        key(PLAIN, Key::End, C::LookAtPresent),
        key(PLAIN, Key::F5, C::Present),
        key(PLAIN, Key::Period, C::BlackOut),
        key(PLAIN, Key::S, C::Spotlight),
        key(SHIFT, Key::F5, C::Speaker),
        key(PLAIN, Key::K, C::Contrast),
        key(PLAIN, Key::D, C::Draw(Drawing::Mode)),
        key(PLAIN, Key::J, C::Draw(Drawing::NoteHere)),
        key(PLAIN, Key::C, C::Draw(Drawing::NextMeaning)),
        key(PLAIN, Key::X, C::Draw(Drawing::EraseHere)),
        key(SHIFT, Key::X, C::Draw(Drawing::EraseAll)),
        key(CTRL, Key::E, C::ExportPdf),
        key(BOTH, Key::E, C::Toggle(Dialog::Handout)),
        key(CTRL, Key::F, C::Toggle(Dialog::Find)),
        key(CTRL, Key::P, C::Toggle(Dialog::Palette)),
        key(BOTH, Key::P, C::Toggle(Dialog::Palette)),
        key(PLAIN, Key::H, C::ToggleCard),
        key(CTRL, Key::T, C::ToggleTimeline),
        key(BOTH, Key::T, C::ToggleCurve),
        key(PLAIN, Key::Z, C::PlayAgain),
        key(PLAIN, Key::V, C::Toggle(Dialog::Points)),
        key(PLAIN, Key::L, C::Toggle(Dialog::Dice)),
        key(CTRL, Key::M, C::Toggle(Dialog::Remark)),
        key(CTRL, Key::L, C::Toggle(Dialog::Lines)),
        key(CTRL, Key::R, C::Toggle(Dialog::Falls)),
        key(CTRL, Key::D, C::Toggle(Dialog::Compare)),
        key(CTRL, Key::H, C::Toggle(Dialog::History)),
        key(CTRL, Key::K, C::Toggle(Dialog::Poll)),
        key(PLAIN, Key::P, C::HoldComputer),
        key(PLAIN, Key::I, C::Ask(Consultation::Hint)),
        key(SHIFT, Key::I, C::Ask(Consultation::Dangers)),
        key(PLAIN, Key::W, C::Ask(Consultation::Forecast)),
        key(SHIFT, Key::W, C::Toggle(Dialog::Futures)),
        key(BOTH, Key::W, C::Toggle(Dialog::WhatIf)),
        key(PLAIN, Key::B, C::Ask(Consultation::LookBack)),
        key(PLAIN, Key::F1, C::Rule(None)),
        key(SHIFT, Key::F1, C::Tour(TourWish::Begin)),
        key(PLAIN, Key::U, C::Tour(TourWish::GoOn)),
        key(SHIFT, Key::U, C::Tour(TourWish::Back)),
        key(PLAIN, Key::T, C::Tour(TourWish::ShowMe)),
        key(PLAIN, Key::Y, C::Tour(TourWish::Hint)),
        key(SHIFT, Key::Y, C::Tour(TourWish::TryAgain)),
        key(CTRL, Key::G, C::Guess(GuessWish::Begin)),
        key(CTRL, Key::F1, C::Toggle(Dialog::Lessons)),
        key(BOTH, Key::F1, C::Author(Box::new(Authoring::Toggle))),
        key(CTRL, Key::B, C::Compose(Box::new(Composing::Toggle))),
        key(BOTH, Key::B, C::Compose(Box::new(Composing::AddMoment))),
        key(
            ALT,
            Key::ArrowUp,
            C::Compose(Box::new(Composing::Shift { back: true })),
        ),
        key(
            ALT,
            Key::ArrowDown,
            C::Compose(Box::new(Composing::Shift { back: false })),
        ),
        key(PLAIN, Key::F2, C::Toggle(Dialog::Keys)),
        key(SHIFT, Key::F2, C::Toggle(Dialog::Licences)),
        key(CTRL, Key::N, C::Toggle(Dialog::NewGame)),
        key(CTRL, Key::O, C::Toggle(Dialog::Games)),
        key(BOTH, Key::O, C::OpenFile),
        key(CTRL, Key::S, C::Save),
        key(BOTH, Key::S, C::SaveElsewhere),
        key(CTRL, Key::Comma, C::Toggle(Dialog::Settings)),
        key(CTRL, Key::Plus, C::Scale(ScaleStep::Up)),
        key(CTRL, Key::Equals, C::Scale(ScaleStep::Up)),
        key(CTRL, Key::Minus, C::Scale(ScaleStep::Down)),
        key(CTRL, Key::Num0, C::Scale(ScaleStep::Normal)),
        key(PLAIN, Key::Plus, C::ZoomMap { closer: true }),
        key(PLAIN, Key::Equals, C::ZoomMap { closer: true }),
        key(PLAIN, Key::Minus, C::ZoomMap { closer: false }),
        key(PLAIN, Key::F, C::FitMap),
        key(SHIFT, Key::F, C::TogglePlain),
        key(PLAIN, Key::F9, C::TogglePanel),
        key(PLAIN, Key::F11, C::Fullscreen),
        key(CTRL, Key::Q, C::Quit),
    ];
    let overlays = OVERLAY_KEYS.into_iter().enumerate();
    all.extend(overlays.map(|(n, digit)| key(PLAIN, digit, C::Overlay(n))));
    all.push(key(PLAIN, Key::Backspace, C::NoOverlays));
    all
}

/// The keys of the overlays, in their order: 1 to 9, then 0.
const OVERLAY_KEYS: [Key; 10] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];

/// A key as keyboards of the language spoken have it: "Ctrl+Z", "Strg+Leertaste".
#[must_use]
pub fn key_name(shortcut: &KeyboardShortcut) -> String {
    let modifiers = shortcut.modifiers;
    let mut parts = Vec::new();
    if modifiers.command {
        parts.push(tr!("keycap-ctrl"));
    }
    if modifiers.alt {
        parts.push(tr!("keycap-alt"));
    }
    if modifiers.shift {
        parts.push(tr!("keycap-shift"));
    }
    parts.push(match shortcut.logical_key {
        Key::Space => tr!("keycap-space"),
        Key::Enter => tr!("keycap-enter"),
        Key::Escape => tr!("keycap-escape"),
        Key::Tab => tr!("keycap-tab"),
        Key::Backspace => tr!("keycap-backspace"),
        Key::Delete => tr!("keycap-delete"),
        Key::Insert => tr!("keycap-insert"),
        Key::Home => tr!("keycap-home"),
        Key::End => tr!("keycap-end"),
        Key::PageUp => tr!("keycap-page-up"),
        Key::PageDown => tr!("keycap-page-down"),
        Key::ArrowLeft => "←".to_owned(),
        Key::ArrowRight => "→".to_owned(),
        Key::ArrowUp => "↑".to_owned(),
        Key::ArrowDown => "↓".to_owned(),
        Key::Plus => "+".to_owned(),
        Key::Minus => "−".to_owned(),
        Key::Equals => "=".to_owned(),
        Key::Comma => ",".to_owned(),
        Key::Period => ".".to_owned(),
        key => key.name().to_owned(),
    });
    parts.join("+")
}

/// A key as settings have it, in every language.
#[must_use]
pub fn key_words(shortcut: &KeyboardShortcut) -> String {
    let mut words = String::new();
    if shortcut.modifiers.command {
        words.push_str("Ctrl+");
    }
    if shortcut.modifiers.alt {
        words.push_str("Alt+");
    }
    if shortcut.modifiers.shift {
        words.push_str("Shift+");
    }
    words.push_str(shortcut.logical_key.name());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_key() {
        let all = bindings();
        for (i, a) in all.iter().enumerate() {
            for b in &all[i + 1..] {
                assert_ne!(a.shortcut, b.shortcut, "{} / {}", a.what(), b.what());
            }
        }
    }
}
