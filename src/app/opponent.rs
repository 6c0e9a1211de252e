//! Computer players at the table: they think off the window's thread, are
//! watched and stopped, and play at a pace that can be followed.
//!
//! Who plays a side is written in the record as the player's name; a name from
//! [`seat_name`] is a computer's.

use super::App;
use super::commands::Command;
use super::run_command::nothing_to_undo;
use crate::engine::{Level, Progress, Rules as _, UndoPolicy, UndoRefused};
use crate::study::{self, Forecast, Report, Step};
use crate::systems::hells_gate::players::{Advice, Player, Staff};
use crate::systems::hells_gate::{Action, Setup, Side, Stage, State};
use crate::words::{self, tr};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// Computer players draw from a seed of their own, the same in every game: what
/// they do depends on the position alone, and never on the dice of the game.
const SEED: u64 = 1944;

/// How many games a forecast plays out.
const FORECAST_GAMES: u32 = 400;

/// What a seat is called in the record when a computer sits there, whatever
/// language is spoken: "Computer (Captain)".
#[must_use]
pub fn seat_name(level: Level) -> String {
    level.seat_name()
}

/// The level of the computer player with this name, if it is one's.
#[must_use]
pub fn seat(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|&l| seat_name(l) == name)
}

/// What is asked of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to play; it is then played.
    Play,
    /// What it would play.
    Hint,
    /// How the position will end.
    Forecast,
    /// What was luck in the game so far, and what were mistakes.
    LookBack,
}

impl Question {
    /// What is going on while it is thought about.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Play => tr!("computer-decides"),
            Self::Hint => tr!("computer-seeks"),
            Self::Forecast => tr!("computer-plays-out"),
            Self::LookBack => tr!("computer-looks-back"),
        }
    }
}

/// What came of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// The best few ways to go on from a position.
    Plans(Box<State>, Vec<Advice>),
    /// How a position will end.
    Forecast(Forecast),
    /// A game looked back at, and its positions.
    LookBack(Report, Vec<State>),
}

/// Thinking that is going on.
struct Thinking {
    question: Question,
    control: Arc<Progress>,
    answer: Receiver<Found>,
}

/// Computer players at this table.
#[derive(Default)]
pub struct Opponent {
    staff: Option<Arc<Staff>>,
    thinking: Option<Thinking>,
    /// What is to be played, in the position that follows.
    orders: VecDeque<Action>,
    position: Option<Box<State>>,
    next_at: f64,
    /// Whether the computer waits to be told to go on.
    pub held: bool,
    /// What it last decided, and where.
    followed: Option<Box<(State, Advice)>>,
    /// The same in a sentence.
    pub said: String,
    /// What was found when somebody asked.
    pub found: Option<Found>,
}

/// What panels may know of it.
#[derive(Clone, Copy)]
pub struct Seat<'a> {
    /// Whose decision it is, if a computer's, and how well it plays.
    pub to_act: Option<(Side, Level)>,
    /// What is thought about, and how far that is, from 0 to 1.
    pub thinking: Option<(Question, f32)>,
    /// Whether the computer waits to be told to go on.
    pub held: bool,
    /// What it last decided.
    pub said: &'a str,
    /// What was found when somebody asked.
    pub found: Option<&'a Found>,
}

impl Opponent {
    /// Stops everything: another game is on the table, or it went back.
    fn clear(&mut self) {
        self.stop();
        self.orders.clear();
        self.position = None;
        self.followed = None;
        self.said.clear();
        self.found = None;
    }

    /// Stops thinking, without an answer.
    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.control.stop();
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.stop();
    }
}

impl App {
    /// The level of the computer that plays a side, if one does.
    #[must_use]
    pub fn computer(&self, side: Side) -> Option<Level> {
        seat(&self.session.file.players[side])
    }

    /// Whether the computer decides now, and nobody holds it.
    #[must_use]
    pub fn computer_decides(&self) -> bool {
        !self.opponent.held && self.seat().to_act.is_some()
    }

    /// What panels may know of the computer players.
    #[must_use]
    pub fn seat(&self) -> Seat<'_> {
        let side = self.session.to_act();
        let thinking = self.opponent.thinking.as_ref();
        Seat {
            to_act: side.and_then(|side| Some((side, self.computer(side)?))),
            thinking: thinking.map(|t| (t.question, t.control.share())),
            held: self.opponent.held,
            said: &self.opponent.said,
            found: self.opponent.found.as_ref(),
        }
    }

    /// Seats a computer, or a person, at a side.
    pub(super) fn take_seat(&mut self, side: Side, level: Option<Level>) {
        let name = level.map(seat_name).unwrap_or_default();
        if self.session.file.players[side] != name {
            self.session.file.players[side] = name;
            self.session.unsaved = true;
            self.opponent.clear();
            self.opponent.held = false;
            self.hand_over = None;
        }
    }

    /// The game went back, or another one is on the table.
    pub(super) fn opponent_starts_anew(&mut self, other_game: bool) {
        self.opponent.clear();
        if other_game {
            self.opponent.staff = None;
            self.opponent.held = false;
        }
    }

    /// A game that was begun before is on the table again: a computer whose
    /// decision it is waits to be told to go on, so that the position stays as it
    /// was left. What is to be told of it.
    pub(super) fn wait_for_the_word(&mut self) -> String {
        self.opponent.held = self.seat().to_act.is_some();
        match self.opponent.held {
            true => {
                let key = self.keymap.of(&Command::HoldComputer).unwrap_or_default();
                format!(" {}", tr!("tell-computer-held", key = key))
            }
            false => String::new(),
        }
    }

    /// Holds the computer, or lets it go on.
    pub(super) fn hold_computer(&mut self) {
        self.opponent.held = !self.opponent.held;
        if self.opponent.held {
            self.opponent.stop();
            self.opponent.orders.clear();
        }
    }

    /// Asks something; what was being thought about is dropped.
    pub(super) fn ask(&mut self, ctx: &egui::Context, question: Question) {
        self.opponent.stop();
        self.opponent.found = None;
        self.think_about(ctx, question, Level::General);
    }

    /// Drops what was found, or what is being thought about.
    pub(super) fn dismiss_found(&mut self) {
        if self.opponent.found.take().is_none() {
            self.opponent.stop();
        }
    }

    fn staff(&mut self) -> Arc<Staff> {
        let rules = self.session.file.game.rules();
        let staff = &mut self.opponent.staff;
        Arc::clone(staff.get_or_insert_with(|| Arc::new(Staff::new(rules))))
    }

    fn think_about(&mut self, ctx: &egui::Context, question: Question, level: Level) {
        let staff = self.staff();
        let state = *self.session.state();
        let steps = match question {
            Question::LookBack => self.steps(),
            _ => Vec::new(),
        };
        let control = Arc::new(Progress::default());
        let (send, answer) = channel();
        let (watch, window) = (Arc::clone(&control), ctx.clone());
        let cores = study::cores();
        let language = words::spoken();
        std::thread::spawn(move || {
            words::speak(language);
            let found = match question {
                Question::Play => {
                    let player = Player::new(staff, level, SEED).on_cores(cores);
                    let decision = player.decision(&state, &watch);
                    Found::Plans(Box::new(state), decision.into_iter().collect())
                }
                Question::Hint => {
                    let player = Player::new(staff, level, SEED).on_cores(cores);
                    Found::Plans(Box::new(state), player.advice(&state, &watch))
                }
                Question::Forecast => Found::Forecast(study::forecast(
                    &staff,
                    &state,
                    Level::Colonel,
                    FORECAST_GAMES,
                    SEED,
                    cores,
                    &watch,
                )),
                Question::LookBack => {
                    let states = steps.iter().map(|s| s.before).collect();
                    let report = study::report(&staff, &steps, Level::General, SEED, cores, &watch);
                    Found::LookBack(report, states)
                }
            };
            // The window may be gone, or have lost interest.
            if !watch.stopped() && send.send(found).is_ok() {
                window.request_repaint();
            }
        });
        self.opponent.thinking = Some(Thinking {
            question,
            control,
            answer,
        });
    }

    /// The game so far, step by step.
    fn steps(&self) -> Vec<Step> {
        let game = &self.session.file.game;
        let played = game.played().iter().enumerate();
        played
            .map(|(ply, entry)| Step {
                before: *game.state_at(ply),
                action: entry.action,
                die: entry.die(),
            })
            .collect()
    }

    /// Lets the computer think and play, and hears what was found.
    pub(super) fn tend_computer(&mut self, ctx: &egui::Context) {
        self.hear_answer(ctx);
        if self.blocked() || self.looking.is_some() || self.opponent.held {
            return;
        }
        let Some((_, level)) = self.seat().to_act else {
            return;
        };
        let state = *self.session.state();
        if self.opponent.position.as_deref() != Some(&state) {
            // Somebody stepped in, or it is new.
            self.opponent.orders.clear();
        }
        if self.opponent.thinking.is_some() {
            return;
        }
        if self.opponent.orders.is_empty() {
            return self.think_about(ctx, Question::Play, level);
        }
        let now = ctx.input(|i| i.time);
        let wait = self.opponent.next_at - now;
        if wait > 0.0 {
            return ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
        if let Some(action) = self.opponent.orders.pop_front() {
            self.opponent.next_at = now + self.settings.pace_secs();
            // Where this leads, if no die decides.
            let rules = self.session.file.game.rules();
            let mut after = state;
            if !rules.rolls_dice(&state, action) {
                rules.step(&mut after, action, &[]);
            }
            self.opponent.position = Some(Box::new(after));
            self.push(Command::Computer(action));
            ctx.request_repaint();
        }
    }

    /// Takes in what a thinking thread has found.
    fn hear_answer(&mut self, ctx: &egui::Context) {
        let Some(thinking) = &self.opponent.thinking else {
            return;
        };
        match thinking.answer.try_recv() {
            Err(TryRecvError::Empty) => {
                // Progress is shown now and then.
                ctx.request_repaint_after(Duration::from_millis(150));
            }
            Err(TryRecvError::Disconnected) => {
                // The thread is gone without an answer. Nothing is lost: a person
                // goes on.
                self.opponent.thinking = None;
                self.opponent.held = true;
                self.tell(tr!("computer-gave-up"), None, true);
            }
            Ok(found) => {
                let question = thinking.question;
                self.opponent.thinking = None;
                match (question, found) {
                    (Question::Play, Found::Plans(state, plans)) => self.follow(&state, plans),
                    (_, found) => self.opponent.found = Some(found),
                }
            }
        }
    }

    fn follow(&mut self, state: &State, plans: Vec<Advice>) {
        let Some(best) = plans.into_iter().next() else {
            return;
        };
        self.opponent.orders = best.actions.iter().copied().collect();
        self.opponent.position = Some(Box::new(*state));
        if !matches!(state.stage, Stage::Supply | Stage::Mud) {
            self.opponent.followed = Some(Box::new((*state, best)));
            self.computer_says();
        }
    }

    /// Says what the computer last decided, in the language spoken.
    pub(super) fn computer_says(&mut self) {
        let setup: &Setup = self.session.rules();
        let followed = self.opponent.followed.as_deref();
        let said = followed.map(|(state, advice)| advice.sentence(setup, state));
        self.opponent.said = said.unwrap_or_default();
    }

    /// Takes back what the computer did since the last decision of a person, and
    /// that decision.
    pub(super) fn undo_to_a_person(&mut self) {
        if let Some(why) = self.only_the_computers() {
            return self.tell(nothing_to_undo(why), None, false);
        }
        let both = Side::ALL.iter().all(|&s| self.computer(s).is_some());
        loop {
            self.undo();
            let computer = self.seat().to_act.is_some();
            if !computer || both || self.session.file.game.can_undo().is_err() {
                break;
            }
        }
        // It would only do the same again.
        self.opponent.held = self.seat().to_act.is_some();
    }
}

impl App {
    /// Why nothing that a person decided could be taken back, when all that could
    /// is how a computer answered.
    fn only_the_computers(&self) -> Option<UndoRefused> {
        let person = |side: Option<Side>| side.is_some_and(|s| self.computer(s).is_none());
        let game = &self.session.file.game;
        if game.policy() == UndoPolicy::Free || !person(self.session.to_act()) {
            return None;
        }
        for (ply, entry) in game.played().iter().enumerate().rev() {
            if let Some(barrier) = entry.barrier {
                return Some(UndoRefused::Barred(barrier));
            }
            if person(game.state_at(ply).to_act()) {
                return None;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_known_by_its_name() {
        for level in Level::ALL {
            assert_eq!(seat(&seat_name(level)), Some(level));
        }
        assert_eq!(seat("Koniev"), None);
        assert_eq!(seat(""), None);
    }
}
