//! The owner's check: every fact that nobody has confirmed yet, one after the other. One
//! key confirms, one field corrects.

use super::fields::field;
use super::work::as_command;
use super::{Desk, Page, Seen, Work};
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, heading};
use crate::app::theme::{Palette, height, space};
use crate::json::{Correction, Doc};
use crate::present::system::{Stated, Topic};
use crate::words::tr;
use egui::{Button, ProgressBar, RichText, ScrollArea, Ui, vec2};

/// The share of the room below the buttons that one fact has at most.
const FACT: f32 = 0.6;

impl Desk {
    /// The facts that are looked through, in the order of the system.
    fn to_check<'a>(&self, seen: &'a Seen) -> Vec<&'a Stated> {
        seen.facts.iter().filter(|it| self.is_checked(it)).collect()
    }

    fn looked_at<'a>(&self, seen: &'a Seen) -> Option<&'a Stated> {
        seen.facts.get(*seen.numbers.get(&self.check.at)?)
    }

    /// Looks at the first fact that is not confirmed, unless one is looked at.
    pub(super) fn first_fact(&mut self) {
        let seen = self.seen();
        if self.looked_at(&seen).is_none_or(|it| !self.is_checked(it)) {
            let open = self.next_open(&seen, None);
            self.check.at = open.unwrap_or_default();
        }
        self.show_fact();
    }

    /// The first open fact after this one, or of all.
    fn next_open(&self, seen: &Seen, after: Option<&str>) -> Option<String> {
        let all = self.to_check(seen);
        let open = |it: &&&Stated| !self.check.confirmed.contains(&it.at);
        let from = after.and_then(|at| all.iter().position(|it| it.at == at));
        let from = from.map_or(0, |n| n + 1);
        let later = all.iter().skip(from).find(open);
        let found = later.or_else(|| all.iter().find(open));
        found.map(|it| it.at.clone())
    }

    /// The map and the list show the fact that is looked at.
    pub(super) fn show_fact(&mut self) {
        let seen = self.seen();
        self.check.shows = true;
        if let Some(stated) = self.looked_at(&seen)
            && let Some(&place) = self.places(&seen, &stated.about).first()
        {
            self.cursor = Some(place);
            self.board.centre_on(seen.map.tiling.centre(place));
        }
    }

    pub(super) fn confirm(&mut self, together: bool) {
        let seen = self.seen();
        let Some(stated) = self.looked_at(&seen) else {
            return self.first_fact();
        };
        let of_it = self.to_check(&seen);
        let confirmed = of_it.iter().filter(|it| match together {
            true => it.goes_with(stated),
            false => it.at == stated.at,
        });
        let confirmed: Vec<String> = confirmed.map(|it| it.at.clone()).collect();
        self.check.confirmed.extend(confirmed);
        self.go_on(&seen);
    }

    /// Looks at the next open fact; at the end, all is told to be done.
    fn go_on(&mut self, seen: &Seen) {
        let after = self.check.at.clone();
        if let Some(at) = self.next_open(seen, Some(&after)) {
            self.check.at = at;
        }
        self.show_fact();
    }

    pub(super) fn step(&mut self, back: bool) {
        let seen = self.seen();
        let all = self.to_check(&seen);
        let now = all.iter().position(|it| it.at == self.check.at);
        let to = match (now, back) {
            (None, _) => 0,
            (Some(n), true) => n.saturating_sub(1),
            (Some(n), false) => (n + 1).min(all.len().saturating_sub(1)),
        };
        if let Some(stated) = all.get(to) {
            self.check.at = stated.at.clone();
        }
        self.show_fact();
    }

    /// What a unit is called from now on, if this fact is its name.
    ///
    /// # Errors
    /// In a sentence, when another unit is called so.
    fn renamed(&mut self, at: &str, is: Option<&Doc>) -> Result<Option<String>, String> {
        let (list, field, _) = self.seen().workshop.units;
        let name = at
            .strip_prefix(&format!("{list}["))
            .and_then(|at| at.strip_suffix(&format!("].{field}")));
        let (Some(_), Some(Doc::Text(code))) = (name, is) else {
            return Ok(None);
        };
        match self.bench.find(&format!("{list}[{code}]")) {
            Some(_) => Err(tr!("editor-code-taken", code = code.as_str())),
            None => Ok(Some(code.clone())),
        }
    }

    /// A fact becomes this. In the owner's check it is confirmed with it.
    pub(super) fn enter_fact(&mut self, at: String, is: Option<Doc>) -> Result<(), String> {
        let was = self.bench.find(&at);
        let checks = self.page == Page::Check && at == self.check.at;
        // Entered as it was: it is right.
        if was == is {
            self.typed.remove(&at);
            if checks {
                self.confirm(false);
            }
            return Ok(());
        }
        let next = checks.then(|| {
            let seen = self.seen();
            self.next_open(&seen, Some(&at))
        });
        let renamed = self.renamed(&at, is.as_ref())?;
        let confirmed = at.clone();
        self.change(&[Correction { at, was, is }])?;
        if let Some(code) = renamed {
            self.picked = Topic::Unit(code);
        }
        if let Some(next) = next {
            self.check.confirmed.insert(confirmed);
            let seen = self.seen();
            match next.filter(|at| seen.numbers.contains_key(at)) {
                Some(at) => self.check.at = at,
                None => self.first_fact(),
            }
            self.show_fact();
        }
        Ok(())
    }
}

/// The page.
pub fn page(ui: &mut Ui, desk: &mut Desk, seen: &Seen, theme: &Palette, out: &mut Vec<Command>) {
    let all = desk.to_check(seen);
    let done = all
        .iter()
        .filter(|it| desk.check.confirmed.contains(&it.at));
    let (done, of) = (done.count(), all.len());
    ui.label(tr!("editor-check-about"));
    ui.add_space(space::TINY);
    let share = done as f32 / of.max(1) as f32;
    let told = tr!("editor-check-progress", done = done, all = of);
    ui.label(bold(told.as_str()));
    let bar = ui.add(ProgressBar::new(share).desired_height(space::SMALL));
    bar.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, told.as_str())
    });
    let mut everything = desk.check.everything;
    if ui
        .checkbox(&mut everything, tr!("editor-check-everything"))
        .changed()
    {
        out.push(as_command(Work::Everything(everything)));
    }
    ui.separator();
    let looked_at = desk.looked_at(seen).filter(|_| of > 0).cloned();
    if done == of || looked_at.is_none() {
        focus::spoken(&ui.label(bold(tr!("editor-check-all-done")).color(theme.good)));
        if ui.button(tr!("editor-save-corrections")).clicked() {
            out.push(as_command(Work::SaveCorrections));
        }
        ui.add_space(space::SMALL);
    }
    if let Some(stated) = looked_at {
        // Where they are pressed again and again they stand still, whatever is looked at.
        said_of_it(ui, theme, out);
        let with_it = all.iter().filter(|it| it.goes_with(&stated));
        let with_it = with_it.map(|it| format!("{} {}", it.parts().1, it.says));
        let with_it: Vec<String> = with_it.collect();
        // However much there is to read of one fact, the list of all stays in sight.
        let most = ui.available_height() * FACT;
        ScrollArea::vertical()
            .id_salt("fact to check")
            .auto_shrink([false, true])
            .max_height(most)
            .show_in_sight(ui, |ui| fact(ui, desk, (&stated, &with_it), theme, out));
    }
    ui.separator();
    list(ui, desk, &all, theme, out);
}

/// What can be said of a fact.
fn said_of_it(ui: &mut Ui, theme: &Palette, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let words = bold(tr!("editor-check-confirm")).color(theme.on_accent);
        let confirm = Button::new(words)
            .fill(theme.accent)
            .min_size(vec2(0.0, height::ROW));
        if ui.add(confirm).clicked() {
            out.push(as_command(Work::Confirm { together: false }));
        }
        let together = ui.button(tr!("editor-check-together"));
        if together
            .on_hover_text(tr!("editor-check-together-about"))
            .clicked()
        {
            out.push(as_command(Work::Confirm { together: true }));
        }
        if ui.button(tr!("editor-check-back")).clicked() {
            out.push(as_command(Work::Step { back: true }));
        }
        if ui.button(tr!("editor-check-later")).clicked() {
            out.push(as_command(Work::Step { back: false }));
        }
    });
    ui.add_space(space::SMALL);
}

/// The fact that is looked at and how it is corrected; and all that is confirmed together
/// with it, so that a counter is looked at once.
fn fact(
    ui: &mut Ui,
    desk: &mut Desk,
    (stated, with_it): (&Stated, &[String]),
    theme: &Palette,
    out: &mut Vec<Command>,
) {
    ui.weak(RichText::new(&stated.chapter).small());
    let what = RichText::new(&stated.what).text_style(egui::TextStyle::Heading);
    ui.label(what.color(theme.heading));
    let says = bold(tr!("editor-check-says", says = stated.says.as_str()));
    focus::spoken(&ui.label(says));
    ui.horizontal_wrapped(|ui| {
        if let Some(footing) = stated.footing {
            ui.label(footing.name());
        }
        if desk.check.confirmed.contains(&stated.at) {
            ui.label(RichText::new(tr!("editor-check-confirmed")).color(theme.good));
        }
    });
    ui.add_space(space::SMALL);
    heading(ui, &tr!("editor-check-correct"));
    field(ui, desk, stated, None, out);
    ui.add_space(space::SMALL);
    if !stated.source.is_empty() {
        ui.weak(RichText::new(crate::words::name(&stated.source)).small());
    }
    if with_it.len() > 1 {
        ui.label(tr!("editor-check-with-it", facts = with_it.join(" · ")));
    }
}

/// Everything that is looked through, ticked where it is confirmed.
fn list(ui: &mut Ui, desk: &mut Desk, all: &[&Stated], theme: &Palette, out: &mut Vec<Command>) {
    let now = all.iter().position(|it| it.at == desk.check.at);
    let row = height::ROW;
    let mut area = ScrollArea::vertical()
        .id_salt("facts to check")
        .auto_shrink([false, false]);
    if std::mem::take(&mut desk.check.shows)
        && let Some(now) = now
    {
        let whole = row + ui.spacing().item_spacing.y;
        let middle = (now as f32).mul_add(whole, -ui.available_height() / 2.0);
        area = area.vertical_scroll_offset(middle.max(0.0));
    }
    area.show_rows(ui, row, all.len(), |ui, rows| {
        focus::in_sight(ui, |ui| {
            for stated in all.get(rows).unwrap_or_default() {
                let done = desk.check.confirmed.contains(&stated.at);
                let mark = if done { "✓ " } else { "· " };
                let letter = stated.footing.map(|it| it.letter()).unwrap_or_default();
                let text = format!("{mark}{}: {} ({letter})", stated.what, stated.says);
                let ink = if done { theme.text_weak } else { theme.text };
                let chosen = stated.at == desk.check.at;
                let text = match chosen {
                    true => RichText::new(text),
                    false => RichText::new(text).color(ink),
                };
                let button = Button::selectable(chosen, text)
                    .truncate()
                    .min_size(vec2(ui.available_width(), row));
                if ui.add(button).clicked() {
                    out.push(as_command(Work::GoTo(stated.at.clone())));
                }
            }
        })
    });
}
