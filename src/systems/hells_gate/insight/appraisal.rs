//! How a plan of attacks stands before anything is rolled: odds, what they may
//! be expected to cost, ways of retreat, what each unit adds, and what in the
//! plan does not go together.
//!
//! The later attacks are judged as if the earlier ones had been made, but as
//! the units stand now. Within a combat phase, an attack changes another one in
//! a few ways only: its units have attacked [7.1], its hex may be empty
//! afterwards, or friends may have retreated somewhere [7.6]. Each earlier
//! attack is looked at by itself for these.

use super::super::action::Action;
use super::super::audit::Audit;
use super::super::crt::Column;
use super::super::ids::{UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::{Odds, odds};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::super::state::{Attack, Spot, Stage, State};
use super::expected::{Expectation, Garrison};
use super::plan::{Plan, Planned};
use crate::engine::{Refusal, RuleRef};
use crate::hex::{HexId, HexMask};
use std::ops::ControlFlow;

/// How an earlier attack can change where others may retreat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// A hit on its hex bars that hex [11.1].
    Hit,
    /// Its hex without its defenders is no refuge any more.
    Emptied,
    /// Those who retreat make a hex friendly-occupied.
    Joined,
}

/// Something in a plan that does not go together, or may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nobody is to take part.
    Nobody {
        /// The hex.
        target: HexId,
    },
    /// The rules refuse it as things stand.
    Refused(Illegal),
    /// The unit attacks in an earlier attack of the plan, or in the one that is
    /// being put together.
    UnitTwice {
        /// The unit.
        unit: UnitId,
        /// The hex it attacks there.
        earlier: HexId,
    },
    /// If an earlier attack empties its hex, the column is another one.
    OddsDepend {
        /// The hex of the earlier attack.
        earlier: HexId,
        /// The column then.
        column: Column,
    },
    /// An earlier attack may change where the defenders can retreat.
    RetreatDepends {
        /// The hex of the earlier attack.
        earlier: HexId,
        /// How.
        way: Way,
        /// The hexes lost, or gained if it is [`Way::Joined`].
        hexes: HexMask,
    },
}

impl Trouble {
    /// Whether the attack cannot be made as planned.
    #[must_use]
    pub const fn stops(&self) -> bool {
        !matches!(self, Self::OddsDepend { .. } | Self::RetreatDepends { .. })
    }
}

impl Refusal for Trouble {
    fn rule(&self) -> RuleRef {
        match self {
            Self::Refused(why) => why.rule(),
            Self::Nobody { .. } => cite::COMBAT,
            Self::UnitTwice { .. } => cite::ATTACK_LIMITS,
            Self::OddsDepend { .. } => cite::TURN_3,
            Self::RetreatDepends { way: Way::Hit, .. } => cite::TURN_1,
            Self::RetreatDepends { .. } => cite::RETREATS,
        }
    }
}

/// An attack in two figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackFigures {
    /// The column.
    pub column: Column,
    /// The hits of all six faces together, of a normal attack.
    pub hits: u16,
}

/// What one attacker more, or one less, would make of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The unit.
    pub unit: UnitId,
    /// Whether it is in the attack; else it stands next to the target.
    pub inside: bool,
    /// The attack without it, or with it; `None` if nobody would be left, or if
    /// it may not join.
    pub then: Option<AttackFigures>,
    /// Why it may not attack there.
    pub refused: Option<Trouble>,
    /// The later attack of the plan that it is meant for.
    pub elsewhere: Option<HexId>,
}

/// How one attack of a plan stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraisal {
    /// Its number in the plan, from 0.
    pub number: usize,
    /// What is planned.
    pub planned: Planned,
    /// Those of its units that may attack. The others count for nothing here.
    pub units: UnitMask,
    /// Their odds; `None` if there are none.
    pub odds: Option<Odds>,
    /// What a normal attack may be expected to do (on an overconcentrated hex
    /// that is the right-hand result [7.4]).
    pub normal: Option<Expectation>,
    /// What an all-out attack may be expected to do, where it is allowed [7.3].
    pub all_out: Option<Expectation>,
    /// The defenders and their ways of retreat.
    pub garrison: Garrison,
    /// What each unit next to the target adds, or would add.
    pub shares: Vec<Share>,
    /// What does not go together, what stops the attack first.
    pub troubles: Vec<Trouble>,
}

impl Appraisal {
    /// The figures of the attack, if anybody takes part.
    #[must_use]
    pub fn sketch(&self) -> Option<AttackFigures> {
        Some(AttackFigures {
            column: self.odds?.column,
            hits: self.normal?.hits,
        })
    }

    /// Whether it can be made as planned.
    #[must_use]
    pub fn can_be_made(&self) -> bool {
        !self.troubles.iter().any(Trouble::stops)
    }
}

/// How the attacks of a plan that are still to be made stand, in their order.
#[must_use]
pub fn appraise(setup: &Setup, state: &State, plan: &Plan) -> Vec<Appraisal> {
    let all: Vec<(usize, Planned)> = plan.pending(state).collect();
    let mut judged: Vec<Appraisal> = Vec::new();
    for (i, &(number, planned)) in all.iter().enumerate() {
        let mut view = Viewpoint::new(setup, state, planned.target);
        for earlier in &judged {
            view.make(earlier.planned.target, earlier.units);
        }
        let later = &all[i + 1..];
        judged.push(view.appraise(number, planned, &judged, later));
    }
    judged
}

/// The position in which an attack of the plan is judged.
struct Viewpoint<'a> {
    setup: &'a Setup,
    target: HexId,
    /// The position, with the earlier attacks marked as made.
    state: State,
    /// Those that attack earlier, and what.
    before: Vec<(HexId, UnitMask)>,
}

impl<'a> Viewpoint<'a> {
    fn new(setup: &'a Setup, state: &State, target: HexId) -> Self {
        let mut view = Self {
            setup,
            target,
            state: *state,
            before: Vec::new(),
        };
        // The attack being put together comes first, unless it is this one.
        if let Some(open) = view.state.attack.take()
            && open.target != target
        {
            view.make(open.target, open.units);
        }
        // While hits are absorbed, nothing is refused for that alone.
        view.state.stage = Stage::Combat;
        view.state.hits = None;
        view
    }

    /// Marks an earlier attack as made.
    fn make(&mut self, target: HexId, units: UnitMask) {
        self.state.attacked |= units;
        self.state.attacked_hexes.insert(target);
        self.before.push((target, units));
    }

    /// Why a unit may not join the attack that `joined` make.
    fn refusal(&self, unit: UnitId, joined: UnitMask) -> Option<Trouble> {
        let target = self.target;
        let mut state = self.state;
        state.attack = (!joined.is_empty()).then_some(Attack {
            target,
            units: joined,
        });
        let mut found = None;
        let join = Action::JoinAttack { unit, target };
        let _ = Audit::new(self.setup, &state).action(join, &mut |why| {
            found = Some(why);
            ControlFlow::Break(())
        });
        let why = found?;
        if let Illegal::AlreadyAttacked { unit } = why
            && let Some(&(earlier, _)) = self.before.iter().find(|(_, u)| u.contains(unit))
        {
            return Some(Trouble::UnitTwice { unit, earlier });
        }
        Some(Trouble::Refused(why))
    }

    fn appraise(
        &self,
        number: usize,
        planned: Planned,
        earlier: &[Appraisal],
        later: &[(usize, Planned)],
    ) -> Appraisal {
        let (setup, state, target) = (self.setup, &self.state, planned.target);
        let mut units = UnitMask::EMPTY;
        let mut troubles = Vec::new();
        for unit in planned.units {
            match self.refusal(unit, units) {
                None => units.insert(unit),
                // What is wrong with the hex is said once.
                Some(why) if troubles.contains(&why) => {}
                Some(why) => troubles.push(why),
            }
        }
        if planned.units.is_empty() {
            troubles.push(Trouble::Nobody { target });
        }
        let garrison = Garrison::of(setup, state, target);
        let odds = (!units.is_empty()).then(|| odds(setup, state, target, units));
        let crt = &setup.parameters.numbers.crt;
        let normal =
            odds.map(|o| Expectation::of(crt, &garrison, o.column, o.overconcentrated, false));
        let all_out = odds
            .filter(|o| !o.may_flip.is_empty())
            .map(|o| Expectation::of(crt, &garrison, o.column, true, true));
        if let Some(odds) = &odds {
            for before in earlier {
                self.depends(before, units, odds, &garrison, &mut troubles);
            }
        }
        let near = setup.grid.around(target);
        let shares = (state.units_in(near, setup.units_of(state.player)) | units)
            .iter()
            .map(|unit| self.share(unit, units, &garrison, later))
            .collect();
        Appraisal {
            number,
            planned,
            units,
            odds,
            normal,
            all_out,
            garrison,
            shares,
            troubles,
        }
    }

    fn share(
        &self,
        unit: UnitId,
        units: UnitMask,
        garrison: &Garrison,
        later: &[(usize, Planned)],
    ) -> Share {
        let inside = units.contains(unit);
        let refused = match inside {
            true => None,
            false => self.refusal(unit, units),
        };
        let mut other = units;
        other.set(unit, !inside);
        let possible = refused.is_none() && !other.is_empty();
        let then = possible.then(|| {
            let odds = odds(self.setup, &self.state, self.target, other);
            let crt = &self.setup.parameters.numbers.crt;
            let expected =
                Expectation::of(crt, garrison, odds.column, odds.overconcentrated, false);
            AttackFigures {
                column: odds.column,
                hits: expected.hits,
            }
        });
        let planned = later.iter().find(|(_, p)| p.units.contains(unit));
        Share {
            unit,
            inside,
            then,
            refused,
            elsewhere: planned.map(|(_, p)| p.target),
        }
    }

    /// What the outcome of an earlier attack may change.
    fn depends(
        &self,
        before: &Appraisal,
        units: UnitMask,
        now: &Odds,
        garrison: &Garrison,
        troubles: &mut Vec<Trouble>,
    ) {
        let Some(normal) = &before.normal else { return };
        let earlier = before.planned.target;
        let (setup, open) = (self.setup, garrison.destinations);
        let scored = |hits: u8| {
            let at = usize::from(hits);
            let all_out = before.all_out.is_some_and(|e| e.faces[at] > 0);
            normal.faces[at] > 0 || all_out
        };
        let ends: Vec<(bool, bool)> = (1..4)
            .filter(|&hits| scored(hits))
            .map(|hits| before.garrison.outcome(hits))
            .collect();
        if ends.is_empty() {
            return;
        }
        let ways = |state: &State| Garrison::of(setup, state, self.target).destinations;
        let mut hit = self.state;
        hit.hit_hexes.insert(earlier);
        let barred = open - ways(&hit);
        let mut tell = |way, hexes: HexMask| {
            if !hexes.is_empty() {
                troubles.push(Trouble::RetreatDepends {
                    earlier,
                    way,
                    hexes,
                });
            }
        };
        tell(Way::Hit, barred);
        if !ends.iter().any(|(emptied, _)| *emptied) {
            return;
        }
        let mut emptied = hit;
        for unit in before.garrison.fit | before.garrison.retreated {
            emptied.put(unit, Spot::Destroyed);
        }
        tell(Way::Emptied, open - ways(&emptied) - barred);
        if ends.iter().any(|(_, retreats)| *retreats) {
            let mut gained = HexMask::EMPTY;
            for to in before.garrison.destinations {
                let mut gone = emptied;
                for unit in before.garrison.fit {
                    gone.put(unit, Spot::On(to));
                    gone.retreated.insert(unit);
                }
                gained |= ways(&gone) - open;
            }
            tell(Way::Joined, gained);
        }
        let column = odds(setup, &emptied, self.target, units).column;
        if column != now.column {
            troubles.push(Trouble::OddsDepend { earlier, column });
        }
    }
}
