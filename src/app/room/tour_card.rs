//! The card of the guided tour, beside the map, and the frames about what it
//! speaks of.

use super::panel::RoomLook;
use super::scene::Scene;
use super::tour::Touring;
use super::{Room, lesson_card, over};
use crate::app::Notice;
use crate::app::commands::{Command, TourWish};
use crate::app::focus::{self, InSight as _};
use crate::app::keymap::Keymap;
use crate::app::panels::{bold, settles};
use crate::app::theme::{height, line, space};
use crate::present::ink::Ink;
use crate::present::system::{Effect, Until, WindowPart};
use crate::words::tr;
use egui::{Frame, Margin, Rect, RichText, Stroke, StrokeKind, TextStyle, Ui, vec2};

/// The legend has at most so much of the room for text.
const LEGEND: f32 = 0.5;

/// How wide the card is in a window of this width.
pub fn width(room: &Room, window: f32) -> f32 {
    if room.touring.as_ref().is_some_and(|t| t.file.is_some()) {
        return lesson_card::width(window);
    }
    (window * 0.205).clamp(190.0, 340.0)
}

/// The card with its buttons.
pub fn card(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    (keys, notice): (&Keymap, Option<&Notice>),
    out: &mut Vec<Command>,
) {
    let Some(touring) = &room.touring else { return };
    if touring.file.is_some() {
        return lesson_card::card(ui, look, (room, touring, scene), (keys, notice), out);
    }
    let (at, count) = (touring.at(), touring.lesson().cards.len());
    let shown = touring.card();
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let words = tr!("tour-count", n = at + 1, all = count);
        ui.label(bold(words).small().color(look.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let label = tr!("tour-leave");
            let about = tr!("tour-leave-about");
            let leave = (label.as_str(), TourWish::Leave, about.as_str());
            button(ui, look, (room, keys), leave, Face::Small, out);
        });
    });
    progress(ui, look, at, count);
    ui.add_space(space::SMALL);
    let title = ui.label(RichText::new(&shown.title).text_style(TextStyle::Heading));
    focus::spoken(&title);
    // The buttons stand in the same place on every card, and what is to be done above
    // them, however long the text.
    let rows = 2.0;
    let letters = ui.text_style_height(&TextStyle::Button);
    let row = height::ROW.max(letters + 2.0 * ui.spacing().button_padding.y);
    let high = rows * (row + ui.spacing().item_spacing.y) + space::TINY;
    egui::Panel::bottom("buttons of the card")
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::NONE)
        .exact_size(high)
        .show(ui, |ui| buttons(ui, look, room, keys, out));
    let asked = egui::Panel::bottom("task of the card")
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::NONE)
        .show(ui, |ui| {
            let read = match touring.at_end() {
                true => tr!("tour-end-task", button = leads_on(touring).0),
                false => tr!("tour-read-task", tour_go_on = keys.named("tour-go-on")),
            };
            let task = match shown.task.is_empty() {
                true => &read,
                false => &shown.task,
            };
            self::task(ui, look, task, notice);
        });
    settles(&asked.response);
    let high = ui.available_height() * LEGEND;
    legend(ui, look, scene, high, out);
    egui::CentralPanel::default()
        .frame(Frame::NONE)
        .show(ui, |ui| {
            egui::ScrollArea::vertical()
                .auto_shrink([false, false])
                .id_salt(("card of the tour", at))
                .show_in_sight(ui, |ui| {
                    // Lines of text no farther apart than their letters ask for.
                    ui.spacing_mut().interact_size.y = 0.0;
                    look.cited_as(ui, RichText::new(&shown.text), shown.rule);
                });
        });
}

/// What leads on from a card: what the button says and does.
fn leads_on(touring: &Touring) -> (String, TourWish) {
    match &touring.card().until {
        _ if touring.at_end() && touring.lesson().against.is_none() => {
            (tr!("tour-alone"), TourWish::Against)
        }
        _ if touring.at_end() => (tr!("tour-against"), TourWish::Against),
        Until::Read => (tr!("tour-next"), TourWish::GoOn),
        _ => (tr!("tour-show-me"), TourWish::ShowMe),
    }
}

/// What the overlays mean, at the foot of what is read: beside the map, which has the
/// middle of its room to itself.
pub(super) fn legend(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    scene: &Scene,
    high: f32,
    out: &mut Vec<Command>,
) {
    if scene.model.overlays.legend.is_empty() {
        return;
    }
    egui::Panel::bottom("legend in the card")
        .resizable(false)
        .frame(Frame::NONE)
        .show(ui, |ui| {
            egui::ScrollArea::vertical()
                .id_salt("legend in the card")
                .max_height(high)
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| over::legend_rows(ui, look, scene, out));
        });
}

/// What leads on and back, and below it what leaves the way.
fn buttons(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, keys: &Keymap, out: &mut Vec<Command>) {
    let Some(touring) = &room.touring else { return };
    let shown = touring.card();
    let (label, wish) = leads_on(touring);
    let mut one = |label: &str, wish, face, about: &str, ui: &mut Ui| {
        button(ui, look, (room, keys), (label, wish, about), face, out);
    };
    ui.horizontal(|ui| {
        one(&label, wish, Face::First, "", ui);
        one(&tr!("tour-back"), TourWish::Back, Face::Usual, "", ui);
    });
    ui.horizontal(|ui| {
        if shown.playable {
            let about = tr!("tour-play-on-about");
            let label = tr!("tour-play-on");
            one(&label, TourWish::PlayOn, Face::Usual, &about, ui);
        }
        // There is no room for both, and nobody who may play on wants to begin again.
        if touring.at() > 0 && !shown.playable {
            one(&tr!("tour-again"), TourWish::Again, Face::Usual, "", ui);
        }
    });
}

/// What a card asks for, in a frame.
pub fn asked(ui: &mut Ui, look: &RoomLook<'_>, task: &str) {
    Frame::new()
        .fill(look.theme.well)
        .stroke(Stroke::new(line::FIRM, look.inks.color(Ink::Lesson)))
        .corner_radius(space::ROUNDING)
        .inner_margin(Margin::symmetric(space::MARGIN[1], space::MARGIN[0]))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let said = ui.label(bold(task));
            focus::spoken(&said);
        });
}

/// What to do, and why what was tried is not it.
fn task(ui: &mut Ui, look: &RoomLook<'_>, task: &str, notice: Option<&Notice>) {
    ui.add_space(space::TINY);
    // Above what is asked for, which stays where it is.
    if let Some(notice) = notice {
        let colour = match notice.bad {
            true => look.theme.refusal,
            false => look.theme.warning,
        };
        let text = RichText::new(&notice.text).color(colour);
        let said = ui.scope(|ui| look.cited_as(ui, text, notice.rule.map(|rule| rule.0)));
        focus::spoken(&said.response);
        ui.add_space(space::TINY);
    }
    asked(ui, look, task);
    ui.add_space(space::TINY);
}

/// How far the tour has come.
pub(super) fn progress(ui: &mut Ui, look: &RoomLook<'_>, at: usize, count: usize) {
    let size = vec2(ui.available_width(), space::TINY);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    ui.painter().rect_filled(rect, 2.0, look.theme.line);
    let share = (at + 1) as f32 / count as f32;
    let done = rect.with_max_x(rect.left() + rect.width() * share);
    ui.painter().rect_filled(done, 2.0, look.theme.accent);
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Face {
    First,
    Usual,
    Small,
}

pub(super) fn button(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, keys): (&Room, &Keymap),
    (label, wish, about): (&str, TourWish, &str),
    face: Face,
    out: &mut Vec<Command>,
) {
    let command = Command::Tour(wish);
    let allowed = room.tour_lets(&command);
    let text = match face {
        Face::First => bold(label).color(look.theme.on_accent),
        Face::Usual => RichText::new(label),
        // The bar above the card has no room for more.
        Face::Small => RichText::new(tr!("tour-leave-short")).small(),
    };
    let mut button = egui::Button::new(text);
    if face == Face::First {
        button = button.fill(look.theme.accent);
    }
    let key = keys.of(&command).unwrap_or_default();
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

fn frame(ui: &Ui, look: &RoomLook<'_>, rect: Rect) {
    let stroke = Stroke::new(line::FIRM, look.inks.color(Ink::Lesson));
    let rounding = f32::from(space::ROUNDING);
    ui.painter()
        .rect_stroke(rect, rounding, stroke, StrokeKind::Inside);
}

/// A frame about a part of the window, if the card speaks of it.
pub fn about_part(ui: &Ui, look: &RoomLook<'_>, room: &Room, part: WindowPart, rect: Rect) {
    if room.tour_shows(part) {
        frame(ui, look, rect);
    }
}

/// A frame about something to press, if the card waits for what it does.
pub fn about_effect(ui: &Ui, look: &RoomLook<'_>, effect: &Effect, rect: Rect) {
    if let Effect::Play(gesture) = effect
        && !gesture.is_empty()
        && gesture.iter().all(|action| look.asked.contains(action))
    {
        frame(ui, look, rect);
    }
}
