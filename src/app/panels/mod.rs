//! The parts of the window around every game: menus, drawing, presenter mode. Each
//! draws from what it is given and pushes commands; none changes the game.

mod bars;
mod die;
mod drawing;
pub mod icons;
mod menu;
mod presenter;
mod prose;
mod top;

pub use bars::BarChart;
pub use die::paint_die;
pub use drawing::drawn_here;
pub use menu::{FoundCommand, deeds, matching};
pub(in crate::app) use menu::{coach_in_words, coaches};
pub use presenter::{black_out, pointer};
pub use prose::{Setting, prose, read};
pub use top::menu_bar;

use super::focus::{self, InSight as _};
use super::keymap::Keymap;
use super::room::Room;
use super::theme::{Palette, Theme, height, space};
use crate::hex::Orientation;
use crate::words::{Language, tr};
use egui::{Pos2, Rect, RichText, Ui};
use std::sync::Arc;

/// What the parts are drawn from.
#[derive(Clone, Copy)]
pub struct PanelsView<'a> {
    /// The game on the table.
    pub room: &'a Room,
    /// The keys as they are now.
    pub keys: &'a Keymap,
    /// The language chosen; `None` is as the system says.
    pub language: Option<Language>,
    /// How the map lies.
    pub orientation: Orientation,
    /// Whether it is drawn plainly.
    pub plain: bool,
    /// From how many tenths of a point on a coach speaks, if one does.
    pub coach: Option<u8>,
    /// Colours and sizes.
    pub theme: &'a Palette,
    /// Colours of the board.
    pub inks: &'a Theme,
    /// Whether the window is in presenter mode.
    pub presenting: bool,
}

/// Whether the window has no room for a whole menu bar: it is small, or its text
/// huge.
#[must_use]
pub fn narrow(ctx: &egui::Context) -> bool {
    ctx.content_rect().width() < 780.0
}

/// How large the text is drawn now.
#[must_use]
pub fn per_cent(ctx: &egui::Context) -> u16 {
    (ctx.zoom_factor() * 100.0).round() as u16
}

/// Whether the window has no height for more than the map and the panel.
#[must_use]
pub fn low(ctx: &egui::Context) -> bool {
    ctx.content_rect().height() < 420.0
}

/// Text that stands out.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(bold_family())
}

/// The bold face of the text font.
fn bold_family() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

/// Text laid out in one line, however long that is.
pub fn in_one_line(ui: &Ui, text: RichText, style: egui::TextStyle) -> Arc<egui::Galley> {
    let wrap = Some(egui::TextWrapMode::Extend);
    egui::WidgetText::from(text).into_galley(ui, wrap, f32::INFINITY, style)
}

/// Text to be laid out on at most so many lines of this width, in letters of a share of
/// their size; what has no room is cut off.
pub fn in_letters(
    ui: &Ui,
    text: &str,
    (style, scale): (egui::TextStyle, f32),
    ink: egui::Color32,
    (width, lines): (f32, usize),
) -> egui::text::LayoutJob {
    let font = style.resolve(ui.style());
    let font = egui::FontId::new(font.size * scale, font.family);
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, ink, width.max(0.0));
    job.wrap.max_rows = lines;
    job
}

/// The head of a window or dialog: what it is called, and at the right end the button
/// that closes it. Whether that was pressed.
pub fn titled(ui: &mut Ui, title: &str) -> bool {
    let mut closed = false;
    let close = tr!("dialog-close");
    let beside = ui.available_width() - icons::width(ui, &close) - ui.spacing().item_spacing.x;
    let font = egui::TextStyle::Heading.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let galley = ui
        .painter()
        .layout(title.to_owned(), font, ink, beside.max(0.0));
    ui.horizontal(|ui| {
        // A window is dragged by its title: that is not marked as text. Where it is too long
        // for the room beside the button, it goes on below.
        ui.add(egui::Label::new(galley).selectable(false));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            closed = icons::button(ui, icons::Sign::Close, &close).clicked();
        });
    });
    ui.separator();
    closed
}

/// What has more to show than there is room: what has the keyboard's attention comes into
/// sight, and the bar lies over nothing.
pub fn scrolled(ui: &mut Ui, salt: impl egui::AsIdSalt, content: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical()
        .id_salt(salt)
        .auto_shrink([false, false])
        .show_in_sight(ui, |ui| {
            ui.set_max_width(ui.available_width() - space::SMALL);
            content(ui);
        });
}

/// A part at an edge is as high as what is in it, which is known when it is laid out:
/// where that has changed, it is done again before anything is painted.
pub fn settles(response: &egui::Response) {
    let (ctx, id) = (&response.ctx, response.id.with("as high as this"));
    let high = response.rect.height();
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, high), high));
    if (before - high).abs() > 0.5 {
        ctx.request_discard("a part's height is known now");
    }
}

/// What of the room lies over the map besides windows.
const OF_THE_MAP: [&str; 3] = [
    "card of the room",
    "legend of the room",
    "report of the room",
];

/// Whether a window lies over a part of this: what belongs to the map is not to lie over
/// it in turn.
pub fn lies_under_window(ctx: &egui::Context, rect: egui::Rect) -> bool {
    let of_the_map = OF_THE_MAP.map(egui::Id::unique);
    ctx.memory(|memory| {
        let shown = memory.areas().visible_layer_ids();
        let windows = shown
            .iter()
            .filter(|layer| layer.order == egui::Order::Middle && !of_the_map.contains(&layer.id));
        let mut places = windows.filter_map(|layer| memory.area_rect(layer.id));
        places.any(|place| place.intersects(rect))
    })
}

/// The head of a window that asks something: it is closed by an answer.
pub fn titled_question(ui: &mut Ui, title: &str) {
    let title = RichText::new(title).text_style(egui::TextStyle::Heading);
    ui.add(egui::Label::new(title).selectable(false));
    ui.separator();
}

/// A window that lies over the map, with a head of its own; it is dragged by
/// whatever in it is nothing to press.
pub fn window(title: &str, id: &'static str) -> egui::Window<'static> {
    egui::Window::new(title.to_owned())
        .id(egui::Id::unique(id))
        .title_bar(false)
        .collapsible(false)
}

/// Whether a window or a dialog was not there in the frame before.
pub fn opens_now(ctx: &egui::Context, order: egui::Order, id: egui::Id) -> bool {
    let layer = egui::LayerId::new(order, id);
    !ctx.memory(|memory| memory.areas().visible_last_frame(&layer))
}

/// How wide a window is in which something is put together, where there is room, and what
/// part of the height its lower part has.
const WIDE: f32 = 560.0;
const SHARE: f32 = 0.78;

/// Frame and shadow of such a window take so much of the height, and its lower part has so
/// much at least, in points.
const AROUND: f32 = 24.0;
const LEAST_BODY: f32 = 80.0;

/// How far below the top of the screen such a window begins, in points: what is drawn with
/// lies above it, where there is height for both.
const BELOW_BARS: [f32; 2] = [80.0, 126.0];
const HIGH_ENOUGH: f32 = 800.0;

/// The window in which a study is put together.
pub const STUDY_WORK: &str = "window of the study";

/// The window in which a lesson is written.
pub const LESSON_WORK: &str = "window for writing lessons";

/// The window in which a poll is put together.
pub const POLL_WORK: &str = "poll of the room";

/// Where a window opens that is wished there: beside the others that are open, if it would
/// cover their heads and there is room; else a step below them, so that their heads can be
/// reached.
#[must_use]
pub fn free_place(ctx: &egui::Context, wished: Pos2) -> Pos2 {
    let open: Vec<Rect> = ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        let windows = layers.filter(|layer| layer.order == egui::Order::Middle);
        windows
            .filter_map(|layer| memory.area_rect(layer.id))
            .collect()
    });
    place_among(&open, ctx.content_rect().right(), wished)
}

/// The same among these windows, on a screen that ends there.
fn place_among(open: &[Rect], screen: f32, wished: Pos2) -> Pos2 {
    /// So much room a window needs at least.
    const NEEDS: f32 = 420.0;
    /// How high the head of a window is, with its button to close it.
    const HEAD: f32 = 48.0;
    let mut place = wished;
    // Each window is left behind at most once each way.
    for _ in 0..2 * open.len() {
        let own = Rect::from_min_size(place, egui::vec2(NEEDS, NEEDS));
        let below = |rect: &&Rect| rect.x_range().contains(place.x) && rect.intersects(own);
        let right = |rect: &Rect| rect.right() + space::SMALL;
        let beside = open.iter().filter(below).map(right);
        if let Some(x) = beside.into_iter().find(|x| x + NEEDS <= screen) {
            place.x = x;
            continue;
        }
        let head = |rect: &&Rect| rect.with_max_y(rect.top() + HEAD - 1.0).intersects(own);
        match open.iter().filter(below).find(head) {
            Some(rect) => place = rect.left_top() + egui::vec2(space::LARGE, HEAD),
            None => break,
        }
    }
    place
}

/// A window in which something is put together: its head stands, and what is below it can
/// be scrolled. Whether it was closed.
pub fn work_window<T>(
    ctx: &egui::Context,
    (title, id): (&str, &'static str),
    work: &mut T,
    head: impl FnOnce(&mut Ui, &mut T),
    body: impl FnOnce(&mut Ui, &mut T),
) -> bool {
    let whole = ctx.content_rect();
    let mut closed = false;
    let high = usize::from(whole.height() >= HIGH_ENOUGH);
    let below = BELOW_BARS[high];
    window(title, id)
        .resizable(false)
        .default_pos(whole.left_top() + egui::vec2(space::LARGE, below))
        .show(ctx, |ui| {
            focus::is_window(ui, title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            let top = ui.next_widget_position().y;
            closed = titled(ui, title);
            head(ui, work);
            ui.separator();
            // With huge letters its head is high: then less is left for what scrolls.
            let head = ui.next_widget_position().y - top;
            let left = whole.height() - below - head - AROUND;
            let tall = whole.height() * SHARE - 50.0 - below;
            let tall = tall.min(left).max(LEAST_BODY);
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| {
                    ui.set_max_width(ui.available_width() - space::SMALL);
                    body(ui, work);
                });
        });
    closed
}

/// The button that leads on: there is one at most, and it is seen to be.
pub fn primary(ui: &mut Ui, palette: &Palette, words: String) -> egui::Response {
    let words = bold(words).color(palette.on_accent);
    let button = egui::Button::new(words)
        .fill(palette.accent)
        .min_size(egui::vec2(110.0, height::ROW));
    ui.add(button)
}

/// The commands of a window in a row, as quiet as the menu bar: only where the pointer or
/// the keyboard is, there is a frame. Its place is kept, so that nothing moves.
pub fn quiet_row(ui: &mut Ui, commands: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        let quiet = &mut ui.visuals_mut().widgets.inactive;
        quiet.weak_bg_fill = egui::Color32::TRANSPARENT;
        quiet.bg_stroke = egui::Stroke::NONE;
        commands(ui);
    });
}

/// Rows of a menu that may be many: they scroll.
pub fn long_menu(ui: &mut Ui, rows: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical()
        .max_height(320.0)
        .show_in_sight(ui, rows);
}

/// The heading of a part of the side panel.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(space::SMALL);
    // Of less weight than what is to be decided, which is set in the serif.
    ui.label(bold(text));
    ui.add_space(space::HAIR);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn a_window_opens_beside_the_others_or_leaves_their_heads_in_sight() {
        let wished = pos2(24.0, 110.0);
        assert_eq!(place_among(&[], 1280.0, wished), wished);
        let first = Rect::from_min_size(wished, vec2(600.0, 500.0));
        let beside = place_among(&[first], 1920.0, wished);
        assert_eq!(beside, pos2(624.0 + space::SMALL, 110.0));
        let second = Rect::from_min_size(beside, vec2(640.0, 300.0));
        let third = place_among(&[first, second], 1920.0, wished);
        assert!(third.x > second.right());
        // Where there is no room beside them, each head can still be reached.
        let second = Rect::from_min_size(beside, vec2(640.0, 300.0));
        let third = place_among(&[first, second], 1280.0, wished);
        let own = Rect::from_min_size(third, vec2(420.0, 420.0));
        for rect in [first, second] {
            assert!(!own.contains(rect.left_top() + vec2(8.0, 8.0)));
            assert!(!own.contains(rect.right_top() + vec2(-8.0, 8.0)), "{own:?}");
        }
    }
}
