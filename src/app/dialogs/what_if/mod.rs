//! What if …? A scenario by its own rules beside the same by others: the questions that
//! come with the game on the table, and people's own.

mod answer;
mod run;

use super::{Around, DialogPart, modal_window, room_for, with_foot};
use crate::app::catalogue::{self, Beginning};
use crate::app::commands::{Command, Dialog};
use crate::app::focus;
use crate::app::panels::{bold, scrolled};
use crate::app::theme::space;
use crate::engine::Level;
use crate::json::{Doc, all_faults};
use crate::present::system::{StoredPairs, WhatIf};
use crate::systems::SYSTEMS;
use crate::table::{BothWays, Entry, Supposition, Table, VARIANT, Variant, find, supposed_at};
use crate::words::{self, Language, tr};
use egui::Ui;
use run::Run;
use std::sync::Arc;

/// Below this width, in points, the answer stands under the questions.
const LEAST_BESIDE: f32 = 720.0;

/// A question, and what has been played to answer it.
struct Asked {
    /// What is played.
    of: Supposition,
    /// What people call it.
    question: String,
    /// What it means.
    about: String,
    /// What its answer cannot tell.
    limits: String,
    /// Its word on the command line, if it came with the program.
    word: Option<&'static str>,
    /// The games that came with the program.
    stored: Option<(StoredPairs, Vec<[i32; 2]>)>,
    /// Where its games are played.
    games: Arc<BothWays>,
    /// Those that have been played here.
    run: Option<Run>,
}

/// Somebody's own question, and what its rules are called.
#[derive(Clone)]
struct OwnQuestion {
    of: Supposition,
    name: String,
}

/// The questions, which is looked at, and how it is to be played.
pub struct WhatIfForm {
    language: Option<Language>,
    ready: usize,
    asked: Vec<Asked>,
    own: Vec<OwnQuestion>,
    chosen: usize,
    level: Level,
    games: u32,
    seed: String,
}

impl Default for WhatIfForm {
    fn default() -> Self {
        Self {
            language: None,
            ready: 0,
            asked: Vec::new(),
            own: Vec::new(),
            chosen: 0,
            level: Level::Colonel,
            games: 1000,
            seed: "1".to_owned(),
        }
    }
}

fn same(one: &Supposition, other: &Supposition) -> bool {
    one.entry.key == other.entry.key
        && one.scenario == other.scenario
        && one.changed == other.changed
}

/// A question of the program's own as what is played for it.
fn supposed(entry: &'static Entry, start: &str, changed: Doc) -> Option<Supposition> {
    let scenario = entry.start(start)?.text.parse().ok()?;
    Some(Supposition {
        entry,
        scenario,
        changed,
    })
}

/// What of the rules of a new game is no name.
fn without_name(changed: &Doc) -> (Doc, String) {
    let Doc::Object(fields) = changed else {
        return (changed.clone(), String::new());
    };
    let (name, rest): (Vec<_>, Vec<_>) =
        fields.iter().cloned().partition(|(key, _)| key == VARIANT);
    let name = match name.first() {
        Some((_, Doc::Text(name))) => name.clone(),
        _ => String::new(),
    };
    (Doc::Object(rest), name)
}

impl WhatIfForm {
    /// The dialog opens beside this game.
    pub(in crate::app) fn open(&mut self, table: &dyn Table) {
        if let Ok(entry) = find(SYSTEMS, table.system())
            && let Some(of) = supposed_at(entry, table)
        {
            let name = table.variant().unwrap_or_default().to_owned();
            if !self.own.iter().any(|known| same(&known.of, &of)) {
                // Before those that somebody asked; the one that is looked at stays so.
                self.own.insert(0, OwnQuestion { of, name });
                if (self.ready..self.asked.len()).contains(&self.chosen) {
                    self.chosen += 1;
                }
            }
        }
        self.list(table);
    }

    /// The rules that are set for a new game become a question, which is looked at.
    ///
    /// # Errors
    /// In words, when no game can be begun so.
    pub(in crate::app) fn suppose(&mut self, beginning: &Beginning) -> Result<(), String> {
        catalogue::table(beginning).map_err(|why| tr!("cards-not-begun", why = why))?;
        let (entry, scenario) = beginning.which.scenario()?;
        let (changed, name) = without_name(&beginning.changed);
        let of = Supposition {
            entry,
            scenario,
            changed,
        };
        self.add(OwnQuestion { of, name });
        Ok(())
    }

    /// A variant of the rules becomes a question about the scenario on the table, or about
    /// the first of its game that can be played so.
    ///
    /// # Errors
    /// In words, when it fits none.
    pub(in crate::app) fn take_variant(
        &mut self,
        variant: &Variant,
        table: &dyn Table,
    ) -> Result<(), String> {
        let unknown = || tr!("cards-variant-unknown", system = variant.system.as_str());
        let entry = find(SYSTEMS, &variant.system).map_err(|_| unknown())?;
        let here = (table.system() == entry.key).then(|| table.scenario().clone());
        let starts = entry
            .starts
            .iter()
            .filter_map(|start| start.text.parse().ok());
        let mut why = unknown();
        for scenario in here.into_iter().chain(starts) {
            let of = Supposition {
                entry,
                scenario,
                changed: variant.changed.clone(),
            };
            match of.both_ways() {
                Ok(games) if games.otherwise().is_empty() => why = tr!("what-if-nothing"),
                Ok(_) => {
                    let name = variant.title.clone();
                    self.add(OwnQuestion { of, name });
                    self.list(table);
                    return Ok(());
                }
                Err(faults) => why = all_faults(&faults, "; "),
            }
        }
        Err(why)
    }

    /// One question more; the last that was added is looked at.
    fn add(&mut self, own: OwnQuestion) {
        self.own.retain(|known| !same(&known.of, &own.of));
        self.own.push(own);
        self.chosen = usize::MAX;
    }

    /// Lists the questions anew; what was played for them stays.
    fn list(&mut self, table: &dyn Table) {
        // Those about the game on the table, and about games that somebody asked about.
        let mut asked_of: Vec<&'static Entry> = Vec::new();
        let own = self.own.iter().map(|own| own.of.entry);
        for entry in find(SYSTEMS, table.system()).ok().into_iter().chain(own) {
            if !asked_of.iter().any(|of| of.key == entry.key) {
                asked_of.push(entry);
            }
        }
        let ready = asked_of.into_iter().flat_map(|entry| {
            let all = (entry.what_ifs)().into_iter();
            all.filter_map(move |it| Asked::ready(entry, it))
        });
        let mut all: Vec<Asked> = ready.collect();
        self.ready = all.len();
        all.extend(self.own.iter().filter_map(Asked::own));
        for old in &mut self.asked {
            if let Some(new) = all.iter_mut().find(|new| same(&new.of, &old.of)) {
                new.run = old.run.take();
            }
        }
        self.asked = all;
        self.chosen = self.chosen.min(self.asked.len().saturating_sub(1));
        self.language = Some(words::spoken());
    }

    /// The pairs of games that have been played for the question looked at, and how many
    /// are to be.
    #[must_use]
    pub fn played(&self) -> Option<(usize, u32)> {
        let run = self.asked.get(self.chosen)?.run.as_ref()?;
        Some((run.played(), run.all))
    }

    /// The dialog.
    pub(super) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        out: &mut Vec<Command>,
    ) {
        if self.language != Some(words::spoken()) {
            self.list(around.room.table());
        }
        let size = room_for(ctx, [1180.0, 860.0]);
        let title = tr!("what-if-title");
        modal_window(ctx, &title, Dialog::WhatIf, size, out, |ui, out| {
            with_foot(ui, |ui, part| match part {
                DialogPart::Content => self.content(ui, around, out),
                DialogPart::Foot => self.foot(ui, around),
            });
        });
        if self.played().is_some() && self.runs() {
            ctx.request_repaint_after(std::time::Duration::from_millis(120));
        }
    }

    /// The questions, and beside or below them the answer to the one that is chosen.
    fn content(&mut self, ui: &mut Ui, around: &Around<'_>, out: &mut Vec<Command>) {
        let wide = ui.available_width();
        if wide < LEAST_BESIDE {
            let all = egui::CentralPanel::default().frame(egui::Frame::NONE);
            all.show(ui, |ui| {
                scrolled(ui, "questions and answer", |ui| {
                    self.questions(ui, out);
                    ui.add_space(space::MEDIUM);
                    self.answer(ui, around);
                });
            });
            return;
        }
        let list = egui::Panel::left("what if questions")
            .resizable(false)
            .exact_size(wide * 0.28)
            .frame(egui::Frame::NONE);
        list.show(ui, |ui| {
            scrolled(ui, "questions", |ui| self.questions(ui, out))
        });
        let margin = egui::Margin {
            left: 14,
            ..egui::Margin::ZERO
        };
        let frame = egui::Frame::NONE.inner_margin(margin);
        let rest = egui::CentralPanel::default().frame(frame);
        rest.show(ui, |ui| {
            scrolled(ui, "answer", |ui| self.answer(ui, around))
        });
    }

    /// The questions: those that came with the game, and people's own.
    fn questions(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        ui.weak(tr!("what-if-about"));
        ui.add_space(space::SMALL);
        focus::list(ui, |ui| {
            ui.label(bold(tr!("what-if-ready")));
            if self.ready == 0 {
                ui.label(tr!("what-if-none"));
            }
            for (n, asked) in self.asked.iter().enumerate() {
                if n == self.ready {
                    ui.add_space(space::SMALL);
                    ui.label(bold(tr!("what-if-own")));
                }
                ui.radio_value(&mut self.chosen, n, &asked.question);
            }
        });
        if self.asked.len() == self.ready {
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("what-if-own")));
        }
        ui.weak(tr!("what-if-own-how"));
        ui.add_space(space::TINY);
        if ui.button(tr!("cards-variant-open")).clicked() {
            out.push(Command::AskVariant);
        }
    }
}

impl Asked {
    fn ready(entry: &'static Entry, it: WhatIf) -> Option<Self> {
        let of = supposed(entry, it.start, it.changed)?;
        Some(Self {
            question: it.question,
            about: it.about,
            limits: it.limits,
            word: Some(it.key),
            stored: it.answer.map(|answer| (answer, answer.margins())),
            games: Arc::new(of.both_ways().ok()?),
            run: None,
            of,
        })
    }

    fn own(own: &OwnQuestion) -> Option<Self> {
        let games = own.of.both_ways().ok()?;
        let name = match own.name.as_str() {
            "" => tr!("what-if-own-unnamed"),
            name => name.to_owned(),
        };
        let title = games.title().to_owned();
        Some(Self {
            question: tr!("what-if-own-row", title = title, name = name),
            about: String::new(),
            limits: tr!("what-if-limits-own"),
            word: None,
            stored: None,
            games: Arc::new(games),
            run: None,
            of: own.of.clone(),
        })
    }
}
