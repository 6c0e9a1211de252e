//! What there is to know of playing the *tabletop battle* well.
//!
//! | module | judges |
//! | --- | --- |
//! | `battle` | one attack, exactly: every number of hits, what the defender makes of it |
//! | `assault` | which units attack which cells in one attack phase |
//! | `deploy` | where units move: what the enemy could do to them, what they could do next |
//! | `answers` | losses, stay or go, retreats, arrivals, replacements |
//! | `habits` | what things are worth, as numbers that practice can change |
//! | `judge` | a position, as those see it who have practised |
//! | `practice` | habits that get better by games against themselves |
//! | `worth` | a position: points so far and what is to come |
//! | `purpose` | which group of a plan does what, to which end |
//! | `answered` | what speaks for how a loss is answered |
//! | `next_turn` | what must stand where by the end of the next player turn |
//! | `why` | the same in words |
//!
//! All of it is a matter of opinion; nothing of the rules stands here.

mod answered;
mod answers;
mod assault;
mod battle;
mod deploy;
mod habits;
mod judge;
mod next_turn;
mod practice;
mod purpose;
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
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

pub use habits::Habits;
pub use judge::{Judge, fitted};
pub use practice::practise;

/// What a marshal spends, as the ladder has found it (`tests/README.md`): it is the further
/// part of a turn that makes him strong in Korsun, once there are games enough to see what it
/// brings.
const MARSHAL: Pains = Pains {
    games: 864,
    changes: 48,
    rounds: 6,
    further: 1,
};

/// How a player may lean otherwise than usual: other plans that are worth a thought.
const LEANS: [fn(&mut Habits); 4] = [
    |habits| {
        habits.strike *= 0.8 / 0.45;
        habits.threat *= 0.8;
    },
    |habits| {
        habits.strike *= 0.15 / 0.45;
        habits.threat *= 1.3;
    },
    // Three times as much: of 0.3 just 0.9.
    |habits| habits.supply = habits.supply * 30.0 / 10.0,
    |habits| habits.bases *= 2.5,
];

/// What practice has made of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practised {
    /// The habits of the first game turn and of the last.
    pub habits: [Habits; 2],
    /// What is expected of a position; by the habits themselves without one.
    pub judge: Option<Judge>,
}

impl Practised {
    /// Nothing yet: the habits set by hand.
    pub const NOTHING: Self = Self {
        habits: [Habits::BY_HAND; 2],
        judge: None,
    };

    /// What a marshal plays by (`assets/ai/practised_tabletop.json`).
    #[must_use]
    pub fn marshal() -> &'static Self {
        static MARSHAL: LazyLock<Practised> = LazyLock::new(|| {
            let text = include_str!("../../../../assets/ai/practised_tabletop.json");
            serde_json::from_str(text).unwrap_or(Practised::NOTHING)
        });
        &MARSHAL
    }
}

/// A player's judgement in one scenario.
#[derive(Clone, Debug)]
pub struct Tactics {
    rules: Tabletop,
    /// Per side and cell, how many steps it is to that side's nearest base.
    to_base: PerSide<Vec<u8>>,
    /// Per game turn, the first one first.
    habits: Vec<Habits>,
    /// What practice has made of it.
    practised: Practised,
}

impl Tactics {
    /// The judgement for these rules, with the habits set by hand.
    #[must_use]
    pub fn new(rules: Tabletop) -> Self {
        Self::with(rules, Practised::NOTHING)
    }

    /// The same after practice.
    #[must_use]
    pub fn with(rules: Tabletop, practised: Practised) -> Self {
        let to_base = PerSide(SideNo::BOTH.map(|side| steps_to(&rules, rules.bases(side))));
        let turns = rules.parts().turns.max(1);
        let [first, last] = &practised.habits;
        let of = |turn| Habits::between([first, last], turn, turns);
        Self {
            rules,
            to_base,
            habits: (1..=turns).map(of).collect(),
            practised,
        }
    }

    /// What things are worth at this time.
    fn habits(&self, state: &State) -> &Habits {
        let turn = usize::from(state.turn.max(1)) - 1;
        let last = self.habits.last();
        self.habits.get(turn).or(last).unwrap_or(&Habits::BY_HAND)
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
        self.habits(state).use_of_point * f64::from(left) / f64::from(turns.max(1))
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

/// What it is worth that something is so; nothing if it is not.
const fn when(is: bool, worth: f64) -> f64 {
    if is { worth } else { 0.0 }
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
        match &self.practised.judge {
            Some(judge) => self.judged(state, judge),
            None => self.worth(state),
        }
    }

    fn spread(&self, state: &State) -> f64 {
        let left: u8 = SideNo::BOTH
            .map(|side| self.turns_to_come(state, side))
            .iter()
            .sum();
        1.2 + 2.1 * f64::from(left).sqrt()
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        self.plan_by(state, self.habits(state), blur, out);
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        match state.stage {
            Stage::Attack => self.attacks(state, out),
            Stage::Movement => {
                let mut by = |habits: &Habits| {
                    let mut plan = Vec::new();
                    self.plan_by(state, habits, &mut || 0.0, &mut plan);
                    out.push(plan);
                };
                // Where those would go who have not practised: it is another thought.
                if self.practised != Practised::NOTHING {
                    by(&Habits::BY_HAND);
                }
                for lean in LEANS {
                    let mut habits = *self.habits(state);
                    lean(&mut habits);
                    by(&habits);
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

    fn practised(&self) -> Option<Arc<dyn Strategy<Tabletop>>> {
        // Whoever has practised plays by that.
        let has = self.practised != Practised::NOTHING;
        let marshal = || Self::with(self.rules.clone(), *Practised::marshal());
        (!has).then(|| Arc::new(marshal()) as Arc<dyn Strategy<Tabletop>>)
    }

    fn small(&self, state: &State) -> bool {
        self.is_small(state)
    }
}

impl Tactics {
    fn plan_by(
        &self,
        state: &State,
        habits: &Habits,
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
            Stage::Movement => self.deploy(state, habits, blur, out),
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
                self.plan_by(&after, self.habits(&after), &mut || 0.0, &mut plan);
            }
            out.push(plan);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_have_not_practised_play_by_the_very_numbers_set_by_hand() {
        let bits = |habits: &Habits| habits.numbers().map(f64::to_bits);
        let by_hand = Habits::BY_HAND;
        for turn in 0..=12 {
            let now = Habits::between([&by_hand, &by_hand], turn, 10);
            assert_eq!(bits(&now), bits(&by_hand), "turn {turn}");
        }
        let meant = [
            Habits {
                strike: 0.8,
                threat: 0.8,
                ..by_hand
            },
            Habits {
                strike: 0.15,
                threat: 1.3,
                ..by_hand
            },
            Habits {
                supply: 0.9,
                ..by_hand
            },
            Habits {
                bases: 2.5,
                ..by_hand
            },
        ];
        for (lean, meant) in LEANS.iter().zip(&meant) {
            let mut habits = by_hand;
            lean(&mut habits);
            assert_eq!(bits(&habits), bits(meant));
        }
    }

    #[test]
    fn habits_go_from_those_of_the_first_turn_to_those_of_the_last() {
        let last = Habits {
            threat: 2.0,
            ..Habits::BY_HAND
        };
        let at = |turn| Habits::between([&Habits::BY_HAND, &last], turn, 5).threat;
        assert_eq!([at(1), at(3), at(5), at(9)], [1.0, 1.5, 2.0, 2.0]);
    }
}
