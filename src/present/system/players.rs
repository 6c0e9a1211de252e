//! Computer players of a system's own, where it has them: what they decide, advise,
//! foresee and see in looking back. Sentences are in the language of the thread.

use crate::engine::{Commander, Die, Level, Outcome, Progress, Rules, SideNo, Temper};
use crate::present::duty::GroupTask;
use crate::words::{decimal, tr};

/// Something worth doing.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel<A> {
    /// Legal one after the other, a throw only at the end.
    pub actions: Vec<A>,
    /// What they do, in a sentence or two.
    pub label: String,
    /// The expected margin at the end, from the first side.
    pub margin: f64,
    /// By how much that may be off.
    pub error: f64,
    /// What is expected of it, in a sentence.
    pub expected: String,
    /// By how many points it is worth less to whoever decides than the first one told
    /// with it, and the standard error of that.
    pub behind: (f64, f64),
    /// The best that the other side can do about it, in a sentence; empty if nothing is
    /// known.
    pub answer: String,
    /// What must stand where by the end of the next player turn of whoever decides, in a
    /// sentence; empty if nothing is known.
    pub next_turn: String,
}

/// What is worth doing.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// The best first.
    pub plans: Vec<Counsel<A>>,
    /// What the figures rest on, and how far they can be trusted.
    pub trust: Vec<String>,
}

/// Something the other side could do in its next turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Danger {
    /// Who does what, to which end.
    pub task: GroupTask,
    /// What it would cost, in points, and the standard error of that.
    pub harm: (f64, f64),
}

impl Danger {
    /// What it would cost, in a few words.
    #[must_use]
    pub fn costs(&self) -> String {
        let (points, error) = self.harm;
        tr!(
            "danger-costs",
            points = decimal(points, 1),
            // What is rounded to nothing is not nothing.
            error = decimal(error.max(0.1), 1)
        )
    }
}

/// What a level of the computer is worth beside the others, as ratings of chess are told:
/// whoever has 400 more wins ten of eleven games, a draw being half. The Colonel has 1000.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelRating {
    /// The level.
    pub level: Level,
    /// Its rating.
    pub rating: i16,
    /// The standard error of that, from the games it was measured by.
    pub error: u16,
}

impl LevelRating {
    /// Such a rating.
    #[must_use]
    pub const fn new(level: Level, rating: i16, error: u16) -> Self {
        Self {
            level,
            rating,
            error,
        }
    }
}

/// What the other side could do in its next turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dangers {
    /// What would cost most comes first; nothing that costs nothing is in it.
    pub list: Vec<Danger>,
    /// What the figures rest on, and how far they can be trusted.
    pub trust: Vec<String>,
}

/// A decision that cost something beyond doubt.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly<A> {
    /// How many actions lie before it.
    pub ply: usize,
    /// How many it was made of, as far as they differ from what would have been better.
    pub made_of: usize,
    /// What it cost, in points, and the standard error of that.
    pub cost: (f64, f64),
    /// What was done.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// The same as actions.
    pub plan: Vec<A>,
    /// What it is about: what could be practised.
    pub theme: String,
}

/// How games will probably end.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreseen {
    /// The margin at their ends on average, from the first side.
    pub margin: f64,
    /// The standard error of that.
    pub error: f64,
    /// How they ended.
    pub ends: Vec<Outcome>,
    /// What the figures rest on, and how far they can be trusted.
    pub trust: Vec<String>,
}

/// Something that was done.
#[derive(Clone, PartialEq, Debug)]
pub struct Done<R: Rules> {
    /// The position it was done in.
    pub before: R::State,
    /// What was done.
    pub action: R::Action,
    /// What its dice showed.
    pub dice: Vec<Die>,
}

/// A moment of a game that is spoken of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// How many actions lie before it.
    pub ply: usize,
    /// Whose luck it was, or whose mistake.
    pub of: SideNo,
    /// The sentence.
    pub text: String,
    /// What else there is to say of it.
    pub more: Vec<String>,
}

/// What was luck in a game, and what its decisions cost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookedBack {
    /// How much the dice did, and what the game would have come to without them.
    pub luck: Vec<String>,
    /// The dice that did most.
    pub rolls: Vec<Spoken>,
    /// How many decisions were looked at, and how far that can be trusted.
    pub judged: Vec<String>,
    /// Those that cost most, the costliest first.
    pub lapses: Vec<Spoken>,
}

/// Is told of a position, what is done in it and the dice of that; says whether play
/// goes on.
pub type EveryAction<'a, R> =
    dyn FnMut(&<R as Rules>::State, <R as Rules>::Action, &[Die]) -> bool + 'a;

/// Computer players of a system's own.
pub trait Players<R: Rules>: Send + Sync {
    /// The levels there are, the weakest first.
    fn levels(&self) -> &'static [Level] {
        &Level::EVERYWHERE
    }

    /// What they can lean to, the usual first.
    fn tempers(&self) -> &'static [Temper] {
        &Temper::USUAL
    }

    /// What this player would do now, to the next throw or hand-over; `None` if it was
    /// stopped.
    fn decide(
        &self,
        state: &R::State,
        who: Commander,
        seed: u64,
        control: &Progress,
    ) -> Option<Vec<R::Action>>;

    /// What is worth doing now; `None` if it was stopped.
    fn advise(&self, state: &R::State, seed: u64, control: &Progress)
    -> Option<Advised<R::Action>>;

    /// Whole plans that are worth a thought now, the best at sight first; nothing is played
    /// out for it.
    fn ways(&self, state: &R::State) -> Vec<Vec<R::Action>> {
        let _ = state;
        Vec::new()
    }

    /// What cost something of what was done, one action after the other by one side;
    /// each proved with fresh dice, one loss told once. `None` if it was stopped.
    fn costly(
        &self,
        past: &[Done<R>],
        seed: u64,
        control: &Progress,
    ) -> Option<Vec<Costly<R::Action>>> {
        let _ = (past, seed, control);
        Some(Vec::new())
    }

    /// Whether they can tell what the other side could do.
    fn know_dangers(&self) -> bool {
        false
    }

    /// What the enemy of `side` could do in its next turn if `side` did no more than it
    /// must; `None` if it was stopped.
    fn dangers(
        &self,
        state: &R::State,
        side: SideNo,
        seed: u64,
        control: &Progress,
    ) -> Option<Dangers> {
        let _ = (state, side, seed, control);
        None
    }

    /// How so many games between equals of this level would end; `None` if it was
    /// stopped.
    fn foresee(
        &self,
        state: &R::State,
        level: Level,
        games: u32,
        seed: u64,
        control: &Progress,
    ) -> Option<Foreseen>;

    /// A whole game from a position between two players, with dice of the
    /// seed `dice` and chance of their own from the seeds `own`. Before every action
    /// `watch` is told the position, the action and its dice, and says whether play
    /// goes on. How it ended; `None` if it was stopped.
    fn game(
        &self,
        start: &R::State,
        who: [Commander; 2],
        dice: u64,
        own: [u64; 2],
        watch: &mut EveryAction<'_, R>,
    ) -> Option<R::State>;

    /// What was luck, and what the decisions cost; `None` if it was stopped.
    fn look_back(&self, past: &[Done<R>], seed: u64, control: &Progress) -> Option<LookedBack>;
}
