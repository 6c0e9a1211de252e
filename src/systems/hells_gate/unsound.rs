//! Why a position from outside cannot be played on: data, the sentence, and the
//! rule if it is one that forbids it.

use super::HellsGate;
use super::ids::UnitId;
use super::illegal::Illegal;
use super::rulebook::cite;
use super::say;
use super::sound::MOST_ROLLS;
use super::state::{Hits, State};
use crate::engine::{Refusal as _, RuleRef};
use crate::hex::{HexId, HexMask};

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
    /// A unit has moved before the movement phase of its side [3.0].
    MovedEarly {
        /// The unit.
        unit: UnitId,
    },
    /// A unit with a Retreated marker has attacked or moved [7.6].
    RetreatedActed {
        /// The unit.
        unit: UnitId,
    },
    /// A unit has a Retreated marker that its last recovery phase removed [9.0].
    Recovered {
        /// The unit.
        unit: UnitId,
    },
    /// A unit that never came onto the map has lost a step [6.0].
    ReducedElsewhere {
        /// The unit.
        unit: UnitId,
    },
    /// A unit has escaped before any could break out [11.5].
    EscapedEarly {
        /// The unit.
        unit: UnitId,
    },
    /// A unit waits for a hex to arrive in that is not due, or not displaced
    /// [6.1].
    NotDisplaced {
        /// The unit.
        unit: UnitId,
    },
    /// A unit stands where it releases the reserve, which is said to be held
    /// [6.2].
    NotReleased {
        /// The unit.
        unit: UnitId,
        /// Where it is.
        hex: HexId,
    },
    /// A unit stands where it lifts the order to stand fast, which is said to
    /// hold [11.2].
    NotLifted {
        /// The unit.
        unit: UnitId,
        /// Where it is.
        hex: HexId,
    },
    /// A hex has been attacked before the combat phase [3.0].
    AttackedEarly {
        /// The hex.
        hex: HexId,
    },
    /// A hex has taken a hit without having been attacked [7.1].
    HitWithoutAttack {
        /// The hex.
        hex: HexId,
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
    /// The defenders may retreat elsewhere than to the hexes that are told [7.6].
    Destinations {
        /// The attacked hex.
        from: HexId,
        /// Where they may.
        lawful: HexMask,
    },
    /// There is no die to be rolled for mud [11.2].
    NoMud,
    /// The ground is mud before any die could make it so [11.2].
    MudEarly,
    /// No corps can be restored in this phase [11.4].
    NoRestoration,
    /// No unit can try to break out in this phase [11.5].
    NoBreakout,
    /// The game is said to be over before its last turn is [12.0].
    OverEarly,
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
            Self::MovedEarly { unit } => format!(
                "{} has moved before its Movement Phase",
                rules.unit_name(*unit)
            ),
            Self::RetreatedActed { unit } => format!(
                "{} has a Retreated marker, and yet it has attacked or moved",
                rules.unit_name(*unit)
            ),
            Self::Recovered { unit } => format!(
                "{} has a Retreated marker that its last Recovery Phase has removed",
                rules.unit_name(*unit)
            ),
            Self::ReducedElsewhere { unit } => format!(
                "{} has lost a step without ever having been on the map",
                rules.unit_name(*unit)
            ),
            Self::EscapedEarly { unit } => match rules.special.breakout_turn {
                Some(turn) => format!(
                    "{} cannot have escaped yet: units break out at the end of their Movement Phase on game turn {turn}",
                    rules.unit_name(*unit)
                ),
                None => format!(
                    "{} cannot have escaped: no unit breaks out in this scenario",
                    rules.unit_name(*unit)
                ),
            },
            Self::NotDisplaced { unit } => format!(
                "{} does not wait for a hex: it is not due on this game turn, or its entry hex is free",
                rules.unit_name(*unit)
            ),
            Self::NotReleased { unit, hex } => format!(
                "{} is in {}, so the reserve has been released: “reserve_released” cannot be false",
                rules.unit_name(*unit),
                rules.hex_name(*hex)
            ),
            Self::NotLifted { unit, hex } => format!(
                "{} is in {}, so the order to stand fast has been lifted: “stand_fast_lifted” cannot be false",
                rules.unit_name(*unit),
                rules.hex_name(*hex)
            ),
            Self::AttackedEarly { hex } => format!(
                "{} has been attacked before the Combat Phase",
                rules.hex_name(*hex)
            ),
            Self::HitWithoutAttack { hex } => format!(
                "{} has taken a hit, and yet it is not among the attacked hexes or those that took a hit",
                rules.hex_name(*hex)
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
            Self::Destinations { from, lawful } => match lawful.is_empty() {
                true => format!(
                    "the defenders of {} may retreat nowhere",
                    rules.hex_name(*from)
                ),
                false => {
                    let hexes: Vec<String> = lawful.iter().map(|h| rules.hex_name(h)).collect();
                    format!(
                        "the defenders of {} may retreat to these hexes and no others: {}",
                        rules.hex_name(*from),
                        hexes.join(", ")
                    )
                }
            },
            Self::NoMud
            | Self::MudEarly
            | Self::NoRestoration
            | Self::NoBreakout
            | Self::OverEarly => self.out_of_turn(rules),
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

    /// When the stage or the weather comes that this turn does not have.
    fn out_of_turn(&self, rules: &HellsGate) -> String {
        match self {
            Self::NoMud => match rules.special.thaw {
                Some(thaw) => format!(
                    "there is no die to be rolled for mud: one is rolled in snow at the end of game turns {} to {}, after the German player turn",
                    thaw.from_turn,
                    rules.parameters.turns.saturating_sub(1)
                ),
                None => "there is no die to be rolled for mud in this scenario".to_owned(),
            },
            Self::MudEarly => match rules.special.thaw {
                Some(thaw) => format!(
                    "the ground cannot be mud yet: the first die for mud is rolled at the end of game turn {}",
                    thaw.from_turn
                ),
                None => "the ground is never mud in this scenario".to_owned(),
            },
            Self::NoRestoration => match &rules.special.restoration {
                Some(r) => {
                    let turns: Vec<String> = r.turns.iter().map(u8::to_string).collect();
                    format!(
                        "no corps can be restored: that is done in the {} Supply and Reinforcement Phase of game turns {}, with a reduced, supplied corps on the map",
                        r.side,
                        turns.join(" and ")
                    )
                }
                None => "no corps can be restored in this scenario".to_owned(),
            },
            Self::NoBreakout => match rules.special.breakout_turn {
                Some(turn) => format!(
                    "no unit can try to break out: that is done at the end of a Movement Phase of game turn {turn}, by an unsupplied unit that has not moved and has a refuge hex"
                ),
                None => "no unit can break out in this scenario".to_owned(),
            },
            Self::OverEarly => format!(
                "the game is not over: it ends after the German player turn of game turn {}",
                rules.parameters.turns
            ),
            _ => String::new(),
        }
    }

    /// The rule that forbids it, if it is a rule that does.
    #[must_use]
    pub fn rule(&self) -> Option<RuleRef> {
        match self {
            Self::BothSides { .. } => Some(cite::MOVE_LIMITS),
            Self::ActedEarly { .. } | Self::MovedEarly { .. } | Self::AttackedEarly { .. } => {
                Some(cite::SEQUENCE)
            }
            Self::ReducedElsewhere { .. } => Some(cite::REINFORCEMENTS),
            Self::NotDisplaced { .. } => Some(cite::DISPLACED),
            Self::NotReleased { .. } => Some(cite::PANZER_24),
            Self::HitWithoutAttack { .. } => Some(cite::ATTACK_LIMITS),
            Self::HitsExceedSteps { .. } => Some(cite::LOSSES),
            Self::RetreatToEnemy { .. }
            | Self::Destinations { .. }
            | Self::RetreatedActed { .. } => Some(cite::RETREATS),
            Self::Recovered { .. } => Some(cite::RECOVERY),
            Self::NotLifted { .. } | Self::NoMud | Self::MudEarly => Some(cite::TURN_2),
            Self::NoRestoration => Some(cite::RESTORATION),
            Self::EscapedEarly { .. } | Self::NoBreakout => Some(cite::BREAKOUT),
            Self::OverEarly => Some(cite::VICTORY),
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
