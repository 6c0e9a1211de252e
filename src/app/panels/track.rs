//! The turn track: dates, weather, what arrives, what is special.

use super::View;
use super::bold;
use crate::hex::Id;
use crate::systems::hells_gate::setup::Arrival;
use crate::systems::hells_gate::{Side, UnitId, Weather, say};
use crate::words::tr;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// One box per game turn, the current one lit.
pub fn turn_track(ui: &mut Ui, view: &View<'_>) {
    let setup = view.setup();
    let turns = setup.parameters.turns;
    let gap = 4.0;
    let width = (ui.available_width() - gap * f32::from(turns - 1)) / f32::from(turns);
    let height = 52.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for turn in 1..=turns {
            let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            paint_turn(ui, view, turn, rect);
            let words = turn_words(view, turn);
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words.clone()));
            response.on_hover_ui(|ui| turn_card(ui, view, turn));
        }
    });
}

fn paint_turn(ui: &Ui, view: &View<'_>, turn: u8, rect: Rect) {
    let (theme, state) = (view.theme, view.state());
    let painter = ui.painter_at(rect);
    let now = turn == state.turn;
    let past = turn < state.turn;
    let fill = if now { theme.raised } else { theme.well };
    painter.rect(
        rect,
        4.0,
        fill,
        Stroke::new(
            if now { 2.0 } else { 1.0 },
            if now { theme.accent } else { theme.line },
        ),
        StrokeKind::Inside,
    );
    let ink = if past { theme.text_weak } else { theme.text };
    let small = egui::TextStyle::Small.resolve(ui.style());
    let body = egui::TextStyle::Heading.resolve(ui.style());
    let left = rect.left() + 7.0;
    painter.text(
        pos2(left, rect.top() + 3.0),
        Align2::LEFT_TOP,
        turn.to_string(),
        body,
        ink,
    );
    let dates = setup_dates(view, turn);
    let date_width = rect.width() - 36.0;
    let text = if date_width < 70.0 {
        dates.split(' ').next().unwrap_or_default().to_owned()
    } else {
        dates
    };
    painter.text(
        pos2(left + 18.0, rect.top() + 7.0),
        Align2::LEFT_TOP,
        text,
        small.clone(),
        ink,
    );
    let mud = now && state.weather == Weather::Mud;
    if now {
        paint_weather(
            &painter,
            view,
            pos2(rect.right() - 13.0, rect.top() + 13.0),
            mud,
        );
    }
    // What is coming, as short as it can be: how many of each side.
    let mut x = left;
    for side in Side::ALL {
        let coming = arrivals(view, turn, side);
        if coming.is_empty() || past {
            continue;
        }
        let colour = super::side_colour(theme, side);
        let chip = Rect::from_min_size(pos2(x, rect.bottom() - 19.0), vec2(13.0, 12.0));
        painter.rect_filled(chip, 2.0, colour);
        let names = format!("+{}", coming.len());
        let drawn = painter.text(
            pos2(chip.right() + 3.0, chip.center().y),
            Align2::LEFT_CENTER,
            names,
            small.clone(),
            ink,
        );
        x = drawn.right() + 8.0;
    }
    // Only where there is room beside the arrivals.
    let roomy = rect.right() - x > 22.0;
    if roomy && !past && !say::special_of_turn(view.setup(), turn).is_empty() {
        painter.text(
            pos2(rect.right() - 6.0, rect.bottom() - 13.0),
            Align2::RIGHT_CENTER,
            "§",
            small,
            theme.accent,
        );
    }
}

/// A snowflake or a puddle.
fn paint_weather(painter: &egui::Painter, view: &View<'_>, at: egui::Pos2, mud: bool) {
    if mud {
        let colour = view.theme.warning;
        painter.add(egui::epaint::EllipseShape::filled(
            at,
            vec2(8.0, 4.5),
            colour,
        ));
        painter.circle_filled(at + vec2(-3.0, -5.0), 1.6, colour);
        painter.circle_filled(at + vec2(3.0, -6.0), 1.2, colour);
        return;
    }
    for i in 0..3 {
        let angle = std::f32::consts::PI * (i as f32) / 3.0 + 0.52;
        let arm = vec2(angle.cos(), angle.sin()) * 7.0;
        painter.line_segment([at - arm, at + arm], Stroke::new(1.4, view.theme.german));
    }
}

fn setup_dates(view: &View<'_>, turn: u8) -> String {
    view.setup()
        .days(turn)
        .map(|d| {
            // Short where the language shortens months so.
            [
                ("January", "Jan"),
                ("February", "Feb"),
                ("Januar", "Jan."),
                ("Februar", "Feb."),
                ("января", "янв."),
                ("февраля", "февр."),
                ("січня", "січ."),
                ("лютого", "лют."),
            ]
            .iter()
            .fold(d.into_owned(), |days, (long, short)| {
                days.replace(long, short)
            })
        })
        .unwrap_or_default()
}

fn arrivals(view: &View<'_>, turn: u8, side: Side) -> Vec<UnitId> {
    let units = view.setup().units.iter().enumerate();
    units
        .filter(|(_, u)| u.arrives == Arrival::Turn(turn) && u.side == side)
        .map(|(i, _)| UnitId::from_index(i))
        .collect()
}

fn turn_words(view: &View<'_>, turn: u8) -> String {
    let coming: usize = Side::ALL
        .map(|s| arrivals(view, turn, s).len())
        .iter()
        .sum();
    let days = setup_dates(view, turn);
    if turn == view.state().turn {
        let ground = view.state().weather.word();
        tr!(
            "turn-now",
            turn = turn,
            days = days,
            ground = ground,
            n = coming
        )
    } else {
        tr!("turn-other", turn = turn, days = days, n = coming)
    }
}

fn turn_card(ui: &mut Ui, view: &View<'_>, turn: u8) {
    let setup = view.setup();
    ui.set_max_width(380.0);
    let days = setup_dates(view, turn);
    ui.label(bold(tr!("turn-title", turn = turn, days = days)));
    if turn == view.state().turn {
        let ground = view.state().weather.word();
        ui.label(tr!("turn-ground", ground = ground));
    }
    for side in Side::ALL {
        let coming = arrivals(view, turn, side);
        if coming.is_empty() {
            continue;
        }
        ui.add_space(4.0);
        let colour = super::side_colour(view.theme, side);
        let title = tr!("turn-reinforcements", side = side.key());
        ui.label(bold(title).color(colour));
        for unit in coming {
            if let Some(u) = setup.unit(unit) {
                let name = setup.unit_name(unit);
                let hex = setup.hex_name(u.hex);
                ui.label(match u.conditional {
                    true => tr!("turn-arrival-if", unit = name, hex = hex),
                    false => tr!("turn-arrival", unit = name, hex = hex),
                });
            }
        }
    }
    for (rules, text) in say::special_of_turn(setup, turn) {
        ui.add_space(4.0);
        let cited: Vec<&str> = rules.iter().map(|rule| rule.0).collect();
        ui.label(format!("{text} [{}]", cited.join(", ")));
    }
}
