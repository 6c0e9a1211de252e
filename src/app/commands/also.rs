//! What people may call a command besides its name: the palette finds it by that.

use super::{Authoring, Command, Consultation, Dialog};
use crate::app::room::Deed;
use crate::words::{Language, tr};

impl Command {
    /// Other words for it in the language spoken, to be looked for and not to be read.
    /// Empty where its name says what anybody would call it.
    #[must_use]
    pub fn also_called(&self) -> String {
        use Command as C;
        match self {
            C::Undo => tr!("also-undo"),
            C::Redo => tr!("also-redo"),
            C::CorrectDie => tr!("also-correct-die"),
            C::Save => tr!("also-save"),
            C::SaveElsewhere => tr!("also-save-elsewhere"),
            C::OpenFile => tr!("also-open-file"),
            C::AgainstComputer => tr!("also-against-computer"),
            C::Quit => tr!("also-quit"),
            C::ExportPdf | C::ExportMuster => tr!("also-print"),
            C::ExportPicture(_) => tr!("also-picture"),
            C::ExportReport(_) => tr!("also-report"),
            C::Scale(_) => tr!("also-scale"),
            C::Contrast => tr!("also-contrast"),
            C::ZoomMap { .. } | C::FitMap => tr!("also-zoom"),
            C::LayMap(_) => tr!("also-lie"),
            C::TogglePlain => tr!("also-plain-map"),
            C::MakeUnits(_) => tr!("also-pieces"),
            C::Fullscreen => tr!("also-full-screen"),
            C::Present | C::Speaker => tr!("also-presenter"),
            C::PlayAgain | C::ToggleTimeline | C::LookAtBeginning | C::LookAtLastTurn => {
                tr!("also-replay")
            }
            C::Ask(Consultation::Hint) => tr!("also-advice"),
            C::Ask(Consultation::Dangers) => tr!("also-dangers"),
            C::Ask(Consultation::Forecast) | C::ToggleCurve => tr!("also-forecast"),
            C::Ask(Consultation::LookBack) => tr!("also-look-back"),
            C::Coach(_) => tr!("also-coach"),
            C::HoldComputer => tr!("also-hold-computer"),
            C::EndPhase | C::Proceed => tr!("also-end-phase"),
            C::Rule(None) => tr!("also-rule-book"),
            C::Manual => tr!("also-manual"),
            C::Tour(_) => tr!("also-tour"),
            C::Author(wish) if **wish == Authoring::Toggle => tr!("also-lessons"),
            C::Draw(_) => tr!("also-draw"),
            C::Speak(language) => {
                tr!(
                    "also-language",
                    language = language.map_or("system", Language::code)
                )
            }
            C::Toggle(dialog) => opens(dialog),
            C::Room(deed) => match **deed {
                Deed::Seat(..) => tr!("also-seat"),
                Deed::Report => tr!("also-report"),
                _ => String::new(),
            },
            _ => String::new(),
        }
    }
}

fn opens(dialog: &Dialog) -> String {
    match dialog {
        Dialog::Opening => tr!("also-opening"),
        Dialog::NewGame => tr!("also-new-game"),
        Dialog::Games => tr!("also-saved-games"),
        Dialog::Settings => tr!("also-settings"),
        Dialog::Points => tr!("also-points"),
        Dialog::Dice => tr!("also-dice"),
        Dialog::Falls => tr!("also-falls"),
        Dialog::Lines | Dialog::Compare => tr!("also-lines"),
        Dialog::Futures | Dialog::WhatIf => tr!("also-futures"),
        Dialog::History => tr!("also-history"),
        Dialog::Lessons => tr!("also-lessons"),
        Dialog::Ratings => tr!("also-ratings"),
        Dialog::Find => tr!("also-find-unit"),
        Dialog::Keys => tr!("also-keys"),
        Dialog::About | Dialog::Licences => tr!("also-about"),
        Dialog::Editor => tr!("also-editor"),
        Dialog::Handout => tr!("also-print"),
        Dialog::Remark | Dialog::Poll | Dialog::Palette | Dialog::Welcome | Dialog::Forces => {
            String::new()
        }
    }
}
