//! Which scenario is edited: one that came with the program, an empty one, a file, or
//! that of the game on the table.

use super::work::{as_command, called, parsed};
use super::{Brought, Page, Source, Work};
use crate::app::catalogue::{ScenarioCard, Which};
use crate::app::commands::{Command, Dialog};
use crate::app::dialogs::{Around, ask, modal_window, room_for};
use crate::app::errands::MadeShelf;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::json::Doc;
use crate::record::{LeftScenario, Store, local_time, newest_first, read_scenario_text};
use crate::systems::SYSTEMS;
use crate::table::find;
use crate::words::{name, tr};
use egui::text::{CCursor, CCursorRange};
use egui::{DragValue, RichText, ScrollArea, TextEdit, Ui};
use std::path::{Path, PathBuf};

/// What is typed in the chooser.
#[derive(Default)]
pub struct ChooserForm {
    /// How many facts are confirmed of each scenario.
    left: Vec<(Which, usize)>,
    /// What was edited when the program ended.
    pub(in crate::app) scenarios: Vec<LeftScenario>,
    /// The scenarios of one's own in the program's folder, and what they are called.
    own: Vec<(PathBuf, String)>,
    /// Rows and columns of an empty map.
    size: Option<[u8; 2]>,
    /// A path that is typed, where the desktop asks for none.
    pub path: String,
    /// What a path is typed for.
    pub asks: Option<Brought>,
}

impl ChooserForm {
    /// What it tells is looked up.
    pub(in crate::app) fn open(&mut self, store: &Store) {
        let starts = SYSTEMS.iter().filter(|entry| entry.editable);
        let starts =
            starts.flat_map(|entry| entry.starts.iter().map(|it| Which::Start(entry.key, it.id)));
        let left = starts.map(|which| {
            let left = store.left_check(which.system(), &plain_id(&which));
            (which, left.errata.confirmed.len())
        });
        self.left = left.collect();
        self.own = own_scenarios(&MadeShelf::Scenarios.folder(store));
    }

    /// The chooser.
    pub(in crate::app) fn show(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        cards: &[ScenarioCard],
        out: &mut Vec<Command>,
    ) {
        let size = room_for(ctx, [760.0, 560.0]);
        let title = tr!("editor-choose");
        modal_window(ctx, &title, Dialog::Editor, size, out, |ui, out| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show_in_sight(ui, |ui| self.choices(ui, around, cards, out));
        });
    }

    fn choices(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        cards: &[ScenarioCard],
        out: &mut Vec<Command>,
    ) {
        ui.label(tr!("editor-choose-about"));
        ui.add_space(space::SMALL);
        offer_left(ui, &self.scenarios, out);
        if let Some(desk) = around.desk {
            let title = desk.called();
            if ui
                .button(bold(tr!("editor-back-to", title = title)))
                .clicked()
            {
                out.push(as_command(Work::Aside(false)));
                out.push(Command::Toggle(Dialog::Editor));
                return;
            }
            ui.add_space(space::SMALL);
        }
        let editable = |key: &str| {
            SYSTEMS
                .iter()
                .any(|entry| entry.key == key && entry.editable)
        };
        ui.horizontal_wrapped(|ui| {
            let here = editable(around.room.table().system());
            if here && ui.button(tr!("editor-of-table")).clicked() {
                out.push(as_command(Work::Begin(Source::Table, Page::Paint)));
            }
            if ui.button(tr!("editor-open-file")).clicked() {
                out.push(as_command(Work::Ask(Brought::Scenario)));
            }
        });
        self.own_ones(ui, out);
        self.empty_maps(ui, out);
        let mut game = "";
        for card in cards {
            let system = card.which.system();
            // What was made has its own list.
            let Some(start) = card.which.start().filter(|_| editable(system)) else {
                continue;
            };
            if card.brief.game != game {
                game = &card.brief.game;
                ui.add_space(space::SMALL);
                ui.label(bold(game));
                let entry = find(SYSTEMS, system);
                if entry.is_ok_and(|entry| (entry.blanks)().is_empty()) {
                    let told = tr!("editor-blank-none", game = game);
                    ui.weak(RichText::new(told).small());
                }
            }
            ui.horizontal_wrapped(|ui| {
                let source = || Source::Start(system, start);
                for (words, page) in [
                    (tr!("editor-edit"), Page::Paint),
                    (tr!("editor-page-check"), Page::Check),
                ] {
                    if does_with(ui, &words, &card.title) {
                        out.push(as_command(Work::Begin(source(), page)));
                    }
                }
                ui.label(&card.title);
                let left = &self.left;
                let left = left.iter().find(|(which, _)| *which == card.which);
                if let Some(&(_, n)) = left.filter(|(_, n)| *n > 0) {
                    ui.weak(RichText::new(tr!("editor-check-left", n = n)).small());
                }
            });
        }
    }

    /// The scenarios of one's own.
    fn own_ones(&self, ui: &mut Ui, out: &mut Vec<Command>) {
        if self.own.is_empty() {
            return;
        }
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("editor-own")));
        for (path, title) in &self.own {
            ui.horizontal_wrapped(|ui| {
                if does_with(ui, &tr!("editor-edit"), title) {
                    out.push(as_command(Work::Bring(Brought::Scenario, path.clone())));
                }
                let file = path.display().to_string();
                ui.label(title).on_hover_text(file);
            });
        }
    }

    /// The empty maps that one can begin with, and how large they are to be.
    fn empty_maps(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("editor-blanks")));
        let [mut rows, mut columns] = self.size.unwrap_or([7, 7]);
        ui.horizontal_wrapped(|ui| {
            for (words, number) in [
                (tr!("editor-rows"), &mut rows),
                (tr!("editor-columns"), &mut columns),
            ] {
                let label = ui.label(words);
                ui.add(DragValue::new(number).range(2..=26))
                    .labelled_by(label.id);
            }
        });
        self.size = Some([rows, columns]);
        ui.horizontal_wrapped(|ui| {
            for entry in SYSTEMS {
                for blank in (entry.blanks)() {
                    let [least, most] = blank.bounds;
                    let fits = (least[0]..=most[0]).contains(&rows)
                        && (least[1]..=most[1]).contains(&columns)
                        && u16::from(rows) * u16::from(columns) <= blank.most;
                    // Limits are said before they are met.
                    let told = tr!(
                        "editor-blank-limits",
                        rows = most[0],
                        columns = most[1],
                        all = blank.most
                    );
                    let button = ui.add_enabled(fits, egui::Button::new(blank.name()));
                    let button = button.on_hover_text(&told).on_disabled_hover_text(&told);
                    if button.clicked() {
                        let source = Source::Blank(entry.key, blank.key, rows, columns);
                        out.push(as_command(Work::Begin(source, Page::Paint)));
                    }
                }
            }
        });
        for entry in SYSTEMS {
            let blanks = (entry.blanks)();
            let Some(blank) = blanks.first() else {
                continue;
            };
            let told = tr!(
                "editor-blank-limits",
                rows = blank.bounds[1][0],
                columns = blank.bounds[1][1],
                all = blank.most
            );
            let name = blank.name();
            let game = name
                .split_once(": ")
                .map_or(name.as_str(), |(game, _)| game);
            ui.weak(RichText::new(format!("{game}: {told}")).small());
        }
    }

    /// A path is typed, where the desktop asks for none.
    pub(in crate::app) fn ask_for_path(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let form = &mut *self;
        let Some(brought) = form.asks else { return };
        let (mut done, mut cancelled) = (false, false);
        let title = tr!("editor-path");
        let closes = ask(ctx, "path for the editor", &title, |ui| {
            let label = ui.label(tr!("editor-path-about"));
            let edit = TextEdit::singleline(&mut form.path).desired_width(f32::INFINITY);
            let mut typed = edit.show(ui);
            let field = typed.response.response.clone().labelled_by(label.id);
            focus::field(&field);
            let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if !entered && ui.memory(|m| m.focused().is_none()) {
                // What was typed last time is typed over.
                let all = CCursor::new(form.path.chars().count());
                let all = CCursorRange::two(CCursor::default(), all);
                typed.state.cursor.set_char_range(Some(all));
                typed.state.store(ui.ctx(), field.id);
                field.request_focus();
            }
            let named = !form.path.trim().is_empty();
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                let open = ui.add_enabled(named, egui::Button::new(tr!("games-open")));
                done = named && (open.clicked() || entered);
                cancelled = ui.button(tr!("undone-back")).clicked();
            });
        });
        if done {
            let path = PathBuf::from(form.path.trim());
            out.push(match brought {
                Brought::Variant => Command::Open(path),
                brought => as_command(Work::Bring(brought, path)),
            });
        }
        if done || cancelled || closes.is_some() {
            form.asks = None;
        }
    }
}

/// Offers what was edited when the program ended.
pub(in crate::app) fn offer_left(ui: &mut Ui, left: &[LeftScenario], out: &mut Vec<Command>) {
    for scenario in left {
        let title = name(&scenario.title).into_owned();
        ui.label(bold(tr!("editor-left", title = title)));
        if let Some(time) = local_time(scenario.modified) {
            ui.weak(tr!("editor-left-when", time = time));
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(tr!("editor-left-go-on")).clicked() {
                let source = Source::Left(scenario.path.clone());
                out.push(as_command(Work::Begin(source, Page::Paint)));
            }
            let away = ui.button(tr!("editor-left-away"));
            if away.on_hover_text(tr!("editor-left-safe")).clicked() {
                out.push(as_command(Work::PutAway(scenario.clone())));
            }
        });
        ui.add_space(space::SMALL);
    }
}

/// The identifier that files of a scenario have.
fn plain_id(which: &Which) -> String {
    let doc = which.scenario().ok().map(|(_, doc)| doc);
    match doc.as_ref().and_then(|doc| doc.get("id")) {
        Some(Doc::Text(id)) => id.clone(),
        _ => which.start().unwrap_or_default().to_owned(),
    }
}

/// A button before the title of a scenario, of which it tells. Whether it was pressed.
fn does_with(ui: &mut Ui, words: &str, title: &str) -> bool {
    let button = ui.button(words);
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_label(format!("{words}: {title}"));
    });
    button.clicked()
}

/// The scenarios in a folder, those saved last first. What cannot be read as one is called
/// as its file is: whoever opens it hears what is wrong.
fn own_scenarios(folder: &Path) -> Vec<(PathBuf, String)> {
    let titled = |path: PathBuf| {
        let read = read_scenario_text(&path).and_then(|text| parsed(&text));
        let title = read.ok().as_ref().and_then(called);
        let stem = || path.file_stem().unwrap_or_default().to_string_lossy();
        let title = title.unwrap_or_else(|| stem().into_owned());
        (path, title)
    };
    let all = newest_first(folder, "json").into_iter();
    all.map(titled).collect()
}
