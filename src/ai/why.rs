//! What a computer player has in mind, for people.

use super::combat::Assault;
use super::movement::turned;
use crate::hex::HexMask;
use crate::systems::hells_gate::odds::{Odds, odds};
use crate::systems::hells_gate::supply::{line_limit, network};
use crate::systems::hells_gate::{Action, HellsGate, Setup, Side, Stage, State, UnitId, UnitMask};

/// A way to go on, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Legal one after the other, without a die before the last.
    pub actions: Vec<Action>,
    /// What the game is expected to end with if it is followed: Soviet less
    /// German victory points.
    pub margin: f64,
    /// The standard error of that; 0 when it is an estimate without playing
    /// out.
    pub error: f64,
    /// What it does.
    pub idea: Idea,
}

/// What some actions do.
#[derive(Clone, PartialEq, Debug)]
pub enum Idea {
    /// They attack.
    Attack {
        /// Where, with whom.
        assault: Assault,
        /// How it stands.
        odds: Box<Odds>,
    },
    /// No further attack.
    HoldFire,
    /// They move.
    Moves {
        /// How many units.
        units: usize,
        /// Enemy units that could trace supply and then could not.
        cuts_off: UnitMask,
        /// Own units that could not trace supply and then could.
        relieves: UnitMask,
        /// Own units that could trace supply and then could not.
        exposes: UnitMask,
        /// Enemy supply sources that are entered.
        takes: HexMask,
    },
    /// A single decision: a loss, a retreat, an arrival, a die to roll.
    Single,
}

impl Idea {
    /// What these actions do in this position.
    #[must_use]
    pub fn of(rules: &HellsGate, state: &State, actions: &[Action]) -> Self {
        match (state.stage, actions.first()) {
            (Stage::Combat, Some(Action::EndPhase)) => Self::HoldFire,
            (Stage::Combat, Some(Action::JoinAttack { .. })) => attack(rules, state, actions),
            (Stage::Movement, _) => moves(rules, state, actions),
            _ => Self::Single,
        }
    }
}

fn attack(rules: &HellsGate, state: &State, actions: &[Action]) -> Idea {
    let mut units = UnitMask::EMPTY;
    let mut target = None;
    let mut flip = None;
    for action in actions {
        match *action {
            Action::JoinAttack { unit, target: hex } => {
                units.insert(unit);
                target = Some(hex);
            }
            Action::Resolve { flip: unit } => flip = unit,
            _ => {}
        }
    }
    let Some(target) = target else {
        return Idea::Single;
    };
    Idea::Attack {
        assault: Assault {
            target,
            units,
            flip,
            gain: 0.0,
        },
        odds: Box::new(odds(rules, state, target, units)),
    }
}

fn moves(rules: &HellsGate, state: &State, actions: &[Action]) -> Idea {
    let setup: &Setup = rules;
    let side = state.player;
    let mut after = *state;
    let mut units = 0;
    for &action in actions {
        if matches!(action, Action::Move { .. }) {
            rules.advance(&mut after, action, None);
            units += 1;
        }
    }
    let lacking = |state: &State, side: Side| -> UnitMask {
        // Judged when its next turn comes.
        let turn =
            turned(setup, state).turn + u8::from(side == state.player && side == Side::Soviet);
        let limit = line_limit(setup, turn, side);
        let reached = network(setup, &state.occupied(), side, limit);
        setup
            .units_of(side)
            .iter()
            .filter(|&u| state.hex_of(u).is_some_and(|hex| !reached.contains(hex)))
            .collect()
    };
    let (before_us, now_us) = (lacking(state, side), lacking(&after, side));
    let (before_them, now_them) = (lacking(state, side.enemy()), lacking(&after, side.enemy()));
    let held = |state: &State| setup.sources(side.enemy()) & state.occupied()[side];
    Idea::Moves {
        units,
        cuts_off: now_them - before_them,
        relieves: before_us - now_us,
        exposes: now_us - before_us,
        takes: held(&after) - held(state),
    }
}

/// Some names in a row: "A, B and C", or the first few and how many more.
fn names(setup: &Setup, units: UnitMask) -> String {
    let label = |u: UnitId| setup.unit_name(u).into_owned();
    let all: Vec<String> = units.iter().map(label).collect();
    listed(&all)
}

fn listed(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [first, second] => format!("{first} and {second}"),
        [first, second, third] => format!("{first}, {second} and {third}"),
        [first, second, rest @ ..] => format!("{first}, {second} and {} more", rest.len()),
    }
}

impl Advice {
    /// What is done, in a sentence or two.
    #[must_use]
    pub fn sentence(&self, setup: &Setup, state: &State) -> String {
        match &self.idea {
            Idea::Attack { assault, odds } => {
                let flip = match assault.flip {
                    Some(unit) => format!(", all-out with {}", setup.unit_name(unit)),
                    None => String::new(),
                };
                format!(
                    "Attack {} at {} with {}{flip}.",
                    setup.hex_name(assault.target),
                    odds.column,
                    names(setup, assault.units),
                )
            }
            Idea::HoldFire => {
                if state.attacked_hexes.is_empty() {
                    "No attack: none gains more than it risks.".to_owned()
                } else {
                    "No further attack: none gains more than it risks.".to_owned()
                }
            }
            Idea::Moves { .. } => self.moves_sentence(setup),
            Idea::Single => self.single_sentence(setup),
        }
    }

    fn moves_sentence(&self, setup: &Setup) -> String {
        let Idea::Moves {
            units,
            cuts_off,
            relieves,
            exposes,
            takes,
        } = self.idea
        else {
            return String::new();
        };
        let mut parts = vec![match units {
            0 => "Stay where we are.".to_owned(),
            1 => "Move one unit.".to_owned(),
            n => format!("Move {n} units."),
        }];
        if !cuts_off.is_empty() {
            let names = names(setup, cuts_off);
            parts.push(format!("Cuts the supply line of {names}."));
        }
        if !relieves.is_empty() {
            parts.push(format!(
                "Opens a supply line to {}.",
                names(setup, relieves)
            ));
        }
        if !takes.is_empty() {
            let hexes: Vec<String> = takes.iter().map(|h| setup.hex_name(h)).collect();
            parts.push(format!("Takes the supply source {}.", listed(&hexes)));
        }
        if !exposes.is_empty() {
            let names = names(setup, exposes);
            parts.push(format!("Leaves {names} without a supply line."));
        }
        parts.join(" ")
    }

    fn single_sentence(&self, setup: &Setup) -> String {
        match self.actions.first() {
            Some(Action::JudgeSupply) => "Judge supply: there is nothing to decide yet.".to_owned(),
            Some(Action::RollForMud) => "Roll for mud: there is nothing to decide.".to_owned(),
            Some(Action::Enter { unit, hex }) => {
                format!(
                    "{} arrives in {}.",
                    setup.unit_name(*unit),
                    setup.hex_name(*hex)
                )
            }
            Some(Action::Restore { unit }) => {
                format!("Restore {} to full strength.", setup.unit_name(*unit))
            }
            Some(Action::LoseStep { unit }) => {
                format!("{} takes the loss.", setup.unit_name(*unit))
            }
            Some(Action::Retreat { unit, hex }) => {
                format!(
                    "{} retreats to {}.",
                    setup.unit_name(*unit),
                    setup.hex_name(*hex)
                )
            }
            Some(Action::BreakOut { unit }) => {
                format!("{} tries to break out.", setup.unit_name(*unit))
            }
            Some(Action::LeaveAttack { .. }) => "Call the attack off.".to_owned(),
            _ => "Go on.".to_owned(),
        }
    }
}
