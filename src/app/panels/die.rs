//! A die face as a drawing.

use egui::vec2;

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
