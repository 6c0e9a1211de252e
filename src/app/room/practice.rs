//! Practice: a decision of one's own games is made once more. What is decided is looked at
//! as the coach looks, on another thread, and the exercise comes again the later, the more
//! often it was solved. The game that was on the table waits meanwhile.

use super::coach::{SEED, points};
use super::panel::RoomLook;
use super::{Room, tour_card};
use crate::app::background::Background;
use crate::app::commands::{Command, Dialog, PracticeWish};
use crate::app::focus;
use crate::app::panels::{bold, scrolled};
use crate::app::theme::space;
use crate::engine::{NodeId, SideNo};
use crate::record::practice::Exercise;
use crate::table::{CoachJob, CostlyDecision, Table};
use crate::words::{self, tr};
use egui::{RichText, TextStyle, Ui};
use std::task::Poll;

/// A decision that is practised.
pub struct Practising {
    /// The game that waits.
    pub(super) aside: Box<Room>,
    exercise: Exercise,
    /// The position it is made in.
    begun: NodeId,
    side: SideNo,
    stage: Stage,
    /// Whether how it went the first time is on the disk: a second try changes nothing.
    noted: bool,
    /// In how many days it comes again; `None` if never.
    again_in: Option<i64>,
}

/// How far it is.
enum Stage {
    /// Something is to be decided.
    Asking,
    /// What was decided is looked at.
    Looking(Background<Vec<CostlyDecision>>),
    /// It cost nothing beyond doubt.
    Solved,
    /// It cost something: how much, how far that may be off, and what would have been
    /// better.
    Missed((f64, f64), String),
    /// Nothing can be said of it.
    Unsaid,
}

/// How an exercise went, to be kept.
pub(in crate::app) struct Went {
    /// The exercise.
    pub exercise: Exercise,
    /// Whether it was solved.
    pub solved: bool,
}

impl Practising {
    /// Whether what was decided has been judged.
    #[must_use]
    pub const fn is_judged(&self) -> bool {
        matches!(
            self.stage,
            Stage::Solved | Stage::Missed(..) | Stage::Unsaid
        )
    }

    /// Whether it was judged and cost nothing beyond doubt.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }
}

impl Room {
    /// The decision that is practised here.
    #[must_use]
    pub fn practising(&self) -> Option<&Practising> {
        self.practising.as_deref()
    }

    /// An exercise comes to the table, at the end of its game; what lay there waits.
    ///
    /// # Errors
    /// In a sentence, when nobody decides there.
    pub(in crate::app) fn practise(
        &mut self,
        exercise: Exercise,
        mut table: Box<dyn Table>,
    ) -> Result<(), String> {
        let glance = table.glance();
        let decides = glance.to_act.filter(|_| table.is_open());
        let side = decides.ok_or_else(|| tr!("practice-nothing"))?;
        for side in SideNo::BOTH {
            table.set_seat(side, None);
        }
        let aside = std::mem::replace(self, Self::new(table, None));
        self.practising = Some(Box::new(Practising {
            aside: Box::new(aside),
            exercise,
            begun: glance.node,
            side,
            stage: Stage::Asking,
            noted: false,
            again_in: None,
        }));
        Ok(())
    }

    /// The game that waits, which does so no longer.
    pub(in crate::app) fn leave_practice(&mut self) -> Option<Box<Self>> {
        Some(self.practising.take()?.aside)
    }

    /// The decision once more, from its beginning.
    pub(in crate::app) fn practise_again(&mut self) {
        let Some(practising) = &mut self.practising else {
            return;
        };
        practising.stage = Stage::Asking;
        let begun = practising.begun;
        if self.table.go(begun) {
            self.after_going();
        }
    }

    /// How it goes, told to the exercise: when it comes again, in days; `None` if never.
    pub(in crate::app) fn comes_again(&mut self, days: Option<i64>) {
        if let Some(practising) = &mut self.practising {
            practising.again_in = days;
        }
    }

    /// Looks at what was decided. Whether the window is to look again soon, and how it
    /// went, once.
    pub(in crate::app) fn tend_practice(&mut self) -> (bool, Option<Went>) {
        let Some(practising) = &self.practising else {
            return (false, None);
        };
        let (begun, side) = (practising.begun, practising.side);
        self.unsaved = false;
        match &practising.stage {
            Stage::Asking => {
                let path = self.played_path();
                let from = path.iter().position(|id| *id == begun).map_or(0, |n| n + 1);
                if path.len() <= from || !self.is_decided(&path) {
                    return (false, None);
                }
                let sides = SideNo::BOTH.map(|of| of == side);
                let job = self.table.coach(begun, sides, SEED);
                let looking = |job: CoachJob| Stage::Looking(Background::begin(job.look));
                let stage = job.map_or(Stage::Unsaid, looking);
                if let Some(practising) = &mut self.practising {
                    practising.stage = stage;
                }
                (true, None)
            }
            Stage::Looking(work) => {
                let Poll::Ready(found) = work.hear() else {
                    return (true, None);
                };
                let stage = match found {
                    None => Stage::Unsaid,
                    Some(costly) => match costly.into_iter().next() {
                        None => Stage::Solved,
                        Some(worst) => Stage::Missed(worst.cost, worst.better),
                    },
                };
                let went = self.practising.as_mut().and_then(|practising| {
                    practising.stage = stage;
                    let told = practising.is_judged() && !matches!(practising.stage, Stage::Unsaid);
                    let first = told && !std::mem::replace(&mut practising.noted, told);
                    first.then(|| Went {
                        exercise: practising.exercise.clone(),
                        solved: practising.is_solved(),
                    })
                });
                (true, went)
            }
            Stage::Solved | Stage::Missed(..) | Stage::Unsaid => (false, None),
        }
    }
}

/// Whether a command has no place while something is practised.
pub(in crate::app) fn bars_practice(command: &Command) -> bool {
    let of_the_game = matches!(
        command,
        Command::Ask(_)
            | Command::Guess(_)
            | Command::Toggle(Dialog::Lines | Dialog::Futures | Dialog::Poll)
    );
    of_the_game || command.wants_an_own_game()
}

/// The card beside the map: what is asked, and how it went.
pub fn card(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    let Some(practising) = room.practising() else {
        return;
    };
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let theme = RichText::new(&practising.exercise.missed.theme).small();
        ui.label(theme.color(look.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let leave = ui.small_button(tr!("practice-leave"));
            if leave.on_hover_text(tr!("guess-leave-tip")).clicked() {
                out.push(Command::Practise(PracticeWish::Leave));
            }
        });
    });
    let title = ui.label(RichText::new(tr!("practice-title")).text_style(TextStyle::Heading));
    focus::spoken(&title);
    scrolled(ui, "text of the practice", |ui| {
        body(ui, look, practising, out);
    });
}

fn body(ui: &mut Ui, look: &RoomLook<'_>, practising: &Practising, out: &mut Vec<Command>) {
    let exercise = &practising.exercise;
    ui.label(bold(words::name(&exercise.missed.title)));
    ui.label(&exercise.missed.when);
    ui.add_space(space::SMALL);
    let (cost, error) = points(exercise.missed.cost);
    ui.label(tr!("practice-cost", cost = cost, error = error));
    ui.add_space(space::TINY);
    let task = tr!("practice-task", side = look.side_name(practising.side));
    match &practising.stage {
        Stage::Asking => tour_card::asked(ui, look, &task),
        Stage::Looking(work) => {
            let told = ui.label(tr!("practice-looks"));
            focus::spoken(&told);
            ui.add(egui::ProgressBar::new(work.share()));
        }
        Stage::Solved => {
            let told = bold(tr!("practice-solved")).color(look.theme.good);
            focus::spoken(&ui.label(told));
            then(ui, practising, true);
        }
        Stage::Missed(cost, better) => {
            let (cost, error) = points(*cost);
            let told = tr!("practice-missed", cost = cost, error = error);
            focus::spoken(&ui.label(bold(told).color(look.theme.refusal)));
            ui.label(tr!("found-better", plan = better.as_str()));
            then(ui, practising, false);
        }
        Stage::Unsaid => {
            focus::spoken(&ui.label(tr!("practice-unsaid")));
        }
    }
    if !practising.is_judged() {
        return;
    }
    ui.add_space(space::SMALL);
    ui.label(tr!("practice-then", plan = exercise.missed.played.as_str()));
    ui.label(tr!(
        "practice-better",
        plan = exercise.missed.better.as_str()
    ));
    ui.add_space(space::SMALL);
    ui.horizontal_wrapped(|ui| {
        let again = ui.button(tr!("practice-again"));
        if again.on_hover_text(tr!("practice-again-tip")).clicked() {
            out.push(Command::Practise(PracticeWish::Again));
        }
        let others = ui.button(tr!("practice-others"));
        if others.clicked() {
            // The list opens where exercises are while one lies on the table.
            out.push(Command::Toggle(Dialog::Lessons));
            out.push(Command::Practise(PracticeWish::Leave));
        }
    });
}

/// When it comes again.
fn then(ui: &mut Ui, practising: &Practising, solved: bool) {
    match practising.again_in {
        Some(days) => ui.label(tr!("practice-again-in", n = days)),
        None if solved => ui.label(tr!("practice-learned")),
        None => return,
    };
}
