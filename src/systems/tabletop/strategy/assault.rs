//! Which units attack which cells in one attack phase.

use super::Tactics;
use super::battle::Target;
use crate::engine::{Rules as _, SideNo};
use crate::space::{CellId, CellSet};
use crate::systems::tabletop::action::Action;
use crate::systems::tabletop::ids::{UnitId, UnitSet};
use crate::systems::tabletop::state::State;

/// One attack that is meant.
#[derive(Clone, Debug)]
pub(super) struct Meant {
    pub target: CellId,
    pub units: UnitSet,
    pub all_out: bool,
    pub gain: f64,
}

impl Meant {
    pub fn actions(&self) -> Vec<Action> {
        let target = self.target;
        let joins = self.units.iter().map(|unit| Action::Join { unit, target });
        let all_out = self.all_out;
        joins.chain([Action::Resolve { all_out }]).collect()
    }
}

/// The attacks a side could make now.
pub(super) struct Front<'a> {
    tactics: &'a Tactics,
    state: &'a State,
    targets: Vec<Target>,
    /// The units that could attack.
    able: UnitSet,
}

impl Tactics {
    /// The attacks that `by` could make as things stand: those of its attack
    /// phase, or of its next one if everybody stayed.
    pub(super) fn front<'a>(&'a self, state: &'a State, by: SideNo) -> Front<'a> {
        let setup = self.setup();
        let now = state.active == by;
        let (mut able, mut cells) = (state.fit(setup, by), state.occupied(by.other()));
        if now {
            able -= state.attacked;
            cells -= state.attacked_cells;
        }
        let mut near = CellSet::EMPTY;
        for unit in able {
            if let Some(from) = state.cell_of(unit) {
                near |= setup.cells().around(from);
            }
        }
        let targets = (cells & near).iter();
        Front {
            tactics: self,
            state,
            targets: targets.map(|cell| self.target(state, by, cell)).collect(),
            able,
        }
    }

    /// Puts the next attack together, or ends the phase.
    pub(super) fn attack(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        if state.attack.is_some() {
            self.go_on(state, blur, out);
            return;
        }
        match self.front(state, state.active).best(blur) {
            Some(meant) => out.extend(meant.actions()),
            None => out.push(Action::EndPhase),
        }
    }

    /// An attack that somebody has begun to put together: it is completed, or
    /// taken apart if it is not worth it.
    fn go_on(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let Some(attack) = state.attack else { return };
        let named = attack.units();
        let front = self.front(state, state.active);
        let of = front.targets.iter().find(|t| t.cell == attack.target);
        let Some(target) = of else { return };
        let units = front.most_against(target, front.able | named, named);
        let (gain, all_out) = target.gain_of(self, state, units);
        if gain > self.habits(state).attack_worth_it {
            let target = attack.target;
            out.extend(
                (units - named)
                    .iter()
                    .map(|unit| Action::Join { unit, target }),
            );
            out.push(Action::Resolve { all_out });
            return;
        }
        let mut free = *state;
        for unit in named {
            out.push(Action::Leave { unit });
            self.rules.step(&mut free, Action::Leave { unit }, &[]);
        }
        self.attack(&free, blur, out);
    }

    /// The attacks that deserve a thought: the best against each cell, with all
    /// and with the fewest that are worth it, both ways; and none.
    pub(super) fn attacks(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        if state.attack.is_some() {
            return;
        }
        let front = self.front(state, state.active);
        let planned = front.planned(&mut || 0.0);
        out.extend(planned.iter().map(Meant::actions));
        for target in &front.targets {
            let all = front.most_against(target, front.able, UnitSet::EMPTY);
            let (gain, all_out) = target.gain_of(self, state, all);
            let cell = target.cell;
            for (units, all_out) in [(all, all_out), (all, !all_out)] {
                if gain > -1.0 && !units.is_empty() {
                    out.push(
                        Meant {
                            target: cell,
                            units,
                            all_out,
                            gain,
                        }
                        .actions(),
                    );
                }
            }
        }
        out.push(vec![Action::EndPhase]);
    }

    /// At most two of each cell, strongest first, who could attack a cell.
    pub(super) fn most_against(
        &self,
        state: &State,
        target: CellId,
        of: UnitSet,
        named: UnitSet,
    ) -> UnitSet {
        let setup = self.setup();
        let mut all = named;
        for cell in setup.cells().around(target) {
            let mut here: Vec<(u16, UnitId)> = state
                .in_cell(cell, of - named)
                .iter()
                .map(|unit| (self.attack_strength(state, unit, target), unit))
                .collect();
            here.sort_unstable_by_key(|&(strength, unit)| (std::cmp::Reverse(strength), unit));
            let most = usize::from(setup.numbers().attackers_per_cell);
            let room = most.saturating_sub(state.in_cell(cell, named).len());
            all = here
                .iter()
                .take(room)
                .fold(all, |all, (_, unit)| all.with(*unit));
        }
        all
    }
}

impl Front<'_> {
    /// What a side gains by all its attacks.
    pub fn total(&self) -> f64 {
        self.planned(&mut || 0.0)
            .iter()
            .map(|meant| meant.gain)
            .sum()
    }

    /// The attack to make first.
    fn best(&self, blur: &mut dyn FnMut() -> f64) -> Option<Meant> {
        let planned = self.planned(blur).into_iter();
        planned.max_by(|a, b| a.gain.total_cmp(&b.gain))
    }

    /// At most two of each cell, strongest first, who could attack a target.
    fn most_against(&self, target: &Target, of: UnitSet, named: UnitSet) -> UnitSet {
        self.tactics
            .most_against(self.state, target.cell, of, named)
    }

    /// The attacks of the phase, as they look now: no unit in two of them.
    pub fn planned(&self, blur: &mut dyn FnMut() -> f64) -> Vec<Meant> {
        let worth_it = self.tactics.habits(self.state).attack_worth_it;
        let mut free = self.able;
        let errors: Vec<f64> = self.targets.iter().map(|_| blur()).collect();
        let mut open: Vec<usize> = (0..self.targets.len()).collect();
        let mut planned: Vec<Meant> = Vec::new();
        while !open.is_empty() {
            let mut best: Option<(usize, Meant)> = None;
            for (place, &which) in open.iter().enumerate() {
                let target = &self.targets[which];
                let units = self.most_against(target, free, UnitSet::EMPTY);
                if units.is_empty() {
                    continue;
                }
                let (gain, all_out) = target.gain_of(self.tactics, self.state, units);
                let gain = gain + errors[which];
                if gain > worth_it && best.as_ref().is_none_or(|(_, b)| gain > b.gain) {
                    let target = target.cell;
                    best = Some((
                        place,
                        Meant {
                            target,
                            units,
                            all_out,
                            gain,
                        },
                    ));
                }
            }
            let Some((place, meant)) = best else { break };
            let which = open.remove(place);
            let meant = self.spared(&self.targets[which], meant, errors[which], &open);
            free -= meant.units;
            planned.push(meant);
        }
        planned
    }

    /// The attack without those who could do more elsewhere.
    fn spared(&self, target: &Target, mut meant: Meant, error: f64, open: &[usize]) -> Meant {
        let (setup, state) = (self.tactics.setup(), self.state);
        let habits = self.tactics.habits(state);
        let elsewhere: CellSet = open.iter().map(|&which| self.targets[which].cell).collect();
        for unit in meant.units {
            let Some(from) = state.cell_of(unit) else {
                continue;
            };
            if !setup.cells().around(from).intersects(elsewhere) {
                continue;
            }
            let mut others = meant.units;
            others.remove(unit);
            let (gain, all_out) = target.gain_of(self.tactics, state, others);
            // A hit is worth about a point, wherever it falls.
            let strength = f64::from(self.tactics.attack_strength(state, unit, target.cell));
            if !others.is_empty() && meant.gain - (gain + error) < habits.spared * strength / 6.0 {
                meant = Meant {
                    units: others,
                    all_out,
                    gain: gain + error,
                    ..meant
                };
            }
        }
        meant
    }
}
