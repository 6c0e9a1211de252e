//! Where one looks at the board from, and how closely.

use crate::present::display::Point;
use crate::present::draw::geometry::held;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The closest one can look: screen points per board unit.
const MAX_SCALE: f32 = 400.0;

/// A view of the board: which place is in the middle of the viewport, and how
/// many screen points a board unit takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The place in the middle, in board units.
    pub centre: Point,
    /// Screen points per board unit.
    pub scale: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            centre: [0.0, 0.0],
            scale: 60.0,
        }
    }
}

impl Camera {
    /// The camera that shows the whole of a box in a viewport.
    #[must_use]
    pub fn fitting(viewport: Rect, [low, high]: [Point; 2], margin: f32) -> Self {
        let room = (viewport.size() - Vec2::splat(2.0 * margin)).max(Vec2::splat(1.0));
        let wide = (high[0] - low[0]).max(0.01);
        let tall = (high[1] - low[1]).max(0.01);
        Self {
            centre: [(low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0],
            scale: (room.x / wide).min(room.y / tall).min(MAX_SCALE),
        }
    }

    /// The same camera with the box moved to the right of the viewport as far as
    /// it goes: what room there is lies on the left.
    #[must_use]
    pub fn leaning_right(mut self, viewport: Rect, [low, high]: [Point; 2], margin: f32) -> Self {
        let room = viewport.width() - 2.0 * margin - (high[0] - low[0]) * self.scale;
        self.centre[0] -= room.max(0.0) / 2.0 / self.scale;
        self
    }

    /// Where a place on the board is on the screen.
    #[must_use]
    pub fn screen_from_board(&self, viewport: Rect, p: Point) -> Pos2 {
        viewport.center()
            + vec2(
                (p[0] - self.centre[0]) * self.scale,
                (p[1] - self.centre[1]) * self.scale,
            )
    }

    /// Which place on the board is at a point of the screen.
    #[must_use]
    pub fn board_from_screen(&self, viewport: Rect, p: Pos2) -> Point {
        let d = p - viewport.center();
        [
            self.centre[0] + d.x / self.scale,
            self.centre[1] + d.y / self.scale,
        ]
    }

    /// Where the board's origin is on the screen.
    #[must_use]
    pub fn origin(&self, viewport: Rect) -> Pos2 {
        self.screen_from_board(viewport, [0.0, 0.0])
    }

    /// The part of the board that can be seen.
    #[must_use]
    pub fn visible(&self, viewport: Rect) -> [Point; 2] {
        [
            self.board_from_screen(viewport, viewport.min),
            self.board_from_screen(viewport, viewport.max),
        ]
    }

    /// Moves the board with the hand.
    pub fn pan(&mut self, by: Vec2) {
        self.centre[0] -= by.x / self.scale;
        self.centre[1] -= by.y / self.scale;
    }

    /// Looks closer by a factor; what is at `about` stays there.
    pub fn zoom(&mut self, viewport: Rect, about: Pos2, factor: f32, least: f32) {
        let there = self.board_from_screen(viewport, about);
        self.scale = held(self.scale * factor, least.min(MAX_SCALE), MAX_SCALE);
        let d = about - viewport.center();
        self.centre = [there[0] - d.x / self.scale, there[1] - d.y / self.scale];
    }

    /// Keeps the box in view: an axis on which it fits is centred, on the other
    /// the edge of the box cannot be pulled past the middle of the viewport.
    pub fn clamp(&mut self, viewport: Rect, [low, high]: [Point; 2]) {
        let room = [viewport.width(), viewport.height()];
        for axis in 0..2 {
            let seen = room[axis] / self.scale;
            let (least, most) = (low[axis] + seen * 0.25, high[axis] - seen * 0.25);
            self.centre[axis] = if seen >= high[axis] - low[axis] {
                let middle = (low[axis] + high[axis]) / 2.0;
                let slack = (seen - (high[axis] - low[axis])) / 2.0;
                held(self.centre[axis], middle - slack, middle + slack)
            } else {
                held(self.centre[axis], least.min(most), most.max(least))
            };
        }
    }
}

/// A rectangle on the screen round a place on the board.
#[must_use]
pub fn square(camera: &Camera, viewport: Rect, middle: Point, side: f32) -> Rect {
    let at = camera.screen_from_board(viewport, middle);
    Rect::from_center_size(pos2(at.x, at.y), Vec2::splat(side * camera.scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn viewport() -> Rect {
        Rect::from_min_size(pos2(40.0, 70.0), vec2(900.0, 640.0))
    }

    proptest! {
        #[test]
        fn there_and_back(x in -20.0_f32..20.0, y in -20.0_f32..20.0, cx in -9.0_f32..9.0, scale in 5.0_f32..300.0) {
            let camera = Camera { centre: [cx, 2.0], scale };
            let back = camera.board_from_screen(viewport(), camera.screen_from_board(viewport(), [x, y]));
            prop_assert!((back[0] - x).abs() < 1e-2 && (back[1] - y).abs() < 1e-2);
        }

        #[test]
        fn zooming_keeps_the_point_under_the_pointer(x in 40.0_f32..900.0, y in 70.0_f32..700.0, factor in 0.2_f32..5.0) {
            let mut camera = Camera { centre: [3.0, 4.0], scale: 60.0 };
            let at = pos2(x, y);
            let before = camera.board_from_screen(viewport(), at);
            camera.zoom(viewport(), at, factor, 10.0);
            let after = camera.board_from_screen(viewport(), at);
            prop_assert!((before[0] - after[0]).abs() < 1e-2 && (before[1] - after[1]).abs() < 1e-2);
        }
    }

    #[test]
    fn fitting_shows_everything() {
        let bounds = [[-1.0, -9.0], [12.0, 3.0]];
        let camera = Camera::fitting(viewport(), bounds, 8.0);
        for x in [bounds[0][0], bounds[1][0]] {
            for y in [bounds[0][1], bounds[1][1]] {
                let p = camera.screen_from_board(viewport(), [x, y]);
                assert!(viewport().shrink(7.9).contains(p), "{p}");
            }
        }
    }

    #[test]
    fn leaning_right_leaves_the_room_on_the_left() {
        let bounds = [[-1.0, -9.0], [5.0, 3.0]];
        let whole = Camera::fitting(viewport(), bounds, 8.0);
        let mut camera = whole.leaning_right(viewport(), bounds, 8.0);
        let right = camera.screen_from_board(viewport(), bounds[1]).x;
        assert!((right - (viewport().right() - 8.0)).abs() < 0.1, "{right}");
        let before = camera;
        camera.clamp(viewport(), bounds);
        assert_eq!(camera, before);
        // Where there is no room, nothing moves.
        let wide = [[-1.0, -1.0], [40.0, 3.0]];
        let whole = Camera::fitting(viewport(), wide, 8.0);
        let leant = whole.leaning_right(viewport(), wide, 8.0);
        assert!((leant.centre[0] - whole.centre[0]).abs() < 1e-3);
    }

    #[test]
    fn the_board_cannot_be_lost() {
        let bounds = [[0.0, 0.0], [12.0, 10.0]];
        let mut camera = Camera {
            centre: [6.0, 5.0],
            scale: 200.0,
        };
        camera.pan(vec2(1e6, -1e6));
        camera.clamp(viewport(), bounds);
        let [low, high] = camera.visible(viewport());
        assert!(high[0] > 0.0 && low[1] < 10.0);
        camera.scale = 20.0;
        camera.clamp(viewport(), bounds);
        let [low, high] = camera.visible(viewport());
        assert!(low[0] <= 0.0 && high[0] >= 12.0 && low[1] <= 0.0 && high[1] >= 10.0);
    }
}
