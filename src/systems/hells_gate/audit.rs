//! The only place where legality lives.

use super::action::Action;
use super::ids::{BySide, Side, Size, UnitId, UnitMask};
use super::illegal::Illegal;
use super::joining::JoinView;
use super::movement::{MoveView, refuges};
use super::odds::{could_flip, may_flip, opening_attacker, overconcentrated};
use super::retreat::RetreatView;
use super::setup::Setup;
use super::state::{Hits, Stage, State};
use crate::hex::{HexId, HexMask};
use std::ops::ControlFlow::{self, Break, Continue};

type Report<'r> = &'r mut dyn FnMut(Illegal) -> ControlFlow<()>;

/// A position with what judging several actions needs, worked out once.
pub(super) struct Audit<'a> {
    pub setup: &'a Setup,
    pub state: &'a State,
    pub occupied: BySide<HexMask>,
}

impl<'a> Audit<'a> {
    #[inline]
    pub fn new(setup: &'a Setup, state: &'a State) -> Self {
        Self {
            setup,
            state,
            occupied: state.occupied(),
        }
    }

    #[inline]
    pub fn moves(&self) -> MoveView<'a> {
        MoveView::new(self.setup, self.state, &self.occupied)
    }

    pub fn joins(&self) -> JoinView<'a> {
        JoinView::new(self.setup, self.state, &self.occupied)
    }

    /// The units of the attack that may be flipped for it to be all-out [7.3].
    pub fn flips(&self) -> UnitMask {
        let Some(attack) = self.state.attack else {
            return UnitMask::EMPTY;
        };
        let own = self.setup.units_of(self.state.player);
        let could = could_flip(self.setup, self.state, attack.units) & own;
        // Often nobody could: then it does not matter who defends.
        if could.is_empty() || overconcentrated(self.setup, self.fit_in(attack.target)) {
            return UnitMask::EMPTY;
        }
        could
    }

    /// Every reason against `action`; see [`Rules::audit`](crate::engine::Rules::audit).
    pub fn action(&self, action: Action, report: Report<'_>) -> ControlFlow<()> {
        let stage = self.state.stage;
        if stage == Stage::Over {
            return report(Illegal::GameOver);
        }
        if !belongs(action, stage) {
            return report(Illegal::WrongStage { now: stage });
        }
        match action {
            Action::JudgeSupply | Action::RollForMud => Continue(()),
            Action::Enter { unit, hex } => self.enter(unit, hex, report),
            Action::Restore { unit } => self.restore(unit, report),
            Action::JoinAttack { unit, target } => self.join_attack(unit, target, report),
            Action::LeaveAttack { unit } => self.leave_attack(unit, report),
            Action::Resolve { flip } => self.resolve(flip, report),
            Action::LoseStep { unit } => self.lose_step(unit, report),
            Action::Retreat { unit, hex } => self.retreat(unit, hex, report),
            Action::Move { unit, route } => {
                let from = self.own_on_map(unit, report)?;
                let moves = self.moves();
                moves.audit_unit(unit, from, report)?;
                moves.audit_route(unit, from, route, report)
            }
            Action::BreakOut { unit } => self.break_out(unit, report),
            Action::EndPhase => self.end_phase(report),
        }
    }

    /// Refuses units that do not exist or are not the deciding side's. Further
    /// reasons would make no sense, so it breaks off.
    #[inline]
    fn own(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
        let to_act = self.state.to_act().unwrap_or(self.state.player);
        if self.setup.units_of(to_act).contains(unit) {
            return Continue(());
        }
        match self.setup.unit(unit) {
            None => report(Illegal::NoSuchUnit { unit })?,
            Some(_) => report(Illegal::NotYours { unit, to_act })?,
        }
        Break(())
    }

    /// As [`own`](Self::own), and refuses units that are not on the map.
    #[inline]
    fn own_on_map(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<(), HexId> {
        self.own(unit, report)?;
        match self.state.hex_of(unit) {
            Some(hex) => Continue(hex),
            None => {
                let spot = self.state.spot(unit);
                report(Illegal::NotOnMap { unit, spot })?;
                Break(())
            }
        }
    }

    fn enter(&self, unit: UnitId, hex: HexId, report: Report<'_>) -> ControlFlow<()> {
        self.own(unit, report)?;
        let entry = self.setup.unit(unit).map(|u| u.hex);
        let (true, Some(entry)) = (self.state.arriving.contains(unit), entry) else {
            return report(Illegal::NotArriving { unit });
        };
        if !self.setup.grid.has(hex) {
            return report(Illegal::NoSuchHex { hex });
        }
        let side = self.state.player;
        if !self.setup.sources(side).contains(hex) {
            return report(Illegal::EntryNotSource { hex });
        }
        if self.occupied[side.enemy()].contains(hex) {
            return report(Illegal::EntryEnemyOccupied { hex });
        }
        let nearest = entry_hexes(self.setup, &self.occupied, side, entry);
        if nearest.contains(hex) {
            return Continue(());
        }
        let far = |h| self.setup.grid.distance(entry, h).unwrap_or(0);
        report(Illegal::EntryNotNearest {
            hex,
            distance: far(hex),
            nearest: nearest.first().map_or(0, far),
        })
    }

    fn restore(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
        self.own_on_map(unit, report)?;
        if self.setup.unit(unit).is_none_or(|u| u.size != Size::Corps) {
            report(Illegal::NotACorps { unit })?;
        }
        if !self.state.reduced.contains(unit) {
            report(Illegal::NotReduced { unit })?;
        }
        if self.state.unsupplied.contains(unit) {
            report(Illegal::RestoreUnsupplied { unit })?;
        }
        Continue(())
    }

    fn join_attack(&self, unit: UnitId, target: HexId, report: Report<'_>) -> ControlFlow<()> {
        let (setup, state) = (self.setup, self.state);
        let from = self.own_on_map(unit, report)?;
        if !setup.grid.has(target) {
            return report(Illegal::NoSuchHex { hex: target });
        }
        // What bars the hex to everyone comes before what bars it to the unit.
        if !self.occupied[state.player.enemy()].contains(target) {
            report(Illegal::NothingToAttack { target })?;
        } else if state.attacked_hexes.contains(target) {
            report(Illegal::HexAlreadyAttacked { target })?;
        }
        if state.attacked.contains(unit) {
            report(Illegal::AlreadyAttacked { unit })?;
        }
        if state.retreated.contains(unit) {
            report(Illegal::RetreatedAttacker { unit })?;
        }
        if setup.special.opening_turn == Some(state.turn)
            && state.player == Side::German
            && !opening_attacker(setup, unit)
        {
            report(Illegal::OpeningAttacker { unit })?;
        }
        if !setup.grid.adjacent(from, target) {
            report(Illegal::TargetNotAdjacent { unit, from, target })?;
        }
        let Some(open) = state.attack else {
            return Continue(());
        };
        if open.units.contains(unit) {
            return report(Illegal::AlreadyInAttack { unit });
        }
        if open.target != target {
            return report(Illegal::OtherAttackOpen { open: open.target });
        }
        let limit = setup.parameters.attackers_per_hexside;
        if (state.in_hex(from) & open.units).len() >= usize::from(limit) {
            report(Illegal::HexsideFull {
                from,
                target,
                limit,
            })?;
        }
        Continue(())
    }

    fn leave_attack(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
        self.own(unit, report)?;
        match self.state.attack {
            Some(attack) if attack.units.contains(unit) => Continue(()),
            _ => report(Illegal::NotInAttack { unit }),
        }
    }

    fn resolve(&self, flip: Option<UnitId>, report: Report<'_>) -> ControlFlow<()> {
        let Some(attack) = self.state.attack else {
            return report(Illegal::NoAttack);
        };
        let Some(unit) = flip else {
            return Continue(());
        };
        self.own(unit, report)?;
        if !attack.units.contains(unit) {
            return report(Illegal::NotInAttack { unit });
        }
        let fit = self.fit_in(attack.target);
        let may_flip = may_flip(self.setup, self.state, fit, attack.units);
        if may_flip.contains(unit) {
            return Continue(());
        }
        let overconcentrated = overconcentrated(self.setup, fit);
        if overconcentrated {
            report(Illegal::AllOutNeedless {
                target: attack.target,
                units: u8::try_from(fit.len()).unwrap_or(u8::MAX),
            })?;
        }
        if self.state.steps(self.setup, unit) < 2 {
            report(Illegal::FlipNotFullStrength { unit })?;
        } else if !overconcentrated {
            let tanks = may_flip;
            report(Illegal::FlipMustBeTank { unit, tanks })?;
        }
        Continue(())
    }

    /// The unretreated units of the side not moving in a hex.
    fn fit_in(&self, target: HexId) -> UnitMask {
        let defender = self.setup.units_of(self.state.player.enemy());
        (self.state.in_hex(target) & defender) - self.state.retreated
    }

    fn lose_step(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
        let now = self.state.stage;
        // In this stage there are always some; without, nothing is legal.
        let Some(hits) = self.state.hits else {
            return report(Illegal::WrongStage { now });
        };
        if hits.retreating {
            report(Illegal::RetreatBegun {
                target: hits.target,
            })?;
        } else if hits.left == 1 && retreat_is_mandatory(self.state.player.enemy(), &hits) {
            report(Illegal::MustRetreat {
                scored: hits.scored,
            })?;
        }
        let at = self.own_on_map(unit, report)?;
        if at != hits.target {
            return report(Illegal::NotUnderAttack {
                unit,
                target: hits.target,
            });
        }
        if self.state.retreated.contains(unit) {
            return report(Illegal::RetreatedAbsorbsNothing { unit });
        }
        let fit = self.fit_in(hits.target);
        let two = (fit & self.setup.two_steps()) - self.state.reduced;
        if !two.is_empty() && !two.contains(unit) {
            report(Illegal::TwoStepsFirst { unit, instead: two })?;
        }
        Continue(())
    }

    fn retreat(&self, unit: UnitId, hex: HexId, report: Report<'_>) -> ControlFlow<()> {
        let now = self.state.stage;
        let Some(hits) = self.state.hits else {
            return report(Illegal::WrongStage { now });
        };
        if hits.left > 1 {
            report(Illegal::NotLastHit { left: hits.left })?;
        }
        let at = self.own_on_map(unit, report)?;
        if self.state.retreated.contains(unit) {
            report(Illegal::AlreadyRetreated { unit })?;
        }
        if at != hits.target {
            return report(Illegal::NotRetreating {
                unit,
                target: hits.target,
            });
        }
        if !self.setup.grid.has(hex) {
            return report(Illegal::NoSuchHex { hex });
        }
        if hits.destinations.contains(hex) {
            return Continue(());
        }
        let view = RetreatView::new(
            self.setup,
            self.state,
            hits.target,
            self.state.player.enemy(),
        );
        // The picture taken before the first of them went may bar a hex that
        // would be open now; it is barred all the same [R7].
        report(
            view.refusal(self.setup, self.state, hex)
                .unwrap_or(Illegal::RetreatAfterFriend { to: hex }),
        )
    }

    fn break_out(&self, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
        self.own_on_map(unit, report)?;
        let state = self.state;
        if !state.unsupplied.contains(unit) {
            report(Illegal::BreakoutSupplied { unit })?;
        }
        if state.moved.contains(unit) {
            report(Illegal::BreakoutMoved { unit })?;
        }
        if state.retreated.contains(unit) {
            report(Illegal::BreakoutRetreated { unit })?;
        }
        if refuges(self.setup, state, unit).is_empty() {
            report(Illegal::NoRefuge { unit })?;
        }
        Continue(())
    }

    fn end_phase(&self, report: Report<'_>) -> ControlFlow<()> {
        match self.state.stage {
            Stage::Reinforcement => report(Illegal::StillArriving {
                units: self.state.arriving,
            }),
            Stage::Combat => match self.state.attack {
                Some(attack) => report(Illegal::AttackOpen {
                    target: attack.target,
                }),
                None => Continue(()),
            },
            Stage::Movement => {
                let tanks = self.moves().tanks_together();
                if tanks.is_empty() {
                    Continue(())
                } else {
                    report(Illegal::OpeningTanksTogether { tanks })
                }
            }
            _ => Continue(()),
        }
    }
}

/// Whether the action is one of the stage's kinds.
const fn belongs(action: Action, stage: Stage) -> bool {
    match action {
        Action::JudgeSupply => matches!(stage, Stage::Supply),
        Action::Enter { .. } => matches!(stage, Stage::Reinforcement),
        Action::Restore { .. } => matches!(stage, Stage::Restoration),
        Action::JoinAttack { .. } | Action::LeaveAttack { .. } | Action::Resolve { .. } => {
            matches!(stage, Stage::Combat)
        }
        Action::LoseStep { .. } | Action::Retreat { .. } => matches!(stage, Stage::Losses),
        Action::Move { .. } => matches!(stage, Stage::Movement),
        Action::BreakOut { .. } => matches!(stage, Stage::Breakout),
        Action::RollForMud => matches!(stage, Stage::Mud),
        Action::EndPhase => matches!(
            stage,
            Stage::Reinforcement
                | Stage::Restoration
                | Stage::Combat
                | Stage::Movement
                | Stage::Breakout
        ),
    }
}

/// Whether the last of these hits has to be absorbed by retreat: by Soviets that
/// took two or three, if they can [7.6, R16].
#[must_use]
pub fn retreat_is_mandatory(side: Side, hits: &Hits) -> bool {
    side == Side::Soviet && hits.scored >= 2 && !hits.destinations.is_empty()
}

/// The friendly sources nearest to an entry hex that are not enemy-occupied
/// [6.1, R3]; the entry hex itself, if it is free.
pub(super) fn entry_hexes(
    setup: &Setup,
    occupied: &BySide<HexMask>,
    side: Side,
    entry: HexId,
) -> HexMask {
    let enemies = occupied[side.enemy()];
    if !enemies.contains(entry) {
        return HexMask::of(entry);
    }
    let open = setup.sources(side) - enemies;
    let far = |hex| setup.grid.distance(entry, hex);
    let nearest = open.iter().filter_map(far).min();
    open.iter().filter(|&hex| far(hex) == nearest).collect()
}
