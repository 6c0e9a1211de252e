//! What can be laid over the map.

use super::ground::zones;
use super::odds::defence;
use super::rules::Breakout;
use super::state::State;
use crate::engine::SideNo;
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::present::overlay::{LegendRow, ReachView, Swatch, ZoneView};
use crate::present::system::OverlayInfo;
use crate::space::CellId;
use crate::words::tr;

/// The keys of the overlays.
const ZONES: &str = "zones";
const DISTANCES: &str = "distances";
const WAVES: &str = "waves";
const RING: &str = "ring";
const WAYS: &str = "ways";

impl Breakout {
    /// Everything that can be laid over the map, in the order of the menu.
    pub(super) fn overlays(&self) -> Vec<OverlayInfo> {
        let info = |(key, name, about)| OverlayInfo { key, name, about };
        [
            (
                DISTANCES,
                tr!("jaws-over-distances"),
                tr!("jaws-over-distances-about"),
            ),
            (WAVES, tr!("jaws-over-waves"), tr!("jaws-over-waves-about")),
            (WAYS, tr!("jaws-over-ways"), tr!("jaws-over-ways-about")),
            (RING, tr!("jaws-over-ring"), tr!("jaws-over-ring-about")),
            (ZONES, tr!("jaws-over-zones"), tr!("jaws-over-zones-about")),
        ]
        .map(info)
        .to_vec()
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
                WAVES => {
                    self.lay_waves(state, model);
                    Swatch::Reach
                }
                WAYS => {
                    self.lay_ways(state, model);
                    Swatch::Trails
                }
                RING => {
                    self.lay_ring(state, model);
                    Swatch::Reach
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

    /// The wave of every stack that has yet to act: as things stand, or, once stacks are
    /// formed, for good [16.5.3, J15].
    fn lay_waves(&self, state: &State, model: &mut BoardModel) {
        for hex in self.cells().all() {
            let stacks = state.pocket_in(self, hex).iter();
            let formed = stacks.filter_map(|unit| match state.wave {
                0 => Some(hex),
                _ => state.origin_of(unit),
            });
            let waiting = formed.filter(|&of| !state.acted.contains(of));
            if let Some(count) = waiting.map(|of| self.wave_of(of)).min() {
                model.overlays.reach.push(ReachView { hex, count });
                model.overlays.note(hex, tr!("jaws-over-wave", n = count));
            }
        }
    }

    /// Where the ring can be entered, and what stands behind one another there
    /// [23.7.3.3].
    fn lay_ways(&self, state: &State, model: &mut BoardModel) {
        let held = state.held();
        let beyond = |from: CellId| {
            let mut around = self.cells().around(from).iter();
            around.find(|&to| self.leads_southwest(from, to) && self.nearer(from, to))
        };
        // Whoever stands further off than a stack can go, or a hex beside it, does not
        // get in there tonight.
        let pocket = self.pocket() & state.on_map();
        let stood: Vec<CellId> = pocket.iter().filter_map(|u| state.cell_of(u)).collect();
        let near = |hex: CellId| {
            let beside = self.cells().around(hex);
            let comes = stood.iter().any(|&at| at == hex || beside.contains(at));
            comes && self.distance_to_relief(hex).is_some_and(|far| far <= 4)
        };
        let inside = (self.cells().all() - held - self.relief_hexes()).iter();
        for from in inside.filter(|&hex| near(hex)) {
            let mut hexes: Vec<CellId> = Vec::new();
            let mut at = from;
            while let Some(to) = beyond(at) {
                let out = self.relief_hexes().contains(to);
                if !held.contains(to) && (hexes.is_empty() || !out) {
                    break;
                }
                hexes.push(to);
                at = to;
                if out {
                    break;
                }
            }
            if let Some(to) = hexes.pop() {
                model.arrows.push(Arrow {
                    from,
                    via: hexes,
                    to,
                    kind: ArrowKind::Trail {
                        side: SideNo::A,
                        retreat: false,
                    },
                    label: String::new(),
                });
                model.overlays.note(from, tr!("jaws-over-way"));
            }
        }
    }

    fn nearer(&self, from: CellId, to: CellId) -> bool {
        let far = |hex| self.distance_to_relief(hex).unwrap_or(0);
        far(to) < far(from)
    }

    /// The strength of the Soviet hexes, where all of it is known.
    fn lay_ring(&self, state: &State, model: &mut BoardModel) {
        for hex in state.held() {
            let units = state.enemies_in(self, hex);
            let known = units.iter().all(|unit| state.steps(unit) > 0);
            if let Some(strength) = known.then(|| defence(self, state, hex)) {
                let count = u8::try_from(strength).unwrap_or(u8::MAX);
                let steps = state.steps_of(units);
                model.overlays.reach.push(ReachView { hex, count });
                let told = tr!("jaws-over-strength", strength = strength, steps = steps);
                model.overlays.note(hex, told);
            }
        }
    }
}
