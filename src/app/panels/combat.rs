//! Putting an attack together: who may join, strengths, odds, every shift, and
//! the chance of each number of hits before any die is rolled.

use super::bold;
use super::{View, action_button, cited, heading, plan};
use crate::app::commands::Command;
use crate::app::focus;
use crate::engine::Rules;
use crate::hex::HexId;
use crate::systems::hells_gate::crt::distribution;
use crate::systems::hells_gate::odds::{Odds, odds};
use crate::systems::hells_gate::panel::{change_of_columns, neighbours_of, open_hexes};
use crate::systems::hells_gate::{Action, UnitId, UnitMask, say};
use crate::words::{decimal, tr};
use egui::{RichText, Ui, vec2};

/// The panel of the combat phase.
pub fn combat(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    combat_roll(ui, view);
    if view.planning.takes_clicks(view.state()) {
        return plan::panel(ui, view, out);
    }
    match view.interaction.target {
        None => {
            plan::summary(ui, view, out);
            targets(ui, view, out);
        }
        Some(target) => {
            attack(ui, view, target, out);
            plan::summary(ui, view, out);
        }
    }
}

/// The die of the last attack of this phase, large.
pub(super) fn combat_roll(ui: &mut Ui, view: &View<'_>) {
    let Some(rolling) = &view.rolling else { return };
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(52.0, 52.0), egui::Sense::hover());
        response.widget_info(|| {
            let text = tr!("fight-die", die = rolling.die.pips());
            egui::WidgetInfo::labeled(egui::Role::Image, true, text)
        });
        paint_die(ui.painter(), rect, rolling.shown, view.theme);
        ui.vertical(|ui| {
            if rolling.settled {
                focus::spoken(&ui.label(bold(&*rolling.words)));
            } else {
                ui.label(tr!("fight-rolling"));
            }
        });
    });
    ui.separator();
}

/// A die face as a drawing.
pub fn paint_die(
    painter: &egui::Painter,
    rect: egui::Rect,
    pips: u8,
    theme: &crate::app::theme::Palette,
) {
    let rect = rect.shrink(2.0);
    painter.rect(
        rect,
        rect.width() * 0.18,
        theme.well,
        egui::Stroke::new(1.5, theme.text),
        egui::StrokeKind::Inside,
    );
    let spots: &[(f32, f32)] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    };
    let step = rect.width() * 0.27;
    for &(x, y) in spots {
        let at = rect.center() + vec2(x * step, y * step);
        painter.circle_filled(at, rect.width() * 0.09, theme.text);
    }
}

/// Nothing is aimed at yet: what could be attacked.
fn targets(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let open = open_hexes(view.rules(), view.state());
    heading(ui, &tr!("fight-targets"));
    if open.is_empty() {
        ui.label(tr!("fight-no-more"));
        return;
    }
    ui.label(tr!("fight-choose"));
    for hex in open {
        let label = say::hex_line(view.setup(), view.state(), hex);
        let short = view.setup().hex_name(hex);
        if ui
            .add(egui::Button::new(tr!("fight-attack", hex = short)).wrap())
            .on_hover_text(label)
            .clicked()
        {
            out.push(Command::ClickHex(hex));
        }
    }
}

fn attack(ui: &mut Ui, view: &View<'_>, target: HexId, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let joined = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
    let odds = odds(rules, state, target, joined);
    let receipt = say::odds_lines(rules, state, target, joined, &odds);

    let name = view.setup().hex_name(target);
    heading(ui, &tr!("fight-attack-on", hex = name));
    let defenders: Vec<&str> = receipt
        .defenders
        .iter()
        .map(|(_, t, _)| t.as_str())
        .collect();
    let defenders = match defenders.as_slice() {
        [] => tr!("fight-retreated-only"),
        some => some.join("; "),
    };
    ui.horizontal_wrapped(|ui| {
        super::tight(ui);
        ui.label(bold(tr!("fight-defenders")));
        ui.label(defenders);
    });
    ui.label(bold(tr!("fight-attackers")));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 20.0;
        for unit in neighbours_of(rules, state, target) {
            candidate(ui, view, target, unit, joined, out);
        }
    });
    ui.add_space(6.0);
    if joined.is_empty() {
        if ui.button(tr!("fight-aim-elsewhere")).clicked() {
            out.push(Command::Escape);
        }
        return;
    }

    // Ratio, shifts, column.
    egui::Frame::group(ui.style()).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let ratio = RichText::new(format!("{} → {}", receipt.ratio, receipt.base));
            ui.label(ratio.text_style(egui::TextStyle::Heading));
            if receipt.shifts.is_empty() {
                ui.weak(tr!("fight-no-shifts"));
            }
        });
        for (columns, cause, rule) in &receipt.shifts {
            let arrow = if *columns > 0 { "→" } else { "←" };
            let arrows = arrow.repeat(usize::from(columns.unsigned_abs()));
            cited(
                ui,
                view.theme,
                format!("{arrows} {cause}"),
                Some(*rule),
                out,
            );
        }
        let column = RichText::new(tr!("fight-column", column = receipt.column))
            .text_style(egui::TextStyle::Heading)
            .color(view.theme.accent);
        ui.label(column);
    });
    chances(ui, view, &odds);
}

/// One unit next to the target: tick to join, with what it would change.
fn candidate(
    ui: &mut Ui,
    view: &View<'_>,
    target: HexId,
    unit: UnitId,
    joined: UnitMask,
    out: &mut Vec<Command>,
) {
    let (rules, state) = (view.rules(), view.state());
    let inside = joined.contains(unit);
    let action = if inside {
        Action::LeaveAttack { unit }
    } else {
        Action::JoinAttack { unit, target }
    };
    let refused = rules.check(state, action).err();
    let worth = say::worth(rules, state, unit, target);
    let from = state.hex_of(unit).map(|h| rules.grid.name(h));
    let mut text = format!("{}: {worth}", rules.unit_name(unit));
    if let Some(from) = from {
        text.push_str(&format!(" ({from})"));
    }
    let columns = |change: i8| {
        let (n, signed) = (change.abs(), format!("{change:+}").replace('-', "\u{2212}"));
        tr!("fight-columns", change = signed, n = n)
    };
    let change = match refused.is_none() && !joined.is_empty() {
        true => change_of_columns(rules, state, target, unit),
        false => 0,
    };
    let told = if change == 0 {
        String::new()
    } else {
        columns(change)
    };
    let mut ticked = inside;
    let can = refused.is_none();
    // The name has the same room with and without a change beside it.
    let most = super::in_one_line(ui, RichText::new(columns(2)), egui::TextStyle::Small);
    let aside = most.size().x + ui.spacing().item_spacing.x;
    let response = ui
        .horizontal(|ui| {
            let wide = vec2((ui.available_width() - aside).max(60.0), 20.0);
            let response = ui
                .allocate_ui_with_layout(wide, egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.set_max_width(wide.x);
                    ui.add_enabled(can, egui::Checkbox::new(&mut ticked, &text))
                })
                .inner;
            ui.label(RichText::new(&told).small());
            response
        })
        .inner;
    let name = format!("{text}  {told}");
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::Role::CheckBox, can, ticked, name.trim_end())
    });
    let response = match &refused {
        Some(why) => response.on_disabled_hover_text(super::reason(rules, why)),
        None => response,
    };
    super::point_out(ui, view, action, &response);
    if response.changed() {
        out.push(Command::Act(action));
    }
}

/// The exact chance of each number of hits, both ways of attacking.
fn chances(ui: &mut Ui, view: &View<'_>, odds: &Odds) {
    let normal = distribution(odds.column, odds.overconcentrated);
    let all_out = distribution(odds.column, true);
    ui.add_space(4.0);
    if ui.available_width() < NARROW {
        return chances_below_each_other(ui, view, odds, normal, all_out);
    }
    // A narrow panel has room for shorter bars.
    let gap = if ui.available_width() < BAR * 2.6 {
        6.0
    } else {
        14.0
    };
    let wide = ((ui.available_width() - 96.0 - 2.0 * gap) / 2.0).clamp(40.0, BAR);
    egui::Grid::new("chances")
        .num_columns(3)
        .spacing([gap, 3.0])
        .show(ui, |ui| {
            ui.label(bold(tr!("fight-hits")));
            let head = if odds.overconcentrated {
                tr!("fight-overconcentrated")
            } else {
                tr!("fight-normal")
            };
            ui.label(bold(head));
            if !odds.overconcentrated {
                ui.label(bold(tr!("fight-all-out")));
            }
            ui.end_row();
            for hits in 0..4_usize {
                if normal[hits] == 0 && all_out[hits] == 0 {
                    continue;
                }
                ui.label(hits.to_string());
                bar(ui, view, normal[hits], wide);
                if !odds.overconcentrated {
                    bar(ui, view, all_out[hits], wide);
                }
                ui.end_row();
            }
            ui.label(tr!("fight-average"));
            ui.label(mean(normal));
            if !odds.overconcentrated {
                ui.label(mean(all_out));
            }
            ui.end_row();
        });
}

/// The same where both ways find no room side by side.
fn chances_below_each_other(
    ui: &mut Ui,
    view: &View<'_>,
    odds: &Odds,
    normal: [u8; 4],
    all_out: [u8; 4],
) {
    let ways = match odds.overconcentrated {
        true => vec![(tr!("fight-overconcentrated"), normal)],
        false => vec![
            (tr!("fight-normal"), normal),
            (tr!("fight-all-out"), all_out),
        ],
    };
    for (way, faces) in ways {
        ui.label(bold(way));
        for (hits, &sixths) in faces.iter().enumerate().filter(|(_, n)| **n > 0) {
            ui.horizontal(|ui| {
                ui.label(hits.to_string());
                let wide = ui.available_width().clamp(40.0, BAR);
                bar(ui, view, sixths, wide);
            });
        }
        ui.label(format!("{}: {}", tr!("fight-average"), mean(faces)));
    }
}

fn mean(faces: [u8; 4]) -> String {
    let sum: f32 = (0_u8..)
        .zip(faces)
        .map(|(h, n)| f32::from(h) * f32::from(n))
        .sum();
    decimal(f64::from(sum) / 6.0, 2)
}

/// Below this width, in points, the chances of both ways stand one below the other.
const NARROW: f32 = 230.0;

/// The width of a bar where there is room, in points.
const BAR: f32 = 104.0;

/// A chance in sixths as a bar with its number.
fn bar(ui: &mut Ui, view: &View<'_>, sixths: u8, wide: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 18.0), egui::Sense::hover());
    let text = match sixths {
        0 => "–".to_owned(),
        n if wide < 0.7 * BAR => format!("{:.0} %", f32::from(n) * 100.0 / 6.0),
        n => format!("{n}/6  {:.0} %", f32::from(n) * 100.0 / 6.0),
    };
    let mut filled = rect;
    filled.set_width(rect.width() * f32::from(sixths) / 6.0);
    ui.painter().rect_filled(rect, 3.0, view.theme.well);
    ui.painter()
        .rect_filled(filled, 3.0, view.theme.accent.gamma_multiply(0.35));
    ui.painter().text(
        rect.left_center() + vec2(6.0, 0.0),
        egui::Align2::LEFT_CENTER,
        &text,
        egui::TextStyle::Small.resolve(ui.style()),
        view.theme.text,
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text.clone()));
}

/// Rolling for the attack that is put together, in each way that is allowed.
pub(super) fn rolls(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let (rules, state) = (view.rules(), view.state());
    let Some(attack) = state.attack else { return };
    let odds = odds(rules, state, attack.target, attack.units);
    let receipt = say::odds_lines(rules, state, attack.target, attack.units, &odds);
    let summary = tr!(
        "fight-summary",
        ratio = receipt.ratio,
        base = receipt.base,
        column = receipt.column
    );
    ui.label(bold(summary));
    let normal = if odds.overconcentrated {
        tr!("fight-roll")
    } else {
        tr!("fight-roll-normal")
    };
    action_button(ui, view, Action::Resolve { flip: None }, normal, out);
    for unit in odds.may_flip {
        let label = tr!("fight-roll-all-out", unit = rules.unit_name(unit));
        action_button(ui, view, Action::Resolve { flip: Some(unit) }, label, out);
    }
    if let Err((why, rule)) = &receipt.all_out {
        cited(
            ui,
            view.theme,
            RichText::new(why).small().weak(),
            Some(*rule),
            out,
        );
    }
    ui.add_space(4.0);
}
