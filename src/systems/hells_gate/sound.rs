//! Whether a position from outside can be played on: what a saved game or the
//! protocol sets up is believed no more than an action is.

use super::HellsGate;
use super::action::Action;
use super::ids::{UnitId, UnitMask, Weather};
use super::illegal::Illegal;
use super::say;
use super::state::{Attack, Hits, Spot, Stage, State};
use crate::engine::{Refusal as _, RuleRef, Rules as _};
use crate::hex::HexId;

/// The most dice that can have been rolled before a position from outside. A
/// game rolls a few hundred.
const MOST_ROLLS: u16 = 60_000;

/// Why a position from outside cannot be played on.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsound {
    /// A hex holds units of both sides [8.1].
    BothSides {
        /// The hex.
        hex: HexId,
    },
    /// A unit is marked as having acted without being on the map.
    ActedElsewhere {
        /// The unit.
        unit: UnitId,
    },
    /// A unit has acted before its side could [3.0].
    ActedEarly {
        /// The unit.
        unit: UnitId,
    },
    /// The attack being put together is against the rules.
    Attack {
        /// Every reason; at least one.
        reasons: Vec<Illegal>,
    },
    /// The attacked hex holds units of the attacker.
    AttackerInTarget,
    /// No attack scores so many hits, or leaves so many.
    HitCount {
        /// The hits to be absorbed.
        hits: Hits,
    },
    /// More hits are left than there are steps to lose: all would be eliminated
    /// [7.5].
    HitsExceedSteps {
        /// The attacked hex.
        hex: HexId,
    },
    /// A retreat that absorbs more than the last hit or leads nowhere [7.6].
    Retreat,
    /// A retreat leads to an enemy [7.6].
    RetreatToEnemy {
        /// Where he is.
        hex: HexId,
    },
    /// There is no die to be rolled for mud.
    NoMud,
    /// More dice than any game rolls; their number could not go on.
    Rolls,
    /// An invariant of every state is broken.
    Invariant {
        /// Which, in the words of [`invariants`](crate::engine::Rules::invariants).
        what: String,
    },
    /// No action is legal, and the game is not over.
    DeadEnd,
}

impl Unsound {
    /// The reason in words.
    #[must_use]
    pub fn sentence(&self, rules: &HellsGate, state: &State) -> String {
        match self {
            Self::BothSides { hex } => format!("both sides are in {}", rules.hex_name(*hex)),
            Self::ActedElsewhere { unit } => format!(
                "{} has attacked or moved without being on the map",
                rules.unit_name(*unit)
            ),
            Self::ActedEarly { unit } => format!(
                "{} has attacked or moved before its Combat Phase",
                rules.unit_name(*unit)
            ),
            Self::Attack { reasons } => reasons
                .first()
                .map_or_else(String::new, |why| say::refusal(rules, why)),
            Self::AttackerInTarget => "the attacked hex holds units of the attacker".to_owned(),
            Self::HitCount { hits } => format!(
                "{} of {} hits cannot be left: an attack scores 1 to 3",
                hits.left, hits.scored
            ),
            Self::HitsExceedSteps { hex } => format!(
                "more hits are left than the units of {} have steps: they would all be eliminated",
                rules.hex_name(*hex)
            ),
            Self::Retreat => {
                "a retreat absorbs the last hit only, and needs a destination".to_owned()
            }
            Self::RetreatToEnemy { hex } => {
                format!(
                    "a retreat leads to {}, where the enemy is",
                    rules.hex_name(*hex)
                )
            }
            Self::NoMud => "there is no die to be rolled for mud".to_owned(),
            Self::Rolls => format!(
                "no game rolls {} dice; {MOST_ROLLS} are the most",
                state.rolls
            ),
            Self::Invariant { what } => format!(
                "the position is not sound: {what}; turns are 1 to {}",
                rules.parameters.turns
            ),
            Self::DeadEnd => format!(
                "nothing could be done in this position: {}",
                say::prompt(rules, state).now
            ),
        }
    }

    /// The rule that forbids it, if it is a rule that does.
    #[must_use]
    pub fn rule(&self) -> Option<RuleRef> {
        match self {
            Self::BothSides { .. } => Some(RuleRef("8.1")),
            Self::ActedEarly { .. } => Some(RuleRef("3.0")),
            Self::HitsExceedSteps { .. } => Some(RuleRef("7.5")),
            Self::RetreatToEnemy { .. } => Some(RuleRef("7.6")),
            Self::Attack { reasons } => reasons.first().map(|why| why.rule()),
            _ => None,
        }
    }

    /// The refusals behind it.
    #[must_use]
    pub fn refusals(&self) -> &[Illegal] {
        match self {
            Self::Attack { reasons } => reasons,
            _ => &[],
        }
    }
}

/// Every reason why these units could not make this attack in a combat phase of
/// their side in this position.
#[must_use]
pub fn attack_problems(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> Vec<Illegal> {
    let mut state = *state;
    state.stage = Stage::Combat;
    state.attack = None;
    state.hits = None;
    let mut joined = UnitMask::EMPTY;
    let mut all = Vec::new();
    for unit in units {
        all.extend(rules.explain(&state, Action::JoinAttack { unit, target }));
        joined.insert(unit);
        state.attack = Some(Attack {
            target,
            units: joined,
        });
    }
    all
}

/// Whether the position is sound and can be played on.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn sound(rules: &HellsGate, state: &State) -> Result<(), Unsound> {
    if let Some(open) = state.attack {
        let reasons = attack_problems(rules, state, open.target, open.units);
        if !reasons.is_empty() {
            return Err(Unsound::Attack { reasons });
        }
    }
    if let Some(hits) = state.hits {
        sound_hits(rules, state, hits)?;
    }
    let occupied = state.occupied();
    if let Some(hex) = (occupied.soviet & occupied.german).first() {
        return Err(Unsound::BothSides { hex });
    }
    let never_there = |&unit: &UnitId| {
        matches!(
            state.spot(unit),
            Spot::Awaited | Spot::Lost | Spot::Withheld
        )
    };
    if let Some(unit) = (state.attacked | state.moved).iter().find(never_there) {
        return Err(Unsound::ActedElsewhere { unit });
    }
    let first = matches!(
        state.stage,
        Stage::Supply | Stage::Reinforcement | Stage::Restoration
    );
    if first && let Some(unit) = (state.attacked | state.moved).first() {
        return Err(Unsound::ActedEarly { unit });
    }
    if state.stage == Stage::Mud && !mud_may_come(rules, state) {
        return Err(Unsound::NoMud);
    }
    if state.rolls > MOST_ROLLS {
        return Err(Unsound::Rolls);
    }
    rules
        .invariants(state)
        .map_err(|what| Unsound::Invariant { what })?;
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    match legal.is_empty() && state.stage != Stage::Over {
        true => Err(Unsound::DeadEnd),
        false => Ok(()),
    }
}

/// Whether a die for mud ends this game turn [11.2, R23].
fn mud_may_come(rules: &HellsGate, state: &State) -> bool {
    let thaw = rules.special.thaw;
    state.weather == Weather::Snow
        && state.turn < rules.parameters.turns
        && thaw.is_some_and(|t| state.turn >= t.from_turn)
}

fn sound_hits(rules: &HellsGate, state: &State, hits: Hits) -> Result<(), Unsound> {
    let here = state.in_hex(hits.target);
    if here.intersects(rules.units_of(state.player)) {
        return Err(Unsound::AttackerInTarget);
    }
    if !(1..=3).contains(&hits.scored) || !(1..=hits.scored).contains(&hits.left) {
        return Err(Unsound::HitCount { hits });
    }
    let fit = here - state.retreated;
    let steps: u8 = fit.iter().map(|u| state.steps(rules, u)).sum();
    if !fit.is_empty() && hits.left > steps {
        return Err(Unsound::HitsExceedSteps { hex: hits.target });
    }
    if hits.retreating && (hits.left > 1 || hits.destinations.is_empty()) {
        return Err(Unsound::Retreat);
    }
    match (hits.destinations & state.occupied()[state.player]).first() {
        Some(hex) => Err(Unsound::RetreatToEnemy { hex }),
        None => Ok(()),
    }
}
