//! The question when the window is to close and something that was put together could not
//! be written.

use super::Around;
use super::questions::ask;
use crate::app::commands::{Command, UnkeptWish};
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::words::tr;
use egui::{Button, TextEdit};
use std::path::PathBuf;

/// Something that was put together, by its title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnkeptWork {
    /// The study.
    Study(String),
    /// The lesson.
    Lesson(String),
}

impl UnkeptWork {
    fn told(&self) -> String {
        match self {
            Self::Study(title) => tr!("unkept-study", title = title.as_str()),
            Self::Lesson(title) => tr!("unkept-lesson", title = title.as_str()),
        }
    }
}

/// What would be lost if the window closed, while that is asked.
#[derive(Default)]
pub struct Unkept {
    /// What that is.
    pub works: Vec<UnkeptWork>,
    /// Where it could be saved, as it is typed where the desktop asks for no files.
    path: String,
    /// Whether the window closes all the same.
    pub leaves: bool,
}

impl Unkept {
    /// Whether it is asked.
    #[must_use]
    pub const fn asks(&self) -> bool {
        !self.works.is_empty()
    }

    /// The question.
    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        let mut wish = None;
        let desktop = around.errands.asks();
        let path = &mut self.path;
        let works = &self.works;
        let closes = ask(ctx, "unkept", &tr!("unkept-title"), |ui| {
            for work in works {
                ui.label(bold(work.told()));
            }
            ui.label(tr!("unkept-about"));
            ui.add_space(space::SMALL);
            let again = ui.button(tr!("unkept-again"));
            if ui.memory(|m| m.focused().is_none()) {
                again.request_focus();
            }
            if again.clicked() {
                wish = Some(UnkeptWish::Again);
            }
            if !desktop {
                let label = ui.label(tr!("unkept-path"));
                let wide = ui.available_width();
                ui.add(TextEdit::singleline(path).desired_width(wide))
                    .labelled_by(label.id);
            }
            for work in works {
                let label = match work {
                    UnkeptWork::Study(_) => tr!("unkept-study-elsewhere"),
                    UnkeptWork::Lesson(_) => tr!("unkept-lesson-elsewhere"),
                };
                let named = desktop || !path.trim().is_empty();
                if ui.add_enabled(named, Button::new(label)).clicked() {
                    let there = (!desktop).then(|| PathBuf::from(path.trim()));
                    wish = Some(UnkeptWish::Elsewhere(work.clone(), there));
                }
            }
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                if ui.button(tr!("unkept-leave")).clicked() {
                    wish = Some(UnkeptWish::Leave);
                }
                if ui.button(tr!("unkept-stay")).clicked() {
                    wish = Some(UnkeptWish::Stay);
                }
            });
        });
        let wish = wish.or(closes.map(|_| UnkeptWish::Stay));
        out.extend(wish.map(Command::Unkept));
    }
}
