//! The lessons of every game, chapter by chapter, with how far each has come.

use super::{Around, modal_window, room_for};
use crate::app::catalogue;
use crate::app::commands::{Command, Dialog, PracticeWish, TourWish};
use crate::app::focus;
use crate::app::lessons::{
    DONE, LessonId, LessonProgress, files_in, lessons_folder, progress, read_file,
};
use crate::app::panels::{bold, scrolled};
use crate::app::theme::{Palette, height, space};
use crate::lesson::shipped;
use crate::record::practice::{Due, Exercise, today};
use crate::record::{Settings, Store};
use crate::systems::SYSTEMS;
use crate::words::{self, Language, decimal, tr};
use egui::{Align, Button, Color32, Layout, RichText, Ui, vec2};
use std::path::PathBuf;

/// A lesson in the list.
struct Listed {
    of: LessonId,
    chapter: String,
    title: String,
    about: String,
    steps: usize,
    /// Why it cannot be begun.
    fault: Option<String>,
}

/// The lessons of a game.
struct OfGame {
    game: String,
    lessons: Vec<Listed>,
}

/// The list of lessons, as last looked up.
#[derive(Default)]
pub struct LessonList {
    language: Option<Language>,
    games: Vec<OfGame>,
    /// The game that is looked at; one beyond the last: what is practised.
    game: usize,
    /// Decisions of the user's own games to be practised, what is due longest first.
    exercises: Vec<Exercise>,
    /// The day on which that was looked up.
    today: i64,
}

impl LessonList {
    /// What there is to learn is looked up, the user's own lessons and exercises in this
    /// store; this system's game is on the table.
    pub(in crate::app) fn open(&mut self, store: &Store, here: &str) {
        let list = self;
        let own = files_in(&lessons_folder(store));
        list.games = games(own);
        list.exercises = store.exercises();
        list.today = today();
        list.language = Some(words::spoken());
        let key = |of: &OfGame| of.lessons.iter().any(|l| system_of(&l.of) == Some(here));
        list.game = match list.due() {
            0 => list.games.iter().position(key).unwrap_or(0),
            _ => list.games.len(),
        };
    }

    /// Looks at what is practised, due or not.
    pub(in crate::app) const fn turn_to_exercises(&mut self) {
        self.game = self.games.len();
    }

    /// How many exercises are due.
    fn due(&self) -> usize {
        let due = |exercise: &&Exercise| exercise.due(self.today) == Due::Now;
        self.exercises.iter().filter(due).count()
    }

    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        if self.language != Some(words::spoken()) {
            self.open(around.store, around.room.table().system());
        }
        let size = room_for(ctx, [900.0, 640.0]);
        let palette = around.theme.palette();
        let title = tr!("lessons-title");
        modal_window(ctx, &title, Dialog::Lessons, size, out, |ui, out| {
            let foot = egui::Panel::bottom("lessons foot")
                .show_separator_line(false)
                .frame(egui::Frame::NONE);
            foot.show(ui, |ui| {
                ui.separator();
                ui.horizontal_wrapped(|ui| ui.weak(tr!("lessons-foot")));
            });
            let rest = egui::CentralPanel::default().frame(egui::Frame::NONE);
            rest.show(ui, |ui| self.list(ui, &palette, around.settings, out));
        });
    }

    fn list(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        settings: &Settings,
        out: &mut Vec<Command>,
    ) {
        let list = self;
        focus::list(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (n, of) in list.games.iter().enumerate() {
                    ui.selectable_value(&mut list.game, n, &of.game);
                }
                let practice = tr!("practice-list", n = list.due());
                ui.selectable_value(&mut list.game, list.games.len(), practice);
            });
        });
        ui.add_space(space::SMALL);
        let Some(of) = list.games.get(list.game) else {
            return list.practice(ui, palette, out);
        };
        scrolled(ui, ("lessons of", list.game), |ui| {
            focus::list(ui, |ui| {
                let mut chapter = "";
                for lesson in &of.lessons {
                    if lesson.chapter != chapter {
                        ui.add_space(space::SMALL);
                        ui.label(bold(&lesson.chapter).color(palette.heading));
                        chapter = &lesson.chapter;
                    }
                    let come = match &lesson.of {
                        LessonId::Tour(system) => tour_progress(settings, system, lesson.steps),
                        of => progress(settings, of, lesson.steps),
                    };
                    row(ui, palette, lesson, come, out);
                }
            });
        });
    }
}

impl LessonList {
    /// Decisions of the user's own games, and when each is to be made again.
    fn practice(&self, ui: &mut Ui, palette: &Palette, out: &mut Vec<Command>) {
        if self.exercises.is_empty() {
            ui.label(tr!("practice-none"));
            return;
        }
        ui.label(tr!("practice-about"));
        ui.add_space(space::SMALL);
        scrolled(ui, "exercises", |ui| {
            focus::list(ui, |ui| {
                for exercise in &self.exercises {
                    self.exercise(ui, palette, exercise, out);
                }
            });
        });
    }

    fn exercise(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        exercise: &Exercise,
        out: &mut Vec<Command>,
    ) {
        let due = exercise.due(self.today);
        let state = match due {
            Due::Now => tr!("practice-due"),
            Due::In(days) => tr!("practice-in", n = days),
            Due::Never => tr!("practice-is-learned"),
        };
        let colour = match due {
            Due::Now => palette.accent,
            Due::In(_) => palette.text_weak,
            Due::Never => palette.good,
        };
        let title = format!("{}: {}", exercise.missed.theme, exercise.missed.when);
        if row_of(ui, &title, (&state, colour), true) {
            out.push(Command::Toggle(Dialog::Lessons));
            out.push(Command::Practise(PracticeWish::Begin(
                exercise.path.clone(),
            )));
        }
        let (cost, error) = exercise.missed.cost;
        let about = tr!(
            "practice-of",
            title = words::name(&exercise.missed.title).into_owned(),
            cost = decimal(cost, 1),
            error = decimal(error.max(0.1), 1)
        );
        ui.label(RichText::new(about).small().color(palette.text_weak));
        ui.add_space(space::TINY);
    }
}

/// The system of a lesson that comes with the program.
fn system_of(of: &LessonId) -> Option<&str> {
    match of {
        LessonId::Tour(system) => Some(system),
        LessonId::Shipped(name) => name.split('/').next(),
        LessonId::File(_) => None,
    }
}

fn tour_progress(settings: &Settings, system: &str, steps: usize) -> LessonProgress {
    let name = format!("{system}/tour");
    let ended = settings.lessons.get(&name).and_then(|value| value.as_str()) == Some(DONE);
    let at = settings
        .tour_cards
        .get(system)
        .map_or(0, |&at| usize::from(at));
    match (ended, at) {
        (true, 0) => LessonProgress {
            done: steps,
            at_once: 0,
            next: None,
        },
        _ => LessonProgress {
            done: at.min(steps),
            at_once: 0,
            next: Some(at),
        },
    }
}

/// A lesson: what it is called, how far it has come, what it is about.
fn row(
    ui: &mut Ui,
    palette: &Palette,
    lesson: &Listed,
    come: LessonProgress,
    out: &mut Vec<Command>,
) {
    let (done, all) = (come.done, lesson.steps);
    let state = match (&lesson.fault, come.next) {
        (Some(_), _) => tr!("lessons-faulty"),
        (None, None) => tr!("lessons-done"),
        (None, _) if done == 0 => tr!("lessons-steps", n = all),
        (None, _) => tr!("lessons-at", n = done, all = all),
    };
    let colour = match come.next {
        None if lesson.fault.is_none() => palette.good,
        _ => palette.text_weak,
    };
    if row_of(ui, &lesson.title, (&state, colour), lesson.fault.is_none()) {
        out.push(Command::Toggle(Dialog::Lessons));
        out.push(match &lesson.of {
            LessonId::Tour(system) => Command::Tour(TourWish::Of(system)),
            of => Command::Study(of.clone()),
        });
    }
    let about = lesson.fault.as_ref().unwrap_or(&lesson.about);
    if !about.is_empty() {
        let ink = match lesson.fault {
            Some(_) => palette.refusal,
            None => palette.text_weak,
        };
        ui.label(RichText::new(about).small().color(ink));
    }
    ui.add_space(space::TINY);
}

/// A button over the whole width, with how far it has come at its end. Whether it was
/// pressed.
fn row_of(ui: &mut Ui, title: &str, (state, colour): (&str, Color32), can: bool) -> bool {
    let wide = ui.available_width();
    let drawn = ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let told = ui.add(egui::Label::new(RichText::new(state).small().color(colour)));
            let left = wide - told.rect.width() - 2.0 * space::SMALL;
            let name = format!("{title}: {state}");
            let button = Button::new(bold(title))
                .truncate()
                .min_size(vec2(left, height::ROW));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let button = ui.add_enabled(can, button);
                button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, can, &name));
                button.clicked()
            })
            .inner
        })
        .inner
    });
    drawn.inner
}

/// The lessons of every game, the tours first; then the user's own.
fn games(own: Vec<PathBuf>) -> Vec<OfGame> {
    let mut all: Vec<OfGame> = Vec::new();
    for entry in SYSTEMS {
        let Some(table) = catalogue::usual(entry.key) else {
            continue;
        };
        let mut lessons = Vec::new();
        if let Some(tour) = table.tour(&|_| String::new()) {
            lessons.push(Listed {
                of: LessonId::Tour(entry.key),
                chapter: tr!("lessons-tours"),
                title: tr!("tour-name"),
                about: tr!("opening-tour-about"),
                steps: tour.cards.len(),
                fault: None,
            });
        }
        let of_system = shipped()
            .iter()
            .filter(|known| known.lesson.system == entry.key);
        lessons.extend(of_system.map(|known| Listed {
            of: LessonId::Shipped(known.name),
            chapter: known.lesson.chapter.told().to_owned(),
            title: known.lesson.title.told().to_owned(),
            about: known.lesson.about.told().to_owned(),
            steps: known.lesson.steps.len(),
            fault: None,
        }));
        // Each chapter stands together, where its first lesson does.
        let chapters: Vec<String> = lessons.iter().map(|l| l.chapter.clone()).collect();
        lessons.sort_by_key(|lesson| chapters.iter().position(|c| *c == lesson.chapter));
        if !lessons.is_empty() {
            let game = table.brief().game;
            let game = match game.is_empty() {
                true => table.about().title,
                false => game,
            };
            all.push(OfGame { game, lessons });
        }
    }
    if !own.is_empty() {
        let lessons = own.into_iter().map(listed_file).collect();
        all.push(OfGame {
            game: tr!("lessons-own"),
            lessons,
        });
    }
    all
}

fn listed_file(path: PathBuf) -> Listed {
    let named = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    match read_file(&path) {
        Ok(read) => Listed {
            chapter: read.lesson.chapter.told().to_owned(),
            title: read.lesson.title.told().to_owned(),
            about: read.lesson.about.told().to_owned(),
            steps: read.lesson.steps.len(),
            of: LessonId::File(path),
            fault: None,
        },
        Err(why) => Listed {
            of: LessonId::File(path),
            chapter: String::new(),
            title: named,
            about: String::new(),
            steps: 0,
            fault: Some(why),
        },
    }
}
