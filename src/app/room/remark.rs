//! What people say about a moment: a judgement, and words. Beside an earlier moment in
//! the panel, and in a window of its own about any.

use super::lesson_card::markdown;
use super::panel::RoomLook;
use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, heading, read};
use crate::app::theme::space;
use crate::present::book::{Passage, Span, full_lines};
use crate::table::{Judgement, LONGEST_REMARK};
use crate::words::tr;
use egui::{Context, Id, Order, RichText, TextEdit, Ui, WidgetInfo, vec2};

/// How wide the window is, in points, where there is room.
const WIDE: f32 = 380.0;

/// The window, told from the others.
const WINDOW: &str = "remark of the room";

/// So many lines of words are seen at once.
const LINES: usize = 4;

/// The judgement of the moment looked at, and the words about it, under a heading.
pub fn edit(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    heading(ui, &tr!("remark-title"));
    judged(ui, look, room, out);
}

/// The judgement of the moment looked at, and the words about it: their field.
fn judged(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) -> egui::Response {
    let at = room.shown_node();
    let before = room.table().remark(at).cloned().unwrap_or_default();
    let mut now = before.clone();
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
    focus::field(&response);
    response.widget_info(|| WidgetInfo {
        label: Some(tr!("remark-title")),
        ..WidgetInfo::text_edit(true, &before.text, &now.text, tr!("remark-hint"))
    });
    // Words that look otherwise than they are typed are shown as others read them.
    if marked(ui.ctx(), &now.text) {
        ui.add_space(space::TINY);
        ui.label(
            RichText::new(tr!("remark-read"))
                .small()
                .color(look.theme.text_weak),
        );
        let high = WIDE * 0.6;
        egui::ScrollArea::vertical()
            .id_salt(("remark as it is read", at.0))
            .max_height(high)
            .show_in_sight(ui, |ui| markdown(ui, look, &now.text));
    }
    if now != before {
        out.push(Command::Room(Box::new(Deed::Remark(at, now))));
    }
    response
}

/// Whether a text has marks of Markdown.
fn marked(ctx: &Context, text: &str) -> bool {
    let styled = |passage: &Passage| {
        let plain = |span: &&Span| matches!(span, Span::Text(_) | Span::Rule(_));
        !matches!(passage, Passage::Paragraph(_)) || !passage.spans().iter().all(plain)
    };
    // A link is plain text when it has been read.
    text.contains("](") || read(ctx, text).iter().any(styled)
}

/// The window, while it is open and the panel does not show the same.
pub fn window(ctx: &Context, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    if !room.remarking {
        return;
    }
    let mut closed = false;
    let whole = ctx.content_rect();
    let title = tr!("remark-window");
    let opens = panels::opens_now(ctx, Order::Middle, Id::unique(WINDOW));
    panels::window(&title, WINDOW)
        .resizable(false)
        .default_pos(panels::free_place(
            ctx,
            whole.left_top() + vec2(24.0, 110.0),
        ))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            // The title of the window says what this is. Whoever opened it writes: what is
            // typed is no command.
            let field = judged(ui, look, room, out);
            if opens {
                field.request_focus();
            }
        });
    if closed {
        out.push(Command::Room(Box::new(Deed::Remarks)));
    }
}

/// The words of a remark without the marks of Markdown.
pub fn words(ctx: &Context, text: &str) -> String {
    full_lines(&read(ctx, text)).join("\n")
}

/// A remark in brief: its sign and its words.
pub fn in_brief(judgement: Option<Judgement>, words: &str) -> String {
    let sign = judgement.map(Judgement::sign);
    let parts = [sign.unwrap_or_default(), words];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}
