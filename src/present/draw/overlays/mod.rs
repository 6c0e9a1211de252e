//! Overlays on the board. Ground tints lie below the names, lines below the
//! counters, figures and outlines above them.

mod figures;
mod ground;
pub mod legend;
mod lines;
mod pockets;
pub mod swatch;

use crate::present::board::{BoardModel, Tone};
use crate::present::display::DisplayList;
use crate::present::ink::Ink;
use crate::present::overlay::LineState;

/// The ink of a side's marks.
const fn mark(tone: Tone) -> Ink {
    match tone {
        Tone::Soviet => Ink::SovietMark,
        Tone::German => Ink::GermanMark,
    }
}

/// What lies on the ground, below the names of places.
pub fn ground(list: &mut DisplayList, model: &BoardModel) {
    for zone in &model.overlays.zones {
        ground::zone(list, &model.map.grid, zone);
    }
    ground::changed(list, &model.map.grid, &model.overlays.changed);
    for reach in &model.overlays.reach {
        ground::reach(list, &model.map.grid, reach.hex);
    }
    for road in &model.overlays.roads {
        lines::road(list, &model.map.grid, road);
    }
}

/// What lies below the counters.
pub fn below(list: &mut DisplayList, model: &BoardModel) {
    for line in &model.overlays.lines {
        if line.state == LineState::Open {
            lines::drawn_out(list, &model.map.grid, line);
        }
    }
}

/// What lies above the counters.
pub fn above(list: &mut DisplayList, model: &BoardModel) {
    let grid = &model.map.grid;
    pockets::draw(list, model);
    for line in &model.overlays.lines {
        if line.state != LineState::Open {
            lines::drawn_out(list, grid, line);
        }
    }
    for force in &model.overlays.forces {
        figures::force(list, grid.centre(force.hex), force);
    }
    for reach in &model.overlays.reach {
        figures::reach(list, grid.centre(reach.hex), reach.count);
    }
    for odds in &model.overlays.odds {
        figures::odds(list, grid.centre(odds.hex), odds);
    }
}

/// The planned attacks, above their arrows.
pub fn plan(list: &mut DisplayList, model: &BoardModel) {
    for planned in &model.overlays.planned {
        figures::planned(list, model.map.grid.centre(planned.hex), planned);
    }
}

#[cfg(test)]
mod tests;
