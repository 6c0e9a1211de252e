//! Pockets: a firm outline and a label.

use crate::present::board::BoardModel;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::draw::geometry::{add, mix};
use crate::present::draw::outline::outline;
use crate::present::draw::place;
use crate::present::ink::Ink;
use crate::space::shape::{PlaceId, Places};

/// Outlines first, so that no label is crossed.
pub fn draw(list: &mut DisplayList, model: &BoardModel) {
    let tiling = &model.map.tiling;
    for pocket in &model.overlays.pockets {
        for edge in outline(tiling, pocket.hexes, 0.02) {
            outline_of(list, edge);
        }
    }
    let mut taken: Places = model.counters.iter().map(|c| c.hex).collect();
    for pocket in &model.overlays.pockets {
        let inks = [Ink::OutOfSupply, Ink::OutOfSupplySign];
        write_at(list, model, (pocket.hexes, &pocket.label), inks, &mut taken);
    }
}

/// Writes beside or in these places what they are, on ground and in letters of these
/// inks; no place that is `taken` is written on.
pub fn write_at(
    list: &mut DisplayList,
    model: &BoardModel,
    (places, lines): (Places, &[String]),
    inks: [Ink; 2],
    taken: &mut Places,
) {
    let tiling = &model.map.tiling;
    let Some((hex, home)) = room_for(model, places, *taken) else {
        return;
    };
    taken.insert(hex);
    let at = add(tiling.centre(hex), [0.0, place::COUNTERS]);
    if let Some(home) = home {
        let to = mix(at, tiling.centre(home), 0.62);
        list.round_line(vec![at, to], stroke(Ink::CounterEdge, 0.075));
        list.round_line(vec![at, to], stroke(inks[0], 0.035));
    }
    label(list, at, lines, inks);
}

/// The outline of a pocket.
pub fn outline_of(list: &mut DisplayList, edge: Vec<Point>) {
    list.outline(edge.clone(), stroke(Ink::CounterEdge.at(0.9), 0.135));
    list.outline(edge, stroke(Ink::OutOfSupply, 0.075));
}

/// A hex to write in: an empty one of the pocket, else an empty one beside it,
/// then with the hex of the pocket that it points to. Without either the
/// outline has to speak for itself.
fn room_for(
    model: &BoardModel,
    places: Places,
    taken: Places,
) -> Option<(PlaceId, Option<PlaceId>)> {
    let tiling = &model.map.tiling;
    let count = places.len().max(1) as f32;
    let sum = places
        .iter()
        .fold([0.0, 0.0], |sum, h| add(sum, tiling.centre(h)));
    let middle = [sum[0] / count, sum[1] / count];
    let far = |hex: PlaceId| {
        let c = tiling.centre(hex);
        (c[0] - middle[0]).hypot(c[1] - middle[1])
    };
    let nearest = |hexes: Places| hexes.iter().min_by(|&a, &b| far(a).total_cmp(&far(b)));
    if let Some(inside) = nearest(places - taken) {
        return Some((inside, None));
    }
    let beside = tiling.around_all(places) - places - taken;
    let hex = nearest(beside)?;
    let home = (tiling.around(hex) & places).first();
    Some((hex, home))
}

/// A few lines on a tag.
fn label(list: &mut DisplayList, at: Point, lines: &[String], [ground, letters_ink]: [Ink; 2]) {
    let letters = lines.iter().map(|l| l.chars().count()).max().unwrap_or(0);
    let (line, wide) = (0.215, 0.26 + 0.098 * letters as f32);
    let tall = 0.16 + line * lines.len() as f32;
    let plate = |grow: f32, ink: crate::present::ink::Paint, feather: f32| Shape::Rect {
        centre: at,
        size: [wide + grow, tall + grow],
        rounding: 0.08,
        fill: Some(ink),
        edge: None,
        feather,
    };
    list.push(plate(0.06, Ink::Shadow.at(0.30), 0.08));
    list.push(plate(0.05, Ink::CounterEdge.into(), 0.0));
    list.push(plate(0.0, ground.into(), 0.0));
    let top = at[1] - line * (lines.len() as f32 - 1.0) / 2.0;
    for (i, text) in lines.iter().enumerate() {
        list.text(
            [at[0], top + line * i as f32],
            Anchor::Centre,
            Lettering::new(text, 0.19, Font::Condensed, letters_ink),
        );
    }
}
