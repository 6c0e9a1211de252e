//! Arrows over the map.

use super::geometry::{add, along, beside, mix, path_length, smooth, stretch, sub, times, unit};
use crate::present::board::{Arrow, ArrowKind, BoardModel, MapView};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::duty::Duty;
use crate::present::ink::Ink;

/// How an arrow of a kind looks.
struct Style {
    ink: Ink,
    /// What sets it off from the ground.
    edge: Ink,
    /// Width of the shaft at the tail and at the head.
    wide: [f32; 2],
    head: [f32; 2],
    dash: Option<[f32; 2]>,
    /// Distance of tail and tip from the centres of their hexes.
    gap: [f32; 2],
}

const fn style(kind: ArrowKind, map: &MapView) -> Style {
    match kind {
        ArrowKind::Attack => Style {
            ink: Ink::AttackArrow,
            edge: Ink::ArrowEdge,
            wide: [0.10, 0.26],
            head: [0.46, 0.30],
            dash: None,
            gap: [0.50, 0.46],
        },
        // Hollow: an attack that is not one yet.
        ArrowKind::Planned => Style {
            ink: Ink::Badge,
            edge: Ink::AttackArrow,
            wide: [0.07, 0.17],
            head: [0.37, 0.25],
            dash: None,
            gap: [0.52, 0.50],
        },
        ArrowKind::Move => Style {
            ink: Ink::MoveArrow,
            edge: Ink::ArrowEdge,
            wide: [0.11, 0.13],
            head: [0.30, 0.24],
            dash: None,
            gap: [0.50, 0.16],
        },
        ArrowKind::Retreat => Style {
            ink: Ink::RetreatArrow,
            edge: Ink::ArrowEdge,
            wide: [0.11, 0.11],
            head: [0.30, 0.24],
            dash: Some([0.16, 0.11]),
            gap: [0.45, 0.30],
        },
        ArrowKind::Supply => Style {
            ink: Ink::SupplyArrow,
            edge: Ink::ArrowEdge,
            wide: [0.07, 0.07],
            head: [0.20, 0.17],
            dash: Some([0.05, 0.10]),
            gap: [0.0, 0.35],
        },
        ArrowKind::Trail { side, retreat } => Style {
            ink: map.side(side).ink.mark,
            edge: Ink::ArrowEdge,
            wide: if retreat {
                [0.06, 0.06]
            } else {
                [0.035, 0.075]
            },
            head: [0.21, 0.19],
            dash: if retreat { Some([0.10, 0.08]) } else { None },
            gap: [0.12, 0.40],
        },
        ArrowKind::Task(duty) => task(duty),
    }
}

/// What a group does in a plan. Three kinds that differ in shape, not only in colour:
/// a wedge strikes, a band holds, a broken line goes or opens; the word beside it says
/// the rest.
const fn task(duty: Duty) -> Style {
    let edge = Ink::ArrowEdge;
    match duty {
        Duty::Break | Duty::Prepare | Duty::Exploit | Duty::Close => Style {
            ink: Ink::AttackArrow,
            edge,
            wide: [0.07, 0.22],
            head: [0.42, 0.28],
            dash: None,
            gap: [0.42, 0.34],
        },
        Duty::Hold | Duty::Guard | Duty::Pin | Duty::Support | Duty::Screen => Style {
            ink: Ink::MoveArrow,
            edge,
            wide: [0.16, 0.16],
            head: [0.38, 0.20],
            dash: None,
            gap: [0.42, 0.30],
        },
        Duty::Leave | Duty::Relieve | Duty::Withdraw => Style {
            ink: Ink::SupplyArrow,
            edge,
            wide: [0.11, 0.11],
            head: [0.32, 0.24],
            dash: Some([0.18, 0.10]),
            gap: [0.42, 0.30],
        },
    }
}

/// How high arrows lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// Supply lines run below.
    Below,
    /// What is past lies above the counters and below every figure.
    Past,
    /// Everything that happens lies above.
    Above,
}

/// Draws the arrows of a level.
pub fn draw(list: &mut DisplayList, model: &BoardModel, level: Layer) {
    for arrow in &model.arrows {
        let its = match arrow.kind {
            ArrowKind::Supply => Layer::Below,
            ArrowKind::Trail { .. } => Layer::Past,
            ArrowKind::Attack
            | ArrowKind::Planned
            | ArrowKind::Move
            | ArrowKind::Retreat
            | ArrowKind::Task(_) => Layer::Above,
        };
        if its == level {
            one(list, model, arrow);
        }
    }
}

fn one(list: &mut DisplayList, model: &BoardModel, arrow: &Arrow) {
    let tiling = &model.map.tiling;
    let mut stations: Vec<Point> = vec![tiling.centre(arrow.from)];
    stations.extend(arrow.via.iter().map(|&h| tiling.centre(h)));
    stations.push(tiling.centre(arrow.to));
    if stations.len() > 2 {
        stations = smooth(&stations, 4);
    }
    let style = style(arrow.kind, &model.map);
    let total = path_length(&stations);
    let (from, to) = (style.gap[0], total - style.gap[1]);
    if to - from < 0.2 {
        return;
    }
    let (tip, direction) = along(&stations, to);
    let neck = to - style.head[1];
    let shaft = stretch(&stations, from.min(neck), neck + 0.03);
    let across = [-direction[1], direction[0]];
    let head = |grow: f32| {
        let base = add(tip, times(direction, -style.head[1] - grow * 0.5));
        let half = style.head[0] / 2.0 + grow;
        vec![
            add(tip, times(direction, grow * 1.4)),
            add(base, times(across, half)),
            add(base, times(across, -half)),
        ]
    };
    let line = |ink: Ink, grow: f32, dash: Option<[f32; 2]>| Shape::Line {
        points: shaft.clone(),
        stroke: stroke(ink, style.wide[1] + grow),
        round: true,
        closed: false,
        dash,
        taper: [(style.wide[0] + grow) / (style.wide[1] + grow), 1.0],
    };
    list.push(line(style.edge, 0.06, style.dash));
    list.fill(head(0.035), style.edge);
    list.push(line(style.ink, 0.0, style.dash));
    list.fill(head(0.0), style.ink);
    if arrow.kind == ArrowKind::Attack && shaft.len() > 2 {
        // A light along the shaft gives it a body.
        let light = beside(&shaft[1..shaft.len() - 1], 0.035);
        list.round_line(light, stroke(Ink::CounterLight.at(0.30), 0.022));
    }
    label(list, arrow, &shaft, style.ink);
}

/// A few characters on a plate beside the shaft.
fn label(list: &mut DisplayList, arrow: &Arrow, shaft: &[Point], ink: Ink) {
    if arrow.label.is_empty() {
        return;
    }
    let (Some(&a), Some(&b)) = (shaft.first(), shaft.last()) else {
        return;
    };
    let aside = unit(sub(b, a));
    let at = add(mix(a, b, 0.45), [aside[1] * 0.02, -aside[0] * 0.02]);
    let wide = 0.20 + 0.125 * arrow.label.chars().count() as f32;
    list.push(Shape::Rect {
        centre: [at[0], at[1] + 0.02],
        size: [wide, 0.34],
        rounding: 0.10,
        fill: Some(Ink::Shadow.at(0.3)),
        edge: None,
        feather: 0.07,
    });
    list.push(Shape::Rect {
        centre: at,
        size: [wide, 0.33],
        rounding: 0.10,
        fill: Some(Ink::LabelFill.into()),
        edge: Some(stroke(ink, 0.04)),
        feather: 0.0,
    });
    list.text(
        at,
        Anchor::Centre,
        Lettering::new(&arrow.label, 0.27, Font::Condensed, Ink::LabelText),
    );
}
