//! What there is to know of playing the *tabletop battle* well.
//!
//! | module | judges |
//! | --- | --- |
//! | `battle` | one attack, exactly: every number of hits, what the defender makes of it |
//! | `assault` | which units attack which cells in one attack phase |
//! | `deploy` | where units move: what the enemy could do to them, what they could do next |
//! | `answers` | losses, stay or go, retreats, arrivals, replacements |
//! | `worth` | a position: points so far and what is to come |
//! | `why` | the same in words |
//!
//! All of it is a matter of opinion; nothing of the rules stands here.

mod answers;
mod assault;
mod battle;
mod deploy;
mod why;
mod worth;

use super::action::Action;
use super::ids::PerSide;
use super::rules::Tabletop;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::engine::{Pains, Rules as _, SideNo, Strategy};
use crate::hex::Id;
use crate::space::{CellId, CellSet};

/// What a marshal spends, as the ladder has found it (`tests/README.md`): it is the further
/// part of a turn that makes him strong in Korsun, once there are games enough to see what it
/// brings; on the small maps he is no better than a general.
const MARSHAL: Pains = Pains {
    games: 864,
    changes: 48,
    rounds: 6,
    further: 1,
};

/// How a player leans: what a threat, a chance to strike and ground are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Lean {
    /// What the enemy's next attacks weigh.
    threat: f64,
    /// What one's own attacks of the next turn weigh.
    strike: f64,
    /// What supply weighs, per point that is cut off.
    supply: f64,
    /// What bases weigh, the enemy's and one's own.
    bases: f64,
}

impl Lean {
    /// What is played unless something else is tried.
    const EVEN: Self = Self {
        threat: 1.0,
        strike: 0.45,
        supply: 0.3,
        bases: 1.0,
    };

    /// Others that are worth a thought.
    const OTHERS: [Self; 4] = [
        Self {
            strike: 0.8,
            threat: 0.8,
            ..Self::EVEN
        },
        Self {
            strike: 0.15,
            threat: 1.3,
            ..Self::EVEN
        },
        Self {
            supply: 0.9,
            ..Self::EVEN
        },
        Self {
            bases: 2.5,
            ..Self::EVEN
        },
    ];
}

/// A player's judgement in one scenario.
#[derive(Clone, Debug)]
pub struct Tactics {
    rules: Tabletop,
    /// Per side and cell, how many steps it is to that side's nearest base.
    to_base: PerSide<Vec<u8>>,
}

impl Tactics {
    /// The judgement for these rules.
    #[must_use]
    pub fn new(rules: Tabletop) -> Self {
        let to_base = PerSide(SideNo::BOTH.map(|side| steps_to(&rules, rules.bases(side))));
        Self { rules, to_base }
    }

    fn setup(&self) -> &Setup {
        &self.rules
    }

    /// How many steps it is from a cell to the nearest base of a side.
    fn far_from_base(&self, side: SideNo, cell: CellId) -> f64 {
        let far = self.to_base[side].get(cell.index());
        f64::from(far.copied().unwrap_or(u8::MAX))
    }

    /// How many player turns of a side are still to come, the one that is on not
    /// counted.
    fn turns_to_come(&self, state: &State, side: SideNo) -> u8 {
        let parts = self.setup().parts();
        let left = parts.turns.saturating_sub(state.turn);
        let second_waits = state.active == parts.initiative && side != parts.initiative;
        left + u8::from(second_waits)
    }

    /// What a point of strength is worth that is lost now.
    fn worth_of_a_point(&self, state: &State) -> f64 {
        f64::from(self.setup().numbers().points_per_loss) + self.use_of_a_point(state)
    }

    /// What a point of strength is worth to its owner besides the victory point it
    /// costs: what it can still do.
    fn use_of_a_point(&self, state: &State) -> f64 {
        let turns = self.setup().parts().turns;
        let left = turns.saturating_sub(state.turn);
        0.35 * f64::from(left) / f64::from(turns.max(1))
    }
}

/// Per cell, the steps over passable ground to the nearest of `goals`.
fn steps_to(setup: &Setup, goals: CellSet) -> Vec<u8> {
    let cells = setup.cells();
    let mut far = vec![u8::MAX; cells.len()];
    let (mut reached, mut layer, mut steps) = (goals, goals, 0_u8);
    while !layer.is_empty() {
        for cell in layer {
            if let Some(place) = far.get_mut(cell.index()) {
                *place = steps;
            }
        }
        layer = (cells.around_all(layer) & setup.passable()) - reached;
        reached |= layer;
        steps = steps.saturating_add(1);
    }
    far
}

/// Plus for the first side, minus for the second.
const fn sign(side: SideNo) -> f64 {
    match side {
        SideNo::A => 1.0,
        SideNo::B => -1.0,
    }
}

impl Strategy<Tabletop> for Tactics {
    fn value(&self, state: &State) -> f64 {
        self.worth(state)
    }

    fn spread(&self, state: &State) -> f64 {
        let left: u8 = SideNo::BOTH
            .map(|side| self.turns_to_come(state, side))
            .iter()
            .sum();
        1.2 + 2.1 * f64::from(left).sqrt()
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        self.plan_by(state, Lean::EVEN, blur, out);
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        match state.stage {
            Stage::Attack => self.attacks(state, out),
            Stage::Movement => {
                for lean in Lean::OTHERS {
                    let mut plan = Vec::new();
                    self.plan_by(state, lean, &mut || 0.0, &mut plan);
                    out.push(plan);
                }
                out.push(vec![Action::EndPhase]);
            }
            Stage::StayOrGo | Stage::Retreat | Stage::Reinforcement => {
                self.each_first_step(state, out);
            }
            Stage::AttackerLoss | Stage::DefenderLoss => self.each_first_step(state, out),
            Stage::Ground | Stage::Over => {}
        }
    }

    fn changes(
        &self,
        state: &State,
        plan: &[Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        if state.stage == Stage::Movement {
            self.changed_moves(state, plan, below, most, out);
        }
    }

    fn noise(&self) -> [f64; 3] {
        [2.2, 0.75, 0.0]
    }

    fn horizon(&self, state: &State) -> u8 {
        let last = self.setup().parts().turns;
        match last.saturating_sub(state.turn) {
            0 | 1 => 3,
            _ => 1,
        }
    }

    fn marshal(&self) -> Option<Pains> {
        Some(MARSHAL)
    }

    fn small(&self, state: &State) -> bool {
        self.is_small(state)
    }
}

impl Tactics {
    fn plan_by(
        &self,
        state: &State,
        lean: Lean,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        match state.stage {
            Stage::Over => {}
            Stage::Ground => out.push(Action::RollGround),
            Stage::Reinforcement => self.reinforce(state, blur, out),
            Stage::Attack => self.attack(state, blur, out),
            Stage::AttackerLoss | Stage::DefenderLoss => self.lose(state, blur, out),
            Stage::StayOrGo => self.stay_or_go(state, blur, out),
            Stage::Retreat => self.retreat(state, blur, out),
            Stage::Movement => self.deploy(state, lean, blur, out),
        }
    }

    /// Every legal step, followed by what comes to mind then.
    fn each_first_step(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        for action in legal.into_iter().filter(|a| !a.takes_back()) {
            let mut plan = vec![action];
            let mut after = *state;
            self.rules.step(&mut after, action, &[]);
            if after.stage == state.stage && after.to_act() == state.to_act() {
                self.plan_by(&after, Lean::EVEN, &mut || 0.0, &mut plan);
            }
            out.push(plan);
        }
    }
}
