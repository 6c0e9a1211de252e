//! Two lines of a game as curves: the points at the end of every player turn, and how the
//! game was expected to end from there.

use super::Room;
use super::panel::RoomLook;
use super::timeline::{Value, expectation};
use crate::app::theme::{line, space};
use crate::engine::{NodeId, SideNo};
use crate::present::system::ReceiptRow;
use crate::table::Table;
use crate::words::{decimal, signed, tr};
use egui::{Color32, CornerRadius, Rect, RichText, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use std::collections::BTreeSet;

/// How high the curves are, in points, and how far they reach up and down at least.
const HIGH: f32 = 84.0;
const REACH: f64 = 6.0;

/// The end of a player turn on the way to a position, or that position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Station {
    pub node: NodeId,
    /// Which player turn it is in.
    part: [u8; 2],
    /// By how many points the first side is ahead; `None` in a game without points.
    points: Option<i32>,
}

/// The way to a position.
pub(super) fn stations(table: &dyn Table, end: NodeId) -> Vec<Station> {
    let mut path = vec![end];
    let mut at = end;
    while let Some(told) = table.told(at) {
        at = told.parent;
        path.push(at);
    }
    path.reverse();
    let mut found: Vec<Station> = Vec::new();
    for node in path {
        let Some(clock) = table.clock(node) else {
            continue;
        };
        let part = [clock.0[0], clock.0[1]];
        // The last position of each counts, and the first of all.
        if found.len() > 1 && found.last().is_some_and(|last| last.part == part) {
            found.pop();
        }
        found.push(Station {
            node,
            part,
            points: None,
        });
    }
    for station in &mut found {
        let rows = table.score_at(station.node);
        let [first, second] = ReceiptRow::sums(&rows);
        station.points = (!rows.is_empty()).then_some(first - second);
    }
    found
}

impl Room {
    /// The curves of two lines, and in words where they end.
    pub(super) fn draw_curves(&self, ui: &mut Ui, look: &RoomLook<'_>, lines: &[Vec<Station>; 2]) {
        let inks = [look.theme.text, look.theme.accent];
        let told = [0, 1].map(|n: usize| self.line_in_words(look, n, &lines[n]));
        for (told, ink) in told.iter().zip(inks) {
            ui.label(RichText::new(told).small().color(ink));
        }
        let size = vec2(ui.available_width(), HIGH);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let said = told.join("\n");
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &said));
        response.on_hover_text(tr!("compare-curves"));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let parts: BTreeSet<[u8; 2]> = lines.iter().flatten().map(|it| it.part).collect();
        let last = parts.len().saturating_sub(1).max(1) as f32;
        let area = rect.shrink2(vec2(space::SMALL, space::TINY));
        let x = |part: [u8; 2], first: bool| {
            // The beginning lies before the end of its own player turn.
            let rank = parts.range(..part).count() as f32 + if first { 0.0 } else { 1.0 };
            area.left() + rank / (last + 1.0) * area.width()
        };
        let values = lines
            .iter()
            .flatten()
            .filter_map(|it| self.value_at(it.node));
        let reach = values.map(|value| value.margin.abs() + value.error);
        let points = lines.iter().flatten().filter_map(|it| it.points);
        let reach = reach.chain(points.map(|points| f64::from(points.abs())));
        let reach = reach.fold(REACH, f64::max);
        let y = |margin: f64| area.center().y - (margin / reach) as f32 * area.height() / 2.0;
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, CornerRadius::same(space::ROUNDING), look.theme.well);
        let thin = Stroke::new(line::THIN, look.theme.line);
        painter.hline(rect.x_range(), y(0.0), thin);
        for (stations, ink) in lines.iter().zip(inks) {
            let at = |n: usize| x(stations[n].part, n == 0);
            let expected: Vec<(f32, Value)> = (0..stations.len())
                .filter_map(|n| Some((at(n), self.value_at(stations[n].node)?)))
                .collect();
            expectation(&painter, &expected, y, ink);
            let points = (0..stations.len())
                .filter_map(|n| Some(pos2(at(n), y(f64::from(stations[n].points?)))))
                .collect();
            dashed(&painter, points, ink);
        }
        self.mark_sides(&painter, look, rect);
    }

    /// Up is the first side ahead, down the second.
    fn mark_sides(&self, painter: &egui::Painter, look: &RoomLook<'_>, rect: Rect) {
        for (n, side) in SideNo::BOTH.into_iter().enumerate() {
            let edge = match n {
                0 => [rect.left_top(), rect.left_center()],
                _ => [rect.left_center(), rect.left_bottom()],
            };
            painter.line_segment(edge, Stroke::new(line::STRONG, look.ink(side)));
        }
    }

    /// Where a line ends: its points, and how the game is expected to end.
    fn line_in_words(&self, look: &RoomLook<'_>, n: usize, stations: &[Station]) -> String {
        let name = match n {
            0 => tr!("compare-first"),
            _ => tr!("compare-second"),
        };
        let mut parts = Vec::new();
        let side = look.side_name(SideNo::A);
        if let Some(last) = stations.last() {
            if let Some(points) = last.points {
                let points = signed(f64::from(points));
                parts.push(tr!("compare-points", side = side, points = points));
            }
            if let Some(Value { margin, error, .. }) = self.value_at(last.node) {
                parts.push(tr!(
                    "compare-expected",
                    margin = signed(margin),
                    error = decimal(error, 1)
                ));
            }
        }
        parts.insert(0, name);
        parts.join(" · ")
    }
}

/// A line of dashes through these points.
fn dashed(painter: &egui::Painter, points: Vec<egui::Pos2>, ink: Color32) {
    let stroke = Stroke::new(line::FIRM, ink);
    painter.extend(egui::Shape::dashed_line(&points, stroke, 4.0, 3.0));
}
