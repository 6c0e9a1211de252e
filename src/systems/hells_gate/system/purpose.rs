//! A plan told by purpose: who does what, to which end, and what it sets off.

use super::super::action::Action;
use super::super::ids::UnitMask;
use super::super::insight::{
    Aim, MoveGroup, Undertaking, absorbed, reach, step_paid, undertakings,
};
use super::super::players::{Intent, Menace, MenaceDeed, Mistake};
use super::super::rulebook::cite;
use super::super::rules::HellsGate;
use super::super::say;
use super::super::state::{Stage, State};
use crate::engine::{RuleRef, Rules as _, leads_to};
use crate::hex::{HexId, HexMask};
use crate::present::duty::{Duty, GroupTask, PlanTold, untold};
use crate::present::system::Cited;
use crate::words::tr;

/// So many groups are told of, and so many ends of each.
const GROUPS: usize = 6;
const ENDS: usize = 3;

/// So many places are named where to look.
const LOOK: usize = 3;

fn cited((text, rule): (String, RuleRef)) -> Cited {
    Cited::new(text, rule.0)
}

impl HellsGate {
    /// What a plan is for, by facts that the rules count.
    pub(super) fn told_by_purpose(
        &self,
        state: &State,
        plan: &[Action],
        intent: &Intent,
    ) -> PlanTold {
        match intent {
            Intent::Attack { assault, odds } => {
                let target = assault.target;
                let (duty, ends) =
                    say::attack_ends(self, state, target, odds, assault.flip.is_some());
                let froms = state.hexes_of(assault.units);
                let who = say::attackers(self, (assault.units, assault.flip), target, odds.column);
                let places = self.names_of(HexMask::of(target));
                PlanTold {
                    look: say::look(Duty::Break, &[self.hex_name(target)]),
                    tasks: vec![GroupTask {
                        duty,
                        who,
                        ends: ends.into_iter().map(cited).collect(),
                        arrows: duty.arrows(froms, target),
                        places: places.clone(),
                    }],
                    places,
                    ..PlanTold::default()
                }
            }
            Intent::Moves { .. } if state.stage == Stage::Movement => self.moves_told(state, plan),
            Intent::HoldFire => PlanTold {
                look: tr!("undertaking-look-idle"),
                ..PlanTold::default()
            },
            _ if state.stage == Stage::Losses => self.losses_told(state, plan),
            _ => PlanTold::default(),
        }
    }

    /// Why hits are absorbed so, where anything the rules count would be otherwise.
    fn losses_told(&self, state: &State, plan: &[Action]) -> PlanTold {
        let mut after = *state;
        for &action in plan {
            self.step(&mut after, action, &[]);
        }
        let there = |now: &State| {
            state
                .hits
                .map_or(UnitMask::EMPTY, |hits| now.in_hex(hits.target))
        };
        // Who stays has not decided before the last hit is absorbed.
        let decided = match after.stage {
            Stage::Losses => there(state) - there(&after),
            _ => there(state),
        };
        let ends = match decided.is_empty() {
            true => Vec::new(),
            false => leads_to(self, &after, |now| now.stage == Stage::Losses),
        };
        let groups = absorbed(self, state, decided, &ends);
        let tasks = groups.iter().filter_map(|group| {
            let duty = say::footing_duty(group.facts.first()?);
            let from = HexMask::of(group.from) - HexMask::of(group.at);
            let ends = group.facts.iter().take(ENDS);
            Some(GroupTask {
                duty,
                who: say::absorbers(self, group),
                ends: ends.map(|fact| cited(say::footing(self, fact))).collect(),
                arrows: duty.arrows(from, group.at),
                places: self.names_of(HexMask::of(group.at)),
            })
        });
        let mut tasks: Vec<GroupTask> = tasks.collect();
        // What else it costs comes before what speaks for it.
        if let Some(first) = tasks.first_mut() {
            first.ends.splice(0..0, self.steps_told(state, plan));
        }
        let Some(hits) = state.hits.filter(|_| !tasks.is_empty()) else {
            return PlanTold::default();
        };
        PlanTold {
            look: tr!("absorbing-look", hex = self.hex_name(hits.target)),
            places: self.names_of(HexMask::of(hits.target)),
            tasks,
            ..PlanTold::default()
        }
    }

    /// What a plan costs by the rules alone, besides what it is for.
    pub(super) fn costs_told(&self, state: &State, plan: &[Action]) -> Vec<Cited> {
        match state.stage {
            Stage::Losses => self.steps_told(state, plan),
            Stage::Movement => self.leaves_told(state, plan),
            _ => Vec::new(),
        }
    }

    /// Own supply sources that moves leave empty and the enemy could then enter [12.0].
    fn leaves_told(&self, state: &State, plan: &[Action]) -> Vec<Cited> {
        let mut after = *state;
        for &action in plan {
            if matches!(action, Action::Move { .. }) {
                self.step(&mut after, action, &[]);
            }
        }
        let side = state.player;
        let left = self.sources(side) & (state.occupied()[side] - after.occupied()[side]);
        if left.is_empty() {
            return Vec::new();
        }
        let enemies = self.units_of(side.enemy()) & after.on_map();
        let enters = reach(self, &after, enemies);
        let open = left.iter().filter(|hex| enters.contains_key(hex));
        let told = open.map(|hex| {
            let text = tr!("undertaking-leaves-source", hex = self.hex_name(hex));
            cited((text, cite::VICTORY))
        });
        told.collect()
    }

    /// Why these units lose steps rather than others, and who is lost with those that go.
    fn steps_told(&self, state: &State, plan: &[Action]) -> Vec<Cited> {
        let (mut now, mut told) = (*state, Vec::new());
        for &action in plan {
            if let Action::LoseStep { unit } = action {
                told.extend(step_paid(self, &now, unit).map(|step| cited(say::paid(self, &step))));
            }
            let before = now;
            self.step(&mut now, action, &[]);
            let abandoned = action.abandons(&before, &now);
            if !abandoned.is_empty() {
                told.push(cited(say::abandoned(self, abandoned)));
            }
        }
        told
    }

    fn moves_told(&self, state: &State, plan: &[Action]) -> PlanTold {
        let mut after = *state;
        for &action in plan {
            if matches!(action, Action::Move { .. }) {
                self.step(&mut after, action, &[]);
            }
        }
        let side = state.player;
        let undertakings = undertakings(self, state, &after, side);
        let mut drawn = HexMask::EMPTY;
        let shown = undertakings.iter().filter(|one| !one.aims.is_empty());
        let shown: Vec<&Undertaking> = shown.take(GROUPS).collect();
        let tasks = shown.iter().map(|one| self.task(one, &mut drawn)).collect();
        let told: Vec<&MoveGroup> = shown.iter().flat_map(|one| &one.groups).collect();
        let moved = undertakings.iter().flat_map(|one| &one.groups);
        let also = untold(moved.filter(|group| !group.stays()), &told);
        let (look, places) = self.where_to_look(&undertakings);
        let sets_off = say::sets_off(self, state, &after);
        PlanTold {
            look,
            places,
            tasks,
            also: say::group_words(self, &also),
            sets_off: sets_off.into_iter().map(cited).collect(),
        }
    }

    /// What there is to practise about a mistake: what the better plan was for.
    pub(in super::super) fn theme_of(&self, state: &State, lapse: &Mistake) -> String {
        let theme = match (&lapse.done.idea, &lapse.better.idea) {
            (Intent::Attack { .. }, Intent::Attack { .. }) => "which",
            (_, Intent::Attack { .. }) => "unmade",
            (Intent::Attack { .. }, Intent::HoldFire) => "risk",
            (_, Intent::Moves { .. }) => {
                let told = self.moves_told(state, &lapse.better.actions);
                let duty = told.tasks.first().map(|task| task.duty);
                return match duty {
                    Some(duty) => tr!("undertaking-theme-moves", duty = duty.name()),
                    None => tr!("undertaking-theme", theme = "moves"),
                };
            }
            _ if state.stage == Stage::Losses => "losses",
            _ => "other",
        };
        tr!("undertaking-theme", theme = theme)
    }

    /// What the enemy could do, for whom it would be done to.
    pub(in super::super) fn task_of(&self, menace: &Menace) -> GroupTask {
        match &menace.deed {
            MenaceDeed::Moves(undertaking, _) => {
                let mut drawn = HexMask::EMPTY;
                self.task(undertaking, &mut drawn)
            }
            MenaceDeed::Attack(assault) => {
                let actions = assault.actions();
                let intent = Intent::of(self, &menace.at, &actions);
                let told = self.told_by_purpose(&menace.at, &actions, &intent);
                told.tasks.into_iter().next().unwrap_or_else(|| GroupTask {
                    duty: Duty::Break,
                    who: menace.sentence(self),
                    ends: Vec::new(),
                    arrows: Vec::new(),
                    places: self.names_of(HexMask::of(assault.target)),
                })
            }
        }
    }

    /// What groups do; a group has one arrow, by what it is there for above all.
    fn task(&self, undertaking: &Undertaking, drawn: &mut HexMask) -> GroupTask {
        let duty = undertaking.aims.first().map_or(Duty::Hold, say::duty);
        let together = undertaking.groups.len() > 1;
        let ends = undertaking.aims.iter().take(ENDS);
        let mut arrows = Vec::new();
        let mut places = HexMask::EMPTY;
        for group in &undertaking.groups {
            places.insert(group.to);
            if !group.stays() && !drawn.contains(group.to) {
                drawn.insert(group.to);
                arrows.extend(duty.arrows(group.from(), group.to));
            }
        }
        GroupTask {
            duty,
            who: say::group_words(self, &undertaking.groups),
            ends: ends
                .map(|aim| cited(say::aim(self, aim, together)))
                .collect(),
            arrows,
            places: self.names_of(places),
        }
    }

    /// Where the weightiest thing is at stake: there, and not what is done about it.
    fn where_to_look(&self, undertakings: &[Undertaking]) -> (String, Vec<String>) {
        let Some((first, aim)) = undertakings.iter().find_map(|e| Some((e, e.aims.first()?)))
        else {
            return (tr!("undertaking-look-idle"), Vec::new());
        };
        let mut hexes: Vec<HexId> = match *aim {
            Aim::TakesSource(hex) | Aim::Guards(hex) | Aim::Supports { hex, .. } => vec![hex],
            Aim::Prepares { hex, .. } => vec![hex],
            _ => first.groups.iter().map(|group| group.to).collect(),
        };
        hexes.truncate(LOOK);
        let names: Vec<String> = hexes.iter().map(|&hex| self.hex_name(hex)).collect();
        let places = self.names_of(hexes.into_iter().collect());
        (say::look(say::duty(aim), &names), places)
    }
}
