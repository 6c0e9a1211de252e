//! Safe hands: what gives something up, or ends something while somebody could
//! still act, is asked for before it is done.

use super::panel::Look;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::dialogs::ask;
use crate::app::focus;
use crate::present::system::{Button, Cited, Effect, Weight};
use crate::words::tr;
use egui::{RichText, TextStyle};

/// Something that is asked for before it is done.
pub struct Doubt {
    label: String,
    effect: Effect,
    reasons: Vec<Cited>,
}

impl Room {
    /// Presses a button: asks first where something would be lost.
    pub(super) fn press(&mut self, button: &Button, now: f64, animated: bool) -> Option<Notice> {
        let effect = match &button.does {
            Ok(effect) => effect.clone(),
            Err(why) => return Some(super::act::notice(why, true)),
        };
        let reasons = match &effect {
            Effect::Play(gesture) if self.asks => {
                let lost = gesture.iter().flat_map(|one| self.table.left_undone(one));
                lost.collect()
            }
            _ => Vec::new(),
        };
        if button.weight != Weight::Grave && reasons.is_empty() {
            return self.carry_out(Deed::Do(effect), now, animated);
        }
        if let Some(no) = self.may_not_play() {
            return Some(no);
        }
        self.doubt = Some(Doubt {
            label: button.label.clone(),
            effect,
            reasons,
        });
        None
    }

    /// It is done all the same.
    pub(super) fn sure(&mut self, now: f64, animated: bool) -> Option<Notice> {
        let doubt = self.doubt.take()?;
        self.carry_out(Deed::Do(doubt.effect), now, animated)
    }
}

/// The question, over everything.
pub fn question(
    ctx: &egui::Context,
    look: &Look<'_>,
    room: &Room,
    key: &str,
    out: &mut Vec<Command>,
) {
    let Some(doubt) = &room.doubt else { return };
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    let closes = ask(ctx, "doubt of the room", |ui| {
        let title = tr!("room-doubt", what = doubt.label.as_str());
        focus::is_dialog(ui, &title);
        ui.label(RichText::new(&title).text_style(TextStyle::Heading));
        if doubt.reasons.is_empty() {
            ui.label(tr!("room-doubt-grave"));
        }
        for why in &doubt.reasons {
            look.cited(ui, why);
        }
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let sure = ui.button(tr!("room-doubt-sure"));
            if sure.on_hover_text(tr!("undone-key", key = key)).clicked() {
                push(Deed::Sure);
            }
            let back = ui.button(tr!("room-doubt-back"));
            if ui.memory(|m| m.focused().is_none()) {
                back.request_focus();
            }
            if back.clicked() {
                push(Deed::NotSure);
            }
        });
    });
    if closes.is_some() {
        push(Deed::NotSure);
    }
}
