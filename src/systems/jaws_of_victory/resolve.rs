//! What a legal action leads to.

use super::action::Action;
use super::apply::apply;
use super::audit::{goes_on, why_not_stop, worth};
use super::event::{Cause, Event};
use super::ids::{UnitId, UnitSet};
use super::losses::{armour_dice, candidates, programs_choice, strongest, surplus};
use super::odds::{Odds, odds};
use super::secret::unseen;
use super::setup::Setup;
use super::stacking::mixes;
use super::state::{March, Stage, State};
use super::victory;
use crate::engine::{Die, SideNo};
use crate::space::CellId;

/// Works out the events of one action on a state that changes with each of them, so
/// that later events see the earlier ones.
///
/// Generic in who is told: where nobody is, the events are never written down.
pub(super) struct Resolver<'a, T> {
    pub setup: &'a Setup,
    pub state: &'a mut State,
    pub tell: T,
}

impl<T: FnMut(&Event)> Resolver<'_, T> {
    #[inline]
    fn emit(&mut self, event: Event) {
        apply(self.setup, self.state, &event);
        (self.tell)(&event);
    }

    /// Does the legal `action`. Without the dice it needs, nothing happens.
    pub fn action(&mut self, action: Action, dice: &[Die]) {
        match action {
            Action::Join { unit, into } => {
                let steps = self.state.steps(into) + worth(self.setup, self.state, unit);
                self.emit(Event::Joined { unit, into, steps });
            }
            Action::Form {
                regiment,
                first,
                second,
            } => self.form(regiment, [first, second]),
            Action::Move { unit, to } => {
                if let Some(from) = self.state.cell_of(unit) {
                    self.emit(Event::Moved { unit, from, to });
                }
            }
            Action::Back { unit } => {
                if let Some(to) = self.state.origin_of(unit) {
                    self.emit(Event::WentBack { unit, to });
                }
            }
            Action::Choose { stack } => self.emit(Event::Chosen { stack }),
            Action::Enter { hex } => self.enter(hex, dice),
            Action::Stop => self.halt(),
            Action::Lose { unit } => self.lose(unit),
            Action::Yield { unit } => {
                let units = UnitSet::of(unit);
                if let Some(hex) = self.state.cell_of(unit) {
                    self.emit(Event::Disorganised { units, hex });
                }
                self.thin_out();
            }
            Action::Done => self.done(),
        }
    }

    fn form(&mut self, regiment: UnitId, of: [UnitId; 2]) {
        let Some(hex) = self.state.cell_of(of[0]) else {
            return;
        };
        let steps = of.map(|unit| worth(self.setup, self.state, unit));
        self.emit(Event::Formed {
            regiment,
            of,
            hex,
            steps: steps.iter().sum(),
        });
    }

    // ---- the course of the night [23.7.3.2]

    fn done(&mut self) {
        match self.state.stage {
            Stage::Consolidation => self.emit(Event::Began {
                stage: Stage::OneHex,
                wave: 0,
            }),
            _ => self.next_wave(self.state.wave),
        }
    }

    /// Goes on to the next wave in which somebody can act, or to the end.
    fn next_wave(&mut self, after: u8) {
        for wave in after + 1..=4 {
            let stage = Stage::Wave;
            self.emit(Event::Began { stage, wave });
            if !self.state.waiting(self.setup).is_empty() {
                return;
            }
        }
        self.end();
    }

    /// Goes on where nobody of the wave is left to act.
    fn pass_if_idle(&mut self) {
        if self.state.stage == Stage::Wave && self.state.waiting(self.setup).is_empty() {
            self.next_wave(self.state.wave);
        }
    }

    fn end(&mut self) {
        let points = victory::points(self.setup, self.state);
        self.emit(Event::Ended { points });
    }

    // ---- a stack under way [16.5.3]

    fn enter(&mut self, hex: CellId, dice: &[Die]) {
        let Some(march) = self.state.march else {
            return;
        };
        let units = self.state.stack(self.setup, march.stack);
        let crossed = self.setup.unbridged_between(march.at, hex);
        let attack = match (self.state.held().contains(hex), dice) {
            (true, &[red, black]) => {
                let odds = odds(self.setup, self.state, &march, hex);
                Some((odds, [red, black]))
            }
            (true, _) => return,
            (false, _) => None,
        };
        self.emit(Event::Entered {
            units,
            from: march.at,
            to: hex,
            crossed,
        });
        match attack {
            Some((odds, dice)) => self.attack(&odds, units, dice),
            None => self.go_on(),
        }
    }

    fn attack(&mut self, odds: &Odds, units: UnitSet, dice: [Die; 2]) {
        let verdict = odds.verdict(self.setup, dice);
        let hidden = unseen(self.setup, self.state);
        for unit in hidden & self.state.enemies_in(self.setup, odds.hex) {
            let steps = self.state.steps(unit);
            self.emit(Event::Shown { unit, steps });
        }
        self.emit(Event::Attacked {
            hex: odds.hex,
            strengths: odds.strengths,
            column: odds.columns.ratio,
            surprise: odds.surprise,
            armour: odds.armour,
            shifted: odds.columns.shifted,
            dice,
            losses: verdict.losses,
            disorganises: verdict.disorganises,
        });
        if self.setup.options().armour_dice {
            let foes = self.state.enemies_in(self.setup, odds.hex);
            let hit = armour_dice(self.setup, self.state, units, foes, dice);
            for unit in hit.into_iter().flatten() {
                self.lose_step(unit, Cause::ArmourDice);
            }
        }
        self.settle();
    }

    fn lose(&mut self, unit: UnitId) {
        if self.state.stage == Stage::CrowdLoss {
            self.lose_step(unit, Cause::Crowd);
            self.halt();
            return;
        }
        self.lose_step(unit, Cause::Table);
        self.settle();
    }

    fn lose_step(&mut self, unit: UnitId, cause: Cause) {
        let wide = self.state.also(self.setup, unit);
        let left = self.state.steps(unit).saturating_sub(1);
        self.emit(Event::StepLost { unit, left, cause });
        // A cadre is not extended [J2].
        if let Some(from) = wide
            && left == 1
        {
            self.emit(Event::Narrowed { unit, from });
        }
    }

    /// Takes the losses that are due, up to the first that somebody chooses; then
    /// who is Disorganised is, and the stack goes on.
    fn settle(&mut self) {
        for (side, stage) in [
            (SideNo::A, Stage::AttackerLoss),
            (SideNo::B, Stage::DefenderLoss),
        ] {
            while self.state.fight.due[side.index()] > 0 {
                let able = candidates(self.setup, self.state, side);
                let only = match able.len() {
                    0 => break,
                    1 => able.first(),
                    _ if side == SideNo::B && !State::defender_chooses(self.setup) => {
                        programs_choice(self.setup, self.state, able)
                    }
                    _ => None,
                };
                match only {
                    Some(unit) => self.lose_step(unit, Cause::Table),
                    None => {
                        self.state_is(stage);
                        return;
                    }
                }
            }
        }
        self.disorganise();
        self.emit(Event::Settled);
        self.go_on();
    }

    /// Waits for a decision of this stage, in this wave.
    fn state_is(&mut self, stage: Stage) {
        if self.state.stage != stage {
            let wave = self.state.wave;
            self.emit(Event::Began { stage, wave });
        }
    }

    /// Who is left of a side that is to become Disorganised does [12.17.1].
    fn disorganise(&mut self) {
        let Some(march) = self.state.march else {
            return;
        };
        let [attacker, defender] = self.state.fight.disorganises;
        let hex = march.at;
        for (told, units) in [
            (attacker, self.state.stack(self.setup, march.stack)),
            (defender, self.state.enemies_in(self.setup, hex)),
        ] {
            let fresh = units.iter();
            let fresh = fresh.filter(|&unit| !self.state.is_disorganised(unit, hex));
            let units: UnitSet = fresh.collect();
            if told && !units.is_empty() {
                self.emit(Event::Disorganised { units, hex });
            }
        }
    }

    /// After a hex was entered and its attack settled: out, on, or at the end.
    fn go_on(&mut self) {
        let Some(march) = self.state.march else {
            return;
        };
        let units = self.state.stack(self.setup, march.stack);
        if units.is_empty() {
            self.halt();
            return;
        }
        let (hex, held) = (march.at, self.state.held().contains(march.at));
        if self.setup.relief_hexes().contains(hex) && !held {
            let steps = self.state.steps_of(units);
            self.emit(Event::Escaped {
                units,
                hex,
                steps: u8::try_from(steps).unwrap_or(u8::MAX),
            });
            self.halt();
            return;
        }
        if goes_on(self.setup, self.state, &march) {
            self.state_is(Stage::March);
            return;
        }
        match why_not_stop(self.setup, self.state, &march) {
            None => self.halt(),
            Some(_) => self.crowd(&march),
        }
    }

    /// The stack has to stop where there is no room \[J17\].
    fn crowd(&mut self, march: &March) {
        let hex = march.at;
        self.emit(Event::Crowded { hex });
        if mixes(self.setup, self.state.pocket_in(self.setup, hex)) {
            let units = self.state.stack(self.setup, march.stack) - self.state.disorganised;
            if !units.is_empty() {
                self.emit(Event::Disorganised { units, hex });
            }
            self.weaken(hex);
            return;
        }
        self.thin_out();
    }

    /// Those that are too many become Disorganised, up to the first that somebody
    /// chooses [11.1.2].
    fn thin_out(&mut self) {
        let Some(March { at: hex, .. }) = self.state.march else {
            return;
        };
        if surplus(self.setup, self.state, hex).is_empty() {
            self.weaken(hex);
        }
    }

    /// The strongest unit of the hex loses a step [11.1.2].
    fn weaken(&mut self, hex: CellId) {
        let units = self.state.pocket_in(self.setup, hex);
        let best = strongest(self.setup, self.state, units);
        match (best.len(), best.first()) {
            (1, Some(unit)) => {
                self.lose_step(unit, Cause::Crowd);
                self.halt();
            }
            (0, _) | (_, None) => self.halt(),
            _ => self.state_is(Stage::CrowdLoss),
        }
    }

    /// The stack is done.
    fn halt(&mut self) {
        if let Some(march) = self.state.march {
            self.emit(Event::Halted { stack: march.stack });
        }
        self.pass_if_idle();
    }
}
