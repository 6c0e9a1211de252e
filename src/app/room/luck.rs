//! How the dice have fallen: faces of each side as bars, how unusual that is, and what
//! they brought.

use super::panel::RoomLook;
use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, bold};
use crate::app::theme::{line, space};
use crate::engine::{NodeId, SideNo};
use crate::present::system::{DiceLuck, Faces};
use crate::words::{self, Language, tr};
use egui::{Align2, RichText, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

/// What the window tells: worked out when the game has changed, not whenever it is
/// drawn.
#[derive(Default)]
pub struct LuckSheet {
    of: Option<(u64, NodeId, Language)>,
    luck: DiceLuck,
    /// How probable it is that fair dice stray as far as those of each side.
    stray: [f64; 2],
}

/// How wide the window is, where there is room.
const WIDE: f32 = 520.0;

/// How high the bars are.
const BARS: f32 = 112.0;

/// The window, while it is open.
pub fn window(ctx: &egui::Context, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    let Some(mut sheet) = room.luck.take() else {
        return;
    };
    let at = room.shown_node();
    let now = Some((room.changes(), at, words::spoken()));
    if sheet.of != now {
        sheet.luck = room.table().luck(at);
        sheet.stray = sheet.luck.sides.each_ref().map(Faces::stray);
        sheet.of = now;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("dice-window");
    panels::window(&title, "dice window")
        .resizable(false)
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(24.0, 110.0),
        ))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            let tall = whole.height() * 0.7;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show_in_sight(ui, |ui| content(ui, look, room, &sheet));
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Luck)));
    }
    room.luck = Some(sheet);
}

fn content(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, sheet: &LuckSheet) {
    let DiceLuck {
        favour, nobodys, ..
    } = &sheet.luck;
    if !favour.is_empty() {
        ui.label(bold(favour).text_style(TextStyle::Heading));
    }
    if room.looking.is_some() {
        ui.weak(tr!("dice-window-moment"));
    }
    ui.add_space(space::SMALL);
    let gap = space::LARGE;
    let width = (ui.available_width() - gap) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for side in SideNo::BOTH {
            ui.vertical(|ui| {
                ui.set_width(width);
                of_side(ui, look, side, sheet);
            });
        }
    });
    if !nobodys.is_empty() {
        ui.add_space(space::TINY);
        ui.label(nobodys);
    }
    ui.add_space(space::SMALL);
    let mut notes = vec![tr!("dice-window-note")];
    if sheet.luck.brought.iter().any(|lines| !lines.is_empty()) {
        notes.push(tr!("dice-window-hits"));
    }
    ui.label(RichText::new(notes.join(" ")).small().weak());
}

fn of_side(ui: &mut Ui, look: &RoomLook<'_>, side: SideNo, sheet: &LuckSheet) {
    let faces = &sheet.luck.sides[side.index()];
    let title = RichText::new(look.side_name(side)).text_style(TextStyle::Heading);
    ui.label(title.color(look.ink(side)));
    bars(ui, look, side, faces);
    for line in &sheet.luck.brought[side.index()] {
        ui.label(line);
    }
    ui.label(faces.unusual(sheet.stray[side.index()]));
    if let Some(line) = faces.typed_in() {
        ui.weak(line);
    }
}

/// The faces as bars with their numbers; hand-rolled ones are hollow.
fn bars(ui: &mut Ui, look: &RoomLook<'_>, side: SideNo, count: &Faces) {
    let size = vec2(ui.available_width(), BARS);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let told: Vec<String> = (1..)
        .zip(count.faces)
        .map(|(f, n)| format!("{f}: {n}"))
        .collect();
    response.widget_info(|| {
        let text = tr!(
            "dice-window-faces",
            side = look.side_name(side),
            faces = told.join(", ")
        );
        egui::WidgetInfo::labeled(egui::Role::Image, true, text)
    });
    let painter = ui.painter();
    let small = TextStyle::Small.resolve(ui.style());
    let colour = look.ink(side);
    let chart = rect.shrink2(vec2(2.0, 18.0));
    let most = count.faces.iter().copied().max().unwrap_or(0).max(1);
    let height = |n: f32| chart.height() * n / f32::from(most);
    let thin = Stroke::new(line::THIN, look.theme.line);
    painter.hline(chart.x_range(), chart.bottom(), thin);
    let fair = chart.bottom() - height(count.rolls() as f32 / 6.0);
    let ends = [pos2(chart.left(), fair), pos2(chart.right(), fair)];
    let dashed = Stroke::new(line::THIN, look.theme.text_weak);
    painter.extend(egui::Shape::dashed_line(&ends, dashed, 4.0, 4.0));
    let step = chart.width() / 6.0;
    for (i, (&n, &typed)) in count.faces.iter().zip(&count.by_hand).enumerate() {
        let left = chart.left() + step * i as f32 + step * 0.14;
        let right = left + step * 0.72;
        let top = chart.bottom() - height(n.into());
        let split = chart.bottom() - height(f32::from(n - typed));
        let bar =
            |top: f32, bottom: f32| egui::Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        painter.rect_filled(bar(split, chart.bottom()), 2.0, colour);
        if typed > 0 {
            let hollow = Stroke::new(line::STRONG, colour);
            let fill = colour.gamma_multiply(0.25);
            painter.rect(bar(top, split), 2.0, fill, hollow, StrokeKind::Inside);
        }
        let middle = (left + right) / 2.0;
        // The number stands clear of the line.
        let galley = painter.layout_no_wrap(n.to_string(), small.clone(), look.theme.text);
        let size = galley.size();
        let at = pos2(middle - size.x / 2.0, top - 2.0 - size.y);
        let back = egui::Rect::from_min_size(at, size).shrink2(vec2(-2.0, 2.0));
        painter.rect_filled(back, 2.0, look.theme.panel);
        painter.galley(at, galley, look.theme.text);
        painter.text(
            pos2(middle, chart.bottom() + 3.0),
            Align2::CENTER_TOP,
            (i + 1).to_string(),
            small.clone(),
            look.theme.text_weak,
        );
    }
}
