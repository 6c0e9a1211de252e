//! What a page for a class is to be like: with the units or without, in colours or not,
//! with its solution.

use crate::app::Room;
use crate::app::commands::{Command, Dialog};
use crate::app::focus;
use crate::app::panels::{opens_now, primary, titled, window};
use crate::app::theme::{Theme, space};
use crate::words::tr;
use egui::{Align2, Id, Order, TextEdit, WidgetInfo, vec2};

/// What the window is known by.
const WINDOW: &str = "handout for a class";

/// How wide the dialog is, in points.
const WIDE: f32 = 420.0;

/// What is chosen for the page.
#[derive(Clone, Debug)]
pub struct HandoutForm {
    /// The question.
    pub question: String,
    /// What is said of the solution besides the move that was played.
    pub solution: String,
    /// Whether the units are on the map.
    pub units: bool,
    /// Whether it is for a printer without colours.
    pub grey: bool,
    /// Whether a page with the solution follows.
    pub solved: bool,
}

impl Default for HandoutForm {
    fn default() -> Self {
        Self {
            question: String::new(),
            solution: String::new(),
            units: true,
            grey: false,
            solved: true,
        }
    }
}

impl HandoutForm {
    /// Fills the form for the position that is seen.
    pub(in crate::app) fn open(&mut self, room: &Room) {
        self.question = room.exercise_question();
        self.solution = room.exercise_solution();
    }

    pub(super) fn show(&mut self, ctx: &egui::Context, theme: Theme, out: &mut Vec<Command>) {
        let title = tr!("exercise-title");
        let palette = theme.palette();
        let form = self;
        let mut closed = false;
        let opens = opens_now(ctx, Order::Middle, Id::unique(WINDOW));
        window(&title, WINDOW)
            .resizable(false)
            .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
            .show(ctx, |ui| {
                focus::is_window(ui, &title);
                ui.set_width(WIDE.min(ctx.content_rect().width() - 60.0));
                closed = titled(ui, &title);
                ui.label(tr!("exercise-about"));
                ui.add_space(space::SMALL);
                let fields = [
                    (tr!("exercise-question"), &mut form.question, true),
                    (tr!("exercise-solution"), &mut form.solution, form.solved),
                ];
                for (n, (name, text, shown)) in fields.into_iter().enumerate() {
                    ui.label(&name);
                    let field = TextEdit::multiline(text)
                        .desired_rows(3)
                        .desired_width(f32::INFINITY);
                    let field = ui.add_enabled(shown, field);
                    field.widget_info(|| {
                        WidgetInfo::labeled(egui::Role::MultilineTextInput, shown, &name)
                    });
                    // What is typed now is the question and no command.
                    if opens && n == 0 {
                        field.request_focus();
                    }
                }
                ui.checkbox(&mut form.solved, tr!("exercise-solved"));
                let mut bare = !form.units;
                ui.checkbox(&mut bare, tr!("exercise-without-units"));
                form.units = !bare;
                ui.checkbox(&mut form.grey, tr!("exercise-grey"));
                ui.add_space(space::SMALL);
                if primary(ui, &palette, tr!("exercise-write")).clicked() {
                    out.push(Command::ExportExercise);
                }
            });
        if closed {
            out.push(Command::Toggle(Dialog::Handout));
        }
    }
}
