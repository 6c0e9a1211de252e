//! Who plays better: the same dice twice, with sides changed.

use crate::engine::{Level, Progress, Rules as _, in_order, mixed};
use crate::players::DuelScore;
use crate::systems::hells_gate::players::play;
use crate::systems::hells_gate::players::{Evaluators, Player};
use crate::systems::hells_gate::{BySide, Side};
use std::sync::Arc;

/// One of two who are compared.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// What it judges by, as each side.
    pub staff: BySide<Arc<Evaluators>>,
    /// How well it plays.
    pub level: Level,
}

impl Contestant {
    /// Who knows the same as either side.
    #[must_use]
    pub fn new(staff: &Arc<Evaluators>, level: Level) -> Self {
        let staff = BySide::from_fn(|_| Arc::clone(staff));
        Self { staff, level }
    }
}

/// Pairs of games: in each, both contestants play both sides with the same dice.
pub struct Duel {
    /// The one whose wins are counted.
    pub first: Contestant,
    /// The other.
    pub second: Contestant,
    /// How many pairs of games.
    pub pairs: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many pairs are played at a time.
    pub threads: usize,
}

/// One pair, from the first contestant's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Its margin of victory points when it was each side.
    pub margins: BySide<i32>,
}

/// Adds pairs up.
#[must_use]
pub fn score(pairs: &[Pair]) -> DuelScore {
    let margins = pairs.iter().map(|p| [p.margins.soviet, p.margins.german]);
    DuelScore::of_margins(&margins.collect::<Vec<_>>())
}

impl Duel {
    /// Plays until all pairs are done or `control` says stop. The pairs in their
    /// order, the same for any number of threads.
    pub fn run(&self, control: &Progress) -> Vec<Pair> {
        in_order(self.pairs, self.threads, control, |number| {
            self.pair(number, control)
        })
    }

    fn pair(&self, number: u32, control: &Progress) -> Option<Pair> {
        let mut margins = BySide::default();
        for side in Side::ALL {
            margins[side] = self.game(number, side, control)?;
        }
        Some(Pair { margins })
    }

    /// One game with the first contestant on this side: its margin.
    fn game(&self, number: u32, first: Side, control: &Progress) -> Option<i32> {
        let number = u64::from(number);
        let mut players = BySide::from_fn(|side| {
            let who = if side == first {
                &self.first
            } else {
                &self.second
            };
            let own = mixed(!self.seed, 2 * number + u64::from(side == first));
            Player::new(Arc::clone(&who.staff[side]), who.level, own)
        });
        let rules = self.first.staff[first].rules();
        let end = play(
            rules,
            rules.initial(),
            &mut players,
            mixed(self.seed, number),
            &mut |_, _, _| !control.stopped(),
        )?;
        let points = rules.verdict(&end)?.points;
        Some(i32::from(points[first]) - i32::from(points[first.enemy()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    #[test]
    fn a_contestant_against_itself_gets_half_of_every_pair() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let colonel = Contestant::new(&Arc::new(Evaluators::new(&rules)), Level::Colonel);
        let duel = Duel {
            first: colonel.clone(),
            second: colonel,
            pairs: 3,
            seed: 1,
            threads: 2,
        };
        let pairs = duel.run(&Progress::default());
        assert_eq!(pairs.len(), 3);
        for pair in &pairs {
            assert_eq!(pair.margins.soviet, -pair.margins.german);
        }
        assert_eq!(score(&pairs).share, (0.5, 0.0));
    }

    #[test]
    fn a_score_counts_pairs_once() {
        let pair = |soviet, german| Pair {
            margins: BySide { soviet, german },
        };
        let score = score(&[pair(3, 1), pair(2, -2), pair(0, 4)]);
        assert_eq!(score.games, [4, 1, 1]);
        assert!((score.share.0 - 0.75).abs() < 1e-12);
        assert!((score.margin.0 - 4.0 / 3.0).abs() < 1e-12);
    }
}
