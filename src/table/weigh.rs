//! Ways to go on from a position, each played out by computers who meet the same dice:
//! what one is worth more than another is then due to the way and not to luck.

use super::{Match, OpenGame, Sheet, Table as _};
use crate::engine::{
    Die, InARow, Level, MOST_DICE, NodeId, Options, Progress, UndoPolicy, Viewer, cores,
    handed_over, mean_and_error, mixed, view_for,
};
use crate::players::{ComputerPlayer, Ended};
use crate::present::system::System;

/// What is played out, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighing {
    /// The ways, as actions one after the other; a throw stands only last. The others
    /// are held against the first.
    pub plans: Vec<Vec<String>>,
    /// Whether what the best computer player would do is one more way, the last.
    pub asks: bool,
    /// How well both sides play on.
    pub level: Level,
    /// How often each way is played out.
    pub games: u32,
    /// What everything follows from.
    pub seed: u64,
}

/// What came of a way. All points are those of the first side.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The way, in notation.
    pub actions: Vec<String>,
    /// How often it was played out.
    pub games: u32,
    /// The margin it came to, and the standard error of that.
    pub margin: (f64, f64),
    /// By how much that is more than what the first way came to; both met the same dice.
    pub over_first: (f64, f64),
    /// How many games ended at each level of
    /// [`About::victory`](crate::present::system::About::victory).
    pub ended: Vec<u32>,
    /// In how many games each side was ahead at the end.
    pub ahead: [u32; 2],
}

/// Ways played out on another thread. `None` if it was stopped.
pub type WeighJob = Box<dyn FnOnce(&Progress) -> Option<Vec<Weighed>> + Send>;

/// The first dice of game `number` of a way: a single die shows every face equally
/// often.
fn dice_of(number: u32, needs: usize, first: u32, seed: u64) -> [Die; MOST_DICE] {
    let mut faces = [Die::ALL[0]; MOST_DICE];
    let mut row = InARow::new(seed);
    for (n, face) in (first..).zip(&mut faces[..needs]) {
        *face = row.roll(n);
    }
    if needs == 1 {
        faces[0] = Die::ALL[(number % 6) as usize];
    }
    faces
}

impl<S: System> OpenGame<S> {
    /// See [`Table::weigh`](super::Table::weigh).
    pub(super) fn weighing(&self, at: NodeId, asked: Weighing) -> Option<WeighJob> {
        let lab = self.laboratory(at);
        let seen = self.seen(at);
        let rules = self.rules();
        let side = rules.to_act(seen.state())?;
        let mut plans = Vec::with_capacity(asked.plans.len() + 1);
        for texts in &asked.plans {
            let plan = self.plan_read(texts)?;
            let mut now = *self.tree.state_at(at);
            for (n, &action) in plan.iter().enumerate() {
                rules.check(&now, action).ok()?;
                if rules.rolls_dice(&now, action) {
                    if n + 1 < plan.len() {
                        return None;
                    }
                } else {
                    rules.step(&mut now, action, &[]);
                }
            }
            plans.push(plan);
        }
        let known = view_for(rules, self.tree.state_at(at), Viewer::Side(side));
        Some(Box::new(move |control| {
            let rules = &lab.rules;
            let mut plans = plans;
            if asked.asks {
                plans.push(match &lab.players {
                    Some(players) => {
                        players.decide(known.state(), Level::General.into(), asked.seed, control)?
                    }
                    None => {
                        let strategy = lab.strategy.clone();
                        let own = rules.clone();
                        let player = ComputerPlayer::new(own, strategy, Level::General, asked.seed);
                        player.on_cores(cores()).gesture(&known, control)?
                    }
                });
                // The games are counted.
                control.close_end();
            }
            let ways = u32::try_from(plans.len()).ok().filter(|&n| n > 0)?;
            let one = |number: u32| -> Option<Ended> {
                let (game, way) = (number / ways, (number % ways) as usize);
                let of = Match::of([asked.level; 2], mixed(asked.seed, u64::from(game)));
                let mut now = lab.imagined(of);
                for &action in plans.get(way)? {
                    // What is imagined may forbid what the truth allows.
                    rules.check(&now, action).ok()?;
                    let needs = usize::from(rules.dice(&now, action)).min(MOST_DICE);
                    let faces = dice_of(game, needs, rules.rolls(&now), of.dice);
                    rules.step(&mut now, action, &faces[..needs]);
                }
                match rules.outcome(&now) {
                    Some(outcome) => Some(Ended {
                        outcome,
                        actions: 0,
                        rolls: 0,
                        turn: rules.clock(&now).0[0],
                    }),
                    None => lab.on_from(now, of, control, None, None),
                }
            };
            let mut ends: Vec<Ended> = Vec::new();
            let all = asked.games.saturating_mul(ways);
            handed_over(all, cores(), control, one, &mut |end| ends.push(end));
            if control.stopped() || ends.len() < all as usize {
                return None;
            }
            let levels = rules.about().victory.len();
            let of_way = |way: usize| ends.iter().skip(way).step_by(plans.len());
            let margin = |end: &Ended| f64::from(end.outcome.margin);
            let weighed = plans.iter().enumerate().map(|(way, plan)| {
                let over = of_way(way).zip(of_way(0));
                let mut ended = vec![0; levels];
                let mut ahead = [0; 2];
                for end in of_way(way) {
                    match end.outcome.margin {
                        1.. => ahead[0] += 1,
                        0 => {}
                        _ => ahead[1] += 1,
                    }
                    if let Some(count) = ended.get_mut(usize::from(end.outcome.level)) {
                        *count += 1;
                    }
                }
                Weighed {
                    actions: plan.iter().map(|&action| rules.notation(action)).collect(),
                    games: asked.games,
                    margin: mean_and_error(of_way(way).map(margin)),
                    over_first: mean_and_error(over.map(|(a, b)| margin(a) - margin(b))),
                    ended,
                    ahead,
                }
            });
            Some(weighed.collect())
        }))
    }

    /// See [`Table::up_to`](super::Table::up_to).
    pub(super) fn excerpt(&self, at: NodeId) -> Option<Self> {
        if !self.open() || !self.tree.has(at) {
            return None;
        }
        let mut game = Self::begin(Sheet {
            scenario: self.scenario.clone(),
            changed: self.changed.clone(),
            options: Options {
                undo: UndoPolicy::Free,
                ..self.options
            },
        })
        .ok()?;
        let begins = self.position(NodeId(0))?;
        if game.position(NodeId(0)).as_ref() != Some(&begins) {
            game.set_up(&begins).ok()?;
        }
        for id in self.tree.path(at) {
            let node = self.tree.node(id)?;
            let entry = &node.entry;
            game.tree
                .play(entry.action, &entry.dice, node.with_last)
                .ok()?;
        }
        game.settle();
        game.title.clone_from(&self.title);
        game.lies = self.lies;
        Some(game)
    }
}
