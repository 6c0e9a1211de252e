//! What really happened, turn by turn, beside the game on the table.

use super::panel::RoomLook;
use super::{Deed, Room, over, push};
use crate::app::catalogue;
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, bold, heading};
use crate::app::theme::space;
use crate::engine::NodeId;
use crate::present::system::{Beside, HISTORY, Happened};
use crate::table::{Retold, Table};
use crate::words::{self, Language, tr};
use egui::{RichText, Ui, vec2};

/// How wide the window is, where there is room.
const WIDE: f32 = 480.0;

/// What the window tells: worked out when the moment or the game has changed.
#[derive(Default)]
pub struct HistorySheet {
    of: Option<(u64, NodeId, Language)>,
    told: Option<Retold>,
}

impl Room {
    /// Whether it is known what really happened.
    pub(super) fn has_history(&self) -> bool {
        let overlays = self.table.about().overlays;
        overlays.iter().any(|overlay| overlay.key == HISTORY)
    }

    /// What really happened is shown, or no longer.
    pub(super) fn toggle_history(&mut self) {
        self.history = match self.history.take() {
            Some(_) => None,
            None => Some(HistorySheet::default()),
        };
    }

    /// Whether it is shown what really happened.
    #[must_use]
    pub const fn shows_history(&self) -> bool {
        self.history.is_some()
    }
}

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    let Some(mut sheet) = room.history.take() else {
        return;
    };
    let at = room.shown_node();
    let now = Some((room.changes(), at, words::spoken()));
    if sheet.of != now {
        sheet.told = room.table().history(at);
        sheet.of = now;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("history-title");
    panels::window(&title, "history window")
        .resizable(false)
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(24.0, 110.0),
        ))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            let tall = whole.height() * 0.66;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show_in_sight(ui, |ui| match &sheet.told {
                    Some(told) => content(ui, look, room, told, out),
                    None => {
                        ui.label(tr!("history-none"));
                    }
                });
        });
    if closed {
        push(out, Deed::History);
    }
    room.history = Some(sheet);
}

fn content(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, told: &Retold, out: &mut Vec<Command>) {
    let turn = told.turn;
    match told.now() {
        Some(now) => {
            heading(ui, &titled(now));
            ui.label(&now.text);
            let found = catalogue::following(room.table());
            if let Some((_, following)) = found.filter(|(_, found)| found.turn == turn) {
                ui.label(&following.about);
                over::play_following(ui, room, out);
            }
        }
        None => {
            heading(ui, &tr!("history-turn-untold", turn = turn));
            ui.label(tr!("history-untold"));
        }
    }
    let mut on = room.shows(HISTORY);
    if ui.checkbox(&mut on, tr!("history-on-map")).clicked() {
        push(out, Deed::Overlay(HISTORY));
    }
    if !told.differs.is_empty() {
        ui.add_space(space::SMALL);
        ui.label(bold(tr!("history-here")));
        for line in &told.differs {
            ui.label(line);
        }
    }
    ui.separator();
    then_and_here(ui, look, &told.beside);
    ui.label(&told.history.outcome);
    ui.add_space(space::TINY);
    egui::CollapsingHeader::new(tr!("history-others"))
        .id_salt("other turns of history")
        .show(ui, |ui| {
            let others = told.history.turns.iter();
            for other in others.filter(|other| other.turn != turn) {
                ui.label(bold(titled(other)));
                ui.label(&other.text);
                ui.add_space(space::TINY);
            }
        });
    ui.separator();
    ui.label(RichText::new(&told.history.trust).small());
    ui.label(RichText::new(tr!("history-sources")).small().strong());
    for source in &told.history.sources {
        ui.label(RichText::new(source).small());
    }
}

/// The turn and its days.
fn titled(happened: &Happened) -> String {
    let days = happened.days.as_str();
    tr!("history-turn", turn = happened.turn, days = days)
}

/// What came out then and what does here, a heading and a sentence each.
fn then_and_here(ui: &mut Ui, look: &RoomLook<'_>, rows: &[Beside]) {
    if rows.is_empty() {
        return;
    }
    ui.label(bold(tr!("history-in-the-end")));
    for row in rows {
        let (what, then, here) = (row.what.as_str(), row.then.as_str(), row.here.as_str());
        let told = tr!("history-beside-row", what = what, then = then, here = here);
        ui.label(RichText::new(told).color(look.theme.text));
    }
    ui.add_space(space::SMALL);
}

/// The same at the end of a game, below how its points came about.
pub fn verdict(ui: &mut Ui, look: &RoomLook<'_>, table: &dyn Table) {
    if let Some(told) = table.history(table.glance().node) {
        ui.separator();
        then_and_here(ui, look, &told.beside);
    }
}
