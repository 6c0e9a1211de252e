//! A game in progress: actions with their dice and events, and a cursor.

use super::{Barrier, Die, Rules};
use thiserror::Error;

/// One action that was done.
#[derive(Clone, Debug)]
pub struct PlayedAction<R: Rules> {
    /// What was done.
    pub action: R::Action,
    /// What was rolled for it.
    pub dice: Vec<Die>,
    /// Throws that were entered for it by mistake before this one, the first
    /// one first, each once.
    pub misread: Vec<Vec<Die>>,
    /// What happened.
    pub events: Vec<R::Event>,
    /// The position after it.
    pub after: R::State,
    /// What it closed for undo.
    pub barrier: Option<Barrier>,
}

impl<R: Rules> PlayedAction<R> {
    /// The face of the die, where an action rolls one at most.
    pub fn die(&self) -> Option<Die> {
        self.dice.first().copied()
    }

    /// Puts on record which throws were entered for it by mistake. `false` if it
    /// rolled no dice, or not so many.
    pub(super) fn record_misread(&mut self, throws: &[Vec<Die>]) -> bool {
        let dice = self.dice.len();
        if dice == 0 || throws.iter().any(|throw| throw.len() != dice) {
            return false;
        }
        for throw in throws {
            if !self.misread.contains(throw) {
                self.misread.push(throw.clone());
            }
        }
        true
    }
}

// Not derived: that would ask the rules themselves to be comparable.
impl<R: Rules> PartialEq for PlayedAction<R> {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
            && self.dice == other.dice
            && self.misread == other.misread
            && self.events == other.events
            && self.after == other.after
            && self.barrier == other.barrier
    }
}

/// Whether an action may be done, and has as many dice as it rolls.
pub(super) fn may_be_done<R: Rules>(
    rules: &R,
    before: &R::State,
    action: R::Action,
    dice: &[Die],
) -> Result<(), PlayError<R::Illegal>> {
    rules.check(before, action).map_err(PlayError::Illegal)?;
    let needs = rules.dice(before, action);
    match (usize::from(needs), dice.len()) {
        (needed, given) if needed == given => Ok(()),
        (_, 0) => Err(PlayError::NeedsDice(needs)),
        (_, given) => Err(PlayError::WrongDice { needs, given }),
    }
}

/// A legal action with its dice, done.
pub(super) fn done<R: Rules>(
    rules: &R,
    before: &R::State,
    action: R::Action,
    dice: &[Die],
) -> PlayedAction<R> {
    let mut events = Vec::new();
    rules.resolve(before, action, dice, &mut events);
    let mut after = *before;
    for event in &events {
        rules.apply(&mut after, event);
    }
    PlayedAction {
        action,
        dice: dice.to_vec(),
        misread: Vec::new(),
        barrier: rules.barrier(before, action, &after),
        events,
        after,
    }
}

/// How far undo goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndoPolicy {
    /// Back to the last die roll or hand-over: a game between two people.
    #[default]
    ToLastBarrier,
    /// All the way: one person studying.
    Free,
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PlayError<I> {
    /// The rules forbid it.
    #[error("not allowed")]
    Illegal(I),
    /// It rolls dice and none were given.
    #[error("this action needs the faces of {0} dice")]
    NeedsDice(u8),
    /// It rolls another number of dice than were given.
    #[error("this action rolls {needs} dice, not {given}")]
    WrongDice {
        /// How many it rolls.
        needs: u8,
        /// How many were given.
        given: usize,
    },
}

/// There is no throw to correct: the last action rolled no dice, or none has
/// been done yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the last action rolled no dice")]
pub struct NoDice;

/// Why there is nothing to take back, or it must stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoRefused {
    /// Nothing has been done yet.
    #[error("this is the start of the game")]
    AtStart,
    /// The last action rolled a die or handed over.
    #[error("{}", match .0 {
        Barrier::Dice => "the die has been rolled: what it showed stands",
        Barrier::Shown => "what was hidden has been seen",
        Barrier::Answered => "the decision has been handed to the other player",
    })]
    Barred(Barrier),
}

/// A game from its first position: a list of entries and a cursor into it.
/// Undo, redo and replay move the cursor; nothing is ever computed backwards.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    rules: R,
    start: R::State,
    entries: Vec<PlayedAction<R>>,
    cursor: usize,
    policy: UndoPolicy,
}

impl<R: Rules> Game<R> {
    /// A new game.
    pub fn new(rules: R, policy: UndoPolicy) -> Self {
        let start = rules.initial();
        Self::from_position(rules, start, policy)
    }

    /// A game that begins in another position than the scenario's. Whether the
    /// position is sound is for the caller to ask
    /// [`invariants`](Rules::invariants).
    pub const fn from_position(rules: R, start: R::State, policy: UndoPolicy) -> Self {
        Self {
            rules,
            start,
            entries: Vec::new(),
            cursor: 0,
            policy,
        }
    }

    /// The rules and their set-up.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The position at the cursor.
    pub fn state(&self) -> &R::State {
        self.state_at(self.cursor)
    }

    /// The position after the first `ply` actions (the last one if there are
    /// fewer).
    pub fn state_at(&self, ply: usize) -> &R::State {
        match ply.min(self.entries.len()) {
            0 => &self.start,
            n => &self.entries[n - 1].after,
        }
    }

    /// What was done up to the cursor.
    pub fn played(&self) -> &[PlayedAction<R>] {
        &self.entries[..self.cursor]
    }

    /// Everything kept, the undone part included.
    pub fn entries(&self) -> &[PlayedAction<R>] {
        &self.entries
    }

    /// How many actions lie before the cursor.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// How far undo goes.
    pub const fn policy(&self) -> UndoPolicy {
        self.policy
    }

    /// Changes how far undo goes from now on.
    pub const fn set_policy(&mut self, policy: UndoPolicy) {
        self.policy = policy;
    }

    /// Drops what has been undone, so that it cannot be redone.
    pub fn forget_undone(&mut self) {
        self.entries.truncate(self.cursor);
    }

    /// Does `action`, with what its dice show. What had been undone before is
    /// dropped, unless it is this very action: then it is redone.
    ///
    /// # Errors
    /// The rules' first reason, or the wrong number of dice. Nothing changes.
    pub fn play(
        &mut self,
        action: R::Action,
        dice: &[Die],
    ) -> Result<&PlayedAction<R>, PlayError<R::Illegal>> {
        let before = self.state();
        may_be_done(&self.rules, before, action, dice)?;
        let same = |e: &PlayedAction<R>| e.action == action && e.dice == dice;
        if !self.entries.get(self.cursor).is_some_and(same) {
            let entry = done(&self.rules, before, action, dice);
            self.entries.truncate(self.cursor);
            self.entries.push(entry);
        }
        self.cursor += 1;
        Ok(&self.entries[self.cursor - 1])
    }

    /// What the last action rolled, as long as nothing was done after it.
    ///
    /// # Errors
    /// When that action rolled no dice.
    pub fn last_dice(&self) -> Result<&[Die], NoDice> {
        let last = self.played().last().map(|e| e.dice.as_slice());
        last.filter(|dice| !dice.is_empty()).ok_or(NoDice)
    }

    /// The dice of the last action showed something else than was entered. What
    /// came of it is worked out anew, what had been undone before is dropped,
    /// and the wrong throw stays on record. A throw of another number of dice
    /// corrects nothing.
    ///
    /// # Errors
    /// When that action rolled no dice. Nothing changes.
    pub fn correct_dice(&mut self, dice: &[Die]) -> Result<(), NoDice> {
        let wrong = self.last_dice()?.to_vec();
        if dice == wrong || dice.len() != wrong.len() {
            return Ok(());
        }
        let ply = self.cursor - 1;
        let last = &self.entries[ply];
        let mut corrected = done(&self.rules, self.state_at(ply), last.action, dice);
        corrected.misread.clone_from(&last.misread);
        if !corrected.misread.contains(&wrong) {
            corrected.misread.push(wrong);
        }
        self.entries.truncate(ply);
        self.entries.push(corrected);
        Ok(())
    }

    /// Puts on record which throws were entered by mistake for the action after
    /// the first `ply`. `false` if that rolled no dice, or not so many.
    pub fn record_misread(&mut self, ply: usize, throws: &[Vec<Die>]) -> bool {
        let entry = self.entries.get_mut(ply);
        entry.is_some_and(|entry| entry.record_misread(throws))
    }

    /// Whether, and why not, the last action can be taken back.
    ///
    /// # Errors
    /// At the start, and behind a barrier in a game between two people.
    pub fn can_undo(&self) -> Result<(), UndoRefused> {
        let last = self.played().last().ok_or(UndoRefused::AtStart)?;
        match (self.policy, last.barrier) {
            (UndoPolicy::ToLastBarrier, Some(barrier)) => Err(UndoRefused::Barred(barrier)),
            _ => Ok(()),
        }
    }

    /// Takes the last action back; it can be redone.
    ///
    /// # Errors
    /// As [`can_undo`](Self::can_undo).
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.can_undo()?;
        self.cursor -= 1;
        Ok(())
    }

    /// Does again what was last undone. `false` if there is nothing.
    pub const fn redo(&mut self) -> bool {
        let some = self.cursor < self.entries.len();
        if some {
            self.cursor += 1;
        }
        some
    }
}
