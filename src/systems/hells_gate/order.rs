//! The order of battle, and what the end of a phase would lose.

use super::ids::Side;
use super::rules::HellsGate;
use super::say;
use super::setup::Arrival;
use super::state::{Spot, Stage, State};
use crate::engine::SideNo;
use crate::present::system::{UnitLine, Whereabouts};
use crate::words::tr;

impl HellsGate {
    /// Every unit of the scenario, in its order.
    pub(super) fn order(&self, state: &State) -> Vec<UnitLine> {
        let lines = self.all_units().iter().filter_map(|unit| {
            let info = self.unit(unit)?;
            let spot = state.spot(unit);
            let at = |hex| self.grid.name(hex).to_string();
            let stands = match spot {
                Spot::On(hex) => Whereabouts::On(at(hex)),
                Spot::Awaited => Whereabouts::Comes {
                    turn: match info.arrives {
                        Arrival::Turn(turn) => turn,
                        Arrival::Start => state.turn,
                    },
                    at: at(info.hex),
                },
                Spot::Destroyed => Whereabouts::Gone(tr!("unit-destroyed")),
                Spot::Escaped => Whereabouts::Gone(tr!("unit-escaped")),
                Spot::Lost => Whereabouts::Gone(tr!("unit-lost")),
                Spot::Withheld => Whereabouts::Gone(tr!("unit-withheld")),
            };
            let gone = matches!(stands, Whereabouts::Gone(_)) && spot != Spot::Escaped;
            let (strength, steps) = match gone {
                true => (0, 0),
                false => (state.strength(self, unit), state.steps(self, unit)),
            };
            Some(UnitLine {
                told: None,
                code: info.code.clone(),
                name: self.unit_name(unit).into_owned(),
                side: match info.side {
                    Side::Soviet => SideNo::A,
                    Side::German => SideNo::B,
                },
                strength: [u32::from(strength), u32::from(info.strength)],
                steps: Some([steps, info.steps()]),
                supplied: matches!(spot, Spot::On(_)).then(|| !state.unsupplied.contains(unit)),
                stands,
            })
        });
        lines.collect()
    }

    /// What ending this phase would lose: what could still hit, and supply; before anybody
    /// has moved, who could. Afterwards whoever stands does so on purpose.
    pub(super) fn undone(&self, state: &State) -> Vec<String> {
        match state.stage {
            Stage::Movement if !state.moved.is_empty() => {
                let warning = say::supply_warning(self, state, state.player);
                warning.into_iter().collect()
            }
            _ => say::left_undone(self, state),
        }
    }
}
