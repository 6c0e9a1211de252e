//! Many games of one position: what `simulate` and `ladder` play.

use super::facts::FactTally;
use super::{FactSeen, OpenGame, Rolled, Sheet, Table as _};
use crate::engine::{
    Commander, DiceMode, NodeId, Options, Progress, Rng, Strategy, UndoPolicy, View, mixed,
};
use crate::players::{ComputerPlayer, Ended, play};
use crate::present::system::{About, Players, System};
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

    /// The same with what came about in it, fact by fact.
    fn game_with_facts(&self, of: Match, control: &Progress) -> Option<(Ended, Vec<FactSeen>)>;
}

/// Who plays, and what their game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// Who plays the sides.
    pub who: [Commander; 2],
    /// The seed of the dice.
    pub dice: u64,
    /// The seed of each player's chance, which is not that of the dice.
    pub own: [u64; 2],
}

impl Match {
    /// The match in which everything follows from one seed.
    #[must_use]
    pub fn of<C: Into<Commander>>(who: [C; 2], seed: u64) -> Self {
        Self {
            who: who.map(Into::into),
            dice: seed,
            own: [mixed(!seed, 0), mixed(!seed, 1)],
        }
    }
}

/// What games of one system are played in.
pub(super) struct Laboratory<S: System> {
    pub(super) rules: S,
    about: About,
    pub(super) strategy: Option<Arc<dyn Strategy<S>>>,
    /// Players of the system's own, if it has some.
    pub(super) players: Option<Arc<dyn Players<S>>>,
    /// Where games begin, as far as whoever asks may know.
    start: View<S::State>,
}

impl<S: System> Laboratory<S> {
    /// A game of the system's own players.
    fn theirs(
        &self,
        players: &dyn Players<S>,
        start: S::State,
        of: Match,
        control: &Progress,
        mut list: Option<&mut Vec<String>>,
        facts: Option<&mut Vec<FactSeen>>,
    ) -> Option<Ended> {
        let rules = &self.rules;
        let (mut actions, mut turn) = (0, rules.clock(&start).0[0]);
        let mut tally = facts.is_some().then(FactTally::new);
        let end = players.game(&start, of.who, of.dice, of.own, &mut |state, action, _| {
            actions += 1;
            turn = rules.clock(state).0[0];
            if let Some(tally) = &mut tally {
                tally.look(rules, state);
            }
            if let Some(list) = &mut list {
                list.push(rules.notation(action));
            }
            actions < MOST_ACTIONS && !control.stopped()
        })?;
        if let (Some(facts), Some(tally)) = (facts, tally) {
            *facts = tally.end(rules, &end);
        }
        Some(Ended {
            outcome: rules.outcome(&end)?,
            actions,
            rolls: rules.rolls(&end) - rules.rolls(&start),
            turn,
        })
    }
}

/// No game has as many actions.
const MOST_ACTIONS: u32 = 100_000;

impl<S: System> Lab for Laboratory<S> {
    fn about(&self) -> &About {
        &self.about
    }

    fn game(&self, of: Match, control: &Progress, kept: Option<&mut Vec<String>>) -> Option<Ended> {
        self.on_from(self.imagined(of), of, control, kept, None)
    }

    fn game_with_facts(&self, of: Match, control: &Progress) -> Option<(Ended, Vec<FactSeen>)> {
        let mut facts = Vec::new();
        let start = self.imagined(of);
        let ended = self.on_from(start, of, control, None, Some(&mut facts))?;
        Some((ended, facts))
    }
}

impl<S: System> Laboratory<S> {
    /// A position where a game may begin: what is hidden is drawn anew for each.
    pub(super) fn imagined(&self, of: Match) -> S::State {
        if self.players.is_some() {
            return *self.start.state();
        }
        let mut luck = Rng::new(mixed(of.dice, 2));
        self.rules.imagine(&self.start, &mut |n| luck.below(n))
    }

    /// One game from a position, as [`Lab::game`].
    pub(super) fn on_from(
        &self,
        start: S::State,
        of: Match,
        control: &Progress,
        kept: Option<&mut Vec<String>>,
        facts: Option<&mut Vec<FactSeen>>,
    ) -> Option<Ended> {
        if let Some(players) = &self.players {
            return self.theirs(&**players, start, of, control, kept, facts);
        }
        let player = |side: usize| {
            let (level, own) = (of.who[side].level, of.own[side]);
            ComputerPlayer::new(self.rules.clone(), self.strategy.clone(), level, own)
        };
        let players = [&mut player(0), &mut player(1)];
        let mut list = kept;
        let mut tally = facts.is_some().then(FactTally::new);
        let mut now = start;
        let mut watch = |action: S::Action, dice: &[_]| {
            if let Some(list) = &mut list {
                list.push(self.rules.notation(action));
            }
            if let Some(tally) = &mut tally {
                tally.look(&self.rules, &now);
                self.rules.step(&mut now, action, dice);
            }
        };
        let ended = play(players, &start, of.dice, control, &mut watch)?;
        if let (Some(facts), Some(tally)) = (facts, tally) {
            *facts = tally.end(&self.rules, &now);
        }
        Some(ended)
    }
}

impl<S: System> OpenGame<S> {
    /// Where games can be played from a position.
    pub(super) fn laboratory(&self, at: NodeId) -> Laboratory<S> {
        let rules = self.rules();
        Laboratory {
            about: rules.about(),
            strategy: rules.strategy(),
            players: rules.players(),
            start: self.seen(at),
            rules: rules.clone(),
        }
    }

    /// A game of its own that begins in a position and goes on as computers play it.
    pub(super) fn played_on(&self, at: NodeId, of: Match, control: &Progress) -> Option<Self> {
        let mut actions = Vec::new();
        let lab = self.laboratory(at);
        lab.game(of, control, Some(&mut actions))?;
        let options = Options {
            seed: of.dice,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        };
        let mut game = Self::begin(Sheet {
            scenario: self.scenario.clone(),
            changed: self.changed.clone(),
            options,
        })
        .ok()?;
        let begins = self.position(at)?;
        if game.position(NodeId(0)).as_ref() != Some(&begins) {
            game.set_up(&begins).ok()?;
        }
        for action in actions {
            game.play(&[action], Rolled::ByTheGame).ok()?;
        }
        Some(game)
    }
}
