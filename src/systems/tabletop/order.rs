//! The order of battle, and what the end of a phase would lose.

use super::action::Action;
use super::arrival::takers;
use super::ids::UnitSet;
use super::rules::Tabletop;
use super::state::{Stage, State};
use super::supply::isolated;
use crate::present::system::{UnitLine, Whereabouts};
use crate::words::tr;

impl Tabletop {
    /// Every unit of the scenario, in its order.
    pub(super) fn order(&self, state: &State) -> Vec<UnitLine> {
        let lines = self.all_units().iter().filter_map(|unit| {
            let info = self.unit(unit)?;
            let at = self.spot(info.cell);
            let here = state.cell_of(unit);
            let stands = match here {
                Some(cell) => Whereabouts::On(self.spot(cell)),
                None if state.lost.contains(unit) => Whereabouts::Gone(tr!("unit-lost")),
                None if state.entered.contains(unit) => Whereabouts::Gone(tr!("unit-destroyed")),
                None => Whereabouts::Comes {
                    turn: info.arrives.unwrap_or(state.turn),
                    at,
                },
            };
            let now = match stands {
                Whereabouts::Comes { .. } => info.strength,
                _ => state.strength(unit),
            };
            Some(UnitLine {
                told: None,
                code: info.code.clone(),
                name: self.called(unit),
                side: info.side,
                strength: [u32::from(now), u32::from(info.strength)],
                steps: None,
                stands,
                supplied: here.map(|_| !state.out_of_supply.contains(unit)),
            })
        });
        lines.collect()
    }

    /// What could still be done in this phase, and could not after it: attacks
    /// [T12.1] and replacements [ruling TR19]; and who would be without supply [T10.4].
    /// Before anybody has moved, who could: afterwards whoever stands does so on purpose.
    pub(super) fn undone(&self, state: &State, action: Action) -> Vec<String> {
        if action != Action::EndPhase {
            return Vec::new();
        }
        match state.stage {
            Stage::Attack => {
                let could = self.able_now(state);
                let (n, units) = (could.len(), self.some_called(could));
                let text = tr!("tabletop-undone-attack", n = n, units = units);
                let told = (!could.is_empty()).then_some(text);
                told.into_iter().collect()
            }
            Stage::Reinforcement => {
                let could = takers(self, state);
                let text = tr!("tabletop-undone-replace", n = state.points);
                let lost = state.points > 0 && !could.is_empty();
                let told = lost.then_some(text);
                told.into_iter().collect()
            }
            Stage::Movement => {
                let could = match state.moved.is_empty() {
                    true => self.able_now(state),
                    false => UnitSet::EMPTY,
                };
                let (n, units) = (could.len(), self.some_called(could));
                let stand = tr!("tabletop-undone-move", n = n, units = units);
                let stand = (!could.is_empty()).then_some(stand);
                let cut = isolated(self, state, state.active);
                let (n, units) = (cut.len(), self.some_called(cut));
                let text = tr!("tabletop-undone-supply", n = n, units = units);
                let told = (!cut.is_empty()).then_some(text);
                stand.into_iter().chain(told).collect()
            }
            _ => Vec::new(),
        }
    }
}
