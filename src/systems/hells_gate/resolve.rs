//! What a legal action leads to.

use super::action::{Action, Route};
use super::apply::apply;
use super::audit::entry_hexes;
use super::event::{Cause, Event};
use super::ids::{Phase, Side, Size, UnitId, UnitMask, Weather};
use super::movement::refuges;
use super::odds::odds;
use super::retreat::RetreatView;
use super::setup::{Arrival, Setup};
use super::state::{Hits, Spot, Stage, State};
use super::supply;
use crate::engine::Die;
use crate::hex::HexId;

/// Works out the events of one action on a state that changes with each of
/// them, so that later events see the earlier ones.
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

    /// Does the legal `action`. Without the die it needs, nothing happens.
    pub fn action(&mut self, action: Action, die: Option<Die>) {
        match action {
            Action::JudgeSupply => self.judge_supply(),
            Action::Enter { unit, hex } => {
                let displaced_from = self.setup.unit(unit).map(|u| u.hex);
                self.arrive(unit, hex, displaced_from);
                self.after_arrivals();
            }
            Action::Restore { unit } => {
                self.emit(Event::Restored { unit });
                self.begin(Phase::Combat);
            }
            Action::JoinAttack { unit, target } => {
                self.emit(Event::JoinedAttack { unit, target });
            }
            Action::LeaveAttack { unit } => self.emit(Event::LeftAttack { unit }),
            Action::Resolve { flip } => {
                if let Some(die) = die {
                    self.attack(flip, die);
                }
            }
            Action::LoseStep { unit } => {
                self.lose_step(unit, Cause::LastStep);
                self.finish_combat_if_absorbed();
            }
            Action::Retreat { unit, hex } => self.retreat(unit, hex),
            Action::Move { unit, route } => self.move_unit(unit, route),
            Action::BreakOut { unit } => {
                if let Some(die) = die {
                    self.break_out(unit, die);
                }
            }
            Action::RollForMud => {
                if let (Some(die), Some(thaw)) = (die, self.setup.special.thaw) {
                    let mud = thaw.faces >> (die.pips() - 1) & 1 == 1;
                    self.emit(Event::ThawRolled { die, mud });
                    self.next_turn();
                }
            }
            Action::EndPhase => self.end_phase(),
        }
    }

    fn begin(&mut self, phase: Phase) {
        let side = self.state.player;
        self.emit(Event::PhaseBegan { side, phase });
    }

    // ---- 5, 6: supply and reinforcements

    fn judge_supply(&mut self) {
        let side = self.state.player;
        let limit = supply::line_limit(self.setup, self.state.turn, side);
        let unsupplied = supply::unsupplied(self.setup, self.state, side, limit);
        let before = self.state.unsupplied & self.setup.units_of(side);
        self.emit(Event::SupplyJudged {
            side,
            unsupplied,
            newly: unsupplied - before,
            regained: before - unsupplied,
        });
        let occupied = self.state.occupied();
        for unit in self.setup.units_of(side) {
            let Some(info) = self.setup.unit(unit) else {
                continue;
            };
            if info.arrives != Arrival::Turn(self.state.turn)
                || self.state.spot(unit) != Spot::Awaited
            {
                continue;
            }
            if info.conditional && !self.state.reserve_released {
                self.emit(Event::Withheld { unit });
                continue;
            }
            let choices = entry_hexes(self.setup, &occupied, side, info.hex);
            match (choices.len(), choices.first()) {
                (1, Some(hex)) => {
                    self.arrive(unit, hex, (hex != info.hex).then_some(info.hex));
                }
                (0, _) | (_, None) => self.emit(Event::ArrivalLost { unit }),
                _ => self.emit(Event::Displaced {
                    unit,
                    from: info.hex,
                }),
            }
        }
        self.after_arrivals();
    }

    fn arrive(&mut self, unit: UnitId, hex: HexId, displaced_from: Option<HexId>) {
        self.emit(Event::Arrived {
            unit,
            hex,
            displaced_from,
        });
        self.note_entry(hex);
    }

    fn after_arrivals(&mut self) {
        if !self.state.arriving.is_empty() {
            return;
        }
        let side = self.state.player;
        let offered = self.setup.special.restoration.as_ref();
        if offered.is_some_and(|r| r.side == side && r.turns.contains(&self.state.turn)) {
            let fit = (self.setup.units_of(side) & self.state.reduced) - self.state.unsupplied;
            let corps = |u: UnitId| self.setup.unit(u).is_some_and(|i| i.size == Size::Corps);
            if fit
                .iter()
                .any(|u| corps(u) && self.state.hex_of(u).is_some())
            {
                self.emit(Event::RestorationOffered);
                return;
            }
        }
        self.begin(Phase::Combat);
    }

    // ---- 7: combat

    fn attack(&mut self, flip: Option<UnitId>, die: Die) {
        let Some(attack) = self.state.attack else {
            return;
        };
        let odds = odds(self.setup, self.state, attack.target, attack.units);
        let cell = self.setup.parameters.numbers.crt.hits(odds.column, die);
        let hits = if flip.is_some() || odds.overconcentrated {
            cell.all_out
        } else {
            cell.normal
        };
        self.emit(Event::Attacked {
            target: attack.target,
            units: attack.units,
            odds,
            flip,
            die,
            hits,
        });
        if let Some(unit) = flip {
            self.emit(Event::StepLost {
                unit,
                all_out: true,
            });
        }
        let target = attack.target;
        if hits == 0 {
            return self.emit(Event::CombatEnded { target });
        }
        let defender = self.state.player.enemy();
        let garrison = self.state.in_hex(target) & self.setup.units_of(defender);
        let fit = garrison - self.state.retreated;
        let steps: u8 = fit.iter().map(|u| self.state.steps(self.setup, u)).sum();
        if hits > steps {
            let cause = match fit.is_empty() {
                true => Cause::OnlyRetreated,
                false => Cause::Overwhelmed,
            };
            for unit in garrison {
                self.emit(Event::Eliminated { unit, cause });
            }
            return self.emit(Event::CombatEnded { target });
        }
        let view = RetreatView::new(self.setup, self.state, target, defender);
        self.emit(Event::HitsPending {
            hits: Hits {
                target,
                scored: hits,
                left: hits,
                destinations: view.destinations(),
                retreating: false,
            },
        });
    }

    fn lose_step(&mut self, unit: UnitId, cause: Cause) {
        if self.state.steps(self.setup, unit) == 2 {
            self.emit(Event::StepLost {
                unit,
                all_out: false,
            });
        } else {
            self.emit(Event::Eliminated { unit, cause });
        }
    }

    fn retreat(&mut self, unit: UnitId, to: HexId) {
        let Some(hits) = self.state.hits else { return };
        self.emit(Event::Retreated {
            unit,
            from: hits.target,
            to,
        });
        self.note_entry(to);
        if self.fit_in(hits.target).is_empty() {
            self.finish_combat(hits.target);
        }
    }

    /// The unretreated defenders in a hex.
    fn fit_in(&self, hex: HexId) -> UnitMask {
        let defender = self.setup.units_of(self.state.player.enemy());
        (self.state.in_hex(hex) & defender) - self.state.retreated
    }

    fn finish_combat_if_absorbed(&mut self) {
        if let Some(hits) = self.state.hits
            && hits.left == 0
        {
            self.finish_combat(hits.target);
        }
    }

    /// Retreated units that nobody stays with are eliminated [7.6].
    fn finish_combat(&mut self, target: HexId) {
        if self.fit_in(target).is_empty() {
            let defender = self.setup.units_of(self.state.player.enemy());
            for unit in self.state.in_hex(target) & defender {
                self.emit(Event::Eliminated {
                    unit,
                    cause: Cause::Abandoned,
                });
            }
        }
        self.emit(Event::CombatEnded { target });
    }

    // ---- 8, 11.5: movement and break-out

    fn move_unit(&mut self, unit: UnitId, route: Route) {
        let Some(from) = self.state.hex_of(unit) else {
            return;
        };
        self.emit(Event::Moved { unit, from, route });
        for hex in route.hexes() {
            self.note_entry_of(unit, hex);
        }
    }

    fn break_out(&mut self, unit: UnitId, die: Die) {
        let refuges = refuges(self.setup, self.state, unit).len();
        let escaped = self.setup.parameters.numbers.escapes(die, refuges);
        let refuges = u8::try_from(refuges).unwrap_or(u8::MAX);
        self.emit(Event::BrokeOut {
            unit,
            die,
            refuges,
            escaped,
        });
        if !escaped {
            self.emit(Event::Eliminated {
                unit,
                cause: Cause::FailedBreakout,
            });
        }
        if !self.anyone_can_break_out() {
            self.recover();
        }
    }

    fn anyone_can_break_out(&self) -> bool {
        let state = &*self.state;
        let stuck =
            (self.setup.units_of(state.player) & state.unsupplied) - state.moved - state.retreated;
        stuck
            .iter()
            .any(|u| !refuges(self.setup, state, u).is_empty())
    }

    /// Remembers first entries [6.2, 11.2] of the side that acts.
    fn note_entry(&mut self, hex: HexId) {
        if let Some(unit) = self.state.in_hex(hex).first() {
            self.note_entry_of(unit, hex);
        }
    }

    fn note_entry_of(&mut self, unit: UnitId, hex: HexId) {
        let Some(info) = self.setup.unit(unit) else {
            return;
        };
        let (lifts, releases) = State::sets_off(self.setup, info.side, hex);
        if lifts && !self.state.stand_fast_lifted {
            self.emit(Event::StandFastLifted { hex });
        }
        if releases && !self.state.reserve_released {
            self.emit(Event::ReserveReleased { hex });
        }
    }

    // ---- 3, 9, 12: sequence, recovery, the end

    fn end_phase(&mut self) {
        match self.state.stage {
            Stage::Restoration => self.begin(Phase::Combat),
            Stage::Combat => self.begin(Phase::Movement),
            Stage::Movement => {
                if self.setup.special.breakout_turn == Some(self.state.turn)
                    && self.anyone_can_break_out()
                {
                    self.emit(Event::BreakoutOffered);
                } else {
                    self.recover();
                }
            }
            Stage::Breakout => self.recover(),
            _ => {}
        }
    }

    fn recover(&mut self) {
        let side = self.state.player;
        self.begin(Phase::Recovery);
        let units = self.state.retreated & self.setup.units_of(side);
        if !units.is_empty() {
            self.emit(Event::Recovered { units });
        }
        match side {
            Side::Soviet => self.emit(Event::PhaseBegan {
                side: Side::German,
                phase: Phase::Supply,
            }),
            Side::German => self.housekeeping(),
        }
    }

    fn housekeeping(&mut self) {
        self.begin(Phase::Housekeeping);
        if self.state.turn >= self.setup.parameters.turns {
            return self.end_game();
        }
        let thaw = self.setup.special.thaw;
        if self.state.weather == Weather::Snow
            && thaw.is_some_and(|t| self.state.turn >= t.from_turn)
        {
            self.emit(Event::ThawPending);
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        let turn = self.state.turn + 1;
        self.emit(Event::TurnBegan { turn });
        self.emit(Event::PhaseBegan {
            side: Side::Soviet,
            phase: Phase::Supply,
        });
    }

    /// First the Soviets, then the Germans, lose what cannot trace supply at
    /// that instant [12.0].
    fn end_game(&mut self) {
        for side in Side::ALL {
            for unit in supply::doomed(self.setup, self.state, side) {
                self.emit(Event::Eliminated {
                    unit,
                    cause: Cause::Unsupplied,
                });
            }
        }
        self.emit(Event::GameEnded);
    }
}
