//! The lines of a game as a tree: what was chance and what was choice, names and marks;
//! any position can be entered, named, promoted and deleted.

use super::act::plain;
use super::panel::RoomLook;
use super::scene::what_was_done;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _, in_sight};
use crate::app::panels::icons::{self, Sign};
use crate::app::panels::{self, paint_die, titled};
use crate::app::theme::{height, line, space};
use crate::engine::{Die, NodeId};
use crate::present::system::ReceiptRow;
use crate::table::{Edit, Judgement, Parting, Table, Variation};
use crate::words::{self, Language, tr};
use egui::{
    Align2, Id, Rect, Response, ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// How much further in a line begins than the one it leaves, in points.
const STEP: f32 = space::MEDIUM;

/// Deeper than this no line is moved further in.
const DEEPEST: usize = 8;

/// So many dice of a throw are drawn; of more, the first.
const DICE: usize = 3;

/// Rows that are just out of sight are there for the arrow keys.
const BEYOND: usize = 2;

/// How high the window is at least, in points, and how much of the screen it leaves.
const HIGH: f32 = 420.0;
const BESIDE: f32 = 130.0;

/// So many rows are in sight at once in a window that is low.
const LOW: f32 = 4.0;

/// The end of a row has at most so much of it.
const END: f32 = 0.5;

/// A row of the tree: a position, and how one came there.
#[derive(Clone, Copy)]
struct Row {
    at: NodeId,
    depth: usize,
    /// What makes the line another that begins here, and how many actions it has.
    head: Option<(Parting, usize)>,
    /// Whether it is there for nothing else than that a player turn begins.
    begins: bool,
}

/// What a row says.
struct Words {
    what: String,
    /// How the points stand, at the end of a line.
    score: String,
    faces: Vec<Die>,
    /// Whether somebody chose them.
    chosen: bool,
    /// When it was: the game turn, and whose part of it.
    when: String,
    /// The same in few letters.
    brief: String,
    /// How many actions were taken to come there.
    ply: usize,
}

impl Words {
    /// What is told in a row: of a player turn that begins, when that is.
    fn of(&self, row: Row) -> &str {
        if row.begins { &self.when } else { &self.what }
    }

    /// What stands at the end of a row.
    fn end(&self, row: Row) -> String {
        let length = row.head.map(|(_, n)| tr!("lines-length", n = n));
        let when = (!row.begins).then(|| self.brief.clone());
        let score = Some(self.score.clone()).filter(|score| !score.is_empty());
        let parts: Vec<String> = [length, when, score].into_iter().flatten().collect();
        parts.join(" · ")
    }
}

/// The points of both sides, where a line ends: "12 : 18".
fn score_at_end(table: &dyn Table, at: NodeId) -> String {
    let rows = match table.ways_on(at).is_empty() {
        true => table.score_at(at),
        false => Vec::new(),
    };
    if rows.is_empty() {
        return String::new();
    }
    let [first, second] = ReceiptRow::sums(&rows);
    format!("{first} : {second}")
}

/// What the window of lines remembers.
#[derive(Default)]
pub struct Lines {
    /// Whether it is open.
    pub open: bool,
    /// Whether every action has a row, not only where something happens to the tree.
    every: bool,
    folded: BTreeSet<NodeId>,
    /// Changes of the tree, as what takes them back; and those that were taken back.
    edits: [Vec<Edit>; 2],
    /// After which change of the game the last of them was made.
    edited: Option<u64>,
    /// The name as it is being typed, and whose.
    naming: (NodeId, String),
    shown: Option<Shown>,
    /// The position that was in sight last, and in how much room.
    seen: Option<(NodeId, u32)>,
}

/// What is drawn, and of which game.
struct Shown {
    key: (u64, NodeId, bool, Language),
    rows: Rc<Vec<Row>>,
    words: BTreeMap<NodeId, Rc<Words>>,
    deleted: Vec<NodeId>,
    /// Whether one is in another line than the main one.
    aside: bool,
}

impl Lines {
    /// Notes what takes a change of the tree back. A name that is typed letter by
    /// letter is one change.
    fn note(&mut self, back: Edit, changes: u64) {
        let [past, undone] = &mut self.edits;
        undone.clear();
        let same = match (past.last(), &back) {
            (Some(Edit::Name(before, _)), Edit::Name(now, _)) => before == now,
            _ => false,
        };
        if !(same && self.edited == Some(changes)) {
            past.push(back);
        }
    }
}

impl Room {
    /// Whether the lines of the game are open.
    #[must_use]
    pub const fn shows_lines(&self) -> bool {
        self.lines.open
    }

    /// The game stands in this position from now on; in a closed one it is only looked
    /// at.
    pub(super) fn enter(&mut self, node: NodeId) -> Option<Notice> {
        if node == self.table.glance().node {
            self.look_at(None);
        } else if self.table.go(node) {
            self.looking = None;
            self.after_going();
        } else if self.table.clock(node).is_some() {
            self.look_at(Some(node));
        } else {
            return Some(plain(tr!("room-closed"), false));
        }
        None
    }

    /// Changes the tree.
    pub(super) fn edit(&mut self, edit: Edit) -> Option<Notice> {
        let (stood, changes) = (self.table.glance().node, self.changes);
        let deletes = matches!(edit, Edit::Delete(_));
        match self.table.edit(edit) {
            Ok(back) => {
                self.lines.note(back, changes);
                self.arranged(stood, deletes);
                deletes.then(|| plain(tr!("lines-now-deleted"), false))
            }
            Err(why) => Some(plain(why, false)),
        }
    }

    /// A line has grown that was not played: this takes it away again.
    pub(super) fn grown(&mut self, back: Edit) {
        self.lines.note(back, self.changes);
        self.lines.edited = Some(self.changes);
    }

    /// After the tree has changed, and the game may stand elsewhere.
    fn arranged(&mut self, stood: NodeId, deletes: bool) {
        if deletes {
            self.looking = None;
        }
        match self.table.glance().node == stood {
            true => self.changed(),
            false => self.after_going(),
        }
        self.lines.edited = Some(self.changes);
    }

    /// Whether a change of the tree can be taken back, or made again, by the key that
    /// takes back what was done last.
    pub(super) fn can_step_edit(&self, back: bool) -> bool {
        self.lines.edited == Some(self.changes) && self.has_edit(back)
    }

    /// Whether there is a change of the tree to be taken back, or made again.
    fn has_edit(&self, back: bool) -> bool {
        let [past, undone] = &self.lines.edits;
        !if back { past } else { undone }.is_empty()
    }

    /// Takes the last change of the tree back, or makes it again.
    pub(super) fn step_edit(&mut self, back: bool) -> Option<Notice> {
        let stood = self.table.glance().node;
        let [past, undone] = &mut self.lines.edits;
        let (from, to) = if back { (past, undone) } else { (undone, past) };
        let edit = from.pop()?;
        let deletes = matches!(edit, Edit::Delete(_) | Edit::All(_));
        match self.table.edit(edit) {
            Ok(other) => {
                to.push(other);
                self.arranged(stood, deletes);
                None
            }
            Err(why) => Some(plain(why, false)),
        }
    }

    /// The rows of the tree as it is now.
    fn rows(&mut self) -> Rc<Vec<Row>> {
        let at = self.shown_node();
        let key = (self.changes, at, self.lines.every, words::spoken());
        match &self.lines.shown {
            Some(shown) if shown.key == key => return Rc::clone(&shown.rows),
            _ => {}
        }
        let all = self.table.variations();
        let main = all.first().map_or(&[][..], |main| &main.nodes);
        let aside = at != NodeId(0) && !main.contains(&at);
        let rows = Rc::new(rows(&*self.table, &all, &self.lines, at));
        let known = self.lines.shown.take();
        let known = known.filter(|shown| (shown.key.0, shown.key.3) == (key.0, key.3));
        self.lines.shown = Some(Shown {
            key,
            rows: Rc::clone(&rows),
            words: known.map(|shown| shown.words).unwrap_or_default(),
            deleted: self.table.deleted(),
            aside,
        });
        rows
    }

    /// What the row of a position says.
    fn words_of(&mut self, at: NodeId) -> Rc<Words> {
        let known = self.lines.shown.as_ref().and_then(|s| s.words.get(&at));
        if let Some(words) = known {
            return Rc::clone(words);
        }
        let words = Rc::new(words_of(&*self.table, at));
        if let Some(shown) = &mut self.lines.shown {
            shown.words.insert(at, Rc::clone(&words));
        }
        words
    }
}

fn words_of(table: &dyn Table, at: NodeId) -> Words {
    let when = table.time(at).unwrap_or_default();
    let when = [&when[0], &when[1]].map(String::as_str);
    let when: Vec<&str> = when.into_iter().filter(|it| !it.is_empty()).collect();
    let turn = table.clock(at).map(|clock| clock.0[0].to_string());
    let brief = [
        turn.as_deref().unwrap_or_default(),
        when.get(1).copied().unwrap_or_default(),
    ];
    let brief: Vec<&str> = brief.into_iter().filter(|it| !it.is_empty()).collect();
    let told = table.told(at);
    let chosen = told.as_ref().is_some_and(|told| told.chosen);
    let (faces, ply) = match &told {
        Some(told) => (told.dice.clone(), told.ply),
        None => (Vec::new(), 0),
    };
    Words {
        score: score_at_end(table, at),
        what: told.map_or_else(|| tr!("lines-beginning"), what_was_done),
        faces,
        chosen,
        brief: brief.join(" · "),
        when: when.join(", "),
        ply,
    }
}

/// The rows of a tree: where lines begin, leave and end, where player turns begin,
/// what has a name or mark, and where one is; or every action.
fn rows(table: &dyn Table, all: &[Variation], lines: &Lines, here: NodeId) -> Vec<Row> {
    let mut leaving: BTreeMap<NodeId, Vec<usize>> = BTreeMap::new();
    for (n, variation) in all.iter().enumerate().skip(1) {
        leaving.entry(variation.from).or_default().push(n);
    }
    let mut rows = vec![Row {
        at: NodeId(0),
        depth: 0,
        head: None,
        begins: false,
    }];
    let present = table.glance().node;
    let part = |at: NodeId| table.clock(at).map(|clock| [clock.0[0], clock.0[1]]);
    let tells = |before: NodeId, at: NodeId| {
        lines.every
            || at == here
            || at == present
            || leaving.contains_key(&before)
            || table.name(at).is_some()
            || table.remark(at).is_some()
            || !table.drawn(at).is_empty()
    };
    let mut open = vec![(0_usize, 0_usize)];
    while let Some((n, i)) = open.pop() {
        let Some((variation, at)) = all.get(n).and_then(|v| Some((v, *v.nodes.get(i)?))) else {
            continue;
        };
        let before = match i.checked_sub(1) {
            Some(last) => variation.nodes[last],
            None => variation.from,
        };
        let head = (n > 0 && i == 0).then_some((variation.parting, variation.nodes.len()));
        let (ends, begins) = (i + 1 == variation.nodes.len(), part(before) != part(at));
        let tells = head.is_some() || tells(before, at);
        if tells || ends || begins {
            let depth = variation.depth + usize::from(n > 0 && i > 0);
            rows.push(Row {
                at,
                depth,
                head,
                begins: !tells && !ends,
            });
        }
        if head.is_some() && lines.folded.contains(&at) {
            continue;
        }
        open.push((n, i + 1));
        // What leaves the line stands after what the line goes on with.
        if head.is_none() {
            let aside = leaving.get(&before).into_iter().flatten().rev();
            open.extend(aside.map(|&other| (other, 0)));
        }
    }
    rows
}

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    if !room.lines.open {
        return;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("lines-title");
    panels::window(&title, "lines of the game")
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(24.0, 110.0),
        ))
        .default_size(vec2(
            (whole.width() * 0.4).clamp(300.0, 620.0),
            (whole.height() * 0.6)
                .max(HIGH)
                .min(whole.height() - BESIDE),
        ))
        .constrain_to(whole)
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            closed = titled(ui, &title);
            if panels::low(ctx) {
                // All of it is scrolled where there is no height for a foot.
                ScrollArea::vertical().id_salt("low").show(ui, |ui| {
                    let size = vec2(ui.available_width(), LOW * (height::ROW + space::HAIR));
                    ui.allocate_ui(size, |ui| tree(ui, look, room, out));
                    in_sight(ui, |ui| foot(ui, room, out));
                });
                return;
            }
            egui::Panel::bottom("foot of the lines")
                .resizable(false)
                .show(ui, |ui| foot(ui, room, out));
            tree(ui, look, room, out);
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Lines)));
    }
}

/// The tree itself: only what is in sight is drawn.
fn tree(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    let rows = room.rows();
    let here = room.shown_node();
    let step = height::ROW + space::HAIR;
    // Another position than before comes into sight once; then one may scroll away.
    let now = (here, ui.available_height() as u32);
    let seen = room.lines.seen.replace(now) == Some(now);
    let place = rows.iter().position(|row| row.at == here);
    ScrollArea::vertical()
        .id_salt("lines")
        .auto_shrink([false, false])
        .show_viewport(ui, |ui, view| {
            ui.set_height(step * rows.len() as f32);
            let top = ui.max_rect().top();
            let first = ((view.top() / step) as usize).saturating_sub(BEYOND);
            let last = ((view.bottom() / step) as usize + 1 + BEYOND).min(rows.len());
            let wide = ui.max_rect().x_range();
            let rect_of = |n: usize| {
                let from = top + step * n as f32;
                Rect::from_x_y_ranges(wide, from..=from + height::ROW)
            };
            if let Some(n) = place.filter(|_| !seen) {
                ui.scroll_to_rect(rect_of(n), Some(egui::Align::Center));
            }
            in_sight(ui, |ui| {
                focus::list(ui, |ui| {
                    for n in first..last {
                        let row = rows[n];
                        let inside = UiBuilder::new().max_rect(rect_of(n)).id_salt(row.at.0);
                        ui.scope_builder(inside, |ui| one(ui, look, room, row, out));
                    }
                });
            });
        });
}

/// A position.
fn one(ui: &Ui, look: &RoomLook<'_>, room: &mut Room, row: Row, out: &mut Vec<Command>) {
    let words = room.words_of(row.at);
    let here = room.shown_node() == row.at;
    let name = room.table.name(row.at).map(str::to_owned);
    let mut rect = ui.max_rect();
    rect.min.x += STEP * row.depth.min(DEEPEST) as f32;
    if row.head.is_some_and(|(_, n)| n > 1) {
        let square = Rect::from_min_size(rect.min, vec2(height::TICK, height::ROW));
        fold(ui, look, room, row.at, square, &words.what);
    }
    rect.min.x += height::TICK;
    let own = Id::unique("row of the lines").with(row.at.0);
    let response = ui.interact(rect, own, Sense::click());
    let said = spoken(room, row, &words, name.as_deref());
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, here, &said));
    if ui.is_rect_visible(rect) {
        drawn(
            ui,
            look,
            room,
            (row, &words, name.as_deref()),
            rect,
            &response,
        );
    }
    if response.on_hover_text(&said).clicked() {
        out.push(Command::Room(Box::new(Deed::Enter(row.at))));
    }
}

/// A row in words: what it is called, what makes its line another, what was done and
/// thrown, when that was, and what is said about it.
fn spoken(room: &Room, row: Row, words: &Words, name: Option<&str>) -> String {
    let mut parts: Vec<String> = name.map(str::to_owned).into_iter().collect();
    parts.extend(row.head.and_then(|(parting, _)| parting_word(parting)));
    parts.push(words.of(row).to_owned());
    if !words.faces.is_empty() && !row.begins {
        let faces = faces_of(&words.faces);
        parts.push(match words.chosen {
            true => tr!("lines-chosen", faces = faces),
            false => tr!("lines-rolled", faces = faces),
        });
    }
    if !row.begins {
        parts.push(words.when.clone());
        parts.push(words.score.clone());
    }
    if words.ply > 0 {
        parts.push(tr!("lines-action", n = words.ply));
    }
    if let Some((_, n)) = row.head {
        parts.push(tr!("lines-length", n = n));
    }
    let said = room.table.remark(row.at);
    let judged = said.and_then(|it| it.judgement.map(Judgement::name));
    parts.extend(judged);
    parts.extend(said.map(|it| it.text.clone()));
    parts.retain(|part| !part.trim().is_empty());
    parts.join(" · ")
}

fn parting_word(parting: Parting) -> Option<String> {
    match parting {
        Parting::None => None,
        Parting::Chance => Some(tr!("lines-chance")),
        Parting::Choice => Some(tr!("lines-choice")),
    }
}

/// What dice show, in figures.
pub(super) fn faces_of(dice: &[Die]) -> String {
    dice.iter().map(Die::to_string).collect()
}

/// The triangle that folds a line.
fn fold(ui: &Ui, look: &RoomLook<'_>, room: &mut Room, at: NodeId, square: Rect, what: &str) {
    let own = Id::unique("fold of the lines").with(at.0);
    let folded = room.lines.folded.contains(&at);
    let response = ui.interact(square, own, Sense::click());
    response.widget_info(|| {
        let name = match folded {
            true => tr!("lines-unfold", what = what),
            false => tr!("lines-fold", what = what),
        };
        WidgetInfo::labeled(egui::Role::Button, true, name)
    });
    let ink = match response.hovered() || response.has_focus() {
        true => look.theme.accent,
        false => look.theme.text_weak,
    };
    let side = square.width();
    let inner = Rect::from_center_size(square.center(), vec2(side, side));
    match folded {
        true => icons::paint(ui.painter(), inner, Sign::On, ink),
        false => icons::paint(ui.painter(), inner, Sign::Down, ink),
    }
    if response.clicked() {
        if !room.lines.folded.remove(&at) {
            room.lines.folded.insert(at);
        }
        room.lines.shown = None;
    }
}

fn drawn(
    ui: &Ui,
    look: &RoomLook<'_>,
    room: &Room,
    (row, words, name): (Row, &Words, Option<&str>),
    rect: Rect,
    response: &Response,
) {
    let theme = look.theme;
    let here = room.shown_node() == row.at;
    if here || response.hovered() || response.has_focus() {
        ui.painter()
            .rect_filled(rect, space::ROUNDING, theme.raised_hover);
    }
    if room.table.glance().node == row.at {
        // Where the game stands.
        let edge = Stroke::new(line::STRONG, theme.accent);
        ui.painter().vline(rect.left(), rect.y_range(), edge);
    }
    let middle = rect.center().y;
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let right = rect.right() - space::SMALL;
    let end = words.end(row);
    let most = (right - rect.left()) * END;
    let end = cut(ui, end, small.clone(), theme.text_weak, most);
    let left_of_end = right - end.size().x;
    ui.painter().galley(
        pos2(left_of_end, middle - end.size().y / 2.0),
        end,
        theme.text_weak,
    );
    let mut x = rect.left() + space::TINY;
    let faces = if row.begins { &[] } else { &words.faces[..] };
    for die in faces.iter().take(DICE) {
        let side = height::COUNTER;
        let square = Rect::from_min_size(pos2(x, middle - side / 2.0), vec2(side, side));
        paint_die(ui.painter(), square, die.pips(), theme);
        x += side;
    }
    if !faces.is_empty() {
        x += space::TINY;
    }
    let sign = room.table.remark(row.at).map(|said| {
        let sign = said.judgement.map_or("•", Judgement::sign);
        (sign.to_owned(), theme.accent)
    });
    let parting = row.head.and_then(|(parting, _)| parting_word(parting));
    let parting = parting.map(|word| (word, theme.heading));
    for (text, ink) in sign.into_iter().chain(parting) {
        let at = pos2(x, middle);
        let painted = ui
            .painter()
            .text(at, Align2::LEFT_CENTER, text, small.clone(), ink);
        x = painted.right() + space::SMALL;
    }
    let room_left = (left_of_end - x - space::SMALL).max(0.0);
    let text = match name {
        Some(name) => format!("{name} · {}", words.of(row)),
        None => words.of(row).to_owned(),
    };
    let ink = match name.is_some() || row.head.is_some() {
        true => theme.text,
        false if faces.is_empty() => theme.text_weak,
        false => theme.text,
    };
    let text = cut(ui, text, body, ink, room_left);
    let top = middle - text.size().y / 2.0;
    ui.painter().galley(pos2(x, top), text, ink);
}

/// A text in one line, cut off where there is no more room.
pub(super) fn cut(
    ui: &Ui,
    text: String,
    font: egui::FontId,
    ink: egui::Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text, font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    ui.painter().layout_job(job)
}

/// What can be done with the position one is in, and what is deleted.
fn foot(ui: &mut Ui, room: &mut Room, out: &mut Vec<Command>) {
    ui.add_space(space::SMALL);
    let at = room.shown_node();
    naming(ui, room, at, out);
    ui.add_space(space::TINY);
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    focus::list(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let aside = room.lines.shown.as_ref().is_some_and(|shown| shown.aside);
            let aside = aside && room.table.is_open();
            let promote = ui.add_enabled(aside, egui::Button::new(tr!("lines-promote")));
            if promote.on_hover_text(tr!("lines-promote-about")).clicked() {
                push(Deed::Edit(Edit::Promote(at)));
            }
            let can = room.table.is_open() && at != NodeId(0);
            let delete = ui.add_enabled(can, egui::Button::new(tr!("lines-delete")));
            if delete.on_hover_text(tr!("lines-delete-about")).clicked() {
                push(Deed::Edit(Edit::Delete(at)));
            }
            let compare = ui.button(tr!("compare-open"));
            if compare.on_hover_text(tr!("key-compare")).clicked() {
                push(Deed::Compare);
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut room.lines.every, tr!("lines-every"));
            ui.add_space(space::SMALL);
            for back in [true, false] {
                let (sign, name) = match back {
                    true => (Sign::Undo, tr!("lines-undo")),
                    false => (Sign::Redo, tr!("lines-redo")),
                };
                let can = room.has_edit(back);
                let button = ui.add_enabled_ui(can, |ui| icons::alone(ui, sign)).inner;
                button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, can, &name));
                if button.on_hover_text(&name).clicked() {
                    push(Deed::EditAgain { back });
                }
            }
        });
    });
    deleted(ui, room, out);
}

/// What the position is called.
fn naming(ui: &mut Ui, room: &mut Room, at: NodeId, out: &mut Vec<Command>) {
    let own = Id::unique("name of a position").with(at.0);
    let typing = ui.memory(|m| m.has_focus(own));
    let known = room.table.name(at).unwrap_or_default();
    if room.lines.naming.0 != at || !typing {
        room.lines.naming = (at, known.to_owned());
    }
    let field = egui::TextEdit::singleline(&mut room.lines.naming.1)
        .id(own)
        .hint_text(tr!("lines-name-hint"))
        .char_limit(LONGEST_NAME)
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    focus::field(&field);
    let name = tr!("lines-name");
    field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &name));
    if field.changed() {
        let edit = Edit::Name(at, room.lines.naming.1.clone());
        out.push(Command::Room(Box::new(Deed::Edit(edit))));
    }
}

/// A longer name is not typed, in characters.
const LONGEST_NAME: usize = 100;

/// What is deleted, to be brought back.
fn deleted(ui: &mut Ui, room: &mut Room, out: &mut Vec<Command>) {
    let gone = room.lines.shown.as_ref().map(|shown| shown.deleted.clone());
    let gone = gone.unwrap_or_default();
    if gone.is_empty() {
        return;
    }
    let title = tr!("lines-deleted", n = gone.len());
    egui::CollapsingHeader::new(title)
        .id_salt("deleted lines")
        .show_unindented(ui, |ui| {
            ScrollArea::vertical()
                .id_salt("deleted lines")
                .max_height(height::ROW * 4.0)
                .show_in_sight(ui, |ui| {
                    focus::list(ui, |ui| {
                        for at in gone {
                            let words = room.words_of(at);
                            let called = room.table.name(at).unwrap_or(&words.what);
                            let text = tr!("lines-bring-back", what = called);
                            if ui.button(text).clicked() {
                                let edit = Edit::BringBack(at);
                                out.push(Command::Room(Box::new(Deed::Edit(edit))));
                            }
                        }
                    });
                });
        });
    ui.add_space(space::TINY);
}
