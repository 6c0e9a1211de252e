//! How likely each result is: a bar to the left for one side, to the right for the
//! other.

use super::panel::RoomLook;
use crate::app::theme::space;
use crate::present::system::Chances;
use crate::words::{decimal, tr};
use egui::{Align2, Rect, RichText, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// A row is so high, in points, and its bar in it.
const ROW: f32 = 17.0;
const BAR: f32 = 12.0;

/// The result stands between the bars in so much room.
const MIDDLE: f32 = 34.0;

/// The figures at the ends of the bars have so much room.
const FIGURE: f32 = 38.0;

/// "37 %"; of what hardly ever happens, "< 1 %".
fn percent(share: f64) -> String {
    match share {
        0.0 => String::new(),
        share if share < 0.005 => tr!("room-share-least"),
        share => tr!("room-share", share = decimal(share * 100.0, 0)),
    }
}

/// The whole picture.
pub fn chances(ui: &mut Ui, look: &RoomLook<'_>, chances: &Chances) {
    ui.add_space(space::TINY);
    look.cited(ui, &chances.title);
    let width = ui.available_width();
    let small = TextStyle::Small.resolve(ui.style());
    let [first, second] = &chances.counted;
    ui.horizontal(|ui| {
        ui.label(RichText::new(&first.0).small().color(look.ink(first.1)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(RichText::new(&second.0).small().color(look.ink(second.1)));
        });
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    let most = chances.rows.iter().flat_map(|(_, shares)| *shares);
    let most = most.fold(0.01_f64, f64::max);
    let half = (width - MIDDLE) / 2.0 - FIGURE;
    for (result, shares) in &chances.rows {
        let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
        let painter = ui.painter();
        let middle = rect.center();
        let ink = look.theme.text;
        painter.text(middle, Align2::CENTER_CENTER, result, small.clone(), ink);
        for (n, share) in shares.iter().enumerate() {
            let way = if n == 0 { -1.0 } else { 1.0 };
            let long = half * (share / most) as f32;
            let inner = middle.x + way * MIDDLE / 2.0;
            let outer = inner + way * long;
            let bar = Rect::from_two_pos(
                pos2(inner, middle.y - BAR / 2.0),
                pos2(outer, middle.y + BAR / 2.0),
            );
            painter.rect_filled(bar, 1.0, look.ink(chances.counted[n].1));
            let anchor = match n {
                0 => Align2::RIGHT_CENTER,
                _ => Align2::LEFT_CENTER,
            };
            let at = pos2(outer + way * space::TINY, middle.y);
            let weak = look.theme.text_weak;
            painter.text(at, anchor, percent(*share), small.clone(), weak);
        }
        response.widget_info(|| {
            let told = |n: usize| {
                let share = decimal(shares[n] * 100.0, 0);
                let of = &chances.counted[n].0;
                format!("{of} {result}: {}", tr!("room-share", share = share))
            };
            let name = format!("{}, {}", told(0), told(1));
            WidgetInfo::labeled(egui::Role::Label, true, name)
        });
    }
    ui.add_space(space::TINY);
}
