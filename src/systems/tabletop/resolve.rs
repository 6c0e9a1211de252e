//! What a legal action leads to.

use super::action::Action;
use super::apply::apply;
use super::arrival::{entry_cells, takers};
use super::audit::{bill, retreating};
use super::chances::ranks;
use super::event::{Cause, Event};
use super::ground::{changed_by, due_in};
use super::ids::{Phase, UnitSet};
use super::odds::{crowded, losses, points};
use super::pool::{hits, hits_on};
use super::retreat::{destinations, judge_retreat};
use super::setup::Setup;
use super::state::{Attack, Stage, State};
use super::supply;
use crate::engine::{Die, SideNo};
use crate::space::CellId;

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

    /// Does the legal `action`. Without the dice it needs, nothing happens.
    pub fn action(&mut self, action: Action, dice: &[Die]) {
        match action {
            Action::RollGround => self.roll_ground(dice),
            Action::Enter { unit, cell } => {
                let displaced_from = self.setup.unit(unit).map(|u| u.cell);
                self.emit(Event::Arrived {
                    unit,
                    cell,
                    displaced_from: displaced_from.filter(|entry| *entry != cell),
                });
                self.end_reinforcement_if_done();
            }
            Action::Replace { unit } => {
                let strength = self.state.strength(unit).saturating_add(1);
                self.emit(Event::Replaced { unit, strength });
                self.end_reinforcement_if_done();
            }
            Action::Join { unit, target } => self.emit(Event::Joined { unit, target }),
            Action::Leave { unit } => self.emit(Event::Left { unit }),
            Action::Resolve { all_out } => self.fight(all_out, dice),
            Action::Lose { unit } => {
                let left = self.state.strength(unit).saturating_sub(1);
                self.emit(Event::Lost {
                    unit,
                    points: 1,
                    left,
                });
                self.carry_out();
            }
            Action::Stay => self.stay(),
            Action::Go => self.go(),
            Action::Retreat { unit, cell } => {
                if let Some(from) = self.state.cell_of(unit) {
                    self.emit(Event::Retreated {
                        unit,
                        from,
                        to: cell,
                    });
                }
                self.carry_out();
            }
            Action::Move { unit, route } => {
                if let Some(from) = self.state.cell_of(unit) {
                    self.emit(Event::Moved { unit, from, route });
                }
            }
            Action::EndPhase => self.end_phase(),
        }
    }

    // ---- the course of a player turn [T8]

    fn begin(&mut self, phase: Phase) {
        let (turn, side) = (self.state.turn, self.state.active);
        self.emit(Event::PhaseBegan { turn, side, phase });
    }

    /// Begins a player turn and goes on to the first thing to be decided.
    pub fn begin_player_turn(&mut self, turn: u8, side: SideNo) {
        let phase = Phase::Ground;
        self.emit(Event::PhaseBegan { turn, side, phase });
        self.leave_ground_if_done();
    }

    fn roll_ground(&mut self, dice: &[Die]) {
        if let (&[die], Some((entry, change))) = (dice, due_in(self.setup, self.state)) {
            let changed = changed_by(&change, die);
            self.emit(Event::GroundRolled {
                die,
                entry,
                changed,
            });
            self.leave_ground_if_done();
        }
    }

    /// Phases 2 and 3, once the ground is settled [T10, T11].
    fn leave_ground_if_done(&mut self) {
        if due_in(self.setup, self.state).is_some() {
            return;
        }
        self.begin(Phase::Supply);
        self.judge_supply();
        self.begin(Phase::Reinforcement);
        self.bring_on();
        self.end_reinforcement_if_done();
    }

    fn judge_supply(&mut self) {
        let side = self.state.active;
        let out = supply::isolated(self.setup, self.state, side);
        let before = self.state.out_of_supply & self.setup.units_of(side);
        self.emit(Event::SupplyJudged {
            side,
            out,
            newly: out - before,
            regained: before - out,
        });
    }

    /// Places the units that are due where there is no choice, and counts the
    /// replacement points [chapter T11].
    fn bring_on(&mut self) {
        let (side, turn) = (self.state.active, self.state.turn);
        for unit in (self.setup.units_of(side) - self.state.entered) - self.state.lost {
            let due = self.setup.unit(unit).filter(|u| u.arrives == Some(turn));
            let Some(info) = due else {
                continue;
            };
            let (from, cells) = (
                info.cell,
                entry_cells(self.setup, self.state, side, info.cell),
            );
            let event = match (cells.first(), cells.len()) {
                (None, _) => Event::ArrivalLost { unit },
                (Some(cell), 1) => Event::Arrived {
                    unit,
                    cell,
                    displaced_from: (cell != from).then_some(from),
                },
                _ => Event::Displaced { unit, from },
            };
            self.emit(event);
        }
        let given = self.setup.parts().replacements.iter();
        let given = given.filter(|r| r.side == side && r.turn == turn);
        let points = given.fold(0_u8, |sum, r| sum.saturating_add(r.points));
        if points > 0 {
            self.emit(Event::ReplacementsCame { points });
        }
    }

    /// The phase is over by itself when nothing in it can be decided any more.
    fn end_reinforcement_if_done(&mut self) {
        let can_give = self.state.points > 0 && !takers(self.setup, self.state).is_empty();
        if self.state.due.is_empty() && !can_give {
            self.end_reinforcement();
        }
    }

    fn end_reinforcement(&mut self) {
        let points = self.state.points;
        if points > 0 {
            self.emit(Event::ReplacementsLapsed { points });
        }
        self.begin(Phase::Attack);
    }

    fn end_phase(&mut self) {
        match self.state.stage {
            Stage::Reinforcement => self.end_reinforcement(),
            Stage::Attack => self.begin(Phase::Movement),
            Stage::Movement => {
                self.begin(Phase::Rally);
                self.rally();
                self.next_player_turn();
            }
            _ => {}
        }
    }

    fn rally(&mut self) {
        let units = self.state.retreated & self.setup.units_of(self.state.active);
        if !units.is_empty() {
            self.emit(Event::Rallied { units });
        }
    }

    fn next_player_turn(&mut self) {
        let parts = self.setup.parts();
        let (turn, second) = (self.state.turn, self.setup.second());
        if self.state.active == parts.initiative {
            self.begin_player_turn(turn, second);
        } else if turn < parts.turns {
            self.begin_player_turn(turn + 1, parts.initiative);
        } else {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        if self.setup.options().isolated_lost_at_end {
            for side in [self.setup.parts().initiative, self.setup.second()] {
                let units = supply::isolated(self.setup, self.state, side);
                self.destroy(units, Cause::Isolated);
            }
        }
        self.emit(Event::GameEnded);
    }

    fn destroy(&mut self, units: UnitSet, cause: Cause) {
        for unit in units {
            let strength = self.state.strength(unit);
            self.emit(Event::Destroyed {
                unit,
                strength,
                cause,
            });
        }
    }

    // ---- an attack [T12]

    fn fight(&mut self, all_out: bool, dice: &[Die]) {
        let Some(attack) = self.state.attack else {
            return;
        };
        let Some((rolled, hits)) = fall(self.setup, self.state, &attack, dice) else {
            return;
        };
        let foe = self.state.active.other();
        let crowd = crowded(self.setup, self.state, attack.target, foe);
        let difference = i32::from(hits[0]) - i32::from(hits[1]);
        self.emit(Event::Fought {
            target: attack.target,
            all_out,
            crowded: crowd,
            dice: rolled,
            hits,
            losses: losses(self.setup.options(), difference, all_out, crowd),
            attackers: points(self.state, attack.units()),
        });
        self.carry_out();
    }

    /// Goes on with an attack up to the next choice.
    fn carry_out(&mut self) {
        while let Some(attack) = self.state.attack {
            let goes_on = match self.state.stage {
                Stage::AttackerLoss => self.pay() && self.strike(&attack),
                Stage::DefenderLoss => self.pay() && self.hold_or_leave(&attack),
                Stage::Retreat => self.retreat_the_rest(attack.target),
                _ => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Takes what is due where there is only one way to share it. Whether all is
    /// taken.
    fn pay(&mut self) -> bool {
        let Some(bill) = bill(self.setup, self.state) else {
            return true;
        };
        let before = *self.state;
        bill.only_way(&before, |unit, points| {
            let left = before.strength(unit).saturating_sub(points);
            self.emit(Event::Lost { unit, points, left });
        })
    }

    /// The attackers have paid: what happens to the defenders [T12.13]. Whether
    /// there is more to be done.
    fn strike(&mut self, attack: &Attack) -> bool {
        let (target, loss) = (attack.target, attack.loss);
        let foe = self.state.active.other();
        let strength = points(self.state, self.state.fit_in(self.setup, target, foe));
        if loss == 0 || loss > strength {
            if loss > strength {
                let all = self.state.in_cell(target, self.setup.units_of(foe));
                self.destroy(all, Cause::Overwhelmed);
            }
            self.emit(Event::AttackEnded { target });
            return false;
        }
        if judge_retreat(self.setup, self.state, target, foe, loss).is_ok() {
            self.emit(Event::MayRetreat { cell: target });
            return false;
        }
        self.emit(Event::Stayed { loss });
        true
    }

    fn stay(&mut self) {
        if let Some(attack) = self.state.attack {
            self.emit(Event::Stayed { loss: attack.loss });
            self.carry_out();
        }
    }

    fn go(&mut self) {
        let Some(attack) = self.state.attack else {
            return;
        };
        let foe = self.state.active.other();
        if let Ok(loss) = judge_retreat(self.setup, self.state, attack.target, foe, attack.loss) {
            let saved = attack.loss - loss;
            self.emit(Event::Went { saved, loss });
            self.carry_out();
        }
    }

    /// The defenders have paid. Whether there is more to be done.
    fn hold_or_leave(&mut self, attack: &Attack) -> bool {
        let cell = attack.target;
        if attack.going {
            self.emit(Event::RetreatBegan { cell });
            return true;
        }
        let foe = self.state.active.other();
        if self.state.fit_in(self.setup, cell, foe).is_empty() {
            self.abandon(cell);
        }
        self.emit(Event::AttackEnded { target: cell });
        false
    }

    /// Retreated units are lost when all others of their cell are gone [T12.18].
    fn abandon(&mut self, cell: CellId) {
        let theirs = self.setup.units_of(self.state.active.other());
        self.destroy(self.state.in_cell(cell, theirs), Cause::LeftBehind);
    }

    /// Retreats who is left where there is only one destination. Whether there
    /// is more to be done.
    fn retreat_the_rest(&mut self, from: CellId) -> bool {
        let foe = self.state.active.other();
        let cells = destinations(self.setup, self.state, from, foe);
        let going = retreating(self.setup, self.state).map_or(UnitSet::EMPTY, |(_, units)| units);
        if let (1, Some(to)) = (cells.len(), cells.first()) {
            for unit in going {
                self.emit(Event::Retreated { unit, from, to });
            }
        } else if !going.is_empty() {
            return false;
        }
        self.abandon(from);
        self.emit(Event::AttackEnded { target: from });
        false
    }
}

/// How many dice an attack rolls, and the hits of both sides with these; `None`
/// if they are not as many [T12.8, TR23].
fn fall(setup: &Setup, state: &State, attack: &Attack, dice: &[Die]) -> Option<(u8, [u16; 2])> {
    let (ours, theirs) = ranks(setup, state, attack);
    let mut left = dice.iter().copied();
    let mut hits_of = |units: &[(super::ids::UnitId, u16)]| {
        let each = units.iter().map(|&(_, modified)| match hits_on(modified) {
            0 => Some(hits(modified, None)),
            _ => Some(hits(modified, Some(left.next()?))),
        });
        each.sum::<Option<u16>>()
    };
    let both = [hits_of(ours.units())?, hits_of(theirs.units())?];
    match left.next() {
        Some(_) => None,
        None => Some((u8::try_from(dice.len()).ok()?, both)),
    }
}
