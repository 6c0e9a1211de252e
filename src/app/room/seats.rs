//! Computer players at the table: they think on another thread, are watched and
//! stopped, and play at a pace that can be followed.

use super::Room;
use super::secrets::SinceLook;
use crate::app::Notice;
use crate::app::background::Background;
use crate::engine::{Commander, Level, NodeId, SideNo, Viewer, mixed};
use crate::json::Doc;
use crate::present::board::Arrow;
use crate::present::duty::PlanDepth;
use crate::table::{Found, Idea, NotPlayed, Review, Rolled, Seat, Table, Task};
use crate::words::tr;
use std::collections::VecDeque;
use std::task::Poll;

/// Computer players draw from a seed of their own, the same in every game in which
/// nothing is hidden: what they do depends on the position, and never on the dice to
/// come.
const SEED: u64 = 1944;

/// How many games a forecast plays out.
const FORECAST_GAMES: u32 = 400;

/// What is asked of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// What to play; it is then played.
    Play,
    /// The same for somebody who leaves this to the computer, once.
    Decide,
    /// What is worth playing.
    Hint,
    /// What the other side could do in its next turn.
    Dangers,
    /// How the game will end.
    Forecast,
    /// What was luck so far, and what the decisions cost.
    LookBack,
}

impl Asked {
    /// What is going on while it is thought about.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Play | Self::Decide => tr!("computer-decides"),
            Self::Hint => tr!("computer-seeks"),
            Self::Dangers => tr!("computer-fears"),
            Self::Forecast => tr!("computer-plays-out"),
            Self::LookBack => tr!("computer-looks-back"),
        }
    }
}

/// Thinking that is going on.
struct Thinking {
    asked: Asked,
    about: NodeId,
    /// Under which the answer is kept; what is to be played is not.
    question: Option<Question>,
    work: Background<Found>,
}

/// What was asked, and about which moment. Asked again it is answered alike, as long as no
/// die that led there is put right: the chance of whoever answers hangs on nothing else.
#[derive(Clone, PartialEq)]
struct Question {
    task: Task,
    about: NodeId,
    /// Who asks: one side may know more than another.
    viewer: Viewer,
    position: Option<Doc>,
}

/// What was found when somebody asked.
struct Answer {
    about: NodeId,
    found: Found,
    /// What it answers, if it was asked for and not announced.
    question: Option<Question>,
}

/// So many answers are kept once they are put away, the oldest going first.
const KEPT: usize = 16;

/// Computer players at this table.
#[derive(Default)]
pub struct Computers {
    thinking: Option<Thinking>,
    /// Whether an answer was given up that somebody waited for: the game went on.
    given_up: bool,
    /// What is still to be played of a gesture, and where it goes on.
    orders: VecDeque<String>,
    after: Option<NodeId>,
    next_at: f64,
    /// Whether they wait to be told to go on.
    pub held: bool,
    /// What was last decided: in which position, the gesture, and what it is in the
    /// language it was told in.
    plan: Option<(NodeId, Vec<String>)>,
    told: Option<String>,
    /// What was decided in somebody's stead, and in which position.
    decided: Option<(NodeId, Vec<String>)>,
    /// What was found when somebody asked.
    found: Option<Answer>,
    /// Answers that were put away: whoever asks again has not to wait for them again.
    kept: VecDeque<(Question, Found)>,
    /// How much of a plan is told.
    pub depth: PlanDepth,
    /// The idea that is drawn on the map.
    drawn: Option<usize>,
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.dismiss();
    }
}

impl Computers {
    /// What is thought about, and how far that is, from 0 to 1.
    pub fn at_work(&self) -> Option<(Asked, f32)> {
        let now = self.thinking.as_ref()?;
        Some((now.asked, now.work.share()))
    }

    /// What was found about a moment; a look back is about the whole game.
    pub const fn found(&self, shown: NodeId) -> Option<&Found> {
        match &self.found {
            Some(Answer { found, .. }) if matches!(found, Found::Review(_)) => Some(found),
            Some(Answer { about, found, .. }) if about.0 == shown.0 => Some(found),
            _ => None,
        }
    }

    /// The plans that were searched for about a moment: none that was only announced.
    pub fn advised(&self, shown: NodeId) -> Option<&[Idea]> {
        match self.found(shown) {
            Some(Found::Ideas(ideas, _)) if ideas.iter().all(|idea| !idea.at_sight) => Some(ideas),
            _ => None,
        }
    }

    /// Whether an answer about this moment is waited for.
    pub fn awaited(&self, shown: NodeId) -> bool {
        let waited = |now: &Thinking| now.asked != Asked::Play && now.about == shown;
        self.thinking.as_ref().is_some_and(waited)
    }

    /// Whether an answer about this moment is shown or waited for.
    pub fn answers(&self, shown: NodeId) -> bool {
        let about = |answer: &Answer| answer.about == shown;
        self.awaited(shown) || self.found.as_ref().is_some_and(about)
    }

    /// Whether what is waited for is a look back: minutes of work, which one key does not
    /// throw away.
    pub fn looks_back(&self) -> bool {
        let now = self.thinking.as_ref();
        now.is_some_and(|now| now.asked == Asked::LookBack)
    }

    /// Draws who does what in an idea, or no longer.
    pub fn draw_idea(&mut self, number: usize) {
        self.drawn = match self.drawn {
            Some(drawn) if drawn == number => None,
            _ => Some(number),
        };
    }

    /// The idea that is drawn on the map.
    pub const fn drawn(&self) -> Option<usize> {
        self.drawn
    }

    /// The arrows of what was found about a moment, as far as it is to be told.
    pub fn arrows(&self, shown: NodeId) -> Vec<Arrow> {
        match (self.found(shown), self.drawn) {
            (Some(Found::Ideas(ideas, _)), Some(n)) if self.depth != PlanDepth::Where => {
                ideas.get(n).map_or_else(Vec::new, Idea::drawn)
            }
            (Some(Found::Dangers(dangers)), only) => {
                let all = dangers.list.iter().enumerate();
                let some = all.filter(|(n, _)| only.is_none_or(|only| only == *n));
                some.flat_map(|(n, danger)| numbered(n, &danger.task.arrows))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Puts answers away, and stops looking for them. An answer is kept for whoever asks
    /// the same again.
    pub fn dismiss(&mut self) {
        self.thinking = None;
        if let Some(answer) = self.found.take() {
            self.keep(answer);
        }
    }

    fn keep(&mut self, answer: Answer) {
        let Some(question) = answer.question else {
            return;
        };
        self.kept.retain(|(known, _)| *known != question);
        if self.kept.len() >= KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((question, answer.found));
    }

    /// Lays out again what was found in answer to a question; whether there is anything.
    fn lay_out_again(&mut self, question: &Question) -> bool {
        let asked = |(known, _): &(Question, Found)| known == question;
        let Some((question, found)) = self
            .kept
            .iter()
            .position(asked)
            .and_then(|at| self.kept.remove(at))
        else {
            return false;
        };
        self.lay_out(Answer {
            about: question.about,
            found,
            question: Some(question),
        });
        true
    }

    fn lay_out(&mut self, answer: Answer) {
        let one = matches!(answer.found, Found::Ideas(..));
        self.drawn = one.then_some(0);
        self.found = Some(answer);
    }

    /// The game has changed: what was thought about is no more.
    pub fn forget(&mut self) {
        let asked = self.thinking.as_ref().map(|thinking| thinking.asked);
        self.given_up |= asked.is_some_and(|asked| !matches!(asked, Asked::Play | Asked::Decide));
        self.dismiss();
    }

    /// Whether an answer that somebody waited for was given up since this was asked last.
    pub fn gave_up(&mut self) -> bool {
        std::mem::take(&mut self.given_up)
    }

    /// The game stands elsewhere: what was about to be done there is not told here.
    pub fn forget_plan(&mut self) {
        self.plan = None;
        self.told = None;
    }

    /// What the computer that decides is about to do, in words.
    pub fn told(&self) -> Option<&str> {
        self.told.as_deref().filter(|told| !told.is_empty())
    }

    /// Another language is spoken.
    pub fn retell(&mut self, table: &dyn Table) {
        self.forget_answers();
        self.tell(table);
    }

    /// Puts answers away for good: they were given in other words, or about other dice.
    pub fn forget_answers(&mut self) {
        self.dismiss();
        self.kept.clear();
    }

    /// Puts what is about to be done into words.
    fn tell(&mut self, table: &dyn Table) {
        // What it does may be hidden from whoever looks.
        if !table.is_open() {
            self.told = None;
            return;
        }
        let sketch = |(at, plan): &(NodeId, Vec<String>)| table.sketch(*at, plan);
        let sketch = self.plan.as_ref().and_then(sketch);
        self.told = sketch.map(|sketch| sketch.label);
    }

    /// They wait, or go on.
    pub fn hold(&mut self) {
        self.held = !self.held;
        if self.held {
            self.dismiss();
            self.orders.clear();
        }
    }

    /// Whether a computer sits at the table.
    pub fn plays(&self, table: &dyn Table) -> bool {
        let seated = |side| matches!(table.seat(side), Some(Seat::Computer(_)));
        SideNo::BOTH.into_iter().any(seated)
    }
}

/// Arrows with the number that what they draw has in the list.
fn numbered(n: usize, arrows: &[Arrow]) -> Vec<Arrow> {
    let with = |arrow: &Arrow| Arrow {
        label: match arrow.label.is_empty() {
            true => String::new(),
            false => format!("{}. {}", n + 1, arrow.label),
        },
        ..arrow.clone()
    };
    arrows.iter().map(with).collect()
}

impl Room {
    /// The computer at a side, if one sits there that this game has.
    #[must_use]
    pub fn seated(&self, side: SideNo) -> Option<Commander> {
        let Some(Seat::Computer(word)) = self.table.seat(side) else {
            return None;
        };
        Commander::find(word)?.among(self.table.levels(), self.table.tempers())
    }

    /// A game that was opened is looked at first: computers wait to be told to go
    /// on.
    pub fn wait_for_the_word(&mut self) {
        let decides = self.table.glance().to_act;
        self.computers.held = decides.is_some_and(|side| self.seated(side).is_some());
    }

    /// Whether computers wait.
    #[must_use]
    pub const fn computers_wait(&self) -> bool {
        self.computers.held
    }

    pub(super) fn take_seat(&mut self, side: SideNo, who: Option<Commander>) {
        let seat = who.map(|who| Seat::Computer(who.word().to_owned()));
        self.table.set_seat(side, seat);
        self.somebody_sat();
        self.computers.dismiss();
        self.computers.orders.clear();
        self.unsaved = true;
        self.changes += 1;
        self.scene = None;
        self.look_as_whoever_acts(SinceLook::Changed);
    }

    /// What computer players draw their chance from here. Where something is hidden it
    /// is another in each game, or everybody would know what they hide.
    fn seed_of_chance(&self) -> u64 {
        match self.table.is_open() {
            true => SEED,
            false => mixed(SEED, self.table.options().seed),
        }
    }

    /// What was luck in the game and what its decisions cost, once somebody has asked.
    #[must_use]
    pub(in crate::app) fn looked_back(&self) -> Option<&Review> {
        match self.found() {
            Some(Found::Review(review)) => Some(review),
            _ => None,
        }
    }

    /// The game is looked back at; why not, if it is not.
    pub(in crate::app) fn look_back(&mut self) -> Option<Notice> {
        self.ask(Asked::LookBack)
    }

    /// From whose side it is asked what the other could do: of the one person at the
    /// table, else of whoever decides.
    fn endangered(&self, acts: SideNo) -> SideNo {
        let person = |side: &SideNo| self.seated(*side).is_none();
        let mut people = SideNo::BOTH.into_iter().filter(person);
        match (people.next(), people.next()) {
            (Some(only), None) => only,
            _ => acts,
        }
    }

    /// Asks a computer player something; it answers when it is done.
    pub(super) fn ask(&mut self, asked: Asked) -> Option<Notice> {
        let no = |text: String| {
            Some(Notice {
                text,
                rule: None,
                bad: false,
            })
        };
        let now = matches!(asked, Asked::Hint | Asked::Dangers);
        if now && self.looking.is_some() {
            return no(tr!("tell-earlier"));
        }
        // What is found meanwhile would be gone with what the computer does.
        if let Some(no) = self.not_a_persons().filter(|_| now) {
            return Some(no);
        }
        let glance = self.table.glance();
        // An earlier moment that is looked at is played out from there.
        let earlier = self.looking.filter(|_| asked == Asked::Forecast);
        let side = match (glance.to_act, asked) {
            (None, Asked::Forecast) if earlier.is_some() => SideNo::A,
            (Some(side), _) => side,
            (None, Asked::LookBack) => SideNo::A,
            (None, _) => return no(tr!("why-over")),
        };
        let Some(&best) = self.table.levels().last() else {
            return no(tr!("room-no-computer"));
        };
        let best = best.min(Level::General);
        // A forecast asks how equals who play at once would fare.
        let at_once = Level::strongest_at_once(self.table.levels());
        let task = match asked {
            Asked::Play => Task::Play {
                who: self.seated(side).unwrap_or_else(|| best.into()),
                seed: self.seed_of_chance(),
            },
            // Whoever takes it back and asks again is told something else.
            Asked::Decide => Task::Play {
                who: best.into(),
                seed: mixed(self.seed_of_chance(), glance.node.0 as u64),
            },
            Asked::Hint => Task::Hint { seed: SEED },
            Asked::Dangers => Task::Dangers {
                side: self.endangered(side),
                seed: SEED,
            },
            Asked::LookBack => Task::LookBack { seed: SEED },
            Asked::Forecast => Task::Forecast {
                level: at_once.unwrap_or(best),
                games: FORECAST_GAMES,
                seed: SEED,
            },
        };
        let advises = matches!(asked, Asked::Hint | Asked::Dangers | Asked::Decide);
        self.computers.dismiss();
        let about = earlier.unwrap_or(glance.node);
        let is_kept = !matches!(asked, Asked::Play | Asked::Decide);
        let question = is_kept.then(|| Question {
            task,
            about,
            viewer: self.table.viewer(),
            position: self.table.position(about),
        });
        if let Some(question) = &question
            && self.computers.lay_out_again(question)
        {
            self.takes_advice_if(advises);
            self.heard();
            return None;
        }
        let job = match earlier {
            Some(at) => {
                let level = at_once.unwrap_or(best);
                self.table.forecast_at(at, level, FORECAST_GAMES, SEED)
            }
            None => self.as_whoever_acts(|room| room.table.task(task)),
        };
        let Some(job) = job else {
            return no(match asked {
                Asked::LookBack if glance.ply == 0 => tr!("why-nothing-played"),
                Asked::LookBack if !self.table.is_open() => tr!("room-closed-look-back"),
                Asked::LookBack => tr!("room-no-look-back"),
                Asked::Dangers => tr!("room-no-dangers"),
                _ => tr!("room-no-computer"),
            });
        };
        self.takes_advice_if(advises);
        self.computers.thinking = Some(Thinking {
            asked,
            about,
            question,
            work: Background::begin(job),
        });
        None
    }

    /// Takes in what was thought, and lets a computer that is to decide do so.
    /// `pace` says how many seconds lie between its actions. When the window is to
    /// look again, in seconds; and what is to be told.
    pub fn tend_computers(
        &mut self,
        now: f64,
        pace: f64,
        animated: bool,
    ) -> (Option<f64>, Option<Notice>) {
        self.take_answer();
        let glance = self.table.glance();
        if let Some((about, gesture)) = self.computers.decided.take()
            && about == glance.node
        {
            // One by one: while something is hidden, there are no longer gestures.
            for action in gesture {
                let told = self.try_gesture(vec![action], now, animated);
                if told.is_some() || self.throwing.is_some() {
                    return (None, told);
                }
            }
            return (None, None);
        }
        let computer = glance.to_act.and_then(|side| self.seated(side));
        let waits = self.computers.held || self.looking.is_some();
        if computer.is_none() || waits || self.throwing.is_some() || self.hand_over.is_some() {
            let watched = self.computers.thinking.is_some();
            return (watched.then_some(0.1), None);
        }
        if self.computers.orders.is_empty() || self.computers.after != Some(glance.node) {
            self.computers.orders.clear();
            if self.computers.thinking.is_none() {
                let told = self.ask(Asked::Play);
                if told.is_some() {
                    self.computers.held = true;
                    return (None, told);
                }
            }
            return (Some(0.05), None);
        }
        let left = self.computers.next_at - now;
        if left > 0.0 {
            return (Some(left), None);
        }
        self.computers.next_at = now + pace;
        let Some(action) = self.computers.orders.pop_front() else {
            return (None, None);
        };
        let told = self.try_gesture(vec![action], now, animated);
        if told.is_some() {
            self.computers.orders.clear();
            self.computers.held = true;
        }
        self.computers.after = Some(self.table.glance().node);
        (Some(pace), told)
    }

    /// Takes in what was thought of a game that has left the table: nobody decides there.
    pub(in crate::app) fn hear_answer(&mut self) {
        self.take_answer();
    }

    /// How far it is what a computer thinks about, from 0 to 1.
    pub(in crate::app) fn thought_out(&self) -> f32 {
        self.computers.at_work().map_or(0.0, |(_, share)| share)
    }

    /// What a computer thinks about is of no interest any more.
    pub(in crate::app) fn stop_thinking(&mut self) {
        self.computers.dismiss();
    }

    fn take_answer(&mut self) {
        let Some(thinking) = &self.computers.thinking else {
            return;
        };
        // Where nothing came of it, whoever waits decides.
        let Poll::Ready(found) = thinking.work.hear() else {
            return;
        };
        let (asked, about) = (thinking.asked, thinking.about);
        let thinking = self.computers.thinking.take();
        let question = thinking.and_then(|thinking| thinking.question);
        if asked == Asked::Play && about != self.table.glance().node {
            return;
        }
        match (asked, found) {
            (Asked::Play, Some(Found::Gesture(actions))) if !actions.is_empty() => {
                self.computers.plan = Some((about, actions.clone()));
                self.computers.dismiss();
                self.computers.tell(&*self.table);
                self.computers.orders = actions.into();
                self.computers.after = Some(about);
            }
            (Asked::Decide, Some(Found::Gesture(actions))) if !actions.is_empty() => {
                self.computers.decided = Some((about, actions));
            }
            (Asked::Play, _) => self.computers.held = true,
            (Asked::Decide, _) => {}
            (_, found) => {
                let Some(found) = found else { return };
                self.computers.lay_out(Answer {
                    about,
                    found,
                    question,
                });
                self.heard();
            }
        }
    }

    /// An answer has been laid out.
    fn heard(&mut self) {
        if let Some(Found::Review(review)) = self.found() {
            let review = review.clone();
            self.mark_review(&review);
        }
    }

    /// Whether what an idea does can be laid out first.
    pub(super) fn can_plan(&self, idea: &Idea) -> bool {
        self.table.laid_out(&self.picked, &idea.actions).is_some()
    }

    /// Lays out what an idea does.
    pub(super) fn plan_idea(&mut self, number: usize) -> Option<Notice> {
        let Some(Found::Ideas(ideas, _)) = self.found() else {
            return None;
        };
        let idea = ideas.get(number)?;
        let picked = self.table.laid_out(&self.picked, &idea.actions)?;
        self.pick(picked);
        self.scene = None;
        None
    }

    /// Does what an idea says, up to its first throw. What it announced is told then.
    pub(super) fn follow(&mut self, number: usize, now: f64, animated: bool) -> Option<Notice> {
        let Some(Found::Ideas(ideas, _)) = self.found() else {
            return None;
        };
        let idea = ideas.get(number)?;
        let (actions, then) = (idea.actions.clone(), idea.then.clone());
        self.computers.dismiss();
        let told = self.do_in_turn(actions, now, animated);
        let here = self.table.glance().node;
        if let Some(then) = then
            && told.is_none()
            && self.throwing.is_none()
            && !then.actions.is_empty()
            && self.table.decides(here, &then.actions).is_some()
        {
            self.computers.lay_out(Answer {
                about: here,
                found: Found::Ideas(vec![*then], Vec::new()),
                question: None,
            });
        }
        told
    }

    fn do_in_turn(&mut self, actions: Vec<String>, now: f64, animated: bool) -> Option<Notice> {
        let before = self.table.glance();
        // One gesture is one undo. Without dice it is done at once; else up to the
        // first throw.
        let mut actions = actions;
        match self.table.play(&actions, Rolled::Given(Vec::new())) {
            Err(NotPlayed::NeedsDice { at, .. }) => {
                actions.truncate(at + 1);
                return self.try_gesture(actions, now, animated);
            }
            // One by one, while something is hidden.
            Err(NotPlayed::OneByOne) => {}
            Ok(()) => {
                self.played(before.node, before.clock);
                return None;
            }
            Err(why) => return Some(super::act::refused(&why)),
        }
        let count = actions.len();
        for (i, action) in actions.into_iter().enumerate() {
            let last = i + 1 == count;
            let told = self.try_gesture(vec![action], now, animated && last);
            if told.is_some() || self.throwing.is_some() {
                return told;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::system::Sketch;
    use crate::record::Options;

    fn idea(actions: Vec<String>, then: Option<Idea>) -> Idea {
        Idea {
            at_sight: then.is_none(),
            then: then.map(Box::new),
            ..Idea::of(Sketch::default(), actions)
        }
    }

    #[test]
    fn what_a_suggestion_announced_is_told_once_it_is_done_and_only_where_it_can_be_done() {
        let legal = |room: &Room| vec![room.table.legal(None)[0].action.clone()];
        let new = || Room::new(crate::app::usual_game(Options::default()), None);
        let mut after = new();
        let first = legal(&after);
        after.do_in_turn(first.clone(), 0.0, false);
        let second = legal(&after);
        assert_ne!(first, second);
        // Once with what can be done then, and once with what cannot be done any more.
        for (next, told) in [(second, true), (first.clone(), false)] {
            let mut room = new();
            let about = room.table.glance().node;
            room.computers.lay_out(Answer {
                about,
                found: Found::Ideas(
                    vec![idea(first.clone(), Some(idea(next.clone(), None)))],
                    Vec::new(),
                ),
                question: None,
            });
            assert!(room.follow(0, 0.0, false).is_none());
            let announced = match room.found() {
                Some(Found::Ideas(ideas, _)) => ideas[0].actions == next && ideas[0].at_sight,
                _ => false,
            };
            assert_eq!(announced, told);
        }
    }
}
