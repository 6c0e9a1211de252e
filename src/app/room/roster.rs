//! The order of battle: every unit of both sides, sorted and searched; a click
//! shows one on the map.

use super::panel::RoomLook;
use super::{Deed, Room, row};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, titled};
use crate::app::theme::{height, space};
use crate::present::board::MapView;
use crate::present::system::{Selection, UnitLine, Whereabouts};
use crate::words::tr;
use egui::{Align2, Color32, FontId, Rect, Response, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// How high a row is, in points, and how wide the window is where there is room.
const ROW: f32 = height::ROW;
const WIDE: f32 = 860.0;

/// What the frame of the window takes beside what is in it.
const AROUND: f32 = 36.0;

/// What a column tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterColumn {
    /// What the unit is called.
    Name,
    /// Whose it is.
    Side,
    /// Strength and steps.
    Strength,
    /// Where it is, when it comes, how it went.
    Place,
    /// Whether it is in supply.
    Supply,
}

impl RosterColumn {
    const ALL: [Self; 5] = [
        Self::Name,
        Self::Side,
        Self::Strength,
        Self::Place,
        Self::Supply,
    ];

    /// The title, where units have steps to tell of or not.
    fn title(self, steps: bool) -> String {
        match self {
            Self::Name => tr!("order-name"),
            Self::Side => tr!("order-side"),
            Self::Strength if steps => tr!("order-strength-steps"),
            Self::Strength => tr!("order-strength"),
            Self::Place => tr!("order-place"),
            Self::Supply => tr!("order-supply"),
        }
    }
}

/// How the columns stand: each as wide as what is in it, or all below the name where that
/// finds no room.
struct Columns {
    /// The columns with their widths, from left to right.
    all: Vec<(RosterColumn, f32)>,
    /// Whether a unit has two lines: its name, and all else below it.
    below: bool,
    /// Whether some unit tells of its steps beside its strength.
    steps: bool,
}

impl Columns {
    fn of(ui: &Ui, rows: &[Words<'_>], width: f32) -> Self {
        let painter = ui.painter();
        let body = TextStyle::Body.resolve(ui.style());
        let small = TextStyle::Small.resolve(ui.style());
        let wide = |text: &str, font: &FontId| {
            let galley =
                painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
            galley.size().x
        };
        // A game that knows no supply has nothing to tell of it.
        let supplied = rows.iter().any(|row| row.line.supplied.is_some());
        let has = |column: &RosterColumn| supplied || *column != RosterColumn::Supply;
        let steps = rows.iter().any(|row| steps_told(row.line).is_some());
        let title = |column: RosterColumn| wide(&format!("{} ▲", column.title(steps)), &small);
        let needed = |column: RosterColumn| {
            let cells = rows
                .iter()
                .map(|row| wide(&row.cells[column as usize], &body));
            let cells = cells.fold(0.0, f32::max);
            let counter = match column {
                RosterColumn::Name => height::COUNTER + space::SMALL,
                _ => 0.0,
            };
            (cells + counter).max(title(column)) + 2.0 * space::SMALL
        };
        let columns = RosterColumn::ALL.into_iter().filter(has);
        let all: Vec<_> = columns.map(|column| (column, needed(column))).collect();
        let sum: f32 = all.iter().map(|(_, wide)| wide).sum();
        let below = sum > width;
        // What is left over is shared out.
        let more = (width - sum).max(0.0) / all.len().max(1) as f32;
        let all = all.into_iter().map(|(column, wide)| (column, wide + more));
        Self {
            all: all.collect(),
            below,
            steps,
        }
    }
}

/// The order of battle while it is open.
#[derive(Default)]
pub struct Roster {
    text: String,
    by: Option<RosterColumn>,
    falling: bool,
    /// Whether its field has had the keyboard's attention.
    seen: bool,
}

/// What stands in a column that says nothing of a unit.
const NOT_SAID: &str = "–";

/// The words of a unit, column by column.
struct Words<'a> {
    line: &'a UnitLine,
    cells: [String; 5],
}

/// The steps of a unit now and at first, where it had more than one and its state is not
/// told in words.
fn steps_told(line: &UnitLine) -> Option<[u8; 2]> {
    line.steps
        .filter(|[_, full]| *full > 1 && line.told.is_none() && line.is_known())
}

fn words<'a>(line: &'a UnitLine, map: &MapView) -> Words<'a> {
    let [now, full] = line.strength;
    let now = match line.is_known() {
        true => now.to_string(),
        false => "?".to_owned(),
    };
    let strength = || tr!("order-of", now = now, full = full);
    let strength = match (&line.told, steps_told(line)) {
        (Some(told), _) => told.clone(),
        (None, Some([now, full])) => {
            tr!("order-steps", strength = strength(), now = now, full = full)
        }
        (None, None) => strength(),
    };
    let place = |name: &str| {
        let found = map.named(name).and_then(|id| map.place(id));
        match found.filter(|place| !place.town.is_empty()) {
            Some(place) => format!("{name} {}", place.town),
            None => name.to_owned(),
        }
    };
    let stands = match &line.stands {
        Whereabouts::On(at) => place(at),
        Whereabouts::Comes { turn, at } => tr!("order-comes", turn = *turn, place = place(at)),
        Whereabouts::Gone(how) => how.clone(),
    };
    let supply = match line.supplied {
        Some(true) => tr!("order-supplied"),
        Some(false) => tr!("order-unsupplied"),
        None => NOT_SAID.to_owned(),
    };
    let side = map.side(line.side).name.clone();
    Words {
        line,
        cells: [line.name.clone(), side, strength, stands, supply],
    }
}

impl Roster {
    /// The units that are looked for, in the order that is wanted.
    fn rows<'a>(&self, lines: &'a [UnitLine], map: &MapView) -> Vec<Words<'a>> {
        let wanted: Vec<String> = self
            .text
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let mut rows: Vec<Words<'a>> = lines.iter().map(|line| words(line, map)).collect();
        rows.retain(|row| {
            let all = format!("{} {}", row.line.code, row.cells.join(" ")).to_lowercase();
            wanted.iter().all(|word| all.contains(word))
        });
        match self.by {
            Some(RosterColumn::Name) => rows.sort_by(|a, b| a.cells[0].cmp(&b.cells[0])),
            Some(RosterColumn::Side) => rows.sort_by_key(|row| row.line.side),
            Some(RosterColumn::Strength) => rows.sort_by_key(|row| row.line.strength),
            Some(RosterColumn::Place) => rows.sort_by(|a, b| a.line.stands.cmp(&b.line.stands)),
            Some(RosterColumn::Supply) => rows.sort_by_key(|row| row.line.supplied),
            None => {}
        }
        if self.falling {
            rows.reverse();
        }
        rows
    }

    fn sort_by(&mut self, column: RosterColumn) {
        self.falling = self.by == Some(column) && !self.falling;
        self.by = Some(column);
    }
}

impl Room {
    /// Shows a unit on the map: it is picked, and the place it is in, or comes to,
    /// is lit.
    pub(super) fn show_unit(&mut self, code: String) -> Option<Notice> {
        let lines = self.table.order_of_battle(self.shown_node());
        let found = lines.into_iter().find(|line| line.code == code)?;
        let away = match &found.stands {
            Whereabouts::On(_) => None,
            _ => {
                let [name, _, _, stands, _] = words(&found, &self.table.map()).cells;
                Some(format!("{name}: {stands}"))
            }
        };
        let at = match Some(found.stands) {
            Some(Whereabouts::On(at) | Whereabouts::Comes { at, .. }) => {
                self.table.map().named(&at)
            }
            _ => None,
        };
        self.cursor = at.or(self.cursor);
        self.lit = at.into_iter().collect();
        self.board_to(at);
        let picked = Selection {
            units: vec![code],
            place: at.and_then(|at| Some(self.table.map().place(at)?.name.clone())),
            draft: self.table.draft().to_owned(),
            hovered: None,
        };
        self.picked = picked;
        self.scene = None;
        away.map(|told| super::act::plain(told, false))
    }

    /// Brings a place to the middle of the board.
    fn board_to(&mut self, at: Option<crate::space::shape::PlaceId>) {
        if let Some(at) = at {
            let centre = self.table.map().tiling.centre(at);
            self.board.centre_on(centre);
        }
    }
}

/// The window. Whether it stays open.
pub fn window(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    room: &Room,
    roster: &mut Roster,
    area: Rect,
    out: &mut Vec<Command>,
) {
    let mut closed = false;
    let lines = room.table.order_of_battle(room.shown_node());
    let title = tr!("order-title");
    let wide = (ctx.content_rect().width() - 60.0).clamp(260.0, WIDE);
    // It lies over the map, and rather over the log than over the decision.
    let left = (area.right() - wide - AROUND).clamp(12.0, area.left() + 12.0);
    panels::window(&title, "order of battle")
        .default_pos(pos2(left, area.top() + 12.0))
        .default_size(vec2(wide, area.height() * 0.7))
        .constrain_to(ctx.content_rect())
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            closed = titled(ui, &title);
            let field = egui::TextEdit::singleline(&mut roster.text)
                .hint_text(tr!("order-hint"))
                .desired_width(f32::INFINITY);
            let field = ui.add(field);
            focus::field(&field);
            let name = tr!("order-search");
            field.widget_info(|| WidgetInfo::labeled(egui::Role::SearchInput, true, &name));
            if !std::mem::replace(&mut roster.seen, true) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            ui.add_space(space::TINY);
            let rows = roster.rows(&lines, look.map);
            // The bar lies over nothing, and no column moves by what is looked for.
            let width = ui.available_width() - space::SMALL;
            let all: Vec<Words<'_>> = lines.iter().map(|line| words(line, look.map)).collect();
            let columns = Columns::of(ui, &all, width);
            head(ui, look, roster, &columns);
            // Enter in the field shows the first that was found.
            if let Some(first) = rows.first().filter(|_| entered) {
                let show = Deed::ShowUnit(first.line.code.clone());
                out.push(Command::Room(Box::new(show)));
            }
            if rows.is_empty() {
                ui.weak(tr!("order-none"));
            }
            egui::ScrollArea::vertical()
                .auto_shrink([false, false])
                .show_in_sight(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = space::HAIR;
                    ui.set_max_width(width);

                    focus::list(ui, |ui| {
                        for row in &rows {
                            let picked = room.picked.units.contains(&row.line.code);
                            let response = one(ui, look, (row, &columns), picked);
                            if response.clicked() {
                                // Whoever clicks goes on typing what he looks for.
                                if response.interact_pointer_pos().is_some() {
                                    field.request_focus();
                                }
                                let show = Deed::ShowUnit(row.line.code.clone());
                                out.push(Command::Room(Box::new(show)));
                            }
                        }
                    });
                });
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Roster)));
    }
}

/// The titles of the columns; a click sorts by one, another turns it round.
fn head(ui: &mut Ui, look: &RoomLook<'_>, roster: &mut Roster, columns: &Columns) {
    let mut title = |ui: &mut Ui, column: RosterColumn, wide: Option<f32>| {
        let sign = match (roster.by == Some(column), roster.falling) {
            (true, false) => " ▲",
            (true, true) => " ▼",
            (false, _) => "",
        };
        let text = format!("{}{sign}", column.title(columns.steps));
        let text = egui::RichText::new(text).small().color(look.theme.heading);
        let button = egui::Button::new(text).frame_when_inactive(false);
        let response = match wide {
            // Above what it is the title of.
            Some(wide) => {
                let cell = vec2(wide, ROW);
                let from_left = egui::Layout::left_to_right(egui::Align::Center);
                let shown = ui.allocate_ui_with_layout(cell, from_left, |ui| {
                    ui.set_min_size(cell);
                    ui.spacing_mut().button_padding.x = space::TINY;
                    ui.add(button.truncate())
                });
                shown.inner
            }
            None => ui.add(button),
        };
        response.widget_info(|| {
            let name = tr!("order-sort", column = column.title(columns.steps));
            let on = roster.by == Some(column);
            WidgetInfo::selected(egui::Role::Button, true, on, name)
        });
        if response.clicked() {
            roster.sort_by(column);
        }
    };
    focus::list(ui, |ui| {
        if columns.below {
            ui.horizontal_wrapped(|ui| {
                for &(column, _) in &columns.all {
                    title(ui, column, None);
                }
            });
            return;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for &(column, wide) in &columns.all {
                title(ui, column, Some(wide));
            }
        });
    });
}

/// A unit, its words in their columns, or below its name.
fn one(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (row, columns): (&Words<'_>, &Columns),
    picked: bool,
) -> Response {
    let [body, small] = [TextStyle::Body, TextStyle::Small].map(|it| it.resolve(ui.style()));
    let high = match columns.below {
        true => (ui.fonts_mut(|f| f.row_height(&body) + f.row_height(&small))).max(ROW),
        false => ROW,
    };
    let size = vec2(ui.available_width(), high);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let gone = matches!(row.line.stands, Whereabouts::Gone(_));
    if picked || response.hovered() {
        let fill = look.theme.raised_hover;
        ui.painter().rect_filled(rect, 3.0, fill);
    }
    let inks = |column: RosterColumn| match column {
        _ if gone => look.theme.text_weak,
        RosterColumn::Side => look.ink(row.line.side),
        RosterColumn::Supply if row.line.supplied == Some(false) => look.theme.warning,
        _ => look.theme.text,
    };
    let counter = Rect::from_min_size(
        pos2(
            rect.left() + space::TINY,
            rect.center().y - height::COUNTER / 2.0,
        ),
        vec2(height::COUNTER, height::COUNTER),
    );
    if let Some(own) = look.counters.iter().find(|c| c.code == row.line.code) {
        row::small_counter(ui, look, own, counter);
    }
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let after = counter.right() + space::SMALL;
    if columns.below {
        let [name, rest @ ..] = &row.cells;
        let at = pos2(after, rect.top());
        let said = painter.text(at, Align2::LEFT_TOP, name, body, inks(RosterColumn::Name));
        let has = |column: &RosterColumn| columns.all.iter().any(|(it, _)| it == column);
        let rest: Vec<&str> = RosterColumn::ALL
            .into_iter()
            .skip(1)
            .zip(rest)
            .filter(|(column, _)| has(column))
            .map(|(_, cell)| cell.as_str())
            .collect();
        let at = pos2(after, said.bottom());
        let ink = inks(RosterColumn::Side);
        painter.text(at, Align2::LEFT_TOP, rest.join(" · "), small, ink);
    } else {
        let mut left = rect.left();
        for &(column, wide) in &columns.all {
            let begins = match column {
                RosterColumn::Name => after,
                _ => left + space::TINY,
            };
            let at = pos2(begins, rect.center().y);
            let text = &row.cells[column as usize];
            painter.text(at, Align2::LEFT_CENTER, text, body.clone(), inks(column));
            left += wide;
        }
    }
    // Where nothing is known of supply, nothing is said of it.
    let last = match row.line.supplied {
        Some(_) => row.cells.len(),
        None => RosterColumn::Supply as usize,
    };
    let said = row.cells[..last].join(", ");
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, picked, &said));
    let cells = columns
        .all
        .iter()
        .map(|(column, _)| row.cells[*column as usize].as_str());
    let told: Vec<&str> = cells.collect();
    response.on_hover_text(told.join(", "))
}
