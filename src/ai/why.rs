//! What a computer player has in mind, for people.

use super::combat::Assault;
use super::movement::turned;
use crate::hex::HexMask;
use crate::systems::hells_gate::odds::{Odds, odds};
use crate::systems::hells_gate::supply::{line_limit, network};
use crate::systems::hells_gate::{Action, HellsGate, Setup, Side, Stage, State, UnitMask};
use crate::words::{self, tr};

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
    let all: Vec<_> = units.iter().map(|u| setup.unit_name(u)).collect();
    listed(&all)
}

fn listed<S: AsRef<str>>(all: &[S]) -> String {
    match all {
        [] => String::new(),
        [first, second, rest @ ..] if rest.len() > 1 => {
            let more = tr!("plan-more", n = rest.len());
            words::all_of(&[first.as_ref(), second.as_ref(), &more])
        }
        few => words::all_of(few),
    }
}

impl Advice {
    /// What is done, in a sentence or two.
    #[must_use]
    pub fn sentence(&self, setup: &Setup, state: &State) -> String {
        match &self.idea {
            Idea::Attack { assault, odds } => {
                let flip = assault.flip.map(|unit| setup.unit_name(unit));
                tr!(
                    "plan-attack",
                    hex = setup.hex_name(assault.target),
                    column = odds.column.to_string(),
                    units = names(setup, assault.units),
                    manner = if flip.is_some() { "all-out" } else { "plain" },
                    flip = flip.unwrap_or_default(),
                )
            }
            Idea::HoldFire if state.attacked_hexes.is_empty() => {
                tr!("plan-hold-fire", first = "yes")
            }
            Idea::HoldFire => tr!("plan-hold-fire", first = "no"),
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
            0 => tr!("plan-stay"),
            n => tr!("plan-move", n = n),
        }];
        if !cuts_off.is_empty() {
            parts.push(tr!("plan-cuts", units = names(setup, cuts_off)));
        }
        if !relieves.is_empty() {
            parts.push(tr!("plan-opens", units = names(setup, relieves)));
        }
        if !takes.is_empty() {
            let hexes: Vec<String> = takes.iter().map(|h| setup.hex_name(h)).collect();
            parts.push(tr!("plan-takes", hexes = listed(&hexes)));
        }
        if !exposes.is_empty() {
            parts.push(tr!("plan-exposes", units = names(setup, exposes)));
        }
        parts.join(" ")
    }

    fn single_sentence(&self, setup: &Setup) -> String {
        let name = |unit| setup.unit_name(unit);
        let at = |hex| setup.hex_name(hex);
        match self.actions.first().copied() {
            Some(Action::JudgeSupply) => tr!("plan-judge"),
            Some(Action::RollForMud) => tr!("plan-mud"),
            Some(Action::Enter { unit, hex }) => {
                tr!("did-arrive", unit = name(unit), hex = at(hex))
            }
            Some(Action::Restore { unit }) => tr!("plan-restore", unit = name(unit)),
            Some(Action::LoseStep { unit }) => tr!("plan-loss", unit = name(unit)),
            Some(Action::Retreat { unit, hex }) => {
                tr!("plan-retreat", unit = name(unit), hex = at(hex))
            }
            Some(Action::BreakOut { unit }) => tr!("plan-break-out", unit = name(unit)),
            Some(Action::LeaveAttack { .. }) => tr!("plan-call-off"),
            _ => tr!("plan-go-on"),
        }
    }
}
