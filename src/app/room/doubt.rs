//! Safe hands: what gives something up, or ends something while somebody could
//! still act, is asked for before it is done.

use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::dialogs::ask;
use crate::app::keymap::Keymap;
use crate::app::theme::space;
use crate::present::system::{Button, Effect, Weight};
use crate::words::tr;

impl Room {
    /// Presses a button: asks first where something would be lost.
    pub(super) fn press(&mut self, button: Button, now: f64, animated: bool) -> Option<Notice> {
        let effect = match &button.does {
            Ok(effect) => effect.clone(),
            Err(why) => return Some(super::act::notice(why, true)),
        };
        let loses = self.asks && !button.asks.is_empty();
        if button.weight != Weight::Grave && !loses {
            return self.carry_out(Deed::Do(effect), now, animated);
        }
        if let Some(no) = self.may_not_play() {
            return Some(no);
        }
        self.asking = Some(button);
        None
    }

    /// What is asked before a gesture by which something would be lost.
    pub(super) fn gives_up(&self, gesture: &[String]) -> Option<Button> {
        let [only] = gesture else { return None };
        let (label, asks) = self.asks.then(|| self.table.given_up(only))??;
        Some(Button {
            label,
            chance: String::new(),
            weight: Weight::Quiet,
            asks,
            does: Ok(Effect::Play(gesture.to_vec())),
        })
    }
}

/// The question, over everything: what would be lost, line by line.
pub fn question(ctx: &egui::Context, asked: &Button, keys: &Keymap, out: &mut Vec<Command>) {
    let mut push = |deed| out.push(Command::Room(Box::new(deed)));
    let title = tr!("room-doubt", what = asked.label.as_str());
    let closes = ask(ctx, "asked first", &title, |ui| {
        if asked.asks.is_empty() {
            ui.label(tr!("room-doubt-grave"));
        }
        for line in &asked.asks {
            ui.label(format!("• {line}"));
        }
        ui.add_space(space::SMALL);
        ui.horizontal(|ui| {
            let key = keys.of(&Command::EndPhase).unwrap_or_default();
            let sure = ui.button(tr!("room-doubt-sure"));
            let sure = sure.on_hover_text(tr!("undone-key", key = key.as_str()));
            if sure.clicked() {
                push(Deed::DoAsked);
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
