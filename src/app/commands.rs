//! Everything the program can be told to do, as plain data: menus, keys,
//! buttons and tests all say the same words. Commands are queued while drawing
//! and carried out between frames.

use super::opponent::Question;
use super::pen::Drawing;
use super::planning::PlanEdit;
use crate::ai::Level;
use crate::engine::Die;
use crate::hex::{Direction, HexId, HexMask};
use crate::present::overlay::OverlayKind;
use crate::record::Options;
use crate::systems::hells_gate::{Action, BySide, Side, UnitId};
use crate::words::Language;
use egui::{Key, KeyboardShortcut, Modifiers, Pos2};
use std::path::PathBuf;

/// A window or dialog that lies over the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog {
    /// Options of a new game.
    NewGame,
    /// Saved games, and a name to save under.
    Games,
    /// Victory points with their working.
    Points,
    /// How the dice have fallen.
    Dice,
    /// The end of the game: who won, and the whole receipt.
    Verdict,
    /// Settings.
    Settings,
    /// Find a unit by its name.
    Find,
    /// Do anything by its name.
    Palette,
    /// Keys.
    Keys,
    /// About the program and its sources.
    About,
    /// The first start: a guided tour is offered.
    Welcome,
    /// What the program is built from, with every licence.
    Licences,
}

impl Dialog {
    /// Whether play goes on beside it.
    #[must_use]
    pub const fn lies_beside(&self) -> bool {
        matches!(self, Self::Points | Self::Dice)
    }
}

/// What the menu under the second button is about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexMenu {
    /// The hex.
    pub hex: HexId,
    /// The unit that was pointed at, if it is about one.
    pub unit: Option<UnitId>,
    /// Where it was asked for; `None` when the keyboard did.
    pub at: Option<Pos2>,
}

/// Said of what belongs to the present, while an earlier moment is looked at.
pub const EARLIER: &str = "You look at an earlier moment; Esc returns to the present.";

/// Said of what a person may decide, while the computer does.
pub const NOT_YOURS: &str = "The computer decides now. Pause it to decide for it.";

/// Said of what is about the keyboard's hex, while there is none.
pub const NO_CURSOR: &str = "Move the hex cursor with the arrow keys first.";

/// One thing to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Do an action of the game; roll for it if it needs a die.
    Act(Action),
    /// The die that the table rolled by hand.
    GiveDie(Die),
    /// Do not roll after all.
    CancelDie,
    /// A click on a hex.
    ClickHex(HexId),
    /// A click on a unit.
    ClickUnit(UnitId),
    /// Add a unit to the picked ones, or take it out.
    ToggleUnit(UnitId),
    /// Pick every unit of this one's hex that can act.
    WholeStack(UnitId),
    /// A unit was dragged to a hex.
    Drop(UnitId, HexId),
    /// Let go of everything, close what is open.
    Escape,
    /// End the phase; asks first if something is left undone.
    EndPhase,
    /// End the phase without asking.
    EndPhaseNow,
    /// Do what the phase is about: judge supply, roll, …
    Proceed,
    /// Begin planning attacks, or end it.
    PlanAttacks,
    /// Change the plan of attacks.
    Plan(PlanEdit),
    /// Put the first planned attack together.
    BeginPlanned,
    /// A computer player does an action.
    Computer(Action),
    /// Hold the computer player, or let it go on.
    HoldComputer,
    /// Seat a computer at a side, or a person.
    TakeSeat(Side, Option<Level>),
    /// Ask a computer player something.
    Ask(Question),
    /// Do what the advice with this number says, up to the next die.
    FollowAdvice(usize),
    /// Drop the answer, or stop looking for it.
    DismissAnswer,
    /// Take the last action back.
    Undo,
    /// Do it again.
    Redo,
    /// Move the keyboard's hex.
    Cursor(Direction),
    /// Click the keyboard's hex.
    Activate,
    /// Pick the next unit that can act, or the previous one.
    NextUnit {
        /// Backwards.
        back: bool,
    },
    /// Take the next of several routes.
    NextRoute,
    /// Light these hexes: a line of the log was clicked.
    Light(HexMask),
    /// Turn an overlay on or off.
    Overlay(OverlayKind),
    /// Turn every overlay off.
    NoOverlays,
    /// Show or hide the card of the hex under the pointer.
    ToggleCard,
    /// Speak a language; `None` is as the system says.
    Speak(Option<Language>),
    /// Show a unit on the map and pick it.
    GoTo(UnitId),
    /// Look at the moment after so many actions, with these hexes lit.
    LookAt {
        /// How many actions.
        ply: usize,
        /// The hexes.
        lit: HexMask,
    },
    /// Look one action later, or earlier.
    LookOn {
        /// Earlier.
        back: bool,
    },
    /// Look at the beginning of the player turn before this one.
    LookAtLastTurn,
    /// Look at the present again.
    LookAtPresent,
    /// Look at the beginning of the game.
    LookAtBeginning,
    /// Begin presenter mode, or end it.
    Present,
    /// The presenter's screen becomes black, or light again.
    BlackOut,
    /// Dim all but a circle about the presenter's pointer, or no longer.
    Spotlight,
    /// A click beside the map: let go of what is picked.
    LetGo,
    /// Show what can be done with a hex or unit.
    OpenMenu(HexMenu),
    /// The same for the keyboard's hex.
    MenuHere,
    /// Close that menu.
    CloseMenu,
    /// Draw on the map.
    Draw(Drawing),
    /// Write what is seen as a page to hand out.
    ExportPdf,
    /// Open a rule, or the rule book.
    Rule(Option<String>),
    /// Open or close a dialog.
    Toggle(Dialog),
    /// The guided tour.
    Tour(TourWish),
    /// Begin a new game, with computer players at these sides.
    NewGame {
        /// Which of the built-in scenarios.
        scenario: usize,
        /// Its dice and how far it can be undone.
        options: Options,
        /// Who plays: a computer of a level, or a person.
        seats: BySide<Option<Level>>,
    },
    /// Begin another game where this one stood after so many actions, to study
    /// another line of play.
    Branch(usize),
    /// Open a saved game.
    Open(PathBuf),
    /// Save under the name last used, or ask for one.
    Save,
    /// Save under this title.
    SaveAs(String),
    /// Go on with the game that was left open.
    Resume(PathBuf),
    /// Leave it.
    DiscardPending(PathBuf),
    /// The next player is ready.
    HandedOver,
    /// Text larger or smaller.
    Scale(ScaleStep),
    /// Show the whole map.
    FitMap,
    /// Zoom the map.
    ZoomMap {
        /// Closer.
        closer: bool,
    },
    /// Show or hide the side panel.
    TogglePanel,
    /// The window fills the screen, or no longer.
    Fullscreen,
    /// Leave the program.
    Quit,
}

impl Command {
    /// Whether it plays: picks, plans or does something in the game on the
    /// table, and so belongs to the present.
    #[must_use]
    pub const fn plays(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::GiveDie(_)
                | Self::ToggleUnit(_)
                | Self::WholeStack(_)
                | Self::Drop(..)
                | Self::EndPhase
                | Self::EndPhaseNow
                | Self::FollowAdvice(_)
                | Self::Proceed
                | Self::Undo
                | Self::Redo
                | Self::NextUnit { .. }
                | Self::NextRoute
                | Self::PlanAttacks
                | Self::Plan(_)
                | Self::BeginPlanned
        )
    }
}

impl Command {
    /// Whether it decides something for the side whose decision it is.
    #[must_use]
    pub const fn decides(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::ClickHex(_)
                | Self::ClickUnit(_)
                | Self::ToggleUnit(_)
                | Self::WholeStack(_)
                | Self::Drop(..)
                | Self::Activate
                | Self::EndPhase
                | Self::EndPhaseNow
                | Self::FollowAdvice(_)
                | Self::Proceed
                | Self::NextUnit { .. }
                | Self::PlanAttacks
                | Self::Plan(_)
                | Self::BeginPlanned
        )
    }
}

/// What is wanted of the guided tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TourWish {
    /// Begin it; leave it if it goes on.
    Begin,
    /// The card has been read.
    GoOn,
    /// A step back.
    Back,
    /// Do what the card asks for.
    ShowMe,
    /// Leave it; the player's own game comes back.
    Leave,
    /// Leave it and play on with its game.
    PlayOn,
}

/// A step of the text size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScaleStep {
    /// Larger.
    Up,
    /// Smaller.
    Down,
    /// 100 %.
    Normal,
}

/// A key and what it does.
pub struct Binding {
    /// The key with its modifiers.
    pub shortcut: KeyboardShortcut,
    /// The command.
    pub command: Command,
    /// What it does, for the list of keys.
    pub what: &'static str,
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;

/// The usual keys of the program.
#[must_use]
pub fn bindings() -> Vec<Binding> {
    let key = |modifiers, key, command, what| Binding {
        shortcut: KeyboardShortcut::new(modifiers, key),
        command,
        what,
    };
    use Command as C;
    let mut all = vec![
        key(
            PLAIN,
            Key::ArrowLeft,
            C::Cursor(Direction::West),
            "move the hex cursor west",
        ),
        key(
            PLAIN,
            Key::ArrowRight,
            C::Cursor(Direction::East),
            "move the hex cursor east",
        ),
        key(
            PLAIN,
            Key::ArrowUp,
            C::Cursor(Direction::NorthEast),
            "move the hex cursor north-east",
        ),
        key(
            PLAIN,
            Key::ArrowDown,
            C::Cursor(Direction::SouthWest),
            "move the hex cursor south-west",
        ),
        key(
            SHIFT,
            Key::ArrowUp,
            C::Cursor(Direction::NorthWest),
            "move the hex cursor north-west",
        ),
        key(
            SHIFT,
            Key::ArrowDown,
            C::Cursor(Direction::SouthEast),
            "move the hex cursor south-east",
        ),
        key(
            PLAIN,
            Key::Enter,
            C::Activate,
            "click the hex under the cursor",
        ),
        key(
            PLAIN,
            Key::M,
            C::MenuHere,
            "show what can be done with the hex under the cursor",
        ),
        key(
            PLAIN,
            Key::N,
            C::NextUnit { back: false },
            "pick the next unit that can act",
        ),
        key(
            SHIFT,
            Key::N,
            C::NextUnit { back: true },
            "pick the previous unit that can act",
        ),
        key(
            PLAIN,
            Key::R,
            C::NextRoute,
            "take another route to the same hex",
        ),
        key(
            PLAIN,
            Key::Space,
            C::Proceed,
            "do what the phase asks for: judge supply, roll, begin the turn",
        ),
        key(
            PLAIN,
            Key::A,
            C::PlanAttacks,
            "plan several attacks before anything is rolled, or end planning",
        ),
        key(
            PLAIN,
            Key::G,
            C::BeginPlanned,
            "begin the next planned attack",
        ),
        key(PLAIN, Key::E, C::EndPhase, "end the phase"),
        key(PLAIN, Key::Escape, C::Escape, "let go, close"),
        key(CTRL, Key::Z, C::Undo, "undo"),
        key(Modifiers::COMMAND.plus(SHIFT), Key::Z, C::Redo, "redo"),
        key(CTRL, Key::Y, C::Redo, "redo"),
        key(
            PLAIN,
            Key::PageUp,
            C::LookOn { back: true },
            "look at the moment before",
        ),
        key(
            PLAIN,
            Key::PageDown,
            C::LookOn { back: false },
            "look at the moment after",
        ),
        key(
            PLAIN,
            Key::O,
            C::LookAtLastTurn,
            "look at the last player turn from its beginning",
        ),
        key(
            PLAIN,
            Key::Home,
            C::LookAtBeginning,
            "look at the beginning of the game",
        ),
        key(PLAIN, Key::End, C::LookAtPresent, "return to the present"),
        key(
            PLAIN,
            Key::F5,
            C::Present,
            "presenter mode: the map, one line of huge text, and a clicker's keys",
        ),
        key(
            PLAIN,
            Key::Period,
            C::BlackOut,
            "black screen in presenter mode",
        ),
        key(
            PLAIN,
            Key::S,
            C::Spotlight,
            "spotlight about the pointer in presenter mode",
        ),
        key(
            PLAIN,
            Key::D,
            C::Draw(Drawing::Mode),
            "draw on the map: arrows, circles, notes; again: end it",
        ),
        key(
            PLAIN,
            Key::J,
            C::Draw(Drawing::NoteHere),
            "write a note at the hex pointed at, or under the cursor",
        ),
        key(
            PLAIN,
            Key::C,
            C::Draw(Drawing::NextMeaning),
            "draw in the next colour",
        ),
        key(
            PLAIN,
            Key::X,
            C::Draw(Drawing::EraseHere),
            "take away what was drawn last at the hex",
        ),
        key(
            SHIFT,
            Key::X,
            C::Draw(Drawing::EraseAll),
            "take away all that is drawn at this moment",
        ),
        key(
            CTRL,
            Key::E,
            C::ExportPdf,
            "write what is seen as a page to hand out (PDF)",
        ),
        key(CTRL, Key::F, C::Toggle(Dialog::Find), "find a unit"),
        key(
            CTRL,
            Key::P,
            C::Toggle(Dialog::Palette),
            "do something by its name",
        ),
        key(
            Modifiers::COMMAND.plus(SHIFT),
            Key::P,
            C::Toggle(Dialog::Palette),
            "do something by its name",
        ),
        key(
            PLAIN,
            Key::H,
            C::ToggleCard,
            "show or hide the card of the hex pointed at",
        ),
        key(PLAIN, Key::V, C::Toggle(Dialog::Points), "victory points"),
        key(
            PLAIN,
            Key::L,
            C::Toggle(Dialog::Dice),
            "how the dice have fallen, and whom they favoured",
        ),
        key(
            PLAIN,
            Key::P,
            C::HoldComputer,
            "hold the computer player, or let it go on",
        ),
        key(PLAIN, Key::I, C::Ask(Question::Hint), "ask for advice"),
        key(
            PLAIN,
            Key::W,
            C::Ask(Question::Forecast),
            "ask who will probably win",
        ),
        key(
            PLAIN,
            Key::B,
            C::Ask(Question::LookBack),
            "look back at luck and decisions",
        ),
        key(PLAIN, Key::F1, C::Rule(None), "rule book"),
        key(
            SHIFT,
            Key::F1,
            C::Tour(TourWish::Begin),
            "begin the guided tour, or leave it",
        ),
        key(
            PLAIN,
            Key::U,
            C::Tour(TourWish::GoOn),
            "go on in the guided tour",
        ),
        key(
            SHIFT,
            Key::U,
            C::Tour(TourWish::Back),
            "go a step back in the guided tour",
        ),
        key(
            PLAIN,
            Key::T,
            C::Tour(TourWish::ShowMe),
            "let the guided tour do its step",
        ),
        key(PLAIN, Key::F2, C::Toggle(Dialog::Keys), "keys"),
        key(
            SHIFT,
            Key::F2,
            C::Toggle(Dialog::Licences),
            "licences of what the program is built from",
        ),
        key(CTRL, Key::N, C::Toggle(Dialog::NewGame), "new game"),
        key(CTRL, Key::O, C::Toggle(Dialog::Games), "saved games"),
        key(CTRL, Key::S, C::Save, "save"),
        key(CTRL, Key::Comma, C::Toggle(Dialog::Settings), "settings"),
        key(CTRL, Key::Plus, C::Scale(ScaleStep::Up), "larger text"),
        key(CTRL, Key::Equals, C::Scale(ScaleStep::Up), "larger text"),
        key(CTRL, Key::Minus, C::Scale(ScaleStep::Down), "smaller text"),
        key(
            CTRL,
            Key::Num0,
            C::Scale(ScaleStep::Normal),
            "text at 100 %",
        ),
        key(
            PLAIN,
            Key::Plus,
            C::ZoomMap { closer: true },
            "zoom the map in",
        ),
        key(
            PLAIN,
            Key::Equals,
            C::ZoomMap { closer: true },
            "zoom the map in",
        ),
        key(
            PLAIN,
            Key::Minus,
            C::ZoomMap { closer: false },
            "zoom the map out",
        ),
        key(PLAIN, Key::F, C::FitMap, "show the whole map"),
        key(
            PLAIN,
            Key::F9,
            C::TogglePanel,
            "show or hide the side panel",
        ),
        key(PLAIN, Key::F11, C::Fullscreen, "full screen"),
        key(CTRL, Key::Q, C::Quit, "quit"),
    ];
    let overlays = OverlayKind::ALL.into_iter().zip(OVERLAY_KEYS);
    all.extend(overlays.map(|(kind, digit)| key(PLAIN, digit, C::Overlay(kind), kind.word())));
    all.push(key(
        PLAIN,
        Key::Backspace,
        C::NoOverlays,
        "take every overlay off the map",
    ));
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

/// A key in words.
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
                assert_ne!(a.shortcut, b.shortcut, "{} / {}", a.what, b.what);
            }
        }
    }
}
