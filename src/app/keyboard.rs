//! Keys become commands here, unless somebody is typing or something stands
//! between the players and the board.

use super::commands::{Binding, Command, TourWish};
use super::focus::Keyboard;
use super::keymap::Keymap;
use super::room::Room;
use crate::engine::Die;
use crate::hex::Direction;

/// What keys may come to now.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Whether something stands between the players and the board.
    pub blocked: bool,
    /// Whether that is dice on their way, and nothing else.
    pub falling: bool,
    /// Whether that is the opening screen, from which one goes on to other dialogs.
    pub opening: bool,
    /// Whether somebody reads in a book that lies over the board.
    pub reading: bool,
    /// Whether the window is in presenter mode.
    pub presenting: bool,
    /// Whether its screen is black.
    pub black: bool,
    /// Whether somebody types in a field.
    pub typing: bool,
    /// Whether a menu or a list is open.
    pub listed: bool,
}

impl Reach {
    /// Whether this key is for the field or the menu that is open: what types a letter or
    /// moves there. In a menu nothing is edited.
    fn keeps(&self, shortcut: &egui::KeyboardShortcut) -> bool {
        let edits = self.typing || !shortcut.modifiers.command;
        (self.typing || self.listed) && edits && !types_nothing(shortcut)
    }
}

/// Keys that wait for the next frame.
#[derive(Default)]
pub(super) struct Late(Vec<egui::Event>);

impl Late {
    /// What is pressed after Escape, and comes with it in one frame of a slow machine, waits
    /// for the next one: what Escape closes would keep it from the board.
    pub(super) fn wait_for_escape(&mut self, ctx: &egui::Context) {
        let pressed = |event: &egui::Event| match event {
            egui::Event::Key {
                key, pressed: true, ..
            } => Some(*key),
            _ => None,
        };
        let mut waited = std::mem::take(&mut self.0);
        ctx.input_mut(|i| {
            waited.append(&mut i.events);
            let mut escaped = false;
            for event in waited {
                match (escaped, pressed(&event)) {
                    // Held, it closes no more than pressed once.
                    (true, Some(egui::Key::Escape)) => {}
                    (true, Some(_)) => self.0.push(event),
                    (_, key) => {
                        escaped |= key == Some(egui::Key::Escape);
                        i.events.push(event);
                    }
                }
            }
        });
        if !self.0.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// What the keys came to that were pressed since the last frame.
#[derive(Default)]
pub(super) struct Pressed {
    /// What they mean.
    pub commands: Vec<Command>,
    /// Whether one of them is for the map.
    pub on_the_map: bool,
    /// The face that is entered already.
    pub again: Option<Die>,
}

impl Keyboard {
    /// The commands of the keys pressed since the last frame, while a game is played.
    pub(super) fn pressed(
        &self,
        ctx: &egui::Context,
        keys: &Keymap,
        room: &Room,
        reach: Reach,
    ) -> Pressed {
        let mut came = Pressed::default();
        // Many a clicker has a key for it that says B.
        let key = (egui::Modifiers::NONE, egui::Key::B);
        let away = reach.typing || reach.listed;
        if reach.presenting && !away && ctx.input_mut(|i| i.consume_key(key.0, key.1)) {
            came.commands.push(Command::BlackOut);
        }
        let focused = ctx.memory(|m| m.focused().is_some());
        let presses = self.presses(focused);
        // A key with Shift or Alt before the same key without, which also answers
        // to it.
        let more = |m: egui::Modifiers| usize::from(m.shift) + usize::from(m.alt);
        let mut all: Vec<&Binding> = keys.rows().iter().collect();
        all.sort_by_key(|b| std::cmp::Reverse(more(b.shortcut.modifiers)));
        for binding in all {
            let key = binding.shortcut.logical_key;
            if reach.keeps(&binding.shortcut) {
                continue;
            }
            // An open list or menu closes itself, before what it belongs to.
            if reach.listed && key == egui::Key::Escape {
                continue;
            }
            // A focused button answers to Enter and Space itself.
            if presses && matches!(key, egui::Key::Enter | egui::Key::Space) {
                continue;
            }
            // Where nothing has been chosen yet there is nothing to click.
            let proceeds = self.waits_at_head() && binding.command == Command::Activate;
            let reads = binding.command == Command::Activate && room.reads_card();
            let steps = match reach.presenting && room.steps_by_arrows() {
                true => sideways(&binding.command),
                false => None,
            };
            let command = match (reads, proceeds) {
                (true, _) => &Command::Tour(TourWish::GoOn),
                (_, true) => &Command::Proceed,
                _ => steps.as_ref().unwrap_or(&binding.command),
            };
            let free = match command {
                Command::Escape | Command::Quit | Command::Scale(_) => true,
                // Asked whether to end the phase, the same key says yes.
                Command::EndPhase => !reach.blocked || room.doubts(),
                // Light again.
                Command::BlackOut | Command::LookOn { .. } if reach.black => true,
                Command::Toggle(_) if reach.opening && binding.shortcut.modifiers.command => true,
                // Dice on their way fall at once: what is saved is what they brought.
                _ if reach.falling && command.lets_dice_fall() => true,
                _ => !(reach.blocked || reach.reading && slips(binding)),
            };
            if free && ctx.input_mut(|i| i.consume_shortcut(&binding.shortcut)) {
                if let Some(die) = room.entered().filter(|&die| digit(die) == key) {
                    came.again = Some(die);
                    continue;
                }
                came.on_the_map |= matches!(command, Command::Cursor(_) | Command::NextUnit { .. });
                came.commands.push(command.clone());
            }
        }
        came
    }
}

/// What an arrow to the left or to the right does before an audience, that of a clicker.
const fn sideways(command: &Command) -> Option<Command> {
    match command {
        Command::Cursor(Direction::West) => Some(Command::LookOn { back: true }),
        Command::Cursor(Direction::East) => Some(Command::LookOn { back: false }),
        _ => None,
    }
}

/// What keys make of the size of the text where they do nothing else: it is to be read
/// whatever lies over the board, and whoever types.
pub(super) fn scales(ctx: &egui::Context, keys: &Keymap) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    let scales = keys.rows().iter().filter(|binding| {
        let modifiers = binding.shortcut.modifiers;
        matches!(binding.command, Command::Scale(_)) && (modifiers.command || !typing)
    });
    let pressed = scales.filter(|it| ctx.input_mut(|i| i.consume_shortcut(&it.shortcut)));
    pressed.map(|binding| binding.command.clone()).collect()
}

/// Takes away what a key would do again because it is held down, if that decides
/// something: one press is one decision, and a heavy hand ends no phase.
pub(super) fn press_once(ctx: &egui::Context, keys: &Keymap) {
    let ends = |key| {
        let of_key = |binding: &&Binding| binding.shortcut.logical_key == key;
        let mut all = keys.rows().iter().filter(of_key);
        all.any(|binding| binding.command == Command::EndPhase)
    };
    let decides = |key| matches!(key, egui::Key::Enter | egui::Key::Space) || ends(key);
    let again = |event: &egui::Event| match event {
        egui::Event::Key {
            key,
            pressed: true,
            repeat: true,
            ..
        } => decides(*key),
        _ => false,
    };
    ctx.input_mut(|i| i.events.retain(|event| !again(event)));
}

/// Whether no field has a use for what is pressed: F1, F2 …, or a letter with Ctrl, unless
/// that edits text.
pub(super) fn types_nothing(shortcut: &egui::KeyboardShortcut) -> bool {
    use egui::Key;
    /// All, copy, cut, paste, undo and redo; and what terminals delete with.
    const EDITS: [Key; 10] = [
        Key::A,
        Key::C,
        Key::X,
        Key::V,
        Key::Z,
        Key::Y,
        Key::H,
        Key::K,
        Key::U,
        Key::W,
    ];
    let (held, key) = (shortcut.modifiers, shortcut.logical_key);
    let function = key.name().strip_prefix('F');
    if function.is_some_and(|number| number.parse::<u8>().is_ok()) {
        return true;
    }
    // With Alt besides, many keyboards type a letter.
    let is_letter = key.name().len() == 1 && key.name().chars().all(char::is_alphabetic);
    is_letter && held.command && !held.alt && !EDITS.contains(&key)
}

/// Whether a key does something to the board that somebody who reads cannot have meant: a
/// letter, an arrow, the space bar. What is pressed with Ctrl or Alt is meant, and so is what
/// the projector answers to.
fn slips(binding: &Binding) -> bool {
    let (held, key) = (
        binding.shortcut.modifiers,
        binding.shortcut.logical_key.name(),
    );
    let function = key.len() > 1 && key.starts_with('F');
    let of_screen = matches!(binding.command, Command::BlackOut | Command::Contrast);
    !(held.command || held.alt || function || of_screen)
}

/// Where the cursor goes with a key for a direction: to the right, and down.
pub(super) const fn heading(direction: Direction) -> [f32; 2] {
    match direction {
        Direction::East => [1.0, 0.0],
        Direction::West => [-1.0, 0.0],
        Direction::NorthEast => [0.3, -0.95],
        Direction::NorthWest => [-0.3, -0.95],
        Direction::SouthEast => [0.3, 0.95],
        Direction::SouthWest => [-0.3, 0.95],
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
