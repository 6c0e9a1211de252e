//! The other decisions of a turn: hits, movement, reinforcements, restoration,
//! break-outs, forced rolls, the end.

use super::bold;
use super::{View, action_button, cited, heading, points, rule_link, side_colour};
use crate::app::commands::{Command, Dialog};
use crate::engine::{Refusal as _, Rules};
use crate::hex::HexMask;
use crate::systems::hells_gate::panel::{Interaction, able_units, legal_routes, why_stuck};
use crate::systems::hells_gate::rulebook::cite;
use crate::systems::hells_gate::{Action, Stage, UnitId, UnitMask, Weather, say};
use crate::words::{self, tr};
use egui::{RichText, Ui};

/// Judging supply, or the die for mud: one thing to do.
pub fn forced(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (action, label) = match view.state().stage {
        Stage::Mud => (Action::RollForMud, tr!("do-roll-for-mud")),
        _ => (Action::JudgeSupply, tr!("choose-judge-supply")),
    };
    ui.add_space(8.0);
    action_button(ui, view, action, label, out);
    if let Some(key) = view.keys.of(&Command::Proceed) {
        ui.weak(tr!("choose-or-press", key = key));
    }
}

/// Displaced reinforcements choose a hex [6.1].
pub fn reinforcement(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    heading(ui, &tr!("choose-displaced"));
    let mut actions = Vec::new();
    rules.legal(state, &mut actions);
    for unit in state.arriving {
        ui.label(bold(rules.unit_name(unit)));
        ui.horizontal_wrapped(|ui| {
            for &action in &actions {
                if let Action::Enter { unit: u, hex } = action
                    && u == unit
                {
                    action_button(ui, view, action, rules.hex_name(hex), out);
                }
            }
        });
    }
}

/// One corps may be restored [11.4].
pub fn restoration(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    heading(ui, &tr!("choose-restore"));
    for unit in able_units(view.rules(), view.state()) {
        let place = view.state().hex_of(unit).map(|h| view.setup().hex_name(h));
        let label = tr!(
            "choose-unit-in",
            unit = view.setup().unit_name(unit),
            hex = place.unwrap_or_default()
        );
        action_button(ui, view, Action::Restore { unit }, label, out);
    }
}

/// The defender absorbs hits [7.5, 7.6].
pub fn losses(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let (Some(hits), Some(side)) = (state.hits, state.to_act()) else {
        return;
    };
    super::combat::combat_roll(ui, view);
    let here = state.in_hex(hits.target) & rules.units_of(side);
    let fit = here - state.retreated;
    heading(
        ui,
        &tr!(
            "choose-hits-left",
            n = hits.left,
            hex = rules.hex_name(hits.target)
        ),
    );
    let last_steps: UnitMask = here
        .iter()
        .filter(|&u| state.steps(rules, u) == 1)
        .collect();
    if !hits.retreating {
        ui.label(bold(tr!("choose-loss")));
        for unit in here {
            let name = rules.unit_name(unit);
            if state.steps(rules, unit) == 2 {
                let label = tr!("choose-reduced", unit = name);
                action_button(ui, view, Action::LoseStep { unit }, label, out);
            } else {
                // Its row stays, so that no other button takes its place.
                let high = ui.spacing().interact_size.y;
                let text = RichText::new(tr!("choose-one-step", unit = name)).weak();
                ui.horizontal(|ui| {
                    ui.set_min_height(high);
                    ui.add(egui::Label::new(text).wrap());
                });
            }
        }
        ui.add_space(6.0);
    }
    retreats(ui, view, fit, hits.destinations, out);
    // Apart from all others, and in another colour: it is for good.
    if !hits.retreating && !last_steps.is_empty() {
        ui.add_space(12.0);
        ui.separator();
        let colour = view.theme.refusal;
        ui.label(bold(tr!("choose-last-step")).color(colour));
        for unit in last_steps {
            let label = tr!("choose-eliminated", unit = rules.unit_name(unit));
            let label = RichText::new(label).color(colour);
            action_button(ui, view, Action::LoseStep { unit }, label, out);
        }
    }
}

/// Who can absorb the last hit by retreating, and where to.
fn retreats(
    ui: &mut Ui,
    view: &View<'_>,
    fit: UnitMask,
    destinations: HexMask,
    out: &mut Vec<Command>,
) {
    let rules = view.rules();
    ui.label(bold(tr!("choose-retreat")));
    if destinations.is_empty() {
        cited(
            ui,
            view.theme,
            tr!("choose-no-retreat"),
            Some(cite::RETREATS),
            out,
        );
        return;
    }
    for unit in fit {
        ui.label(rules.unit_name(unit));
        ui.horizontal_wrapped(|ui| {
            for hex in destinations {
                let action = Action::Retreat { unit, hex };
                let label = tr!("choose-retreat-to", hex = rules.hex_name(hex));
                action_button(ui, view, action, label, out);
            }
        });
    }
}

/// Units move [8.0].
pub fn movement(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let able = able_units(rules, state);
    // What a click adds comes below: nothing moves from under the pointer.
    movers(ui, view, able, out);
    if let Some(hex) = view.interaction.hex {
        heading(ui, &rules.hex_name(hex));
        for unit in state.in_hex(hex) {
            mover(ui, view, unit, able, out);
        }
    }
    if let Some(unit) = view.interaction.units.first() {
        routes(ui, view, unit, out);
    }
}

/// Every unit that can still move, a button each.
fn movers(ui: &mut Ui, view: &View<'_>, able: UnitMask, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    heading(ui, &tr!("choose-can-move"));
    if able.is_empty() {
        ui.label(tr!("choose-nobody-moves"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for unit in able {
            let label = rules.unit(unit).map_or("?", |u| u.label.as_str());
            let label = words::name(label);
            let text = RichText::new(label).small();
            let response = ui
                .add(egui::Button::new(text).selected(view.interaction.units.contains(unit)))
                .on_hover_text(say::unit_line(rules, state, unit));
            response.widget_info(|| {
                let unit = say::unit_and_place(rules, state, unit);
                let name = tr!("choose-pick", unit = unit);
                egui::WidgetInfo::labeled(egui::Role::Button, true, name)
            });
            if response.clicked() {
                out.push(Command::ClickUnit(unit));
            }
        }
    });
}

/// One unit of the picked hex: pick it, add it, or read why it stays.
fn mover(ui: &mut Ui, view: &View<'_>, unit: UnitId, able: UnitMask, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let own = state
        .to_act()
        .is_some_and(|s| rules.units_of(s).contains(unit));
    if !own {
        ui.label(say::unit_line(rules, state, unit));
        return;
    }
    let mut picked = view.interaction.units.contains(unit);
    let can = able.contains(unit);
    let line = say::unit_line(rules, state, unit);
    let response = ui.add_enabled(can, egui::Checkbox::new(&mut picked, line));
    if response.changed() {
        out.push(Command::ToggleUnit(unit));
    }
    // Beside the row: what it says of the unit would pass for the reason.
    if let Some(why) = why_stuck(rules, state, unit).filter(|_| !can) {
        let text = RichText::new(say::refusal(rules, &why)).small();
        let text = text.color(view.theme.warning);
        ui.indent(("why", unit.0), |ui| {
            cited(ui, view.theme, text, Some(why.rule()), out);
        });
    }
}

/// Where the picked unit can go; several routes to one hex are told apart.
fn routes(ui: &mut Ui, view: &View<'_>, unit: UnitId, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let all = legal_routes(rules, state, unit);
    let ends: HexMask = all.iter().map(|r| r.end()).collect();
    heading(ui, &tr!("choose-moves-to", unit = rules.unit_name(unit)));
    ui.horizontal_wrapped(|ui| {
        for hex in ends {
            let ways = Interaction::routes_to(rules, state, unit, hex);
            for route in &ways {
                let end = rules.grid.name(hex).to_string();
                let label = match route.second {
                    None => end,
                    Some(_) => {
                        let via = rules.grid.name(route.first).to_string();
                        tr!("choose-via", hex = end, via = via)
                    }
                };
                // One way on foot is enough to show, unless a hex on the way
                // may matter: then each is its own button.
                let action = Action::Move {
                    unit,
                    route: *route,
                };
                let response = ui
                    .add(egui::Button::new(RichText::new(label).small()))
                    .on_hover_text(say::action(rules, state, &action));
                response.widget_info(|| {
                    let name = say::action(rules, state, &action);
                    egui::WidgetInfo::labeled(egui::Role::Button, true, name)
                });
                super::point_out(ui, view, action, &response);
                if response.clicked() {
                    out.push(Command::Act(action));
                }
                if route.second.is_none() && state.weather == Weather::Mud {
                    break;
                }
            }
        }
    });
    if view.interaction.units.len() > 1 {
        ui.weak(tr!("choose-moves-first"));
    }
}

/// Break-outs of the last turn [11.5].
pub fn breakout(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    heading(ui, &tr!("choose-break-out"));
    for unit in able_units(rules, state) {
        let place = state.hex_of(unit).map(|h| rules.hex_name(h));
        let refuges = rules.refuges(state, unit).len();
        let faces = (1..=6_usize).filter(|die| die + refuges >= 5).count();
        let label = tr!(
            "choose-escapes",
            unit = rules.unit_name(unit),
            hex = place.unwrap_or_default(),
            refuges = refuges,
            faces = faces
        );
        action_button(ui, view, Action::BreakOut { unit }, label, out);
    }
}

/// The end of the game: the whole receipt.
pub fn over(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    if let Some(verdict) = view.rules().verdict(view.state()) {
        let colour = verdict
            .winner()
            .map_or(view.theme.text, |s| side_colour(view.theme, s));
        let text = RichText::new(say::verdict(view.setup(), &verdict));
        ui.label(text.text_style(egui::TextStyle::Heading).color(colour));
        rule_link(ui, view.theme, cite::VICTORY, out);
    }
    points::receipt(ui, view, out);
    ui.add_space(8.0);
    if ui.button(tr!("choose-play-again")).clicked() {
        out.push(Command::Toggle(Dialog::NewGame));
    }
}
