//! Overlays on the board. Ground tints lie below the names, lines below the
//! counters, figures and outlines above them.

mod figures;
mod footing;
mod fronts;
mod ground;
pub mod legend;
mod lines;
mod pockets;
pub mod swatch;

use crate::present::board::BoardModel;
use crate::present::display::DisplayList;
use crate::present::draw::stack::CounterSpot;
use crate::present::overlay::LineState;

/// What lies on the ground, below the names of places.
pub fn ground(list: &mut DisplayList, model: &BoardModel) {
    for view in &model.overlays.footings {
        footing::ground(list, &model.map, view);
    }
    for zone in &model.overlays.zones {
        ground::zone(list, &model.map, zone);
    }
    ground::changed(list, &model.map, &model.overlays.changed);
    for reach in &model.overlays.reach {
        ground::reach(list, &model.map.tiling, reach.hex);
    }
    for road in &model.overlays.roads {
        lines::road(list, &model.map, road);
    }
}

/// What lies below the counters.
pub fn below(list: &mut DisplayList, model: &BoardModel) {
    for line in &model.overlays.lines {
        if line.state == LineState::Open {
            lines::drawn_out(list, &model.map.tiling, line);
        }
    }
}

/// What lies above the counters.
pub fn above(list: &mut DisplayList, model: &BoardModel, spots: &[CounterSpot]) {
    let (tiling, sides) = (&model.map.tiling, &model.map.sides);
    fronts::draw(list, model);
    pockets::draw(list, model);
    for line in &model.overlays.lines {
        if line.state != LineState::Open {
            lines::drawn_out(list, tiling, line);
        }
    }
    for force in &model.overlays.forces {
        figures::force(list, tiling.centre(force.hex), force, sides);
    }
    for reach in &model.overlays.reach {
        figures::reach(list, tiling.centre(reach.hex), reach.count);
    }
    for view in &model.overlays.footings {
        footing::letter(list, &model.map, view, spots);
    }
    for odds in &model.overlays.odds {
        figures::odds(list, tiling.centre(odds.hex), odds);
    }
}

/// The planned attacks, above their arrows.
pub fn plan(list: &mut DisplayList, model: &BoardModel) {
    for planned in &model.overlays.planned {
        figures::planned(list, model.map.tiling.centre(planned.hex), planned);
    }
}

#[cfg(test)]
mod tests;
