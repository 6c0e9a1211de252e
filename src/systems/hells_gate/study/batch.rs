//! Many games on all cores, the same whatever the number of threads.

use crate::engine::{Commander, Die, Progress, Rules as _, handed_over, mixed};
use crate::systems::hells_gate::players::{Evaluators, Player, play};
use crate::systems::hells_gate::victory::Verdict;
use crate::systems::hells_gate::{Action, BySide, Setup, Side, Spot, State, Weather};
use std::sync::Arc;

/// What is to be played.
pub struct Batch {
    /// What the players judge by, and the rules.
    pub staff: Arc<Evaluators>,
    /// Where every game begins.
    pub start: State,
    /// How well the sides play.
    pub players: BySide<Commander>,
    /// The number of the first game: another than 0 in a part of a larger batch.
    pub first: u32,
    /// How many games.
    pub games: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many are played at a time.
    pub threads: usize,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its number in the batch, from 0.
    pub game: u32,
    /// The seed of its dice, and of what the players make of them: it brings
    /// the game back.
    pub seed: u64,
    /// Victory points.
    pub points: BySide<u16>,
    /// How many actions were done.
    pub actions: u32,
    /// How many dice were rolled.
    pub rolls: u32,
    /// The first game turn that was played in mud.
    pub mud_turn: Option<u8>,
    /// The last game turn that was played.
    pub turns: u8,
    /// The steps each side had lost at the end.
    pub steps_lost: BySide<u16>,
    /// How many units had broken out of the map.
    pub escaped: u16,
}

impl Finished {
    /// Soviet less German victory points.
    #[must_use]
    pub fn margin(&self) -> i32 {
        Verdict {
            points: self.points,
        }
        .margin()
    }
}

/// What was done in a game, with its dice.
pub type Moves = Vec<(Action, Option<Die>)>;

/// No game has as many actions.
const MAX_ACTIONS: u32 = 100_000;

impl Batch {
    /// Plays until all are done or `control` says stop. The finished games, in
    /// their order, the same for any number of threads.
    pub fn run(&self, control: &Progress) -> Vec<Finished> {
        let mut games = Vec::new();
        self.hand_over(control, false, &mut |game, _| games.push(game));
        games
    }

    /// The same, each game as soon as those before it are done; if it is to be
    /// kept, with what was done in it.
    pub fn hand_over(
        &self,
        control: &Progress,
        keep: bool,
        take: &mut (dyn FnMut(Finished, Moves) + Send),
    ) {
        let game = |number| {
            let number = self.first + number;
            let seed = mixed(self.seed, u64::from(number));
            self.play(number, seed, control, keep)
        };
        let mut take = |(game, moves)| take(game, moves);
        handed_over(self.games, self.threads, control, game, &mut take);
    }

    /// The one game of this seed, as it is in every batch that has it, and what
    /// was done in it; `None` if `control` stops it.
    #[must_use]
    pub fn game_of(&self, seed: u64, control: &Progress) -> Option<(Finished, Moves)> {
        self.play(0, seed, control, true)
    }

    /// One game; `None` if it was stopped.
    fn play(
        &self,
        game: u32,
        seed: u64,
        control: &Progress,
        keep: bool,
    ) -> Option<(Finished, Moves)> {
        // The players' luck is not the dice's.
        let mut players = BySide::from_fn(|side| {
            let own = mixed(!seed, side as u64);
            Player::new(Arc::clone(&self.staff), self.players[side], own)
        });
        let rules = self.staff.rules();
        let mut actions = 0;
        let mut mud_turn = None;
        let mut moves = Moves::new();
        let mut watch = |state: &State, action, die| {
            actions += 1;
            if mud_turn.is_none() && state.weather == Weather::Mud {
                mud_turn = Some(state.turn);
            }
            if keep {
                moves.push((action, die));
            }
            actions < MAX_ACTIONS && !control.stopped()
        };
        let end = play(rules, self.start, &mut players, seed, &mut watch)?;
        let finished = Finished {
            game,
            seed,
            points: rules.verdict(&end)?.points,
            actions,
            rolls: rules.rolls(&end) - rules.rolls(&self.start),
            mud_turn,
            turns: end.turn,
            steps_lost: BySide::from_fn(|side| steps_lost(rules, &end, side)),
            escaped: escaped(rules, &end),
        };
        Some((finished, moves))
    }
}

/// How many steps of a side are gone.
fn steps_lost(setup: &Setup, end: &State, side: Side) -> u16 {
    let lost = |unit| match end.spot(unit) {
        Spot::Destroyed => setup.unit(unit).map_or(0, |u| u16::from(u.steps())),
        _ => u16::from(end.reduced.contains(unit)),
    };
    setup.units_of(side).iter().map(lost).sum()
}

/// How many units broke out.
fn escaped(setup: &Setup, end: &State) -> u16 {
    let all = setup.all_units().iter();
    all.map(|unit| u16::from(end.spot(unit) == Spot::Escaped))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    #[test]
    fn a_batch_is_the_same_on_any_number_of_threads_and_stops_when_told() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Arc::new(Evaluators::new(&rules));
        let batch = |threads| Batch {
            start: staff.rules().initial(),
            staff: Arc::clone(&staff),
            players: BySide::from_fn(|_| Commander::from(crate::engine::Level::Random)),
            first: 0,
            games: 12,
            seed: 7,
            threads,
        };
        let go = Progress::default();
        let one = batch(1).run(&go);
        let three = batch(3).run(&go);
        assert_eq!(one, three);
        assert_eq!(one.len(), 12);
        assert!(one.iter().any(|f| f.points != one[0].points));
        // Each seed brings its game back.
        for game in &one {
            let (again, moves) = batch(1).game_of(game.seed, &go).unwrap();
            assert_eq!(moves.len() as u32, game.actions);
            let number = game.game;
            assert_eq!(
                Finished {
                    game: number,
                    ..again
                },
                *game
            );
        }
        let halt = Progress::default();
        halt.stop();
        assert!(batch(2).run(&halt).is_empty());
    }
}
