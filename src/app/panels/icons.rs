//! Icons, drawn in lines as wide as those of the letters beside them.

use crate::app::theme::line;
use egui::{Color32, IdSalt, Painter, Rect, Response, Shape, Stroke, Ui, Vec2, vec2};

/// What an icon stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Something begins to run.
    Play,
    /// It stops.
    Stop,
    /// It runs faster.
    Faster,
    /// It runs more slowly.
    Slower,
    /// A curve over time.
    Curve,
    /// A step back.
    Back,
    /// A step on.
    On,
    /// What belongs to something is shown below it.
    Down,
    /// What was done is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// Something is closed.
    Close,
    /// Something is so.
    Tick,
}

/// The side of an icon beside words, in parts of their height.
const BESIDE: f32 = 0.8;

/// An icon in a square.
pub fn paint(painter: &Painter, square: Rect, sign: Sign, ink: Color32) {
    let at = |x: f32, y: f32| square.lerp_inside(vec2(x, y));
    let stroke = Stroke::new(line::FIRM, ink);
    let line = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::line(points, stroke)
    };
    let filled = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::convex_polygon(points, ink, Stroke::NONE)
    };
    match sign {
        Sign::Play | Sign::On => {
            painter.add(filled(&[(0.3, 0.2), (0.8, 0.5), (0.3, 0.8)]));
        }
        Sign::Back => {
            painter.add(filled(&[(0.7, 0.2), (0.7, 0.8), (0.2, 0.5)]));
        }
        Sign::Down => {
            painter.add(filled(&[(0.2, 0.3), (0.8, 0.3), (0.5, 0.8)]));
        }
        Sign::Faster | Sign::Slower => {
            let side = |x: f32| if sign == Sign::Faster { x } else { 1.0 - x };
            for from in [0.22, 0.5] {
                painter.add(line(&[
                    (side(from), 0.24),
                    (side(from + 0.26), 0.5),
                    (side(from), 0.76),
                ]));
            }
        }
        Sign::Stop => {
            let inside = Rect::from_two_pos(at(0.26, 0.26), at(0.74, 0.74));
            painter.rect_filled(inside, 0.0, ink);
        }
        Sign::Curve => {
            painter.add(line(&[(0.12, 0.72), (0.38, 0.38), (0.6, 0.6), (0.88, 0.2)]));
        }
        Sign::Close => {
            painter.add(line(&[(0.2, 0.2), (0.8, 0.8)]));
            painter.add(line(&[(0.8, 0.2), (0.2, 0.8)]));
        }
        Sign::Tick => {
            painter.add(line(&[(0.12, 0.54), (0.4, 0.82), (0.9, 0.22)]));
        }
        Sign::Undo | Sign::Redo => {
            let side = |x: f32| if sign == Sign::Undo { x } else { 1.0 - x };
            // Along the upper edge, round and back along the lower one.
            let turn = (0..=8_u8).map(|n| {
                let angle = f32::from(n) / 8.0 * std::f32::consts::PI;
                (side(0.62 + 0.24 * angle.sin()), 0.58 - 0.24 * angle.cos())
            });
            let way: Vec<(f32, f32)> = std::iter::once((side(0.16), 0.34))
                .chain(turn)
                .chain([(side(0.3), 0.82)])
                .collect();
            painter.add(line(&way));
            painter.add(line(&[
                (side(0.36), 0.12),
                (side(0.14), 0.34),
                (side(0.36), 0.56),
            ]));
        }
    }
}

/// The side of an icon that stands before words, in points.
fn side(ui: &Ui) -> f32 {
    ui.text_style_height(&egui::TextStyle::Button) * BESIDE
}

/// How much wider a button is for its icon.
pub fn beside(ui: &Ui) -> f32 {
    side(ui) + ui.spacing().icon_spacing
}

/// How wide the words of a button are.
pub fn wide(ui: &Ui, words: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, ink);
    words.size().x
}

/// How wide a button with an icon before these words is.
pub fn width(ui: &Ui, words: &str) -> f32 {
    wide(ui, words) + beside(ui) + 2.0 * ui.spacing().button_padding.x
}

/// A button with an icon before its words.
pub fn button(ui: &mut Ui, sign: Sign, words: &str) -> Response {
    drawn(ui, sign, |icon| egui::Button::new((icon, words.to_owned())))
}

/// A small button with an icon and nothing else: its name is for the caller to say.
pub fn alone(ui: &mut Ui, sign: Sign) -> Response {
    drawn(ui, sign, |icon| egui::Button::new(icon).small())
}

/// What is on or off, with its key: a tick of this colour before it, or the room of one.
pub fn ticked(ui: &mut Ui, tick: Option<Color32>, words: &str, key: &str) -> Response {
    let id = IdSalt::new("icon");
    let room = egui::Atom::custom(id, Vec2::splat(side(ui)));
    let button = egui::Button::new((room, words.to_owned())).shortcut_text(key.to_owned());
    let drawn = button.atom_ui(ui);
    if let (Some(square), Some(ink)) = (drawn.rect(id), tick) {
        paint(ui.painter(), square, Sign::Tick, ink);
    }
    drawn.response
}

fn drawn(
    ui: &mut Ui,
    sign: Sign,
    made: impl FnOnce(egui::Atom<'static>) -> egui::Button<'static>,
) -> Response {
    let id = IdSalt::new("icon");
    let drawn = made(egui::Atom::custom(id, Vec2::splat(side(ui)))).atom_ui(ui);
    if let Some(square) = drawn.rect(id) {
        let ink = ui.style().interact(&drawn.response).text_color();
        paint(ui.painter(), square, sign, ink);
    }
    drawn.response
}
