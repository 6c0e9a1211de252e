//! Looking back: what was done against what could have been done.

use super::{Player, TO_THE_END, same};
use crate::engine::Progress;
use crate::engine::{Rng, Rules as _, mixed};
use crate::players::{SURELY, agreed};
use crate::systems::hells_gate::players::Evaluators;
use crate::systems::hells_gate::players::combat::Assault;
use crate::systems::hells_gate::players::evaluator::sign;
use crate::systems::hells_gate::players::greedy::Care;
use crate::systems::hells_gate::players::report::{Mistake, is_worth_a_word};
use crate::systems::hells_gate::players::search::{Effort, Way};
use crate::systems::hells_gate::players::why::Advice;
use crate::systems::hells_gate::{Action, Side, Stage, State};

/// So much less of a chance to win is as good.
const AS_GOOD: f64 = 0.02;

/// What sets the dice of a proof apart from those of the search.
const DICE_OF_PROOF: u64 = 0x5052_4f4f_465f_5f5f;

/// Whether an attack can still be made after another: on another hex, by others.
fn is_left(done: &[Action], other: &[Action]) -> bool {
    match (Assault::read(None, done), Assault::read(None, other)) {
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

/// What was given up by what two kinds of players make of it, half of the games each.
struct Proof {
    /// What would have been better.
    better: Way,
    /// What was done, or that with the better made next.
    done: Way,
    /// What it cost: see [`agreed`].
    cost: (f64, f64),
    /// What it cost by each kind alone, with nothing but the luck of its games as an error.
    each: [(f64, f64); 2],
}

impl Proof {
    /// What ways come to that both played out: see [`given_up`].
    fn of([ones, others]: &[Vec<Way>; 2], side: Side) -> Option<Self> {
        let both = ones.iter().zip(others);
        let both = both.map(|(one, other)| one.clone().and_of(other));
        let (better, done, _) = given_up(both.collect(), side)?;
        let by = |ways: &[Way]| {
            let done = ways.iter().skip(1).find(|way| way.is_like(&done))?;
            let (gain, error) = ways.first()?.gain_over(done);
            Some((sign(side) * gain, error))
        };
        let each = [by(ones)?, by(others)?];
        Some(Self {
            better,
            done,
            cost: agreed(each),
            each,
        })
    }

    /// Whether it is a mistake beyond doubt: more than what both together leave open, or
    /// than what each leaves open by itself.
    fn is_a_mistake(&self) -> bool {
        let sure = |(cost, error): (f64, f64)| cost > SURELY * error;
        is_worth_a_word(self.cost) && (sure(self.cost) || self.each.into_iter().all(sure))
    }
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
    /// cost. Whether it proves to be a mistake; not if it was stopped.
    ///
    /// Two kinds of players do so, half of the games each: who plays them out decides what
    /// a decision comes to, and nobody knows by how much they misjudge it. By how much they
    /// contradict each other is part of the standard error.
    pub(in crate::systems::hells_gate::players) fn proved(
        &self,
        state: &State,
        lapse: &mut Mistake,
        control: &Progress,
    ) -> bool {
        let games = self.level.review().proof / 2;
        let others = self.staff.other_players();
        let played = |nth: u64, staff: &Evaluators| {
            self.to_the_end(staff, nth, (state, lapse), games, control)
        };
        let both = [played(0, &self.staff), played(1, &others)];
        if control.stopped() {
            return false;
        }
        let Some(proof) = Proof::of(&both, lapse.side) else {
            return false;
        };
        let is_a_mistake = proof.is_a_mistake();
        lapse.cost = proof.cost;
        (lapse.better, lapse.done) = (self.told(state, proof.better), self.told(state, proof.done));
        is_a_mistake
    }

    /// Plays what may be a mistake to the end, and what looks better, as the nth players who
    /// do so, by whom games go on.
    fn to_the_end(
        &self,
        players: &Evaluators,
        nth: u64,
        (state, lapse): (&State, &Mistake),
        games: u32,
        control: &Progress,
    ) -> Vec<Way> {
        let effort = Effort {
            turns: TO_THE_END,
            ..self.effort(state, control)
        };
        let better = Way::new(lapse.better.actions.clone(), 0);
        let mut ways = against(better, &lapse.done.actions);
        // Not the dice it was found by, and others for each.
        let seed = mixed(self.luck(state).bits() ^ DICE_OF_PROOF, nth);
        players.play_out(state, lapse.side, &mut ways, games, effort, seed);
        ways
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
    use super::{Player, Proof, given_up, is_left};
    use crate::engine::{Die, Level, Progress, Rules as _};
    use crate::hex::HexId;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::players::report::{decisions, suspected};
    use crate::systems::hells_gate::players::search::Way;
    use crate::systems::hells_gate::players::{Evaluators, Step, play};
    use crate::systems::hells_gate::{Action, Side, UnitId};
    use crate::systems::hells_gate::{BySide, HellsGate, State};
    use std::sync::Arc;

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
    fn what_players_contradict_each_other_by_is_doubt() {
        let way = |margins: &[f64]| Way::that_came_to(vec![Action::EndPhase], margins);
        let other = |margins: &[f64]| Way::that_came_to(Vec::new(), margins);
        let told = |both: [[f64; 2]; 2]| {
            let ways = both.map(|gains| vec![way(&gains), other(&[0.0; 2])]);
            Proof::of(&ways, Side::Soviet).unwrap()
        };
        // Both say two and a half: what is left is the luck of four games.
        let proof = told([[2.0, 3.0], [3.0, 2.0]]);
        let (cost, error) = proof.cost;
        assert!((cost - 2.5).abs() < 1e-9 && (error - 0.35).abs() < 0.01);
        assert!(proof.is_a_mistake());
        // One says four, the other one, both without any luck: nobody knows how much, but it
        // cost something.
        let proof = told([[4.0, 4.0], [1.0, 1.0]]);
        let (cost, error) = proof.cost;
        assert!((cost - 2.5).abs() < 1e-9 && (error - 1.5).abs() < 1e-9);
        assert!(proof.is_a_mistake());
        // One says four, the other nothing.
        assert!(!told([[4.0, 4.0], [0.5, -0.5]]).is_a_mistake());
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

    /// Games between a Colonel and a General, looked back at: what each mistake costs by
    /// both who play it out, and by others who had no part in it, 400 games each.
    ///
    /// `HELLS_GATE_GAMES=8 cargo test --release --no-default-features --lib what_a_mistake_costs -- --ignored --nocapture`
    #[test]
    #[ignore = "a minute or two of a core for every game"]
    fn what_a_mistake_costs_by_players_who_had_no_part_in_it() {
        let number = |name, default: u64| {
            let set = std::env::var(name).ok();
            set.and_then(|it| it.parse().ok()).unwrap_or(default)
        };
        let games = number("HELLS_GATE_GAMES", 8);
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Arc::new(Evaluators::new(&rules));
        let judge = staff.judge().weights().clone();
        let third = Evaluators::with(&rules, judge.clone(), vec![judge]);
        let go = Progress::default();
        println!("game ply told error first second third error");
        for game in 0..games {
            let seed = number("HELLS_GATE_SEED", 5801) + game;
            let pair = match game % 2 {
                0 => [Level::Colonel, Level::General],
                _ => [Level::General, Level::Colonel],
            };
            let mut players =
                BySide::from_fn(|side| Player::new(Arc::clone(&staff), pair[side as usize], seed));
            let mut steps = Vec::new();
            let mut watch = |state: &State, action, die: Option<Die>| {
                steps.push(Step {
                    before: *state,
                    action,
                    die,
                });
                true
            };
            play(&rules, rules.initial(), &mut players, seed, &mut watch);
            let player = Player::new(Arc::clone(&staff), Level::General, seed);
            let decisions = decisions(&staff, &steps);
            let (found, _) = suspected(&player, &steps, decisions, [&go, &go]);
            for lapse in found {
                let state = &steps[lapse.ply].before;
                let played = |nth, staff: &Evaluators, games| {
                    player.to_the_end(staff, nth, (state, &lapse), games, &go)
                };
                let cost = |ways| given_up(ways, lapse.side).unwrap().2;
                let others = staff.other_players();
                let both = [played(0, &staff, 198), played(1, &others, 198)];
                let proof = Proof::of(&both, lapse.side).unwrap();
                let told = proof.cost;
                let [first, second] =
                    [(2, &staff), (3, &others)].map(|(nth, staff)| cost(played(nth, staff, 396)));
                let third = cost(played(4, &third, 396));
                println!(
                    "{game} {} {:.2} {:.2} {:.2} {:.2} {:.2} {:.2} {:.2} {}",
                    lapse.ply,
                    told.0,
                    told.1,
                    first.0,
                    first.1,
                    second.0,
                    third.0,
                    third.1,
                    proof.is_a_mistake()
                );
            }
        }
    }
}
