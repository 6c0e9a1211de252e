//! Throws: every die, what it needs and whether it counts.

use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::panels::{paint_die, titled_question, window};
use crate::app::room::panel::RoomLook;
use crate::app::theme::line;
use crate::app::theme::space;
use crate::engine::{Die, SideNo};
use crate::present::system::{DieView, Throw};
use crate::words::{self, tr};
use egui::{
    Align2, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

/// The side of a die, in points.
const SIDE: f32 = 34.0;

/// The same as a share of the height of a line of text: on a projector dice are as large
/// as what is told.
const OF_LINE: f32 = 1.7;

/// A die on the map is so large, in board units, as far as it can be read.
const ON_MAP: f32 = 0.66;

/// How much is left of dice on the map that are pointed at.
const POINTED_AT: f32 = 0.15;

/// So many dice lie side by side on the map.
const ROW_OF_DICE: usize = 6;

/// A throw: what is known of it, side by side, and what it comes to.
pub fn throw(ui: &mut Ui, look: &RoomLook<'_>, throw: &Throw, rolling: Option<f64>) {
    for side in SideNo::BOTH.map(Some).into_iter().chain([None]) {
        let of = || {
            throw
                .dice
                .iter()
                .enumerate()
                .filter(move |(_, die)| die.side == side)
        };
        if of().next().is_none() {
            continue;
        }
        ui.add_space(space::TINY);
        if let Some(side) = side {
            let name = RichText::new(look.side_name(side)).small();
            ui.label(name.color(look.ink(side)));
        }
        // What all of them need stands below them once.
        let mut needs: Vec<(&str, bool)> = of()
            .map(|(_, die)| (die.needs.as_str(), die.in_vain))
            .collect();
        needs.dedup();
        let shared = match needs.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::SMALL, space::TINY);
            for (n, die) in of() {
                one(ui, look, n, die, shared.is_some(), rolling);
            }
        });
        if let Some((faces, in_vain)) = shared.filter(|(needs, _)| !needs.is_empty()) {
            let shared = match in_vain {
                true => words::sentence(faces),
                false => tr!("room-die-needed", faces = faces),
            };
            let shared = RichText::new(shared).small().color(look.theme.text_weak);
            // Every die says it, too.
            ui.add(egui::Label::new(shared).selectable(false));
        }
    }
    if rolling.is_none()
        && let Some(told) = &throw.told
    {
        look.cited(ui, told);
    }
}

/// One die: its face, and what it needs, if that is not said of all of them.
fn one(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    n: usize,
    die: &DieView,
    shared: bool,
    rolling: Option<f64>,
) {
    let small = TextStyle::Small.resolve(ui.style());
    let below = if shared { "" } else { &die.needs };
    let needs = ui
        .painter()
        .layout_no_wrap(below.to_owned(), small.clone(), look.theme.text_weak);
    let side = ui.text_style_height(&TextStyle::Body) * OF_LINE;
    let width = side.max(needs.size().x);
    let tall = if shared { 0.0 } else { needs.size().y + 2.0 };
    let size = vec2(width, side + tall);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let face = egui::Rect::from_min_size(
        pos2(rect.center().x - side / 2.0, rect.top()),
        vec2(side, side),
    );
    let painter = ui.painter();
    let counts = die.counts == Some(true) && rolling.is_none();
    match (die.face, rolling) {
        (_, Some(time)) => {
            paint_die(painter, face, tumbling(time, n), look.theme);
        }
        (Some(shown), None) => paint_die(painter, face, shown.pips(), look.theme),
        (None, None) => {
            let line = Stroke::new(line::THIN, look.theme.line);
            painter.rect_stroke(face.shrink(2.0), 6.0, line, StrokeKind::Inside);
            let at = face.center();
            painter.text(at, Align2::CENTER_CENTER, "?", small, look.theme.text_weak);
        }
    }
    if counts {
        let colour = die.side.map_or(look.theme.good, |side| look.ink(side));
        painter.rect_stroke(
            face,
            7.0,
            Stroke::new(line::STRONG, colour),
            StrokeKind::Outside,
        );
    }
    let at = pos2(rect.center().x - needs.size().x / 2.0, face.bottom() + 2.0);
    painter.galley(at, needs, look.theme.text_weak);
    let name = match rolling {
        None => sentence(die),
        Some(_) => before_it_falls(die),
    };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    response.on_hover_text(name);
}

/// A die in words: what it showed, whether it counts, what it needs.
pub fn sentence(die: &DieView) -> String {
    let Some(shown) = die.face else {
        return before_it_falls(die);
    };
    let (label, face) = (&die.label, shown.pips());
    let told = match die.counts {
        Some(true) => tr!("room-die-hits", label = label, face = face),
        _ => tr!("room-die-shows", label = label, face = face),
    };
    match needed(die) {
        Some(needs) => format!("{told} ({needs})"),
        None => told,
    }
}

/// A die in words that has not fallen yet.
fn before_it_falls(die: &DieView) -> String {
    match needed(die) {
        Some(needs) => format!("{}: {needs}", die.label),
        None => die.label.clone(),
    }
}

/// What a die needs, where that is told.
fn needed(die: &DieView) -> Option<String> {
    match (die.needs.as_str(), die.in_vain) {
        ("", _) => None,
        (no_face, true) => Some(no_face.to_owned()),
        (needs, false) => Some(tr!("room-die-needs", needs = needs)),
    }
}

/// The faces of a throw of the table, typed in one after the other.
pub fn by_hand(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    (title, cancel): (&str, String),
    (thrown, faces): (&Throw, &[Die]),
    out: &mut Vec<Command>,
) {
    let room = ctx.content_rect();
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    window(title, "throw of the table")
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(ctx, |ui| {
            crate::app::focus::is_dialog(ui, title);
            ui.set_max_width((room.width() - 60.0).min(560.0));
            titled_question(ui, title);
            let mut so_far = thrown.clone();
            for (die, face) in so_far.dice.iter_mut().zip(faces) {
                die.face = Some(*face);
            }
            throw(ui, look, &so_far, None);
            ui.add_space(space::SMALL);
            if let Some(next) = thrown.dice.get(faces.len()) {
                let asked = tr!(
                    "room-next-die",
                    n = faces.len() + 1,
                    of = thrown.dice.len(),
                    label = &next.label
                );
                ui.label(asked);
            }
            ui.horizontal(|ui| {
                for die in Die::ALL {
                    let button = egui::Button::new(die.to_string()).min_size(vec2(SIDE, SIDE));
                    let response = ui.add(button);
                    response.widget_info(|| {
                        let name = tr!("die-shows", die = die.pips());
                        WidgetInfo::labeled(egui::Role::Button, true, name)
                    });
                    if response.clicked() {
                        push(Deed::Face(die));
                    }
                }
            });
            ui.add_space(space::SMALL);
            ui.horizontal(|ui| {
                let back = egui::Button::new(tr!("room-face-back"));
                if ui.add_enabled(!faces.is_empty(), back).clicked() {
                    push(Deed::TakeBackFace);
                }
                if ui.button(cancel).clicked() {
                    push(Deed::CancelThrow);
                }
            });
        });
}

/// A hit flashes for so long, in seconds.
const FLASH: f64 = 0.8;

/// Where a hit has just fallen, a ring goes out from the place.
pub fn flash(ui: &Ui, look: &RoomLook<'_>, throw: &Throw, (at, scale, area): (Pos2, f32, Rect)) {
    let now = ui.input(|i| i.time);
    let key = egui::Id::unique("throw that flashes");
    let seen: Option<(Throw, f64)> = ui.data(|data| data.get_temp(key));
    let since = match seen {
        Some((last, since)) if last == *throw => since,
        _ => {
            ui.data_mut(|data| data.insert_temp(key, (throw.clone(), now)));
            now
        }
    };
    let part = ((now - since) / FLASH) as f32;
    if part >= 1.0 || !throw.dice.iter().any(|die| die.counts == Some(true)) {
        return;
    }
    let ring = Stroke::new(
        line::STRONG * 2.0,
        look.theme.loss.gamma_multiply(1.0 - part),
    );
    let painter = ui.painter().with_clip_rect(area);
    painter.circle_stroke(at, scale * (0.4 + 0.9 * part), ring);
    ui.ctx().request_repaint();
}

/// The dice at the place they decide about, where all look: they roll there, and what
/// they show stays until the next decision. What a screen reader needs of them is
/// said in the panel.
pub fn at_place(
    ui: &Ui,
    look: &RoomLook<'_>,
    (throw, rolling): (&Throw, Option<f64>),
    (at, scale, area): (Pos2, f32, Rect),
) {
    let large = (scale * ON_MAP).clamp(SIDE * 0.5, SIDE * 2.0);
    let shown: Vec<&DieView> = throw.dice.iter().collect();
    let (across, side) = match shown.len() {
        0 => return,
        many if many <= ROW_OF_DICE => (many, large),
        _ => (ROW_OF_DICE, large * 0.75),
    };
    let down = shown.len().div_ceil(across);
    let gap = space::TINY;
    let size = vec2(across as f32, down as f32) * (side + gap) + Vec2::splat(gap);
    // Whole within the map, wherever the place is.
    let middle = Rect::from_min_max(area.min + size / 2.0, area.max - size / 2.0);
    let plate = Rect::from_center_size(middle.clamp(at), size);
    let mut painter = ui.painter().with_clip_rect(area);
    // Whoever points at what lies beneath sees it: the panel shows the dice, too.
    let pointer = ui.input(|i| i.pointer.hover_pos());
    if rolling.is_none() && pointer.is_some_and(|p| plate.contains(p)) {
        painter.set_opacity(POINTED_AT);
    }
    painter.rect(
        plate,
        space::ROUNDING,
        look.theme.panel,
        Stroke::new(line::THIN, look.theme.line),
        StrokeKind::Outside,
    );
    for (n, die) in shown.into_iter().enumerate() {
        let cell = vec2((n % across) as f32, (n / across) as f32) * (side + gap);
        let face = Rect::from_min_size(plate.min + Vec2::splat(gap) + cell, Vec2::splat(side));
        let pips = match (rolling, die.face) {
            (Some(time), _) => tumbling(time, n),
            (None, Some(shown)) => shown.pips(),
            (None, None) => continue,
        };
        paint_die(&painter, face, pips, look.theme);
        if rolling.is_none() && die.counts == Some(true) {
            let colour = die.side.map_or(look.theme.good, |side| look.ink(side));
            let edge = Stroke::new(line::STRONG, colour);
            painter.rect_stroke(face, space::ROUNDING, edge, StrokeKind::Inside);
        }
    }
}

/// The face of a die that has been rolling for so many seconds.
fn tumbling(time: f64, n: usize) -> u8 {
    let ticks = (time * 14.0) as usize;
    u8::try_from((ticks * 5 + n * 3) % 6 + 1).unwrap_or(1)
}

impl Room {
    /// For how long the dice have been rolling, if they do.
    pub(super) fn rolling(&self, now: f64) -> Option<(&Throw, f64)> {
        match &self.throwing {
            Some(super::Throwing::InTheAir { throw, since, .. }) => Some((throw, now - since)),
            _ => None,
        }
    }
}
