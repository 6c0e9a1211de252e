//! The tools for drawing on the map, above it.

use super::View;
use crate::app::board::paint::{Place, paint};
use crate::app::commands::Command;
use crate::app::pen::{Drawing, Tool};
use crate::present::annotation::Meaning;
use crate::present::draw::annotations::sample;
use egui::{RichText, Sense, Ui, vec2};

/// Screen points per board unit in a sample.
const SCALE: f32 = 30.0;

/// Room for a hint, in points.
const HINT: f32 = 270.0;

/// What is drawn about each meaning, for tooltips.
const fn about(meaning: Meaning) -> &'static str {
    match meaning {
        Meaning::Soviet => "What the Soviet side does, did or intends",
        Meaning::German => "What the German side does, did or intends",
        Meaning::Key => "What matters most here",
        Meaning::Idea => "What might be or might have been: dashed",
    }
}

/// What to do next.
fn hint(view: &View<'_>) -> String {
    let pen = view.pen;
    match (pen.tool, pen.start) {
        (Tool::Line, Some(start)) => {
            let name = view.setup().grid.name(start);
            format!("Arrow from {name}: Enter at its end. Enter here again: a circle.")
        }
        (Tool::Line, None) => "Drag from hex to hex: arrow. Click: circle.".to_owned(),
        (Tool::Note, _) => "Click a hex to write at it.".to_owned(),
        (Tool::Erase, _) => "Click where something is to go.".to_owned(),
    }
}

/// Tools, colours, what is drawn, and the way out.
pub fn drawing_tools(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        tools(ui, view, out);
        ui.separator();
        for meaning in Meaning::ALL {
            colour(ui, view, meaning, out);
        }
        ui.separator();
        drawn(ui, view, out);
        let done = ui.button("Done");
        let key = view.keys.of(&Command::Draw(Drawing::Mode));
        let ends = format!("Ends drawing: {} or Escape", key.unwrap_or_default());
        if done.on_hover_text(ends).clicked() {
            out.push(Command::Draw(Drawing::Mode));
        }
        // What has begun is told in any case, what could begin where it has room.
        if view.pen.start.is_some() || ui.available_size_before_wrap().x > HINT {
            let hint = RichText::new(hint(view)).small();
            ui.label(hint.color(view.theme.text_weak));
        }
    });
}

fn tools(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    for (tool, name, about) in [
        (
            Tool::Line,
            "Arrow or circle",
            "Drag from hex to hex for an arrow, click for a circle. With the keyboard: Enter at its beginning and at its end.",
        ),
        (
            Tool::Note,
            "Note",
            "Click a hex to write a few words at it. Key T",
        ),
        (
            Tool::Erase,
            "Erase",
            "Click a hex to take away what was drawn there last. Key X",
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
    let name = meaning.name();
    let font = egui::TextStyle::Button.resolve(ui.style());
    let colour = match on {
        true => view.theme.on_accent,
        false => view.theme.text,
    };
    let text = ui.painter().layout_no_wrap(name.to_owned(), font, colour);
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
    paint(ui.painter(), view.inks, place, &sample(meaning));
    let at = rect.left_center() + vec2(40.0, -text.size().y / 2.0);
    ui.painter().galley(at, text, colour);
    response.widget_info(|| {
        let name = format!("Draw about: {name}");
        egui::WidgetInfo::selected(egui::Role::RadioButton, true, on, name)
    });
    let key = view
        .keys
        .of(&Command::Draw(Drawing::NextMeaning))
        .unwrap_or_default();
    let tip = format!("{}. Key {key} takes the next one", about(meaning));
    if response.on_hover_text(tip).clicked() {
        out.push(Command::Draw(Drawing::Meaning(meaning)));
    }
}

/// Taking back, and everything drawn at this moment.
fn drawn(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let moment = view.moment();
    let undo = ui.add_enabled(view.pen.can_undo(moment), egui::Button::new("Take back"));
    let undo = undo.on_hover_text(view.keys.of(&Command::Undo).unwrap_or_default());
    if undo
        .on_disabled_hover_text("Nothing has been drawn at this moment since the game was opened.")
        .clicked()
    {
        out.push(Command::Undo);
    }
    let all = view.drawn();
    ui.add_enabled_ui(!all.is_empty(), |ui| {
        let menu = ui.menu_button(format!("Drawn here: {}", all.len()), |ui| {
            for (i, one) in all.iter().enumerate() {
                let what = one.sentence(&view.setup().grid);
                if ui.button(format!("Erase: {what}")).clicked() {
                    out.push(Command::Draw(Drawing::Erase(i)));
                }
            }
            ui.separator();
            if ui.button("Erase all at this moment").clicked() {
                out.push(Command::Draw(Drawing::EraseAll));
                ui.close();
            }
        });
        menu.response
            .on_hover_text("What is drawn at this moment, to take away")
            .on_disabled_hover_text("Nothing is drawn at this moment.");
    });
}
