//! Two positions of a game side by side: two maps, and what differs between them.

use super::curves::{Station, stations};
use super::lines::faces_of;
use super::panel::RoomLook;
use super::scene::what_was_done;
use super::{Deed, Room};
use crate::app::board::StillBoard;
use crate::app::commands::Command;
use crate::app::dialogs::drop_down;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, titled};
use crate::app::theme::{height, space};
use crate::engine::NodeId;
use crate::present::board::{Highlight, HighlightKind, MapView};
use crate::present::system::Selection;
use crate::table::{Difference, Table};
use crate::words::{self, Language, tr};
use egui::{Id, Order, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// What the window is known by.
const WINDOW: &str = "two positions compared";

/// A window narrower than this shows one map at a time, in points.
const BOTH: f32 = 640.0;

/// So many positions can be chosen at most.
const CHOICES: usize = 200;

/// So much of the height is the maps', and that of one map that is seen alone.
const MAPS: f32 = 0.48;
const ONE_MAP: f32 = 0.64;

/// So many letters of a name stand on the button that chooses another.
const BRIEF: usize = 28;

/// The window in which two positions are compared.
#[derive(Default)]
pub struct Compared {
    /// Whether it is open.
    pub open: bool,
    nodes: [NodeId; 2],
    /// Whether one map is seen at a time where there is room for two.
    single: bool,
    /// Whether that is the second one.
    flipped: bool,
    shown: Option<Shown>,
}

/// What is drawn, and of which positions.
struct Shown {
    key: (u64, [NodeId; 2], Language),
    /// The map as it lay then.
    map: Arc<MapView>,
    maps: [Rc<RefCell<Option<StillBoard>>>; 2],
    differs: Rc<Vec<Difference>>,
    choices: Rc<Vec<(NodeId, String)>>,
    /// The ways to both.
    lines: Rc<[Vec<Station>; 2]>,
}

impl Room {
    /// Opens the comparison of the position one is in with that of another line, or
    /// closes it.
    pub(super) fn toggle_compared(&mut self) {
        self.compared.open = !self.compared.open;
        self.compared.shown = None;
        if !self.compared.open {
            return;
        }
        let here = self.shown_node();
        let lines = self.table.variations();
        let ends = lines.iter().filter(|line| !line.nodes.contains(&here));
        let end = ends.filter_map(|line| line.nodes.last().copied()).next();
        self.compared.nodes = [end.unwrap_or_default(), here];
    }

    /// Whether two positions are compared, and which.
    #[must_use]
    pub fn compares(&self) -> Option<[NodeId; 2]> {
        self.compared.open.then_some(self.compared.nodes)
    }

    /// A moment on the way to what is compared for which it is not known how the game was
    /// expected to end; where both stand comes first.
    pub(super) fn compared_unknown(&self) -> Option<NodeId> {
        let shown = self
            .compared
            .shown
            .as_ref()
            .filter(|_| self.compared.open)?;
        let ends = shown.lines.iter().filter_map(|line| line.last());
        let all = shown.lines.iter().flatten();
        let mut nodes = ends.chain(all).map(|station| station.node);
        nodes.find(|&node| !self.has_value(node))
    }

    /// What is drawn of the comparison.
    fn comparison(&mut self) -> (&Shown, [NodeId; 2]) {
        let mut nodes = self.compared.nodes;
        let known = self.compared.shown.as_ref();
        if known.is_none_or(|shown| shown.key.0 != self.changes) {
            // What has been deleted since is compared no longer.
            let lines = self.table.variations();
            let there = |at: NodeId| lines.iter().any(|line| line.nodes.contains(&at));
            nodes = nodes.map(|at| if there(at) { at } else { NodeId(0) });
            self.compared.nodes = nodes;
        }
        let map = self.table.map();
        let key = (self.changes, nodes, words::spoken());
        let mut shown = self.compared.shown.take();
        let before = shown.take_if(|shown| shown.key != key || !Arc::ptr_eq(&shown.map, &map));
        let shown = shown.unwrap_or_else(|| {
            let mut before = before
                .map(|before| before.maps)
                .unwrap_or_default()
                .into_iter();
            let differs = self.table.compare(nodes).unwrap_or_default();
            let picked = Selection::default();
            let mut models = nodes.map(|at| self.table.board(at, &picked, &[]));
            for (n, model) in models.iter_mut().enumerate() {
                let Some(model) = model else { continue };
                let places = differs.iter().filter_map(|it| it.places[n].as_deref());
                let lit: Vec<_> = places.filter_map(|name| model.map.named(name)).collect();
                let kind = HighlightKind::LastEvent;
                model.highlights.clear();
                model
                    .highlights
                    .extend(lit.into_iter().map(|hex| Highlight { kind, hex }));
            }
            Shown {
                key,
                map,
                maps: models.map(|model| {
                    let before = before.next().and_then(|board| board.take());
                    let board = model.map(|model| match before {
                        Some(before) => before.then(model),
                        None => StillBoard::new(model),
                    });
                    Rc::new(RefCell::new(board))
                }),
                differs: Rc::new(differs),
                choices: Rc::new(choices(&*self.table, nodes)),
                lines: Rc::new(nodes.map(|at| stations(&*self.table, at))),
            }
        });
        (self.compared.shown.insert(shown), nodes)
    }
}

/// The positions that can be chosen: where the game begins and stands, where lines
/// leave and end, and what has a name or mark.
fn choices(table: &dyn Table, nodes: [NodeId; 2]) -> Vec<(NodeId, String)> {
    let mut found: BTreeMap<NodeId, String> = BTreeMap::new();
    let mut add = |at: NodeId| {
        if found.len() < CHOICES {
            found.entry(at).or_insert_with(|| called(table, at));
        }
    };
    for at in nodes.into_iter().chain([NodeId(0), table.glance().node]) {
        add(at);
    }
    for line in table.variations() {
        add(line.from);
        line.nodes.last().copied().into_iter().for_each(&mut add);
    }
    let marked = (1..=table.actions()).map(NodeId);
    let marked = marked.filter(|&at| table.name(at).is_some() || table.remark(at).is_some());
    marked
        .filter(|&at| table.clock(at).is_some())
        .for_each(&mut add);
    found.into_iter().collect()
}

/// What a position is called: its name, what led to it, and when it is.
fn called(table: &dyn Table, at: NodeId) -> String {
    let told = table.told(at);
    let time = table.time(at).unwrap_or_default();
    let when = [&time[0], &time[1]].map(String::as_str);
    let when: Vec<&str> = when.into_iter().filter(|it| !it.is_empty()).collect();
    let mut parts: Vec<String> = table.name(at).map(str::to_owned).into_iter().collect();
    match told {
        Some(told) => {
            parts.push(tr!("lines-action", n = told.ply));
            let dice = faces_of(&told.dice);
            parts.push(what_was_done(told));
            if !dice.is_empty() {
                parts.push(tr!("lines-rolled", faces = dice));
            }
        }
        None => parts.push(tr!("lines-beginning")),
    }
    parts.push(when.join(", "));
    parts.join(" · ")
}

/// The same in few letters.
fn in_brief(table: &dyn Table, at: NodeId) -> String {
    match (table.name(at), table.told(at)) {
        (Some(name), _) => name.chars().take(BRIEF).collect(),
        (None, Some(told)) => tr!("lines-action", n = told.ply),
        (None, None) => tr!("lines-beginning"),
    }
}

/// In a lower window than this the list has no height of its own under the maps and the
/// curves, in points.
const WITH_LIST: f32 = 800.0;

/// So many rows beyond those in sight are there.
const BEYOND: usize = 8;

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    if !room.compared.open {
        return;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("compare-title");
    let opens = panels::opens_now(ctx, Order::Middle, Id::unique(WINDOW));
    panels::window(&title, WINDOW)
        .default_pos(whole.left_top() + vec2(whole.width() * 0.06, whole.height() * 0.1))
        .default_size(vec2(whole.width() * 0.86, whole.height() * 0.78))
        .constrain_to(whole)
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            closed = titled(ui, &title);
            let high = ui.available_height();
            match panels::low(ctx) || whole.height() < WITH_LIST {
                // All of it is scrolled where there is no height for a list.
                true => {
                    let area = ScrollArea::vertical().id_salt("low");
                    area.show_in_sight(ui, |ui| content(ui, look, room, (high, true), opens, out));
                }
                false => content(ui, look, room, (high, false), opens, out),
            }
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Compare)));
    }
}

/// Everything in it, given how high it may be, whether it is scrolled as a whole, and
/// whether it is opened now: then the keyboard goes there.
fn content(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &mut Room,
    (high, scrolled): (f32, bool),
    opens: bool,
    out: &mut Vec<Command>,
) {
    let (shown, mut nodes) = room.comparison();
    let (maps, differs) = (shown.maps.clone(), Rc::clone(&shown.differs));
    let (choices, lines) = (Rc::clone(&shown.choices), Rc::clone(&shown.lines));
    let before = nodes;
    let room_for_both = ui.available_width() >= BOTH;
    let both = room_for_both && !room.compared.single;
    let sides: &[usize] = match (both, room.compared.flipped) {
        (true, _) => &[0, 1],
        (false, false) => &[0],
        (false, true) => &[1],
    };
    let share = match room_for_both && !both {
        true => ONE_MAP,
        false => MAPS,
    };
    let high = (high * share).max(height::ROW * 4.0);
    let wide = (ui.available_width() - space::SMALL) / sides.len() as f32;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        for &n in sides {
            ui.vertical(|ui| {
                ui.set_width(wide - space::SMALL);
                let label = match n {
                    0 => tr!("compare-first"),
                    _ => tr!("compare-second"),
                };
                let now = choices.iter().find(|(at, _)| *at == nodes[n]);
                let now = now.map_or_else(String::new, |(_, name)| name.clone());
                let rows = choices.iter().cloned();
                let brief = in_brief(&*room.table, nodes[n]);
                drop_down(ui, &label, (&label, &label), &brief, rows, &mut nodes[n]);
                ui.add(egui::Label::new(RichText::new(&now).small()).truncate());
                let size = vec2(ui.available_width(), high);
                map(ui, look, &maps[n], size, &format!("{label}: {now}"));
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        let swap = ui.button(tr!("compare-swap"));
        if opens {
            swap.request_focus();
        }
        if swap.clicked() {
            nodes.swap(0, 1);
        }
        for (n, name) in [tr!("compare-enter-first"), tr!("compare-enter-second")]
            .into_iter()
            .enumerate()
        {
            if ui.button(name).clicked() {
                out.push(Command::Room(Box::new(Deed::Enter(nodes[n]))));
            }
        }
        if room_for_both {
            ui.toggle_value(&mut room.compared.single, tr!("compare-single"));
        }
        if !both {
            ui.toggle_value(&mut room.compared.flipped, tr!("compare-flip"));
        }
    });
    if nodes != before {
        room.compared.nodes = nodes;
        room.compared.shown = None;
    }
    // Where all of it is scrolled, what differs comes into sight first.
    if scrolled {
        list(ui, look, &differs, scrolled);
        ui.separator();
    }
    room.draw_curves(ui, look, &lines);
    if !scrolled {
        ui.separator();
        list(ui, look, &differs, scrolled);
    }
}

/// What differs, a row each.
fn list(ui: &mut Ui, look: &RoomLook<'_>, differs: &[Difference], scrolled: bool) {
    if differs.is_empty() {
        ui.label(tr!("compare-same"));
        return;
    }
    ui.label(tr!("compare-differs", n = differs.len()));
    // Only the rows in sight are drawn, and a few beyond, which the keyboard may go to.
    let rows = |ui: &mut Ui| {
        let step = height::ROW + space::HAIR;
        let size = vec2(ui.available_width(), step * differs.len() as f32);
        let (_, whole) = ui.allocate_space(size);
        let seen = ui.clip_rect();
        let nth = |y: f32| ((y - whole.top()) / step).max(0.0) as usize;
        let first = nth(seen.top()).saturating_sub(BEYOND);
        let last = (nth(seen.bottom()) + 1 + BEYOND).min(differs.len());
        focus::list(ui, |ui| {
            for (n, differs) in differs.iter().enumerate().take(last).skip(first) {
                let from = whole.top() + step * n as f32;
                let rect = Rect::from_x_y_ranges(whole.x_range(), from..=from + height::ROW);
                one(ui, look, differs, rect);
            }
        });
    };
    if scrolled {
        return rows(ui);
    }
    ScrollArea::vertical()
        .id_salt("what differs")
        .auto_shrink([false, false])
        .show_in_sight(ui, rows);
}

fn one(ui: &Ui, look: &RoomLook<'_>, differs: &Difference, rect: Rect) {
    let own = Id::unique("difference").with(&differs.told);
    let response = ui.interact(rect, own, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &differs.told));
    if !ui.is_rect_visible(rect) {
        return;
    }
    if response.hovered() || response.has_focus() {
        let fill = look.theme.raised_hover;
        ui.painter().rect_filled(rect, space::ROUNDING, fill);
    }
    let ink = differs.side.map_or(look.theme.text, |side| look.ink(side));
    let font = TextStyle::Body.resolve(ui.style());
    let text = super::lines::cut(
        ui,
        differs.told.clone(),
        font,
        ink,
        rect.width() - space::SMALL,
    );
    let at = pos2(
        rect.left() + space::TINY,
        rect.center().y - text.size().y / 2.0,
    );
    ui.painter().galley(at, text, ink);
    response.on_hover_text(&differs.told);
}

fn map(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    map: &RefCell<Option<StillBoard>>,
    size: egui::Vec2,
    name: &str,
) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
    if let Some(map) = &mut *map.borrow_mut()
        && ui.is_rect_visible(rect)
    {
        map.paint(ui, rect, look.inks);
    }
}
