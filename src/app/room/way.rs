//! Finding one's way through what was played: steps of every length, game turns
//! as places to go to, and the bar that says which moment is looked at.

use super::panel::Look;
use super::scene::Scene;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, Region, within};
use crate::app::keymap::Keymap;
use crate::app::panels::bold;
use crate::app::steps::{self, Moment, Step};
use crate::engine::NodeId;
use crate::present::system::Track;
use crate::words::{sentence, tr};
use egui::{
    Align2, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2,
};

/// How high a box of a track is, in points.
const BOX: f32 = 26.0;

impl Room {
    /// Every moment up to the present, and the position of each.
    pub(super) fn moments(&self) -> (Vec<NodeId>, Vec<Moment>) {
        let line = self.table.line();
        let past = self.table.glance().ply.min(line.len());
        let begin = std::iter::once((NodeId(0), false));
        let rolled = |node| {
            let told = self.table.told(node);
            told.is_some_and(|told| told.throw.is_some_and(|throw| !throw.dice.is_empty()))
        };
        let played = line[..past].iter().map(|&node| (node, rolled(node)));
        let mut nodes = Vec::with_capacity(past + 1);
        let mut moments = Vec::with_capacity(past + 1);
        for (node, rolled) in begin.chain(played) {
            if let Some(clock) = self.table.clock(node) {
                nodes.push(node);
                moments.push(Moment { clock, rolled });
            }
        }
        (nodes, moments)
    }

    /// A step through what was played.
    pub(super) fn leap(&mut self, step: Step, back: bool) -> Option<Notice> {
        let (nodes, moments) = self.moments();
        let now = self.shown_node();
        let at = nodes.iter().position(|&node| node == now)?;
        match steps::leap(&moments, at, step, back) {
            Some(to) => {
                self.look_at(nodes.get(to).copied());
                None
            }
            None if back => Some(super::act::plain(tr!("why-at-beginning"), false)),
            None => Some(super::act::plain(tr!("why-at-present"), false)),
        }
    }

    /// Looks at the beginning of a game turn.
    pub(super) fn look_at_turn(&mut self, turn: u8) -> Option<Notice> {
        let (nodes, moments) = self.moments();
        match steps::turn_begins(&moments, turn) {
            Some(at) => {
                self.look_at(nodes.get(at).copied());
                None
            }
            None => Some(super::act::plain(tr!("room-turn-not-played"), false)),
        }
    }
}

/// The bar above the map: which moment is looked at, steps, and the way back.
pub fn bar(
    ui: &mut Ui,
    look: &Look<'_>,
    room: &Room,
    scene: &Scene,
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let Some(node) = room.looking else { return };
    let frame = egui::Frame::new()
        .fill(look.theme.accent)
        .inner_margin(egui::Margin::symmetric(10, 4));
    egui::Panel::top("moment looked at")
        .frame(frame)
        .show(ui, |ui| {
            within(ui, Region::Over, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let moment = RichText::new(moment(scene, node));
                    let said = ui.label(bold(moment.text()).color(look.theme.on_accent));
                    focus::spoken(&said);
                    focus::list(ui, |ui| {
                        for step in Step::ALL {
                            pair(ui, look, scene, step, keys, out);
                        }
                        back_buttons(ui, room, keys, out);
                    });
                });
            });
        });
}

/// "Looking at: game turn 3, Soviets, attack phase; action 45 of 120".
fn moment(scene: &Scene, node: NodeId) -> String {
    let words = scene.time.iter().filter(|word| !word.is_empty());
    let when: Vec<&str> = words.map(String::as_str).collect();
    let action = scene.told.iter().position(|told| told.node == node);
    tr!(
        "room-looking-at",
        when = when.join(", "),
        action = action.map_or(0, |n| n + 1),
        of = scene.glance.ply
    )
}

/// What a step is called: its own word, or the game's for turn, part and phase.
fn name_of(scene: &Scene, step: Step) -> String {
    let [turn, part, phase] = &scene.about.clock;
    match step {
        Step::Event => tr!("room-step-event"),
        Step::Battle => tr!("room-step-battle"),
        Step::Phase => phase.clone(),
        Step::Part => part.clone(),
        Step::Turn => turn.clone(),
    }
}

/// A step back and forth, its name between them.
fn pair(
    ui: &mut Ui,
    look: &Look<'_>,
    scene: &Scene,
    step: Step,
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let name = name_of(scene, step);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let mut arrow = |ui: &mut Ui, back: bool| {
            let command = match step {
                Step::Event => Command::LookOn { back },
                _ => Command::Leap { step, back },
            };
            let sign = if back { "◀" } else { "▶" };
            let called = match back {
                true => tr!("room-step-back", step = name.as_str()),
                false => tr!("room-step-on", step = name.as_str()),
            };
            let key = keys.of(&command).unwrap_or_default();
            let response = ui.add(egui::Button::new(sign).small());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &called));
            if response
                .on_hover_text(format!("{} ({key})", sentence(&command.what())))
                .clicked()
            {
                out.push(command);
            }
        };
        arrow(ui, true);
        ui.label(RichText::new(&name).small().color(look.theme.on_accent));
        arrow(ui, false);
    });
}

/// The way back, and going on from here.
fn back_buttons(ui: &mut Ui, room: &Room, keys: &Keymap, out: &mut Vec<Command>) {
    let key = keys.of(&Command::LookAtPresent).unwrap_or_default();
    let back = ui.button(tr!("room-to-present"));
    if back.on_hover_text(key).clicked() {
        out.push(Command::LookAtPresent);
    }
    if room.table().is_open() && ui.button(tr!("room-go-on-here")).clicked() {
        out.push(Command::Room(Box::new(Deed::GoOnHere)));
    }
}

/// A track: its boxes in a row, the one its marker lies in lit. A box that is a
/// game turn is a place to go to; that of the moment looked at has a frame.
pub fn track(
    ui: &mut Ui,
    look: &Look<'_>,
    room: &Room,
    (number, track): (usize, &Track),
    out: &mut Vec<Command>,
) {
    let count = track.boxes.len().max(1) as f32;
    let shown = room.looking.and_then(|node| room.table().clock(node));
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(bold(&track.label));
        let width = (ui.available_width() - 4.0 * (count - 1.0)) / count;
        focus::list(ui, |ui| {
            for (n, name) in track.boxes.iter().enumerate() {
                let turn = room.table().turn_of_box(number, n);
                let looked_at = turn.is_some() && shown.map(|clock| clock.0[0]) == turn;
                let state = State {
                    here: n == track.at,
                    behind: n < track.at,
                    looked_at,
                    leads: turn.is_some(),
                };
                let response = one(ui, look, (&track.label, name), width, state);
                if response.clicked() {
                    clicked = turn;
                }
            }
        });
    });
    ui.add_space(2.0);
    if let Some(turn) = clicked {
        out.push(Command::Room(Box::new(Deed::Turn(turn))));
    }
}

/// What a box of a track shows.
#[derive(Clone, Copy)]
struct State {
    here: bool,
    behind: bool,
    looked_at: bool,
    leads: bool,
}

fn one(
    ui: &mut Ui,
    look: &Look<'_>,
    (track, name): (&str, &str),
    width: f32,
    state: State,
) -> Response {
    let sense = if state.leads {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, BOX), sense);
    let raised = state.here || (state.leads && response.hovered());
    let fill = if raised {
        look.theme.raised
    } else {
        look.theme.well
    };
    let (line, weight) = match (state.looked_at, state.here) {
        (true, _) => (look.theme.text, 3.0),
        (false, true) => (look.theme.accent, 2.0),
        (false, false) => (look.theme.line, 1.0),
    };
    let painter = ui.painter_at(rect);
    let stroke = Stroke::new(weight, line);
    painter.rect(rect, 4.0, fill, stroke, StrokeKind::Inside);
    let ink = match state.behind {
        true => look.theme.text_weak,
        false => look.theme.text,
    };
    let font = TextStyle::Body.resolve(ui.style());
    painter.text(rect.center(), Align2::CENTER_CENTER, name, font, ink);
    response.widget_info(|| {
        let called = match state.looked_at {
            true => tr!("room-box-looked-at", track = track, name = name),
            false => format!("{track} {name}"),
        };
        let role = match state.leads {
            true => egui::Role::Button,
            false => egui::Role::Label,
        };
        WidgetInfo::selected(role, true, state.here, called)
    });
    match state.leads {
        true => response
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .on_hover_text(tr!("room-box-leads", track = track, name = name)),
        false => response.on_hover_text(name),
    }
}
