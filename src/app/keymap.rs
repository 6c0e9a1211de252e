//! The keys as they are now: the usual ones, and what the player has made of
//! them. No two rows ever share a key.

use super::annotate::Drawing;
use super::commands::{
    Authoring, Binding, Command, Composing, Consultation, Dialog, GuessWish, ScaleStep, TourWish,
    bindings, key_name, key_words,
};
use super::steps::StepWidth;
use crate::engine::Options;
use crate::hex::Direction;
use crate::present::system::Means;
use crate::systems::SYSTEMS;
use crate::words::tr;
use egui::{Key, KeyboardShortcut, Modifiers};
use serde_json::{Map, Value};

/// The words of the overlays, in the order of their keys.
const OVERLAYS: [&str; 10] = [
    "overlay-1",
    "overlay-2",
    "overlay-3",
    "overlay-4",
    "overlay-5",
    "overlay-6",
    "overlay-7",
    "overlay-8",
    "overlay-9",
    "overlay-10",
];

/// The word that the overlay of this name has now: settings once named those of the
/// first game.
fn overlay_named(name: &str) -> Option<&'static str> {
    let games = SYSTEMS
        .iter()
        .filter_map(|entry| entry.usual(Options::default()));
    let mut orders = games.map(|table| table.about().overlays);
    let number = orders.find_map(|all| all.iter().position(|overlay| overlay.key == name));
    OVERLAYS.get(number?).copied()
}

/// The word of a command in the settings. It does not change with what the
/// command is called on the screen.
fn word(command: &Command) -> Option<&'static str> {
    use Command as C;
    Some(match command {
        C::Cursor(Direction::West) => "cursor-west",
        C::Cursor(Direction::East) => "cursor-east",
        C::Cursor(Direction::NorthWest) => "cursor-north-west",
        C::Cursor(Direction::NorthEast) => "cursor-north-east",
        C::Cursor(Direction::SouthWest) => "cursor-south-west",
        C::Cursor(Direction::SouthEast) => "cursor-south-east",
        C::Activate => "click",
        C::MenuHere => "hex-menu",
        C::NextRegion { back: false } => "next-region",
        C::NextRegion { back: true } => "previous-region",
        C::NextUnit { back: false } => "next-unit",
        C::NextUnit { back: true } => "previous-unit",
        C::Key(Means::NextWay) => "next-route",
        C::Proceed => "proceed",
        C::EndPhase => "end-phase",
        C::Escape => "escape",
        C::Undo => "undo",
        C::Redo => "redo",
        C::LookOn { back: true } => "moment-before",
        C::LookOn { back: false } => "moment-after",
        C::Leap { step, back } => match (step, back) {
            (StepWidth::Event, true) => "event-before",
            (StepWidth::Event, false) => "event-after",
            (StepWidth::Battle, true) => "battle-before",
            (StepWidth::Battle, false) => "battle-after",
            (StepWidth::Phase, true) => "phase-before",
            (StepWidth::Phase, false) => "phase-after",
            (StepWidth::Part, true) => "player-turn-before",
            (StepWidth::Part, false) => "player-turn-after",
            (StepWidth::Turn, true) => "game-turn-before",
            (StepWidth::Turn, false) => "game-turn-after",
        },
        C::LookAtLastTurn => "last-player-turn",
        C::LookAtBeginning => "beginning",
        C::LookAtPresent => "present",
        C::Present => "presenter",
        C::BlackOut => "black-screen",
        C::Contrast => "contrast",
        C::Spotlight => "spotlight",
        C::Speaker => "speaker",
        C::Toggle(Dialog::Find) => "find-unit",
        C::Toggle(Dialog::Palette) => "palette",
        C::Key(Means::Plan) => "plan-attacks",
        C::Key(Means::Planned) => "begin-planned",
        C::Toggle(Dialog::Dice) => "dice",
        C::Toggle(Dialog::Remark) => "remark",
        C::Toggle(Dialog::Lines) => "lines",
        C::Toggle(Dialog::Futures) => "futures",
        C::Toggle(Dialog::WhatIf) => "what-if",
        C::Toggle(Dialog::Falls) => "other-results",
        C::Toggle(Dialog::Compare) => "compare",
        C::Toggle(Dialog::History) => "history",
        C::Toggle(Dialog::Poll) => "poll",
        C::Toggle(Dialog::Handout) => "class-page",
        C::Toggle(Dialog::Points) => "victory-points",
        C::Toggle(Dialog::Keys) => "keys",
        C::Toggle(Dialog::Licences) => "licences",
        C::Toggle(Dialog::NewGame) => "new-game",
        C::Toggle(Dialog::Games) => "saved-games",
        C::Toggle(Dialog::Settings) => "settings",
        C::OpenFile => "open-file",
        C::SaveElsewhere => "save-as-file",
        C::ToggleCard => "hex-card",
        C::ToggleTimeline => "timeline",
        C::ToggleCurve => "curve",
        C::TogglePlain => "plain-map",
        C::PlayAgain => "play-again",
        C::HoldComputer => "hold-computer",
        C::Ask(Consultation::Hint) => "advice",
        C::Ask(Consultation::Dangers) => "dangers",
        C::Ask(Consultation::Forecast) => "forecast",
        C::Ask(Consultation::LookBack) => "look-back",
        C::Rule(None) => "rule-book",
        C::Manual => "manual",
        C::Tour(TourWish::Begin) => "tour",
        C::Tour(TourWish::GoOn) => "tour-go-on",
        C::Tour(TourWish::Back) => "tour-back",
        C::Tour(TourWish::ShowMe) => "tour-show-me",
        C::Tour(TourWish::Hint) => "lesson-hint",
        C::Tour(TourWish::TryAgain) => "lesson-again",
        C::Toggle(Dialog::Lessons) => "lessons",
        C::Guess(GuessWish::Begin) => "guess",
        C::Author(wish) if **wish == Authoring::Toggle => "write-lesson",
        C::Compose(wish) => match **wish {
            Composing::Toggle => "study",
            Composing::AddMoment => "study-stop",
            Composing::Shift { back: true } => "study-stop-earlier",
            Composing::Shift { back: false } => "study-stop-later",
            _ => return None,
        },
        C::Draw(Drawing::Mode) => "draw",
        C::Draw(Drawing::NoteHere) => "note",
        C::Draw(Drawing::NextMeaning) => "next-colour",
        C::Draw(Drawing::EraseHere) => "erase-drawing",
        C::Draw(Drawing::EraseAll) => "erase-drawings",
        C::ExportPdf => "page",
        C::Save => "save",
        C::Scale(ScaleStep::Up) => "larger-text",
        C::Scale(ScaleStep::Down) => "smaller-text",
        C::Scale(ScaleStep::Normal) => "usual-text",
        C::ZoomMap { closer: true } => "zoom-in",
        C::ZoomMap { closer: false } => "zoom-out",
        C::FitMap => "whole-map",
        C::TogglePanel => "side-panel",
        C::Fullscreen => "full-screen",
        C::Quit => "quit",
        C::Overlay(number) => return OVERLAYS.get(*number).copied(),
        C::NoOverlays => "no-overlays",
        _ => return None,
    })
}

/// Why a key cannot be a command's.
///
/// It keeps its meaning everywhere, so that every list, field and dialog can be
/// used and left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserved {
    /// Lets go and closes.
    Escape,
    /// Presses what is chosen.
    Enter,
    /// Goes on to the next button.
    Tab,
    /// Move the hex cursor and choose in lists.
    Arrows,
    /// Copies and pastes.
    Clipboard,
    /// Marks, copies or pastes where text is typed.
    Typing,
}

impl Reserved {
    const fn of(shortcut: KeyboardShortcut) -> Option<Self> {
        Some(match shortcut.logical_key {
            Key::Escape => Self::Escape,
            Key::Enter => Self::Enter,
            Key::Tab => Self::Tab,
            Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => Self::Arrows,
            Key::Copy | Key::Cut | Key::Paste => Self::Clipboard,
            Key::A | Key::C | Key::V | Key::X if shortcut.modifiers.command => Self::Typing,
            _ => return None,
        })
    }

    /// The reason in a sentence, in the language spoken.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Escape => tr!("reserved-escape"),
            Self::Enter => tr!("reserved-enter"),
            Self::Tab => tr!("reserved-tab"),
            Self::Arrows => tr!("reserved-arrows"),
            Self::Clipboard => tr!("reserved-clipboard"),
            Self::Typing => tr!("reserved-typing"),
        }
    }
}

/// Why a key was not given to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyRefused {
    /// The key keeps its own meaning.
    Reserved(Reserved),
    /// The row with this number has it.
    Taken(usize),
}

/// The keys as they are now.
pub struct Keymap {
    now: Vec<Binding>,
    usual: Vec<KeyboardShortcut>,
}

impl Default for Keymap {
    fn default() -> Self {
        let now = bindings();
        let usual = now.iter().map(|b| b.shortcut).collect();
        Self { now, usual }
    }
}

impl Keymap {
    /// The usual keys with the changes kept in the settings, and what is wrong
    /// with those that cannot be used. Each is judged by itself.
    #[must_use]
    pub fn read(changes: &Map<String, Value>) -> (Self, Vec<String>) {
        let mut map = Self::default();
        let words = map.words();
        let mut complaints = Vec::new();
        let mut changed = Vec::new();
        for (word, value) in changes {
            let shown: String = word.chars().take(40).collect();
            let row = |word: &str| words.iter().position(|w| w.as_deref() == Some(word));
            let Some(row) = row(word).or_else(|| row(overlay_named(word)?)) else {
                complaints.push(tr!("badkey-unknown", word = shown));
                continue;
            };
            match value.as_str().and_then(read_key) {
                _ if !map.can_change(row) => complaints.push(tr!("badkey-fixed", word = shown)),
                None => complaints.push(tr!("badkey-none", word = shown)),
                Some(shortcut) if Reserved::of(shortcut).is_some() => {
                    let key = key_name(&shortcut);
                    complaints.push(tr!("badkey-reserved", word = shown, key = key));
                }
                Some(shortcut) => {
                    map.now[row].shortcut = shortcut;
                    changed.push(row);
                }
            }
        }
        // What meets another row's key gets its usual one, which may meet a third.
        while let Some(at) = changed.iter().position(|&row| map.shares(row)) {
            let row = changed.remove(at);
            let key = key_name(&map.now[row].shortcut);
            map.now[row].shortcut = map.usual[row];
            let word = words[row].clone().unwrap_or_default();
            complaints.push(tr!("badkey-shared", word = word, key = key));
        }
        (map, complaints)
    }

    /// What differs from the usual keys, for the settings.
    #[must_use]
    pub fn changes(&self) -> Map<String, Value> {
        let rows = self.words().into_iter().enumerate();
        rows.filter(|&(row, _)| self.is_changed(row))
            .filter_map(|(row, word)| {
                let key = key_words(&self.now[row].shortcut);
                Some((word?, Value::from(key)))
            })
            .collect()
    }

    /// A word for each row: a command's second key has a number after it.
    fn words(&self) -> Vec<Option<String>> {
        let of = |row: usize| {
            let word = word(&self.now[row].command)?;
            let earlier = self.now[..row].iter();
            let same = earlier.filter(|b| b.command == self.now[row].command);
            Some(match same.count() {
                0 => word.to_owned(),
                n => format!("{word}-{}", n + 1),
            })
        };
        (0..self.now.len()).map(of).collect()
    }

    /// The rows: every key and what it does.
    #[must_use]
    pub fn rows(&self) -> &[Binding] {
        &self.now
    }

    /// The key of a command in words, "Ctrl+Z", for menus and tooltips.
    #[must_use]
    pub fn of(&self, command: &Command) -> Option<String> {
        let binding = self.now.iter().find(|b| b.command == *command);
        binding.map(|b| key_name(&b.shortcut))
    }

    /// The key of the command that has this word in the settings: "undo". Empty
    /// for a word that is none.
    #[must_use]
    pub fn named(&self, name: &str) -> String {
        let words = self.words().into_iter();
        let found = words
            .zip(&self.now)
            .find(|(w, _)| w.as_deref() == Some(name));
        found.map_or_else(String::new, |(_, b)| key_name(&b.shortcut))
    }

    /// All keys of a command in words.
    #[must_use]
    pub fn all_of(&self, command: &Command) -> String {
        let of_it = self.now.iter().filter(|b| b.command == *command);
        let keys: Vec<String> = of_it.map(|b| key_name(&b.shortcut)).collect();
        keys.join(", ")
    }

    /// Whether a row's key can be changed: arrows, Enter and Escape stay.
    #[must_use]
    pub fn can_change(&self, row: usize) -> bool {
        let known = (self.now.get(row)).is_some_and(|b| word(&b.command).is_some());
        known && Reserved::of(self.usual[row]).is_none()
    }

    /// Whether a row has another key than usual.
    #[must_use]
    pub fn is_changed(&self, row: usize) -> bool {
        let key = self.now.get(row).map(|b| b.shortcut);
        key.as_ref() != self.usual.get(row)
    }

    /// Gives a row another key.
    ///
    /// # Errors
    /// When the key is not to be had; nothing changes.
    pub fn give(&mut self, row: usize, shortcut: KeyboardShortcut) -> Result<(), KeyRefused> {
        if let Some(why) = Reserved::of(shortcut) {
            return Err(KeyRefused::Reserved(why));
        }
        let taken = self.now.iter().position(|b| b.shortcut == shortcut);
        match taken {
            Some(other) if other != row => Err(KeyRefused::Taken(other)),
            _ => {
                self.now[row].shortcut = shortcut;
                Ok(())
            }
        }
    }

    /// Two rows change keys.
    pub fn swap(&mut self, one: usize, other: usize) {
        let key = self.now[one].shortcut;
        self.now[one].shortcut = self.now[other].shortcut;
        self.now[other].shortcut = key;
    }

    /// A row gets its usual key; whoever has it takes the row's in exchange.
    pub fn reset(&mut self, row: usize) {
        let usual = self.usual[row];
        match self.now.iter().position(|b| b.shortcut == usual) {
            Some(other) => self.swap(row, other),
            None => self.now[row].shortcut = usual,
        }
    }

    /// Every row gets its usual key.
    pub fn reset_all(&mut self) {
        for (binding, &usual) in self.now.iter_mut().zip(&self.usual) {
            binding.shortcut = usual;
        }
    }

    /// Whether another row has the same key.
    fn shares(&self, row: usize) -> bool {
        let mut others = self.now.iter().enumerate();
        others.any(|(n, b)| n != row && b.shortcut == self.now[row].shortcut)
    }
}

/// A key press as the key of a command; `None` for Shift and the like alone.
#[must_use]
pub const fn pressed(key: Key, modifiers: Modifiers) -> Option<KeyboardShortcut> {
    if matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
    ) {
        return None;
    }
    // As the usual keys are written, whatever the system calls its keys.
    let modifiers = Modifiers {
        alt: modifiers.alt,
        shift: modifiers.shift,
        command: modifiers.command,
        ..Modifiers::NONE
    };
    Some(KeyboardShortcut::new(modifiers, key))
}

/// Reads what [`key_words`] writes.
fn read_key(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let (before, key) = text.rsplit_once('+').map_or(("", text), |(b, k)| (b, k));
    for part in before.split('+').filter(|p| !p.is_empty()) {
        match part {
            "Ctrl" => modifiers.command = true,
            "Alt" => modifiers.alt = true,
            "Shift" => modifiers.shift = true,
            _ => return None,
        }
    }
    pressed(Key::from_name(key)?, modifiers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(map: &Keymap, command: &Command) -> usize {
        let found = map.rows().iter().position(|b| b.command == *command);
        found.unwrap()
    }

    fn key(text: &str) -> KeyboardShortcut {
        read_key(text).unwrap()
    }

    #[test]
    fn every_key_is_written_so_that_it_is_read_again_and_every_command_has_a_word() {
        let map = Keymap::default();
        let words = map.words();
        for (n, binding) in map.rows().iter().enumerate() {
            let text = key_words(&binding.shortcut);
            assert_eq!(read_key(&text), Some(binding.shortcut), "{text}");
            let word = words[n].as_ref();
            assert!(word.is_some(), "{} has no word", binding.what());
            assert!(!words[..n].contains(&words[n]), "{word:?} twice");
        }
    }

    #[test]
    fn changed_keys_come_back_from_the_settings_and_swaps_do_too() {
        let mut map = Keymap::default();
        let (undo, end) = (row(&map, &Command::Undo), row(&map, &Command::EndPhase));
        map.give(undo, key("Alt+U")).unwrap();
        let wanted = map.rows()[end].shortcut;
        let save = row(&map, &Command::Save);
        assert_eq!(map.give(save, wanted), Err(KeyRefused::Taken(end)));
        map.swap(save, end);
        let changes = map.changes();
        assert_eq!(changes.len(), 3);
        let (again, complaints) = Keymap::read(&changes);
        assert_eq!(complaints, Vec::<String>::new());
        assert_eq!(again.of(&Command::Undo).as_deref(), Some("Alt+U"));
        assert_eq!(again.of(&Command::Save).as_deref(), Some("E"));
        assert_eq!(again.of(&Command::EndPhase).as_deref(), Some("Ctrl+S"));
        map.reset(end);
        assert_eq!(map.of(&Command::Save).as_deref(), Some("Ctrl+S"));
        map.reset_all();
        assert!(map.changes().is_empty());
    }

    #[test]
    fn what_is_damaged_is_told_and_the_rest_stays() {
        let changes = serde_json::json!({
            "undo": "Alt+U", "redo": 7, "save": "Hyper+S", "no-such-thing": "F6",
            "escape": "F7", "quit": "Enter", "advice": "F8", "forecast": "F8",
            "whole-map": "E"
        });
        let (map, complaints) = Keymap::read(changes.as_object().unwrap());
        assert_eq!(map.of(&Command::Undo).as_deref(), Some("Alt+U"));
        assert_eq!(map.of(&Command::Redo).as_deref(), Some("Ctrl+Shift+Z"));
        assert_eq!(map.of(&Command::FitMap).as_deref(), Some("F"));
        let all = complaints.join("; ");
        for word in [
            "redo",
            "save",
            "no-such-thing",
            "escape",
            "quit",
            "whole-map",
            "F8",
        ] {
            assert!(all.contains(word), "{word}: {all}");
        }
        assert_eq!(complaints.len(), 7, "{all}");
        for (n, b) in map.rows().iter().enumerate() {
            assert!(!map.shares(n), "{}", b.what());
        }
    }

    #[test]
    fn keys_that_lists_and_fields_need_are_refused_with_a_reason() {
        let mut map = Keymap::default();
        let undo = row(&map, &Command::Undo);
        for text in ["Escape", "Enter", "Tab", "Shift+Up", "Alt+Left", "Ctrl+C"] {
            let refused = map.give(undo, key(text));
            assert!(
                matches!(refused, Err(KeyRefused::Reserved(_))),
                "{text}: {refused:?}"
            );
        }
        assert_eq!(map.of(&Command::Undo).as_deref(), Some("Ctrl+Z"));
        assert!(!map.can_change(row(&map, &Command::Escape)));
        assert!(map.can_change(undo));
    }
}
