//! Guess the move: a game is gone through with the rest of it hidden. Whoever guesses
//! makes the decisions of one side; then the move of the game and what a computer player
//! would have done are shown, each played out by equals who meet the same dice.
//!
//! What lies on the table is a game of its own that ends where the question stands:
//! neither log, timeline, tree nor tooltip has anything of the rest to tell. The game
//! that is guessed at waits beside it, and nothing of it is changed.

use super::act::{plain, refused};
use super::{Deed, Room};
use crate::app::Notice;
use crate::app::background::Background;
use crate::app::commands::{Command, GuessWish};
use crate::engine::{Clock, Level, NodeId, SideNo, Viewer, digest};
use crate::present::system::without_faces;
use crate::record::Settings;
use crate::table::{
    Measure, NotPlayed, Rolled, Seat, Table, Weighed, Weighing, beyond_doubt, clock_before,
    end_of_decision, for_side,
};
use crate::words::{self, Language, tr};
use std::task::Poll;

/// What everything here follows from.
const SEED: u64 = 1944;

/// How often a move can be played out.
pub(super) const SIZES: [u32; 4] = [24, 96, 384, 960];

/// More decisions of one game are not remembered.
const MOST: usize = 300;

/// In its order: the move of the game, the one that was guessed, the computer's.
const GAME: usize = 0;
const GUESS: usize = 1;

/// A decision that was shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Judged {
    /// How many actions lie before it.
    pub ply: usize,
    /// What was guessed less what was played, in points of the side; `None` where it
    /// was shown without a guess.
    pub guess: Option<Measure>,
    /// The same of what the computer would have done.
    pub computer: Option<Measure>,
}

/// A decision in the line of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// The number of its first action in the line, from 0, and of the first after it.
    pub from: usize,
    pub to: usize,
    /// The position on the practice table in which it is asked.
    begun: NodeId,
}

impl Question {
    /// The position on the practice table in which it is asked.
    pub(super) const fn begun(self) -> NodeId {
        self.begun
    }
}

/// How far a guess has come.
pub(super) enum Stage {
    /// It is chosen what is guessed.
    Choosing,
    /// A decision waits to be made.
    Asking(Question),
    /// It has been made and is played out beside the others.
    Weighing {
        question: Question,
        guess: Option<Vec<String>>,
        work: Background<Vec<Weighed>>,
    },
    /// It is told what came of it.
    Shown {
        question: Question,
        guess: Option<Vec<String>>,
        ways: Vec<Weighed>,
        labels: Option<(Language, Vec<String>)>,
    },
    /// There is no further decision.
    Ended,
}

/// A game that is guessed at.
pub struct Guessing {
    pub(super) aside: Box<Room>,
    line: Vec<NodeId>,
    pub(super) side: SideNo,
    /// Whether every decision is asked for, or the first of each player turn only.
    pub(super) every: bool,
    /// The action of the line that comes next at the moment that lay on the table; none
    /// where that was the beginning of the game, or its end.
    pub(super) there: Option<usize>,
    /// Whether it begins there.
    pub(super) from_there: bool,
    pub(super) games: u32,
    pub(super) stage: Stage,
    pub(super) judged: Vec<Judged>,
    /// How far this game had come in earlier sittings, side by side.
    pub(super) earlier: [Vec<Judged>; 2],
}

/// What many differences come to, and how many of them are beyond doubt above and below.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Tally {
    pub all: usize,
    pub sum: Measure,
    pub better: usize,
    pub worse: usize,
    pub same: usize,
}

impl Tally {
    pub(super) fn of(all: impl Iterator<Item = Measure>) -> Self {
        let mut tally = Self::default();
        for one in all {
            tally.all += 1;
            tally.sum.0 += one.0;
            tally.sum.1 = f64::hypot(tally.sum.1, one.1);
            match beyond_doubt(one) {
                Some(true) => tally.better += 1,
                Some(false) => tally.worse += 1,
                None if one == (0.0, 0.0) => tally.same += 1,
                None => {}
            }
        }
        tally
    }
}

impl Guessing {
    fn source(&self) -> &dyn Table {
        &*self.aside.table
    }

    /// The position before an action of the line.
    fn node_before(&self, number: usize) -> NodeId {
        let before = number.checked_sub(1);
        before.map_or(NodeId(0), |before| self.line[before])
    }

    /// Where the decision ends that begins with an action of the line.
    fn end_of(&self, from: usize) -> usize {
        end_of_decision(self.source(), &self.line, from, self.side)
    }

    /// What the moment is called that it may begin at, if not with the game.
    pub(super) fn when_there(&self) -> Option<String> {
        Some(self.source().moment(self.node_before(self.there?)))
    }

    fn sum(&self, of: impl Fn(&Judged) -> Option<Measure>) -> Tally {
        Tally::of(self.judged.iter().filter_map(of))
    }

    /// How the guesses stand against the moves of the game.
    pub(super) fn score(&self) -> Tally {
        self.sum(|one| one.guess)
    }

    /// How the computer's moves do where something was guessed.
    pub(super) fn computers_score(&self) -> Tally {
        self.sum(|one| one.guess.and(one.computer))
    }

    /// A name for the game that is guessed at, for the settings: the same game has the
    /// same, wherever its file lies.
    fn name(&self, side: SideNo) -> String {
        let source = self.source();
        let mut all = source.scenario().to_string();
        for told in self.line.iter().filter_map(|&node| source.told(node)) {
            all.push_str(&told.action.unwrap_or_default());
            all.extend(told.dice.iter().map(ToString::to_string));
            all.push('\n');
        }
        let side = ["first", "second"][side.index()];
        format!("{:016x} {side}", digest(&all))
    }

    /// Takes up what was kept of earlier sittings.
    fn take_up(&mut self, settings: &Settings) {
        for side in SideNo::BOTH {
            let kept = settings.guesses.get(&self.name(side));
            let all = kept.and_then(|value| value.as_str()).unwrap_or_default();
            let all = all.split(';').filter_map(read_judged);
            let all = all.filter(|one| one.ply < self.line.len());
            self.earlier[side.index()] = all.take(MOST).collect();
        }
    }

    /// The sides that decide anything in the game.
    pub(super) fn sides(&self) -> impl Iterator<Item = SideNo> {
        let by = |&node: &NodeId| self.source().told(node).and_then(|told| told.by);
        let found: Vec<SideNo> = self.line.iter().filter_map(by).collect();
        SideNo::BOTH
            .into_iter()
            .filter(move |side| found.contains(side))
    }

    /// Puts what has been judged among the settings.
    pub(in crate::app) fn keep(&self, settings: &mut Settings) {
        if self.judged.is_empty() {
            return;
        }
        let name = self.name(self.side);
        let guesses = &mut settings.guesses;
        while guesses.len() >= Settings::GUESSES && !guesses.contains_key(&name) {
            let first = guesses.keys().next().cloned().unwrap_or_default();
            guesses.remove(&first);
        }
        let judged: Vec<String> = self.judged.iter().take(MOST).map(write_judged).collect();
        guesses.insert(name, judged.join(";").into());
    }
}

/// A decision as settings have it: how many actions lie before it, and both differences.
fn write_judged(one: &Judged) -> String {
    let pair = |of: Option<Measure>| match of {
        Some((value, error)) => format!("{value:.2}/{error:.2}"),
        None => "-".to_owned(),
    };
    format!("{} {} {}", one.ply, pair(one.guess), pair(one.computer))
}

fn read_judged(text: &str) -> Option<Judged> {
    let pair = |text: &str| -> Option<Measure> {
        let (value, error) = text.split_once('/')?;
        let (value, error) = (value.parse::<f64>().ok()?, error.parse::<f64>().ok()?);
        (value.is_finite() && error.is_finite() && error >= 0.0).then_some((value + 0.0, error))
    };
    let mut parts = text.split(' ');
    Some(Judged {
        ply: parts.next()?.parse().ok()?,
        guess: pair(parts.next()?),
        computer: pair(parts.next()?),
    })
}

impl Room {
    /// The game on the table is guessed at, and waits behind that meanwhile.
    ///
    /// # Errors
    /// Why not, in a sentence; then nothing has changed.
    pub(in crate::app) fn begin_guessing(&mut self, settings: &Settings) -> Result<(), String> {
        if !self.table.is_open() {
            return Err(tr!("room-closed"));
        }
        let line = self.table.line();
        let shown = self.shown_node();
        let there = line.iter().position(|node| *node == shown);
        let there = there.map(|before| before + 1).filter(|at| *at < line.len());
        let begun = match line.is_empty() {
            true => None,
            false => self.table.up_to(there.map_or(NodeId(0), |_| shown)),
        };
        let table = begun.ok_or_else(|| tr!("guess-nothing"))?;
        // Whoever decides first there.
        let mut next = line[there.unwrap_or(0)..].iter();
        let side = next.find_map(|&node| self.table.told(node)?.by);
        let mut room = Self::new(table, None);
        room.hand_over = None;
        // All that may go wrong has been done: the own game is never in nobody's hands.
        let aside = Box::new(std::mem::replace(self, room));
        let guessing = self.guessing.insert(Box::new(Guessing {
            line,
            side: side.unwrap_or(SideNo::A),
            every: true,
            there,
            from_there: there.is_some(),
            games: SIZES[1],
            stage: Stage::Choosing,
            judged: Vec::new(),
            earlier: [Vec::new(), Vec::new()],
            aside,
        }));
        guessing.take_up(settings);
        Ok(())
    }

    /// The guess that goes on here.
    #[must_use]
    pub fn guessing(&self) -> Option<&Guessing> {
        self.guessing.as_deref()
    }

    /// Whether somebody is to play now what he guesses.
    pub(super) fn guess_asks(&self) -> bool {
        let stage = self.guessing.as_ref().map(|guessing| &guessing.stage);
        matches!(stage, Some(Stage::Asking(_)))
    }

    /// The game that was guessed at, which waits no longer.
    pub(in crate::app) fn leave_guess(&mut self) -> Option<Box<Self>> {
        Some(self.guessing.take()?.aside)
    }

    /// What lies on the table of a guess is the game up to an action of its line.
    fn put_guess(&mut self, number: usize) -> bool {
        let Some(guessing) = &self.guessing else {
            return false;
        };
        let (side, at) = (guessing.side, guessing.node_before(number));
        let Some(mut table) = guessing.source().up_to(at) else {
            return false;
        };
        if !table.is_open() {
            // Whoever guesses sees what the side may see.
            let level = table.levels().first().copied().unwrap_or(Level::Random);
            let other = Seat::Computer(level.word().to_owned());
            table.set_seat(side.other(), Some(other));
            table.view_as(Viewer::Side(side));
        }
        self.table = table;
        self.throwing = None;
        self.looking = None;
        self.after_going();
        self.hand_over = None;
        // What happened last is lit.
        let present = self.table.glance().node;
        self.look_at(Some(present));
        true
    }

    /// Asks for the next decision from an action of the line on, or ends.
    fn ask_guess(&mut self, after: usize) {
        let mut from = after;
        loop {
            let Some(guessing) = &self.guessing else {
                return;
            };
            let Some(&node) = guessing.line.get(from) else {
                break;
            };
            let part = |at: usize| {
                clock_before(guessing.source(), &guessing.line, at).map(|Clock([t, p, _])| [t, p])
            };
            let by = guessing.source().told(node).and_then(|told| told.by);
            let last = guessing.judged.last().map(|one| one.ply);
            let other = last.is_none_or(|last| part(last) != part(from));
            if by != Some(guessing.side) || !(guessing.every || other) {
                from += 1;
                continue;
            }
            let to = guessing.end_of(from);
            if !self.put_guess(from) {
                break;
            }
            // What is the only thing to do is no decision.
            let legal = self.table.legal(None);
            let ways = legal.iter().filter(|way| !way.takes_back && !way.forced);
            if ways.count() < 2 {
                from += 1;
                continue;
            }
            let begun = self.table.glance().node;
            if let Some(guessing) = &mut self.guessing {
                guessing.stage = Stage::Asking(Question { from, to, begun });
            }
            return;
        }
        let end = self.guessing.as_ref().map_or(0, |g| g.line.len());
        self.put_guess(end);
        if let Some(guessing) = &mut self.guessing {
            guessing.stage = Stage::Ended;
        }
    }

    /// What is wished of the guess; what is to be told of it.
    pub(in crate::app) fn guess(&mut self, wish: GuessWish) -> Option<Notice> {
        let guessing = self.guessing.as_mut()?;
        match (wish, &guessing.stage) {
            (GuessWish::Side(side), Stage::Choosing) => guessing.side = side,
            (GuessWish::Every(every), Stage::Choosing) => guessing.every = every,
            (GuessWish::FromThere(from), Stage::Choosing) => guessing.from_there = from,
            (GuessWish::Games(games), _) => guessing.games = games,
            (GuessWish::Start, Stage::Choosing) => {
                guessing.judged.clear();
                let from = guessing.there.filter(|_| guessing.from_there);
                self.ask_guess(from.unwrap_or(0));
            }
            (GuessWish::Resume, Stage::Choosing) => {
                guessing.judged = guessing.earlier[guessing.side.index()].clone();
                let after = guessing.judged.last().map_or(0, |one| one.ply);
                let after = match guessing.judged.is_empty() {
                    true => 0,
                    false => guessing.end_of(after),
                };
                self.ask_guess(after);
            }
            (GuessWish::Again, Stage::Asking(question)) => {
                let from = question.from;
                self.ask_guess(from);
            }
            (GuessWish::Show, Stage::Asking(_)) => return self.weigh_guess(None),
            (GuessWish::Stop, Stage::Weighing { question, .. }) => {
                let from = question.from;
                self.ask_guess(from);
            }
            (GuessWish::Next, Stage::Shown { question, .. }) => {
                let to = question.to;
                self.ask_guess(to);
            }
            _ => {}
        }
        None
    }

    /// What a gesture comes to while something is guessed: it belongs to the decision,
    /// or makes it whole. No die is rolled.
    pub(super) fn guess_takes(&mut self, gesture: &[String]) -> Option<Option<Notice>> {
        let guessing = self.guessing.as_ref()?;
        let Stage::Asking(question) = guessing.stage else {
            return Some(Some(plain(tr!("guess-not-now"), false)));
        };
        let side = guessing.side;
        let began = self.table.clock(question.begun);
        let gesture: Vec<String> = gesture
            .iter()
            .map(|action| without_faces(action).to_owned())
            .collect();
        let before = self.table.glance();
        if let [only] = gesture.as_slice()
            && self.table.withdraw(only)
        {
            self.played(before.node, before.clock);
            return Some(None);
        }
        let mut plan = self.done_since(question.begun);
        match self.table.play(&gesture, Rolled::Given(Vec::new())) {
            Err(NotPlayed::NeedsDice { at, .. }) => {
                plan.extend(gesture.into_iter().take(at + 1));
                Some(self.weigh_guess(Some(plan)))
            }
            Err(why) => Some(Some(refused(&why))),
            Ok(()) => {
                plan.extend(gesture);
                let after = self.table.glance();
                if after.to_act == Some(side) && Some(after.clock) == began {
                    self.played(before.node, before.clock);
                    return Some(None);
                }
                Some(self.weigh_guess(Some(plan)))
            }
        }
    }

    /// Plays the guess, the move of the game and the computer's out.
    fn weigh_guess(&mut self, guess: Option<Vec<String>>) -> Option<Notice> {
        let guessing = self.guessing.as_ref()?;
        let Stage::Asking(question) = guessing.stage else {
            return None;
        };
        let source = guessing.source();
        let line = guessing.line.get(question.from..question.to)?;
        let told = line.iter().filter_map(|&node| source.told(node)?.action);
        let mut plans: Vec<Vec<String>> = vec![told.collect()];
        plans.extend(guess.clone());
        let games = guessing.games;
        // As the side knew it.
        self.put_guess(question.from);
        let level = Level::strongest_at_once(self.table.levels());
        let job = self.table.weigh(
            question.begun,
            Weighing {
                plans,
                asks: true,
                level: level.unwrap_or(Level::Random),
                games,
                seed: SEED,
            },
        );
        let Some(job) = job else {
            return Some(plain(tr!("guess-not-weighed"), true));
        };
        self.guessing.as_mut()?.stage = Stage::Weighing {
            question,
            guess,
            work: Background::begin(job),
        };
        None
    }

    /// Takes in what was played out. Whether something is still awaited, and whether
    /// something was judged.
    pub(in crate::app) fn tend_guess(&mut self) -> (bool, bool) {
        // Nothing of it is kept as a game.
        if self.guessing.is_some() {
            self.unsaved = false;
        }
        let Some(guessing) = &mut self.guessing else {
            return (false, false);
        };
        let Stage::Weighing { work, .. } = &guessing.stage else {
            return (false, false);
        };
        let Poll::Ready(found) = work.hear() else {
            return (true, false);
        };
        let weighing = std::mem::replace(&mut guessing.stage, Stage::Ended);
        let Stage::Weighing {
            question, guess, ..
        } = weighing
        else {
            return (false, false);
        };
        let Some(ways) = found else {
            guessing.stage = Stage::Asking(question);
            return (false, false);
        };
        let of = |way: Option<&Weighed>| way.map(|way| for_side(way.over_first, guessing.side));
        let judged = Judged {
            ply: question.from,
            guess: guess.as_ref().and(of(ways.get(GUESS))),
            computer: of(ways.last().filter(|_| ways.len() > 1)),
        };
        guessing.judged.retain(|one| one.ply < question.from);
        guessing.judged.push(judged);
        let to = question.to;
        guessing.stage = Stage::Shown {
            question,
            guess,
            ways,
            labels: None,
        };
        self.put_guess(to);
        (false, true)
    }

    /// What the ways are called that are shown, in the language spoken: the move of the
    /// game, the guess if there is one, the computer's.
    pub(super) fn name_guess(&mut self) {
        let Some(guessing) = &mut self.guessing else {
            return;
        };
        let Guessing {
            aside, stage, line, ..
        } = &mut **guessing;
        if let Stage::Shown {
            question,
            ways,
            labels,
            ..
        } = stage
            && labels.as_ref().is_none_or(|(of, _)| *of != words::spoken())
        {
            let before = question.from.checked_sub(1).map_or(NodeId(0), |n| line[n]);
            let told = ways.iter().map(|way| {
                let sketch = aside.table.sketch(before, &way.actions);
                sketch.map_or_else(|| way.actions.join(" · "), |sketch| sketch.label)
            });
            *labels = Some((words::spoken(), told.collect()));
        }
    }

    /// What the key of the usual thing does in a guess, if it does not play.
    pub(in crate::app) fn guess_goes_on(&self) -> Option<GuessWish> {
        let guessing = self.guessing.as_ref()?;
        match guessing.stage {
            Stage::Choosing if guessing.earlier[guessing.side.index()].is_empty() => {
                Some(GuessWish::Start)
            }
            Stage::Choosing => Some(GuessWish::Resume),
            Stage::Shown { .. } => Some(GuessWish::Next),
            Stage::Ended => Some(GuessWish::Leave),
            Stage::Asking(_) | Stage::Weighing { .. } => None,
        }
    }

    /// Whether undo would take back more than belongs to the decision.
    pub(super) fn guess_bars_undo(&self) -> bool {
        let Some(guessing) = &self.guessing else {
            return false;
        };
        match guessing.stage {
            Stage::Asking(question) => self.table.glance().node == question.begun,
            _ => true,
        }
    }

    /// Whether a command has a place while something is guessed.
    ///
    /// # Errors
    /// Why not, in a sentence.
    pub(in crate::app) fn guess_lets(&self, command: &Command) -> Result<(), String> {
        let Some(guessing) = &self.guessing else {
            return match command {
                Command::Guess(GuessWish::Begin) => match self.table.line().is_empty() {
                    true => Err(tr!("guess-nothing")),
                    false if !self.table.is_open() => Err(tr!("room-closed")),
                    false => Ok(()),
                },
                Command::Guess(_) => Err(tr!("guess-none")),
                _ => Ok(()),
            };
        };
        let asks = matches!(guessing.stage, Stage::Asking(_) | Stage::Weighing { .. });
        let deed_bars = |deed: &Deed| {
            matches!(
                deed,
                Deed::GoOnHere
                    | Deed::Enter(_)
                    | Deed::Choose(..)
                    | Deed::ChooseAll(_)
                    | Deed::Edit(_)
                    | Deed::EditAgain { .. }
                    | Deed::Seat(..)
                    | Deed::Hold
                    | Deed::Follow(_)
                    | Deed::Ask(_)
                    | Deed::PlayFutures
                    | Deed::KeepPoll
            ) && (asks || !matches!(deed, Deed::Ask(_) | Deed::PlayFutures))
        };
        let bars = match command {
            command if command.wants_an_own_game() => true,
            Command::Redo | Command::CorrectDie => true,
            Command::Ask(_) => asks,
            Command::Undo => !self.pen.on && self.guess_bars_undo(),
            Command::Room(deed) => deed_bars(deed),
            _ => false,
        };
        match bars {
            true => Err(tr!("guess-leave-first")),
            false => Ok(()),
        }
    }
}

/// The move of the game among what was played out.
pub(super) const fn place_of_game() -> usize {
    GAME
}
