//! The tools for drawing on the map, above it.

use super::View;
use crate::app::board::paint::{Place, paint};
use crate::app::commands::Command;
use crate::app::keymap::Keymap;
use crate::app::pen::{Drawing, Tool};
use crate::engine::SideNo;
use crate::present::annotation::{Annotation, Meaning, Names};
use crate::present::draw::annotations::sample;
use crate::systems::hells_gate::picture::sides::sides;
use crate::words::tr;
use egui::containers::menu::MenuButton;
use egui::{RichText, Sense, Ui, vec2};

/// Screen points per board unit in a sample.
const SCALE: f32 = 30.0;

/// What is drawn about each meaning, for tooltips.
fn about(meaning: Meaning) -> String {
    match meaning {
        Meaning::Side(SideNo::A) => tr!("draw-about-side", side = "soviet"),
        Meaning::Side(SideNo::B) => tr!("draw-about-side", side = "german"),
        Meaning::Key => tr!("draw-about-key"),
        Meaning::Idea => tr!("draw-about-idea"),
    }
}

/// What to do next.
fn hint(view: &View<'_>) -> String {
    let pen = view.pen;
    match (pen.tool, pen.start) {
        (Tool::Line, Some(start)) => {
            let name = view.setup().grid.name(start).to_string();
            tr!("draw-hint-begun", hex = name)
        }
        (Tool::Line, None) => tr!("draw-hint-line"),
        (Tool::Note, _) => tr!("draw-hint-note"),
        (Tool::Erase, _) => tr!("draw-hint-erase"),
    }
}

/// Tools, colours, what is drawn, and the way out.
pub fn drawing_tools(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        // A button that has no room goes to the next row, and stays whole.
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
        tools(ui, view, out);
        ui.separator();
        for meaning in Meaning::ALL {
            colour(ui, view, meaning, out);
        }
        ui.separator();
        let can = view.pen.can_undo(view.moment());
        drawn_here(ui, view.drawn(), view.setup(), (can, view.keys), out);
        let done = ui.button(tr!("draw-done"));
        let key = view.keys.of(&Command::Draw(Drawing::Mode));
        let ends = tr!("draw-done-tip", key = key.unwrap_or_default());
        if done.on_hover_text(ends).clicked() {
            out.push(Command::Draw(Drawing::Mode));
        }
        // What has begun is told in any case, what could begin where it has room.
        let hint = RichText::new(hint(view))
            .small()
            .color(view.theme.text_weak);
        let room = ui.available_size_before_wrap().x;
        let line = super::in_one_line(ui, hint, egui::TextStyle::Small);
        if view.pen.start.is_some() || line.size().x <= room {
            ui.label(line);
        }
    });
}

fn tools(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let key = |drawing| view.keys.of(&Command::Draw(drawing)).unwrap_or_default();
    for (tool, name, about) in [
        (Tool::Line, tr!("draw-tool-line"), tr!("draw-tool-line-tip")),
        (
            Tool::Note,
            tr!("draw-tool-note"),
            tr!("draw-tool-note-tip", key = key(Drawing::NoteHere)),
        ),
        (
            Tool::Erase,
            tr!("draw-tool-erase"),
            tr!("draw-tool-erase-tip", key = key(Drawing::EraseHere)),
        ),
    ] {
        let button = egui::Button::selectable(view.pen.tool == tool, name);
        if ui.add(button).on_hover_text(about).clicked() {
            out.push(Command::Draw(Drawing::Tool(tool)));
        }
    }
}

/// A meaning with a sample of its colour.
fn colour(ui: &mut Ui, view: &View<'_>, meaning: Meaning, out: &mut Vec<Command>) {
    let on = view.pen.meaning == meaning;
    let name = meaning.name(view.setup());
    let font = egui::TextStyle::Button.resolve(ui.style());
    let colour = match on {
        true => view.theme.on_accent,
        false => view.theme.text,
    };
    let text = ui.painter().layout_no_wrap(name.clone(), font, colour);
    let wide = 40.0 + text.size().x + 8.0;
    let tall = ui.spacing().interact_size.y.max(text.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    let fill = match (on, response.hovered()) {
        (true, _) => view.theme.accent,
        (false, true) => view.theme.raised_hover,
        (false, false) => view.theme.raised,
    };
    ui.painter().rect_filled(rect, 4.0, fill);
    if response.has_focus() {
        let line = egui::Stroke::new(2.0, view.theme.heading);
        ui.painter()
            .rect_stroke(rect, 4.0, line, egui::StrokeKind::Outside);
    }
    let place = Place {
        origin: rect.left_center() + vec2(20.0, 0.0),
        scale: SCALE,
    };
    paint(ui.painter(), view.inks, place, &sample(meaning, &sides()));
    let at = rect.left_center() + vec2(40.0, -text.size().y / 2.0);
    ui.painter().galley(at, text, colour);
    response.widget_info(|| {
        let name = tr!("draw-colour", meaning = name.as_str());
        egui::WidgetInfo::selected(egui::Role::RadioButton, true, on, name)
    });
    let key = view
        .keys
        .of(&Command::Draw(Drawing::NextMeaning))
        .unwrap_or_default();
    let tip = tr!("draw-colour-tip", about = about(meaning), key = key);
    if response.on_hover_text(tip).clicked() {
        out.push(Command::Draw(Drawing::Meaning(meaning)));
    }
}

/// Taking back, if something can be or something is drawn, and everything that is
/// drawn at this moment.
pub fn drawn_here(
    ui: &mut Ui,
    all: &[Annotation],
    names: &impl Names,
    (can_undo, keys): (bool, &Keymap),
    out: &mut Vec<Command>,
) {
    let undo = ui.add_enabled(
        can_undo || !all.is_empty(),
        egui::Button::new(tr!("draw-take-back")),
    );
    let undo = undo.on_hover_text(keys.of(&Command::Undo).unwrap_or_default());
    let undo = undo.on_disabled_hover_text(tr!("draw-here-none"));
    if undo.clicked() {
        out.push(Command::Undo);
    }
    let button = egui::Button::new(tr!("draw-here", n = all.len()));
    if all.is_empty() {
        let none = ui.add_enabled(false, button);
        none.on_disabled_hover_text(tr!("draw-here-none"));
        return;
    }
    let (menu, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for (i, one) in all.iter().enumerate() {
            let what = one.in_brief(names);
            if ui.button(tr!("draw-erase", what = what)).clicked() {
                out.push(Command::Draw(Drawing::Erase(i)));
            }
        }
        ui.separator();
        if ui.button(tr!("draw-erase-all")).clicked() {
            out.push(Command::Draw(Drawing::EraseAll));
            ui.close();
        }
    });
    menu.on_hover_text(tr!("draw-here-tip"));
}
