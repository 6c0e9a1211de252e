//! The players as the table asks them.

use super::menace::MENACE_GAMES;
use super::{Advice, Evaluators, Player, Step, forecast, play, report};
use crate::engine::{Commander, Die, Level, Outcome, Progress, SideNo, Temper, cores};
use crate::present::system::{
    Advised, Costly, Counsel, Danger, Dangers, Done, EveryAction, Foreseen, LookedBack, Players,
    Spoken, System as _,
};
use crate::systems::hells_gate::say::{
    account_words, ahead, also_words, error_words, forecast_rests_on, how, margin_words,
    result_words, trust, unproved_words,
};
use crate::systems::hells_gate::{Action, BySide, HellsGate, Side, State};
use crate::words::{decimal, tr};
use std::sync::{Arc, OnceLock};

/// So many of the dice that did most are told.
const ROLLS: usize = 3;

/// So many of the decisions that cost most are told.
const LAPSES: usize = 12;

/// The players of one scenario: what they know of it is worked out once.
pub struct Seated {
    rules: HellsGate,
    staff: OnceLock<Arc<Evaluators>>,
}

impl Seated {
    /// Players of this game.
    #[must_use]
    pub const fn new(rules: HellsGate) -> Self {
        Self {
            rules,
            staff: OnceLock::new(),
        }
    }

    fn staff(&self) -> Arc<Evaluators> {
        Arc::clone(
            self.staff
                .get_or_init(|| Arc::new(Evaluators::new(&self.rules))),
        )
    }

    fn player(&self, who: impl Into<Commander>, seed: u64) -> Player {
        Player::new(self.staff(), who, seed).on_cores(cores())
    }

    fn counsel(&self, state: &State, (n, advice): (usize, Advice)) -> Counsel<Action> {
        let margin = margin_words(advice.margin);
        let error = error_words(&advice);
        Counsel {
            label: advice.label(&self.rules, state, n),
            margin: advice.margin,
            error: advice.error,
            expected: tr!("found-expected", margin = margin, error = error),
            behind: advice.behind,
            answer: advice.answer_sentence(&self.rules),
            next_turn: advice.next_turn_sentence(&self.rules),
            actions: self.rules.followed(&advice.actions).to_vec(),
        }
    }
}

fn step(done: &Done<HellsGate>) -> Step {
    Step {
        before: done.before,
        action: done.action,
        die: done.dice.first().copied(),
    }
}

/// The size of a number of victory points.
fn tenths(points: f64) -> String {
    decimal(points.abs(), 1)
}

impl Players<HellsGate> for Seated {
    fn levels(&self) -> &'static [Level] {
        &Level::ALL
    }

    fn tempers(&self) -> &'static [Temper] {
        &Temper::ALL
    }

    fn decide(
        &self,
        state: &State,
        who: Commander,
        seed: u64,
        control: &Progress,
    ) -> Option<Vec<Action>> {
        let decision = self.player(who, seed).decision(state, control)?;
        Some(decision.actions)
    }

    fn advise(&self, state: &State, seed: u64, control: &Progress) -> Option<Advised<Action>> {
        let plans = self.player(Level::General, seed).advice(state, control);
        if control.stopped() {
            return None;
        }
        let basis = plans.first().map(|plan| plan.basis);
        let trust = basis.map_or_else(Vec::new, |basis| vec![how(basis), trust(basis)]);
        let plans = plans.into_iter().enumerate();
        let plans = plans.map(|plan| self.counsel(state, plan));
        Some(Advised {
            plans: plans.collect(),
            trust,
        })
    }

    fn ways(&self, state: &State) -> Vec<Vec<Action>> {
        self.player(Level::General, 0).plans(state)
    }

    fn costly(
        &self,
        past: &[Done<HellsGate>],
        seed: u64,
        control: &Progress,
    ) -> Option<Vec<Costly<Action>>> {
        let steps: Vec<Step> = past.iter().map(step).collect();
        // In the background: the table needs the other cores.
        let report = report(&self.staff(), &steps, Level::General, seed, 1, control);
        if control.stopped() {
            return None;
        }
        let told = report.lapses.into_iter().filter_map(|lapse| {
            let state = &steps.get(lapse.ply)?.before;
            Some(Costly {
                ply: lapse.ply,
                made_of: lapse.done.actions.len(),
                cost: lapse.cost,
                played: lapse.done.played(&self.rules, state),
                better: lapse.better.sentence(&self.rules, state),
                theme: self.rules.theme_of(state, &lapse),
                plan: lapse.better.actions,
            })
        });
        Some(told.collect())
    }

    fn know_dangers(&self) -> bool {
        true
    }

    fn dangers(
        &self,
        state: &State,
        side: SideNo,
        seed: u64,
        control: &Progress,
    ) -> Option<Dangers> {
        let player = self.player(Level::General, seed);
        let found = player.menaces(state, Side::from(side), control)?;
        let list = found.iter().map(|menace| Danger {
            task: self.rules.task_of(menace),
            harm: menace.harm,
        });
        Some(Dangers {
            list: list.collect(),
            trust: vec![tr!("danger-how", games = MENACE_GAMES), tr!("danger-trust")],
        })
    }

    fn foresee(
        &self,
        state: &State,
        level: Level,
        games: u32,
        seed: u64,
        control: &Progress,
    ) -> Option<Foreseen> {
        let found = forecast(&self.staff(), state, level, games, seed, cores(), control);
        if control.stopped() || found.margins.is_empty() {
            return None;
        }
        let (margin, error) = found.margin();
        let ended = found.margins.iter().map(|&margin| Outcome {
            level: match margin.signum() {
                1 => 0,
                0 => 1,
                _ => 2,
            },
            margin,
        });
        let (n, level) = (found.margins.len(), found.policy.name());
        Some(Foreseen {
            margin,
            error,
            ends: ended.collect(),
            trust: [tr!("found-games", n = n, level = level)]
                .into_iter()
                .chain(forecast_rests_on(&found))
                .collect(),
        })
    }

    fn game(
        &self,
        start: &State,
        who: [Commander; 2],
        dice: u64,
        own: [u64; 2],
        watch: &mut EveryAction<'_, HellsGate>,
    ) -> Option<State> {
        let staff = self.staff();
        let mut players = BySide::from_fn(|side| {
            let n = side as usize;
            Player::new(Arc::clone(&staff), who[n], own[n])
        });
        let mut watch =
            |state: &State, action, die: Option<Die>| watch(state, action, die.as_slice());
        play(&self.rules, *start, &mut players, dice, &mut watch)
    }

    fn look_back(
        &self,
        past: &[Done<HellsGate>],
        seed: u64,
        control: &Progress,
    ) -> Option<LookedBack> {
        let steps: Vec<Step> = past.iter().map(step).collect();
        let judge = Level::General;
        let report = report(&self.staff(), &steps, judge, seed, cores(), control);
        if control.stopped() {
            return None;
        }
        let favoured = report.luck().soviet;
        let mut luck = vec![match report.rolls.len() {
            0 => tr!("luck-none"),
            n => tr!(
                "found-luck",
                n = n,
                side = ahead(favoured).key(),
                points = tenths(favoured)
            ),
        }];
        if let (Some(result), Some(adjusted)) = (report.result, report.adjusted()) {
            luck.push(tr!(
                "found-result",
                result = result_words(result),
                adjusted = result_words(adjusted)
            ));
        }
        luck.push(account_words(&report));
        let turn = |ply: usize| steps.get(ply).map_or(0, |step| step.before.turn);
        let mut rolls: Vec<_> = report.rolls.iter().collect();
        rolls.sort_by(|a, b| b.luck.abs().total_cmp(&a.luck.abs()));
        let rolls = rolls.into_iter().take(ROLLS).map(|roll| Spoken {
            ply: roll.ply,
            of: ahead(roll.luck).into(),
            text: tr!(
                "found-roll",
                turn = turn(roll.ply),
                die = roll.die.pips(),
                points = tenths(roll.luck),
                side = ahead(roll.luck).key()
            ),
            more: Vec::new(),
        });
        let lapses = report.lapses.iter().take(LAPSES).filter_map(|lapse| {
            let state = &steps.get(lapse.ply)?.before;
            let (cost, error) = lapse.cost;
            let done = lapse.done.played(&self.rules, state);
            let better = lapse.better.sentence(&self.rules, state);
            Some(Spoken {
                ply: lapse.ply,
                of: lapse.side.into(),
                text: tr!(
                    "found-lapse",
                    turn = state.turn,
                    side = lapse.side.key(),
                    cost = tenths(cost),
                    error = tenths(error)
                ),
                more: [
                    tr!("found-played", plan = done),
                    tr!("found-better", plan = better),
                ]
                .into_iter()
                .chain(also_words(lapse))
                .collect(),
            })
        });
        Some(LookedBack {
            luck,
            rolls: rolls.collect(),
            judged: std::iter::once(tr!(
                "found-lapses",
                n = report.decisions,
                lapses = report.lapses.len()
            ))
            .chain(unproved_words(&report))
            .chain([tr!("look-back-trust", games = report.games)])
            .collect(),
            lapses: lapses.collect(),
        })
    }
}
