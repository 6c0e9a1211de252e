//! The card of the guided tour, beside the map.

use super::{View, bold, cited};
use crate::app::Notice;
use crate::app::commands::{Command, TourWish};
use crate::app::theme::space;
use crate::app::tour::{STEPS, Wait};
use crate::engine::RuleRef;
use crate::present::ink::Ink;
use crate::words::tr;
use egui::{Frame, Margin, Rect, RichText, Stroke, Ui, vec2};

/// The card with its buttons. The room that is left below it is returned.
pub fn tour_panel(
    ui: &mut Ui,
    view: &View<'_>,
    notice: Option<&Notice>,
    out: &mut Vec<Command>,
) -> Rect {
    let room = ui.available_rect_before_wrap();
    let Some(tour) = view.tour else { return room };
    let step = tour.step();
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let count = tr!("tour-count", n = tour.at() + 1, all = STEPS.len());
        ui.label(bold(count).small().color(view.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let label = tr!("tour-leave");
            let about = tr!("tour-leave-about");
            button(ui, view, &label, TourWish::Leave, Face::Small, &about, out);
        });
    });
    progress(ui, view, tour.at());
    ui.add_space(space::SMALL);
    ui.label(RichText::new((step.title)()).text_style(egui::TextStyle::Heading));
    // What to do and the buttons stay in the window, however long the text. Their
    // height is known a frame late.
    let id = ui.scope_id().with("tour_foot");
    let foot: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(FOOT);
    egui::ScrollArea::vertical()
        .max_height((ui.available_height() - foot).max(54.0))
        .min_scrolled_height(54.0)
        .id_salt(("tour", tour.at()))
        .show(ui, |ui| {
            // Lines of text no farther apart than their letters ask for.
            ui.spacing_mut().interact_size.y = 0.0;
            let rule = step.rule.map(RuleRef);
            cited(ui, view.theme, (step.text)(view.keys), rule, out);
        });
    let top = ui.next_widget_position().y;
    task(ui, view, notice, out);
    ui.horizontal_wrapped(|ui| {
        let (label, wish, about) = if tour.at() + 1 == STEPS.len() {
            let about = tr!("tour-play-on-about");
            (tr!("tour-play-on"), TourWish::PlayOn, about)
        } else if step.wait == Wait::Read {
            (tr!("tour-next"), TourWish::GoOn, String::new())
        } else {
            (tr!("tour-show-me"), TourWish::ShowMe, String::new())
        };
        button(ui, view, &label, wish, Face::First, &about, out);
        let back = tr!("tour-back");
        button(ui, view, &back, TourWish::Back, Face::Usual, "", out);
        if tour.at() > 0 {
            let again = tr!("tour-again");
            button(ui, view, &again, TourWish::Again, Face::Usual, "", out);
        }
    });
    let below = ui.next_widget_position().y;
    if (below - top - foot).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(id, below - top));
        ui.ctx().request_repaint();
    }
    let left = room.with_min_y((below + space::SMALL).min(room.bottom()));
    ui.allocate_space(ui.available_size());
    left
}

/// What the lower part of the card is taken to need before it has been drawn.
const FOOT: f32 = 120.0;

/// What to do, and why what was tried is not it.
fn task(ui: &mut Ui, view: &View<'_>, notice: Option<&Notice>, out: &mut Vec<Command>) {
    let Some(tour) = view.tour else { return };
    ui.add_space(space::TINY);
    Frame::new()
        .fill(view.theme.well)
        .stroke(Stroke::new(1.5, view.inks.color(Ink::Lesson)))
        .corner_radius(space::ROUNDING)
        .inner_margin(Margin::symmetric(8, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(bold((tour.step().task)(view.keys)));
        });
    if let Some(notice) = notice {
        let colour = match notice.bad {
            true => view.theme.refusal,
            false => view.theme.warning,
        };
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            let text = RichText::new(&notice.text).color(colour);
            cited(ui, view.theme, text, notice.rule, out);
        });
    }
    ui.add_space(space::TINY);
}

/// How far the tour has come.
fn progress(ui: &mut Ui, view: &View<'_>, at: usize) {
    let size = vec2(ui.available_width(), 4.0);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    ui.painter().rect_filled(rect, 2.0, view.theme.line);
    let share = (at + 1) as f32 / STEPS.len() as f32;
    let done = rect.with_max_x(rect.left() + rect.width() * share);
    ui.painter().rect_filled(done, 2.0, view.theme.accent);
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    First,
    Usual,
    Small,
}

fn button(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    wish: TourWish,
    face: Face,
    about: &str,
    out: &mut Vec<Command>,
) {
    let command = Command::Tour(wish);
    let allowed = super::allowed(view, &command);
    let text = match face {
        Face::First => bold(label).color(view.theme.on_accent),
        Face::Usual => RichText::new(label),
        // The bar above the card has no room for more.
        Face::Small => RichText::new(tr!("tour-leave-short")).small(),
    };
    let mut button = egui::Button::new(text);
    if face == Face::First {
        button = button.fill(view.theme.accent);
    }
    let key = view.keys.of(&command).unwrap_or_default();
    let response = ui
        .add_enabled(allowed.is_ok(), button)
        .on_hover_text(if about.is_empty() { &key } else { about });
    let response = match allowed {
        Err(why) => response.on_disabled_hover_text(why),
        Ok(()) => response,
    };
    let usable = response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, usable, label));
    if response.clicked() {
        out.push(command);
    }
}
