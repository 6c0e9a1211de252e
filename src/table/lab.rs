//! Many games of one position: what `simulate` and `ladder` play.

use super::OpenGame;
use crate::engine::{Level, Luck, Progress, Strategy, View, mixed};
use crate::players::{ComputerPlayer, Ended, play};
use crate::present::system::{About, System};
use std::sync::Arc;

/// Plays games between computer players, as many at a time as there are threads
/// that ask.
pub trait Lab: Send + Sync {
    /// What is played: sides and ways to end.
    fn about(&self) -> &About;

    /// One game, from where it begins to its end: `dice` is the seed of its dice,
    /// `own` that of each player's chance. Its actions in notation are put into
    /// `kept` if that is there. `None` if it was stopped.
    fn game(&self, of: Match, control: &Progress, kept: Option<&mut Vec<String>>) -> Option<Ended>;
}

/// Who plays, and what their game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// How well the sides play.
    pub levels: [Level; 2],
    /// The seed of the dice.
    pub dice: u64,
    /// The seed of each player's chance, which is not that of the dice.
    pub own: [u64; 2],
}

impl Match {
    /// The match in which everything follows from one seed.
    #[must_use]
    pub const fn of(levels: [Level; 2], seed: u64) -> Self {
        Self {
            levels,
            dice: seed,
            own: [mixed(!seed, 0), mixed(!seed, 1)],
        }
    }
}

/// What games of one system are played in.
struct Laboratory<S: System> {
    rules: S,
    about: About,
    strategy: Option<Arc<dyn Strategy<S>>>,
    /// Where games begin, as far as whoever asks may know.
    start: View<S::State>,
}

impl<S: System> Lab for Laboratory<S> {
    fn about(&self) -> &About {
        &self.about
    }

    fn game(&self, of: Match, control: &Progress, kept: Option<&mut Vec<String>>) -> Option<Ended> {
        let player = |side: usize| {
            let (level, own) = (of.levels[side], of.own[side]);
            ComputerPlayer::new(self.rules.clone(), self.strategy.clone(), level, own)
        };
        let mut luck = Luck::new(mixed(of.dice, 2));
        let start = self.rules.imagine(&self.start, &mut |n| luck.below(n));
        let players = [&mut player(0), &mut player(1)];
        let mut list = kept;
        let mut watch = |action: S::Action, _: &[_]| {
            if let Some(list) = &mut list {
                list.push(self.rules.notation(action));
            }
        };
        play(players, &start, of.dice, control, &mut watch)
    }
}

impl<S: System> OpenGame<S> {
    /// Where games can be played from this position.
    pub(super) fn laboratory(&self) -> Box<dyn Lab> {
        let rules = self.rules();
        Box::new(Laboratory {
            about: rules.about(),
            strategy: rules.strategy(),
            start: self.seen(self.tree.cursor()),
            rules: rules.clone(),
        })
    }
}
