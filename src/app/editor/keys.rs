//! Keys of the editor: those of the game where they mean the same, and its own.

use super::work::as_command;
use super::{Brought, Desk, Page, Work};
use crate::app::Notice;
use crate::app::commands::{Command, Dialog};
use crate::app::keyboard::types_nothing;
use crate::app::keymap::Keymap;
use crate::json::Doc;
use crate::present::system::Entering;
use egui::{Key, Modifiers};

/// The keys that enter a choice or a small number.
const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

impl Desk {
    /// What the keys mean that were pressed since the last frame, where those that
    /// press a button are its own, and where somebody types all but those that type
    /// nothing; a notice is put away by one.
    pub(in crate::app) fn keys(
        &mut self,
        ctx: &egui::Context,
        keys: &Keymap,
        (presses, typing): (bool, bool),
        notice: &mut Option<Notice>,
    ) -> Vec<Command> {
        let mut out = Vec::new();
        if ctx.memory(|m| m.top_modal_layer()).is_some() {
            return out;
        }
        let more = |m: Modifiers| usize::from(m.shift) + usize::from(m.alt);
        let mut rows: Vec<_> = keys.rows().iter().collect();
        rows.sort_by_key(|b| std::cmp::Reverse(more(b.shortcut.modifiers)));
        for binding in rows {
            if typing && !types_nothing(&binding.shortcut) {
                continue;
            }
            let work = match &binding.command {
                Command::Cursor(direction) => Some(Work::Cursor(*direction)),
                Command::Undo => Some(Work::Undo),
                Command::Redo => Some(Work::Redo),
                Command::Save => Some(Work::Save),
                Command::SaveElsewhere => Some(Work::SaveElsewhere),
                Command::OpenFile | Command::Toggle(Dialog::Games) => {
                    Some(Work::Ask(Brought::Scenario))
                }
                Command::Toggle(Dialog::NewGame)
                | Command::Scale(_)
                | Command::Fullscreen
                | Command::Quit
                | Command::Manual
                | Command::NextRegion { .. }
                | Command::Contrast => None,
                _ => continue,
            };
            let command = match &binding.command {
                // What is new here is another scenario.
                Command::Toggle(Dialog::NewGame) => Command::Toggle(Dialog::Editor),
                command => work.clone().map_or_else(|| command.clone(), as_command),
            };
            let plain = !binding.shortcut.modifiers.any();
            let letters = work.is_none() && plain && binding.shortcut.logical_key.name().len() == 1;
            if !letters && ctx.input_mut(|i| i.consume_shortcut(&binding.shortcut)) {
                out.push(command);
            }
        }
        if typing {
            return out;
        }
        let pressed = |key: Key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        let shifted = |key: Key| ctx.input_mut(|i| i.consume_key(Modifiers::SHIFT, key));
        let page = self.page;
        let mut push = |work| out.push(as_command(work));
        if page == Page::Check {
            if shifted(Key::Enter) {
                push(Work::Confirm { together: true });
            }
            if !presses && (pressed(Key::Enter) || pressed(Key::Space)) {
                push(Work::Confirm { together: false });
            }
            if pressed(Key::N) {
                push(Work::Step { back: false });
            }
            if pressed(Key::B) {
                push(Work::Step { back: true });
            }
            for (n, key) in DIGITS.into_iter().enumerate() {
                if pressed(key)
                    && let Some(work) = self.digit_entered(n)
                {
                    push(work);
                }
            }
        } else {
            if !presses && (pressed(Key::Enter) || pressed(Key::Space)) {
                push(Work::AtCursor);
            }
            if pressed(Key::M) {
                push(Work::Mark);
            }
            if pressed(Key::Delete) {
                push(Work::Remove);
            }
            let number = |n: usize| Work::Take(Some(n));
            for (n, key) in DIGITS.into_iter().enumerate() {
                if pressed(key) {
                    push(number(n));
                }
            }
            if pressed(Key::Num0) {
                push(Work::Take(None));
            }
        }
        if pressed(Key::P) {
            push(Work::Footings(!self.footings));
        }
        if pressed(Key::Escape) {
            let holds = self.brush.is_some();
            match (notice.is_some(), holds) {
                (true, _) => *notice = None,
                (false, true) => push(Work::Take(None)),
                (false, false) => push(Work::Leave { sure: false }),
            }
        }
        out
    }

    /// What a digit means in the owner's check: that choice, or that number.
    fn digit_entered(&mut self, n: usize) -> Option<Work> {
        let seen = self.seen();
        let stated = seen.facts.get(*seen.numbers.get(&self.check.at)?)?;
        let is = match &stated.entering {
            Entering::Choice(choices) => {
                let (value, _) = choices.get(n)?;
                (*value != Doc::Null).then(|| value.clone())
            }
            Entering::Whole { .. } => stated.entering.read(&(n + 1).to_string())?,
            Entering::Flag => Some(Doc::Bool(n == 0)),
            _ => return None,
        };
        Some(Work::Enter(stated.at.clone(), is))
    }
}
