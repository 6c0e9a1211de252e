//! From insights to what is laid over the board.

use super::super::ids::{BySide, Side, UnitId, UnitMask};
use super::super::insight::{
    Outlook, SupplyChange, SupplyOutlook, Trail, front, front_line, outlook, pockets, reach,
    threats,
};
use super::super::say;
use super::super::setup::Setup;
use super::super::state::State;
use super::super::supply::{breaks, supply_line, zone_of_control};
use super::kinds::{OverlayKind, OverlaySet};
use super::sides::side_no;
use crate::hex::{HexId, HexMask};
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::present::overlay::{
    Break, ForceView, LegendRow, LineState, OddsView, PocketView, ReachView, Road, SupplyLine,
    SupplyMark, ZoneView,
};
use crate::space::shape::Places;
use crate::words::tr;
use std::collections::BTreeMap;

/// What is to be laid over the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// These overlays.
    pub shown: OverlaySet,
    /// The units whose supply line and reach are asked for.
    pub units: UnitMask,
    /// The units that can still act.
    pub able: UnitMask,
    /// Who went where in the last player turn.
    pub trails: &'a [Trail],
}

/// Lays the overlays over a board.
pub fn lay_over(setup: &Setup, state: &State, wanted: &Wanted<'_>, model: &mut BoardModel) {
    for kind in wanted.shown.iter() {
        let note = match kind {
            OverlayKind::SovietZones => zones(setup, state, Side::Soviet, model),
            OverlayKind::GermanZones => zones(setup, state, Side::German, model),
            OverlayKind::Supply => supply(setup, state, wanted.units, model),
            OverlayKind::Pockets => cut_off(setup, state, model),
            OverlayKind::Threats => odds(setup, state, state.player.enemy(), model),
            OverlayKind::Chances => odds(setup, state, state.player, model),
            OverlayKind::Forces => forces(setup, state, model),
            OverlayKind::Reach => within_reach(setup, state, wanted.units, model),
            OverlayKind::Trails => trails(wanted.trails, model),
            OverlayKind::CanAct => can_act(wanted.able, model),
        };
        let text = match kind {
            OverlayKind::Threats => tr!("overlay-threats-to", side = state.player.key()),
            OverlayKind::Chances => tr!("overlay-chances-of", side = state.player.key()),
            _ => kind.name(),
        };
        model.overlays.legend.push(LegendRow {
            key: kind.word(),
            swatch: kind.swatch(),
            about: kind.about(),
            text,
            note,
        });
    }
}

fn zones(setup: &Setup, state: &State, side: Side, model: &mut BoardModel) -> String {
    let hexes = zone_of_control(setup, state.occupied()[side]);
    model.overlays.zones.push(ZoneView {
        side: side_no(side),
        hexes: hexes.widened(),
    });
    for hex in hexes {
        model
            .overlays
            .note(hex, tr!("note-zone", side = side.key()));
    }
    String::new()
}

fn supply(setup: &Setup, state: &State, picked: UnitMask, model: &mut BoardModel) -> String {
    let ahead = BySide::from_fn(|side| outlook(setup, state, side));
    for counter in &mut model.counters {
        let unit = UnitId(counter.key);
        let Some(info) = setup.unit(unit) else {
            continue;
        };
        let (mark, words) = match ahead[info.side].standing(state, unit) {
            SupplyOutlook::Supplied => (SupplyMark::Supplied, tr!("note-supplied")),
            SupplyOutlook::Losing => (SupplyMark::Losing, tr!("note-losing")),
            SupplyOutlook::Regaining => (SupplyMark::Regaining, tr!("note-regaining")),
            SupplyOutlook::Cut => (SupplyMark::Cut, tr!("note-cut")),
        };
        counter.supply = Some(mark);
        counter.sentence = format!("{}, {words}", counter.sentence);
    }
    for side in Side::ALL {
        let roads = roads(setup, state, &ahead[side]);
        model.overlays.roads.extend(roads);
        for hex in state.hexes_of(picked & setup.units_of(side)) {
            let line = line_of(setup, state, &ahead[side], hex);
            model.overlays.lines.extend(line);
        }
    }
    let told = Side::ALL.map(|side| {
        let all = state.hexes_of(setup.units_of(side));
        let units = state.units_in(all, setup.units_of(side)).len();
        let cut = ahead[side].unsupplied.len();
        tr!(
            "legend-supply",
            side = side.key(),
            n = units - cut,
            all = units
        )
    });
    tr!("legend-supply-ahead", told = told.join(", "))
}

/// The lines of all supplied units of a side, every stretch once, its end
/// nearer to the source first.
fn roads(setup: &Setup, state: &State, ahead: &Outlook) -> Vec<Road> {
    let mut next: BTreeMap<HexId, HexId> = BTreeMap::new();
    for hex in state.hexes_of(setup.units_of(ahead.side)) & ahead.network {
        let line = supply_line(setup, state, ahead.side, hex, ahead.limit).unwrap_or_default();
        for pair in line.windows(2) {
            // Lines run together as soon as they meet.
            if next.contains_key(&pair[0]) {
                break;
            }
            next.insert(pair[0], pair[1]);
        }
    }
    next.into_iter()
        .map(|(to, from)| Road {
            side: side_no(ahead.side),
            from,
            to,
        })
        .collect()
}

/// The line of the units in a hex, or what breaks it.
fn line_of(setup: &Setup, state: &State, ahead: &Outlook, hex: HexId) -> Option<SupplyLine> {
    if let Some(hexes) = supply_line(setup, state, ahead.side, hex, ahead.limit) {
        return Some(SupplyLine {
            hexes,
            state: LineState::Open,
            breaks: Vec::new(),
        });
    }
    let cut = breaks(setup, state, ahead.side, hex, ahead.limit)?;
    Some(SupplyLine {
        breaks: cut
            .breaks
            .iter()
            .map(|bar| Break {
                hex: bar.hex,
                from: if bar.occupied {
                    Places::EMPTY
                } else {
                    bar.zone_from.widened()
                },
            })
            .collect(),
        hexes: cut.line,
        state: LineState::Broken,
    })
}

fn cut_off(setup: &Setup, state: &State, model: &mut BoardModel) -> String {
    let mut count = 0;
    for pocket in Side::ALL.map(|side| pockets(setup, state, side)).concat() {
        let label = say::pocket_label(&pocket);
        for hex in pocket.hexes {
            let text = tr!(
                "note-pocket",
                side = pocket.side.key(),
                what = label.join(", ")
            );
            model.overlays.note(hex, text);
        }
        model.overlays.pockets.push(PocketView {
            hexes: pocket.hexes.widened(),
            label,
        });
        count += 1;
    }
    match count {
        0 => tr!("legend-none"),
        n => n.to_string(),
    }
}

fn odds(setup: &Setup, state: &State, attacker: Side, model: &mut BoardModel) -> String {
    let found = threats(setup, state, attacker);
    for threat in &found {
        model.overlays.odds.push(OddsView {
            hex: threat.hex,
            threat: attacker != state.player,
            column: say::short_column(threat.odds.column).to_owned(),
            faces: threat.hitting_faces,
        });
        let text = say::threat_line(setup, threat);
        model.overlays.note(threat.hex, text);
    }
    match found.len() {
        0 => tr!("legend-none"),
        n => tr!("count-hexes", n = n),
    }
}

fn forces(setup: &Setup, state: &State, model: &mut BoardModel) -> String {
    let found = front(setup, state);
    for hex in &found {
        model.overlays.forces.push(ForceView {
            hex: hex.hex,
            side: side_no(hex.side),
            own: hex.own,
            enemy: hex.enemy,
        });
        let text = if hex.at_the_front() {
            tr!("note-front", own = hex.own, enemy = hex.enemy)
        } else {
            tr!("note-behind", own = hex.own)
        };
        model.overlays.note(hex.hex, text);
    }
    let lines = front_line(&found);
    let told = Side::ALL.map(|side| {
        let note = say::front_note(&lines[side]);
        tr!("legend-front", side = side.key(), note = note)
    });
    told.join("; ")
}

fn within_reach(setup: &Setup, state: &State, units: UnitMask, model: &mut BoardModel) -> String {
    let found = reach(setup, state, units);
    for (&hex, &count) in &found {
        model.overlays.reach.push(ReachView { hex, count });
        let text = tr!("note-reach", n = count);
        model.overlays.note(hex, text);
    }
    match (units.len(), found.len()) {
        (0, _) => tr!("legend-reach-of-none"),
        (units, n) => tr!(
            "legend-reach",
            units = tr!("count-units", n = units),
            hexes = tr!("count-hexes", n = n)
        ),
    }
}

/// Units that went the same way share an arrow with their number.
fn trails(trails: &[Trail], model: &mut BoardModel) -> String {
    let mut arrows: Vec<(Arrow, usize)> = Vec::new();
    for trail in trails {
        let arrow = Arrow {
            from: trail.from,
            via: trail
                .route
                .second
                .map(|_| trail.route.first)
                .into_iter()
                .collect(),
            to: trail.route.end(),
            kind: ArrowKind::Trail {
                side: side_no(trail.side),
                retreat: trail.retreat,
            },
            label: String::new(),
        };
        match arrows.iter_mut().find(|(a, _)| *a == arrow) {
            Some((_, n)) => *n += 1,
            None => arrows.push((arrow, 1)),
        }
    }
    for (mut arrow, n) in arrows {
        if n > 1 {
            arrow.label = format!("×{n}");
        }
        model.arrows.push(arrow);
    }
    match trails.iter().filter(|t| t.retreat).count() {
        _ if trails.is_empty() => tr!("legend-trails-none"),
        0 => tr!("legend-trails-moved", n = trails.len()),
        back => tr!("legend-trails", n = trails.len() - back, retreated = back),
    }
}

fn can_act(able: UnitMask, model: &mut BoardModel) -> String {
    for counter in &mut model.counters {
        counter.can_act = able.contains(UnitId(counter.key));
        if counter.can_act {
            let words = tr!("note-can-act");
            counter.sentence = format!("{}, {words}", counter.sentence);
        }
    }
    match able.len() {
        0 => tr!("legend-none"),
        n => tr!("count-units", n = n),
    }
}

/// Draws what a move would do to zones of control and supply: zones made and
/// left, lines it would break, lines it would open, ground that supply would no
/// longer get to.
pub fn what_if(changes: &BySide<SupplyChange>, model: &mut BoardModel) {
    let mut add = |lines: &[Vec<HexId>], state| {
        for hexes in lines {
            model.overlays.lines.push(SupplyLine {
                hexes: hexes.clone(),
                state,
                breaks: Vec::new(),
            });
        }
    };
    for side in Side::ALL {
        add(&changes[side].lost_lines, LineState::Lost);
        add(&changes[side].gained_lines, LineState::Gained);
    }
    let ground = &mut model.overlays.changed;
    for side in Side::ALL {
        let change = &changes[side];
        let zone = |hexes: HexMask| ZoneView {
            side: side_no(side),
            hexes: hexes.widened(),
        };
        ground.made.push(zone(change.zone_made));
        ground.left.push(zone(change.zone_left));
        // Ground that only becomes too far off, or free for an enemy nobody
        // supplies there, is of no interest: it is told when units are.
        if !change.lost.is_empty() {
            ground.closed |= change.closed.widened();
        }
        if !change.gained.is_empty() {
            ground.opened |= change.opened.widened();
        }
    }
}
