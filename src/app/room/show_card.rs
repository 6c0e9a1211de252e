//! The card of a study on the table, and the same for the last row: what the stop is
//! called, what stands beside the map, and the way to the next.

use super::Room;
use super::lesson_card::markdown;
use super::panel::RoomLook;
use super::show::StopSeen;
use crate::app::commands::{Command, Composing, TourWish};
use crate::app::focus::{self, InSight as _};
use crate::app::keymap::Keymap;
use crate::app::panels::{BarChart, bold};
use crate::app::theme::space;
use crate::engine::SideNo;
use crate::hex::Direction;
use crate::words::tr;
use egui::{Button, FontId, RichText, ScrollArea, TextStyle, Ui};

/// What the buttons are taken to need before they have been drawn.
const FOOT: f32 = 110.0;

/// How high bars are, in points.
const BARS: f32 = 110.0;

/// Less of the text than this is never shown.
const LEAST: f32 = 54.0;

/// Of a page of text on a projector: letters and title as shares of the height, and how
/// much of the width has text.
const LETTERS: f32 = 0.042;
const TITLE: f32 = 0.075;
const MARGIN: f32 = 0.07;

fn push(out: &mut Vec<Command>, wish: Composing) {
    out.push(Command::Compose(Box::new(wish)));
}

/// Where it is kept whether a study was on the projector since the program began.
fn presented() -> egui::Id {
    egui::Id::unique("a study was on the projector")
}

/// Notes that a stop is on the projector.
pub(super) fn note_presented(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(presented(), true));
}

fn was_presented(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(presented())).unwrap_or(false)
}

/// How games ended that were played on from a stop: bars so high, and in words.
pub fn bars(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, high: f32) {
    let Some(games) = room.on_show().and_then(|seen| seen.bars.as_ref()) else {
        return;
    };
    let view = &games.view;
    ui.add_space(space::SMALL);
    ui.label(bold(&view.title).text_style(TextStyle::Small));
    let others = view.against.as_ref().map_or(&[][..], |(_, others)| others);
    let [first, second] = SideNo::BOTH.map(|side| look.ink(side));
    let chart = BarChart {
        salt: "bars of a stop",
        high,
        bars: games.bars,
        margins: &view.margins,
        outline: others,
        most: 0.0,
        inks: [first, look.theme.text_weak, second],
        chosen: None,
        name: &|margin, n, share| tr!("futures-bar", margin = margin, n = n, share = share),
    };
    chart.show(ui, look.theme);
    for line in &games.told {
        ui.label(RichText::new(line).small());
    }
}

/// The card with its buttons.
pub fn card(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, seen): (&Room, &StopSeen),
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let (at, all) = seen.number;
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let words = tr!("stops-card", n = at + 1, all = all);
        ui.label(bold(words).small().color(look.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let leave = ui.small_button(tr!("stops-leave"));
            if leave.on_hover_text(tr!("stops-leave-tip")).clicked() {
                push(out, Composing::Leave);
            }
        });
    });
    let title = ui.label(RichText::new(&seen.title).text_style(TextStyle::Heading));
    focus::spoken(&title);
    let id = ui.scope_id().with("foot of the study");
    let foot: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(FOOT);
    ScrollArea::vertical()
        .max_height((ui.available_height() - foot).max(LEAST))
        .min_scrolled_height(LEAST)
        .auto_shrink([false, false])
        .id_salt(("text of the stop", at))
        .show_in_sight(ui, |ui| {
            ui.set_max_width(ui.available_width() - space::SMALL);
            markdown(ui, look, &seen.caption);
            bars(ui, look, room, BARS);
            if !seen.caption.is_empty() && !seen.text.is_empty() {
                ui.separator();
            }
            // Whoever comes back from the projector is still seen by the class.
            if !seen.text.is_empty() {
                egui::CollapsingHeader::new(bold(tr!("stops-only-speaker")).small())
                    .id_salt(("only for the speaker", at, was_presented(ui)))
                    .default_open(!was_presented(ui))
                    .show_unindented(ui, |ui| markdown(ui, look, &seen.text));
            }
        });
    let top = ui.next_widget_position().y;
    ui.add_space(space::TINY);
    ui.weak(RichText::new(tr!("stops-practice")).small());
    ui.horizontal_wrapped(|ui| {
        for (back, label, wish) in [
            (true, tr!("stops-back"), TourWish::Back),
            (false, tr!("stops-next"), TourWish::GoOn),
        ] {
            let on = if back { at > 0 } else { at + 1 < all };
            let key = |command| keys.of(&command).unwrap_or_default();
            let arrow = if back {
                Direction::West
            } else {
                Direction::East
            };
            let tip = tr!(
                "stops-step-tip",
                key = key(Command::Tour(wish)),
                arrow = key(Command::Cursor(arrow)),
                page = key(Command::LookOn { back })
            );
            let button = ui.add_enabled(on, Button::new(label)).on_hover_text(tip);
            if button.clicked() {
                push(out, Composing::Step { back });
            }
        }
        let key = keys.of(&Command::Present).unwrap_or_default();
        let presents = ui.button(tr!("entry-presenter")).on_hover_text(key);
        if presents.clicked() {
            out.push(Command::Present);
        }
    });
    let below = ui.next_widget_position().y;
    if (below - top - foot).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(id, below - top));
        ui.ctx().request_repaint();
    }
    ui.allocate_space(ui.available_size());
}

/// A page of text over the whole of a projector.
pub fn page(ui: &mut Ui, look: &RoomLook<'_>, seen: &StopSeen) {
    note_presented(ui);
    let window = ui.ctx().content_rect().size();
    let margin = (window.x * MARGIN) as i8;
    let frame = egui::Frame::new()
        .fill(look.theme.panel)
        .inner_margin(egui::Margin::same(margin));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        let styles = &mut ui.style_mut().text_styles;
        for (style, share) in [(TextStyle::Body, LETTERS), (TextStyle::Heading, TITLE)] {
            if let Some(font) = styles.get_mut(&style) {
                *font = FontId::new(window.y * share, font.family.clone());
            }
        }
        let title = ui.label(bold(&seen.title).text_style(TextStyle::Heading));
        focus::spoken(&title);
        ui.add_space(window.y * 0.03);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_in_sight(ui, |ui| markdown(ui, look, &seen.text));
    });
}
