//! What has happened, in sentences; a click shows that moment on the board.

use super::panel::{RoomLook, room_of_rule};
use super::scene::Scene;
use super::{Deed, Room, remark};
use crate::app::commands::Command;
use crate::app::focus::{InSight as _, Region, in_sight, within};
use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::engine::NodeId;
use crate::present::system::Line;
use crate::table::{Judgement, Told};
use crate::words::tr;
use egui::{
    Id, InnerResponse, Response, RichText, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo, vec2,
};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::hash::BuildHasher as _;

/// A line is at least so wide, in points.
const LEAST: f32 = 52.0;

/// The opened log takes so much of the room that there is.
const OPEN: f32 = 0.4;

/// The log where there is little room: its heading, which opens and closes it.
pub fn folded(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    high: f32,
    out: &mut Vec<Command>,
) {
    within(ui, Region::Log, |ui| {
        egui::CollapsingHeader::new(bold(tr!("log-title")))
            .id_salt("log")
            .show_unindented(ui, |ui| {
                egui::ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .max_height(high * OPEN)
                    .stick_to_bottom(room.looking.is_none())
                    .show_in_sight(ui, |ui| lines(ui, look, room, scene, out));
            });
    });
}

/// The log, the newest line at the bottom.
pub fn log(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, scene: &Scene, out: &mut Vec<Command>) {
    heading(ui, &tr!("log-title"));
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(room.looking.is_none())
        .show(ui, |ui| {
            within(ui, Region::Log, |ui| {
                in_sight(ui, |ui| lines(ui, look, room, scene, out));
            });
        });
}

/// Whether the newest line is to come into sight: whoever has read elsewhere in the log is
/// back there as soon as something is done, or the present is looked at again.
fn back_to_newest(ui: &Ui, room: &Room, scene: &Scene) -> bool {
    let id = Id::unique("newest line of the log");
    let now = (scene.glance.ply, room.looking.is_none());
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<(usize, bool)>(id);
        data.insert_temp(id, now);
        before
    });
    now.1 && before.is_some_and(|before| before != now)
}

fn lines(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, scene: &Scene, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = space::HAIR;
    let ply = scene.glance.ply;
    let done = &scene.told[..ply.min(scene.told.len())];
    if let Some((head, changes)) = &scene.rules {
        let told = ui.add(egui::Label::new(bold(head)).wrap());
        told.on_hover_text(changes.join("\n"));
    }
    if done.iter().all(|told| told.lines.is_empty()) {
        ui.weak(tr!("log-empty"));
    }
    let marked = room.looking.and_then(|node| told_last(done, node));
    // Before the beginning nothing was told.
    if room.looking == Some(NodeId(0)) && comes_into_sight(ui, NodeId(0)) {
        ui.scroll_to_cursor(Some(egui::Align::TOP));
    }
    let mut rows = room.log_rows.borrow_mut();
    rows.are_laid_out_for(ui);
    for told in done {
        other_ways(ui, look, scene, told, out);
        for (n, line) in told.lines.iter().enumerate() {
            let looked_at = marked == Some(told.node);
            // What is told stays the same to the keyboard, wherever it has come to stand.
            let own = Id::unique("log line").with((told.node.0, n));
            let far = match looked_at {
                true => None,
                false => rows.far_away(ui, own, line),
            };
            let response = match far {
                Some(high) => in_passing(ui, own, high),
                None => {
                    let drawn = row(ui, look, line, own, looked_at);
                    let (response, number) = drawn.inner;
                    rows.remember(own, line, (drawn.response.rect.height(), number));
                    response
                }
            };
            let said = &line.told.text;
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, said));
            if looked_at && n == 0 && comes_into_sight(ui, told.node) {
                response.scroll_to_me(Some(egui::Align::Center));
            }
            if response.clicked() {
                let deed = Deed::LookAt(Some(told.node));
                out.push(Command::Room(Box::new(deed)));
            }
        }
        remarks(ui, look, room, told, out);
        drawings(ui, look, room, told, out);
    }
    if let Some(last) = done.last() {
        ways_from(ui, look, scene, last.node, None, out);
    }
    if back_to_newest(ui, room, scene) {
        ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
    }
}

/// A line, with the number of its rule, and what that is to the keyboard.
fn row(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    line: &Line,
    own: Id,
    looked_at: bool,
) -> InnerResponse<(Response, Option<Id>)> {
    // Not wrapped as a whole: each row of a line would be a stop by itself.
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TINY, space::HAIR);
        ui.spacing_mut().interact_size.y = 0.0;
        let number = room_of_rule(ui, line.told.rule);
        let width = (ui.available_width() - number).max(LEAST);
        let mut text = RichText::new(&line.told.text);
        if looked_at {
            text = text.background_color(look.theme.raised_hover);
        }
        let response = link(ui, text, own, width).on_hover_text(tr!("log-show"));
        let number = line.told.rule.map(|rule| {
            let id = ui.next_auto_id();
            look.rule(ui, rule);
            id
        });
        (response, number)
    })
}

/// The place of a line that nobody can see, for the keyboard and for a screen reader.
fn in_passing(ui: &mut Ui, own: Id, high: f32) -> Response {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), high));
    ui.interact(rect, own, Sense::click())
}

/// How high the lines of the log were when they were last drawn: a long game has hundreds,
/// and those that are far from sight are only passed over.
#[derive(Default)]
pub(super) struct RowHeights {
    /// Width and size of the text they were laid out for.
    laid_out: [f32; 2],
    rows: HashMap<Id, RowDrawn>,
}

/// A line of the log as it was drawn last.
struct RowDrawn {
    /// A number of what was told.
    told: u64,
    high: f32,
    /// The number of its rule, to the keyboard.
    number: Option<Id>,
}

/// A number that what is told by two lines shares only if it is the same.
fn number_of(line: &Line) -> u64 {
    FxBuildHasher.hash_one((&line.told.text, line.told.rule))
}

impl RowHeights {
    /// What was measured for another width or size of the text holds no longer.
    fn are_laid_out_for(&mut self, ui: &Ui) {
        let text = ui.text_style_height(&TextStyle::Body) * ui.ctx().zoom_factor();
        let laid_out = [ui.available_width(), text];
        if self.laid_out != laid_out {
            self.laid_out = laid_out;
            self.rows.clear();
        }
    }

    fn remember(&mut self, own: Id, line: &Line, (high, number): (f32, Option<Id>)) {
        let told = number_of(line);
        self.rows.insert(own, RowDrawn { told, high, number });
    }

    /// How high the next line is, where it is known and a screen or more away, and the
    /// keyboard is not on the number of its rule.
    fn far_away(&self, ui: &Ui, own: Id, line: &Line) -> Option<f32> {
        let drawn = self.rows.get(&own)?;
        let (high, number) = (drawn.high, drawn.number);
        let seen = ui.clip_rect();
        let near = seen.expand2(vec2(0.0, seen.height())).y_range();
        let top = ui.cursor().top();
        let far = top + high < near.min || top > near.max;
        let held = number.is_some() && ui.memory(|memory| memory.focused()) == number;
        (far && !held && drawn.told == number_of(line)).then_some(high)
    }
}

/// What was told last when this moment had come: most actions say something, some only
/// together with the next.
fn told_last(done: &[Told], node: NodeId) -> Option<NodeId> {
    let at = done.iter().rposition(|told| told.node == node)?;
    let before = done[..=at].iter().rev();
    let told = before.into_iter().find(|told| !told.lines.is_empty())?;
    Some(told.node)
}

/// Whether the moment looked at is another than before: its line comes into sight
/// once, and the log can be scrolled away from it.
fn comes_into_sight(ui: &Ui, node: NodeId) -> bool {
    let id = Id::unique("line in sight");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(id);
        data.insert_temp(id, node.0);
        before
    });
    before != Some(node.0)
}

/// A text that can be pressed, of this identity.
fn link(ui: &mut Ui, text: RichText, own: Id, width: f32) -> Response {
    let wrap = Some(TextWrapMode::Wrap);
    let galley = egui::WidgetText::from(text).into_galley(ui, wrap, width, TextStyle::Body);
    let (_, rect) = ui.allocate_space(vec2(width, galley.size().y));
    let response = ui.interact(rect, own, Sense::click());
    ui.painter()
        .galley(rect.min, galley, ui.visuals().text_color());
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// A line that leads to a moment.
fn leads(ui: &mut Ui, look: &RoomLook<'_>, text: String, name: String, to: NodeId) -> bool {
    let text = RichText::new(text).small().color(look.theme.accent);
    let own = Id::unique("way").with((to.0, &name));
    let width = ui.available_width();
    let response = link(ui, text, own, width);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &name));
    response.on_hover_text(tr!("log-show")).clicked()
}

/// What is said about a moment; a click shows it.
fn remarks(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, told: &Told, out: &mut Vec<Command>) {
    let Some(said) = room.table().remark(told.node) else {
        return;
    };
    let said_so = remark::words(ui.ctx(), &said.text);
    let text = remark::in_brief(said.judgement, &said_so);
    let judged = said.judgement.map(Judgement::name);
    let words = judged.as_deref().into_iter().chain([&*said_so]);
    let words: Vec<&str> = words.filter(|part| !part.is_empty()).collect();
    let name = tr!("log-remark", ply = told.ply, what = words.join(": "));
    if leads(ui, look, text, name, told.node) {
        let deed = Deed::LookAt(Some(told.node));
        out.push(Command::Room(Box::new(deed)));
    }
}

/// That something is drawn on the map at a moment; a click shows it.
fn drawings(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, told: &Told, out: &mut Vec<Command>) {
    let drawn = room.table().drawn(told.node);
    let Some(first) = drawn.first() else { return };
    let all: Vec<String> = drawn.iter().map(|one| one.sentence(look.map)).collect();
    let text = match drawn.len() {
        1 => format!("✏ {}", first.in_brief(look.map)),
        n => tr!("log-drawings", n = n),
    };
    let name = tr!("log-drawn", ply = told.ply, what = all.join("; "));
    if leads(ui, look, text, name, told.node) {
        let deed = Deed::LookAt(Some(told.node));
        out.push(Command::Room(Box::new(deed)));
    }
}

/// What else was played where an action was done; a click shows it.
fn other_ways(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    scene: &Scene,
    told: &Told,
    out: &mut Vec<Command>,
) {
    ways_from(ui, look, scene, told.parent, Some(told.node), out);
}

fn ways_from(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    scene: &Scene,
    from: NodeId,
    but: Option<NodeId>,
    out: &mut Vec<Command>,
) {
    let ways = scene.others.get(&from).into_iter().flatten();
    for (way, what) in ways.filter(|(way, _)| Some(*way) != but) {
        if leads(ui, look, format!("↳ {what}"), what.clone(), *way) {
            let deed = Deed::LookAt(Some(*way));
            out.push(Command::Room(Box::new(deed)));
        }
    }
}
