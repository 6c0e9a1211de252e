//! A row of a list: a box to tick, the counter of its unit, what it says and what
//! it is worth. Every row of a list is as high as every other.

use super::panel::{RoomLook, push, reason};
use super::tour_card;
use crate::app::board::paint::{Placement, paint};
use crate::app::commands::Command;
use crate::app::focus;
use crate::app::panels::{in_letters, low};
use crate::app::theme::{height, line, space};
use crate::present::board::CounterView;
use crate::present::display::DisplayList;
use crate::present::draw::counter::{BESIDE_NAME, Pose, draw};
use crate::present::system::Row;
use egui::text::TextWrapping;
use egui::{
    Color32, Galley, Id, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// The value at the right end of a row has at most so much of it, unless the words leave
/// it more.
const VALUE: f32 = 0.5;

/// What finds no room is written smaller, as a share of its usual size.
pub const SMALLER: f32 = 0.84;

/// The sizes of letters where nothing may be cut off, the first that leaves it whole.
pub const LETTERS: [f32; 3] = [1.0, SMALLER, 0.76];

/// What ticking a row changes is so wide beside what it is worth, in points.
const CHANGE: f32 = 92.0;

/// So many counters stand in a row at most.
const COUNTERS: usize = 4;

/// A row is by so much of its height higher for each line more.
const LINE_MORE: f32 = 0.5;

/// How words and value of a row stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Setting {
    /// Words and value in one line.
    Beside,
    /// The value below the words.
    Below,
    /// The words on so many lines, the value at their right.
    Broken(usize),
}

/// How the rows of a list are set, so that each of them has its room: all in letters of
/// one size, and all words from one place on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RowFit {
    /// The size of the letters, as a share of the usual one.
    scale: f32,
    /// So many counters stand before the words at most.
    counters: usize,
    /// So much room the counters of the row with the most of them take.
    before: f32,
    /// How words and value stand.
    setting: Setting,
}

impl RowFit {
    /// From the best there is to the last: the size of the letters, how many counters, and
    /// how words and value stand.
    const ALL: [(f32, usize, Setting); 6] = [
        (1.0, COUNTERS, Setting::Beside),
        (SMALLER, COUNTERS, Setting::Beside),
        (SMALLER, 1, Setting::Beside),
        (SMALLER, 1, Setting::Below),
        (SMALLER, 1, Setting::Broken(2)),
        (SMALLER, 1, Setting::Broken(3)),
    ];

    /// The best in which all of these rows find room.
    pub fn of(ui: &Ui, look: &RoomLook<'_>, rows: &[&Row]) -> Self {
        let wide = ui.available_width();
        let fit = |(scale, most, setting): (f32, usize, Setting)| {
            let room = |row: &&Row| {
                // What does not stand there is told of by a number, as wide as a counter.
                counters(look, row).count().min(most + 1)
            };
            let before = match rows.iter().map(room).max().unwrap_or(0) {
                0 => 0.0,
                shown => shown as f32 * (height::COUNTER + space::TINY) + space::TINY,
            };
            Self {
                scale,
                counters: most,
                before,
                setting,
            }
        };
        let fits = |fit: &Self| rows.iter().all(|row| fit.holds(ui, look, row, wide));
        // Where every line counts, two lines have to do.
        let most = if low(ui.ctx()) { 2 } else { 3 };
        let allowed = |setting| !matches!(setting, Setting::Broken(lines) if lines > most);
        let all = Self::ALL
            .into_iter()
            .filter(|(.., setting)| allowed(*setting));
        let found = all.map(fit).find(fits);
        found.unwrap_or_else(|| fit((SMALLER, 1, Setting::Broken(most))))
    }

    /// The size of the letters, as a share of the usual one.
    pub const fn letters(self) -> f32 {
        self.scale
    }

    /// The same in letters no larger than these.
    pub const fn in_letters(self, letters: f32) -> Self {
        Self {
            scale: self.scale.min(letters),
            ..self
        }
    }

    fn holds(self, ui: &Ui, look: &RoomLook<'_>, row: &Row, wide: f32) -> bool {
        let ink = look.theme.text;
        let wide_is = |text: &str, style| {
            let whole = one_line(ui, text, (style, self.scale), ink, f32::INFINITY);
            whole.size().x
        };
        let words = wide_is(says(row), TextStyle::Button);
        let value = match (row.ticked, row.value.as_str()) {
            // What ticking changes is told here, too, and is to move nothing.
            (Some(_), _) => CHANGE * self.scale + space::SMALL,
            (None, "") => 0.0,
            (None, value) => wide_is(value, TextStyle::Small) + space::SMALL,
        };
        let box_of = match row.ticked {
            Some(_) => height::TICK + space::SMALL,
            None => 0.0,
        };
        let around = self.before + box_of + 2.0 * space::SMALL;
        let said = match self.setting {
            Setting::Beside => words + value,
            Setting::Below => words.max(value),
            Setting::Broken(lines) => {
                let style = (TextStyle::Button, self.scale);
                let room = wide - around - value;
                return !on_lines(ui, says(row), style, ink, (room, lines)).elided;
            }
        };
        said + around <= wide
    }

    /// How high each row is.
    fn high(self) -> f32 {
        let lines = match self.setting {
            Setting::Beside => 1,
            Setting::Below => 2,
            Setting::Broken(lines) => lines,
        };
        height::ROW * (1.0 + LINE_MORE * (lines - 1) as f32)
    }

    /// How many of so many counters are shown: all, if nothing but one of them would have to
    /// be told of by a number.
    const fn shows(self, all: usize) -> usize {
        match all <= self.counters + 1 {
            true => all,
            false => self.counters,
        }
    }
}

/// What stands in the row: less where less is enough.
fn says(row: &Row) -> &str {
    match row.brief.is_empty() {
        true => &row.label,
        false => &row.brief,
    }
}

/// The counters of its units.
fn counters<'a>(look: &'a RoomLook<'_>, row: &'a Row) -> impl Iterator<Item = &'a CounterView> {
    let counter = |code: &String| look.counters.iter().find(|c| c.code == *code);
    row.units.iter().filter_map(counter)
}

/// Something to tick or to press, with what it is worth at its right end.
pub fn row(ui: &mut Ui, look: &RoomLook<'_>, (row, fit): (&Row, RowFit), out: &mut Vec<Command>) {
    let can = row.does.is_ok();
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), fit.high()));
    // The row of the same thing is the same to the keyboard, wherever it has come to
    // stand; and what cannot be done has a place there, too: it tells why.
    let own = Id::unique("row").with((&row.units, &row.label));
    let response = ui.interact(rect, own, Sense::click());
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    if !can {
        inside.disable();
        focus::barred(&response);
    }
    let cut = ui.is_rect_visible(rect) && drawn(&inside, look, (row, fit), rect, &response);
    if row.ticked.is_some() {
        focus::ticks(&response);
    }
    let whole = || match row.value.is_empty() {
        true => row.label.clone(),
        false => format!("{}, {}", row.label, row.value),
    };
    response.widget_info(|| {
        let name = whole();
        let name = match &row.does {
            Ok(_) => name,
            Err(why) => format!("{name}: {}", reason(why)),
        };
        match row.ticked {
            Some(on) => WidgetInfo::selected(egui::Role::CheckBox, can, on, name),
            None => WidgetInfo::labeled(egui::Role::Button, can, name),
        }
    });
    match &row.does {
        Ok(effect) => {
            tour_card::about_effect(ui, look, effect, response.rect);
            // What the row shows whole would only be said twice.
            if cut {
                let told = egui::Tooltip::for_enabled(&response);
                beside(told).show(|ui| ui.label(whole()));
            }
            if response.clicked() {
                push(out, effect);
            }
        }
        Err(why) => {
            let pressed = was_pressed(ui, &response);
            let told = match response.has_focus() || pressed {
                true => {
                    let id = response.id.with("why not");
                    egui::Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id, &response)
                }
                false => egui::Tooltip::for_enabled(&response),
            };
            beside(told).show(|ui| ui.label(reason(why)));
        }
    }
}

/// Whether a row was pressed in vain that the pointer has not left: whoever presses it
/// wants to know why, and a tip is usually gone then. A finger that was lifted has not left.
fn was_pressed(ui: &Ui, row: &Response) -> bool {
    let id = Id::unique("row that was pressed in vain");
    let pressed = ui.data(|data| data.get_temp(id)) == Some(row.id);
    let elsewhere = ui.input(|i| i.pointer.any_pressed() || i.pointer.hover_pos().is_some());
    let left = elsewhere && !row.hovered();
    if row.clicked() {
        ui.data_mut(|data| data.insert_temp(id, row.id));
    } else if pressed && left {
        ui.data_mut(|data| data.remove::<Id>(id));
    }
    row.clicked() || (pressed && !left)
}

/// Told at the left of its row, over the map, where it hides no other row; elsewhere
/// only where there is no room.
fn beside(mut told: egui::Tooltip<'_>) -> egui::Tooltip<'_> {
    told.popup = told.popup.align(egui::RectAlign::LEFT_START);
    told
}

/// Draws the row; whether less of it stands there than it says.
fn drawn(
    ui: &Ui,
    look: &RoomLook<'_>,
    (row, fit): (&Row, RowFit),
    rect: Rect,
    response: &Response,
) -> bool {
    let can = row.does.is_ok();
    let theme = look.theme;
    let ticked = row.ticked == Some(true);
    let near = can && (response.hovered() || response.has_focus());
    let fill = match (near, ticked) {
        (true, _) => theme.raised_hover,
        (false, true) => theme.raised,
        (false, false) => theme.well,
    };
    let edge = match ticked || near {
        true => theme.accent,
        false => theme.line,
    };
    let painter = ui.painter();
    let stroke = Stroke::new(line::THIN, edge);
    painter.rect(rect, space::ROUNDING, fill, stroke, StrokeKind::Inside);
    let ink = if can { theme.text } else { theme.text_weak };
    let middle = rect.center().y;
    let mut x = rect.left() + space::SMALL;
    if let Some(on) = row.ticked {
        let at = pos2(x + height::TICK / 2.0, middle);
        tick(
            ui,
            look,
            Rect::from_center_size(at, Vec2::splat(height::TICK)),
            on,
            can,
        );
        x += height::TICK + space::SMALL;
    }
    let words_from = x + fit.before;
    let shown = fit.shows(counters(look, row).count());
    let mut counters = counters(look, row);
    for counter in counters.by_ref().take(shown) {
        let at = pos2(x + height::COUNTER / 2.0, middle);
        small_counter(
            ui,
            look,
            counter,
            Rect::from_center_size(at, Vec2::splat(height::COUNTER)),
        );
        x += height::COUNTER + space::TINY;
    }
    if let more @ 1.. = counters.count() {
        let style = (TextStyle::Small, fit.scale);
        let galley = one_line(
            ui,
            &format!("+{more}"),
            style,
            theme.text_weak,
            height::COUNTER,
        );
        let top = middle - galley.size().y / 2.0;
        painter.galley(pos2(x, top), galley, theme.text_weak);
    }
    let x = words_from;
    let right = rect.right() - space::SMALL;
    let room = (right - x).max(0.0);
    let says = says(row);
    let style = (TextStyle::Button, fit.scale);
    let words = one_line(ui, says, style.clone(), ink, f32::INFINITY)
        .size()
        .x;
    let below = fit.setting == Setting::Below;
    let most = match fit.setting {
        Setting::Below => room,
        Setting::Beside => (room * VALUE).max(room - words - space::SMALL),
        Setting::Broken(_) => room * VALUE,
    };
    let small = (TextStyle::Small, fit.scale);
    let value = one_line(ui, &row.value, small, theme.text_weak, most);
    let left = match below {
        true => x,
        false => right - value.size().x,
    };
    let most = match (below, row.value.is_empty()) {
        (true, _) | (_, true) => room,
        (false, false) => left - x - space::SMALL,
    };
    let text = match fit.setting {
        Setting::Broken(lines) => on_lines(ui, says, style, ink, (most, lines)),
        Setting::Beside | Setting::Below => one_line(ui, says, style, ink, most),
    };
    let cut = text.elided || value.elided || !row.label.contains(says);
    let [high, low] = [text.size().y, value.size().y];
    let tops = match below && !row.value.is_empty() {
        true => [middle - (high + low) / 2.0, middle + (high - low) / 2.0],
        false => [middle - high / 2.0, middle - low / 2.0],
    };
    for (x, top, galley, ink) in [
        (x, tops[0], text, ink),
        (left, tops[1], value, theme.text_weak),
    ] {
        painter.galley(pos2(x, top), galley, ink);
    }
    cut
}

/// A box, with a tick in it if it is `on`.
pub fn tick(ui: &Ui, look: &RoomLook<'_>, rect: Rect, on: bool, can: bool) {
    let theme = look.theme;
    let painter = ui.painter();
    let (fill, edge) = match (on, can) {
        (true, true) => (theme.accent, theme.accent),
        (true, false) => (theme.text_weak, theme.text_weak),
        (false, _) => (theme.well, theme.text_weak),
    };
    let stroke = Stroke::new(line::FIRM, edge);
    painter.rect(rect, space::ROUNDING, fill, stroke, StrokeKind::Inside);
    if on {
        let at = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
        let mark = vec![at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.30)];
        let ink = if can { theme.on_accent } else { theme.panel };
        painter.add(Shape::line(mark, Stroke::new(line::FIRM, ink)));
    }
}

/// The counter of a unit as it lies on the map, small and without marks of the
/// moment.
pub fn small_counter(ui: &Ui, look: &RoomLook<'_>, view: &CounterView, rect: Rect) {
    let plain = CounterView {
        has_attacked: false,
        has_moved: false,
        selected: false,
        dimmed: false,
        active: false,
        joined_attack: false,
        supply: None,
        can_act: false,
        ..view.clone()
    };
    let pose = Pose {
        at: [0.0, 0.0],
        size: 1.0,
        points: BESIDE_NAME,
        hovered: false,
        ghost: false,
        covered: true,
        focused: false,
        made: crate::present::board::Pieces::Counters,
    };
    let mut list = DisplayList::default();
    draw(&mut list, look.map, &plain, &pose);
    let place = Placement {
        origin: rect.center(),
        scale: rect.height(),
    };
    paint(ui.painter(), look.inks, place, list);
}

/// A text on so many lines at most, each so wide, in letters of a share of their size, cut
/// off where even they have less room than it takes.
fn on_lines(
    ui: &Ui,
    text: &str,
    letters: (TextStyle, f32),
    ink: Color32,
    (width, lines): (f32, usize),
) -> Arc<Galley> {
    let job = in_letters(ui, text, letters, ink, (width, lines));
    ui.painter().layout_job(job)
}

/// A text in one line, in letters of a share of their size, cut off where there is less
/// room than it takes.
fn one_line(
    ui: &Ui,
    text: &str,
    letters: (TextStyle, f32),
    ink: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = in_letters(ui, text, letters, ink, (width, 1));
    job.break_on_newline = false;
    job.wrap = TextWrapping::truncate_at_width(job.wrap.max_width);
    ui.painter().layout_job(job)
}
