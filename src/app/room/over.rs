//! What lies over board and panel: the legend, the card of a place, menus,
//! hand-over, the end of the game, and what computers are doing.

use super::panel::{self, RoomLook, receipt};
use super::scene::Scene;
use super::{Asked, Deed, Room, advice, push};
use crate::app::board::paint::{Placement, paint};
use crate::app::catalogue;
use crate::app::commands::{Command, Consultation, Dialog};
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, free_place, heading, primary, titled, titled_question, window};
use crate::app::theme::space;
use crate::engine::{NodeId, SideNo};
use crate::present::draw::overlays::swatch::{HALF, swatch};
use crate::present::system::{Block, Spoken};
use crate::record::rated::Uncounted;
use crate::table::{Found, Futures, Review, person_at, seats_told};
use crate::words::{share_of, tr, with_error};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Id, Order, Pos2, Rect, RichText, Sense, Ui, WidgetInfo, vec2};

/// Screen points per board unit in a sample of the legend.
const SCALE: f32 = 33.0;

/// The legend of the overlays that are on.
pub fn legend(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    scene: &Scene,
    room: Rect,
    out: &mut Vec<Command>,
) {
    let rows = &scene.model.overlays.legend;
    if rows.is_empty() {
        return;
    }
    egui::Area::new(Id::unique("legend of the room"))
        .fixed_pos(room.left_top() + vec2(8.0, 8.0))
        .constrain_to(room)
        .order(Order::Middle)
        .show(ctx, |ui| {
            paper(ui, look).show(ui, |ui| {
                ui.set_max_width(room.width() - 26.0);
                legend_rows(ui, look, scene, out);
            });
        });
}

/// A sample and a sentence for each thing laid over the map; a click takes its
/// overlay away.
pub fn legend_rows(ui: &mut Ui, look: &RoomLook<'_>, scene: &Scene, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing = vec2(space::SMALL, space::HAIR);
    for row in &scene.model.overlays.legend {
        let inner = ui.horizontal_top(|ui| {
            let size = vec2(HALF[0], HALF[1]) * 2.0 * SCALE;
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let origin = rect.center();
            let scale = SCALE;
            let place = Placement { origin, scale };
            let sample = swatch(row.swatch, &look.map.sides);
            paint(ui.painter(), look.inks, place, sample);
            let font = egui::TextStyle::Small.resolve(ui.style());
            let mut job = LayoutJob::default();
            let text = TextFormat::simple(font.clone(), look.theme.text);
            job.append(&row.text, 0.0, text);
            let note = TextFormat::simple(font, look.theme.text_weak);
            job.append(&format!("  {}", row.note), 0.0, note);
            ui.add(egui::Label::new(job).wrap());
        });
        let response = inner.response.interact(Sense::click());
        let (text, note) = (row.text.as_str(), row.note.as_str());
        let name = tr!("legend-row", text = text, note = note);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        if response.on_hover_text(&row.about).clicked() {
            push(out, Deed::Overlay(row.key));
        }
    }
}

/// What lies over the map lies on this.
pub fn paper(ui: &Ui, look: &RoomLook<'_>) -> egui::Frame {
    egui::Frame::popup(ui.style())
        .fill(look.theme.panel.gamma_multiply(0.96))
        .inner_margin(egui::Margin::symmetric(space::MARGIN[1], space::MARGIN[0]))
}

/// A choice over the board.
pub fn menu(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    room: &Room,
    at: Pos2,
    out: &mut Vec<Command>,
) {
    let Some(menu) = &room.menu else { return };
    let screen = ctx.content_rect().size();
    let area = egui::Area::new(Id::unique("menu of the room"))
        .fixed_pos(at + vec2(2.0, 2.0))
        .order(Order::Foreground)
        .show(ctx, |ui| {
            egui::Frame::menu(ui.style()).show(ui, |ui| {
                ui.set_max_width(380.0_f32.min(screen.x * 0.6));
                ui.label(bold(&menu.title));
                ui.separator();
                let tall = screen.y * 0.6;
                egui::ScrollArea::vertical()
                    .max_height(tall)
                    .min_scrolled_height(tall.min(200.0))
                    .show_in_sight(ui, |ui| {
                        ui.set_min_width(ui.available_width());
                        ui.spacing_mut().item_spacing.y = space::HAIR;
                        for choice in &menu.choices {
                            let can = choice.does.is_ok();
                            let button = egui::Button::new(&choice.label)
                                .frame_when_inactive(false)
                                .wrap();
                            let response = ui.add_enabled(can, button);
                            if response.clicked()
                                && let Ok(effect) = &choice.does
                            {
                                push(out, Deed::Do(effect.clone()));
                            }
                            if let Err(why) = &choice.does {
                                let text = RichText::new(&why.text).small();
                                let text = text.color(look.theme.warning);
                                ui.indent("why", |ui| look.cited_as(ui, text, why.rule));
                            }
                        }
                    });
            });
        });
    if area.response.clicked_elsewhere() {
        push(out, Deed::CloseMenu);
    }
}

/// A window in the middle that says something and waits.
fn in_the_middle(ctx: &egui::Context, id: &'static str, title: &str, draw: impl FnOnce(&mut Ui)) {
    let room = ctx.content_rect();
    window(title, id)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(ctx, |ui| {
            focus::is_dialog(ui, title);
            ui.set_max_width((room.width() - 60.0).min(460.0));
            titled_question(ui, title);
            draw(ui);
        });
}

/// The other player comes to the table; nobody else is to look.
pub fn hand_over(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    room: &Room,
    side: SideNo,
    out: &mut Vec<Command>,
) {
    let title = tr!("room-hand-over");
    in_the_middle(ctx, "hand over", &title, |ui| {
        let (person, side) = (person_at(room.table(), side), look.side_name(side));
        // The keyboard begins at the sentence: a key pressed twice would show what is
        // hidden.
        let place = Sense::focusable_noninteractive();
        let said = match person {
            Some(who) => tr!("room-hand-over-to-whom", side = side, who = who),
            None => tr!("room-hand-over-to", side = side),
        };
        let said = ui.add(egui::Label::new(said).selectable(false).sense(place));
        if ui.memory(|m| m.focused().is_none()) {
            said.request_focus();
        }
        ui.add_space(space::SMALL);
        ui.horizontal_wrapped(|ui| {
            if primary(ui, look.theme, tr!("room-ready")).clicked() {
                push(out, Deed::Ready);
            }
            // Whoever asked for it, or came here by mistake, gets away again.
            if room.may_stay_covered() && ui.button(tr!("room-not-ready")).clicked() {
                push(out, Deed::NotReady);
            }
            for (words, command) in [
                (tr!("entry-undo"), Command::Undo),
                (tr!("entry-opening"), Command::Toggle(Dialog::Opening)),
            ] {
                if offered(ui, room, words, &command) {
                    out.push(command);
                }
            }
        });
    });
}

/// A button for a command; where that cannot be given now, it says why. Whether it was
/// pressed.
fn offered(ui: &mut Ui, room: &Room, words: String, command: &Command) -> bool {
    let can = room.allows(command);
    let button = ui.add_enabled(can.is_ok(), egui::Button::new(words));
    let button = match &can {
        Ok(()) => button,
        Err(why) => button.on_disabled_hover_text(why),
    };
    button.clicked()
}

/// What a bar takes at its widest, while somebody points at it: it lies over no number.
fn wide_of_bar(ui: &Ui) -> f32 {
    let bar = &ui.spacing().scroll;
    bar.bar_inner_margin + bar.bar_width + bar.bar_outer_margin
}

/// The end of the game: how it ended, and how the points came about.
pub fn verdict(
    ctx: &egui::Context,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    out: &mut Vec<Command>,
) {
    let Some((_, words)) = &scene.glance.outcome else {
        return;
    };
    in_the_middle(ctx, "verdict of the room", &tr!("room-over"), |ui| {
        let tall = ctx.content_rect().height() * 0.7;
        egui::ScrollArea::vertical()
            .max_height(tall)
            .min_scrolled_height(tall)
            .show_in_sight(ui, |ui| {
                ui.set_max_width(ui.available_width() - wide_of_bar(ui));
                heading(ui, words);
                for line in seats_told(room.table()) {
                    ui.weak(line);
                }
                for rated in &room.ending.rated {
                    ui.weak(rated.told());
                }
                if let Some(why) = room.ending.uncounted.and_then(Uncounted::told) {
                    ui.weak(why);
                }
                receipt(ui, look, &room.table().score());
                // How good that was, and what else there is to say of it.
                let more = |block: &&Block| matches!(block, Block::Ranked(_) | Block::Text(_));
                for block in scene.panel.body.iter().filter(more) {
                    panel::block(ui, look, block, out);
                }
                super::history::verdict(ui, look, room.table());
            });
        ui.add_space(space::SMALL);
        ui.horizontal_wrapped(|ui| {
            let close = primary(ui, look.theme, tr!("dialog-close"));
            if ui.memory(|m| m.focused().is_none()) {
                close.request_focus();
            }
            if close.clicked() {
                push(out, Deed::VerdictRead);
            }
            // What comes after a game: how it was played, then another one.
            for (words, command) in [
                (tr!("entry-look-back"), Command::Ask(Consultation::LookBack)),
                (tr!("entry-new-game"), Command::Toggle(Dialog::NewGame)),
            ] {
                if offered(ui, room, words, &command) {
                    push(out, Deed::VerdictRead);
                    out.push(command);
                }
            }
            play_following(ui, room, out);
        });
    });
}

/// A button that goes on to what takes up where this game ends, where there is such a
/// game.
pub(super) fn play_following(ui: &mut Ui, room: &Room, out: &mut Vec<Command>) {
    if let Some((_, following)) = catalogue::following(room.table()) {
        let button = ui.button(&following.label);
        if button.on_hover_text(&following.about).clicked() {
            out.push(Command::PlayFollowing);
        }
    }
}

/// How the points come about now.
pub fn points(ctx: &egui::Context, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    let mut closed = false;
    let title = tr!("points-title");
    window(&title, "points of the room")
        .resizable(false)
        .default_pos(free_place(
            ctx,
            ctx.content_rect().left_top() + vec2(24.0, 110.0),
        ))
        .show(ctx, |ui| {
            focus::is_window(ui, &title);
            ui.set_width(340.0);
            closed = titled(ui, &title);
            let tall = ctx.content_rect().height() * 0.74;
            egui::ScrollArea::vertical()
                .max_height(tall)
                .min_scrolled_height(tall)
                .show_in_sight(ui, |ui| {
                    ui.set_max_width(ui.available_width() - wide_of_bar(ui));
                    let ended = match room.looking {
                        None => room.table().if_it_ended(),
                        Some(_) => Vec::new(),
                    };
                    if let Some(wins) = room.table().won_by() {
                        look.cited(ui, &wins);
                    }
                    if !ended.is_empty() {
                        ui.label(bold(tr!("points-as-they-stand")));
                    }
                    receipt(ui, look, &room.table().score_at(room.shown_node()));
                    if !ended.is_empty() {
                        ui.separator();
                        ui.label(bold(tr!("points-if-it-ended-now")));
                    }
                    for line in &ended {
                        look.cited(ui, line);
                    }
                });
        });
    if closed {
        push(out, Deed::Points);
    }
}

/// What is asked while the panel is scrolled down is not answered out of sight.
fn comes_into_sight(ui: &Ui, what: &str, answers: bool) {
    let id = ui.scope_id().with(what);
    let before = ui.data_mut(|d| {
        let last = d.get_temp(id);
        d.insert_temp(id, answers);
        last
    });
    if answers && before == Some(false) {
        let here = egui::Rect::from_min_size(ui.next_widget_position(), egui::Vec2::ZERO);
        ui.scroll_to_rect(here, Some(egui::Align::TOP));
    }
}

/// What computers are doing.
pub fn at_work(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    comes_into_sight(ui, "asked", room.computers.awaited(room.shown_node()));
    let side = room.table().glance().to_act;
    let seated = side.and_then(|side| room.seated(side));
    if let (Some(side), Some(level)) = (side, seated) {
        let name = look.side_name(side);
        let held = room.computers.held;
        ui.horizontal_wrapped(|ui| {
            let who = tr!("room-computer-plays", side = name, level = level.name());
            ui.label(bold(who).color(look.ink(side)));
            ui.label(match held {
                true => tr!("computer-waits"),
                false => Asked::Play.words(),
            });
        });
        let (label, tip) = match held {
            true => (tr!("computer-go-on"), tr!("computer-go-on-tip")),
            false => (tr!("computer-pause"), tr!("computer-pause-tip")),
        };
        let button = match held {
            // The one thing to do now.
            true => {
                let label = bold(label).color(look.theme.on_accent);
                egui::Button::new(label).fill(look.theme.accent)
            }
            false => egui::Button::new(label),
        };
        if ui.add(button).on_hover_text(tip).clicked() {
            push(out, Deed::Hold);
        }
        if let Some(plan) = room.plan_told() {
            ui.label(bold(tr!("computer-plan")));
            ui.label(plan);
        }
        ui.separator();
    }
    if let Some((asked, share)) = room.computers.at_work() {
        if asked != Asked::Play {
            ui.label(asked.words());
        }
        ui.add(egui::ProgressBar::new(share));
        if asked != Asked::Play && ui.button(tr!("computer-stop")).clicked() {
            push(out, Deed::Dismiss);
        }
        ui.separator();
    }
}

/// What a computer has found out when it was asked.
pub fn answer(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, out: &mut Vec<Command>) {
    comes_into_sight(ui, "found", room.found().is_some());
    match room.found() {
        Some(Found::Ideas(found, trust)) => advice::ideas(ui, look, room, (found, trust), out),
        Some(Found::Review(found)) => review(ui, look, found, out),
        Some(Found::Dangers(found)) => advice::dangers(ui, look, room, found, out),
        Some(Found::Futures(found)) => futures(ui, look, room, found, out),
        _ => {}
    }
}

/// What was luck, and what the decisions cost; a click shows the moment.
fn review(ui: &mut Ui, look: &RoomLook<'_>, found: &Review, out: &mut Vec<Command>) {
    let moment = |ui: &mut Ui, (at, spoken): &(NodeId, Spoken), out: &mut Vec<Command>| {
        let text = RichText::new(&spoken.text).color(look.theme.accent);
        let label = egui::Label::new(text).sense(Sense::click());
        let response = ui.add(label).on_hover_text(tr!("found-moment-tip"));
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &spoken.text));
        if response.clicked() {
            push(out, Deed::LookAt(Some(*at)));
        }
        for line in &spoken.more {
            ui.label(line);
        }
    };
    heading(ui, &tr!("found-dice"));
    for line in &found.luck {
        ui.label(line);
    }
    for roll in &found.rolls {
        moment(ui, roll, out);
    }
    heading(ui, &tr!("found-decisions"));
    for line in &found.judged {
        ui.label(line);
    }
    for lapse in &found.lapses {
        ui.separator();
        moment(ui, lapse, out);
    }
    if ui.button(tr!("dialog-dismiss")).clicked() {
        push(out, Deed::Dismiss);
    }
    ui.separator();
}

fn futures(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, found: &Futures, out: &mut Vec<Command>) {
    heading(ui, &tr!("room-futures", games = found.games));
    let all = f64::from(found.games.max(1));
    for (words, ended) in room.table().about().victory.iter().zip(&found.ended) {
        let share = f64::from(*ended) / all;
        ui.horizontal(|ui| {
            ui.label(words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(share_of(share, found.games));
            });
        });
        ui.add(egui::ProgressBar::new(share as f32).desired_height(6.0));
    }
    let first = look.side_name(SideNo::A);
    ui.label(tr!(
        "room-futures-margin",
        side = first,
        margin = with_error((found.margin, found.error), true)
    ));
    for line in &found.trust {
        ui.label(RichText::new(line).small());
    }
    if ui.button(tr!("dialog-dismiss")).clicked() {
        push(out, Deed::Dismiss);
    }
    ui.separator();
}
