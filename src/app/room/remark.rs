//! What people say about a moment: a judgement, and words. Beside an earlier moment in
//! the panel, and in a window of its own about any.

use super::panel::RoomLook;
use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::focus;
use crate::app::panels::{self, heading};
use crate::app::theme::space;
use crate::table::{Judgement, LONGEST_REMARK, Remark};
use crate::words::tr;
use egui::{Context, Id, TextEdit, Ui, WidgetInfo, vec2};

/// How wide the window is, in points, where there is room.
const WIDE: f32 = 380.0;

/// So many lines of words are seen at once.
const LINES: usize = 4;

/// The judgement of the moment looked at, and the words about it.
pub fn edit(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    let at = room.shown_node();
    let before = room.table().remark(at).cloned().unwrap_or_default();
    let mut now = before.clone();
    heading(ui, &tr!("remark-title"));
    ui.horizontal_wrapped(|ui| {
        focus::list(ui, |ui| {
            for judgement in Judgement::ALL {
                let on = now.judgement == Some(judgement);
                let sign = egui::Button::new(judgement.sign()).selected(on);
                let response = ui.add(sign.min_size(vec2(space::LARGE * 2.0, 0.0)));
                let name = judgement.name();
                response
                    .widget_info(|| WidgetInfo::selected(egui::Role::CheckBox, true, on, &name));
                if response.on_hover_text(name).clicked() {
                    now.judgement = (!on).then_some(judgement);
                }
            }
        });
    });
    let words = TextEdit::multiline(&mut now.text)
        .id(Id::unique("remark").with(at.0))
        .desired_width(ui.available_width())
        .desired_rows(LINES)
        .char_limit(LONGEST_REMARK)
        .text_color(look.theme.text)
        .hint_text(tr!("remark-hint"));
    let response = ui.add(words);
    response.widget_info(|| WidgetInfo {
        label: Some(tr!("remark-title")),
        ..WidgetInfo::text_edit(true, &before.text, &now.text, tr!("remark-hint"))
    });
    if now != before {
        out.push(Command::Room(Box::new(Deed::Remark(at, now))));
    }
}

/// The window, while it is open and the panel does not show the same.
pub fn window(ctx: &Context, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    if !room.remarking {
        return;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("remark-window");
    panels::window(&title, "remark of the room")
        .resizable(false)
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(24.0, 110.0),
        ))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            edit(ui, look, room, out);
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Remarks)));
    }
}

/// A remark in one line: its sign and how it begins.
pub fn in_brief(remark: &Remark) -> String {
    let sign = remark.judgement.map(Judgement::sign);
    let words = without_marks(&remark.text);
    let parts = [sign.unwrap_or_default(), &words];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The words of a text in Markdown, without the marks of bold letters and lists, and
/// without empty lines.
fn without_marks(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let plain = |line: &str| {
        let (point, words) = match line.strip_prefix("- ").or(line.strip_prefix("* ")) {
            Some(words) => ("• ", words),
            None => ("", line.trim_start_matches('#').trim_start()),
        };
        format!("{point}{}", words.replace("**", ""))
    };
    lines.map(plain).collect::<Vec<_>>().join("\n")
}
