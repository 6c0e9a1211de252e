//! The plan of attacks: what each would come to, what its units add, what does
//! not go together.

use super::{View, bold, cited, heading, tight};
use crate::app::commands::Command;
use crate::app::planning::PlanEdit;
use crate::engine::Refusal;
use crate::hex::HexId;
use crate::systems::hells_gate::insight::{Appraisal, Share};
use crate::systems::hells_gate::panel::open_hexes;
use crate::systems::hells_gate::say;
use crate::words::tr;
use egui::{RichText, Ui};

/// Below this width, in points, what stands side by side elsewhere stands one
/// below the other.
const NARROW: f32 = 230.0;

/// In place of the targets, while clicks plan.
pub fn panel(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    heading(ui, &tr!("planning-title"));
    let plan = view.plan();
    if plan.is_empty() {
        ui.weak(tr!("planning-empty"));
    }
    for (i, appraisal) in plan.iter().enumerate() {
        // One that nobody was chosen for has no place in the order yet.
        let idle = |a: &Appraisal| a.planned.units.is_empty();
        let last = plan[i + 1..].iter().all(idle);
        let ends = (i == 0 || idle(appraisal), last || idle(appraisal));
        attack(ui, view, i + 1, appraisal, ends, out);
    }
    others(ui, view, &plan, out);
    ui.horizontal_wrapped(|ui| {
        let end = ui
            .button(tr!("planning-end"))
            .on_hover_text(key(view, &Command::PlanAttacks));
        if end.clicked() {
            out.push(Command::PlanAttacks);
        }
        if !plan.is_empty() && ui.button(tr!("planning-drop-all")).clicked() {
            out.push(Command::Plan(PlanEdit::Clear));
        }
    });
}

/// What is still planned, below another decision of the phase.
pub fn summary(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    // The attack being put together is told in full above.
    let open = view.state().attack.map(|open| open.target);
    let mut plan: Vec<_> = view.plan().into_iter().zip(1..).collect();
    plan.retain(|(a, _)| Some(a.planned.target) != open);
    if !plan.is_empty() {
        heading(ui, &tr!("planning-title"));
    }
    for (appraisal, number) in &plan {
        let line = say::planned_attack(view.setup(), appraisal);
        ui.horizontal_wrapped(|ui| {
            tight(ui);
            ui.label(bold(format!("{number}.")));
            ui.label(line);
        });
        troubles(ui, view, appraisal, out);
    }
    let label = match plan.is_empty() {
        true => tr!("planning-begin"),
        false => tr!("planning-change"),
    };
    ui.add_space(4.0);
    // While an attack is put together, clicks belong to it.
    if view.state().attack.is_none() {
        let tip = tr!("planning-tip");
        let begin = ui
            .button(label)
            .on_hover_text(format!("{tip} ({})", key(view, &Command::PlanAttacks)));
        if begin.clicked() {
            out.push(Command::PlanAttacks);
        }
    }
}

/// Puts the first planned attack together.
pub fn begin(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let plan = view.plan();
    let Some(first) = plan.first() else { return };
    let target = view.setup().hex_name(first.planned.target);
    let stopped = first.troubles.iter().find(|t| t.stops());
    let button = egui::Button::new(tr!("planning-first", hex = target)).wrap();
    let response = ui.add_enabled(stopped.is_none(), button);
    let response = match stopped {
        Some(why) => {
            let text = say::plan_trouble(view.setup(), why);
            response.on_disabled_hover_text(format!("{text} [{}]", why.rule()))
        }
        None => {
            let units = say::planned_units(view.setup(), &first.planned);
            let key = key(view, &Command::BeginPlanned);
            response.on_hover_text(tr!("planning-first-tip", units = units, key = key))
        }
    };
    if response.clicked() {
        out.push(Command::BeginPlanned);
    }
}

fn key(view: &View<'_>, command: &Command) -> String {
    view.keys.of(command).unwrap_or_default()
}

/// One attack; in full while its units are being chosen.
fn attack(
    ui: &mut Ui,
    view: &View<'_>,
    number: usize,
    appraisal: &Appraisal,
    (first, last): (bool, bool),
    out: &mut Vec<Command>,
) {
    let setup = view.setup();
    let target = appraisal.planned.target;
    let aimed = view.planning.aim == Some(target);
    let frame = egui::Frame::group(ui.style());
    let frame = match aimed {
        true => frame.stroke(egui::Stroke::new(1.5, view.theme.accent)),
        false => frame,
    };
    let shown = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let narrow = ui.available_width() < NARROW;
        let row = match narrow {
            true => egui::Layout::top_down(egui::Align::Min),
            false => egui::Layout::left_to_right(egui::Align::Center),
        };
        let high = ui.spacing().interact_size.y;
        ui.allocate_ui_with_layout(egui::vec2(ui.available_width(), high), row, |ui| {
            let name = setup.hex_name(target);
            let title = bold(format!("{number}.  {name}"));
            let tip = tr!("planning-units-tip");
            let response = ui
                .add(egui::Button::new(title).frame(false).truncate())
                .on_hover_text(tip);
            response.widget_info(|| {
                let text = tr!("planning-attack", number = number, hex = name.clone());
                egui::WidgetInfo::selected(egui::Role::Button, true, aimed, text)
            });
            if response.clicked() {
                out.push(Command::Plan(PlanEdit::Aim(target)));
            }
            let signs = egui::Layout::right_to_left(egui::Align::Center);
            let wide = egui::vec2(ui.available_width(), high);
            ui.allocate_ui_with_layout(wide, signs, |ui| {
                let at = appraisal.number;
                let all = [
                    ("×", tr!("planning-drop"), PlanEdit::Drop(at), true),
                    ("↓", tr!("planning-later"), PlanEdit::Later(at), !last),
                    ("↑", tr!("planning-earlier"), PlanEdit::Earlier(at), !first),
                ];
                for (sign, what, edit, can) in all {
                    let response = ui
                        .add_enabled(can, egui::Button::new(sign).small())
                        .on_hover_text(&what);
                    response.widget_info(|| {
                        let text = tr!("planning-button", what = what.as_str(), number = number);
                        egui::WidgetInfo::labeled(egui::Role::Button, can, text)
                    });
                    if response.clicked() {
                        out.push(Command::Plan(edit));
                    }
                }
            });
        });
        if aimed {
            in_full(ui, view, appraisal, out);
        } else {
            figures(ui, view, appraisal);
            if !appraisal.planned.units.is_empty() {
                ui.weak(say::planned_units(setup, &appraisal.planned));
            }
        }
        troubles(ui, view, appraisal, out);
    });
    // What has just been chosen comes into sight.
    let chosen = egui::Id::unique("planned attack in sight");
    let before = ui.data(|d| d.get_temp::<HexId>(chosen));
    if aimed && before != Some(target) {
        shown.response.scroll_to_me(None);
        ui.data_mut(|d| d.insert_temp(chosen, target));
    }
}

/// Column and hits, large enough to compare attacks at a glance.
fn figures(ui: &mut Ui, view: &View<'_>, appraisal: &Appraisal) {
    let (Some(odds), Some(normal)) = (&appraisal.odds, &appraisal.normal) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let column = RichText::new(odds.column.to_string())
            .text_style(egui::TextStyle::Heading)
            .color(view.theme.accent);
        ui.label(column);
        let text = say::faces_and_hits(normal, odds.overconcentrated);
        ui.label(text);
    });
}

/// Its units come first: figures that a tick brings push no row aside.
fn in_full(ui: &mut Ui, view: &View<'_>, appraisal: &Appraisal, out: &mut Vec<Command>) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 20.0;
        for share in &appraisal.shares {
            candidate(ui, view, appraisal, share, out);
        }
    });
    if appraisal.normal.is_none() {
        return;
    }
    figures(ui, view, appraisal);
    ui.add_space(4.0);
    ui.label(bold(tr!("planning-expected")));
    for (how, text) in say::expected_steps(appraisal) {
        ui.horizontal_wrapped(|ui| {
            tight(ui);
            ui.label(format!("{how}: {text}"));
        });
    }
    let (text, rule) = say::ways_of_retreat(view.setup(), &appraisal.garrison);
    cited(ui, view.theme, text, Some(rule), out);
}

/// One unit next to the target: tick to plan it, with what it changes.
fn candidate(
    ui: &mut Ui,
    view: &View<'_>,
    appraisal: &Appraisal,
    share: &Share,
    out: &mut Vec<Command>,
) {
    let (setup, target) = (view.setup(), appraisal.planned.target);
    let mut ticked = appraisal.planned.units.contains(share.unit);
    let stays_out = share.refused.filter(|_| !ticked);
    let name = setup.unit_name(share.unit);
    let from = view.state().hex_of(share.unit);
    let from = from.map(|hex| setup.grid.name(hex).to_string());
    let from = from.unwrap_or_default();
    let change = say::share(setup, appraisal.sketch(), share);
    let can = stays_out.is_none();
    let text = format!("{name} ({from})");
    let (told, change) = match (change.is_empty(), share.inside) {
        (true, _) => (text.clone(), change),
        (_, true) => (
            tr!(
                "planning-without",
                unit = text.as_str(),
                change = change.as_str()
            ),
            tr!("planning-else", change = change),
        ),
        (_, false) => (
            tr!(
                "planning-with",
                unit = text.as_str(),
                change = change.as_str()
            ),
            format!("→ {change}"),
        ),
    };
    let change = RichText::new(change).small().weak();
    let response = if ui.available_width() < NARROW {
        let response = ui.add_enabled(can, egui::Checkbox::new(&mut ticked, text));
        ui.label(change);
        response
    } else {
        ui.horizontal(|ui| {
            let response = ui.add_enabled(can, egui::Checkbox::new(&mut ticked, text));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(change).truncate());
            });
            response
        })
        .inner
    };
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, can, ticked, &told));
    let response = match &stays_out {
        Some(why) => {
            let text = say::plan_trouble(setup, why);
            response.on_disabled_hover_text(format!("{text} [{}]", why.rule()))
        }
        None => response,
    };
    if response.changed() {
        out.push(Command::Plan(PlanEdit::Unit(share.unit, target)));
    }
}

fn troubles(ui: &mut Ui, view: &View<'_>, appraisal: &Appraisal, out: &mut Vec<Command>) {
    for trouble in &appraisal.troubles {
        let colour = match trouble.stops() {
            true => view.theme.refusal,
            false => view.theme.warning,
        };
        let text = RichText::new(say::plan_trouble(view.setup(), trouble));
        cited(
            ui,
            view.theme,
            text.color(colour),
            Some(trouble.rule()),
            out,
        );
    }
}

/// Hexes that could be attacked besides.
fn others(ui: &mut Ui, view: &View<'_>, plan: &[Appraisal], out: &mut Vec<Command>) {
    let planned = |hex| plan.iter().any(|a| a.planned.target == hex);
    let mut open = open_hexes(view.rules(), view.state())
        .iter()
        .filter(|&hex| !planned(hex))
        .peekable();
    if open.peek().is_none() {
        return;
    }
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!("planning-add"));
        for hex in open {
            let response = ui
                .small_button(view.setup().grid.name(hex).to_string())
                .on_hover_text(say::hex_line(view.setup(), view.state(), hex));
            response.widget_info(|| {
                let text = tr!("planning-on", hex = view.setup().hex_name(hex));
                egui::WidgetInfo::labeled(egui::Role::Button, true, text)
            });
            if response.clicked() {
                out.push(Command::Plan(PlanEdit::Aim(hex)));
            }
        }
    });
    ui.add_space(4.0);
}
