//! The pages of the panel: brushes and the facts of what is picked, faults, and what
//! differs from another scenario.

use super::fields::field;
use super::work::as_command;
use super::{Desk, Mirror, Page, Seen, Work};
use crate::app::commands::Command;
use crate::app::dialogs::drop_down;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, heading};
use crate::app::theme::{Palette, space};
use crate::present::system::{BrushWork, Stated, Topic};
use crate::systems::SYSTEMS;
use crate::table::editing::Unlike;
use crate::table::find;
use crate::words::{Language, sentence, tr};
use egui::{Rect, RichText, ScrollArea, TextEdit, Ui};
use std::sync::Arc;

/// Brushes, and the facts of what is picked.
pub fn paint(ui: &mut Ui, desk: &mut Desk, seen: &Seen, out: &mut Vec<Command>) {
    ScrollArea::vertical()
        .id_salt("brushes and facts")
        .auto_shrink([false, false])
        .show_in_sight(ui, |ui| {
            brushes(ui, desk, seen, out);
            ui.separator();
            facts(ui, desk, seen, out);
        });
}

fn brushes(ui: &mut Ui, desk: &mut Desk, seen: &Seen, out: &mut Vec<Command>) {
    let mut group = None;
    let all: Vec<_> = seen.workshop.brushes.iter().enumerate().collect();
    for chunk in all.chunk_by(|(_, a), (_, b)| a.group == b.group) {
        ui.horizontal_wrapped(|ui| {
            for &(n, brush) in chunk {
                if group != Some(&brush.group) {
                    ui.label(bold(sentence(&brush.group)));
                    group = Some(&brush.group);
                }
                let held = desk.brush == Some(n);
                let button = ui.selectable_label(held, &brush.name);
                button.ctx.accesskit_node_builder(button.id, |node| {
                    node.set_label(format!("{}: {}", brush.group, brush.name));
                });
                if button.clicked() {
                    out.push(as_command(Work::Take((!held).then_some(n))));
                }
            }
        });
    }
    let brush = desk.brush.and_then(|n| seen.workshop.brushes.get(n));
    if brush.is_some_and(|it| matches!(it.does, BrushWork::Write(_) | BrushWork::Side { .. })) {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(tr!("editor-brush-text"));
            let edit = TextEdit::singleline(&mut desk.text).desired_width(ui.available_width());
            focus::field(&ui.add(edit).labelled_by(label.id));
        });
    }
    let told = match brush.map(|it| &it.does) {
        None => tr!("editor-hand-none"),
        Some(BrushWork::Side { .. }) => tr!("editor-hand-side"),
        Some(BrushWork::Unit { .. }) => tr!("editor-hand-unit"),
        Some(BrushWork::Write(_)) => tr!("editor-hand-write"),
        Some(_) => tr!("editor-hand-paint"),
    };
    ui.weak(RichText::new(told).small());
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("editor-mirror"));
        for (mirror, name) in [
            (Mirror::None, tr!("editor-mirror-none")),
            (Mirror::Across, tr!("editor-mirror-across")),
            (Mirror::HalfTurn, tr!("editor-mirror-half-turn")),
        ] {
            if ui.selectable_label(desk.mirror == mirror, name).clicked() {
                out.push(as_command(Work::Mirror(mirror)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let marked = desk.marked.len();
        for (words, about, work) in [
            (
                tr!("editor-mark", n = marked),
                tr!("editor-mark-about"),
                Work::Mark,
            ),
            (tr!("editor-copy"), String::new(), Work::Copy),
            (
                tr!("editor-paste"),
                String::new(),
                Work::Paste { flipped: false },
            ),
            (
                tr!("editor-paste-flipped"),
                String::new(),
                Work::Paste { flipped: true },
            ),
        ] {
            let button = ui.button(words);
            let button = match about.is_empty() {
                true => button,
                false => button.on_hover_text(about),
            };
            if button.clicked() {
                out.push(as_command(work));
            }
        }
    });
}

/// The facts of what is picked; of nothing, those of the whole game, and every unit.
fn facts(ui: &mut Ui, desk: &mut Desk, seen: &Seen, out: &mut Vec<Command>) {
    if desk.picked != Topic::Game {
        ui.horizontal_wrapped(|ui| {
            if ui.button(tr!("editor-whole-game")).clicked() {
                out.push(as_command(Work::Pick(Topic::Game)));
            }
            if matches!(desk.picked, Topic::Unit(_))
                && ui.button(tr!("editor-remove-unit")).clicked()
            {
                out.push(as_command(Work::Remove));
            }
        });
    }
    let picked = desk.picked.clone();
    let touches = |it: &&Stated| match (&it.about, &picked) {
        (Topic::Side(ends), Topic::Place(place)) => ends.contains(place),
        (about, picked) => about == picked,
    };
    // A unit is taken out by the button above.
    let (list, ..) = seen.workshop.units;
    let own = |it: &&Stated| match &it.about {
        Topic::Unit(code) => it.at != format!("{list}[{code}]"),
        _ => true,
    };
    let facts = seen.facts.iter().filter(touches).filter(own);
    let facts: Vec<&Stated> = facts.collect();
    if facts.is_empty() {
        ui.label(tr!("editor-nothing-known"));
    }
    let (mut chapter, mut subject) = ("", "");
    let mut before_it = None;
    for (n, stated) in facts.iter().copied().enumerate() {
        if stated.chapter != chapter {
            chapter = &stated.chapter;
            heading(ui, chapter);
            before_it = None;
        }
        // Whose facts they are stands once above them.
        let (of, short) = stated.parts();
        let before = match picked == Topic::Game || of.is_empty() {
            true => stated.what.as_str(),
            false => {
                // A place is the same one where its name is what is told of it.
                let place = matches!(stated.about, Topic::Place(_));
                let same = place && before_it == Some(&stated.about);
                if of != subject && !same {
                    ui.label(bold(of));
                }
                short
            }
        };
        subject = of;
        before_it = Some(&stated.about);
        field(ui, desk, stated, Some(before), out);
        // What several rest on that stand below each other is told once, after the last.
        let goes_on = facts.get(n + 1).is_some_and(|next| {
            let one = |it: &Stated| (it.footing, it.source.clone(), it.chapter.clone());
            one(next) == one(stated) && next.about == stated.about
        });
        if let Some(footing) = stated.footing.filter(|_| !goes_on) {
            let told = match stated.source.is_empty() {
                true => footing.name(),
                false => format!("{}: {}", footing.name(), crate::words::name(&stated.source)),
            };
            ui.weak(RichText::new(told).small());
        }
    }
    if let Topic::Place(place) = &desk.picked
        && let Some(id) = seen.map.named(place)
    {
        units(ui, desk, seen, Some(id.0.into()), out);
    }
    if desk.picked == Topic::Game {
        units(ui, desk, seen, None, out);
    }
}

/// The units in a place, or all of them, each to be picked: those that come later are
/// found here, too.
fn units(ui: &mut Ui, desk: &Desk, seen: &Seen, at: Option<u16>, out: &mut Vec<Command>) {
    let mut named: Vec<(&str, &str)> = Vec::new();
    for stated in &seen.facts {
        if let Topic::Unit(code) = &stated.about
            && named.last().is_none_or(|(last, _)| last != code)
        {
            let name = stated.what.split(": ").next().unwrap_or(code);
            named.push((code, name));
        }
    }
    named.retain(|(code, _)| {
        let there = desk.places(seen, &Topic::Unit((*code).to_owned()));
        at.is_none_or(|at| there.iter().any(|place| u16::from(place.0) == at))
    });
    if named.is_empty() {
        return;
    }
    heading(ui, &tr!("editor-units"));
    focus::list(ui, |ui| {
        for (code, name) in named {
            let words = match name == code {
                true => name.to_owned(),
                false => format!("{name} ({code})"),
            };
            if ui.selectable_label(false, words).clicked() {
                out.push(as_command(Work::Pick(Topic::Unit(code.to_owned()))));
            }
        }
    });
}

/// Everything that is wrong, with what can be done about it.
pub fn faults(ui: &mut Ui, seen: &Seen, theme: &Palette, out: &mut Vec<Command>) {
    if seen.flaws.is_empty() {
        ui.label(RichText::new(tr!("editor-no-faults")).color(theme.good));
        return;
    }
    ui.label(tr!("editor-faults", n = seen.flaws.len()));
    ScrollArea::vertical()
        .id_salt("faults of the scenario")
        .auto_shrink([false, false])
        .show_in_sight(ui, |ui| {
            for flaw in &seen.flaws {
                let head = match flaw.of.is_empty() {
                    true => sentence(&flaw.told),
                    false => format!("{}: {}", flaw.of, flaw.told),
                };
                let button = egui::Button::new(RichText::new(head).color(theme.refusal)).wrap();
                if ui.add(button).clicked() {
                    out.push(as_command(Work::Pick(flaw.about.clone())));
                    out.push(as_command(Work::Show(Page::Paint)));
                }
                ui.weak(RichText::new(&flaw.advice).small());
                ui.add_space(space::TINY);
            }
        });
}

/// What differs from another scenario.
pub fn compare(ui: &mut Ui, desk: &mut Desk, out: &mut Vec<Command>) {
    desk.compare_again();
    let system = desk.bench.system();
    let starts = find(SYSTEMS, system).map_or(&[][..], |entry| entry.starts);
    let mut chosen: Option<usize> = None;
    let shown = match &desk.second {
        Some(second) => second.title.clone(),
        None => tr!("editor-none"),
    };
    let titles = desk.titles().iter().enumerate();
    let rows = titles.map(|(n, title)| (Some(n), title.clone()));
    let with = tr!("editor-compare-with");
    drop_down(ui, "second", (&with, &with), &shown, rows, &mut chosen);
    if let Some(start) = chosen.and_then(|n| starts.get(n)) {
        out.push(as_command(Work::Compare(Some((system, start.id)))));
    }
    if ui.button(tr!("editor-compare-file")).clicked() {
        out.push(as_command(Work::Ask(super::Brought::Second)));
    }
    let Some(second) = &desk.second else {
        ui.label(tr!("editor-compare-about"));
        return;
    };
    let all = &second.unlike.1;
    ui.label(tr!("editor-differences", n = all.len()));
    let key = (
        second.unlike.0,
        second.title.clone(),
        crate::words::spoken(),
    );
    ScrollArea::vertical()
        .id_salt("differences of scenarios")
        .auto_shrink([false, false])
        .show_viewport(ui, |ui, view| differences(ui, (key, view), all, out));
}

/// Of which differences, in which width, where each row ends.
type RowEnds = ((u64, String, Language), f32, Arc<Vec<f32>>);

/// What differs, a row each, however many lines that has: nothing of a difference is cut
/// off. Once it is known how high each is, only those in sight are drawn.
fn differences(
    ui: &mut Ui,
    (key, view): ((u64, String, Language), Rect),
    all: &[Unlike],
    out: &mut Vec<Command>,
) {
    /// So many rows beyond those in sight are there for the keyboard.
    const BEYOND: usize = 4;
    let row = |ui: &mut Ui, unlike: &Unlike, out: &mut Vec<Command>| {
        let [here, there] = &unlike.says;
        let text = tr!(
            "editor-difference",
            what = unlike.what.as_str(),
            here = here.as_str(),
            there = there.as_str()
        );
        let response = ui.add(egui::Button::selectable(false, text).wrap());
        if response.clicked() {
            out.push(as_command(Work::Pick(unlike.about.clone())));
        }
        response.rect.bottom()
    };
    let own = egui::Id::unique("row ends of the differences");
    let (wide, top) = (ui.available_width(), ui.cursor().top());
    let known: Option<RowEnds> = ui.data(|data| data.get_temp(own));
    let known = known.filter(|(of, width, ends)| {
        *of == key && (width - wide).abs() < 0.5 && ends.len() == all.len()
    });
    let Some((_, _, ends)) = known else {
        let ends: Vec<f32> = all.iter().map(|it| row(ui, it, out) - top).collect();
        ui.data_mut(|data| data.insert_temp::<RowEnds>(own, (key, wide, Arc::new(ends))));
        return;
    };
    let gap = ui.spacing().item_spacing.y;
    ui.set_height(ends.last().copied().unwrap_or_default());
    let first = ends.partition_point(|end| *end < view.top());
    let last = ends.partition_point(|end| *end < view.bottom()) + 1;
    let shown = first.saturating_sub(BEYOND)..(last + BEYOND).min(all.len());
    let across = ui.max_rect().x_range();
    focus::in_sight(ui, |ui| {
        for n in shown {
            let from = n.checked_sub(1).map_or(0.0, |before| ends[before] + gap);
            let rect = Rect::from_x_y_ranges(across, top + from..=top + ends[n]);
            let inside = egui::UiBuilder::new().max_rect(rect).id_salt(n);
            ui.scope_builder(inside, |ui| row(ui, &all[n], out));
        }
    });
}
