//! Where a result stands among those of others: the place large, and below it how many
//! came to each result, the own one marked.

use super::panel::RoomLook;
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::present::system::Ranked;
use crate::words::tr;
use egui::{Align2, Rect, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// How high the bars are, and how much room the figures below them have.
const BARS: f32 = 64.0;
const FIGURES: f32 = 16.0;

/// How large the place is written.
const LARGE: f32 = 26.0;

/// The whole picture.
pub fn ranked(ui: &mut Ui, look: &RoomLook<'_>, ranked: &Ranked) {
    ui.add_space(space::SMALL);
    let place = bold(&ranked.place).size(LARGE).color(look.theme.accent);
    ui.label(place);
    look.cited(ui, &ranked.title);
    bars(ui, look, ranked);
    for sentence in &ranked.told {
        look.cited(ui, sentence);
    }
    ui.add_space(space::TINY);
}

fn bars(ui: &mut Ui, look: &RoomLook<'_>, ranked: &Ranked) {
    let [least, most] = ranked.range();
    let size = vec2(ui.available_width(), BARS + FIGURES);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let count = most.abs_diff(least) as f32 + 1.0;
    let wide = rect.width() / count;
    let tallest = ranked
        .counts
        .iter()
        .map(|(_, n)| *n)
        .max()
        .unwrap_or(1)
        .max(1);
    let floor = rect.top() + BARS;
    let small = TextStyle::Small.resolve(ui.style());
    let middle = |result: i32| rect.left() + (result.abs_diff(least) as f32 + 0.5) * wide;
    for result in least..=most {
        let own = result == ranked.here;
        let high = ranked.count(result) as f32 / tallest as f32 * (BARS - FIGURES);
        // The own result has a foot even where nobody else came to it.
        let high = if own { high.max(3.0) } else { high };
        let half = (wide * 0.4).max(0.5);
        let x = middle(result);
        let bar = Rect::from_min_max(pos2(x - half, floor - high), pos2(x + half, floor));
        let ink = match own {
            true => look.theme.accent,
            false => look.theme.text_weak,
        };
        painter.rect_filled(bar, 1.0, ink);
        if own {
            let at = pos2(x, floor - high - space::HAIR);
            let text = result.to_string();
            painter.text(at, Align2::CENTER_BOTTOM, text, small.clone(), ink);
        }
    }
    // The ends and whole tens.
    let ends = [least, most];
    let near = |result: i32| {
        ends.iter()
            .any(|end| end.abs_diff(result) < 3 && *end != result)
    };
    for result in least..=most {
        if !ends.contains(&result) && (result % 10 != 0 || near(result)) {
            continue;
        }
        let anchor = match result {
            _ if least == most => Align2::CENTER_TOP,
            _ if result == least => Align2::LEFT_TOP,
            _ if result == most => Align2::RIGHT_TOP,
            _ => Align2::CENTER_TOP,
        };
        let x = match result {
            _ if least == most => middle(result),
            _ if result == least => rect.left(),
            _ if result == most => rect.right(),
            _ => middle(result),
        };
        let at = pos2(x, floor + space::HAIR);
        let ink = look.theme.text_weak;
        painter.text(at, anchor, result.to_string(), small.clone(), ink);
    }
    let others: u32 = ranked.counts.iter().map(|(_, n)| n).sum();
    let told = tr!(
        "room-ranked",
        here = ranked.here,
        n = others,
        least = least,
        most = most
    );
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &told));
    response.on_hover_text(&told);
}
