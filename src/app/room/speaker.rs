//! The window of whoever speaks, for the other screen: what is told now, what comes
//! next, what was written about the moment, and how long it has taken. The audience
//! sees nothing of it.

use super::lesson_card::markdown;
use super::panel::RoomLook;
use super::scene::Scene;
use super::{Room, remark};
use crate::app::commands::Command;
use crate::app::focus::InSight as _;
use crate::app::panels::{bold, heading, in_one_line};
use crate::app::steps;
use crate::app::theme::{bound_letters, space};
use crate::words::tr;
use egui::{Context, Key, RichText, TextStyle, Ui, ViewportBuilder, ViewportId};

/// How large it is at first, in points.
const SIZE: [f32; 2] = [480.0, 600.0];

/// The window. `since` tells for how many seconds it has been presented.
pub fn window(
    ctx: &Context,
    look: &RoomLook<'_>,
    (room, scene): (&mut Room, &Scene),
    since: f64,
    out: &mut Vec<Command>,
) {
    let title = tr!("speaker-title");
    let builder = ViewportBuilder::default()
        .with_title(&title)
        .with_inner_size(SIZE);
    let id = ViewportId::from_hash_of("speaker");
    ctx.show_viewport_immediate(id, builder, |ui, _| {
        bound_letters(ui.ctx());
        if ui.input(|i| i.viewport().close_requested()) {
            out.push(Command::Speaker);
        }
        egui::CentralPanel::default().show(ui, |ui| {
            steps_by_key(ui, room.steps_by_arrows(), out);
            content(ui, look, (room, scene), since, out);
        });
    });
    // The clock goes on.
    ctx.request_repaint_after(std::time::Duration::from_secs(1));
}

/// A clicker steps here, too, whichever window has its keys.
fn steps_by_key(ui: &Ui, by_arrows: bool, out: &mut Vec<Command>) {
    if ui.ctx().text_edit_focused() || ui.ctx().viewport_id() == ViewportId::ROOT {
        return;
    }
    // Among buttons the arrows go from one to the next.
    let arrows = by_arrows && ui.memory(|memory| memory.focused().is_none());
    let keys = [
        (Key::PageUp, true),
        (Key::PageDown, false),
        (Key::ArrowLeft, true),
        (Key::ArrowRight, false),
    ];
    for (key, back) in &keys[..if arrows { 4 } else { 2 }] {
        let (key, back) = (*key, *back);
        if ui.input(|i| i.key_pressed(key)) {
            out.push(Command::LookOn { back });
        }
    }
}

fn content(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&mut Room, &Scene),
    since: f64,
    out: &mut Vec<Command>,
) {
    let [turn, part, phase] = &scene.time;
    let when = [turn, part, phase].map(String::as_str);
    let when: Vec<&str> = when.into_iter().filter(|it| !it.is_empty()).collect();
    let clock = bold(clock(since));
    ui.horizontal_top(|ui| {
        let room = in_one_line(ui, clock.clone(), TextStyle::Body).size().x + space::SMALL;
        let wide = (ui.available_width() - room).max(0.0);
        ui.vertical(|ui| {
            ui.set_width(wide);
            // Whole, in as many lines as it takes.
            let when = RichText::new(when.join(" · ")).small();
            ui.add(egui::Label::new(when).wrap());
        });
        ui.label(clock).on_hover_text(tr!("speaker-clock"));
    });
    ui.separator();
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .max_height((ui.available_height() - 44.0).max(80.0))
        .show_in_sight(ui, |ui| {
            if let Some(seen) = room.on_show() {
                let (at, all) = seen.number;
                heading(ui, &tr!("stops-card", n = at + 1, all = all));
                if !(seen.only_when && room.stands_as_shown()) {
                    ui.label(bold(&seen.title));
                }
                markdown(ui, look, &seen.text);
                match &seen.next {
                    Some(next) => ui.weak(tr!("stops-comes", title = next.as_str())),
                    None => ui.weak(tr!("stops-last")),
                };
                ui.separator();
            }
            heading(ui, &tr!("speaker-now"));
            let stretch = room.stretch(&scene.told);
            if stretch.is_empty() {
                ui.label(tr!("present-begins"));
            }
            for line in scene.told[stretch].iter().flat_map(|told| &told.lines) {
                look.cited(ui, &line.told);
            }
            remark::edit(ui, look, room, out);
            heading(ui, &tr!("speaker-next"));
            let next = next(room, scene);
            if next.is_empty() {
                ui.weak(tr!("speaker-nothing"));
            }
            for line in next {
                ui.weak(line);
            }
        });
    ui.add_space(space::TINY);
    ui.horizontal(|ui| {
        if ui.button(tr!("speaker-back")).clicked() {
            out.push(Command::LookOn { back: true });
        }
        if ui.button(tr!("speaker-on")).clicked() {
            out.push(Command::LookOn { back: false });
        }
        if ui.button(tr!("speaker-black")).clicked() {
            out.push(Command::BlackOut);
        }
    });
}

/// What the next step of the clicker tells.
fn next(room: &Room, scene: &Scene) -> Vec<String> {
    let (nodes, moments) = room.moments();
    let now = room.shown_node();
    let Some(at) = nodes.iter().position(|&node| node == now) else {
        return Vec::new();
    };
    let Some(to) = steps::stations(&moments).into_iter().find(|&n| n > at) else {
        return Vec::new();
    };
    let comes = |node| nodes[at + 1..=to].contains(&node);
    let told = scene.told.iter().filter(|told| comes(told.node));
    let lines = told.flat_map(|told| &told.lines);
    lines.map(|line| line.told.text.clone()).collect()
}

/// "1:02:09".
fn clock(seconds: f64) -> String {
    let whole = seconds.max(0.0) as u64;
    let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn the_clock_tells_minutes_and_from_an_hour_on_hours() {
        assert_eq!(clock(0.9), "0:00");
        assert_eq!(clock(61.0), "1:01");
        assert_eq!(clock(3_729.5), "1:02:09");
    }
}
