//! Names, actions, stages and times in words.

use super::action::Action;
use super::ids::{Role, UnitId, UnitSet};
use super::rules::Breakout;
use super::state::{Stage, State};
use crate::engine::{Clock, Rules as _, SideNo};
use crate::present::system::{Cited, Subjects};
use crate::space::{CellId, CellSet};
use crate::words::{self, tr};

impl Breakout {
    /// What people call a unit.
    pub(super) fn called(&self, unit: UnitId) -> String {
        let info = self.unit(unit);
        info.map_or_else(String::new, |info| words::name(&info.name).into_owned())
    }

    /// Several units, one after the other.
    pub(super) fn all_called(&self, units: UnitSet) -> String {
        let names: Vec<String> = units.iter().map(|unit| self.called(unit)).collect();
        names.join(", ")
    }

    /// "2522 (Zhurzhintsy)".
    pub(super) fn place(&self, hex: CellId) -> String {
        let name = self.hex(hex).map(|info| words::name(&info.place));
        match name.filter(|name| !name.is_empty()) {
            Some(name) => format!("{} ({name})", self.number(hex)),
            None => self.spot(hex),
        }
    }

    /// What written actions call several units.
    pub(super) fn codes(&self, units: UnitSet) -> Vec<String> {
        units.iter().map(|unit| self.code(unit)).collect()
    }

    /// What written actions call several hexes.
    pub(super) fn spots(&self, hexes: CellSet) -> Vec<String> {
        hexes.iter().map(|hex| self.spot(hex)).collect()
    }

    /// What people call a side.
    pub(super) fn side_name(side: SideNo) -> String {
        match side {
            SideNo::A => tr!("jaws-side-german"),
            SideNo::B => tr!("jaws-side-soviet"),
        }
    }

    /// Whose a unit is.
    pub(super) fn side_of(&self, unit: UnitId) -> SideNo {
        match self.unit(unit).map(|info| info.role) {
            Some(Role::Enemy) => SideNo::B,
            _ => SideNo::A,
        }
    }

    /// "3 of 5 steps, strength 8".
    pub(super) fn condition(&self, state: &State, unit: UnitId) -> String {
        let most = self.unit(unit).map_or(0, |info| info.most);
        let steps = state.steps(unit);
        if steps == 0 && state.on_map().contains(unit) {
            return tr!("jaws-condition-hidden", most = most);
        }
        tr!(
            "jaws-condition",
            steps = steps,
            most = most.max(steps),
            strength = state.strength(self, unit)
        )
    }

    /// What a level of victory is called.
    pub(super) fn level_name(level: u8) -> String {
        tr!("jaws-level", level = level)
    }

    /// What a part of the night is called.
    pub(super) fn part_name(part: u8) -> String {
        match part {
            0 => tr!("jaws-part-consolidation"),
            1 => tr!("jaws-part-one-hex"),
            6.. => tr!("jaws-part-over"),
            wave => tr!("jaws-part-wave", n = wave - 1),
        }
    }

    /// What people call this time of the night.
    pub(super) fn say_time(&self, clock: Clock) -> [String; 3] {
        let [part, acted, entered] = clock.0;
        let stack = match part {
            2..=5 => tr!("jaws-time-acted", n = acted),
            _ => String::new(),
        };
        let hex = match entered {
            0 => String::new(),
            n => tr!("jaws-time-entered", n = n - 1),
        };
        [Self::part_name(part), stack, hex]
    }

    /// What people call an action.
    pub(super) fn say_action(&self, state: &State, action: Action) -> String {
        let (called, place) = (|unit| self.called(unit), |hex| self.place(hex));
        match action {
            Action::Join { unit, into } => {
                tr!("jaws-do-join", unit = called(unit), into = called(into))
            }
            Action::Form {
                regiment,
                first,
                second,
            } => tr!(
                "jaws-do-form",
                regiment = called(regiment),
                first = called(first),
                second = called(second)
            ),
            Action::Move { unit, to } => {
                tr!("jaws-do-move", unit = called(unit), hex = place(to))
            }
            Action::Back { unit } => tr!("jaws-do-back", unit = called(unit)),
            Action::Choose { stack } => {
                tr!("jaws-do-choose", stack = self.stack_name(state, stack))
            }
            Action::Enter { hex } => match self.dice(state, action) {
                0 if self.relief_hexes().contains(hex) => tr!("jaws-do-escape", hex = place(hex)),
                0 => tr!("jaws-do-enter", hex = place(hex)),
                _ => tr!("jaws-do-attack", hex = place(hex)),
            },
            Action::Stop => tr!("jaws-do-stop"),
            Action::Lose { unit } => tr!("jaws-do-lose", unit = called(unit)),
            Action::Yield { unit } => tr!("jaws-do-yield", unit = called(unit)),
            Action::Done => match state.stage {
                Stage::Consolidation => tr!("jaws-do-done-consolidation"),
                Stage::OneHex => tr!("jaws-do-done-one-hex"),
                _ => tr!("jaws-do-done-wave", n = state.wave),
            },
        }
    }

    /// A stack by its units and the hex they are in.
    pub(super) fn stack_name(&self, state: &State, stack: CellId) -> String {
        let units = state.stack(self, stack);
        let at = units.first().and_then(|unit| state.cell_of(unit));
        let hex = self.place(at.unwrap_or(stack));
        match units.is_empty() {
            true => hex,
            false => tr!("jaws-stack", hex = hex, units = self.all_called(units)),
        }
    }

    /// What is to be decided, in a sentence with its case.
    pub(super) fn say_stage(&self, state: &State) -> Cited {
        let hex = state.march.map(|march| self.place(march.at));
        let hex = hex.unwrap_or_default();
        let due = state.fight.due;
        let (text, rule) = match state.stage {
            Stage::Consolidation => (tr!("jaws-now-consolidation"), "16.5.1"),
            Stage::OneHex => (tr!("jaws-now-one-hex"), "16.5.2"),
            Stage::Wave => (tr!("jaws-now-wave", n = state.wave), "16.5.3"),
            Stage::March => {
                let entered = state.march.map_or(0, |march| march.entered);
                let text = tr!("jaws-now-march", hex = hex, entered = entered);
                (text, "16.5.3")
            }
            Stage::AttackerLoss => (
                tr!("jaws-now-attacker-loss", hex = hex, n = due[0]),
                "12.12.3",
            ),
            Stage::DefenderLoss => (
                tr!("jaws-now-defender-loss", hex = hex, n = due[1]),
                "12.12.4",
            ),
            Stage::Crowd => (tr!("jaws-now-crowd", hex = hex), "11.1.2"),
            Stage::CrowdLoss => (tr!("jaws-now-crowd-loss", hex = hex), "11.1.2"),
            Stage::Over => (tr!("jaws-now-over"), "23.7.4"),
        };
        Cited::new(text, rule)
    }

    /// What an action is about.
    pub(super) fn about_action(&self, action: Action) -> Subjects {
        let (units, places): (Vec<UnitId>, Vec<CellId>) = match action {
            Action::Join { unit, into } => (vec![unit, into], vec![]),
            Action::Form { first, second, .. } => (vec![first, second], vec![]),
            Action::Move { unit, to } => (vec![unit], vec![to]),
            Action::Back { unit } | Action::Lose { unit } | Action::Yield { unit } => {
                (vec![unit], vec![])
            }
            Action::Choose { stack } => (vec![], vec![stack]),
            Action::Enter { hex } => (vec![], vec![hex]),
            Action::Stop | Action::Done => (vec![], vec![]),
        };
        Subjects {
            units: units.into_iter().map(|unit| self.code(unit)).collect(),
            places: places.into_iter().map(|hex| self.spot(hex)).collect(),
        }
    }
}
