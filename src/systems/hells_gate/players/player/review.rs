//! Looking back: what was done against what could have been done.

use super::{Player, TO_THE_END, same};
use crate::engine::Progress;
use crate::engine::Rng;
use crate::engine::Rules as _;
use crate::systems::hells_gate::players::combat::Assault;
use crate::systems::hells_gate::players::evaluator::sign;
use crate::systems::hells_gate::players::greedy::Care;
use crate::systems::hells_gate::players::report::Mistake;
use crate::systems::hells_gate::players::search::{Effort, Way};
use crate::systems::hells_gate::players::why::Advice;
use crate::systems::hells_gate::{Action, Side, Stage, State};

/// So much less of a chance to win is as good.
const AS_GOOD: f64 = 0.02;

/// What sets the dice of a proof apart from those of the search.
const PROOF: u64 = 0x5052_4f4f_465f_5f5f;

/// Whether an attack can still be made after another: on another hex, by others.
fn is_left(done: &[Action], other: &[Action]) -> bool {
    match (Assault::read(done), Assault::read(other)) {
        (Some(done), Some(other)) => {
            done.target != other.target && !done.units.intersects(other.units)
        }
        _ => false,
    }
}

/// What looks better, what was done, and what was done with the better attack made next,
/// where it still can be: who attacks in another order has missed nothing. Whoever plays the
/// games out may not come to think of it.
fn against(better: Way, done: &[Action]) -> Vec<Way> {
    let was_done = || Way::new(done.to_vec(), 0);
    let then = is_left(done, &better.actions);
    let then = then.then(|| was_done().and_next(better.actions.clone()));
    [better, was_done()].into_iter().chain(then).collect()
}

/// The first of some ways that were played out with the same dice, the best of the others
/// for a side, and by how much that is worth less to it, with the standard error.
fn given_up(ways: Vec<Way>, side: Side) -> Option<(Way, Way, (f64, f64))> {
    let mut ways = ways.into_iter();
    let better = ways.next()?;
    let by = |way: &Way| sign(side) * way.mean();
    let done = ways.max_by(|a, b| by(a).total_cmp(&by(b)))?;
    let (gain, error) = better.gain_over(&done);
    Some((better, done, (sign(side) * gain, error)))
}

impl Player {
    /// What was done in a position, against the best that could have been done
    /// instead (what is as good and cannot be done any more comes before what still can), and what the difference is worth in victory points to the side
    /// that decided, with its standard error: both met the same dice. `None` if
    /// nothing better is known.
    #[must_use]
    pub fn compare(
        &self,
        state: &State,
        done: &[Action],
        control: &Progress,
    ) -> Option<(Advice, Advice, (f64, f64))> {
        let side = state.to_act()?;
        let mut luck = self.luck(state);
        let review = self.level.review();
        let effort = Effort {
            games: review.search,
            ..self.effort(state, control)
        };
        let mut ways = match state.stage {
            Stage::Losses => self.answers(state, side, done),
            _ => self.ways(state, side),
        };
        ways.truncate(review.ways);
        let ways = self.staff.best_way(state, side, ways, effort, luck.bits());
        let first = ways.first()?;
        if same(&first.actions, done) {
            return None;
        }
        // What can still be done does not say what was given up: of what is as good, rather
        // what cannot.
        let as_good = |way: &&Way| {
            let (more, error) = first.worth_over(way, side);
            let as_often = way.games() == first.games();
            as_often && more <= error.min(AS_GOOD) && !same(&way.actions, done)
        };
        let cannot_follow = |way: &&Way| !is_left(done, &way.actions);
        let best = ways.iter().filter(as_good).find(cannot_follow);
        let best = best.unwrap_or(first).clone();
        // Fresh dice: the best was chosen by how it did with the others.
        let mut ways = against(Way::new(best.actions, best.style), done);
        let seed = luck.bits();
        self.staff
            .play_out(state, side, &mut ways, review.games, effort, seed);
        if control.stopped() {
            return None;
        }
        let (better, done, cost) = given_up(ways, side)?;
        Some((self.told(state, done), self.told(state, better), cost))
    }

    /// Plays what was done and what looks better to the end of the game, both with
    /// the same fresh dice, and puts what that comes to into their figures and the
    /// cost. `false` if it was stopped.
    pub(in crate::systems::hells_gate::players) fn proved(
        &self,
        state: &State,
        lapse: &mut Mistake,
        control: &Progress,
    ) -> bool {
        let effort = Effort {
            turns: TO_THE_END,
            ..self.effort(state, control)
        };
        let better = Way::new(lapse.better.actions.clone(), 0);
        let mut ways = against(better, &lapse.done.actions);
        // Not the dice it was found by.
        let seed = self.luck(state).bits() ^ PROOF;
        let games = self.level.review().proof;
        self.staff
            .play_out(state, lapse.side, &mut ways, games, effort, seed);
        if control.stopped() {
            return false;
        }
        let Some((better, done, cost)) = given_up(ways, lapse.side) else {
            return false;
        };
        lapse.cost = cost;
        (lapse.better, lapse.done) = (self.told(state, better), self.told(state, done));
        true
    }

    /// How else the hits of an attack could have been absorbed than they were:
    /// the way that comes to mind first, then every one that leaves what was done
    /// at some point, each to the last hit.
    fn answers(&self, state: &State, side: Side, done: &[Action]) -> Vec<Way> {
        let (rules, trusted) = (self.staff.rules(), self.staff.trusted(side));
        let whole = |mut actions: Vec<Action>, mut now: State| {
            while now.stage == Stage::Losses && now.to_act() == Some(side) {
                let next = trusted.orders(&now, Care::FULL, &mut Rng::new(0));
                if next.is_empty() {
                    break;
                }
                for action in next {
                    rules.step(&mut now, action, &[]);
                    actions.push(action);
                }
            }
            actions
        };
        let mut ways: Vec<Way> = Vec::new();
        let mut add = |actions: Vec<Action>| {
            if ways.iter().all(|w| !same(&w.actions, &actions)) {
                ways.push(Way::new(actions, 0));
            }
        };
        add(whole(Vec::new(), *state));
        let mut now = *state;
        for (i, &action) in done.iter().enumerate() {
            let mut legal = Vec::new();
            rules.legal(&now, &mut legal);
            for other in legal {
                let mut after = now;
                rules.step(&mut after, other, &[]);
                add(whole([&done[..i], &[other]].concat(), after));
            }
            rules.step(&mut now, action, &[]);
        }
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::{given_up, is_left};
    use crate::hex::HexId;
    use crate::systems::hells_gate::players::search::Way;
    use crate::systems::hells_gate::{Action, Side, UnitId};

    #[test]
    fn what_was_done_is_judged_by_the_best_that_can_still_follow() {
        let way = |margins: &[f64]| Way::that_came_to(vec![Action::EndPhase], margins);
        let [better, done, then] = [[2.0, 4.0], [-1.0, 1.0], [2.5, 3.5]].map(|it| way(&it));
        let by = |ways: Vec<Way>, side| given_up(ways, side).map(|(_, _, (cost, _))| cost);
        assert_eq!(
            by(vec![better.clone(), done.clone()], Side::Soviet),
            Some(3.0)
        );
        assert_eq!(
            by(
                vec![better.clone(), done.clone(), then.clone()],
                Side::Soviet
            ),
            Some(0.0)
        );
        // For the other side the margin counts the other way round.
        assert_eq!(by(vec![better, then, done], Side::German), Some(-3.0));
    }

    #[test]
    fn an_attack_on_another_hex_by_others_is_left_after_one_was_made() {
        let attack = |hex, units: &[u8]| -> Vec<Action> {
            let join = |&unit: &u8| Action::JoinAttack {
                unit: UnitId(unit),
                target: HexId(hex),
            };
            let joins = units.iter().map(join);
            joins.chain([Action::Resolve { flip: None }]).collect()
        };
        let done = attack(5, &[1, 2]);
        assert!(is_left(&done, &attack(6, &[3])));
        assert!(!is_left(&done, &attack(5, &[3])), "it was attacked");
        assert!(!is_left(&done, &attack(6, &[2, 3])), "it has attacked");
        assert!(!is_left(&done, &[Action::EndPhase]), "it was risked");
    }
}
