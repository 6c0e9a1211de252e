//! The window of the poll, and the split in letters that can be read from afar.

use super::{Choice, SIZES};
use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{self, bold};
use crate::app::room::panel::RoomLook;
use crate::app::room::{Deed, Room, lines, push};
use crate::app::theme::{height, space};
use crate::engine::SideNo;
use crate::table::{MOST_VOTES as VOTES, option_letter as letter};
use crate::words::{decimal, tr};
use egui::{
    Align2, FontId, Id, Order, Rect, Response, RichText, Sense, TextEdit, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

/// How wide the window is, where there is room.
const WIDE: f32 = 620.0;

/// Beside the words of an option stand its votes and their share; they take so much room,
/// in points.
const TAIL: f32 = 230.0;

/// Votes and their share are so wide, in points, so that they stand below one another.
const FIGURE: f32 = 44.0;

/// The window, while it is open.
pub fn window(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    (room, presenting): (&mut Room, bool),
    out: &mut Vec<Command>,
) {
    if !room.poll.open {
        return;
    }
    if room.tend_poll() {
        ctx.request_repaint_after(std::time::Duration::from_millis(120));
    }
    let whole = ctx.content_rect();
    let title = tr!("poll-title");
    let mut closed = false;
    if room.poll.large {
        panels::window(&title, "poll from afar")
            .fixed_rect(whole.shrink(space::SMALL))
            .show(ctx, |ui| {
                focus::is_window(ui, &title);
                closed = panels::titled(ui, &title);
                large(ui, look, room);
            });
        if closed {
            room.poll.large = false;
        }
        return;
    }
    let opens = panels::opens_now(ctx, Order::Middle, Id::unique(panels::POLL_WORK));
    panels::window(&title, panels::POLL_WORK)
        .resizable(false)
        .default_pos(panels::free_place(ctx, whole.left_top() + vec2(40.0, 84.0)))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(WIDE.min(whole.width() - 60.0));
            closed = panels::titled(ui, &title);
            let tall = whole.height() * 0.76;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .auto_shrink([false, true])
                .show_in_sight(ui, |ui| {
                    ui.set_max_width(ui.available_width() - space::SMALL);
                    let question = content(ui, look, room, out);
                    // What is typed now is the question; before an audience the keys are the
                    // presenter's.
                    if opens && !presenting {
                        question.request_focus();
                    }
                });
        });
    if closed {
        push(out, Deed::Poll);
    }
}

/// Everything in it. The field of the question.
fn content(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) -> Response {
    ui.label(bold(room.table.moment(room.poll.at)));
    let asks = tr!("poll-question");
    let field = TextEdit::singleline(&mut room.poll.question)
        .hint_text(&asks)
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &asks));
    ui.horizontal_wrapped(|ui| {
        let choices = ui.button(tr!("poll-choices"));
        if choices.on_hover_text(tr!("poll-choices-tip")).clicked() {
            room.poll_choices();
        }
        let lines = ui.button(tr!("poll-lines"));
        if lines.on_hover_text(tr!("poll-lines-tip")).clicked() {
            room.poll_lines();
        }
        let ideas = ui.button(tr!("poll-ideas"));
        if ideas.on_hover_text(tr!("poll-ideas-tip")).clicked() {
            room.poll_ideas();
        }
        if ui.button(tr!("poll-own")).clicked() {
            let label = tr!(
                "poll-option",
                letter = letter(room.poll.choices.len()).to_string()
            );
            room.poll.add(Choice {
                label,
                ..Choice::default()
            });
        }
    });
    options(ui, look, room);
    if room.poll.choices.is_empty() {
        ui.label(tr!("poll-about"));
    } else {
        votes(ui, room);
    }
    if !room.poll.told.is_empty() {
        ui.label(RichText::new(&room.poll.told).color(look.theme.warning));
    }
    ui.separator();
    feet(ui, look, room, out);
    field
}

/// The options with their votes, a row each.
fn options(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room) {
    let sides = SideNo::BOTH.map(|side| look.side_name(side));
    let mut gone = None;
    // The same for all: a row that is too wide would make the next one wider.
    let wide = (ui.available_width() - TAIL).max(80.0);
    for n in 0..room.poll.choices.len() {
        let result = room.poll.result(n, sides);
        let share = room.poll.share(&room.poll.choices[n]);
        let choice = &mut room.poll.choices[n];
        let name = letter(n).to_string();
        ui.horizontal_top(|ui| {
            // As wide as the widest letter, so that all rows are alike.
            let (cell, _) = ui.allocate_exact_size(Vec2::splat(height::ROW), Sense::hover());
            let drawn = panels::in_one_line(ui, bold(&name), TextStyle::Body);
            let corner = cell.center() - drawn.size() / 2.0;
            ui.painter().galley(corner, drawn, look.theme.text);
            // Whole, in as many lines as it takes: the ends of two may be all that differs.
            let field = TextEdit::multiline(&mut choice.label)
                .desired_rows(1)
                .return_key(None)
                .desired_width(wide);
            let said = tr!("poll-option", letter = name.as_str());
            let field = ui.add(field);
            if field.changed() && choice.label.contains(['\n', '\r']) {
                choice.label = choice.label.replace(['\n', '\r'], " ");
            }
            field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, &said));
            // Level with the first line of the words.
            let row = vec2(ui.available_width(), height::ROW);
            let middle = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(row, middle, |ui| {
                let said = tr!("poll-votes-of", letter = name.as_str());
                let votes = egui::DragValue::new(&mut choice.votes).range(0..=VOTES);
                let votes = ui.add_sized(vec2(FIGURE, height::ROW), votes);
                votes.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, &said));
                let one = ui.small_button("+1");
                let said = tr!("poll-one-more", letter = name.as_str());
                one.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &said));
                if one.on_hover_text(&said).clicked() {
                    choice.votes = (choice.votes + 1).min(VOTES);
                }
                let share = tr!("poll-share", share = decimal(share * 100.0, 0));
                let figure = vec2(FIGURE, height::ROW);
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.allocate_ui_with_layout(figure, right, |ui| ui.label(share));
                let said = tr!("poll-remove", letter = name.as_str());
                let remove = panels::icons::alone(ui, panels::icons::Sign::Close);
                remove.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &said));
                if remove.on_hover_text(&said).clicked() {
                    gone = Some(n);
                }
            });
        });
        if !result.is_empty() {
            ui.horizontal(|ui| {
                ui.add_space(height::ROW + space::TINY);
                ui.label(RichText::new(result).small());
            });
        }
    }
    if let Some(n) = gone {
        room.poll.choices.remove(n);
        room.poll.changed();
    }
}

/// Where votes are pasted.
fn votes(ui: &mut Ui, room: &mut Room) {
    ui.add_space(space::SMALL);
    let said = tr!("poll-paste");
    let field = TextEdit::multiline(&mut room.poll.pasted)
        .hint_text(&said)
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(egui::Role::MultilineTextInput, true, &said));
    ui.horizontal_wrapped(|ui| {
        let some = !room.poll.pasted.trim().is_empty();
        let count = ui.add_enabled(some, egui::Button::new(tr!("poll-count")));
        if count.on_hover_text(tr!("poll-count-tip")).clicked() {
            let text = std::mem::take(&mut room.poll.pasted);
            room.poll.count(&text);
        }
        if ui.button(tr!("poll-zero")).clicked() {
            for choice in &mut room.poll.choices {
                choice.votes = 0;
            }
        }
    });
}

/// What can be done with the poll.
fn feet(ui: &mut Ui, look: &RoomLook<'_>, room: &mut Room, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("guess-games"));
        for size in SIZES {
            let label = decimal(f64::from(size), 0);
            ui.selectable_value(&mut room.poll.games, size, label);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let some = !room.poll.choices.is_empty();
        let label = bold(tr!("poll-large")).color(look.theme.on_accent);
        let shows = egui::Button::new(label).fill(look.theme.accent);
        let shows = ui.add_enabled(some, shows);
        if shows.on_hover_text(tr!("poll-large-tip")).clicked() {
            room.poll.large = true;
        }
        let runs = room.poll.playing.is_some();
        let play = ui.add_enabled(some && !runs, egui::Button::new(tr!("poll-play")));
        if play.on_hover_text(tr!("poll-play-tip")).clicked() {
            push(out, Deed::PlayPoll);
        }
        if ui
            .add_enabled(runs, egui::Button::new(tr!("computer-stop")))
            .clicked()
        {
            push(out, Deed::StopPoll);
        }
        let keep = ui.add_enabled(some, egui::Button::new(tr!("poll-keep")));
        if keep.on_hover_text(tr!("poll-keep-tip")).clicked() {
            push(out, Deed::KeepPoll);
        }
    });
    if let Some(playing) = &room.poll.playing {
        ui.add(egui::ProgressBar::new(playing.work.share()));
    } else if !room.poll.found.is_empty() {
        ui.label(RichText::new(tr!("futures-note")).small().weak());
    }
}

/// The split in letters that can be read from afar: an option with its votes, a bar below,
/// and below that what it came to.
fn large(ui: &mut Ui, look: &RoomLook<'_>, room: &Room) {
    let poll = &room.poll;
    let sides = SideNo::BOTH.map(|side| look.side_name(side));
    ui.set_min_size(ui.available_size());
    let whole = ui.available_height();
    // Without a question the title of the window says all there is to say.
    let question = poll.question.trim();
    if !question.is_empty() {
        let asked = bold(question).size((whole * 0.06).clamp(18.0, 54.0));
        ui.add(egui::Label::new(asked).wrap().selectable(false));
        ui.add_space(space::SMALL);
    }
    let rows = poll.choices.len().max(1) as f32;
    let foot = height::ROW * 1.5;
    let tall = ((ui.available_height() - foot) / rows).clamp(height::ROW, HIGHEST);
    let font = |share: f32| FontId::proportional((tall * share).clamp(12.0, 48.0));
    let split_of = |choice: &Choice| {
        let share = decimal(poll.share(choice) * 100.0, 0);
        tr!("poll-split", n = choice.votes, share = share)
    };
    let head_of = |n: usize, choice: &Choice| format!("{}. {}", letter(n), choice.called());
    // All in letters of one size: a class is not to be led to one of them.
    let ink = look.theme.text;
    let wide = ui.available_width();
    let fits = |share: &f32| {
        let each = poll.choices.iter().enumerate();
        each.map(|(n, choice)| {
            let votes = ui
                .painter()
                .layout_no_wrap(split_of(choice), font(0.3), ink);
            let wide = wide - votes.size().x - space::MEDIUM;
            ui.painter()
                .layout(head_of(n, choice), font(*share), ink, wide.max(0.0))
        })
        .all(|text| text.rows.len() == 1 && *share > 0.24 || text.size().y <= tall * HEAD)
    };
    let share = LETTERS.into_iter().find(fits);
    for (n, choice) in poll.choices.iter().enumerate() {
        let size = vec2(ui.available_width(), tall - ui.spacing().item_spacing.y);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let split = split_of(choice);
        let result = poll.result(n, sides);
        let said = format!("{}. {}: {split}. {result}", letter(n), choice.called());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
        let painter = ui.painter_at(rect);
        let votes = painter.layout_no_wrap(split, font(0.3), ink);
        let head = head_of(n, choice);
        let wide = (rect.width() - votes.size().x - space::MEDIUM).max(0.0);
        let [.., least] = LETTERS;
        let letters = font(share.unwrap_or(least));
        let whole = painter.layout(head.clone(), letters.clone(), ink, wide);
        // Cut off only what not even the smallest letters would hold.
        let text = match share.is_some() || whole.size().y <= tall * HEAD {
            true => whole,
            false => lines::cut(ui, head, letters, ink, wide),
        };
        let low = rect.top() + text.size().y.max(votes.size().y) + tall * 0.04;
        painter.galley(rect.left_top(), text, ink);
        let at = pos2(rect.right() - votes.size().x, rect.top());
        painter.galley(at, votes, ink);
        let bar = |wide: f32| Rect::from_min_size(pos2(rect.left(), low), vec2(wide, tall * 0.18));
        let well = bar(rect.width());
        painter.rect_filled(well, space::ROUNDING, look.theme.well);
        // Of all votes, as the figure beside it: the well is the whole class.
        let share = poll.share(choice) as f32;
        painter.rect_filled(
            bar(rect.width() * share),
            space::ROUNDING,
            look.theme.accent,
        );
        if !result.is_empty() {
            let at = pos2(rect.left(), well.bottom() + tall * 0.03);
            painter.text(
                at,
                Align2::LEFT_TOP,
                result,
                font(0.18),
                look.theme.text_weak,
            );
        }
    }
    ui.label(RichText::new(tr!("poll-votes", n = poll.votes())).size(height::ROW * 0.8));
}

/// How large the letters of the options are, the first in which all find room: as a share
/// of a row.
const LETTERS: [f32; 5] = [0.3, 0.25, 0.2, 0.16, 0.13];

/// The words of an option take so much of its row at most.
const HEAD: f32 = 0.46;

/// No row is higher than this, in points.
const HIGHEST: f32 = 170.0;
