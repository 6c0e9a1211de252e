//! Finding one's way through what was played: steps of every length, game turns
//! as places to go to, and the bar that says which moment is looked at.

use super::panel::RoomLook;
use super::scene::Scene;
use super::timeline::turns;
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::{self, Region, within};
use crate::app::keymap::Keymap;
use crate::app::panels::bold;
use crate::app::panels::icons::{self, Sign};
use crate::app::steps::{self, StepWidth, TimedMoment};
use crate::app::theme::space;
use crate::engine::NodeId;
use crate::table::Told;
use crate::words::{sentence, tr};
use egui::{Color32, RichText, Ui, WidgetInfo, vec2};

impl Room {
    /// Every moment up to the present, and the position of each.
    pub(super) fn moments(&self) -> (Vec<NodeId>, Vec<TimedMoment>) {
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
                moments.push(TimedMoment { clock, rolled });
            }
        }
        (nodes, moments)
    }

    /// A step through what was played.
    pub(super) fn leap(&mut self, step: StepWidth, back: bool) -> Option<Notice> {
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

    /// A step of the clicker: to the next battle, or to the end of a phase. At either
    /// end nothing happens.
    pub(super) fn tell_on(&mut self, back: bool) {
        let (nodes, moments) = self.moments();
        let now = self.shown_node();
        let Some(at) = nodes.iter().position(|&node| node == now) else {
            return;
        };
        let stations = steps::stations(&moments);
        let to = match back {
            true => stations.iter().rev().find(|&&n| n < at),
            false => stations.iter().find(|&&n| n > at),
        };
        if let Some(&to) = to {
            let before = stations.iter().rev().find(|&&n| n < to);
            self.look_at(nodes.get(to).copied());
            let stretch = &nodes[before.map_or(0, |n| n + 1)..=to];
            self.light(stretch);
        }
    }

    /// Lights what these actions were about.
    fn light(&mut self, nodes: &[NodeId]) {
        let told = nodes.iter().filter_map(|&node| self.table.told(node));
        let map = self.table.map();
        let places = told.flat_map(|t| t.lines.into_iter().flat_map(|line| line.places));
        self.lit = places.filter_map(|name| map.named(&name)).collect();
        self.scene = None;
    }

    /// The actions that the clicker tells at the moment looked at: those since its
    /// last stop, as places in what was done, the oldest first.
    pub(super) fn stretch(&self, told: &[Told]) -> std::ops::Range<usize> {
        let now = self.shown_node();
        let past = self.table.glance().ply.min(told.len());
        let Some(at) = told[..past].iter().position(|t| t.node == now) else {
            return 0..0;
        };
        let clock = |n: usize| self.table.clock(told[n].node);
        let stops = |n: usize| !told[n].dice.is_empty() || clock(n) != clock(n + 1);
        let before = (0..at).rev().find(|&n| stops(n));
        before.map_or(0, |n| n + 1)..at + 1
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

/// The foot of the panel while an earlier moment is looked at: which it is, steps of
/// every length, and the way back, always in the same place.
pub fn foot(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let Some(node) = room.looking else { return };
    within(ui, Region::Over, |ui| {
        ui.add_space(space::TINY);
        let said = ui.label(bold(moment(room, scene, node)));
        focus::spoken(&said);
        focus::list(ui, |ui| {
            // In columns, so that arrows stand below arrows.
            let steps: Vec<StepWidth> = steps_of(room, scene).collect();
            let gap = ui.spacing().item_spacing.x;
            let small = egui::TextStyle::Small.resolve(ui.style());
            let wide = |step: &StepWidth| {
                let words = name_of(scene, *step);
                let galley = ui
                    .painter()
                    .layout_no_wrap(words, small.clone(), look.theme.text);
                galley.size().x + ARROWS
            };
            let widest = steps.iter().map(wide).fold(0.0, f32::max);
            let room_for = (ui.available_width() + gap) / (widest + gap);
            let abreast = (room_for as usize).clamp(1, steps.len().max(1));
            for row in steps.chunks(abreast) {
                ui.horizontal(|ui| {
                    for step in row {
                        let cell = vec2(widest, ui.spacing().interact_size.y);
                        let from_left = egui::Layout::left_to_right(egui::Align::Center);
                        ui.allocate_ui_with_layout(cell, from_left, |ui| {
                            ui.set_min_width(widest);
                            pair(ui, look.theme.text, scene, *step, keys, out);
                        });
                    }
                });
            }
            ui.horizontal_wrapped(|ui| back_buttons(ui, room, keys, out));
        });
        ui.add_space(space::TINY);
    });
}

/// The same above the map, where there is no panel.
pub fn bar(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let Some(node) = room.looking else { return };
    let frame = egui::Frame::new()
        .fill(look.theme.accent)
        .inner_margin(egui::Margin::symmetric(space::MARGIN[1], space::MARGIN[0]));
    egui::Panel::top("moment looked at")
        .frame(frame)
        .show(ui, |ui| {
            within(ui, Region::Over, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let moment = RichText::new(moment(room, scene, node));
                    let said = ui.label(bold(moment.text()).color(look.theme.on_accent));
                    focus::spoken(&said);
                    focus::list(ui, |ui| {
                        for step in steps_of(room, scene) {
                            pair(ui, look.theme.on_accent, scene, step, keys, out);
                        }
                        back_buttons(ui, room, keys, out);
                    });
                });
            });
        });
}

/// "Viewing: game turn 3, Soviets, attack phase; action 45 of 120".
fn moment(room: &Room, scene: &Scene, node: NodeId) -> String {
    let words = scene.time.iter().filter(|word| !word.is_empty());
    let when: Vec<&str> = words.map(String::as_str).collect();
    // In another line it is none of those told.
    let action = room.table().told(node).map(|told| told.ply);
    tr!(
        "room-looking-at",
        when = when.join(", "),
        action = action.unwrap_or(0),
        of = scene.glance.ply
    )
}

/// What a step is called: its own word, or the game's for turn, part and phase.
fn name_of(scene: &Scene, step: StepWidth) -> String {
    let [turn, part, phase] = &scene.about.clock;
    match step {
        StepWidth::Event => tr!("room-step-event"),
        StepWidth::Battle => tr!("room-step-battle"),
        StepWidth::Phase => phase.clone(),
        StepWidth::Part => part.clone(),
        StepWidth::Turn => turn.clone(),
    }
}

/// The steps that lead somewhere: a game of one turn has none from turn to turn.
fn steps_of(room: &Room, scene: &Scene) -> impl Iterator<Item = StepWidth> {
    let several = turns(room, scene).count > 1;
    let all = StepWidth::ALL.into_iter();
    all.filter(move |step| several || *step != StepWidth::Turn)
}

/// How wide the arrows of a step are together, in points.
const ARROWS: f32 = 68.0;

/// A step back and forth, and its name behind them.
fn pair(
    ui: &mut Ui,
    ink: Color32,
    scene: &Scene,
    step: StepWidth,
    keys: &Keymap,
    out: &mut Vec<Command>,
) {
    let name = name_of(scene, step);
    // What lies side by side is not torn apart: it begins another row instead.
    let small = egui::TextStyle::Small.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(name.clone(), small, ink);
    if ui.available_size_before_wrap().x < words.size().x + ARROWS {
        ui.end_row();
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HAIR;
        let mut arrow = |ui: &mut Ui, back: bool| {
            let command = match step {
                StepWidth::Event => Command::LookOn { back },
                _ => Command::Leap { step, back },
            };
            let sign = if back { Sign::Back } else { Sign::On };
            let called = match back {
                true => tr!("room-step-back", step = name.as_str()),
                false => tr!("room-step-on", step = name.as_str()),
            };
            let key = keys.of(&command).unwrap_or_default();
            let response = icons::alone(ui, sign);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &called));
            if response
                .on_hover_text(format!("{} ({key})", sentence(&command.what())))
                .clicked()
            {
                out.push(command);
            }
        };
        arrow(ui, true);
        arrow(ui, false);
        ui.label(RichText::new(&name).small().color(ink));
    });
}

/// The way back, and going on from here.
fn back_buttons(ui: &mut Ui, room: &Room, keys: &Keymap, out: &mut Vec<Command>) {
    let key = keys.of(&Command::LookAtPresent).unwrap_or_default();
    let back = ui.button(tr!("room-to-present"));
    focus::leads_back(&back);
    if back.on_hover_text(key).clicked() {
        out.push(Command::LookAtPresent);
    }
    if room.table().is_open() && ui.button(tr!("room-go-on-here")).clicked() {
        out.push(Command::Room(Box::new(Deed::GoOnHere)));
    }
    let branch = Command::Branch(room.shown_node());
    let can = room.allows(&branch);
    let button = ui.add_enabled(can.is_ok(), egui::Button::new(tr!("looking-branch")));
    let button = button.on_hover_text(tr!("entry-branch-about"));
    let button = match &can {
        Ok(()) => button,
        Err(why) => button.on_disabled_hover_text(why),
    };
    if button.clicked() {
        out.push(branch);
    }
}
