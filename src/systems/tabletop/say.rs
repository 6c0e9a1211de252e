//! Names of what the tabletop battle has, and what its actions are called.

use super::action::Action;
use super::calendar::{Date, days_of_turn};
use super::ids::{Formation, Ground, Phase, UnitId, UnitSet};
use super::rules::Tabletop;
use super::state::{Stage, State};
use crate::engine::{Clock, SideNo};
use crate::hex::Id;
use crate::present::system::{Cited, Subjects};
use crate::space::{CellId, CellSet};
use crate::words::{Language, all_of, name, some_of, spoken, tr};

impl Tabletop {
    /// What written actions call a unit.
    pub(super) fn code(&self, unit: UnitId) -> String {
        let found = self.unit(unit);
        found.map_or_else(|| unit.index().to_string(), |info| info.code.clone())
    }

    /// The codes of several units.
    pub(super) fn codes(&self, units: UnitSet) -> Vec<String> {
        units.iter().map(|unit| self.code(unit)).collect()
    }

    /// What written actions call a cell.
    pub(super) fn spot(&self, cell: CellId) -> String {
        self.cells().name(cell).to_string()
    }

    /// The names of several cells.
    pub(super) fn spots(&self, cells: CellSet) -> Vec<String> {
        cells.iter().map(|cell| self.spot(cell)).collect()
    }

    /// What people call a unit.
    pub(super) fn called_in(&self, state: &State, unit: UnitId) -> String {
        let name = self.called(unit);
        match state.cell_of(unit) {
            Some(cell) => tr!("tabletop-unit-in", unit = name, cell = self.spot(cell)),
            None => name,
        }
    }

    /// What a unit is called.
    pub(super) fn called(&self, unit: UnitId) -> String {
        let Some(info) = self.unit(unit) else {
            return tr!("unit-unknown");
        };
        let called = name(&info.name);
        if called != info.name.as_str() || spoken() == Language::English {
            return called.into_owned();
        }
        // Written briefly it may be known by its full name.
        let full = full_name(&info.name, info.formation);
        let known = full.as_deref().map(name);
        let known = known.filter(|known| Some(known.as_ref()) != full.as_deref());
        known.unwrap_or(called).into_owned()
    }

    /// What people call several units: "A, B and C".
    pub(super) fn all_called(&self, units: UnitSet) -> String {
        let names: Vec<String> = units.iter().map(|unit| self.called(unit)).collect();
        all_of(&names)
    }

    /// The same, but short, however many they are.
    pub(super) fn some_called(&self, units: UnitSet) -> String {
        let names: Vec<String> = units.iter().map(|unit| self.called(unit)).collect();
        some_of(&names)
    }

    /// A cell with the place it stands for: "C6 (Korsun)".
    pub(super) fn place(&self, cell: CellId) -> String {
        let spot = self.spot(cell);
        match self.parts().cells.get(cell.index()) {
            Some(info) if !info.place.is_empty() => format!("{spot} ({})", name(&info.place)),
            _ => spot,
        }
    }

    /// What people call a side: "Germans".
    pub(super) fn side_name(&self, side: SideNo) -> String {
        let info = &self.parts().sides[side];
        tr!(
            "tabletop-side",
            side = info.id.as_str(),
            name = info.name.as_str()
        )
    }

    /// What an action is about: units and places by the words that written
    /// actions have.
    pub(super) fn about_action(&self, action: Action) -> Subjects {
        let (unit, cell) = match action {
            Action::Enter { unit, cell } | Action::Retreat { unit, cell } => {
                (Some(unit), Some(cell))
            }
            Action::Join { unit, target } => (Some(unit), Some(target)),
            Action::Move { unit, route } => (Some(unit), Some(route.end())),
            Action::Replace { unit } | Action::Leave { unit } | Action::Lose { unit } => {
                (Some(unit), None)
            }
            Action::RollGround
            | Action::Resolve { .. }
            | Action::Stay
            | Action::Go
            | Action::EndPhase => (None, None),
        };
        Subjects {
            units: unit.map(|unit| self.code(unit)).into_iter().collect(),
            places: cell.map(|cell| self.spot(cell)).into_iter().collect(),
        }
    }

    /// What people call an action.
    pub(super) fn say_action(&self, state: &State, action: Action) -> String {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        match action {
            Action::RollGround => tr!("tabletop-do-ground"),
            Action::Enter { unit, cell } => {
                tr!("tabletop-do-enter", unit = called(unit), cell = place(cell))
            }
            Action::Replace { unit } => tr!("tabletop-do-replace", unit = called(unit)),
            Action::Join { unit, target } => {
                tr!(
                    "tabletop-do-join",
                    unit = called(unit),
                    cell = place(target)
                )
            }
            Action::Leave { unit } => tr!("tabletop-do-leave", unit = called(unit)),
            Action::Resolve { all_out: false } => tr!("tabletop-do-resolve"),
            Action::Resolve { all_out: true } => tr!("tabletop-do-all-out"),
            Action::Lose { unit } => tr!("tabletop-do-lose", unit = called(unit)),
            Action::Stay => tr!("tabletop-do-stay"),
            Action::Go => tr!("tabletop-do-go"),
            Action::Retreat { unit, cell } => {
                tr!(
                    "tabletop-do-retreat",
                    unit = called(unit),
                    cell = place(cell)
                )
            }
            Action::Move { unit, route } => match route.second {
                None => {
                    let cell = place(route.first);
                    tr!("tabletop-do-move", unit = called(unit), cell = cell)
                }
                Some(second) => tr!(
                    "tabletop-do-move-over",
                    unit = called(unit),
                    cell = place(second),
                    over = self.spot(route.first)
                ),
            },
            Action::EndPhase => tr!("tabletop-do-end", phase = state.stage.phase().key()),
        }
    }

    /// What people call this turn, player turn and phase [T8.1, T8.2].
    pub(super) fn say_time(&self, clock: Clock) -> [String; 3] {
        let [turn, part, phase] = clock.0;
        let [from, to] = days_of_turn(self.parts().start, turn).map(say_day);
        let side = match part {
            0 => self.parts().initiative,
            _ => self.second(),
        };
        let phase = Phase::ALL.get(usize::from(phase));
        [
            tr!("tabletop-turn", turn = turn, from = from, to = to),
            tr!("tabletop-player-turn", side = self.side_name(side)),
            phase.map_or_else(String::new, |phase| {
                tr!("tabletop-phase", phase = phase.key())
            }),
        ]
    }

    /// What is to be decided, as a sentence.
    pub(super) fn say_stage(&self, state: &State) -> Cited {
        let due = state.attack.map_or(0, |attack| attack.due);
        let cell = state
            .attack
            .map_or_else(String::new, |a| self.place(a.target));
        match state.stage {
            Stage::Ground => {
                let text = tr!("tabletop-now-ground", ground = say_ground(state.ground));
                Cited::new(text, "T9.1")
            }
            Stage::Reinforcement => Cited::new(
                tr!("tabletop-now-reinforce", points = state.points),
                "T11.3",
            ),
            Stage::Attack if state.attack.is_some() => {
                Cited::new(tr!("tabletop-now-join", cell = cell), "T12.3")
            }
            Stage::Attack => Cited::new(tr!("tabletop-now-attack"), "T12.1"),
            Stage::AttackerLoss => {
                Cited::new(tr!("tabletop-now-attacker-loss", points = due), "T12.11")
            }
            Stage::StayOrGo => {
                let loss = state.attack.map_or(0, |attack| attack.loss);
                let text = tr!("tabletop-now-stay-or-go", cell = cell, points = loss);
                Cited::new(text, "T12.13")
            }
            Stage::DefenderLoss => {
                let text = tr!("tabletop-now-defender-loss", cell = cell, points = due);
                Cited::new(text, "T12.11")
            }
            Stage::Retreat => Cited::new(tr!("tabletop-now-retreat", cell = cell), "T12.14"),
            Stage::Movement => Cited::new(tr!("tabletop-now-move"), "T13.1"),
            Stage::Over => Cited::new(tr!("tabletop-now-over"), "T8.3"),
        }
    }
}

/// The ground in words.
pub(super) fn say_ground(ground: Ground) -> String {
    tr!("tabletop-ground", ground = ground_key(ground))
}

/// What files call the ground.
pub(super) const fn ground_key(ground: Ground) -> &'static str {
    match ground {
        Ground::Easy => "easy",
        Ground::Mud => "mud",
    }
}

pub(super) fn say_day(day: Date) -> String {
    tr!("tabletop-day", day = day.day(), month = day.month())
}

/// What a unit that is written as "20 Gds Rifle" is called in full: "20th Guards Rifle
/// Corps"; `None` of a name that is not written so.
fn full_name(brief: &str, formation: Formation) -> Option<String> {
    let (number, arm) = brief.split_once(' ')?;
    let n: u16 = number.parse().ok()?;
    let th = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    let kind = match formation {
        Formation::Corps => "Corps",
        Formation::Division => "Division",
        Formation::Brigade => "Brigade",
        Formation::BattleGroup | Formation::Regiment | Formation::Battalion => return None,
    };
    let arm = arm.replace("Gds", "Guards");
    Some(format!("{n}{th} {arm} {kind}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speak;

    #[test]
    fn units_of_every_battle_that_comes_with_it_have_their_names_in_every_language() {
        let full = full_name("20 Gds Rifle", Formation::Corps).unwrap();
        assert_eq!(full, "20th Guards Rifle Corps");
        assert_eq!(full_name("SS Wallonien", Formation::Brigade), None);
        let battles = crate::systems::tabletop::codec::built_in();
        let lines = battles.iter().flat_map(|battle| battle.text.lines());
        let ids = lines.filter_map(|line| {
            let (_, after) = line.split_once("{\"id\": \"")?;
            let (id, rest) = after.split_once('"')?;
            let (_, formation) = rest.split_once("\"formation\": \"")?;
            let formation = match formation.split_once('"')?.0 {
                "corps" => Formation::Corps,
                "division" => Formation::Division,
                _ => Formation::Brigade,
            };
            Some((id, formation))
        });
        let units: Vec<(&str, Formation)> = ids.collect();
        assert!(units.len() > 180, "{} units", units.len());
        for language in Language::ALL {
            speak(language);
            for &(id, formation) in &units {
                let full = full_name(id, formation);
                let known = |english: &str| name(english) != english;
                let found = known(id) || full.as_deref().is_some_and(known);
                assert!(found || language == Language::English, "{id}");
            }
        }
        speak(Language::English);
    }
}
