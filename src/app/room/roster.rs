//! The order of battle: every unit of both sides, sorted and searched; a click
//! shows one on the map.

use super::panel::Look;
use super::{Deed, Room, row};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, in_sight};
use crate::app::panels::{self, titled};
use crate::app::theme::{height, space};
use crate::present::board::MapView;
use crate::present::system::{Selection, Standing, UnitLine};
use crate::words::tr;
use egui::{Align2, Color32, Rect, Response, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// How high a row is, in points.
const ROW: f32 = height::ROW;

/// What a column tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
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

impl Column {
    const ALL: [Self; 5] = [
        Self::Name,
        Self::Side,
        Self::Strength,
        Self::Place,
        Self::Supply,
    ];

    fn title(self) -> String {
        match self {
            Self::Name => tr!("order-name"),
            Self::Side => tr!("order-side"),
            Self::Strength => tr!("order-strength"),
            Self::Place => tr!("order-place"),
            Self::Supply => tr!("order-supply"),
        }
    }

    /// Its share of the width.
    const fn share(self) -> f32 {
        match self {
            Self::Name => 0.34,
            Self::Side => 0.14,
            Self::Strength => 0.14,
            Self::Place => 0.24,
            Self::Supply => 0.14,
        }
    }
}

/// The order of battle while it is open.
#[derive(Default)]
pub struct Roster {
    text: String,
    by: Option<Column>,
    falling: bool,
    /// Whether its field has had the keyboard's attention.
    seen: bool,
}

/// The words of a unit, column by column.
struct Words<'a> {
    line: &'a UnitLine,
    cells: [String; 5],
}

fn words<'a>(line: &'a UnitLine, map: &MapView) -> Words<'a> {
    let [now, full] = line.strength;
    let now = match line.is_known() {
        true => now.to_string(),
        false => "?".to_owned(),
    };
    let mut strength = tr!("order-of", now = now, full = full);
    if let Some([now, full]) = line.steps.filter(|[_, full]| *full > 1 && line.is_known()) {
        strength = tr!("order-steps", strength = strength, now = now, full = full);
    }
    let place = |name: &str| {
        let found = map.named(name).and_then(|id| map.place(id));
        match found.filter(|place| !place.town.is_empty()) {
            Some(place) => format!("{name} {}", place.town),
            None => name.to_owned(),
        }
    };
    let stands = match &line.stands {
        Standing::On(at) => place(at),
        Standing::Comes { turn, at } => tr!("order-comes", turn = *turn, place = place(at)),
        Standing::Gone(how) => how.clone(),
    };
    let supply = match line.supplied {
        Some(true) => tr!("order-supplied"),
        Some(false) => tr!("order-unsupplied"),
        None => "–".to_owned(),
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
            Some(Column::Name) => rows.sort_by(|a, b| a.cells[0].cmp(&b.cells[0])),
            Some(Column::Side) => rows.sort_by_key(|row| row.line.side),
            Some(Column::Strength) => rows.sort_by_key(|row| row.line.strength),
            Some(Column::Place) => rows.sort_by(|a, b| a.line.stands.cmp(&b.line.stands)),
            Some(Column::Supply) => rows.sort_by_key(|row| row.line.supplied),
            None => {}
        }
        if self.falling {
            rows.reverse();
        }
        rows
    }

    fn sort_by(&mut self, column: Column) {
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
            Standing::On(_) => None,
            _ => {
                let [name, _, _, stands, _] = words(&found, &self.table.map()).cells;
                Some(format!("{name}: {stands}"))
            }
        };
        let at = match Some(found.stands) {
            Some(Standing::On(at) | Standing::Comes { at, .. }) => self.table.map().named(&at),
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
    look: &Look<'_>,
    room: &Room,
    roster: &mut Roster,
    area: Rect,
    out: &mut Vec<Command>,
) {
    let mut closed = false;
    let lines = room.table.order_of_battle(room.shown_node());
    let title = tr!("order-title");
    panels::window(&title, "order of battle")
        .default_pos(area.left_top() + vec2(12.0, 12.0))
        .default_size(vec2(
            (area.width() - 40.0).clamp(260.0, 620.0),
            area.height() * 0.7,
        ))
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
            head(ui, look, roster);
            let rows = roster.rows(&lines, look.map);
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
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = space::HAIR;
                    in_sight(ui, |ui| {
                        focus::list(ui, |ui| {
                            for row in &rows {
                                let picked = room.picked.units.contains(&row.line.code);
                                if one(ui, look, row, picked).clicked() {
                                    let show = Deed::ShowUnit(row.line.code.clone());
                                    out.push(Command::Room(Box::new(show)));
                                }
                            }
                        });
                    });
                });
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Roster)));
    }
}

/// The titles of the columns; a click sorts by one, another turns it round.
fn head(ui: &mut Ui, look: &Look<'_>, roster: &mut Roster) {
    let width = ui.available_width();
    focus::list(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for column in Column::ALL {
                let sign = match (roster.by == Some(column), roster.falling) {
                    (true, false) => " ▲",
                    (true, true) => " ▼",
                    (false, _) => "",
                };
                let text = format!("{}{sign}", column.title());
                let text = egui::RichText::new(text).small().color(look.theme.heading);
                let size = vec2(width * column.share(), ROW);
                let button = egui::Button::new(text)
                    .frame_when_inactive(false)
                    .truncate();
                let response = ui.add_sized(size, button);
                response.widget_info(|| {
                    let name = tr!("order-sort", column = column.title());
                    let on = roster.by == Some(column);
                    WidgetInfo::selected(egui::Role::Button, true, on, name)
                });
                if response.clicked() {
                    roster.sort_by(column);
                }
            }
        });
    });
}

/// A unit, its words in their columns.
fn one(ui: &mut Ui, look: &Look<'_>, row: &Words<'_>, picked: bool) -> Response {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let gone = matches!(row.line.stands, Standing::Gone(_));
    if picked || response.hovered() {
        let fill = look.theme.raised_hover;
        ui.painter().rect_filled(rect, 3.0, fill);
    }
    let font = TextStyle::Body.resolve(ui.style());
    let mut left = rect.left();
    for (column, text) in Column::ALL.into_iter().zip(&row.cells) {
        let wide = rect.width() * column.share();
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, ROW));
        let colour: Color32 = match column {
            _ if gone => look.theme.text_weak,
            Column::Side => look.ink(row.line.side),
            Column::Supply if row.line.supplied == Some(false) => look.theme.warning,
            _ => look.theme.text,
        };
        let mut inside = cell.shrink2(vec2(space::TINY, 0.0));
        if column == Column::Name {
            let square = Rect::from_min_size(
                pos2(inside.left(), rect.center().y - height::COUNTER / 2.0),
                vec2(height::COUNTER, height::COUNTER),
            );
            let own = look.counters.iter().find(|c| c.code == row.line.code);
            if let Some(counter) = own {
                row::small_counter(ui, look, counter, square);
            }
            inside.min.x = square.right() + space::SMALL;
        }
        let painter = ui
            .painter()
            .with_clip_rect(inside.intersect(ui.clip_rect()));
        let at = inside.left_center();
        painter.text(at, Align2::LEFT_CENTER, text, font.clone(), colour);
        left += wide;
    }
    let said = row.cells.join(", ");
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, picked, &said));
    response.on_hover_text(said)
}
