//! How the dice have fallen: faces of each side as bars, how unusual that is,
//! and hits against those to be expected.

use super::{View, bold, side_colour};
use crate::app::commands::{Command, Dialog};
use crate::app::session::Session;
use crate::app::theme::space;
use crate::systems::hells_gate::insight::{DiceCount, DiceTale, Throw, stray};
use crate::systems::hells_gate::{BySide, Side, say};
use crate::words::tr;
use egui::{Align2, RichText, TextStyle, Ui, pos2, vec2};

/// What the window tells: worked out when the game has changed, not whenever it
/// is drawn.
pub struct DiceSheet {
    /// Of so many actions.
    pub plies: usize,
    tale: DiceTale,
    /// How probable it is that fair dice stray as far as those of each side.
    stray: BySide<f64>,
}

impl DiceSheet {
    /// The dice of the first `plies` actions of the game on the table.
    #[must_use]
    pub fn of(session: &Session, plies: usize) -> Self {
        let tale = session.dice(plies);
        let stray = BySide::from_fn(|side| stray(&tale.counts[side]));
        Self { plies, tale, stray }
    }
}

/// How wide the window is, where there is room.
const WIDE: f32 = 520.0;

/// The window.
pub fn dice_window(
    ctx: &egui::Context,
    view: &View<'_>,
    sheet: &DiceSheet,
    out: &mut Vec<Command>,
) {
    let mut open = true;
    let room = ctx.content_rect();
    egui::Window::new(tr!("dice-window"))
        .id(egui::Id::unique("dice window"))
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .default_pos(room.left_top() + vec2(24.0, 110.0))
        .show(ctx, |ui| {
            ui.set_width(WIDE.min(room.width() - 60.0));
            let tall = room.height() * 0.7;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show(ui, |ui| content(ui, view, sheet));
        });
    if !open {
        out.push(Command::Toggle(Dialog::Dice));
    }
}

fn content(ui: &mut Ui, view: &View<'_>, sheet: &DiceSheet) {
    let tale = &sheet.tale;
    ui.label(bold(say::favour(tale)).text_style(TextStyle::Heading));
    if view.looking.is_some() {
        ui.weak(tr!("dice-window-moment"));
    }
    ui.add_space(6.0);
    let gap = space::LARGE;
    let width = (ui.available_width() - gap) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for side in Side::ALL {
            ui.vertical(|ui| {
                ui.set_width(width);
                of_side(ui, view, side, sheet);
            });
        }
    });
    mud(ui, tale);
    ui.add_space(6.0);
    ui.label(RichText::new(tr!("dice-window-note")).small().weak());
}

fn of_side(ui: &mut Ui, view: &View<'_>, side: Side, sheet: &DiceSheet) {
    let count = &sheet.tale.counts[side];
    let title = tr!("dice-window-side", side = side.key());
    let title = RichText::new(title).text_style(TextStyle::Heading);
    ui.label(title.color(side_colour(view.theme, side)));
    bars(ui, view, side, count);
    for line in say::brought(count) {
        ui.label(line);
    }
    ui.label(say::unusual(count, sheet.stray[side]));
    if let Some(line) = say::typed_in(count) {
        ui.weak(line);
    }
}

/// The faces as bars with their numbers; hand-rolled ones are hollow.
fn bars(ui: &mut Ui, view: &View<'_>, side: Side, count: &DiceCount) {
    let size = vec2(ui.available_width(), 112.0);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let told: Vec<String> = (1..)
        .zip(count.faces)
        .map(|(f, n)| format!("{f}: {n}"))
        .collect();
    response.widget_info(|| {
        let text = tr!(
            "dice-window-faces",
            side = side.key(),
            faces = told.join(", ")
        );
        egui::WidgetInfo::labeled(egui::Role::Image, true, text)
    });
    let painter = ui.painter();
    let small = TextStyle::Small.resolve(ui.style());
    let colour = side_colour(view.theme, side);
    let chart = rect.shrink2(vec2(2.0, 18.0));
    let most = count.faces.iter().copied().max().unwrap_or(0).max(1);
    let height = |n: f32| chart.height() * n / f32::from(most);
    let line = egui::Stroke::new(1.0, view.theme.line);
    painter.hline(chart.x_range(), chart.bottom(), line);
    let fair = chart.bottom() - height(f32::from(count.rolls()) / 6.0);
    let ends = [pos2(chart.left(), fair), pos2(chart.right(), fair)];
    let line = egui::Stroke::new(1.0, view.theme.text_weak);
    painter.extend(egui::Shape::dashed_line(&ends, line, 4.0, 4.0));
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
            let line = egui::Stroke::new(1.5, colour);
            painter.rect(
                bar(top, split),
                2.0,
                colour.gamma_multiply(0.25),
                line,
                egui::StrokeKind::Inside,
            );
        }
        let middle = (left + right) / 2.0;
        // The number stands clear of the line.
        let galley = painter.layout_no_wrap(n.to_string(), small.clone(), view.theme.text);
        let size = galley.size();
        let at = pos2(middle - size.x / 2.0, top - 2.0 - size.y);
        let back = egui::Rect::from_min_size(at, size).shrink2(vec2(-2.0, 2.0));
        painter.rect_filled(back, 2.0, view.theme.panel);
        painter.galley(at, galley, view.theme.text);
        painter.text(
            pos2(middle, chart.bottom() + 3.0),
            Align2::CENTER_TOP,
            (i + 1).to_string(),
            small.clone(),
            view.theme.text_weak,
        );
    }
}

/// The dice for mud are nobody's.
fn mud(ui: &mut Ui, tale: &DiceTale) {
    let rolled = |t: &Throw| match t.by_hand {
        true => tr!("dice-window-typed", die = t.die.pips()),
        false => t.die.to_string(),
    };
    let faces: Vec<String> = tale.mud().map(rolled).collect();
    if !faces.is_empty() {
        ui.add_space(4.0);
        ui.label(tr!("dice-window-mud", faces = faces.join(", ")));
    }
}
