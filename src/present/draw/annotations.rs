//! What people drew on the map: arrows with a bend, circles, lines, slips with notes.
//! They lie over everything, and look like nothing the game draws itself.

use super::geometry::{add, along, held, length, mix, path_length, stretch, sub, times};
use super::sheet;
use crate::present::annotation::{self, Annotation, Figure, Meaning, PaperSpot, shortened};
use crate::present::board::{BoardModel, MapView, SideView};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::fonts::{SPACE, letter_ems, sans_ems as ems};
use crate::present::ink::Ink;
use crate::space::shape::PlaceId;

/// Radius of a circle: just inside the hex.
const CIRCLE: f32 = 0.80;
/// Width of circles and of arrows at their tails and necks.
const RING: f32 = 0.085;
const SHAFT: [f32; 2] = [0.085, 0.155];
/// Width and length of an arrow's head.
const HEAD: [f32; 2] = [0.50, 0.46];
/// How far tail and tip are from the centres of their hexes.
const GAP: [f32; 2] = [0.20, 0.24];
/// How far an arrow bends aside, as a part of its length.
const BEND: f32 = 0.13;
/// How far the edge reaches beyond a line on either side.
const EDGE: f32 = 0.035;
/// Dashes of what might be.
const DASH: [f32; 2] = [0.20, 0.13];

/// Height of the letters of a note, and from line to line.
const LETTERS: f32 = 0.205;
const LEADING: f32 = 0.27;
/// How long a line of a note is, in ems, and how many lines of it are shown.
const LINE: f32 = 14.0;
const LINES: usize = 9;
/// The least width of a slip: its tail comes out of it.
const LEAST: f32 = 0.5;
/// How far a slip stays from the edge of the sheet: its frame is on the sheet, too.
const INSET: f32 = 0.06;
/// The end of a slip's tail above the middle of its hex, and the slip above it.
const TAIL: f32 = 0.30;
const LIFT: f32 = 0.26;

/// The ink of a meaning, and of its edge.
#[must_use]
pub const fn inks(meaning: Meaning, sides: &[SideView; 2]) -> (Ink, Ink) {
    match meaning {
        Meaning::Side(side) => (sides[side.index()].ink.drawn, Ink::ArrowEdge),
        Meaning::Key => (Ink::DrawnKey, Ink::DrawnKeyEdge),
        Meaning::Idea => (Ink::DrawnIdea, Ink::ArrowEdge),
    }
}

/// Draws everything that was drawn: notes over lines.
pub fn draw(list: &mut DisplayList, model: &BoardModel) {
    let is_note = |a: &&Annotation| matches!(a.figure, Figure::Note { .. });
    let (tiling, sides) = (&model.map.tiling, &model.map.sides);
    for drawn in model.annotations.iter().filter(|a| !is_note(a)) {
        match &drawn.figure {
            Figure::Arrow { from, to } if from != to => {
                arrow(
                    list,
                    tiling.centre(*from),
                    tiling.centre(*to),
                    drawn.meaning,
                    sides,
                );
            }
            Figure::Arrow { to: hex, .. } | Figure::Circle { hex } => {
                circle(list, tiling.centre(*hex), drawn.meaning, sides)
            }
            Figure::Line { spots } => {
                let way = way(&model.map, spots);
                line(list, &way, [RING * 1.3; 2], false, drawn.meaning, sides);
            }
            Figure::Note { .. } => {}
        }
    }
    for drawn in model.annotations.iter().filter(is_note) {
        if let Figure::Note { hex, text, shift } = &drawn.figure {
            let slip = Slip::of(&model.map, *hex, text, *shift);
            note(list, &model.map, &slip, drawn.meaning);
        }
    }
}

/// Where the name of a drawing belongs: the middle of what it looks like, and
/// half its width and height.
#[must_use]
pub fn place(map: &MapView, drawn: &Annotation) -> (Point, Point) {
    match &drawn.figure {
        Figure::Arrow { from, to } => {
            let line = bow(map.tiling.centre(*from), map.tiling.centre(*to));
            let (middle, _) = along(&line, path_length(&line) / 2.0);
            (middle, [0.25, 0.25])
        }
        // The upper part of the ring, so that the hex keeps its own place.
        Figure::Circle { hex } => {
            let centre = map.tiling.centre(*hex);
            (add(centre, [0.0, -CIRCLE]), [0.25, 0.12])
        }
        Figure::Note { hex, text, shift } => {
            let slip = Slip::of(map, *hex, text, *shift);
            (slip.middle, times(slip.size, 0.5))
        }
        Figure::Line { spots } => {
            let way = way(map, spots);
            let (middle, _) = along(&way, path_length(&way) / 2.0);
            let [low, high] = sheet(map);
            let inside = |axis: usize| held(middle[axis], low[axis] + 0.25, high[axis] - 0.25);
            ([inside(0), inside(1)], [0.25, 0.25])
        }
    }
}

/// The slip of a note that lies over this point: the topmost, as its number among
/// what is drawn.
#[must_use]
pub fn slip_at(map: &MapView, drawn: &[Annotation], at: Point) -> Option<usize> {
    drawn.iter().rposition(|one| {
        let (middle, half) = place(map, one);
        let inside = |axis: usize| (at[axis] - middle[axis]).abs() <= half[axis];
        matches!(one.figure, Figure::Note { .. }) && inside(0) && inside(1)
    })
}

/// Where a line by hand goes; no part of it leaves the sheet.
fn way(map: &MapView, spots: &[PaperSpot]) -> Vec<Point> {
    let [low, high] = sheet(map);
    let on_sheet = |p: Point| [0, 1].map(|i| held(p[i], low[i] + INSET, high[i] - INSET));
    spots
        .iter()
        .map(|&s| on_sheet(annotation::point(s)))
        .collect()
}

/// A piece of a line about a meaning, for choosing it; its middle at zero.
#[must_use]
pub fn sample(meaning: Meaning, sides: &[SideView; 2]) -> DisplayList {
    let mut list = DisplayList::default();
    let ends = [[-0.42, 0.0], [0.42, 0.0]];
    line(&mut list, &ends, [SHAFT[1]; 2], false, meaning, sides);
    list
}

/// A line of this ink with its edge, dashed for what might be.
fn line(
    list: &mut DisplayList,
    points: &[Point],
    wide: [f32; 2],
    closed: bool,
    meaning: Meaning,
    sides: &[SideView; 2],
) {
    let (ink, edge) = inks(meaning, sides);
    let dash = (meaning == Meaning::Idea).then_some(DASH);
    for (ink, grow, dash) in [(edge, 2.0 * EDGE, None), (ink, 0.0, dash)] {
        list.push(Shape::Line {
            points: points.to_vec(),
            stroke: stroke(ink, wide[1] + grow),
            round: !closed && dash.is_none(),
            closed,
            dash,
            // Dashes are of one width.
            taper: match dash {
                None => [(wide[0] + grow) / (wide[1] + grow), 1.0],
                Some(_) => [1.0, 1.0],
            },
        });
    }
}

fn circle(list: &mut DisplayList, centre: Point, meaning: Meaning, sides: &[SideView; 2]) {
    let around = |i: u8| super::geometry::around(centre, CIRCLE, f32::from(i) / 72.0);
    let ring: Vec<Point> = (0..72).map(around).collect();
    line(list, &ring, [RING, RING], true, meaning, sides);
}

/// The way of an arrow from hex to hex: a bow to the left of its direction.
fn bow(from: Point, to: Point) -> Vec<Point> {
    let way = sub(to, from);
    let aside = [way[1] * BEND * 2.0, -way[0] * BEND * 2.0];
    let control = add(mix(from, to, 0.5), aside);
    (0..=24_u8)
        .map(|i| {
            let t = f32::from(i) / 24.0;
            mix(mix(from, control, t), mix(control, to, t), t)
        })
        .collect()
}

fn arrow(list: &mut DisplayList, from: Point, to: Point, meaning: Meaning, sides: &[SideView; 2]) {
    let (ink, edge) = inks(meaning, sides);
    let way = bow(from, to);
    let end = path_length(&way) - GAP[1];
    let neck = end - HEAD[1];
    let (tip, _) = along(&way, end);
    let (base, _) = along(&way, neck);
    let reach = length(sub(tip, base)).max(0.01);
    let ahead = times(sub(tip, base), 1.0 / reach);
    let across = [-ahead[1], ahead[0]];
    let head = |grow: f32| {
        let base = add(base, times(ahead, -grow));
        let half = HEAD[0] / 2.0 + 1.6 * grow;
        let notch = add(base, times(ahead, 0.22 * HEAD[1] + grow));
        let points = vec![
            add(tip, times(ahead, 2.0 * grow)),
            add(base, times(across, half)),
            notch,
            add(base, times(across, -half)),
        ];
        points
    };
    let shaft = stretch(&way, GAP[0].min(neck), neck + 0.18 * HEAD[1]);
    let width = if meaning == Meaning::Idea {
        [SHAFT[1] * 0.75; 2]
    } else {
        SHAFT
    };
    // All edges first: no edge cuts through the arrow itself.
    let before = list.shapes.len();
    line(list, &shaft, width, false, meaning, sides);
    list.fill(head(0.0), ink);
    let edge_of_head = Shape::Polygon {
        points: head(EDGE),
        fill: Some(edge.into()),
        edge: None,
        feather: 0.0,
    };
    list.shapes.insert(before, edge_of_head);
}

/// The slip a note is written on.
struct Slip {
    lines: Vec<String>,
    middle: Point,
    size: Point,
    /// Where its tail ends.
    tip: Point,
    /// Whether the tail comes out above.
    below: bool,
    /// Whether it lies over its place, so that no tail is needed.
    over: bool,
}

/// A text in lines of at most so many ems; a word that is longer is broken, but
/// never between a letter and what is set on it.
fn folded(text: &str, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut filled = 0.0;
    for word in text.split_whitespace() {
        let wide = ems(word);
        match lines.last_mut() {
            Some(line) if filled + SPACE + wide <= most => {
                line.push(' ');
                line.push_str(word);
                filled += SPACE + wide;
                continue;
            }
            _ => lines.push(String::new()),
        }
        filled = 0.0;
        for c in word.chars() {
            let wide = letter_ems(c);
            let begins = wide > 0.0 && filled > 0.0 && filled + wide > most;
            match lines.last_mut() {
                Some(line) if !begins => {
                    line.push(c);
                    filled += wide;
                }
                _ => {
                    lines.push(c.into());
                    filled = wide;
                }
            }
        }
    }
    lines
}

/// The lines of a note, as many as are shown, and whether it has more: then they
/// end in dots.
fn lines(text: &str) -> (Vec<String>, bool) {
    let (shown, longer) = shortened(text);
    let mut lines = folded(&shown, LINE);
    let more = longer || lines.len() > LINES;
    lines.truncate(LINES);
    if let Some(last) = lines.last_mut().filter(|_| more) {
        while ems(last) > LINE - ems("…") && last.pop().is_some() {}
        last.truncate(last.trim_end().len());
        last.push('…');
    }
    (lines, more)
}

/// Whether a drawing has more words than are shown on the map.
#[must_use]
pub fn shows_in_part(drawn: &Annotation) -> bool {
    matches!(&drawn.figure, Figure::Note { text, .. } if lines(text).1)
}

impl Slip {
    /// However long the words are, and whatever they are written in, it lies on
    /// the sheet.
    fn of(map: &MapView, hex: PlaceId, text: &str, shift: PaperSpot) -> Self {
        let (lines, _) = lines(text);
        let longest = lines.iter().map(|line| ems(line)).fold(0.0, f32::max);
        let size = [
            (longest * LETTERS + 0.26).max(LEAST),
            lines.len().max(1) as f32 * LEADING + 0.15,
        ];
        let [low, high] = sheet(map);
        let centre = map.tiling.centre(hex);
        let usual = centre[1] - TAIL - LIFT - size[1] < low[1];
        let away = |below: bool| {
            let up = if below { -1.0 } else { 1.0 };
            [centre[0], centre[1] - up * (TAIL + LIFT + size[1] / 2.0)]
        };
        let wanted = add(away(usual), annotation::point(shift));
        let below = match shift == PaperSpot::default() {
            true => usual,
            false => wanted[1] > centre[1],
        };
        let up = if below { -1.0 } else { 1.0 };
        let middle = [0, 1].map(|axis| {
            let half = size[axis] / 2.0 + INSET;
            held(wanted[axis], low[axis] + half, high[axis] - half)
        });
        let tip = [centre[0], centre[1] - up * TAIL];
        Self {
            lines,
            middle,
            size,
            tip,
            below,
            over: (tip[1] - middle[1]).abs() < size[1] / 2.0,
        }
    }
}

fn note(list: &mut DisplayList, map: &MapView, slip: &Slip, meaning: Meaning) {
    let (ink, _) = inks(meaning, &map.sides);
    let up = if slip.below { -1.0 } else { 1.0 };
    let [x, y] = slip.middle;
    let foot = y + up * (slip.size[1] / 2.0 - 0.02);
    let reach = slip.size[0] / 2.0 - 0.2;
    let root = held(slip.tip[0], x - reach, x + reach);
    let rect = |middle: Point, fill: crate::present::ink::Paint, edge, feather| Shape::Rect {
        centre: middle,
        size: slip.size,
        rounding: 0.07,
        fill: Some(fill),
        edge,
        feather,
    };
    list.push(rect([x + 0.02, y + 0.05], Ink::Shadow.at(0.35), None, 0.10));
    let tail = |wide: f32, tip: Point| vec![[root - wide, foot], [root + wide, foot], tip];
    if !slip.over {
        list.fill(tail(0.15, slip.tip), ink);
    }
    list.push(rect(
        slip.middle,
        Ink::LabelFill.into(),
        Some(stroke(ink, 0.05)),
        0.0,
    ));
    if !slip.over {
        list.fill(
            tail(0.09, [slip.tip[0], slip.tip[1] - up * 0.10]),
            Ink::LabelFill,
        );
    }
    let first = y - (slip.lines.len() as f32 - 1.0) / 2.0 * LEADING;
    for (i, line) in slip.lines.iter().enumerate() {
        list.text(
            [x, first + i as f32 * LEADING],
            Anchor::Centre,
            Lettering::new(line, LETTERS, Font::Regular, Ink::LabelText),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    #[test]
    fn every_drawing_lies_on_the_sheet_and_its_name_where_it_is() {
        let mut model = sample::model();
        let map = model.map.clone();
        let [low, high] = sheet(&map);
        let text = "a note of several words that does not fit in a line";
        let mut all = Vec::new();
        for hex in map.tiling.all() {
            let meaning = Meaning::ALL[usize::from(hex.0) % 4];
            all.push(Annotation::stroke(hex, hex, meaning));
            all.extend(Annotation::note(hex, text, meaning));
            for by in [[2.0, -1.5], [-40.0, 90.0], [0.0, 0.8]] {
                all.extend(Annotation::note(hex, text, meaning).map(|note| note.moved(by)));
            }
            let centre = map.tiling.centre(hex);
            let astray = [centre, add(centre, [0.3, 0.4]), add(centre, [90.0, -90.0])];
            all.extend(Annotation::line(&astray, meaning));
            for to in map.tiling.around(hex) {
                all.push(Annotation::stroke(hex, to, meaning));
            }
        }
        for drawn in all {
            let (middle, half) = place(&map, &drawn);
            for axis in 0..2 {
                let (least, most) = (middle[axis] - half[axis], middle[axis] + half[axis]);
                assert!(least >= low[axis] - 0.01, "{drawn:?}");
                assert!(most <= high[axis] + 0.01, "{drawn:?}");
            }
            model.annotations = vec![drawn];
            let mut list = DisplayList::default();
            draw(&mut list, &model);
            assert!(!list.shapes.is_empty() && list.is_finite());
        }
    }
}
