//! What a screen reader says without being asked: what has just happened with its
//! dice, what is to be decided, and the place the keyboard is on. Refusals and the
//! bar of an earlier moment say themselves.

use super::scene::Scene;
use super::{Room, dice};
use crate::app::focus;
use crate::present::board::BoardModel;
use egui::{Id, Rect, Sense, Ui, Vec2, WidgetInfo};

impl Room {
    /// What has just happened, with its dice, as whoever looks may know it.
    fn news(&self) -> String {
        let mut said: Vec<String> = Vec::new();
        for told in self.news.iter().filter_map(|&node| self.table.told(node)) {
            if let Some(throw) = &told.throw {
                said.extend(throw.dice.iter().map(dice::sentence));
                said.extend(throw.told.iter().map(|told| told.text.clone()));
            }
            said.extend(told.lines.into_iter().map(|line| line.told.text));
        }
        said.join(" ")
    }
}

/// The place the keyboard is on, with all that lies there.
fn place(room: &Room, model: &BoardModel) -> Option<String> {
    let at = room.cursor?;
    let place = model.map.place(at)?;
    let mut words = vec![place.title.clone(), place.town.clone(), place.about.clone()];
    words.extend(model.in_hex(at).map(|counter| counter.sentence.clone()));
    words.retain(|word| !word.is_empty());
    Some(words.join(", "))
}

/// Says it all. With the keyboard on the map (`reads_map`) the place says itself.
pub fn announce(ui: &Ui, room: &Room, scene: &Scene, model: &BoardModel, reads_map: bool) {
    let prompt = match (room.looking, room.hand_over) {
        (None, None) => Some(scene.panel.prompt.now.text.clone()),
        _ => None,
    };
    let at = match reads_map {
        true => None,
        false => place(room, model),
    };
    let all = [
        ("news of the room", Some(room.news())),
        ("prompt of the room", prompt),
        ("place of the room", at),
    ];
    for (id, said) in all {
        let rect = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
        let response = ui.interact(rect, Id::unique(id), Sense::hover());
        let said = said.unwrap_or_default();
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
        focus::spoken(&response);
    }
}
