//! What can be laid over the map.

use super::ground::zones;
use super::rules::Breakout;
use super::state::State;
use crate::engine::SideNo;
use crate::present::board::BoardModel;
use crate::present::overlay::{LegendRow, ReachView, Swatch, ZoneView};
use crate::present::system::OverlayInfo;
use crate::words::tr;

/// The keys of the overlays.
const ZONES: &str = "zones";
const DISTANCES: &str = "distances";

impl Breakout {
    /// Everything that can be laid over the map, in the order of the menu.
    pub(super) fn overlays(&self) -> Vec<OverlayInfo> {
        vec![
            OverlayInfo {
                key: DISTANCES,
                name: tr!("jaws-over-distances"),
                about: tr!("jaws-over-distances-about"),
            },
            OverlayInfo {
                key: ZONES,
                name: tr!("jaws-over-zones"),
                about: tr!("jaws-over-zones-about"),
            },
        ]
    }

    /// Lays these over the board, with their legend.
    pub(super) fn lay_over(&self, state: &State, shown: &[&str], model: &mut BoardModel) {
        for info in self
            .overlays()
            .into_iter()
            .filter(|o| shown.contains(&o.key))
        {
            let swatch = match info.key {
                ZONES => {
                    let side = SideNo::B;
                    let mut hexes = zones(self, state);
                    hexes |= state.held();
                    model.overlays.zones.push(ZoneView { side, hexes });
                    Swatch::Zone(side)
                }
                _ => {
                    for hex in self.cells().all() {
                        let far = self.distance_to_relief(hex).unwrap_or(0);
                        let count = u8::try_from(far).unwrap_or(u8::MAX);
                        if (1..=7).contains(&count) {
                            model.overlays.reach.push(ReachView { hex, count });
                            model.overlays.note(hex, tr!("jaws-far", n = count));
                        }
                    }
                    Swatch::Reach
                }
            };
            model.overlays.legend.push(LegendRow {
                key: info.key,
                swatch,
                about: info.about,
                text: info.name,
                note: String::new(),
            });
        }
    }
}
