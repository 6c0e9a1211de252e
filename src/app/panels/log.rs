//! What has happened, in sentences; a click shows that moment on the board.

use super::{View, bold_family, rule_opens};
use crate::app::commands::Command;
use crate::app::focus::{Region, in_sight, within};
use crate::app::session::LogLine;
use crate::hex::HexMask;
use crate::record::Moment;
use crate::systems::hells_gate::say::LineTone;
use crate::words::tr;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Id, Rect, RichText, Sense, TextStyle, Ui, WidgetInfo};

/// The log, the newest line at the bottom.
pub fn log(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    super::heading(ui, &tr!("log-title"));
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| region(ui, view, out));
}

/// Below this height the log is not worth its place: its heading and two lines.
pub fn least_height(ui: &Ui) -> f32 {
    let heading = ui.text_style_height(&egui::TextStyle::Heading);
    let line = ui.text_style_height(&egui::TextStyle::Body);
    heading + 2.0 * line + 40.0
}

/// The lines themselves: one stop of the keyboard, with arrow keys from line to
/// line.
pub fn region(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    within(ui, Region::Log, |ui| {
        in_sight(ui, |ui| lines(ui, view, out))
    });
}

fn lines(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let lines = view.session.log();
    if lines.is_empty() {
        ui.weak(tr!("log-empty"));
    }
    let mut drawn = view.session.drawn_at().iter().copied().peekable();
    for (n, entry) in lines.iter().enumerate() {
        while let Some(ply) = drawn.next_if(|&ply| ply <= entry.ply) {
            drawing(ui, view, ply, out);
        }
        line(ui, view, n, entry, out);
    }
    for ply in drawn {
        drawing(ui, view, ply, out);
    }
}

/// One line with the number of its rule. However many rows it takes, it is one
/// thing to go to and to hear.
fn line(ui: &mut Ui, view: &View<'_>, n: usize, entry: &LogLine, out: &mut Vec<Command>) {
    let line = &entry.line;
    let then = entry.ply + 1;
    let looked_at = view.looking == Some(then);
    if line.tone == LineTone::Phase {
        ui.add_space(4.0);
    }
    let (rect, galley, rule) = set(ui, view, entry, looked_at);
    // The same wherever the log stands, so that the attention stays on it.
    let id = Id::unique(("line of the log", n));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &line.text));
    ui.painter().galley(rect.min, galley, view.theme.text);
    let response = response.on_hover_text(tr!("log-show"));
    if view.turned && looked_at {
        response.scroll_to_me(Some(egui::Align::Center));
    }
    if response.clicked() {
        out.push(Command::LookAt {
            ply: then,
            lit: line.hexes,
        });
    }
    if let Some((place, rule)) = rule.zip(line.rule) {
        let response = ui.interact(place, id.with("rule"), Sense::click());
        rule_opens(&response, rule, out);
    }
}

/// The line set as text: where it is, and where the number of its rule is.
fn set(
    ui: &mut Ui,
    view: &View<'_>,
    entry: &LogLine,
    looked_at: bool,
) -> (Rect, std::sync::Arc<Galley>, Option<Rect>) {
    let line = &entry.line;
    let theme = view.theme;
    let body = TextStyle::Body.resolve(ui.style());
    let (font, colour) = match line.tone {
        LineTone::Phase => (FontId::new(body.size, bold_family()), theme.text),
        LineTone::Loss => (body, theme.loss),
        LineTone::Good => (body, theme.good),
        LineTone::Supply => (body, theme.warning),
        _ => (body, theme.text),
    };
    let ground = match looked_at {
        true => theme.raised_hover,
        false => Color32::TRANSPARENT,
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    let text = TextFormat {
        background: ground,
        ..TextFormat::simple(font, colour)
    };
    job.append(&line.text, 0.0, text);
    let number = line.rule.map(|rule| format!("[{rule}]"));
    if let Some(number) = &number {
        let small = TextStyle::Small.resolve(ui.style());
        let plain = TextFormat::simple(small.clone(), theme.accent);
        job.append(" ", 0.0, plain.clone());
        job.append(number, 0.0, plain);
    }
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let place = number.and_then(|number| {
        let row = galley.rows.last()?;
        let first = row.row.glyphs.len().checked_sub(number.chars().count())?;
        let left = row.row.glyphs.get(first)?.pos.x;
        let whole = row.rect().translate(rect.min.to_vec2());
        Some(whole.with_min_x(rect.min.x + row.pos.x + left))
    });
    (rect, galley, place)
}

/// That something is drawn on the map at a moment; a click shows it.
fn drawing(ui: &mut Ui, view: &View<'_>, ply: usize, out: &mut Vec<Command>) {
    let game = &view.session.file.game;
    let drawn = view.session.file.annotations.at(Moment::of(game, ply));
    let all: Vec<String> = drawn.iter().map(|one| one.sentence(view.setup())).collect();
    let text = match drawn {
        [one] => format!("✏ {}", one.in_brief(view.setup())),
        all => tr!("log-drawings", n = all.len()),
    };
    let text = RichText::new(text).small().color(view.theme.accent);
    let text = match view.ply() == ply {
        true => text.background_color(view.theme.raised_hover),
        false => text,
    };
    let label = egui::Label::new(text).sense(Sense::click());
    let response = ui.add(label);
    response.widget_info(|| {
        let name = tr!("log-drawn", ply = ply, what = all.join("; "));
        WidgetInfo::labeled(egui::Role::Link, true, name)
    });
    let response = response.on_hover_ui(|ui| {
        for one in drawn {
            ui.label(one.in_brief(view.setup()));
        }
        ui.weak(tr!("log-drawing-show"));
    });
    if response.clicked() {
        let lit = HexMask::EMPTY;
        out.push(Command::LookAt { ply, lit });
    }
}
