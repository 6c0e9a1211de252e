//! What the commands are called, in the language spoken.

use super::{
    Authoring, Command, Composing, Consultation, Dialog, FuturesFile, GuessWish, PictureFile,
    ReportFile, ScaleStep, TourWish,
};
use crate::app::annotate::Drawing;
use crate::app::cells;
use crate::app::room::Deed;
use crate::app::steps::StepWidth;
use crate::hex::{Direction, Orientation};
use crate::present::board::Pieces;
use crate::present::system::Means;
use crate::words::tr;

/// Said of what belongs to the present, while an earlier moment is looked at.
#[must_use]
pub fn earlier() -> String {
    tr!("tell-earlier")
}

/// Said of what a person may decide, while the computer does.
#[must_use]
pub fn not_yours() -> String {
    tr!("tell-not-yours")
}

/// Said of what is about the keyboard's hex, while there is none.
#[must_use]
pub fn no_cursor() -> String {
    tr!("tell-no-cursor", cell = cells::cell())
}

impl Command {
    /// What it does, in a few words without a capital letter: for the list of
    /// keys, tooltips and the palette. Empty for what has neither key nor menu.
    #[must_use]
    pub fn what(&self) -> String {
        use Command as C;
        match self {
            C::Cursor(direction) => tr!("key-cursor", direction = toward(*direction)),
            C::Activate => tr!("key-click", cell = cells::cell()),
            C::NextRegion { back: false } => tr!("key-next-region"),
            C::NextRegion { back: true } => tr!("key-previous-region"),
            C::MenuHere => tr!("key-hex-menu", cell = cells::cell()),
            C::NextUnit { back: false } => tr!("key-next-unit"),
            C::NextUnit { back: true } => tr!("key-previous-unit"),
            C::Key(Means::NextWay) => tr!("key-next-route", cell = cells::cell()),
            C::Proceed => tr!("key-proceed"),
            C::Key(Means::Plan) => tr!("key-plan-attacks"),
            C::Key(Means::Planned) => tr!("key-begin-planned"),
            C::EndPhase => tr!("key-end-phase"),
            C::Escape => tr!("key-escape"),
            C::Undo => tr!("key-undo"),
            C::Redo => tr!("key-redo"),
            C::CorrectDie => tr!("key-correct-die"),
            C::LookOn { back: true } => tr!("key-moment-before"),
            C::LookOn { back: false } => tr!("key-moment-after"),
            C::Leap { step, back } => leaps(*step, *back),
            C::LookAtLastTurn => tr!("key-last-player-turn"),
            C::LookAtBeginning => tr!("key-beginning"),
            C::LookAtPresent => tr!("key-present"),
            C::Present => tr!("key-presenter"),
            C::BlackOut => tr!("key-black-screen"),
            C::Contrast => tr!("key-contrast"),
            C::Spotlight => tr!("key-spotlight"),
            C::Speaker => tr!("key-speaker"),
            C::ExportPdf => tr!("key-page"),
            C::MakeUnits(Pieces::Counters) => tr!("key-counters"),
            C::MakeUnits(Pieces::Blocks) => tr!("key-blocks"),
            C::ExportFutures(FuturesFile::Svg) => tr!("futures-svg-tip"),
            C::ExportFutures(FuturesFile::Png) => tr!("futures-png-tip"),
            C::ExportFutures(FuturesFile::Csv) => tr!("futures-csv-tip"),
            C::ExportReport(ReportFile::Pdf) => tr!("key-report-pdf"),
            C::ExportReport(ReportFile::Markdown) => tr!("key-report-md"),
            C::PositionAsScenario => tr!("key-position-scenario"),
            C::ExportMuster => tr!("key-muster"),
            C::ExportPicture(PictureFile::Png) => tr!("key-picture-png"),
            C::ExportPicture(PictureFile::Svg) => tr!("key-picture-svg"),
            C::ExportPicture(PictureFile::SvgOutlines) => tr!("key-picture-outlines"),
            C::OpenFile => tr!("key-open-file"),
            C::SaveElsewhere => tr!("key-save-elsewhere"),
            C::AgainstComputer => tr!("key-against-computer"),
            C::PlayFollowing => tr!("key-play-following"),
            C::ToggleCard => tr!("key-hex-card", cell = cells::cell()),
            C::ToggleTimeline => tr!("key-timeline"),
            C::ToggleCurve => tr!("key-curve"),
            C::PlayAgain => tr!("key-play-again"),
            C::HoldComputer => tr!("key-hold-computer"),
            C::Ask(Consultation::Hint) => tr!("key-advice"),
            C::Ask(Consultation::Dangers) => tr!("key-dangers"),
            C::Ask(Consultation::Forecast) => tr!("key-forecast"),
            C::Ask(Consultation::LookBack) => tr!("key-look-back"),
            C::Rule(None) => tr!("key-rule-book"),
            C::Manual => tr!("key-manual"),
            C::Save => tr!("key-save"),
            C::Scale(ScaleStep::Up) => tr!("key-larger-text"),
            C::Scale(ScaleStep::Down) => tr!("key-smaller-text"),
            C::Scale(ScaleStep::Normal) => tr!("key-usual-text"),
            C::ZoomMap { closer: true } => tr!("key-zoom-in"),
            C::ZoomMap { closer: false } => tr!("key-zoom-out"),
            C::FitMap => tr!("key-whole-map"),
            C::LayMap(Orientation::NorthUp) => tr!("key-north-up"),
            C::LayMap(Orientation::AsPrinted) => tr!("key-as-printed"),
            C::TogglePlain => tr!("key-plain-map"),
            C::TogglePanel => tr!("key-side-panel"),
            C::Fullscreen => tr!("key-full-screen"),
            C::Quit => tr!("key-quit"),
            C::Overlay(number) => tr!("key-overlay", n = number + 1),
            C::NoOverlays => tr!("key-no-overlays"),
            C::Toggle(dialog) => opens(dialog),
            C::Tour(wish) => guides(*wish),
            C::Guess(GuessWish::Begin) => tr!("key-guess"),
            C::Author(wish) if **wish == Authoring::Toggle => tr!("key-author"),
            C::Compose(wish) => match **wish {
                Composing::Toggle => tr!("key-study"),
                Composing::AddMoment => tr!("key-stop-here"),
                Composing::Shift { back: true } => tr!("key-stop-earlier"),
                Composing::Shift { back: false } => tr!("key-stop-later"),
                _ => String::new(),
            },
            C::Draw(drawing) => draws(drawing),
            C::Room(deed) if **deed == Deed::Report => tr!("report-about"),
            _ => String::new(),
        }
    }
}

const fn toward(direction: Direction) -> &'static str {
    match direction {
        Direction::East => "east",
        Direction::NorthEast => "north-east",
        Direction::NorthWest => "north-west",
        Direction::West => "west",
        Direction::SouthWest => "south-west",
        Direction::SouthEast => "south-east",
    }
}

fn opens(dialog: &Dialog) -> String {
    match dialog {
        Dialog::Find => tr!("key-find-unit"),
        Dialog::Palette => tr!("key-palette"),
        Dialog::Points => tr!("key-victory-points"),
        Dialog::Dice => tr!("key-dice"),
        Dialog::Remark => tr!("key-remark"),
        Dialog::Lines => tr!("key-lines"),
        Dialog::Futures => tr!("key-futures"),
        Dialog::Falls => tr!("key-falls"),
        Dialog::Compare => tr!("key-compare"),
        Dialog::History => tr!("key-history"),
        Dialog::Poll => tr!("key-poll"),
        Dialog::WhatIf => tr!("what-if-key"),
        Dialog::Keys => tr!("key-keys"),
        Dialog::Licences => tr!("key-licences"),
        Dialog::NewGame => tr!("key-new-game"),
        Dialog::Games => tr!("key-saved-games"),
        Dialog::Settings => tr!("key-settings"),
        Dialog::Opening => tr!("key-opening"),
        Dialog::Lessons => tr!("key-lessons"),
        Dialog::Editor => tr!("key-editor"),
        Dialog::Handout => tr!("key-exercise"),
        Dialog::About | Dialog::Welcome | Dialog::Forces | Dialog::Ratings => String::new(),
    }
}

fn leaps(step: StepWidth, back: bool) -> String {
    match (step, back) {
        (StepWidth::Event, true) => tr!("key-moment-before"),
        (StepWidth::Event, false) => tr!("key-moment-after"),
        (StepWidth::Battle, true) => tr!("key-battle-before"),
        (StepWidth::Battle, false) => tr!("key-battle-after"),
        (StepWidth::Phase, true) => tr!("key-phase-before"),
        (StepWidth::Phase, false) => tr!("key-phase-after"),
        (StepWidth::Part, true) => tr!("key-part-before"),
        (StepWidth::Part, false) => tr!("key-part-after"),
        (StepWidth::Turn, true) => tr!("key-turn-before"),
        (StepWidth::Turn, false) => tr!("key-turn-after"),
    }
}

fn guides(wish: TourWish) -> String {
    match wish {
        TourWish::Begin => tr!("key-tour"),
        TourWish::GoOn => tr!("key-tour-go-on"),
        TourWish::Back => tr!("key-tour-back"),
        TourWish::ShowMe => tr!("key-tour-show-me"),
        TourWish::Of(_) => tr!("tour-name"),
        TourWish::Hint => tr!("key-lesson-hint"),
        TourWish::TryAgain => tr!("key-lesson-again"),
        TourWish::Again
        | TourWish::Leave
        | TourWish::PlayOn
        | TourWish::Against
        | TourWish::Choose(_)
        | TourWish::Number(_)
        | TourWish::List => String::new(),
    }
}

fn draws(drawing: &Drawing) -> String {
    match drawing {
        Drawing::Mode => tr!("key-draw"),
        Drawing::NoteHere => tr!("key-note", cell = cells::cell()),
        Drawing::NextMeaning => tr!("key-next-colour"),
        Drawing::EraseHere => tr!("key-erase-drawing", cell = cells::cell()),
        Drawing::EraseAll => tr!("key-erase-drawings"),
        _ => String::new(),
    }
}
