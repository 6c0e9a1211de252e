//! The timeline under the board: every action so far, turn by turn, what rolled dice
//! and where other lines leave; and, if it is wanted, how the game was expected to end
//! at every moment. A click or a drag goes there.

use super::panel::RoomLook;
use super::scene::Scene;
use super::{Deed, Room, remark};
use crate::app::background::Background;
use crate::app::commands::Command;
use crate::app::panels::icons::{self, Sign};
use crate::app::steps::TimedMoment;
use crate::app::theme::{line, space};
use crate::engine::{Level, NodeId, SideNo};
use crate::present::book::unmarked;
use crate::present::system::{Spoken, Track};
use crate::record::Settings;
use crate::table::{Found, Judgement, Review};
use crate::words::{tr, with_error};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Response, Sense, Shape, Stroke, TextStyle, Ui,
    WidgetInfo, pos2, vec2,
};
use std::collections::BTreeMap;
use std::task::Poll;

/// How high the timeline is, in points.
pub const HIGH: f32 = 64.0;

/// So wide are its buttons, with what is round them.
pub const BUTTONS: f32 = 2.0 * BUTTON + 3.0 * space::SMALL;

/// Under a window so low there is none.
const LEAST_WINDOW: f32 = 600.0;

/// The turn that is being played has room for at least so many actions.
const ACTIONS: usize = 24;

/// So many games are played out for every moment: first few, then more.
const GAMES: [u32; 2] = [40, 200];

/// What their chance is drawn from.
const SEED: u64 = 1944;

/// The curve reaches at least so many points up and down.
const REACH: f64 = 6.0;

/// How a game was expected to end.
#[derive(Clone, Copy)]
pub(super) struct Value {
    /// The margin, from the first side.
    pub margin: f64,
    /// By how much that may be off.
    pub error: f64,
    /// How many games it rests on; none where the game was over.
    pub games: u32,
}

/// What is being worked out.
struct Playing {
    about: NodeId,
    games: u32,
    work: Background<Found>,
}

/// What the timeline shows, worked out when the game changes.
#[derive(Default)]
pub struct Timeline {
    /// After which change of the game the moments were noted.
    of: Option<u64>,
    nodes: Vec<NodeId>,
    moments: Vec<TimedMoment>,
    /// What was expected at each moment; `None` where it cannot be told.
    values: BTreeMap<NodeId, Option<Value>>,
    playing: Option<Playing>,
    /// When the next action is shown, while the game is played again.
    next_at: Option<f64>,
    /// Where luck was large, by the moment after the throw, and mistakes, by the moment
    /// before them, as a look back has told.
    told: [BTreeMap<NodeId, Spoken>; 2],
}

impl Timeline {
    /// The first moment that is not known well enough yet: coarse everywhere first,
    /// the beginnings of turns before those of phases.
    fn unknown(&self) -> Option<(NodeId, u32)> {
        let known = |node: &NodeId| match self.values.get(node) {
            None => 0,
            Some(None | Some(Value { games: 0, .. })) => u32::MAX,
            Some(Some(value)) => value.games,
        };
        let all = || (0..self.nodes.len()).rev();
        let last = self.nodes.len().wrapping_sub(1);
        GAMES.iter().find_map(|&games| {
            [1, 2, 3].into_iter().find_map(|levels| {
                let wanted = |&n: &usize| n == last || self.begins(n, levels);
                let mut open = all().filter(wanted).map(|n| self.nodes[n]);
                open.find(|node| known(node) < games)
                    .map(|node| (node, games))
            })
        })
    }

    /// Whether so many levels of the clock say that something else has begun.
    fn begins(&self, n: usize, levels: usize) -> bool {
        let time = |n: usize| &self.moments[n].clock.0[..levels];
        n == 0 || time(n) != time(n - 1)
    }

    /// In which section each moment lies, and how many there are: the turns, or in a
    /// game of one turn the parts that have been played.
    fn sections(&self, turns: CountedTurns) -> (Vec<usize>, usize) {
        if turns.count > 1 {
            // What is done once the game is over stands with the last turn.
            let turn = |it: &TimedMoment| {
                let turn = usize::from(it.clock.0[0]);
                turn.saturating_sub(turns.first).min(turns.count - 1)
            };
            return (self.moments.iter().map(turn).collect(), turns.count);
        }
        let mut at = 0;
        let mut all = Vec::with_capacity(self.moments.len());
        for n in 0..self.moments.len() {
            at += usize::from(n > 0 && self.begins(n, 2));
            all.push(at);
        }
        (all, at + 1)
    }

    /// Where each moment stands, from 0 to 1, in a game of these turns.
    fn places(&self, turns: CountedTurns) -> Vec<f32> {
        let (of, sections) = self.sections(turns);
        let last = of.len().saturating_sub(1);
        let mut places = Vec::with_capacity(of.len());
        let mut from = 0;
        while from < of.len() {
            let until = (from..=last)
                .find(|&n| of[n] != of[from])
                .unwrap_or(last + 1);
            let count = match until > last {
                true => (until - from).max(ACTIONS),
                false => until - from,
            };
            for n in from..until {
                let within = (n - from) as f32 / count as f32;
                places.push((of[from] as f32 + within) / sections.max(1) as f32);
            }
            from = until;
        }
        places
    }
}

impl Room {
    /// Notes the moments anew, if the game has changed.
    fn note_moments(&mut self) {
        if self.timeline.of != Some(self.changes) {
            (self.timeline.nodes, self.timeline.moments) = self.moments();
            self.timeline.of = Some(self.changes);
        }
    }

    /// Works the curve out on another thread, while nobody else thinks. When the
    /// window is to look again, in seconds.
    pub(super) fn tend_curve(&mut self, wanted: bool) -> Option<f64> {
        let compared = self.compares().is_some();
        if !(wanted || compared) || self.computers.at_work().is_some() {
            self.timeline.playing = None;
            return None;
        }
        self.note_moments();
        if let Some(playing) = &self.timeline.playing {
            let Poll::Ready(found) = playing.work.hear() else {
                return Some(0.2);
            };
            let (about, games) = (playing.about, playing.games);
            self.timeline.playing = None;
            let value = match found {
                Some(Found::Futures(futures)) => Some(Value {
                    margin: futures.margin,
                    error: futures.error,
                    games,
                }),
                _ => None,
            };
            self.timeline.values.insert(about, value);
        }
        let compared = self.compared_unknown().map(|node| (node, GAMES[0]));
        let (about, games) = compared.or_else(|| self.timeline.unknown().filter(|_| wanted))?;
        // Nobody plays on from the end: there it is what it is.
        let glance = self.table.glance();
        if glance.node == about && glance.outcome.is_some() {
            let end = Value {
                margin: f64::from(glance.margin),
                error: 0.0,
                games: 0,
            };
            self.timeline.values.insert(about, Some(end));
            return Some(0.0);
        }
        let level = Level::strongest_at_once(self.table.levels());
        let job = level.and_then(|level| self.table.forecast_at(about, level, games, SEED));
        let Some(job) = job else {
            self.timeline.values.insert(about, None);
            return Some(0.0);
        };
        self.timeline.playing = Some(Playing {
            about,
            games,
            work: Background::begin(job),
        });
        Some(0.2)
    }

    /// How the game was expected to end at a moment; `None` where that is not known.
    pub(super) fn value_at(&self, at: NodeId) -> Option<Value> {
        self.timeline.values.get(&at).copied().flatten()
    }

    /// Whether that has been worked out, or cannot be.
    pub(super) fn has_value(&self, at: NodeId) -> bool {
        self.timeline.values.contains_key(&at)
    }

    /// Whether it is being worked out beside the window how the game was expected to end at
    /// some moment that is shown.
    pub const fn works_out(&self) -> bool {
        self.timeline.playing.is_some()
    }

    /// How the game was expected to end at each moment for which that is known.
    pub(in crate::app) fn expectations(&self) -> Vec<(NodeId, f64, f64)> {
        let values = self.timeline.values.iter();
        let known = values.filter_map(|(&at, value)| value.map(|value| (at, value)));
        known
            .map(|(at, value)| (at, value.margin, value.error))
            .collect()
    }

    /// Notes where luck and mistakes were large: until the game is looked back at again,
    /// whatever else is asked meanwhile.
    pub(super) fn mark_review(&mut self, review: &Review) {
        // Dice are marked where they were rolled.
        let rolls = review.rolls.iter();
        let rolls = rolls.filter_map(|(at, said)| Some((self.node_after(*at)?, said.clone())));
        self.timeline.told = [rolls.collect(), review.lapses.iter().cloned().collect()];
    }

    /// Another language is spoken: the marks stay, without what was told in the one before.
    pub(super) fn hush_review(&mut self) {
        for said in self.timeline.told.iter_mut().flat_map(BTreeMap::values_mut) {
            said.text.clear();
            said.more.clear();
        }
    }

    /// What a look back told of a moment: for whom the dice that led there did much, and
    /// whose mistake was made there.
    pub fn looked_at(&self, at: NodeId) -> [Option<SideNo>; 2] {
        let told = self.timeline.told.each_ref();
        told.map(|all| all.get(&at).map(|said| said.of))
    }

    /// The game is played again from the moment looked at, or no longer; from the
    /// present on, from the beginning.
    pub(super) fn play_again(&mut self, now: f64) {
        if self.timeline.next_at.take().is_some() {
            return;
        }
        if self.looking.is_none() && self.table.glance().ply > 0 {
            self.look_at(Some(NodeId(0)));
        }
        self.timeline.next_at = Some(now);
    }

    /// How the game was expected to end at a moment, from the first side, and by how
    /// much that may be off, as far as it has been worked out.
    #[must_use]
    pub fn expected(&self, at: NodeId) -> Option<(f64, f64)> {
        let value = self.value_at(at)?;
        Some((value.margin, value.error))
    }

    /// Whether the game is being played again.
    #[must_use]
    pub const fn plays_again(&self) -> bool {
        self.timeline.next_at.is_some()
    }

    /// Shows the next action of a game that is played again, in its time. When the
    /// window is to look again, in seconds.
    pub(super) fn tend_playing(&mut self, now: f64, pace: f64) -> Option<f64> {
        let since = self.timeline.next_at?;
        if self.looking.is_none() {
            self.timeline.next_at = None;
            return None;
        }
        let left = since + pace - now;
        if left > 0.0 {
            return Some(left);
        }
        self.timeline.next_at = Some(now);
        self.note_moments();
        let at = self.shown_node();
        let here = self.timeline.nodes.iter().position(|&node| node == at);
        let next = here.and_then(|n| self.timeline.nodes.get(n + 1)).copied();
        let last = self.timeline.nodes.last().copied();
        // After the last one, the present.
        self.look_at(next.filter(|_| next != last));
        Some(pace.max(0.05))
    }
}

/// Whether a window of this height has room for the timeline.
#[must_use]
pub fn fits(window: f32) -> bool {
    window >= LEAST_WINDOW
}

/// The whole strip: buttons at its left, then the line.
pub fn strip(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&mut Room, &Scene),
    (curve, pace): (bool, u8),
    out: &mut Vec<Command>,
) {
    room.note_moments();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TINY;
        ui.vertical(|ui| {
            let (sign, name) = match room.plays_again() {
                true => (Sign::Stop, tr!("timeline-stop")),
                false => (Sign::Play, tr!("timeline-play")),
            };
            button(ui, look, (sign, &name), false, Command::PlayAgain, out);
            let name = tr!("timeline-curve");
            button(
                ui,
                look,
                (Sign::Curve, &name),
                curve,
                Command::ToggleCurve,
                out,
            );
        });
        ui.vertical(|ui| paces(ui, look, pace, out));
        let size = vec2(ui.available_width(), HIGH - space::SMALL);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::DRAG);
        line_of(ui, look, (room, scene), rect, curve);
        go(&response, look, (room, scene), rect, out);
    });
}

/// The pace at which a game is played again, by two buttons that make it another one,
/// also while it is played.
fn paces(ui: &mut Ui, look: &RoomLook<'_>, pace: u8, out: &mut Vec<Command>) {
    let now = pace_name(pace);
    for (faster, sign, name) in [
        (
            true,
            Sign::Faster,
            tr!("timeline-faster", pace = now.as_str()),
        ),
        (
            false,
            Sign::Slower,
            tr!("timeline-slower", pace = now.as_str()),
        ),
    ] {
        let next = Settings::next_pace(pace, faster);
        let square = egui::Button::selectable(false, "").min_size(vec2(BUTTON, BUTTON));
        let response = ui.add_enabled(next.is_some(), square);
        let ink = match next {
            Some(_) => look.theme.text,
            None => look.theme.text_weak,
        };
        icons::paint(ui.painter(), response.rect.shrink(space::TINY), sign, ink);
        let able = next.is_some();
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, able, &name));
        let response = response.on_hover_text(&name).on_disabled_hover_text(&name);
        if let Some(next) = next.filter(|_| response.clicked()) {
            out.push(Command::Room(Box::new(Deed::Pace(next))));
        }
    }
}

/// What a pace is called.
pub(in crate::app) fn pace_name(tenths: u8) -> String {
    match tenths {
        10.. => tr!("settings-pace-slow"),
        4.. => tr!("settings-pace-easy"),
        1.. => tr!("settings-pace-fast"),
        0 => tr!("settings-pace-none"),
    }
}

/// The side of a button, in points.
const BUTTON: f32 = 26.0;

/// So far beyond the last moment it is still that one which is pointed at, in points.
const NEAR: f32 = 24.0;

/// The side of a die that did much, in points.
const LUCK: f32 = 9.0;

fn button(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (sign, name): (Sign, &str),
    on: bool,
    command: Command,
    out: &mut Vec<Command>,
) {
    let response = ui.add(egui::Button::selectable(on, "").min_size(vec2(BUTTON, BUTTON)));
    let ink = match on {
        true => look.theme.on_accent,
        false => look.theme.text,
    };
    icons::paint(ui.painter(), response.rect.shrink(space::TINY), sign, ink);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, on, name));
    let key = look.keys.of(&command).unwrap_or_default();
    if response.on_hover_text(format!("{name} ({key})")).clicked() {
        out.push(command);
    }
}

/// The turns of a game as its clock counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountedTurns {
    /// What the clock calls the first one; not every game counts from 1.
    first: usize,
    /// How many there are, at least one.
    pub count: usize,
}

/// The track that counts the turns, if one does, and its number.
fn track_of_turns<'a>(room: &Room, scene: &'a Scene) -> Option<(usize, &'a Track)> {
    let mut tracks = scene.panel.tracks.iter().enumerate();
    tracks.find(|(n, _)| room.table.turn_of_box(*n, 0).is_some())
}

/// The turns of the game: the boxes of the track that counts them; where none does, so
/// many as have been played.
pub(super) fn turns(room: &Room, scene: &Scene) -> CountedTurns {
    let last = room.timeline.moments.last();
    let last = usize::from(last.map_or(scene.glance.clock, |it| it.clock).0[0]);
    let Some((number, track)) = track_of_turns(room, scene) else {
        return CountedTurns {
            first: 1,
            count: last.max(1),
        };
    };
    CountedTurns {
        first: usize::from(room.table.turn_of_box(number, 0).unwrap_or(1)),
        count: track.boxes.len().max(1),
    }
}

fn line_of(
    ui: &Ui,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    rect: Rect,
    with_curve: bool,
) {
    let theme = look.theme;
    let painter = ui.painter_at(rect);
    let turns = turns(room, scene);
    let places = room.timeline.places(turns);
    let x = |share: f32| rect.left() + share * rect.width();
    painter.rect_filled(rect, CornerRadius::same(space::ROUNDING), theme.well);
    let thin = Stroke::new(line::THIN, theme.line);
    let small = TextStyle::Small.resolve(ui.style());
    let (of, sections) = room.timeline.sections(turns);
    let wide = rect.width() / sections.max(1) as f32;
    let track = track_of_turns(room, scene);
    for section in 0..sections {
        let left = x(section as f32 / sections as f32);
        if section > 0 {
            painter.vline(left, rect.y_range(), thin);
        }
        let at = pos2(left + space::TINY, rect.top());
        let first = of.iter().position(|&it| it == section);
        let part = first.and_then(|n| room.table.time(room.timeline.nodes[n]));
        // A turn is called as on its track; a part by its name.
        let text = match part {
            Some([_, part, _]) if turns.count == 1 => part,
            _ => match track {
                Some((_, track)) => {
                    let named = track.boxes.get(section);
                    named.map(|it| it.name.clone()).unwrap_or_default()
                }
                None => (section + 1).to_string(),
            },
        };
        let mut job = LayoutJob::simple_singleline(text, small.clone(), theme.text_weak);
        job.wrap = TextWrapping::truncate_at_width(wide - 2.0 * space::TINY);
        painter.galley(at, painter.layout_job(job), theme.text_weak);
    }
    // Phases of player turns, as ticks; each player turn in the colour of its side.
    let low = rect.bottom() - space::SMALL;
    let timeline = &room.timeline;
    for (n, &place) in places.iter().enumerate() {
        let at = x(place);
        if timeline.begins(n, 2) && n > 0 {
            painter.vline(at, low - space::TINY..=rect.bottom(), thin);
        }
        let [lucky, mistaken] = room.looked_at(timeline.nodes[n]);
        match lucky {
            Some(side) => lucky_die(&painter, pos2(at, low), look.ink(side), theme.panel),
            None if timeline.moments[n].rolled => {
                painter.circle_filled(pos2(at, low), 2.0, theme.text_weak);
            }
            None => {}
        }
        let said = room.table.remark(timeline.nodes[n]);
        let sign = said.map(|it| it.judgement.map_or("•", Judgement::sign));
        let named = || room.table.name(timeline.nodes[n]).map(|_| "•");
        if let Some(sign) = sign.or_else(named) {
            let at = pos2(at, rect.top());
            painter.text(at, Align2::CENTER_TOP, sign, small.clone(), theme.accent);
        } else if let Some(side) = mistaken {
            // What somebody said of the moment themselves goes before.
            let sign = Judgement::Mistake.sign();
            let at = pos2(at, rect.top());
            painter.text(at, Align2::CENTER_TOP, sign, small.clone(), look.ink(side));
        }
        if scene.others.contains_key(&timeline.nodes[n]) {
            let fork = [
                pos2(at, low - 4.0),
                pos2(at + 4.0, low - 9.0),
                pos2(at - 4.0, low - 9.0),
            ];
            painter.add(Shape::convex_polygon(
                fork.to_vec(),
                theme.accent,
                Stroke::NONE,
            ));
        }
    }
    if with_curve {
        curve(&painter, look, room, rect, &places);
    }
    let shown = room.shown_node();
    let here = timeline.nodes.iter().position(|&node| node == shown);
    if let Some(&place) = here.and_then(|n| places.get(n)) {
        let stroke = Stroke::new(line::FIRM, theme.accent);
        // Below the names of turns and what is said of moments: it hides neither.
        let below = rect.top() + ui.text_style_height(&TextStyle::Small);
        painter.vline(x(place), below..=rect.bottom(), stroke);
    }
}

/// Dice that did much for a side, in its colour: a face with two pips.
fn lucky_die(painter: &egui::Painter, at: Pos2, ink: Color32, pip: Color32) {
    let die = Rect::from_center_size(at, vec2(LUCK, LUCK));
    painter.rect_filled(die, CornerRadius::same(2), ink);
    for (x, y) in [(0.28, 0.28), (0.72, 0.72)] {
        painter.circle_filled(die.lerp_inside(vec2(x, y)), LUCK * 0.13, pip);
    }
}

/// How the game was expected to end: above the middle the first side is ahead.
fn curve(painter: &egui::Painter, look: &RoomLook<'_>, room: &Room, rect: Rect, places: &[f32]) {
    let nodes = room.timeline.nodes.iter().zip(places);
    let points: Vec<(f32, Value)> = nodes
        .filter_map(|(&node, place)| {
            Some((rect.left() + place * rect.width(), room.value_at(node)?))
        })
        .collect();
    let reach = points.iter().map(|(_, v)| v.margin.abs() + v.error);
    let reach = reach.fold(REACH, f64::max);
    let area = rect.shrink2(vec2(0.0, space::SMALL));
    let y = |margin: f64| area.center().y - (margin / reach) as f32 * area.height() / 2.0;
    let middle = y(0.0);
    painter.hline(
        rect.x_range(),
        middle,
        Stroke::new(line::THIN, look.theme.line),
    );
    let ahead = |margin: f64| look.ink(SideNo::ahead(margin));
    for pair in points.windows(2) {
        let [(x0, a), (x1, b)] = [pair[0], pair[1]];
        // What one is ahead by.
        let tint = ahead(a.margin + b.margin).gamma_multiply(0.28);
        let side = [pos2(x0, y(a.margin)), pos2(x1, y(b.margin))];
        painter.add(band([pos2(x0, middle), pos2(x1, middle)], side, tint));
    }
    expectation(painter, &points, y, look.theme.text);
}

/// How a game was expected to end, as a line with how far it may be off about it; `x`
/// stands with each value, and `y` of a margin is given.
pub(super) fn expectation(
    painter: &egui::Painter,
    points: &[(f32, Value)],
    y: impl Fn(f64) -> f32,
    ink: Color32,
) {
    for pair in points.windows(2) {
        let [(x0, a), (x1, b)] = [pair[0], pair[1]];
        let edge = |sign: f64| {
            let off = |value: Value| y(value.margin + sign * value.error);
            [pos2(x0, off(a)), pos2(x1, off(b))]
        };
        painter.add(band(edge(1.0), edge(-1.0), ink.gamma_multiply(0.18)));
        painter.line_segment(edge(0.0), Stroke::new(line::STRONG, ink));
    }
    if let [(x, value)] = points[..] {
        painter.circle_filled(pos2(x, y(value.margin)), 3.0, ink);
    }
}

/// What lies between two lines.
fn band([a, b]: [Pos2; 2], [c, d]: [Pos2; 2], colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for corner in [a, b, c, d] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    Shape::mesh(mesh)
}

/// Going where somebody clicks or drags to, and what is said of it.
fn go(
    response: &Response,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    rect: Rect,
    out: &mut Vec<Command>,
) {
    let timeline = &room.timeline;
    let places = timeline.places(turns(room, scene));
    let nearest = |at: Pos2| {
        let away = |n: &usize| {
            let x = rect.left() + places[*n] * rect.width();
            ((x - at.x).abs() * 100.0) as u32
        };
        (0..places.len()).min_by_key(away)
    };
    let shown = room.shown_node();
    let here = timeline.nodes.iter().position(|&node| node == shown);
    response.widget_info(|| {
        let said = here.map(|n| told_of(look, room, scene, n));
        let name = tr!("timeline-name", moment = said.unwrap_or_default());
        let mut info = WidgetInfo::labeled(egui::Role::Slider, true, name);
        info.value = here.map(|n| n as f64);
        info
    });
    let Some(n) = response.hover_pos().and_then(nearest) else {
        return;
    };
    let wanted = timeline.nodes.get(n).copied();
    if (response.clicked() || response.dragged()) && wanted != Some(shown) {
        // The last moment is the present.
        let to = wanted.filter(|_| n + 1 < timeline.nodes.len());
        if to != room.looking {
            out.push(Command::Room(Box::new(Deed::LookAt(to))));
        }
    }
    // Beyond the last moment nothing has been played.
    let end = places
        .last()
        .map_or(0.0, |last| rect.left() + last * rect.width());
    let beyond = response.hover_pos().is_some_and(|at| at.x > end + NEAR);
    response.clone().on_hover_ui_at_pointer(|ui| {
        let text = match beyond {
            true => tr!("timeline-not-yet"),
            false => told_of(look, room, scene, n),
        };
        // As wide as its own words need: else it stays as narrow as the one before.
        let font = TextStyle::Body.resolve(ui.style());
        let most = ui.spacing().tooltip_width;
        let laid = ui
            .painter()
            .layout(text.clone(), font, look.theme.text, most);
        ui.set_min_width(laid.size().x);
        ui.label(text);
    });
}

/// A moment in words: when it is, what was done, and how the game was expected to
/// end.
fn told_of(look: &RoomLook<'_>, room: &Room, scene: &Scene, n: usize) -> String {
    let Some(&node) = room.timeline.nodes.get(n) else {
        return String::new();
    };
    let name = room.table.name(node).map(str::to_owned);
    let when = room.table.moment(node);
    let mut lines: Vec<String> = name.into_iter().chain([when]).collect();
    let told = scene.told.iter().find(|told| told.node == node);
    lines.extend(
        told.into_iter()
            .flat_map(|it| &it.lines)
            .map(|it| it.told.text.clone()),
    );
    let said = room.table.remark(node).map(|said| {
        let words = unmarked(&said.text).join("\n");
        remark::in_brief(said.judgement, &words)
    });
    lines.extend(said);
    let told = room.timeline.told.iter().filter_map(|all| all.get(&node));
    lines.extend(
        told.flat_map(|it| std::iter::once(&it.text).chain(&it.more))
            .filter(|text| !text.is_empty())
            .cloned(),
    );
    if let Some((margin, error)) = room.expected(node) {
        lines.push(tr!(
            "room-futures-margin",
            side = look.side_name(SideNo::A),
            margin = with_error((margin, error), true)
        ));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Clock, Options};
    use crate::table::Rolled;

    fn line(clocks: &[[u8; 3]]) -> Timeline {
        let moment = |&clock: &[u8; 3]| TimedMoment {
            clock: Clock(clock),
            rolled: false,
        };
        Timeline {
            moments: clocks.iter().map(moment).collect(),
            ..Timeline::default()
        }
    }

    const fn turns(first: usize, count: usize) -> CountedTurns {
        CountedTurns { first, count }
    }

    #[test]
    fn a_game_of_one_turn_is_divided_by_its_parts_and_one_of_several_by_its_turns() {
        let clocks = [
            [1, 0, 0],
            [1, 1, 0],
            [1, 1, 1],
            [1, 2, 0],
            [1, 2, 1],
            [1, 9, 0],
        ];
        let one = line(&clocks);
        assert_eq!(one.sections(turns(1, 1)), (vec![0, 1, 1, 2, 2, 3], 4));
        let places = one.places(turns(1, 1));
        assert!(places.is_sorted());
        assert_eq!(
            [places[0], places[1], places[3], places[5]],
            [0.0, 0.25, 0.5, 0.75]
        );
        let several = line(&[[1, 0, 0], [2, 0, 0], [2, 1, 0]]);
        assert_eq!(several.sections(turns(1, 9)), (vec![0, 1, 1], 9));
        assert_eq!(Timeline::default().places(turns(1, 1)), Vec::<f32>::new());
    }

    #[test]
    fn turns_that_count_from_0_stand_each_in_its_section_and_what_is_over_in_the_last() {
        let night = line(&[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]);
        assert_eq!(night.sections(turns(0, 6)), (vec![0, 1, 2, 3], 6));
        assert_eq!(night.sections(turns(0, 3)), (vec![0, 1, 2, 2], 3));
    }

    #[test]
    fn large_luck_is_marked_where_the_dice_fell_and_a_mistake_where_it_was_made() {
        let mut room = Room::new(crate::app::usual_game(Options::default()), None);
        for action in ["supply", "end"] {
            let done = room.table.play(&[action.to_owned()], Rolled::ByTheGame);
            done.unwrap_or_else(|why| panic!("{why}"));
        }
        let line = room.table.line();
        let said = |of, text: &str| Spoken {
            ply: 0,
            of,
            text: text.to_owned(),
            more: Vec::new(),
        };
        room.mark_review(&Review {
            luck: Vec::new(),
            rolls: vec![(NodeId(0), said(SideNo::B, "a six"))],
            judged: Vec::new(),
            lapses: vec![(line[0], said(SideNo::A, "too soon"))],
        });
        assert_eq!(room.looked_at(NodeId(0)), [None, None]);
        let both = [Some(SideNo::B), Some(SideNo::A)];
        assert_eq!(room.looked_at(line[0]), both);
        assert_eq!(room.looked_at(line[1]), [None, None]);
        // In another language the marks stay; what they said is not told in the old one.
        room.hush_review();
        assert_eq!(room.looked_at(line[0]), both);
        assert!(
            room.timeline
                .told
                .iter()
                .flat_map(|all| all.values())
                .all(|it| it.text.is_empty())
        );
    }
}
