//! The window in which lessons are written.

use crate::app::authoring::{AnswerSort, LessonDraft, faults_of_draft, question_of};
use crate::app::commands::{Authoring, Command, Dialog};
use crate::app::focus;
use crate::app::lessons::LessonId;
use crate::app::panels::{LESSON_WORK, bold, heading, long_menu, quiet_row, work_window};
use crate::app::theme::Palette;
use crate::lesson::{
    AnswerText, ChoiceText, InLanguages, LessonStep, NumberText, QuestionKind, Saying,
};
use crate::words::{Language, tr};
use egui::{Button, DragValue, Response, RichText, TextEdit, Ui};
use std::path::PathBuf;

/// The longest text that is typed, and the longest line.
const LONGEST: usize = 4000;
const LINE: usize = 200;

/// The greatest number a question may have; the longest action, and the longest name.
const BOUND: i64 = 1_000_000;
const ACTION: usize = 200;
const NAME: usize = 80;

/// A line as files can have it, no longer than this.
fn fit(line: &str, most: usize) -> String {
    line.replace(char::is_control, " ")
        .chars()
        .take(most)
        .collect()
}

fn push(out: &mut Vec<Command>, wish: Authoring) {
    out.push(Command::Author(Box::new(wish)));
}

/// Draws the fields of a lesson: which language is typed, and which field was typed in.
struct Form {
    language: Language,
    typed: Option<egui::Id>,
}

impl Form {
    fn note(&mut self, response: &Response) {
        if response.changed() {
            self.typed = Some(response.id);
        }
    }

    fn labelled(ui: &mut Ui, label: &str) -> egui::Id {
        ui.label(RichText::new(label).small()).id
    }

    /// A text in the language that is typed; below it, what it says in English.
    fn text(&mut self, ui: &mut Ui, label: &str, words: &mut InLanguages, lines: usize) {
        let mut now = words.get(self.language).unwrap_or_default().to_owned();
        let before = now.clone();
        let label = Self::labelled(ui, label);
        let wide = ui.available_width();
        let hint = match self.language {
            Language::English => String::new(),
            _ => words.get(Language::English).unwrap_or_default().to_owned(),
        };
        let field = match lines {
            1 => TextEdit::singleline(&mut now).char_limit(LINE),
            _ => TextEdit::multiline(&mut now)
                .desired_rows(lines)
                .char_limit(LONGEST),
        };
        let field = ui.add(field.desired_width(wide).hint_text(hint));
        self.note(&field.labelled_by(label));
        if now != before {
            let odd = |c: char| c.is_control() && c != '\n';
            words.set(self.language, now.replace(odd, " "));
        }
    }

    /// Words of one line that are the same in every language.
    fn words(&mut self, ui: &mut Ui, label: &str, words: &mut String, wide: f32) {
        let label = Self::labelled(ui, label);
        let field = TextEdit::singleline(words)
            .char_limit(LINE)
            .desired_width(wide);
        let field = ui.add(field).labelled_by(label);
        self.note(&field);
    }

    /// Names with spaces between them.
    fn names(&mut self, ui: &mut Ui, label: &str, names: &mut Vec<String>, wide: f32) {
        let mut now = names.join(" ");
        let before = now.clone();
        let id = Self::labelled(ui, label);
        let field = TextEdit::singleline(&mut now)
            .char_limit(LINE)
            .desired_width(wide);
        let field = ui.add(field).labelled_by(id);
        self.note(&field);
        if now != before {
            // A name that is just to be begun stays.
            *names = now
                .split(char::is_whitespace)
                .map(|name| fit(name, NAME))
                .collect();
        }
        if !field.has_focus() {
            names.retain(|name| !name.is_empty());
        }
    }

    fn rule(&mut self, ui: &mut Ui, label: &str, rule: &mut Option<String>) {
        let mut now = rule.clone().unwrap_or_default();
        ui.horizontal(|ui| self.words(ui, label, &mut now, 80.0));
        let now = fit(now.trim(), NAME);
        *rule = (!now.is_empty()).then_some(now);
    }

    fn saying(&mut self, ui: &mut Ui, label: &str, saying: &mut Saying) {
        self.text(ui, label, &mut saying.says, 2);
        self.rule(
            ui,
            &format!("{label}: {}", tr!("author-rule")),
            &mut saying.rule,
        );
    }

    /// Actions, one a line.
    fn actions(&mut self, ui: &mut Ui, label: &str, actions: &mut Vec<String>) {
        let mut now = actions.join("\n");
        let before = now.clone();
        let id = Self::labelled(ui, label);
        let rows = actions.len().clamp(1, 5);
        let field = TextEdit::multiline(&mut now)
            .desired_rows(rows)
            .char_limit(LONGEST)
            .desired_width(ui.available_width())
            .font(egui::TextStyle::Monospace);
        let field = ui.add(field).labelled_by(id);
        self.note(&field);
        if now != before {
            // A line that has just been begun stays.
            *actions = now.split('\n').map(|line| fit(line, ACTION)).collect();
        }
        if !field.has_focus() {
            actions.retain(|action| !action.trim().is_empty());
        }
    }
}

impl LessonDraft {
    /// The window for writing lessons; the user's own ones can be opened in it.
    pub(in crate::app) fn window(
        &mut self,
        ctx: &egui::Context,
        palette: &Palette,
        own: Vec<PathBuf>,
        out: &mut Vec<Command>,
    ) {
        let title = tr!("author-window");
        // Both parts ask for something.
        let mut below = Vec::new();
        let closed = work_window(
            ctx,
            (&title, LESSON_WORK),
            self,
            |ui, draft| head(ui, draft, own, out),
            |ui, draft| body(ui, palette, draft, &mut below),
        );
        out.append(&mut below);
        if closed {
            push(out, Authoring::Toggle);
        }
    }
}

/// Files, undo, the language that is typed.
fn head(ui: &mut Ui, draft: &mut LessonDraft, own: Vec<PathBuf>, out: &mut Vec<Command>) {
    quiet_row(ui, |ui| {
        let mut one = |ui: &mut Ui, label: String, on: bool, wish: Authoring| {
            if ui.add_enabled(on, Button::new(label)).clicked() {
                push(out, wish);
            }
        };
        one(ui, tr!("author-new"), true, Authoring::New);
        one(ui, tr!("author-save"), draft.unsaved(), Authoring::Save);
        one(ui, tr!("author-try"), true, Authoring::Try);
        one(ui, tr!("author-check"), true, Authoring::Check);
        one(
            ui,
            tr!("author-undo"),
            draft.can_step(true),
            Authoring::Undo,
        );
        one(
            ui,
            tr!("author-redo"),
            draft.can_step(false),
            Authoring::Redo,
        );
        if own.is_empty() {
            ui.add_enabled(false, Button::new(tr!("author-open")));
        } else {
            let menu = ui.menu_button(tr!("author-open"), |ui| {
                long_menu(ui, |ui| {
                    for path in own {
                        let name = path.file_name().unwrap_or_default().to_string_lossy();
                        if ui.button(name.as_ref()).clicked() {
                            push(out, Authoring::Open(LessonId::File(path)));
                            ui.close();
                        }
                    }
                });
            });
            focus::opens_menu(&menu);
        }
        if ui.button(tr!("entry-lessons")).clicked() {
            out.push(Command::Toggle(Dialog::Lessons));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(tr!("author-language")).small());
        for language in Language::ALL {
            ui.selectable_value(&mut draft.language, language, language.own_name());
        }
    });
    let file = draft.path().and_then(|path| path.file_name());
    let file = file.map_or_else(
        || tr!("author-no-file"),
        |f| f.to_string_lossy().into_owned(),
    );
    ui.weak(RichText::new(file).small());
}

fn body(ui: &mut Ui, palette: &Palette, draft: &mut LessonDraft, out: &mut Vec<Command>) {
    if let Some(faults) = &draft.faults {
        let (text, ink) = match faults.is_empty() {
            true => (tr!("lesson-sound"), palette.good),
            false => (faults_of_draft(faults), palette.refusal),
        };
        ui.label(RichText::new(text).color(ink));
        ui.separator();
    }
    let before = draft.lesson.clone();
    let mut form = Form {
        language: draft.language,
        typed: None,
    };
    form.text(ui, &tr!("author-title"), &mut draft.lesson.title, 1);
    form.text(ui, &tr!("author-chapter"), &mut draft.lesson.chapter, 1);
    form.text(ui, &tr!("author-about"), &mut draft.lesson.about, 1);
    heading(ui, &tr!("author-steps"));
    focus::list(ui, |ui| {
        for (n, step) in draft.lesson.steps.iter().enumerate() {
            let words = format!("{}. {}", n + 1, step.title.told());
            ui.selectable_value(&mut draft.step, n, words);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let (at, all) = (draft.step, draft.lesson.steps.len());
        let mut one = |ui: &mut Ui, label: String, on: bool, wish: Authoring| {
            if ui.add_enabled(on, Button::new(label)).clicked() {
                push(out, wish);
            }
        };
        one(ui, tr!("author-add-step"), true, Authoring::AddStep);
        one(ui, tr!("author-earlier"), at > 0, Authoring::Earlier);
        one(ui, tr!("author-later"), at + 1 < all, Authoring::Later);
        one(
            ui,
            tr!("author-delete-step"),
            all > 1,
            Authoring::DeleteStep,
        );
    });
    ui.separator();
    let recording = draft.recording.as_ref().map(|recording| recording.to);
    if let Some(step) = draft.lesson.steps.get_mut(draft.step) {
        ui.push_id(("step of the draft", draft.step), |ui| {
            self::step(ui, palette, &mut form, step, recording, out);
        });
    }
    if draft.lesson != before {
        draft.changed(before, form.typed);
    }
}

fn step(
    ui: &mut Ui,
    palette: &Palette,
    form: &mut Form,
    step: &mut LessonStep,
    recording: Option<AnswerSort>,
    out: &mut Vec<Command>,
) {
    form.text(ui, &tr!("author-step-name"), &mut step.title, 1);
    form.text(ui, &tr!("author-text"), &mut step.text, 5);
    form.rule(ui, &tr!("author-rule"), &mut step.rule);
    ui.horizontal_wrapped(|ui| {
        ui.label(match step.position {
            Some(_) => tr!("author-has-position"),
            None => tr!("author-goes-on"),
        });
        if ui.button(tr!("author-take-position")).clicked() {
            push(out, Authoring::TakePosition);
        }
        let on = step.position.is_some();
        if ui
            .add_enabled(on, Button::new(tr!("author-go-on")))
            .clicked()
        {
            push(out, Authoring::GoesOn);
        }
    });
    form.actions(ui, &tr!("author-before"), &mut step.before);
    ui.horizontal_wrapped(|ui| {
        ui.label(match &step.overlays {
            Some(keys) if keys.is_empty() => tr!("author-no-overlays"),
            Some(keys) => tr!("author-overlays", keys = keys.join(", ")),
            None => tr!("author-any-overlays"),
        });
        if ui.button(tr!("author-take-overlays")).clicked() {
            push(out, Authoring::TakeOverlays);
        }
        let on = step.overlays.is_some();
        if ui
            .add_enabled(on, Button::new(tr!("author-leave-overlays")))
            .clicked()
        {
            push(out, Authoring::LeaveOverlays);
        }
    });
    form.names(ui, &tr!("author-shows"), &mut step.shows, 300.0);
    question(ui, palette, form, step, recording, out);
    heading(ui, &tr!("author-hints"));
    let mut gone = None;
    for (n, hint) in step.hints.iter_mut().enumerate() {
        form.text(ui, &tr!("lesson-hint-head", n = n + 1), hint, 1);
        if ui
            .small_button(tr!("author-delete-hint", n = n + 1))
            .clicked()
        {
            gone = Some(n);
        }
    }
    if let Some(gone) = gone {
        step.hints.remove(gone);
    }
    if step.hints.len() < 9 && ui.button(tr!("author-add-hint")).clicked() {
        step.hints.push(InLanguages::default());
    }
    let mut explains = step.explains.clone().unwrap_or_default();
    form.saying(ui, &tr!("author-explains"), &mut explains);
    step.explains = (explains != Saying::default()).then_some(explains);
    form.actions(ui, &tr!("author-reply"), &mut step.reply);
}

fn question(
    ui: &mut Ui,
    palette: &Palette,
    form: &mut Form,
    step: &mut LessonStep,
    recording: Option<AnswerSort>,
    out: &mut Vec<Command>,
) {
    heading(ui, &tr!("author-question"));
    let kinds = [
        tr!("author-kind-none"),
        tr!("author-kind-play"),
        tr!("author-kind-choose"),
        tr!("author-kind-number"),
    ];
    let now = match step.question.as_ref().map(|question| &question.kind) {
        None => 0,
        Some(QuestionKind::Play { .. }) => 1,
        Some(QuestionKind::Choose(_)) => 2,
        Some(QuestionKind::Number { .. }) => 3,
    };
    focus::list(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (n, kind) in kinds.into_iter().enumerate() {
                if ui.selectable_label(n == now, kind).clicked() && n != now {
                    let ask = step.question.take().map(|q| q.ask).unwrap_or_default();
                    step.question = question_of(n, ask);
                }
            }
        });
    });
    let Some(asked) = &mut step.question else {
        return;
    };
    form.text(ui, &tr!("author-ask"), &mut asked.ask, 2);
    match &mut asked.kind {
        QuestionKind::Play {
            right,
            wrong,
            other,
        } => {
            record(ui, palette, recording, out);
            answers(ui, form, &tr!("author-right"), right);
            answers(ui, form, &tr!("author-wrong"), wrong);
            form.saying(ui, &tr!("author-other"), other);
        }
        QuestionKind::Choose(choices) => {
            let mut gone = None;
            let all = choices.len();
            for (n, choice) in choices.iter_mut().enumerate() {
                let name = tr!("author-choice-head", n = n + 1);
                form.text(ui, &name, &mut choice.text, 1);
                ui.checkbox(&mut choice.right, tr!("author-is-right", n = n + 1));
                form.saying(
                    ui,
                    &tr!("author-says-of", what = name.as_str()),
                    &mut choice.saying,
                );
                let delete = tr!("author-delete", what = name.as_str());
                if all > 2 && ui.small_button(delete).clicked() {
                    gone = Some(n);
                }
                ui.separator();
            }
            if let Some(gone) = gone {
                choices.remove(gone);
            }
            if !choices.iter().any(|choice| choice.right)
                && let Some(first) = choices.first_mut()
            {
                first.right = true;
            }
            if all < 9 && ui.button(tr!("author-add-choice")).clicked() {
                choices.push(ChoiceText::default());
            }
        }
        QuestionKind::Number { is, wrong, other } => {
            ui.horizontal(|ui| {
                let label = ui.label(tr!("author-number"));
                ui.add(DragValue::new(is).range(-BOUND..=BOUND))
                    .labelled_by(label.id);
            });
            let mut gone = None;
            for (n, number) in wrong.iter_mut().enumerate() {
                let name = tr!("author-wrong-number", n = n + 1);
                ui.horizontal(|ui| {
                    let label = ui.label(&name);
                    ui.add(DragValue::new(&mut number.is).range(-BOUND..=BOUND))
                        .labelled_by(label.id);
                    let delete = tr!("author-delete", what = name.as_str());
                    if ui.small_button(delete).clicked() {
                        gone = Some(n);
                    }
                });
                form.saying(
                    ui,
                    &tr!("author-says-of", what = name.as_str()),
                    &mut number.saying,
                );
            }
            if let Some(gone) = gone {
                wrong.remove(gone);
            }
            if wrong.len() < 20 && ui.button(tr!("author-add-number")).clicked() {
                wrong.push(NumberText {
                    is: if *is < BOUND { *is + 1 } else { *is - 1 },
                    saying: Saying::default(),
                });
            }
            form.saying(ui, &tr!("author-other"), other);
        }
    }
}

/// The buttons with which an answer is played on the table.
fn record(ui: &mut Ui, palette: &Palette, now: Option<AnswerSort>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| match now {
        Some(_) => {
            let told = ui.label(bold(tr!("author-recording")).color(palette.accent));
            focus::spoken(&told);
            if ui.button(tr!("author-stop")).clicked() {
                push(out, Authoring::Recorded);
            }
        }
        None => {
            if ui.button(tr!("author-record-right")).clicked() {
                push(out, Authoring::Record(AnswerSort::Right));
            }
            if ui.button(tr!("author-record-wrong")).clicked() {
                push(out, Authoring::Record(AnswerSort::Wrong));
            }
        }
    });
}

fn answers(ui: &mut Ui, form: &mut Form, head: &str, answers: &mut Vec<AnswerText>) {
    let mut gone = None;
    for (n, answer) in answers.iter_mut().enumerate() {
        let name = format!("{head} {}", n + 1);
        form.actions(ui, &name, &mut answer.play);
        form.saying(
            ui,
            &tr!("author-says-of", what = name.as_str()),
            &mut answer.saying,
        );
        let delete = tr!("author-delete", what = name.as_str());
        if ui.small_button(delete).clicked() {
            gone = Some(n);
        }
        ui.separator();
    }
    if let Some(gone) = gone {
        answers.remove(gone);
    }
    let add = tr!("author-add", what = head);
    if answers.len() < 20 && ui.button(add).clicked() {
        answers.push(AnswerText::default());
    }
}
