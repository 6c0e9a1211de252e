//! What the other side did in its player turn: told battle by battle, with arrows
//! on the map, and played again.

use super::panel::{RoomLook, names};
use super::scene::Scene;
use super::timeline::pace_name;
use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _, Region, within};
use crate::app::panels::icons::{self, Sign};
use crate::app::panels::{bold, in_one_line};
use crate::app::theme::{height, line, space};
use crate::engine::{NodeId, SideNo, Viewer};
use crate::present::annotation::{Annotation, Meaning};
use crate::present::board::BoardModel;
use crate::present::system::{Block, Cited, Line, Selection};
use crate::record::Settings;
use crate::space::shape::PlaceId;
use crate::table::{Table, Told};
use crate::words::{self, Language, sentence, tr};
use egui::{Align2, Id, Order, Rect, RichText, Stroke, TextStyle, Ui, WidgetInfo, vec2};
use std::rc::Rc;

/// What belongs together in a player turn: a battle, or the moves of a phase.
pub struct TurnChapter {
    /// Where it was, or which phase.
    pub title: String,
    /// What happened.
    pub lines: Vec<Cited>,
    /// Its actions.
    pub nodes: Vec<NodeId>,
    /// Who went or struck where.
    pub arrows: Vec<Annotation>,
    /// The places it is about.
    pub places: Vec<PlaceId>,
    /// Whether dice fell in it.
    thrown: bool,
}

/// A player turn as it is told.
pub struct TurnSheet {
    key: (u64, Viewer, Language),
    /// Whose turn it was.
    pub by: SideNo,
    /// When it was.
    pub when: String,
    /// What was done, in its order.
    pub chapters: Vec<TurnChapter>,
}

/// The card while it is open.
#[derive(Default)]
pub struct ReportWindow {
    sheet: Option<Rc<TurnSheet>>,
    chosen: Option<usize>,
    /// The position in which it was opened.
    since: NodeId,
    /// What is still to be shown again, and when the next of it is.
    playing: Option<(Vec<NodeId>, f64)>,
}

/// The actions of the last player turn that is over and was not that of the side
/// to decide; of the last one, when the game is over. A game may give both sides their
/// halves of a part: then each half is such a turn. Looked for among the `past`, from
/// the beginning of a part on.
fn last_part(table: &dyn Table, past: &[NodeId]) -> Vec<Told> {
    let glance = table.glance();
    let told: Vec<Told> = past.iter().filter_map(|&node| table.told(node)).collect();
    let phase = |told: &Told| table.clock(told.parent).map(|clock| clock.0);
    let now = glance.to_act.map(|_| glance.clock.0);
    // Who begins a phase has it, whoever answers in it.
    let mut turns: Vec<(usize, Option<SideNo>)> = Vec::new();
    for (n, one) in told.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|b| phase(&told[b]));
        let of = phase(one);
        if n > 0 && of == before {
            continue;
        }
        let part = |clock: Option<[u8; 3]>| clock.map(|[turn, part, _]| [turn, part]);
        let goes_on = turns.last().is_some_and(|last| last.1 == one.by);
        if !goes_on || part(of) != part(before) {
            turns.push((n, one.by));
        }
    }
    let mut end = told.len();
    for (start, owner) in turns.into_iter().rev() {
        let over = told[start..end].last().and_then(phase) != now;
        if over && (glance.to_act.is_none() || owner != glance.to_act) {
            return told[start..end].to_vec();
        }
        end = start;
    }
    Vec::new()
}

/// What was done, and what had come about before the first of it: an action that ends a
/// part may begin the next one, and what it brings from there on belongs to that.
fn of_its_time(table: &dyn Table, told: Vec<Told>) -> (Vec<Line>, Vec<Told>) {
    let begun = |lines: &mut Vec<Line>| {
        let at = lines.iter().position(|line| line.opens);
        lines.split_off(at.unwrap_or(lines.len()))
    };
    let before = told.first().and_then(|first| table.told(first.parent));
    let before = before.map(|mut before| begun(&mut before.lines));
    let (mut told, mut next) = (told, Vec::new());
    for one in &mut told {
        let led_to = begun(&mut one.lines);
        one.lines.splice(0..0, std::mem::replace(&mut next, led_to));
    }
    // What the last action of a game leads to belongs to nothing else.
    if table.glance().to_act.is_none()
        && let Some(last) = told.last_mut()
    {
        last.lines.append(&mut next);
    }
    (before.unwrap_or_default(), told)
}

/// The positions after every action up to the present.
fn past(table: &dyn Table) -> Vec<NodeId> {
    let mut line = table.line();
    line.truncate(table.glance().ply);
    line
}

/// Those of the part of the game turn in which the last action was done.
fn part_so_far(table: &dyn Table) -> Vec<NodeId> {
    let mut past = past(table);
    // An action belongs to the part that it was done in: that of the position before it.
    let before = std::iter::once(NodeId(0)).chain(past.iter().copied());
    let part = |node: NodeId| table.clock(node).map(|clock| [clock.0[0], clock.0[1]]);
    let parts: Vec<_> = before.take(past.len()).map(part).collect();
    let other = parts.iter().rposition(|part| Some(part) != parts.last());
    past.split_off(other.map_or(0, |n| n + 1))
}

/// Where chapters begin: with each phase, and with what leads up to each throw.
fn beginnings(table: &dyn Table, told: &[Told]) -> Vec<usize> {
    let phase = |t: &Told| table.clock(t.parent);
    let places = |t: &Told| -> Vec<String> {
        let lines = t.lines.iter().flat_map(|line| line.places.clone());
        lines.collect()
    };
    let mut all = vec![0];
    let mut thrown: Option<usize> = None;
    for (n, one) in told.iter().enumerate() {
        if n > 0 && phase(one) != phase(&told[n - 1]) {
            all.push(n);
            thrown = None;
        }
        if one.dice.is_empty() {
            continue;
        }
        if let Some(last) = thrown {
            // What was done for this throw names the place it is about; what else lies
            // between the two is what the one before it led to.
            let about = places(one).into_iter().next();
            let names = |t: &Told| about.as_ref().is_some_and(|it| places(t).contains(it));
            let first = (last + 1..n).find(|&m| names(&told[m]));
            all.push(first.unwrap_or(n));
        }
        thrown = Some(n);
    }
    all.dedup();
    all
}

fn board(table: &dyn Table, node: NodeId) -> Option<BoardModel> {
    table.board(node, &Selection::default(), &[])
}

/// Where a unit stood to which one of the other side did something, of a line that names
/// nothing but the two.
fn struck(before: &BoardModel, line: &Line) -> Option<PlaceId> {
    let [by, whom] = line.units.as_slice() else {
        return None;
    };
    let (by, whom) = (before.coded(by)?, before.coded(whom)?);
    (line.places.is_empty() && by.side != whom.side).then_some(whom.hex)
}

/// Who went or struck where in one action. What it came to is kept: it is what the next
/// one began with.
fn arrows_of(
    table: &dyn Table,
    told: &Told,
    kept: &mut Option<(NodeId, BoardModel)>,
) -> Vec<Annotation> {
    if told.lines.iter().all(|line| line.units.is_empty()) {
        return Vec::new();
    }
    let before = kept.take().filter(|(node, _)| *node == told.parent);
    let before = before.map(|(_, kept)| kept);
    let before = before.or_else(|| board(table, told.parent));
    let (Some(before), Some(after)) = (before, board(table, told.node)) else {
        return Vec::new();
    };
    let (_, after) = kept.insert((told.node, after));
    let map = table.map();
    let meaning = told.by.map_or(Meaning::Key, Meaning::Side);
    let mut arrows = Vec::new();
    for line in &told.lines {
        let named = line.places.iter().find_map(|name| map.named(name));
        let named = named.or_else(|| struck(&before, line));
        for unit in &line.units {
            let was = before.coded(unit).map(|counter| counter.hex);
            let is = after.coded(unit).map(|counter| counter.hex);
            let to = is.filter(|to| Some(*to) != was).or(named);
            if let (Some(from), Some(to)) = (was, to.filter(|to| Some(*to) != was)) {
                arrows.push(Annotation::stroke(from, to, meaning));
            }
        }
    }
    arrows
}

/// What had come about when a turn began, before anybody decided anything in it; nothing
/// where no unit and no place had to do with it.
fn beginning(table: &dyn Table, node: NodeId, lines: Vec<Line>) -> Option<TurnChapter> {
    let map = table.map();
    let named = lines.iter().flat_map(|line| &line.places);
    let places: Vec<PlaceId> = named.filter_map(|name| map.named(name)).collect();
    let some = lines.iter().any(|line| !line.units.is_empty());
    (some || !places.is_empty()).then(|| TurnChapter {
        title: tr!("report-begins"),
        lines: told_in(&lines),
        nodes: vec![node],
        arrows: Vec::new(),
        places,
        thrown: false,
    })
}

/// That a phase begins is told by the heading of what was done in it.
fn told_in<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Vec<Cited> {
    let lines = lines.into_iter().filter(|line| !line.opens);
    lines.map(|line| line.told.clone()).collect()
}

fn chapter(table: &dyn Table, told: &[Told]) -> TurnChapter {
    let map = table.map();
    let titled = |name: &String| {
        let place = map.named(name).and_then(|id| map.place(id))?;
        Some(match place.town.is_empty() {
            true => place.title.clone(),
            false => format!("{} ({})", place.title, place.town),
        })
    };
    let thrown = told.iter().find(|t| !t.dice.is_empty());
    let about = thrown.and_then(|t| t.lines.iter().flat_map(|l| &l.places).find_map(titled));
    let against = || {
        thrown?;
        let names_two = |t: &&Told| t.lines.iter().any(|l| l.units.len() == 2);
        let shot = told.iter().find(names_two)?;
        let before = board(table, shot.parent)?;
        shot.lines.iter().find_map(|line| struck(&before, line))
    };
    let against = against();
    let about = about.or_else(|| titled(&map.place(against?)?.name));
    let first = told.first().and_then(|t| table.time(t.parent));
    // A part that names the side whose turn it is says nothing new.
    let sides = table.about().sides.map(|side| side.name);
    let phase = first.map_or_else(String::new, |[_, part, phase]| {
        let part = (!sides.iter().any(|name| names(&part, name))).then_some(part);
        let words = part.into_iter().chain([phase]);
        let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        words.join(" · ")
    });
    let lines = || told.iter().flat_map(|t| &t.lines);
    let mut places: Vec<PlaceId> = lines()
        .flat_map(|line| &line.places)
        .filter_map(|name| map.named(name))
        .chain(against)
        .collect();
    places.sort_unstable();
    places.dedup();
    let mut arrows: Vec<Annotation> = Vec::new();
    let mut kept = None;
    for one in told {
        add_once(&mut arrows, arrows_of(table, one, &mut kept));
    }
    TurnChapter {
        title: about.unwrap_or_else(|| sentence(&phase)),
        lines: told_in(lines()),
        nodes: told.iter().map(|t| t.node).collect(),
        arrows,
        places,
        thrown: thrown.is_some(),
    }
}

/// Adds what is not there yet.
fn add_once<T: PartialEq>(all: &mut Vec<T>, more: Vec<T>) {
    for one in more {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

impl TurnChapter {
    /// What was done next about the same.
    fn go_on(&mut self, next: Self) {
        self.lines.extend(next.lines);
        self.nodes.extend(next.nodes);
        add_once(&mut self.arrows, next.arrows);
        add_once(&mut self.places, next.places);
        self.thrown |= next.thrown;
    }
}

impl Room {
    /// What there is to tell, as whoever looks may know it.
    fn report_sheet(&self) -> Option<Rc<TurnSheet>> {
        let key = (self.changes, self.table.viewer(), words::spoken());
        if let Some(sheet) = self.report.as_ref().and_then(|r| r.sheet.as_ref())
            && sheet.key == key
        {
            return Some(Rc::clone(sheet));
        }
        let table = &*self.table;
        let (before, told) = of_its_time(table, last_part(table, &past(table)));
        let by = told.first()?.by?;
        let when = table.time(told.first()?.parent)?;
        let starts = beginnings(table, &told);
        let ends = starts[1..].iter().copied().chain([told.len()]);
        let each = starts.iter().zip(ends);
        let each = each.map(|(&from, to)| chapter(table, &told[from..to]));
        let mut chapters: Vec<TurnChapter> = Vec::new();
        let begins = beginning(table, told[0].parent, before);
        for next in begins.into_iter().chain(each) {
            match chapters.last_mut() {
                Some(last) if last.title == next.title => last.go_on(next),
                _ if next.lines.is_empty() => {}
                _ => chapters.push(next),
            }
        }
        Some(Rc::new(TurnSheet {
            key,
            by,
            when: when[0].clone(),
            chapters,
        }))
    }

    /// The player turn that the card tells of, while it is open.
    #[must_use]
    pub fn turn_told(&self) -> Option<&TurnSheet> {
        self.report.as_ref()?.sheet.as_deref()
    }

    /// Whether there is a player turn to tell of.
    #[must_use]
    pub fn has_report(&self) -> bool {
        !last_part(&*self.table, &past(&*self.table)).is_empty()
    }

    /// Opens the card, or puts it away.
    pub(super) fn toggle_report(&mut self) {
        self.report = match self.report.take() {
            Some(_) => None,
            None => Some(ReportWindow {
                since: self.table.glance().node,
                ..ReportWindow::default()
            }),
        };
        self.renew_report();
        if self.report.is_some() {
            self.opened(super::Open::Report);
        }
    }

    /// Works the card out again where the game, its viewer or the language is
    /// another one.
    pub(super) fn renew_report(&mut self) {
        if self.report.is_some() {
            let sheet = self.report_sheet();
            match (&mut self.report, sheet) {
                (Some(report), Some(sheet)) => report.sheet = Some(sheet),
                (report, _) => *report = None,
            }
        }
    }

    /// Whether the last action ended what there is to tell: within a part of the game, the
    /// half of the other side.
    pub(super) fn half_just_ended(&self) -> bool {
        let table = &*self.table;
        let told = last_part(table, &part_so_far(table));
        let node = self.table.glance().node;
        told.last().is_some_and(|last| last.node == node)
    }

    /// The other side's player turn has just ended: it is told to whoever decides
    /// now, if that is somebody.
    pub(super) fn tell_of_part(&mut self) {
        self.report = None;
        let person = |side: SideNo| self.seated(side).is_none();
        let Some(side) = self.table.glance().to_act.filter(|&side| person(side)) else {
            return;
        };
        if person(side.other()) && !self.tells_turns {
            return;
        }
        self.toggle_report();
        let shows = self.turn_told();
        let tells = |c: &TurnChapter| c.thrown || !c.places.is_empty();
        let shows = shows.is_some_and(|sheet| sheet.chapters.iter().any(tells));
        if !shows {
            self.report = None;
        }
    }

    /// A chapter is looked at on the map, at the moment it ended.
    pub(super) fn show_chapter(&mut self, number: usize) {
        let Some(report) = &mut self.report else {
            return;
        };
        report.playing = None;
        report.chosen = Some(number);
        let sheet = report.sheet.clone();
        let chapter = sheet.as_ref().and_then(|s| s.chapters.get(number));
        let Some(chapter) = chapter else { return };
        self.look_at(chapter.nodes.last().copied());
        self.lit.clone_from(&chapter.places);
        self.scene = None;
    }

    /// The turn is played again on the map, or no longer.
    pub(super) fn replay(&mut self, now: f64) {
        let Some(report) = &mut self.report else {
            return;
        };
        if report.playing.take().is_some() {
            return self.look_at(None);
        }
        let Some(sheet) = &report.sheet else { return };
        let chapters = match report.chosen.and_then(|n| sheet.chapters.get(n)) {
            Some(one) => std::slice::from_ref(one),
            None => &sheet.chapters,
        };
        let mut nodes: Vec<NodeId> = chapters.iter().flat_map(|c| c.nodes.clone()).collect();
        nodes.reverse();
        let first = nodes.last().and_then(|&node| self.table.told(node));
        report.playing = Some((nodes, now));
        self.look_at(first.map(|told| told.parent));
    }

    /// Shows the next action of the turn that is played again, in its time. When
    /// the window is to look again, in seconds.
    pub(super) fn tend_report(&mut self, now: f64, pace: f64) -> Option<f64> {
        self.renew_report();
        let (nodes, since) = self.report.as_mut()?.playing.as_mut()?;
        let left = *since + pace - now;
        if left > 0.0 {
            return Some(left);
        }
        *since = now;
        let next = nodes.pop();
        if next.is_none()
            && let Some(report) = &mut self.report
        {
            report.playing = None;
        }
        // After the last one, the present.
        self.look_at(next);
        next.map(|_| pace)
    }

    /// The arrows of what the card tells: of the chapter that is chosen, else of all; at an
    /// earlier moment of the one it belongs to, if it does. They are gone from the map as
    /// soon as whoever looks at it picks something or has done something.
    #[must_use]
    pub fn report_arrows(&self) -> Vec<Annotation> {
        let Some(report) = &self.report else {
            return Vec::new();
        };
        let Some(sheet) = &report.sheet else {
            return Vec::new();
        };
        let chapters = sheet.chapters.iter();
        let shown = |n: usize, chapter: &TurnChapter| match self.looking {
            // At another time nothing of that player turn is on the map.
            Some(node) => chapter.nodes.contains(&node),
            None if self.is_taken_up(report.since) => false,
            None => report.chosen.is_none_or(|only| only == n),
        };
        let told = chapters
            .enumerate()
            .filter(|(n, chapter)| shown(*n, chapter));
        told.flat_map(|(_, chapter)| chapter.arrows.clone())
            .collect()
    }

    /// Whether something was picked or done since a position.
    fn is_taken_up(&self, since: NodeId) -> bool {
        self.table.glance().node != since || *self.selection() != Selection::default()
    }

    /// Whether a turn is being played again.
    #[must_use]
    pub fn replays(&self) -> bool {
        self.report.as_ref().is_some_and(|r| r.playing.is_some())
    }
}

/// The card over the corner of the map, where there is no panel to hold it.
pub fn over_map(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    (area, pace): (Rect, u8),
    out: &mut Vec<Command>,
) {
    if room.report.is_none() {
        return;
    }
    egui::Area::new(Id::unique("report of the room"))
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(area.right_top() + vec2(-8.0, 8.0))
        .constrain_to(area)
        .order(Order::Middle)
        .show(ctx, |ui| {
            egui::Frame::popup(ui.style())
                .fill(look.theme.panel.gamma_multiply(0.97))
                .show(ui, |ui| {
                    ui.set_width((area.width() * 0.42).clamp(200.0, 340.0));
                    let high = (area.height() * 0.6).max(80.0);
                    card(ui, look, (room, scene), (high, pace, None), out);
                });
        });
}

/// What stands over the chapters in the card: whose turn, and how it is played again.
const HEAD: f32 = 80.0;

/// The card takes no more of the room than this, so that the decision stays in sight.
const SHARE: f32 = 0.6;

/// Less of the chapters than this is never shown.
const LEAST: f32 = 44.0;

/// So many rows of the decision stay in sight below the card.
const ROWS: usize = 5;

/// How much room what is to be decided takes below the card at least.
fn decision(ui: &Ui, scene: &Scene) -> f32 {
    let rows = |block: &&Block| matches!(block, Block::Row(_));
    let rows = scene.panel.body.iter().filter(rows).count().min(ROWS);
    let head = ui.text_style_height(&TextStyle::Body) + space::MEDIUM;
    match rows {
        0 => 0.0,
        rows => head + rows as f32 * (height::ROW + space::TINY),
    }
}

/// The card in the panel: the map, on which it shows what it tells, stays free. It
/// takes no more of the room than its share, so that the decision stays in sight; where
/// that leaves it too little, and once whoever decides has done something, it is folded.
pub fn in_panel(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    pace: u8,
    out: &mut Vec<Command>,
) {
    let Some(report) = &room.report else { return };
    let Some(sheet) = &report.sheet else { return };
    // While another moment is looked at, the panel is about that one.
    let of_chapter = |node: NodeId| {
        let chosen = report.chosen.and_then(|n| sheet.chapters.get(n));
        chosen.is_some_and(|chapter| chapter.nodes.contains(&node))
    };
    if !room.replays() && room.looking.is_some_and(|node| !of_chapter(node)) {
        return;
    }
    let whole = ui.clip_rect().height();
    let needed = decision(ui, scene);
    let high = match needed > 0.0 {
        true => (whole - needed).min(whole * SHARE) - HEAD,
        false => whole - HEAD - space::LARGE,
    };
    // Nothing that whoever decides has done since opens it again or closes it; and dice
    // that wait for an answer come first.
    let told = scene.told.get(..scene.glance.ply).unwrap_or(&scene.told);
    let last = sheet
        .chapters
        .last()
        .and_then(|chapter| chapter.nodes.last());
    let since = last.and_then(|last| told.iter().rposition(|it| it.node == *last));
    let since = since.map_or(told, |at| &told[at + 1..]);
    let acted = since.iter().any(|it| it.by != Some(sheet.by));
    let thrown = scene
        .panel
        .body
        .iter()
        .any(|it| matches!(it, Block::Throw(_)));
    let open = high >= LEAST && !acted && !thrown;
    within(ui, Region::Over, |ui| {
        egui::Frame::new()
            .fill(look.theme.well)
            .stroke(Stroke::new(line::THIN, look.theme.line))
            .corner_radius(space::ROUNDING)
            .inner_margin(space::SMALL)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                let high = high.max(LEAST);
                card(ui, look, (room, scene), (high, pace, Some(open)), out);
            });
    });
    ui.add_space(space::SMALL);
}

/// Whose turn it was, how it is played again, and its chapters in so much of the
/// height; folded away under its title, if it can be folded, as long as it is not
/// opened.
fn card(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    (high, pace, open): (f32, u8, Option<bool>),
    out: &mut Vec<Command>,
) {
    let Some(report) = &room.report else { return };
    let Some(sheet) = &report.sheet else { return };
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    let side = scene.about.sides[sheet.by.index()].name.as_str();
    let title = tr!("report-title", side = side, when = sheet.when.as_str());
    focus::is_window(ui, &title);
    // As it was left, until the reason for it is another one.
    let id = Id::unique("report unfolded").with((&title, open));
    let shown = open.is_none_or(|open| ui.data(|d| d.get_temp(id)).unwrap_or(open));
    // In two lines, so that what is told has the room.
    ui.horizontal(|ui| {
        let from_right = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(from_right, |ui| {
            // Without its word: whose turn that was is to have the room.
            let away = icons::alone(ui, Sign::Close);
            away.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, tr!("report-away")));
            if away.on_hover_text(tr!("report-away")).clicked() {
                push(Deed::Report);
            }
            let from_left = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(from_left, |ui| {
                if open.is_some() {
                    let sign = if shown { Sign::Down } else { Sign::On };
                    let folds = icons::alone(ui, sign);
                    let name = tr!("report-entry");
                    folds.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                    ui.ctx().accesskit_node_builder(folds.id, |node| {
                        node.set_expanded(shown);
                    });
                    if folds.on_hover_text(name).clicked() {
                        ui.data_mut(|d| d.insert_temp(id, !shown));
                    }
                }
                // Smaller where it has no room, and in two lines rather than cut off.
                let words = bold(&title);
                let wide = in_one_line(ui, words.clone(), TextStyle::Body).size().x;
                let words = match wide <= ui.available_width() {
                    true => words,
                    false => words.text_style(TextStyle::Small),
                };
                ui.add(egui::Label::new(words).wrap());
            });
        });
    });
    if !shown {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::SMALL;
        let play = match report.playing {
            Some(_) => tr!("report-stop"),
            None => tr!("report-play"),
        };
        if ui.button(play).clicked() {
            push(Deed::Replay);
        }
        // The paces stay together.
        ui.horizontal(|ui| {
            // At once would be no replay.
            for tenths in Settings::PACES.into_iter().filter(|&tenths| tenths > 0) {
                let name = RichText::new(pace_name(tenths)).small();
                if ui.selectable_label(pace == tenths, name).clicked() {
                    push(Deed::Pace(tenths));
                }
            }
        });
    });
    ui.separator();
    egui::ScrollArea::vertical()
        .id_salt("chapters of the report")
        .max_height(high)
        .show_in_sight(ui, |ui| {
            // The bar lies over no number of a rule.
            ui.set_max_width(ui.available_width() - space::MEDIUM);
            focus::list(ui, |ui| {
                for (n, chapter) in sheet.chapters.iter().enumerate() {
                    let chosen = report.chosen == Some(n);
                    if told(ui, look, chapter, chosen) {
                        push(Deed::Chapter(n));
                    }
                }
            });
        });
}

/// A chapter; whether it was clicked.
fn told(ui: &mut Ui, look: &RoomLook<'_>, chapter: &TurnChapter, chosen: bool) -> bool {
    let ink = match chosen {
        true => look.theme.text,
        false => look.theme.accent,
    };
    let text = bold(&chapter.title).color(ink);
    let response = ui.add(egui::Button::new(text).frame(false).truncate());
    response.widget_info(|| {
        let name = tr!("report-chapter", what = chapter.title.as_str());
        WidgetInfo::selected(egui::Role::Button, true, chosen, name)
    });
    for line in &chapter.lines {
        let text = RichText::new(&line.text).small();
        look.cited_as(ui, text, line.rule);
    }
    ui.add_space(space::TINY);
    response.on_hover_text(tr!("report-show")).clicked()
}
