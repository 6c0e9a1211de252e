//! A position of any game as a whole picture, for files: the map, what lies on it and
//! the legend of what is laid over it; and as a page to hand out, A4, landscape, in
//! points.

use super::board::BoardModel;
use super::display::{Anchor, DisplayList, Font, Lettering, Point, stroke};
use super::draw::overlays::legend::{LEGEND_WIDTH, legend};
use super::draw::stack::Layout;
use super::draw::{Look, ground, marks, pieces, sheet};
use super::ink::Ink;
use super::palette::light;
use super::svg::{Part, page};
use crate::engine::SideNo;
use crate::words::tr;

/// Width and height of the page.
pub const A4: Point = [841.89, 595.28];

const MARGIN: f32 = 28.0;
/// Room for the head above the map, and for the foot below it.
const HEAD: f32 = 58.0;
const FOOT: f32 = 14.0;
/// Letters of the title, of the figures, of a line, of the foot.
const TITLE: f32 = 19.0;
const LINE: f32 = 9.5;
const SMALL: f32 = 6.5;
/// How wide a letter is on the average, in ems.
const LETTER: f32 = 0.56;

/// Screen points per board unit: large enough for every mark of a counter.
const DETAIL: f32 = 120.0;

/// A whole picture.
#[derive(Clone, Debug)]
pub struct Plate {
    /// What it is of, for those who do not see it.
    pub title: String,
    /// Its layers, the lowest first.
    pub layers: Vec<DisplayList>,
    /// Its corners.
    pub bounds: [Point; 2],
}

/// A board as a picture, with its legend beside the map as in the window.
#[must_use]
pub fn plate(model: &BoardModel, title: String) -> Plate {
    let map = &model.map;
    let look = Look {
        scale: DETAIL,
        layout: Layout::of(model, None, None),
        ..Look::default()
    };
    let [mut low, high] = sheet(map);
    let mut beside = DisplayList::default();
    if !model.overlays.legend.is_empty() {
        let at = [low[0] - LEGEND_WIDTH, low[1] + 0.1];
        beside = legend(&model.overlays.legend, &map.sides, at);
        low[0] -= LEGEND_WIDTH + 0.1;
    }
    // Tints lie below the names, so that these stay readable.
    let (names, land) = ground(map).split_lettering();
    Plate {
        title,
        layers: vec![land, marks(model), names, pieces(model, &look), beside],
        bounds: [low, high],
    }
}

/// What stands above the map of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// What the players call the game.
    pub title: String,
    /// When it is.
    pub when: String,
    /// What is going on, or how it ended.
    pub stands: String,
    /// The points of the sides, by [`SideNo::index`].
    pub points: [i32; 2],
    /// Whose work the game is.
    pub credit: String,
    /// After how many actions, and how many there are.
    pub after: [usize; 2],
}

/// The page as SVG, a unit a point.
#[must_use]
pub fn handout(model: &BoardModel, head: &Head) -> String {
    let title = format!("{}: {}", head.title, head.when);
    let plate = plate(model, title);
    let mut words = DisplayList::default();
    write(&mut words, model, head);
    let flat: Vec<DisplayList> = plate
        .layers
        .iter()
        .map(|layer| layer.clone().without_blur())
        .collect();
    let room = [
        [MARGIN, MARGIN + HEAD],
        [A4[0] - MARGIN, A4[1] - MARGIN - FOOT],
    ];
    let whole = Part {
        layers: std::slice::from_ref(&words),
        bounds: [[0.0; 2], A4],
        at: [[0.0; 2], A4],
    };
    let map = Part {
        layers: &flat,
        bounds: plate.bounds,
        at: fitted(plate.bounds, room),
    };
    page(&plate.title, A4, &[whole, map], light)
}

/// The largest box of a picture's shape in a room, at its top and in its middle.
#[must_use]
pub fn fitted(bounds: [Point; 2], [low, high]: [Point; 2]) -> [Point; 2] {
    let of = |axis: usize| (bounds[1][axis] - bounds[0][axis]).max(0.01);
    let room = [high[0] - low[0], high[1] - low[1]];
    let (wide, tall) = (of(0), of(1));
    let scale = (room[0] / wide).min(room[1] / tall);
    let left = low[0] + (room[0] - wide * scale) / 2.0;
    [[left, low[1]], [left + wide * scale, low[1] + tall * scale]]
}

/// A size at which a text of so many letters has room.
fn narrowed(text: &str, room: f32, size: f32) -> f32 {
    let letters = text.chars().count().max(1) as f32;
    size.min(room / (letters * LETTER)).max(SMALL)
}

fn write(list: &mut DisplayList, model: &BoardModel, head: &Head) {
    let ink = Ink::PlaceName;
    let right = A4[0] - MARGIN;
    let top = MARGIN + 7.0;
    // The points, from right to left, each side in its own colour.
    let mut x = right;
    for side in [SideNo::B, SideNo::A] {
        let view = model.map.side(side);
        let text = format!("{} {}", view.name, head.points[side.index()]);
        let wide = text.chars().count() as f32 * LINE * 1.3 * LETTER;
        let shown = Lettering::new(text, LINE * 1.3, Font::Bold, view.ink.mark);
        list.text([x, top], Anchor::Right, shown);
        x -= wide + LINE * 1.5;
    }
    let room = x - MARGIN;
    let size = narrowed(&head.title, room, TITLE);
    let shown = Lettering::new(head.title.clone(), size, Font::Map, ink);
    list.text([MARGIN, top], Anchor::Left, shown);
    for (n, text) in [&head.when, &head.stands].into_iter().enumerate() {
        let size = narrowed(text, right - MARGIN, LINE);
        let shown = Lettering::new(text.clone(), size, Font::Regular, ink);
        let y = MARGIN + 25.0 + 12.5 * n as f32;
        list.text([MARGIN, y], Anchor::Left, shown);
    }
    let y = MARGIN + HEAD - 8.5;
    let line = stroke(Ink::Frame.at(0.8), 0.8);
    list.line(vec![[MARGIN, y], [right, y]], line);
    let y = A4[1] - MARGIN;
    let small = |text: String| Lettering::new(text, SMALL, Font::Regular, Ink::HexNumber);
    list.text([MARGIN, y], Anchor::Left, small(head.credit.clone()));
    let [after, all] = head.after;
    let moment = match after {
        0 => tr!("page-beginning"),
        _ if after == all => tr!("page-after", n = after),
        _ => tr!("page-after-of", n = after, all = all),
    };
    list.text([right, y], Anchor::Right, small(moment));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    fn head(title: &str) -> Head {
        Head {
            title: title.to_owned(),
            when: "Turn 3".to_owned(),
            stands: "Attack phase".to_owned(),
            points: [12, 7],
            credit: "By somebody".to_owned(),
            after: [5, 9],
        }
    }

    #[test]
    fn a_page_has_its_words_and_the_map_within_its_margins() {
        let model = sample::model();
        let svg = handout(&model, &head("A night by the river"));
        for text in [
            "A night by the river",
            "Turn 3",
            "Attack phase",
            "By somebody",
        ] {
            assert!(svg.contains(text), "{text}");
        }
        let room = [
            [MARGIN, MARGIN + HEAD],
            [A4[0] - MARGIN, A4[1] - MARGIN - FOOT],
        ];
        let [low, high] = fitted(plate(&model, String::new()).bounds, room);
        for axis in 0..2 {
            assert!(low[axis] >= room[0][axis] - 0.01 && high[axis] <= room[1][axis] + 0.01);
        }
        assert!(crate::present::pdf::write(&svg).is_ok());
    }

    #[test]
    fn a_long_title_becomes_smaller_and_stays_on_the_page() {
        let long = "W".repeat(90);
        assert!(narrowed(&long, 400.0, TITLE) < narrowed("W", 400.0, TITLE));
        assert!(90.0 * LETTER * narrowed(&long, 400.0, TITLE) <= 401.0);
    }
}
