//! The card of a lesson: its text, its question with what can be chosen or typed, hints,
//! what was said of an answer, and the buttons.

use super::panel::RoomLook;
use super::scene::Scene;
use super::tour::Touring;
use super::tour_card::{self, Face, button, progress};
use super::{Room, over};
use crate::app::Notice;
use crate::app::commands::{Command, TourWish};
use crate::app::focus::{self, InSight as _};
use crate::app::keymap::Keymap;
use crate::app::panels::{Setting, bold, prose, read};
use crate::app::theme::{height, line, space};
use crate::present::system::{Asks, Choice, Cited, Until};
use crate::words::tr;
use egui::{
    Align, Button, Color32, Frame, Layout, Margin, RichText, ScrollArea, TextStyle, Ui, vec2,
};

/// Less of the text than this is never shown.
const LEAST: f32 = 54.0;

/// What the buttons are taken to need before they have been drawn.
const FOOT: f32 = 80.0;

/// How wide the card is in a window of this width.
pub fn width(window: f32) -> f32 {
    (window * 0.25).clamp(220.0, 440.0)
}

/// The card with its buttons.
pub fn card(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, touring, scene): (&Room, &Touring, &Scene),
    (keys, notice): (&Keymap, Option<&Notice>),
    out: &mut Vec<Command>,
) {
    let (at, count) = (touring.at(), touring.lesson().cards.len());
    let shown = touring.card();
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        let words = tr!("lesson-step", n = at + 1, all = count);
        ui.label(bold(words).small().color(look.theme.accent));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let label = tr!("lesson-leave");
            let about = tr!("tour-leave-about");
            let leave = (label.as_str(), TourWish::Leave, about.as_str());
            button(ui, look, (room, keys), leave, Face::Small, out);
            let label = tr!("lesson-list");
            let list = (label.as_str(), TourWish::List, label.as_str());
            button(ui, look, (room, keys), list, Face::Usual, out);
        });
    });
    progress(ui, look, at, count);
    ui.add_space(space::TINY);
    ui.label(
        RichText::new(&touring.lesson().title)
            .small()
            .color(look.theme.text_weak),
    );
    let title = ui.label(RichText::new(&shown.title).text_style(TextStyle::Heading));
    focus::spoken(&title);
    let id = ui.scope_id().with("foot of the lesson");
    let foot: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(FOOT);
    ScrollArea::vertical()
        .max_height((ui.available_height() - foot).max(LEAST))
        .min_scrolled_height(LEAST)
        .auto_shrink([false, false])
        .id_salt(("text of the lesson", at))
        .show_in_sight(ui, |ui| {
            ui.set_max_width(ui.available_width() - space::SMALL);
            markdown(ui, look, &shown.text);
            if let Some(rule) = shown.rule {
                look.rule(ui, rule);
            }
            if let Until::Answered(asks) = &shown.until {
                ui.add_space(space::SMALL);
                tour_card::asked(ui, look, &shown.task);
                ui.add_space(space::TINY);
                answers(ui, look, (touring, asks), out);
            }
            for (n, hint) in shown.hints.iter().take(touring.asked_of.hints).enumerate() {
                let head = tr!("lesson-hint-head", n = n + 1);
                note(ui, look, (look.theme.warning, &head), hint, None);
            }
            if let Some(notice) = notice {
                let colour = match notice.bad {
                    true => look.theme.refusal,
                    false => look.theme.warning,
                };
                let head = match notice.bad {
                    true => tr!("lesson-not-so"),
                    false => String::new(),
                };
                let rule = notice.rule.map(|rule| rule.0);
                note(ui, look, (colour, &head), &notice.text, rule);
                seen_once(ui, format!("{at} {}", notice.text));
            }
            if let Some(says) = &touring.asked_of.answered {
                let head = match touring.asked_of.shown {
                    true => tr!("lesson-shown"),
                    false => tr!("lesson-right"),
                };
                note(ui, look, (look.theme.good, &head), &says.text, says.rule);
                if let Some(Cited { text, rule }) = &shown.explains {
                    markdown(ui, look, text);
                    if let Some(rule) = rule {
                        look.rule(ui, rule);
                    }
                }
                seen_once(ui, format!("{at} answered"));
            }
            if !scene.model.overlays.legend.is_empty() {
                ui.separator();
                ui.scope(|ui| over::legend_rows(ui, look, scene, out));
            }
        });
    let top = ui.next_widget_position().y;
    ui.add_space(space::TINY);
    let mut one = |label: &str, wish, face, ui: &mut Ui| {
        button(ui, look, (room, keys), (label, wish, ""), face, out);
    };
    let on = touring.may_go_on();
    let asks = matches!(shown.until, Until::Answered(_));
    if !on || asks {
        ui.horizontal_wrapped(|ui| {
            let left = shown.hints.len().saturating_sub(touring.asked_of.hints);
            if !on && left > 0 {
                let label = tr!("lesson-hint", n = left);
                one(&label, TourWish::Hint, Face::Usual, ui);
            }
            if !on {
                one(&tr!("tour-show-me"), TourWish::ShowMe, Face::Usual, ui);
            }
            if asks {
                let label = tr!("lesson-try-again");
                one(&label, TourWish::TryAgain, Face::Usual, ui);
            }
        });
    }
    // What leads on and what leads back stand at either end of a row of their own, so
    // that however many rows there are above, neither comes where the other was.
    ui.horizontal(|ui| {
        if on {
            let label = match (touring.at_end(), &touring.next) {
                (false, _) => tr!("tour-next"),
                (true, Some(_)) => tr!("lesson-next"),
                (true, None) => tr!("lesson-all"),
            };
            one(&label, TourWish::GoOn, Face::First, ui);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            one(&tr!("tour-back"), TourWish::Back, Face::Usual, ui);
        });
    });
    let below = ui.next_widget_position().y;
    if (below - top - foot).abs() > 0.5 {
        ui.data_mut(|d| d.insert_temp(id, below - top));
        ui.ctx().request_repaint();
    }
    ui.allocate_space(ui.available_size());
}

/// What has just been said is scrolled into sight, once.
fn seen_once(ui: &mut Ui, what: String) {
    let id = egui::Id::unique("said last in a lesson");
    let before: Option<String> = ui.data(|d| d.get_temp(id));
    if before.as_ref() != Some(&what) {
        ui.data_mut(|d| d.insert_temp(id, what));
        let end = ui.allocate_response(vec2(1.0, 1.0), egui::Sense::hover());
        end.scroll_to_me(Some(egui::Align::BOTTOM));
    }
}

/// What can be chosen or typed.
fn answers(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (touring, asks): (&Touring, &Asks),
    out: &mut Vec<Command>,
) {
    let open = touring.asked_of.answered.is_none();
    match asks {
        Asks::Play { .. } if open => {
            ui.weak(RichText::new(tr!("lesson-on-the-map")).small());
        }
        Asks::Play { .. } => {}
        Asks::Choose(choices) => {
            for (n, Choice { text, right, .. }) in choices.iter().enumerate() {
                let wide = ui.available_width();
                let choice = Button::new(text)
                    .wrap()
                    .selected(!open && *right)
                    .min_size(vec2(wide, height::ROW));
                let choice = ui.add_enabled(open, choice);
                if choice.clicked() {
                    out.push(Command::Tour(TourWish::Choose(n)));
                }
            }
        }
        Asks::Number { is, .. } => {
            let of = (&touring.lesson().title, touring.at());
            let id = egui::Id::unique(("number of a lesson", of));
            let mut typed: String = ui.data(|d| d.get_temp(id)).unwrap_or_default();
            if !open {
                typed = is.to_string();
            }
            ui.horizontal(|ui| {
                let label = ui.label(tr!("lesson-number"));
                let field = egui::TextEdit::singleline(&mut typed).desired_width(70.0);
                let field = ui.add_enabled(open, field).labelled_by(label.id);
                let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                // Whoever was wrong types on here: what is typed elsewhere is a key for
                // something else.
                if entered && open {
                    field.request_focus();
                    select_all(ui.ctx(), field.id, &typed);
                }
                let number = tried_number(&typed);
                let press = ui.add_enabled(
                    open && number.is_some(),
                    Button::new(bold(tr!("lesson-check"))),
                );
                let press = press.on_disabled_hover_text(tr!("lesson-number-how"));
                if (press.clicked() || entered)
                    && open
                    && let Some(number) = number
                {
                    out.push(Command::Tour(TourWish::Number(number)));
                }
            });
            let begun = typed.chars().any(char::is_alphanumeric);
            if open && begun && tried_number(&typed).is_none() {
                ui.label(RichText::new(tr!("lesson-number-how")).color(look.theme.warning));
            }
            // What was right does not stand there when it is tried again.
            ui.data_mut(|d| match open {
                true => {
                    d.insert_temp(id, typed);
                }
                false => {
                    d.remove::<String>(id);
                }
            });
        }
    }
}

/// The whole number that was typed, if it is one.
fn tried_number(typed: &str) -> Option<i64> {
    typed.trim().replace('\u{2212}', "-").parse().ok()
}

/// Marks what stands in a field, so that what is typed next takes its place.
fn select_all(ctx: &egui::Context, field: egui::Id, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::text_edit::TextEditState::load(ctx, field).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ctx, field);
}

/// Something said, with what it is in colour before it.
fn note(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (colour, head): (Color32, &str),
    text: &str,
    rule: Option<&'static str>,
) {
    ui.add_space(space::TINY);
    let edge = Frame::new()
        .inner_margin(Margin {
            left: space::MARGIN[1],
            ..Margin::ZERO
        })
        .show(ui, |ui| {
            if !head.is_empty() {
                let said = ui.label(bold(head).color(colour));
                focus::spoken(&said);
            }
            if !text.is_empty() {
                let said = ui.scope(|ui| look.cited_as(ui, RichText::new(text), rule));
                focus::spoken(&said.response);
            }
        });
    let rect = edge.response.rect;
    let bar = rect.with_max_x(rect.left() + line::STRONG);
    ui.painter().rect_filled(bar, 1.0, colour);
    ui.add_space(space::TINY);
}

/// A text in Markdown; the numbers of rules lead there.
pub fn markdown(ui: &mut Ui, look: &RoomLook<'_>, text: &str) {
    let read = read(ui.ctx(), text);
    let set = Setting {
        theme: look.theme,
        gap: space::TINY,
        sought: None,
    };
    prose(
        ui,
        set,
        &read,
        &mut |ui, number| match crate::present::system::rule_of(look.book, number) {
            Some(rule) => look.rule(ui, rule),
            None => {
                ui.label(format!("[{number}]"));
            }
        },
    );
}
