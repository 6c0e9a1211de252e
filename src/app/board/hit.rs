//! What is under a point.

use crate::present::board::BoardModel;
use crate::present::display::Point;
use crate::present::draw::stack::Layout;
use crate::space::shape::PlaceId;

/// What a point of the board hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hit {
    /// The hex; of a counter, the hex its unit is in.
    pub hex: Option<PlaceId>,
    /// The counter.
    pub counter: Option<u8>,
}

/// What lies at a place: the uppermost counter, or the hex.
#[must_use]
pub fn at(model: &BoardModel, layout: &Layout, p: Point) -> Hit {
    if let Some(spot) = layout.counter_at(p) {
        return Hit {
            hex: Some(spot.hex),
            counter: Some(spot.key),
        };
    }
    let hex = match layout.fan {
        Some(fan) if fan.contains(p) => Some(fan.hex),
        _ => model.map.tiling.at(p),
    };
    Hit { hex, counter: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    #[test]
    fn a_point_hits_the_counter_above_the_hex_below() {
        let model = sample::model();
        let layout = Layout::of(&model, None, None);
        for spot in layout.spots.iter().filter(|s| !s.covered) {
            let hit = at(&model, &layout, spot.at);
            assert_eq!((hit.hex, hit.counter), (Some(spot.hex), Some(spot.key)));
        }
        for hex in &model.map.places {
            let mut p = model.map.tiling.centre(hex.id);
            p[1] += 0.85;
            assert_eq!(at(&model, &layout, p).hex, Some(hex.id));
            assert_eq!(at(&model, &layout, p).counter, None);
        }
        assert_eq!(at(&model, &layout, [-30.0, 0.0]), Hit::default());
    }
}
