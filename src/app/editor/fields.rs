//! A fact with its field: chosen, ticked or typed in.

use super::work::as_command;
use super::{Desk, Work};
use crate::app::commands::Command;
use crate::app::dialogs::drop_down;
use crate::app::focus;
use crate::app::theme::space;
use crate::json::Doc;
use crate::present::system::{Entering, Stated};
use crate::words::tr;
use egui::{Key, RichText, TextEdit, Ui};

/// So many choices stand side by side; more are a list that opens.
const BESIDE: usize = 5;

/// How wide a number is, and a text.
const WIDE: [f32; 2] = [72.0, 240.0];

/// A text of more letters than this is not seen whole in such a field.
const LONG: usize = 28;

/// The field of a fact, with what is written before it. One that stands alone has no
/// name before it.
pub fn field(
    ui: &mut Ui,
    desk: &mut Desk,
    stated: &Stated,
    before: Option<&str>,
    out: &mut Vec<Command>,
) {
    let alone = before.is_none();
    let label = before.unwrap_or(&stated.what);
    let at = &stated.at;
    let enter = |is: Option<Doc>| as_command(Work::Enter(at.clone(), is));
    let now = desk.bench.find(at);
    match &stated.entering {
        Entering::Flag => {
            let mut on = now == Some(Doc::Bool(true));
            let ticked = ui.checkbox(&mut on, label);
            named(&ticked, &stated.what);
            if ticked.changed() {
                out.push(enter(Some(on.into())));
            }
        }
        Entering::There(Some(usual)) if !alone => {
            let mut on = now.is_some_and(|doc| doc != Doc::Null);
            let ticked = ui.checkbox(&mut on, label);
            named(&ticked, &stated.what);
            if ticked.changed() {
                out.push(enter(on.then(|| usual.clone())));
            }
        }
        Entering::There(usual) => {
            ui.horizontal_wrapped(|ui| {
                if !alone {
                    ui.label(label);
                }
                let there = now.is_some_and(|doc| doc != Doc::Null);
                if there {
                    let words = tr!("editor-take-out");
                    // What goes is more than the field that names it.
                    let shown = match stated.parts() {
                        ("", _) => words.clone(),
                        (of, _) if alone => format!("{words}: {of}"),
                        (of, short) if label == short => format!("{words}: {of}"),
                        _ => words.clone(),
                    };
                    let button = ui.add(egui::Button::new(shown).wrap());
                    named(&button, &format!("{words}: {}", stated.what));
                    if button.clicked() {
                        out.push(enter(None));
                    }
                } else if let Some(usual) = usual {
                    let words = tr!("editor-put-in");
                    let button = ui.button(&words);
                    named(&button, &format!("{words}: {}", stated.what));
                    if button.clicked() {
                        out.push(enter(Some(usual.clone())));
                    }
                }
            });
        }
        Entering::Choice(choices) if choices.len() <= BESIDE => {
            ui.horizontal_wrapped(|ui| {
                if !alone {
                    ui.label(label);
                }
                let now = now.unwrap_or(Doc::Null);
                for (n, (value, name)) in choices.iter().enumerate() {
                    let words = match alone {
                        true => format!("{} {name}", n + 1),
                        false => name.clone(),
                    };
                    let chosen = ui.selectable_label(*value == now, words);
                    if !alone {
                        named(&chosen, &format!("{}: {name}", stated.what));
                    }
                    if chosen.clicked() && *value != now {
                        out.push(enter(of_choice(value)));
                    }
                }
            });
        }
        Entering::Choice(choices) => {
            let now = now.unwrap_or(Doc::Null);
            let was = choices.iter().position(|(value, _)| *value == now);
            let mut chosen = was;
            let rows = choices.iter().enumerate();
            let rows = rows.map(|(n, (_, name))| (Some(n), name.clone()));
            // What it is called stands before it, as with every field; where it stands
            // alone, its heading names it.
            let named = ("", stated.what.as_str());
            ui.horizontal_wrapped(|ui| {
                if let Some(before) = before {
                    ui.label(before);
                }
                drop_down(ui, at, named, &stated.says, rows, &mut chosen);
            });
            if chosen != was
                && let Some((value, _)) = chosen.and_then(|n| choices.get(n))
            {
                out.push(enter(of_choice(value)));
            }
        }
        Entering::Whole { .. } | Entering::Text { .. } | Entering::List { .. } => {
            typed(ui, desk, stated, before, out);
        }
    }
}

/// What a choice puts into the document: nothing means that it is not there.
fn of_choice(value: &Doc) -> Option<Doc> {
    (*value != Doc::Null).then(|| value.clone())
}

/// The name of something to press for whoever does not see what stands beside it.
fn named(response: &egui::Response, name: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}

/// A number, a text or a list is typed; Enter or leaving the field enters it.
fn typed(
    ui: &mut Ui,
    desk: &mut Desk,
    stated: &Stated,
    before: Option<&str>,
    out: &mut Vec<Command>,
) {
    let alone = before.is_none();
    let at = &stated.at;
    let shown = match desk.bench.find(at) {
        None | Some(Doc::Null) => String::new(),
        Some(Doc::Text(text)) => text,
        Some(_) => stated.says.clone(),
    };
    let mut text = desk.typed.get(at).cloned().unwrap_or_else(|| shown.clone());
    ui.horizontal_wrapped(|ui| {
        let label = match before {
            None => ui.label(tr!("editor-check-enter")),
            Some(before) => ui.label(before),
        };
        let wide = match stated.entering {
            Entering::Whole { .. } => WIDE[0],
            // A text that is longer than others has what is left of its line.
            Entering::Text { .. } if !alone && shown.chars().count() > LONG => {
                ui.available_size_before_wrap().x - space::MEDIUM
            }
            _ => WIDE[1],
        };
        let edit = TextEdit::singleline(&mut text)
            .id_salt(("fact", at))
            .desired_width(wide.max(WIDE[0]));
        let field = ui.add(edit);
        let field = match alone {
            true => field.labelled_by(label.id),
            false => {
                named(&field, &stated.what);
                field
            }
        };
        focus::field(&field);
        if field.changed() {
            desk.typed.insert(at.clone(), text.clone());
        }
        let read = stated.entering.read(&text);
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        let left = field.lost_focus() && text != shown && !ui.input(|i| i.key_pressed(Key::Escape));
        // Whoever goes from field to field by Tab goes on from here; the owner's check
        // goes on to the next fact.
        if entered && !alone {
            field.request_focus();
        }
        match read {
            Some(is) if entered || left => {
                out.push(as_command(Work::Enter(at.clone(), is)));
            }
            None if text != shown => {
                let told = RichText::new(stated.entering.told());
                ui.label(told.color(ui.visuals().error_fg_color));
            }
            _ => {}
        }
        if alone {
            let enter = ui.add_enabled(
                read_is_new(stated, &text, &shown),
                egui::Button::new(tr!("editor-enter")),
            );
            if enter.clicked()
                && let Some(is) = stated.entering.read(&text)
            {
                out.push(as_command(Work::Enter(at.clone(), is)));
            }
        }
    });
}

fn read_is_new(stated: &Stated, text: &str, shown: &str) -> bool {
    text != shown && stated.entering.read(text).is_some()
}
