//! The column beside the map, where the window leaves room for one: what the
//! overlays mean, what has happened, and the place under the pointer. Each has
//! its place and stays there.

use super::panel::{RoomLook, block};
use super::scene::Scene;
use super::{Room, log, over};
use crate::app::commands::Command;
use crate::app::focus::{InSight as _, Region, within};
use crate::app::theme::space;
use crate::present::board::MapView;
use crate::present::draw;
use crate::words::tr;
use egui::{RichText, Ui, Vec2};

/// The column is at least so wide, in points, and at most; from [`WITH_LOG`] on the
/// log is in it, too.
const LEAST: f32 = 156.0;
const WITH_LOG: f32 = 220.0;
const MOST: f32 = 380.0;

/// The card has so much of its height.
const CARD: f32 = 0.45;

/// Whether a column so wide holds the log.
pub fn holds_log(wide: f32) -> bool {
    wide >= WITH_LOG
}

/// How much of this much room is of no use to this map.
pub fn beside(room: Vec2, map: &MapView) -> f32 {
    let [low, high] = draw::sheet(map);
    room.x - room.y * (high[0] - low[0]) / (high[1] - low[1]).max(0.01)
}

/// How wide the column is beside this map in this much room; `None` if the map
/// needs all of it.
pub fn width(room: Vec2, map: &MapView) -> Option<f32> {
    let left = beside(room, map);
    (left >= LEAST).then(|| left.min(MOST).floor())
}

/// Legend, card and, where the column is wide enough, log.
pub fn aside(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    (with_card, with_log): (bool, bool),
    out: &mut Vec<Command>,
) {
    let card = |ui: &mut Ui, out: &mut Vec<Command>| {
        within(ui, Region::Over, |ui| {
            ui.add_space(space::TINY);
            egui::ScrollArea::vertical()
                // Of another place it is read from the beginning.
                .id_salt(("card", room.card_place().map(|place| place.0)))
                .auto_shrink([false, false])
                .show_in_sight(ui, |ui| {
                    if scene.card.is_empty() {
                        let hint = RichText::new(tr!("room-card-empty")).small().weak();
                        ui.label(hint);
                    }
                    for part in &scene.card {
                        block(ui, look, part, out);
                    }
                });
        });
    };
    if with_card && with_log {
        let high = (ui.available_height() * CARD).floor();
        egui::Panel::bottom("card beside the map")
            .resizable(false)
            .exact_size(high)
            .show(ui, |ui| card(ui, out));
    }
    if !scene.model.overlays.legend.is_empty() {
        let most = ui.available_height() * 0.5;
        within(ui, Region::Over, |ui| {
            egui::ScrollArea::vertical()
                .id_salt("legend")
                .max_height(most)
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| {
                    ui.scope(|ui| over::legend_rows(ui, look, scene, out));
                });
        });
        ui.separator();
    }
    match with_log {
        true => log::log(ui, look, room, scene, out),
        false if with_card => card(ui, out),
        false => {}
    }
}
