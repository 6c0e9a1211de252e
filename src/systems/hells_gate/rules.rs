//! *Hell's Gate* as a [`Rules`] system.

use super::action::{Action, Route};
use super::audit::Audit;
use super::event::Event;
use super::ids::{BySide, Side, UnitId};
use super::illegal::Illegal;
use super::listing;
use super::notation;
use super::resolve::Resolver;
use super::sampling;
use super::setup::Setup;
use super::state::{Spot, Stage, State};
use super::victory::{Verdict, score};
use crate::engine::{Barrier, Clock, Die, Every, NotationError, Outcome, Rules, SideNo, digest};
use crate::hex::{HexId, HexMask, Id};
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;

/// The rules of *Hell's Gate* with one scenario.
#[derive(Clone, Debug)]
pub struct HellsGate {
    setup: Arc<Setup>,
}

impl HellsGate {
    /// The rules with this scenario.
    #[must_use]
    pub fn new(setup: impl Into<Arc<Setup>>) -> Self {
        Self {
            setup: setup.into(),
        }
    }

    /// The scenario, to be kept.
    #[must_use]
    pub fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    /// How the game ended, with the points of both sides; `None` while it goes
    /// on.
    #[must_use]
    pub fn verdict(&self, state: &State) -> Option<Verdict> {
        (state.stage == Stage::Over).then(|| score(&self.setup, state))
    }
}

impl HellsGate {
    /// The refuge hexes of a unit [11.5]: their number is added to its die.
    #[must_use]
    pub fn refuges(&self, state: &State, unit: UnitId) -> HexMask {
        super::movement::refuges(&self.setup, state, unit)
    }
}

impl Deref for HellsGate {
    type Target = Setup;
    fn deref(&self) -> &Setup {
        &self.setup
    }
}

impl Rules for HellsGate {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn initial(&self) -> State {
        State::initial(&self.setup)
    }

    fn to_act(&self, state: &State) -> Option<SideNo> {
        state.to_act().map(SideNo::from)
    }

    fn forced(&self, state: &State) -> Option<Action> {
        match state.stage {
            Stage::Supply => Some(Action::JudgeSupply),
            Stage::Mud => Some(Action::RollForMud),
            _ => None,
        }
    }

    fn clock(&self, state: &State) -> Clock {
        Clock([state.turn, state.player as u8, state.stage.phase() as u8])
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.verdict(state).map(|verdict| Outcome {
            margin: verdict.margin(),
            level: match verdict.winner() {
                Some(Side::Soviet) => 0,
                None => 1,
                Some(Side::German) => 2,
            },
        })
    }

    fn margin(&self, state: &State) -> i32 {
        score(&self.setup, state).margin()
    }

    fn audit(
        &self,
        state: &State,
        action: Action,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Audit::new(&self.setup, state).action(action, report)
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        listing::legal(&self.setup, state, out);
    }

    fn takes_back(&self, action: Action) -> bool {
        action.takes_back()
    }

    fn dice(&self, _: &State, action: Action) -> u8 {
        u8::from(matches!(
            action,
            Action::Resolve { .. } | Action::BreakOut { .. } | Action::RollForMud
        ))
    }

    fn resolve(&self, state: &State, action: Action, dice: &[Die], out: &mut Vec<Event>) {
        let mut scratch = *state;
        Resolver {
            setup: &self.setup,
            state: &mut scratch,
            tell: |event: &Event| out.push(*event),
        }
        .action(action, dice.first().copied());
    }

    #[inline]
    fn step(&self, state: &mut State, action: Action, dice: &[Die]) {
        Resolver {
            setup: &self.setup,
            state,
            tell: |_: &Event| {},
        }
        .action(action, dice.first().copied());
    }

    #[inline]
    fn sample(&self, state: &State, below: &mut dyn FnMut(usize) -> usize) -> Option<Action> {
        sampling::random_action(&self.setup, state, below)
    }

    fn apply(&self, state: &mut State, event: &Event) {
        super::apply::apply(&self.setup, state, event);
    }

    fn rolls(&self, state: &State) -> u32 {
        u32::from(state.rolls)
    }

    fn barrier(&self, before: &State, action: Action, after: &State) -> Option<Barrier> {
        // How hits are absorbed rolls no die and is seen by all: a slip of the
        // hand can be taken back, although the attacker goes on.
        let absorbs = matches!(action, Action::LoseStep { .. } | Action::Retreat { .. });
        if before.rolls != after.rolls {
            Some(Barrier::Dice)
        } else if before.to_act() != after.to_act() && !absorbs {
            Some(Barrier::Answered)
        } else {
            None
        }
    }

    fn hash(&self, state: &State) -> u64 {
        digest(&notation::position(&self.setup, state))
    }

    fn notation(&self, action: Action) -> String {
        notation::write(&self.setup, action)
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        notation::read(&self.setup, text)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        invariants(&self.setup, state)
    }
}

impl Every for HellsGate {
    fn every_action(&self, visit: &mut dyn FnMut(Action)) {
        // One unit and one hex beyond the last: nonsense must be refused too.
        let units = || (0..=self.setup.units.len()).map(UnitId::from_index);
        let hexes = || (0..=self.setup.grid.len()).map(HexId::from_index);
        for action in [
            Action::JudgeSupply,
            Action::RollForMud,
            Action::EndPhase,
            Action::Resolve { flip: None },
        ] {
            visit(action);
        }
        for unit in units() {
            visit(Action::Restore { unit });
            visit(Action::LeaveAttack { unit });
            visit(Action::Resolve { flip: Some(unit) });
            visit(Action::LoseStep { unit });
            visit(Action::BreakOut { unit });
            for hex in hexes() {
                visit(Action::Enter { unit, hex });
                visit(Action::JoinAttack { unit, target: hex });
                visit(Action::Retreat { unit, hex });
                let route = |second| Route { first: hex, second };
                let route_to = |second| Action::Move {
                    unit,
                    route: route(second),
                };
                visit(route_to(None));
                for second in hexes() {
                    visit(route_to(Some(second)));
                }
            }
        }
    }
}

/// What must be true of every state.
fn invariants(setup: &Setup, state: &State) -> Result<(), String> {
    let fail = |what: String| Err(what);
    let occupied = state.occupied();
    if occupied.soviet.intersects(occupied.german) {
        return fail(format!(
            "both sides are in {:?}",
            occupied.soviet & occupied.german
        ));
    }
    if occupied != BySide::from_fn(|side| state.hexes_of(setup.units_of(side))) {
        return fail(format!("the units are not where {occupied:?} says"));
    }
    let all = setup.all_units();
    let on_map = state.on_map();
    if on_map != state.counted_on_map() {
        return fail(format!("on the map are not only {on_map:?}"));
    }
    if !all.contains_all(on_map)
        || !setup
            .grid
            .all()
            .contains_all(occupied.soviet | occupied.german)
    {
        return fail("a unit or hex that does not exist is on the map".to_owned());
    }
    for (what, marked) in [
        ("unsupplied", state.unsupplied),
        ("retreated", state.retreated),
    ] {
        if !on_map.contains_all(marked) {
            return fail(format!("{what} off the map: {:?}", marked - on_map));
        }
    }
    if !setup.two_steps().contains_all(state.reduced) {
        return fail("a one-step unit is reduced".to_owned());
    }
    if !setup
        .units_of(state.player)
        .contains_all(state.attacked | state.moved | state.arriving)
    {
        return fail("the side not moving has attacked, moved or arrived".to_owned());
    }
    if (state.stage == Stage::Losses) != state.hits.is_some() {
        return fail("hits and stage disagree".to_owned());
    }
    if (state.stage == Stage::Reinforcement) == state.arriving.is_empty() {
        return fail("arriving units and stage disagree".to_owned());
    }
    if let Some(attack) = state.attack
        && (state.stage != Stage::Combat || attack.units.is_empty())
    {
        return fail("an attack is open outside the combat phase, or empty".to_owned());
    }
    if let Some(hits) = state.hits {
        let neighbours: HexMask = setup.grid.around(hits.target);
        let fit =
            (state.in_hex(hits.target) & setup.units_of(state.player.enemy())) - state.retreated;
        if hits.left == 0 || fit.is_empty() || !neighbours.contains_all(hits.destinations) {
            return fail(format!("impossible hits {hits:?}"));
        }
    }
    for unit in state.arriving {
        if state.spot(unit) != Spot::Awaited {
            return fail("an arriving unit is somewhere already".to_owned());
        }
    }
    if !(1..=setup.parameters.turns).contains(&state.turn) {
        return fail(format!("game turn {}", state.turn));
    }
    Ok(())
}
