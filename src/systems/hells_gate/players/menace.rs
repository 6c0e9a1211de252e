//! What the other side could do in its next player turn, and what that would cost.

use super::combat::Assault;
use super::evaluator::sign;
use super::greedy::Care;
use super::player::{Player, TOLD};
use super::search::Way;
use crate::engine::{Die, Progress, Rng, Rules as _};
use crate::systems::hells_gate::insight::{Undertaking, undertakings};
use crate::systems::hells_gate::{Action, Side, Stage, State, UnitMask};

/// So many of its attacks, and of the undertakings of its moves, are played out.
const ATTACKS: usize = 5;
const UNDERTAKINGS: usize = 5;

/// How often each of them is.
pub(super) const MENACE_GAMES: u32 = 36;

/// The same where only the worst of them is wanted.
const QUICK_GAMES: u32 = 12;

/// No turn is so long.
const MOST_ACTIONS: usize = 500;

/// Something the other side could do.
#[derive(Clone, PartialEq, Debug)]
pub struct Menace {
    /// The position in which it would do it.
    pub at: State,
    /// What it would do.
    pub deed: MenaceDeed,
    /// What it would cost, in victory points, and the standard error of that: both
    /// with it and without it the same dice were met.
    pub harm: (f64, f64),
}

/// An attack, or moves.
#[derive(Clone, PartialEq, Debug)]
pub enum MenaceDeed {
    /// An attack.
    Attack(Assault),
    /// What some groups move for, and all the moves of their plan.
    Moves(Undertaking, Vec<Action>),
}

/// What could be done, each with what is held against it, as numbers of ways.
struct Trial {
    at: State,
    deed: MenaceDeed,
    with: usize,
    without: usize,
}

impl Player {
    /// What the enemy of `side` could do in his next player turn, or in what is left of
    /// the one that is on, if `side` did nothing more: the costliest first, nothing that
    /// costs less than its standard error. Each is played out with it and without it,
    /// with the same dice, to the end of the next player turn of `side`. `None` if it was
    /// stopped.
    #[must_use]
    pub fn menaces(&self, state: &State, side: Side, control: &Progress) -> Option<Vec<Menace>> {
        self.all_menaces(state, side, [ATTACKS, UNDERTAKINGS], MENACE_GAMES, control)
    }

    /// The worst of them after this, by fewer games.
    pub(super) fn worst_menace(
        &self,
        state: &State,
        side: Side,
        control: &Progress,
    ) -> Option<Menace> {
        let all = self.all_menaces(state, side, [TOLD, TOLD], QUICK_GAMES, control)?;
        let sure = |menace: &Menace| menace.harm.0 > menace.harm.1;
        all.into_iter().find(sure)
    }

    fn all_menaces(
        &self,
        state: &State,
        side: Side,
        [attacks, moves]: [usize; 2],
        games: u32,
        control: &Progress,
    ) -> Option<Vec<Menace>> {
        let enemy = side.enemy();
        let Some(begins) = self.enemy_decides(state, enemy) else {
            return Some(Vec::new());
        };
        let mut luck = self.luck(&begins);
        let mut trials = Vec::new();
        // Each moment of his turn, with the ways out of it.
        let mut found: Vec<(State, Vec<Way>, Vec<Trial>)> = Vec::new();
        let mut moving = begins;
        if begins.stage == Stage::Combat {
            let ways = self.attacks_of(&begins, attacks, &mut trials);
            found.push((begins, ways, std::mem::take(&mut trials)));
            self.staff()
                .rules()
                .step(&mut moving, Action::EndPhase, &[]);
        }
        if moving.stage == Stage::Movement && moving.to_act() == Some(enemy) {
            let ways = self.moves_of(&moving, moves, &mut trials);
            found.push((moving, ways, std::mem::take(&mut trials)));
        }
        let effort = self.effort(&begins, control);
        let all: usize = found.iter().map(|(_, ways, _)| ways.len()).sum();
        control.begin(u32::try_from(all).unwrap_or(u32::MAX).saturating_mul(games));
        let mut menaces = Vec::new();
        for (at, mut ways, trials) in found {
            let seed = luck.bits();
            self.staff()
                .play_out(&at, enemy, &mut ways, games, effort, seed);
            for trial in trials {
                let (gain, error) = ways[trial.with].gain_over(&ways[trial.without]);
                menaces.push(Menace {
                    at: trial.at,
                    deed: trial.deed,
                    harm: (sign(enemy) * gain, error),
                });
            }
        }
        if control.stopped() {
            return None;
        }
        // What chance alone may do is no harm.
        menaces.retain(|menace| menace.harm.0 >= 0.05 && menace.harm.0 > menace.harm.1);
        menaces.sort_by(|a, b| b.harm.0.total_cmp(&a.harm.0));
        Some(menaces)
    }

    /// The position in which that side is next to fight or to move, if the other one
    /// does no more than it must. `None` if the game ends before.
    fn enemy_decides(&self, state: &State, enemy: Side) -> Option<State> {
        let (rules, staff) = (self.staff().rules(), self.staff());
        let mut now = *state;
        let mut dice = Rng::new(0);
        let mut legal = Vec::new();
        for _ in 0..MOST_ACTIONS {
            let to_act = now.to_act()?;
            let free = matches!(now.stage, Stage::Combat | Stage::Movement);
            if to_act == enemy && now.player == enemy && free && now.attack.is_none() {
                return Some(now);
            }
            legal.clear();
            rules.legal(&now, &mut legal);
            let ends = free && to_act != enemy && legal.contains(&Action::EndPhase);
            let actions = match ends {
                true => vec![Action::EndPhase],
                false => staff
                    .trusted(to_act)
                    .orders(&now, Care::QUICK, &mut Rng::new(0)),
            };
            if actions.is_empty() {
                return None;
            }
            for action in actions {
                let die = rules
                    .rolls_dice(&now, action)
                    .then(|| Die::ALL[dice.below(6)]);
                rules.step(&mut now, action, die.as_slice());
            }
        }
        None
    }

    /// His best attacks, each alone, and none at all.
    fn attacks_of(&self, at: &State, most: usize, trials: &mut Vec<Trial>) -> Vec<Way> {
        let mut assaults = self
            .staff()
            .trusted(at.player)
            .assaults(at, 0.0, &mut Rng::new(0));
        assaults.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        let mut ways = vec![Way::new(vec![Action::EndPhase], 0)];
        let mut targets = Vec::new();
        for assault in assaults {
            if assault.gain <= 0.0 || targets.len() == most || targets.contains(&assault.target) {
                continue;
            }
            targets.push(assault.target);
            trials.push(Trial {
                at: *at,
                deed: MenaceDeed::Attack(assault),
                with: ways.len(),
                without: 0,
            });
            ways.push(Way::alone(assault.actions()));
        }
        ways
    }

    /// What his best moves are for: the plan, and the plan without what each undertaking
    /// needs.
    fn moves_of(&self, at: &State, most: usize, trials: &mut Vec<Trial>) -> Vec<Way> {
        let rules = self.staff().rules();
        let trusted = self.staff().trusted(at.player);
        let plan = trusted.orders(at, Care::FULL, &mut Rng::new(0));
        let mut after = *at;
        for &action in &plan {
            if matches!(action, Action::Move { .. }) {
                rules.step(&mut after, action, &[]);
            }
        }
        let mut ways = vec![Way::new(plan.clone(), 0)];
        for undertaking in undertakings(rules, at, &after, at.player) {
            let moved = undertaking.groups.iter().any(|group| !group.stays());
            if undertaking.aims.is_empty() || !moved || trials.len() == most {
                continue;
            }
            let groups = undertaking.groups.iter().map(|group| group.who());
            let who = groups.fold(UnitMask::EMPTY, |all, who| all | who);
            let theirs = |action: &Action| matches!(*action, Action::Move { unit, .. } if who.contains(unit));
            let rest: Vec<Action> = plan.iter().copied().filter(|a| !theirs(a)).collect();
            if !self.allowed(at, &rest) {
                continue;
            }
            trials.push(Trial {
                at: *at,
                deed: MenaceDeed::Moves(undertaking, plan.clone()),
                with: 0,
                without: ways.len(),
            });
            ways.push(Way::new(rest, 0));
        }
        ways
    }

    fn allowed(&self, at: &State, actions: &[Action]) -> bool {
        let rules = self.staff().rules();
        let mut now = *at;
        actions.iter().all(|&action| {
            let can = rules.check(&now, action).is_ok();
            if can && !rules.rolls_dice(&now, action) {
                rules.step(&mut now, action, &[]);
            }
            can
        })
    }
}
