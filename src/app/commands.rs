//! Everything the program can be told to do, as plain data: menus, keys,
//! buttons and tests all say the same words. Commands are queued while drawing
//! and carried out between frames.

mod also;
mod keys;
mod names;

pub use keys::{Binding, bindings, key_name, key_words};
pub use names::{earlier, no_cursor, not_yours};

use super::annotate::Drawing;
use super::authoring::AnswerSort;
use super::catalogue::Beginning;
use super::dialogs::UnkeptWork;
use super::editor::Work;
use super::lessons::LessonId;
use super::room::Deed;
use super::steps::StepWidth;
use crate::engine::NodeId;
use crate::hex::{Direction, Orientation};
use crate::present::board::Pieces;
use crate::present::duty::PlanDepth;
use crate::present::system::Means;
use crate::record::Settings;
use crate::study::Readers;
use crate::words::Language;
use egui::KeyboardShortcut;
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
    /// What is said about the moment looked at.
    Remark,
    /// The lines of the game as a tree.
    Lines,
    /// How games go on from the position on the screen.
    Futures,
    /// How the dice of a throw could have fallen.
    Falls,
    /// Two positions side by side.
    Compare,
    /// What really happened.
    History,
    /// A poll of the class.
    Poll,
    /// What other rules would have changed.
    WhatIf,
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
    /// Where one may go on, begin or open.
    Opening,
    /// The lessons of every game.
    Lessons,
    /// How well people play, beside the levels of the computer.
    Ratings,
    /// Which scenario is edited.
    Editor,
    /// A page for a class.
    Handout,
    /// Forces chosen by points.
    Forces,
}

impl Dialog {
    /// Whether play goes on beside it.
    #[must_use]
    pub const fn lies_beside(&self) -> bool {
        matches!(
            self,
            Self::Points
                | Self::Dice
                | Self::Remark
                | Self::Lines
                | Self::Futures
                | Self::Falls
                | Self::Compare
                | Self::History
                | Self::Poll
        )
    }
}

/// How a picture of the board is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureFile {
    /// In pixels.
    Png,
    /// In lines and letters, to be enlarged at will.
    Svg,
    /// The same with letters drawn as lines: it looks alike everywhere.
    SvgOutlines,
}

/// How the ends of many games are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FuturesFile {
    /// A picture in lines and letters.
    Svg,
    /// A picture in pixels.
    Png,
    /// A table, a line for each game.
    Csv,
}

/// How the report of a game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportFile {
    /// Pages to print.
    Pdf,
    /// Text with its pictures in it.
    Markdown,
}

/// What can be asked of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consultation {
    /// What is worth playing.
    Hint,
    /// What the other side could do in its next turn.
    Dangers,
    /// How the game will end.
    Forecast,
    /// What the decisions so far have cost.
    LookBack,
}

/// One thing to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// The face entered last is not what the die showed: ask for it again.
    CorrectDie,
    /// Let go of everything, close what is open.
    Escape,
    /// End the phase; asks first if something is left undone.
    EndPhase,
    /// End the phase without asking.
    EndPhaseNow,
    /// Do what the phase is about: judge supply, roll, …
    Proceed,
    /// Something that only some games have.
    Key(Means),
    /// Hold the computer player, or let it go on.
    HoldComputer,
    /// Ask a computer player something.
    Ask(Consultation),
    /// Do what the advice with this number says, up to the next die.
    FollowAdvice(usize),
    /// Drop the answer, or stop looking for it.
    DismissAnswer,
    /// Take the last action back.
    Undo,
    /// Do it again.
    Redo,
    /// Move the keyboard's hex: the way a key goes with the north at the top.
    Cursor(Direction),
    /// Click the keyboard's hex.
    Activate,
    /// The keyboard goes to the next region of the window, or the previous one.
    NextRegion {
        /// Backwards.
        back: bool,
    },
    /// Pick the next unit that can act, or the previous one.
    NextUnit {
        /// Backwards.
        back: bool,
    },
    /// Turn the overlay of this number on or off, counted from 0.
    Overlay(usize),
    /// Turn every overlay off.
    NoOverlays,
    /// A coach speaks of decisions that cost so many tenths of a point; without a
    /// number, nobody does.
    Coach(Option<u8>),
    /// Tell so much of a plan when advice is asked for.
    Tell(PlanDepth),
    /// Show or hide the card of the hex under the pointer.
    ToggleCard,
    /// Show or hide the timeline under the board.
    ToggleTimeline,
    /// Work out how the game was expected to end at every moment, or no longer.
    ToggleCurve,
    /// Play the game again from the moment looked at, or stop.
    PlayAgain,
    /// Speak a language; `None` is as the system says.
    Speak(Option<Language>),
    /// Look one action later, or earlier.
    LookOn {
        /// Earlier.
        back: bool,
    },
    /// Look a step of this length later, or earlier.
    Leap {
        /// How far.
        step: StepWidth,
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
    /// Open or close the window of whoever speaks.
    Speaker,
    /// The colours of high contrast, or those of the settings again.
    Contrast,
    /// A click beside the map: let go of what is picked.
    LetGo,
    /// Show what can be done with the keyboard's hex.
    MenuHere,
    /// Draw on the map.
    Draw(Drawing),
    /// Write what is seen as a page to hand out.
    ExportPdf,
    /// Write the position as a page for a class, as its dialog says.
    ExportExercise,
    /// Write how the games ended that were played on from a position.
    ExportFutures(FuturesFile),
    /// Write the report of the game.
    ExportReport(ReportFile),
    /// Make the units of this.
    MakeUnits(Pieces),
    /// Write what a table needs to set the game up, as a page.
    ExportMuster,
    /// Write the rules of a new game as a variant.
    SaveVariant(Box<Beginning>),
    /// Ask for a variant of the rules.
    AskVariant,
    /// Ask what the rules of a new game would change.
    Suppose(Box<Beginning>),
    /// Make a scenario of the position on the screen, in the editor.
    PositionAsScenario,
    /// Write the board that is seen as a picture.
    ExportPicture(PictureFile),
    /// Open a rule, or the rule book.
    Rule(Option<String>),
    /// Open the manual.
    Manual,
    /// Open or close a dialog.
    Toggle(Dialog),
    /// The guided tour.
    Tour(TourWish),
    /// Guess at the moves of the game on the table.
    Guess(GuessWish),
    /// Practise a decision of an earlier game.
    Practise(PracticeWish),
    /// Begin a lesson, or go on with it.
    Study(LessonId),
    /// Write a lesson.
    Author(Box<Authoring>),
    /// Put a study together, show it.
    Compose(Box<Composing>),
    /// Begin a new game of any system.
    Begin(Box<Beginning>),
    /// Begin another game where this one stood in a position, to study another line
    /// of play.
    Branch(NodeId),
    /// Look at one of the games that were played on from a position, as a game of its own.
    StepThroughFuture,
    /// Open a saved game.
    Open(PathBuf),
    /// Save under the name last used, or ask for one.
    Save,
    /// Save under this title; asks when another game would be replaced.
    SaveAs(String),
    /// What is to be done about the game that saving would replace.
    AnswerReplace(WhenTaken),
    /// What is to be done about work that could not be written as the window closes.
    Unkept(UnkeptWish),
    /// Open a file that the desktop asks for.
    OpenFile,
    /// Save in a file that the desktop asks for.
    SaveElsewhere,
    /// Show a file in its folder.
    ShowInFolder(PathBuf),
    /// Keep the saved games in order.
    Tidy(Box<Tidy>),
    /// Choose a game against the computer.
    AgainstComputer,
    /// Play what takes up where the game on the table ends.
    PlayFollowing,
    /// Go on with the game that was left open.
    Resume(PathBuf),
    /// Go on with it, but without what is drawn on its map.
    ResumeBare(PathBuf),
    /// Leave it.
    DiscardPending(PathBuf),
    /// Text larger or smaller.
    Scale(ScaleStep),
    /// Show the whole map.
    FitMap,
    /// Lay the map with the north at the top, or as the boxed game prints it.
    LayMap(Orientation),
    /// The map is drawn plainly, to be read from afar, or in full again.
    TogglePlain,
    /// Zoom the map.
    ZoomMap {
        /// Closer.
        closer: bool,
    },
    /// Show or hide the side panel.
    TogglePanel,
    /// The window fills the screen, or no longer.
    Fullscreen,
    /// Something in the editor.
    Edit(Box<Work>),
    /// Something in the game on the table.
    Room(Box<Deed>),
    /// Have these settings from now on.
    Prefer(Box<Settings>),
    /// Give a command another key.
    ChangeKey(KeyChange),
    /// Leave the program.
    Quit,
}

/// Another key for a row of the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyChange {
    /// This key.
    Give(usize, KeyboardShortcut),
    /// The usual one again.
    Usual(usize),
    /// All have their usual ones again.
    AllUsual,
    /// That of another row, which gets this one's.
    Swap(usize, usize),
}

impl Command {
    /// Whether it makes something of the game on the table, plays for it, or brings
    /// something in its place: it has no part in a game that is only guessed at or
    /// practised.
    #[must_use]
    pub fn wants_an_own_game(&self) -> bool {
        match self {
            Self::Save
            | Self::SaveAs(_)
            | Self::SaveElsewhere
            | Self::PositionAsScenario
            | Self::Branch(_)
            | Self::StepThroughFuture
            | Self::HoldComputer
            | Self::FollowAdvice(_)
            | Self::Author(_)
            | Self::Toggle(Dialog::Editor)
            | Self::Tour(TourWish::Begin | TourWish::Of(_)) => true,
            // A study would come to the table in its place.
            Self::Compose(wish) => **wish != Composing::Toggle,
            _ => false,
        }
    }

    /// Changes the settings, if it changes those and nothing else. Whether it does.
    pub fn sets(&self, settings: &mut Settings) -> bool {
        match self {
            Self::ToggleTimeline => settings.timeline = !settings.timeline,
            Self::ToggleCurve => {
                settings.curve = !settings.curve;
                // It is drawn on the timeline.
                settings.timeline |= settings.curve;
            }
            Self::Coach(least) => settings.coach = *least,
            Self::Tell(depth) => settings.advice = *depth,
            Self::MakeUnits(pieces) => settings.blocks = *pieces == Pieces::Blocks,
            Self::TogglePlain => settings.plain_map = !settings.plain_map,
            _ => return false,
        }
        true
    }

    /// Whether dice on their way fall at once before it is carried out: it puts the game
    /// away, or opens a dialog over it.
    #[must_use]
    pub const fn lets_dice_fall(&self) -> bool {
        self.puts_away() || matches!(self, Self::Toggle(_))
    }

    /// Whether it writes the game on the table away as it is, or takes another
    /// one in its place.
    #[must_use]
    pub const fn puts_away(&self) -> bool {
        matches!(
            self,
            Self::Save
                | Self::SaveAs(_)
                | Self::SaveElsewhere
                | Self::PositionAsScenario
                | Self::OpenFile
                | Self::AnswerReplace(_)
                | Self::Begin(_)
                | Self::Branch(_)
                | Self::StepThroughFuture
                | Self::Open(_)
                | Self::Resume(_)
                | Self::ResumeBare(_)
                | Self::Tour(TourWish::Begin)
                | Self::Study(_)
                | Self::Quit
        )
    }
}

/// What can be done with a saved game without opening it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tidy {
    /// Give it another title.
    Rename(PathBuf, String),
    /// Write it a second time.
    Duplicate(PathBuf),
    /// Move it to the trash.
    ThrowAway(PathBuf),
    /// Take it out of the program's own trash.
    PutBack(PathBuf),
    /// Bring back what was thrown away last.
    Undo,
}

/// What can be done about a saved game of the name that another is to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhenTaken {
    /// It is replaced, and a copy of it kept.
    Replace,
    /// It stays; the other gets a name that is free.
    OtherName,
    /// It stays, and nothing is saved.
    Nothing,
}

/// What can be done about work that could not be written as the window closes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnkeptWish {
    /// It is written again, and the window closes.
    Again,
    /// It is saved in another file: this one, or one that the desktop asks for.
    Elsewhere(UnkeptWork, Option<PathBuf>),
    /// The window closes without it.
    Leave,
    /// The window stays.
    Stay,
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
    /// To the first card, wherever it stands.
    Again,
    /// Do what the card asks for.
    ShowMe,
    /// Leave it; the player's own game comes back.
    Leave,
    /// Leave it and play on with its game.
    PlayOn,
    /// Leave it and play against the computer.
    Against,
    /// Begin that of the system of this key.
    Of(&'static str),
    /// One more hint.
    Hint,
    /// The question of the card once more.
    TryAgain,
    /// Choose the answer of this number.
    Choose(usize),
    /// Answer with this number.
    Number(i64),
    /// Leave it for the list of lessons.
    List,
}

/// What is wanted of a decision that is practised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PracticeWish {
    /// Begin with the exercise in this file.
    Begin(PathBuf),
    /// The same decision once more.
    Again,
    /// Leave it; the game that was on the table comes back.
    Leave,
}

/// What is wanted of a game that is guessed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuessWish {
    /// Begin; leave, if one goes on.
    Begin,
    /// Leave it; the game that was guessed at comes back.
    Leave,
    /// Guess at this side's decisions.
    Side(crate::engine::SideNo),
    /// Guess at every decision, or at the first of each player turn.
    Every(bool),
    /// Guess from the moment on that was looked at, or from the beginning of the game.
    FromThere(bool),
    /// Play moves out so often.
    Games(u32),
    /// Go through the game.
    Start,
    /// Go on where it was left.
    Resume,
    /// The decision once more, from its beginning.
    Again,
    /// Show what was played without a guess.
    Show,
    /// Play no further games out; the decision stands open again.
    Stop,
    /// The next decision.
    Next,
}

/// What is wanted of the lesson that is written.
#[derive(Clone, PartialEq, Debug)]
pub enum Authoring {
    /// Open its window, or close it.
    Toggle,
    /// Begin a new one with the position on the table.
    New,
    /// Write on this one.
    Open(LessonId),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Add a step after the one looked at.
    AddStep,
    /// The step one place earlier.
    Earlier,
    /// The step one place later.
    Later,
    /// Delete the step.
    DeleteStep,
    /// The step begins in the position on the table.
    TakePosition,
    /// The step goes on where the one before ends.
    GoesOn,
    /// The step shows the overlays that are shown.
    TakeOverlays,
    /// The step leaves the overlays as they are.
    LeaveOverlays,
    /// What is played from now on is an answer.
    Record(AnswerSort),
    /// It has been played.
    Recorded,
    /// Say everything that is wrong with the lesson.
    Check,
    /// Play it from this step.
    Try,
    /// Save it.
    Save,
}

/// What is wished of the study that is put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Composing {
    /// Open its window, or close it.
    Toggle,
    /// Begin a new one.
    New,
    /// Open this one.
    Open(PathBuf),
    /// Open one that the desktop asks for.
    OpenFile,
    /// Save it.
    Save,
    /// Save it in a file that the desktop asks for.
    SaveElsewhere,
    /// Save it in this file from now on.
    SaveAt(PathBuf),
    /// Save it among the user's own, under a name that nothing has.
    SaveBeside,
    /// It is not saved.
    StopSave,
    /// It is not opened.
    StopOpen,
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// The moment on the table becomes a stop.
    AddMoment,
    /// The position on the table becomes a stop, without its game.
    AddPosition,
    /// A page of text becomes a stop.
    AddPage,
    /// A saved game is taken in.
    Import(PathBuf),
    /// One that the desktop asks for is taken in.
    ImportFile,
    /// The stop of this number is looked at.
    Pick(usize),
    /// The stop that is looked at is taken out.
    Remove,
    /// A stop goes to another place.
    Move {
        /// Where it stands.
        from: usize,
        /// Where it goes.
        to: usize,
    },
    /// The stop shows the moment on the table.
    TakeMoment,
    /// It shows the overlays that are shown.
    TakeOverlays,
    /// It shows the part of the map that is seen.
    TakeSection,
    /// It shows the whole map.
    WholeMap,
    /// It shows what is drawn on the map.
    TakeDrawings,
    /// How the games ended that were played in the window of futures goes into the study: to
    /// the stop that is looked at, if they began there, or as a stop.
    TakeHistogram,
    /// The stop shows no histogram any more.
    DropHistogram,
    /// The stop of this number comes to the table.
    Show(usize),
    /// The next stop comes to the table, or the one before.
    Step {
        /// The one before.
        back: bool,
    },
    /// The stop that is looked at goes one place on in the order, or back.
    Shift {
        /// Back.
        back: bool,
    },
    /// What is on the table is presented.
    Present,
    /// The player's own game comes back.
    Leave,
    /// Its pages are made, for the speaker or for the class.
    Print(Readers),
    /// They are not.
    StopPrint,
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

/// Text sizes, in per cent.
const SCALES: [u16; 12] = [80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 275, 300];

impl ScaleStep {
    /// The text size that it leads to from this one; `None` at the end of them.
    #[must_use]
    pub fn from(self, scale: f32) -> Option<f32> {
        let now = (scale * 100.0).round() as u16;
        let to = match self {
            Self::Up => SCALES.into_iter().find(|&s| s > now),
            Self::Down => SCALES.into_iter().rev().find(|&s| s < now),
            Self::Normal => Some(100),
        };
        to.map(|to| f32::from(to) / 100.0)
    }
}
